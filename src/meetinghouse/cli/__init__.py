"""The command line: play, simulate, replay, verify, games, rules."""
