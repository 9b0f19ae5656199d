# The lessons for newcomers: one short sentence for each touch, what is said at the end, and kind words to other tries.

learn-title = Learn by playing
learn-offer = New here? Seven small lessons at a real table, about three minutes.
learn-later = Not now
learn-lesson = Lesson { $number }: { $title }
learn-step = { $number } of { $count }
learn-show = Show me
learn-skip = Skip
learn-next = Next lesson
learn-finish = Play your first game
learn-other = That would work too! First, the one in the ring.
learn-coat = That covers a coat of arms, which comes later. Try another place!
learn-turn = Turn it with this button.
learn-flip = Flip it with this button.
learn-brick = Move its brick, the space with the star.

lesson-take = Taking cards
    .first = Tap the card at pier 1.
    .second = Now its neighbour: the card at pier 2.
    .end = You have your two cards: end your turn.
    .done = They are yours. Cards pay for tiles!
lesson-build = Building
    .tile = Tap the long green tile: three green cards.
    .lay = Drag it where you like, then tap ✓.
    .end = Your house grows! End your turn.
    .done = Each space costs one card of its colour.
lesson-row = A full row
    .tile = Tap the yellow tile: beside yellow it’s cheaper.
    .place = Slide it into the ring.
    .lay = Now row 1 has only windows: tap ✓!
    .end = Row 1 is full: end your turn!
    .done = A full row: 1 point. All windows: 2!
    .other = That makes 1 point. Brick on top makes 2!
lesson-support = What holds a tile
    .tile = Tap the long purple tile.
    .place = Slide it up, onto the green tile.
    .lay = It hangs over, and it holds: tap ✓.
    .end = Well built! End your turn.
    .done = One space with something below is enough.
    .other = It holds there, too! Now try the ring.
lesson-coats = Coats of arms
    .tile = Tap the larger red tile.
    .place = Slide it onto the coat of arms.
    .lay = It covers the coat of arms: tap ✓!
    .coat = Your reward: take “additional card”.
    .end = A new ability! End your turn.
    .done = Only coats of arms bring abilities.
    .other = Windows bring no abilities: cover the coat of arms.
lesson-abilities = Abilities
    .first = You like green: tap pier 1.
    .second = And the green card far away, at pier 7.
    .use = Your ability can do that: use it!
    .end = Both are yours! End your turn.
    .done = All start with this. A coat of arms wakes it.
    .other = Neighbours always work! Now try two far ones.
lesson-win = Winning
    .tile = You have 10 points: tap the small yellow tile.
    .place = Slide it to the top of column a.
    .lay = A full column, 2 points: tap ✓!
    .end = 12 points win. End your turn!
    .done = You win! Columns give points, never coats of arms.
    .other = That’s possible, but column a wins the game!

## Kind words to a try that the rules do not allow

kind-any-cards = Only neighbours go together, and 1 and 7 are none.
kind-additional-card = Two cards a turn: a third needs an ability.
kind-both-actions = One action a turn: take cards or build.
kind-not-this-step = One action a turn: take cards or build.
kind-already-built = One tile a turn. The next one comes soon!
kind-already-took = You have your two cards for this turn.
kind-unsupported = It would float! One space needs something below it.
kind-space-covered = There is a tile already: try beside it.

## The first own game

tip-title = A tip
tip-got-it = Got it
tip-no-more = No more tips
tip-first = Your turn: take two neighbouring cards, or build.
tip-affordable = You can pay for this tile now: { $tile }.
tip-beside = Beside its own colour, { $tile } costs one card less.
tip-hand = You may keep seven cards: better build soon!
tip-coat = A coat of arms! Choose one of these rewards.
tip-ability = You can use “{ $ability }” whenever you like.
tip-rival = { $name } has filled { $lines }. You can, too!
tip-line = This line is the deck: in its red part the game can end.
tip-deck = The game may end any moment: score now!
tip-win = This wins the game. Go for it!

## What is this?

what-fresh = The gold dot says that this card is new since your last turn.
    .title = New card
