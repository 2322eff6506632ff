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
nobody = nadie
word-yes = Sí
word-no = No
word-done = Hecho
word-again = Empezar de nuevo
takes-values = uno de estos valores: { $values }
takes-number = un número de { $least } a { $most }
takes =
    { $takes ->
        [values] { takes-values }
        [number] { takes-number }
        [whole] un número entero
        [count] un número entero a partir de 1
        [names] nombres con sus valores
       *[bots] un solo nombre, o uno por bando: { $sides }
    }
unfit =
    { $why_key ->
        [missing] falta { $field } en { $at }
        [unknown] { $field } es desconocido en { $at }
        [type] { $at } debería ser de tipo { $expected }, no { $got }
        [length] { $at } debería ser de tipo { $expected } y de longitud { $limit }
        [bound] { $at } debería ser de tipo { $expected } y { $limit }
        [value] { $at } no puede ser { $got }
        [query] el parámetro { $field } no puede tener ese valor
       *[unreadable] no se puede leer
    }

decision-again = ¿Cambiar tus respuestas?
decision-done = Ya lo has respondido todo.

part-seat = ¿Quién?
part-card = ¿Qué carta?
part-position = ¿Dónde?
part-amount = ¿Cuántos?
part-word = ¿Qué eliges?

in-order = El orden cuenta.
choice-none = no elegir nada
nothing-closed = Ahora mismo no hay nada que no puedas hacer.

seen-by-everybody = Tu respuesta la verá todo el mundo.
seen-by-fellows = Solo quienes comparten este secreto ven tu respuesta.
seen-by-concerned = Solo lo sabrán las personas afectadas.
seen-by-nobody = Nadie ve tu respuesta.

form-text = con palabras
form-three-words = con tres palabras
form-gestures = con gestos

reason-random = el azar
reason-unknown = un motivo cuyo texto falta aquí
reason-easy-impulse = fue un impulso, sin pensarlo
reason-steady-default = no había mucho que pensar
cli-covered = boca abajo (teclea s para mirar)

## Rechazos

refused-unknown-game = No hay ningún juego «{ $name }». Juegos conocidos: { $known }.
refused-broken-game =
    { $has_fault ->
        [no] El juego «{ $name }» no se puede cargar aquí.
       *[yes] El juego «{ $name }» del paquete { $package } no se puede cargar: { $fault }.
    }
refused-broken-bot =
    { $has_fault ->
        [no] El bot «{ $name }» no se puede cargar aquí.
       *[yes] El bot «{ $name }» del paquete { $package } no se puede cargar: { $fault }.
    }
refused-part-type = «{ $part }» es de tipo { $got }, no { $expected }
refused-part-class = «{ $part }» no es una subclase de { $expected }
refused-part-form = «{ $part }» debería tener la forma package.module:attribute
refused-part-missing = «{ $module }» no tiene «{ $part }»
refused-part-folder = «{ $part }» no tiene la carpeta «texts»
refused-part-encoding = { $file } no está en UTF-8
refused-part-pages = su manifiesto nombra páginas; quítalas, y se jugará en la página común
refused-part-name = sus reglas lo llaman «{ $called }»
refused-part-seats = sus reglas prevén { $players } asientos; el máximo es { $most }
refused-part-text = ninguna letra es lo bastante pequeña para «{ $text }»
refused-part-error = { $error }
refused-part-both = { $one }; { $other }
refused-part-place =
    { $place ->
        [tap] el toque del paso «{ $name }»
        [setting] el ajuste «{ $name }»
        [ban] la prohibición «{ $name }»
        [note] la nota «{ $name }»
        [tally] el recuento «{ $name }»
        [ending] el final «{ $name }»
        [mark] la marca «{ $name }»
       *[step] el paso «{ $name }»
    }
refused-part-setting = { refused-part-place } depende de «{ $setting }», que no es un ajuste: { $known }
refused-part-value = { refused-part-place } pregunta si «{ $setting }» vale «{ $value }», lo cual es imposible
refused-part-note = ningún paso toma la nota «{ $note }»
refused-part-step-note = el paso «{ $name }» usa la nota «{ $note }», que ningún paso anterior toma
refused-part-ending-note = el final «{ $name }» pide la nota «{ $note }», que ningún paso toma
refused-part-ending-tally = el final «{ $name }» pide el recuento «{ $tally }», que no está en `tallies`
refused-part-secret =
    el paso «{ $name }» es secreto, pero { $telling ->
        [given] se omite si no hay nadie en la nota
        [tells] dice los nombres de la nota
        [otherwise] dice otro texto si no hay nadie anotado
        [waits] espera a alguien
       *[answers] pide respuestas en voz alta
    } (`{ $telling }`): lo que se oye delataría lo que se tocó
refused-part-values = el paso «{ $name }» dura «{ $seconds }» segundos, pero el guion no tiene `values`
refused-part-seconds =
    el paso «{ $name }» dura «{ $seconds }» segundos, pero `values` de «{ $edition }» { $has_got ->
        [no] no dice cuántos
       *[yes] dice «{ $got }», que no es un número
    }
refused-part-past = el paso «{ $name }» dura { $seconds } segundos; una duración no puede ser negativa
refused-package-name-taken = { $other } también trae «{ $name }», pero ese nombre ya es de { $package }; se deja fuera.
refused-package-name-twice =
    { $has_package ->
        [no] Varios paquetes traen «{ $name }», así que aquí no se usa ninguno.
       *[yes] Varios paquetes traen «{ $name }»: { $package }, { $other }. No se usa ninguno; desinstala todos menos uno.
    }
refused-players = A { $game } juegan de { $least } a { $most } personas, no { $players }.
refused-unknown-option =
    { $game } no tiene el ajuste «{ $name }».{ $has_near ->
        [yes] { did-you-mean }
       *[no] { "" }
    }
refused-option-value = El ajuste { $name } no puede ser «{ $value }». Admite { takes }.
refused-option-clash = Estos ajustes no van juntos, o no con este número de jugadores: { $settings }.
refused-seed = Una semilla es un número entero, un texto o bytes, no { $seed }.
refused-not-open = Ahora no se pregunta nada con { $id }.
refused-game-over = La partida ha terminado; ya no hay nada que responder.
refused-one-option = { $id } pide exactamente una de sus opciones; { $choice } no es ninguna de ellas.
refused-list-of-options =
    { $id } pide una lista de { $least } a { $most } opciones distintas de las suyas; { $why_key ->
        [no-list] { $choice } no es una lista
        [how-many] { $count ->
            [0] no se ha dado ninguna
            [one] se ha dado una
           *[other] se han dado { $count }
        }
        [twice] { $choice } aparece dos veces
       *[not-one] { $choice } no es ninguna de ellas
    }.
refused-forbidden = { $choice } no está permitido aquí.
refused-no-clock = { $id } no tiene reloj; su tiempo no puede agotarse.
refused-not-secret = Este paso no es secreto: se cierra con su última respuesta.
refused-no-seat = No hay asiento { $seat }; esta partida tiene los asientos 0 a { $last }.
refused-still-secret = Todo sigue en secreto hasta que termine la partida.
refused-no-record = Un mundo repartido de nuevo no tiene registro.
refused-not-a-save =
    Esto no es una partida guardada: { $why_key ->
        [players] a { $game } no juegan { $players } personas
        [parts] sus partes no encajan
        [bytes] se esperaban bytes, no { $got }
        [beginning] no empieza como tal
        [changed] está cortada o se ha modificado
       *[other] { unfit }
    }.
refused-older-save = Esta partida se guardó con una versión anterior de Meetinghouse y ya no se puede abrir.
refused-not-a-record =
    Esto no es el registro de una partida: { $why_key ->
        [json] se esperaba JSON, no { $got }
        [no-seed] le falta la semilla
        [other-seed] la semilla no es aquella cuya huella se publicó
        [other-end] jugada de nuevo, la partida termina de otro modo
       *[other] { unfit }
    }.
refused-rules-version = Esto se jugó con la versión { $theirs } de { $game }; esta es la versión { $ours }.
refused-record-breaks = El registro se rompe en la entrada { $entry }: { $why }
refused-chance-impossible =
    «{ $result }» no puede salir para { $label }: { $takes ->
        [number] hace falta un número del 1 al { $most }
        [item] hace falta uno de estos: { $items }
       *[order] hacen falta todos estos, en su orden: { $items }
    }.
refused-chance-unused = Aquí nada saca { $label }. Déjalo fuera.
refused-deal-over = La partida ya ha avanzado: solo se reparte a mano antes de anotar cualquier otra cosa.
refused-no-reason = Di por qué, en 1 a { $most } caracteres.
refused-no-repair = { $id } no se puede cambiar a mano ahora. { $has_known ->
        [no] Este juego no prevé ninguna corrección.
       *[yes] Lo que se puede cambiar, tras el número de un asiento: { $known }.
    }
refused-no-entry = No hay entrada { $entry }; el registro tiene { $count }, contando desde 0.
refused-taken-already = La entrada { $entry } ya se ha retirado.
refused-no-choice = La entrada { $entry } no contiene una elección que otra pueda sustituir. Retírala entera.
refused-no-longer-fits = La entrada { $entry } ya no encajaría: { $why }
refused-cannot-imagine = { $game } no se puede imaginar a partir de esta vista: sus reglas no dicen cómo.
refused-cannot-imagine-now = { $game } no se puede imaginar a partir de esta vista. No tiene base: o no se pidió, o las reglas no dicen cómo imaginar este momento.
refused-not-imagined =
    Ninguna partida encaja con esta vista y este relato: { $why_key ->
        [basis] la vista no lleva base; pídela con basis=1
        [over] la partida ha terminado, y su registro lo cuenta todo
        [no-view] lo primero no es una vista
        [no-story] lo segundo no es un relato, es decir, una lista de sucesos
        [parts] sus partes no encajan entre sí
        [view] la vista se ha cambiado, o es de otro momento que el relato
        [story] el relato se ha cambiado, o es de otro momento que la vista
       *[other] { unfit }
    }.
refused-cluster-form = «{ $on }» no es ningún clúster. Un clúster se escribe dask:DIRECCIÓN o tcp://DIRECCIÓN para un planificador de Dask, ray:DIRECCIÓN para Ray.
refused-cluster-or-processes = Un clúster tiene su propio número de procesos: da --on o --processes, no los dos.
refused-no-cluster = Ningún clúster responde en { $address }: { $error }.
refused-cluster-empty = El clúster de { $address } aún no tiene quien trabaje. Arranca algún proceso y prueba otra vez.
refused-cluster-lost = El clúster de { $address } ha dejado de responder.
refused-worker-died = Un proceso ha muerto { $count } veces con las mismas partidas, quizá por falta de memoria.
refused-other-code = La máquina { $machine } del clúster tiene otras reglas u otros bots de { $game } que esta. Instala la misma versión de Meetinghouse en todas.
refused-checkpoint-other = { $path } no es un archivo de partidas jugadas. Indica otro o apártalo; no ha cambiado nada.
refused-checkpoint-broken = La línea { $line } de { $path } está dañada. Quítala para conservar las demás partidas, o aparta el archivo para empezar de nuevo; no ha cambiado nada.

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
cli-errno-eacces = acceso denegado
cli-errno-eaddrinuse = otro programa ya escucha ahí
cli-errno-eaddrnotavail = esta máquina no tiene esa dirección
cli-errno-eexist = ya existe
cli-errno-eisdir = es una carpeta
cli-errno-enametoolong = su nombre es demasiado largo
cli-errno-enoent = no existe tal archivo o carpeta
cli-errno-enospc = el disco está lleno
cli-errno-enotdir = una parte de la ruta no es una carpeta
cli-errno-eperm = no está permitido
cli-errno-erofs = el disco es de solo lectura
cli-crier-written = { $path } está escrito ({ $kilobytes } kB). Cópialo en un móvil y ábrelo allí; no necesita red.
cli-crier-not-built = Las páginas para el navegador aún no están generadas: ejecuta «make pages» en la carpeta del código.
cli-print-written =
    { $pages ->
        [one] { $path } está escrito: { $pages } página, { $kilobytes } kB. Imprímelo a tamaño real, sin ajustarlo a la página.
       *[other] { $path } está escrito: { $pages } páginas, { $kilobytes } kB. Imprímelo a tamaño real, sin ajustarlo a la página.
    }
cli-no-folder = No hay ninguna carpeta { $folder }. Si es la correcta, créala con: { $command }
cli-port = Un puerto es un número de 0 a 65535, no { $port }.
cli-name = --name pide un nombre como casa.example.org, sin https:// y sin puerto, no «{ $value }».
cli-trust-proxy = --trust-proxy pide la dirección de un proxy (127.0.0.1) o una red (10.0.0.0/8), no «{ $value }».
cli-push = --push pide un correo o un enlace https donde los servicios de notificaciones puedan encontrarte, no «{ $value }».
cli-metrics = --metrics pide un puerto, o DIRECCIÓN:PUERTO como 127.0.0.1:9692, no «{ $value }».
cli-no-listening = Esta máquina no puede escuchar en { $host }, puerto { $port }: { $why }.
cli-no-store = Las mesas no se pueden guardar ahí: { $why }.
cli-in-use = Otro servidor usa ya { $path }.
cli-standby-waits = Otro servidor usa { $path }. Este espera y tomará el relevo cuando el otro pare.
cli-older-waits = Servidores de una versión anterior usan { $path }, en el formato anterior. Este espera a que paren.
cli-taken-over = Otro servidor ha tomado el relevo en { $path }, porque este había perdido la conexión. Este para.
cli-standby-file = --standby es para una base de datos: indícala con --store. Un archivo tiene un solo servidor.
cli-shared-file = --shared es para una base de datos: indícala con --store. Un archivo tiene un solo servidor.
cli-shared-standby = Elige una: con --shared sirven todos los servidores; con --standby uno espera al otro.
cli-leave-old = --leave-old es para servidores con --shared, y sin --close-old: las partidas se dejan a otros servidores o se cierran.
cli-store-form = { $where } toma la dirección de una base de datos PostgreSQL, por ejemplo postgresql://usuario@equipo:5432/base. Un archivo se indica con --data.
cli-store-password = Una dirección en la línea de órdenes no debe llevar contraseña: cualquiera en este equipo podría leerla en la lista de procesos. Pon la contraseña en PGPASSWORD o en ~/.pgpass o, para el servidor, la dirección entera en { $variable }.
cli-store-both = Las mesas se guardan en un solo sitio: --data indica un archivo y --store una base de datos, no los dos.
cli-move-same = { $path } no se puede copiar sobre sí mismo.
cli-move-nothing = No hay ningún almacén en { $path }: no se ha copiado nada.
cli-move-other = { $path } tiene mesas de otra casa. Indica un almacén vacío; no se ha cambiado nada.
cli-move-played = En { $path } se ha seguido jugando desde la copia (mesa { $code }). Indica un almacén vacío; no se ha cambiado nada.
cli-move-differs = Lo que hay en { $path } no es lo que se copió. En el original no se ha cambiado nada; repite la misma orden.
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
cli-old-shared = O inicia este servidor con --leave-old, junto a servidores de la versión anterior: ellos siguen con estas partidas.
cli-old-left =
    { $count ->
        [one] Una partida se deja a los servidores que tienen sus reglas:
       *[other] { $count } partidas se dejan a los servidores que tienen sus reglas:
    }
cli-old-closed =
    { $count ->
        [one] Se ha cerrado una partida, pues sus reglas ya no están aquí:
       *[other] Se han cerrado { $count } partidas, pues sus reglas ya no están aquí:
    }
cli-game-name = El nombre de un juego tiene de 2 a 30 minúsculas de la a a la z, no «{ $name }».
cli-game-known = Ya hay un juego llamado «{ $name }».
cli-folder-exists = { $path } ya existe. Con --folder, di una carpeta que no exista; no ha cambiado nada.
cli-new-game =
    El juego «{ $name }» está en { $path }. Ahora:
      pip install -e "{ $path }[test]"
      python -m pytest { $path }
      meetinghouse play { $name }
cli-no-server = El servidor no está instalado aquí. Para instalarlo: pip install "meetinghouse[server]"
cli-no-postgres = La biblioteca de PostgreSQL no está instalada aquí. Para instalarla: pip install "meetinghouse[postgres]"
cli-no-print = Lo necesario para imprimir no está instalado aquí. Para instalarlo: pip install "meetinghouse[print]"
cli-players-form = --players lleva un número, o varios como 5-10 o 5,7,10, no «{ $value }».
cli-vary-form = --vary lleva el nombre de un ajuste, con valores si quieres: mode, o mode=v,m. «{ $value }» no es ni lo uno ni lo otro.
cli-no-dask = Dask no está instalado aquí. Para instalarlo: pip install "meetinghouse[dask]"
cli-no-ray = Ray no está instalado aquí. Para instalarlo: pip install "meetinghouse[ray]"
cli-out-html = El informe es un archivo HTML: dale a --out un nombre que acabe en .html, no «{ $path }».
cli-percent = --{ $name } es un porcentaje de 0 a 100, no { $value }.
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
cli-key-needed = Una base de datos necesita una clave que guardes tú: indica su archivo con --key-file o pon la clave en { $path }. «openssl rand -hex 32» da una.
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
rules-first = Las { $shown } primeras de { $count } cláusulas; añade palabras para afinar.
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

move-progress = Copiando
move-done =
    { $tables ->
        [one] Hay una mesa en { $path }
       *[other] Hay { $tables } mesas en { $path }
    }, de ellas { $copied } copiadas ahora; cada una se comparó con el original.
move-key = Están selladas con la misma clave que antes: indica su archivo con --key-file o pon la clave en MEETINGHOUSE_KEY.

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
simulate-line = { $what }: { $done } de { $all }, quedan { $left }
simulate-bots = bots
simulate-median = decisiones
simulate-digests = huella

balance-title = Equilibrio de { $game }
balance-contents = Índice
balance-percent = { $number } %
balance-about-games = Partidas
balance-games-value = { $games } por línea, { $all } en total
balance-about-players = Número de asientos
balance-about-bots = Quién juega
balance-about-options = Ajustes
balance-about-seed = Semilla
balance-about-rules = Reglas
balance-rules-value = versión { $version }, código { $code }, Meetinghouse { $house }
balance-about-digest = Huella
balance-usual = Estándar
balance-reading = Todas las cifras salen de partidas entre bots, con su intervalo del 95 % entre paréntesis: si volvieras a jugar todas estas partidas con otras semillas, unos diecinueve de cada veinte intervalos contendrían la cifra verdadera. La gente no juega como los bots: toma lo que sigue como una pista de dónde mirar.
balance-section-wins = Quién gana
balance-section-lengths = Cuánto duran las partidas
balance-section-seats = Dónde te sientas
balance-section-effects = Roles, cartas y leyes
balance-section-changes = Ajustes
balance-section-clauses = Cláusulas en juego
balance-section-rows = Todas las líneas
balance-players = Con { $players } personas
balance-lengths = De { $min } a { $max } decisiones; la mitad de las partidas tiene como mucho { $median }. De media, { $mean }.
balance-seats-about = Cuántas veces se gana desde cada asiento. La línea discontinua es la media de todos; una estrella señala los asientos cuyo intervalo no la contiene. De veinte asientos justos, más o menos uno lleva estrella por azar.
balance-seat = { seat-number }
balance-seat-apart = Asiento { $seat } ★
balance-seats-mean = Media de todos los asientos: { $share }
balance-effects-about = Diferencias en puntos porcentuales. La primera línea compara a quienes tenían o jugaron algo con el resto; las de los bandos comparan las partidas en que se vio con las partidas sin ello. Solo se comparan partidas con el mismo número de personas.
balance-effects-chance = Punto lleno: el azar por sí solo difícilmente lo explica. Anillo: bien puede ser azar. Se ve qué va junto, no qué causa qué: una carta que se juega tarde, por ejemplo, se ve más en las partidas largas.
balance-group-role = Roles
balance-group-card = Cartas
balance-group-law = Leyes
balance-group-post = Cargos
balance-seen = En el { $share } de las partidas, { $times } veces en cada una
balance-holder = Quien lo tiene o juega
balance-no-side = Sin diferencia clara para ningún bando.
balance-never-without = Está en muy pocas partidas, en todas o en todos los asientos: no hay con qué comparar.
balance-changes-about = Diferencias en puntos porcentuales respecto al juego estándar. Ambos se jugaron con las mismas semillas y se comparan partida a partida. Punto lleno: el azar por sí solo difícilmente lo explica. Anillo: bien puede ser azar.
balance-changes-none = No se comparó ningún ajuste. Nombra uno con --vary, o todos con --vary all.
balance-change-games = { $games } pares de partidas, con { $players } personas
balance-variant-bots = Bots: { $bots }
balance-unplayed =
    { $has_rule ->
        [yes] No es posible con { $players } personas: { $variant } [{ $rule }].
       *[no] No es posible con { $players } personas: { $variant }.
    }
balance-clauses-about = En cuántas partidas entró en juego una cláusula: definía una pregunta, cerraba una opción que cabía esperar o provocaba un suceso. Las cláusulas que no se ven de ninguna de estas formas no están en la lista.
balance-clause-id = Cláusula
balance-clause-share = Partidas
balance-clause-times = Veces por partida
balance-clause-text = Qué dice
balance-row-variant = Ajustes
balance-row-players = Asientos
balance-row-games = Partidas
balance-row-wins = Victorias
balance-row-nobody = Nadie
balance-row-median = Decisiones (mediana)
balance-row-digest = Huella
balance-written = El informe está en { $page } y sus cifras en { $numbers }.
balance-kept = Lo jugado se guarda en { $path }: con más partidas o más asientos, el informe sigue desde ahí.
balance-outside =
    Con { $players } personas, { $variant }: { $side } { $share }

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
verify-moderated = Una persona que lo veía todo dirigió la partida y respondió por otras.
verify-by-hand-chance = Entrada { $entry }: sacado a mano, no por la casa ({ $what }).
verify-by-hand-deal = Entrada { $entry }: las cartas se repartieron a mano.
verify-by-hand-repair = Entrada { $entry }: cambiado a mano ({ $what }), porque: { $why }
verify-by-hand-taken = Entrada { $entry }: se retiró una entrada ({ $what }).{ $has_why ->
        [no] { "" }
       *[yes] { " " }Motivo: { $why }
    }
verify-by-hand-replaced = Entrada { $entry }: otra elección sustituye a { $what }.{ $has_why ->
        [no] { "" }
       *[yes] { " " }Motivo: { $why }
    }
verify-holds = El registro es válido.
verify-breaks = El registro no es válido.

## meetinghouse solve

solve-head = { $game }, después de { $count } { $count ->
        [one] entrada
       *[other] entradas
    } del registro. Lo que podía ser verdad { $has_seat ->
        [yes] a los ojos de este asiento ({ $name })
       *[no] a los ojos de todo el mundo
    }:
solve-line = { $name }: { $sides }
solve-side = { $side } { $share } %
solve-exact = Contado con exactitud: todos los mundos posibles pesan lo mismo. Lo que la gente hizo no cuenta.
solve-sampled = Estimado a partir de 1000 mundos posibles, cuya probabilidad no se conoce.
solve-at = El registro tiene { $count } entradas; --at es un número de 0 a { $last }, durante la partida.
worlds-head = Qué puede ser verdad todavía para ti
worlds-how =
    { $exact ->
        [yes] Contado con exactitud: todos los mundos que encajan con lo que sabes pesan lo mismo. Lo que la gente hizo no cuenta.
       *[no] Estimado a partir de { $count } mundos que encajan con lo que sabes.
    }
worlds-reason = { $side } { $before } → { $after } %: { $line }

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
placeholder-source = ORIGEN
placeholder-target = DESTINO
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
help-play-bots = Quién ocupa los demás asientos: steady (con cabeza), random (al azar) u otro que tenga el juego.
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
help-serve-store = La dirección de una base de datos PostgreSQL donde guardar las mesas, en vez de un archivo: postgresql://usuario@equipo/base, sin contraseña. Si no dices nada, la de MEETINGHOUSE_STORE.
help-serve-standby = Espera mientras otro servidor usa la base de datos y toma el relevo en segundos cuando ese para o muere.
help-serve-shared = Sirve junto con otros servidores de la misma base de datos, todos iniciados con esta opción.
help-serve-key-file = El archivo con la clave que sella las mesas; se crea si no existe y aún no hay nada sellado. Si no se indica, MEETINGHOUSE_KEY da la clave misma, o bien un archivo junto a las mesas.
help-serve-most-room = Cuánto pueden guardar todas las mesas juntas, por ejemplo 500MB; 0 para todo lo que quepa en el disco. Pasado eso no se abre ninguna mesa, nada se dice ni se anota, y las partidas empezadas aún pueden ocupar una décima parte más.
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
help-serve-leave-old = Con --shared: deja las partidas en curso cuyas reglas no tiene esta versión a los servidores que las tienen.
help-serve-open-tables = Muestra en la entrada, a quien venga, las mesas que esperan jugadores; solo las de quienes quieran aparecer.
help-serve-push = Permite que en las partidas de varios días cada cual reciba un aviso en su dispositivo cuando le toca, con notificaciones. Da un correo o un enlace https donde los servicios de notificaciones puedan encontrarte. Necesita https.
help-serve-push-private = Envía notificaciones también a direcciones privadas, para tus propias pruebas.
help-serve-drain = Antes de actualizar: no abre mesas ni empieza partidas, deja seguir las empezadas y se cierra cuando termina la última.

help-simulate = Deja que los bots jueguen muchas partidas y cuenta quién gana.
help-simulate-game = Qué juego.
help-simulate-players = Cuántos bots juegan.
help-simulate-games = Cuántas partidas.
help-simulate-seed = Un número entero: el mismo número da las mismas partidas, con cualquier número de procesos.
help-simulate-edition = { help-play-edition }
help-simulate-option = Cualquier ajuste del juego, como nombre=valor; se puede repetir.
help-simulate-bots = Quién juega: un nombre, o uno por bando, como townspeople=steady,witches=random; varios nombres, como steady,random, se comparan; steady si no dices otro (random en un juego que no tiene steady).
help-simulate-processes = Cuántos núcleos usar; todos si no dices nada.
help-simulate-language = El idioma de la tabla.
help-simulate-json = Muestra un solo objeto JSON.
help-simulate-on = Un clúster que juega en lugar de esta máquina: dask:DIRECCIÓN o tcp://DIRECCIÓN, ray:DIRECCIÓN.
help-balance = Deja que los bots jueguen muchas partidas y escribe un informe: quién gana y de qué depende.
help-balance-game = { help-simulate-game }
help-balance-players = Cuántos bots juegan, como 5-10 o 5,7,10; todos los números posibles si no dices nada.
help-balance-games = Cuántas partidas para cada número y cada ajuste.
help-balance-seed = { help-simulate-seed }
help-balance-edition = { help-play-edition }
help-balance-option = { help-simulate-option }
help-balance-bots = Quién juega: un nombre, o uno por bando; los siguientes se comparan con el primero.
help-balance-vary = Un ajuste que comparar con el juego estándar, con las mismas semillas: su nombre, o valores como mode=v,m; all para todos los ajustes. Se puede repetir.
help-balance-least = Termina con el código 1 si un bando gana un porcentaje menor de sus partidas.
help-balance-most = Termina con el código 1 si un bando gana un porcentaje mayor de sus partidas.
help-balance-out = El archivo del informe; sus cifras van al lado, con el final .json, y lo jugado con .played.
help-balance-table = Muestra las líneas como tabla en Markdown.
help-balance-processes = { help-simulate-processes }
help-balance-on = { help-simulate-on }
help-balance-language = El idioma del informe.
help-balance-json = Muestra las cifras como un solo objeto JSON.

help-replay =
    Cuenta una partida registrada: como la oyó todo el mundo, como la oyó un asiento, o con todo descubierto.

    En una terminal avanza paso a paso: Intro para lo siguiente, q para parar.
help-replay-record = El archivo del registro.
help-replay-seat = Como la oyó este asiento, desde 0.
help-replay-all = Con todo descubierto.
help-replay-until = Solo este número de entradas del registro.
help-replay-language = El idioma en que se cuenta.
help-replay-json = { help-simulate-json }

help-verify =
    Juega de nuevo un registro y comprueba la huella de la semilla, cada entrada y el resultado.

    Código de salida: 0 si todo es válido, 1 si algo no lo es, 2 si no es un registro de esta versión de las reglas.
help-verify-record = { help-replay-record }
help-verify-language = { help-balance-language }
help-verify-json = { help-simulate-json }

help-solve =
    Cuenta lo que podía ser verdad a los ojos de un asiento, en un momento de una partida registrada:
    en cuántos mundos posibles está cada persona en qué bando.
help-solve-record = { help-replay-record }
help-solve-at = Después de cuántas entradas del registro. Por defecto, antes de la última.
help-solve-seat = Para qué asiento, contado desde 0. Por defecto, para todo el mundo.
help-solve-language = { help-balance-language }
help-solve-json = { help-simulate-json }

help-games = Enumera los juegos, o los ajustes de uno.
help-games-name = El juego cuyos ajustes quieres ver.
help-games-language = El idioma de la lista.
help-games-json = Muestra JSON.

help-rules = Muestra una cláusula de las reglas, todas las de un grupo o las que contienen ciertas palabras.
help-rules-id = Una cláusula, como SAL-NIGHT-04, el principio de varias, como SAL-NIGHT, o palabras que buscar; sin nada, la lista de los grupos.
help-rules-language = El idioma de las reglas y de los mensajes.
help-rules-json = { help-games-json }

help-crier = Escribe el pregonero, un narrador para mesas con cartas de verdad, en un solo archivo HTML para el móvil.
help-crier-out = Dónde se escribe.
help-crier-language = El idioma de los mensajes.

help-print = Escribe en PDF lo que una mesa con cartas de verdad necesita de un juego: cartas para recortar, fichas de roles, tablas de las noches y papeletas.
help-print-game = El juego que se imprime.
help-print-paper = El tamaño del papel.
help-print-what = Solo una parte, separada por comas: cards, roles, nights, ballots, rules. Las reglas son largas y solo se imprimen si las nombras.
help-print-option = Un ajuste del guion, como director=moderator o players=7; una vez por cada uno.
help-print-out = Dónde se escribe; JUEGO.pdf si no lo dices.
help-print-language = El idioma de las hojas y de los mensajes.

help-new-game = Escribe el esqueleto de un juego: un paquete propio que pasa todas las comprobaciones.
help-new-game-name = Cómo se llama: solo minúsculas.
help-new-game-folder = Dónde se escribe; en una carpeta con su nombre si no dices otra.
help-new-game-language = { help-crier-language }

help-move-store = Copia todas las mesas de un almacén a otro: un archivo o la dirección de una base de datos PostgreSQL. Antes, para el servidor. La copia se compara con el original, que queda como está; tras un corte, repite la misma orden.
help-move-store-source = Dónde están las mesas: un archivo como tables.db o una dirección como postgresql://usuario@equipo/base.
help-move-store-target = Adónde se copian; ahí no puede haber nada más que una copia anterior de las mismas mesas.
help-move-store-language = { help-crier-language }
help-move-store-json = { help-simulate-json }

## Jugar en una terminal

play-welcome = { $title }: te damos la bienvenida.
play-fair = El reparto es limpio: su huella es { $hash }…, y el registro lo probará al final.
play-again = Aquí estás de nuevo. La partida sigue donde la dejaste.
play-help = Escribe el número de lo que eliges y pulsa Intro.
play-help-log = l: lo que ha pasado hasta ahora
play-help-rules = r: lo que no puedes elegir ahora y la regla que lo dice
play-help-known = k: lo que has averiguado y la mesa no muestra
play-help-role = m: tu rol, tal como está ahora
play-help-worlds = w: qué puede ser verdad todavía, y por qué
play-help-show = s: mostrar tus cartas
play-help-cover = s: tapar tus cartas
play-help-back = b: deshacer lo último que elegiste
play-help-offers = o: qué más puedes hacer ahora
play-help-talk = t: decir algo
play-help-quit = q: guardar la partida y salir; podrás seguir más tarde
play-help-pace = p: a qué ritmo se cuenta la historia
play-paced =
    { $pace ->
        [instant] La historia se cuenta de golpe.
        [brisk] La historia se cuenta con brío, línea a línea.
       *[calm] La historia se cuenta con calma, línea a línea.
    }
play-key-help = ? ayuda
play-key-log = l relato
play-key-rules = r por qué no
play-key-known = k lo que sé
play-key-role = m rol
play-key-show = s ver cartas
play-key-cover = s tapar cartas
play-key-back = b deshacer
play-key-offers = o qué más
play-key-talk = t hablar
play-key-quit = q salir
play-order = Escribe en orden los números de lo que va primero; el resto queda como está.
play-several =
    { $how ->
        [exactly] Nombra { $least }.
        [upto] Nombra hasta { $most }; Intro: { $none }.
       *[between] Nombra de { $least } a { $most }.
    }
play-more-numbers =
    { $missing ->
        [one] Una más:
       *[other] { $missing } más:
    }
play-too-many = Como mucho { $most }.
play-one-number = Un solo número, del 1 al { $last }.
play-not-a-number = «{ $typed }» no es un número del 1 al { $last }. Escribe ? para ver la ayuda.
play-one-listed = Solo uno de los números de la lista.
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
play-nothing-known = Todavía nada, aparte de lo que muestra la mesa.
play-no-talk = Ahora mismo no puedes decir nada.
play-quoted = ↳ { $line }
play-say-nothing = Escribe un número, o pulsa Intro para no decir nada.
play-no-offers = Ahora mismo no hay nada más que hacer.
play-left = La partida queda guardada. Para seguir: { $command }
play-put-aside = Una partida sin terminar quedó aparte. Para retomarla: { $command }
play-resume-alone = --resume retoma la mesa como estaba: solo --language, --save y --pace van con ella.
play-nothing-left = No hay ninguna partida que retomar en { $path }.
play-no-seat = No hay asiento { $seat }; puedes sentarte del 0 al { $last }.
play-no-name = Un nombre necesita al menos una letra.
game-over = La partida ha terminado
play-won = Ganas con { $side }. { $why }
play-lost = Pierdes. Victoria: { $side }. { $why }
play-outdone = Gana tu bando ({ $side }), pero no tú. { $why }
play-winners = Victoria: { $names }.
play-suspicions = Las sospechas selladas, abiertas
play-score = { $name }: { $right } de { $named } con acierto
play-record = El registro: { $path }
play-verify = Compruébalo con: { $command }

## Lo que se dice

saying-suspect =
    { $word_key ->
        [little] Tengo mis dudas sobre { $seat }.
        [sure] No me cabe duda: { $seat }.
       *[much] Sospecho de { $seat }.
    }
saying-suspect-2 =
    { $word_key ->
        [little] Hay algo en { $seat } que no me cuadra.
        [sure] Me juego el cuello: { $seat }.
       *[much] Para mí, { $seat } esconde algo.
    }
saying-suspect-3 =
    { $word_key ->
        [little] Yo no perdería de vista a { $seat }.
        [sure] Ya no me queda duda: { $seat }.
       *[much] { $seat } no me da buena espina.
    }
saying-suspect-4 =
    { $word_key ->
        [little] { $seat } me deja una sensación rara.
        [sure] Ya lo tengo claro: es { $seat }.
       *[much] Cuanto más lo pienso, menos me fío de { $seat }.
    }
saying-suspect-5 =
    { $word_key ->
        [little] Quizá no sea nada, pero { $seat } me da que pensar.
        [sure] Recordad este nombre: { $seat }.
       *[much] No me fío ni un pelo de { $seat }.
    }
saying-suspect-6 =
    { $word_key ->
        [little] Me temo que { $seat } trama algo.
        [sure] Es { $seat }. ¿Qué más queréis?
       *[much] Os lo digo yo: { $seat } no es trigo limpio.
    }
saying-trust =
    { $word_key ->
        [little] { $seat } me parece de fiar, de momento.
        [sure] Respondo por { $seat }.
       *[much] Confío en { $seat }.
    }
saying-trust-2 =
    { $word_key ->
        [little] No tengo nada contra { $seat }.
        [sure] Pongo la mano en el fuego por { $seat }.
       *[much] Para mí, { $seat } juega limpio.
    }
saying-trust-3 =
    { $word_key ->
        [little] ¿{ $seat }? Nada raro hasta ahora.
        [sure] Quien vaya a por { $seat } se equivoca, lo sé.
       *[much] Yo creo a { $seat }.
    }
saying-trust-4 =
    { $word_key ->
        [little] De momento no veo nada malo en { $seat }.
        [sure] { $seat } está con nosotros, lo sé.
       *[much] De { $seat } sospecharía en último lugar.
    }
saying-trust-5 =
    { $word_key ->
        [little] Por ahora, { $seat } no me preocupa.
        [sure] Por { $seat } me juego lo que sea.
       *[much] { $seat } parece buena gente.
    }
saying-trust-6 =
    { $word_key ->
        [little] No tengo motivos para dudar de { $seat }.
        [sure] Por mi honor: { $seat } no ha hecho nada malo.
       *[much] ¿{ $seat }? Diría que está de nuestra parte.
    }
saying-go-for = Vayamos a por { $seat }.
saying-go-for-2 = Ahora le toca a { $seat }. ¿Quién me sigue?
saying-spare = Dejemos en paz a { $seat }.
saying-spare-2 = A { $seat } no, os lo ruego.
saying-spare-3 = Os equivocáis con { $seat }. Dejadlo.
saying-spare-4 = Perdonemos a { $seat } y busquemos en otra parte.
saying-will-go-for = Voy a ir a por { $seat }.
saying-will-go-for-2 = Mi próxima jugada será contra { $seat }. Palabra.
saying-will-spare = No tocaré a { $seat }.
saying-will-spare-2 = { $seat } no tiene nada que temer de mí.
saying-think-of = ¿Qué pensáis de { $seat }?
saying-think-of-2 = ¿Qué os parece { $seat }?
saying-think-of-3 = ¿Y { $seat }? ¿Qué decís?
saying-think-of-4 = Hablemos un poco de { $seat }.
saying-think-of-5 = ¿Alguien tiene una opinión sobre { $seat }?
saying-ask = { $seat }, ¿qué piensas de { $seat2 }?
saying-ask-2 = Dinos, { $seat }: ¿qué opinas de { $seat2 }?
saying-ask-3 = ¿Y tú, { $seat }? ¿Cómo ves a { $seat2 }?
saying-ask-4 = { $seat }, ¿tú te fías de { $seat2 }?
saying-ask-5 = { $seat }, ¿pondrías la mano en el fuego por { $seat2 }?
saying-ask-6 = { $seat }, me gustaría oír qué dices de { $seat2 }.
saying-ask-7 = ¿Y { $seat2 }? ¿Qué dices tú, { $seat }?
saying-ask-8 = { $seat }, ¿algo que decir sobre { $seat2 }?
saying-why = ¿Por qué hiciste eso?
saying-why-2 = Eso nos lo tienes que explicar.
saying-why-3 = ¿Y eso a qué venía?
saying-why-4 = ¿Qué pretendías con eso?
saying-why-5 = ¿Y cuál era el motivo?
saying-why-6 = ¿Se puede saber por qué?
saying-why-7 = ¿Qué significa eso?
saying-who-was-it = Entonces, ¿quién ha sido?
saying-who-was-it-2 = A ver, ¿quién creéis que ha sido?
saying-who-was-it-3 = Alguien de aquí lo hizo. ¿Quién?
saying-because = Por esto.
saying-because-2 = Acordaos de esto.
saying-because-3 = Lo sabéis igual que yo.
saying-because-4 = Este es mi motivo.
saying-because-5 = Ahí lo tenéis.
saying-because-6 = Mirad esto.
saying-agree = Estoy de acuerdo.
saying-agree-2 = Bien dicho.
saying-agree-3 = Yo pienso lo mismo.
saying-agree-4 = Justo lo que yo pienso.
saying-agree-5 = A mí también me lo parece.
saying-agree-6 = Tienes razón.
saying-agree-7 = Eso digo yo.
saying-doubt = No me lo creo.
saying-doubt-2 = Yo lo veo de otra manera.
saying-doubt-3 = No, ahí no te sigo.
saying-doubt-4 = De eso no me convences.
saying-doubt-5 = Yo no lo juraría.
saying-doubt-6 = Eso no me convence.
saying-doubt-7 = ¿Seguro que sí?
saying-deny = Os equivocáis conmigo.
saying-deny-2 = ¡Que no soy yo!
saying-deny-3 = Buscad en otra parte, yo no he hecho nada malo.
saying-deny-4 = ¿Yo? ¡No lo dirás en serio!
saying-deny-5 = Te equivocas de persona.
saying-deny-6 = Vas por mal camino.
saying-deny-7 = Yo no tengo nada que esconder.
saying-broken = Diste tu palabra y no la has cumplido.
saying-broken-2 = ¿Y tu promesa, qué?
saying-broken-3 = Eso no es lo que prometiste.
saying-still = Mantengo lo que dije.
saying-still-2 = Ya lo he dicho, y nada ha cambiado.
saying-still-3 = Lo mismo que antes.
saying-still-4 = No he cambiado de idea.
saying-still-5 = Mi respuesta es la misma.
saying-retract = Retiro lo dicho.
saying-retract-2 = Olvidad lo que dije.
saying-retract-3 = En eso me equivoqué.
saying-nothing = No tengo nada que decir.
saying-nothing-2 = De mí no saldrá ni una palabra.
saying-nothing-3 = No diré más.
saying-nothing-4 = Prefiero no decirlo.
saying-nothing-5 = Pregúntamelo más tarde.
saying-nothing-6 = Diré más cuando llegue el momento.
saying-nothing-7 = Hablemos de otra cosa.
saying-hunch = Llamadlo corazonada.
saying-hunch-2 = A alguien tenía que elegir.
saying-hunch-3 = Tengo mis motivos.
saying-hunch-4 = No es nada personal.
saying-hunch-5 = Algo había que hacer.
saying-hunch-6 = Ya se verá si acerté.
saying-hunch-7 = En ese momento me pareció lo justo.
conflict-two-stories = La misma persona había dicho otra cosa.
conflict-one-card = Solo una de las dos personas puede tener esa carta.
event-spoke =
    { $to_count ->
        [0] { $seat }: «{ $sayings }»
       *[other] { $seat }, { $channel }: «{ $sayings }»
    }
options-talk = Palabras
option-talk = Lo que se dice
option-talk-help = Frases que se componen y que también entienden los bots, para afirmar, preguntar y prometer; y cuánto dicen los bots. Al final se ve qué era verdad.
option-talk-off = Nada
option-talk-silent = Los bots callan y escuchan
option-talk-claims = Los bots hablan algo
option-talk-much = Los bots hablan mucho
refused-no-talk = En esta partida no se componen frases: su opción «talk» está en off.
refused-unknown-saying = Aquí no se puede decir «{ $kind }». Se puede decir: { $known }.
refused-no-saying = No son frases, cada una con su tipo y sus partes: { unfit }.
refused-too-many-sayings = Una intervención tiene aquí de 1 a { $most } frases, no { $count }.
refused-spoken-already = Ya has hablado: { $channel }.
refused-gestures-channel = Aquí solo se hacen gestos: { $channel }.
refused-closed-channel = Ahora no puedes hablar ahí: { $channel }.
refused-saying-parts = «{ $kind }» tiene { $wanted } partes, no { $count }.
refused-saying-part = La parte { $place } de «{ $kind }» no puede ser { $part }: { $of ->
        [seat] tiene que ser un sitio del vocabulario que no sea el tuyo
        [line] tiene que ser una línea que oyó todo el mundo
        [saying] tiene que ser una línea en la que alguien habló a todo el mundo
        [other] nombra dos veces el mismo sitio
       *[word] el vocabulario no la contiene
    }.
refused-no-such-words = Ninguna cláusula contiene todas estas palabras: «{ $words }».
