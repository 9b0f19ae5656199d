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
       *[other] nimmt
    }
sign-built =
    { $who ->
        [you] baust
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
sign-white = auf { $space }

## Was sie sagen, alle auf ihre Art: am Anfang, nach Punkten, beim Sieg und bei einer Niederlage

saying-level-1-greeting = Ahoi! Los, lass uns bauen!
saying-level-1-scored = Guck mal, fertig!
saying-level-1-won = Echt jetzt – ich hab gewonnen?
saying-level-1-lost = Tolles Spiel! Morgen noch mal?
saying-level-2-greeting = Ich hab geübt, du wirst sehen!
saying-level-2-scored = Genau wie auf meiner Skizze!
saying-level-2-won = Siehst du? Üben hilft!
saying-level-2-lost = Viel gelernt heute. Danke dir!
saying-level-3-greeting = Na dann. Reihe für Reihe.
saying-level-3-scored = Das sitzt.
saying-level-3-won = Solide gebaut. Gutes Spiel.
saying-level-3-lost = Schönes Haus. Hut ab!
saying-level-4-greeting = Möge der bessere Plan gewinnen.
saying-level-4-scored = Exakt nach Plan.
saying-level-4-won = Jedes Fenster an seinem Platz.
saying-level-4-lost = Wunderbar gebaut. Ich gratuliere.
saying-level-5-greeting = Willkommen in meinem Hafen.
saying-level-5-scored = Der Wind dreht zu mir.
saying-level-5-won = Ruhige Hand bringt Schiffe heim.
saying-level-5-lost = Gut gesegelt. Der Hafen salutiert.
