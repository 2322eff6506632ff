### La guía de Quinte-bourg en español, junto a los textos del juego, donde están los títulos que llevan también las hojas impresas.

guide-about-text = Cada persona tiene dos cartas secretas: un rol de bando, que da el bando y su meta, y un rol de efecto, que da un poder. De día se habla, se vota y hay bodas; de noche, todo lo demás. Varios bandos pueden ganar a la vez.
guide-week = { page-quintebourg-week }
guide-week-text = Lunes, miércoles y viernes son días impares; martes, jueves y sábado, pares. Cada uno de los seis tiene su noche. El domingo es la fiesta del pueblo: nadie sufre daño, no hay votación ni noche.
guide-health = { page-quintebourg-guide-health }
guide-camps = Los bandos y cómo ganan
guide-camps-text = La partida también termina cuando quedan en pie dos personas como mucho. Entonces se leen todas las condiciones en ese momento.
guide-party = { page-quintebourg-guide-party }
guide-effects = { page-quintebourg-guide-effects }
guide-invoking = { page-quintebourg-guide-invoking }
guide-invoking-text = Todo el mundo tiene el botón de la mano levantada: tenerlo no prueba nada.
guide-day = Un día
guide-day-text = Por la mañana la gaceta dice quién está bajo el hechizo, qué cargos han cambiado, quién debe mudarse, la salud de cada cual, las herencias y las cámaras. La sesión: la abre el presidente, puede proponerse una ley, el senador la acepta o la rechaza. El debate, hasta el golpe de mazo. La votación: primero el presidente, luego los demás, por turno. Bodas, regalos y, al anochecer, la mayor fortuna.
guide-posts = { page-quintebourg-guide-posts }
guide-laws = { page-quintebourg-guide-laws }
guide-laws-text = { page-quintebourg-guide-laws-text }
guide-night = La noche, llamada a llamada
guide-night-text = Cada llamada se hace, haya o no quien responda, y dura su tiempo. Quien no es llamado ve la misma pantalla y puede tocar algo sin efecto. Lo que se llama cada noche:
guide-attacks = Los ataques
guide-attacks-text = A la hora del ataque cada persona está en un lugar: en casa, en el hospital, de guardia, con alguien. Quien está allí se defiende o se esconde; el resto lo deciden dados de diez caras.
guide-pairs = Las parejas
guide-mafia = { page-quintebourg-guide-mafia }
guide-known = Quién sabe qué
guide-known-text = Las cartas no se enseñan nunca, ni las de los muertos. La salud se anuncia cada mañana, sin las causas. Los votos son públicos. Las bolsas son secretas: solo se sabe la suma de todas las monedas y el nombre de la mayor fortuna. Lo que solo se te ha dicho a ti está debajo de tus cartas, persona por persona.
