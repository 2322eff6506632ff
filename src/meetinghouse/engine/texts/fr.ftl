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
refused-older-save = Cette partie a été sauvegardée par une version plus ancienne de Meetinghouse et ne peut plus être ouverte.
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
cli-no-folder = Il n’y a pas de dossier { $folder }. Si c’est le bon, créez-le avec : { $command }
cli-port = Un port est un nombre de 0 à 65535, pas { $port }.
cli-name = --name veut un nom comme maison.example.org, sans https:// et sans port, pas « { $value } ».
cli-trust-proxy = --trust-proxy veut l’adresse d’un serveur mandataire (127.0.0.1) ou un réseau (10.0.0.0/8), pas « { $value } ».
cli-metrics = --metrics veut un port, ou ADRESSE:PORT comme 127.0.0.1:9692, pas « { $value } ».
cli-no-listening = Cette machine ne peut pas écouter sur { $host }, port { $port } : { $why }.
cli-no-store = Les tables ne peuvent être conservées là : { $why }
cli-in-use = Un autre serveur utilise déjà { $path }.
cli-old-game =
    { $code } : { $game }, règles version { $version } (ici { $ours }), { $owners ->
        [one] une personne
       *[other] { $owners } personnes
    }, dernier coup joué { $ago } avant la fermeture de la maison
cli-gone-game =
    { $code } : { $game }, règles version { $version } (non installé ici), { $owners ->
        [one] une personne
       *[other] { $owners } personnes
    }, dernier coup joué { $ago } avant la fermeture de la maison
cli-old-more = et { $count } de plus
cli-old-games =
    { $count ->
        [one] Une partie est en cours selon des règles que cette version n’a pas, et ne peut continuer.
       *[other] { $count } parties sont en cours selon des règles que cette version n’a pas, et ne peuvent continuer.
    } La maison n’ouvre pas, et rien n’a été changé. Laissez finir ces parties avec la version précédente (serve --drain), ou ouvrez la maison avec --close-old : elles sont alors closes, on dit pourquoi aux joueurs, et ce qui a été joué est conservé.
cli-old-closed =
    { $count ->
        [one] Une partie a été close, car ses règles ne sont plus ici :
       *[other] { $count } parties ont été closes, car leurs règles ne sont plus ici :
    }
cli-no-server = Le serveur n’est pas installé ici. Pour l’installer : pip install "meetinghouse[server]"
cli-unknown-command = Commande inconnue : « { $typed } ».{ $near } Commandes connues : { $known }.
cli-unknown-option = Option inconnue : { $typed }.{ $near }
cli-missing-value = Commande « { $command } » : il faut une valeur pour { $name }.
cli-given-twice = { $name } est donné plusieurs fois.
cli-unused = Mots en trop : { $words }.
cli-not-a-choice = { $name } ne peut pas valoir « { $value } ». Choisissez parmi { $choices }.{ $near }
cli-not-whole = { $name } ne peut pas valoir « { $value } » : ce n’est pas un nombre entier.
cli-not-yes-or-no = { $name } ne peut pas valoir « { $value } » : ce n’est ni oui (yes) ni non (no).
cli-most-room = --most-room attend un nombre d’octets comme 500MB ou 2GB, au moins 10MB, ou 0 pour tout ce que contient le disque, et non « { $value } ».
cli-key-malformed = { $path } ne contient pas de clé : une clé, ce sont 64 chiffres et lettres de a à f, comme en donne « openssl rand -hex 32 ».
cli-key-lost = Le contenu de { $data } a été scellé avec une clé, et il n’y a pas de fichier { $path }. Remettez-y la clé, ou indiquez son fichier avec --key-file ; rien n’a été modifié.
cli-key-wrong = La clé de { $path } n’est pas celle avec laquelle { $data } a été scellé. Indiquez la bonne avec --key-file ou dans MEETINGHOUSE_KEY ; rien n’a été modifié.
cli-tls-both = Un certificat va avec sa clé, et une clé avec son certificat : donnez --tls-cert et --tls-key ensemble.
cli-tls-missing = Il n’y a pas de fichier { $path }.
cli-tls-not-a-certificate = { $path } n’est pas un certificat au format PEM, celui qui commence par « -----BEGIN CERTIFICATE----- ».
cli-tls-not-a-key = { $path } n’est pas une clé privée au format PEM, celui qui commence par « -----BEGIN PRIVATE KEY----- ».
cli-tls-mismatch = La clé de { $path } n’est pas celle du certificat de { $certificate }. Dans une chaîne, le certificat du serveur vient en premier.
cli-tls-locked = La clé de { $path } est protégée par un mot de passe ; il en faut une sans.
cli-tls-refused = OpenSSL refuse le certificat de { $certificate } avec la clé de { $path } : { $why }.
cli-tls-not-own = La maison n’a pas fait { $path } elle-même : elle n’y touche pas. Pour l’utiliser, indiquez-le avec --tls-cert et --tls-key ; pour un certificat fait par la maison, déplacez-le.

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
cli-serve-named = Par son nom : { $url }
cli-serve-proxied = Par le proxy, s’il parle https : { $url }
cli-serve-warned = Les navigateurs se méfieront une fois de ce certificat, car la maison l’a fait elle-même. Passez outre si l’empreinte qu’ils affichent est celle-ci :
cli-serve-fingerprint = SHA-256 { $fingerprint }
cli-serve-ended = Le certificat de { $path } n’est plus valable : les navigateurs s’en méfieront jusqu’à son renouvellement.
cli-serve-early = Le certificat de { $path } n’est pas encore valable : les navigateurs s’en méfieront d’ici là. L’horloge de cette machine est-elle à l’heure ?
cli-serve-metrics = Comptes pour Prometheus : { $url }
cli-serve-data = Les tables sont conservées dans { $path }
cli-serve-key = Leur clé est dans { $path } : gardez-en une copie ailleurs, car sans elle personne ne peut les lire.
cli-serve-stop = Ctrl+C pour arrêter ; les parties reprennent au prochain démarrage.
cli-drain = Aucune nouvelle partie ne commence. La maison ferme d’elle-même quand la dernière est finie.
cli-drain-left =
    { $games ->
        [one] Une partie est encore en cours
       *[other] { $games } parties sont encore en cours
    } ; tables où il y a quelqu’un : { $visited }.
cli-drain-over = Plus aucune partie n’est en cours. La maison ferme, et peut être mise à jour.

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
verify-alone = L’archive ne contient pas de parts : rien ne montre que la maison n’a pas tiré la graine toute seule.
verify-shares-holds =
    Les parts dont la graine est faite ({ $others ->
        [one] celle de la maison et celle d’une place
       *[other] celle de la maison et celles de { $others } places
    }) ont bien chacune l’empreinte fixée avant l’ouverture de la première.
verify-shares-breaks = Les parts n’ont pas les empreintes annoncées, ou leur liste n’est pas en ordre : d’abord celle de la maison, puis une par place.
verify-mixed-holds = La graine est bien celle que donnent ces parts réunies.
verify-mixed-breaks = La graine n’est pas celle que donnent ces parts réunies.
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

## L’aide dans le terminal

help-usage = Utilisation : { $line }
help-commands = Commandes
help-arguments = Arguments
help-parameters = Paramètres
help-choices = au choix : { $choices }
help-default = par défaut : { $default }
help-required = obligatoire
help-help = Montrer cette aide, rien d’autre.
help-version = Donner la version du programme.

placeholder-command = COMMANDE
placeholder-options = OPTIONS
placeholder-args = ARGUMENTS
placeholder-int = ENTIER
placeholder-str = TEXTE
placeholder-path = CHEMIN
placeholder-choice = CHOIX
placeholder-game = JEU
placeholder-record = ARCHIVE
placeholder-name = NOM
placeholder-id = ID

help-meetinghouse = Des jeux de société à rôles cachés, dont l’ordinateur mène les parties.
help-begin = En solo, ici et maintenant : meetinghouse play. En bonne compagnie : meetinghouse serve.

help-play =
    Jouer une partie dans ce terminal, contre des robots.

    La partie est conservée après chaque réponse : fermez quand vous voulez, et reprenez avec --resume.
help-play-game = Quel jeu ; { $game } si vous n’en nommez aucun.
help-play-players = À combien on joue, avec vous ; 7 si vous ne dites rien.
help-play-seat = Votre place, à partir de 0.
help-play-seed = Un nombre entier : le même nombre distribue les mêmes cartes.
help-play-edition = L’édition des règles ; raccourci pour --option edition=…
help-play-option = Un réglage du jeu, sous la forme nom=valeur ; peut être répété. Voyez : meetinghouse games { $game }
help-play-bots = Qui tient les autres places : steady (réfléchi) ou random (au hasard).
help-play-language = La langue dans laquelle vous jouez ; celle de votre terminal si vous ne dites rien.
help-play-name = Le nom que les autres vous donnent.
help-play-resume = Reprendre la partie que vous avez laissée.
help-play-save = Où la partie est conservée ; un fichier de votre dossier d’état si vous ne dites rien.
help-play-pace = À quelle vitesse l’histoire est racontée.

help-serve =
    Ouvrir la maison : proposer des tables à tout le réseau.

    Toutes les tables sont conservées dans un seul fichier : arrêtez le serveur quand vous voulez, les parties reprennent au prochain démarrage.
help-serve-port = Le port où écouter ; 0 en prend un libre.
help-serve-host = L’adresse où écouter ; 127.0.0.1 pour cette machine seulement, comme avec --trust-proxy. Si vous ne dites rien, tout le réseau peut entrer.
help-serve-data = Le fichier où les tables sont conservées ; un fichier de votre dossier d’état si vous ne dites rien.
help-serve-key-file = Le fichier de la clé qui scelle les tables ; il est créé s’il n’existe pas et que rien n’est encore scellé. Sans cela, MEETINGHOUSE_KEY donne la clé elle-même, ou bien un fichier à côté des tables.
help-serve-most-room = Combien toutes les tables ensemble peuvent conserver, par exemple 500MB ; 0 pour tout ce que contient le disque. Au-delà, aucune table ne s’ouvre, rien ne se dit ni ne se note, et les parties commencées continuent dans un dixième de plus.
help-serve-language = La langue de ces messages ; à table, chaque personne a la sienne.
help-serve-qr = Afficher l’adresse en code QR, même hors d’un terminal.
help-serve-json = Afficher les adresses en un seul objet JSON.
help-serve-name = Un nom par lequel les navigateurs demandent cette maison, comme maison.example.org ; à répéter s’il y en a plusieurs. Les adresses, localhost et le nom de cette machine sont connus.
help-serve-trust-proxy = L’adresse d’un serveur mandataire devant celui-ci, ou un réseau comme 10.0.0.0/8 : ce qu’il dit dans X-Forwarded-For de qui demande est cru, et lui seul. Sans valeur : un mandataire sur cette machine.
help-serve-metrics = Donner les comptes à Prometheus, sur ce port de cette machine ou sur ADRESSE:PORT. Que personne à table n’y accède : on pourrait y compter des réponses secrètes.
help-serve-code-letters = Combien de lettres a le code d’une table quand qui l’ouvre n’en dit rien : 4, ou 6 pour une maison ouverte à des inconnus.
help-serve-unlimited = Laisser chaque personne demander aussi souvent qu’elle veut : pour mesurer, pas pour jouer.
help-serve-open = Ouvrir la page dans un navigateur d’ici, s’il y en a un.
help-serve-tls = Parler https, avec un certificat que la maison fait elle-même.
help-serve-tls-cert = Parler https avec ce certificat (PEM, avec sa chaîne).
help-serve-tls-key = La clé privée du certificat (PEM, sans mot de passe).
help-serve-close-old = Clore les parties en cours dont cette version n’a pas les règles. Sans cela, la maison les nomme et n’ouvre pas.
help-serve-drain = Avant une mise à jour : n’ouvrir aucune table et ne commencer aucune partie, laisser continuer celles qui ont commencé, et fermer quand la dernière est finie.

help-simulate = Laisser des robots jouer de nombreuses parties, et compter qui gagne.
help-simulate-game = Quel jeu.
help-simulate-players = À combien on joue.
help-simulate-games = Combien de parties.
help-simulate-seed = Un nombre entier : le même nombre donne les mêmes parties, quel que soit le nombre de processus.
help-simulate-edition = { help-play-edition }
help-simulate-option = Un réglage du jeu, sous la forme nom=valeur ; peut être répété.
help-simulate-bots = Qui joue : un nom, ou un par camp, comme townspeople=steady,witches=random.
help-simulate-processes = Combien de cœurs utiliser ; tous si vous ne dites rien.
help-simulate-language = La langue du tableau.
help-simulate-json = Afficher un seul objet JSON.

help-replay =
    Raconter une partie archivée : comme tout le monde l’a entendue, comme une place l’a entendue, ou tout dévoilé.

    Dans un terminal, on avance pas à pas : Entrée pour la suite, q pour arrêter.
help-replay-record = Le fichier de l’archive.
help-replay-seat = Comme cette place l’a entendue, à partir de 0.
help-replay-all = Tout dévoilé.
help-replay-until = Seulement tant d’entrées de l’archive.
help-replay-language = La langue du récit.
help-replay-json = { help-simulate-json }

help-verify =
    Rejouer une archive, et vérifier l’empreinte de la graine, chaque entrée et l’issue.

    Code de sortie : 0 si tout tient, 1 si quelque chose ne tient pas, 2 si ce n’est pas une archive de cette version des règles.
help-verify-record = { help-replay-record }
help-verify-language = La langue du compte rendu.
help-verify-json = { help-simulate-json }

help-games = Donner la liste des jeux, ou les réglages de l’un d’eux.
help-games-name = Le jeu dont vous voulez voir les réglages.
help-games-language = La langue de la liste.
help-games-json = Afficher du JSON.

help-rules = Afficher une clause des règles, toutes celles d’un groupe, ou celles qui contiennent certains mots.
help-rules-id = Une clause, comme SAL-NIGHT-04, le début de plusieurs, comme SAL-NIGHT, ou des mots à chercher ; sans rien, la liste des groupes.
help-rules-language = La langue des règles et des messages.
help-rules-json = { help-games-json }

## Jouer dans un terminal

play-welcome = { $title } : la maison vous souhaite la bienvenue.
play-fair = Le mélange est honnête : l’empreinte de la graine est { $hash }…, et l’archive en fera la preuve à la fin.
play-again = Vous reprenez la partie où vous l’aviez laissée.
play-help = Tapez le numéro de votre choix, puis Entrée.
play-help-log = l : ce qui s’est passé jusqu’ici
play-help-rules = r : ce que vous ne pouvez pas choisir maintenant, et la règle qui le dit
play-help-known = k : ce que vous avez appris et que la table ne montre pas
play-help-show = s : montrer vos cartes
play-help-cover = s : cacher vos cartes
play-help-back = b : revenir sur votre dernier choix
play-help-offers = o : ce que vous pouvez faire d’autre maintenant
play-help-quit = q : garder la partie et quitter ; vous pourrez la reprendre plus tard
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
