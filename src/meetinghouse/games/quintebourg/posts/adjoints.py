"""The prosecutor's deputies, Randy and Armish: a thermal camera for the coming night (QB-POST-DEPUTY)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.values import Choice, Position
from ..components import calendar
from ..components.names import SUN, WOUNDED
from ..events import CameraPlaced
from ..offers import TownOffer
from ..queries.town import fit, houses
from ..state import Quintebourg, QuintebourgState

RANDY, ARMISH = "adj-randy", "adj-armish"


def deputies(state: QuintebourgState) -> list[int]:
    """The deputies in office: holders who are unharmed or wounded as far as the town knows."""
    held = [state.holder(post) for post in (RANDY, ARMISH)]
    return [seat for seat in held if seat >= 0 and state.published[seat] <= WOUNDED]


def deputy_of_the_day(state: QuintebourgState) -> str:
    """Randy on odd days, Armish on even ones (QB-RULING-98)."""
    return RANDY if state.weekday in calendar.ODD else ARMISH


class PlaceCamera(TownOffer):
    """The deputy of the day chooses a house for the coming night, and nobody else knows it."""

    name: ClassVar[str] = "camera"
    otherwise: ClassVar[str] = "QB-DAY-14"

    def offered(self, game: Quintebourg, seat: int) -> Question | str:
        state = game.state
        if state.weekday == SUN:
            return self.otherwise
        rule = "QB-POST-DEPUTY-02" if state.holder(ARMISH) == seat else "QB-POST-DEPUTY-01"
        if state.holder(deputy_of_the_day(state)) != seat:
            return rule
        if not fit(state) >> seat & 1:
            return "QB-RULING-123"
        options = tuple([Position(plot) for plot in houses(state) if plot != state.camera])
        return Question("place-camera", options, seen_by="nobody", rule=rule)

    def take(self, game: Quintebourg, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Position)
        game.state.camera = choice.place
        game.tell(seat, CameraPlaced(seat, choice.place))


PLACE_CAMERA = PlaceCamera()
