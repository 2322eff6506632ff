"""What is secret about a secret step, by game; the length of the step must not depend on it."""

from __future__ import annotations

from typing import Any, NamedTuple

from meetinghouse.engine.game import Game
from meetinghouse.games.quintebourg.phases.night.night import Calls
from meetinghouse.games.quintebourg.phases.night.program import WAVE
from meetinghouse.games.salem1692.queries import constable, living_witches


class Secrets(NamedTuple):
    """A secret step: its public name, and the secret facts about it."""

    name: str
    facts: dict[str, bool]


SALEM = {"DawnChoice": "several witches", "NightChoice": "several witches", "GavelChoice": "a living constable"}


def salem1692(game: Game[Any], people: int) -> Secrets:
    """Named by its kind and the number of living players."""
    state, step = game.state, game.agenda[-1]
    name = type(step).__name__
    found = {}
    if name in SALEM:
        known = {"several witches": living_witches(state).bit_count() > 1, "a living constable": constable(state) >= 0}
        found[SALEM[name]] = known[SALEM[name]]
        found["a person acts"] = bool(step.actors(game) & people)  # type: ignore[attr-defined]
    elif name == "Confess" and not state.confessed:
        found["target has the gavel"] = state.gavel >= 0 and state.gavel == state.target
    return Secrets(f"{name}, {state.living.bit_count()} live", found)


def quintebourg(game: Game[Any], people: int) -> Secrets:
    """Named by its wave or call; who is called is secret."""
    step = game.agenda[-1]
    if not isinstance(step, Calls):
        return Secrets(type(step).__name__, {})
    name = f"wave {WAVE[step.names[0]]}" if len(step.names) > 1 else step.names[0]
    called = sum(1 << seat for seat in step.calls)
    return Secrets(
        name,
        {
            "a person acts": bool(called & people),
            "two or more act": called.bit_count() > 1,
            "the doctor acts": game.state.doctor >= 0 and bool(called >> game.state.doctor & 1),
        },
    )


GAMES = {"salem1692": salem1692, "quintebourg": quintebourg}  # New Salem has no secret step
