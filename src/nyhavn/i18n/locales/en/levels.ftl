# The levels of the bots: a name and one line of character each.

level-deckhand = Deckhand
level-deckhand-line = Builds with whatever comes to hand and never looks across the canal.
level-apprentice = Apprentice
level-apprentice-line = Has built a few thousand houses and begins to see how they fit.
level-mason = Mason
level-mason-line = Knows which rows pay, saves cards for them, and minds what you need.
level-architect = Architect
level-architect-line = Weighs every turn there is before laying one stone.
level-harbour-master = Harbour Master
level-harbour-master-line = Thinks ahead of you, and guesses what you hold.

# What `nyhavn bots` says around them, and one line for each of the other bots.

bots-levels = Five levels, from gentle to unbeatable, each with its name for --bots:
bots-others = Other bots:
bots-own =
    Bots of your own are named as path/to/file.py:MyBot, trained networks by their
    files.
bot-line-random = Takes any of its choices, each as likely.
bot-line-greedy = Takes what looks best at once, by simple rules.
bot-line-heuristic = Weighs what a careful person would weigh.
bot-line-monte-carlo = Tries its best turns out in games played on greedily.
bot-line-mcts = Grows a tree of turns over what it cannot see.
bot-line-network = The last network, without looking beyond its own turn.
bot-line-champion = The last network, looking ahead for as long as it may.
