"""The games at hand, and the ways into one: start, load, replay."""

from __future__ import annotations

import difflib
import secrets
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, TypeVar

import msgspec

from . import saves
from .chance import commitment, seed_text
from .game import Game, begin
from .record import Record
from .refusals import Refused
from .rules import Piece, Rules, Setting, Setup
from .state import State

S = TypeVar("S", bound=State)

GROUP = "meetinghouse.games"


class About(msgspec.Struct, frozen=True):
    """What a game is: for how many players, with which options, under which version of its rules."""

    name: str
    title: str
    least: int
    most: int
    version: str
    sides: tuple[str, ...]
    options: tuple[Setting, ...]
    box: tuple[Piece, ...] = ()


@cache
def _points() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


@cache
def _load(name: str) -> Rules[Any]:
    rules: Rules[Any] = _points()[name].load()
    return rules


def rules_of(name: str) -> Rules[Any]:
    """The rules of a game; refused where nobody knows it. A game is loaded when it is first asked for."""
    if not isinstance(name, str) or name not in _points():
        raise Refused("unknown-game", name=name, known=", ".join(_points()))
    return _load(name)


def is_known(name: str) -> bool:
    """Whether there is a game of that name."""
    return name in _points()


def games() -> dict[str, About]:
    """Every game at hand by its name."""
    found = {}
    for name in _points():
        rules = _load(name)
        found[name] = About(
            name, rules.title, rules.least, rules.most, rules.version, rules.sides, rules.settings, rules.box
        )
    return found


def start(
    name: str, players: int, seed: int | str | bytes | None = None, options: Mapping[str, Any] | None = None
) -> Game[Any]:
    """A new game. Without a seed, one of 256 bits is drawn."""
    return start_by(rules_of(name), players, seed, options)


def start_by(
    rules: Rules[S],
    players: int,
    seed: int | str | bytes | None = None,
    options: Mapping[str, Any] | None = None,
) -> Game[S]:
    """A new game by rules in hand, whether or not they stand in the catalogue."""
    if isinstance(players, bool) or not isinstance(players, int) or not rules.least <= players <= rules.most:
        raise Refused("players", game=rules.title, least=rules.least, most=rules.most, players=players)
    chosen = read_options(rules, {} if options is None else options)
    rules.check(players, chosen)
    text = seed_text(secrets.token_bytes(32) if seed is None else seed)
    return begin(rules, Setup(rules.name, rules.version, players, chosen, text, commitment(text)))


def read_options(rules: Rules[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options as the game knows them, texts turned into values."""
    if not isinstance(options, Mapping):
        raise Refused("option-value", name="options", value=options, takes="names with their values")
    settings = {setting.name: setting for setting in rules.settings}
    for name in options:
        if name not in settings:
            near = difflib.get_close_matches(str(name), settings, n=1)
            hint = f" Did you mean {near[0]!r}?" if near else ""
            raise Refused("unknown-option", game=rules.title, name=name, near=hint)
    return {name: settings[name].read(options[name]) for name in sorted(options)}


def load(data: bytes, rules_of: Callable[[str], Rules[Any]] = rules_of) -> Game[Any]:
    """A saved game; its rules are found in the catalogue, or where the caller says.

    One of the earlier format is played again as far as it had come, by its record; refused where it has none, or where
    another story comes of it.
    """
    try:
        return saves.load(data, rules_of)
    except Refused as refused:
        record = saves.record_in(data) if refused.key == "older-save" else None
        if record is None:
            raise
        game = replay(record, rules_of=rules_of)
        if not saves.tells_the_same(data, game):
            raise
        return game


def read_record(data: Record | bytes | str) -> Record:
    """A record, from its JSON form too."""
    if isinstance(data, Record):
        return data
    try:
        return msgspec.json.decode(data, type=Record)
    except (ValueError, RecursionError) as error:
        raise Refused("not-a-record", why=str(error)) from error
    except TypeError as error:
        raise Refused("not-a-record", why=f"JSON was expected, not {type(data).__name__}") from error


def opening(record: Record, rules_of: Callable[[str], Rules[Any]] = rules_of) -> Game[Any]:
    """The game of a record, before its first answer."""
    rules = rules_of(record.setup.game)
    saves.check_version(rules, record.setup)
    if record.setup.seed is None:
        raise Refused("not-a-record", why="it has no seed")
    game = start_by(rules, record.setup.players, record.setup.seed, record.setup.options)
    if game.commitment != record.setup.commitment:
        raise Refused("not-a-record", why="the seed is not the one whose hash was published")
    return game


def replay(
    data: Record | bytes | str,
    entries: int | None = None,
    rules_of: Callable[[str], Rules[Any]] = rules_of,
) -> Game[Any]:
    """The game of a record, played again: whole, or up to so many entries."""
    if entries is not None and (isinstance(entries, bool) or not isinstance(entries, int)):
        raise Refused("option-value", name="entries", value=entries, takes="a whole number")
    record = read_record(data)
    game = opening(record, rules_of)
    for index, entry in enumerate(record.entries[:entries]):
        try:
            game.follow(entry)
        except Refused as refused:
            raise Refused("record-breaks", refused.rule, entry=index, why=str(refused)) from refused
    if entries is None and game.outcome != record.outcome:
        raise Refused("not-a-record", why="played again, it ends otherwise than it says")
    return game
