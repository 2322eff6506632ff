### Lo que se dice alrededor de una partida, en español.
### Ningún texto empieza por name- o text-: los nombres y lo que dice la gente se muestran tal cual.

## Palabras

table-lobby = antes de la partida
table-playing = la partida está en marcha
table-over = la partida ha terminado
table-closed = cerrada
table-locked = con cerrojo
table-paused = en pausa

place-ready = puede empezar
place-not-ready = todavía no
place-away = ausente
place-host = dirige la mesa
place-bot = bot
place-stood-in = ausente; un bot juega mientras tanto
place-left = dejó la mesa
place-vacant = libre para un relevo
place-opens = libre para un relevo en { $time }
place-out = fuera de la partida; juega un bot
place-muted = en silencio
place-speed =
    { $speed ->
        [asked] quiere que los bots no esperen
       *[other] quiere los bots a ×{ $speed }
    }

channel-lobby = la sala

pace-relaxed = relajado
pace-relaxed-help = Mucho tiempo para todo, y paciencia con quien pierda la conexión.
pace-classic = clásico
pace-classic-help = El tiempo habitual para todo.
pace-quick = rápido
pace-quick-help = Poco tiempo para pensar; un bot juega pronto por quien pierda la conexión.
pace-none = sin relojes
pace-none-help = Sin reloj: tómate todo el tiempo que quieras.
pace-async = en varios días
pace-async-help = Días en vez de segundos: no hace falta coincidir, y ningún bot juega por nadie.
push-turn = Te toca
push-where = { $game }, mesa { $code }

speed-1 = ×1
speed-2 = ×2
speed-4 = ×4
speed-asked = hasta que me toque

wish-pause = A favor de una pausa: { $count } (basta con { $needed }).
wish-resume = A favor de seguir: { $count } (basta con { $needed }).
wish-substitutes = Abrir el asiento a un relevo: { $count } de { $needed }
wish-removals = A favor de la expulsión: { $count } de { $needed }
wish-extend = A favor de más tiempo: { $count } (basta con { $needed }).

why-full = ya no queda sitio para guardar nada
why-busy = se están guardando demasiadas cosas a la vez
why-disk = el disco falla
why-read-only = no se permite escribir ahí
why-no-place = no se puede abrir el almacén
why-file-system = el sistema de archivos del almacén no admite un registro WAL, que SQLite necesita
why-closed = el almacén está cerrado
why-unreachable = no se puede llegar al almacén
why-login = el almacén no acepta este usuario o esta contraseña
why-rights = a este usuario le falta un permiso en el almacén
why-in-use = otro servidor usa el almacén
why-rules-version = las reglas con las que se jugaba ya no están disponibles
why-unknown-game = su juego ya no está instalado en esta casa

store-damaged = { $path } está dañado
store-format = { $path } tiene el formato { $version }, y esta versión de Meetinghouse lee los formatos 1 a { $last }
store-not-ours = { $path } no es un archivo de Meetinghouse, o su comienzo está dañado
store-other-program = { $path } es de otro programa
store-server = { $path } es PostgreSQL { $version }, y Meetinghouse necesita la { $oldest } o una más nueva

## Frases rápidas

phrase-one-moment = Un momento, por favor.
phrase-agree = Estoy de acuerdo.
phrase-disagree = No lo creo.
phrase-whom-suspected = ¿De quién sospechas?
phrase-innocent = Yo no he sido.
phrase-why-me = ¿Por qué yo?
phrase-listen = Esperad, hablémoslo primero.
phrase-well-played = ¡Bien jugado!
phrase-watching = (no quita ojo)
phrase-laughing = (se ríe)
phrase-shocked = (se queda de piedra)
phrase-thumbs-up = (levanta el pulgar)
phrase-candle = (enciende una vela)

## Las señas, donde solo se hacen gestos

sign-yes = sí
sign-no = no
sign-question = pregunta
sign-wait = espera
sign-go = adelante
sign-hush = silencio
sign-me = yo
sign-heart = corazón
sign-danger = peligro
sign-skull = calavera
sign-knife = cuchillo
sign-shield = escudo
sign-eye = ojo
sign-sleep = dormir
sign-sun = sol
sign-moon = luna
sign-home = casa
sign-hospital = hospital
sign-coin = moneda
sign-vote = voto
sign-one = uno
sign-two = dos
sign-three = tres
sign-four = cuatro
sign-five = cinco

## Lo que pasa alrededor de la mesa

event-said =
    { $channel_key ->
        [lobby] { $name }: «{ $text }»
       *[other] { $name } ({ $channel }): «{ $text }»
    }
event-phrase-said =
    { $channel_key ->
        [lobby] { $name }: «{ $phrase }»
       *[other] { $name } ({ $channel }): «{ $phrase }»
    }
event-gestured = { $name } ({ $channel }) hace señas: { $signs }
event-joined =
    { $you ->
        [name] Te sientas a la mesa.
       *[other] { $bot ->
            [yes] Un bot se sienta a la mesa: { $name }.
           *[no] { $name } se sienta a la mesa.
        }
    }
event-departed =
    { $you ->
        [name] Dejas la mesa.
       *[other] { $bot ->
            [yes] { $name } deja la mesa; un bot sigue jugando en su lugar.
           *[no] { $name } deja la mesa.
        }
    }
event-host-changed =
    { $you ->
        [name] Ahora diriges la mesa.
       *[other] Ahora dirige la mesa { $name }.
    }
event-renamed =
    { $you ->
        [name] Ahora te llamas { $name }.
       *[other] { $was } se llama ahora { $name }.
    }
event-settings-changed = Han cambiado los ajustes (ritmo: { $pace }). Vuelve a avisar cuando puedas empezar.
event-worlds-counted =
    { $counted ->
        [yes] La cuenta de mundos está activada: todos pueden ver qué puede ser verdad todavía.
       *[no] La cuenta de mundos está desactivada.
    }
event-shares-listed = Cada cual ha puesto su parte en el reparto; ahora se abren todas.
event-start-stopped =
    { $left ->
        [yes] Todavía no empezamos: { $name } se ha ido.
       *[no] { $you ->
            [name] Todavía no empezamos: tu dispositivo no abrió su parte del reparto. Vuelve a decir que puedes empezar.
           *[other] Todavía no empezamos: el dispositivo de { $name } no abrió su parte del reparto. { $name } tiene que volver a decir que puede empezar.
        }
    }
event-game-started = Empieza la partida. El reparto ya está fijado, y al final cualquiera podrá comprobarlo.
event-stood-in =
    { $you ->
        [seat] No estás: un bot juega por ti hasta que vuelvas.
       *[other] { $seat } no está: un bot juega mientras tanto.
    }
event-took-back =
    { $you ->
        [seat] Has vuelto: el bot te devuelve tu asiento.
       *[other] { $seat } vuelve: el bot le devuelve su asiento.
    }
event-seat-opening =
    { $you ->
        [seat] En { $seconds } segundos tu asiento se abre a un relevo. Si vuelves antes, sigue siendo tuyo.
       *[other] { $gone ->
            [yes] { $seat } se ha ido: en { $seconds } segundos su asiento se abre a un relevo.
           *[no] Si { $seat } no vuelve en { $seconds } segundos, su asiento se abre a un relevo.
        }
    }
event-substituted =
    { $you ->
        [seat] Tomas el relevo en este asiento, con todo lo que sabe.
       *[other] { $name } toma el relevo en un asiento, con todo lo que sabe.
    }
event-reclaimed =
    { $you ->
        [seat] Has vuelto y el asiento es tuyo otra vez: { $name } aún no había hecho nada, pero ha visto todo lo que sabe.
       *[other] { $seat } vuelve y recupera el asiento: { $name } aún no había hecho nada, pero ha visto todo lo que sabe.
    }
event-put-out =
    { $you ->
        [name] Más de la mitad de la mesa te ha expulsado de la partida; un bot juega por ti.
       *[other] Más de la mitad de la mesa expulsa a { $name } de la partida; juega un bot.
    }
event-paused = La partida está en pausa; todos los relojes se paran.
event-resumed = La partida sigue.
event-extended = Un poco más de tiempo para todo el mundo.
event-game-over = La partida ha terminado. El reparto queda al descubierto: cualquiera puede comprobarlo.
event-book-corrected = Quien dirige la partida ha corregido el libro. El relato se cuenta de nuevo, tal como está ahora.
event-rematched = Otra partida: de vuelta a la sala.
event-table-closed = La mesa queda cerrada: { $why }. Lo jugado se guarda.

## Rechazos

refused-unknown-code = No hay ninguna mesa «{ $code }».
refused-unknown-pace = No hay ningún ritmo «{ $pace }». Ritmos conocidos: { $known }.
refused-unknown-bot = No hay ningún bot «{ $bot }» para este juego. Bots conocidos: { $known }.
refused-unknown-language = No hay ningún idioma «{ $language }». Idiomas conocidos: { $known }.
refused-no-token = Primero siéntate a esta mesa.
refused-wrong-token = Esa clave no es de nadie de esta mesa; quizá otra persona tiene ahora el asiento.
refused-host-only = Solo puede hacerlo quien dirige la mesa.
refused-yourself = No puedes quitarte así: mejor deja la mesa.
refused-seated-only = Solo puede hacerlo quien tiene un asiento en la mesa.
refused-anothers = { $id } no se te pregunta a ti.
refused-choice = No se entiende lo elegido para { $id }: { unfit }.
refused-call-link = «{ $link }» no es un enlace a una llamada. Empieza por https:// y tiene como mucho { $most } caracteres, sin espacios.
refused-no-list = Esta casa no tiene lista de mesas abiertas. Quien la lleva puede tenerla: meetinghouse serve --open-tables
refused-no-push = Esta casa no envía notificaciones. Quien la lleva puede cambiarlo: meetinghouse serve --push tu@example.org
refused-push-endpoint = Una notificación va a un enlace https de { $most } caracteres como mucho, y esto no lo es.
refused-push-keys = Las claves de este dispositivo no se pueden leer. Desactiva sus notificaciones y vuelve a activarlas.
refused-locked = La mesa tiene el cerrojo echado: nadie más puede sentarse.
refused-full =
    { $most ->
        [one] El único asiento está ocupado.
       *[other] Los { $most } asientos están ocupados.
    }
refused-name = Un nombre tiene de 1 a { $most } letras; «{ $name }» no sirve.
refused-name-marks = Una letra de un nombre lleva como mucho { $most } signos, encima y debajo; una de «{ $name }» lleva más.
refused-name-nobodys = Aquí «{ $name }» es alguien cuyo nombre se borró. Elige otro nombre.
refused-name-taken = En esta mesa ya hay alguien con ese nombre: { $name }.
refused-not-in-lobby = Esto solo se puede hacer antes de la partida.
refused-not-playing = Esto solo se puede hacer durante la partida.
refused-erase-later = Podrás borrarlo cuando acabe la partida, o al dejarla.
refused-not-over = Esto solo se puede hacer después de la partida.
refused-not-all-ready = Falta gente por decir que puede empezar.
refused-opening = La partida está a punto de empezar: nada puede cambiar hasta entonces, o hasta que se anule el comienzo.
refused-not-opening = Ahora no se está abriendo ninguna parte de un reparto.
refused-wrong-share = Esta parte no tiene la huella que se envió para ella.
refused-no-house-share = La casa aún no ha puesto su parte en esta mesa: el número que baraja la próxima partida es solo suyo.
refused-too-few =
    { $game } necesita al menos { $least } personas; { $players ->
        [0] aquí todavía no hay nadie
        [one] aquí solo hay una
       *[other] aquí solo hay { $players }
    }.
refused-too-many = { $game } es para { $most } personas como mucho; aquí hay { $players }. Libera primero algún asiento.
refused-no-such-game = No se conserva ninguna partida { $number } de esta mesa.
refused-no-such-seat = No hay asiento { $seat } en esta mesa.
refused-no-room =
    No hay sitio para { $count } bots: { $free ->
        [one] queda un asiento
       *[other] quedan { $free } asientos
    }.
refused-one-name = Un mismo nombre no puede ser de { $count } bots.
refused-seat-order = El orden debe nombrar una vez cada uno de los { $seats } asientos.
refused-not-vacant = El asiento { $seat } no está libre para un relevo.
refused-opens-later =
    Nadie puede sentarse todavía en el asiento { $seat }; se abre en { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
refused-seat-kept = Este asiento no se abre a nadie: harían falta otras { $least } personas con asiento propio. Lo juega un bot, y solo su propio enlace devuelve a él.
refused-too-few-to-put-out = No se expulsa a nadie cuando menos de { $least } personas tienen asiento.
refused-worlds-off = Esta mesa no cuenta los mundos. Quien dirige la mesa puede activarlo antes de una partida.
refused-worlds-rest = Ahora es secreto quién actúa. La cuenta de mundos seguirá cuando acabe.
refused-eyes-not-out = Solo quien está fuera del juego puede ver todas las cartas antes del final.
refused-eyes-not-alone = Todas las cartas se abren antes del final solo a quien juega a solas con bots. Aquí otras personas podrían enterarse.
refused-eyes-watched = Alguien más está mirando, quizá en la pantalla común. Las cartas siguen cerradas hasta que se vaya.
refused-eyes-open = La única persona de esta partida está fuera del juego y mira con todas las cartas abiertas, así que nadie más puede mirar ahora. Vuelve cuando termine la partida: entonces todo estará abierto para todo el mundo.
refused-master-only = Solo puede hacerlo quien dirige una partida abierta para ello.
refused-master-sits = Quien dirige la partida no tiene asiento: para jugar también, entra con otro dispositivo.
refused-moderated-clocks = Cuando alguien dirige la partida no corre ningún reloj: elige «sin relojes».
refused-still-asked = El paso sigue abierto mientras falte una respuesta que decida algo. Falta la respuesta de: { $people }.
refused-dealing = Primero cada cual mira su rol. Al cerrar el reparto no se saca nada.
refused-one-phone-game = { $game } no se puede jugar con un solo teléfono que pasa de mano en mano, o no entre tanta gente.
refused-one-phone-full = Un solo teléfono pasa entre { $most } personas como mucho.
refused-one-phone-clocks = Mientras un solo teléfono pasa de mano en mano no corre ningún reloj: elige «sin relojes».
refused-not-on-phone = El asiento { $seat } no se juega en este teléfono.
refused-given-anew = Quien dirige la partida ha dado este asiento a otro dispositivo.
refused-put-out = La mesa te ha expulsado de esta partida y no puedes volver a ella.
refused-not-away = La persona del asiento { $seat } está aquí.
refused-seated-already = Ya tienes un asiento en esta mesa.
refused-not-yours = El asiento { $seat } es de un bot.
refused-not-stood-in = Ningún bot juega por ti.
refused-paused = La partida está en pausa.
refused-not-paused = La partida no está en pausa.
refused-no-clock-runs = No corre ningún reloj.
refused-no-channel = Ahora no puedes escribir ahí ({ $channel }).
refused-muted = Quien dirige la mesa te ha silenciado.
refused-too-long = Eso tiene más de { $most } caracteres.
refused-three-words = Las últimas palabras son tres como mucho, de { $most } caracteres en total.
refused-said-already = Ya has dicho tus últimas palabras.
refused-unknown-phrase = No hay ninguna frase rápida «{ $phrase }». Frases conocidas: { $known }.
refused-no-reactions = Mientras es secreto quién decide, nadie reacciona: espera a que acabe el paso.
refused-text-and-phrase = Di tus propias palabras, una frase rápida o un gesto: solo una cosa a la vez.
refused-gestures-only = Aquí solo puedes hacer gestos.
refused-no-gestures = Aquí no se hacen gestos.
refused-how-many-signs = Un gesto tiene de 1 a { $most } señas.
refused-unknown-sign = No hay ninguna seña ni asiento «{ $sign }». Señas conocidas: { $known }.
refused-empty = Ese mensaje está vacío.
refused-too-fast =
    Has ido demasiado deprisa; espera { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
refused-suspicion = Una sospecha es un número de 0 a 100.
refused-key-reused = Esta petición ya se envió con otro contenido.
refused-no-record-yet = El registro se abre cuando termina la partida.
refused-house-full =
    La casa está llena: { $most ->
        [one] hay una mesa abierta
       *[other] hay { $most } mesas abiertas
    }. Prueba más tarde.
refused-closed = Esta mesa está cerrada: { $why }.
refused-draining = La casa se va a actualizar. Las partidas empezadas siguen hasta el final; después podrán empezar otras.
refused-table-room = Esta mesa ha llenado los { $most } MB que puede guardar: la partida sigue, pero ya no se puede decir, anotar ni cambiar nada.
refused-house-room = La casa ya no tiene sitio para guardar más. Las partidas empezadas siguen; todo lo demás tiene que esperar.
refused-table-damaged = Esta mesa está dañada donde se guarda y no se puede abrir. Quien lleva la casa quizá tenga una copia.
refused-store = Ahora no se puede guardar nada: { $why }. Prueba otra vez en un momento.
refused-other-rules = El servidor que ha respondido tiene otras reglas que las de esta partida. Prueba otra vez en un momento: otro servidor de la casa la continúa.

## Rechazos del servidor

refused-cross-origin = Esto se envió desde una página de otro sitio, y no se acepta.
refused-not-json = Lo enviado no es JSON.
refused-broken = Algo ha salido mal, y esto no se ha podido hacer.
refused-misdirected = Esta casa no se llama «{ $host }». Ábrela por su dirección, o pide a quien la lleva que añada el nombre: meetinghouse serve --name { $host }
refused-not-found = Aquí no hay nada.
refused-method = Eso no se puede hacer aquí.
refused-too-large = Lo enviado es demasiado grande.
refused-no-length = Lo enviado no dice cuánto mide.
refused-not-json-type = Lo enviado no está marcado como JSON.
refused-malformed-body = Lo enviado no tiene sentido aquí: { unfit }.
refused-too-many-connections = Hay demasiadas conexiones abiertas desde donde estás. Cierra alguna y prueba otra vez.
refused-too-many-watchers = Hay tanta gente mirando que no cabe nadie más. Entrarás en cuanto alguien se vaya.
refused-header = No se puede leer la cabecera { $name }.
refused-long-target = Esta dirección es demasiado larga: { $most } bytes como máximo.
refused-long-header = La cabecera { $name } es demasiado larga: { $most } bytes como máximo.
refused-long-head = La dirección y las cabeceras juntas son demasiado largas: { $most } bytes como máximo.
refused-slow-body = Lo enviado no llegó a tiempo.
refused-closing = La casa cierra un momento.
refused-extended-enough = Esto ya tuvo más tiempo { $most } veces.
