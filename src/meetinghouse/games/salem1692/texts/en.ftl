### Salem 1692 in English. What each text may use is told in meetinghouse/texts.py.

## Cards, faces, characters

card-accusation = Accusation
card-evidence = Evidence
card-witness = Witness
card-alibi = Alibi
card-arson = Arson
card-curse = Curse
card-robbery = Robbery
card-scapegoat = Scapegoat
card-stocks = Stocks
card-asylum = Asylum
card-black-cat = Black Cat
card-matchmaker = Matchmaker
card-piety = Piety
card-conspiracy = Conspiracy
card-night = Night

card-accusation-effect = Lays 1 accusation on another player.
card-evidence-effect = Lays 3 accusations on another player.
card-witness-effect = Lays 7 accusations on another player: as a rule a trial at once.
card-alibi-effect = Takes away up to 3 accusations from another player.
card-arson-effect = Another player’s whole hand is discarded.
card-curse-effect = Discards one blue card in front of another player.
card-robbery-effect = Takes one player’s whole hand and gives it to another; neither may be you.
card-scapegoat-effect = Moves every card in front of one player to another; neither may be you.
card-stocks-effect = Another player misses the next turn.
card-asylum-effect = Whoever has it in front cannot fall to the witches at night.
card-black-cat-effect = When Conspiracy comes up, a tryal card of whoever has it in front is turned up.
card-matchmaker-effect = Two players with one each in front live and die together.
card-piety-effect =
    { $edition ->
        [en] It takes twice as many accusations to bring its owner to trial.
       *[other] No red card may be played on whoever has it in front.
    }
card-conspiracy-effect = The Black Cat strikes; then everybody takes a tryal card from the neighbour on the left.
card-night-effect = The witches choose a victim, the constable protects somebody, and players may confess.

face-not-a-witch = Not a Witch
face-witch = Witch
face-constable = Constable
face-not-a-witch-letter = N
face-witch-letter = W
face-constable-letter = C

character-abigail-williams = Abigail Williams
character-ann-putnam = Ann Putnam
character-cotton-mather = Cotton Mather
character-george-burroughs = George Burroughs
character-giles-corey = Giles Corey
character-john-proctor = John Proctor
character-martha-corey = Martha Corey
character-mary-warren = Mary Warren
character-rebecca-nurse = Rebecca Nurse
character-samuel-parris = Samuel Parris
character-sarah-good = Sarah Good
character-thomas-danforth = Thomas Danforth
character-tituba = Tituba
character-will-griggs = Will Griggs
character-william-phips = William Phips
character-nobody = nobody in particular

character-abigail-williams-ability = When your card brings about a trial, you may discard every accusation in front of you.
character-ann-putnam-ability =
    { $edition ->
        [en] At the end of your turn, draw two cards for each tryal card you picked during it.
       *[other] When your card brings about a trial, you may draw two cards before the tryal card is picked.
    }
character-cotton-mather-ability = Each Evidence in front of you counts 1 accusation, not 3.
character-george-burroughs-ability = It takes 8 accusations to bring you to trial, not 7.
character-giles-corey-ability =
    { $edition ->
        [en] If both cards you draw on your turn are red, you may show them and draw a third.
       *[other] If both cards you draw on your turn are Accusations, you may show them and draw a third.
    }
character-john-proctor-ability =
    { $edition ->
        [en] When another player is eliminated, look at that hand and take up to three of its cards.
       *[other] When another player is eliminated, take the whole hand and the blue cards in front.
    }
character-martha-corey-ability = You have the ability of the nearest living player on your right.
character-mary-warren-ability = The Black Cat never strikes you, and no Matchmaker takes you along into death.
character-rebecca-nurse-ability =
    { $edition ->
        [en] Whenever a trial turns up another player’s tryal card, you may draw a card.
       *[other] Whenever a trial or the Black Cat turns up another player’s tryal card, you may draw a card.
    }
character-samuel-parris-ability = Twice a game, instead of drawing or playing, take up to two cards from the discard pile, no black ones.
character-sarah-good-ability = Robbery and Arson have no effect on you.
character-thomas-danforth-ability = When you play an accusation, one fewer is enough for a trial, if you want it.
character-tituba-ability = Once a game, before your action, look at the whole deck and put it into any order.
character-will-griggs-ability = You may play an Alibi as if it were a Witness, worth 7 accusations.
character-william-phips-ability = Once a game, you may confess without turning up a card.
character-nobody-ability = No ability.

## Sides, phases, causes

side-townspeople = the townspeople
side-witches = the witches
side-ghosts = the ghosts

phase-town-hall = town hall
phase-dawn = dawn
phase-day = day
phase-trial = trial
phase-conspiracy = Conspiracy
phase-confession = confessions
phase-night = night
phase-last-words = last words
phase-over = the end

cause-trial = by trial
cause-cat = by the Black Cat
cause-confession = in confession
cause-framed = by the witches’ hand
cause-dawn = with the cat at dawn
cause-elimination = at the end
cause-witch = a Witch card came to light
cause-last-tryal = no tryal card is left face-down
cause-night = the witches came in the night
cause-matched = matched hearts share one fate

shield-gavel = the gavel kept watch
shield-confession = a confession made in time
shield-asylum = the Asylum’s walls held

why-last-witch-revealed = The last Witch card has come to light. Salem can sleep again.
why-last-townsperson-turned = The last of the townspeople has turned. Nobody is left to accuse them.
why-all-living-are-witches = Only witches are left alive in Salem.
why-somebody-eliminated = With so few at the table, a single loss is enough for the witches.
why-constable-revealed = The Constable has been unmasked, and with it goes the town’s last guard.

why-alibi = thanks to an Alibi
why-abigail = wiped away by Abigail Williams
why-arson = burned
why-both-matchmakers = two Matchmakers on one heart cancel each other
why-curse = cursed
why-elimination = left behind
why-stocks = the stocks are opened
why-trial = the trial is over

## What is asked

decision-town-hall = Two town hall cards lie before you. Whose life will you lead?
decision-cat = Witches, who shall find the Black Cat at the door?
decision-victim = Witches, whose door do you knock on tonight?
decision-gavel = Constable, whom does your gavel protect tonight?
decision-suspicion = Whom do you suspect?
decision-suspicion-note = Sealed until the end; it changes nothing but your pride.
decision-confess = Do you confess? Turning up one of your tryal cards keeps you safe tonight.
decision-confess-note = Your last face-down card puts you out of the game, and so does a Witch card.
decision-turn = Your turn. What will you do?
decision-target =
    { $about ->
        [card-card] { $card } as { $card2 }: against whom?
       *[other] { $card }: on whom?
    }
decision-victim-of-robbery = { $card }: who is robbed?
decision-recipient = { $card }: who gets the hand of { $seat }?
decision-source = { $card }: whose burden is moved?
decision-destination = { $card }: who takes over what lies before { $seat }?
decision-alibi = { $card }: which accusations against { $seat } fall?
decision-curse = { $card }: which blue card before { $seat } is lost?
decision-tryal =
    { $you ->
        [yes] Which of your own tryal cards is turned up?
       *[no] Which tryal card of { $seat } is turned up?
    }
decision-point-to-two = Point at two tryal cards of { $seat }; one of them will be turned up.
decision-take = Conspiracy: which tryal card do you take from { $seat }?
decision-pass = Conspiracy: which tryal card of { $seat } goes to { $seat2 }?
decision-ghost = Which ghost do you look at?
decision-look = Which tryal card of { $seat } do you look at?
decision-john-takes = { $seat } leaves cards behind. Which do you take?
decision-recover = Which card do you take from the discard pile?
decision-rearrange = The deck lies open before you, top card first. Into which order do you put it?
decision-reorder = Into which order do you put your face-down tryal cards?
decision-sign =
    { $most ->
        [1] Point at somebody before you confirm.
       *[other] Lay the deck out in an order, and perhaps think again.
    }
decision-hourglass = Turn the hourglass on whoever is dawdling?
decision-last-words = You are out. Three last words to the living are yours.
decision-first-out = Two fates are tied together. Who goes first?
decision-hold-trial = One accusation fewer will do for you. Do you bring { $seat } to trial?
decision-ann-draws = Draw two cards before { $seat } is tried?
decision-abigail-discards = Discard all accusations in front of you?
decision-giles-shows = Show the two cards you drew, and draw a third?
decision-rebecca-draws = A tryal card was turned up. Draw a card?

word-draw = Draw two cards
word-end = End the turn
word-rearrange = Look at the deck and rearrange it
word-recover = Take cards back from the discard pile
word-look = Look at a ghost’s tryal card
word-nobody = Nobody
word-declare = Confess without a card
word-turn = Turn the hourglass
word-done = Done
word-done-confess = Keep silent
word-done-last-words = Go in silence
word-done-john-takes = Take no more
word-done-recover = Take no more
word-yes-hold-trial = Yes, to trial
word-no-hold-trial = Not yet
together-alibi-witness-turn = Alibi as a Witness

## Channels

channel-town = the town
channel-last-words = last words
channel-graveyard = the graveyard

## What happened: setting the table

event-game-set =
    The table is set. Among the tryal cards: { $tryals_1 } Not a Witch, { $tryals_2 ->
        [one] { $tryals_2 } Witch
       *[other] { $tryals_2 } Witches
    }, { $tryals_3 } Constable. The deck holds { $deck } cards.
event-tryals-seen =
    { $you ->
        [seat] Your tryal cards: { $faces }.
       *[other] The tryal cards of { $seat }: { $faces }.
    }
event-hand-seen =
    { $you ->
        [seat] Your hand: { $cards }.
       *[other] The hand of { $seat }: { $cards }.
    }
event-town-hall-offered =
    { $you ->
        [seat] You may choose between { $characters }.
       *[other] { $seat } may choose between { $characters }.
    }
event-character-shown =
    { $you ->
        [seat] You are { $character }.
       *[other] { $seat } is { $character }.
    }
event-became-witch =
    { $you ->
        [seat] You hold a Witch card: from now on you are a witch, whatever becomes of it.
       *[other] { $seat } holds a Witch card, and is a witch from now on.
    }

## The narrator

narrated-dawn-sleep = “Salem sleeps. Everyone, shut your eyes.”
narrated-dawn-witches = “Witches, wake. Choose who shall have the Black Cat; one of your own will do.”
narrated-dawn-witches-sleep = “Witches, back to sleep.”
narrated-dawn-wake = “Everyone, wake.”
narrated-dawn-begins =
    { $you ->
        [seat] “You begin; play goes clockwise.”
       *[other] “{ $seat } begins; play goes clockwise.”
    }
narrated-night-sleep = “Night falls. Everyone, shut your eyes.”
narrated-night-witches = “Whoever has or ever had a Witch card, wake and choose a victim; it may be one of you.”
narrated-night-witches-sleep = “Witches, back to sleep.”
narrated-night-constable = “Constable, wake. Give the gavel to someone, but not to yourself.”
narrated-night-constable-ghosts = “Constable, wake. Give the gavel to anyone, to yourself, or to nobody.”
narrated-night-constable-sleep = “Constable, back to sleep.”
narrated-night-wake = “Everyone, wake.”
narrated-night-confess = “Who wants to confess may turn up one tryal card and is safe tonight. You have until the sand runs out.”
narrated-night-time =
    { $you ->
        [seat] “Time. The witches chose you.”
       *[other] “Time. The witches chose { $seat }.”
    }
narrated-night-over =
    { $you ->
        [seat] “Day breaks; you go on.”
       *[other] { $has_seat ->
            [yes] “Day breaks; { $seat } goes on.”
           *[no] “Day breaks.”
        }
    }

event-fellows-seen =
    { $you ->
        [seats] { $seats_others_count ->
            [0] You open your eyes and see no other witch.
            [one] You open your eyes and see another witch: { $seats_others }.
           *[other] You open your eyes and see the other witches: { $seats_others }.
        }
       *[other] These open their eyes as witches: { $seats }.
    }
event-witch-signed =
    { $you ->
        [witch] { $same ->
            [yes] You point at yourself.
           *[no] You point at { $seat }.
        }
        [seat] { $witch } points at you.
       *[other] { $same ->
            [yes] { $witch } points at themself.
           *[no] { $witch } points at { $seat }.
        }
    }

## The turn

event-turn-began =
    { $you ->
        [seat] It is your turn.
       *[other] { $seat } takes a turn.
    }
event-turn-skipped =
    { $you ->
        [seat] You sit in the stocks and miss your turn.
       *[other] { $seat } sits in the stocks and misses a turn.
    }
event-turn-ended =
    { $you ->
        [seat] Your turn is over.
       *[other] The turn of { $seat } is over.
    }
event-hourglass-turned =
    { $you ->
        [seat] You turn the hourglass on { $active }.
        [active] { $seat } turns the hourglass on you.
       *[other] { $seat } turns the hourglass on { $active }.
    }
event-card-drawn =
    { $you ->
        [seat] You draw a card.
       *[other] { $seat } draws a card.
    }
event-drawn-card-seen =
    { $you ->
        [seat] You drew { $card }.
       *[other] { $seat } drew { $card }.
    }
event-black-card-drawn =
    { $you ->
        [seat] You turn up a black card: { $card }!
       *[other] { $seat } turns up a black card: { $card }!
    }
event-draw-forfeited =
    { $you ->
        [seat] Only Night is left in the deck: the rest of your draw is lost.
       *[other] Only Night is left in the deck: { $seat } loses the rest of the draw.
    }
event-deck-reformed = The deck is shuffled anew: { $cards } cards, with Night among them.
event-card-played =
    { $you ->
        [by] { $has_second ->
            [yes] You play { $card }: from { $target } to { $second }.
           *[no] { $as_witness ->
                [yes] You play { $card } against { $target }, as a Witness.
               *[no] You play { $card } on { $target }.
            }
        }
        [target] { $has_second ->
            [yes] { $by } plays { $card }: from you to { $second }.
           *[no] { $as_witness ->
                [yes] { $by } plays { $card } against you, as a Witness.
               *[no] { $by } plays { $card } on you.
            }
        }
        [second] { $by } plays { $card }: from { $target } to you.
       *[other] { $has_second ->
            [yes] { $by } plays { $card }: from { $target } to { $second }.
           *[no] { $as_witness ->
                [yes] { $by } plays { $card } against { $target }, as a Witness.
               *[no] { $by } plays { $card } on { $target }.
            }
        }
    }
event-cards-discarded =
    { $you ->
        [seat] You lose { $cards } ({ $why }).
       *[other] { $seat } loses { $cards } ({ $why }).
    }
event-hand-robbed =
    { $you ->
        [victim] Your hand goes to { $recipient }, { $count ->
            [one] one card
           *[other] { $count } cards
        }.
        [recipient] You get the hand of { $victim }, { $count ->
            [one] one card
           *[other] { $count } cards
        }.
       *[other] The hand of { $victim } goes to { $recipient }, { $count ->
            [one] one card
           *[other] { $count } cards
        }.
    }
event-cards-seen =
    { $you ->
        [seat] Now in your hand: { $cards }.
       *[other] You saw what went to { $seat }: { $cards }.
    }
event-wasted =
    { $you ->
        [seat] { $card } cannot touch you, Sarah Good: it is wasted.
       *[other] { $card } cannot touch { $seat } as Sarah Good: it is wasted.
    }
event-front-moved =
    { $you ->
        [source] What lay before you moves to { $destination }: { $cards }.
        [destination] What lay before { $source } moves to you: { $cards }.
       *[other] What lay before { $source } moves to { $destination }: { $cards }.
    }
event-cards-left-game =
    { $you ->
        [seat] Two are left; these cards of yours leave the game: { $cards }.
       *[other] Two are left; these cards of { $seat } leave the game: { $cards }.
    }

## Trials, reveals, eliminations

event-trial-began =
    { $you ->
        [accused] { $same ->
            [yes] You stand trial!
           *[no] { $accuser } brings you to trial!
        }
        [accuser] You bring { $accused } to trial!
       *[other] { $same ->
            [yes] { $accused } stands trial!
           *[no] { $accuser } brings { $accused } to trial!
        }
    }
event-trial-declined =
    { $you ->
        [accuser] You let { $accused } go, for now.
        [accused] { $accuser } lets you go, for now.
       *[other] { $accuser } lets { $accused } go, for now.
    }
event-trial-lapsed = There is nobody left to try: { $accused } is out already.
event-pointed-at-two =
    { $you ->
        [accuser] You point at cards { $places } of { $accused }, who picks one of them.
        [accused] { $accuser } points at your cards { $places }: pick one of them.
       *[other] { $accuser } points at cards { $places } of { $accused }, who picks one of them.
    }
event-tryal-revealed =
    { $cause_key ->
        [elimination] { $you ->
            [seat] You lay open: { $face }.
           *[other] { $seat } lays open: { $face }.
        }
       *[other] { $you ->
            [seat] Your tryal card { $place } is turned up { $cause }: { $face }.
           *[other] { $seat }: tryal card { $place } is turned up { $cause }: { $face }.
        }
    }
event-one-more-witch-card =
    { $you ->
        [seat] You hide yet another Witch card, and so you live.
       *[other] { $seat } hides yet another Witch card, and lives.
    }
event-eliminated =
    { $you ->
        [seat] You are out of the game: { $cause }.
       *[other] { $seat } is out of the game: { $cause }.
    }
event-everything-shown = From beyond the grave you see everything. Tryal cards: { $rows }. Hands: { $hands }. The deck, from the top: { $deck }.
event-spared-by-match =
    { $you ->
        [seat] You are spared, matched or not: else both sides would have lost.
       *[other] { $seat } is spared, matched or not: else both sides would have lost.
    }
event-past-disclosed =
    { $you ->
        [seat] { $witch ->
            [yes] It is made known: you did hold a Witch card.
           *[no] It is made known: you never held a Witch card.
        }
       *[other] { $witch ->
            [yes] It is made known: { $seat } did hold a Witch card.
           *[no] It is made known: { $seat } never held a Witch card.
        }
    }

## Conspiracy

event-cat-had-no-prey =
    { $has_seat ->
        [yes] { $you ->
            [seat] The Black Cat rubs against your leg and does you no harm.
           *[other] The Black Cat does { $seat } no harm.
        }
       *[no] The Black Cat is nowhere to be seen.
    }
event-tryal-taken =
    { $you ->
        [giver] { $has_place ->
            [yes] { $taker } takes your tryal card { $place }.
           *[no] { $taker } takes one of your tryal cards.
        }
        [taker] { $has_place ->
            [yes] You take tryal card { $place } from { $giver }.
           *[no] You take a tryal card from { $giver }.
        }
       *[other] { $has_place ->
            [yes] { $taker } takes tryal card { $place } from { $giver }.
           *[no] { $taker } takes a tryal card from { $giver }.
        }
    }
event-tryal-taken-many = Everybody takes a tryal card from the neighbour on the left.
event-tryals-mixed = One tryal card from everybody ({ $seats }) is put in the middle, shuffled and dealt out again.
event-tryal-lost =
    { $you ->
        [seat] { $has_taker ->
            [yes] You gave away { $face }; { $taker } has it now.
           *[no] You gave away { $face }; who has it now, you cannot tell.
        }
       *[other] { $has_taker ->
            [yes] { $seat } gave away { $face }; { $taker } has it now.
           *[no] { $seat } gave away { $face }.
        }
    }
event-tryal-gained =
    { $you ->
        [seat] { $has_giver ->
            [yes] You received { $face } from { $giver }.
           *[no] You received { $face }; from whom, you cannot tell.
        }
       *[other] { $has_giver ->
            [yes] { $seat } received { $face } from { $giver }.
           *[no] { $seat } received { $face }.
        }
    }
event-row-shuffled =
    { $you ->
        [seat] Your face-down tryal cards are shuffled.
       *[other] The face-down tryal cards of { $seat } are shuffled.
    }
event-row-shuffled-many = The face-down tryal cards are shuffled: { $seats }.
event-row-reordered =
    { $you ->
        [seat] You reorder your tryal cards: { $places }.
       *[other] { $seat } reorders face-down tryal cards: { $places }.
    }

## Dawn and night

event-cat-given =
    { $you ->
        [seat] The Black Cat sits on your doorstep.
       *[other] The Black Cat sits on the doorstep of { $seat }.
    }
event-gavel-given =
    { $you ->
        [seat] The gavel lies before you: you are safe tonight.
       *[other] The gavel lies before { $seat }.
    }
event-confessed =
    { $you ->
        [seat] { $without_card ->
            [yes] You confess, and show no card.
           *[no] You confess.
        }
       *[other] { $without_card ->
            [yes] { $seat } confesses, and shows no card.
           *[no] { $seat } confesses.
        }
    }
event-target-chosen =
    { $you ->
        [seat] It is settled: tonight you are the victim.
       *[other] It is settled: tonight the victim is { $seat }.
    }
event-target-announced =
    { $you ->
        [seat] All eyes turn to you.
       *[other] All eyes turn to { $seat }.
    }
event-target-safe =
    { $you ->
        [seat] You are safe: { $by_key ->
            [gavel] { shield-gavel }
            [confession] { shield-confession }
           *[asylum] { shield-asylum }
        }.
       *[other] { $seat } is safe: { $by_key ->
            [gavel] { shield-gavel }
            [confession] { shield-confession }
           *[asylum] { shield-asylum }
        }.
    }

## Characters

event-ability-used =
    { $you ->
        [seat] You use the gift of { $character }.
       *[other] { $seat } uses the gift of { $character }.
    }
event-cards-shown =
    { $you ->
        [seat] You show { $cards }.
       *[other] { $seat } shows { $cards }.
    }
event-card-recovered =
    { $you ->
        [seat] You take { $card } back from the discard pile.
       *[other] { $seat } takes { $card } back from the discard pile.
    }
event-deck-seen =
    { $you ->
        [seat] The deck, from the top: { $cards }.
       *[other] { $seat } sees the deck, from the top: { $cards }.
    }
event-pool-seen = { $dead } leaves behind: { $cards }.
event-cards-taken =
    { $you ->
        [seat] { $has_card ->
            [yes] You take { $card } of { $dead }.
           *[no] You take a card from the hand of { $dead }.
        }
        [dead] { $has_card ->
            [yes] { $seat } takes your { $card }.
           *[no] { $seat } takes a card from your hand.
        }
       *[other] { $has_card ->
            [yes] { $seat } takes { $card } of { $dead }.
           *[no] { $seat } takes a card from the hand of { $dead }.
        }
    }

## Ghosts

event-ghost-looked-at =
    { $you ->
        [viewer] You look at a tryal card of { $ghost }.
       *[other] { $viewer } looks at a tryal card of { $ghost }.
    }
event-ghost-tryal-seen =
    { $you ->
        [viewer] You see what { $ghost } hides: { $face }.
       *[other] { $viewer } sees what { $ghost } hides: { $face }.
    }
event-top-discarded =
    { $you ->
        [seat] From the top of the deck you discard { $card }.
       *[other] From the top of the deck { $seat } discards { $card }.
    }

## The end

event-game-won =
    { $you ->
        [winners] { $side_key ->
            [townspeople] The townspeople win, and you with them! { $why }
           *[other] The witches win, and you with them! { $why }
        }
       *[other] { $side_key ->
            [townspeople] The townspeople win. { $why }
           *[other] The witches win. { $why }
        }
    }

## Refusals that a rule of this game explains

refused-option-clash-sal-play-03 = This edition has no game for two or three players.
refused-option-clash-sal-var-04 = extra_witch is not for two or three players.
refused-option-clash-sal-setup-07 = town_hall_choice is for 7 players or fewer.
refused-option-clash-sal-var-07 = force_disclosure and no_disclosure contradict each other.
refused-option-clash-sal-var-08 = This edition does not offer dawn_cat_penalty; set offers_dawn_cat_penalty too.
refused-option-clash-sal-ghost-04 = youngest_seat names a seat where no player sits.

## Settings

option-edition = the edition: a preset of all parameters
option-ghost_game = two or three players play with ghosts
option-director_default = who directs on paper
option-setup_conspiracy = how Conspiracy is kept out of the first hands
option-night_card_placement = where Night is put into the deck
option-deck_reform_source = what is shuffled into the new deck
option-early_night_reform = what becomes of cards left under Night
option-trial_tryal_selection = who picks the tryal card of a trial
option-max_trials_per_turn = how many trials a turn may bring
option-piety_effect = what Piety does
option-piety_loss_trial = losing Piety may bring a trial at once
option-griggs_alibi_bypasses_piety = Will Griggs may use Alibi as Witness through Piety
option-multiple_witch_cards = what becomes of a holder of several Witch cards
option-second_matchmaker = a second Matchmaker on one player
option-matchmaker_double_loss = a matched death that would make both sides lose
option-elimination_discards = what an eliminated player discards (all of it, by ruling)
option-disclose_ever_witch = an eliminated player’s past as a witch is announced
option-last_convert_loses = the last townsperson to turn loses
option-conspiracy_take_order = how tryal cards are taken in Conspiracy
option-conspiracy_shuffle_rows = rows are shuffled after Conspiracy
option-tryal_reorder = an owner may reorder the row
option-two_left_blue = blue cards with two players left
option-two_left_scapegoat_robbery = Scapegoat and Robbery with two players left
option-scapegoat_moves_stocks = Scapegoat moves Stocks too
option-crier_witch_count = seconds of the witches’ stage
option-crier_constable_count = seconds of the constable’s stage
option-frame_stack = where the frame cards lie on paper
option-thomas_vs_george = what Thomas Danforth needs against George Burroughs
option-ann_putnam = when Ann Putnam draws
option-giles_corey = what Giles Corey must draw for a third card
option-john_proctor = what John Proctor takes
option-john_martha_split = how John and Martha share
option-rebecca_triggers = when Rebecca Nurse draws
option-offers_dawn_cat_penalty = the dawn penalty may be chosen
option-ghost_seating = where ghosts sit
option-ghost_hand_size = cards dealt to a ghost
option-ghost_turn = what a ghost does on its turn
option-ghost_removes_matchmakers = no Matchmakers in the ghost game
option-ghost_pass_chooser = who picks the card that goes to a ghost
option-ghost_cat_chooser = who picks for a ghost’s Conspiracy
option-ghost_target_pile = where the frame card goes on paper
option-ghost_framed_seats = who loses two tryal cards at night
option-ghost_constable_reveal_wins = a revealed Constable wins the ghost game for the witch
option-town_hall_choice = each player keeps one of two town hall cards (7 players or fewer)
option-conspiracy_center_shuffle = the cards taken in Conspiracy are shuffled and dealt
option-extra_witch = one more Witch card
option-point_to_two = the accuser points at two tryal cards, the accused picks one
option-force_disclosure = an eliminated player’s past as a witch is announced after all
option-no_disclosure = an eliminated player’s past as a witch is not announced after all
option-dawn_cat_penalty = who gets the Black Cat at dawn also loses a tryal card
option-dead_moderator = the first eliminated player sees everything
option-hourglass_seconds = length of one hourglass, in seconds
option-timer_scale = multiplies every window except the hourglass
option-turn_timer_mode = when the hourglass runs
option-dawn_window_s = seconds of the dawn stage
option-decision_window_s = seconds of a single decision
option-last_words_window_s = seconds for last words
option-dead_view = what eliminated players see
option-youngest_seat = seat of the youngest player (ghost game)

## Why the steady bot moved so; opened when the game is over

reason-steady-accuse = I put { $seat } at { $share } for a witch; { $needs ->
        [one] one accusation more brings a trial
       *[other] { $needs } accusations more bring a trial
    }
reason-steady-stocks = { $seat } (witch: { $share }) should sit still for a turn
reason-steady-cat = the Black Cat suits { $seat } (witch: { $share })
reason-steady-asylum = { $seat } (witch: { $share }) deserves a safe night
reason-steady-piety = { $seat } (witch: { $share }) deserves some peace
reason-steady-alibi = those accusations are better gone
reason-steady-curse = { $card } does { $seat } (witch: { $share }) too much good
reason-steady-arson = the hand of { $seat } (witch: { $share }) is better burned
reason-steady-robbery = the hand of { $seat } (witch: { $share }) is better off with { $to }
reason-steady-scapegoat = { $seat } (witch: { $share }) should bear what { $source } bears
reason-steady-matchmaker = the fate of { $seat } (witch: { $share }) may be shared
reason-steady-follow = my fellows point at { $seat }
reason-steady-victim = { $seat } is in the witches’ way
reason-steady-misuse = { $seat } needs no protection, and that is the point
reason-steady-protect = { $seat } (witch: { $share }) is worth protecting
reason-steady-suspect = I put { $seat } at { $share } for a witch
reason-steady-declare = a confession that costs no card
reason-steady-protected = I am protected anyway
reason-steady-keep-silent = a card is worth more than this night’s safety
reason-steady-confess = { $left ->
        [one] one card would be left, and the danger is real
       *[other] { $left } cards would be left, and the danger is real
    }
reason-steady-last-words = there is nothing left to say
reason-steady-default = there was little to think about
reason-steady-draw = more cards first
reason-steady-end = enough for this turn
reason-steady-enemy = { $seat } (witch: { $share }) is no friend of mine
reason-steady-pick = the best card to turn up before { $seat }: a Witch card at { $odds }, a witch at { $share }
reason-steady-use = the gift costs nothing
reason-steady-cannot = there is nothing to show
reason-steady-hold-trial = I put { $seat } at { $share } for a witch
reason-steady-take-card = { $card } is the best of them

## The table in a terminal

board-head = { $title } · { $phase } · deck { $deck } · Witch cards found { $found } of { $all }
board-hand = Hand
board-row = Your tryal cards
board-empty = empty
board-covered = covered (type s to look)
board-gavel = gavel
board-confessed = confessed
board-one-more = one more Witch card
board-witch = witch
board-out = out of the game
board-help-goal = The townspeople win when every Witch card has been turned up. The witches win when everyone alive is a witch. Whoever ever held a Witch card is a witch for good.
board-help-turn = On your turn, either draw two cards, or play as many as you like on others. Enough accusations (7 as a rule) bring a trial, and a tryal card is turned up.
board-help-marks = From left to right: ▶ whose turn it is, † out of the game; character; tryal cards (▒ face-down, CAPITALS turned up, small letters what you know); cards in hand; accusations and how many bring a trial; cards in front. Clockwise from you: your left neighbour is below you.
board-help-others = The others at the table, and what their cards say
board-known-witches = You know these witches: { $names }.
board-passed = In a Conspiracy you lost { $lost } to { $taker } and gained { $gained } from { $giver }.
board-passed-mixed = In a Conspiracy you lost { $lost } and gained { $gained }.
board-looked = You saw { $face } in the row of { $name }.
board-known-hand = { $name } holds, among others: { $cards }.
board-deck-order = The deck, from the top: { $cards }.
board-suspected = So far you suspected: { $names }.
board-discard = On the discard pile: { $cards }.
reason-steady-take = from { $seat } any back is as good as another: a Witch card at { $odds }, a witch at { $share }
reason-steady-ghost = { $seat } may hide the Witch card: { $share }
reason-steady-look = this card of { $seat } tells most: a Witch card at { $odds }, a witch at { $share }
reason-steady-look-at-ghost = a look at a ghost tells more than a card
reason-steady-gavel-nobody = nobody here deserves the gavel
reason-steady-rearrange = Night can wait, good cards cannot
reason-steady-recover = the discard pile has better cards than the deck
reason-steady-town-hall = { $card } suits me better
reason-steady-enough = that is enough
reason-steady-first-out = better { $seat } than the other

## Why not: what is closed to you, by the clause that closes it

closed-sal-card-alibi-01 = There is no accusation in front of this player.
closed-sal-card-alibi-03 = An Alibi takes away at most 3; a card that counts 7 is too much for it.
closed-sal-card-curse-01 = There is no blue card in front of this player.
closed-sal-card-matchmaker-05 = This player has a Matchmaker already.
closed-sal-card-piety-03 = Piety guards this player: no red card may be played here.
closed-sal-card-robbery-01 = What is taken must go to somebody else.
closed-sal-card-robbery-03 = It takes three living players: you, one who is robbed, one who receives.
closed-sal-card-scapegoat-01 = The cards must move to somebody else.
closed-sal-card-scapegoat-07 = It takes three living players: you, one who is relieved, one who is burdened.
closed-sal-char-griggs-04 = Piety guards this player, from an Alibi played as a Witness too.
closed-sal-char-parris-01 = Only instead of drawing or playing, and only twice a game.
closed-sal-char-parris-03 = Black cards stay on the discard pile.
closed-sal-char-tituba-01 = Only before anything else in your turn, and only once a game.
closed-sal-color-07 = It must be another player, and a living one.
closed-sal-ghost-31 = A ghost that takes no turns cannot miss one.
closed-sal-law-01 = Nothing may be used on yourself.
closed-sal-law-02 = A card you play may not touch you: neither what you have nor what you get.
closed-sal-night-07 = You may not choose yourself.
closed-sal-ruling-06 = It would do nothing here.
closed-sal-ruling-21 = Nothing would move: a player cannot have a second Matchmaker.
closed-sal-ruling-53 = There is nothing on the discard pile that you could take.
closed-sal-trial-13 = There has been a trial in this turn, and this would be a second.
closed-sal-turn-06 = You have played a card; whoever plays does not draw.
closed-sal-turn-08 = Do something first: draw, or play a card.
closed-sal-two-04 = With only two players left this card cannot be played.
