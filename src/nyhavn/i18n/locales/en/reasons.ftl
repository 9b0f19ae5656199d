# Why a turn may be good. Each reason goes on from "This turn ..."; $name is another player.

reason-wins = wins the game with { $points } points
reason-stops = keeps { $name }, at { $points } points, from winning next turn with known cards
reason-row =
    completes row { $line }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
reason-row-of-windows = completes row { $line }, all windows: { $points } points
reason-column = completes column { $line }: { $points } points
reason-column-of-windows = completes column { $line }, all windows: { $points } points
reason-coat-ability = earns a coat of arms and takes “{ WORD("ability", $ability) }” for it
reason-coat-reactivate = earns a coat of arms and turns all abilities active again
reason-coat-special = earns a coat of arms and lays a white tile on { $space }
reason-denies-tile =
    takes the last { WORD("colour", $colour) } { $size } before { $name }, who { $missing ->
        [0] could build it
        [one] needs 1 more card for it
       *[other] needs { $missing } more cards for it
    }
reason-affords = makes the { WORD("colour", $colour) } { $size } affordable next time
reason-saves =
    saves { $count } { WORD("colour", $colour) } cards for the { WORD("colour", $colour) } { $size }: { $missing ->
        [0] all it costs
        [one] 1 more is needed
       *[other] { $missing } more are needed
    }
reason-denies-cards = takes cards that { $name } could use for the { WORD("colour", $colour) } { $size }
reason-row-near =
    leaves { $missing ->
        [one] only 1 space
       *[other] only { $missing } spaces
    } open in row { $line }, worth { $points ->
        [one] 1 point
       *[other] up to { $points } points
    }
reason-column-near =
    leaves { $missing ->
        [one] only 1 space
       *[other] only { $missing } spaces
    } open in column { $line }, worth up to { $points } points
reason-uses =
    { $ability ->
        [any-cards] uses “any cards” to take two that are not neighbours
        [additional-card] uses “additional card” to take a third
        [construction-discount] uses “construction discount” to pay one card less
        [change-of-colours] uses “change of colours” to pay
       *[both-actions] uses “both actions” to take cards and build
    }
reason-cheap =
    touches { WORD("colour", $colour) }, so the { WORD("colour", $colour) } { $size } costs { $price ->
        [0] nothing
        [one] only 1 card
       *[other] only { $price } cards
    }
reason-discards =
    puts down { $count ->
        [one] 1 card
       *[other] { $count } cards
    } for the better ones taken
reason-avoids-discard = builds from a hand of { $hand }: taking cards would mean putting some down
reason-collects = brings the hand to { $count } { WORD("colour", $colour) } cards
reason-keeps = keeps “{ WORD("ability", $ability) }” for a better moment
reason-covers = covers { $count } spaces
reason-hand =
    brings the hand to { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
nothing-to-explain = There is no turn to explain: it is not this seat's turn.
