### New Salem en français. Les mots sont ceux du livret français ; on dit « vous » à qui joue.

game-about = Bâtissez ensemble une ville nouvelle, à chacun son quartier. Quelqu’un parmi vous y sème le désespoir.
game-reconstructed = La liste des cartes de l’éditeur n’est pas publique. Le nombre de personnes, les manches, les seuils et le décompte sont ceux du livret ; la plupart des symboles des bâtiments, les coûts des événements et les types des personnages ont été reconstitués et équilibrés ici.
game-reconstructed-short = Des cartes sont reconstituées
source-seed = d’après le livret
source-public = d’après des sources publiques
source-inferred = déduit de ce que l’on sait
source-reconstructed = reconstitué ici
source-ruling = une décision de la maison

## Bâtiments, événements, personnages

building-theater = Théâtre
    .many = { $count } Théâtres
building-tavern = Taverne
    .many = { $count } Tavernes
building-brothel = Maison close
    .many = { $count } Maisons closes
building-school = École
    .many = { $count } Écoles
building-meeting-house = Maison commune
    .many = { $count } Maisons communes
building-laboratory = Laboratoire
    .many = { $count } Laboratoires
building-bank = Banque
    .many = { $count } Banques
building-counting-house = Comptoir
    .many = { $count } Comptoirs
building-moneylender = Usurier
    .many = { $count } Usuriers
building-sheriffs-office = Bureau du shérif
    .many = { $count } Bureaux du shérif
building-courthouse = Tribunal
    .many = { $count } Tribunaux
building-gallows = Potence
    .many = { $count } Potences
building-market = Marché
    .many = { $count } Marchés
building-apothecary = Apothicaire
    .many = { $count } Apothicaires
building-slaughterhouse = Abattoir
    .many = { $count } Abattoirs
building-burial-grounds = Cimetière
    .many = { $count } Cimetières
building-ritual-circle = Cercle rituel
    .many = { $count } Cercles rituels
building-fortune-teller = Voyante
    .many = { $count } Voyantes

type-entertainment = Divertissement
type-education = Éducation
type-finance = Finance
type-law = Loi
type-commerce = Commerce
type-darkness = Ténèbres

card-cleansing = Purge
card-investigation = Enquête
card-trial = Procès
    .many = { $count } Procès
card-pardon = Pardon
    .many = { $count } Pardons

card-cleansing-effect = Retirez des bâtiments de la ville des cubes de désespoir de votre choix, un par symbole de la carte.
card-investigation-effect = Regardez le personnage de quelqu’un d’autre. Tout le monde voit sur qui porte l’enquête ; la carte n’est montrée qu’à vous.
card-trial-effect = Intentez un procès à quelqu’un d’autre. À la fin, une sorcière en procès retire 2 désespoirs à la ville ; un puritain en procès en ajoute 2.
card-pardon-effect = Annule un procès, le vôtre ou celui d’une autre personne. Les deux cartes sont épuisées.

character-schoolmistress = Maîtresse d’école
character-notary = Notaire
character-magistrate = Magistrat
character-jailer = Geôlier
character-undertaker = Croque-mort
character-innkeeper = Aubergiste
character-widow = Veuve
character-governess = Gouvernante
character-physician = Médecin
character-midwife = Sage-femme

side-puritans = les puritains
side-witches = les sorcières
side-nobody = personne
one-of-puritans = puritain
one-of-witches = sorcière

direction-left = à gauche
direction-right = à droite

phase-pick = choix
phase-last-two = dernières cartes
phase-remove-despair = retrait du désespoir
phase-events = événements
phase-over = fin

channel-table = à la table

why-points = Le meilleur total de points du camp vainqueur.
why-hope = À égalité de points, le plus d’espoir restant l’emporte.
why-shared = Même total, même espoir : la victoire est partagée.
why-all-lose = La ville sombre dans le désespoir, et pas une sorcière n’est là pour s’en réjouir. Tout le monde perd.

## Ce que l’on demande

decision-pick = Choisissez un bâtiment à garder ; le reste de votre main passe à la personne d’à côté.
decision-pick-note = Scellé tant que tout le monde n’a pas choisi ; vous pouvez changer d’avis.
decision-last-two = Les deux dernières cartes : gardez-en une, ou défaussez les deux et piochez.
decision-last-two-note = La carte piochée doit être gardée. Personne ne voit ce que vous défaussez.
decision-remove-despair =
    { $about ->
        [card] { $card } : de quel bâtiment retirez-vous un cube de désespoir ?
       *[none] De quel bâtiment retirez-vous un cube de désespoir ?
    }
decision-remove-despair-note = C’est obligatoire, quel que soit votre camp ; à la fin seul le total compte.
decision-ready = Donnez de l’espoir, déclenchez un événement, ou terminez.
decision-ready-note = La manche se termine quand tout le monde a fini ; un événement rouvre tout.
decision-give = Donner de l’espoir : à qui, et combien ?
decision-cleansing = Purge : retirer des cubes de désespoir de la ville ?
decision-investigation = Enquête : de qui regardez-vous le personnage ?
decision-trial = Procès : à qui l’intentez-vous ?
decision-pardon = Pardon : à qui l’accordez-vous ?

word-redraw = Défausser les deux et piocher
word-ready = J’ai fini
word-wait = { page-not-ready }
word-give = Donner de l’espoir
word-cleanse = Purger la ville

parts-seat-amount =
    { $amount ->
        [one] { $amount } espoir à { $seat }
       *[other] { $amount } espoirs à { $seat }
    }
parts-seat-card-position = { $card } chez { $seat } (n° { $position })
parts-card-position = { $card } (n° { $position })

## Ce qui se passe

event-game-set = La table est mise : { $witches } sorcières et { $puritans } puritains mélangés, un pour chaque personne, en secret. La pioche compte { $deck } bâtiments. Avec { $threshold } désespoirs ou plus à la fin, seule une sorcière peut gagner.
event-character-dealt =
    { $side_key ->
        [witches] { $you ->
            [seat] Votre personnage : { $character }, une sorcière. Vos types : { $types }.
           *[none] { $seat } reçoit son personnage : { $character }, une sorcière. Ses types : { $types }.
        }
       *[puritans] { $you ->
            [seat] Votre personnage : { $character }, côté puritains. Vos types : { $types }.
           *[none] { $seat } reçoit son personnage : { $character }, côté puritains. Ses types : { $types }.
        }
    }
event-round-began = Manche { $round } : chaque personne reçoit { $cards } bâtiments et en jouera { $play }. Les mains passent { $direction }.
event-hand-dealt =
    { $you ->
        [seat] Vous recevez : { $buildings }.
       *[none] { $seat } reçoit : { $buildings }.
    }
event-hands-passed = Chaque personne garde un bâtiment et passe sa main { $direction } ; cartes dans chacune : { $left }.
event-hand-received =
    { $you ->
        [seat] { $giver } vous passe : { $buildings }.
        [giver] Vous passez à { $seat } : { $buildings }.
       *[none] { $giver } passe à { $seat } : { $buildings }.
    }
event-redrawn =
    { $you ->
        [seat] Vous piochez une carte et la gardez : { $building }.
       *[none] { $seat } pioche une carte et la garde : { $building }.
    }
event-redrew =
    { $you ->
        [seat] Vous avez défaussé vos deux dernières cartes et en avez pioché une autre.
       *[none] { $seat } a défaussé ses deux dernières cartes et en a pioché une autre.
    }
event-redrew-many = Deux dernières cartes défaussées, une autre piochée : { $seats }.
event-buildings-played =
    { $you ->
        [seat] Vous bâtissez { $buildings }
       *[none] { $seat } bâtit { $buildings }
    }{ $hope ->
        [0] { $despair ->
            [0] .
           *[other] { " : " }désespoir +{ $despair }.
        }
       *[other] { $despair ->
            [0] { " : " }espoir +{ $hope }.
           *[other] { " : " }espoir +{ $hope }, désespoir +{ $despair }.
        }
    }
despair-left =
    { $despair ->
        [0] il n’en reste plus en ville
       *[other] il en reste { $despair } en ville
    }
event-despair-removed =
    { $same ->
        [yes] { $you ->
            [seat] Vous retirez un cube de désespoir chez vous ({ $building }) ; { despair-left }.
           *[none] { $seat } retire un cube de désespoir de son propre quartier ({ $building }) ; { despair-left }.
        }
       *[no] { $you ->
            [seat] Vous retirez un cube de désespoir chez { $owner } ({ $building }) ; { despair-left }.
            [owner] { $seat } retire un cube de désespoir chez vous ({ $building }) ; { despair-left }.
           *[none] { $seat } retire un cube de désespoir chez { $owner } ({ $building }) ; { despair-left }.
        }
    }
event-removal-lost =
    { $you ->
        [seat] { $count ->
            [one] Il n’y a plus de désespoir à retirer pour vous.
           *[other] Il n’y a plus de désespoir à retirer pour vous : { $count } retraits sont perdus.
        }
       *[none] { $count ->
            [one] Il n’y a plus de désespoir à retirer pour { $seat }.
           *[other] Il n’y a plus de désespoir à retirer pour { $seat } : { $count } retraits sont perdus.
        }
    }
event-hope-given =
    { $you ->
        [giver] { $amount ->
            [one] Vous donnez { $amount } espoir à { $receiver }.
           *[other] Vous donnez { $amount } espoirs à { $receiver }.
        }
        [receiver] { $amount ->
            [one] { $giver } vous donne { $amount } espoir.
           *[other] { $giver } vous donne { $amount } espoirs.
        }
       *[none] { $amount ->
            [one] { $giver } donne { $amount } espoir à { $receiver }.
           *[other] { $giver } donne { $amount } espoirs à { $receiver }.
        }
    }
event-event-triggered =
    { $card_key ->
        [investigation] { $you ->
            [seat] Vous payez { $amount } espoirs et enquêtez sur { $target }.
            [target] { $seat } paie { $amount } espoirs et enquête sur vous.
           *[none] { $seat } paie { $amount } espoirs et enquête sur { $target }.
        }
        [trial] { $you ->
            [seat] Vous payez { $amount } espoirs et intentez un procès à { $target }.
            [target] { $seat } paie { $amount } espoirs et vous intente un procès.
           *[none] { $seat } paie { $amount } espoirs et intente un procès à { $target }.
        }
        [pardon] { $same ->
            [yes] { $you ->
                [seat] Vous payez { $amount } espoirs : un Pardon met fin à votre procès.
               *[none] { $seat } paie { $amount } espoirs : un Pardon met fin à son propre procès.
            }
           *[no] { $you ->
                [seat] Vous payez { $amount } espoirs et accordez un Pardon à { $target }.
                [target] { $seat } paie { $amount } espoirs et vous accorde un Pardon.
               *[none] { $seat } paie { $amount } espoirs et accorde un Pardon à { $target }.
            }
        }
       *[cleansing] { $you ->
            [seat] Vous payez { $amount } espoirs pour une Purge de la ville.
           *[none] { $seat } paie { $amount } espoirs pour une Purge de la ville.
        }
    }
event-character-investigated =
    { $side_key ->
        [witches] { $you ->
            [seat] Vous voyez qui est { $target } : { $character }, une sorcière ({ $types }).
           *[none] { $seat } voit qui est { $target } : { $character }, une sorcière ({ $types }).
        }
       *[puritans] { $you ->
            [seat] Vous voyez qui est { $target } : { $character }, côté puritains ({ $types }).
           *[none] { $seat } voit qui est { $target } : { $character }, côté puritains ({ $types }).
        }
    }
event-round-ended = La manche { $round } est finie. La pioche, { $deck } cartes avec la défausse, est mélangée.
event-character-revealed =
    { $side_key ->
        [witches] { $trial ->
            [yes] { $you ->
                [seat] Vous étiez { $character }, une sorcière en procès : 2 désespoirs quittent la ville.
               *[none] { $seat } était { $character }, une sorcière en procès : 2 désespoirs quittent la ville.
            }
           *[no] { $you ->
                [seat] Vous étiez { $character }, une sorcière restée libre : { $change } désespoirs de plus.
               *[none] { $seat } était { $character }, une sorcière restée libre : { $change } désespoirs de plus.
            }
        }
       *[puritans] { $trial ->
            [yes] { $you ->
                [seat] Vous étiez { $character }, côté puritains, en procès à tort : { $change } désespoirs de plus.
               *[none] { $seat } était { $character }, côté puritains, en procès à tort : { $change } désespoirs de plus.
            }
           *[no] { $you ->
                [seat] Vous étiez { $character }, côté puritains.
               *[none] { $seat } était { $character }, côté puritains.
            }
        }
    }
event-despair-counted = Cubes de désespoir en ville : { $cubes }. Avec ce que les procès ajoutent et retirent, le désespoir est de { $despair } ; il en faut { $threshold } aux sorcières.
event-scored =
    { $you ->
        [seat] Vous marquez { $matching } pour vos types et { $sets } pour vos séries : { $total }. Espoir restant : { $hope }.
       *[none] { $seat } marque { $matching } pour ses types et { $sets } pour ses séries : { $total }. Espoir restant : { $hope }.
    }
event-game-won =
    { $winners_count ->
        [0] { $why }
        [1] { $you ->
            [winners] Vous gagnez avec { $side }. { $why }
           *[none] { $winners } gagne avec { $side }. { $why }
        }
       *[other] Victoire partagée, pour { $side } : { $winners }. { $why }
    }

## Pourquoi pas

closed-new-event-02 = Il faut payer tout le coût avec votre propre espoir. Quelqu’un peut vous donner ce qui manque.
closed-new-event-06 = Il ne reste plus de carte de cet événement au centre.
closed-new-event-07 = Un événement est en cours ; attendez qu’il soit fini.
closed-new-event-10 = Les événements ne se déclenchent que pendant la phase d’événements.
closed-new-event-20 = Cette personne est déjà en procès.
closed-new-event-22 = Seule une personne en procès peut recevoir un Pardon.
closed-new-event-23 = Personne n’est en procès.
closed-new-give-01 = Vous ne pouvez donner que l’espoir que vous avez, et à quelqu’un d’autre.
closed-new-give-03 = L’espoir ne se donne que pendant la phase d’événements.
closed-new-ruling-11 = Vous avez donné de l’espoir vingt fois dans cette phase ; c’est la limite.
closed-new-ruling-12 = Vous ne pouvez pas vous intenter un procès.
closed-new-ruling-16 = Vous connaissez votre propre personnage.
closed-new-draft-01 = Choisissez l’un des bâtiments de votre main.
closed-new-disc-01 = Gardez l’une des deux, ou défaussez les deux et piochez.
closed-new-cube-06 = Choisissez un bâtiment où il y a du désespoir.
closed-new-cube-07 = Tant qu’il y a du désespoir en ville, il faut le retirer.

## Réglages

option-choice_seconds = Temps pour un choix
option-choice_seconds-help = Secondes pour choisir un bâtiment ou retirer du désespoir ; 0 : pas d’horloge. Le temps écoulé, la première carte est gardée.
option-event_seconds = Temps des événements
option-event_seconds-help = Secondes avant que tout le monde soit compté comme ayant fini ; un événement les relance. 0 : pas d’horloge.
options-clocks = Temps
options-clocks-help = Le rythme fixe les deux ; changez ici celui que vous voulez différent.
style-classic = Classique
style-classic-help = Une minute pour un choix, trois pour les événements.
style-first = Première soirée
style-first-help = Tout le temps de lire et de réfléchir.
style-quick = Rapide
style-quick-help = Peu de temps pour réfléchir.

## D’où l’on connaît les cartes

group-building = Bâtiments
group-event = Événements
group-character = Personnages
group-round = Manches
group-players = Nombre à table

fact-name = nom
fact-type = type
fact-hope = espoir
fact-despair = désespoir
fact-removals = retraits
fact-copies = exemplaires
fact-numbers = chiffres
fact-cost = coût
fact-uses = usages
fact-effect = effet
fact-target = pour qui
fact-side = camp
fact-types = types
fact-number_of_types = nombre de types
fact-deal = distribués
fact-play = joués
fact-direction = sens
fact-witches = sorcières
fact-puritans = puritains

## Pourquoi le robot steady a joué ainsi ; ouvert à la fin de la partie

reason-steady-set = { $building } complète une série
reason-steady-type = { $building } me rapporte un point
reason-steady-building = { $building } : rien de mieux en main
reason-steady-hope = { $building } donne de l’espoir, et il en faudra
reason-steady-removal = { $building } retire du désespoir de la ville
reason-steady-despair = { $building } apporte le désespoir qu’il me faut
reason-steady-redraw = la pioche vaut mieux que ces deux cartes
reason-steady-ready = rien ici ne vaut son prix en espoir
reason-steady-remove = je fais le ménage chez { $seat } (sorcière : { $share })
reason-steady-remove-hide = retiré chez { $seat }, il ne dit à personne qui je suis
reason-steady-give = { $seat } (sorcière : { $share }) saura employer notre espoir pour la ville
reason-steady-investigation = { $seat } (sorcière : { $share }) vaut un regard avant un procès
reason-steady-trial = { $seat } pourrait être une sorcière ({ $share })
reason-steady-pardon = { $seat } (sorcière : { $share }) n’a rien à faire en procès
reason-steady-pardon-self = je n’ai rien à faire en procès, et je le sais
reason-steady-cleansing = désespoir : { $despair }, plus que la ville n’en supporte
reason-steady-witch-trial = un procès contre { $seat } (sorcière : { $share }) ajoute du désespoir
reason-steady-witch-pardon = { $seat } (sorcière : { $share }) nous sert mieux en liberté
reason-steady-witch-pardon-self = en liberté, je sers mieux le désespoir

## Pourquoi le robot sharp a joué ainsi, là où steady ne l’aurait pas fait

reason-sharp-town = { $building } : c’est bon pour la ville, et cela compte plus pour moi que des points (mes chances de finir en tête : { $share })
reason-sharp-hoard = { $building } : de l’espoir pour payer les procès, et cela n’éveille pas les soupçons

## La table dans un terminal

cli-head = { $title } · { $phase } · manche { $round }/{ $rounds } · désespoir { $despair }/{ $threshold } · pioche { $deck }
cli-entertainment = Div.
cli-education = Édu.
cli-finance = Fin.
cli-law = Loi
cli-commerce = Com.
cli-darkness = Tén.
cli-hope = esp.
cli-sets = séries
board-on-trial = en procès
board-pardoned =
    { $count ->
        [one] pardon
       *[other] pardon ×{ $count }
    }
board-redrew = a repioché
board-events = Événements
board-hand = Main
cli-kept = Gardé
cli-points = points { $matching } + { $sets }
board-completes = complète une série
board-offer-give = Donner de l’espoir
board-offer-event = { $card } ({ $cost } espoirs)
cli-help-goal = En cinq manches, chaque personne bâtit son quartier de la ville. Qui vous êtes est secret : du côté des puritains ou des sorcières. Les cubes de désespoir sur les bâtiments, et les procès à la fin, décident quel camp peut gagner : à partir de { $threshold } désespoirs, seules les sorcières ; en dessous, seuls les puritains. Dans ce camp, le plus de points l’emporte : vous jouez donc aussi pour vous.
cli-help-points = Un point par bâtiment de vos types, 2 points par série (les trois bâtiments différents d’un type, le vôtre ou non). À égalité, le plus d’espoir l’emporte.
cli-help-round = Une manche : gardez un bâtiment, passez la main ; des deux dernières cartes, gardez-en une, ou défaussez les deux et piochez. Tout est révélé ensemble : l’espoir vient à vous, le désespoir à la ville. Puis on donne de l’espoir et on déclenche des événements jusqu’à ce que tout le monde ait fini.
cli-help-trials = À la fin, une sorcière en procès retire 2 désespoirs à la ville, une sorcière libre en ajoute 2, et un puritain en procès aussi.
board-help-unknown = On a mélangé { $witches } sorcières et { $puritans } puritains ; combien de sorcières sont en jeu, personne ne le sait, pas même elles.
cli-help-marks = De gauche à droite : nom ; espoir ; sous chaque type, combien d’exemplaires de ses trois bâtiments (1·2 : un du premier, aucun du deuxième, deux du troisième), avec ■ le désespoir qui s’y trouve ; points de séries. Les mains passent vers le bas (↓) ou vers le haut (↑) de ces lignes. Sur un bâtiment : □ espoir, ■ désespoir, ▣ retire du désespoir ; ★ vous rapporte.
deal-witches = { $character }
deal-puritans = { $character }
deal-witches-want = Le désespoir. À partir de { $threshold }, seules les sorcières peuvent gagner, et parmi elles qui a le plus de points.
deal-puritans-want = L’espoir. En dessous de { $threshold } désespoirs, seuls les puritains peuvent gagner, et parmi eux qui a le plus de points.
deal-all-can = Bâtir ce qui vous rapporte : { $types }. Donner de l’espoir, déclencher des événements, faire juger les autres.
board-help-buildings = Les bâtiments
cli-help-events = Les événements
board-known-character = { $name } est { $character }, { $side } ({ $types }).
board-known-passed = Vous avez passé à { $name } une main avec : { $buildings }.
board-known-discards = Vous avez défaussé : { $buildings }.
board-change =
    { $change ->
        [0] sans effet
        [-2] désespoir −2
       *[other] désespoir +{ $change }
    }
cli-total = { $matching } + { $sets } = { $total }
board-verdict = Cubes en ville : { $cubes } ; désespoir avec les procès : { $despair } ; il en faut { $threshold } aux sorcières.

## Pour apprendre : le coach, le guide, le récit

page-coach-theme = Bienvenue à New Salem
page-coach-theme-text = Vous avez quitté Salem à plusieurs pour bâtir une ville nouvelle, à chacun son quartier. Il y a peut-être des sorcières parmi vous. Les autres places sont à des robots ; ils n’en savent pas plus qu’une personne à leur place.
page-coach-sides = Deux camps, une seule victoire
page-coach-sides-text = Des cubes de désespoir s’amassent sur les bâtiments. S’il y en a { $threshold } ou plus à la fin, seule une sorcière peut gagner ; sinon, seul un puritain. Dans ce camp, une seule personne gagne : celle qui a le plus de points.
page-coach-character = Votre personnage
page-coach-character-text = { $peek ->
    [tap] Touchez votre carte personnage pour la regarder, et encore une fois pour la couvrir.
   *[hold] Appuyez longuement sur votre carte personnage pour la regarder ; relâchez, et elle est couverte.
} Elle dit votre camp, et quels types de bâtiments vous rapportent des points. { $witches } sorcières et { $puritans } puritains ont été mélangés ; combien de sorcières sont en jeu, personne ne le sait, et elles ne se connaissent pas.
page-coach-draft = Choisissez un bâtiment
page-coach-draft-text = Gardez une carte ; le reste de la main part { $direction ->
    [left] à gauche
   *[right] à droite
}. Est-ce un type qui vous rapporte ? Donne-t-elle de l’espoir, votre monnaie, ou du désespoir, que veulent les sorcières ? Tout le monde choisit en même temps, et jusqu’au dernier choix vous pouvez changer d’avis.
page-coach-passing = Les mains tournent
page-coach-passing-text = Ce que vous gardez reste face cachée jusqu’à la révélation. Ce que vous passez, on le voit à côté ; et vous savez ce qu’il y avait. Qui prendra le désespoir que vous avez laissé ? La page le retient pour vous.
page-coach-last-two = Les deux dernières cartes
page-coach-last-two-text = Gardez-en une, ou défaussez les deux et piochez. Ce que vous piochez, vous devez le garder. Personne ne voit vos défausses ; on apprend seulement que vous avez pioché.
page-coach-symbols = Tout à la fois
page-coach-symbols-text = Tous les nouveaux bâtiments sont révélés ensemble. Leurs symboles comptent maintenant, et maintenant seulement : l’espoir va à qui a bâti, le désespoir reste sur le bâtiment, et certains bâtiments en retirent.
page-coach-hope = L’espoir
page-coach-hope-text = L’espoir est votre monnaie : il paie les événements, et vous pouvez en donner. Il vous reste de manche en manche, et tout le monde voit combien vous en avez. Il ne rapporte aucun point, mais départage les égalités.
page-coach-despair = Le désespoir
page-coach-despair-text = Le désespoir reste sur les bâtiments jusqu’à ce que quelqu’un le retire. Peu importe chez qui : seul compte le total de la ville. Il est de { $despair } ; il en faut { $threshold } aux sorcières, et les procès le changeront à la fin.
page-coach-removing = Retirer du désespoir
page-coach-removing-text = Pour chaque symbole de ce genre, on retire un cube de désespoir de n’importe quel bâtiment de la ville. C’est obligatoire, même pour une sorcière. D’où on le prend ne change rien au compte, mais cela se remarque.
page-coach-events = Les événements
page-coach-events-text = Maintenant, tout le monde peut déclencher des événements et donner de l’espoir, aussi souvent qu’il est possible de payer. Le coût entier est pris sur votre propre espoir. Quand vous ne voulez plus rien, dites que vous avez fini.
page-coach-giving = { word-give }
page-coach-giving-text = On ne paie pas à plusieurs. On donne donc d’abord, puis une personne paie pour toutes. Des puritains qui ne partagent jamais perdent ; mais les promesses n’engagent à rien, et une sorcière aime aussi les cadeaux.
page-coach-gift = Un don pour vous
page-coach-gift-text = Il est à vous. Faites-en ce qu’on espérait, ou autre chose, ou gardez-le : rien ne vous oblige, mais tout le monde l’a vu.
page-coach-cleansing = La Purge
page-coach-cleansing-text = Pour { $cleansing } espoirs, { $removals } cubes de désespoir quittent la ville. Cela peut se refaire tant que quelqu’un paie. C’est pour cela que les puritains économisent.
page-coach-investigation = L’Enquête
page-coach-investigation-text = Pour { $investigation } espoirs, vous regardez le personnage de quelqu’un, son camp et ses types ; personne d’autre ne le voit. Tout le monde sait sur qui portait l’enquête. Ce que vous en dites ne dépend que de vous.
page-coach-trial = Le Procès
page-coach-trial-text = Pour { $trial } espoirs, quelqu’un est en procès jusqu’à la fin. Une sorcière en procès retire 2 désespoirs au total ; une sorcière sans procès en ajoute 2, et un puritain en procès aussi. Il n’y a que quelques cartes.
page-coach-pardon = Le Pardon
page-coach-pardon-text = Pour { $pardon } espoirs, un procès est annulé, le vôtre ou celui d’une autre personne. Les deux cartes sont épuisées. Cela ne protège pas de la suite.
page-coach-known = Ce que vous avez vu
page-coach-known-text = Personne d’autre que vous ne connaît ce personnage, et vous le connaissez pour le reste de la partie. Vous pouvez le dire, en vérité ou non ; vous ne pouvez pas le montrer.
page-coach-watched = On a regardé votre carte
page-coach-watched-text = Quelqu’un connaît maintenant votre camp et vos types. Écoutez ce qui se dit de vous.
page-coach-tried = Vous voilà en procès
page-coach-tried-text = Cela ne vous empêche de rien et ne coûte aucun point. Seule la fin compte : 2 désespoirs de plus côté puritain, 2 de moins pour une sorcière. Un Pardon y met fin, s’il en reste.
page-coach-ready = Fini, ou pas encore
page-coach-ready-text = La manche se termine quand tout le monde a fini. Un événement remet tout en question pour la table entière, un don pour les deux personnes concernées. Vous pouvez vous raviser tant que quelqu’un n’a pas fini.
page-coach-round = La manche suivante
page-coach-round-text = La pioche a été mélangée avec les défausses. Le compteur dit combien de bâtiments sont distribués et joués, et que les mains changent de sens : elles passent { $direction ->
    [left] à gauche
   *[right] à droite
}. Les bâtiments restent, mais leurs symboles ne comptent plus.
page-coach-scoring = Les points
page-coach-scoring-text = Chaque bâtiment d’un de vos types vaut 1 point, à chaque exemplaire. Les trois bâtiments différents d’un même type forment une série : 2 points de plus, même si ce type n’est pas le vôtre.
page-coach-set = Une série
page-coach-set-text = Trois bâtiments différents d’un type font une rue, et 2 points. Tout le monde voit les séries. Quels types rapportent à qui reste secret jusqu’à la fin.
page-coach-brink = La ville s’assombrit
page-coach-brink-text = Il y a { $despair } désespoirs en ville, et il en faut { $threshold } aux sorcières. Pensez aux procès : chaque sorcière sans procès en ajoute 2. C’est l’heure d’une Purge ou d’un Procès ; ou, pour une sorcière, de la patience.
page-coach-last = La dernière manche
page-coach-last-text = Après les événements de cette manche, tout est compté. L’espoir qui reste ne fait que départager les égalités : dépensez-le, ou donnez-le. Qui n’est pas en procès maintenant ne le sera jamais.
page-coach-reckoning = Comment on a compté
page-coach-reckoning-text = Cubes en ville : { $despair }. Chaque sorcière en procès en a retiré 2 ; chaque sorcière libre et chaque puritain en procès en a ajouté 2. Cela fait { $final }, et il en fallait { $threshold } aux sorcières.
page-coach-over = { page-log-end }
page-coach-over-text = Dans le camp qui pouvait gagner, le plus de points l’a emporté ; voyez le décompte, et pourquoi les robots ont joué ainsi. Vous connaissez le jeu : invitez du monde, ou rejouez.

page-guide-lead = New Salem, de la première main au dernier procès, comme on y joue dans cette maison.
page-guide-nothing = Personne à New Salem n’a entendu parler de « { $query } ».
page-learn-lead = En un quart d’heure environ, vous jouez une vraie partie de New Salem avec quatre robots. Un coach explique chaque chose quand elle arrive pour la première fois, et se tait le reste du temps.
page-guide-round = **Manche { $round }** : { $deal } bâtiments distribués, { $play } joués ; les mains passent { $direction }.
page-guide-round-name = manche { $round }
page-guide-players = **À { $players }** : { $witches } sorcières et { $puritans } puritains sont mélangés ; il faut { $despair } désespoirs aux sorcières. { $buildings } bâtiments ; événements : { $events }.
page-guide-players-name = à { $players }
page-guide-building = **{ $type }** : { $symbols }.
page-guide-hope = { $count ->
    [one] { $count } espoir
   *[other] { $count } espoirs
}
page-guide-despair = { $count ->
    [one] { $count } désespoir
   *[other] { $count } désespoirs
}
page-guide-removals = { $count ->
    [one] retire 1 désespoir
   *[other] retire { $count } désespoirs
}
page-guide-no-symbol = aucun symbole
page-guide-event = **{ $cost } espoirs** ; { $uses }.
page-guide-uses = { $count ->
    [one] une seule carte, une seule fois
   *[other] une fois pour chacune des { $count } cartes
}
page-guide-no-limit = aussi souvent qu’on le paie
page-guide-character = Camp : **{ $side }**. Marque pour { $types }.
page-guide-copies = { $count ->
    [one] une carte dans la boîte
   *[other] { $count } cartes dans la boîte
}
page-guide-mostly = l’essentiel : { $source }
page-guide-known = { $facts } : { $source }
page-guide-origin = **{ $group }**, { $facts } : { $origins }.
page-guide-source = { $source }
page-guide-source-some = { $source } ({ $names })
page-guide-source-rest = pour le reste, { $source }
page-log-round-1 = Manche 1
page-log-round-2 = Manche 2
page-log-round-3 = Manche 3
page-log-round-4 = Manche 4
page-log-round-5 = Manche 5
page-log-events = Événements et dons
page-log-buildings = Bâtiments et cubes

## Sur la page

part-give-seat = À qui ?
part-give-amount = Combien ?
part-remove-despair-seat = Chez qui ?
part-remove-despair-card = Sur quel bâtiment ?
part-remove-despair-position = Lequel ?

page-newsalem-town = Le centre de la ville
page-newsalem-quarters = Tous les quartiers
page-newsalem-quarter = Quartier : { $name }
page-newsalem-neighbour-left = à votre gauche
page-newsalem-neighbour-right = à votre droite
page-newsalem-round = Manche { $round } sur { $rounds }
page-newsalem-passing = Les mains passent { $direction }
page-newsalem-deal = { $deal } cartes reçues, { $play } jouées
page-newsalem-deck = pioche : { $count }
page-newsalem-despair = Désespoir : { $despair } ; il en faut { $threshold } aux sorcières
page-newsalem-gauge =
    { $reached ->
        [yes] En l’état, avant le décompte des procès, seule une sorcière peut gagner.
       *[no] En l’état, avant le décompte des procès, les puritains gagnent. Encore { $left }, et ce sont les sorcières.
    }
page-newsalem-gauge-over =
    { $reached ->
        [yes] La ville a sombré dans le désespoir : seule une sorcière pouvait gagner.
       *[no] La ville a tenu : les puritains gagnent.
    }
page-newsalem-hope = espoir : { $count }
page-newsalem-despair-here = désespoir : { $count }
page-newsalem-set-points = points de séries : { $count }
page-newsalem-sets =
    { $count ->
        [one] { $count } série
       *[other] { $count } séries
    }
page-newsalem-a-set = une série
page-newsalem-choosing =
    { $phase ->
        [events] réfléchit encore
        [remove-despair] retire du désespoir
       *[other] choisit encore
    }
page-newsalem-in-hand = en main : { $count }
page-newsalem-picks = face cachée : { $count }
page-newsalem-nothing-built = Rien n’est encore bâti ici.

page-newsalem-brings-hope =
    { $count ->
        [one] +{ $count } espoir
       *[other] +{ $count } espoirs
    }
page-newsalem-brings-despair =
    { $count ->
        [one] +{ $count } désespoir
       *[other] +{ $count } désespoirs
    }
page-newsalem-brings-removals =
    { $count ->
        [one] retire un cube de désespoir
       *[other] retire { $count } cubes de désespoir
    }
page-newsalem-brings-nothing = aucun cube
page-newsalem-mine = un de vos types
page-newsalem-one-set = +1 série

page-newsalem-marks-types = Pendant ce temps, une ★ marque les bâtiments de vos types.
page-newsalem-points = Vos points jusqu’ici : { $matching } pour les types, { $sets } pour les séries, { $total } en tout.
page-newsalem-none-kept = Rien encore dans cette manche.
page-newsalem-seen-where = Dépliez « Ce que vous savez » pour voir la carte.

page-newsalem-left =
    { $count ->
        [0] plus aucune
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }
page-newsalem-ready = a fini
page-newsalem-your-cards = Vos cartes
page-newsalem-character = personnage
page-newsalem-sources = D’où vient ce que l’on sait de chaque carte
page-newsalem-your-hope = Votre espoir :
page-newsalem-cost = coûte { $cost } espoirs
page-newsalem-missing =
    { $count ->
        [one] Il vous manque { $count } espoir.
       *[other] Il vous manque { $count } espoirs.
    }
page-newsalem-trigger = Déclencher
page-newsalem-give = Donner…
page-newsalem-give-effect = C’est immédiat et sans retour. Les promesses n’engagent personne.
page-newsalem-fewer =
    { $despair ->
        [0] Il n’y a aucun désespoir en ville : cela ne ferait rien, et coûterait tout de même { $cost } espoirs.
        [one] Il n’y a qu’un cube de désespoir en ville. Cet événement pourrait en retirer { $removals } et coûte tout de même { $cost } espoirs.
       *[other] Il n’y a que { $despair } cubes de désespoir en ville. Cet événement pourrait en retirer { $removals } et coûte tout de même { $cost } espoirs.
    }

page-newsalem-revealed = Tout le monde révèle ses bâtiments.
page-newsalem-open-all = Tout retourner d’un coup
page-newsalem-characters = Tous les personnages
page-newsalem-not-yet = encore face cachée
page-newsalem-why-side = { $side ->
    [puritans] Le désespoir est à { $despair }, sous les { $threshold } qu’il faut aux sorcières : seuls les puritains peuvent gagner.
    [witches] Le désespoir est à { $despair } ; il en faut { $threshold } aux sorcières : elles seules peuvent gagner.
   *[nobody] Le désespoir est à { $despair } sur { $threshold }, et il n’y a aucune sorcière : tout le monde perd.
}
page-newsalem-why-free = { $count ->
    [one] { $names } est sorcière et n’était pas en procès : 2 désespoirs de plus.
   *[other] { $names } sont sorcières et n’étaient pas en procès : 2 désespoirs de plus chacune.
}
page-newsalem-why-caught = { $count ->
    [one] { $names } est sorcière et était en procès : 2 désespoirs de moins.
   *[other] { $names } sont sorcières et étaient en procès : 2 désespoirs de moins chacune.
}
page-newsalem-why-wronged = { $count ->
    [one] { $names } était en procès sans être sorcière : 2 désespoirs de plus.
   *[other] { $names } étaient en procès sans être sorcières : 2 désespoirs de plus par personne.
}
page-newsalem-why-fewer = { $count ->
    [one] { $names } était aussi du côté gagnant ; les points, puis l’espoir, les départagent.
   *[other] { $names } étaient aussi du côté gagnant ; les points, puis l’espoir, les départagent.
}
page-newsalem-scores = Points
page-newsalem-player = Nom
page-newsalem-for-types = Types
page-newsalem-for-sets = Séries
page-newsalem-total = Total

## Ce qui se dit

saying-go-for = Un procès pour { $seat } !
saying-go-for-2 = Envoyons { $seat } devant le tribunal.
saying-go-for-3 = Qui a encore un procès pour { $seat } ?
saying-spare = { $seat } mérite le pardon.
saying-spare-2 = Clémence pour { $seat }, de grâce.
saying-am-side = Je suis avec { $word }.
saying-am-side-2 = Ma carte le dirait : je suis avec { $word }.
saying-am-side-3 = Je gagne avec { $word }, ou pas du tout.
saying-am-type = Mon personnage a un faible pour ceci : { $word }.
saying-am-type-2 = Mes points viennent aussi de là : { $word }.
saying-saw-side = Mon enquête sur { $seat } est claire : avec { $word }.
saying-saw-side-2 = J’ai vu la carte. { $seat } est avec { $word }.
saying-saw-type = Mon enquête sur { $seat } donne ceci, entre autres : { $word }.
saying-saw-type-2 = J’ai vu la carte. { $seat } aime ceci : { $word }.
saying-passed = Dans la main passée à { $seat }, il y avait ceci : { $card }.
saying-passed-2 = C’est moi qui ai laissé ce choix à { $seat } : { $card }.
saying-got = { $seat } m’a passé une main où il y avait ceci : { $card }.
saying-got-2 = { $seat } m’a laissé ceci : { $card }.
saying-nothing-better = Je n’avais rien de mieux.
saying-nothing-better-2 = Si vous aviez vu le reste…
saying-nothing-better-3 = C’était le moindre mal dans ma main.
saying-nothing-better-4 = Le reste était pire, croyez-moi.
saying-will-cleanse = Je vais purger la ville.
saying-will-cleanse-2 = Laissez-moi faire : je purgerai la ville.
saying-will-cleanse-3 = La Purge, je m’en charge.
saying-will-investigate = Je vais enquêter sur { $seat }.
saying-will-investigate-2 = J’irai voir de plus près ce que cache { $seat }.
saying-give-me = { $amount ->
    [one] Il me manque { $amount } espoir. Qui m’aide ?
   *[other] Il me manque { $amount } espoirs. Qui m’aide ?
}
saying-give-me-2 = { $amount ->
    [one] Avec { $amount } espoir de plus, je pourrais agir.
   *[other] Avec { $amount } espoirs de plus, je pourrais agir.
}
saying-give-to = Donnez de l’espoir à { $seat } : { $amount }.
saying-give-to-2 = { $seat } saura s’en servir. Espoir nécessaire : { $amount }.
saying-give-to-3 = De l’espoir pour { $seat }, c’est bien placé : { $amount }.
saying-investigate = Il faudrait une enquête sur { $seat }.
saying-investigate-2 = Que cache { $seat } ? Qui paie l’enquête ?
saying-investigate-3 = Je paierais pour savoir qui est { $seat }.
saying-keep-trials = Gardons les procès pour plus tard.
saying-keep-trials-2 = Pas de procès à la légère, de grâce.
saying-keep-trials-3 = Un procès est vite fait, et longtemps regretté.
conflict-not-investigated = Cette personne n’a jamais payé une telle Enquête.
conflict-two-sides = Un personnage n’a qu’un camp.

## Tirages que l’on fait à la main quand quelqu’un mène la partie

draw-buildings = le nouvel ordre de la pioche des bâtiments
