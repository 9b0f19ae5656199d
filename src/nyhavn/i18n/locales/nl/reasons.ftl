# Waarom een beurt goed kan zijn. Elke reden gaat verder op “Deze beurt …”; $name is iemand anders aan tafel.

reason-wins = wint het spel met { $points } punten
reason-stops = voorkomt dat { $name }, met { $points } punten, de volgende beurt met bekende kaarten wint
reason-row =
    maakt rij { $line } vol: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
reason-row-of-windows = maakt rij { $line } vol, alleen vensters: { $points } punten
reason-column = maakt kolom { $line } vol: { $points } punten
reason-column-of-windows = maakt kolom { $line } vol, alleen vensters: { $points } punten
reason-coat-ability = levert een wapenschild op en daarmee “{ WORD("ability", $ability) }”
reason-coat-reactivate = levert een wapenschild op dat alle vaardigheden weer activeert
reason-coat-special = levert een wapenschild op en legt een speciale tegel op { $space }
reason-denies-tile =
    pakt de laatste tegel { WORD("colour", $colour) } { $size } voor de neus van { $name } weg: { $missing ->
        [0] die was al te betalen
        [one] er ontbreekt nog maar 1 kaart
       *[other] er ontbreken nog maar { $missing } kaarten
    }
reason-affords = maakt { WORD("colour", $colour) } { $size } de volgende keer betaalbaar
reason-saves =
    spaart { $count } kaarten ({ WORD("colour", $colour) }) voor { WORD("colour", $colour) } { $size }: { $missing ->
        [0] alles wat hij kost
        [one] nog 1 nodig
       *[other] nog { $missing } nodig
    }
reason-denies-cards = neemt kaarten die { $name } voor { WORD("colour", $colour) } { $size } kan gebruiken
reason-row-near =
    laat { $missing ->
        [one] nog maar 1 vakje
       *[other] nog maar { $missing } vakjes
    } open in rij { $line }, die { $points ->
        [one] 1 punt
       *[other] tot { $points } punten
    } waard is
reason-column-near =
    laat { $missing ->
        [one] nog maar 1 vakje
       *[other] nog maar { $missing } vakjes
    } open in kolom { $line }, die tot { $points } punten waard is
reason-uses =
    { $ability ->
        [any-cards] gebruikt “willekeurige kaarten” om er twee te nemen die niet naast elkaar liggen
        [additional-card] gebruikt “extra kaart” om een derde te nemen
        [construction-discount] gebruikt “voordelig bouwen” om één kaart minder te betalen
        [change-of-colours] gebruikt “verandering van kleur” om te betalen
       *[both-actions] gebruikt “kaarten nemen en bouwen” om beide te doen
    }
reason-cheap =
    raakt { WORD("colour", $colour) }, dus { WORD("colour", $colour) } { $size } kost { $price ->
        [0] niets
        [one] maar 1 kaart
       *[other] maar { $price } kaarten
    }
reason-discards =
    legt { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } af voor betere
reason-avoids-discard = bouwt vanuit een hand van { $hand }: na het nemen zou je moeten afleggen
reason-collects = verzamelt { $count } kaarten ({ WORD("colour", $colour) }) in de hand
reason-keeps = bewaart “{ WORD("ability", $ability) }” voor een beter moment
reason-covers = bedekt { $count } vakjes
reason-hand =
    brengt de hand op { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
nothing-to-explain = Er is geen beurt om uit te leggen: deze plaats is niet aan de beurt.
