# Die Startseite, einem Tisch beitreten, auf Mitspieler warten.

## Die Startseite

home-with =
    { $bot ->
        [cabin-girl] { $count ->
            [one] Du und das Schiffsmädchen
           *[other] Du und { $count } Schiffsmädchen
        }
        [deckhand] { $count ->
            [one] Du und der Matrose
           *[other] Du und { $count } Matrosen
        }
        [fishwife] { $count ->
            [one] Du und die Fischfrau
           *[other] Du und { $count } Fischfrauen
        }
        [carpenter] { $count ->
            [one] Du und die Zimmerin
           *[other] Du und { $count } Zimmerinnen
        }
        [mason] { $count ->
            [one] Du und der Maurer
           *[other] Du und { $count } Maurer
        }
        [architect] { $count ->
            [one] Du und die Architektin
           *[other] Du und { $count } Architektinnen
        }
        [harbour-master] { $count ->
            [one] Du und der Hafenmeister
           *[other] Du und { $count } Hafenmeister
        }
        [lighthouse-keeper] { $count ->
            [one] Du und die Leuchtturmwärterin
           *[other] Du und { $count } Leuchtturmwärterinnen
        }
       *[other] Du und { $name }
    }
home-time = { $players } Personen, etwa { $minutes } Minuten
home-change = Personen oder Stärke ändern
    .short = Ändern
home-learn = In wenigen Minuten lernen
    .short = Lernen
    .new = Neu hier? In wenigen Minuten lernen
home-step-take = Nimm zwei benachbarte Karten von den Stegen.
    .short = Zwei Karten nehmen
home-step-build = Bezahle damit ein Plättchen und lege es in dein Haus.
    .short = Plättchen bauen
home-step-score = Fülle Reihen und Spalten, am besten nur mit Fenstern. Zwölf Punkte gewinnen.
    .short = Reihen füllen
home-more-running = Weitere Tische von dir
levels-title = Gegen wen willst du spielen?
levels-strength = { $level } von { $count }
levels-first = gut fürs erste Spiel
levels-next = gut fürs nächste Spiel
levels-play = Spielen
friends-text = Du bekommst einen Link zum Verschicken. Niemand braucht ein Konto.
screen-text = Ihr gebt das Gerät nach jedem Zug weiter. Niemand sieht fremde Handkarten.

## Beitreten

join-invites =
    { $count ->
        [0] Nimm an diesem Tisch Platz
        [one] { $names } lädt dich zu Nyhavn ein
       *[other] { $names } laden dich zu Nyhavn ein
    }
join-facts = Ein Spiel zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $players }
    }, etwa { $minutes } Minuten. Ein Konto brauchst du nicht.
join-new = Noch nie gespielt?
join-learn = Erst lernen
join-opening = Der Tisch wird geöffnet …
join-bad = Dieser Link funktioniert nicht

## Auf Mitspieler warten

waiting-invite = Lade deine Freunde ein
waiting-invite-text = Schick ihnen diesen Link. Ein Konto brauchen sie nicht.
invite-scan = Oder scanne das mit dem Handy.
waiting-guest-text = Es fehlt noch jemand. Auch du kannst einladen.
waiting-watch-text = Du schaust zu, sobald das Spiel beginnt.
waiting-sit-text = An diesem Tisch ist ein Platz frei.
waiting-seats = Plätze
waiting-begins = Das Spiel beginnt, sobald alle Plätze besetzt sind.
waiting-fill = Oder gib den freien Platz einem Bot
waiting-bot = bereit
waiting-free = für Freunde
waiting-learn = Beim Warten lernen
