### La page du crieur.

crier-title = Le crieur
crier-lead = Pour jouer avec les vraies cartes. Posé au milieu de la table, ce téléphone raconte la nuit et garde ses secrets.
crier-game = Jeu
crier-players = Joueurs
crier-fewer = Une personne de moins
crier-more = Une personne de plus
crier-language = Langue
crier-language-en = English
crier-language-fr = Français
crier-language-es = Español
crier-names = Noms (facultatif)
crier-name = Numéro { $number }
crier-begin = Commencer
crier-house = Accueil

crier-tempo = Voix, son et pauses
crier-voice = Voix
crier-speed = Débit de la voix
crier-bells = Gong
crier-bed = Pluie pendant la nuit
crier-pause = Pause après chaque phrase : { $seconds } s
crier-stretch = Temps pour agir : × { $times }
crier-try = Essayer le son
crier-tried = Tout le monde m’entend, et la pluie aussi ?
crier-no-voice = Cet appareil n’a pas de voix française. Un gong et des sous-titres vous guident dans la nuit.

crier-next = Continuer
crier-sand = Arrêter le sablier
crier-sand-sure = Le sablier coule encore. L’arrêter maintenant ?
crier-hold = Pause
crier-paused = En pause. L’étape reprend du début ; les choix déjà faits sont gardés, et cachés jusqu’au prochain appui.
crier-paused-untapped = En pause. L’étape reprend du début.
crier-back = Retour au jour
crier-back-sure = Tout ce qui a été touché depuis est oublié. Revenir au jour ?
crier-undo = Annuler
crier-again = Répéter
crier-cross = Quelqu’un est hors jeu
crier-nobody = personne
crier-alive = { $count } en vie
crier-table = Table
crier-day-lead = Quelqu’un est hors jeu ? Touchez son nom ; une seconde fois si c’était une erreur.
crier-confirm = Confirmer qui est hors jeu
crier-confirm-sure = Hors jeu : { $names }. Est-ce exact ? Si la partie s’en trouve décidée, c’est annoncé aussitôt, et ce qui est dit est dit.
crier-confirm-back = Hors jeu : { $names }. Est-ce exact ? Comme quelqu’un revient, une victoire qui dépend des notes secrètes ne sera pas annoncée avant la prochaine nuit.
crier-is-out = { $name }, hors jeu
crier-repair = Un problème ?
crier-repair-lead = Tout se répare ici ; chaque appui peut aussi être annulé.
crier-repair-again = Recommencer : { $part }
crier-repair-again-lead = Quelqu’un a ouvert les yeux, ou le mauvais nom a été touché ? Tout redevient comme avant, et les choix secrets sont oubliés.
crier-repair-again-sure = Tout ce qui a été touché depuis est oublié. Recommencer ?
crier-repair-out = Nom rayé par erreur
crier-repair-out-lead = Touchez-le encore une fois sur la table : cette personne revient en jeu.
crier-repair-count = Erreur de compte
crier-repair-count-lead = Corrigez le nombre avec + et − ; « Annuler » efface le dernier appui.
crier-notes = Notes du modérateur
crier-notes-lead = Pour les yeux du modérateur seulement. Gardez le doigt sur le bouton pour lire.
crier-notes-hold = Maintenir pour lire
crier-end = Terminer la partie
crier-end-sure = Terminer la partie et en préparer une autre ?
crier-yes = Oui
crier-no = Non

crier-tools = Outils
crier-timers = Minuteurs
crier-timer-stop = Arrêter
crier-time-up = Le temps est écoulé.
crier-lookup = Cartes et règles
crier-search = Chercher une carte ou une règle
crier-rules = Règles
crier-found = { $count ->
    [0] Aucun résultat. Essayez un mot plus court, ou le numéro d’une règle.
    [one] 1 résultat
   *[other] { $count } résultats
}
crier-few = Seules les { $count } premières règles sont affichées.
crier-one-more = Une de plus : { $name }
crier-one-less = Une de moins : { $name }
crier-reset = Remettre à 0 : { $name }
crier-marks = { $name } a :
crier-marks-lead = Touchez un nom pour noter { $marks } : il en faut alors plus, ou moins.
crier-clause = { $text } [{ $rule }]
crier-timer-more = + { $seconds } s

crier-of = { $count } sur { $of }
crier-tally-more = { $name } : une de plus
crier-tally-less = { $name } : une de moins
crier-ending-over = Nouvelle partie
crier-ending-undo = C’était une erreur : annuler
crier-ending-on = Ce n’est pas fini : continuer
crier-no-lamp = Ce navigateur ne peut pas garder l’écran allumé. Réglez votre téléphone pour qu’il s’éteigne tard ; s’il s’éteint quand même, la nuit vous attend.
