### Lo que dicen las páginas, en español.

## Entrar

page-welcome = Toma asiento
page-welcome-lead = Juega con tu gente alrededor de una mesa, a distancia, o a solas contra bots. La casa reparte las cartas, guarda los secretos y se sabe las reglas.
page-play-now = Jugar a solas
page-how-you-like-it = A tu manera
page-open-table = Abrir una mesa
page-join = ¿Tienes un código?
page-go = Entrar
page-go-on = Seguir jugando:
page-code = Código de la mesa
page-code-of = Código de la mesa: { $code }
page-code-form = Un código tiene cuatro letras, como KWTM, o seis.
page-your-name = Tu nombre
page-name-needed = En esta mesa ya hay alguien que juega sin nombre. ¿Cómo te llamamos?
page-players-alone = Jugadores a solas
page-edition = Edición
page-edition-en = Edición inglesa
page-edition-fr = Edición francesa
page-edition-es = Edición española
page-pace = Ritmo
page-pace-usual = Estándar
page-code-letters = El código de la mesa
page-code-letters-count =
    { $count ->
        [4] 4 letras
       *[other] { $count } letras: difícil de adivinar
    }
page-one-moment = Un momento…
page-home = Volver a la entrada
page-no-table = No hay ninguna mesa { $code }
page-no-table-lead = Quizá se haya perdido una letra por el camino, o la mesa ya esté recogida. Pide otra vez el código, o abre tu propia mesa.
page-moved = Tu asiento ha cambiado de dispositivo
page-moved-lead = Está abierto en otro. Solo uno puede mostrar tus cartas.
page-reclaimed = Ha vuelto quien ocupaba el asiento
page-reclaimed-lead = Aún no habías hecho nada en él, así que lo recupera.
page-watch = Mirar
page-put-out = Esta partida sigue sin ti
page-put-out-lead = Así lo ha querido más de la mitad de la mesa; un bot juega por ti. Puedes seguir mirando.
page-given-anew = Tu asiento está ahora en otro dispositivo
page-given-anew-lead = Quien dirige la partida lo ha dado de nuevo, y este dispositivo ya no muestra tus cartas. Si es un error, díselo.
page-other-seat = Aquí juegas como { $own }. Este enlace lleva al asiento de { $other }.
page-other-seat-lead = Si lo ocupas, este navegador guarda la llave del tuyo: la pestaña Mesa te lleva de vuelta a él.
page-other-seat-stay = Seguir como { $own }
page-other-seat-take = Jugar como { $other }
page-seat-before = Volver al asiento de { $name }
page-here-again = Jugar aquí otra vez
page-not-built = Las páginas para el navegador aún no se han generado. Ejecuta «make pages» en la carpeta del código fuente; si Meetinghouse se instaló sin -e, vuelve a instalarlo después. Los programas ya pueden jugar.
page-lost = Se ha cortado la conexión. Tu asiento te espera…
page-sit-down = Siéntate a la mesa { $code }
page-take-a-seat = Tomar asiento
page-watching = O quédate a mirar: verás lo que ve todo el mundo.

## Sala

page-invite = Invita a tu gente:
page-qr = Código QR que abre esta mesa
page-share = Compartir el enlace
page-copied = Copiado
page-open-tv = Abrir la pantalla común
page-seats = Asientos ({ $count } de { $most })
page-phone-hand-to = Pasa el teléfono a { $name }
page-phone-hand-lead = Que nadie más mire: lo que viene es para un solo par de ojos.
page-phone-look = Soy { $name }
page-phone-nobody = Ahora nadie tiene nada que decidir.
page-phone-others = Otra persona quiere mirar
page-phone-sealed = Gracias, { $name }.
page-phone-sealed-lead = Quédate con el teléfono un momento más y luego pásalo.
page-phone-cover = Tapar
page-phone-one = Un teléfono para varias personas
page-phone-one-lead = Quien no tiene teléfono juega en el tuyo. Pasa de mano en mano, y cada cual mira por turno detrás de una cortina. No corre ningún reloj.
page-phone-name = ¿Quién más juega en este teléfono?
page-phone-add = Añadir
page-phone-here = en este teléfono
page-phone-open = Un teléfono de mano en mano
page-add-bot = Añadir un bot
page-bot-level = Nivel de los bots
page-bot-random = al azar
page-bot-easy = fácil
page-bot-steady = con cabeza
page-bot-sharp = temible
page-fill-with-bots = Completar hasta { $count } con bots
page-change-game = Cambiar de juego
page-lock = Nadie más puede sentarse
page-no-watchers = Nadie más puede mirar
page-no-watchers-lead = Quien ya está mirando puede quedarse, y la pantalla común también. Para los demás, el código deja de funcionar en cuanto se ocupan todos los asientos, se cierra la mesa o empieza la partida.
page-watchers-lead = Cuando están ocupados todos los asientos o la partida ha empezado, nadie más puede sentarse; pero quien tenga el código puede mirar.
page-start = Empezar
page-ready = Puedo empezar
page-not-ready = Mejor todavía no
page-leave = Salir
page-waiting-for = Esperando a { $names }.
page-waiting-for-you = Avisa cuando puedas empezar.
page-waiting-for-host = Esperando a que empiece quien dirige la mesa.
page-shuffle-together = Barajamos entre todos: cada dispositivo añade un número al azar, y así nadie puede elegir las cartas por su cuenta.
page-shuffle-opening = Barajando entre todos…
page-shuffle-waiting = { $count ->
    [one] Esperando al dispositivo de { $names }. ¿Tiene la pantalla encendida?
   *[other] Esperando a los dispositivos de { $names }. ¿Tienen la pantalla encendida?
}
page-shuffle-stop = No esperar más
page-shuffle-distrust = La casa ya no muestra el mismo número que antes: este dispositivo se guarda el suyo, y esta partida no empieza.
page-shuffle-accused = La casa dice que tu dispositivo no abrió su parte del reparto. Sí la abrió. Si vuelve a pasar, no te fíes de esta casa.
page-game-settings = La partida
page-all-settings = { $count ->
    [0] Todos los ajustes
    [one] Todos los ajustes (uno cambiado)
   *[other] Todos los ajustes ({ $count } cambiados)
}
page-swap = Intercambiar:
page-remove = Quitar a { $name }
page-arrange = Ordena los asientos como os sentáis: arrástralos por su asa, o toca dos nombres para intercambiarlos.
page-move = Mover a { $name }: arrastra, o usa las flechas
page-moved-to = { $name } tiene ahora el asiento { $place } de { $count }.
page-rename = Cambiar mi nombre
page-rename-done = Usar este nombre
page-all-ready = Todo el mundo puede empezar.
page-style = Cómo jugamos
page-style-changed = { $style }, con vuestros cambios
page-style-again = Deshacer los cambios
page-style-own = A vuestra manera
page-style-own-help = Una mezcla vuestra: mira todos los ajustes más abajo.
page-settings-changed = { $count ->
    [one] uno cambiado
   *[other] { $count } cambiados
}
page-settings-reset = Volver a los ajustes estándar
page-settings-other = Otros ajustes
page-setting-usual = Cambiado. Estándar: { $value }
page-setting-needs = Solo cuenta con «{ $name }: { $value }».
page-setting-notes = Lo que cambian estos ajustes
page-shares = En esta partida, con { $count } jugadores
page-shares-usual = estándar: { $count }
page-shares-total =
    { $total } para { $count } jugadores: { $over ->
        [yes] sobran
       *[no] faltan
    }.
page-as-usual = { $count } ({ $value })
page-clashes = Lo que impide empezar
page-setting-range = Elige un número del { $least } al { $most }.

## Reunirse

page-missing-seats = { $count ->
    [one] Falta una persona: hacen falta al menos { $least }.
   *[other] Faltan { $count } personas: hacen falta al menos { $least }.
}
page-missing-away = { $count ->
    [one] { $names } no está ahora mismo.
   *[other] { $names } no están ahora mismo.
}
page-settings-link = Estos ajustes como enlace
page-new-table = Una mesa con estos ajustes
page-link-misfits = Una parte de este enlace no vale en esta casa. Lo demás se conserva:
page-link-no-game = Este enlace no nombra ningún juego de esta casa:
page-call-join = Entrar en la llamada del grupo
page-call-link = Enlace de la llamada del grupo
page-call-add = Añadir un enlace a vuestra llamada
page-call-change = Cambiar el enlace
page-call-save = Guardar
page-away-bot = { $name } no está. Si no vuelve, un bot ocupará su lugar en
page-away-host = { $name }, que dirige la mesa, no está. Si no vuelve, otra persona la dirigirá en
page-shuffle-until = Si no llega nada, volvemos a la sala en
page-tv-sound = ¿Sonido en esta pantalla?
page-tv-with-sound = Con sonido
page-tv-without-sound = Sin sonido
page-tv-delay = Retraso
page-tv-delay-none = ninguno
page-tv-delay-seconds = { $seconds } s
page-tv-later = Esta pantalla va { $seconds } segundos por detrás de la mesa. Un momento…
page-keys = El teclado en la mesa
page-key-tab = primero a la pregunta, luego por la página
page-key-digits = elegir esa opción
page-key-enter = enviarla ya
page-key-escape = deshacer lo que está a punto de enviarse, cerrar lo que esté abierto
page-key-large = ver en grande la carta elegida
page-key-question = a la pregunta, desde cualquier sitio
page-key-list = esta lista
page-offline = Ahora mismo no se puede llegar a la casa. Tu asiento queda guardado.
page-install = Instalar Meetinghouse como aplicación
page-install-how = En el menú del navegador elige «Instalar» o «Añadir a la pantalla de inicio». Se abre como cualquier otra aplicación y avisa si no se puede llegar a la casa.
page-install-https = Un navegador solo instala una página como aplicación por https, y esta casa habla http. Quien la lleva puede cambiarlo: meetinghouse serve --tls, o un proxy con certificado.
page-push = Avisarme en este dispositivo cuando me toque
page-push-lead = También con esta página cerrada. El aviso dice qué mesa espera y nada más; de noche, todo el mundo recibe el mismo.
page-push-https = Esta casa puede avisarte cuando te toque, pero los navegadores solo muestran esos avisos para una página con https cuyo certificado reconocen.
page-push-unsupported = Este navegador no puede avisarte cuando te toque. En un iPhone o iPad, añade primero esta página a la pantalla de inicio.
page-push-denied = En este navegador has bloqueado los avisos de esta casa. Permítelos en sus ajustes para saber cuándo te toca.
page-push-failed = El navegador no ha podido apuntarse a los avisos. Prueba más tarde.
page-open-tables = Mesas que esperan gente
page-open-table-of = con { $name }
page-list-table = Anunciada en la entrada
page-list-table-lead = Quien venga a esta casa lee allí tu nombre, a qué jugáis y cuántas personas sois, y puede sentarse mientras quede un asiento libre.

## Licencias

page-crier = El pregonero, para cartas de verdad
page-licences = Licencias
page-licences-lead = Meetinghouse es software libre: cualquiera puede usarlo, cambiarlo y compartirlo según estos términos.
page-licences-others = De qué están hechas las páginas
page-licences-others-lead = Las páginas usan código y tipos de letra hechos por otras personas, cada uno con su propia licencia.
page-licences-missing = No se pudo leer la lista de licencias. Se hace al generar las páginas.

## Donde no hay nada

page-not-found = Aquí no hay nada
page-not-found-lead = No hay ninguna página en esta dirección. Quizá se haya perdido una letra por el camino.

## Ajustes de quien lee

page-settings = Ajustes
page-language = Idioma
page-theme = Aspecto
page-theme-auto = Seguir la partida
page-theme-parchment = Pergamino
page-theme-night = Noche
page-theme-contrast = Alto contraste
page-voice = Voz
page-bells = Campanas
page-ambience = Sonidos de fondo
page-speed = Velocidad de la voz
page-calm = Menos movimiento
page-sleeps = Dormir las noches en las que no tengo nada que hacer
page-peek-tap = Ver mis cartas con un toque, sin mantener pulsado
page-always-confirm = Confirmar siempre lo que elijo

## Lo que se pregunta

page-your-turn = Te toca
page-confirm = Confirmar
page-undo = Deshacer
page-goes-soon = Se envía enseguida; Deshacer o Escape lo detiene.
page-choose-first = Elige primero
page-do-it = Adelante
page-aim = { $cards }: toca un asiento iluminado.
page-aimed = { $cards } sobre { $name }
page-choose-whom = Elige a quién
page-in-hand = { $count } en la mano
page-sent = Enviado
page-why-not = ¿Por qué no puedo…?
page-fold-ask = Plegar
page-unfold-ask = Desplegar
page-pick-at-table = Toca un asiento de la mesa.
page-pick-in-list = Tócalo en la mesa, o abre la lista.
page-part-then =
    { $where ->
        [list] { $chosen }. { $next } Abre la lista.
       *[table] { $chosen }. { $next }
    }
page-look-at-cards = Mirar tus cartas
page-cover-cards = Tapar tus cartas
page-hold-a-card = Mantén pulsada una carta para ver su cara.
page-part-change = cambiar
page-out = Quedas fuera de juego; sigues viendo lo que ve todo el mundo.
page-bots-speed = Velocidad de los bots
page-bots-at =
    { $speed ->
        [asked] los bots no esperan
       *[other] bots a ×{ $speed }
    }
page-skip = Ir al final
page-skipping = Los bots juegan hasta el final…
page-open-cards = Mirar con las cartas abiertas
page-cards-open = Ves todas las cartas. Nadie más puede mirar.
page-close-cards = Cerrar las cartas
page-sealed = Sellado.
page-night-alone = La noche sigue.
page-sealed-wait = Esperando al resto…
page-sealed-until = Hasta que se acabe la arena, hayan respondido todos o no.
page-missed-default = Se te ha acabado el tiempo, y se ha elegido por ti: { $default }.
page-missed-without = Se te ha acabado el tiempo, y se ha resuelto sin ti.
page-effect-hint = Elige algo para leer qué hace.
page-see-large = Ver { $name } en grande
page-see-large-none = Ver en grande la carta elegida
page-close = Cerrar
page-as-it-is = Dejar este orden
page-order-how = Toca dos para intercambiarlas, o arrastra.
page-order-keys = Con el teclado: Intro toma una, las flechas la mueven.
page-order-none = Toca una para tomarla.
page-order-place = { $name }: { $place } de { $count }
page-order-swapped = Han cambiado de sitio: { $one }, { $other }.
page-order-move = Mover
page-order-first = Arriba del todo
page-order-earlier = Hacia arriba
page-order-later = Hacia abajo
page-order-last = Abajo del todo
page-order-reset = Volver a empezar
page-watching-now = Estás mirando
page-watching-lead = Ves lo que ve todo el mundo, y nada más. ¿Te apetece jugar? Pídelo en la mesa: se abre un asiento cuando más de la mitad desea un relevo.
page-watching-opens = Pronto se abre un asiento: puede ser tuyo.
page-opening = { $gone ->
    [yes] { $name } se ha ido; su asiento se abre a un relevo en
   *[no] Si { $name } no vuelve, su asiento se abre a un relevo en
}
page-watching-open = Hay un asiento libre: es tuyo si quieres.
page-choose-several = { $how ->
    [exactly] Elige { $least }.
    [upto] Elige hasta { $most }.
   *[between] Elige de { $least } a { $most }.
}
page-default = Si se acaba el tiempo: { $default }.
page-is-default = Es lo que ocurre si se acaba el tiempo.
page-time-left = Tiempo restante
page-seconds-left = Quedan { $seconds } segundos
page-hours = { $hours } h

## Palabras

page-chat = Lo que se ha dicho
page-channel = Dónde hablar
page-say = Enviar
page-say-something = Di algo
page-three-words = Tres últimas palabras
page-nothing-said = Nadie ha dicho nada todavía.
page-silence = Ahora nadie puede hablar aquí.
page-compose = Afirmar y preguntar
page-compose-back = Otra frase
page-compose-seat = { part-seat }
page-compose-card = { part-card }
page-compose-position = ¿Cuál?
page-compose-amount = { part-amount }
page-compose-word = ¿Qué palabra?
page-compose-line = ¿Qué línea de la historia?
page-compose-saying = ¿Qué palabras?
page-compose-nothing = Ahora no se puede decir nada de este modo.
page-compose-closed = Ahora no:
page-compose-record = Los bots entienden estas frases. Forman parte del registro de la partida: al final todo el mundo podrá leerlas, también lo dicho en privado.
page-claims = Declaraciones
page-claims-none = Nadie ha declarado nada todavía.
page-claims-back = Retirado.
page-claims-against = Contra { $name }: { $why }
page-claims-agreed = De acuerdo: { $names }
page-claims-doubted = Puesto en duda por { $names }
page-claims-answer = Responder
page-compose-about = Hablar de { $name }
page-compose-of-line = Hablar de esta línea
page-mood-claim = Afirmo
page-mood-opinion = Opino
page-mood-request = Propongo
page-mood-promise = Prometo
page-mood-question = Pregunto
page-mood-answer = Respondo
page-gestures = Gestos
page-signs = Señas
page-point = Señalar a alguien
page-gesture = Tu gesto
page-gesture-empty = Elige hasta { $most } señas.
page-gesture-back = Quitar la última seña
page-show-gesture = Mostrar

## Las reglas, cláusula a cláusula

refused-no-such-clause = No hay ninguna cláusula «{ $id }». Cerca: { $closest }.

## Alrededor del escenario

page-title-asked = Tu turno
page-panels = Junto a la mesa
page-tab-log = Relato
page-tab-talk = Charla
page-tab-notes = Notas
page-tab-worlds = Mundos
page-tab-table = Mesa
page-worlds = Qué puede ser verdad todavía
page-worlds-lead = De todos los mundos que encajan con el relato, ¿en cuántos está cada persona en cada bando? Solo cuenta lo que se sabe, no lo que hace la gente. Toca un nombre para ver las razones.
page-worlds-share = { $side }: { $number } % de los mundos aún posibles, según lo que sabe todo el mundo
page-worlds-whose = Contado según
page-worlds-everybody = Lo que sabemos todos
page-worlds-own = Lo que sé yo
page-worlds-first = El reparto, tal como se conocía.
page-worlds-of-side = Parte de los mundos: { $side }.
page-worlds-no-reasons = Estos mundos se han sorteado, no contado: no se puede señalar ninguna línea.
page-worlds-exact = Contado con exactitud; todos los repartos pesan lo mismo.
page-worlds-drawn = Una estimación a partir de { $count } mundos sorteados.
page-worlds-waits = Se están contando los mundos. Mientras es secreto quién actúa, la cuenta espera.
page-worlds-count = Contar los mundos para todos
page-worlds-count-lead = Durante la partida, cualquiera puede ver qué puede ser verdad todavía: en cuántos de los mundos posibles está cada persona en qué bando. Todos ven que está activado.
page-worlds-counted = Esta mesa cuenta los mundos: durante la partida, cualquiera puede ver qué puede ser verdad todavía.
page-unread = { $count ->
    [one] (una novedad)
   *[other] ({ $count } novedades)
}
page-offers = También puedes
page-change-answer = Cambiar tu respuesta
page-try-again = Intentar de nuevo
page-more = Ver más

## El relato

page-log = Lo que ha pasado
page-log-filter = Mostrar
page-log-all = Todo
page-log-mine = Lo que me afecta
page-log-uncover = Mostrar lo que solo yo sé
page-log-cover = Tapar lo que solo yo sé
page-log-earlier = Antes
page-log-newest = Ir a lo último
page-log-open = Abrir el relato
page-log-nothing = Aún no ha pasado nada así.
page-log-lobby = Antes de la partida
page-log-beginning = Empieza la partida
page-log-night = Noche
page-log-end = El final
page-log-turn = { $you ->
    [yes] Tu turno
   *[no] Turno de { $name }
}

## Notas

page-notes-lead = Solo para tus ojos; se guarda con tu asiento.
page-suspicion = Cuánto sospechas, de 0 a 100
page-suspicion-none = sin fijar
page-notes-words = Con tus palabras
page-notes-saved = Guardado
page-notes-waiting = Guardando…
page-notes-failed = Aún no se ha guardado; aquí está a salvo, y lo intentamos otra vez.

## La mesa misma

page-wishes = Tiempo
page-pause = Pausa
page-resume = Seguir
page-extend = Más tiempo
page-wishes-lead = Se hace en cuanto más de la mitad lo desea. Nadie ve quién.
page-people = En la mesa
page-host-is = Dirige la mesa: { $name }
page-powers = Lo que puede hacer quien dirige la mesa
page-no-host = Ahora nadie dirige la mesa; lo hará quien vuelva primero.
page-block = No escuchar
page-unblock = Escuchar de nuevo
page-mute = Silenciar
page-unmute = Devolver la voz
page-put-out-name = ¿Expulsar a { $name } de esta partida?
page-put-out-sure = Hacen falta { $needed } votos de quienes tienen asiento; nadie ve de quién son. Un bot juega entonces el asiento hasta el final, { $name } no puede volver a esta partida y el registro lo dice.
page-put-out-do = Votar la expulsión
page-put-out-not = No
page-narrator = La voz
page-speaks = Que hable este dispositivo
page-speaks-lead = Basta una voz en la sala. Su volumen y velocidad están en los ajustes, arriba.
page-repeat = Repetir
page-move-seat = Pasar mi asiento a otro teléfono
page-move-seat-lead = Escanéalo con el otro teléfono. No lo enseñes a nadie: quien lo tenga juega tu asiento y ve tus cartas.
page-move-seat-qr = Código QR que abre tu propio asiento
page-copy-link = Copiar el enlace
page-not-copied = Este navegador no deja copiarlo.
page-fair = Un reparto limpio
page-fair-lead = Nadie puede amañar el reparto. Esta huella se fijó antes de repartir la primera carta; al final se revela el número secreto del que sale, y cualquiera puede comprobarlo.
page-leave-table = Dejar la mesa
page-leave-sure = ¿Dejar esta partida? Un bot juega por ti y no podrás volver a este asiento.
page-leave-sure-over = ¿Dejar esta mesa?
page-leave-erase = Borrar también mi nombre, lo que dije y mis notas
page-erase = Borrar mis datos
page-erase-sure = ¿Borrar tu nombre aquí, todo lo que dijiste y tus notas, también en las partidas anteriores de esta mesa? Lo jugado se queda, con el nombre «N. N.». No se puede deshacer.
page-erase-yes = Borrar
page-erase-no = Conservar
page-erased = Borrado. Aquí ahora eres «N. N.».
page-stay = Quedarse
page-stood-in = Como no estabas, un bot juega por ti.
page-take-back = Recuperar tu asiento
page-since = Desde que te fuiste
page-since-when = Tu última visita: { $when }.
page-since-more = { $count ->
    [one] Hay una línea más en el relato.
   *[other] Hay { $count } líneas más en el relato.
}
page-got-it = Entendido

## El final

page-you-won = Has ganado
page-won = victoria
page-you-lost = Has perdido
page-again-now = Jugar otra vez ya
page-again-change = Cambiar algo primero
page-again-soon = La próxima partida está a punto de empezar
page-again-soon-lead = En cuanto se apunte todo el mundo, o cuando se acabe la arena.
page-again-in = Me apunto
page-rematch-host = Quien dirige la mesa puede empezar la próxima partida.
page-end-open-all = Destapar todo ya
page-end-who = Quién era qué, y cuándo se supo
page-end-shut = sin destapar todavía
page-end-won = ha ganado
page-end-turn = Turno { $number }
page-end-numbered = { $what } { $number }
page-end-out = fuera: { $where }
page-end-unmasked = al descubierto: { $where }
page-end-turned = cambió de bando: { $where }
page-end-tried = a juicio: { $where }
page-end-condemned = condena: { $where }
page-end-pardoned = indulto: { $where }
page-end-fell = en coma: { $where }
page-end-why = Por qué acabó así
page-end-turns = Momentos decisivos
page-end-turns-coat = { $count ->
    [one] { $names } cambia de bando sin que nadie más lo sepa.
   *[other] { $names } cambian de bando sin que nadie más lo sepa.
}
page-end-nose = El mejor olfato
page-end-nose-right = { $right ->
    [one] { $right } acierto de { $named }
   *[other] { $right } aciertos de { $named }
}
page-end-nose-notes = Tus propias notas acertaron en { $right } de { $named }.
page-end-lies = Lo que se dijo y lo que era verdad
page-end-liar = Nadie mintió mejor que { $name }: { $lies ->
    [one] una mentira
   *[other] { $lies } mentiras
  }, { $caught ->
    [0] { $lies ->
        [one] nunca descubierta
       *[other] ninguna descubierta
      }
   *[other] { $lies ->
        [one] puesta en duda
       *[other] { $caught ->
            [one] 1 puesta en duda
           *[other] { $caught } puestas en duda
          }
      }
  }.
page-end-honest = Nadie dijo una mentira que se pueda probar.
page-end-lies-of = { $lies ->
    [one] 1 mentira
   *[other] { $lies } mentiras
  }, { $caught } en duda
page-end-true = Verdad
page-end-lie = Mentira
page-end-lie-caught = Mentira, puesta en duda o desmentida
page-end-claims-all = Cada declaración, verdadera o falsa
page-end-chart = Cómo se movieron las sospechas
page-end-chart-bots = lo que pensaban los bots, de media
page-end-chart-own = tus propias notas
page-end-chart-named = sospechas selladas
page-end-chart-marks = Del reparto, a la izquierda, al final, a la derecha; la línea discontinua es el 50 %. Un borde rojo señala a quien las merecía; una línea roja, el momento en que algo salió a la luz.
page-end-chart-told = { $name } ({ $role }): las sospechas empezaron en { $first }, llegaron al { $most } y acabaron en { $last }; { $named ->
    [0] ninguna sospecha sellada
    [one] una sospecha sellada
   *[other] { $named } sospechas selladas
}.
page-end-cards = Todo destapado, carta por carta
page-card = Una imagen para compartir
page-card-lead = Hecha en este dispositivo: muestra lo que ya sabe toda la mesa, y las notas de nadie.
page-card-line = { $date } · { $count } a la mesa
page-card-won = { $name } ha ganado
page-card-lost = { $name } ha perdido
page-card-save = Guardar la imagen
page-card-share = Compartir
page-card-not-shared = Este dispositivo no ha podido compartirla. Puedes guardar la imagen.
page-watch-again = Verla otra vez
page-record = Descargar el registro
page-verify = Comprobar el reparto
page-verify-holds = El reparto es el prometido.
page-verify-breaks = El reparto no es el prometido.
page-verify-seed = El número secreto, revelado al final
page-verify-hash = Su huella, calculada por tu propio navegador
page-verify-told = La huella que se dijo al empezar la partida
page-verify-recorded = La huella anotada en el registro
page-verify-means = Todo lo que se baraja en esta partida sale de este número, y su huella se dijo antes de repartir la primera carta: así nadie pudo elegir las cartas después. Para comprobar también que cada jugada fue legal, usa meetinghouse verify con el registro descargado.
page-verify-means-not = El número que se reveló no es el prometido. No te fíes de esta partida.
page-verify-seed-holds = El número tiene la huella que se dijo antes de repartir la primera carta.
page-verify-shares-holds = Cada parte de la que salió el número tiene la huella fijada antes de abrir la primera.
page-verify-mixed-holds = El número es el que forman estas partes juntas.
page-verify-list-holds = La lista de huellas es la que se fijó al empezar.
page-verify-house-holds = La huella de la casa es la que vio este dispositivo antes de sacar su parte.
page-verify-own-holds = Tu propia parte está ahí, en tu asiento, tal como la sacó tu dispositivo.
page-verify-not = No es cierto: { $claim }
page-verify-alone = El número secreto de esta partida lo sacó la casa sola: ningún dispositivo añadió una parte.
page-verify-makers = { $count ->
    [one] La casa y un dispositivo han hecho juntos este reparto.
   *[other] La casa y { $count } dispositivos han hecho juntos este reparto.
}
page-verify-none-of-yours = Este dispositivo no conoce ninguna de las partes.
page-reasons = Lo que pensaban los bots
page-reasons-lead = Sellado al jugar; cada uno solo sabía lo que sabía su asiento.
page-reasons-none = Los bots de esta partida no dejaron razones.
page-reasons-whose = Los pensamientos de quién
page-reasons-all = Todos los bots

## Estadísticas, guardadas en el propio dispositivo

page-stats = Tus estadísticas
page-stats-lead = Se guardan solo en este dispositivo: sin cuenta, y nadie más las ve.
page-stats-none = Todavía no hay partidas terminadas. Aquí se cuenta cada partida que juegues hasta el final.
page-stats-played = Partidas
page-stats-won = Ganadas
page-stats-streak = Victorias seguidas
page-stats-best = Mejor racha
page-stats-lies = Mentiras
page-stats-lies-caught = { $caught } en duda
page-stats-nose = Tu olfato
page-stats-sides = Por bando
page-stats-roles = Por rol
page-stats-of = { $won } de { $played } ganadas
page-stats-export = Guardar en un archivo
page-stats-import = Cargar un archivo
page-stats-forget = Olvidarlo todo
page-stats-sure = ¿Olvidar todas tus partidas en este dispositivo? No se puede deshacer.
page-stats-forgotten = Olvidado.
page-stats-taken = { $count ->
    [0] Todas las partidas de este archivo ya estaban aquí.
    [one] Se ha añadido una partida.
   *[other] Se han añadido { $count } partidas.
}
page-stats-wrong = Este archivo no se ha cargado y nada ha cambiado. { $why }
page-stats-wrong-json = No es JSON, o es solo un trozo de archivo: elige uno que se haya guardado aquí.
page-stats-wrong-other = No es un archivo de estadísticas de Meetinghouse: elige uno que se haya guardado aquí.
page-stats-wrong-version = Tiene la versión { $version }; esta casa lee la versión { $known }.
page-stats-wrong-field = En la partida n.º { $number } del archivo, «{ $field }» falta o es incorrecto.

## Ver otra vez una partida

page-replay = Volvemos a ver { $code }
page-no-replay = Aún no hay nada que ver
page-to-table = Volver a la mesa { $code }
page-eyes = A través de los ojos de
page-eyes-public = todo el mundo
page-eyes-all = la casa (todos los secretos)
page-replay-steps = Paso a paso
page-replay-answer = { $name }: «{ $question }» { $answer }
page-replay-bot = Jugado por un bot: { $name }.
page-replay-by-bot = Jugado por un bot.
page-replay-where = En qué punto de la partida
page-replay-jump = Ir a…
page-step-first = Al principio
page-step-back = Un paso atrás
page-step-next = Un paso adelante
page-step-last = Al final
page-step-play = Reproducir
page-step-halt = Pausa
page-spoilers = Mostrar cuánto queda
page-share-moment = Copiar el enlace a este momento

## La pantalla común

page-tv-join = Entra con un teléfono en
page-lost-tv = Se ha cortado la conexión; volverá sola…

## La guía y las reglas

page-guide = Guía del juego
page-learn-by-playing = Aprender jugando
page-all-clauses = Las reglas, cláusula a cláusula
page-guide-find = Buscar una palabra
page-guide-keys = La tecla / trae aquí; Intro va de un resultado a otro, Esc borra.
page-guide-found = { $hits ->
    [0] Nada encontrado
    [one] Encontrado una vez
   *[other] Encontrado { $hits } veces
}, en { $sections ->
    [one] una sección
   *[other] { $sections } secciones
}.
page-guide-before = El resultado anterior
page-guide-next = El resultado siguiente
page-contents = Índice
page-rules = Reglas
page-rules-lead = Cada regla que aplica la casa es una cláusula con un identificador que nunca cambia. Cuando se te niega algo, la casa te dice qué cláusula lo manda.
page-rules-around = Las cláusulas vecinas
page-rules-find = Un identificador de cláusula, o palabras que buscar
page-rules-look = Buscar
page-rules-first = Las { $shown } primeras de { $count } cláusulas
page-rules-count = { $count ->
    [one] una cláusula
   *[other] { $count } cláusulas
}
page-rules-cited = { $count ->
    [one] Regla:
   *[other] Reglas:
}
page-source-en = Reglamento inglés
page-source-fr = Reglamento francés
page-source-es = Resumen español de las reglas
page-source-2e = Segunda edición inglesa
page-source-img = Cartas impresas
page-source-new = Cartas impresas más nuevas
page-source-r = Decisión de esta casa, donde los reglamentos callan

## Una primera partida con guía

page-learn = Tu primera partida
page-learn-no-clock = No corre ningún reloj: tómate tu tiempo.
page-learn-real = Nada está amañado. Las cartas se barajan, los bots quieren ganar, y tú también.
page-learn-off = Puedes despedir al tutor cuando quieras, y llamarlo en cualquier partida que juegues a solas.
page-learn-begin = ¡A repartir!
page-coach = Tutor
page-coach-on = Llamar al tutor
page-coach-off = Despedir al tutor
page-coach-again = Repítelo
page-coach-next = Siguiente
page-coach-back = Atrás
page-coach-more = Más en la guía
page-coach-progress = Lección { $at } de { $of }
page-coach-done = El tutor volverá cuando ocurra algo nuevo.

## La puerta de entrada, la guía y la primera partida, sea cual sea el juego

page-for-players = De { $least } a { $most } personas
page-for-minutes = { $least }–{ $most } min
page-games = Juegos
page-of-game = { $what }: { $game }
page-print = Imprimir
page-guide-none = Este juego aún no tiene guía propia. Sus reglas están todas aquí, cláusula por cláusula.
page-guide-nothing = Aquí no hay nada sobre «{ $query }».
page-learn-lead = Juegas una partida de verdad de { $game } con { $bots ->
    [one] un bot
   *[other] { $bots } bots
}, y la casa muestra en cada paso lo que puedes hacer.

## El final, las partidas anteriores, la mirada atrás, las frases rápidas

page-games-before = Partidas anteriores de esta mesa
page-game-number = Partida { $number }
page-replay-number = Volvemos a ver { $code }: partida { $number }
page-replay-moments = Los grandes momentos
page-replay-notes = Tus notas en ese momento
page-replay-no-notes = Aún no habías escrito nada.
page-suspicion-clear = Borrar: { $name }
page-phrases = Frases rápidas
page-reactions = Reaccionar
page-heard = Dejar de oír a alguien

## La mesa de cualquier juego

page-look = Mirar
page-cover = Cubrir
page-hold-to-look = Mantén pulsado para mirar.
page-tap-to-look = Toca para mirar.
page-know-nothing = Nada más que el resto de la mesa.
page-choose-seat = Elegir a { $name }
page-plain-out = ya no juega
page-plain-points = señala a { $name }

## El reparto

deal-title = Tu rol
deal-lead = Solo para tus ojos. Gira la pantalla hacia ti y mira.
deal-look = Mirar
deal-you-are = Eres
deal-side = Tu bando: { $side }.
deal-wants = Qué quieres
deal-can = Qué puedes hacer
deal-knows = Lo que sabes
deal-nobody = Nada todavía. Mantén los ojos abiertos.
deal-nothing = No tienes ningún rol secreto.
deal-put-away = Guardar la carta
deal-waits = Cada cual mira su rol…

## El libro del director de juego

page-master-open = Dirigir una mesa
page-master-open-lead = Diriges la partida: llevas la noche, anotas lo que hace cada cual y lo ves todo. Los demás no necesitan ningún dispositivo.
page-master-yours = Diriges esta mesa: ves lo que saben todos los jugadores juntos y anotas lo que hacen. Se dice a todo el mundo.
page-master-said = Una persona dirige esta mesa, ve lo que saben todos los jugadores juntos y anota lo que ocurre.
page-master-people = Alrededor de la mesa
page-master-people-lead = Añade a quienes juegan sin dispositivo. Quien tenga uno entra con el código.
page-master-book = El libro del director de juego
page-master-deal = Cada cual mira su rol, en su dispositivo o en este, por turno. Después, cierra el reparto.
page-master-close-deal = Todo el mundo ha mirado: empezar
page-master-show = Mira { $name }
page-master-asked = Despierta y pregunta:
page-master-asked-by-day = Pregunta a:
page-master-nobody = Ahora nadie tiene que elegir nada. Espera más o menos lo mismo que con los demás, y sigue.
page-master-close = Cerrar esta llamada y seguir
page-master-close-by-day = Cerrar este paso y seguir
page-master-anybody = Anotar algo para
page-master-throws = Anoto los dados
page-master-calls = Las llamadas de esta noche ({ $done } de { $count } ya han pasado)
page-master-done = (ya pasó)
page-master-aloud = Para leer en voz alta
page-master-whisper = Para mostrar o susurrar
page-master-hold = mantener para leer
page-master-as = Responde { $name }:
page-master-show-page = Mostrarle su página
page-master-leave = Volver a quienes toca preguntar
page-master-ends = Esto termina la partida y se muestra todo a todo el mundo. No se puede deshacer.
page-master-ends-yes = Terminar la partida
page-master-ends-no = No, seguimos jugando
refused-not-entered = No se ha anotado nada; la partida sigue.
page-master-entries = Anotaciones y correcciones ({ $count })
page-master-entry = { $name }: { $choice }
page-master-entered = Anotado: { $entry }
page-master-entry-closed = Se cerró un paso
page-master-entries-earlier = Anotaciones anteriores
page-master-why = Por qué se corrige
page-master-repair = Cambiar a mano
page-master-take-back = Retirar
page-master-take-back-of = Retirar: { $entry }
page-master-sure = Sí, retirar
page-master-draw = Sorteo: { $label }
page-master-draw-unknown = Un sorteo de la casa: { $label }
page-master-order = En el orden de los asientos:
page-master-house-draws = Que sortee la casa
page-master-next-call = Siguiente llamada
page-master-table = Toda la mesa, como la ve { $name }
page-master-table-all = Toda la mesa, como la ven todos
page-master-overview = Todo el mundo de un vistazo
page-master-gazette = La gaceta de la mañana, para leer en voz alta
page-master-by-hand = Las cartas se han repartido a mano
page-master-by-hand-next = Estas son las cartas
page-master-by-hand-stop = Dejar de anotar cartas
page-master-house-deals = Que estas las reparta la casa
page-master-card-of = Una carta de { $name }
page-master-card-back = Quitar { $card }
page-master-hands = Contar manos alzadas (votos que faltan: { $count })
page-master-hands-for = Quién levanta la mano por
page-master-hands-enter = { $count ->
        [0] Toca los nombres de las manos alzadas
        [one] Anotar un voto
       *[other] Anotar { $count } votos
    }
page-master-phones = Alguien quiere su carta en un teléfono
page-master-phones-lead = Ahí solo lee lo suyo y puede responder. Tú sigues como hasta ahora.
page-master-phone-scan = { $name } escanea esto con el teléfono. Solo se muestra una vez.
page-master-phone-done = Ya está
page-master-phone-anew = Ya en un teléfono. Si se ha perdido, o el código, vuelve a dar el asiento; el teléfono anterior queda fuera:
page-master-phone-anew-sure = Sí, volver a dar el asiento de { $name }
page-master-elsewhere = Seguir con el libro en otro dispositivo
page-master-elsewhere-lead = Escanea esto con el otro dispositivo. Quien lo tenga lo ve todo.
