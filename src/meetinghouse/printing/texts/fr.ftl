### Ce que disent les feuilles à imprimer, à côté des textes de leur jeu.

print-step = Étape
print-said = À dire à voix haute
print-done = Ce qui se passe
print-time = Durée
print-notes = Notes
print-name = Nom
print-ledger = Le grand livre du meneur
print-voter = Signature :
print-goal = But :
print-first-night = première nuit seulement
print-later-nights = pas la première nuit
print-third-night = troisième nuit seulement
print-seconds = { $seconds } s
print-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
print-setting = { $name } : { $value }
