# El análisis de toda una partida. Las probabilidades van en puntos sobre 100.

review-title = Análisis
review-chance = Probabilidad de ganar
review-skill-and-luck = Habilidad y suerte
review-moments = Lo que decidió
review-skill = habilidad
review-luck = suerte
review-result = resultado
review-adjusted = sin la suerte
review-turn = turno
review-unlucky = { $name } jugó mejor y tuvo mala suerte.
review-point = turno { $turn }, { $name }
review-fault = Jugado: { $played }. Mejor: { $best }, porque este turno { $reasons }.
review-great = { $played }: este turno { $reasons }.
review-lucky = Bueno para { $name }: al puerto llegó { $cards }.
review-unlucky-cards = Malo para { $name }: al puerto llegó { $cards }.
review-mark-forced = forzado
review-mark-great = gran turno
review-mark-best = el mejor
review-mark-good = bueno
review-mark-inaccuracy = imprecisión
review-mark-mistake = error
review-mark-blunder = error grave
review-mark-luck = suerte de las cartas
review-about = En puntos de probabilidad de ganar sobre 100, si todos siguen jugando como el Capitán del puerto. Inicio, habilidad y suerte suman el resultado.
