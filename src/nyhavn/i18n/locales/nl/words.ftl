# De woorden van het spel.

colour-red = rood
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-purple = paars

ability-any-cards = willekeurige kaarten
    .short = willekeurig
    .text = neem je twee kaarten van twee willekeurige loopbruggen
ability-additional-card = extra kaart
    .short = extra
    .text = neem een derde kaart van een willekeurige loopbrug
ability-construction-discount = voordelig bouwen
    .short = voordelig
    .text = betaal één kaart minder voor een tegel
ability-change-of-colours = verandering van kleur
    .short = kleuren
    .text = voor één tegel tellen je kaarten van één kleur als een andere
ability-both-actions = kaarten nemen en bouwen
    .short = beide
    .text = neem kaarten en bouw daarna, in één beurt
