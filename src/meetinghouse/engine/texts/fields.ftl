### Fields of events and reasons that hold no seats, in all languages: numbers, or words with their texts under these names.

field-amount = number
field-better = number
field-cards = card
field-count = number
field-deck = card
field-kind = card
field-left = number
field-needs = number
field-worlds = number
field-number = number
field-odds = share
field-place = place
field-places = place
field-said = word
field-share = share
