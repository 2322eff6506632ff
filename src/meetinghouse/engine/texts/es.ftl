### Lo que comparten todos los juegos, en español.

## Palabras

you-name = Tú
guest-name = Visitante
seat-number = Asiento { $seat }
ghost-name = Fantasma { $number }
position = Carta { $place }
times = { $item } ×{ $count }
one-of = 1 { $item }
colon = { ": " }
semicolon = { "; " }
percent = { $number } %
did-you-mean = { " " }¿Querías decir { $near }?
word-yes = Sí
word-no = No
word-done = Hecho
word-again = Empezar de nuevo
takes-values = uno de estos valores: { $values }
takes-number = un número de { $least } a { $most }

decision-again = ¿Cambiar tus respuestas?
decision-done = No te queda nada por responder.

part-seat = ¿Quién?
part-card = ¿Qué carta?
part-position = ¿Dónde?
part-amount = ¿Cuántos?
part-word = ¿Qué eliges?

in-order = El orden cuenta.

seen-by-everybody = Tu respuesta la verá todo el mundo.
seen-by-fellows = Solo quienes comparten este secreto ven tu respuesta.
seen-by-concerned = Solo se enteran las personas afectadas.
seen-by-nobody = Nadie ve tu respuesta.

form-text = con palabras
form-three-words = con tres palabras
form-gestures = con gestos

reason-random = el azar

## Rechazos

refused-unknown-game = No hay ningún juego «{ $name }». Juegos conocidos: { $known }.
refused-players = A { $game } juegan de { $least } a { $most } personas, no { $players }.
refused-unknown-option = { $game } no tiene el ajuste «{ $name }».{ $near }
refused-option-value = El ajuste { $name } no puede ser «{ $value }». Admite { $takes }.
refused-option-clash = Estos ajustes no van juntos: { $why }
refused-seed = Una semilla es un número entero, un texto o bytes, no { $seed }.
refused-not-open = Ahora no se pregunta nada con { $id }.
refused-game-over = La partida ha terminado; ya no se pregunta nada.
refused-one-option = { $id } pide exactamente una de sus opciones; { $choice } no es ninguna de ellas.
refused-list-of-options = { $id } pide una lista de { $least } a { $most } opciones distintas de las suyas; { $why }.
refused-forbidden = { $choice } no está permitido aquí.
refused-no-clock = { $id } no tiene reloj; su tiempo no puede agotarse.
refused-no-seat = No hay asiento { $seat }; esta partida tiene los asientos 0 a { $last }.
refused-still-secret = Todo se muestra solo cuando la partida ha terminado.
refused-no-record = Un mundo repartido de nuevo no tiene registro.
refused-not-a-save = Esto no es una partida guardada: { $why }.
refused-older-save = Esta partida se guardó con una versión anterior de Meetinghouse y ya no se puede abrir.
refused-not-a-record = Esto no es el registro de una partida: { $why }.
refused-rules-version = Esto se jugó con la versión { $theirs } de { $game }; esta es la versión { $ours }.
refused-record-breaks = El registro se rompe en la entrada { $entry }: { $why }

## La línea de órdenes

cli-seed = Una semilla es un número entero, o las 64 cifras hexadecimales de la semilla de un registro, no «{ $seed }».
cli-option-form = «{ $option }» debería ser nombre=valor.
cli-option-twice = { $name } está puesto dos veces.
cli-bots-sides = «{ $bots }» debería nombrar un bot, o uno por bando: { $sides }.
cli-unknown-bot = No hay ningún bot «{ $name }». Bots conocidos: { $known }.
cli-unknown-bot-near = No hay ningún bot «{ $name }». ¿Querías decir { $near }?
cli-at-least-one = --{ $name } es al menos 1, no { $count }.
cli-unreadable = No se puede leer { $path }: { $why }.
cli-unwritable = No se puede escribir { $path }: { $why }.
cli-no-folder = No hay ninguna carpeta { $folder }. Si es la correcta, créala con: { $command }
cli-port = Un puerto es un número de 0 a 65535, no { $port }.
cli-name = --name pide un nombre como casa.example.org, sin https:// y sin puerto, no «{ $value }».
cli-trust-proxy = --trust-proxy pide la dirección de un proxy (127.0.0.1) o una red (10.0.0.0/8), no «{ $value }».
cli-metrics = --metrics pide un puerto, o DIRECCIÓN:PUERTO como 127.0.0.1:9692, no «{ $value }».
cli-no-listening = Esta máquina no puede escuchar en { $host }, puerto { $port }: { $why }.
cli-no-store = Las mesas no se pueden guardar ahí: { $why }
cli-in-use = Otro servidor usa ya { $path }.
cli-old-game =
    { $code }: { $game }, versión { $version } de las reglas (aquí { $ours }), { $owners ->
        [one] una persona
       *[other] { $owners } personas
    }, última jugada { $ago } antes de cerrar la casa
cli-gone-game =
    { $code }: { $game }, versión { $version } de las reglas (no instalado aquí), { $owners ->
        [one] una persona
       *[other] { $owners } personas
    }, última jugada { $ago } antes de cerrar la casa
cli-old-more = y { $count } más
cli-old-games =
    { $count ->
        [one] Una partida se está jugando con reglas que esta versión no tiene, y no puede seguir.
       *[other] { $count } partidas se están jugando con reglas que esta versión no tiene, y no pueden seguir.
    } La casa no se abre y nada ha cambiado. Deja que terminen con la versión anterior (serve --drain), o abre la casa con --close-old: así se cierran, se dice por qué a quienes juegan, y se conserva lo jugado.
cli-old-closed =
    { $count ->
        [one] Se ha cerrado una partida, pues sus reglas ya no están aquí:
       *[other] Se han cerrado { $count } partidas, pues sus reglas ya no están aquí:
    }
cli-no-server = El servidor no está instalado aquí. Para instalarlo: pip install "meetinghouse[server]"
cli-unknown-command = Orden desconocida: «{ $typed }».{ $near } Órdenes conocidas: { $known }.
cli-unknown-option = Opción desconocida: { $typed }.{ $near }
cli-missing-value = Orden «{ $command }»: falta un valor para { $name }.
cli-given-twice = { $name } está puesto varias veces.
cli-unused = Sobran palabras: { $words }.
cli-not-a-choice = { $name } no puede ser «{ $value }». Elige entre { $choices }.{ $near }
cli-not-whole = { $name } no puede ser «{ $value }»: no es un número entero.
cli-not-yes-or-no = { $name } no puede ser «{ $value }»: no es ni sí (yes) ni no (no).
cli-most-room = --most-room espera un número de bytes como 500MB o 2GB, al menos 10MB, o 0 para todo lo que quepa en el disco, no «{ $value }».
cli-key-malformed = { $path } no contiene una clave: una clave son 64 cifras y letras de la a a la f, como las que da «openssl rand -hex 32».
cli-key-lost = Lo que hay en { $data } se selló con una clave, y no existe el archivo { $path }. Vuelve a poner ahí la clave o indica su archivo con --key-file; no se ha cambiado nada.
cli-key-wrong = La clave de { $path } no es la que selló { $data }. Indica la buena con --key-file o en MEETINGHOUSE_KEY; no se ha cambiado nada.
cli-tls-both = Un certificado va con su clave, y una clave con su certificado: indica --tls-cert y --tls-key a la vez.
cli-tls-missing = No hay ningún archivo { $path }.
cli-tls-not-a-certificate = { $path } no es un certificado en formato PEM, el que empieza por «-----BEGIN CERTIFICATE-----».
cli-tls-not-a-key = { $path } no es una clave privada en formato PEM, el que empieza por «-----BEGIN PRIVATE KEY-----».
cli-tls-mismatch = La clave de { $path } no es la del certificado de { $certificate }. En una cadena, el certificado del servidor va primero.
cli-tls-locked = La clave de { $path } tiene contraseña; hace falta una sin ella.
cli-tls-refused = OpenSSL rechaza el certificado de { $certificate } con la clave de { $path }: { $why }.
cli-tls-not-own = { $path } no lo ha hecho la propia casa, así que no lo toca. Para usarlo, indícalo con --tls-cert y --tls-key; para un certificado hecho por la casa, muévelo a otro lugar.

games-players = de { $least } a { $most } personas
games-version = versión { $version } de las reglas
games-more = Los ajustes de un juego: meetinghouse games NOMBRE
games-set = Ajusta con --option nombre=valor, por ejemplo: meetinghouse play { $name } --option { $example }
games-by-edition = según la edición

rules-unknown = No hay ninguna regla «{ $id }». Los grupos de reglas: meetinghouse rules
rules-unknown-near = No hay ninguna regla «{ $id }». Las más cercanas: { $near }.
rules-no-words = Ninguna cláusula contiene todas estas palabras: «{ $words }».
rules-first = Las { $shown } primeras de { $count } cláusulas; con más palabras salen menos.
rules-more = Un grupo entero: meetinghouse rules SAL-NIGHT. Una sola cláusula: meetinghouse rules SAL-NIGHT-04.

cli-serve-here = La casa está abierta. En esta máquina: { $url }
cli-serve-network = Para los teléfonos de la misma red: { $url }
cli-serve-named = Por su nombre: { $url }
cli-serve-proxied = A través del proxy, si habla https: { $url }
cli-serve-warned = Los navegadores desconfiarán una vez de este certificado, porque lo ha hecho la propia casa. Sigue adelante si la huella que muestran es esta:
cli-serve-fingerprint = SHA-256 { $fingerprint }
cli-serve-ended = El certificado de { $path } ya no es válido: los navegadores desconfiarán hasta que se renueve.
cli-serve-early = El certificado de { $path } aún no es válido: los navegadores desconfiarán hasta entonces. ¿Está en hora el reloj de esta máquina?
cli-serve-metrics = Cuentas para Prometheus: { $url }
cli-serve-data = Las mesas se guardan en { $path }
cli-serve-key = Su clave está en { $path }: guarda una copia en otro sitio, porque sin ella nadie puede leerlas.
cli-serve-stop = Ctrl+C para parar; las partidas siguen al volver a empezar.
cli-drain = No empieza ninguna partida nueva. La casa se cierra sola cuando termina la última.
cli-drain-left =
    { $games ->
        [one] Todavía se juega una partida
       *[other] Todavía se juegan { $games } partidas
    }; mesas donde hay alguien: { $visited }.
cli-drain-over = Ya no se juega ninguna partida. La casa se cierra, y se puede actualizar.

simulate-progress = Jugando
simulate-head =
    { $game } con { $players } personas, { $count ->
        [one] una partida
       *[other] { $count } partidas
    }
simulate-side = bando
simulate-wins = victorias
simulate-share = parte
simulate-interval = intervalo del 95 %
simulate-several = Varios bandos pueden ganar una misma partida: por eso las victorias suman más que las partidas.
simulate-length = Decisiones por partida: { $min } como poco, { $median } en el medio, { $max } como mucho.
simulate-speed = { $decisions } decisiones y { $games } partidas por segundo.
simulate-digest = Huella de todos los resultados: { $digest }

verify-head = { $game } con { $players } personas, versión { $version } de las reglas
verify-alone = El registro no contiene partes: nada muestra que alguien más que la casa hiciera la semilla.
verify-shares-holds =
    Las partes de las que salió la semilla ({ $others ->
        [one] la de la casa y la de un asiento
       *[other] la de la casa y las de { $others } asientos
    }) tienen cada una la huella fijada antes de abrir la primera.
verify-shares-breaks = Las partes no tienen las huellas anunciadas, o su lista no está en orden: primero la de la casa y luego una por asiento.
verify-mixed-holds = La semilla es la que forman estas partes juntas.
verify-mixed-breaks = La semilla no es la que forman estas partes juntas.
verify-seed-holds = La semilla es la misma cuya huella se publicó antes de la primera carta ({ $commitment }…).
verify-seed-breaks = La semilla no es la misma cuya huella se publicó ({ $commitment }…).
verify-entries-holds =
    { $count ->
        [one] La única entrada estaba permitida cuando se hizo.
       *[other] Las { $count } entradas estaban permitidas cuando se hicieron.
    }
verify-entries-breaks = La entrada { $entry } (contando desde 0) no está permitida: { $why }
verify-outcome-holds = Jugada de nuevo, termina como dice el registro. Victoria: { $side }.
verify-outcome-unfinished = La partida no ha terminado, y el registro no dice lo contrario.
verify-outcome-breaks = Jugada de nuevo, no termina como dice el registro. Victoria: { $side }.
verify-outcome-cut = El registro anuncia un final al que no llegan sus entradas: jugada de nuevo, la partida queda sin terminar.
verify-holds = El registro es válido.
verify-breaks = El registro no es válido.
verify-nobody = nadie

replay-head =
    { $game } con { $players } personas, { $count ->
        [one] una entrada
       *[other] { $count } entradas
    }
replay-keys = Intro: siguiente · a: todo lo demás · q: parar
replay-more =
    { $left ->
        [one] El registro tiene una entrada más.
       *[other] El registro tiene { $left } entradas más.
    }
replay-unfinished = El registro acaba aquí, antes que la partida.
replay-otherwise = El registro anuncia otro final: mira qué dice meetinghouse verify.
replay-answer = { $name }, en secreto: «{ $question }» { $answer }.
replay-expired = A { $name } se le acaba el tiempo: «{ $question }»
replay-private = (para { $names }) { $line }
replay-reason = ({ $name } piensa: { $why })
replay-seat-or-all = Elige --seat o --all, no ambos.
replay-until = --until cuenta entradas desde 0, no { $until }.

## La ayuda en la terminal

help-usage = Uso: { $line }
help-commands = Órdenes
help-arguments = Argumentos
help-parameters = Parámetros
help-choices = a elegir: { $choices }
help-default = por defecto: { $default }
help-required = obligatorio
help-help = Muestra esta ayuda y nada más.
help-version = Dice la versión del programa.

placeholder-command = ORDEN
placeholder-options = OPCIONES
placeholder-args = ARGUMENTOS
placeholder-int = ENTERO
placeholder-str = TEXTO
placeholder-path = RUTA
placeholder-choice = VALOR
placeholder-game = JUEGO
placeholder-record = REGISTRO
placeholder-name = NOMBRE
placeholder-id = ID

help-meetinghouse = Juegos de mesa de roles ocultos; el ordenador dirige la partida.
help-begin = A solas, aquí y ahora: meetinghouse play. En buena compañía: meetinghouse serve.

help-play =
    Juega una partida en esta terminal, contra bots.

    La partida se guarda después de cada respuesta: ciérrala cuando quieras y sigue con --resume.
help-play-game = Qué juego; { $game } si no nombras ninguno.
help-play-players = Cuántas personas juegan, contigo; 7 si no dices nada.
help-play-seat = Dónde te sientas, desde 0.
help-play-seed = Un número entero: el mismo número reparte las mismas cartas.
help-play-edition = La edición de las reglas; abrevia --option edition=…
help-play-option = Cualquier ajuste del juego, como nombre=valor; se puede repetir. Mira: meetinghouse games { $game }
help-play-bots = Quién ocupa los demás asientos: steady (con cabeza) o random (al azar).
help-play-language = El idioma en que juegas; el de tu terminal si no dices nada.
help-play-name = El nombre que te dan en la mesa.
help-play-resume = Sigue con la partida que dejaste.
help-play-save = Dónde se guarda la partida; un archivo de tu carpeta de estado si no dices nada.
help-play-pace = A qué velocidad se cuenta la historia.

help-serve =
    Abre la casa: ofrece mesas a toda la red.

    Todas las mesas se guardan en un solo archivo: para el servidor cuando quieras, y las partidas siguen al volver a empezar.
help-serve-port = El puerto donde escucha; 0 toma uno libre.
help-serve-host = La dirección donde escucha; 127.0.0.1 solo para esta máquina, como con --trust-proxy. Si no dices nada, puede entrar toda la red.
help-serve-data = El archivo donde se guardan las mesas; uno de tu carpeta de estado si no dices nada.
help-serve-key-file = El archivo con la clave que sella las mesas; se crea si no existe y aún no hay nada sellado. Si no se indica, MEETINGHOUSE_KEY da la clave misma, o bien un archivo junto a las mesas.
help-serve-most-room = Cuánto pueden guardar todas las mesas juntas, por ejemplo 500MB; 0 para todo lo que quepa en el disco. Pasado eso no se abre ninguna mesa, nada se dice ni se anota, y las partidas empezadas siguen en una décima parte más.
help-serve-language = El idioma de estos mensajes; en la mesa cada cual tiene el suyo.
help-serve-qr = Muestra la dirección como código QR, también fuera de una terminal.
help-serve-json = Muestra las direcciones en un solo objeto JSON.
help-serve-name = Un nombre por el que los navegadores piden esta casa, como casa.example.org; repítelo si hay varios. Ya se conocen las direcciones, localhost y el nombre de esta máquina.
help-serve-trust-proxy = La dirección de un proxy que está delante de este servidor, o una red como 10.0.0.0/8: se cree lo que diga en X-Forwarded-For sobre quién pide, y a nadie más. Sin valor, un proxy en esta máquina.
help-serve-metrics = Da las cuentas a Prometheus, en este puerto de esta máquina o en DIRECCIÓN:PUERTO. Que nadie de la mesa llegue ahí: se podrían contar respuestas secretas.
help-serve-code-letters = Cuántas letras tiene el código de una mesa si quien la abre no lo dice: 4, o 6 en una casa a la que llegan desconocidos.
help-serve-unlimited = Deja que cada cual pida tan a menudo como quiera: para medir, no para jugar.
help-serve-open = Abre la página en un navegador de aquí, si lo hay.
help-serve-tls = Habla https, con un certificado hecho por la propia casa.
help-serve-tls-cert = Habla https con este certificado (PEM, con su cadena).
help-serve-tls-key = La clave privada del certificado (PEM, sin contraseña).
help-serve-close-old = Cierra las partidas en curso cuyas reglas no tiene esta versión. Sin esto, la casa las nombra y no se abre.
help-serve-drain = Antes de actualizar: no abre mesas ni empieza partidas, deja seguir las empezadas y se cierra cuando termina la última.

help-simulate = Deja que los bots jueguen muchas partidas y cuenta quién gana.
help-simulate-game = Qué juego.
help-simulate-players = Cuántos bots juegan.
help-simulate-games = Cuántas partidas.
help-simulate-seed = Un número entero: el mismo número da las mismas partidas, con cualquier número de procesos.
help-simulate-edition = { help-play-edition }
help-simulate-option = Cualquier ajuste del juego, como nombre=valor; se puede repetir.
help-simulate-bots = Quién juega: un nombre, o uno por bando, como townspeople=steady,witches=random.
help-simulate-processes = Cuántos núcleos usar; todos si no dices nada.
help-simulate-language = El idioma de la tabla.
help-simulate-json = Muestra un solo objeto JSON.

help-replay =
    Cuenta una partida registrada: como la oyó todo el mundo, como la oyó un asiento, o con todo descubierto.

    En una terminal avanza paso a paso: Intro para lo siguiente, q para parar.
help-replay-record = El archivo del registro.
help-replay-seat = Como la oyó este asiento, desde 0.
help-replay-all = Con todo descubierto.
help-replay-until = Solo estas primeras entradas del registro.
help-replay-language = El idioma en que se cuenta.
help-replay-json = { help-simulate-json }

help-verify =
    Juega de nuevo un registro y comprueba la huella de la semilla, cada entrada y el resultado.

    Código de salida: 0 si todo es válido, 1 si algo no lo es, 2 si no es un registro de esta versión de las reglas.
help-verify-record = { help-replay-record }
help-verify-language = El idioma del informe.
help-verify-json = { help-simulate-json }

help-games = Enumera los juegos, o los ajustes de uno.
help-games-name = El juego cuyos ajustes quieres ver.
help-games-language = El idioma de la lista.
help-games-json = Muestra JSON.

help-rules = Muestra una cláusula de las reglas, todas las de un grupo o las que contienen ciertas palabras.
help-rules-id = Una cláusula, como SAL-NIGHT-04, el principio de varias, como SAL-NIGHT, o palabras que buscar; sin nada, la lista de los grupos.
help-rules-language = El idioma de las reglas y de los mensajes.
help-rules-json = { help-games-json }

## Jugar en una terminal

play-welcome = { $title }: te damos la bienvenida.
play-fair = El reparto es limpio: la huella de la semilla es { $hash }…, y el registro lo probará al final.
play-again = Retomas la partida donde la dejaste.
play-help = Escribe el número de lo que eliges y pulsa Intro.
play-help-log = l: lo que ha pasado hasta ahora
play-help-rules = r: lo que no puedes elegir ahora y la regla que lo dice
play-help-known = k: lo que has averiguado y la mesa no muestra
play-help-show = s: mostrar tus cartas
play-help-cover = s: tapar tus cartas
play-help-back = b: deshacer lo último que elegiste
play-help-offers = o: qué más puedes hacer ahora
play-help-quit = q: guardar la partida y salir; podrás seguir más tarde
play-key-help = ? ayuda
play-key-log = l relato
play-key-rules = r por qué no
play-key-known = k lo que sé
play-key-show = s ver mis cartas
play-key-cover = s tapar mis cartas
play-key-back = b deshacer
play-key-offers = o ofertas
play-key-quit = q salir
play-order = Nombra lo que va primero, en orden; el resto queda como está.
play-several =
    { $how ->
        [exactly] Nombra { $least }.
        [upto] Nombra hasta { $most }; Intro para nadie.
       *[between] Nombra de { $least } a { $most }.
    }
play-more-numbers =
    { $missing ->
        [one] Una más:
       *[other] { $missing } más:
    }
play-too-many = Como mucho { $most }.
play-one-number = Un solo número, por favor, del 1 al { $last }.
play-not-a-number = «{ $typed }» no es un número del 1 al { $last }. Escribe ? para ver la ayuda.
play-one-listed = Uno de los números de la lista, por favor.
play-not-listed = «{ $typed }» no es un número de la lista. Escribe ? para ver la ayuda.
play-parts = Varios números en una línea lo responden todo de una vez.
play-amount = { $question } De { $least } a { $most }:
play-pause = Intro para seguir
play-standing = Intro: { $option }
play-page = Intro para más, q para volver
play-watch = Intro para seguir · l relato · f hasta el final · q guardar y salir
play-last-look = Intro para ver todas las cartas · l relato
play-earlier =
    { $count ->
        [one] … una línea anterior: escribe l
       *[other] … { $count } líneas anteriores: escribe l
    }
play-nothing-known = Todavía nada que la mesa no muestre.
play-nothing-closed = Aquí no hay nada cerrado que pudieras esperar.
play-no-offers = Ahora no hay ninguna oferta.
play-left = La partida queda guardada. Sigue con: { $command }
play-put-aside = Una partida sin terminar quedó aparte. Para retomarla: { $command }
play-resume-alone = --resume retoma la mesa como estaba: solo --language, --save y --pace van con ella.
play-nothing-left = No hay ninguna partida que retomar en { $path }.
play-no-seat = No hay asiento { $seat }; puedes sentarte del 0 al { $last }.
play-no-name = Un nombre necesita al menos una letra.
play-over = La partida ha terminado
play-won = Ganas con { $side }. { $why }
play-lost = Pierdes. Victoria: { $side }. { $why }
play-outdone = Gana tu bando ({ $side }), pero no tú. { $why }
play-winners = Victoria: { $names }.
play-suspicions = Las sospechas selladas, abiertas
play-score = { $name }: { $right } de { $named } con acierto
play-record = El registro: { $path }
play-verify = Compruébalo con: { $command }
