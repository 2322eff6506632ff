"""Vigils whose sheets each reveal one secret, which the conformance suite must find."""

from __future__ import annotations

import random
from typing import Any, ClassVar

import msgspec

from meetinghouse.engine.decisions import Decision, Question
from meetinghouse.engine.game import Game
from meetinghouse.engine.offers import Offer
from meetinghouse.engine.rules import Rules
from meetinghouse.engine.sheet import Given, Sheet
from meetinghouse.engine.values import NO

from .vigil import Bell, Night, Vigil, VigilState, Watch

replace = msgspec.structs.replace


# --- the form


class OddSheet(Night):
    """One role is asked in another form than the others."""

    role: ClassVar[str] = "wolf"
    oddity: ClassVar[dict[str, Any]] = {}

    def put(self, game: Game[VigilState], questions: dict[int, Question]) -> list[Decision]:
        roles = game.state.roles
        decisions = super().put(game, questions)
        return [replace(asked, **self.oddity) if roles[asked.seat] == self.role else asked for asked in decisions]


class TimerSheet(OddSheet):
    oddity: ClassVar[dict[str, Any]] = {"timer": 90}


class LeastSheet(OddSheet):
    oddity: ClassVar[dict[str, Any]] = {"least": 0}


class SeenSheet(OddSheet):
    oddity: ClassVar[dict[str, Any]] = {"seen_by": "everybody"}


class DefaultSheet(Night):
    """Only the first wolf's question has a default."""

    def page(self, game: Game[VigilState], seat: int, key: str) -> Question:
        question = super().page(game, seat, key)
        first = game.state.roles.index("wolf") == seat
        return replace(question, default=question.options[0]) if key == "prey" and first else question


class PartialSheet(Night):
    """A night in which seat 5 is asked nothing."""

    def present(self, game: Game[VigilState]) -> int:
        return super().present(game) & ~(1 << 5)


class OpenSheet(Night):
    """A secret step that shows whom the game waits for."""

    hides_actors: ClassVar[bool] = False


class AlikeSheet(Night):
    """Claims that everybody is asked in the same form, but asks every role something else."""

    alike: ClassVar[bool] = True


# --- what is sealed


class TellingSheet(Night):
    """Whom a seer may look at depends on whether others have answered."""

    def page(self, game: Game[VigilState], seat: int, key: str) -> Question:
        question = super().page(game, seat, key)
        return replace(question, among=question.options[:-1]) if key == "look" and self.begun(seat) else question

    def begun(self, seat: int) -> bool:
        return any(other != seat for other in self.given)


class ForgetfulSheet(Night):
    """In a redealt world, a wolf no longer sees what its fellows have named."""

    def reseal(self, game: Game[VigilState], seat: int | None, dice: random.Random) -> None:
        given, at = self.given.copy(), self.at.copy()
        super().reseal(game, None, dice)
        if seat is not None and seat in given:
            self.given[seat], self.at[seat] = given[seat], at[seat]


class HastySheet(Night):
    """In a redealt world, all others have filled in their whole sheets."""

    def reseal(self, game: Game[VigilState], seat: int | None, dice: random.Random) -> None:
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

    def public(self, game: Game[VigilState]) -> Watch:
        counted = sum(len(given) for step in game.agenda if isinstance(step, Night) for given in step.given.values())
        return replace(super().public(game), phase=str(counted))


class FinishedSheets(Vigil):
    """The view counts the players who have filled in their sheets."""

    def public(self, game: Game[VigilState]) -> Watch:
        return replace(super().public(game), phase=str(len(game.decisions)))


class GossipingSheets(Vigil):
    """Wolves also see whether their fellows have chosen a lair."""

    def prey(self, game: Game[VigilState], wolves: tuple[int, ...]) -> list[tuple[int, int]]:
        given = game.agenda[-1].given if game.agenda and isinstance(game.agenda[-1], Night) else {}
        lairs = [(wolf, -1) for wolf in wolves if "lair" in given.get(wolf, {})]
        return super().prey(game, wolves) + lairs


class SilencedBell(Bell):
    """If a seer decides not to look, nobody is offered the bell until she begins again."""

    def question(self, game: Game[VigilState], seat: int) -> Question | str:
        night = game.agenda[-1]
        silenced = isinstance(night, Night) and any(given.get("look") == NO for given in night.given.values())
        return "" if silenced else super().question(game, seat)


class BeginningSheet(Night):
    offers: ClassVar[tuple[Offer[Any], ...]] = (SilencedBell(), *Sheet.offers)


def with_sheet(night: type[Night]) -> Rules[VigilState]:
    rules = Vigil()
    rules.steps = {**Vigil.steps, night.__name__: night}  # type: ignore[misc]
    rules.night = night  # type: ignore[misc]
    return rules
