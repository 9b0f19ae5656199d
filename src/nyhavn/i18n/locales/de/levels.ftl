# Die Stufen der Bots: je ein Name und eine Zeile.

cabin-girl = Schiffsmädchen
cabin-girl-line = Ist die erste Woche dabei, füllt Reihen und schaut nicht weiter.
deckhand = Matrose
deckhand-line = Spart auf das nächste Plättchen und legt es dahin, wo eine Reihe wächst.
fishwife = Fischfrau
fishwife-line = Nutzt jede Fähigkeit, aber sieht nie eine Spalte hinauf.
carpenter = Zimmerin
carpenter-line = Hat ein paar Tausend Häuser gebaut und ahnt, wie alles zusammenpasst.
mason = Maurer
mason-line = Weiß, welche Reihen sich lohnen, und spart dafür Karten.
architect = Architektin
architect-line = Plant Reihen, Spalten und Wappen zusammen.
harbour-master = Hafenmeister
harbour-master-line = Denkt seine zwei besten Züge zu Ende, bevor er wählt.
lighthouse-keeper = Leuchtturmwärterin
lighthouse-keeper-line = Sieht das Ende von Weitem und ahnt, was du auf der Hand hast.
