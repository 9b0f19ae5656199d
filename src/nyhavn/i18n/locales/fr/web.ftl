# La page dans le navigateur.

app-name = Nyhavn
close = Fermer
menu = Menu
settings = Réglages
rules = Règles
rules-new-tab = Règles (nouvel onglet)
undo = Annuler
undo-nothing = Il n’y a encore rien à annuler.
no = Non
copy = Copier
copied = Copié.
share = Partager
you = Vous
    .among = vous
guest = Invité
go-home = Accueil
your-name = Votre nom
use-it = Utiliser
connection-lost = Le serveur est injoignable. Vérifiez la connexion et réessayez.
connection-lost-now = Connexion perdue – nouvel essai…
connection-slow = Connexion lente…
connection-restored = Connexion rétablie.
connection-unsent = Pas encore envoyé : en attente de la connexion…

## Accueil

home-tagline = Construisez la plus belle maison du port.
home-running = Vos tables
home-open = Tables ouvertes
home-recent = Dernières parties
home-go-on = Continuer
home-join = Rejoindre
home-watch = Regarder
home-replay = Revoir
home-more = Plus
home-open-file = Revoir depuis un fichier
home-how = En bref
play-title = Nouvelle partie
play-friends = Inviter des amis
play-screen = Même écran
play-players = Joueurs
play-level = Niveau
play-now = Jouer
play-invite = Ouvrir la table
play-start = Commencer
play-clock = Temps par tour
play-listed = Tout le monde peut jouer ou regarder
clock-none = sans limite
clock-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
clock-day = un jour
player-number = Joueur { $number }
line-finished = victoire : { $winners }, { $points }
line-open = en attente de joueurs
line-playing = tour { $turn }
line-action = { $action } : { $names }
your-turn-badge = À vous
title-your-turn = À vous ! – Nyhavn
page-title = { $page } – Nyhavn

## Rejoindre et attendre

join-sit-down = Prendre place
waiting-title = En attente de joueurs
waiting-open-seat = place libre
waiting-here = là
waiting-leave = Quitter la table
waiting-put-bot = Installer ici le bot { $bot }
invite-make-link = Créer un lien
invite-link = Lien
invite-code = Le lien en code QR
guide-connecting = Connexion…

## Que faire

guide-your-turn = À vous
guide-choose = À vous : prenez deux cartes, ou construisez.
guide-choose-name = { $name } : prenez deux cartes, ou construisez.
guide-second = Touchez maintenant une carte voisine du ponton { $pier }.
guide-place = Placez la tuile, puis construisez.
guide-build = Choisissez une tuile.
guide-put-down =
    Trop de cartes : choisissez-en { $count ->
        [one] une
       *[other] { $count }
    } à défausser.
guide-pay = Quelles cartes payez-vous ?
guide-coats =
    { $count ->
        [one] Un blason ! Choisissez ce qu’il apporte.
       *[other] { $count } blasons ! Choisissez ce qu’ils apportent.
    }
guide-additional = Prenez une carte supplémentaire, ou terminez le tour.
guide-both-actions = Vous pouvez aussi construire, ou terminer le tour.
guide-wins = Vous gagnez la partie : terminez le tour !
guide-end =
    { $points ->
        [0] Tout est fait : terminez le tour.
        [one] Tout est fait : terminez le tour pour { $points } point.
       *[other] Tout est fait : terminez le tour pour { $points } points.
    }
guide-sending = Envoi…
guide-plays = { $name } joue.
guide-bot-plays = { $name } réfléchit.
guide-stand-in = Un bot joue pour vous.
guide-finished = La partie est terminée.
end-turn-button =
    { $points ->
        [0] Terminer le tour
       *[other] Terminer le tour : +{ $points }
    }
end-turn-win = Terminer et gagner !

## Port, main et pioche

harbour-title = Port
supply-title = Réserve
supply-sold-out = épui­sée
shop-none = Aucune tuile n’est encore à votre portée.
shop-later = Les tuiles à votre portée apparaîtront ici.
shop-all = Les 20
shop-title = Les 20 tuiles
shop-gold = doré : à votre portée
points-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
pier-empty-short = vide
pier-label =
    Ponton { $pier } : { $card }{ $hint ->
        [near] , voisine de la carte choisie
        [far] , seulement avec « cartes au choix »
        [new] , nouvelle
       *[none] { "" }
    }
offer-any-cards = Utiliser « { $ability } » ?
deck-bar-first = { $count } dans la pioche
deck-bar-last-ten = { $count } dans la pioche ; fin possible dans { $safe }
deck-bar-end = Reste { $count } : la carte Fin de partie peut venir !
hand-label =
    { $count ->
        [0] Votre main est vide
       *[other] Votre main, { $count } cartes sur { $limit } : { $cards }
    }
hand-empty = aucune carte
hand-ahead =
    Prendre vous fera défausser { $count ->
        [one] une carte.
       *[other] { $count } cartes.
    }
put-down-card = Défausser une carte : { $card }

## Réserve et pose

supply-label =
    { $tile }, reste { $count }, { $kinds ->
        [1] prix { $low }
       *[other] prix { $low } à { $high }
    }
supply-label-closed = { $tile }, reste { $count }. { $why }
tile-form =
    { $form ->
        [line] ligne
        [corner] angle
        [square] carré
        [cross] croix
       *[letter] forme de { $form }
    }, { $wide } de large, { $high } de haut
supply-none-left = Il ne reste plus de tuile { $tile }.
supply-not-now = On ne peut pas construire en ce moment.
supply-cards-missing = La tuile { $tile } coûte jusqu’à { $size } cartes de couleur { $colour } ; vous ne pouvez pas la payer maintenant.
supply-with-ability =
    Avec « { $ability } »{ $change ->
        [no] { "" }
       *[other] {" "}({ $change })
    }, vous pouvez la construire.
supply-label-ability = Seulement avec « { $ability } ».
white-tile = tuile spéciale
placing-tools = Poser la tuile
place-cancel = Reposer
place-turn = Tourner
place-flip = Retourner
place-brick = Déplacer la brique
place-confirm = Poser ici
place-for = Construire pour { $cards }
place-trial = Pour essayer seulement : ce n’est pas à vous.
trial-over = Le tour a changé : votre essai a été repris.
place-outside = Là, la tuile dépasserait de la maison.
place-put-back = Reposée.
place-no-further = Il n’y a plus de place dans cette direction.
place-one-way = Ici, elle ne peut pas être posée autrement.
place-one-brick = Ici, la brique ne peut pas être ailleurs.
place-told =
    { $tile } en { $spaces }{ $brick ->
        [none] { "" }
       *[other] , brique en { $brick }
    }
price-touching = − 1 touche { $colour }
price-discounted = − 1 coût réduit
price-sum =
    { $reduced ->
        [yes] { $parts } = { $cards } { $cards ->
            [one] carte
           *[other] cartes
        }
       *[no] { $cards } { $cards ->
            [one] carte
           *[other] cartes
        }
    }
outcome-line = { $line } +{ $points }
outcome-coats =
    { $count ->
        [one] un blason
       *[other] { $count } blasons
    }
outcome-wins = et c’est gagné !

## Maisons

house-own = Votre maison
house-of = La maison de { $name }
house-window = fenêtre, { $colour }
house-brick = brique, { $colour }
house-coat = vide, blason
house-empty = vide
house-coat-row = ligne { $row }, ligne avec blason

## Capacités et blasons

abilities-own = Vos capacités
ability-label =
    { $name } : { $state ->
        [missing] Pas encore à vous
        [inactive] Inactive
        [on] En usage
       *[active] Active
    }
ability-state =
    { $name } ({ $state ->
        [inactive] inactive
       *[active] active
    })
ability-told = « { $name } » : { $text }. { $why }
ability-missing = Un blason peut vous donner cette capacité.
ability-resting = Elle a servi ; un blason la réactivera.
ability-automatic = Jouez simplement : elle sert quand il le faut.
change-question = Quelles cartes doivent compter comme une autre couleur ?
change-pair = { $source } compte comme { $target }
coats-title =
    { $count ->
        [one] Blason
       *[other] { $count } blasons
    }
coat-space = case { $space }
coats-then = puis on marque
coat-ability-title = Prendre une capacité
coat-no-ability = Vous avez les cinq.
coat-reactivate-title = Réactiver
coat-reactivate-text = toutes vos capacités inactives redeviennent actives
coat-special-title = Tuile spéciale (reste { $count })
coat-special-text = une fenêtre, partout où elle est soutenue

## Les autres

rival-open = Montrer la maison de { $name }
rival-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }{ $unknown ->
        [0] , toutes connues
       *[other] , dont { $unknown } cachées
    }
rival-known = Vous avez vu : { $cards }
rival-empty =
    { $count ->
        [one] { $count } case vide
       *[other] { $count } cases vides
    }
rival-away = absent
rival-resigned = a abandonné
vote-stand-in = Laisser un bot jouer en attendant
take-seat-back = Reprendre ma place
watching = Vous regardez
watchers =
    { $count ->
        [one] { $count } regarde
       *[other] { $count } regardent
    }
race-seat = { $name } : { $points }
race-label = Course aux { $goal } points : { $seats }
hand-over-title = { $name }, à vous
hand-over-text = Passez l’appareil. Ne montrez la main qu’ensuite.
hand-over-drawn = L’ordre du jeu a été tiré au sort.
hand-over-ready = Je suis { $name }

## Journal

log = Journal
event-seat-taken =
    { $who ->
        [you] Vous prenez place.
       *[other] { $name } prend place.
    }
event-seat-left = La place { $seat } est de nouveau libre.
event-started = La partie commence.
event-stood-in =
    { $who ->
        [you] { $why ->
            [time] Votre temps est écoulé : un bot joue en attendant.
            [vote] La table a voté : un bot joue pour vous en attendant.
           *[left] Vous avez quitté la table : un bot joue en attendant.
        }
       *[other] { $why ->
            [time] Le temps de { $name } est écoulé : un bot joue en attendant.
            [vote] La table a voté : un bot joue pour { $name } en attendant.
           *[left] Départ de { $name } : un bot joue en attendant.
        }
    }
event-taken-back =
    { $who ->
        [you] Vous êtes de retour.
       *[other] { $name } est de retour.
    }
event-voted =
    { $who ->
        [voter] Vous demandez qu’un bot joue pour { $other }.
        [you] { $name } demande qu’un bot joue pour vous.
       *[other] { $name } demande qu’un bot joue pour { $other }.
    }
event-resigned =
    { $who ->
        [you] Vous abandonnez.
       *[other] { $name } abandonne.
    }
event-rematched = Il y a une revanche.

## Menu de la table

menu-table = Cette partie
menu-help = Aide
menu-out = Partir
menu-watch-link = Lien pour regarder
menu-seat-link = Lien vers votre place, pour un autre appareil
menu-leave = Partir : un bot continue pour vous
menu-leave-sure = Partir vraiment : un bot continue pour vous
menu-resign = Abandonner
menu-resign-not = Continuer à jouer
menu-resign-sure = Abandonner vraiment
fair-title = Le mélange est-il loyal ?
fair-text = Cette empreinte du mélange était fixée avant la première carte. Après la partie, la graine est montrée et chacun peut vérifier qu’elle correspond.
fair-copy = Copier l’empreinte
fair-seed = Graine :

## Après la partie

over-record = Télécharger l’enregistrement

## Réglages

settings-language = Langue
settings-scheme = Couleurs
settings-scheme-system = comme l’appareil
settings-scheme-light = claires
settings-scheme-dark = sombres
settings-auto-end = Terminer le tour tout seul quand il n’y a plus rien à décider
settings-notify = M’avertir quand c’est à moi
settings-single-keys = Touches d’une lettre ou d’un chiffre

## Touches

keys-title = Touches
keys-everywhere = Tab passe d’un groupe au suivant, les flèches parcourent le groupe, Entrée appuie, et Échap ferme ou annule.
key-name-enter = Entrée
key-name-escape = Échap
key-pier = choisir la carte de ce ponton
key-undo = annuler
key-end = terminer le tour
key-hint = demander un conseil
key-hand = vers votre main
key-supply = vers la réserve, ou vers ce qu’il faut choisir
key-house = vers votre maison
key-others = vers les autres joueurs
key-log = vers le journal
key-keys = cette liste
key-move = déplacer la tuile
key-turn = la tourner
key-flip = la retourner
key-brick = déplacer sa brique
key-next = vers la place suivante, les meilleures d’abord
key-previous = vers la place précédente
key-lay = la poser ici
key-back = la reposer, ou lâcher la carte choisie
rules-keys = À la table, tout peut se faire au clavier. Les touches d’une lettre ou d’un chiffre peuvent être désactivées dans les réglages.
    .title = Touches

## Qu’est-ce que c’est ?

what-is-this = Qu’est-ce que c’est ?
what-tap = Choisissez n’importe quoi sur la table pour savoir ce que c’est.
what-all = Tout ce qu’il y a
what-guide = Cette ligne dit toujours ce que vous pouvez faire.
    .title = Que faire
what-harbour = Sept pontons avec une carte chacun. Prenez-en deux voisines : choisissez l’une, puis l’autre. Le premier et le dernier ponton ne sont pas voisins. Les pontons vides sont complétés à la fin du tour.
    .title = Port
what-deck = La ligne montre combien de cartes il reste. La partie rouge, ce sont les dix dernières : la carte Fin de partie est parmi elles et termine la partie aussitôt. À trois ou quatre, elle n’entre que dans la deuxième pioche.
    .title = Pioche
what-hand = Vos cartes paient les tuiles de leur couleur. Après en avoir pris, vous pouvez en garder sept.
    .title = Main
what-supply = Les tuiles que vous pouvez construire. Le nombre est le prix en cartes de cette couleur ; sans nombre, vous ne pouvez pas payer la tuile maintenant. ×2 signifie qu’il en reste deux. À côté de sa couleur, une tuile coûte une carte de moins.
    .title = Réserve
what-house = Votre maison pousse depuis le sol : chaque tuile doit avoir au moins une case au sol ou sur une autre tuile. Une ligne complète donne 1 point, 2 tout en fenêtres ; une colonne 2, ou 4.
    .title = Maison
what-abilities = Les capacités changent les règles une fois, puis se reposent jusqu’à ce qu’un blason les réactive. Les dorées sont prêtes, les barrées se reposent.
    .title = Capacités
what-coats = Couvrez un blason ou achevez une ligne avec blason : prenez une capacité, réactivez les vôtres, ou posez une tuile spéciale.
    .title = Blasons
what-actions = Rien n’est définitif avant la fin du tour : chaque étape peut être annulée.
    .title = Annuler et terminer
what-rival = Une autre personne : points, cartes, capacités et son dernier tour. Ouvrez la maison pour la voir en grand.
    .title = Les autres
what-race = Chacun a son couloir et un bateau qui vogue vers le phare ; les points sont à côté du nom. Qui atteint 12 points gagne aussitôt.
    .title = Course
what-log = Tout ce qui s’est passé, le plus récent d’abord. Choisissez une ligne pour la lire mot pour mot.
    .title = Journal

## Revoir

replay-title = Revoir la partie
replay-choose-file = Choisissez le fichier d’une partie téléchargée (il finit par .nyh) pour la revoir.
replay-controls = Parcourir la partie
replay-first = Au début
replay-back = Un tour en arrière
replay-next = Un tour en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-turn = Tour
replay-view = Mains
replay-open-hands = toutes ouvertes
replay-as =
    { $who ->
        [you] comme vous l’avez vue
       *[other] comme { $name } l’a vue
    }
replay-link = Lien vers ce moment
replay-start = Avant le premier tour.
replay-count = { $turn } / { $turns }
replay-speed = Vitesse
    .slow = lente
    .normal = normale
    .fast = rapide
replay-piers = Aux pontons : { $cards }
replay-notation = Notation
replay-turn-number = Tour { $turn }

## Conseils et analyse

hint-button = Conseil
hint-thinking = Réflexion…
hint-title = De bons tours
hint-try = Essayer sur le plateau
advice-chances = Chances de gagner si tous continuent à jouer comme le Maître du port :
advice-chance =
    { $name } { $how ->
        [over] plus de { $percent }{"\u00A0"}%
        [under] moins de { $percent }{"\u00A0"}%
        [exact] { $percent }{"\u00A0"}%
       *[about] environ { $percent }{"\u00A0"}%
    }
advice-unclear = Trop peu de coups examinés pour dire qui a le plus de chances de gagner.
advice-took = prenez { $cards } aux pontons { $first } et { $second }
advice-took-any-cards = utilisez « cartes au choix » et prenez { $cards } aux pontons { $first } et { $second }
advice-took-additional = utilisez « carte supplémentaire » et prenez { $card } au ponton { $pier }
advice-put-down = défaussez { $cards }
advice-both-actions = utilisez « prendre des cartes et construire »
advice-built = construisez { $tile } en { $spaces }, brique en { $brick }
advice-discount = utilisez « coût de construction réduit »
advice-change = utilisez « changement de couleurs » : { $source } compte comme { $target }
advice-paid = payez { $cards }
advice-paid-nothing = ne payez rien
advice-coat-special = blason : posez une tuile spéciale en { $space }
advice-coat-ability = blason : prenez « { $ability } »
advice-coat-reactivate = blason : réactivez toutes les capacités
advice-coat-lapsed = blason : perdu
advice-because = Ce tour…
review-ask = Qu’aurait joué le Maître du port ?
review-played = Joué
review-best = Le Maître du port
review-best-turn = Le Maître du port : { $turn }
review-agrees = Le Maître du port aurait joué la même chose.
review-even = Le Maître du port n’a rien trouvé de nettement meilleur.
review-loss = Les chances de gagner auraient été supérieures d’environ { $percent } points de pourcentage.

## Ce qui est dit à voix haute

said-undone = Annulé : { $clauses }.
said-hand =
    { $count ->
        [0] Votre main est vide.
       *[other] En main { $count } : { $cards }.
    }
said-new-card = { $card } au { $pier }
said-new-cards = Nouveau aux pontons : { $cards }.
said-ended = Votre tour est terminé.
said-hint =
    { $count ->
        [one] Un tour.
       *[other] { $count } tours.
    } Le meilleur : { $best }.
said-chosen = Ponton { $pier }, { $card } : choisi.
