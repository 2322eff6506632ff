"""One file for each role, under its name; a family of similar roles has one file, under the name of the first.

The base classes are in `role` and `power`; what several roles share is in `killing`, `duos` and `mafia`, and in
`reptilienne`, which chooses targets for every faction. `all` lists the roles.
"""
