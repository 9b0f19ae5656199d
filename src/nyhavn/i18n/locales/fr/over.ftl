# La fin d’une partie.

over-title = La partie est terminée

## Qui a gagné, et comment

over-you-win = Vous gagnez { $points } à { $second }
over-you-win-plain = Vous gagnez !
over-wins = { $winner } gagne { $points } à { $second }
over-wins-plain = { $winner } gagne
over-shared = Victoire partagée
over-given-up = La partie a été abandonnée
over-turns =
    { $turns ->
        [one] { $turns } tour.
       *[other] { $turns } tours.
    }
over-turns-minutes =
    { $turns } tours en { $minutes ->
        [one] une minute.
       *[other] { $minutes } minutes.
    }
over-card = La carte Fin de partie est venue.
over-tied = Égalité à { $points } points : le plus petit nombre de cases vides décide.
over-share = { $winners } : { $points } points chacun, et autant de cases vides.
over-resigned =
    { $count ->
        [one] { $names } a abandonné.
       *[other] { $names } ont abandonné.
    }
over-resigned-you = Vous avez abandonné.

## Pour qui a perdu : un mot chaleureux, et le moment le plus serré

over-comfort = Une belle maison tout de même.
over-comfort-close = Si près du but !
over-comfort-resigned = Il y aura d’autres soirs.
over-moment-ahead = Après le tour { $turn }, vous meniez { $mine } à { $best }.
over-moment-level =
    Après le tour { $turn }, il y avait égalité à { $mine ->
        [one] un point.
       *[other] { $mine } points.
    }
over-moment-behind =
    Après le tour { $turn }, vous n’étiez qu’à { $gap ->
        [one] un point.
       *[other] { $gap } points.
    }
over-moment-best =
    Votre meilleur tour fut le { $turn }, avec { $points ->
        [one] un point.
       *[other] { $points } points.
    }

## Trois chiffres

over-figure-best-turn = meilleur tour : { $lines }
over-figure-spaces =
    { $cards ->
        [one] cases pour { $cards } carte
       *[other] cases pour { $cards } cartes
    }
over-figure-coats =
    { $count ->
        [one] blason
       *[other] blasons
    }
over-figure-windows =
    { $count ->
        [one] rangée tout en fenêtres
       *[other] rangées tout en fenêtres
    }
over-figure-abilities =
    { $count ->
        [one] capacité utilisée
       *[other] capacités utilisées
    }
over-figure-tiles =
    { $count ->
        [one] tuile construite
       *[other] tuiles construites
    }

## Tous les chiffres

over-chart = Les points tour par tour
over-chart-turn = Tour
over-all-figures = Tous les chiffres
over-group-points = Points
over-group-cards = Cartes et tours
over-group-tiles = Tuiles et cases
over-group-coats = Blasons
over-group-abilities = Capacités utilisées

## Les maisons, et la suite

over-look =
    { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : regarder la maison
over-rematch = Revanche
over-rematch-join = À la revanche
over-replay = Revoir la partie
over-picture = Partager une image
over-picture-points =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
over-picture-saved = L’image est enregistrée.
over-picture-failed = L’image n’a pas pu être créée.
over-download = Télécharger la partie
