"""The days of the week, one after another (the phase machine of section 21)."""

from __future__ import annotations

from .. import victory
from ..components.names import SUN
from ..posts.pickpockets import Pickpockets
from ..state import Quintebourg
from .day.dawn import Morning
from .day.evening import Richest
from .day.feast import Feast, FeastStep, OpenFeast
from .day.proposals import Weddings
from .day.session import Session
from .day.step import DawnStep
from .night.night import Daybreak, Nightfall, NightStep


class Turn(NightStep):
    """A night and the day after it, again and again."""

    def resolve(self, game: Quintebourg) -> None:
        game.next(Nightfall(), Daybreak(), Morning(), DayOfTheWeek(), Turn())


class DayOfTheWeek(DawnStep):
    """Sunday is the feast, and Monday follows without a night (QB-CAL-12)."""

    def resolve(self, game: Quintebourg) -> None:
        if game.state.weekday == SUN:
            game.next(OpenFeast(), Feast(), SundayNight(), Morning(), DayOfTheWeek())
        else:
            game.next(Session(), Weddings(), Pickpockets(), Richest())


class SundayNight(FeastStep):
    """After the last Sunday the game stops (QB-PRESET-13)."""

    def resolve(self, game: Quintebourg) -> None:
        state = game.state
        state.weeks += 1
        if state.weeks >= int(state.options["max_weeks"]):
            victory.stop(game, "weeks")
