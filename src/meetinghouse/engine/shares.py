"""A seed that several make together: each draws a share, shows its hash, and opens it when all hashes are known."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256

import msgspec


class SeedShare(msgspec.Struct, frozen=True):
    """What the house, or somebody at a seat, has put into the seed: 32 random bytes, as 64 hexadecimal digits."""

    seat: int | None  # None: the house
    hash: str  # shown before any share was opened
    share: str


def share_hash(share: str) -> str:
    """What is shown of a share before it is opened."""
    return sha256(f"meetinghouse share\n{share}".encode()).hexdigest()


def mixed(shares: Iterable[str]) -> str:
    """The seed that shares make: the house's first, then by seats, each on a line of its own."""
    return sha256(("meetinghouse shares\n" + "".join([f"{share}\n" for share in shares])).encode()).hexdigest()


def in_order(shares: Sequence[SeedShare], players: int) -> bool:
    """Whether the house's comes first, then at least one seat's, each seat's once and in their order."""
    seats = [each.seat for each in shares[1:]]
    known = [seat for seat in range(players) if seat in seats]
    return len(shares) > 1 and shares[0].seat is None and seats == known
