"""The installed games, and the ways to obtain a game: start, load and replay."""

from __future__ import annotations

import difflib
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from typing import Any, TypeVar

import msgspec

from . import plugins, saves
from .chance import commitment, seed_text
from .game import Game, begin
from .manifest import Manifest, load_part
from .record import Record
from .refusals import Fault, Refused
from .rules import MOST_PLAYERS, Piece, Rules, Setup
from .settings import Setting
from .state import State
from .unfit import unfit

S = TypeVar("S", bound=State)


class About(msgspec.Struct, frozen=True):
    """A description of a game: its numbers of players, options, sides, components and rules version."""

    name: str
    title: str
    least: int
    most: int
    version: str
    sides: tuple[str, ...]
    options: tuple[Setting, ...]
    box: tuple[Piece, ...] = ()


def manifest_of(name: str) -> Manifest:
    """The manifest of a game. Raises `Refused` if the game is unknown or its manifest is broken."""
    _check(name)
    return _manifest(name)


def manifests() -> dict[str, Manifest]:
    """The manifest of every game by its name, without broken ones; ``faults`` lists those."""
    found = {}
    for name in plugins.found(plugins.GAMES):
        with suppress(Refused):
            found[name] = _manifest(name)
    return found


def rules_of(name: str) -> Rules[Any]:
    """The rules of a game, loaded on first use. Raises `Refused` if the game is unknown or broken."""
    _check(name)
    return _rules(name)


def _check(name: str) -> None:
    if not isinstance(name, str) or name not in plugins.found(plugins.GAMES):
        twice = plugins.taken_twice(plugins.GAMES).get(name) if isinstance(name, str) else None
        raise twice or Refused("unknown-game", name=name, known=", ".join(plugins.found(plugins.GAMES)))


def _manifest(name: str) -> Manifest:
    found = _cached_manifest(name)
    if isinstance(found, Refused):
        raise found.with_traceback(None)
    return found


def _rules(name: str) -> Rules[Any]:
    found = _cached_rules(name)
    if isinstance(found, Refused):
        raise found.with_traceback(None)
    return found


@cache
def _cached_manifest(name: str) -> Manifest | Refused:
    """The manifest, or why it cannot be loaded. Failures are cached too, so that each is tried once."""
    try:
        with blaming(name):
            point = plugins.found(plugins.GAMES)[name]
            manifest = point.load()
            if not isinstance(manifest, Manifest):
                raise Fault("part-type", part=point.value, got=type(manifest).__name__, expected="Manifest")
            if manifest.pages and not plugins.is_ours(point):
                raise Fault("part-pages")
            return msgspec.convert(msgspec.structs.asdict(manifest), Manifest)
    except Refused as refused:
        return refused


@cache
def _cached_rules(name: str) -> Rules[Any] | Refused:
    """The rules, or why they cannot be loaded."""
    try:
        manifest = _manifest(name)
        with blaming(name):
            rules = load_part(manifest.rules)
            if not isinstance(rules, Rules):
                raise Fault("part-type", part=manifest.rules, got=type(rules).__name__, expected="Rules")
            if rules.name != name:
                raise Fault("part-name", called=rules.name)
            if rules.most > MOST_PLAYERS:
                raise Fault("part-seats", players=rules.most, most=MOST_PLAYERS)
            return rules
    except Refused as refused:
        return refused


@contextmanager
def blaming(name: str) -> Iterator[None]:
    """Turn any failure to load a part of this game into a refusal that names the game and its package."""
    try:
        yield
    except plugins.FAILURES as error:
        if isinstance(error, Refused) and not isinstance(error, Fault):
            raise
        package = plugins.package_of(plugins.found(plugins.GAMES)[name])
        raise Refused("broken-game", name=name, package=package, fault=plugins.fault_in(error)) from error


def is_known(name: str) -> bool:
    """Whether a game of this name is installed and can be loaded."""
    try:
        rules_of(name)
    except Refused:
        return False
    return True


def games() -> dict[str, About]:
    """Every game that can be played, by its name; ``faults`` lists those that cannot be loaded."""
    return {name: found for name, found in _loaded().items() if isinstance(found, About)}


def faults() -> list[Refused]:
    """Why some installed games cannot be played, one refusal for each."""
    broken = [found for found in _loaded().values() if isinstance(found, Refused)]
    return [*broken, *plugins.taken_twice(plugins.GAMES).values()]


def forget() -> None:
    """Clear the caches, after packages have been installed or removed."""
    plugins.forget()
    _cached_manifest.cache_clear()
    _cached_rules.cache_clear()


def _loaded() -> dict[str, About | Refused]:
    found: dict[str, About | Refused] = {}
    for name in plugins.found(plugins.GAMES):
        try:
            rules = rules_of(name)
        except Refused as refused:
            found[name] = refused
        else:
            found[name] = About(
                name, rules.title, rules.least, rules.most, rules.version, rules.sides, rules.settings, rules.box
            )
    return found


def start(
    name: str, players: int, seed: int | str | bytes | None = None, options: Mapping[str, Any] | None = None
) -> Game[Any]:
    """Start a new game. Without a seed, a random one of 256 bits is drawn."""
    return start_by(rules_of(name), players, seed, options)


def start_by(
    rules: Rules[S],
    players: int,
    seed: int | str | bytes | None = None,
    options: Mapping[str, Any] | None = None,
) -> Game[S]:
    """Start a new game by the given rules, which need not be in the catalogue."""
    if isinstance(players, bool) or not isinstance(players, int) or not rules.least <= players <= rules.most:
        raise Refused("players", game=rules.title, least=rules.least, most=rules.most, players=players)
    chosen = read_options(rules, {} if options is None else options)
    rules.check(players, chosen)
    text = seed_text(secrets.token_bytes(32) if seed is None else seed)
    return begin(rules, Setup(rules.name, rules.version, players, chosen, text, commitment(text)))


def read_options(rules: Rules[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """Check the options of a game, and convert texts to values. Raises `Refused` for a wrong name or value."""
    if not isinstance(options, Mapping):
        raise Refused("option-value", name="options", value=options, takes="names")
    settings = {setting.name: setting for setting in rules.settings}
    for name in options:
        if name not in settings:
            near = difflib.get_close_matches(str(name), settings, n=1)
            raise Refused("unknown-option", game=rules.title, name=name, near=near[0] if near else None)
    return {name: settings[name].read(options[name]) for name in sorted(options)}


def load(data: bytes, rules_of: Callable[[str], Rules[Any]] = rules_of) -> Game[Any]:
    """Load a saved game; its rules come from the catalogue unless the caller says otherwise.

    A save in an earlier format is replayed from its record. Raises `Refused` if it has no record, or if the replay
    leads to another story.
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
    """A record, decoded if it is given as JSON. Raises `Refused` if it is not a record."""
    if isinstance(data, Record):
        return data
    try:
        return msgspec.json.decode(data, type=Record)
    except (ValueError, RecursionError) as error:
        raise Refused("not-a-record", **unfit(error)) from error
    except TypeError as error:
        raise Refused("not-a-record", why="json", got=type(data).__name__) from error


def opening(record: Record, rules_of: Callable[[str], Rules[Any]] = rules_of) -> Game[Any]:
    """The game of a record, before its first entry."""
    rules = rules_of(record.setup.game)
    saves.check_version(rules, record.setup)
    if record.setup.seed is None:
        raise Refused("not-a-record", why="no-seed")
    game = start_by(rules, record.setup.players, record.setup.seed, record.setup.options)
    if game.commitment != record.setup.commitment:
        raise Refused("not-a-record", why="other-seed")
    return game


def replay(
    data: Record | bytes | str,
    entries: int | None = None,
    rules_of: Callable[[str], Rules[Any]] = rules_of,
) -> Game[Any]:
    """Replay the game of a record: all of it, or its first ``entries``."""
    if entries is not None and (isinstance(entries, bool) or not isinstance(entries, int)):
        raise Refused("option-value", name="entries", value=entries, takes="whole")
    record = read_record(data)
    game = opening(record, rules_of)
    for index, entry in enumerate(record.entries[:entries]):
        try:
            game.carry_out(entry)
        except Refused as refused:
            raise Refused("record-breaks", refused.rule, entry=index, why=refused) from refused
    if entries is None and game.outcome != record.outcome:
        raise Refused("not-a-record", why="other-end")
    return game
