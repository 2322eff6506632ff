"""The basis of a view: hidden beside what it shows, it lets the seat imagine the whole game (see `imagine`)."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

import msgspec

from .agenda import Step
from .events import Event
from .sheet import Sheet
from .values import Choice, read_choice

if TYPE_CHECKING:
    from .game import Game
    from .rules import Rules


class Pending(msgspec.Struct, frozen=True, array_like=True):
    """A step of the agenda, which is public, with the viewer's own part in it."""

    step: str
    fields: tuple[Any, ...] = ()
    number: int | None = None  # the number of the viewer's question
    answer: Any = None  # the viewer's sealed answer
    parts: bool = False  # whether that answer is one option of several parts
    sheet: dict[str, Any] | None = None  # the viewer's answers on a sheet, by the keys of the questions
    at: str | None = None  # the key of the viewer's current question on it
    begun: bool = False  # whether it has asked somebody something
    answered: int = 0  # who has answered before everybody's eyes, if something interrupts it, as bits


class Basis(msgspec.Struct, frozen=True):
    """The set-up without its seed, the agenda from its bottom, and how often the viewer was asked something."""

    version: str
    players: int
    options: dict[str, Any]
    commitment: str
    asked: int
    story: str  # a digest of the viewer's story: no other one fits
    agenda: tuple[Pending, ...]
    memory: Any = None  # more that the viewer knows and the game's rules need, as plain JSON


_SIMPLE: Final = {int, str, bool, type(None)}
_bare: Final[dict[type[Step[Any]], Pending]] = {}  # a cache: steps without fields that have asked nothing


def basis_of(game: Game[Any], seat: int | None) -> Basis:
    """The basis for a seat; None: for the public."""
    setup = game.setup
    return Basis(
        setup.version,
        setup.players,
        setup.options,
        setup.commitment,
        0 if seat is None else game.asked[seat],
        _story_of(game, seat),
        tuple([_pending(game, step, seat) for step in game.agenda]),
        game.rules.memory(game, seat),
    )


def _story_of(game: Game[Any], seat: int | None) -> str:
    heard = game.heard(seat)
    found: str | None = game.cache.find(("story", seat), heard)  # the same in every world that the seat imagines
    return game.cache.store(("story", seat), heard, digest_of(heard)) if found is None else found


def digest_of(story: Sequence[Event]) -> str:
    """A short text that no other story has."""
    return blake2b(msgspec.json.encode(story), digest_size=12).hexdigest()


def _pending(game: Game[Any], step: Step[Any], seat: int | None) -> Pending:
    kind = type(step)
    number = None if seat is None else step.numbers.get(seat)
    begun = bool(step.numbers)
    if not begun and not step.fields:
        found = _bare.get(kind)
        if found is None:
            found = _bare[kind] = Pending(kind.__name__)
        return found
    fields = tuple([_plain(field) for field in step.shown(game)])
    waits = step is not game.agenda[-1] and not step.hides_actors
    answered = sum([1 << who for who in step.answers]) if waits else 0
    if number is None or seat is None:
        return Pending(kind.__name__, fields, begun=begun, answered=answered)
    if isinstance(step, Sheet):
        given = _plain(step.given.get(seat))
        return Pending(kind.__name__, fields, number, sheet=given, at=step.at.get(seat), begun=begun)
    answer = step.answers.get(seat)
    parts = isinstance(answer, tuple)
    return Pending(kind.__name__, fields, number, _plain(answer), parts, begun=begun, answered=answered)


def _plain(value: Any) -> Any:
    """A value as it comes back from JSON."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list | tuple) and _SIMPLE.issuperset(map(type, value)):
        return list(value)
    return msgspec.json.decode(msgspec.json.encode(value))


def step_of(rules: Rules[Any], pending: Pending, seat: int | None) -> Step[Any]:
    """The step, with the viewer's own part in it. Raises `KeyError` or `TypeError` if there is no such step."""
    step: Step[Any] = rules.steps[pending.step](*pending.fields)
    if seat is None or pending.number is None:
        return step
    step.numbers[seat] = pending.number
    if isinstance(step, Sheet):
        step.at[seat] = pending.at or ""
        if pending.sheet is not None:
            step.given[seat] = {key: _choice(answer, isinstance(answer, list)) for key, answer in pending.sheet.items()}
    elif pending.answer is not None:
        step.answers[seat] = _choice(pending.answer, pending.parts)
    return step


def _choice(data: Any, parts: bool) -> Any:
    choice: Choice = read_choice(data)
    return tuple(choice) if parts and isinstance(choice, list) else choice
