# Die Regeln in eigenen Worten.

rules-title = Die Regeln
rules-search = In den Regeln suchen
rules-contents = Inhalt
rules-nothing = Dazu steht hier nichts.
rules-found =
    { $count ->
        [one] 1 Abschnitt
       *[other] { $count } Abschnitte
    }
rules-goal =
    Du gestaltest die Front eines Hauses am Hafen mit bunten Fassadenplättchen. Wer zuerst 12 Punkte hat, gewinnt sofort. Kommt vorher die Spielendekarte, gewinnt, wer die meisten Punkte hat.
    .title = Das Ziel
rules-turn =
    In deinem Zug tust du eines von beidem: Karten nehmen oder Fassade bauen. Nicht beides – außer mit der Fähigkeit „Karten nehmen und bauen“. Passen gibt es nicht.

    Bis zum Ende des Zugs passiert nichts Zufälliges; jeder Schritt lässt sich vorher zurücknehmen.
    .title = Ein Zug
rules-take =
    Nimm zwei Karten von benachbarten Stegen. Der erste und der letzte Steg sind keine Nachbarn.

    Sieben Karten darfst du behalten. Hast du nach dem Nehmen mehr, legst du ab, was zu viel ist – welche, entscheidest du. Leere Stege werden am Ende des Zugs aufgefüllt.
    .title = Karten nehmen
rules-build =
    Wähle ein Plättchen und einen Ort dafür. Es kostet so viele Karten seiner Farbe, wie es groß ist.

    Eine Karte weniger, wenn es mit einer Kante an ein Plättchen derselben Farbe in deinem Haus grenzt – eine Ecke genügt nicht –, und eine weniger mit „günstiger bauen“. Bezahlt wird genau der Preis; das kann auch nichts sein. Pro Zug baust du ein Plättchen.
    .title = Fassade bauen
rules-laying =
    Drehe und wende ein Plättchen, wie du willst. Alle seine Felder müssen leer und im Haus sein, und mindestens eines muss am Boden oder direkt über einem bedeckten Feld liegen. Ein gestütztes Feld genügt, der Rest darf überhängen. Was liegt, bleibt liegen.

    Jedes Plättchen hat ein Feld Mauerwerk, der Rest sind Fenster. Oft lassen sich dieselben Felder mit dem Mauerwerk an anderer Stelle bedecken, und davon hängt ab, was eine Linie wert ist.
    .title = Ein Plättchen legen
rules-coats =
    Vier Wappen liegen auf Feldern, und die Reihen 2, 4 und 6 sind Wappenreihen. Spalten haben keine. Für jedes bedeckte Wappen und jede vollendete Wappenreihe wählst du eines:

    – eine Fähigkeit nehmen, die du noch nicht hast;

    – alle deine inaktiven Fähigkeiten wieder aktivieren;

    – ein weißes Spezialplättchen legen: ein einzelnes Fenster, nach denselben Regeln. Es kann das nächste Wappen bringen.
    .title = Wappen
rules-abilities =
    Alle beginnen mit „beliebige Karten“. Niemand hat eine Fähigkeit doppelt. Du darfst in einem Zug beliebig viele aktive Fähigkeiten nutzen; eine genutzte ist inaktiv, bis ein Wappen sie wieder aktiviert.
    .title = Fähigkeiten
rules-scoring =
    Eine volle Reihe bringt 1 Punkt, oder 2, wenn alle fünf Fenster sind. Eine volle Spalte bringt 2 Punkte, oder 4, wenn alle neun Fenster sind. Spezialplättchen sind Fenster. Jede Linie zählt einmal, am Ende des Zugs, der sie vollendet.
    .title = Punkte
rules-end =
    Mit 12 Punkten gewinnst du sofort.

    Zu zweit liegt die Spielendekarte unter den letzten zehn Karten des Kartenvorrats. Zu dritt oder viert wird der Ablagestapel neu gemischt, wenn der erste Kartenvorrat leer ist, und die Spielendekarte kommt unter dessen letzte zehn. Wird sie aufgedeckt, endet das Spiel sofort: Es gewinnt, wer die meisten Punkte hat, bei Gleichstand, wer die wenigsten leeren Felder hat; sonst teilt man sich den Sieg.
    .title = Das Ende
rules-setup =
    Wer beginnt, startet mit zwei Karten, die zweite und dritte Person mit drei, die vierte mit vier. Zu zweit bleiben 15 Plättchen in der Schachtel, zu dritt 10 Plättchen und 10 Karten.
    .title = Vor dem Spiel
rules-hidden =
    Verdeckt sind die Karten auf der Hand und die Folge des Kartenvorrats. Aber genommen und bezahlt wird offen: Was du von einer Hand gesehen hast, wird offen gezeigt.
    .title = Was verdeckt ist
forms-title = Alle Plättchen in Worten
forms-tile = Plättchen
forms-shape = Form
forms-rows = Reihe für Reihe, von oben
forms-window = Fenster
forms-brick = Mauerwerk
forms-gap = Lücke
