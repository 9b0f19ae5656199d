# Waarom een beurt goed kan zijn. Elke reden gaat verder op “Deze beurt …”; $name is iemand anders aan tafel.

reason-wins = wint het spel met { $points } punten
reason-stops = voorkomt een winnende zet van { $name }
reason-row =
    maakt rij { $line } vol: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
reason-row-of-windows = maakt rij { $line } vol, alleen vensters: { $points } punten
reason-column = maakt kolom { $line } vol: { $points } punten
reason-column-of-windows = maakt kolom { $line } vol, alleen vensters: { $points } punten
reason-coat-ability = levert voor een wapenschild “{ WORD("ability", $ability) }” op
reason-coat-reactivate = activeert voor een wapenschild alle vaardigheden weer
reason-coat-special = levert een speciale tegel op { $space } op
reason-denies-tile = pakt de laatste tegel { WORD("colour", $colour) } { $size } voor { $name } weg
reason-affords = is de volgende keer genoeg voor { WORD("colour", $colour) } { $size }
reason-saves =
    { $missing ->
        [0] spaart de kaarten voor { WORD("colour", $colour) } { $size }
        [one] laat nog maar 1 kaart voor { WORD("colour", $colour) } { $size } ontbreken
       *[other] laat nog maar { $missing } kaarten voor { WORD("colour", $colour) } { $size } ontbreken
    }
reason-denies-cards = neemt kaarten die { $name } nodig heeft voor { WORD("colour", $colour) } { $size }
reason-row-near =
    laat { $missing ->
        [one] nog maar 1 vakje
       *[other] nog maar { $missing } vakjes
    } open in rij { $line }
reason-column-near =
    laat { $missing ->
        [one] nog maar 1 vakje
       *[other] nog maar { $missing } vakjes
    } open in kolom { $line }
reason-uses = gebruikt “{ WORD("ability", $ability) }”
reason-cheap =
    raakt { WORD("colour", $colour) } en kost daardoor { $price ->
        [0] niets
        [one] maar 1 kaart
       *[other] maar { $price } kaarten
    }
reason-discards =
    legt { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } af voor betere
reason-avoids-discard = bouwt vanuit een bijna volle hand
reason-collects = verzamelt { $count } kaarten ({ WORD("colour", $colour) }) in de hand
reason-keeps = bewaart “{ WORD("ability", $ability) }” voor later
reason-covers = bedekt { $count } vakjes
reason-hand =
    brengt de hand op { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
nothing-to-explain = Er is geen beurt om uit te leggen: deze plaats is niet aan de beurt.
