"""A toy in the open: speeches, committees, secret ballots, bells that interrupt anything, gifts of coins."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from meetinghouse.engine.agenda import NOTHING, Step
from meetinghouse.engine.candidates import Seats
from meetinghouse.engine.decisions import Channel, Question
from meetinghouse.engine.events import Event
from meetinghouse.engine.fields import each
from meetinghouse.engine.game import Game
from meetinghouse.engine.offers import Offer
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.rules import Outcome, Rules, Setting, Setup, View
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
    seat_options,
    seats_in,
)

NOBODY = Word("nobody")
RING = Word("ring")


class AssemblyState(State):
    """Who is present, and the coins."""

    players: int
    rounds: int

    present: int = 0
    coins: list[int] = each(2)
    rang: int = 0
    round: int = 0


class Spoken(Event, frozen=True):
    """Somebody has spoken."""

    seat: int


class CommitteeNamed(Event, frozen=True):
    """The chair has named a committee."""

    seats: tuple[int, ...]


class Voted(Event, frozen=True):
    """A ballot was counted; chance broke a tie."""

    ayes: int
    noes: int
    carried: bool


class Banished(Event, frozen=True):
    """Somebody was sent away."""

    seat: int


class Spared(Event, frozen=True):
    """The bell was rung for nothing."""

    ringer: int


class Lapsed(Event, frozen=True):
    """Who rang the bell is gone; nothing comes of it."""

    ringer: int


class GiftMade(Event, frozen=True):
    """Coins changed hands."""

    giver: int
    heir: int
    coins: int


class Adjourned(Event, frozen=True):
    """The assembly is over."""

    winners: tuple[int, ...]


class Bell(Offer[AssemblyState]):
    """A bell interrupts anything, once in a game."""

    name: ClassVar[str] = "ring"

    def question(self, game: Game[AssemblyState], seat: int) -> Question | str:
        """Where there are bells, whoever is present and has not rung."""
        state = game.state
        if not game.setup.options.get("bells", True) or not state.present >> seat & 1:
            return ""
        return "ASM-BELL-01" if state.rang >> seat & 1 else Question("ring", (RING,))

    def take(self, game: Game[AssemblyState], seat: int, choice: Choice) -> None:
        """Whoever rang decides first."""
        game.state.rang |= 1 << seat
        game.next(Alarm(seat))


class Gift(Offer[AssemblyState]):
    """Coins for somebody else."""

    name: ClassVar[str] = "gift"

    def question(self, game: Game[AssemblyState], seat: int) -> Question | str:
        """As many as one has, to anybody present."""
        state = game.state
        if not state.present >> seat & 1:
            return ""
        others = seat_options(state.present & ~(1 << seat))
        gifts = tuple((heir, Amount(coins)) for heir in others for coins in range(1, state.coins[seat] + 1))
        return Question("gift", gifts) if gifts else "ASM-GIFT-02"

    def take(self, game: Game[AssemblyState], seat: int, choice: Choice) -> None:
        """It is made at once."""
        assert isinstance(choice, tuple)
        heir, amount = choice
        game.state.coins[seat] -= amount.amount
        game.state.coins[heir.seat] += amount.amount
        game.tell_all(GiftMade(seat, heir.seat, amount.amount))


BELL, GIFT = Bell(), Gift()


class Item(Step[AssemblyState]):
    """Whatever is on the agenda: bells and gifts may come at any moment."""

    offers: ClassVar[tuple[Offer[Any], ...]] = (BELL, GIFT)


class Speech(Item):
    """The chair speaks: a step that only takes time."""

    chair: int

    def ask(self, game: Game[AssemblyState]) -> dict[int, Question]:
        """The word done, from a chair who is present."""
        if not game.state.present >> self.chair & 1:
            return NOTHING
        return {self.chair: Question("speech", (DONE,), timer=60, default=DONE)}

    def resolve(self, game: Game[AssemblyState]) -> None:
        """It was said."""
        if self.answers:
            game.tell_all(Spoken(self.chair))


class Committee(Item):
    """The chair names one or two others, who get a coin each."""

    chair: int

    def ask(self, game: Game[AssemblyState]) -> dict[int, Question]:
        """A list of seats; a chair may not name itself."""
        present = game.state.present
        if not present >> self.chair & 1:
            return NOTHING
        others = Seats(present).bar(1 << self.chair, "ASM-COMMITTEE-01")
        most = min(2, others.open.bit_count())
        return {self.chair: Question("committee", others, SEATS[self.chair], most=most)}

    def resolve(self, game: Game[AssemblyState]) -> None:
        """Pay them."""
        chosen = self.answers.get(self.chair, [])
        named = [seat.seat for seat in chosen if isinstance(seat, Seat)] if isinstance(chosen, list) else []
        if isinstance(chosen, Seat):
            named = [chosen.seat]
        for seat in named:
            game.state.coins[seat] += 1
        if named:
            game.tell_all(CommitteeNamed(tuple(named)))


class Ballot(Item):
    """Everybody present votes in secret and may think again; the chair is paid when it is carried."""

    chair: int

    revisable: ClassVar[bool] = True
    openly: ClassVar[bool] = False

    def ask(self, game: Game[AssemblyState]) -> dict[int, Question]:
        """Yes or no; who stays silent is settled by the count."""
        return {seat: Question("vote", (YES, NO), timer=30, seen_by="nobody") for seat in seats_in(game.state.present)}

    def resolve(self, game: Game[AssemblyState]) -> None:
        """Count the votes of those who are still there; a tie is broken by chance."""
        state = game.state
        votes = [choice for seat, choice in self.answers.items() if state.present >> seat & 1]
        ayes, noes = votes.count(YES), votes.count(NO)
        carried = ayes > noes or (ayes == noes and game.chance.below(2, "tie") == 1)
        if carried:
            state.coins[self.chair] += 1
        game.tell_all(Voted(ayes, noes, carried))


class Alarm(Item):
    """Who rang the bell banishes somebody, or nobody."""

    ringer: int

    def ask(self, game: Game[AssemblyState]) -> dict[int, Question]:
        """Whom; a ringer who is gone is not asked."""
        present = game.state.present
        if not present >> self.ringer & 1:
            return NOTHING
        return {self.ringer: Question("banish", (*seat_options(present & ~(1 << self.ringer)), NOBODY))}

    def resolve(self, game: Game[AssemblyState]) -> None:
        """Send them away; the assembly ends when one is left."""
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
    """A round under one chair, or the end."""

    chair: int

    def resolve(self, game: Game[AssemblyState]) -> None:
        """Put the round's steps on the agenda."""
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


class AssemblyView(View, frozen=True, kw_only=True):
    """Everything lies open."""

    present: tuple[int, ...]
    coins: tuple[int, ...]
    round: int


class Assembly(Rules[AssemblyState]):
    """The rules of the assembly."""

    name: ClassVar[str] = "assembly"
    title: ClassVar[str] = "The Assembly"
    version: ClassVar[str] = "1"
    least: ClassVar[int] = 2
    most: ClassVar[int] = 6
    sides: ClassVar[tuple[str, ...]] = ("rich", "poor")
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("rounds", 2, "how many rounds are held", least=1, most=5),
        Setting("bells", True, "whether there are bells", values=(True, False)),
        Setting("mood", "calm", "the mood of the house", values=("calm", "wild")),
    )
    events: ClassVar[tuple[type[Event], ...]] = (
        Spoken, CommitteeNamed, Voted, Banished, Spared, Lapsed, GiftMade, Adjourned,
    )  # fmt: skip
    steps: ClassVar[dict[str, type[Step[AssemblyState]]]] = {
        step.__name__: step for step in (Speech, Committee, Ballot, Alarm, Round)
    }
    offers: ClassVar[dict[str, Offer[Any]]] = {offer.name: offer for offer in (BELL, GIFT)}

    def check(self, players: int, options: dict[str, Any]) -> None:
        """Nobody is wild without bells."""
        if options.get("mood") == "wild" and options.get("bells") is False:
            raise Refused("option-clash", "ASM-MOOD-01", why="A wild house needs bells.")

    def empty(self, setup: Setup) -> AssemblyState:
        """An assembly of that many."""
        state = AssemblyState(setup.players, setup.options.get("rounds", 2))
        state.clear()
        state.present = (1 << setup.players) - 1
        return state

    def begin(self, game: Game[AssemblyState]) -> None:
        """Somebody takes the chair."""
        game.next(Round(game.chance.below(game.seats, "chair")))

    def view(self, game: Game[AssemblyState], seat: int | None) -> AssemblyView:
        """The open table."""
        state = game.state
        return AssemblyView(
            game=self.name,
            phase="over" if game.over else type(game.agenda[-1]).__name__,
            viewer=seat,
            waiting=game.waiting,
            channels=tuple(game.channels),
            present=seats_in(state.present),
            coins=tuple(state.coins),
            round=state.round,
        )

    def view_all(self, game: Game[AssemblyState]) -> AssemblyView:
        """The same: nothing is hidden."""
        return self.view(game, None)

    def channels(self, game: Game[AssemblyState]) -> list[Channel]:
        """All talk to all, but during a speech."""
        present = seats_in(game.state.present)
        quiet = bool(game.agenda) and isinstance(game.agenda[-1], Speech)
        return [Channel("floor", game.waiting if quiet else present, tuple(range(game.seats)))]

    def redeal(self, game: Game[AssemblyState], seat: int | None, dice: random.Random) -> None:
        """Nothing is hidden but sealed votes, and those the engine exchanges."""


ASSEMBLY = Assembly()
