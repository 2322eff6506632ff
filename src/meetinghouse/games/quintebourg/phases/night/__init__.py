"""The night: who is called, in what order, and what comes of it."""
