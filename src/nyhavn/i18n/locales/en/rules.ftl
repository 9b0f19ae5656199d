# The rules, in our own words. Each section is a message; its paragraphs are parted by an empty line.

rules-title = The rules
rules-search = Search the rules
rules-contents = Contents
rules-nothing = Nothing about that here.
rules-found =
    { $count ->
        [one] 1 section
       *[other] { $count } sections
    }
rules-goal =
    You decorate the front of a harbour house with coloured tiles. Whoever has 12 points first wins at once. If the end-of-game card comes before that, most points win.
    .title = The aim
rules-turn =
    On your turn you do one of two things: take cards, or build a tile. Not both – unless you use the ability “both actions”. There is no passing.

    Nothing in a turn is random until it ends, so every step can be taken back before.
    .title = A turn
rules-take =
    Take two cards from neighbouring piers. The first and the last pier are not neighbours.

    You may keep seven cards. If you hold more when you have finished taking, put down what is over – you choose which. Empty piers are filled when the turn ends.
    .title = Taking cards
rules-build =
    Choose a tile and a place for it. Its price is its size, in cards of its colour.

    It costs one card less if it touches a tile of the same colour in your house along an edge – a corner is not enough – and one less with “construction discount”. You pay exactly the price; it can be nothing at all. You build one tile per turn.
    .title = Building
rules-laying =
    Turn and flip a tile as you like. All its spaces must be empty and inside the house, and at least one must be on the ground or directly above a covered space. One supported space is enough: the rest may hang over. Nothing laid ever moves.

    Every tile has one brick, the rest are windows. Often the same spaces can be covered with the brick in another place, and that decides what a line is worth.
    .title = Laying a tile
rules-coats =
    Four coats of arms lie on spaces, and rows 2, 4 and 6 have one for the whole row. Columns have none. For each one you cover, and each such row you complete, choose one:

    – take an ability that you do not own yet;

    – turn all your inactive abilities active again;

    – lay a white tile: a single window, by the same laying rules. It may earn the next coat of arms.
    .title = Coats of arms
rules-abilities =
    Everyone starts with “any cards”. Nobody owns two of a kind. You may use any number of active abilities in a turn; a used one is inactive until a coat of arms turns it active again.
    .title = Abilities
rules-scoring =
    A complete row gives 1 point, or 2 if all five are windows. A complete column gives 2 points, or 4 if all nine are windows. White tiles count as windows. Each line scores once, at the end of the turn that completes it.
    .title = Points
rules-end =
    With 12 points you win at once.

    With two players the end-of-game card lies among the last ten cards of the deck. With three or four the discards are shuffled into a second deck when the first one runs out, and the end-of-game card joins the last ten of that one. When it is turned up the game ends at once: most points win, a tie goes to the fewest empty spaces, and then the victory is shared.
    .title = The end
rules-setup =
    The first player starts with two cards, the second and third with three, the fourth with four. With two players 15 tiles stay in the box, with three 10 tiles and 10 cards.
    .title = Before the game
rules-hidden =
    Hands are hidden, and so is the order of the deck. But cards are taken and paid openly: what you have seen of a hand is shown face up.
    .title = What is hidden
forms-title = All tiles in words
forms-tile = Tile
forms-shape = Shape
forms-rows = Row by row, from the top
forms-window = window
forms-brick = brick
forms-gap = gap
