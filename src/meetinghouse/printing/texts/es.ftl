### Lo que dicen las hojas para imprimir, junto a los textos de su juego.

print-step = Paso
print-said = Se dice en voz alta
print-done = Qué ocurre
print-time = Tiempo
print-notes = Notas
print-name = Nombre
print-ledger = El cuaderno del director
print-voter = Firma:
print-goal = Meta:
print-first-night = solo la primera noche
print-later-nights = nunca la primera noche
print-third-night = solo la tercera noche
print-seconds = { $seconds } s
print-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
print-setting = { $name }: { $value }
