# Lo que el servidor no hace, y por qué.

serving = Nyhavn está en { $address } (Ctrl-C lo detiene)

## Ajustes

database-address = Esta no es la dirección de una base de datos que Nyhavn pueda usar. Posibles: { $kinds }.
database-in-use = Otro servidor ya usa { $file }. Detenlo antes, o usa PostgreSQL para varios.
live-address = Esto no puede llevar noticias entre procesos. Posibles: { $kinds }.
driver-missing = Falta el paquete para direcciones { $url }: pip install 'nyhavn[postgresql,redis]'.
setting-malformed = Un ajuste no tiene la forma debida: { $why }
workers-need-live = { $workers } procesos necesitan algo que lleve noticias entre ellos: PostgreSQL como base de datos, o --live con la dirección de Redis.

## Peticiones

path-unknown = No hay nada en esta dirección.
method-not-allowed = Esta dirección no se usa así.
request-malformed = La petición no tiene la forma debida: { $why }
request-too-large = La petición es demasiado grande: como mucho { $most } bytes.
message-malformed = El mensaje no tiene la forma debida: { $why }
hello-missing = El primer mensaje tiene que ser un saludo.
origin-refused = Esta página es de otra dirección y no puede preguntar aquí.
too-many-requests = Demasiadas peticiones en poco tiempo. Inténtalo de nuevo en { $seconds } s.
too-many-sockets = Hay demasiadas conexiones abiertas. Cierra una e inténtalo de nuevo.
server-busy = El servidor tiene ahora demasiado trabajo. Inténtalo de nuevo en un momento.
server-fault = Algo ha fallado en el servidor. No se ha perdido nada; inténtalo de nuevo.

## Mesas

table-unknown = Esa mesa no existe, o no está abierta para ti.
table-unreadable = El registro de esta mesa no se puede leer. Quien lleva el servidor ya lo sabe.
table-busy = Pasan demasiadas cosas a la vez en esta mesa. Inténtalo de nuevo.
table-full = Todos los asientos de esta mesa están ocupados.
table-finished = La partida de esta mesa ha terminado.
bot-tables-too-many = No puede haber más de { $most } partidas sin terminar solo entre bots. Mira una hasta el final o déjala antes.
tables-too-many = No puede haber más de { $most } mesas sin terminar. Termina o deja una antes.
seat-taken = El asiento { $seat } está ocupado.
reviews-too-many = Ya tienes análisis en curso: espera a que terminen.
seat-not-yours = El asiento { $seat } no es tuyo.
seat-resigned = Este asiento ha abandonado la partida.
starter-unknown = Quien empieza debe ser uno de los { $players } asientos.
name-length = Un nombre tiene de 1 a { $most } caracteres.
name-characters = Un nombre no puede llevar comillas ni caracteres invisibles.
host-only = Solo puede hacerlo quien abrió la mesa.
players-only = Solo pueden hacerlo quienes juegan en esta mesa.
invitation-needed = Esta mesa no es pública: hace falta una invitación.
watching-closed = Esta mesa no admite espectadores.
watchers-too-many = Una mesa no puede tener más de { $most } espectadores.
link-unknown = Este enlace no lleva a ningún sitio: es erróneo, o la mesa ya no existe.
links-too-many = Ya hay { $most } enlaces a esta mesa.
game-not-started = La partida no ha empezado: quedan asientos libres.
game-not-finished = Eso tiene que esperar a que acabe la partida.

## Turnos

turn-stale = El turno { $turn } ya se ha jugado: toca el turno { $due }.
turn-ahead = El turno { $turn } aún no toca: antes va el turno { $due }.
not-your-turn = Le toca al asiento { $seat }.
step-unknown = { $step } no es un paso de un turno.
vote-not-due = No le toca al asiento { $seat }, o ya juega un bot.
vote-too-early = La mesa puede votar un suplente cuando el turno dure { $seconds } segundos.

## Lecciones

lesson-missed = Este turno es válido, pero no es lo que enseña esta lección. Deshazlo e inténtalo de nuevo.
lesson-unknown = No hay ninguna lección «{ $lesson }».

## Pistas

hint-against-people = Solo hay pistas si los demás son bots o comparten esta pantalla.
