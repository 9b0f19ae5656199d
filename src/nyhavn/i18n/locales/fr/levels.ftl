# Les niveaux des bots : un nom et une ligne chacun.

cabin-girl = Moussaillonne
cabin-girl-line = C’est sa première semaine : elle remplit des lignes, sans voir plus loin.
deckhand = Matelot
deckhand-line = Économise pour la prochaine tuile et la pose là où une ligne s’allonge.
fishwife = Poissonnière
fishwife-line = Se sert de toutes les capacités, mais oublie les colonnes.
carpenter = Charpentière
carpenter-line = A bâti quelques milliers de maisons et commence à voir comment tout s’emboîte.
mason = Maçon
mason-line = Sait quelles lignes rapportent et garde des cartes pour elles.
architect = Architecte
architect-line = Prévoit ensemble lignes, colonnes et blasons.
harbour-master = Maître du port
harbour-master-line = Réfléchit à fond à ses deux meilleurs tours avant de choisir.
lighthouse-keeper = Gardienne
lighthouse-keeper-line = Voit la fin de loin et devine ce que vous avez en main.
