"""Which clauses are tried: all that a test names, or some of them drawn by chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from math import sqrt


def draw(books: Mapping[str, Sequence[str]], number: int, seed: int) -> list[str]:
    """So many clauses, from each book in proportion to its size.

    A clause's lot depends on the seed and its ID alone, so that a new clause changes the draw by one at the most.
    """
    chosen: set[str] = set()
    for book, share in _shares({book: len(ids) for book, ids in books.items()}, number).items():
        chosen.update(sorted(books[book], key=lambda id: sha256(f"{seed} {id}".encode()).digest())[:share])
    return [id for ids in books.values() for id in ids if id in chosen]


def _shares(sizes: Mapping[str, int], number: int) -> dict[str, int]:
    """The number, divided in proportion; what is left over goes to the largest remainders."""
    total = sum(sizes.values())
    number = min(number, total)
    shares = {book: number * size // total for book, size in sizes.items()}
    nearest = sorted(sizes, key=lambda book: -(number * sizes[book] % total))
    for book in nearest[: number - sum(shares.values())]:
        shares[book] += 1
    return shares


def interval(hits: int, tries: int) -> tuple[float, float]:
    """Between which shares the true one lies, 19 times in 20 (Wilson's interval)."""
    z = 1.96
    share, spread = hits / tries, z * z / tries
    middle = (share + spread / 2) / (1 + spread)
    reach = z / (1 + spread) * sqrt(share * (1 - share) / tries + spread / tries / 4)
    return max(0.0, middle - reach), min(1.0, middle + reach)
