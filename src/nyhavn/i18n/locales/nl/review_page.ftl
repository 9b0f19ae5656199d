# The page of the review.

review-open = Spel analyseren
review-in-hundred = van de 100, na elke beurt
review-points = Punten
review-skill-luck = kunde { $skill } · geluk { $luck }
review-band = hoe zeker dit is
review-progress = { $done } van { $total } beurten bekeken
review-better = beter: { $turn }
