# The page of the review.

review-open = Analyser la partie
review-in-hundred = sur 100, après chaque tour
review-points = Points
review-skill-luck = talent { $skill } · chance { $luck }
review-band = degré de certitude
review-progress = { $done } tours sur { $total } analysés
review-better = mieux : { $turn }
