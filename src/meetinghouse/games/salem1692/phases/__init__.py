"""The phases in the order of the rulebook, as steps."""
