### Le guide de New Salem en français, à côté des textes du jeu. Chaque ligne est un paragraphe ; les lignes à tiret font une liste.

guide-example = **Un exemple.**

guide-about-text =
    Salem, Massachusetts, vers la fin du XVIIe siècle. Vous en avez assez : avec quelques voisins, vous partez bâtir non loin de là une ville nouvelle. Chaque personne y construit un quartier selon ses affaires. Mais il y a peut-être des sorcières parmi vous, et elles ont emporté avec elles le vieux désespoir.
    C’est un jeu de draft et de bluff pour 3 à 8 personnes, en 30 à 60 minutes et cinq manches. On choisit des bâtiments, on les révèle ensemble, on dépense de l’espoir en événements, et l’on apprend à la fin qui était qui. Personne n’est jamais éliminé.

guide-goal = { page-coach-sides }
guide-goal-text =
    Votre carte personnage, connue de vous uniquement, fait de vous un puritain ou une sorcière. À la fin, on compte le désespoir de la ville, et les procès le déplacent.
    - **Au moins deux fois plus de désespoirs que de personnes à table** : seule une sorcière peut gagner.
    - **Moins que cela** : seul un puritain peut gagner.
    Dans le camp qui peut gagner, la victoire va à qui a le plus de points, et à personne d’autre. Vous faites donc équipe avec des gens que vous ne connaissez pas, tout en leur disputant les points. Le plus beau total, dans le mauvais camp, perd quand même.

guide-setup = La mise en place
guide-setup-text =
    La maison s’occupe de tout dès que l’hôte lance la partie.
    - **Les personnages** : quelques-uns de chaque camp sont retirés sans être vus ; les autres sont mélangés ensemble, et chaque personne en reçoit un. Combien de chaque camp ont été mélangés n’est pas un secret. Combien de sorcières sont en jeu en est un : personne ne le sait, pas même elles, et les sorcières ne se connaissent pas.
    - **Les restants** : un personnage au moins reste toujours hors du jeu, et personne ne le voit jamais. À trois ou quatre, il se peut qu’il n’y ait aucune sorcière.
    - **Les bâtiments et les événements** dont le chiffre dépasse le nombre de personnes sont retirés. Les événements sont posés au centre, face visible.
    - **Au départ**, personne n’a ni bâtiment ni espoir, et la ville est sans désespoir.

guide-rounds = Cinq manches
guide-rounds-text =
    Chaque manche va du draft aux cubes, puis aux événements et à la fin de manche. Le compteur dit combien de bâtiments sont distribués et joués, et dans quel sens passent les mains :
    { $rounds }
    À la fin d’une manche, toute la pioche est mélangée avec ce qui a été défaussé, et le compteur suivant apparaît. Sur toute la partie, chaque personne joue quatorze bâtiments. Ils restent où ils sont : aucun n’est démoli, aucun ne change de main.

guide-draft = Le draft
guide-draft-text =
    Chaque personne a une main de bâtiments. Choisissez-en un à garder, face cachée, et passez le reste à côté ; au même moment, une main vous arrive de l’autre côté. Cela continue jusqu’à ce qu’il reste deux cartes dans chaque main.
    Tout le monde choisit en même temps. Rien ne passe avant le dernier choix, et d’ici là vous pouvez changer d’avis. Les autres voient combien de cartes vous gardez, pas lesquelles. La page retient pour vous ce que vous avez passé.

guide-last-two = { page-coach-last-two }
guide-last-two-text =
    Quand il reste deux cartes dans chaque main, de deux choses l’une :
    - **Garder** l’une et défausser l’autre.
    - **Défausser les deux** et piocher une carte. Ce que vous piochez, vous devez le garder.
    Les défausses vont face cachée sous la pioche. Personne ne les voit, et elles reviennent avec le mélange de fin de manche. À la révélation, on annonce que vous avez pioché, mais pas ce que vous avez jeté.

guide-cubes = Espoir et désespoir
guide-cubes-text =
    Tous les nouveaux bâtiments sont révélés ensemble. Chacun est bâti, que cela vous plaise ou non, et ne coûte rien. Ses symboles comptent une fois, dans cette manche :
    - **Espoir** : vous recevez autant de cubes d’espoir que le bâtiment en montre. L’espoir est votre monnaie. Il vous reste de manche en manche jusqu’à ce que vous le donniez ou le dépensiez, et tout le monde voit combien vous en avez.
    - **Désespoir** : autant de cubes de désespoir sont posés sur le bâtiment, et y restent jusqu’à ce que quelqu’un les retire.
    - **Retirer du désespoir** : quand tous les cubes sont posés, vous retirez un cube de désespoir par symbole, de n’importe quel bâtiment, chez vous ou ailleurs.
    Retirer n’est pas un choix : tant qu’il y a du désespoir en ville, il le faut, même pour une sorcière. D’où vous le prenez ne change rien au compte, mais cela se remarque. S’il n’en reste plus, le symbole est perdu. Les cubes ne s’épuisent jamais.

guide-buildings = { board-help-buildings }
guide-buildings-text =
    Il y a six types, et chacun a trois bâtiments différents. Les trois d’un type forment côte à côte une seule rue : une telle série rapporte des points à quiconque. Les { $building_cards } cartes bâtiment portent aussi un chiffre : une carte sert à partir de ce nombre de personnes.
    - **De l’espoir seul** : personne ne vous demandera pourquoi, et un puritain ne le passe qu’à regret.
    - **De l’espoir et du désespoir** : tout a un prix. Les puritains s’excusent par l’espoir, les sorcières aussi.
    - **Du désespoir seul** : rien ne l’excuse que sa place dans la rue. Quelqu’un posera la question.
    - **Un retrait** soigne aussitôt, et mieux vaut tard, quand il y a de quoi soigner. Une sorcière qui le bâtit a l’air innocente, et le paie.
    - **Aucun symbole** : pour qui collectionne ; il compte pour son type et pour la série.

guide-events = { page-coach-events }
guide-events-text =
    Après les cubes, quiconque le veut peut déclencher des événements et donner de l’espoir, dans n’importe quel ordre, aussi souvent qu’il est possible de payer. Il n’y a pas de tours. Ce qui vient d’abord se fait d’abord, et jusqu’au bout avant la suite.
    Le coût entier est pris aussitôt sur l’espoir de qui déclenche ; on ne peut pas se cotiser. { card-trial } et { card-pardon } ne servent qu’une fois par carte au centre, les autres n’ont pas de limite. Rien n’est jamais obligatoire.
    La manche se termine quand tout le monde a dit avoir fini. Un événement remet tout en question pour la table entière, un don pour les deux personnes concernées, et vous pouvez vous raviser tant que quelqu’un n’a pas fini.

guide-giving = { word-give }
guide-giving-text =
    Pendant les événements, vous pouvez donner de votre espoir à qui vous voulez, autant que vous voulez. Il change de main aussitôt : on ne peut ni le refuser, ni le reprendre.
    C’est ainsi que se paie une { card-cleansing } que personne ne peut s’offrir à soi seul : l’un donne, l’autre déclenche. Les promesses n’engagent à rien : qui a reçu l’espoir peut en faire autre chose, ou rien du tout. Tout le monde voit les dons.
    { guide-example } Vous avez 3 espoirs, votre voisine aussi, et une { card-cleansing } en coûte { $cleansing_cost }. Vous en donnez 2. Elle en a maintenant 5, et vous 1 ; vous verrez bien de quel bois elle est faite. Chaque personne peut faire vingt dons au plus par phase, pour que la soirée ne finisse pas en valse de cubes.

guide-characters = Les dix personnages
guide-characters-text = Quatre sorcières et six puritains, tous différents. Un puritain marque pour deux types de bâtiments, une sorcière pour trois. Dans cette reconstitution, les deux types de chaque puritain figurent aussi sur la carte d’une sorcière : ce que l’on bâtit ne prouve donc jamais un camp à lui seul.

guide-end = La fin : procès et désespoir
guide-end-text =
    Après la cinquième manche, tous les personnages sont révélés. Aux cubes de la ville, on ajoute ou on retire :
    - une **sorcière en procès** : 2 de moins ;
    - une **sorcière sans procès** : 2 de plus ;
    - un **puritain en procès** : 2 de plus ;
    - un puritain sans procès : rien.
    Qui a reçu un Pardon n’est plus en procès. La somme ne descend jamais sous zéro. Si elle atteint deux fois le nombre de personnes, seules les sorcières peuvent gagner ; s’il n’y en a aucune, ce qui peut arriver à trois ou quatre, tout le monde perd.
    { guide-example } Quatre personnes, sept cubes en ville. Une sorcière est en procès (−2), une autre ne l’est pas (+2), un puritain est en procès (+2), l’autre non. Cela fait 9. À quatre, il en faut 8 : seule une sorcière peut gagner.

guide-scoring = { page-coach-scoring }
guide-scoring-text =
    - **1 point** pour chaque bâtiment d’un type de votre carte personnage. Chaque exemplaire compte.
    - **2 points** pour chaque série : les trois bâtiments différents d’un même type, que ce type soit le vôtre ou non. Aucune carte ne compte pour deux séries.
    Une série d’un de vos types vaut donc cinq points en tout. L’espoir, les procès et les pardons ne donnent aucun point.
    { guide-example } Votre personnage montre { type-entertainment } et { type-commerce }. Vous avez bâti quatre bâtiments du type { type-entertainment }, les trois différents et l’un d’eux une seconde fois ; deux du type { type-commerce } ; et les trois différents du type { type-law }. Vos types : 4 + 2 = 6. Les séries : une de { type-entertainment }, une de { type-law }, 2 × 2 = 4. En tout, 10.
    À égalité de points, le plus d’espoir restant l’emporte. Si c’est encore égal, la victoire est partagée. On ne compare que les personnes du camp qui peut gagner.

guide-players = De trois à huit
guide-players-text =
    Ce qui dépend du nombre de personnes :
    { $players }

guide-tips = Quelques conseils
guide-tips-text =
    - **Comptez d’avance.** Chaque sorcière sans procès vaut deux cubes. Demandez-vous ce que sera le total, non ce qu’il est.
    - **Regardez ce qu’on vous passe.** Qui passe des bâtiments propres en amasse peut-être de sombres ; qui vous passe du désespoir est peut-être simplement trop honnête pour le garder.
    - **Partagez l’espoir, mais voyez avec qui.** Dans les parties jouées par des machines, les puritains qui ne donnaient jamais perdaient bien plus souvent que les autres.
    - **Sorcière, ne vous pressez pas.** Un quartier plein de désespoir à la deuxième manche est un aveu. Les deux dernières suffisent, et un procès fait à un innocent vaut deux cubes.
    - **Côté puritain, pas trop de vertu.** Il vous faut des points pour gagner, et les autres de votre camp en veulent aussi.
    - **Une série n’est jamais suspecte.** Trois bâtiments différents d’un type rapportent à tout le monde.
    - **Piocher à l’aveugle** dit aux autres qu’aucune des deux cartes ne vous plaisait, et rien de plus.
    - **Affirmez ce que vous voulez.** Sur votre carte, votre main ou ce que vous avez vu, on peut tout dire ; on ne peut rien montrer.

guide-known = Ce que l’on sait, et ce qui est reconstitué
guide-known-text =
    Ceci est la première édition, de 2015. La liste de ses cartes n’est pas publique : la maison ne peut donc pas les avoir toutes justes, et elle le dit.
    - **D’après le livret de règles** (en français) : les nombres de personnes, de manches, de personnages et de désespoirs ; toutes les phases ; l’effet des procès sur le désespoir ; le décompte et la victoire ; ce que font { building-sheriffs-office } et { building-burial-grounds } ; ce que coûte une { card-cleansing }.
    - **D’après des sources publiques**, surtout des critiques et des forums : deux types pour un puritain et trois pour une sorcière, quatre sortes d’événements, ce qu’est une série, quelques noms de bâtiments.
    - **Reconstitués** : la plupart des bâtiments et leurs symboles, les autres coûts, le nombre de cubes que retire une { card-cleansing }, l’effet exact d’un { card-pardon }, le nombre de cartes des événements, les titres et les types des personnages, et le sens du passage à chaque manche.
    Ce qui est reconstitué a été mis à l’épreuve dans des milliers de parties jouées par des machines, jusqu’à ce que chaque camp ait sa chance à tout nombre de personnes. Cela en fait un bon jeu ; cela n’en fait pas le jeu imprimé. Tout se trouve dans des fichiers de données : qui possède la boîte peut y mettre les vraies cartes, et ce guide, les tables et les robots suivront.
    Pièce par pièce :
    { $sources }

guide-house-text =
    - **Elle garde les secrets** : votre appareil ne reçoit que ce que vous pouvez savoir. Personne ne peut consulter le personnage ou la main d’autrui, pas même l’hôte.
    - **Elle scelle** : pendant le draft, personne ne voit qui a pris quoi avant que tout le monde ait choisi.
    - **Elle se souvient** : ce que vous avez passé, ce que vous avez défaussé et le personnage que vous avez vu restent à votre portée, et à la vôtre seule.
    - **Elle compte** : les cubes, les séries, les coûts, les points, et ce qui manque pour un événement.
    - **Elle attend** : si votre connexion se rompt, votre place est gardée, et un robot peut jouer pour vous jusqu’à votre retour. Sans robot, la première carte de votre main est choisie quand le temps est écoulé.
    - { guide-bots }
    - { guide-answers }

## Un mot sur chaque bâtiment

guide-building-theater = Ici, les masques tombent à la fin de la soirée. Ailleurs en ville, non.
guide-building-tavern = Tout le monde y parle, et personne ne sait plus qui a commencé.
guide-building-brothel = Personne n’y est jamais allé, et tout le monde connaît le chemin.
guide-building-school = Sur les ardoises, les enfants dessinent déjà des balais.
guide-building-meeting-house = Des murs blancs et des bancs durs. La maison où vous lisez ceci en porte le nom.
guide-building-laboratory = Du verre, du feu et une odeur. Ce n’est que de la science, paraît-il.
guide-building-bank = Des portes de fer, des voix douces.
guide-building-counting-house = Chaque tonneau qui remonte le fleuve est inscrit ici, et quelques autres aussi.
guide-building-moneylender = On n’y pose pas de questions, jusqu’au jour où l’on en pose.
guide-building-sheriffs-office = L’un des deux bâtiments dont parle le livret : il retire un cube, où qu’il se trouve en ville.
guide-building-courthouse = Il était debout avant que la première maison ait un toit. Voilà qui en dit long.
guide-building-gallows = Le charpentier a demandé à être payé d’avance.
guide-building-market = Du poisson, de la laine et des ragots. Les ragots sont gratuits.
guide-building-apothecary = Il y a une herbe contre tout, et contre certaines personnes.
guide-building-slaughterhouse = Sous le vent de tout le monde ; du moins, c’était promis.
guide-building-burial-grounds = L’autre exemple du livret : un espoir et un désespoir, et le cube peut être retiré dans la même manche.
guide-building-ritual-circle = Un matin, il était là, dit la personne qui l’a bâti.
guide-building-fortune-teller = Elle voit un long voyage. Tout le monde ici l’a déjà fait.

## Un conseil pour chaque événement

guide-event-cleansing = Ce pour quoi les puritains économisent. S’il y a moins de cubes en ville, tous partent, au prix entier ; s’il n’y en a aucun, on paie pour rien.
guide-event-investigation = Vous voyez le camp et les types, pour le reste de la partie. Vous pouvez le dire, et les autres peuvent en douter. Jamais sur vous.
guide-event-trial = Contre toute autre personne qui n’est pas déjà en procès. Il n’empêche rien et ne se vote pas : qui paie décide, et seule la fin montre si c’était juste. Une sorcière peut faire juger un innocent.
guide-event-pardon = Pour toute personne en procès, vous y compris. Il ne protège pas : on peut repasser en procès tant qu’il reste des cartes.

## Un conseil pour chaque personnage

guide-character-schoolmistress = De la patience, et l’habitude de demander qui a fait cela.
guide-character-notary = Tout par écrit, en deux exemplaires : un pour la ville, un pour vous.
guide-character-magistrate = Respectable du chapeau aux talons, et donc le premier masque que choisirait une sorcière.
guide-character-jailer = On vous regarde avant les autres. Gardez de l’espoir pour un { card-pardon }.
guide-character-undertaker = L’innocence que tout le monde soupçonne. Dites tôt ce que vous bâtissez, et pourquoi.
guide-character-innkeeper = On vous aime bien partout. Veillez à ce que les points viennent aussi : l’amitié n’en rapporte aucun.
guide-character-widow = On ne pose pas de questions dures à une veuve. Profitez-en dans les premières manches.
guide-character-governess = Un quartier peut rester propre jusqu’au bout : laissez agir les procès des innocents.
guide-character-physician = On vous confie volontiers de l’espoir. Prenez-le.
guide-character-midwife = Vous connaissez toutes les maisons de la ville. Bâtissez ce que d’autres auraient pu bâtir aussi.
