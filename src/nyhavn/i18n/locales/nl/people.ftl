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

sign-took =
    { $who ->
        [advised] neem
       *[other] neemt
    }
sign-built =
    { $who ->
        [advised] bouw
       *[other] bouwt
    }
sign-paid = betaalt
sign-price =
    { $cards ->
        [0] gratis
       *[other] voor { $cards }
    }
sign-piers = van loopbruggen { $piers }
sign-brick = met metselwerk op { $space }
sign-on = op { $space }

## Wat ze zeggen, elk op hun eigen manier: aan het begin, na punten, bij winst en bij verlies

saying-cabin-girl-greeting = Hallo! Welke kaart is de mooiste?
saying-cabin-girl-scored = O! Een hele rij!
saying-cabin-girl-won = Gewonnen? Dat schrijf ik naar huis!
saying-cabin-girl-lost = Goed gespeeld! Leer je het mij?
saying-deckhand-greeting = Ahoi! Zullen we gaan bouwen?
saying-deckhand-scored = Kijk, het is gelukt!
saying-deckhand-won = Huh – heb ik gewonnen?
saying-deckhand-lost = Leuk potje! Morgen nog eens?
saying-fishwife-greeting = Verse vis, eerlijke prijs, geen genade!
saying-fishwife-scored = Verkocht!
saying-fishwife-won = Dat was een koopje!
saying-fishwife-lost = Jij kunt afdingen, schat.
saying-carpenter-greeting = Ik heb geoefend, hoor!
saying-carpenter-scored = Precies zoals in mijn schets!
saying-carpenter-won = Zie je? Oefenen helpt!
saying-carpenter-lost = Veel geleerd vandaag. Bedankt!
saying-mason-greeting = Goed. Rij voor rij dan.
saying-mason-scored = Die zit stevig.
saying-mason-won = Degelijk gebouwd. Goed gespeeld.
saying-mason-lost = Mooi huis. Petje af.
saying-architect-greeting = Moge het beste plan winnen.
saying-architect-scored = Precies volgens plan.
saying-architect-won = Elk raam op zijn plek.
saying-architect-lost = Prachtig gebouwd. Van harte gefeliciteerd.
saying-harbour-master-greeting = Welkom in mijn haven.
saying-harbour-master-scored = Het tij keert mijn kant op.
saying-harbour-master-won = Vaste hand, behouden vaart.
saying-harbour-master-lost = Goed gevaren. De haven groet je.
saying-lighthouse-keeper-greeting = Ik zag je van ver aankomen.
saying-lighthouse-keeper-scored = Weer een lampje aan.
saying-lighthouse-keeper-won = Het licht wijst altijd de weg.
saying-lighthouse-keeper-lost = Vanavond straalde jij het felst.
