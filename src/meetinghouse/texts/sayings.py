"""Sayings in words: what somebody says, in the first person."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any, Final

from ..engine.sayings import Line, Part, Phrase, Saying
from ..engine.values import Amount, Card, Position, Seat
from .words import Words

OPEN: Final = "…"
WORDINGS: Final = ("", *[f"-{number}" for number in range(2, 9)])
MOMENT: Final = 16  # after so many lines of the public story everything is worded anew


class Sayings(Words):
    """Sayings in words. A saying may have several wordings; the speaker and what is spoken of decide which one is used.

    Whoever says the same much later says it in other words. A sentence that somebody makes still reads the same when it
    is sent, unless the story has gone on to the next sixteen lines meanwhile.
    """

    def saying(self, saying: Saying, names: Sequence[str] = (), turn: int = 0) -> str:
        """A saying in words: the text ``saying-<kind>``, or another wording of it by this number and its parts."""
        found: dict[str, Any] = {}
        for name, part in zip(numbered([tag_of(part) for part in saying.parts]), saying.parts, strict=True):
            found |= self._said(name, part, names, self._field(saying.kind))
        key = f"saying-{saying.kind}"
        wordings = list(takewhile(self.has, [key + ending for ending in WORDINGS])) or [key]
        return self.say(wordings[(turn + sum(map(number_in, saying.parts))) % len(wordings)], **found)

    def phrase(self, phrase: Phrase, parts: Sequence[Part] = (), names: Sequence[str] = ()) -> str:
        """A phrase in words with its first blanks filled; an open blank is shown as …"""
        kinds = ["line" if blank.of == "saying" else blank.of for blank in phrase.blanks]
        tags = numbered(kinds)
        found: dict[str, Any] = {name + ending: OPEN for name in tags for ending in ("", "_key")}
        for name, part in zip(tags, parts, strict=False):
            found |= self._said(name, part, names, self._field(phrase.kind))
        return self.say(f"saying-{phrase.kind}", **found)

    def sayings(self, sayings: Sequence[Saying], names: Sequence[str] = (), turn: int = 0) -> str:
        """A line of sayings, one sentence after the other."""
        return " ".join([self.saying(each, names, turn) for each in sayings])

    def _field(self, kind: str) -> str:
        """The field whose texts the words of a saying have."""
        return f"said-{kind}" if self.field(f"said-{kind}") else "said"

    def _said(self, name: str, part: Part, names: Sequence[str], field: str) -> dict[str, Any]:
        if isinstance(part, Seat):
            return {name: self.name(part.seat, names)}
        if isinstance(part, Amount):
            return {name: part.amount}
        if isinstance(part, Line):
            return {name: part.line + 1}
        if isinstance(part, Position):
            return {name: part.place + 1}
        if isinstance(part, Card):
            return {name: self.word("kind", part.kind), f"{name}_key": part.kind}
        return {name: self.word(field, part.word), f"{name}_key": part.word}


def turn_of(seat: int, number: int) -> int:
    """The number by which the wordings of a line are picked: of its speaker, and of how long the public story was."""
    return seat + max(0, number) // MOMENT


def number_in(part: Part) -> int:
    """The number in a part: of a seat, a line, a place, or how many; 0 for words and cards."""
    match part:
        case Seat(seat=number) | Line(line=number) | Position(place=number) | Amount(amount=number):
            return number
    return 0


def tag_of(part: Part) -> str:
    """The tag of a part or an option."""
    return str(part.__struct_config__.tag)


def numbered(tags: Sequence[str]) -> list[str]:
    """The names of parameters for these tags: the second part with the same tag is seat2, and so on."""
    counts = [tags[: index + 1].count(tag) for index, tag in enumerate(tags)]
    return [tag if count == 1 else f"{tag}{count}" for tag, count in zip(tags, counts, strict=True)]
