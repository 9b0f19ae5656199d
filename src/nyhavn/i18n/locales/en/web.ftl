# The page in the browser.

app-name = Nyhavn
close = Close
menu = Menu
settings = Settings
rules = Rules
rules-new-tab = Rules (in a new tab)
undo = Undo
undo-nothing = There is nothing to undo yet.
no = No
copy = Copy
copied = Copied.
share = Share
you = You
    .among = you
guest = Guest
go-home = Home
your-name = Your name
use-it = Use it
connection-lost = The server cannot be reached. Check your connection and try again.
connection-lost-now = Connection lost – trying again …
connection-slow = Slow connection …
connection-restored = Connected again.
connection-unsent = Not sent yet – waiting for the connection …

## Home

home-tagline = Build the finest house at the harbour.
home-running = Your tables
home-open = Open tables
home-recent = Recent games
home-go-on = Go on
home-join = Join
home-watch = Watch
home-replay = Replay
home-more = More
home-open-file = Replay from a file
home-how = In short
play-title = A new game
play-friends = Invite friends
play-screen = Same screen
play-players = Players
play-level = Level
play-now = Play now
play-invite = Open the table
play-start = Start the game
play-clock = Time for a turn
play-listed = Anyone may join or watch
clock-none = no limit
clock-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
clock-day = a day
player-number = Player { $number }
line-finished = { $winners } won, { $points }
line-open = waiting for players
line-playing = turn { $turn }
line-action = { $action }: { $names }
your-turn-badge = Your turn
title-your-turn = Your turn! – Nyhavn
page-title = { $page } – Nyhavn

## Joining and waiting

join-sit-down = Sit down
waiting-title = Waiting for players
waiting-open-seat = free seat
waiting-here = here
waiting-leave = Leave the table
waiting-put-bot = Put the bot { $bot } here
invite-make-link = Make a link
invite-link = Link
invite-code = The link as a QR code
guide-connecting = Connecting …

## The table: what there is to do

guide-your-turn = Your turn
guide-choose = Your turn: take two cards, or build.
guide-choose-name = { $name }: take two cards, or build.
guide-second = Now tap a neighbour of pier { $pier }.
guide-place = Place the tile, then build.
guide-build = Choose a tile to build.
guide-put-down =
    Too many cards: choose { $count ->
        [one] one card
       *[other] { $count } cards
    } to put down.
guide-pay = Which cards do you pay?
guide-coats =
    { $count ->
        [one] You have earned a coat of arms: choose what it brings.
       *[other] You have earned { $count } coats of arms: choose what each brings.
    }
guide-additional = Take an additional card if you like, or end your turn.
guide-both-actions = You may build as well (both actions), or end your turn.
guide-wins = This wins the game: end your turn!
guide-end =
    { $points ->
        [0] All done: end your turn.
        [one] All done: end your turn and score 1 point.
       *[other] All done: end your turn and score { $points } points.
    }
guide-sending = Sending …
guide-plays = { $name } is playing.
guide-bot-plays = { $name } is thinking.
guide-stand-in = A bot is playing for you.
guide-finished = The game is over.
end-turn-button =
    { $points ->
        [0] End turn
       *[other] End turn: +{ $points }
    }
end-turn-win = End turn and win!

## Harbour, hand and deck

harbour-title = Harbour
supply-title = Supply
supply-sold-out = sold out
shop-none = No tile can be paid yet.
shop-later = Tiles you can pay for appear here.
shop-all = All 20
shop-title = All 20 tiles
shop-gold = gold: you can pay now
points-count =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

pier-empty-short = empty
pier-label =
    Pier { $pier }: { $card }{ $hint ->
        [near] , a neighbour of the chosen card
        [far] , only with “any cards”
        [new] , new
       *[none] { "" }
    }
offer-any-cards = Use “{ $ability }”?
deck-bar-first = { $count } in the deck
deck-bar-last-ten = { $count } in the deck; the end can come after { $safe } more
deck-bar-end = { $count } left: the end-of-game card can come now!
hand-label =
    { $count ->
        [0] Your hand is empty
       *[other] Your hand, { $count } of { $limit } cards: { $cards }
    }
hand-empty = no cards
hand-ahead =
    Taking means putting down { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
put-down-card = Put down a { $card } card

## The supply and laying a tile

supply-label =
    { $tile }, { $count } left, { $kinds ->
        [1] price { $low }
       *[other] price { $low } to { $high }
    }
supply-label-closed = { $tile }, { $count } left. { $why }
tile-form =
    { $form ->
        [line] line
        [corner] corner
        [square] square
        [cross] cross
       *[letter] { $form } shape
    }, { $wide } wide, { $high } high
supply-none-left = No { $tile } tile is left.
supply-not-now = Tiles cannot be built at this moment.
supply-cards-missing = The tile { $tile } costs up to { $size } { $colour } cards, and you cannot pay that now.
supply-with-ability =
    With “{ $ability }”{ $change ->
        [no] { "" }
       *[other] {" "}({ $change })
    } you can build it.
supply-label-ability = Only with “{ $ability }”.
white-tile = white tile
placing-tools = Lay the tile
place-cancel = Put back
place-turn = Turn
place-flip = Flip
place-brick = Move the brick
place-confirm = Lay it here
place-for = Build for { $cards }
place-trial = Only to try: it is not your turn.
trial-over = The turn has passed on: what you tried has been put back.
place-outside = There the tile would stick out of the house.
place-put-back = Put back.
place-no-further = There is no further place that way.
place-one-way = It cannot lie here any other way.
place-one-brick = The brick cannot lie elsewhere here.
place-told =
    { $tile } on { $spaces }{ $brick ->
        [none] { "" }
       *[other] , brick on { $brick }
    }
price-touching = − 1 touches { $colour }
price-discounted = − 1 discount
price-sum =
    { $reduced ->
        [yes] { $parts } = { $cards } { $cards ->
            [one] card
           *[other] cards
        }
       *[no] { $cards } { $cards ->
            [one] card
           *[other] cards
        }
    }
outcome-line = { $line } +{ $points }
outcome-coats =
    { $count ->
        [one] a coat of arms
       *[other] { $count } coats of arms
    }
outcome-wins = this wins!

## Houses

house-own = Your house
house-of = The house of { $name }
house-window = { $colour } window
house-brick = { $colour } brick
house-coat = empty, coat of arms
house-empty = empty
house-coat-row = row { $row }, with a coat of arms

## Abilities and coats of arms

abilities-own = Your abilities
ability-label =
    { $name }: { $state ->
        [missing] Not yours yet
        [inactive] Inactive
        [on] In use
       *[active] Active
    }
ability-state =
    { $name } ({ $state ->
        [inactive] inactive
       *[active] active
    })
ability-told = “{ $name }”: { $text }. { $why }
ability-missing = A coat of arms can bring you this ability.
ability-resting = It is used up until a coat of arms turns it active again.
ability-automatic = Just play: it is used when you need it.
change-question = Which cards shall count as another colour?
change-pair = { $source } counts as { $target }
coats-title =
    { $count ->
        [one] Coat of arms
       *[other] { $count } coats of arms
    }
coat-space = space { $space }
coats-then = then it scores
coat-ability-title = Take an ability
coat-no-ability = You own all five.
coat-reactivate-title = Reactivate
coat-reactivate-text = all your inactive abilities turn active
coat-special-title = White tile ({ $count } left)
coat-special-text = one window, wherever it is supported

## The others

rival-open = Show the house of { $name }
rival-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }{ $unknown ->
        [0] , all known
       *[other] , { $unknown } of them hidden
    }
rival-known = You have seen: { $cards }
rival-empty =
    { $count ->
        [one] 1 empty space
       *[other] { $count } empty spaces
    }
rival-away = away
rival-resigned = has given up
vote-stand-in = Let a bot play meanwhile
take-seat-back = Play again yourself
watching = You are watching
watchers =
    { $count ->
        [one] 1 watches
       *[other] { $count } watch
    }
race-seat = { $name }: { $points }
race-label = Race to { $goal } points: { $seats }
hand-over-title = { $name }, it is your turn
hand-over-text = Pass the device on. Only then show the hand.
hand-over-drawn = The order of play was drawn by lot.
hand-over-ready = I am { $name }

## The log

log = Log
event-seat-taken =
    { $who ->
        [you] You sit down.
       *[other] { $name } sits down.
    }
event-seat-left = Seat { $seat } is free again.
event-started = The game begins.
event-stood-in =
    { $who ->
        [you] { $why ->
            [time] You ran out of time: a bot plays meanwhile.
            [vote] The table has voted: a bot plays for you meanwhile.
           *[left] You left: a bot plays meanwhile.
        }
       *[other] { $why ->
            [time] { $name } ran out of time: a bot plays meanwhile.
            [vote] The table has voted: a bot plays for { $name } meanwhile.
           *[left] { $name } left: a bot plays meanwhile.
        }
    }
event-taken-back =
    { $who ->
        [you] You are back.
       *[other] { $name } is back.
    }
event-voted =
    { $who ->
        [voter] You ask for a bot to play for { $other }.
        [you] { $name } asks for a bot to play for you.
       *[other] { $name } asks for a bot to play for { $other }.
    }
event-resigned =
    { $who ->
        [you] You have given up.
       *[other] { $name } has given up.
    }
event-rematched = There is a rematch.

## The menu of the table

menu-table = This game
menu-help = Help
menu-out = Leaving
menu-watch-link = Link for watching
menu-seat-link = Link to your seat, for another device
menu-leave = Leave: a bot plays on for you
menu-leave-sure = Really leave: a bot plays on for you
menu-resign = Give up
menu-resign-not = Keep playing
menu-resign-sure = Really give up
fair-title = Is the shuffle fair?
fair-text = This fingerprint of the shuffle was fixed before the first card. After the game the seed is shown, and anyone can check that it fits.
fair-copy = Copy the fingerprint
fair-seed = Seed:

## After the game

over-record = Download the record

## Settings

settings-language = Language
settings-scheme = Colours
settings-scheme-system = as the device
settings-scheme-light = light
settings-scheme-dark = dark
settings-auto-end = End the turn by itself when nothing is left to decide
settings-notify = Notify me when it is my turn
settings-single-keys = Keys of one letter or digit

## Keys

keys-title = Keys
keys-everywhere = Tab goes from one group to the next, the arrow keys go on inside it, Enter presses, and Esc closes or takes back.
key-name-enter = Enter
key-name-escape = Esc
key-pier = choose the card of this pier
key-undo = undo
key-end = end the turn
key-hint = ask for a hint
key-hand = to your hand
key-supply = to the supply, or to what is to be chosen
key-house = to your house
key-others = to the other players
key-log = to the log
key-keys = this list
key-move = move the tile
key-turn = turn it
key-flip = flip it
key-brick = move its brick
key-next = to the next place, the best first
key-previous = to the place before
key-lay = lay it here
key-back = put it back, or let go of a chosen card
rules-keys = Everything at the table can be done by keys alone. The keys of one letter or digit can be switched off in the settings.
    .title = Keys

## What is this?

what-is-this = What is this?
what-tap = Choose anything on the table to learn what it is.
what-all = All things
what-guide = This line always says what you can do next.
    .title = What to do
what-harbour = Seven piers with a card each. Take two neighbouring cards: choose one, then the other. The first and the last pier are not neighbours. Empty piers are filled when the turn ends.
    .title = Harbour
what-deck = The line shows how many cards are left. Its red part is the last ten: among them lies the end-of-game card, which ends the game at once. With three or four players it joins the second deck only.
    .title = Deck
what-hand = Your cards pay for tiles of their colour. After taking cards you may keep seven.
    .title = Hand
what-supply = Tiles you can build. The number is the price in cards of that colour; without one you cannot pay for the tile now. ×2 means two are left. A tile next to its own colour costs one card less.
    .title = Supply
what-house = Your house grows from the ground: every tile needs at least one space on the ground or above a tile. Full rows give 1 point, 2 if all are windows; full columns give 2, or 4.
    .title = House
what-abilities = Abilities bend the rules once, and then rest until a coat of arms turns them active again. Gold ones are ready, crossed out ones are resting.
    .title = Abilities
what-coats = Cover a coat of arms, or complete a row that has one: take an ability, turn yours active, or lay a white tile.
    .title = Coats of arms
what-actions = Nothing is final until you end your turn: every step can be undone.
    .title = Undo and end
what-rival = Another player: points, cards, abilities and what they did last. Open the house to see it large.
    .title = Other players
what-race = Everybody has a lane and a boat that sails to the lighthouse; beside the name are the points. Who reaches 12 points wins at once.
    .title = Race
what-log = Everything that happened, the newest first. Choose a line to read it word for word.
    .title = Log

## Replay

replay-title = Replay
replay-choose-file = Choose the file of a game that was downloaded here (it ends in .nyh), to watch it again.
replay-controls = Move through the game
replay-first = To the start
replay-back = One turn back
replay-next = One turn on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-turn = Turn
replay-view = Hands
replay-open-hands = all open
replay-as =
    { $who ->
        [you] as you saw it
       *[other] as { $name } saw it
    }
replay-link = Link to this moment
replay-start = Before the first turn.
replay-count = { $turn } / { $turns }
replay-speed = Speed
    .slow = slow
    .normal = normal
    .fast = fast
replay-piers = At the piers: { $cards }
replay-notation = Notation
replay-turn-number = Turn { $turn }

## Hints and reviews

hint-button = Hint
hint-thinking = Thinking …
hint-title = Good turns
hint-try = Try it on the board
advice-chances = Chance to win if all play on like the Harbour Master:
advice-chance =
    { $name } { $how ->
        [over] over { $percent }%
        [under] under { $percent }%
        [exact] { $percent }%
       *[about] about { $percent }%
    }
advice-unclear = Too few looks ahead to say who is likelier to win.
advice-took = take { $cards } from piers { $first } and { $second }
advice-took-any-cards = use “any cards” and take { $cards } from piers { $first } and { $second }
advice-took-additional = use “additional card” and take { $card } from pier { $pier }
advice-put-down = put down { $cards }
advice-both-actions = use “both actions”
advice-built = build { $tile } on { $spaces }, brick on { $brick }
advice-discount = use “construction discount”
advice-change = use “change of colours” to count { $source } as { $target }
advice-paid = pay { $cards }
advice-paid-nothing = pay nothing
advice-coat-special = coat of arms: lay a white tile on { $space }
advice-coat-ability = coat of arms: take “{ $ability }”
advice-coat-reactivate = coat of arms: turn all abilities active
advice-coat-lapsed = coat of arms: nothing to use it for
advice-because = This turn …
review-ask = What would the Harbour Master have played?
review-played = Played
review-best = The Harbour Master
review-best-turn = The Harbour Master: { $turn }
review-agrees = The Harbour Master would have played the same.
review-even = The Harbour Master found nothing clearly better.
review-loss = With it the chance to win would have been about { $percent } percentage points higher.

## Said to those who listen

said-undone = Undone: { $clauses }.
said-hand =
    { $count ->
        [0] Your hand is empty.
       *[other] In hand { $count }: { $cards }.
    }
said-new-card = { $card } at { $pier }
said-new-cards = New at the piers: { $cards }.
said-ended = Your turn is over.
said-hint =
    { $count ->
        [one] One turn.
       *[other] { $count } turns.
    } The best: { $best }.
said-chosen = Pier { $pier }, { $card }: chosen.
