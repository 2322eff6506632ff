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
place-out = hors du jeu ; un robot joue
place-muted = en sourdine

channel-lobby = le salon

pace-relaxed = détendu
pace-relaxed-help = Beaucoup de temps pour tout, et de la patience avec qui perd la connexion.
pace-classic = classique
pace-classic-help = Le temps habituel pour tout.
pace-quick = rapide
pace-quick-help = Peu de temps pour tout ; un robot joue bientôt pour qui perd la connexion.
pace-none = sans horloge
pace-none-help = Rien n’est jamais limité dans le temps.
pace-async = sur plusieurs jours
pace-async-help = Des jours au lieu de secondes : inutile d’être là en même temps, et aucun robot ne s’en mêle.

wish-pause = Pour une pause : { $count } voix (il en faut { $needed }).
wish-resume = Pour reprendre : { $count } voix (il en faut { $needed }).
wish-substitutes = Ouvrir la place à quelqu’un d’autre : { $count } sur { $needed }
wish-removals = Hors du jeu : { $count } sur { $needed }
wish-extend = Pour plus de temps : { $count } voix (il en faut { $needed }).

why-full = il n’y a plus de place pour garder quoi que ce soit
why-busy = trop de choses s’enregistrent à la fois
why-disk = le disque fait défaut
why-read-only = l’écriture n’est pas permise
why-no-place = le stockage ne peut pas être ouvert
why-closed = le stockage est fermé
why-rules-version = les règles de cette partie ne sont plus disponibles
why-unknown-game = son jeu n’est plus installé dans cette maison

## Phrases toutes faites

phrase-one-moment = Un instant, s’il vous plaît.
phrase-agree = Je suis d’accord.
phrase-disagree = Je ne crois pas.
phrase-whom-suspected = Qui soupçonnez-vous ?
phrase-innocent = C’est faux, je suis du bon côté.
phrase-why-me = Pourquoi moi ?
phrase-listen = Attendez, parlons-en d’abord.
phrase-well-played = Bien joué !

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
       *[other] { $name } quitte la table.
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
event-settings-changed = La partie a de nouveaux réglages (rythme : { $pace }). Dites de nouveau quand vous pouvez commencer.
event-shares-listed = La part de chacun dans le mélange est fixée ; on les ouvre maintenant.
event-start-stopped =
    { $left ->
        [yes] Le départ est annulé : { $name } s’en va.
       *[no] { $you ->
            [name] Le départ est annulé : votre appareil n’a pas ouvert sa part du mélange. Dites de nouveau que vous pouvez commencer.
           *[other] Le départ est annulé : { $name } n’a pas ouvert sa part du mélange, et doit de nouveau dire pouvoir commencer.
        }
    }
event-game-started = La partie commence. L’empreinte de sa graine, fixée avant la première carte : { $commitment }
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
            [yes] Dans { $seconds } secondes, une place quittée s’ouvre à quelqu’un d’autre : { $seat }.
           *[no] Dans { $seconds } secondes, une place s’ouvre à quelqu’un d’autre, sauf retour d’ici là : { $seat }.
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
        [name] Plus de la moitié de la table vous met hors du jeu ; un robot joue pour vous.
       *[other] Plus de la moitié de la table met { $name } hors du jeu ; un robot joue.
    }
event-paused = La partie est en pause ; toutes les horloges sont arrêtées.
event-resumed = La partie reprend.
event-extended = Il y a plus de temps.
event-game-over = La partie est finie, et sa graine est dévoilée : { $seed }
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
refused-choice = Le choix fait pour { $id } est illisible ({ $why }).
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
refused-no-house-share = La maison n’a pas encore de part à cette table : la graine de la prochaine partie vient d’elle seule.
refused-too-few =
    { $game } se joue à { $least } au moins ; { $players ->
        [0] il n’y a encore personne
        [one] il n’y a qu’une personne
       *[other] vous n’êtes que { $players }
    }.
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
refused-too-few-to-put-out = On ne met personne hors du jeu quand moins de { $least } personnes ont une place.
refused-put-out = Vous êtes hors de cette partie, par la volonté de la table : impossible d’y revenir.
refused-not-away = La personne à la place { $seat } est bien là.
refused-seated-already = Vous avez déjà une place à cette table.
refused-not-yours = La place { $seat } est tenue par un robot.
refused-not-stood-in = Aucun robot ne joue à votre place.
refused-paused = La partie est en pause.
refused-not-paused = La partie n’est pas en pause.
refused-no-clock-runs = Aucune horloge ne tourne.
refused-no-channel = Vous ne pouvez pas écrire là en ce moment ({ $channel }).
refused-muted = L’hôte vous a retiré la parole.
refused-too-long = C’est plus long que { $most } caractères.
refused-three-words = Les derniers mots sont trois au plus, de { $most } caractères en tout.
refused-said-already = Vous avez dit vos derniers mots.
refused-unknown-phrase = Il n’y a pas de phrase toute faite « { $phrase } ». Phrases connues : { $known }.
refused-text-and-phrase = Dites vos propres mots, une phrase toute faite ou un geste : un seul des trois à la fois.
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

## Refus du serveur

refused-cross-origin = La demande vient d’une page d’un autre site ; elle n’est pas acceptée.
refused-not-json = Ce qui a été envoyé n’est pas du JSON.
refused-broken = Quelque chose a mal tourné ; cela n’a pas pu se faire.
refused-misdirected = Cette maison ne s’appelle pas « { $host } ». Ouvrez-la par son adresse, ou demandez à son hôte d’ajouter ce nom : meetinghouse serve --name { $host }
refused-not-found = Il n’y a rien ici.
refused-method = Cela ne se fait pas ici.
refused-too-large = Ce qui a été envoyé est trop volumineux.
refused-no-length = Ce qui a été envoyé ne dit pas sa longueur.
refused-not-json-type = Ce qui a été envoyé ne dit pas être du JSON.
refused-malformed-body = Ce qui a été envoyé n’a pas de sens ici ({ $why }).
refused-too-many-connections = Trop de connexions sont ouvertes de chez vous. Fermez-en, puis réessayez.
refused-too-many-watchers = Il y a déjà tant de monde qui regarde qu’il n’y a plus de place. Dès que quelqu’un s’en va, vous entrez.
refused-header = L’en-tête { $name } est illisible.
refused-long-target = Cette adresse est trop longue : { $most } octets au plus.
refused-long-header = L’en-tête { $name } est trop long : { $most } octets au plus.
refused-long-head = L’adresse et les en-têtes sont trop longs ensemble : { $most } octets au plus.
refused-slow-body = Votre envoi n’est pas arrivé à temps.
refused-closing = La maison ferme un instant.
refused-extended-enough = Cela a déjà été prolongé { $most } fois.
