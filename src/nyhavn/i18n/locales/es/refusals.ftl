# Por qué algo no es posible.

## Pasos de un turno

game-over = La partida ha terminado: ya no se puede jugar nada.
turn-over = Este turno ha terminado y el puerto se va a rellenar.
not-this-step = Ahora no se puede: sigue con lo empezado o deshazlo.
decision-unknown = El juego no conoce ese paso: { $decision }.
pier-empty = En esa pasarela no hay carta. Roba de pasarelas que tengan una.
ability-not-owned = Hace falta la habilidad «{ WORD("ability", $ability) }», que aún no tienes.
ability-inactive = La habilidad «{ WORD("ability", $ability) }» está inactiva: se usó y no se ha reactivado.
already-took = En este turno ya se robaron cartas.
already-built = En este turno ya se construyó: una loseta por turno.
hand-over-limit = Tienes { $hand } cartas: descarta primero las que pasen de { $limit }.
hand-within-limit = Solo se descarta con más de { $limit } cartas, y hasta { $limit }; tienes { $hand }.
card-not-in-hand = No tienes bastantes cartas de color { WORD("colour", $colour) }.
no-passing = No se puede pasar: roba cartas o construye.
nothing-to-build = Con esto tus cartas no pueden comprar ninguna loseta.
already-declared = Esa habilidad ya está anunciada para esta loseta.
change-into-itself = Un cambio de color convierte un color en otro; { WORD("colour", $colour) } en sí mismo no cambia nada.
change-unused = Aquí el cambio de color no sirve para { $tile }: hay que pagar al menos una carta cambiada.
build-declared = Ha empezado una construcción: coloca una loseta o deshaz el paso.
nothing-to-take-back = No hay nada que deshacer: el turno acaba de empezar.

## Colocar losetas

tile-not-in-supply = No quedan losetas { $tile }.
tile-shape = La loseta { $tile } no puede quedar así en { $spaces }, se gire como se gire.
space-covered = No todo { $spaces } está vacío: ya hay una loseta.
unsupported = Nada sostiene { $spaces }: una casilla debe estar en la fila 1 o justo encima de una cubierta.
cards-missing =
    La loseta { $tile } cuesta ahí { $price ->
        [one] una carta
       *[other] { $price } cartas
    }, y no puedes pagarla.
white-tile-bought = Las losetas especiales no se compran: solo un blasón da una.

## Pagar

paid-other-colour = Se pagó { $paid }, pero no todas esas cartas cuentan como el color de { $tile }.
paid-not-the-price =
    La loseta { $tile } cuesta ahí exactamente { $price ->
        [one] una carta
       *[other] { $price } cartas
    }; se { $count ->
        [one] pagó una
       *[other] pagaron { $count }
    }.
payment-open = La loseta está colocada pero sin pagar: elige las cartas.
payment-impossible = No puedes pagar con { $changed } cartas cambiadas.

## Blasones

coat-open = Queda un blasón por usar antes de acabar el turno.
no-coat-open = No queda ningún blasón por usar.
no-special-tile = No quedan losetas especiales.
ability-owned = La habilidad «{ WORD("ability", $ability) }» ya se tiene, y nadie tiene dos iguales.
nothing-inactive = No hay nada que reactivar: ninguna de tus habilidades está inactiva.
coat-after-lapse = Después de perderse un blasón ya no se usa ninguno en este turno.
coat-usable = Este blasón no se pierde: se puede usar, así que hay que usarlo.
lapses-count = En este turno se perdieron { $expected } blasones; la palabra dice { $count }.

## La palabra de un turno

turn-malformed = Esto no es un turno: empieza con T (robar cartas) o con B (construir).
build-before-take = Con ambas acciones primero se roban cartas y después se construye.
two-takes = En un turno solo se roban cartas una vez.
two-builds = En un turno solo se compra una loseta.
take-malformed = Robar cartas se escribe como T34, T26+1 o T34-gg.
take-two-cards = Tras la T van exactamente dos pasarelas, aquí { $count }.
piers-order = Las pasarelas van en orden, cada una una vez: no { $first } antes de { $second }.
additional-twice = Solo se puede robar una carta adicional; aquí hay { $count }.
pier-unknown = No existe la pasarela { $pier }: van de 1 a { $piers }.
build-malformed = Construir se escribe como Br3@a1:a2b2=rrr: loseta, masonería, ventanas, cartas pagadas.
tile-unknown = No existe la loseta { $tile }: los colores son r y g b p, los tamaños de 2 a 5.
card-unknown = «{ $card }» no es una carta: los colores son r y g b p.
cards-order = Las cartas van en el orden { $order }; aquí pone { $cards }.
outside-the-house = { $space } queda fuera de la casa: columnas de a a e, filas de 1 a 9.
windows-order = Las ventanas van fila por fila desde la izquierda: { $order }, no { $windows }.
coat-malformed = «{ $coat }» no es un uso de blasón: se escribe *c4, *+x, *~ o *-.
ability-unknown = No existe la habilidad «{ $ability }»: son n x d h o.

## Mazo y jugadores

players-count = El juego es para 2 a 4 personas, no para { $players }.
seat-unknown = En una mesa para { $players } no hay asiento { $seat }.
end-card-too-early = Con { $players } personas la carta de final de partida entra solo en el segundo mazo.
end-card-count = El mazo tiene { $count } cartas de final de partida: debe haber exactamente una.
end-card-place = La carta de final de partida está en el lugar { $place }: debe estar entre las diez últimas.
card-count = El mazo tiene { $count } cartas de color { $card }: deben ser { $expected }.
deck-hidden = Esta partida es lo que ve un asiento, sin mazo.
facts-without-room = Estos datos no caben en ninguna partida.
refill-not-due = El puerto solo se rellena cuando acaba un turno.
reshuffle-not-due = La pila de descarte solo se baraja cuando se acaba el mazo.

## Registros

not-utf-8 = Esto no es un texto en UTF-8, así que no es un registro.
header-malformed = Una cabecera se escribe como [Key "value"]; esto no: { $header }
header-unwritable = Esto no cabe en una cabecera: { $key } «{ $value }».
header-twice = La cabecera { $key } aparece dos veces.
header-missing = Falta la cabecera { $key }: todo registro la necesita.
header-values = La cabecera { $key } lleva un valor; aquí hay { $count }.
header-after-turns = Las cabeceras van antes del primer turno; esta va después: { $header }
format-unknown = No se conoce el formato «{ $format }»: se lee «{ $expected }».
game-unfinished = Solo se puede analizar una partida jugada hasta el final.
round-number-wrong = Las rondas se cuentan desde 1: se esperaba { $expected }, no { $found }
round-number-missing = Aquí empieza una ronda: antes del turno debe ir { $expected }.
round-empty = Tras el número de ronda { $found } debe seguir un turno.
turn-left-out = La ronda está incompleta: falta un turno antes de { $found }
reshuffle-missing = Este turno agota el mazo, y el registro no tiene Deck2.
reshuffle-unused = El registro tiene Deck2, pero el primer mazo no se agotó.
result-too-early = Las cabeceras dan un resultado, pero la partida no ha terminado.
result-malformed = El resultado son los puntos y los asientos ganadores, como "12 7" "1"; aquí { $result }
result-differs = Los turnos llevan a { $expected }; la cabecera dice { $found }.
end-differs = La partida acabó por «{ $expected }»; la cabecera dice «{ $found }».
no-such-turn = No hay turno { $turn }: el registro tiene { $turns }.
bot-unknown = No hay ningún bot «{ $bot }». Los que hay son: { $bots }.
