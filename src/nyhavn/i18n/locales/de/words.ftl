# Die Wörter des Spiels.

colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-blue = blau
colour-purple = lila

ability-any-cards = beliebige Karten
    .short = be­liebig
    .label = Belie­bige Karten
    .text = nimm deine zwei Karten von zwei beliebigen Stegen
ability-additional-card = zusätzliche Karte
    .short = zusätz­lich
    .label = Zusätz­liche Karte
    .text = nimm eine dritte Karte von einem beliebigen Steg
ability-construction-discount = günstiger bauen
    .short = güns­tiger
    .label = Günsti­ger bauen
    .text = bezahle eine Karte weniger für ein Plättchen
ability-change-of-colours = Farbwechsel
    .short = Farben
    .label = Farb­wechsel
    .text = für ein Plättchen zählen deine Karten einer Farbe als eine andere
ability-both-actions = Karten nehmen und bauen
    .short = beides
    .label = Karten nehmen und bauen
    .text = nimm Karten und baue dann, in einem Zug
