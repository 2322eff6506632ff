### Ce que tous les jeux partagent, en français.

## Mots

you-name = Vous
guest-name = Anonyme
seat-number = Place { $seat }
ghost-name = Fantôme { $number }
position = Carte { $place }
times = { $item } ×{ $count }
one-of = 1 { $item }
colon = { " : " }
semicolon = { " ; " }
percent = { $number } %
did-you-mean = { " " }Vouliez-vous dire { $near } ?
word-yes = Oui
word-no = Non
word-done = Terminé
word-again = Recommencer
takes-values = une valeur parmi { $values }
takes-number = un nombre compris entre { $least } et { $most }

decision-again = Changer vos réponses ?
decision-done = Il ne vous reste rien à répondre.

part-seat = Qui ?
part-card = Quelle carte ?
part-position = Où ?
part-amount = Combien ?
part-word = Que choisissez-vous ?

in-order = L’ordre compte.

seen-by-everybody = Tout le monde verra votre réponse.
seen-by-fellows = Seules les personnes qui partagent ce secret voient votre réponse.
seen-by-concerned = Seules les personnes concernées l’apprennent.
seen-by-nobody = Personne ne voit votre réponse.

form-text = en mots
form-three-words = en trois mots
form-gestures = en gestes

reason-random = le hasard

## Refus

refused-unknown-game = Il n’y a pas de jeu « { $name } ». Jeux connus : { $known }.
refused-players = { $game } se joue à { $least } au moins et { $most } au plus, pas à { $players }.
refused-unknown-option = { $game } n’a pas de réglage « { $name } ».{ $near }
refused-option-value = Le réglage { $name } ne peut pas valoir « { $value } ». Il accepte { $takes }.
refused-option-clash = Ces réglages ne vont pas ensemble : { $why }
refused-seed = Une graine est un nombre entier, un texte ou des octets, pas { $seed }.
refused-not-open = Rien n’est demandé sous { $id } en ce moment.
refused-game-over = La partie est finie ; plus rien n’est demandé.
refused-one-option = { $id } demande exactement une de ses options ; { $choice } n’en est pas une.
refused-list-of-options = { $id } demande une liste de { $least } à { $most } options différentes parmi les siennes ; { $why }.
refused-forbidden = { $choice } n’est pas permis ici.
refused-no-clock = { $id } n’a pas d’horloge ; son temps ne peut pas s’écouler.
refused-no-seat = Il n’y a pas de place { $seat } ; cette partie a les places 0 à { $last }.
refused-still-secret = Tout n’est montré qu’une fois la partie finie.
refused-no-record = Un monde redistribué n’a pas d’archive.
refused-not-a-save = Ce n’est pas une partie sauvegardée : { $why }.
refused-not-a-record = Ce n’est pas l’archive d’une partie : { $why }.
refused-rules-version = Cette partie a été jouée avec la version { $theirs } de { $game } ; ici, c’est la version { $ours }.
refused-record-breaks = L’archive se rompt à l’entrée { $entry } : { $why }

## La ligne de commande

cli-seed = Une graine est un nombre entier, ou les 64 chiffres hexadécimaux de la graine d’une archive, pas « { $seed } ».
cli-option-form = « { $option } » devrait être nom=valeur.
cli-option-twice = { $name } est réglé deux fois.
cli-bots-sides = « { $bots } » devrait nommer un robot, ou un par camp : { $sides }.
cli-unknown-bot = Il n’y a pas de robot « { $name } ». Robots connus : { $known }.
cli-unknown-bot-near = Il n’y a pas de robot « { $name } ». Vouliez-vous dire { $near } ?
cli-at-least-one = --{ $name } vaut au moins 1, pas { $count }.
cli-unreadable = { $path } ne peut être lu : { $why }.
cli-unwritable = { $path } ne peut être écrit : { $why }.
cli-port = Un port est un nombre de 0 à 65535, pas { $port }.
cli-no-listening = Cette machine ne peut pas écouter sur { $host }, port { $port } : { $why }.
cli-no-store = Les tables ne peuvent être conservées là : { $why }
cli-in-use = Un autre serveur utilise déjà { $path }.

games-players = de { $least } à { $most } personnes
games-version = version { $version } des règles
games-more = Les réglages d’un jeu : meetinghouse games NOM
games-set = Réglez avec --option nom=valeur, par exemple : meetinghouse play { $name } --option { $example }
games-by-edition = selon l’édition

rules-unknown = Il n’y a pas de règle « { $id } ». Les groupes de règles : meetinghouse rules
rules-unknown-near = Il n’y a pas de règle « { $id } ». Les plus proches : { $near }.
rules-no-words = Aucune clause ne contient tous ces mots : « { $words } ».
rules-first = Les { $shown } premières des { $count } clauses ; avec plus de mots il y en a moins.
rules-more = Tout un groupe : meetinghouse rules SAL-NIGHT. Une seule clause : meetinghouse rules SAL-NIGHT-04.

cli-serve-here = La maison est ouverte. Sur cette machine : { $url }
cli-serve-network = Pour les téléphones du même réseau : { $url }
cli-serve-data = Les tables sont conservées dans { $path }
cli-serve-stop = Ctrl+C pour arrêter ; les parties reprennent au prochain démarrage.

simulate-progress = On joue
simulate-head =
    { $game } à { $players }, { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
simulate-side = camp
simulate-wins = victoires
simulate-share = part
simulate-interval = intervalle à 95 %
simulate-several = Plusieurs camps peuvent gagner une même partie : les victoires font donc plus que les parties.
simulate-length = Décisions par partie : { $min } au moins, { $median } au milieu, { $max } au plus.
simulate-speed = { $decisions } décisions et { $games } parties par seconde.
simulate-digest = Empreinte de toutes les issues : { $digest }

verify-head = { $game } à { $players }, version { $version } des règles
verify-seed-holds = La graine est bien celle dont l’empreinte a été publiée avant la première carte ({ $commitment }…).
verify-seed-breaks = La graine n’est pas celle dont l’empreinte a été publiée ({ $commitment }…).
verify-entries-holds =
    { $count ->
        [one] L’unique entrée ({ $count }) était permise au moment où elle a été faite.
       *[other] Les { $count } entrées étaient permises au moment où elles ont été faites.
    }
verify-entries-breaks = L’entrée { $entry } (comptée à partir de 0) n’est pas permise : { $why }
verify-outcome-holds = Rejouée, la partie finit comme le dit l’archive : victoire pour { $side }.
verify-outcome-unfinished = La partie n’est pas finie, et l’archive ne prétend pas le contraire.
verify-outcome-breaks = Rejouée, la partie ne finit pas comme le dit l’archive ; victoire pour { $side }.
verify-outcome-cut = L’archive annonce une fin que ses entrées n’atteignent pas : rejouée, la partie reste inachevée.
verify-holds = L’archive tient.
verify-breaks = L’archive ne tient pas.
verify-nobody = personne

replay-head =
    { $game } à { $players }, { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }
replay-keys = Entrée : suite · a : tout le reste · q : arrêter
replay-more =
    { $left ->
        [one] L’archive contient encore { $left } entrée.
       *[other] L’archive contient encore { $left } entrées.
    }
replay-unfinished = L’archive s’arrête ici, avant la fin de la partie.
replay-otherwise = L’archive annonce une autre fin : voyez ce qu’en dit meetinghouse verify.
replay-answer = { $name }, en secret : « { $question } » { $answer }.
replay-expired = { $name } laisse passer le temps : « { $question } »
replay-private = (pour { $names }) { $line }
replay-reason = ({ $name } se dit : { $why })
replay-seat-or-all = Choisissez --seat ou --all, pas les deux.
replay-until = --until compte les entrées à partir de 0, pas { $until }.

## Jouer dans un terminal

play-welcome = { $title } : la maison vous souhaite la bienvenue.
play-fair = Le mélange est honnête : l’empreinte de la graine est { $hash }…, et l’archive en fera la preuve à la fin.
play-again = Vous reprenez la partie où vous l’aviez laissée.
play-help = Tapez le numéro de votre choix, puis Entrée.
play-key-help = { "?" } aide
play-key-log = l récit
play-key-rules = r pourquoi pas
play-key-known = k savoir
play-key-show = s voir mes cartes
play-key-cover = s cacher mes cartes
play-key-back = b reprendre
play-key-offers = o offres
play-key-quit = q quitter
play-order = Nommez les premières cartes, dans l’ordre ; le reste ne bouge pas.
play-several =
    { $how ->
        [exactly] Nommez-en { $least }.
        [upto] Nommez-en jusqu’à { $most } ; Entrée pour personne.
       *[between] Nommez-en de { $least } à { $most }.
    }
play-more-numbers =
    { $missing ->
        [one] Encore { $missing } :
       *[other] Encore { $missing } :
    }
play-too-many = Au plus { $most }.
play-one-number = Un seul numéro, s’il vous plaît, entre 1 et { $last }.
play-not-a-number = « { $typed } » n’est pas un numéro entre 1 et { $last }. Tapez ? pour l’aide.
play-one-listed = Un des numéros de la liste, s’il vous plaît.
play-not-listed = « { $typed } » n’est pas un numéro de la liste. Tapez ? pour l’aide.
play-parts = Plusieurs numéros sur une ligne répondent à tout d’un coup.
play-amount = { $question } De { $least } à { $most } :
play-pause = Entrée pour continuer
play-standing = Entrée : { $option }
play-page = Entrée pour la suite, q pour revenir
play-watch = Entrée pour continuer · l récit · f jusqu’à la fin · q garder et quitter
play-last-look = Entrée pour voir toutes les cartes · l récit
play-earlier =
    { $count ->
        [one] … { $count } ligne plus ancienne : tapez l
       *[other] … { $count } lignes plus anciennes : tapez l
    }
play-nothing-known = Rien encore que la table ne montre.
play-nothing-closed = Rien n’est fermé ici de ce que vous pourriez attendre.
play-no-offers = Aucune offre en ce moment.
play-left = La partie est gardée. Reprenez-la avec : { $command }
play-put-aside = Une partie inachevée a été mise de côté. Pour la reprendre : { $command }
play-resume-alone = --resume reprend la table telle quelle : seuls --language, --save et --pace vont avec.
play-nothing-left = Aucune partie à reprendre dans { $path }.
play-no-seat = Il n’y a pas de place { $seat } ; vous pouvez prendre les places 0 à { $last }.
play-no-name = Un nom a au moins une lettre.
play-over = La partie est finie
play-won = Vous gagnez avec { $side }. { $why }
play-lost = Vous perdez ; victoire pour { $side }. { $why }
play-outdone = Votre camp gagne ({ $side }), mais sans vous. { $why }
play-winners = Victoire : { $names }.
play-suspicions = Les soupçons scellés, ouverts
play-score = { $name } : { $right } sur { $named } justes
play-record = L’archive : { $path }
play-verify = Vérifiez-la avec : { $command }
