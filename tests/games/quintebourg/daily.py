"""Short words for what is done by day."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meetinghouse.engine.values import Word
from meetinghouse.games.quintebourg.state import Quintebourg

from .town import choose, close, value

ALPHA = "rept-alpha"  # so that nobody has won yet: Ana
ALPHA_DOCTOR = "rept-alpha medecin"  # Ana and Ben


def kinds(game: Quintebourg) -> set[str]:
    """What is being asked."""
    return {decision.kind for decision in game.decisions}


def until_asked(game: Quintebourg, *wanted: str) -> None:
    """Nobody says anything more than is needed until one of these is asked."""
    while not kinds(game) & set(wanted):
        assert not game.over
        close(game)


def vote(game: Quintebourg, votes: Mapping[int, Any], direction: str = "clockwise") -> list[int]:
    """Everybody votes, blank where nothing is said; who voted, in this order."""
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
    """Everybody who is asked that answers alike."""
    for decision in [each for each in game.decisions if each.kind == kind]:
        choose(game, decision.seat, choice)


def married(one: int, two: int, players: int = 12) -> dict[str, Any]:
    """A couple in the house of the first."""
    spouse = [{one: two, two: one}.get(seat, -1) for seat in range(players)]
    return {"spouse": spouse, "slot": [one if seat == two else seat for seat in range(players)]}


def propose(game: Quintebourg, seat: int, other: int, how: str) -> None:
    """A seat proposes to another."""
    game.answer(f"{seat}-propose", value((other, how)))


def witness(game: Quintebourg, *willing: int) -> None:
    """These agree to be witnesses, the others do not."""
    for decision in game.decisions:
        choose(game, decision.seat, "yes" if decision.seat in willing else "no")
