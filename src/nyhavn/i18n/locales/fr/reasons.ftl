# Pourquoi un tour peut être bon. Chaque raison continue « Ce tour… » ; $name est une autre personne à la table.

reason-wins = gagne la partie avec { $points } points
reason-stops = empêche { $name }, à { $points } points, de gagner au prochain tour avec des cartes connues
reason-row =
    complète la ligne { $line } : { $points ->
        [one] 1 point
       *[other] { $points } points
    }
reason-row-of-windows = complète la ligne { $line }, rien que des fenêtres : { $points } points
reason-column = complète la colonne { $line } : { $points } points
reason-column-of-windows = complète la colonne { $line }, rien que des fenêtres : { $points } points
reason-coat-ability = gagne un blason et prend « { WORD("ability", $ability) } »
reason-coat-reactivate = gagne un blason et réactive toutes les capacités
reason-coat-special = gagne un blason et pose une tuile spéciale en { $space }
reason-denies-tile =
    prend la dernière tuile { WORD("colour", $colour) } { $size } avant { $name }, { $missing ->
        [0] qui pourrait la payer
        [one] à qui il manque 1 carte
       *[other] à qui il manque { $missing } cartes
    }
reason-affords = permet de payer { WORD("colour", $colour) } { $size } la prochaine fois
reason-saves =
    garde { $count } cartes ({ WORD("colour", $colour) }) pour { WORD("colour", $colour) } { $size } : { $missing ->
        [0] tout ce qu’il faut
        [one] il en manque 1
       *[other] il en manque { $missing }
    }
reason-denies-cards = prend des cartes qui serviraient à { $name } pour { WORD("colour", $colour) } { $size }
reason-row-near =
    ne laisse { $missing ->
        [one] qu’une case libre
       *[other] que { $missing } cases libres
    } dans la ligne { $line }, qui vaut { $points ->
        [one] 1 point
       *[other] jusqu’à { $points } points
    }
reason-column-near =
    ne laisse { $missing ->
        [one] qu’une case libre
       *[other] que { $missing } cases libres
    } dans la colonne { $line }, qui vaut jusqu’à { $points } points
reason-uses =
    { $ability ->
        [any-cards] utilise « cartes au choix » pour en prendre deux qui ne sont pas voisines
        [additional-card] utilise « carte supplémentaire » pour en prendre une troisième
        [construction-discount] utilise « coût de construction réduit » pour payer une carte de moins
        [change-of-colours] utilise « changement de couleurs » pour payer
       *[both-actions] utilise « prendre des cartes et construire » pour faire les deux
    }
reason-cheap =
    touche du { WORD("colour", $colour) } : { WORD("colour", $colour) } { $size } { $price ->
        [0] ne coûte rien
        [one] ne coûte qu’une carte
       *[other] ne coûte que { $price } cartes
    }
reason-discards =
    défausse { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    } pour de meilleures
reason-avoids-discard = construit avec { $hand } cartes en main : en prendre obligerait à en défausser
reason-collects = réunit { $count } cartes ({ WORD("colour", $colour) }) en main
reason-keeps = garde « { WORD("ability", $ability) } » pour un meilleur moment
reason-covers = couvre { $count } cases
reason-hand =
    porte la main à { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
nothing-to-explain = Il n’y a pas de tour à expliquer : ce n’est pas à cette place de jouer.
