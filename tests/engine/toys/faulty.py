"""Toy games with one fault each, which the conformance suite must find."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from meetinghouse.engine.agenda import Step
from meetinghouse.engine.candidates import Listed, Seats, seat_options
from meetinghouse.engine.decisions import Closed, Decision, Question
from meetinghouse.engine.fields import beside, fixed
from meetinghouse.engine.game import Game
from meetinghouse.engine.offers import Offer
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.rules import Score, Setup, View
from meetinghouse.engine.values import YES, Amount, Choice, Option, Seat

from .assembly import BELL, GIFT, Assembly, AssemblyState, Ballot, Bell, Gift, Round, Speech
from .coven import Coven, CovenState, Dawn, Peek
from .cups import Cups, CupsState, Turn

replace = msgspec.structs.replace


# --- choices


class Opened(Assembly):
    """An assembly that begins with the given step."""

    def __init__(self, first: type[Speech] | type[Ballot] | type[Round]) -> None:
        self.first = first
        self.steps = {**Assembly.steps, first.__name__: first}  # type: ignore[misc]

    def begin(self, game: Game[AssemblyState]) -> None:
        game.next(self.first(0), Round(1))


class GrudgingGift(Gift):
    """Offers a gift of two coins, and refuses it when somebody takes the offer."""

    def take(self, game: Game[AssemblyState], seat: int, choice: Choice) -> None:
        if isinstance(choice, tuple) and choice[1] == Amount(2):
            raise Refused("forbidden", choice="two coins")
        super().take(game, seat, choice)


class Grudging(Speech):
    offers: ClassVar[tuple[Offer[Any], ...]] = (BELL, GrudgingGift())


class Crashing(Ballot):
    """Offers the vote "yes", and crashes on it."""

    def answered(self, game: Game[AssemblyState], seat: int, choice: Choice) -> bool:
        if choice == YES:
            raise ZeroDivisionError
        super().answered(game, seat, choice)
        return False


class LenientDecision(Decision, frozen=True):
    """Accepts every choice."""

    def check(self, choice: object) -> Choice:
        return self.options[0]


class Lenient(Speech):
    """Offers one word, and accepts anything."""

    def put(self, game: Game[AssemblyState], questions: dict[int, Question]) -> list[Decision]:
        return [LenientDecision(asked.id, asked.seat, "vote", (YES,)) for asked in super().put(game, questions)]


class Touchy(Ballot):
    """The game changes when somebody asks which options are closed."""

    def ask(self, game: Game[AssemblyState]) -> dict[int, Question]:
        return {seat: replace(asked, among=Costly(game, asked.options)) for seat, asked in super().ask(game).items()}


class Costly(Listed):
    """Whoever asks which options are closed gives seat 0 a coin."""

    def __init__(self, game: Game[AssemblyState], options: tuple[Option, ...]) -> None:
        super().__init__(*options)
        self.game = game

    @property
    def closed(self) -> list[Closed]:
        self.game.state.coins[0] += 1
        return super().closed


class Nameless(Ballot):
    """The same option is open and closed."""

    def ask(self, game: Game[AssemblyState]) -> dict[int, Question]:
        return {seat: replace(asked, among=BothWays(*asked.options)) for seat, asked in super().ask(game).items()}


class BothWays(Listed):
    """Candidates that are open and closed at the same time."""

    @property
    def closed(self) -> list[Closed]:
        return [Closed(option, "ASM-00") for option in self.options]


class Unruly(Speech):
    """Closes an option without naming a clause."""

    def ask(self, game: Game[AssemblyState]) -> dict[int, Question]:
        return {0: Question("vote", Seats(6).bar(2, ""))}


class TwiceOffered(Speech):
    """Makes two offers with the same id."""

    offers: ClassVar[tuple[Offer[Any], ...]] = (BELL, BELL)


class TimedOffers(Ballot):
    """The offer to change a vote has a clock."""

    def revisions(self, asking: Sequence[Decision]) -> list[Decision]:
        return [asked for asked in asking if asked.seat in self.answers]


class Defaulting(Speech):
    """The default is not among the options."""

    def ask(self, game: Game[AssemblyState]) -> dict[int, Question]:
        return {0: Question("vote", (YES,), timer=10, default=Seat(3))}


class Doubling(Speech):
    """Lists an option twice."""

    def ask(self, game: Game[AssemblyState]) -> dict[int, Question]:
        return {0: Question("vote", seat_options(6) * 2)}


class LostBell(Bell):
    """A bell that crashes where it cannot be rung, instead of naming a clause."""

    def elsewhere(self, game: Game[AssemblyState], seat: int) -> str:
        raise KeyError("ASM-BELL-02")


class Stumbling(Opened):
    """Begins with a speech without bells, and crashes when asked why there are none."""

    offers: ClassVar[dict[str, Offer[Any]]] = {**Assembly.offers, "ring": LostBell()}

    def __init__(self) -> None:
        super().__init__(Quiet)


class Quiet(Speech):
    offers: ClassVar[tuple[Offer[Any], ...]] = (GIFT,)


# --- keeping


class SharingState(AssemblyState):
    """A copy of the state shares its list of coins."""

    coins: list[int] = fixed()


class Sharing(Assembly):
    def empty(self, setup: Setup) -> AssemblyState:
        state = SharingState(setup.players, 2)
        state.clear()
        state.present = (1 << setup.players) - 1
        state.coins = [2] * setup.players
        return state


class LossyState(AssemblyState):
    """A save forgets who has rung."""

    rang: int = beside(0)


class Lossy(Assembly):
    def empty(self, setup: Setup) -> AssemblyState:
        state = LossyState(setup.players, 2)
        state.clear()
        state.present = (1 << setup.players) - 1
        return state


class Unseeded(Cups):
    """The deal depends on how many games this process has started."""

    started: ClassVar[int] = 0

    def begin(self, game: Game[CupsState]) -> None:
        Unseeded.started += 1
        first = Unseeded.started % game.seats
        game.state.hands = game.state.hands[first:] + game.state.hands[:first]
        super().begin(game)


class UnseededTurn(Turn):
    """A turn whose result depends on how many turns this process has played."""

    taken: ClassVar[int] = 0

    def resolve(self, game: Game[CupsState]) -> None:
        super().resolve(game)
        UnseededTurn.taken += 1
        game.state.moves.append([0, 0, 3 + UnseededTurn.taken])


class UnseededMix(Cups):
    """A record of this game does not reproduce it."""

    steps: ClassVar[dict[str, type[Step[CupsState]]]] = {**Cups.steps, "UnseededTurn": UnseededTurn}
    turn: ClassVar[type[Turn]] = UnseededTurn


# --- ending


class EndlessRound(Round):
    def resolve(self, game: Game[AssemblyState]) -> None:
        game.next(Ballot(0), EndlessRound(0))


class Endless(Assembly):
    """An assembly whose rounds never end."""

    steps: ClassVar[dict[str, type[Step[AssemblyState]]]] = {**Assembly.steps, "EndlessRound": EndlessRound}

    def begin(self, game: Game[AssemblyState]) -> None:
        game.next(EndlessRound(0))


class LastPeek(Peek):
    """Clears the agenda without ending the game."""

    def resolve(self, game: Game[CovenState]) -> None:
        super().resolve(game)
        game.agenda.clear()


class Stuck(Coven):
    """Nothing is asked any more, but the game is not over."""

    steps: ClassVar[dict[str, type[Step[CovenState]]]] = {**Coven.steps, "LastPeek": LastPeek}

    def begin(self, game: Game[CovenState]) -> None:
        game.state.dealt = 3
        game.next(LastPeek(0))


class OddDawn(Dawn):
    def resolve(self, game: Game[CovenState]) -> None:
        rules = game.rules
        assert isinstance(rules, OddEnd)
        super().resolve(game)
        assert game.outcome is not None
        game.outcome = replace(game.outcome, **rules.oddity)


class OddEnd(Coven):
    """Ends with an outcome in which these parts are wrong."""

    steps: ClassVar[dict[str, type[Step[CovenState]]]] = {**Coven.steps, "OddDawn": OddDawn}

    def __init__(self, **oddity: Any) -> None:
        self.oddity = oddity

    def begin(self, game: Game[CovenState]) -> None:
        super().begin(game)
        game.agenda[0] = OddDawn()


class BlindEnd(Coven):
    """The view after the end crashes."""

    def view_all(self, game: Game[CovenState]) -> View:
        raise KeyError("witches")


ODD_ENDS: list[tuple[dict[str, Any], str]] = [
    ({"winners": (0, 99)}, "are no players"),
    ({"winners": (-1,)}, "are no players"),
    ({"winners": (3, 3)}, "one twice"),
    ({"side": "ghosts", "winners": ()}, "no such side"),
    ({"sides": ("town",)}, "1 sides for 6 players"),
    ({"sides": ("town",) * 6, "side": "witches", "winners": (0,)}, "not on the side that won"),
    ({"why": ""}, "does not say why"),
    ({"suspicions": (Score(0, 1, 2),)}, "cannot be"),
    ({"suspicions": (Score(9, 2, 1),)}, "cannot be"),
    ({"suspicions": (Score(1, 2, 1), Score(1, 2, 1))}, "scored twice"),
]
