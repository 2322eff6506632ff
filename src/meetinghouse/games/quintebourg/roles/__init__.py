"""Every role in a file of its own, under its name; a family of like roles under that of its first.

What they are made of: role, power. What several share: killing, duos, mafia; and reptilienne, which chooses targets for
every faction. All of them: all.
"""
