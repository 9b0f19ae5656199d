# The page of the review.

review-open = Review the game
review-in-hundred = in 100, after each turn
review-points = Points
review-skill-luck = skill { $skill } · luck { $luck }
review-band = how sure we are
review-progress = { $done } of { $total } turns looked at
review-better = better: { $turn }
