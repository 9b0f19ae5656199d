# Un tour en toutes lettres.

tile =
    { $colour ->
        [green] verte
        [blue] bleue
        [purple] violette
       *[other] { WORD("colour", $colour) }
    } { $size }
cards-of-colour =
    { $count ->
        [one] { $colour }
       *[other] { $count }× { $colour }
    }
row = ligne { $line }
column = colonne { $line }

told-turn = { $name } : { $clauses }.
told-took = cartes prises aux pontons { $first } et { $second } : { $cards }
told-took-any-cards = avec « cartes au choix », cartes prises aux pontons { $first } et { $second } : { $cards }
told-took-additional = avec « carte supplémentaire », carte prise au ponton { $pier } : { $card }
told-put-down = cartes défaussées : { $cards }
told-both-actions = avec « prendre des cartes et construire »
told-built = tuile { $tile } posée en { $spaces }, brique en { $brick }
told-discount = avec « coût de construction réduit »
told-change = avec « changement de couleurs » : { $source } compte comme { $target }
told-paid = cartes payées : { $cards }
told-paid-nothing = aucune carte payée
told-coat-special = blason : tuile spéciale en { $space }
told-coat-ability = blason : capacité « { $ability } »
told-coat-reactivate = blason : toutes les capacités réactivées
told-coat-lapsed = blason : perdu
told-scored = { $points } { $points ->
        [one] point
       *[other] points
    } pour { $lines }
