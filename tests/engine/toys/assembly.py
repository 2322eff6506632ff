"""A toy game in the open: speeches, committees, secret ballots, gifts of coins, and bells that interrupt anything."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from meetinghouse.engine.agenda import NOTHING, Step
from meetinghouse.engine.candidates import Seats, seat_options
from meetinghouse.engine.decisions import Channel, Question
from meetinghouse.engine.events import Event
from meetinghouse.engine.fields import each
from meetinghouse.engine.game import Game
from meetinghouse.engine.offers import Offer
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.rules import Outcome, Public, Rules, Setup, View
from meetinghouse.engine.settings import Setting
from meetinghouse.engine.state import State
from meetinghouse.engine.values import (
    DONE,
    NO,
    SEATS,
    YES,
    Amount,
    Choice,
    Seat,
    Word,
    seats_in,
)

NOBODY = Word("nobody")
RING = Word("ring")


class AssemblyState(State):
    players: int
    rounds: int

    present: int = 0
    coins: list[int] = each(2)
    rang: int = 0
    round: int = 0


class Spoken(Event, frozen=True):
    seat: int


class CommitteeNamed(Event, frozen=True):
    seats: tuple[int, ...]


class Voted(Event, frozen=True):
    ayes: int
    noes: int
    carried: bool


class Banished(Event, frozen=True):
    """Somebody was banished from the assembly."""

    seat: int


class Spared(Event, frozen=True):
    """The ringer of the bell banished nobody."""

    ringer: int


class Lapsed(Event, frozen=True):
    """The ringer of the bell was banished in the meantime, so the alarm has no effect."""

    ringer: int


class GiftMade(Event, frozen=True):
    giver: int
    heir: int
    coins: int


class Adjourned(Event, frozen=True):
    winners: tuple[int, ...]


class Bell(Offer[AssemblyState]):
    """Interrupts whatever is happening; each player may ring it once per game."""

    name: ClassVar[str] = "ring"

    def question(self, game: Game[AssemblyState], seat: int) -> Question | str:
        """Offer the bell to players who are present and have not rung yet, unless bells are switched off."""
        state = game.state
        if not game.setup.options.get("bells", True) or not state.present >> seat & 1:
            return ""
        return "ASM-BELL-01" if state.rang >> seat & 1 else Question("ring", (RING,))

    def take(self, game: Game[AssemblyState], seat: int, choice: Choice) -> None:
        """Make the ringer's alarm the next step; the interrupted step waits below it."""
        game.state.rang |= 1 << seat
        game.next(Alarm(seat))


class Gift(Offer[AssemblyState]):
    """A gift of coins to another player."""

    name: ClassVar[str] = "gift"

    def question(self, game: Game[AssemblyState], seat: int) -> Question | str:
        """Offer to give any number of the giver's coins to anybody present."""
        state = game.state
        if not state.present >> seat & 1:
            return ""
        others = seat_options(state.present & ~(1 << seat))
        gifts = tuple((heir, Amount(coins)) for heir in others for coins in range(1, state.coins[seat] + 1))
        return Question("gift", gifts) if gifts else "ASM-GIFT-02"

    def take(self, game: Game[AssemblyState], seat: int, choice: Choice) -> None:
        assert isinstance(choice, tuple)
        heir, amount = choice
        game.state.coins[seat] -= amount.amount
        game.state.coins[heir.seat] += amount.amount
        game.tell_all(GiftMade(seat, heir.seat, amount.amount))


BELL, GIFT = Bell(), Gift()


class Item(Step[AssemblyState]):
    """A step of the assembly: during each of them, players may ring the bell and make gifts."""

    offers: ClassVar[tuple[Offer[Any], ...]] = (BELL, GIFT)


class Speech(Item):
    """The chair speaks: a step that only takes time."""

    chair: int

    def ask(self, game: Game[AssemblyState]) -> dict[int, Question]:
        """Ask a chair who is present for the word "done"."""
        if not game.state.present >> self.chair & 1:
            return NOTHING
        return {self.chair: Question("speech", (DONE,), timer=60, default=DONE)}

    def resolve(self, game: Game[AssemblyState]) -> None:
        if self.answers:
            game.tell_all(Spoken(self.chair))


class Committee(Item):
    """The chair names one or two others, who get a coin each."""

    chair: int

    def ask(self, game: Game[AssemblyState]) -> dict[int, Question]:
        """Ask for a list of seats, without the chair's own."""
        present = game.state.present
        if not present >> self.chair & 1:
            return NOTHING
        others = Seats(present).bar(1 << self.chair, "ASM-COMMITTEE-01")
        most = min(2, others.open.bit_count())
        return {self.chair: Question("committee", others, SEATS[self.chair], most=most)}

    def resolve(self, game: Game[AssemblyState]) -> None:
        chosen = self.answers.get(self.chair, [])
        named = [seat.seat for seat in chosen if isinstance(seat, Seat)] if isinstance(chosen, list) else []
        if isinstance(chosen, Seat):
            named = [chosen.seat]
        for seat in named:
            game.state.coins[seat] += 1
        if named:
            game.tell_all(CommitteeNamed(tuple(named)))


class Ballot(Item):
    """Everybody present votes in secret and may change their vote; the chair earns a coin if the motion is carried."""

    chair: int

    revisable: ClassVar[bool] = True
    hides_actors: ClassVar[bool] = True

    def ask(self, game: Game[AssemblyState]) -> dict[int, Question]:
        """Ask for yes or no, without a default: a missing vote is not counted."""
        return {seat: Question("vote", (YES, NO), timer=30, seen_by="nobody") for seat in seats_in(game.state.present)}

    def resolve(self, game: Game[AssemblyState]) -> None:
        """Count the votes of those still present; chance breaks a tie."""
        state = game.state
        votes = [choice for seat, choice in self.answers.items() if state.present >> seat & 1]
        ayes, noes = votes.count(YES), votes.count(NO)
        carried = ayes > noes or (ayes == noes and game.chance.below(2, "tie") == 1)
        if carried:
            state.coins[self.chair] += 1
        game.tell_all(Voted(ayes, noes, carried))


class Alarm(Item):
    """The ringer of the bell banishes somebody, or nobody."""

    ringer: int

    def ask(self, game: Game[AssemblyState]) -> dict[int, Question]:
        """Ask the ringer, if still present."""
        present = game.state.present
        if not present >> self.ringer & 1:
            return NOTHING
        return {self.ringer: Question("banish", (*seat_options(present & ~(1 << self.ringer)), NOBODY))}

    def resolve(self, game: Game[AssemblyState]) -> None:
        """Banish the player; the assembly ends when only one is left."""
        if not game.state.present >> self.ringer & 1:
            game.tell_all(Lapsed(self.ringer))
            return
        choice = self.answers[self.ringer]
        if not isinstance(choice, Seat):
            game.tell_all(Spared(self.ringer))
            return
        game.state.present &= ~(1 << choice.seat)
        game.tell_all(Banished(choice.seat))
        if game.state.present.bit_count() == 1:
            adjourn(game)


class Round(Item):
    """A round with one chair; after the last round, the end."""

    chair: int

    def resolve(self, game: Game[AssemblyState]) -> None:
        state = game.state
        if state.round == state.rounds:
            adjourn(game)
            return
        state.round += 1
        chair = self.chair
        game.next(Speech(chair), Committee(chair), Ballot(chair), Round((chair + 1) % game.seats))


def adjourn(game: Game[AssemblyState]) -> None:
    """The richest of those present win."""
    state = game.state
    most = max(state.coins[seat] for seat in seats_in(state.present))
    winners = tuple(seat for seat in seats_in(state.present) if state.coins[seat] == most)
    game.tell_all(Adjourned(winners))
    sides = tuple("rich" if seat in winners else "poor" for seat in range(game.seats))
    game.end(Outcome("rich", winners, sides, "coins"))


class Hall(Public, frozen=True, kw_only=True):
    """What everybody sees, which is everything: this game has no secrets."""

    present: tuple[int, ...]
    coins: tuple[int, ...]
    round: int


class AssemblyView(View, frozen=True, kw_only=True):
    public: Hall


class Assembly(Rules[AssemblyState]):
    name: ClassVar[str] = "assembly"
    title: ClassVar[str] = "The Assembly"
    version: ClassVar[str] = "1"
    view_type: ClassVar[type[View]] = AssemblyView
    least: ClassVar[int] = 2
    most: ClassVar[int] = 6
    sides: ClassVar[tuple[str, ...]] = ("rich", "poor")
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("rounds", 2, least=1, most=5),
        Setting("bells", True, values=(True, False)),
        Setting("mood", "calm", values=("calm", "wild")),
    )
    events: ClassVar[tuple[type[Event], ...]] = (
        Spoken, CommitteeNamed, Voted, Banished, Spared, Lapsed, GiftMade, Adjourned,
    )  # fmt: skip
    steps: ClassVar[dict[str, type[Step[AssemblyState]]]] = {
        step.__name__: step for step in (Speech, Committee, Ballot, Alarm, Round)
    }
    offers: ClassVar[dict[str, Offer[Any]]] = {offer.name: offer for offer in (BELL, GIFT)}

    def check(self, players: int, options: dict[str, Any]) -> None:
        """The mood cannot be wild without bells."""
        if options.get("mood") == "wild" and options.get("bells") is False:
            raise Refused("option-clash", "ASM-MOOD-01", names="mood bells")

    def empty(self, setup: Setup) -> AssemblyState:
        state = AssemblyState(setup.players, setup.options.get("rounds", 2))
        state.clear()
        state.present = (1 << setup.players) - 1
        return state

    def begin(self, game: Game[AssemblyState]) -> None:
        game.next(Round(game.chance.below(game.seats, "chair")))

    def public(self, game: Game[AssemblyState]) -> Hall:
        state = game.state
        return Hall(
            phase="over" if game.over else type(game.agenda[-1]).__name__,
            waiting=game.waiting,
            channels=tuple(game.channels),
            present=seats_in(state.present),
            coins=tuple(state.coins),
            round=state.round,
        )

    def view_all(self, game: Game[AssemblyState]) -> View:
        return self.view(game, None)

    def channels(self, game: Game[AssemblyState]) -> list[Channel]:
        """Everybody talks to everybody; during a speech only the chair does."""
        present = seats_in(game.state.present)
        quiet = bool(game.agenda) and isinstance(game.agenda[-1], Speech)
        return [Channel("floor", game.waiting if quiet else present, tuple(range(game.seats)))]

    def redeal(self, game: Game[AssemblyState], seat: int | None, dice: random.Random) -> None:
        """Do nothing: only the votes are secret, and the engine itself exchanges sealed answers."""


ASSEMBLY = Assembly()
