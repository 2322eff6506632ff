"""Saved games: the whole state as bytes, with a digest that detects damage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Union, cast

import msgspec

from .agenda import Step
from .chance import Chance
from .events import Told
from .game import Game
from .record import Entry, Record
from .refusals import Refused
from .rules import Outcome, Rules, Setup
from .unfit import unfit
from .values import Simple, read_choice

MAGIC = b"meetinghouse save 3\n"
EARLIER = (b"meetinghouse save 1\n", b"meetinghouse save 2\n")  # other fields of states and steps, but the same record
DIGEST = 16

_encoder = msgspec.msgpack.Encoder()


class SavedStep(msgspec.Struct, array_like=True):
    """The parts of a step; ``tuples`` lists the seats whose answer is one option of several parts."""

    name: str
    fields: list[Any]
    numbers: dict[int, int]
    answers: dict[int, Any]
    tuples: list[int]
    kept: Any = None


class Save(msgspec.Struct, array_like=True):
    """The parts of a saved game."""

    setup: Setup
    state: list[Any]
    agenda: list[SavedStep]
    asked: list[int]
    key: bytes
    counters: dict[str, int]
    story: list[Any]
    entries: list[Entry] | None
    outcome: Outcome | None
    held: bool = False


class Head(msgspec.Struct, array_like=True):
    """The first part of a saved game, decoded without the rest."""

    setup: Setup


def save(game: Game[Any]) -> bytes:
    """Encode a game."""
    body = _encoder.encode(
        Save(
            game.setup,
            game.state.dump(),
            [_saved(step) for step in game.agenda],
            game.asked,
            game.chance.key,
            game.chance.counters,
            game.story,
            game.entries,
            game.outcome,
            game.held,
        )
    )
    return MAGIC + _digest(MAGIC, body) + body


def load(data: bytes, rules_of: Callable[[str], Rules[Any]]) -> Game[Any]:
    """Decode a saved game. Raises `Refused` if it is damaged or of another version."""
    saved = _read(data)
    rules = rules_of(saved.setup.game)
    check_version(rules, saved.setup)
    if bytes(data[: len(MAGIC)]) in EARLIER:
        raise Refused("older-save")
    if not rules.least <= saved.setup.players <= rules.most:
        raise Refused("not-a-save", why="players", game=rules.title, players=saved.setup.players)
    try:
        game = Game(rules, saved.setup, rules.empty(saved.setup), Chance(saved.key, saved.counters))
        game.state.fill(saved.state)
        game.agenda = [_step(rules, step) for step in saved.agenda]
        game.asked = saved.asked
        if saved.story:
            told: Any = list[tuple[Union[rules.events], int]]  # type: ignore[name-defined]  # noqa: UP007
            game.story = [Told(event, audience) for event, audience in msgspec.convert(saved.story, told)]
        game.entries = saved.entries
        game.outcome = saved.outcome
        game.held = saved.held
        if len(game.asked) != rules.seats(saved.setup.players) or not (game.agenda or game.outcome):
            raise ValueError("seats or steps are missing")
        game.advance()
        for seat in (None, *range(game.seats)):
            game.view(seat, basis=True)
    except Exception as error:  # rules may raise anything on a state they did not write
        raise Refused("not-a-save", why="parts") from error
    return game


def restore(rules: Rules[Any], data: bytes) -> Game[Any]:
    """Decode a saved game under the given rules; pickle calls this."""
    return load(data, lambda name: rules)


def record_in(data: bytes) -> Record | None:
    """The record in a saved game, also if its format or rules version is an earlier one; None if it has no record."""
    saved = _read(data)
    if saved.entries is None:
        return None
    return Record(saved.setup, tuple(saved.entries), saved.outcome)


def tells_the_same(data: bytes, game: Game[Any]) -> bool:
    """Whether a replayed game has reached the same point as a saved one, with the same story."""
    saved = _read(data)
    come = (saved.asked, saved.counters) == (game.asked, game.chance.counters)
    return come and _encoder.encode(saved.story) == _encoder.encode(game.story)


def setup_in(data: bytes) -> Setup:
    """The set-up in a saved game of any rules version. The rest is not checked."""
    try:
        return msgspec.msgpack.decode(data[len(MAGIC) + DIGEST :], type=Head).setup
    except (ValueError, RecursionError) as error:
        raise Refused("not-a-save", **unfit(error)) from error


def _digest(magic: bytes, body: bytes) -> bytes:
    """The digest of a save; earlier formats leave the magic number out."""
    digest = blake2b(b"" if magic in EARLIER else magic, digest_size=DIGEST)
    digest.update(body)
    return digest.digest()


def _read(data: bytes) -> Save:
    if not isinstance(data, bytes | bytearray | memoryview):
        raise Refused("not-a-save", why="bytes", got=type(data).__name__)
    data = bytes(data)
    if not data.startswith((MAGIC, *EARLIER)):
        raise Refused("not-a-save", why="beginning")
    magic, digest, body = data[: len(MAGIC)], data[len(MAGIC) : len(MAGIC) + DIGEST], data[len(MAGIC) + DIGEST :]
    if _digest(magic, body) != digest:
        raise Refused("not-a-save", why="changed")
    try:
        return msgspec.msgpack.decode(body, type=Save)
    except (ValueError, RecursionError) as error:
        raise Refused("not-a-save", **unfit(error)) from error


def _saved(step: Step[Any]) -> SavedStep:
    return SavedStep(
        type(step).__name__,
        [getattr(step, name) for name in step.fields],
        step.numbers,
        step.answers,
        [seat for seat, choice in step.answers.items() if isinstance(choice, tuple)],
        step.dump(),
    )


def _step(rules: Rules[Any], saved: SavedStep) -> Step[Any]:
    step: Step[Any] = rules.steps[saved.name](*saved.fields)
    step.numbers = saved.numbers
    for seat, data in saved.answers.items():
        choice = read_choice(data)
        step.answers[seat] = tuple(cast(Sequence[Simple], choice)) if seat in saved.tuples else choice
    if saved.kept is not None:
        step.fill(saved.kept)
    return step


def check_version(rules: Rules[Any], setup: Setup) -> None:
    """Raise `Refused` if a game was played under another version of the rules."""
    if setup.version != rules.version:
        raise Refused("rules-version", game=rules.name, theirs=setup.version, ours=rules.version)
