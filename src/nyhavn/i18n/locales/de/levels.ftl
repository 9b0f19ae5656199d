# Die Stufen der Bots: je ein Name und eine Zeile.

level-1 = Schiffsjunge
level-1-line = Hat ein paar Häuser wachsen sehen und baut mit dem, was gerade da ist.
level-2 = Lehrling
level-2-line = Hat ein paar Tausend Häuser gebaut und ahnt, wie alles zusammenpasst.
level-3 = Maurer
level-3-line = Weiß, welche Reihen sich lohnen, spart dafür Karten und achtet darauf, was du brauchst.
level-4 = Architektin
level-4-line = Wägt jeden möglichen Zug ab, bevor ein Stein liegt.
level-5 = Hafenmeister
level-5-line = Denkt weiter als du und ahnt, was du auf der Hand hast.
