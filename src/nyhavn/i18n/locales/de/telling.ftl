# Ein Zug in Worten.

tile = { WORD("colour", $colour) } { $size }
cards-of-colour =
    { $count ->
        [one] { $colour }
       *[other] { $count }× { $colour }
    }
row = Reihe { $line }
column = Spalte { $line }

told-turn = { $name }: { $clauses }.
told-took = { $cards } von den Stegen { $first } und { $second } genommen
told-took-any-cards = „beliebige Karten“ genutzt und { $cards } von den Stegen { $first } und { $second } genommen
told-took-additional = „zusätzliche Karte“ genutzt und { $card } von Steg { $pier } genommen
told-put-down = { $cards } abgelegt
told-both-actions = „Karten nehmen und bauen“ genutzt
told-built = { $tile } auf { $spaces } gebaut, Mauerwerk auf { $brick }
told-discount = „günstiger bauen“ genutzt
told-change = „Farbwechsel“ genutzt: { $source } zählt als { $target }
told-paid = { $cards } bezahlt
told-paid-nothing = nichts bezahlt
told-coat-special = Wappen: Spezialplättchen auf { $space } gelegt
told-coat-ability = Wappen: „{ $ability }“ erhalten
told-coat-reactivate = Wappen: alle Fähigkeiten aktiviert
told-coat-lapsed = Wappen: verfallen
told-scored = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für { $lines }
