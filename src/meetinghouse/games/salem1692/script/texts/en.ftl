### What the crier says and shows for Salem 1692, beside the narrator's own lines.

script-part-dawn = Dawn
script-part-night = Night falls

script-edition = Edition
script-edition-en = English
script-edition-fr = French
script-edition-es = Spanish
script-director = Who directs
script-director-frames = Town crier, with frame cards
script-director-frames-help = Nothing is tapped at night: the witches lay a frame card aside.
script-director-town_crier = Town crier, victim tapped here
script-director-town_crier-help = The witches tap their victim on this screen; no frame cards.
script-director-phone = This phone moderates
script-director-phone-help = Whoever is awake taps here, without a sound; then it is announced.
script-director-moderator = Somebody moderates, and taps here
script-director-moderator-help = For somebody who does not play: sees all, taps what is pointed at, and may read the notes by day.
script-characters = Characters
script-characters-yes = With
script-characters-no = Without

script-dawn-lay =
    { $frame_stack ->
        [near_deck] “Lay the Black Cat beside the deck, face up, within everybody’s reach.”
       *[across_deck] “Lay the Black Cat across the deck, face up, within everybody’s reach.”
    }
script-ghosts-lay = “One of you shuffles the four frame cards and puts them in the middle, face down.”
script-witches-awake = “Whoever has or ever had a Witch card, wake. Tap your own name without a sound.”
script-witches-wake = “Whoever has or ever had a Witch card, wake.”
script-cat-place = “Witches, wake. Lay the Black Cat in front of anyone; one of your own will do.”
script-cat-ghosts =
    { $ghost_target_pile ->
        [bottom_card] “Witches, wake. Find the frame card of whoever shall have the Black Cat, and put it under the others.”
       *[top_card] “Witches, wake. Find the frame card of whoever shall have the Black Cat, and put it on top of the others.”
    }
script-cat-awake = “Witches, wake. Tap whoever shall have the Black Cat, without a sound; one of your own will do.”
script-cat-tap = “Now tap whoever shall have the Black Cat; one of your own will do.”
script-cat-point = “Point at whoever shall have the Black Cat; one of your own will do.”
script-nudge = “Eyes still shut. Whoever shuffled the frame cards: push the pile a little to one side.”
script-cat-frame =
    { $ghost_target_pile ->
        [bottom_card] “Turn up the lowest frame card: the Black Cat goes to that seat.”
       *[top_card] “Turn up the top frame card: the Black Cat goes to that seat.”
    }
script-cat = “The Black Cat goes to { $names }.”
script-begins = “Whoever has the Black Cat begins; play goes clockwise.”
script-begins-ghosts = “Whoever has the Black Cat begins; if that is a ghost, the nearest player on its left. Play goes clockwise.”
script-frames-lay =
    { $frame_stack ->
        [across_deck] “Lay the frame cards of the living in a stack, face up, across the deck.”
        [near_deck] “Lay the frame cards of the living in a stack, face up, beside the deck.”
       *[across_discard] “Lay the frame cards of the living in a stack, face down, across the discard pile.”
    }
script-frame =
    { $frame_stack ->
        [across_discard] “Whoever has or ever had a Witch card, wake. Lay your victim’s frame card aside, face down; it may be one of you. Put the others back as they lay.”
       *[across_deck] “Whoever has or ever had a Witch card, wake. Lay your victim’s frame card aside, face down; it may be one of you. Leave the others face down too.”
    }
script-frame-ghosts =
    { $ghost_target_pile ->
        [bottom_card] “Whoever has or ever had a Witch card, wake. Put your victim’s frame card under the others; it may be your own.”
       *[top_card] “Whoever has or ever had a Witch card, wake. Put your victim’s frame card on top of the others; it may be your own.”
    }
script-target-awake = “Whoever has or ever had a Witch card, wake. Tap your victim without a sound; it may be one of you.”
script-target-tap = “Now tap your victim; it may be one of you.”
script-target-point = “Point at your victim; it may be one of you.”
script-constable-awake = “Constable, wake. Tap your own name without a sound.”
script-constable-wake = “Constable, wake.”
script-gavel-tap = “Now tap whoever shall have the gavel, but not yourself.”
script-gavel-tap-ghosts = “Constable, wake. Tap whoever shall have the gavel: anyone, yourself, or nobody.”
script-gavel-point = “Point at whoever shall have the gavel, but not at yourself.”
script-gavel-point-ghosts = “Constable, wake. Point at whoever shall have the gavel; it may be yourself. If nobody shall have it, shake your head.”
script-gavel = “The gavel is with { $names }.”
script-no-gavel = “Nobody has the gavel.”
script-confess-characters = “Whoever wants to confess may turn up one tryal card, and is safe tonight; William Phips may once do so without a card. You have until the sand runs out.”
script-turn-frame = “Time. Turn up the frame card that was laid aside. That player is eliminated, unless gavel, confession or Asylum protects.”
script-out =
    { $disclose_ever_witch ->
        [yes] “Not protected? Then turn up every tryal card, and say truthfully whether you ever had a Witch card; three last words. A matched player goes too.”
       *[no] “Not protected? Then turn up every tryal card; three last words. A matched player goes too.”
    }
script-turn-frame-ghosts =
    { $ghost_target_pile ->
        [bottom_card] “Time. Turn up the lowest frame card. Unless gavel, confession or Asylum protects, that seat loses two tryal cards, or its last one; the nearest player on its left picks them.”
       *[top_card] “Time. Turn up the top frame card. Unless gavel, confession or Asylum protects, that seat loses two tryal cards, or its last one; the nearest player on its left picks them.”
    }
script-attacked = “Time. The witches chose { $names }.”
script-protected = Is { $names } protected: by the gavel, a confession or the Asylum?
script-answer-unprotected = Not protected
script-answer-protected = Protected
script-eliminated =
    { $disclose_ever_witch ->
        [yes] “{ $names } is eliminated. Turn up every tryal card, and say truthfully whether you ever had a Witch card; then three last words. A matched player goes too.”
       *[no] “{ $names } is eliminated. Turn up every tryal card; then three last words. A matched player goes too.”
    }
script-safe = “Safe. Nobody is harmed tonight.”
script-two-cards = “{ $names } loses two tryal cards, or the last one. The nearest player on the left picks them.”
script-deck =
    { $deck_reform_source ->
        [deck_and_discard] “Set Night aside and shuffle the deck and the discard pile together. Then shuffle Night into the lower half.”
       *[discard] { $early_night_reform ->
            [when_deck_exhausted] “If the deck is used up, shuffle the discard pile and put Night under it. Otherwise go on with the deck; Night stays aside until it is used up.”
           *[immediate] “Shuffle the discard pile, with what is left of the deck, into a new deck. Night goes under it.”
        }
    }
script-day = “The gavel goes back to the middle. Day breaks: whoever’s turn it was goes on.”

script-timer-turn = Turn
script-timer-trial = Trial
script-timer-last-words = Last words
script-timer-tituba = Tituba
script-counts = Accusations
script-counts-reached = { $name } has { $count } accusations: trial.
script-counts-early = { $name } has { $count } accusations: { $accuser } may hold the trial already.
script-counts-forced = { $name } has { $count } accusations: trial, if { $accuser } played the last one.
script-kind-cards = Cards
script-kind-characters = Characters
script-note-witches = Witches
script-note-constable = Constable

script-extra_witch = Witch cards
script-extra_witch-no = Standard
script-extra_witch-yes = One more
script-ghosts-help =
    { $players ->
        [2] A ghost sits at the left of each player.
       *[3] { $ghost_seating ->
            [left_of_each] A ghost sits at the left of the youngest player, who comes first here.
           *[alternate] A ghost sits at the left of the first player.
        }
    }
script-ban-ghosts = The Spanish edition needs 4 players or more.
script-tally-witch-cards =
    { $of ->
        [1] The Witch card is revealed
       *[other] Witch cards revealed
    }
script-tally-constable = The Constable card is revealed
script-tally-all-witches = Only witches are alive
script-ending-town = “No Witch card is hidden any more: the townspeople win!”
script-ending-witches =
    { $last_convert_loses ->
        [yes] “Only witches are left alive: the witches win! Only the last townsperson to turn, if anybody just did, loses.”
       *[no] “Only witches are left alive: the witches win, all of them!”
    }
script-ending-witches-ghosts = “All players are witches: the witches win! Whoever turned last loses.”
script-ending-eliminated = “Somebody is eliminated: the witch’s side wins!”
script-ending-constable = “The Constable card is revealed: the witch’s side wins!”
