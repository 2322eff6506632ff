"""What everybody can know in Quinte-bourg: who looks like a hunter to the town."""

from __future__ import annotations

from typing import Any

from ...engine.events import Event
from ...engine.sayings import Spoke
from ...games.quintebourg import events
from ..onlooker import Onlooker
from ..promises import Deed
from . import hearsay
from .belief import Belief
from .scene import Scene

TELLING = (
    events.PostsDealt, events.HealthReported, events.HealthAnnounced, events.CameraRead, events.Invoked, events.Voted,
    events.Judged,
)  # fmt: skip


class QuintebourgOnlooker(Onlooker):
    """A belief that reads the public story alone."""

    def __init__(self, view: Any) -> None:
        super().__init__(view)
        self._belief = Belief(Scene(view))
        self._belief.me = -1
        self._doctor = -1  # whom everybody knows

    def observe(self, event: Event) -> list[float] | None:
        """How much each seat looks like a hunter to the town."""
        self._belief.hear(event)
        if isinstance(event, events.DoctorShown):
            self._doctor = event.seat
        if not isinstance(event, TELLING):
            return None
        found = [self._belief.hunting(seat) for seat in range(self._belief.players)]
        if self._doctor >= 0:
            found[self._doctor] = 0.0
        return found

    def testimony(self, event: Spoke) -> tuple[int, float] | None:
        """Whether somebody was out at night, or what somebody's card says."""
        return hearsay.testimony(event)

    def deed_in(self, event: Event) -> Deed | None:
        """The same deeds as listeners use to judge promises."""
        return hearsay.deed_in(event)

    def new_round(self, event: Event, seat: int) -> bool:
        """Every day is a round."""
        return isinstance(event, events.DayBroke)
