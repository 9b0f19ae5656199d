# Die Lektionen für Neulinge.

learn-title = Spielend lernen
learn-offer = Neu hier? Acht kleine Lektionen an einem echten Tisch, etwa vier Minuten.
learn-later = Nicht jetzt
learn-count = Lektion { $number } von { $count }
learn-skip = Überspringen
learn-next = Nächste Lektion
learn-finish = Jetzt spielen!
learn-leave = Lektionen verlassen

lesson-take = Wer zuerst 12 Punkte hat, gewinnt. Punkte bringen volle Reihen und Spalten deines Hauses, und seine Plättchen bezahlst du mit Karten.
    .title = Karten nehmen
    .do = Nimm zwei Karten von benachbarten Stegen: Wähle erst die eine, dann die andere, und beende deinen Zug.
    .done = Sie gehören dir, und die Stege sind wieder gefüllt. Nach dem Nehmen darfst du höchstens sieben Karten behalten.
lesson-build = Ein Plättchen kostet je Feld eine Karte seiner Farbe, neben einem Plättchen dieser Farbe eine weniger: Das gelbe der Größe 2 kostet hier nur eine Karte.
    .title = Eine Reihe bauen
    .do = Wähle es und zieh es an den rechten Rand. Die Knöpfe daneben drehen es, spiegeln es, versetzen sein Mauerwerk und legen es (✓): Fülle Reihe 1, mit dem Mauerwerk darüber in Reihe 2, und beende deinen Zug.
    .done = Eine volle Reihe bringt 1 Punkt, oder 2, wenn sie nur Fenster hat: Darum gehört das Mauerwerk nach oben.

lesson-neighbours = Karten nimmst du von benachbarten Stegen. Deine „beliebigen Karten“ sind verbraucht. Versuch es trotzdem: Wähle nacheinander die roten Karten an Steg 1 und 7.
    .title = Welche Stege sind benachbart?
    .do = Die Stege bilden keinen Kreis: Die beiden äußeren sind keine Nachbarn. Nimm zwei Karten, die nebeneinander liegen, und beende deinen Zug.
    .done = Zwei Karten nebeneinander. Die leeren Stege wurden am Ende deines Zugs aufgefüllt.
lesson-action = Ein Zug ist eine Aktion: Karten nehmen oder bauen. Versuch beides: Nimm zwei Karten nebeneinander und wähle dann ein rotes Plättchen.
    .title = Eine Aktion pro Zug
    .do = Beides in einem Zug geht nur mit der Fähigkeit „Karten nehmen und bauen“. Mach das Nehmen rückgängig, baue stattdessen ein rotes Plättchen und beende deinen Zug.
    .done = Du hast gebaut und keine Karten genommen: Das kommt in einem anderen Zug.
lesson-support = Plättchen schweben nicht. Wähle das lila Plättchen der Größe 3 und zieh es weit nach oben in dein Haus, oder drücke ↑, bis es schwebt.
    .title = Was hält ein Plättchen?
    .do = Ein Feld am Boden oder über einem Plättchen genügt, der Rest darf überhängen. Lege das Plättchen so, dass unter einem Teil nichts liegt, und beende deinen Zug.
    .done = Es hält: Ein gestütztes Feld hat genügt.
lesson-abilities = Alle beginnen mit derselben Fähigkeit, „beliebige Karten“, auch dein Gegenüber. Nutze sie: Nimm die grünen Karten an Steg 1 und 7. Wähle dann eine dritte Karte.
    .title = Alle beginnen gleich
    .do = Für eine dritte Karte braucht es „zusätzliche Karte“, und die hat am Anfang niemand. Beende deinen Zug mit den zwei grünen.
    .done = „Beliebige Karten“ ruht nun, bis ein Wappen deine Fähigkeiten wieder aktiviert.
lesson-columns = Eine volle Spalte bringt 2 Punkte, oder 4, wenn alle neun Felder Fenster sind. Ein Wappen bringt sie nie.
    .title = Spalten bringen nur Punkte
    .do = Vervollständige Spalte a mit dem gelben Plättchen der Größe 2 und beende deinen Zug.
    .done = Punkte, und kein Wappen: Wappen gehören zu vier Feldern und zu den Reihen 2, 4 und 6.
lesson-coats = Viele Felder zu bedecken bringt keine Fähigkeiten, Fenster ebenso wenig. Das tun nur Wappen.
    .title = Woher Fähigkeiten kommen
    .do = Baue ein rotes Plättchen so, dass es das Wappen in Reihe 3 bedeckt. Wähle, was es bringt, und beende deinen Zug.
    .done = Ein bedecktes Wappen oder eine volle Wappenreihe: So kommst du zu Fähigkeiten.
