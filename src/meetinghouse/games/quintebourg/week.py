"""The days of the week, one after another (the phase machine of section 21)."""

from __future__ import annotations

from typing import ClassVar

from . import victory
from .day.dawn import Morning
from .day.evening import Pickpockets, Richest
from .day.feast import Feast, OpenFeast
from .day.session import Session
from .day.weddings import Weddings
from .names import SUN
from .night import Daybreak, Nightfall
from .state import Quintebourg
from .steps import TownStep


class Turn(TownStep):
    """A night and the day after it, and so on."""

    phase: ClassVar[str] = "night"

    def resolve(self, game: Quintebourg) -> None:
        """Until somebody wins."""
        game.next(Nightfall(), Daybreak(), Morning(), DayOfTheWeek(), Turn())


class DayOfTheWeek(TownStep):
    """Sunday is the feast, and Monday follows without a night (QB-CAL-12)."""

    phase: ClassVar[str] = "dawn"

    def resolve(self, game: Quintebourg) -> None:
        """What the day holds."""
        if game.state.weekday == SUN:
            game.next(OpenFeast(), Feast(), SundayNight(), Morning(), DayOfTheWeek())
        else:
            game.next(Session(), Weddings(), Pickpockets(), Richest())


class SundayNight(TownStep):
    """After the last Sunday the game stops (QB-PRESET-13)."""

    phase: ClassVar[str] = "feast"

    def resolve(self, game: Quintebourg) -> None:
        """All conditions are read then."""
        state = game.state
        state.weeks += 1
        if state.weeks >= int(state.options["max_weeks"]):
            victory.stop(game, "weeks")
