# El inicio, unirse a una mesa, esperar jugadores.

## El inicio

home-with =
    { $bot ->
        [cabin-girl] { $count ->
            [one] Tú y la Grumete
           *[other] Tú y { $count } Grumetes
        }
        [deckhand] { $count ->
            [one] Tú y el Marinero
           *[other] Tú y { $count } Marineros
        }
        [fishwife] { $count ->
            [one] Tú y la Pescadera
           *[other] Tú y { $count } Pescaderas
        }
        [carpenter] { $count ->
            [one] Tú y la Carpintera
           *[other] Tú y { $count } Carpinteras
        }
        [mason] { $count ->
            [one] Tú y el Albañil
           *[other] Tú y { $count } Albañiles
        }
        [architect] { $count ->
            [one] Tú y la Arquitecta
           *[other] Tú y { $count } Arquitectas
        }
        [harbour-master] { $count ->
            [one] Tú y el Capitán del puerto
           *[other] Tú y { $count } Capitanes del puerto
        }
        [lighthouse-keeper] { $count ->
            [one] Tú y la Farera
           *[other] Tú y { $count } Fareras
        }
       *[other] Tú y { $name }
    }
home-time = { $players } jugadores, unos { $minutes } minutos
home-change = Cambiar jugadores o nivel
    .short = Cambiar
home-learn = Aprender en unos minutos
    .short = Aprender
    .new = ¿Primera vez? Aprende en unos minutos
home-step-take = Roba dos cartas vecinas de las pasarelas.
    .short = Roba dos cartas
home-step-build = Paga con ellas una loseta y ponla en tu casa.
    .short = Pon una loseta
home-step-score = Completa filas y columnas, mejor solo con ventanas. Con doce puntos ganas.
    .short = Llena filas
home-more-running = Más mesas tuyas
levels-title = ¿Contra quién quieres jugar?
levels-strength = { $level } de { $count }
levels-first = ideal para empezar
levels-next = ideal para seguir
levels-play = Jugar
friends-text = Recibes un enlace para enviar. Nadie necesita una cuenta.
screen-text = Os pasáis el dispositivo tras cada turno. Nadie ve la mano de los demás.

## Unirse

join-invites =
    { $count ->
        [0] Siéntate a esta mesa
        [one] { $names } te invita a Nyhavn
       *[other] { $names } te invitan a Nyhavn
    }
join-facts = Una partida para { $players }, unos { $minutes } minutos. No necesitas cuenta.
join-new = ¿Nunca has jugado?
join-learn = Aprender antes
join-opening = Abriendo la mesa…
join-bad = Este enlace no funciona

## Esperar jugadores

waiting-invite = Invita a tus amigos
waiting-invite-text = Envíales este enlace. No necesitan cuenta.
invite-scan = O escanéalo con el móvil.
waiting-guest-text = Aún falta alguien. Tú también puedes invitar.
waiting-watch-text = Mirarás en cuanto empiece la partida.
waiting-sit-text = Hay un asiento libre en esta mesa.
waiting-seats = Asientos
waiting-begins = La partida empieza cuando se ocupan todos los asientos.
waiting-fill = O dale el asiento libre a un bot
waiting-bot = listo
waiting-free = para un amigo
waiting-learn = Aprender mientras esperas
