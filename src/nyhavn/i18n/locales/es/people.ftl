# Los bots como personas: cómo se llaman y qué dicen.

bot-of-kind = { $name }, { $kind }

## Quién está

time-span =
    { $unit ->
        [minutes] { $count } min
        [hours] { $count } h
       *[days] { $count ->
            [one] 1 día
           *[other] { $count } días
        }
    }
presence-here = presente
presence-away = ausente
presence-away-for = ausente hace { $span }
presence-thinking = pensando
presence-thinking-for = lleva { $span } pensando
presence-stand-in = juega un bot
guide-away = { $name } no está.

## Un turno en signos: las palabras entre los dibujos

sign-took =
    { $who ->
        [you] robas
        [advised] roba
       *[other] roba
    }
sign-built =
    { $who ->
        [you] construyes
        [advised] construye
       *[other] construye
    }
sign-paid =
    { $who ->
        [you] pagas
       *[other] paga
    }
sign-price =
    { $cards ->
        [0] gratis
       *[other] por { $cards }
    }
sign-piers = de las pasarelas { $piers }
sign-brick = con la masonería en { $space }
sign-on = en { $space }

## Lo que dicen, cada cual a su manera: al empezar, al puntuar, al ganar y al perder

saying-cabin-girl-greeting = ¡Hola! ¿Cuál es la más bonita?
saying-cabin-girl-scored = ¡Anda! ¡Una fila entera!
saying-cabin-girl-won = ¿He ganado? ¡Lo cuento en casa!
saying-cabin-girl-lost = ¡Qué bien juegas! ¿Me enseñas?
saying-deckhand-greeting = ¡Ah del barco! ¡A construir!
saying-deckhand-scored = ¡Mira, me ha salido!
saying-deckhand-won = ¿Cómo? ¿He ganado yo?
saying-deckhand-lost = ¡Buena partida! ¿Otra mañana?
saying-fishwife-greeting = ¡Pescado fresco, precios sin piedad!
saying-fishwife-scored = ¡Vendido!
saying-fishwife-won = ¡Menuda ganga!
saying-fishwife-lost = Cómo regateas, cariño.
saying-carpenter-greeting = He practicado mucho, ya verás.
saying-carpenter-scored = ¡Como en mi boceto!
saying-carpenter-won = ¡Practicar ha valido la pena!
saying-carpenter-lost = He aprendido mucho. ¡Gracias!
saying-mason-greeting = Bueno. Fila a fila, pues.
saying-mason-scored = Eso queda firme.
saying-mason-won = Obra sólida. Buena partida.
saying-mason-lost = Buena casa. Me descubro.
saying-architect-greeting = Que gane el mejor plano.
saying-architect-scored = Tal como lo dibujé.
saying-architect-won = Cada ventana en su sitio.
saying-architect-lost = Qué casa tan bella. ¡Enhorabuena!
saying-harbour-master-greeting = Te doy la bienvenida al puerto.
saying-harbour-master-scored = La marea está conmigo.
saying-harbour-master-won = Con mano firme se llega.
saying-harbour-master-lost = Bien navegado. El puerto te saluda.
saying-lighthouse-keeper-greeting = Te vi llegar de lejos.
saying-lighthouse-keeper-scored = Una luz más encendida.
saying-lighthouse-keeper-won = La luz siempre muestra el camino.
saying-lighthouse-keeper-lost = Hoy has brillado más que yo.
