### Fields of Werewolf's own that hold no seats, in all languages. What it means is told in meetinghouse/texts.

field-draw-deal = role
field-night = number
field-own_side = side
field-potions = potion
field-roles = role
field-said = role word

# What is announced over the table, and what flies there.
moment-night-fell = night
moment-day-broke = day
moment-nobody-died = news
moment-died = out seat role
moment-mayor-named = news seat
moment-nobody-sentenced = news
flight-pointed = token by at
flight-backed = token voters at
flight-voted = token voters at
flight-fired = blow by at
