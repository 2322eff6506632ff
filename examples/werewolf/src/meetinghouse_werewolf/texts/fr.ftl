### Le Loup-garou en français. Ce que chaque texte peut employer est dit dans meetinghouse/texts.

game-title = Le Loup-garou
game-about = La nuit, les loups-garous dévorent quelqu’un. Le jour, le village vote pour les démasquer.

## Rôles, camps, signes

role-villager = Villageois
    .many = { $count } Villageois
role-werewolf = Loup-garou
    .many = { $count } Loups-garous
role-seer = Voyante
role-doctor = Médecin
role-hunter = Chasseur
role-witch = Sorcière
role-cupid = Cupidon
role-villager-wants = Démasquer les loups-garous, et pendre le dernier.
role-werewolf-wants = Être aussi nombreux que les autres : plus rien ne vous arrêtera.
role-seer-wants = { role-villager-wants }
role-doctor-wants = { role-villager-wants }
role-hunter-wants = { role-villager-wants }
role-witch-wants = { role-villager-wants }
role-cupid-wants = { role-villager-wants }
role-villager-help = Vous avez une voix, un vote et vos soupçons. Trouvez les loups-garous avant qu’ils soient aussi nombreux que vous.
role-werewolf-help = Chaque nuit, votre meute choisit une victime. Le jour, vous êtes du village comme tout le monde ; vous gagnez en devenant la moitié du village.
role-seer-help = Chaque nuit, vous apprenez si une personne est un loup-garou.
role-doctor-help = Chaque nuit, vous protégez une personne des loups-garous, vous compris ; jamais la même deux nuits de suite.
role-hunter-help = Quand vous mourez, vous emportez quelqu’un avec vous.
role-witch-help = Une potion guérit la victime d’une nuit, une autre tue. Vous voyez la victime avant de choisir.
role-cupid-help = La première nuit, vous rendez deux personnes amoureuses. Si l’une meurt, l’autre meurt aussi.

side-village = le village
side-werewolves = les loups-garous
side-lovers = les amoureux
side-nobody = personne

mark-mayor = maire
mark-lover = amour

potion-heal = potion de guérison
potion-poison = poison

## Le plateau

view-night = Nuit { $night }
view-roles = Dans ce village : { $roles }
own-own_side = Vous gagnez avec { $own_side }.
own-wolves_seen = Vous avez vu : { $wolves_seen } { $wolves_seen_count ->
        [one] est un loup-garou.
       *[other] sont des loups-garous.
    }
own-others_seen = Vous avez vu : { $others_seen } { $others_seen_count ->
        [one] n’est pas un loup-garou.
       *[other] ne sont pas des loups-garous.
    }
own-guarded = La nuit dernière, vous avez protégé { $you ->
        [guarded] votre propre vie.
       *[none] { $guarded }.
    }
own-potions = Il vous reste : { $potions }
own-victim = { $you ->
        [victim] Les loups-garous viennent pour vous.
       *[none] Les loups-garous ont choisi { $victim }.
    }

phase-night = nuit
phase-election = élection
phase-debate = débat
phase-vote = vote
phase-shot = le tir du chasseur
phase-succession = nouveau maire
phase-over = la fin

channel-village = le village
channel-graveyard = le cimetière

## Ce qui est demandé

decision-suspicion = Le village dort. Qui soupçonnez-vous ?
decision-suspicion-note = Votre soupçon ne change rien cette nuit ; il est dévoilé à la fin.
decision-doubt = La nuit continue. Soupçonnez-vous quelqu’un d’autre à présent ?
decision-prey = Qui la meute va-t-elle dévorer ?
decision-look = Qui regardez-vous ?
decision-guard = Qui protégez-vous ?
decision-first-lover = Qui reçoit la première flèche ?
decision-second-lover = { $seat } a le cœur pris. Par qui ?
decision-poison = Qui empoisonnez-vous ?
decision-heal = { $you ->
        [yes] Les loups-garous viennent pour vous. Prenez-vous la potion ?
       *[no] Les loups-garous ont choisi { $seat }. Donnez-vous la potion ?
    }
decision-fire = Vous mourez, et votre fusil est chargé. Qui emportez-vous ?
decision-elect = Qui sera maire ?
decision-succeed = Vous mourez. Qui sera maire après vous ?
decision-ready = Le village discute. On passe au vote ?
decision-vote = Qui doit mourir ?
decision-point = Montrer quelqu’un du doigt

word-ready = Au vote !
word-nobody = Personne
word-nobody-doubt = Non, comme avant

## Ce qui arrive

event-role-dealt = Vous êtes : { $role }.
event-pack-met = { $pack_count ->
        [one] Vous êtes le seul loup-garou.
       *[other] Votre meute : { $pack }.
    }
event-night-fell = La nuit { $night } tombe. Tout le monde ferme les yeux.
event-lovers-bound = Vos flèches ont touché { $lovers }.
event-lover-met = Votre cœur bat pour { $lover } : { $role }. Si l’un de vous meurt, l’autre meurt aussi.
event-vision-seen = { $werewolf ->
        [yes] { $seat } est un loup-garou.
       *[no] { $seat } n’est pas un loup-garou.
    }
event-prey-chosen = La meute a choisi { $seat }.
event-victim-shown = { $you ->
        [seat] Les loups-garous viennent pour vous.
       *[none] Les loups-garous ont choisi { $seat }.
    }
event-nobody-died = Le matin vient, et tout le monde est en vie.
event-died = { $cause_key ->
        [night] { $you ->
            [seat] Au matin, on vous retrouve sans vie : { $role }.
           *[none] Au matin, on retrouve { $seat } sans vie : { $role }.
        }
        [vote] { $you ->
            [seat] On vous pend : { $role }.
           *[none] On pend { $seat } : { $role }.
        }
        [grief] { $you ->
            [seat] Vous mourez de chagrin : { $role }.
           *[none] { $seat } meurt de chagrin : { $role }.
        }
       *[shot] { $you ->
            [seat] La balle vous touche, et vous mourez : { $role }.
           *[none] { $seat } reçoit la balle et meurt : { $role }.
        }
    }
event-mayor-named = { $has_by ->
        [yes] { $you ->
            [seat] { $by } vous nomme maire.
            [by] Vous nommez { $seat } maire.
           *[none] { $by } nomme { $seat } maire.
        }
       *[no] { $you ->
            [seat] Vous devenez maire.
           *[none] { $seat } devient maire.
        }
    }
event-pointed = { $you ->
        [by] Vous montrez { $at } du doigt.
        [at] { $by } vous montre du doigt.
       *[none] { $by } montre { $at } du doigt.
    }
event-backed = Voix pour { $you ->
        [at] vous
       *[none] { $at }
    } : { $voters }.
event-voted = { $has_at ->
        [yes] Voix contre { $you ->
            [at] vous
           *[none] { $at }
        } : { $voters }.
       *[no] Voix contre personne : { $voters }.
    }
event-nobody-sentenced = { $tied ->
        [yes] Égalité. Personne ne meurt.
       *[no] Le village ne condamne personne.
    }
event-fired = { $you ->
        [by] Vous tirez sur { $at }.
        [at] { $by } tire sur vous.
       *[none] { $by } tire sur { $at }.
    }
event-game-won = { $side_key ->
        [nobody] Personne ne gagne.
       *[other] { $winners_count ->
            [one] { $winners } gagne : { $side }.
           *[other] { $winners } gagnent : { $side }.
        }
    }

cause-night = dans la nuit
cause-vote = par le vote
cause-grief = de chagrin
cause-shot = par la balle du chasseur

why-no-werewolves = Il ne reste aucun loup-garou.
why-as-many = Les loups-garous sont aussi nombreux que les autres. Plus personne ne peut les arrêter.
why-lovers-alone = Il ne reste que les amoureux.
why-nobody-left = Il ne reste personne.

## Ce qui est fermé

closed-ww-wolf-02 = La meute ne dévore pas les siens.
closed-ww-doctor-03 = Vous avez protégé cette personne la nuit dernière.
closed-ww-witch-03 = Votre poison est épuisé.
closed-ww-cupid-02 = La première flèche a déjà touché cette personne.
closed-ww-point-01 = Seuls les vivants montrent du doigt, et seulement pendant le débat.
closed-ww-point-02 = Vous avez montré du doigt trois fois aujourd’hui.
closed-ww-point-03 = Vous montrez déjà cette personne du doigt.
refused-option-clash-ww-setup-04 = Les loups-garous doivent être moins de la moitié.
refused-option-clash-ww-setup-05 = Il y a plus de rôles que de joueurs.

## Ce que l’hôte peut régler

options-roles = Rôles
options-clocks = Horloges
option-werewolves = Loups-garous
option-werewolves-help = Combien il y en a ; 0 : autant que le veut le nombre de joueurs.
option-seer = Voyante
option-seer-help = S’il y en a une ; auto : selon le nombre de joueurs.
option-doctor = Médecin
option-doctor-help = S’il y en a un ; auto : à partir de 6 joueurs.
option-hunter = Chasseur
option-hunter-help = S’il y en a un ; auto : à partir de 7 joueurs.
option-witch = Sorcière
option-witch-help = S’il y en a une ; auto : à partir de 8 joueurs.
option-cupid = Cupidon
option-cupid-help = S’il y en a un ; auto : à partir de 9 joueurs.
option-mayor = Maire
option-mayor-help = Si le village élit un maire le premier jour.
option-night_seconds = Secondes d’une nuit
option-night_seconds-help = Pour chaque moitié ; 0 : sans horloge.
option-day_seconds = Secondes d’un jour
option-day_seconds-help = Pour le débat, et pour le vote ; 0 : sans horloge.

style-classic = Classique
style-classic-help = Tous les rôles que veut le nombre de joueurs.
style-first = Première partie
style-first-help = Sans sorcière ni Cupidon, et avec plus de temps.

## Pourquoi le robot a joué ainsi

reason-steady-ready = plus rien à dire
reason-steady-heals = une vie sauvée est une voix de plus
reason-steady-waits = la potion peut servir plus tard
reason-steady-agrees = la meute devrait s’entendre sur { $seat }
reason-steady-fears = { $seat } pourrait démasquer la meute
reason-steady-trusts = je ne me fie à personne plus qu’à { $seat }
reason-steady-knows = { $seat } est un loup-garou, je le sais
reason-steady-suspects = les votes, et les doigts tendus, accusent { $seat }

## Ce qui se dit

saying-go-for = Votons contre { $seat }.
saying-go-for-2 = { $seat } a des poils aux pattes, croyez-moi. Au vote !
saying-am-role = Ma carte, la voici : { $word }.
saying-am-role-2 = Écoutez-moi : { $word }, c’est moi.
saying-saw =
    { $word_key ->
        [werewolf] Je l’ai vu cette nuit : { $seat }, loup-garou !
       *[innocent] Je l’ai vu cette nuit : { $seat } n’a rien du loup-garou.
    }
saying-saw-2 =
    { $word_key ->
        [werewolf] Ma vision avait des crocs : { $seat }, loup-garou !
       *[innocent] Ma vision est claire : { $seat } est des nôtres.
    }
saying-guarded = La nuit dernière, j’ai protégé { $seat }.
saying-guarded-2 = Cette nuit, j’ai veillé sur { $seat }.
saying-lover = { $seat } est l’amour de ma vie, et de ma mort.
saying-lover-2 = Cupidon a uni mon cœur à { $seat }.
saying-ask-role = { $seat }, qui êtes-vous au juste ?
saying-ask-role-2 = Que dit votre carte, { $seat } ?

## Ce que dit le meneur de jeu, et ce qui se corrige à la main

call-cupid-title = Cupidon
call-cupid = « Cupidon, réveillez-vous et montrez deux personnes : l’amour les unira. »
call-seer-title = La voyante
call-seer = « Voyante, réveillez-vous et montrez quelqu’un : je fais oui de la tête si c’est un loup-garou. »
call-doctor-title = Le médecin
call-doctor = « Médecin, réveillez-vous et montrez qui vous protégez cette nuit ; jamais deux nuits de suite la même personne. »
call-werewolf-title = Les loups-garous
call-werewolf = « Loups-garous, réveillez-vous et montrez votre proie. »
call-witch-title = La sorcière
call-witch = « Sorcière, réveillez-vous. Voici la victime : voulez-vous la guérir ? Et empoisonner quelqu’un ? Chaque potion ne sert qu’une fois. »
decision-repair-mayor = Corriger le maire : c’est { $seat }
decision-repair-potion = Corriger les potions – { $seat } : laquelle est encore pleine ?
word-yes-repair-mayor = Oui, à la mairie
word-heal-repair-potion = { potion-heal }
word-poison-repair-potion = { potion-poison }
draw-deal = les cartes de rôle
