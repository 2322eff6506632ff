### Lo que el pregonero dice y muestra para Hombres lobo.

script-part-night = Cae la noche
script-director = Quién lleva la noche
script-director-phone = Este móvil
script-director-phone-help = Quien despierta toca la pantalla sin ruido; por la mañana, el móvil dice quién ha muerto.
script-director-moderator = Una persona que modera
script-director-moderator-help = Alguien mira y toma notas; el móvil habla y lleva el tiempo.
script-cupid = Cupido
script-cupid-yes = Sí
script-cupid-no = No
script-doctor = Médico
script-doctor-yes = Sí
script-doctor-no = No
script-hunter = Cazador
script-hunter-yes = Sí
script-hunter-no = No
script-seer = Vidente
script-seer-yes = Sí
script-seer-no = No
script-witch = Bruja
script-witch-yes = Sí
script-witch-no = No

script-sleep = «Cae la noche. Que todo el mundo cierre los ojos.»
script-pack =
    { $director ->
        [moderator] «Hombres lobo, despertad y reconoceos.»
       *[phone] «Hombres lobo, despertad y reconoceos. Que cada cual toque su propio nombre.»
    }
script-back = «A dormir otra vez.»
script-wake-cupid =
    { $director ->
        [moderator] «Cupido, despierta y señala a dos personas: las unirá el amor.»
       *[phone] «Cupido, despierta. Toca aquí dos nombres y después el hombro de esas dos personas.»
    }
script-lovers =
    { $director ->
        [moderator] «Quien modera toca el hombro de las dos. Amantes, despertad y miraos.»
       *[phone] «Quien haya sentido una mano en el hombro se ha enamorado. Amantes, despertad y miraos.»
    }
script-wake-seer =
    { $director ->
        [moderator] «Vidente, despierta y señala a alguien: quien modera asiente si es de la manada.»
       *[phone] «Vidente, despierta y toca un nombre: la pantalla solo te responde a ti.»
    }
script-wake-doctor =
    { $director ->
        [moderator] «Médico, despierta y señala a quien proteges esta noche; nunca a la misma persona dos noches seguidas.»
       *[phone] «Médico, despierta y toca el nombre de quien proteges esta noche; nunca el mismo dos noches seguidas.»
    }
script-wolves =
    { $director ->
        [moderator] «Hombres lobo, despertad y señalad a vuestra presa.»
       *[phone] «Hombres lobo, despertad y tocad el nombre de vuestra presa.»
    }
script-heal =
    { $director ->
        [moderator] «Bruja, despierta. Quien modera te muestra a la víctima: asiente si quieres curarla; esa poción sirve una sola vez.»
       *[phone] «Bruja, despierta. Toca a la víctima si quieres curarla; esa poción sirve una sola vez.»
    }
script-poison =
    { $director ->
        [moderator] «Bruja, señala a alguien si quieres envenenar; esa poción también sirve una sola vez.»
       *[phone] «Bruja, toca un nombre si quieres envenenar; esa poción también sirve una sola vez.»
    }
script-morning = «Despertad. La noche se ha llevado a { $names }. Mostrad vuestras cartas.»
script-morning-nobody = «Despertad. No ha muerto nadie.»
script-shot = «Si el cazador ha caído, que dispare a alguien: tocad el nombre de su blanco.»
script-shot-dead = «El cazador ha disparado. Se lleva consigo a { $names }. Mostrad vuestras cartas.»
script-morning-told =
    { $hunter ->
        [no] «Despertad. Quien modera dice quién ha muerto.»
       *[yes] «Despertad. Quien modera dice quién ha muerto. Si el cazador ha caído, dispara a alguien en el acto.»
    }
script-debate = «El pueblo habla, y después vota.»
script-tells-wolves = { $yes ->
    [yes] { $name }: es de la manada
   *[no] { $name }: no es de la manada
}
script-show-prey = Los hombres lobo eligieron a { $names }

script-timer-debate = Debate
script-timer-last-words = Últimas palabras
script-kind-roles = Roles

script-ending-nobody = «No queda nadie con vida, y no gana nadie.»
script-ending-lovers = «Solo quedan los amantes, de la manada y de la aldea: ¡gana el amor!»
script-ending-village = «No queda ningún hombre lobo con vida: ¡gana la aldea!»
script-ending-wolves = «Al menos la mitad de quienes viven son hombres lobo: ¡gana la manada!»
