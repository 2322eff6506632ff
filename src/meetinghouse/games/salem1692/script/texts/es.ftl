### Lo que el pregonero dice y muestra para Salem 1692, además de las frases del narrador.

script-part-dawn = El alba
script-part-night = Cae la noche

script-edition = Edición
script-edition-en = Inglesa
script-edition-fr = Francesa
script-edition-es = Española
script-director = Quién dirige
script-director-frames = Locutor, con cartas de asesinato
script-director-frames-help = De noche no se toca nada: las brujas apartan una carta de asesinato.
script-director-town_crier = Locutor, la víctima se elige aquí
script-director-town_crier-help = Las brujas eligen a su víctima en esta pantalla, sin cartas de asesinato.
script-director-phone = Este móvil modera
script-director-phone-help = Quien despierta toca aquí, sin ruido; después se anuncia.
script-director-moderator = Una persona modera y anota aquí
script-director-moderator-help = Para alguien que no juega: lo ve todo, toca lo que le señalan y de día puede leer sus notas.
script-characters = Personajes
script-characters-yes = Con
script-characters-no = Sin

script-dawn-lay =
    { $frame_stack ->
        [near_deck] «Poned el Gato Negro boca arriba junto al mazo, al alcance de todo el mundo.»
       *[across_deck] «Poned el Gato Negro boca arriba, atravesado sobre el mazo, al alcance de todo el mundo.»
    }
script-ghosts-lay = «Que alguien baraje las cuatro cartas de asesinato y las ponga en el centro, boca abajo.»
script-witches-awake = «Quienes tengáis o hayáis tenido una carta Bruja, despertad y tocad vuestro propio nombre, sin ruido.»
script-witches-wake = «Quienes tengáis o hayáis tenido una carta Bruja, despertad.»
script-cat-place = «Brujas, despertad. Poned el Gato Negro delante de quien queráis; también vale una de vosotras.»
script-cat-ghosts =
    { $ghost_target_pile ->
        [bottom_card] «Brujas, despertad. Buscad la carta de asesinato de quien tendrá el Gato Negro y ponedla debajo de las demás.»
       *[top_card] «Brujas, despertad. Buscad la carta de asesinato de quien tendrá el Gato Negro y ponedla encima de las demás.»
    }
script-cat-awake = «Brujas, despertad. Tocad sin ruido el nombre de quien tendrá el Gato Negro; también vale una de vosotras.»
script-cat-tap = «Tocad ahora el nombre de quien tendrá el Gato Negro; también vale una de vosotras.»
script-cat-point = «Señalad a quien tendrá el Gato Negro; también vale una de vosotras.»
script-nudge = «Seguid con los ojos cerrados. Que quien barajó las cartas de asesinato mueva un poco el montón.»
script-cat-frame =
    { $ghost_target_pile ->
        [bottom_card] «Dad la vuelta a la carta de asesinato de abajo: el Gato Negro va a ese asiento.»
       *[top_card] «Dad la vuelta a la carta de asesinato de arriba: el Gato Negro va a ese asiento.»
    }
script-cat = «El Gato Negro se queda con { $names }.»
script-begins = «Empieza quien tiene el Gato Negro; se juega en el sentido del reloj.»
script-begins-ghosts = «Empieza quien tiene el Gato Negro; si es un fantasma, la primera persona a su izquierda. Se juega en el sentido del reloj.»
script-frames-lay =
    { $frame_stack ->
        [across_deck] «Apilad las cartas de asesinato de quienes viven, boca arriba, atravesadas sobre el mazo.»
        [near_deck] «Apilad las cartas de asesinato de quienes viven, boca arriba, junto al mazo.»
       *[across_discard] «Apilad las cartas de asesinato de quienes viven, boca abajo, atravesadas sobre el descarte.»
    }
script-frame =
    { $frame_stack ->
        [across_discard] «Quienes tengáis o hayáis tenido una carta Bruja, despertad. Apartad, boca abajo, la carta de asesinato de vuestra víctima; también puede ser una de vosotras. Dejad las demás como estaban.»
       *[across_deck] «Quienes tengáis o hayáis tenido una carta Bruja, despertad. Apartad, boca abajo, la carta de asesinato de vuestra víctima; también puede ser una de vosotras. Dejad las demás también boca abajo.»
    }
script-frame-ghosts =
    { $ghost_target_pile ->
        [bottom_card] «Quienes tengáis o hayáis tenido una carta Bruja, despertad. Poned la carta de asesinato de vuestra víctima debajo de las demás; también vale la vuestra.»
       *[top_card] «Quienes tengáis o hayáis tenido una carta Bruja, despertad. Poned la carta de asesinato de vuestra víctima encima de las demás; también vale la vuestra.»
    }
script-target-awake = «Quienes tengáis o hayáis tenido una carta Bruja, despertad. Tocad sin ruido el nombre de vuestra víctima; también puede ser una de vosotras.»
script-target-tap = «Tocad ahora el nombre de vuestra víctima; también puede ser una de vosotras.»
script-target-point = «Señalad a vuestra víctima; también puede ser una de vosotras.»
script-constable-awake = «Constable, despierta. Toca tu propio nombre, sin ruido.»
script-constable-wake = «Constable, despierta.»
script-gavel-tap = «Toca ahora el nombre de quien tendrá el martillo; el tuyo no vale.»
script-gavel-tap-ghosts = «Constable, despierta. Toca el nombre de quien tendrá el martillo: cualquiera, el tuyo o ninguno.»
script-gavel-point = «Señala a quien tendrá el martillo, pero no a ti.»
script-gavel-point-ghosts = «Constable, despierta. Señala a quien tendrá el martillo; también puedes ser tú. Si no va a ser nadie, niega con la cabeza.»
script-gavel = «El martillo está delante de { $names }.»
script-no-gavel = «Nadie tiene el martillo.»
script-confess-characters = «Quien quiera confesar puede revelar una carta de juicio propia, y esta noche nada le pasará; una vez en la partida, William Phips confiesa sin revelar nada. Hay tiempo hasta el último grano de arena.»
script-turn-frame = «Se acabó el tiempo. Dad la vuelta a la carta de asesinato apartada. Esa persona muere, salvo que la proteja el martillo, una confesión o el Asilo.»
script-out =
    { $disclose_ever_witch ->
        [yes] «¿Sin protección? Entonces revela todas tus cartas de juicio y di con sinceridad si alguna vez tuviste una carta Bruja; después, tres últimas palabras. El Casamentero se lleva también a la pareja.»
       *[no] «¿Sin protección? Entonces revela todas tus cartas de juicio; después, tres últimas palabras. El Casamentero se lleva también a la pareja.»
    }
script-turn-frame-ghosts =
    { $ghost_target_pile ->
        [bottom_card] «Se acabó el tiempo. Dad la vuelta a la carta de asesinato de abajo. Salvo que lo proteja el martillo, una confesión o el Asilo, ese asiento pierde dos cartas de juicio, o la última; las elige la primera persona a su izquierda.»
       *[top_card] «Se acabó el tiempo. Dad la vuelta a la carta de asesinato de arriba. Salvo que lo proteja el martillo, una confesión o el Asilo, ese asiento pierde dos cartas de juicio, o la última; las elige la primera persona a su izquierda.»
    }
script-attacked = «Se acabó el tiempo. Las brujas eligieron a { $names }.»
script-protected = ¿Protege algo a { $names }: el martillo, una confesión o el Asilo?
script-answer-unprotected = Sin protección
script-answer-protected = Con protección
script-eliminated =
    { $disclose_ever_witch ->
        [yes] «Muere { $names }. Revela todas tus cartas de juicio y di con sinceridad si alguna vez tuviste una carta Bruja; después, tres últimas palabras. El Casamentero se lleva también a la pareja.»
       *[no] «Muere { $names }. Revela todas tus cartas de juicio; después, tres últimas palabras. El Casamentero se lleva también a la pareja.»
    }
script-safe = «Todo queda en un susto: esta noche no le pasa nada a nadie.»
script-two-cards = «{ $names } pierde dos cartas de juicio, o la última. Las elige la primera persona a su izquierda.»
script-deck =
    { $deck_reform_source ->
        [deck_and_discard] «Apartad la Noche y barajad juntos el mazo y el descarte. Después barajad la Noche en la mitad de abajo.»
       *[discard] { $early_night_reform ->
            [when_deck_exhausted] «Si el mazo se ha acabado, barajad el descarte y poned la Noche debajo. Si no, seguid con el mazo; la Noche queda aparte hasta que se acabe.»
           *[immediate] «Barajad el descarte con lo que quede del mazo: es el nuevo mazo. La Noche va debajo.»
        }
    }
script-day = «El martillo vuelve al centro. Amanece; sigue el turno que se interrumpió.»

script-timer-turn = Turno
script-timer-trial = Juicio
script-timer-last-words = Últimas palabras
script-timer-tituba = Tituba
script-counts = Acusaciones
script-counts-reached = { $name } tiene { $count } acusaciones: hay juicio.
script-counts-early = { $name } tiene { $count } acusaciones: { $accuser } ya puede abrir el juicio.
script-counts-forced = { $name } tiene { $count } acusaciones: hay juicio si { $accuser } jugó la última.
script-kind-cards = Cartas
script-kind-characters = Personajes
script-note-witches = Brujas
script-note-constable = Constable

script-extra_witch = Cartas Bruja
script-extra_witch-no = Normales
script-extra_witch-yes = Una más
script-ghosts-help =
    { $players ->
        [2] Un fantasma se sienta a la izquierda de cada persona.
       *[3] { $ghost_seating ->
            [left_of_each] Un fantasma se sienta a la izquierda de la persona más joven, que aquí va en primer lugar.
           *[alternate] Un fantasma se sienta a la izquierda de la primera persona.
        }
    }
script-ban-ghosts = La edición española necesita 4 personas o más.
script-tally-witch-cards =
    { $of ->
        [1] La carta Bruja está revelada
       *[other] Cartas Bruja reveladas
    }
script-tally-constable = La carta Constable está revelada
script-tally-all-witches = Solo quedan brujas con vida
script-ending-town = «Ya no queda ninguna carta Bruja oculta: ¡gana el pueblo!»
script-ending-witches =
    { $last_convert_loses ->
        [yes] «Solo quedan brujas con vida: ¡ganan las brujas! Solo pierde la última persona en pasarse a su bando, si acaba de ocurrir.»
       *[no] «Solo quedan brujas con vida: ¡ganan las brujas, todas juntas!»
    }
script-ending-witches-ghosts = «Todas las personas son brujas: ¡ganan las brujas! La última en serlo pierde.»
script-ending-eliminated = «Alguien queda fuera de la partida: ¡gana el bando de las brujas!»
script-ending-constable = «La carta Constable está revelada: ¡gana el bando de las brujas!»
