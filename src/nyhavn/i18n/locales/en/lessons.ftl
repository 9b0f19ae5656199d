# The lessons for newcomers. Each begins with a mistake to try, goes on with what to do, and ends with what was learned.

learn-title = Learn by playing
learn-offer = New here? Eight small lessons at a real table, about four minutes.
learn-later = Not now
learn-count = Lesson { $number } of { $count }
learn-skip = Skip
learn-next = Next lesson
learn-finish = Now play!
learn-leave = Leave the lessons

lesson-take = Whoever has 12 points first wins. Points come from full rows and columns of your house, and its tiles are paid with cards.
    .title = Taking cards
    .do = Take two cards from neighbouring piers: choose one, then the other, and end your turn.
    .done = They are yours, and the piers have been filled again. After taking cards you may keep seven at most.
lesson-build = A tile costs one card of its colour for each space, and one less beside a tile of that colour: the yellow one of size 2 costs only one card here.
    .title = Building a row
    .do = Choose it and drag it to the right edge. The buttons beside it turn it, flip it, move its brick and lay it (✓): fill row 1, with the brick above it in row 2, and end your turn.
    .done = A full row gives 1 point, or 2 if it has windows only: that is why the brick went up.

lesson-neighbours = Cards are taken in neighbouring pairs. Your “any cards” is used up. Try it anyway: choose the red cards at piers 1 and 7, one after the other.
    .title = Which piers are neighbours?
    .do = The row of piers is no ring: the two outer ones are not neighbours. Take two cards that lie side by side, and end your turn.
    .done = Two cards side by side. The empty piers were filled when your turn ended.
lesson-action = A turn is one action: take cards or build. Try both: take two cards side by side, then choose a red tile.
    .title = One action a turn
    .do = Not both in one turn, unless you own “both actions”. Undo the taking, build a red tile instead, and end your turn.
    .done = You built, and took no cards: that is for another turn.
lesson-support = Tiles do not float. Choose the purple tile of size 3 and drag it high up in your house, or press ↑ until it floats.
    .title = What holds a tile?
    .do = One space on the ground or above a tile is enough, the rest may hang over. Lay the tile so that a part of it has nothing below, and end your turn.
    .done = It holds: one supported space was enough.
lesson-abilities = Everyone starts with the same ability, “any cards”: your rival too. Use it: take the green cards at piers 1 and 7. Then choose a third card.
    .title = Everyone starts alike
    .do = A third card needs “additional card”, which nobody has at the start. End your turn with the two green ones.
    .done = “Any cards” rests now, until a coat of arms turns it active again.
lesson-columns = A full column gives 2 points, or 4 if all nine are windows. But it never gives a coat of arms.
    .title = Columns give points only
    .do = Complete column a with the yellow tile of size 2, and end your turn.
    .done = Points, and no coat of arms: these belong to four spaces and to rows 2, 4 and 6.
lesson-coats = Covering many spaces does not bring abilities, and windows do not either. Only coats of arms do.
    .title = Where abilities come from
    .do = Build a red tile so that it covers the coat of arms in row 3. Choose what it brings, and end your turn.
    .done = A covered coat of arms, or a full row that has one: that is how abilities are won.
