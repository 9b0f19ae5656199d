# Le son de la table.

sound = Son
sound-turn-on = Activer le son
sound-turn-off = Couper le son
settings-volume = Volume
volume-value =
    { $percent ->
        [0] coupé
       *[other] { $percent } %
    }
settings-haptics = Vibrations
