"""Randomness of a game: a keyed hash in counter mode, with a separate stream for every purpose.

A draw for one purpose never changes the draws for another, nobody can predict a draw without the key, and the
whole state is the key and a few counters.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256, shake_128
from struct import unpack
from typing import TypeVar

from .compiling import mypyc_attr
from .refusals import Refused

T = TypeVar("T")


def seed_text(seed: object) -> str:
    """A seed as the record stores it: a number in digits, bytes in hexadecimal, a text unchanged."""
    if isinstance(seed, bytes):
        return seed.hex()
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise Refused("seed", seed=seed)
    try:
        text = str(seed)
        text.encode()
    except ValueError as error:  # a number with thousands of digits, or a lone surrogate
        raise Refused("seed", seed=type(seed).__name__) from error
    return text


def commitment(seed: str) -> str:
    """The hash of the seed, published before the first card is dealt."""
    return sha256(b"meetinghouse seed\n" + seed.encode()).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Seeded randomness: draws and shuffles, labelled by purpose."""

    def __init__(self, key: bytes, counters: dict[str, int] | None = None) -> None:
        self.key = key
        self.counters: dict[str, int] = counters if counters is not None else {}

    @classmethod
    def of(cls, seed: str) -> Chance:
        """The randomness derived from a seed."""
        return cls(blake2b(seed.encode(), digest_size=32, person=b"meetinghouse").digest())

    def copy(self) -> Chance:
        """An independent copy that will draw the same values."""
        return Chance(self.key, self.counters.copy())

    def below(self, n: int, label: str) -> int:
        """Draw a whole number from 0 to n - 1."""
        block = blake2b(self._next(label), digest_size=16, key=self.key).digest()
        return int.from_bytes(block, "little") * n >> 128

    def pick(self, items: Sequence[T], label: str) -> T:
        """Draw one of the items."""
        return items[self.below(len(items), label)]

    def shuffle(self, items: list[T], label: str) -> None:
        """Shuffle the items in place."""
        last = len(items) - 1
        if last < 1:
            return
        words = unpack(f"<{last}Q", shake_128(self.key + self._next(label)).digest(8 * last))
        for index in range(last, 0, -1):
            other: int = words[index - 1] * (index + 1) >> 64
            items[index], items[other] = items[other], items[index]

    def _next(self, label: str) -> bytes:
        count = self.counters.get(label, 0)
        self.counters[label] = count + 1
        return f"{label}:{count}".encode()


class Scripted(Chance):
    """Scripted randomness for tests: for each label, a list of the next draws or shuffled orders.

    If the script has no line left for a label, the draw comes from a seed.
    """

    def __init__(self, script: dict[str, list[object]], seed: str = "scripted") -> None:
        super().__init__(Chance.of(seed).key)
        self.script = {label: list(lines) for label, lines in script.items()}

    def copy(self) -> Chance:
        """An independent copy with the rest of the script."""
        other = Scripted(self.script)
        other.key, other.counters = self.key, self.counters.copy()
        return other

    def below(self, n: int, label: str) -> int:
        """The next number in the script."""
        lines = self.script.get(label)
        if not lines:
            return super().below(n, label)
        number = lines.pop(0)
        if not isinstance(number, int) or not 0 <= number < n:
            raise ValueError(f"the script for {label!r} says {number!r}; a number below {n} was due")
        return number

    def shuffle(self, items: list[T], label: str) -> None:
        """Put the items into the next order in the script, a list of all of them."""
        lines = self.script.get(label)
        if not lines:
            super().shuffle(items, label)
            return
        order = lines.pop(0)
        if not isinstance(order, list) or sorted(order) != sorted(items):  # type: ignore[type-var]
            raise ValueError(f"the script for {label!r} says {order!r}; an order of {items!r} was due")
        items[:] = order
