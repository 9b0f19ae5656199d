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
       *[other] roba
    }
sign-built =
    { $who ->
        [you] construyes
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
sign-white = en { $space }

## Lo que dicen, cada cual a su manera: al empezar, al puntuar, al ganar y al perder

saying-level-1-greeting = ¡Ah del barco! ¡A construir!
saying-level-1-scored = ¡Mira, me ha salido!
saying-level-1-won = ¿Cómo? ¿He ganado yo?
saying-level-1-lost = ¡Buena partida! ¿Otra mañana?
saying-level-2-greeting = He practicado mucho, ya verás.
saying-level-2-scored = ¡Como en mi boceto!
saying-level-2-won = ¡Practicar ha valido la pena!
saying-level-2-lost = He aprendido mucho. ¡Gracias!
saying-level-3-greeting = Bueno. Fila a fila, pues.
saying-level-3-scored = Eso queda firme.
saying-level-3-won = Obra sólida. Buena partida.
saying-level-3-lost = Buena casa. Me descubro.
saying-level-4-greeting = Que gane el mejor plano.
saying-level-4-scored = Tal como lo dibujé.
saying-level-4-won = Cada ventana en su sitio.
saying-level-4-lost = Qué casa tan bella. ¡Enhorabuena!
saying-level-5-greeting = Te doy la bienvenida al puerto.
saying-level-5-scored = La marea está conmigo.
saying-level-5-won = Con mano firme se llega.
saying-level-5-lost = Bien navegado. El puerto te saluda.
