### Ce que disent les guides de plusieurs jeux, en français. Chaque ligne est un paragraphe ; les lignes à tiret font une liste.

guide-about = De quoi il s’agit
guide-house = Ce que la maison fait pour vous
guide-bots = **Les robots** prennent les places libres. Ils savent ce qu’une personne saurait à leur place, et donnent leurs raisons après la fin.
guide-answers = **Elle répond** : « Pourquoi ne puis-je pas… ? » cite la règle pour tout ce qui vous est fermé.
guide-fair = Le mélange est-il honnête ?
guide-fair-text =
    Avant de distribuer la première carte, la maison et chaque appareil tirent un nombre au hasard. Ensemble, ils font le nombre secret, dont découlent tous les mélanges de la partie : personne ne peut donc le choisir à soi seul, pas même la maison. On en montre l’empreinte, une longue suite de lettres et de chiffres ; après la fin, on montre le nombre secret lui-même et tous ceux dont il est fait.
    Chacun peut vérifier que l’empreinte et le nombre secret vont ensemble, et que le même nombre avec les mêmes réponses redonne exactement la même partie. La maison ne peut donc pas changer d’avis sur une carte en cours de route. L’archive s’enregistre après la partie ; le programme la vérifie en une commande.
