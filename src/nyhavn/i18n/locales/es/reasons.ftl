# Por qué un turno puede ser bueno. Cada motivo sigue a «Este turno…»; $name es otra persona de la mesa.

reason-wins = gana la partida con { $points } puntos
reason-stops = impide una jugada ganadora de { $name }
reason-row =
    completa la fila { $line }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
reason-row-of-windows = completa la fila { $line }, solo ventanas: { $points } puntos
reason-column = completa la columna { $line }: { $points } puntos
reason-column-of-windows = completa la columna { $line }, solo ventanas: { $points } puntos
reason-coat-ability = da «{ WORD("ability", $ability) }» por un blasón
reason-coat-reactivate = reactiva todas las habilidades con un blasón
reason-coat-special = da una loseta especial para { $space }
reason-denies-tile = se lleva la última loseta { WORD("colour", $colour) } { $size } antes que { $name }
reason-affords = alcanza para { WORD("colour", $colour) } { $size } la próxima vez
reason-saves =
    { $missing ->
        [0] guarda las cartas para { WORD("colour", $colour) } { $size }
        [one] deja a falta de 1 carta { WORD("colour", $colour) } { $size }
       *[other] deja a falta de { $missing } cartas { WORD("colour", $colour) } { $size }
    }
reason-denies-cards = quita a { $name } cartas para { WORD("colour", $colour) } { $size }
reason-row-near =
    deja { $missing ->
        [one] solo 1 casilla libre
       *[other] solo { $missing } casillas libres
    } en la fila { $line }
reason-column-near =
    deja { $missing ->
        [one] solo 1 casilla libre
       *[other] solo { $missing } casillas libres
    } en la columna { $line }
reason-uses = usa «{ WORD("ability", $ability) }»
reason-cheap =
    toca { WORD("colour", $colour) } y { $price ->
        [0] no cuesta nada
        [one] cuesta solo 1 carta
       *[other] cuesta solo { $price } cartas
    }
reason-discards =
    descarta { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } por otras mejores
reason-avoids-discard = construye con la mano casi llena
reason-collects = reúne { $count } cartas ({ WORD("colour", $colour) }) en la mano
reason-keeps = guarda «{ WORD("ability", $ability) }» para más tarde
reason-covers = cubre { $count } casillas
reason-hand =
    deja { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } en la mano
nothing-to-explain = No hay ningún turno que explicar: no le toca a este asiento.
