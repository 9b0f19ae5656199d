# De niveaus van de bots: elk een naam en een regel.

cabin-girl = Scheepsmeisje
cabin-girl-line = Het is haar eerste week: ze vult rijen en kijkt niet verder.
deckhand = Matroos
deckhand-line = Spaart voor de volgende tegel en legt die waar een rij langer wordt.
fishwife = Visvrouw
fishwife-line = Gebruikt elke vaardigheid, maar kijkt nooit naar kolommen.
carpenter = Timmervrouw
carpenter-line = Heeft een paar duizend huizen gebouwd en begint te zien hoe alles past.
mason = Metselaar
mason-line = Weet welke rijen lonen en spaart er kaarten voor.
architect = Architect
architect-line = Plant rijen, kolommen en wapenschilden tegelijk.
harbour-master = Havenmeester
harbour-master-line = Denkt zijn twee beste beurten door voordat hij kiest.
lighthouse-keeper = Vuurtorenwachter
lighthouse-keeper-line = Ziet het einde van ver en vermoedt wat je in je hand hebt.
