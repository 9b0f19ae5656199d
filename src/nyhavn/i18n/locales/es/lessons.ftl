# Las lecciones para quien empieza.

learn-title = Aprender jugando
learn-offer = ¿Primera vez? Ocho lecciones breves en una mesa de verdad, unos cuatro minutos.
learn-later = Ahora no
learn-count = Lección { $number } de { $count }
learn-skip = Saltar
learn-next = Siguiente lección
learn-finish = ¡A jugar!
learn-leave = Salir de las lecciones

lesson-take = Gana quien llega primero a 12 puntos. Los puntos salen de las filas y columnas completas de tu casa, y sus losetas se pagan con cartas.
    .title = Robar cartas
    .do = Roba dos cartas de pasarelas vecinas: elige una, después la otra, y termina tu turno.
    .done = Ya son tuyas, y las pasarelas se han rellenado. Después de robar puedes quedarte con siete cartas como máximo.
lesson-build = Una loseta cuesta una carta de su color por casilla, y una menos junto a una loseta del mismo color: aquí la amarilla de tamaño 2 cuesta una sola carta.
    .title = Construir una fila
    .do = Elígela y arrástrala al borde derecho. Los botones de al lado la giran, le dan la vuelta, mueven su masonería y la colocan (✓): llena la fila 1, con la masonería encima, en la fila 2, y termina tu turno.
    .done = Una fila completa da 1 punto, o 2 si solo tiene ventanas: por eso la masonería va arriba.

lesson-neighbours = Las cartas se roban de pasarelas vecinas. Ya has gastado «dos cartas cualesquiera». Inténtalo aun así: elige las cartas rojas de las pasarelas 1 y 7, una tras otra.
    .title = ¿Qué pasarelas son vecinas?
    .do = Las pasarelas no forman un círculo: las dos de los extremos no son vecinas. Roba dos cartas contiguas y termina tu turno.
    .done = Dos cartas contiguas. Las pasarelas vacías se han rellenado al terminar tu turno.
lesson-action = Un turno es una acción: robar cartas o construir. Intenta las dos: roba dos cartas contiguas y después elige una loseta roja.
    .title = Una acción por turno
    .do = Las dos en un turno, solo con la habilidad «ambas acciones». Deshaz el robo, construye una loseta roja y termina tu turno.
    .done = Has construido sin robar cartas: eso queda para otro turno.
lesson-support = Las losetas no flotan. Elige la loseta lila de tamaño 3 y arrástrala a lo alto de tu casa, o pulsa ↑ hasta que flote.
    .title = ¿Qué sostiene una loseta?
    .do = Basta una casilla en el suelo o sobre una loseta; el resto puede sobresalir. Coloca la loseta de modo que una parte no tenga nada debajo y termina tu turno.
    .done = Se sostiene: ha bastado una casilla apoyada.
lesson-abilities = Todos empiezan con la misma habilidad, «dos cartas cualesquiera», también tu rival. Úsala: roba las cartas verdes de las pasarelas 1 y 7. Después elige una tercera carta.
    .title = Todos empiezan igual
    .do = Para una tercera carta hace falta «carta adicional», que nadie tiene al principio. Termina tu turno con las dos verdes.
    .done = «Dos cartas cualesquiera» descansa ahora, hasta que un blasón reactive tus habilidades.
lesson-columns = Una columna completa da 2 puntos, o 4 si las nueve casillas son ventanas. Pero nunca da un blasón.
    .title = Las columnas solo dan puntos
    .do = Completa la columna a con la loseta amarilla de tamaño 2 y termina tu turno.
    .done = Puntos y ningún blasón: los blasones están en cuatro casillas y en las filas 2, 4 y 6.
lesson-coats = Cubrir muchas casillas no da habilidades, y las ventanas tampoco. Solo las dan los blasones.
    .title = De dónde salen las habilidades
    .do = Construye una loseta roja que cubra el blasón de la fila 3. Elige qué te da y termina tu turno.
    .done = Un blasón cubierto o una fila de blasón completa: así se consiguen las habilidades.
