# Les règles, avec nos mots.

rules-title = Les règles
rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-nothing = Il n’y a rien là-dessus ici.
rules-found =
    { $count ->
        [one] { $count } section
       *[other] { $count } sections
    }
rules-goal =
    Vous décorez la façade d’une maison du port avec des tuiles colorées. Qui atteint 12 points gagne aussitôt. Si la carte Fin de partie arrive avant, la personne qui a le plus de points l’emporte.
    .title = Le but
rules-turn =
    À votre tour, vous faites l’une des deux actions : prendre des cartes ou construire votre façade. Pas les deux – sauf avec la capacité « prendre des cartes et construire ». On ne passe pas.

    Rien n’est dû au hasard avant la fin du tour : chaque étape peut être annulée jusque-là.
    .title = Un tour
rules-take =
    Prenez deux cartes à des pontons voisins. Le premier et le dernier ponton ne sont pas voisins.

    Vous pouvez garder sept cartes. Si vous en avez plus après les avoir prises, défaussez le surplus, à votre choix. Les pontons vides sont complétés à la fin du tour.
    .title = Prendre des cartes
rules-build =
    Choisissez une tuile et sa place. Elle coûte sa taille, en cartes de sa couleur.

    Une carte de moins si elle touche par un côté une tuile de la même couleur dans votre maison – un coin ne suffit pas – et une de moins avec « coût de construction réduit ». On paie exactement le prix, qui peut être nul. Vous construisez une tuile par tour.
    .title = Construire sa façade
rules-laying =
    Tournez et retournez la tuile à votre gré. Toutes ses cases doivent être vides et dans la maison, et l’une au moins au sol ou juste au-dessus d’une case couverte. Une case soutenue suffit, le reste peut dépasser. Ce qui est posé ne bouge plus.

    Chaque tuile a une case de brique, les autres sont des fenêtres. Souvent, on peut couvrir les mêmes cases avec la brique ailleurs, et cela décide de la valeur d’une ligne.
    .title = Poser une tuile
rules-coats =
    Quatre blasons sont sur des cases, et les lignes 2, 4 et 6 sont des lignes avec blason. Les colonnes n’en ont pas. Pour chaque blason couvert et chaque ligne avec blason achevée, choisissez :

    – prendre une capacité que vous n’avez pas encore ;

    – réactiver toutes vos capacités inactives ;

    – poser une tuile spéciale blanche : une seule fenêtre, selon les mêmes règles. Elle peut rapporter un autre blason.
    .title = Blasons
rules-abilities =
    Tout le monde commence avec « cartes au choix ». Personne n’a deux fois la même. Vous pouvez utiliser autant de capacités actives que vous voulez pendant un tour ; celle qui a servi est inactive jusqu’à ce qu’un blason la réactive.
    .title = Capacités
rules-scoring =
    Une ligne complète donne 1 point, ou 2 si les cinq cases sont des fenêtres. Une colonne complète donne 2 points, ou 4 si les neuf sont des fenêtres. Les tuiles spéciales comptent comme fenêtres. Chaque rangée compte une fois, à la fin du tour qui l’achève.
    .title = Points
rules-end =
    Avec 12 points, vous gagnez aussitôt.

    À deux, la carte Fin de partie est parmi les dix dernières de la pioche. À trois ou quatre, la défausse est mélangée quand la première pioche est vide, et la carte rejoint les dix dernières de la seconde. Quand elle apparaît, la partie s’arrête aussitôt : la personne qui a le plus de points l’emporte ; à égalité, celle qui a le moins de cases vides ; sinon la victoire est partagée.
    .title = La fin
rules-setup =
    La première personne commence avec deux cartes, la deuxième et la troisième avec trois, la quatrième avec quatre. À deux, 15 tuiles restent dans la boîte ; à trois, 10 tuiles et 10 cartes.
    .title = Avant la partie
rules-hidden =
    Les mains et l’ordre de la pioche sont cachés. Mais on prend et on paie à découvert : ce que vous avez vu d’une main est montré face visible.
    .title = Ce qui est caché
forms-title = Toutes les tuiles en toutes lettres
forms-tile = Tuile
forms-shape = Forme
forms-rows = Rangée par rangée, depuis le haut
forms-window = fenêtre
forms-brick = brique
forms-gap = vide
