"""What is in the box, read from the data files: every value with where it is known from.

Much of it is reconstructed. To play with the real cards, change the files, or read others with `read`.
"""

from __future__ import annotations

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


class Building(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building: its type, its symbols, and the player-count number on each of its copies."""

    id: str
    kind: str
    type: str
    hope: int
    despair: int
    removals: int
    numbers: tuple[int, ...]
    sources: dict[str, str]


class EventCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event: what it costs, its remove-despair symbols, and the number on each of its cards."""

    id: str
    kind: str
    cost: int
    limited: bool
    removals: int
    numbers: tuple[int, ...]
    sources: dict[str, str]


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character: its side, and the types that score for it."""

    id: str
    kind: str
    side: str
    types: tuple[str, ...]
    sources: dict[str, str]


class Counter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round counter: how many cards are dealt and played, and which way hands are passed."""

    round: int
    deal: int
    play: int
    direction: str
    sources: dict[str, str]


class Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the number of players sets."""

    players: int
    witches: int
    puritans: int
    despair: int
    sources: dict[str, str]


class Box(msgspec.Struct, frozen=True):
    """All of it."""

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
    """The box of a folder with the five data files; refused where they do not make a game."""
    folder = files(__package__) / "data" if folder is None else folder
    found: dict[str, Any] = {}
    for name, group, records in PARTS:
        try:
            part: dict[str, Any] = msgspec.toml.decode((folder / f"{name}.toml").read_text(encoding="utf-8"))
            _need(part.keys() == {group}, f"it holds [[{group}]] and nothing else")
            found[name] = msgspec.convert(part[group], type=records)
        except (OSError, ValueError) as error:
            raise BadBox(f"{name}.toml cannot be read: {error}") from error
    return check(Box(**found))


def check(box: Box) -> Box:
    """The box, if it makes a game."""
    for records in (box.buildings, box.events, box.characters, box.rounds, box.players):
        for record in records:
            name = getattr(record, "kind", record)
            _need(name != "", "something has no name (NEW-COMP-07)")
            _need(bool(record.sources), f"{name} does not say where it is known from (NEW-META-02)")
            for fact, source in record.sources.items():
                known = source.partition(":")[0] in SOURCES
                _need(known, f"{name}: {fact} cannot be known from {source!r}; it takes {', '.join(SOURCES)}")
    for type_ in TYPES:
        three = sum(building.type == type_ for building in box.buildings) == 3
        _need(three, f"{type_} must have exactly three different buildings (NEW-SCORE-03)")
    kinds = {building.kind for building in box.buildings}
    _need(len(kinds) == len(box.buildings), "two buildings have the same name (NEW-COMP-12)")
    for building in box.buildings:
        _need(building.type in TYPES, f"{building.kind} is of no type: {building.type} (NEW-COMP-06)")
        symbols = (building.hope, building.despair, building.removals)
        _need(min(symbols) >= 0, f"{building.kind} has fewer than no symbols (NEW-COMP-07)")
        _need(_counts(building.numbers), f"{building.kind}: numbers are from 3 to 8 (NEW-COMP-07)")
    _need(tuple(event.kind for event in box.events) == EVENTS, f"the events are {', '.join(EVENTS)} (NEW-COMP-03)")
    for event in box.events:
        _need(0 < event.cost <= 5, f"{event.kind} costs from 1 to 5 hope (NEW-COMP-10)")
        _need(_counts(event.numbers), f"{event.kind}: numbers are from 3 to 8 (NEW-COMP-09)")
        limited = event.kind in ("trial", "pardon")
        _need(
            event.limited == limited, f"{event.kind}: only Trial and Pardon have one use for each card (NEW-EVENT-06)"
        )
        removes = event.kind == "cleansing"
        _need(event.removals > 0 if removes else event.removals == 0, "only Cleansing removes despair (NEW-EVENT-12)")
    for side, count in (("witches", 4), ("puritans", 6)):
        _need(sum(one.side == side for one in box.characters) == count, f"there are {count} {side} (NEW-COMP-02)")
    for character in box.characters:
        _need(character.side in SIDES, f"{character.kind} is on no side: {character.side}")
        types = set(character.types)
        _need(types <= set(TYPES), f"{character.kind} scores for unknown types (NEW-COMP-06)")
        count = 3 if character.side == "witches" else 2
        _need(len(types) == len(character.types) == count, f"{character.kind} scores for {count} types (NEW-COMP-11)")
    different = len({one.kind for one in box.characters}), len({frozenset(one.types) for one in box.characters})
    _need(min(different) == len(box.characters), "all characters are different (NEW-COMP-02)")
    _need([counter.round for counter in box.rounds] == [1, 2, 3, 4, 5], "there are five rounds (NEW-COMP-04)")
    for counter in box.rounds:
        _need(counter.play == counter.deal - 1 >= 1, f"round {counter.round}: one card fewer is played than dealt")
        _need(counter.direction in ("left", "right"), f"round {counter.round}: hands go left or right (NEW-DATA-10)")
    _need([each.players for each in box.players] == list(range(LEAST, MOST + 1)), "3 to 8 players (NEW-SETUP-01)")
    most = max(sum(before.play for before in box.rounds[:at]) + now.deal for at, now in enumerate(box.rounds))
    for each in box.players:
        n = each.players
        deck = sum(number <= n for building in box.buildings for number in building.numbers)
        _need(deck >= most * n, f"{n} players need at least {most * n} building cards, not {deck} (NEW-COMP-14)")
        _need(each.witches + each.puritans >= n, f"{n} players need as many characters (NEW-DATA-12)")
        _need(each.witches <= 4, f"{n} players: there are 4 witches (NEW-COMP-02)")
        _need(0 <= each.puritans <= 6, f"{n} players: there are 6 puritans (NEW-COMP-02)")
        _need(0 <= each.witches < n, f"{n} players: at least one of them is a puritan (NEW-END-12)")
        _need(each.despair > 0, f"{n} players: witches need some despair (NEW-DATA-12)")
    return box


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


def _need(truth: bool, what: str) -> None:
    if not truth:
        raise BadBox(what)


def _counts(numbers: tuple[int, ...]) -> bool:
    return all(LEAST <= number <= MOST for number in numbers)
