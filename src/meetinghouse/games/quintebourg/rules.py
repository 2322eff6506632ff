"""Les gens étranges de Quinte-bourg as the engine sees it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from ...engine.agenda import Step
from ...engine.decisions import Channel
from ...engine.events import Event
from ...engine.offers import Offer
from ...engine.refusals import Refused
from ...engine.rules import Counted, Dealer, DealtCards, NightCall, Own, Public, Rules, Setup, Share, View
from ...engine.sayings import Claim, Phrase, Saying
from ...engine.settings import Setting, Style
from . import imagine, redeal, sayings
from .components import composition, shares
from .components.names import CAMPS
from .components.presets import LEAST, MOST
from .events import EVENTS, CardsDealt, DayBroke, DebateBegan, LawDecided, PostsDealt
from .phases import invocation, setup, week
from .phases.day import (
    ballot,
    count,
    dawn,
    estates,
    evening,
    feast,
    proposals,
    removal,
    session,
    succession,
    tribunal,
    weddings,
)
from .phases.night import night
from .posts import notaire, pickpockets
from .queries.town import camp
from .repairs import REPAIRS
from .state import Quintebourg, QuintebourgState
from .view import QuintebourgView, own, public
from .view.channels import all_channels

STEPS: tuple[type[Step[QuintebourgState]], ...] = (
    week.Turn, week.DayOfTheWeek, week.SundayNight, night.Nightfall, night.Narrate, night.Calls, night.OneCall,
    night.Daybreak, dawn.Morning, dawn.Shift, dawn.Exchange, dawn.Resignations, removal.Removal, dawn.Report,
    succession.Appoint, succession.Withdraw, estates.Estates, notaire.Bequests, dawn.Cameras, succession.Applications,
    succession.ChooseApplicant, session.Session, session.Proposals, session.Assent, session.OpenDebate,
    session.Debate, ballot.Ballot, ballot.Direction, ballot.Others, ballot.Vote, ballot.AbsentVote, ballot.Pay,
    count.Count, count.TieBreak, count.Hurt, tribunal.Tribunal, tribunal.Judge, count.Settle, proposals.Weddings,
    weddings.Fee, weddings.PayFee, weddings.Consent, weddings.Witness, weddings.Home, pickpockets.Pickpockets,
    evening.Richest, feast.OpenFeast, feast.Feast, invocation.Invocation,
)  # fmt: skip


class QuintebourgRules(Rules[QuintebourgState]):
    """The rulebook of Quinte-bourg."""

    name: ClassVar[str] = "quintebourg"
    title: ClassVar[str] = "Les gens étranges de Quinte-bourg"
    version: ClassVar[str] = "5"
    least: ClassVar[int] = LEAST
    most: ClassVar[int] = MOST
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("mode", "v", ("v", "m", "e"), group="town"),
        Setting("night_calls", "waves", ("waves", "classic"), group="night"),
        Setting("start_weekday", "thu", ("thu", "mon"), group="town"),
        Setting("leader_succession", False, (False, True), group="night"),
        Setting("converts_leave", False, (False, True), group="night"),
        Setting("target_first", False, (False, True), group="night"),
        Setting("hide_q_m", True, (True, False), group="day"),
        Setting("condemned_invoke", True, (True, False), group="day"),
        Setting("special_blank", False, (False, True), group="day"),
        Setting("one_inquiry", False, (False, True), group="day"),
        Setting("one_proposal", False, (False, True), group="day"),
        Setting("role_talk", True, (True, False), group="day"),
        Setting("dead_spectator", False, (False, True), group="town",
                only={"hide_q_m": (False,)}),
        Setting("max_weeks", 6, None, None, 1, 12, "town"),
        Setting("clock", 0, None, None, 0, 500000, "town"),
        Setting("wave_seconds", 30, None, None, 5, 300, "night"),
        Setting("debate_seconds", 300, None, None, 10, 3600, "day"),
        Setting("feast_seconds", 480, None, None, 10, 3600, "day"),
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
    imagines: ClassVar[bool] = True
    imagines_always: ClassVar[bool] = False
    imagines_anew: ClassVar[bool] = True
    view_type: ClassVar[type[View]] = QuintebourgView
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    steps: ClassVar[dict[str, type[Step[Any]]]] = {step.__name__: step for step in STEPS}
    offers: ClassVar[dict[str, Offer[Any]]] = {offer.name: offer for step in STEPS for offer in step.offers}
    repairs: ClassVar[dict[str, Offer[Any]]] = {**REPAIRS}
    counted: ClassVar[tuple[Counted, ...]] = (
        Counted("role", CardsDealt, "party", "seat"),
        Counted("role", CardsDealt, "effect", "seat"),
        Counted("post", PostsDealt, "posts", "holders"),
        Counted("law", LawDecided, "law", only="accepted"),
    )

    def check(self, players: int, options: dict[str, Any]) -> None:
        composition.check(players, options)

    def clashes(self, players: int, options: dict[str, Any]) -> list[Refused]:
        return composition.clashes(players, options)

    def shares(self, players: int, options: dict[str, Any]) -> list[Share]:
        return shares.shares(players, options)

    def notes(self, players: int, options: dict[str, Any]) -> list[str]:
        found = composition.notes(players, options)
        if options.get("dead_spectator") and options.get("hide_q_m", True):
            found.append("no-spectators")
        return found

    def empty(self, setup: Setup) -> QuintebourgState:
        """A town before anything is dealt."""
        options = {setting.name: setting.default for setting in self.settings} | setup.options
        options = composition.resolved(setup.players, options)
        state = QuintebourgState(str(options["mode"]), setup.players, options, (1 << setup.players) - 1)
        state.clear()
        state.slot = list(range(setup.players))
        return state

    def begin(self, game: Quintebourg) -> None:
        setup.found_town(game)

    def public(self, game: Quintebourg) -> Public:
        return public.public_part(game)

    def own(self, game: Quintebourg, seat: int) -> Own:
        return own.own_part(game, seat)

    def view_all(self, game: Quintebourg) -> View:
        seen, hidden = public.public_part(game), own.everything(game)
        return QuintebourgView(game=self.name, viewer=None, public=seen, own=hidden)

    def channels(self, game: Quintebourg) -> list[Channel]:
        return all_channels(game)

    def phrases(self, game: Quintebourg, channel: str, living: int) -> tuple[Phrase, ...]:
        return sayings.phrases(game.state, living)

    def truth(self, game: Quintebourg, seat: int, saying: Saying) -> bool | None:
        return sayings.truth(game, seat, saying)

    def disproved(self, game: Quintebourg, claim: Claim) -> str:
        return sayings.disproved(game, claim)

    def clash(self, game: Quintebourg, one: Claim, other: Claim) -> str:
        return sayings.clash(game.state, one, other)

    def calls(self, game: Quintebourg) -> tuple[NightCall, ...]:
        return night.calls_tonight(game)

    def morning(self, event: Event) -> Literal["begins", "ends", ""]:
        if isinstance(event, DayBroke):
            return "begins"
        return "ends" if isinstance(event, DebateBegan) else ""

    def dealt(self, setup: Setup) -> dict[str, DealtCards | None]:
        parties: dict[str, DealtCards | None] = {"party": DealtCards(), "alibi": None, "alibi-order": None}
        effects = {"variant": None, "effect": DealtCards(), "doctor-effect": None}
        posts = composition.posts_dealt(setup.players, setup.options)
        return parties | effects | {"posts": DealtCards(last_first=True, to=tuple([f"post-{post}" for post in posts]))}

    def redeal(self, game: Quintebourg, seat: int | None, dice: random.Random) -> None:
        redeal.redeal(game, seat, dice)

    def side(self, game: Quintebourg, seat: int) -> str:
        return camp(game.state, seat) or "villageois"

    def imaginable(self, game: Quintebourg, seat: int | None) -> bool:
        return imagine.imaginable(game, seat)

    def memory(self, game: Quintebourg, seat: int | None) -> object:
        return imagine.memory(game, seat)

    def imagine(self, game: Quintebourg, view: Any, story: Sequence[Event]) -> Dealer:
        return imagine.imagine(game, view, story)


RULES = QuintebourgRules()
