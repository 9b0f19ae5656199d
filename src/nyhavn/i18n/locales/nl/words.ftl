# De woorden van het spel.

colour-red = rood
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-purple = paars

ability-any-cards = willekeurige kaarten
    .short = wille­keurig
    .label = Wille­keurige kaarten
    .text = neem je twee kaarten van twee willekeurige loopbruggen
ability-additional-card = extra kaart
    .short = extra
    .label = Extra kaart
    .text = neem een derde kaart van een willekeurige loopbrug
ability-construction-discount = voordelig bouwen
    .short = voor­delig
    .label = Voor­delig bouwen
    .text = betaal één kaart minder voor een tegel
ability-change-of-colours = verandering van kleur
    .short = kleuren
    .label = Veran­dering van kleur
    .text = voor één tegel tellen je kaarten van één kleur als een andere
ability-both-actions = kaarten nemen en bouwen
    .short = beide
    .label = Kaarten nemen en bouwen
    .text = neem kaarten en bouw daarna, in één beurt
