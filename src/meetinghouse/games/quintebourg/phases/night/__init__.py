"""The night: who is called, in which order, and the effects."""
