# The levels of the bots: a name and one line of character each.

cabin-girl = Cabin Girl
cabin-girl-line = It is her first week. She fills rows and looks no further.
deckhand = Deckhand
deckhand-line = Saves up for the next tile and lays it where a row gets longer.
fishwife = Fishwife
fishwife-line = Knows a bargain and uses every ability, but never looks up a column.
carpenter = Carpenter
carpenter-line = Has built a few thousand houses and begins to see how they fit.
mason = Mason
mason-line = Knows which rows pay, and saves cards for them.
architect = Architect
architect-line = Plans rows, columns and coats of arms together.
harbour-master = Harbour Master
harbour-master-line = Thinks his two best turns through before he chooses.
lighthouse-keeper = Lighthouse Keeper
lighthouse-keeper-line = Sees the end of the game from afar, and guesses what you hold.
