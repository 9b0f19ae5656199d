# The end of a game.

over-title = The game is over

## Who won, and how

over-you-win = You win, { $points } to { $second }
over-you-win-plain = You win!
over-wins = { $winner } wins, { $points } to { $second }
over-wins-plain = { $winner } wins
over-shared = A shared victory
over-given-up = The game was given up
over-turns =
    { $turns ->
        [one] One turn.
       *[other] { $turns } turns.
    }
over-turns-minutes =
    { $turns } turns in { $minutes ->
        [one] one minute.
       *[other] { $minutes } minutes.
    }
over-card = The end-of-game card has come.
over-tied = Level on { $points } points: the fewest empty spaces decide.
over-share = { $winners } have { $points } points each, and equally many empty spaces.
over-resigned =
    { $count ->
        [one] { $names } gave up.
       *[other] { $names } gave up.
    }
over-resigned-you = You gave up.

## For one who lost: a warm word, and when it was closest

over-comfort = A fine house all the same.
over-comfort-close = So close!
over-comfort-resigned = There is always another evening.
over-moment-ahead = After turn { $turn } you were ahead, { $mine } to { $best }.
over-moment-level =
    After turn { $turn } you were level at { $mine ->
        [one] one point.
       *[other] { $mine } points.
    }
over-moment-behind =
    After turn { $turn } you were { $gap ->
        [one] one point behind.
       *[other] { $gap } points behind.
    }
over-moment-best =
    Your best turn was turn { $turn }, with { $points ->
        [one] one point.
       *[other] { $points } points.
    }

## Three figures

over-figure-best-turn = best turn: { $lines }
over-figure-spaces =
    { $cards ->
        [one] spaces for one card
       *[other] spaces for { $cards } cards
    }
over-figure-coats =
    { $count ->
        [one] coat of arms
       *[other] coats of arms
    }
over-figure-windows =
    { $count ->
        [one] line all of windows
       *[other] lines all of windows
    }
over-figure-abilities =
    { $count ->
        [one] ability used
       *[other] abilities used
    }
over-figure-tiles =
    { $count ->
        [one] tile built
       *[other] tiles built
    }

## All figures

over-chart = Points turn by turn
over-chart-turn = Turn
over-all-figures = All figures
over-group-points = Points
over-group-cards = Cards and turns
over-group-tiles = Tiles and spaces
over-group-coats = Coats of arms
over-group-abilities = Abilities used

## The houses, and what comes next

over-look =
    { $name }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }: look at the house
over-rematch = Rematch
over-rematch-join = To the rematch
over-replay = Watch it again
over-picture = Share a picture
over-picture-points =
    { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
over-picture-saved = The picture is saved.
over-picture-failed = The picture could not be made.
over-download = Download the game
