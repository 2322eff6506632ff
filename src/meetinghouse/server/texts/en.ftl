### What the pages say, in English. What each text may use is told in meetinghouse/texts.

## Coming in

page-welcome = Take a seat
page-welcome-lead = Play with friends around one table, each from home, or alone against bots. The house deals the cards, keeps the secrets and knows the rules.
page-play-now = Play alone
page-how-you-like-it = Set it up your way
page-open-table = Open a table
page-join = Do you have a code?
page-go = Go
page-go-on = Pick up where you left off:
page-code = Table code
page-code-of = Table code: { $code }
page-code-form = A code has four letters, like KWTM, or six.
page-your-name = Your name
page-name-needed = Somebody at this table is already playing without a name. What shall we call you?
page-players-alone = Players (solo)
page-edition = Edition
page-edition-en = English edition
page-edition-fr = French edition
page-edition-es = Spanish edition
page-pace = Pace
page-pace-usual = Standard
page-code-letters = The table’s code
page-code-letters-count =
    { $count ->
        [4] 4 letters
       *[other] { $count } letters: hard to guess
    }
page-one-moment = One moment…
page-home = Back to the front door
page-no-table = There is no table { $code }
page-no-table-lead = Perhaps a letter got lost on the way, or the table has been put away. Ask for the code again, or open a table of your own.
page-moved = Your seat has moved
page-moved-lead = It is open on another device now. Only one can show your cards.
page-reclaimed = The seat’s owner is back
page-reclaimed-lead = You had not done anything there yet, so the seat is theirs again.
page-watch = Watch
page-put-out = You are out of this game
page-put-out-lead = More than half of the players voted you out; a bot plays on for you. You are welcome to keep watching.
page-given-anew = Your seat is on another device now
page-given-anew-lead = The master has given it anew, and this device no longer shows your cards. If that is a mistake, tell the master.
page-other-seat = You are playing here as { $own }. This link leads to { $other }’s seat.
page-other-seat-lead = If you take it, this browser keeps the key to your own seat, and the Table tab takes you back there.
page-other-seat-stay = Stay { $own }
page-other-seat-take = Play as { $other }
page-seat-before = Back to { $name }’s seat
page-here-again = Play here again
page-not-built = The pages for the browser have not been built yet. Run “make pages” in the source folder; if Meetinghouse was installed without -e, install it again afterwards. Programs can play already.
page-lost = Connection lost. Your seat is waiting for you…
page-sit-down = Sit down at table { $code }
page-take-a-seat = Take a seat
page-watching = Or stay and watch: you see what everybody sees.

## Lobby

page-invite = Invite your friends:
page-qr = QR code that opens this table
page-share = Share the link
page-copied = Copied
page-open-tv = Open the shared screen
page-seats = Seats ({ $count } of { $most })
page-phone-hand-to = Hand the phone to { $name }
page-phone-hand-lead = Everybody else looks away: what comes now is for one pair of eyes.
page-phone-look = I am { $name }
page-phone-nobody = Nobody has anything to decide now.
page-phone-others = Somebody else wants to look
page-phone-sealed = Thank you, { $name }.
page-phone-sealed-lead = Keep the phone a moment longer, then hand it on.
page-phone-cover = Cover it
page-phone-one = One phone for several people
page-phone-one-lead = Whoever has no phone plays on yours. It is handed round, and each of you looks in turn behind a curtain. No clock runs.
page-phone-name = Who else plays on this phone?
page-phone-add = Add
page-phone-here = on this phone
page-phone-open = Hand one phone round
page-add-bot = Add a bot
page-bot-level = Bots’ level
page-bot-random = random moves
page-bot-easy = easy
page-bot-steady = steady
page-bot-sharp = sharp
page-fill-with-bots = Fill up to { $count } with bots
page-change-game = Change the game
page-lock = Nobody new may sit down
page-no-watchers = Nobody new may watch
page-no-watchers-lead = Those who are watching already may stay, and so may the shared screen. For everybody else the code stops working once all seats are taken, the table is locked or the game begins.
page-watchers-lead = Once all seats are taken or the game has begun, nobody else can sit down, but anyone with the code may watch.
page-start = Begin
page-ready = I am ready
page-not-ready = Not ready after all
page-leave = Leave
page-waiting-for = Waiting for { $names }.
page-waiting-for-you = Say when you are ready.
page-waiting-for-host = Waiting for the host to begin.
page-shuffle-together = Everybody shuffles together: each device adds a random number, so nobody alone can choose the cards.
page-shuffle-opening = Everybody is shuffling…
page-shuffle-waiting = { $count ->
    [one] Waiting for { $names }’s device. Is its screen on?
   *[other] Waiting for the devices of { $names }. Are their screens on?
}
page-shuffle-stop = Stop waiting
page-shuffle-distrust = The house no longer shows the number it showed before, so this device keeps its own to itself, and this game does not begin.
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
page-style = How we play
page-style-changed = { $style }, with your changes
page-style-again = Undo the changes
page-style-own = Your own way
page-style-own-help = A mix of your own: see all settings below.
page-settings-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
page-settings-reset = Back to the standard settings
page-settings-other = Other settings
page-setting-usual = Changed. Standard: { $value }
page-setting-needs = Only counts with “{ $name }: { $value }”.
page-setting-notes = What these settings mean
page-shares = In this game, with { $count } players
page-shares-usual = standard: { $count }
page-shares-total =
    { $total } for { $count } players: { $over ->
        [yes] too many
       *[no] too few
    }.
page-as-usual = { $count } ({ $value })
page-clashes = What keeps the game from beginning
page-setting-range = Choose a number from { $least } to { $most }.

## Coming together

page-missing-seats = { $count ->
    [one] One more player is missing: it takes at least { $least }.
   *[other] { $count } more players are missing: it takes at least { $least }.
}
page-missing-away = { $count ->
    [one] { $names } is away right now.
   *[other] { $names } are away right now.
}
page-settings-link = These settings as a link
page-new-table = A table with these settings
page-link-misfits = Not everything in this link fits this house. The rest is kept:
page-link-no-game = This link names no game of this house:
page-call-join = Join the group’s call
page-call-link = Link of the group’s call
page-call-add = Add a link to your call
page-call-change = Change the link
page-call-save = Save
page-away-bot = { $name } is away. Unless { $name } comes back, a bot takes over in
page-away-host = { $name }, the host, is away. Unless { $name } comes back, somebody else becomes the host in
page-shuffle-until = If nothing comes, we go back to the lobby in
page-tv-sound = Sound on this screen?
page-tv-with-sound = With sound
page-tv-without-sound = Without
page-tv-delay = Delay
page-tv-delay-none = none
page-tv-delay-seconds = { $seconds } s
page-tv-later = This screen runs { $seconds } seconds behind the table. One moment…
page-keys = Keys at the table
page-key-tab = first to the question, then on through the page
page-key-digits = choose this option
page-key-enter = send it now
page-key-escape = undo what is about to be sent, close what is open
page-key-large = show the chosen card large
page-key-question = to the question, from anywhere
page-key-list = this list
page-offline = The house cannot be reached right now. Your seat is kept for you.
page-install = Install Meetinghouse as an app
page-install-how = In your browser’s menu choose “Install” or “Add to home screen”. It opens like any other app, and says so if the house cannot be reached.
page-install-https = Browsers install a page as an app only over https, and this house speaks http. Whoever runs it can change that: meetinghouse serve --tls, or a proxy with a certificate.
page-push = Tell me on this device when it is my turn
page-push-lead = Even while this page is closed. The message says which table waits and nothing else; at night everybody gets the same.
page-push-https = This house can tell you when it is your turn, but browsers show such messages only for a page over https whose certificate they trust.
page-push-unsupported = This browser cannot tell you when it is your turn. On an iPhone or iPad, add this page to the home screen first.
page-push-denied = In this browser you have blocked messages from this house. Allow them in its settings to be told when it is your turn.
page-push-failed = The browser could not sign up for messages. Try again later.
page-open-tables = Tables that wait for players
page-open-table-of = with { $name }
page-list-table = Listed at the front door
page-list-table-lead = Whoever comes to this house reads your name there, what you play and how many you are, and may sit down while a seat is free.

## Licences

page-crier = The crier, for real cards
page-licences = Licences
page-licences-lead = Meetinghouse is free software: anybody may use, change and pass it on under these terms.
page-licences-others = What the pages are made with
page-licences-others-lead = The pages use code and typefaces made by others, each under its own licence.
page-licences-missing = The list of licences could not be read. It is made when the pages are built.

## Where nothing is

page-not-found = Nothing here
page-not-found-lead = There is no page at this address. Perhaps a letter got lost on the way.

## Settings of the reader

page-settings = Settings
page-language = Language
page-theme = Look
page-theme-auto = Follow the game
page-theme-parchment = Parchment
page-theme-night = Night
page-theme-contrast = High contrast
page-voice = Voice
page-bells = Bells
page-ambience = Background sounds
page-speed = Speed of the voice
page-calm = Less motion
page-sleeps = Sleep through nights when I have nothing to do
page-peek-tap = See my cards with a tap, without holding
page-always-confirm = Confirm every choice myself

## What is asked

page-your-turn = Your move
page-confirm = Confirm
page-undo = Undo
page-goes-soon = Sending in a moment; Undo or Escape stops it.
page-choose-first = Choose first
page-do-it = Do it
page-aim = { $cards }: tap a seat that lights up.
page-aimed = { $cards } on { $name }
page-choose-whom = Choose whom
page-in-hand = { $count } in hand
page-sent = Sent
page-why-not = Why can’t I …?
page-fold-ask = Fold this away
page-unfold-ask = Show it again
page-pick-at-table = Tap a seat at the table.
page-pick-in-list = Tap it at the table, or open the list.
page-part-then =
    { $where ->
        [list] { $chosen }. { $next } Open the list.
       *[table] { $chosen }. { $next }
    }
page-look-at-cards = Look at your cards
page-cover-cards = Cover your cards
page-hold-a-card = Hold a card to see its face.
page-part-change = change this
page-out = You are out of the game, and still see what everybody sees.
page-bots-speed = Speed of the bots
page-bots-at =
    { $speed ->
        [asked] bots don’t wait
       *[other] bots at ×{ $speed }
    }
page-skip = Skip to the end
page-skipping = The bots play to the end…
page-open-cards = Watch with all cards open
page-cards-open = You see all cards. Nobody else may watch now.
page-close-cards = Close the cards
page-sealed = Sealed.
page-night-alone = The night goes on.
page-sealed-wait = Waiting for the others…
page-sealed-until = It lasts until the sand runs out, even if everybody has answered.
page-missed-default = Your time ran out, and this was chosen for you: { $default }.
page-missed-without = Your time ran out, and it was settled without you.
page-effect-hint = Choose one to read what it does.
page-see-large = Show { $name } large
page-see-large-none = Show the chosen card large
page-close = Close
page-as-it-is = Keep this order
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
page-order-reset = Start over
page-watching-now = You are watching
page-watching-lead = You see what everybody sees, and no more. Would you like to play? Ask the table: a seat opens when more than half of the players wish for a substitute.
page-watching-opens = A seat opens soon: it can be yours.
page-opening = { $gone ->
    [yes] { $name } has left; the seat opens to a newcomer in
   *[no] If { $name } does not come back, the seat opens to a newcomer in
}
page-watching-open = A seat is free: it is yours if you like.
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
page-channel = Where to speak
page-say = Send
page-say-something = Say something
page-three-words = Your last three words
page-nothing-said = Nobody has said anything yet.
page-silence = Nobody may speak here now.
page-compose = Claims and questions
page-compose-back = Another sentence
page-compose-seat = { part-seat }
page-compose-card = { part-card }
page-compose-position = Which one?
page-compose-amount = { part-amount }
page-compose-word = Which word?
page-compose-line = Which line of the story?
page-compose-saying = What was said?
page-compose-nothing = Nothing can be said this way right now.
page-compose-closed = Not now:
page-compose-record = Bots understand these sentences. They belong to the record of the game: after the end everybody can read them, also what was said in private.
page-claims = Claims
page-claims-none = Nobody has claimed anything yet.
page-claims-back = Taken back.
page-claims-against = Against { $name }: { $why }
page-claims-agreed = Agreed: { $names }
page-claims-doubted = Doubted by { $names }
page-claims-answer = Answer
page-compose-about = Say something about { $name }
page-compose-of-line = Say something about this line
page-mood-claim = I claim
page-mood-opinion = I think
page-mood-request = Let us
page-mood-promise = I promise
page-mood-question = I ask
page-mood-answer = I answer
page-gestures = Gestures
page-signs = Signs
page-point = Point at somebody
page-gesture = Your gesture
page-gesture-empty = Choose up to { $most } signs.
page-gesture-back = Take back the last sign
page-show-gesture = Show

## The rules, clause by clause

refused-no-such-clause = There is no clause “{ $id }”. Closest: { $closest }.

## Around the stage

page-title-asked = Your turn
page-panels = Beside the table
page-tab-log = Log
page-tab-talk = Talk
page-tab-notes = Notes
page-tab-worlds = Worlds
page-tab-table = Table
page-worlds = What can still be true
page-worlds-lead = Of all worlds that fit the story, in how many is each player on which side? Only what is known counts, not how people behave. Tap a player for the reasons.
page-worlds-share = { $side }: { $number }% of the worlds that are still possible, by what everybody knows
page-worlds-whose = Counted from
page-worlds-everybody = What everybody knows
page-worlds-own = What I know
page-worlds-first = The deal, as it was known.
page-worlds-of-side = Share of worlds: { $side }.
page-worlds-no-reasons = These worlds were drawn, not counted, so no single line can be named.
page-worlds-exact = Counted exactly; each deal weighs the same.
page-worlds-drawn = An estimate from { $count } worlds that were drawn.
page-worlds-waits = The worlds are being counted. While it is secret who acts, the count rests.
page-worlds-count = Count worlds for everybody
page-worlds-count-lead = In the game everybody can look up what can still be true: in how many of all possible worlds each player is on which side. All see that it is on.
page-worlds-counted = This table counts worlds: in the game everybody can look up what can still be true.
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
page-log-newest = Jump to the latest
page-log-open = Open the log
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

page-notes-lead = For your eyes only, and kept with your seat.
page-suspicion = How much you suspect them, from 0 to 100
page-suspicion-none = not set
page-notes-words = In your own words
page-notes-saved = Saved
page-notes-waiting = Saving…
page-notes-failed = Not saved yet; it is safe here, and we try again.

## The table itself

page-wishes = Time
page-pause = Pause
page-resume = Go on
page-extend = More time
page-wishes-lead = It happens once more than half of you wish for it. Nobody sees who.
page-people = At the table
page-host-is = Host: { $name }
page-powers = What the host may do
page-no-host = There is no host now; whoever comes back first will be.
page-block = Ignore
page-unblock = Stop ignoring
page-mute = Mute
page-unmute = Unmute
page-put-out-name = Vote { $name } out of this game?
page-put-out-sure = It takes { $needed } of all who have a seat, and nobody sees who they are. A bot then plays the seat to the end; { $name } cannot come back to this game, and its record says so.
page-put-out-do = Vote them out
page-put-out-not = No
page-narrator = Narrator
page-speaks = Speak on this device
page-speaks-lead = One voice in the room is enough. Its volume and speed are in the settings above.
page-repeat = Say it again
page-move-seat = Move my seat to another phone
page-move-seat-lead = Scan this with the other phone. Show it to nobody: whoever has it plays your seat and sees your cards.
page-move-seat-qr = QR code that opens your own seat
page-copy-link = Copy the link
page-not-copied = This browser does not allow copying.
page-fair = A fair shuffle
page-fair-lead = Nobody can rig the shuffle. This fingerprint was fixed before the first card was dealt; at the end the secret number behind it is opened, and anybody can check that the two match.
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
    [one] There is one more line in the log.
   *[other] There are { $count } more lines in the log.
}
page-got-it = Got it

## The end

page-you-won = You have won
page-won = won
page-you-lost = You have lost
page-again-now = Play again now
page-again-change = Change something first
page-again-soon = The next game is about to begin
page-again-soon-lead = As soon as everybody is in, or when the sand has run out.
page-again-in = I’m in
page-rematch-host = The host can start the next game.
page-end-open-all = Open everything now
page-end-who = Who was what, and when it came out
page-end-shut = not opened yet
page-end-won = won
page-end-turn = Turn { $number }
page-end-numbered = { $what } { $number }
page-end-out = out: { $where }
page-end-unmasked = came to light: { $where }
page-end-turned = changed sides: { $where }
page-end-tried = on trial: { $where }
page-end-condemned = condemned: { $where }
page-end-pardoned = pardoned: { $where }
page-end-fell = in a coma: { $where }
page-end-why = Why it came out this way
page-end-turns = Turning points
page-end-turns-coat = { $count ->
    [one] { $names } changes sides, and nobody else knows.
   *[other] { $names } change sides, and nobody else knows.
}
page-end-nose = The best hunches
page-end-nose-right = { $right } of { $named } right
page-end-nose-notes = Your own notes were right about { $right } of { $named }.
page-end-lies = What was said, and what was true
page-end-liar = { $name } lied best: { $lies ->
    [one] one lie
   *[other] { $lies } lies
  }, { $caught ->
    [0] { $lies ->
        [one] never caught
       *[other] none of them caught
      }
   *[other] { $lies ->
        [one] and it was caught
       *[other] { $caught } of them caught
      }
  }.
page-end-honest = Nobody told a lie that can be proved.
page-end-lies-of = { $lies ->
    [one] 1 lie
   *[other] { $lies } lies
  }, { $caught } caught
page-end-true = True
page-end-lie = A lie
page-end-lie-caught = A lie, and it was doubted or contradicted
page-end-claims-all = Every claim, true or false
page-end-chart = How suspicion moved
page-end-chart-bots = what the bots thought, on average
page-end-chart-own = your own notes
page-end-chart-named = sealed suspicions
page-end-chart-marks = From the deal on the left to the end on the right; the dashed line is at 50%. A red edge marks those who deserved it, a red line the moment something came out.
page-end-chart-told = { $name } ({ $role }): suspicion began at { $first }, was { $most } at its height and { $last } at the end; named under seal { $named ->
    [0] never
    [one] once
   *[other] { $named } times
}.
page-end-cards = Everything opened, card by card
page-card = A picture to share
page-card-lead = Made on this device: it shows what the whole table knows by now, and nobody’s notes.
page-card-line = { $date } · { $count } players
page-card-won = { $name } has won
page-card-lost = { $name } has lost
page-card-save = Save the picture
page-card-share = Share
page-card-not-shared = This device could not share it. You can save the picture.
page-watch-again = Watch it again
page-record = Download the record
page-verify = Verify the shuffle
page-verify-holds = The shuffle is as promised.
page-verify-breaks = The shuffle is not as promised.
page-verify-seed = The secret number, opened at the end
page-verify-hash = Its fingerprint, computed by your own browser
page-verify-told = The fingerprint you were told when the game began
page-verify-recorded = The fingerprint in the record
page-verify-means = Every shuffle of this game follows from this number, and its fingerprint was told before the first card was dealt: so nobody could choose the cards afterwards. To check that every move was legal as well, run meetinghouse verify on the downloaded record.
page-verify-means-not = The number that was opened is not the one that was promised. Do not trust this game.
page-verify-seed-holds = The number has the fingerprint that was told before the first card was dealt.
page-verify-shares-holds = Every share that went into the number fits the fingerprint that was fixed before any of them was opened.
page-verify-mixed-holds = The number is what these shares make together.
page-verify-list-holds = The list of fingerprints is the one that was fixed at the start.
page-verify-house-holds = The house’s fingerprint is the one that this device saw before it drew its own share.
page-verify-own-holds = Your own share is in it, at your seat, just as your device drew it.
page-verify-not = Not true: { $claim }
page-verify-alone = The secret number of this game was the house’s alone: no device added a share.
page-verify-makers = { $count ->
    [one] The house and one device have made this shuffle together.
   *[other] The house and { $count } devices have made this shuffle together.
}
page-verify-none-of-yours = None of the shares is known to this device.
page-reasons = What the bots were thinking
page-reasons-lead = Sealed as they played; each bot knew only what its seat knew.
page-reasons-none = The bots of this game left no reasons.
page-reasons-whose = Whose thoughts
page-reasons-all = All bots

## Statistics, kept on one's own device

page-stats = Your statistics
page-stats-lead = Kept on this device alone: no account, and nobody else sees them.
page-stats-none = No finished games yet. Each game you play to its end is counted here.
page-stats-played = Games
page-stats-won = Won
page-stats-streak = Wins in a row
page-stats-best = Best streak
page-stats-lies = Lies told
page-stats-lies-caught = { $caught } caught
page-stats-nose = Your hunches
page-stats-sides = By side
page-stats-roles = By role
page-stats-of = { $won } of { $played } won
page-stats-export = Save as a file
page-stats-import = Load a file
page-stats-forget = Forget everything
page-stats-sure = Forget all your games on this device? This cannot be undone.
page-stats-forgotten = Forgotten.
page-stats-taken = { $count ->
    [0] All games of this file were here already.
    [one] One game was added.
   *[other] { $count } games were added.
}
page-stats-wrong = This file was not loaded, and nothing was changed. { $why }
page-stats-wrong-json = It is not JSON, or only part of a file: choose one that was saved here.
page-stats-wrong-other = It is not a file of Meetinghouse statistics: choose one that was saved here.
page-stats-wrong-version = It has version { $version }; this house reads version { $known }.
page-stats-wrong-field = In game no. { $number } of the file, “{ $field }” is missing or wrong.

## Watching a game again

page-replay = Watching { $code } again
page-no-replay = There is nothing to watch yet
page-to-table = Back to table { $code }
page-eyes = Through the eyes of
page-eyes-public = everybody
page-eyes-all = the house (every secret)
page-replay-steps = Step by step
page-replay-answer = { $name }: “{ $question }” { $answer }
page-replay-bot = Played by a bot: { $name }.
page-replay-by-bot = Played by a bot.
page-replay-where = Where in the game
page-replay-jump = Jump to…
page-step-first = To the beginning
page-step-back = One step back
page-step-next = One step forward
page-step-last = To the end
page-step-play = Play
page-step-halt = Pause
page-spoilers = Show how much is still to come
page-share-moment = Copy the link to this moment

## The shared screen

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
page-rules-lead = Every rule that the house applies is a clause with an ID that never changes. When something is refused, the house tells you which clause says so.
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
page-learn-off = Send the coach away whenever you like; in any game you play alone you can call the coach again.
page-learn-begin = Deal me in
page-coach = Coach
page-coach-on = Call the coach
page-coach-off = Send the coach away
page-coach-again = Say that again
page-coach-next = Next
page-coach-back = Back
page-coach-more = More in the guide
page-coach-progress = Lesson { $at } of { $of }
page-coach-done = The coach will be back when something new happens.

## The front door, the guide and the first game, whichever game it is

page-for-players = { $least }–{ $most } players
page-for-minutes = { $least }–{ $most } min
page-games = Games
page-of-game = { $what }: { $game }
page-print = Print
page-guide-none = This game has no guide of its own yet. Its rules are all here, clause by clause.
page-guide-nothing = There is nothing here about “{ $query }”.
page-learn-lead = You play a real game of { $game } with { $bots ->
    [one] one bot
   *[other] { $bots } bots
}, and the house shows at every step what you may do.

## The end, earlier games, looking back, ready sentences

page-games-before = Earlier games at this table
page-game-number = Game { $number }
page-replay-number = Watching { $code } again: game { $number }
page-replay-moments = Great moments
page-replay-notes = Your notes at that moment
page-replay-no-notes = You had written nothing yet.
page-suspicion-clear = Clear: { $name }
page-phrases = Quick phrases
page-reactions = React
page-heard = Ignore or mute somebody

## The table of any game

page-look = Look
page-cover = Cover
page-hold-to-look = Press and hold to look.
page-tap-to-look = Tap to look.
page-know-nothing = No more than everybody else.
page-choose-seat = Choose { $name }
page-plain-out = is out of the game
page-plain-points = points at { $name }

## The deal

deal-title = Your role
deal-lead = This is for your eyes only. Turn the screen towards you, and look.
deal-look = Look
deal-you-are = You are
deal-side = You are with { $side }.
deal-wants = What you want
deal-can = What you can do
deal-knows = What you know
deal-nobody = Nothing yet. Keep your eyes open.
deal-nothing = You hold no secret role.
deal-put-away = Put it away
deal-waits = Everybody is looking…

## The master’s book

page-master-open = Moderate a table
page-master-open-lead = You are the master: you lead the night, enter what people do, and see everything. The others need no device.
page-master-yours = You moderate this table: you see what all players together know, and enter what they do. Everybody is told so.
page-master-said = A person moderates this table, sees what all players together know, and enters what happens.
page-master-people = People around the table
page-master-people-lead = Add everybody who plays without a device. Whoever has one joins with the code.
page-master-book = The master’s book
page-master-deal = Everybody looks at their role: on their own device, or on this one, one after the other. Then close the deal.
page-master-close-deal = All have looked: begin
page-master-show = { $name } looks
page-master-asked = Wake and ask:
page-master-asked-by-day = Ask:
page-master-nobody = Nobody has to choose anything now. Wait about as long as for the others, and go on.
page-master-close = Close this call and go on
page-master-close-by-day = Close this step and go on
page-master-anybody = Enter something for
page-master-throws = I enter the dice
page-master-calls = The calls of this night ({ $done } of { $count } are over)
page-master-done = (over)
page-master-aloud = Read aloud
page-master-whisper = Show or whisper
page-master-hold = hold to read
page-master-as = { $name } answers:
page-master-show-page = Show them their page
page-master-leave = Back to those who are asked
page-master-ends = This ends the game, and everybody is shown everything. It cannot be taken back.
page-master-ends-yes = End the game
page-master-ends-no = No, play on
refused-not-entered = Nothing was entered; the game goes on.
page-master-entries = Entries and corrections ({ $count })
page-master-entry = { $name }: { $choice }
page-master-entered = Entered: { $entry }
page-master-entry-closed = A step was closed
page-master-entries-earlier = Earlier entries
page-master-why = Why it is corrected
page-master-repair = Change by hand
page-master-take-back = Take back
page-master-take-back-of = Take back: { $entry }
page-master-sure = Yes, take it back
page-master-draw = Draw: { $label }
page-master-draw-unknown = A draw of the house: { $label }
page-master-order = In the order of the seats:
page-master-house-draws = Let the house draw
page-master-next-call = Next call
page-master-table = The whole table, as { $name } has it
page-master-table-all = The whole table, as everybody sees it
page-master-overview = All players at a glance
page-master-gazette = The morning’s gazette, to read aloud
page-master-by-hand = Cards were dealt by hand
page-master-by-hand-next = These are the cards
page-master-by-hand-stop = Stop entering cards
page-master-house-deals = Let the house deal these
page-master-card-of = A card of { $name }
page-master-card-back = Take { $card } away again
page-master-hands = Count raised hands ({ $count } still to vote)
page-master-hands-for = Who raises a hand for
page-master-hands-enter = { $count ->
        [0] Tap those whose hand is up
        [one] Enter one vote
       *[other] Enter { $count } votes
    }
page-master-phones = Somebody wants their card on a phone
page-master-phones-lead = They read only what is theirs, and may answer there. You go on as before.
page-master-phone-scan = { $name } scans this with the phone. It is shown only once.
page-master-phone-done = Scanned
page-master-phone-anew = On a phone already. If it or its code is lost, give the seat anew; the old phone is put out:
page-master-phone-anew-sure = Yes, give { $name }’s seat anew
page-master-elsewhere = Take up the book on another device
page-master-elsewhere-lead = Scan this with the other device. Whoever has it sees everything.
