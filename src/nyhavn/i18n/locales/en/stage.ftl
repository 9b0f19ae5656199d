# The turns of the others as they are played out, and the pace of it.

stage-turn = { $name }’s turn
stage-takes = { $name } takes { $cards }
stage-builds = { $name } builds { $tile }
stage-paid = for
stage-again = See the last round again

settings-pace = Motion
settings-pace-slow = slow
settings-pace-normal = normal
settings-pace-fast = fast
settings-pace-off = none
