# De pagina in de browser.

app-name = Nyhavn
close = Sluiten
menu = Menu
settings = Instellingen
rules = Regels
rules-new-tab = Regels (nieuw tabblad)
undo = Ongedaan maken
undo-nothing = Er is nog niets om ongedaan te maken.
no = Nee
copy = Kopiëren
copied = Gekopieerd.
share = Delen
you = Jij
    .among = jij
guest = Gast
go-home = Start
your-name = Je naam
use-it = Gebruiken
connection-lost = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
connection-lost-now = Verbinding verbroken – opnieuw proberen …
connection-slow = Trage verbinding …
connection-restored = Weer verbonden.
connection-unsent = Nog niet verstuurd: wacht op de verbinding …

## Start

home-tagline = Bouw het mooiste huis aan de haven.
home-running = Jouw tafels
home-open = Open tafels
home-recent = Laatste spellen
home-go-on = Verder
home-join = Meespelen
home-watch = Toekijken
home-replay = Terugkijken
home-more = Meer
home-open-file = Terugkijken uit bestand
home-how = In het kort
play-title = Een nieuw spel
play-friends = Vrienden uitnodigen
play-screen = Eén scherm
play-players = Spelers
play-level = Niveau
play-now = Nu spelen
play-invite = Tafel openen
play-start = Spel beginnen
play-clock = Tijd per beurt
play-listed = Iedereen mag meespelen of toekijken
clock-none = onbeperkt
clock-minutes =
    { $minutes ->
        [one] 1 minuut
       *[other] { $minutes } minuten
    }
clock-day = een dag
player-number = Speler { $number }
line-finished = winst: { $winners }, { $points }
line-open = wacht op spelers
line-playing = beurt { $turn }
line-action = { $action }: { $names }
your-turn-badge = Jouw beurt
title-your-turn = Jouw beurt! – Nyhavn
page-title = { $page } – Nyhavn

## Meespelen en wachten

join-sit-down = Aanschuiven
waiting-title = Wachten op spelers
waiting-open-seat = vrije plaats
waiting-here = aanwezig
waiting-leave = Tafel verlaten
waiting-put-bot = Zet de bot { $bot } hier neer
invite-make-link = Link maken
invite-link = Link
invite-code = De link als QR-code
guide-connecting = Verbinden …

## Wat te doen is

guide-your-turn = Jouw beurt
guide-choose = Jouw beurt: neem twee kaarten, of bouw.
guide-choose-name = { $name }: neem twee kaarten, of bouw.
guide-second = Tik nu op een kaart naast loopbrug { $pier }.
guide-place = Leg de tegel neer en bouw.
guide-build = Kies een tegel.
guide-put-down =
    Te veel kaarten: kies { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } om af te leggen.
guide-pay = Welke kaarten betaal je?
guide-coats =
    { $count ->
        [one] Een wapenschild! Kies wat het oplevert.
       *[other] { $count } wapenschilden! Kies wat ze opleveren.
    }
guide-additional = Neem nog een extra kaart, of beëindig je beurt.
guide-both-actions = Je mag ook nog bouwen – of beëindig je beurt.
guide-wins = Dit wint het spel: beëindig je beurt!
guide-end =
    { $points ->
        [0] Klaar: beëindig je beurt.
        [one] Klaar: beëindig je beurt voor 1 punt.
       *[other] Klaar: beëindig je beurt voor { $points } punten.
    }
guide-sending = Versturen …
guide-plays = { $name } is aan de beurt.
guide-bot-plays = { $name } denkt na.
guide-stand-in = Een bot speelt voor je.
guide-finished = Het spel is afgelopen.
end-turn-button =
    { $points ->
        [0] Beurt beëindigen
       *[other] Beurt beëindigen: +{ $points }
    }
end-turn-win = Beëindigen en winnen!

## Haven, hand en trekstapel

harbour-title = Haven
supply-title = Voorraad
supply-sold-out = uit­ver­kocht
shop-none = Je kunt nog geen tegel betalen.
shop-later = Hier staan de tegels die je kunt betalen.
shop-all = Alle 20
shop-title = Alle 20 tegels
shop-gold = goud: kun je betalen
points-count =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
pier-empty-short = leeg
pier-label =
    Loopbrug { $pier }: { $card }{ $hint ->
        [near] , naast de gekozen kaart
        [far] , alleen met “willekeurige kaarten”
        [new] , nieuw
       *[none] { "" }
    }
offer-any-cards = “{ $ability }” gebruiken?
deck-bar-first = { $count } in de trekstapel
deck-bar-last-ten = { $count } in de trekstapel; einde mogelijk na { $safe }
deck-bar-end = Nog { $count }: de “Einde spel”-kaart kan nu komen!
hand-label =
    { $count ->
        [0] Je hand is leeg
       *[other] Je hand, { $count } van { $limit } kaarten: { $cards }
    }
hand-empty = geen kaarten
hand-ahead =
    Bij nemen moet je { $count ->
        [one] één kaart afleggen.
       *[other] { $count } kaarten afleggen.
    }
put-down-card = Kaart afleggen: { $card }

## Voorraad en leggen

supply-label =
    { $tile }, nog { $count }, { $kinds ->
        [1] prijs { $low }
       *[other] prijs { $low } tot { $high }
    }
supply-label-closed = { $tile }, nog { $count }. { $why }
tile-form =
    { $form ->
        [line] lijn
        [corner] hoek
        [square] vierkant
        [cross] kruis
       *[letter] { $form }-vorm
    }, { $wide } breed, { $high } hoog
supply-none-left = Van tegel { $tile } is er geen meer.
supply-not-now = Bouwen kan op dit moment niet.
supply-cards-missing = Tegel { $tile } kost tot { $size } kaarten in { $colour }; dat kun je nu niet betalen.
supply-with-ability =
    Met “{ $ability }”{ $change ->
        [no] { "" }
       *[other] {" "}({ $change })
    } kun je hem bouwen.
supply-label-ability = Alleen met “{ $ability }”.
white-tile = speciale tegel
placing-tools = De tegel leggen
place-cancel = Terugleggen
place-turn = Draaien
place-flip = Omkeren
place-brick = Metselwerk verplaatsen
place-confirm = Hier leggen
place-for = Bouwen voor { $cards }
place-trial = Alleen om te proberen: het is niet jouw beurt.
trial-over = De beurt is verder: wat je probeerde, is teruggelegd.
place-outside = Daar steekt de tegel buiten het huis.
place-put-back = Teruggelegd.
place-no-further = In die richting is er geen plek meer.
place-one-way = Anders kan hij hier niet liggen.
place-one-brick = Het metselwerk kan hier nergens anders liggen.
place-told =
    { $tile } op { $spaces }{ $brick ->
        [none] { "" }
       *[other] , metselwerk op { $brick }
    }
price-touching = − 1 raakt { $colour }
price-discounted = − 1 voordelig
price-sum =
    { $reduced ->
        [yes] { $parts } = { $cards } { $cards ->
            [one] kaart
           *[other] kaarten
        }
       *[no] { $cards } { $cards ->
            [one] kaart
           *[other] kaarten
        }
    }
outcome-line = { $line } +{ $points }
outcome-coats =
    { $count ->
        [one] een wapenschild
       *[other] { $count } wapenschilden
    }
outcome-wins = dit wint!

## Huizen

house-own = Jouw huis
house-of = Het huis van { $name }
house-window = venster, { $colour }
house-brick = metselwerk, { $colour }
house-coat = leeg, wapenschild
house-empty = leeg
house-coat-row = rij { $row }, wapenschildrij

## Vaardigheden en wapenschilden

abilities-own = Jouw vaardigheden
ability-label =
    { $name }: { $state ->
        [missing] Heb je nog niet
        [inactive] Inactief
        [on] In gebruik
       *[active] Actief
    }
ability-state =
    { $name } ({ $state ->
        [inactive] inactief
       *[active] actief
    })
ability-told = “{ $name }”: { $text }. { $why }
ability-missing = Een wapenschild kan je deze vaardigheid geven.
ability-resting = Ze is verbruikt tot een wapenschild haar weer activeert.
ability-automatic = Speel gewoon: ze wordt gebruikt als je haar nodig hebt.
change-question = Welke kaarten moeten als een andere kleur tellen?
change-pair = { $source } telt als { $target }
coats-title =
    { $count ->
        [one] Wapenschild
       *[other] { $count } wapenschilden
    }
coat-space = veld { $space }
coats-then = daarna telt
coat-ability-title = Neem een vaardigheid
coat-no-ability = Je hebt ze alle vijf.
coat-reactivate-title = Activeren
coat-reactivate-text = al je inactieve vaardigheden worden actief
coat-special-title = Speciale tegel (nog { $count })
coat-special-text = één venster, overal waar het gesteund is

## De anderen

rival-open = Toon het huis van { $name }
rival-hand =
    { $count ->
        [one] 1 kaart in de hand
       *[other] { $count } kaarten in de hand
    }{ $unknown ->
        [0] , alle bekend
       *[other] , waarvan { $unknown } verborgen
    }
rival-known = Gezien heb je: { $cards }
rival-empty =
    { $count ->
        [one] 1 leeg vakje
       *[other] { $count } lege vakjes
    }
rival-away = afwezig
rival-resigned = heeft opgegeven
vote-stand-in = Laat zolang een bot spelen
take-seat-back = Weer zelf spelen
watching = Je kijkt toe
watchers =
    { $count ->
        [one] 1 kijkt toe
       *[other] { $count } kijken toe
    }
race-seat = { $name }: { $points }
race-label = Wedloop naar { $goal } punten: { $seats }
hand-over-title = { $name }, jij bent aan de beurt
hand-over-text = Geef het apparaat door. Toon dan pas de hand.
hand-over-drawn = De speelvolgorde is geloot.
hand-over-ready = Ik ben { $name }

## Verloop

log = Verloop
event-seat-taken =
    { $who ->
        [you] Je bent aangeschoven.
       *[other] { $name } is aangeschoven.
    }
event-seat-left = Plaats { $seat } is weer vrij.
event-started = Het spel begint.
event-stood-in =
    { $who ->
        [you] { $why ->
            [time] Je tijd is om: een bot speelt zolang.
            [vote] De tafel heeft gestemd: een bot speelt zolang voor jou.
           *[left] Je bent weggegaan: een bot speelt zolang.
        }
       *[other] { $why ->
            [time] De tijd van { $name } is om: een bot speelt zolang.
            [vote] De tafel heeft gestemd: een bot speelt zolang voor { $name }.
           *[left] { $name } is weggegaan: een bot speelt zolang.
        }
    }
event-taken-back =
    { $who ->
        [you] Je bent terug.
       *[other] { $name } is terug.
    }
event-voted =
    { $who ->
        [voter] Je vraagt of een bot voor { $other } mag spelen.
        [you] { $name } vraagt of een bot voor jou mag spelen.
       *[other] { $name } vraagt of een bot voor { $other } mag spelen.
    }
event-resigned =
    { $who ->
        [you] Je geeft op.
       *[other] { $name } geeft op.
    }
event-rematched = Er komt een revanche.

## Menu van de tafel

menu-table = Dit spel
menu-help = Hulp
menu-out = Weggaan
menu-watch-link = Link om toe te kijken
menu-seat-link = Link naar je plaats, voor een ander apparaat
menu-leave = Weggaan: een bot speelt voor je verder
menu-leave-sure = Echt weggaan: een bot speelt voor je verder
menu-resign = Opgeven
menu-resign-not = Doorspelen
menu-resign-sure = Echt opgeven
fair-title = Is er eerlijk geschud?
fair-text = Deze vingerafdruk van het schudden stond vast voor de eerste kaart. Na het spel wordt de startwaarde getoond, en iedereen kan nagaan dat die klopt.
fair-copy = Vingerafdruk kopiëren
fair-seed = Startwaarde:

## Na het spel

over-record = Verslag downloaden

## Instellingen

settings-language = Taal
settings-scheme = Kleuren
settings-scheme-system = zoals het apparaat
settings-scheme-light = licht
settings-scheme-dark = donker
settings-auto-end = Beëindig de beurt vanzelf als er niets meer te kiezen is
settings-notify = Waarschuw me als ik aan de beurt ben
settings-single-keys = Toetsen van één letter of cijfer

## Toetsen

keys-title = Toetsen
keys-everywhere = Tab gaat van groep naar groep, de pijltjes gaan daarbinnen verder, Enter drukt, en Esc sluit of neemt terug.
key-name-enter = Enter
key-name-escape = Esc
key-pier = de kaart van deze loopbrug kiezen
key-undo = ongedaan maken
key-end = beurt beëindigen
key-hint = om een tip vragen
key-hand = naar je hand
key-supply = naar de voorraad, of naar wat te kiezen is
key-house = naar je huis
key-others = naar de andere spelers
key-log = naar het verloop
key-keys = deze lijst
key-move = de tegel verplaatsen
key-turn = draaien
key-flip = omkeren
key-brick = het metselwerk verplaatsen
key-next = naar de volgende plek, de beste eerst
key-previous = naar de vorige plek
key-lay = hier leggen
key-back = terugleggen, of de gekozen kaart loslaten
rules-keys = Aan tafel kan alles ook met alleen het toetsenbord. De toetsen van één letter of cijfer zijn uit te zetten in de instellingen.
    .title = Toetsen

## Wat is dit?

what-is-this = Wat is dit?
what-tap = Kies iets op de tafel om te weten wat het is.
what-all = Alles op een rij
what-guide = Deze regel zegt altijd wat je nu kunt doen.
    .title = Wat te doen
what-harbour = Zeven loopbruggen met elk een kaart. Neem twee kaarten naast elkaar: kies de ene, dan de andere. De eerste en de laatste loopbrug zijn geen buren. Lege loopbruggen worden aan het einde van de beurt aangevuld.
    .title = Haven
what-deck = De lijn toont hoeveel kaarten er nog zijn. Het rode deel is de laatste tien: daarin ligt de “Einde spel”-kaart, en die beëindigt het spel meteen. Met drie of vier spelers komt ze pas in de tweede stapel.
    .title = Trekstapel
what-hand = Met kaarten betaal je tegels van hun kleur. Na het nemen mag je er zeven houden.
    .title = Hand
what-supply = Tegels die je kunt bouwen. Het getal is de prijs in kaarten van die kleur; zonder getal kun je de tegel nu niet betalen. ×2 betekent dat er nog twee zijn. Naast zijn eigen kleur kost een tegel één kaart minder.
    .title = Voorraad
what-house = Je huis groeit vanaf de grond: elke tegel heeft minstens één vakje op de grond of boven een tegel nodig. Volle rijen geven 1 punt, met alleen vensters 2; volle kolommen 2 of 4.
    .title = Huis
what-abilities = Vaardigheden buigen één keer de regels en rusten dan tot een wapenschild ze activeert. Gouden zijn klaar, doorgestreepte rusten.
    .title = Vaardigheden
what-coats = Bedek een wapenschild of voltooi een wapenschildrij: neem een vaardigheid, activeer de jouwe, of leg een speciale tegel.
    .title = Wapenschilden
what-actions = Niets is definitief tot je de beurt beëindigt: elke stap kan terug.
    .title = Ongedaan maken en beëindigen
what-rival = Een andere speler: punten, kaarten, vaardigheden en de laatste beurt. Open het huis om het groot te zien.
    .title = Andere spelers
what-race = Iedereen heeft een baan en een boot die naar de vuurtoren vaart; naast de naam staan de punten. Wie 12 punten haalt, wint meteen.
    .title = Wedloop
what-log = Alles wat er gebeurd is, het nieuwste eerst. Kies een regel om die woord voor woord te lezen.
    .title = Verloop

## Terugkijken

replay-title = Terugkijken
replay-choose-file = Kies het bestand van een gedownload spel (het eindigt op .nyh) om het terug te kijken.
replay-controls = Door het spel gaan
replay-first = Naar het begin
replay-back = Eén beurt terug
replay-next = Eén beurt verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-turn = Beurt
replay-view = Handkaarten
replay-open-hands = alle open
replay-as =
    { $who ->
        [you] zoals jij het zag
       *[other] zoals { $name } het zag
    }
replay-link = Link naar dit moment
replay-start = Voor de eerste beurt.
replay-count = { $turn } / { $turns }
replay-speed = Snelheid
    .slow = langzaam
    .normal = normaal
    .fast = snel
replay-piers = Aan de loopbruggen: { $cards }
replay-notation = Notatie
replay-turn-number = Beurt { $turn }

## Tips en nabespreking

hint-button = Tip
hint-thinking = Denkt na …
hint-title = Goede beurten
hint-try = Probeer op het bord
advice-chances = Kans op winst als iedereen verder speelt als de Havenmeester:
advice-chance =
    { $name } { $how ->
        [over] meer dan { $percent }%
        [under] minder dan { $percent }%
        [exact] { $percent }%
       *[about] ongeveer { $percent }%
    }
advice-unclear = Te weinig vooruitgekeken om te zeggen wie de meeste kans heeft.
advice-took = neem { $cards } van de loopbruggen { $first } en { $second }
advice-took-any-cards = gebruik “willekeurige kaarten” en neem { $cards } van de loopbruggen { $first } en { $second }
advice-took-additional = gebruik “extra kaart” en neem { $card } van loopbrug { $pier }
advice-put-down = leg { $cards } af
advice-both-actions = gebruik “kaarten nemen en bouwen”
advice-built = bouw { $tile } op { $spaces }, metselwerk op { $brick }
advice-discount = gebruik “voordelig bouwen”
advice-change = gebruik “verandering van kleur”: { $source } telt als { $target }
advice-paid = betaal { $cards }
advice-paid-nothing = betaal niets
advice-coat-special = wapenschild: leg een speciale tegel op { $space }
advice-coat-ability = wapenschild: neem “{ $ability }”
advice-coat-reactivate = wapenschild: activeer alle vaardigheden
advice-coat-lapsed = wapenschild: vervalt
advice-because = Deze beurt …
review-ask = Wat zou de Havenmeester hebben gespeeld?
review-played = Gespeeld
review-best = De Havenmeester
review-best-turn = De Havenmeester: { $turn }
review-agrees = De Havenmeester zou hetzelfde hebben gespeeld.
review-even = De Havenmeester vond niets duidelijk beters.
review-loss = Daarmee was de winstkans ongeveer { $percent } procentpunt hoger geweest.

## Wat wordt voorgelezen

said-undone = Ongedaan gemaakt: { $clauses }.
said-hand =
    { $count ->
        [0] Je hand is leeg.
       *[other] In de hand { $count }: { $cards }.
    }
said-new-card = { $card } op { $pier }
said-new-cards = Nieuw bij de loopbruggen: { $cards }.
said-ended = Je beurt is voorbij.
said-hint =
    { $count ->
        [one] Eén beurt.
       *[other] { $count } beurten.
    } De beste: { $best }.
said-chosen = Loopbrug { $pier }, { $card }: gekozen.
