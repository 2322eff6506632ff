"""One file for each playing card. `card` has what all share, `red` and `black` what cards of that colour share."""
