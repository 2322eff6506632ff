### Fields of New Salem's own that hold no seats, in all languages. What it means is told in meetinghouse/texts.py.

field-buildings = building
field-change = number
field-cubes = number
field-despair = number
field-hope = number
field-kind = building card character
field-matching = number
field-play = number
field-puritans = number
field-round = number
field-sets = number
field-threshold = number
field-total = number
field-types = type
field-witches = number
