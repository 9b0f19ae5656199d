# What the arena says, and why bots are refused.

bot-file-name =
    “{ $bot }” does not say which bot is meant. A bot in a file is named as path/to/file.py:MyBot.
bot-file-missing = There is no file { $file } to take a bot from.
bot-class-missing = { $file } has no class { $bot }.
bot-wants-more =
    { $bot } cannot be made: its constructor wants “{ $parameter }”. It is given “seed” and “seconds”, and either only if it names it.
bot-without-choose = { $bot } is not a bot: it has no method choose(view, choices).
bot-failed = The bot { $bot } failed in { $file }, line { $line }: { $why }
bot-not-repeatable =
    The bot { $bot } does not repeat itself: from the same seed it chose differently in the same position
    (turn { $turn } of a game of { $players }). Its chance must come from the seed alone.
bot-peeks =
    The bot { $bot } chose by what is hidden from it: with the same view and other hidden cards it chose differently
    (turn { $turn } of a game of { $players }).
bot-meddles = The bot { $bot } changed the view or the choices that it was given.
bot-fine = { $bot } is a good bot: it plays by the rules, repeats itself from the same seed, and does not peek.

arena-too-few-bots = An arena needs two bots or more: --bots a,b
worker-died =
    A process that played games has died, which no bot should be able to do. What was finished is kept in the folder of --out.
arena-differs =
    { $file } holds the games of another arena: it differs in { $different }. Choose another folder, or delete it.
arena-file-broken = { $file } is broken in line { $line }. Delete it, or choose another folder.
ray-unreachable = Ray does not answer: { $why }
extra-missing =
    This needs the package { $package }, which is not installed. Get it with: pip install 'nyhavn[{ $extra }]'

arena-playing = Playing
arena-goes-on = { $games } games were played before; going on from there.
arena-stopped = Stopped after { $games } of { $all } games.
arena-stopped-kept = Stopped after { $games } of { $all } games. They are kept: the same command goes on from here.
arena-no-plot = No plot was drawn. { $why }
arena-written = Written to { $folder }.
arena-repeat = To repeat it:

arena-ratings = Strength
arena-bot = bot
arena-elo = Elo
arena-interval = 95 % interval
arena-games = games
arena-matches = { $players ->
        [2] Wins of the first
       *[other] Wins of the first, alone against { $rivals } of the second (fair: { $fair })
    }
arena-match = match
arena-wins = wins
arena-rate = win rate
arena-play = Games on average, and how they ended
arena-points = points
arena-turns = turns
arena-by-points = 12 points
arena-by-card = end card
arena-seats = Win rate from each seat
arena-seat = seat { $seat }
arena-anyone = whoever sits there
arena-plot-elo = Elo, with 95 % intervals
arena-plot-rate = win rate of the first, with 95 % intervals
arena-plot-fair = fair
