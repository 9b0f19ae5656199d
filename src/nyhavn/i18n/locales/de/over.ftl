# Das Ende eines Spiels.

over-title = Das Spiel ist zu Ende

## Wer gewonnen hat, und wie

over-you-win = Du gewinnst { $points } zu { $second }
over-you-win-plain = Du gewinnst!
over-wins = { $winner } gewinnt { $points } zu { $second }
over-wins-plain = { $winner } gewinnt
over-shared = Geteilter Sieg
over-given-up = Das Spiel wurde aufgegeben
over-turns =
    { $turns ->
        [one] Ein Zug.
       *[other] { $turns } Züge.
    }
over-turns-minutes =
    { $turns } Züge in { $minutes ->
        [one] einer Minute.
       *[other] { $minutes } Minuten.
    }
over-card = Die Spielendekarte ist da.
over-tied = Gleichstand bei { $points } Punkten: Die wenigsten leeren Felder entscheiden.
over-share = { $winners }: je { $points } Punkte und gleich viele leere Felder.
over-resigned =
    { $count ->
        [one] { $names } hat aufgegeben.
       *[other] { $names } haben aufgegeben.
    }
over-resigned-you = Du hast aufgegeben.

## Für den, der verloren hat: ein gutes Wort, und wann es am knappsten war

over-comfort = Trotzdem ein schönes Haus.
over-comfort-close = So knapp!
over-comfort-resigned = Es kommt immer wieder ein Abend.
over-moment-ahead = Nach Zug { $turn } lagst du { $mine } zu { $best } vorn.
over-moment-level =
    Nach Zug { $turn } stand es gleich bei { $mine ->
        [one] einem Punkt.
       *[other] { $mine } Punkten.
    }
over-moment-behind =
    Nach Zug { $turn } lagst du { $gap ->
        [one] nur einen Punkt zurück.
       *[other] { $gap } Punkte zurück.
    }
over-moment-best =
    Dein bester Zug war Zug { $turn } mit { $points ->
        [one] einem Punkt.
       *[other] { $points } Punkten.
    }

## Drei Zahlen

over-figure-best-turn = bester Zug: { $lines }
over-figure-spaces =
    { $cards ->
        [one] Felder für eine Karte
       *[other] Felder für { $cards } Karten
    }
over-figure-coats =
    { $count ->
        [one] Wappen
       *[other] Wappen
    }
over-figure-windows =
    { $count ->
        [one] Linie nur aus Fenstern
       *[other] Linien nur aus Fenstern
    }
over-figure-abilities =
    { $count ->
        [one] Fähigkeit genutzt
       *[other] Fähigkeiten genutzt
    }
over-figure-tiles =
    { $count ->
        [one] Plättchen gebaut
       *[other] Plättchen gebaut
    }

## Alle Zahlen

over-chart = Punkte Zug um Zug
over-chart-turn = Zug
over-all-figures = Alle Zahlen
over-group-points = Punkte
over-group-cards = Karten und Züge
over-group-tiles = Plättchen und Felder
over-group-coats = Wappen
over-group-abilities = Genutzte Fähigkeiten

## Die Häuser, und wie es weitergeht

over-look =
    { $name }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: das Haus ansehen
over-rematch = Revanche
over-rematch-join = Zur Revanche
over-replay = Noch einmal ansehen
over-picture = Bild teilen
over-picture-points =
    { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
over-picture-saved = Das Bild ist gespeichert.
over-picture-failed = Das Bild konnte nicht erstellt werden.
over-download = Spiel herunterladen
