"""Whims: evenly spread numbers by which a bot decides if it has no reason."""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack


def whims(*of: object) -> list[float]:
    """A number from 0 to 1 for each of 32 seats: as if drawn, but the same whenever it is asked of the same.

    A bot keeps no chance between two prompts, so it draws from what its story tells of this game alone.
    """
    drawn = blake2b(repr(of).encode()).digest()
    return [number / 65536 for number in unpack(">32H", drawn)]
