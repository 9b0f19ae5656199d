# Los niveles de los bots: un nombre y una línea cada uno.

cabin-girl = Grumete
cabin-girl-line = Es su primera semana: llena filas y no mira más allá.
deckhand = Marinero
deckhand-line = Ahorra para la próxima loseta y la pone donde crece una fila.
fishwife = Pescadera
fishwife-line = Usa todas las habilidades, pero nunca mira las columnas.
carpenter = Carpintera
carpenter-line = Ha construido unos miles de casas y empieza a ver cómo encajan.
mason = Albañil
mason-line = Sabe qué filas valen la pena y guarda cartas para ellas.
architect = Arquitecta
architect-line = Planea a la vez filas, columnas y blasones.
harbour-master = Capitán del puerto
harbour-master-line = Piensa a fondo sus dos mejores turnos antes de elegir.
lighthouse-keeper = Farera
lighthouse-keeper-line = Ve de lejos el final y adivina lo que tienes en la mano.
