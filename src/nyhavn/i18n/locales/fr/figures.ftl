# La partie en chiffres.

figures = La partie en chiffres
figure-points = points
figure-rows = points des lignes (lignes)
figure-columns = points des colonnes (colonnes)
figure-window-lines = rangées tout en fenêtres
figure-turns = tours
figure-cards-drawn = cartes prises
figure-cards-paid = cartes payées
figure-cards-put-down = défaussées au-delà de la limite
figure-tiles = tuiles Façade construites
figure-white-tiles = tuiles spéciales posées
figure-spaces = cases couvertes
figure-empty = cases vides
figure-coats = blasons
figure-coats-ability = … pour une capacité
figure-coats-reactivate = … pour réactiver
figure-coats-lapsed = … perdus
figure-ability = utilisée : { $ability }
