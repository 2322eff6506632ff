"""Salem 1692 as the engine sees it."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from ...engine.agenda import Step
from ...engine.decisions import Channel
from ...engine.events import Event
from ...engine.refusals import Refused
from ...engine.rules import Rules, Setting, Setup, Style, View
from . import (
    black,
    conspiracy,
    dawn,
    draw,
    elimination,
    ghosts,
    night,
    redeal,
    setup,
    trial,
    turn,
    view,
)
from .editions import PACES, SETTINGS, STYLES, edition_of
from .events import EVENTS
from .roles import abigail, ann, giles, john, parris, rebecca, thomas, tituba
from .state import Salem, SalemState

STEPS: tuple[type[Step[SalemState]], ...] = (
    setup.ChooseTownHall, setup.DealHands, dawn.DawnFalls, dawn.DawnChoice, dawn.DayBegins, turn.BeginTurn,
    turn.Turn, turn.PlayCard, turn.EndTurn, draw.Draw, black.BlackDone, trial.HoldTrial, trial.PickForTrial,
    trial.PickTryal, trial.PointToTwo, trial.PickOfTwo, elimination.Elimination, elimination.OrderEliminations,
    elimination.Eliminate, elimination.Bury, elimination.RecomputeMartha, elimination.ApplyTwoLeft,
    elimination.OpenEyes, elimination.LastWords, conspiracy.CatStrikes, conspiracy.Exchange, conspiracy.TakeTryals,
    conspiracy.PassToGhost, conspiracy.MoveTryals, night.NightFalls, night.NightChoice, night.GavelChoice,
    night.Confess, night.Announce, night.LoseTwo, night.Daybreak, ghosts.LookAtGhost, draw.DiscardTop,
    abigail.AbigailDecides, ann.AnnDecides, giles.GilesDecides, john.JohnTakes, john.JohnPicks, parris.Recover,
    rebecca.RebeccasDraw, rebecca.RebeccaDecides, thomas.ThomasDecides, tituba.Rearrange,
)  # fmt: skip


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
    sight: ClassVar[type[View]] = view.SalemView
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    steps: ClassVar[dict[str, type[Step[Any]]]] = {step.__name__: step for step in STEPS}

    def check(self, players: int, options: dict[str, Any]) -> None:
        """Refuse settings that do not fit the number of players, or each other."""
        edition = edition_of(options)
        if players < 4:
            if not edition.ghost_game:
                raise Refused(
                    "option-clash",
                    "SAL-PLAY-03",
                    why=f"edition {edition.name} has no game for {players} players.",
                    names="edition",
                )
            if edition.extra_witch:
                why = "extra_witch is not for two or three players."
                raise Refused("option-clash", "SAL-VAR-04", why=why, names="extra_witch")
        if edition.town_hall_choice and players > 7:
            why = "town_hall_choice is for 7 players or fewer."
            raise Refused("option-clash", "SAL-SETUP-07", why=why, names="town_hall_choice")
        if options.get("force_disclosure") and options.get("no_disclosure"):
            why = "force_disclosure and no_disclosure contradict each other."
            raise Refused("option-clash", "SAL-VAR-07", why=why, names="force_disclosure no_disclosure")
        if edition.dawn_cat_penalty and not edition.offers_dawn_cat_penalty:
            why = f"edition {edition.name} does not offer dawn_cat_penalty; set offers_dawn_cat_penalty too."
            raise Refused("option-clash", "SAL-VAR-08", why=why, names="dawn_cat_penalty")
        if edition.youngest_seat >= players:
            why = f"there is no seat {edition.youngest_seat}."
            raise Refused("option-clash", "SAL-GHOST-04", why=why, names="youngest_seat")

    def seats(self, players: int) -> int:
        """Two or three players are joined by ghosts."""
        return max(players, 4)

    def empty(self, setup: Setup) -> SalemState:
        """A blank table."""
        state = SalemState(edition_of(setup.options), setup.players, self.seats(setup.players))
        state.clear()
        return state

    def begin(self, game: Salem) -> None:
        """Set the table."""
        setup.set_table(game)

    def view(self, game: Salem, seat: int | None) -> View:
        """What the seat may know."""
        return view.view_of(game, seat)

    def view_all(self, game: Salem) -> View:
        """Everything."""
        return view.view_all(game)

    def channels(self, game: Salem) -> list[Channel]:
        """Who may talk."""
        return view.channels(game)

    def redeal(self, game: Salem, seat: int | None, dice: random.Random) -> None:
        """Another world."""
        redeal.redeal(game, seat, dice)


RULES = SalemRules()
