"""Toys with one fault each, which the conformance suite has to find."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from meetinghouse.engine.agenda import Step
from meetinghouse.engine.candidates import Candidates, Seats
from meetinghouse.engine.decisions import Closed, Decision, Question
from meetinghouse.engine.fields import beside, fixed
from meetinghouse.engine.game import Game
from meetinghouse.engine.offers import Offer
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.rules import Score, Setup, View
from meetinghouse.engine.values import YES, Amount, Choice, Option, Seat, seat_options

from .assembly import BELL, GIFT, Assembly, AssemblyState, Ballot, Bell, Gift, Round, Speech
from .coven import Coven, CovenState, Dawn, Peek
from .cups import Cups, CupsState, Turn

replace = msgspec.structs.replace


# --- choices


class Opened(Assembly):
    """An assembly that opens with an item of its own."""

    def __init__(self, first: type[Speech] | type[Ballot] | type[Round]) -> None:
        self.first = first
        self.steps = {**Assembly.steps, first.__name__: first}  # type: ignore[misc]

    def begin(self, game: Game[AssemblyState]) -> None:
        """That one, and then as usual."""
        game.next(self.first(0), Round(1))


class GrudgingGift(Gift):
    """A gift of two coins is offered, and refused when it is taken."""

    def take(self, game: Game[AssemblyState], seat: int, choice: Choice) -> None:
        """One coin at most."""
        if isinstance(choice, tuple) and choice[1] == Amount(2):
            raise Refused("forbidden", choice="two coins")
        super().take(game, seat, choice)


class Grudging(Speech):
    """A speech with such gifts."""

    offers: ClassVar[tuple[Offer[Any], ...]] = (BELL, GrudgingGift())


class Crashing(Ballot):
    """A vote for yes is offered, and crashes."""

    def answered(self, game: Game[AssemblyState], seat: int, choice: Choice) -> bool:
        """Divide by zero."""
        if choice == YES:
            raise ZeroDivisionError
        super().answered(game, seat, choice)
        return False


class LenientDecision(Decision, frozen=True):
    """It checks nothing."""

    def check(self, choice: object) -> Choice:
        """Anything goes."""
        return self.options[0]


class Lenient(Speech):
    """It asks for a word and takes whatever comes."""

    def put(self, game: Game[AssemblyState], seat: int, question: Question) -> Decision:
        """One such decision."""
        return LenientDecision(super().put(game, seat, question).id, seat, "vote", (YES,))


class Touchy(Ballot):
    """Asking what is closed changes the game."""

    def ask(self, game: Game[AssemblyState]) -> dict[int, Question]:
        """Every look at what is closed is paid for."""
        return {seat: replace(asked, among=Costly(game, asked.options)) for seat, asked in super().ask(game).items()}


class Costly(Candidates):
    """Looking at what is closed pays seat 0."""

    def __init__(self, game: Game[AssemblyState], options: tuple[Option, ...]) -> None:
        super().__init__(*options)
        self.game = game

    @property
    def closed(self) -> list[Closed]:
        """Nothing, and a coin more."""
        self.game.state.coins[0] += 1
        return super().closed


class Nameless(Ballot):
    """Both offers and closes an answer."""

    def ask(self, game: Game[AssemblyState]) -> dict[int, Question]:
        """All that is offered."""
        return {seat: replace(asked, among=BothWays(*asked.options)) for seat, asked in super().ask(game).items()}


class BothWays(Candidates):
    """Everything is open, and closed."""

    @property
    def closed(self) -> list[Closed]:
        """All."""
        return [Closed(option, "ASM-00") for option in self.options]


class Unruly(Speech):
    """Closes an option and names no clause."""

    def ask(self, game: Game[AssemblyState]) -> dict[int, Question]:
        """Not seat 1, for whatever reason."""
        return {0: Question("vote", Seats(6).bar(2, ""))}


class TwiceOffered(Speech):
    """Two offers under one id."""

    offers: ClassVar[tuple[Offer[Any], ...]] = (BELL, BELL)


class TimedOffers(Ballot):
    """A changed vote has a clock."""

    def revisions(self, asking: Sequence[Decision]) -> list[Decision]:
        """As long as the vote itself."""
        return [asked for asked in asking if asked.seat in self.answers]


class Defaulting(Speech):
    """A default that is no option."""

    def ask(self, game: Game[AssemblyState]) -> dict[int, Question]:
        """Yes or yes."""
        return {0: Question("vote", (YES,), timer=10, default=Seat(3))}


class Doubling(Speech):
    """An option that is named twice."""

    def ask(self, game: Game[AssemblyState]) -> dict[int, Question]:
        """Seat 1, or seat 1."""
        return {0: Question("vote", seat_options(6) * 2)}


class LostBell(Bell):
    """A bell that fails where it cannot be rung."""

    def elsewhere(self, game: Game[AssemblyState], seat: int) -> str:
        """There is no such clause."""
        raise KeyError("ASM-BELL-02")


class Stumbling(Opened):
    """Opens with a speech in which no bell can be rung, and cannot say why."""

    offers: ClassVar[dict[str, Offer[Any]]] = {**Assembly.offers, "ring": LostBell()}

    def __init__(self) -> None:
        super().__init__(Quiet)


class Quiet(Speech):
    """A speech without bells."""

    offers: ClassVar[tuple[Offer[Any], ...]] = (GIFT,)


# --- keeping


class SharingState(AssemblyState):
    """Copies share the coins."""

    coins: list[int] = fixed()


class Sharing(Assembly):
    """An assembly with that state."""

    def empty(self, setup: Setup) -> AssemblyState:
        """The sharing one."""
        state = SharingState(setup.players, 2)
        state.clear()
        state.present = (1 << setup.players) - 1
        state.coins = [2] * setup.players
        return state


class LossyState(AssemblyState):
    """Who has rung is not saved."""

    rang: int = beside(0)


class Lossy(Assembly):
    """An assembly with that state."""

    def empty(self, setup: Setup) -> AssemblyState:
        """The lossy one."""
        state = LossyState(setup.players, 2)
        state.clear()
        state.present = (1 << setup.players) - 1
        return state


class Unseeded(Cups):
    """Dealt by how many games were started before."""

    started: ClassVar[int] = 0

    def begin(self, game: Game[CupsState]) -> None:
        """Begins with another card each time."""
        Unseeded.started += 1
        first = Unseeded.started % game.seats
        game.state.hands = game.state.hands[first:] + game.state.hands[:first]
        super().begin(game)


class UnseededTurn(Turn):
    """A turn that depends on how many were taken before, in whatever game."""

    taken: ClassVar[int] = 0

    def resolve(self, game: Game[CupsState]) -> None:
        """Something of it stays in the state."""
        super().resolve(game)
        UnseededTurn.taken += 1
        game.state.moves.append([0, 0, 3 + UnseededTurn.taken])


class UnseededMix(Cups):
    """An answer whose result no record reproduces."""

    steps: ClassVar[dict[str, type[Step[CupsState]]]] = {**Cups.steps, "UnseededTurn": UnseededTurn}
    turn: ClassVar[type[Turn]] = UnseededTurn


# --- ending


class EndlessRound(Round):
    """Round after round."""

    def resolve(self, game: Game[AssemblyState]) -> None:
        """Never the last."""
        game.next(Ballot(0), EndlessRound(0))


class Endless(Assembly):
    """An assembly without end."""

    steps: ClassVar[dict[str, type[Step[AssemblyState]]]] = {**Assembly.steps, "EndlessRound": EndlessRound}

    def begin(self, game: Game[AssemblyState]) -> None:
        """With these rounds."""
        game.next(EndlessRound(0))


class LastPeek(Peek):
    """Forgets to end the game."""

    def resolve(self, game: Game[CovenState]) -> None:
        """Drops what was due."""
        super().resolve(game)
        game.agenda.clear()


class Stuck(Coven):
    """Nothing is asked any more, and the game is not over."""

    steps: ClassVar[dict[str, type[Step[CovenState]]]] = {**Coven.steps, "LastPeek": LastPeek}

    def begin(self, game: Game[CovenState]) -> None:
        """One look."""
        game.state.dealt = 3
        game.next(LastPeek(0))


class OddDawn(Dawn):
    """Ends in whatever way the rules say."""

    def resolve(self, game: Game[CovenState]) -> None:
        """As it is written there."""
        rules = game.rules
        assert isinstance(rules, OddEnd)
        super().resolve(game)
        assert game.outcome is not None
        game.outcome = replace(game.outcome, **rules.oddity)


class OddEnd(Coven):
    """An outcome with something changed."""

    steps: ClassVar[dict[str, type[Step[CovenState]]]] = {**Coven.steps, "OddDawn": OddDawn}

    def __init__(self, **oddity: Any) -> None:
        self.oddity = oddity

    def begin(self, game: Game[CovenState]) -> None:
        """One look, and then that end."""
        super().begin(game)
        game.agenda[0] = OddDawn()


class BlindEnd(Coven):
    """Nobody can see anything after the end."""

    def view_all(self, game: Game[CovenState]) -> View:
        """Fails."""
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
