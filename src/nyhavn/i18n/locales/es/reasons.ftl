# Por qué un turno puede ser bueno. Cada motivo sigue a «Este turno…»; $name es otra persona de la mesa.

reason-wins = gana la partida con { $points } puntos
reason-stops = impide que { $name }, con { $points } puntos, gane en el próximo turno con cartas conocidas
reason-row =
    completa la fila { $line }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
reason-row-of-windows = completa la fila { $line }, solo ventanas: { $points } puntos
reason-column = completa la columna { $line }: { $points } puntos
reason-column-of-windows = completa la columna { $line }, solo ventanas: { $points } puntos
reason-coat-ability = consigue un blasón y con él «{ WORD("ability", $ability) }»
reason-coat-reactivate = consigue un blasón y reactiva todas las habilidades
reason-coat-special = consigue un blasón y coloca una loseta especial en { $space }
reason-denies-tile =
    se lleva la última loseta { WORD("colour", $colour) } { $size } antes que { $name }, { $missing ->
        [0] que ya podría pagarla
        [one] a quien le falta 1 carta
       *[other] a quien le faltan { $missing } cartas
    }
reason-affords = permite pagar { WORD("colour", $colour) } { $size } la próxima vez
reason-saves =
    guarda { $count } cartas ({ WORD("colour", $colour) }) para { WORD("colour", $colour) } { $size }: { $missing ->
        [0] todo lo que cuesta
        [one] falta 1
       *[other] faltan { $missing }
    }
reason-denies-cards = roba cartas que a { $name } le servirían para { WORD("colour", $colour) } { $size }
reason-row-near =
    deja { $missing ->
        [one] solo 1 casilla libre
       *[other] solo { $missing } casillas libres
    } en la fila { $line }, que vale { $points ->
        [one] 1 punto
       *[other] hasta { $points } puntos
    }
reason-column-near =
    deja { $missing ->
        [one] solo 1 casilla libre
       *[other] solo { $missing } casillas libres
    } en la columna { $line }, que vale hasta { $points } puntos
reason-uses =
    { $ability ->
        [any-cards] usa «dos cartas cualesquiera» para robar dos que no son vecinas
        [additional-card] usa «carta adicional» para robar una tercera
        [construction-discount] usa «descuento en la construcción» para pagar una carta menos
        [change-of-colours] usa «cambio de color» para pagar
       *[both-actions] usa «ambas acciones» para robar cartas y construir
    }
reason-cheap =
    toca { WORD("colour", $colour) }: { WORD("colour", $colour) } { $size } { $price ->
        [0] no cuesta nada
        [one] cuesta solo 1 carta
       *[other] cuesta solo { $price } cartas
    }
reason-discards =
    descarta { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } por otras mejores
reason-avoids-discard = construye con { $hand } cartas en mano: robar obligaría a descartar
reason-collects = reúne { $count } cartas ({ WORD("colour", $colour) }) en la mano
reason-keeps = guarda «{ WORD("ability", $ability) }» para un momento mejor
reason-covers = cubre { $count } casillas
reason-hand =
    deja { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } en la mano
nothing-to-explain = No hay ningún turno que explicar: no le toca a este asiento.
