# Die Bots als Personen: wie sie heißen und was sie sagen.

bot-of-kind = { $name }, { $kind }

## Wer da ist

time-span =
    { $unit ->
        [minutes] { $count } min
        [hours] { $count } h
       *[days] { $count ->
            [one] 1 Tag
           *[other] { $count } Tagen
        }
    }
presence-here = da
presence-away = nicht da
presence-away-for = seit { $span } weg
presence-thinking = denkt nach
presence-thinking-for = denkt seit { $span } nach
presence-stand-in = Bot vertritt
guide-away = { $name } ist nicht da.

## Ein Zug in Zeichen: die Wörter zwischen den Bildern

sign-took =
    { $who ->
        [you] nimmst
        [advised] nimm
       *[other] nimmt
    }
sign-built =
    { $who ->
        [you] baust
        [advised] baue
       *[other] baut
    }
sign-paid =
    { $who ->
        [you] zahlst
       *[other] zahlt
    }
sign-price =
    { $cards ->
        [0] gratis
       *[other] für { $cards }
    }
sign-piers = von den Stegen { $piers }
sign-brick = mit Mauerwerk auf { $space }
sign-on = auf { $space }

## Was sie sagen, alle auf ihre Art: am Anfang, nach Punkten, beim Sieg und bei einer Niederlage

saying-cabin-girl-greeting = Hallo! Welche Karte ist die schönste?
saying-cabin-girl-scored = Oh! Eine ganze Reihe!
saying-cabin-girl-won = Gewonnen? Das schreib ich nach Hause!
saying-cabin-girl-lost = Du bist gut! Zeigst du’s mir?
saying-deckhand-greeting = Ahoi! Los, lass uns bauen!
saying-deckhand-scored = Guck mal, fertig!
saying-deckhand-won = Echt jetzt – ich hab gewonnen?
saying-deckhand-lost = Tolles Spiel! Morgen noch mal?
saying-fishwife-greeting = Frischer Fisch, faire Preise, keine Gnade!
saying-fishwife-scored = Verkauft!
saying-fishwife-won = Na, das war ein Schnäppchen!
saying-fishwife-lost = Du handelst hart, mein Schatz.
saying-carpenter-greeting = Ich hab geübt, du wirst sehen!
saying-carpenter-scored = Genau wie auf meiner Skizze!
saying-carpenter-won = Siehst du? Üben hilft!
saying-carpenter-lost = Viel gelernt heute. Danke dir!
saying-mason-greeting = Na dann. Reihe für Reihe.
saying-mason-scored = Das sitzt.
saying-mason-won = Solide gebaut. Gutes Spiel.
saying-mason-lost = Schönes Haus. Hut ab!
saying-architect-greeting = Möge der bessere Plan gewinnen.
saying-architect-scored = Exakt nach Plan.
saying-architect-won = Jedes Fenster an seinem Platz.
saying-architect-lost = Wunderbar gebaut. Ich gratuliere.
saying-harbour-master-greeting = Willkommen in meinem Hafen.
saying-harbour-master-scored = Der Wind dreht zu mir.
saying-harbour-master-won = Ruhige Hand bringt Schiffe heim.
saying-harbour-master-lost = Gut gesegelt. Der Hafen salutiert.
saying-lighthouse-keeper-greeting = Ich sah dich von Weitem kommen.
saying-lighthouse-keeper-scored = Wieder ein Licht mehr.
saying-lighthouse-keeper-won = Das Licht zeigt immer den Weg.
saying-lighthouse-keeper-lost = Heute hast du heller geleuchtet.
