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
script-director-moderator = Modérateur, tous les choix faits ici
script-director-moderator-help = Sorcières et Prévôt font leurs choix ici, ou un modérateur les note ; tout est annoncé ensuite.
script-characters = Cartes Citoyen
script-characters-yes = Avec
script-characters-no = Sans

script-dawn-lay = « Posez le Chat noir en travers de la pioche, à portée de main. »
script-ghosts-lay = « Mélangez les quatre cartes Victime et posez-les au milieu, face cachée. »
script-witches-awake = « Vous qui avez, ou avez eu un jour, une carte Sorcière : réveillez-vous. Touchez votre propre nom, sans bruit. »
script-frame-ghosts =
    { $ghost_target_pile ->
        [bottom_card] « Vous qui avez, ou avez eu un jour, une carte Sorcière : réveillez-vous. Glissez la carte Victime de votre choix sous les autres. »
       *[top_card] « Vous qui avez, ou avez eu un jour, une carte Sorcière : réveillez-vous. Posez la carte Victime de votre choix sur les autres. »
    }
script-cat-frame =
    { $ghost_target_pile ->
        [bottom_card] « Retournez la carte Victime du dessous : le Chat noir va à cette place. »
       *[top_card] « Retournez la carte Victime du dessus : le Chat noir va à cette place. »
    }
script-cat = « Le Chat noir s’installe chez { $names }. »
script-begins = « Celui ou celle qui a le Chat noir commence ; on joue dans le sens des aiguilles d’une montre. »
script-frames-lay =
    { $frame_stack ->
        [across_deck] « Empilez les cartes Victime des vivants, face visible, en travers de la pioche. »
        [near_deck] « Empilez les cartes Victime des vivants, face visible, près de la pioche. »
       *[across_discard] « Empilez les cartes Victime des vivants, face cachée, en travers de la défausse. »
    }
script-frame = « Vous qui avez, ou avez eu un jour, une carte Sorcière : réveillez-vous. Mettez à part, face cachée, la carte de votre victime ; ce peut être l’une d’entre vous. Laissez aussi les autres face cachée. »
script-constable-awake = « Prévôt, réveillez-vous. Touchez votre propre nom, sans bruit. »
script-gavel = « Le Marteau est devant { $names }. »
script-no-gavel = « Personne n’a le Marteau. »
script-confess-characters = « Qui veut avouer révèle une de ses cartes Procès et ne craint rien cette nuit ; une fois dans la partie, William Phips avoue sans rien révéler. Vous avez jusqu’au dernier grain de sable. »
script-turn-frame = « C’est l’heure. Retournez la carte Victime mise à part. Cette personne est hors jeu, sauf si le Marteau, un aveu ou l’Asile la protège. »
script-turn-frame-ghosts =
    { $ghost_target_pile ->
        [bottom_card] « C’est l’heure. Retournez la carte Victime du dessous. Cette place perd deux cartes Procès, sauf si le Marteau, un aveu ou l’Asile la protège. »
       *[top_card] « C’est l’heure. Retournez la carte Victime du dessus. Cette place perd deux cartes Procès, sauf si le Marteau, un aveu ou l’Asile la protège. »
    }
script-attacked = « C’est l’heure. Les Sorcières ont choisi : { $names }. »
script-protected = Marteau, aveu ou Asile : une protection pour { $names } ?
script-answer-unprotected = Sans protection
script-answer-protected = Avec protection
script-eliminated = « { $names } quitte la partie. Révélez toutes ses cartes Procès ; puis trois derniers mots. »
script-safe = « Plus de peur que de mal : il n’arrive rien à personne cette nuit. »
script-two-cards = « { $names } perd deux cartes Procès. La première personne à sa gauche les choisit. »
script-deck =
    { $deck_reform_source ->
        [deck_and_discard] « Mélangez la pioche et la défausse. La Nuit va dans la moitié inférieure. »
       *[discard] { $early_night_reform ->
            [when_deck_exhausted] « Si la pioche est épuisée, mélangez la défausse et glissez la Nuit dessous. Sinon, gardez la pioche. »
           *[immediate] « Mélangez la défausse : c’est la nouvelle pioche. La Nuit va dessous. »
        }
    }
script-day = « Le jour se lève. Le tour interrompu reprend. »

script-timer-turn = Tour de jeu
script-timer-trial = Procès
script-timer-last-words = Derniers mots
script-timer-tituba = Tituba
script-counts = Accusations
script-counts-reached = { $name } : { $count } accusations, c’est le procès.
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
script-tally-witch-cards =
    { $of ->
        [1] La carte Sorcière est révélée
       *[other] Cartes Sorcière révélées
    }
script-tally-constable = La carte Prévôt est révélée
script-tally-all-witches = Tous les vivants sont Sorcières
script-ending-town = « Plus aucune carte Sorcière n’est cachée : le village gagne ! »
script-ending-witches =
    { $last_convert_loses ->
        [yes] « Tous les vivants sont Sorcières : les Sorcières gagnent ! Seule perd la dernière personne passée de leur côté, si cela vient d’arriver. »
       *[no] « Tous les vivants sont Sorcières : les Sorcières gagnent, toutes ensemble ! »
    }
script-ending-witches-ghosts = « Tout le monde est Sorcière : les Sorcières gagnent ! La dernière à l’être devenue perd. »
script-ending-eliminated = « Quelqu’un est éliminé : le camp des Sorcières gagne ! »
script-ending-constable = « La carte Prévôt est révélée : le camp des Sorcières gagne ! »
