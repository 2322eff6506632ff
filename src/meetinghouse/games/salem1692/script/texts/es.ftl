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
script-director-moderator = Moderador, todo se elige aquí
script-director-moderator-help = Brujas y Constable eligen aquí, o lo anota quien modera; después se anuncia.
script-characters = Personajes
script-characters-yes = Con
script-characters-no = Sin

script-dawn-lay = «Poned el Gato Negro atravesado sobre el mazo, al alcance de todo el mundo.»
script-ghosts-lay = «Barajad las cuatro cartas de asesinato y ponedlas en el centro, boca abajo.»
script-witches-awake = «Quien tenga o haya tenido una carta Bruja, despierte y toque su propio nombre, sin ruido.»
script-frame-ghosts =
    { $ghost_target_pile ->
        [bottom_card] «Quien tenga o haya tenido una carta Bruja, despierte. Poned debajo de las demás la carta de asesinato que elijáis.»
       *[top_card] «Quien tenga o haya tenido una carta Bruja, despierte. Poned encima de las demás la carta de asesinato que elijáis.»
    }
script-cat-frame =
    { $ghost_target_pile ->
        [bottom_card] «Dad la vuelta a la carta de asesinato de abajo: el Gato Negro va a ese asiento.»
       *[top_card] «Dad la vuelta a la carta de asesinato de arriba: el Gato Negro va a ese asiento.»
    }
script-cat = «El Gato Negro se queda con { $names }.»
script-begins = «Empieza quien tiene el Gato Negro; se juega en el sentido del reloj.»
script-frames-lay =
    { $frame_stack ->
        [across_deck] «Apilad las cartas de asesinato de quienes viven, boca arriba, atravesadas sobre el mazo.»
        [near_deck] «Apilad las cartas de asesinato de quienes viven, boca arriba, junto al mazo.»
       *[across_discard] «Apilad las cartas de asesinato de quienes viven, boca abajo, atravesadas sobre el descarte.»
    }
script-frame = «Quien tenga o haya tenido una carta Bruja, despierte. Apartad, boca abajo, la carta de asesinato de vuestra víctima; también puede ser una bruja. Dejad las demás también boca abajo.»
script-constable-awake = «Constable, despierta. Toca tu propio nombre, sin ruido.»
script-gavel = «El martillo está delante de { $names }.»
script-no-gavel = «Nadie tiene el martillo.»
script-confess-characters = «Quien quiera confesar puede revelar una carta de juicio propia, y esta noche nada le pasará; una vez en la partida, William Phips confiesa sin revelar nada. Hay tiempo hasta el último grano de arena.»
script-turn-frame = «Se acabó el tiempo. Dad la vuelta a la carta de asesinato apartada. Esa persona muere, salvo que la proteja el martillo, una confesión o el Asilo.»
script-turn-frame-ghosts =
    { $ghost_target_pile ->
        [bottom_card] «Se acabó el tiempo. Dad la vuelta a la carta de asesinato de abajo. Ese asiento pierde dos cartas de juicio, salvo que lo proteja el martillo, una confesión o el Asilo.»
       *[top_card] «Se acabó el tiempo. Dad la vuelta a la carta de asesinato de arriba. Ese asiento pierde dos cartas de juicio, salvo que lo proteja el martillo, una confesión o el Asilo.»
    }
script-attacked = «Se acabó el tiempo. Las brujas eligieron a { $names }.»
script-protected = ¿Protege algo a { $names }: el martillo, una confesión o el Asilo?
script-answer-unprotected = Sin protección
script-answer-protected = Con protección
script-eliminated = «Muere { $names }. Revelad todas sus cartas de juicio; después, tres últimas palabras.»
script-safe = «Todo queda en un susto: esta noche no le pasa nada a nadie.»
script-two-cards = «{ $names } pierde dos cartas de juicio. Las elige la primera persona a su izquierda.»
script-deck =
    { $deck_reform_source ->
        [deck_and_discard] «Barajad juntos el mazo y el descarte. La Noche va en la mitad de abajo.»
       *[discard] { $early_night_reform ->
            [when_deck_exhausted] «Si el mazo se ha acabado, barajad el descarte y poned la Noche debajo. Si no, seguid con el mazo.»
           *[immediate] «Barajad el descarte: es el nuevo mazo. La Noche va debajo.»
        }
    }
script-day = «Amanece. Sigue el turno que se interrumpió.»

script-timer-turn = Turno
script-timer-trial = Juicio
script-timer-last-words = Últimas palabras
script-timer-tituba = Tituba
script-counts = Acusaciones
script-counts-reached = { $name } tiene { $count } acusaciones: hay juicio.
script-kind-cards = Cartas
script-kind-characters = Personajes
script-note-witches = Brujas
script-note-constable = Constable

script-extra_witch = Cartas Bruja
script-extra_witch-no = Las de siempre
script-extra_witch-yes = Una más
script-ghosts-help =
    { $players ->
        [2] Un fantasma se sienta a la izquierda de cada persona.
       *[3] { $ghost_seating ->
            [left_of_each] Un fantasma se sienta a la izquierda de la persona más joven, que aquí va en primer lugar.
           *[alternate] Un fantasma se sienta a la izquierda de la primera persona.
        }
    }
script-tally-witch-cards =
    { $of ->
        [1] La carta Bruja está revelada
       *[other] Cartas Bruja reveladas
    }
script-tally-constable = La carta Constable está revelada
script-tally-all-witches = Todos los que siguen vivos son brujas
script-ending-town = «Ya no queda ninguna carta Bruja oculta: ¡gana el pueblo!»
script-ending-witches =
    { $last_convert_loses ->
        [yes] «Todos los que siguen vivos son brujas: ¡ganan las brujas! Solo pierde la última persona en pasarse a su bando, si acaba de ocurrir.»
       *[no] «Todos los que siguen vivos son brujas: ¡ganan las brujas, todas juntas!»
    }
script-ending-witches-ghosts = «Todas las personas son brujas: ¡ganan las brujas! La última en serlo pierde.»
script-ending-eliminated = «Alguien queda fuera de la partida: ¡gana el bando de las brujas!»
script-ending-constable = «La carta Constable está revelada: ¡gana el bando de las brujas!»
