"""Chooses the clauses to try: all that tests name, or a random sample of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from math import sqrt


def draw(books: Mapping[str, Sequence[str]], number: int, seed: int) -> list[str]:
    """Draw that many clauses, from each book in proportion to its size.

    Each clause gets a random number from the seed and its ID alone, so that a new clause replaces at most one other.
    """
    chosen: set[str] = set()
    for book, share in _shares({book: len(ids) for book, ids in books.items()}, number).items():
        chosen.update(sorted(books[book], key=lambda id: sha256(f"{seed} {id}".encode()).digest())[:share])
    return [id for ids in books.values() for id in ids if id in chosen]


def _shares(sizes: Mapping[str, int], number: int) -> dict[str, int]:
    """Divide the number in proportion; the rest goes to the largest remainders."""
    total = sum(sizes.values())
    number = min(number, total)
    shares = {book: number * size // total for book, size in sizes.items()}
    nearest = sorted(sizes, key=lambda book: -(number * sizes[book] % total))
    for book in nearest[: number - sum(shares.values())]:
        shares[book] += 1
    return shares


def interval(hits: int, tries: int) -> tuple[float, float]:
    """The interval in which the true share lies with 95 % confidence (Wilson)."""
    z = 1.96
    share, spread = hits / tries, z * z / tries
    middle = (share + spread / 2) / (1 + spread)
    reach = z / (1 + spread) * sqrt(share * (1 - share) / tries + spread / tries / 4)
    return max(0.0, middle - reach), min(1.0, middle + reach)
