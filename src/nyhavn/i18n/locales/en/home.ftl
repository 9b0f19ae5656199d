# The first page, joining a table, waiting for players.

## The first page

home-with =
    { $bot ->
        [cabin-girl] { $count ->
            [one] You and the Cabin Girl
           *[other] You and { $count } Cabin Girls
        }
        [deckhand] { $count ->
            [one] You and the Deckhand
           *[other] You and { $count } Deckhands
        }
        [fishwife] { $count ->
            [one] You and the Fishwife
           *[other] You and { $count } Fishwives
        }
        [carpenter] { $count ->
            [one] You and the Carpenter
           *[other] You and { $count } Carpenters
        }
        [mason] { $count ->
            [one] You and the Mason
           *[other] You and { $count } Masons
        }
        [architect] { $count ->
            [one] You and the Architect
           *[other] You and { $count } Architects
        }
        [harbour-master] { $count ->
            [one] You and the Harbour Master
           *[other] You and { $count } Harbour Masters
        }
        [lighthouse-keeper] { $count ->
            [one] You and the Lighthouse Keeper
           *[other] You and { $count } Lighthouse Keepers
        }
       *[other] You and { $name }
    }
home-time = { $players } players, about { $minutes } minutes
home-change = Change players or level
    .short = Change
home-learn = Learn in a few minutes
    .short = Learn
    .new = New here? Learn in a few minutes
home-step-take = Take two neighbouring cards from the piers.
    .short = Take two cards
home-step-build = Pay with them for a tile, and lay it in your house.
    .short = Build a tile
home-step-score = Fill rows and columns, best with windows only. Twelve points win.
    .short = Fill rows
home-more-running = More of your tables
levels-title = Who do you want to play?
levels-strength = { $level } of { $count }
levels-first = good for a first game
levels-next = good for your next game
levels-play = Play
friends-text = You get a link to send. Nobody needs an account.
screen-text = You pass the device on after each turn. Nobody sees another hand.

## Joining

join-invites =
    { $count ->
        [0] Take a seat at this table
        [one] { $names } invites you to Nyhavn
       *[other] { $names } invite you to Nyhavn
    }
join-facts = A game for { $players }, about { $minutes } minutes. No account needed.
join-new = Never played it?
join-learn = Learn first
join-opening = Opening the table …
join-bad = This link does not work

## Waiting for players

waiting-invite = Invite your friends
waiting-invite-text = Send them this link. They need no account.
invite-scan = Or scan this with a phone.
waiting-guest-text = Somebody is still missing. You can invite them, too.
waiting-watch-text = You will watch as soon as the game begins.
waiting-sit-text = There is a free seat at this table.
waiting-seats = Seats
waiting-begins = The game begins when all seats are taken.
waiting-fill = Or give the free seat to a bot
waiting-bot = ready
waiting-free = for a friend
waiting-learn = Learn while you wait
