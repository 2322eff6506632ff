### New Salem in English. What each text may use is told in meetinghouse/texts.

game-about = Build a new town together, a quarter each. Somebody among you is filling it with despair.
game-reconstructed = The publisher’s card list is not public. Numbers of players, rounds, thresholds and scoring are those of the rulebook; most of the buildings’ symbols, the costs of events and the characters’ types were reconstructed and balanced here.
game-reconstructed-short = Some cards are reconstructed
source-seed = from the rulebook
source-public = from public sources
source-inferred = follows from what is known
source-reconstructed = reconstructed here
source-ruling = a ruling of this house

## Buildings, events, characters

building-theater = Theater
    .many = { $count } Theaters
building-tavern = Tavern
    .many = { $count } Taverns
building-brothel = Brothel
    .many = { $count } Brothels
building-school = School
    .many = { $count } Schools
building-meeting-house = Meeting House
    .many = { $count } Meeting Houses
building-laboratory = Laboratory
    .many = { $count } Laboratories
building-bank = Bank
    .many = { $count } Banks
building-counting-house = Counting House
    .many = { $count } Counting Houses
building-moneylender = Moneylender
    .many = { $count } Moneylenders
building-sheriffs-office = Sheriff’s Office
    .many = { $count } Sheriff’s Offices
building-courthouse = Courthouse
    .many = { $count } Courthouses
building-gallows = Gallows
    .many = { $count } Gallows
building-market = Market
    .many = { $count } Markets
building-apothecary = Apothecary
    .many = { $count } Apothecaries
building-slaughterhouse = Slaughterhouse
    .many = { $count } Slaughterhouses
building-burial-grounds = Burial Grounds
    .many = { $count } Burial Grounds
building-ritual-circle = Ritual Circle
    .many = { $count } Ritual Circles
building-fortune-teller = Fortune Teller
    .many = { $count } Fortune Tellers

type-entertainment = Entertainment
type-education = Education
type-finance = Finance
type-law = Law
type-commerce = Commerce
type-darkness = Darkness

card-cleansing = Cleansing
card-investigation = Investigation
card-trial = Trial
    .many = { $count } Trials
card-pardon = Pardon
    .many = { $count } Pardons

card-cleansing-effect = Remove despair cubes of your choice from buildings in town, one for each symbol on the card.
card-investigation-effect = Look at another player’s character. Everybody sees whom you investigate; only you see the card.
card-trial-effect = Put another player on trial. At the end a witch on trial takes 2 despair from the town; a puritan on trial adds 2.
card-pardon-effect = Cancel a trial, your own or somebody else’s. Both cards are spent.

character-schoolmistress = Schoolmistress
character-notary = Notary
character-magistrate = Magistrate
character-jailer = Jailer
character-undertaker = Undertaker
character-innkeeper = Innkeeper
character-widow = Widow
character-governess = Governess
character-physician = Physician
character-midwife = Midwife

side-puritans = the puritans
side-witches = the witches
side-nobody = nobody
one-of-puritans = puritan
one-of-witches = witch

direction-left = to the left
direction-right = to the right

phase-pick = draft
phase-last-two = last two cards
phase-remove-despair = removing despair
phase-events = events
phase-over = the end

channel-table = at the table

why-points = The most points on the winning side.
why-hope = Equal points: the most hope left decides.
why-shared = Equal in points and in hope: the victory is shared.
why-all-lose = The town is lost to despair, and there was not a single witch to enjoy it. Everybody loses.

## What is asked

decision-pick = Choose a building to keep; the rest of your hand moves on.
decision-pick-note = Sealed until everybody has chosen; until then you may change your mind.
decision-last-two = The last two cards: keep one, or discard both and draw.
decision-last-two-note = A card you draw must be kept. Nobody sees what you discard.
decision-remove-despair =
    { $about ->
        [card] { $card }: from which building do you take a despair cube?
       *[none] From which building do you take a despair cube?
    }
decision-remove-despair-note = It must be taken, whichever side you are on; in the end only the total counts.
decision-ready = Give hope, trigger an event, or say that you are ready.
decision-ready-note = The round ends when all are ready. An event makes everybody think again.
decision-give = Give hope: to whom, and how much?
decision-cleansing = Cleansing: remove despair cubes from the town?
decision-investigation = Investigation: whose character do you look at?
decision-trial = Trial: whom do you put on trial?
decision-pardon = Pardon: whose trial do you cancel?

word-redraw = Discard both and draw
word-ready = Ready
word-wait = { page-not-ready }
word-give = Giving hope
word-cleanse = Cleanse the town

parts-seat-amount = { $amount } hope to { $seat }
parts-seat-card-position = { $card } of { $seat } (no. { $position })
parts-card-position = { $card } (no. { $position })

## What happens

event-game-set = The table is set: { $witches } witches and { $puritans } puritans were shuffled together, and everybody got one in secret. { $deck } buildings lie in the deck. With { $threshold } despair or more at the end, only a witch can win.
event-character-dealt =
    { $side_key ->
        [witches] { $you ->
            [seat] You are the { $character }, a witch. Your types: { $types }.
           *[none] { $seat } is the { $character }, a witch. Types: { $types }.
        }
       *[puritans] { $you ->
            [seat] You are the { $character }, a puritan. Your types: { $types }.
           *[none] { $seat } is the { $character }, a puritan. Types: { $types }.
        }
    }
event-round-began = Round { $round }: everybody is dealt { $cards } buildings and will play { $play }. Hands go { $direction }.
event-hand-dealt =
    { $you ->
        [seat] You are dealt { $buildings }.
       *[none] { $seat } is dealt { $buildings }.
    }
event-hands-passed = Everybody keeps a building and passes the hand { $direction }; cards in each: { $left }.
event-hand-received =
    { $you ->
        [seat] { $giver } passes you { $buildings }.
        [giver] You pass { $seat } { $buildings }.
       *[none] { $giver } passes { $seat } { $buildings }.
    }
event-redrawn =
    { $you ->
        [seat] You draw a card and keep it: { $building }.
       *[none] { $seat } draws a card and keeps it: { $building }.
    }
event-redrew =
    { $you ->
        [seat] You discarded both last cards and drew another.
       *[none] { $seat } discarded both last cards and drew another.
    }
event-redrew-many = { $seats } discarded both of their last cards and drew another.
event-buildings-played =
    { $you ->
        [seat] You build { $buildings }
       *[none] { $seat } builds { $buildings }
    }{ $hope ->
        [0] { $despair ->
            [0] .
           *[other] { ": " }+{ $despair } despair.
        }
       *[other] { $despair ->
            [0] { ": " }+{ $hope } hope.
           *[other] { ": " }+{ $hope } hope, +{ $despair } despair.
        }
    }
despair-left =
    { $despair ->
        [0] no despair is left in town
       *[other] left in town: { $despair }
    }
event-despair-removed =
    { $same ->
        [yes] { $you ->
            [seat] You take a despair cube off your own { $building }; { despair-left }.
           *[none] { $seat } takes a despair cube off their own { $building }; { despair-left }.
        }
       *[no] { $you ->
            [seat] You take a despair cube off { $building } in front of { $owner }; { despair-left }.
            [owner] { $seat } takes a despair cube off your { $building }; { despair-left }.
           *[none] { $seat } takes a despair cube off { $building } in front of { $owner }; { despair-left }.
        }
    }
event-removal-lost =
    { $you ->
        [seat] { $count ->
            [one] There is no despair left for you to remove.
           *[other] There is no despair left for you to remove; { $count } removals are lost.
        }
       *[none] { $count ->
            [one] There is no despair left for { $seat } to remove.
           *[other] There is no despair left for { $seat } to remove: { $count } removals are lost.
        }
    }
event-hope-given =
    { $you ->
        [giver] You give { $amount } hope to { $receiver }.
        [receiver] { $giver } gives you { $amount } hope.
       *[none] { $giver } gives { $amount } hope to { $receiver }.
    }
event-event-triggered =
    { $card_key ->
        [investigation] { $you ->
            [seat] You pay { $amount } hope and investigate { $target }.
            [target] { $seat } pays { $amount } hope and investigates you.
           *[none] { $seat } pays { $amount } hope and investigates { $target }.
        }
        [trial] { $you ->
            [seat] You pay { $amount } hope and put { $target } on trial.
            [target] { $seat } pays { $amount } hope and puts you on trial.
           *[none] { $seat } pays { $amount } hope and puts { $target } on trial.
        }
        [pardon] { $same ->
            [yes] { $you ->
                [seat] You pay { $amount } hope and end your own trial with a Pardon.
               *[none] { $seat } pays { $amount } hope for a Pardon of their own: no longer on trial.
            }
           *[no] { $you ->
                [seat] You pay { $amount } hope and pardon { $target }.
                [target] { $seat } pays { $amount } hope and pardons you.
               *[none] { $seat } pays { $amount } hope and pardons { $target }.
            }
        }
       *[cleansing] { $you ->
            [seat] You pay { $amount } hope for a Cleansing of the town.
           *[none] { $seat } pays { $amount } hope for a Cleansing of the town.
        }
    }
event-character-investigated =
    { $side_key ->
        [witches] { $you ->
            [seat] You see the character of { $target }: { $character }, a witch ({ $types }).
           *[none] { $seat } sees the character of { $target }: { $character }, a witch ({ $types }).
        }
       *[puritans] { $you ->
            [seat] You see the character of { $target }: { $character }, a puritan ({ $types }).
           *[none] { $seat } sees the character of { $target }: { $character }, a puritan ({ $types }).
        }
    }
event-round-ended = Round { $round } is over. The deck, { $deck } cards with the discards, is shuffled.
event-character-revealed =
    { $side_key ->
        [witches] { $trial ->
            [yes] { $you ->
                [seat] You were the { $character }, a witch on trial: the town is freed of 2 despair.
               *[none] { $seat } was the { $character }, a witch on trial: the town is freed of 2 despair.
            }
           *[no] { $you ->
                [seat] You were the { $character }, a witch who was never tried: { $change } more despair.
               *[none] { $seat } was the { $character }, a witch who was never tried: { $change } more despair.
            }
        }
       *[puritans] { $trial ->
            [yes] { $you ->
                [seat] You were the { $character }, a puritan, wrongly on trial: { $change } more despair.
               *[none] { $seat } was the { $character }, a puritan, wrongly on trial: { $change } more despair.
            }
           *[no] { $you ->
                [seat] You were the { $character }, a puritan.
               *[none] { $seat } was the { $character }, a puritan.
            }
        }
    }
event-despair-counted = Despair cubes in town: { $cubes }. Counting what the trials add and take away, despair is { $despair }; witches need { $threshold }.
event-scored =
    { $you ->
        [seat] You score { $matching } for your types and { $sets } for sets: { $total }. Hope left: { $hope }.
       *[none] { $seat } scores { $matching } for their types and { $sets } for sets: { $total }. Hope left: { $hope }.
    }
event-game-won =
    { $winners_count ->
        [0] { $why }
        [1] { $you ->
            [winners] You win with { $side }. { $why }
           *[none] { $winners } wins for { $side }. { $why }
        }
       *[other] { $winners } win for { $side }. { $why }
    }

## Why not

closed-new-event-02 = You must pay the full cost from your own hope. Somebody may give you what is missing.
closed-new-event-06 = No card of this event is left in the middle.
closed-new-event-07 = An event is under way; wait until it is over.
closed-new-event-10 = Events can be triggered only in the event phase.
closed-new-event-20 = This player is on trial already.
closed-new-event-22 = Only a player on trial can be pardoned.
closed-new-event-23 = Nobody is on trial.
closed-new-give-01 = You can give only hope that you hold, to another player.
closed-new-give-03 = Hope can be given only in the event phase.
closed-new-ruling-11 = You have given hope twenty times in this phase; that is the limit.
closed-new-ruling-12 = You cannot put yourself on trial.
closed-new-ruling-16 = You know your own character.
closed-new-draft-01 = Choose one of the buildings in your hand.
closed-new-disc-01 = Keep one of the two, or discard both and draw.
closed-new-cube-06 = Choose a building with despair on it.
closed-new-cube-07 = As long as there is despair in town, it must be removed.

## Settings

option-choice_seconds = Time for a choice
option-choice_seconds-help = Seconds to choose a building or remove despair; 0 for no clock. When they run out, the first card is taken.
option-event_seconds = Time for events
option-event_seconds-help = Seconds until everybody counts as ready; an event starts them again. 0 for no clock.
options-clocks = Clocks
options-clocks-help = The pace sets both; change one here if you want it different.
style-classic = Classic
style-classic-help = A minute for a choice, three for events.
style-first = First evening
style-first-help = Plenty of time to read and to think.
style-quick = Quick
style-quick-help = Little time to think.

## Where the cards are known from

group-building = Buildings
group-event = Events
group-character = Characters
group-round = Rounds
group-players = Players

fact-name = name
fact-type = type
fact-hope = hope
fact-despair = despair
fact-removals = removals
fact-copies = copies
fact-numbers = numbers
fact-cost = cost
fact-uses = uses
fact-effect = effect
fact-target = whom it is for
fact-side = side
fact-types = types
fact-number_of_types = how many types
fact-deal = dealt
fact-play = played
fact-direction = direction
fact-witches = witches
fact-puritans = puritans

## Why the steady bot played so; opened at the end of the game

reason-steady-set = { $building } completes a set
reason-steady-type = { $building } scores for me
reason-steady-building = { $building } is the best of the hand
reason-steady-hope = { $building } brings hope, and hope will be needed
reason-steady-removal = { $building } takes despair out of the town
reason-steady-despair = { $building } brings the despair I want
reason-steady-redraw = whatever the deck gives is better than these two
reason-steady-ready = nothing here is worth the hope right now
reason-steady-remove = I clean up in front of { $seat } (witch: { $share })
reason-steady-remove-hide = taken from { $seat }, it gives nothing away about me
reason-steady-give = { $seat } (witch: { $share }) can use our hope for the town
reason-steady-investigation = { $seat } (witch: { $share }) is worth a look before a trial
reason-steady-trial = { $seat } could be a witch ({ $share })
reason-steady-pardon = { $seat } (witch: { $share }) does not belong on trial
reason-steady-pardon-self = I do not belong on trial, and I know it
reason-steady-cleansing = { $despair } despair is more than the town can bear
reason-steady-witch-trial = { $seat } (witch: { $share }) on trial brings more despair
reason-steady-witch-pardon = { $seat } (witch: { $share }) serves us better free
reason-steady-witch-pardon-self = I serve despair better free

## Why the sharp bot moved so, where steady would not have

reason-sharp-town = { $building } helps the town, and that is worth more to me than points (my chance of being the best of us: { $share })
reason-sharp-hoard = { $building } brings the hope that pays for trials, and looks harmless

## The table in a terminal

cli-head = { $title } · { $phase } · round { $round }/{ $rounds } · despair { $despair }/{ $threshold } · deck { $deck }
cli-entertainment = Ent.
cli-education = Edu.
cli-finance = Fin.
cli-law = Law
cli-commerce = Com.
cli-darkness = Dark.
cli-hope = hope
cli-sets = sets
board-on-trial = on trial
board-pardoned =
    { $count ->
        [one] pardoned
       *[other] pardoned ×{ $count }
    }
board-redrew = redrew
board-events = Events
board-hand = Hand
cli-kept = Kept
cli-points = points { $matching } + { $sets }
board-completes = completes a set
board-offer-give = Give hope
board-offer-event = { $card } ({ $cost } hope)
cli-help-goal = In five rounds everybody builds a quarter of the town. Who you are is secret: a puritan or a witch. Cubes of despair on the buildings, and trials at the end, decide which side may win: from { $threshold } despair on, only witches; below it, only puritans. Within that side the most points win, so you play for yourself, too.
cli-help-points = A point for each building of your types, 2 points for each set (the three different buildings of a type, yours or not). Equal points: more hope wins.
cli-help-round = A round: keep one building, pass the hand on; of the last two keep one, or discard both and draw. All reveal together: hope comes to you, despair comes to the town. Then give hope and trigger events until all are ready.
cli-help-trials = At the end a witch on trial frees the town of 2 despair, a witch not on trial adds 2, and so does a puritan on trial.
board-help-unknown = { $witches } witches and { $puritans } puritans were shuffled together; how many witches were dealt, nobody knows, not even the witches.
cli-help-marks = From left to right: name; hope; under each type, how many of its three buildings somebody has (1·2 is one of the first, none of the second, two of the third), with ■ the despair on them; points for sets. Hands go down (↓) or up (↑) these lines. Of a building: □ hope, ■ despair, ▣ removes despair; ★ scores for you.
deal-witches = The { $character }, a witch
deal-puritans = The { $character }, a puritan
deal-witches-want = Despair. From { $threshold } on, only witches can win, and among them whoever has the most points.
deal-puritans-want = Hope. Below { $threshold } despair, only puritans can win, and among them whoever has the most points.
deal-all-can = Build what scores for you: { $types }. Give hope, trigger events, and put others on trial.
board-help-buildings = The buildings
cli-help-events = The events
board-known-character = { $name } is the { $character }, { $side } ({ $types }).
board-known-passed = You passed { $name } a hand of { $buildings }.
board-known-discards = You discarded { $buildings }.
board-change =
    { $change ->
        [0] no change
        [-2] −2 despair
       *[other] +{ $change } despair
    }
cli-total = { $matching } + { $sets } = { $total }
board-verdict = Cubes in town: { $cubes }; despair with the trials: { $despair }; witches need { $threshold }.

## Learning it: the coach, the guide, the story

page-coach-theme = Welcome to New Salem
page-coach-theme-text = You and your neighbours have left Salem to build a new town, a quarter each. Some of them may be witches. Bots sit in the other seats; they know no more than a person there would.
page-coach-sides = Two sides, one winner
page-coach-sides-text = Cubes of despair gather on the buildings. With { $threshold } or more at the end, only a witch can win; with fewer, only a puritan. Within that side one person wins alone: whoever has the most points.
page-coach-character = Your character
page-coach-character-text = { $peek ->
    [tap] Tap your character card to look, and again to cover it.
   *[hold] Press and hold your character card to look; let go, and it is covered.
} It says your side, and which types of building score for you. { $witches } witches and { $puritans } puritans were shuffled; how many witches were dealt nobody knows, and witches do not know each other.
page-coach-draft = Choose a building
page-coach-draft-text = Keep one card; the rest of the hand goes { $direction ->
    [left] to the left
   *[right] to the right
}. Is it a type that scores for you? Does it bring hope, which is your money, or despair, which witches want? All choose at once, and until the last has chosen you may change your mind.
page-coach-passing = Hands go round
page-coach-passing-text = What you keep lies face down until everything is revealed. What you pass on, your neighbour sees; and you know what was there. Who takes the despair that you left? The page remembers it for you.
page-coach-last-two = The last two cards
page-coach-last-two-text = Keep one, or discard both and draw one from the deck. What you draw, you must keep. Nobody sees what you discard; the table only hears that you drew.
page-coach-symbols = All at once
page-coach-symbols-text = Everybody’s new buildings are revealed together. Their symbols count now, and only now: hope goes to the owner, despair lies on the building, and some buildings take despair away.
page-coach-hope = Hope
page-coach-hope-text = Hope is your money: it pays for events, and you can give it away. It stays yours from round to round, and everybody sees how much you have. It scores nothing, but breaks ties.
page-coach-despair = Despair
page-coach-despair-text = Despair stays on the buildings until somebody takes it away. On whose makes no difference: only the town’s total counts. It is { $despair } now; witches need { $threshold }, and trials will shift it at the end.
page-coach-removing = Taking despair away
page-coach-removing-text = For each of these symbols its owner takes a cube of despair off any building in town. It must be done, even by a witch. Whose cube you take changes nothing in the count, but everybody is watching.
page-coach-events = Events
page-coach-events-text = Now anybody may trigger events and give hope, as often as they can pay. The whole cost comes out of your own hope. When you want nothing more, say that you are ready.
page-coach-giving = { word-give }
page-coach-giving-text = Nobody can pay together. So hope is given first, and then one person pays for all. Puritans who never share lose; but promises bind nobody, and witches like gifts, too.
page-coach-gift = A gift for you
page-coach-gift-text = It is yours now. Use it as they hoped, or for something else, or keep it: nothing binds you, but everybody has seen it.
page-coach-cleansing = Cleansing
page-coach-cleansing-text = For { $cleansing } hope, { $removals } cubes of despair leave the town. It can be done again and again, as long as somebody pays. This is what puritans save for.
page-coach-investigation = Investigation
page-coach-investigation-text = For { $investigation } hope you look at somebody’s character: side and types, for your eyes only. Everybody sees whom you looked at. What you tell them about it is up to you.
page-coach-trial = Trial
page-coach-trial-text = For { $trial } hope somebody is put on trial until the end. A witch on trial takes 2 despair off the town’s total; a witch whom nobody tries adds 2, and so does a puritan on trial. There are only a few cards.
page-coach-pardon = Pardon
page-coach-pardon-text = For { $pardon } hope a trial is cancelled, your own or another’s. Both cards are spent. It protects from nothing that comes later.
page-coach-known = What you saw
page-coach-known-text = You alone know this character now, for the rest of the game. You may tell, truthfully or not; you cannot show it.
page-coach-watched = Somebody looked at you
page-coach-watched-text = Your side and your types are known to one player now. Listen to what is said about you.
page-coach-tried = You are on trial
page-coach-tried-text = It does not stop you from doing anything, and costs no points. Only the end counts: 2 more despair if you are a puritan, 2 less if you are a witch. A Pardon ends it, if there is one left.
page-coach-ready = Ready, or not yet
page-coach-ready-text = The round ends when everybody is ready. An event makes everybody think again, a gift only the two it concerns. You may change your mind as long as somebody is not ready.
page-coach-round = The next round
page-coach-round-text = The deck was shuffled, discards and all. The counter says how many buildings are dealt and built, and that hands now go the other way: { $direction ->
    [left] to the left
   *[right] to the right
}. Buildings stay, but their symbols do not count again.
page-coach-scoring = Points
page-coach-scoring-text = Each building of one of your types is 1 point, every copy of it. The three different buildings of one type are a set: 2 points more, even if the type is not yours.
page-coach-set = A set
page-coach-set-text = Three different buildings of one type make a street, and 2 points. Everybody sees sets. Who scores for which types stays secret until the end.
page-coach-brink = The town darkens
page-coach-brink-text = There is { $despair } despair in town, and witches need { $threshold }. Remember the trials: each witch whom nobody tries adds 2. Time for a Cleansing or a Trial; or, if you are a witch, for patience.
page-coach-last = The last round
page-coach-last-text = When this round’s events are over, everything is counted. Hope left over only breaks ties: spend it, or give it. Whoever is not tried now never will be.
page-coach-reckoning = How it was counted
page-coach-reckoning-text = Cubes in town: { $despair }. Witches on trial took 2 each away; free witches and puritans on trial added 2 each. That makes { $final }, and witches needed { $threshold }.
page-coach-over = { page-log-end }
page-coach-over-text = Of the side that could win, the most points won; see how everybody scored, and why the bots did what they did. You know the game now: call your friends, or play another.

page-guide-lead = New Salem from the first hand to the last trial, as it is played in this house.
page-guide-nothing = Nobody in New Salem has heard of “{ $query }”.
page-learn-lead = In about fifteen minutes you play a real game of New Salem with four bots. A coach explains everything when it happens for the first time, and keeps quiet otherwise.
page-guide-round = **Round { $round }**: { $deal } dealt, { $play } built; hands go { $direction }.
page-guide-round-name = round { $round }
page-guide-players = **{ $players } players**: { $witches } witches and { $puritans } puritans are shuffled; witches need { $despair } despair. { $buildings } buildings; events: { $events }.
page-guide-players-name = { $players } players
page-guide-building = **{ $type }**: { $symbols }.
page-guide-hope = { $count } hope
page-guide-despair = { $count } despair
page-guide-removals = { $count ->
    [one] removes 1 despair
   *[other] removes { $count } despair
}
page-guide-no-symbol = no symbol
page-guide-event = **{ $cost } hope**; { $uses }.
page-guide-uses = { $count ->
    [one] one use, one card
   *[other] one use for each of { $count } cards
}
page-guide-no-limit = as often as it is paid for
page-guide-character = A **{ $side }**. Scores for { $types }.
page-guide-copies = { $count ->
    [one] one card in the box
   *[other] { $count } cards in the box
}
page-guide-mostly = mostly { $source }
page-guide-known = { $facts }: { $source }
page-guide-origin = **{ $group }**, { $facts }: { $origins }.
page-guide-source = { $source }
page-guide-source-some = { $source } ({ $names })
page-guide-source-rest = the rest { $source }
page-log-round-1 = Round 1
page-log-round-2 = Round 2
page-log-round-3 = Round 3
page-log-round-4 = Round 4
page-log-round-5 = Round 5
page-log-events = Events and gifts
page-log-buildings = Buildings and cubes

## On the page

part-give-seat = To whom?
part-give-amount = How much?
part-remove-despair-seat = In whose quarter?
part-remove-despair-card = From which building?
part-remove-despair-position = Which of them?

page-newsalem-town = The heart of the town
page-newsalem-quarters = Everybody’s quarter
page-newsalem-quarter = { $name }’s quarter
page-newsalem-neighbour-left = to your left
page-newsalem-neighbour-right = to your right
page-newsalem-round = Round { $round } of { $rounds }
page-newsalem-passing = Hands go { $direction }
page-newsalem-deal = { $deal } dealt, { $play } played
page-newsalem-deck = deck: { $count }
page-newsalem-despair = Despair { $despair }, witches need { $threshold }
page-newsalem-gauge =
    { $reached ->
        [yes] As it stands, before the trials count, only a witch can win.
       *[no] As it stands, before the trials count, the puritans win. { $left } more, and it is the witches.
    }
page-newsalem-gauge-over =
    { $reached ->
        [yes] The town is lost to despair: only a witch could win.
       *[no] The town has held: the puritans win.
    }
page-newsalem-hope = hope: { $count }
page-newsalem-despair-here = despair: { $count }
page-newsalem-set-points = points for sets: { $count }
page-newsalem-sets =
    { $count ->
        [one] { $count } set
       *[other] { $count } sets
    }
page-newsalem-a-set = a set
page-newsalem-choosing =
    { $phase ->
        [events] still thinking
        [remove-despair] removes despair
       *[other] still choosing
    }
page-newsalem-in-hand = in hand: { $count }
page-newsalem-picks = face down: { $count }
page-newsalem-nothing-built = Nothing is built here yet.

page-newsalem-brings-hope = +{ $count } hope
page-newsalem-brings-despair = +{ $count } despair
page-newsalem-brings-removals =
    { $count ->
        [one] removes a despair cube
       *[other] removes { $count } despair cubes
    }
page-newsalem-brings-nothing = no cubes
page-newsalem-mine = a type of yours
page-newsalem-one-set = +1 set

page-newsalem-marks-types = Meanwhile a ★ marks buildings of your types.
page-newsalem-points = Your points so far: { $matching } for types, { $sets } for sets, { $total } together.
page-newsalem-none-kept = Nothing yet in this round.
page-newsalem-seen-where = Unfold “What you know” to see the card.

page-newsalem-left =
    { $count ->
        [0] none left
       *[other] { $count } left
    }
page-newsalem-ready = ready
page-newsalem-your-cards = Your cards
page-newsalem-character = character
page-newsalem-sources = Where each card is known from
page-newsalem-your-hope = Your hope:
page-newsalem-cost = costs { $cost } hope
page-newsalem-missing = You need { $count } more hope.
page-newsalem-trigger = Trigger
page-newsalem-give = Give …
page-newsalem-give-effect = It counts at once and cannot be taken back. Promises bind nobody.
page-newsalem-fewer =
    { $despair ->
        [0] There is no despair in town: this would do nothing, and cost { $cost } hope all the same.
        [one] There is only one despair cube in town. This could remove { $removals } and costs { $cost } hope all the same.
       *[other] There are only { $despair } despair cubes in town. This could remove { $removals } and costs { $cost } hope all the same.
    }

page-newsalem-revealed = All reveal their buildings.
page-newsalem-open-all = Turn over everything at once
page-newsalem-characters = Everybody’s character
page-newsalem-not-yet = still face down
page-newsalem-why-side = { $side ->
    [puritans] Despair stands at { $despair }, below the { $threshold } that witches need: only puritans can win.
    [witches] Despair stands at { $despair }; witches need { $threshold }: only they can win.
   *[nobody] Despair stands at { $despair } of { $threshold }, and nobody is a witch: everybody loses.
}
page-newsalem-why-free = { $count ->
    [one] { $names } is a witch and was not on trial: 2 more despair.
   *[other] { $names } are witches and were not on trial: 2 more despair each.
}
page-newsalem-why-caught = { $count ->
    [one] { $names } is a witch and was on trial: 2 less despair.
   *[other] { $names } are witches and were on trial: 2 less despair each.
}
page-newsalem-why-wronged = { $count ->
    [one] { $names } was on trial without being a witch: 2 more despair.
   *[other] { $names } were on trial without being witches: 2 more despair each.
}
page-newsalem-why-fewer = { $count ->
    [one] { $names } was on the winning side too; points, then hope, decide among them.
   *[other] { $names } were on the winning side too; points, then hope, decide among them.
}
page-newsalem-scores = Points
page-newsalem-player = Player
page-newsalem-for-types = Types
page-newsalem-for-sets = Sets
page-newsalem-total = Total

## Sayings: what players say to each other

saying-go-for = Let us put { $seat } on trial.
saying-go-for-2 = A trial for { $seat }, good neighbours!
saying-go-for-3 = Has anybody a trial left for { $seat }?
saying-spare = { $seat } deserves a pardon.
saying-spare-2 = Let { $seat } off, I beg you.
saying-am-side = I am with { $word }.
saying-am-side-2 = My card would tell you: I am with { $word }.
saying-am-side-3 = I win with { $word }, or not at all.
saying-am-type = My character has a liking for this: { $word }.
saying-am-type-2 = I score for { $word }.
saying-saw-side = I investigated { $seat }: with { $word }.
saying-saw-side-2 = I have seen { $seat }’s card: with { $word }.
saying-saw-type = I have seen what { $seat } likes: { $word }.
saying-saw-type-2 = { $seat } scores for { $word }. I looked.
saying-passed = In the hand that I passed to { $seat }, there was this: { $card }.
saying-passed-2 = { $seat } got this to choose from, through me: { $card }.
saying-got = In the hand that { $seat } passed me, there was this: { $card }.
saying-got-2 = { $seat } left me this: { $card }.
saying-nothing-better = I had nothing better.
saying-nothing-better-2 = You should have seen what else there was.
saying-nothing-better-3 = It was the least bad of what I had.
saying-nothing-better-4 = Believe me, the rest was worse.
saying-will-cleanse = I will cleanse the town.
saying-will-cleanse-2 = Give me time, and I will clear this despair away.
saying-will-cleanse-3 = Leave the Cleansing to me.
saying-will-investigate = I will investigate { $seat }.
saying-will-investigate-2 = I am going to have a look at { $seat }.
saying-give-me = Could somebody give me { $amount } hope?
saying-give-me-2 = With { $amount } more hope I could act.
saying-give-to = Give hope to { $seat }: { $amount }.
saying-give-to-2 = { $seat } can use it. Hope needed: { $amount }.
saying-give-to-3 = Hope is well spent on { $seat }: { $amount }.
saying-investigate = Somebody should investigate { $seat }.
saying-investigate-2 = Let us see the card of { $seat }. Who pays?
saying-investigate-3 = I would pay to see who { $seat } is.
saying-keep-trials = Let us keep the trials for later.
saying-keep-trials-2 = No trials in haste, I beg you.
saying-keep-trials-3 = A trial is soon held and long regretted.
conflict-not-investigated = This player never paid for such an Investigation.
conflict-two-sides = A character has only one side.

## Draws that a master makes by hand

draw-buildings = the new order of the deck of buildings
