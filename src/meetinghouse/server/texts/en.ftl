### What the pages say, in English. What each text may use is told in meetinghouse/texts.py.

## Coming in

page-welcome = Take a seat
page-welcome-lead = Play with friends around one table, apart, or alone against bots. The house keeps every secret and every rule.
page-play-now = Play alone
page-how-you-like-it = How you like it
page-open-table = Open a table
page-join = You have a code
page-go = Go
page-go-on = Go on playing:
page-code = Code of the table
page-code-of = Code of the table: { $code }
page-code-form = A code has four letters, like KWTM, or six.
page-your-name = Your name
page-name-needed = Somebody at this table plays without a name already. Please tell us yours.
page-players-alone = Players, when alone
page-edition = Edition
page-edition-en = English edition
page-edition-fr = French edition
page-edition-es = Spanish edition
page-pace = Pace
page-pace-usual = As usual
page-code-letters = The table’s code
page-code-letters-count =
    { $count ->
        [4] 4 letters
       *[other] { $count } letters: hard to guess
    }
page-one-moment = One moment…
page-home = To the front door
page-no-table = There is no table { $code }
page-no-table-lead = Perhaps a letter got lost on the way, or the table has been put away. Ask for the code again, or open a table of your own.
page-moved = Your seat has moved
page-moved-lead = It is open on another device now. Only one can show your cards.
page-reclaimed = The seat’s owner is back
page-reclaimed-lead = You had not done anything there yet, so the seat is theirs again.
page-watch = Watch
page-put-out = You are out of this game
page-put-out-lead = More than half of the players have put you out of it; a bot plays on. You may go on watching.
page-other-seat = You sit here as { $own }. This link is the seat of { $other }.
page-other-seat-lead = If you take it, this browser keeps the key of your own seat: the Table tab leads back to it.
page-other-seat-stay = Stay { $own }
page-other-seat-take = Play as { $other }
page-seat-before = Back to the seat of { $name }
page-here-again = Play here again
page-not-built = The pages for the browser have not been built yet. Run “make pages” in the source folder; if Meetinghouse was installed without -e, install it again afterwards. Programs can play already.
page-lost = Connection lost. Your seat is kept for you…
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
page-no-watchers = No new watchers
page-no-watchers-lead = Whoever watches already stays, and so does the shared screen. For others the code leads nowhere as soon as all seats are taken, the table is locked or the game begins.
page-watchers-lead = Nobody sits down any more once all seats are taken or the game has begun; whoever knows the code may watch.
page-start = Begin
page-ready = I am ready
page-not-ready = Not ready after all
page-leave = Leave
page-too-few = It takes at least { $least } players.
page-waiting-for = Waiting for { $names }.
page-waiting-for-you = Say when you are ready.
page-waiting-for-host = Waiting for the host to begin.
page-shuffle-together = The shuffle is made by everybody together: each device adds a random number, so nobody alone can choose the cards.
page-shuffle-opening = Everybody’s device adds its part to the shuffle…
page-shuffle-waiting = { $count ->
    [one] Waiting for { $names }’s device. Is its screen on?
   *[other] Waiting for the devices of { $names }. Are their screens on?
}
page-shuffle-stop = Stop waiting
page-shuffle-distrust = The house does not show the number that this device saw before: it does not open its own, and this game will not begin.
page-shuffle-accused = The house says that your device did not open its share of the shuffle. It did. If this happens again, do not trust this house.
page-game-settings = The game
page-all-settings = { $count ->
    [0] All settings
    [one] All settings (one changed)
   *[other] All settings ({ $count } changed)
}
page-swap = Swap:
page-remove = Remove { $name }
page-arrange = Arrange the seats as you sit: drag them by their handles, or tap two names to swap them.
page-move = Move { $name }: drag, or use the arrow keys
page-moved-to = { $name } now has seat { $place } of { $count }.
page-rename = Change my name
page-rename-done = Take this name
page-all-ready = Everybody is ready.
page-style = How you play
page-style-changed = { $style }, with changes
page-style-again = Without changes
page-style-own = Your own way
page-style-own-help = Not quite any of these: see all settings below.
page-settings-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
page-settings-reset = Back to the usual settings
page-settings-other = Others
page-setting-usual = Changed. Usually: { $value }
page-setting-needs = Matters only with “{ $name }: { $value }”.
page-setting-notes = What follows from these settings
page-shares = In this game, with { $count } players
page-shares-usual = usually { $count }
page-shares-total =
    { $total } for { $count } players: { $over ->
        [yes] too many
       *[no] too few
    }.
page-as-usual = { $count } ({ $value })
page-clashes = What keeps this game from beginning
page-setting-range = It takes a number from { $least } to { $most }.

## Licences

page-licences = Licences
page-licences-lead = Meetinghouse is free software: anybody may use, change and pass it on under these terms.
page-licences-others = What the pages are made with
page-licences-others-lead = Code and typefaces of others travel to your browser with the pages, each under a licence of its own.
page-licences-missing = The list of licences could not be read. It is made when the pages are built.

## Where nothing is

page-not-found = Nothing here
page-not-found-lead = There is no page at this address. Perhaps a letter got lost on the way.

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
page-peek-tap = Tap to see my cards, instead of press and hold

## What is asked

page-your-turn = Your move
page-confirm = Confirm
page-choose-first = Choose first
page-do-it = Do it
page-sent = Sent
page-why-not = Why can’t I …?
page-nothing-closed = Everything you might expect is open to you.
page-fold-ask = Fold this away
page-unfold-ask = Show it again
page-pick-at-table = Tap a seat at the table.
page-part-change = change this
page-out = You are out, and see what everybody sees.
page-sealed = Sealed.
page-sealed-wait = Waiting for the others…
page-sealed-until = Until the hourglass runs out, whoever has answered.
page-missed-default = Your time ran out, and this was chosen for you: { $default }.
page-missed-without = Your time ran out, and it was settled without you.
page-effect-hint = Choose to read what it does.
page-see-large = Show { $name } large
page-see-large-none = Show the chosen card large
page-close = Close
page-as-it-is = As it is
page-order-how = Tap two to swap them, or drag.
page-order-keys = With the keyboard: Enter picks one up, the arrows move it.
page-order-none = Tap one to pick it up.
page-order-place = { $name }: { $place } of { $count }
page-order-swapped = { $one } and { $other } have changed places.
page-order-move = Move it
page-order-first = To the very top
page-order-earlier = Up
page-order-later = Down
page-order-last = To the very bottom
page-order-reset = As it was
page-watching-now = You are watching
page-watching-lead = You see what everybody sees, and no more. A seat opens when more than half of the players wish for a substitute: ask them for one.
page-watching-opens = A seat opens soon: you may take it then.
page-opening = { $gone ->
    [yes] The seat of { $name }, who has left, opens to a newcomer in
   *[no] The seat of { $name } opens to a newcomer, unless { $name } comes back, in
}
page-watching-open = A seat is open: you may take it.
page-choose-several = { $how ->
    [exactly] Choose { $least }.
    [upto] Choose up to { $most }.
   *[between] Choose { $least } to { $most }.
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
page-gestures = Gestures
page-signs = Signs
page-point = Point at somebody
page-gesture = Your gesture
page-gesture-empty = Choose up to { $most } signs.
page-gesture-back = Take back the last sign
page-show-gesture = Show

## The rules, clause by clause

refused-no-such-clause = There is no clause “{ $id }”. Closest: { $closest }.
refused-no-such-words = No clause holds all these words: “{ $words }”.

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
page-offers = You may also
page-change-answer = Change your answer
page-try-again = Try again
page-more = Show more

## The log

page-log = What has happened
page-log-filter = Show
page-log-all = Everything
page-log-mine = What concerns me
page-log-uncover = Show what only I know
page-log-cover = Cover what only I know
page-log-earlier = Earlier
page-log-newest = To the newest
page-log-nothing = Nothing of this kind has happened yet.
page-log-lobby = Before the game
page-log-beginning = The game begins
page-log-night = Night
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
page-notes-waiting = Saving…
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
page-no-host = There is no host now; whoever comes back first will be.
page-block = Ignore
page-unblock = Stop ignoring
page-mute = Mute
page-unmute = Unmute
page-put-out-name = Put { $name } out of this game?
page-put-out-sure = It happens when { $needed } of all who own a seat wish it; nobody sees who does. A bot plays the seat to the end, { $name } cannot come back to this game, and its record tells that.
page-put-out-do = Wish it
page-put-out-not = No
page-narrator = Narrator
page-speaks = This device speaks
page-speaks-lead = One voice in the room is enough. Its volume and speed are in the settings above.
page-repeat = Say it again
page-move-seat = Move my seat to another phone
page-move-seat-lead = Scan this with the other phone. Show it to nobody: whoever has it plays your seat and sees your cards.
page-move-seat-qr = QR code that opens your own seat
page-copy-link = Copy the link
page-not-copied = This browser does not allow copying.
page-fair = A fair shuffle
page-fair-lead = This is the hash of the seed all cards are shuffled by, fixed before the first was dealt. At the end the seed is opened, and anybody can check it.
page-leave-table = Leave the table
page-leave-sure = Leave this game? A bot plays on for you, and you cannot come back to this seat.
page-leave-sure-over = Leave this table?
page-leave-erase = Delete my name, what I said and my notes, too
page-erase = Delete my data
page-erase-sure = Delete your name here, everything you said and your notes, in this table’s earlier games too? What was played stays, under “N. N.”. This cannot be undone.
page-erase-yes = Delete
page-erase-no = Keep
page-erased = Deleted. Here you are “N. N.” now.
page-stay = Stay
page-stood-in = You were away, so a bot is playing for you.
page-take-back = Take your seat back
page-since = Since you left
page-since-when = You were last here { $when }.
page-since-more = { $count ->
    [one] One more line is in the log.
   *[other] { $count } more lines are in the log.
}
page-since-read = Got it

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
page-verify-seed-holds = The seed has the hash that was told before the first card was dealt.
page-verify-shares-holds = Every share that made the seed fits the hash that was fixed before any of them was opened.
page-verify-mixed-holds = The seed is what these shares make together.
page-verify-list-holds = The list of hashes is the one that was fixed at the start.
page-verify-house-holds = The house’s hash is the one that this device saw before it drew its own share.
page-verify-own-holds = Your own share is in it, at your seat, just as your device drew it.
page-verify-not = Not true: { $claim }
page-verify-alone = The seed of this game was the house’s alone: no device added a share.
page-verify-makers = { $count ->
    [one] The house and one device have made this shuffle together.
   *[other] The house and { $count } devices have made this shuffle together.
}
page-verify-none-of-yours = None of the shares is known to this device.
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
page-replay-bot = Played by a bot: { $name }.
page-replay-by-bot = Played by a bot.
page-replay-where = Where in the game
page-replay-jump = Jump to…
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
page-lost-tv = Connection lost; trying again…

## The guide, and the rules

page-guide = Player’s guide
page-learn-by-playing = Learn by playing
page-all-clauses = The rules, clause by clause
page-guide-find = Look for a word
page-guide-keys = Press / to search; Enter goes from match to match, Esc clears.
page-guide-found = { $hits ->
    [0] Nothing found
    [one] Found once
   *[other] Found { $hits } times
}, in { $sections ->
    [one] one section
   *[other] { $sections } sections
}.
page-guide-before = Previous match
page-guide-next = Next match
page-contents = Contents
page-rules = Rules
page-rules-lead = Every rule that the house applies is a clause with an ID that never changes. Whatever is refused to you names its clause.
page-rules-around = The clauses around it
page-rules-find = A clause’s ID, or words to look for
page-rules-look = Search
page-rules-first = The first { $shown } of { $count } clauses
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
page-learn-no-clock = No clock runs: take your time.
page-learn-real = Nothing is staged. The cards are shuffled, the bots want to win, and so should you.
page-learn-off = The coach can be sent away, and called into any game you play alone.
page-learn-begin = Deal me in
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

## The front door, the guide and the first game, whichever game it is

page-for-players = { $least }–{ $most } players
page-for-minutes = { $least }–{ $most } min
page-games = Games
page-of-game = { $what }: { $game }
page-print = Print
page-guide-none = This game has no guide of its own yet. Its rules are all here, clause by clause.
page-guide-nothing = Nothing here speaks of “{ $query }”.
page-learn-lead = You play a real game of { $game } with { $bots ->
    [one] one bot
   *[other] { $bots } bots
}, and the house shows at every step what you may do.

## The end, earlier games, looking back, ready sentences

page-games-before = Earlier games at this table
page-game-number = Game { $number }
page-replay-number = { $code }, game { $number }, once more
page-replay-moments = Great moments
page-replay-notes = Your notes at that moment
page-replay-no-notes = You had written nothing yet.
page-suspicion-clear = Clear: { $name }
page-phrases = Quick phrases
page-heard = Who is heard
