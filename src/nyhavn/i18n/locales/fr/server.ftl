# Ce que le serveur refuse, et pourquoi.

serving = Nyhavn est à { $address } (Ctrl-C l’arrête)

## Réglages

database-address = Ce n’est pas l’adresse d’une base de données utilisable par Nyhavn. Possibles : { $kinds }.
database-in-use = Un autre serveur utilise déjà { $file }. Arrêtez-le d’abord, ou prenez PostgreSQL pour plusieurs.
live-address = Ceci ne peut pas porter de nouvelles entre processus. Possibles : { $kinds }.
driver-missing = Le paquet pour les adresses { $url } manque : pip install 'nyhavn[postgresql,redis]'.
setting-malformed = Un réglage n’a pas la bonne forme : { $why }
workers-need-live = { $workers } processus ont besoin de quelque chose qui porte les nouvelles : PostgreSQL comme base, ou --live avec l’adresse de Redis.

## Demandes

path-unknown = Il n’y a rien à cette adresse.
method-not-allowed = Cette adresse ne s’utilise pas ainsi.
request-malformed = La demande n’a pas la bonne forme : { $why }
request-too-large = La demande est trop grande : { $most } octets au plus.
message-malformed = Le message n’a pas la bonne forme : { $why }
hello-missing = Le premier message doit être un bonjour.
origin-refused = Cette page vient d’une autre adresse et ne peut rien demander ici.
too-many-requests = Trop de demandes en peu de temps. Réessayez dans { $seconds } s.
too-many-sockets = Trop de connexions sont ouvertes. Fermez-en une et réessayez.
server-busy = Le serveur a trop à faire en ce moment. Réessayez dans un instant.
server-fault = Une erreur s’est produite sur le serveur. Rien n’est perdu ; réessayez.

## Tables

table-unknown = Cette table n’existe pas, ou ne vous est pas ouverte.
table-unreadable = Le journal de cette table est illisible. La personne qui gère le serveur en est avertie.
table-busy = Il se passe trop de choses à cette table. Réessayez.
table-full = Toutes les places de cette table sont prises.
table-finished = La partie à cette table est terminée.
bot-tables-too-many = Pas plus de { $most } parties inachevées entre bots seulement. Regardez-en une jusqu’au bout ou quittez-la d’abord.
tables-too-many = Pas plus de { $most } tables inachevées. Finissez ou quittez-en une d’abord.
seat-taken = La place { $seat } est prise.
reviews-too-many = Des analyses sont déjà en cours pour vous : attendez qu’elles soient finies.
seat-not-yours = La place { $seat } n’est pas la vôtre.
seat-resigned = Cette place a abandonné la partie.
starter-unknown = La personne qui commence doit occuper une des { $players } places.
name-length = Un nom a de 1 à { $most } caractères.
name-characters = Un nom ne peut contenir ni guillemets ni caractères invisibles.
host-only = Seule la personne qui a ouvert la table peut le faire.
players-only = Seules les personnes qui jouent à cette table peuvent le faire.
invitation-needed = Cette table n’est pas publique : il faut une invitation.
watching-closed = Cette table n’est pas ouverte aux spectateurs.
watchers-too-many = Une table ne peut pas avoir plus de { $most } spectateurs.
link-unknown = Ce lien ne mène nulle part : il est faux, ou la table n’existe plus.
links-too-many = Il y a déjà { $most } liens vers cette table.
game-not-started = La partie n’a pas commencé : il reste des places libres.
game-not-finished = Cela doit attendre la fin de la partie.

## Tours

turn-stale = Le tour { $turn } a déjà été joué : c’est le tour { $due }.
turn-ahead = Le tour { $turn } n’est pas encore là : d’abord le tour { $due }.
not-your-turn = C’est à la place { $seat } de jouer.
step-unknown = { $step } n’est pas une étape d’un tour.
vote-not-due = Ce n’est pas à la place { $seat } de jouer, ou un bot joue déjà.
vote-too-early = Un tour doit durer { $seconds } secondes avant que la table puisse voter un remplacement.

## Leçons

lesson-missed = Ce tour est permis, mais ce n’est pas le sujet de cette leçon. Annulez-le et réessayez.
lesson-unknown = Il n’y a pas de leçon « { $lesson } ».

## Conseils

hint-against-people = Des conseils ne sont donnés que si tous les autres sont des bots ou partagent cet écran.
