# The words of the game. A message names a colour with { WORD("colour", $colour) }, and so on.

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple

ability-any-cards = any cards
    .short = any cards
    .text = take your two cards from any two piers
ability-additional-card = additional card
    .short = additional
    .text = take a third card, from any pier
ability-construction-discount = construction discount
    .short = discount
    .text = pay one card less for a tile
ability-change-of-colours = change of colours
    .short = colours
    .text = for one tile, your cards of one colour count as another
ability-both-actions = both actions
    .short = both
    .text = take cards and then build, in one turn
