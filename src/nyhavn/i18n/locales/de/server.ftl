# Was der Server nicht tut, und warum.

serving = Nyhavn läuft unter { $address } (Strg-C beendet es)

## Einstellungen

database-address = Das ist keine Adresse einer Datenbank, die Nyhavn nutzen kann. Möglich sind: { $kinds }.
database-in-use = Ein anderer Server benutzt { $file } bereits. Beende ihn erst, oder nimm PostgreSQL für mehrere.
live-address = Damit lassen sich keine Nachrichten zwischen Prozessen übertragen. Möglich sind: { $kinds }.
driver-missing = Das Paket für Adressen mit { $url } fehlt: pip install 'nyhavn[postgresql,redis]'.
setting-malformed = Eine Einstellung hat nicht die richtige Form: { $why }
workers-need-live = { $workers } Prozesse brauchen etwas, das Nachrichten zwischen ihnen überträgt: PostgreSQL als Datenbank oder --live mit der Adresse von Redis.

## Anfragen

path-unknown = Unter dieser Adresse gibt es nichts.
method-not-allowed = So lässt sich diese Adresse nicht benutzen.
request-malformed = Die Anfrage hat nicht die richtige Form: { $why }
request-too-large = Die Anfrage ist zu groß: höchstens { $most } Bytes.
message-malformed = Die Nachricht hat nicht die richtige Form: { $why }
hello-missing = Die erste Nachricht muss ein Gruß sein.
origin-refused = Diese Seite gehört zu einer anderen Adresse und darf hier nicht fragen.
too-many-requests = Zu viele Anfragen in kurzer Zeit. Versuche es in { $seconds } s noch einmal.
too-many-sockets = Zu viele Verbindungen sind offen. Schließe eine und versuche es noch einmal.
server-busy = Der Server hat gerade zu viel zu tun. Versuche es gleich noch einmal.
server-fault = Im Server ist etwas schiefgegangen. Es ging nichts verloren; versuche es noch einmal.

## Tische

table-unknown = Diesen Tisch gibt es nicht, oder er ist dir nicht zugänglich.
table-unreadable = Das Protokoll dieses Tisches ist nicht lesbar. Wer den Server betreibt, weiß davon.
table-busy = An diesem Tisch geschieht zu viel auf einmal. Versuche es noch einmal.
table-full = Alle Plätze dieses Tisches sind besetzt.
table-finished = Das Spiel an diesem Tisch ist zu Ende.
bot-tables-too-many = Mehr als { $most } unfertige Partien nur unter Bots gehen nicht. Sieh dir erst eine zu Ende an oder verlasse sie.
tables-too-many = Mehr als { $most } unfertige Tische gehen nicht. Beende oder verlasse erst einen.
seat-taken = Platz { $seat } ist besetzt.
reviews-too-many = Für dich laufen schon Analysen: warte, bis sie fertig sind.
seat-not-yours = Platz { $seat } gehört dir nicht.
seat-resigned = Dieser Platz hat das Spiel aufgegeben.
starter-unknown = Wer beginnt, muss einer der { $players } Plätze sein.
name-length = Ein Name hat 1 bis { $most } Zeichen.
name-characters = Ein Name darf keine Anführungszeichen oder unsichtbaren Zeichen enthalten.
host-only = Das kann nur, wer den Tisch eröffnet hat.
players-only = Das können nur die Mitspielenden dieses Tisches.
invitation-needed = Dieser Tisch ist nicht öffentlich: Dafür braucht es eine Einladung.
watching-closed = Zuschauen ist an diesem Tisch nicht erlaubt.
watchers-too-many = Mehr als { $most } können an einem Tisch nicht zuschauen.
link-unknown = Dieser Link führt nirgendwohin: Er ist falsch, oder den Tisch gibt es nicht mehr.
links-too-many = Es gibt schon { $most } Links zu diesem Tisch.
game-not-started = Das Spiel hat noch nicht begonnen: Es sind Plätze frei.
game-not-finished = Das muss warten, bis das Spiel zu Ende ist.

## Züge

turn-stale = Zug { $turn } ist schon gespielt: Zug { $due } ist dran.
turn-ahead = Zug { $turn } ist noch nicht dran: erst kommt Zug { $due }.
not-your-turn = Platz { $seat } ist am Zug.
step-unknown = { $step } ist kein Schritt eines Zugs.
vote-not-due = Platz { $seat } ist nicht am Zug, oder ein Bot spielt schon.
vote-too-early = Erst nach { $seconds } Sekunden kann der Tisch über eine Vertretung abstimmen.

## Lektionen

lesson-missed = Dieser Zug ist erlaubt, zeigt aber nicht, worum es hier geht. Nimm ihn zurück und versuche es noch einmal.
lesson-unknown = Es gibt keine Lektion „{ $lesson }“.

## Tipps

hint-against-people = Tipps gibt es nur, wenn alle anderen Bots sind oder am selben Bildschirm spielen.
