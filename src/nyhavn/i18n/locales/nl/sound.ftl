# Het geluid aan tafel.

sound = Geluid
sound-turn-on = Geluid aanzetten
sound-turn-off = Geluid uitzetten
settings-volume = Volume
volume-value =
    { $percent ->
        [0] uit
       *[other] { $percent }%
    }
settings-haptics = Trillen
