### Fields of what happens around a table that hold no seats, in all languages.

field-signs = sign
field-seconds = number
