# The words of the game. A message names a colour with { WORD("colour", $colour) }, and so on.

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple

ability-any-cards = any cards
    .short = any cards
    .label = Any cards
    .text = take your two cards from any two piers
ability-additional-card = additional card
    .short = addi­tional
    .label = Addi­tional card
    .text = take a third card, from any pier
ability-construction-discount = construction discount
    .short = dis­count
    .label = Con­struc­tion dis­count
    .text = pay one card less for a tile
ability-change-of-colours = change of colours
    .short = colours
    .label = Change of colours
    .text = for one tile, your cards of one colour count as another
ability-both-actions = both actions
    .short = both
    .label = Both actions
    .text = take cards and then build, in one turn
