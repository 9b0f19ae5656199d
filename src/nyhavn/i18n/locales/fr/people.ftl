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
       *[other] prend
    }
sign-built =
    { $who ->
        [you] posez
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
sign-white = en { $space }

## Ce qu’ils disent, chacun à sa façon : au début, en marquant, en gagnant et en perdant

saying-level-1-greeting = Ohé ! On empile des briques ?
saying-level-1-scored = Regardez, j’ai réussi !
saying-level-1-won = Attendez… j’ai gagné, moi ?
saying-level-1-lost = Belle partie ! On recommence ?
saying-level-2-greeting = J’ai beaucoup travaillé, vous verrez !
saying-level-2-scored = Comme sur mon croquis !
saying-level-2-won = Le travail finit par payer !
saying-level-2-lost = J’ai beaucoup appris. Merci !
saying-level-3-greeting = Bon. Ligne par ligne, alors.
saying-level-3-scored = Ça, c’est d’aplomb.
saying-level-3-won = Du solide. Belle partie.
saying-level-3-lost = Belle maison. Chapeau bas.
saying-level-4-greeting = Que le meilleur plan gagne.
saying-level-4-scored = Exactement comme prévu.
saying-level-4-won = Chaque fenêtre à sa place.
saying-level-4-lost = Magnifique ouvrage. Mes félicitations.
saying-level-5-greeting = Bienvenue dans mon port.
saying-level-5-scored = La marée m’est favorable.
saying-level-5-won = Main sûre mène à bon port.
saying-level-5-lost = Bien navigué. Le port vous salue.
