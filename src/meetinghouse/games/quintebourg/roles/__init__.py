"""Every role in a file of its own."""
