# The levels of the bots: a name and one line of character each.

level-deckhand = Deckhand
level-deckhand-line = Builds with whatever comes to hand and never looks across the canal.
level-apprentice = Apprentice
level-apprentice-line = Has learned which rows pay, and saves cards for them.
level-mason = Mason
level-mason-line = Has built thousands of houses and remembers how they went.
level-architect = Architect
level-architect-line = Weighs every turn there is before laying one stone.
level-harbour-master = Harbour Master
level-harbour-master-line = Thinks ahead of you, and guesses what you hold.
