# Warum ein Zug gut sein kann. Jeder Grund setzt „Dieser Zug …“ fort; $name ist jemand anderes am Tisch.

reason-wins = gewinnt das Spiel mit { $points } Punkten
reason-stops = verhindert, dass { $name } mit { $points } Punkten im nächsten Zug mit bekannten Karten gewinnt
reason-row =
    vervollständigt Reihe { $line }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
reason-row-of-windows = vervollständigt Reihe { $line }, nur Fenster: { $points } Punkte
reason-column = vervollständigt Spalte { $line }: { $points } Punkte
reason-column-of-windows = vervollständigt Spalte { $line }, nur Fenster: { $points } Punkte
reason-coat-ability = bringt ein Wappen und dafür „{ WORD("ability", $ability) }“
reason-coat-reactivate = bringt ein Wappen, das alle Fähigkeiten wieder aktiviert
reason-coat-special = bringt ein Wappen und dafür ein Spezialplättchen auf { $space }
reason-denies-tile =
    nimmt { $name } das letzte Plättchen { WORD("colour", $colour) } { $size } weg: { $missing ->
        [0] es wäre schon bezahlbar
        [one] nur 1 Karte fehlt dafür noch
       *[other] nur { $missing } Karten fehlen dafür noch
    }
reason-affords = macht { WORD("colour", $colour) } { $size } beim nächsten Mal bezahlbar
reason-saves =
    spart { $count } Karten ({ WORD("colour", $colour) }) für { WORD("colour", $colour) } { $size }: { $missing ->
        [0] so viele, wie es kostet
        [one] 1 fehlt noch
       *[other] { $missing } fehlen noch
    }
reason-denies-cards = nimmt Karten, die { $name } für { WORD("colour", $colour) } { $size } brauchen könnte
reason-row-near =
    lässt { $missing ->
        [one] nur noch 1 Feld
       *[other] nur noch { $missing } Felder
    } in Reihe { $line } offen, die { $points ->
        [one] 1 Punkt
       *[other] bis zu { $points } Punkte
    } bringt
reason-column-near =
    lässt { $missing ->
        [one] nur noch 1 Feld
       *[other] nur noch { $missing } Felder
    } in Spalte { $line } offen, die bis zu { $points } Punkte bringt
reason-uses =
    { $ability ->
        [any-cards] nutzt „beliebige Karten“, um zwei zu nehmen, die nicht benachbart sind
        [additional-card] nutzt „zusätzliche Karte“ für eine dritte
        [construction-discount] nutzt „günstiger bauen“, um eine Karte weniger zu bezahlen
        [change-of-colours] nutzt „Farbwechsel“ zum Bezahlen
       *[both-actions] nutzt „Karten nehmen und bauen“ für beides
    }
reason-cheap =
    berührt { WORD("colour", $colour) }, daher kostet { WORD("colour", $colour) } { $size } { $price ->
        [0] nichts
        [one] nur 1 Karte
       *[other] nur { $price } Karten
    }
reason-discards =
    legt { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } für bessere ab
reason-avoids-discard = baut mit { $hand } Karten auf der Hand: nach dem Nehmen müssten welche abgelegt werden
reason-collects = sammelt { $count } Karten ({ WORD("colour", $colour) }) auf der Hand
reason-keeps = hebt „{ WORD("ability", $ability) }“ für einen besseren Moment auf
reason-covers = bedeckt { $count } Felder
reason-hand =
    bringt die Hand auf { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
nothing-to-explain = Hier ist kein Zug zu erklären: Dieser Platz ist nicht am Zug.
