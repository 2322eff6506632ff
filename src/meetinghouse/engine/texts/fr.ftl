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
nobody = personne
word-yes = Oui
word-no = Non
word-done = Terminé
word-again = Recommencer
takes-values = une valeur parmi { $values }
takes-number = un nombre compris entre { $least } et { $most }
takes =
    { $takes ->
        [values] { takes-values }
        [number] { takes-number }
        [whole] un nombre entier
        [count] un nombre entier à partir de 1
        [names] des noms avec leurs valeurs
       *[bots] un seul nom, ou un nom par camp : { $sides }
    }
unfit =
    { $why_key ->
        [missing] { $field } manque dans { $at }
        [unknown] { $field } est inconnu dans { $at }
        [type] { $at } devrait être de type { $expected }, pas { $got }
        [length] { $at } devrait être de type { $expected } et de longueur { $limit }
        [bound] { $at } devrait être de type { $expected } et { $limit }
        [value] { $at } ne peut pas valoir { $got }
        [query] le paramètre { $field } ne peut pas avoir cette valeur
       *[unreadable] c’est illisible
    }

decision-again = Changer vos réponses ?
decision-done = Vous avez répondu à tout.

part-seat = Qui ?
part-card = Quelle carte ?
part-position = Où ?
part-amount = Combien ?
part-word = Que choisissez-vous ?

in-order = L’ordre compte.
choice-none = ne rien choisir
nothing-closed = Rien ne vous est interdit en ce moment.

seen-by-everybody = Tout le monde verra votre réponse.
seen-by-fellows = Seules les personnes qui partagent ce secret voient votre réponse.
seen-by-concerned = Seules les personnes concernées le sauront.
seen-by-nobody = Personne ne voit votre réponse.

form-text = en mots
form-three-words = en trois mots
form-gestures = en gestes

reason-random = le hasard
reason-unknown = une raison dont le texte manque ici
reason-easy-impulse = un coup de tête, sans réfléchir
reason-steady-default = il n’y avait guère à réfléchir
cli-covered = face cachée (tapez s pour regarder)

## Refus

refused-unknown-game = Il n’y a pas de jeu « { $name } ». Jeux connus : { $known }.
refused-broken-game =
    { $has_fault ->
        [no] Le jeu « { $name } » ne peut pas être chargé ici.
       *[yes] Le jeu « { $name } » du paquet { $package } ne peut pas être chargé : { $fault }.
    }
refused-broken-bot =
    { $has_fault ->
        [no] Le robot « { $name } » ne peut pas être chargé ici.
       *[yes] Le robot « { $name } » du paquet { $package } ne peut pas être chargé : { $fault }.
    }
refused-part-type = « { $part } » est de type { $got }, pas { $expected }
refused-part-class = « { $part } » n’est pas une sous-classe de { $expected }
refused-part-form = « { $part } » devrait avoir la forme package.module:attribute
refused-part-missing = « { $module } » n’a pas de « { $part } »
refused-part-folder = « { $part } » n’a pas de dossier « texts »
refused-part-encoding = { $file } n’est pas en UTF-8
refused-part-pages = son manifeste nomme des pages ; retirez-les, et il se jouera sur la page commune
refused-part-name = ses règles l’appellent « { $called } »
refused-part-seats = ses règles prévoient { $players } places ; le maximum est { $most }
refused-part-text = aucun caractère n’est assez petit pour « { $text } »
refused-part-error = { $error }
refused-part-both = { $one } ; { $other }
refused-part-place =
    { $place ->
        [tap] le choix de l’étape « { $name } »
        [setting] le réglage « { $name } »
        [ban] l’interdit « { $name } »
        [note] la note « { $name } »
        [tally] le décompte « { $name } »
        [ending] la fin « { $name } »
        [mark] la marque « { $name } »
       *[step] l’étape « { $name } »
    }
refused-part-setting = { refused-part-place } dépend de « { $setting } », qui n’est pas un réglage : { $known }
refused-part-value = { refused-part-place } demande si « { $setting } » vaut « { $value } », ce qui est impossible
refused-part-note = aucune étape ne prend la note « { $note } »
refused-part-step-note = l’étape « { $name } » utilise la note « { $note } », qu’aucune étape ne prend avant elle
refused-part-ending-note = la fin « { $name } » demande la note « { $note } », qu’aucune étape ne prend
refused-part-ending-tally = la fin « { $name } » demande le décompte « { $tally } », absent de `tallies`
refused-part-secret =
    l’étape « { $name } » est secrète, mais elle { $telling ->
        [given] est omise si personne n’est dans la note
        [tells] dit les noms de la note
        [otherwise] dit un autre texte si personne n’est noté
        [waits] attend quelqu’un
       *[answers] demande des réponses à voix haute
    } (`{ $telling }`) : ce qu’on entend trahirait ce qui a été choisi
refused-part-values = l’étape « { $name } » dure « { $seconds } » secondes, mais le script n’a pas de `values`
refused-part-seconds =
    l’étape « { $name } » dure « { $seconds } » secondes, mais `values` de « { $edition } » { $has_got ->
        [no] ne dit pas combien
       *[yes] indique « { $got } », qui n’est pas un nombre
    }
refused-part-past = l’étape « { $name } » dure { $seconds } secondes ; une durée ne peut pas être négative
refused-package-name-taken = { $other } apporte aussi « { $name } », mais ce nom est déjà pris par { $package } ; il est laissé de côté.
refused-package-name-twice =
    { $has_package ->
        [no] Plusieurs paquets apportent « { $name } » ; aucun n’est donc utilisé ici.
       *[yes] Plusieurs paquets apportent « { $name } » : { $package }, { $other }. Aucun ne sert ; n’en gardez qu’un.
    }
refused-players = { $game } se joue à { $least } au moins et { $most } au plus, pas à { $players }.
refused-unknown-option =
    { $game } n’a pas de réglage « { $name } ».{ $has_near ->
        [yes] { did-you-mean }
       *[no] { "" }
    }
refused-option-value = Le réglage { $name } ne peut pas valoir « { $value } ». Il accepte { takes }.
refused-option-clash = Ces réglages ne vont pas ensemble, ou pas à ce nombre de joueurs : { $settings }.
refused-seed = Une graine est un nombre entier, un texte ou des octets, pas { $seed }.
refused-not-open = Rien n’est demandé sous { $id } en ce moment.
refused-game-over = La partie est finie ; il n’y a plus rien à répondre.
refused-one-option = { $id } demande exactement une de ses options ; { $choice } n’en est pas une.
refused-list-of-options =
    { $id } demande une liste de { $least } à { $most } options différentes parmi les siennes ; { $why_key ->
        [no-list] { $choice } n’est pas une liste
        [how-many] { $count ->
            [0] aucune n’a été donnée
            [one] une seule a été donnée
           *[other] { $count } ont été données
        }
        [twice] { $choice } y figure deux fois
       *[not-one] { $choice } n’en est pas une
    }.
refused-forbidden = { $choice } n’est pas permis ici.
refused-no-clock = { $id } n’a pas d’horloge ; son temps ne peut pas s’écouler.
refused-not-secret = Cette étape n’est pas secrète : elle se ferme avec sa dernière réponse.
refused-no-seat = Il n’y a pas de place { $seat } ; cette partie a les places 0 à { $last }.
refused-still-secret = Tout reste secret jusqu’à la fin de la partie.
refused-no-record = Un monde redistribué n’a pas d’archive.
refused-not-a-save =
    Ce n’est pas une partie sauvegardée : { $why_key ->
        [players] { $game } ne se joue pas à { $players }
        [parts] ses éléments ne vont pas ensemble
        [bytes] il fallait des octets, pas { $got }
        [beginning] le début n’est pas le bon
        [changed] le fichier est tronqué ou a été modifié
       *[other] { unfit }
    }.
refused-older-save = Cette partie a été sauvegardée par une version plus ancienne de Meetinghouse et ne peut plus être ouverte.
refused-not-a-record =
    Ce n’est pas l’archive d’une partie : { $why_key ->
        [json] il fallait du JSON, pas { $got }
        [no-seed] il y manque la graine
        [other-seed] la graine n’est pas celle dont l’empreinte a été publiée
        [other-end] rejouée, la partie se termine autrement
       *[other] { unfit }
    }.
refused-rules-version = Cette partie a été jouée avec la version { $theirs } de { $game } ; ici, c’est la version { $ours }.
refused-record-breaks = L’archive se rompt à l’entrée { $entry } : { $why }
refused-chance-impossible =
    « { $result } » ne peut pas être tiré pour { $label } : il faut { $takes ->
        [number] un nombre de 1 à { $most }
        [item] un de ceux-ci : { $items }
       *[order] tous ceux-ci, dans leur ordre : { $items }
    }.
refused-chance-unused = Rien ne tire { $label } ici. Laissez-le de côté.
refused-deal-over = La partie a avancé : on ne distribue à la main qu’avant toute autre entrée.
refused-no-reason = Dites pourquoi, en 1 à { $most } caractères.
refused-no-repair = { $id } ne peut pas être changé à la main maintenant. { $has_known ->
        [no] Ce jeu ne prévoit aucune correction.
       *[yes] Ce qui peut l’être, après le numéro d’une place : { $known }.
    }
refused-no-entry = Il n’y a pas d’entrée { $entry } ; l’archive en a { $count }, comptées à partir de 0.
refused-taken-already = L’entrée { $entry } a déjà été reprise.
refused-no-choice = L’entrée { $entry } ne contient pas de choix qu’un autre pourrait remplacer. Reprenez-la en entier.
refused-no-longer-fits = L’entrée { $entry } n’irait plus : { $why }
refused-cannot-imagine = { $game } ne s’imagine pas à partir de cette vue : ses règles ne disent pas comment.
refused-cannot-imagine-now = { $game } ne s’imagine pas à partir de cette vue. Elle n’a pas de base : soit on ne l’a pas demandée, soit les règles ne disent pas comment imaginer ce moment.
refused-not-imagined =
    Aucune partie ne correspond à cette vue et à ce récit : { $why_key ->
        [basis] la vue n’a pas de base ; demandez-la avec basis=1
        [over] la partie est finie, et son archive dit tout
        [no-view] la première n’est pas une vue
        [no-story] le second n’est pas un récit, c’est-à-dire une liste d’événements
        [parts] leurs éléments ne vont pas ensemble
        [view] la vue a été modifiée, ou date d’un autre moment que le récit
        [story] le récit a été modifié, ou date d’un autre moment que la vue
       *[other] { unfit }
    }.
refused-cluster-form = « { $on } » ne désigne aucune grappe. Une grappe s’écrit dask:ADRESSE ou tcp://ADRESSE pour un ordonnanceur Dask, ray:ADRESSE pour Ray.
refused-cluster-or-processes = Une grappe a son propre nombre de processus : donnez soit --on, soit --processes.
refused-no-cluster = Aucune grappe ne répond à l’adresse { $address } : { $error }.
refused-cluster-empty = La grappe à l’adresse { $address } n’a pas encore de machine au travail. Lancez-en, puis réessayez.
refused-cluster-lost = La grappe à l’adresse { $address } ne répond plus.
refused-worker-died = Un processus est mort { $count } fois sur les mêmes parties, peut-être faute de mémoire.
refused-other-code = La machine { $machine } de la grappe n’a pas les mêmes règles ou robots que celle-ci pour { $game }. Installez la même version de Meetinghouse sur toutes.
refused-checkpoint-other = { $path } n’est pas un fichier de parties jouées. Donnez-en un autre, ou déplacez-le ; rien n’a changé.
refused-checkpoint-broken = La ligne { $line } de { $path } est abîmée. Retirez cette ligne pour garder toutes les autres parties, ou déplacez le fichier pour tout reprendre ; rien n’a changé.

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
cli-errno-eacces = accès refusé
cli-errno-eaddrinuse = un autre programme y écoute déjà
cli-errno-eaddrnotavail = cette machine n’a pas cette adresse
cli-errno-eexist = il existe déjà
cli-errno-eisdir = c’est un dossier
cli-errno-enametoolong = son nom est trop long
cli-errno-enoent = il n’y a pas de tel fichier ou dossier
cli-errno-enospc = le disque est plein
cli-errno-enotdir = une partie du chemin n’est pas un dossier
cli-errno-eperm = ce n’est pas permis
cli-errno-erofs = le disque est en lecture seule
cli-crier-written = { $path } est écrit ({ $kilobytes } ko). Copiez-le sur un téléphone et ouvrez-le là ; il marche sans réseau.
cli-crier-not-built = Les pages du navigateur n’ont pas encore été générées : lancez « make pages » dans le dossier des sources.
cli-print-written =
    { $pages ->
        [one] { $path } est écrit : { $pages } page, { $kilobytes } ko. Imprimez-le en taille réelle, sans l’ajuster à la page.
       *[other] { $path } est écrit : { $pages } pages, { $kilobytes } ko. Imprimez-le en taille réelle, sans l’ajuster à la page.
    }
cli-no-folder = Il n’y a pas de dossier { $folder }. Si c’est le bon, créez-le avec : { $command }
cli-port = Un port est un nombre de 0 à 65535, pas { $port }.
cli-name = --name veut un nom comme maison.example.org, sans https:// et sans port, pas « { $value } ».
cli-trust-proxy = --trust-proxy veut l’adresse d’un serveur mandataire (127.0.0.1) ou un réseau (10.0.0.0/8), pas « { $value } ».
cli-push = --push veut une adresse électronique ou un lien https où les services de notifications peuvent vous joindre, pas « { $value } ».
cli-metrics = --metrics veut un port, ou ADRESSE:PORT comme 127.0.0.1:9692, pas « { $value } ».
cli-no-listening = Cette machine ne peut pas écouter sur { $host }, port { $port } : { $why }.
cli-no-store = Les tables ne peuvent être conservées là : { $why }.
cli-in-use = Un autre serveur utilise déjà { $path }.
cli-standby-waits = Un autre serveur utilise { $path }. Celui-ci attend, et prendra le relais quand l’autre s’arrêtera.
cli-older-waits = Des serveurs d’une version antérieure utilisent { $path }, dans l’ancien format. Celui-ci attend qu’ils soient arrêtés.
cli-taken-over = Un autre serveur a pris le relais pour { $path }, car celui-ci avait perdu sa connexion. Celui-ci s’arrête.
cli-standby-file = --standby est fait pour une base : indiquez-la avec --store. Un fichier n’a qu’un serveur.
cli-shared-file = --shared est fait pour une base : indiquez-la avec --store. Un fichier n’a qu’un serveur.
cli-shared-standby = Il faut choisir : avec --shared tous les serveurs servent, avec --standby l’un attend l’autre.
cli-leave-old = --leave-old est fait pour les serveurs avec --shared, et sans --close-old : les parties sont laissées à d’autres serveurs, ou bien closes.
cli-store-form = { $where } prend l’adresse d’une base PostgreSQL, par exemple postgresql://utilisateur@machine:5432/base. Un fichier se nomme avec --data.
cli-store-password = Une adresse sur la ligne de commande ne doit pas contenir de mot de passe : tout le monde sur cette machine pourrait le lire dans la liste des processus. Mettez le mot de passe dans PGPASSWORD ou ~/.pgpass ou, pour le serveur, l’adresse entière dans { $variable }.
cli-store-both = Les tables sont conservées en un seul endroit : --data désigne un fichier et --store une base, pas les deux.
cli-move-same = { $path } ne peut pas être copié sur lui-même.
cli-move-nothing = Il n’y a aucun stockage à { $path } : rien n’a été copié.
cli-move-other = { $path } contient les tables d’une autre maison. Indiquez un stockage vide ; rien n’a été modifié.
cli-move-played = Dans { $path }, on a continué à jouer depuis la copie (table { $code }). Indiquez un stockage vide ; rien n’a été modifié.
cli-move-differs = Le contenu de { $path } n’est pas ce qui a été copié. L’original n’a pas été modifié ; relancez la même commande.
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
cli-old-shared = Ou lancez ce serveur avec --leave-old, à côté de serveurs de la version précédente : ils continuent ces parties.
cli-old-left =
    { $count ->
        [one] Une partie est laissée aux serveurs qui ont ses règles :
       *[other] { $count } parties sont laissées aux serveurs qui ont leurs règles :
    }
cli-old-closed =
    { $count ->
        [one] Une partie a été close, car ses règles ne sont plus ici :
       *[other] { $count } parties ont été closes, car leurs règles ne sont plus ici :
    }
cli-game-name = Le nom d’un jeu a de 2 à 30 minuscules de a à z ; « { $name } » ne convient pas.
cli-game-known = Il y a déjà un jeu nommé « { $name } ».
cli-folder-exists = { $path } existe déjà. Donnez avec --folder un dossier qui n’existe pas ; rien n’a changé.
cli-new-game =
    Le jeu « { $name } » est dans { $path }. Ensuite :
      pip install -e "{ $path }[test]"
      python -m pytest { $path }
      meetinghouse play { $name }
cli-no-server = Le serveur n’est pas installé ici. Pour l’installer : pip install "meetinghouse[server]"
cli-no-postgres = La bibliothèque de PostgreSQL n’est pas installée ici. Pour l’installer : pip install "meetinghouse[postgres]"
cli-no-print = Il manque ici de quoi imprimer. Pour l’installer : pip install "meetinghouse[print]"
cli-players-form = --players prend un nombre, ou plusieurs comme 5-10 ou 5,7,10, pas « { $value } ».
cli-vary-form = --vary prend le nom d’un réglage, au besoin avec des valeurs : mode, ou mode=v,m. « { $value } » n’est ni l’un ni l’autre.
cli-no-dask = Dask n’est pas installé ici. Pour l’installer : pip install "meetinghouse[dask]"
cli-no-ray = Ray n’est pas installé ici. Pour l’installer : pip install "meetinghouse[ray]"
cli-out-html = Le rapport est un fichier HTML : donnez à --out un nom en .html, pas « { $path } ».
cli-percent = --{ $name } est un pourcentage de 0 à 100, pas { $value }.
cli-unknown-command = Commande inconnue : « { $typed } ».{ $near } Commandes connues : { $known }.
cli-unknown-option = Option inconnue : { $typed }.{ $near }
cli-missing-value = Commande « { $command } » : il faut une valeur pour { $name }.
cli-given-twice = { $name } est donné plusieurs fois.
cli-unused = Mots en trop : { $words }.
cli-not-a-choice = { $name } ne peut pas valoir « { $value } ». Choisissez parmi { $choices }.{ $near }
cli-not-whole = { $name } ne peut pas valoir « { $value } » : ce n’est pas un nombre entier.
cli-not-yes-or-no = { $name } ne peut pas valoir « { $value } » : ce n’est ni oui (yes) ni non (no).
cli-most-room = --most-room attend un nombre d’octets comme 500MB ou 2GB, au moins 10MB, ou 0 pour tout ce que le disque peut contenir, et non « { $value } ».
cli-key-malformed = { $path } ne contient pas de clé : une clé, ce sont 64 chiffres et lettres de a à f, comme en donne « openssl rand -hex 32 ».
cli-key-lost = Le contenu de { $data } a été scellé avec une clé, et il n’y a pas de fichier { $path }. Remettez-y la clé, ou indiquez son fichier avec --key-file ; rien n’a été modifié.
cli-key-wrong = La clé de { $path } n’est pas celle avec laquelle { $data } a été scellé. Indiquez la bonne avec --key-file ou dans MEETINGHOUSE_KEY ; rien n’a été modifié.
cli-key-needed = Une base demande une clé que vous gardez : indiquez son fichier avec --key-file, ou mettez la clé dans { $path }. « openssl rand -hex 32 » en donne une.
cli-tls-both = Un certificat va avec sa clé, et une clé avec son certificat : donnez --tls-cert et --tls-key ensemble.
cli-tls-missing = Il n’y a pas de fichier { $path }.
cli-tls-not-a-certificate = { $path } n’est pas un certificat au format PEM, celui qui commence par « -----BEGIN CERTIFICATE----- ».
cli-tls-not-a-key = { $path } n’est pas une clé privée au format PEM, celui qui commence par « -----BEGIN PRIVATE KEY----- ».
cli-tls-mismatch = La clé de { $path } n’est pas celle du certificat de { $certificate }. Dans une chaîne, le certificat du serveur vient en premier.
cli-tls-locked = La clé de { $path } est protégée par un mot de passe ; il en faut une sans.
cli-tls-refused = OpenSSL refuse le certificat de { $certificate } avec la clé de { $path } : { $why }.
cli-tls-not-own = La maison n’a pas fait { $path } elle-même : elle n’y touche pas. Pour l’utiliser, indiquez-le avec --tls-cert et --tls-key ; pour un certificat fait par la maison, déplacez-le.

games-players = de { $least } à { $most } personnes
games-version = version { $version } des règles
games-more = Les réglages d’un jeu : meetinghouse games NOM
games-set = Réglez avec --option nom=valeur, par exemple : meetinghouse play { $name } --option { $example }
games-by-edition = selon l’édition

rules-unknown = Il n’y a pas de règle « { $id } ». Les groupes de règles : meetinghouse rules
rules-unknown-near = Il n’y a pas de règle « { $id } ». Les plus proches : { $near }.
rules-first = Les { $shown } premières des { $count } clauses ; ajoutez des mots pour affiner.
rules-more = Tout un groupe : meetinghouse rules SAL-NIGHT. Une seule clause : meetinghouse rules SAL-NIGHT-04.

cli-serve-here = La maison est ouverte. Sur cette machine : { $url }
cli-serve-network = Pour les téléphones du même réseau : { $url }
cli-serve-named = Par son nom : { $url }
cli-serve-proxied = Par le proxy, s’il parle https : { $url }
cli-serve-warned = Les navigateurs se méfieront une fois de ce certificat, car la maison l’a fait elle-même. Passez outre si l’empreinte qu’ils affichent est celle-ci :
cli-serve-fingerprint = SHA-256 { $fingerprint }
cli-serve-ended = Le certificat de { $path } n’est plus valable : les navigateurs s’en méfieront jusqu’à son renouvellement.
cli-serve-early = Le certificat de { $path } n’est pas encore valable : les navigateurs s’en méfieront d’ici là. L’horloge de cette machine est-elle à l’heure ?
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

move-progress = Copie en cours
move-done =
    { $tables ->
        [one] Une table se trouve dans { $path }
       *[other] { $tables } tables se trouvent dans { $path }
    }, dont { $copied } à copier cette fois ; chacune a été comparée à l’original.
move-key = Elles sont scellées avec la même clé qu’avant : indiquez son fichier avec --key-file, ou mettez la clé dans MEETINGHOUSE_KEY.

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
simulate-line = { $what } : { $done } sur { $all }, encore { $left }
simulate-bots = robots
simulate-median = décisions
simulate-digests = empreinte

balance-title = Équilibre : { $game }
balance-contents = Sommaire
balance-percent = { $number } %
balance-about-games = Parties
balance-games-value = { $games } par ligne, { $all } en tout
balance-about-players = Nombre de places
balance-about-bots = Qui joue
balance-about-options = Réglages
balance-about-seed = Graine
balance-about-rules = Règles
balance-rules-value = version { $version }, code { $code }, Meetinghouse { $house }
balance-about-digest = Empreinte
balance-usual = Standard
balance-reading = Tous les chiffres viennent de parties entre robots, avec leur intervalle à 95 % entre parenthèses : en rejouant toutes ces parties avec d’autres graines, environ dix-neuf intervalles sur vingt contiendraient le vrai chiffre. Des humains jouent autrement que des robots ; lisez ce qui suit comme une indication de l’endroit où regarder.
balance-section-wins = Qui gagne
balance-section-lengths = La durée des parties
balance-section-seats = L’effet de la place
balance-section-effects = Rôles, cartes et lois
balance-section-changes = Réglages
balance-section-clauses = Clauses en jeu
balance-section-rows = Toutes les lignes
balance-players = À { $players }
balance-lengths = De { $min } à { $max } décisions ; la moitié des parties en comptent au plus { $median }. En moyenne { $mean }.
balance-seats-about = Combien de fois on gagne à chaque place. Le trait pointillé est la moyenne de toutes les places ; une étoile marque celles dont l’intervalle ne la contient pas. Sur vingt places équitables, environ une reçoit une étoile par hasard.
balance-seat = { seat-number }
balance-seat-apart = Place { $seat } ★
balance-seats-mean = Moyenne de toutes les places : { $share }
balance-effects-about = Différences en points de pourcentage. La première ligne compare les personnes qui avaient ou ont joué la chose avec toutes les autres ; celles des camps comparent les parties où on l’a vue avec les parties sans elle. On ne compare que des parties jouées au même nombre.
balance-effects-chance = Point plein : le hasard seul n’y suffirait guère. Cercle : le hasard peut l’expliquer. On voit ce qui va ensemble, pas ce qui cause quoi : une carte qu’on joue tard se voit par exemple plus souvent dans les longues parties.
balance-group-role = Rôles
balance-group-card = Cartes
balance-group-law = Lois
balance-group-post = Postes
balance-seen = Dans { $share } des parties, { $times } fois dans chacune
balance-holder = Qui l’a ou la joue
balance-no-side = Pas de différence nette pour un camp.
balance-never-without = Dans trop peu de parties, dans toutes ou à toutes les places : rien à comparer.
balance-changes-about = Différences en points de pourcentage par rapport au jeu standard. Les deux ont été joués avec les mêmes graines et sont comparés partie par partie. Point plein : le hasard seul n’y suffirait guère. Cercle : le hasard peut l’expliquer.
balance-changes-none = Aucun réglage n’a été comparé. Nommez-en un avec --vary, ou tous avec --vary all.
balance-change-games = { $games } paires de parties, à { $players }
balance-variant-bots = Robots : { $bots }
balance-unplayed =
    { $has_rule ->
        [yes] Impossible à { $players } : { $variant } [{ $rule }].
       *[no] Impossible à { $players } : { $variant }.
    }
balance-clauses-about = Dans combien de parties une clause est entrée en jeu : elle définissait une question, fermait un choix auquel on pouvait s’attendre, ou provoquait un événement. Les clauses qui ne se voient d’aucune de ces façons ne figurent pas ici.
balance-clause-id = Clause
balance-clause-share = Parties
balance-clause-times = Fois par partie
balance-clause-text = Ce qu’elle dit
balance-row-variant = Réglages
balance-row-players = Places
balance-row-games = Parties
balance-row-wins = Victoires
balance-row-nobody = Aucun camp
balance-row-median = Décisions (médiane)
balance-row-digest = Empreinte
balance-written = Le rapport est dans { $page }, ses chiffres dans { $numbers }.
balance-kept = Ce qui a été joué est gardé dans { $path } : avec plus de parties ou d’autres nombres de places, le rapport reprend de là.
balance-outside =
    À { $players }, { $variant } : { $side } { $share }

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
verify-moderated = Une personne qui voyait tout a mené la partie et répondu pour d’autres.
verify-by-hand-chance = Entrée { $entry } : tiré à la main, pas par la maison ({ $what }).
verify-by-hand-deal = Entrée { $entry } : les cartes ont été distribuées à la main.
verify-by-hand-repair = Entrée { $entry } : changé à la main ({ $what }), parce que : { $why }
verify-by-hand-taken = Entrée { $entry } : une entrée a été reprise ({ $what }).{ $has_why ->
        [no] { "" }
       *[yes] { " " }Raison : { $why }
    }
verify-by-hand-replaced = Entrée { $entry } : un autre choix remplace { $what }.{ $has_why ->
        [no] { "" }
       *[yes] { " " }Raison : { $why }
    }
verify-holds = L’archive est valable.
verify-breaks = L’archive n’est pas valable.

## meetinghouse solve

solve-head = { $game }, après { $count } { $count ->
        [one] entrée
       *[other] entrées
    } de l’archive. Ce qui pouvait être vrai { $has_seat ->
        [yes] aux yeux de cette place ({ $name })
       *[no] aux yeux de tout le monde
    } :
solve-line = { $name } : { $sides }
solve-side = { $side } { $share } %
solve-exact = Compté exactement : tous les mondes possibles pèsent autant. Ce que les gens ont fait n’entre pas en compte.
solve-sampled = Estimé à partir de 1 000 mondes possibles, dont on ne connaît pas la probabilité.
solve-at = L’archive compte { $count } entrées ; --at est un nombre de 0 à { $last }, pendant la partie.
worlds-head = Ce qui peut encore être vrai pour vous
worlds-how =
    { $exact ->
        [yes] Compté exactement : tous les mondes compatibles avec ce que vous savez pèsent autant. Ce que les gens ont fait n’entre pas en compte.
       *[no] Estimé à partir de { $count } mondes compatibles avec ce que vous savez.
    }
worlds-reason = { $side } { $before } → { $after } % : { $line }

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
placeholder-source = SOURCE
placeholder-target = CIBLE
placeholder-name = NOM
placeholder-id = ID

help-meetinghouse = Des jeux de société à rôles cachés, dont l’ordinateur mène les parties.
help-begin = En solo, ici et maintenant : meetinghouse play. En bonne compagnie : meetinghouse serve.

help-play =
    Jouer une partie dans ce terminal, contre des robots.

    La partie est conservée après chaque réponse : fermez quand vous voulez, et reprenez avec --resume.
help-play-game = Quel jeu ; { $game } si vous n’en nommez aucun.
help-play-players = À combien on joue, avec vous ; 7 si vous ne dites rien.
help-play-seat = Votre place, à partir de 0.
help-play-seed = Un nombre entier : le même nombre distribue les mêmes cartes.
help-play-edition = L’édition des règles ; raccourci pour --option edition=…
help-play-option = Un réglage du jeu, sous la forme nom=valeur ; peut être répété. Voyez : meetinghouse games { $game }
help-play-bots = Qui tient les autres places : steady (réfléchi), random (au hasard) ou un autre que le jeu propose.
help-play-language = La langue dans laquelle vous jouez ; celle de votre terminal si vous ne dites rien.
help-play-name = Le nom que les autres vous donnent.
help-play-resume = Reprendre la partie que vous avez laissée.
help-play-save = Où la partie est conservée ; un fichier de votre dossier d’état si vous ne dites rien.
help-play-pace = À quelle vitesse l’histoire est racontée.

help-serve =
    Ouvrir la maison : proposer des tables à tout le réseau.

    Toutes les tables sont conservées dans un seul fichier : arrêtez le serveur quand vous voulez, les parties reprennent au prochain démarrage.
help-serve-port = Le port où écouter ; 0 en prend un libre.
help-serve-host = L’adresse où écouter ; 127.0.0.1 pour cette machine seulement, comme avec --trust-proxy. Si vous ne dites rien, tout le réseau peut entrer.
help-serve-data = Le fichier où les tables sont conservées ; un fichier de votre dossier d’état si vous ne dites rien.
help-serve-store = L’adresse d’une base PostgreSQL où conserver les tables, au lieu d’un fichier : postgresql://utilisateur@machine/base, sans mot de passe. Si vous ne dites rien, celle de MEETINGHOUSE_STORE.
help-serve-standby = Attendre tant qu’un autre serveur utilise la base, et prendre le relais en quelques secondes quand il s’arrête ou meurt.
help-serve-shared = Servir avec d’autres serveurs de la même base, tous lancés avec cette option.
help-serve-key-file = Le fichier de la clé qui scelle les tables ; il est créé s’il n’existe pas et que rien n’est encore scellé. Sans cela, MEETINGHOUSE_KEY donne la clé elle-même, ou bien un fichier à côté des tables.
help-serve-most-room = Combien toutes les tables ensemble peuvent conserver, par exemple 500MB ; 0 pour tout ce que le disque peut contenir. Au-delà, aucune table ne s’ouvre, rien ne se dit ni ne se note, et les parties commencées peuvent encore prendre un dixième de plus.
help-serve-language = La langue de ces messages ; à table, chaque personne a la sienne.
help-serve-qr = Afficher l’adresse en code QR, même hors d’un terminal.
help-serve-json = Afficher les adresses en un seul objet JSON.
help-serve-name = Un nom par lequel les navigateurs demandent cette maison, comme maison.example.org ; à répéter s’il y en a plusieurs. Les adresses, localhost et le nom de cette machine sont connus.
help-serve-trust-proxy = L’adresse d’un serveur mandataire devant celui-ci, ou un réseau comme 10.0.0.0/8 : ce qu’il dit dans X-Forwarded-For de qui demande est cru, et lui seul. Sans valeur : un mandataire sur cette machine.
help-serve-metrics = Donner les comptes à Prometheus, sur ce port de cette machine ou sur ADRESSE:PORT. Que personne à table n’y accède : on pourrait y compter des réponses secrètes.
help-serve-code-letters = Combien de lettres a le code d’une table quand qui l’ouvre n’en dit rien : 4, ou 6 pour une maison ouverte à des inconnus.
help-serve-unlimited = Laisser chaque personne demander aussi souvent qu’elle veut : pour mesurer, pas pour jouer.
help-serve-open = Ouvrir la page dans un navigateur d’ici, s’il y en a un.
help-serve-tls = Parler https, avec un certificat que la maison fait elle-même.
help-serve-tls-cert = Parler https avec ce certificat (PEM, avec sa chaîne).
help-serve-tls-key = La clé privée du certificat (PEM, sans mot de passe).
help-serve-close-old = Clore les parties en cours dont cette version n’a pas les règles. Sans cela, la maison les nomme et n’ouvre pas.
help-serve-leave-old = Avec --shared : laisser les parties en cours dont cette version n’a pas les règles aux serveurs qui les ont.
help-serve-open-tables = Afficher à l’entrée, pour tout le monde, les tables qui attendent des joueurs ; seulement celles dont l’hôte le souhaite.
help-serve-push = Permettre aux personnes qui jouent sur plusieurs jours d’être prévenues sur leur appareil quand c’est leur tour, par notification. Donner une adresse électronique ou un lien https où les services de notifications peuvent vous joindre. Demande https.
help-serve-push-private = Envoyer des notifications à des adresses privées aussi, pour vos propres essais.
help-serve-drain = Avant une mise à jour : n’ouvrir aucune table et ne commencer aucune partie, laisser continuer celles qui ont commencé, et fermer quand la dernière est finie.

help-simulate = Laisser des robots jouer de nombreuses parties, et compter qui gagne.
help-simulate-game = Quel jeu.
help-simulate-players = À combien on joue.
help-simulate-games = Combien de parties.
help-simulate-seed = Un nombre entier : le même nombre donne les mêmes parties, quel que soit le nombre de processus.
help-simulate-edition = { help-play-edition }
help-simulate-option = Un réglage du jeu, sous la forme nom=valeur ; peut être répété.
help-simulate-bots = Qui joue : un nom, ou un par camp, comme townspeople=steady,witches=random ; plusieurs noms, comme steady,random, sont comparés ; steady si vous ne dites rien (random dans un jeu qui n’a pas de steady).
help-simulate-processes = Combien de cœurs utiliser ; tous si vous ne dites rien.
help-simulate-language = La langue du tableau.
help-simulate-json = Afficher un seul objet JSON.
help-simulate-on = Une grappe qui joue à la place de cette machine : dask:ADRESSE ou tcp://ADRESSE, ray:ADRESSE.
help-balance = Laisser des robots jouer de nombreuses parties, et écrire un rapport : qui gagne, et à quoi cela tient.
help-balance-game = { help-simulate-game }
help-balance-players = À combien on joue, comme 5-10 ou 5,7,10 ; tous les nombres possibles si vous ne dites rien.
help-balance-games = Combien de parties pour chaque nombre et chaque réglage.
help-balance-seed = { help-simulate-seed }
help-balance-edition = { help-play-edition }
help-balance-option = { help-simulate-option }
help-balance-bots = Qui joue : un nom, ou un par camp ; les suivants sont comparés au premier.
help-balance-vary = Un réglage à comparer au jeu standard, avec les mêmes graines : son nom, ou des valeurs comme mode=v,m ; all pour tous les réglages. Peut être répété.
help-balance-least = Finir avec le code 1 si un camp gagne une plus petite part de ses parties, en pour cent.
help-balance-most = Finir avec le code 1 si un camp gagne une plus grande part de ses parties, en pour cent.
help-balance-out = Le fichier du rapport ; ses chiffres vont à côté, avec la fin .json, et ce qui a été joué avec .played.
help-balance-table = Afficher les lignes en tableau Markdown.
help-balance-processes = { help-simulate-processes }
help-balance-on = { help-simulate-on }
help-balance-language = La langue du rapport.
help-balance-json = Afficher les chiffres en un seul objet JSON.

help-replay =
    Raconter une partie archivée : comme tout le monde l’a entendue, comme une place l’a entendue, ou tout dévoilé.

    Dans un terminal, on avance pas à pas : Entrée pour la suite, q pour arrêter.
help-replay-record = Le fichier de l’archive.
help-replay-seat = Comme cette place l’a entendue, à partir de 0.
help-replay-all = Tout dévoilé.
help-replay-until = Seulement ce nombre d’entrées de l’archive.
help-replay-language = La langue du récit.
help-replay-json = { help-simulate-json }

help-verify =
    Rejouer une archive, et vérifier l’empreinte de la graine, chaque entrée et l’issue.

    Code de sortie : 0 si tout est valable, 1 si quelque chose ne l’est pas, 2 si ce n’est pas une archive de cette version des règles.
help-verify-record = { help-replay-record }
help-verify-language = { help-balance-language }
help-verify-json = { help-simulate-json }

help-solve =
    Compter ce qui pouvait être vrai aux yeux d’une place, à un moment d’une partie archivée :
    dans combien de mondes possibles chaque personne est de quel camp.
help-solve-record = { help-replay-record }
help-solve-at = Après combien d’entrées de l’archive. Par défaut, avant la dernière.
help-solve-seat = Pour quelle place, comptée à partir de 0. Par défaut, pour tout le monde.
help-solve-language = { help-balance-language }
help-solve-json = { help-simulate-json }

help-games = Donner la liste des jeux, ou les réglages de l’un d’eux.
help-games-name = Le jeu dont vous voulez voir les réglages.
help-games-language = La langue de la liste.
help-games-json = Afficher du JSON.

help-rules = Afficher une clause des règles, toutes celles d’un groupe, ou celles qui contiennent certains mots.
help-rules-id = Une clause, comme SAL-NIGHT-04, le début de plusieurs, comme SAL-NIGHT, ou des mots à chercher ; sans rien, la liste des groupes.
help-rules-language = La langue des règles et des messages.
help-rules-json = { help-games-json }

help-crier = Écrire le crieur, un narrateur pour les tables qui jouent avec de vraies cartes, en un seul fichier HTML pour téléphone.
help-crier-out = Où l’écrire.
help-crier-language = La langue des messages.

help-print = Écrire en PDF ce qu’il faut pour jouer à un jeu avec de vraies cartes : cartes à découper, fiches des rôles, tableaux des nuits et bulletins.
help-print-game = Le jeu à imprimer.
help-print-paper = Le format du papier.
help-print-what = Une partie seulement, séparée par des virgules : cards, roles, nights, ballots, rules. Les règles sont longues et ne s’impriment que si vous les nommez.
help-print-option = Un réglage du texte du crieur, comme director=moderator ou players=7 ; une fois pour chacun.
help-print-out = Où l’écrire ; JEU.pdf sinon.
help-print-language = La langue des feuilles et des messages.

help-new-game = Écrire le squelette d’un jeu : un paquet à lui, qui passe toutes les vérifications.
help-new-game-name = Son nom : des minuscules seulement.
help-new-game-folder = Où l’écrire ; dans un dossier à son nom si vous ne dites rien.
help-new-game-language = { help-crier-language }

help-move-store = Copier toutes les tables d’un stockage à un autre : un fichier, ou l’adresse d’une base PostgreSQL. Arrêtez d’abord le serveur. La copie est comparée à l’original, qui reste tel quel ; après une coupure, relancez la même commande.
help-move-store-source = Où sont les tables : un fichier comme tables.db, ou une adresse comme postgresql://utilisateur@machine/base.
help-move-store-target = Où les copier ; il ne doit rien s’y trouver, sinon une copie antérieure des mêmes tables.
help-move-store-language = { help-crier-language }
help-move-store-json = { help-simulate-json }

## Jouer dans un terminal

play-welcome = { $title } : la maison vous souhaite la bienvenue.
play-fair = Le mélange est honnête : son empreinte est { $hash }…, et l’archive en fera la preuve à la fin.
play-again = Vous revoilà. La partie reprend là où vous l’aviez laissée.
play-help = Tapez le numéro de votre choix, puis Entrée.
play-help-log = l : ce qui s’est passé jusqu’ici
play-help-rules = r : ce que vous ne pouvez pas choisir maintenant, et la règle qui le dit
play-help-known = k : ce que vous avez appris et que la table ne montre pas
play-help-role = m : votre rôle, tel qu’il est maintenant
play-help-worlds = w : ce qui peut encore être vrai, et pourquoi
play-help-show = s : montrer vos cartes
play-help-cover = s : cacher vos cartes
play-help-back = b : revenir sur votre dernier choix
play-help-offers = o : ce que vous pouvez faire d’autre maintenant
play-help-talk = t : dire quelque chose
play-help-quit = q : sauvegarder la partie et quitter ; vous pourrez la reprendre plus tard
play-help-pace = p : à quel rythme l’histoire est racontée
play-paced =
    { $pace ->
        [instant] L’histoire est racontée d’un coup.
        [brisk] L’histoire est racontée vivement, ligne par ligne.
       *[calm] L’histoire est racontée calmement, ligne par ligne.
    }
play-key-help = { "?" } aide
play-key-log = l récit
play-key-rules = r pourquoi pas
play-key-known = k savoir
play-key-role = m rôle
play-key-show = s voir cartes
play-key-cover = s cacher cartes
play-key-back = b reprendre
play-key-offers = o en plus
play-key-talk = t parler
play-key-quit = q quitter
play-order = Tapez dans l’ordre les numéros de ce qui vient en premier ; le reste ne bouge pas.
play-several =
    { $how ->
        [exactly] Nommez-en { $least }.
        [upto] Nommez-en jusqu’à { $most } ; Entrée : { $none }.
       *[between] Nommez-en de { $least } à { $most }.
    }
play-more-numbers =
    { $missing ->
        [one] Encore { $missing } :
       *[other] Encore { $missing } :
    }
play-too-many = Au plus { $most }.
play-one-number = Un seul numéro, entre 1 et { $last }.
play-not-a-number = « { $typed } » n’est pas un numéro entre 1 et { $last }. Tapez ? pour l’aide.
play-one-listed = Un seul des numéros de la liste.
play-not-listed = « { $typed } » n’est pas un numéro de la liste. Tapez ? pour l’aide.
play-parts = Plusieurs numéros sur une ligne répondent à tout d’un coup.
play-amount = { $question } De { $least } à { $most } :
play-pause = Entrée pour continuer
play-standing = Entrée : { $option }
play-page = Entrée pour la suite, q pour revenir
play-watch = Entrée pour continuer · l récit · f jusqu’à la fin · q sauvegarder et quitter
play-last-look = Entrée pour voir toutes les cartes · l récit
play-earlier =
    { $count ->
        [one] … { $count } ligne plus ancienne : tapez l
       *[other] … { $count } lignes plus anciennes : tapez l
    }
play-nothing-known = Rien encore, à part ce que la table montre.
play-no-talk = Vous ne pouvez rien dire en ce moment.
play-quoted = ↳ { $line }
play-say-nothing = Tapez un numéro, ou Entrée pour ne rien dire.
play-no-offers = Il n’y a rien d’autre à faire en ce moment.
play-left = La partie est sauvegardée. Reprenez-la avec : { $command }
play-put-aside = Une partie inachevée a été mise de côté. Pour la reprendre : { $command }
play-resume-alone = --resume reprend la table telle quelle : seuls --language, --save et --pace vont avec.
play-nothing-left = Aucune partie à reprendre dans { $path }.
play-no-seat = Il n’y a pas de place { $seat } ; vous pouvez prendre les places 0 à { $last }.
play-no-name = Un nom a au moins une lettre.
game-over = La partie est finie
play-won = Vous gagnez avec { $side }. { $why }
play-lost = Vous perdez ; victoire pour { $side }. { $why }
play-outdone = Votre camp gagne ({ $side }), mais sans vous. { $why }
play-winners = Victoire : { $names }.
play-suspicions = Les soupçons scellés, ouverts
play-score = { $name } : { $right ->
    [one] { $right } juste sur { $named }
   *[other] { $right } justes sur { $named }
}
play-record = L’archive : { $path }
play-verify = Vérifiez-la avec : { $command }

## Ce qui se dit

saying-suspect =
    { $word_key ->
        [little] J’ai un petit doute sur { $seat }.
        [sure] Pour moi, aucun doute : { $seat }.
       *[much] Je soupçonne { $seat }.
    }
saying-suspect-2 =
    { $word_key ->
        [little] Quelque chose me gêne chez { $seat }.
        [sure] J’en mettrais ma main au feu : { $seat }.
       *[much] À mon avis, { $seat } a quelque chose à cacher.
    }
saying-suspect-3 =
    { $word_key ->
        [little] À votre place, j’aurais { $seat } à l’œil.
        [sure] Je n’hésite plus : { $seat }.
       *[much] { $seat } ne me dit rien qui vaille.
    }
saying-suspect-4 =
    { $word_key ->
        [little] { $seat } me laisse une drôle d’impression.
        [sure] Mon opinion est faite : c’est { $seat }.
       *[much] { $seat }… Plus j’y pense, plus je me méfie.
    }
saying-suspect-5 =
    { $word_key ->
        [little] Ce n’est peut-être rien, mais { $seat } m’intrigue.
        [sure] Retenez bien ce nom : { $seat }.
       *[much] { $seat } ? Aucune confiance.
    }
saying-suspect-6 =
    { $word_key ->
        [little] { $seat } mijote quelque chose, j’en ai peur.
        [sure] C’est { $seat }. Que vous faut-il de plus ?
       *[much] Croyez-moi, { $seat } nous cache quelque chose.
    }
saying-trust =
    { $word_key ->
        [little] Rien à redire sur { $seat }, pour l’instant.
        [sure] J’engage ma parole pour { $seat }.
       *[much] Je fais confiance à { $seat }.
    }
saying-trust-2 =
    { $word_key ->
        [little] { $seat } ne m’inquiète pas trop.
        [sure] Je confierais ma vie à { $seat }.
       *[much] À mon avis, { $seat } joue franc jeu.
    }
saying-trust-3 =
    { $word_key ->
        [little] { $seat } ? Rien d’étrange jusqu’ici.
        [sure] S’en prendre à { $seat } serait une erreur, croyez-moi.
       *[much] Moi, je crois { $seat }.
    }
saying-trust-4 =
    { $word_key ->
        [little] Chez { $seat }, je ne vois rien de louche.
        [sure] { $seat } est des nôtres, je le sais.
       *[much] Je soupçonnerais tout le monde avant { $seat }.
    }
saying-trust-5 =
    { $word_key ->
        [little] { $seat } ? Pour le moment, pas d’inquiétude.
        [sure] Pour { $seat }, je mettrais ma main au feu.
       *[much] { $seat } agit comme quelqu’un de bien.
    }
saying-trust-6 =
    { $word_key ->
        [little] { $seat } ? Je n’ai rien contre.
        [sure] Sur l’honneur : rien à reprocher à { $seat }.
       *[much] { $seat } ? De notre côté, je dirais.
    }
saying-go-for = Concentrons-nous sur { $seat }.
saying-go-for-2 = Et maintenant, { $seat } ! Qui me suit ?
saying-spare = Laissons { $seat } en paix.
saying-spare-2 = Pas { $seat }, de grâce.
saying-spare-3 = Vous vous trompez sur { $seat }, laissez donc.
saying-spare-4 = Épargnons { $seat }, et cherchons ailleurs.
saying-will-go-for = Je vais m’en prendre à { $seat }.
saying-will-go-for-2 = Mon prochain coup sera contre { $seat }, parole d’honneur.
saying-will-spare = Je ne toucherai pas à { $seat }.
saying-will-spare-2 = { $seat } n’a rien à craindre de moi.
saying-think-of = { $seat } : qu’en pensez-vous ?
saying-think-of-2 = Un avis sur { $seat } ?
saying-think-of-3 = Et { $seat }, alors ? Qu’en dites-vous ?
saying-think-of-4 = Un mot sur { $seat }, peut-être ?
saying-think-of-5 = Qui a une idée sur { $seat } ?
saying-ask = { $seat }, un mot sur { $seat2 } ?
saying-ask-2 = Dites-nous, { $seat } : { $seat2 }, qu’en pensez-vous ?
saying-ask-3 = Et vous, { $seat } ? Votre avis sur { $seat2 } ?
saying-ask-4 = { $seat }, faites-vous confiance à { $seat2 } ?
saying-ask-5 = Dites, { $seat } : { $seat2 } vous inspire confiance ?
saying-ask-6 = { $seat }, j’aimerais vous entendre sur { $seat2 }.
saying-ask-7 = Et { $seat2 } ? Qu’en dites-vous, { $seat } ?
saying-ask-8 = { $seat }, quelque chose à dire sur { $seat2 } ?
saying-why = Pourquoi avez-vous fait cela ?
saying-why-2 = Cela demande une explication.
saying-why-3 = Qu’est-ce qui vous a pris ?
saying-why-4 = Où vouliez-vous en venir ?
saying-why-5 = Et la raison de ce geste ?
saying-why-6 = On peut savoir pourquoi ?
saying-why-7 = Qu’est-ce que cela veut dire ?
saying-who-was-it = Alors, qui est-ce ?
saying-who-was-it-2 = À votre avis, qui a fait le coup ?
saying-who-was-it-3 = Quelqu’un ici a fait le coup. Qui ?
saying-because = Voici pourquoi.
saying-because-2 = Rappelez-vous ceci.
saying-because-3 = Vous le savez comme moi.
saying-because-4 = Ma raison, la voici.
saying-because-5 = Voyez vous-mêmes.
saying-because-6 = Regardez plutôt.
saying-agree = Là-dessus, je vous suis.
saying-agree-2 = Bien parlé.
saying-agree-3 = C’est aussi mon avis.
saying-agree-4 = C’est exactement ce que je pense.
saying-agree-5 = J’ai la même impression.
saying-agree-6 = Vous avez raison.
saying-agree-7 = Je pense comme vous.
saying-doubt = Je n’en crois rien.
saying-doubt-2 = Ce n’est pas mon avis.
saying-doubt-3 = Non, là, je ne vous suis pas.
saying-doubt-4 = Vous ne me convaincrez pas.
saying-doubt-5 = Je n’en jurerais pas.
saying-doubt-6 = Cela ne me convainc pas.
saying-doubt-7 = En avez-vous la certitude ?
saying-deny = Vous vous trompez sur mon compte.
saying-deny-2 = Mais non, ce n’est pas moi !
saying-deny-3 = Cherchez ailleurs, je n’ai rien fait de mal.
saying-deny-4 = Moi ? Vous plaisantez !
saying-deny-5 = Vous faites fausse route.
saying-deny-6 = Vous vous trompez de personne.
saying-deny-7 = Je n’ai rien à cacher, moi.
saying-broken = Vous aviez promis, et vous n’avez pas tenu parole.
saying-broken-2 = Et votre promesse, alors ?
saying-broken-3 = Ce n’est pas ce que vous aviez promis.
saying-still = Je maintiens ce que j’ai dit.
saying-still-2 = Je l’ai déjà dit, et rien n’a changé.
saying-still-3 = Comme je l’ai dit.
saying-still-4 = Mon avis n’a pas bougé.
saying-still-5 = Ma réponse reste la même.
saying-retract = Je retire ce que j’ai dit.
saying-retract-2 = Oubliez ce que j’ai dit.
saying-retract-3 = Là-dessus, je me trompais.
saying-nothing = Je n’ai rien à dire.
saying-nothing-2 = Pas un mot de ma part.
saying-nothing-3 = Je n’en dirai pas plus.
saying-nothing-4 = Je préfère ne rien dire.
saying-nothing-5 = Reposez-moi la question plus tard.
saying-nothing-6 = J’en dirai plus le moment venu.
saying-nothing-7 = Parlons d’autre chose.
saying-hunch = Disons que c’est une intuition.
saying-hunch-2 = Il fallait bien choisir quelqu’un.
saying-hunch-3 = J’ai mes raisons.
saying-hunch-4 = N’y voyez rien de personnel.
saying-hunch-5 = Il fallait bien faire quelque chose.
saying-hunch-6 = L’avenir dira si j’avais raison.
saying-hunch-7 = Sur le moment, cela me semblait juste.
conflict-two-stories = La même personne a dit autre chose auparavant.
conflict-one-card = Une seule de ces deux personnes peut avoir cette carte.
event-spoke =
    { $to_count ->
        [0] { $seat } : « { $sayings } »
       *[other] { $seat }, { $channel } : « { $sayings } »
    }
options-talk = Paroles
option-talk = Ce qui se dit
option-talk-help = Des phrases à composer, comprises aussi par les robots, pour affirmer, demander et promettre ; et combien les robots en disent. La fin révèle ce qui était vrai.
option-talk-off = Rien
option-talk-silent = Les robots se taisent et écoutent
option-talk-claims = Les robots parlent un peu
option-talk-much = Les robots parlent beaucoup
refused-no-talk = Cette partie se joue sans phrases à composer : son option « talk » est sur off.
refused-unknown-saying = On ne peut pas dire « { $kind } » ici. On peut dire : { $known }.
refused-no-saying = Ce ne sont pas des phrases, avec leur genre et leurs parties : { unfit }.
refused-too-many-sayings = Une réplique compte ici de 1 à { $most } phrases, pas { $count }.
refused-spoken-already = Vous avez déjà parlé : { $channel }.
refused-gestures-channel = Ici, on ne fait que des signes : { $channel }.
refused-closed-channel = Vous ne pouvez pas y parler maintenant : { $channel }.
refused-saying-parts = « { $kind } » compte { $wanted } parties, pas { $count }.
refused-saying-part = La partie { $place } de « { $kind } » ne peut pas être { $part } : { $of ->
        [seat] il faut une place du vocabulaire, autre que la vôtre
        [line] il faut une ligne que tout le monde a apprise
        [saying] il faut une ligne où quelqu’un a parlé à tout le monde
        [other] la même place y figure deux fois
       *[word] le vocabulaire ne la contient pas
    }.
refused-no-such-words = Aucune clause ne contient tous ces mots : « { $words } ».
