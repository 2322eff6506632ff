### Salem 1692 en français. Les noms sont ceux de l’édition française ; on dit « vous » à qui joue.

## Cartes, faces, personnages

card-accusation = Accusation
card-evidence = Preuve
card-witness = Témoin
card-alibi = Alibi
card-arson = Incendie
card-curse = Malédiction
card-robbery = Vol
card-scapegoat = Bouc émissaire
card-stocks = Pilori
card-asylum = Asile
card-black-cat = Chat noir
card-matchmaker = Lien sacré
card-piety = Piété
card-conspiracy = Conspiration
card-night = Nuit

card-accusation-effect = Pose 1 accusation devant quelqu’un d’autre.
card-evidence-effect = Pose 3 accusations devant quelqu’un d’autre.
card-witness-effect = Pose 7 accusations devant quelqu’un d’autre : d’ordinaire, le procès est immédiat.
card-alibi-effect = Retire jusqu’à 3 accusations à quelqu’un d’autre.
card-arson-effect = Quelqu’un d’autre défausse toute sa main.
card-curse-effect = Défausse une carte bleue posée devant quelqu’un d’autre.
card-robbery-effect = Prend toute une main et la donne à une autre personne ; jamais la vôtre, jamais à vous.
card-scapegoat-effect = Déplace toutes les cartes posées devant une personne vers une autre ; jamais vous.
card-stocks-effect = Quelqu’un d’autre passe son prochain tour.
card-asylum-effect = Les Sorcières ne peuvent rien, la nuit, contre qui a cette carte devant soi.
card-black-cat-effect = Quand vient la Conspiration, une carte Procès est révélée chez qui a le Chat noir devant soi.
card-matchmaker-effect = Deux personnes qui en ont chacune un devant elles vivent et meurent ensemble.
card-piety-effect =
    { $edition ->
        [en] Il faut deux fois plus d’accusations pour un procès contre qui a cette carte devant soi.
       *[other] Aucune carte rouge ne peut être jouée sur qui a cette carte devant soi.
    }
card-conspiracy-effect = Le Chat noir frappe ; puis chaque personne prend une carte Procès à sa gauche.
card-night-effect = Les Sorcières choisissent leur victime, le Prévôt protège quelqu’un, et l’on peut avouer.

face-not-a-witch = Puritain
face-witch = Sorcière
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
    { $edition ->
        [en] À la fin de votre tour, piochez deux cartes pour chaque carte Procès que vous y avez choisie.
       *[other] Quand votre carte déclenche un procès, vous pouvez piocher deux cartes avant le choix de la carte Procès.
    }
character-cotton-mather-ability = Chaque Preuve posée devant vous compte 1 accusation au lieu de 3.
character-george-burroughs-ability = Il faut 8 accusations pour vous faire un procès, et non 7.
character-giles-corey-ability =
    { $edition ->
        [en] Si les deux cartes piochées à votre tour sont rouges, vous pouvez les montrer et en piocher une troisième.
       *[other] Si les deux cartes piochées à votre tour sont des Accusations, vous pouvez les montrer et en piocher une troisième.
    }
character-john-proctor-ability =
    { $edition ->
        [en] À chaque élimination, regardez la main laissée et prenez-y jusqu’à trois cartes.
       *[other] À chaque élimination, prenez toute la main laissée et les cartes bleues posées devant.
    }
character-martha-corey-ability = Vous avez le pouvoir de la personne en vie la plus proche à votre droite.
character-mary-warren-ability = Le Chat noir ne vous frappe jamais, et aucun Lien sacré ne vous entraîne dans la mort.
character-rebecca-nurse-ability =
    { $edition ->
        [en] Chaque fois qu’un procès révèle une carte Procès chez quelqu’un d’autre, vous pouvez piocher une carte.
       *[other] Chaque fois qu’un procès ou le Chat noir révèle une carte Procès chez quelqu’un d’autre, vous pouvez piocher une carte.
    }
character-samuel-parris-ability = Deux fois par partie, au lieu de piocher ou de jouer, reprenez jusqu’à deux cartes de la défausse, sauf les noires.
character-sarah-good-ability = Vol et Incendie sont sans effet sur vous.
character-thomas-danforth-ability = Quand vous jouez une accusation, une de moins suffit pour un procès, si vous le voulez.
character-tituba-ability = Une fois par partie, avant votre action, regardez toute la pioche et rangez-la dans l’ordre de votre choix.
character-will-griggs-ability = Vous pouvez jouer un Alibi comme un Témoin, qui vaut 7 accusations.
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
why-abigail = effacé par Abigail Williams
why-arson = parti en fumée
why-both-matchmakers = deux Liens sacrés sur un même cœur s’annulent
why-curse = malédiction
why-elimination = laissé derrière soi
why-stocks = le pilori s’ouvre
why-trial = le procès est clos

## Ce que l’on demande

decision-town-hall = Deux cartes Citoyen sont devant vous. Quelle vie mènerez-vous ?
decision-cat = Sorcières, à quelle porte le Chat noir viendra-t-il miauler ?
decision-victim = Sorcières, à quelle porte frappez-vous cette nuit ?
decision-gavel = Prévôt, qui votre Marteau protège-t-il cette nuit ?
decision-suspicion = Qui soupçonnez-vous ?
decision-suspicion-note = Sous scellé jusqu’à la fin ; sans autre effet que votre fierté.
decision-confess = Voulez-vous avouer ? Révéler une de vos cartes Procès vous protège cette nuit.
decision-confess-note = La dernière carte cachée vous fait quitter la partie, une carte Sorcière aussi.
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
        [yes] Laquelle de vos propres cartes Procès est révélée ?
       *[no] Quelle carte Procès révèle-t-on chez { $seat } ?
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
decision-last-words = Vous voilà hors jeu. Trois derniers mots aux vivants vous reviennent.
decision-first-out = Deux destins sont liés. Qui part en premier ?
decision-hold-trial = Une accusation de moins vous suffit. Menez-vous { $seat } au procès ?
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
word-turn = Retourner le sablier
word-done = Terminé
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
    La table est mise. Parmi les cartes Procès : { $tryals_1 } Puritain, { $tryals_2 ->
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

narrated-dawn-sleep = « Salem dort. Que chacun ferme les yeux. »
narrated-dawn-witches = « Sorcières, réveillez-vous. Choisissez qui aura le Chat noir ; l’une de vous convient aussi. »
narrated-dawn-witches-sleep = « Sorcières, rendormez-vous. »
narrated-dawn-wake = « Que chacun se réveille. »
narrated-dawn-begins =
    { $you ->
        [seat] « Vous commencez ; on joue dans le sens des aiguilles d’une montre. »
       *[other] « { $seat } commence ; on joue dans le sens des aiguilles d’une montre. »
    }
narrated-night-sleep = « La nuit tombe. Que chacun ferme les yeux. »
narrated-night-witches = « Vous qui avez, ou avez eu un jour, une carte Sorcière : réveillez-vous et choisissez une victime, fût-ce l’une de vous. »
narrated-night-witches-sleep = « Sorcières, rendormez-vous. »
narrated-night-constable = « Prévôt, réveillez-vous. Confiez le Marteau à quelqu’un, mais pas à vous. »
narrated-night-constable-ghosts = « Prévôt, réveillez-vous. Confiez le Marteau à qui vous voulez, à vous, ou à personne. »
narrated-night-constable-sleep = « Prévôt, rendormez-vous. »
narrated-night-wake = « Que chacun se réveille. »
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
        [seat] Il ne reste que la Nuit dans la pioche : vous perdez la fin de votre pioche.
       *[other] Il ne reste que la Nuit dans la pioche : { $seat } perd la fin de sa pioche.
    }
event-deck-reformed = La pioche est mélangée à neuf : { $cards } cartes, avec la Nuit quelque part.
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
event-trial-lapsed = Plus de procès : { $accused } a déjà quitté la partie.
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
event-everything-shown = Depuis l’au-delà, vous voyez tout. Cartes Procès : { $rows }. Mains : { $hands }. La pioche, en partant du dessus : { $deck }.
event-spared-by-match =
    { $you ->
        [seat] Vous restez en vie malgré le Lien sacré : sinon, les deux camps perdraient.
       *[other] { $seat } reste en vie malgré le Lien sacré : sinon, les deux camps perdraient.
    }
event-past-disclosed =
    { $you ->
        [seat] { $witch ->
            [yes] On l’annonce : vous avez bien tenu une carte Sorcière.
           *[no] On l’annonce : vous n’avez jamais tenu de carte Sorcière.
        }
       *[other] { $witch ->
            [yes] On l’annonce : { $seat } a bien tenu une carte Sorcière.
           *[no] On l’annonce : { $seat } n’a jamais tenu de carte Sorcière.
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
            [yes] { $taker } prend votre carte Procès { $place }.
           *[no] { $taker } prend une de vos cartes Procès.
        }
        [taker] { $has_place ->
            [yes] Vous prenez la carte Procès { $place } à { $giver }.
           *[no] Vous prenez une carte Procès à { $giver }.
        }
       *[other] { $has_place ->
            [yes] { $taker } prend la carte Procès { $place } à { $giver }.
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
        [seat] Vous usez de votre don : { $character }.
       *[other] { $seat } use de son don : { $character }.
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
        [seat] La pioche, en partant du dessus : { $cards }.
       *[other] { $seat } voit la pioche, en partant du dessus : { $cards }.
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
refused-option-clash-sal-var-04 = extra_witch n’existe pas à deux ou trois.
refused-option-clash-sal-setup-07 = town_hall_choice se joue à 7 au plus.
refused-option-clash-sal-var-07 = force_disclosure et no_disclosure se contredisent.
refused-option-clash-sal-var-08 = Cette édition ne propose pas dawn_cat_penalty ; réglez aussi offers_dawn_cat_penalty.
refused-option-clash-sal-ghost-04 = youngest_seat désigne une place où personne n’est assis.

## Réglages

option-edition = l’édition : fixe d’un coup tous les paramètres
option-ghost_game = à deux ou trois, on joue avec des fantômes
option-director_default = qui dirige sur table
option-setup_conspiracy = comment Conspiration est tenue hors des premières mains
option-night_card_placement = où Nuit est placée dans la pioche
option-deck_reform_source = ce que l’on mélange dans la nouvelle pioche
option-early_night_reform = ce que deviennent les cartes restées sous Nuit
option-trial_tryal_selection = qui choisit la carte Procès lors d’un procès
option-max_trials_per_turn = combien de procès un tour peut amener
option-piety_effect = ce que fait Piété
option-piety_loss_trial = perdre Piété peut amener aussitôt un procès
option-griggs_alibi_bypasses_piety = Will Griggs peut user d’Alibi comme Témoin malgré Piété
option-multiple_witch_cards = quand une même personne a plusieurs cartes Sorcière
option-second_matchmaker = un second Lien sacré devant la même personne
option-matchmaker_double_loss = une mort liée qui ferait perdre les deux camps
option-elimination_discards = ce que l’on défausse à l’élimination (tout, par décision)
option-disclose_ever_witch = à l’élimination, on annonce si une carte Sorcière a été tenue
option-last_convert_loses = la dernière personne à basculer perd
option-conspiracy_take_order = comment les cartes Procès sont prises lors de la Conspiration
option-conspiracy_shuffle_rows = les rangées sont mélangées après la Conspiration
option-tryal_reorder = on peut réordonner sa propre rangée
option-two_left_blue = les cartes bleues quand il ne reste que deux personnes
option-two_left_scapegoat_robbery = Bouc émissaire et Vol quand il ne reste que deux personnes
option-scapegoat_moves_stocks = Bouc émissaire déplace aussi Pilori
option-crier_witch_count = durée de l’étape des Sorcières, en secondes
option-crier_constable_count = durée de l’étape du Prévôt, en secondes
option-frame_stack = où sont les cartes Victime sur table
option-thomas_vs_george = ce qu’il faut à Thomas Danforth contre George Burroughs
option-ann_putnam = quand Ann Putnam pioche
option-giles_corey = ce que Giles Corey doit piocher pour une troisième carte
option-john_proctor = ce que prend John Proctor
option-john_martha_split = comment John et Martha partagent
option-rebecca_triggers = quand Rebecca Nurse pioche
option-offers_dawn_cat_penalty = la peine de l’aube peut être choisie
option-ghost_seating = où s’assoient les fantômes
option-ghost_hand_size = cartes distribuées à un fantôme
option-ghost_turn = ce que fait un fantôme à son tour
option-ghost_removes_matchmakers = pas de Lien sacré dans le jeu avec fantômes
option-ghost_pass_chooser = qui choisit la carte qui va à un fantôme
option-ghost_cat_chooser = qui choisit pour la Conspiration d’un fantôme
option-ghost_target_pile = où va la carte Victime sur table
option-ghost_framed_seats = qui perd deux cartes Procès la nuit
option-ghost_constable_reveal_wins = un Prévôt révélé fait gagner la Sorcière dans le jeu avec fantômes
option-town_hall_choice = chaque personne garde une carte Citoyen sur deux (7 au plus)
option-conspiracy_center_shuffle = les cartes prises lors de la Conspiration sont mélangées et redistribuées
option-extra_witch = une carte Sorcière de plus
option-point_to_two = on désigne deux cartes Procès, la personne accusée en choisit une
option-force_disclosure = à l’élimination, on annonce tout de même si une carte Sorcière a été tenue
option-no_disclosure = à l’élimination, on n’annonce pas si une carte Sorcière a été tenue
option-dawn_cat_penalty = qui reçoit le Chat noir à l’aube perd aussi une carte Procès
option-dead_moderator = la première personne éliminée voit tout
option-hourglass_seconds = durée du sablier, en secondes
option-timer_scale = multiplie chaque délai, sauf le sablier
option-turn_timer_mode = quand le sablier coule
option-dawn_window_s = durée de l’aube, en secondes
option-decision_window_s = durée d’une décision, en secondes
option-last_words_window_s = temps pour les derniers mots, en secondes
option-dead_view = ce que voient les personnes éliminées
option-youngest_seat = place de la personne la plus jeune (jeu avec fantômes)

## Pourquoi le robot steady a joué ainsi ; ouvert à la fin de la partie

reason-steady-accuse = { $seat } du côté des Sorcières : { $share } ; { $needs ->
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
reason-steady-protect = { $seat } (Sorcière : { $share }) vaut d’être sous protection
reason-steady-suspect = { $seat } du côté des Sorcières : { $share }
reason-steady-declare = un aveu qui ne coûte aucune carte
reason-steady-protected = j’ai déjà une protection
reason-steady-keep-silent = une carte vaut plus que la sûreté de cette nuit
reason-steady-confess = { $left ->
        [one] il resterait { $left } carte, et le danger est réel
       *[other] il resterait { $left } cartes, et le danger est réel
    }
reason-steady-last-words = il n’y a plus rien à dire
reason-steady-default = il n’y avait guère à réfléchir
reason-steady-draw = d’abord, plus de cartes
reason-steady-end = assez pour ce tour
reason-steady-enemy = { $seat } (Sorcière : { $share }) n’est pas de mes alliances
reason-steady-pick = la meilleure carte à révéler chez { $seat } ; carte Sorcière : { $odds } ; du côté des Sorcières : { $share }
reason-steady-use = le don ne coûte rien
reason-steady-cannot = il n’y a rien à montrer
reason-steady-hold-trial = { $seat } du côté des Sorcières : { $share }
reason-steady-take-card = { $card } est la meilleure du lot

## La table dans un terminal

board-head = { $title } · { $phase } · pioche { $deck } · cartes Sorcière révélées : { $found } sur { $all }
board-hand = Main
board-row = Vos cartes Procès
board-empty = vide
board-covered = cachées (tapez s pour regarder)
board-gavel = Marteau
board-confessed = a avoué
board-one-more = encore une carte Sorcière
board-witch = Sorcière
board-out = hors jeu
board-help-goal = Le village gagne quand toutes les cartes Sorcière sont révélées. Les Sorcières gagnent quand toute personne en vie est de leur camp. Qui a tenu un jour une carte Sorcière est de leur camp pour toujours.
board-help-turn = À votre tour, piochez deux cartes, ou jouez sur les autres autant de cartes que vous voulez. Assez d’accusations (7 d’ordinaire) amènent un procès, et une carte Procès est révélée.
board-help-marks = De gauche à droite : ▶ à qui de jouer, † hors jeu ; personnage ; cartes Procès (▒ cachée, MAJUSCULE révélée, minuscule ce que vous savez) ; cartes en main ; accusations et combien amènent un procès ; cartes posées devant. Dans le sens des aiguilles d’une montre à partir de vous : à votre gauche, c’est la ligne d’en dessous.
board-help-others = Les autres autour de la table, et ce que disent leurs cartes
board-known-witches = Vous connaissez ces Sorcières : { $names }.
board-passed = Lors d’une Conspiration, vous avez cédé { $lost } à { $taker } et reçu { $gained } ; carte prise à { $giver }.
board-passed-mixed = Lors d’une Conspiration, vous avez cédé { $lost } et reçu { $gained }.
board-looked = Vous avez vu { $face } devant { $name }.
board-known-hand = { $name } tient, entre autres : { $cards }.
board-deck-order = La pioche, en partant du dessus : { $cards }.
board-suspected = Jusqu’ici, vos soupçons : { $names }.
board-discard = Dans la défausse : { $cards }.
reason-steady-take = chez { $seat }, un dos vaut l’autre ; carte Sorcière : { $odds } ; du côté des Sorcières : { $share }
reason-steady-ghost = { $seat } cache peut-être la carte Sorcière : { $share }
reason-steady-look = cette carte chez { $seat } en dit le plus ; carte Sorcière : { $odds } ; du côté des Sorcières : { $share }
reason-steady-look-at-ghost = un regard chez un fantôme en dit plus qu’une carte
reason-steady-gavel-nobody = personne ici ne mérite le marteau
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
closed-sal-law-01 = Rien ne peut être utilisé sur soi-même.
closed-sal-law-02 = Une carte que vous jouez ne peut pas vous toucher : ni vos cartes, ni un don à vous-même.
closed-sal-night-07 = Vous ne pouvez pas vous choisir.
closed-sal-ruling-06 = Cela n’aurait ici aucun effet.
closed-sal-ruling-21 = Rien ne bougerait : personne ne peut avoir un second Lien sacré.
closed-sal-ruling-53 = Rien dans la défausse ne peut être repris.
closed-sal-trial-13 = Il y a déjà eu un procès dans ce tour ; c’en serait un second.
closed-sal-turn-06 = Vous avez joué une carte ; qui joue ne pioche pas.
closed-sal-turn-08 = Faites d’abord quelque chose : piochez, ou jouez une carte.
closed-sal-two-04 = À deux en vie, cette carte ne peut plus être jouée.
