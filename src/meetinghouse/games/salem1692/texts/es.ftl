### Salem 1692 en español. Los nombres son los del resumen en español; se trata de «tú» a quien juega.

## Cartas, caras, personajes

card-accusation = Acusación
card-evidence = Evidencia
card-witness = Testigo
card-alibi = Coartada
card-arson = Incendio
card-curse = Maldición
card-robbery = Robo
card-scapegoat = Chivo expiatorio
card-stocks = Abastos
card-asylum = Asilo
card-black-cat = Gato Negro
card-matchmaker = Casamentero
card-piety = Piedad
card-conspiracy = Conspiración
card-night = Noche

card-accusation-effect = Pone 1 acusación ante otra persona.
card-evidence-effect = Pone 3 acusaciones ante otra persona.
card-witness-effect = Pone 7 acusaciones ante otra persona: por lo común, juicio inmediato.
card-alibi-effect = Quita hasta 3 acusaciones a otra persona.
card-arson-effect = Otra persona descarta toda su mano.
card-curse-effect = Descarta una carta azul que esté ante otra persona.
card-robbery-effect = Toma la mano entera de alguien y se la da a otra persona; nunca tú.
card-scapegoat-effect = Pasa todas las cartas que hay ante alguien a otra persona; nunca tú.
card-stocks-effect = Otra persona pierde su próximo turno.
card-asylum-effect = De noche, las brujas nada pueden contra quien la tiene delante.
card-black-cat-effect = Cuando sale Conspiración, se revela una carta de juicio de quien tiene el gato delante.
card-matchmaker-effect = Dos personas con uno delante cada una viven y mueren juntas.
card-piety-effect =
    { $edition ->
        [en] Hace falta el doble de acusaciones para juzgar a quien la tiene delante.
       *[other] No se puede jugar ninguna carta roja sobre quien la tiene delante.
    }
card-conspiracy-effect = El Gato Negro golpea; después, cada cual toma una carta de juicio de su izquierda.
card-night-effect = Las brujas eligen víctima, el Constable protege a alguien y se puede confesar.

face-not-a-witch = No bruja
face-witch = Bruja
face-constable = Constable
face-not-a-witch-letter = N
face-witch-letter = B
face-constable-letter = C

character-abigail-williams = Abigail Williams
character-ann-putnam = Ann Putnam
character-cotton-mather = Cotton Mather
character-george-burroughs = George Burroughs
character-giles-corey = Giles Corey
character-john-proctor = John Proctor
character-martha-corey = Martha Corey
character-mary-warren = Mary Warren
character-rebecca-nurse = Rebecca Nurse
character-samuel-parris = Samuel Parris
character-sarah-good = Sarah Good
character-thomas-danforth = Thomas Danforth
character-tituba = Tituba
character-will-griggs = Will Griggs
character-william-phips = William Phips
character-nobody = nadie en particular

character-abigail-williams-ability = Cuando tu carta provoca un juicio, puedes descartar todas las acusaciones que tengas delante.
character-ann-putnam-ability =
    { $edition ->
        [en] Al final de tu turno, roba dos cartas por cada carta de juicio que hayas elegido en él.
       *[other] Cuando tu carta provoca un juicio, puedes robar dos cartas antes de que se elija la carta de juicio.
    }
character-cotton-mather-ability = Cada Evidencia que tengas delante cuenta 1 acusación, no 3.
character-george-burroughs-ability = Hacen falta 8 acusaciones para llevarte a juicio, no 7.
character-giles-corey-ability =
    { $edition ->
        [en] Si las dos cartas que robas en tu turno son rojas, puedes mostrarlas y robar una tercera.
       *[other] Si las dos cartas que robas en tu turno son Acusaciones, puedes mostrarlas y robar una tercera.
    }
character-john-proctor-ability =
    { $edition ->
        [en] Con cada eliminación ajena, mira la mano que queda y toma hasta tres de sus cartas.
       *[other] Con cada eliminación ajena, toma toda la mano que queda y las cartas azules de delante.
    }
character-martha-corey-ability = Tienes el poder de la persona viva más cercana a tu derecha.
character-mary-warren-ability = El Gato Negro nunca te golpea, y ningún Casamentero te arrastra a la muerte.
character-rebecca-nurse-ability =
    { $edition ->
        [en] Cada vez que un juicio revela una carta de juicio ajena, puedes robar una carta.
       *[other] Cada vez que un juicio o el Gato Negro revela una carta de juicio ajena, puedes robar una carta.
    }
character-samuel-parris-ability = Dos veces por partida, en lugar de robar o jugar, recupera hasta dos cartas del descarte, ninguna negra.
character-sarah-good-ability = Robo e Incendio no tienen efecto sobre ti.
character-thomas-danforth-ability = Cuando juegas una acusación, basta con una menos para el juicio, si lo quieres.
character-tituba-ability = Una vez por partida, antes de tu acción, mira todo el mazo y ponlo en el orden que quieras.
character-will-griggs-ability = Puedes jugar una Coartada como si fuera un Testigo, que vale 7 acusaciones.
character-william-phips-ability = Una vez por partida, puedes confesar sin revelar ninguna carta.
character-nobody-ability = Ningún poder.

## Bandos, fases, causas

side-townspeople = el pueblo
side-witches = las brujas
side-ghosts = los fantasmas

phase-town-hall = elección de personajes
phase-dawn = alba
phase-day = día
phase-trial = juicio
phase-conspiracy = Conspiración
phase-confession = confesiones
phase-night = noche
phase-last-words = últimas palabras
phase-over = fin

cause-trial = en juicio
cause-cat = por el Gato Negro
cause-confession = por confesión
cause-framed = por mano de las brujas
cause-dawn = al alba, con el gato
cause-elimination = al final
cause-witch = una carta Bruja ha salido a la luz
cause-last-tryal = no queda ninguna carta de juicio oculta
cause-night = las brujas vinieron de noche
cause-matched = dos corazones unidos comparten destino

shield-gavel = el martillo velaba
shield-confession = la confesión llegó a tiempo
shield-asylum = los muros del Asilo resistieron

why-last-witch-revealed = La última carta Bruja ha salido a la luz. Salem puede volver a dormir.
why-last-townsperson-turned = La última alma del pueblo ha caído. No queda nadie para acusar.
why-all-living-are-witches = En Salem solo quedan brujas con vida.
why-somebody-eliminated = Con tan poca gente en la mesa, una sola pérdida les basta a las brujas.
why-constable-revealed = El Constable queda al descubierto, y con él la última guardia del pueblo.

why-alibi = gracias a una Coartada
why-abigail = lo borra Abigail Williams
why-arson = hecho cenizas
why-both-matchmakers = dos Casamenteros sobre un mismo corazón se anulan
why-curse = maldición
why-elimination = lo que queda atrás
why-stocks = se abre el cepo
why-trial = el juicio ha terminado

## Lo que se pregunta

decision-town-hall = Tienes dos personajes delante. ¿Qué vida llevarás?
decision-cat = Brujas, ¿ante qué puerta maullará el Gato Negro?
decision-victim = Brujas, ¿a qué puerta llamáis esta noche?
decision-gavel = Constable, ¿a quién protege tu martillo esta noche?
decision-suspicion = ¿De quién sospechas?
decision-suspicion-note = Sellado hasta el final; no cambia nada, salvo tu orgullo.
decision-confess = ¿Confiesas? Revelar una de tus cartas de juicio te protege esta noche.
decision-confess-note = La última carta oculta te deja fuera de la partida, y una carta Bruja también.
decision-turn = Es tu turno. ¿Qué haces?
decision-target =
    { $about ->
        [card-card] { $card } como { $card2 }: ¿contra quién?
       *[other] { $card }: ¿sobre quién?
    }
decision-victim-of-robbery = { $card }: ¿a quién se le quita la mano?
decision-recipient = { $card }: ¿quién recibe la mano de { $seat }?
decision-source = { $card }: ¿de quién se mueve la carga?
decision-destination = { $card }: ¿quién recibe todo lo que hay ante { $seat }?
decision-alibi = { $card }: ¿qué acusaciones contra { $seat } caen?
decision-curse = { $card }: ¿qué carta azul pierde { $seat }?
decision-tryal =
    { $you ->
        [yes] ¿Cuál de tus propias cartas de juicio se revela?
       *[no] ¿Qué carta de juicio de { $seat } se revela?
    }
decision-point-to-two = Señala dos cartas de juicio de { $seat }; una de ellas se revelará.
decision-take = Conspiración: ¿qué carta de juicio tomas de { $seat }?
decision-pass = Conspiración: ¿qué carta de juicio de { $seat } pasa a { $seat2 }?
decision-ghost = ¿Qué fantasma miras?
decision-look = ¿Qué carta de juicio de { $seat } miras?
decision-john-takes = { $seat } deja cartas. ¿Cuál tomas?
decision-recover = ¿Qué carta recuperas del descarte?
decision-rearrange = Tienes el mazo abierto delante, la carta de arriba primero. ¿En qué orden lo pones?
decision-reorder = ¿En qué orden pones tus cartas de juicio ocultas?
decision-sign =
    { $most ->
        [1] Señala a alguien antes de confirmar.
       *[other] Prueba un orden para el mazo; aún puedes cambiarlo.
    }
decision-hourglass = ¿Das la vuelta al reloj de arena para meter prisa?
decision-last-words = Quedas fuera de juego. Te corresponden tres últimas palabras para los vivos.
decision-first-out = Dos destinos están unidos. ¿Quién cae primero?
decision-hold-trial = A ti te basta con una acusación menos. ¿Llevas a juicio a { $seat }?
decision-ann-draws = ¿Robas dos cartas antes del juicio contra { $seat }?
decision-abigail-discards = ¿Descartas todas las acusaciones que tienes delante?
decision-giles-shows = ¿Muestras las dos cartas robadas y robas una tercera?
decision-rebecca-draws = Se ha revelado una carta de juicio. ¿Robas una carta?

word-draw = Robar dos cartas
word-end = Terminar el turno
word-rearrange = Mirar el mazo y reordenarlo
word-recover = Recuperar cartas del descarte
word-look = Mirar una carta de juicio de un fantasma
word-nobody = Nadie
word-declare = Confesar sin carta
word-turn = Dar la vuelta al reloj de arena
word-done = Hecho
word-done-confess = Callar
word-done-last-words = Irse en silencio
word-done-john-takes = No tomar más
word-done-recover = No recuperar más
word-yes-hold-trial = Sí, a juicio
word-no-hold-trial = Todavía no
together-alibi-witness-turn = Coartada como Testigo

## Canales

channel-town = el pueblo
channel-last-words = las últimas palabras
channel-graveyard = el cementerio

## Lo que pasa: la preparación

event-game-set =
    La mesa está puesta. Entre las cartas de juicio: { $tryals_1 } No bruja, { $tryals_2 ->
        [one] { $tryals_2 } Bruja
       *[other] { $tryals_2 } Brujas
    }, { $tryals_3 } Constable. El mazo tiene { $deck } cartas.
event-tryals-seen =
    { $you ->
        [seat] Tus cartas de juicio: { $faces }.
       *[other] Las cartas de juicio de { $seat }: { $faces }.
    }
event-hand-seen =
    { $you ->
        [seat] Tu mano: { $cards }.
       *[other] La mano de { $seat }: { $cards }.
    }
event-town-hall-offered =
    { $you ->
        [seat] Puedes elegir entre { $characters }.
       *[other] { $seat } puede elegir entre { $characters }.
    }
event-character-shown =
    { $you ->
        [seat] Eres { $character }.
       *[other] { $seat } es { $character }.
    }
event-became-witch =
    { $you ->
        [seat] Tienes una carta Bruja: desde ahora estás en el bando de las brujas, pase lo que pase con ella.
       *[other] { $seat } tiene una carta Bruja, y desde ahora está en el bando de las brujas.
    }

## La voz que narra

narrated-dawn-sleep = «Salem duerme. Que todo el mundo cierre los ojos.»
narrated-dawn-witches = «Brujas, despertad. Elegid quién tendrá el Gato Negro; también vale una de vosotras.»
narrated-dawn-witches-sleep = «Brujas, volved a dormir.»
narrated-dawn-wake = «Que todo el mundo despierte.»
narrated-dawn-begins =
    { $you ->
        [seat] «Empiezas tú; se juega en el sentido del reloj.»
       *[other] «Empieza { $seat }; se juega en el sentido del reloj.»
    }
narrated-night-sleep = «Cae la noche. Que todo el mundo cierre los ojos.»
narrated-night-witches = «Quien tenga o haya tenido una carta Bruja, despierte y elija una víctima; también puede ser una de vosotras.»
narrated-night-witches-sleep = «Brujas, volved a dormir.»
narrated-night-constable = «Constable, despierta. Da el martillo a alguien, pero no a ti.»
narrated-night-constable-ghosts = «Constable, despierta. Da el martillo a quien quieras, a ti o a nadie.»
narrated-night-constable-sleep = «Constable, vuelve a dormir.»
narrated-night-wake = «Que todo el mundo despierte.»
narrated-night-confess = «Quien quiera confesar puede revelar una carta de juicio propia, y esta noche nada le pasará. Hay tiempo hasta el último grano de arena.»
narrated-night-time =
    { $you ->
        [seat] «Es la hora. Las brujas te eligieron a ti.»
       *[other] «Es la hora. Las brujas eligieron a { $seat }.»
    }
narrated-night-over =
    { $you ->
        [seat] «Amanece; sigues tú.»
       *[other] { $has_seat ->
            [yes] «Amanece; sigue { $seat }.»
           *[no] «Amanece.»
        }
    }

event-fellows-seen =
    { $you ->
        [seats] { $seats_others_count ->
            [0] Abres los ojos y no ves a ninguna otra bruja.
            [one] Abres los ojos y ves a otra bruja: { $seats_others }.
           *[other] Abres los ojos y ves a las otras brujas: { $seats_others }.
        }
       *[other] Por las brujas, abren los ojos: { $seats }.
    }
event-witch-signed =
    { $you ->
        [witch] { $same ->
            [yes] Te señalas a ti.
           *[no] Señalas a { $seat }.
        }
        [seat] { $witch } te señala.
       *[other] { $same ->
            [yes] { $witch } apunta hacia sí.
           *[no] { $witch } señala a { $seat }.
        }
    }

## El turno

event-turn-began =
    { $you ->
        [seat] Es tu turno.
       *[other] Es el turno de { $seat }.
    }
event-turn-skipped =
    { $you ->
        [seat] Estás en el cepo (Abastos) y pierdes el turno.
       *[other] { $seat } está en el cepo (Abastos) y pierde el turno.
    }
event-turn-ended =
    { $you ->
        [seat] Tu turno ha terminado.
       *[other] El turno de { $seat } ha terminado.
    }
event-hourglass-turned =
    { $you ->
        [seat] Das la vuelta al reloj de arena para apurar a { $active }.
        [active] { $seat } da la vuelta al reloj de arena para apurarte.
       *[other] { $seat } da la vuelta al reloj de arena para apurar a { $active }.
    }
event-card-drawn =
    { $you ->
        [seat] Robas una carta.
       *[other] { $seat } roba una carta.
    }
event-drawn-card-seen =
    { $you ->
        [seat] Has robado: { $card }.
       *[other] { $seat } ha robado: { $card }.
    }
event-black-card-drawn =
    { $you ->
        [seat] Destapas una carta negra: ¡{ $card }!
       *[other] { $seat } destapa una carta negra: ¡{ $card }!
    }
event-draw-forfeited =
    { $you ->
        [seat] En el mazo solo queda Noche: pierdes lo que te faltaba por robar.
       *[other] En el mazo solo queda Noche: { $seat } pierde lo que le faltaba por robar.
    }
event-deck-reformed = El mazo se baraja de nuevo: { $cards } cartas, con Noche entre ellas.
event-card-played =
    { $you ->
        [by] { $has_second ->
            [yes] Juegas { $card }: de { $target } a { $second }.
           *[no] { $as_witness ->
                [yes] Juegas { $card } contra { $target }, como Testigo.
               *[no] Juegas { $card } sobre { $target }.
            }
        }
        [target] { $has_second ->
            [yes] { $by } juega { $card }: de ti a { $second }.
           *[no] { $as_witness ->
                [yes] { $by } juega { $card } contra ti, como Testigo.
               *[no] { $by } juega { $card } sobre ti.
            }
        }
        [second] { $by } juega { $card }: de { $target } a ti.
       *[other] { $has_second ->
            [yes] { $by } juega { $card }: de { $target } a { $second }.
           *[no] { $as_witness ->
                [yes] { $by } juega { $card } contra { $target }, como Testigo.
               *[no] { $by } juega { $card } sobre { $target }.
            }
        }
    }
event-cards-discarded =
    { $you ->
        [seat] Pierdes { $cards } ({ $why }).
       *[other] { $seat } pierde { $cards } ({ $why }).
    }
event-hand-robbed =
    { $you ->
        [victim] Tu mano pasa a { $recipient }: { $count ->
            [one] una carta
           *[other] { $count } cartas
        }.
        [recipient] Recibes la mano de { $victim }: { $count ->
            [one] una carta
           *[other] { $count } cartas
        }.
       *[other] La mano de { $victim } pasa a { $recipient }: { $count ->
            [one] una carta
           *[other] { $count } cartas
        }.
    }
event-cards-seen =
    { $you ->
        [seat] Entran en tu mano: { $cards }.
       *[other] Viste lo que fue a { $seat }: { $cards }.
    }
event-wasted =
    { $you ->
        [seat] { $card } no puede contigo, Sarah Good: carta perdida.
       *[other] { $card } no puede con { $seat }, Sarah Good: carta perdida.
    }
event-front-moved =
    { $you ->
        [source] Lo que tenías delante pasa a { $destination }: { $cards }.
        [destination] Lo que había ante { $source } pasa a ti: { $cards }.
       *[other] Lo que había ante { $source } pasa a { $destination }: { $cards }.
    }
event-cards-left-game =
    { $you ->
        [seat] Quedan dos con vida: estas cartas tuyas salen del juego: { $cards }.
       *[other] Quedan dos con vida: estas cartas de { $seat } salen del juego: { $cards }.
    }

## Juicios, revelaciones, eliminaciones

event-trial-began =
    { $you ->
        [accused] { $same ->
            [yes] ¡Vas a juicio!
           *[no] ¡{ $accuser } te lleva a juicio!
        }
        [accuser] ¡Llevas a juicio a { $accused }!
       *[other] { $same ->
            [yes] ¡{ $accused } va a juicio!
           *[no] ¡{ $accuser } lleva a juicio a { $accused }!
        }
    }
event-trial-declined =
    { $you ->
        [accuser] Dejas en paz a { $accused }, por ahora.
        [accused] { $accuser } te deja en paz, por ahora.
       *[other] { $accuser } deja en paz a { $accused }, por ahora.
    }
event-trial-lapsed = Ya no hay a quién juzgar: { $accused } está fuera de juego.
event-pointed-at-two =
    { $you ->
        [accuser] Señalas las cartas { $places } de { $accused }, a quien toca elegir una.
        [accused] { $accuser } señala tus cartas { $places }: te toca elegir una.
       *[other] { $accuser } señala las cartas { $places } de { $accused }, a quien toca elegir una.
    }
event-tryal-revealed =
    { $cause_key ->
        [elimination] { $you ->
            [seat] Descubres: { $face }.
           *[other] { $seat } descubre: { $face }.
        }
       *[other] { $you ->
            [seat] Tu carta de juicio { $place } se revela { $cause }: { $face }.
           *[other] { $seat }: la carta de juicio { $place } se revela { $cause }: { $face }.
        }
    }
event-one-more-witch-card =
    { $you ->
        [seat] Escondes otra carta Bruja, y por eso vives.
       *[other] { $seat } esconde otra carta Bruja, y vive.
    }
event-eliminated =
    { $you ->
        [seat] Quedas fuera de juego: { $cause }.
       *[other] { $seat } queda fuera de juego: { $cause }.
    }
event-everything-shown = Desde el más allá lo ves todo. Cartas de juicio: { $rows }. Manos: { $hands }. El mazo, desde arriba: { $deck }.
event-spared-by-match =
    { $you ->
        [seat] Te salvas pese al Casamentero: si no, perderían ambos bandos.
       *[other] { $seat } se salva pese al Casamentero: si no, perderían ambos bandos.
    }
event-past-disclosed =
    { $you ->
        [seat] { $witch ->
            [yes] Se anuncia: tuviste una carta Bruja.
           *[no] Se anuncia: nunca tuviste una carta Bruja.
        }
       *[other] { $witch ->
            [yes] Se anuncia: { $seat } tuvo una carta Bruja.
           *[no] Se anuncia: { $seat } nunca tuvo una carta Bruja.
        }
    }

## Conspiración

event-cat-had-no-prey =
    { $has_seat ->
        [yes] { $you ->
            [seat] El Gato Negro se frota contra tu pierna y no te hace daño.
           *[other] El Gato Negro no le hace daño a { $seat }.
        }
       *[no] Del Gato Negro no hay ni rastro.
    }
event-tryal-taken =
    { $you ->
        [giver] { $has_place ->
            [yes] { $taker } toma tu carta de juicio { $place }.
           *[no] { $taker } toma una de tus cartas de juicio.
        }
        [taker] { $has_place ->
            [yes] Tomas la carta de juicio { $place } de { $giver }.
           *[no] Tomas una carta de juicio de { $giver }.
        }
       *[other] { $has_place ->
            [yes] { $taker } toma la carta de juicio { $place } de { $giver }.
           *[no] { $taker } toma una carta de juicio de { $giver }.
        }
    }
event-tryal-taken-many = Cada cual toma una carta de juicio de su izquierda.
event-tryals-mixed = Una carta de juicio por persona ({ $seats }) va al centro; se barajan y se reparten de nuevo.
event-tryal-lost =
    { $you ->
        [seat] { $has_taker ->
            [yes] Has entregado { $face }; ahora la tiene { $taker }.
           *[no] Has entregado { $face }; no hay modo de saber a quién.
        }
       *[other] { $has_taker ->
            [yes] { $seat } ha entregado { $face }; ahora la tiene { $taker }.
           *[no] { $seat } ha entregado { $face }.
        }
    }
event-tryal-gained =
    { $you ->
        [seat] { $has_giver ->
            [yes] Has recibido { $face } de { $giver }.
           *[no] Has recibido { $face }; no hay modo de saber de quién.
        }
       *[other] { $has_giver ->
            [yes] { $seat } ha recibido { $face } de { $giver }.
           *[no] { $seat } ha recibido { $face }.
        }
    }
event-row-shuffled =
    { $you ->
        [seat] Tus cartas de juicio ocultas se barajan.
       *[other] Las cartas de juicio ocultas de { $seat } se barajan.
    }
event-row-shuffled-many = Las cartas de juicio ocultas se barajan: { $seats }.
event-row-reordered =
    { $you ->
        [seat] Reordenas tus cartas de juicio: { $places }.
       *[other] { $seat } reordena sus cartas de juicio ocultas: { $places }.
    }

## Alba y noche

event-cat-given =
    { $you ->
        [seat] El Gato Negro se sienta ante tu puerta.
       *[other] El Gato Negro se sienta ante la puerta de { $seat }.
    }
event-gavel-given =
    { $you ->
        [seat] El martillo está ante ti: esta noche no tienes nada que temer.
       *[other] El martillo está ante { $seat }.
    }
event-confessed =
    { $you ->
        [seat] { $without_card ->
            [yes] Confiesas sin mostrar ninguna carta.
           *[no] Confiesas.
        }
       *[other] { $without_card ->
            [yes] { $seat } confiesa sin mostrar ninguna carta.
           *[no] { $seat } confiesa.
        }
    }
event-target-chosen =
    { $you ->
        [seat] Está decidido: esta noche la víctima eres tú.
       *[other] Está decidido: esta noche la víctima será { $seat }.
    }
event-target-announced =
    { $you ->
        [seat] Todas las miradas se vuelven hacia ti.
       *[other] Todas las miradas se vuelven hacia { $seat }.
    }
event-target-safe =
    { $you ->
        [seat] Estás a salvo: { $by_key ->
            [gavel] { shield-gavel }
            [confession] { shield-confession }
           *[asylum] { shield-asylum }
        }.
       *[other] { $seat } está a salvo: { $by_key ->
            [gavel] { shield-gavel }
            [confession] { shield-confession }
           *[asylum] { shield-asylum }
        }.
    }

## Personajes

event-ability-used =
    { $you ->
        [seat] Usas el don de { $character }.
       *[other] { $seat } usa el don de { $character }.
    }
event-cards-shown =
    { $you ->
        [seat] Muestras { $cards }.
       *[other] { $seat } muestra { $cards }.
    }
event-card-recovered =
    { $you ->
        [seat] Recuperas { $card } del descarte.
       *[other] { $seat } recupera { $card } del descarte.
    }
event-deck-seen =
    { $you ->
        [seat] El mazo, desde arriba: { $cards }.
       *[other] { $seat } ve el mazo, desde arriba: { $cards }.
    }
event-pool-seen = { $dead } deja: { $cards }.
event-cards-taken =
    { $you ->
        [seat] { $has_card ->
            [yes] Tomas { $card } de { $dead }.
           *[no] Tomas una carta de la mano de { $dead }.
        }
        [dead] { $has_card ->
            [yes] { $seat } toma de ti { $card }.
           *[no] { $seat } toma una carta de tu mano.
        }
       *[other] { $has_card ->
            [yes] { $seat } toma { $card } de { $dead }.
           *[no] { $seat } toma una carta de la mano de { $dead }.
        }
    }

## Fantasmas

event-ghost-looked-at =
    { $you ->
        [viewer] Miras una carta de juicio de { $ghost }.
       *[other] { $viewer } mira una carta de juicio de { $ghost }.
    }
event-ghost-tryal-seen =
    { $you ->
        [viewer] Ves lo que esconde { $ghost }: { $face }.
       *[other] { $viewer } ve lo que esconde { $ghost }: { $face }.
    }
event-top-discarded =
    { $you ->
        [seat] Descartas la carta de arriba del mazo: { $card }.
       *[other] { $seat } descarta la carta de arriba del mazo: { $card }.
    }

## El final

event-game-won =
    { $you ->
        [winners] { $side_key ->
            [townspeople] ¡Gana el pueblo, y tú también! { $why }
           *[other] ¡Ganan las brujas, y tú también! { $why }
        }
       *[other] { $side_key ->
            [townspeople] Gana el pueblo. { $why }
           *[other] Ganan las brujas. { $why }
        }
    }

## Rechazos que explica una regla de este juego

refused-option-clash-sal-play-03 = Esta edición no se juega entre dos o tres.
refused-option-clash-sal-var-04 = extra_witch no existe entre dos o tres.
refused-option-clash-sal-setup-07 = town_hall_choice es para 7 personas o menos.
refused-option-clash-sal-var-07 = force_disclosure y no_disclosure se contradicen.
refused-option-clash-sal-var-08 = Esta edición no ofrece dawn_cat_penalty; activa también offers_dawn_cat_penalty.
refused-option-clash-sal-ghost-04 = youngest_seat nombra un asiento donde no hay nadie.

## Ajustes

option-edition = la edición: fija todos los parámetros de una vez
option-ghost_game = entre dos o tres se juega con fantasmas
option-director_default = quién dirige en la mesa
option-setup_conspiracy = cómo se deja Conspiración fuera de las primeras manos
option-night_card_placement = dónde se pone Noche en el mazo
option-deck_reform_source = qué se baraja en el mazo nuevo
option-early_night_reform = qué pasa con las cartas que quedan bajo Noche
option-trial_tryal_selection = quién elige la carta de juicio en un juicio
option-max_trials_per_turn = cuántos juicios puede traer un turno
option-piety_effect = qué hace Piedad
option-piety_loss_trial = perder Piedad puede traer un juicio enseguida
option-griggs_alibi_bypasses_piety = Will Griggs puede usar Coartada como Testigo pese a Piedad
option-multiple_witch_cards = cuando alguien tiene varias cartas Bruja
option-second_matchmaker = un segundo Casamentero ante la misma persona
option-matchmaker_double_loss = una muerte unida que haría perder a ambos bandos
option-elimination_discards = qué se descarta al quedar fuera (todo, por decisión)
option-disclose_ever_witch = al quedar fuera se anuncia si se tuvo una carta Bruja
option-last_convert_loses = la última persona en caer pierde
option-conspiracy_take_order = cómo se toman las cartas de juicio en Conspiración
option-conspiracy_shuffle_rows = las filas se barajan tras Conspiración
option-tryal_reorder = se puede reordenar la propia fila
option-two_left_blue = las cartas azules cuando quedan dos personas
option-two_left_scapegoat_robbery = Chivo expiatorio y Robo cuando quedan dos personas
option-scapegoat_moves_stocks = Chivo expiatorio mueve también Abastos
option-crier_witch_count = segundos de la etapa de las brujas
option-crier_constable_count = segundos de la etapa del Constable
option-frame_stack = dónde están las cartas de asesinato en la mesa
option-thomas_vs_george = lo que necesita Thomas Danforth contra George Burroughs
option-ann_putnam = cuándo roba Ann Putnam
option-giles_corey = qué debe robar Giles Corey para una tercera carta
option-john_proctor = qué toma John Proctor
option-john_martha_split = cómo se reparten John y Martha
option-rebecca_triggers = cuándo roba Rebecca Nurse
option-offers_dawn_cat_penalty = se puede elegir la pena del alba
option-ghost_seating = dónde se sientan los fantasmas
option-ghost_hand_size = cartas repartidas a un fantasma
option-ghost_turn = qué hace un fantasma en su turno
option-ghost_removes_matchmakers = sin Casamenteros en el juego con fantasmas
option-ghost_pass_chooser = quién elige la carta que va a un fantasma
option-ghost_cat_chooser = quién elige en la Conspiración de un fantasma
option-ghost_target_pile = dónde va la carta de asesinato en la mesa
option-ghost_framed_seats = quién pierde dos cartas de juicio de noche
option-ghost_constable_reveal_wins = un Constable revelado da la victoria a las brujas en el juego con fantasmas
option-town_hall_choice = cada persona elige entre dos personajes (7 o menos)
option-conspiracy_center_shuffle = las cartas tomadas en Conspiración se barajan y se reparten
option-extra_witch = una carta Bruja más
option-point_to_two = se señalan dos cartas de juicio y la persona acusada elige una
option-force_disclosure = al quedar fuera se anuncia igualmente si se tuvo una carta Bruja
option-no_disclosure = al quedar fuera no se anuncia si se tuvo una carta Bruja
option-dawn_cat_penalty = quien recibe el Gato Negro al alba pierde también una carta de juicio
option-dead_moderator = la primera persona en quedar fuera lo ve todo
option-hourglass_seconds = duración del reloj de arena, en segundos
option-timer_scale = multiplica cada plazo, salvo el reloj de arena
option-turn_timer_mode = cuándo corre el reloj de arena
option-dawn_window_s = segundos del alba
option-decision_window_s = segundos de una decisión
option-last_words_window_s = segundos para las últimas palabras
option-dead_view = qué ven quienes quedaron fuera
option-youngest_seat = asiento de la persona más joven (juego con fantasmas)

## Por qué el bot steady jugó así; se abre al final de la partida

reason-steady-accuse = { $seat } en el bando de las brujas: { $share }; { $needs ->
        [one] una acusación más trae el juicio
       *[other] { $needs } acusaciones más traen el juicio
    }
reason-steady-stocks = a { $seat } (bruja: { $share }) le conviene un turno de quietud
reason-steady-cat = el Gato Negro le sienta bien a { $seat } (bruja: { $share })
reason-steady-asylum = { $seat } (bruja: { $share }) merece una noche segura
reason-steady-piety = { $seat } (bruja: { $share }) merece algo de paz
reason-steady-alibi = es mejor que esas acusaciones desaparezcan
reason-steady-curse = { $card } le hace demasiado bien a { $seat } (bruja: { $share })
reason-steady-arson = es mejor quemar la mano de { $seat } (bruja: { $share })
reason-steady-robbery = la mano de { $seat } (bruja: { $share }) está mejor con { $to }
reason-steady-scapegoat = que { $seat } (bruja: { $share }) cargue con lo de { $source }
reason-steady-matchmaker = el destino de { $seat } (bruja: { $share }) se puede compartir
reason-steady-follow = las demás brujas señalan a { $seat }
reason-steady-victim = { $seat } estorba a las brujas
reason-steady-misuse = { $seat } no necesita protección, y de eso se trata
reason-steady-protect = vale la pena proteger a { $seat } (bruja: { $share })
reason-steady-suspect = { $seat } en el bando de las brujas: { $share }
reason-steady-declare = una confesión que no cuesta ninguna carta
reason-steady-protected = ya tengo protección
reason-steady-keep-silent = una carta vale más que la seguridad de esta noche
reason-steady-confess = { $left ->
        [one] quedaría una carta, y el peligro es real
       *[other] quedarían { $left } cartas, y el peligro es real
    }
reason-steady-last-words = no queda nada que decir
reason-steady-default = no había mucho que pensar
reason-steady-draw = primero, más cartas
reason-steady-end = basta por este turno
reason-steady-enemy = { $seat } (bruja: { $share }) no es de mi bando
reason-steady-pick = la mejor carta que revelar de { $seat }; carta Bruja: { $odds }; en el bando de las brujas: { $share }
reason-steady-use = el don no cuesta nada
reason-steady-cannot = no hay nada que mostrar
reason-steady-hold-trial = { $seat } en el bando de las brujas: { $share }
reason-steady-take-card = { $card } es la mejor de todas

## La mesa en una terminal

board-head = { $title } · { $phase } · mazo { $deck } · cartas Bruja reveladas: { $found } de { $all }
board-hand = Mano
board-row = Tus cartas de juicio
board-empty = vacía
board-covered = tapadas (escribe s para mirar)
board-gavel = martillo
board-confessed = ha confesado
board-one-more = otra carta Bruja
board-witch = bruja
board-out = fuera de juego
board-help-goal = El pueblo gana cuando se han revelado todas las cartas Bruja. Las brujas ganan cuando toda persona viva está en su bando. Quien tuvo alguna vez una carta Bruja está en su bando para siempre.
board-help-turn = En tu turno, roba dos cartas o juega cuantas quieras sobre otras personas. Con bastantes acusaciones (por lo común 7) hay juicio, y se revela una carta de juicio.
board-help-marks = De izquierda a derecha: ▶ de quién es el turno, † fuera de juego; personaje; cartas de juicio (▒ oculta, MAYÚSCULA revelada, minúscula lo que sabes); cartas en mano; acusaciones y cuántas traen un juicio; cartas delante. En el sentido del reloj desde ti: a tu izquierda está la línea de abajo.
board-help-others = Las demás personas de la mesa, y lo que dicen sus cartas
board-known-witches = Conoces a estas brujas: { $names }.
board-passed = En una Conspiración entregaste { $lost } a { $taker } y recibiste { $gained } de { $giver }.
board-passed-mixed = En una Conspiración entregaste { $lost } y recibiste { $gained }.
board-looked = Viste { $face } en la fila de { $name }.
board-known-hand = { $name } tiene, entre otras: { $cards }.
board-deck-order = El mazo, desde arriba: { $cards }.
board-suspected = Hasta ahora sospechaste de: { $names }.
board-discard = En el descarte: { $cards }.
reason-steady-take = de { $seat }, cualquier dorso vale lo mismo; carta Bruja: { $odds }; en el bando de las brujas: { $share }
reason-steady-ghost = { $seat } puede esconder la carta Bruja: { $share }
reason-steady-look = esta carta de { $seat } es la que más dice; carta Bruja: { $odds }; en el bando de las brujas: { $share }
reason-steady-look-at-ghost = mirar a un fantasma dice más que una carta
reason-steady-gavel-nobody = nadie aquí merece el mazo
reason-steady-rearrange = la Noche puede esperar, las buenas cartas no
reason-steady-recover = el descarte tiene mejores cartas que el mazo de robo
reason-steady-town-hall = { $card } me conviene más
reason-steady-enough = ya basta
reason-steady-first-out = mejor que sea { $seat }

## Por qué no: lo que se te cierra, según la cláusula que lo cierra

closed-sal-card-alibi-01 = No hay ninguna acusación ante esta persona.
closed-sal-card-alibi-03 = Una Coartada quita 3 acusaciones como mucho; una carta que vale 7 es demasiado para ella.
closed-sal-card-curse-01 = No hay ninguna carta azul ante esta persona.
closed-sal-card-matchmaker-05 = Esta persona ya tiene un Casamentero.
closed-sal-card-piety-03 = La Piedad protege a esta persona: aquí no se puede jugar ninguna carta roja.
closed-sal-card-robbery-01 = Lo robado tiene que ir a otra persona.
closed-sal-card-robbery-03 = Hacen falta tres personas con vida: tú, una que pierde y una que recibe.
closed-sal-card-scapegoat-01 = Las cartas tienen que pasar a otra persona.
closed-sal-card-scapegoat-07 = Hacen falta tres personas con vida: tú, una que se libra y una que carga con todo.
closed-sal-char-griggs-04 = La Piedad protege a esta persona, también de una Coartada jugada como Testigo.
closed-sal-char-parris-01 = Solo en lugar de robar o jugar cartas, y solo dos veces por partida.
closed-sal-char-parris-03 = Las cartas negras se quedan en el descarte.
closed-sal-char-tituba-01 = Solo antes de cualquier otra cosa en tu turno, y una vez por partida.
closed-sal-color-07 = Tiene que ser otra persona, y con vida.
closed-sal-ghost-31 = Un fantasma que no tiene turnos no puede perder ninguno.
closed-sal-law-01 = Nada puede usarse sobre ti.
closed-sal-law-02 = Una carta que juegas no puede tocarte: ni lo que tienes ni lo que recibes.
closed-sal-night-07 = No puedes elegirte.
closed-sal-ruling-06 = Aquí no tendría ningún efecto.
closed-sal-ruling-21 = No se movería nada: nadie puede tener un segundo Casamentero.
closed-sal-ruling-53 = En el descarte no hay nada que puedas tomar.
closed-sal-trial-13 = Ya ha habido un juicio en este turno, y este sería el segundo.
closed-sal-turn-06 = Has jugado una carta; quien juega no roba cartas.
closed-sal-turn-08 = Primero haz algo: roba cartas o juega una.
closed-sal-two-04 = Con solo dos personas con vida, esta carta no se puede jugar.
