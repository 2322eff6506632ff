"""The script of a crier: what is spoken, in which order and for how long, where people play a game with real cards.

A game's manifest may name a `Script`. It is plain data: the page of the crier walks through it and knows no rule. Who
is noted, who cannot be chosen and by which clause, and what a night brings about, are said here.

A condition (`when`) lists, for some settings, the values with which something holds; ``players`` is a setting too.
Texts are keys of Fluent files: the game's own, and those in the folder ``texts`` beside the script, which tables do not
load. A spoken text may use ``$names``, the names in the note that the step `tells`, every setting of the table, and
those in `values`. ``script-ghosts-help`` says, if it is there, where ghosts sit.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

When: TypeAlias = dict[str, tuple[str, ...]]

GHOSTS: Final = "ghosts"  # a note that no step takes: the seats without a person


class _Part(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    pass


class Choice(_Part, frozen=True):
    """A setting of the crier: a few values, the first one usual. Texts: ``script-NAME`` and ``script-NAME-VALUE``."""

    name: str
    values: tuple[str, ...]
    when: When = {}
    usual: dict[str, str] = {}  # by edition, where the usual value is another one


class Bar(_Part, frozen=True):
    """People in a note cannot be chosen, by this clause; `last` means the note as it was the night before."""

    note: str
    rule: str
    last: bool = False


class Tap(_Part, frozen=True):
    """A silent tap on a name: written down in a note, and in a secret step shown to nobody."""

    note: str
    rule: str  # why only the living, or only those in `only`, can be tapped
    most: int = 1  # names; 0: any number
    bars: tuple[Bar, ...] = ()
    only: str = ""  # a note: nobody else can be tapped
    show: str = ""  # a note whose names the dark screen shows, while one of the taps with `once` is left
    tells: str = ""  # a note: the dark screen says whether the tapped name is in it
    once: str = ""  # the clause by which it can be tapped once in a game
    keeps: bool = False  # names stay in the note from night to night
    blank: str = ""  # "random": if nobody was tapped, one of those who could be; else nobody
    given: str = ""  # a note: chance chooses only if somebody is in it
    when: When = {}


class Answer(_Part, frozen=True):
    """One of the answers that the table gives aloud. It may write the names of one note into another."""

    name: str  # text: ``script-answer-NAME``
    of: str = ""  # the note that is copied
    into: str = ""
    bars: tuple[Bar, ...] = ()  # closed if somebody of `of` is in such a note


class Fate(_Part, frozen=True):
    """The fate of people in a note: they are out, unless they are in one of the other notes."""

    note: str
    unless: tuple[str, ...] = ()
    out: bool = True  # false: it is announced, and nobody is out


class Line(_Part, frozen=True):
    """One step: a sentence that is spoken and shown, and how long it lasts."""

    text: str
    rule: str  # the clause it comes from
    seconds: float | str = 0  # after it was spoken; a word is the setting of the game that says it
    secret: bool = False  # eyes are shut: dark screen, a soft sound, the same words and length whatever is tapped
    glass: bool = False  # those seconds are shown as an hourglass
    waits: bool = False  # goes on when somebody says so
    first: bool | None = None  # in the first night only, or in all others
    tap: Tap | None = None
    tells: str = ""  # the note whose names are spoken
    otherwise: str = ""  # the text if nobody is in that note
    answers: tuple[Answer, ...] = ()
    fates: tuple[Fate, ...] = ()  # decided when the step begins; those who are struck are in the note "struck"
    given: str = ""  # a note: the step is left out if nobody is in it
    reveals: bool = False  # cards may be turned up: the tallies are shown
    when: When = {}


class Part(_Part, frozen=True):
    """A part of the game that is spoken in one go, such as a night. Text: ``script-part-NAME``."""

    name: str
    lines: tuple[Line, ...]
    once: bool = False


class Timer(_Part, frozen=True):
    """A clock for the day. Text: ``script-timer-NAME``."""

    name: str
    seconds: float
    rule: str = ""


class Tally(_Part, frozen=True):
    """What the table counts in the open, up to a number by players. Text: ``script-tally-NAME``, with ``$of``."""

    name: str
    of: dict[str, int]
    when: When = {}


class Mark(_Part, frozen=True):
    """A character or a card of a player, tapped by the table, that changes how many accusations are needed.

    The number is that of the `Count`, plus what all marks add, times what they multiply. One player at a time has it.
    """

    title: str  # text
    rule: str
    adds: int = 0
    times: int = 1
    accuser: bool = False  # changes what others need: from that number on its player may hold a trial
    forced: dict[str, str] = {}  # marks of the accused that make this trial compulsory: titles, with their clauses
    group: str = ""  # a player has only one mark of a group
    when: When = {}


class Count(_Part, frozen=True):
    """Accusations that bring a player to trial.

    Texts: ``script-counts``, ``…-reached``; for accusers ``…-early``, and ``…-forced`` where their trial is compulsory.
    """

    enough: int
    rule: str
    marks: tuple[Mark, ...] = ()


class Note(_Part, frozen=True):
    """A note that a moderator, who does not play, may read by day. Text: ``script-note-NAME``."""

    name: str
    when: When = {}


class Ending(_Part, frozen=True):
    """An end of the game that taps can show: everything that is named holds. Text: ``script-ending-NAME``.

    It is announced by day and in open lines, the first of several alone. In a line with fates or with a tap, only a
    full tally is: first it is said, or tapped, who else is out. What depends on a note is announced only after the
    table has confirmed who is out.
    """

    name: str
    rules: tuple[str, ...]  # the clauses it comes from
    full: str = ""  # a tally that has reached its number
    alone: str = ""  # a note: all people who live are in it
    mixed: str = ""  # a note: some who live are in it, and some are not
    gone: str = ""  # a note: somebody is in it, and nobody of them lives
    half: str = ""  # a note: at least half of those who live are in it
    lost: int = 0  # at least so many are out
    empty: bool = False  # nobody lives
    when: When = {}


class Article(_Part, frozen=True):
    """Something that can be looked up: a card or a character, with the texts of its name and of what it does."""

    title: str
    text: str
    kind: str  # text: ``script-kind-KIND``
    rules: tuple[str, ...] = ()  # clauses, or groups of clauses


class Ban(_Part, frozen=True):
    """Settings that do not go together, by this clause. The text says so to players."""

    when: When
    rule: str
    text: str


class Script(_Part, frozen=True):
    """Everything the crier needs to know of a game."""

    least: int
    most: int
    parts: tuple[Part, ...]
    choices: tuple[Choice, ...] = ()
    bans: tuple[Ban, ...] = ()
    ghosts: dict[str, tuple[int, ...]] = {}  # seats without a person, by the number of players
    bound: str = ""  # a note: if one of those in it is out for certain, so are the others
    notes: tuple[Note, ...] = ()
    timers: tuple[Timer, ...] = ()
    counts: Count | None = None
    tallies: tuple[Tally, ...] = ()
    endings: tuple[Ending, ...] = ()
    articles: tuple[Article, ...] = ()
    values: dict[str, dict[str, str]] = {}  # by edition: what texts may ask of the game's settings
