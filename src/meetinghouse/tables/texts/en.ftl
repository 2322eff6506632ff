### What is said around a game, in English. What each text may use is told in meetinghouse/texts.
### No text may begin with name- or text-: names and what people say are shown as they are.

## Words

table-lobby = before the game
table-playing = the game is on
table-over = the game is over
table-closed = closed
table-locked = locked
table-paused = paused

place-ready = ready
place-not-ready = not ready yet
place-away = away
place-host = host
place-bot = bot
place-stood-in = away; a bot stands in
place-left = has left
place-vacant = open to a substitute
place-opens = opens in { $time }
place-out = voted out; a bot plays on
place-muted = muted
place-speed =
    { $speed ->
        [asked] wants bots not to wait
       *[other] wants bots at ×{ $speed }
    }

channel-lobby = the lobby

pace-relaxed = relaxed
pace-relaxed-help = Plenty of time for everything, and patience with whoever drops out.
pace-classic = classic
pace-classic-help = The usual time for everything.
pace-quick = quick
pace-quick-help = Little time to think; a bot soon stands in for whoever drops out.
pace-none = without clocks
pace-none-help = No clock: take all the time you like.
pace-async = over days
pace-async-help = Days instead of seconds: nobody needs to be there at the same time, and no bot stands in.
push-turn = It is your turn
push-where = { $game }, table { $code }

speed-1 = ×1
speed-2 = ×2
speed-4 = ×4
speed-asked = until I am asked

wish-pause = For a pause: { $count } (it takes { $needed }).
wish-resume = For going on: { $count } (it takes { $needed }).
wish-substitutes = Open to a substitute: { $count } of { $needed }
wish-removals = To vote out: { $count } of { $needed }
wish-extend = For more time: { $count } (it takes { $needed }).

why-full = there is no room left to store anything
why-busy = too much is being stored at once
why-disk = the disk is failing
why-read-only = nothing may be written there
why-no-place = the store cannot be opened
why-file-system = the store’s file system does not support a write-ahead log, which SQLite needs
why-closed = the store is closed
why-unreachable = the store cannot be reached
why-login = the store does not accept this user or password
why-rights = this user lacks a right in the store
why-in-use = another server uses the store
why-rules-version = the rules it was played by are not at hand any more
why-unknown-game = its game is not installed in this house any more

store-damaged = { $path } is damaged
store-format = { $path } has format { $version }, and this version of Meetinghouse reads formats 1 to { $last }
store-not-ours = { $path } is not a file of Meetinghouse, or its beginning is damaged
store-other-program = { $path } belongs to another program
store-server = { $path } is PostgreSQL { $version }, and Meetinghouse needs { $oldest } or newer

## Ready sentences

phrase-one-moment = One moment, please.
phrase-agree = I agree.
phrase-disagree = I don’t think so.
phrase-whom-suspected = Whom do you suspect?
phrase-innocent = I’m innocent.
phrase-why-me = Why me?
phrase-listen = Wait, let’s talk about it first.
phrase-well-played = Well played!
phrase-watching = (watches closely)
phrase-laughing = (laughs)
phrase-shocked = (gasps)
phrase-thumbs-up = (thumbs up)
phrase-candle = (lights a candle)

## Signs, where only gestures are made

sign-yes = yes
sign-no = no
sign-question = question
sign-wait = wait
sign-go = go
sign-hush = hush
sign-me = me
sign-heart = heart
sign-danger = danger
sign-skull = skull
sign-knife = knife
sign-shield = shield
sign-eye = eye
sign-sleep = sleep
sign-sun = sun
sign-moon = moon
sign-home = house
sign-hospital = hospital
sign-coin = coin
sign-vote = vote
sign-one = one
sign-two = two
sign-three = three
sign-four = four
sign-five = five

## What happens around the table

event-said =
    { $channel_key ->
        [lobby] { $name }: “{ $text }”
       *[other] { $name } ({ $channel }): “{ $text }”
    }
event-phrase-said =
    { $channel_key ->
        [lobby] { $name }: “{ $phrase }”
       *[other] { $name } ({ $channel }): “{ $phrase }”
    }
event-gestured = { $name } ({ $channel }) makes signs: { $signs }
event-joined =
    { $you ->
        [name] You sit down at the table.
       *[other] { $bot ->
            [yes] { $name }, a bot, sits down at the table.
           *[no] { $name } sits down at the table.
        }
    }
event-departed =
    { $you ->
        [name] You leave the table.
       *[other] { $bot ->
            [yes] { $name } leaves the table; a bot plays on.
           *[no] { $name } leaves the table.
        }
    }
event-host-changed =
    { $you ->
        [name] You are the host now.
       *[other] { $name } is the host now.
    }
event-renamed =
    { $you ->
        [name] You are called { $name } now.
       *[other] { $was } is called { $name } now.
    }
event-settings-changed = The settings have changed (pace: { $pace }). Say again when you are ready.
event-worlds-counted =
    { $counted ->
        [yes] The count of worlds is on: everybody may look up what can still be true.
       *[no] The count of worlds is off.
    }
event-shares-listed = Everybody has added to the shuffle; now the shares are opened.
event-start-stopped =
    { $left ->
        [yes] Not starting yet: { $name } has left.
       *[no] { $you ->
            [name] Not starting yet: your device did not open its share of the shuffle. Say again that you are ready.
           *[other] Not starting yet: { $name }’s device did not open its share of the shuffle. { $name } has to get ready again.
        }
    }
event-game-started = The game begins. The shuffle is fixed now, and anybody can check it at the end.
event-stood-in =
    { $you ->
        [seat] You are away: a bot plays for you until you are back.
       *[other] { $seat } is away: a bot plays on for now.
    }
event-took-back =
    { $you ->
        [seat] You are back, and play yourself again.
       *[other] { $seat } is back, and the bot steps aside.
    }
event-seat-opening =
    { $you ->
        [seat] In { $seconds } seconds your seat opens to a newcomer. If you come back before that, it stays yours.
       *[other] { $gone ->
            [yes] { $seat } has left: in { $seconds } seconds the seat opens to a newcomer.
           *[no] If { $seat } does not come back within { $seconds } seconds, the seat opens to a newcomer.
        }
    }
event-substituted =
    { $you ->
        [seat] You take over this seat, and everything it knows.
       *[other] { $name } takes over a seat, and everything it knows.
    }
event-reclaimed =
    { $you ->
        [seat] You are back, and the seat is yours again: { $name } had done nothing with it yet, but has seen everything it knows.
       *[other] { $seat } is back, and has the seat again: { $name } had done nothing with it yet, but has seen everything it knows.
    }
event-put-out =
    { $you ->
        [name] More than half of the players voted you out of the game; a bot plays on for you.
       *[other] More than half of the players voted { $name } out of the game; a bot plays on.
    }
event-paused = The game is paused; all clocks stand still.
event-resumed = The game goes on.
event-extended = A little more time for everybody.
event-game-over = The game is over. The shuffle is open now, for anybody to check.
event-book-corrected = The master has corrected the book. The story is told anew, as it stands now.
event-rematched = Another game: back to the lobby.
event-table-closed = The table is closed: { $why }. What was played is kept.

## Refusals

refused-unknown-code = There is no table “{ $code }”.
refused-unknown-pace = There is no pace “{ $pace }”. Known paces: { $known }.
refused-unknown-bot = There is no bot “{ $bot }” for this game. Known bots: { $known }.
refused-unknown-language = There is no language “{ $language }”. Known languages: { $known }.
refused-no-token = Take a seat at this table first.
refused-wrong-token = Nobody at this table is known by that key; perhaps somebody else has the seat now.
refused-host-only = Only the host may do this.
refused-yourself = You cannot remove yourself: leave the table instead.
refused-seated-only = Only somebody who sits at the table may do this.
refused-anothers = { $id } is not asked of you.
refused-choice = What was chosen for { $id } cannot be read: { unfit }.
refused-call-link = “{ $link }” is no link to a call. It begins with https:// and has at most { $most } letters, none of them a space.
refused-no-list = This house has no list of open tables. Whoever runs it can have one: meetinghouse serve --open-tables
refused-no-push = This house sends no push messages. Whoever runs it can change that: meetinghouse serve --push you@example.org
refused-push-endpoint = A push message goes to an https link with at most { $most } letters, and this is none.
refused-push-keys = The keys of this device cannot be read. Turn its messages off and on again.
refused-locked = The table is locked: nobody new may sit down.
refused-full =
    { $most ->
        [one] The only seat is taken.
       *[other] All { $most } seats are taken.
    }
refused-name = A name has 1 to { $most } letters; “{ $name }” does not fit.
refused-name-marks = A letter of a name has at most { $most } marks above and below it; one of “{ $name }” has more.
refused-name-nobodys = “{ $name }” is what somebody is called here whose name was deleted. Choose another name.
refused-name-taken = Somebody at this table is already called { $name }.
refused-not-in-lobby = This can only be done before the game.
refused-not-playing = This can only be done during the game.
refused-erase-later = You can delete this once the game is over, or when you leave it.
refused-not-over = This can only be done after the game.
refused-not-all-ready = Not everybody is ready yet.
refused-opening = The game is about to begin: nothing can change until it does, or until the start is called off.
refused-not-opening = No shares of a shuffle are being opened now.
refused-wrong-share = This share does not match the fingerprint that was sent for it.
refused-no-house-share = The house has not added its share at this table yet: the number that shuffles the next game comes from the house alone.
refused-too-few =
    { $game } needs at least { $least } players; { $players ->
        [0] nobody sits here yet
        [one] only one sits here
       *[other] only { $players } sit here
    }.
refused-too-many = { $game } is for at most { $most } players; { $players } sit here. Clear some seats first.
refused-no-such-game = No game { $number } of this table is kept.
refused-no-such-seat = There is no seat { $seat } at this table.
refused-no-room =
    There is not room for { $count } bots: { $free ->
        [one] one seat is left
       *[other] { $free } seats are left
    }.
refused-one-name = One name cannot be given to { $count } bots.
refused-seat-order = The order must name each of the { $seats } seats once.
refused-not-vacant = Seat { $seat } is not open to a substitute.
refused-opens-later =
    Nobody may sit down on seat { $seat } yet; it opens in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
refused-seat-kept = This seat is not opened to a newcomer: that takes { $least } others who own a seat. A bot plays it, and only its owner’s own link leads back to it.
refused-too-few-to-put-out = Nobody is voted out of a game in which fewer than { $least } people have a seat.
refused-worlds-off = This table does not count worlds. The host can turn it on before a game.
refused-worlds-rest = It is secret who acts now. The count of worlds goes on when that is over.
refused-eyes-not-out = Only somebody who is out of the game may see all cards before the end.
refused-eyes-not-alone = All cards are opened before the end only to somebody who plays alone with bots. Here others could be told what they are.
refused-eyes-watched = Somebody else is watching, perhaps on a shared screen. The cards stay closed until they go.
refused-eyes-open = The only player of this game is out of it and watches with all cards open, so nobody else may watch now. Come back when the game is over: then everything is open to everybody.
refused-master-only = Only the master of a moderated table may do this.
refused-master-sits = The master of a table has no seat: join with another device to play, too.
refused-moderated-clocks = With a master no clock runs: choose “without clocks”.
refused-still-asked = The step stays open until everybody has answered whose answer decides something. Still to answer: { $people }.
refused-dealing = First everybody looks at their role. Nothing is drawn by closing the deal.
refused-one-phone-game = { $game } cannot be played on one phone that is handed round, or not by so many.
refused-one-phone-full = One phone is handed round among { $most } people at most.
refused-one-phone-clocks = While one phone is handed round, no clock runs: choose “without clocks”.
refused-not-on-phone = Seat { $seat } is not played on this phone.
refused-given-anew = The master has given this seat to another device.
refused-put-out = You were voted out of this game and cannot come back to it.
refused-not-away = The person at seat { $seat } is here.
refused-seated-already = You already have a seat at this table.
refused-not-yours = Seat { $seat } belongs to a bot.
refused-not-stood-in = You play your seat yourself.
refused-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-no-clock-runs = No clock is running.
refused-no-channel = You may not write there now ({ $channel }).
refused-muted = The host has muted you.
refused-too-long = That is longer than { $most } characters.
refused-three-words = Last words are three at most, of { $most } characters in all.
refused-said-already = You have said your last words already.
refused-unknown-phrase = There is no quick phrase “{ $phrase }”. Known ones: { $known }.
refused-no-reactions = Nobody reacts while it is secret who decides: wait until this step is over.
refused-text-and-phrase = Say your own words, a quick phrase or a gesture: only one of them at a time.
refused-gestures-only = You may only make gestures here.
refused-no-gestures = No gestures are made here.
refused-how-many-signs = A gesture has 1 to { $most } signs.
refused-unknown-sign = There is no sign “{ $sign }”, and no such seat. Known signs: { $known }.
refused-empty = There is nothing in that message.
refused-too-fast =
    That was too fast; wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
refused-suspicion = A suspicion is a number from 0 to 100.
refused-key-reused = This request was sent before with something else in it.
refused-no-record-yet = The record is opened once the game is over.
refused-house-full =
    The house is full: { $most ->
        [one] one table is open
       *[other] { $most } tables are open
    }. Try again later.
refused-closed = This table is closed: { $why }.
refused-draining = The house is about to be updated. Games that have begun go on to their end; new ones can begin after that.
refused-table-room = This table has used up the { $most } MB it may store: the game goes on, but nothing more can be said, noted or changed.
refused-house-room = The house has no room left to store more. Games that have begun go on; everything else must wait.
refused-table-damaged = This table is damaged where it is stored, and cannot be opened. Whoever runs the house may have a backup.
refused-store = This cannot be stored now: { $why }. Try again in a moment.
refused-other-rules = The server that answered has other rules than this game began with. Try again in a moment: another server of this house goes on with it.

## Refusals of the server

refused-cross-origin = This was sent from a page of another site, and is not accepted.
refused-not-json = What was sent is not JSON.
refused-broken = Something went wrong, and this could not be done.
refused-misdirected = This house is not called “{ $host }”. Open it by its address, or ask its host to add the name: meetinghouse serve --name { $host }
refused-not-found = There is nothing here.
refused-method = That cannot be done here.
refused-too-large = What was sent is too large.
refused-no-length = What was sent does not say how long it is.
refused-not-json-type = What was sent is not marked as JSON.
refused-malformed-body = What was sent does not make sense here: { unfit }.
refused-too-many-connections = Too many connections are open from where you are. Close some, and try again.
refused-too-many-watchers = So many people are watching that there is no room for more. You can come in as soon as somebody leaves.
refused-header = The header { $name } cannot be read.
refused-long-target = This address is too long: at most { $most } bytes.
refused-long-header = The header { $name } is too long: at most { $most } bytes.
refused-long-head = The address and the headers together are too long: at most { $most } bytes.
refused-slow-body = What you sent did not arrive in time.
refused-closing = The house is closing for a moment.
refused-extended-enough = This has already had more time { $most } times.
