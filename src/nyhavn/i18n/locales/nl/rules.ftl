# De regels in eigen woorden.

rules-title = De regels
rules-search = Zoek in de regels
rules-contents = Inhoud
rules-nothing = Daarover staat hier niets.
rules-found =
    { $count ->
        [one] 1 deel
       *[other] { $count } delen
    }
rules-goal =
    Je versiert de gevel van een huis aan de haven met gekleurde geveltegels. Wie het eerst 12 punten heeft, wint meteen. Komt eerder de “Einde spel”-kaart, dan wint wie de meeste punten heeft.
    .title = Het doel
rules-turn =
    In je beurt doe je een van twee dingen: kaarten nemen of gevel bouwen. Niet allebei – behalve met de vaardigheid “kaarten nemen en bouwen”. Passen kan niet.

    Tot het einde van de beurt gebeurt er niets toevalligs; elke stap kan tot dan terug.
    .title = Een beurt
rules-take =
    Neem twee kaarten van aangrenzende loopbruggen. De eerste en de laatste zijn geen buren.

    Je mag zeven kaarten houden. Heb je er na het nemen meer, dan leg je af wat te veel is – jij kiest welke. Lege loopbruggen worden aan het einde van de beurt aangevuld.
    .title = Kaarten nemen
rules-build =
    Kies een tegel en een plek. Hij kost zoveel kaarten van zijn kleur als hij groot is.

    Eén kaart minder als hij met een zijde aan een tegel van dezelfde kleur in je huis grenst – een hoek is niet genoeg – en één minder met “voordelig bouwen”. Je betaalt precies de prijs; dat kan ook niets zijn. Je bouwt één tegel per beurt.
    .title = Gevel bouwen
rules-laying =
    Draai en keer een tegel zoals je wilt. Al zijn vakjes moeten leeg zijn en binnen het huis liggen, en minstens één moet op de grond of recht boven een bedekt vakje liggen. Eén gesteund vakje is genoeg, de rest mag uitsteken. Wat ligt, blijft liggen.

    Elke tegel heeft één vakje metselwerk, de rest zijn vensters. Vaak kun je dezelfde vakjes bedekken met het metselwerk ergens anders, en dat bepaalt wat een lijn waard is.
    .title = Een tegel leggen
rules-coats =
    Vier wapenschilden liggen op vakjes, en de rijen 2, 4 en 6 zijn wapenschildrijen. Kolommen hebben er geen. Voor elk wapenschild dat je bedekt en elke wapenschildrij die je voltooit, kies je één ding:

    – neem een vaardigheid die je nog niet hebt;

    – activeer al je inactieve vaardigheden weer;

    – leg een witte speciale tegel: één venster, volgens dezelfde regels. Die kan het volgende wapenschild opleveren.
    .title = Wapenschilden
rules-abilities =
    Iedereen begint met “willekeurige kaarten”. Niemand heeft een vaardigheid dubbel. Je mag in een beurt zoveel actieve vaardigheden gebruiken als je wilt; een gebruikte is inactief tot een wapenschild haar weer activeert.
    .title = Vaardigheden
rules-scoring =
    Een volle rij geeft 1 punt, of 2 als alle vijf vensters zijn. Een volle kolom geeft 2 punten, of 4 als alle negen vensters zijn. Speciale tegels tellen als vensters. Elke lijn telt één keer, aan het einde van de beurt die haar voltooit.
    .title = Punten
rules-end =
    Met 12 punten win je meteen.

    Met z'n tweeën ligt de “Einde spel”-kaart bij de laatste tien kaarten van de trekstapel. Met drie of vier wordt de aflegstapel opnieuw geschud als de eerste trekstapel op is, en de “Einde spel”-kaart komt bij de laatste tien daarvan. Wordt ze opengelegd, dan is het spel meteen uit. Dan wint wie de meeste punten heeft, bij gelijkspel wie de minste lege vakjes heeft, en anders deel je de winst.
    .title = Het einde
rules-setup =
    De eerste speler begint met twee kaarten, de tweede en derde met drie, de vierde met vier. Met z'n tweeën blijven 15 tegels in de doos, met z'n drieën 10 tegels en 10 kaarten.
    .title = Voor het spel
rules-hidden =
    Verborgen zijn de kaarten in de hand en de volgorde van de trekstapel. Maar nemen en betalen gebeurt open: wat je van een hand gezien hebt, wordt open getoond.
    .title = Wat verborgen is
forms-title = Alle tegels in woorden
forms-tile = Tegel
forms-shape = Vorm
forms-rows = Rij voor rij, van boven
forms-window = venster
forms-brick = metselwerk
forms-gap = leeg
