### La guía de New Salem en español, junto a los textos del juego. Cada línea es un párrafo; las líneas con guion forman una lista.

guide-example = **Un ejemplo.**

guide-about-text =
    Salem, Massachusetts, hacia el final del siglo XVII. Ya no aguantas más: con unas cuantas personas del vecindario te marchas a levantar, no muy lejos, una ciudad nueva. Cada cual construye un barrio a la medida de sus negocios. Pero puede que entre vosotros haya brujas, y han traído consigo la vieja desesperación.
    Es un juego de reparto de cartas (draft) y de faroles para 3 a 8 personas, de 30 a 60 minutos y cinco rondas. Se eligen edificios, se revelan a la vez, se gasta esperanza en eventos y al final se sabe quién era quién. Nadie queda nunca fuera de la partida.

guide-goal = { page-coach-sides }
guide-goal-text =
    Tu carta de personaje, que solo tú ves, te hace puritano o bruja. Al final se cuenta la desesperación de la ciudad, y los juicios la hacen subir o bajar.
    - **El doble de desesperación que de personas en la mesa, o más**: solo puede ganar una bruja.
    - **Menos que eso**: solo puede ganar un puritano.
    Dentro del bando que puede ganar, la victoria es para quien tenga más puntos, y para nadie más. Así que remas con gente a la que no conoces y a la vez le disputas los puntos. El mejor total, en el bando equivocado, pierde igual.

guide-setup = La preparación
guide-setup-text =
    La casa lo hace todo cuando quien dirige la mesa empieza la partida.
    - **Los personajes**: de cada bando se retiran algunos sin verlos; el resto se baraja junto y cada cual recibe uno. Cuántos de cada bando se barajaron no es un secreto. Cuántas brujas hay en juego sí lo es: no lo sabe nadie, ni siquiera ellas, y las brujas no se conocen entre sí.
    - **Los que sobran**: siempre queda fuera al menos un personaje, y nadie lo ve jamás. Con tres o cuatro personas puede que no haya ninguna bruja.
    - **Los edificios y los eventos** con un número mayor que el de personas se retiran. Los eventos quedan en el centro, a la vista.
    - **Al principio** nadie tiene edificios ni esperanza, y la ciudad no tiene desesperación.

guide-rounds = Cinco rondas
guide-rounds-text =
    Cada ronda va del reparto a los cubos, de los cubos a los eventos y de ahí al final de la ronda. El contador dice cuántos edificios se reparten y se construyen, y hacia dónde pasan las manos:
    { $rounds }
    Al final de la ronda se baraja todo el mazo, con lo que se ha descartado, y aparece el contador siguiente. En toda la partida cada cual construye catorce edificios. Se quedan donde están: ninguno se derriba ni cambia de manos.

guide-draft = El reparto
guide-draft-text =
    Cada cual tiene una mano de edificios. Elige uno para quedártelo, boca abajo, y pasa el resto a quien tienes al lado; en ese momento te llega una mano del otro lado. Así hasta que quedan dos cartas en cada mano.
    Todo el mundo elige a la vez. Nada pasa antes de la última elección, y hasta entonces puedes cambiar de idea. Los demás ven cuántas cartas te quedas, no cuáles. La página recuerda por ti lo que has pasado.

guide-last-two = { page-coach-last-two }
guide-last-two-text =
    Cuando quedan dos cartas en cada mano, haces una de estas dos cosas:
    - **Quedarte una** y descartar la otra.
    - **Descartar las dos** y robar una del mazo. La que robas tienes que quedártela.
    Los descartes van boca abajo al fondo del mazo. Nadie los ve, y vuelven al barajar al final de la ronda. Que has robado se dice al revelar; lo que has tirado, no.

guide-cubes = Esperanza y desesperación
guide-cubes-text =
    Los edificios nuevos se revelan todos a la vez. Cada uno se construye, te guste o no, y no cuesta nada. Sus símbolos cuentan una sola vez, en esta ronda:
    - **Esperanza**: recibes tantos cubos de esperanza como muestra el edificio. La esperanza es tu dinero. La conservas de ronda en ronda hasta que la das o la gastas, y todo el mundo ve cuánta tienes.
    - **Desesperación**: se ponen otros tantos cubos de desesperación sobre el edificio, y ahí siguen hasta que alguien los retire.
    - **Retirar desesperación**: cuando ya están todos los cubos, quitas uno de desesperación por cada símbolo, de cualquier edificio, tuyo o ajeno.
    Retirar no se elige: mientras haya desesperación en la ciudad es obligatorio, también para una bruja. De dónde la quites no cambia la cuenta, pero se nota. Si no queda ninguna, el símbolo se pierde. Los cubos no se acaban nunca.

guide-buildings = { board-help-buildings }
guide-buildings-text =
    Hay seis tipos, y cada uno tiene tres edificios diferentes. Los tres de un tipo forman juntos una misma calle: esa serie da puntos a cualquiera. Las { $building_cards } cartas de edificio llevan además un número: una carta se usa a partir de esa cantidad de personas.
    - **Solo esperanza**: nadie te preguntará por qué, y un puritano la pasa con pena.
    - **Esperanza con desesperación**: todo tiene un precio. Los puritanos se excusan con la esperanza; las brujas también.
    - **Solo desesperación**: no tiene más excusa que su sitio en la calle. Alguien preguntará.
    - **Retirar desesperación** cura al momento, y mejor tarde, cuando hay algo que curar. Una bruja que lo construye parece inocente, y lo paga.
    - **Sin símbolos**: para quien colecciona; cuenta para su tipo y para la serie.

guide-events = { page-coach-events }
guide-events-text =
    Después de los cubos, quien quiera puede desencadenar eventos y dar esperanza, en cualquier orden y tantas veces como pueda pagar. No hay turnos. Lo que llega primero ocurre primero, y hasta el final antes de lo siguiente.
    El coste entero sale al momento de la esperanza de quien lo desencadena; no se puede pagar a medias. { card-trial } e { card-pardon } tienen un solo uso por cada carta del centro; los demás no tienen límite. Nada es nunca obligatorio.
    La ronda acaba cuando todo el mundo ha dicho que ha terminado. Con un evento, toda la mesa vuelve a pensárselo; con un regalo, solo las dos personas a quienes atañe; y puedes echarte atrás mientras alguien no haya terminado.

guide-giving = { word-give }
guide-giving-text =
    En la fase de eventos puedes dar esperanza a quien quieras, cuanta quieras. Cambia de manos al momento: no se puede rechazar ni reclamar.
    Así se paga una { card-cleansing } que nadie puede permitirse por su cuenta: alguien da y alguien desencadena. Las promesas no obligan a nada: quien recibió la esperanza puede hacer otra cosa con ella, o nada. Todo el mundo ve lo que se da.
    { guide-example } Tú tienes 3 de esperanza, tu vecina también, y una { card-cleansing } cuesta { $cleansing_cost }. Le das 2. Ahora ella tiene 5 y tú 1; ya verás de qué pasta está hecha. Cada cual puede hacer veinte regalos como mucho en una fase, para que la noche no acabe en un vals de cubos.

guide-characters = Los diez personajes
guide-characters-text = Cuatro brujas y seis puritanos, todos diferentes. Un puritano puntúa por dos tipos de edificio; una bruja, por tres. En esta reconstrucción los dos tipos de cada puritano están también en la carta de alguna bruja: lo que alguien construye nunca demuestra por sí solo un bando.

guide-end = El final: juicios y desesperación
guide-end-text =
    Después de la quinta ronda se revelan todos los personajes. A los cubos de la ciudad se les suma o se les resta:
    - una **bruja en juicio**: 2 menos;
    - una **bruja sin juicio**: 2 más;
    - un **puritano en juicio**: 2 más;
    - un puritano sin juicio: nada.
    Quien recibió un Indulto ya no está en juicio. La suma nunca baja de cero. Si llega al doble del número de personas, solo pueden ganar las brujas; si nadie lo es, cosa que puede pasar con tres o cuatro personas, todo el mundo pierde.
    { guide-example } Cuatro personas, siete cubos en la ciudad. Una bruja está en juicio (−2), otra no (+2), un puritano está en juicio (+2), el otro no. Suman 9. Con cuatro personas hacen falta 8: solo puede ganar una bruja.

guide-scoring = { page-coach-scoring }
guide-scoring-text =
    - **1 punto** por cada edificio de un tipo de tu carta de personaje. Cuenta cada copia.
    - **2 puntos** por cada serie: los tres edificios diferentes de un mismo tipo, sea tuyo o no. Ninguna carta cuenta para dos series.
    Así, una serie de uno de tus tipos vale cinco en total. La esperanza, los juicios y los indultos no dan puntos.
    { guide-example } Tu personaje muestra { type-entertainment } y { type-commerce }. Has construido cuatro edificios de { type-entertainment }, los tres diferentes y uno de ellos repetido; dos de { type-commerce }; y los tres diferentes de { type-law }. Tus tipos: 4 + 2 = 6. Series: una de { type-entertainment }, una de { type-law }, 2 × 2 = 4. En total, 10.
    A igualdad de puntos gana quien conserva más esperanza. Si también es igual, la victoria se comparte. Solo se compara a quienes están en el bando que puede ganar.

guide-players = De tres a ocho personas
guide-players-text =
    Lo que depende del número de personas:
    { $players }

guide-tips = Algunos consejos
guide-tips-text =
    - **Cuenta por adelantado.** Cada bruja sin juicio vale dos cubos. Pregúntate cuál será el total, no cuál es.
    - **Mira lo que te pasan.** Quien pasa edificios limpios quizá los colecciona oscuros; quien te pasa desesperación quizá tenga solo demasiada conciencia para quedársela.
    - **Comparte la esperanza, pero mira con quién.** En partidas jugadas por máquinas, los puritanos que nunca daban perdían mucho más a menudo que los que daban.
    - **Si eres bruja, no corras.** Un barrio lleno de desesperación en la segunda ronda es una confesión. Bastan las dos últimas, y un inocente en juicio vale dos cubos.
    - **Si eres puritano, no te pases de virtud.** Necesitas puntos para ganar, y el resto de tu bando también los quiere.
    - **Una serie nunca es sospechosa.** Tres edificios diferentes de un tipo rinden a cualquiera.
    - **Robar a ciegas** dice a los demás que ninguna de las dos cartas te gustaba, y nada más.
    - **Afirma lo que quieras.** De tu carta, de tu mano o de lo que has visto se puede decir todo; no se puede enseñar nada.

guide-known = Lo que se sabe y lo que está reconstruido
guide-known-text =
    Esta es la primera edición, de 2015. Su lista de cartas no es pública, así que la casa no puede tenerlas todas bien, y lo dice.
    - **Según el reglamento** (en francés): los números de personas, rondas, personajes y desesperación; todas las fases; cómo los juicios cambian la desesperación; la puntuación y la victoria; lo que hacen { building-sheriffs-office } y { building-burial-grounds }; lo que cuesta una { card-cleansing }.
    - **Según fuentes públicas**, sobre todo reseñas y foros: que los puritanos puntúan por dos tipos y las brujas por tres, que hay cuatro clases de eventos, qué es una serie, algunos nombres de edificios.
    - **Reconstruido**: la mayoría de los edificios y sus símbolos, los demás costes, cuántos cubos retira una { card-cleansing }, qué hace exactamente un { card-pardon }, cuántas cartas hay de los eventos, los títulos y tipos de los personajes, y hacia dónde pasan las manos en cada ronda.
    Lo reconstruido se ha probado en miles de partidas jugadas por máquinas, hasta que ambos bandos tuvieron una oportunidad justa con cualquier número de personas. Eso lo hace un buen juego; no lo hace el juego impreso. Todo está en archivos de datos: quien tenga la caja puede poner en ellos las cartas de verdad, y esta guía, las mesas y los bots las seguirán.
    Pieza por pieza:
    { $sources }

guide-house-text =
    - **Guarda los secretos**: a tu dispositivo solo le llega lo que puedes saber. Nadie puede consultar el personaje ni la mano de otra persona, tampoco quien dirige la mesa.
    - **Sella**: en el reparto nadie ve quién se quedó qué antes de que todo el mundo haya elegido.
    - **Recuerda**: lo que pasaste, lo que descartaste y el personaje que viste siguen a mano, solo para ti.
    - **Cuenta**: cubos, series, costes, puntos y lo que falta para un evento.
    - **Espera**: si se corta tu conexión, tu asiento se guarda, y un bot puede ocuparlo hasta que vuelvas. Sin bot, cuando se acaba el tiempo se elige la primera carta de tu mano.
    - { guide-bots }
    - { guide-answers }

## Unas palabras sobre cada edificio

guide-building-theater = Aquí las máscaras caen al final de la velada. En el resto de la ciudad, no.
guide-building-tavern = Todo el mundo habla, y nadie recuerda quién empezó.
guide-building-brothel = Nadie ha estado nunca, y todo el mundo sabe el camino.
guide-building-school = En las pizarras, los niños ya dibujan escobas.
guide-building-meeting-house = Paredes blancas y bancos duros. La casa en la que lees esto lleva su nombre.
guide-building-laboratory = Cristal, fuego y un olor. No es más que ciencia, dicen.
guide-building-bank = Puertas de hierro, voces suaves.
guide-building-counting-house = Aquí se apunta cada barril que sube por el río, y alguno que no.
guide-building-moneylender = Aquí no se hacen preguntas, hasta el día en que se hacen.
guide-building-sheriffs-office = Uno de los dos edificios de los que habla el reglamento: retira un cubo, esté donde esté.
guide-building-courthouse = Ya estaba en pie antes de que la primera casa tuviera tejado. Eso dice mucho de la gente.
guide-building-gallows = El carpintero pidió cobrar por adelantado.
guide-building-market = Pescado, lana y chismes. Los chismes son gratis.
guide-building-apothecary = Hay una hierba contra cada mal, y contra ciertas personas.
guide-building-slaughterhouse = A sotavento de todo el mundo; eso se prometió, al menos.
guide-building-burial-grounds = El otro ejemplo del reglamento: una esperanza y una desesperación, y el cubo puede retirarse en la misma ronda.
guide-building-ritual-circle = Una mañana estaba ahí sin más, dice quien lo construyó.
guide-building-fortune-teller = Ve un largo viaje. Aquí todo el mundo lo ha hecho ya.

## Un consejo para cada evento

guide-event-cleansing = Para esto ahorran los puritanos. Si hay menos cubos en la ciudad se van todos, al precio entero; si no hay ninguno, se paga por nada.
guide-event-investigation = Ves el bando y los tipos, para el resto de la partida. Puedes contarlo, y los demás pueden dudarlo. Nunca sobre ti.
guide-event-trial = A cualquier otra persona que no esté en juicio. No impide nada y no se vota: decide quien paga, y solo el final dice si fue justo. Una bruja puede llevar a juicio a un inocente.
guide-event-pardon = Para cualquiera que esté en juicio, también tú. No protege: se puede volver a juicio mientras queden cartas.

## Un consejo para cada personaje

guide-character-schoolmistress = Paciencia, y la costumbre de preguntar quién ha sido.
guide-character-notary = Todo por escrito y por duplicado: una copia para la ciudad, otra para ti.
guide-character-magistrate = Respetable del sombrero a los tacones, y por eso la primera máscara que elegiría una bruja.
guide-character-jailer = Te miran antes que a nadie. Guarda algo de esperanza para un { card-pardon }.
guide-character-undertaker = La inocencia de la que todo el mundo sospecha. Di pronto qué construyes y por qué.
guide-character-innkeeper = Te llevas bien con todo el mundo. Procura que lleguen también los puntos: la amistad no da ninguno.
guide-character-widow = A una viuda no se le hacen preguntas duras. Aprovéchalo en las primeras rondas.
guide-character-governess = Un barrio puede seguir limpio hasta el final: deja que trabajen los juicios de los inocentes.
guide-character-physician = La gente te confía su esperanza. Tómala.
guide-character-midwife = Conoces cada casa de la ciudad. Construye lo que también otra persona podría haber construido.
