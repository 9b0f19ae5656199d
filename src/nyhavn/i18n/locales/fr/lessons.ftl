# Les leçons pour débuter.

learn-title = Apprendre en jouant
learn-offer = Première visite ? Huit petites leçons à une vraie table, quatre minutes environ.
learn-later = Pas maintenant
learn-count = Leçon { $number } sur { $count }
learn-skip = Passer
learn-next = Leçon suivante
learn-finish = À vous de jouer !
learn-leave = Quitter les leçons

lesson-take = Qui atteint 12 points le premier gagne. Les points viennent des lignes et des colonnes complètes de votre maison, dont les tuiles se paient en cartes.
    .title = Prendre des cartes
    .do = Prenez deux cartes à des pontons voisins : choisissez l’une, puis l’autre, et terminez votre tour.
    .done = Elles sont à vous, et les pontons sont de nouveau garnis. Après avoir pris des cartes, vous pouvez en garder sept au plus.
lesson-build = Une tuile coûte une carte de sa couleur par case, et une de moins à côté d’une tuile de cette couleur : ici, la jaune de taille 2 ne coûte qu’une carte.
    .title = Construire une ligne
    .do = Choisissez-la et faites-la glisser au bord droit. Les boutons à côté la tournent, la retournent, déplacent sa brique et la posent (✓) : remplissez la ligne 1, la brique au-dessus, en ligne 2, et terminez votre tour.
    .done = Une ligne complète donne 1 point, ou 2 si elle n’a que des fenêtres : voilà pourquoi la brique est en haut.

lesson-neighbours = On prend les cartes de pontons voisins. Votre capacité « cartes au choix » est épuisée. Essayez quand même : choisissez les cartes rouges des pontons 1 et 7, l’une après l’autre.
    .title = Quels pontons sont voisins ?
    .do = Les pontons ne forment pas un cercle : ceux des deux bouts ne sont pas voisins. Prenez deux cartes côte à côte et terminez votre tour.
    .done = Deux cartes côte à côte. Les pontons vides ont été garnis à la fin de votre tour.
lesson-action = Un tour, c’est une action : prendre des cartes ou construire. Essayez les deux : prenez deux cartes côte à côte, puis choisissez une tuile rouge.
    .title = Une action par tour
    .do = Les deux en un tour, seulement avec la capacité « prendre des cartes et construire ». Annulez la prise, construisez une tuile rouge et terminez votre tour.
    .done = Vous avez construit sans prendre de cartes : ce sera pour un autre tour.
lesson-support = Les tuiles ne flottent pas. Choisissez la tuile violette de taille 3 et faites-la glisser tout en haut de votre maison, ou appuyez sur ↑ jusqu’à ce qu’elle flotte.
    .title = Qu’est-ce qui soutient une tuile ?
    .do = Une case au sol ou au-dessus d’une tuile suffit, le reste peut dépasser. Posez la tuile de sorte qu’une partie n’ait rien dessous et terminez votre tour.
    .done = Elle tient : une seule case soutenue a suffi.
lesson-abilities = Tout le monde commence avec la même capacité, « cartes au choix », votre adversaire aussi. Servez-vous-en : prenez les cartes vertes des pontons 1 et 7. Choisissez ensuite une troisième carte.
    .title = Tous égaux au départ
    .do = Une troisième carte demande « carte supplémentaire », que personne n’a au départ. Terminez votre tour avec les deux vertes.
    .done = « Cartes au choix » se repose, jusqu’à ce qu’un blason réactive vos capacités.
lesson-columns = Une colonne complète rapporte 2 points, ou 4 si ses neuf cases sont des fenêtres. Mais jamais de blason.
    .title = Les colonnes ne donnent que des points
    .do = Complétez la colonne a avec la tuile jaune de taille 2 et terminez votre tour.
    .done = Des points et pas de blason : les blasons sont sur quatre cases et sur les lignes 2, 4 et 6.
lesson-coats = Couvrir beaucoup de cases ne donne pas de capacités, les fenêtres non plus. Seuls les blasons en donnent.
    .title = D’où viennent les capacités
    .do = Construisez une tuile rouge qui couvre le blason de la ligne 3. Choisissez ce qu’il rapporte et terminez votre tour.
    .done = Un blason couvert, ou une ligne avec blason complète : voilà comment on gagne des capacités.
