"""Answers for the sheets of a vigil."""

from __future__ import annotations

from typing import Any

from meetinghouse.engine.conformance import seat_bytes
from meetinghouse.engine.game import Game
from meetinghouse.engine.sheet import Sheet
from meetinghouse.engine.values import Choice, Seat

from .opening import asked, vigil
from .vigil import FAR, MILL, VigilState

WOLF, FELLOW, SEER, SMITH, FOLK, OTHER = range(6)
EVERYBODY = (None, *range(6))
Vigil = Game[VigilState]


def answer(game: Game[Any], seat: int, *choices: Choice) -> None:
    """Answer the seat's next questions."""
    for choice in choices:
        game.answer(asked(game, seat).id, choice)


def sheet(game: Game[Any]) -> Sheet[Any]:
    """The topmost sheet on the agenda."""
    return next(step for step in reversed(game.agenda) if isinstance(step, Sheet))


def kinds(game: Game[Any]) -> dict[int, str]:
    """The kind of question that each seat is asked."""
    return {decision.seat: decision.kind for decision in game.decisions}


def shown(game: Game[Any]) -> dict[int | None, list[bytes]]:
    """Everything that each seat and the public are shown."""
    return {seat: seat_bytes(game, seat) for seat in EVERYBODY}


def changed(game: Game[Any], before: dict[int | None, list[bytes]]) -> list[int | None]:
    """Who is shown something else than before."""
    return [seat for seat, known in before.items() if seat_bytes(game, seat) != known]


def half_done() -> Vigil:
    """A night in the middle: some have finished their sheets, others have begun."""
    game = vigil()
    answer(game, WOLF, Seat(FOLK))
    answer(game, SEER, Seat(WOLF), FAR)
    answer(game, FOLK, Seat(SEER))
    answer(game, FELLOW, Seat(OTHER), (Seat(FELLOW), MILL))
    return game


def finish(game: Game[Any]) -> None:
    """Answer with the first option for everybody, until the step closes."""
    step = game.agenda[-1]
    while not game.over and game.agenda[-1] is step:
        game.answer(game.decisions[0].id, game.decisions[0].options[0])
