"""The words that every print-out uses, beside those of its game."""

from __future__ import annotations

from typing import NamedTuple

from ..texts import Texts


class Words(NamedTuple):
    """Headings, in one language."""

    step: str
    said: str
    done: str
    time: str
    notes: str
    name: str
    ledger: str
    voter: str

    @classmethod
    def of(cls, texts: Texts) -> Words:
        """The words of a language."""
        return cls(*[texts.say(f"print-{name}") for name in cls._fields])
