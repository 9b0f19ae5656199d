# The levels of the bots: a name and one line of character each.

level-1 = Deckhand
level-1-line = Has watched a few houses go up, and builds with whatever comes to hand.
level-2 = Apprentice
level-2-line = Has built a few thousand houses and begins to see how they fit.
level-3 = Mason
level-3-line = Knows which rows pay, saves cards for them, and minds what you need.
level-4 = Architect
level-4-line = Weighs every turn there is before laying one stone.
level-5 = Harbour Master
level-5-line = Thinks ahead of you, and guesses what you hold.
