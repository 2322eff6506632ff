### Lo que dicen las páginas, en español.

## Entrar

page-welcome = Hay una bruja en este pueblo
page-welcome-lead = Juega a Salem 1692 con amistades en una mesa, a distancia, o en solitario contra bots. La casa guarda cada secreto, dirige las noches y cuenta los votos.
page-alone = En solitario, ya
page-alone-lead = Siéntate con bots que piensan antes de acusar.
page-play-now = Jugar
page-how-you-like-it = A tu gusto
page-host = Con amistades
page-host-lead = Abre una mesa; las demás personas se unen con un código o QR.
page-open-table = Abrir una mesa
page-join = Tienes un código
page-join-lead = Cuatro letras, como las lee quien abrió la mesa.
page-go = Entrar
page-code = Código de la mesa
page-code-form = Un código tiene cuatro letras, como KWTM.
page-your-name = Tu nombre
page-players = Jugadores
page-edition = Edición
page-edition-en = Edición inglesa
page-edition-fr = Edición francesa
page-edition-es = Edición española
page-pace = Ritmo
page-one-moment = Un momento …
page-home = A la entrada
page-no-table = No hay ninguna mesa { $code }
page-moved = Tu asiento cambió de aparato
page-moved-lead = Está abierto en otro. Solo uno puede mostrar tus cartas.
page-here-again = Jugar aquí otra vez
page-lost = Se cortó la línea. Tu asiento te espera …
page-sit-down = Siéntate a la mesa { $code }
page-take-a-seat = Tomar asiento
page-watching = O quédate a mirar: ves lo que ve todo el mundo.

## Sala

page-invite = Los demás entran aquí:
page-qr = Código QR que abre esta mesa
page-share = Compartir el enlace
page-copied = Copiado
page-open-tv = Abrir la pantalla común
page-seats = Asientos ({ $count } de { $most })
page-add-bot = Añadir un bot
page-lock = Cerrada a quien llegue
page-start = Empezar
page-ready = Tengo todo listo
page-not-ready = Aún no, después de todo
page-leave = Salir
page-too-few = Hacen falta al menos { $least } jugadores.
page-waiting-for = Esperando a { $names }
page-waiting-for-host = Esperando a que empiece quien abrió la mesa
page-game-settings = La partida
page-all-settings = { $count ->
    [0] Todos los ajustes
    [one] Todos los ajustes (uno cambiado)
   *[other] Todos los ajustes ({ $count } cambiados)
}
page-swap = Intercambiar:
page-move-up = Subir a { $name }
page-move-down = Bajar a { $name }
page-remove = Quitar a { $name }
page-arrange = Ordena los asientos como en la mesa: arrástralos, o toca dos para intercambiarlos.

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

page-your-turn = Te preguntan
page-confirm = Confirmar
page-do-it = Hacerlo
page-sent = Enviado
page-why-not = ¿Por qué no puedo …?
page-unfold-options = Elegir de una lista
page-fold-options = Ocultar la lista
page-nothing-closed = Todo lo que podrías esperar te está permitido.
page-choose-several = { $how ->
    [exactly] Elige { $least }, en orden.
    [upto] Elige hasta { $most }.
   *[between] Elige de { $least } a { $most }, en orden.
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

## Las reglas, cláusula a cláusula

refused-no-such-clause = No hay ninguna cláusula «{ $id }». Cerca: { $closest }.


## La escena de Salem 1692

page-salem-seats = Los asientos, en el sentido del reloj
page-salem-as-list = En lista
page-salem-tap-reads = Tocar para leer
page-salem-choose-seat = Elegir a { $name }
page-salem-close = Cerrar
page-salem-ghost = fantasma
page-salem-on-turn = tiene el turno
page-salem-accusations = acusaciones: { $count } de { $needs }
page-salem-on-the-brink = una más y habrá juicio
page-salem-turned-up = boca arriba: { $faces }
page-salem-face-down = { $count ->
    [one] una carta de juicio boca abajo
   *[other] { $count } cartas de juicio boca abajo
}
page-salem-in-front = delante: { $cards }
page-salem-in-hand = { $count ->
    [0] ninguna carta en la mano
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
page-salem-tryals = Cartas de juicio
page-salem-before-seat = Delante
page-salem-deck = { $count ->
    [0] El mazo está vacío.
    [one] Queda una carta en el mazo.
   *[other] Quedan { $count } cartas en el mazo.
}
page-salem-no-discard = La pila de descartes está vacía.
page-salem-witch-cards = cartas Bruja halladas: { $found } de { $all }
page-salem-trials = juicios en este turno: { $count }
page-salem-conspiracies = Conspiraciones hasta ahora: { $count }
page-salem-night-last = Noche es la última carta
page-salem-look = Mirar
page-salem-cover = Tapar
page-salem-hold-to-look = Mantén pulsadas las cartas para mirarlas.
page-salem-tap-to-look = Toca las cartas para mirarlas.
page-salem-open = (boca arriba)
page-salem-what-you-know = Lo que sabes
page-salem-your-side = Tu bando: { $side }.
page-salem-you-constable = Tienes la carta Constable.
page-salem-suspected-once = Ya sospechaste de este asiento.
page-salem-everything-opened = Todo al descubierto, asiento por asiento
page-salem-won = victoria
page-salem-witch-to-the-last = con una carta Bruja hasta el final
page-salem-witch-once = tuvo una carta Bruja y la pasó
page-salem-never-a-witch = nunca tuvo una carta Bruja
page-salem-suspected = Sospechas:
page-salem-right = acierto
page-salem-wrong = fallo
page-salem-suspected-well = { $right } de { $named } acertadas

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
page-offers = Lo que puedes hacer sin que te lo pidan
page-change-answer = Cambiar tu respuesta
page-try-again = Intentar de nuevo
page-more = Ver más

## El relato

page-log = Lo que ha pasado
page-log-filter = Mostrar
page-log-all = Todo
page-log-mine = Lo que me toca
page-log-trials = Votos y juicios
page-log-accusations = Acusaciones
page-log-uncover = Mostrar lo que solo yo sé
page-log-cover = Tapar lo que solo yo sé
page-log-earlier = Antes
page-log-newest = A lo más nuevo
page-log-nothing = Aún no ha pasado nada así.
page-log-lobby = Antes de la partida
page-log-beginning = Empieza la partida
page-log-dawn = Alba
page-log-night = Noche
page-log-conspiracy = Conspiración
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
page-notes-waiting = Escribiendo …
page-notes-failed = Aún no se ha guardado; se conserva aquí y se intenta otra vez.

## La mesa misma

page-wishes = Tiempo
page-pause = Pausa
page-resume = Seguir
page-extend = Más tiempo
page-wishes-lead = Ocurre cuando más de la mitad lo desea. Nadie ve quién.
page-people = En la mesa
page-host-is = Anfitrión: { $name }
page-powers = Lo que puede el anfitrión
page-no-host = No hay anfitrión; lo será quien vuelva primero.
page-block = No escuchar
page-unblock = Escuchar de nuevo
page-mute = Silenciar
page-unmute = Devolver la voz
page-narrator = La voz
page-speaks = Este aparato habla
page-speaks-lead = Basta una voz en la sala. Su volumen y velocidad están en los ajustes, arriba.
page-repeat = Repetir
page-move-seat = Pasar mi asiento a otro teléfono
page-move-seat-lead = Escanéalo con el otro teléfono. No lo enseñes a nadie: quien lo tenga juega tu asiento y ve tus cartas.
page-move-seat-qr = Código QR que abre tu propio asiento
page-copy-link = Copiar el enlace
page-not-copied = Este navegador no deja copiarlo.
page-fair = Una baraja honrada
page-fair-lead = Es la huella de la semilla con que se barajan todas las cartas, fijada antes de repartir la primera. Al final se abre la semilla y cualquiera puede comprobarlo.
page-leave-table = Dejar la mesa
page-leave-sure = ¿Dejar esta partida? Un bot juega por ti y no podrás volver a este asiento.
page-leave-sure-over = ¿Dejar esta mesa?
page-stay = Quedarse
page-stood-in = No estabas, y un bot juega por ti.
page-take-back = Recuperar tu asiento

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
page-rematch-host = El anfitrión puede empezar otra partida.
page-watch-again = Verla otra vez
page-record = Descargar la partida
page-verify = Comprobar la baraja
page-verify-holds = La baraja es la prometida.
page-verify-breaks = La baraja no es la prometida.
page-verify-seed = La semilla, abierta al final
page-verify-hash = Su huella, calculada por tu propio navegador
page-verify-told = La huella que se dijo al empezar la partida
page-verify-recorded = La huella anotada en la partida
page-verify-means = Todas las barajas de esta partida salen de esta semilla, y su huella se dijo antes de repartir la primera carta: así nadie pudo elegir las cartas después. Que cada jugada fue legal se comprueba con el archivo descargado: meetinghouse verify.
page-verify-means-not = La semilla que se abrió no es la prometida. No te fíes de esta partida.
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
page-replay-where = En qué punto de la partida
page-replay-jump = Ir a …
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
page-lost-tv = Se cortó la línea; volverá sola …

## La guía y las reglas

page-guide = Guía del juego
page-guide-lead = Salem 1692 de la primera carta a la última palabra, tal como se juega en esta casa.
page-learn-by-playing = Aprender jugando
page-all-clauses = Las reglas, cláusula a cláusula
page-guide-find = Buscar una palabra
page-guide-keys = La tecla / trae aquí; Intro va de un hallazgo a otro, Esc borra.
page-guide-found = { $hits ->
    [0] Nada encontrado
    [one] Encontrado una vez
   *[other] Encontrado { $hits } veces
}, en { $sections ->
    [one] una sección
   *[other] { $sections } secciones
}.
page-guide-nothing = En Salem nadie ha oído hablar de «{ $query }».
page-guide-before = El hallazgo anterior
page-guide-next = El hallazgo siguiente
page-contents = Índice
page-colour-red = Roja
page-colour-green = Verde
page-colour-blue = Azul
page-colour-black = Negra
page-copies = { $count ->
    [one] una en el mazo
   *[other] { $count } en el mazo
}
page-rules = Reglas
page-rules-lead = Cada regla que aplica la casa es una cláusula con un identificador que nunca cambia. Todo lo que se te niega cita su cláusula.
page-rules-around = Alrededor
page-rules-find = Una cláusula, o el comienzo de su identificador
page-rules-in-english = Las cláusulas están escritas en inglés.
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
page-learn-lead = En unos diez minutos juegas una partida de verdad de Salem con cuatro bots. Un guía explica cada cosa cuando ocurre por primera vez, y el resto del tiempo calla.
page-learn-no-clock = No corre ningún reloj: tómate tu tiempo.
page-learn-real = Nada está amañado. Las cartas se barajan, los bots quieren ganar, y tú también.
page-learn-off = Puedes despedir al guía, y llamarlo en cualquier partida que juegues a solas.
page-learn-begin = Repartid
page-coach-you = Tú
page-coach = Guía
page-coach-on = Llamar al guía
page-coach-off = Despedir al guía
page-coach-again = Repítelo
page-coach-next = Sigue
page-coach-got-it = Entendido
page-coach-back = Atrás
page-coach-more = Más en la guía
page-coach-progress = Lección { $at } de { $of }
page-coach-done = El guía hablará cuando ocurra algo nuevo.

page-coach-theme = Salem te da la bienvenida
page-coach-theme-text = Es el año 1692, y alguien en esta mesa es una bruja. Las otras cuatro plazas son de bots; no saben más de lo que sabría una persona en su lugar.
page-coach-goal = Dos bandos
page-coach-goal-text = El pueblo gana cuando se han revelado todas las cartas Bruja. Las brujas ganan cuando toda persona con vida es bruja. Quien ha tenido alguna vez una carta Bruja lo es para siempre.
page-coach-tryals = Tus cartas de juicio
page-coach-tryals-text = { $peek ->
    [tap] Las cinco cartas boca abajo ante ti dicen cuál es tu bando. Tócalas para mirar, y otra vez para cubrirlas.
   *[hold] Las cinco cartas boca abajo ante ti dicen cuál es tu bando. Mantenlas pulsadas para mirar; suelta, y quedan cubiertas.
} Nadie más puede verlas.
page-coach-dawn = El amanecer
page-coach-dawn-text = Todos los ojos están cerrados. Las brujas eligen quién recibe el Gato Negro; los demás sellan una sospecha. Las pantallas son iguales, así que nadie sabe quién hace qué. Elige un asiento y confirma.
page-coach-cat = El Gato Negro
page-coach-cat-text = Han dejado el gato ante una puerta. Quien lo tiene empieza, y perderá una carta de juicio cuando salga Conspiración. Hasta entonces no hace daño.
page-coach-turn = Los turnos
page-coach-turn-text = Se juega en el sentido de las agujas del reloj. En su turno cada cual roba dos cartas o juega cuantas quiera, siempre sobre otras personas. Mira quién acusa a quién: así se delata la gente.
page-coach-yours = Tu turno
page-coach-yours-text = Roba dos cartas si tu mano es floja, o juega. Puedes jugar varias cartas seguidas y luego terminar el turno. Si falta alguna opción, «¿Por qué no puedo…?» te dice la regla.
page-coach-target = ¿Sobre quién?
page-coach-target-text = Elige un botón abajo, o toca el asiento en la mesa. Nada se envía antes de que confirmes, y nada se deshace después.
page-coach-draw = Robar cartas
page-coach-draw-text = Lo que robas solo lo ves tú. Solo las cartas negras se muestran a todo el mundo y se cumplen al instante. Nadie tiene que descartar: una mano puede crecer.
page-coach-red = Las cartas rojas acusan
page-coach-red-text = Acusación cuenta 1, Evidencia 3, Testigo 7. Se quedan ante una persona y se suman; el número en su asiento dice cuántas hay y cuántas hacen falta.
page-coach-green = Las cartas verdes actúan una vez
page-coach-green-text = Hacen efecto y se van: una Coartada quita acusaciones, Abastos cuesta un turno, Chivo expiatorio lo pasa todo a otra persona. Toca una carta para leer qué hace.
page-coach-blue = Las cartas azules se quedan
page-coach-blue-text = Una carta azul queda ante una persona y cambia allí las reglas, hasta que una Maldición o un traslado se la lleva o la persona queda fuera.
page-coach-brink = Al borde del juicio
page-coach-brink-text = Alguien está muy cerca del número que trae un juicio. Quien juega la última acusación lleva el juicio: conviene guardar una carta roja para ese momento.
page-coach-trial = Un juicio
page-coach-trial-text = Las acusaciones bastan. { $edition ->
    [fr] El azar elige
   *[other] Quien acusa elige
} una carta de juicio boca abajo, y se revela para siempre. Una carta Bruja acaba con la partida de esa persona, por regla general; cualquier otra, no. Después se descartan las acusaciones.
page-coach-conspiracy = ¡Conspiración!
page-coach-conspiracy-text = Primero, quien tiene el Gato Negro pierde una carta de juicio. Después cada cual toma una carta boca abajo de su izquierda: una carta Bruja puede viajar, y hacer una bruja nueva.
page-coach-changed = Mira otra vez
page-coach-changed-text = Tu fila ha cambiado. Mírala: si te ha llegado una carta Bruja, ahora eres bruja; si se ha ido, lo sigues siendo. Sabes qué te quitó la persona de tu derecha.
page-coach-night = La noche
page-coach-night-text = Las brujas eligen una víctima, el Constable protege a alguien con el martillo, los demás sospechan de alguien. Las pantallas se parecen, y la noche dura lo mismo actúe quien actúe.
page-coach-sealed = Sospechas selladas
page-coach-sealed-text = Una sospecha no cambia nada en la partida. Queda sellada y se cuenta al final, para que veas lo bien que leíste la mesa.
page-coach-confession = ¿Confesar?
page-coach-confession-text = Revela una de tus cartas de juicio y esta noche estás a salvo. Esa carta se pierde para siempre. Nunca reveles una Bruja ni tu última carta, salvo que quieras irte.
page-coach-morning = La mañana
page-coach-morning-text = Ahora se nombra a la víctima. El martillo, una confesión o Asilo la salvan; si no, queda fuera. Después se baraja el mazo y se sigue donde se paró.
page-coach-elimination = Alguien queda fuera
page-coach-elimination-text = Se muestran todas sus cartas de juicio y sus demás cartas se pierden. Compáralas con lo que creías: ¿quién acusó a la inocencia?
page-coach-out = Quedas fuera
page-coach-out-text = Tienes tres últimas palabras para los vivos, si quieres. Después miras, y sigues ganando o perdiendo con tu bando.
page-coach-over = El final
page-coach-over-text = Todas las cartas están abiertas. Mira quién era qué, cuánto valían tus sospechas y por qué los bots hicieron lo que hicieron. Ya conoces el juego: llama a tu gente, o juega otra vez.
