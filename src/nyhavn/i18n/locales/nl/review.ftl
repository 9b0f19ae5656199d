# De analyse van een heel spel. Kansen staan in punten van de 100.

review-title = Analyse
review-chance = Kans op winst
review-skill-and-luck = Kunde en geluk
review-moments = Wat de doorslag gaf
review-skill = kunde
review-luck = geluk
review-result = resultaat
review-adjusted = zonder geluk
review-turn = beurt
review-unlucky = { $name } speelde beter en had pech.
review-point = beurt { $turn }, { $name }
review-fault = Gespeeld: { $played }. Beter: { $best }, want deze beurt { $reasons }.
review-great = { $played }: deze beurt { $reasons }.
review-lucky = Goed voor { $name }: in de haven kwam { $cards }.
review-unlucky-cards = Slecht voor { $name }: in de haven kwam { $cards }.
review-mark-forced = gedwongen
review-mark-great = sterke beurt
review-mark-best = de beste
review-mark-good = goed
review-mark-inaccuracy = onnauwkeurig
review-mark-mistake = fout
review-mark-blunder = blunder
review-mark-luck = geluk met de kaarten
review-about = In punten winstkans van de 100, als iedereen verder speelt als de Havenmeester. Begin, kunde en geluk vormen samen het resultaat.
