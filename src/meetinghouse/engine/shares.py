"""A seed made jointly: each party draws a share, publishes its hash, and opens it once all hashes are known."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256

import msgspec


class SeedShare(msgspec.Struct, frozen=True):
    """A share of the seed, drawn by the house or a seat: 32 random bytes as 64 hexadecimal digits."""

    seat: int | None  # None: the house
    hash: str  # published before any share was opened
    share: str


def share_hash(share: str) -> str:
    """The hash of a share, published before the share is opened."""
    return sha256(f"meetinghouse share\n{share}".encode()).hexdigest()


def mixed(shares: Iterable[str]) -> str:
    """The seed made from shares: a hash of the house's share and then the seats', one per line."""
    return sha256(("meetinghouse shares\n" + "".join([f"{share}\n" for share in shares])).encode()).hexdigest()


def in_order(shares: Sequence[SeedShare], players: int) -> bool:
    """Whether the house's share comes first, then those of one or more seats in ascending order, each once."""
    seats = [each.seat for each in shares[1:]]
    known = [seat for seat in range(players) if seat in seats]
    return len(shares) > 1 and shares[0].seat is None and seats == known
