### Ce que disent les pages, en français.

## Entrer

page-welcome = Prenez place
page-welcome-lead = Jouez à plusieurs autour d’une table, à distance, ou en solo contre des robots. La maison distribue les cartes, garde les secrets et connaît les règles.
page-play-now = Jouer en solo
page-how-you-like-it = À votre façon
page-open-table = Ouvrir une table
page-join = Vous avez un code ?
page-go = Entrer
page-go-on = Reprendre la partie :
page-code = Code de la table
page-code-of = Code de la table : { $code }
page-code-form = Un code a quatre lettres, comme KWTM, ou six.
page-your-name = Votre nom
page-name-needed = Quelqu’un joue déjà sans nom à cette table. Comment vous appelle-t-on ?
page-players-alone = Joueurs en solo
page-edition = Édition
page-edition-en = Édition anglaise
page-edition-fr = Édition française
page-edition-es = Édition espagnole
page-pace = Rythme
page-pace-usual = Standard
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
page-reclaimed-lead = La personne à qui elle appartient est revenue, et vous n’y aviez encore rien fait : la place lui revient.
page-watch = Regarder
page-put-out = Cette partie continue sans vous
page-put-out-lead = Plus de la moitié de la table l’a voulu ; un robot joue à votre place. Vous pouvez continuer à regarder.
page-given-anew = Votre place est sur un autre appareil
page-given-anew-lead = La personne qui mène la partie l’a donnée de nouveau, et cet appareil ne montre plus vos cartes. Si c’est une erreur, dites-le-lui.
page-other-seat = Ici, vous jouez sous le nom { $own }. Ce lien ouvre une autre place : { $other }.
page-other-seat-lead = Si vous la prenez, ce navigateur garde la clé de la vôtre : l’onglet Table vous y ramène.
page-other-seat-stay = Rester { $own }
page-other-seat-take = Jouer { $other }
page-seat-before = Revenir à la place d’avant : { $name }
page-here-again = Jouer de nouveau ici
page-not-built = Les pages pour le navigateur ne sont pas encore générées. Lancez « make pages » dans le dossier des sources, puis réinstallez si Meetinghouse est installé sans -e. Les programmes peuvent déjà jouer.
page-lost = Connexion perdue. Votre place vous attend…
page-sit-down = Prendre place à la table { $code }
page-take-a-seat = Prendre place
page-watching = Ou regardez sans jouer : vous verrez ce que tout le monde voit.

## Salon

page-invite = Invitez du monde :
page-qr = Code QR qui ouvre cette table
page-share = Partager le lien
page-copied = Copié
page-open-tv = Ouvrir l’écran commun
page-seats = Places ({ $count } sur { $most })
page-phone-hand-to = Passez le téléphone à { $name }
page-phone-hand-lead = Que tout le monde détourne les yeux : la suite ne regarde qu’une personne.
page-phone-look = C’est moi, { $name }
page-phone-nobody = Personne n’a rien à décider pour l’instant.
page-phone-others = Quelqu’un d’autre veut regarder
page-phone-sealed = Merci, { $name }.
page-phone-sealed-lead = Gardez le téléphone encore un instant, puis passez-le.
page-phone-cover = Couvrir
page-phone-one = Un téléphone pour plusieurs
page-phone-one-lead = Qui n’a pas de téléphone joue sur le vôtre. Il passe de main en main, et chaque personne regarde à son tour derrière un rideau. Aucune horloge ne tourne.
page-phone-name = Qui d’autre joue sur ce téléphone ?
page-phone-add = Ajouter
page-phone-here = sur ce téléphone
page-phone-open = Un téléphone à faire passer
page-add-bot = Ajouter un robot
page-bot-level = Niveau des robots
page-bot-random = au hasard
page-bot-easy = facile
page-bot-steady = réfléchi
page-bot-sharp = redoutable
page-fill-with-bots = Compléter à { $count } avec des robots
page-change-game = Changer de jeu
page-lock = Plus personne ne peut s’asseoir
page-no-watchers = Plus personne ne peut venir regarder
page-no-watchers-lead = Qui regarde déjà peut rester, l’écran commun aussi. Pour les autres, le code ne marche plus une fois les places prises, la table fermée ou la partie commencée.
page-watchers-lead = Une fois toutes les places prises ou la partie commencée, plus personne ne peut s’asseoir ; mais qui a le code peut regarder.
page-start = Commencer
page-ready = C’est bon pour moi
page-not-ready = Pas encore, finalement
page-leave = Quitter
page-waiting-for = On attend { $names }.
page-waiting-for-you = Dites quand vous pouvez commencer.
page-waiting-for-host = On attend que l’hôte commence.
page-shuffle-together = Tout le monde mélange ensemble : chaque appareil ajoute un nombre au hasard, et personne ne peut choisir les cartes à sa guise.
page-shuffle-opening = Tout le monde mélange les cartes…
page-shuffle-waiting = { $count ->
    [one] On attend un appareil : { $names }. L’écran est-il allumé ?
   *[other] On attend des appareils : { $names }. Les écrans sont-ils allumés ?
}
page-shuffle-stop = Ne plus attendre
page-shuffle-distrust = La maison ne montre plus le même nombre qu’avant : cet appareil garde donc le sien, et cette partie ne commence pas.
page-shuffle-accused = La maison dit que votre appareil n’a pas ouvert sa part du mélange. Il l’a fait. Si cela se répète, ne vous fiez pas à cette maison.
page-game-settings = La partie
page-all-settings = { $count ->
    [0] Tous les réglages
    [one] Tous les réglages (un modifié)
   *[other] Tous les réglages ({ $count } modifiés)
}
page-swap = Échanger :
page-remove = Retirer { $name }
page-arrange = Disposez les places comme autour de votre table : faites-les glisser par leur poignée, ou touchez deux noms pour les échanger.
page-move = Déplacer { $name } : faites glisser, ou servez-vous des flèches
page-moved-to = { $name } a maintenant la place { $place } sur { $count }.
page-rename = Changer mon nom
page-rename-done = Prendre ce nom
page-all-ready = Tout le monde peut commencer.
page-style = Comment on joue
page-style-changed = { $style }, avec vos changements
page-style-again = Annuler les changements
page-style-own = À votre façon
page-style-own-help = Un mélange à vous : voyez tous les réglages plus bas.
page-settings-changed = { $count ->
    [one] un modifié
   *[other] { $count } modifiés
}
page-settings-reset = Revenir aux réglages standard
page-settings-other = Autres réglages
page-setting-usual = Modifié. Standard : { $value }
page-setting-needs = Ne compte qu’avec « { $name } : { $value } ».
page-setting-notes = Ce que ces réglages changent
page-shares = Dans cette partie, à { $count } joueurs
page-shares-usual = standard : { $count }
page-shares-total =
    { $total } pour { $count } joueurs : { $over ->
        [yes] il y en a trop
       *[no] il en manque
    }.
page-as-usual = { $count } ({ $value })
page-clashes = Ce qui empêche de commencer
page-setting-range = Choisissez un nombre de { $least } à { $most }.

## Se retrouver

page-missing-seats = { $count ->
    [one] Il manque encore quelqu’un : il faut être au moins { $least }.
   *[other] Il manque encore { $count } personnes : il faut être au moins { $least }.
}
page-missing-away = { $count ->
    [one] { $names } n’est pas là en ce moment.
   *[other] { $names } ne sont pas là en ce moment.
}
page-settings-link = Ces réglages sous forme de lien
page-new-table = Une table avec ces réglages
page-link-misfits = Une partie de ce lien ne convient pas à cette maison. Le reste est gardé :
page-link-no-game = Ce lien ne nomme aucun jeu de cette maison :
page-call-join = Rejoindre l’appel du groupe
page-call-link = Lien vers l’appel du groupe
page-call-add = Ajouter un lien vers votre appel
page-call-change = Changer le lien
page-call-save = Enregistrer
page-away-bot = { $name } n’est pas là. Sauf retour, un robot prend le relais dans
page-away-host = { $name }, l’hôte, n’est pas là. Sauf retour, quelqu’un d’autre devient l’hôte dans
page-shuffle-until = Si rien ne vient, on revient au salon dans
page-tv-sound = Du son sur cet écran ?
page-tv-with-sound = Avec le son
page-tv-without-sound = Sans
page-tv-delay = Décalage
page-tv-delay-none = aucun
page-tv-delay-seconds = { $seconds } s
page-tv-later = Cet écran a { $seconds } secondes de retard sur la table. Un instant…
page-keys = Le clavier à la table
page-key-tab = d’abord à la question, puis à travers la page
page-key-digits = choisir cette option
page-key-enter = l’envoyer tout de suite
page-key-escape = annuler ce qui va partir, fermer ce qui est ouvert
page-key-large = montrer en grand la carte choisie
page-key-question = à la question, d’où que l’on soit
page-key-list = cette liste
page-offline = La maison est injoignable pour le moment. Votre place vous est gardée.
page-install = Installer Meetinghouse comme application
page-install-how = Dans le menu du navigateur, choisissez « Installer » ou « Sur l’écran d’accueil ». Elle s’ouvre comme une autre application, et dit si la maison est injoignable.
page-install-https = Un navigateur n’installe une page comme application que par https, et cette maison parle http. Qui la tient peut y remédier : meetinghouse serve --tls, ou un proxy avec certificat.
page-push = Me prévenir sur cet appareil quand c’est mon tour
page-push-lead = Même quand cette page est fermée. Le message dit quelle table attend, rien d’autre ; la nuit, tout le monde reçoit le même.
page-push-https = Cette maison peut vous prévenir quand c’est votre tour, mais les navigateurs n’affichent ces messages qu’en https, avec un certificat reconnu.
page-push-unsupported = Ce navigateur ne peut pas vous prévenir quand c’est votre tour. Sur un iPhone ou un iPad, ajoutez d’abord cette page à l’écran d’accueil.
page-push-denied = Dans ce navigateur, vous avez bloqué les messages de cette maison. Autorisez-les dans ses réglages pour savoir quand c’est votre tour.
page-push-failed = Le navigateur n’a pas pu s’inscrire aux messages. Réessayez plus tard.
page-open-tables = Des tables attendent du monde
page-open-table-of = avec { $name }
page-list-table = Affichée à l’entrée
page-list-table-lead = Qui vient dans cette maison y lit votre nom, à quoi vous jouez et à combien, et peut s’asseoir tant qu’il reste une place.

## Licences

page-crier = Le crieur, pour de vraies cartes
page-licences = Licences
page-licences-lead = Meetinghouse est un logiciel libre : chacun peut l’utiliser, le modifier et le partager selon ces termes.
page-licences-others = Ce dont les pages sont faites
page-licences-others-lead = Les pages se servent de code et de polices de caractères faits par d’autres, chacun sous sa propre licence.
page-licences-missing = La liste des licences n’a pas pu être lue. Elle est faite quand les pages sont générées.

## Là où il n’y a rien

page-not-found = Il n’y a rien ici
page-not-found-lead = Aucune page n’est à cette adresse. Une lettre s’est peut-être perdue en chemin.

## Réglages du lecteur

page-settings = Réglages
page-language = Langue
page-theme = Apparence
page-theme-auto = Suivre la partie
page-theme-parchment = Parchemin
page-theme-night = Nuit
page-theme-contrast = Contraste élevé
page-voice = Voix
page-bells = Cloches
page-ambience = Sons d’ambiance
page-speed = Vitesse de la voix
page-calm = Moins de mouvement
page-sleeps = Dormir les nuits où je n’ai rien à faire
page-peek-tap = Voir mes cartes d’un toucher, sans maintenir
page-always-confirm = Toujours confirmer mes choix

## Ce qui est demandé

page-your-turn = À vous de répondre
page-confirm = Confirmer
page-undo = Annuler
page-goes-soon = Envoi dans un instant ; Annuler ou Échap l’arrête.
page-choose-first = Choisissez
page-do-it = J’y vais
page-aim = { $cards } : touchez une place éclairée.
page-aimed = { $cards } sur { $name }
page-choose-whom = Choisissez qui
page-in-hand = { $count } en main
page-sent = Envoyé
page-why-not = Pourquoi ne puis-je pas… ?
page-fold-ask = Replier
page-unfold-ask = Déplier
page-pick-at-table = Touchez une place autour de la table.
page-pick-in-list = Touchez-le sur la table, ou ouvrez la liste.
page-part-then =
    { $where ->
        [list] { $chosen }. { $next } Ouvrez la liste.
       *[table] { $chosen }. { $next }
    }
page-look-at-cards = Regarder vos cartes
page-cover-cards = Cacher vos cartes
page-hold-a-card = Gardez le doigt sur une carte pour voir sa face.
page-part-change = changer
page-out = Vous voilà hors jeu ; vous voyez toujours ce que tout le monde voit.
page-bots-speed = Vitesse des robots
page-bots-at =
    { $speed ->
        [asked] les robots n’attendent pas
       *[other] robots à ×{ $speed }
    }
page-skip = Aller à la fin
page-skipping = Les robots jouent jusqu’à la fin…
page-open-cards = Regarder cartes ouvertes
page-cards-open = Vous voyez toutes les cartes. Personne d’autre ne peut regarder.
page-close-cards = Refermer les cartes
page-sealed = C’est scellé.
page-night-alone = La nuit continue.
page-sealed-wait = On attend les autres…
page-sealed-until = Jusqu’à la fin du sablier, que tous aient répondu ou non.
page-missed-default = Le temps a manqué, et ceci a été choisi pour vous : { $default }.
page-missed-without = Le temps a manqué, et cela s’est décidé sans vous.
page-effect-hint = Faites un choix pour en lire l’effet.
page-see-large = Voir { $name } en grand
page-see-large-none = Voir en grand la carte choisie
page-close = Fermer
page-as-it-is = Garder cet ordre
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
page-order-reset = Recommencer
page-watching-now = Vous regardez
page-watching-lead = Vous voyez ce que tout le monde voit, rien de plus. Envie de jouer ? Demandez à la table : une place s’ouvre quand plus de la moitié le souhaite.
page-watching-opens = Une place s’ouvre bientôt : elle peut être à vous.
page-opening = { $gone ->
    [yes] { $name } a quitté la table ; la place s’ouvre à quelqu’un d’autre dans
   *[no] Si { $name } ne revient pas, la place s’ouvre à quelqu’un d’autre dans
}
page-watching-open = Une place est libre : elle est à vous si vous voulez.
page-choose-several = { $how ->
    [exactly] Il en faut { $least }.
    [upto] Choisissez-en jusqu’à { $most }.
   *[between] Choisissez-en de { $least } à { $most }.
}
page-default = Sans réponse à temps : { $default }.
page-is-default = C’est ce qui arrive sans réponse à temps.
page-time-left = Temps restant
page-seconds-left = Encore { $seconds } secondes
page-hours = { $hours } h

## Paroles

page-chat = Ce qui a été dit
page-channel = Où parler
page-say = Envoyer
page-say-something = Dites quelque chose
page-three-words = Trois derniers mots
page-nothing-said = Personne n’a encore rien dit.
page-silence = Personne ne peut parler ici pour le moment.
page-compose = Dire et demander
page-compose-back = Une autre phrase
page-compose-seat = { part-seat }
page-compose-card = { part-card }
page-compose-position = Laquelle ?
page-compose-amount = { part-amount }
page-compose-word = Quel mot ?
page-compose-line = Quelle ligne du récit ?
page-compose-saying = Quelles paroles ?
page-compose-nothing = Rien ne peut se dire ainsi pour le moment.
page-compose-closed = Pas maintenant :
page-compose-record = Les robots comprennent ces phrases. Elles font partie de l’archive de la partie : après la fin, tout le monde peut les lire, même ce qui s’est dit en privé.
page-claims = Déclarations
page-claims-none = Personne n’a encore rien déclaré.
page-claims-back = Retiré.
page-claims-against = Contre { $name } : { $why }
page-claims-agreed = D’accord : { $names }
page-claims-doubted = Mis en doute par { $names }
page-claims-answer = Répondre
page-compose-about = Dire quelque chose sur { $name }
page-compose-of-line = Parler de cette ligne
page-mood-claim = J’affirme
page-mood-opinion = Mon avis
page-mood-request = Je propose
page-mood-promise = Je promets
page-mood-question = Je demande
page-mood-answer = Je réponds
page-gestures = Gestes
page-signs = Signes
page-point = Montrer quelqu’un
page-gesture = Votre geste
page-gesture-empty = Choisissez jusqu’à { $most } signes.
page-gesture-back = Retirer le dernier signe
page-show-gesture = Montrer

## Les règles, clause par clause

refused-no-such-clause = Il n’y a pas de clause « { $id } ». Proches : { $closest }.

## Autour de la scène

page-title-asked = À vous
page-panels = À côté de la table
page-tab-log = Récit
page-tab-talk = Paroles
page-tab-notes = Notes
page-tab-worlds = Mondes
page-tab-table = Table
page-worlds = Ce qui peut encore être vrai
page-worlds-lead = Parmi tous les mondes compatibles avec le récit, dans combien chaque personne est-elle de chaque camp ? Seul compte ce que l’on sait, pas ce que font les gens. Touchez un nom pour voir les raisons.
page-worlds-share = { $side } : { $number } % des mondes encore possibles, d’après ce que tout le monde sait
page-worlds-whose = Compté d’après
page-worlds-everybody = Ce que tout le monde sait
page-worlds-own = Ce que je sais
page-worlds-first = La donne, telle qu’on la connaissait.
page-worlds-of-side = Part des mondes : { $side }.
page-worlds-no-reasons = Ces mondes ont été tirés au sort, pas comptés : aucune ligne ne peut être désignée.
page-worlds-exact = Compté exactement ; chaque donne pèse autant.
page-worlds-drawn = Une estimation à partir de { $count } mondes tirés au sort.
page-worlds-waits = Les mondes sont en train d’être comptés. Tant qu’on ne doit pas savoir qui agit, le compte attend.
page-worlds-count = Compter les mondes pour tout le monde
page-worlds-count-lead = Pendant la partie, chacun peut voir ce qui peut encore être vrai : dans combien de mondes possibles chaque personne est de quel camp. Tout le monde voit que c’est activé.
page-worlds-counted = Cette table compte les mondes : pendant la partie, chacun peut voir ce qui peut encore être vrai.
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
page-log-newest = Aller au plus récent
page-log-open = Ouvrir le récit
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

page-notes-lead = Pour vos yeux seulement ; vos notes restent avec votre place.
page-suspicion = À quel point vous les soupçonnez, de 0 à 100
page-suspicion-none = non fixé
page-notes-words = Avec vos mots
page-notes-saved = Enregistré
page-notes-waiting = Enregistrement…
page-notes-failed = Pas encore enregistré ; c’est gardé ici, et on réessaie.

## La table elle-même

page-wishes = Temps
page-pause = Pause
page-resume = Reprendre
page-extend = Plus de temps
page-wishes-lead = C’est fait dès que plus de la moitié le souhaite. Personne ne voit qui.
page-people = À la table
page-host-is = Hôte : { $name }
page-powers = Ce que l’hôte peut faire
page-no-host = Il n’y a pas d’hôte ; ce sera la première personne qui revient.
page-block = Ne plus entendre
page-unblock = Entendre de nouveau
page-mute = Faire taire
page-unmute = Rendre la parole
page-put-out-name = Exclure { $name } de cette partie ?
page-put-out-sure = Il faut { $needed } voix parmi les personnes qui ont une place ; personne ne voit lesquelles. Un robot joue alors cette place jusqu’à la fin, { $name } ne peut plus revenir dans cette partie, et l’archive le dit.
page-put-out-do = Voter l’exclusion
page-put-out-not = Non
page-narrator = La voix
page-speaks = Faire parler cet appareil
page-speaks-lead = Une voix dans la pièce suffit. Son volume et sa vitesse sont dans les réglages, en haut.
page-repeat = Répéter
page-move-seat = Passer ma place sur un autre téléphone
page-move-seat-lead = Scannez ceci avec l’autre téléphone. Ne le montrez à personne : qui l’a joue votre place et voit vos cartes.
page-move-seat-qr = Code QR qui ouvre votre propre place
page-copy-link = Copier le lien
page-not-copied = Ce navigateur ne permet pas de copier.
page-fair = Un mélange honnête
page-fair-lead = Personne ne peut truquer le mélange. Cette empreinte a été fixée avant la première donne ; à la fin, le nombre secret dont elle vient est révélé, et tout le monde peut vérifier.
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
page-stood-in = Vous n’étiez pas là : un robot joue pour vous.
page-take-back = Reprendre votre place
page-since = Depuis votre départ
page-since-when = Votre dernière visite : { $when }.
page-since-more = { $count ->
    [one] Il y a une ligne de plus dans le récit.
   *[other] Il y a { $count } lignes de plus dans le récit.
}
page-got-it = Compris

## La fin

page-you-won = Vous avez gagné
page-won = victoire
page-you-lost = Vous avez perdu
page-again-now = Rejouer tout de suite
page-again-change = Changer d’abord quelque chose
page-again-soon = La partie suivante va commencer
page-again-soon-lead = Dès que tout le monde en est, ou quand le sablier s’est écoulé.
page-again-in = J’en suis
page-rematch-host = L’hôte peut lancer la partie suivante.
page-end-open-all = Tout dévoiler maintenant
page-end-who = Qui était quoi, et quand on l’a su
page-end-shut = pas encore dévoilé
page-end-won = a gagné
page-end-turn = Tour { $number }
page-end-numbered = { $what } { $number }
page-end-out = hors jeu : { $where }
page-end-unmasked = au grand jour : { $where }
page-end-turned = a changé de camp : { $where }
page-end-tried = procès : { $where }
page-end-condemned = condamnation : { $where }
page-end-pardoned = grâce : { $where }
page-end-fell = dans le coma : { $where }
page-end-why = Pourquoi cela finit ainsi
page-end-turns = Les tournants de la partie
page-end-turns-coat = { $count ->
    [one] { $names } change de camp, à l’insu de tous.
   *[other] { $names } changent de camp, à l’insu de tous.
}
page-end-nose = Le meilleur flair
page-end-nose-right = { $right ->
    [one] { $right } juste sur { $named }
   *[other] { $right } justes sur { $named }
}
page-end-nose-notes = Vos propres notes voyaient juste pour { $right } sur { $named }.
page-end-lies = Ce qui s’est dit, et ce qui était vrai
page-end-liar = { $name } a menti mieux que personne : { $lies ->
    [one] un mensonge
   *[other] { $lies } mensonges
  }, { $caught ->
    [0] { $lies ->
        [one] jamais démasqué
       *[other] aucun démasqué
      }
   *[other] { $lies ->
        [one] mis en doute
       *[other] dont { $caught } mis en doute
      }
  }.
page-end-honest = Personne n’a dit de mensonge que l’on puisse prouver.
page-end-lies-of = { $lies ->
    [one] 1 mensonge
   *[other] { $lies } mensonges
  }, { $caught } mis en doute
page-end-true = Vrai
page-end-lie = Mensonge
page-end-lie-caught = Mensonge, mis en doute ou contredit
page-end-claims-all = Chaque déclaration, vraie ou fausse
page-end-chart = Comment les soupçons ont évolué
page-end-chart-bots = ce que pensaient les robots, en moyenne
page-end-chart-own = vos propres notes
page-end-chart-named = désignations secrètes
page-end-chart-marks = De la donne, à gauche, à la fin, à droite ; le pointillé est à 50 %. Un bord rouge marque qui les méritait, un trait rouge le moment où quelque chose s’est su.
page-end-chart-told = { $name } ({ $role }) : les soupçons partent de { $first }, culminent à { $most } et finissent à { $last } ; { $named ->
    [0] aucune désignation secrète
    [one] une désignation secrète
   *[other] { $named } désignations secrètes
}.
page-end-cards = Tout, carte par carte
page-card = Une image à partager
page-card-lead = Faite sur cet appareil : elle montre ce que toute la table sait désormais, et les notes de personne.
page-card-line = { $date } · { $count } à table
page-card-won = { $name } a gagné
page-card-lost = { $name } a perdu
page-card-save = Enregistrer l’image
page-card-share = Partager
page-card-not-shared = Cet appareil n’a pas pu la partager. Vous pouvez enregistrer l’image.
page-watch-again = Revoir la partie
page-record = Télécharger l’archive
page-verify = Vérifier le mélange
page-verify-holds = Le mélange est celui qui était promis.
page-verify-breaks = Le mélange n’est pas celui qui était promis.
page-verify-seed = Le nombre secret, révélé à la fin
page-verify-hash = Son empreinte, calculée par votre navigateur
page-verify-told = L’empreinte annoncée au début de la partie
page-verify-recorded = L’empreinte notée dans l’archive
page-verify-means = Tous les mélanges de cette partie découlent de ce nombre, et son empreinte a été annoncée avant la première carte : personne n’a donc pu choisir les cartes après coup. Pour vérifier aussi que chaque coup était permis, lancez meetinghouse verify sur l’archive téléchargée.
page-verify-means-not = Le nombre révélé n’est pas celui qui était promis. Ne vous fiez pas à cette partie.
page-verify-seed-holds = Le nombre a bien l’empreinte annoncée avant la première carte.
page-verify-shares-holds = Chaque part dont ce nombre est fait a l’empreinte fixée avant l’ouverture de la première.
page-verify-mixed-holds = Le nombre est celui que donnent ces parts réunies.
page-verify-list-holds = La liste des empreintes est celle qui a été fixée au départ.
page-verify-house-holds = L’empreinte de la maison est celle que cet appareil avait vue avant de tirer sa part.
page-verify-own-holds = Votre propre part y est, à votre place, telle que votre appareil l’a tirée.
page-verify-not = Ce n’est pas vrai : { $claim }
page-verify-alone = Le nombre secret de cette partie vient de la maison seule : aucun appareil n’a ajouté de part.
page-verify-makers = { $count ->
    [one] La maison et un appareil ont fait ce mélange ensemble.
   *[other] La maison et { $count } appareils ont fait ce mélange ensemble.
}
page-verify-none-of-yours = Aucune de ces parts n’est connue de cet appareil.
page-reasons = Ce que pensaient les robots
page-reasons-lead = Scellé au moment de jouer ; chacun ne savait que ce que savait sa place.
page-reasons-none = Les robots de cette partie n’ont pas laissé de raisons.
page-reasons-whose = Les pensées de qui
page-reasons-all = Tous les robots

## Statistiques, gardées sur son propre appareil

page-stats = Vos statistiques
page-stats-lead = Gardées sur cet appareil seulement : aucun compte, et personne d’autre ne les voit.
page-stats-none = Aucune partie terminée pour l’instant. Chaque partie jouée jusqu’au bout sera comptée ici.
page-stats-played = Parties
page-stats-won = Gagnées
page-stats-streak = Victoires d’affilée
page-stats-best = Meilleure série
page-stats-lies = Mensonges
page-stats-lies-caught = dont { $caught } mis en doute
page-stats-nose = Votre flair
page-stats-sides = Par camp
page-stats-roles = Par rôle
page-stats-of = { $won } sur { $played } de gagnées
page-stats-export = Enregistrer dans un fichier
page-stats-import = Charger un fichier
page-stats-forget = Tout oublier
page-stats-sure = Oublier toutes vos parties sur cet appareil ? C’est sans retour.
page-stats-forgotten = C’est oublié.
page-stats-taken = { $count ->
    [0] Toutes les parties de ce fichier étaient déjà là.
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
page-stats-wrong = Ce fichier n’a pas été chargé, et rien n’a changé. { $why }
page-stats-wrong-json = Ce n’est pas du JSON, ou seulement un morceau de fichier : choisissez un fichier enregistré ici.
page-stats-wrong-other = Ce n’est pas un fichier de statistiques de Meetinghouse : choisissez un fichier enregistré ici.
page-stats-wrong-version = Il a la version { $version } ; cette maison lit la version { $known }.
page-stats-wrong-field = Dans la partie n° { $number } du fichier, « { $field } » manque ou est faux.

## Revoir une partie

page-replay = On revoit { $code }
page-no-replay = Il n’y a encore rien à revoir
page-to-table = Retour à la table { $code }
page-eyes = À travers les yeux de
page-eyes-public = tout le monde
page-eyes-all = la maison (tous les secrets)
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
page-step-play = Lecture
page-step-halt = Pause
page-spoilers = Montrer ce qu’il reste à voir
page-share-moment = Copier le lien vers ce moment

## L’écran commun

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
page-rules-lead = Chaque règle que la maison applique est une clause dont l’identifiant ne change jamais. Quand quelque chose vous est refusé, la maison vous dit quelle clause le veut.
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
page-learn-off = Vous pouvez congédier le coach quand vous voulez, et le rappeler dans toute partie en solo.
page-learn-begin = Distribuez les cartes
page-coach = Coach
page-coach-on = Appeler le coach
page-coach-off = Congédier le coach
page-coach-again = Répéter
page-coach-next = Suivant
page-coach-back = Retour
page-coach-more = Plus dans le guide
page-coach-progress = Leçon { $at } sur { $of }
page-coach-done = Le coach reviendra quand il y aura du nouveau.

## La porte d’entrée, le guide et la première partie, quel que soit le jeu

page-for-players = { $least } à { $most } personnes
page-for-minutes = { $least }–{ $most } min
page-games = Jeux
page-of-game = { $what } : { $game }
page-print = Imprimer
page-guide-none = Ce jeu n’a pas encore de guide. Ses règles sont toutes ici, clause par clause.
page-guide-nothing = Il n’y a rien ici sur « { $query } ».
page-learn-lead = Vous jouez une vraie partie ({ $game }) avec { $bots ->
    [one] un robot
   *[other] { $bots } robots
}, et la maison montre à chaque étape ce que vous pouvez faire.

## La fin, les parties d’avant, le regard en arrière, les phrases rapides

page-games-before = Les parties précédentes de cette table
page-game-number = Partie { $number }
page-replay-number = On revoit { $code } : partie { $number }
page-replay-moments = Les grands moments
page-replay-notes = Vos notes à ce moment-là
page-replay-no-notes = Vous n’aviez encore rien écrit.
page-suspicion-clear = Effacer : { $name }
page-phrases = Phrases rapides
page-reactions = Réagir
page-heard = Ne plus entendre quelqu’un

## La table de n’importe quel jeu

page-look = Regarder
page-cover = Cacher
page-hold-to-look = Maintenez pour regarder.
page-tap-to-look = Touchez pour regarder.
page-know-nothing = Rien de plus que tout le monde.
page-choose-seat = Choisir { $name }
page-plain-out = n’est plus en jeu
page-plain-points = montre { $name }

## La donne

deal-title = Votre rôle
deal-lead = Rien que pour vos yeux. Tournez l’écran vers vous, puis regardez.
deal-look = Regarder
deal-you-are = Vous êtes
deal-side = Votre camp : { $side }.
deal-wants = Ce que vous voulez
deal-can = Ce que vous pouvez faire
deal-knows = Ce que vous savez
deal-nobody = Rien pour l’instant. Ouvrez l’œil.
deal-nothing = Vous n’avez pas de rôle secret.
deal-put-away = Ranger la carte
deal-waits = Chacun regarde son rôle…

## Le registre du meneur de jeu

page-master-open = Mener une table
page-master-open-lead = Vous menez la partie : vous conduisez la nuit, notez ce que chacun fait et voyez tout. Les autres n’ont besoin d’aucun appareil.
page-master-yours = Vous menez cette table : vous voyez ce que savent les joueurs réunis, et vous notez ce qui se passe. Chaque personne en est avertie.
page-master-said = Une personne mène cette table, voit ce que savent les joueurs réunis et note ce qui se passe.
page-master-people = Autour de la table
page-master-people-lead = Ajoutez toutes les personnes qui jouent sans appareil. Qui en a un entre avec le code.
page-master-book = Le registre du meneur de jeu
page-master-deal = Chaque personne regarde son rôle, sur son appareil ou sur celui-ci, à tour de rôle. Ensuite, fermez la donne.
page-master-close-deal = Tout le monde a regardé : commencer
page-master-show = { $name } regarde
page-master-asked = Réveillez et demandez :
page-master-asked-by-day = Demandez à :
page-master-nobody = Personne n’a rien à choisir maintenant. Attendez à peu près aussi longtemps que pour les autres, puis continuez.
page-master-close = Fermer cet appel et continuer
page-master-close-by-day = Fermer cette étape et continuer
page-master-anybody = Noter quelque chose pour
page-master-throws = Je note les dés
page-master-calls = Les appels de cette nuit ({ $done } sur { $count } sont passés)
page-master-done = (passé)
page-master-aloud = À lire à voix haute
page-master-whisper = À montrer ou à chuchoter
page-master-hold = maintenir pour lire
page-master-as = { $name } répond :
page-master-show-page = Lui montrer sa page
page-master-leave = Retour aux personnes appelées
page-master-ends = Cela met fin à la partie, et tout est montré à tout le monde. On ne peut pas revenir en arrière.
page-master-ends-yes = Terminer la partie
page-master-ends-no = Non, on continue
refused-not-entered = Rien n’a été noté ; la partie continue.
page-master-entries = Notes et corrections ({ $count })
page-master-entry = { $name } : { $choice }
page-master-entered = Inscrit : { $entry }
page-master-entry-closed = Une étape a été fermée
page-master-entries-earlier = Notes plus anciennes
page-master-why = Raison de la correction
page-master-repair = Changer à la main
page-master-take-back = Reprendre
page-master-take-back-of = Reprendre : { $entry }
page-master-sure = Oui, reprendre
page-master-draw = Tirage : { $label }
page-master-draw-unknown = Un tirage de la maison : { $label }
page-master-order = Dans l’ordre des places :
page-master-house-draws = La maison tire
page-master-next-call = Appel suivant
page-master-table = Toute la table, vue par { $name }
page-master-table-all = Toute la table, vue par tout le monde
page-master-overview = Tout le monde d’un coup d’œil
page-master-gazette = La gazette du matin, à lire à voix haute
page-master-by-hand = Les cartes ont été distribuées à la main
page-master-by-hand-next = Voilà les cartes
page-master-by-hand-stop = Ne plus noter de cartes
page-master-house-deals = La maison distribue celles-ci
page-master-card-of = Carte à noter : { $name }
page-master-card-back = Retirer { $card }
page-master-hands = Compter les mains levées (votes attendus : { $count })
page-master-hands-for = Qui lève la main pour
page-master-hands-enter = { $count ->
        [0] Touchez les noms des mains levées
        [one] Noter une voix
       *[other] Noter { $count } voix
    }
page-master-phones = Quelqu’un veut sa carte sur un téléphone
page-master-phones-lead = On n’y lit que ce qui est à soi, et l’on peut y répondre. Vous continuez comme avant.
page-master-phone-scan = { $name } scanne ceci avec son téléphone. Le code ne s’affiche qu’une fois.
page-master-phone-done = C’est scanné
page-master-phone-anew = Déjà sur un téléphone. S’il est perdu, ou le code, redonnez la place ; l’ancien téléphone en sort :
page-master-phone-anew-sure = Oui, redonner la place : { $name }
page-master-elsewhere = Reprendre le registre sur un autre appareil
page-master-elsewhere-lead = Scannez ceci avec l’autre appareil. Qui l’a voit tout.
