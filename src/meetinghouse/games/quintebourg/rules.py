"""Les gens étranges de Quinte-bourg as the engine sees it."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from ...engine.agenda import Step
from ...engine.decisions import Channel
from ...engine.events import Event
from ...engine.offers import Offer
from ...engine.refusals import Refused
from ...engine.rules import Rules, Setting, Setup, Share, Style, View
from . import composition, invocations, night, redeal, setup, shares, sight, week
from .channels import all_channels
from .day import ballot, count, dawn, estates, evening, feast, removal, session, succession, tribunal, weddings
from .events import EVENTS
from .names import CAMPS
from .offers import BY_PHASE, OFFERS
from .presets import LEAST, MOST
from .state import Quintebourg, QuintebourgState
from .view import QuintebourgView

STEPS: tuple[type[Step[QuintebourgState]], ...] = (
    week.Turn, week.DayOfTheWeek, week.SundayNight, night.Nightfall, night.Narrate, night.Calls, night.OneCall,
    night.Daybreak, dawn.Morning, dawn.Shift, dawn.Exchange, dawn.Resignations, removal.Removal, dawn.Report,
    succession.Appoint, succession.Withdraw, estates.Estates, estates.Bequests, dawn.Cameras, succession.Applications,
    succession.ChooseApplicant, session.Session, session.Proposals, session.Assent, session.OpenDebate,
    session.Debate, ballot.Ballot, ballot.Direction, ballot.Others, ballot.Vote, ballot.AbsentVote, ballot.Pay,
    count.Count, count.TieBreak, count.Hurt, tribunal.Tribunal, tribunal.Judge, count.Settle, weddings.Weddings,
    weddings.Fee, weddings.PayFee, weddings.Consent, weddings.Witness, weddings.Home, evening.Pickpockets,
    evening.Richest, feast.OpenFeast, feast.Feast, invocations.Invocation,
)  # fmt: skip


class QuintebourgRules(Rules[QuintebourgState]):
    """The rulebook of Quinte-bourg."""

    name: ClassVar[str] = "quintebourg"
    title: ClassVar[str] = "Les gens étranges de Quinte-bourg"
    version: ClassVar[str] = "4"
    least: ClassVar[int] = LEAST
    most: ClassVar[int] = MOST
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("mode", "v", "villagers (v), mathematicians (m) or strange people (e)", ("v", "m", "e"), group="town"),
        Setting("night_calls", "waves", "the night in waves, or one by one", ("waves", "classic"), group="night"),
        Setting("start_weekday", "thu", "the weekday of the first night", ("thu", "mon"), group="town"),
        Setting("leader_succession", False, "a fellow decides for a fallen leader", (False, True), group="night"),
        Setting("converts_leave", False, "the prophet's converts leave their meetings", (False, True), group="night"),
        Setting("target_first", False, "the designated target is hit first", (False, True), group="night"),
        Setting("hide_q_m", True, "nearly dead and dead are not told apart", (True, False), group="day"),
        Setting("condemned_invoke", True, "the condemned may invoke until night", (True, False), group="day"),
        Setting("special_blank", False, "blank votes in special sessions", (False, True), group="day"),
        Setting("one_inquiry", False, "the prosecutor opens one inquiry a day", (False, True), group="day"),
        Setting("one_proposal", False, "everybody proposes once a day", (False, True), group="day"),
        Setting("role_talk", True, "players may talk about their roles", (True, False), group="day"),
        Setting("dead_spectator", False, "the dead may choose only to watch", (False, True), group="town",
                only={"hide_q_m": (False,)}),
        Setting("max_weeks", 6, "the game stops after so many Sundays", None, None, 1, 12, "town"),
        Setting("clock", 0, "percent of the usual times; 0: no clock", None, None, 0, 500000, "town"),
        Setting("wave_seconds", 30, "seconds of a wave of the night", None, None, 5, 300, "night"),
        Setting("debate_seconds", 300, "seconds of a debate, at most", None, None, 10, 3600, "day"),
        Setting("feast_seconds", 480, "seconds of the feast, at most", None, None, 10, 3600, "day"),
        *composition.SETTINGS,
    )  # fmt: skip
    paces: ClassVar[dict[str, dict[str, Any]]] = {
        "relaxed": {"clock": 150},
        "classic": {"clock": 100, "wave_seconds": 20},
        "quick": {"clock": 60, "wave_seconds": 25},
        "none": {},
        "async": {"clock": 500000},
    }
    styles: ClassVar[dict[str, Style]] = {
        "villagers": Style(),
        "mathematicians": Style(options={"mode": "m"}),
        "strange": Style(options={"mode": "e"}),
        "table": Style(options={"night_calls": "classic"}),
    }
    sides: ClassVar[tuple[str, ...]] = CAMPS
    sight: ClassVar[type[View]] = QuintebourgView
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    steps: ClassVar[dict[str, type[Step[Any]]]] = {step.__name__: step for step in STEPS}
    offers: ClassVar[dict[str, Offer[Any]]] = {offer.name: offer for offer in OFFERS}
    by_phase = BY_PHASE

    def check(self, players: int, options: dict[str, Any]) -> None:
        """Refuse a composition that cannot be played."""
        composition.check(players, options)

    def clashes(self, players: int, options: dict[str, Any]) -> list[Refused]:
        """All that keeps a composition from being played."""
        return composition.clashes(players, options)

    def shares(self, players: int, options: dict[str, Any]) -> list[Share]:
        """What a composition puts into town."""
        return shares.shares(players, options)

    def notes(self, players: int, options: dict[str, Any]) -> list[str]:
        """What follows from a composition."""
        found = composition.notes(players, options)
        if options.get("dead_spectator") and options.get("hide_q_m", True):
            found.append("no-spectators")
        return found

    def empty(self, setup: Setup) -> QuintebourgState:
        """A town without a soul."""
        options = {setting.name: setting.default for setting in self.settings} | setup.options
        options = composition.resolved(setup.players, options)
        state = QuintebourgState(str(options["mode"]), setup.players, options, (1 << setup.players) - 1)
        state.clear()
        state.slot = list(range(setup.players))
        return state

    def begin(self, game: Quintebourg) -> None:
        """Deal."""
        setup.found_town(game)

    def view(self, game: Quintebourg, seat: int | None) -> View:
        """What the seat may know."""
        return sight.view_of(game, seat)

    def view_all(self, game: Quintebourg) -> View:
        """Everything."""
        return sight.view_of(game, None, opened=True)

    def channels(self, game: Quintebourg) -> list[Channel]:
        """Who may talk where."""
        return all_channels(game)

    def redeal(self, game: Quintebourg, seat: int | None, dice: random.Random) -> None:
        """Another world."""
        redeal.redeal(game, seat, dice)


RULES = QuintebourgRules()
