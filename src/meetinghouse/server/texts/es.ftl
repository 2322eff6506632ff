### Lo que dicen las páginas, en español.

## Entrar

page-welcome = Toma asiento
page-welcome-lead = Juega con tu gente en torno a una mesa, a distancia, o en solitario contra bots. La casa guarda cada secreto y cada regla.
page-play-now = Jugar a solas
page-how-you-like-it = A tu gusto
page-open-table = Abrir una mesa
page-join = Tienes un código
page-go = Entrar
page-go-on = Seguir jugando:
page-code = Código de la mesa
page-code-of = Código de la mesa: { $code }
page-code-form = Un código tiene cuatro letras, como KWTM, o seis.
page-your-name = Tu nombre
page-name-needed = En esta mesa ya hay alguien que juega sin nombre. Dinos el tuyo.
page-players-alone = Asientos, a solas
page-edition = Edición
page-edition-en = Edición inglesa
page-edition-fr = Edición francesa
page-edition-es = Edición española
page-pace = Ritmo
page-pace-usual = Como siempre
page-code-letters = El código de la mesa
page-code-letters-count =
    { $count ->
        [4] 4 letras
       *[other] { $count } letras: difícil de adivinar
    }
page-one-moment = Un momento…
page-home = A la entrada
page-no-table = No hay ninguna mesa { $code }
page-no-table-lead = Quizá se perdió una letra por el camino, o la mesa ya se recogió. Pide otra vez el código, o abre tu propia mesa.
page-moved = Tu asiento cambió de dispositivo
page-moved-lead = Está abierto en otro. Solo uno puede mostrar tus cartas.
page-reclaimed = El asiento vuelve a su sitio
page-reclaimed-lead = Volvió la persona a quien pertenece, y aún no habías hecho nada en él: lo recupera.
page-watch = Mirar
page-put-out = Estás fuera de esta partida
page-put-out-lead = Lo ha querido más de la mitad de la mesa; juega un bot. Puedes seguir mirando.
page-other-seat = Aquí juegas como { $own }. Este enlace es el asiento de { $other }.
page-other-seat-lead = Si lo tomas, este navegador guarda la llave del tuyo: la pestaña Mesa te lleva de vuelta a él.
page-other-seat-stay = Seguir como { $own }
page-other-seat-take = Jugar como { $other }
page-seat-before = Volver al asiento de { $name }
page-here-again = Jugar aquí otra vez
page-not-built = Las páginas para el navegador aún no se han generado. Ejecuta «make pages» en la carpeta del código fuente; si Meetinghouse se instaló sin -e, vuelve a instalarlo después. Los programas ya pueden jugar.
page-lost = Se cortó la conexión. Tu asiento te espera…
page-sit-down = Siéntate a la mesa { $code }
page-take-a-seat = Tomar asiento
page-watching = O quédate a mirar: ves lo que ve todo el mundo.

## Sala

page-invite = Aquí se entra:
page-qr = Código QR que abre esta mesa
page-share = Compartir el enlace
page-copied = Copiado
page-open-tv = Abrir la pantalla común
page-seats = Asientos ({ $count } de { $most })
page-add-bot = Añadir un bot
page-lock = Nadie más puede entrar
page-no-watchers = Nadie más puede mirar
page-no-watchers-lead = Quien ya mira puede quedarse, y la pantalla común también. Para los demás el código no lleva a ninguna parte en cuanto estén ocupados todos los asientos, la mesa esté cerrada o empiece la partida.
page-watchers-lead = Nadie más se sienta cuando están ocupados todos los asientos o la partida ha empezado; quien sepa el código puede mirar.
page-start = Empezar
page-ready = Puedo empezar
page-not-ready = Mejor todavía no
page-leave = Salir
page-too-few = Hacen falta al menos { $least } personas.
page-waiting-for = Esperando a { $names }.
page-waiting-for-you = Di cuándo puedes empezar.
page-waiting-for-host = Esperando a que empiece quien dirige la mesa.
page-shuffle-together = El reparto lo hacemos entre todos: cada dispositivo añade un número al azar, y así nadie puede elegir las cartas por su cuenta.
page-shuffle-opening = Cada dispositivo añade su parte al reparto…
page-shuffle-waiting = { $count ->
    [one] Esperando al dispositivo de { $names }. ¿Tiene la pantalla encendida?
   *[other] Esperando a los dispositivos de { $names }. ¿Tienen la pantalla encendida?
}
page-shuffle-stop = No esperar más
page-shuffle-distrust = La casa ya no muestra el número que vio este dispositivo: no abre el suyo, y esta partida no empezará.
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
page-style = Vuestra manera de jugar
page-style-changed = { $style }, con cambios
page-style-again = Sin cambios
page-style-own = A vuestra manera
page-style-own-help = No es del todo ninguna de estas: mira todos los ajustes más abajo.
page-settings-changed = { $count ->
    [one] uno cambiado
   *[other] { $count } cambiados
}
page-settings-reset = Volver a los ajustes habituales
page-settings-other = Otros
page-setting-usual = Cambiado. Lo habitual: { $value }
page-setting-needs = Solo importa con «{ $name }: { $value }».
page-setting-notes = Lo que se sigue de estos ajustes
page-shares = En esta partida, con { $count } jugadores
page-shares-usual = normalmente { $count }
page-shares-total =
    { $total } para { $count } jugadores: { $over ->
        [yes] sobran
       *[no] faltan
    }.
page-as-usual = { $count } ({ $value })
page-clashes = Lo que impide empezar
page-setting-range = Admite un número de { $least } a { $most }.

## Licencias

page-licences = Licencias
page-licences-lead = Meetinghouse es software libre: cualquiera puede usarlo, cambiarlo y compartirlo según estos términos.
page-licences-others = De qué están hechas las páginas
page-licences-others-lead = Con las páginas llegan a tu navegador código y tipos de letra de otros autores, cada uno con su propia licencia.
page-licences-missing = No se pudo leer la lista de licencias. Se hace al generar las páginas.

## Donde no hay nada

page-not-found = Aquí no hay nada
page-not-found-lead = No hay ninguna página en esta dirección. Quizá se perdió una letra por el camino.

## Ajustes de quien lee

page-settings = Ajustes
page-language = Idioma
page-theme = Aspecto
page-theme-auto = Según la partida
page-theme-parchment = Pergamino
page-theme-night = Noche
page-theme-contrast = Alto contraste
page-voice = Voz
page-bells = Campanas
page-ambience = Ambiente
page-speed = Velocidad de la voz
page-calm = Menos movimiento
page-peek-tap = Mostrar mis cartas con un toque, sin mantener

## Lo que se pregunta

page-your-turn = Te toca
page-confirm = Confirmar
page-choose-first = Elige antes
page-do-it = Hacerlo
page-sent = Enviado
page-why-not = ¿Por qué no puedo…?
page-nothing-closed = Todo lo que podrías esperar te está permitido.
page-fold-ask = Plegar
page-unfold-ask = Desplegar
page-pick-at-table = Toca un asiento de la mesa.
page-part-change = cambiar
page-out = Quedas fuera de juego y ves lo que ve todo el mundo.
page-sealed = Sellado.
page-sealed-wait = Esperando al resto…
page-sealed-until = Hasta que se acabe la arena, hayan respondido todos o no.
page-missed-default = Se te acabó el tiempo, y se eligió por ti: { $default }.
page-missed-without = Se te acabó el tiempo, y se resolvió sin ti.
page-effect-hint = Elige para leer qué hace.
page-see-large = Ver { $name } en grande
page-see-large-none = Ver en grande la carta elegida
page-close = Cerrar
page-as-it-is = Tal como está
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
page-order-reset = Como antes
page-watching-now = Estás mirando
page-watching-lead = Ves lo que ve todo el mundo, y nada más. Se abre un asiento cuando más de la mitad de la mesa desea un relevo: pídeselo.
page-watching-opens = Pronto se abre un asiento: podrás ocuparlo.
page-opening = { $gone ->
    [yes] El asiento de { $name }, que se ha ido, se abre a un relevo en
   *[no] El asiento de { $name } se abre a un relevo, a menos que { $name } vuelva, en
}
page-watching-open = Hay un asiento libre: puedes ocuparlo.
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

page-chat = Lo que se dijo
page-channel = Dónde
page-say = Decir
page-say-something = Di algo
page-three-words = Tus tres últimas palabras
page-nothing-said = Aún no se ha dicho nada.
page-silence = Ahora nadie puede hablar aquí.
page-gestures = Gestos
page-signs = Signos
page-point = Señalar a alguien
page-gesture = Tu gesto
page-gesture-empty = Elige hasta { $most } signos.
page-gesture-back = Quitar el último signo
page-show-gesture = Mostrar

## Las reglas, cláusula a cláusula

refused-no-such-clause = No hay ninguna cláusula «{ $id }». Cerca: { $closest }.
refused-no-such-words = Ninguna cláusula contiene todas estas palabras: «{ $words }».

## Alrededor del escenario

page-title-asked = Tu turno
page-panels = Junto a la mesa
page-tab-log = Relato
page-tab-talk = Charla
page-tab-notes = Notas
page-tab-table = Mesa
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
page-log-newest = A lo más nuevo
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

page-notes-lead = Solo tú lees esto. Se guarda con tu asiento.
page-suspicion = Cuánto sospechas, de 0 a 100
page-suspicion-none = sin fijar
page-notes-words = Con tus palabras
page-notes-saved = Guardado
page-notes-waiting = Guardando…
page-notes-failed = Aún no se ha guardado; se conserva aquí y se intenta otra vez.

## La mesa misma

page-wishes = Tiempo
page-pause = Pausa
page-resume = Seguir
page-extend = Más tiempo
page-wishes-lead = Ocurre cuando más de la mitad lo desea. Nadie ve quién.
page-people = En la mesa
page-host-is = Dirige la mesa: { $name }
page-powers = Lo que puede hacer quien dirige la mesa
page-no-host = Ahora nadie dirige la mesa; lo hará quien vuelva primero.
page-block = No escuchar
page-unblock = Escuchar de nuevo
page-mute = Silenciar
page-unmute = Devolver la voz
page-put-out-name = ¿Dejar a { $name } fuera de esta partida?
page-put-out-sure = Ocurre cuando lo desean { $needed } de quienes tienen asiento; nadie ve quién. Un bot juega el asiento hasta el final, { $name } no puede volver a esta partida y el acta lo dice.
page-put-out-do = Desearlo
page-put-out-not = No
page-narrator = La voz
page-speaks = Este dispositivo habla
page-speaks-lead = Basta una voz en la sala. Su volumen y velocidad están en los ajustes, arriba.
page-repeat = Repetir
page-move-seat = Pasar mi asiento a otro teléfono
page-move-seat-lead = Escanéalo con el otro teléfono. No lo enseñes a nadie: quien lo tenga juega tu asiento y ve tus cartas.
page-move-seat-qr = Código QR que abre tu propio asiento
page-copy-link = Copiar el enlace
page-not-copied = Este navegador no deja copiarlo.
page-fair = Un reparto limpio
page-fair-lead = Es la huella de la semilla con que se barajan todas las cartas, fijada antes de repartir la primera. Al final se abre la semilla y cualquiera puede comprobarlo.
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
page-stood-in = No estabas, y un bot juega por ti.
page-take-back = Recuperar tu asiento
page-since = Desde que te fuiste
page-since-when = Tu última visita: { $when }.
page-since-more = { $count ->
    [one] Hay una línea más en el relato.
   *[other] Hay { $count } líneas más en el relato.
}
page-since-read = Entendido

## El final

page-over = La partida ha terminado
page-you-won = Has ganado
page-you-lost = Has perdido
page-winners = { $count ->
    [0] No gana nadie.
    [one] Gana { $names }.
   *[other] Ganan { $names }.
}
page-rematch = Otra partida
page-rematch-host = Quien dirige la mesa puede empezar otra partida.
page-watch-again = Verla otra vez
page-record = Descargar el registro
page-verify = Comprobar el reparto
page-verify-holds = El reparto es el prometido.
page-verify-breaks = El reparto no es el prometido.
page-verify-seed = La semilla, abierta al final
page-verify-hash = Su huella, calculada por tu propio navegador
page-verify-told = La huella que se dijo al empezar la partida
page-verify-recorded = La huella anotada en el registro
page-verify-means = Todo lo que se baraja en esta partida sale de esta semilla, y su huella se dijo antes de repartir la primera carta: así nadie pudo elegir las cartas después. Que cada jugada fue legal se comprueba con el archivo descargado: meetinghouse verify.
page-verify-means-not = La semilla que se abrió no es la prometida. No te fíes de esta partida.
page-verify-seed-holds = La semilla tiene la huella que se dijo antes de repartir la primera carta.
page-verify-shares-holds = Cada parte de la que salió la semilla tiene la huella fijada antes de abrir la primera.
page-verify-mixed-holds = La semilla es la que forman estas partes juntas.
page-verify-list-holds = La lista de huellas es la que se fijó al empezar.
page-verify-house-holds = La huella de la casa es la que vio este dispositivo antes de sacar su parte.
page-verify-own-holds = Tu propia parte está ahí, en tu asiento, tal como la sacó tu dispositivo.
page-verify-not = No es cierto: { $claim }
page-verify-alone = La semilla de esta partida la sacó la casa sola: ningún dispositivo añadió una parte.
page-verify-makers = { $count ->
    [one] La casa y un dispositivo han hecho juntos este reparto.
   *[other] La casa y { $count } dispositivos han hecho juntos este reparto.
}
page-verify-none-of-yours = Este dispositivo no conoce ninguna de las partes.
page-reasons = Lo que pensaban los bots
page-reasons-lead = Sellado al jugar; cada uno solo sabía lo que sabía su asiento.
page-reasons-none = Los bots de esta partida no tenían razones que contar.
page-reasons-whose = Los pensamientos de quién
page-reasons-all = Todos los bots

## Ver otra vez una partida

page-replay = { $code }, otra vez
page-no-replay = Aún no hay nada que ver
page-to-table = A la mesa { $code }
page-eyes = Con los ojos de
page-eyes-public = todo el mundo
page-eyes-all = alguien que lo ve todo
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
page-step-halt = Parar
page-spoilers = Mostrar hasta dónde llega
page-share-moment = Copiar el enlace a este momento

## La pantalla común

page-tv-start = Empezar con sonido
page-tv-join = Entra con un teléfono en
page-lost-tv = Se cortó la conexión; volverá sola…

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
page-rules-lead = Cada regla que aplica la casa es una cláusula con un identificador que nunca cambia. Todo lo que se te niega cita su cláusula.
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
page-learn-off = Puedes despedir al tutor, y llamarlo en cualquier partida que juegues a solas.
page-learn-begin = ¡A repartir!
page-coach = Tutor
page-coach-on = Llamar al tutor
page-coach-off = Despedir al tutor
page-coach-again = Repítelo
page-coach-next = Sigue
page-coach-got-it = Entendido
page-coach-back = Atrás
page-coach-more = Más en la guía
page-coach-progress = Lección { $at } de { $of }
page-coach-done = El tutor hablará cuando ocurra algo nuevo.

## La puerta de entrada, la guía y la primera partida, sea cual sea el juego

page-for-players = De { $least } a { $most } personas
page-for-minutes = { $least }–{ $most } min
page-games = Juegos
page-of-game = { $what }: { $game }
page-print = Imprimir
page-guide-none = Este juego aún no tiene guía propia. Sus reglas están todas aquí, cláusula por cláusula.
page-guide-nothing = Aquí nada habla de «{ $query }».
page-learn-lead = Juegas una partida de verdad de { $game } con { $bots ->
    [one] un bot
   *[other] { $bots } bots
}, y la casa muestra en cada paso lo que puedes hacer.

## El final, las partidas anteriores, la mirada atrás, las frases hechas

page-games-before = Partidas anteriores de esta mesa
page-game-number = Partida { $number }
page-replay-number = { $code }, partida { $number }, otra vez
page-replay-moments = Los grandes momentos
page-replay-notes = Tus notas en ese momento
page-replay-no-notes = Aún no habías escrito nada.
page-suspicion-clear = Borrar: { $name }
page-phrases = Frases rápidas
page-heard = A quién se oye
