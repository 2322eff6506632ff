### Salem 1692 en français. Les noms sont ceux de l’édition française ; on dit « vous » à qui joue.

game-about = Accusez, défendez, survivez : le village abrite une Sorcière, et la nuit approche.

## Cartes, faces, personnages

card-accusation = Accusation
    .many = { $count } Accusations
card-evidence = Preuve
    .many = { $count } Preuves
card-witness = Témoin
    .many = { $count } Témoins
card-alibi = Alibi
    .many = { $count } Alibis
card-arson = Incendie
card-curse = Malédiction
card-robbery = Vol
card-scapegoat = Bouc émissaire
    .many = { $count } Boucs émissaires
card-stocks = Pilori
    .many = { $count } Piloris
card-asylum = Asile
card-black-cat = Chat noir
card-matchmaker = Lien sacré
    .many = { $count } Liens sacrés
card-piety = Piété
card-conspiracy = Conspiration
card-night = Nuit

card-accusation-effect = Pose 1 accusation devant quelqu’un d’autre.
card-evidence-effect = Pose 3 accusations devant quelqu’un d’autre.
card-witness-effect = Pose 7 accusations devant quelqu’un d’autre : le plus souvent, c’est le procès aussitôt.
card-alibi-effect = Retire jusqu’à 3 accusations à quelqu’un d’autre.
card-arson-effect = Quelqu’un d’autre défausse toute sa main.
card-curse-effect = Défausse une carte bleue posée devant quelqu’un d’autre.
card-robbery-effect = Prend toute la main de quelqu’un et la donne à une autre personne ; jamais la vôtre, jamais à vous.
card-scapegoat-effect =
    { $scapegoat_moves_stocks ->
        [no] Déplace toutes les cartes posées devant une personne vers une autre, sauf le Pilori ; ni l’une ni l’autre ne peut être vous.
       *[yes] Déplace toutes les cartes posées devant une personne vers une autre ; ni l’une ni l’autre ne peut être vous.
    }
card-stocks-effect = Quelqu’un d’autre passe son prochain tour.
card-asylum-effect = Les Sorcières ne peuvent rien, la nuit, contre qui a cette carte devant soi.
card-black-cat-effect = Quand vient la Conspiration, une carte Procès est révélée chez qui a le Chat noir devant soi.
card-matchmaker-effect = Deux personnes qui en ont chacune un devant elles vivent et meurent ensemble.
card-piety-effect =
    { $piety_effect ->
        [double_threshold] Il faut deux fois plus d’accusations pour un procès contre qui a cette carte devant soi.
       *[no_red_played] Aucune carte rouge ne peut être jouée sur qui a cette carte devant soi.
    }
card-conspiracy-effect =
    { $conspiracy_center_shuffle ->
        [yes] Le Chat noir frappe ; puis une carte Procès de chaque personne va au centre, et elles sont mélangées et redistribuées.
       *[no] Le Chat noir frappe ; puis chaque personne prend une carte Procès à sa gauche.
    }
card-night-effect = Les Sorcières choisissent leur victime, le Prévôt protège quelqu’un, et l’on peut avouer.

face-not-a-witch = Puritain
    .many = { $count } Puritains
face-witch = Sorcière
    .many = { $count } Sorcières
face-constable = Prévôt
face-not-a-witch-letter = P
face-witch-letter = S
face-constable-letter = V

character-abigail-williams = Abigail Williams
character-ann-putnam = Ann Putnam
character-cotton-mather = Cotton Mather
character-george-burroughs = George Burroughs
character-giles-corey = Giles Corey
character-john-proctor = John Proctor
character-martha-corey = Martha Corey
character-mary-warren = Mary Warren
character-rebecca-nurse = Rebecca Nurse
character-samuel-parris = Samuel Parris
character-sarah-good = Sarah Good
character-thomas-danforth = Thomas Danforth
character-tituba = Tituba
character-will-griggs = Will Griggs
character-william-phips = William Phips
character-nobody = personne en particulier

character-abigail-williams-ability = Quand votre carte déclenche un procès, vous pouvez défausser toutes les accusations posées devant vous.
character-ann-putnam-ability =
    { $ann_putnam ->
        [end_of_turn_per_reveal] À la fin de votre tour, piochez deux cartes pour chaque carte Procès que vous y avez choisie.
       *[before_reveal] Quand votre carte déclenche un procès, vous pouvez piocher deux cartes avant le choix de la carte Procès.
    }
character-cotton-mather-ability = Chaque Preuve posée devant vous compte 1 accusation au lieu de 3.
character-george-burroughs-ability = Il faut 8 accusations pour vous faire un procès, et non 7.
character-giles-corey-ability =
    { $giles_corey ->
        [two_red] Si les deux cartes piochées à votre tour sont rouges, vous pouvez les montrer et en piocher une troisième.
       *[two_accusation] Si les deux cartes piochées à votre tour sont des Accusations, vous pouvez les montrer et en piocher une troisième.
    }
character-john-proctor-ability =
    { $john_proctor ->
        [up_to_3_from_hand] À chaque élimination, regardez la main laissée et prenez-y jusqu’à trois cartes.
       *[all_hand_and_blue] À chaque élimination, prenez toute la main laissée et les cartes bleues posées devant.
    }
character-martha-corey-ability = Vous avez le pouvoir de la personne en vie la plus proche à votre droite.
character-mary-warren-ability = Le Chat noir ne vous frappe jamais, et aucun Lien sacré ne vous entraîne dans la mort.
character-rebecca-nurse-ability =
    { $rebecca_triggers ->
        [trials] Chaque fois qu’un procès révèle une carte Procès chez quelqu’un d’autre, vous pouvez piocher une carte.
       *[trials_and_black_cat] Chaque fois qu’un procès ou le Chat noir révèle une carte Procès chez quelqu’un d’autre, vous pouvez piocher une carte.
    }
character-samuel-parris-ability =
    { $samuel_parris ->
        [two] Deux fois par partie, au lieu de piocher ou de jouer, reprenez deux cartes de la défausse, sauf les noires.
       *[up_to_two] Deux fois par partie, au lieu de piocher ou de jouer, reprenez jusqu’à deux cartes de la défausse, sauf les noires.
    }
character-sarah-good-ability = Vol et Incendie sont sans effet sur vous.
character-thomas-danforth-ability = Quand vous jouez une accusation, une de moins suffit pour un procès, si vous le voulez{ $thomas_vs_george ->
    [6] {" "}; contre George Burroughs, deux de moins.
    [8] , mais jamais contre George Burroughs.
    [cancel] {" "}; contre George Burroughs il en faut 7, et le procès a lieu, que vous le vouliez ou non.
   *[7] .
}
character-tituba-ability = Une fois par partie, avant votre action, regardez toute la pioche et rangez-la dans l’ordre de votre choix.
character-will-griggs-ability = Vous pouvez jouer un Alibi comme un Témoin, qui vaut 7 accusations{ $griggs_alibi_bypasses_piety ->
    [yes] , même sur qui a Piété devant soi.
   *[no] { $piety_effect ->
        [no_red_played] , mais pas sur qui a Piété devant soi.
       *[double_threshold] .
    }
}
character-william-phips-ability = Une fois par partie, vous pouvez avouer sans révéler de carte.
character-nobody-ability = Aucun pouvoir.

## Camps, phases, causes

side-townspeople = le village
side-witches = les Sorcières
side-ghosts = les fantômes

phase-town-hall = choix des Citoyens
phase-dawn = aube
phase-day = jour
phase-trial = procès
phase-conspiracy = Conspiration
phase-confession = aveux
phase-night = nuit
phase-last-words = derniers mots
phase-over = fin

cause-trial = au procès
cause-cat = par le Chat noir
cause-confession = par aveu
cause-framed = par la main des Sorcières
cause-dawn = à l’aube, avec le chat
cause-elimination = à la fin
cause-witch = une carte Sorcière est apparue au grand jour
cause-last-tryal = plus aucune carte Procès n’est cachée
cause-night = les Sorcières sont venues dans la nuit
cause-matched = deux cœurs liés n’ont qu’un destin

shield-gavel = le Marteau veillait
shield-confession = l’aveu est venu à temps
shield-asylum = les murs de l’Asile ont tenu

why-last-witch-revealed = La dernière carte Sorcière est révélée. Salem peut se rendormir.
why-last-townsperson-turned = La dernière âme du village a basculé. Plus personne pour accuser.
why-all-living-are-witches = Il ne reste plus que des Sorcières en vie à Salem.
why-somebody-eliminated = À si peu autour de la table, une seule perte suffit aux Sorcières.
why-constable-revealed = Le Prévôt est démasqué, et avec lui tombe la dernière garde du village.

why-alibi = grâce à un Alibi
why-abigail = Abigail Williams les efface
why-arson = tout part en fumée
why-both-matchmakers = deux Liens sacrés sur un même cœur s’annulent
why-curse = malédiction
why-elimination = cartes laissées
why-repair = corrigé par le meneur de jeu
why-stocks = le pilori s’ouvre
why-trial = le procès est clos

## Ce que l’on demande

decision-town-hall = Deux cartes Citoyen sont devant vous. Quelle vie mènerez-vous ?
decision-cat = Sorcières, à quelle porte le Chat noir viendra-t-il miauler ?
decision-victim = Sorcières, à quelle porte frappez-vous cette nuit ?
decision-gavel = Prévôt, qui votre Marteau protège-t-il cette nuit ?
decision-suspicion = { phrase-whom-suspected }
decision-suspicion-note = Sous scellé jusqu’à la fin ; seule votre fierté est en jeu.
decision-confess = Vous avouez ? Une carte Procès révélée vous protège cette nuit.
decision-confess-note = Votre dernière carte cachée vous ferait quitter la partie ; une carte Sorcière aussi, en règle générale.
decision-turn = À vous de jouer. Que faites-vous ?
decision-target =
    { $about ->
        [card-card] { $card } joué comme { $card2 } : contre qui ?
       *[other] { $card } : sur qui ?
    }
decision-victim-of-robbery = { $card } : à qui prend-on la main ?
decision-recipient = { $card } : qui reçoit la main prise à { $seat } ?
decision-source = { $card } : qui soulage-t-on de son fardeau ?
decision-destination = { $card } : qui reçoit tout ce qui est devant { $seat } ?
decision-alibi = { $card } : quelles accusations contre { $seat } tombent ?
decision-curse = { $card } : quelle carte bleue posée devant { $seat } disparaît ?
decision-tryal =
    { $you ->
        [yes] Laquelle de vos propres cartes Procès révélez-vous ?
       *[no] Quelle carte Procès révélez-vous chez { $seat } ?
    }
decision-point-to-two = Désignez deux cartes Procès chez { $seat } ; l’une d’elles sera révélée.
decision-take = Conspiration : quelle carte Procès prenez-vous à { $seat } ?
decision-pass = Conspiration : quelle carte Procès prend-on à { $seat } pour { $seat2 } ?
decision-ghost = Quel fantôme regardez-vous ?
decision-look = Quelle carte Procès regardez-vous chez { $seat } ?
decision-john-takes = { $seat } laisse des cartes. Laquelle prenez-vous ?
decision-recover = Quelle carte reprenez-vous de la défausse ?
decision-rearrange = La pioche est ouverte devant vous, le dessus d’abord. Dans quel ordre la rangez-vous ?
decision-reorder = Dans quel ordre rangez-vous vos cartes Procès cachées ?
decision-sign =
    { $most ->
        [1] Pointez quelqu’un du doigt avant de confirmer.
       *[other] Essayez un ordre pour la pioche, quitte à vous raviser.
    }
decision-hourglass = Retourner le sablier pour presser qui traîne ?
decision-last-words = Vous voilà hors jeu. Il vous reste trois derniers mots : écrivez-les plus bas.
decision-first-out = Deux destins sont liés. Qui part en premier ?
decision-hold-trial = Moins d’accusations vous suffisent. Menez-vous { $seat } au procès ?
decision-ann-draws = Piocher deux cartes avant le procès contre { $seat } ?
decision-abigail-discards = Défausser toutes les accusations posées devant vous ?
decision-giles-shows = Montrer les deux cartes piochées et en piocher une troisième ?
decision-rebecca-draws = Une carte Procès vient d’être révélée. Piocher une carte ?

word-draw = Piocher deux cartes
word-end = Finir le tour
word-rearrange = Regarder la pioche et la réordonner
word-recover = Reprendre des cartes de la défausse
word-look = Regarder une carte Procès d’un fantôme
word-nobody = Personne
word-declare = Avouer sans carte
word-just-taken = La carte tout juste prise
word-turn = Retourner le sablier
word-done-confess = Se taire
word-done-last-words = Partir en silence
word-done-john-takes = Ne rien prendre de plus
word-done-recover = Ne rien reprendre de plus
word-yes-hold-trial = Oui, au procès
word-no-hold-trial = Pas encore
together-alibi-witness-turn = Alibi comme Témoin

## Canaux

channel-town = le village
channel-last-words = les derniers mots
channel-graveyard = le cimetière

## Ce qui se passe : la mise en place

event-game-set =
    La table est mise. Parmi les cartes Procès : { $tryals_1 } Puritains, { $tryals_2 ->
        [one] { $tryals_2 } Sorcière
       *[other] { $tryals_2 } Sorcières
    }, { $tryals_3 } Prévôt. La pioche compte { $deck } cartes.
event-tryals-seen =
    { $you ->
        [seat] Vos cartes Procès : { $faces }.
       *[other] Les cartes Procès devant { $seat } : { $faces }.
    }
event-hand-seen =
    { $you ->
        [seat] Votre main : { $cards }.
       *[other] { $seat } tient en main : { $cards }.
    }
event-town-hall-offered =
    { $you ->
        [seat] Vous avez le choix entre { $characters }.
       *[other] { $seat } a le choix entre { $characters }.
    }
event-character-shown =
    { $you ->
        [seat] Vous incarnez { $character }.
       *[other] { $seat } incarne { $character }.
    }
event-became-witch =
    { $you ->
        [seat] Vous tenez une carte Sorcière : vous voilà dans le camp des Sorcières, quoi qu’elle devienne.
       *[other] { $seat } tient une carte Sorcière, et rejoint le camp des Sorcières.
    }

## La voix du narrateur

narrated-dawn-sleep = « Salem dort. Que tout le monde ferme les yeux. »
narrated-dawn-witches = « Sorcières, réveillez-vous. Choisissez qui aura le Chat noir ; ce peut être l’une d’entre vous. »
narrated-dawn-witches-sleep = « Sorcières, rendormez-vous. »
narrated-dawn-wake = « Que tout le monde se réveille. »
narrated-dawn-begins =
    { $you ->
        [seat] « Vous commencez ; on joue dans le sens des aiguilles d’une montre. »
       *[other] « { $seat } commence ; on joue dans le sens des aiguilles d’une montre. »
    }
narrated-night-sleep = « La nuit tombe. Que tout le monde ferme les yeux. »
narrated-night-witches = « Vous qui avez, ou avez eu un jour, une carte Sorcière : réveillez-vous et choisissez une victime ; ce peut être l’une d’entre vous. »
narrated-night-witches-sleep = { narrated-dawn-witches-sleep }
narrated-night-constable = « Prévôt, réveillez-vous. Confiez le Marteau à quelqu’un, mais pas à vous-même. »
narrated-night-constable-ghosts = « Prévôt, réveillez-vous. Confiez le Marteau à qui vous voulez, à vous, ou à personne. »
narrated-night-constable-sleep = « Prévôt, rendormez-vous. »
narrated-night-wake = { narrated-dawn-wake }
narrated-night-confess = « Qui veut avouer révèle une de ses cartes Procès et ne craint rien cette nuit. Vous avez jusqu’au dernier grain de sable. »
narrated-night-time =
    { $you ->
        [seat] « C’est l’heure. Les Sorcières sont venues pour vous. »
       *[other] « C’est l’heure. Les Sorcières sont venues pour { $seat }. »
    }
narrated-night-over =
    { $you ->
        [seat] « Le jour se lève ; à vous de poursuivre. »
       *[other] { $has_seat ->
            [yes] « Le jour se lève ; à { $seat } de poursuivre. »
           *[no] « Le jour se lève. »
        }
    }

event-fellows-seen =
    { $you ->
        [seats] { $seats_others_count ->
            [0] Vous ouvrez les yeux et ne voyez aucune autre Sorcière.
            [one] Vous ouvrez les yeux et voyez une autre Sorcière : { $seats_others }.
           *[other] Vous ouvrez les yeux et voyez les autres Sorcières : { $seats_others }.
        }
       *[other] Côté Sorcières, ouvrent les yeux : { $seats }.
    }
event-witch-signed =
    { $you ->
        [witch] { $same ->
            [yes] Vous vous désignez vous-même.
           *[no] Vous désignez { $seat }.
        }
        [seat] { $witch } vous désigne.
       *[other] { $same ->
            [yes] { $witch } pointe un doigt vers soi.
           *[no] { $witch } désigne { $seat }.
        }
    }

## Le tour

event-turn-began =
    { $you ->
        [seat] À vous de jouer.
       *[other] À { $seat } de jouer.
    }
event-turn-skipped =
    { $you ->
        [seat] Au pilori, vous passez votre tour.
       *[other] Au pilori, { $seat } passe son tour.
    }
event-turn-ended =
    { $you ->
        [seat] Votre tour est fini.
       *[other] { $seat } a fini son tour.
    }
event-hourglass-turned =
    { $you ->
        [seat] Vous retournez le sablier pour presser { $active }.
        [active] { $seat } retourne le sablier pour vous presser.
       *[other] { $seat } retourne le sablier pour presser { $active }.
    }
event-card-drawn =
    { $you ->
        [seat] Vous piochez une carte.
       *[other] { $seat } pioche une carte.
    }
event-drawn-card-seen =
    { $you ->
        [seat] Vous avez pioché : { $card }.
       *[other] { $seat } a pioché : { $card }.
    }
event-black-card-drawn =
    { $you ->
        [seat] Vous retournez une carte noire : { $card } !
       *[other] { $seat } retourne une carte noire : { $card } !
    }
event-draw-forfeited =
    { $you ->
        [seat] Il ne reste que la Nuit dans la pioche : vous n’en piochez pas davantage.
       *[other] Il ne reste que la Nuit dans la pioche : { $seat } n’en pioche pas davantage.
    }
event-deck-reformed = On refait la pioche : { $cards } cartes bien mélangées, avec la Nuit quelque part.
event-card-played =
    { $you ->
        [by] { $has_second ->
            [yes] Vous jouez { $card } : { $target } cède tout à { $second }.
           *[no] { $as_witness ->
                [yes] Vous jouez { $card } comme Témoin contre { $target }.
               *[no] Vous jouez { $card } sur { $target }.
            }
        }
        [target] { $has_second ->
            [yes] { $by } joue { $card } : vous cédez tout à { $second }.
           *[no] { $as_witness ->
                [yes] { $by } joue { $card } comme Témoin contre vous.
               *[no] { $by } joue { $card } sur vous.
            }
        }
        [second] { $by } joue { $card } : { $target } vous cède tout.
       *[other] { $has_second ->
            [yes] { $by } joue { $card } : { $target } cède tout à { $second }.
           *[no] { $as_witness ->
                [yes] { $by } joue { $card } comme Témoin contre { $target }.
               *[no] { $by } joue { $card } sur { $target }.
            }
        }
    }
event-cards-discarded =
    { $you ->
        [seat] Vous perdez : { $cards } ({ $why }).
       *[other] { $seat } perd : { $cards } ({ $why }).
    }
event-hand-robbed =
    { $you ->
        [victim] Votre main passe à { $recipient } : { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
        [recipient] Vous recevez la main tenue par { $victim } : { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
       *[other] La main tenue par { $victim } passe à { $recipient } : { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
    }
event-cards-seen =
    { $you ->
        [seat] Entrent dans votre main : { $cards }.
       *[other] Vous avez vu ce qui est allé à { $seat } : { $cards }.
    }
event-wasted =
    { $you ->
        [seat] { $card } ne peut rien contre vous, Sarah Good : carte perdue.
       *[other] { $card } ne peut rien contre { $seat }, Sarah Good : carte perdue.
    }
event-without-effect =
    { $you ->
        [seat] { $card } reste sans effet sur vous.
       *[other] { $card } reste sans effet sur { $seat }.
    }
event-front-moved =
    { $you ->
        [source] Ce qui était devant vous passe devant { $destination } : { $cards }.
        [destination] Ce qui était devant { $source } passe devant vous : { $cards }.
       *[other] Ce qui était devant { $source } passe devant { $destination } : { $cards }.
    }
event-cards-left-game =
    { $you ->
        [seat] Plus que deux en vie : vos cartes suivantes quittent le jeu : { $cards }.
       *[other] Plus que deux en vie : { $seat } retire du jeu : { $cards }.
    }

## Procès, révélations, éliminations

event-trial-began =
    { $you ->
        [accused] { $same ->
            [yes] Votre procès s’ouvre !
           *[no] { $accuser } vous mène au procès !
        }
        [accuser] Vous menez { $accused } au procès !
       *[other] { $same ->
            [yes] Un procès s’ouvre contre { $accused } !
           *[no] { $accuser } mène { $accused } au procès !
        }
    }
event-trial-declined =
    { $you ->
        [accuser] Vous laissez { $accused } en paix, pour l’instant.
        [accused] { $accuser } vous laisse en paix, pour l’instant.
       *[other] { $accuser } laisse { $accused } en paix, pour l’instant.
    }
event-trial-lapsed =
    { $you ->
        [accused] Plus de procès pour vous.
       *[other] Plus de procès pour { $accused }.
    }
event-pointed-at-two =
    { $you ->
        [accuser] Vous désignez les cartes { $places } chez { $accused }, à qui revient le choix.
        [accused] { $accuser } désigne vos cartes { $places } : à vous d’en choisir une.
       *[other] { $accuser } désigne les cartes { $places } chez { $accused }, à qui revient le choix.
    }
event-tryal-revealed =
    { $cause_key ->
        [elimination] { $you ->
            [seat] Vous dévoilez : { $face }.
           *[other] { $seat } dévoile : { $face }.
        }
       *[other] { $you ->
            [seat] Votre carte Procès { $place } est révélée { $cause } : { $face }.
           *[other] Chez { $seat }, la carte Procès { $place } est révélée { $cause } : { $face }.
        }
    }
event-one-more-witch-card =
    { $you ->
        [seat] Vous cachez encore une carte Sorcière, et restez en vie.
       *[other] { $seat } cache encore une carte Sorcière, et reste en vie.
    }
event-eliminated =
    { $you ->
        [seat] Vous quittez la partie : { $cause }.
       *[other] { $seat } quitte la partie : { $cause }.
    }
event-everything-shown = Depuis l’au-delà, vous voyez tout. Cartes Procès : { $rows }. Mains : { $hands }. La pioche, en partant du dessus : { $deck_in_order }.
event-spared-by-match =
    { $you ->
        [seat] Vous restez en vie malgré le Lien sacré : sinon, les deux camps perdraient.
       *[other] { $seat } reste en vie malgré le Lien sacré : sinon, les deux camps perdraient.
    }
event-past-disclosed =
    { $you ->
        [seat] { $witch ->
            [yes] Le village l’apprend : vous avez bien tenu une carte Sorcière.
           *[no] Le village l’apprend : vous n’avez jamais tenu de carte Sorcière.
        }
       *[other] { $witch ->
            [yes] Le village l’apprend : { $seat } a bien tenu une carte Sorcière.
           *[no] Le village l’apprend : { $seat } n’a jamais tenu de carte Sorcière.
        }
    }

## Conspiration

event-cat-had-no-prey =
    { $has_seat ->
        [yes] { $you ->
            [seat] Le Chat noir se frotte à votre jambe et ne vous fait aucun mal.
           *[other] Le Chat noir ne fait aucun mal à { $seat }.
        }
       *[no] Le Chat noir reste introuvable.
    }
event-tryal-taken =
    { $you ->
        [giver] { $has_place ->
            [yes] { $just_taken ->
                [yes] { $taker } prend la carte Procès que vous venez de prendre.
               *[no] { $taker } prend votre carte Procès { $place }.
            }
           *[no] { $taker } prend une de vos cartes Procès.
        }
        [taker] { $has_place ->
            [yes] { $just_taken ->
                [yes] Vous prenez la carte Procès tout juste prise par { $giver }.
               *[no] Vous prenez la carte Procès { $place } à { $giver }.
            }
           *[no] Vous prenez une carte Procès à { $giver }.
        }
       *[other] { $has_place ->
            [yes] { $just_taken ->
                [yes] { $taker } prend la carte Procès tout juste prise par { $giver }.
               *[no] { $taker } prend la carte Procès { $place } à { $giver }.
            }
           *[no] { $taker } prend une carte Procès à { $giver }.
        }
    }
event-tryal-taken-many = Chaque personne prend une carte Procès à sa gauche.
event-tryals-mixed = Une carte Procès par personne ({ $seats }) est mise au centre ; on mélange et on redistribue.
event-tryal-lost =
    { $you ->
        [seat] { $has_taker ->
            [yes] Vous avez cédé { $face } ; { $taker } l’a maintenant.
           *[no] Vous avez cédé { $face } ; impossible de savoir à qui.
        }
       *[other] { $has_taker ->
            [yes] { $seat } a cédé { $face } à { $taker }.
           *[no] { $seat } a cédé { $face }.
        }
    }
event-tryal-gained =
    { $you ->
        [seat] { $has_giver ->
            [yes] Vous avez reçu { $face }, carte prise à { $giver }.
           *[no] Vous avez reçu { $face } ; impossible de savoir d’où.
        }
       *[other] { $has_giver ->
            [yes] { $seat } a reçu { $face }, carte prise à { $giver }.
           *[no] { $seat } a reçu { $face }.
        }
    }
event-row-shuffled =
    { $you ->
        [seat] Vos cartes Procès cachées sont mélangées.
       *[other] Les cartes Procès cachées devant { $seat } sont mélangées.
    }
event-row-shuffled-many = Les cartes Procès cachées sont mélangées : { $seats }.
event-row-reordered =
    { $you ->
        [seat] Vous réordonnez vos cartes Procès : { $places }.
       *[other] { $seat } réordonne ses cartes Procès cachées : { $places }.
    }

## Aube et nuit

event-cat-given =
    { $you ->
        [seat] Le Chat noir s’installe sur le pas de votre porte.
       *[other] Le Chat noir s’installe devant chez { $seat }.
    }
event-gavel-given =
    { $you ->
        [seat] Le Marteau est devant vous : rien à craindre cette nuit.
       *[other] Le Marteau est devant { $seat }.
    }
event-confessed =
    { $you ->
        [seat] { $without_card ->
            [yes] Vous avouez, sans montrer de carte.
           *[no] Vous avouez.
        }
       *[other] { $without_card ->
            [yes] { $seat } avoue, sans montrer de carte.
           *[no] { $seat } avoue.
        }
    }
event-target-chosen =
    { $you ->
        [seat] C’est décidé : cette nuit, la victime, c’est vous.
       *[other] C’est décidé : cette nuit, la victime sera { $seat }.
    }
event-target-announced =
    { $you ->
        [seat] Tous les regards se tournent vers vous.
       *[other] Tous les regards se tournent vers { $seat }.
    }
event-target-safe =
    { $you ->
        [seat] Vous voilà hors de danger : { $by_key ->
            [gavel] { shield-gavel }
            [confession] { shield-confession }
           *[asylum] { shield-asylum }
        }.
       *[other] { $seat } est hors de danger : { $by_key ->
            [gavel] { shield-gavel }
            [confession] { shield-confession }
           *[asylum] { shield-asylum }
        }.
    }

## Personnages

event-ability-used =
    { $you ->
        [seat] Vous usez de votre pouvoir : { $character }.
       *[other] { $seat } use de son pouvoir : { $character }.
    }
event-cards-shown =
    { $you ->
        [seat] Vous montrez : { $cards }.
       *[other] { $seat } montre : { $cards }.
    }
event-card-recovered =
    { $you ->
        [seat] Vous reprenez { $card } dans la défausse.
       *[other] { $seat } reprend { $card } dans la défausse.
    }
event-deck-seen =
    { $you ->
        [seat] La pioche, en partant du dessus : { $cards_in_order }.
       *[other] { $seat } voit la pioche, en partant du dessus : { $cards_in_order }.
    }
event-pool-seen = { $dead } laisse : { $cards }.
event-cards-taken =
    { $you ->
        [seat] { $has_card ->
            [yes] Vous prenez { $card } à { $dead }.
           *[no] Vous prenez une carte dans la main laissée par { $dead }.
        }
        [dead] { $has_card ->
            [yes] { $seat } vous prend { $card }.
           *[no] { $seat } prend une carte dans votre main.
        }
       *[other] { $has_card ->
            [yes] { $seat } prend { $card } à { $dead }.
           *[no] { $seat } prend une carte dans la main laissée par { $dead }.
        }
    }

## Fantômes

event-ghost-looked-at =
    { $you ->
        [viewer] Vous regardez une carte Procès chez { $ghost }.
       *[other] { $viewer } regarde une carte Procès chez { $ghost }.
    }
event-ghost-tryal-seen =
    { $you ->
        [viewer] Vous voyez ce que cache le fantôme ({ $ghost }) : { $face }.
       *[other] { $viewer } voit ce que cache le fantôme ({ $ghost }) : { $face }.
    }
event-top-discarded =
    { $you ->
        [seat] Vous défaussez le dessus de la pioche : { $card }.
       *[other] { $seat } défausse le dessus de la pioche : { $card }.
    }

## La fin

event-game-won =
    { $you ->
        [winners] { $side_key ->
            [townspeople] Le village gagne, et vous aussi ! { $why }
           *[other] Les Sorcières gagnent, et vous aussi ! { $why }
        }
       *[other] { $side_key ->
            [townspeople] Le village gagne. { $why }
           *[other] Les Sorcières gagnent. { $why }
        }
    }

## Refus expliqués par une règle de ce jeu

refused-option-clash-sal-play-03 = Cette édition ne se joue pas à deux ou trois.
refused-option-clash-sal-var-04 = À deux ou trois, il n’y a pas de carte Sorcière de plus.
refused-option-clash-sal-setup-07 = Deux personnages au choix, c’est à 7 au plus.
refused-option-clash-sal-var-07 = Le passé des personnes éliminées ne peut pas être à la fois dit et tu.
refused-option-clash-sal-var-08 = Cette édition ne connaît pas la griffe du Chat noir à l’aube ; permettez-la aussi avec offers_dawn_cat_penalty.
refused-option-clash-sal-ghost-04 = La place donnée à la personne la plus jeune n’est à personne.

## Réglages

option-edition = Édition
option-edition-help = Le livret que l’on suit : il décide de tout ce que vous ne réglez pas vous-même plus bas.
option-edition-en = { page-edition-en }
option-edition-fr = { page-edition-fr }
option-edition-es = { page-edition-es }
option-town_hall_choice = Deux personnages au choix
option-town_hall_choice-help = Chaque personne reçoit deux cartes Citoyen et en garde une ; à sept au plus.
option-extra_witch = Une carte Sorcière de plus
option-extra_witch-help = Plus dur pour le village : deux cartes Sorcière à quatre ou cinq, trois au-delà.
option-setup_conspiracy = Conspiration dans la première donne
option-setup_conspiracy-help = Personne ne commence avec Conspiration en main ; voici comment on l’évite.
option-setup_conspiracy-redeal_if_dealt = Remise dans la pioche et remplacée si elle sort
option-setup_conspiracy-held_out = Mise de côté avant la donne, mélangée ensuite
option-night_card_placement = La place de Nuit
option-night_card_placement-help = Tout au fond de chaque pioche, ou quelque part dans sa moitié basse, où elle peut surprendre.
option-night_card_placement-bottom_half = Quelque part dans la moitié basse
option-night_card_placement-bottom = La dernière carte
option-early_night_reform = Les cartes qui restent sous Nuit
option-early_night_reform-help = Ce que devient la pioche après une nuit venue avant sa fin.
option-early_night_reform-immediate = Tout est mélangé en une nouvelle pioche
option-early_night_reform-when_deck_exhausted = On les pioche d’abord
option-trial_tryal_selection = La carte Procès que révèle un procès
option-trial_tryal_selection-help = Qui choisit parmi les cartes cachées de la personne accusée.
option-trial_tryal_selection-accuser_chooses = La personne qui accuse
option-trial_tryal_selection-random = Le hasard
option-point_to_two = On en désigne deux
option-point_to_two-help = Avec quatre ou cinq cartes cachées, la personne qui accuse en désigne deux et l’autre en choisit une.
option-max_trials_per_turn = Procès par tour
option-max_trials_per_turn-help = Combien de procès un tour peut amener.
option-max_trials_per_turn-unlimited = Sans limite
option-max_trials_per_turn-1 = Un seul au plus
option-multiple_witch_cards = Plusieurs cartes Sorcière en une main
option-multiple_witch_cards-help = Ce qui arrive quand l’une de plusieurs cartes Sorcière est révélée.
option-multiple_witch_cards-survive_until_last = On vit jusqu’à ce que la dernière soit révélée
option-multiple_witch_cards-die_reveal_all = On sort aussitôt et on les montre toutes
option-disclose_ever_witch = Le passé des personnes éliminées est dit
option-disclose_ever_witch-help = On annonce si une personne éliminée a jamais tenu une carte Sorcière.
option-last_convert_loses = La dernière personne à basculer perd
option-last_convert_loses-help = Quand la dernière personne innocente devient Sorcière, les Sorcières gagnent, mais pas elle.
option-conspiracy_take_order = Prendre les cartes lors de la Conspiration
option-conspiracy_take_order-help = Tout le monde prend une carte Procès cachée à sa gauche : tous ensemble, ou l’un après l’autre, et la dernière personne peut alors reprendre la carte que la première vient de prendre.
option-conspiracy_take_order-simultaneous = Toutes ensemble
option-conspiracy_take_order-sequential_from_drawer = À tour de rôle, en commençant par qui l’a piochée
option-conspiracy_take_order-sequential_choices = À tour de rôle, mais les cartes bougent ensemble
option-conspiracy_center_shuffle = Les cartes prises sont mêlées
option-conspiracy_center_shuffle-help = Les cartes prises lors de la Conspiration sont mélangées, et chaque personne en reçoit une.
option-conspiracy_shuffle_rows = Les rangées sont mélangées après la Conspiration
option-conspiracy_shuffle_rows-help = Personne ne peut plus suivre une carte par sa place dans la rangée.
option-tryal_reorder = Réordonner sa propre rangée
option-tryal_reorder-help = Si l’on peut changer l’ordre de ses cartes Procès cachées, et si les autres voient comment.
option-tryal_reorder-none = Interdit
option-tryal_reorder-free_hidden = Permis, et personne ne voit comment
option-tryal_reorder-free_tracked = Permis, et chaque geste se voit
option-dawn_cat_penalty = Le Chat noir griffe à l’aube
option-dawn_cat_penalty-help = Qui reçoit le Chat noir à l’aube perd aussi une carte Procès.
option-cards_without_effect = Cartes sans effet
option-cards_without_effect-help = Si l’on peut jouer une carte là où elle n’a aucun effet, par exemple pour ne pas piocher.
option-cards_without_effect-playable = On peut les jouer
option-cards_without_effect-unplayable = On ne peut pas les jouer
option-piety_effect = Ce que fait Piété
option-piety_effect-help = Comment Piété protège la personne devant qui elle est posée.
option-piety_effect-double_threshold = Il faut deux fois plus d’accusations
option-piety_effect-no_red_played = Aucune carte rouge ne peut y être jouée
option-piety_loss_trial = Perdre Piété peut amener un procès
option-piety_loss_trial-help = Si les accusations posées suffisent sans Piété, le procès suit aussitôt.
option-second_matchmaker = Un second Lien sacré
option-second_matchmaker-help = Ce qui arrive quand une même personne aurait les deux Liens sacrés devant elle.
option-second_matchmaker-forbidden = Il ne peut pas y être joué
option-second_matchmaker-discard_both = Les deux sont défaussés
option-matchmaker_double_loss = Quand un lien ferait perdre les deux camps
option-matchmaker_double_loss-help = Ce qui arrive quand deux morts liées feraient perdre les deux camps à la fois.
option-matchmaker_double_loss-spare_matched = La personne liée est épargnée
option-matchmaker_double_loss-trigger_player_orders = Qui l’a provoqué dit qui part en premier
option-matchmaker_double_loss-target_first = La personne visée part en premier
option-scapegoat_moves_stocks = Bouc émissaire déplace aussi Pilori
option-scapegoat_moves_stocks-help = Pilori suit les autres cartes, et qui le reçoit passe un tour.
option-two_left_blue = Les cartes bleues quand il reste deux personnes
option-two_left_blue-help = Ce que deviennent les cartes bleues quand il ne reste que deux personnes.
option-two_left_blue-keep = Elles restent en jeu
option-two_left_blue-remove = Elles quittent le jeu
option-two_left_scapegoat_robbery = Bouc émissaire et Vol quand il reste deux personnes
option-two_left_scapegoat_robbery-help = Ce que deviennent ces deux cartes quand il ne reste que deux personnes.
option-two_left_scapegoat_robbery-unplayable = Elles restent en main sans pouvoir être jouées
option-two_left_scapegoat_robbery-remove = { option-two_left_blue-remove }
option-thomas_vs_george = Thomas Danforth contre George Burroughs
option-thomas_vs_george-help = Combien d’accusations il faut quand l’un accuse l’autre.
option-thomas_vs_george-6 = 6 accusations
option-thomas_vs_george-7 = 7 accusations
option-thomas_vs_george-8 = 8 accusations
option-thomas_vs_george-cancel = 7 accusations, sans choix : leurs pouvoirs s’annulent
option-ann_putnam = Quand Ann Putnam pioche
option-ann_putnam-help = Ann Putnam pioche deux cartes pour un procès qu’elle amène.
option-ann_putnam-end_of_turn_per_reveal = À la fin de son tour, pour chaque carte révélée
option-ann_putnam-before_reveal = Avant que la carte Procès soit choisie
option-giles_corey = La troisième carte de Giles Corey
option-giles_corey-help = Ce que Giles Corey doit piocher pour avoir droit à une troisième carte.
option-giles_corey-two_red = Deux cartes rouges
option-giles_corey-two_accusation = Deux Accusations
option-john_proctor = Ce que prend John Proctor
option-john_proctor-help = Quand quelqu’un est éliminé, John Proctor se sert dans ses cartes.
option-john_proctor-up_to_3_from_hand = Jusqu’à trois cartes de la main
option-john_proctor-all_hand_and_blue = Toute la main et les cartes bleues
option-john_martha_split = Quand John et Martha partagent
option-john_martha_split-help = Si Martha Corey copie John Proctor, ils choisissent à tour de rôle.
option-john_martha_split-alternate_up_to_3_each = Jusqu’à trois cartes chacun
option-john_martha_split-alternate_until_empty = Jusqu’à la dernière carte
option-rebecca_triggers = Quand Rebecca Nurse pioche
option-rebecca_triggers-help = Rebecca Nurse peut piocher une carte quand une carte Procès d’une autre personne est révélée.
option-rebecca_triggers-trials = Par un procès
option-rebecca_triggers-trials_and_black_cat = Par un procès ou par le Chat noir
option-samuel_parris = Ce que prend Samuel Parris
option-samuel_parris-help = Combien de cartes il prend chaque fois dans la défausse.
option-samuel_parris-up_to_two = Jusqu’à deux cartes
option-samuel_parris-two = Deux cartes, s’il y en a deux
option-griggs_alibi_bypasses_piety = L’Alibi de Will Griggs malgré Piété
option-griggs_alibi_bypasses_piety-help = Will Griggs peut jouer un Alibi comme Témoin contre qui a Piété.
option-dead_view = Ce que voient les personnes éliminées
option-dead_view-help = Hors jeu, on peut en voir autant que les autres, ou regarder derrière le rideau.
option-dead_view-public = Ce que tout le monde voit
option-dead_view-moderator = Tout
option-dead_moderator = La première personne éliminée voit tout
option-dead_moderator-help = Comme qui mène le jeu ; les suivantes voient ce que tout le monde voit.
option-ghost_game = On peut jouer à deux ou trois
option-ghost_game-help = Des fantômes complètent la table jusqu’à quatre.
option-ghost_seating = Où s’assoient les fantômes
option-ghost_seating-help = À deux, à gauche de chaque personne ; à trois, à gauche de la plus jeune.
option-ghost_seating-left_of_each = À gauche des personnes
option-ghost_seating-alternate = Entre les personnes
option-youngest_seat = La personne la plus jeune
option-youngest_seat-help = À trois, le fantôme s’assoit à gauche de la plus jeune.
option-youngest_seat-none = Tirée au sort
option-youngest_seat-0 = Première place
option-youngest_seat-1 = Deuxième place
option-youngest_seat-2 = Troisième place
option-ghost_hand_size = Cartes données à un fantôme
option-ghost_hand_size-help = Un fantôme ne les joue jamais, mais on peut les voler ou les brûler.
option-ghost_hand_size-0 = Aucune
option-ghost_hand_size-3 = Trois
option-ghost_turn = Le tour d’un fantôme
option-ghost_turn-help = Ce qui se passe quand vient le tour d’un fantôme.
option-ghost_turn-discard_one = La première carte de la pioche est défaussée
option-ghost_turn-none = On passe
option-ghost_removes_matchmakers = Pas de Lien sacré avec les fantômes
option-ghost_removes_matchmakers-help = Les deux Liens sacrés restent dans la boîte.
option-ghost_pass_chooser = Qui choisit la carte qui va à un fantôme
option-ghost_pass_chooser-help = Lors de la Conspiration un fantôme reçoit aussi une carte Procès ; quelqu’un d’autre la choisit.
option-ghost_pass_chooser-nearest_human_right = La personne la plus proche à droite de qui donne
option-ghost_pass_chooser-nearest_human_left = La personne la plus proche à gauche de qui donne
option-ghost_cat_chooser = Qui choisit quand un fantôme amène la Conspiration
option-ghost_cat_chooser-help = Quelqu’un doit choisir la carte Procès que le Chat noir révèle.
option-ghost_cat_chooser-nearest_human_right_of_cat = La personne la plus proche à droite du chat
option-ghost_cat_chooser-acting_player = La personne qui agit
option-ghost_constable_reveal_wins = Un Prévôt révélé décide de tout
option-ghost_constable_reveal_wins-help = Avec les fantômes, la Sorcière gagne dès que la carte Prévôt est révélée.
option-turn_timer_mode = Le sablier des tours
option-turn_timer_mode-help = Quand un tour est minuté.
option-turn_timer_mode-on_request = Quand quelqu’un le retourne
option-turn_timer_mode-always = Toujours
option-turn_timer_mode-off = Jamais
option-hourglass_seconds = Le sablier, en secondes
option-hourglass_seconds-help = Combien dure un tour sous le sablier, et le temps des aveux.
option-decision_window_s = Une décision, en secondes
option-decision_window_s-help = Le temps d’une question hors de l’aube, de la nuit et de votre tour.
option-dawn_window_s = L’aube, en secondes
option-dawn_window_s-help = Le temps qu’ont les Sorcières pour poser le Chat noir.
option-crier_witch_count = Les Sorcières la nuit
option-crier_witch_count-help = Le temps qu’ont les Sorcières pour s’entendre.
option-crier_witch_count-10 = 10 secondes
option-crier_witch_count-20 = 20 secondes
option-crier_constable_count = Le Prévôt la nuit
option-crier_constable_count-help = Le temps qu’a le Prévôt pour protéger quelqu’un.
option-crier_constable_count-5 = 5 secondes
option-crier_constable_count-10 = { option-crier_witch_count-10 }
option-last_words_window_s = Les derniers mots, en secondes
option-last_words_window_s-help = Le temps de dire trois derniers mots.
option-timer_scale = Tous les délais sauf le sablier, multipliés par
option-timer_scale-help = Deux les double, un demi les réduit de moitié.
option-director_default = Qui dirige sur table
option-deck_reform_source = Ce que l’on mélange sur table dans la nouvelle pioche
option-elimination_discards = Ce qu’une personne éliminée défausse sur table
option-frame_stack = Où sont les cartes Victime sur table
option-offers_dawn_cat_penalty = La peine de l’aube peut être choisie
option-ghost_target_pile = Où va la carte Victime d’une partie avec fantômes sur table
option-ghost_framed_seats = Qui perd deux cartes Procès la nuit avec les fantômes
option-force_disclosure = Le passé des personnes éliminées est tout de même dit
option-no_disclosure = Le passé des personnes éliminées n’est tout de même pas dit

options-deal = Personnages et pioche
options-trials = Procès et éliminations
options-conspiracy = Conspiration et rangées
options-cards = Cartes
options-characters = Certains personnages
options-out = Les personnes éliminées
options-ghosts = À deux ou trois
options-ghosts-help = À quatre ou plus, rien de tout cela ne compte.
options-clocks = Temps
options-clocks-help = Le rythme les fixe tous ; changez ici celui que vous voulez différent. À une table sans horloge, aucun ne court.

## Manières de jouer

style-classic = Classique
style-classic-help = Les règles et les temps de l’édition, tels qu’ils sont imprimés.
style-first = Première soirée
style-first-help = Les mêmes règles, avec tout le temps de lire et de réfléchir.
style-quick = Rapide
style-quick-help = Peu de temps pour réfléchir, et le sablier coule toujours.
style-dark = Temps sombres
style-dark-help = Une carte Sorcière de plus, et personne n’apprend qui étaient les morts : dur pour le village.
style-research = Pour raisonner
style-research-help = Pas d’horloge, des rangées jamais mélangées, et le passé des morts est dit : on peut en déduire beaucoup.

## Pourquoi le robot steady a joué ainsi ; ouvert à la fin de la partie

reason-steady-accuse = { $seat } est peut-être une Sorcière ({ $share }) ; { $needs ->
        [one] encore { $needs } accusation et c’est le procès
       *[other] encore { $needs } accusations et c’est le procès
    }
reason-steady-stocks = { $seat } (Sorcière : { $share }) gagnerait à rester tranquille un tour
reason-steady-cat = le Chat noir va bien à { $seat } (Sorcière : { $share })
reason-steady-asylum = { $seat } (Sorcière : { $share }) mérite une nuit sûre
reason-steady-piety = { $seat } (Sorcière : { $share }) mérite un peu de paix
reason-steady-alibi = mieux vaut que ces accusations disparaissent
reason-steady-curse = { $card } fait trop de bien à { $seat } (Sorcière : { $share })
reason-steady-arson = mieux vaut brûler ce que tient { $seat } (Sorcière : { $share })
reason-steady-robbery = ce que tient { $seat } (Sorcière : { $share }) sera mieux chez { $to }
reason-steady-scapegoat = à { $seat } (Sorcière : { $share }) de porter ce que porte { $source }
reason-steady-matchmaker = le sort promis à { $seat } (Sorcière : { $share }) peut se partager
reason-steady-follow = mes alliées désignent { $seat }
reason-steady-victim = { $seat } gêne les Sorcières
reason-steady-misuse = { $seat } n’a besoin d’aucune protection, et c’est bien le but
reason-steady-protect = { $seat } (Sorcière : { $share }) mérite une protection
reason-steady-suspect = { $seat } est peut-être une Sorcière ({ $share })
reason-steady-declare = un aveu qui ne coûte aucune carte
reason-steady-protected = j’ai déjà une protection
reason-steady-keep-silent = une carte vaut plus que la sûreté de cette nuit
reason-steady-confess = { $left ->
        [one] il resterait { $left } carte, et le danger est réel
       *[other] il resterait { $left } cartes, et le danger est réel
    }
reason-steady-last-words = il n’y a plus rien à dire
reason-steady-draw = d’abord, plus de cartes
reason-steady-end = assez pour ce tour
reason-steady-enemy = { $seat } (Sorcière : { $share }) n’est pas de mon camp
reason-steady-pick = la meilleure carte à révéler chez { $seat } (carte Sorcière : { $odds } ; Sorcière : { $share })
reason-steady-use = cela ne coûte rien
reason-steady-cannot = il n’y a rien à montrer
reason-steady-hold-trial = { reason-steady-suspect }
reason-steady-take-card = { $card } est la meilleure du lot

## Pourquoi le robot sharp a joué ainsi, là où steady ne l’aurait pas fait

reason-steady-mimic = à ma place, quelqu’un du village ferait de même (à ses yeux, { $seat } pourrait être Sorcière : { $share })
reason-steady-decoy = { $seat } est des nôtres et avouera : l’attaque ne coûte rien et gagne la confiance du village
reason-steady-unmasked = se cacher ne sert plus à rien : j’agis ouvertement pour les Sorcières, et cela concerne { $seat }
reason-steady-searched = { $worlds ->
        [one] dans le seul monde que j’ai imaginé, ce coup réussit mieux que mon coup habituel
       *[other] dans { $better } des { $worlds } mondes que j’ai imaginés, ce coup réussit mieux que mon coup habituel
    }

## La table dans un terminal

cli-head = { $title } · { $phase } · pioche { $deck } · cartes Sorcière révélées : { $found } sur { $all }
board-hand = Main
board-row = Vos cartes Procès
board-empty = vide
board-gavel = Marteau
board-confessed = a avoué
board-one-more = encore une carte Sorcière
board-witch = Sorcière
board-out = hors jeu
cli-help-goal = Le village gagne quand toutes les cartes Sorcière sont révélées. Les Sorcières gagnent quand toute personne en vie est de leur camp. Qui a tenu un jour une carte Sorcière est de leur camp pour toujours.
cli-help-turn = À votre tour, piochez deux cartes, ou jouez sur les autres autant de cartes que vous voulez. Assez d’accusations (7 d’ordinaire) amènent un procès, et une carte Procès est révélée.
cli-help-marks = De gauche à droite : ▶ à qui de jouer, † hors jeu ; personnage ; cartes Procès (▒ cachée, MAJUSCULE révélée, minuscule ce que vous savez) ; cartes en main ; accusations et combien amènent un procès ; cartes posées devant. Dans le sens des aiguilles d’une montre à partir de vous : à votre gauche, c’est la ligne d’en dessous.
cli-help-others = Les autres autour de la table, et ce que disent leurs cartes
deal-witch = Une Sorcière
deal-constable = Le Prévôt
deal-witch-constable = Sorcière et Prévôt
deal-townspeople = Quelqu’un du village
deal-witches-want = Éliminer le village. Vous gagnez quand tous les vivants sont des Sorcières.
deal-townspeople-want = Démasquer les Sorcières. Vous gagnez quand toutes les cartes Sorcière sont révélées.
deal-witch-can = La nuit, vous choisissez une victime avec les autres Sorcières. Le jour, vous jouez l’innocence.
deal-constable-can = La nuit, vous protégez une autre personne. Le jour, vous accusez avec les cartes de votre main.
deal-witch-constable-can = La nuit, vous choisissez une victime et protégez une autre personne. Le jour, vous jouez l’innocence.
deal-townspeople-can = La nuit, vous dormez et nommez un suspect. Le jour, vous accusez avec les cartes de votre main.
deal-witches-know = { $count ->
        [one] { $names } est aussi une Sorcière, et vous connaît.
       *[other] { $names } sont aussi des Sorcières, et vous connaissent.
    }
deal-witch-knows-nobody = Personne pour l’instant. S’il y a d’autres Sorcières, vous les rencontrerez la nuit.
deal-townspeople-know = Rien de sûr. N’importe qui peut être une Sorcière, et vous aussi, un jour.
board-known-witches = Vous connaissez ces Sorcières : { $names }.
board-passed = Lors d’une Conspiration, vous avez cédé { $lost } à { $taker } et reçu { $gained } ; carte prise à { $giver }.
board-passed-mixed = Lors d’une Conspiration, vous avez cédé { $lost } et reçu { $gained }.
board-looked = Vous avez vu { $face } devant { $name }.
board-known-hand = { $name } tient, entre autres : { $cards }.
board-deck-order = La pioche, en partant du dessus : { $cards }.
board-suspected = Jusqu’ici, vos soupçons : { $names }.
board-discard = Dans la défausse : { $cards }.
reason-steady-take = chez { $seat }, une carte en vaut une autre (carte Sorcière : { $odds } ; Sorcière : { $share })
reason-steady-ghost = { $seat } cache peut-être la carte Sorcière : { $share }
reason-steady-look = cette carte chez { $seat } en dit le plus (carte Sorcière : { $odds } ; Sorcière : { $share })
reason-steady-look-at-ghost = un regard chez un fantôme en dit plus qu’une carte
reason-steady-gavel-nobody = personne ici ne mérite le Marteau
reason-steady-rearrange = la Nuit peut attendre, les bonnes cartes non
reason-steady-recover = la défausse vaut mieux que la pioche
reason-steady-town-hall = { $card } me convient mieux
reason-steady-enough = j’en ai assez
reason-steady-first-out = mieux vaut que ce soit { $seat }

## Pourquoi pas : ce qui vous est fermé, par la clause qui le ferme

closed-sal-card-alibi-01 = Il n’y a aucune accusation devant cette personne.
closed-sal-card-alibi-03 = Un Alibi retire 3 accusations au plus ; une carte qui en vaut 7 est trop forte pour lui.
closed-sal-card-curse-01 = Il n’y a aucune carte bleue devant cette personne.
closed-sal-card-matchmaker-05 = Cette personne a déjà un Lien sacré.
closed-sal-card-piety-03 = La Piété protège cette personne : aucune carte rouge ne peut être jouée ici.
closed-sal-card-robbery-01 = Ce qui est volé doit aller à quelqu’un d’autre.
closed-sal-card-robbery-03 = Il faut trois personnes en vie : vous, une qui perd, une qui reçoit.
closed-sal-card-scapegoat-01 = Les cartes doivent passer à quelqu’un d’autre.
closed-sal-card-scapegoat-07 = Il faut trois personnes en vie : vous, une que l’on soulage, une que l’on charge.
closed-sal-char-griggs-04 = La Piété protège cette personne, même d’un Alibi joué comme Témoin.
closed-sal-char-parris-01 = Seulement au lieu de piocher ou de jouer, et deux fois par partie.
closed-sal-char-parris-03 = Les cartes noires restent dans la défausse.
closed-sal-char-tituba-01 = Seulement avant toute autre chose dans votre tour, et une fois par partie.
closed-sal-color-07 = Ce doit être quelqu’un d’autre, et en vie.
closed-sal-ghost-31 = Un fantôme qui ne joue aucun tour ne peut pas en passer un.
closed-sal-law-01 = Vous ne pouvez pas vous en servir sur vous-même.
closed-sal-law-02 = Une carte que vous jouez ne peut pas vous toucher : ni vos cartes, ni un don à vous-même.
closed-sal-night-07 = Vous ne pouvez pas vous choisir.
closed-sal-ruling-06 = Cela n’aurait ici aucun effet.
closed-sal-ruling-21 = Rien ne bougerait : personne ne peut avoir un second Lien sacré.
closed-sal-ruling-53 = Rien dans la défausse ne peut être repris.
closed-sal-trial-13 = Il y a déjà eu un procès dans ce tour ; c’en serait un second.
closed-sal-turn-06 = Vous avez joué une carte : qui joue ne pioche pas.
closed-sal-turn-08 = Faites d’abord quelque chose : piochez, ou jouez une carte.
closed-sal-two-04 = Avec seulement deux personnes en vie, cette carte ne peut plus être jouée.

## Autour de la table, dans un navigateur

page-coach-theme = Bienvenue à Salem
page-coach-theme-text = Nous sommes en 1692, et quelqu’un à cette table est une Sorcière. Les quatre autres sont des robots ; ils n’en savent pas plus qu’une personne à leur place.
page-coach-goal = Deux camps
page-coach-goal-text = Le village gagne quand toutes les cartes Sorcière sont révélées. Les Sorcières gagnent quand toute personne en vie est Sorcière. Qui a tenu une carte Sorcière l’est pour toujours.
page-coach-tryals = { board-row }
page-coach-tryals-text = { $peek ->
    [tap] Les cinq cartes face cachée devant vous disent votre camp. Touchez-les pour regarder, et encore une fois pour les couvrir.
   *[hold] Les cinq cartes face cachée devant vous disent votre camp. Appuyez longuement pour regarder ; relâchez, et elles sont couvertes.
} Personne d’autre ne peut les voir.
page-coach-dawn = L’aube
page-coach-dawn-text = Tous les yeux sont fermés. Les Sorcières choisissent qui reçoit le Chat noir ; les autres scellent un soupçon. Tous les écrans se ressemblent, et personne ne sait qui fait quoi. Choisissez une place et confirmez.
page-coach-cat = Le Chat noir
page-coach-cat-text = Le chat a été déposé devant une porte. { $dawn_cat_penalty ->
    [yes] Qui l’a perd aussitôt une carte Procès, commence, et en perdra une autre quand viendra la Conspiration.
   *[no] Qui l’a commence, et perdra une carte Procès quand viendra la Conspiration. D’ici là, il ne fait aucun mal.
}
page-coach-turn = Les tours
page-coach-turn-text = On joue dans le sens des aiguilles d’une montre. À votre tour, vous piochez deux cartes, ou vous en jouez autant que vous voulez, toujours sur les autres. Regardez qui accuse qui : c’est ainsi qu’on se trahit.
page-coach-yours = { page-title-asked }
page-coach-yours-text = Piochez deux cartes si votre main est faible, ou jouez : touchez une carte, ou plusieurs, puis une place éclairée. Quand vous avez joué, finissez le tour. S’il manque un choix, « Pourquoi ne puis-je pas… ? » vous dit la règle.
page-coach-target = Sur qui ?
page-coach-target-text = Touchez la place autour de la table, ou son bouton ci-dessous. Votre choix part de lui-même après un instant ; d’ici là, « Annuler » l’arrête. Ce qui est parti ne se reprend pas.
page-coach-draw = Piocher
page-coach-draw-text = Ce que vous piochez, personne d’autre ne le voit. Seules les cartes noires sont montrées à tout le monde, et elles agissent aussitôt. Personne ne doit défausser : une main peut grandir.
page-coach-red = Les cartes rouges accusent
page-coach-red-text = Accusation compte 1, Preuve 3, Témoin 7. Elles restent devant une personne et s’additionnent ; le nombre à sa place dit combien il y en a et combien il en faut.
page-coach-green = Les cartes vertes agissent une fois
page-coach-green-text = Elles font effet et disparaissent : un Alibi retire des accusations, le Pilori coûte un tour, le Bouc émissaire déplace ailleurs ce que quelqu’un a devant soi. Touchez une carte pour lire ce qu’elle fait.
page-coach-blue = Les cartes bleues restent
page-coach-blue-text = Une carte bleue reste devant une personne et y change les règles, jusqu’à une Malédiction, un déplacement ou son élimination.
page-coach-brink = Au bord du procès
page-coach-brink-text = Quelqu’un est tout près du nombre qui déclenche un procès. Qui joue la dernière accusation mène le procès : gardez une carte rouge pour ce moment.
page-coach-trial = Un procès
page-coach-trial-text = Les accusations suffisent. { $point_to_two ->
    [yes] Tant que restent quatre ou cinq cartes Procès cachées, qui accuse en désigne deux, et la personne accusée choisit l’une d’elles ; ensuite { $trial_tryal_selection ->
        [random] le hasard choisit.
       *[accuser_chooses] qui accuse choisit.
    } La carte
   *[no] { $trial_tryal_selection ->
        [random] Le hasard choisit
       *[accuser_chooses] Qui accuse choisit
    } une carte Procès face cachée, et elle
} est révélée pour de bon. Une carte Sorcière met fin à la partie de cette personne, en règle générale ; toute autre carte, non. Puis les accusations sont défaussées.
page-coach-conspiracy = Conspiration !
page-coach-conspiracy-text = D’abord, qui a le Chat noir perd une carte Procès. Puis { $conspiracy_center_shuffle ->
    [yes] une carte face cachée de chaque personne va au centre, et elles sont mélangées et redistribuées
   *[no] chaque personne prend une carte face cachée à la personne de gauche
} : une carte Sorcière peut voyager, et faire une nouvelle Sorcière.
page-coach-changed = Regardez de nouveau
page-coach-changed-text = Votre rangée a changé. Regardez-la : si une carte Sorcière est venue, vous êtes Sorcière ; si elle est partie, vous l’êtes encore. Vous savez ce que { $conspiracy_center_shuffle ->
    [yes] vous avez perdu, mais pas qui l’a.
   *[no] la personne à votre droite vous a pris.
}
page-coach-night = La nuit
page-coach-night-text = Les Sorcières choisissent une victime, le Prévôt protège quelqu’un avec le Marteau, les autres disent qui leur semble louche. Tous les écrans se ressemblent, et la nuit dure autant, peu importe qui agit.
page-coach-sealed = Soupçons scellés
page-coach-sealed-text = Un soupçon ne change rien à la partie. Il reste scellé et se compte à la fin, pour vous montrer si vous avez bien lu la table.
page-coach-confession = Avouer ?
page-coach-confession-text = Révélez l’une de vos cartes Procès, et vous ne risquez rien cette nuit. Cette carte est perdue pour de bon. Ne révélez jamais une Sorcière ni votre dernière carte, à moins de vouloir partir.
page-coach-morning = Le matin
page-coach-morning-text = La victime est nommée. Le Marteau, un aveu ou l’Asile la sauvent ; sinon elle est éliminée. { $early_night_reform ->
    [when_deck_exhausted] Puis, si la pioche est épuisée, la défausse est mélangée, et le jeu reprend où il s’était arrêté.
   *[immediate] Puis la pioche est mélangée, et le jeu reprend où il s’était arrêté.
}
page-coach-elimination = Une élimination
page-coach-elimination-text = Toutes les cartes Procès de cette personne sont montrées, ses autres cartes sont perdues. Comparez avec ce que vous pensiez : qui accusait à tort ?
page-coach-out = Vous voilà hors jeu
page-coach-out-text = Il vous reste trois derniers mots, si vous voulez. Ensuite vous regardez, et vous gagnez ou perdez encore avec votre camp.
page-coach-over = { page-log-end }
page-coach-over-text = Toutes les cartes sont dévoilées. Voyez qui était quoi, ce que valaient vos soupçons, et pourquoi les robots ont agi ainsi. Vous connaissez le jeu : invitez du monde, ou jouez encore.
page-guide-lead = Salem 1692, de la première carte au dernier mot, comme on y joue dans cette maison.
page-guide-nothing = Personne à Salem n’a entendu parler de « { $query } ».
page-learn-lead = En dix minutes environ, vous jouez une vraie partie de Salem avec quatre robots. Un coach explique chaque chose quand elle arrive pour la première fois, et se tait le reste du temps.
page-colour-red = Rouge
page-colour-green = Verte
page-colour-blue = Bleue
page-colour-black = Noire
page-copies = { $count ->
    [one] une dans la pioche
   *[other] { $count } dans la pioche
}
page-log-dawn = L’aube
page-log-conspiracy = Conspiration
page-log-trials = Procès
page-log-accusations = Accusations

## La scène, dans un navigateur

page-salem-seats = Les places, dans le sens horaire
page-salem-as-list = En liste
page-salem-tap-reads = Toucher pour lire
page-salem-ghost = fantôme
page-salem-on-turn = en train de jouer
page-salem-accusations = accusations : { $count } sur { $needs }
page-salem-on-the-brink = une de plus, et c’est le procès
page-salem-turned-up = face visible : { $faces }
page-salem-face-down = { $count ->
    [one] une carte Procès cachée
   *[other] { $count } cartes Procès cachées
}
page-salem-in-front = posé devant : { $cards }
page-salem-would = avec cela, { $total } accusations sur { $needs }
page-salem-would-try = avec cela, un procès
page-salem-in-hand = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
}
page-salem-card-says = Sur la carte : « { $text } »
page-salem-tryals = Cartes Procès
page-salem-before-seat = Posé devant
page-salem-deck = { $count ->
    [0] La pioche est vide.
    [one] Il reste une carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
}
page-salem-no-discard = La défausse est vide.
page-salem-witch-cards = Cartes Sorcière révélées : { $found } sur { $all }
page-salem-trials = Procès ce tour-ci : { $count }
page-salem-conspiracies = Conspirations jusqu’ici : { $count }
page-salem-night-last = La Nuit est la dernière carte
page-salem-open = (face visible)
page-salem-your-side = Votre camp : { $side }.
page-salem-you-constable = Vous avez la carte Prévôt.
page-salem-suspected-once = Vous avez déjà soupçonné cette place.
page-salem-everything-opened = Tout est dévoilé, place par place
page-salem-witch-to-the-last = a gardé la carte jusqu’au bout
page-salem-witch-once = a transmis la carte
page-salem-never-a-witch = n’a jamais tenu de carte Sorcière
page-salem-suspected = Soupçons :
page-salem-right = juste
page-salem-wrong = faux
page-salem-since-dealt = Sorcière dès la première donne
page-salem-since-conspiracy = Sorcière depuis la Conspiration n° { $number }
page-salem-last-words = Derniers mots : « { $text } »
page-salem-not-yet = pas encore dévoilé
page-salem-was-witch = Sorcière
page-salem-was-constable = du village, Prévôt
page-salem-was-town = du village
page-salem-why-last-turned = { $count ->
    [one] { $names } a basculé en dernier : les autres Sorcières gagnent, pas la dernière convertie.
   *[other] { $names } ont basculé en dernier : les autres Sorcières gagnent, pas les dernières converties.
}
page-salem-why-still-witch = { $count ->
    [one] { $names } n’avait plus la carte Sorcière à la fin ; mais sorcière un jour, sorcière toujours.
   *[other] { $names } n’avaient plus leur carte Sorcière à la fin ; mais sorcière un jour, sorcière toujours.
}
page-salem-why-alive = { $count ->
    [one] { $names } a survécu et perd quand même : il suffit que les cartes Sorcière soient révélées.
   *[other] { $names } ont survécu et perdent quand même : il suffit que les cartes Sorcière soient révélées.
}
page-salem-why-dead-win = { $count ->
    [one] { $names } n’était plus en jeu et gagne avec son camp.
   *[other] { $names } n’étaient plus en jeu et gagnent avec leur camp.
}
page-salem-suspected-by = { $count ->
    [one] un soupçon
   *[other] { $count } soupçons
}

## Ce qui se dit

saying-go-for = Accusons { $seat }.
saying-go-for-2 = Bonnes gens, vos accusations contre { $seat } !
saying-go-for-3 = À la potence, { $seat } ! Posez vos accusations !
saying-go-for-4 = Qui d’autre accuse { $seat } ?
saying-never-witch = Jamais de ma vie je n’ai fait de sorcellerie.
saying-never-witch-2 = Devant Dieu : jamais une carte Sorcière dans ma rangée !
saying-never-witch-3 = J’ai la conscience blanche comme neige.
saying-never-witch-4 = Fouillez ma maison : pas trace de sorcellerie.
saying-never-witch-5 = Vous accusez une honnête âme chrétienne.
saying-never-witch-6 = Parmi mes cartes, vous ne trouverez aucune Sorcière.
saying-never-witch-7 = Le diable n’a aucune prise sur moi.
saying-was-witch = Je l’avoue : je suis du côté des Sorcières.
saying-was-witch-2 = Oui. La carte Sorcière est venue chez moi.
saying-am-constable = La carte Prévôt, c’est moi qui l’ai.
saying-am-constable-2 = Le Prévôt est dans ma rangée.
saying-lost-tryal = { $seat } m’a pris cette carte : { $word }.
saying-lost-tryal-2 = Voici ce que j’ai laissé à { $seat } : { $word }.
saying-got-tryal = J’ai pris cette carte à { $seat } : { $word }.
saying-got-tryal-2 = Voici ce que j’ai reçu, et c’était à { $seat } : { $word }.
saying-hold-points = { $amount ->
    [one] J’ai en main de quoi accuser : { $amount } point au moins.
   *[other] J’ai en main de quoi accuser : { $amount } points au moins.
}
saying-hold-points-2 = { $amount ->
    [one] Je peux poser { $amount } point d’accusation, peut-être plus.
   *[other] Je peux poser { $amount } points d’accusation, peut-être plus.
}
saying-hold-card = J’ai cette carte en main : { $card }.
saying-hold-card-2 = N’oubliez pas ce que j’ai en main : { $card }.
saying-gave-gavel = C’est moi qui ai protégé { $seat }.
saying-gave-gavel-2 = Le Marteau devant { $seat }, c’était moi.
saying-will-accuse = { $amount ->
    [one] Je vais accuser { $seat }, avec { $amount } point.
   *[other] Je vais accuser { $seat }, avec { $amount } points.
}
saying-will-accuse-2 = { $amount ->
    [one] Comptez sur moi contre { $seat } : j’ai { $amount } point.
   *[other] Comptez sur moi contre { $seat } : j’ai { $amount } points.
}
saying-will-accuse-3 = { $amount ->
    [one] Mes prochaines cartes sont pour { $seat } : { $amount } point.
   *[other] Mes prochaines cartes sont pour { $seat } : { $amount } points.
}
saying-will-confess = La nuit prochaine, j’avouerai.
saying-will-confess-2 = Quand la nuit tombera, je retournerai une de mes cartes.
saying-will-confess-3 = Je n’attendrai pas les Sorcières dans le noir : j’avouerai.
saying-will-keep-silent = La nuit prochaine, je n’avouerai rien.
saying-will-keep-silent-2 = Je n’ai rien à avouer, ni cette nuit ni jamais.
saying-will-keep-silent-3 = Cette nuit, mes cartes resteront face cachée.
saying-gavel-on = Prévôt, protégez { $seat } !
saying-gavel-on-2 = Cette nuit, le Marteau devant { $seat }.
saying-gavel-on-3 = Si j’avais le Marteau, il irait à { $seat }.
conflict-witch-shown = Une carte Sorcière de cette personne est visible.
conflict-constable-shown = La carte Prévôt a été retournée.
conflict-never-passed = Aucune carte n’est jamais passée de l’une à l’autre personne.
conflict-no-gavel = Le Marteau n’y a jamais été.
conflict-two-faces = Une carte n’a pas deux faces.

## Tirages que l’on fait à la main quand quelqu’un mène la partie

draw-deck = l’ordre de la pioche, sa carte du dessus en dernier
draw-gavel = qui reçoit le Marteau
draw-john = la carte prise à la victime (John Proctor)
draw-look = la carte Procès du fantôme que l’on regarde
draw-middle = la distribution des cartes Procès mises au centre
draw-night = la place de la Nuit, comptée depuis le dessous de la pioche
draw-no-vote = qui les Sorcières attaquent, faute de choix
draw-row = le nouvel ordre des cartes Procès mélangées
draw-take = la carte Procès prise lors de la Conspiration
draw-tie = qui les Sorcières attaquent, à égalité de voix
draw-town-hall = les cartes Citoyen, ou celle que l’on garde
draw-tryals = les cartes Procès
draw-tryal = la carte Procès révélée
draw-two = les cartes Procès désignées : les deux premières

## Ce que dit le meneur de jeu, et ce qui se corrige à la main

call-dawn-witches-title = Les Sorcières
call-dawn-witches = { narrated-dawn-witches }
call-night-witches-title = { call-dawn-witches-title }
call-night-witches = { narrated-night-witches }
call-night-constable-title = Le Prévôt
call-night-constable = { narrated-night-constable }
call-night-constable-ghosts-title = { call-night-constable-title }
call-night-constable-ghosts = { narrated-night-constable-ghosts }
call-night-confess-title = Les aveux
call-night-confess = { narrated-night-confess }
decision-repair-card = Une carte devant { $seat } n’est pas à sa place : laquelle, et devant qui va-t-elle ?
decision-repair-discard = Une carte devant { $seat } est de trop : laquelle part à la défausse ?
part-repair-card-card = { part-card }
part-repair-card-seat = Devant qui devrait-elle se trouver ?
