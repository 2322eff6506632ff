"""Whims: evenly distributed numbers by which a bot decides if it has no reason."""

# compiled: a bot draws them before each move

from __future__ import annotations

from hashlib import blake2b
from struct import unpack


def whims(*of: object) -> list[float]:
    """A pseudo-random number from 0 to 1 for each of 32 seats, which follows from the arguments.

    A bot keeps no random numbers between two prompts, so it computes them from facts of this game in its story. Others
    may know these facts. So the lot of its prompt goes in too: at a table a secret number of its seat, and one that all
    bots of the table have in common, which is the rest of the lot (`lot[1:]`), for whims that they should share.
    """
    drawn = blake2b(repr(of).encode()).digest()
    return [number / 65536 for number in unpack(">32H", drawn)]
