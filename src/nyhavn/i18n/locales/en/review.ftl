# The review of a whole game. Chances are told in points of 100.

review-title = Review
review-chance = Chance of winning
review-skill-and-luck = Skill and luck
review-moments = What decided it
review-skill = skill
review-luck = luck
review-result = result
review-adjusted = without luck
review-turn = turn
review-unlucky = { $name } played better and was unlucky.
review-point = turn { $turn }, { $name }
review-fault = Played: { $played }. Better: { $best }. This turn { $reasons }.
review-great = { $played }: this turn { $reasons }.
review-lucky = For { $name } it was good that the harbour got { $cards }.
review-unlucky-cards = For { $name } it was bad that the harbour got { $cards }.
review-mark-forced = forced
review-mark-great = great turn
review-mark-best = best
review-mark-good = good
review-mark-inaccuracy = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder
review-mark-luck = luck of the cards
review-about = In points of winning chance out of 100, if all play on like the Harbour Master. Start, skill and luck add up to the result.
