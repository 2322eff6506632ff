### Salem 1692 in English. What each text may use is told in meetinghouse/texts.

game-about = Accuse, defend, survive: somebody in this town is a witch, and night is coming.

## Cards, faces, characters

card-accusation = Accusation
    .many = { $count } Accusations
card-evidence = Evidence
    .many = { $count } Evidence
card-witness = Witness
    .many = { $count } Witnesses
card-alibi = Alibi
    .many = { $count } Alibis
card-arson = Arson
card-curse = Curse
card-robbery = Robbery
card-scapegoat = Scapegoat
    .many = { $count } Scapegoats
card-stocks = Stocks
    .many = { $count } Stocks
card-asylum = Asylum
card-black-cat = Black Cat
card-matchmaker = Matchmaker
    .many = { $count } Matchmakers
card-piety = Piety
card-conspiracy = Conspiracy
card-night = Night

card-accusation-effect = Lays 1 accusation on another player.
card-evidence-effect = Lays 3 accusations on another player.
card-witness-effect = Lays 7 accusations on another player: usually that means a trial at once.
card-alibi-effect = Takes away up to 3 accusations from another player.
card-arson-effect = Another player’s whole hand is discarded.
card-curse-effect = Discards one blue card in front of another player.
card-robbery-effect = Takes one player’s whole hand and gives it to another; neither may be you.
card-scapegoat-effect =
    { $scapegoat_moves_stocks ->
        [no] Moves every card in front of one player to another, all but Stocks; neither may be you.
       *[yes] Moves every card in front of one player to another; neither may be you.
    }
card-stocks-effect = Another player misses the next turn.
card-asylum-effect = At night, the witches cannot harm whoever has this card in front of them.
card-black-cat-effect = When Conspiracy comes up, whoever has the cat in front of them has a tryal card turned up.
card-matchmaker-effect = Two players with one each in front live and die together.
card-piety-effect =
    { $piety_effect ->
        [double_threshold] It takes twice as many accusations to bring its owner to trial.
       *[no_red_played] No red card may be played on whoever has it in front of them.
    }
card-conspiracy-effect =
    { $conspiracy_center_shuffle ->
        [yes] The Black Cat strikes; then one tryal card of everybody is put in the middle, and they are shuffled and dealt again.
       *[no] The Black Cat strikes; then everybody takes a tryal card from the neighbour on the left.
    }
card-night-effect = The witches choose a victim, the constable protects somebody, and players may confess.

face-not-a-witch = Not a Witch
    .many = { $count } Not a Witch
face-witch = Witch
    .many = { $count } Witches
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
    { $ann_putnam ->
        [end_of_turn_per_reveal] At the end of your turn, draw two cards for each tryal card you picked during it.
       *[before_reveal] When your card brings about a trial, you may draw two cards before the tryal card is picked.
    }
character-cotton-mather-ability = Each Evidence in front of you counts 1 accusation, not 3.
character-george-burroughs-ability = It takes 8 accusations to bring you to trial, not 7.
character-giles-corey-ability =
    { $giles_corey ->
        [two_red] If both cards you draw on your turn are red, you may show them and draw a third.
       *[two_accusation] If both cards you draw on your turn are Accusations, you may show them and draw a third.
    }
character-john-proctor-ability =
    { $john_proctor ->
        [up_to_3_from_hand] When another player is eliminated, look at that hand and take up to three of its cards.
       *[all_hand_and_blue] When another player is eliminated, take the whole hand and the blue cards in front.
    }
character-martha-corey-ability = You have the ability of the nearest living player on your right.
character-mary-warren-ability = The Black Cat never strikes you, and no Matchmaker takes you along into death.
character-rebecca-nurse-ability =
    { $rebecca_triggers ->
        [trials] Whenever a trial turns up another player’s tryal card, you may draw a card.
       *[trials_and_black_cat] Whenever a trial or the Black Cat turns up another player’s tryal card, you may draw a card.
    }
character-samuel-parris-ability =
    { $samuel_parris ->
        [two] Twice a game, instead of drawing or playing, take two cards from the discard pile, no black ones.
       *[up_to_two] Twice a game, instead of drawing or playing, take up to two cards from the discard pile, no black ones.
    }
character-sarah-good-ability = Robbery and Arson have no effect on you.
character-thomas-danforth-ability = When you play an accusation, one fewer is enough for a trial, if you like{ $thomas_vs_george ->
    [6] ; against George Burroughs, two fewer.
    [8] , but never against George Burroughs.
    [cancel] ; against George Burroughs it takes 7, and the trial is held whether you want it or not.
   *[7] .
}
character-tituba-ability = Once a game, before your action, look at the whole deck and put it into any order.
character-will-griggs-ability = You may play an Alibi as if it were a Witness, worth 7 accusations{ $griggs_alibi_bypasses_piety ->
    [yes] , even on whoever has Piety in front.
   *[no] { $piety_effect ->
        [no_red_played] , but not on whoever has Piety in front.
       *[double_threshold] .
    }
}
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

cause-trial = at the trial
cause-cat = by the Black Cat
cause-confession = in a confession
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
why-repair = corrected by the moderator
why-stocks = the stocks are opened
why-trial = the trial is over

## What is asked

decision-town-hall = Two town hall cards lie before you. Whose life will you lead?
decision-cat = Witches, who shall find the Black Cat at the door?
decision-victim = Witches, whose door do you knock on tonight?
decision-gavel = Constable, whom does your gavel protect tonight?
decision-suspicion = { phrase-whom-suspected }
decision-suspicion-note = Sealed until the end; nothing is at stake but your pride.
decision-confess = Do you confess? A tryal card turned up keeps you safe tonight.
decision-confess-note = Your last face-down card would put you out; so, as a rule, would a Witch card.
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
        [yes] Which of your own tryal cards do you turn up?
       *[no] Which tryal card of { $seat } do you turn up?
    }
decision-point-to-two = Point at two tryal cards of { $seat }; one of them will be turned up.
decision-take = Conspiracy: which tryal card do you take from { $seat }?
decision-pass = Conspiracy: which tryal card of { $seat } goes to { $seat2 }?
decision-ghost = Which ghost do you look at?
decision-look = Which tryal card of { $seat } do you look at?
decision-john-takes = { $seat } leaves cards behind. Which do you take?
decision-recover = Which card do you take from the discard pile?
decision-rearrange = The deck lies open before you, top card first. In which order do you put it?
decision-reorder = In which order do you put your face-down tryal cards?
decision-sign =
    { $most ->
        [1] Point at somebody before you confirm.
       *[other] Try an order for the deck; you can still change your mind.
    }
decision-hourglass = Turn the hourglass on whoever is dawdling?
decision-last-words = You are out. You have three last words for the living: write them below.
decision-first-out = Two fates are tied together. Who goes first?
decision-hold-trial = You need fewer accusations. Do you bring { $seat } to trial?
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
word-just-taken = The card just taken
word-turn = Turn the hourglass
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
    }, { $tryals_3 } Constable. The deck has { $deck } cards.
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
narrated-night-witches-sleep = { narrated-dawn-witches-sleep }
narrated-night-constable = “Constable, wake. Give the gavel to someone, but not to yourself.”
narrated-night-constable-ghosts = “Constable, wake. Give the gavel to anyone, to yourself, or to nobody.”
narrated-night-constable-sleep = “Constable, back to sleep.”
narrated-night-wake = { narrated-dawn-wake }
narrated-night-confess = “Whoever wants to confess may turn up one tryal card, and is safe tonight. You have until the sand runs out.”
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
event-deck-reformed = The deck is shuffled again: { $cards } cards, with Night among them.
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
event-without-effect =
    { $you ->
        [seat] { $card } has no effect on you.
       *[other] { $card } has no effect on { $seat }.
    }
event-front-moved =
    { $you ->
        [source] What lay before you moves to { $destination }: { $cards }.
        [destination] What lay before { $source } moves to you: { $cards }.
       *[other] What lay before { $source } moves to { $destination }: { $cards }.
    }
event-cards-left-game =
    { $you ->
        [seat] Only two are left alive; these cards of yours leave the game: { $cards }.
       *[other] Only two are left alive; these cards of { $seat } leave the game: { $cards }.
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
event-trial-lapsed =
    { $you ->
        [accused] Your trial falls through.
       *[other] The trial of { $accused } falls through.
    }
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
        [seat] You are hiding another Witch card, and so you live.
       *[other] { $seat } is hiding another Witch card, and lives.
    }
event-eliminated =
    { $you ->
        [seat] You are out of the game: { $cause }.
       *[other] { $seat } is out of the game: { $cause }.
    }
event-everything-shown = From beyond the grave, you see everything. Tryal cards: { $rows }. Hands: { $hands }. The deck, from the top: { $deck_in_order }.
event-spared-by-match =
    { $you ->
        [seat] You are spared in spite of the match: otherwise both sides would lose.
       *[other] { $seat } is spared in spite of the match: otherwise both sides would lose.
    }
event-past-disclosed =
    { $you ->
        [seat] { $witch ->
            [yes] The town learns: you did hold a Witch card.
           *[no] The town learns: you never held a Witch card.
        }
       *[other] { $witch ->
            [yes] The town learns: { $seat } did hold a Witch card.
           *[no] The town learns: { $seat } never held a Witch card.
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
            [yes] { $just_taken ->
                [yes] { $taker } takes the tryal card that you have just taken.
               *[no] { $taker } takes your tryal card { $place }.
            }
           *[no] { $taker } takes one of your tryal cards.
        }
        [taker] { $has_place ->
            [yes] { $just_taken ->
                [yes] You take the tryal card that { $giver } has just taken.
               *[no] You take tryal card { $place } from { $giver }.
            }
           *[no] You take a tryal card from { $giver }.
        }
       *[other] { $has_place ->
            [yes] { $just_taken ->
                [yes] { $taker } takes the tryal card that { $giver } has just taken.
               *[no] { $taker } takes tryal card { $place } from { $giver }.
            }
           *[no] { $taker } takes a tryal card from { $giver }.
        }
    }
event-tryal-taken-many = Everybody takes a tryal card from the neighbour on the left.
event-tryals-mixed = One tryal card from everybody ({ $seats }) goes to the middle; they are shuffled and dealt again.
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
        [seat] You use the ability of { $character }.
       *[other] { $seat } uses the ability of { $character }.
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
        [seat] The deck, from the top: { $cards_in_order }.
       *[other] { $seat } sees the deck, from the top: { $cards_in_order }.
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

refused-option-clash-sal-play-03 = This edition cannot be played by two or three.
refused-option-clash-sal-var-04 = With two or three players there is no extra Witch card.
refused-option-clash-sal-setup-07 = A choice of two characters is for 7 players or fewer.
refused-option-clash-sal-var-07 = The past of the eliminated cannot be both told and not told.
refused-option-clash-sal-var-08 = In this edition the Black Cat does not scratch at dawn; allow it with offers_dawn_cat_penalty as well.
refused-option-clash-sal-ghost-04 = The youngest player’s seat is one where nobody sits.

## Settings

option-edition = Edition
option-edition-help = The rulebook you play by: it decides everything below that you do not set yourself.
option-edition-en = { page-edition-en }
option-edition-fr = { page-edition-fr }
option-edition-es = { page-edition-es }
option-town_hall_choice = A choice of two characters
option-town_hall_choice-help = Everybody is dealt two town hall cards and keeps one; for seven players or fewer.
option-extra_witch = One more Witch card
option-extra_witch-help = Harder for the town: two Witch cards with four or five players, three with more.
option-setup_conspiracy = Conspiracy in the first deal
option-setup_conspiracy-help = Nobody begins with Conspiracy in hand; this is how it is kept out.
option-setup_conspiracy-redeal_if_dealt = Put back and replaced where it turns up
option-setup_conspiracy-held_out = Taken out before the deal, shuffled in afterwards
option-night_card_placement = Where Night lies
option-night_card_placement-help = At the very end of each deck, or somewhere in its lower half, where it may surprise.
option-night_card_placement-bottom_half = Somewhere in the lower half
option-night_card_placement-bottom = The last card
option-early_night_reform = Cards left when Night comes
option-early_night_reform-help = What happens to the deck after a night that came before its end.
option-early_night_reform-immediate = All is shuffled into a new deck
option-early_night_reform-when_deck_exhausted = They are drawn first
option-trial_tryal_selection = Which tryal card a trial turns up
option-trial_tryal_selection-help = Who picks among the face-down tryal cards of the accused.
option-trial_tryal_selection-accuser_chooses = The accuser picks
option-trial_tryal_selection-random = Chance picks
option-point_to_two = The accuser points at two
option-point_to_two-help = With four or five face-down tryal cards, the accuser points at two and the accused picks one of them.
option-max_trials_per_turn = Trials in one turn
option-max_trials_per_turn-help = How many trials one turn may bring.
option-max_trials_per_turn-unlimited = No limit
option-max_trials_per_turn-1 = One at most
option-multiple_witch_cards = Holding several Witch cards
option-multiple_witch_cards-help = What happens when one of several Witch cards is turned up.
option-multiple_witch_cards-survive_until_last = The holder lives until the last one is turned up
option-multiple_witch_cards-die_reveal_all = The holder is out at once and shows them all
option-disclose_ever_witch = The past of the eliminated is told
option-disclose_ever_witch-help = It is announced whether an eliminated player ever held a Witch card.
option-last_convert_loses = The last one to turn loses
option-last_convert_loses-help = When the last townsperson becomes a witch, the witches win, but that player does not.
option-conspiracy_take_order = Taking cards in Conspiracy
option-conspiracy_take_order-help = Everybody takes a face-down tryal card from the neighbour on the left: all at once, or one after another, and then the last may take the card that the first has just taken.
option-conspiracy_take_order-simultaneous = All at once
option-conspiracy_take_order-sequential_from_drawer = In turn, beginning with who drew it
option-conspiracy_take_order-sequential_choices = In turn, but all cards move together
option-conspiracy_center_shuffle = Taken cards are mixed
option-conspiracy_center_shuffle-help = The cards taken in Conspiracy are shuffled together, and each player is dealt one.
option-conspiracy_shuffle_rows = Rows are shuffled after Conspiracy
option-conspiracy_shuffle_rows-help = Nobody can follow a card by its place in the row any more.
option-tryal_reorder = Rearranging one’s own row
option-tryal_reorder-help = Whether you may change the order of your face-down tryal cards, and whether others see how.
option-tryal_reorder-none = Not allowed
option-tryal_reorder-free_hidden = Allowed, and nobody sees how
option-tryal_reorder-free_tracked = Allowed, and every move is seen
option-dawn_cat_penalty = The Black Cat scratches at dawn
option-dawn_cat_penalty-help = Whoever gets the Black Cat at dawn also loses a tryal card.
option-cards_without_effect = Cards that can do nothing
option-cards_without_effect-help = Whether a card may be played where it has no effect, for instance to avoid drawing.
option-cards_without_effect-playable = May be played
option-cards_without_effect-unplayable = May not be played
option-piety_effect = What Piety does
option-piety_effect-help = How Piety protects the player it lies in front of.
option-piety_effect-double_threshold = It takes twice as many accusations
option-piety_effect-no_red_played = No red card may be played there
option-piety_loss_trial = Losing Piety may bring a trial
option-piety_loss_trial-help = If the accusations in front are enough without Piety, the trial follows at once.
option-second_matchmaker = A second Matchmaker
option-second_matchmaker-help = What happens when one player would have both Matchmakers in front.
option-second_matchmaker-forbidden = It may not be played there
option-second_matchmaker-discard_both = Both are discarded
option-matchmaker_double_loss = When a match would make both sides lose
option-matchmaker_double_loss-help = What happens when two matched deaths together would make both sides lose.
option-matchmaker_double_loss-spare_matched = The matched player is spared
option-matchmaker_double_loss-trigger_player_orders = Whoever brought it about says who goes first
option-matchmaker_double_loss-target_first = The one who was meant goes first
option-scapegoat_moves_stocks = Scapegoat moves Stocks too
option-scapegoat_moves_stocks-help = Stocks goes along with the other cards, and whoever gets it misses a turn.
option-two_left_blue = Blue cards with two players left
option-two_left_blue-help = What happens to blue cards when only two players are left.
option-two_left_blue-keep = They stay in the game
option-two_left_blue-remove = They leave the game
option-two_left_scapegoat_robbery = Scapegoat and Robbery with two players left
option-two_left_scapegoat_robbery-help = What happens to both cards when only two players are left.
option-two_left_scapegoat_robbery-unplayable = They stay in hand and cannot be played
option-two_left_scapegoat_robbery-remove = { option-two_left_blue-remove }
option-thomas_vs_george = Thomas Danforth against George Burroughs
option-thomas_vs_george-help = How many accusations it takes when the one accuses the other.
option-thomas_vs_george-6 = 6 accusations
option-thomas_vs_george-7 = 7 accusations
option-thomas_vs_george-8 = 8 accusations
option-thomas_vs_george-cancel = 7 accusations, and no choice: their abilities cancel each other out
option-ann_putnam = When Ann Putnam draws
option-ann_putnam-help = Ann Putnam draws two cards for a trial that she brings about.
option-ann_putnam-end_of_turn_per_reveal = At the end of her turn, for each card turned up
option-ann_putnam-before_reveal = Before the tryal card is picked
option-giles_corey = Giles Corey’s third card
option-giles_corey-help = What Giles Corey has to draw to be allowed a third card.
option-giles_corey-two_red = Two red cards
option-giles_corey-two_accusation = Two Accusations
option-john_proctor = What John Proctor takes
option-john_proctor-help = When somebody is eliminated, John Proctor helps himself to their cards.
option-john_proctor-up_to_3_from_hand = Up to three cards of the hand
option-john_proctor-all_hand_and_blue = The whole hand and the blue cards
option-john_martha_split = When John and Martha share
option-john_martha_split-help = Where Martha Corey copies John Proctor, they pick in turn.
option-john_martha_split-alternate_up_to_3_each = Up to three cards each
option-john_martha_split-alternate_until_empty = Until none is left
option-rebecca_triggers = When Rebecca Nurse draws
option-rebecca_triggers-help = Rebecca Nurse may draw a card when a tryal card of another player is turned up.
option-rebecca_triggers-trials = By a trial
option-rebecca_triggers-trials_and_black_cat = By a trial or by the Black Cat
option-samuel_parris = What Samuel Parris takes
option-samuel_parris-help = How many cards he takes from the discard pile each time.
option-samuel_parris-up_to_two = Up to two cards
option-samuel_parris-two = Two cards, if there are two
option-griggs_alibi_bypasses_piety = Will Griggs’s Alibi in spite of Piety
option-griggs_alibi_bypasses_piety-help = Will Griggs may use an Alibi as a Witness on somebody with Piety.
option-dead_view = What the eliminated see
option-dead_view-help = Whoever is out may see no more than the living, or look behind the curtain.
option-dead_view-public = What everybody sees
option-dead_view-moderator = Everything
option-dead_moderator = The first one out sees everything
option-dead_moderator-help = As a moderator would; everybody else who is out sees what everybody sees.
option-ghost_game = Two or three may play
option-ghost_game-help = Ghosts fill the seats up to four.
option-ghost_seating = Where ghosts sit
option-ghost_seating-help = On the left of each of two players, or on the left of the youngest of three.
option-ghost_seating-left_of_each = On the players’ left
option-ghost_seating-alternate = Between the players
option-youngest_seat = The youngest player
option-youngest_seat-help = With three players the ghost sits on the left of the youngest.
option-youngest_seat-none = Drawn by lot
option-youngest_seat-0 = First seat
option-youngest_seat-1 = Second seat
option-youngest_seat-2 = Third seat
option-ghost_hand_size = Cards dealt to a ghost
option-ghost_hand_size-help = A ghost never plays them, but they can be robbed or burned.
option-ghost_hand_size-0 = None
option-ghost_hand_size-3 = Three
option-ghost_turn = A ghost’s turn
option-ghost_turn-help = What happens when it is a ghost’s turn.
option-ghost_turn-discard_one = The top card of the deck is discarded
option-ghost_turn-none = It is passed over
option-ghost_removes_matchmakers = No Matchmakers with ghosts
option-ghost_removes_matchmakers-help = Both Matchmakers stay in the box.
option-ghost_pass_chooser = Who picks the card that goes to a ghost
option-ghost_pass_chooser-help = In Conspiracy a ghost gets a tryal card too; somebody else picks it.
option-ghost_pass_chooser-nearest_human_right = The nearest player on the giver’s right
option-ghost_pass_chooser-nearest_human_left = The nearest player on the giver’s left
option-ghost_cat_chooser = Who picks when a ghost brings Conspiracy
option-ghost_cat_chooser-help = Somebody has to pick the tryal card that the Black Cat turns up.
option-ghost_cat_chooser-nearest_human_right_of_cat = The nearest player on the right of the cat
option-ghost_cat_chooser-acting_player = Whoever is acting
option-ghost_constable_reveal_wins = A revealed Constable decides
option-ghost_constable_reveal_wins-help = In the game with ghosts the witch wins as soon as the Constable card is turned up.
option-turn_timer_mode = The hourglass on turns
option-turn_timer_mode-help = When a turn is timed.
option-turn_timer_mode-on_request = When somebody turns it
option-turn_timer_mode-always = Always
option-turn_timer_mode-off = Never
option-hourglass_seconds = The hourglass, in seconds
option-hourglass_seconds-help = How long a turn lasts under the hourglass, and the time for confessions.
option-decision_window_s = A single decision, in seconds
option-decision_window_s-help = The time for a question outside dawn, night and your own turn.
option-dawn_window_s = Dawn, in seconds
option-dawn_window_s-help = How long the witches have to place the Black Cat.
option-crier_witch_count = The witches at night
option-crier_witch_count-help = How long the witches have to agree.
option-crier_witch_count-10 = 10 seconds
option-crier_witch_count-20 = 20 seconds
option-crier_constable_count = The constable at night
option-crier_constable_count-help = How long the constable has to protect somebody.
option-crier_constable_count-5 = 5 seconds
option-crier_constable_count-10 = { option-crier_witch_count-10 }
option-last_words_window_s = Last words, in seconds
option-last_words_window_s-help = The time for three last words.
option-timer_scale = All times but the hourglass, multiplied by
option-timer_scale-help = Two gives twice as long, a half gives half as long.
option-director_default = Who directs on paper
option-deck_reform_source = What is shuffled into the new deck on paper
option-elimination_discards = What an eliminated player discards on paper
option-frame_stack = Where the frame cards lie on paper
option-offers_dawn_cat_penalty = The dawn penalty may be chosen
option-ghost_target_pile = Where the frame card of a ghost game goes on paper
option-ghost_framed_seats = Who loses two tryal cards at night in a ghost game
option-force_disclosure = The past of the eliminated is told after all
option-no_disclosure = The past of the eliminated is not told after all

options-deal = Characters and the deck
options-trials = Trials and eliminations
options-conspiracy = Conspiracy and tryal rows
options-cards = Cards
options-characters = Single characters
options-out = Those who are out
options-ghosts = Two or three players
options-ghosts-help = With four players or more, none of this matters.
options-clocks = Clocks
options-clocks-help = The pace sets them all; change one here if you want it different. At a table without clocks none of them runs.

## Ways to play

style-classic = Classic
style-classic-help = The rules and times of the edition, as printed.
style-first = First evening
style-first-help = The same rules, with plenty of time to read and to think.
style-quick = Quick
style-quick-help = Little time to think, and the hourglass always runs.
style-dark = Dark times
style-dark-help = One more Witch card, and nobody learns who the dead were: hard for the town.
style-research = For thinkers
style-research-help = No clocks, rows are never shuffled, and the past of the dead is told: a lot can be worked out.

## Why the steady bot moved so; opened when the game is over

reason-steady-accuse = { $seat } may be a witch ({ $share }); { $needs ->
        [one] one more accusation brings a trial
       *[other] { $needs } more accusations bring a trial
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
reason-steady-suspect = { $seat } may be a witch ({ $share })
reason-steady-declare = a confession that costs no card
reason-steady-protected = I am protected anyway
reason-steady-keep-silent = a card is worth more than this night’s safety
reason-steady-confess = { $left ->
        [one] one card would be left, and the danger is real
       *[other] { $left } cards would be left, and the danger is real
    }
reason-steady-last-words = there is nothing left to say
reason-steady-draw = more cards first
reason-steady-end = enough for this turn
reason-steady-enemy = { $seat } (witch: { $share }) is no friend of mine
reason-steady-pick = the best card of { $seat } to turn up (a Witch card: { $odds }; a witch: { $share })
reason-steady-use = it costs nothing
reason-steady-cannot = there is nothing to show
reason-steady-hold-trial = { reason-steady-suspect }
reason-steady-take-card = { $card } is the best of them

## Why the sharp bot moved so, where steady would not have

reason-steady-mimic = a townsperson in my place would do the same (chance that { $seat } is a witch, as they see it: { $share })
reason-steady-decoy = { $seat } is one of us and will confess, so the attack costs nothing and buys the town’s trust
reason-steady-unmasked = hiding is of no use any more, so I act openly for the witches: this concerns { $seat }
reason-steady-searched = { $worlds ->
        [one] in the one world that I imagined, this went better than my usual move
       *[other] in { $better } of { $worlds } worlds that I imagined, this went better than my usual move
    }

## The table in a terminal

cli-head = { $title } · { $phase } · deck { $deck } · Witch cards found { $found } of { $all }
board-hand = Hand
board-row = Your tryal cards
board-empty = empty
board-gavel = gavel
board-confessed = confessed
board-one-more = one more Witch card
board-witch = witch
board-out = out of the game
cli-help-goal = The townspeople win when every Witch card has been turned up. The witches win when everyone alive is a witch. Whoever has held a Witch card even once is a witch for good.
cli-help-turn = On your turn, either draw two cards, or play as many as you like on others. Enough accusations (7 as a rule) bring a trial, and a tryal card is turned up.
cli-help-marks = From left to right: ▶ whose turn it is, † out of the game; character; tryal cards (▒ face-down, CAPITALS turned up, small letters what you know); cards in hand; accusations and how many bring a trial; cards in front. Clockwise from you: your left neighbour is below you.
cli-help-others = The others at the table, and what their cards say
deal-witch = A Witch
deal-constable = The Constable
deal-witch-constable = A Witch and the Constable
deal-townspeople = One of the townspeople
deal-witches-want = Get rid of the townspeople. You win when everyone alive is a witch.
deal-townspeople-want = Find the witches. You win when every Witch card has been turned up.
deal-witch-can = By night you choose a victim with the other witches. By day you pass for one of the town.
deal-constable-can = By night you protect one other person. By day you accuse, with cards from your hand.
deal-witch-constable-can = By night you choose a victim with the other witches, and protect one other person. By day you pass for one of the town.
deal-townspeople-can = By night you sleep, and name a suspect. By day you accuse, with cards from your hand.
deal-witches-know = { $count ->
        [one] { $names } is a witch too, and knows you.
       *[other] { $names } are witches too, and know you.
    }
deal-witch-knows-nobody = Nobody yet. If there are other witches, you will meet them at night.
deal-townspeople-know = You know nobody for sure. Anyone may be a witch, and so may you be one day.
board-known-witches = You know these witches: { $names }.
board-passed = In a Conspiracy you lost { $lost } to { $taker } and gained { $gained } from { $giver }.
board-passed-mixed = In a Conspiracy you lost { $lost } and gained { $gained }.
board-looked = You saw { $face } in the row of { $name }.
board-known-hand = { $name } holds, among others: { $cards }.
board-deck-order = The deck, from the top: { $cards }.
board-suspected = So far you suspected: { $names }.
board-discard = On the discard pile: { $cards }.
reason-steady-take = one card of { $seat } is as good as another (a Witch card: { $odds }; a witch: { $share })
reason-steady-ghost = { $seat } may hide the Witch card: { $share }
reason-steady-look = this card of { $seat } tells me most (a Witch card: { $odds }; a witch: { $share })
reason-steady-look-at-ghost = a look at a ghost tells more than a card
reason-steady-gavel-nobody = nobody here deserves the gavel
reason-steady-rearrange = Night can wait, good cards cannot
reason-steady-recover = the discard pile has better cards than the deck
reason-steady-town-hall = { $card } suits me better
reason-steady-enough = that is enough
reason-steady-first-out = better { $seat } than the other

## Why not: what is closed to you, by the clause that closes it

closed-sal-card-alibi-01 = There is no accusation in front of this player.
closed-sal-card-alibi-03 = An Alibi takes away at most 3; a card worth 7 is too much for it.
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
closed-sal-law-01 = You cannot use this on yourself.
closed-sal-law-02 = A card you play may not touch you: neither what you have nor what you get.
closed-sal-night-07 = You may not choose yourself.
closed-sal-ruling-06 = It would do nothing here.
closed-sal-ruling-21 = Nothing would move: a player cannot have a second Matchmaker.
closed-sal-ruling-53 = There is nothing on the discard pile that you could take.
closed-sal-trial-13 = There has already been a trial this turn, and this would be a second.
closed-sal-turn-06 = You have played a card; if you play, you do not draw.
closed-sal-turn-08 = Do something first: draw, or play a card.
closed-sal-two-04 = With only two players left this card cannot be played.

## Around the table in a browser: the coach, the guide, the log

page-coach-theme = Welcome to Salem
page-coach-theme-text = It is 1692, and somebody at this table is a witch. The other four are bots; they know no more than a person in their seat would.
page-coach-goal = Two sides
page-coach-goal-text = The town wins when every Witch card has been turned up. The witches win when everybody alive is a witch. Whoever has ever held a Witch card is one for good.
page-coach-tryals = { board-row }
page-coach-tryals-text = { $peek ->
    [tap] The five cards face-down before you say which side you are on. Tap them to look, and again to cover them.
   *[hold] The five cards face-down before you say which side you are on. Press and hold them to look; let go, and they are covered.
} Nobody else can see them.
page-coach-dawn = Dawn
page-coach-dawn-text = All eyes are shut. Witches choose who gets the Black Cat; everybody else seals a suspicion. All screens look the same, so nobody can tell who does what. Choose a seat and confirm.
page-coach-cat = The Black Cat
page-coach-cat-text = The cat has been left on a doorstep. { $dawn_cat_penalty ->
    [yes] Whoever has it loses a tryal card at once, begins, and will lose another when Conspiracy comes up.
   *[no] Whoever has it begins, and will lose a tryal card when Conspiracy comes up. Until then it does no harm.
}
page-coach-turn = Turns
page-coach-turn-text = Play goes clockwise. On your turn you either draw two cards or play as many as you like, always on others. Watch who accuses whom: that is how bots and people give themselves away.
page-coach-yours = { page-title-asked }
page-coach-yours-text = Draw two cards if your hand is weak, or play: tap a card, or several, then a seat that lights up. When you have played, end the turn. If something is missing from the choices, “Why can’t I …?” tells you the rule.
page-coach-target = On whom?
page-coach-target-text = Tap the seat in the ring, or its button below. Your choice is sent by itself after a moment; until then “Undo” stops it. What has been sent cannot be taken back.
page-coach-draw = Drawing
page-coach-draw-text = What you draw, only you see. Only black cards are shown to everybody, and they take effect at once. Nobody has to discard: a hand may grow.
page-coach-red = Red cards accuse
page-coach-red-text = An Accusation counts 1, Evidence 3, a Witness 7. They stay in front of a player and add up; the number at the seat shows how many there are and how many it takes.
page-coach-green = Green cards work once
page-coach-green-text = They take effect and are gone: an Alibi takes accusations away, Stocks cost a turn, Scapegoat moves what lies in front of somebody to somebody else. Tap a card to read what it does.
page-coach-blue = Blue cards stay
page-coach-blue-text = A blue card lies in front of a player and changes the rules there, until it is cursed or moved or the player is out.
page-coach-brink = On the brink
page-coach-brink-text = Somebody is close to the number that brings a trial. Whoever plays the last accusation leads the trial, so it is worth keeping a red card for that moment.
page-coach-trial = A trial
page-coach-trial-text = The accusations are enough. { $point_to_two ->
    [yes] While the accused hides four or five tryal cards, the accuser points at two, and the accused picks one of them; after that { $trial_tryal_selection ->
        [random] chance picks.
       *[accuser_chooses] the accuser picks.
    } The card
   *[no] { $trial_tryal_selection ->
        [random] Chance picks
       *[accuser_chooses] The accuser picks
    } one face-down tryal card, and it
} is turned up for good. A Witch card ends a player’s game, as a rule; any other card does not. Then the accusations are cleared away.
page-coach-conspiracy = Conspiracy!
page-coach-conspiracy-text = First the Black Cat’s owner loses a tryal card. Then { $conspiracy_center_shuffle ->
    [yes] one face-down card of everybody goes to the middle, and they are shuffled and dealt again
   *[no] everybody takes one face-down card from the neighbour on the left
}: a Witch card may wander, and make a new witch.
page-coach-changed = Look again
page-coach-changed-text = Your row has changed. Look at it: if a Witch card has come, you are a witch now; if one has gone, you are still one. You know what { $conspiracy_center_shuffle ->
    [yes] you lost, but not who has it.
   *[no] your right neighbour took from you.
}
page-coach-night = Night
page-coach-night-text = The witches choose a victim, the constable protects somebody with the gavel, everybody else names a suspect. All screens look alike, and the night lasts just as long whoever acts.
page-coach-sealed = Sealed suspicions
page-coach-sealed-text = A suspicion changes nothing in the game. It is kept sealed and counted at the end, so that you see how well you read the table.
page-coach-confession = Confess?
page-coach-confession-text = Turn up one of your own tryal cards, and you are safe tonight. It costs you that card for good. Never turn up a Witch card or your last card, unless you want to go.
page-coach-morning = Morning
page-coach-morning-text = Now the victim is named. The gavel, a confession or the Asylum saves the victim; without them, the victim is out. { $early_night_reform ->
    [when_deck_exhausted] Then, if the deck is used up, it is shuffled anew, and play goes on where it stopped.
   *[immediate] Then the deck is shuffled anew, and play goes on where it stopped.
}
page-coach-elimination = Somebody is out
page-coach-elimination-text = All tryal cards of that player are laid open, and the other cards are lost. Compare them with what you believed: who accused the innocent?
page-coach-out = You are out
page-coach-out-text = You have three last words for the living, if you like. After that you watch, and still win or lose with your side.
page-coach-over = { page-log-end }
page-coach-over-text = All cards are open. See who was what, how good your suspicions were, and why the bots did what they did. You know the game now: call your friends, or play another round.
page-guide-lead = Salem 1692 from the first card to the last word, as it is played in this house.
page-guide-nothing = Nobody in Salem has heard of “{ $query }”.
page-learn-lead = In about ten minutes you play a real game of Salem with four bots. A coach explains everything when it happens for the first time, and keeps quiet otherwise.
page-colour-red = Red
page-colour-green = Green
page-colour-blue = Blue
page-colour-black = Black
page-copies = { $count ->
    [one] one in the deck
   *[other] { $count } in the deck
}
page-log-dawn = Dawn
page-log-conspiracy = Conspiracy
page-log-trials = Trials
page-log-accusations = Accusations

## The stage in a browser

page-salem-seats = The seats, clockwise
page-salem-as-list = As a list
page-salem-tap-reads = Tap to read
page-salem-ghost = ghost
page-salem-on-turn = taking a turn
page-salem-accusations = accusations: { $count } of { $needs }
page-salem-on-the-brink = one more brings a trial
page-salem-turned-up = turned up: { $faces }
page-salem-face-down = { $count ->
    [one] one tryal card face-down
   *[other] { $count } tryal cards face-down
}
page-salem-in-front = in front: { $cards }
page-salem-would = with that, { $total } of { $needs } accusations
page-salem-would-try = with that, a trial
page-salem-in-hand = { $count ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
page-salem-card-says = On the card: “{ $text }”
page-salem-tryals = Tryal cards
page-salem-before-seat = In front
page-salem-deck = { $count ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
page-salem-no-discard = The discard pile is empty.
page-salem-witch-cards = Witch cards found: { $found } of { $all }
page-salem-trials = Trials this turn: { $count }
page-salem-conspiracies = Conspiracies so far: { $count }
page-salem-night-last = Night is the last card
page-salem-open = (face-up)
page-salem-your-side = You are on the side of { $side }.
page-salem-you-constable = You have the Constable card.
page-salem-suspected-once = You suspected this seat before.
page-salem-everything-opened = Everything opened, seat by seat
page-salem-witch-to-the-last = held the card to the last
page-salem-witch-once = passed the card on
page-salem-never-a-witch = never held a Witch card
page-salem-suspected = Suspected
page-salem-right = right
page-salem-wrong = wrong
page-salem-since-dealt = a witch from the first deal
page-salem-since-conspiracy = a witch since Conspiracy { $number }
page-salem-last-words = Last words: “{ $text }”
page-salem-not-yet = not opened yet
page-salem-was-witch = witch
page-salem-was-constable = townsperson, constable
page-salem-was-town = townsperson
page-salem-why-last-turned = { $count ->
    [one] { $names } was the last of the town to turn: the other witches win, the last convert does not.
   *[other] { $names } were the last of the town to turn: the other witches win, the last converts do not.
}
page-salem-why-still-witch = { $count ->
    [one] { $names } had passed the Witch card on by the end; once a witch, always a witch.
   *[other] { $names } had passed their Witch cards on by the end; once a witch, always a witch.
}
page-salem-why-alive = { $count ->
    [one] { $names } lived to the end and lost all the same: it is enough that the Witch cards came to light.
   *[other] { $names } lived to the end and lost all the same: it is enough that the Witch cards came to light.
}
page-salem-why-dead-win = { $count ->
    [one] { $names } was out by then and wins with their side.
   *[other] { $names } were out by then and win with their side.
}
page-salem-suspected-by = suspected { $count ->
    [one] once
   *[other] { $count } times
}

## Sayings: what players say to each other

saying-go-for = Let us accuse { $seat }.
saying-go-for-2 = Bring your accusations against { $seat }, good people!
saying-go-for-3 = { $seat } to the gallows, I say. Lay your accusations!
saying-go-for-4 = Who else accuses { $seat }?
saying-never-witch = I have never been a witch.
saying-never-witch-2 = Before God, there was never a Witch card in my row.
saying-never-witch-3 = I am as innocent as a newborn lamb.
saying-never-witch-4 = Search my house: you will find no witchcraft there.
saying-never-witch-5 = You are accusing an honest Christian.
saying-never-witch-6 = You will find no Witch among my cards.
saying-never-witch-7 = The devil has no hold on me.
saying-was-witch = I confess: I am a witch.
saying-was-witch-2 = Yes. The Witch card came to me.
saying-am-constable = I am the Constable.
saying-am-constable-2 = The Constable card lies in my row.
saying-lost-tryal = { $seat } took a card from me: { $word }.
saying-lost-tryal-2 = What { $seat } got from me was this: { $word }.
saying-got-tryal = I took a card from { $seat }: { $word }.
saying-got-tryal-2 = This came to me from { $seat }: { $word }.
saying-hold-points = { $amount ->
    [one] I hold accusations worth at least 1 point.
   *[other] I hold accusations worth at least { $amount } points.
}
saying-hold-points-2 = { $amount ->
    [one] I can lay 1 point or more on somebody.
   *[other] I can lay { $amount } points or more on somebody.
}
saying-hold-card = I hold this card: { $card }.
saying-hold-card-2 = Do not forget what I have in my hand: { $card }.
saying-gave-gavel = It was I who protected { $seat }.
saying-gave-gavel-2 = The gavel in front of { $seat } came from me.
saying-will-accuse = { $amount ->
    [one] I will accuse { $seat }, with 1 point.
   *[other] I will accuse { $seat }, with { $amount } points.
}
saying-will-accuse-2 = { $amount ->
    [one] Count on me against { $seat }: I have 1 point.
   *[other] Count on me against { $seat }: I have { $amount } points.
}
saying-will-accuse-3 = { $amount ->
    [one] My next card is for { $seat }: 1 point.
   *[other] My next cards are for { $seat }: { $amount } points.
}
saying-will-confess = When night comes, I will confess.
saying-will-confess-2 = When night falls, I will turn up a card of mine.
saying-will-confess-3 = I will not wait for the witches in the dark: I shall confess.
saying-will-keep-silent = When night comes, I will not confess.
saying-will-keep-silent-2 = I have nothing to confess, tonight or ever.
saying-will-keep-silent-3 = My cards stay face down tonight.
saying-gavel-on = Constable, protect { $seat }!
saying-gavel-on-2 = The gavel belongs in front of { $seat } tonight.
saying-gavel-on-3 = If I had the gavel, it would be for { $seat }.
conflict-witch-shown = A Witch card of this player lies open.
conflict-constable-shown = The Constable card has been turned up.
conflict-never-passed = No card ever went from the one to the other.
conflict-no-gavel = The gavel was never there.
conflict-two-faces = One card cannot have two faces.

## Draws that a master makes by hand

draw-deck = the order of the deck, its top card last
draw-gavel = who gets the gavel
draw-john = the card that is taken from the dead (John Proctor)
draw-look = the ghost’s tryal card that is looked at
draw-middle = how the tryal cards in the middle are dealt
draw-night = how far from the bottom of the deck Night lies
draw-no-vote = whom the witches attack, for they chose nobody
draw-row = the new order of the shuffled tryal cards
draw-take = the tryal card that is taken in the conspiracy
draw-tie = whom the witches attack, of those they named equally often
draw-town-hall = the town hall cards, or the one that is kept
draw-tryals = the tryal cards
draw-tryal = the tryal card that is revealed
draw-two = the tryal cards that are pointed at: the first two

## A moderator’s calls, and what may be changed by hand

call-dawn-witches-title = The witches
call-dawn-witches = { narrated-dawn-witches }
call-night-witches-title = { call-dawn-witches-title }
call-night-witches = { narrated-night-witches }
call-night-constable-title = The constable
call-night-constable = { narrated-night-constable }
call-night-constable-ghosts-title = { call-night-constable-title }
call-night-constable-ghosts = { narrated-night-constable-ghosts }
call-night-confess-title = Confessions
call-night-confess = { narrated-night-confess }
decision-repair-card = A card in front of { $seat } should lie elsewhere: which, and in front of whom?
decision-repair-discard = A card in front of { $seat } should not be there: which one is discarded?
part-repair-card-card = { part-card }
part-repair-card-seat = In front of whom should it lie?
