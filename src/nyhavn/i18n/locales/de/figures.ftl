# Das Spiel in Zahlen.

figures = Das Spiel in Zahlen
figure-points = Punkte
figure-rows = Punkte durch Reihen (Reihen)
figure-columns = Punkte durch Spalten (Spalten)
figure-window-lines = Linien nur aus Fenstern
figure-turns = Züge
figure-cards-drawn = Karten genommen
figure-cards-paid = Karten bezahlt
figure-cards-put-down = über dem Limit abgelegt
figure-tiles = Fassadenplättchen gebaut
figure-white-tiles = Spezialplättchen gelegt
figure-spaces = Felder bedeckt
figure-empty = leere Felder
figure-coats = Wappen
figure-coats-ability = … für eine Fähigkeit
figure-coats-reactivate = … zum Aktivieren
figure-coats-lapsed = … verfallen
figure-ability = genutzt: { $ability }
