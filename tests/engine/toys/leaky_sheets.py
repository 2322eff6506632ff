"""Vigils whose sheets let a secret out, one each, which the conformance suite has to find."""

from __future__ import annotations

import random
from typing import Any, ClassVar

import msgspec

from meetinghouse.engine.decisions import Decision, Question
from meetinghouse.engine.game import Game
from meetinghouse.engine.offers import Offer
from meetinghouse.engine.rules import Rules, View
from meetinghouse.engine.sheet import Given, Sheet
from meetinghouse.engine.values import NO

from .vigil import Bell, Night, Vigil, VigilState

replace = msgspec.structs.replace


# --- the form


class OddSheet(Night):
    """Sheets whose form differs for one role."""

    role: ClassVar[str] = "wolf"
    oddity: ClassVar[dict[str, Any]] = {}

    def put(self, game: Game[VigilState], seat: int, question: Question) -> Decision:
        """That role is asked in another form."""
        asked = super().put(game, seat, question)
        return replace(asked, **self.oddity) if game.state.roles[seat] == self.role else asked


class TimerSheet(OddSheet):
    """Another time."""

    oddity: ClassVar[dict[str, Any]] = {"timer": 90}


class LeastSheet(OddSheet):
    """Another number."""

    oddity: ClassVar[dict[str, Any]] = {"least": 0}


class SeenSheet(OddSheet):
    """Seen by everybody."""

    oddity: ClassVar[dict[str, Any]] = {"seen_by": "everybody"}


class DefaultSheet(Night):
    """A default for one of the wolves."""

    def page(self, game: Game[VigilState], seat: int, key: str) -> Question:
        """The first of them."""
        question = super().page(game, seat, key)
        first = game.state.roles.index("wolf") == seat
        return replace(question, default=question.options[0]) if key == "prey" and first else question


class PartialSheet(Night):
    """Leaves seat 5 in peace."""

    def present(self, game: Game[VigilState]) -> int:
        """All but one."""
        return super().present(game) & ~(1 << 5)


class OpenSheet(Night):
    """Shows whom we wait for."""

    openly: ClassVar[bool] = True


class AlikeSheet(Night):
    """Says that all ask alike, and asks every role something else."""

    alike: ClassVar[bool] = True


# --- what is sealed


class TellingSheet(Night):
    """How deep a seer may look depends on whether others have answered."""

    def page(self, game: Game[VigilState], seat: int, key: str) -> Question:
        """One option less."""
        question = super().page(game, seat, key)
        return replace(question, among=question.options[:-1]) if key == "look" and self.begun(seat) else question

    def begun(self, seat: int) -> bool:
        """Whether another seat has answered something."""
        return any(other != seat for other in self.given)


class ForgetfulSheet(Night):
    """In a redealt world what was seen of fellows is forgotten."""

    def reseal(self, game: Game[VigilState], seat: int | None, dice: random.Random) -> None:
        """As if nothing had been seen."""
        given, at = self.given.copy(), self.at.copy()
        super().reseal(game, None, dice)
        if seat is not None and seat in given:
            self.given[seat], self.at[seat] = given[seat], at[seat]


class HastySheet(Night):
    """In a redealt world all sheets are filled in."""

    def reseal(self, game: Game[VigilState], seat: int | None, dice: random.Random) -> None:
        """To their ends."""
        super().reseal(game, seat, dice)
        for who in range(game.seats):
            given: Given = self.given.setdefault(who, {})
            question = self.next(game, who, given)
            while question is not None and who != seat:
                given[question.key] = question.options[-1]
                self.at[who] = question.key
                question = self.next(game, who, given)
            if not given:
                del self.given[who]


class CountingSheets(Vigil):
    """The view counts the answers on all sheets."""

    def view(self, game: Game[VigilState], seat: int | None) -> View:
        """How many there are."""
        counted = sum(len(given) for step in game.agenda if isinstance(step, Night) for given in step.given.values())
        return replace(super().view(game, seat), phase=str(counted))


class FinishedSheets(Vigil):
    """The view counts those who have filled in theirs."""

    def view(self, game: Game[VigilState], seat: int | None) -> View:
        """How many there are."""
        return replace(super().view(game, seat), phase=str(len(game.decisions)))


class GossipingSheets(Vigil):
    """Wolves see whether their fellows have chosen a lair, too."""

    def prey(self, game: Game[VigilState], wolves: tuple[int, ...]) -> list[tuple[int, int]]:
        """One pair more for each."""
        given = game.agenda[-1].given if game.agenda and isinstance(game.agenda[-1], Night) else {}
        lairs = [(wolf, -1) for wolf in wolves if "lair" in given.get(wolf, {})]
        return super().prey(game, wolves) + lairs


class SilencedBell(Bell):
    """A seer who will not look silences the bell, for everybody."""

    def question(self, game: Game[VigilState], seat: int) -> Question | str:
        """None from then on, until she begins again."""
        night = game.agenda[-1]
        silenced = isinstance(night, Night) and any(given.get("look") == NO for given in night.given.values())
        return "" if silenced else super().question(game, seat)


class BeginningSheet(Night):
    """A night with that bell."""

    offers: ClassVar[tuple[Offer[Any], ...]] = (SilencedBell(), *Sheet.offers)


def with_sheet(night: type[Night]) -> Rules[VigilState]:
    """A vigil with other nights."""
    rules = Vigil()
    rules.steps = {**Vigil.steps, night.__name__: night}  # type: ignore[misc]
    rules.night = night  # type: ignore[misc]
    return rules
