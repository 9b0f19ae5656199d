# The game in figures, after it has ended.

figures = The game in figures
figure-points = points
figure-rows = points by rows (rows)
figure-columns = points by columns (columns)
figure-window-lines = lines all of windows
figure-turns = turns
figure-cards-drawn = cards drawn
figure-cards-paid = cards paid
figure-cards-put-down = cards put down over the limit
figure-tiles = tiles built
figure-white-tiles = white tiles laid
figure-spaces = spaces covered
figure-empty = empty spaces
figure-coats = coats of arms
figure-coats-ability = … for an ability
figure-coats-reactivate = … to reactivate
figure-coats-lapsed = … lapsed
figure-ability = used: { $ability }
