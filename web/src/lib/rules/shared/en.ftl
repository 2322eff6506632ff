### What the guides to several games say, in English. Each line is a paragraph; lines with a dash make a list.

guide-about = What it is about
guide-house = What the house does for you
guide-bots = **Bots** sit down where people are missing. They know what a person in their seat would know, and tell their reasons after the end.
guide-answers = **It answers**: “Why can’t I …?” names the rule for everything that is closed to you.
guide-fair = Is the shuffle fair?
guide-fair-text =
    Before the first card is dealt the house and everybody’s device each draw a random number. Together they make the secret number, from which every shuffle of this game follows: so nobody can choose it alone, not even the house. Its fingerprint is shown, a long row of letters and digits; after the end, so are the secret number and all the numbers it was made of.
    Anybody can check that fingerprint and number fit, and that the same number with the same answers gives the very same game. So the house cannot change its mind about a card halfway through. The record can be saved after the game; the program verifies it with one command.
