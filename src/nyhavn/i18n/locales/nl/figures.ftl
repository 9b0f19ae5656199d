# Het spel in cijfers.

figures = Het spel in cijfers
figure-points = punten
figure-rows = punten door rijen (rijen)
figure-columns = punten door kolommen (kolommen)
figure-window-lines = lijnen met alleen vensters
figure-turns = beurten
figure-cards-drawn = kaarten genomen
figure-cards-paid = kaarten betaald
figure-cards-put-down = afgelegd boven de limiet
figure-tiles = geveltegels gebouwd
figure-white-tiles = speciale tegels gelegd
figure-spaces = vakjes bedekt
figure-empty = lege vakjes
figure-coats = wapenschilden
figure-coats-ability = … voor een vaardigheid
figure-coats-reactivate = … om te activeren
figure-coats-lapsed = … vervallen
figure-ability = gebruikt: { $ability }
