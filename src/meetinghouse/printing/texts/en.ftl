### What print-outs say in English, beside the texts of their game.

print-step = Step
print-said = Say aloud
print-done = What happens
print-time = Time
print-notes = Notes
print-name = Name
print-ledger = The master’s ledger
print-voter = Signed:
print-goal = Goal:
print-first-night = first night only
print-later-nights = not on the first night
print-third-night = third night only
print-seconds = { $seconds } s
print-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
print-setting = { $name }: { $value }
