### Lo que dicen las guías de varios juegos, en español. Cada línea es un párrafo; las líneas con guion forman una lista.

guide-about = De qué va
guide-house = Lo que la casa hace por ti
guide-bots = **Los bots** ocupan los asientos libres. Saben lo que sabría una persona en su lugar, y dan sus razones después del final.
guide-answers = **Responde**: «¿Por qué no puedo…?» cita la regla de todo lo que se te cierra.
guide-fair = ¿Se baraja limpio?
guide-fair-text =
    Antes de repartir la primera carta, la casa y el dispositivo de cada cual sacan un número al azar. Juntos forman el número secreto, del que salen todas las barajadas de la partida: así nadie puede elegirlo por su cuenta, ni siquiera la casa. Se muestra su huella, una larga fila de letras y cifras; después del final, el propio número secreto y todos los que lo forman.
    Cualquiera puede comprobar que huella y número encajan, y que el mismo número con las mismas respuestas da exactamente la misma partida. Así la casa no puede cambiar de idea sobre una carta a mitad de camino. El registro puede guardarse después de la partida; el programa lo comprueba con una sola orden.
