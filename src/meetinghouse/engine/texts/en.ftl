### What all games share, in English. What each text may use is told in meetinghouse/texts.py.

## Words

you-name = You
guest-name = Guest
seat-number = Seat { $seat }
ghost-name = Ghost { $number }
position = Card { $place }
times = { $item } ×{ $count }
one-of = 1 { $item }
colon = { ": " }
semicolon = { "; " }
percent = { $number }%
did-you-mean = { " " }Did you mean { $near }?
word-yes = Yes
word-no = No
word-done = Done
word-again = Begin again
takes-values = one of { $values }
takes-number = a number from { $least } to { $most }

decision-again = Change your answers?
decision-done = Nothing is left for you to answer.

part-seat = Who?
part-card = Which card?
part-position = Where?
part-amount = How many?
part-word = What do you choose?

in-order = The order counts.

seen-by-everybody = Everybody will see your answer.
seen-by-fellows = Only those who share this secret see your answer.
seen-by-concerned = Only those concerned learn of it.
seen-by-nobody = Nobody sees your answer.

form-text = in words
form-three-words = in three words
form-gestures = in gestures

reason-random = chance

## Refusals

refused-unknown-game = There is no game called “{ $name }”. Known games: { $known }.
refused-players = { $game } is for { $least } to { $most } players, not { $players }.
refused-unknown-option = { $game } has no option “{ $name }”.{ $near }
refused-option-value = Option { $name } cannot be “{ $value }”. It takes { $takes }.
refused-option-clash = These settings do not go together: { $why }
refused-seed = A seed is a whole number, a text or bytes, not { $seed }.
refused-not-open = Nothing is asked under { $id } now.
refused-game-over = The game is over; nothing is asked any more.
refused-one-option = { $id } asks for exactly one of its options; { $choice } is not one of them.
refused-list-of-options = { $id } asks for a list of { $least } to { $most } different options of its own; { $why }.
refused-forbidden = { $choice } is not allowed here.
refused-no-clock = { $id } has no clock, so its time cannot run out.
refused-no-seat = There is no seat { $seat }; this game has seats 0 to { $last }.
refused-still-secret = Everything is shown only after the end of the game.
refused-no-record = A redealt world has no record.
refused-not-a-save = This is not a saved game: { $why }.
refused-older-save = This game was saved by an older version of Meetinghouse, and cannot be opened any more.
refused-not-a-record = This is not a record of a game: { $why }.
refused-rules-version = This was played under version { $theirs } of { $game }; this is version { $ours }.
refused-record-breaks = The record breaks at entry { $entry }: { $why }

## The command line

cli-seed = A seed is a whole number, or the 64 hexadecimal digits of a record’s seed, not “{ $seed }”.
cli-option-form = “{ $option }” should be name=value.
cli-option-twice = { $name } is set twice.
cli-bots-sides = “{ $bots }” should name one bot, or one for each side: { $sides }.
cli-unknown-bot = There is no bot called “{ $name }”. Known bots: { $known }.
cli-unknown-bot-near = There is no bot called “{ $name }”. Did you mean { $near }?
cli-at-least-one = --{ $name } is at least 1, not { $count }.
cli-unreadable = { $path } cannot be read: { $why }.
cli-unwritable = { $path } cannot be written: { $why }.
cli-no-folder = There is no folder { $folder }. If it is the right one, make it with: { $command }
cli-port = A port is a number from 0 to 65535, not { $port }.
cli-name = --name takes a name such as house.example.org, without https:// and without a port, not “{ $value }”.
cli-trust-proxy = --trust-proxy takes the address of a proxy (127.0.0.1) or a network (10.0.0.0/8), not “{ $value }”.
cli-metrics = --metrics takes a port, or ADDRESS:PORT such as 127.0.0.1:9692, not “{ $value }”.
cli-no-listening = This machine cannot listen at { $host }, port { $port }: { $why }.
cli-no-store = Tables cannot be kept there: { $why }
cli-in-use = Another server uses { $path } already.
cli-old-game =
    { $code }: { $game }, rules version { $version } (here { $ours }), { $owners ->
        [one] one person
       *[other] { $owners } people
    }, last played { $ago } before the house closed
cli-gone-game =
    { $code }: { $game }, rules version { $version } (not installed here), { $owners ->
        [one] one person
       *[other] { $owners } people
    }, last played { $ago } before the house closed
cli-old-more = and { $count } more
cli-old-games =
    { $count ->
        [one] One game is being played by rules that this version does not have, and cannot go on.
       *[other] { $count } games are being played by rules that this version does not have, and cannot go on.
    } The house does not open, and nothing was changed. Let them end with the version that was here before (serve --drain), or open the house with --close-old: that closes them, tells the players why, and keeps what was played.
cli-old-closed =
    { $count ->
        [one] One game was closed, since its rules are not here any more:
       *[other] { $count } games were closed, since their rules are not here any more:
    }
cli-no-server = The server is not installed here. Install it with: pip install "meetinghouse[server]"
cli-unknown-command = Unknown command "{ $typed }".{ $near } Available commands: { $known }.
cli-unknown-option = Unknown option: { $typed }.{ $near }
cli-missing-value = Command "{ $command }" parameter { $name } requires an argument.
cli-given-twice = Parameter { $name } specified multiple times.
cli-unused = Not understood: { $words }.
cli-not-a-choice = Invalid value "{ $value }" for { $name }. Choose from: { $choices }.{ $near }
cli-not-whole = Invalid value for { $name }: "{ $value }" is not a whole number.
cli-not-yes-or-no = Invalid value for { $name }: "{ $value }" is neither yes nor no.
cli-most-room = --most-room takes a number of bytes such as 500MB or 2GB, at least 10MB, or 0 for as many as the disk has, not “{ $value }”.
cli-key-malformed = { $path } does not hold a key: a key is 64 digits and letters from a to f, as “openssl rand -hex 32” makes them.
cli-key-lost = What is in { $data } was sealed with a key, and there is no file { $path }. Put the key back there, or name its file with --key-file; nothing was changed.
cli-key-wrong = The key in { $path } is not the one with which { $data } was sealed. Name the right one with --key-file or in MEETINGHOUSE_KEY; nothing was changed.
cli-tls-both = A certificate needs its key, and a key its certificate: give both --tls-cert and --tls-key.
cli-tls-missing = There is no file { $path }.
cli-tls-not-a-certificate = { $path } is not a certificate in PEM form, the one that begins with “-----BEGIN CERTIFICATE-----”.
cli-tls-not-a-key = { $path } is not a private key in PEM form, the one that begins with “-----BEGIN PRIVATE KEY-----”.
cli-tls-mismatch = The key in { $path } does not belong to the certificate in { $certificate }. Of a chain, the server’s own certificate comes first.
cli-tls-locked = The key in { $path } has a password; the house needs one without.
cli-tls-refused = OpenSSL does not take the certificate in { $certificate } with the key in { $path }: { $why }.
cli-tls-not-own = { $path } is not what the house made itself, so it is left as it is. To use it, name it with --tls-cert and --tls-key; for a certificate of the house’s own, move it away.

games-players = { $least } to { $most } players
games-version = rules version { $version }
games-more = The settings of one: meetinghouse games NAME
games-set = Set one with --option name=value, for example: meetinghouse play { $name } --option { $example }
games-by-edition = as the edition says

rules-unknown = There is no rule “{ $id }”. The groups of rules: meetinghouse rules
rules-unknown-near = There is no rule “{ $id }”. Near it: { $near }.
rules-no-words = No clause holds all these words: “{ $words }”.
rules-first = The first { $shown } of { $count } clauses; say more words to find fewer.
rules-more = A whole group: meetinghouse rules SAL-NIGHT. A single clause: meetinghouse rules SAL-NIGHT-04.

cli-serve-here = The house is open. On this machine: { $url }
cli-serve-network = For phones in the same network: { $url }
cli-serve-named = By its name: { $url }
cli-serve-proxied = Through the proxy, where it speaks https: { $url }
cli-serve-warned = Browsers will warn once about this certificate, because the house made it itself. Let them go on if the fingerprint they show is this one:
cli-serve-fingerprint = SHA-256 { $fingerprint }
cli-serve-ended = The certificate in { $path } is no longer valid: browsers will warn until there is a new one.
cli-serve-early = The certificate in { $path } is not valid yet: browsers will warn until it is. Is this machine’s clock right?
cli-serve-metrics = Counts for Prometheus: { $url }
cli-serve-data = Tables are kept in { $path }
cli-serve-key = Their key is in { $path }: keep a copy of it elsewhere, for without it nobody can read them.
cli-serve-stop = Stop with Ctrl+C; games go on when you start it again.
cli-drain = No new games begin. The house closes by itself when the last one is over.
cli-drain-left =
    { $games ->
        [one] One game is still being played
       *[other] { $games } games are still being played
    }; tables where somebody is: { $visited }.
cli-drain-over = No game is being played any more. The house closes, and can be updated.

simulate-progress = Playing
simulate-head =
    { $game }, { $players } players, { $count ->
        [one] one game
       *[other] { $count } games
    }
simulate-side = side
simulate-wins = wins
simulate-share = share
simulate-interval = 95% interval
simulate-several = Several sides may win one game, so the wins add up to more than the games.
simulate-length = Decisions in a game: { $min } at least, { $median } in the middle, { $max } at most.
simulate-speed = { $decisions } decisions and { $games } games a second.
simulate-digest = Digest of all outcomes: { $digest }

verify-head = { $game } for { $players }, rules version { $version }
verify-alone = The record holds no shares: nothing shows that anybody but the house made the seed.
verify-shares-holds =
    The shares that made the seed ({ $others ->
        [one] the house’s and that of one seat
       *[other] the house’s and those of { $others } seats
    }) each fit the hash that was fixed before any of them was opened.
verify-shares-breaks = The shares do not fit their hashes, or the list of them is not in order: the house’s first, then each seat’s once.
verify-mixed-holds = The seed is what these shares make together.
verify-mixed-breaks = The seed is not what these shares make together.
verify-seed-holds = The seed is the one whose hash was published before the first card was dealt ({ $commitment }…).
verify-seed-breaks = The seed is not the one whose hash was published ({ $commitment }…).
verify-entries-holds =
    { $count ->
        [one] The only entry was legal when it was made.
       *[other] All { $count } entries were legal when they were made.
    }
verify-entries-breaks = Entry { $entry } (counted from 0) is not legal: { $why }
verify-outcome-holds = Played again, it ends as the record says: the winners are { $side }.
verify-outcome-unfinished = The game is not finished, and the record does not claim it is.
verify-outcome-breaks = Played again, it does not end as the record says; the winners are { $side }.
verify-outcome-cut = The record tells of an end that its entries do not reach: played again, the game is still unfinished.
verify-holds = The record holds.
verify-breaks = The record does not hold.
verify-nobody = nobody

replay-head =
    { $game } for { $players }, { $count ->
        [one] one entry
       *[other] { $count } entries
    }
replay-keys = Enter: next · a: all the rest · q: stop
replay-more =
    { $left ->
        [one] One entry more is in the record.
       *[other] { $left } entries more are in the record.
    }
replay-unfinished = The record ends here, before the game does.
replay-otherwise = The record says that it ended otherwise: see what meetinghouse verify finds.
replay-answer = { $name }, unseen: “{ $question }” { $answer }.
replay-expired = { $name } runs out of time: “{ $question }”
replay-private = (to { $names }) { $line }
replay-reason = ({ $name } thinks: { $why })
replay-seat-or-all = Choose --seat or --all, not both.
replay-until = --until counts entries from 0, not { $until }.

## Help in the terminal

help-usage = Usage: { $line }
help-commands = Commands
help-arguments = Arguments
help-parameters = Parameters
help-choices = choices: { $choices }
help-default = default: { $default }
help-required = required
help-help = Display this message and exit.
help-version = Display application version.

placeholder-command = COMMAND
placeholder-options = OPTIONS
placeholder-args = ARGS
placeholder-int = INT
placeholder-str = STR
placeholder-path = PATH
placeholder-choice = CHOICE
placeholder-game = GAME
placeholder-record = RECORD
placeholder-name = NAME
placeholder-id = ID

help-meetinghouse = Hidden-role table games, with the computer as moderator.
help-begin = Alone, here and now: meetinghouse play. With friends: meetinghouse serve.

help-play =
    Play a game in this terminal, against bots.

    The game is kept after every answer: close it when you like, and go on with --resume.
help-play-game = Which game; { $game } if you name none.
help-play-players = How many play, you included; 7 if you do not say.
help-play-seat = Where you sit, from 0.
help-play-seed = A whole number: the same number deals the same cards.
help-play-edition = The edition of the rules; short for --option edition=…
help-play-option = Any setting of the game, as name=value; may be given several times. See: meetinghouse games { $game }
help-play-bots = Who plays the other seats: steady or random.
help-play-language = The language you play in; that of your terminal if you do not say.
help-play-name = What the others call you.
help-play-resume = Go on with the game you left.
help-play-save = Where the game is kept; a file of your own state folder if you do not say.
help-play-pace = How fast the story is told.

help-serve =
    Open the house: serve tables to everybody in the network.

    Every table is kept in one file: stop the server when you like, and games go on when it is started again.
help-serve-port = Where to listen; 0 takes any free one.
help-serve-host = The address to listen at; 127.0.0.1 for this machine alone, as with --trust-proxy. If you do not say, everybody in the network is let in.
help-serve-data = The file the tables are kept in; one of your own state folder if you do not say.
help-serve-key-file = The file with the key that seals the tables; made if there is none and nothing was sealed yet. If you do not say, MEETINGHOUSE_KEY has the key itself, or a file beside the tables.
help-serve-most-room = How much all tables together may store, such as 500MB; 0 for as much as the disk has. Past it no table is opened, nothing is said or noted, and games that have begun go on in a tenth more.
help-serve-language = The language of these messages; players have their own.
help-serve-qr = Print the address as a QR code, also where this is not a terminal.
help-serve-json = Print the addresses as one JSON object.
help-serve-name = A name by which browsers ask for this house, such as house.example.org; repeat it for more. Addresses, localhost and this machine’s own name are known.
help-serve-trust-proxy = The address of a proxy in front of this server, or a network such as 10.0.0.0/8: what it says in X-Forwarded-For of who asks is believed, and nobody else’s word. Alone it means a proxy on this machine.
help-serve-metrics = Tell Prometheus what is counted, at this port of this machine or at ADDRESS:PORT. Keep players away from it: they could count secret answers there.
help-serve-code-letters = How many letters a table’s code has where its host does not say: 4, or 6 for a house that strangers can reach.
help-serve-unlimited = Let everybody ask as often as they like: to measure, not to play.
help-serve-open = Open the page in a browser here, if there is one.
help-serve-tls = Speak https, with a certificate of the house’s own.
help-serve-tls-cert = Speak https with this certificate (PEM, with its chain).
help-serve-tls-key = The certificate’s private key (PEM, without a password).
help-serve-close-old = Close running games whose rules this version does not have. Without it the house names them and does not open.
help-serve-drain = Before an update: open no tables and begin no games, let those that have begun go on, and close when the last one is over.

help-simulate = Let bots play many games, and count who wins.
help-simulate-game = Which game.
help-simulate-players = How many play.
help-simulate-games = How many games.
help-simulate-seed = A whole number: the same number gives the same games, on any number of processes.
help-simulate-edition = { help-play-edition }
help-simulate-option = Any setting of the game, as name=value; may be given several times.
help-simulate-bots = Who plays: one name, or one for each side, as townspeople=steady,witches=random.
help-simulate-processes = How many cores to use; all of them if you do not say.
help-simulate-language = The language of the table.
help-simulate-json = Print one JSON object.

help-replay =
    Tell the story of a recorded game: as everybody heard it, as one seat did, or with everything revealed.

    On a terminal it goes step by step: Enter for the next, q to stop.
help-replay-record = The file of the record.
help-replay-seat = As this seat heard it, from 0.
help-replay-all = With everything revealed.
help-replay-until = Only so many entries of the record.
help-replay-language = The language it is told in.
help-replay-json = { help-simulate-json }

help-verify =
    Play a record again, and check the seed’s hash, every entry and the outcome.

    Exit status: 0 if all of it holds, 1 if something does not, 2 if it is no record of this rules version.
help-verify-record = { help-replay-record }
help-verify-language = The language of the report.
help-verify-json = { help-simulate-json }

help-games = List the games, or the settings of one.
help-games-name = The game whose settings you want to see.
help-games-language = The language of the list.
help-games-json = Print JSON.

help-rules = Print a clause of the rules, all clauses of a group, or those that hold some words.
help-rules-id = As SAL-NIGHT-04, the beginning of several, as SAL-NIGHT, or words to look for; without one, the groups are listed.
help-rules-language = The language of the rules and of messages.
help-rules-json = { help-games-json }

## Playing in a terminal

play-welcome = Welcome to { $title }.
play-fair = The deal is fair: the seed’s hash is { $hash }…, and the record will prove it when the game is over.
play-again = You take up the game where you left it.
play-help = Type the number of what you choose, then Enter.
play-help-log = l: what has happened so far
play-help-rules = r: what you cannot choose now, and the rule behind it
play-help-known = k: what you have learned that the table does not show
play-help-show = s: show your cards
play-help-cover = s: cover your cards
play-help-back = b: take back what you chose last
play-help-offers = o: what else you may do now
play-help-quit = q: keep the game and leave; you can go on with it later
play-key-help = ? help
play-key-log = l log
play-key-rules = r why not
play-key-known = k what I know
play-key-show = s show my cards
play-key-cover = s cover my cards
play-key-back = b take it back
play-key-offers = o offers
play-key-quit = q save & quit
play-order = Name those that come first, in order; the rest stays as it is.
play-several =
    { $how ->
        [exactly] Name { $least } of them.
        [upto] Name up to { $most } of them; Enter for nobody.
       *[between] Name { $least } to { $most } of them.
    }
play-more-numbers =
    { $missing ->
        [one] One more:
       *[other] { $missing } more:
    }
play-too-many = At most { $most }.
play-one-number = One number, please, from 1 to { $last }.
play-not-a-number = “{ $typed }” is not a number from 1 to { $last }. Type ? for help.
play-one-listed = One of the numbers listed, please.
play-not-listed = “{ $typed }” is none of the numbers listed. Type ? for help.
play-parts = Several numbers in one line answer all of it at once.
play-amount = { $question } From { $least } to { $most }:
play-pause = Enter to go on
play-standing = Enter: { $option }
play-page = Enter for more, q to go back
play-watch = Enter to go on · l log · f to the end · q save & quit
play-last-look = Enter to see everybody’s cards · l log
play-earlier =
    { $count ->
        [one] … one earlier line: type l
       *[other] … { $count } earlier lines: type l
    }
play-nothing-known = Nothing yet that the table does not show.
play-nothing-closed = Nothing is closed that you might expect here.
play-no-offers = Nothing is on offer now.
play-left = The game is kept. Go on with: { $command }
play-put-aside = An unfinished game was put aside. Go on with it by: { $command }
play-resume-alone = --resume takes the table as it was: only --language, --save and --pace go with it.
play-nothing-left = There is no game to go on with at { $path }.
play-no-seat = There is no seat { $seat }; you can sit at 0 to { $last }.
play-no-name = A name needs at least one letter.
play-over = The game is over
play-won = You win with { $side }. { $why }
play-lost = You lose; the winners are { $side }. { $why }
play-outdone = Your side wins ({ $side }), but you do not. { $why }
play-winners = Winners: { $names }.
play-suspicions = Sealed suspicions, opened
play-score = { $name }: { $right } of { $named } right
play-record = The record: { $path }
play-verify = Check it with: { $command }
