# Las palabras del juego.

colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-purple = lila

ability-any-cards = dos cartas cualesquiera
    .short = cual­quiera
    .label = Dos cartas cuales­quiera
    .text = roba tus dos cartas de dos pasarelas cualesquiera
ability-additional-card = carta adicional
    .short = adi­cional
    .label = Carta adi­cional
    .text = roba una tercera carta de cualquier pasarela
ability-construction-discount = descuento en la construcción
    .short = des­cuento
    .label = Des­cuento en la cons­truc­ción
    .text = paga una carta menos por una loseta
ability-change-of-colours = cambio de color
    .short = color
    .label = Cambio de color
    .text = para una loseta, tus cartas de un color cuentan como otro
ability-both-actions = ambas acciones
    .short = ambas
    .label = Ambas accio­nes
    .text = roba cartas y después construye, en un mismo turno
