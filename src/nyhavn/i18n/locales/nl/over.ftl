# Het einde van een spel.

over-title = Het spel is afgelopen

## Wie er gewonnen heeft, en hoe

over-you-win = Je wint met { $points } tegen { $second }
over-you-win-plain = Je wint!
over-wins = { $winner } wint met { $points } tegen { $second }
over-wins-plain = { $winner } wint
over-shared = Gedeelde winst
over-given-up = Het spel is opgegeven
over-turns =
    { $turns ->
        [one] Eén beurt.
       *[other] { $turns } beurten.
    }
over-turns-minutes =
    { $turns } beurten in { $minutes ->
        [one] één minuut.
       *[other] { $minutes } minuten.
    }
over-card = De “Einde spel”-kaart is gekomen.
over-tied = Gelijke stand, { $points } punten: de minste lege vakjes beslissen.
over-share = { $winners }: elk { $points } punten en evenveel lege vakjes.
over-resigned =
    { $count ->
        [one] { $names } heeft opgegeven.
       *[other] { $names } hebben opgegeven.
    }
over-resigned-you = Je hebt opgegeven.

## Voor wie verloren heeft: een warm woord, en wanneer het het spannendst was

over-comfort = Toch een prachtig huis.
over-comfort-close = Net niet!
over-comfort-resigned = Er komt altijd weer een avond.
over-moment-ahead = Na beurt { $turn } stond je voor met { $mine } tegen { $best }.
over-moment-level =
    Na beurt { $turn } stond het gelijk met { $mine ->
        [one] één punt.
       *[other] { $mine } punten.
    }
over-moment-behind =
    Na beurt { $turn } stond je { $gap ->
        [one] maar één punt achter.
       *[other] { $gap } punten achter.
    }
over-moment-best =
    Je beste beurt was beurt { $turn }, met { $points ->
        [one] één punt.
       *[other] { $points } punten.
    }

## Drie cijfers

over-figure-best-turn = beste beurt: { $lines }
over-figure-spaces =
    { $cards ->
        [one] vakjes voor één kaart
       *[other] vakjes voor { $cards } kaarten
    }
over-figure-coats =
    { $count ->
        [one] wapenschild
       *[other] wapenschilden
    }
over-figure-windows =
    { $count ->
        [one] lijn met alleen vensters
       *[other] lijnen met alleen vensters
    }
over-figure-abilities =
    { $count ->
        [one] vaardigheid gebruikt
       *[other] vaardigheden gebruikt
    }
over-figure-tiles =
    { $count ->
        [one] tegel gebouwd
       *[other] tegels gebouwd
    }

## Alle cijfers

over-chart = Punten beurt voor beurt
over-chart-turn = Beurt
over-all-figures = Alle cijfers
over-group-points = Punten
over-group-cards = Kaarten en beurten
over-group-tiles = Tegels en vakjes
over-group-coats = Wapenschilden
over-group-abilities = Gebruikte vaardigheden

## De huizen, en hoe het verdergaat

over-look =
    { $name }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }: het huis bekijken
over-rematch = Revanche
over-rematch-join = Naar de revanche
over-replay = Nog eens bekijken
over-picture = Afbeelding delen
over-picture-points =
    { $name }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
over-picture-saved = De afbeelding is opgeslagen.
over-picture-failed = De afbeelding kon niet worden gemaakt.
over-download = Spel downloaden
