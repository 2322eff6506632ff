### The guide to Quinte-bourg in English, beside the game's texts, where titles are that a print-out has too.

guide-about-text = Everybody has two secret cards: a party role, which gives the camp and its goal, and an effect role, which gives a power. Days are for talk, votes and weddings; nights for everything else. Several camps may win together.
guide-week = { page-quintebourg-week }
guide-week-text = Monday, Wednesday and Friday are odd days; Tuesday, Thursday and Saturday even ones. Each of these six has its own night. Sunday is the village feast: nobody is harmed, there is no vote and no night.
guide-health = { page-quintebourg-guide-health }
guide-camps = Camps and how they win
guide-camps-text = The game also stops when two people at most are left on their feet. All conditions are then read on that one moment.
guide-party = { page-quintebourg-guide-party }
guide-effects = { page-quintebourg-guide-effects }
guide-invoking = { page-quintebourg-guide-invoking }
guide-invoking-text = Everybody has the button with the raised hand, so having it gives nothing away.
guide-day = A day
guide-day-text = Morning: the gazette tells who is charmed, which posts have moved, who must move house, how everybody is, what estates and cameras brought. Session: the president calls it, a law may be proposed, the senator accepts or rejects it. Debate: until the president closes it. Vote: the president first, then the others one by one. Weddings, gifts, and the evening’s report of the richest.
guide-posts = { page-quintebourg-guide-posts }
guide-laws = { page-quintebourg-guide-laws }
guide-laws-text = { page-quintebourg-guide-laws-text }
guide-night = The night, call by call
guide-night-text = Every call is made, whether or not somebody is there to answer, and lasts its time. Whoever is not called sees the same screen and may tap something that changes nothing. What is called on each night:
guide-attacks = Attacks
guide-attacks-text = At the hour of the attack everybody is in one place: at home, in hospital, on guard, with somebody else. Whoever is there defends or hides; ten-sided dice decide the rest.
guide-pairs = Pairs
guide-mafia = { page-quintebourg-guide-mafia }
guide-known = Who knows what
guide-known-text = Cards are never shown, not even those of the dead. Health is told every morning, without causes. Votes are open. Purses are secret; only the sum of all coins and the name of the richest are known. What only you were told is under your cards, person by person.
