### Ce que le crieur dit et montre pour Salem 1692, en plus des phrases du narrateur.

script-part-dawn = L’aube
script-part-night = La nuit tombe

script-edition = Édition
script-edition-en = Anglaise
script-edition-fr = Française
script-edition-es = Espagnole
script-director = Qui mène le jeu
script-director-frames = Crieur public, avec les cartes Victime
script-director-frames-help = Rien à toucher la nuit : les Sorcières mettent une carte Victime à part.
script-director-town_crier = Crieur public, victime désignée ici
script-director-town_crier-help = Les Sorcières désignent leur victime sur cet écran, sans cartes Victime.
script-director-phone = Ce téléphone est le Modérateur
script-director-phone-help = La personne réveillée touche ici, sans bruit ; tout est annoncé ensuite.
script-director-moderator = Une personne modère et note ici
script-director-moderator-help = Pour quelqu’un qui ne joue pas, voit tout, touche ici ce qu’on lui montre et peut relire ses notes le jour.
script-characters = Personnages
script-characters-yes = Avec
script-characters-no = Sans

script-dawn-lay =
    { $frame_stack ->
        [near_deck] « Posez le Chat noir près de la pioche, face visible, à portée de main. »
       *[across_deck] « Posez le Chat noir en travers de la pioche, face visible, à portée de main. »
    }
script-ghosts-lay = « Que quelqu’un mélange les quatre cartes Victime et les pose au milieu, face cachée. »
script-witches-awake = « Vous qui avez, ou avez eu un jour, une carte Sorcière : réveillez-vous. Touchez votre propre nom, sans bruit. »
script-witches-wake = « Vous qui avez, ou avez eu un jour, une carte Sorcière : réveillez-vous. »
script-cat-place = « Sorcières, réveillez-vous. Posez le Chat noir devant la personne de votre choix ; ce peut être l’une d’entre vous. »
script-cat-ghosts =
    { $ghost_target_pile ->
        [bottom_card] « Sorcières, réveillez-vous. Cherchez la carte Victime de qui aura le Chat noir, et glissez-la sous les autres. »
       *[top_card] « Sorcières, réveillez-vous. Cherchez la carte Victime de qui aura le Chat noir, et posez-la sur les autres. »
    }
script-cat-awake = « Sorcières, réveillez-vous. Touchez sans bruit le nom de qui aura le Chat noir ; ce peut être l’une d’entre vous. »
script-cat-tap = « Touchez maintenant le nom de qui aura le Chat noir ; ce peut être l’une d’entre vous. »
script-cat-point = « Montrez du doigt qui aura le Chat noir ; ce peut être l’une d’entre vous. »
script-nudge = « Gardez les yeux fermés. Que la personne qui a mélangé les cartes Victime déplace un peu la pile. »
script-cat-frame =
    { $ghost_target_pile ->
        [bottom_card] « Retournez la carte Victime du dessous : le Chat noir va à cette place. »
       *[top_card] « Retournez la carte Victime du dessus : le Chat noir va à cette place. »
    }
script-cat = « Le Chat noir s’installe chez { $names }. »
script-begins = « Qui a le Chat noir commence ; on joue dans le sens des aiguilles d’une montre. »
script-begins-ghosts = « Qui a le Chat noir commence ; si c’est un fantôme, c’est la première personne à sa gauche. On joue dans le sens des aiguilles d’une montre. »
script-frames-lay =
    { $frame_stack ->
        [across_deck] « Empilez les cartes Victime des vivants, face visible, en travers de la pioche. »
        [near_deck] « Empilez les cartes Victime des vivants, face visible, près de la pioche. »
       *[across_discard] « Empilez les cartes Victime des vivants, face cachée, en travers de la défausse. »
    }
script-frame =
    { $frame_stack ->
        [across_discard] « Vous qui avez, ou avez eu un jour, une carte Sorcière : réveillez-vous. Mettez à part, face cachée, la carte de votre victime ; ce peut être l’une d’entre vous. Remettez les autres comme elles étaient. »
       *[across_deck] « Vous qui avez, ou avez eu un jour, une carte Sorcière : réveillez-vous. Mettez à part, face cachée, la carte de votre victime ; ce peut être l’une d’entre vous. Laissez les autres face cachée aussi. »
    }
script-frame-ghosts =
    { $ghost_target_pile ->
        [bottom_card] « Vous qui avez, ou avez eu un jour, une carte Sorcière : réveillez-vous. Glissez la carte de votre victime sous les autres ; ce peut être la vôtre. »
       *[top_card] « Vous qui avez, ou avez eu un jour, une carte Sorcière : réveillez-vous. Posez la carte de votre victime sur les autres ; ce peut être la vôtre. »
    }
script-target-awake = « Vous qui avez, ou avez eu un jour, une carte Sorcière : réveillez-vous. Touchez sans bruit le nom de votre victime ; ce peut être l’une d’entre vous. »
script-target-tap = « Touchez maintenant le nom de votre victime ; ce peut être l’une d’entre vous. »
script-target-point = « Montrez du doigt votre victime ; ce peut être l’une d’entre vous. »
script-constable-awake = « Prévôt, réveillez-vous. Touchez votre propre nom, sans bruit. »
script-constable-wake = « Prévôt, réveillez-vous. »
script-gavel-tap = « Touchez maintenant le nom de qui aura le Marteau, mais pas le vôtre. »
script-gavel-tap-ghosts = « Prévôt, réveillez-vous. Touchez le nom de qui aura le Marteau : n’importe lequel, le vôtre, ou aucun. »
script-gavel-point = « Montrez du doigt qui aura le Marteau, mais pas vous-même. »
script-gavel-point-ghosts = « Prévôt, réveillez-vous. Montrez du doigt qui aura le Marteau ; ce peut être vous. Si ce n’est personne, faites non de la tête. »
script-gavel = « Le Marteau est devant { $names }. »
script-no-gavel = « Personne n’a le Marteau. »
script-confess-characters = « Qui veut avouer révèle une de ses cartes Procès et ne craint rien cette nuit ; une fois dans la partie, William Phips avoue sans rien révéler. Vous avez jusqu’au dernier grain de sable. »
script-turn-frame = « C’est l’heure. Retournez la carte Victime mise à part. Cette personne est éliminée, sauf si le Marteau, un aveu ou l’Asile la protège. »
script-out =
    { $disclose_ever_witch ->
        [yes] « Pas de protection ? Alors révélez toutes vos cartes Procès et dites, en toute honnêteté, si vous avez eu un jour une carte Sorcière ; puis trois derniers mots. Le Lien sacré emporte aussi l’autre. »
       *[no] « Pas de protection ? Alors révélez toutes vos cartes Procès ; puis trois derniers mots. Le Lien sacré emporte aussi l’autre. »
    }
script-turn-frame-ghosts =
    { $ghost_target_pile ->
        [bottom_card] « C’est l’heure. Retournez la carte Victime du dessous. Si ni Marteau, ni aveu, ni Asile ne la protège, cette place perd deux cartes Procès, ou la dernière ; la première personne à sa gauche les choisit. »
       *[top_card] « C’est l’heure. Retournez la carte Victime du dessus. Si ni Marteau, ni aveu, ni Asile ne la protège, cette place perd deux cartes Procès, ou la dernière ; la première personne à sa gauche les choisit. »
    }
script-attacked = « C’est l’heure. Les Sorcières ont choisi : { $names }. »
script-protected = Marteau, aveu ou Asile : une protection pour { $names } ?
script-answer-unprotected = Sans protection
script-answer-protected = Avec protection
script-eliminated =
    { $disclose_ever_witch ->
        [yes] « { $names } quitte la partie. Révélez toutes vos cartes Procès et dites, en toute honnêteté, si vous avez eu un jour une carte Sorcière ; puis trois derniers mots. Le Lien sacré emporte aussi l’autre. »
       *[no] « { $names } quitte la partie. Révélez toutes vos cartes Procès ; puis trois derniers mots. Le Lien sacré emporte aussi l’autre. »
    }
script-safe = « Plus de peur que de mal : il n’arrive rien à personne cette nuit. »
script-two-cards = « { $names } perd deux cartes Procès, ou la dernière. La première personne à sa gauche les choisit. »
script-deck =
    { $deck_reform_source ->
        [deck_and_discard] « Mettez la Nuit de côté et mélangez la pioche avec la défausse. Puis mélangez la Nuit à la moitié inférieure. »
       *[discard] { $early_night_reform ->
            [when_deck_exhausted] « Si la pioche est épuisée, mélangez la défausse et glissez la Nuit dessous. Sinon, continuez avec la pioche ; la Nuit reste de côté jusqu’à ce que la pioche soit épuisée. »
           *[immediate] « Mélangez la défausse avec ce qui reste de la pioche : c’est la nouvelle pioche. La Nuit va dessous. »
        }
    }
script-day = « Le Marteau revient au milieu. Le jour se lève ; le tour interrompu reprend. »

script-timer-turn = Tour de jeu
script-timer-trial = Procès
script-timer-last-words = Derniers mots
script-timer-tituba = Tituba
script-counts = Accusations
script-counts-reached = { $name } : { $count } accusations, c’est le procès.
script-counts-early = { $name } : { $count } accusations, { $accuser } peut déjà ouvrir le procès.
script-counts-forced = { $name } : { $count } accusations, c’est le procès si { $accuser } a joué la dernière.
script-kind-cards = Cartes
script-kind-characters = Personnages
script-note-witches = Sorcières
script-note-constable = Prévôt

script-extra_witch = Cartes Sorcière
script-extra_witch-no = Standard
script-extra_witch-yes = Une de plus
script-ghosts-help =
    { $players ->
        [2] Un fantôme est assis à la gauche de chaque personne.
       *[3] { $ghost_seating ->
            [left_of_each] Un fantôme est assis à la gauche de la personne la plus jeune, qui vient ici en premier.
           *[alternate] Un fantôme est assis à la gauche de la première personne.
        }
    }
script-ban-ghosts = L’édition espagnole se joue à partir de 4 personnes.
script-tally-witch-cards =
    { $of ->
        [1] La carte Sorcière est révélée
       *[other] Cartes Sorcière révélées
    }
script-tally-constable = La carte Prévôt est révélée
script-tally-all-witches = Il ne reste que des Sorcières en vie
script-ending-town = « Plus aucune carte Sorcière n’est cachée : le village gagne ! »
script-ending-witches =
    { $last_convert_loses ->
        [yes] « Il ne reste que des Sorcières en vie : les Sorcières gagnent ! Seule perd la dernière personne passée de leur côté, si cela vient d’arriver. »
       *[no] « Il ne reste que des Sorcières en vie : les Sorcières gagnent, toutes ensemble ! »
    }
script-ending-witches-ghosts = « Tout le monde est Sorcière : les Sorcières gagnent ! La dernière à l’être devenue perd. »
script-ending-eliminated = « Quelqu’un est éliminé : le camp des Sorcières gagne ! »
script-ending-constable = « La carte Prévôt est révélée : le camp des Sorcières gagne ! »
