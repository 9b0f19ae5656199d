# L’analyse de toute une partie. Les chances sont en points sur 100.

review-title = Analyse
review-chance = Chances de gagner
review-skill-and-luck = Talent et chance
review-moments = Ce qui a décidé
review-skill = talent
review-luck = chance
review-result = résultat
review-adjusted = sans la chance
review-turn = tour
review-unlucky = { $name } a mieux joué et n’a pas eu de chance.
review-point = tour { $turn }, { $name }
review-fault = Joué : { $played }. Mieux : { $best }, car ce tour { $reasons }.
review-great = { $played } : ce tour { $reasons }.
review-lucky = Bon pour { $name } : au port sont arrivées { $cards }.
review-unlucky-cards = Mauvais pour { $name } : au port sont arrivées { $cards }.
review-mark-forced = forcé
review-mark-great = très beau tour
review-mark-best = le meilleur
review-mark-good = bon
review-mark-inaccuracy = imprécision
review-mark-mistake = erreur
review-mark-blunder = grosse erreur
review-mark-luck = chance des cartes
review-about = En points de chance de gagner sur 100, si tous continuent à jouer comme le Maître du port. Départ, talent et chance donnent ensemble le résultat.
