# Les bots comme des personnes : leur nom et ce qu’ils disent.

bot-of-kind = { $name }, { $kind }

## Qui est là

time-span =
    { $unit ->
        [minutes] { $count } min
        [hours] { $count } h
       *[days] { $count ->
            [one] { $count } jour
           *[other] { $count } jours
        }
    }
presence-here = à table
presence-away = pas là
presence-away-for = pas là depuis { $span }
presence-thinking = réfléchit
presence-thinking-for = réfléchit depuis { $span }
presence-stand-in = un bot joue
guide-away = { $name } n’est pas là.

## Un tour en signes : les mots entre les dessins

sign-took =
    { $who ->
        [you] prenez
        [advised] prenez
       *[other] prend
    }
sign-built =
    { $who ->
        [you] posez
        [advised] posez
       *[other] pose
    }
sign-paid =
    { $who ->
        [you] payez
       *[other] paie
    }
sign-price =
    { $cards ->
        [0] gratuitement
       *[other] pour { $cards }
    }
sign-piers = aux pontons { $piers }
sign-brick = brique en { $space }
sign-on = en { $space }

## Ce qu’ils disent, chacun à sa façon : au début, en marquant, en gagnant et en perdant

saying-cabin-girl-greeting = Bonjour ! Laquelle est la plus jolie ?
saying-cabin-girl-scored = Oh ! Toute une ligne !
saying-cabin-girl-won = J’ai gagné ? Je vais l’écrire !
saying-cabin-girl-lost = Bien joué ! Vous m’apprenez ?
saying-deckhand-greeting = Ohé ! On empile des briques ?
saying-deckhand-scored = Regardez, j’ai réussi !
saying-deckhand-won = Attendez… j’ai gagné, moi ?
saying-deckhand-lost = Belle partie ! On recommence ?
saying-fishwife-greeting = Poisson frais, prix justes, sans pitié !
saying-fishwife-scored = Vendu !
saying-fishwife-won = Quelle bonne affaire !
saying-fishwife-lost = Avec vous, on ne marchande pas.
saying-carpenter-greeting = J’ai beaucoup travaillé, vous verrez !
saying-carpenter-scored = Comme sur mon croquis !
saying-carpenter-won = Le travail finit par payer !
saying-carpenter-lost = J’ai beaucoup appris. Merci !
saying-mason-greeting = Bon. Ligne par ligne, alors.
saying-mason-scored = Ça, c’est d’aplomb.
saying-mason-won = Du solide. Belle partie.
saying-mason-lost = Belle maison. Chapeau bas.
saying-architect-greeting = Que le meilleur plan gagne.
saying-architect-scored = Exactement comme prévu.
saying-architect-won = Chaque fenêtre à sa place.
saying-architect-lost = Magnifique ouvrage. Mes félicitations.
saying-harbour-master-greeting = Bienvenue dans mon port.
saying-harbour-master-scored = La marée m’est favorable.
saying-harbour-master-won = Main sûre mène à bon port.
saying-harbour-master-lost = Bien navigué. Le port vous salue.
saying-lighthouse-keeper-greeting = Je vous attendais depuis longtemps.
saying-lighthouse-keeper-scored = Une lampe de plus.
saying-lighthouse-keeper-won = La lumière montre toujours le chemin.
saying-lighthouse-keeper-lost = Vous avez éclipsé mon phare.
