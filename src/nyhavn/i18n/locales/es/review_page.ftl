# The page of the review.

review-open = Analizar la partida
review-in-hundred = sobre 100, tras cada turno
review-points = Puntos
review-skill-luck = habilidad { $skill } · suerte { $luck }
review-band = grado de certeza
review-progress = { $done } de { $total } turnos vistos
review-better = mejor: { $turn }
