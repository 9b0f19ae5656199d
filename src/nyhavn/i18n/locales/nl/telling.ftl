# Een beurt in woorden.

tile = { WORD("colour", $colour) } { $size }
cards-of-colour =
    { $count ->
        [one] { $colour }
       *[other] { $count }× { $colour }
    }
row = rij { $line }
column = kolom { $line }

told-turn = { $name }: { $clauses }.
told-took = { $cards } genomen van de loopbruggen { $first } en { $second }
told-took-any-cards = “willekeurige kaarten” gebruikt en { $cards } genomen van de loopbruggen { $first } en { $second }
told-took-additional = “extra kaart” gebruikt en { $card } genomen van loopbrug { $pier }
told-put-down = { $cards } afgelegd
told-both-actions = “kaarten nemen en bouwen” gebruikt
told-built = { $tile } gebouwd op { $spaces }, metselwerk op { $brick }
told-discount = “voordelig bouwen” gebruikt
told-change = “verandering van kleur” gebruikt: { $source } telt als { $target }
told-paid = { $cards } betaald
told-paid-nothing = niets betaald
told-coat-special = wapenschild: speciale tegel gelegd op { $space }
told-coat-ability = wapenschild: “{ $ability }” gekregen
told-coat-reactivate = wapenschild: alle vaardigheden geactiveerd
told-coat-lapsed = wapenschild: vervallen
told-scored = { $points } { $points ->
        [one] punt
       *[other] punten
    } voor { $lines }
