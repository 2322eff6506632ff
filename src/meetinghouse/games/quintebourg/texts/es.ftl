### La gente extraña de Quinte-bourg en español. Se trata de «tú» a quien juega.

## El juego

game-about = Un pueblo pequeño, seis noches por semana: reptilianos, matemáticos, una mafia, un verdugo que cura. Vota, duerme y despierta si puedes.

## Modos, días, salud

mode-v = Aldeanos
mode-v-help = Aldeanos contra reptilianos, y unos cuantos entrometidos con otros planes. El más sencillo, para quien llega al pueblo.
mode-m = Matemáticos
mode-m-help = Algebristas, analistas y geómetras zanjan sus diferencias a mano. Sin reptilianos: aquí todo es gente seria.
mode-e = Extraños
mode-e-help = Todo el mundo a la vez: los reptilianos atacan, los matemáticos celebran coloquios y ya no queda nadie normal. Para mesas curtidas.
weekday-mon = lunes
weekday-tue = martes
weekday-wed = miércoles
weekday-thu = jueves
weekday-fri = viernes
weekday-sat = sábado
weekday-sun = domingo
health-i = sin heridas
health-i-means = Sin novedad: se actúa, se vota y se duerme con normalidad.
health-b = con heridas
health-b-means = Las noches se pasan en el hospital (salvo un esbirro de guardia); por lo demás se actúa, se debate y se vota con normalidad. Tres noches de hospital curan.
health-c = en coma
health-c-means = En el hospital día y noche: ya no se actúa ni se vota, pero siguen llegando las noticias debidas. Tras tres noches de hospital solo quedan heridas.
health-q = casi sin vida
health-q-means = En la morgue: el pueblo cree que es el fin, o casi. Ya no se actúa ni se tienen monedas, pero quedan las acciones de los muertos; un milagro, una poción o un golpe de suerte aún puede traer de vuelta.
health-m = sin vida
health-m-means = Se acabó, y de ahí nada trae de vuelta; pero donde al pueblo no se le dice la diferencia, también la casi muerte pasa por muerte. Las cartas siguen en secreto; quedan las acciones de los muertos, la primera voz para proponer la ley del día y un bando que aún puede ganar.
notch-means = Un grado es un paso en la escala: sin heridas, heridas, coma, casi muerte, muerte.
standing-means = «En pie» quiere decir sin heridas o con heridas.
alive-means = «Con vida» quiere decir sin heridas, con heridas o en coma.
morgue-means = «En la morgue» quiere decir casi sin vida o sin vida.
odds-outnumbering = De diez tiradas: 1 sin heridas, 1 con heridas, 3 en coma, 4 casi sin vida, 1 sin vida.
odds-not-outnumbering = De diez tiradas: 1 sin heridas, 1 con heridas, 6 en coma, 2 casi sin vida.
odds-fight = De diez tiradas, quien recibe y quien visita: 1 heridas y coma, 3 nada y heridas, 1 nada por ambas partes, 1 heridas por ambas partes, 3 heridas y nada, 1 coma y heridas.

## Lugares, parejas

place-house = casa n.º { $number }
place-room = habitación de hospital ({ $seat })
place-bunker = búnker
place-morgue = morgue
place-corridor = pasillo del hospital
place-pot = bote
place-square = plaza
place-tavern = taberna
place-church = iglesia
place-hall = vestíbulo del hospital
duo-lovers = amor
duo-haters = odio
duo-partners = cita
duo-spouses = matrimonio
duo-lovers-help = Estas dos personas se encuentran cada noche, y la suerte de una acaba siendo la de la otra.
duo-haters-help = Noches del martes y del viernes: elegís en casa de quién os veis (si no hay acuerdo, decide el azar) y, si nada más urgente retiene a nadie, peleáis. { odds-fight } Si una de las dos personas ya está casi sin vida cuando la otra cae en la morgue, se levanta sin heridas al principio de la noche que sigue a la noticia.
duo-partners-help = Noches del miércoles y del sábado: elegís en casa de quién os veis (si no hay acuerdo, decide el azar); si nada más urgente retiene a nadie, pasáis allí la noche. Nadie más lo sabe.
duo-spouses-help = Una sola casa para dos, a la vista de todo el mundo. Quien duerme en casa sabe por la mañana si la otra persona estaba; quien sobrevive lo hereda todo, antes de que intervenga el notario.

## Bandos y facciones

camp-amoureux = Enamorados
camp-idealistes = Idealistas
camp-mc = Minus y Cortex
camp-setheux = Seguidores de Seth
camp-reptiliens = Reptilianos
camp-nobel = Nobel
camp-geometres = Geómetras
camp-algebristes = Algebristas
camp-analystes = Analistas
camp-villageois = Aldeanos
one-of-amoureux = enamorado
one-of-idealistes = idealista
one-of-mc = cómplice de Minus y Cortex
one-of-setheux = fiel de Seth
one-of-reptiliens = reptiliano
one-of-nobel = Nobel
one-of-geometres = geómetra
one-of-algebristes = algebrista
one-of-analystes = analista
one-of-villageois = aldeano
side-amoureux = los enamorados
side-idealistes = los idealistas
side-mc = { camp-mc }
side-setheux = los seguidores de Seth
side-reptiliens = los reptilianos
side-nobel = Nobel
side-geometres = los geómetras
side-algebristes = los algebristas
side-analystes = los analistas
side-villageois = los aldeanos
side-nobody = nadie
camp-amoureux-wins = Los enamorados ganan si, cuando la partida se detiene, uno está en pie y el otro con vida, y los idealistas no ganan.
camp-idealistes-wins = Los idealistas ganan si la partida se detiene cuando más del 42 % de quienes la empezaron están en pie.
camp-idealistes-count = Es decir, 3 personas en pie de 6 o 7, 4 de 8 o 9, 5 de 10 u 11, 6 de 12 a 14, 7 de 15 o 16, 8 de 17 a 19, 9 de 20 o 21.
camp-mc-wins = Minus y Cortex ganan, y la partida se detiene, en cuanto toda persona con vida ajena a su bando está hechizada (con Cortex o Minus con vida), o en cuanto su bando posee todas las monedas del juego.
camp-setheux-wins = Los seguidores de Seth ganan si solo quedan dos personas en pie, o menos, y Seth es una de ellas.
camp-reptiliens-wins = Los reptilianos ganan, y la partida se detiene, en cuanto todas las personas ajenas a la manada, y Seth con ellas, están en la morgue.
camp-nobel-wins = Nobel gana si, cuando la partida se detiene, no ganan ni los geómetras, ni los algebristas, ni los analistas.
camp-math-ways = Ganan, y la partida se detiene, en cuanto se cumple una de estas cosas: uno solo de ellos posee todas las monedas del juego; su líder ocupa la presidencia, conseguida durante la partida (o perdida y recuperada), y el bando tiene además dos de los cargos de senador, fiscal y jefe del ejército; todos los reptilianos y todos sus enemigos jurados están en la morgue.
camp-geometres-wins = El líder de los geómetras es J Pach; sus enemigos jurados, los algebristas. { camp-math-ways }
camp-algebristes-wins = El líder de los algebristas es K Hess; sus enemigos jurados, los analistas. { camp-math-ways }
camp-analystes-wins = El líder de los analistas es J Rappaz; sus enemigos jurados, los geómetras. { camp-math-ways }
camp-villageois-wins = Los aldeanos ganan, y la partida se detiene, en cuanto todos los reptilianos y Seth están en la morgue.
faction-pack = manada
faction-alg = algebristas
faction-ana = analistas
faction-geo = geómetras
faction-mc = { camp-mc }
faction-setheux = Seth y el fénec

## Invocar

invocation-help = Una invocación se hace en cualquier momento, de día o de noche, mientras estés en pie y sin sueño profundo; incluso con una condena, hasta que se cumpla (salvo que esta mesa lo prohíba). De día todo el mundo ve quién invoca, pero no qué ni contra quién; de noche solo lo ven las personas a las que se pregunta en ese instante. Si se rechaza o se anula, no se gasta.
invocation-harm-help = { invocation-help } Desde el alba del domingo hasta el final de la fiesta no se permite nada que haga daño.

## Roles de bando: los reptilianos y Seth

sesiano-stops = Cuidado con el profeta Sesiano: si te convierte, la partida se detiene.
attack-limits = No pasa nada en la casa de la persona más rica de la tarde; el primer ataque al búnker solo fuerza la puerta; quien está casi sin vida queda fuera de alcance mientras nadie haya vuelto de ahí.
pack-power = Cada noche, en «{ call-pack-title }», la manada elige en común a quién atacar. Si no hay acuerdo, cuenta la marca de la reptiliana alfa; sin marca suya, o si en ese momento está en coma o en la morgue, no hay ataque. A quien está en el hospital se le ataca en su habitación, salvo que se apunte a su casa; no se apunta a un miembro de la manada, pero sí a su casa, por quien pueda haber dentro. Más tarde acudes, salvo que una acción más urgente te lleve a otro sitio, y nadie sabe quién acudió. El objetivo va después de quien lo defiende y antes que los intrusos; quien se defiende puede herir a uno de vosotros. Si sois estrictamente más que las demás personas presentes, en pie y despiertas, el golpe es duro; si no, lo es menos. { attack-limits }
pack-knows = La manada se conoce y sabe quién es la alfa; ignora quién, en sus filas, es la roja, la negra o Seth.
role-rept-alpha = Reptiliana alfa
role-rept-alpha-short = La jefa de la manada. Sangre fría y voz que se impone.
role-rept-alpha-power = Si hay desacuerdo, es tu marca la que señala el objetivo. En coma o en la morgue dejas una manada que ya no ataca; salvo ajuste en contra, nadie te sucede. { pack-power } { pack-knows }
role-rept-alpha-aim = { camp-reptiliens-wins }
role-rept-rouge = Reptiliana roja
role-rept-rouge-short = Una reptiliana que duda de sus hermanas, una vez y para siempre.
role-rept-rouge-power = Una vez por partida, por invocación, dejas casi sin vida a otro miembro con vida de la manada que conoces, Seth incluido. { invocation-harm-help } { pack-power } { pack-knows }
role-rept-rouge-aim = { camp-reptiliens-wins } { sesiano-stops }
role-rept-noire = Reptiliana negra
role-rept-noire-short = Recluta. Basta un mordisco bien dado.
role-rept-noire-power = Una vez por partida, por invocación, conviertes a otra persona con vida: solo ella lo sabe, y se sienta con la manada desde el siguiente «{ call-pack-title }». Enamorados, idealistas, Minus y Cortex y seguidores de Seth conservan su meta pero cuentan como reptilianos; los demás dejan su bando, con sus reuniones, y ganan con los reptilianos. Con un miembro de la manada la conversión se pierde (Seth conserva su meta, pero desde entonces cuenta como reptiliano de verdad). Se permite en domingo. { invocation-help } { pack-power } { pack-knows }
role-rept-noire-aim = { camp-reptiliens-wins } { sesiano-stops }
role-reptilienne = Reptiliana
role-reptilienne-short = Escamas bajo el abrigo y, por lo demás, una vecina cualquiera.
role-reptilienne-power = { pack-power } { pack-knows }
role-reptilienne-aim = { camp-reptiliens-wins }
role-seth = Seth
role-seth-short = Reptiliano solo en apariencia. Le guarda rencor a todo el mundo, sin excepción.
role-seth-power = La manada te toma por uno de los suyos: te sientas y atacas con ella. Una vez por partida, por invocación, dejas casi sin vida a otro miembro con vida de la manada. Conoces al fénec, y él a ti. { invocation-harm-help } { pack-power } { pack-knows }
role-seth-aim = { camp-setheux-wins } La partida se detiene de todos modos cuando solo quedan dos personas en pie. { sesiano-stops }
role-fennec = Fénec
role-fennec-short = Pequeño, leal a Seth y provisto de dientes.
role-fennec-power = Una vez por partida, por invocación, muerdes a otra persona con vida, que queda casi sin vida. Conoces a Seth, y él a ti. No tienes otra acción de bando por la noche. { invocation-harm-help }
role-fennec-aim = { camp-setheux-wins } Tu propio estado no cambia nada: si gana Seth, ganas.

## Roles de bando: el médico, el profeta, Minus y Cortex

role-medecin = Médico
role-medecin-short = Cura de noche y ejecuta de día. Todo el mundo lo sabe, y nadie se atreve a cambiar de médico.
role-medecin-power = Tu carta de bando es pública, y el cargo de verdugo es tuyo para siempre; cada noche, «{ call-treat-title }», hasta dos pacientes mejoran o empeoran un grado en tus manos. Tienen heridas, o están en coma o casi sin vida (tú no, ni aún quien haya sido condenado hoy); quien está casi sin vida solo puede empeorar, y solo tú puedes hacerlo mientras nadie haya vuelto de ahí. Cada noche en que puedes actuar buscas un remedio en el búnker, se te ofrezca lo que se te ofrezca, salvo sueño profundo o vela junto a la persona amada. Cada tres noches de investigación dan una dosis; en «{ call-xp-potion-title }», una por noche, sobre alguien casi sin vida: si está a punto, queda sin heridas; si casi lo está, no hace nada; si no, mata. El remedio está a punto tras 3 a 6 noches, un número sorteado en secreto. El búnker solo puede atacarse una vez forzada la puerta, lo que lleva una noche y vale para siempre; no detiene ni a asesinos ni a ladrones. No puedes ser esbirro.
role-medecin-aim = { camp-idealistes-wins } { camp-idealistes-count }
role-sesiano = Profeta Sesiano
role-sesiano-short = Tres milagros en el bolsillo y una fe inquebrantable en sí mismo.
role-sesiano-power = Tres milagros, cada uno una vez: resucitar, levantar a alguien, convertir a alguien. Se obran al final de la noche («{ call-miracles-title }»), varios la misma noche si quieres, incluso con heridas, en coma o casi sin vida, pero no en sueño profundo. Resucitar: de casi sin vida pasas a estar sin heridas. Levantar: otra persona casi sin vida queda sin heridas (puedes nombrar a quien no conste que haya muerto del todo; si no había nada que levantar, conservas el milagro). Convertir: otra persona, aún no sin vida, se une a los idealistas y ya no cuenta entre sus antiguos compañeros, conserva cartas y poderes, y solo ella lo sabe; un enamorado sigue siéndolo. Convertir a la reptiliana roja, a la negra o a Seth (en modo Matemáticos, a K Hess, J Rappaz o J Pach) detiene la partida. También puedes convertir por invocación, por tu cuenta y riesgo. Mientras puedas resucitar, nada te lleva más allá de casi sin vida. { invocation-help }
role-sesiano-aim = { camp-idealistes-wins } { camp-idealistes-count }
mc-power = Hechizar es para siempre, y los nombres de los hechizados son públicos cada mañana. Robar quita una moneda, si la hay, a la persona o al bote. Se apunta a personas con vida ajenas a tu bando. Tras la elección de Minus tenéis quince segundos de gestos («{ call-mc-talk-title }»).
role-cortex = Cortex
role-cortex-short = Un cerebro enorme con el mismo plan cada tarde: conquistar el pueblo.
role-cortex-power = De lunes a viernes, cuatro noches por semana como mucho (pasar no cuenta), «{ call-cortex-title }»: señala a una persona y di si le robas una moneda o la hechizas; luego a otra, para Minus. Minus verá los dos nombres sin saber cuál es el suyo; si se equivoca, tu acción vale igual. Si tú no puedes actuar, él tampoco. { mc-power }
role-cortex-aim = { camp-mc-wins }
role-minus = Minus
role-minus-short = Entusiasmo, buen corazón y una posibilidad entre dos.
role-minus-power = Las noches en que Cortex actúa (de lunes a viernes, cuatro por semana como mucho), «{ call-minus-title }»: se te muestran, en desorden, los dos nombres de Cortex; elige uno y róbale una moneda o hechízalo. Si era el objetivo de Cortex, falla tu acción, no la suya. { mc-power }
role-minus-aim = { camp-mc-wins }

## Roles de bando: los enamorados, Skadi, los aldeanos

role-amoureux = Enamorado
role-amoureux-short = Dos corazones, dos coartadas, una sola cama.
role-amoureux-power = Tienes una segunda carta de bando, tu coartada, y la juegas de verdad, reuniones y ataques incluidos. Cada noche, «{ call-lovers-title }»: treinta segundos de gestos y la elección de la casa donde veros (si no hay acuerdo, decide el azar). Allí dormís, salvo que una acción más urgente retenga a alguien; esto va antes que ataques y coloquios. Si la persona amada está en el hospital, con heridas o en coma, pasas la noche a su lado, salvo sueño profundo. En compañía, cada cual se defiende y es el objetivo prioritario de un ataque. Cuando se sabe que una persona ha caído en la morgue, la otra cae en el mismo estado al principio de la noche siguiente; si una vuelve de estar casi sin vida, la otra, si lo está también, queda sin heridas del mismo modo.
role-amoureux-aim = { camp-amoureux-wins } Es tu única meta, diga lo que diga la coartada.
role-skadi = Skadi
role-skadi-short = Indecisa hasta la tercera noche; después, segurísima.
role-skadi-power = La tercera noche, «{ call-skadi-title }», en cualquier estado de salud, incluso en la morgue: o bien señalas a otra persona y te unes a su bando, sea cual sea, o bien le regalas un reinicio y luego eliges con libertad un bando en juego. El reinicio añade un uso a sus poderes de un solo uso, gastados o no: poción de coma, golpe mortal de Seth, de la reptiliana roja o del fénec, conversión de la negra, bala gratis de asesino, un milagro más para Sesiano; para Cortex o Minus, el doble de objetivos en su próxima acción, y eso se anuncia. Se te dice tu bando, y sus miembros y tú os reconocéis (no entre los idealistas). Con los reptilianos o los matemáticos eres miembro de pleno derecho; con Minus y Cortex hablas con ellos, pero ni robas ni hechizas; con los enamorados compartes su victoria. Sin respuesta, te unes al bando de alguien al azar.
role-skadi-aim = El objetivo del bando al que te unas. Antes de esa elección no tienes bando y no puedes ganar.
role-villageois = Aldeano
role-villageois-short = Un aldeano. Alguno tiene que haber.
role-villageois-power = Ningún poder de bando: te quedan la palabra, el voto y tu rol de efecto. No conoces a los demás aldeanos.
role-villageois-aim = { camp-villageois-wins }

## Roles de bando: los matemáticos y Nobel

sesiano-stops-math = En modo Matemáticos, si el profeta Sesiano te convierte, la partida se detiene.
math-power = En modo Matemáticos tenéis quince segundos para elegir en común a quién atacar; si no hay acuerdo, cuenta la marca del líder; sin marca suya, o si en ese momento está en coma o en la morgue, no hay ataque. A quien está en el hospital se le ataca en su habitación, salvo que se apunte a su casa; no se apunta a un miembro del bando, pero sí a su casa. Más tarde acudes, salvo acción más urgente. Si sois estrictamente más que las demás personas presentes, en pie y despiertas, el golpe es duro; si no, lo es menos, y quien se defiende puede herir a uno de vosotros. { attack-limits } En modo Extraños, quince segundos de gestos y la elección de un lugar, la casa de un miembro con vida: allí celebráis un coloquio, sin más efecto que estar allí; si no hay acuerdo decide el líder; si no, la mayoría; si no, el azar. Nadie sabe quién acudió. Los miembros del bando se conocen y conocen a su líder.
role-hess = K Hess
role-hess-short = Líder de los algebristas. Todo se reduce a un anillo, hasta las riñas.
role-hess-power = Noches del lunes y del jueves, «{ call-alg-title }»; tú diriges el bando. { math-power }
role-hess-aim = { camp-algebristes-wins } { sesiano-stops-math }
role-rappaz = J Rappaz
role-rappaz-short = Líder de los analistas. Tan cerca de la verdad como se quiera, salvo un épsilon.
role-rappaz-power = Noches del martes y del viernes, «{ call-ana-title }»; tú diriges el bando. { math-power }
role-rappaz-aim = { camp-analystes-wins } { sesiano-stops-math }
role-pach = J Pach
role-pach-short = Líder de los geómetras. Ve el problema desde todos los ángulos.
role-pach-power = Noches del miércoles y del sábado, «{ call-geo-title }»; tú diriges el bando. { math-power }
role-pach-aim = { camp-geometres-wins } { sesiano-stops-math }
role-algebriste = Algebrista
role-algebriste-short = Factoriza todo, salvo a los analistas.
role-algebriste-power = Noches del lunes y del jueves, «{ call-alg-title }». { math-power }
role-algebriste-aim = { camp-algebristes-wins }
role-analyste = Analista
role-analyste-short = Tiende a la victoria, sin garantía de alcanzarla.
role-analyste-power = Noches del martes y del viernes, «{ call-ana-title }». { math-power }
role-analyste-aim = { camp-analystes-wins }
role-geometre = Geómetra
role-geometre-short = Mide la distancia entre un algebrista y la morgue.
role-geometre-power = Noches del miércoles y del sábado, «{ call-geo-title }». { math-power }
role-geometre-aim = { camp-geometres-wins }
role-nobel = A Nobel
role-nobel-short = Hay un premio para casi todo. Para las matemáticas, no.
role-nobel-power = Ninguna acción de bando: tu rencor trabaja solo. No conoces a nadie.
role-nobel-aim = { camp-nobel-wins }

## Roles de efecto: inventos y hospital

family-scientist = familia del científico
family-scientist-power = «{ call-science-title }»: averigua si alguien ha pasado la noche en casa (el acechador), o si un reptiliano la ha pasado en algún lugar (el revelador); una cosa u otra, no las dos. El acechador: señala a una persona con vida y sabrás si ha pasado la noche en casa. El revelador: señala una casa o una habitación de hospital y sabrás si un reptiliano ha pasado allí la noche (suena con toda la manada, incluidos Seth, los convertidos y las coartadas; en modo Matemáticos, nunca). Solo tú recibes la respuesta.
role-scientifique = Científico
role-scientifique-short = Cree en los hechos, sobre todo en los ajenos.
role-scientifique-power = Noches del miércoles y del sábado. { family-scientist-power }
role-geek = Friki
role-geek-short = Duerme poco, compila mucho y sabe dónde estaba todo el mundo.
role-geek-power = Noches del miércoles y del jueves. { family-scientist-power }
role-chercheur = Investigador
role-chercheur-short = Busca. A veces encuentra. Pide presupuesto.
role-chercheur-power = Noches del lunes y del jueves. { family-scientist-power }
role-bricoleur = Manitas
role-bricoleur-short = Cinta adhesiva, dos bombillas, y adiós a la intimidad del barrio.
role-bricoleur-power = Noches del lunes y del viernes. { family-scientist-power }
role-ingenieur = Ingeniero
role-ingenieur-short = El aparato cumple la norma. Su uso, menos.
role-ingenieur-power = Noches del martes y del viernes. { family-scientist-power }
family-nurse = familia del enfermero
family-nurse-power = «{ call-nurse-title }»: mira todas las cartas de alguien que está en el hospital o en la morgue, o envenena a un paciente, que pierde un grado; una cosa u otra, no las dos. Espía: ves todas las cartas de alguien que está en el hospital o en la morgue, incluida la de enamorado. Veneno: un paciente (con heridas o en coma) pierde un grado; también quien está casi sin vida, una vez que alguien ha vuelto de ahí. Esas noches, hagas lo que hagas, si ibas a dormir en casa, estás en el pasillo del hospital, adonde no llega ningún ataque.
role-infirmier = Enfermero
role-infirmier-short = La sonrisa tranquiliza. La jeringa, menos.
role-infirmier-power = Noches del martes y del viernes. { family-nurse-power }
role-pharmacien = Farmacéutico
role-pharmacien-short = Todo es cuestión de dosis, y la dosis queda a su criterio.
role-pharmacien-power = Noches del miércoles y del sábado. { family-nurse-power }
role-chirurgien = Cirujano
role-chirurgien-short = Abre a la gente, y sus expedientes.
role-chirurgien-power = Noches del lunes y del jueves. { family-nurse-power }
role-brancardier = Camillero
role-brancardier-short = Se sabe el camino de la morgue con los ojos cerrados, y por el camino registra bolsillos.
role-brancardier-power = Noches del miércoles y del jueves. { family-nurse-power }
role-anesthesiste = Anestesista
role-anesthesiste-short = Cuenta hasta diez. Nadie ha llegado nunca a once.
role-anesthesiste-power = Noches del martes y del sábado. { family-nurse-power }

## Roles de efecto: los curiosos y los tramposos

family-curious = familia del curioso
family-curious-power = «{ call-curious-title }»: mira una carta, de bando o de efecto, de alguien que viva en la primera casa habitada a tu izquierda o a tu derecha (de un matrimonio, cualquiera de los dos), o de tu cónyuge, aunque esté en el hospital o en la morgue. De un enamorado, la carta de bando que ves es la coartada. No se avisa a nadie.
role-curieux = Curioso
role-curieux-short = Riega los geranios a las tres de la madrugada, prismáticos en mano.
role-curieux-power = Noches del lunes y del jueves. { family-curious-power }
role-fouineur = Fisgón
role-fouineur-short = Pasaba por allí. Por casualidad. Debajo del felpudo.
role-fouineur-power = Noches del martes y del viernes. { family-curious-power }
role-indiscret = Indiscreto
role-indiscret-short = No se lo contará a nadie, prometido, salvo a todo el mundo.
role-indiscret-power = Noches del miércoles y del sábado. { family-curious-power }
role-fureteur = Husmeador
role-fureteur-short = Conoce el fondo de cada cajón del vecindario.
role-fureteur-power = Noches del lunes y del viernes. { family-curious-power }
role-commere = Cotilla
role-commere-short = La única prensa local que aún sale.
role-commere-power = Noches del martes y del sábado. { family-curious-power }
family-cheater = familia del tramposo
family-cheater-power = «{ call-cheat-title }»: llévate la mitad de las monedas de un lugar, o amaña la próxima votación contra alguien; una cosa u otra, no las dos. Hurto: en una casa (no la tuya), una habitación de hospital, el búnker o el bote, te llevas la mitad de las monedas, redondeando hacia arriba, y puedes dar en el acto todas o parte a una persona. El dinero está en casa, o en la habitación de quien está en el hospital; ni puerta ni protección detienen tu mano, y la casa protegida por ser la más rica sigue siendo la misma. Amaño: señala a una persona con vida; al final de la próxima votación de ejecución se añade contra ella un voto por cada persona en coma o en la morgue, en lugar del nombre dado por los muertos y de sus propios votos. Se pierde si se anula la votación o si el objetivo está en la morgue; lo amañado el sábado vale para el lunes.
role-tricheur = Tramposo
role-tricheur-short = Juega según las reglas, las suyas.
role-tricheur-power = Noches del lunes y del jueves. { family-cheater-power }
role-brigand = Bandolero
role-brigand-short = A la antigua: un pañuelo, un farol, la cubertería ajena.
role-brigand-power = Noches del martes y del viernes. { family-cheater-power }
role-hackeur = Hacker
role-hackeur-short = Dio con la contraseña de la urna: «urna».
role-hackeur-power = Noches del miércoles y del sábado. { family-cheater-power }

## Roles de efecto: los demás

sleep-power = Cada noche, «{ call-sleep-title }»: sume a otra persona en pie en un sueño profundo hasta el alba. Duerme en su cama (su habitación de hospital si tiene heridas), y lo sabe enseguida: ni acciones, ni encuentros, ni ataques, ni invocaciones, ni defensa si la atacan. Lo que ya hizo esa noche vale. Los dos proveedores de sueño eligen a la vez, y valen las dos elecciones.
role-marchand-de-sable = Arenero
role-marchand-de-sable-short = Entrega a domicilio, sin firma.
role-marchand-de-sable-power = { sleep-power }
role-morphee = Morfeo
role-morphee-short = Sus brazos están abiertos, y la hora no la elige nadie.
role-morphee-power = { sleep-power }
role-laura = Laura, la okupa
role-laura-short = Tiene casa. Prefiere las ajenas.
role-laura-power = Cada noche, «{ call-squat-title }»: elige una casa, vacía o no, donde pasar la noche, nunca la tuya, ni el búnker, ni el hospital; sin respuesta, elige el azar. Cualquier otra acción larga (encuentro, ataque, coloquio, guardia, hospital) va antes, y el sueño profundo te retiene en tu casa. Si atacan la casa, la intrusión puede costarte los golpes.
role-coriace = Correoso
role-coriace-short = Hace falta más que eso.
role-coriace-power = Siempre activo: un mismo suceso nunca te quita más de un grado de salud, sea el que sea: ataque, bala, mordisco, ejecución, pena. Pero si pagas por una orden de voto incumplida, quedas igualmente casi sin vida.
role-artiste = Artista
role-artiste-short = Genio incomprendido. Su materia prima, también.
role-artiste-power = Noches del lunes y del jueves, «{ call-sculpt-title }»: elige a otra persona, salvo el médico, en cuya casa pasas la noche esculpiendo; si nada más urgente lo impide, tendrá que mudarse al día siguiente, cambiando su sitio con alguien (en coma elige el azar; de la morgue nadie se muda). Noches del miércoles y del sábado, «{ call-resign-title }»: elige quién deberá dimitir de su cargo al alba, salvo el verdugo; el escrutador nombra a otra persona. Un escrutador se limita a ceder el cargo.
role-eris = Eris
role-eris-short = Siembra discordia, y la riega.
role-eris-power = La primera noche, «{ call-make-haters-title }», incluso en coma o casi sin vida: señala a dos personas, tú también si quieres, que van a odiarse y pelearse. Lo saben, pero no de quién viene; entre los dos enamorados el odio no surte efecto. Después, noches del lunes y del jueves, «{ call-shift-posts-title }»: puedes desplazar al alba todos los cargos públicos un puesto, en un sentido o en otro, salvo el del verdugo.
role-cupidon = Cupido
role-cupidon-short = Apunta al corazón y suele dar al lado.
role-cupidon-power = La primera noche, «{ call-make-partners-title }», incluso en coma o casi sin vida: señala a dos personas, tú también si quieres, que desde entonces tendrán citas nocturnas. Lo saben, pero no de quién viene. Después, noches del martes y del viernes, «{ call-admire-title }»: puedes señalar a una persona en pie a la que todo el mundo admirará al alba; podrá cambiar su cargo por el de quien quiera, sin pedir permiso (sin cargo, toma uno y no deja ninguno), salvo el del verdugo.
role-assassin = Asesino
role-assassin-short = La primera bala invita la casa.
role-assassin-power = Por invocación, cuantas veces quieras: dispara a otra persona con vida. La primera bala de la partida es gratis, cada una de las siguientes cuesta 2 monedas, perdidas para todos. Ni búnker, ni protección, ni defensa te detienen. { odds-outnumbering } El estado del objetivo nunca mejora. Te defiendes cuando te atacan. { invocation-harm-help }
mafia-power = Una cosa u otra, o nada. Corromper: nombra a una persona en pie y luego contra quién deberá votar en la próxima sesión (otra persona con vida); recibe una carta anónima. Si desobedece, queda casi sin vida la noche siguiente; si se lo impidió una ley, le toca al senador. Apostar a un esbirro: elige una casa o una habitación que vigilar; allí el esbirro es el objetivo prioritario de un ataque y se defiende. Un esbirro no está disponible en coma, en la morgue, en sueño profundo o en noche de amor o de cita; las heridas no se lo impiden. En cualquier momento, salvo en coma e incluso desde la morgue, puedes dejar por invocación casi sin vida a uno de tus esbirros con vida, pero no en domingo ni en sueño profundo. Te defiendes cuando te atacan. El domingo, si estás en pie y ninguno de tus esbirros lo está, puedes reclutar a uno.
role-parrain = Padrino de la mafia
role-parrain-short = Hace ofertas. Por correo, con un sello bonito.
role-parrain-power = La primera noche eliges a tus esbirros, si en esta mesa los hay (nunca el médico): se conocen y te conocen. La mano derecha, si existe, también es esbirro tuyo. Noches del lunes, del miércoles y del viernes, «{ call-parrain-title }». { mafia-power }
role-bras-droit = Mano derecha del padrino
role-bras-droit-short = Leal los días impares. Las demás noches, por su cuenta.
role-bras-droit-power = Eres esbirro del padrino, que puede ponerte de guardia o darte muerte; sin padrino, mandas tú. La primera noche eliges a tus propios esbirros, si en esta mesa los hay, entre quienes no están a las órdenes del padrino (nunca el médico); el padrino no los conoce. Noches del martes, del jueves y del sábado, «{ call-bras-droit-title }»; una orden del sábado vale para la votación del lunes. { mafia-power }
henchman = esbirro
henchman-means = Tu jefe puede ponerte de guardia por la noche, incluso con heridas, y dejarte casi sin vida en cualquier momento. Cuando te atacan, te defiendes; si eres del bando atacante, atacas con él.

## Cargos públicos

post-scrutateur = Escrutador
post-scrutateur-power = Cada mañana el cargo pasa, en sentido horario, a la siguiente persona en pie sin cargo (a cualquiera en pie, si todo el mundo tiene uno). Nombras a quien sucede en un cargo obligatorio cuyo titular está en coma o en la morgue, o en cualquier cargo abandonado por culpa del artista: ni quien dimitió ni tú, salvo que solo quedes tú. Si varias personas aspiran al mismo cargo opcional vacante, decides.
post-bourreau = Verdugo
post-bourreau-power = El cargo del médico, para siempre: ni Eris, ni Cupido, ni el artista pueden tocarlo, nadie lo hereda y vuelve con su titular. Tu veneno no mata: la persona condenada queda casi sin vida. Una vez por partida, la noche siguiente («{ call-coma-potion-title }»), puedes dar a una de ellas la poción de coma: solo queda en coma. Nadie sabe cuál se dio. Si estás en coma o en la morgue, es el veneno.
post-notaire = Notario
post-notaire-power = Cada mañana legas las monedas de quienes están en la morgue a quien quieras entre las personas con vida, repartidas si te parece, pero nunca a ti. Un cónyuge con vida hereda antes. Lo que no se lega queda en la herencia y no es de nadie.
post-president = Presidente
post-president-power = Cada día, antes de la ley, abres una sesión de ejecución normal o especial (nunca especial dos días seguidos). Cierras el debate, votas primero y eliges en qué sentido sigue la ronda. En caso de empate decide tu voto: la persona empatada que nombraste o, si no, la que elijas. Sesión especial: en los modos Aldeanos y Extraños se ejecuta a quien tiene más votos y luego un tribunal de todas las personas en pie indulta o ejecuta a cada una de las tres siguientes (empate: indulto); en modo Matemáticos, ese día no hay sesión.
post-senateur = Senador
post-senateur-power = Cada día aceptas o rechazas la ley propuesta; aceptada, vale solo para ese día. Cuidado: si impide a una persona corrompida votar como se le ordenó, eres tú quien queda casi sin vida la noche siguiente.
post-procureur = Fiscal
post-procureur-power = Sin adjunto en pie: por la mañana, antes de cualquier noticia, dices qué casa o habitación vigilaba la cámara térmica («{ call-camera-title }»), y todo el mundo sabe cuántas personas había allí a la hora del ataque: 0, 1, o 2 y más. Con un adjunto: una vez al día, de la sesión a las bodas, puedes pagar 2 monedas al banco para ver todas las cartas de otra persona con cargo; ella lo sabe, nadie más. En una sesión especial, decides entre quienes empatan para el tribunal.
post-chef-armees = Jefe del ejército
post-chef-armees-power = Noches del lunes y del jueves, «{ call-army-guard-title }»: puedes vigilar una casa o una habitación de hospital. Si la atacan, eres el objetivo prioritario y te defiendes, a riesgo de los atacantes. El sueño profundo, la vela junto a la persona amada, la investigación, la guardia de esbirro y el reposo en el hospital van antes. También te defiendes en cualquier otra parte.
post-pretre-cupide = Cura codicioso
post-pretre-cupide-power = Para cada petición de boda fijas tu precio, de 0 a 2 monedas. Si se paga, el dinero es tuyo y tienes que casarlos. No puedes oficiar tu propia boda.
post-pretre-odieux = Cura odioso
post-pretre-odieux-power = { post-pretre-cupide-power } También puedes conceder un matrimonio forzado, si quien se niega es estrictamente más pobre que quien lo pide, una vez pagado el precio.
post-adj-randy = Adjunto Randy
deputy-power = entre la sesión y el parte de la tarde eliges en secreto una casa ante la que poner la cámara térmica. Por la mañana todo el mundo sabe cuál, y cuántas personas había allí a la hora del ataque, atacantes incluidos: 0, 1, o 2 y más. Te defiendes cuando te atacan.
post-adj-randy-power = Los días impares (lunes, miércoles, viernes), { deputy-power }
post-adj-armish = Adjunto Armish
post-adj-armish-power = Los días pares (martes, jueves, sábado), { deputy-power }
post-pick-mirko = Carterista Mirko
post-pick-mirko-power = Los días impares (lunes, miércoles, viernes), al final del día, puedes robar una moneda a una persona con vida, o al bote. Nadie sabe quién la cogió.
post-pick-mirka = Carterista Mirka
post-pick-mirka-power = Los días pares (martes, jueves, sábado), al final del día, puedes robar una moneda a una persona con vida, o al bote. Nadie sabe quién la cogió.

## Leyes del día

law-condorcet = Votación de Condorcet
law-condorcet-effect = Cada papeleta ordena a las personas, primero a la que se quiere ver ejecutada; las que no se ordenan quedan últimas empatadas. Se ejecuta a quien gana por el método de Schulze; si son varias, decide el orden del presidente y, si no, su elección.
law-no-blank = Sin voto en blanco
law-no-blank-effect = El voto en blanco está prohibido: quien vota debe nombrar a alguien.
law-doctor-only = Solo vota el médico
law-doctor-only-effect = Solo vota el médico, una vez, o en blanco.
law-two = Dos votos por cabeza
law-two-effect = Cada votante da exactamente dos votos, contra dos personas distintas; sin voto en blanco.
law-up-to-three = Hasta tres votos
law-up-to-three-effect = Cada votante da de cero a tres votos, todos contra personas distintas.
law-three = Tres votos obligatorios
law-three-effect = Cada votante da exactamente tres votos, contra dos personas distintas como mínimo; sin voto en blanco.
law-not-neighbours = Paz entre vecinos
law-not-neighbours-effect = No se puede votar contra los dos vecinos: la persona con vida más cercana a cada lado.
law-only-neighbours = Riñas de vecinos
law-only-neighbours-effect = Solo se puede votar contra uno de los dos vecinos (la persona con vida más cercana a cada lado), o en blanco.
law-hurt = Votar hace daño
law-hurt-effect = Tras el recuento, cada persona que no votó en blanco pierde un grado de salud.
law-no-urn = Se ha perdido la urna
law-no-urn-effect = La votación se anula: hoy no hay ni ejecución ni tribunal.
law-all-vote = Hasta los muertos votan
law-all-vote-effect = Las personas en coma, casi sin vida o sin vida también votan, después de las demás. El nombre dado por los muertos no cuenta.
law-coma-vote = El coma no es excusa
law-coma-vote-effect = Las personas en coma también votan, después de las demás.
law-tie-coma = Empate soporífero
law-tie-coma-effect = Si hay empate en cabeza no se ejecuta a nadie: todas las personas empatadas caen en coma y el presidente pierde el cargo.
law-self-vote = Voto por voto
law-self-vote-effect = Quien vota, salvo en blanco, recibe además un voto en contra.
law-pay-any = Voto de pago, a quien se quiera
law-pay-any-effect = Para votar se da una moneda a otra persona con vida, a elección. El voto en blanco es gratis; sin moneda, es el único posible.
law-pay-scrutineer = Voto de pago, al escrutador
law-pay-scrutineer-effect = Para votar se da una moneda al escrutador, que vota gratis. El voto en blanco es gratis; sin moneda, es el único posible.
law-pay-deputy = Voto de pago, al suplente
law-pay-deputy-effect = Para votar se da una moneda al suplente (el próximo escrutador), que vota gratis. El voto en blanco es gratis; sin moneda, es el único posible.
law-pay-doctor = Voto de pago, al médico
law-pay-doctor-effect = Para votar se da una moneda al médico, que vota gratis. El voto en blanco es gratis; sin moneda, es el único posible.
law-pot = Voto de pago, al bote
law-pot-effect = Para votar se pone una moneda en el bote. El voto en blanco es gratis; sin moneda, es el único posible. Solo lo tocan Cortex, Minus y los carteristas, de moneda en moneda, y la familia del tramposo, la mitad de una vez.
law-tie-all-executed = Empate: ejecución para todos
law-tie-all-executed-effect = Si hay empate en cabeza, se ejecuta a todas las personas empatadas.
law-tie-all-pardoned = Empate: indulto para todos
law-tie-all-pardoned-effect = Si hay empate en cabeza, no se ejecuta a nadie.

## La noche, llamada a llamada

wave-1 = Cuidados y azares
wave-1-call = Cae la noche sobre Quinte-bourg. Se arropa a los enfermos, se destapan frascos, y los muertos ya se aburren.
wave-2 = Conciliábulos
wave-2-call = Crujen sillas tras los postigos: quien conspira, conspira, y quien ama, también.
wave-3 = Mirones y paseantes
wave-3-call = Cae arena, se mueve una cortina, alguien camina por la calle con un cubo. Mejor no preguntar.
wave-4 = La hora de las cartas y las guardias
wave-4-call = Un sobre se desliza bajo una puerta. Se apostan guardias, y también cartas.
wave-5 = La última hora
wave-5-call = La hora más negra, justo antes del alba. El GPS anuncia: habéis llegado.
call-recognise-title = Presentaciones
call-recognise = Que abran los ojos los enamorados y luego los reptilianos, los algebristas, los geómetras, los analistas, Minus y Cortex, Seth y el fénec: cada bando se reconoce, y calla.
call-recognise-done = Despierta a los bandos uno tras otro, también a los ausentes; cada uno se mira y vuelve a dormirse.
call-henchmen-parrain-title = Esbirros del padrino
call-henchmen-parrain = El padrino de la mafia elige a sus esbirros. Nadie dice que no.
call-henchmen-parrain-done = Si hay esbirros: el padrino los señala y tú los tocas; abren los ojos y se reconocen.
call-henchmen-bras-droit-title = Esbirros de la mano derecha
call-henchmen-bras-droit = La mano derecha del padrino elige a sus propios esbirros, y no se lo cuenta al padrino.
call-henchmen-bras-droit-done = Después, la mano derecha hace lo mismo; el padrino sigue con los ojos cerrados.
call-coma-potion-title = La poción de coma
call-coma-potion = El verdugo tiene dos frascos: ¿el veneno de siempre o la poción de coma?
call-treat-title = La ronda del médico
call-treat = El médico pasa visita: ¿a quién desea el bien y a quién el mal?
call-xp-potion-title = La poción experimental
call-xp-potion = El médico mira su mejunje, y el mejunje lo mira a él: ¿lo prueba con alguien esta noche?
call-update-title = Salud y dinero
call-update = Se ponen al día los registros: ejecuciones, penas, rencores, promesas incumplidas.
call-dead-name-title = El nombre de los muertos
call-dead-name = Los muertos: ¿qué nombre echáis en la urna de mañana?
call-dead-name-done = Cada muerto señala a alguien. El nombre más repetido vale mañana un voto; el azar desempata.
call-dead-whisper-title = La llamada de los muertos
call-dead-whisper = Los muertos: ¿con quién queréis hablar esta noche?
call-dead-whisper-done = Cada muerto puede señalar a alguien; toca a esas personas.
call-dead-jinx-title = El gafe
call-dead-jinx = Los muertos: ¿a quién le colgáis el gafe?
call-dead-jinx-done = Cada muerto señala a alguien. Al nombre más repetido los dados le van un grado peor hasta la noche siguiente.
call-dead-luck-title = El amuleto
call-dead-luck = Los muertos: ¿a quién le dais el amuleto?
call-dead-luck-done = Cada muerto señala a alguien. Al nombre más repetido los dados le van un grado mejor hasta la noche siguiente.
call-whisper-talk-title = Susurros
call-whisper-talk = Los muertos y los elegidos tienen diez segundos, y manos para hablar.
call-whisper-talk-done = Los muertos que han llamado y las personas tocadas se hablan por señas durante diez segundos.
call-cortex-title = El plan de Cortex
call-cortex = Cortex señala su presa, para robar o para hechizar, y luego la de Minus.
call-minus-title = La corazonada de Minus
call-minus = Minus ve dos nombres. Uno es para él. ¿Cuál?
call-mc-talk-title = { camp-mc }
call-mc-talk = Minus y Cortex tienen quince segundos para hacerse señas, y reproches.
call-skadi-title = La elección de Skadi
call-skadi = Skadi, la tercera noche, elige por fin su bando.
call-skadi-done = Skadi se une al bando de alguien, o le regala un reinicio y luego elige con libertad. Susúrrale su bando y haz que se reconozcan.
call-pack-title = El consejo de la manada
call-pack = Los reptilianos: ¿ante qué puerta sacáis las garras esta noche?
call-alg-title = Los algebristas
call-alg = Los algebristas: quince segundos. ¿Adónde vais esta noche?
call-ana-title = Los analistas
call-ana = Los analistas: quince segundos, ni un épsilon más. ¿Adónde vais esta noche?
call-geo-title = Los geómetras
call-geo = Los geómetras: quince segundos. ¿Por qué camino más corto, y adónde?
call-lovers-title = Los enamorados
call-lovers = Los enamorados: treinta segundos de ternura muda. ¿En casa de quién dormís?
call-make-haters-title = La discordia de Eris
call-make-haters = Eris señala a dos personas que dejarán de soportarse.
call-make-partners-title = La flecha de Cupido
call-make-partners = Cupido señala a dos personas que tendrán asuntos en común, de noche.
call-haters-title = Los enemistados
call-haters = Los enemistados: ¿en casa de quién ajustáis cuentas?
call-partners-title = La cita
call-partners = La cita de esta noche: ¿en casa de quién? Y limpiaos los pies.
call-sleep-title = La arena
call-sleep = El arenero y Morfeo: ¿a quién dormís?
call-curious-title = La hora de los curiosos
call-curious = Curioso, fisgón, indiscreto, husmeador, cotilla: ¿qué cortina levantáis?
call-shift-posts-title = El tiovivo de Eris
call-shift-posts = ¿Hace girar Eris los cargos públicos, y en qué sentido?
call-admire-title = La admiración
call-admire = Cupido: ¿por quién suspirará todo el mundo al alba?
call-resign-title = Arte comprometido
call-resign = El artista firma una obra comprometida: ¿quién dimitirá al alba?
call-nurse-title = El turno de noche
call-nurse = Enfermero, farmacéutico, cirujano, camillero, anestesista: ¿una mirada o una gota de más?
call-sculpt-title = La escultura
call-sculpt = El artista sale con sus materiales. ¿A casa de quién lo lleva la inspiración?
call-squat-title = La okupación
call-squat = Laura, la okupa, elige dónde no pagar alquiler esta noche.
call-parrain-title = La hora del padrino
call-parrain = El padrino de la mafia: ¿una carta que mandar, o un esbirro?
call-bras-droit-title = La hora de la mano derecha
call-bras-droit = La mano derecha del padrino: ¿una carta que mandar, o un esbirro?
call-army-guard-title = La ronda
call-army-guard = El jefe del ejército, que es todo el ejército, elige qué vigila esta noche.
call-letters-title = El correo
call-letters = Pasa el correo. Algunas cartas no llevan remitente.
call-letters-done = Toca a quien haya sido corrompido esta noche y muéstrale contra quién votar, no por orden de quién.
call-positions-title = A dormir
call-positions = A dormir. Cada cual va adonde debe: a la cama, al hospital o a otra parte.
call-attack-title = El ataque
call-attack = Pasos en la oscuridad, un GPS que habla bajito. El ataque tiene lugar, o no.
call-science-title = Los inventos
call-science = Científico, friki, investigador, manitas, ingeniero: ¿acechador o revelador?
call-cheat-title = Hurto o amaño
call-cheat = Tramposo, bandolero, hacker: ¿la caja de alguien, o la urna de todo el mundo?
call-couples-title = Las parejas
call-couples = Los cónyuges se dan la vuelta en la cama. ¿Está caliente el otro lado?
call-miracles-title = Los milagros
call-miracles = El profeta Sesiano: ¿un milagro, quizá?
call-dawn-update-title = Las cuentas del alba
call-dawn-update = Antes del alba se cuentan los milagros y las noches de hospital.
call-camera-title = La cámara térmica
call-camera = El fiscal, al despertar: ¿y dónde estaba la cámara térmica?

## Las palabras de la mesa

position = Casa n.º { $place }
wave-0 = Primeros pasos
wave-0-call = Primera noche en Quinte-bourg. Quienes van juntos se reconocen, y quien manda cuenta a los suyos.

session-normal = sesión normal
session-special = sesión especial
direction-clockwise = en el sentido de las agujas del reloj
direction-anticlockwise = en el sentido contrario a las agujas del reloj
potion-coma = la poción de coma
potion-poison = el veneno
card-party = carta de bando
card-effect = carta de efecto
proposer-dead = los muertos
proposer-nearly-dead = los casi muertos
proposer-without-post = la gente sin cargo
proposer-poorest = los más pobres

phase-night = noche
phase-dawn = mañana
phase-session = sesión
phase-debate = debate
phase-vote = votación
phase-tribunal = tribunal
phase-weddings = bodas
phase-evening = tarde
phase-feast = fiesta
phase-invocation = invocación
phase-over = fin

channel-square = la plaza
channel-signs-pack = señas en la manada
channel-signs-alg = señas entre algebristas
channel-signs-ana = señas entre analistas
channel-signs-geo = señas entre geómetras
channel-signs-lovers = señas entre enamorados
channel-signs-mc-talk = señas entre Minus y Cortex
channel-signs-whisper-talk = susurros con los muertos
channel-feast-square = la fiesta: plaza
channel-feast-tavern = la fiesta: taberna
channel-feast-church = la fiesta: iglesia
channel-feast-hall = la fiesta: vestíbulo del hospital
channel-feast-house = la fiesta: casa n.º { $number }

why-all-others-dead = Fuera de la manada no queda nadie con vida.
why-no-reptilian-left = Todos los reptilianos, y Seth con ellos, están en la morgue.
why-all-charmed = Fuera de su bando, todo lo que vive está bajo el hechizo.
why-all-coins = Todas las monedas del pueblo son suyas.
why-conquest = Su líder ha conquistado la presidencia, y el bando tiene dos de los grandes cargos.
why-annihilation = Todos sus enemigos están en la morgue.
why-last-two = Quedan dos personas en pie como mucho, y Seth es una.
why-enough-standing = Queda bastante gente en pie.
why-no-mathematician-won = No ha ganado ningún bando de matemáticos.
why-together = Los enamorados han sobrevivido a todo, y juntos.
why-two-left = Quedan dos personas en pie como mucho: la partida se detiene.
why-conversion = Un milagro ha convertido a quien detiene la partida al convertirse.
why-weeks = Ha pasado el último domingo: la partida se detiene.
why-no-urn = la urna se ha perdido
why-pardoned = el empate indulta a todo el mundo
why-no-vote = no se ha dado ningún nombre
why-tie = hay empate, y no hay presidente que decida
why-no-priest = el cura no puede oficiar
why-fee = no se paga el precio
why-not-poorer = la persona obligada no es más pobre
why-not-granted = el cura odioso no lo concede
why-refused = la respuesta es no
why-no-witness = no hay dos testigos

## Lo que se pregunta de noche

decision-suspicion = Esta vez nada para ti: confirma para dormir.
decision-suspicion-note = Toca un nombre si quieres: no cambia nada.
decision-henchmen-parrain = Padrino de la mafia, elige un esbirro.
decision-henchmen-parrain-note = Tus esbirros se conocerán entre sí, y a ti.
decision-henchmen-bras-droit = Mano derecha del padrino, elige un esbirro propio.
decision-henchmen-bras-droit-note = Tus esbirros se conocerán entre sí, y a ti; el padrino no sabe nada.
decision-coma-potion = Verdugo: ¿la poción de coma para alguien de la condena de hoy?
decision-coma-potion-note = Solo hay una poción de coma en la partida. A los demás les toca el veneno, y quedan casi sin vida.
decision-treat = Médico: ¿qué paciente mejora, o empeora, un grado?
decision-treat-note = Dos pacientes por noche como mucho.
decision-xp-potion = Médico: ¿con quién pruebas la poción experimental?
decision-xp-potion-note = Lista, devuelve la vida; casi lista, no hace nada; si no, mata.
decision-dead-name = ¿Qué nombre meten los muertos en la urna de mañana?
decision-dead-name-note = El nombre más repetido cuenta como un voto; el azar desempata.
decision-dead-whisper = ¿Con quién quieres susurrar esta noche?
decision-dead-whisper-note = Quienes llaman y quienes son llamados se encuentran para diez segundos de señas.
decision-dead-jinx = ¿A quién cuelgan los muertos el gafe?
decision-dead-jinx-note = Los dados le van un grado peor hasta la noche siguiente. Cuenta el nombre más repetido.
decision-dead-luck = ¿A quién dan los muertos el amuleto?
decision-dead-luck-note = Los dados le van un grado mejor hasta la noche siguiente. Cuenta el nombre más repetido.
decision-whisper-talk = Susurras con los muertos.
decision-whisper-talk-note = Haz tus señas y di que has terminado.
decision-cortex-own = Cortex: ¿a quién robas, o a quién hechizas?
decision-cortex-own-note = Pasar no gasta ninguna de las cuatro noches de la semana.
decision-cortex-minus = Cortex: ¿y qué nombre para Minus?
decision-cortex-minus-note = Minus verá tus nombres y este, mezclados.
decision-minus = Minus: ¿cuál de estos nombres es el tuyo, y para qué?
decision-minus-note = Si el nombre era de Cortex, fallas.
decision-mc-talk = Minus y Cortex: hora de las señas.
decision-mc-talk-note = { decision-whisper-talk-note }
decision-skadi-way = Skadi: ¿te unes al bando de alguien, o das un reinicio y eliges bando?
decision-skadi-way-note = Un reinicio da un uso más a los poderes de un solo uso de esa persona.
decision-skadi-whom = Skadi: ¿quién?
decision-skadi-camp = Skadi: ¿cuál es tu bando desde ahora?
decision-pack = ¿A quién ataca la manada esta noche?
decision-pack-note = La manada ve tu marca. Si no hay acuerdo, cuenta la de la alfa; sin nadie que dirija, no hay ataque.
decision-alg = Algebristas: ¿adónde vais esta noche?
decision-alg-note = Tu bando ve tu marca. Si no hay acuerdo, cuenta la del líder; sin nadie que dirija, no hay ataque.
decision-ana = Analistas: ¿adónde vais esta noche?
decision-ana-note = { decision-alg-note }
decision-geo = Geómetras: ¿adónde vais esta noche?
decision-geo-note = { decision-alg-note }
decision-lovers = Enamorados: ¿en casa de quién os veis?
decision-lovers-note = Si no hay acuerdo, decide el azar.
decision-haters = Enemistados: ¿en casa de quién peleáis?
decision-haters-note = { decision-lovers-note }
decision-partners = Vuestra cita: ¿en casa de quién?
decision-partners-note = { decision-lovers-note }
decision-make-haters = Eris: nombra a dos personas que van a odiarse, primero una y luego la otra.
decision-make-haters-note = Se les dice a ambas, pero no de parte de quién.
decision-make-partners = Cupido: nombra a dos personas que tendrán citas, primero una y luego la otra.
decision-make-partners-note = { decision-make-haters-note }
decision-sleep = ¿A quién duermes hasta el alba?
decision-curious = ¿De quién miras una carta, y cuál?
decision-curious-note = Solo alcanzas al vecindario y a tu cónyuge.
decision-shift-posts = Eris: ¿todos los cargos públicos se mueven un puesto al alba?
decision-admire = Cupido: ¿a quién admirará todo el mundo al alba?
decision-admire-note = Podrá cambiar su cargo por el de cualquiera.
decision-resign = Artista: ¿quién debe dimitir al alba?
decision-nurse = Hospital: ¿espías a alguien, o envenenas a alguien?
decision-nurse-note = Espiar muestra todas las cartas de un paciente; el veneno le cuesta un grado.
decision-sculpt = Artista: ¿en casa de quién esculpes esta noche?
decision-sculpt-note = Quien viva allí tendrá que mudarse al día siguiente.
decision-squat = Laura: ¿qué casa okupas esta noche?
decision-chief = ¿Corrompes a un votante, o pones de guardia a un esbirro?
decision-corrupt = ¿A quién corrompes?
decision-corrupt-against = ¿Contra quién debe votar?
decision-guard = ¿Qué esbirro hace guardia?
decision-guard-place = ¿Qué lugar se vigila?
decision-army-guard = Jefe del ejército: ¿qué lugar vigilas esta noche?
decision-army-guard-note = Si lo atacan, eres el primer objetivo, y te defiendes.
decision-science = Tus inventos: ¿acechar a una persona, o revelar un lugar?
decision-science-note = El acechador dice si la persona estaba en casa; el revelador, si había allí un reptiliano.
decision-cheat = ¿Hurto, o amaño de la votación?
decision-cheat-note = El hurto se lleva la mitad de las monedas de un lugar. El amaño suma contra alguien un voto por ausente.
decision-loot-to = ¿A quién das parte del botín?
decision-loot-share = ¿Cuánto das?
decision-miracle = Profeta Sesiano: ¿un milagro?
decision-miracle-note = Cada uno una vez; varios en una noche si quieres.
decision-camera = Fiscal: ¿dónde estaba tu cámara térmica?
decision-camera-note = Todo el mundo sabrá el lugar, y cuánta gente había.

## Lo que se pregunta de día

decision-exchange-post = Todo el pueblo te admira: ¿qué cargo tomas?
decision-exchange-post-note = Quien lo tiene recibe el tuyo a cambio, si tienes uno, sin que se le pregunte.
decision-move-house = Una escultura llena tu casa: ¿con quién la cambias?
decision-appoint = Escrutador, ¿a quién nombras? Cargo: { $word }.
decision-bequeath = Notario: ¿a quién dejas monedas de una herencia?
decision-bequeath-note = Tantos legados como quieras; lo que no asignes queda en la herencia.
decision-bequeath-from = ¿De quién son las monedas que dejas a { $seat }?
decision-bequeath-coins = ¿Cuántas monedas de { $seat2 } dejas a { $seat }?
decision-bequeath-coins-late = Si se acaba el tiempo, las monedas quedan en la herencia.
decision-apply = ¿Te presentas a un cargo vacante?
decision-session = Presidente: ¿qué sesión hoy?
decision-session-note = Tras la votación de una sesión especial, un tribunal juzga a tres personas más: las que tienen más votos después de la primera. En modo Matemáticos, anula la votación del día.
decision-propose-law = ¿Propones una ley del día?
decision-propose-law-note = Se escucha al primer grupo que propone: los muertos, los casi muertos, la gente sin cargo, los más pobres.
decision-propose-law-seen = Nadie ve quién propone qué.
decision-assent = Senador: ¿aceptas esta ley para hoy? «{ $word }»
decision-close-debate = El debate está abierto. ¿Está todo dicho?
decision-close-debate-note = Lo cierra el presidente; sin presidente, todo el mundo.
decision-direction = Presidente: ¿en qué sentido votan los demás?
decision-vote = Tu voto: ¿a quién hay que ejecutar?
decision-vote-late = Si se acaba el tiempo, el azar vota en tu lugar.
decision-vote-rank = Tu papeleta: ordena a quienes hay que ejecutar, empezando por tu primera opción.
decision-vote-rank-note = Quienes omitas quedan al final, en empate.
decision-vote-rank-late = { decision-vote-late }
choice-none-vote-rank = { word-blank }
decision-vote-three = Tres votos: nombra a dos o tres personas.
decision-vote-three-note = Si nombras a dos, la primera recibe dos votos.
decision-vote-three-late = { decision-vote-late }
choice-none-vote-three = { word-blank }
decision-vote-many = Tus votos: nombra a personas distintas.
decision-vote-many-late = { decision-vote-late }
choice-none-vote-many = { word-blank }
decision-pay-vote = Tu voto cuesta una moneda: ¿para quién?
decision-break-tie = Presidente: hay empate. ¿A quién se ejecuta?
decision-accuse = Fiscal: ¿quién, de entre los empatados, va ante el tribunal?
decision-judge =
    { $you ->
        [yes] El tribunal te juzga: ¿indulto, o ejecución?
       *[no] El tribunal juzga a { $seat }: ¿indulto, o ejecución?
    }
decision-judge-note = El empate indulta.
decision-weddings = La hora de las bodas. Pide una mano, regala monedas, o di que has terminado.
decision-weddings-note = Acaba cuando todo el mundo ha terminado.
decision-fee = Cura: ¿tu precio por casar a { $seat } y a { $seat2 }?
decision-forced-fee = Cura odioso: { $seat } quiere casarse con { $seat2 } por la fuerza. ¿Lo concedes, y a qué precio?
decision-pay-fee =
    { $amount ->
        [0] El cura no pide nada. ¿Sigues adelante?
        [1] El cura pide 1 moneda. ¿Pagas?
       *[other] El cura pide { $amount } monedas. ¿Pagas?
    }
decision-marry = { $seat } te pide matrimonio. ¿Aceptas?
decision-witness = ¿Quieres ser testigo de { $seat } y { $seat2 }?
decision-witness-note = Hacen falta dos testigos.
decision-choose-home = ¿Dónde viviréis desde ahora?
decision-choose-home-note = Si allí vive alguien, se queda con tu casa a cambio.
decision-pickpocket = Carterista: ¿a quién quitas una moneda?
decision-feast = La fiesta del pueblo. Pasea, habla, regala, cásate; o di basta.
decision-feast-note = Acaba cuando todo el mundo dice basta.
decision-invocation = Invocas un poder: ¿cuál, y contra quién?

## Lo que se puede hacer sin que se pregunte

decision-invoke = Levantar la mano para invocar un poder
decision-invoke-note = Todo el mundo tiene este botón. Sin un poder así no pasa nada, y nadie lo ve.
decision-repair-health = Corregir la salud de { $seat }: ¿cuál es el estado correcto?
decision-repair-coins = Corregir monedas: de la bolsa de { $seat }, ¿a quién, y cuántas?
decision-repair-post = Corregir los cargos: ¿cuál tiene { $seat }?
decision-give = Dar monedas: ¿a quién, y cuántas?
decision-walk = ¿Adónde vas?
decision-recruit = Reclutar a un esbirro: ¿a quién?
decision-propose = Pedir matrimonio: ¿a quién, y ante quién?
decision-inquiry = Pagar 2 monedas por ver las cartas de quien tiene un cargo: ¿de quién?
decision-watch = ¿Solo mirar a partir de ahora? Lo ves todo y renuncias para siempre a lo que hacen los muertos
decision-place-camera = ¿Ante qué casa está la cámara térmica esta noche?

## Respuestas

word-none = Nadie
word-none-suspicion = Nada
word-none-coma-potion = Veneno para todos
word-none-treat = Nadie (más)
word-none-xp-potion = Esta noche no
word-none-cortex-own = Pasar
word-none-minus = { word-none-cortex-own }
word-none-pack = Ningún ataque
word-none-alg = A ninguna parte
word-none-ana = { word-none-alg }
word-none-geo = { word-none-alg }
word-none-curious = { word-none-suspicion }
word-none-shift-posts = Se quedan
word-none-nurse = Ni una cosa ni otra
word-none-chief = { word-none-nurse }
word-none-army-guard = Sin guardia
word-none-science = { word-none-nurse }
word-none-cheat = { word-none-nurse }
word-none-loot-to = Quedármelo todo
word-none-miracle = Ningún milagro (más)
word-none-camera = En ninguna parte
word-none-exchange-post = Dejarlo todo como está
word-none-apply = No
word-none-propose-law = Ninguna propuesta
word-none-invocation = Al final, nada
word-room = Habitación de hospital
word-bunker = Búnker
word-pot = El bote
word-party = Carta de bando
word-effect = Carta de efecto
word-post = Cargo público
word-health = Salud
word-coins = Monedas
print-by-invocation = por invocación
print-modes = V: { mode-v } · M: { mode-m } · E: { mode-e }
word-home = en su casa
word-alone = Tal cual
word-alone-pack = Donde duerma esa persona
word-alone-alg = { word-alone-pack }
word-alone-ana = { word-alone-pack }
word-alone-geo = { word-alone-pack }
word-larceny = Hurto
word-rig = Amañar la votación contra
word-all = Todo
word-steal = Robar una moneda
word-charm = Hechizar
word-mine = En mi casa
word-theirs = En la otra casa
word-clockwise = Sentido de las agujas del reloj
word-anticlockwise = Sentido contrario
word-better = mejor
word-worse = peor
word-spy = Espiar
word-poison = Envenenar
word-stalk = Acechar
word-reveal = Revelar
word-corrupt = Corromper a un votante
word-guard = Poner de guardia a un esbirro
word-resurrect-self = Resucitar
word-raise = Levantar
word-convert = Convertir
word-reboot = Reinicio, y elegir bando
word-join = Unirte al bando de alguien
word-normal = Sesión normal
word-special = Sesión especial
word-blank = Voto en blanco
word-spare = Indultar
word-execute = Ejecutar
word-yes-pay-fee = Sí, adelante
word-no-forced-fee = No, no lo concedo
word-witnesses = ante dos testigos
word-forced = a la fuerza, por el cura odioso
word-pretre-cupide-propose = ante el cura codicioso
word-pretre-odieux-propose = ante el cura odioso
word-watch = Solo mirar
word-invoke = Levantar la mano
word-seth-kill = Dejar casi sin vida
word-rouge-kill = { word-seth-kill }
word-bite = Morder
word-noire-convert = Convertir a la manada
word-assassinate = Disparar contra
word-punish = Dejar casi sin vida a un esbirro
word-square = La plaza
word-tavern = La taberna
word-church = La iglesia
word-hall = El vestíbulo del hospital
word-done-close-debate = Cerrar el debate
word-done-feast = Ya me basta
word-done-bequeath = Ningún legado (más)
word-done-bequeath-from = { word-done-bequeath }
word-scrutateur = { post-scrutateur }
word-bourreau = { post-bourreau }
word-i-repair-health = { health-i }
word-b-repair-health = { health-b }
word-c-repair-health = { health-c }
word-q-repair-health = { health-q }
word-m-repair-health = { health-m }
word-notaire = { post-notaire }
word-president = { post-president }
word-senateur = { post-senateur }
word-procureur = { post-procureur }
word-chef-armees = { post-chef-armees }
word-pretre-cupide = { post-pretre-cupide }
word-pretre-odieux = { post-pretre-odieux }
word-adj-randy = { post-adj-randy }
word-adj-armish = { post-adj-armish }
word-pick-mirko = { post-pick-mirko }
word-pick-mirka = { post-pick-mirka }
word-amoureux = { camp-amoureux }
word-idealistes = { camp-idealistes }
word-mc = { camp-mc }
word-setheux = { camp-setheux }
word-reptiliens = { camp-reptiliens }
word-nobel = { camp-nobel }
word-geometres = { camp-geometres }
word-algebristes = { camp-algebristes }
word-analystes = { camp-analystes }
word-villageois = { camp-villageois }
word-condorcet = { law-condorcet }
word-no-blank = { law-no-blank }
word-doctor-only = { law-doctor-only }
word-two = { law-two }
word-up-to-three = { law-up-to-three }
word-three = { law-three }
word-not-neighbours = { law-not-neighbours }
word-only-neighbours = { law-only-neighbours }
word-hurt = { law-hurt }
word-no-urn = { law-no-urn }
word-all-vote = { law-all-vote }
word-coma-vote = { law-coma-vote }
word-tie-coma = { law-tie-coma }
word-self-vote = { law-self-vote }
word-pay-any = { law-pay-any }
word-pay-scrutineer = { law-pay-scrutineer }
word-pay-deputy = { law-pay-deputy }
word-pay-doctor = { law-pay-doctor }
word-pot-propose-law = { law-pot }
word-pot-assent = { law-pot }
word-tie-all-executed = { law-tie-all-executed }
word-tie-all-pardoned = { law-tie-all-pardoned }

parts-seat-word = { $seat }: { $word }
parts-word-seat = { $word }: { $seat }
parts-word-position = { $word }: casa n.º { $position }
parts-word-word = { $word }: { $word2 }
parts-word-word-seat = { $word }: { $word2 }, { $seat }
parts-seat-amount =
    { $amount ->
        [one] { $seat }: 1 moneda
       *[other] { $seat }: { $amount } monedas
    }

## Lo que pregunta cada parte de una opción

part-suspicion-seat = Como quieras.
part-suspicion-position = { part-suspicion-seat }
part-suspicion-word = { part-suspicion-seat }
part-treat-seat = ¿Qué paciente?
part-treat-word = ¿Mejor o peor?
part-cortex-own-seat = ¿A quién?
part-cortex-own-word = ¿Un robo o un hechizo?
part-minus-seat = ¿Qué nombre?
part-minus-word = { part-cortex-own-word }
part-pack-seat = { part-cortex-own-seat }
part-pack-word = ¿Dónde buscar a esa persona?
part-alg-seat = ¿En casa de quién?
part-alg-word = { part-pack-word }
part-ana-seat = { part-alg-seat }
part-ana-word = { part-pack-word }
part-geo-seat = { part-alg-seat }
part-geo-word = { part-pack-word }
part-curious-seat = ¿La carta de quién?
part-curious-word = ¿Cuál de sus cartas?
part-nurse-word = ¿Espiar o envenenar?
part-spy-seat = ¿A quién espías?
part-poison-seat = ¿A quién envenenas?
part-guard-place-position = ¿Qué lugar?
part-army-guard-position = { part-guard-place-position }
part-camera-position = { part-guard-place-position }
part-room-seat = ¿La habitación de quién?
part-science-word = ¿Qué invento?
part-stalk-seat = ¿A quién acechas?
part-reveal-position = { part-guard-place-position }
part-cheat-word = ¿Qué treta?
part-larceny-position = ¿Dónde robas?
part-rig-seat = ¿Contra quién?
part-miracle-word = ¿Qué milagro?
part-raise-seat = ¿A quién levantas?
part-convert-seat = ¿A quién conviertes?
part-invocation-word = ¿Qué poder?
part-invocation-seat = { part-rig-seat }
part-repair-coins-seat = { part-give-seat }
part-repair-coins-amount = { part-give-amount }
part-give-seat = ¿A quién?
part-give-amount = ¿Cuántas monedas?
part-propose-seat = ¿A quién?
part-propose-word = ¿Ante quién?

## Lo que pasa: el comienzo y la noche

event-town-founded =
    { $mode_key ->
        [m] Quinte-bourg, en manos de los matemáticos. Bandos del pueblo: { $camps }. En todas las bolsas: { $coins } monedas.
        [e] Quinte-bourg, donde ya no queda nadie normal. Bandos del pueblo: { $camps }. En todas las bolsas: { $coins } monedas.
       *[v] Quinte-bourg, sus aldeanos y sus reptilianos. Bandos del pueblo: { $camps }. En todas las bolsas: { $coins } monedas.
    }
event-cards-dealt =
    { $party_key ->
        [amoureux] { $you ->
            [seat] Tus cartas: { $party }, con la coartada { $alibi }; y { $effect }.
           *[none] Cartas de { $seat }: { $party }, con la coartada { $alibi }; y { $effect }.
        }
       *[other] { $you ->
            [seat] Tus cartas: { $party } y { $effect }.
           *[none] Cartas de { $seat }: { $party } y { $effect }.
        }
    }
event-doctor-shown =
    { $you ->
        [seat] Enseñas a todo el mundo la carta del médico; también eres el verdugo.
       *[none] El médico, como todo el mundo sabe, es { $seat }, y también el verdugo.
    }
event-posts-dealt = Los cargos públicos. { $posts_holders }.
event-night-fell = Cae la noche { $night }, la del { $weekday }. Todo el mundo cierra los ojos.
event-called = «{ $call }»
event-wave-called =
    { $wave ->
        [0] «{ wave-0-call }»
        [1] «{ wave-1-call }»
        [2] «{ wave-2-call }»
        [3] «{ wave-3-call }»
        [4] «{ wave-4-call }»
       *[5] «{ wave-5-call }»
    }
event-lover-known =
    { $you ->
        [seat] { $lover } y tú sois los enamorados. Su coartada: { $alibi }.
       *[none] { $seat } ve a su amor: { $lover }, con la coartada { $alibi }.
    }
event-group-met =
    { $you ->
        [seats] { $seats_others_count ->
            [0] Abres los ojos ({ $group }), y no hay nadie más.
           *[other] Os reconocéis ({ $group }): { $seats_others }, y tú.
        }
       *[none] Ojos abiertos ({ $group }): { $seats }.
    }{ $has_leader ->
        [yes] { " " }A la cabeza: { $leader }.
       *[no] { "" }
    }
event-henchmen-chosen =
    { $you ->
        [chief] A tus órdenes ({ $role }): { $seats }.
        [seats] Estás a las órdenes de { $chief } ({ $role }), como: { $seats }.
       *[none] A las órdenes de { $chief } ({ $role }): { $seats }.
    }
event-potion-given =
    { $you ->
        [seat] Das { $potion } a { $target }.
       *[none] { $seat } da { $potion } a { $target }.
    }
event-treated =
    { $you ->
        [seat] Tras tus cuidados: { $target }, { $health }.
       *[none] Tras los cuidados de { $seat }: { $target }, { $health }.
    }
event-potion-tried =
    { $you ->
        [seat] Tras tu poción experimental: { $target }, { $health }.
       *[none] Tras la poción experimental de { $seat }: { $target }, { $health }.
    }
event-researched =
    { $you ->
        [seat] Buscas el remedio. Noches de investigación: { $nights }; dosis listas: { $doses }.
       *[none] { $seat } busca el remedio. Noches de investigación: { $nights }; dosis listas: { $doses }.
    }
event-whisper-began =
    { $you ->
        [seats] Los muertos han llamado. Susurran por una noche: { $seats_others }, y tú.
       *[none] Los muertos han llamado. Susurran por una noche: { $seats }.
    }
event-names-shown =
    { $pot ->
        [yes] { $seats_count ->
            [0] Cortex ha señalado el bote.
           *[other] Cortex ha señalado a { $seats }, y el bote.
        }
       *[no] Cortex ha señalado a { $seats }.
    }
event-double-announced = Minus y Cortex señalarán al doble de gente en su próxima llamada.
event-skadi-joined =
    { $you ->
        [seat] Tu bando desde ahora: { $camp }.
       *[none] { $seat }, que es Skadi, se une a un bando: { $camp }.
    }
event-skadi-recognised =
    { $you ->
        [seat] Reconoces a tu nuevo bando ({ $camp }): { $seats }.
        [seats] Skadi se ha unido a tu bando ({ $camp }); es { $seat }.
       *[none] A Skadi ({ $seat }) la reconocen { $seats } ({ $camp }).
    }
event-group-chose =
    { $has_target ->
        [yes] { $home ->
            [yes] Elección de la noche ({ $group }): la casa de { $target }.
           *[no] Elección de la noche ({ $group }): { $target }.
        }
       *[no] Una noche sin elección ({ $group }).
    }
event-pair-made =
    { $duo_key ->
        [haters] { $you ->
            [seat] Alguien ha sembrado la discordia: { $other } y tú no os podéis ni ver, y pelearéis las noches del martes y del viernes.
           *[none] { $seat } odia ahora a { $other }.
        }
       *[partners] { $you ->
            [seat] Una flecha ha dado en el blanco: { $other } y tú tenéis cita las noches del miércoles y del sábado.
           *[none] { $seat } tiene ahora citas con { $other }.
        }
    }
event-sent-to-sleep =
    { $you ->
        [seat] Te cae arena en los ojos: sueño profundo hasta el alba.
       *[none] { $seat } duerme profundamente hasta el alba.
    }
event-card-seen =
    { $you ->
        [seat] Miras una carta de { $target } ({ $card }): { $role }.
       *[none] { $seat } mira una carta de { $target } ({ $card }): { $role }.
    }
event-cards-seen =
    { $you ->
        [seat] Ves las cartas de { $target }: { $party } y { $effect }
       *[none] { $seat } ve las cartas de { $target }: { $party } y { $effect }
    }{ $lover ->
        [yes] , y la carta de los enamorados.
       *[no] .
    }
event-guard-posted =
    { $has_house ->
        [yes] { $you ->
            [seat] Una orden para la noche: vigila la casa n.º { $house }.
           *[none] { $seat } debe vigilar la casa n.º { $house } esta noche.
        }
       *[no] { $you ->
            [seat] Una orden para la noche: vigila la habitación de hospital de { $room }.
           *[none] { $seat } debe vigilar la habitación de hospital de { $room } esta noche.
        }
    }
event-order-delivered =
    { $you ->
        [seat] Una carta sin remite: en la próxima sesión vota contra { $target }, o quedarás casi sin vida.
       *[none] { $seat } recibe una carta sin remite: votar contra { $target } en la próxima sesión.
    }
event-duo-news =
    { $duo_key ->
        [haters] { $present ->
            [yes] { $you ->
                [seat] { $other } estaba allí, y habéis peleado.
               *[none] { $seat } encontró allí a { $other }, y hubo pelea.
            }
           *[no] { $you ->
                [seat] Venías a pelear, pero { $other } no estaba.
               *[none] { $seat } venía a pelear, pero { $other } no estaba.
            }
        }
        [partners] { $present ->
            [yes] { $you ->
                [seat] { $other } acude a vuestra cita.
               *[none] { $seat } se encontró con { $other } en la cita.
            }
           *[no] { $you ->
                [seat] { $other } falta a vuestra cita.
               *[none] { $seat } esperó a { $other } en vano.
            }
        }
       *[lovers] { $present ->
            [yes] { $you ->
                [seat] Pasas la noche con tu amor, { $other }.
               *[none] { $seat } pasa la noche con { $other }.
            }
           *[no] { $you ->
                [seat] Tu amor, { $other }, no estaba.
               *[none] { $seat } no encontró a { $other }.
            }
        }
    }
event-door-found = Forzar la puerta del búnker ha llevado toda la noche. Quedará abierta.
event-stalk-answered =
    { $at_home ->
        [yes] { $you ->
            [seat] Tu acechador: { $target } estaba en casa.
           *[none] El acechador de { $seat }: { $target } estaba en casa.
        }
       *[no] { $you ->
            [seat] Tu acechador: { $target } no estaba en casa.
           *[none] El acechador de { $seat }: { $target } no estaba en casa.
        }
    }
event-reveal-answered =
    { $you ->
        [seat] Tu revelador
       *[none] El revelador de { $seat }
    }{ $has_house ->
        [yes] , casa n.º { $house }:
       *[no] , habitación de hospital de { $room }:
    }{ $reptilian ->
        [yes] { " había un reptiliano." }
       *[no] { " ningún reptiliano." }
    }
event-loot-counted =
    { $you ->
        [seat] { $coins ->
            [0] Tu hurto no da nada.
            [one] Tu hurto da 1 moneda.
           *[other] Tu hurto da { $coins } monedas.
        }
       *[none] { $coins ->
            [0] El hurto de { $seat } no da nada.
            [one] El hurto de { $seat } da 1 moneda.
           *[other] El hurto de { $seat } da { $coins } monedas.
        }
    }
event-couple-news =
    { $present ->
        [yes] { $you ->
            [seat] Tu cónyuge, { $other }, ha dormido en casa.
           *[none] { $seat } encontró a { $other } durmiendo en casa.
        }
       *[no] { $you ->
            [seat] Tu cónyuge, { $other }, no ha dormido en casa.
           *[none] { $seat } encontró frío el lado de { $other }.
        }
    }
event-miracle-worked =
    { $miracle_key ->
        [raise] { $worked ->
            [yes] { $you ->
                [seat] Tu milagro levanta a { $target }.
               *[none] Un milagro de { $seat } levanta a { $target }.
            }
           *[no] { $you ->
                [seat] Tu milagro con { $target } no tenía nada que levantar; lo conservas.
               *[none] Un milagro de { $seat } con { $target } no tenía nada que levantar.
            }
        }
       *[convert] { $worked ->
            [yes] { $you ->
                [seat] Tu milagro convierte a { $target }.
               *[none] Un milagro de { $seat } convierte a { $target }.
            }
           *[no] { $you ->
                [seat] Ya era tarde para convertir a { $target }; conservas el milagro.
               *[none] { $seat } llegó tarde para convertir a { $target }.
            }
        }
    }
event-health-felt =
    { $you ->
        [seat] Tu estado: { $health }.
       *[none] Estado de { $seat }: { $health }.
    }
event-purse-changed =
    { $you ->
        [seat] { $coins ->
            [one] Tu bolsa: { $coins } moneda ({ SIGNED($change) }).
           *[other] Tu bolsa: { $coins } monedas ({ SIGNED($change) }).
        }
       *[none] { $coins ->
            [one] Bolsa de { $seat }: { $coins } moneda ({ SIGNED($change) }).
           *[other] Bolsa de { $seat }: { $coins } monedas ({ SIGNED($change) }).
        }
    }
event-converted =
    { $you ->
        [seat] Te han convertido: { $camp }.
       *[none] Conversión de { $seat }: { $camp }.
    }

## Lo que pasa: las invocaciones

event-invoked =
    { $you ->
        [seat] Levantas la mano: invocas un poder.
       *[none] { $seat } levanta la mano, e invoca un poder.
    }
event-invocation-began = Alguien invoca un poder. Todo se detiene.
event-invocation-failed =
    { $you ->
        [seat] Ya era tarde para { $target }: tu poder no hace nada, y lo conservas.
       *[none] Ya era tarde para { $target }: el poder de { $seat } no hace nada.
    }

## Lo que pasa: la mañana

event-day-broke = Día { $day }: { $weekday }. Quinte-bourg despierta.
event-charmed-reported =
    { $seats_count ->
        [0] Nadie está bajo el hechizo.
       *[other] Bajo el hechizo: { $seats }.
    }
event-posts-shifted = Todos los cargos públicos se han movido un puesto, { $direction }. { $posts_holders }.
event-admired =
    { $you ->
        [seat] Todo el pueblo te admira esta mañana.
       *[none] Todo el pueblo admira a { $seat } esta mañana.
    }
event-posts-exchanged =
    { $has_own ->
        [yes] { $you ->
            [seat] Tomas el cargo de { $other } ({ $post }) y das el tuyo a cambio ({ $own }).
            [other] { $seat } toma tu cargo ({ $post }) y te da otro a cambio ({ $own }).
           *[none] { $seat } toma el cargo de { $other } ({ $post }) y da otro a cambio ({ $own }).
        }
       *[no] { $you ->
            [seat] Tomas el cargo de { $other } ({ $post }).
            [other] { $seat } toma tu cargo ({ $post }).
           *[none] { $seat } toma el cargo de { $other } ({ $post }).
        }
    }
event-resigned =
    { $you ->
        [seat] Arte comprometido: debes dimitir ({ $post }).
       *[none] Arte comprometido: { $seat } debe dimitir ({ $post }).
    }
event-scrutineer-changed =
    { $has_seat ->
        [yes] { $you ->
            [seat] Hoy eres el escrutador.
           *[none] Escrutador del día: { $seat }.
        }
       *[no] Hoy no hay escrutador.
    }
event-became-spectator =
    { $you ->
        [seat] A partir de ahora solo miras: ya nada se te oculta.
       *[none] A partir de ahora { $seat } solo mira.
    }
event-harassed =
    { $you ->
        [seat] Una escultura llena tu casa: tienes que mudarte.
       *[none] Una escultura llena la casa de { $seat }, que tiene que mudarse.
    }
event-moved =
    { $you ->
        [seat] Cambias tu casa con { $other }.
        [other] { $seat } cambia su casa contigo.
       *[none] { $seat } cambia su casa con { $other }.
    }
event-health-reported =
    { $seats_count ->
        [0] Parte de salud: nada ha cambiado.
       *[other] Parte de salud – { $states_seats }.
    }
event-health-announced =
    { $you ->
        [seat] A la vista de todo el mundo, tu estado: { $health }.
       *[none] A la vista de todo el mundo: { $seat }, { $health }.
    }
event-door-reported =
    { $you ->
        [seat] Han forzado de noche la puerta de tu búnker.
       *[none] Esta noche han forzado la puerta del búnker; { $seat } lo sabe.
    }
event-post-vacated =
    { $you ->
        [seat] Pierdes tu cargo ({ $post }).
       *[none] Un cargo queda vacante: { $post } (antes: { $seat }).
    }
event-post-withdrawn = Un cargo desaparece para siempre: { $post }.
event-applied =
    { $you ->
        [seat] Te presentas a un cargo: { $post }.
       *[none] { $seat } se presenta a un cargo: { $post }.
    }
event-appointed =
    { $you ->
        [seat] Un cargo nuevo para ti: { $post }.
       *[none] Un cargo nuevo para { $seat }: { $post }.
    }
event-inherited =
    { $you ->
        [seat] { $coins ->
            [one] Heredas 1 moneda de tu cónyuge, { $owner }.
           *[other] Heredas { $coins } monedas de tu cónyuge, { $owner }.
        }
       *[none] { $coins ->
            [one] { $seat } hereda 1 moneda de { $owner }.
           *[other] { $seat } hereda { $coins } monedas de { $owner }.
        }
    }
event-bequeathed =
    { $you ->
        [seat] { $coins ->
            [one] Dejas 1 moneda de { $owner } a { $heir }.
           *[other] Dejas { $coins } monedas de { $owner } a { $heir }.
        }
        [heir] { $coins ->
            [one] El notario te deja 1 moneda de { $owner }.
           *[other] El notario te deja { $coins } monedas de { $owner }.
        }
       *[none] { $coins ->
            [one] { $seat }, notario, deja 1 moneda de { $owner } a { $heir }.
           *[other] { $seat }, notario, deja { $coins } monedas de { $owner } a { $heir }.
        }
    }
event-estate-settled = La herencia de { $seat } está repartida.
event-camera-read =
    { $has_house ->
        [yes] Cámara térmica, casa n.º { $house }:
       *[no] Cámara térmica, habitación de hospital de { $room }:
    }{ $count ->
        [0] { " nadie." }
        [1] { " una persona." }
       *[other] { " dos personas o más." }
    }

## Lo que pasa: la sesión

event-session-called =
    { $session_key ->
        [special] El presidente abre una sesión especial.
       *[normal] Hoy, sesión normal.
    }
event-law-proposed = Una ley propuesta por { $group }: «{ $law }».
event-no-law-proposed = Nadie propone una ley.
event-law-decided =
    { $accepted ->
        [yes] Ley del día: «{ $law }».
       *[no] El senador rechaza la ley: «{ $law }».
    }
event-debate-began = Se abre el debate.
event-debate-closed = El debate se cierra.
event-direction-chosen = Se vota { $direction }.
event-voted =
    { $names_count ->
        [0] { $you ->
            [seat] Votas en blanco.
           *[none] { $seat } vota en blanco.
        }
       *[other] { $names_others_count ->
            [0] { $you ->
                [seat] Votas en tu propia contra.
               *[names] { $seat } vota contra ti.
            }
           *[other] { $you ->
                [seat] Votas contra { $names }.
               *[none] { $seat } vota contra { $names }.
            }
        }
    }
event-vote-paid =
    { $has_taker ->
        [yes] { $you ->
            [seat] Tu voto te cuesta una moneda, para { $taker }.
            [taker] { $seat } te paga una moneda por votar.
           *[none] { $seat } paga a { $taker } una moneda por votar.
        }
       *[no] { $you ->
            [seat] Pones una moneda en el bote ({ $pot }).
           *[none] { $seat } pone una moneda en el bote ({ $pot }).
        }
    }
event-absent-voted =
    { $count ->
        [one] { $you ->
            [target] Un voto más, de los ausentes: contra ti.
           *[none] Un voto más, de los ausentes: contra { $target }.
        }
       *[other] { $you ->
            [target] { $count } votos más, de los ausentes: contra ti.
           *[none] { $count } votos más, de los ausentes: contra { $target }.
        }
    }
event-votes-replaced = Un voto amañado ocupa el lugar del suyo: { $seats }.
event-tied-to-coma = En empate, y por tanto en coma: { $seats }.
event-president-deposed =
    { $you ->
        [seat] Pierdes la presidencia.
       *[none] { $seat } pierde la presidencia.
    }
event-condemned =
    { $you ->
        [seat] Te condenan; la sentencia se cumplirá esta noche.
       *[none] Condenan a { $seat }; la sentencia se cumplirá esta noche.
    }
event-nobody-condemned = No se condena a nadie: { $why }.
event-accused = Ante el tribunal: { $seats }.
event-judged =
    { $you ->
        [seat] El tribunal te juzga: { $against_count } por la ejecución, { $mercy_count } por el indulto.
       *[none] El tribunal juzga a { $seat }: { $against_count } por la ejecución, { $mercy_count } por el indulto.
    }

## Lo que pasa: bodas, regalos, tarde, fiesta

event-marriage-proposed =
    { $how_key ->
        [forced] { $you ->
            [seat] Pides al cura odioso que te case con { $other }, por las buenas o por las malas.
            [other] { $seat } pide al cura odioso casarse contigo, por las buenas o por las malas.
           *[none] { $seat } pide al cura odioso una boda forzada con { $other }.
        }
        [witnesses] { $you ->
            [seat] Pides matrimonio a { $other }, ante dos testigos.
            [other] { $seat } te pide matrimonio, ante dos testigos.
           *[none] { $seat } pide matrimonio a { $other }, ante dos testigos.
        }
       *[pretre-cupide] { $you ->
            [seat] Pides matrimonio a { $other }, ante un cura.
            [other] { $seat } te pide matrimonio, ante un cura.
           *[none] { $seat } pide matrimonio a { $other }, ante un cura.
        }
    }
event-fee-named =
    { $you ->
        [seat] Tu precio: { $coins ->
            [0] nada
            [1] 1 moneda
           *[other] { $coins } monedas
        }.
       *[none] El precio de { $seat }, cura: { $coins ->
            [0] nada
            [1] 1 moneda
           *[other] { $coins } monedas
        }.
    }
event-marriage-failed = No hay boda para { $seat } y { $other }: { $why }.
event-married =
    { $has_house ->
        [yes] { $you ->
            [seat] Te casas con { $other }; viviréis en la casa n.º { $house }.
            [other] Te casas con { $seat }; viviréis en la casa n.º { $house }.
           *[none] { $seat } y { $other } se casan, y viven en la casa n.º { $house }.
        }
       *[no] { $you ->
            [seat] Te casas con { $other }; viviréis en el búnker.
            [other] Te casas con { $seat }; viviréis en el búnker.
           *[none] { $seat } y { $other } se casan, y viven en el búnker.
        }
    }
event-gift-made =
    { $you ->
        [seat] { $coins ->
            [one] Das 1 moneda a { $other }.
           *[other] Das { $coins } monedas a { $other }.
        }
        [other] { $coins ->
            [one] { $seat } te da 1 moneda.
           *[other] { $seat } te da { $coins } monedas.
        }
       *[none] { $coins ->
            [one] { $seat } da 1 moneda a { $other }.
           *[other] { $seat } da { $coins } monedas a { $other }.
        }
    }
event-inquiry-held =
    { $you ->
        [seat] El fiscal ha mirado tus cartas.
       *[none] El fiscal ha mirado las cartas de { $seat }.
    }
event-camera-placed =
    { $you ->
        [seat] Tu cámara térmica queda por la noche ante la casa n.º { $house }.
       *[none] La cámara térmica de { $seat } está esta noche ante la casa n.º { $house }.
    }
event-richest-reported =
    { $has_seat ->
        [yes] { $you ->
            [seat] La mayor fortuna del pueblo es la tuya: tu casa está protegida esta noche.
           *[none] La mayor fortuna del pueblo, y la casa protegida esta noche: { $seat }.
        }
       *[no] Esta tarde ninguna fortuna supera a todas las demás.
    }
event-feast-began = Domingo, la fiesta del pueblo. Hoy no muere nadie; ve adonde quieras, y escucha.
event-walked =
    { $place_key ->
        [square] { $you ->
            [seat] Vas a la plaza.
           *[none] { $seat } va a la plaza.
        }
        [tavern] { $you ->
            [seat] Vas a la taberna.
           *[none] { $seat } va a la taberna.
        }
        [church] { $you ->
            [seat] Vas a la iglesia.
           *[none] { $seat } va a la iglesia.
        }
        [hall] { $you ->
            [seat] Vas al vestíbulo del hospital.
           *[none] { $seat } va al vestíbulo del hospital.
        }
       *[house] { $you ->
            [seat] Vas a la casa n.º { $house }.
           *[none] { $seat } va a la casa n.º { $house }.
        }
    }
event-feast-ended = La fiesta ha terminado; todo el mundo vuelve a casa.

## Lo que pasa: el final

event-role-shown =
    { $has_alibi ->
        [yes] { $seat }: { $party }, con la coartada { $alibi }; { $effect }; { $health }.
       *[no] { $seat }: { $party }; { $effect }; { $health }.
    }
told-why-won =
    { $why_key ->
        [annihilation] { $camp_key ->
            [algebristes] Sus enemigos jurados, los analistas, están todos en la morgue, y también los reptilianos, si los había.
            [analystes] Sus enemigos jurados, los geómetras, están todos en la morgue, y también los reptilianos, si los había.
           *[geometres] Sus enemigos jurados, los algebristas, están todos en la morgue, y también los reptilianos, si los había.
        }
       *[other] { $why }
    }
event-camp-won =
    { $winners_count ->
        [0] { $camp }: victoria, y nadie para disfrutarla. { told-why-won }
       *[other] { $camp }: victoria de { $winners }. { told-why-won }
    }

## Ajustes

option-mode = Modo
option-mode-help = Quién vive en el pueblo.
option-mode-v = { mode-v }
option-mode-m = { mode-m }
option-mode-e = { mode-e }
option-night_calls = { options-night }
option-night_calls-help = Con varios roles a la vez, la noche pasa deprisa; de uno en uno, va como alrededor de una mesa.
option-night_calls-waves = Varios roles a la vez
option-night_calls-classic = Un rol tras otro
option-start_weekday = Primera noche
option-start_weekday-help = El día de la semana de la primera noche.
option-start_weekday-thu = { weekday-thu }
option-start_weekday-mon = { weekday-mon }
option-reptilian_lover = Un reptiliano entre los enamorados
option-reptilian_lover-help = Si uno de los dos enamorados tiene como coartada una carta de reptiliano y caza con la manada. Estándar: solo en modo Extraños.
option-reptilian_lover-yes = Sí
option-reptilian_lover-no = No
option-shuffle_variants = Variantes al azar
option-shuffle_variants-help = Enfermero o cirujano, tramposo o hacker: el azar elige las variantes en juego, y con ellas sus noches.
option-leader_succession = Un compañero decide por el líder caído
option-leader_succession-help = Mientras la alfa o un líder de matemáticos esté en coma o pase por muerto, decide el compañero siguiente en sentido horario; si no, nadie ataca.
option-converts_leave = Los convertidos de Sesiano dejan sus reuniones
option-converts_leave-help = A quien convierte Sesiano ya no se le llama con sus antiguos compañeros ni sale con ellos: ven quién falta. Si no, sigue reuniéndose y atacando con ellos sin que nadie lo sepa, y solo deja de contar entre ellos.
option-target_first = Un ataque alcanza primero a su objetivo
option-target_first-help = La persona señalada recibe el golpe si está en casa, salvo que alguien defienda el lugar; si no, el azar dice a quién alcanza de cuantos hay en la casa, porque de noche no se distinguen las caras.
option-hide_q_m = ¿Casi muerto o muerto? El pueblo no lo sabe
option-hide_q_m-help = El pueblo solo oye que alguien ha muerto. Quien está casi sin vida aún puede volver; lo sabe, y quienes trabajan en el hospital lo ven.
option-condemned_invoke = Invocar pese a la condena
option-condemned_invoke-help = Entre el veredicto y la noche en que se cumple, quien ha recibido condena aún puede usar un poder que se invoca en cualquier momento. Sin esto, ya no participa en nada.
option-special_blank = Voto en blanco en sesión especial
option-special_blank-help = En una sesión especial, toda persona que puede votar tiene que nombrar a alguien. Con esto, también allí se puede votar en blanco, como los demás días.
option-one_inquiry = Una pesquisa al día
option-one_inquiry-help = Con un adjunto, el fiscal puede abrir tantas pesquisas como pueda pagar, a dos monedas cada una. Con esto, una al día como mucho.
option-one_proposal = Una petición de mano al día
option-one_proposal-help = Cada cual puede pedir matrimonio a cada una de las demás personas una vez al día. Con esto, una sola vez al día, a una sola persona.
option-role_talk = Hablar de los roles
option-role_talk-help = Si se puede decir, o fingir, qué cartas se tienen. Nunca se enseñan.
option-dead_spectator = Los muertos pueden mirar
option-dead_spectator-help = Quien ha muerto del todo puede elegir verlo todo, todas las cartas y cuanto ocurre, y renuncia a lo que hacen los muertos. El pueblo se entera. No es posible donde no se distingue a los muertos de los casi muertos.
option-max_weeks = Domingos
option-max_weeks-help = Tras estos domingos la partida se detiene, y se ve quién ha ganado.
option-coins = Monedas al empezar
option-coins-help = Lo que cada cual tiene en la bolsa.
option-henchmen = Esbirros del padrino
option-henchmen-help = Cuántos elige la primera noche.
option-right_hand_henchmen = Esbirros de la mano derecha
option-right_hand_henchmen-help = Cuántos elige la mano derecha la primera noche.
option-clock = Relojes
option-clock-help = Porcentaje del tiempo estándar para cada pregunta; 0: sin reloj.
option-wave_seconds = Una parte de la noche
option-wave_seconds-help = Segundos estándar de una parte de la noche, cuando varios roles responden a la vez.
option-debate_seconds = El debate
option-debate_seconds-help = Segundos estándar de un debate, como mucho.
option-feast_seconds = La fiesta
option-feast_seconds-help = Segundos estándar de la fiesta del domingo, como mucho.
options-town = El pueblo
options-town-help = Quién vive aquí y cuánto dura la partida.
options-night = La noche
options-night-help = Cómo se llama a los roles y cuánto se tarda.
options-day = El día
options-day-help = Qué se puede decir, y cuánto tiempo se puede hablar.
style-villagers = { mode-v }
style-villagers-help = Aldeanos contra reptilianos. Noches rápidas: varios roles responden a la vez.
style-mathematicians = { mode-m }
style-mathematicians-help = Tres bandos de matemáticos. Noches rápidas: varios roles responden a la vez.
style-strange = { mode-e }
style-strange-help = Todo el mundo reunido. Noches rápidas: varios roles responden a la vez.
style-table = Como alrededor de una mesa
style-table-help = Cada rol de la noche se llama por separado, como haría un director de juego.

## Componer el pueblo

value-usual = estándar
options-party = Cartas de bando
options-party-help = Cuántas de cada una; las cartas sencillas completan el número.
options-effects = Cartas de efecto
options-effects-help = Con o sin cada una; otras sustituyen a las que quites.
options-posts = Cargos opcionales
options-posts-help = Con o sin cada uno de ellos.
options-money = Dinero y esbirros
options-money-help = Lo que la gente tiene y quién sirve a la mafia.
shares-posts = Cargos públicos
option-deal_rept_alpha = { role-rept-alpha }
option-deal_rept_rouge = { role-rept-rouge }
option-deal_rept_noire = { role-rept-noire }
option-deal_reptilienne = { role-reptilienne }
option-deal_seth = { role-seth }
option-deal_fennec = { role-fennec }
option-deal_cortex = { role-cortex }
option-deal_minus = { role-minus }
option-deal_medecin = { role-medecin }
option-deal_sesiano = { role-sesiano }
option-deal_amoureux = { role-amoureux }
option-deal_skadi = { role-skadi }
option-deal_villageois = { role-villageois }
option-deal_hess = { role-hess }
option-deal_algebriste = { role-algebriste }
option-deal_rappaz = { role-rappaz }
option-deal_analyste = { role-analyste }
option-deal_pach = { role-pach }
option-deal_geometre = { role-geometre }
option-deal_nobel = { role-nobel }
option-deal_scientifique = { role-scientifique }
option-deal_geek = { role-geek }
option-deal_chercheur = { role-chercheur }
option-deal_bricoleur = { role-bricoleur }
option-deal_ingenieur = { role-ingenieur }
option-deal_infirmier = { role-infirmier }
option-deal_pharmacien = { role-pharmacien }
option-deal_chirurgien = { role-chirurgien }
option-deal_brancardier = { role-brancardier }
option-deal_anesthesiste = { role-anesthesiste }
option-deal_curieux = { role-curieux }
option-deal_fouineur = { role-fouineur }
option-deal_indiscret = { role-indiscret }
option-deal_fureteur = { role-fureteur }
option-deal_commere = { role-commere }
option-deal_tricheur = { role-tricheur }
option-deal_brigand = { role-brigand }
option-deal_hackeur = { role-hackeur }
option-deal_marchand_de_sable = { role-marchand-de-sable }
option-deal_morphee = { role-morphee }
option-deal_laura = { role-laura }
option-deal_coriace = { role-coriace }
option-deal_artiste = { role-artiste }
option-deal_eris = { role-eris }
option-deal_cupidon = { role-cupidon }
option-deal_assassin = { role-assassin }
option-deal_parrain = { role-parrain }
option-deal_bras_droit = { role-bras-droit }
option-deal_chef_armees = { post-chef-armees }
option-deal_pretre_cupide = { post-pretre-cupide }
option-deal_pretre_odieux = { post-pretre-odieux }
option-deal_adj_randy = { post-adj-randy }
option-deal_adj_armish = { post-adj-armish }
option-deal_pick_mirko = { post-pick-mirko }
option-deal_pick_mirka = { post-pick-mirka }
note-no-doctor = Sin médico no hay poción del verdugo, ni cuidados, ni remedio: los condenados quedan casi sin vida.
note-no-idealists = Nadie gana como idealista, salvo conversión.
note-lovers-alibi = Los enamorados tienen cada uno una carta de coartada, además de las cartas de bando.
note-seth-alone = Seth no tiene fénec: está a solas con su rencor.
note-no-conquest = Ningún bando de matemáticos tiene bastantes miembros para conquistar el pueblo por los cargos.
note-no-mafia = No hay mafia: nadie corrompe, nadie tiene esbirros.
note-no-inspection = Nadie puede mirar cartas de noche.
note-no-spectators = Como el pueblo no sabe quién ha muerto del todo, nadie puede elegir mirar.
note-skadi-third-night = Skadi elige su bando la tercera noche; antes no puede ganar.

## Por qué no

closed-qb-eff-artiste-01 = No se esculpe en la propia casa.
closed-qb-eff-cheat-03 = Tu botín ya es tuyo; da una parte a otra persona.
closed-qb-eff-laura-01 = Laura nunca duerme en su propia casa.
closed-qb-eff-nurse-02 = Solo se espía a otras personas, en el hospital o en la morgue.
closed-qb-eff-nurse-03 = Solo se envenena a otros pacientes: con heridas o en coma.
closed-qb-eff-nurse-04 = Los casi muertos están fuera de alcance mientras no haya vuelto nadie.
closed-qb-eff-sand-01 = No puedes mandarte a dormir.
closed-qb-health-30 = La poción es solo para los casi muertos.
closed-qb-mafia-01 = Este esbirro ya está elegido.
closed-qb-mafia-11 = Solo puede hacer guardia un esbirro tuyo en pie, sin sueño profundo ni compromiso esta noche.
closed-qb-mafia-15 = Un jefe y sus esbirros no pueden ser elegidos por otro jefe.
closed-qb-mafia-16 = La mano derecha ya es esbirro del padrino.
closed-qb-mafia-18 = El médico no puede ser esbirro.
closed-qb-mafia-19 = La persona corrompida debe votar contra otra.
closed-qb-post-executioner-07 = Solo hay una poción de coma en la partida, y ya se ha usado.
closed-qb-role-cortex-02 = Si actúas, Minus también debe recibir un nombre.
closed-qb-role-cortex-03 = Este nombre ya está dado; todos deben ser distintos.
closed-qb-role-medecin-08 = Los cuidados corrientes no sirven con los casi muertos.
closed-qb-role-medecin-11 = No tienes dosis: tres noches de investigación dan una.
closed-qb-role-medecin-16 = No es un paciente: ha de ser otra persona, con heridas, en coma o casi sin vida.
closed-qb-role-minus-02 = Solo los nombres que dio Cortex, cada uno una vez.
closed-qb-role-sesiano-01 = Ya elegido para esta noche.
closed-qb-role-sesiano-02 = Solo puedes resucitar si estás casi sin vida, y una sola vez.
closed-qb-role-sesiano-03 = Ya has levantado a alguien.
closed-qb-role-sesiano-04 = Solo se convierte una vez, y a otra persona que no esté sin vida.
closed-qb-ruling-125 = Un coloquio se celebra en casa de un miembro con vida.
closed-qb-ruling-141 = Solo se levanta a otras personas, y a ninguna que el pueblo sepa muerta del todo.
closed-qb-ruling-24 = Un solo cambio por paciente y noche.
closed-qb-ruling-63 = No se ataca a los propios, pero sí su casa, esté quien esté dentro.
closed-qb-ruling-69 = Otra persona que no seas tú.
closed-qb-ruling-71 = Minus y Cortex respetan a su propio bando.
closed-qb-ruling-72 = Fuera de alcance: solo las casas habitadas más próximas a cada lado, y tu cónyuge.
closed-qb-ruling-75 = No se roba en la propia casa.
closed-qb-ruling-77 = Ni el médico, que vive en el búnker, ni el propio hogar.
closed-qb-ruling-80 = El cargo de verdugo es de por vida; y quien ha dimitido no puede optar al mismo cargo ese día.
closed-qb-ruling-82 = Una pareja son dos personas distintas.
closed-qb-day-13 = Una pesquisa se abre de la sesión a las bodas, no en domingo, y una vez al día si la mesa lo ha elegido así.
closed-qb-day-14 = La cámara se coloca de la sesión a la tarde, y no en domingo.
closed-qb-ruling-123 = Quien cae durante el día, o recibe condena, no ejerce cargo hasta la mañana.
closed-qb-ruling-22 = Quien ha recibido condena ya no participa en el día, salvo para invocar si la mesa lo permite.
closed-qb-screen-05 = Alguien invoca un poder: todo se detiene.
closed-qb-act-02 = Elige uno de tus poderes y alguien a su alcance, o nada.
closed-qb-cal-06 = Solo se pasea en la fiesta del domingo, hasta que dices basta.
closed-qb-day-08 = Las peticiones tienen su hora: tras la votación, y en la fiesta, hasta que todo el mundo termina.
closed-qb-eff-assassin-01 = No puedes disparar ahí: ni contra ti, ni fuera de alcance, ni sin bala.
closed-qb-law-23 = Con esta ley, hoy no hay a quién pagar.
closed-qb-mafia-03 = Solo un esbirro tuyo con vida.
closed-qb-money-02 = Da monedas que tengas, a otra persona.
closed-qb-post-deputy-01 = Los días impares el adjunto Randy coloca la cámara, ante una casa donde no esté ya.
closed-qb-post-deputy-02 = Los días pares el adjunto Armish coloca la cámara, ante una casa donde no esté ya.
closed-qb-post-notary-01 = Solo monedas que ha dejado alguien de la morgue.
closed-qb-post-notary-02 = No puedes dejarte nada a ti.
closed-qb-post-opt-04 = Solo puedes optar a cargos opcionales vacantes, y solo si no tienes ninguno.
closed-qb-post-pickpocket-01 = Una moneda de otra persona con vida, o del bote si lo hay.
closed-qb-post-pickpocket-02 = { closed-qb-post-pickpocket-01 }
closed-qb-post-president-01 = Una sesión es normal o especial.
closed-qb-post-president-02 = No hay sesión especial dos días seguidos.
closed-qb-post-president-05 = Solo puedes cerrar el debate.
closed-qb-post-president-06 = Los demás votan en un sentido o en el otro.
closed-qb-post-president-11 = Solo entre los empatados.
closed-qb-post-president-12 = El tribunal indulta o ejecuta.
closed-qb-post-priest-01 = El precio es de 0, 1 o 2 monedas.
closed-qb-post-priest-02 = No puedes pagar ese precio.
closed-qb-post-prosecutor-03 = Con un adjunto en el cargo, el fiscal puede ver las cartas de otra persona en pie que tenga un cargo, por 2 monedas.
closed-qb-post-scrutineer-02 = No a quien ha dimitido.
closed-qb-post-scrutineer-03 = No puedes nombrarte mientras haya alguien más.
closed-qb-post-scrutineer-06 = Solo una de las personas que se han presentado.
closed-qb-post-senator-01 = El senador acepta o rechaza.
closed-qb-role-fennec-02 = Solo se muerde una vez, y a otra persona con vida.
closed-qb-role-noire-01 = Solo se convierte una vez, y a otra persona con vida.
closed-qb-role-rouge-01 = Una sola vez, y solo a otro miembro de la manada con vida.
closed-qb-role-sesiano-05 = Solo se convierte una vez, y a otra persona que no esté sin vida.
closed-qb-role-seth-02 = { closed-qb-role-rouge-01 }
closed-qb-ruling-05 = Nada dañino en domingo; conservas el poder.
closed-qb-ruling-06 = En la fiesta, quien está en pie va a la plaza, la taberna, la iglesia, el vestíbulo del hospital o una casa.
closed-qb-ruling-101 = Vota contra alguien con vida y aún sin condena, o en blanco.
closed-qb-ruling-109 = Ambas personas en pie y sin matrimonio, y nadie oficia su propia boda; una petición al día a la misma persona, o una sola en total si la mesa así lo quiere.
closed-qb-ruling-110 = Solo el cura odioso casa a la fuerza.
closed-qb-ruling-111 = Una pareja vive en una casa del círculo.
closed-qb-ruling-115 = Solo quien se sabe que ha muerto del todo puede elegir mirar, de día, si quien dirige la mesa lo ha permitido.
closed-qb-ruling-116 = Los regalos se hacen de día, en pie, a gente con vida y sin condena.
closed-qb-ruling-134 = Hoy esta ley no se podría aplicar.
closed-qb-ruling-79 = Solo un cargo que tenga otra persona, y nunca el de verdugo.
closed-qb-ruling-84 = En domingo, un jefe en pie y sin esbirros puede reclutar a alguien en pie y libre de servir.
closed-qb-ruling-90 = Primero va la gente en pie y sin cargo.
closed-qb-ruling-93 = Hay que estar con vida para heredar.
closed-qb-ruling-94 = Solo una de las personas empatadas.
closed-qb-ruling-95 = En una sesión especial, toda persona que puede votar nombra a alguien.
closed-qb-ruling-99 = Solo una ley del catálogo, o ninguna.
closed-qb-screen-07 = Solo puedes levantar la mano.
closed-qb-vote-02 = Un voto por persona, o en blanco.
closed-qb-wed-01 = Responde sí o no.
closed-qb-wed-02 = Mientras haya cura, casa él y no los testigos.
closed-qb-wed-03 = Un testigo dice sí o no.
closed-qb-law-01 = { law-condorcet-effect }
closed-qb-law-02 = { law-no-blank-effect }
closed-qb-law-03 = { law-doctor-only-effect }
closed-qb-law-04 = { law-two-effect }
closed-qb-law-05 = { law-up-to-three-effect }
closed-qb-law-06 = { law-three-effect }
closed-qb-law-07 = { law-not-neighbours-effect }
closed-qb-law-08 = { law-only-neighbours-effect }
closed-qb-law-09 = { law-hurt-effect }
closed-qb-law-10 = { law-no-urn-effect }
closed-qb-law-11 = { law-all-vote-effect }
closed-qb-law-12 = { law-coma-vote-effect }
closed-qb-law-13 = { law-tie-coma-effect }
closed-qb-law-14 = { law-self-vote-effect }
closed-qb-law-15 = { law-pay-any-effect }
closed-qb-law-16 = { law-pay-scrutineer-effect }
closed-qb-law-17 = { law-pay-deputy-effect }
closed-qb-law-18 = { law-pay-doctor-effect }
closed-qb-law-19 = { law-pot-effect }
closed-qb-law-20 = { law-tie-all-executed-effect }
closed-qb-law-21 = { law-tie-all-pardoned-effect }

## Las páginas

page-quintebourg-houses = Las casas del pueblo
page-quintebourg-middle = El centro del pueblo
page-quintebourg-vacant = vacía
page-quintebourg-house-of = { $house } ({ $names })
page-quintebourg-in-hospital = En el hospital:
page-quintebourg-in-morgue = En la morgue:
page-quintebourg-hospital-empty = No hay nadie en el hospital.
page-quintebourg-married-to = cónyuge de { $name }
page-quintebourg-charmed = bajo el hechizo
page-quintebourg-condemned = con condena a muerte hoy
page-quintebourg-invoked = ha invocado un poder
page-quintebourg-watching = solo mira
page-quintebourg-richest = la mayor fortuna en el último recuento
page-quintebourg-stands = está aquí: { $place }
page-quintebourg-votes-now = vota ahora
page-quintebourg-waited-for = se espera su respuesta
page-quintebourg-votes-against =
    { $count ->
        [one] { $count } voto en contra
       *[other] { $count } votos en contra
    }
page-quintebourg-points-here = { $name } señala esta casa
page-quintebourg-week = La semana
page-quintebourg-day = Día { $day }
page-quintebourg-sundays =
    { $count ->
        [one] queda { $count } domingo
       *[other] quedan { $count } domingos
    }
page-quintebourg-day-order = El orden del día
page-quintebourg-gazette = La Gaceta de Quinte-bourg
page-quintebourg-news =
    { $count ->
        [one] { $count } noticia
       *[other] { $count } noticias
    }
page-quintebourg-rubric-health = Parte de salud
page-quintebourg-rubric-town = En el pueblo
page-quintebourg-rubric-posts = Nombramientos
page-quintebourg-rubric-camera = { call-camera-title }
page-quintebourg-rubric-session = Del ayuntamiento
page-quintebourg-rubric-weddings = Bodas
page-quintebourg-rubric-money = Dinero
page-quintebourg-vote = La votación
page-quintebourg-vote-special = La votación de la sesión especial
page-quintebourg-law-today = Ley del día: { $law }.
page-quintebourg-no-law = Hoy no hay ley: un voto por persona.
page-quintebourg-voted = votos emitidos: { $count } de { $all }
page-quintebourg-stands-so = Cómo va la votación
page-quintebourg-not-voted = aún no ha votado
page-quintebourg-debate = Se abre el debate
page-quintebourg-gavel = { $name } tiene el mazo y cierra el debate.
page-quintebourg-no-gavel = Sin presidente, el debate termina cuando nadie tiene más que decir.
page-quintebourg-invoke-rest = { word-invoke }
page-quintebourg-invoke-sure = Toca otra vez para levantarla
page-quintebourg-invoke-raised = La mano está levantada
page-quintebourg-invoke-help = Para invocar un poder, en cualquier momento. Todo el mundo tiene este botón. Sin un poder que usar, no pasa nada y nadie ve nada; si no, quien tiene los ojos abiertos ve de quién es la mano, nunca para qué.
page-quintebourg-invoke-note = Si tienes un poder que invocar ahora, llegará la pregunta. Si no, o si ya has bajado la mano tres veces desde el alba o el anochecer, no pasa nada.
page-quintebourg-tribunal = El tribunal
page-quintebourg-tribunal-help = Todos los que están en pie juzgan a los acusados, uno tras otro. El empate indulta.
page-quintebourg-judged-now = se le juzga ahora
page-quintebourg-judged-later = espera su turno
page-quintebourg-spared = indulto, { $mercy } a { $against }
page-quintebourg-executed = ejecución, { $against } a { $mercy }
page-quintebourg-deeds = Lo que puedes hacer ahora
page-quintebourg-deed-give = Dar monedas
page-quintebourg-deed-propose = Pedir matrimonio
page-quintebourg-deed-inquiry = Hacer una pesquisa
page-quintebourg-deed-watch = { word-watch }
page-quintebourg-deed-place-camera = Colocar la cámara
page-quintebourg-deed-recruit = Reclutar
page-quintebourg-yours = Tus secretos
page-quintebourg-fresh = novedades
page-quintebourg-cover = Tapar
page-quintebourg-covered = Tus cartas, tu bolsa y lo que sabes.
page-quintebourg-sort-party = rol de bando
page-quintebourg-sort-alibi = coartada
page-quintebourg-sort-effect = rol de efecto
page-quintebourg-your-camp = Tu bando: { $camp }
page-quintebourg-coins =
    { $count ->
        [one] { $count } moneda en tu bolsa
       *[other] { $count } monedas en tu bolsa
    }
page-quintebourg-order = Una carta: vota contra { $name }, o atente a las consecuencias.
page-quintebourg-use =
    { $count ->
        [0] Agotado: { $power }
        [1] Te queda, una vez: { $power }
       *[other] Te queda, { $count } veces: { $power }
    }
page-quintebourg-use-seth-kill = ataque de Seth
page-quintebourg-use-rouge-kill = ataque de la roja
page-quintebourg-use-bite = { use-bite }
page-quintebourg-use-noire-convert = { use-noire-convert }
page-quintebourg-use-resurrect-self = milagro: resucitar
page-quintebourg-use-raise = milagro: levantar a alguien
page-quintebourg-use-convert = milagro: convertir
page-quintebourg-use-extra-miracle = un milagro más
page-quintebourg-use-coma-potion = { use-coma-potion }
page-quintebourg-use-free-bullet = { use-free-bullet }
page-quintebourg-use-choice = { use-choice }
page-quintebourg-use-reboot = { use-reboot }
page-quintebourg-asleep = Duermes profundamente hasta el alba.
page-quintebourg-nights =
    { $count ->
        [one] { $count } noche en el hospital
       *[other] { $count } noches en el hospital
    }
page-quintebourg-research = noches de investigación: { $nights }; dosis: { $doses }
page-quintebourg-forced = La puerta de tu búnker ha sido forzada.
page-quintebourg-plan = Último plan ({ $group }): { $name }, { $place }
page-quintebourg-names = Los nombres de Cortex: { $names }
page-quintebourg-estate =
    { $count ->
        [one] Herencia de { $name }: { $count } moneda
       *[other] Herencia de { $name }: { $count } monedas
    }
page-quintebourg-camera = Tu cámara vigila: { $place }
page-quintebourg-guard = De guardia, por la noche: { $place }
page-quintebourg-know-else = Además
page-quintebourg-knows-party = rol de bando: { $role }
page-quintebourg-knows-alibi = coartada: { $role }
page-quintebourg-knows-effect = rol de efecto: { $role }
page-quintebourg-knows-camp = bando: { $camp }
page-quintebourg-knows-group = del mismo grupo que tú: { $group }
page-quintebourg-knows-leader = dirige tu grupo: { $group }
page-quintebourg-knows-duo = entre las dos personas: { $duo }
page-quintebourg-knows-henchman = esbirro de: { $role }
page-quintebourg-knows-chief = al frente de los esbirros: { $role }
page-quintebourg-book = El registro del pueblo
page-quintebourg-tab-people = Gente
page-quintebourg-tab-posts = Cargos
page-quintebourg-tab-laws = Leyes
page-quintebourg-tab-purse = Dinero
page-quintebourg-nobody = nadie
page-quintebourg-all-coins = Monedas en todo el pueblo al principio: { $count }
page-quintebourg-richest-is = La mayor fortuna en el último recuento: { $name }. De noche no pasa nada en esa casa.
page-quintebourg-no-richest = Nadie supera a los demás en fortuna.
page-quintebourg-pot = En el bote: { $count }
page-quintebourg-look-purse = Mirar tu bolsa
page-quintebourg-night-of = { $weekday }, noche { $night }
page-quintebourg-still = Todo se detiene.
page-quintebourg-signs = Señas en la oscuridad
page-quintebourg-go = Ir allí
page-quintebourg-you-are-here = Estás aquí.
page-quintebourg-visit = Visitar una casa:
page-quintebourg-why-invoked = Nadie más ve qué poder es ni contra quién. Si hiere a alguien, se anuncia sin su causa: de día, enseguida; de noche, por la mañana.
page-quintebourg-why-dead-win = { $count ->
    [one] { $names } está en la morgue y gana igualmente: los caídos ganan con su bando.
   *[other] { $names } están en la morgue y ganan igualmente: los caídos ganan con su bando.
}
page-log-day-mon = Lunes
page-log-night-mon = Noche del lunes
page-log-day-tue = Martes
page-log-night-tue = Noche del martes
page-log-day-wed = Miércoles
page-log-night-wed = Noche del miércoles
page-log-day-thu = Jueves
page-log-night-thu = Noche del jueves
page-log-day-fri = Viernes
page-log-night-fri = Noche del viernes
page-log-day-sat = Sábado
page-log-night-sat = Noche del sábado
page-log-day-sun = Domingo
page-log-votes = Votaciones
page-log-health = Salud
page-log-posts = Cargos
page-guide-lead = Quinte-bourg de día y de noche: cada rol, cargo y ley, tal como se juega en esta casa.
page-quintebourg-guide-health = La salud
page-quintebourg-guide-party = Roles de bando
page-quintebourg-guide-effects = Roles de efecto
page-quintebourg-guide-invoking = Invocar un poder
page-quintebourg-guide-posts = Cargos públicos
page-quintebourg-guide-laws = Leyes del día
page-quintebourg-guide-laws-text = Una ley vale un día. Se escucha al primer grupo que propone una; decide el senador.
page-quintebourg-guide-mafia = La mafia
page-coach-theme = Te damos la bienvenida a Quinte-bourg
page-coach-theme-text = Un pueblo pequeño con demasiados secretos. La semana tiene seis noches y una fiesta. Hay quien ataca, hay quien cura, y se vota; en las otras casas viven bots, que no saben más que una persona en su lugar.
page-coach-cards = Tus dos cartas
page-coach-cards-text = En «{ page-quintebourg-yours }»: el rol de bando dice qué quiere tu bando; el rol de efecto, qué puedes hacer. Mira y vuelve a tapar.
page-coach-night = La noche
page-coach-night-text = Ahora todas las pantallas se parecen. Si te preguntan algo, responde; si no, toca lo que quieras: no cambia nada, y oculta a quién se llama de verdad.
page-coach-hand = La mano levantada
page-coach-hand-text = Algunos roles pueden invocar un poder en cualquier momento. Todo el mundo tiene el botón; sin un poder así, no hace nada.
page-coach-gazette = El periódico de la mañana
page-coach-gazette-text = La gaceta cuenta lo que la noche ha hecho al pueblo: quién está mal, qué cargos han quedado vacantes, qué vio una cámara. Nunca quién fue.
page-coach-health = Cinco estados
page-coach-health-text = Sin heridas, con heridas, en coma, casi sin vida, sin vida. Con heridas se duerme en el hospital; en coma no se vota ni se actúa; de estar casi sin vida aún se puede volver.
page-coach-session = Una ley para un día
page-coach-session-text = Antes de votar puede proponerse una ley; decide el senador. Están todas en el registro del pueblo, más abajo.
page-coach-debate = El debate
page-coach-debate-text = Di tus sospechas en «{ page-tab-talk }». El presidente pone fin al debate.
page-coach-vote = { page-quintebourg-vote }
page-coach-vote-text = Cada persona nombra a alguien, por turno y en voz alta, o vota en blanco donde se permite. Los números junto a las casas son los votos recibidos.
page-coach-condemned = Una condena
page-coach-condemned-text = El verdugo viene esta noche, y es el médico: el veneno deja a la persona casi sin vida, salvo que reciba la única poción de coma.
page-coach-weddings = Las bodas
page-coach-weddings-text = Quienes se casan comparten casa, y quien sobrevive hereda. Hacen falta testigos, o un cura que cobra.
page-coach-gifts = Las monedas
page-coach-gifts-text = De día puedes dar monedas. Todas las monedas del pueblo en una sola bolsa dan la victoria a algunos bandos; de noche, la casa más rica está a salvo.
page-coach-posts = Los cargos públicos
page-coach-posts-text = Los pequeños signos junto a los nombres son cargos. Toca una casa para leer para qué sirven.
page-coach-feast = { option-feast_seconds }
page-coach-feast-text = Los domingos nadie sufre daño. Pasea y habla con quienes estén en el mismo lugar.
page-coach-morgue = En la morgue
page-coach-morgue-text = De noche aún tienes las acciones de los muertos, la primera voz para proponer leyes y un bando que puede ganar sin ti.
page-coach-over = Quién era quién
page-coach-over-text = Puede que hayan ganado varios bandos. Repasa la partida para ver qué sabía cada cual.

## En un terminal

faction-skadi = desde la elección de Skadi
use-coma-potion = poción de coma
use-seth-kill = tu rencor
use-rouge-kill = tu duda
use-bite = mordisco
use-noire-convert = conversión a la manada
use-resurrect-self = resucitar
use-raise = levantar a alguien
use-convert = convertir a alguien
use-extra-miracle = un milagro más
use-choice = elección de bando
use-reboot = reinicio
use-free-bullet = bala gratis
cli-head = { $title } · { $weekday }, { $phase } · domingos { $weeks }/{ $most } · monedas { $coins }
cli-health-i = ok
cli-health-b = herid
cli-health-c = coma
cli-health-q = casi
cli-health-m = muer.
cli-post-scrutateur = Esc
cli-post-bourreau = Ver
cli-post-notaire = Not
cli-post-president = Pre
cli-post-senateur = Sen
cli-post-procureur = Fis
cli-post-chef-armees = Ejé
cli-post-pretre-cupide = Cod
cli-post-pretre-odieux = Odi
cli-post-adj-randy = Ran
cli-post-adj-armish = Ash
cli-post-pick-mirko = Mko
cli-post-pick-mirka = Mka
cli-vacant = vacía
board-blank = en blanco
cli-law = Ley del día, { $law }: { $effect }
cli-votes = Votos
cli-pot = { page-quintebourg-pot }
board-coins =
    { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }
board-asleep = sueño profundo
board-alibi = coartada { $role }
board-no-camp = aún sin bando
board-order = orden de votar contra { $name }
board-plan = último plan ({ $group }): { $name }
cli-shown = { page-quintebourg-names }
board-guard = de guardia: { $place }
cli-camera = tu cámara: { $place }
cli-estate = herencia de { $name }: { $count }
board-doses = dosis: { $count }
board-uses = Te queda: { $uses }.
cli-leads = a la cabeza ({ $group })
board-mafia-parrain = a las órdenes del padrino
board-mafia-parrain-himself = el padrino
board-mafia-bras-droit = a las órdenes de la mano derecha
board-mafia-bras-droit-himself = la mano derecha del padrino
cli-help-week = Seis noches por semana, de lunes a sábado; el domingo es la fiesta. De noche los roles actúan en secreto; de día el pueblo sabe lo que ha pasado, debate y vota una ejecución.
cli-help-day = Un día: las noticias de la mañana, la sesión del presidente, una ley del día, el debate, la votación, las bodas, los carteristas, la mayor fortuna. Se pueden dar monedas todo el día (teclea o).
cli-help-health = La salud va de sin heridas a sin vida, pasando por las heridas, el coma y la casi muerte. Heridas y coma llevan al hospital; tres noches allí devuelven un grado.
cli-help-marks = De izquierda a derecha: ▸ se espera su respuesta; número de la casa (B el búnker); nombre; salud anunciada; signos; cargos; → voto. Signos: ✦ bajo el hechizo, † condena, ^ ha invocado un poder, $ mayor fortuna, ♥ matrimonio, * sabes algo (teclea k).
cli-help-laws = Las leyes del día

## Por qué los bots hacen lo que hacen

reason-steady-plan = sirve a mis planes
reason-steady-foe = { $seat } puede estar contra mí ({ $share })
reason-steady-friend = { $seat } está de mi lado
reason-steady-look = { $seat } merece una mirada más de cerca
reason-steady-fellow = sigo a { $seat }
reason-steady-blank = sé demasiado poco para mandar a nadie al verdugo
reason-steady-coin = la bolsa de { $seat } pesa demasiado
reason-steady-charm = { $seat } aún no está bajo el hechizo
reason-steady-power = un poder bien gastado contra { $seat }
reason-steady-order = una orden sobre { $seat } es útil, o hay que cumplirla
reason-steady-guard = { $seat } merece una guardia
reason-steady-convert = { $seat } estaría mejor de mi lado

## Por qué el bot sharp jugó así, donde steady no lo habría hecho

reason-sharp-convert = convertir ahora a { $seat } puede acabar la partida mientras quede bastante gente en pie ({ $share })

## A town that cannot be

refused-option-clash-qb-camp-07 =
    { $needed ->
        [yes] { $settings }: este modo no puede prescindir de esa carta.
       *[no] { $settings }: este modo no conoce esa carta.
    }
refused-option-clash-qb-know-11 = { $settings } no tiene nada que hacer a solas: Minus va con Cortex, el fénec con Seth.
refused-option-clash-qb-camp-02 = { $settings }: son { $count } cartas para { $players } jugadores; hace falta exactamente una para cada cual.
refused-option-clash-qb-post-gen-01 = { $settings }: son { $count } cargos para { $players } jugadores que pueden ocuparlos.
refused-option-clash-qb-ruling-83 = { $settings }: son { $count } esbirros, pero aparte del médico y los jefes solo hay { $players } jugadores.

page-quintebourg-signs-to = Señas a quienes velan contigo
page-quintebourg-can-more = Qué más puede hacer

## Lo que se dice

saying-go-for = Votemos contra { $seat }.
saying-go-for-2 = ¡{ $seat } al patíbulo! ¿Quién me sigue?
saying-go-for-3 = Escribid { $seat } en vuestras papeletas.
saying-am-role = Mi carta dice: { $word }.
saying-am-role-2 = Ya que hay que decirlo todo: { $word }, ese es mi rol.
saying-am-role-3 = No tengo nada que esconder: { $word }.
saying-am-role-4 = Está bien, lo digo: { $word }.
saying-am-camp = Mi bando: { $word }.
saying-am-camp-2 = Gano con este bando y con ningún otro: { $word }.
saying-saw-card = He visto la carta de { $seat }: { $word }.
saying-saw-card-2 = Lo vi con mis propios ojos: la carta de { $seat } es { $word }.
saying-partner = { $seat } y yo formamos pareja.
saying-partner-2 = Mi corazón está con { $seat }.
saying-ask-role = { $seat }, ¿tú qué eres?
saying-ask-role-2 = ¿Qué dice tu carta, { $seat }?
saying-ask-role-3 = { $seat }, pon las cartas sobre la mesa: ¿qué eres?
saying-home =
    { $word_key ->
        [yes] Vigilé a { $seat }: pasó la noche en casa.
       *[no] Vigilé a { $seat }: no estaba en casa.
    }
saying-home-2 =
    { $word_key ->
        [yes] { $seat } durmió en casa. Yo vigilaba.
       *[no] { $seat } no durmió en casa. Yo vigilaba.
    }
saying-reptilian =
    { $word_key ->
        [yes] Había algún reptiliano en la casa n.º { $position }.
       *[no] No había ningún reptiliano en la casa n.º { $position }.
    }
saying-reptilian-2 =
    { $word_key ->
        [yes] Casa n.º { $position }: escamas por todas partes.
       *[no] Casa n.º { $position }: ni una escama.
    }
saying-met =
    { $word_key ->
        [yes] { $seat } estuvo conmigo esa noche.
       *[no] Esperé a { $seat } toda la noche, en vano.
    }
saying-met-2 =
    { $word_key ->
        [yes] { $seat } me hizo compañía esa noche.
       *[no] { $seat } no vino esa noche.
    }
saying-was-hurt = Me hirieron por la noche.
saying-was-hurt-2 = Alguien me hizo daño en la oscuridad.
saying-was-hurt-3 = La noche me dejó su marca.
saying-was-healed = Vuelvo a estar bien.
saying-was-healed-2 = Alguien me ha devuelto la salud.
saying-lost-coins = { $amount ->
    [one] Me falta una moneda en la bolsa.
   *[other] Me faltan { $amount } monedas en la bolsa.
}
saying-lost-coins-2 = { $amount ->
    [one] ¡Al ladrón! Me falta una moneda.
   *[other] ¡Al ladrón! Me faltan { $amount } monedas.
}
saying-was-ordered = Recibí una carta: tenía que votar contra { $seat }.
saying-was-ordered-2 = Me forzaron a votar contra { $seat }.
saying-will-vote = Votaré contra { $seat }.
saying-will-vote-2 = Mi voto irá contra { $seat }. Contad con ello.
saying-will-vote-3 = En mi papeleta leeréis: { $seat }.
saying-will-vote-4 = Hoy mi voto va contra { $seat }.
saying-ask-night = { $seat }, ¿dónde pasaste la noche?
saying-ask-night-2 = ¿Y tú dónde dormiste, { $seat }?
saying-ask-night-3 = { $seat }, ¿quién responde por tu noche?
conflict-doctor-known = Todo el mundo sabe quién tiene la carta de médico.
conflict-two-cards = Nadie tiene dos cartas de esa clase.
conflict-two-nights = Estas dos personas cuentan la noche de otra manera.
closed-qb-mj-05 = En esta mesa no se habla de los roles.

## Sorteos que hace a mano quien dirige la partida

draw-accused = quién más va ante el tribunal, de entre los empatados
draw-alibi = una coartada de los enamorados
draw-alibi-order = de quién es cada coartada: primero la de un enamorado, luego la del otro
draw-effect = las cartas de efecto
draw-party = las cartas de bando
draw-appoint = quién recibe el cargo
draw-assassin = el efecto de la bala del asesino
draw-colloque = en casa de quién se reúnen los matemáticos
draw-damage = el efecto del ataque en su víctima
draw-doctor-effect = con quién cambia el médico su carta de efecto, que no puede tener
draw-variant = qué cartas de una familia están en juego, esas primero
draw-dead = a quién señalan los muertos, en caso de empate
draw-defence = el efecto de la defensa en el atacante
draw-fight = el desenlace de la pelea de los enemistados
draw-haters = dónde se encuentran los enemistados
draw-harassed = con quién se cambia de casa
draw-henchmen = quién se convierte en esbirro
draw-hit = a qué atacante alcanza la defensa
draw-item-64 = { place-bunker }
draw-item-66 = { place-pot }
draw-law = la ley que se propone, en caso de empate
draw-lovers = dónde se encuentran los enamorados
draw-make-haters = a quiénes enfrenta Eris
draw-make-partners = a quiénes une Cupido
draw-minus = el orden de los nombres que ve Minus
draw-partners = dónde es la cita
draw-pay-vote = quién recibe la moneda del voto
draw-posts = quién recibe cada cargo
draw-silent-vote = el nombre en una papeleta sin respuesta
draw-skadi = al bando de quién se une Skadi
draw-squat = dónde pasa la noche Laura
draw-tie = a quién se condena, en caso de empate
draw-victim = a quién se ataca, de entre quienes están allí
