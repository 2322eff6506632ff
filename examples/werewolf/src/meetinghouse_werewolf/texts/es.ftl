### El Hombre lobo en español. Lo que cada texto puede usar se dice en meetinghouse/texts.

game-title = El Hombre lobo
game-about = De noche los hombres lobo devoran a alguien. De día la aldea vota para descubrirlos.

## Roles, bandos, señales

role-villager = Aldeano
    .many = { $count } Aldeanos
role-werewolf = Hombre lobo
    .many = { $count } Hombres lobo
role-seer = Vidente
role-doctor = Médico
role-hunter = Cazador
role-witch = Bruja
role-cupid = Cupido
role-villager-wants = Encontrar a los hombres lobo y ahorcar al último.
role-werewolf-wants = Ser tantos como los demás: ya nada podrá deteneros.
role-seer-wants = { role-villager-wants }
role-doctor-wants = { role-villager-wants }
role-hunter-wants = { role-villager-wants }
role-witch-wants = { role-villager-wants }
role-cupid-wants = { role-villager-wants }
role-villager-help = Tienes voz, voto y tus sospechas. Encuentra a los hombres lobo antes de que sean tantos como vosotros.
role-werewolf-help = Cada noche tu manada elige una víctima. De día pasas por gente de la aldea; ganáis al ser la mitad.
role-seer-help = Cada noche averiguas si una persona es un hombre lobo.
role-doctor-help = Cada noche proteges a una persona de los hombres lobo, también a ti; nunca a la misma dos noches seguidas.
role-hunter-help = Cuando mueres, te llevas a alguien contigo.
role-witch-help = Una poción cura a la víctima de una noche, otra mata. Ves a la víctima antes de decidir.
role-cupid-help = La primera noche enamoras a dos personas. Si una muere, la otra también.

side-village = la aldea
side-werewolves = los hombres lobo
side-lovers = los enamorados
side-nobody = nadie

mark-mayor = alcaldía
mark-lover = amor

potion-heal = poción de curación
potion-poison = veneno

## El tablero

view-night = Noche { $night }
view-roles = En esta aldea: { $roles }
own-own_side = Ganas con { $own_side }.
own-wolves_seen = Has visto que { $wolves_seen } { $wolves_seen_count ->
        [one] es un hombre lobo.
       *[other] son hombres lobo.
    }
own-others_seen = Has visto que { $others_seen } { $others_seen_count ->
        [one] no es un hombre lobo.
       *[other] no son hombres lobo.
    }
own-guarded = Anoche protegiste { $you ->
        [guarded] tu propia vida.
       *[none] a { $guarded }.
    }
own-potions = Aún tienes: { $potions }
own-victim = { $you ->
        [victim] Los hombres lobo te han elegido.
       *[none] Los hombres lobo han elegido a { $victim }.
    }

phase-night = noche
phase-election = elección
phase-debate = debate
phase-vote = votación
phase-shot = el disparo del cazador
phase-succession = nueva alcaldía
phase-over = el final

channel-village = la aldea
channel-graveyard = el cementerio

## Lo que se pregunta

decision-suspicion = La aldea duerme. ¿De quién sospechas?
decision-suspicion-note = Tu sospecha no cambia nada esta noche; se abre al final.
decision-doubt = La noche sigue. ¿Sospechas ahora de otra persona?
decision-prey = ¿A quién devora la manada?
decision-look = ¿A quién miras?
decision-guard = ¿A quién proteges?
decision-first-lover = ¿A quién da la primera flecha?
decision-second-lover = { $seat } se enamora. ¿De quién?
decision-poison = ¿A quién envenenas?
decision-heal = { $you ->
        [yes] Los hombres lobo te han elegido. ¿Tomas la poción?
       *[no] Los hombres lobo han elegido a { $seat }. ¿Das la poción?
    }
decision-fire = Mueres, y tu escopeta está cargada. ¿A quién te llevas?
decision-elect = ¿Quién tendrá la alcaldía?
decision-succeed = Mueres. ¿Quién tendrá la alcaldía después de ti?
decision-ready = La aldea debate. ¿Pasamos a votar?
decision-vote = ¿Quién debe morir?
decision-point = Señalar a alguien

word-ready = ¡A votar!
word-nobody = Nadie
word-nobody-doubt = No, como antes

## Lo que ocurre

event-role-dealt = Tu rol: { $role }.
event-pack-met = { $pack_count ->
        [one] No hay más hombre lobo que tú.
       *[other] Tu manada: { $pack }.
    }
event-night-fell = Cae la noche { $night }. Todo el mundo cierra los ojos.
event-lovers-bound = Tus flechas han dado a { $lovers }.
event-lover-met = Te has enamorado: { $lover }, { $role }. Si una de las dos personas muere, la otra también.
event-vision-seen = { $werewolf ->
        [yes] { $seat } es un hombre lobo.
       *[no] { $seat } no es un hombre lobo.
    }
event-prey-chosen = La manada ha elegido a { $seat }.
event-victim-shown = { $you ->
        [seat] Los hombres lobo te han elegido.
       *[none] Los hombres lobo han elegido a { $seat }.
    }
event-nobody-died = Llega la mañana, y todo el mundo sigue con vida.
event-died = { $cause_key ->
        [night] { $you ->
            [seat] Por la mañana te encuentran sin vida: { $role }.
           *[none] Por la mañana encuentran a { $seat } sin vida: { $role }.
        }
        [vote] { $you ->
            [seat] Te ahorcan: { $role }.
           *[none] Ahorcan a { $seat }: { $role }.
        }
        [grief] { $you ->
            [seat] Mueres de pena: { $role }.
           *[none] { $seat } muere de pena: { $role }.
        }
       *[shot] { $you ->
            [seat] La bala te alcanza, y mueres: { $role }.
           *[none] La bala alcanza a { $seat }, que muere: { $role }.
        }
    }
event-mayor-named = { $has_by ->
        [yes] { $you ->
            [seat] { $by } te deja la alcaldía.
            [by] Dejas la alcaldía a { $seat }.
           *[none] { $by } deja la alcaldía a { $seat }.
        }
       *[no] { $you ->
            [seat] La alcaldía es tuya.
           *[none] La alcaldía es de { $seat }.
        }
    }
event-pointed = { $you ->
        [by] Señalas a { $at }.
        [at] { $by } te señala.
       *[none] { $by } señala a { $at }.
    }
event-backed = Votos para { $you ->
        [at] ti
       *[none] { $at }
    }: { $voters }.
event-voted = { $has_at ->
        [yes] Votos contra { $you ->
            [at] ti
           *[none] { $at }
        }: { $voters }.
       *[no] Votos contra nadie: { $voters }.
    }
event-nobody-sentenced = { $tied ->
        [yes] Empate. Nadie muere.
       *[no] La aldea no condena a nadie.
    }
event-fired = { $you ->
        [by] Disparas a { $at }.
        [at] { $by } te dispara.
       *[none] { $by } dispara a { $at }.
    }
event-game-won = { $side_key ->
        [nobody] Nadie gana.
       *[other] { $winners_count ->
            [one] Gana { $winners }: { $side }.
           *[other] Ganan { $winners }: { $side }.
        }
    }

cause-night = en la noche
cause-vote = por votación
cause-grief = de pena
cause-shot = por la bala del cazador

why-no-werewolves = No queda ningún hombre lobo.
why-as-many = Los hombres lobo son tantos como los demás. Ya nadie puede pararlos.
why-lovers-alone = Solo quedan los enamorados.
why-nobody-left = No queda nadie.

## Lo que está cerrado

closed-ww-wolf-02 = La manada no devora a los suyos.
closed-ww-doctor-03 = Protegiste a esta persona anoche.
closed-ww-witch-03 = Tu veneno se ha acabado.
closed-ww-cupid-02 = La primera flecha ya ha dado a esta persona.
closed-ww-point-01 = Solo señalan los vivos, y solo durante el debate.
closed-ww-point-02 = Hoy ya has señalado tres veces.
closed-ww-point-03 = Ya señalas a esta persona.
refused-option-clash-ww-setup-04 = Los hombres lobo deben ser menos de la mitad.
refused-option-clash-ww-setup-05 = Hay más roles que jugadores.

## Lo que puede ajustar quien organiza

options-roles = Roles
options-clocks = Relojes
option-werewolves = Hombres lobo
option-werewolves-help = Cuántos hay; 0: los que pide el número de jugadores.
option-seer = Vidente
option-seer-help = Si hay; auto: según el número de jugadores.
option-doctor = Médico
option-doctor-help = Si hay; auto: desde 6 jugadores.
option-hunter = Cazador
option-hunter-help = Si hay; auto: desde 7 jugadores.
option-witch = Bruja
option-witch-help = Si hay; auto: desde 8 jugadores.
option-cupid = Cupido
option-cupid-help = Si hay; auto: desde 9 jugadores.
option-mayor = Alcaldía
option-mayor-help = Si la aldea elige a quien la dirija el primer día.
option-night_seconds = Segundos de una noche
option-night_seconds-help = Para cada mitad; 0: sin reloj.
option-day_seconds = Segundos de un día
option-day_seconds-help = Para el debate, y para la votación; 0: sin reloj.

style-classic = Clásico
style-classic-help = Todos los roles que pide el número de jugadores.
style-first = Primera partida
style-first-help = Sin bruja ni Cupido, y con más tiempo.

## Por qué el bot jugó así

reason-steady-ready = nada más que decir
reason-steady-heals = una vida salvada es un voto más
reason-steady-waits = la poción puede hacer falta más tarde
reason-steady-agrees = la manada debería ponerse de acuerdo en { $seat }
reason-steady-fears = { $seat } podría descubrir a la manada
reason-steady-trusts = de nadie me fío más que de { $seat }
reason-steady-knows = { $seat } es un hombre lobo, lo sé
reason-steady-suspects = los votos, y los dedos, señalan a { $seat }

## Lo que se dice

saying-go-for = Votemos contra { $seat }.
saying-go-for-2 = { $seat } aúlla por las noches, creedme. ¡A votar!
saying-am-role = Mi carta dice: { $word }.
saying-am-role-2 = Escuchadme: { $word }, esa es mi carta.
saying-saw =
    { $word_key ->
        [werewolf] Lo vi esta noche: ¡{ $seat } es de los lobos!
       *[innocent] Lo vi esta noche: { $seat } no es de los lobos.
    }
saying-saw-2 =
    { $word_key ->
        [werewolf] Mi visión tenía colmillos: ¡{ $seat } es de los lobos!
       *[innocent] Mi visión fue clara: { $seat } es de los nuestros.
    }
saying-guarded = Anoche protegí a { $seat }.
saying-guarded-2 = Anoche velé por { $seat }.
saying-lover = { $seat } es el amor de mi vida, y de mi muerte.
saying-lover-2 = Cupido me unió a { $seat }.
saying-ask-role = { $seat }, ¿tú qué eres?
saying-ask-role-2 = ¿Qué dice tu carta, { $seat }?

## Lo que dice quien dirige, y lo que se corrige a mano

call-cupid-title = Cupido
call-cupid = «Cupido, despierta y señala a dos personas: las unirá el amor.»
call-seer-title = La vidente
call-seer = «Vidente, despierta y señala a alguien: asiento si es de la manada.»
call-doctor-title = El médico
call-doctor = «Médico, despierta y señala a quien proteges esta noche; nunca a la misma persona dos noches seguidas.»
call-werewolf-title = Los hombres lobo
call-werewolf = «Hombres lobo, despertad y señalad a vuestra presa.»
call-witch-title = La bruja
call-witch = «Bruja, despierta. Esta es la víctima: ¿la curas? ¿Y envenenas a alguien? Cada poción sirve una sola vez.»
decision-repair-mayor = Corregir la alcaldía: es de { $seat }
decision-repair-potion = Corregir las pociones de { $seat }: ¿cuál sigue llena?
word-yes-repair-mayor = Sí, la alcaldía
word-heal-repair-potion = { potion-heal }
word-poison-repair-potion = { potion-poison }
draw-deal = las cartas de rol
