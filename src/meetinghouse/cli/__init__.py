"""The command line: play, serve, simulate, replay, verify, games, rules, new-game."""

GAME = "salem1692"  # the default game
