# The turns of the others as they are played out, and the pace of it.

stage-turn = { $name } ist am Zug
stage-takes = { $name } nimmt { $cards }
stage-builds = { $name } baut { $tile }
stage-paid = für
stage-again = Letzte Runde noch einmal ansehen

settings-pace = Bewegung
settings-pace-slow = langsam
settings-pace-normal = normal
settings-pace-fast = schnell
settings-pace-off = keine
