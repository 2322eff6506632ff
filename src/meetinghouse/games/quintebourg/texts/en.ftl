### The strange people of Quinte-bourg in English. What each text may use is told in meetinghouse/texts.

## The game

game-about = A small town, six nights a week: Reptilians, mathematicians, a mafia, an executioner who heals. Vote, sleep, and wake up if you can.

## Modes, days, health

mode-v = Villagers
mode-v-help = Villagers against Reptilians, and a few nuisances with plans of their own. The simplest, for newcomers.
mode-m = Mathematicians
mode-m-help = Algebraists, analysts and geometers settle their differences by hand. No Reptilians: these are serious people.
mode-e = Strange people
mode-e-help = Everybody at once: the Reptilians attack, the mathematicians hold colloquia, and nobody is normal any more. For seasoned tables.
weekday-mon = Monday
weekday-tue = Tuesday
weekday-wed = Wednesday
weekday-thu = Thursday
weekday-fri = Friday
weekday-sat = Saturday
weekday-sun = Sunday
health-i = unharmed
health-i-means = Nothing to report: acts, votes and sleeps as usual.
health-b = wounded
health-b-means = Nights are spent in hospital (unless on guard duty as a henchman); otherwise acting, debating and voting go on as usual. Three nights in hospital heal.
health-c = in a coma
health-c-means = In hospital day and night: no acting, no voting, but all news due still arrives. After three nights in hospital only wounds are left.
health-q = nearly dead
health-q-means = In the morgue, and taken for dead or nearly so. No acting and no coins, but the actions of the dead remain; a miracle, a potion or a stroke of fate may yet bring back whoever is here.
health-m = dead
health-m-means = It is over, and nothing brings anyone back; but where the town is not told the difference, nearly dead is called dead too. The cards stay secret; the actions of the dead remain, the first say in proposing the law of the day, and a camp that may still win.
notch-means = A notch is one step on the scale: unharmed, wounded, in a coma, nearly dead, dead.
standing-means = “On their feet” means unharmed or wounded.
alive-means = “Alive” means unharmed, wounded or in a coma.
morgue-means = “In the morgue” means nearly dead or dead.
odds-outnumbering = In ten throws: 1 unharmed, 1 wounded, 3 in a coma, 4 nearly dead, 1 dead.
odds-not-outnumbering = In ten throws: 1 unharmed, 1 wounded, 6 in a coma, 2 nearly dead.
odds-fight = In ten throws, host and visitor: 1 wounded and in a coma, 3 unharmed and wounded, 1 both unharmed, 1 both wounded, 3 wounded and unharmed, 1 in a coma and wounded.

## Places, pairs

place-house = house { $number }
place-room = hospital room ({ $seat })
place-bunker = bunker
place-morgue = morgue
place-corridor = hospital corridor
place-pot = pot
place-square = square
place-tavern = tavern
place-church = church
place-hall = hospital hall
duo-lovers = love
duo-haters = hate
duo-partners = rendezvous
duo-spouses = marriage
duo-lovers-help = These two meet every night, and the fate of one becomes the fate of the other.
duo-haters-help = Tuesday and Friday nights: choose at whose home you meet (if you differ, chance decides), and unless something more pressing keeps either of you, you fight. { odds-fight } If one of you is already nearly dead when the other falls into the morgue, that one rises unharmed at the start of the night after the news.
duo-partners-help = Wednesday and Saturday nights: choose at whose home you meet (chance decides if you differ); unless something more pressing keeps either of you, you spend the night there. Nobody else knows.
duo-spouses-help = One house for two, for all to see. Whoever sleeps at home learns by morning whether the other was there; whoever survives inherits everything before the notary has a say.

## Camps and factions

camp-amoureux = Lovers
camp-idealistes = Idealists
camp-mc = Minus and Cortex
camp-setheux = Seth’s party
camp-reptiliens = Reptilians
camp-nobel = Nobel
camp-geometres = Geometers
camp-algebristes = Algebraists
camp-analystes = Analysts
camp-villageois = Villagers
one-of-amoureux = lover
one-of-idealistes = idealist
one-of-mc = accomplice of Minus and Cortex
one-of-setheux = follower of Seth
one-of-reptiliens = Reptilian
one-of-nobel = Nobel
one-of-geometres = geometer
one-of-algebristes = algebraist
one-of-analystes = analyst
one-of-villageois = villager
side-amoureux = the lovers
side-idealistes = the idealists
side-mc = { camp-mc }
side-setheux = Seth’s party
side-reptiliens = the Reptilians
side-nobel = Nobel
side-geometres = the geometers
side-algebristes = the algebraists
side-analystes = the analysts
side-villageois = the villagers
side-nobody = nobody
camp-amoureux-wins = The lovers win if, when the game stops, one of them is on their feet and the other alive, and the idealists do not win.
camp-idealistes-wins = The idealists win if the game stops while more than 42% of all who began it are on their feet.
camp-idealistes-count = That is 3 on their feet of 6 or 7 players, 4 of 8 or 9, 5 of 10 or 11, 6 of 12 to 14, 7 of 15 or 16, 8 of 17 to 19, 9 of 20 or 21.
camp-mc-wins = Minus and Cortex win, and the game stops, as soon as everyone alive outside their camp is charmed (and Cortex or Minus is alive), or their camp owns every coin in the game.
camp-setheux-wins = Seth’s party wins if only two people or fewer are left on their feet, and Seth is among them.
camp-reptiliens-wins = The Reptilians win, and the game stops, as soon as everyone outside the pack, and Seth with them, is in the morgue.
camp-nobel-wins = Nobel wins if, when the game stops, neither the geometers nor the algebraists nor the analysts win.
camp-math-ways = They win, and the game stops, as soon as one of these is true: a single one of them owns every coin in the game; their leader holds the presidency, won during the game (or lost and won back), and the camp also holds two of the posts of senator, prosecutor and army chief; all Reptilians and all their sworn enemies are in the morgue.
camp-geometres-wins = The geometers’ leader is J Pach; their sworn enemies are the algebraists. { camp-math-ways }
camp-algebristes-wins = The algebraists’ leader is K Hess; their sworn enemies are the analysts. { camp-math-ways }
camp-analystes-wins = The analysts’ leader is J Rappaz; their sworn enemies are the geometers. { camp-math-ways }
camp-villageois-wins = The villagers win, and the game stops, as soon as all Reptilians and Seth are in the morgue.
faction-pack = pack
faction-alg = algebraists
faction-ana = analysts
faction-geo = geometers
faction-mc = { camp-mc }
faction-setheux = Seth and the fennec

## Invoking

invocation-help = An invocation may be made at any moment, day or night, while you are on your feet and not in heavy sleep; even condemned, until the sentence is carried out (unless this table forbids it). By day everyone sees who invokes, but neither what nor against whom; by night only those being asked at that moment see it. If refused or called off, it is not used up.
invocation-harm-help = { invocation-help } From Sunday’s dawn to the end of the feast nothing harmful is allowed.

## Party roles: the Reptilians and Seth

sesiano-stops = Beware of Prophet Sesiano: if he converts you, the game stops.
attack-limits = Nothing happens in the house of the evening’s richest citizen; the first attack on the bunker only forces its door; the nearly dead are out of reach while nobody has come back from there.
pack-power = Every night, at “{ call-pack-title }”, the pack chooses together whom to attack. If you disagree, the alpha’s mark counts; without a mark of hers, or if she is in a coma or in the morgue then, there is no attack. Someone in hospital is attacked in their room unless you aim at their house; you cannot aim at a member of the pack, but you can at a member’s house, for whoever may be in it. Later you go there, unless a more pressing action takes you elsewhere, and nobody learns who came. The target comes after those who defend it and before intruders; whoever defends may hurt one of you. If there are strictly more of you than of the others present, on their feet and awake, the blow is hard; if not, less so. { attack-limits }
pack-knows = The pack knows its members and its alpha; it does not know who among them is the red one, the black one or Seth.
role-rept-alpha = Alpha Reptilian
role-rept-alpha-short = The chief of the pack. Cold blood, carrying voice.
role-rept-alpha-power = When the pack disagrees, your mark names the target. In a coma or in the morgue you leave a pack that attacks no more: unless the table is set otherwise, nobody succeeds you. { pack-power } { pack-knows }
role-rept-alpha-aim = { camp-reptiliens-wins }
role-rept-rouge = Red Reptilian
role-rept-rouge-short = A Reptilian who doubts her sisters, once and for all.
role-rept-rouge-power = Once per game, by invocation, you make another living member of the pack you know nearly dead, Seth included. { invocation-harm-help } { pack-power } { pack-knows }
role-rept-rouge-aim = { camp-reptiliens-wins } { sesiano-stops }
role-rept-noire = Black Reptilian
role-rept-noire-short = She recruits. One well-placed bite will do.
role-rept-noire-power = Once per game, by invocation, you convert another living person: they alone are told, and sit with the pack from the next “{ call-pack-title }” on. Lovers, idealists, Minus and Cortex and Seth’s party keep their goal but count as Reptilians; all others leave their camp and its meetings and win with the Reptilians. On a member of the pack the conversion is wasted (Seth keeps his goal, but counts as a true Reptilian from then on). It is allowed on Sunday. { invocation-help } { pack-power } { pack-knows }
role-rept-noire-aim = { camp-reptiliens-wins } { sesiano-stops }
role-reptilienne = Reptilian
role-reptilienne-short = Scales under the coat, and otherwise just a neighbour.
role-reptilienne-power = { pack-power } { pack-knows }
role-reptilienne-aim = { camp-reptiliens-wins }
role-seth = Seth
role-seth-short = A Reptilian in appearance only. He bears everyone a grudge, without exception.
role-seth-power = The pack takes you for one of its own: you sit and attack with it. Once per game, by invocation, you make another living member of the pack nearly dead. You know the fennec, and the fennec knows you. { invocation-harm-help } { pack-power } { pack-knows }
role-seth-aim = { camp-setheux-wins } The game stops anyway when only two people are left on their feet. { sesiano-stops }
role-fennec = Fennec
role-fennec-short = Small, devoted to Seth, and equipped with teeth.
role-fennec-power = Once per game, by invocation, you bite another living person, who becomes nearly dead. You know Seth, and Seth knows you. You have no other party action at night. { invocation-harm-help }
role-fennec-aim = { camp-setheux-wins } Your own state does not matter: if Seth wins, you win.

## Party roles: the doctor, the prophet, Minus and Cortex

role-medecin = Doctor
role-medecin-short = Heals by night and executes by day. Everybody knows, and nobody dares to change doctors.
role-medecin-power = Your party card is public, and the post of executioner is yours for good; every night, “{ call-treat-title }”, up to two patients get one notch better or worse in your care. They are wounded, in a coma or nearly dead (not yourself, not yet today’s condemned); the nearly dead can only get worse, and only you may do that while nobody has come back from there. Every night you can act, you look for a remedy in the bunker, whatever else is on offer, heavy sleep or your beloved’s bedside excepted. Every three nights of research give a dose; at “{ call-xp-potion-title }”, one a night, on somebody nearly dead: if ready it makes them unharmed, if nearly ready it does nothing, otherwise it kills. The remedy is ready after 3 to 6 nights, a number drawn in secret. The bunker can be attacked only once its door has been forced, which takes a night and lasts for good; it stops neither assassins nor thieves. You cannot be a henchman.
role-medecin-aim = { camp-idealistes-wins } { camp-idealistes-count }
role-sesiano = Prophet Sesiano
role-sesiano-short = Three miracles in the pocket, and unshakable faith in himself.
role-sesiano-power = Three miracles, each once: rise from nearly dead, raise somebody else, convert somebody. They are worked at the end of the night (“{ call-miracles-title }”), several in one night if you like, and even wounded, in a coma or nearly dead, but not in heavy sleep. Rise: from nearly dead you become unharmed. Raise: another person nearly dead becomes unharmed (you may name anyone whom the town does not know to be dead for good; if there was nothing to raise, you keep the miracle). Convert: another person, not yet dead, joins the idealists and counts among former fellows no more, keeps cards and powers, and alone is told; a lover stays a lover. Converting the red or the black Reptilian or Seth (in Mathematicians mode K Hess, J Rappaz or J Pach) stops the game. You may also convert by invocation, at your own risk. As long as you can still rise, nothing takes you beyond nearly dead. { invocation-help }
role-sesiano-aim = { camp-idealistes-wins } { camp-idealistes-count }
mc-power = Charming is for good, and the names of the charmed are public every morning. Stealing takes one coin, if there is one, from the person or the pot. You aim at living people outside your camp. After Minus’s choice you have fifteen seconds of gestures between you (“{ call-mc-talk-title }”).
role-cortex = Cortex
role-cortex-short = An enormous brain with the same plan every evening: to take over the town.
role-cortex-power = Monday to Friday nights, at most four a week (passing does not count), “{ call-cortex-title }”: name a person and say whether you steal a coin from them or charm them, then another person for Minus. Minus will see both names without knowing which is his; if he errs, your action stands all the same. If you cannot act, neither can he. { mc-power }
role-cortex-aim = { camp-mc-wins }
role-minus = Minus
role-minus-short = Enthusiasm, a good heart, and a one-in-two chance.
role-minus-power = On the nights when Cortex acts (Monday to Friday, at most four a week), “{ call-minus-title }”: you are shown Cortex’s two names, shuffled; pick one, and steal a coin or charm. If it was Cortex’s own target, your action fails, not his. { mc-power }
role-minus-aim = { camp-mc-wins }

## Party roles: the lovers, Skadi, the villagers

role-amoureux = Lover
role-amoureux-short = Two hearts, two alibis, one bed.
role-amoureux-power = You have a second party card, your alibi, and you really play it, meetings and attacks included. Every night, “{ call-lovers-title }”: thirty seconds of gestures, and the choice of the home where you meet (if you differ, chance decides). You sleep there together unless a more pressing action keeps either of you; this comes before attacks and colloquia. If your beloved is in hospital, wounded or in a coma, you spend the night at the bedside, unless you are in heavy sleep. Together, each defends and becomes the first target of an attack. Once it is known that one has fallen into the morgue, the other falls into the same state at the start of the next night; if one comes back from nearly dead, the other, if nearly dead, becomes unharmed in the same way.
role-amoureux-aim = { camp-amoureux-wins } That is your only goal, whatever the alibi says.
role-skadi = Skadi
role-skadi-short = Undecided until the third night, then absolutely certain.
role-skadi-power = On the third night, “{ call-skadi-title }”, in any state of health, even in the morgue: either you name another person and join their camp, whatever it is, or you give them a reboot, and then freely choose a camp in play. A reboot adds one use to their single-use powers, spent or not: coma potion, the kill of Seth, of the red Reptilian or of the fennec, the black Reptilian’s conversion, an assassin’s free bullet, one more miracle for Sesiano; for Cortex or Minus, twice as many targets at their next action, which is announced. You learn your camp, and its members and you recognize each other (not among the idealists). With the Reptilians or mathematicians you are a full member; with Minus and Cortex you talk with them but neither steal nor charm; with the lovers you share their victory. Without an answer you join the camp of somebody drawn at random.
role-skadi-aim = The goal of the camp you join. Before that choice you have no camp and cannot win.
role-villageois = Villager
role-villageois-short = A villager. Somebody has to be.
role-villageois-power = No party power: you have your voice, your vote and your effect role. You do not know the other villagers.
role-villageois-aim = { camp-villageois-wins }

## Party roles: the mathematicians and Nobel

sesiano-stops-math = In Mathematicians mode, if Prophet Sesiano converts you, the game stops.
math-power = In Mathematicians mode you have fifteen seconds to choose together whom to attack; if you disagree, the leader’s mark counts; without a mark of his, or if he is in a coma or in the morgue then, there is no attack. Someone in hospital is attacked in their room unless you aim at their house; you cannot aim at a member of the camp, but you can at a member’s house. Later you go there, unless a more pressing action calls you. If there are strictly more of you than of the others present, on their feet and awake, the blow is hard; if not, less so, and whoever defends may hurt one of you. { attack-limits } In Strange people mode you have fifteen seconds of gestures and choose a place, the house of a living member: there you hold a colloquium, which does nothing except that you are found there; if you disagree the leader decides, else the greater number, else chance. Nobody learns who came. The members of the camp know one another and their leader.
role-hess = K Hess
role-hess-short = Leader of the algebraists. Everything reduces to a ring, even quarrels.
role-hess-power = Monday and Thursday nights, “{ call-alg-title }”; you lead the camp. { math-power }
role-hess-aim = { camp-algebristes-wins } { sesiano-stops-math }
role-rappaz = J Rappaz
role-rappaz-short = Leader of the analysts. As close to the truth as you like, up to epsilon.
role-rappaz-power = Tuesday and Friday nights, “{ call-ana-title }”; you lead the camp. { math-power }
role-rappaz-aim = { camp-analystes-wins } { sesiano-stops-math }
role-pach = J Pach
role-pach-short = Leader of the geometers. Sees the problem from every angle.
role-pach-power = Wednesday and Saturday nights, “{ call-geo-title }”; you lead the camp. { math-power }
role-pach-aim = { camp-geometres-wins } { sesiano-stops-math }
role-algebriste = Algebraist
role-algebriste-short = Factors everything, except the analysts.
role-algebriste-power = Monday and Thursday nights, “{ call-alg-title }”. { math-power }
role-algebriste-aim = { camp-algebristes-wins }
role-analyste = Analyst
role-analyste-short = Tends towards victory, with no guarantee of reaching it.
role-analyste-power = Tuesday and Friday nights, “{ call-ana-title }”. { math-power }
role-analyste-aim = { camp-analystes-wins }
role-geometre = Geometer
role-geometre-short = Measures the distance between an algebraist and the morgue.
role-geometre-power = Wednesday and Saturday nights, “{ call-geo-title }”. { math-power }
role-geometre-aim = { camp-geometres-wins }
role-nobel = A Nobel
role-nobel-short = There is a prize for nearly everything. Not for mathematics.
role-nobel-power = No party action: your grudge works by itself. You know nobody.
role-nobel-aim = { camp-nobel-wins }

## Effect roles: inventions and hospital

family-scientist = scientist family
family-scientist-power = “{ call-science-title }”: learn whether somebody spent the night at home (the stalker), or whether a Reptilian spent it in some place (the revealer); one of the two, not both. The stalker: name a living person and learn whether they spent the night at home. The revealer: name a house or a hospital room and learn whether a Reptilian spent the night there (the whole pack sets it off, Seth, converts and alibis included; in Mathematicians mode, never). Only you get the answer.
role-scientifique = Scientist
role-scientifique-short = Believes in facts, above all other people’s.
role-scientifique-power = Wednesday and Saturday nights. { family-scientist-power }
role-geek = Geek
role-geek-short = Sleeps little, compiles a lot, knows where everybody was.
role-geek-power = Wednesday and Thursday nights. { family-scientist-power }
role-chercheur = Researcher
role-chercheur-short = Seeks. Sometimes finds. Applies for funding.
role-chercheur-power = Monday and Thursday nights. { family-scientist-power }
role-bricoleur = Tinkerer
role-bricoleur-short = Some tape, two light bulbs, and the neighbourhood’s privacy collapses.
role-bricoleur-power = Monday and Friday nights. { family-scientist-power }
role-ingenieur = Engineer
role-ingenieur-short = The device is up to standard. Its use, less so.
role-ingenieur-power = Tuesday and Friday nights. { family-scientist-power }
family-nurse = nurse family
family-nurse-power = “{ call-nurse-title }”: see all the cards of somebody in hospital or in the morgue, or poison a patient, who loses one notch; one or the other, not both. Spy: you see all the cards of somebody in hospital or in the morgue, a lover card included. Poison: a patient (wounded or in a coma) loses one notch; somebody nearly dead too, once someone has come back from there. On these nights, whatever you do, if you were to sleep at home, you are in the hospital corridor instead, where no attack comes.
role-infirmier = Nurse
role-infirmier-short = The smile reassures. The syringe, less so.
role-infirmier-power = Tuesday and Friday nights. { family-nurse-power }
role-pharmacien = Pharmacist
role-pharmacien-short = It is all a matter of dose, and the dose is at the pharmacist’s discretion.
role-pharmacien-power = Wednesday and Saturday nights. { family-nurse-power }
role-chirurgien = Surgeon
role-chirurgien-short = Opens people, and their files.
role-chirurgien-power = Monday and Thursday nights. { family-nurse-power }
role-brancardier = Stretcher-bearer
role-brancardier-short = Knows the way to the morgue blindfolded, and searches pockets on the way.
role-brancardier-power = Wednesday and Thursday nights. { family-nurse-power }
role-anesthesiste = Anesthetist
role-anesthesiste-short = Count to ten. Nobody has ever got to eleven.
role-anesthesiste-power = Tuesday and Saturday nights. { family-nurse-power }

## Effect roles: the curious and the cheaters

family-curious = curious family
family-curious-power = “{ call-curious-title }”: look at one card, party or effect, of somebody who lives in the nearest inhabited house to your left or right (of a married couple, either one), or of your own spouse, even in hospital or in the morgue. For a lover, the party card you see is the alibi. Nobody is told.
role-curieux = Curious one
role-curieux-short = Waters the geraniums at three in the morning, binoculars in hand.
role-curieux-power = Monday and Thursday nights. { family-curious-power }
role-fouineur = Snoop
role-fouineur-short = Was just passing by. By chance. Under the doormat.
role-fouineur-power = Tuesday and Friday nights. { family-curious-power }
role-indiscret = Indiscreet one
role-indiscret-short = Will not breathe a word to anyone, promise, except to everyone.
role-indiscret-power = Wednesday and Saturday nights. { family-curious-power }
role-fureteur = Ferreter
role-fureteur-short = Knows the bottom of every drawer next door.
role-fureteur-power = Monday and Friday nights. { family-curious-power }
role-commere = Gossip
role-commere-short = The only local press still in circulation.
role-commere-power = Tuesday and Saturday nights. { family-curious-power }
family-cheater = cheater family
family-cheater-power = “{ call-cheat-title }”: take half of the coins of a place, or rig the next vote against somebody; one or the other, not both. Larceny: in a house (not yours), a hospital room, the bunker or the pot, you take half of the coins, rounded up, and may at once give all or part of them to one person. Money lies at home, or in the room of those in hospital; neither door nor protection stops your hand, and the house protected as the richest stays the same. Rigging: name a living person; at the end of the next execution vote, one vote for each person in a coma or in the morgue is added against them, in place of the name given by the dead and of their own votes. It lapses if the vote is cancelled or the target is in the morgue; what is rigged on Saturday counts on Monday.
role-tricheur = Cheater
role-tricheur-short = Plays by the rules. Their own.
role-tricheur-power = Monday and Thursday nights. { family-cheater-power }
role-brigand = Brigand
role-brigand-short = Old school: a scarf, a lantern, other people’s silverware.
role-brigand-power = Tuesday and Friday nights. { family-cheater-power }
role-hackeur = Hacker
role-hackeur-short = Found the password of the ballot box: “ballotbox”.
role-hackeur-power = Wednesday and Saturday nights. { family-cheater-power }

## Effect roles: the others

sleep-power = Every night, “{ call-sleep-title }”: send another person on their feet into a heavy sleep until dawn. They sleep in their own bed (their hospital room if wounded), and are told at once: no more action, meeting, attack or invocation, and no defence if attacked. What they already did tonight stands. The two purveyors of sleep choose at the same time, and both choices hold.
role-marchand-de-sable = Sandman
role-marchand-de-sable-short = Delivers to your door, no signature needed.
role-marchand-de-sable-power = { sleep-power }
role-morphee = Morpheus
role-morphee-short = His arms are open, and nobody chooses the hour.
role-morphee-power = { sleep-power }
role-laura = Laura, the squatter
role-laura-short = She has a house. She prefers other people’s.
role-laura-power = Every night, “{ call-squat-title }”: choose a house to spend the night in, empty or not, never your own, nor the bunker, nor the hospital; without an answer chance chooses. Any other long action (meeting, attack, colloquium, guard, hospital) comes first, and heavy sleep keeps you at home. If the house is attacked, the intruder may get the blows.
role-coriace = Tough one
role-coriace-short = It takes more than that.
role-coriace-power = Always on: one event never costs you more than one notch of health, whatever it is: attack, bullet, bite, execution, grief. But if you pay for a broken order to vote, you are nearly dead all the same.
role-artiste = Artist
role-artiste-short = A misunderstood genius. So is the raw material.
role-artiste-power = Monday and Thursday nights, “{ call-sculpt-title }”: choose another person, not the doctor, at whose house you spend the night sculpting; unless something more pressing prevents it, they must move the next day, exchanging places with somebody (in a coma, chance chooses; in the morgue, nobody moves). Wednesday and Saturday nights, “{ call-resign-title }”: choose who must resign their post at dawn, not the executioner; the scrutineer appoints somebody else. A scrutineer merely passes the post on.
role-eris = Eris
role-eris-short = Sows discord, and waters it.
role-eris-power = On the first night, “{ call-make-haters-title }”, even in a coma or nearly dead: name two people, yourself included if you like, who will hate and fight each other. They are told, but not by whom; on the two lovers, hate has no effect. Later, Monday and Thursday nights, “{ call-shift-posts-title }”: you may shift all public posts by one place at dawn, one way or the other, except the executioner’s.
role-cupidon = Cupid
role-cupidon-short = Aims at the heart, mostly hits beside it.
role-cupidon-power = On the first night, “{ call-make-partners-title }”, even in a coma or nearly dead: name two people, yourself included if you like, who will have nightly rendezvous from now on. They are told, but not by whom. Later, Tuesday and Friday nights, “{ call-admire-title }”: you may name a person on their feet whom all will admire at dawn; they may exchange their post for anyone’s, without asking (without a post, they take one and leave none), except the executioner’s.
role-assassin = Assassin
role-assassin-short = The first bullet is on the house.
role-assassin-power = By invocation, as often as you like: shoot at another living person. The first bullet of the game is free, each later one costs 2 coins, lost to all. Neither bunker nor protection nor defence stops you. { odds-outnumbering } The target’s state never improves. You defend yourself when attacked. { invocation-harm-help }
mafia-power = One or the other, or nothing. Corrupt: name a person on their feet, then whom they must vote against in the next session (another living person); they get an anonymous letter. If they disobey, they become nearly dead the following night; if a law prevented it, the senator does. Post a henchman: choose a house or a room to guard; there the henchman is the first target of an attack and defends. A henchman is not available in a coma, in the morgue, in heavy sleep, or on a night with a lover or a rendezvous; wounds are no obstacle. At any moment, except in a coma and even from the morgue, you may by invocation make one of your living henchmen nearly dead, but not on Sunday nor in heavy sleep. You defend yourself when attacked. On Sunday, if you are on your feet and none of your henchmen is, you may recruit one.
role-parrain = Mafia godfather
role-parrain-short = Makes offers. By mail, with a handsome stamp.
role-parrain-power = On the first night you choose your henchmen, if this table grants any (never the doctor): they know one another and you. The right hand, if there is one, is your henchman too. Monday, Wednesday and Friday nights, “{ call-parrain-title }”. { mafia-power }
role-bras-droit = Godfather’s right hand
role-bras-droit-short = Loyal on odd days. The other nights, self-employed.
role-bras-droit-power = You are a henchman of the godfather, who may post you on guard or put you to death; without a godfather you are your own boss. On the first night you choose henchmen of your own, if this table grants any, among those not under the godfather’s orders (never the doctor); the godfather does not know them. Tuesday, Thursday and Saturday nights, “{ call-bras-droit-title }”; an order given on Saturday is for Monday’s vote. { mafia-power }
henchman = henchman
henchman-means = Your chief may post you on guard at night, even wounded, and make you nearly dead at any moment. When attacked you defend yourself; if you belong to the attackers, you attack with them.

## Public posts

post-scrutateur = Scrutineer
post-scrutateur-power = Every morning the post passes clockwise to the next person on their feet without a post (to anyone on their feet, if all have one). You name the successor to a mandatory post whose holder is in a coma or in the morgue, or to any post given up because of the artist: neither the person who resigned nor yourself, unless only you are left. When several people apply for the same vacant optional post, you decide.
post-bourreau = Executioner
post-bourreau-power = The doctor’s post, for good: neither Eris nor Cupid nor the artist can touch it, nobody takes it over, and it comes back with its holder. Your poison does not kill: the condemned become nearly dead. Once per game, the night after (“{ call-coma-potion-title }”), you may give one of them the coma potion instead: they are only in a coma. Nobody knows which was given. If you are in a coma or in the morgue, it is the poison.
post-notaire = Notary
post-notaire-power = Every morning you leave the coins of those in the morgue to whomever you like among the living, split if you wish, but never to yourself. A living spouse inherits first. What is not assigned stays in the estate and belongs to nobody.
post-president = President
post-president-power = Every day, before the law, you open a normal or a special execution session (never a special one two days in a row). You close the debate, vote first and choose which way round the others vote. On a tie your vote decides: the tied person you named, else the one you choose. Special session: in Villagers and Strange people modes the person with most votes is executed, then a tribunal of all on their feet spares or executes each of the next three (tie: spared); in Mathematicians mode there is no session that day.
post-senateur = Senator
post-senateur-power = Every day you accept or reject the law proposed; if accepted, it holds for that day only. Take care: if it keeps a corrupted person from voting as ordered, you are the one who becomes nearly dead the following night.
post-procureur = Prosecutor
post-procureur-power = Without a deputy on their feet: in the morning, before any news, you say which house or room the thermal camera watched (“{ call-camera-title }”), and everyone learns how many people were there at the hour of the attack: 0, 1, or 2 and more. With a deputy: once a day, from the session to the weddings, you may pay 2 coins to the bank to see all the cards of another post holder; they know, nobody else does. In a special session you choose among those tied for the tribunal.
post-chef-armees = Army chief
post-chef-armees-power = Monday and Thursday nights, “{ call-army-guard-title }”: you may guard a house or a hospital room. If it is attacked, you are the first target and defend yourself, at the attackers’ risk. Heavy sleep, a beloved’s bedside, research, henchman’s duty and rest in hospital come first. You defend yourself anywhere else too.
post-pretre-cupide = Greedy priest
post-pretre-cupide-power = For each wedding request you set your fee, from 0 to 2 coins. If it is paid, the money is yours and you must marry them. You cannot officiate at your own wedding.
post-pretre-odieux = Odious priest
post-pretre-odieux-power = { post-pretre-cupide-power } You may also grant a forced marriage, if the unwilling person is strictly poorer than the applicant once the fee is paid.
post-adj-randy = Deputy Randy
deputy-power = between the session and the evening report you secretly choose a house in front of which to place the thermal camera. In the morning everyone learns which, and how many people were there at the hour of the attack, attackers included: 0, 1, or 2 and more. You defend yourself when attacked.
post-adj-randy-power = On odd days (Monday, Wednesday, Friday), { deputy-power }
post-adj-armish = Deputy Armish
post-adj-armish-power = On even days (Tuesday, Thursday, Saturday), { deputy-power }
post-pick-mirko = Pickpocket Mirko
post-pick-mirko-power = On odd days (Monday, Wednesday, Friday), at the end of the day, you may steal one coin from a living person, or from the pot. Nobody knows who took it.
post-pick-mirka = Pickpocket Mirka
post-pick-mirka-power = On even days (Tuesday, Thursday, Saturday), at the end of the day, you may steal one coin from a living person, or from the pot. Nobody knows who took it.

## Laws of the day

law-condorcet = Condorcet ballot
law-condorcet-effect = Each ballot ranks people, first the one to be executed; those left out are equal last. The winner by the Schulze method is executed; if there are several, the president’s ranking decides, else the president’s choice.
law-no-blank = No blank votes
law-no-blank-effect = Blank votes are forbidden: every voter must name somebody.
law-doctor-only = Only the doctor votes
law-doctor-only-effect = Only the doctor votes, once, or blank.
law-two = Two votes each
law-two-effect = Each voter casts exactly two votes, against two different people; no blank vote.
law-up-to-three = Up to three votes
law-up-to-three-effect = Each voter casts from none to three votes, all against different people.
law-three = Three votes, no fewer
law-three-effect = Each voter casts exactly three votes, against at least two different people; no blank vote.
law-not-neighbours = Peace among neighbours
law-not-neighbours-effect = Nobody may vote against their two neighbours: the nearest living person on each side.
law-only-neighbours = Neighbours’ quarrels
law-only-neighbours-effect = You may vote only against one of your two neighbours (the nearest living person on each side), or blank.
law-hurt = Voting hurts
law-hurt-effect = After the count, everyone who did not vote blank loses one notch of health.
law-no-urn = The ballot box is lost
law-no-urn-effect = The vote is cancelled: no execution and no tribunal today.
law-all-vote = Even the dead vote
law-all-vote-effect = People in a coma, nearly dead or dead vote too, after the others. The name given by the dead does not count.
law-coma-vote = A coma is no excuse
law-coma-vote-effect = People in a coma vote too, after the others.
law-tie-coma = A tie puts to sleep
law-tie-coma-effect = On a tie for first place nobody is executed: all the tied fall into a coma, and the president loses the post.
law-self-vote = A vote for a vote
law-self-vote-effect = Whoever votes other than blank also gets one vote against themselves.
law-pay-any = Paid vote, to anyone
law-pay-any-effect = To vote, you give a coin to another living person of your choice. A blank vote is free; without a coin it is the only one.
law-pay-scrutineer = Paid vote, to the scrutineer
law-pay-scrutineer-effect = To vote, you give a coin to the scrutineer, who votes free. A blank vote is free; without a coin it is the only one.
law-pay-deputy = Paid vote, to the scrutineer’s deputy
law-pay-deputy-effect = To vote, you give a coin to the scrutineer’s deputy (the next scrutineer), who votes free. A blank vote is free; without a coin it is the only one.
law-pay-doctor = Paid vote, to the doctor
law-pay-doctor-effect = To vote, you give a coin to the doctor, who votes free. A blank vote is free; without a coin it is the only one.
law-pot = Paid vote, to the pot
law-pot-effect = To vote, you put a coin into the pot. A blank vote is free; without a coin it is the only one. Only Cortex, Minus and the pickpockets can touch it, one coin at a time, and the cheater family, half of it at once.
law-tie-all-executed = Tie: all executed
law-tie-all-executed-effect = On a tie for first place, all the tied are executed.
law-tie-all-pardoned = Tie: all pardoned
law-tie-all-pardoned-effect = On a tie for first place, nobody is executed.

## The night, call by call

wave-1 = Care and chance
wave-1-call = Night falls on Quinte-bourg. Patients are tucked in, flasks uncorked, and the dead are bored already.
wave-2 = Gatherings
wave-2-call = Chairs creak behind the shutters: those who plot are plotting, and those in love are, too.
wave-3 = Watchers and wanderers
wave-3-call = Sand trickles, a curtain stirs, somebody is out walking with a bucket. Better not to ask.
wave-4 = The hour of letters and guards
wave-4-call = An envelope slides under a door. Guards are posted, and so are letters.
wave-5 = The last hour
wave-5-call = The darkest hour, just before dawn. The GPS announces: you have arrived.
call-recognise-title = Introductions
call-recognise = Eyes open: the lovers, then the Reptilians, the algebraists, the geometers, the analysts, Minus and Cortex, Seth and the fennec. Each camp recognizes its own, and says nothing.
call-recognise-done = Wake the camps one after the other, absent ones too; each looks around, and goes back to sleep.
call-henchmen-parrain-title = The godfather’s henchmen
call-henchmen-parrain = The mafia godfather chooses his henchmen. Nobody says no.
call-henchmen-parrain-done = If there are henchmen: the godfather points at them, and you touch them; they open their eyes and know one another.
call-henchmen-bras-droit-title = The right hand’s henchmen
call-henchmen-bras-droit = The godfather’s right hand chooses henchmen of his own, and does not mention it to the godfather.
call-henchmen-bras-droit-done = Then the right hand does the same; the godfather keeps his eyes shut.
call-coma-potion-title = The coma potion
call-coma-potion = The executioner has two flasks: the usual poison, or the coma potion?
call-treat-title = The doctor’s rounds
call-treat = The doctor does the rounds: who is wished well, and who is wished ill?
call-xp-potion-title = The experimental potion
call-xp-potion = The doctor looks at the mixture, and it looks back: does somebody try it tonight?
call-update-title = Health and money
call-update = The books are brought up to date: executions, griefs, grudges, promises not kept.
call-dead-name-title = The name of the dead
call-dead-name = The dead: which name do you slip into tomorrow’s ballot box?
call-dead-name-done = Each of the dead points at somebody. The most frequent name counts as one vote tomorrow; chance breaks a tie.
call-dead-whisper-title = The dead call
call-dead-whisper = The dead: to whom do you wish to speak tonight?
call-dead-whisper-done = Each of the dead may point at somebody; touch those people.
call-dead-jinx-title = The bad-luck charm
call-dead-jinx = The dead: on whom do you pin the bad-luck charm?
call-dead-jinx-done = Each of the dead points at somebody. Against the most frequent name dice go one notch worse until tomorrow night.
call-dead-luck-title = The lucky charm
call-dead-luck = The dead: to whom do you give the lucky charm?
call-dead-luck-done = Each of the dead points at somebody. For the most frequent name dice go one notch better until tomorrow night.
call-whisper-talk-title = Whispers
call-whisper-talk = The dead and the chosen have ten seconds, and hands to speak with.
call-whisper-talk-done = The dead who called and those who were touched talk with signs for ten seconds.
call-cortex-title = Cortex’s plan
call-cortex = Cortex names his prey, to rob or to charm, and then the prey for Minus.
call-minus-title = Minus’s hunch
call-minus = Minus sees two names. One is for him. Which?
call-mc-talk-title = { camp-mc }
call-mc-talk = Minus and Cortex have fifteen seconds for signs, and for reproaches.
call-skadi-title = Skadi’s choice
call-skadi = Skadi, on the third night, chooses a camp at last.
call-skadi-done = Skadi joins the camp of somebody, or gives them a reboot and then chooses freely. Whisper the camp to her, and let it recognize her.
call-pack-title = The pack’s council
call-pack = The Reptilians: at whose door do you bare your claws tonight?
call-alg-title = The algebraists
call-alg = The algebraists: fifteen seconds. Where do you go tonight?
call-ana-title = The analysts
call-ana = The analysts: fifteen seconds, not an epsilon more. Where do you go tonight?
call-geo-title = The geometers
call-geo = The geometers: fifteen seconds. By which shortest path, and where to?
call-lovers-title = The lovers
call-lovers = The lovers: thirty seconds of silent tenderness. Whose bed tonight?
call-make-haters-title = Eris’s discord
call-make-haters = Eris names two people who can no longer stand each other.
call-make-partners-title = Cupid’s arrow
call-make-partners = Cupid names two people who will have business together at night.
call-haters-title = The haters
call-haters = The haters: at whose place do you settle the score?
call-partners-title = The rendezvous
call-partners = Tonight’s rendezvous: at whose place? Wipe your feet.
call-sleep-title = Sand in the eyes
call-sleep = The sandman and Morpheus: whom do you send to sleep?
call-curious-title = The hour of the curious
call-curious = Curious one, snoop, indiscreet one, ferreter, gossip: whose curtain do you lift?
call-shift-posts-title = Eris’s merry-go-round
call-shift-posts = Does Eris turn the public posts around, and which way?
call-admire-title = Admiration
call-admire = Cupid: with whom will everyone be smitten at dawn?
call-resign-title = Protest art
call-resign = The artist signs a piece of protest art: who will resign at dawn?
call-nurse-title = The night shift
call-nurse = Nurse, pharmacist, surgeon, stretcher-bearer, anesthetist: a glance, or a drop too many?
call-sculpt-title = The sculpture
call-sculpt = The artist goes out, tools in hand. To whose house does inspiration lead?
call-squat-title = The squat
call-squat = Laura, the squatter, chooses where not to pay rent tonight.
call-parrain-title = The godfather’s hour
call-parrain = The mafia godfather: a letter to post, or a henchman?
call-bras-droit-title = The right hand’s hour
call-bras-droit = The godfather’s right hand: a letter to post, or a henchman?
call-army-guard-title = The army’s watch
call-army-guard = The army chief, who is the whole army, chooses what to guard tonight.
call-letters-title = The mail
call-letters = The mail comes round. Some letters have no sender.
call-letters-done = Touch whoever was corrupted tonight, and show them against whom to vote, not by whom.
call-positions-title = Lights out
call-positions = Lights out. Everyone goes where they must: to bed, to hospital, or elsewhere.
call-attack-title = The attack
call-attack = Footsteps in the dark, a GPS speaking low. The attack takes place, or does not.
call-science-title = The inventions
call-science = Scientist, geek, researcher, tinkerer, engineer: stalker or revealer?
call-cheat-title = Larceny or rigging
call-cheat = Cheater, brigand, hacker: somebody’s till, or everybody’s ballot box?
call-couples-title = The couples
call-couples = Spouses turn over in bed. Is the other side warm?
call-miracles-title = The miracles
call-miracles = Prophet Sesiano: a miracle, perhaps?
call-dawn-update-title = The dawn accounts
call-dawn-update = Before dawn, miracles and hospital nights are counted.
call-camera-title = The thermal camera
call-camera = The prosecutor, on waking: where was the thermal camera, then?

## Words of the table

position = House no. { $place }
wave-0 = First steps
wave-0-call = The first night in Quinte-bourg. Those who belong together recognize each other, and whoever gives orders counts heads.

session-normal = normal session
session-special = special session
direction-clockwise = clockwise
direction-anticlockwise = anti-clockwise
potion-coma = the coma potion
potion-poison = the poison
card-party = party card
card-effect = effect card
proposer-dead = the dead
proposer-nearly-dead = the nearly dead
proposer-without-post = those without a post
proposer-poorest = the poorest

phase-night = night
phase-dawn = morning
phase-session = session
phase-debate = debate
phase-vote = vote
phase-tribunal = tribunal
phase-weddings = weddings
phase-evening = evening
phase-feast = feast
phase-invocation = invocation
phase-over = the end

channel-square = the square
channel-signs-pack = signs among the pack
channel-signs-alg = signs among the algebraists
channel-signs-ana = signs among the analysts
channel-signs-geo = signs among the geometers
channel-signs-lovers = signs between the lovers
channel-signs-mc-talk = signs between Minus and Cortex
channel-signs-whisper-talk = whispers with the dead
channel-feast-square = the feast: the square
channel-feast-tavern = the feast: the tavern
channel-feast-church = the feast: the church
channel-feast-hall = the feast: the hospital hall
channel-feast-house = the feast: house no. { $number }

why-all-others-dead = Nobody is alive outside the pack.
why-no-reptilian-left = All Reptilians, and Seth, are in the morgue.
why-all-charmed = Everybody alive outside their camp is charmed.
why-all-coins = All the coins of the town are theirs.
why-conquest = Their leader has won the presidency, with two of the great posts beside it.
why-annihilation = All their enemies are in the morgue.
why-last-two = Two at most are left on their feet, and Seth is one of them.
why-enough-standing = Enough people are still on their feet.
why-no-mathematician-won = No mathematicians have won.
why-together = The lovers have outlived it all, together.
why-two-left = Two people at most are left on their feet: the game stops.
why-conversion = A miracle has converted the one whose conversion stops the game.
why-weeks = The last Sunday is over: the game stops.
why-no-urn = the ballot box is lost
why-pardoned = the tie pardons all
why-no-vote = nobody was named
why-tie = the vote is tied, and there is no president to decide
why-no-priest = the priest cannot officiate
why-fee = the fee is not paid
why-not-poorer = the unwilling one is not poorer
why-not-granted = the odious priest does not grant it
why-refused = the answer is no
why-no-witness = there are not two witnesses

## What is asked at night

decision-suspicion = Nothing for you this time: confirm to sleep.
decision-suspicion-note = Tap a name if you like: it changes nothing.
decision-henchmen-parrain = Mafia godfather, choose a henchman.
decision-henchmen-parrain-note = Your henchmen will know one another and you.
decision-henchmen-bras-droit = Godfather’s right hand, choose a henchman of your own.
decision-henchmen-bras-droit-note = Your henchmen will know one another and you; the godfather is not told.
decision-coma-potion = Executioner: the coma potion for one of today’s condemned?
decision-coma-potion-note = There is one coma potion in the game. Everybody else condemned gets the poison, and is nearly dead.
decision-treat = Doctor: which patient gets better or worse by one notch?
decision-treat-note = Two patients a night at most.
decision-xp-potion = Doctor: on whom do you try the experimental potion?
decision-xp-potion-note = If ready it revives; if nearly ready it does nothing; otherwise it kills.
decision-dead-name = Which name do the dead slip into tomorrow’s ballot box?
decision-dead-name-note = The name that most of you give counts as one vote; chance breaks a tie.
decision-dead-whisper = With whom do you want to whisper tonight?
decision-dead-whisper-note = All who call or are called meet for ten seconds of signs.
decision-dead-jinx = On whom do the dead pin the bad-luck charm?
decision-dead-jinx-note = Dice go one notch worse there until tomorrow night. The name that most of you give counts.
decision-dead-luck = To whom do the dead give the lucky charm?
decision-dead-luck-note = Dice go one notch better there until tomorrow night. The name that most of you give counts.
decision-whisper-talk = You are whispering with the dead.
decision-whisper-talk-note = Make your signs, then say that you are done.
decision-cortex-own = Cortex: from whom do you steal, or whom do you charm?
decision-cortex-own-note = Passing does not use up one of the week’s four nights.
decision-cortex-minus = Cortex: and whose name is for Minus?
decision-cortex-minus-note = Minus sees your names and this one, shuffled.
decision-minus = Minus: which of these names is yours, and what do you do there?
decision-minus-note = If that one was for Cortex, you fail.
decision-mc-talk = Minus and Cortex: time for signs.
decision-mc-talk-note = { decision-whisper-talk-note }
decision-skadi-way = Skadi: do you join somebody’s camp, or give a reboot and choose a camp?
decision-skadi-way-note = A reboot gives the single-use powers of the person one use more.
decision-skadi-whom = Skadi: whom?
decision-skadi-camp = Skadi: which camp is yours from now on?
decision-pack = Whom does the pack attack tonight?
decision-pack-note = Your fellows see your mark. If you differ, the alpha’s counts; with nobody fit to lead, no attack.
decision-alg = Algebraists: where tonight?
decision-alg-note = Your fellows see your mark. If you differ, the leader’s counts; with nobody fit to lead, no attack.
decision-ana = Analysts: where tonight?
decision-ana-note = { decision-alg-note }
decision-geo = Geometers: where tonight?
decision-geo-note = { decision-alg-note }
decision-lovers = Lovers: at whose home do you meet?
decision-lovers-note = If you differ, chance decides.
decision-haters = Haters: at whose home do you fight?
decision-haters-note = { decision-lovers-note }
decision-partners = Your rendezvous: at whose home?
decision-partners-note = { decision-lovers-note }
decision-make-haters = Eris: name two people who will hate each other, first one, then the other.
decision-make-haters-note = Both are told, but not by whom.
decision-make-partners = Cupid: name two people who will have rendezvous, first one, then the other.
decision-make-partners-note = { decision-make-haters-note }
decision-sleep = Whom do you send to sleep until dawn?
decision-curious = Whose card do you look at, and which?
decision-curious-note = Only neighbours and spouses are within reach.
decision-shift-posts = Eris: do all public posts move by one place at dawn?
decision-admire = Cupid: whom will everybody admire at dawn?
decision-admire-note = They may exchange their post for anybody’s.
decision-resign = Artist: who must resign at dawn?
decision-nurse = Hospital: do you spy on somebody, or poison somebody?
decision-nurse-note = Spying shows all cards of a patient; poison costs a patient one notch.
decision-sculpt = Artist: at whose house do you sculpt tonight?
decision-sculpt-note = Whoever lives there must move the next day.
decision-squat = Laura: which house do you squat tonight?
decision-chief = Do you corrupt a voter, or post a henchman on guard?
decision-corrupt = Whom do you corrupt?
decision-corrupt-against = Against whom must they vote?
decision-guard = Which henchman stands guard?
decision-guard-place = Which place is guarded?
decision-army-guard = Army chief: which place do you guard tonight?
decision-army-guard-note = If it is attacked, you are the first target, and you defend yourself.
decision-science = Your inventions: stalk a person, or reveal a place?
decision-science-note = The stalker tells whether the person was at home; the revealer, whether a Reptilian was there.
decision-cheat = Larceny, or a rigged ballot?
decision-cheat-note = Larceny takes half the coins of a place. Rigging adds a vote for each absent person against somebody.
decision-loot-to = Who gets some of your loot?
decision-loot-share = How much of it?
decision-miracle = Prophet Sesiano: a miracle?
decision-miracle-note = Each once; several in one night if you like.
decision-camera = Prosecutor: where was your thermal camera?
decision-camera-note = Everybody will learn the place, and how many people were there.

## What is asked by day

decision-exchange-post = The whole town admires you: which post do you take?
decision-exchange-post-note = Its holder gets yours for it, if you have one, and is not asked.
decision-move-house = A sculpture fills your house: with whom do you exchange houses?
decision-appoint = Scrutineer, whom do you appoint? Post: { $word }.
decision-bequeath = Notary: to whom do you leave coins of an estate?
decision-bequeath-note = As many bequests as you like; what you do not assign stays in the estate.
decision-bequeath-from = Whose coins do you leave to { $seat }?
decision-bequeath-coins = How many coins of { $seat2 } do you leave to { $seat }?
decision-bequeath-coins-late = If time runs out, the coins stay in the estate.
decision-apply = Do you apply for a vacant post?
decision-session = President: which session today?
decision-session-note = After the vote of a special session a tribunal judges three more: those with the most votes after the first. In Mathematicians mode a special session cancels the day’s vote.
decision-propose-law = Do you propose a law of the day?
decision-propose-law-note = The first group that proposes is heard: the dead, the nearly dead, those without a post, the poorest.
decision-propose-law-seen = Nobody sees who proposes what.
decision-assent = Senator: do you accept this law for today? “{ $word }”
decision-close-debate = The debate is open. Enough said?
decision-close-debate-note = The president closes it; without a president, all do.
decision-direction = President: which way round do the others vote?
decision-vote = Your vote: who is to be executed?
decision-vote-late = If time runs out, chance casts your vote.
decision-vote-rank = Your ballot: rank those to be executed, your first choice first.
decision-vote-rank-note = Those you leave out are equal last.
decision-vote-rank-late = { decision-vote-late }
choice-none-vote-rank = { word-blank }
decision-vote-three = Three votes: name two or three people.
decision-vote-three-note = If you name two, the first gets two votes.
decision-vote-three-late = { decision-vote-late }
choice-none-vote-three = { word-blank }
decision-vote-many = Your votes: name different people.
decision-vote-many-late = { decision-vote-late }
choice-none-vote-many = { word-blank }
decision-pay-vote = Your vote costs a coin: to whom?
decision-break-tie = President: the vote is tied. Who is executed?
decision-accuse = Prosecutor: who of those tied stands before the tribunal?
decision-judge =
    { $you ->
        [yes] The tribunal judges you: spared or executed?
       *[no] The tribunal judges { $seat }: spared or executed?
    }
decision-judge-note = A tie spares.
decision-weddings = The hour of weddings. Propose, give coins, or say that you are done.
decision-weddings-note = It ends when all are done.
decision-fee = Priest: your fee for the wedding of { $seat } and { $seat2 }?
decision-forced-fee = Odious priest: { $seat } wants { $seat2 } by force. Do you grant it, and for what fee?
decision-pay-fee =
    { $amount ->
        [0] The priest asks for nothing. Do you go through with it?
        [1] The priest asks for 1 coin. Do you pay?
       *[other] The priest asks for { $amount } coins. Do you pay?
    }
decision-marry = { $seat } proposes to you. Will you?
decision-witness = Will you be a witness for { $seat } and { $seat2 }?
decision-witness-note = It takes two witnesses.
decision-choose-home = Where do you live together from now on?
decision-choose-home-note = If others live there, they get your house for it.
decision-pickpocket = Pickpocket: from whom do you take a coin?
decision-feast = The village feast. Walk, talk, give, propose; or say that you have had enough.
decision-feast-note = It ends when all have had enough.
decision-invocation = You invoke a power: which, and against whom?

## What may be done unasked

decision-invoke = Raise your hand to invoke a power
decision-invoke-note = Everybody has this button. Without such a power, nothing happens and nobody sees it.
decision-repair-health = Correct the health of { $seat }: which state is right?
decision-repair-coins = Correct coins: from the purse of { $seat }, to whom, and how many?
decision-repair-post = Correct the posts: which one does { $seat } hold?
decision-give = Give coins: to whom, and how many?
decision-walk = Where do you go?
decision-recruit = Recruit a henchman: whom?
decision-propose = Propose marriage: to whom, and before whom?
decision-inquiry = Pay 2 coins to see the cards of a post holder: whose?
decision-watch = Only watch from now on? You see everything, and give up all that the dead do, for good
decision-place-camera = Before which house does the thermal camera stand tonight?

## Answers

word-none = Nobody
word-none-suspicion = Nothing
word-none-coma-potion = Poison for all
word-none-treat = Nobody (else)
word-none-xp-potion = Not tonight
word-none-cortex-own = Pass
word-none-minus = { word-none-cortex-own }
word-none-pack = No attack
word-none-alg = Nowhere
word-none-ana = { word-none-alg }
word-none-geo = { word-none-alg }
word-none-curious = { word-none-suspicion }
word-none-shift-posts = They stay
word-none-nurse = Neither
word-none-chief = { word-none-nurse }
word-none-army-guard = No guard
word-none-science = { word-none-nurse }
word-none-cheat = { word-none-nurse }
word-none-loot-to = Keep it all
word-none-miracle = No (further) miracle
word-none-camera = Nowhere
word-none-exchange-post = Leave everything as it is
word-none-apply = No
word-none-propose-law = No proposal
word-none-invocation = Nothing after all
word-room = Hospital room
word-bunker = Bunker
word-pot = The pot
word-party = Party card
word-effect = Effect card
word-post = Public post
word-health = Health
word-coins = Coins
print-by-invocation = by invocation
print-modes = V: { mode-v } · M: { mode-m } · E: { mode-e }
word-home = in their house
word-alone = Just so
word-alone-pack = Wherever they sleep
word-alone-alg = { word-alone-pack }
word-alone-ana = { word-alone-pack }
word-alone-geo = { word-alone-pack }
word-larceny = Larceny
word-rig = Rig the vote against
word-all = All of it
word-steal = Steal a coin
word-charm = Charm
word-mine = At my home
word-theirs = At the other’s home
word-clockwise = Clockwise
word-anticlockwise = Anti-clockwise
word-better = better
word-worse = worse
word-spy = Spy on
word-poison = Poison
word-stalk = Stalk
word-reveal = Reveal
word-corrupt = Corrupt a voter
word-guard = Post a henchman
word-resurrect-self = Rise yourself
word-raise = Raise
word-convert = Convert
word-reboot = Reboot, and choose a camp
word-join = Join somebody’s camp
word-normal = Normal session
word-special = Special session
word-blank = Blank vote
word-spare = Spare
word-execute = Execute
word-yes-pay-fee = Yes, go ahead
word-no-forced-fee = No, I do not grant it
word-witnesses = before two witnesses
word-forced = forced, by the odious priest
word-pretre-cupide-propose = before the greedy priest
word-pretre-odieux-propose = before the odious priest
word-watch = Only watch
word-invoke = Raise a hand
word-seth-kill = Leave nearly dead
word-rouge-kill = { word-seth-kill }
word-bite = Bite
word-noire-convert = Convert to the pack
word-assassinate = Shoot at
word-punish = Leave a henchman nearly dead
word-square = The square
word-tavern = The tavern
word-church = The church
word-hall = The hospital hall
word-done-close-debate = Close the debate
word-done-feast = I have had enough
word-done-bequeath = No (further) bequest
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

parts-seat-word = { $seat }: { $word }
parts-word-seat = { $word }: { $seat }
parts-word-position = { $word }: house no. { $position }
parts-word-word = { $word }: { $word2 }
parts-word-word-seat = { $word }: { $word2 }, { $seat }
parts-seat-amount =
    { $amount ->
        [one] { $seat }: 1 coin
       *[other] { $seat }: { $amount } coins
    }

## What each part of an option asks

part-suspicion-seat = As you like.
part-suspicion-position = { part-suspicion-seat }
part-suspicion-word = { part-suspicion-seat }
part-treat-seat = Which patient?
part-treat-word = Better or worse?
part-cortex-own-seat = Whom?
part-cortex-own-word = A theft, or a charm?
part-minus-seat = Which name?
part-minus-word = { part-cortex-own-word }
part-pack-seat = { part-cortex-own-seat }
part-pack-word = Where do you look for them?
part-alg-seat = At whose place?
part-alg-word = { part-pack-word }
part-ana-seat = { part-alg-seat }
part-ana-word = { part-pack-word }
part-geo-seat = { part-alg-seat }
part-geo-word = { part-pack-word }
part-curious-seat = Whose card?
part-curious-word = Which of their cards?
part-nurse-word = Spy, or poison?
part-spy-seat = Spy on whom?
part-poison-seat = Poison whom?
part-guard-place-position = Which place?
part-army-guard-position = { part-guard-place-position }
part-camera-position = { part-guard-place-position }
part-room-seat = Whose room?
part-science-word = Which invention?
part-stalk-seat = Stalk whom?
part-reveal-position = { part-guard-place-position }
part-cheat-word = Which trick?
part-larceny-position = Steal where?
part-rig-seat = Against whom?
part-miracle-word = Which miracle?
part-raise-seat = Raise whom?
part-convert-seat = Convert whom?
part-invocation-word = Which power?
part-invocation-seat = { part-rig-seat }
part-repair-coins-seat = { part-give-seat }
part-repair-coins-amount = { part-give-amount }
part-give-seat = To whom?
part-give-amount = How many coins?
part-propose-seat = To whom?
part-propose-word = Before whom?

## What happens: the beginning and the night

event-town-founded =
    { $mode_key ->
        [m] Quinte-bourg, in the mathematicians’ hands. Camps in town: { $camps }. In all purses together: { $coins } coins.
        [e] Quinte-bourg, where nobody is normal. Camps in town: { $camps }. In all purses together: { $coins } coins.
       *[v] Quinte-bourg, villagers and Reptilians. Camps in town: { $camps }. In all purses together: { $coins } coins.
    }
event-cards-dealt =
    { $party_key ->
        [amoureux] { $you ->
            [seat] Your cards: { $party }, with the alibi { $alibi }; and { $effect }.
           *[none] Cards of { $seat }: { $party }, with the alibi { $alibi }; and { $effect }.
        }
       *[other] { $you ->
            [seat] Your cards: { $party } and { $effect }.
           *[none] Cards of { $seat }: { $party } and { $effect }.
        }
    }
event-doctor-shown =
    { $you ->
        [seat] You show everybody that you are the doctor; you are the executioner as well.
       *[none] Everybody should know: { $seat } is the doctor, and the executioner as well.
    }
event-posts-dealt = The public posts. { $posts_holders }.
event-night-fell = Night { $night } falls, { $weekday } night. Everybody closes their eyes.
event-called = “{ $call }”
event-wave-called =
    { $wave ->
        [0] “{ wave-0-call }”
        [1] “{ wave-1-call }”
        [2] “{ wave-2-call }”
        [3] “{ wave-3-call }”
        [4] “{ wave-4-call }”
       *[5] “{ wave-5-call }”
    }
event-lover-known =
    { $you ->
        [seat] You and { $lover } are the lovers. Alibi of { $lover }: { $alibi }.
       *[none] { $seat } sees the beloved: { $lover }, with the alibi { $alibi }.
    }
event-group-met =
    { $you ->
        [seats] { $seats_others_count ->
            [0] You open your eyes ({ $group }), and you are alone.
           *[other] You recognize each other ({ $group }): { $seats_others } and you.
        }
       *[none] Eyes open ({ $group }): { $seats }.
    }{ $has_leader ->
        [yes] { " " }Leader: { $leader }.
       *[no] { "" }
    }
event-henchmen-chosen =
    { $you ->
        [chief] Under your orders ({ $role }): { $seats }.
        [seats] You are under the orders of { $chief } ({ $role }), as are: { $seats }.
       *[none] Under the orders of { $chief } ({ $role }): { $seats }.
    }
event-potion-given =
    { $you ->
        [seat] You give { $target } { $potion }.
       *[none] { $seat } gives { $target } { $potion }.
    }
event-treated =
    { $you ->
        [seat] After your care: { $target }, { $health }.
       *[none] After the care of { $seat }: { $target }, { $health }.
    }
event-potion-tried =
    { $you ->
        [seat] After your experimental potion: { $target }, { $health }.
       *[none] After the experimental potion of { $seat }: { $target }, { $health }.
    }
event-researched =
    { $you ->
        [seat] You work on the remedy. Nights so far: { $nights }; doses at hand: { $doses }.
       *[none] { $seat } works on the remedy. Nights so far: { $nights }; doses at hand: { $doses }.
    }
event-whisper-began =
    { $you ->
        [seats] The dead have called. Whispering for a night: { $seats_others } and you.
       *[none] The dead have called. Whispering for a night: { $seats }.
    }
event-names-shown =
    { $pot ->
        [yes] { $seats_count ->
            [0] Cortex has named the pot.
           *[other] Cortex has named { $seats }, and the pot.
        }
       *[no] Cortex has named { $seats }.
    }
event-double-announced = Minus and Cortex name twice as many people at their next call.
event-skadi-joined =
    { $you ->
        [seat] Your camp from now on: { $camp }.
       *[none] The camp of { $seat }, who is Skadi, from now on: { $camp }.
    }
event-skadi-recognised =
    { $you ->
        [seat] You recognize your new camp ({ $camp }): { $seats }.
        [seats] Skadi has joined your camp ({ $camp }), and is { $seat }.
       *[none] { $seat }, who is Skadi, is recognized by { $seats } ({ $camp }).
    }
event-group-chose =
    { $has_target ->
        [yes] { $home ->
            [yes] Choice of the night ({ $group }): the house of { $target }.
           *[no] Choice of the night ({ $group }): { $target }.
        }
       *[no] A night without a choice ({ $group }).
    }
event-pair-made =
    { $duo_key ->
        [haters] { $you ->
            [seat] Somebody has sown discord: { $other } and you cannot stand each other, and will fight on Tuesday and Friday nights.
           *[none] { $seat } now hates { $other }.
        }
       *[partners] { $you ->
            [seat] An arrow has hit: { $other } and you have a rendezvous on Wednesday and Saturday nights.
           *[none] { $seat } now has rendezvous with { $other }.
        }
    }
event-sent-to-sleep =
    { $you ->
        [seat] Sand trickles into your eyes: you sleep heavily until dawn.
       *[none] { $seat } sleeps heavily until dawn.
    }
event-card-seen =
    { $you ->
        [seat] You look at a card of { $target } ({ $card }): { $role }.
       *[none] { $seat } looks at a card of { $target } ({ $card }): { $role }.
    }
event-cards-seen =
    { $you ->
        [seat] You see the cards of { $target }: { $party } and { $effect }
       *[none] { $seat } sees the cards of { $target }: { $party } and { $effect }
    }{ $lover ->
        [yes] , and the lovers’ card.
       *[no] .
    }
event-guard-posted =
    { $has_house ->
        [yes] { $you ->
            [seat] An order for the night: guard house no. { $house }.
           *[none] { $seat } is to guard house no. { $house } tonight.
        }
       *[no] { $you ->
            [seat] An order for the night: guard the hospital room of { $room }.
           *[none] { $seat } is to guard the hospital room of { $room } tonight.
        }
    }
event-order-delivered =
    { $you ->
        [seat] A letter without a sender: vote against { $target } at the next session, or you will be nearly dead.
       *[none] { $seat } gets a letter without a sender: to vote against { $target } at the next session.
    }
event-duo-news =
    { $duo_key ->
        [haters] { $present ->
            [yes] { $you ->
                [seat] { $other } was there, and you fought.
               *[none] { $seat } found { $other } there, and they fought.
            }
           *[no] { $you ->
                [seat] You came to fight, but { $other } was not there.
               *[none] { $seat } came to fight, but { $other } was not there.
            }
        }
        [partners] { $present ->
            [yes] { $you ->
                [seat] { $other } came to your rendezvous.
               *[none] { $seat } met { $other } at the rendezvous.
            }
           *[no] { $you ->
                [seat] { $other } did not come to your rendezvous.
               *[none] { $seat } waited for { $other } in vain.
            }
        }
       *[lovers] { $present ->
            [yes] { $you ->
                [seat] You spend the night with your beloved, { $other }.
               *[none] { $seat } spends the night with { $other }.
            }
           *[no] { $you ->
                [seat] Your beloved, { $other }, was not there.
               *[none] { $seat } did not find { $other } there.
            }
        }
    }
event-door-found = The door of the bunker took all night to force. It will stay open.
event-stalk-answered =
    { $at_home ->
        [yes] { $you ->
            [seat] Your stalker: { $target } was at home.
           *[none] The stalker of { $seat }: { $target } was at home.
        }
       *[no] { $you ->
            [seat] Your stalker: { $target } was not at home.
           *[none] The stalker of { $seat }: { $target } was not at home.
        }
    }
event-reveal-answered =
    { $you ->
        [seat] Your revealer
       *[none] The revealer of { $seat }
    }{ $has_house ->
        [yes] , house no. { $house }:
       *[no] , hospital room of { $room }:
    }{ $reptilian ->
        [yes] { " a Reptilian was there." }
       *[no] { " no Reptilian was there." }
    }
event-loot-counted =
    { $you ->
        [seat] { $coins ->
            [0] Your larceny brings nothing.
            [one] Your larceny brings 1 coin.
           *[other] Your larceny brings { $coins } coins.
        }
       *[none] { $coins ->
            [0] The larceny of { $seat } brings nothing.
            [one] The larceny of { $seat } brings 1 coin.
           *[other] The larceny of { $seat } brings { $coins } coins.
        }
    }
event-couple-news =
    { $present ->
        [yes] { $you ->
            [seat] Your spouse, { $other }, slept at home.
           *[none] { $seat } found { $other } asleep at home.
        }
       *[no] { $you ->
            [seat] Your spouse, { $other }, did not sleep at home.
           *[none] { $seat } found the side of { $other } cold.
        }
    }
event-miracle-worked =
    { $miracle_key ->
        [raise] { $worked ->
            [yes] { $you ->
                [seat] Your miracle raises { $target }.
               *[none] A miracle of { $seat } raises { $target }.
            }
           *[no] { $you ->
                [seat] Your miracle on { $target } had nothing to raise; you keep it.
               *[none] A miracle of { $seat } on { $target } had nothing to raise.
            }
        }
       *[convert] { $worked ->
            [yes] { $you ->
                [seat] Your miracle converts { $target }.
               *[none] A miracle of { $seat } converts { $target }.
            }
           *[no] { $you ->
                [seat] { $target } could not be converted any more; you keep the miracle.
               *[none] { $seat } could not convert { $target } any more.
            }
        }
    }
event-health-felt =
    { $you ->
        [seat] You are { $health }.
       *[none] { $seat } is { $health }.
    }
event-purse-changed =
    { $you ->
        [seat] { $coins ->
            [one] Your purse: { $coins } coin ({ SIGNED($change) }).
           *[other] Your purse: { $coins } coins ({ SIGNED($change) }).
        }
       *[none] { $coins ->
            [one] Purse of { $seat }: { $coins } coin ({ SIGNED($change) }).
           *[other] Purse of { $seat }: { $coins } coins ({ SIGNED($change) }).
        }
    }
event-converted =
    { $you ->
        [seat] You have been converted: { $camp }.
       *[none] { $seat } has been converted: { $camp }.
    }

## What happens: invocations

event-invoked =
    { $you ->
        [seat] You raise your hand: you invoke a power.
       *[none] { $seat } raises a hand, and invokes a power.
    }
event-invocation-began = Somebody invokes a power. Everything stands still.
event-invocation-failed =
    { $you ->
        [seat] { $target } had already fallen: your power does nothing, and you keep it.
       *[none] { $target } had already fallen: the power of { $seat } does nothing.
    }

## What happens: the morning

event-day-broke = { $weekday }, day { $day }. Quinte-bourg wakes up.
event-charmed-reported =
    { $seats_count ->
        [0] Nobody is charmed.
       *[other] Charmed: { $seats }.
    }
event-posts-shifted = All public posts have moved one place, { $direction }. { $posts_holders }.
event-admired =
    { $you ->
        [seat] The whole town admires you this morning.
       *[none] The whole town admires { $seat } this morning.
    }
event-posts-exchanged =
    { $has_own ->
        [yes] { $you ->
            [seat] You take the post of { $other } ({ $post }) and give yours for it ({ $own }).
            [other] { $seat } takes your post ({ $post }) and gives you another for it ({ $own }).
           *[none] { $seat } takes the post of { $other } ({ $post }) and gives another for it ({ $own }).
        }
       *[no] { $you ->
            [seat] You take the post of { $other } ({ $post }).
            [other] { $seat } takes your post ({ $post }).
           *[none] { $seat } takes the post of { $other } ({ $post }).
        }
    }
event-resigned =
    { $you ->
        [seat] A piece of protest art: you must resign ({ $post }).
       *[none] A piece of protest art: { $seat } must resign ({ $post }).
    }
event-scrutineer-changed =
    { $has_seat ->
        [yes] { $you ->
            [seat] You are the scrutineer today.
           *[none] Scrutineer of the day: { $seat }.
        }
       *[no] There is no scrutineer today.
    }
event-became-spectator =
    { $you ->
        [seat] From now on you only watch: everything lies open before you.
       *[none] From now on { $seat } only watches.
    }
event-harassed =
    { $you ->
        [seat] A sculpture fills your house: you must move.
       *[none] A sculpture fills the house of { $seat }, who must move.
    }
event-moved =
    { $you ->
        [seat] You exchange houses with { $other }.
        [other] { $seat } exchanges houses with you.
       *[none] { $seat } exchanges houses with { $other }.
    }
event-health-reported =
    { $seats_count ->
        [0] Health report: nothing has changed.
       *[other] Health report – { $states_seats }.
    }
event-health-announced =
    { $you ->
        [seat] For all to see: you are { $health }.
       *[none] For all to see: { $seat } is { $health }.
    }
event-door-reported =
    { $you ->
        [seat] The door of your bunker was forced in the night.
       *[none] The door of the bunker was forced last night; { $seat } is told.
    }
event-post-vacated =
    { $you ->
        [seat] You lose your post ({ $post }).
       *[none] A post is vacant: { $post } (before: { $seat }).
    }
event-post-withdrawn = A post is given up for good: { $post }.
event-applied =
    { $you ->
        [seat] You apply for a post: { $post }.
       *[none] { $seat } applies for a post: { $post }.
    }
event-appointed =
    { $you ->
        [seat] A new post for you: { $post }.
       *[none] A new post for { $seat }: { $post }.
    }
event-inherited =
    { $you ->
        [seat] { $coins ->
            [one] You inherit 1 coin from your spouse, { $owner }.
           *[other] You inherit { $coins } coins from your spouse, { $owner }.
        }
       *[none] { $coins ->
            [one] { $seat } inherits 1 coin from { $owner }.
           *[other] { $seat } inherits { $coins } coins from { $owner }.
        }
    }
event-bequeathed =
    { $you ->
        [seat] { $coins ->
            [one] You leave 1 coin of { $owner } to { $heir }.
           *[other] You leave { $coins } coins of { $owner } to { $heir }.
        }
        [heir] { $coins ->
            [one] The notary leaves you 1 coin of { $owner }.
           *[other] The notary leaves you { $coins } coins of { $owner }.
        }
       *[none] { $coins ->
            [one] { $seat }, notary, leaves 1 coin of { $owner } to { $heir }.
           *[other] { $seat }, notary, leaves { $coins } coins of { $owner } to { $heir }.
        }
    }
event-estate-settled = The estate of { $seat } is settled.
event-camera-read =
    { $has_house ->
        [yes] Thermal camera, house no. { $house }:
       *[no] Thermal camera, hospital room of { $room }:
    }{ $count ->
        [0] { " nobody." }
        [1] { " one person." }
       *[other] { " two people or more." }
    }

## What happens: the session

event-session-called =
    { $session_key ->
        [special] The president calls a special session.
       *[normal] A normal session today.
    }
event-law-proposed = A law is proposed by { $group }: “{ $law }”.
event-no-law-proposed = Nobody proposes a law.
event-law-decided =
    { $accepted ->
        [yes] Law of the day: “{ $law }”.
       *[no] The senator rejects the law: “{ $law }”.
    }
event-debate-began = The floor is open.
event-debate-closed = The debate is closed.
event-direction-chosen = The votes are called { $direction }.
event-voted =
    { $names_count ->
        [0] { $you ->
            [seat] You vote blank.
           *[none] { $seat } votes blank.
        }
       *[other] { $names_others_count ->
            [0] { $you ->
                [seat] You vote against yourself.
               *[names] { $seat } votes against you.
            }
           *[other] { $you ->
                [seat] You vote against { $names }.
               *[none] { $seat } votes against { $names }.
            }
        }
    }
event-vote-paid =
    { $has_taker ->
        [yes] { $you ->
            [seat] Your vote costs you a coin, which goes to { $taker }.
            [taker] { $seat } pays you a coin for the vote.
           *[none] { $seat } pays { $taker } a coin for the vote.
        }
       *[no] { $you ->
            [seat] You put a coin into the pot ({ $pot }).
           *[none] { $seat } puts a coin into the pot ({ $pot }).
        }
    }
event-absent-voted =
    { $count ->
        [one] { $you ->
            [target] One more vote, from those who are not there: against you.
           *[none] One more vote, from those who are not there: against { $target }.
        }
       *[other] { $you ->
            [target] { $count } more votes, from those who are not there: against you.
           *[none] { $count } more votes, from those who are not there: against { $target }.
        }
    }
event-votes-replaced = A rigged vote takes the place of their own: { $seats }.
event-tied-to-coma = Tied, and so in a coma: { $seats }.
event-president-deposed =
    { $you ->
        [seat] You lose the presidency.
       *[none] { $seat } loses the presidency.
    }
event-condemned =
    { $you ->
        [seat] You are condemned; the sentence is carried out tonight.
       *[none] { $seat } is condemned; the sentence is carried out tonight.
    }
event-nobody-condemned = Nobody is condemned: { $why }.
event-accused = Before the tribunal: { $seats }.
event-judged =
    { $you ->
        [seat] The tribunal on you: { $against_count } for execution, { $mercy_count } for mercy.
       *[none] The tribunal on { $seat }: { $against_count } for execution, { $mercy_count } for mercy.
    }

## What happens: weddings, gifts, the evening, the feast

event-marriage-proposed =
    { $how_key ->
        [forced] { $you ->
            [seat] You ask the odious priest to marry you to { $other }, willing or not.
            [other] { $seat } asks the odious priest to be married to you, willing or not.
           *[none] { $seat } asks the odious priest for a forced marriage with { $other }.
        }
        [witnesses] { $you ->
            [seat] You propose to { $other }, before two witnesses.
            [other] { $seat } proposes to you, before two witnesses.
           *[none] { $seat } proposes to { $other }, before two witnesses.
        }
       *[pretre-cupide] { $you ->
            [seat] You propose to { $other }, before a priest.
            [other] { $seat } proposes to you, before a priest.
           *[none] { $seat } proposes to { $other }, before a priest.
        }
    }
event-fee-named =
    { $you ->
        [seat] Your fee: { $coins ->
            [0] nothing
            [1] 1 coin
           *[other] { $coins } coins
        }.
       *[none] The fee of { $seat }, priest: { $coins ->
            [0] nothing
            [1] 1 coin
           *[other] { $coins } coins
        }.
    }
event-marriage-failed = No wedding for { $seat } and { $other }: { $why }.
event-married =
    { $has_house ->
        [yes] { $you ->
            [seat] You marry { $other }, and live in house no. { $house } together.
            [other] You marry { $seat }, and live in house no. { $house } together.
           *[none] { $seat } and { $other } are married, and live in house no. { $house }.
        }
       *[no] { $you ->
            [seat] You marry { $other }, and live in the bunker together.
            [other] You marry { $seat }, and live in the bunker together.
           *[none] { $seat } and { $other } are married, and live in the bunker.
        }
    }
event-gift-made =
    { $you ->
        [seat] { $coins ->
            [one] You give { $other } 1 coin.
           *[other] You give { $other } { $coins } coins.
        }
        [other] { $coins ->
            [one] { $seat } gives you 1 coin.
           *[other] { $seat } gives you { $coins } coins.
        }
       *[none] { $coins ->
            [one] { $seat } gives { $other } 1 coin.
           *[other] { $seat } gives { $other } { $coins } coins.
        }
    }
event-inquiry-held =
    { $you ->
        [seat] The prosecutor has looked at your cards.
       *[none] The prosecutor has looked at the cards of { $seat }.
    }
event-camera-placed =
    { $you ->
        [seat] Your thermal camera is set up for the night before house no. { $house }.
       *[none] The thermal camera of { $seat } stands before house no. { $house } tonight.
    }
event-richest-reported =
    { $has_seat ->
        [yes] { $you ->
            [seat] You are the richest in town, and protected at home tonight.
           *[none] The richest in town, and protected at home tonight: { $seat }.
        }
       *[no] Nobody is the richest of all tonight.
    }
event-feast-began = Sunday, the village feast. Nobody dies today; go where you like, and listen.
event-walked =
    { $place_key ->
        [square] { $you ->
            [seat] You go to the square.
           *[none] { $seat } goes to the square.
        }
        [tavern] { $you ->
            [seat] You go to the tavern.
           *[none] { $seat } goes to the tavern.
        }
        [church] { $you ->
            [seat] You go to the church.
           *[none] { $seat } goes to the church.
        }
        [hall] { $you ->
            [seat] You go to the hospital hall.
           *[none] { $seat } goes to the hospital hall.
        }
       *[house] { $you ->
            [seat] You go to house no. { $house }.
           *[none] { $seat } goes to house no. { $house }.
        }
    }
event-feast-ended = The feast is over; everybody goes home.

## What happens: the end

event-role-shown =
    { $has_alibi ->
        [yes] { $seat }: { $party }, with the alibi { $alibi }; { $effect }; { $health }.
       *[no] { $seat }: { $party }; { $effect }; { $health }.
    }
told-why-won =
    { $why_key ->
        [annihilation] { $camp_key ->
            [algebristes] Their sworn enemies, the analysts, are all in the morgue, and so are the Reptilians, if there were any.
            [analystes] Their sworn enemies, the geometers, are all in the morgue, and so are the Reptilians, if there were any.
           *[geometres] Their sworn enemies, the algebraists, are all in the morgue, and so are the Reptilians, if there were any.
        }
       *[other] { $why }
    }
event-camp-won =
    { $winners_count ->
        [0] { $camp }: victory, and nobody to enjoy it. { told-why-won }
       *[other] { $camp }: victory of { $winners }. { told-why-won }
    }

## Settings

option-mode = Mode
option-mode-help = Who lives in town.
option-mode-v = { mode-v }
option-mode-m = { mode-m }
option-mode-e = { mode-e }
option-night_calls = { options-night }
option-night_calls-help = Several roles at a time make for quick nights; one after another, it goes as around a table.
option-night_calls-waves = Several roles at a time
option-night_calls-classic = One role after another
option-start_weekday = First night
option-start_weekday-help = The weekday of the first night.
option-start_weekday-thu = { weekday-thu }
option-start_weekday-mon = { weekday-mon }
option-reptilian_lover = A Reptilian among the lovers
option-reptilian_lover-help = Whether one of the two lovers holds a Reptilian’s card as an alibi, and hunts with the pack. Standard: in Strange people mode only.
option-reptilian_lover-yes = Yes
option-reptilian_lover-no = No
option-shuffle_variants = Random variants
option-shuffle_variants-help = Nurse or surgeon, cheater or hacker: chance decides which variants are in the game, and so on which nights they act.
option-leader_succession = A fellow decides for a fallen leader
option-leader_succession-help = While the alpha or a leader of mathematicians is in a coma or taken for dead, the next fellow clockwise has the last word; otherwise nobody attacks.
option-converts_leave = The prophet’s converts leave their meetings
option-converts_leave-help = Whoever Sesiano converts is no longer called with the old fellows and no longer goes out with them, so they see who is missing. Otherwise a convert keeps meeting and attacking with them, unknown to all, and merely no longer counts as one of them.
option-target_first = An attack hits its target before others
option-target_first-help = Whoever the attackers chose is hit, if at home, unless somebody defends the house. Otherwise chance decides who in the house is hit, for nobody can make out faces at night.
option-hide_q_m = Nearly dead or dead? The town is not told
option-hide_q_m-help = The town hears only that somebody is dead. Somebody nearly dead may still come back; they know it, and those who work in the hospital see it.
option-condemned_invoke = The condemned may invoke
option-condemned_invoke-help = Between the verdict and the night when it is carried out, the condemned may still use a power that can be invoked at any moment. Otherwise they take no further part at all.
option-special_blank = Blank votes in special sessions
option-special_blank-help = In a special session everybody who can vote has to name somebody. With this, a blank vote is allowed there too, as on other days.
option-one_inquiry = One inquiry a day
option-one_inquiry-help = With a deputy the prosecutor may open as many inquiries as the purse allows, two coins each. With this, one a day at most.
option-one_proposal = One proposal a day
option-one_proposal-help = Everybody may propose marriage to each other person once a day. With this, once a day to one person only.
option-role_talk = Talk about roles
option-role_talk-help = Whether players may say, or claim, what their cards are. Cards are never shown.
option-dead_spectator = The dead may watch
option-dead_spectator-help = Whoever is dead for good may choose to see everything, all cards and all that happens, and gives up what the dead can do. The town is told. Not possible where the town cannot tell the dead from the nearly dead.
option-max_weeks = Sundays
option-max_weeks-help = After this many Sundays the game stops, and the winners are decided as things stand.
option-coins = Coins at the start
option-coins-help = What everybody has in their purse.
option-henchmen = Henchmen of the godfather
option-henchmen-help = How many he chooses on the first night.
option-right_hand_henchmen = Henchmen of the right hand
option-right_hand_henchmen-help = How many the right hand chooses on the first night.
option-clock = Clocks
option-clock-help = Percent of the standard time for every question; 0 for no clock at all.
option-wave_seconds = A part of the night
option-wave_seconds-help = Standard seconds for one part of the night, when several roles answer at a time.
option-debate_seconds = The debate
option-debate_seconds-help = Standard seconds of a debate, at most.
option-feast_seconds = The feast
option-feast_seconds-help = Standard seconds of the Sunday feast, at most.
options-town = The town
options-town-help = Who lives here, and how long the game lasts.
options-night = The night
options-night-help = How the roles are called, and how long it takes.
options-day = The day
options-day-help = What may be said, and how long people may talk.
style-villagers = { mode-v }
style-villagers-help = Villagers against Reptilians. Quick nights: several roles answer at a time.
style-mathematicians = { mode-m }
style-mathematicians-help = Three camps of mathematicians. Quick nights: several roles answer at a time.
style-strange = { mode-e }
style-strange-help = Everybody at once. Quick nights: several roles answer at a time.
style-table = As around a table
style-table-help = Every role of the night is called on its own, as a game master would.

## Composing the town

value-usual = standard
options-party = Party cards
options-party-help = How many of each; plain cards make up the number.
options-effects = Effect cards
options-effects-help = With or without each; others take the place of those you leave out.
options-posts = Optional posts
options-posts-help = With or without each of them.
options-money = Money and henchmen
options-money-help = What people have, and who serves the mafia.
shares-posts = Public posts
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
note-no-doctor = Without the doctor there is no executioner’s potion, no care and no remedy: the condemned are nearly dead.
note-no-idealists = Nobody wins as an idealist, unless somebody is converted.
note-lovers-alibi = The lovers hold an alibi card each, beside the party cards.
note-seth-alone = Seth has no fennec: he is alone with his grudge.
note-no-conquest = No camp of mathematicians has enough members to conquer the town by its posts.
note-no-mafia = There is no mafia: nobody corrupts, nobody has henchmen.
note-no-inspection = Nobody can look at cards at night.
note-no-spectators = As the town is not told who is dead for good, nobody can choose to watch.
note-skadi-third-night = Skadi chooses her camp on the third night; before that she cannot win.

## Why not

closed-qb-eff-artiste-01 = You do not sculpt in your own house.
closed-qb-eff-cheat-03 = Your loot is yours already; give some of it to somebody else.
closed-qb-eff-laura-01 = Laura never sleeps in her own house.
closed-qb-eff-nurse-02 = You can spy only on others who lie in hospital or in the morgue.
closed-qb-eff-nurse-03 = You can poison only others who are patients: wounded or in a coma.
closed-qb-eff-nurse-04 = The nearly dead are out of reach until somebody has come back from there.
closed-qb-eff-sand-01 = You cannot send yourself to sleep.
closed-qb-health-30 = The potion is only for the nearly dead.
closed-qb-mafia-01 = This henchman has been chosen already.
closed-qb-mafia-11 = Only a henchman of yours who is awake, on their feet and not engaged tonight can stand guard.
closed-qb-mafia-15 = Chiefs and their henchmen cannot be chosen by another chief.
closed-qb-mafia-16 = The right hand is a henchman of the godfather’s anyway.
closed-qb-mafia-18 = The doctor cannot be a henchman.
closed-qb-mafia-19 = The one who is corrupted must vote against somebody else.
closed-qb-post-executioner-07 = There is one coma potion in the game, and it is used up.
closed-qb-role-cortex-02 = Once you act, Minus must get a name too.
closed-qb-role-cortex-03 = Already named; all names must be different.
closed-qb-role-medecin-08 = Ordinary care does not help the nearly dead.
closed-qb-role-medecin-11 = You have no dose: three nights of research give one.
closed-qb-role-medecin-16 = Not a patient: only others who are wounded, in a coma or nearly dead are.
closed-qb-role-minus-02 = Only the names that Cortex gave, each once.
closed-qb-role-sesiano-01 = Already chosen for tonight.
closed-qb-role-sesiano-02 = You can rise only from nearly dead, and only once.
closed-qb-role-sesiano-03 = You have raised somebody already.
closed-qb-role-sesiano-04 = You can convert only once, and only another who is not dead.
closed-qb-ruling-125 = A colloquium is held at the home of a living member.
closed-qb-ruling-141 = You can raise only others, and nobody the town knows to be dead for good.
closed-qb-ruling-24 = One change a night for each patient.
closed-qb-ruling-63 = You cannot attack your own, but you can attack their house, whoever is in it.
closed-qb-ruling-69 = Somebody other than yourself.
closed-qb-ruling-71 = Minus and Cortex spare their own camp.
closed-qb-ruling-72 = Out of reach: only the nearest inhabited houses on both sides, and your spouse.
closed-qb-ruling-75 = You do not rob your own home.
closed-qb-ruling-77 = Neither the doctor, who lives in the bunker, nor one’s own household.
closed-qb-ruling-80 = The executioner’s post is for good; and whoever resigned cannot apply for that post the same day.
closed-qb-ruling-82 = A pair is two different people.
closed-qb-day-13 = An inquiry can be opened from the session to the weddings, not on Sunday, and once a day where the table has chosen so.
closed-qb-day-14 = The camera is placed from the session to the evening, and not on Sunday.
closed-qb-ruling-123 = Whoever has fallen or is condemned holds no post until tomorrow morning.
closed-qb-ruling-22 = The condemned take no further part in the day, but for invocations where the table allows them.
closed-qb-screen-05 = Somebody invokes a power: everything stands still.
closed-qb-act-02 = Choose one of your powers and somebody within its reach, or nothing.
closed-qb-cal-06 = You can walk about at the Sunday feast only, until you have had enough.
closed-qb-day-08 = Proposals have their hour: after the vote, and at the feast, until all are done.
closed-qb-eff-assassin-01 = You cannot shoot there: not at yourself, not at those out of reach, not without a bullet.
closed-qb-law-23 = There is nobody to pay under this law today.
closed-qb-mafia-03 = Only a living henchman of your own.
closed-qb-money-02 = Give coins that you have, to somebody else.
closed-qb-post-deputy-01 = On odd days Deputy Randy places the camera, before a house where it does not stand already.
closed-qb-post-deputy-02 = On even days Deputy Armish places the camera, before a house where it does not stand already.
closed-qb-post-notary-01 = Only coins that somebody in the morgue has left.
closed-qb-post-notary-02 = You cannot leave anything to yourself.
closed-qb-post-opt-04 = You can apply only for vacant optional posts, and only while you have no post.
closed-qb-post-pickpocket-01 = A coin from somebody else who is alive, or from the pot, if there is one.
closed-qb-post-pickpocket-02 = { closed-qb-post-pickpocket-01 }
closed-qb-post-president-01 = A session is normal or special.
closed-qb-post-president-02 = No special session two days in a row.
closed-qb-post-president-05 = You can only close the debate.
closed-qb-post-president-06 = The others vote clockwise or anti-clockwise.
closed-qb-post-president-11 = Only among those who are tied.
closed-qb-post-president-12 = The tribunal spares or executes.
closed-qb-post-priest-01 = The fee is 0, 1 or 2 coins.
closed-qb-post-priest-02 = You cannot pay this fee.
closed-qb-post-prosecutor-03 = With a deputy in office the prosecutor may look at the cards of another post holder on their feet, for 2 coins.
closed-qb-post-scrutineer-02 = Not the person who resigned.
closed-qb-post-scrutineer-03 = You cannot appoint yourself while there is anybody else.
closed-qb-post-scrutineer-06 = Only one of those who applied.
closed-qb-post-senator-01 = The senator accepts or rejects.
closed-qb-role-fennec-02 = You can bite only once, and only another living person.
closed-qb-role-noire-01 = You can convert only once, and only another living person.
closed-qb-role-rouge-01 = Only once, and only another living member of the pack.
closed-qb-role-sesiano-05 = You can convert only once, and only another person who is not dead.
closed-qb-role-seth-02 = { closed-qb-role-rouge-01 }
closed-qb-ruling-05 = Nothing harmful on Sunday; you keep the power.
closed-qb-ruling-06 = At the feast those on their feet go to the square, the tavern, the church, the hospital hall or a house.
closed-qb-ruling-101 = Vote against somebody alive and not yet condemned, or blank.
closed-qb-ruling-109 = Both must be on their feet and unmarried, and nobody officiates at their own wedding; one proposal a day to the same person, or one in all where the table wants it so.
closed-qb-ruling-110 = Only the odious priest forces a marriage.
closed-qb-ruling-111 = A couple lives in a house on the ring.
closed-qb-ruling-115 = Only one who is known to be dead for good may choose to watch, by day, where the host has allowed it.
closed-qb-ruling-116 = Gifts are made by day, by those on their feet, to the living who are not condemned.
closed-qb-ruling-134 = This law could not be carried out today.
closed-qb-ruling-79 = Only a post that somebody else holds, and never the executioner’s.
closed-qb-ruling-84 = On Sunday a chief on their feet without a henchman may recruit somebody on their feet who is free to serve.
closed-qb-ruling-90 = People on their feet without a post come first.
closed-qb-ruling-93 = Only the living can inherit.
closed-qb-ruling-94 = Only one of those who are tied.
closed-qb-ruling-95 = In a special session everybody who can vote names somebody.
closed-qb-ruling-99 = Only a law of the catalogue, or none.
closed-qb-screen-07 = You can only raise your hand.
closed-qb-vote-02 = One vote each, or blank.
closed-qb-wed-01 = Answer yes or no.
closed-qb-wed-02 = While there is a priest, it is the priest who marries, not witnesses.
closed-qb-wed-03 = A witness says yes or no.
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

## The pages

page-quintebourg-houses = The houses of the town
page-quintebourg-middle = The middle of the town
page-quintebourg-vacant = vacant
page-quintebourg-house-of = { $house } ({ $names })
page-quintebourg-in-hospital = In hospital:
page-quintebourg-in-morgue = In the morgue:
page-quintebourg-hospital-empty = Nobody is in hospital.
page-quintebourg-married-to = married to { $name }
page-quintebourg-charmed = charmed
page-quintebourg-condemned = condemned today
page-quintebourg-invoked = was seen to invoke a power
page-quintebourg-watching = only watches
page-quintebourg-richest = the richest at the last count
page-quintebourg-stands = is here: { $place }
page-quintebourg-votes-now = votes now
page-quintebourg-waited-for = still to answer
page-quintebourg-votes-against =
    { $count ->
        [one] { $count } vote against
       *[other] { $count } votes against
    }
page-quintebourg-points-here = { $name } points at this house
page-quintebourg-week = The week
page-quintebourg-day = Day { $day }
page-quintebourg-sundays =
    { $count ->
        [one] { $count } Sunday left
       *[other] { $count } Sundays left
    }
page-quintebourg-day-order = The order of the day
page-quintebourg-gazette = The Quinte-bourg Gazette
page-quintebourg-news =
    { $count ->
        [one] { $count } piece of news
       *[other] { $count } pieces of news
    }
page-quintebourg-rubric-health = Health report
page-quintebourg-rubric-town = About town
page-quintebourg-rubric-posts = Appointments
page-quintebourg-rubric-camera = { call-camera-title }
page-quintebourg-rubric-session = From the town hall
page-quintebourg-rubric-weddings = Weddings
page-quintebourg-rubric-money = Money
page-quintebourg-vote = The vote
page-quintebourg-vote-special = The vote of a special session
page-quintebourg-law-today = Today’s law: { $law }.
page-quintebourg-no-law = No law for today: one vote each.
page-quintebourg-voted = { $count } of { $all } have voted
page-quintebourg-stands-so = How the vote stands
page-quintebourg-not-voted = has not voted yet
page-quintebourg-debate = The floor is open
page-quintebourg-gavel = { $name } has the gavel, and closes the debate.
page-quintebourg-no-gavel = There is no president: the debate ends when all have had their say.
page-quintebourg-invoke-rest = { word-invoke }
page-quintebourg-invoke-sure = Tap again to raise it
page-quintebourg-invoke-raised = The hand is up
page-quintebourg-invoke-help = To invoke a power, at any moment. Everybody has this button. Without a power to use, nothing happens and nobody sees it; otherwise those whose eyes are open see whose hand it is, never what it is for.
page-quintebourg-invoke-note = If you have a power to invoke now, you will be asked. If not, or if you have lowered your hand three times since the last dawn or dusk, nothing happens.
page-quintebourg-tribunal = The tribunal
page-quintebourg-tribunal-help = Everybody on their feet judges the accused, one after another. A tie spares.
page-quintebourg-judged-now = judged now
page-quintebourg-judged-later = waiting their turn
page-quintebourg-spared = spared, { $mercy } to { $against }
page-quintebourg-executed = executed, { $against } to { $mercy }
page-quintebourg-deeds = What you may do now
page-quintebourg-deed-give = Give coins
page-quintebourg-deed-propose = Propose marriage
page-quintebourg-deed-inquiry = Hold an inquiry
page-quintebourg-deed-watch = { word-watch }
page-quintebourg-deed-place-camera = Place the camera
page-quintebourg-deed-recruit = Recruit
page-quintebourg-yours = Your secrets
page-quintebourg-fresh = new
page-quintebourg-cover = Cover
page-quintebourg-covered = Your cards, your purse, and what you know.
page-quintebourg-sort-party = party role
page-quintebourg-sort-alibi = alibi
page-quintebourg-sort-effect = effect role
page-quintebourg-your-camp = Your camp: { $camp }
page-quintebourg-coins =
    { $count ->
        [one] { $count } coin in your purse
       *[other] { $count } coins in your purse
    }
page-quintebourg-order = A letter: vote against { $name } today, or else.
page-quintebourg-use =
    { $count ->
        [0] Spent: { $power }
        [1] Left to you, once: { $power }
       *[other] Left to you, { $count } times: { $power }
    }
page-quintebourg-use-seth-kill = Seth’s kill
page-quintebourg-use-rouge-kill = the red Reptilian’s kill
page-quintebourg-use-bite = { use-bite }
page-quintebourg-use-noire-convert = { use-noire-convert }
page-quintebourg-use-resurrect-self = miracle: rise
page-quintebourg-use-raise = miracle: raise
page-quintebourg-use-convert = miracle: convert
page-quintebourg-use-extra-miracle = one more miracle
page-quintebourg-use-coma-potion = { use-coma-potion }
page-quintebourg-use-free-bullet = { use-free-bullet }
page-quintebourg-use-choice = { use-choice }
page-quintebourg-use-reboot = { use-reboot }
page-quintebourg-asleep = You sleep heavily until dawn.
page-quintebourg-nights =
    { $count ->
        [one] { $count } night in hospital
       *[other] { $count } nights in hospital
    }
page-quintebourg-research = nights of research: { $nights }; doses: { $doses }
page-quintebourg-forced = The door of your bunker has been forced.
page-quintebourg-plan = The last plan ({ $group }): { $name }, { $place }
page-quintebourg-names = Cortex’s names: { $names }
page-quintebourg-estate =
    { $count ->
        [one] Estate of { $name }: { $count } coin
       *[other] Estate of { $name }: { $count } coins
    }
page-quintebourg-camera = Your camera watches: { $place }
page-quintebourg-guard = On guard by night: { $place }
page-quintebourg-know-else = Also
page-quintebourg-knows-party = party role: { $role }
page-quintebourg-knows-alibi = alibi: { $role }
page-quintebourg-knows-effect = effect role: { $role }
page-quintebourg-knows-camp = camp: { $camp }
page-quintebourg-knows-group = in the same group as you: { $group }
page-quintebourg-knows-leader = leads your group: { $group }
page-quintebourg-knows-duo = between you: { $duo }
page-quintebourg-knows-henchman = henchman under: { $role }
page-quintebourg-knows-chief = your chief: { $role }
page-quintebourg-book = The town’s book
page-quintebourg-tab-people = People
page-quintebourg-tab-posts = Posts
page-quintebourg-tab-laws = Laws
page-quintebourg-tab-purse = Money
page-quintebourg-nobody = nobody
page-quintebourg-all-coins = Coins in the whole town when the game began: { $count }
page-quintebourg-richest-is = The richest at the last count: { $name }. Nothing happens in that house at night.
page-quintebourg-no-richest = Nobody is richer than all others.
page-quintebourg-pot = In the pot: { $count }
page-quintebourg-look-purse = Look at your purse
page-quintebourg-night-of = { $weekday }, night { $night }
page-quintebourg-still = Everything stands still.
page-quintebourg-signs = Signs in the dark
page-quintebourg-go = Go there
page-quintebourg-you-are-here = You are here.
page-quintebourg-visit = Visit a house:
page-quintebourg-why-invoked = Nobody else sees which power it is, or on whom. If it hurts somebody, that is told without its cause: at once by day, in the morning after a night.
page-quintebourg-why-dead-win = { $count ->
    [one] { $names } lies in the morgue and wins all the same: the fallen win with their camp.
   *[other] { $names } lie in the morgue and win all the same: the fallen win with their camp.
}
page-log-day-mon = Monday
page-log-night-mon = Monday night
page-log-day-tue = Tuesday
page-log-night-tue = Tuesday night
page-log-day-wed = Wednesday
page-log-night-wed = Wednesday night
page-log-day-thu = Thursday
page-log-night-thu = Thursday night
page-log-day-fri = Friday
page-log-night-fri = Friday night
page-log-day-sat = Saturday
page-log-night-sat = Saturday night
page-log-day-sun = Sunday
page-log-votes = Votes
page-log-health = Health
page-log-posts = Posts
page-guide-lead = Quinte-bourg by day and by night: every role, post and law, as it is played in this house.
page-quintebourg-guide-health = Health
page-quintebourg-guide-party = Party roles
page-quintebourg-guide-effects = Effect roles
page-quintebourg-guide-invoking = Invoking a power
page-quintebourg-guide-posts = Public posts
page-quintebourg-guide-laws = Laws of the day
page-quintebourg-guide-laws-text = A law holds for one day. The first group that proposes one is heard; the senator decides.
page-quintebourg-guide-mafia = The mafia
page-coach-theme = Welcome to Quinte-bourg
page-coach-theme-text = A small town with too many secrets. The week has six nights and a feast. Somebody attacks, somebody heals, everybody votes; bots sit in the other houses, and know no more than a person would.
page-coach-cards = Your two cards
page-coach-cards-text = Under “{ page-quintebourg-yours }”: the party role says what your camp wants, the effect role what you can do. Have a look, then cover them again.
page-coach-night = Night
page-coach-night-text = All screens are alike now. If something is asked of you, answer; if not, tap whatever you like: it changes nothing, and hides who is really called.
page-coach-hand = The raised hand
page-coach-hand-text = Some roles may invoke a power at any moment. Everybody has the button; without such a power it does nothing.
page-coach-gazette = The morning paper
page-coach-gazette-text = The gazette tells what the night has done to the town: who is hurt, which posts are vacant, what a camera saw. It never says who did it.
page-coach-health = Five states
page-coach-health-text = Unharmed, wounded, in a coma, nearly dead, dead. The wounded sleep in hospital; in a coma you neither vote nor act; the nearly dead may still come back.
page-coach-session = A law for a day
page-coach-session-text = Before the vote a law may be proposed; the senator decides. You find them all in the town’s book, below.
page-coach-debate = Talk
page-coach-debate-text = Say what you suspect, under “{ page-tab-talk }”. The president ends the debate.
page-coach-vote = { page-quintebourg-vote }
page-coach-vote-text = Everybody names somebody, one after another and aloud, or votes blank where that is allowed. The numbers at the houses are votes so far.
page-coach-condemned = Condemned
page-coach-condemned-text = The executioner comes tonight, and is the doctor: the poison leaves the condemned nearly dead, unless the one coma potion is spent on them.
page-coach-weddings = Weddings
page-coach-weddings-text = Two who marry share a house, and whoever survives inherits. It takes witnesses, or a priest who asks a fee.
page-coach-gifts = Coins
page-coach-gifts-text = You may give coins by day. All the coins of the town in one purse win the game for some camps; the richest house is safe at night.
page-coach-posts = Public posts
page-coach-posts-text = The small signs beside the names are posts. Tap a house to read what they are for.
page-coach-feast = { option-feast_seconds }
page-coach-feast-text = Nobody is harmed on a Sunday. Walk about, and talk with those who stand where you stand.
page-coach-morgue = In the morgue
page-coach-morgue-text = You still have the actions of the dead at night, the first say in proposing laws, and a camp that may win without you.
page-coach-over = Who was who
page-coach-over-text = Several camps may have won. Go through the game again to see what everybody knew.

## In a terminal

faction-skadi = since Skadi’s choice
use-coma-potion = coma potion
use-seth-kill = your grudge
use-rouge-kill = your doubt
use-bite = bite
use-noire-convert = conversion to the pack
use-resurrect-self = rising yourself
use-raise = raising somebody
use-convert = converting somebody
use-extra-miracle = one more miracle
use-choice = choice of a camp
use-reboot = reboot
use-free-bullet = free bullet
cli-head = { $title } · { $weekday }, { $phase } · Sundays { $weeks }/{ $most } · coins { $coins }
cli-health-i = ok
cli-health-b = hurt
cli-health-c = coma
cli-health-q = dying
cli-health-m = dead
cli-post-scrutateur = Scr
cli-post-bourreau = Exe
cli-post-notaire = Not
cli-post-president = Pre
cli-post-senateur = Sen
cli-post-procureur = Pro
cli-post-chef-armees = Arm
cli-post-pretre-cupide = Gre
cli-post-pretre-odieux = Odi
cli-post-adj-randy = Ran
cli-post-adj-armish = Ash
cli-post-pick-mirko = Mko
cli-post-pick-mirka = Mka
cli-vacant = vacant
board-blank = blank
cli-law = Law of the day, { $law }: { $effect }
cli-votes = Votes
cli-pot = { page-quintebourg-pot }
board-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
board-asleep = in heavy sleep
board-alibi = alibi { $role }
board-no-camp = no camp yet
board-order = ordered to vote against { $name }
board-plan = the last plan ({ $group }): { $name }
cli-shown = { page-quintebourg-names }
board-guard = on guard: { $place }
cli-camera = your camera: { $place }
cli-estate = estate of { $name }: { $count }
board-doses = doses: { $count }
board-uses = Left to use: { $uses }.
cli-leads = leads ({ $group })
board-mafia-parrain = under the godfather’s orders
board-mafia-parrain-himself = the godfather
board-mafia-bras-droit = under the right hand’s orders
board-mafia-bras-droit-himself = the godfather’s right hand
cli-help-week = Six nights a week, Monday to Saturday; Sunday is the feast. At night roles act in secret; by day the town hears what happened, debates and votes on an execution.
cli-help-day = A day: the morning’s news, the president’s session, a law of the day, the debate, the vote, weddings, pickpockets, the richest. Coins can be given all day (type o).
cli-help-health = Health goes from unharmed to wounded, in a coma, nearly dead and dead. The wounded and those in a coma lie in hospital; three nights there heal one notch.
cli-help-marks = From left to right: ▸ whose answer is awaited; number of the house (B the bunker); name; health as announced; marks; posts; → vote. Marks: ✦ charmed, † condemned, ^ seen to invoke a power, $ richest, ♥ married, * you know something (type k).
cli-help-laws = The laws of the day

## Why bots do what they do

reason-steady-plan = it serves what I am after
reason-steady-foe = { $seat } may well be an enemy ({ $share })
reason-steady-friend = { $seat } is on my side
reason-steady-look = { $seat } is worth a closer look
reason-steady-fellow = I follow { $seat }
reason-steady-blank = I know too little to send anybody to the executioner
reason-steady-coin = the purse of { $seat } could be lighter
reason-steady-charm = { $seat } is not charmed yet
reason-steady-power = a power against { $seat } is well spent
reason-steady-order = an order about { $seat } is useful, or must be obeyed
reason-steady-guard = { $seat } is worth guarding
reason-steady-convert = { $seat } would be better on my side

## Why the sharp bot moved so, where steady would not have

reason-sharp-convert = converting { $seat } now may end the game while enough of us stand ({ $share })

## A town that cannot be

refused-option-clash-qb-camp-07 =
    { $needed ->
        [yes] { $settings }: this mode cannot do without that card.
       *[no] { $settings }: this mode does not know that card.
    }
refused-option-clash-qb-know-11 = { $settings } has nothing to do alone: Minus goes with Cortex, the fennec with Seth.
refused-option-clash-qb-camp-02 = { $settings }: these make { $count } cards for { $players } players; everybody gets exactly one.
refused-option-clash-qb-post-gen-01 = { $settings }: these make { $count } posts for { $players } players who can hold one.
refused-option-clash-qb-ruling-83 = { $settings }: these are { $count } henchmen, but beside the doctor and the chiefs there are only { $players } players.

page-quintebourg-signs-to = Signs to those who are awake with you
page-quintebourg-can-more = What else it can do

## Sayings: what players say to each other

saying-go-for = Let us vote against { $seat }.
saying-go-for-2 = { $seat } to the scaffold! Who is with me?
saying-go-for-3 = Write { $seat } on your ballots.
saying-am-role = My card says: { $word }.
saying-am-role-2 = If you must know: { $word }.
saying-am-role-3 = I have nothing to hide: { $word }.
saying-am-role-4 = Very well, my card: { $word }.
saying-am-camp = My camp: { $word }.
saying-am-camp-2 = I win with these, and with nobody else: { $word }.
saying-saw-card = I have seen { $seat }’s card: { $word }.
saying-saw-card-2 = I looked, and { $seat } has this card: { $word }.
saying-partner = { $seat } and I belong together.
saying-partner-2 = My heart, and my house, are with { $seat }.
saying-ask-role = { $seat }, what are you?
saying-ask-role-2 = What does your card say, { $seat }?
saying-ask-role-3 = { $seat }, show your colours: what are you?
saying-home =
    { $word_key ->
        [yes] I watched { $seat }, who spent the night at home.
       *[no] I watched { $seat }, who was not at home.
    }
saying-home-2 =
    { $word_key ->
        [yes] { $seat } slept at home. I was watching.
       *[no] { $seat } was out all night. I was watching.
    }
saying-reptilian =
    { $word_key ->
        [yes] There was a Reptilian at house no. { $position }.
       *[no] There was no Reptilian at house no. { $position }.
    }
saying-reptilian-2 =
    { $word_key ->
        [yes] House no. { $position }: scales everywhere.
       *[no] House no. { $position }: not a scale to be found.
    }
saying-met =
    { $word_key ->
        [yes] { $seat } was with me that night.
       *[no] I waited for { $seat } that night, in vain.
    }
saying-met-2 =
    { $word_key ->
        [yes] { $seat } and I spent the night together.
       *[no] { $seat } did not come that night.
    }
saying-was-hurt = I was hurt at night.
saying-was-hurt-2 = Somebody did me harm in the dark.
saying-was-hurt-3 = I did not come through the night unharmed.
saying-was-healed = I am well again.
saying-was-healed-2 = Somebody has healed me.
saying-lost-coins = { $amount ->
    [one] A coin is missing from my purse.
   *[other] { $amount } coins are missing from my purse.
}
saying-lost-coins-2 = { $amount ->
    [one] Stop thief! I lost a coin.
   *[other] Stop thief! I lost { $amount } coins.
}
saying-was-ordered = I got a letter: I had to vote against { $seat }.
saying-was-ordered-2 = Somebody forced me to vote against { $seat }.
saying-will-vote = I will vote against { $seat }.
saying-will-vote-2 = My vote goes against { $seat }. Count on it.
saying-will-vote-3 = You will find { $seat } on my ballot.
saying-will-vote-4 = Today I vote against { $seat }.
saying-ask-night = { $seat }, where were you at night?
saying-ask-night-2 = And where did you sleep, { $seat }?
saying-ask-night-3 = { $seat }, who can vouch for your night?
conflict-doctor-known = Everybody knows who the doctor is.
conflict-two-cards = Nobody has two cards of that kind.
conflict-two-nights = These two tell the night differently.
closed-qb-mj-05 = Roles are not spoken of at this table.

## Draws that a master makes by hand

draw-accused = who else stands before the tribunal, of those tied
draw-alibi = an alibi of the lovers
draw-alibi-order = whose alibi is which: the first lover’s, then the second’s
draw-effect = the effect cards
draw-party = the party cards
draw-appoint = who gets the post
draw-assassin = how the assassin’s bullet hits
draw-colloque = at whose home the mathematicians meet
draw-damage = what the attack does to its victim
draw-doctor-effect = who exchanges effect cards with the doctor, who cannot have that one
draw-variant = which cards of a family are in play, those first
draw-dead = whom the dead name, of those named equally often
draw-defence = what the defence does to the attacker
draw-fight = how the fight of the haters ends
draw-haters = where the haters meet
draw-harassed = with whom homes are exchanged
draw-henchmen = who becomes a henchman
draw-hit = which attacker the defence hits
draw-item-64 = { place-bunker }
draw-item-66 = { place-pot }
draw-law = the law that is proposed, of those named equally often
draw-lovers = where the lovers meet
draw-make-haters = whom Eris sets against each other
draw-make-partners = whom Cupid brings together
draw-minus = in which order Minus sees the names
draw-partners = where the rendezvous is
draw-pay-vote = who gets the coin for the vote
draw-posts = who gets which post
draw-silent-vote = the name on the ballot of somebody silent
draw-skadi = whose camp Skadi joins
draw-squat = where Laura spends the night
draw-tie = who of those tied is condemned
draw-victim = who of those present is attacked
