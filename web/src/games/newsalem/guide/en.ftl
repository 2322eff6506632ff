### The player’s guide to New Salem in English, beside the game’s own texts. Each line is a paragraph; lines with a dash make a list.

guide-example = **An example.**

guide-about-text =
    Salem, Massachusetts, near the end of the seventeenth century. You have had enough of it: with a few neighbours you leave, and build a new town not far away. Everybody builds a quarter, with whatever suits their own business. But among the neighbours there may be witches, and they have brought the old despair along.
    It is a game of drafting and bluffing for 3 to 8 players, in 30 to 60 minutes and five rounds. You choose buildings, reveal them together, spend hope on events, and at the end learn who everybody was. Nobody is ever out of the game.

guide-goal = { page-coach-sides }
guide-goal-text =
    Your character card, seen by you alone, makes you a puritan or a witch. At the end the despair in town is counted, and trials shift it.
    - **Twice as much despair as there are players, or more**: only a witch can win.
    - **Less than that**: only a puritan can win.
    Of the side that can win, whoever has most points wins, alone. So you pull together with people you do not know, and compete with them for points. With the most points on the wrong side you lose all the same.

guide-setup = Setting the table
guide-setup-text =
    The house does all of it when the host starts.
    - **Characters**: from each side some are taken away unseen; the rest is shuffled together and everybody gets one. How many of each side were shuffled is no secret. How many witches were dealt is: nobody knows, not even the witches, and witches do not know each other.
    - **Left over**: at least one character always stays out of the game, and nobody ever sees it. With three or four players there may be no witch at all.
    - **Buildings and events** with a number above the number of players are taken out. The events lie open in the middle.
    - **Everybody** begins with no building and no hope; the town begins without despair.

guide-rounds = Five rounds
guide-rounds-text =
    Each round goes draft, cubes, events, end of the round. The round’s counter says how many buildings are dealt and built, and which way hands are passed:
    { $rounds }
    At the end of a round the whole deck is shuffled, with everything that was discarded, and the next counter comes up. Over the whole game everybody builds fourteen buildings. They stay where they are: no building is ever torn down or changes hands.

guide-draft = The draft
guide-draft-text =
    Everybody has a hand of buildings. Choose one to keep, face down, and pass the rest to your neighbour; at the same moment you are passed a hand from the other side. This goes on until hands have two cards left.
    All choose at the same time. Nothing is passed before the last one has chosen, and until then you may change your mind. Others see how many cards you keep, not which. The page remembers for you what you passed on.

guide-last-two = { page-coach-last-two }
guide-last-two-text =
    When two cards are left in each hand you do one of two things:
    - **Keep one** and discard the other.
    - **Discard both** and draw one from the deck. What you draw, you must keep.
    Discards go face down under the deck. Nobody sees them, and they come back with the shuffle at the end of the round. That you drew is told at the reveal; what you threw away is not.

guide-cubes = Hope and despair
guide-cubes-text =
    Now all new buildings are revealed together. Every one of them is built, whether you like it or not, and costs nothing. Its symbols count once, in this round:
    - **Hope**: you get as many hope cubes as the building shows. Hope is money. It stays yours from round to round until you give or spend it, and everybody sees how much you have.
    - **Despair**: as many despair cubes are put on the building, and stay there until somebody removes them.
    - **Remove despair**: when all cubes lie, you take one despair cube for each such symbol off any building, your own or another’s.
    Removing is not a choice: as long as there is despair in town you must, even as a witch. Where you take it from changes nothing in the count, but it is watched. If no despair is left, the symbol is lost. Cubes never run out.

guide-buildings = { board-help-buildings }
guide-buildings-text =
    There are six types, and each has three different buildings. The three of a type stand side by side as one street: such a set is worth points to anybody. The { $building_cards } building cards have numbers too: a card is used by that many players or more.
    - **Hope alone** is a building nobody asks about, and one that puritans pass on with a heavy heart.
    - **Hope with despair** has its price. Puritans excuse it by the hope, and so do witches.
    - **Despair alone** has nothing to excuse it but its place in the street. Somebody will ask.
    - **Removing despair** heals at once, and best late, when there is something to heal. A witch who builds it looks innocent, and pays for it.
    - **No symbol** at all is for collectors: it counts for its type and for the set.

guide-events = { page-coach-events }
guide-events-text =
    After the cubes anybody may trigger events and give hope, in any order and as often as they like and can pay. There are no turns. What comes first happens first, and is carried out completely before the next.
    The full cost comes out of the hope of the one who triggers it, at once; nobody can chip in. { card-trial } and { card-pardon } have one use for each card in the middle, the others have no limit. Nobody is ever obliged to do anything.
    The round ends when all have said that they are ready. An event makes everybody think again, a gift only the two it concerns, and you may take your word back as long as somebody is not ready.

guide-giving = { word-give }
guide-giving-text =
    In the event phase you may give any of your hope to any other player, as much as you like. It is theirs at once. They cannot refuse it, and you cannot have it back.
    This is how a { card-cleansing } gets paid that nobody can afford alone: one gives, another triggers. Promises bind nobody: whoever got hope may do something else with it, or nothing. All see what is given.
    { guide-example } You and a neighbour hold 3 hope each, and a { card-cleansing } costs { $cleansing_cost }. You give 2. Now the neighbour holds 5, you hold 1; and you will see what your neighbour is made of. Gifts are limited to twenty in one phase for each player, so that no evening ends in a waltz of cubes.

guide-characters = The ten characters
guide-characters-text = Four witches and six puritans, all different. A puritan scores for two types of building, a witch for three. In this reconstruction the two types of every puritan are also on some witch’s card, so what somebody builds never proves a side by itself.

guide-end = The end: trials and despair
guide-end-text =
    After the fifth round all characters are revealed. To the cubes in town is added, or taken from them:
    - a **witch on trial**: 2 less;
    - a **witch not on trial**: 2 more;
    - a **puritan on trial**: 2 more;
    - a puritan not on trial: nothing.
    Whoever was pardoned is not on trial any more. The sum is never below nothing. If it reaches twice the number of players, only witches can win; if nobody is one, which can happen with three or four players, everybody loses.
    { guide-example } Four players, seven cubes in town. One witch is on trial (−2), another is not (+2), one puritan is on trial (+2), the other is not. That makes 9. Four players need 8: only a witch can win.

guide-scoring = { page-coach-scoring }
guide-scoring-text =
    - **1 point** for each building of a type on your character card. Every copy counts.
    - **2 points** for each set: the three different buildings of one type, whether it is your type or not. No card counts for two sets.
    So a set of one of your own types is worth five in all. Hope, trials and pardons give no points.
    { guide-example } Your character shows { type-entertainment } and { type-commerce }. You have built four buildings of { type-entertainment }, the three different ones and one of them again; two of { type-commerce }; and the three different ones of { type-law }. Own types: 4 + 2 = 6. Sets: one of { type-entertainment }, one of { type-law }, 2 × 2 = 4. Together 10.
    With equal points, more hope left wins. If that is equal too, the victory is shared. Only players of the side that can win are compared.

guide-players = Three to eight players
guide-players-text =
    What the number of players sets:
    { $players }

guide-tips = A few tips
guide-tips-text =
    - **Count ahead.** Every witch nobody tries is worth as much as two cubes. Ask what the total will be, not what it is.
    - **Look at what you are passed.** A neighbour who passes on clean buildings may be collecting dark ones; one who passes you despair may only be too clean to keep it.
    - **Share hope, but look whom you give it to.** In games played by machines, puritans who never gave lost far more often than those who did.
    - **As a witch, do not hurry.** A quarter full of despair in the second round is a confession. The last two rounds are enough, and an innocent on trial counts like two cubes.
    - **As a puritan, do not be too good.** You need points to win, and the others on your side want them too.
    - **Sets are never suspicious.** Three different buildings of any type pay, whoever you are.
    - **Drawing blind** tells the others that you liked neither card, and nothing else.
    - **Claim what you like.** You may say anything about your card, your hand or what you saw; you cannot show any of it.

guide-known = What is known, and what is reconstructed
guide-known-text =
    This is the first edition of 2015. Its list of cards is not public, so this house cannot have all of them right, and says so.
    - **From the rules booklet** (in French): numbers of players, rounds, characters and despair; all phases; how trials shift despair; scoring and winning; what { building-sheriffs-office } and { building-burial-grounds } do; what a { card-cleansing } costs.
    - **From public sources**, reviews and forums mostly: that puritans score for two types and witches for three, that there are four kinds of events, what a set is, some names of buildings.
    - **Reconstructed**: most buildings and their symbols, the other costs, how many cubes a { card-cleansing } removes, what exactly a { card-pardon } does, how many cards there are of the events, the characters’ titles and types, and which way hands go in which round.
    What is reconstructed was tried out in thousands of games played by machines, until both sides had a fair chance at every number of players. That makes it a good game; it does not make it the printed one. All of it lies in files of data: whoever owns the box can put the real cards in, and this guide, the tables and the bots will follow.
    Piece by piece:
    { $sources }

guide-house-text =
    - **It keeps secrets**: your device is sent only what you may know. Nobody can look up another’s character or hand, not even the host.
    - **It seals**: in the draft nobody sees who took what before all have chosen.
    - **It remembers**: what you passed on, what you discarded and whose character you saw stays at hand, for you alone.
    - **It counts**: cubes, sets, costs, points, and what is missing for an event.
    - **It waits**: if your connection breaks, your seat is kept, and a bot may stand in until you take it back. Without a bot, the first card of your hand is chosen when a clock runs out.
    - { guide-bots }
    - { guide-answers }

## A word about each building

guide-building-theater = Here masks come off at the end of the evening. Elsewhere in town they do not.
guide-building-tavern = Everybody talks here, and nobody remembers who began.
guide-building-brothel = Nobody has ever been there, and everybody knows the way.
guide-building-school = The children already draw broomsticks on their slates.
guide-building-meeting-house = White walls and hard benches. The house in which you are reading this is named after it.
guide-building-laboratory = Glass, fire and a smell. It is only science, says the owner.
guide-building-bank = Iron doors, soft voices.
guide-building-counting-house = Every barrel that comes up the river is written down here, and some that do not.
guide-building-moneylender = No questions are asked here, until one day they are.
guide-building-sheriffs-office = One of the two buildings that the booklet tells about: it removes a cube, wherever in town it lies.
guide-building-courthouse = It stood before the first house had a roof. That says something about the settlers.
guide-building-gallows = The carpenter asked to be paid in advance.
guide-building-market = Fish, wool and gossip. The gossip is free.
guide-building-apothecary = There is a herb against everything, and against some people.
guide-building-slaughterhouse = Downwind of everybody, or so it was promised.
guide-building-burial-grounds = The booklet’s other example: it brings a hope and a despair, and the cube can be taken off in the same round.
guide-building-ritual-circle = It was simply there one morning, says whoever built it.
guide-building-fortune-teller = She sees a long journey. Everybody here has already made it.

## Advice for each event

guide-event-cleansing = What puritans save for. With fewer cubes in town all of them go, at the full price; with none at all it is paid for nothing.
guide-event-investigation = You see side and types, for the rest of the game. You may tell, and the others may doubt it. Not on yourself.
guide-event-trial = On anybody else who is not on trial. It hinders nothing and is not voted on: whoever pays decides, and only the end shows whether it was right. A witch may try an innocent.
guide-event-pardon = For anybody on trial, yourself too. It gives no protection: a pardoned player can be tried again while there are cards.

## Advice for each character

guide-character-schoolmistress = Patient, and used to asking who did it.
guide-character-notary = Everything in writing, in two copies: one for the town, one for you.
guide-character-magistrate = Respectable from hat to heel, and therefore the first mask a witch would choose.
guide-character-jailer = People look at you sooner than at others. Keep some hope for a { card-pardon }.
guide-character-undertaker = The innocent whom everybody suspects. Say early what you build, and why.
guide-character-innkeeper = Everybody’s friend. Make sure that the points come too: friendship scores nothing.
guide-character-widow = Nobody puts hard questions to a widow. Use that in the first rounds.
guide-character-governess = A quarter may stay clean to the end: let trials of the innocent do your work.
guide-character-physician = People trust you with their hope. Take it.
guide-character-midwife = You know every house in town. Build what somebody else could have built, too.
