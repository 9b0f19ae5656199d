# The bots as people: what they are called, and what they say.

bot-of-kind = { $name }, { $kind }

## Who is here

time-span =
    { $unit ->
        [minutes] { $count } min
        [hours] { $count } h
       *[days] { $count ->
            [one] 1 day
           *[other] { $count } days
        }
    }
presence-here = here
presence-away = away
presence-away-for = away for { $span }
presence-thinking = thinking
presence-thinking-for = thinking for { $span }
presence-stand-in = a bot stands in
guide-away = { $name } is away.

## A turn in signs: the words between the pictures

sign-took =
    { $who ->
        [you] took
       *[other] took
    }
sign-built =
    { $who ->
        [you] built
       *[other] built
    }
sign-paid =
    { $who ->
        [you] paid
       *[other] paid
    }
sign-price =
    { $cards ->
        [0] for free
       *[other] for { $cards }
    }
sign-piers = from piers { $piers }
sign-brick = with the brick on { $space }
sign-white = on { $space }

## What they say, each in their own way: at the start, when they score, when they win and when they lose

saying-level-1-greeting = Ahoy! Let’s stack some bricks!
saying-level-1-scored = Look, I finished one!
saying-level-1-won = Wait – I actually won?
saying-level-1-lost = Good game! Again tomorrow?
saying-level-2-greeting = I’ve been practising, you know.
saying-level-2-scored = Just as I sketched it!
saying-level-2-won = Told you I’d practised!
saying-level-2-lost = I learned a lot. Thanks!
saying-level-3-greeting = Right. Row by row, then.
saying-level-3-scored = That one sits true.
saying-level-3-won = Solid work. Good game.
saying-level-3-lost = Fine house. Hats off.
saying-level-4-greeting = May the best plan win.
saying-level-4-scored = Exactly as drawn.
saying-level-4-won = Every window in its place.
saying-level-4-lost = Beautifully built. My compliments.
saying-level-5-greeting = Welcome to my harbour.
saying-level-5-scored = The tide turns my way.
saying-level-5-won = Steady hands bring ships home.
saying-level-5-lost = Well sailed. The harbour salutes you.
