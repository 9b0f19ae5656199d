# El final de una partida.

over-title = La partida ha terminado

## Quién ha ganado y cómo

over-you-win = Ganas por { $points } a { $second }
over-you-win-plain = ¡Has ganado!
over-wins = { $winner } gana por { $points } a { $second }
over-wins-plain = { $winner } gana
over-shared = Victoria compartida
over-given-up = Se ha abandonado la partida
over-turns =
    { $turns ->
        [one] Un turno.
       *[other] { $turns } turnos.
    }
over-turns-minutes =
    { $turns } turnos en { $minutes ->
        [one] un minuto.
       *[other] { $minutes } minutos.
    }
over-card = Ha salido la carta de final de partida.
over-tied = Empate a { $points } puntos: decide quien tiene menos casillas vacías.
over-share = { $winners }: { $points } puntos cada uno y las mismas casillas vacías.
over-resigned =
    { $count ->
        [one] { $names } ha abandonado.
       *[other] { $names } han abandonado.
    }
over-resigned-you = Has abandonado.

## Para quien ha perdido: una palabra amable, y cuándo estuvo más cerca

over-comfort = Aun así, una casa preciosa.
over-comfort-close = ¡Por muy poco!
over-comfort-resigned = Siempre habrá otra tarde.
over-moment-ahead = Tras el turno { $turn } ibas por delante, { $mine } a { $best }.
over-moment-level =
    Tras el turno { $turn } había empate a { $mine ->
        [one] un punto.
       *[other] { $mine } puntos.
    }
over-moment-behind =
    Tras el turno { $turn } estabas a { $gap ->
        [one] solo un punto.
       *[other] { $gap } puntos.
    }
over-moment-best =
    Tu mejor turno fue el { $turn }, con { $points ->
        [one] un punto.
       *[other] { $points } puntos.
    }

## Tres cifras

over-figure-best-turn = mejor turno: { $lines }
over-figure-spaces =
    { $cards ->
        [one] casillas por una carta
       *[other] casillas por { $cards } cartas
    }
over-figure-coats =
    { $count ->
        [one] blasón
       *[other] blasones
    }
over-figure-windows =
    { $count ->
        [one] línea solo de ventanas
       *[other] líneas solo de ventanas
    }
over-figure-abilities =
    { $count ->
        [one] habilidad usada
       *[other] habilidades usadas
    }
over-figure-tiles =
    { $count ->
        [one] loseta construida
       *[other] losetas construidas
    }

## Todas las cifras

over-chart = Puntos turno a turno
over-chart-turn = Turno
over-all-figures = Todas las cifras
over-group-points = Puntos
over-group-cards = Cartas y turnos
over-group-tiles = Losetas y casillas
over-group-coats = Blasones
over-group-abilities = Habilidades usadas

## Las casas, y lo que sigue

over-look =
    { $name }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }: mirar la casa
over-rematch = Revancha
over-rematch-join = A la revancha
over-replay = Ver de nuevo
over-picture = Compartir imagen
over-picture-points =
    { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
over-picture-saved = La imagen se ha guardado.
over-picture-failed = No se ha podido crear la imagen.
over-download = Descargar partida
