### The page of the crier.

crier-title = The crier
crier-lead = For tables with real cards. This phone lies in the middle, speaks the night and keeps its secrets.
crier-game = Game
crier-players = Players
crier-fewer = One player fewer
crier-more = One player more
crier-language = Language
crier-language-en = English
crier-language-fr = Français
crier-language-es = Español
crier-names = Names (optional)
crier-name = Player { $number }
crier-begin = Begin
crier-house = To the house

crier-tempo = Voice, sound and pauses
crier-voice = Voice
crier-speed = Pace of the voice
crier-bells = Gong
crier-bed = Rain at night
crier-pause = Pause after each sentence: { $seconds } s
crier-stretch = Time to act: × { $times }
crier-try = Try the sound
crier-tried = Can everybody hear me, and the rain?
crier-no-voice = This device has no voice for English. A gong and captions lead through the night.

crier-next = Go on
crier-sand = End the sand
crier-sand-sure = The sand is still running. End it now?
crier-hold = Stop
crier-paused = Stopped. The step starts again when you go on; what was tapped is kept, and hidden until the next tap.
crier-paused-untapped = Stopped. The step starts again when you go on.
crier-back = Back to the day
crier-back-sure = Whatever was tapped since then is forgotten. Back to the day?
crier-undo = Undo
crier-again = Once more
crier-cross = Somebody is out
crier-nobody = nobody
crier-alive = { $count } alive
crier-table = Table
crier-day-lead = Tap a name when somebody is out, and again if that was a mistake.
crier-confirm = Confirm who is out
crier-confirm-sure = Out of the game: { $names }. Is that right? If it decides the game, that is said at once, and cannot be unsaid.
crier-confirm-back = Out of the game: { $names }. Is that right? Since somebody is back, who has won by secret notes is not said before the next night.
crier-is-out = { $name }, out of the game
crier-repair = Something went wrong
crier-repair-lead = Repair it here; every tap can be undone too.
crier-repair-again = Start again: { $part }
crier-repair-again-lead = Somebody peeked, or a wrong name was tapped. Everything is as it was before, and what was tapped in secret is forgotten.
crier-repair-again-sure = Whatever was tapped since then is forgotten. Start again?
crier-repair-out = A wrong name is crossed out
crier-repair-out-lead = Tap the name on the table once more: that player is back.
crier-repair-count = Miscounted
crier-repair-count-lead = Set the number with + and −; “Undo” takes back the last tap.
crier-notes = Moderator’s notes
crier-notes-lead = For the moderator’s eyes only. Hold the button to read.
crier-notes-hold = Hold to read
crier-end = End this game
crier-end-sure = End this game and set up a new one?
crier-yes = Yes
crier-no = No

crier-tools = At hand
crier-timers = Clocks
crier-timer-stop = Stop
crier-time-up = Time is up.
crier-lookup = Cards and rules
crier-search = Look for a card or a rule
crier-rules = Rules
crier-found = { $count ->
    [0] Nothing found. Try a shorter word, or the number of a clause.
    [one] 1 found
   *[other] { $count } found
}
crier-few = Only the first { $count } rules are shown.
crier-one-more = One more for { $name }
crier-one-less = One fewer for { $name }
crier-reset = Back to 0 for { $name }
crier-marks = { $name } has:
crier-marks-lead = Tap a name to note { $marks }: it changes how many are needed.
crier-clause = { $text } [{ $rule }]
crier-timer-more = + { $seconds } s

crier-of = { $count } of { $of }
crier-tally-more = { $name }: one more
crier-tally-less = { $name }: one fewer
crier-ending-over = Start a new game
crier-ending-undo = That was a wrong tap: undo it
crier-ending-on = It is not over yet: go on
crier-no-lamp = This browser cannot keep the screen on. Set your phone to switch it off late; if it goes dark all the same, the night stands still until you go on.
