### Ce que le crieur dit et montre pour les Loups-garous.

script-part-night = La nuit tombe
script-director = Qui mène la nuit
script-director-phone = Ce téléphone
script-director-phone-help = Qui se réveille touche l’écran, sans bruit ; au matin, le téléphone annonce les morts.
script-director-moderator = Un meneur
script-director-moderator-help = Quelqu’un regarde et prend des notes ; le téléphone parle et mesure le temps.
script-cupid = Cupidon
script-cupid-yes = Oui
script-cupid-no = Non
script-doctor = Médecin
script-doctor-yes = Oui
script-doctor-no = Non
script-hunter = Chasseur
script-hunter-yes = Oui
script-hunter-no = Non
script-seer = Voyante
script-seer-yes = Oui
script-seer-no = Non
script-witch = Sorcière
script-witch-yes = Oui
script-witch-no = Non

script-sleep = « La nuit tombe. Que tout le monde ferme les yeux. »
script-pack =
    { $director ->
        [moderator] « Loups-garous, réveillez-vous et reconnaissez-vous. »
       *[phone] « Loups-garous, réveillez-vous et reconnaissez-vous. Que chacun touche son propre nom. »
    }
script-back = « Rendormez-vous. »
script-wake-cupid =
    { $director ->
        [moderator] « Cupidon, réveillez-vous et montrez deux personnes : l’amour les unira. »
       *[phone] « Cupidon, réveillez-vous. Touchez deux noms ici, puis l’épaule de ces deux personnes. »
    }
script-lovers =
    { $director ->
        [moderator] « Le meneur touche l’épaule des deux. Amoureux, réveillez-vous et regardez-vous. »
       *[phone] « Une main sur votre épaule ? Vous voilà sous le charme. Amoureux, réveillez-vous et regardez-vous. »
    }
script-wake-seer =
    { $director ->
        [moderator] « Voyante, réveillez-vous et montrez quelqu’un : le meneur fait oui de la tête si c’est un loup-garou. »
       *[phone] « Voyante, réveillez-vous et touchez un nom : l’écran ne répond qu’à vous. »
    }
script-wake-doctor =
    { $director ->
        [moderator] « Médecin, réveillez-vous et montrez qui vous protégez cette nuit ; jamais deux nuits de suite la même personne. »
       *[phone] « Médecin, réveillez-vous et touchez le nom que vous protégez cette nuit ; jamais le même deux nuits de suite. »
    }
script-wolves =
    { $director ->
        [moderator] « Loups-garous, réveillez-vous et montrez votre proie. »
       *[phone] « Loups-garous, réveillez-vous et touchez le nom de votre proie. »
    }
script-heal =
    { $director ->
        [moderator] « Sorcière, réveillez-vous. Le meneur vous montre la victime : faites oui de la tête pour la guérir ; cette potion ne sert qu’une fois. »
       *[phone] « Sorcière, réveillez-vous. Touchez la victime pour la guérir ; cette potion ne sert qu’une fois. »
    }
script-poison =
    { $director ->
        [moderator] « Sorcière, montrez quelqu’un pour l’empoisonner ; cette potion non plus ne sert qu’une fois. »
       *[phone] « Sorcière, touchez un nom pour empoisonner ; cette potion non plus ne sert qu’une fois. »
    }
script-morning = « Réveillez-vous. La nuit a emporté : { $names }. Montrez vos cartes. »
script-morning-nobody = « Réveillez-vous. Personne n’est mort. »
script-shot = « Si le chasseur est parmi les morts, qu’il tire sur quelqu’un : touchez le nom de sa cible. »
script-shot-dead = « Le chasseur a tiré. Il emporte avec lui : { $names }. Montrez vos cartes. »
script-morning-told =
    { $hunter ->
        [no] « Réveillez-vous. Le meneur annonce les morts. »
       *[yes] « Réveillez-vous. Le meneur annonce les morts. Si le chasseur en fait partie, il tire aussitôt sur quelqu’un. »
    }
script-debate = « Le village discute, puis il vote. »
script-tells-wolves = { $yes ->
    [yes] { $name } : un loup-garou
   *[no] { $name } : pas un loup-garou
}
script-show-prey = Les loups-garous ont choisi : { $names }

script-timer-debate = Débat
script-timer-last-words = Derniers mots
script-kind-roles = Rôles

script-ending-nobody = « Plus personne n’est en vie, et personne ne gagne. »
script-ending-lovers = « Seuls restent les amoureux, un loup-garou et un cœur humain : l’amour gagne ! »
script-ending-village = « Plus un seul loup-garou en vie : le village gagne ! »
script-ending-wolves = « Au moins la moitié des vivants sont des loups-garous : la meute gagne ! »
