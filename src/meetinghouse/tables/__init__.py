"""Tables: the people around a game, with seats, clocks and storage. This package knows nothing of HTTP."""
