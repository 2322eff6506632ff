"""Toys that let a secret out, one each, which the conformance suite has to find."""

from __future__ import annotations

import random
from typing import Any, ClassVar

import msgspec

from meetinghouse.engine.agenda import Step
from meetinghouse.engine.candidates import Candidates
from meetinghouse.engine.decisions import Question
from meetinghouse.engine.game import Game
from meetinghouse.engine.offers import Offer
from meetinghouse.engine.rules import Rules, View
from meetinghouse.engine.values import Amount, Option, Seat, Word

from .coven import Coven, CovenState, Night, Sign
from .cups import Cups, CupsState, Turn

replace = msgspec.structs.replace


# --- leaks


class LeakyView(Coven):
    """Everybody's view says how many of the first three are witches."""

    def view(self, game: Game[CovenState], seat: int | None) -> View:
        """One number too much."""
        return replace(super().view(game, seat), phase=f"night {(game.state.witches() & 7).bit_count()}")


class LeakyPublicView(Coven):
    """Only the public view says too much."""

    def view(self, game: Game[CovenState], seat: int | None) -> View:
        """The dealt witches, for all who have no seat."""
        view = super().view(game, seat)
        return replace(view, phase=str(game.state.dealt)) if seat is None else view


class LeakyTurn(Turn):
    """Who holds the bell cannot be chosen."""

    def options(self, game: Game[CupsState]) -> tuple[Option, ...]:
        """The options tell where the bell is not."""
        bell = game.state.hands.index(0)
        return tuple(option for option in super().options(game) if Seat(bell) not in option)  # type: ignore[operator]


class LeakyDecisions(Cups):
    """Decisions whose options depend on what the seat may not know."""

    steps: ClassVar[dict[str, type[Step[CupsState]]]] = {**Cups.steps, "LeakyTurn": LeakyTurn}
    turn: ClassVar[type[Turn]] = LeakyTurn


class ClosedTurn(Turn):
    """What is closed tells where the bell is."""

    def ask(self, game: Game[CupsState]) -> dict[int, Question]:
        """An amount that is no option anyhow."""
        among = Candidates(*self.options(game))
        among.add(Amount(game.state.hands.index(0)), "CUP-01")
        return {self.seat: Question("turn", among)}


class LeakyClosed(Cups):
    """Decisions that close what the seat may not know."""

    steps: ClassVar[dict[str, type[Step[CupsState]]]] = {**Cups.steps, "ClosedTurn": ClosedTurn}
    turn: ClassVar[type[Turn]] = ClosedTurn


class LeakySign(Sign):
    """Who may give signs depends on what seat 0 is."""

    def question(self, game: Game[CovenState], seat: int) -> Question | str:
        """Only three, if it is a witch."""
        return "" if seat > 2 and game.state.is_witch(0) else super().question(game, seat)


class SigningNight(Night):
    """A night with such signs."""

    offers: ClassVar[tuple[Offer[Any], ...]] = (LeakySign(),)


class LeakyStory(Cups):
    """The view counts what was hidden, without a word in the story."""

    def view(self, game: Game[CupsState], seat: int | None) -> View:
        """Whether the last mix has swapped the cards."""
        swapped = sum(move[2] == 2 for move in game.state.moves[-1:])
        return replace(super().view(game, seat), phase=f"turn {swapped}")


class LateLeak(Cups):
    """Nothing can be told apart now; one answer later it can, and nobody was told."""

    def view(self, game: Game[CupsState], seat: int | None) -> View:
        """Right after the first move, the card of the next seat shines through."""
        view = super().view(game, seat)
        return replace(view, phase=f"card {game.state.hands[3]}") if len(game.state.moves) == 1 else view

    def redeal(self, game: Game[CupsState], seat: int | None, dice: random.Random) -> None:
        """Keeps still while it shines."""
        if len(game.state.moves) != 1:
            super().redeal(game, seat, dice)


class IdleRedeal(Coven):
    """Redeal that does nothing at all."""

    def redeal(self, game: Game[CovenState], seat: int | None, dice: random.Random) -> None:
        """Everything stays."""


class ForgetfulRedeal(Cups):
    """Redeal that forgets what the seat has seen, and only shuffles the cards."""

    def redeal(self, game: Game[CupsState], seat: int | None, dice: random.Random) -> None:
        """The seat's own card stays, all others are shuffled, whatever it knows."""
        hands = game.state.hands
        others = [other for other in range(game.seats) if other != seat]
        cards = [hands[other] for other in others]
        dice.shuffle(cards)
        for other, card in zip(others, cards, strict=True):
            hands[other] = card


class RestlessRedeal(Coven):
    """Redeal that is another one each time."""

    count: ClassVar[int] = 0

    def redeal(self, game: Game[CovenState], seat: int | None, dice: random.Random) -> None:
        """The dice of the whole process decide."""
        RestlessRedeal.count += 1
        super().redeal(game, seat, random.Random(RestlessRedeal.count))


class BrokenRedeal(Coven):
    """Redeal into a world in which nobody is a witch, so that the night cannot end."""

    def redeal(self, game: Game[CovenState], seat: int | None, dice: random.Random) -> None:
        """For whoever is of the town, all are of the town; the next night fails."""
        if seat is None or not game.state.is_witch(seat):
            game.state.dealt = 0
            game.state.turned = [0] * game.seats
            game.state.night = 7


# --- masks


class OddNight(Night):
    """A night whose form differs for the witches."""

    oddity: ClassVar[str] = ""

    def ask(self, game: Game[CovenState]) -> dict[int, Question]:
        """The witches are asked in another form."""
        return {seat: self.odd(asked) if asked.kind == "turn" else asked for seat, asked in super().ask(game).items()}

    def odd(self, asked: Question) -> Question:
        """The question in another form."""
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
    """Other options."""

    oddity: ClassVar[str] = "options"


class MostNight(OddNight):
    """Another number."""

    oddity: ClassVar[str] = "most"


class TimerNight(OddNight):
    """Another time."""

    oddity: ClassVar[str] = "timer"


class DefaultNight(OddNight):
    """A default for some."""

    oddity: ClassVar[str] = "default"


class AboutNight(OddNight):
    """About something else."""

    oddity: ClassVar[str] = "about"


class SeenNight(OddNight):
    """Seen by others."""

    oddity: ClassVar[str] = "seen_by"


class PartialNight(Night):
    """A night that leaves seat 5 in peace."""

    def present(self, game: Game[CovenState]) -> int:
        """All but one."""
        return super().present(game) & ~(1 << 5)


class OpenNight(Night):
    """A night that shows whom we wait for."""

    openly: ClassVar[bool] = True


def with_night(night: type[Night]) -> Rules[CovenState]:
    """A coven with another night."""
    rules = Coven()
    rules.steps = {**Coven.steps, night.__name__: night}  # type: ignore[misc]
    rules.night = night  # type: ignore[misc]
    return rules


class WaitingView(Coven):
    """The view names those who have not answered yet, though the night is secret."""

    def view(self, game: Game[CovenState], seat: int | None) -> View:
        """Whom we wait for."""
        return replace(super().view(game, seat), waiting=tuple(asked.seat for asked in game.decisions))


class CountingView(Coven):
    """The view counts the answers of the night."""

    def view(self, game: Game[CovenState], seat: int | None) -> View:
        """How many have answered."""
        return replace(super().view(game, seat), phase=str(len(game.decisions)))
