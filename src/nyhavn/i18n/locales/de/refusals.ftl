# Warum etwas nicht geht.

## Schritte eines Zugs

game-over = Das Spiel ist zu Ende: Es kann nichts mehr gespielt werden.
turn-over = Dieser Zug ist zu Ende, gleich wird der Hafen aufgefüllt.
not-this-step = Das geht an dieser Stelle des Zuges nicht: Führe weiter, was begonnen ist, oder nimm es zurück.
decision-unknown = So einen Schritt kennt das Spiel nicht: { $decision }.
pier-empty = An diesem Steg liegt keine Karte. Nimm Karten von Stegen, an denen eine liegt.
ability-not-owned = Dafür brauchst du die Fähigkeit „{ WORD("ability", $ability) }“, die du noch nicht hast.
ability-inactive = Die Fähigkeit „{ WORD("ability", $ability) }“ ist inaktiv: Sie wurde benutzt und noch nicht wieder aktiviert.
already-took = In diesem Zug wurden schon Karten genommen.
already-built = In diesem Zug wurde schon gebaut: ein Plättchen pro Zug.
hand-over-limit = Du hast { $hand } Karten auf der Hand: Lege zuerst alles über { $limit } ab.
hand-within-limit = Karten werden nur von mehr als { $limit } auf { $limit } abgelegt; du hast { $hand }.
card-not-in-hand = Dafür hast du nicht genug Karten in { WORD("colour", $colour) }.
no-passing = Passen gibt es nicht: Nimm Karten oder baue.
nothing-to-build = Damit kannst du mit deinen Karten kein Plättchen kaufen.
already-declared = Diese Fähigkeit ist für dieses Plättchen schon angesagt.
change-into-itself = Beim Farbwechsel zählt eine Farbe als eine andere; { WORD("colour", $colour) } als { WORD("colour", $colour) } ändert nichts.
change-unused = Der Farbwechsel bringt hier nichts für { $tile }: Mindestens eine gewechselte Karte muss bezahlt werden.
build-declared = Der Bau hat begonnen: Lege ein Plättchen oder nimm den Schritt zurück.
nothing-to-take-back = Es gibt nichts zurückzunehmen: Der Zug hat gerade erst begonnen.

## Plättchen legen

tile-not-in-supply = Vom Plättchen { $tile } ist keines mehr da.
tile-shape = So kann das Plättchen { $tile } nicht auf { $spaces } liegen, wie man es auch dreht.
space-covered = Auf { $spaces } ist nicht alles frei: Da liegt schon etwas.
unsupported = Nichts trägt { $spaces }: Ein Feld muss in Reihe 1 oder direkt über einem bedeckten Feld liegen.
cards-missing =
    Das Plättchen { $tile } kostet dort { $price ->
        [one] eine Karte
       *[other] { $price } Karten
    }, und das kannst du nicht bezahlen.
white-tile-bought = Spezialplättchen kann man nicht kaufen: Es gibt sie nur durch Wappen.

## Bezahlen

paid-other-colour = Bezahlt wurde { $paid }, aber nicht alle diese Karten zählen als Farbe von { $tile }.
paid-not-the-price =
    Das Plättchen { $tile } kostet dort genau { $price ->
        [one] eine Karte
       *[other] { $price } Karten
    }; bezahlt { $count ->
        [one] wurde eine
       *[other] wurden { $count }
    }.
payment-open = Das Plättchen liegt, ist aber noch nicht bezahlt: Wähle die Karten.
payment-impossible = Mit { $changed } gewechselten Karten kannst du nicht bezahlen.

## Wappen

coat-open = Ein Wappen ist noch zu nutzen, bevor der Zug endet.
no-coat-open = Es ist kein Wappen mehr zu nutzen.
no-special-tile = Es ist kein Spezialplättchen mehr da.
ability-owned = Die Fähigkeit „{ WORD("ability", $ability) }“ ist schon da, und niemand hat eine doppelt.
nothing-inactive = Es gibt nichts zu aktivieren: Keine deiner Fähigkeiten ist inaktiv.
coat-after-lapse = Nachdem ein Wappen verfallen ist, kann in diesem Zug keines mehr genutzt werden.
coat-usable = Dieses Wappen verfällt nicht: Es lässt sich nutzen, also muss es genutzt werden.
lapses-count = In diesem Zug sind { $expected } Wappen verfallen; das Wort nennt { $count }.

## Das Wort eines Zugs

turn-malformed = Das ist kein Zug: Ein Zug beginnt mit T (Karten nehmen) oder B (bauen).
build-before-take = Bei beiden Aktionen werden zuerst Karten genommen, dann wird gebaut.
two-takes = In einem Zug werden nur einmal Karten genommen.
two-builds = In einem Zug wird nur ein Plättchen gekauft.
take-malformed = Karten nehmen schreibt man wie T34, T26+1 oder T34-gg.
take-two-cards = Nach dem T stehen genau zwei Stege, hier { $count }.
piers-order = Die Stege stehen aufsteigend, jeder einmal: nicht { $first } vor { $second }.
additional-twice = Nur eine zusätzliche Karte kann genommen werden; hier sind es { $count }.
pier-unknown = Es gibt keinen Steg { $pier }: Sie zählen von 1 bis { $piers }.
build-malformed = Ein Bau wird wie Br3@a1:a2b2=rrr geschrieben: Plättchen, Mauerwerk, Fenster, Karten.
tile-unknown = Es gibt kein Plättchen { $tile }: Die Farben sind r y g b p, die Größen 2 bis 5.
card-unknown = „{ $card }“ ist keine Karte: Die Farben sind r y g b p.
cards-order = Karten stehen in der Folge { $order }; hier steht { $cards }.
outside-the-house = { $space } liegt außerhalb des Hauses: Spalten a bis e, Reihen 1 bis 9.
windows-order = Fenster stehen Reihe für Reihe von links: { $order }, nicht { $windows }.
coat-malformed = „{ $coat }“ ist kein Wappen: Man schreibt *c4, *+x, *~ oder *-.
ability-unknown = Es gibt keine Fähigkeit „{ $ability }“: Sie heißen n x d h o.

## Kartenvorrat und Spieler

players-count = Das Spiel ist für 2 bis 4, nicht für { $players }.
seat-unknown = An einem Tisch für { $players } gibt es keinen Platz { $seat }.
end-card-too-early = Zu { $players } kommt die Spielendekarte erst in den zweiten Kartenvorrat.
end-card-count = Im Kartenvorrat sind { $count } Spielendekarten: Es muss genau eine sein.
end-card-place = Die Spielendekarte liegt an Stelle { $place }: Sie gehört unter die letzten zehn.
card-count = Im Kartenvorrat sind { $count } Karten der Farbe { $card }: Es müssen { $expected } sein.
deck-hidden = Dieses Spiel ist die Sicht eines Platzes, ohne Kartenvorrat.
facts-without-room = Diese Angaben passen in kein Spiel.
refill-not-due = Der Hafen wird erst am Ende eines Zugs aufgefüllt.
reshuffle-not-due = Der Ablagestapel wird erst gemischt, wenn der Kartenvorrat leer ist.

## Aufzeichnungen

not-utf-8 = Das ist kein Text in UTF-8, also keine Aufzeichnung.
header-malformed = Ein Kopf wird wie [Key "value"] geschrieben; das hier nicht: { $header }
header-unwritable = Das passt in keine Kopfzeile: { $key } „{ $value }“.
header-twice = Der Kopf { $key } steht doppelt da.
header-missing = Der Kopf { $key } fehlt: Jede Aufzeichnung braucht ihn.
header-values = Der Kopf { $key } hat einen Wert; hier sind es { $count }.
header-after-turns = Köpfe stehen vor dem ersten Zug; dieser danach: { $header }
format-unknown = Das Format „{ $format }“ ist unbekannt: gelesen wird „{ $expected }“.
game-unfinished = Nur eine zu Ende gespielte Partie kann analysiert werden.
round-number-wrong = Runden zählen ab 1: erwartet { $expected }, nicht { $found }
round-number-missing = Hier beginnt eine Runde: Vor dem Zug muss { $expected } stehen.
round-empty = Nach der Rundenzahl { $found } muss ein Zug folgen.
turn-left-out = Die Runde ist nicht vollständig: Vor { $found } fehlt ein Zug
reshuffle-missing = Dieser Zug leert den Kartenvorrat, und in der Aufzeichnung fehlt Deck2.
reshuffle-unused = Die Aufzeichnung hat ein Deck2, aber der erste Kartenvorrat ging nie aus.
result-too-early = Der Kopf nennt ein Ergebnis, aber das Spiel ist nicht zu Ende.
result-malformed = Das Ergebnis steht als Punkte und Plätze der Sieger, wie "12 7" "1"; hier { $result }
result-differs = Die Züge führen zum Ergebnis { $expected }; im Kopf steht { $found }.
end-differs = Das Spiel endete durch „{ $expected }“; im Kopf steht „{ $found }“.
no-such-turn = Es gibt keinen Zug { $turn }: Die Aufzeichnung hat { $turns }.
bot-unknown = Einen Bot „{ $bot }“ gibt es nicht. Bekannt sind: { $bots }.
