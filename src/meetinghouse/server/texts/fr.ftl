### Ce que disent les pages, en français.

## Entrer

page-welcome = Prenez place
page-welcome-lead = Jouez à plusieurs autour d’une table, à distance, ou en solo contre des robots. La maison garde chaque secret et chaque règle.
page-play-now = Jouer en solo
page-how-you-like-it = À votre goût
page-open-table = Ouvrir une table
page-join = Vous avez un code
page-go = Entrer
page-go-on = Reprendre la partie :
page-code = Code de la table
page-code-of = Code de la table : { $code }
page-code-form = Un code a quatre lettres, comme KWTM, ou six.
page-your-name = Votre nom
page-name-needed = Quelqu’un joue déjà sans nom à cette table. Dites-nous le vôtre.
page-players-alone = Places, en solo
page-edition = Édition
page-edition-en = Édition anglaise
page-edition-fr = Édition française
page-edition-es = Édition espagnole
page-pace = Rythme
page-pace-usual = Comme d’habitude
page-code-letters = Le code de la table
page-code-letters-count =
    { $count ->
        [4] 4 lettres
       *[other] { $count } lettres : difficile à deviner
    }
page-one-moment = Un instant…
page-home = Retour à l’entrée
page-no-table = Il n’y a pas de table { $code }
page-no-table-lead = Une lettre s’est peut-être perdue en chemin, ou la table a été rangée. Redemandez le code, ou ouvrez votre propre table.
page-moved = Votre place a changé d’appareil
page-moved-lead = Elle est ouverte ailleurs. Un seul appareil peut montrer vos cartes.
page-reclaimed = La place est reprise
page-reclaimed-lead = La personne à qui elle est est revenue, et vous n’y aviez encore rien fait : elle la retrouve.
page-watch = Regarder
page-put-out = Vous êtes hors de cette partie
page-put-out-lead = Plus de la moitié de la table l’a voulu ; un robot joue. Vous pouvez encore regarder.
page-other-seat = Ici, vous jouez sous le nom { $own }. Ce lien ouvre une autre place : { $other }.
page-other-seat-lead = Si vous la prenez, ce navigateur garde la clé de la vôtre : l’onglet Table vous y ramène.
page-other-seat-stay = Rester { $own }
page-other-seat-take = Jouer { $other }
page-seat-before = Revenir à l’autre place : { $name }
page-here-again = Jouer de nouveau ici
page-not-built = Les pages pour le navigateur n’ont pas encore été générées. Lancez « make pages » dans le dossier des sources ; si Meetinghouse a été installé sans -e, réinstallez-le ensuite. Les programmes peuvent déjà jouer.
page-lost = Connexion perdue. Votre place vous attend…
page-sit-down = Prendre place à la table { $code }
page-take-a-seat = Prendre place
page-watching = Ou restez regarder : vous voyez ce que tout le monde voit.

## Salon

page-invite = Les autres entrent ici :
page-qr = Code QR qui ouvre cette table
page-share = Partager le lien
page-copied = Copié
page-open-tv = Ouvrir l’écran commun
page-seats = Places ({ $count } sur { $most })
page-add-bot = Ajouter un robot
page-lock = Plus personne ne peut entrer
page-no-watchers = Plus personne d’autre ne regarde
page-no-watchers-lead = Qui regarde déjà peut rester, l’écran commun aussi. Pour les autres, le code ne mène nulle part dès que tous les sièges sont pris, que la table est fermée ou que la partie commence.
page-watchers-lead = Plus personne ne s’assied une fois tous les sièges pris ou la partie commencée ; qui connaît le code peut regarder.
page-start = Commencer
page-ready = C’est bon pour moi
page-not-ready = Pas encore, finalement
page-leave = Quitter
page-too-few = Il faut être au moins { $least }.
page-waiting-for = On attend { $names }.
page-waiting-for-you = Dites quand vous pouvez commencer.
page-waiting-for-host = On attend que l’hôte commence.
page-shuffle-together = Le mélange est fait par tout le monde ensemble : chaque appareil ajoute un nombre au hasard, et personne ne peut choisir les cartes tout seul.
page-shuffle-opening = Chaque appareil ajoute sa part au mélange…
page-shuffle-waiting = { $count ->
    [one] On attend un appareil : { $names }. L’écran est-il allumé ?
   *[other] On attend des appareils : { $names }. Les écrans sont-ils allumés ?
}
page-shuffle-stop = Ne plus attendre
page-shuffle-distrust = La maison ne montre plus le nombre que cet appareil avait vu : il n’ouvre pas le sien, et cette partie ne commencera pas.
page-shuffle-accused = La maison dit que votre appareil n’a pas ouvert sa part du mélange. Il l’a fait. Si cela se répète, ne vous fiez pas à cette maison.
page-game-settings = La partie
page-all-settings = { $count ->
    [0] Tous les réglages
    [one] Tous les réglages (un modifié)
   *[other] Tous les réglages ({ $count } modifiés)
}
page-swap = Échanger :
page-remove = Retirer { $name }
page-arrange = Rangez les places comme vous êtes autour de la table : tirez-les par leur poignée, ou touchez deux noms pour les échanger.
page-move = Déplacer { $name } : tirez, ou servez-vous des flèches
page-moved-to = { $name } a maintenant la place { $place } sur { $count }.
page-rename = Changer mon nom
page-rename-done = Prendre ce nom
page-all-ready = Tout le monde peut commencer.
page-style = Votre manière de jouer
page-style-changed = { $style }, avec des changements
page-style-again = Sans changements
page-style-own = À votre façon
page-style-own-help = Pas tout à fait l’une de celles-ci : voyez tous les réglages plus bas.
page-settings-changed = { $count ->
    [one] un changé
   *[other] { $count } changés
}
page-settings-reset = Revenir aux réglages habituels
page-settings-other = Autres
page-setting-usual = Changé. D’habitude : { $value }
page-setting-needs = Ne compte qu’avec « { $name } : { $value } ».
page-setting-notes = Ce qui découle de ces réglages
page-shares = Dans cette partie, à { $count } joueurs
page-shares-usual = d’habitude { $count }
page-shares-total =
    { $total } pour { $count } joueurs : { $over ->
        [yes] il y en a trop
       *[no] il en manque
    }.
page-as-usual = { $count } ({ $value })
page-clashes = Ce qui empêche de commencer
page-setting-range = Il faut un nombre de { $least } à { $most }.

## Licences

page-licences = Licences
page-licences-lead = Meetinghouse est un logiciel libre : chacun peut l’utiliser, le modifier et le partager selon ces termes.
page-licences-others = Ce dont les pages sont faites
page-licences-others-lead = Avec les pages, votre navigateur reçoit du code et des polices de caractères d’autres auteurs, chacun sous sa propre licence.
page-licences-missing = La liste des licences n’a pas pu être lue. Elle est faite quand les pages sont générées.

## Là où il n’y a rien

page-not-found = Il n’y a rien ici
page-not-found-lead = Aucune page n’est à cette adresse. Une lettre s’est peut-être perdue en chemin.

## Réglages du lecteur

page-settings = Réglages
page-language = Langue
page-theme = Apparence
page-theme-auto = Selon la partie
page-theme-parchment = Parchemin
page-theme-night = Nuit
page-theme-contrast = Contraste élevé
page-voice = Voix
page-bells = Cloches
page-ambience = Ambiance
page-speed = Vitesse de la voix
page-calm = Moins de mouvement
page-peek-tap = Montrer mes cartes d’un toucher, sans maintenir

## Ce qui est demandé

page-your-turn = À vous de répondre
page-confirm = Confirmer
page-choose-first = Choisissez
page-do-it = Le faire
page-sent = Envoyé
page-why-not = Pourquoi ne puis-je pas… ?
page-nothing-closed = Tout ce que vous pourriez attendre vous est permis.
page-fold-ask = Replier
page-unfold-ask = Déplier
page-pick-at-table = Touchez une place autour de la table.
page-part-change = changer
page-out = Vous voilà hors jeu, et vous voyez ce que tout le monde voit.
page-sealed = Sous scellé.
page-sealed-wait = On attend les autres…
page-sealed-until = Jusqu’à la fin du sablier, que tous aient répondu ou non.
page-missed-default = Le temps a manqué, et ceci a été choisi pour vous : { $default }.
page-missed-without = Le temps a manqué, et cela s’est décidé sans vous.
page-effect-hint = Choisissez pour lire l’effet.
page-see-large = Voir { $name } en grand
page-see-large-none = Voir en grand la carte choisie
page-close = Fermer
page-as-it-is = Tel quel
page-order-how = Touchez-en deux pour les échanger, ou faites glisser.
page-order-keys = Au clavier : Entrée pour en prendre une, les flèches pour la déplacer.
page-order-none = Touchez-en une pour la prendre.
page-order-place = { $name } : { $place } sur { $count }
page-order-swapped = { $one } et { $other } ont échangé leurs places.
page-order-move = Déplacer
page-order-first = Tout en haut
page-order-earlier = Vers le haut
page-order-later = Vers le bas
page-order-last = Tout en bas
page-order-reset = Comme avant
page-watching-now = Vous regardez
page-watching-lead = Vous voyez ce que tout le monde voit, rien de plus. Une place s’ouvre quand plus de la moitié de la table souhaite du renfort : demandez-le-leur.
page-watching-opens = Une place s’ouvre bientôt : elle sera à vous si vous voulez.
page-opening = { $gone ->
    [yes] Une place quittée s’ouvre à quelqu’un d’autre ({ $name }) dans
   *[no] Sauf retour, une place s’ouvre à quelqu’un d’autre ({ $name }) dans
}
page-watching-open = Une place est libre : elle est à vous si vous voulez.
page-choose-several = { $how ->
    [exactly] Il en faut { $least }.
    [upto] Choisissez-en jusqu’à { $most }.
   *[between] Choisissez-en de { $least } à { $most }.
}
page-default = Si le temps est écoulé : { $default }.
page-is-default = C’est ce qui arrive si le temps est écoulé.
page-time-left = Temps restant
page-seconds-left = Encore { $seconds } secondes
page-hours = { $hours } h

## Paroles

page-chat = Ce qui a été dit
page-channel = Où
page-say = Dire
page-say-something = Dites quelque chose
page-three-words = Vos trois derniers mots
page-nothing-said = Rien n’a encore été dit.
page-silence = Personne ne peut parler ici pour le moment.
page-gestures = Gestes
page-signs = Signes
page-point = Montrer quelqu’un
page-gesture = Votre geste
page-gesture-empty = Choisissez jusqu’à { $most } signes.
page-gesture-back = Retirer le dernier signe
page-show-gesture = Montrer

## Les règles, clause par clause

refused-no-such-clause = Il n’y a pas de clause « { $id } ». Proches : { $closest }.
refused-no-such-words = Aucune clause ne contient tous ces mots : « { $words } ».

## Autour de la scène

page-title-asked = À vous
page-panels = À côté de la table
page-tab-log = Récit
page-tab-talk = Paroles
page-tab-notes = Notes
page-tab-table = Table
page-unread = { $count ->
    [one] (une nouveauté)
   *[other] ({ $count } nouveautés)
}
page-offers = Vous pouvez aussi
page-change-answer = Changer votre réponse
page-try-again = Réessayer
page-more = En voir plus

## Le récit

page-log = Ce qui s’est passé
page-log-filter = Montrer
page-log-all = Tout
page-log-mine = Ce qui me concerne
page-log-uncover = Montrer mes secrets
page-log-cover = Cacher mes secrets
page-log-earlier = Plus tôt
page-log-newest = Au plus récent
page-log-nothing = Rien de tel ne s’est encore passé.
page-log-lobby = Avant la partie
page-log-beginning = La partie commence
page-log-night = La nuit
page-log-end = La fin
page-log-turn = { $you ->
    [yes] Votre tour
   *[no] Tour : { $name }
}

## Notes

page-notes-lead = Personne d’autre ne lit ceci. C’est gardé avec votre place.
page-suspicion = À quel point vous les soupçonnez, de 0 à 100
page-suspicion-none = non fixé
page-notes-words = Avec vos mots
page-notes-saved = Enregistré
page-notes-waiting = Enregistrement…
page-notes-failed = Pas encore enregistré ; c’est gardé ici et renvoyé.

## La table elle-même

page-wishes = Temps
page-pause = Pause
page-resume = Reprendre
page-extend = Plus de temps
page-wishes-lead = Cela se fait quand plus de la moitié le souhaite. Personne ne voit qui.
page-people = À la table
page-host-is = Hôte : { $name }
page-powers = Ce que peut l’hôte
page-no-host = Il n’y a pas d’hôte ; ce sera la première personne qui revient.
page-block = Ne plus entendre
page-unblock = Entendre de nouveau
page-mute = Faire taire
page-unmute = Rendre la parole
page-put-out-name = Mettre { $name } hors de cette partie ?
page-put-out-sure = Cela se fait quand { $needed } des personnes qui ont une place le souhaitent ; personne ne voit qui. Un robot joue cette place jusqu’à la fin, { $name } ne peut plus revenir dans cette partie, et le procès-verbal le dit.
page-put-out-do = Le souhaiter
page-put-out-not = Non
page-narrator = La voix
page-speaks = Cet appareil parle
page-speaks-lead = Une voix dans la pièce suffit. Son volume et sa vitesse sont dans les réglages, en haut.
page-repeat = Répéter
page-move-seat = Passer ma place sur un autre téléphone
page-move-seat-lead = Scannez ceci avec l’autre téléphone. Ne le montrez à personne : qui l’a joue votre place et voit vos cartes.
page-move-seat-qr = Code QR qui ouvre votre propre place
page-copy-link = Copier le lien
page-not-copied = Ce navigateur ne permet pas de copier.
page-fair = Un mélange honnête
page-fair-lead = Voici l’empreinte de la graine qui mélange toutes les cartes, fixée avant la première donne. À la fin la graine est ouverte, et tout le monde peut vérifier.
page-leave-table = Quitter la table
page-leave-sure = Quitter cette partie ? Un robot joue pour vous, et vous ne pourrez pas revenir à cette place.
page-leave-sure-over = Quitter cette table ?
page-leave-erase = Supprimer aussi mon nom, mes paroles et mes notes
page-erase = Supprimer mes données
page-erase-sure = Supprimer votre nom ici, tout ce que vous avez dit et vos notes, y compris dans les parties précédentes de cette table ? Ce qui a été joué reste, sous « N. N. ». On ne peut pas revenir en arrière.
page-erase-yes = Supprimer
page-erase-no = Garder
page-erased = C’est supprimé. Ici, vous êtes désormais « N. N. ».
page-stay = Rester
page-stood-in = Vous étiez ailleurs, et un robot joue pour vous.
page-take-back = Reprendre votre place
page-since = Depuis votre départ
page-since-when = Votre dernière visite : { $when }.
page-since-more = { $count ->
    [one] Une ligne de plus est dans le récit.
   *[other] { $count } lignes de plus sont dans le récit.
}
page-since-read = Compris

## La fin

page-over = La partie est finie
page-you-won = Vous avez gagné
page-you-lost = Vous avez perdu
page-winners = { $count ->
    [0] Personne ne gagne.
    [one] Gagne : { $names }.
   *[other] Gagnent : { $names }.
}
page-rematch = Encore une partie
page-rematch-host = L’hôte peut lancer une autre partie.
page-watch-again = Revoir la partie
page-record = Télécharger l’archive
page-verify = Vérifier le mélange
page-verify-holds = Le mélange est celui qui était promis.
page-verify-breaks = Le mélange n’est pas celui qui était promis.
page-verify-seed = La graine, ouverte à la fin
page-verify-hash = Son empreinte, calculée par votre navigateur
page-verify-told = L’empreinte annoncée au début de la partie
page-verify-recorded = L’empreinte notée dans l’archive
page-verify-means = Tous les mélanges de cette partie découlent de cette graine, et son empreinte a été annoncée avant la première carte : personne n’a donc pu choisir les cartes après coup. Que chaque coup était permis se vérifie avec le fichier téléchargé : meetinghouse verify.
page-verify-means-not = La graine ouverte n’est pas celle qui était promise. Ne vous fiez pas à cette partie.
page-verify-seed-holds = La graine a bien l’empreinte annoncée avant la première carte.
page-verify-shares-holds = Chaque part dont la graine est faite a l’empreinte fixée avant l’ouverture de la première.
page-verify-mixed-holds = La graine est celle que donnent ces parts réunies.
page-verify-list-holds = La liste des empreintes est celle qui a été fixée au départ.
page-verify-house-holds = L’empreinte de la maison est celle que cet appareil avait vue avant de tirer sa part.
page-verify-own-holds = Votre propre part y est, à votre place, telle que votre appareil l’a tirée.
page-verify-not = Ce n’est pas vrai : { $claim }
page-verify-alone = La graine de cette partie vient de la maison seule : aucun appareil n’a ajouté de part.
page-verify-makers = { $count ->
    [one] La maison et un appareil ont fait ce mélange ensemble.
   *[other] La maison et { $count } appareils ont fait ce mélange ensemble.
}
page-verify-none-of-yours = Aucune de ces parts n’est connue de cet appareil.
page-reasons = Ce que pensaient les robots
page-reasons-lead = Scellé au moment de jouer ; chacun ne savait que ce que savait sa place.
page-reasons-none = Les robots de cette partie n’avaient pas de raisons à donner.
page-reasons-whose = Les pensées de qui
page-reasons-all = Tous les robots

## Revoir une partie

page-replay = { $code }, encore une fois
page-no-replay = Il n’y a encore rien à revoir
page-to-table = À la table { $code }
page-eyes = Par les yeux de
page-eyes-public = tout le monde
page-eyes-all = quelqu’un qui voit tout
page-replay-steps = Pas à pas
page-replay-answer = { $name } : « { $question } » { $answer }
page-replay-bot = Joué par un robot : { $name }.
page-replay-by-bot = Joué par un robot.
page-replay-where = Où dans la partie
page-replay-jump = Aller à…
page-step-first = Au début
page-step-back = Un pas en arrière
page-step-next = Un pas en avant
page-step-last = À la fin
page-step-play = Dérouler
page-step-halt = Arrêter
page-spoilers = Montrer jusqu’où cela va
page-share-moment = Copier le lien vers ce moment

## L’écran commun

page-tv-start = Commencer avec le son
page-tv-join = Pour entrer avec un téléphone :
page-lost-tv = Connexion perdue ; elle revient d’elle-même…

## Le guide et les règles

page-guide = Guide du jeu
page-learn-by-playing = Apprendre en jouant
page-all-clauses = Les règles, clause par clause
page-guide-find = Chercher un mot
page-guide-keys = La touche / mène ici ; Entrée va d’un résultat à l’autre, Échap efface.
page-guide-found = { $hits ->
    [0] Rien trouvé
    [one] Trouvé une fois
   *[other] Trouvé { $hits } fois
}, dans { $sections ->
    [one] { $sections } partie
   *[other] { $sections } parties
}.
page-guide-before = Le résultat précédent
page-guide-next = Le résultat suivant
page-contents = Sommaire
page-rules = Règles
page-rules-lead = Chaque règle que la maison applique est une clause dont l’identifiant ne change jamais. Tout refus cite sa clause.
page-rules-around = Les clauses voisines
page-rules-find = Un identifiant de clause, ou des mots à chercher
page-rules-look = Chercher
page-rules-first = Les { $shown } premières des { $count } clauses
page-rules-count = { $count ->
    [one] une clause
   *[other] { $count } clauses
}
page-rules-cited = { $count ->
    [one] Règle :
   *[other] Règles :
}
page-source-en = Livret anglais
page-source-fr = Livret français
page-source-es = Résumé espagnol des règles
page-source-2e = Deuxième édition anglaise
page-source-img = Cartes imprimées
page-source-new = Cartes imprimées récentes
page-source-r = Décision de cette maison, là où les livrets se taisent

## Une première partie accompagnée

page-learn = Votre première partie
page-learn-no-clock = Aucune horloge ne tourne : prenez votre temps.
page-learn-real = Rien n’est arrangé. Les cartes sont mélangées, les robots veulent gagner, et vous aussi.
page-learn-off = Le coach peut être congédié, puis rappelé dans toute partie en solo.
page-learn-begin = Distribuez les cartes
page-coach = Coach
page-coach-on = Appeler le coach
page-coach-off = Congédier le coach
page-coach-again = Répéter
page-coach-next = Suite
page-coach-got-it = Compris
page-coach-back = Retour
page-coach-more = Plus dans le guide
page-coach-progress = Leçon { $at } sur { $of }
page-coach-done = Le coach parlera quand il y aura du nouveau.

## La porte d’entrée, le guide et la première partie, quel que soit le jeu

page-for-players = { $least } à { $most } personnes
page-for-minutes = { $least }–{ $most } min
page-games = Jeux
page-of-game = { $what } : { $game }
page-print = Imprimer
page-guide-none = Ce jeu n’a pas encore de guide. Ses règles sont toutes ici, clause par clause.
page-guide-nothing = Rien ici ne parle de « { $query } ».
page-learn-lead = Vous jouez une vraie partie ({ $game }) avec { $bots ->
    [one] un robot
   *[other] { $bots } robots
}, et la maison montre à chaque étape ce que vous pouvez faire.

## La fin, les parties d’avant, le regard en arrière, les phrases toutes faites

page-games-before = Les parties précédentes de cette table
page-game-number = Partie { $number }
page-replay-number = { $code }, partie { $number }, revue
page-replay-moments = Les grands moments
page-replay-notes = Vos notes à ce moment-là
page-replay-no-notes = Vous n’aviez encore rien écrit.
page-suspicion-clear = Effacer : { $name }
page-phrases = Phrases toutes faites
page-heard = Qui l’on entend
