"""Tables: people around a game, with seats, clocks and storage. No HTTP in here."""
