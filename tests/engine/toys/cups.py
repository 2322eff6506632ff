"""A toy game of cards seen and lost: everybody has one card, looks at others' cards, and mixes cards."""

from __future__ import annotations

import random
from typing import ClassVar

from meetinghouse.engine.agenda import Step
from meetinghouse.engine.decisions import Question
from meetinghouse.engine.events import Event
from meetinghouse.engine.fields import each, log, several
from meetinghouse.engine.game import Game
from meetinghouse.engine.rules import Outcome, Own, Public, Rules, Setup, View
from meetinghouse.engine.state import State
from meetinghouse.engine.values import SEATS, Card, Option, Seat, Word

LOOK = Word("look")
MIX = Word("mix")
KINDS = ("bell", "book", "candle", "crow", "gold", "moon")


class CupsState(State):
    """Who holds which card, what each seat has seen, and where it knows that a card may be."""

    players: int

    hands: list[int] = several()
    sights: list[list[int]] = each([])
    knows: list[list[int]] = each([])  # by seat and card: a mask of seats
    moves: list[list[int]] = log()  # who, whose card, what: a look (0), a mix without a swap (1), or with one (2)

    def deal(self, hands: list[int]) -> None:
        """Give everybody a card; nobody has seen any yet, so each card may be anywhere."""
        self.clear()
        self.hands = hands
        self.knows = [[(1 << len(hands)) - 1 for _ in hands] for _ in hands]

    def see(self, seat: int, holder: int) -> None:
        """A seat sees the card of another seat, or its own."""
        card = self.hands[holder]
        self.sights[seat].append(card)
        self.knows[seat][card] = 1 << holder

    def look(self, seat: int, holder: int) -> None:
        self.moves.append([seat, holder, 0])
        self.see(seat, holder)

    def mix(self, seat: int, holder: int, swapped: bool) -> None:
        """Mix two cards: whoever had seen one of them knows only that one of these two players has it."""
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
    card: Card


class Looked(Event, frozen=True):
    """Told to everybody: who looked at whose card."""

    by: int
    at: int


class Mixed(Event, frozen=True):
    by: int
    holder: int


class CardSeen(Event, frozen=True):
    """Told to the one who sees the card."""

    holder: int
    card: Card


class CupsOpened(Event, frozen=True):
    """Told at the end: all cards."""

    cards: tuple[Card, ...]


class Turn(Step[CupsState]):
    """A player looks at a card of another, or mixes it with their own."""

    seat: int

    def ask(self, game: Game[CupsState]) -> dict[int, Question]:
        """Ask for the action and the other player in one tuple."""
        return {self.seat: Question("turn", self.options(game))}

    def options(self, game: Game[CupsState]) -> tuple[Option, ...]:
        others = [SEATS[seat] for seat in range(game.seats) if seat != self.seat]
        return tuple((word, other) for word in (LOOK, MIX) for other in others)

    def resolve(self, game: Game[CupsState]) -> None:
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
    """The end of the game."""

    def resolve(self, game: Game[CupsState]) -> None:
        """Whoever has the bell wins."""
        hands = game.state.hands
        game.tell_all(CupsOpened(tuple(Card(KINDS[card]) for card in hands)))
        winner = hands.index(0)
        sides = tuple("lucky" if seat == winner else "others" for seat in range(game.seats))
        game.end(Outcome("lucky", (winner,), sides, "bell"))


def seen(game: Game[CupsState], holder: int) -> CardSeen:
    return CardSeen(holder, Card(KINDS[game.state.hands[holder]]))


class Hand(Own, frozen=True, kw_only=True):
    """A seat's card, and where it knows that the other cards may be."""

    card: Card
    knows: tuple[tuple[Card, int], ...]


class CupsView(View, frozen=True, kw_only=True):
    public: Public
    own: Hand | None = None


class Cups(Rules[CupsState]):
    name: ClassVar[str] = "cups"
    title: ClassVar[str] = "Cups"
    version: ClassVar[str] = "1"
    view_type: ClassVar[type[View]] = CupsView
    least: ClassVar[int] = 3
    most: ClassVar[int] = 6
    sides: ClassVar[tuple[str, ...]] = ("lucky", "others")
    events: ClassVar[tuple[type[Event], ...]] = (Dealt, Looked, Mixed, CardSeen, CupsOpened)
    steps: ClassVar[dict[str, type[Step[CupsState]]]] = {"Turn": Turn, "Opening": Opening}
    turn: ClassVar[type[Turn]] = Turn

    def empty(self, setup: Setup) -> CupsState:
        state = CupsState(setup.players)
        state.deal(list(range(setup.players)))
        return state

    def begin(self, game: Game[CupsState]) -> None:
        state = game.state
        game.chance.shuffle(state.hands, "deal")
        for seat in range(game.seats):
            state.see(seat, seat)
            game.tell(seat, Dealt(Card(KINDS[state.hands[seat]])))
        game.next(*[self.turn(turn % game.seats) for turn in range(2 * game.seats)], Opening())

    def public(self, game: Game[CupsState]) -> Public:
        return Public(phase="over" if game.over else "turn", waiting=game.waiting, channels=())

    def own(self, game: Game[CupsState], seat: int) -> Own:
        return Hand(
            card=Card(KINDS[game.state.hands[seat]]),
            knows=tuple((Card(KINDS[card]), mask) for card, mask in enumerate(game.state.knows[seat])),
        )

    def view_all(self, game: Game[CupsState]) -> View:
        """The public view: all cards are in the story."""
        return self.view(game, None)

    def redeal(self, game: Game[CupsState], seat: int | None, dice: random.Random) -> None:
        """Draw other deals and mixes until the seat would have seen the same cards."""
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
