"""Every change of the town, with the event it tells."""
