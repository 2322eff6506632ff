### Ce qui se dit autour d’une partie, en français.
### Aucun texte ne commence par name- ou text- : les noms et ce que disent les gens sont montrés tels quels.

## Mots

table-lobby = avant la partie
table-playing = la partie est en cours
table-over = la partie est finie
table-closed = fermée
table-locked = verrouillée
table-paused = en pause

place-ready = peut commencer
place-not-ready = pas encore
place-away = pas là
place-host = hôte
place-bot = robot
place-stood-in = pas là ; un robot joue en attendant
place-left = a quitté la table
place-vacant = à reprendre
place-opens = à reprendre dans { $time }
place-out = hors de la partie ; un robot joue
place-muted = en sourdine
place-speed =
    { $speed ->
        [asked] voudrait que les robots n’attendent pas
       *[other] voudrait les robots à ×{ $speed }
    }

channel-lobby = le salon

pace-relaxed = détendu
pace-relaxed-help = Beaucoup de temps pour tout, et de la patience avec qui perd la connexion.
pace-classic = classique
pace-classic-help = Le temps habituel pour tout.
pace-quick = rapide
pace-quick-help = Peu de temps pour réfléchir ; un robot joue bientôt pour qui perd la connexion.
pace-none = sans horloge
pace-none-help = Pas d’horloge : prenez tout votre temps.
pace-async = sur plusieurs jours
pace-async-help = Des jours au lieu de secondes : inutile d’être là en même temps, et aucun robot ne s’en mêle.
push-turn = C’est votre tour
push-where = { $game }, table { $code }

speed-1 = ×1
speed-2 = ×2
speed-4 = ×4
speed-asked = jusqu’à mon tour

wish-pause = Pour une pause : { $count } voix (il en faut { $needed }).
wish-resume = Pour reprendre : { $count } voix (il en faut { $needed }).
wish-substitutes = Ouvrir la place à quelqu’un d’autre : { $count } sur { $needed }
wish-removals = Pour l’exclusion : { $count } sur { $needed }
wish-extend = Pour plus de temps : { $count } voix (il en faut { $needed }).

why-full = il n’y a plus de place pour garder quoi que ce soit
why-busy = trop de choses s’enregistrent à la fois
why-disk = le disque est en panne
why-read-only = l’écriture n’est pas permise
why-no-place = le stockage ne peut pas être ouvert
why-file-system = le système de fichiers du stockage n’accepte pas de journal WAL, dont SQLite a besoin
why-closed = le stockage est fermé
why-unreachable = le stockage est injoignable
why-login = le stockage n’accepte pas cet utilisateur ou ce mot de passe
why-rights = il manque un droit à cet utilisateur dans le stockage
why-in-use = un autre serveur utilise le stockage
why-rules-version = les règles de cette partie ne sont plus disponibles
why-unknown-game = son jeu n’est plus installé dans cette maison

store-damaged = { $path } est endommagé
store-format = { $path } est au format { $version }, et cette version de Meetinghouse lit les formats 1 à { $last }
store-not-ours = { $path } n’est pas un fichier de Meetinghouse, ou son début est endommagé
store-other-program = { $path } appartient à un autre programme
store-server = { $path } est un PostgreSQL { $version }, et il faut à Meetinghouse la version { $oldest } ou une plus récente

## Phrases rapides

phrase-one-moment = Un instant, s’il vous plaît.
phrase-agree = Je suis d’accord.
phrase-disagree = Je ne crois pas.
phrase-whom-suspected = Qui soupçonnez-vous ?
phrase-innocent = Ce n’est pas moi !
phrase-why-me = Pourquoi moi ?
phrase-listen = Attendez, parlons-en d’abord.
phrase-well-played = Bien joué !
phrase-watching = (ouvre l’œil)
phrase-laughing = (rit)
phrase-shocked = (n’en revient pas)
phrase-thumbs-up = (lève le pouce)
phrase-candle = (allume une bougie)

## Les signes, là où l’on ne fait que des gestes

sign-yes = oui
sign-no = non
sign-question = question
sign-wait = attendre
sign-go = y aller
sign-hush = chut
sign-me = moi
sign-heart = cœur
sign-danger = danger
sign-skull = tête de mort
sign-knife = couteau
sign-shield = bouclier
sign-eye = œil
sign-sleep = dormir
sign-sun = soleil
sign-moon = lune
sign-home = maison
sign-hospital = hôpital
sign-coin = pièce
sign-vote = vote
sign-one = un
sign-two = deux
sign-three = trois
sign-four = quatre
sign-five = cinq

## Ce qui se passe autour de la table

event-said =
    { $channel_key ->
        [lobby] { $name } : « { $text } »
       *[other] { $name } ({ $channel }) : « { $text } »
    }
event-phrase-said =
    { $channel_key ->
        [lobby] { $name } : « { $phrase } »
       *[other] { $name } ({ $channel }) : « { $phrase } »
    }
event-gestured = { $name } ({ $channel }) fait des signes : { $signs }
event-joined =
    { $you ->
        [name] Vous prenez place à la table.
       *[other] { $bot ->
            [yes] Un robot prend place à la table : { $name }.
           *[no] { $name } prend place à la table.
        }
    }
event-departed =
    { $you ->
        [name] Vous quittez la table.
       *[other] { $bot ->
            [yes] { $name } quitte la table ; un robot joue à sa place.
           *[no] { $name } quitte la table.
        }
    }
event-host-changed =
    { $you ->
        [name] Désormais, l’hôte de la table, c’est vous.
       *[other] Désormais, l’hôte de la table, c’est { $name }.
    }
event-renamed =
    { $you ->
        [name] On vous appelle désormais { $name }.
       *[other] { $was } s’appelle désormais { $name }.
    }
event-settings-changed = Les réglages ont changé (rythme : { $pace }). Redites quand c’est bon pour vous.
event-worlds-counted =
    { $counted ->
        [yes] Le compte des mondes est activé : chacun peut voir ce qui peut encore être vrai.
       *[no] Le compte des mondes est désactivé.
    }
event-shares-listed = Tout le monde a ajouté sa part au mélange ; on les ouvre maintenant.
event-start-stopped =
    { $left ->
        [yes] On ne commence pas encore : { $name } a quitté la table.
       *[no] { $you ->
            [name] On ne commence pas encore : votre appareil n’a pas ouvert sa part du mélange. Redites quand c’est bon pour vous.
           *[other] On ne commence pas encore : { $name } n’a pas ouvert sa part du mélange, et doit redire quand c’est bon.
        }
    }
event-game-started = La partie commence. Le mélange est désormais fixé, et chacun pourra le vérifier à la fin.
event-stood-in =
    { $you ->
        [seat] Vous n’êtes plus là : un robot joue pour vous jusqu’à votre retour.
       *[other] { $seat } n’est plus là : un robot joue en attendant.
    }
event-took-back =
    { $you ->
        [seat] Vous revoilà : le robot vous rend votre place.
       *[other] { $seat } revient : le robot rend la place.
    }
event-seat-opening =
    { $you ->
        [seat] Dans { $seconds } secondes, votre place s’ouvre à quelqu’un d’autre. Revenez avant, et elle reste à vous.
       *[other] { $gone ->
            [yes] { $seat } a quitté la table : dans { $seconds } secondes, la place s’ouvre à quelqu’un d’autre.
           *[no] Si { $seat } ne revient pas d’ici { $seconds } secondes, la place s’ouvre à quelqu’un d’autre.
        }
    }
event-substituted =
    { $you ->
        [seat] Vous reprenez cette place, avec tout ce qu’elle sait.
       *[other] { $name } reprend une place, avec tout ce qu’elle sait.
    }
event-reclaimed =
    { $you ->
        [seat] Vous revoilà, et la place est de nouveau à vous : { $name } n’y avait encore rien fait, mais a vu tout ce qu’elle sait.
       *[other] { $seat } revient et reprend la place : { $name } n’y avait encore rien fait, mais a vu tout ce qu’elle sait.
    }
event-put-out =
    { $you ->
        [name] Plus de la moitié de la table vous exclut de la partie ; un robot joue pour vous.
       *[other] Plus de la moitié de la table exclut { $name } de la partie ; un robot joue.
    }
event-paused = La partie est en pause ; toutes les horloges sont arrêtées.
event-resumed = La partie reprend.
event-extended = Un peu plus de temps pour tout le monde.
event-game-over = La partie est finie. Le mélange est dévoilé : chacun peut le vérifier.
event-book-corrected = La personne qui mène la partie a corrigé le registre. Le récit reprend du début, tel qu’il est maintenant.
event-rematched = Encore une partie : retour au salon.
event-table-closed = La table est fermée : { $why }. Ce qui a été joué est gardé.

## Refus

refused-unknown-code = Il n’y a pas de table « { $code } ».
refused-unknown-pace = Il n’y a pas de rythme « { $pace } ». Rythmes connus : { $known }.
refused-unknown-bot = Il n’y a pas de robot « { $bot } » pour ce jeu. Robots connus : { $known }.
refused-unknown-language = Il n’y a pas de langue « { $language } ». Langues connues : { $known }.
refused-no-token = Prenez d’abord place à cette table.
refused-wrong-token = Cette clé n’est à personne autour de la table ; votre place a peut-être été reprise.
refused-host-only = C’est réservé à l’hôte de la table.
refused-yourself = Vous ne pouvez pas vous retirer ainsi : quittez plutôt la table.
refused-seated-only = C’est réservé aux personnes qui ont une place à la table.
refused-anothers = { $id } ne vous est pas demandé.
refused-choice = Le choix fait pour { $id } est illisible : { unfit }.
refused-call-link = « { $link } » n’est pas un lien vers un appel. Il commence par https:// et compte au plus { $most } caractères, sans espace.
refused-no-list = Cette maison n’a pas de liste de tables ouvertes. Qui la tient peut en avoir une : meetinghouse serve --open-tables
refused-no-push = Cette maison n’envoie pas de notifications. Qui la tient peut y remédier : meetinghouse serve --push vous@example.org
refused-push-endpoint = Une notification part vers un lien https d’au plus { $most } caractères, et ceci n’en est pas un.
refused-push-keys = Les clés de cet appareil sont illisibles. Désactivez ses notifications, puis réactivez-les.
refused-locked = La table est verrouillée : plus personne ne peut y prendre place.
refused-full =
    { $most ->
        [one] L’unique place ({ $most }) est prise.
       *[other] Les { $most } places sont prises.
    }
refused-name = Un nom a de 1 à { $most } lettres ; « { $name } » ne convient pas.
refused-name-marks = Une lettre d’un nom porte au plus { $most } signes, au-dessus et au-dessous ; une lettre de « { $name } » en porte davantage.
refused-name-nobodys = « { $name } » désigne ici une personne dont le nom a été supprimé. Choisissez un autre nom.
refused-name-taken = Quelqu’un porte déjà ce nom à cette table : { $name }.
refused-not-in-lobby = Cela ne se fait qu’avant la partie.
refused-not-playing = Cela ne se fait que pendant la partie.
refused-erase-later = Vous pourrez supprimer cela une fois la partie finie, ou en la quittant.
refused-not-over = Cela ne se fait qu’après la partie.
refused-not-all-ready = Tout le monde n’a pas encore dit pouvoir commencer.
refused-opening = La partie va commencer : rien ne peut changer jusque-là, à moins que le départ ne soit annulé.
refused-not-opening = Aucune part d’un mélange n’est à ouvrir en ce moment.
refused-wrong-share = Cette part n’a pas l’empreinte qui avait été envoyée pour elle.
refused-no-house-share = La maison n’a pas encore de part à cette table : le nombre qui mélangera la prochaine partie vient d’elle seule.
refused-too-few =
    { $game } se joue à { $least } au moins ; { $players ->
        [0] il n’y a encore personne
        [one] il n’y a qu’une personne
       *[other] vous n’êtes que { $players }
    }.
refused-too-many = { $game } se joue à { $most } au plus ; vous êtes { $players }. Libérez d’abord des places.
refused-no-such-game = Aucune partie { $number } de cette table n’est conservée.
refused-no-such-seat = Il n’y a pas de place { $seat } à cette table.
refused-no-room =
    Il n’y a pas de place pour { $count } robots : { $free ->
        [one] il reste { $free } siège
       *[other] il reste { $free } sièges
    }.
refused-one-name = Un même nom ne peut pas aller à { $count } robots.
refused-seat-order = L’ordre doit nommer une fois chacune des { $seats } places.
refused-not-vacant = La place { $seat } n’est pas à reprendre.
refused-opens-later =
    Personne ne peut encore s’asseoir à la place { $seat } ; elle s’ouvre dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
refused-seat-kept = Cette place ne s’ouvre à personne : il faudrait { $least } autres personnes avec une place à elles. Un robot y joue, et seul son propre lien y ramène.
refused-too-few-to-put-out = On n’exclut personne quand moins de { $least } personnes ont une place.
refused-worlds-off = Cette table ne compte pas les mondes. L’hôte de la table peut activer ce compte avant une partie.
refused-worlds-rest = En ce moment, nul ne doit savoir qui agit. Le compte des mondes reprendra juste après.
refused-eyes-not-out = Seule une personne sortie du jeu peut voir toutes les cartes avant la fin.
refused-eyes-not-alone = Toutes les cartes ne s’ouvrent avant la fin que pour une personne seule avec des robots. Ici, d’autres pourraient apprendre ce qu’elles sont.
refused-eyes-watched = Quelqu’un d’autre regarde, peut-être sur l’écran commun. Les cartes restent fermées jusqu’à son départ.
refused-eyes-open = La seule personne de cette partie n’est plus en jeu et regarde toutes les cartes ouvertes : personne d’autre ne peut regarder pour l’instant. Revenez quand la partie sera finie : tout sera alors ouvert à tout le monde.
refused-master-only = C’est réservé à la personne qui mène une partie ouverte avec meneur.
refused-master-sits = Qui mène la partie n’a pas de place : pour jouer aussi, rejoignez la table avec un autre appareil.
refused-moderated-clocks = Quand quelqu’un mène la partie, aucune horloge ne tourne : choisissez « sans horloge ».
refused-still-asked = L’étape reste ouverte tant qu’il manque une réponse qui décide quelque chose. Réponses attendues : { $people }.
refused-dealing = D’abord, chacun regarde son rôle. Fermer la distribution ne tire rien.
refused-one-phone-game = Une partie de { $game } ne peut pas se jouer sur un seul téléphone qui passe de main en main, ou pas à autant.
refused-one-phone-full = Un seul téléphone passe entre { $most } personnes au plus.
refused-one-phone-clocks = Quand un seul téléphone passe de main en main, aucune horloge ne tourne : choisissez « sans horloge ».
refused-not-on-phone = La place { $seat } ne se joue pas sur ce téléphone.
refused-given-anew = La personne qui mène la partie a donné cette place à un autre appareil.
refused-put-out = La table a voté votre exclusion de cette partie : impossible d’y revenir.
refused-not-away = La personne de la place { $seat } est bien là.
refused-seated-already = Vous avez déjà une place à cette table.
refused-not-yours = La place { $seat } est celle d’un robot.
refused-not-stood-in = Aucun robot ne joue à votre place.
refused-paused = La partie est en pause.
refused-not-paused = La partie n’est pas en pause.
refused-no-clock-runs = Aucune horloge ne tourne.
refused-no-channel = Vous ne pouvez pas écrire là en ce moment ({ $channel }).
refused-muted = L’hôte vous a retiré la parole.
refused-too-long = C’est plus long que { $most } caractères.
refused-three-words = Les derniers mots sont trois au plus, de { $most } caractères en tout.
refused-said-already = Vous avez déjà dit vos derniers mots.
refused-unknown-phrase = Il n’y a pas de phrase rapide « { $phrase } ». Phrases connues : { $known }.
refused-no-reactions = Tant que l’on ignore qui décide, personne ne réagit : attendez la fin de l’étape.
refused-text-and-phrase = Dites vos propres mots, une phrase rapide ou un geste : un seul des trois à la fois.
refused-gestures-only = Ici, on ne parle que par gestes.
refused-no-gestures = On ne fait pas de gestes ici.
refused-how-many-signs = Un geste compte de 1 à { $most } signes.
refused-unknown-sign = Il n’y a ni signe ni place « { $sign } ». Signes connus : { $known }.
refused-empty = Ce message est vide.
refused-too-fast =
    C’était trop rapide ; attendez { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
refused-suspicion = Un soupçon est un nombre de 0 à 100.
refused-key-reused = Cette demande a déjà été envoyée avec un autre contenu.
refused-no-record-yet = L’archive s’ouvre quand la partie est finie.
refused-house-full =
    La maison est pleine : { $most ->
        [one] { $most } table est ouverte
       *[other] { $most } tables sont ouvertes
    }. Réessayez plus tard.
refused-closed = Cette table est fermée : { $why }.
refused-draining = La maison va être mise à jour. Les parties commencées vont jusqu’à leur fin ; après cela, d’autres pourront commencer.
refused-table-room = Cette table a rempli les { $most } Mo qu’elle peut conserver : la partie continue, mais on ne peut plus rien dire, noter ni changer.
refused-house-room = La maison n’a plus de place pour conserver davantage. Les parties commencées continuent ; le reste doit attendre.
refused-table-damaged = Cette table est abîmée là où elle est conservée et ne peut être ouverte. Qui tient la maison en a peut-être une copie.
refused-store = Rien ne peut être enregistré pour l’instant : { $why }. Réessayez dans un instant.
refused-other-rules = Le serveur qui a répondu a d’autres règles que celles de cette partie. Réessayez dans un instant : un autre serveur de la maison la continue.

## Refus du serveur

refused-cross-origin = La demande vient d’une page d’un autre site ; elle n’est pas acceptée.
refused-not-json = Ce qui a été envoyé n’est pas du JSON.
refused-broken = Quelque chose a mal tourné ; cela n’a pas pu se faire.
refused-misdirected = Cette maison ne s’appelle pas « { $host } ». Ouvrez-la par son adresse, ou demandez à son hôte d’ajouter ce nom : meetinghouse serve --name { $host }
refused-not-found = Il n’y a rien ici.
refused-method = Cela ne se fait pas ici.
refused-too-large = Ce qui a été envoyé est trop volumineux.
refused-no-length = Ce qui a été envoyé ne dit pas sa longueur.
refused-not-json-type = Ce qui a été envoyé n’est pas annoncé comme du JSON.
refused-malformed-body = Ce qui a été envoyé n’a pas de sens ici : { unfit }.
refused-too-many-connections = Trop de connexions sont ouvertes de chez vous. Fermez-en, puis réessayez.
refused-too-many-watchers = Il y a déjà tant de monde qui regarde qu’il ne reste plus de place. Vous entrerez dès que quelqu’un s’en ira.
refused-header = L’en-tête { $name } est illisible.
refused-long-target = Cette adresse est trop longue : { $most } octets au plus.
refused-long-header = L’en-tête { $name } est trop long : { $most } octets au plus.
refused-long-head = L’adresse et les en-têtes sont trop longs ensemble : { $most } octets au plus.
refused-slow-body = Votre envoi n’est pas arrivé à temps.
refused-closing = La maison ferme un instant.
refused-extended-enough = Cela a déjà été prolongé { $most } fois.
