# Pourquoi un tour peut être bon. Chaque raison continue « Ce tour… » ; $name est une autre personne à la table.

reason-wins = gagne la partie avec { $points } points
reason-stops = empêche un coup gagnant de { $name }
reason-row =
    complète la ligne { $line } : { $points ->
        [one] 1 point
       *[other] { $points } points
    }
reason-row-of-windows = complète la ligne { $line }, rien que des fenêtres : { $points } points
reason-column = complète la colonne { $line } : { $points } points
reason-column-of-windows = complète la colonne { $line }, rien que des fenêtres : { $points } points
reason-coat-ability = apporte « { WORD("ability", $ability) } » pour un blason
reason-coat-reactivate = réactive toutes les capacités pour un blason
reason-coat-special = apporte une tuile spéciale en { $space }
reason-denies-tile = prend la dernière tuile { WORD("colour", $colour) } { $size } avant { $name }
reason-affords = permet de payer { WORD("colour", $colour) } { $size } la prochaine fois
reason-saves =
    { $missing ->
        [0] garde les cartes pour { WORD("colour", $colour) } { $size }
        [one] ne laisse qu’une carte à trouver pour { WORD("colour", $colour) } { $size }
       *[other] ne laisse que { $missing } cartes à trouver pour { WORD("colour", $colour) } { $size }
    }
reason-denies-cards = prive { $name } de cartes pour { WORD("colour", $colour) } { $size }
reason-row-near =
    ne laisse { $missing ->
        [one] qu’une case libre
       *[other] que { $missing } cases libres
    } dans la ligne { $line }
reason-column-near =
    ne laisse { $missing ->
        [one] qu’une case libre
       *[other] que { $missing } cases libres
    } dans la colonne { $line }
reason-uses = utilise « { WORD("ability", $ability) } »
reason-cheap =
    touche du { WORD("colour", $colour) } et { $price ->
        [0] ne coûte rien
        [one] ne coûte qu’une carte
       *[other] ne coûte que { $price } cartes
    }
reason-discards =
    défausse { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    } pour de meilleures
reason-avoids-discard = construit avec une main presque pleine
reason-collects = réunit { $count } cartes ({ WORD("colour", $colour) }) en main
reason-keeps = garde « { WORD("ability", $ability) } » pour plus tard
reason-covers = couvre { $count } cases
reason-hand =
    porte la main à { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
nothing-to-explain = Il n’y a pas de tour à expliquer : ce n’est pas à cette place de jouer.
