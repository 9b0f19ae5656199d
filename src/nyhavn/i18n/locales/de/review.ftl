# Die Analyse einer ganzen Partie. Chancen stehen in Punkten von 100.

review-title = Analyse
review-chance = Gewinnchance
review-skill-and-luck = Können und Glück
review-moments = Was entschieden hat
review-skill = Können
review-luck = Glück
review-result = Ergebnis
review-adjusted = ohne Glück
review-turn = Zug
review-unlucky = { $name } hat besser gespielt und hatte Pech.
review-point = Zug { $turn }, { $name }
review-fault = Gespielt: { $played }. Besser: { $best }, denn dieser Zug { $reasons }.
review-great = { $played }: Dieser Zug { $reasons }.
review-lucky = Gut für { $name }: In den Hafen kam { $cards }.
review-unlucky-cards = Schlecht für { $name }: In den Hafen kam { $cards }.
review-mark-forced = erzwungen
review-mark-great = starker Zug
review-mark-best = am besten
review-mark-good = gut
review-mark-inaccuracy = ungenau
review-mark-mistake = Fehler
review-mark-blunder = grober Fehler
review-mark-luck = Glück der Karten
review-about = In Punkten Gewinnchance von 100, wenn alle weiterspielen wie der Hafenmeister. Beginn, Können und Glück ergeben zusammen das Ergebnis.
