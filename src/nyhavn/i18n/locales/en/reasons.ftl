# Why a turn may be good. Each reason goes on from "This turn ..."; $name is another player.

reason-wins = wins the game with { $points } points
reason-stops = stops a winning turn of { $name }
reason-row =
    completes row { $line }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
reason-row-of-windows = completes row { $line }, all windows: { $points } points
reason-column = completes column { $line }: { $points } points
reason-column-of-windows = completes column { $line }, all windows: { $points } points
reason-coat-ability = brings “{ WORD("ability", $ability) }” for a coat of arms
reason-coat-reactivate = turns all abilities active again, for a coat of arms
reason-coat-special = brings a white tile for { $space }
reason-denies-tile = takes the last { WORD("colour", $colour) } { $size } before { $name }
reason-affords = pays for the { WORD("colour", $colour) } { $size } next time
reason-saves =
    { $missing ->
        [0] saves the cards for the { WORD("colour", $colour) } { $size }
        [one] leaves 1 card to go for the { WORD("colour", $colour) } { $size }
       *[other] leaves { $missing } cards to go for the { WORD("colour", $colour) } { $size }
    }
reason-denies-cards = takes cards that { $name } needs for the { WORD("colour", $colour) } { $size }
reason-row-near =
    leaves { $missing ->
        [one] only 1 space
       *[other] only { $missing } spaces
    } open in row { $line }
reason-column-near =
    leaves { $missing ->
        [one] only 1 space
       *[other] only { $missing } spaces
    } open in column { $line }
reason-uses = uses “{ WORD("ability", $ability) }”
reason-cheap =
    touches { WORD("colour", $colour) }, so it costs { $price ->
        [0] nothing
        [one] only 1 card
       *[other] only { $price } cards
    }
reason-discards =
    puts down { $count ->
        [one] 1 card
       *[other] { $count } cards
    } for the better ones taken
reason-avoids-discard = builds from a hand that is almost full
reason-collects = brings the hand to { $count } { WORD("colour", $colour) } cards
reason-keeps = keeps “{ WORD("ability", $ability) }” for later
reason-covers = covers { $count } spaces
reason-hand =
    brings the hand to { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
nothing-to-explain = There is no turn to explain: it is not this seat's turn.
