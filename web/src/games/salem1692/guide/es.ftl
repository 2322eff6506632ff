### La guía de Salem 1692 en español, junto a los textos del juego. Cada línea es un párrafo; las líneas con guion forman una lista.

guide-about-text =
    Salem, Massachusetts, año 1692. Alguien en esta mesa es una bruja, y todo el vecindario es sospechoso. De día el pueblo discute, juega cartas y lleva a la gente a juicio. De noche las brujas eligen quién no verá la mañana.
    Es un juego de faroles, miradas y pruebas dudosas, para 4 a 12 personas, en una media hora; dos o tres pueden jugar con fantasmas. Aquí la casa modera: reparte, anuncia las noches, cuenta y guarda todos los secretos.

guide-goal = Qué quiere cada bando
guide-goal-text =
    Tu bando depende de las cartas de juicio que tienes boca abajo delante.
    - **El pueblo** (quien nunca ha tenido una carta { face-witch }) quiere que se revelen todas las cartas { face-witch }.
    - **Las brujas** (quien tiene una, o la tuvo alguna vez) quieren ser las únicas con vida.
    Una vez bruja, siempre bruja: si tu carta { face-witch } se va con otra persona, sigues en el bando de las brujas, y esa persona se une a él. Quien queda fuera sigue ganando o perdiendo con su bando.

guide-setup = La preparación
guide-setup-text =
    La casa lo hace todo cuando quien dirige la mesa pulsa Empezar.
    - **Cartas de juicio**: de 3 a 5 por persona, en fila y boca abajo. La mayoría dice { face-not-a-witch }; una o dos dicen { face-witch }; una dice { face-constable }. Solo tú puedes mirar las tuyas, cuantas veces quieras.
    - **Un personaje**, boca arriba, con una habilidad que todo el mundo puede leer.
    - **Tres cartas** en la mano. Entre ellas no hay cartas negras ni está el { card-black-cat }.
    - **El mazo**, con { card-conspiracy } en algún lugar y { card-night } hacia el fondo.
    Con 4 o 5 personas hay una carta { face-witch }; con 6 o más hay dos. Cuántas hay no es secreto; dónde están, sí.

guide-dawn = El alba
guide-dawn-text =
    Antes del primer turno el pueblo cierra los ojos una vez. Las brujas se reconocen y eligen ante qué puerta dejar el { card-black-cat }: la de alguien del pueblo o, para parecer inocentes, la de una de ellas.
    En ese momento se pregunta algo a todo el mundo, así que ninguna pantalla delata a nadie: las brujas señalan a alguien y el resto sella una sospecha. Al abrir los ojos, quien tiene el gato juega el primer turno.

guide-turn = Tu turno
guide-turn-text =
    Se juega en el sentido de las agujas del reloj. En tu turno haces una de dos cosas:
    - **Robar** dos cartas, y tu turno termina. Si sale una carta negra, actúa al instante.
    - **Jugar** tantas cartas de tu mano como quieras, sobre quien quieras, y luego terminar el turno.
    No puedes hacer ambas cosas ni quedarte sin hacer nada. Las cartas siempre se juegan sobre otras personas: ninguna puede tocarte, ni siquiera a tu favor. Lo jugado, jugado está.
    Si alguien no acaba nunca, el resto puede dar la vuelta al reloj de arena: cuando se vacía, quien no ha jugado roba.

guide-colours = Los cuatro colores
guide-colours-text =
    - Las cartas **rojas** acusan. Se amontonan ante una persona hasta que hay juicio.
    - Las cartas **verdes** actúan una vez y se van; solo { card-stocks } se queda hasta que ha costado un turno.
    - Las cartas **azules** se quedan ante una persona y le cambian las reglas.
    - Las cartas **negras** nunca se guardan. Quien roba una la muestra, y actúa sobre todo el pueblo.
    A pesar de su pelo, el { card-black-cat } es una carta azul. Cada color tiene además su propio borde: se distinguen sin ver el color.

guide-cards = Todas las cartas
guide-cards-text = Hay 59 cartas de juego de 15 clases. El número dice cuántas hay de cada una.

guide-trial = Acusaciones y juicios
guide-trial-text =
    El número junto a cada persona dice cuántas acusaciones tiene delante y cuántas hacen falta: 7 para casi todo el mundo. En cuanto una carta llega a ese número, todo se detiene para un juicio: una carta de juicio boca abajo de la persona acusada se revela para siempre.
    - { face-not-a-witch }: sigue con vida, con una carta oculta menos.
    - { face-constable }: sigue con vida, pero el pueblo se ha quedado sin guardia.
    - { face-witch }: queda fuera, por regla general.
    Tras el juicio se descartan todas esas acusaciones; lo que sobraba se pierde. Por eso la última acusación es la que más vale: quien la juega lleva el juicio.

guide-conspiracy = { card-conspiracy }
guide-conspiracy-text =
    Cuando alguien la roba, pasan dos cosas seguidas.
    - **El gato golpea**: quien tiene el { card-black-cat } delante pierde una carta de juicio, que elige la persona que robó. Si nadie tiene el gato, no pasa nada.
    - **Las cartas viajan**: cada cual toma una carta de juicio boca abajo de quien tiene a su izquierda, sin verla antes.
    Mira otra vez tu fila. Si te ha llegado una carta { face-witch }, eres bruja desde este momento, y conocerás a las demás la próxima noche. Si la tuya se ha ido, lo sigues siendo. El { face-constable } es quien tiene ahora esa carta.
    Siempre sabes qué diste a tu derecha y qué recibiste de tu izquierda: suele ser la mejor prueba del juego.

guide-night = { card-night }
guide-night-text =
    Cuando sale { card-night }, todo el mundo cierra los ojos y actúa a la vez, en pantallas que se parecen.
    - **Las brujas** acuerdan una víctima. Puede ser una de ellas.
    - **El { face-constable }** deja el martillo ante otra persona, que esta noche está a salvo. Todo el mundo ve quién lo tiene; nadie ve quién lo dio.
    - **El resto** sella una sospecha.
    La noche suena y dura igual quede quien quede: un { face-constable } que nadie ha revelado aún puede seguir ahí. Después vienen las confesiones y luego el nombre de la víctima. La víctima queda fuera, salvo que la salven el martillo, una confesión o { card-asylum }.
    Después se rehace el mazo, y el turno sigue donde se detuvo.

guide-confession = Confesar
guide-confession-text =
    Antes de que se nombre a la víctima, cada persona con vida tiene un reloj de arena para decidir: revela una carta de juicio tuya, y las brujas no pueden tocarte esta noche. Tú eliges cuál.
    Es un precio, no un regalo: cada carta que revelas es un juicio menos que puedes superar. Revelar la última, o una { face-witch }, te deja fuera. Callar siempre está permitido.

guide-elimination = Quedar fuera
guide-elimination-text =
    Quedas fuera de la partida cuando
    - se revela una carta { face-witch } tuya (edición inglesa: la última que escondes),
    - se han revelado todas tus cartas de juicio,
    - eres la víctima de las brujas y nada te salva,
    - o se va la persona unida a ti.
    Muestras todas tus cartas de juicio, las demás se descartan y tu habilidad termina. Te quedan tres últimas palabras; después los muertos callan, pero pueden susurrar entre sí, seguir adivinando y ganar con su bando.

guide-characters = Los quince personajes
guide-characters-text = Cada persona recibe uno, boca arriba. La habilidad no tiene que ver con el bando. Termina al quedar fuera.

guide-winning = Ganar
guide-winning-text =
    - **El pueblo gana** en el momento en que se revela la última carta { face-witch }, aunque siga con vida quien alguna vez tuvo una.
    - **Las brujas ganan** en el momento en que toda persona con vida es bruja, por muerte o por { card-conspiracy }.
    La mayoría no basta: una sola alma honrada mantiene viva la partida. Al final se abren todas las cartas, y también las sospechas selladas: verás quién leyó mejor la mesa.

guide-ghosts = Dos o tres personas: fantasmas
guide-ghosts-text =
    Los fantasmas completan la mesa hasta cuatro asientos. Un fantasma tiene cartas de juicio, se le puede acusar, robar o dar el gato, y puede esconder la carta { face-witch }. En esta partida ningún personaje tiene habilidad.
    - En tu turno hay una tercera opción: mirar una carta de juicio boca abajo de un fantasma. Después se barajan sus cartas y se pierden dos cartas del mazo.
    - Si ninguna persona es bruja, el azar actúa en su lugar.
    - De noche la víctima pierde dos cartas de juicio en vez de quedar fuera.
    - El { face-constable } puede dar el martillo a quien quiera, quedárselo o no darlo a nadie.
    El pueblo gana cuando se revela la carta { face-witch }. La bruja gana en cuanto alguien queda fuera, fantasma o no, o cuando todas las personas se han vuelto brujas; la última en serlo pierde.

guide-editions = Tres ediciones
guide-editions-text = Las reglas inglesas, francesas y españolas no son exactamente el mismo juego. Una mesa elige una de ellas; cada regla puede cambiarse en los ajustes.

guide-house-text =
    - **Guarda secretos**: tu dispositivo solo recibe lo que puedes saber. Nadie puede consultar las cartas de otra persona, ni siquiera quien dirige la mesa.
    - **Enmascara**: en los momentos secretos cada pantalla pide el mismo gesto, los mensajes salen al mismo ritmo y con el mismo tamaño, y el momento dura lo mismo actúe quien actúe. Un dedo rápido o lento no delata nada.
    - **Sospechas selladas**: mientras las brujas eligen, el resto nombra a alguien. No cambia nada en la partida, pero se abre y se puntúa al final.
    - **Espera**: si se corta tu conexión, tu asiento se guarda y un bot puede jugar por ti hasta que vuelvas. Cualquiera puede pedir una pausa o más tiempo; solo se dice cuántas personas lo piden.
    - { guide-bots }
    - { guide-answers }

## Un consejo para cada carta

guide-card-accusation = El pan de cada día en Salem. Seis son una amenaza; la séptima es un veredicto.
guide-card-evidence = Tres de golpe. Dos, y una { card-accusation }, hacen un juicio.
guide-card-witness = Solo hay uno en el mazo, y suele bastar para un juicio. La { card-alibi } no puede nada contra él.
guide-card-alibi = Tú eliges qué cartas caen, por un valor de 3 en total. A quién ayudas les dice algo a las otras personas.
guide-card-arson = Mejor contra quien lleva tiempo acumulando. Todo el mundo ve lo que ardió.
guide-card-curse = Rompe parejas, abre la puerta del { card-asylum } o espanta al gato.
guide-card-robbery = No ves nada de lo que cambia de manos; quien pierde y quien recibe, sí.
guide-card-scapegoat = Todo se mueve: lo rojo, lo azul y { card-stocks }. Si basta para un juicio, acusas tú.
guide-card-stocks = Se queda hasta que se ha perdido un turno. Varias se cumplen una tras otra.
guide-card-asylum = Protege de ser la víctima de la noche, no de los juicios, del gato ni de una unión. No se gasta.
guide-card-black-cat = Inofensivo hasta { card-conspiracy }. Una vez descartado, puede robarse y jugarse como cualquier carta azul.
guide-card-matchmaker = Uno solo no hace nada. Con los dos puestos, quien se va arrastra a la otra persona, la proteja lo que la proteja.
guide-card-piety = { card-scapegoat } aún puede mover acusaciones hasta aquí.
guide-card-conspiracy = Después nada es como antes: mira otra vez tus cartas de juicio.
guide-card-night = Escucha quién calla de pronto, y cuenta quién puede ser todavía el { face-constable }.

## Un consejo para cada personaje

guide-character-abigail-williams = Golpea cuando tu propio montón sea alto: desaparece tras el juicio que provocas.
guide-character-ann-putnam = Los juicios alimentan tu mano: juega tú la última acusación.
guide-character-cotton-mather = Vale para las cartas { card-evidence } que ya están ahí y para las que te trae { card-scapegoat }.
guide-character-george-burroughs = Un { card-witness } por sí solo no basta contra ti.
guide-character-giles-corey = Mostrarlas es decisión tuya: así se sabe qué tienes. Solo cuenta tu propio robo, y una vez.
guide-character-john-proctor = Funciona también de noche y en el turno de cualquiera. Lo que tomas va a tu mano.
guide-character-martha-corey = Cuando esa persona queda fuera, tienes al instante la habilidad de la siguiente. Los usos limitados se cuentan solo para ti.
guide-character-mary-warren = Las dos cartas pueden ponerse ante ti; tu pareja no tiene esa protección.
guide-character-rebecca-nurse = Funciona en el turno de cualquiera, pero no con confesiones ni con las cartas que muestra quien queda fuera.
guide-character-samuel-parris = Es tu turno entero. El { card-black-cat } es azul: puedes tomarlo.
guide-character-sarah-good = La carta se desperdicia. Aun así puedes recibir lo que se le roba a otra persona.
guide-character-thomas-danforth = Bastan seis contra casi todo el mundo, si pones tú la última carta. También puedes esperar.
guide-character-tituba = Puedes mover { card-night } y { card-conspiracy }. Todo el mundo sabe que miraste, nadie qué cambiaste. Después juegas tu turno.
guide-character-will-griggs = Entonces se queda ahí como una carta roja. También puedes usarla como una { card-alibi } normal.
guide-character-william-phips = Todo el mundo lo oye. Las otras noches puedes confesar como cualquiera.

## En qué difieren las ediciones

guide-difference-deck = Dónde está { card-night }
guide-difference-deck-ways =
    { $edition ->
        [en] Barajada en la mitad inferior. Tras cada noche se baraja todo de nuevo.
       *[other] La última carta del mazo. El descarte se convierte en el nuevo mazo.
    }
guide-difference-pick = Quién elige la carta en un juicio
guide-difference-pick-ways =
    { $edition ->
        [fr] El azar.
       *[other] Quien acusa.
    }
guide-difference-trials = { option-max_trials_per_turn }
guide-difference-trials-ways =
    { $edition ->
        [es] Uno como mucho.
       *[other] Los que se quiera.
    }
guide-difference-piety = { card-piety }
guide-difference-piety-ways =
    { $edition ->
        [en] Duplica las acusaciones necesarias.
       *[other] Ahí no se pueden jugar cartas rojas.
    }
guide-difference-witches = Quien tiene dos cartas { face-witch }
guide-difference-witches-ways =
    { $edition ->
        [en] Queda fuera con la última. Se anuncia que esconde otra.
       *[other] Queda fuera con la primera, y muestra la otra.
    }
guide-difference-matchmakers = Un segundo { card-matchmaker } en la misma persona
guide-difference-matchmakers-ways =
    { $edition ->
        [en] Prohibido.
       *[other] Se descartan los dos.
    }
guide-difference-both = Una pareja cuyo final haría perder a los dos bandos
guide-difference-both-ways =
    { $edition ->
        [en] La otra persona se salva.
        [fr] Quien lo causó dice quién se va primero.
       *[es] Se va la primera, y la partida acaba ahí.
    }
guide-difference-past = Si quien queda fuera fue bruja alguna vez
guide-difference-past-ways =
    { $edition ->
        [en] No se dice.
       *[other] Se dice.
    }
guide-difference-convert = La última persona del pueblo que se vuelve bruja
guide-difference-convert-ways =
    { $edition ->
        [en] Pierde.
        [fr] Gana con las brujas (pierde con fantasmas).
       *[es] Gana con las brujas.
    }
guide-difference-conspiracy = Tomar cartas en { card-conspiracy }
guide-difference-conspiracy-ways =
    { $edition ->
        [en] Todo el mundo a la vez; luego se baraja cada fila.
        [fr] Todo el mundo a la vez; las filas no se barajan.
       *[es] Por turno; se puede seguir el dorso de las cartas.
    }
guide-difference-order = Reordenar las propias cartas de juicio
guide-difference-order-ways =
    { $edition ->
        [en] No se puede.
        [fr] En cualquier momento, sin que se vea.
       *[es] En cualquier momento, pero se ven los movimientos.
    }
guide-difference-two = Cuando solo quedan dos con vida
guide-difference-two-ways =
    { $edition ->
        [en] { card-robbery } y { card-scapegoat } no pueden jugarse.
        [fr] { card-robbery }, { card-scapegoat } y todas las cartas azules salen de la partida.
       *[es] Las cartas azules salen de la partida; { card-robbery } y { card-scapegoat } no pueden jugarse.
    }
guide-difference-people = Cuatro habilidades
guide-difference-people-ways =
    { $edition ->
        [en] { character-ann-putnam }, { character-giles-corey }, { character-john-proctor } y { character-rebecca-nurse } siguen las cartas nuevas.
       *[other] Siguen las cartas antiguas.
    }
guide-difference-ghosts = { options-ghosts }
guide-difference-ghosts-ways =
    { $edition ->
        [en] Los fantasmas tienen turno: cada uno descarta una carta. Sin { card-matchmaker }.
        [fr] Los fantasmas tienen cartas y no turnos. Si se revela { face-constable }, gana la bruja.
       *[es] No se puede.
    }
