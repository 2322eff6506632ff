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
script-director-moderator = Moderator, all choices tapped here
script-director-moderator-help = Witches and constable tap everything here, or a moderator does; then it is announced.
script-characters = Characters
script-characters-yes = With
script-characters-no = Without

script-dawn-lay = “Lay the Black Cat crosswise on the deck, within everybody’s reach.”
script-ghosts-lay = “Shuffle the four frame cards and put them in the middle, face down.”
script-witches-awake = “Whoever has or ever had a Witch card, wake. Tap your own name without a sound.”
script-frame-ghosts =
    { $ghost_target_pile ->
        [bottom_card] “Whoever has or ever had a Witch card, wake. Put the frame card of your choice under the others.”
       *[top_card] “Whoever has or ever had a Witch card, wake. Put the frame card of your choice on top of the others.”
    }
script-cat-frame =
    { $ghost_target_pile ->
        [bottom_card] “Turn up the lowest frame card: the Black Cat goes to that seat.”
       *[top_card] “Turn up the top frame card: the Black Cat goes to that seat.”
    }
script-cat = “The Black Cat goes to { $names }.”
script-begins = “Whoever has the Black Cat begins; play goes clockwise.”
script-frames-lay =
    { $frame_stack ->
        [across_deck] “Lay the frame cards of the living in a stack, face up, crosswise on the deck.”
        [near_deck] “Lay the frame cards of the living in a stack, face up, beside the deck.”
       *[across_discard] “Lay the frame cards of the living in a stack, face down, crosswise on the discard pile.”
    }
script-frame = “Whoever has or ever had a Witch card, wake. Lay your victim’s frame card aside, face down; it may be one of you. Leave the others face down too.”
script-constable-awake = “Constable, wake. Tap your own name without a sound.”
script-gavel = “The gavel is with { $names }.”
script-no-gavel = “Nobody has the gavel.”
script-confess-characters = “Whoever wants to confess may turn up one tryal card, and is safe tonight; William Phips may once do so without a card. You have until the sand runs out.”
script-turn-frame = “Time. Turn up the frame card that was laid aside. That player is eliminated, unless gavel, confession or Asylum protects.”
script-turn-frame-ghosts =
    { $ghost_target_pile ->
        [bottom_card] “Time. Turn up the lowest frame card. That seat loses two tryal cards, unless gavel, confession or Asylum protects.”
       *[top_card] “Time. Turn up the top frame card. That seat loses two tryal cards, unless gavel, confession or Asylum protects.”
    }
script-attacked = “Time. The witches chose { $names }.”
script-protected = Is { $names } protected: by the gavel, a confession or the Asylum?
script-answer-unprotected = Not protected
script-answer-protected = Protected
script-eliminated = “{ $names } is eliminated. Turn up every tryal card; then three last words.”
script-safe = “Safe. Nobody is harmed tonight.”
script-two-cards = “{ $names } loses two tryal cards. The nearest player on the left picks them.”
script-deck =
    { $deck_reform_source ->
        [deck_and_discard] “Shuffle the deck and the discard pile together. Night goes into the lower half.”
       *[discard] { $early_night_reform ->
            [when_deck_exhausted] “If the deck is used up, shuffle the discard pile and put Night under it. Otherwise go on with the deck.”
           *[immediate] “Shuffle the discard pile into a new deck. Night goes under it.”
        }
    }
script-day = “Day breaks. Whoever’s turn it was goes on.”

script-timer-turn = Turn
script-timer-trial = Trial
script-timer-last-words = Last words
script-timer-tituba = Tituba
script-counts = Accusations
script-counts-reached = { $name } has { $count } accusations: trial.
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
script-tally-witch-cards =
    { $of ->
        [1] The Witch card is revealed
       *[other] Witch cards revealed
    }
script-tally-constable = The Constable card is revealed
script-tally-all-witches = Everybody alive is a witch
script-ending-town = “No Witch card is hidden any more: the townspeople win!”
script-ending-witches =
    { $last_convert_loses ->
        [yes] “Everybody alive is a witch: the witches win! Only the last townsperson to turn, if anybody just did, loses.”
       *[no] “Everybody alive is a witch: the witches win, all of them!”
    }
script-ending-witches-ghosts = “All players are witches: the witches win! Whoever turned last loses.”
script-ending-eliminated = “Somebody is eliminated: the witch’s side wins!”
script-ending-constable = “The Constable card is revealed: the witch’s side wins!”
