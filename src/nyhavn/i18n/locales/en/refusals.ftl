# Why something is refused, by the code of the error: what is wrong, and what would be right.

## Steps of a turn

game-over = The game is over: nothing more can be played.
turn-over = This turn is over, and the harbour is about to be filled.
not-this-step = That is not possible at this point of the turn: go on with what is begun, or take it back.
decision-unknown = The game knows no such step: { $decision }.
pier-empty = There is no card at that pier. Take cards from piers that hold one.
ability-not-owned = This needs the ability “{ WORD("ability", $ability) }”, which you do not own.
ability-inactive = The ability “{ WORD("ability", $ability) }” is inactive: it was used, and not reactivated since.
already-took = Cards were already taken in this turn.
already-built = A tile was already built in this turn: one per turn is all.
hand-over-limit =
    You hold { $hand } cards: put down all above { $limit } first.
hand-within-limit =
    Cards are put down only from a hand of more than { $limit }, and only down to { $limit }; you hold { $hand }.
card-not-in-hand = You do not have enough { WORD("colour", $colour) } cards for this.
no-passing = There is no passing: take cards or build.
nothing-to-build = With this there is no tile that your cards could buy.
already-declared = That ability was already called on for this tile.
change-into-itself =
    A change of colours turns one colour into another; { WORD("colour", $colour) } into itself changes nothing.
change-unused =
    The change of colours does nothing for tile { $tile } here: at least one changed card has to be paid.
build-declared = A build has begun: lay a tile, or take the step back.
nothing-to-take-back = There is no step to take back: the turn has just begun.

## Laying tiles

tile-not-in-supply = No tile { $tile } is left in the supply.
tile-shape = Tile { $tile } cannot lie on { $spaces } with the brick on the first of them, however it is turned.
space-covered = Not all of { $spaces } is empty: a tile lies there already.
unsupported = Nothing holds { $spaces } up: one space must be in row 1 or directly above a covered space.
cards-missing =
    Tile { $tile } costs { $price ->
        [one] one card
       *[other] { $price } cards
    } there, and you cannot pay that.
white-tile-bought = White tiles cannot be bought: only a coat of arms gives one.

## Paying

paid-other-colour = Paid was { $paid }, but not all of these cards count as the colour of tile { $tile }.
paid-not-the-price =
    Tile { $tile } costs exactly { $price ->
        [one] one card
       *[other] { $price } cards
    } there; { $count } { $count ->
        [one] was
       *[other] were
    } paid.
payment-open = The tile is laid and not yet paid: choose the cards.
payment-impossible = You cannot pay with { $changed } changed { $changed ->
        [one] card
       *[other] cards
    }.

## Coats of arms

coat-open = A coat of arms was earned and has to be used before the turn ends.
no-coat-open = No coat of arms is left to use.
no-special-tile = No white tile is left in the supply.
ability-owned = The ability “{ WORD("ability", $ability) }” is owned already, and nobody has two of a kind.
nothing-inactive = There is nothing to reactivate: none of your abilities is inactive.
coat-after-lapse = After a coat of arms has lapsed, none can be used any more in this turn.
coat-usable = This coat of arms does not lapse: it can be used, so it has to be.
lapses-count =
    { $expected ->
        [0] No coat of arms lapsed
        [one] One coat of arms lapsed
       *[other] { $expected } coats of arms lapsed
    } in this turn; the word tells of { $count }.

## The word of a turn

turn-malformed = This is no turn: a turn begins with T for taking cards or with B for building.
build-before-take = With both actions the cards are taken first, and then comes the build.
two-takes = Cards are taken only once in a turn.
two-builds = Only one tile is bought in a turn.
take-malformed = Taking cards is written like T34, T26+1 or T34-gg.
take-two-cards =
    Exactly two piers follow the T; here { $count ->
        [0] there is none
        [one] there is one
       *[other] there are { $count }
    }.
piers-order = The piers are written in ascending order, each once: not { $first } before { $second }.
additional-twice = Only one additional card can be taken; the word has { $count }.
pier-unknown = There is no pier { $pier }: they are numbered from 1 to { $piers }.
build-malformed = A build is written like Br3@a1:a2b2=rrr: tile, brick, windows, cards paid.
tile-unknown = There is no tile { $tile }: the colours are r y g b p, and the sizes 2 to 5.
card-unknown = “{ $card }” is no card: the colours are r y g b p.
cards-order = Cards are written in the order { $order }; this is { $cards }.
outside-the-house = { $space } lies outside the house: columns are a to e, rows 1 to 9.
windows-order = The windows are written row by row from the left: { $order }, not { $windows }.
coat-malformed = “{ $coat }” is no use of a coat of arms: these are written like *c4, *+x, *~ or *-.
ability-unknown = There is no ability “{ $ability }”: they are n x d h o.

## Decks and players

players-count = The game is for 2 to 4 players, not { $players }.
seat-unknown = There is no seat { $seat } at a table for { $players }: seats count from 0 here.
end-card-too-early = With { $players } players the end-of-game card joins only the second deck.
end-card-count = The deck holds { $count } end-of-game cards: there has to be exactly one.
end-card-place = The end-of-game card lies at place { $place }: it has to be among the last ten cards.
card-count = The deck holds { $count } cards of colour { $card }: there have to be { $expected }.
deck-hidden = This game is what one seat sees of it, without a deck; fill in the hidden cards with a sample first.
facts-without-room = These facts have no room in a game: too many cards, tiles or coats of arms, or a seat that is not there.
refill-not-due = The harbour is filled only when a turn has ended.
reshuffle-not-due = The discard pile is shuffled only when the deck has run out.

## Records

not-utf-8 = This is not a text in UTF-8, so it is no record of a game.
header-malformed = A header is written like [Key "value"]; this is not: { $header }
header-unwritable = No header line can hold this: { $key } “{ $value }”.
header-twice = The header { $key } stands twice.
header-missing = The header { $key } is missing: every record needs it.
header-values =
    The header { $key } takes one value; here { $count ->
        [one] it has one
       *[other] it has { $count }
    }.
header-after-turns = Headers stand before the first turn; this one comes after: { $header }
format-unknown = The format “{ $format }” is not known: this program reads “{ $expected }”.
game-unfinished = Only a game that was played to its end can be reviewed.
round-number-wrong = Rounds count up from 1: here { $expected } is expected, not { $found }
round-number-missing = A new round begins here, so its number { $expected } has to stand before the turn.
round-empty = After the round number { $found } at least one turn has to follow.
turn-left-out = The round is not complete: a turn is missing before { $found }
reshuffle-missing = This turn empties the deck, and the record has no Deck2 to go on with.
reshuffle-unused = The record has a Deck2, but the first deck never ran out.
result-too-early = The headers give a result, but the game is not finished.
result-malformed = The result is written as points and winners' seats, like "12 7" "1"; this is { $result }
result-differs = The turns lead to the result { $expected }; the header says { $found }.
end-differs = The game ended by “{ $expected }”; the header says “{ $found }”.
no-such-turn = There is no turn { $turn }: the record has { $turns }.

## States

state-format = This is not the state of a game: the format should be “{ $expected }”, not { $found }.
state-malformed = In the state of a game, { $path } should be written like { $expected }; this is { $found }.
state-impossible = No game can come to this: { $path } is { $found }.
state-differs = In the state of a game, { $path } is { $found }, but the rules lead to { $expected }.

## The proof of the shuffle

commitment-missing = Without the header Commitment the shuffle cannot be proven.
commitment-differs = The revealed seed is not the one committed to: it would give { $expected }, not { $found }.
seed-missing = Without the header Seed the shuffle cannot be proven: the seed is revealed after the game.
seed-malformed = A seed is written as { $digits } digits 0 to 9 and a to f, in lower case.
seed-length = A seed has { $expected } bytes, not { $count }.
deck-differs = This is not the deck that the seed gives: they differ from card { $place } on.
deck2-differs = This is not the second deck that the seed gives: they differ from card { $place } on.

## Bots, networks and batches

bot-unknown = There is no bot “{ $bot }”. Known are: { $bots }.
bot-choice = The bot { $bot } chose what was not offered: { $choice }.
batch-size = A batch holds 1 to { $most } games, not { $count }.
batch-indexes = A batch of { $expected } games needs as many indexes; there are { $count }.
batch-index = Game { $game } offers { $choices } choices, so index { $index } names none of them.

## Environments and data sets

action-unknown = There are { $actions } actions, numbered from 0; { $action } is none of them.
action-illegal = In game { $game } action { $action } is not legal now.
chance-impossible = The card { $card } cannot come now.
dataset-differs = { $path } holds another data set: its { $what } differs. Choose another folder.
dataset-format = A data set is written as parquet or npz, not as “{ $format }”.
opponents-count = There are { $expected } seats for opponents, and { $count } bots were named.
seat-not-at-table = Seats are counted from 0; at a table of { $players } there is no seat { $seat }.
