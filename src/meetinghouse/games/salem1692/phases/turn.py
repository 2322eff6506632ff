"""The turn: draw two cards, or play any number."""

from __future__ import annotations

from typing import ClassVar, Final

from ....engine.agenda import NOTHING
from ....engine.decisions import Otherwise, Question
from ....engine.values import SEATS, Card, Choice, Option, Seat, Word, seats_in
from ..cards.card import PlayingCard
from ..components import ALIBI, CARDS, KIND, KIND_NAMED, WITNESS
from ..events import TurnBegan, TurnEnded, TurnSkipped
from ..queries import character, left_of
from ..state import Salem, SalemState
from ..steps import SeatStep
from ..verbs import discard_from_front
from .action import DRAW, END, TurnStep, close_turn
from .draw import DiscardTop, Draw
from .ghosts import LookAtGhost

LOOK: Final = Word("look")
AS_WITNESS: Final = (CARDS[ALIBI], CARDS[WITNESS])


class BeginTurn(SeatStep):
    """A seat's turn comes up."""

    phase: ClassVar[str] = "day"

    def resolve(self, game: Salem) -> None:
        begin_turn(game, self.seat)


def begin_turn(game: Salem, seat: int) -> None:
    """The turn of this seat, or of the next one that has any: the dead, ghosts without turns and Stocks are passed."""
    state = game.state
    while not may_take_turn(state, seat) or skip_by_stocks(game, seat):
        seat = left_of(state, seat)
    state.turn = seat
    state.played = state.trials = state.picked = 0
    state.hourglass = False
    state.drawn = ()
    game.tell_all(TurnBegan(seat))
    if state.humans >> seat & 1:
        game.next(Turn(seat))
    else:
        game.next(DiscardTop(seat, 1), EndTurn(seat))


def may_take_turn(state: SalemState, seat: int) -> bool:
    """The living players, and ghosts if they discard a card."""
    return bool(state.living >> seat & 1) and (bool(state.humans >> seat & 1) or state.edition.ghosts_discard)


def skip_by_stocks(game: Salem, seat: int) -> bool:
    """Stocks skips the turn, and one of them is discarded."""
    for card in game.state.fronts[seat]:
        if game.state.cards[KIND[card]].skips_turn:
            game.tell_all(TurnSkipped(seat))
            discard_from_front(game, seat, (card,), "stocks")
            return True
    return False


def kinds_in_hand(state: SalemState, seat: int) -> tuple[int, ...]:
    """The different kinds of cards in a hand, in ascending order."""
    kinds = 0
    for card in state.hands[seat]:
        kinds |= 1 << KIND[card]
    return seats_in(kinds)  # a set of kinds is a bit mask, as a set of seats is


class Turn(TurnStep):
    """The active player chooses an action, or card after card to play.

    The question stays the same while cards are played, so that one hourglass serves the whole turn.
    """

    def ask(self, game: Salem) -> dict[int, Question]:
        """Draw, a card to play, the end of the turn, what the character adds; in the ghost game a look at a ghost."""
        state, seat = game.state, self.seat
        if self.answers or not state.living >> seat & 1:
            return NOTHING
        default = END if state.played else DRAW
        options: list[Option] = [default]
        for kind in kinds_in_hand(state, seat):
            if state.cards[kind].targets(game, seat):
                options.append(CARDS[kind])
        for power, clause in character(state, seat).powers(game, seat):
            if not clause:
                options.append(power)
        if state.players < 4 and not state.played:
            options.append(LOOK)
        timed = state.hourglass or state.edition.turn_always_timed
        timer = state.edition.hourglass if timed else None
        among = Otherwise(tuple(options), self.closed, (game,))
        return {seat: Question("turn", among, timer=timer, default=default)}

    def closed(self, game: Salem) -> list[tuple[Option, str]]:
        """The actions that a player might expect but may not take, with the clauses."""
        state, seat = game.state, self.seat
        found: list[tuple[Option, str]] = [(DRAW, "SAL-TURN-06") if state.played else (END, "SAL-TURN-08")]
        for kind in kinds_in_hand(state, seat):
            card = state.cards[kind]
            if not card.targets(game, seat):
                found.append((CARDS[kind], card.why_unplayable(game, seat)))
        return found + [(power, clause) for power, clause in character(state, seat).powers(game, seat) if clause]

    def answered(self, game: Salem, seat: int, choice: Choice) -> bool:
        """Draw and end close the question; a card to play, or what the character adds, comes on top of it."""
        state = game.state
        if choice in (DRAW, END):
            self.answers[seat] = choice
            return False
        if isinstance(choice, Card):
            state.playing = (KIND_NAMED[choice.kind], 0, -1)
            game.next(PlayCard(seat))
        elif choice == LOOK:
            state.looking = -1
            game.next(LookAtGhost(seat))
        else:
            character(state, seat).use_power(game, seat, choice)
        return True

    def resolve(self, game: Salem) -> None:
        state, seat = game.state, self.seat
        game.next(EndTurn(seat))
        if self.answers.get(seat) == DRAW:
            state.drawn = ()
            game.next(Draw(seat, 2, True), *character(state, seat).after_drawing(seat))


class PlayCard(TurnStep):
    """A card of the hand asks for its target, then for one thing more; only then it is played, and known.

    Without an answer the card stays in hand.
    """

    def ask(self, game: Salem) -> dict[int, Question]:
        kind, as_witness, target = game.state.playing
        card = card_being_played(game.state)
        if target < 0:
            about: Card | tuple[Card | Seat, ...] = AS_WITNESS if as_witness else CARDS[kind]
            return self.ask_one(game, self.seat, card.first, card.candidates(game, self.seat), about)
        among = card.details(game, self.seat, target)
        return self.ask_one(game, self.seat, card.asks, among, (CARDS[kind], SEATS[target]))

    def resolve(self, game: Salem) -> None:
        state = game.state
        choice = self.answers.get(self.seat)
        if choice is None:
            state.playing = ()
            close_turn(game, lapsed=True)
            return
        card = card_being_played(state)
        number = card.number(choice)
        target = state.playing[2]
        if target < 0 and card.asks and card.details(game, self.seat, number).options:
            state.playing = (*state.playing[:2], number)
            game.next(PlayCard(self.seat))
            return
        state.playing = ()
        state.played += 1
        if target < 0:
            card.play(game, self.seat, number, -1)
        else:
            card.play(game, self.seat, target, number)


def card_being_played(state: SalemState) -> PlayingCard:
    """The card whose questions are being answered."""
    card = state.cards[state.playing[0]]
    return card.other_use if state.playing[1] else card


class EndTurn(SeatStep):
    """The turn is over and goes to the next living seat clockwise; the character may have cards to draw first."""

    phase: ClassVar[str] = "day"

    def resolve(self, game: Salem) -> None:
        state = game.state
        due = character(state, self.seat).draws_at_end(state)
        if due:
            state.picked = 0
            game.next(Draw(self.seat, due), EndTurn(self.seat))
            return
        game.tell_all(TurnEnded(self.seat))
        begin_turn(game, left_of(state, self.seat))
