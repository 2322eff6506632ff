### What the pages say, in English. What each text may use is told in meetinghouse/texts.py.

## Coming in

page-welcome = Somebody in this town is a witch
page-welcome-lead = Play Salem 1692 with friends around one table, apart, or alone against bots. The house keeps every secret, runs the nights and counts the votes.
page-alone = Alone, now
page-alone-lead = Sit down with bots that think before they accuse.
page-play-now = Play now
page-how-you-like-it = How you like it
page-host = With friends
page-host-lead = Open a table and let the others join by code or QR.
page-open-table = Open a table
page-join = You have a code
page-join-lead = Four letters, as the host reads them out.
page-go = Go
page-code = Code of the table
page-code-form = A code has four letters, as KWTM.
page-your-name = Your name
page-players = Players
page-edition = Edition
page-edition-en = English edition
page-edition-fr = French edition
page-edition-es = Spanish edition
page-pace = Pace
page-one-moment = One moment …
page-home = To the front door
page-no-table = There is no table { $code }
page-moved = Your seat has moved
page-moved-lead = It is open on another device now. Only one can show your cards.
page-here-again = Play here again
page-lost = The line is broken. Your seat waits for you …
page-sit-down = Sit down at { $code }
page-take-a-seat = Take a seat
page-watching = Or stay and watch: you see what everybody sees.

## Lobby

page-invite = Others join here:
page-qr = QR code that opens this table
page-share = Share the link
page-copied = Copied
page-open-tv = Open the shared screen
page-seats = Seats ({ $count } of { $most })
page-add-bot = Add a bot
page-lock = Locked to newcomers
page-start = Begin
page-ready = I am ready
page-not-ready = Not ready after all
page-leave = Leave
page-too-few = It takes at least { $least } players.
page-waiting-for = Waiting for { $names }
page-waiting-for-host = Waiting for the host to begin
page-game-settings = The game
page-all-settings = { $count ->
    [0] All settings
    [one] All settings (one changed)
   *[other] All settings ({ $count } changed)
}
page-swap = Swap:
page-move-up = Move { $name } up
page-move-down = Move { $name } down
page-remove = Remove { $name }
page-arrange = Arrange the seats as you sit: drag them, or tap two to swap them.

## Settings of the reader

page-settings = Settings
page-language = Language
page-theme = Look
page-theme-auto = As the game goes
page-theme-parchment = Parchment
page-theme-night = Night
page-theme-contrast = High contrast
page-voice = Voice
page-bells = Bells
page-ambience = Ambience
page-speed = Speed of the voice
page-calm = Less motion
page-peek-tap = Show my cards by a tap instead of holding

## What is asked

page-your-turn = Your move
page-confirm = Confirm
page-do-it = Do it
page-sent = Sent
page-why-not = Why can’t I …?
page-unfold-options = Choose from a list
page-fold-options = Hide the list
page-nothing-closed = Everything you might expect is open to you.
page-choose-several = { $how ->
    [exactly] Choose { $least }, in order.
    [upto] Choose up to { $most }.
   *[between] Choose { $least } to { $most }, in order.
}
page-default = If time runs out: { $default }.
page-is-default = This is what happens when time runs out.
page-time-left = Time left
page-seconds-left = { $seconds } seconds left
page-hours = { $hours } h

## Talk

page-chat = What was said
page-channel = Where
page-say = Say
page-say-something = Say something
page-three-words = Your last three words
page-nothing-said = Nothing has been said yet.
page-silence = Nobody may speak here now.

## The rules, clause by clause

refused-no-such-clause = There is no clause “{ $id }”. Closest: { $closest }.


## The stage of Salem 1692

page-salem-seats = The seats, clockwise
page-salem-as-list = As a list
page-salem-tap-reads = Tap to read
page-salem-choose-seat = Choose { $name }
page-salem-close = Close
page-salem-ghost = ghost
page-salem-on-turn = on turn
page-salem-accusations = accusations: { $count } of { $needs }
page-salem-on-the-brink = one more brings a trial
page-salem-turned-up = turned up: { $faces }
page-salem-face-down = { $count ->
    [one] one tryal card face-down
   *[other] { $count } tryal cards face-down
}
page-salem-in-front = in front: { $cards }
page-salem-in-hand = { $count ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
page-salem-tryals = Tryal cards
page-salem-before-seat = In front
page-salem-deck = { $count ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
page-salem-no-discard = The discard pile is empty.
page-salem-witch-cards = Witch cards found: { $found } of { $all }
page-salem-trials = trials this turn: { $count }
page-salem-conspiracies = Conspiracies so far: { $count }
page-salem-night-last = Night is the last card
page-salem-look = Look
page-salem-cover = Cover
page-salem-hold-to-look = Press and hold the cards to look at them.
page-salem-tap-to-look = Tap the cards to look at them.
page-salem-open = (face-up)
page-salem-what-you-know = What you know
page-salem-your-side = You are on the side of { $side }.
page-salem-you-constable = You have the Constable card.
page-salem-suspected-once = You suspected this seat before.
page-salem-everything-opened = Everything opened, seat by seat
page-salem-won = won
page-salem-witch-to-the-last = had a Witch card to the last
page-salem-witch-once = once held a Witch card, and passed it on
page-salem-never-a-witch = never held a Witch card
page-salem-suspected = Suspected
page-salem-right = right
page-salem-wrong = wrong
page-salem-suspected-well = { $right } of { $named } right

## Around the stage

page-title-asked = Your turn
page-panels = Beside the table
page-tab-log = Log
page-tab-talk = Talk
page-tab-notes = Notes
page-tab-table = Table
page-unread = { $count ->
    [one] (one new)
   *[other] ({ $count } new)
}
page-offers = What you may do unasked
page-change-answer = Change your answer
page-try-again = Try again
page-more = Show more

## The log

page-log = What has happened
page-log-filter = Show
page-log-all = Everything
page-log-mine = What concerns me
page-log-trials = Votes and trials
page-log-accusations = Accusations
page-log-uncover = Show what only I know
page-log-cover = Cover what only I know
page-log-earlier = Earlier
page-log-newest = To the newest
page-log-nothing = Nothing of this kind has happened yet.
page-log-lobby = Before the game
page-log-beginning = The game begins
page-log-dawn = Dawn
page-log-night = Night
page-log-conspiracy = Conspiracy
page-log-end = The end
page-log-turn = { $you ->
    [yes] Your turn
   *[no] { $name }’s turn
}

## Notes

page-notes-lead = Only you read this. It is kept with your seat.
page-suspicion = How much you suspect them, from 0 to 100
page-suspicion-none = not set
page-notes-words = In your own words
page-notes-saved = Saved
page-notes-waiting = Writing …
page-notes-failed = Not saved yet; it is kept here and tried again.

## The table itself

page-wishes = Time
page-pause = Pause
page-resume = Go on
page-extend = More time
page-wishes-lead = It happens when more than half wish for it. Nobody sees who does.
page-people = At the table
page-host-is = Host: { $name }
page-powers = What the host may do
page-no-host = There is no host; whoever comes back first is.
page-block = Ignore
page-unblock = Hear again
page-mute = Mute
page-unmute = Unmute
page-narrator = Narrator
page-speaks = This device speaks
page-speaks-lead = One voice in the room is enough. Its volume and speed are in the settings above.
page-repeat = Say it again
page-move-seat = Move my seat to another phone
page-move-seat-lead = Scan this with the other phone. Show it to nobody: whoever has it plays your seat and sees your cards.
page-move-seat-qr = QR code that opens your own seat
page-copy-link = Copy the link
page-not-copied = This browser does not let it be copied.
page-fair = A fair shuffle
page-fair-lead = This is the hash of the seed all cards are shuffled by, fixed before the first was dealt. At the end the seed is opened, and anybody can check it.
page-leave-table = Leave the table
page-leave-sure = Leave this game? A bot plays on for you, and you cannot come back to this seat.
page-leave-sure-over = Leave this table?
page-stay = Stay
page-stood-in = You were away, and a bot plays for you.
page-take-back = Take your seat back

## The end

page-over = The game is over
page-you-won = You have won
page-you-lost = You have lost
page-winners = { $count ->
    [0] Nobody wins.
    [one] The winner is { $names }.
   *[other] The winners are { $names }.
}
page-rematch = Another game
page-rematch-host = The host can begin another game.
page-watch-again = Watch it again
page-record = Download the record
page-verify = Verify the shuffle
page-verify-holds = The shuffle is as promised.
page-verify-breaks = The shuffle is not as promised.
page-verify-seed = The seed, opened at the end
page-verify-hash = Its hash, computed by your own browser
page-verify-told = The hash you were told when the game began
page-verify-recorded = The hash in the record
page-verify-means = Every shuffle of this game follows from this seed, and its hash was told before the first card was dealt: so nobody could choose the cards afterwards. That every move was legal is checked with the downloaded record: meetinghouse verify.
page-verify-means-not = The seed that was opened is not the one that was promised. Do not trust this game.
page-reasons = What the bots were thinking
page-reasons-lead = Sealed when they moved; each knew only what its seat knew.
page-reasons-none = The bots of this game had no reasons to tell.
page-reasons-whose = Whose thoughts
page-reasons-all = All bots

## Watching a game again

page-replay = { $code }, once more
page-no-replay = There is nothing to watch yet
page-to-table = To table { $code }
page-eyes = Through the eyes of
page-eyes-public = everybody
page-eyes-all = somebody who sees all
page-replay-steps = Step by step
page-replay-answer = { $name }: “{ $question }” { $answer }
page-replay-where = Where in the game
page-replay-jump = Jump to …
page-step-first = To the beginning
page-step-back = A step back
page-step-next = A step on
page-step-last = To the end
page-step-play = Play
page-step-halt = Halt
page-spoilers = Show how far it goes
page-share-moment = Copy the link to this moment

## The shared screen

page-tv-start = Begin with sound
page-tv-join = Join with a phone at
page-lost-tv = The line is broken; it comes back by itself …

## The guide, and the rules

page-guide = Player’s guide
page-guide-lead = Salem 1692 from the first card to the last word, as it is played in this house.
page-learn-by-playing = Learn by playing
page-all-clauses = The rules, clause by clause
page-guide-find = Look for a word
page-guide-keys = Key / comes here; Enter goes from hit to hit, Esc clears.
page-guide-found = { $hits ->
    [0] Nothing found
    [one] Found once
   *[other] Found { $hits } times
}, in { $sections ->
    [one] one section
   *[other] { $sections } sections
}.
page-guide-nothing = Nobody in Salem has heard of “{ $query }”.
page-guide-before = The hit before
page-guide-next = The next hit
page-contents = Contents
page-colour-red = Red
page-colour-green = Green
page-colour-blue = Blue
page-colour-black = Black
page-copies = { $count ->
    [one] one in the deck
   *[other] { $count } in the deck
}
page-rules = Rules
page-rules-lead = Every rule that the house applies is a clause with an ID that never changes. Whatever is refused to you names its clause.
page-rules-around = Around it
page-rules-find = A clause, or the beginning of its ID
page-rules-in-english = The clauses are written in English.
page-rules-count = { $count ->
    [one] one clause
   *[other] { $count } clauses
}
page-rules-cited = { $count ->
    [one] Rule:
   *[other] Rules:
}
page-source-en = English rulebook
page-source-fr = French rulebook
page-source-es = Spanish rules summary
page-source-2e = Second English edition
page-source-img = Printed cards
page-source-new = Newer printed cards
page-source-r = Ruling of this house, where the books are silent

## A first game with a coach

page-learn = Your first game
page-learn-lead = In about ten minutes you play a real game of Salem with four bots. A coach explains everything when it happens for the first time, and keeps quiet otherwise.
page-learn-no-clock = No clock runs: take your time.
page-learn-real = Nothing is staged. The cards are shuffled, the bots want to win, and so should you.
page-learn-off = The coach can be sent away, and called into any game you play alone.
page-learn-begin = Deal me in
page-coach-you = You
page-coach = Coach
page-coach-on = Call the coach
page-coach-off = Send the coach away
page-coach-again = Say that again
page-coach-next = Next
page-coach-got-it = Got it
page-coach-back = Back
page-coach-more = More in the guide
page-coach-progress = Lesson { $at } of { $of }
page-coach-done = The coach will speak when something new happens.

page-coach-theme = Welcome to Salem
page-coach-theme-text = It is 1692, and somebody at this table is a witch. The other four are bots; they know no more than a person in their seat would.
page-coach-goal = Two sides
page-coach-goal-text = The town wins when every Witch card has been turned up. The witches win when everybody alive is a witch. Whoever has ever held a Witch card is one for good.
page-coach-tryals = Your tryal cards
page-coach-tryals-text = { $peek ->
    [tap] The five cards face-down before you say which side you are on. Tap them to look, and again to cover them.
   *[hold] The five cards face-down before you say which side you are on. Press and hold them to look; let go, and they are covered.
} Nobody else can see them.
page-coach-dawn = Dawn
page-coach-dawn-text = All eyes are shut. Witches choose who gets the Black Cat; everybody else seals a suspicion. All screens look the same, so nobody can tell who does what. Choose a seat and confirm.
page-coach-cat = The Black Cat
page-coach-cat-text = The cat has been left on a doorstep. Whoever has it begins, and will lose a tryal card when Conspiracy comes up. Until then it does no harm.
page-coach-turn = Turns
page-coach-turn-text = Play goes clockwise. On a turn one either draws two cards or plays as many as one likes, always on others. Watch who accuses whom: that is how bots and people give themselves away.
page-coach-yours = Your turn
page-coach-yours-text = Draw two cards if your hand is weak, or play. You can play several cards one after another, then end the turn. If something is missing from the choices, “Why can’t I …?” tells you the rule.
page-coach-target = On whom?
page-coach-target-text = Choose a button below, or tap the seat in the ring. Nothing is sent before you confirm, and nothing is taken back after.
page-coach-draw = Drawing
page-coach-draw-text = What you draw is yours to see. Only black cards are shown to all and happen at once. Nobody has to discard: a hand may grow.
page-coach-red = Red cards accuse
page-coach-red-text = Accusation counts 1, Evidence 3, Witness 7. They stay in front of a player and add up; the number at the seat shows how many there are and how many it takes.
page-coach-green = Green cards happen once
page-coach-green-text = They take effect and are gone: an Alibi frees of accusations, Stocks cost a turn, Scapegoat moves everything elsewhere. Tap a card to read what it does.
page-coach-blue = Blue cards stay
page-coach-blue-text = A blue card lies in front of a player and changes the rules there, until it is cursed or moved or the player is out.
page-coach-brink = On the brink
page-coach-brink-text = Somebody is nearly at the number that brings a trial. Whoever plays the last accusation leads the trial, so it is worth keeping a red card for that moment.
page-coach-trial = A trial
page-coach-trial-text = The accusations are enough. { $edition ->
    [fr] Chance picks
   *[other] The accuser picks
} one face-down tryal card, and it is turned up for good. A Witch card ends a player’s game, as a rule; any other card does not. Then the accusations are cleared away.
page-coach-conspiracy = Conspiracy!
page-coach-conspiracy-text = First the Black Cat’s owner loses a tryal card. Then everybody takes one face-down card from the neighbour on the left: a Witch card may wander, and make a new witch.
page-coach-changed = Look again
page-coach-changed-text = Your row has changed. Look at it: if a Witch card has come, you are a witch now; if one has gone, you are still one. You know what your right neighbour took from you.
page-coach-night = Night
page-coach-night-text = Witches choose a victim, the constable protects somebody with the gavel, all others suspect somebody. The screens are alike, and the night lasts as long whoever acts.
page-coach-sealed = Sealed suspicions
page-coach-sealed-text = A suspicion changes nothing in the game. It is kept sealed and counted at the end, so that you see how well you read the table.
page-coach-confession = Confess?
page-coach-confession-text = Turn up one of your own tryal cards, and you are safe tonight. It costs you that card for good. Never turn up a Witch, nor your last card, unless you want to go.
page-coach-morning = Morning
page-coach-morning-text = Now the victim is named. Gavel, confession or Asylum save; without them the victim is out. Then the deck is shuffled anew, and play goes on where it stopped.
page-coach-elimination = Somebody is out
page-coach-elimination-text = All tryal cards of that player are laid open, and the other cards are lost. Compare them with what you believed: who accused the innocent?
page-coach-out = You are out
page-coach-out-text = Three last words to the living are yours, if you like. After that you watch, and still win or lose with your side.
page-coach-over = The end
page-coach-over-text = All cards are open. See who was what, how good your suspicions were, and why the bots did what they did. You know the game now: call friends, or play another round.
