### Fields of Werewolf's own that hold no seats, in all languages. What it means is told in meetinghouse/texts.

field-draw-deal = role
field-night = number
field-own_side = side
field-potions = potion
field-roles = role
field-said = role word
