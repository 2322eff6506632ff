"""Short functions for what players do by day."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meetinghouse.engine.values import Word
from meetinghouse.games.quintebourg.state import Quintebourg

from .town import choose, close, value

ALPHA = "rept-alpha"  # Ana, who keeps the game from being won at once
ALPHA_DOCTOR = "rept-alpha medecin"  # Ana and Ben


def kinds(game: Quintebourg) -> set[str]:
    """The kinds of questions that are asked now."""
    return {decision.kind for decision in game.decisions}


def until_asked(game: Quintebourg, *wanted: str) -> None:
    """Give the shortest answers until one of these questions is asked."""
    while not kinds(game) & set(wanted):
        assert not game.over
        close(game)


def vote(game: Quintebourg, votes: Mapping[int, Any], direction: str = "clockwise") -> list[int]:
    """Everybody votes, blank if nothing else is given; returns who voted, in order."""
    order = []
    while kinds(game) & {"vote", "vote-many", "vote-three", "vote-rank", "direction", "pay-vote"}:
        decision = game.decisions[0]
        if decision.kind == "direction":
            choose(game, decision.seat, direction)
            continue
        if decision.kind == "pay-vote":
            close(game)
            continue
        blank: Any = "blank" if Word("blank") in decision.options else []
        order.append(decision.seat)
        choose(game, decision.seat, votes.get(decision.seat, blank))
    return order


def answer_all(game: Quintebourg, kind: str, choice: Any) -> None:
    """Everybody who is asked this kind of question gives the same answer."""
    for decision in [each for each in game.decisions if each.kind == kind]:
        choose(game, decision.seat, choice)


def married(one: int, two: int, players: int = 12) -> dict[str, Any]:
    """The two are married and live in the house of the first."""
    spouse = [{one: two, two: one}.get(seat, -1) for seat in range(players)]
    return {"spouse": spouse, "slot": [one if seat == two else seat for seat in range(players)]}


def propose(game: Quintebourg, seat: int, other: int, how: str) -> None:
    game.answer(f"{seat}-propose", value((other, how)))


def witness(game: Quintebourg, *willing: int) -> None:
    """These players agree to be witnesses; the others decline."""
    for decision in game.decisions:
        choose(game, decision.seat, "yes" if decision.seat in willing else "no")
