# Los niveles de los bots: un nombre y una línea cada uno.

level-1 = Grumete
level-1-line = Ha visto levantar unas pocas casas y construye con lo que tiene a mano.
level-2 = Aprendiz
level-2-line = Ha construido unos cuantos miles de casas y empieza a ver cómo encajan.
level-3 = Albañil
level-3-line = Sabe qué filas valen la pena, guarda cartas para ellas y vigila lo que necesitas.
level-4 = Arquitecta
level-4-line = Sopesa todos los turnos posibles antes de poner una piedra.
level-5 = Capitán del puerto
level-5-line = Ve más lejos que tú y adivina lo que tienes en la mano.
