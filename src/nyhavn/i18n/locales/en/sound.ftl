# The sound of the table.

sound = Sound
sound-turn-on = Turn sound on
sound-turn-off = Turn sound off
settings-volume = Volume
volume-value =
    { $percent ->
        [0] off
       *[other] { $percent }%
    }
settings-haptics = Vibration
