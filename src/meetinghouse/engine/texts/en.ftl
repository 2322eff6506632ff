### What all games share, in English. What each text may use is told in meetinghouse/texts.

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
nobody = nobody
word-yes = Yes
word-no = No
word-done = Done
word-again = Begin again
takes-values = one of { $values }
takes-number = a number from { $least } to { $most }
takes =
    { $takes ->
        [values] { takes-values }
        [number] { takes-number }
        [whole] a whole number
        [count] a whole number from 1
        [names] names with their values
       *[bots] one name, or one for each side: { $sides }
    }
unfit =
    { $why_key ->
        [missing] { $field } is missing at { $at }
        [unknown] { $field } at { $at } is unknown
        [type] { $at } should be { $expected }, not { $got }
        [length] { $at } should be { $expected } of length { $limit }
        [bound] { $at } should be { $expected } { $limit }
        [value] { $at } cannot be { $got }
        [query] the parameter { $field } cannot have that value
       *[unreadable] it cannot be read
    }

decision-again = Change your answers?
decision-done = You have answered everything.

part-seat = Who?
part-card = Which card?
part-position = Where?
part-amount = How many?
part-word = What do you choose?

in-order = The order counts.
choice-none = none of them
nothing-closed = Nothing is off limits right now.

seen-by-everybody = Everybody will see your answer.
seen-by-fellows = Only those who share this secret see your answer.
seen-by-concerned = Only those concerned will know.
seen-by-nobody = Nobody sees your answer.

form-text = in words
form-three-words = in three words
form-gestures = in gestures

reason-random = chance
reason-unknown = a reason whose words are missing here
reason-easy-impulse = I acted on impulse
reason-steady-default = there was little to think about
cli-covered = covered (type s to look)

## Refusals

refused-unknown-game = There is no game called “{ $name }”. Known games: { $known }.
refused-broken-game =
    { $has_fault ->
        [no] The game “{ $name }” cannot be loaded here.
       *[yes] The game “{ $name }” of the package { $package } cannot be loaded: { $fault }.
    }
refused-broken-bot =
    { $has_fault ->
        [no] The bot “{ $name }” cannot be loaded here.
       *[yes] The bot “{ $name }” of the package { $package } cannot be loaded: { $fault }.
    }
refused-part-type = “{ $part }” is of type { $got }, not { $expected }
refused-part-class = “{ $part }” is not a subclass of { $expected }
refused-part-form = “{ $part }” should have the form package.module:attribute
refused-part-missing = “{ $module }” has no “{ $part }”
refused-part-folder = “{ $part }” has no folder “texts”
refused-part-encoding = { $file } is not in UTF-8
refused-part-pages = its manifest names pages; leave them out, and the generic page plays it
refused-part-name = its rules call it “{ $called }”
refused-part-seats = its rules seat { $players } players; { $most } is the most
refused-part-text = no type is small enough for “{ $text }”
refused-part-error = { $error }
refused-part-both = { $one }; { $other }
refused-part-place =
    { $place ->
        [tap] the tap of “{ $name }”
        [setting] the setting “{ $name }”
        [ban] the ban “{ $name }”
        [note] the note “{ $name }”
        [tally] the tally “{ $name }”
        [ending] the ending “{ $name }”
        [mark] the mark “{ $name }”
       *[step] the step “{ $name }”
    }
refused-part-setting = { refused-part-place } depends on “{ $setting }”, which is no setting: { $known }
refused-part-value = { refused-part-place } asks whether “{ $setting }” is “{ $value }”, which it cannot be
refused-part-note = no step takes the note “{ $note }”
refused-part-step-note = the step “{ $name }” uses the note “{ $note }”, which no step before it takes
refused-part-ending-note = the ending “{ $name }” asks for the note “{ $note }”, which no step takes
refused-part-ending-tally = the ending “{ $name }” asks for the tally “{ $tally }”, which is not among `tallies`
refused-part-secret =
    the step “{ $name }” is secret, but { $telling ->
        [given] is left out if nobody is in the note
        [tells] speaks the names in the note
        [otherwise] speaks another text if nobody is noted
        [waits] waits for somebody
       *[answers] asks for answers aloud
    } (`{ $telling }`): what is heard would tell what was tapped
refused-part-values = the step “{ $name }” lasts “{ $seconds }” seconds, but the script has no `values`
refused-part-seconds =
    the step “{ $name }” lasts “{ $seconds }” seconds, but `values` of “{ $edition }” { $has_got ->
        [no] does not say how many
       *[yes] says “{ $got }”, which is no number
    }
refused-part-past = the step “{ $name }” lasts { $seconds } seconds; a length cannot be negative
refused-package-name-taken = { $other } brings “{ $name }” too, but { $package } has that name already; it is left out.
refused-package-name-twice =
    { $has_package ->
        [no] Several packages bring “{ $name }”, so it is left out here.
       *[yes] Several packages bring “{ $name }”: { $package }, { $other }. It is left out; uninstall all but one.
    }
refused-players = { $game } is for { $least } to { $most } players, not { $players }.
refused-unknown-option =
    { $game } has no option “{ $name }”.{ $has_near ->
        [yes] { did-you-mean }
       *[no] { "" }
    }
refused-option-value = Option { $name } cannot be “{ $value }”. It takes { takes }.
refused-option-clash = These settings do not go together, or not with so many players: { $settings }.
refused-seed = A seed is a whole number, a text or bytes, not { $seed }.
refused-not-open = Nothing is asked under { $id } now.
refused-game-over = The game is over; there is nothing left to answer.
refused-one-option = { $id } asks for exactly one of its options; { $choice } is not one of them.
refused-list-of-options =
    { $id } asks for a list of { $least } to { $most } different options of its own; { $why_key ->
        [no-list] { $choice } is not a list
        [how-many] { $count ->
            [one] one was given
           *[other] { $count } were given
        }
        [twice] { $choice } is named twice
       *[not-one] { $choice } is not one of them
    }.
refused-forbidden = { $choice } is not allowed here.
refused-no-clock = { $id } has no clock, so its time cannot run out.
refused-not-secret = This step is not a secret one: it closes with its last answer.
refused-no-seat = There is no seat { $seat }; this game has seats 0 to { $last }.
refused-still-secret = Everything stays secret until the game is over.
refused-no-record = A redealt world has no record.
refused-not-a-save =
    This is not a saved game: { $why_key ->
        [players] { $game } is not for { $players } players
        [parts] its parts do not fit together
        [bytes] bytes were expected, not { $got }
        [beginning] it does not begin like one
        [changed] it is cut short or was changed
       *[other] { unfit }
    }.
refused-older-save = This game was saved by an older version of Meetinghouse, and cannot be opened any more.
refused-not-a-record =
    This is not a record of a game: { $why_key ->
        [json] JSON was expected, not { $got }
        [no-seed] it has no seed
        [other-seed] the seed is not the one whose hash was published
        [other-end] played again, it ends otherwise than it says
       *[other] { unfit }
    }.
refused-rules-version = This was played under version { $theirs } of { $game }; this is version { $ours }.
refused-record-breaks = The record breaks at entry { $entry }: { $why }
refused-chance-impossible =
    “{ $result }” cannot be drawn for { $label }: { $takes ->
        [number] a number from 1 to { $most } is due
        [item] one of these is due: { $items }
       *[order] all of these are due, in their order: { $items }
    }.
refused-chance-unused = Nothing draws { $label } here. Leave it out.
refused-deal-over = The game has gone on: cards are dealt by hand only before anything else is entered.
refused-no-reason = Say why, in 1 to { $most } characters.
refused-no-repair = { $id } cannot be changed by hand now. { $has_known ->
        [no] This game declares no repairs.
       *[yes] What can be changed, after the number of a seat: { $known }.
    }
refused-no-entry = There is no entry { $entry }; the record has { $count }, counted from 0.
refused-taken-already = Entry { $entry } has been taken back already.
refused-no-choice = Entry { $entry } holds no choice that another one could replace. Take it back as a whole.
refused-no-longer-fits = Entry { $entry } would no longer fit: { $why }
refused-cannot-imagine = { $game } cannot be imagined from this view: its rules do not say how.
refused-cannot-imagine-now = { $game } cannot be imagined from this view. It has no basis: either it was not asked for, or the rules do not say how to imagine this moment.
refused-not-imagined =
    No game fits this view and story: { $why_key ->
        [basis] the view has no basis; ask for it with basis=1
        [over] the game is over, and its record tells everything
        [no-view] the first is not a view
        [no-story] the second is not a story, which is a list of events
        [parts] their parts do not fit together
        [view] the view was changed, or is of another moment than the story
        [story] the story was changed, or is of another moment than the view
       *[other] { unfit }
    }.
refused-cluster-form = “{ $on }” names no cluster. A cluster is dask:ADDRESS or tcp://ADDRESS for a scheduler of Dask, ray:ADDRESS for Ray.
refused-cluster-or-processes = A cluster has its own number of processes: give either --on or --processes.
refused-no-cluster = No cluster answers at { $address }: { $error }.
refused-cluster-empty = The cluster at { $address } has no workers yet. Start some, and try again.
refused-cluster-lost = The cluster at { $address } has stopped answering.
refused-worker-died = A worker died { $count } times over the same games, perhaps for lack of memory.
refused-other-code = The machine { $machine } of the cluster has other rules or bots of { $game } than this one. Install the same version of Meetinghouse on all of them.
refused-checkpoint-other = { $path } is not a file of played games. Name another one, or move it away; nothing was changed.
refused-checkpoint-broken = Line { $line } of { $path } is damaged. Remove that line to keep all other games, or move the file away to start anew; nothing was changed.

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
cli-errno-eacces = access is denied
cli-errno-eaddrinuse = another program listens there
cli-errno-eaddrnotavail = this machine does not have that address
cli-errno-eexist = it exists already
cli-errno-eisdir = it is a folder
cli-errno-enametoolong = its name is too long
cli-errno-enoent = there is no such file or folder
cli-errno-enospc = the disk is full
cli-errno-enotdir = a part of the path is no folder
cli-errno-eperm = this is not allowed
cli-errno-erofs = the disk can only be read
cli-crier-written = { $path } is written ({ $kilobytes } kB). Copy it to a phone and open it there; it needs no network.
cli-crier-not-built = The pages for the browser have not been built yet: run “make pages” in the source folder.
cli-print-written =
    { $pages ->
        [one] { $path } is written: { $pages } page, { $kilobytes } kB. Print it at its own size, not fitted to the page.
       *[other] { $path } is written: { $pages } pages, { $kilobytes } kB. Print it at its own size, not fitted to the page.
    }
cli-no-folder = There is no folder { $folder }. If it is the right one, make it with: { $command }
cli-port = A port is a number from 0 to 65535, not { $port }.
cli-name = --name takes a name such as house.example.org, without https:// and without a port, not “{ $value }”.
cli-trust-proxy = --trust-proxy takes the address of a proxy (127.0.0.1) or a network (10.0.0.0/8), not “{ $value }”.
cli-push = --push takes an e-mail address or an https link by which push services can reach you, not “{ $value }”.
cli-metrics = --metrics takes a port, or ADDRESS:PORT such as 127.0.0.1:9692, not “{ $value }”.
cli-no-listening = This machine cannot listen at { $host }, port { $port }: { $why }.
cli-no-store = Tables cannot be kept there: { $why }.
cli-in-use = Another server uses { $path } already.
cli-standby-waits = Another server uses { $path }. This one waits, and takes over when the other one stops.
cli-older-waits = Servers of an older version use { $path }, in its older format. This one waits until they have stopped.
cli-taken-over = Another server has taken over { $path }, because this one had lost its connection. This one stops.
cli-standby-file = --standby is for a database: name it with --store. A file has one server.
cli-shared-file = --shared is for a database: name it with --store. A file has one server.
cli-shared-standby = Choose one: with --shared all servers serve, with --standby one waits for the other.
cli-leave-old = --leave-old is for servers with --shared, and not together with --close-old: the games are left to other servers, or closed.
cli-store-form = { $where } takes the address of a PostgreSQL database, such as postgresql://user@host:5432/database. A data file is named with --data.
cli-store-password = An address on the command line must not have a password: everybody on this machine could read it in the list of processes. Put the password into PGPASSWORD or ~/.pgpass, or for the server the whole address into { $variable }.
cli-store-both = Tables are kept in one place: --data names a file and --store a database, not both.
cli-move-same = { $path } cannot be copied to itself.
cli-move-nothing = There is no store at { $path }: nothing was copied.
cli-move-other = { $path } has tables of another house. Name an empty store; nothing was changed.
cli-move-played = In { $path } somebody has played on since it was copied (table { $code }). Name an empty store; nothing was changed.
cli-move-differs = What is in { $path } is not what was copied. Nothing was changed in the original; run the same command again.
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
cli-old-shared = Or start this server with --leave-old, beside servers of the version before: they go on with these games.
cli-old-left =
    { $count ->
        [one] One game is left to the servers that have its rules:
       *[other] { $count } games are left to the servers that have their rules:
    }
cli-old-closed =
    { $count ->
        [one] One game was closed, since its rules are not here any more:
       *[other] { $count } games were closed, since their rules are not here any more:
    }
cli-game-name = A game’s name is 2 to 30 small letters from a to z, not “{ $name }”.
cli-game-known = There is a game called “{ $name }” already.
cli-folder-exists = { $path } exists already. Name a folder that does not with --folder; nothing was changed.
cli-new-game =
    The game “{ $name }” is in { $path }. Now:
      pip install -e "{ $path }[test]"
      python -m pytest { $path }
      meetinghouse play { $name }
cli-no-server = The server is not installed here. Install it with: pip install "meetinghouse[server]"
cli-no-postgres = PostgreSQL’s library is not installed here. Install it with: pip install "meetinghouse[postgres]"
cli-no-print = What is needed for printing is not installed here. Install it with: pip install "meetinghouse[print]"
cli-players-form = --players takes a number, or several such as 5-10 or 5,7,10, not “{ $value }”.
cli-vary-form = --vary takes the name of an option, perhaps with values: mode, or mode=v,m. “{ $value }” is neither.
cli-no-dask = Dask is not installed here. Install it with: pip install "meetinghouse[dask]"
cli-no-ray = Ray is not installed here. Install it with: pip install "meetinghouse[ray]"
cli-out-html = The report is an HTML file: give --out a name that ends in .html, not “{ $path }”.
cli-percent = --{ $name } is a percentage from 0 to 100, not { $value }.
cli-unknown-command = There is no command “{ $typed }”.{ $near } Known commands: { $known }.
cli-unknown-option = Unknown option: { $typed }.{ $near }
cli-missing-value = “{ $command }”: { $name } needs a value.
cli-given-twice = { $name } is given several times.
cli-unused = Not understood: { $words }.
cli-not-a-choice = { $name } cannot be “{ $value }”. Choose from: { $choices }.{ $near }
cli-not-whole = { $name } cannot be “{ $value }”: that is not a whole number.
cli-not-yes-or-no = { $name } cannot be “{ $value }”: that is neither yes nor no.
cli-most-room = --most-room takes a number of bytes such as 500MB or 2GB, at least 10MB, or 0 for as many as the disk has, not “{ $value }”.
cli-key-malformed = { $path } does not hold a key: a key is 64 digits and letters from a to f, as “openssl rand -hex 32” makes them.
cli-key-lost = What is in { $data } was sealed with a key, and there is no file { $path }. Put the key back there, or name its file with --key-file; nothing was changed.
cli-key-wrong = The key in { $path } is not the one with which { $data } was sealed. Name the right one with --key-file or in MEETINGHOUSE_KEY; nothing was changed.
cli-key-needed = A database needs a key that you keep: name its file with --key-file, or put the key into { $path }. “openssl rand -hex 32” makes one.
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
rules-first = The first { $shown } of { $count } clauses; add words to narrow it down.
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

move-progress = Copying
move-done =
    { $tables ->
        [one] One table is in { $path }
       *[other] { $tables } tables are in { $path }
    }, of which { $copied } had to be copied now; each was compared with the original.
move-key = They are sealed with the same key as before: name its file with --key-file, or put the key into MEETINGHOUSE_KEY.

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
simulate-line = { $what }: { $done } of { $all }, { $left } left
simulate-bots = bots
simulate-median = decisions
simulate-digests = digest

balance-title = Balance of { $game }
balance-contents = Contents
balance-percent = { $number } %
balance-about-games = Games
balance-games-value = { $games } for each line, { $all } in all
balance-about-players = Players
balance-about-bots = Played by
balance-about-options = Options
balance-about-seed = Seed
balance-about-rules = Rules
balance-rules-value = version { $version }, code { $code }, Meetinghouse { $house }
balance-about-digest = Digest
balance-usual = Standard
balance-reading = Every number comes from games between bots, with its 95 % interval in brackets: if you played all these games again with other seeds, about nineteen of twenty such intervals would hold the true number. People play differently from bots; read what follows as a hint where to look.
balance-section-wins = Who wins
balance-section-lengths = How long games are
balance-section-seats = Where you sit
balance-section-effects = Roles, cards and laws
balance-section-changes = Options
balance-section-clauses = Clauses in play
balance-section-rows = All rows
balance-players = { $players } players
balance-lengths = From { $min } to { $max } decisions; half of the games have at most { $median }. On average { $mean }.
balance-seats-about = How often the player of each seat wins. The dashed line is the average of all seats; a star marks seats whose interval does not hold it. Of twenty fair seats about one gets a star by chance.
balance-seat = { seat-number }
balance-seat-apart = Seat { $seat } ★
balance-seats-mean = Average of all seats: { $share }
balance-effects-about = Differences in percentage points. The first line compares players who had or played something with all others; the lines of the sides compare games in which it was seen with games without it. Only games with the same number of players are compared.
balance-effects-chance = A full dot: chance alone would hardly bring this about. A ring: it may well be chance. This shows what goes together, not what causes what: a card that is played late, for instance, is seen more often in long games.
balance-group-role = Roles
balance-group-card = Cards
balance-group-law = Laws
balance-group-post = Posts
balance-seen = Seen in { $share } of the games, { $times } times in each of them
balance-holder = Its players
balance-no-side = No clear difference for any side.
balance-never-without = Seen in too few games, in all of them or at all seats, so there is nothing to compare.
balance-changes-about = Differences in percentage points from the standard game. Both were played with the same seeds, and are compared game by game. A full dot: chance alone would hardly bring this about. A ring: it may well be chance.
balance-changes-none = No option was compared. Name one with --vary, or all of them with --vary all.
balance-change-games = { $games } pairs of games, with { $players } players
balance-variant-bots = Bots: { $bots }
balance-unplayed =
    { $has_rule ->
        [yes] Not possible with { $players } players: { $variant } [{ $rule }].
       *[no] Not possible with { $players } players: { $variant }.
    }
balance-clauses-about = In how many games a clause came into play: it defined what a player was asked, closed an option that a player might have expected, or brought about an event. Clauses that show in none of these ways are not listed.
balance-clause-id = Clause
balance-clause-share = Games
balance-clause-times = Times a game
balance-clause-text = What it says
balance-row-variant = Options
balance-row-players = Players
balance-row-games = Games
balance-row-wins = Wins
balance-row-nobody = Nobody
balance-row-median = Decisions (median)
balance-row-digest = Digest
balance-written = The report is in { $page }, its numbers in { $numbers }.
balance-kept = What was played is kept in { $path }: with more games or players, the report goes on from there.
balance-outside =
    { $players } players, { $variant }: { $side } { $share }

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
verify-moderated = A person who saw everything moderated the game, and answered for others.
verify-by-hand-chance = Entry { $entry }: drawn by hand, not by the house ({ $what }).
verify-by-hand-deal = Entry { $entry }: the cards were dealt by hand.
verify-by-hand-repair = Entry { $entry }: changed by hand ({ $what }), because: { $why }
verify-by-hand-taken = Entry { $entry }: an entry was taken back ({ $what }).{ $has_why ->
        [no] { "" }
       *[yes] { " " }Reason: { $why }
    }
verify-by-hand-replaced = Entry { $entry }: another choice was put in the place of { $what }.{ $has_why ->
        [no] { "" }
       *[yes] { " " }Reason: { $why }
    }
verify-holds = The record holds.
verify-breaks = The record does not hold.

## meetinghouse solve

solve-head = { $game }, after { $count } { $count ->
        [one] entry
       *[other] entries
    } of the record. What could be true { $has_seat ->
        [yes] for { $name }
       *[no] for everybody
    }:
solve-line = { $name }: { $sides }
solve-side = { $side } { $share } %
solve-exact = Counted exactly: of all worlds that fit, each weighs the same. What people did does not count.
solve-sampled = Estimated from 1,000 worlds that fit. How likely each of them is, is not known.
solve-at = The record has { $count } entries; --at is a number from 0 to { $last }, while the game is going on.
worlds-head = What can still be true for you
worlds-how =
    { $exact ->
        [yes] Counted exactly: of all worlds that fit what you know, each weighs the same. What people did does not count.
       *[no] Estimated from { $count } worlds that fit what you know.
    }
worlds-reason = { $side } { $before } → { $after } %: { $line }

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
replay-otherwise = The record says it ended differently: see what meetinghouse verify finds.
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
help-help = Show this help and nothing else.
help-version = Show the version of the program.

placeholder-command = COMMAND
placeholder-options = OPTIONS
placeholder-args = ARGS
placeholder-int = INT
placeholder-str = STR
placeholder-path = PATH
placeholder-choice = CHOICE
placeholder-game = GAME
placeholder-record = RECORD
placeholder-source = SOURCE
placeholder-target = TARGET
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
help-play-bots = Who plays the other seats: steady, random, or another bot that the game has.
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
help-serve-store = The address of a PostgreSQL database to keep the tables in, instead of a file: postgresql://user@host/database, without a password. If you do not say, MEETINGHOUSE_STORE has it.
help-serve-standby = Wait while another server uses the database, and take over within seconds when it stops or dies.
help-serve-shared = Serve together with other servers of the same database, all started with this option.
help-serve-key-file = The file with the key that seals the tables; made if there is none and nothing was sealed yet. If you do not say, MEETINGHOUSE_KEY has the key itself, or a file beside the tables.
help-serve-most-room = How much all tables together may store, such as 500MB; 0 for as much as the disk has. Past it no table is opened, nothing is said or noted, and games that have begun may still take a tenth more.
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
help-serve-leave-old = With --shared: leave running games whose rules this version does not have to servers that have them.
help-serve-open-tables = List tables that wait for players at the front door, for everybody who comes; only those whose hosts want to be listed.
help-serve-push = Let players of games over days be told on their devices when it is their turn, by push messages. Give an e-mail address or an https link by which push services can reach you. Needs https.
help-serve-push-private = Send push messages to private addresses too, for tests of your own.
help-serve-drain = Before an update: open no tables and begin no games, let those that have begun go on, and close when the last one is over.

help-simulate = Let bots play many games, and count who wins.
help-simulate-game = Which game.
help-simulate-players = How many play.
help-simulate-games = How many games.
help-simulate-seed = A whole number: the same number gives the same games, on any number of processes.
help-simulate-edition = { help-play-edition }
help-simulate-option = Any setting of the game, as name=value; may be given several times.
help-simulate-bots = Who plays: one name, or one for each side, as townspeople=steady,witches=random; several names, as steady,random, are compared; steady if you do not say (random in a game that has no steady).
help-simulate-processes = How many cores to use; all of them if you do not say.
help-simulate-language = The language of the table.
help-simulate-json = Print one JSON object.
help-simulate-on = A cluster that plays instead of this machine: dask:ADDRESS or tcp://ADDRESS, ray:ADDRESS.
help-balance = Let bots play many games, and write a report on who wins and why.
help-balance-game = { help-simulate-game }
help-balance-players = Numbers of players, such as 5-10 or 5,7,10; all that can play if you do not say.
help-balance-games = How many games for each number of players and each option.
help-balance-seed = { help-simulate-seed }
help-balance-edition = { help-play-edition }
help-balance-option = { help-simulate-option }
help-balance-bots = Who plays: one name, or one for each side; further ones are compared with the first.
help-balance-vary = An option to compare with the standard game, by the same seeds: its name, or with values as mode=v,m; all for every option. May be given several times.
help-balance-least = End with status 1 if a side wins a smaller percentage of its games.
help-balance-most = End with status 1 if a side wins a larger percentage of its games.
help-balance-out = The file for the report; its numbers go beside it, with the ending .json, and what was played with .played.
help-balance-table = Print the rows as a table in Markdown.
help-balance-processes = { help-simulate-processes }
help-balance-on = { help-simulate-on }
help-balance-language = The language of the report.
help-balance-json = Print the numbers as one JSON object.

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
help-verify-language = { help-balance-language }
help-verify-json = { help-simulate-json }

help-solve =
    Count what could be true for a seat at one point of a recorded game:
    in how many worlds that fit what it knew each player is on which side.
help-solve-record = { help-replay-record }
help-solve-at = After how many entries of the record. By default, before the last one.
help-solve-seat = For which seat, counted from 0. By default, for everybody.
help-solve-language = { help-balance-language }
help-solve-json = { help-simulate-json }

help-games = List the games, or the settings of one.
help-games-name = The game whose settings you want to see.
help-games-language = The language of the list.
help-games-json = Print JSON.

help-rules = Print a clause of the rules, all clauses of a group, or those that hold some words.
help-rules-id = As SAL-NIGHT-04, the beginning of several, as SAL-NIGHT, or words to look for; without one, the groups are listed.
help-rules-language = The language of the rules and of messages.
help-rules-json = { help-games-json }

help-crier = Write the crier, a narrator for tables with real cards, as one HTML file for a phone.
help-crier-out = Where it is written.
help-crier-language = The language of the messages.

help-print = Write what a table with real cards needs of a game as a PDF: cards to cut out, role sheets, night tables and ballots.
help-print-game = The game that is printed.
help-print-paper = The size of the paper.
help-print-what = Only some of it, with commas between: cards, roles, nights, ballots, rules. The rules are long, and printed only if you name them.
help-print-option = A setting of the script, as director=moderator or players=7; once for each.
help-print-out = Where it is written; GAME.pdf if you do not say.
help-print-language = The language of the print-out and of messages.

help-new-game = Write the skeleton of a game: a package of its own that passes every check.
help-new-game-name = What it is called: small letters only.
help-new-game-folder = Where it is written; a folder of its name if you do not say.
help-new-game-language = { help-crier-language }

help-move-store = Copy all tables from one store to another: a file, or the address of a PostgreSQL database. Stop the server first. The copy is compared with the original, which stays as it is; after a break, run the same command again.
help-move-store-source = Where the tables are: a file such as tables.db, or an address such as postgresql://user@host/database.
help-move-store-target = Where they are copied to; nothing but an earlier copy of the same tables may be there.
help-move-store-language = { help-crier-language }
help-move-store-json = { help-simulate-json }

## Playing in a terminal

play-welcome = Welcome to { $title }.
play-fair = The deal is fair: its fingerprint is { $hash }…, and the record will prove it when the game is over.
play-again = Welcome back. The game goes on where you left it.
play-help = Type the number of what you choose, then Enter.
play-help-log = l: what has happened so far
play-help-rules = r: what you cannot choose now, and the rule behind it
play-help-known = k: what you have learned that the table does not show
play-help-role = m: your role, as it stands now
play-help-worlds = w: what can still be true, and why
play-help-show = s: show your cards
play-help-cover = s: cover your cards
play-help-back = b: take back what you chose last
play-help-offers = o: what else you may do now
play-help-talk = t: say something
play-help-quit = q: save the game and leave; you can go on with it later
play-help-pace = p: how fast the story is told
play-paced =
    { $pace ->
        [instant] The story is told all at once.
        [brisk] The story is told briskly, line by line.
       *[calm] The story is told calmly, line by line.
    }
play-key-help = ? help
play-key-log = l log
play-key-rules = r why not
play-key-known = k what I know
play-key-role = m role
play-key-show = s show my cards
play-key-cover = s cover my cards
play-key-back = b take it back
play-key-offers = o what else
play-key-talk = t say
play-key-quit = q save & quit
play-order = Type the numbers of those that come first, in order; the rest stay where they are.
play-several =
    { $how ->
        [exactly] Name { $least } of them.
        [upto] Name up to { $most } of them; Enter: { $none }.
       *[between] Name { $least } to { $most } of them.
    }
play-more-numbers =
    { $missing ->
        [one] One more:
       *[other] { $missing } more:
    }
play-too-many = At most { $most }.
play-one-number = Just one number, from 1 to { $last }.
play-not-a-number = “{ $typed }” is not a number from 1 to { $last }. Type ? for help.
play-one-listed = Just one of the numbers listed.
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
play-nothing-known = Nothing yet beyond what the table shows.
play-no-talk = You cannot say anything right now.
play-quoted = ↳ { $line }
play-say-nothing = Type a number, or press Enter to say nothing.
play-no-offers = There is nothing else to do right now.
play-left = The game is saved. Go on with: { $command }
play-put-aside = An unfinished game was put aside. To go on with it: { $command }
play-resume-alone = --resume takes up the table as it was: only --language, --save and --pace go with it.
play-nothing-left = There is no game to go on with at { $path }.
play-no-seat = There is no seat { $seat }; you can sit at 0 to { $last }.
play-no-name = A name needs at least one letter.
game-over = The game is over
play-won = You win with { $side }. { $why }
play-lost = You lose. Winners: { $side }. { $why }
play-outdone = Your side wins ({ $side }), but you do not. { $why }
play-winners = Winners: { $names }.
play-suspicions = Sealed suspicions, opened
play-score = { $name }: { $right } of { $named } right
play-record = The record: { $path }
play-verify = Check it with: { $command }

## Sayings: what players say to each other

saying-suspect =
    { $word_key ->
        [little] I have my doubts about { $seat }.
        [sure] I am sure of it: { $seat }.
       *[much] I suspect { $seat }.
    }
saying-suspect-2 =
    { $word_key ->
        [little] Something about { $seat } bothers me.
        [sure] I would stake my life on it: { $seat }.
       *[much] If you ask me, { $seat } has something to hide.
    }
saying-suspect-3 =
    { $word_key ->
        [little] I would keep an eye on { $seat }.
        [sure] I have no doubt left: { $seat }.
       *[much] { $seat } does not look innocent to me.
    }
saying-suspect-4 =
    { $word_key ->
        [little] { $seat } makes me uneasy.
        [sure] I have made up my mind: it is { $seat }.
       *[much] The more I think of it, the less I like { $seat }.
    }
saying-suspect-5 =
    { $word_key ->
        [little] It may be nothing, but { $seat } puzzles me.
        [sure] Mark my words: { $seat }.
       *[much] I do not trust { $seat } one bit.
    }
saying-suspect-6 =
    { $word_key ->
        [little] { $seat } is up to something, I fear.
        [sure] It is { $seat }. What more do you need?
       *[much] I tell you, { $seat } is hiding something from us.
    }
saying-trust =
    { $word_key ->
        [little] { $seat } seems honest enough.
        [sure] I vouch for { $seat }.
       *[much] I trust { $seat }.
    }
saying-trust-2 =
    { $word_key ->
        [little] I have nothing against { $seat }.
        [sure] I would trust { $seat } with my life.
       *[much] If you ask me, { $seat } plays fair.
    }
saying-trust-3 =
    { $word_key ->
        [little] { $seat }? Nothing strange so far.
        [sure] Whoever goes after { $seat } is wrong. I am certain.
       *[much] I believe { $seat }.
    }
saying-trust-4 =
    { $word_key ->
        [little] I see no harm in { $seat } so far.
        [sure] { $seat } is one of us. I know it.
       *[much] { $seat } is the last one I would suspect.
    }
saying-trust-5 =
    { $word_key ->
        [little] { $seat } does not worry me, for now.
        [sure] I will answer for { $seat }.
       *[much] { $seat } has acted like an honest soul.
    }
saying-trust-6 =
    { $word_key ->
        [little] I have no reason to doubt { $seat }.
        [sure] On my honour: { $seat } has done nothing wrong.
       *[much] { $seat }? On our side, I would say.
    }
saying-go-for = Let us all go after { $seat }.
saying-go-for-2 = { $seat } next, everybody!
saying-spare = Let us leave { $seat } in peace.
saying-spare-2 = Not { $seat }, I beg you.
saying-spare-3 = You are wrong about { $seat }. Let it be.
saying-spare-4 = Spare { $seat }, and look elsewhere.
saying-will-go-for = I will go after { $seat }.
saying-will-go-for-2 = My next move is against { $seat }. You have my word.
saying-will-spare = I will not touch { $seat }.
saying-will-spare-2 = { $seat } has nothing to fear from me.
saying-think-of = What do you all think of { $seat }?
saying-think-of-2 = Any thoughts on { $seat }?
saying-think-of-3 = What about { $seat }? I ask you all.
saying-think-of-4 = Let us talk about { $seat }.
saying-think-of-5 = Does anybody have a view on { $seat }?
saying-ask = { $seat }, what do you think of { $seat2 }?
saying-ask-2 = Tell us, { $seat }: what about { $seat2 }?
saying-ask-3 = And you, { $seat }? What do you make of { $seat2 }?
saying-ask-4 = { $seat }, do you trust { $seat2 }?
saying-ask-5 = { $seat }, would you vouch for { $seat2 }?
saying-ask-6 = { $seat }, I would like to hear what you say about { $seat2 }.
saying-ask-7 = And { $seat2 }? What do you say, { $seat }?
saying-ask-8 = { $seat }, anything to say about { $seat2 }?
saying-why = Why did you do that?
saying-why-2 = You owe us an explanation for that.
saying-why-3 = What was that for?
saying-why-4 = What did you mean by that?
saying-why-5 = And what was the reason for that?
saying-why-6 = May I ask why?
saying-why-7 = What made you do that?
saying-who-was-it = Who was it, then?
saying-who-was-it-2 = Well? Who do you all think it was?
saying-who-was-it-3 = Somebody here did it. Who?
saying-because = Because of this.
saying-because-2 = Remember this?
saying-because-3 = You know this as well as I do.
saying-because-4 = This is my reason.
saying-because-5 = See for yourselves.
saying-because-6 = Just look at this.
saying-agree = I agree.
saying-agree-2 = Well said.
saying-agree-3 = I see it the same way.
saying-agree-4 = My thoughts exactly.
saying-agree-5 = So it seems to me, too.
saying-agree-6 = You are right.
saying-agree-7 = I think so, too.
saying-doubt = I do not believe that.
saying-doubt-2 = I see it differently.
saying-doubt-3 = No, I cannot follow you there.
saying-doubt-4 = You will not convince me of that.
saying-doubt-5 = I would not be so sure.
saying-doubt-6 = That does not convince me.
saying-doubt-7 = Are you sure about that?
saying-deny = You are wrong about me.
saying-deny-2 = It is not me!
saying-deny-3 = Look elsewhere. I have done nothing wrong.
saying-deny-4 = Me? You cannot be serious.
saying-deny-5 = You have the wrong one.
saying-deny-6 = You are barking up the wrong tree.
saying-deny-7 = I have nothing to hide.
saying-broken = You gave your word, and did not keep it.
saying-broken-2 = So much for your promise.
saying-broken-3 = That is not what you promised.
saying-still = I stand by what I said.
saying-still-2 = I have told you already, and nothing has changed.
saying-still-3 = As I said before.
saying-still-4 = The same as last time.
saying-still-5 = My answer is still the same.
saying-retract = I take that back.
saying-retract-2 = Forget what I said.
saying-retract-3 = I was wrong about that.
saying-nothing = I have nothing to say.
saying-nothing-2 = Not a word from me.
saying-nothing-3 = I will say no more.
saying-nothing-4 = I would rather not say.
saying-nothing-5 = Ask me again later.
saying-nothing-6 = I will say more when it is time.
saying-nothing-7 = Let us talk of something else.
saying-hunch = Call it a feeling.
saying-hunch-2 = I had to choose somebody.
saying-hunch-3 = I have my reasons.
saying-hunch-4 = Nothing personal.
saying-hunch-5 = I had to do something.
saying-hunch-6 = We will see whether I was right.
saying-hunch-7 = It seemed right at the time.
conflict-two-stories = This speaker has told it differently before.
conflict-one-card = Only one of the two can have that card.
event-spoke =
    { $to_count ->
        [0] { $seat }: “{ $sayings }”
       *[other] { $seat }, { $channel }: “{ $sayings }”
    }
options-talk = Talk
option-talk = Sayings
option-talk-help = Whether players can make claims, ask and promise in ready sentences that bots understand, and how much bots say. The end shows what was true.
option-talk-off = None
option-talk-silent = Bots are silent and listen
option-talk-claims = Bots say some
option-talk-much = Bots say much
refused-no-talk = Nobody says sayings in this game; its option “talk” is off.
refused-unknown-saying = Nobody can say “{ $kind }” here. What can be said: { $known }.
refused-no-saying = These are not sayings, each with its kind and parts: { unfit }.
refused-too-many-sayings = A line holds 1 to { $most } sayings here, not { $count }.
refused-spoken-already = You have spoken already: { $channel }.
refused-gestures-channel = Only gestures are made here: { $channel }.
refused-closed-channel = You cannot speak there now: { $channel }.
refused-saying-parts = “{ $kind }” has { $wanted } parts, not { $count }.
refused-saying-part = Part { $place } of “{ $kind }” cannot be { $part }: { $of ->
        [seat] it is a seat that the vocabulary lists, and not the speaker’s own
        [line] it is a line that everybody was told
        [saying] it is a line in which somebody spoke to everybody
        [other] it names the same seat twice
       *[word] the vocabulary does not list it
    }.
refused-no-such-words = No clause holds all these words: “{ $words }”.
