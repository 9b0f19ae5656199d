# Der Ton am Tisch.

sound = Ton
sound-turn-on = Ton einschalten
sound-turn-off = Ton ausschalten
settings-volume = Lautstärke
volume-value =
    { $percent ->
        [0] aus
       *[other] { $percent } %
    }
settings-haptics = Vibration
