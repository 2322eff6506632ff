### Les gens étranges de Quinte-bourg en français. Les noms sont ceux du livret ; on dit « vous » à qui joue.

## Le jeu

game-about = Une petite ville, six nuits par semaine : des Reptiliens, des mathématiciens, une mafia, un bourreau qui soigne. Votez, dormez, réveillez-vous si possible.

## Modes, jours, santé

mode-v = Villageois
mode-v-help = Les villageois contre les Reptiliens, et quelques importuns qui ont d’autres projets. Le plus simple, pour qui débarque.
mode-m = Mathématiciens
mode-m-help = Algébristes, analystes et géomètres règlent leurs différends à la main. Pas de Reptiliens : on est entre gens sérieux.
mode-e = Étranges
mode-e-help = Tout le monde à la fois : les Reptiliens attaquent, les mathématiciens tiennent colloque, et plus personne n’est normal. Pour tables aguerries.
weekday-mon = lundi
weekday-tue = mardi
weekday-wed = mercredi
weekday-thu = jeudi
weekday-fri = vendredi
weekday-sat = samedi
weekday-sun = dimanche
health-i = indemne
health-i-means = Rien à signaler : on agit, on vote et on dort normalement.
health-b = avec des blessures
health-b-means = Nuit à l’hôpital (sauf sbire en faction) ; pour le reste, on agit, on débat et on vote normalement. Trois nuits d’hôpital remettent sur pied.
health-c = dans le coma
health-c-means = À l’hôpital jour et nuit : on ne peut plus agir ni voter, mais on reçoit toujours les nouvelles dues. Après trois nuits d’hôpital, il ne reste que des blessures.
health-q = entre la vie et la mort
health-q-means = « Quasi-mort », disent les règles. On est à la morgue, et la ville croit que c’est la fin, ou presque : plus d’action et plus de pièces, mais il reste les actions des morts ; un miracle, une potion ou un coup du sort peut encore en ramener.
health-m = sans vie
health-m-means = C’est fini, et rien ne ramène de là ; mais là où la ville n’apprend pas la différence, une quasi-mort passe aussi pour une mort. Les cartes restent secrètes ; il reste les actions des morts, la première voix pour proposer la loi du jour, et un camp qui peut encore gagner.
notch-means = Un cran est un pas sur l’échelle : indemne, blessures, coma, quasi-mort, mort.
standing-means = « Debout » veut dire indemne ou avec des blessures.
alive-means = « En vie » veut dire indemne, avec des blessures ou dans le coma.
morgue-means = « À la morgue » veut dire entre la vie et la mort, ou sans vie.
odds-outnumbering = Sur dix lancers : 1 indemne, 1 blessures, 3 coma, 4 quasi-mort, 1 mort.
odds-not-outnumbering = Sur dix lancers : 1 indemne, 1 blessures, 6 coma, 2 quasi-mort.
odds-fight = Sur dix lancers, qui reçoit et qui visite : 1 blessures et coma, 3 indemne et blessures, 1 indemnes tous deux, 1 blessures de part et d’autre, 3 blessures et indemne, 1 coma et blessures.

## Lieux, duos

place-house = maison n° { $number }
place-room = chambre d’hôpital ({ $seat })
place-bunker = bunker
place-morgue = morgue
place-corridor = couloir de l’hôpital
place-pot = cagnotte
place-square = grand-place
place-tavern = taverne
place-church = église
place-hall = hall de l’hôpital
duo-lovers = amour
duo-haters = haine
duo-partners = rendez-vous
duo-spouses = mariage
duo-lovers-help = Ces deux personnes se retrouvent chaque nuit, et le sort de l’une devient celui de l’autre.
duo-haters-help = Nuits du mardi et du vendredi : choisissez chez qui vous vous retrouvez (si vous différez, le hasard tranche), et si rien de plus pressant ne retient l’un ou l’autre, vous vous battez. { odds-fight } Si l’une des deux personnes est déjà entre la vie et la mort quand l’autre tombe à la morgue, elle s’en relève, indemne, au début de la nuit qui suit la nouvelle.
duo-partners-help = Nuits du mercredi et du samedi : choisissez chez qui vous vous retrouvez (le hasard tranche si vous différez) ; si rien de plus pressant ne retient l’un ou l’autre, vous y passez la nuit. Personne d’autre ne le sait.
duo-spouses-help = Une seule maison pour deux, au vu de tout le monde. Qui dort à la maison apprend le matin venu si l’autre y était ; qui survit hérite de tout, avant que le notaire ne s’en mêle.

## Camps et factions

camp-amoureux = Amoureux
camp-idealistes = Idéalistes
camp-mc = Minus et Cortex
camp-setheux = Setheux
camp-reptiliens = Reptiliens
camp-nobel = Nobel
camp-geometres = Géomètres
camp-algebristes = Algébristes
camp-analystes = Analystes
camp-villageois = Villageois
one-of-amoureux = amoureux
one-of-idealistes = idéaliste
one-of-mc = complice de Minus et Cortex
one-of-setheux = fidèle de Seth
one-of-reptiliens = Reptilien
one-of-nobel = Nobel
one-of-geometres = géomètre
one-of-algebristes = algébriste
one-of-analystes = analyste
one-of-villageois = villageois
side-amoureux = les amoureux
side-idealistes = les idéalistes
side-mc = { camp-mc }
side-setheux = les Setheux
side-reptiliens = les Reptiliens
side-nobel = Nobel
side-geometres = les géomètres
side-algebristes = les algébristes
side-analystes = les analystes
side-villageois = les villageois
side-nobody = personne
camp-amoureux-wins = Les amoureux gagnent si, quand la partie s’arrête, l’un est debout et l’autre en vie, et que les idéalistes ne gagnent pas.
camp-idealistes-wins = Les idéalistes gagnent si la partie s’arrête alors que plus de 42 % de toutes les personnes du début sont debout.
camp-idealistes-count = Soit 3 personnes debout à 6 ou 7, 4 à 8 ou 9, 5 à 10 ou 11, 6 de 12 à 14, 7 à 15 ou 16, 8 de 17 à 19, 9 à 20 ou 21.
camp-mc-wins = Minus et Cortex gagnent, et la partie s’arrête, dès que toute personne en vie hors de leur camp est sous leur charme (Cortex ou Minus au moins étant en vie), ou dès que leur camp possède toutes les pièces du jeu.
camp-setheux-wins = Les Setheux gagnent s’il ne reste que deux personnes debout, ou moins, et que Seth est du nombre.
camp-reptiliens-wins = Les Reptiliens gagnent, et la partie s’arrête, dès que toutes les personnes qui ne sont pas de la meute, et Seth avec elles, sont à la morgue.
camp-nobel-wins = Nobel gagne si, quand la partie s’arrête, ni les géomètres, ni les algébristes, ni les analystes ne gagnent.
camp-math-ways = Ils gagnent, et la partie s’arrête, dès que l’une de ces choses est vraie : un seul des leurs possède toutes les pièces du jeu ; leur chef est à la présidence, obtenue en cours de partie (ou perdue puis retrouvée), et le camp tient aussi deux des postes de sénateur, de procureur et de chef des armées ; tous les Reptiliens et tous leurs ennemis jurés sont à la morgue.
camp-geometres-wins = Les géomètres ont pour chef J Pach et pour ennemis jurés les algébristes. { camp-math-ways }
camp-algebristes-wins = Les algébristes ont pour chef K Hess et pour ennemis jurés les analystes. { camp-math-ways }
camp-analystes-wins = Les analystes ont pour chef J Rappaz et pour ennemis jurés les géomètres. { camp-math-ways }
camp-villageois-wins = Les villageois gagnent, et la partie s’arrête, dès que tous les Reptiliens et Seth sont à la morgue.
faction-pack = meute
faction-alg = algébristes
faction-ana = analystes
faction-geo = géomètres
faction-mc = { camp-mc }
faction-setheux = Seth et le fennec

## Invoquer

invocation-help = Une invocation se fait à tout moment, de jour comme de nuit, tant que vous êtes debout et hors sommeil lourd ; même sous le coup d’une condamnation, jusqu’à ce qu’elle soit exécutée (sauf si cette table l’interdit). De jour, tout le monde voit qui invoque, mais ni quoi ni contre qui ; de nuit, seules le voient les personnes interrogées à cet instant. Refusée ou annulée, elle n’est pas dépensée.
invocation-harm-help = { invocation-help } De l’aube du dimanche à la fin de la fête, rien de ce qui blesse n’est permis.

## Rôles de parti : les Reptiliens et Seth

sesiano-stops = Attention au Prophète Sesiano : s’il vous convertit, la partie s’arrête.
attack-limits = Rien ne se passe dans la maison de la personne la plus riche du soir ; la première attaque du bunker ne fait qu’en forcer la porte ; une personne entre la vie et la mort est hors d’atteinte tant que personne n’en est revenu.
pack-power = Chaque nuit, à l’étape « { call-pack-title } », la meute choisit ensemble qui attaquer. Faute d’accord, la marque de la Reptilienne alpha compte ; sans marque d’elle, ou si elle est alors dans le coma ou à la morgue, pas d’attaque. Une personne hospitalisée est attaquée dans sa chambre, à moins de viser sa maison ; on ne vise pas un membre de la meute, mais sa maison, si, pour qui s’y trouverait. Plus tard vous y allez, sauf si une action plus pressante vous mène ailleurs, et personne n’apprend qui est venu. La cible passe après qui la défend et avant les intrus ; qui se défend peut blesser l’un de vous. Si vous êtes strictement plus nombreux que les autres personnes présentes, debout et éveillées, le coup est rude ; sinon il l’est moins. { attack-limits }
pack-knows = La meute se connaît et sait qui est l’alpha ; elle ignore qui, dans ses rangs, est la rouge, la noire ou Seth.
role-rept-alpha = Reptilienne alpha
role-rept-alpha-short = La cheffe de la meute. Le sang est froid, la voix porte.
role-rept-alpha-power = En cas de désaccord, c’est votre marque qui désigne la cible. Dans le coma ou à la morgue, vous laissez une meute qui n’attaque plus : sauf réglage contraire, personne ne vous succède. { pack-power } { pack-knows }
role-rept-alpha-aim = { camp-reptiliens-wins }
role-rept-rouge = Reptilienne rouge
role-rept-rouge-short = Une Reptilienne qui doute de ses sœurs, et une fois pour toutes.
role-rept-rouge-power = Une fois par partie, par invocation, vous laissez entre la vie et la mort une autre personne en vie de la meute que vous connaissez, Seth compris. { invocation-harm-help } { pack-power } { pack-knows }
role-rept-rouge-aim = { camp-reptiliens-wins } { sesiano-stops }
role-rept-noire = Reptilienne noire
role-rept-noire-short = Elle recrute. Il suffit d’une morsure bien placée.
role-rept-noire-power = Une fois par partie, par invocation, vous convertissez une autre personne en vie : elle en est seule avertie et siège avec la meute dès l’étape « { call-pack-title } » suivante. Amoureux, idéalistes, Minus et Cortex, Setheux gardent leur but mais comptent comme Reptiliens ; les autres quittent leur camp, avec ses réunions, et gagnent avec les Reptiliens. Sur un membre de la meute, la conversion est perdue (Seth garde son but, mais compte désormais comme un vrai Reptilien). Elle est permise le dimanche. { invocation-help } { pack-power } { pack-knows }
role-rept-noire-aim = { camp-reptiliens-wins } { sesiano-stops }
role-reptilienne = Reptilienne
role-reptilienne-short = Des écailles sous le manteau, comme de simples voisines.
role-reptilienne-power = { pack-power } { pack-knows }
role-reptilienne-aim = { camp-reptiliens-wins }
role-seth = Seth
role-seth-short = Reptilien d’apparence seulement. Il en veut à tout le monde, sans exception.
role-seth-power = La meute vous prend pour l’un des siens : vous siégez et attaquez avec elle. Une fois par partie, par invocation, vous laissez entre la vie et la mort un autre membre de la meute, en vie. Vous connaissez le fennec, et il vous connaît. { invocation-harm-help } { pack-power } { pack-knows }
role-seth-aim = { camp-setheux-wins } La partie s’arrête de toute façon quand il ne reste que deux personnes debout. { sesiano-stops }
role-fennec = Fennec
role-fennec-short = Petit, dévoué à Seth, et muni de dents.
role-fennec-power = Une fois par partie, par invocation, vous mordez une autre personne en vie : la voilà entre la vie et la mort. Vous connaissez Seth, et il vous connaît. Pas d’autre action de parti la nuit. { invocation-harm-help }
role-fennec-aim = { camp-setheux-wins } Votre propre état n’y change rien : si Seth gagne, vous gagnez.

## Rôles de parti : le médecin, le prophète, Minus et Cortex

role-medecin = Médecin
role-medecin-short = Il soigne la nuit et exécute le jour. Tout le monde le sait, et personne n’ose changer de médecin.
role-medecin-power = Votre carte de parti est publique et le poste de bourreau vous revient pour toujours ; chaque nuit, « { call-treat-title } », jusqu’à deux malades vont, par vos soins, d’un cran mieux ou plus mal. Il s’agit de blessures, de coma ou de quasi-mort (vous à part, les condamnations du jour pas encore) ; une quasi-mort ne peut qu’empirer, ce que personne d’autre ne peut faire tant que personne n’en est revenu. Chaque nuit où vous pouvez agir, vous cherchez un remède au bunker, quoi qu’on vous propose d’autre, hors sommeil lourd ou chevet de l’être aimé. Toutes les trois nuits de recherche donnent une dose ; à l’étape « { call-xp-potion-title } », une par nuit, sur une personne entre la vie et la mort : mûre, elle la rend indemne ; presque mûre, elle ne fait rien ; sinon elle la tue. Le remède est mûr après 3 à 6 nuits, un nombre tiré en secret. Le bunker ne s’attaque qu’une fois sa porte forcée, ce qui prend une nuit et vaut pour toujours ; il n’arrête ni assassin ni voleur. Vous ne pouvez pas être sbire.
role-medecin-aim = { camp-idealistes-wins } { camp-idealistes-count }
role-sesiano = Prophète Sesiano
role-sesiano-short = Trois miracles en poche, et une foi à toute épreuve en soi.
role-sesiano-power = Trois miracles, chacun une fois : ressusciter, relever quelqu’un, convertir quelqu’un. Ils se font en fin de nuit (« { call-miracles-title } »), plusieurs la même nuit si vous voulez, et même avec des blessures, dans le coma ou entre la vie et la mort, mais pas en sommeil lourd. Ressusciter : de quasi-mort, vous redevenez indemne. Relever : une autre personne entre la vie et la mort redevient indemne (vous pouvez nommer quiconque n’est pas connu comme mort pour de bon ; s’il n’y avait rien à relever, le miracle vous reste). Convertir : une autre personne, pas encore sans vie, rejoint les idéalistes et ne compte plus parmi ses anciens compagnons, garde cartes et pouvoirs, et en est seule avertie ; un amoureux reste amoureux. Convertir la Reptilienne rouge, la noire ou Seth (ou, en mode Mathématiciens, K Hess, J Rappaz ou J Pach) arrête la partie. La conversion se fait aussi par invocation, à vos risques et périls. Tant que vous pouvez ressusciter, rien ne vous mène au-delà de la quasi-mort. { invocation-help }
role-sesiano-aim = { camp-idealistes-wins } { camp-idealistes-count }
mc-power = Charmer est définitif, et le nom des personnes charmées est public chaque matin. Voler prend une pièce, s’il y en a une, à la personne ou à la cagnotte. On vise des personnes en vie, hors de votre camp. Après le choix de Minus, quinze secondes de gestes entre vous (« { call-mc-talk-title } »).
role-cortex = Cortex
role-cortex-short = Un cerveau immense, un plan chaque soir : conquérir la ville.
role-cortex-power = Du lundi au vendredi, quatre nuits par semaine au plus (passer ne compte pas), « { call-cortex-title } » : désignez une personne et dites si vous lui volez une pièce ou la charmez, puis une autre, pour Minus. Minus verra les deux noms sans savoir lequel est le sien ; s’il se trompe, votre action tient quand même. Si vous ne pouvez pas agir, lui non plus. { mc-power }
role-cortex-aim = { camp-mc-wins }
role-minus = Minus
role-minus-short = De l’enthousiasme, du cœur, et une chance sur deux.
role-minus-power = Les nuits où Cortex agit (du lundi au vendredi, quatre par semaine au plus), « { call-minus-title } » : on vous montre, en désordre, les deux noms de Cortex ; choisissez-en un, et volez-lui une pièce ou charmez-le. Si c’était la cible de Cortex, votre action échoue, pas la sienne. { mc-power }
role-minus-aim = { camp-mc-wins }

## Rôles de parti : les amoureux, Skadi, les villageois

role-amoureux = Amoureux
role-amoureux-short = Deux cœurs, deux alibis, un seul lit.
role-amoureux-power = Vous avez une seconde carte de parti, votre alibi : vous la jouez vraiment, réunions et attaques comprises. Chaque nuit, « { call-lovers-title } » : trente secondes de gestes, et le choix de la maison où vous retrouver (si vous différez, le hasard tranche). Vous y dormez ensemble, à moins qu’une action plus pressante ne retienne l’un des deux ; ce rendez-vous passe avant attaque et colloque. Si l’être aimé est à l’hôpital, avec des blessures ou dans le coma, vous passez la nuit à son chevet, sauf sommeil lourd. Ensemble, chacun se défend et devient la cible prioritaire d’une attaque. Quand la chute de l’un à la morgue est connue, l’autre tombe dans le même état au début de la nuit suivante ; si l’un revient de quasi-mort, l’autre, également entre la vie et la mort, redevient indemne de même.
role-amoureux-aim = { camp-amoureux-wins } C’est votre seul but, quoi que dise l’alibi.
role-skadi = Skadi
role-skadi-short = Indécise jusqu’à la troisième nuit, puis absolument sûre.
role-skadi-power = La troisième nuit, « { call-skadi-title } », dans n’importe quel état de santé, même à la morgue : ou bien vous désignez une autre personne et rejoignez son camp, quel qu’il soit, ou bien vous lui offrez un reboot, puis choisissez librement un camp en jeu. Le reboot ajoute un usage à ses pouvoirs à usage unique, déjà servis ou non : potion de coma, mise à mort de Seth, de la Reptilienne rouge ou du fennec, conversion de la noire, balle gratuite d’assassin, un miracle de plus pour Sesiano ; pour Cortex ou Minus, deux fois plus de cibles à leur prochaine action, ce qui est annoncé. Vous apprenez votre camp, et ses membres et vous vous reconnaissez (sauf chez les idéalistes). Avec les Reptiliens ou des mathématiciens, vous êtes membre à part entière ; avec Minus et Cortex, vous parlez avec eux, sans voler ni charmer ; avec les amoureux, vous partagez leur victoire. Sans réponse, vous rejoignez le camp d’une personne tirée au sort.
role-skadi-aim = Le but du camp que vous aurez rejoint. Avant ce choix, vous n’avez pas de camp et ne pouvez pas gagner.
role-villageois = Villageois
role-villageois-short = Un villageois. Il en faut.
role-villageois-power = Aucun pouvoir de parti : il vous reste la parole, le vote, et votre rôle à effet. Vous ne connaissez pas les autres villageois.
role-villageois-aim = { camp-villageois-wins }

## Rôles de parti : les mathématiciens et Nobel

sesiano-stops-math = En mode Mathématiciens, si le Prophète Sesiano vous convertit, la partie s’arrête.
math-power = En mode Mathématiciens, vous avez quinze secondes pour choisir ensemble qui attaquer ; faute d’accord, la marque du chef compte ; sans marque de lui, ou s’il est alors dans le coma ou à la morgue, pas d’attaque. Une personne hospitalisée est attaquée dans sa chambre, à moins de viser sa maison ; on ne vise pas un membre du camp, mais sa maison, si. Plus tard vous y allez, sauf action plus pressante. Si vous êtes strictement plus nombreux que les autres personnes présentes, debout et éveillées, le coup est rude ; sinon il l’est moins, et qui se défend peut blesser l’un de vous. { attack-limits } En mode Étranges, quinze secondes de gestes et le choix d’un lieu, la maison d’un membre en vie : vous y tenez colloque, ce qui n’a d’autre effet que de vous y trouver ; en cas de désaccord, le chef tranche, sinon le plus grand nombre, sinon le hasard. Personne n’apprend qui est venu. Les membres du camp se connaissent et connaissent leur chef.
role-hess = K Hess
role-hess-short = Chef des algébristes. Tout se ramène à un anneau, même les disputes.
role-hess-power = Nuits du lundi et du jeudi, « { call-alg-title } » ; vous êtes à la tête du camp. { math-power }
role-hess-aim = { camp-algebristes-wins } { sesiano-stops-math }
role-rappaz = J Rappaz
role-rappaz-short = Chef des analystes. Aussi proche de la vérité que l’on veut, à epsilon près.
role-rappaz-power = Nuits du mardi et du vendredi, « { call-ana-title } » ; vous êtes à la tête du camp. { math-power }
role-rappaz-aim = { camp-analystes-wins } { sesiano-stops-math }
role-pach = J Pach
role-pach-short = Chef des géomètres. Voit le problème sous tous les angles.
role-pach-power = Nuits du mercredi et du samedi, « { call-geo-title } » ; vous êtes à la tête du camp. { math-power }
role-pach-aim = { camp-geometres-wins } { sesiano-stops-math }
role-algebriste = Algébriste
role-algebriste-short = Factorise tout, sauf les analystes.
role-algebriste-power = Nuits du lundi et du jeudi, « { call-alg-title } ». { math-power }
role-algebriste-aim = { camp-algebristes-wins }
role-analyste = Analyste
role-analyste-short = Tend vers la victoire, sans garantie de l’atteindre.
role-analyste-power = Nuits du mardi et du vendredi, « { call-ana-title } ». { math-power }
role-analyste-aim = { camp-analystes-wins }
role-geometre = Géomètre
role-geometre-short = Mesure la distance qui sépare un algébriste de la morgue.
role-geometre-power = Nuits du mercredi et du samedi, « { call-geo-title } ». { math-power }
role-geometre-aim = { camp-geometres-wins }
role-nobel = A Nobel
role-nobel-short = Il y a un prix pour presque tout. Pour les mathématiques, non.
role-nobel-power = Aucune action de parti : votre rancune travaille toute seule. Vous ne connaissez personne.
role-nobel-aim = { camp-nobel-wins }

## Rôles à effet : les inventions et l’hôpital

family-scientist = famille du scientifique
family-scientist-power = « { call-science-title } » : apprenez si quelqu’un a passé la nuit chez soi (le stalkeur), ou si un Reptilien l’a passée quelque part (le révélateur) ; l’un des deux, pas les deux. Le stalkeur : désignez une personne en vie, vous apprenez si elle a passé la nuit chez elle. Le révélateur : désignez une maison ou une chambre d’hôpital, vous apprenez si un Reptilien y a passé la nuit (toute la meute le fait sonner, Seth, convertis et alibis compris ; en mode Mathématiciens, jamais). La réponse n’est que pour vous.
role-scientifique = Scientifique
role-scientifique-short = Croit aux faits, surtout à ceux des autres.
role-scientifique-power = Nuits du mercredi et du samedi. { family-scientist-power }
role-geek = Geek
role-geek-short = Dort peu, compile beaucoup, sait où était tout le monde.
role-geek-power = Nuits du mercredi et du jeudi. { family-scientist-power }
role-chercheur = Chercheur
role-chercheur-short = Cherche. Parfois trouve. Demande un budget.
role-chercheur-power = Nuits du lundi et du jeudi. { family-scientist-power }
role-bricoleur = Bricoleur
role-bricoleur-short = Du ruban adhésif, deux ampoules, et l’intimité du quartier s’effondre.
role-bricoleur-power = Nuits du lundi et du vendredi. { family-scientist-power }
role-ingenieur = Ingénieur
role-ingenieur-short = Son appareil est aux normes. Son usage, moins.
role-ingenieur-power = Nuits du mardi et du vendredi. { family-scientist-power }
family-nurse = famille de l’infirmier
family-nurse-power = « { call-nurse-title } » : regardez toutes les cartes d’une personne hospitalisée ou à la morgue, ou empoisonnez un patient, qui perd un cran ; l’un ou l’autre, pas les deux. Espion : vous voyez toutes les cartes d’une personne hospitalisée ou à la morgue, carte d’amoureux comprise. Poison : une personne hospitalisée (blessures ou coma) perd un cran ; entre la vie et la mort aussi, une fois que quelqu’un en est revenu. Ces nuits-là, quoi que vous fassiez, si vous deviez dormir chez vous, vous êtes dans le couloir de l’hôpital, où aucune attaque n’arrive.
role-infirmier = Infirmier
role-infirmier-short = Le sourire rassure. La seringue, moins.
role-infirmier-power = Nuits du mardi et du vendredi. { family-nurse-power }
role-pharmacien = Pharmacien
role-pharmacien-short = Tout est affaire de dose, et la dose est à sa discrétion.
role-pharmacien-power = Nuits du mercredi et du samedi. { family-nurse-power }
role-chirurgien = Chirurgien
role-chirurgien-short = Ouvre les gens et les dossiers.
role-chirurgien-power = Nuits du lundi et du jeudi. { family-nurse-power }
role-brancardier = Brancardier
role-brancardier-short = Connaît le chemin de la morgue les yeux fermés, et fouille les poches en route.
role-brancardier-power = Nuits du mercredi et du jeudi. { family-nurse-power }
role-anesthesiste = Anesthésiste
role-anesthesiste-short = Comptez jusqu’à dix. Personne n’est jamais arrivé à onze.
role-anesthesiste-power = Nuits du mardi et du samedi. { family-nurse-power }

## Rôles à effet : les curieux et les tricheurs

family-curious = famille du curieux
family-curious-power = « { call-curious-title } » : regardez une carte, de parti ou à effet, d’une personne qui habite la première maison habitée à votre gauche ou à votre droite (chez des époux, l’un ou l’autre), ou de votre époux ou épouse, même à l’hôpital ou à la morgue. Pour un amoureux, la carte de parti vue est l’alibi. Personne n’est averti.
role-curieux = Curieux
role-curieux-short = Arrose ses géraniums à trois heures du matin, jumelles en main.
role-curieux-power = Nuits du lundi et du jeudi. { family-curious-power }
role-fouineur = Fouineur
role-fouineur-short = Passait par là. Par hasard. Sous le paillasson.
role-fouineur-power = Nuits du mardi et du vendredi. { family-curious-power }
role-indiscret = Indiscret
role-indiscret-short = Ne répétera rien à personne, c’est promis, sauf à tout le monde.
role-indiscret-power = Nuits du mercredi et du samedi. { family-curious-power }
role-fureteur = Fureteur
role-fureteur-short = Connaît le fond de chaque tiroir du voisinage.
role-fureteur-power = Nuits du lundi et du vendredi. { family-curious-power }
role-commere = Commère
role-commere-short = La seule presse locale qui paraisse encore.
role-commere-power = Nuits du mardi et du samedi. { family-curious-power }
family-cheater = famille du tricheur
family-cheater-power = « { call-cheat-title } » : prenez la moitié des pièces d’un lieu, ou truquez le prochain vote contre quelqu’un ; l’un ou l’autre, pas les deux. Larcin : dans une maison (pas la vôtre), une chambre d’hôpital, le bunker ou la cagnotte, vous prenez la moitié des pièces, arrondie vers le haut, et pouvez aussitôt en donner tout ou partie à une personne. L’argent est à la maison, ou dans la chambre si l’on est à l’hôpital ; ni porte ni protection n’arrête votre main, et la maison protégée comme la plus riche reste la même. Trucage : désignez une personne en vie ; à la fin du prochain vote d’exécution, une voix par personne dans le coma ou à la morgue s’ajoute contre elle, à la place du nom donné par les morts et de leurs propres votes. Il tombe si le vote est annulé ou si la cible est à la morgue ; ce qui est truqué le samedi vaut pour le lundi.
role-tricheur = Tricheur
role-tricheur-short = Joue selon les règles, les siennes.
role-tricheur-power = Nuits du lundi et du jeudi. { family-cheater-power }
role-brigand = Brigand
role-brigand-short = À l’ancienne : un foulard, une lanterne, l’argenterie d’autrui.
role-brigand-power = Nuits du mardi et du vendredi. { family-cheater-power }
role-hackeur = Hackeur
role-hackeur-short = A trouvé le mot de passe de l’urne : « urne ».
role-hackeur-power = Nuits du mercredi et du samedi. { family-cheater-power }

## Rôles à effet : les autres

sleep-power = Chaque nuit, « { call-sleep-title } » : plongez une autre personne debout dans un sommeil lourd jusqu’à l’aube. Elle dort dans son lit (sa chambre d’hôpital en cas de blessures), et l’apprend aussitôt : plus d’action, de rencontre, d’attaque ni d’invocation, et aucune défense si on l’attaque. Ce qu’elle a déjà fait cette nuit tient. Les deux marchands de sommeil choisissent en même temps, et les deux choix valent.
role-marchand-de-sable = Marchand de sable
role-marchand-de-sable-short = Livre à domicile, sans signature.
role-marchand-de-sable-power = { sleep-power }
role-morphee = Morphée
role-morphee-short = Ses bras sont ouverts, et personne n’y choisit son heure.
role-morphee-power = { sleep-power }
role-laura = Laura de la Riponne
role-laura-short = Elle a une maison. Elle préfère celles des autres.
role-laura-power = Chaque nuit, « { call-squat-title } » : choisissez une maison, vide ou non, où passer la nuit, jamais la vôtre, ni le bunker, ni l’hôpital ; sans réponse, le hasard choisit. Toute autre action longue (rencontre, attaque, colloque, garde, hôpital) passe avant, et le sommeil lourd vous retient chez vous. Si la maison est attaquée, l’intrusion peut vous valoir les coups.
role-coriace = Coriace
role-coriace-short = Il en faut plus.
role-coriace-power = Toujours actif : un même événement ne vous fait jamais perdre plus d’un cran de santé, quel qu’il soit : attaque, balle, morsure, exécution, chagrin. Mais si vous payez pour un ordre de vote enfreint, vous voilà quand même entre la vie et la mort.
role-artiste = Artiste
role-artiste-short = Génie incompris. Sa matière première l’est aussi.
role-artiste-power = Nuits du lundi et du jeudi, « { call-sculpt-title } » : choisissez une autre personne, sauf le médecin, chez qui vous passez la nuit à sculpter ; si rien de plus pressant ne vous en empêche, elle doit déménager le lendemain, en échangeant sa place avec quelqu’un (dans le coma, c’est le hasard qui choisit ; à la morgue, on ne déménage pas). Nuits du mercredi et du samedi, « { call-resign-title } » : choisissez qui devra démissionner de son poste à l’aube, sauf le bourreau ; le scrutateur nomme quelqu’un d’autre. Un scrutateur ne fait que passer la main.
role-eris = Éris
role-eris-short = Sème la discorde, et arrose.
role-eris-power = La première nuit, « { call-make-haters-title } », même dans le coma ou entre la vie et la mort : désignez deux personnes (vous en êtes, si vous voulez) qui vont se haïr et se battre. Elles l’apprennent, sans savoir d’où cela vient ; sur les deux amoureux, la haine est sans effet. Ensuite, nuits du lundi et du jeudi, « { call-shift-posts-title } » : vous pouvez décaler à l’aube tous les postes publics d’un rang, dans un sens ou dans l’autre, sauf celui du bourreau.
role-cupidon = Cupidon
role-cupidon-short = Vise le cœur, touche le plus souvent à côté.
role-cupidon-power = La première nuit, « { call-make-partners-title } », même dans le coma ou entre la vie et la mort : désignez deux personnes (vous en êtes, si vous voulez) qui auront désormais des rendez-vous nocturnes. Elles l’apprennent, sans savoir d’où cela vient. Ensuite, nuits du mardi et du vendredi, « { call-admire-title } » : vous pouvez désigner une personne debout que tout le monde admirera à l’aube ; elle pourra échanger son poste contre celui de qui elle veut, sans demander l’avis de personne (sans poste, elle en prend un et n’en laisse aucun), sauf celui du bourreau.
role-assassin = Assassin
role-assassin-short = La première balle est offerte par la maison.
role-assassin-power = Par invocation, autant de fois que vous voulez : tirez sur une autre personne en vie. La première balle de la partie est gratuite, chacune des suivantes coûte 2 pièces, perdues pour tout le monde. Ni bunker, ni protection, ni défense ne vous arrêtent. { odds-outnumbering } L’état de la cible ne s’améliore jamais. Vous vous défendez quand on vous attaque. { invocation-harm-help }
mafia-power = L’un ou l’autre, ou rien. Corrompre : nommez une personne debout, puis contre qui elle devra voter à la prochaine session (une autre personne en vie) ; elle reçoit une lettre anonyme. Si elle désobéit, elle se retrouve entre la vie et la mort la nuit suivante ; si une loi l’en a empêchée, c’est le sénateur. Placer un sbire : choisissez une maison ou une chambre qu’il gardera ; il y sera la cible prioritaire d’une attaque et se défendra. Un sbire n’est pas disponible dans le coma, à la morgue, en sommeil lourd ou en nuit d’amour ou de rendez-vous ; des blessures ne l’empêchent pas. À tout moment, sauf dans le coma et même à la morgue, vous pouvez par invocation laisser entre la vie et la mort l’un de vos sbires en vie, mais pas le dimanche ni en sommeil lourd. Vous vous défendez quand on vous attaque. Le dimanche, s’il ne vous reste aucun sbire debout, vous pouvez en recruter un, si vous l’êtes vous-même.
role-parrain = Parrain de la mafia
role-parrain-short = Fait des propositions. Par la poste, avec un beau timbre.
role-parrain-power = La première nuit, vous choisissez vos sbires, s’il y en a à cette table (jamais le médecin) : ils se connaissent et vous connaissent. Le bras droit, s’il existe, est aussi votre sbire. Nuits du lundi, du mercredi et du vendredi, « { call-parrain-title } ». { mafia-power }
role-bras-droit = Bras droit du parrain
role-bras-droit-short = Loyal les jours impairs. Les autres nuits, à son compte.
role-bras-droit-power = Vous êtes sbire du parrain, qui peut vous mettre en faction ou à mort ; sans parrain, vous êtes votre propre chef. La première nuit, vous choisissez vos propres sbires, s’il y en a à cette table, parmi qui n’est pas aux ordres du parrain (jamais le médecin) ; le parrain ignore qui ils sont. Nuits du mardi, du jeudi et du samedi, « { call-bras-droit-title } » ; un ordre du samedi vaut pour le vote du lundi. { mafia-power }
henchman = sbire
henchman-means = Votre chef peut vous mettre en faction la nuit, même avec des blessures, et vous laisser entre la vie et la mort à tout moment. Quand on vous attaque, vous vous défendez ; si vous êtes du côté des attaquants, vous attaquez avec eux.

## Postes publics

post-scrutateur = Scrutateur
post-scrutateur-power = Chaque matin, le poste passe, dans le sens horaire, à la prochaine personne debout sans poste (à toute personne debout, si tout le monde en a un). Vous nommez qui succède à un poste obligatoire dont le titulaire est dans le coma ou à la morgue, ou à tout poste rendu par la faute de l’artiste : ni la personne démissionnaire, ni vous, sauf s’il ne reste que vous. Quand plusieurs personnes postulent au même poste optionnel vacant, vous tranchez.
post-bourreau = Bourreau
post-bourreau-power = Le poste du médecin, pour toujours : ni Éris, ni Cupidon, ni l’artiste n’y peuvent rien, personne ne le reprend, et il revient avec son titulaire. Votre poison ne tue pas : la personne condamnée se retrouve entre la vie et la mort. Une fois par partie, la nuit qui suit (« { call-coma-potion-title } »), vous pouvez donner à l’une d’elles la potion de coma : elle n’est que dans le coma. Personne ne sait laquelle a été donnée. Si vous êtes dans le coma ou à la morgue, c’est le poison.
post-notaire = Notaire
post-notaire-power = Chaque matin, vous léguez les pièces des personnes à la morgue à qui vous voulez parmi les personnes en vie, en les partageant au besoin, mais jamais à vous-même. Un époux ou une épouse en vie hérite avant. Ce qui n’est pas légué reste en attente et n’est à personne.
post-president = Président
post-president-power = Chaque jour, avant la loi, vous ouvrez une session d’exécution normale ou spéciale (jamais spéciale deux jours de suite). Vous mettez fin au débat, votez en premier et choisissez le sens du tour de vote. En cas d’égalité, votre voix l’emporte : la personne à égalité que vous avez nommée, sinon celle que vous choisissez. Session spéciale : en modes Villageois et Étranges, la personne qui a le plus de voix est exécutée, puis un tribunal de toutes les personnes debout gracie ou exécute chacune des trois suivantes (égalité : grâce) ; en mode Mathématiciens, pas de session ce jour-là.
post-senateur = Sénateur
post-senateur-power = Chaque jour, vous acceptez ou rejetez la loi proposée ; acceptée, elle vaut pour ce jour seulement. Prudence : si elle empêche une personne corrompue de voter comme on le lui a ordonné, c’est vous qui vous retrouvez entre la vie et la mort la nuit suivante.
post-procureur = Procureur
post-procureur-power = Sans adjoint debout : au matin, avant toute nouvelle, vous dites quelle maison ou chambre la caméra thermique surveillait (« { call-camera-title } »), et tout le monde apprend combien de personnes s’y trouvaient à l’heure de l’attaque : 0, 1, ou 2 et plus. Avec un adjoint : une fois par jour, de la session aux mariages, vous pouvez payer 2 pièces à la banque pour voir toutes les cartes d’une autre personne qui tient un poste ; elle le sait, personne d’autre. En session spéciale, vous départagez les personnes à égalité pour le tribunal.
post-chef-armees = Chef des armées
post-chef-armees-power = Nuits du lundi et du jeudi, « { call-army-guard-title } » : vous pouvez garder une maison ou une chambre d’hôpital. Si on l’attaque, vous en êtes la cible prioritaire et vous vous défendez, aux risques des attaquants. Sommeil lourd, chevet de l’être aimé, recherche, faction de sbire et repos à l’hôpital passent avant. Vous vous défendez aussi partout ailleurs.
post-pretre-cupide = Prêtre cupide
post-pretre-cupide-power = À chaque demande de mariage, vous fixez votre prix, de 0 à 2 pièces. Si l’on paie, l’argent est à vous et vous devez célébrer. Vous ne célébrez pas votre propre mariage.
post-pretre-odieux = Prêtre odieux
post-pretre-odieux-power = { post-pretre-cupide-power } Vous pouvez aussi accorder un mariage forcé, si la personne qui refuse est strictement plus pauvre que celle qui demande, prix payé.
post-adj-randy = Adjoint Randy
deputy-power = vous choisissez en secret, entre la session et le bilan du soir, une maison devant laquelle poser la caméra thermique. Au matin, tout le monde apprend laquelle, et combien de personnes s’y trouvaient à l’heure de l’attaque, attaquants compris : 0, 1, ou 2 et plus. Vous vous défendez quand on vous attaque.
post-adj-randy-power = Les jours impairs (lundi, mercredi, vendredi), { deputy-power }
post-adj-armish = Adjoint Armish
post-adj-armish-power = Les jours pairs (mardi, jeudi, samedi), { deputy-power }
post-pick-mirko = Pickpocket Mirko
post-pick-mirko-power = Les jours impairs (lundi, mercredi, vendredi), en fin de journée, vous pouvez voler une pièce à une personne en vie, ou à la cagnotte. Personne ne sait qui l’a prise.
post-pick-mirka = Pickpocket Mirka
post-pick-mirka-power = Les jours pairs (mardi, jeudi, samedi), en fin de journée, vous pouvez voler une pièce à une personne en vie, ou à la cagnotte. Personne ne sait qui l’a prise.

## Lois du jour

law-condorcet = Scrutin de Condorcet
law-condorcet-effect = Chaque bulletin classe les personnes, d’abord celle que l’on veut voir exécutée ; celles qu’on ne classe pas sont dernières à égalité. La personne qui l’emporte selon la méthode de Schulze est exécutée ; s’il y en a plusieurs, le classement du président tranche, sinon son choix.
law-no-blank = Pas de vote blanc
law-no-blank-effect = Le vote blanc est interdit : qui vote doit nommer quelqu’un.
law-doctor-only = Le médecin vote seul
law-doctor-only-effect = Seul le médecin vote, une fois, ou blanc.
law-two = Deux voix par personne
law-two-effect = Chaque votant donne exactement deux voix, contre deux personnes différentes ; pas de vote blanc.
law-up-to-three = Jusqu’à trois voix
law-up-to-three-effect = Chaque votant donne de zéro à trois voix, toutes contre des personnes différentes.
law-three = Trois voix obligatoires
law-three-effect = Chaque votant donne exactement trois voix, contre deux personnes différentes au moins ; pas de vote blanc.
law-not-neighbours = Paix entre voisins
law-not-neighbours-effect = On ne peut pas voter contre ses deux voisins : la personne en vie la plus proche de chaque côté.
law-only-neighbours = Querelles de voisinage
law-only-neighbours-effect = On ne peut voter que contre l’un de ses deux voisins (la personne en vie la plus proche de chaque côté), ou blanc.
law-hurt = Voter est blessant
law-hurt-effect = Après le compte, chaque personne qui n’a pas voté blanc perd un cran de santé.
law-no-urn = On a perdu l’urne
law-no-urn-effect = Le vote est annulé : ni exécution, ni tribunal aujourd’hui.
law-all-vote = Même les morts votent
law-all-vote-effect = Les personnes dans le coma, entre la vie et la mort ou sans vie votent aussi, après les autres. Le nom donné par les morts ne compte pas.
law-coma-vote = Le coma n’excuse rien
law-coma-vote-effect = Les personnes dans le coma votent aussi, après les autres.
law-tie-coma = Égalité soporifique
law-tie-coma-effect = En cas d’égalité en tête, personne n’est exécuté : toutes les personnes à égalité tombent dans le coma, et le président perd son poste.
law-self-vote = Une voix pour une voix
law-self-vote-effect = Qui vote autrement que blanc reçoit aussitôt une voix contre soi.
law-pay-any = Vote payant, à qui l’on veut
law-pay-any-effect = Pour voter, on donne une pièce à une autre personne en vie, au choix. Le vote blanc est gratuit ; sans pièce, c’est le seul possible.
law-pay-scrutineer = Vote payant, au scrutateur
law-pay-scrutineer-effect = Pour voter, on donne une pièce au scrutateur, qui vote gratis. Le vote blanc est gratuit ; sans pièce, c’est le seul possible.
law-pay-deputy = Vote payant, au suppléant
law-pay-deputy-effect = Pour voter, on donne une pièce au suppléant (qui sera le prochain scrutateur), lequel vote gratis. Le vote blanc est gratuit ; sans pièce, c’est le seul possible.
law-pay-doctor = Vote payant, au médecin
law-pay-doctor-effect = Pour voter, on donne une pièce au médecin, qui vote gratis. Le vote blanc est gratuit ; sans pièce, c’est le seul possible.
law-pot = Vote payant, à la cagnotte
law-pot-effect = Pour voter, on met une pièce dans la cagnotte. Le vote blanc est gratuit ; sans pièce, c’est le seul possible. Seuls y touchent Cortex, Minus et les pickpockets, une pièce à la fois, et la famille du tricheur, la moitié d’un coup.
law-tie-all-executed = Égalité : on exécute en bloc
law-tie-all-executed-effect = En cas d’égalité en tête, toutes les personnes à égalité sont exécutées.
law-tie-all-pardoned = Égalité : on gracie en bloc
law-tie-all-pardoned-effect = En cas d’égalité en tête, personne n’est exécuté.

## La nuit, appel par appel

wave-1 = Soins et hasards
wave-1-call = La nuit tombe sur Quinte-bourg. On borde les malades, on débouche des flacons, et les morts s’ennuient déjà.
wave-2 = Conciliabules
wave-2-call = Des chaises grincent derrière les volets : ceux qui complotent complotent, ceux qui s’aiment aussi.
wave-3 = Guetteurs et promeneurs
wave-3-call = Le sable tombe, un rideau bouge, quelqu’un marche dehors avec un seau. Mieux vaut ne pas demander.
wave-4 = L’heure des lettres et des gardes
wave-4-call = Une enveloppe glisse sous une porte. On se poste, on se poste aussi du courrier.
wave-5 = La dernière heure
wave-5-call = L’heure la plus noire, juste avant l’aube. Le GPS annonce : vous êtes arrivés.
call-recognise-title = Les présentations
call-recognise = Que s’ouvrent les yeux des amoureux, puis des Reptiliens, des algébristes, des géomètres, des analystes, de Minus et Cortex, de Seth et du fennec : chaque camp se reconnaît, et se tait.
call-recognise-done = Réveillez les camps l’un après l’autre, même absents ; chacun se regarde, puis se rendort.
call-henchmen-parrain-title = Sbires du parrain
call-henchmen-parrain = Le parrain de la mafia choisit ses sbires. On ne refuse pas.
call-henchmen-parrain-done = S’il y a des sbires : le parrain les désigne, vous les touchez ; ils ouvrent les yeux et se reconnaissent.
call-henchmen-bras-droit-title = Sbires du bras droit
call-henchmen-bras-droit = Le bras droit du parrain choisit ses propres sbires, et n’en dit rien au parrain.
call-henchmen-bras-droit-done = Ensuite, le bras droit fait de même ; le parrain garde les yeux fermés.
call-coma-potion-title = La potion de coma
call-coma-potion = Le bourreau a deux flacons : le poison habituel, ou la potion de coma ?
call-treat-title = La visite du médecin
call-treat = Le médecin fait sa visite : à qui veut-il du bien, à qui veut-il du mal ?
call-xp-potion-title = La potion expérimentale
call-xp-potion = Le médecin regarde sa mixture, qui le regarde aussi : l’essaie-t-il sur quelqu’un, cette nuit ?
call-update-title = Santé et argent
call-update = On met les registres à jour : exécutions, chagrins, rancunes, promesses non tenues.
call-dead-name-title = Le nom des morts
call-dead-name = Les morts : quel nom glissez-vous dans l’urne de demain ?
call-dead-name-done = Chaque mort désigne quelqu’un. Le nom le plus donné compte demain pour une voix ; le hasard départage.
call-dead-whisper-title = L’appel des morts
call-dead-whisper = Les morts : à qui voulez-vous parler cette nuit ?
call-dead-whisper-done = Chaque mort peut désigner quelqu’un ; touchez les personnes désignées.
call-dead-jinx-title = Le porte-malheur
call-dead-jinx = Les morts : à qui accrochez-vous le porte-malheur ?
call-dead-jinx-done = Chaque mort désigne quelqu’un. Pour le nom le plus donné, les dés sont pires d’un cran jusqu’à la nuit prochaine.
call-dead-luck-title = Le porte-bonheur
call-dead-luck = Les morts : à qui donnez-vous le porte-bonheur ?
call-dead-luck-done = Chaque mort désigne quelqu’un. Pour le nom le plus donné, les dés sont meilleurs d’un cran jusqu’à la nuit prochaine.
call-whisper-talk-title = Chuchotements
call-whisper-talk = Les morts et les élus ont dix secondes, et des mains pour parler.
call-whisper-talk-done = Les morts qui ont appelé et les personnes touchées se parlent par signes pendant dix secondes.
call-cortex-title = Le plan de Cortex
call-cortex = Cortex désigne sa proie, pour voler ou pour charmer, puis celle de Minus.
call-minus-title = L’intuition de Minus
call-minus = Minus voit deux noms. L’un est pour lui. Lequel ?
call-mc-talk-title = { camp-mc }
call-mc-talk = Minus et Cortex ont quinze secondes pour se faire des signes, et des reproches.
call-skadi-title = Le choix de Skadi
call-skadi = Skadi, la troisième nuit, choisit enfin son camp.
call-skadi-done = Skadi rejoint le camp de quelqu’un, ou lui offre un reboot puis choisit librement. Soufflez-lui son camp, et faites-les se reconnaître.
call-pack-title = Le conseil de la meute
call-pack = Les Reptiliens : chez qui sortez-vous les griffes cette nuit ?
call-alg-title = Les algébristes
call-alg = Les algébristes : quinze secondes. Où allez-vous cette nuit ?
call-ana-title = Les analystes
call-ana = Les analystes : quinze secondes, pas epsilon de plus. Où allez-vous cette nuit ?
call-geo-title = Les géomètres
call-geo = Les géomètres : quinze secondes. Par quel chemin le plus court, et vers où ?
call-lovers-title = Les amoureux
call-lovers = Les amoureux : trente secondes de tendresse muette. Chez qui dormez-vous ?
call-make-haters-title = La zizanie d’Éris
call-make-haters = Éris désigne deux personnes qui ne se supporteront plus.
call-make-partners-title = La flèche de Cupidon
call-make-partners = Cupidon désigne deux personnes qui auront à faire ensemble, la nuit.
call-haters-title = Les haineux
call-haters = Les haineux : chez qui réglez-vous vos comptes ?
call-partners-title = Le rendez-vous
call-partners = Le rendez-vous de la nuit : chez qui ? Essuyez vos pieds.
call-sleep-title = Le sable
call-sleep = Le marchand de sable et Morphée : qui endormez-vous ?
call-curious-title = L’heure des curieux
call-curious = Curieux, fouineur, indiscret, fureteur, commère : chez qui soulevez-vous le rideau ?
call-shift-posts-title = Le manège d’Éris
call-shift-posts = Éris fait-elle tourner les postes publics, et dans quel sens ?
call-admire-title = L’admiration
call-admire = Cupidon : de qui tout le monde s’éprendra-t-il à l’aube ?
call-resign-title = L’œuvre engagée
call-resign = L’artiste signe une œuvre engagée : qui démissionnera à l’aube ?
call-nurse-title = La garde de nuit
call-nurse = Infirmier, pharmacien, chirurgien, brancardier, anesthésiste : un coup d’œil, ou une goutte de trop ?
call-sculpt-title = La sculpture
call-sculpt = L’artiste sort avec son matériel. Chez qui l’inspiration le mène-t-elle ?
call-squat-title = Le squat
call-squat = Laura de la Riponne choisit où elle ne paiera pas de loyer cette nuit.
call-parrain-title = L’heure du parrain
call-parrain = Le parrain de la mafia : une lettre à poster, ou un sbire ?
call-bras-droit-title = L’heure du bras droit
call-bras-droit = Le bras droit du parrain : une lettre à poster, ou un sbire ?
call-army-guard-title = La ronde
call-army-guard = Le chef des armées, à lui seul toutes les armées, choisit ce qu’il garde cette nuit.
call-letters-title = Le courrier
call-letters = Le courrier passe. Certaines lettres n’ont pas d’expéditeur.
call-letters-done = Touchez qui a été corrompu cette nuit, et montrez-lui contre qui voter, sans dire de la part de qui.
call-positions-title = Dodo
call-positions = Dodo. Chacun va où il doit aller : au lit, à l’hôpital, ou ailleurs.
call-attack-title = L’attaque
call-attack = On marche dans le noir, le GPS parle tout bas. L’attaque a lieu, ou pas.
call-science-title = Les inventions
call-science = Scientifique, geek, chercheur, bricoleur, ingénieur : stalkeur ou révélateur ?
call-cheat-title = Larcin ou trucage
call-cheat = Tricheur, brigand, hackeur : la caisse de quelqu’un, ou l’urne de tout le monde ?
call-couples-title = Les couples
call-couples = Les époux se retournent dans le lit. L’autre côté est-il chaud ?
call-miracles-title = Les miracles
call-miracles = Le Prophète Sesiano : un miracle, peut-être ?
call-dawn-update-title = Les comptes de l’aube
call-dawn-update = Avant l’aube, on compte les miracles et les nuits d’hôpital.
call-camera-title = La caméra thermique
call-camera = Le procureur, au réveil : où était donc posée la caméra thermique ?

## Les mots de la table

position = Maison n° { $place }
wave-0 = Premiers pas
wave-0-call = Première nuit à Quinte-bourg. Qui se ressemble s’assemble, et qui commande compte ses gens.

session-normal = session normale
session-special = session spéciale
direction-clockwise = dans le sens des aiguilles d’une montre
direction-anticlockwise = dans le sens inverse des aiguilles d’une montre
potion-coma = la potion de coma
potion-poison = le poison
card-party = carte de parti
card-effect = carte à effet
proposer-dead = les morts
proposer-nearly-dead = les quasi-morts
proposer-without-post = les gens sans poste
proposer-poorest = les plus pauvres

phase-night = nuit
phase-dawn = matin
phase-session = session
phase-debate = débat
phase-vote = vote
phase-tribunal = tribunal
phase-weddings = mariages
phase-evening = soir
phase-feast = fête
phase-invocation = invocation
phase-over = fin

channel-square = la grand-place
channel-signs-pack = signes dans la meute
channel-signs-alg = signes entre algébristes
channel-signs-ana = signes entre analystes
channel-signs-geo = signes entre géomètres
channel-signs-lovers = signes entre amoureux
channel-signs-mc-talk = signes entre Minus et Cortex
channel-signs-whisper-talk = chuchotements avec les morts
channel-feast-square = la fête : grand-place
channel-feast-tavern = la fête : taverne
channel-feast-church = la fête : église
channel-feast-hall = la fête : hall de l’hôpital
channel-feast-house = la fête : maison n° { $number }

why-all-others-dead = Hors de la meute, plus personne n’est en vie.
why-no-reptilian-left = Tous les Reptiliens, et Seth avec eux, sont à la morgue.
why-all-charmed = Hors de leur camp, tout ce qui vit est sous le charme.
why-all-coins = Toutes les pièces de la ville leur appartiennent.
why-conquest = Leur chef a conquis la présidence, et le camp tient deux des grands postes.
why-annihilation = Tous leurs ennemis sont à la morgue.
why-last-two = Il reste deux personnes debout au plus, dont Seth.
why-enough-standing = Il reste assez de gens debout.
why-no-mathematician-won = Aucun camp de mathématiciens n’a gagné.
why-together = Les amoureux ont survécu à tout, ensemble.
why-two-left = Il reste deux personnes debout au plus : la partie s’arrête.
why-conversion = Un miracle a converti la personne dont la conversion arrête la partie.
why-weeks = Le dernier dimanche est passé : la partie s’arrête.
why-no-urn = l’urne est perdue
why-pardoned = l’égalité gracie tout le monde
why-no-vote = personne n’a été désigné
why-tie = il y a égalité, et pas de président pour trancher
why-no-priest = le prêtre ne peut pas officier
why-fee = le prix n’est pas payé
why-not-poorer = la personne à forcer n’est pas plus pauvre
why-not-granted = le prêtre odieux ne l’accorde pas
why-refused = la réponse est non
why-no-witness = il n’y a pas deux témoins

## Ce qu’on demande la nuit

decision-suspicion = Rien pour vous cette fois : confirmez pour dormir.
decision-suspicion-note = Touchez un nom si vous voulez : cela ne change rien.
decision-henchmen-parrain = Parrain de la mafia, choisissez un sbire.
decision-henchmen-parrain-note = Vos sbires se connaîtront, et vous connaîtront.
decision-henchmen-bras-droit = Bras droit du parrain, choisissez un sbire à vous.
decision-henchmen-bras-droit-note = Vos sbires se connaîtront, et vous connaîtront ; le parrain n’en sait rien.
decision-coma-potion = Bourreau : la potion de coma pour une personne condamnée ?
decision-coma-potion-note = Il n’y en a qu’une dans la partie. Pour les autres, ce sera le poison : entre la vie et la mort.
decision-treat = Médecin : quel patient va mieux, ou moins bien, d’un cran ?
decision-treat-note = Deux patients par nuit au plus.
decision-xp-potion = Médecin : sur qui essayez-vous la potion expérimentale ?
decision-xp-potion-note = Prête, elle ramène à la vie ; presque prête, elle ne fait rien ; sinon, elle tue.
decision-dead-name = Quel nom les morts glissent-ils dans l’urne de demain ?
decision-dead-name-note = Le nom le plus donné compte pour une voix ; le hasard départage.
decision-dead-whisper = Avec qui voulez-vous chuchoter cette nuit ?
decision-dead-whisper-note = Qui appelle et qui est appelé se retrouvent pour dix secondes de signes.
decision-dead-jinx = À qui les morts accrochent-ils le porte-malheur ?
decision-dead-jinx-note = Les dés y sont pires d’un cran jusqu’à la nuit prochaine. Le nom le plus donné compte.
decision-dead-luck = À qui les morts donnent-ils le porte-bonheur ?
decision-dead-luck-note = Les dés y sont meilleurs d’un cran jusqu’à la nuit prochaine. Le nom le plus donné compte.
decision-whisper-talk = Vous chuchotez avec les morts.
decision-whisper-talk-note = Faites vos signes, puis dites que c’est fait.
decision-cortex-own = Cortex : qui volez-vous, ou qui charmez-vous ?
decision-cortex-own-note = Passer n’use aucune des quatre nuits de la semaine.
decision-cortex-minus = Cortex : et quel nom pour Minus ?
decision-cortex-minus-note = Minus verra vos noms et celui-ci, mélangés.
decision-minus = Minus : lequel de ces noms est le vôtre, et pour quoi faire ?
decision-minus-note = Si le nom était pour Cortex, c’est raté.
decision-mc-talk = Minus et Cortex : c’est l’heure des signes.
decision-mc-talk-note = { decision-whisper-talk-note }
decision-skadi-way = Skadi : rejoindre le camp de quelqu’un, ou offrir un reboot et choisir un camp ?
decision-skadi-way-note = Un reboot rend un usage de plus aux pouvoirs uniques de la personne.
decision-skadi-whom = Skadi : qui ?
decision-skadi-camp = Skadi : quel camp est désormais le vôtre ?
decision-pack = Qui la meute attaque-t-elle cette nuit ?
decision-pack-note = La meute voit votre marque. En cas de désaccord, l’alpha tranche ; sans personne pour mener, pas d’attaque.
decision-alg = Algébristes : où allez-vous cette nuit ?
decision-alg-note = Votre camp voit votre marque. En cas de désaccord, le chef tranche ; sans personne pour mener, pas d’attaque.
decision-ana = Analystes : où allez-vous cette nuit ?
decision-ana-note = { decision-alg-note }
decision-geo = Géomètres : où allez-vous cette nuit ?
decision-geo-note = { decision-alg-note }
decision-lovers = Amoureux : chez qui vous retrouvez-vous ?
decision-lovers-note = En cas de désaccord, le hasard tranche.
decision-haters = Haineux : chez qui vous battez-vous ?
decision-haters-note = { decision-lovers-note }
decision-partners = Votre rendez-vous : chez qui ?
decision-partners-note = { decision-lovers-note }
decision-make-haters = Éris : nommez deux personnes qui vont se haïr, d’abord l’une, puis l’autre.
decision-make-haters-note = Les deux l’apprendront, sans savoir de qui.
decision-make-partners = Cupidon : nommez deux personnes qui auront rendez-vous, d’abord l’une, puis l’autre.
decision-make-partners-note = { decision-make-haters-note }
decision-sleep = Qui endormez-vous jusqu’à l’aube ?
decision-curious = De qui regardez-vous la carte, et laquelle ?
decision-curious-note = Seuls le voisinage et l’époux ou l’épouse sont à portée.
decision-shift-posts = Éris : tous les postes publics avancent-ils d’une place à l’aube ?
decision-admire = Cupidon : qui toute la ville admirera-t-elle à l’aube ?
decision-admire-note = Cette personne pourra échanger son poste contre celui de n’importe qui.
decision-resign = Artiste : qui doit démissionner à l’aube ?
decision-nurse = Hôpital : espionner quelqu’un, ou empoisonner quelqu’un ?
decision-nurse-note = Espionner montre toutes les cartes d’un patient ; le poison lui coûte un cran.
decision-sculpt = Artiste : chez qui sculptez-vous cette nuit ?
decision-sculpt-note = Qui habite là devra déménager le lendemain.
decision-squat = Laura : quelle maison squattez-vous cette nuit ?
decision-chief = Corrompre un électeur, ou poster un sbire ?
decision-corrupt = Qui corrompez-vous ?
decision-corrupt-against = Contre qui cette personne doit-elle voter ?
decision-guard = Quel sbire monte la garde ?
decision-guard-place = Quel lieu garde-t-on ?
decision-army-guard = Chef des armées : quel lieu gardez-vous cette nuit ?
decision-army-guard-note = S’il est attaqué, vous êtes la première cible, et vous vous défendez.
decision-science = Vos inventions : le stalkeur ou le révélateur ?
decision-science-note = Le stalkeur dit si la personne était chez elle ; le révélateur, si un Reptilien était là.
decision-cheat = Larcin, ou trucage du vote ?
decision-cheat-note = Le larcin prend la moitié des pièces d’un lieu. Le trucage ajoute contre quelqu’un une voix par absent.
decision-loot-to = À qui donnez-vous une part du butin ?
decision-loot-share = Combien en donnez-vous ?
decision-miracle = Prophète Sesiano : un miracle ?
decision-miracle-note = Chacun une fois ; plusieurs la même nuit si vous voulez.
decision-camera = Procureur : où était votre caméra thermique ?
decision-camera-note = Tout le monde apprendra le lieu, et combien de personnes s’y trouvaient.

## Ce qu’on demande le jour

decision-exchange-post = Toute la ville vous admire : quel poste prenez-vous ?
decision-exchange-post-note = Qui le tient reçoit le vôtre en échange, si vous en avez un, sans qu’on lui demande son avis.
decision-move-house = Une sculpture remplit votre maison : avec qui échangez-vous ?
decision-appoint = Scrutateur, qui nommez-vous ? Poste : { $word }.
decision-bequeath = Notaire : à qui léguez-vous des pièces d’une succession ?
decision-bequeath-note = Autant de legs que vous voulez ; ce que vous n’attribuez pas reste dans la succession.
decision-bequeath-from = De quelle succession viennent les pièces pour { $seat } ?
decision-bequeath-coins = Combien de pièces de la succession ({ $seat2 }) léguez-vous à { $seat } ?
decision-bequeath-coins-late = Sans réponse à temps, les pièces restent dans la succession.
decision-apply = Postulez-vous à un poste vacant ?
decision-session = Président : quelle session aujourd’hui ?
decision-session-note = Après le vote d’une session spéciale, un tribunal juge trois personnes de plus : celles qui ont le plus de voix après la première. En mode Mathématiciens, elle annule le vote du jour.
decision-propose-law = Proposez-vous une loi du jour ?
decision-propose-law-note = On écoute le premier groupe qui propose : les morts, les quasi-morts, les gens sans poste, les plus pauvres.
decision-propose-law-seen = Personne ne voit qui propose quoi.
decision-assent = Sénateur : acceptez-vous cette loi pour aujourd’hui ? « { $word } »
decision-close-debate = Le débat est ouvert. Tout est dit ?
decision-close-debate-note = Le président le clôt ; sans président, c’est tout le monde.
decision-direction = Président : dans quel sens les autres votent-ils ?
decision-vote = Votre vote : qui faut-il exécuter ?
decision-vote-late = Sans réponse à temps, le hasard vote à votre place.
decision-vote-rank = Votre bulletin : classez qui il faut exécuter, en commençant par votre premier choix.
decision-vote-rank-note = Les personnes omises sont dernières à égalité.
decision-vote-rank-late = { decision-vote-late }
choice-none-vote-rank = { word-blank }
decision-vote-three = Trois voix : nommez deux ou trois personnes.
decision-vote-three-note = Si vous en nommez deux, la première reçoit deux voix.
decision-vote-three-late = { decision-vote-late }
choice-none-vote-three = { word-blank }
decision-vote-many = Vos voix : nommez des personnes différentes.
decision-vote-many-late = { decision-vote-late }
choice-none-vote-many = { word-blank }
decision-pay-vote = Votre vote coûte une pièce : à qui ?
decision-break-tie = Président : il y a égalité. Qui exécute-t-on ?
decision-accuse = Procureur : qui, parmi les ex æquo, passe devant le tribunal ?
decision-judge =
    { $you ->
        [yes] Le tribunal vous juge : la grâce, ou l’exécution ?
       *[no] Le tribunal juge { $seat } : la grâce, ou l’exécution ?
    }
decision-judge-note = L’égalité gracie.
decision-weddings = L’heure des mariages. Demandez une main, faites un don, ou dites que vous avez fini.
decision-weddings-note = Cela s’arrête quand tout le monde a fini.
decision-fee = Prêtre : votre prix pour marier { $seat } et { $seat2 } ?
decision-forced-fee = Prêtre odieux : { $seat } veut épouser { $seat2 } de force. L’accordez-vous, et à quel prix ?
decision-pay-fee =
    { $amount ->
        [0] Le prêtre ne demande rien. Continuez-vous ?
        [1] Le prêtre demande 1 pièce. Payez-vous ?
       *[other] Le prêtre demande { $amount } pièces. Payez-vous ?
    }
decision-marry = { $seat } vous demande en mariage. Acceptez-vous ?
decision-witness = Voulez-vous être témoin pour { $seat } et { $seat2 } ?
decision-witness-note = Il faut deux témoins.
decision-choose-home = Où habiterez-vous désormais à deux ?
decision-choose-home-note = Si d’autres y habitent, votre maison leur revient en échange.
decision-pickpocket = Pickpocket : à qui prenez-vous une pièce ?
decision-feast = La fête au village. Promenez-vous, parlez, donnez, épousez ; ou dites que cela vous suffit.
decision-feast-note = Elle s’arrête quand tout le monde en a assez.
decision-invocation = Vous invoquez un pouvoir : lequel, et contre qui ?

## Ce qu’on peut faire sans qu’on le demande

decision-invoke = Lever la main pour invoquer un pouvoir
decision-invoke-note = Tout le monde a ce bouton. Sans un tel pouvoir, rien ne se passe et personne ne voit rien.
decision-repair-health = Corriger la santé – { $seat } : quel est le bon état ?
decision-repair-coins = Corriger les pièces : { $seat } en rend combien, et à qui ?
decision-repair-post = Corriger les postes : lequel revient à { $seat } ?
decision-give = Donner des pièces : à qui, et combien ?
decision-walk = Où allez-vous ?
decision-recruit = Recruter un sbire : qui ?
decision-propose = Demander en mariage : qui, et devant qui ?
decision-inquiry = Payer 2 pièces pour voir les cartes de qui tient un poste : de qui ?
decision-watch = Seulement regarder, désormais ? Vous voyez tout et renoncez pour de bon à tout ce que font les morts
decision-place-camera = Devant quelle maison la caméra thermique est-elle cette nuit ?

## Réponses

word-none = Personne
word-none-suspicion = Rien
word-none-coma-potion = Le poison pour tout le monde
word-none-treat = Personne (d’autre)
word-none-xp-potion = Pas cette nuit
word-none-cortex-own = Passer
word-none-minus = { word-none-cortex-own }
word-none-pack = Pas d’attaque
word-none-alg = Nulle part
word-none-ana = { word-none-alg }
word-none-geo = { word-none-alg }
word-none-curious = { word-none-suspicion }
word-none-shift-posts = Ils restent
word-none-nurse = Ni l’un ni l’autre
word-none-chief = { word-none-nurse }
word-none-army-guard = Pas de garde
word-none-science = { word-none-nurse }
word-none-cheat = { word-none-nurse }
word-none-loot-to = Tout garder
word-none-miracle = Pas (d’autre) miracle
word-none-camera = Nulle part
word-none-exchange-post = Laisser tout en l’état
word-none-apply = Non
word-none-propose-law = Aucune proposition
word-none-invocation = Finalement rien
word-room = Chambre d’hôpital
word-bunker = Bunker
word-pot = La cagnotte
word-party = Carte de parti
word-effect = Carte à effet
word-post = Poste public
word-health = Santé
word-coins = Pièces
print-by-invocation = par invocation
print-modes = V : { mode-v } · M : { mode-m } · E : { mode-e }
word-home = dans sa maison
word-alone = Tel quel
word-alone-pack = Là où dort cette personne
word-alone-alg = { word-alone-pack }
word-alone-ana = { word-alone-pack }
word-alone-geo = { word-alone-pack }
word-larceny = Larcin
word-rig = Truquer le vote contre
word-all = Tout
word-steal = Voler une pièce
word-charm = Charmer
word-mine = Chez moi
word-theirs = Chez l’autre
word-clockwise = Sens des aiguilles d’une montre
word-anticlockwise = Sens inverse
word-better = mieux
word-worse = moins bien
word-spy = Espionner
word-poison = Empoisonner
word-stalk = Stalker
word-reveal = Révéler
word-corrupt = Corrompre un électeur
word-guard = Poster un sbire
word-resurrect-self = Ressusciter
word-raise = Relever
word-convert = Convertir
word-reboot = Reboot, puis choisir un camp
word-join = Rejoindre le camp de quelqu’un
word-normal = Session normale
word-special = Session spéciale
word-blank = Vote blanc
word-spare = Gracier
word-execute = Exécuter
word-yes-pay-fee = Oui, allons-y
word-no-forced-fee = Non, je ne l’accorde pas
word-witnesses = devant deux témoins
word-forced = de force, par le prêtre odieux
word-pretre-cupide-propose = devant le prêtre cupide
word-pretre-odieux-propose = devant le prêtre odieux
word-watch = Seulement regarder
word-invoke = Lever la main
word-seth-kill = Tuer, ou presque
word-rouge-kill = { word-seth-kill }
word-bite = Mordre
word-noire-convert = Convertir à la meute
word-assassinate = Tirer sur
word-punish = Tuer un sbire, ou presque
word-square = La grand-place
word-tavern = La taverne
word-church = L’église
word-hall = Le hall de l’hôpital
word-done-close-debate = Clore le débat
word-done-feast = Cela me suffit
word-done-bequeath = Pas (d’autre) legs
word-done-bequeath-from = { word-done-bequeath }
word-scrutateur = { post-scrutateur }
word-bourreau = { post-bourreau }
word-i-repair-health = { health-i }
word-b-repair-health = { health-b }
word-c-repair-health = { health-c }
word-q-repair-health = { health-q }
word-m-repair-health = { health-m }
word-notaire = { post-notaire }
word-president = { post-president }
word-senateur = { post-senateur }
word-procureur = { post-procureur }
word-chef-armees = { post-chef-armees }
word-pretre-cupide = { post-pretre-cupide }
word-pretre-odieux = { post-pretre-odieux }
word-adj-randy = { post-adj-randy }
word-adj-armish = { post-adj-armish }
word-pick-mirko = { post-pick-mirko }
word-pick-mirka = { post-pick-mirka }
word-amoureux = { camp-amoureux }
word-idealistes = { camp-idealistes }
word-mc = { camp-mc }
word-setheux = { camp-setheux }
word-reptiliens = { camp-reptiliens }
word-nobel = { camp-nobel }
word-geometres = { camp-geometres }
word-algebristes = { camp-algebristes }
word-analystes = { camp-analystes }
word-villageois = { camp-villageois }
word-condorcet = { law-condorcet }
word-no-blank = { law-no-blank }
word-doctor-only = { law-doctor-only }
word-two = { law-two }
word-up-to-three = { law-up-to-three }
word-three = { law-three }
word-not-neighbours = { law-not-neighbours }
word-only-neighbours = { law-only-neighbours }
word-hurt = { law-hurt }
word-no-urn = { law-no-urn }
word-all-vote = { law-all-vote }
word-coma-vote = { law-coma-vote }
word-tie-coma = { law-tie-coma }
word-self-vote = { law-self-vote }
word-pay-any = { law-pay-any }
word-pay-scrutineer = { law-pay-scrutineer }
word-pay-deputy = { law-pay-deputy }
word-pay-doctor = { law-pay-doctor }
word-pot-propose-law = { law-pot }
word-pot-assent = { law-pot }
word-tie-all-executed = { law-tie-all-executed }
word-tie-all-pardoned = { law-tie-all-pardoned }

parts-seat-word = { $seat } : { $word }
parts-word-seat = { $word } : { $seat }
parts-word-position = { $word } : maison n° { $position }
parts-word-word = { $word } : { $word2 }
parts-word-word-seat = { $word } : { $word2 }, { $seat }
parts-seat-amount =
    { $amount ->
        [one] { $seat } : 1 pièce
       *[other] { $seat } : { $amount } pièces
    }

## Ce que demande chaque partie d’un choix

part-suspicion-seat = Comme il vous plaira.
part-suspicion-position = { part-suspicion-seat }
part-suspicion-word = { part-suspicion-seat }
part-treat-seat = Quel patient ?
part-treat-word = Mieux, ou moins bien ?
part-cortex-own-seat = Qui ?
part-cortex-own-word = Un vol, ou un charme ?
part-minus-seat = Quel nom ?
part-minus-word = { part-cortex-own-word }
part-pack-seat = { part-cortex-own-seat }
part-pack-word = Où chercher cette personne ?
part-alg-seat = Chez qui ?
part-alg-word = { part-pack-word }
part-ana-seat = { part-alg-seat }
part-ana-word = { part-pack-word }
part-geo-seat = { part-alg-seat }
part-geo-word = { part-pack-word }
part-curious-seat = La carte de qui ?
part-curious-word = Laquelle de ses cartes ?
part-nurse-word = Espionner, ou empoisonner ?
part-spy-seat = Espionner qui ?
part-poison-seat = Empoisonner qui ?
part-guard-place-position = Quel lieu ?
part-army-guard-position = { part-guard-place-position }
part-camera-position = { part-guard-place-position }
part-room-seat = La chambre de qui ?
part-science-word = Quelle invention ?
part-stalk-seat = Stalker qui ?
part-reveal-position = { part-guard-place-position }
part-cheat-word = Quelle ruse ?
part-larceny-position = Voler où ?
part-rig-seat = Contre qui ?
part-miracle-word = Quel miracle ?
part-raise-seat = Relever qui ?
part-convert-seat = Convertir qui ?
part-invocation-word = Quel pouvoir ?
part-invocation-seat = { part-rig-seat }
part-repair-coins-seat = { part-give-seat }
part-repair-coins-amount = { part-give-amount }
part-give-seat = À qui ?
part-give-amount = Combien de pièces ?
part-propose-seat = Qui demander en mariage ?
part-propose-word = Devant qui ?

## Ce qui se passe : le début et la nuit

event-town-founded =
    { $mode_key ->
        [m] Quinte-bourg, aux mains des mathématiciens. Camps en ville : { $camps }. Dans toutes les bourses : { $coins } pièces.
        [e] Quinte-bourg, où plus personne n’est normal. Camps en ville : { $camps }. Dans toutes les bourses : { $coins } pièces.
       *[v] Quinte-bourg, ses villageois, ses Reptiliens. Camps en ville : { $camps }. Dans toutes les bourses : { $coins } pièces.
    }
event-cards-dealt =
    { $party_key ->
        [amoureux] { $you ->
            [seat] Vos cartes : { $party }, avec pour alibi { $alibi } ; et { $effect }.
           *[none] Cartes ({ $seat }) : { $party }, avec pour alibi { $alibi } ; et { $effect }.
        }
       *[other] { $you ->
            [seat] Vos cartes : { $party } et { $effect }.
           *[none] Cartes ({ $seat }) : { $party } et { $effect }.
        }
    }
event-doctor-shown =
    { $you ->
        [seat] Vous montrez à tout le monde la carte du médecin ; vous êtes aussi le bourreau.
       *[none] Le médecin, tout le monde le sait, est { $seat }, et le bourreau aussi.
    }
event-posts-dealt = Les postes publics. { $posts_holders }.
event-night-fell = La nuit { $night } tombe, celle du { $weekday }. Tout le monde ferme les yeux.
event-called = « { $call } »
event-wave-called =
    { $wave ->
        [0] « { wave-0-call } »
        [1] « { wave-1-call } »
        [2] « { wave-2-call } »
        [3] « { wave-3-call } »
        [4] « { wave-4-call } »
       *[5] « { wave-5-call } »
    }
event-lover-known =
    { $you ->
        [seat] Vous et { $lover } êtes les amoureux. Son alibi : { $alibi }.
       *[none] { $seat } voit l’être aimé : { $lover }, avec pour alibi { $alibi }.
    }
event-group-met =
    { $you ->
        [seats] { $seats_others_count ->
            [0] Vous ouvrez les yeux ({ $group }), et il n’y a que vous.
           *[other] Vous vous reconnaissez ({ $group }) : { $seats_others }, et vous.
        }
       *[none] Yeux ouverts ({ $group }) : { $seats }.
    }{ $has_leader ->
        [yes] { " " }À la tête : { $leader }.
       *[no] { "" }
    }
event-henchmen-chosen =
    { $you ->
        [chief] Sous vos ordres ({ $role }) : { $seats }.
        [seats] Vous voilà aux ordres d’un chef, { $chief } ({ $role }). Sous les mêmes ordres : { $seats }.
       *[none] Aux ordres d’un chef, { $chief } ({ $role }) : { $seats }.
    }
event-potion-given =
    { $you ->
        [seat] Vous donnez { $potion } à { $target }.
       *[none] { $seat } donne { $potion } à { $target }.
    }
event-treated =
    { $you ->
        [seat] Après vos soins : { $target }, { $health }.
       *[none] Après les soins ({ $seat }) : { $target }, { $health }.
    }
event-potion-tried =
    { $you ->
        [seat] Après votre potion expérimentale : { $target }, { $health }.
       *[none] Après la potion expérimentale ({ $seat }) : { $target }, { $health }.
    }
event-researched =
    { $you ->
        [seat] Vous cherchez le remède. Nuits de recherche : { $nights } ; doses prêtes : { $doses }.
       *[none] { $seat } cherche le remède. Nuits de recherche : { $nights } ; doses prêtes : { $doses }.
    }
event-whisper-began =
    { $you ->
        [seats] Les morts ont appelé. Chuchotent pour la nuit : { $seats_others }, et vous.
       *[none] Les morts ont appelé. Chuchotent pour la nuit : { $seats }.
    }
event-names-shown =
    { $pot ->
        [yes] { $seats_count ->
            [0] Cortex a désigné la cagnotte.
           *[other] Cortex a désigné { $seats }, et la cagnotte.
        }
       *[no] Cortex a désigné { $seats }.
    }
event-double-announced = Minus et Cortex désigneront deux fois plus de monde à leur prochain appel.
event-skadi-joined =
    { $you ->
        [seat] Votre camp, désormais : { $camp }.
       *[none] { $seat }, c’est-à-dire Skadi, rejoint un camp : { $camp }.
    }
event-skadi-recognised =
    { $you ->
        [seat] Vous reconnaissez votre nouveau camp ({ $camp }) : { $seats }.
        [seats] Skadi a rejoint votre camp ({ $camp }) ; c’est { $seat }.
       *[none] Skadi ({ $seat }) est reconnue par { $seats } ({ $camp }).
    }
event-group-chose =
    { $has_target ->
        [yes] { $home ->
            [yes] Choix de la nuit ({ $group }) : la maison où habite { $target }.
           *[no] Choix de la nuit ({ $group }) : { $target }.
        }
       *[no] Une nuit sans choix ({ $group }).
    }
event-pair-made =
    { $duo_key ->
        [haters] { $you ->
            [seat] Quelqu’un a semé la discorde : { $other } et vous ne pouvez plus vous voir, et vous battrez les nuits du mardi et du vendredi.
           *[none] { $seat } hait désormais { $other }.
        }
       *[partners] { $you ->
            [seat] Une flèche a fait mouche : { $other } et vous avez rendez-vous les nuits du mercredi et du samedi.
           *[none] { $seat } a désormais rendez-vous avec { $other }.
        }
    }
event-sent-to-sleep =
    { $you ->
        [seat] Du sable vous coule dans les yeux : sommeil lourd jusqu’à l’aube.
       *[none] { $seat } dort d’un sommeil lourd jusqu’à l’aube.
    }
event-card-seen =
    { $you ->
        [seat] Vous regardez une carte ({ $card }) chez { $target } : { $role }.
       *[none] { $seat } regarde une carte ({ $card }) chez { $target } : { $role }.
    }
event-cards-seen =
    { $you ->
        [seat] Vous voyez toutes les cartes ({ $target }) : { $party } et { $effect }
       *[none] { $seat } voit toutes les cartes ({ $target }) : { $party } et { $effect }
    }{ $lover ->
        [yes] , et la carte des amoureux.
       *[no] .
    }
event-guard-posted =
    { $has_house ->
        [yes] { $you ->
            [seat] Un ordre pour la nuit : gardez la maison n° { $house }.
           *[none] { $seat } doit garder la maison n° { $house } cette nuit.
        }
       *[no] { $you ->
            [seat] Un ordre pour la nuit : gardez une chambre d’hôpital ({ $room }).
           *[none] { $seat } doit garder une chambre d’hôpital ({ $room }) cette nuit.
        }
    }
event-order-delivered =
    { $you ->
        [seat] Une lettre sans signature : à la prochaine session, votez contre { $target }, ou vous finirez entre la vie et la mort.
       *[none] { $seat } reçoit une lettre sans signature : voter contre { $target } à la prochaine session.
    }
event-duo-news =
    { $duo_key ->
        [haters] { $present ->
            [yes] { $you ->
                [seat] { $other } était là, et il y a eu bagarre.
               *[none] { $seat } a trouvé { $other }, et il y a eu bagarre.
            }
           *[no] { $you ->
                [seat] Vous veniez vous battre, mais { $other } n’était pas là.
               *[none] { $seat } venait se battre, mais { $other } n’était pas là.
            }
        }
        [partners] { $present ->
            [yes] { $you ->
                [seat] { $other } est au rendez-vous.
               *[none] { $seat } a retrouvé { $other } au rendez-vous.
            }
           *[no] { $you ->
                [seat] { $other } manque à votre rendez-vous.
               *[none] { $seat } a attendu { $other } en vain.
            }
        }
       *[lovers] { $present ->
            [yes] { $you ->
                [seat] Vous passez la nuit avec l’être aimé, { $other }.
               *[none] { $seat } passe la nuit avec { $other }.
            }
           *[no] { $you ->
                [seat] L’être aimé, { $other }, n’était pas là.
               *[none] { $seat } n’a pas trouvé { $other }.
            }
        }
    }
event-door-found = Il a fallu toute la nuit pour forcer la porte du bunker. Elle restera ouverte.
event-stalk-answered =
    { $at_home ->
        [yes] { $you ->
            [seat] Votre stalkeur : { $target } était à la maison.
           *[none] Le stalkeur ({ $seat }) : { $target } était à la maison.
        }
       *[no] { $you ->
            [seat] Votre stalkeur : { $target } n’était pas à la maison.
           *[none] Le stalkeur ({ $seat }) : { $target } n’était pas à la maison.
        }
    }
event-reveal-answered =
    { $you ->
        [seat] Votre révélateur
       *[none] Le révélateur ({ $seat })
    }{ $has_house ->
        [yes] , maison n° { $house } :
       *[no] , chambre d’hôpital ({ $room }) :
    }{ $reptilian ->
        [yes] { " un Reptilien était là." }
       *[no] { " pas de Reptilien." }
    }
event-loot-counted =
    { $you ->
        [seat] { $coins ->
            [0] Votre larcin ne rapporte rien.
            [one] Votre larcin rapporte 1 pièce.
           *[other] Votre larcin rapporte { $coins } pièces.
        }
       *[none] { $coins ->
            [0] Le larcin ({ $seat }) ne rapporte rien.
            [one] Le larcin ({ $seat }) rapporte 1 pièce.
           *[other] Le larcin ({ $seat }) rapporte { $coins } pièces.
        }
    }
event-couple-news =
    { $present ->
        [yes] { $you ->
            [seat] Votre moitié, { $other }, a dormi à la maison.
           *[none] { $seat } a trouvé sa moitié, { $other }, à la maison.
        }
       *[no] { $you ->
            [seat] Votre moitié, { $other }, n’a pas dormi à la maison.
           *[none] { $seat } a trouvé froide la place de sa moitié, { $other }.
        }
    }
event-miracle-worked =
    { $miracle_key ->
        [raise] { $worked ->
            [yes] { $you ->
                [seat] Votre miracle relève { $target }.
               *[none] Un miracle ({ $seat }) relève { $target }.
            }
           *[no] { $you ->
                [seat] Rien à relever : { $target }. Vous gardez le miracle.
               *[none] Un miracle ({ $seat }) n’avait rien à relever : { $target }.
            }
        }
       *[convert] { $worked ->
            [yes] { $you ->
                [seat] Votre miracle convertit { $target }.
               *[none] Un miracle ({ $seat }) convertit { $target }.
            }
           *[no] { $you ->
                [seat] Trop tard pour convertir { $target } ; vous gardez le miracle.
               *[none] { $seat } arrive trop tard pour convertir { $target }.
            }
        }
    }
event-health-felt =
    { $you ->
        [seat] Votre état : { $health }.
       *[none] État ({ $seat }) : { $health }.
    }
event-purse-changed =
    { $you ->
        [seat] { $coins ->
            [one] Votre bourse : { $coins } pièce ({ SIGNED($change) }).
           *[other] Votre bourse : { $coins } pièces ({ SIGNED($change) }).
        }
       *[none] { $coins ->
            [one] Bourse ({ $seat }) : { $coins } pièce ({ SIGNED($change) }).
           *[other] Bourse ({ $seat }) : { $coins } pièces ({ SIGNED($change) }).
        }
    }
event-converted =
    { $you ->
        [seat] Votre conversion est faite : { $camp }.
       *[none] Conversion ({ $seat }) : { $camp }.
    }

## Ce qui se passe : les invocations

event-invoked =
    { $you ->
        [seat] Vous levez la main : vous invoquez un pouvoir.
       *[none] { $seat } lève la main, et invoque un pouvoir.
    }
event-invocation-began = Quelqu’un invoque un pouvoir. Tout s’arrête.
event-invocation-failed =
    { $you ->
        [seat] Trop tard pour { $target } : votre pouvoir ne fait rien, et vous le gardez.
       *[none] Trop tard pour { $target } : le pouvoir ({ $seat }) ne fait rien.
    }

## Ce qui se passe : le matin

event-day-broke = Jour { $day } : { $weekday }. Quinte-bourg se réveille.
event-charmed-reported =
    { $seats_count ->
        [0] Personne n’est sous le charme.
       *[other] Sous le charme : { $seats }.
    }
event-posts-shifted = Tous les postes publics ont avancé d’une place, { $direction }. { $posts_holders }.
event-admired =
    { $you ->
        [seat] Toute la ville vous admire ce matin.
       *[none] Toute la ville admire { $seat } ce matin.
    }
event-posts-exchanged =
    { $has_own ->
        [yes] { $you ->
            [seat] Vous prenez le poste tenu par { $other } ({ $post }) et donnez le vôtre en échange ({ $own }).
            [other] { $seat } prend votre poste ({ $post }) et vous en donne un autre ({ $own }).
           *[none] { $seat } prend le poste tenu par { $other } ({ $post }) et en donne un autre ({ $own }).
        }
       *[no] { $you ->
            [seat] Vous prenez le poste tenu par { $other } ({ $post }).
            [other] { $seat } prend votre poste ({ $post }).
           *[none] { $seat } prend le poste tenu par { $other } ({ $post }).
        }
    }
event-resigned =
    { $you ->
        [seat] De l’art engagé : vous devez démissionner ({ $post }).
       *[none] De l’art engagé : { $seat } doit démissionner ({ $post }).
    }
event-scrutineer-changed =
    { $has_seat ->
        [yes] { $you ->
            [seat] Vous êtes le scrutateur du jour.
           *[none] Scrutateur du jour : { $seat }.
        }
       *[no] Il n’y a pas de scrutateur aujourd’hui.
    }
event-became-spectator =
    { $you ->
        [seat] Désormais, vous ne faites plus que regarder : plus rien ne vous est caché.
       *[none] Désormais, { $seat } ne fait plus que regarder.
    }
event-harassed =
    { $you ->
        [seat] Une sculpture remplit votre maison : vous devez déménager.
       *[none] Une sculpture remplit la maison où habite { $seat } : déménagement.
    }
event-moved =
    { $you ->
        [seat] Vous échangez votre maison avec { $other }.
        [other] { $seat } échange sa maison avec vous.
       *[none] { $seat } échange sa maison avec { $other }.
    }
event-health-reported =
    { $seats_count ->
        [0] Bulletin de santé : rien de changé.
       *[other] Bulletin de santé – { $states_seats }.
    }
event-health-announced =
    { $you ->
        [seat] Au vu de tout le monde, votre état : { $health }.
       *[none] Au vu de tout le monde : { $seat }, { $health }.
    }
event-door-reported =
    { $you ->
        [seat] La porte de votre bunker a été forcée dans la nuit.
       *[none] La porte du bunker a été forcée cette nuit ; { $seat } l’apprend.
    }
event-post-vacated =
    { $you ->
        [seat] Vous perdez votre poste ({ $post }).
       *[none] Un poste est vacant : { $post } (avant : { $seat }).
    }
event-post-withdrawn = Un poste disparaît pour de bon : { $post }.
event-applied =
    { $you ->
        [seat] Vous postulez : { $post }.
       *[none] { $seat } postule : { $post }.
    }
event-appointed =
    { $you ->
        [seat] Un nouveau poste pour vous : { $post }.
       *[none] Un nouveau poste pour { $seat } : { $post }.
    }
event-inherited =
    { $you ->
        [seat] { $coins ->
            [one] Votre moitié, { $owner }, vous laisse 1 pièce.
           *[other] Votre moitié, { $owner }, vous laisse { $coins } pièces.
        }
       *[none] { $coins ->
            [one] { $owner } laisse 1 pièce à sa moitié, { $seat }.
           *[other] { $owner } laisse { $coins } pièces à sa moitié, { $seat }.
        }
    }
event-bequeathed =
    { $you ->
        [seat] { $coins ->
            [one] Vous attribuez 1 pièce de la succession ({ $owner }) à { $heir }.
           *[other] Vous attribuez { $coins } pièces de la succession ({ $owner }) à { $heir }.
        }
        [heir] { $coins ->
            [one] Le notaire vous attribue 1 pièce d’une succession ({ $owner }).
           *[other] Le notaire vous attribue { $coins } pièces d’une succession ({ $owner }).
        }
       *[none] { $coins ->
            [one] { $seat }, notaire, attribue 1 pièce de la succession ({ $owner }) à { $heir }.
           *[other] { $seat }, notaire, attribue { $coins } pièces de la succession ({ $owner }) à { $heir }.
        }
    }
event-estate-settled = Une succession est réglée : { $seat }.
event-camera-read =
    { $has_house ->
        [yes] Caméra thermique, maison n° { $house } :
       *[no] Caméra thermique, chambre d’hôpital ({ $room }) :
    }{ $count ->
        [0] { " personne." }
        [1] { " une personne." }
       *[other] { " deux personnes ou plus." }
    }

## Ce qui se passe : la session

event-session-called =
    { $session_key ->
        [special] Le président ouvre une session spéciale.
       *[normal] Session normale aujourd’hui.
    }
event-law-proposed = Une loi est proposée par { $group } : « { $law } ».
event-no-law-proposed = Personne ne propose de loi.
event-law-decided =
    { $accepted ->
        [yes] Loi du jour : « { $law } ».
       *[no] Le sénateur rejette la loi : « { $law } ».
    }
event-debate-began = La parole est à vous.
event-debate-closed = Le débat est clos.
event-direction-chosen = On vote { $direction }.
event-voted =
    { $names_count ->
        [0] { $you ->
            [seat] Vous votez blanc.
           *[none] { $seat } vote blanc.
        }
       *[other] { $names_others_count ->
            [0] { $you ->
                [seat] Vous votez contre vous-même !
               *[names] { $seat } vote contre vous.
            }
           *[other] { $you ->
                [seat] Vous votez contre { $names }.
               *[none] { $seat } vote contre { $names }.
            }
        }
    }
event-vote-paid =
    { $has_taker ->
        [yes] { $you ->
            [seat] Votre vote vous coûte une pièce, pour { $taker }.
            [taker] { $seat } vous paie une pièce pour voter.
           *[none] { $seat } paie une pièce à { $taker } pour voter.
        }
       *[no] { $you ->
            [seat] Vous mettez une pièce dans la cagnotte ({ $pot }).
           *[none] { $seat } met une pièce dans la cagnotte ({ $pot }).
        }
    }
event-absent-voted =
    { $count ->
        [one] { $you ->
            [target] Une voix de plus, venue des absents : contre vous.
           *[none] Une voix de plus, venue des absents : contre { $target }.
        }
       *[other] { $you ->
            [target] { $count } voix de plus, venues des absents : contre vous.
           *[none] { $count } voix de plus, venues des absents : contre { $target }.
        }
    }
event-votes-replaced = Un vote truqué prend la place du leur : { $seats }.
event-tied-to-coma = À égalité, et donc dans le coma : { $seats }.
event-president-deposed =
    { $you ->
        [seat] Vous perdez la présidence.
       *[none] { $seat } perd la présidence.
    }
event-condemned =
    { $you ->
        [seat] On vous condamne ; la sentence sera exécutée cette nuit.
       *[none] On condamne { $seat } ; la sentence sera exécutée cette nuit.
    }
event-nobody-condemned = Personne n’est condamné : { $why }.
event-accused = Devant le tribunal : { $seats }.
event-judged =
    { $you ->
        [seat] Le tribunal vous juge : { $against_count } pour l’exécution, { $mercy_count } pour la grâce.
       *[none] Le tribunal juge { $seat } : { $against_count } pour l’exécution, { $mercy_count } pour la grâce.
    }

## Ce qui se passe : mariages, dons, soir, fête

event-marriage-proposed =
    { $how_key ->
        [forced] { $you ->
            [seat] Vous demandez au prêtre odieux de vous marier à { $other }, de gré ou de force.
            [other] { $seat } demande au prêtre odieux de vous épouser, de gré ou de force.
           *[none] { $seat } demande au prêtre odieux un mariage forcé avec { $other }.
        }
        [witnesses] { $you ->
            [seat] Vous demandez { $other } en mariage, devant deux témoins.
            [other] { $seat } vous demande en mariage, devant deux témoins.
           *[none] { $seat } demande { $other } en mariage, devant deux témoins.
        }
       *[pretre-cupide] { $you ->
            [seat] Vous demandez { $other } en mariage, devant un prêtre.
            [other] { $seat } vous demande en mariage, devant un prêtre.
           *[none] { $seat } demande { $other } en mariage, devant un prêtre.
        }
    }
event-fee-named =
    { $you ->
        [seat] Votre prix : { $coins ->
            [0] rien
            [1] 1 pièce
           *[other] { $coins } pièces
        }.
       *[none] Le prix du prêtre ({ $seat }) : { $coins ->
            [0] rien
            [1] 1 pièce
           *[other] { $coins } pièces
        }.
    }
event-marriage-failed = Pas de mariage pour { $seat } et { $other } : { $why }.
event-married =
    { $has_house ->
        [yes] { $you ->
            [seat] Vous épousez { $other } ; vous vivrez à deux au n° { $house }.
            [other] Vous épousez { $seat } ; vous vivrez à deux au n° { $house }.
           *[none] Mariage : { $seat } et { $other }, qui habitent désormais la maison n° { $house }.
        }
       *[no] { $you ->
            [seat] Vous épousez { $other } ; vous vivrez à deux dans le bunker.
            [other] Vous épousez { $seat } ; vous vivrez à deux dans le bunker.
           *[none] Mariage : { $seat } et { $other }, qui habitent désormais le bunker.
        }
    }
event-gift-made =
    { $you ->
        [seat] { $coins ->
            [one] Vous donnez 1 pièce à { $other }.
           *[other] Vous donnez { $coins } pièces à { $other }.
        }
        [other] { $coins ->
            [one] { $seat } vous donne 1 pièce.
           *[other] { $seat } vous donne { $coins } pièces.
        }
       *[none] { $coins ->
            [one] { $seat } donne 1 pièce à { $other }.
           *[other] { $seat } donne { $coins } pièces à { $other }.
        }
    }
event-inquiry-held =
    { $you ->
        [seat] Le procureur a regardé vos cartes.
       *[none] Le procureur a regardé des cartes ({ $seat }).
    }
event-camera-placed =
    { $you ->
        [seat] Votre caméra thermique est placée pour la nuit devant la maison n° { $house }.
       *[none] La caméra thermique ({ $seat }) est cette nuit devant la maison n° { $house }.
    }
event-richest-reported =
    { $has_seat ->
        [yes] { $you ->
            [seat] Plus grande fortune de la ville : la vôtre ; votre maison est protégée cette nuit.
           *[none] Plus grande fortune de la ville, et maison protégée cette nuit : { $seat }.
        }
       *[no] Ce soir, nulle fortune ne dépasse toutes les autres.
    }
event-feast-began = Dimanche, fête au village. Personne ne meurt aujourd’hui ; allez où vous voulez, et tendez l’oreille.
event-walked =
    { $place_key ->
        [square] { $you ->
            [seat] Vous allez sur la grand-place.
           *[none] { $seat } va sur la grand-place.
        }
        [tavern] { $you ->
            [seat] Vous allez à la taverne.
           *[none] { $seat } va à la taverne.
        }
        [church] { $you ->
            [seat] Vous allez à l’église.
           *[none] { $seat } va à l’église.
        }
        [hall] { $you ->
            [seat] Vous allez dans le hall de l’hôpital.
           *[none] { $seat } va dans le hall de l’hôpital.
        }
       *[house] { $you ->
            [seat] Vous allez à la maison n° { $house }.
           *[none] { $seat } va à la maison n° { $house }.
        }
    }
event-feast-ended = La fête est finie ; tout le monde rentre.

## Ce qui se passe : la fin

event-role-shown =
    { $has_alibi ->
        [yes] { $seat } : { $party }, avec pour alibi { $alibi } ; { $effect } ; { $health }.
       *[no] { $seat } : { $party } ; { $effect } ; { $health }.
    }
told-why-won =
    { $why_key ->
        [annihilation] { $camp_key ->
            [algebristes] Leurs ennemis jurés, les analystes, sont tous à la morgue, et les Reptiliens aussi, s’il y en avait.
            [analystes] Leurs ennemis jurés, les géomètres, sont tous à la morgue, et les Reptiliens aussi, s’il y en avait.
           *[geometres] Leurs ennemis jurés, les algébristes, sont tous à la morgue, et les Reptiliens aussi, s’il y en avait.
        }
       *[other] { $why }
    }
event-camp-won =
    { $winners_count ->
        [0] { $camp } : victoire, et personne pour en profiter. { told-why-won }
       *[other] { $camp } : victoire pour { $winners }. { told-why-won }
    }

## Réglages

option-mode = Mode
option-mode-help = Qui habite la ville.
option-mode-v = { mode-v }
option-mode-m = { mode-m }
option-mode-e = { mode-e }
option-night_calls = { options-night }
option-night_calls-help = Plusieurs rôles à la fois, et la nuit passe vite ; un par un, c’est comme autour d’une table.
option-night_calls-waves = Plusieurs rôles à la fois
option-night_calls-classic = Un rôle après l’autre
option-start_weekday = Première nuit
option-start_weekday-help = Le jour de la semaine où tombe la première nuit.
option-start_weekday-thu = { weekday-thu }
option-start_weekday-mon = { weekday-mon }
option-reptilian_lover = Un Reptilien parmi les amoureux
option-reptilian_lover-help = Si l’un des deux amoureux a pour alibi une carte de Reptilien et chasse avec la meute. Standard : en mode Étranges seulement.
option-reptilian_lover-yes = Oui
option-reptilian_lover-no = Non
option-shuffle_variants = Variantes au hasard
option-shuffle_variants-help = Infirmier ou chirurgien, tricheur ou hackeur : le hasard choisit les variantes en jeu, et donc leurs nuits.
option-leader_succession = Un compagnon décide pour le chef tombé
option-leader_succession-help = Tant que l’alpha ou un chef de mathématiciens est dans le coma ou passe pour mort, c’est le compagnon suivant dans le sens horaire qui tranche ; sinon, personne n’attaque.
option-converts_leave = Les convertis de Sesiano quittent leurs réunions
option-converts_leave-help = Qui est converti par Sesiano n’est plus appelé avec ses anciens compagnons et ne sort plus avec eux : ils voient qui manque. Sinon, un converti continue de se réunir et d’attaquer avec eux, à l’insu de tous, et ne compte simplement plus parmi eux.
option-target_first = Une attaque touche d’abord sa cible
option-target_first-help = La cible est touchée si elle est chez elle, à moins que quelqu’un ne défende la maison ; sinon, le hasard désigne quelqu’un dans la maison, car la nuit on ne distingue pas les visages.
option-hide_q_m = Quasi-mort ou mort ? La ville ne le sait pas
option-hide_q_m-help = La ville apprend seulement que quelqu’un est mort. Une personne quasi morte peut encore revenir ; elle le sait, et qui travaille à l’hôpital le voit.
option-condemned_invoke = Invoquer malgré une condamnation
option-condemned_invoke-help = Entre le verdict et la nuit où il est exécuté, on peut encore employer un pouvoir qui s’invoque à tout moment. Sans cela, une condamnation met fin à toute participation.
option-special_blank = Vote blanc en session spéciale
option-special_blank-help = En session spéciale, chaque personne qui peut voter doit nommer quelqu’un. Avec ceci, le vote blanc y est permis comme les autres jours.
option-one_inquiry = Une enquête par jour
option-one_inquiry-help = Avec un adjoint, le procureur peut ouvrir autant d’enquêtes que sa bourse le permet, à deux pièces chacune. Avec ceci, une par jour au plus.
option-one_proposal = Une demande en mariage par jour
option-one_proposal-help = On peut demander chaque autre personne en mariage une fois par jour. Avec ceci, une seule demande par jour, à une seule personne.
option-role_talk = Parler des rôles
option-role_talk-help = S’il est permis de dire, ou de prétendre, ce que sont ses cartes. On ne les montre jamais.
option-dead_spectator = Les morts peuvent regarder
option-dead_spectator-help = Une personne morte pour de bon peut choisir de tout voir, toutes les cartes et tout ce qui se passe ; elle renonce alors à ce que font les morts. La ville l’apprend. Impossible là où l’on ne distingue pas les morts des quasi-morts.
option-max_weeks = Dimanches
option-max_weeks-help = Après ce nombre de dimanches, la partie s’arrête et l’on voit qui a gagné.
option-coins = Pièces au départ
option-coins-help = Ce que chaque personne a dans sa bourse.
option-henchmen = Sbires du parrain
option-henchmen-help = Combien il en choisit la première nuit.
option-right_hand_henchmen = Sbires du bras droit
option-right_hand_henchmen-help = Combien le bras droit en choisit la première nuit.
option-clock = Horloges
option-clock-help = Pourcentage du temps standard pour chaque question ; 0 : aucune horloge.
option-wave_seconds = Une partie de la nuit
option-wave_seconds-help = Secondes standard d’une partie de la nuit, quand plusieurs rôles répondent à la fois.
option-debate_seconds = Le débat
option-debate_seconds-help = Secondes standard d’un débat, au plus.
option-feast_seconds = La fête
option-feast_seconds-help = Secondes standard de la fête du dimanche, au plus.
options-town = La ville
options-town-help = Qui habite ici, et combien de temps dure la partie.
options-night = La nuit
options-night-help = Comment les rôles sont appelés, et en combien de temps.
options-day = Le jour
options-day-help = Ce qu’on peut dire, et combien de temps on peut parler.
style-villagers = { mode-v }
style-villagers-help = Les villageois contre les Reptiliens. Des nuits rapides : plusieurs rôles répondent à la fois.
style-mathematicians = { mode-m }
style-mathematicians-help = Trois camps de mathématiciens. Des nuits rapides : plusieurs rôles répondent à la fois.
style-strange = { mode-e }
style-strange-help = Tout le monde réuni. Des nuits rapides : plusieurs rôles répondent à la fois.
style-table = Comme autour d’une table
style-table-help = Chaque rôle de la nuit est appelé à son tour, comme le ferait un maître de jeu.

## Composer la ville

value-usual = standard
options-party = Cartes de parti
options-party-help = Combien de chacune ; des cartes simples complètent le nombre.
options-effects = Cartes à effet
options-effects-help = Avec ou sans chacune ; d’autres remplacent celles que vous écartez.
options-posts = Postes optionnels
options-posts-help = Avec ou sans chacun d’eux.
options-money = Argent et sbires
options-money-help = Ce que les gens possèdent, et qui sert la mafia.
shares-posts = Postes publics
option-deal_rept_alpha = { role-rept-alpha }
option-deal_rept_rouge = { role-rept-rouge }
option-deal_rept_noire = { role-rept-noire }
option-deal_reptilienne = { role-reptilienne }
option-deal_seth = { role-seth }
option-deal_fennec = { role-fennec }
option-deal_cortex = { role-cortex }
option-deal_minus = { role-minus }
option-deal_medecin = { role-medecin }
option-deal_sesiano = { role-sesiano }
option-deal_amoureux = { role-amoureux }
option-deal_skadi = { role-skadi }
option-deal_villageois = { role-villageois }
option-deal_hess = { role-hess }
option-deal_algebriste = { role-algebriste }
option-deal_rappaz = { role-rappaz }
option-deal_analyste = { role-analyste }
option-deal_pach = { role-pach }
option-deal_geometre = { role-geometre }
option-deal_nobel = { role-nobel }
option-deal_scientifique = { role-scientifique }
option-deal_geek = { role-geek }
option-deal_chercheur = { role-chercheur }
option-deal_bricoleur = { role-bricoleur }
option-deal_ingenieur = { role-ingenieur }
option-deal_infirmier = { role-infirmier }
option-deal_pharmacien = { role-pharmacien }
option-deal_chirurgien = { role-chirurgien }
option-deal_brancardier = { role-brancardier }
option-deal_anesthesiste = { role-anesthesiste }
option-deal_curieux = { role-curieux }
option-deal_fouineur = { role-fouineur }
option-deal_indiscret = { role-indiscret }
option-deal_fureteur = { role-fureteur }
option-deal_commere = { role-commere }
option-deal_tricheur = { role-tricheur }
option-deal_brigand = { role-brigand }
option-deal_hackeur = { role-hackeur }
option-deal_marchand_de_sable = { role-marchand-de-sable }
option-deal_morphee = { role-morphee }
option-deal_laura = { role-laura }
option-deal_coriace = { role-coriace }
option-deal_artiste = { role-artiste }
option-deal_eris = { role-eris }
option-deal_cupidon = { role-cupidon }
option-deal_assassin = { role-assassin }
option-deal_parrain = { role-parrain }
option-deal_bras_droit = { role-bras-droit }
option-deal_chef_armees = { post-chef-armees }
option-deal_pretre_cupide = { post-pretre-cupide }
option-deal_pretre_odieux = { post-pretre-odieux }
option-deal_adj_randy = { post-adj-randy }
option-deal_adj_armish = { post-adj-armish }
option-deal_pick_mirko = { post-pick-mirko }
option-deal_pick_mirka = { post-pick-mirka }
note-no-doctor = Sans le médecin, ni potion du bourreau, ni soins, ni remède : les condamnés se retrouvent entre la vie et la mort.
note-no-idealists = Personne ne gagne en idéaliste, à moins d’une conversion.
note-lovers-alibi = Les amoureux tiennent chacun une carte alibi, en plus des cartes de parti.
note-seth-alone = Seth n’a pas de fennec : il est seul avec sa rancune.
note-no-conquest = Aucun camp de mathématiciens n’a assez de membres pour conquérir la ville par les postes.
note-no-mafia = Pas de mafia : personne ne corrompt, personne n’a de sbires.
note-no-inspection = Personne ne peut regarder de cartes la nuit.
note-no-spectators = Comme la ville ne sait pas qui est mort pour de bon, personne ne peut choisir de regarder.
note-skadi-third-night = Skadi choisit son camp la troisième nuit ; avant, elle ne peut pas gagner.

## Pourquoi pas

closed-qb-eff-artiste-01 = On ne sculpte pas dans sa propre maison.
closed-qb-eff-cheat-03 = Votre butin est déjà à vous ; donnez-en à quelqu’un d’autre.
closed-qb-eff-laura-01 = Laura ne dort jamais dans sa propre maison.
closed-qb-eff-nurse-02 = On n’espionne que d’autres personnes, à l’hôpital ou à la morgue.
closed-qb-eff-nurse-03 = On n’empoisonne que d’autres patients : avec des blessures ou dans le coma.
closed-qb-eff-nurse-04 = Les quasi-morts sont hors d’atteinte tant que personne n’en est revenu.
closed-qb-eff-sand-01 = Vous ne pouvez pas vous endormir vous-même.
closed-qb-health-30 = La potion n’est que pour les quasi-morts.
closed-qb-mafia-01 = Ce sbire est déjà choisi.
closed-qb-mafia-11 = Seul un de vos sbires debout, sans sommeil lourd ni engagement cette nuit, peut monter la garde.
closed-qb-mafia-15 = Un chef et ses sbires ne peuvent pas être choisis par un autre chef.
closed-qb-mafia-16 = Le bras droit est de toute façon un sbire du parrain.
closed-qb-mafia-18 = Le médecin ne peut pas être sbire.
closed-qb-mafia-19 = La personne corrompue doit voter contre quelqu’un d’autre.
closed-qb-post-executioner-07 = Il n’y a qu’une potion de coma dans la partie, et elle a servi.
closed-qb-role-cortex-02 = Si vous agissez, Minus doit aussi recevoir un nom.
closed-qb-role-cortex-03 = Ce nom est déjà donné ; tous doivent être différents.
closed-qb-role-medecin-08 = Les soins ordinaires ne peuvent rien pour les quasi-morts.
closed-qb-role-medecin-11 = Vous n’avez pas de dose : trois nuits de recherche en donnent une.
closed-qb-role-medecin-16 = Ce n’est pas un patient : il faut être quelqu’un d’autre, avec des blessures, dans le coma ou entre la vie et la mort.
closed-qb-role-minus-02 = Seulement les noms donnés par Cortex, chacun une fois.
closed-qb-role-sesiano-01 = Déjà choisi pour cette nuit.
closed-qb-role-sesiano-02 = On ne ressuscite que de la quasi-mort, et une seule fois.
closed-qb-role-sesiano-03 = Vous avez déjà relevé quelqu’un.
closed-qb-role-sesiano-04 = On ne convertit qu’une fois, et quelqu’un d’autre, encore en vie ou entre la vie et la mort.
closed-qb-ruling-125 = Un colloque se tient chez un membre en vie.
closed-qb-ruling-141 = On ne relève que d’autres personnes, et aucune que la ville sait morte pour de bon.
closed-qb-ruling-24 = Un seul changement par patient et par nuit.
closed-qb-ruling-63 = On n’attaque pas les siens, mais leur maison, oui, peu importe qui s’y trouve.
closed-qb-ruling-69 = Quelqu’un d’autre que vous.
closed-qb-ruling-71 = Minus et Cortex épargnent leur camp.
closed-qb-ruling-72 = Hors de portée : seules comptent les maisons habitées les plus proches de chaque côté, et votre moitié.
closed-qb-ruling-75 = On ne vole pas chez soi.
closed-qb-ruling-77 = Ni le médecin, qui habite le bunker, ni son propre foyer.
closed-qb-ruling-80 = Le poste de bourreau est à vie ; et qui a démissionné ne peut pas postuler au même poste le même jour.
closed-qb-ruling-82 = Un duo, ce sont deux personnes différentes.
closed-qb-day-13 = Une enquête s’ouvre de la session aux mariages, pas le dimanche, et une fois par jour si la table l’a choisi.
closed-qb-day-14 = La caméra se place de la session au soir, et pas le dimanche.
closed-qb-ruling-123 = Qui tombe dans la journée, ou qu’on condamne, n’exerce plus de poste jusqu’au matin.
closed-qb-ruling-22 = Après une condamnation, on ne prend plus part à la journée, sauf pour invoquer si la table le permet.
closed-qb-screen-05 = Quelqu’un invoque un pouvoir : tout s’arrête.
closed-qb-act-02 = Choisissez un de vos pouvoirs et quelqu’un à sa portée, ou rien.
closed-qb-cal-06 = On ne se promène qu’à la fête du dimanche, tant qu’on n’en a pas assez.
closed-qb-day-08 = Les demandes ont leur heure : après le vote, et à la fête, jusqu’à ce que tout le monde ait fini.
closed-qb-eff-assassin-01 = Impossible de tirer là : ni sur vous, ni hors d’atteinte, ni sans balle.
closed-qb-law-23 = Avec cette loi, il n’y a personne à payer aujourd’hui.
closed-qb-mafia-03 = Seulement un de vos sbires en vie.
closed-qb-money-02 = Donnez des pièces que vous avez, à quelqu’un d’autre.
closed-qb-post-deputy-01 = Les jours impairs, l’adjoint Randy place la caméra, devant une maison où elle n’est pas déjà.
closed-qb-post-deputy-02 = Les jours pairs, l’adjoint Armish place la caméra, devant une maison où elle n’est pas déjà.
closed-qb-post-notary-01 = Seulement des pièces laissées par quelqu’un à la morgue.
closed-qb-post-notary-02 = Vous ne pouvez rien vous léguer.
closed-qb-post-opt-04 = Vous ne pouvez postuler qu’aux postes optionnels vacants, et seulement sans poste à vous.
closed-qb-post-pickpocket-01 = Une pièce à quelqu’un d’autre en vie, ou à la cagnotte s’il y en a une.
closed-qb-post-pickpocket-02 = { closed-qb-post-pickpocket-01 }
closed-qb-post-president-01 = Une session est normale ou spéciale.
closed-qb-post-president-02 = Pas de session spéciale deux jours de suite.
closed-qb-post-president-05 = Vous ne pouvez que clore le débat.
closed-qb-post-president-06 = Les autres votent dans un sens ou dans l’autre.
closed-qb-post-president-11 = Seulement parmi les ex æquo.
closed-qb-post-president-12 = Le tribunal gracie ou exécute.
closed-qb-post-priest-01 = Le prix est de 0, 1 ou 2 pièces.
closed-qb-post-priest-02 = Vous ne pouvez pas payer ce prix.
closed-qb-post-prosecutor-03 = Avec un adjoint en poste, le procureur peut voir les cartes d’une autre personne debout qui tient un poste, pour 2 pièces.
closed-qb-post-scrutineer-02 = Pas la personne qui a démissionné.
closed-qb-post-scrutineer-03 = Vous ne pouvez pas vous nommer tant qu’il y a quelqu’un d’autre.
closed-qb-post-scrutineer-06 = Seulement une des personnes qui ont postulé.
closed-qb-post-senator-01 = Le sénateur accepte ou rejette.
closed-qb-role-fennec-02 = On ne mord qu’une fois, et quelqu’un d’autre en vie.
closed-qb-role-noire-01 = On ne convertit qu’une fois, et quelqu’un d’autre en vie.
closed-qb-role-rouge-01 = Une seule fois, et seulement un autre membre de la meute en vie.
closed-qb-role-sesiano-05 = On ne convertit qu’une fois, et quelqu’un d’autre qui n’est pas sans vie.
closed-qb-role-seth-02 = { closed-qb-role-rouge-01 }
closed-qb-ruling-05 = Rien de nuisible le dimanche ; vous gardez le pouvoir.
closed-qb-ruling-06 = À la fête, qui est debout va sur la grand-place, à la taverne, à l’église, dans le hall de l’hôpital ou dans une maison.
closed-qb-ruling-101 = Votez contre quelqu’un en vie et sans condamnation, ou blanc.
closed-qb-ruling-109 = Il faut être debout et sans mariage des deux côtés, et personne n’officie à ses propres noces ; une demande par jour à la même personne, ou une seule en tout si la table le veut ainsi.
closed-qb-ruling-110 = Seul le prêtre odieux marie de force.
closed-qb-ruling-111 = Un couple habite une maison de la ronde.
closed-qb-ruling-115 = Seule une personne qu’on sait morte pour de bon peut choisir de regarder, le jour, si l’hôte l’a permis.
closed-qb-ruling-116 = Les dons se font de jour, debout, à des gens en vie et non condamnés.
closed-qb-ruling-134 = Cette loi ne pourrait pas être appliquée aujourd’hui.
closed-qb-ruling-79 = Seulement un poste tenu par quelqu’un d’autre, et jamais celui du bourreau.
closed-qb-ruling-84 = Le dimanche, un chef debout et sans sbire peut recruter quelqu’un debout, et libre de servir.
closed-qb-ruling-90 = Les gens debout et sans poste passent d’abord.
closed-qb-ruling-93 = Il faut être en vie pour hériter.
closed-qb-ruling-94 = Seulement l’une des personnes à égalité.
closed-qb-ruling-95 = En session spéciale, chaque personne qui peut voter nomme quelqu’un.
closed-qb-ruling-99 = Seulement une loi du catalogue, ou aucune.
closed-qb-screen-07 = Vous ne pouvez que lever la main.
closed-qb-vote-02 = Une voix par personne, ou blanc.
closed-qb-wed-01 = Répondez oui ou non.
closed-qb-wed-02 = Tant qu’il y a un prêtre, c’est lui qui marie, pas des témoins.
closed-qb-wed-03 = Un témoin dit oui ou non.
closed-qb-law-01 = { law-condorcet-effect }
closed-qb-law-02 = { law-no-blank-effect }
closed-qb-law-03 = { law-doctor-only-effect }
closed-qb-law-04 = { law-two-effect }
closed-qb-law-05 = { law-up-to-three-effect }
closed-qb-law-06 = { law-three-effect }
closed-qb-law-07 = { law-not-neighbours-effect }
closed-qb-law-08 = { law-only-neighbours-effect }
closed-qb-law-09 = { law-hurt-effect }
closed-qb-law-10 = { law-no-urn-effect }
closed-qb-law-11 = { law-all-vote-effect }
closed-qb-law-12 = { law-coma-vote-effect }
closed-qb-law-13 = { law-tie-coma-effect }
closed-qb-law-14 = { law-self-vote-effect }
closed-qb-law-15 = { law-pay-any-effect }
closed-qb-law-16 = { law-pay-scrutineer-effect }
closed-qb-law-17 = { law-pay-deputy-effect }
closed-qb-law-18 = { law-pay-doctor-effect }
closed-qb-law-19 = { law-pot-effect }
closed-qb-law-20 = { law-tie-all-executed-effect }
closed-qb-law-21 = { law-tie-all-pardoned-effect }

## Les pages

page-quintebourg-houses = Les maisons du bourg
page-quintebourg-middle = Le centre du bourg
page-quintebourg-vacant = inoccupée
page-quintebourg-house-of = { $house } ({ $names })
page-quintebourg-in-hospital = À l’hôpital :
page-quintebourg-in-morgue = À la morgue :
page-quintebourg-hospital-empty = Personne à l’hôpital.
page-quintebourg-married-to = mariage avec { $name }
page-quintebourg-charmed = sous le charme
page-quintebourg-condemned = condamnation à mort aujourd’hui
page-quintebourg-invoked = a invoqué un pouvoir
page-quintebourg-watching = ne fait plus que regarder
page-quintebourg-richest = la plus grande fortune au dernier relevé
page-quintebourg-stands = se trouve ici : { $place }
page-quintebourg-votes-now = vote maintenant
page-quintebourg-waited-for = on attend sa réponse
page-quintebourg-votes-against =
    { $count ->
        [one] { $count } voix contre
       *[other] { $count } voix contre
    }
page-quintebourg-points-here = { $name } montre cette maison
page-quintebourg-week = La semaine
page-quintebourg-day = Jour { $day }
page-quintebourg-sundays =
    { $count ->
        [one] encore { $count } dimanche
       *[other] encore { $count } dimanches
    }
page-quintebourg-day-order = Le déroulement de la journée
page-quintebourg-gazette = La Gazette de Quinte-bourg
page-quintebourg-news =
    { $count ->
        [one] { $count } nouvelle
       *[other] { $count } nouvelles
    }
page-quintebourg-rubric-health = Bulletin de santé
page-quintebourg-rubric-town = Dans le bourg
page-quintebourg-rubric-posts = Nominations
page-quintebourg-rubric-camera = { call-camera-title }
page-quintebourg-rubric-session = À la mairie
page-quintebourg-rubric-weddings = Mariages
page-quintebourg-rubric-money = Argent
page-quintebourg-vote = Le vote
page-quintebourg-vote-special = Le vote de la session spéciale
page-quintebourg-law-today = Loi du jour : { $law }.
page-quintebourg-no-law = Pas de loi aujourd’hui : une voix par personne.
page-quintebourg-voted = votes exprimés : { $count } sur { $all }
page-quintebourg-stands-so = Où en est le vote
page-quintebourg-not-voted = n’a pas encore voté
page-quintebourg-debate = La parole est à vous
page-quintebourg-gavel = { $name } tient le marteau et clôt le débat.
page-quintebourg-no-gavel = Sans président, le débat se clôt quand tout le monde a fini.
page-quintebourg-invoke-rest = { word-invoke }
page-quintebourg-invoke-sure = Touchez encore pour la lever
page-quintebourg-invoke-raised = La main est levée
page-quintebourg-invoke-help = Pour invoquer un pouvoir, à tout moment. Tout le monde a ce bouton. Sans pouvoir à invoquer, il ne se passe rien et personne ne voit rien ; sinon, qui a les yeux ouverts voit la main levée, jamais ce qu’elle demande.
page-quintebourg-invoke-note = Si vous avez un pouvoir à invoquer, une question va venir. Sinon, ou si vous avez déjà baissé la main trois fois depuis l’aube ou le soir, il ne se passe rien.
page-quintebourg-tribunal = Le tribunal
page-quintebourg-tribunal-help = Toutes les personnes debout jugent les accusés, l’un après l’autre. Égalité : grâce.
page-quintebourg-judged-now = jugement en cours
page-quintebourg-judged-later = attend son tour
page-quintebourg-spared = grâce, { $mercy } contre { $against }
page-quintebourg-executed = exécution, { $against } contre { $mercy }
page-quintebourg-deeds = Ce que vous pouvez faire
page-quintebourg-deed-give = Donner des pièces
page-quintebourg-deed-propose = Demander en mariage
page-quintebourg-deed-inquiry = Mener une enquête
page-quintebourg-deed-watch = { word-watch }
page-quintebourg-deed-place-camera = Placer la caméra
page-quintebourg-deed-recruit = Recruter
page-quintebourg-yours = Vos secrets
page-quintebourg-fresh = du nouveau
page-quintebourg-cover = Cacher
page-quintebourg-covered = Vos cartes, votre bourse et ce que vous savez.
page-quintebourg-sort-party = rôle de parti
page-quintebourg-sort-alibi = alibi
page-quintebourg-sort-effect = rôle à effet
page-quintebourg-your-camp = Votre camp : { $camp }
page-quintebourg-coins =
    { $count ->
        [one] { $count } pièce dans votre bourse
       *[other] { $count } pièces dans votre bourse
    }
page-quintebourg-order = Une lettre : votez contre { $name }, sinon gare.
page-quintebourg-use =
    { $count ->
        [0] Épuisé : { $power }
        [1] Il vous reste, une fois : { $power }
       *[other] Il vous reste, { $count } fois : { $power }
    }
page-quintebourg-use-seth-kill = attaque de Seth
page-quintebourg-use-rouge-kill = attaque de la rouge
page-quintebourg-use-bite = { use-bite }
page-quintebourg-use-noire-convert = { use-noire-convert }
page-quintebourg-use-resurrect-self = miracle : ressusciter
page-quintebourg-use-raise = miracle : relever
page-quintebourg-use-convert = miracle : convertir
page-quintebourg-use-extra-miracle = miracle de plus
page-quintebourg-use-coma-potion = { use-coma-potion }
page-quintebourg-use-free-bullet = { use-free-bullet }
page-quintebourg-use-choice = { use-choice }
page-quintebourg-use-reboot = { use-reboot }
page-quintebourg-asleep = Sommeil lourd jusqu’à l’aube.
page-quintebourg-nights =
    { $count ->
        [one] { $count } nuit à l’hôpital
       *[other] { $count } nuits à l’hôpital
    }
page-quintebourg-research = nuits de recherche : { $nights } ; doses : { $doses }
page-quintebourg-forced = La porte de votre bunker a été forcée.
page-quintebourg-plan = Dernier plan ({ $group }) : { $name }, { $place }
page-quintebourg-names = Les noms de Cortex : { $names }
page-quintebourg-estate =
    { $count ->
        [one] Succession ({ $name }) : { $count } pièce
       *[other] Succession ({ $name }) : { $count } pièces
    }
page-quintebourg-camera = Votre caméra surveille : { $place }
page-quintebourg-guard = En faction, la nuit : { $place }
page-quintebourg-know-else = Par ailleurs
page-quintebourg-knows-party = rôle de parti : { $role }
page-quintebourg-knows-alibi = alibi : { $role }
page-quintebourg-knows-effect = rôle à effet : { $role }
page-quintebourg-knows-camp = camp : { $camp }
page-quintebourg-knows-group = du même groupe que vous : { $group }
page-quintebourg-knows-leader = dirige votre groupe : { $group }
page-quintebourg-knows-duo = entre vous : { $duo }
page-quintebourg-knows-henchman = sbire de : { $role }
page-quintebourg-knows-chief = à la tête des sbires : { $role }
page-quintebourg-book = Le registre du bourg
page-quintebourg-tab-people = Gens
page-quintebourg-tab-posts = Postes
page-quintebourg-tab-laws = Lois
page-quintebourg-tab-purse = Argent
page-quintebourg-nobody = personne
page-quintebourg-all-coins = Pièces dans tout le bourg au départ : { $count }
page-quintebourg-richest-is = La plus grande fortune au dernier relevé : { $name }. La nuit, il ne se passe rien dans cette maison.
page-quintebourg-no-richest = Personne ne dépasse les autres en fortune.
page-quintebourg-pot = Dans la cagnotte : { $count }
page-quintebourg-look-purse = Regarder votre bourse
page-quintebourg-night-of = { $weekday }, nuit { $night }
page-quintebourg-still = Tout s’arrête.
page-quintebourg-signs = Des signes dans le noir
page-quintebourg-go = Y aller
page-quintebourg-you-are-here = Vous êtes ici.
page-quintebourg-visit = Aller dans une maison :
page-quintebourg-why-invoked = Personne d’autre ne voit quel pouvoir c’est, ni sur qui. Si cela blesse quelqu’un, on l’annonce sans la cause : le jour, aussitôt ; la nuit, au matin.
page-quintebourg-why-dead-win = { $count ->
    [one] { $names } est à la morgue et gagne quand même : les morts gagnent avec leur camp.
   *[other] { $names } sont à la morgue et gagnent quand même : les morts gagnent avec leur camp.
}
page-log-day-mon = Lundi
page-log-night-mon = Nuit de lundi
page-log-day-tue = Mardi
page-log-night-tue = Nuit de mardi
page-log-day-wed = Mercredi
page-log-night-wed = Nuit de mercredi
page-log-day-thu = Jeudi
page-log-night-thu = Nuit de jeudi
page-log-day-fri = Vendredi
page-log-night-fri = Nuit de vendredi
page-log-day-sat = Samedi
page-log-night-sat = Nuit de samedi
page-log-day-sun = Dimanche
page-log-votes = Votes
page-log-health = Santé
page-log-posts = Postes
page-guide-lead = Quinte-bourg de jour et de nuit : chaque rôle, poste et loi, comme on y joue dans cette maison.
page-quintebourg-guide-health = La santé
page-quintebourg-guide-party = Les rôles de parti
page-quintebourg-guide-effects = Les rôles à effet
page-quintebourg-guide-invoking = Invoquer un pouvoir
page-quintebourg-guide-posts = Les postes publics
page-quintebourg-guide-laws = Les lois du jour
page-quintebourg-guide-laws-text = Une loi vaut pour un jour. On entend le premier groupe qui en propose une ; le sénateur décide.
page-quintebourg-guide-mafia = La mafia
page-coach-theme = Bienvenue à Quinte-bourg
page-coach-theme-text = Un petit bourg avec trop de secrets. La semaine a six nuits et une fête. On attaque, on soigne, on vote ; des robots habitent les autres maisons et n’en savent pas plus qu’une personne à leur place.
page-coach-cards = Vos deux cartes
page-coach-cards-text = Sous « { page-quintebourg-yours } » : le rôle de parti dit ce que veut votre camp, le rôle à effet ce que vous pouvez faire. Regardez, puis cachez.
page-coach-night = La nuit
page-coach-night-text = Tous les écrans se ressemblent. Si une question vous est posée, répondez ; sinon, touchez ce que vous voulez : cela ne change rien, et cache qui est vraiment appelé.
page-coach-hand = La main levée
page-coach-hand-text = Certains rôles peuvent invoquer un pouvoir à tout moment. Tout le monde a le bouton ; sans un tel pouvoir, il ne fait rien.
page-coach-gazette = Le journal du matin
page-coach-gazette-text = La gazette dit ce que la nuit a fait au bourg : qui est mal en point, quels postes sont vacants, ce qu’a vu une caméra. Jamais qui l’a fait.
page-coach-health = Cinq états
page-coach-health-text = Indemne, blessures, coma, quasi-mort, mort. Avec des blessures, on dort à l’hôpital ; dans le coma, on ne vote ni n’agit ; d’une quasi-mort, on peut encore revenir.
page-coach-session = Une loi pour un jour
page-coach-session-text = Avant le vote, une loi peut être proposée ; le sénateur tranche. Elles sont toutes dans le registre du bourg, plus bas.
page-coach-debate = Le débat
page-coach-debate-text = Dites vos soupçons sous « { page-tab-talk } ». Le président met fin au débat.
page-coach-vote = { page-quintebourg-vote }
page-coach-vote-text = Chaque personne nomme quelqu’un, à tour de rôle et à voix haute, ou vote blanc là où c’est permis. Les nombres près des maisons sont les voix reçues.
page-coach-condemned = Une condamnation
page-coach-condemned-text = Le bourreau passe cette nuit, et c’est le médecin : le poison laisse la personne entre la vie et la mort, à moins que l’unique potion de coma ne lui soit donnée.
page-coach-weddings = Les mariages
page-coach-weddings-text = Deux personnes qui se marient partagent une maison, et qui survit hérite. Il faut des témoins, ou un prêtre qui demande son prix.
page-coach-gifts = Les pièces
page-coach-gifts-text = Le jour, vous pouvez donner des pièces. Toutes les pièces du bourg dans une seule bourse font gagner certains camps ; la nuit, la maison la plus riche est à l’abri.
page-coach-posts = Les postes publics
page-coach-posts-text = Les petits signes près des noms sont des postes. Touchez une maison pour lire à quoi ils servent.
page-coach-feast = { option-feast_seconds }
page-coach-feast-text = Le dimanche, aucun mal n’est fait. Promenez-vous, et parlez avec les gens qui sont au même endroit.
page-coach-morgue = À la morgue
page-coach-morgue-text = La nuit, vous avez encore les actions des morts, la première voix pour proposer une loi, et un camp qui peut gagner sans vous.
page-coach-over = Qui était qui
page-coach-over-text = Plusieurs camps ont pu gagner. Revoyez la partie pour voir ce que chacun savait.

## Dans un terminal

faction-skadi = depuis le choix de Skadi
use-coma-potion = potion de coma
use-seth-kill = votre rancune
use-rouge-kill = votre doute
use-bite = morsure
use-noire-convert = conversion à la meute
use-resurrect-self = ressusciter
use-raise = relever quelqu’un
use-convert = convertir quelqu’un
use-extra-miracle = un miracle de plus
use-choice = choix d’un camp
use-reboot = reboot
use-free-bullet = balle gratuite
cli-head = { $title } · { $weekday }, { $phase } · dimanches { $weeks }/{ $most } · pièces { $coins }
cli-health-i = ok
cli-health-b = bless
cli-health-c = coma
cli-health-q = quasi
cli-health-m = mort
cli-post-scrutateur = Scr
cli-post-bourreau = Bou
cli-post-notaire = Not
cli-post-president = Pré
cli-post-senateur = Sén
cli-post-procureur = Pro
cli-post-chef-armees = Arm
cli-post-pretre-cupide = Cup
cli-post-pretre-odieux = Odi
cli-post-adj-randy = Ran
cli-post-adj-armish = Ash
cli-post-pick-mirko = Mko
cli-post-pick-mirka = Mka
cli-vacant = vide
board-blank = blanc
cli-law = Loi du jour, { $law } : { $effect }
cli-votes = Voix
cli-pot = { page-quintebourg-pot }
board-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
board-asleep = sommeil lourd
board-alibi = alibi { $role }
board-no-camp = pas encore de camp
board-order = ordre de voter contre { $name }
board-plan = dernier plan ({ $group }) : { $name }
cli-shown = { page-quintebourg-names }
board-guard = en faction : { $place }
cli-camera = votre caméra : { $place }
cli-estate = succession ({ $name }) : { $count }
board-doses = doses : { $count }
board-uses = Il vous reste : { $uses }.
cli-leads = à la tête ({ $group })
board-mafia-parrain = aux ordres du parrain
board-mafia-parrain-himself = le parrain
board-mafia-bras-droit = aux ordres du bras droit
board-mafia-bras-droit-himself = le bras droit du parrain
cli-help-week = Six nuits par semaine, du lundi au samedi ; le dimanche, c’est la fête. La nuit, les rôles agissent en secret ; le jour, la ville apprend ce qui s’est passé, débat et vote une exécution.
cli-help-day = Une journée : les nouvelles du matin, la session du président, une loi du jour, le débat, le vote, les mariages, les pickpockets, la plus grande fortune. On peut donner des pièces toute la journée (tapez o).
cli-help-health = La santé va d’indemne à sans vie, en passant par les blessures, le coma et la quasi-mort. Blessures et coma mènent à l’hôpital ; trois nuits là-bas rendent un cran.
cli-help-marks = De gauche à droite : ▸ on attend sa réponse ; numéro de la maison (B le bunker) ; nom ; santé annoncée ; signes ; postes ; → vote. Signes : ✦ sous le charme, † sous condamnation, ^ a invoqué un pouvoir, $ plus grande fortune, ♥ mariage, * vous savez quelque chose (tapez k).
cli-help-laws = Les lois du jour

## Pourquoi les robots font ce qu’ils font

reason-steady-plan = cela sert mes projets
reason-steady-foe = { $seat } est peut-être contre moi ({ $share })
reason-steady-friend = { $seat } est de mon côté
reason-steady-look = { $seat } mérite qu’on y regarde de plus près
reason-steady-fellow = je suis l’avis de mon camp ({ $seat })
reason-steady-blank = j’en sais trop peu pour envoyer quelqu’un au bourreau
reason-steady-coin = une bourse à alléger : { $seat }
reason-steady-charm = { $seat } n’est pas encore sous le charme
reason-steady-power = un pouvoir bien employé contre { $seat }
reason-steady-order = un ordre au sujet de quelqu’un ({ $seat }) est utile, ou doit être suivi
reason-steady-guard = { $seat } mérite une garde
reason-steady-convert = { $seat } serait mieux de mon côté

## Pourquoi le robot sharp a joué ainsi, là où steady ne l’aurait pas fait

reason-sharp-convert = convertir { $seat } maintenant peut finir la partie tant qu’il reste assez de monde debout ({ $share })

## A town that cannot be

refused-option-clash-qb-camp-07 =
    { $needed ->
        [yes] { $settings } : ce mode ne peut pas se passer de cette carte.
       *[no] { $settings } : ce mode ne connaît pas cette carte.
    }
refused-option-clash-qb-know-11 = { $settings } n’a rien à faire en solitaire : Minus va avec Cortex, le fennec avec Seth.
refused-option-clash-qb-camp-02 = { $settings } : cela fait { $count } cartes pour { $players } joueurs ; il en faut exactement une pour chacun.
refused-option-clash-qb-post-gen-01 = { $settings } : cela fait { $count } postes pour { $players } joueurs qui peuvent en tenir un.
refused-option-clash-qb-ruling-83 = { $settings } : cela fait { $count } sbires, mais à part le médecin et les chefs il n’y a que { $players } joueurs.

page-quintebourg-signs-to = Des signes à qui veille avec vous
page-quintebourg-can-more = Ses autres pouvoirs

## Ce qui se dit

saying-go-for = Votons contre { $seat }.
saying-go-for-2 = { $seat } à l’échafaud ! Qui me suit ?
saying-go-for-3 = Inscrivez { $seat } sur vos bulletins.
saying-am-role = Ma carte, la voici : { $word }.
saying-am-role-2 = Puisqu’il faut tout dire : { $word }, c’est moi.
saying-am-role-3 = Je n’ai rien à cacher : { $word }.
saying-am-role-4 = Soit, je le dis : { $word }.
saying-am-camp = Mon camp : { $word }.
saying-am-camp-2 = Je gagne avec ce camp et nul autre : { $word }.
saying-saw-card = J’ai vu la carte. { $seat }, c’est : { $word }.
saying-saw-card-2 = Mes yeux ne me trompent pas : { $seat } a la carte { $word }.
saying-partner = { $seat } et moi, c’est pour la vie.
saying-partner-2 = Mon cœur est avec { $seat }.
saying-ask-role = { $seat }, qui êtes-vous au juste ?
saying-ask-role-2 = Que dit votre carte, { $seat } ?
saying-ask-role-3 = { $seat }, jouez cartes sur table : qui êtes-vous ?
saying-home =
    { $word_key ->
        [yes] J’ai surveillé { $seat } : toute la nuit à la maison.
       *[no] J’ai surveillé { $seat } : personne à la maison.
    }
saying-home-2 =
    { $word_key ->
        [yes] { $seat } a dormi à la maison, j’y veillais.
       *[no] { $seat } n’a pas dormi à la maison, j’y veillais.
    }
saying-reptilian =
    { $word_key ->
        [yes] Il y avait du Reptilien dans la maison n° { $position }.
       *[no] Pas de Reptilien dans la maison n° { $position }.
    }
saying-reptilian-2 =
    { $word_key ->
        [yes] Maison n° { $position } : des écailles partout.
       *[no] Maison n° { $position } : pas une écaille.
    }
saying-met =
    { $word_key ->
        [yes] { $seat } était avec moi cette nuit-là.
       *[no] J’ai attendu { $seat } toute la nuit, en vain.
    }
saying-met-2 =
    { $word_key ->
        [yes] { $seat } et moi, nous étions ensemble cette nuit-là.
       *[no] Cette nuit-là, j’étais sans { $seat }.
    }
saying-was-hurt = On m’a fait du mal pendant la nuit.
saying-was-hurt-2 = Une nuit, quelqu’un s’en est pris à moi.
saying-was-hurt-3 = La nuit ne m’a pas épargné ses coups.
saying-was-healed = Je vais de nouveau bien.
saying-was-healed-2 = Quelqu’un m’a rendu la santé.
saying-lost-coins = { $amount ->
    [one] Il manque une pièce dans ma bourse.
   *[other] Il manque { $amount } pièces dans ma bourse.
}
saying-lost-coins-2 = { $amount ->
    [one] Au voleur ! Une de mes pièces a disparu.
   *[other] Au voleur ! { $amount } de mes pièces ont disparu.
}
saying-was-ordered = J’ai reçu une lettre : il fallait voter contre { $seat }.
saying-was-ordered-2 = On m’a forcé la main contre { $seat }.
saying-will-vote = Je voterai contre { $seat }.
saying-will-vote-2 = Mon vote ira contre { $seat }, comptez-y.
saying-will-vote-3 = Sur mon bulletin, vous lirez : { $seat }.
saying-will-vote-4 = Aujourd’hui, ma voix va contre { $seat }.
saying-ask-night = { $seat }, où étiez-vous cette nuit ?
saying-ask-night-2 = Et vous, { $seat }, où avez-vous dormi ?
saying-ask-night-3 = { $seat }, et cette nuit, qui pourrait témoigner pour vous ?
conflict-doctor-known = Tout le monde sait qui est médecin.
conflict-two-cards = Personne n’a deux cartes de cette sorte.
conflict-two-nights = Ces deux personnes racontent la nuit autrement.
closed-qb-mj-05 = À cette table, on ne parle pas des rôles.

## Tirages que l’on fait à la main quand quelqu’un mène la partie

draw-accused = qui d’autre passe devant le tribunal, à égalité de voix
draw-alibi = un alibi des amoureux
draw-alibi-order = à qui revient quel alibi : le premier amoureux, puis le second
draw-effect = les cartes à effet
draw-party = les cartes de parti
draw-appoint = qui obtient le poste
draw-assassin = l’effet de la balle de l’assassin
draw-colloque = chez qui les mathématiciens se réunissent
draw-damage = l’effet de l’attaque sur sa victime
draw-doctor-effect = avec qui le médecin échange sa carte à effet, qu’il ne peut avoir
draw-variant = quelles cartes d’une famille sont en jeu, celles-là d’abord
draw-dead = qui les morts désignent, à égalité de voix
draw-defence = l’effet de la défense sur l’attaquant
draw-fight = l’issue du combat des haineux
draw-haters = où les haineux se retrouvent
draw-harassed = avec qui la maison est échangée
draw-henchmen = qui devient sbire
draw-hit = quel attaquant la défense atteint
draw-item-64 = { place-bunker }
draw-item-66 = { place-pot }
draw-law = la loi proposée, à égalité de voix
draw-lovers = où les amoureux se retrouvent
draw-make-haters = qui Éris dresse l’un contre l’autre
draw-make-partners = qui Cupidon réunit
draw-minus = l’ordre des noms que voit Minus
draw-partners = où le rendez-vous a lieu
draw-pay-vote = qui reçoit la pièce du vote
draw-posts = qui obtient quel poste
draw-silent-vote = le nom sur un bulletin resté vide
draw-skadi = à qui Skadi se rallie
draw-squat = où Laura passe la nuit
draw-tie = qui l’on condamne, à égalité de voix
draw-victim = qui l’on attaque, parmi les personnes présentes
