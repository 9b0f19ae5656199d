# Die Seite im Browser.

app-name = Nyhavn
close = Schließen
menu = Menü
settings = Einstellungen
rules = Regeln
rules-new-tab = Regeln (neuer Tab)
undo = Rückgängig
undo-nothing = Es gibt noch nichts rückgängig zu machen.
no = Nein
copy = Kopieren
copied = Kopiert.
share = Teilen
you = Du
    .among = du
guest = Gast
go-home = Startseite
your-name = Dein Name
use-it = Nutzen
connection-lost = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
connection-lost-now = Verbindung verloren – neuer Versuch …
connection-slow = Langsame Verbindung …
connection-restored = Wieder verbunden.
connection-unsent = Noch nicht gesendet – warte auf die Verbindung …

## Startseite

home-tagline = Bau das schönste Haus am Hafen.
home-running = Deine Tische
home-open = Offene Tische
home-recent = Letzte Spiele
home-go-on = Weiter
home-join = Mitspielen
home-watch = Zuschauen
home-replay = Ansehen
home-more = Mehr
home-open-file = Spiel aus Datei ansehen
home-how = Kurz gesagt
play-title = Ein neues Spiel
play-friends = Freunde einladen
play-screen = Ein Bildschirm
play-players = Personen
play-level = Stärke
play-now = Jetzt spielen
play-invite = Tisch eröffnen
play-start = Spiel beginnen
play-clock = Zeit für einen Zug
play-listed = Alle dürfen mitspielen oder zuschauen
clock-none = unbegrenzt
clock-minutes =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
clock-day = ein Tag
player-number = Person { $number }
line-finished = Sieg: { $winners }, { $points }
line-open = wartet auf Mitspieler
line-playing = Zug { $turn }
line-action = { $action }: { $names }
your-turn-badge = Du bist dran
title-your-turn = Du bist dran! – Nyhavn
page-title = { $page } – Nyhavn

## Mitspielen und warten

join-sit-down = Platz nehmen
waiting-title = Es fehlen noch Mitspieler
waiting-open-seat = freier Platz
waiting-here = da
waiting-leave = Tisch verlassen
waiting-put-bot = Den Bot { $bot } hierher setzen
invite-make-link = Link erstellen
invite-link = Link
invite-code = Der Link als QR-Code
guide-connecting = Verbindung wird aufgebaut …

## Was zu tun ist

guide-your-turn = Du bist dran
guide-choose = Du bist dran: Nimm zwei Karten oder baue.
guide-choose-name = { $name }: Nimm zwei Karten oder baue.
guide-second = Tippe jetzt auf eine Karte neben Steg { $pier }.
guide-place = Leg das Plättchen an und baue.
guide-build = Wähle ein Plättchen.
guide-put-down =
    Zu viele Karten: Wähle { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, um sie abzulegen.
guide-pay = Welche Karten bezahlst du?
guide-coats =
    { $count ->
        [one] Ein Wappen! Wähle, was es bringt.
       *[other] { $count } Wappen! Wähle, was sie bringen.
    }
guide-additional = Nimm noch eine zusätzliche Karte oder beende den Zug.
guide-both-actions = Du darfst auch noch bauen – oder beende den Zug.
guide-wins = Das gewinnt das Spiel: Beende den Zug!
guide-end =
    { $points ->
        [0] Fertig: Beende den Zug.
        [one] Fertig: Beende den Zug für 1 Punkt.
       *[other] Fertig: Beende den Zug für { $points } Punkte.
    }
guide-sending = Wird gesendet …
guide-plays = { $name } ist am Zug.
guide-bot-plays = { $name } denkt nach.
guide-stand-in = Ein Bot spielt für dich.
guide-finished = Das Spiel ist zu Ende.
end-turn-button =
    { $points ->
        [0] Zug beenden
       *[other] Zug beenden: +{ $points }
    }
end-turn-win = Zug beenden und gewinnen!

## Hafen, Hand und Kartenvorrat

harbour-title = Hafen
supply-title = Vorrat
supply-sold-out = aus­ver­kauft
shop-none = Noch kannst du kein Plättchen bezahlen.
shop-later = Hier stehen die Plättchen, die du bezahlen kannst.
shop-all = Alle 20
shop-title = Alle 20 Plättchen
shop-gold = Gold: kannst du bezahlen
points-count =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
pier-empty-short = leer
pier-label =
    Steg { $pier }: { $card }{ $hint ->
        [near] , Nachbar der gewählten Karte
        [far] , nur mit „beliebige Karten“
        [new] , neu
       *[none] { "" }
    }
offer-any-cards = „{ $ability }“ nutzen?
deck-bar-first = { $count } im Kartenvorrat
deck-bar-last-ten = { $count } im Kartenvorrat; Ende möglich nach { $safe }
deck-bar-end = Noch { $count }: Die Spielendekarte kann jetzt kommen!
hand-label =
    { $count ->
        [0] Deine Hand ist leer
       *[other] Deine Hand, { $count } von { $limit } Karten: { $cards }
    }
hand-empty = keine Karten
hand-ahead =
    Wer nimmt, legt { $count ->
        [one] eine Karte ab.
       *[other] { $count } Karten ab.
    }
put-down-card = Karte ablegen: { $card }

## Vorrat und Legen

supply-label =
    { $tile }, noch { $count }, { $kinds ->
        [1] Preis { $low }
       *[other] Preis { $low } bis { $high }
    }
supply-label-closed = { $tile }, noch { $count }. { $why }
tile-form =
    { $form ->
        [line] Linie
        [corner] Winkel
        [square] Quadrat
        [cross] Kreuz
       *[letter] { $form }-Form
    }, { $wide } breit, { $high } hoch
supply-none-left = Vom Plättchen { $tile } ist keines mehr da.
supply-not-now = Im Moment kann nicht gebaut werden.
supply-cards-missing = Das Plättchen { $tile } kostet bis zu { $size } Karten in { $colour }; das kannst du gerade nicht bezahlen.
supply-with-ability =
    Mit „{ $ability }“{ $change ->
        [no] { "" }
       *[other] {" "}({ $change })
    } kannst du es bauen.
supply-label-ability = Nur mit „{ $ability }“.
white-tile = Spezialplättchen
placing-tools = Plättchen legen
place-cancel = Zurücklegen
place-turn = Drehen
place-flip = Wenden
place-brick = Mauerwerk versetzen
place-confirm = Hier legen
place-for = Bauen für { $cards }
place-trial = Nur zum Probieren: Du bist nicht dran.
trial-over = Der Zug ist weitergegangen: Dein Probestück liegt wieder im Vorrat.
place-outside = Dort ragt das Plättchen aus dem Haus.
place-put-back = Zurückgelegt.
place-no-further = In dieser Richtung gibt es keinen Platz mehr.
place-one-way = Anders kann es hier nicht liegen.
place-one-brick = Das Mauerwerk kann hier nirgends sonst liegen.
place-told =
    { $tile } auf { $spaces }{ $brick ->
        [none] { "" }
       *[other] , Mauerwerk auf { $brick }
    }
price-touching = − 1 berührt { $colour }
price-discounted = − 1 günstiger
price-sum =
    { $reduced ->
        [yes] { $parts } = { $cards } { $cards ->
            [one] Karte
           *[other] Karten
        }
       *[no] { $cards } { $cards ->
            [one] Karte
           *[other] Karten
        }
    }
outcome-line = { $line } +{ $points }
outcome-coats =
    { $count ->
        [one] ein Wappen
       *[other] { $count } Wappen
    }
outcome-wins = das gewinnt!

## Häuser

house-own = Dein Haus
house-of = Haus von { $name }
house-window = Fenster, { $colour }
house-brick = Mauerwerk, { $colour }
house-coat = leer, Wappen
house-empty = leer
house-coat-row = Reihe { $row }, Wappenreihe

## Fähigkeiten und Wappen

abilities-own = Deine Fähigkeiten
ability-label =
    { $name }: { $state ->
        [missing] Hast du noch nicht
        [inactive] Inaktiv
        [on] In Gebrauch
       *[active] Aktiv
    }
ability-state =
    { $name } ({ $state ->
        [inactive] inaktiv
       *[active] aktiv
    })
ability-told = „{ $name }“: { $text }. { $why }
ability-missing = Ein Wappen kann dir diese Fähigkeit bringen.
ability-resting = Sie ist verbraucht, bis ein Wappen sie wieder aktiviert.
ability-automatic = Spiel einfach: Sie wird genutzt, wenn du sie brauchst.
change-question = Welche Karten sollen als andere Farbe zählen?
change-pair = { $source } zählt als { $target }
coats-title =
    { $count ->
        [one] Wappen
       *[other] { $count } Wappen
    }
coat-space = Feld { $space }
coats-then = dann zählt
coat-ability-title = Nimm eine Fähigkeit
coat-no-ability = Du hast alle fünf.
coat-reactivate-title = Aktivieren
coat-reactivate-text = alle deine inaktiven Fähigkeiten werden aktiv
coat-special-title = Spezial­plättchen (noch { $count })
coat-special-text = ein Fenster, überall wo es gestützt ist

## Die anderen

rival-open = Haus von { $name } zeigen
rival-hand =
    { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }{ $unknown ->
        [0] , alle bekannt
       *[other] , davon { $unknown } verdeckt
    }
rival-known = Gesehen hast du: { $cards }
rival-empty =
    { $count ->
        [one] 1 leeres Feld
       *[other] { $count } leere Felder
    }
rival-away = nicht da
rival-resigned = hat aufgegeben
vote-stand-in = Solange einen Bot spielen lassen
take-seat-back = Wieder selbst spielen
watching = Du schaust zu
watchers =
    { $count ->
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }
race-seat = { $name }: { $points }
race-label = Wettlauf zu { $goal } Punkten: { $seats }
hand-over-title = { $name }, du bist dran
hand-over-text = Gib das Gerät weiter. Zeig die Hand erst dann.
hand-over-drawn = Die Reihenfolge wurde ausgelost.
hand-over-ready = Ich bin { $name }

## Verlauf

log = Verlauf
event-seat-taken =
    { $who ->
        [you] Du sitzt am Tisch.
       *[other] { $name } sitzt am Tisch.
    }
event-seat-left = Platz { $seat } ist wieder frei.
event-started = Das Spiel beginnt.
event-stood-in =
    { $who ->
        [you] { $why ->
            [time] Deine Zeit ist um: Ein Bot spielt solange.
            [vote] Der Tisch hat abgestimmt: Ein Bot spielt solange für dich.
           *[left] Du bist gegangen: Ein Bot spielt solange.
        }
       *[other] { $why ->
            [time] Die Zeit von { $name } ist um: Ein Bot spielt solange.
            [vote] Der Tisch hat abgestimmt: Ein Bot spielt solange für { $name }.
           *[left] { $name } ist gegangen: Ein Bot spielt solange.
        }
    }
event-taken-back =
    { $who ->
        [you] Du bist wieder da.
       *[other] { $name } ist wieder da.
    }
event-voted =
    { $who ->
        [voter] Du möchtest, dass ein Bot für { $other } spielt.
        [you] { $name } möchte, dass ein Bot für dich spielt.
       *[other] { $name } möchte, dass ein Bot für { $other } spielt.
    }
event-resigned =
    { $who ->
        [you] Du gibst auf.
       *[other] { $name } gibt auf.
    }
event-rematched = Es gibt eine Revanche.

## Menü am Tisch

menu-table = Dieses Spiel
menu-help = Hilfe
menu-out = Gehen
menu-watch-link = Link zum Zuschauen
menu-seat-link = Link zu deinem Platz, für ein anderes Gerät
menu-leave = Gehen: Ein Bot spielt für dich weiter
menu-leave-sure = Wirklich gehen: Ein Bot spielt für dich weiter
menu-resign = Aufgeben
menu-resign-not = Weiterspielen
menu-resign-sure = Wirklich aufgeben
fair-title = Ist fair gemischt?
fair-text = Dieser Fingerabdruck der Mischung stand vor der ersten Karte fest. Nach dem Spiel wird der Startwert gezeigt, und alle können prüfen, dass er passt.
fair-copy = Fingerabdruck kopieren
fair-seed = Startwert:

## Nach dem Spiel

over-record = Aufzeichnung herunterladen

## Einstellungen

settings-language = Sprache
settings-scheme = Farben
settings-scheme-system = wie das Gerät
settings-scheme-light = hell
settings-scheme-dark = dunkel
settings-auto-end = Zug von selbst beenden, wenn nichts mehr zu entscheiden ist
settings-notify = Benachrichtige mich, wenn ich dran bin
settings-single-keys = Tasten mit einem Buchstaben oder einer Ziffer

## Tasten

keys-title = Tasten
keys-everywhere = Tab führt von Gruppe zu Gruppe, die Pfeiltasten führen darin weiter, Enter drückt, und Esc schließt oder nimmt zurück.
key-name-enter = Enter
key-name-escape = Esc
key-pier = die Karte dieses Stegs wählen
key-undo = rückgängig
key-end = Zug beenden
key-hint = um einen Tipp bitten
key-hand = zu deiner Hand
key-supply = zum Vorrat oder zu dem, was zu wählen ist
key-house = zu deinem Haus
key-others = zu den anderen
key-log = zum Verlauf
key-keys = diese Liste
key-move = Plättchen verschieben
key-turn = drehen
key-flip = wenden
key-brick = Mauerwerk versetzen
key-next = zum nächsten Platz, die besten zuerst
key-previous = zum Platz davor
key-lay = hier legen
key-back = zurücklegen oder die gewählte Karte loslassen
rules-keys = Am Tisch geht alles auch nur mit der Tastatur. Die Tasten mit einem Buchstaben oder einer Ziffer lassen sich in den Einstellungen abschalten.
    .title = Tasten

## Was ist das?

what-is-this = Was ist das?
what-tap = Wähle irgendetwas am Tisch, um zu erfahren, was es ist.
what-all = Alles auf einen Blick
what-guide = Diese Zeile sagt immer, was du als Nächstes tun kannst.
    .title = Was zu tun ist
what-harbour = Sieben Stege mit je einer Karte. Nimm zwei benachbarte: Wähle die eine, dann die andere. Der erste und der letzte Steg sind keine Nachbarn. Leere Stege werden am Zugende aufgefüllt.
    .title = Hafen
what-deck = Die Linie zeigt, wie viele Karten noch da sind. Ihr roter Teil sind die letzten zehn: Darunter liegt die Spielendekarte, und mit ihr ist das Spiel sofort aus. Zu dritt und zu viert kommt sie erst in den zweiten Stapel.
    .title = Kartenvorrat
what-hand = Mit Karten bezahlst du Plättchen ihrer Farbe. Nach dem Nehmen darfst du sieben behalten.
    .title = Hand
what-supply = Plättchen, die du bauen kannst. Die Zahl ist der Preis in Karten der Farbe; ohne Zahl kannst du das Plättchen jetzt nicht bezahlen. ×2 heißt, es sind noch zwei da. Neben der eigenen Farbe kostet ein Plättchen eine Karte weniger.
    .title = Vorrat
what-house = Dein Haus wächst vom Boden: Jedes Plättchen braucht ein Feld am Boden oder über einem anderen. Volle Reihen bringen 1 Punkt, nur mit Fenstern 2; volle Spalten 2 oder 4.
    .title = Haus
what-abilities = Fähigkeiten beugen einmal die Regeln und ruhen dann, bis ein Wappen sie aktiviert. Goldene sind bereit, durchgestrichene ruhen.
    .title = Fähigkeiten
what-coats = Bedecke ein Wappen oder vollende eine Wappenreihe: Nimm eine Fähigkeit, aktiviere deine, oder lege ein Spezialplättchen.
    .title = Wappen
what-actions = Nichts gilt, bis du den Zug beendest: Jeder Schritt lässt sich zurücknehmen.
    .title = Rückgängig machen und beenden
what-rival = Eine andere Person: Punkte, Karten, Fähigkeiten und ihr letzter Zug. Öffne das Haus, um es groß zu sehen.
    .title = Die anderen
what-race = Alle haben eine Bahn und ein Boot, das zum Leuchtturm segelt; neben dem Namen stehen die Punkte. Wer 12 Punkte erreicht, gewinnt sofort.
    .title = Wettlauf
what-log = Alles, was geschah, das Neueste zuerst. Wähle eine Zeile, um sie Wort für Wort zu lesen.
    .title = Verlauf

## Ansehen

replay-title = Spiel ansehen
replay-choose-file = Wähle die Datei eines heruntergeladenen Spiels (sie endet auf .nyh), um es noch einmal anzusehen.
replay-controls = Durch das Spiel gehen
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-turn = Zug
replay-view = Handkarten
replay-open-hands = alle offen
replay-as =
    { $who ->
        [you] wie du es gesehen hast
       *[other] wie { $name } es sah
    }
replay-link = Link zu diesem Moment
replay-start = Vor dem ersten Zug.
replay-count = { $turn } / { $turns }
replay-speed = Tempo
    .slow = langsam
    .normal = normal
    .fast = schnell
replay-piers = An den Stegen: { $cards }
replay-notation = Notation
replay-turn-number = Zug { $turn }

## Tipps und Besprechung

hint-button = Tipp
hint-thinking = Denkt nach …
hint-title = Gute Züge
hint-try = Auf dem Brett ausprobieren
advice-chances = Gewinnchance, wenn alle weiterspielen wie der Hafenmeister:
advice-chance =
    { $name } { $how ->
        [over] über { $percent }{"\u00A0"}%
        [under] unter { $percent }{"\u00A0"}%
        [exact] { $percent }{"\u00A0"}%
       *[about] etwa { $percent }{"\u00A0"}%
    }
advice-unclear = Zu wenige Vorausblicke, um zu sagen, wer die besseren Chancen hat.
advice-took = nimm { $cards } von den Stegen { $first } und { $second }
advice-took-any-cards = nutze „beliebige Karten“ und nimm { $cards } von den Stegen { $first } und { $second }
advice-took-additional = nutze „zusätzliche Karte“ und nimm { $card } von Steg { $pier }
advice-put-down = lege { $cards } ab
advice-both-actions = nutze „Karten nehmen und bauen“
advice-built = baue { $tile } auf { $spaces }, Mauerwerk auf { $brick }
advice-discount = nutze „günstiger bauen“
advice-change = nutze „Farbwechsel“: { $source } zählt als { $target }
advice-paid = bezahle { $cards }
advice-paid-nothing = bezahle nichts
advice-coat-special = Wappen: lege ein Spezialplättchen auf { $space }
advice-coat-ability = Wappen: nimm „{ $ability }“
advice-coat-reactivate = Wappen: aktiviere alle Fähigkeiten
advice-coat-lapsed = Wappen: verfällt
advice-because = Dieser Zug …
review-ask = Was hätte der Hafenmeister gespielt?
review-played = Gespielt
review-best = Der Hafenmeister
review-best-turn = Der Hafenmeister: { $turn }
review-agrees = Der Hafenmeister hätte dasselbe gespielt.
review-even = Der Hafenmeister fand nichts deutlich Besseres.
review-loss = Damit wäre die Gewinnchance um etwa { $percent } Prozentpunkte höher gewesen.

## Was vorgelesen wird

said-undone = Zurückgenommen: { $clauses }.
said-hand =
    { $count ->
        [0] Deine Hand ist leer.
       *[other] Auf der Hand { $count }: { $cards }.
    }
said-new-card = { $card } an { $pier }
said-new-cards = Neu an den Stegen: { $cards }.
said-ended = Dein Zug ist zu Ende.
said-hint =
    { $count ->
        [one] Ein Zug.
       *[other] { $count } Züge.
    } Der beste: { $best }.
said-chosen = Steg { $pier }, { $card }: gewählt.
