# De lessen voor nieuwkomers.

learn-title = Al spelend leren
learn-offer = Nieuw hier? Acht kleine lessen aan een echte tafel, ongeveer vier minuten.
learn-later = Nu niet
learn-count = Les { $number } van { $count }
learn-skip = Overslaan
learn-next = Volgende les
learn-finish = Nu spelen!
learn-leave = Verlaat de lessen

lesson-take = Wie het eerst 12 punten heeft, wint. Punten krijg je voor volle rijen en kolommen van je huis, en de tegels betaal je met kaarten.
    .title = Kaarten nemen
    .do = Neem twee kaarten van loopbruggen naast elkaar: kies eerst de ene, dan de andere, en beëindig je beurt.
    .done = Ze zijn van jou, en de loopbruggen zijn weer aangevuld. Na het nemen mag je hooguit zeven kaarten houden.
lesson-build = Een tegel kost één kaart van zijn kleur per vakje, en één minder naast een tegel van die kleur: de gele van grootte 2 kost hier maar één kaart.
    .title = Een rij bouwen
    .do = Kies hem en sleep hem naar de rechterrand. De knoppen ernaast draaien hem, spiegelen hem, verplaatsen zijn metselwerk en leggen hem neer (✓): maak rij 1 vol, met het metselwerk erboven in rij 2, en beëindig je beurt.
    .done = Een volle rij geeft 1 punt, of 2 als ze alleen vensters heeft: daarom hoort het metselwerk boven.

lesson-neighbours = Kaarten neem je van loopbruggen naast elkaar. Je “willekeurige kaarten” is verbruikt. Probeer het toch: kies na elkaar de rode kaarten bij loopbrug 1 en 7.
    .title = Welke loopbruggen liggen naast elkaar?
    .do = De loopbruggen vormen geen kring: de twee buitenste liggen niet naast elkaar. Neem twee kaarten die naast elkaar liggen en beëindig je beurt.
    .done = Twee kaarten naast elkaar. De lege loopbruggen zijn aan het einde van je beurt aangevuld.
lesson-action = Een beurt is één actie: kaarten nemen of bouwen. Probeer beide: neem twee kaarten naast elkaar en kies dan een rode tegel.
    .title = Eén actie per beurt
    .do = Allebei in één beurt kan alleen met de vaardigheid “kaarten nemen en bouwen”. Maak het nemen ongedaan, bouw een rode tegel en beëindig je beurt.
    .done = Je hebt gebouwd en geen kaarten genomen: dat is voor een andere beurt.
lesson-support = Tegels zweven niet. Kies de paarse tegel van grootte 3 en sleep hem hoog in je huis, of druk op ↑ tot hij zweeft.
    .title = Wat houdt een tegel?
    .do = Eén vakje op de grond of boven een tegel is genoeg, de rest mag uitsteken. Leg de tegel zo dat onder een deel niets ligt en beëindig je beurt.
    .done = Hij blijft liggen: één gesteund vakje was genoeg.
lesson-abilities = Iedereen begint met dezelfde vaardigheid, “willekeurige kaarten”, ook je tegenstander. Gebruik haar: neem de groene kaarten bij loopbrug 1 en 7. Kies daarna een derde kaart.
    .title = Iedereen begint gelijk
    .do = Voor een derde kaart is “extra kaart” nodig, en die heeft in het begin niemand. Beëindig je beurt met de twee groene.
    .done = “Willekeurige kaarten” rust nu, tot een wapenschild je vaardigheden weer activeert.
lesson-columns = Een volle kolom geeft 2 punten, of 4 als alle negen vakjes vensters zijn. Maar nooit een wapenschild.
    .title = Kolommen geven alleen punten
    .do = Maak kolom a vol met de gele tegel van grootte 2 en beëindig je beurt.
    .done = Punten en geen wapenschild: die horen bij vier vakjes en bij de rijen 2, 4 en 6.
lesson-coats = Veel vakjes bedekken levert geen vaardigheden op, en vensters ook niet. Dat doen alleen wapenschilden.
    .title = Waar vaardigheden vandaan komen
    .do = Bouw een rode tegel zo dat hij het wapenschild in rij 3 bedekt. Kies wat het oplevert en beëindig je beurt.
    .done = Een bedekt wapenschild, of een volle wapenschildrij: zo kom je aan vaardigheden.
