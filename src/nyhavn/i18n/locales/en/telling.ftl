# A turn in words. The clauses of a turn are put together as "Bo took red + blue from piers 3 and 4; put down 2 green."

tile = { WORD("colour", $colour) } { $size }
cards-of-colour =
    { $count ->
        [one] { $colour }
       *[other] { $count } { $colour }
    }
row = row { $line }
column = column { $line }

told-turn = { $name } { $clauses }.
told-took = took { $cards } from piers { $first } and { $second }
told-took-any-cards = used “any cards” and took { $cards } from piers { $first } and { $second }
told-took-additional = used “additional card” and took { $card } from pier { $pier }
told-put-down = put down { $cards }
told-both-actions = used “both actions”
told-built = built { $tile } on { $spaces } with the brick on { $brick }
told-discount = used “construction discount”
told-change = used “change of colours” to count { $source } as { $target }
told-paid = paid { $cards }
told-paid-nothing = paid nothing
told-coat-special = coat of arms: laid a white tile on { $space }
told-coat-ability = coat of arms: gained “{ $ability }”
told-coat-reactivate = coat of arms: turned all abilities active
told-coat-lapsed = coat of arms: nothing to use it for
told-scored = scored { $points } for { $lines }
