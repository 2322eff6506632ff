"""The prosecutor's thermal camera, asked for before any report (QB-POST-PROSECUTOR-01, QB-RULING-97)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.sheet import Given
from ....engine.values import seats_in
from ..call import Call, part
from ..names import B, I, Q
from ..state import Quintebourg, QuintebourgState
from ..town import NONE, of_health, place_of, place_options


def deputies(state: QuintebourgState) -> list[int]:
    """The deputies in office: holders who are thought unharmed or wounded."""
    held = [state.holder(post) for post in ("adj-randy", "adj-armish")]
    return [seat for seat in held if seat >= 0 and state.published[seat] <= B]


class Camera(Call):
    """Where he had placed it, if he has no deputy."""

    name: ClassVar[str] = "camera"
    step: ClassVar[str] = "D0"

    def callees(self, game: Quintebourg) -> int:
        """Who was prosecutor during the night, if still unharmed or wounded; asked in a wave, he may yet be healed."""
        state = game.state
        seat = state.prosecutor
        worst = B if state.options["night_calls"] == "classic" else Q
        return 1 << seat & of_health(state, I, worst) if seat >= 0 and not deputies(state) else 0

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """A house or a room."""
        return None if "camera" in given else part("camera", [NONE, *place_options(game.state)])

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """Read at step 4, as of the moment of the attacks."""
        state = game.state
        for seat, given in answers.items():
            place = place_of(given.get("camera"))
            if place >= 0 and state.health[seat] <= B:
                state.readings.append([place, persons_at(state, place)])


def persons_at(state: QuintebourgState, place: int) -> int:
    """Everybody at that place at the time of the attacks: none, one, or two and more."""
    return min(2, sum(1 for seat in seats_in(state.everybody) if state.position[seat] == place))
