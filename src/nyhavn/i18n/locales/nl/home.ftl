# De startpagina, aanschuiven, wachten op spelers.

## De startpagina

home-with =
    { $bot ->
        [cabin-girl] { $count ->
            [one] Jij en het Scheepsmeisje
           *[other] Jij en { $count } Scheepsmeisjes
        }
        [deckhand] { $count ->
            [one] Jij en de Matroos
           *[other] Jij en { $count } Matrozen
        }
        [fishwife] { $count ->
            [one] Jij en de Visvrouw
           *[other] Jij en { $count } Visvrouwen
        }
        [carpenter] { $count ->
            [one] Jij en de Timmervrouw
           *[other] Jij en { $count } Timmervrouwen
        }
        [mason] { $count ->
            [one] Jij en de Metselaar
           *[other] Jij en { $count } Metselaars
        }
        [architect] { $count ->
            [one] Jij en de Architect
           *[other] Jij en { $count } Architecten
        }
        [harbour-master] { $count ->
            [one] Jij en de Havenmeester
           *[other] Jij en { $count } Havenmeesters
        }
        [lighthouse-keeper] { $count ->
            [one] Jij en de Vuurtorenwachter
           *[other] Jij en { $count } Vuurtorenwachters
        }
       *[other] Jij en { $name }
    }
home-time = { $players } spelers, ongeveer { $minutes } minuten
home-change = Spelers of niveau wijzigen
    .short = Wijzigen
home-learn = Leren in een paar minuten
    .short = Leren
    .new = Nieuw hier? Leer het in een paar minuten
home-step-take = Neem twee kaarten naast elkaar van de loopbruggen.
    .short = Neem twee kaarten
home-step-build = Betaal er een tegel mee en leg die in je huis.
    .short = Bouw een tegel
home-step-score = Vul rijen en kolommen, het liefst met alleen vensters. Met twaalf punten win je.
    .short = Vul rijen
home-more-running = Meer van je tafels
levels-title = Tegen wie wil je spelen?
levels-strength = { $level } van { $count }
levels-first = goed voor je eerste spel
levels-next = goed voor je volgende spel
levels-play = Spelen
friends-text = Je krijgt een link om te versturen. Niemand heeft een account nodig.
screen-text = Jullie geven het apparaat na elke beurt door. Niemand ziet de hand van een ander.

## Aanschuiven

join-invites =
    { $count ->
        [0] Schuif aan deze tafel aan
        [one] { $names } nodigt je uit voor Nyhavn
       *[other] { $names } nodigen je uit voor Nyhavn
    }
join-facts = Een spel voor { $players }, ongeveer { $minutes } minuten. Je hebt geen account nodig.
join-new = Nog nooit gespeeld?
join-learn = Eerst leren
join-opening = De tafel wordt geopend …
join-bad = Deze link werkt niet

## Wachten op spelers

waiting-invite = Nodig je vrienden uit
waiting-invite-text = Stuur ze deze link. Ze hebben geen account nodig.
invite-scan = Of scan dit met een telefoon.
waiting-guest-text = Er ontbreekt nog iemand. Jij kunt ook uitnodigen.
waiting-watch-text = Je kijkt mee zodra het spel begint.
waiting-sit-text = Er is een plaats vrij aan deze tafel.
waiting-seats = Plaatsen
waiting-begins = Het spel begint zodra alle plaatsen bezet zijn.
waiting-fill = Of geef de vrije plaats aan een bot
waiting-bot = klaar
waiting-free = voor een vriend
waiting-learn = Leren terwijl je wacht
