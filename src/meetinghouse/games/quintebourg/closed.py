"""Why a choice is refused: the clause that it breaks."""

from __future__ import annotations

from ...engine.decisions import Closed, Decision
from ...engine.values import Choice
from .night import Calls
from .state import Quintebourg


def closed(game: Quintebourg, decision: Decision) -> list[Closed]:
    """Options one might expect and may not take."""
    step = game.agenda[-1] if game.agenda else None
    if isinstance(step, Calls) and decision.id in game.asking:
        return step.closed(game, decision)
    return []


def forbids(game: Quintebourg, decision: Decision, choice: Choice) -> str | None:
    """The clause that a choice of the right form breaks."""
    return None


def unoffered(game: Quintebourg, id: str) -> str | None:
    """The clause by which an offer of that id is not made now."""
    return None
