### Le guide de Salem 1692 en français, à côté des textes du jeu. Chaque ligne est un paragraphe ; les lignes à tiret font une liste.

guide-about-text =
    Salem, Massachusetts, en l’an 1692. Quelqu’un à cette table est une Sorcière, et tout le voisinage est suspect. Le jour, le village se dispute, joue des cartes et traîne les gens en procès. La nuit, les Sorcières choisissent qui ne verra pas le matin.
    C’est un jeu de bluff, de regards et de preuves douteuses, pour 4 à 12 personnes, en une demi-heure environ ; à deux ou trois, on joue avec des fantômes. Ici, c’est la maison qui mène le jeu : elle distribue, appelle les nuits, compte et garde tous les secrets.

guide-goal = Le but de chaque camp
guide-goal-text =
    Votre camp dépend des cartes Procès posées face cachée devant vous.
    - **Le village** (toute personne qui n’a jamais eu de carte { face-witch }) veut que toutes les cartes { face-witch } soient révélées.
    - **Les Sorcières** (toute personne qui en a une, ou en a eu une) veulent rester seules en vie.
    Sorcière un jour, Sorcière toujours : si votre carte { face-witch } part chez quelqu’un d’autre, vous restez du côté des Sorcières, et cette personne vous y rejoint. Les personnes éliminées gagnent ou perdent encore avec leur camp.

guide-setup = La mise en place
guide-setup-text =
    La maison s’occupe de tout dès que l’hôte lance la partie.
    - **Des cartes Procès** : 3 à 5 par personne, en rangée, face cachée. La plupart disent { face-not-a-witch } ; une ou deux disent { face-witch } ; une dit { face-constable }. Personne d’autre que vous ne peut regarder les vôtres ; faites-le aussi souvent que vous voulez.
    - **Un personnage**, face visible, dont chacun peut lire le pouvoir.
    - **Trois cartes** en main. Il n’y a parmi elles ni carte noire, ni { card-black-cat }.
    - **La pioche**, avec { card-conspiracy } quelque part et { card-night } vers le fond.
    À 4 ou 5, il y a une carte { face-witch } ; à partir de 6, il y en a deux. Leur nombre n’est pas un secret ; leur place en est un.

guide-dawn = L’aube
guide-dawn-text =
    Avant le premier tour, le village ferme une fois les yeux. Les Sorcières se découvrent et choisissent devant quelle porte poser le { card-black-cat } : celle d’une personne du village ou, pour paraître innocentes, l’une des leurs.
    Chaque personne doit répondre à ce moment-là, si bien qu’aucun écran ne trahit personne : les Sorcières désignent quelqu’un, les autres scellent un soupçon. Quand les yeux s’ouvrent, qui a le chat joue le premier tour.

guide-turn = Votre tour
guide-turn-text =
    On joue dans le sens des aiguilles d’une montre. À votre tour, vous faites l’une de ces deux choses :
    - **Piocher** deux cartes, et votre tour est fini. Une carte noire parmi elles agit aussitôt.
    - **Jouer** autant de cartes de votre main que vous voulez, sur qui vous voulez, puis finir le tour.
    Vous ne pouvez pas faire les deux, ni ne rien faire. Les cartes se jouent toujours sur les autres : aucune ne peut vous toucher, même à votre avantage. Ce qui est joué reste joué.
    Si quelqu’un n’en finit pas, les autres peuvent retourner le sablier : quand il est vide, qui n’a rien joué pioche.

guide-colours = Les quatre couleurs
guide-colours-text =
    - Les cartes **rouges** accusent. Elles s’entassent devant une personne jusqu’au procès.
    - Les cartes **vertes** agissent une fois et disparaissent ; seul le { card-stocks } reste, le temps de coûter un tour.
    - Les cartes **bleues** restent devant une personne et changent les règles pour elle.
    - Les cartes **noires** ne se gardent jamais. Qui en pioche une la montre, et elle agit sur tout le village.
    Malgré son pelage, le { card-black-cat } est une carte bleue. Chaque couleur a aussi sa propre bordure : on les distingue sans voir les couleurs.

guide-cards = Toutes les cartes
guide-cards-text = Il y a 59 cartes à jouer, de 15 sortes. Le nombre dit combien il y en a de chacune.

guide-trial = Accusations et procès
guide-trial-text =
    Le nombre près de chaque personne dit combien d’accusations sont posées là, et combien il en faut : 7 pour presque tout le monde. Dès qu’une carte atteint ce seuil, tout s’arrête pour un procès : une carte Procès face cachée de la personne accusée est révélée pour de bon.
    - { face-not-a-witch } : la personne reste en vie, avec une carte cachée de moins.
    - { face-constable } : elle reste en vie, mais le village a perdu sa garde.
    - { face-witch } : elle est éliminée, en règle générale.
    Après le procès, toutes ces accusations sont défaussées ; le surplus est perdu. C’est donc la dernière accusation qui vaut le plus : qui la joue mène le procès.

guide-conspiracy = { card-conspiracy }
guide-conspiracy-text =
    Quand quelqu’un la pioche, deux choses se suivent.
    - **Le chat frappe** : qui a le { card-black-cat } devant soi perd une carte Procès, choisie par la personne qui a pioché. Si personne n’a le chat, il ne se passe rien.
    - **Les cartes voyagent** : chaque personne prend une carte Procès face cachée à la personne de gauche, sans la voir d’abord.
    Regardez de nouveau votre rangée. Si une carte { face-witch } vous est venue, vous êtes Sorcière dès maintenant, et vous rencontrerez les autres à la prochaine nuit. Si la vôtre est partie, vous le restez. Le { face-constable } est la personne qui tient cette carte à présent.
    Vous savez toujours ce que vous avez donné à droite et reçu de la gauche : c’est souvent la meilleure preuve du jeu.

guide-night = { card-night }
guide-night-text =
    Quand la { card-night } est piochée, tout le monde ferme les yeux et agit en même temps, sur des écrans qui se ressemblent.
    - **Les Sorcières** s’accordent sur une victime. Ce peut être l’une d’elles.
    - **Le { face-constable }** pose le Marteau devant quelqu’un d’autre, qui ne risque rien cette nuit. Tout le monde voit qui l’a reçu, personne ne voit qui l’a donné.
    - **Les autres** scellent un soupçon.
    La nuit fait le même bruit et dure autant, peu importe qui reste : un { face-constable } que personne n’a encore révélé est peut-être là. Puis viennent les aveux, puis le nom de la victime. La victime est éliminée, à moins d’être sauvée par le Marteau, par un aveu ou par l’{ card-asylum }.
    Ensuite la pioche est reformée, et le tour reprend où il s’était arrêté.

guide-confession = Avouer
guide-confession-text =
    Avant que la victime soit nommée, chaque personne en vie a un sablier pour décider : révélez l’une de vos cartes Procès, et les Sorcières ne peuvent rien contre vous cette nuit. Vous choisissez laquelle.
    C’est un prix, pas un cadeau : chaque carte révélée est un procès de moins à traverser. Révéler votre dernière carte, ou une { face-witch }, vous élimine. Se taire est toujours permis.

guide-elimination = Quitter la partie
guide-elimination-text =
    Vous quittez la partie quand
    - une de vos cartes { face-witch } est révélée (édition anglaise : la dernière que vous cachez),
    - toutes vos cartes Procès sont révélées,
    - vous êtes la victime des Sorcières et rien ne vous sauve,
    - ou la personne liée à vous s’en va.
    Vous montrez toutes vos cartes Procès, vos autres cartes sont défaussées, votre pouvoir cesse. Il vous reste trois derniers mots ; ensuite les morts se taisent, mais ils peuvent chuchoter entre eux, continuer à deviner, et gagner avec leur camp.

guide-characters = Les quinze personnages
guide-characters-text = Chaque personne en reçoit un, face visible. Le pouvoir n’a rien à voir avec le camp. Il cesse avec l’élimination.

guide-winning = Gagner
guide-winning-text =
    - **Le village gagne** au moment où la dernière carte { face-witch } est révélée, même si des personnes qui en ont eu une sont encore en vie.
    - **Les Sorcières gagnent** au moment où toute personne en vie est Sorcière, par la mort ou par la { card-conspiracy }.
    La majorité ne suffit pas : une seule âme honnête fait durer la partie. À la fin, toutes les cartes sont ouvertes, et les soupçons scellés aussi : vous verrez qui a le mieux lu la table.

guide-ghosts = À deux ou trois : les fantômes
guide-ghosts-text =
    Des fantômes complètent la table jusqu’à quatre places. Un fantôme a des cartes Procès, on peut l’accuser, le voler, lui donner le chat, et il peut cacher la { face-witch }. Aucun personnage n’a de pouvoir dans cette partie.
    - À votre tour, il y a un troisième choix : regarder une carte Procès face cachée d’un fantôme. Ses cartes sont ensuite mélangées, et deux cartes de la pioche sont perdues.
    - Si aucune personne n’est Sorcière, le hasard agit à leur place.
    - La nuit, la victime perd deux cartes Procès au lieu d’être éliminée.
    - Le { face-constable } peut donner le Marteau à n’importe qui, lui-même compris, ou à personne.
    Le village gagne quand la carte { face-witch } est révélée. La Sorcière gagne dès que quelqu’un est éliminé, fantôme ou non, ou quand toutes les personnes sont devenues Sorcières ; la dernière à le devenir perd.

guide-editions = Trois éditions
guide-editions-text = Les règles anglaises, françaises et espagnoles ne sont pas tout à fait le même jeu. Une table en choisit une ; chaque règle peut être changée dans les réglages.

guide-house-text =
    - **Elle garde les secrets** : votre appareil ne reçoit que ce que vous pouvez savoir. Personne ne peut consulter les cartes d’autrui, pas même l’hôte.
    - **Elle masque** : dans les moments secrets, chaque écran demande le même geste, les messages partent au même rythme et à la même taille, et le moment dure autant, peu importe qui agit. Un doigt rapide ou lent ne trahit rien.
    - **Soupçons scellés** : pendant que les Sorcières choisissent, les autres nomment quelqu’un. Cela ne change rien à la partie, mais c’est ouvert et compté à la fin.
    - **Elle attend** : si la connexion se coupe, votre place reste la vôtre, et un robot peut vous remplacer jusqu’à votre retour. Tout le monde peut demander une pause ou plus de temps ; seul le nombre de demandes est annoncé.
    - { guide-bots }
    - { guide-answers }

## Un conseil pour chaque carte

guide-card-accusation = Le pain quotidien de Salem. Six sont une menace ; la septième est un verdict.
guide-card-evidence = Trois d’un coup. Deux, plus une { card-accusation }, font un procès.
guide-card-witness = Il n’y en a qu’un dans la pioche, et d’ordinaire il suffit à un procès. L’{ card-alibi } ne peut rien contre lui.
guide-card-alibi = Vous choisissez les cartes qui tombent, pour une valeur de 3 en tout. Votre choix en dit long aux autres.
guide-card-arson = À garder pour qui amasse des cartes. Tout le monde voit ce qui a brûlé.
guide-card-curse = Brise les couples, ouvre la porte de l’{ card-asylum }, ou chasse le chat.
guide-card-robbery = Vous ne voyez rien de ce qui change de main ; la personne volée et celle qui reçoit, si.
guide-card-scapegoat = Tout se déplace : le rouge, le bleu et le { card-stocks }. Si cela suffit à un procès, c’est vous qui accusez.
guide-card-stocks = Il reste jusqu’à ce qu’un tour soit passé. Plusieurs se purgent l’un après l’autre.
guide-card-asylum = Il protège du sort de la victime la nuit, pas des procès, du chat ni d’un lien. Il ne s’use jamais.
guide-card-black-cat = Inoffensif jusqu’à la { card-conspiracy }. Une fois défaussé, il peut être pioché et rejoué comme toute carte bleue.
guide-card-matchmaker = Un seul ne fait rien. Quand les deux sont posés, qui part entraîne l’autre, malgré toute protection.
guide-card-piety = Le { card-scapegoat } peut encore y déplacer des accusations.
guide-card-conspiracy = Après elle, rien n’est comme avant : regardez de nouveau vos cartes Procès.
guide-card-night = Écoutez qui se tait soudain, et comptez qui peut encore être le { face-constable }.

## Un conseil pour chaque personnage

guide-character-abigail-williams = Frappez quand votre propre tas est haut : il disparaît après le procès que vous causez.
guide-character-ann-putnam = Les procès nourrissent votre main : jouez vous-même la dernière accusation.
guide-character-cotton-mather = Cela vaut pour les cartes { card-evidence } déjà posées, et pour celles que le { card-scapegoat } vous amène.
guide-character-george-burroughs = Un { card-witness } seul ne suffit pas contre vous.
guide-character-giles-corey = Montrer est votre choix : les autres apprennent ce que vous tenez. Seule votre propre pioche compte, et une seule fois.
guide-character-john-proctor = Cela marche aussi la nuit, et pendant le tour de chacun. Ce que vous prenez va dans votre main.
guide-character-martha-corey = Quand cette personne est éliminée, vous avez aussitôt le pouvoir de la suivante. Les usages limités ne se comptent que pour vous.
guide-character-mary-warren = Les deux cartes peuvent encore être posées devant vous ; la personne liée à vous n’a pas cette protection.
guide-character-rebecca-nurse = Cela marche pendant le tour de chacun, mais pas pour les aveux ni pour les cartes montrées lors d’une élimination.
guide-character-samuel-parris = C’est tout votre tour. Le { card-black-cat } est bleu : vous pouvez le reprendre.
guide-character-sarah-good = La carte est gâchée. Vous pouvez tout de même recevoir ce qui est volé à quelqu’un d’autre.
guide-character-thomas-danforth = Six suffisent contre presque tout le monde, si vous posez vous-même la dernière carte. Vous pouvez aussi attendre.
guide-character-tituba = Vous pouvez déplacer { card-night } et { card-conspiracy }. Chacun apprend que vous avez regardé, personne ce que vous avez changé. Vous jouez encore votre tour.
guide-character-will-griggs = Il reste alors posé comme une carte rouge. Vous pouvez aussi l’utiliser comme un { card-alibi } ordinaire.
guide-character-william-phips = Tout le monde l’entend. Les autres nuits, vous pouvez avouer comme chacun.

## Ce qui distingue les éditions

guide-difference-deck = Où se trouve { card-night }
guide-difference-deck-ways =
    { $edition ->
        [en] Mélangée dans la moitié inférieure. Après chaque nuit, tout est mélangé de nouveau.
       *[other] La dernière carte de la pioche. La défausse devient la nouvelle pioche.
    }
guide-difference-pick = Qui choisit la carte au procès
guide-difference-pick-ways =
    { $edition ->
        [fr] Le hasard.
       *[other] Qui accuse.
    }
guide-difference-trials = { option-max_trials_per_turn }
guide-difference-trials-ways =
    { $edition ->
        [es] Un au plus.
       *[other] Autant qu’on veut.
    }
guide-difference-piety = { card-piety }
guide-difference-piety-ways =
    { $edition ->
        [en] Double le nombre d’accusations nécessaires.
       *[other] Aucune carte rouge ne peut y être jouée.
    }
guide-difference-witches = Qui a deux cartes { face-witch }
guide-difference-witches-ways =
    { $edition ->
        [en] Sort avec la dernière. On annonce qu’une autre est cachée.
       *[other] Sort avec la première, et montre l’autre.
    }
guide-difference-matchmakers = Un second { card-matchmaker } sur la même personne
guide-difference-matchmakers-ways =
    { $edition ->
        [en] Interdit.
       *[other] Les deux sont défaussés.
    }
guide-difference-both = Un couple dont la fin ferait perdre les deux camps
guide-difference-both-ways =
    { $edition ->
        [en] L’autre personne est épargnée.
        [fr] Qui l’a causé dit qui part d’abord.
       *[es] La première part, et la partie finit là.
    }
guide-difference-past = Si une personne éliminée a été Sorcière
guide-difference-past-ways =
    { $edition ->
        [en] N’est pas dit.
       *[other] Est dit.
    }
guide-difference-convert = La dernière personne du village à devenir Sorcière
guide-difference-convert-ways =
    { $edition ->
        [en] Perd.
        [fr] Gagne avec les Sorcières (perd avec des fantômes).
       *[es] Gagne avec les Sorcières.
    }
guide-difference-conspiracy = Prendre les cartes lors de la { card-conspiracy }
guide-difference-conspiracy-ways =
    { $edition ->
        [en] Tout le monde à la fois ; puis chaque rangée est mélangée.
        [fr] Tout le monde à la fois ; les rangées ne sont pas mélangées.
       *[es] L’un après l’autre ; on peut suivre les dos des cartes.
    }
guide-difference-order = Ranger ses propres cartes Procès
guide-difference-order-ways =
    { $edition ->
        [en] Interdit.
        [fr] À tout moment, sans qu’on le voie.
       *[es] À tout moment, mais tout le monde voit les gestes.
    }
guide-difference-two = Quand il ne reste que deux personnes
guide-difference-two-ways =
    { $edition ->
        [en] { card-robbery } et { card-scapegoat } ne peuvent plus être joués.
        [fr] { card-robbery }, { card-scapegoat } et toutes les cartes bleues quittent la partie.
       *[es] Les cartes bleues quittent la partie ; { card-robbery } et { card-scapegoat } ne peuvent plus être joués.
    }
guide-difference-people = Quatre pouvoirs
guide-difference-people-ways =
    { $edition ->
        [en] { character-ann-putnam }, { character-giles-corey }, { character-john-proctor } et { character-rebecca-nurse } suivent les cartes récentes.
       *[other] Ils suivent les cartes anciennes.
    }
guide-difference-ghosts = { options-ghosts }
guide-difference-ghosts-ways =
    { $edition ->
        [en] Les fantômes ont un tour : chacun défausse une carte. Sans { card-matchmaker }.
        [fr] Les fantômes ont des cartes et pas de tour. Si { face-constable } est révélé, la Sorcière gagne.
       *[es] Impossible.
    }
