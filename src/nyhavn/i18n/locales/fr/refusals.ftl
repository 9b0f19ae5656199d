# Pourquoi quelque chose est impossible.

## Les étapes d’un tour

game-over = La partie est terminée : plus rien ne peut être joué.
turn-over = Ce tour est terminé ; le port va être complété.
not-this-step = Ce n’est pas possible à ce stade du tour : continuez ce qui est commencé, ou annulez-le.
decision-unknown = Le jeu ne connaît pas cette étape : { $decision }.
pier-empty = Il n’y a pas de carte à ce ponton. Prenez des cartes là où il y en a.
ability-not-owned = Il faut la capacité « { WORD("ability", $ability) } », que vous n’avez pas encore.
ability-inactive = La capacité « { WORD("ability", $ability) } » est inactive : elle a servi et n’a pas été réactivée.
already-took = Des cartes ont déjà été prises pendant ce tour.
already-built = On a déjà construit pendant ce tour : une tuile par tour.
hand-over-limit = Vous avez { $hand } cartes : défaussez d’abord au-delà de { $limit }.
hand-within-limit = On ne défausse qu’au-delà de { $limit } cartes, et jusqu’à { $limit } ; vous en avez { $hand }.
card-not-in-hand = Vous n’avez pas assez de cartes de couleur { WORD("colour", $colour) }.
no-passing = On ne passe pas : prenez des cartes ou construisez.
nothing-to-build = Avec cela, vos cartes ne peuvent acheter aucune tuile.
already-declared = Cette capacité est déjà annoncée pour cette tuile.
change-into-itself = Un changement de couleurs transforme une couleur en une autre ; { WORD("colour", $colour) } en elle-même ne change rien.
change-unused = Le changement de couleurs ne sert à rien ici pour { $tile } : il faut payer au moins une carte changée.
build-declared = Une construction a commencé : posez une tuile ou revenez en arrière.
nothing-to-take-back = Il n’y a rien à annuler : le tour vient de commencer.

## Poser des tuiles

tile-not-in-supply = Il ne reste plus de tuile { $tile }.
tile-shape = La tuile { $tile } ne peut pas être posée ainsi en { $spaces }, quel que soit le sens.
space-covered = { $spaces } n’est pas entièrement vide : il y a déjà une tuile.
unsupported = Rien ne soutient { $spaces } : une case doit être sur la ligne 1 ou juste au-dessus d’une case couverte.
cards-missing =
    La tuile { $tile } coûte là { $price ->
        [one] { $price } carte
       *[other] { $price } cartes
    }, et vous ne pouvez pas la payer.
white-tile-bought = Les tuiles spéciales ne s’achètent pas : seul un blason en donne.

## Payer

paid-other-colour = On a payé { $paid }, mais ces cartes ne comptent pas toutes comme la couleur de { $tile }.
paid-not-the-price =
    La tuile { $tile } coûte là exactement { $price ->
        [one] { $price } carte
       *[other] { $price } cartes
    } ; { $count } { $count ->
        [one] a été payée
       *[other] ont été payées
    }.
payment-open = La tuile est posée mais pas payée : choisissez les cartes.
payment-impossible = Vous ne pouvez pas payer avec { $changed } cartes changées.

## Blasons

coat-open = Il reste un blason à utiliser avant la fin du tour.
no-coat-open = Il ne reste aucun blason à utiliser.
no-special-tile = Il ne reste plus de tuile spéciale.
ability-owned = La capacité « { WORD("ability", $ability) } » est déjà là, et personne n’en a deux pareilles.
nothing-inactive = Rien à réactiver : aucune de vos capacités n’est inactive.
coat-after-lapse = Après un blason perdu, aucun autre ne peut servir pendant ce tour.
coat-usable = Ce blason n’est pas perdu : il peut servir, donc il doit servir.
lapses-count = { $expected } blasons ont été perdus pendant ce tour ; le mot en indique { $count }.

## Le mot d’un tour

turn-malformed = Ce n’est pas un tour : un tour commence par T (prendre) ou B (construire).
build-before-take = Avec les deux actions, on prend d’abord des cartes, puis on construit.
two-takes = On ne prend des cartes qu’une fois par tour.
two-builds = On n’achète qu’une tuile par tour.
take-malformed = Prendre des cartes s’écrit comme T34, T26+1 ou T34-gg.
take-two-cards = Exactement deux pontons suivent le T, ici { $count }.
piers-order = Les pontons sont dans l’ordre, chacun une fois : pas { $first } avant { $second }.
additional-twice = Une seule carte supplémentaire peut être prise ; ici { $count }.
pier-unknown = Il n’y a pas de ponton { $pier } : ils vont de 1 à { $piers }.
build-malformed = Construire s’écrit comme Br3@a1:a2b2=rrr : tuile, brique, fenêtres, cartes payées.
tile-unknown = Il n’y a pas de tuile { $tile } : les couleurs sont r y g b p, les tailles 2 à 5.
card-unknown = « { $card } » n’est pas une carte : les couleurs sont r y g b p.
cards-order = Les cartes sont dans l’ordre { $order } ; ici { $cards }.
outside-the-house = { $space } est hors de la maison : colonnes a à e, lignes 1 à 9.
windows-order = Les fenêtres s’écrivent ligne par ligne depuis la gauche : { $order }, pas { $windows }.
coat-malformed = « { $coat } » n’est pas un usage de blason : on écrit *c4, *+x, *~ ou *-.
ability-unknown = Il n’y a pas de capacité « { $ability } » : ce sont n x d h o.

## Pioche et joueurs

players-count = Le jeu est pour 2 à 4 personnes, pas { $players }.
seat-unknown = À une table de { $players }, il n’y a pas de place { $seat }.
end-card-too-early = À { $players }, la carte Fin de partie n’entre que dans la seconde pioche.
end-card-count = La pioche a { $count } cartes Fin de partie : il en faut exactement une.
end-card-place = La carte Fin de partie est en position { $place } : elle doit être parmi les dix dernières.
card-count = La pioche a { $count } cartes de couleur { $card } : il en faut { $expected }.
deck-hidden = Cette partie est ce qu’une place en voit, sans pioche.
facts-without-room = Ces données n’entrent dans aucune partie.
refill-not-due = Le port n’est complété qu’à la fin d’un tour.
reshuffle-not-due = La défausse n’est mélangée que lorsque la pioche est vide.

## Enregistrements

not-utf-8 = Ce n’est pas un texte en UTF-8, donc pas un enregistrement.
header-malformed = Un en-tête s’écrit comme [Key "value"] ; pas ceci : { $header }
header-unwritable = Aucun en-tête ne peut contenir ceci : { $key } « { $value } ».
header-twice = L’en-tête { $key } figure deux fois.
header-missing = L’en-tête { $key } manque : chaque enregistrement en a besoin.
header-values = L’en-tête { $key } a une valeur ; ici { $count }.
header-after-turns = Les en-têtes précèdent le premier tour ; celui-ci le suit : { $header }
format-unknown = Le format « { $format } » est inconnu : on lit « { $expected } ».
game-unfinished = Seule une partie jouée jusqu’au bout peut être analysée.
round-number-wrong = Les manches comptent à partir de 1 : attendu { $expected }, pas { $found }
round-number-missing = Une manche commence ici : { $expected } doit précéder le tour.
round-empty = Après le numéro de manche { $found }, un tour doit suivre.
turn-left-out = La manche est incomplète : il manque un tour avant { $found }
reshuffle-missing = Ce tour vide la pioche, et l’enregistrement n’a pas de Deck2.
reshuffle-unused = L’enregistrement a un Deck2, mais la première pioche n’a jamais été vide.
result-too-early = Les en-têtes donnent un résultat, mais la partie n’est pas finie.
result-malformed = Le résultat s’écrit en points et places gagnantes, comme "12 7" "1" ; ici { $result }
result-differs = Les tours mènent à { $expected } ; l’en-tête dit { $found }.
end-differs = La partie s’est terminée par « { $expected } » ; l’en-tête dit « { $found } ».
no-such-turn = Il n’y a pas de tour { $turn } : l’enregistrement en a { $turns }.
bot-unknown = Il n’y a pas de bot « { $bot } ». Il y a : { $bots }.
