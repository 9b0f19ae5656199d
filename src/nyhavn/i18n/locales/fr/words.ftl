# Les mots du jeu.

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-purple = violet

ability-any-cards = cartes au choix
    .short = au choix
    .label = Cartes au choix
    .text = prenez vos deux cartes à deux pontons au choix
ability-additional-card = carte supplémentaire
    .short = en plus
    .label = Carte supplé­men­taire
    .text = prenez une troisième carte à n’importe quel ponton
ability-construction-discount = coût de construction réduit
    .short = coût réduit
    .label = Coût de cons­truc­tion réduit
    .text = payez une carte de moins pour une tuile
ability-change-of-colours = changement de couleurs
    .short = cou­leurs
    .label = Change­ment de couleurs
    .text = pour une tuile, vos cartes d’une couleur comptent comme une autre
ability-both-actions = prendre des cartes et construire
    .short = les deux
    .label = Prendre des cartes et cons­truire
    .text = prenez des cartes puis construisez, dans le même tour
