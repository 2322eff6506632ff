### Ce que disent les pages, en français.

## Entrer

page-welcome = Il y a une sorcière dans ce village
page-welcome-lead = Jouez à Salem 1692 entre amis autour d’une table, à distance, ou en solo contre des bots. La maison garde chaque secret, mène les nuits et compte les votes.
page-alone = En solo, tout de suite
page-alone-lead = Prenez place avec des bots qui réfléchissent avant d’accuser.
page-play-now = Jouer
page-how-you-like-it = À votre goût
page-host = Entre amis
page-host-lead = Ouvrez une table ; les autres vous rejoignent par code ou QR.
page-open-table = Ouvrir une table
page-join = Vous avez un code
page-join-lead = Quatre lettres, lues par l’hôte.
page-go = Entrer
page-code = Code de la table
page-code-form = Un code a quatre lettres, comme KWTM.
page-your-name = Votre nom
page-players = Joueurs
page-edition = Édition
page-edition-en = Édition anglaise
page-edition-fr = Édition française
page-edition-es = Édition espagnole
page-pace = Rythme
page-one-moment = Un instant …
page-home = Retour à l’entrée
page-no-table = Il n’y a pas de table { $code }
page-moved = Votre place a changé d’appareil
page-moved-lead = Elle est ouverte ailleurs. Un seul appareil peut montrer vos cartes.
page-here-again = Jouer de nouveau ici
page-lost = La ligne est coupée. Votre place vous attend …
page-sit-down = Prendre place à la table { $code }
page-take-a-seat = Prendre place
page-watching = Ou restez en spectateur : vous voyez ce que tout le monde voit.

## Salon

page-invite = Les autres entrent ici :
page-qr = Code QR qui ouvre cette table
page-share = Partager le lien
page-copied = Copié
page-open-tv = Ouvrir l’écran commun
page-seats = Places ({ $count } sur { $most })
page-add-bot = Ajouter un bot
page-lock = Fermée aux nouveaux venus
page-start = Commencer
page-ready = C’est bon pour moi
page-not-ready = Pas encore, finalement
page-leave = Quitter
page-too-few = Il faut au moins { $least } joueurs.
page-waiting-for = On attend { $names }
page-waiting-for-host = On attend que l’hôte commence
page-game-settings = La partie
page-all-settings = { $count ->
    [0] Tous les réglages
    [one] Tous les réglages (un modifié)
   *[other] Tous les réglages ({ $count } modifiés)
}
page-swap = Échanger :
page-move-up = Monter { $name }
page-move-down = Descendre { $name }
page-remove = Retirer { $name }
page-arrange = Placez chacun comme à table : faites glisser, ou touchez deux places pour les échanger.

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
page-do-it = Faire
page-sent = Envoyé
page-why-not = Pourquoi pas … ?
page-unfold-options = Choisir dans une liste
page-fold-options = Masquer la liste
page-nothing-closed = Tout ce que vous pourriez attendre vous est permis.
page-choose-several = { $how ->
    [exactly] Choisissez-en { $least }, dans l’ordre.
    [upto] Choisissez-en jusqu’à { $most }.
   *[between] Choisissez-en de { $least } à { $most }, dans l’ordre.
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

## Les règles, clause par clause

refused-no-such-clause = Il n’y a pas de clause « { $id } ». Proches : { $closest }.


## La scène de Salem 1692

page-salem-seats = Les places, dans le sens horaire
page-salem-as-list = En liste
page-salem-tap-reads = Toucher pour lire
page-salem-choose-seat = Choisir { $name }
page-salem-close = Fermer
page-salem-ghost = fantôme
page-salem-on-turn = son tour
page-salem-accusations = accusations : { $count } sur { $needs }
page-salem-on-the-brink = une de plus, et c’est le procès
page-salem-turned-up = face visible : { $faces }
page-salem-face-down = { $count ->
    [one] une carte Procès cachée
   *[other] { $count } cartes Procès cachées
}
page-salem-in-front = posé devant : { $cards }
page-salem-in-hand = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
}
page-salem-tryals = Cartes Procès
page-salem-before-seat = Posé devant
page-salem-deck = { $count ->
    [0] La pioche est vide.
    [one] Il reste une carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
}
page-salem-no-discard = La défausse est vide.
page-salem-witch-cards = cartes Sorcière révélées : { $found } sur { $all }
page-salem-trials = procès ce tour-ci : { $count }
page-salem-conspiracies = Conspirations jusqu’ici : { $count }
page-salem-night-last = La Nuit est la dernière carte
page-salem-look = Regarder
page-salem-cover = Cacher
page-salem-hold-to-look = Maintenez le doigt sur les cartes pour les regarder.
page-salem-tap-to-look = Touchez les cartes pour les regarder.
page-salem-open = (face visible)
page-salem-what-you-know = Ce que vous savez
page-salem-your-side = Votre camp : { $side }.
page-salem-you-constable = Vous avez la carte Prévôt.
page-salem-suspected-once = Vous avez déjà soupçonné cette place.
page-salem-everything-opened = Tout est dévoilé, place par place
page-salem-won = victoire
page-salem-witch-to-the-last = une carte Sorcière jusqu’au bout
page-salem-witch-once = a tenu une carte Sorcière, puis l’a passée
page-salem-never-a-witch = n’a jamais tenu de carte Sorcière
page-salem-suspected = Soupçons :
page-salem-right = juste
page-salem-wrong = faux
page-salem-suspected-well = { $right ->
    [one] { $right } juste sur { $named }
   *[other] { $right } justes sur { $named }
}

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
page-offers = Ce que vous pouvez faire de vous-même
page-change-answer = Changer votre réponse
page-try-again = Réessayer
page-more = En voir plus

## Le récit

page-log = Ce qui s’est passé
page-log-filter = Montrer
page-log-all = Tout
page-log-mine = Ce qui me concerne
page-log-trials = Votes et procès
page-log-accusations = Accusations
page-log-uncover = Montrer mes secrets
page-log-cover = Cacher mes secrets
page-log-earlier = Plus tôt
page-log-newest = Au plus récent
page-log-nothing = Rien de tel ne s’est encore passé.
page-log-lobby = Avant la partie
page-log-beginning = La partie commence
page-log-dawn = L’aube
page-log-night = La nuit
page-log-conspiracy = Conspiration
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
page-notes-waiting = Écriture …
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
page-fair-lead = Voici l’empreinte de la graine qui mélange toutes les cartes, fixée avant la première donne. À la fin la graine est ouverte, et chacun peut vérifier.
page-leave-table = Quitter la table
page-leave-sure = Quitter cette partie ? Un robot joue pour vous, et vous ne pourrez pas revenir à cette place.
page-leave-sure-over = Quitter cette table ?
page-stay = Rester
page-stood-in = Vous étiez ailleurs, et un robot joue pour vous.
page-take-back = Reprendre votre place

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
page-record = Télécharger la partie
page-verify = Vérifier le mélange
page-verify-holds = Le mélange est celui qui était promis.
page-verify-breaks = Le mélange n’est pas celui qui était promis.
page-verify-seed = La graine, ouverte à la fin
page-verify-hash = Son empreinte, calculée par votre navigateur
page-verify-told = L’empreinte annoncée au début de la partie
page-verify-recorded = L’empreinte notée dans la partie
page-verify-means = Tous les mélanges de cette partie découlent de cette graine, et son empreinte a été annoncée avant la première carte : personne n’a donc pu choisir les cartes après coup. Que chaque coup était permis se vérifie avec le fichier téléchargé : meetinghouse verify.
page-verify-means-not = La graine ouverte n’est pas celle qui était promise. Ne vous fiez pas à cette partie.
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
page-replay-where = Où dans la partie
page-replay-jump = Aller à …
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
page-tv-join = Rejoignez avec un téléphone :
page-lost-tv = La liaison est coupée ; elle revient d’elle-même …

## Le guide et les règles

page-guide = Guide du jeu
page-guide-lead = Salem 1692, de la première carte au dernier mot, comme on y joue dans cette maison.
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
page-guide-nothing = Personne à Salem n’a entendu parler de « { $query } ».
page-guide-before = Le résultat précédent
page-guide-next = Le résultat suivant
page-contents = Sommaire
page-colour-red = Rouge
page-colour-green = Verte
page-colour-blue = Bleue
page-colour-black = Noire
page-copies = { $count ->
    [one] une dans la pioche
   *[other] { $count } dans la pioche
}
page-rules = Règles
page-rules-lead = Chaque règle que la maison applique est une clause dont l’identifiant ne change jamais. Tout refus cite sa clause.
page-rules-around = Tout autour
page-rules-find = Une clause, ou le début de son identifiant
page-rules-in-english = Les clauses sont rédigées en anglais.
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
page-learn-lead = En dix minutes environ, vous jouez une vraie partie de Salem avec quatre bots. Un guide explique chaque chose quand elle arrive pour la première fois, et se tait le reste du temps.
page-learn-no-clock = Aucune horloge ne tourne : prenez votre temps.
page-learn-real = Rien n’est arrangé. Les cartes sont mélangées, les bots veulent gagner, et vous aussi.
page-learn-off = Le guide peut être congédié, et rappelé dans toute partie que vous jouez sans autre personne.
page-learn-begin = Distribuez
page-coach-you = Vous
page-coach = Guide
page-coach-on = Appeler le guide
page-coach-off = Congédier le guide
page-coach-again = Répéter
page-coach-next = Suite
page-coach-got-it = Compris
page-coach-back = Retour
page-coach-more = En savoir plus
page-coach-progress = Leçon { $at } sur { $of }
page-coach-done = Le guide parlera quand il y aura du nouveau.

page-coach-theme = Bienvenue à Salem
page-coach-theme-text = Nous sommes en 1692, et quelqu’un à cette table est une Sorcière. Les quatre autres sont des bots ; ils n’en savent pas plus qu’une personne à leur place.
page-coach-goal = Deux camps
page-coach-goal-text = Le village gagne quand toutes les cartes Sorcière sont révélées. Les Sorcières gagnent quand toute personne en vie est Sorcière. Qui a tenu une carte Sorcière l’est pour toujours.
page-coach-tryals = Vos cartes Procès
page-coach-tryals-text = { $peek ->
    [tap] Les cinq cartes face cachée devant vous disent votre camp. Touchez-les pour regarder, et encore une fois pour les couvrir.
   *[hold] Les cinq cartes face cachée devant vous disent votre camp. Appuyez longuement pour regarder ; relâchez, et elles sont couvertes.
} Personne d’autre ne peut les voir.
page-coach-dawn = L’aube
page-coach-dawn-text = Tous les yeux sont fermés. Les Sorcières choisissent qui reçoit le Chat noir ; les autres scellent un soupçon. Tous les écrans se ressemblent, et personne ne sait qui fait quoi. Choisissez une place et confirmez.
page-coach-cat = Le Chat noir
page-coach-cat-text = Le chat a été déposé devant une porte. Qui l’a commence, et perdra une carte Procès quand viendra la Conspiration. D’ici là, il ne fait aucun mal.
page-coach-turn = Les tours
page-coach-turn-text = On joue dans le sens des aiguilles d’une montre. À son tour, on pioche deux cartes, ou l’on en joue autant qu’on veut, toujours sur les autres. Regardez qui accuse qui : c’est ainsi qu’on se trahit.
page-coach-yours = À vous
page-coach-yours-text = Piochez deux cartes si votre main est faible, ou jouez. Vous pouvez jouer plusieurs cartes de suite, puis finir le tour. S’il manque un choix, « Pourquoi pas … ? » vous dit la règle.
page-coach-target = Sur qui ?
page-coach-target-text = Choisissez un bouton ci-dessous, ou touchez la place autour de la table. Rien ne part avant que vous confirmiez, et rien ne se reprend ensuite.
page-coach-draw = Piocher
page-coach-draw-text = Ce que vous piochez, personne d’autre ne le voit. Seules les cartes noires sont montrées et s’accomplissent aussitôt. Personne ne doit défausser : une main peut grandir.
page-coach-red = Les cartes rouges accusent
page-coach-red-text = Accusation compte 1, Preuve 3, Témoin 7. Elles restent devant une personne et s’additionnent ; le nombre à sa place dit combien il y en a et combien il en faut.
page-coach-green = Les cartes vertes agissent une fois
page-coach-green-text = Elles font effet et disparaissent : un Alibi retire des accusations, le Pilori coûte un tour, le Bouc émissaire déplace tout ailleurs. Touchez une carte pour lire ce qu’elle fait.
page-coach-blue = Les cartes bleues restent
page-coach-blue-text = Une carte bleue reste devant une personne et y change les règles, jusqu’à une Malédiction, un déplacement ou son élimination.
page-coach-brink = Au bord du procès
page-coach-brink-text = Quelqu’un est tout près du nombre qui déclenche un procès. Qui joue la dernière accusation mène le procès : gardez une carte rouge pour ce moment.
page-coach-trial = Un procès
page-coach-trial-text = Les accusations suffisent. { $edition ->
    [fr] Le hasard choisit
   *[other] Qui accuse choisit
} une carte Procès face cachée, et elle est révélée pour de bon. Une carte Sorcière met fin à la partie de cette personne, en règle générale ; toute autre carte, non. Puis les accusations sont défaussées.
page-coach-conspiracy = Conspiration !
page-coach-conspiracy-text = D’abord, qui a le Chat noir perd une carte Procès. Puis chaque personne prend une carte face cachée à sa gauche : une carte Sorcière peut voyager, et faire une nouvelle Sorcière.
page-coach-changed = Regardez de nouveau
page-coach-changed-text = Votre rangée a changé. Regardez-la : si une carte Sorcière est venue, vous êtes Sorcière ; si elle est partie, vous l’êtes encore. Vous savez ce que l’on vous a pris à droite.
page-coach-night = La nuit
page-coach-night-text = Les Sorcières choisissent une victime, le Prévôt protège quelqu’un avec le marteau, les autres soupçonnent quelqu’un. Les écrans se ressemblent, et la nuit dure autant, qui que ce soit qui agisse.
page-coach-sealed = Soupçons scellés
page-coach-sealed-text = Un soupçon ne change rien à la partie. Il reste scellé et se compte à la fin, pour vous montrer si vous avez bien lu la table.
page-coach-confession = Avouer ?
page-coach-confession-text = Révélez l’une de vos cartes Procès, et vous ne risquez rien cette nuit. Cette carte est perdue pour de bon. Ne révélez jamais une Sorcière ni votre dernière carte, à moins de vouloir partir.
page-coach-morning = Le matin
page-coach-morning-text = La victime est nommée. Le marteau, un aveu ou l’Asile la sauvent ; sinon elle est éliminée. Puis la pioche est mélangée, et le jeu reprend où il s’était arrêté.
page-coach-elimination = Une élimination
page-coach-elimination-text = Toutes les cartes Procès de cette personne sont montrées, ses autres cartes sont perdues. Comparez avec ce que vous pensiez : qui accusait l’innocence ?
page-coach-out = Votre élimination
page-coach-out-text = Trois derniers mots aux vivants vous reviennent, si vous voulez. Ensuite vous regardez, et vous gagnez ou perdez encore avec votre camp.
page-coach-over = La fin
page-coach-over-text = Toutes les cartes sont ouvertes. Voyez qui était quoi, ce que valaient vos soupçons, et pourquoi les bots ont agi ainsi. Vous connaissez le jeu : appelez du monde, ou jouez encore.
