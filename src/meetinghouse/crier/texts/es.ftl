### La página del pregonero.

crier-title = El pregonero
crier-lead = Para jugar con las cartas de verdad. Pon este móvil en el centro de la mesa: narra la noche y guarda sus secretos.
crier-game = Juego
crier-players = Jugadores
crier-fewer = Una persona menos
crier-more = Una persona más
crier-language = Idioma
crier-language-en = English
crier-language-fr = Français
crier-language-es = Español
crier-names = Nombres (opcional)
crier-name = Número { $number }
crier-begin = Empezar
crier-house = Inicio

crier-tempo = Voz, sonido y pausas
crier-voice = Voz
crier-speed = Ritmo de la voz
crier-bells = Gong
crier-bed = Lluvia de noche
crier-pause = Pausa tras cada frase: { $seconds } s
crier-stretch = Tiempo para actuar: × { $times }
crier-try = Probar el sonido
crier-tried = ¿Me oye todo el mundo, y la lluvia también?
crier-no-voice = Este dispositivo no tiene voz en español. Un gong y subtítulos os guían por la noche.

crier-next = Seguir
crier-sand = Parar el reloj de arena
crier-sand-sure = Aún corre la arena. ¿Pararla ya?
crier-hold = Pausa
crier-paused = En pausa. Al seguir, el paso vuelve a empezar; lo que ya se eligió se conserva, oculto hasta el próximo toque.
crier-paused-untapped = En pausa. Al seguir, el paso vuelve a empezar.
crier-back = Volver al día
crier-back-sure = Se olvida todo lo que se ha tocado desde entonces. ¿Volver al día?
crier-undo = Deshacer
crier-again = Repetir
crier-cross = Alguien queda fuera
crier-nobody = nadie
crier-alive = { $count } con vida
crier-table = Mesa
crier-day-lead = ¿Alguien queda fuera? Toca su nombre; otra vez si fue un error.
crier-confirm = Confirmar quién está fuera
crier-confirm-sure = Fuera de la partida: { $names }. ¿Es así? Si con eso se decide la partida, se anuncia enseguida, y lo dicho no se puede retirar.
crier-confirm-back = Fuera de la partida: { $names }. ¿Es así? Como alguien vuelve a jugar, una victoria que dependa de las notas secretas no se anunciará antes de la próxima noche.
crier-is-out = { $name }, fuera de la partida
crier-repair = ¿Algo va mal?
crier-repair-lead = Aquí se arregla todo; además, cada toque se puede deshacer.
crier-repair-again = Empezar otra vez: { $part }
crier-repair-again-lead = ¿Alguien abrió los ojos, o se tocó el nombre equivocado? Todo vuelve a estar como antes, y lo que se eligió en secreto se olvida.
crier-repair-again-sure = Se olvida todo lo que se ha tocado desde entonces. ¿Empezar otra vez?
crier-repair-out = Nombre tachado por error
crier-repair-out-lead = Tócalo otra vez en la mesa: esa persona vuelve a la partida.
crier-repair-count = Error al contar
crier-repair-count-lead = Ajusta el número con + y −; «Deshacer» retira el último toque.
crier-notes = Notas de quien modera
crier-notes-lead = Solo para los ojos de quien modera. Mantén pulsado el botón para leer.
crier-notes-hold = Mantén pulsado para leer
crier-end = Terminar la partida
crier-end-sure = ¿Terminar la partida y preparar otra?
crier-yes = Sí
crier-no = No

crier-tools = Herramientas
crier-timers = Relojes
crier-timer-stop = Parar
crier-time-up = Se acabó el tiempo.
crier-lookup = Cartas y reglas
crier-search = Buscar una carta o una regla
crier-rules = Reglas
crier-found = { $count ->
    [0] Sin resultados. Prueba con una palabra más corta o con el número de una regla.
    [one] 1 resultado
   *[other] { $count } resultados
}
crier-few = Solo se muestran las primeras { $count } reglas.
crier-one-more = Una más: { $name }
crier-one-less = Una menos: { $name }
crier-reset = Volver a 0: { $name }
crier-marks = { $name } tiene:
crier-marks-lead = Toca un nombre para anotar { $marks }: entonces hacen falta más, o menos.
crier-clause = { $text } [{ $rule }]
crier-timer-more = + { $seconds } s

crier-of = { $count } de { $of }
crier-tally-more = { $name }: una más
crier-tally-less = { $name }: una menos
crier-ending-over = Nueva partida
crier-ending-undo = Fue un error: deshacer
crier-ending-on = Aún no ha acabado: seguir
crier-no-lamp = Este navegador no puede mantener la pantalla encendida. Ajusta el móvil para que tarde en apagarla; si aun así se apaga, la noche os espera.
