# What the commands say around a game.

file-unreadable = { $file } cannot be read: { $why }.
file-unwritable = { $file } cannot be written: { $why }.
file-too-large = { $file } is too large for a record of a game: more than { $most } bytes.
file-exists = { $file } is there already. Choose another name, or add --force to write over it.
folder-without-records = There are no records (*.nyh) in the folder { $file }.
good-ones = The other { $games ->
        [one] game is
       *[other] { $games } games are
    } fine: { $turns } turns.

bots-count =
    { $count ->
        [one] 1 bot is
       *[other] { $count } bots are
    } named for { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }: name one for each, or one for all.
simulating = Playing
dataset-written =
    { $games ->
        [one] 1 game is in { $path }.
       *[other] { $games } games are in { $path }.
    }
simulated =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } with seed { $seed }
tally-seat = seat
tally-bot = bot
tally-wins = wins
tally-share = share
tally-points = mean points
tally-ends = { $turns } turns a game on average. Ended by 12 points: { $points }, by the end-of-game card: { $card }.

reviewing = Reviewing
review-looks =
    { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, { $looks } looks ahead after each of the turns compared
review-sure = { $points } ± { $error }
review-wrote = Wrote { $file }.

measuring = Measuring
bench-playouts = Uniform random games
bench-players = players
bench-form = rules
bench-compiled = compiled
bench-interpreted = interpreted
bench-decisions = decisions/s
bench-games = games/s
bench-calls = From Python
bench-copy = copy a game
bench-choices = list the choices
bench-apply = apply a decision
bench-outcomes = outcomes of a turn, on average
bench-weighing = … to find and weigh them all
bench-batch =
    { $threads ->
        [one] batch, 1 thread: decisions/s
       *[other] batch, { $threads } threads: decisions/s
    }
language-unknown = There is no catalog for the language “{ $language }”. Known are: { $languages }.
output-unwritable = The output cannot be written: { $why }.
