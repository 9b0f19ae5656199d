# De bots als mensen: hoe ze heten en wat ze zeggen.

bot-of-kind = { $name }, { $kind }

## Wie er is

time-span =
    { $unit ->
        [minutes] { $count } min
        [hours] { $count } u
       *[days] { $count ->
            [one] 1 dag
           *[other] { $count } dagen
        }
    }
presence-here = aanwezig
presence-away = afwezig
presence-away-for = { $span } afwezig
presence-thinking = denkt na
presence-thinking-for = denkt al { $span } na
presence-stand-in = bot valt in
guide-away = { $name } is er niet.

## Een beurt in tekens: de woorden tussen de plaatjes

sign-took = neemt
sign-built = bouwt
sign-paid = betaalt
sign-price =
    { $cards ->
        [0] gratis
       *[other] voor { $cards }
    }
sign-piers = van loopbruggen { $piers }
sign-brick = met metselwerk op { $space }
sign-white = op { $space }

## Wat ze zeggen, elk op hun eigen manier: aan het begin, na punten, bij winst en bij verlies

saying-level-1-greeting = Ahoi! Zullen we gaan bouwen?
saying-level-1-scored = Kijk, het is gelukt!
saying-level-1-won = Huh – heb ik gewonnen?
saying-level-1-lost = Leuk potje! Morgen nog eens?
saying-level-2-greeting = Ik heb geoefend, hoor!
saying-level-2-scored = Precies zoals in mijn schets!
saying-level-2-won = Zie je? Oefenen helpt!
saying-level-2-lost = Veel geleerd vandaag. Bedankt!
saying-level-3-greeting = Goed. Rij voor rij dan.
saying-level-3-scored = Die zit stevig.
saying-level-3-won = Degelijk gebouwd. Goed gespeeld.
saying-level-3-lost = Mooi huis. Petje af.
saying-level-4-greeting = Moge het beste plan winnen.
saying-level-4-scored = Precies volgens plan.
saying-level-4-won = Elk raam op zijn plek.
saying-level-4-lost = Prachtig gebouwd. Van harte gefeliciteerd.
saying-level-5-greeting = Welkom in mijn haven.
saying-level-5-scored = Het tij keert mijn kant op.
saying-level-5-won = Vaste hand, behouden vaart.
saying-level-5-lost = Goed gevaren. De haven groet je.
