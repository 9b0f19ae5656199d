# Las reglas, con nuestras palabras.

rules-title = Las reglas
rules-search = Buscar en las reglas
rules-contents = Índice
rules-nothing = De eso no hay nada aquí.
rules-found =
    { $count ->
        [one] 1 apartado
       *[other] { $count } apartados
    }
rules-goal =
    Decoras la fachada de una casa del puerto con losetas de colores. Quien llega primero a 12 puntos gana al instante. Si antes sale la carta de final de partida, gana quien tenga más puntos.
    .title = El objetivo
rules-turn =
    En tu turno haces una de dos cosas: robar cartas o construir fachada. No ambas, salvo con la habilidad «ambas acciones». No se puede pasar.

    Hasta que acaba el turno nada depende del azar: cada paso se puede deshacer antes.
    .title = Un turno
rules-take =
    Roba dos cartas de pasarelas vecinas. La primera y la última no son vecinas.

    Puedes conservar siete cartas. Si al acabar de robar tienes más, descarta las que sobren; tú eliges cuáles. Las pasarelas vacías se rellenan al acabar el turno.
    .title = Robar cartas
rules-build =
    Elige una loseta y un lugar. Su precio es su tamaño, en cartas de su color.

    Cuesta una carta menos si toca por un lado una loseta del mismo color de tu casa – una esquina no basta – y una menos con «descuento en la construcción». Se paga exactamente el precio, que puede ser nada. Construyes una loseta por turno.
    .title = Construir fachada
rules-laying =
    Gira y voltea la loseta como quieras. Todas sus casillas deben estar vacías y dentro de la casa, y al menos una debe apoyarse en el suelo o justo encima de una casilla cubierta. Basta una casilla apoyada: el resto puede sobresalir. Lo colocado no se mueve nunca.

    Cada loseta tiene una casilla de masonería, las demás son ventanas. A menudo se pueden cubrir las mismas casillas con la masonería en otro sitio, y de eso depende lo que vale una línea.
    .title = Colocar una loseta
rules-coats =
    Cuatro blasones están en casillas, y las filas 2, 4 y 6 son filas de blasón. Las columnas no tienen. Por cada blasón que cubras y cada fila de blasón que completes, elige una cosa:

    – tomar una habilidad que aún no tengas;

    – reactivar todas tus habilidades inactivas;

    – colocar una loseta especial blanca: una sola ventana, con las mismas reglas. Puede dar otro blasón.
    .title = Blasones
rules-abilities =
    Todo el mundo empieza con «dos cartas cualesquiera». Nadie tiene dos iguales. En un turno puedes usar todas las habilidades activas que quieras; la usada queda inactiva hasta que un blasón la reactive.
    .title = Habilidades
rules-scoring =
    Una fila completa da 1 punto, o 2 si las cinco son ventanas. Una columna completa da 2 puntos, o 4 si las nueve son ventanas. Las losetas especiales cuentan como ventanas. Cada línea puntúa una vez, al final del turno que la completa.
    .title = Puntos
rules-end =
    Con 12 puntos ganas al instante.

    Con dos personas la carta de final de partida está entre las diez últimas del mazo. Con tres o cuatro, cuando se agota el primer mazo se baraja la pila de descarte, y la carta entra entre las diez últimas de ese segundo mazo. Cuando aparece, la partida acaba al instante: gana quien tenga más puntos; en caso de empate, menos casillas vacías; si no, se comparte la victoria.
    .title = El final
rules-setup =
    Quien empieza recibe dos cartas, la segunda y la tercera persona tres, la cuarta cuatro. Con dos personas quedan 15 losetas en la caja; con tres, 10 losetas y 10 cartas.
    .title = Antes de empezar
rules-hidden =
    Están ocultas las manos y el orden del mazo. Pero se roba y se paga a la vista: lo que has visto de una mano se muestra boca arriba.
    .title = Lo que está oculto
forms-title = Todas las losetas en palabras
forms-tile = Loseta
forms-shape = Forma
forms-rows = Fila por fila, desde arriba
forms-window = ventana
forms-brick = masonería
forms-gap = hueco
