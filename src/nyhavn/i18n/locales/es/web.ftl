# La página en el navegador.

app-name = Nyhavn
close = Cerrar
menu = Menú
settings = Ajustes
rules = Reglas
rules-new-tab = Reglas (en otra pestaña)
undo = Deshacer
undo-nothing = Aún no hay nada que deshacer.
no = No
copy = Copiar
copied = Copiado.
share = Compartir
you = Tú
    .among = tú
guest = Invitado
go-home = Inicio
your-name = Tu nombre
use-it = Usarla
connection-lost = No se puede llegar al servidor. Revisa la conexión e inténtalo de nuevo.
connection-lost-now = Conexión perdida; reintentando…
connection-slow = Conexión lenta…
connection-restored = Conexión recuperada.
connection-unsent = Aún sin enviar: esperando la conexión…

## Inicio

home-tagline = Construye la casa más bonita del puerto.
home-running = Tus mesas
home-open = Mesas abiertas
home-recent = Últimas partidas
home-go-on = Seguir
home-join = Unirse
home-watch = Mirar
home-replay = Repetición
home-more = Más
home-open-file = Ver desde un archivo
home-how = En breve
play-title = Partida nueva
play-friends = Invitar amigos
play-screen = Misma pantalla
play-players = Jugadores
play-level = Nivel
play-now = Jugar ya
play-invite = Abrir la mesa
play-start = Empezar
play-clock = Tiempo por turno
play-listed = Cualquiera puede unirse o mirar
clock-none = sin límite
clock-minutes =
    { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
clock-day = un día
player-number = Jugador { $number }
line-finished = victoria: { $winners }, { $points }
line-open = esperando jugadores
line-playing = turno { $turn }
line-action = { $action }: { $names }
your-turn-badge = Te toca
title-your-turn = ¡Te toca! – Nyhavn
page-title = { $page } – Nyhavn

## Unirse y esperar

join-sit-down = Sentarse
waiting-title = Esperando jugadores
waiting-open-seat = asiento libre
waiting-here = aquí
waiting-leave = Dejar la mesa
waiting-put-bot = Sentar aquí al bot { $bot }
invite-make-link = Crear un enlace
invite-link = Enlace
invite-code = El enlace como código QR
guide-connecting = Conectando…

## Qué hay que hacer

guide-your-turn = Te toca
guide-choose = Te toca: roba dos cartas o construye.
guide-choose-name = { $name }: roba dos cartas o construye.
guide-second = Ahora toca una carta vecina de la pasarela { $pier }.
guide-place = Coloca la loseta y construye.
guide-build = Elige una loseta.
guide-put-down =
    Demasiadas cartas: elige { $count ->
        [one] una
       *[other] { $count }
    } para descartar.
guide-pay = ¿Qué cartas pagas?
guide-coats =
    { $count ->
        [one] ¡Un blasón! Elige qué te da.
       *[other] ¡{ $count } blasones! Elige qué te dan.
    }
guide-additional = Roba una carta adicional si quieres, o termina el turno.
guide-both-actions = También puedes construir, o termina el turno.
guide-wins = Con esto ganas: ¡termina el turno!
guide-end =
    { $points ->
        [0] Listo: termina el turno.
        [one] Listo: termina el turno y suma 1 punto.
       *[other] Listo: termina el turno y suma { $points } puntos.
    }
guide-sending = Enviando…
guide-plays = Juega { $name }.
guide-bot-plays = { $name } está pensando.
guide-stand-in = Un bot juega por ti.
guide-finished = La partida ha terminado.
end-turn-button =
    { $points ->
        [0] Fin del turno
       *[other] Fin del turno: +{ $points }
    }
end-turn-win = ¡Terminar y ganar!

## Puerto, mano y mazo

harbour-title = Puerto
supply-title = Losetas
supply-sold-out = ago­tada
shop-none = Aún no puedes pagar ninguna loseta.
shop-later = Aquí verás las losetas que puedes pagar.
shop-all = Las 20
shop-title = Las 20 losetas
shop-gold = dorado: puedes pagarla
points-count =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
pier-empty-short = vacía
pier-label =
    Pasarela { $pier }: { $card }{ $hint ->
        [near] , vecina de la elegida
        [far] , solo con «dos cartas cualesquiera»
        [new] , nueva
       *[none] { "" }
    }
offer-any-cards = ¿Usar «{ $ability }»?
deck-bar-first = { $count } en el mazo
deck-bar-last-ten = { $count } en el mazo; el final puede llegar tras { $safe } más
deck-bar-end = Quedan { $count }: ¡ya puede salir la carta de final de partida!
hand-label =
    { $count ->
        [0] Tu mano está vacía
       *[other] Tu mano, { $count } de { $limit } cartas: { $cards }
    }
hand-empty = sin cartas
hand-ahead =
    Si robas, tendrás que descartar { $count ->
        [one] una carta.
       *[other] { $count } cartas.
    }
put-down-card = Descartar una carta: { $card }

## Losetas y su colocación

supply-label =
    { $tile }, quedan { $count }, { $kinds ->
        [1] precio { $low }
       *[other] precio de { $low } a { $high }
    }
supply-label-closed = { $tile }, quedan { $count }. { $why }
tile-form =
    { $form ->
        [line] línea
        [corner] esquina
        [square] cuadrado
        [cross] cruz
       *[letter] forma de { $form }
    }, { $wide } de ancho, { $high } de alto
supply-none-left = No quedan losetas { $tile }.
supply-not-now = Ahora no se puede construir.
supply-cards-missing = La loseta { $tile } cuesta hasta { $size } cartas de color { $colour }, y ahora no puedes pagarla.
supply-with-ability =
    Con «{ $ability }»{ $change ->
        [no] { "" }
       *[other] {" "}({ $change })
    } puedes construirla.
supply-label-ability = Solo con «{ $ability }».
white-tile = loseta especial
placing-tools = Colocar la loseta
place-cancel = Devolver
place-turn = Girar
place-flip = Voltear
place-brick = Mover la masonería
place-confirm = Colocar aquí
place-for = Construir por { $cards }
place-trial = Solo para probar: no te toca.
trial-over = El turno ha cambiado: lo que probabas se ha devuelto.
place-outside = Ahí la loseta se sale de la casa.
place-put-back = Devuelta.
place-no-further = En esa dirección no hay más sitios.
place-one-way = Aquí no cabe de otra forma.
place-one-brick = Aquí la masonería no puede ir en otro espacio.
place-told =
    { $tile } en { $spaces }{ $brick ->
        [none] { "" }
       *[other] , masonería en { $brick }
    }
price-touching = − 1 toca { $colour }
price-discounted = − 1 descuento
price-sum =
    { $reduced ->
        [yes] { $parts } = { $cards } { $cards ->
            [one] carta
           *[other] cartas
        }
       *[no] { $cards } { $cards ->
            [one] carta
           *[other] cartas
        }
    }
outcome-line = { $line } +{ $points }
outcome-coats =
    { $count ->
        [one] un blasón
       *[other] { $count } blasones
    }
outcome-wins = ¡con esto ganas!

## Casas

house-own = Tu casa
house-of = La casa de { $name }
house-window = ventana, { $colour }
house-brick = masonería, { $colour }
house-coat = vacía, blasón
house-empty = vacía
house-coat-row = fila { $row }, fila de blasón

## Habilidades y blasones

abilities-own = Tus habilidades
ability-label =
    { $name }: { $state ->
        [missing] Aún no la tienes
        [inactive] Inactiva
        [on] En uso
       *[active] Activa
    }
ability-state =
    { $name } ({ $state ->
        [inactive] inactiva
       *[active] activa
    })
ability-told = «{ $name }»: { $text }. { $why }
ability-missing = Un blasón puede darte esta habilidad.
ability-resting = Está gastada hasta que un blasón la reactive.
ability-automatic = Simplemente juega: se usa cuando hace falta.
change-question = ¿Qué cartas deben contar como otro color?
change-pair = { $source } cuenta como { $target }
coats-title =
    { $count ->
        [one] Blasón
       *[other] { $count } blasones
    }
coat-space = casilla { $space }
coats-then = y luego puntúa
coat-ability-title = Toma una habilidad
coat-no-ability = Ya tienes las cinco.
coat-reactivate-title = Reactivar
coat-reactivate-text = todas tus habilidades inactivas se activan
coat-special-title = Loseta especial (quedan { $count })
coat-special-text = una ventana, donde tenga apoyo

## Los demás

rival-open = Mostrar la casa de { $name }
rival-hand =
    { $count ->
        [one] 1 carta en la mano
       *[other] { $count } cartas en la mano
    }{ $unknown ->
        [0] , todas conocidas
       *[other] , { $unknown } ocultas
    }
rival-known = Has visto: { $cards }
rival-empty =
    { $count ->
        [one] 1 casilla vacía
       *[other] { $count } casillas vacías
    }
rival-away = ausente
rival-resigned = ha abandonado
vote-stand-in = Que juegue un bot mientras tanto
take-seat-back = Recuperar mi asiento
watching = Estás mirando
watchers =
    { $count ->
        [one] 1 mira
       *[other] { $count } miran
    }
race-seat = { $name }: { $points }
race-label = Carrera a { $goal } puntos: { $seats }
hand-over-title = { $name }, te toca
hand-over-text = Pasa el dispositivo. Solo entonces muestra la mano.
hand-over-drawn = El orden de juego se ha sorteado.
hand-over-ready = Soy { $name }

## Registro

log = Registro
event-seat-taken =
    { $who ->
        [you] Te has sentado.
       *[other] { $name } se sienta.
    }
event-seat-left = El asiento { $seat } vuelve a estar libre.
event-started = Empieza la partida.
event-stood-in =
    { $who ->
        [you] { $why ->
            [time] Se te acabó el tiempo: mientras, juega un bot.
            [vote] La mesa ha votado: mientras, un bot juega por ti.
           *[left] Te has ido: mientras, juega un bot.
        }
       *[other] { $why ->
            [time] A { $name } se le acabó el tiempo: mientras, juega un bot.
            [vote] La mesa ha votado: mientras, un bot juega por { $name }.
           *[left] { $name } se ha ido: mientras, juega un bot.
        }
    }
event-taken-back =
    { $who ->
        [you] Has vuelto.
       *[other] { $name } ha vuelto.
    }
event-voted =
    { $who ->
        [voter] Pides que un bot juegue por { $other }.
        [you] { $name } pide que un bot juegue por ti.
       *[other] { $name } pide que un bot juegue por { $other }.
    }
event-resigned =
    { $who ->
        [you] Abandonas.
       *[other] { $name } abandona.
    }
event-rematched = Hay revancha.

## Menú de la mesa

menu-table = Esta partida
menu-help = Ayuda
menu-out = Salir
menu-watch-link = Enlace para mirar
menu-seat-link = Enlace a tu asiento, para otro dispositivo
menu-leave = Salir: un bot sigue por ti
menu-leave-sure = Salir de verdad: un bot sigue por ti
menu-resign = Abandonar
menu-resign-not = Seguir jugando
menu-resign-sure = Abandonar de verdad
fair-title = ¿Se ha barajado limpiamente?
fair-text = Esta huella de la baraja quedó fijada antes de la primera carta. Al acabar se muestra la semilla y cualquiera puede comprobar que coincide.
fair-copy = Copiar la huella
fair-seed = Semilla:

## Después de la partida

over-record = Descargar el registro

## Ajustes

settings-language = Idioma
settings-scheme = Colores
settings-scheme-system = como el dispositivo
settings-scheme-light = claro
settings-scheme-dark = oscuro
settings-auto-end = Terminar el turno solo cuando no quede nada que decidir
settings-notify = Avísame cuando me toque
settings-single-keys = Teclas de una letra o cifra

## Teclas

keys-title = Teclas
keys-everywhere = Tab pasa de un grupo al siguiente, las flechas recorren el grupo, Intro pulsa y Esc cierra o deshace.
key-name-enter = Intro
key-name-escape = Esc
key-pier = elegir la carta de esa pasarela
key-undo = deshacer
key-end = terminar el turno
key-hint = pedir una pista
key-hand = a tu mano
key-supply = a las losetas, o a lo que haya que elegir
key-house = a tu casa
key-others = a los demás jugadores
key-log = al registro
key-keys = esta lista
key-move = mover la loseta
key-turn = girarla
key-flip = voltearla
key-brick = mover su masonería
key-next = al siguiente sitio, los mejores primero
key-previous = al sitio anterior
key-lay = colocarla aquí
key-back = devolverla, o soltar la carta elegida
rules-keys = En la mesa todo se puede hacer solo con el teclado. Las teclas de una letra o cifra se pueden desactivar en los ajustes.
    .title = Teclas

## ¿Qué es esto?

what-is-this = ¿Qué es esto?
what-tap = Elige cualquier cosa de la mesa para saber qué es.
what-all = Todas las cosas
what-guide = Esta línea dice siempre qué puedes hacer ahora.
    .title = Qué hacer
what-harbour = Siete pasarelas con una carta cada una. Roba dos vecinas: elige una y luego la otra. La primera y la última no son vecinas. Las vacías se rellenan al acabar el turno.
    .title = Puerto
what-deck = La línea muestra cuántas cartas quedan. La parte roja son las diez últimas: entre ellas está la carta de final de partida, que acaba el juego al instante. Con tres o cuatro jugadores solo entra en el segundo mazo.
    .title = Mazo
what-hand = Tus cartas pagan losetas de su color. Después de robar puedes conservar siete.
    .title = Mano
what-supply = Losetas que puedes construir. El número es el precio en cartas de ese color; las que no lo llevan no puedes pagarlas ahora. ×2 significa que quedan dos. Junto a su propio color una loseta cuesta una carta menos.
    .title = Losetas
what-house = Tu casa crece desde el suelo: cada loseta necesita al menos una casilla en el suelo o sobre otra loseta. Las filas completas dan 1 punto, o 2 si son todo ventanas; las columnas, 2 o 4.
    .title = Casa
what-abilities = Las habilidades cambian las reglas una vez y luego descansan hasta que un blasón las reactive. Las doradas están listas, las tachadas descansan.
    .title = Habilidades
what-coats = Cubre un blasón o completa una fila de blasón: toma una habilidad, reactiva las tuyas o coloca una loseta especial.
    .title = Blasones
what-actions = Nada es definitivo hasta que terminas el turno: cada paso se puede deshacer.
    .title = Deshacer y terminar
what-rival = Otra persona: puntos, cartas, habilidades y lo último que hizo. Abre la casa para verla grande.
    .title = Los demás
what-race = Cada cual tiene su calle y un barco que navega hacia el faro; junto al nombre están los puntos. Quien llega a 12 gana al instante.
    .title = Carrera
what-log = Todo lo que ha pasado, lo más reciente primero. Elige una línea para leerla palabra por palabra.
    .title = Registro

## Repetición

replay-title = Repetición
replay-choose-file = Elige el archivo de una partida descargada (acaba en .nyh) para volver a verla.
replay-controls = Moverse por la partida
replay-first = Al principio
replay-back = Un turno atrás
replay-next = Un turno adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-turn = Turno
replay-view = Manos
replay-open-hands = todas abiertas
replay-as =
    { $who ->
        [you] como la viste tú
       *[other] como la vio { $name }
    }
replay-link = Enlace a este momento
replay-start = Antes del primer turno.
replay-count = { $turn } / { $turns }
replay-speed = Velocidad
    .slow = lenta
    .normal = normal
    .fast = rápida
replay-piers = En las pasarelas: { $cards }
replay-notation = Notación
replay-turn-number = Turno { $turn }

## Pistas y análisis

hint-button = Pista
hint-thinking = Pensando…
hint-title = Buenos turnos
hint-try = Probarlo en el tablero
advice-chances = Probabilidad de ganar si todos siguen jugando como el Capitán del puerto:
advice-chance =
    { $name } { $how ->
        [over] más del { $percent }{"\u00A0"}%
        [under] menos del { $percent }{"\u00A0"}%
        [exact] { $percent }{"\u00A0"}%
       *[about] unos { $percent }{"\u00A0"}%
    }
advice-unclear = Se ha mirado demasiado poco hacia delante para decir quién tiene más opciones de ganar.
advice-took = roba { $cards } de las pasarelas { $first } y { $second }
advice-took-any-cards = usa «dos cartas cualesquiera» y roba { $cards } de las pasarelas { $first } y { $second }
advice-took-additional = usa «carta adicional» y roba { $card } de la pasarela { $pier }
advice-put-down = descarta { $cards }
advice-both-actions = usa «ambas acciones»
advice-built = construye { $tile } en { $spaces }, masonería en { $brick }
advice-discount = usa «descuento en la construcción»
advice-change = usa «cambio de color»: { $source } cuenta como { $target }
advice-paid = paga { $cards }
advice-paid-nothing = no pagues nada
advice-coat-special = blasón: coloca una loseta especial en { $space }
advice-coat-ability = blasón: toma «{ $ability }»
advice-coat-reactivate = blasón: activa todas las habilidades
advice-coat-lapsed = blasón: sin uso posible
advice-because = Este turno…
review-ask = ¿Qué habría jugado el Capitán del puerto?
review-played = Jugado
review-best = El Capitán del puerto
review-best-turn = El Capitán del puerto: { $turn }
review-agrees = El Capitán del puerto habría jugado lo mismo.
review-even = El Capitán del puerto no encontró nada claramente mejor.
review-loss = La probabilidad de ganar habría sido unos { $percent } puntos porcentuales mayor.

## Lo que se dice en voz alta

said-undone = Deshecho: { $clauses }.
said-hand =
    { $count ->
        [0] Tu mano está vacía.
       *[other] En la mano { $count }: { $cards }.
    }
said-new-card = { $card } en la { $pier }
said-new-cards = Nuevo en las pasarelas: { $cards }.
said-ended = Tu turno ha terminado.
said-hint =
    { $count ->
        [one] Un turno.
       *[other] { $count } turnos.
    } El mejor: { $best }.
said-chosen = Pasarela { $pier }, { $card }: elegida.
