# L’accueil, rejoindre une table, attendre des joueurs.

## L’accueil

home-with =
    { $bot ->
        [cabin-girl] { $count ->
            [one] Vous et la Moussaillonne
           *[other] Vous et { $count } Moussaillonnes
        }
        [deckhand] { $count ->
            [one] Vous et le Matelot
           *[other] Vous et { $count } Matelots
        }
        [fishwife] { $count ->
            [one] Vous et la Poissonnière
           *[other] Vous et { $count } Poissonnières
        }
        [carpenter] { $count ->
            [one] Vous et la Charpentière
           *[other] Vous et { $count } Charpentières
        }
        [mason] { $count ->
            [one] Vous et le Maçon
           *[other] Vous et { $count } Maçons
        }
        [architect] { $count ->
            [one] Vous et l’Architecte
           *[other] Vous et { $count } Architectes
        }
        [harbour-master] { $count ->
            [one] Vous et le Maître du port
           *[other] Vous et { $count } Maîtres du port
        }
        [lighthouse-keeper] { $count ->
            [one] Vous et la Gardienne
           *[other] Vous et { $count } Gardiennes
        }
       *[other] Vous et { $name }
    }
home-time = { $players } joueurs, { $minutes } minutes environ
home-change = Changer le nombre ou le niveau
    .short = Changer
home-learn = Apprendre en quelques minutes
    .short = Apprendre
    .new = Première visite ? Apprenez en quelques minutes
home-step-take = Prenez deux cartes voisines sur les pontons.
    .short = Deux cartes
home-step-build = Avec elles, payez une tuile pour votre maison.
    .short = Une tuile
home-step-score = Complétez lignes et colonnes, de préférence tout en fenêtres. À douze points, vous gagnez.
    .short = Des lignes
home-more-running = Vos autres tables
levels-title = Contre qui voulez-vous jouer ?
levels-strength = { $level } sur { $count }
levels-first = idéal pour débuter
levels-next = idéal pour la suite
levels-play = Jouer
friends-text = Vous recevez un lien à envoyer. Personne n’a besoin d’un compte.
screen-text = Vous passez l’appareil après chaque tour. Personne ne voit la main des autres.

## Rejoindre

join-invites =
    { $count ->
        [0] Prenez place à cette table
        [one] { $names } vous invite à Nyhavn
       *[other] { $names } vous invitent à Nyhavn
    }
join-facts = Une partie à { $players }, { $minutes } minutes environ. Aucun compte nécessaire.
join-new = Jamais joué ?
join-learn = Apprendre d’abord
join-opening = Ouverture de la table…
join-bad = Ce lien ne fonctionne pas

## Attendre des joueurs

waiting-invite = Invitez vos amis
waiting-invite-text = Envoyez-leur ce lien. Aucun compte nécessaire.
invite-scan = Ou scannez ceci avec un téléphone.
waiting-guest-text = Il manque encore quelqu’un. Vous pouvez inviter, vous aussi.
waiting-watch-text = Vous regarderez dès que la partie commencera.
waiting-sit-text = Il y a une place libre à cette table.
waiting-seats = Places
waiting-begins = La partie commence dès que toutes les places sont prises.
waiting-fill = Ou donnez la place libre à un bot
waiting-bot = prêt
waiting-free = pour un ami
waiting-learn = Apprendre en attendant
