"""Sets of seats as bit masks."""

from __future__ import annotations

from typing import Final

_seats_in: Final[dict[int, tuple[int, ...]]] = {}


def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask, lowest first."""
    found = _seats_in.get(mask)
    if found is None:
        found = _seats_in[mask] = tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1])
    return found
