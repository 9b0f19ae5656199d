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
        [advised] take
       *[other] took
    }
sign-built =
    { $who ->
        [advised] build
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
sign-on = on { $space }

## What they say, each in their own way: at the start, when they score, when they win and when they lose

saying-cabin-girl-greeting = Hello! Which one is prettiest?
saying-cabin-girl-scored = Oh! That was a whole row!
saying-cabin-girl-won = I won? I’ll write home!
saying-cabin-girl-lost = You’re good! Will you show me?
saying-deckhand-greeting = Ahoy! Let’s stack some bricks!
saying-deckhand-scored = Look, I finished one!
saying-deckhand-won = Wait – I actually won?
saying-deckhand-lost = Good game! Again tomorrow?
saying-fishwife-greeting = Fresh fish, fair prices, no mercy!
saying-fishwife-scored = Sold!
saying-fishwife-won = What a bargain that was!
saying-fishwife-lost = You drive a hard bargain, love.
saying-carpenter-greeting = I’ve been practising, you know.
saying-carpenter-scored = Just as I sketched it!
saying-carpenter-won = Told you I’d practised!
saying-carpenter-lost = I learned a lot. Thanks!
saying-mason-greeting = Right. Row by row, then.
saying-mason-scored = That one sits true.
saying-mason-won = Solid work. Good game.
saying-mason-lost = Fine house. Hats off.
saying-architect-greeting = May the best plan win.
saying-architect-scored = Exactly as drawn.
saying-architect-won = Every window in its place.
saying-architect-lost = Beautifully built. My compliments.
saying-harbour-master-greeting = Welcome to my harbour.
saying-harbour-master-scored = The tide turns my way.
saying-harbour-master-won = Steady hands bring ships home.
saying-harbour-master-lost = Well sailed. The harbour salutes you.
saying-lighthouse-keeper-greeting = I saw you coming from afar.
saying-lighthouse-keeper-scored = One more lamp is lit.
saying-lighthouse-keeper-won = The light always shows the way.
saying-lighthouse-keeper-lost = You outshone my lamp tonight.
