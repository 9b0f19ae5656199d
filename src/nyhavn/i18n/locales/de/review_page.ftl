# The page of the review.

review-open = Partie analysieren
review-in-hundred = von 100, nach jedem Zug
review-points = Punkte
review-skill-luck = Können { $skill } · Glück { $luck }
review-band = wie sicher das ist
review-progress = { $done } von { $total } Zügen angesehen
review-better = besser: { $turn }
