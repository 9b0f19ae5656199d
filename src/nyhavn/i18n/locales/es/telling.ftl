# Un turno en palabras.

tile =
    { $colour ->
        [red] roja
        [yellow] amarilla
       *[other] { WORD("colour", $colour) }
    } { $size }
cards-of-colour =
    { $count ->
        [one] { $colour }
       *[other] { $count }× { $colour }
    }
row = fila { $line }
column = columna { $line }

told-turn = { $name }: { $clauses }.
told-took = cartas robadas de las pasarelas { $first } y { $second }: { $cards }
told-took-any-cards = con «dos cartas cualesquiera», cartas robadas de las pasarelas { $first } y { $second }: { $cards }
told-took-additional = con «carta adicional», carta robada de la pasarela { $pier }: { $card }
told-put-down = cartas descartadas: { $cards }
told-both-actions = con «ambas acciones»
told-built = loseta { $tile } construida en { $spaces }, con la masonería en { $brick }
told-discount = con «descuento en la construcción»
told-change = con «cambio de color»: { $source } cuenta como { $target }
told-paid = cartas pagadas: { $cards }
told-paid-nothing = sin pagar cartas
told-coat-special = blasón: loseta especial en { $space }
told-coat-ability = blasón: habilidad «{ $ability }»
told-coat-reactivate = blasón: todas las habilidades activadas
told-coat-lapsed = blasón: sin uso posible
told-scored = { $points } { $points ->
        [one] punto
       *[other] puntos
    } por { $lines }
