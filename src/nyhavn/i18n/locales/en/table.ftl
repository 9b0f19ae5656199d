# The words on the table: beside the houses, the harbour, the deck and the supply.

harbour = Harbour
deck = Deck
deck-left = { $count } left
deck-first = { $count } left; the end card joins the next deck
deck-last-ten = { $count } left, { $safe } before the last ten { $sign }
deck-end-near = { $count } left: the end-of-game card can come now!
supply = Supply
sizes = size { $sizes }:
white = white
race = Race
points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
hand = hand
your-hand = your hand
seat = seat { $seat }
legend =
    small letter: window   ▒ capital: brick   w: white tile   ◆: coat of arms
    ● active ability   ○ inactive ability   ?: hidden card

show-turn =
    { $turn ->
        [0] Before the first of { $turns } turns
       *[other] After turn { $turn } of { $turns }
    }: { $players }
won-by-points = Winner: { $winner }, with { $points } points.
won-by-card =
    The end-of-game card has come. Winner: { $winner }, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
won-by-empty-spaces =
    The end-of-game card has come. It is a tie at { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and the fewest empty spaces decide for { $winner }.
won-together =
    The end-of-game card has come. { $winners } share the victory, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
