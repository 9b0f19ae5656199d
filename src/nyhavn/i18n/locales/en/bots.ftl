# What `nyhavn bots` says around the levels, and one line for each of the other bots.

bots-levels = Eight levels, from gentle to strong, each with its name for --bots:
bots-others = Other bots:
bots-own =
    Bots of your own are named as path/to/file.py:MyBot, trained networks by their
    files.
bot-line-random = Takes any of its choices, each as likely.
bot-line-collector = Collects one colour, and builds as soon as it can.
bot-line-hoarder = Builds only when its hand is full.
bot-line-big-builder = Saves up for big tiles only.
bot-line-row-finisher = Builds as soon as it can, where rows get fullest.
bot-line-greedy = Takes what looks best at once, by simple rules.
bot-line-heuristic = Weighs what a careful person would weigh.
bot-line-monte-carlo = Tries its best turns out in games that the heuristic plays on.
bot-line-mcts = Grows a tree of turns over what it cannot see.
bot-line-network = The last network, without looking beyond its own turn.
bot-line-champion = The last network, looking ahead for as long as it may.
