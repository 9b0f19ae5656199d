# The turns of the others as they are played out, and the pace of it.

stage-turn = Turno de { $name }
stage-takes = { $name } roba { $cards }
stage-builds = { $name } construye { $tile }
stage-paid = por
stage-again = Ver otra vez la última ronda

settings-pace = Movimiento
settings-pace-slow = lento
settings-pace-normal = normal
settings-pace-fast = rápido
settings-pace-off = ninguno
