# The turns of the others as they are played out, and the pace of it.

stage-turn = Au tour de { $name }
stage-takes = { $name } prend { $cards }
stage-builds = { $name } pose { $tile }
stage-paid = pour
stage-again = Revoir le dernier tour de table

settings-pace = Animations
settings-pace-slow = lentes
settings-pace-normal = normales
settings-pace-fast = rapides
settings-pace-off = aucune
