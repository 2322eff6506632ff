"""Toy games that each reveal one secret, which the conformance suite must find."""

from __future__ import annotations

import random
from typing import Any, ClassVar

import msgspec

from meetinghouse.engine.agenda import Step
from meetinghouse.engine.candidates import Listed
from meetinghouse.engine.decisions import Question
from meetinghouse.engine.game import Game
from meetinghouse.engine.offers import Offer
from meetinghouse.engine.rules import Public, Rules, View
from meetinghouse.engine.values import Amount, Option, Seat, Word

from .coven import Coven, CovenState, Night, Sign, Village
from .cups import Cups, CupsState, Turn

replace = msgspec.structs.replace


# --- leaks


class LeakyView(Coven):
    """Everybody's view says how many of the first three seats are witches."""

    def public(self, game: Game[CovenState]) -> Village:
        return replace(super().public(game), phase=f"night {(game.state.witches() & 7).bit_count()}")


class StaleView(Coven):
    """The view is cached and stays the same when the night has changed."""

    def public(self, game: Game[CovenState]) -> Village:
        public = super().public(game)
        found: Village | None = game.cache.find(public.phase, public.waiting)
        return found or game.cache.store(public.phase, public.waiting, public)


class LeakyPublicView(Coven):
    """Only the public view reveals something: the witches of the deal."""

    def view(self, game: Game[CovenState], seat: int | None, basis: bool = False) -> View:
        view = super().view(game, seat, basis)
        public = replace(view.public, phase=str(game.state.dealt))
        return replace(view, public=public) if seat is None else view


class LeakyTurn(Turn):
    """The holder of the bell is missing from the options."""

    def options(self, game: Game[CupsState]) -> tuple[Option, ...]:
        bell = game.state.hands.index(0)
        return tuple(option for option in super().options(game) if Seat(bell) not in option)  # type: ignore[operator]


class LeakyDecisions(Cups):
    """The options depend on something that the seat may not know."""

    steps: ClassVar[dict[str, type[Step[CupsState]]]] = {**Cups.steps, "LeakyTurn": LeakyTurn}
    turn: ClassVar[type[Turn]] = LeakyTurn


class ClosedTurn(Turn):
    """A closed option says who holds the bell."""

    def ask(self, game: Game[CupsState]) -> dict[int, Question]:
        among = Listed(*self.options(game))
        among.add(Amount(game.state.hands.index(0)), "CUP-01")
        return {self.seat: Question("turn", among)}


class LeakyClosed(Cups):
    """The closed options depend on something that the seat may not know."""

    steps: ClassVar[dict[str, type[Step[CupsState]]]] = {**Cups.steps, "ClosedTurn": ClosedTurn}
    turn: ClassVar[type[Turn]] = ClosedTurn


class LeakySign(Sign):
    """Who may give signs depends on whether seat 0 is a witch."""

    def question(self, game: Game[CovenState], seat: int) -> Question | str:
        return "" if seat > 2 and game.state.is_witch(0) else super().question(game, seat)


class SigningNight(Night):
    offers: ClassVar[tuple[Offer[Any], ...]] = (LeakySign(),)


class ReasoningSign(Sign):
    """Some may never give signs, and the clause of that refusal depends on whether seat 0 is a witch."""

    def question(self, game: Game[CovenState], seat: int) -> Question | str:
        """The same seats have the offer in either world; only the clause differs."""
        return super().question(game, seat) if seat < 3 else f"COV-SIGN-0{2 + game.state.is_witch(0)}"


class ReasoningNight(Night):
    offers: ClassVar[tuple[Offer[Any], ...]] = (ReasoningSign(),)


class DaySign(Sign):
    """By day, the clause of the refusal depends on whether seat 0 is a witch."""

    def elsewhere(self, game: Game[CovenState], seat: int) -> str:
        return f"COV-SIGN-0{1 + game.state.is_witch(0)}"


class LeakyElsewhere(Coven):
    offers: ClassVar[dict[str, Offer[Any]]] = {"sign": DaySign()}


class LeakyStory(Cups):
    """The view says whether the last mix swapped the cards, which nobody was told."""

    def public(self, game: Game[CupsState]) -> Public:
        swapped = sum(move[2] == 2 for move in game.state.moves[-1:])
        return replace(super().public(game), phase=f"turn {swapped}")


class LateLeak(Cups):
    """The two worlds look the same now, but differ after one more answer, although nobody was told anything."""

    def public(self, game: Game[CupsState]) -> Public:
        """Right after the first move, show the card of seat 3."""
        public = super().public(game)
        return replace(public, phase=f"card {game.state.hands[3]}") if len(game.state.moves) == 1 else public

    def redeal(self, game: Game[CupsState], seat: int | None, dice: random.Random) -> None:
        """Do nothing at the moment when the card is shown."""
        if len(game.state.moves) != 1:
            super().redeal(game, seat, dice)


class IdleRedeal(Coven):
    def redeal(self, game: Game[CovenState], seat: int | None, dice: random.Random) -> None:
        """Do nothing."""


class ForgetfulRedeal(Cups):
    """A redeal that shuffles the cards of all others, whatever the seat has seen."""

    def redeal(self, game: Game[CupsState], seat: int | None, dice: random.Random) -> None:
        hands = game.state.hands
        others = [other for other in range(game.seats) if other != seat]
        cards = [hands[other] for other in others]
        dice.shuffle(cards)
        for other, card in zip(others, cards, strict=True):
            hands[other] = card


class RestlessRedeal(Coven):
    """A redeal that gives another world each time, even from the same seed."""

    count: ClassVar[int] = 0

    def redeal(self, game: Game[CovenState], seat: int | None, dice: random.Random) -> None:
        RestlessRedeal.count += 1
        super().redeal(game, seat, random.Random(RestlessRedeal.count))


class BrokenRedeal(Coven):
    """A redeal into a world without witches, in which the next night crashes."""

    def redeal(self, game: Game[CovenState], seat: int | None, dice: random.Random) -> None:
        if seat is None or not game.state.is_witch(seat):
            game.state.dealt = 0
            game.state.turned = [0] * game.seats
            game.state.night = 7


# --- masks


class OddNight(Night):
    """Witches are asked in another form than the others."""

    oddity: ClassVar[str] = ""

    def ask(self, game: Game[CovenState]) -> dict[int, Question]:
        return {seat: self.odd(asked) if asked.kind == "turn" else asked for seat, asked in super().ask(game).items()}

    def odd(self, asked: Question) -> Question:
        match self.oddity:
            case "options":
                return replace(asked, among=asked.options[:-1])
            case "most":
                return replace(asked, most=2)
            case "timer":
                return replace(asked, timer=90)
            case "default":
                return replace(asked, default=asked.options[0])
            case "about":
                return replace(asked, about=Word("witchcraft"))
        return replace(asked, seen_by="everybody")


class OptionsNight(OddNight):
    oddity: ClassVar[str] = "options"


class MostNight(OddNight):
    oddity: ClassVar[str] = "most"


class TimerNight(OddNight):
    oddity: ClassVar[str] = "timer"


class DefaultNight(OddNight):
    oddity: ClassVar[str] = "default"


class AboutNight(OddNight):
    oddity: ClassVar[str] = "about"


class SeenNight(OddNight):
    oddity: ClassVar[str] = "seen_by"


class PartialNight(Night):
    """A night in which seat 5 is asked nothing."""

    def present(self, game: Game[CovenState]) -> int:
        return super().present(game) & ~(1 << 5)


class OpenNight(Night):
    """A secret step that shows whom the game waits for."""

    hides_actors: ClassVar[bool] = False


def with_night(night: type[Night]) -> Rules[CovenState]:
    rules = Coven()
    rules.steps = {**Coven.steps, night.__name__: night}  # type: ignore[misc]
    rules.night = night  # type: ignore[misc]
    return rules


class WaitingView(Coven):
    """The view names those who have not answered yet, although the night is secret."""

    def public(self, game: Game[CovenState]) -> Village:
        return replace(super().public(game), waiting=tuple(asked.seat for asked in game.decisions))


class CountingView(Coven):
    """The view says how many have answered in a secret night."""

    def public(self, game: Game[CovenState]) -> Village:
        return replace(super().public(game), phase=str(len(game.decisions)))
