# Waarom iets niet kan.

## Stappen van een beurt

game-over = Het spel is afgelopen: er kan niets meer gespeeld worden.
turn-over = Deze beurt is voorbij; zo meteen wordt de haven aangevuld.
not-this-step = Dat kan op dit punt van de beurt niet: ga verder met wat begonnen is, of neem het terug.
decision-unknown = Zo'n stap kent het spel niet: { $decision }.
pier-empty = Aan die loopbrug ligt geen kaart. Neem kaarten van loopbruggen waar er een ligt.
ability-not-owned = Hiervoor heb je de vaardigheid “{ WORD("ability", $ability) }” nodig, en die heb je nog niet.
ability-inactive = De vaardigheid “{ WORD("ability", $ability) }” is inactief: ze is gebruikt en nog niet opnieuw geactiveerd.
already-took = In deze beurt zijn al kaarten genomen.
already-built = In deze beurt is al gebouwd: één tegel per beurt.
hand-over-limit = Je hebt { $hand } kaarten: leg eerst alles boven { $limit } af.
hand-within-limit = Kaarten worden alleen afgelegd bij meer dan { $limit }, en tot { $limit }; jij hebt er { $hand }.
card-not-in-hand = Hiervoor heb je niet genoeg kaarten in { WORD("colour", $colour) }.
no-passing = Passen kan niet: neem kaarten of bouw.
nothing-to-build = Hiermee kun je met je kaarten geen tegel kopen.
already-declared = Die vaardigheid is voor deze tegel al aangekondigd.
change-into-itself = Bij verandering van kleur telt een kleur als een andere; { WORD("colour", $colour) } als zichzelf verandert niets.
change-unused = De verandering van kleur doet hier niets voor { $tile }: er moet minstens één veranderde kaart betaald worden.
build-declared = Het bouwen is begonnen: leg een tegel, of neem de stap terug.
nothing-to-take-back = Er is niets terug te nemen: de beurt is net begonnen.

## Tegels leggen

tile-not-in-supply = Van tegel { $tile } is er geen meer.
tile-shape = Zo kan tegel { $tile } niet op { $spaces } liggen, hoe je hem ook draait.
space-covered = Niet alles op { $spaces } is leeg: er ligt al een tegel.
unsupported = Niets draagt { $spaces }: één vakje moet in rij 1 of recht boven een bedekt vakje liggen.
cards-missing =
    Tegel { $tile } kost daar { $price ->
        [one] één kaart
       *[other] { $price } kaarten
    }, en dat kun je niet betalen.
white-tile-bought = Speciale tegels zijn niet te koop: alleen een wapenschild geeft er een.

## Betalen

paid-other-colour = Betaald is { $paid }, maar niet al die kaarten tellen als de kleur van { $tile }.
paid-not-the-price =
    Tegel { $tile } kost daar precies { $price ->
        [one] één kaart
       *[other] { $price } kaarten
    }; betaald { $count ->
        [one] is er één
       *[other] zijn er { $count }
    }.
payment-open = De tegel ligt, maar is nog niet betaald: kies de kaarten.
payment-impossible = Met { $changed } veranderde kaarten kun je niet betalen.

## Wapenschilden

coat-open = Er is nog een wapenschild te gebruiken voor de beurt eindigt.
no-coat-open = Er is geen wapenschild meer te gebruiken.
no-special-tile = Er is geen speciale tegel meer.
ability-owned = De vaardigheid “{ WORD("ability", $ability) }” is er al, en niemand heeft er een dubbel.
nothing-inactive = Er valt niets te activeren: geen van je vaardigheden is inactief.
coat-after-lapse = Nadat een wapenschild vervallen is, kan er in deze beurt geen meer gebruikt worden.
coat-usable = Dit wapenschild vervalt niet: het kan gebruikt worden, dus het moet.
lapses-count = In deze beurt zijn { $expected } wapenschilden vervallen; het woord noemt er { $count }.

## Het woord van een beurt

turn-malformed = Dit is geen beurt: een beurt begint met T (kaarten nemen) of B (bouwen).
build-before-take = Bij beide acties worden eerst kaarten genomen en dan gebouwd.
two-takes = In een beurt worden maar één keer kaarten genomen.
two-builds = In een beurt wordt maar één tegel gekocht.
take-malformed = Kaarten nemen schrijf je als T34, T26+1 of T34-gg.
take-two-cards = Na de T staan precies twee loopbruggen, hier { $count }.
piers-order = De loopbruggen staan oplopend, elk één keer: niet { $first } voor { $second }.
additional-twice = Er kan maar één extra kaart genomen worden; hier staan er { $count }.
pier-unknown = Loopbrug { $pier } bestaat niet: ze lopen van 1 tot { $piers }.
build-malformed = Bouwen schrijf je als Br3@a1:a2b2=rrr: tegel, metselwerk, vensters, betaalde kaarten.
tile-unknown = Tegel { $tile } bestaat niet: de kleuren zijn r y g b p, de maten 2 tot 5.
card-unknown = “{ $card }” is geen kaart: de kleuren zijn r y g b p.
cards-order = Kaarten staan in de volgorde { $order }; hier staat { $cards }.
outside-the-house = { $space } ligt buiten het huis: kolommen a tot e, rijen 1 tot 9.
windows-order = Vensters staan rij voor rij van links: { $order }, niet { $windows }.
coat-malformed = “{ $coat }” is geen gebruik van een wapenschild: schrijf *c4, *+x, *~ of *-.
ability-unknown = Er is geen vaardigheid “{ $ability }”: ze heten n x d h o.

## Trekstapel en spelers

players-count = Het spel is voor 2 tot 4 spelers, niet voor { $players }.
seat-unknown = Aan een tafel voor { $players } is er geen plaats { $seat }.
end-card-too-early = Met { $players } spelers komt de “Einde spel”-kaart pas in de tweede trekstapel.
end-card-count = De trekstapel heeft { $count } “Einde spel”-kaarten: het moet er precies één zijn.
end-card-place = De “Einde spel”-kaart ligt op plaats { $place }: ze hoort bij de laatste tien.
card-count = De trekstapel heeft { $count } kaarten van kleur { $card }: het moeten er { $expected } zijn.
deck-hidden = Dit spel is wat één plaats ervan ziet, zonder trekstapel.
facts-without-room = Deze gegevens passen in geen spel.
refill-not-due = De haven wordt pas aan het einde van een beurt aangevuld.
reshuffle-not-due = De aflegstapel wordt pas geschud als de trekstapel op is.

## Verslagen

not-utf-8 = Dit is geen tekst in UTF-8, dus geen verslag van een spel.
header-malformed = Een kop schrijf je als [Key "value"]; dit is dat niet: { $header }
header-unwritable = Dit past in geen kopregel: { $key } “{ $value }”.
header-twice = De kop { $key } staat er dubbel.
header-missing = De kop { $key } ontbreekt: elk verslag heeft hem nodig.
header-values = De kop { $key } heeft één waarde; hier zijn het er { $count }.
header-after-turns = Koppen staan voor de eerste beurt; deze erna: { $header }
format-unknown = Het formaat “{ $format }” is onbekend: gelezen wordt “{ $expected }”.
game-unfinished = Alleen een uitgespeeld spel kan worden geanalyseerd.
round-number-wrong = Rondes tellen vanaf 1: verwacht { $expected }, niet { $found }
round-number-missing = Hier begint een ronde: voor de beurt moet { $expected } staan.
round-empty = Na het rondenummer { $found } moet een beurt volgen.
turn-left-out = De ronde is niet volledig: voor { $found } ontbreekt een beurt
reshuffle-missing = Deze beurt maakt de trekstapel leeg, en het verslag heeft geen Deck2.
reshuffle-unused = Het verslag heeft een Deck2, maar de eerste trekstapel raakte nooit op.
result-too-early = De koppen geven een uitslag, maar het spel is niet afgelopen.
result-malformed = De uitslag staat als punten en plaatsen van de winnaars, zoals "12 7" "1"; hier { $result }
result-differs = De beurten leiden tot { $expected }; de kop zegt { $found }.
end-differs = Het spel eindigde door “{ $expected }”; de kop zegt “{ $found }”.
no-such-turn = Beurt { $turn } bestaat niet: het verslag heeft er { $turns }.
bot-unknown = Er is geen bot ‘{ $bot }’. Bekend zijn: { $bots }.
