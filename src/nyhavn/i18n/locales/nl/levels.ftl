# De niveaus van de bots: elk een naam en een regel.

level-1 = Matroos
level-1-line = Heeft een paar huizen zien verrijzen en bouwt met wat er voorhanden is.
level-2 = Leerling
level-2-line = Heeft een paar duizend huizen gebouwd en begint te zien hoe alles past.
level-3 = Metselaar
level-3-line = Weet welke rijen lonen, spaart er kaarten voor en let op wat jij nodig hebt.
level-4 = Architect
level-4-line = Weegt elke mogelijke beurt af voordat er één steen ligt.
level-5 = Havenmeester
level-5-line = Denkt verder vooruit dan jij en vermoedt wat je in je hand hebt.
