### Salem 1692 en español. Los nombres son los del resumen en español; se trata de «tú» a quien juega.

game-about = Acusa, defiende, sobrevive: en este pueblo hay una bruja, y la noche se acerca.

## Cartas, caras, personajes

card-accusation = Acusación
    .many = { $count } Acusaciones
card-evidence = Evidencia
    .many = { $count } Evidencias
card-witness = Testigo
    .many = { $count } Testigos
card-alibi = Coartada
    .many = { $count } Coartadas
card-arson = Incendio
card-curse = Maldición
card-robbery = Robo
card-scapegoat = Chivo expiatorio
    .many = { $count } Chivos expiatorios
card-stocks = Abastos
    .many = { $count } Abastos
card-asylum = Asilo
card-black-cat = Gato Negro
card-matchmaker = Casamentero
    .many = { $count } Casamenteros
card-piety = Piedad
card-conspiracy = Conspiración
card-night = Noche

card-accusation-effect = Pone 1 acusación ante otra persona.
card-evidence-effect = Pone 3 acusaciones ante otra persona.
card-witness-effect = Pone 7 acusaciones ante otra persona: casi siempre, juicio inmediato.
card-alibi-effect = Quita hasta 3 acusaciones a otra persona.
card-arson-effect = Otra persona descarta toda su mano.
card-curse-effect = Descarta una carta azul que esté ante otra persona.
card-robbery-effect = Toma la mano entera de alguien y se la da a otra persona; tú no puedes ser ninguna de las dos.
card-scapegoat-effect =
    { $scapegoat_moves_stocks ->
        [no] Pasa todas las cartas que hay ante alguien a otra persona, salvo Abastos; tú no puedes ser ninguna de las dos.
       *[yes] Pasa todas las cartas que hay ante alguien a otra persona; tú no puedes ser ninguna de las dos.
    }
card-stocks-effect = El cepo: otra persona pierde su próximo turno.
card-asylum-effect = De noche, las brujas no pueden nada contra quien la tiene delante.
card-black-cat-effect = Cuando sale Conspiración, se revela una carta de juicio de quien tiene el gato delante.
card-matchmaker-effect = Dos personas con uno delante cada una viven y mueren juntas.
card-piety-effect =
    { $piety_effect ->
        [double_threshold] Hace falta el doble de acusaciones para juzgar a quien la tiene delante.
       *[no_red_played] No se puede jugar ninguna carta roja sobre quien la tiene delante.
    }
card-conspiracy-effect =
    { $conspiracy_center_shuffle ->
        [yes] El Gato Negro golpea; después, una carta de juicio de cada cual va al centro, y se barajan y se reparten de nuevo.
       *[no] El Gato Negro golpea; después, cada cual toma una carta de juicio de su izquierda.
    }
card-night-effect = Las brujas eligen víctima, el Constable protege a alguien y se puede confesar.

face-not-a-witch = No bruja
    .many = { $count } No brujas
face-witch = Bruja
    .many = { $count } Brujas
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
    { $ann_putnam ->
        [end_of_turn_per_reveal] Al final de tu turno, roba dos cartas por cada carta de juicio que hayas elegido en él.
       *[before_reveal] Cuando tu carta provoca un juicio, puedes robar dos cartas antes de que se elija la carta de juicio.
    }
character-cotton-mather-ability = Cada Evidencia que tengas delante cuenta 1 acusación, no 3.
character-george-burroughs-ability = Hacen falta 8 acusaciones para llevarte a juicio, no 7.
character-giles-corey-ability =
    { $giles_corey ->
        [two_red] Si las dos cartas que robas en tu turno son rojas, puedes mostrarlas y robar una tercera.
       *[two_accusation] Si las dos cartas que robas en tu turno son Acusaciones, puedes mostrarlas y robar una tercera.
    }
character-john-proctor-ability =
    { $john_proctor ->
        [up_to_3_from_hand] Con cada eliminación ajena, mira la mano que queda y toma hasta tres de sus cartas.
       *[all_hand_and_blue] Con cada eliminación ajena, toma toda la mano que queda y las cartas azules de delante.
    }
character-martha-corey-ability = Tienes la habilidad de la persona viva más cercana a tu derecha.
character-mary-warren-ability = El Gato Negro nunca te golpea, y ningún Casamentero te arrastra a la muerte.
character-rebecca-nurse-ability =
    { $rebecca_triggers ->
        [trials] Cada vez que un juicio revela una carta de juicio ajena, puedes robar una carta.
       *[trials_and_black_cat] Cada vez que un juicio o el Gato Negro revela una carta de juicio ajena, puedes robar una carta.
    }
character-samuel-parris-ability =
    { $samuel_parris ->
        [two] Dos veces por partida, en lugar de robar o jugar, recupera dos cartas del descarte, ninguna negra.
       *[up_to_two] Dos veces por partida, en lugar de robar o jugar, recupera hasta dos cartas del descarte, ninguna negra.
    }
character-sarah-good-ability = Robo e Incendio no tienen efecto sobre ti.
character-thomas-danforth-ability = Cuando juegas una acusación, basta con una menos para el juicio, si lo quieres{ $thomas_vs_george ->
    [6] ; contra George Burroughs, con dos menos.
    [8] , pero nunca contra George Burroughs.
    [cancel] ; contra George Burroughs hacen falta 7, y el juicio se celebra lo quieras o no.
   *[7] .
}
character-tituba-ability = Una vez por partida, antes de tu acción, mira todo el mazo y ponlo en el orden que quieras.
character-will-griggs-ability = Puedes jugar una Coartada como si fuera un Testigo, que vale 7 acusaciones{ $griggs_alibi_bypasses_piety ->
    [yes] , incluso sobre quien tiene Piedad delante.
   *[no] { $piety_effect ->
        [no_red_played] , pero no sobre quien tiene Piedad delante.
       *[double_threshold] .
    }
}
character-william-phips-ability = Una vez por partida, puedes confesar sin revelar ninguna carta.
character-nobody-ability = Ninguna habilidad.

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

cause-trial = en el juicio
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
why-abigail = las borra Abigail Williams
why-arson = todo arde
why-both-matchmakers = dos Casamenteros sobre un mismo corazón se anulan
why-curse = maldición
why-elimination = cartas que quedan atrás
why-repair = corrección de quien dirige
why-stocks = se abre el cepo
why-trial = el juicio ha terminado

## Lo que se pregunta

decision-town-hall = Tienes dos personajes delante. ¿Qué vida llevarás?
decision-cat = Brujas, ¿ante qué puerta maullará el Gato Negro?
decision-victim = Brujas, ¿a qué puerta llamáis esta noche?
decision-gavel = Constable, ¿a quién protege tu martillo esta noche?
decision-suspicion = { phrase-whom-suspected }
decision-suspicion-note = Sellado hasta el final; solo está en juego tu orgullo.
decision-confess = ¿Confiesas? Una carta de juicio revelada te protege esta noche.
decision-confess-note = Tu última carta oculta te dejaría fuera de la partida; una carta Bruja, por regla general, también.
decision-turn = Es tu turno. ¿Qué haces?
decision-target =
    { $about ->
        [card-card] { $card } como { $card2 }: ¿contra quién?
       *[other] { $card }: ¿sobre quién?
    }
decision-victim-of-robbery = { $card }: ¿a quién se le quita la mano?
decision-recipient = { $card }: ¿quién recibe la mano de { $seat }?
decision-source = { $card }: ¿a quién se le quita la carga?
decision-destination = { $card }: ¿quién recibe todo lo que hay ante { $seat }?
decision-alibi = { $card }: ¿qué acusaciones contra { $seat } caen?
decision-curse = { $card }: ¿qué carta azul pierde { $seat }?
decision-tryal =
    { $you ->
        [yes] ¿Cuál de tus propias cartas de juicio revelas?
       *[no] ¿Qué carta de juicio de { $seat } revelas?
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
decision-last-words = Quedas fuera de juego. Te quedan tres últimas palabras: escríbelas abajo.
decision-first-out = Dos destinos están unidos. ¿Quién cae primero?
decision-hold-trial = A ti te bastan menos acusaciones. ¿Llevas a juicio a { $seat }?
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
word-just-taken = La carta recién tomada
word-turn = Dar la vuelta al reloj de arena
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
    La mesa está puesta. Entre las cartas de juicio: { $tryals_1 } No brujas, { $tryals_2 ->
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
narrated-night-witches = «Quienes tengáis o hayáis tenido una carta Bruja, despertad y elegid una víctima; también puede ser una de vosotras.»
narrated-night-witches-sleep = { narrated-dawn-witches-sleep }
narrated-night-constable = «Constable, despierta. Dale el martillo a otra persona.»
narrated-night-constable-ghosts = «Constable, despierta. Da el martillo a quien quieras, a ti o a nadie.»
narrated-night-constable-sleep = «Constable, vuelve a dormir.»
narrated-night-wake = { narrated-dawn-wake }
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
event-without-effect =
    { $you ->
        [seat] { $card } no tiene efecto sobre ti.
       *[other] { $card } no tiene efecto sobre { $seat }.
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
event-trial-lapsed =
    { $you ->
        [accused] Tu juicio queda sin efecto.
       *[other] El juicio de { $accused } queda sin efecto.
    }
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
event-everything-shown = Desde el más allá lo ves todo. Cartas de juicio: { $rows }. Manos: { $hands }. El mazo, desde arriba: { $deck_in_order }.
event-spared-by-match =
    { $you ->
        [seat] Te salvas pese al Casamentero: si no, perderían ambos bandos.
       *[other] { $seat } se salva pese al Casamentero: si no, perderían ambos bandos.
    }
event-past-disclosed =
    { $you ->
        [seat] { $witch ->
            [yes] El pueblo se entera: tuviste una carta Bruja.
           *[no] El pueblo se entera: nunca tuviste una carta Bruja.
        }
       *[other] { $witch ->
            [yes] El pueblo se entera: { $seat } tuvo una carta Bruja.
           *[no] El pueblo se entera: { $seat } nunca tuvo una carta Bruja.
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
            [yes] { $just_taken ->
                [yes] { $taker } toma la carta de juicio que acabas de tomar.
               *[no] { $taker } toma tu carta de juicio { $place }.
            }
           *[no] { $taker } toma una de tus cartas de juicio.
        }
        [taker] { $has_place ->
            [yes] { $just_taken ->
                [yes] Tomas la carta de juicio que { $giver } acaba de tomar.
               *[no] Tomas la carta de juicio { $place } de { $giver }.
            }
           *[no] Tomas una carta de juicio de { $giver }.
        }
       *[other] { $has_place ->
            [yes] { $just_taken ->
                [yes] { $taker } toma la carta de juicio que { $giver } acaba de tomar.
               *[no] { $taker } toma la carta de juicio { $place } de { $giver }.
            }
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
        [seat] Usas la habilidad de { $character }.
       *[other] { $seat } usa la habilidad de { $character }.
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
        [seat] El mazo, desde arriba: { $cards_in_order }.
       *[other] { $seat } ve el mazo, desde arriba: { $cards_in_order }.
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
refused-option-clash-sal-var-04 = Entre dos o tres no hay carta Bruja de más.
refused-option-clash-sal-setup-07 = Elegir entre dos personajes es para 7 personas o menos.
refused-option-clash-sal-var-07 = El pasado de quien queda fuera no puede contarse y callarse a la vez.
refused-option-clash-sal-var-08 = Esta edición no conoce el arañazo del Gato Negro al alba; permítelo también con offers_dawn_cat_penalty.
refused-option-clash-sal-ghost-04 = El asiento dado a la persona más joven no es de nadie.

## Ajustes

option-edition = Edición
option-edition-help = El reglamento con el que se juega: decide todo lo que no ajustes más abajo.
option-edition-en = { page-edition-en }
option-edition-fr = { page-edition-fr }
option-edition-es = { page-edition-es }
option-town_hall_choice = Dos personajes para elegir
option-town_hall_choice-help = Cada persona recibe dos cartas de personaje y se queda una; para siete personas o menos.
option-extra_witch = Una carta Bruja más
option-extra_witch-help = Más difícil para el pueblo: dos cartas Bruja con cuatro o cinco personas, tres con más.
option-setup_conspiracy = Conspiración en el primer reparto
option-setup_conspiracy-help = Nadie empieza con Conspiración en la mano; esto dice cómo se evita.
option-setup_conspiracy-redeal_if_dealt = Vuelve al mazo y se cambia si sale
option-setup_conspiracy-held_out = Se aparta antes de repartir y se baraja después
option-night_card_placement = El lugar de Noche
option-night_card_placement-help = Al final de cada mazo, o en algún lugar de su mitad inferior, donde puede sorprender.
option-night_card_placement-bottom_half = En algún lugar de la mitad inferior
option-night_card_placement-bottom = La última carta
option-early_night_reform = Las cartas que quedan bajo Noche
option-early_night_reform-help = Qué pasa con el mazo tras una noche que llegó antes de su final.
option-early_night_reform-immediate = Todo se baraja en un mazo nuevo
option-early_night_reform-when_deck_exhausted = Primero se roban
option-trial_tryal_selection = La carta de juicio que revela un juicio
option-trial_tryal_selection-help = Quién elige entre las cartas ocultas de la persona acusada.
option-trial_tryal_selection-accuser_chooses = Quien acusa
option-trial_tryal_selection-random = El azar
option-point_to_two = Se señalan dos
option-point_to_two-help = Con cuatro o cinco cartas ocultas, quien acusa señala dos y la persona acusada elige una.
option-max_trials_per_turn = Juicios por turno
option-max_trials_per_turn-help = Cuántos juicios puede traer un turno.
option-max_trials_per_turn-unlimited = Sin límite
option-max_trials_per_turn-1 = Uno como mucho
option-multiple_witch_cards = Tener varias cartas Bruja
option-multiple_witch_cards-help = Qué pasa cuando se revela una de varias cartas Bruja.
option-multiple_witch_cards-survive_until_last = Se vive hasta que se revela la última
option-multiple_witch_cards-die_reveal_all = Se queda fuera enseguida y se muestran todas
option-disclose_ever_witch = Se cuenta el pasado de quien queda fuera
option-disclose_ever_witch-help = Se anuncia si quien queda fuera tuvo alguna vez una carta Bruja.
option-last_convert_loses = La última persona en caer pierde
option-last_convert_loses-help = Cuando la última persona inocente se vuelve bruja, las brujas ganan, pero ella no.
option-conspiracy_take_order = Tomar cartas en Conspiración
option-conspiracy_take_order-help = Cada persona toma una carta de juicio oculta de su izquierda: a la vez, o una tras otra, y entonces la última puede llevarse la carta que la primera acaba de tomar.
option-conspiracy_take_order-simultaneous = Todas a la vez
option-conspiracy_take_order-sequential_from_drawer = Por turno, desde quien la robó
option-conspiracy_take_order-sequential_choices = Por turno, pero todas las cartas se mueven a la vez
option-conspiracy_center_shuffle = Las cartas tomadas se mezclan
option-conspiracy_center_shuffle-help = Las cartas tomadas en Conspiración se barajan juntas y cada persona recibe una.
option-conspiracy_shuffle_rows = Las filas se barajan tras Conspiración
option-conspiracy_shuffle_rows-help = Nadie puede seguir ya una carta por su lugar en la fila.
option-tryal_reorder = Reordenar la propia fila
option-tryal_reorder-help = Si puedes cambiar el orden de tus cartas de juicio ocultas, y si los demás ven cómo.
option-tryal_reorder-none = No se permite
option-tryal_reorder-free_hidden = Se permite, y nadie ve cómo
option-tryal_reorder-free_tracked = Se permite, y se ve cada movimiento
option-dawn_cat_penalty = El Gato Negro araña al alba
option-dawn_cat_penalty-help = Quien recibe el Gato Negro al alba pierde también una carta de juicio.
option-cards_without_effect = Cartas sin efecto
option-cards_without_effect-help = Si se puede jugar una carta donde no tiene efecto, por ejemplo para no robar.
option-cards_without_effect-playable = Se pueden jugar
option-cards_without_effect-unplayable = No se pueden jugar
option-piety_effect = Qué hace Piedad
option-piety_effect-help = Cómo protege Piedad a quien la tiene delante.
option-piety_effect-double_threshold = Hace falta el doble de acusaciones
option-piety_effect-no_red_played = No se le puede jugar ninguna carta roja
option-piety_loss_trial = Perder Piedad puede traer un juicio
option-piety_loss_trial-help = Si las acusaciones de delante bastan sin Piedad, el juicio llega enseguida.
option-second_matchmaker = Un segundo Casamentero
option-second_matchmaker-help = Qué pasa cuando una persona tendría delante los dos Casamenteros.
option-second_matchmaker-forbidden = No se le puede jugar
option-second_matchmaker-discard_both = Se descartan los dos
option-matchmaker_double_loss = Cuando una unión haría perder a ambos bandos
option-matchmaker_double_loss-help = Qué pasa cuando dos muertes unidas harían perder a ambos bandos a la vez.
option-matchmaker_double_loss-spare_matched = La persona unida se salva
option-matchmaker_double_loss-trigger_player_orders = Quien lo provocó dice quién cae primero
option-matchmaker_double_loss-target_first = Cae primero la persona señalada
option-scapegoat_moves_stocks = Chivo expiatorio mueve también Abastos
option-scapegoat_moves_stocks-help = Abastos va con las demás cartas, y quien lo recibe pierde un turno.
option-two_left_blue = Las cartas azules cuando quedan dos
option-two_left_blue-help = Qué pasa con las cartas azules cuando solo quedan dos personas.
option-two_left_blue-keep = Siguen en juego
option-two_left_blue-remove = Salen del juego
option-two_left_scapegoat_robbery = Chivo expiatorio y Robo cuando quedan dos
option-two_left_scapegoat_robbery-help = Qué pasa con las dos cartas cuando solo quedan dos personas.
option-two_left_scapegoat_robbery-unplayable = Siguen en la mano y no se pueden jugar
option-two_left_scapegoat_robbery-remove = { option-two_left_blue-remove }
option-thomas_vs_george = Thomas Danforth contra George Burroughs
option-thomas_vs_george-help = Cuántas acusaciones hacen falta cuando uno acusa al otro.
option-thomas_vs_george-6 = 6 acusaciones
option-thomas_vs_george-7 = 7 acusaciones
option-thomas_vs_george-8 = 8 acusaciones
option-thomas_vs_george-cancel = 7 acusaciones, sin elección: sus habilidades se anulan
option-ann_putnam = Cuándo roba Ann Putnam
option-ann_putnam-help = Ann Putnam roba dos cartas por un juicio que provoca.
option-ann_putnam-end_of_turn_per_reveal = Al final de su turno, por cada carta revelada
option-ann_putnam-before_reveal = Antes de que se elija la carta de juicio
option-giles_corey = La tercera carta de Giles Corey
option-giles_corey-help = Qué debe robar Giles Corey para tener derecho a una tercera carta.
option-giles_corey-two_red = Dos cartas rojas
option-giles_corey-two_accusation = Dos Acusaciones
option-john_proctor = Qué toma John Proctor
option-john_proctor-help = Cuando alguien queda fuera, John Proctor se queda con cartas suyas.
option-john_proctor-up_to_3_from_hand = Hasta tres cartas de la mano
option-john_proctor-all_hand_and_blue = Toda la mano y las cartas azules
option-john_martha_split = Cuando John y Martha se reparten
option-john_martha_split-help = Si Martha Corey copia a John Proctor, eligen por turno.
option-john_martha_split-alternate_up_to_3_each = Hasta tres cartas cada uno
option-john_martha_split-alternate_until_empty = Hasta que no quede ninguna
option-rebecca_triggers = Cuándo roba Rebecca Nurse
option-rebecca_triggers-help = Rebecca Nurse puede robar una carta cuando se revela una carta de juicio de otra persona.
option-rebecca_triggers-trials = Por un juicio
option-rebecca_triggers-trials_and_black_cat = Por un juicio o por el Gato Negro
option-samuel_parris = Qué toma Samuel Parris
option-samuel_parris-help = Cuántas cartas toma cada vez de la pila de descartes.
option-samuel_parris-up_to_two = Hasta dos cartas
option-samuel_parris-two = Dos cartas, si las hay
option-griggs_alibi_bypasses_piety = La Coartada de Will Griggs pese a Piedad
option-griggs_alibi_bypasses_piety-help = Will Griggs puede usar Coartada como Testigo contra quien tiene Piedad.
option-dead_view = Qué ven quienes quedaron fuera
option-dead_view-help = Quien queda fuera puede ver lo mismo que el resto, o mirar tras el telón.
option-dead_view-public = Lo que ve todo el mundo
option-dead_view-moderator = Todo
option-dead_moderator = La primera persona en quedar fuera lo ve todo
option-dead_moderator-help = Como quien dirige la partida; las siguientes ven lo que ve todo el mundo.
option-ghost_game = Pueden jugar dos o tres
option-ghost_game-help = Los fantasmas completan la mesa hasta cuatro.
option-ghost_seating = Dónde se sientan los fantasmas
option-ghost_seating-help = Entre dos, a la izquierda de cada persona; entre tres, a la izquierda de la más joven.
option-ghost_seating-left_of_each = A la izquierda
option-ghost_seating-alternate = Entre las personas
option-youngest_seat = La persona más joven
option-youngest_seat-help = Entre tres, el fantasma se sienta a la izquierda de la más joven.
option-youngest_seat-none = Se sortea
option-youngest_seat-0 = Primer asiento
option-youngest_seat-1 = Segundo asiento
option-youngest_seat-2 = Tercer asiento
option-ghost_hand_size = Cartas repartidas a un fantasma
option-ghost_hand_size-help = Un fantasma nunca las juega, pero se pueden robar o quemar.
option-ghost_hand_size-0 = Ninguna
option-ghost_hand_size-3 = Tres
option-ghost_turn = El turno de un fantasma
option-ghost_turn-help = Qué pasa cuando le toca a un fantasma.
option-ghost_turn-discard_one = Se descarta la primera carta del mazo
option-ghost_turn-none = Se pasa de largo
option-ghost_removes_matchmakers = Sin Casamenteros con fantasmas
option-ghost_removes_matchmakers-help = Los dos Casamenteros se quedan en la caja.
option-ghost_pass_chooser = Quién elige la carta que va a un fantasma
option-ghost_pass_chooser-help = En Conspiración un fantasma recibe también una carta de juicio; la elige otra persona.
option-ghost_pass_chooser-nearest_human_right = La persona más cercana a la derecha de quien da
option-ghost_pass_chooser-nearest_human_left = La persona más cercana a la izquierda de quien da
option-ghost_cat_chooser = Quién elige cuando un fantasma trae Conspiración
option-ghost_cat_chooser-help = Alguien tiene que elegir la carta de juicio que revela el Gato Negro.
option-ghost_cat_chooser-nearest_human_right_of_cat = La persona más cercana a la derecha del gato
option-ghost_cat_chooser-acting_player = Quien está actuando
option-ghost_constable_reveal_wins = Un Constable revelado lo decide
option-ghost_constable_reveal_wins-help = Con fantasmas, la bruja gana en cuanto se revela la carta Constable.
option-turn_timer_mode = El reloj de arena en los turnos
option-turn_timer_mode-help = Cuándo se cronometra un turno.
option-turn_timer_mode-on_request = Cuando alguien le da la vuelta
option-turn_timer_mode-always = Siempre
option-turn_timer_mode-off = Nunca
option-hourglass_seconds = El reloj de arena, en segundos
option-hourglass_seconds-help = Cuánto dura un turno bajo el reloj de arena, y el tiempo de las confesiones.
option-decision_window_s = Una decisión, en segundos
option-decision_window_s-help = El tiempo de una pregunta fuera del alba, de la noche y de tu turno.
option-dawn_window_s = El alba, en segundos
option-dawn_window_s-help = El tiempo que tienen las brujas para poner el Gato Negro.
option-crier_witch_count = Las brujas de noche
option-crier_witch_count-help = El tiempo que tienen las brujas para ponerse de acuerdo.
option-crier_witch_count-10 = 10 segundos
option-crier_witch_count-20 = 20 segundos
option-crier_constable_count = El Constable de noche
option-crier_constable_count-help = El tiempo que tiene el Constable para proteger a alguien.
option-crier_constable_count-5 = 5 segundos
option-crier_constable_count-10 = { option-crier_witch_count-10 }
option-last_words_window_s = Las últimas palabras, en segundos
option-last_words_window_s-help = El tiempo para tres últimas palabras.
option-timer_scale = Todos los plazos salvo el reloj de arena, multiplicados por
option-timer_scale-help = Dos los duplica, un medio los deja en la mitad.
option-director_default = Quién dirige en la mesa de verdad
option-deck_reform_source = Qué se baraja en el mazo nuevo en la mesa de verdad
option-elimination_discards = Qué descarta quien queda fuera en la mesa de verdad
option-frame_stack = Dónde están las cartas de asesinato en la mesa de verdad
option-offers_dawn_cat_penalty = Se puede elegir la pena del alba
option-ghost_target_pile = Dónde va la carta de asesinato con fantasmas en la mesa de verdad
option-ghost_framed_seats = Quién pierde dos cartas de juicio de noche con fantasmas
option-force_disclosure = El pasado de quien queda fuera se cuenta pese a todo
option-no_disclosure = El pasado de quien queda fuera no se cuenta pese a todo

options-deal = Personajes y mazo
options-trials = Juicios y eliminaciones
options-conspiracy = Conspiración y filas
options-cards = Cartas
options-characters = Algunos personajes
options-out = Quienes quedaron fuera
options-ghosts = Entre dos o tres
options-ghosts-help = Entre cuatro o más nada de esto importa.
options-clocks = Tiempos
options-clocks-help = El ritmo los fija todos; cambia aquí el que quieras distinto. En una mesa sin relojes no corre ninguno.

## Maneras de jugar

style-classic = Clásica
style-classic-help = Las reglas y los tiempos de la edición, tal como están impresos.
style-first = Primera partida
style-first-help = Las mismas reglas, con tiempo de sobra para leer y pensar.
style-quick = Rápida
style-quick-help = Poco tiempo para pensar, y el reloj de arena corre siempre.
style-dark = Tiempos oscuros
style-dark-help = Una carta Bruja más, y nadie sabe quiénes eran los muertos: difícil para el pueblo.
style-research = Para razonar
style-research-help = Sin relojes, sin barajar las filas, y se cuenta el pasado de los muertos: se puede deducir mucho.

## Por qué el bot steady jugó así; se abre al final de la partida

reason-steady-accuse = { $seat } puede ser bruja ({ $share }); { $needs ->
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
reason-steady-suspect = { $seat } puede ser bruja ({ $share })
reason-steady-declare = una confesión que no cuesta ninguna carta
reason-steady-protected = ya tengo protección
reason-steady-keep-silent = una carta vale más que la seguridad de esta noche
reason-steady-confess = { $left ->
        [one] quedaría una carta, y el peligro es real
       *[other] quedarían { $left } cartas, y el peligro es real
    }
reason-steady-last-words = no queda nada que decir
reason-steady-draw = primero, más cartas
reason-steady-end = basta por este turno
reason-steady-enemy = { $seat } (bruja: { $share }) no es de mi bando
reason-steady-pick = la mejor carta que revelar de { $seat } (carta Bruja: { $odds }; bruja: { $share })
reason-steady-use = no cuesta nada
reason-steady-cannot = no hay nada que mostrar
reason-steady-hold-trial = { reason-steady-suspect }
reason-steady-take-card = { $card } es la mejor de todas

## Por qué el bot sharp jugó así, donde steady no lo habría hecho

reason-steady-mimic = en mi lugar, alguien del pueblo haría lo mismo (a sus ojos, probabilidad de que { $seat } sea bruja: { $share })
reason-steady-decoy = { $seat } es de las nuestras y confesará: el ataque no cuesta nada y gana la confianza del pueblo
reason-steady-unmasked = ya no sirve de nada disimular: actúo abiertamente a favor de las brujas, y se trata de { $seat }
reason-steady-searched = { $worlds ->
        [one] en el único mundo que imaginé, esta jugada salió mejor que la habitual
       *[other] en { $better } de los { $worlds } mundos que imaginé, esta jugada salió mejor que la habitual
    }

## La mesa en una terminal

cli-head = { $title } · { $phase } · mazo { $deck } · cartas Bruja reveladas: { $found } de { $all }
board-hand = Mano
board-row = Tus cartas de juicio
board-empty = vacía
board-gavel = martillo
board-confessed = ha confesado
board-one-more = otra carta Bruja
board-witch = bruja
board-out = fuera de juego
cli-help-goal = El pueblo gana cuando se han revelado todas las cartas Bruja. Las brujas ganan cuando toda persona viva está en su bando. Quien tuvo alguna vez una carta Bruja está en su bando para siempre.
cli-help-turn = En tu turno, roba dos cartas o juega cuantas quieras sobre otras personas. Con bastantes acusaciones (por lo común 7) hay juicio, y se revela una carta de juicio.
cli-help-marks = De izquierda a derecha: ▶ de quién es el turno, † fuera de juego; personaje; cartas de juicio (▒ oculta, MAYÚSCULA revelada, minúscula lo que sabes); cartas en mano; acusaciones y cuántas traen un juicio; cartas delante. En el sentido del reloj desde ti: a tu izquierda está la línea de abajo.
cli-help-others = Las demás personas de la mesa, y lo que dicen sus cartas
deal-witch = Una bruja
deal-constable = El Constable
deal-witch-constable = Bruja y Constable
deal-townspeople = Alguien del pueblo
deal-witches-want = Acabar con el pueblo. Ganas cuando toda persona con vida es bruja.
deal-townspeople-want = Encontrar a las brujas. Ganas cuando se han revelado todas las cartas Bruja.
deal-witch-can = De noche eliges una víctima con las demás brujas. De día finges ser del pueblo.
deal-constable-can = De noche proteges a otra persona. De día acusas con las cartas de tu mano.
deal-witch-constable-can = De noche eliges una víctima y proteges a otra persona. De día finges ser del pueblo.
deal-townspeople-can = De noche duermes y dices de quién sospechas. De día acusas con las cartas de tu mano.
deal-witches-know = { $count ->
        [one] { $names } también es bruja, y te conoce.
       *[other] { $names } también son brujas, y te conocen.
    }
deal-witch-knows-nobody = A nadie todavía. Si hay otras brujas, las conocerás de noche.
deal-townspeople-know = Nada seguro. Cualquiera puede ser bruja, y algún día quizá también tú.
board-known-witches = Conoces a estas brujas: { $names }.
board-passed = En una Conspiración entregaste { $lost } a { $taker } y recibiste { $gained } de { $giver }.
board-passed-mixed = En una Conspiración entregaste { $lost } y recibiste { $gained }.
board-looked = Viste { $face } en la fila de { $name }.
board-known-hand = { $name } tiene, entre otras: { $cards }.
board-deck-order = El mazo, desde arriba: { $cards }.
board-suspected = Hasta ahora sospechaste de: { $names }.
board-discard = En el descarte: { $cards }.
reason-steady-take = de { $seat }, cualquier carta vale lo mismo (carta Bruja: { $odds }; bruja: { $share })
reason-steady-ghost = { $seat } puede esconder la carta Bruja: { $share }
reason-steady-look = esta carta de { $seat } es la que más dice (carta Bruja: { $odds }; bruja: { $share })
reason-steady-look-at-ghost = mirar a un fantasma dice más que una carta
reason-steady-gavel-nobody = nadie aquí merece el martillo
reason-steady-rearrange = la Noche puede esperar, las buenas cartas no
reason-steady-recover = el descarte tiene mejores cartas que el mazo
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
closed-sal-law-01 = No puedes usarlo sobre ti.
closed-sal-law-02 = Una carta que juegas no puede tocarte: ni lo que tienes ni lo que recibes.
closed-sal-night-07 = No puedes elegirte a ti.
closed-sal-ruling-06 = Aquí no tendría ningún efecto.
closed-sal-ruling-21 = No se movería nada: nadie puede tener un segundo Casamentero.
closed-sal-ruling-53 = En el descarte no hay nada que puedas tomar.
closed-sal-trial-13 = Ya ha habido un juicio en este turno, y este sería el segundo.
closed-sal-turn-06 = Has jugado una carta; quien juega no roba cartas.
closed-sal-turn-08 = Primero haz algo: roba cartas o juega una.
closed-sal-two-04 = Con solo dos personas con vida, esta carta no se puede jugar.

## Alrededor de la mesa, en un navegador

page-coach-theme = Salem te da la bienvenida
page-coach-theme-text = Es el año 1692, y alguien en esta mesa es una bruja. Los otros cuatro asientos son de bots; no saben más de lo que sabría una persona en su lugar.
page-coach-goal = Dos bandos
page-coach-goal-text = El pueblo gana cuando se han revelado todas las cartas Bruja. Las brujas ganan cuando toda persona con vida es bruja. Quien ha tenido alguna vez una carta Bruja lo es para siempre.
page-coach-tryals = { board-row }
page-coach-tryals-text = { $peek ->
    [tap] Las cinco cartas boca abajo ante ti dicen cuál es tu bando. Tócalas para mirar, y otra vez para cubrirlas.
   *[hold] Las cinco cartas boca abajo ante ti dicen cuál es tu bando. Mantenlas pulsadas para mirar; suelta, y quedan cubiertas.
} Nadie más puede verlas.
page-coach-dawn = Alba
page-coach-dawn-text = Todos los ojos están cerrados. Las brujas eligen quién recibe el Gato Negro; el resto sella una sospecha. Las pantallas son iguales, así que nadie sabe quién hace qué. Elige un asiento y confirma.
page-coach-cat = El Gato Negro
page-coach-cat-text = Han dejado el gato ante una puerta. { $dawn_cat_penalty ->
    [yes] Quien lo tiene pierde al momento una carta de juicio, empieza, y perderá otra cuando salga Conspiración.
   *[no] Quien lo tiene empieza, y perderá una carta de juicio cuando salga Conspiración. Hasta entonces no hace daño.
}
page-coach-turn = Los turnos
page-coach-turn-text = Se juega en el sentido de las agujas del reloj. En tu turno robas dos cartas o juegas cuantas quieras, siempre sobre otras personas. Mira quién acusa a quién: así se delata la gente.
page-coach-yours = { page-title-asked }
page-coach-yours-text = Roba dos cartas si tu mano es floja, o juega: toca una carta, o varias, y luego un asiento iluminado. Cuando hayas jugado, termina el turno. Si falta alguna opción, «¿Por qué no puedo…?» te dice la regla.
page-coach-target = ¿Sobre quién?
page-coach-target-text = Toca el asiento en la mesa, o su botón abajo. Lo que eliges se envía solo tras un momento; hasta entonces, «Deshacer» lo detiene. Lo enviado ya no se retira.
page-coach-draw = Robar cartas
page-coach-draw-text = Lo que robas solo lo ves tú. Solo las cartas negras se muestran a todo el mundo y actúan al instante. Nadie tiene que descartar: una mano puede crecer.
page-coach-red = Las cartas rojas acusan
page-coach-red-text = Acusación cuenta 1, Evidencia 3, Testigo 7. Se quedan ante una persona y se suman; el número en su asiento dice cuántas hay y cuántas hacen falta.
page-coach-green = Las cartas verdes actúan una vez
page-coach-green-text = Hacen efecto y se van: una Coartada quita acusaciones, Abastos cuesta un turno, Chivo expiatorio pasa a otra persona lo que alguien tiene delante. Toca una carta para leer qué hace.
page-coach-blue = Las cartas azules se quedan
page-coach-blue-text = Una carta azul queda ante una persona y cambia allí las reglas, hasta que una Maldición o un traslado se la lleva o la persona queda fuera.
page-coach-brink = Al borde del juicio
page-coach-brink-text = Alguien está muy cerca del número que trae un juicio. Quien juega la última acusación lleva el juicio: conviene guardar una carta roja para ese momento.
page-coach-trial = Un juicio
page-coach-trial-text = Las acusaciones bastan. { $point_to_two ->
    [yes] Mientras queden cuatro o cinco cartas de juicio ocultas, quien acusa señala dos, y la persona acusada elige una de ellas; después { $trial_tryal_selection ->
        [random] elige el azar.
       *[accuser_chooses] elige quien acusa.
    } La carta
   *[no] { $trial_tryal_selection ->
        [random] El azar elige
       *[accuser_chooses] Quien acusa elige
    } una carta de juicio boca abajo, y
} se revela para siempre. Una carta Bruja acaba con la partida de esa persona, por regla general; cualquier otra, no. Después se descartan las acusaciones.
page-coach-conspiracy = ¡Conspiración!
page-coach-conspiracy-text = Primero, quien tiene el Gato Negro pierde una carta de juicio. Después { $conspiracy_center_shuffle ->
    [yes] una carta boca abajo de cada cual va al centro, y se barajan y se reparten de nuevo
   *[no] cada cual toma una carta boca abajo de quien tiene a su izquierda
}: una carta Bruja puede viajar, y hacer una bruja nueva.
page-coach-changed = Mira otra vez
page-coach-changed-text = Tu fila ha cambiado. Mírala: si te ha llegado una carta Bruja, ahora eres bruja; si se ha ido, lo sigues siendo. Sabes qué { $conspiracy_center_shuffle ->
    [yes] has perdido, pero no quién lo tiene.
   *[no] te quitó la persona de tu derecha.
}
page-coach-night = La noche
page-coach-night-text = Las brujas eligen una víctima, el Constable protege a alguien con el martillo, el resto dice de quién sospecha. Todas las pantallas se parecen, y la noche dura lo mismo actúe quien actúe.
page-coach-sealed = Sospechas selladas
page-coach-sealed-text = Una sospecha no cambia nada en la partida. Queda sellada y se cuenta al final, para que veas lo bien que leíste la mesa.
page-coach-confession = ¿Confesar?
page-coach-confession-text = Revela una de tus cartas de juicio y esta noche estás a salvo. Esa carta se pierde para siempre. Nunca reveles una Bruja ni tu última carta, salvo que quieras irte.
page-coach-morning = La mañana
page-coach-morning-text = Ahora se nombra a la víctima. El martillo, una confesión o Asilo la salvan; si no, queda fuera. { $early_night_reform ->
    [when_deck_exhausted] Después, si el mazo está agotado, se baraja de nuevo, y se sigue donde se paró.
   *[immediate] Después se baraja el mazo y se sigue donde se paró.
}
page-coach-elimination = Alguien queda fuera
page-coach-elimination-text = Se muestran todas sus cartas de juicio y sus demás cartas se pierden. Compáralas con lo que creías: ¿quién acusaba sin razón?
page-coach-out = Quedas fuera
page-coach-out-text = Te quedan tres últimas palabras, si quieres. Después miras, y sigues ganando o perdiendo con tu bando.
page-coach-over = { page-log-end }
page-coach-over-text = Todas las cartas están a la vista. Mira quién era qué, cuánto valían tus sospechas y por qué los bots hicieron lo que hicieron. Ya conoces el juego: llama a tu gente, o juega otra vez.
page-guide-lead = Salem 1692 de la primera carta a la última palabra, tal como se juega en esta casa.
page-guide-nothing = En Salem nadie ha oído hablar de «{ $query }».
page-learn-lead = En unos diez minutos juegas una partida de verdad de Salem con cuatro bots. Un tutor explica cada cosa cuando ocurre por primera vez, y el resto del tiempo calla.
page-colour-red = Roja
page-colour-green = Verde
page-colour-blue = Azul
page-colour-black = Negra
page-copies = { $count ->
    [one] una en el mazo
   *[other] { $count } en el mazo
}
page-log-dawn = Alba
page-log-conspiracy = Conspiración
page-log-trials = Juicios
page-log-accusations = Acusaciones

## La escena en un navegador

page-salem-seats = Los asientos, en el sentido del reloj
page-salem-as-list = En lista
page-salem-tap-reads = Tocar para leer
page-salem-ghost = fantasma
page-salem-on-turn = en su turno
page-salem-accusations = acusaciones: { $count } de { $needs }
page-salem-on-the-brink = una más y habrá juicio
page-salem-turned-up = boca arriba: { $faces }
page-salem-face-down = { $count ->
    [one] una carta de juicio boca abajo
   *[other] { $count } cartas de juicio boca abajo
}
page-salem-in-front = delante: { $cards }
page-salem-would = con eso, { $total } de { $needs } acusaciones
page-salem-would-try = con eso, un juicio
page-salem-in-hand = { $count ->
    [0] ninguna carta en la mano
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
page-salem-card-says = En la carta: «{ $text }»
page-salem-tryals = Cartas de juicio
page-salem-before-seat = Delante
page-salem-deck = { $count ->
    [0] El mazo está vacío.
    [one] Queda una carta en el mazo.
   *[other] Quedan { $count } cartas en el mazo.
}
page-salem-no-discard = La pila de descartes está vacía.
page-salem-witch-cards = Cartas Bruja reveladas: { $found } de { $all }
page-salem-trials = Juicios en este turno: { $count }
page-salem-conspiracies = Conspiraciones hasta ahora: { $count }
page-salem-night-last = Noche es la última carta
page-salem-open = (boca arriba)
page-salem-your-side = Tu bando: { $side }.
page-salem-you-constable = Tienes la carta Constable.
page-salem-suspected-once = Ya sospechaste de este asiento.
page-salem-everything-opened = Todo al descubierto, asiento por asiento
page-salem-witch-to-the-last = conservó la carta hasta el final
page-salem-witch-once = pasó la carta
page-salem-never-a-witch = nunca tuvo una carta Bruja
page-salem-suspected = Sospechas:
page-salem-right = acierto
page-salem-wrong = fallo
page-salem-since-dealt = bruja desde el primer reparto
page-salem-since-conspiracy = bruja desde la Conspiración n.º { $number }
page-salem-last-words = Últimas palabras: «{ $text }»
page-salem-not-yet = aún sin descubrir
page-salem-was-witch = bruja
page-salem-was-constable = del pueblo, Constable
page-salem-was-town = del pueblo
page-salem-why-last-turned = { $count ->
    [one] { $names } fue la última conversión: ganan las demás brujas, no quien se convirtió al final.
   *[other] { $names } fueron las últimas conversiones: ganan las demás brujas, no quienes se convirtieron al final.
}
page-salem-why-still-witch = { $count ->
    [one] { $names } ya no tenía la carta Bruja al final; pero una vez bruja, siempre bruja.
   *[other] { $names } ya no tenían su carta Bruja al final; pero una vez bruja, siempre bruja.
}
page-salem-why-alive = { $count ->
    [one] { $names } llegó con vida al final y pierde igualmente: basta con que salgan a la luz las cartas Bruja.
   *[other] { $names } llegaron con vida al final y pierden igualmente: basta con que salgan a la luz las cartas Bruja.
}
page-salem-why-dead-win = { $count ->
    [one] { $names } ya estaba fuera y gana con su bando.
   *[other] { $names } ya estaban fuera y ganan con su bando.
}
page-salem-suspected-by = { $count ->
    [one] una sospecha
   *[other] { $count } sospechas
}

## Lo que se dice

saying-go-for = Acusemos a { $seat }.
saying-go-for-2 = ¡Buena gente, vuestras acusaciones contra { $seat }!
saying-go-for-3 = ¡{ $seat } a la horca! ¡Poned vuestras acusaciones!
saying-go-for-4 = ¿Quién más acusa a { $seat }?
saying-never-witch = Nunca he tenido tratos con el diablo.
saying-never-witch-2 = Ante Dios: nunca hubo una carta Bruja en mi fila.
saying-never-witch-3 = Duermo con la conciencia tranquila.
saying-never-witch-4 = Registrad mi casa: no hallaréis brujería.
saying-never-witch-5 = Acusáis a un alma cristiana y honrada.
saying-never-witch-6 = Entre mis cartas no hallaréis ninguna Bruja.
saying-never-witch-7 = El diablo nada puede conmigo.
saying-was-witch = Lo confieso: estoy con las brujas.
saying-was-witch-2 = Sí. La carta Bruja llegó a mis manos.
saying-am-constable = La carta Constable la tengo yo.
saying-am-constable-2 = El Constable está en mi fila.
saying-lost-tryal = { $seat } me quitó esta carta: { $word }.
saying-lost-tryal-2 = Esto es lo que { $seat } recibió de mí: { $word }.
saying-got-tryal = A { $seat } le quité esta carta: { $word }.
saying-got-tryal-2 = Esto me llegó de { $seat }: { $word }.
saying-hold-points = { $amount ->
    [one] Tengo en la mano al menos 1 punto de acusación.
   *[other] Tengo en la mano al menos { $amount } puntos de acusación.
}
saying-hold-points-2 = { $amount ->
    [one] Puedo jugar 1 punto de acusación o más.
   *[other] Puedo jugar { $amount } puntos de acusación o más.
}
saying-hold-card = Tengo esta carta en la mano: { $card }.
saying-hold-card-2 = No olvidéis lo que tengo en la mano: { $card }.
saying-gave-gavel = Fui yo quien protegió a { $seat }.
saying-gave-gavel-2 = El martillo delante de { $seat } lo puse yo.
saying-will-accuse = { $amount ->
    [one] Voy a acusar a { $seat } con 1 punto.
   *[other] Voy a acusar a { $seat } con { $amount } puntos.
}
saying-will-accuse-2 = { $amount ->
    [one] Contad conmigo contra { $seat }: tengo 1 punto.
   *[other] Contad conmigo contra { $seat }: tengo { $amount } puntos.
}
saying-will-accuse-3 = { $amount ->
    [one] Mi próxima carta es para { $seat }: 1 punto.
   *[other] Mis próximas cartas son para { $seat }: { $amount } puntos.
}
saying-will-confess = Cuando llegue la noche, confesaré.
saying-will-confess-2 = Cuando caiga la noche, mostraré una de mis cartas.
saying-will-confess-3 = No esperaré a las brujas a oscuras: confesaré.
saying-will-keep-silent = Cuando llegue la noche, no confesaré nada.
saying-will-keep-silent-2 = No tengo nada que confesar, ni esta noche ni nunca.
saying-will-keep-silent-3 = Esta noche mis cartas se quedan boca abajo.
saying-gavel-on = ¡Constable, protege a { $seat }!
saying-gavel-on-2 = Esta noche, el martillo delante de { $seat }.
saying-gavel-on-3 = Si yo tuviera el martillo, sería para { $seat }.
conflict-witch-shown = Una carta Bruja de esta persona está a la vista.
conflict-constable-shown = La carta Constable ya se ha mostrado.
conflict-never-passed = Ninguna carta pasó nunca de una persona a la otra.
conflict-no-gavel = El martillo nunca estuvo ahí.
conflict-two-faces = Una carta no tiene dos caras.

## Sorteos que hace a mano quien dirige la partida

draw-deck = el orden del mazo, con su carta superior al final
draw-gavel = quién recibe el martillo
draw-john = la carta que se toma de la víctima (John Proctor)
draw-look = la carta de juicio del fantasma que se mira
draw-middle = el reparto de las cartas de juicio del centro
draw-night = el lugar de la Noche, contado desde el fondo del mazo
draw-no-vote = a quién atacan las brujas, a falta de elección
draw-row = el nuevo orden de las cartas de juicio barajadas
draw-take = la carta de juicio que se toma en la Conspiración
draw-tie = a quién atacan las brujas, en caso de empate
draw-town-hall = las cartas de personaje, o la que se conserva
draw-tryals = las cartas de juicio
draw-tryal = la carta de juicio que se revela
draw-two = las cartas de juicio señaladas: las dos primeras

## Lo que dice quien dirige, y lo que se corrige a mano

call-dawn-witches-title = Las brujas
call-dawn-witches = { narrated-dawn-witches }
call-night-witches-title = { call-dawn-witches-title }
call-night-witches = { narrated-night-witches }
call-night-constable-title = El Constable
call-night-constable = { narrated-night-constable }
call-night-constable-ghosts-title = { call-night-constable-title }
call-night-constable-ghosts = { narrated-night-constable-ghosts }
call-night-confess-title = Las confesiones
call-night-confess = { narrated-night-confess }
decision-repair-card = Una carta ante { $seat } no está en su sitio: ¿cuál es, y ante quién va?
decision-repair-discard = Una carta ante { $seat } está de más: ¿cuál se descarta?
part-repair-card-card = { part-card }
part-repair-card-seat = ¿Ante quién debería estar?
