# Wat de server niet doet, en waarom.

serving = Nyhavn draait op { $address } (Ctrl-C om te stoppen)

## Instellingen

database-address = Dit is geen adres van een database die Nyhavn kan gebruiken. Mogelijk zijn: { $kinds }.
database-in-use = Een andere server gebruikt { $file } al. Stop die eerst, of neem PostgreSQL voor meerdere.
live-address = Dit kan geen berichten tussen processen doorgeven. Mogelijk zijn: { $kinds }.
driver-missing = Het pakket voor adressen met { $url } ontbreekt: pip install 'nyhavn[postgresql,redis]'.
setting-malformed = Een instelling heeft niet de juiste vorm: { $why }
workers-need-live = { $workers } processen hebben iets nodig dat berichten tussen hen doorgeeft: PostgreSQL als database, of --live met het adres van Redis.

## Verzoeken

path-unknown = Op dit adres is niets.
method-not-allowed = Zo is dit adres niet te gebruiken.
request-malformed = Het verzoek heeft niet de juiste vorm: { $why }
request-too-large = Het verzoek is te groot: hoogstens { $most } bytes.
message-malformed = Het bericht heeft niet de juiste vorm: { $why }
hello-missing = Het eerste bericht moet een groet zijn.
origin-refused = Deze pagina hoort bij een ander adres en mag hier niets vragen.
too-many-requests = Te veel verzoeken in korte tijd. Probeer het over { $seconds } s opnieuw.
too-many-sockets = Er staan te veel verbindingen open. Sluit er een en probeer het opnieuw.
server-busy = De server heeft het nu te druk. Probeer het zo meteen opnieuw.
server-fault = Er ging iets mis in de server. Er is niets verloren; probeer het opnieuw.

## Tafels

table-unknown = Deze tafel bestaat niet, of is niet voor jou toegankelijk.
table-unreadable = Het logboek van deze tafel is niet te lezen. Wie de server beheert, weet ervan.
table-busy = Er gebeurt te veel tegelijk aan deze tafel. Probeer het opnieuw.
table-full = Alle plaatsen aan deze tafel zijn bezet.
table-finished = Het spel aan deze tafel is afgelopen.
bot-tables-too-many = Meer dan { $most } onafgemaakte partijen met alleen bots kan niet. Kijk er eerst een uit of verlaat die.
tables-too-many = Meer dan { $most } onafgemaakte tafels kan niet. Maak er eerst een af of verlaat er een.
seat-taken = Plaats { $seat } is bezet.
reviews-too-many = Er lopen al analyses voor je: wacht tot ze klaar zijn.
seat-not-yours = Plaats { $seat } is niet van jou.
seat-resigned = Deze plaats heeft het spel opgegeven.
starter-unknown = Wie begint moet een van de { $players } plaatsen zijn.
name-length = Een naam heeft 1 tot { $most } tekens.
name-characters = Een naam mag geen aanhalingstekens of onzichtbare tekens bevatten.
host-only = Dat kan alleen wie de tafel geopend heeft.
players-only = Dat kunnen alleen de spelers aan deze tafel.
invitation-needed = Deze tafel is niet openbaar: je hebt een uitnodiging nodig.
watching-closed = Toekijken is aan deze tafel niet toegestaan.
watchers-too-many = Meer dan { $most } toeschouwers kan een tafel niet hebben.
link-unknown = Deze link leidt nergens heen: hij klopt niet, of de tafel is weg.
links-too-many = Er zijn al { $most } links naar deze tafel.
game-not-started = Het spel is nog niet begonnen: er zijn plaatsen vrij.
game-not-finished = Dat moet wachten tot het spel afgelopen is.

## Beurten

turn-stale = Beurt { $turn } is al gespeeld: beurt { $due } komt nu.
turn-ahead = Beurt { $turn } is nog niet aan de orde: eerst komt beurt { $due }.
not-your-turn = Plaats { $seat } is aan de beurt.
step-unknown = { $step } is geen stap van een beurt.
vote-not-due = Plaats { $seat } is niet aan de beurt, of een bot speelt al.
vote-too-early = Pas na { $seconds } seconden kan de tafel over een invaller stemmen.

## Lessen

lesson-missed = Deze beurt mag, maar is niet waar deze les over gaat. Neem hem terug en probeer het opnieuw.
lesson-unknown = Er is geen les “{ $lesson }”.

## Tips

hint-against-people = Tips zijn er alleen als alle anderen bots zijn of hetzelfde scherm delen.
