# La partida en cifras.

figures = La partida en cifras
figure-points = puntos
figure-rows = puntos por filas (filas)
figure-columns = puntos por columnas (columnas)
figure-window-lines = líneas solo de ventanas
figure-turns = turnos
figure-cards-drawn = cartas robadas
figure-cards-paid = cartas pagadas
figure-cards-put-down = descartadas por el límite
figure-tiles = losetas construidas
figure-white-tiles = losetas especiales
figure-spaces = casillas cubiertas
figure-empty = casillas vacías
figure-coats = blasones
figure-coats-ability = … para una habilidad
figure-coats-reactivate = … para reactivar
figure-coats-lapsed = … sin uso
figure-ability = usada: { $ability }
