"""Toys with one fault each, which the conformance suite has to find."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from meetinghouse.engine.agenda import Step
from meetinghouse.engine.decisions import Closed, Decision
from meetinghouse.engine.game import Game
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.rules import Score, Setup, View
from meetinghouse.engine.values import YES, Amount, Choice, Seat, seat_options

from .assembly import Assembly, AssemblyState, Ballot, Round
from .coven import Coven, CovenState, Dawn, Peek
from .cups import Cups, CupsState, Turn

replace = msgspec.structs.replace


# --- choices


class Grudging(Assembly):
    """A gift of two coins is offered, and refused when it is taken."""

    def take(self, game: Game[AssemblyState], offer: Decision, choice: Choice) -> None:
        """One coin at most."""
        if isinstance(choice, tuple) and choice[1] == Amount(2):
            raise Refused("forbidden", choice="two coins")
        super().take(game, offer, choice)


class Crashing(Assembly):
    """A vote for yes is offered, and crashes."""

    def begin(self, game: Game[AssemblyState]) -> None:
        """With another ballot."""
        game.next(CrashingBallot(0), Round(1))


class CrashingBallot(Ballot):
    """It cannot stand a yes."""

    def answered(self, game: Game[AssemblyState], seat: int, choice: Choice) -> bool:
        """Divide by zero."""
        if choice == YES:
            raise ZeroDivisionError
        super().answered(game, seat, choice)
        return False


class Lenient(Assembly):
    """A decision that takes anything for an answer."""

    def begin(self, game: Game[AssemblyState]) -> None:
        """With another kind of decision."""
        game.next(LenientRound(0))


class LenientDecision(Decision, frozen=True):
    """It checks nothing."""

    def check(self, choice: object) -> Choice:
        """Anything goes."""
        return self.options[0]


class LenientRound(Round):
    """It asks for a word and takes whatever comes."""

    def ask(self, game: Game[AssemblyState]) -> Sequence[Decision]:
        """One such decision."""
        asked = self.question(game, 0, "vote", (YES,))
        return [LenientDecision(asked.id, 0, "vote", (YES,))]


class Touchy(Assembly):
    """Asking what is closed changes the game."""

    def closed(self, game: Game[AssemblyState], decision: Decision) -> list[Closed]:
        """Every refusal costs a coin."""
        if decision.kind == "vote":
            game.state.coins[decision.seat] += 1
        return super().closed(game, decision)


class Nameless(Assembly):
    """Both offers and closes a seat."""

    def closed(self, game: Game[AssemblyState], decision: Decision) -> list[Closed]:
        """All that is offered."""
        return [Closed(option, "ASM-00") for option in decision.options]


class TwiceOffered(Assembly):
    """Two offers under one id."""

    def offers(self, game: Game[AssemblyState]) -> list[Decision]:
        """Each one twice."""
        return super().offers(game) * 2


class TimedOffers(Assembly):
    """Offers with a clock."""

    def offers(self, game: Game[AssemblyState]) -> list[Decision]:
        """Ten seconds for each."""
        return [replace(offer, timer=10) for offer in super().offers(game)]


class WrongDefault(Round):
    """A default that is no option."""

    def ask(self, game: Game[AssemblyState]) -> Sequence[Decision]:
        """Yes or yes."""
        return [self.question(game, 0, "vote", (YES,), timer=10, default=Seat(3))]


class Defaulting(Assembly):
    """Asks with that default."""

    def begin(self, game: Game[AssemblyState]) -> None:
        """One such round."""
        game.next(WrongDefault(0))


class SameOptions(Round):
    """An option that is named twice."""

    def ask(self, game: Game[AssemblyState]) -> Sequence[Decision]:
        """Seat 1, or seat 1."""
        return [self.question(game, 0, "vote", seat_options(6) * 2)]


class Doubling(Assembly):
    """Asks with these options."""

    def begin(self, game: Game[AssemblyState]) -> None:
        """One such round."""
        game.next(SameOptions(0))


for _rules, _step in (
    (Crashing, CrashingBallot),
    (Lenient, LenientRound),
    (Defaulting, WrongDefault),
    (Doubling, SameOptions),
):
    _rules.steps = {**Assembly.steps, _step.__name__: _step}


# --- keeping


class SharingState(AssemblyState):
    """Copies share the coins."""

    def copy(self) -> SharingState:
        """All but the coins."""
        other = SharingState(len(self.coins), self.rounds)
        other.present, other.rang, other.round, other.coins = self.present, self.rang, self.round, self.coins
        return other


class Sharing(Assembly):
    """An assembly with that state."""

    def empty(self, setup: Setup) -> AssemblyState:
        """The sharing one."""
        return SharingState(setup.players, 2)


class LossyState(AssemblyState):
    """Who has rung is not saved."""

    fields: ClassVar[tuple[str, ...]] = ("present", "coins", "round", "rounds")

    def copy(self) -> LossyState:
        """As it should be."""
        other = LossyState(len(self.coins), self.rounds)
        other.present, other.rang, other.round, other.coins = self.present, self.rang, self.round, self.coins.copy()
        return other


class Lossy(Assembly):
    """An assembly with that state."""

    def empty(self, setup: Setup) -> AssemblyState:
        """The lossy one."""
        return LossyState(setup.players, 2)


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
