# Warum ein Zug gut sein kann. Jeder Grund setzt „Dieser Zug …“ fort; $name ist jemand anderes am Tisch.

reason-wins = gewinnt das Spiel mit { $points } Punkten
reason-stops = verhindert einen Siegzug von { $name }
reason-row =
    vervollständigt Reihe { $line }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
reason-row-of-windows = vervollständigt Reihe { $line }, nur Fenster: { $points } Punkte
reason-column = vervollständigt Spalte { $line }: { $points } Punkte
reason-column-of-windows = vervollständigt Spalte { $line }, nur Fenster: { $points } Punkte
reason-coat-ability = bringt für ein Wappen „{ WORD("ability", $ability) }“
reason-coat-reactivate = aktiviert für ein Wappen alle Fähigkeiten wieder
reason-coat-special = bringt ein Spezialplättchen auf { $space }
reason-denies-tile = nimmt { $name } das letzte Plättchen { WORD("colour", $colour) } { $size } weg
reason-affords = reicht beim nächsten Mal für { WORD("colour", $colour) } { $size }
reason-saves =
    { $missing ->
        [0] spart die Karten für { WORD("colour", $colour) } { $size }
        [one] lässt nur 1 Karte für { WORD("colour", $colour) } { $size } fehlen
       *[other] lässt nur { $missing } Karten für { WORD("colour", $colour) } { $size } fehlen
    }
reason-denies-cards = nimmt { $name } Karten für { WORD("colour", $colour) } { $size } weg
reason-row-near =
    lässt { $missing ->
        [one] nur noch 1 Feld
       *[other] nur noch { $missing } Felder
    } in Reihe { $line } offen
reason-column-near =
    lässt { $missing ->
        [one] nur noch 1 Feld
       *[other] nur noch { $missing } Felder
    } in Spalte { $line } offen
reason-uses = nutzt „{ WORD("ability", $ability) }“
reason-cheap =
    berührt { WORD("colour", $colour) } und kostet daher { $price ->
        [0] nichts
        [one] nur 1 Karte
       *[other] nur { $price } Karten
    }
reason-discards =
    legt { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } für bessere ab
reason-avoids-discard = baut aus einer fast vollen Hand
reason-collects = sammelt { $count } Karten ({ WORD("colour", $colour) }) auf der Hand
reason-keeps = hebt „{ WORD("ability", $ability) }“ für später auf
reason-covers = bedeckt { $count } Felder
reason-hand =
    bringt die Hand auf { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
nothing-to-explain = Hier ist kein Zug zu erklären: Dieser Platz ist nicht am Zug.
