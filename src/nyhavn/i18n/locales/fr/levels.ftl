# Les niveaux des bots : un nom et une ligne chacun.

level-1 = Mousse
level-1-line = A vu s’élever quelques maisons et construit avec ce qui lui tombe sous la main.
level-2 = Apprenti
level-2-line = A bâti quelques milliers de maisons et commence à voir comment tout s’emboîte.
level-3 = Maçon
level-3-line = Sait quelles rangées rapportent, garde des cartes pour elles et surveille ce qu’il vous faut.
level-4 = Architecte
level-4-line = Pèse tous les tours possibles avant de poser une pierre.
level-5 = Maître du port
level-5-line = Voit plus loin que vous et devine ce que vous avez en main.
