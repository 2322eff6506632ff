"""What everybody can count: who lives, and how many tryal cards are face-down."""

# compiled: every event of a story is read here

from __future__ import annotations


class Counts:
    """Sets of seats are bit masks, face-down cards are counted for each seat. Kept up to date while a story is read."""

    def __init__(self, seats: int, ghosts: int, row: int) -> None:
        self.seats = seats
        self.ghosts = ghosts
        self.living = (1 << seats) - 1
        self.down = [row] * seats

    def copy(self) -> Counts:
        """The same counts, kept by another reader."""
        other = Counts(self.seats, self.ghosts, 0)
        other.living = self.living
        other.down = self.down.copy()
        return other
