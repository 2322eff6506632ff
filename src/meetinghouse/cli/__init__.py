"""The command line: play, serve, simulate, replay, verify, games, rules."""

GAME = "salem1692"  # where none is named
