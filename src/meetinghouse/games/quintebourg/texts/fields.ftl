### Fields of Quinte-bourg's own that hold no seats, in all languages. What it means is told in meetinghouse/texts.py.

field-alibi = role
field-camps = camp
field-change = number
field-coins = number
field-day = number
field-doses = number
field-effect = role
field-group = faction proposer
field-house = place
field-miracle = word
field-night = number
field-nights = number
field-own = post
field-party = role
field-posts = post
field-pot = number
field-power = word
field-states = health
field-wave = number

beside-posts = holders
beside-states = seats
