# The table in the terminal: menus, questions and help.

welcome =
    Welcome to Nyhavn. In turn order: { $order }. You have seat { $seat } of { $players }.
    Be the first with 12 points, or have the most when the end-of-game card comes.
    Type ? for help at any time. The same cards again: --seed { $seed }

your-turn = Round { $round }: your turn
ask = Your choice (? for help):
ask-or-back = Your choice (u goes back, ? for help):
ask-or-enter = Your choice (Enter ends the turn, u takes back, ? for help):
ask-quit = Leave the game? (y/n)
ask-rematch = Another game? (y/n)
yes-letter = y
no-such-choice = Choose a number from 1 to { $last }.
not-understood = That is no choice here. Type a number, a turn such as T34, or ? for help.
no-place-there = No place for this tile covers { $spaces }.
taken-back = Taken back.
this-wins = With this turn you win the game!
reshuffled = The deck has run out: the discards are the new deck, with the end-of-game card among its last ten.
left-table = You have left the table.
saved = The record of the game is in { $file }.
seat-choice = There is no seat { $seat } at a table for { $players }.
log-empty = Nothing has been played yet.

## Choices

pier = pier { $pier }
take-two = Take two neighbouring cards (the number is the first of the two piers)
take-any-two = Take any two cards; this uses “any cards”
take-additional = Take an additional card; this uses “{ $ability }”
use-any-cards = use “{ $ability }” to take two from any piers …
limit-ahead =
    You hold { $hand }: afterwards you have to put down { $over ->
        [one] 1 card
       *[other] { $over } cards
    }.
put-down =
    Too many cards: put down { $count ->
        [one] one more
       *[other] { $count } more
    }
card-held = (you hold { $count })
pay-with = Which cards do you pay? ({ $source } counts as { $target })
build-tile = Build
build-nothing = No tile that your cards can pay.
build-with = Build with an ability
change-which = Which cards shall count as another colour, for one tile?
counts-as = { $source } counts as { $target }
ability-line = { $ability }: { $text }
end-turn = end the turn (Enter)
price-range =
    { $kinds ->
        [1] price { $low }
       *[other] price { $low } or { $high }
    }
price = { $tile }, price { $parts }
price-touches = − 1 touches { $colour }
price-discount = − 1 discount
all-places = all { $count } places … (or type spaces to cover, such as c3)
brick-on = brick on { $space }
which-brick = Where is the brick of { $tile } on { $spaces }?
earns = +{ $points } { $line }
wins = wins!
earns-coat = coat of arms
coats-open =
    { $count ->
        [one] A coat of arms: choose one of three
       *[other] { $count } coats of arms to use, one after another: choose one of three
    }
coat-take-ability = Take an ability
coat-all-owned = You own all five.
coat-all-active = Reactivate
coat-reactivate = turn all your inactive abilities to active
coat-none-inactive = None of your abilities is inactive.
coat-lay-white = Lay a white tile
coat-no-white = No white tile is left, or your house is full.

## Help

help =
    A number chooses from the list; Enter ends the turn where that is offered.
    A whole turn can be typed as a word, such as T34 or Br3@a1:a2b2=rrr; it is
    played at once. When you choose a place for a tile, typed spaces such as
    c3 d3 leave only the places that cover them, and ▒a1 a2 means that the
    brick is on a1.

     u  take the last step back        s  show the table
     r  the rules in short             l  the log: what has been played
     t  the shapes of the tiles        h  a hint: the best turns and why
     ?  this help                      q  quit
hint = The best turns, and everybody's chance to win
hint-chance = { $name } { $percent } ± { $margin } %
hint-certain = { $name } { $percent } %
hint-take = take { $cards }
hint-build = build { $tile } on { $spaces }
hint-play = Type the word of a turn to play it.
abilities = The abilities (● yours and active, ○ yours and inactive)
tiles-turn = Every tile can be turned and turned over. ▒ and a capital letter is its brick.
rules-in-short =
    A turn is one of two things: take two cards from neighbouring piers, or build
    one tile. You keep at most 7 cards; after taking, you put down what is over.

    Building: the price is the tile's size, in cards of its colour; one less if it
    shares an edge with a tile of its colour in your house. Lay it on empty spaces,
    at least one of them in row 1 or directly above a covered space. Nothing laid
    ever moves.

    Coats of arms (◆): for each one you cover, and each row with one that you
    complete, take an ability, turn all your abilities active, or lay a white tile.

    Points: a complete row 1, or 2 if all are windows; a complete column 2, or 4 if
    all are windows. White tiles are windows. Abilities turn inactive when used.

    The game ends at once with 12 points, or when the end-of-game card is drawn:
    then most points win, and a tie goes to the fewest empty spaces.
