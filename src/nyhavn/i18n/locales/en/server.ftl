# What the table server refuses, by the code of the error, and what it says when it starts.

serving = Nyhavn is at { $address } (Ctrl-C stops it)

## Settings

database-address = This is no address of a database that Nyhavn can use. Possible are: { $kinds }.
database-in-use = Another server already uses { $file }. Stop it first, or use PostgreSQL for several.
live-address = This is nothing that could carry news between processes. Possible are: { $kinds }.
driver-missing = The package for { $url } addresses is not installed: pip install 'nyhavn[postgresql,redis]'.
setting-malformed = A setting has not the form it should have: { $why }
workers-need-live =
    { $workers } processes need something that carries news between them: PostgreSQL as the database, or --live
    with the address of Redis.

## Requests

path-unknown = There is nothing at this address.
method-not-allowed = This address cannot be used in this way.
request-malformed = The request has not the form it should have: { $why }
request-too-large = The request is too large: { $most } bytes are the most.
message-malformed = The message has not the form it should have: { $why }
hello-missing = The first message over the socket has to be a hello.
origin-refused = This page belongs to another address, and may not ask here.
too-many-requests = Too many requests in a short time. Try again in { $seconds } s.
too-many-sockets = Too many connections are open. Close one and try again.
server-busy = The server has too much to do just now. Try again in a moment.
server-fault = Something went wrong in the server. Nothing was lost; try again.

## Tables

table-unknown = There is no such table, or it is not open to you.
table-unreadable = The log of this table cannot be read. Whoever runs the server has been told.
table-busy = Too much happens at this table at once. Try again.
table-full = All seats of this table are taken.
table-finished = The game at this table is over.
bot-tables-too-many = { $most } unfinished games of bots alone are the most one can watch. See one to its end or leave it first.
tables-too-many = { $most } unfinished tables are the most one can have opened. Finish or leave one first.
seat-taken = Seat { $seat } is taken.
reviews-too-many = You already have reviews under way: wait until they are done.
seat-not-yours = Seat { $seat } is not yours.
seat-resigned = This seat has given up the game.
starter-unknown = The one who begins has to be one of the { $players } seats.
name-length = A name has 1 to { $most } characters.
name-characters = A name cannot contain quotation marks or invisible characters.
host-only = Only the one who opened the table can do this.
players-only = Only those who play at this table can do this.
invitation-needed = This table is not public: sitting down takes an invitation.
watching-closed = This table is closed to watchers.
watchers-too-many = { $most } watchers are the most a table can have.
link-unknown = This link leads nowhere: it is wrong, or its table is gone.
links-too-many = There are { $most } links to this table already.
game-not-started = The game has not started: not all seats are taken.
game-not-finished = This has to wait until the game is over.

## Turns

turn-stale = Turn { $turn } has been played already: turn { $due } is next.
turn-ahead = Turn { $turn } is not due yet: turn { $due } is next.
not-your-turn = It is the turn of seat { $seat }.
step-unknown = { $step } is no step of a turn.
vote-not-due = Seat { $seat } is not to move, or a bot plays it already.
vote-too-early = A turn must have lasted { $seconds } seconds before the table can vote for a stand-in.

## Lessons

lesson-missed = This is a legal turn, but not what this lesson is about. Take it back and try again.
lesson-unknown = There is no lesson “{ $lesson }”.

## Hints

hint-against-people = Hints are given only where all others are bots or share this screen.
