"""Sayings: what players say to each other, as data that bots understand and everybody reads in their own language.

A saying has a kind and parts. The rules give the phrases of a moment in a channel, from public facts alone, so that the
menu is the same for every seat: a lie can be said as well as the truth. A blank of a phrase lists the parts that fit
into it, each open or closed by a clause. A saying constrains no world: it is told, and that is all.

This module is never compiled, because it defines msgspec values.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, Literal, TypeAlias

import msgspec

from .candidates import seat_options
from .decisions import Closed
from .events import Event
from .values import Amount, Card, Position, Seat, Value, Word

OFF: Final = "off"
SILENT: Final = "silent"  # people say sayings, and bots only listen
CLAIMS: Final = "claims"  # bots say some
MUCH: Final = "much"  # bots say much
MOST: Final = 3  # sayings in one line

Mood: TypeAlias = Literal["claim", "opinion", "request", "promise", "question", "answer"]
Of: TypeAlias = Literal["seat", "card", "position", "amount", "word", "line", "saying"]


class Line(Value, frozen=True):
    """A line of the public story, by its number counted from 0. What is said in public is a line of it, too."""

    line: int


Part: TypeAlias = Seat | Card | Position | Amount | Word | Line


class Saying(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that somebody says: a kind, and the parts that fill the blanks of its phrase, in their order."""

    kind: str
    parts: tuple[Part, ...] = ()


class Spoke(Event, frozen=True):
    """Somebody said something in a channel.

    ``number`` is how many lines the public story had before. If everybody was told, it is the number of this line.
    Otherwise ``to`` lists those who were.
    """

    seat: int
    channel: str
    number: int
    to: tuple[int, ...]
    sayings: tuple[Saying, ...]


class Blank(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place in a phrase, and the parts that fit there.

    For ``line`` these are all lines of the public story, for ``saying`` those in which somebody said something; the
    public story lists them, so they are not listed here.
    """

    of: Of
    options: tuple[Part, ...] = ()
    closed: tuple[Closed, ...] = ()
    others: bool = False  # whether the speaker's own seat does not fit
    own: bool = False  # whether only what the speaker said fits


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True):
    """A kind of saying with its blanks. A clause closes it as a whole."""

    kind: str
    mood: Mood
    blanks: tuple[Blank, ...] = ()
    rule: str = ""


class Claim(msgspec.Struct, frozen=True):
    """A saying in the public story: the number of its line, who said it, and what."""

    line: int
    seat: int
    saying: Saying


class Conflict(msgspec.Struct, frozen=True, omit_defaults=True):
    """A claim that contradicts another one or, if there is no other, what everybody knows.

    ``why`` is the key of a text, ``conflict-<why>``.
    """

    line: int
    saying: Saying
    why: str
    other_line: int | None = None
    other: Saying | None = None


class Verdict(msgspec.Struct, frozen=True):
    """A line in which somebody spoke, by its entry in the record, and the truth of each saying; null: open.

    ``number`` is its number in the public story; -1 if not everybody was told.
    """

    entry: int
    seat: int
    channel: str
    number: int
    sayings: tuple[Saying, ...]
    truths: tuple[bool | None, ...]


def seats(mask: int, others: bool = False) -> Blank:
    """A blank for a seat of a bit mask."""
    return Blank("seat", seat_options(mask), others=others)


def words(names: Iterable[str]) -> Blank:
    """A blank for one of these words."""
    return Blank("word", tuple([Word(name) for name in names]))


def cards(kinds: Iterable[str]) -> Blank:
    """A blank for one of these cards."""
    return Blank("card", tuple([Card(kind) for kind in kinds]))


def amounts(least: int, most: int) -> Blank:
    """A blank for a number between these two."""
    return Blank("amount", tuple([Amount(number) for number in range(least, most + 1)]))


def closed_by(rule: str, phrases: Sequence[Phrase]) -> list[Phrase]:
    """The same phrases, closed by a clause."""
    return [msgspec.structs.replace(phrase, rule=rule) for phrase in phrases]


HOW_MUCH: Final = ("little", "much", "sure")
LINE: Final = Blank("line")
SAYING: Final = Blank("saying")
OWN: Final = Blank("saying", own=True)


@lru_cache(maxsize=256)
def common(mask: int) -> tuple[Phrase, ...]:
    """What can be said in every game, of the seats of a bit mask."""
    other, anybody = seats(mask, others=True), seats(mask)
    return (
        Phrase("suspect", "opinion", (other, words(HOW_MUCH))),
        Phrase("trust", "opinion", (other, words(HOW_MUCH))),
        Phrase("go-for", "request", (other,)),
        Phrase("spare", "request", (anybody,)),
        Phrase("will-go-for", "promise", (other,)),
        Phrase("will-spare", "promise", (other,)),
        Phrase("think-of", "question", (anybody,)),
        Phrase("ask", "question", (other, anybody)),
        Phrase("why", "question", (LINE,)),
        Phrase("who-was-it", "question"),
        Phrase("because", "answer", (LINE,)),
        Phrase("agree", "answer", (SAYING,)),
        Phrase("doubt", "answer", (SAYING,)),
        Phrase("deny", "answer", (SAYING,)),
        Phrase("broken", "answer", (SAYING,)),
        Phrase("still", "answer", (OWN,)),
        Phrase("retract", "answer", (OWN,)),
        Phrase("hunch", "answer"),
        Phrase("nothing", "answer"),
    )


def read_sayings(data: object) -> tuple[Saying, ...]:
    """Sayings from decoded JSON. Raises ``msgspec.ValidationError`` if the data is something else."""
    return msgspec.convert(data, tuple[Saying, ...])


def any_saying(phrases: Sequence[Phrase], seat: int, public: Sequence[Event], dice: random.Random) -> Saying | None:
    """A random saying that a seat may say now, given the public story; None if there is none in a few tries."""
    for _ in range(8):
        phrase = dice.choice(phrases)
        parts = None if phrase.rule else _filled(phrase, seat, public, dice)
        if parts is not None:
            return Saying(phrase.kind, parts)
    return None


def _filled(phrase: Phrase, seat: int, public: Sequence[Event], dice: random.Random) -> tuple[Part, ...] | None:
    found: list[Part] = []
    for blank in phrase.blanks:
        among: Sequence[Part] = blank.options
        if blank.of == "line":
            among = [Line(number) for number in range(len(public))]
        elif blank.of == "saying":
            said = [(number, event.seat) for number, event in enumerate(public) if isinstance(event, Spoke)]
            among = [Line(number) for number, speaker in said if not blank.own or speaker == seat]
        taken = [*found, Seat(seat)] if blank.others else found
        among = [part for part in among if not (isinstance(part, Seat) and part in taken)]
        if not among:
            return None
        found.append(dice.choice(among))
    return tuple(found)
