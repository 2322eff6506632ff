"""What is printed for people who play a game around a table: cards, sheets, the master's tables and ballots.

A game's manifest may name a `Prints`. It is plain data, and all its words are keys of the game's texts; ``printing``
sets them on paper. Where it lists no nights, the game's script for the crier is printed in their place.
"""

from __future__ import annotations

import msgspec


class _Part(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    pass


class Card(_Part, frozen=True):
    """A card to cut out, and its entry on the sheet of its deck."""

    title: str
    texts: tuple[str, ...] = ()  # on the sheet: what it does
    goal: str = ""  # on the sheet: what it wants
    group: str = ""  # on the sheet: the title of its group, if it has one
    nights: tuple[int, ...] = ()  # on the sheet: in which of the nights it is called, counted from 0
    tag: str = ""  # on the sheet: when else it acts
    line: str = ""  # on the card: one line about it
    foot: str = ""  # on the card: whom it belongs to
    picture: str = ""  # its name among the pictures
    copies: int = 1  # 0: it is on the sheet only


class Group(_Part, frozen=True):
    """What several cards of a sheet have in common. It stands once, above them, and is left out of their own texts."""

    title: str
    texts: tuple[str, ...] = ()
    goal: str = ""


class Deck(_Part, frozen=True):
    """Cards of one sort, and their sheet."""

    title: str
    cards: tuple[Card, ...]
    groups: tuple[Group, ...] = ()  # a group without cards stands at the end
    kind: str = ""  # on every card: what sort it is
    lead: str = ""  # on the sheet: what holds for all of them


class Call(_Part, frozen=True):
    """A row of a night's table: who is called, and what they do."""

    step: str = ""  # its letter in the rulebook
    titles: tuple[str, ...] = ()
    spoken: tuple[str, ...] = ()
    rule: str = ""  # the clause that says what is done; without one, `done` does
    done: tuple[str, ...] = ()
    only: tuple[str, ...] = ()  # texts that say when it is called, if not always


class Night(_Part, frozen=True):
    """The table of one night."""

    title: str
    calls: tuple[Call, ...]
    lead: str = ""


class Ballot(_Part, frozen=True):
    """A slip of paper on which somebody votes."""

    question: str
    names: int = 1  # lines to write on
    blank: str = ""  # a box to tick for a vote for nobody
    copies: int = 8


class Prints(_Part, frozen=True):
    """Everything that is printed for a game."""

    decks: tuple[Deck, ...] = ()
    nights: tuple[Night, ...] = ()
    ledger: tuple[str, ...] = ()  # the columns in which the master keeps what is known of each player
    ballots: tuple[Ballot, ...] = ()
    pictures: str = ""  # "package:path" of a JSON file with drawings by name: strokes of a tool and an SVG path
