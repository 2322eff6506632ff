### New Salem en español. Se trata de «tú» a quien juega.

game-about = Construid una ciudad nueva, cada cual su barrio. Alguien de la mesa la está llenando de desesperación.
game-reconstructed = La lista de cartas de la editorial no es pública. El número de personas, las rondas, los umbrales y la puntuación son los del reglamento; la mayoría de los símbolos de los edificios, los costes de los eventos y los tipos de los personajes se han reconstruido y equilibrado aquí.
game-reconstructed-short = Hay cartas reconstruidas
source-seed = según el reglamento
source-public = según fuentes públicas
source-inferred = deducido de lo que se sabe
source-reconstructed = reconstruido aquí
source-ruling = una decisión de la casa

## Edificios, eventos, personajes

building-theater = Teatro
    .many = { $count } Teatros
building-tavern = Taberna
    .many = { $count } Tabernas
building-brothel = Burdel
    .many = { $count } Burdeles
building-school = Escuela
    .many = { $count } Escuelas
building-meeting-house = Casa de reuniones
    .many = { $count } Casas de reuniones
building-laboratory = Laboratorio
    .many = { $count } Laboratorios
building-bank = Banco
    .many = { $count } Bancos
building-counting-house = Contaduría
    .many = { $count } Contadurías
building-moneylender = Prestamista
    .many = { $count } Prestamistas
building-sheriffs-office = Oficina del sheriff
    .many = { $count } Oficinas del sheriff
building-courthouse = Juzgado
    .many = { $count } Juzgados
building-gallows = Horca
    .many = { $count } Horcas
building-market = Mercado
    .many = { $count } Mercados
building-apothecary = Botica
    .many = { $count } Boticas
building-slaughterhouse = Matadero
    .many = { $count } Mataderos
building-burial-grounds = Camposanto
    .many = { $count } Camposantos
building-ritual-circle = Círculo ritual
    .many = { $count } Círculos rituales
building-fortune-teller = Vidente
    .many = { $count } Videntes

type-entertainment = Ocio
type-education = Educación
type-finance = Finanzas
type-law = Ley
type-commerce = Comercio
type-darkness = Tinieblas

card-cleansing = Purga
card-investigation = Investigación
card-trial = Juicio
    .many = { $count } Juicios
card-pardon = Indulto
    .many = { $count } Indultos

card-cleansing-effect = Retira de los edificios de la ciudad cubos de desesperación a tu elección, uno por cada símbolo de la carta.
card-investigation-effect = Mira el personaje de otra persona. Todo el mundo ve a quién investigas; la carta solo se te muestra a ti.
card-trial-effect = Lleva a juicio a otra persona. Al final, una bruja en juicio quita 2 de desesperación a la ciudad; un puritano en juicio le añade 2.
card-pardon-effect = Anula un juicio, el tuyo o el de otra persona. Las dos cartas quedan gastadas.

character-schoolmistress = Maestra
character-notary = Notario
character-magistrate = Magistrado
character-jailer = Carcelero
character-undertaker = Sepulturero
character-innkeeper = Posadero
character-widow = Viuda
character-governess = Institutriz
character-physician = Médico
character-midwife = Comadrona

side-puritans = los puritanos
side-witches = las brujas
side-nobody = nadie
one-of-puritans = puritano
one-of-witches = bruja

direction-left = a la izquierda
direction-right = a la derecha

phase-pick = elección
phase-last-two = últimas cartas
phase-remove-despair = retirada de desesperación
phase-events = eventos
phase-over = fin

channel-table = en la mesa

why-points = El total de puntos más alto del bando vencedor.
why-hope = A igualdad de puntos, decide la esperanza que queda.
why-shared = Iguales en puntos y en esperanza: la victoria se comparte.
why-all-lose = La ciudad se hunde en la desesperación, y ni una bruja estaba allí para celebrarlo. Todo el mundo pierde.

## Lo que se pregunta

decision-pick = Elige un edificio para quedártelo; el resto de tu mano pasa a quien tienes al lado.
decision-pick-note = Sellado hasta que todo el mundo elija; puedes cambiar de idea.
decision-last-two = Las dos últimas cartas: quédate una, o descarta las dos y roba.
decision-last-two-note = La carta robada hay que quedársela. Nadie ve lo que descartas.
decision-remove-despair =
    { $about ->
        [card] { $card }: ¿de qué edificio retiras un cubo de desesperación?
       *[none] ¿De qué edificio retiras un cubo de desesperación?
    }
decision-remove-despair-note = Es obligatorio, sea cual sea tu bando; al final solo cuenta el total.
decision-ready = Da esperanza, desencadena un evento o termina.
decision-ready-note = La ronda acaba cuando todo el mundo termina; un evento lo reabre todo.
decision-give = Dar esperanza: ¿a quién y cuánta?
decision-cleansing = Purga: ¿retirar cubos de desesperación de la ciudad?
decision-investigation = Investigación: ¿de quién miras el personaje?
decision-trial = Juicio: ¿a quién llevas a juicio?
decision-pardon = Indulto: ¿a quién se lo concedes?

word-redraw = Descartar las dos y robar
word-ready = He terminado
word-wait = { page-not-ready }
word-give = Dar esperanza
word-cleanse = Purgar la ciudad

parts-seat-amount = { $amount } de esperanza a { $seat }
parts-seat-card-position = { $card } de { $seat } (n.º { $position })
parts-card-position = { $card } (n.º { $position })

## Lo que sucede

event-game-set = La mesa está puesta: se barajaron { $witches } brujas y { $puritans } puritanos, y cada cual recibió una carta en secreto. El mazo tiene { $deck } edificios. Con { $threshold } o más de desesperación al final, solo puede ganar una bruja.
event-character-dealt =
    { $side_key ->
        [witches] { $you ->
            [seat] Tu personaje: { $character }, una bruja. Tus tipos: { $types }.
           *[none] El personaje de { $seat }: { $character }, una bruja. Sus tipos: { $types }.
        }
       *[puritans] { $you ->
            [seat] Tu personaje: { $character }, del lado puritano. Tus tipos: { $types }.
           *[none] El personaje de { $seat }: { $character }, del lado puritano. Sus tipos: { $types }.
        }
    }
event-round-began = Ronda { $round }: cada cual recibe { $cards } edificios y jugará { $play }. Las manos pasan { $direction }.
event-hand-dealt =
    { $you ->
        [seat] Recibes { $buildings }.
       *[none] { $seat } recibe { $buildings }.
    }
event-hands-passed = Cada cual se queda un edificio y pasa la mano { $direction }; cartas en cada una: { $left }.
event-hand-received =
    { $you ->
        [seat] { $giver } te pasa { $buildings }.
        [giver] Le pasas a { $seat } { $buildings }.
       *[none] { $giver } le pasa a { $seat } { $buildings }.
    }
event-redrawn =
    { $you ->
        [seat] Robas una carta y te la quedas: { $building }.
       *[none] { $seat } roba una carta y se la queda: { $building }.
    }
event-redrew =
    { $you ->
        [seat] Descartaste las dos últimas cartas y robaste otra.
       *[none] { $seat } descartó las dos últimas cartas y robó otra.
    }
event-redrew-many = Las dos últimas cartas descartadas y otra robada: { $seats }.
event-buildings-played =
    { $you ->
        [seat] Construyes { $buildings }
       *[none] { $seat } construye { $buildings }
    }{ $hope ->
        [0] { $despair ->
            [0] .
           *[other] { ": " }desesperación +{ $despair }.
        }
       *[other] { $despair ->
            [0] { ": " }esperanza +{ $hope }.
           *[other] { ": " }esperanza +{ $hope }, desesperación +{ $despair }.
        }
    }
despair-left =
    { $despair ->
        [0] ya no queda ninguno en la ciudad
        [one] en la ciudad queda uno
       *[other] en la ciudad quedan { $despair }
    }
event-despair-removed =
    { $same ->
        [yes] { $you ->
            [seat] Retiras un cubo de desesperación de tu barrio ({ $building }); { despair-left }.
           *[none] { $seat } retira un cubo de desesperación de su propio barrio ({ $building }); { despair-left }.
        }
       *[no] { $you ->
            [seat] Retiras un cubo de desesperación del barrio de { $owner } ({ $building }); { despair-left }.
            [owner] { $seat } retira un cubo de desesperación de tu barrio ({ $building }); { despair-left }.
           *[none] { $seat } retira un cubo de desesperación del barrio de { $owner } ({ $building }); { despair-left }.
        }
    }
event-removal-lost =
    { $you ->
        [seat] { $count ->
            [one] No queda desesperación que puedas retirar.
           *[other] No queda desesperación que puedas retirar: se pierden { $count } retiradas.
        }
       *[none] { $count ->
            [one] No queda desesperación que { $seat } pueda retirar.
           *[other] No queda desesperación que { $seat } pueda retirar: se pierden { $count } retiradas.
        }
    }
event-hope-given =
    { $you ->
        [giver] Le das { $amount } de esperanza a { $receiver }.
        [receiver] { $giver } te da { $amount } de esperanza.
       *[none] { $giver } le da { $amount } de esperanza a { $receiver }.
    }
event-event-triggered =
    { $card_key ->
        [investigation] { $you ->
            [seat] Pagas { $amount } de esperanza e investigas a { $target }.
            [target] { $seat } paga { $amount } de esperanza y te investiga.
           *[none] { $seat } paga { $amount } de esperanza e investiga a { $target }.
        }
        [trial] { $you ->
            [seat] Pagas { $amount } de esperanza y llevas a juicio a { $target }.
            [target] { $seat } paga { $amount } de esperanza y te lleva a juicio.
           *[none] { $seat } paga { $amount } de esperanza y lleva a juicio a { $target }.
        }
        [pardon] { $same ->
            [yes] { $you ->
                [seat] Pagas { $amount } de esperanza: un Indulto pone fin a tu juicio.
               *[none] { $seat } paga { $amount } de esperanza: un Indulto pone fin a su propio juicio.
            }
           *[no] { $you ->
                [seat] Pagas { $amount } de esperanza e indultas a { $target }.
                [target] { $seat } paga { $amount } de esperanza y te indulta.
               *[none] { $seat } paga { $amount } de esperanza e indulta a { $target }.
            }
        }
       *[cleansing] { $you ->
            [seat] Pagas { $amount } de esperanza por una Purga de la ciudad.
           *[none] { $seat } paga { $amount } de esperanza por una Purga de la ciudad.
        }
    }
event-character-investigated =
    { $side_key ->
        [witches] { $you ->
            [seat] Ves el personaje de { $target }: { $character }, una bruja ({ $types }).
           *[none] { $seat } ve el personaje de { $target }: { $character }, una bruja ({ $types }).
        }
       *[puritans] { $you ->
            [seat] Ves el personaje de { $target }: { $character }, del lado puritano ({ $types }).
           *[none] { $seat } ve el personaje de { $target }: { $character }, del lado puritano ({ $types }).
        }
    }
event-round-ended = La ronda { $round } ha terminado. Se baraja el mazo, { $deck } cartas con los descartes.
event-character-revealed =
    { $side_key ->
        [witches] { $trial ->
            [yes] { $you ->
                [seat] Tu personaje era { $character }, una bruja en juicio: la ciudad se libra de 2 de desesperación.
               *[none] El personaje de { $seat } era { $character }, una bruja en juicio: la ciudad se libra de 2 de desesperación.
            }
           *[no] { $you ->
                [seat] Tu personaje era { $character }, una bruja a la que nadie juzgó: { $change } más de desesperación.
               *[none] El personaje de { $seat } era { $character }, una bruja a la que nadie juzgó: { $change } más de desesperación.
            }
        }
       *[puritans] { $trial ->
            [yes] { $you ->
                [seat] Tu personaje era { $character }, del lado puritano, en juicio sin culpa: { $change } más de desesperación.
               *[none] El personaje de { $seat } era { $character }, del lado puritano, en juicio sin culpa: { $change } más de desesperación.
            }
           *[no] { $you ->
                [seat] Tu personaje era { $character }, del lado puritano.
               *[none] El personaje de { $seat } era { $character }, del lado puritano.
            }
        }
    }
event-despair-counted = Cubos de desesperación en la ciudad: { $cubes }. Con lo que los juicios añaden y quitan, la desesperación es de { $despair }; las brujas necesitan { $threshold }.
event-scored =
    { $you ->
        [seat] Sumas { $matching } por tus tipos y { $sets } por series: { $total }. Esperanza restante: { $hope }.
       *[none] { $seat } suma { $matching } por sus tipos y { $sets } por series: { $total }. Esperanza restante: { $hope }.
    }
event-game-won =
    { $winners_count ->
        [0] { $why }
        [1] { $you ->
            [winners] Ganas con { $side }. { $why }
           *[none] Gana { $winners } con { $side }. { $why }
        }
       *[other] Victoria compartida, por { $side }: { $winners }. { $why }
    }

## Por qué no

closed-new-event-02 = Hay que pagar todo el coste con tu propia esperanza. Alguien puede darte la que falta.
closed-new-event-06 = No queda ninguna carta de este evento en el centro.
closed-new-event-07 = Se está resolviendo un evento; espera a que acabe.
closed-new-event-10 = Los eventos solo se desencadenan en la fase de eventos.
closed-new-event-20 = Esta persona ya está en juicio.
closed-new-event-22 = Solo se puede indultar a quien está en juicio.
closed-new-event-23 = Nadie está en juicio.
closed-new-give-01 = Solo puedes dar la esperanza que tienes, y a otra persona.
closed-new-give-03 = La esperanza solo se da en la fase de eventos.
closed-new-ruling-11 = Has dado esperanza veinte veces en esta fase; es el límite.
closed-new-ruling-12 = No puedes llevarte a juicio a ti.
closed-new-ruling-16 = Ya conoces tu propio personaje.
closed-new-draft-01 = Elige uno de los edificios de tu mano.
closed-new-disc-01 = Quédate una de las dos, o descarta las dos y roba.
closed-new-cube-06 = Elige un edificio con desesperación.
closed-new-cube-07 = Mientras haya desesperación en la ciudad, hay que retirarla.

## Ajustes

option-choice_seconds = Tiempo para elegir
option-choice_seconds-help = Segundos para elegir un edificio o retirar desesperación; 0: sin reloj. Al agotarse, vale la primera carta.
option-event_seconds = Tiempo de los eventos
option-event_seconds-help = Segundos hasta que se da por terminada la fase para todo el mundo; un evento los reinicia. 0: sin reloj.
options-clocks = Tiempos
options-clocks-help = El ritmo fija los dos; cambia aquí el que quieras distinto.
style-classic = Clásica
style-classic-help = Un minuto para elegir, tres para los eventos.
style-first = Primera partida
style-first-help = Tiempo de sobra para leer y pensar.
style-quick = Rápida
style-quick-help = Poco tiempo para pensar.

## De dónde se conocen las cartas

group-building = Edificios
group-event = Eventos
group-character = Personajes
group-round = Rondas
group-players = Personas

fact-name = nombre
fact-type = tipo
fact-hope = esperanza
fact-despair = desesperación
fact-removals = retiradas
fact-copies = copias
fact-numbers = números
fact-cost = coste
fact-uses = usos
fact-effect = efecto
fact-target = para quién
fact-side = bando
fact-types = tipos
fact-number_of_types = cuántos tipos
fact-deal = repartidos
fact-play = jugados
fact-direction = sentido
fact-witches = brujas
fact-puritans = puritanos

## Por qué el bot steady jugó así; se abre al final de la partida

reason-steady-set = { $building } completa una serie
reason-steady-type = { $building } me da un punto
reason-steady-building = { $building }: no hay nada mejor en la mano
reason-steady-hope = { $building } da esperanza, y hará falta
reason-steady-removal = { $building } quita desesperación a la ciudad
reason-steady-despair = { $building } trae la desesperación que quiero
reason-steady-redraw = lo que dé el mazo es mejor que estas dos
reason-steady-ready = nada de esto vale ahora su esperanza
reason-steady-remove = limpio el barrio de { $seat } (bruja: { $share })
reason-steady-remove-hide = quitado a { $seat }, no le dice a nadie lo que soy
reason-steady-give = { $seat } (bruja: { $share }) sabrá usar nuestra esperanza para la ciudad
reason-steady-investigation = conviene mirar a { $seat } (bruja: { $share }) antes de un juicio
reason-steady-trial = { $seat } podría ser bruja ({ $share })
reason-steady-pardon = { $seat } (bruja: { $share }) no merece estar en juicio
reason-steady-pardon-self = no merezco estar en juicio, y lo sé
reason-steady-cleansing = { $despair } de desesperación, más de la que aguanta la ciudad
reason-steady-witch-trial = { $seat } (bruja: { $share }) en juicio trae más desesperación
reason-steady-witch-pardon = { $seat } (bruja: { $share }) nos sirve mejor en libertad
reason-steady-witch-pardon-self = en libertad sirvo mejor a la desesperación

## Por qué el bot sharp jugó así, donde steady no lo habría hecho

reason-sharp-town = { $building }: le viene bien a la ciudad, y eso me vale más que unos puntos (mis opciones de acabar en cabeza: { $share })
reason-sharp-hoard = { $building }: esperanza para pagar los juicios, y no levanta sospechas

## La mesa en un terminal

cli-head = { $title } · { $phase } · ronda { $round }/{ $rounds } · desesperación { $despair }/{ $threshold } · mazo { $deck }
cli-entertainment = Ocio
cli-education = Edu.
cli-finance = Fin.
cli-law = Ley
cli-commerce = Com.
cli-darkness = Tin.
cli-hope = esp.
cli-sets = series
board-on-trial = en juicio
board-pardoned =
    { $count ->
        [one] indulto
       *[other] indulto ×{ $count }
    }
board-redrew = robó otra
board-events = Eventos
board-hand = Mano
cli-kept = Guardado
cli-points = puntos { $matching } + { $sets }
board-completes = completa una serie
board-offer-give = Dar esperanza
board-offer-event = { $card } ({ $cost } de esperanza)
cli-help-goal = En cinco rondas, cada cual construye un barrio de la ciudad. Quién eres es secreto: puritano o bruja. Los cubos de desesperación en los edificios, y los juicios al final, deciden qué bando puede ganar: a partir de { $threshold } de desesperación, solo las brujas; por debajo, solo los puritanos. En ese bando ganan los puntos: también juegas para ti.
cli-help-points = Un punto por cada edificio de tus tipos, 2 puntos por cada serie (los tres edificios distintos de un tipo, tuyo o no). En caso de empate gana quien tenga más esperanza.
cli-help-round = Una ronda: quédate un edificio y pasa la mano; de las dos últimas cartas quédate una, o descarta las dos y roba. Todo se revela a la vez: la esperanza llega a ti, la desesperación a la ciudad. Después se da esperanza y se desencadenan eventos hasta que todo el mundo termina.
cli-help-trials = Al final, una bruja en juicio quita 2 de desesperación a la ciudad, una bruja libre le añade 2, y un puritano en juicio también.
board-help-unknown = Se barajaron { $witches } brujas y { $puritans } puritanos; cuántas brujas hay en juego no lo sabe nadie, ni siquiera ellas.
cli-help-marks = De izquierda a derecha: nombre; esperanza; bajo cada tipo, cuántas copias de sus tres edificios (1·2: una del primero, ninguna del segundo, dos del tercero), con ■ la desesperación que hay en ellos; puntos de series. Las manos pasan hacia abajo (↓) o hacia arriba (↑) de estas líneas. En un edificio: □ esperanza, ■ desesperación, ▣ quita desesperación; ★ puntúa para ti.
deal-witches = { $character }
deal-puritans = { $character }
deal-witches-want = La desesperación. Desde { $threshold } solo pueden ganar las brujas, y de ellas quien tenga más puntos.
deal-puritans-want = La esperanza. Por debajo de { $threshold } de desesperación solo pueden ganar los puritanos, y de ellos quien tenga más puntos.
deal-all-can = Construir lo que te da puntos: { $types }. Dar esperanza, desencadenar eventos y llevar a otras personas a juicio.
board-help-buildings = Los edificios
cli-help-events = Los eventos
board-known-character = { $name } es { $character }, { $side } ({ $types }).
board-known-passed = Le pasaste a { $name } una mano con { $buildings }.
board-known-discards = Descartaste { $buildings }.
board-change =
    { $change ->
        [0] sin cambio
        [-2] desesperación −2
       *[other] desesperación +{ $change }
    }
cli-total = { $matching } + { $sets } = { $total }
board-verdict = Cubos en la ciudad: { $cubes }; desesperación con los juicios: { $despair }; las brujas necesitan { $threshold }.

## Para aprender: el tutor, la guía, el relato

page-coach-theme = New Salem te da la bienvenida
page-coach-theme-text = Habéis dejado Salem para levantar una ciudad nueva, cada cual su barrio. Puede que haya brujas a la mesa. Las demás plazas son de bots; no saben más de lo que sabría una persona en su lugar.
page-coach-sides = Dos bandos, una sola victoria
page-coach-sides-text = Sobre los edificios se juntan cubos de desesperación. Si al final hay { $threshold } o más, solo puede ganar una bruja; si hay menos, solo un puritano. De ese bando gana una sola persona: la que tenga más puntos.
page-coach-character = Tu personaje
page-coach-character-text = { $peek ->
    [tap] Toca tu carta de personaje para mirarla, y otra vez para cubrirla.
   *[hold] Mantén pulsada tu carta de personaje para mirarla; suelta, y queda cubierta.
} Dice cuál es tu bando y qué tipos de edificio te dan puntos. Se barajaron { $witches } brujas y { $puritans } puritanos; cuántas brujas hay en juego no lo sabe nadie, y las brujas no se conocen.
page-coach-draft = Elige un edificio
page-coach-draft-text = Quédate una carta; el resto de la mano pasa { $direction ->
    [left] a la izquierda
   *[right] a la derecha
}. ¿Es de un tipo que te da puntos? ¿Trae esperanza, que es tu dinero, o desesperación, que es lo que quieren las brujas? Todo el mundo elige a la vez, y hasta la última elección puedes cambiar de idea.
page-coach-passing = Las manos dan la vuelta
page-coach-passing-text = Lo que te quedas sigue boca abajo hasta que todo se revela. Lo que pasas lo ve quien tienes al lado; y tú sabes lo que había. ¿Quién se quedará la desesperación que dejaste? La página lo recuerda por ti.
page-coach-last-two = Las dos últimas cartas
page-coach-last-two-text = Quédate una, o descarta las dos y roba del mazo. La que robas tienes que quedártela. Nadie ve lo que descartas; solo se dice que has robado.
page-coach-symbols = Todo a la vez
page-coach-symbols-text = Los edificios nuevos se revelan a la vez. Sus símbolos cuentan ahora, y solo ahora: la esperanza va a quien construye, la desesperación queda sobre el edificio, y algunos edificios la retiran.
page-coach-hope = La esperanza
page-coach-hope-text = La esperanza es tu dinero: paga los eventos y se puede dar. La conservas de ronda en ronda, y todo el mundo ve cuánta tienes. No da puntos, pero decide los empates.
page-coach-despair = La desesperación
page-coach-despair-text = La desesperación sigue sobre los edificios hasta que alguien la retira. En los de quién da igual: solo cuenta el total de la ciudad. Ahora es { $despair }; las brujas necesitan { $threshold }, y los juicios la cambiarán al final.
page-coach-removing = Retirar desesperación
page-coach-removing-text = Por cada símbolo de estos se quita un cubo de desesperación de cualquier edificio de la ciudad. Es obligatorio, también para una bruja. De dónde se quite no cambia la cuenta, pero se nota.
page-coach-events = Los eventos
page-coach-events-text = Ahora cualquiera puede desencadenar eventos y dar esperanza, tantas veces como pueda pagar. El coste entero sale de tu propia esperanza. Cuando no quieras nada más, di que has terminado.
page-coach-giving = { word-give }
page-coach-giving-text = No se puede pagar a medias. Por eso primero se da, y luego una persona paga por todas. Los puritanos que nunca comparten pierden; pero las promesas no obligan, y a una bruja también le gustan los regalos.
page-coach-gift = Un regalo para ti
page-coach-gift-text = Ya es tuyo. Haz con él lo que se esperaba, u otra cosa, o guárdalo: nada te obliga, pero todo el mundo lo ha visto.
page-coach-cleansing = La Purga
page-coach-cleansing-text = Por { $cleansing } de esperanza, { $removals } cubos de desesperación salen de la ciudad. Se puede repetir mientras alguien pague. Para esto ahorran los puritanos.
page-coach-investigation = La Investigación
page-coach-investigation-text = Por { $investigation } de esperanza miras el personaje de alguien, su bando y sus tipos; no lo ve nadie más. Todo el mundo sabe a quién has mirado. Lo que cuentes depende de ti.
page-coach-trial = El Juicio
page-coach-trial-text = Por { $trial } de esperanza, alguien queda en juicio hasta el final. Una bruja en juicio quita 2 de desesperación al total; una bruja sin juicio añade 2, y un puritano en juicio también. Hay solo unas pocas cartas.
page-coach-pardon = El Indulto
page-coach-pardon-text = Por { $pardon } de esperanza se anula un juicio, el tuyo o el de otra persona. Las dos cartas quedan gastadas. No protege de lo que venga después.
page-coach-known = Lo que has visto
page-coach-known-text = Ahora solo tú conoces ese personaje, para el resto de la partida. Puedes contarlo, sea verdad o no; no puedes enseñarlo.
page-coach-watched = Han mirado tu carta
page-coach-watched-text = Alguien conoce ahora tu bando y tus tipos. Escucha lo que se dice de ti.
page-coach-tried = Estás en juicio
page-coach-tried-text = No te impide nada ni cuesta puntos. Solo cuenta el final: 2 más de desesperación si eres puritano, 2 menos si eres bruja. Un Indulto le pone fin, si queda alguno.
page-coach-ready = Terminar, o todavía no
page-coach-ready-text = La ronda acaba cuando todo el mundo ha terminado. Con un evento, toda la mesa vuelve a pensárselo; con un regalo, solo las dos personas a quienes atañe. Puedes echarte atrás mientras alguien no haya terminado.
page-coach-round = La ronda siguiente
page-coach-round-text = El mazo se ha barajado con los descartes. El contador dice cuántos edificios se reparten y se construyen, y que las manos cambian de sentido: pasan { $direction ->
    [left] a la izquierda
   *[right] a la derecha
}. Los edificios se quedan, pero sus símbolos ya no cuentan.
page-coach-scoring = Los puntos
page-coach-scoring-text = Cada edificio de uno de tus tipos vale 1 punto, también cada copia. Los tres edificios diferentes de un mismo tipo son una serie: 2 puntos más, aunque el tipo no sea tuyo.
page-coach-set = Una serie
page-coach-set-text = Tres edificios diferentes de un tipo forman una calle, y dan 2 puntos. Las series las ve todo el mundo. Qué tipos puntúan a quién es secreto hasta el final.
page-coach-brink = La ciudad se oscurece
page-coach-brink-text = Hay { $despair } de desesperación en la ciudad, y las brujas necesitan { $threshold }. Recuerda los juicios: cada bruja sin juicio añade 2. Es hora de una Purga o de un Juicio; o, si eres bruja, de paciencia.
page-coach-last = La última ronda
page-coach-last-text = Después de los eventos de esta ronda se cuenta todo. La esperanza que sobra solo decide empates: gástala o dala. Quien no vaya a juicio ahora ya no irá nunca.
page-coach-reckoning = Cómo se ha contado
page-coach-reckoning-text = Cubos en la ciudad: { $despair }. Cada bruja en juicio quitó 2; cada bruja libre y cada puritano en juicio añadió 2. Suman { $final }, y las brujas necesitaban { $threshold }.
page-coach-over = { page-log-end }
page-coach-over-text = En el bando que podía ganar han ganado los puntos; mira la cuenta de cada cual, y por qué los bots jugaron así. Ya conoces el juego: llama a tu gente o juega otra.

page-guide-lead = New Salem de la primera mano al último juicio, tal como se juega en esta casa.
page-guide-nothing = En New Salem nadie ha oído hablar de «{ $query }».
page-learn-lead = En un cuarto de hora juegas una partida de verdad de New Salem con cuatro bots. Un tutor explica cada cosa cuando ocurre por primera vez, y el resto del tiempo calla.
page-guide-round = **Ronda { $round }**: se reparten { $deal } y se construyen { $play }; las manos pasan { $direction }.
page-guide-round-name = ronda { $round }
page-guide-players = **{ $players } personas**: se barajan { $witches } brujas y { $puritans } puritanos; las brujas necesitan { $despair } de desesperación. { $buildings } edificios; eventos: { $events }.
page-guide-players-name = { $players } personas
page-guide-building = **{ $type }**: { $symbols }.
page-guide-hope = { $count } de esperanza
page-guide-despair = { $count } de desesperación
page-guide-removals = { $count ->
    [one] retira 1 de desesperación
   *[other] retira { $count } de desesperación
}
page-guide-no-symbol = ningún símbolo
page-guide-event = **{ $cost } de esperanza**; { $uses }.
page-guide-uses = { $count ->
    [one] una sola carta, un solo uso
   *[other] un uso por cada una de las { $count } cartas
}
page-guide-no-limit = tantas veces como se pague
page-guide-character = Bando: **{ $side }**. Puntúa por { $types }.
page-guide-copies = { $count ->
    [one] una carta en la caja
   *[other] { $count } cartas en la caja
}
page-guide-mostly = lo principal: { $source }
page-guide-known = { $facts }: { $source }
page-guide-origin = **{ $group }**, { $facts }: { $origins }.
page-guide-source = { $source }
page-guide-source-some = { $source } ({ $names })
page-guide-source-rest = en lo demás, { $source }
page-log-round-1 = Ronda 1
page-log-round-2 = Ronda 2
page-log-round-3 = Ronda 3
page-log-round-4 = Ronda 4
page-log-round-5 = Ronda 5
page-log-events = Eventos y regalos
page-log-buildings = Edificios y cubos

## En la página

part-give-seat = ¿A quién?
part-give-amount = ¿Cuánta?
part-remove-despair-seat = ¿En el barrio de quién?
part-remove-despair-card = ¿De qué edificio?
part-remove-despair-position = ¿Cuál?

page-newsalem-town = El centro de la ciudad
page-newsalem-quarters = Todos los barrios
page-newsalem-quarter = El barrio de { $name }
page-newsalem-neighbour-left = a tu izquierda
page-newsalem-neighbour-right = a tu derecha
page-newsalem-round = Ronda { $round } de { $rounds }
page-newsalem-passing = Las manos pasan { $direction }
page-newsalem-deal = { $deal } cartas repartidas, { $play } jugadas
page-newsalem-deck = mazo: { $count }
page-newsalem-despair = Desesperación { $despair }; las brujas necesitan { $threshold }
page-newsalem-gauge =
    { $reached ->
        [yes] Tal como está, antes de contar los juicios, solo puede ganar una bruja.
       *[no] Tal como está, antes de contar los juicios, ganan los puritanos. Con { $left } más, las brujas.
    }
page-newsalem-gauge-over =
    { $reached ->
        [yes] La ciudad ha caído en la desesperación: solo podía ganar una bruja.
       *[no] La ciudad ha resistido: ganan los puritanos.
    }
page-newsalem-hope = esperanza: { $count }
page-newsalem-despair-here = desesperación: { $count }
page-newsalem-set-points = puntos por series: { $count }
page-newsalem-sets =
    { $count ->
        [one] { $count } serie
       *[other] { $count } series
    }
page-newsalem-a-set = una serie
page-newsalem-choosing =
    { $phase ->
        [events] aún lo piensa
        [remove-despair] quita desesperación
       *[other] aún elige
    }
page-newsalem-in-hand = en mano: { $count }
page-newsalem-picks = boca abajo: { $count }
page-newsalem-nothing-built = Aquí aún no hay nada construido.

page-newsalem-brings-hope = +{ $count } de esperanza
page-newsalem-brings-despair = +{ $count } de desesperación
page-newsalem-brings-removals =
    { $count ->
        [one] quita un cubo de desesperación
       *[other] quita { $count } cubos de desesperación
    }
page-newsalem-brings-nothing = sin cubos
page-newsalem-mine = uno de tus tipos
page-newsalem-one-set = +1 serie

page-newsalem-marks-types = Mientras tanto, una ★ marca los edificios de tus tipos.
page-newsalem-points = Tus puntos hasta ahora: { $matching } por tipos, { $sets } por series, { $total } en total.
page-newsalem-none-kept = Nada aún en esta ronda.
page-newsalem-seen-where = Despliega «Lo que sabes» para ver la carta.

page-newsalem-left =
    { $count ->
        [0] no queda ninguna
        [one] queda { $count }
       *[other] quedan { $count }
    }
page-newsalem-ready = ha terminado
page-newsalem-your-cards = Tus cartas
page-newsalem-character = personaje
page-newsalem-sources = De dónde se sabe cada carta
page-newsalem-your-hope = Tu esperanza:
page-newsalem-cost = cuesta { $cost } de esperanza
page-newsalem-missing = Te falta esperanza: { $count }.
page-newsalem-trigger = Desencadenar
page-newsalem-give = Dar…
page-newsalem-give-effect = Vale al instante y no se puede deshacer. Las promesas no obligan a nadie.
page-newsalem-fewer =
    { $despair ->
        [0] No hay desesperación en la ciudad: no haría nada y costaría igualmente { $cost } de esperanza.
        [one] Solo hay un cubo de desesperación en la ciudad. Podría quitar { $removals } y cuesta igualmente { $cost } de esperanza.
       *[other] Solo hay { $despair } cubos de desesperación en la ciudad. Podría quitar { $removals } y cuesta igualmente { $cost } de esperanza.
    }

page-newsalem-revealed = Todo el mundo revela sus edificios.
page-newsalem-open-all = Descubrirlo todo a la vez
page-newsalem-characters = Todos los personajes
page-newsalem-not-yet = aún boca abajo
page-newsalem-why-side = { $side ->
    [puritans] La desesperación queda en { $despair }, y las brujas necesitan { $threshold }: solo pueden ganar los puritanos.
    [witches] La desesperación queda en { $despair }; las brujas necesitan { $threshold }: solo ellas pueden ganar.
   *[nobody] La desesperación queda en { $despair } de { $threshold } y no hay ninguna bruja: pierde todo el mundo.
}
page-newsalem-why-free = { $count ->
    [one] { $names } es bruja y no estaba en juicio: 2 más de desesperación.
   *[other] { $names } son brujas y no estaban en juicio: 2 más de desesperación por cada una.
}
page-newsalem-why-caught = { $count ->
    [one] { $names } es bruja y estaba en juicio: 2 menos de desesperación.
   *[other] { $names } son brujas y estaban en juicio: 2 menos de desesperación por cada una.
}
page-newsalem-why-wronged = { $count ->
    [one] { $names } estaba en juicio sin ser bruja: 2 más de desesperación.
   *[other] { $names } estaban en juicio sin ser brujas: 2 más de desesperación por persona.
}
page-newsalem-why-fewer = { $count ->
    [one] { $names } también estaba en el bando ganador; desempatan los puntos y luego la esperanza.
   *[other] { $names } también estaban en el bando ganador; desempatan los puntos y luego la esperanza.
}
page-newsalem-scores = Puntos
page-newsalem-player = Nombre
page-newsalem-for-types = Tipos
page-newsalem-for-sets = Series
page-newsalem-total = Total

## Lo que se dice

saying-go-for = Llevemos a juicio a { $seat }.
saying-go-for-2 = ¡Un juicio para { $seat }, vecinos!
saying-go-for-3 = ¿A quién le queda un juicio para { $seat }?
saying-spare = { $seat } merece el perdón.
saying-spare-2 = Clemencia para { $seat }, os lo ruego.
saying-am-side = Estoy con { $word }.
saying-am-side-2 = Mi carta lo dice claro: estoy con { $word }.
saying-am-side-3 = O gano con { $word }, o no gano.
saying-am-type = A mi personaje le tira esto: { $word }.
saying-am-type-2 = Mis puntos vienen también de aquí: { $word }.
saying-saw-side = Investigué a { $seat }: está con { $word }.
saying-saw-side-2 = He visto la carta. { $seat } está con { $word }.
saying-saw-type = He visto lo que le gusta a { $seat }: { $word }.
saying-saw-type-2 = { $seat } puntúa por esto: { $word }. Lo he mirado.
saying-passed = En la mano que pasé a { $seat } estaba esto: { $card }.
saying-passed-2 = Fui yo quien dejó elegir esto a { $seat }: { $card }.
saying-got = { $seat } me pasó una mano en la que estaba esto: { $card }.
saying-got-2 = { $seat } me dejó esto: { $card }.
saying-nothing-better = No tenía nada mejor.
saying-nothing-better-2 = Si hubierais visto lo que quedaba…
saying-nothing-better-3 = Era lo menos malo que tenía.
saying-nothing-better-4 = Lo demás era peor, creedme.
saying-will-cleanse = Voy a purgar la ciudad.
saying-will-cleanse-2 = Dadme tiempo y acabaré con esta desesperación.
saying-will-cleanse-3 = De la Purga me encargo yo.
saying-will-investigate = Voy a investigar a { $seat }.
saying-will-investigate-2 = Voy a mirar de cerca a { $seat }.
saying-give-me = { $amount ->
    [one] Me falta { $amount } de esperanza. ¿Quién me ayuda?
   *[other] Me faltan { $amount } de esperanza. ¿Quién me ayuda?
}
saying-give-me-2 = Con { $amount } más de esperanza podría actuar.
saying-give-to = Dad esperanza a { $seat }: { $amount }.
saying-give-to-2 = { $seat } sabrá usarla. Esperanza necesaria: { $amount }.
saying-give-to-3 = En { $seat }, la esperanza está bien gastada: { $amount }.
saying-investigate = Alguien debería investigar a { $seat }.
saying-investigate-2 = ¿Qué esconde { $seat }? ¿Quién paga la investigación?
saying-investigate-3 = Pagaría por saber quién es { $seat }.
saying-keep-trials = Guardemos los juicios para después.
saying-keep-trials-2 = Sin prisas con los juicios, os lo ruego.
saying-keep-trials-3 = Un juicio se hace pronto y se lamenta mucho tiempo.
conflict-not-investigated = Esta persona nunca pagó esa investigación.
conflict-two-sides = Un personaje tiene un solo bando.

## Sorteos que hace a mano quien dirige la partida

draw-buildings = el nuevo orden del mazo de edificios
