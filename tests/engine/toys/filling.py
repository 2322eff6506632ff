"""Sheets of a vigil, filled in by hand."""

from __future__ import annotations

from typing import Any

from meetinghouse.engine.conformance import sight
from meetinghouse.engine.game import Game
from meetinghouse.engine.sheet import Sheet
from meetinghouse.engine.values import Choice, Seat

from .opening import asked, vigil
from .vigil import FAR, MILL, VigilState

WOLF, FELLOW, SEER, SMITH, FOLK, OTHER = range(6)
EVERYBODY = (None, *range(6))
Vigil = Game[VigilState]


def answer(game: Game[Any], seat: int, *choices: Choice) -> None:
    """Answers to the seat's next questions."""
    for choice in choices:
        game.answer(asked(game, seat).id, choice)


def sheet(game: Game[Any]) -> Sheet[Any]:
    """The sheet on the agenda."""
    return next(step for step in reversed(game.agenda) if isinstance(step, Sheet))


def kinds(game: Game[Any]) -> dict[int, str]:
    """What each seat is asked."""
    return {decision.seat: decision.kind for decision in game.decisions}


def sights(game: Game[Any]) -> dict[int | None, list[bytes]]:
    """What everybody sees."""
    return {seat: sight(game, seat) for seat in EVERYBODY}


def changed(game: Game[Any], before: dict[int | None, list[bytes]]) -> list[int | None]:
    """Who sees something else now."""
    return [seat for seat, known in before.items() if sight(game, seat) != known]


def half_done() -> Vigil:
    """A night in its middle: some have finished, some have begun."""
    game = vigil()
    answer(game, WOLF, Seat(FOLK))
    answer(game, SEER, Seat(WOLF), FAR)
    answer(game, FOLK, Seat(SEER))
    answer(game, FELLOW, Seat(OTHER), (Seat(FELLOW), MILL))
    return game


def finish(game: Game[Any]) -> None:
    """Everybody takes the first option, until the step closes."""
    step = game.agenda[-1]
    while not game.over and game.agenda[-1] is step:
        game.answer(game.decisions[0].id, game.decisions[0].options[0])
