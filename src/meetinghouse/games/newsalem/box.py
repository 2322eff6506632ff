"""What is in the box, read from the data files: every value with where it is known from.

Much of it is reconstructed. To play with the real cards, change the files, or read others with `read`.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from ...engine.rules import Piece

LEAST = 3
MOST = 8
TYPES = ("entertainment", "education", "finance", "law", "commerce", "darkness")
SIDES = ("puritans", "witches")
EVENTS = ("cleansing", "investigation", "trial", "pardon")
SOURCES = ("seed", "public", "inferred", "reconstructed", "ruling")  # public:S2, and so on


class BadBox(ValueError):
    """The data files do not make a game."""


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A record of a data file: its values, and where each is known from."""

    sources: dict[str, str]


class Named(Known, frozen=True, kw_only=True):
    """A card."""

    id: str
    kind: str


class Building(Named, frozen=True, kw_only=True):
    """A building: its type, its symbols, and the player-count number on each of its copies."""

    type: str
    hope: int
    despair: int
    removals: int
    numbers: tuple[int, ...]


class EventCard(Named, frozen=True, kw_only=True):
    """An event: what it costs, its remove-despair symbols, and the number on each of its cards."""

    cost: int
    limited: bool
    removals: int
    numbers: tuple[int, ...]


class Character(Named, frozen=True, kw_only=True):
    """A character: its side, and the types that score for it."""

    side: str
    types: tuple[str, ...]


class Counter(Known, frozen=True, kw_only=True):
    """A round counter: how many cards are dealt and played, and which way hands are passed."""

    round: int
    deal: int
    play: int
    direction: str


class Players(Known, frozen=True, kw_only=True):
    """What the number of players sets."""

    players: int
    witches: int
    puritans: int
    despair: int


class Box(msgspec.Struct, frozen=True):
    """The whole box, from the five data files."""

    buildings: tuple[Building, ...]
    events: tuple[EventCard, ...]
    characters: tuple[Character, ...]
    rounds: tuple[Counter, ...]
    players: tuple[Players, ...]


# Each file, what its records are called there, and what they are.
PARTS: tuple[tuple[str, str, Any], ...] = (
    ("buildings", "building", tuple[Building, ...]),
    ("events", "event", tuple[EventCard, ...]),
    ("characters", "character", tuple[Character, ...]),
    ("rounds", "round", tuple[Counter, ...]),
    ("players", "players", tuple[Players, ...]),
)


def read(folder: Path | Traversable | None = None) -> Box:
    """The box of a folder with the five data files; refused if they do not make a game."""
    folder = files(__package__) / "data" if folder is None else folder
    found: dict[str, Any] = {}
    for name, group, records in PARTS:
        try:
            part: dict[str, Any] = msgspec.toml.decode((folder / f"{name}.toml").read_text(encoding="utf-8"))
            if part.keys() != {group}:
                raise BadBox(f"it holds [[{group}]] and nothing else")
            found[name] = msgspec.convert(part[group], type=records)
        except (OSError, ValueError) as error:
            raise BadBox(f"{name}.toml cannot be read: {error}") from error
    return check(Box(**found))


def check(box: Box) -> Box:
    """The box, if it makes a game."""
    for subject in (_sources, _buildings, _events, _characters, _rounds, _players):
        for holds, what in subject(box):
            if not holds:
                raise BadBox(what)
    return box


Claims = Iterator[tuple[bool, str]]  # conditions, and what is said if one does not hold


def _sources(box: Box) -> Claims:
    for records in (box.buildings, box.events, box.characters, box.rounds, box.players):
        for record in records:
            name = getattr(record, "kind", record)
            yield name != "", "something has no name (NEW-COMP-07)"
            yield bool(record.sources), f"{name} does not say where it is known from (NEW-META-02)"
            for fact, source in record.sources.items():
                known = source.partition(":")[0] in SOURCES
                yield known, f"{name}: {fact} cannot be known from {source!r}; it takes {', '.join(SOURCES)}"


def _buildings(box: Box) -> Claims:
    for type_ in TYPES:
        three = sum(building.type == type_ for building in box.buildings) == 3
        yield three, f"{type_} must have exactly three different buildings (NEW-SCORE-03)"
    kinds = {building.kind for building in box.buildings}
    yield len(kinds) == len(box.buildings), "two buildings have the same name (NEW-COMP-12)"
    for building in box.buildings:
        kind, symbols = building.kind, (building.hope, building.despair, building.removals)
        yield building.type in TYPES, f"{kind} is of no type: {building.type} (NEW-COMP-06)"
        yield min(symbols) >= 0, f"{kind} has fewer than no symbols (NEW-COMP-07)"
        yield _counts(building.numbers), f"{kind}: numbers are from 3 to 8 (NEW-COMP-07)"


def _events(box: Box) -> Claims:
    yield tuple(event.kind for event in box.events) == EVENTS, f"the events are {', '.join(EVENTS)} (NEW-COMP-03)"
    for event in box.events:
        kind, limited = event.kind, event.kind in ("trial", "pardon")
        yield 0 < event.cost <= 5, f"{kind} costs from 1 to 5 hope (NEW-COMP-10)"
        yield _counts(event.numbers), f"{kind}: numbers are from 3 to 8 (NEW-COMP-09)"
        yield event.limited == limited, f"{kind}: only Trial and Pardon have one use for each card (NEW-EVENT-06)"
        removes = event.removals > 0 if kind == "cleansing" else event.removals == 0
        yield removes, "only Cleansing removes despair (NEW-EVENT-12)"


def _characters(box: Box) -> Claims:
    for side, count in (("witches", 4), ("puritans", 6)):
        yield sum(one.side == side for one in box.characters) == count, f"there are {count} {side} (NEW-COMP-02)"
    for one in box.characters:
        count, types = 3 if one.side == "witches" else 2, set(one.types)
        yield one.side in SIDES, f"{one.kind} is on no side: {one.side}"
        yield types <= set(TYPES), f"{one.kind} scores for unknown types (NEW-COMP-06)"
        yield len(types) == len(one.types) == count, f"{one.kind} scores for {count} types (NEW-COMP-11)"
    different = len({one.kind for one in box.characters}), len({frozenset(one.types) for one in box.characters})
    yield min(different) == len(box.characters), "all characters are different (NEW-COMP-02)"


def _rounds(box: Box) -> Claims:
    yield [counter.round for counter in box.rounds] == [1, 2, 3, 4, 5], "there are five rounds (NEW-COMP-04)"
    for counter in box.rounds:
        yield counter.play == counter.deal - 1 >= 1, f"round {counter.round}: one card fewer is played than dealt"
        yield counter.direction in ("left", "right"), f"round {counter.round}: hands go left or right (NEW-DATA-10)"


def _players(box: Box) -> Claims:
    yield [each.players for each in box.players] == list(range(LEAST, MOST + 1)), "3 to 8 players (NEW-SETUP-01)"
    most = max(sum(before.play for before in box.rounds[:at]) + now.deal for at, now in enumerate(box.rounds))
    for each in box.players:
        n = each.players
        deck = sum(number <= n for building in box.buildings for number in building.numbers)
        yield deck >= most * n, f"{n} players need at least {most * n} building cards, not {deck} (NEW-COMP-14)"
        yield each.witches + each.puritans >= n, f"{n} players need as many characters (NEW-DATA-12)"
        yield each.witches <= 4, f"{n} players: there are 4 witches (NEW-COMP-02)"
        yield 0 <= each.puritans <= 6, f"{n} players: there are 6 puritans (NEW-COMP-02)"
        yield 0 <= each.witches < n, f"{n} players: at least one of them is a puritan (NEW-END-12)"
        yield each.despair > 0, f"{n} players: witches need some despair (NEW-DATA-12)"


def _counts(numbers: tuple[int, ...]) -> bool:
    return all(LEAST <= number <= MOST for number in numbers)


def pieces(box: Box) -> tuple[Piece, ...]:
    """The box as any page or report can show it."""
    found = []
    for name, group, _ in PARTS:
        for record in getattr(box, name):
            facts: dict[str, Any] = msgspec.to_builtins(record)
            sources = facts.pop("sources")
            kind = str(facts.pop("kind", None) or facts[group])
            found.append(Piece(group, kind, facts, sources))
    return tuple(found)
