"""A toy of cards seen and lost again: one card each, looks at another's, and cards mixed under the table."""

from __future__ import annotations

import random
from typing import ClassVar

from meetinghouse.engine.agenda import Step
from meetinghouse.engine.decisions import Question
from meetinghouse.engine.events import Event
from meetinghouse.engine.fields import each, log, several
from meetinghouse.engine.game import Game
from meetinghouse.engine.rules import Outcome, Rules, Setup, View
from meetinghouse.engine.state import State
from meetinghouse.engine.values import SEATS, Card, Option, Seat, Word

LOOK = Word("look")
MIX = Word("mix")
KINDS = ("bell", "book", "candle", "crow", "gold", "moon")


class CupsState(State):
    """Who holds which card; what each has seen; where each knows a card may lie."""

    players: int

    hands: list[int] = several()
    sights: list[list[int]] = each([])
    knows: list[list[int]] = each([])  # by seat and card: a mask of seats
    moves: list[list[int]] = log()  # who, whose, looked (0), mixed and not swapped (1), swapped (2)

    def deal(self, hands: list[int]) -> None:
        """Everybody gets a card, and nobody has seen any: each may lie anywhere."""
        self.clear()
        self.hands = hands
        self.knows = [[(1 << len(hands)) - 1 for _ in hands] for _ in hands]

    def see(self, seat: int, holder: int) -> None:
        """A seat sees the card of another, or its own."""
        card = self.hands[holder]
        self.sights[seat].append(card)
        self.knows[seat][card] = 1 << holder

    def look(self, seat: int, holder: int) -> None:
        """A seat looks at another's card."""
        self.moves.append([seat, holder, 0])
        self.see(seat, holder)

    def mix(self, seat: int, holder: int, swapped: bool) -> None:
        """Two cards are mixed: whoever had seen one of them knows only that it lies with one of the two."""
        self.moves.append([seat, holder, 1 + swapped])
        if swapped:
            self.hands[seat], self.hands[holder] = self.hands[holder], self.hands[seat]
        pair = 1 << seat | 1 << holder
        for line in self.knows:
            for card, mask in enumerate(line):
                if mask & pair:
                    line[card] = mask | pair
        self.see(seat, seat)
        self.see(holder, holder)


class Dealt(Event, frozen=True):
    """A seat got its card."""

    card: Card


class Looked(Event, frozen=True):
    """Somebody looked at somebody's card."""

    by: int
    at: int


class Mixed(Event, frozen=True):
    """Two cards were mixed."""

    by: int
    holder: int


class CardSeen(Event, frozen=True):
    """The card that was seen."""

    holder: int
    card: Card


class CupsOpened(Event, frozen=True):
    """The end: all cards lie open."""

    cards: tuple[Card, ...]


class Turn(Step[CupsState]):
    """A seat looks at a card, or mixes its own with another."""

    seat: int

    def ask(self, game: Game[CupsState]) -> dict[int, Question]:
        """The action and whose card, in one."""
        return {self.seat: Question("turn", self.options(game))}

    def options(self, game: Game[CupsState]) -> tuple[Option, ...]:
        """Look or mix, with anybody."""
        others = [SEATS[seat] for seat in range(game.seats) if seat != self.seat]
        return tuple((word, other) for word in (LOOK, MIX) for other in others)

    def resolve(self, game: Game[CupsState]) -> None:
        """See the card, or the new ones."""
        choice = self.answers[self.seat]
        assert isinstance(choice, tuple)
        word, target = choice
        assert isinstance(target, Seat)
        seat, holder = self.seat, target.seat
        if word == LOOK:
            game.state.look(seat, holder)
            game.tell_all(Looked(seat, holder))
            game.tell(seat, seen(game, holder))
        else:
            game.state.mix(seat, holder, game.chance.below(2, "mix") == 1)
            game.tell_all(Mixed(seat, holder))
            game.tell(seat, seen(game, seat))
            game.tell(holder, seen(game, holder))


class Opening(Step[CupsState]):
    """The cups are lifted."""

    def resolve(self, game: Game[CupsState]) -> None:
        """The bell wins."""
        hands = game.state.hands
        game.tell_all(CupsOpened(tuple(Card(KINDS[card]) for card in hands)))
        winner = hands.index(0)
        sides = tuple("lucky" if seat == winner else "others" for seat in range(game.seats))
        game.end(Outcome("lucky", (winner,), sides, "bell"))


def seen(game: Game[CupsState], holder: int) -> CardSeen:
    """The news of a card."""
    return CardSeen(holder, Card(KINDS[game.state.hands[holder]]))


class CupsView(View, frozen=True, kw_only=True):
    """A seat's card, and where it knows the cards may be."""

    card: Card | None
    knows: tuple[tuple[Card, int], ...]


class Cups(Rules[CupsState]):
    """The rules of the cups."""

    name: ClassVar[str] = "cups"
    title: ClassVar[str] = "Cups"
    version: ClassVar[str] = "1"
    least: ClassVar[int] = 3
    most: ClassVar[int] = 6
    sides: ClassVar[tuple[str, ...]] = ("lucky", "others")
    events: ClassVar[tuple[type[Event], ...]] = (Dealt, Looked, Mixed, CardSeen, CupsOpened)
    steps: ClassVar[dict[str, type[Step[CupsState]]]] = {"Turn": Turn, "Opening": Opening}
    turn: ClassVar[type[Turn]] = Turn

    def empty(self, setup: Setup) -> CupsState:
        """Cards in order."""
        state = CupsState(setup.players)
        state.deal(list(range(setup.players)))
        return state

    def begin(self, game: Game[CupsState]) -> None:
        """Deal a card to each."""
        state = game.state
        game.chance.shuffle(state.hands, "deal")
        for seat in range(game.seats):
            state.see(seat, seat)
            game.tell(seat, Dealt(Card(KINDS[state.hands[seat]])))
        game.next(*[self.turn(turn % game.seats) for turn in range(2 * game.seats)], Opening())

    def view(self, game: Game[CupsState], seat: int | None) -> View:
        """Its card and its knowledge."""
        knows = [] if seat is None else game.state.knows[seat]
        return CupsView(
            game=self.name,
            phase="over" if game.over else "turn",
            viewer=seat,
            waiting=game.waiting,
            channels=(),
            card=None if seat is None else Card(KINDS[game.state.hands[seat]]),
            knows=tuple((Card(KINDS[card]), mask) for card, mask in enumerate(knows)),
        )

    def view_all(self, game: Game[CupsState]) -> View:
        """As the public view: the cards stand in the story."""
        return self.view(game, None)

    def redeal(self, game: Game[CupsState], seat: int | None, dice: random.Random) -> None:
        """Another deal with other mixes in which the seat would have seen the same cards."""
        state = game.state
        for _ in range(400):
            hands = list(range(game.seats))
            dice.shuffle(hands)
            world = CupsState(len(hands))
            world.deal(hands)
            for other in range(game.seats):
                world.see(other, other)
            for by, holder, what in state.moves:
                if what == 0:
                    world.look(by, holder)
                else:
                    world.mix(by, holder, dice.random() < 0.5)
            if seat is None or world.sights[seat] == state.sights[seat]:
                game.state = world
                return


CUPS = Cups()
