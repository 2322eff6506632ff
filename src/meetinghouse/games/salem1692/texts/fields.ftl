### Fields of Salem's own that hold no seats, in all languages. What it means is told in meetinghouse/texts.py.

field-characters = character
field-faces = face
field-hands = card
field-kind = card character face
field-rows = face
field-tryals = number
