"""Salem 1692 as the engine sees it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from ...engine.agenda import Step
from ...engine.decisions import Channel
from ...engine.events import Event, Told
from ...engine.offers import Offer
from ...engine.refusals import Refused
from ...engine.rules import Counted, DealtCards, NightCall, Rules, Setup, Solved, View
from ...engine.sayings import Claim, Phrase, Saying
from ...engine.settings import Setting, Style
from . import imagine, redeal, sayings
from .calls import calls_tonight
from .cards.playing_cards import PLAYING_CARDS
from .components import TRYALS
from .editions import PACES, SETTINGS, STYLES, edition_of
from .events import EVENTS, BlackCardDrawn, CardPlayed, CharacterShown, Narrated, TurnBegan
from .evidence import solved
from .observed import observed
from .phases import black, conspiracy, dawn, draw, elimination, ghosts, night, setup, trial, turn
from .repairs import REPAIRS
from .retell import retell
from .roles import (
    abigail_williams,
    ann_putnam,
    constable,
    giles_corey,
    john_proctor,
    martha_corey,
    rebecca_nurse,
    samuel_parris,
    thomas_danforth,
    tituba,
    witch,
)
from .roles.town_hall import CHARACTERS, HEEDING
from .state import Salem, SalemState
from .view.own import all_there_is, own
from .view.public import channels, public
from .view.types import SalemOwn, SalemPublic, SalemView

STEPS: tuple[type[Step[SalemState]], ...] = (
    setup.ChooseTownHall, setup.DealHands, dawn.DawnFalls, dawn.DawnChoice, dawn.DayBegins, turn.BeginTurn,
    turn.Turn, turn.PlayCard, turn.EndTurn, draw.Draw, draw.DiscardTop, ghosts.LookAtGhost, trial.HoldTrial,
    trial.PickForTrial, trial.PickTryal, trial.PointToTwo, trial.PickOfTwo, elimination.Elimination,
    elimination.OrderEliminations, elimination.Eliminate, elimination.Bury, elimination.ApplyTwoLeft,
    elimination.OpenEyes, elimination.LastWords, conspiracy.CatStrikes, conspiracy.Exchange, conspiracy.TakeTryals,
    conspiracy.PassToGhost, conspiracy.MoveTryals, night.NightFalls, witch.NightChoice, constable.GavelChoice,
    night.Confess, night.Announce, night.LoseTwo, black.Daybreak, black.BlackDone, abigail_williams.AbigailDecides,
    ann_putnam.AnnDecides, giles_corey.GilesDecides, john_proctor.JohnTakes, john_proctor.JohnPicks,
    martha_corey.RecomputeMartha, rebecca_nurse.RebeccasDraw, rebecca_nurse.RebeccaDecides, samuel_parris.Recover,
    thomas_danforth.ThomasDecides, tituba.Rearrange,
)  # fmt: skip


class Clash(Refused):
    """Settings that do not fit together; the texts of this game say why."""


class SalemRules(Rules[SalemState]):
    """The rulebook of Salem 1692, in three editions."""

    name: ClassVar[str] = "salem1692"
    title: ClassVar[str] = "Salem 1692"
    version: ClassVar[str] = "2"
    least: ClassVar[int] = 2
    most: ClassVar[int] = 12
    settings: ClassVar[tuple[Setting, ...]] = SETTINGS
    paces: ClassVar[dict[str, dict[str, Any]]] = PACES
    styles: ClassVar[dict[str, Style]] = STYLES
    sides: ClassVar[tuple[str, ...]] = ("townspeople", "witches")
    imagines: ClassVar[bool] = True
    view_type: ClassVar[type[View]] = SalemView
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    steps: ClassVar[dict[str, type[Step[Any]]]] = {step.__name__: step for step in STEPS}
    repairs: ClassVar[dict[str, Offer[Any]]] = dict(REPAIRS)
    counted: ClassVar[tuple[Counted, ...]] = (
        Counted("role", CharacterShown, "character", "seat"),
        Counted("card", CardPlayed, "card", "by"),
        Counted("card", BlackCardDrawn, "card", "seat"),
    )

    def check(self, players: int, options: dict[str, Any]) -> None:
        """Refuse settings that do not fit the number of players, or each other."""
        edition = edition_of(options)
        both = options.get("force_disclosure") and options.get("no_disclosure")
        clashes = (
            ("edition", "SAL-PLAY-03", players < 4 and not edition.ghost_game),
            ("extra_witch", "SAL-VAR-04", players < 4 and edition.extra_witch),
            ("town_hall_choice", "SAL-SETUP-07", players > 7 and edition.town_hall_choice),
            ("force_disclosure no_disclosure", "SAL-VAR-07", both),
            ("dawn_cat_penalty", "SAL-VAR-08", edition.dawn_cat_penalty and not edition.offers_dawn_cat_penalty),
            ("youngest_seat", "SAL-GHOST-04", edition.youngest_seat >= players),
        )
        for names, clause, clash in clashes:
            if clash:
                raise Clash("option-clash", clause, names=names)

    def seats(self, players: int) -> int:
        """Two or three players are joined by ghosts."""
        return max(players, 4)

    def empty(self, setup: Setup) -> SalemState:
        state = SalemState(
            edition_of(setup.options), PLAYING_CARDS, CHARACTERS, HEEDING, setup.players, self.seats(setup.players)
        )
        state.clear()
        return state

    def begin(self, game: Salem) -> None:
        setup.set_table(game)

    def public(self, game: Salem) -> SalemPublic:
        return public(game)

    def own(self, game: Salem, seat: int) -> SalemOwn | None:
        return own(game, seat)

    def view_all(self, game: Salem) -> SalemView:
        return SalemView(game=self.name, viewer=None, public=public(game), own=all_there_is(game))

    def channels(self, game: Salem) -> list[Channel]:
        return channels(game)

    def phrases(self, game: Salem, channel: str, living: int) -> tuple[Phrase, ...]:
        return sayings.phrases(living)

    def truth(self, game: Salem, seat: int, saying: Saying) -> bool | None:
        return sayings.truth(game, seat, saying)

    def disproved(self, game: Salem, claim: Claim) -> str:
        return sayings.disproved(game, claim)

    def clash(self, game: Salem, one: Claim, other: Claim) -> str:
        return sayings.clash(game, one, other)

    def calls(self, game: Salem) -> tuple[NightCall, ...]:
        return calls_tonight(game)

    def morning(self, event: Event) -> Literal["begins", "ends", ""]:
        if isinstance(event, Narrated) and event.line in ("dawn-wake", "night-wake"):
            return "begins"
        return "ends" if isinstance(event, TurnBegan) else ""

    def dealt(self, setup: Setup) -> dict[str, DealtCards | None]:
        each = sum(TRYALS[setup.players]) // self.seats(setup.players)
        found: dict[str, DealtCards | None] = {"tryals": DealtCards(each)}
        if setup.players >= 4:  # with ghosts nobody has an ability
            two = edition_of(setup.options).town_hall_choice
            found["town hall"] = DealtCards(2 if two else 1, last_first=True)
        return found

    def redeal(self, game: Salem, seat: int | None, dice: random.Random) -> None:
        redeal.redeal(game, seat, dice)

    def solve(self, game: Salem, seat: int | None) -> Solved | None:
        """The shares of worlds by side; None if there are too many to count, or for the dead who see everything."""
        state = game.state
        if seat is not None and state.moderators >> seat & 1:
            return None
        try:
            return solved(observed(state, seat), game.heard(seat), self.sides)
        except ValueError:  # no deal leads to this position, as in some tests
            return None

    def memory(self, game: Salem, seat: int | None) -> object:
        return imagine.memory(game, seat)

    def imagine(self, game: Salem, view: Any, story: Sequence[Event]) -> None:
        imagine.imagine(game, view, story)

    def retell(self, game: Salem, seat: int | None) -> list[Told]:
        return retell(game, seat)


RULES = SalemRules()
