# The turns of the others as they are played out, and the pace of it.

stage-turn = { $name } is aan de beurt
stage-takes = { $name } neemt { $cards }
stage-builds = { $name } bouwt { $tile }
stage-paid = voor
stage-again = Laatste ronde nog eens bekijken

settings-pace = Beweging
settings-pace-slow = langzaam
settings-pace-normal = normaal
settings-pace-fast = snel
settings-pace-off = geen
