# El sonido de la mesa.

sound = Sonido
sound-turn-on = Activar el sonido
sound-turn-off = Desactivar el sonido
settings-volume = Volumen
volume-value =
    { $percent ->
        [0] sin sonido
       *[other] { $percent } %
    }
settings-haptics = Vibración
