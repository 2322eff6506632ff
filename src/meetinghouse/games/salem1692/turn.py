"""The turn: draw two cards, or play any number."""

from __future__ import annotations

from typing import Any, ClassVar

from ...engine.agenda import NOTHING
from ...engine.candidates import Candidates
from ...engine.decisions import Question
from ...engine.offers import Offer
from ...engine.values import SEATS, Card, Choice, Seat, Word
from . import draw, ghosts
from .cards import ALIBI_AS_WITNESS, PLAYING_CARDS, PlayingCard, Targets
from .components import ALIBI, CARDS, KIND, KIND_NAMED, STOCKS, WITNESS
from .events import TurnBegan, TurnEnded, TurnSkipped
from .offers import WHILE_A_TURN_IS_TAKEN
from .queries import character, left_of
from .roles import ANN_PUTNAM, GILES_COREY, SAMUEL_PARRIS, TITUBA, giles, parris, tituba
from .state import Salem, SalemState
from .steps import SalemStep
from .verbs import discard_from_front

DRAW = Word("draw")
END = Word("end")
LOOK = Word("look")
AS_WITNESS = (CARDS[ALIBI], CARDS[WITNESS])


class BeginTurn(SalemStep):
    """A seat's turn comes up."""

    seat: int

    phase: ClassVar[str] = "day"

    def resolve(self, game: Salem) -> None:
        """It begins, unless it is skipped."""
        begin_turn(game, self.seat)


def begin_turn(game: Salem, seat: int) -> None:
    """The turn of this seat, or of the next one that has any: the dead, ghosts without turns and Stocks are passed."""
    state = game.state
    while not may_take_turn(state, seat) or skipped_by_stocks(game, seat):
        seat = left_of(state, seat)
    state.turn = seat
    state.played = state.trials = state.picked = 0
    state.hourglass = False
    state.drawn = []
    game.tell_all(TurnBegan(seat))
    if state.humans >> seat & 1:
        game.next(Turn(seat))
    else:
        game.next(draw.DiscardTop(seat, 1), EndTurn(seat))


def may_take_turn(state: SalemState, seat: int) -> bool:
    """The living players, and ghosts where they discard a card."""
    return bool(state.living >> seat & 1) and (bool(state.humans >> seat & 1) or state.edition.ghosts_discard)


def skipped_by_stocks(game: Salem, seat: int) -> bool:
    """Stocks skips the turn, and one of them is discarded."""
    for card in game.state.fronts[seat]:
        if KIND[card] == STOCKS:
            game.tell_all(TurnSkipped(seat))
            discard_from_front(game, seat, [card], "stocks")
            return True
    return False


def kinds_in_hand(state: SalemState, seat: int) -> list[int]:
    """The different kinds of cards in a hand."""
    return sorted({KIND[card] for card in state.hands[seat]})


def playable(game: Salem, seat: int) -> list[int]:
    """The kinds in hand that may be played on somebody."""
    return [kind for kind in kinds_in_hand(game.state, seat) if PLAYING_CARDS[kind].targets(game, seat)]


def may_use_alibi_as_witness(game: Salem, seat: int) -> bool:
    """Will Griggs holds an Alibi, and there is somebody to use it on."""
    holds = any(KIND[card] == ALIBI for card in game.state.hands[seat])
    return holds and ALIBI_AS_WITNESS.targets(game, seat) != 0


class Turn(SalemStep):
    """The active player chooses an action, or card after card to play.

    The question stays the same while cards are played, so that one hourglass serves the whole turn.
    """

    seat: int

    phase: ClassVar[str] = "day"
    offers: ClassVar[tuple[Offer[Any], ...]] = WHILE_A_TURN_IS_TAKEN

    def ask(self, game: Salem) -> dict[int, Question]:
        """Draw, a card to play, the end of the turn, or what the character adds."""
        state = game.state
        seat = self.seat
        if self.answers or not state.living >> seat & 1:
            return NOTHING
        edition = state.edition
        among = Candidates()
        listed = among.listed = (
            [(DRAW, "SAL-TURN-06"), (END, "")] if state.played else [(DRAW, ""), (END, "SAL-TURN-08")]
        )
        for kind in kinds_in_hand(state, seat):
            card = PLAYING_CARDS[kind]
            listed.append((CARDS[kind], "" if card.targets(game, seat) else card.why_unplayable(game, seat)))
        self.add_powers(game, among)
        timed = state.hourglass or edition.turn_always_timed
        timer = edition.hourglass if timed else None
        return {seat: Question("turn", among, timer=timer, default=END if state.played else DRAW)}

    def add_powers(self, game: Salem, among: Candidates) -> None:
        """What the character adds, and in the ghost game a look at a ghost's card."""
        state, seat = game.state, self.seat
        who = character(state, seat)
        if who.alibi_as_witness and may_use_alibi_as_witness(game, seat):
            among.add(AS_WITNESS)
        if who is TITUBA:
            tituba.add_power(state, seat, among)
        elif who is SAMUEL_PARRIS:
            parris.add_power(state, seat, among)
        if state.players < 4 and not state.played:
            among.add(LOOK)

    def answered(self, game: Salem, seat: int, choice: Choice) -> bool:
        """Draw and end close the question; a card to play, or what the character adds, comes on top of it."""
        state = game.state
        if isinstance(choice, Card):
            state.playing = [KIND_NAMED[choice.kind], 0, -1]
            game.next(PlayCard(seat))
        elif choice == AS_WITNESS:
            state.playing = [ALIBI, 1, -1]
            game.next(PlayCard(seat))
        elif choice == tituba.REARRANGE:
            state.uses[seat][TITUBA.limited] -= 1
            tituba.look(game, seat)
            game.next(tituba.Rearrange(seat))
        elif choice == parris.RECOVER:
            game.next(parris.Recover(seat, 0))
        elif choice == LOOK:
            state.looking = -1
            game.next(ghosts.LookAtGhost(seat))
        else:
            self.answers[seat] = choice
            return False
        return True

    def resolve(self, game: Salem) -> None:
        """Draw two cards, or just end the turn."""
        state = game.state
        seat = self.seat
        game.next(EndTurn(seat))
        if self.choice_of(seat) == DRAW:
            state.drawn = []
            if character(state, seat) is GILES_COREY:
                game.next(giles.GilesDecides(seat))
            game.next(draw.Draw(seat, 2, True))


def close_turn(game: Salem, lapsed: bool = False) -> None:
    """The action is taken, so the turn goes no further.

    `lapsed`: a part of it was not answered in time; then the turn goes on, unless its hourglass is running.
    """
    state = game.state
    if lapsed and not (state.hourglass or state.edition.turn_always_timed):
        return
    for step in reversed(game.agenda):
        if isinstance(step, Turn):
            step.answers[step.seat] = DRAW if lapsed and not state.played else END
            return


class PlayCard(SalemStep):
    """A card of the hand asks for its target, then for one thing more; only then it is played, and known."""

    by: int

    phase: ClassVar[str] = "day"
    offers: ClassVar[tuple[Offer[Any], ...]] = WHILE_A_TURN_IS_TAKEN

    def ask(self, game: Salem) -> dict[int, Question]:
        """The next part."""
        kind, as_witness, target = game.state.playing
        card = card_being_played(game.state)
        timer = game.state.edition.decision_seconds
        if target < 0:
            about: Card | tuple[Card | Seat, ...] = AS_WITNESS if as_witness else CARDS[kind]
            return {self.by: Question(card.first, Targets(card, game, self.by), about, timer=timer)}
        about = (CARDS[kind], SEATS[target])
        return {self.by: Question(card.asks, card.details(game, self.by, target), about, timer=timer)}

    def resolve(self, game: Salem) -> None:
        """Ask on, or play it. Without an answer the card stays in hand."""
        state = game.state
        choice = self.choice_of(self.by)
        if choice is None:
            state.playing = []
            close_turn(game, lapsed=True)
            return
        card = card_being_played(state)
        assert isinstance(choice, Seat | Card | tuple)
        number = card.number(choice)
        target = state.playing[2]
        if target < 0 and card.asks and card.details(game, self.by, number).options:
            state.playing[2] = number
            game.next(PlayCard(self.by))
            return
        state.playing = []
        state.played += 1
        if target < 0:
            card.play(game, self.by, number, -1)
        else:
            card.play(game, self.by, target, number)


def card_being_played(state: SalemState) -> PlayingCard:
    """The card whose questions are being answered."""
    return ALIBI_AS_WITNESS if state.playing[1] else PLAYING_CARDS[state.playing[0]]


class EndTurn(SalemStep):
    """The turn is over; Ann Putnam may have cards to draw first."""

    seat: int

    phase: ClassVar[str] = "day"

    def resolve(self, game: Salem) -> None:
        """The next living seat clockwise."""
        state = game.state
        picked = state.picked
        if picked and state.edition.ann_draws_at_end and character(state, self.seat) is ANN_PUTNAM:
            state.picked = 0
            game.next(draw.Draw(self.seat, 2 * picked), EndTurn(self.seat))
            return
        game.tell_all(TurnEnded(self.seat))
        begin_turn(game, left_of(state, self.seat))
