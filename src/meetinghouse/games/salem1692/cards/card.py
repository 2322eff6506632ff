"""What a playing card is: whom it may be played on, what else it asks, what it does."""

from __future__ import annotations

from typing import ClassVar, Final

from ....engine.candidates import Candidates, Listed, Seats, seat_options
from ....engine.decisions import Otherwise
from ....engine.values import Choice, Option, Seat, seats_in
from ..components import KINDS
from ..editions import Edition
from ..events import CardPlayed, Wasted, WithoutEffect
from ..queries import character, others, two_left
from ..state import Salem, SalemState
from ..verbs import put_on_discard, take_from_hand

Bars = tuple[tuple[int, str], ...]  # seats as a bit mask, and the clause that bars them

NO_BARS: Final[Bars] = ()


class PlayingCard:
    """A card is played on one other living player, and may then ask for one thing more."""

    kind: ClassVar[int] = -1
    asks: ClassVar[str] = ""  # the kind of the second question, if there is one
    first: ClassVar[str] = "target"  # the kind of the first question
    not_oneself: ClassVar[str] = "SAL-LAW-01"
    shield: ClassVar[str] = ""  # the kind of protection from the witches that it gives in front of a player
    skips_turn: ClassVar[bool] = False  # when it lies in front of a player

    @property
    def other_use(self) -> PlayingCard:
        """The same card used as a Witness, by players who can."""
        raise NotImplementedError

    # --- played

    def bars(self, game: Salem, by: int) -> Bars:
        """The seats on which it may not be played, apart from the player's own and the dead, with the clause."""
        return NO_BARS

    def targets(self, game: Salem, by: int) -> int:
        """The seats it may be played on, as a bit mask."""
        seats = game.state.living & ~(1 << by)
        for barred, _ in self.bars(game, by):
            seats &= ~barred
        return seats

    def why_unplayable(self, game: Salem, by: int) -> str:
        """The clause that forbids a card with no possible target: that of the first other player."""
        first = others(game.state, by) & -others(game.state, by)
        return next((clause for mask, clause in self.bars(game, by) if mask & first), "SAL-COLOR-07")

    def candidates(self, game: Salem, by: int) -> Otherwise:
        """The possible targets, and why others are not."""
        return Otherwise(seat_options(self.targets(game, by)), self.closed, (game, by))

    def closed(self, game: Salem, by: int) -> list[tuple[Option, str]]:
        """The seats on which it may not be played, with the clauses."""
        seats = barred(game, by, self.not_oneself, self.bars(game, by))
        return [(each.option, each.rule) for each in seats.closed]

    def details(self, game: Salem, by: int, target: int) -> Candidates:
        """The options of the second question."""
        return Listed()

    def number(self, option: Choice) -> int:
        """A chosen option as the plain number a step keeps."""
        assert isinstance(option, Seat)
        return option.seat

    def play(self, game: Salem, by: int, target: int, detail: int) -> None:
        """What the card does, with all questions answered."""
        raise NotImplementedError

    def to_front(self, game: Salem, by: int, target: int, as_witness: bool = False) -> None:
        """The card is put in front of its target, where it stays."""
        state = game.state
        card = take_from_hand(state, by, self.kind)
        state.fronts[target] += (card,)
        if as_witness:
            state.as_witness += (card,)
        game.tell_all(CardPlayed(by, KINDS[self.kind], target, as_witness=as_witness))

    def to_discard(self, game: Salem, by: int, target: int, second: int | None = None) -> None:
        """The card is used and discarded."""
        card = take_from_hand(game.state, by, self.kind)
        game.tell_all(CardPlayed(by, KINDS[self.kind], target, second))
        put_on_discard(game.state, (card,))

    # --- elsewhere

    def come_up(self, game: Salem, seat: int, card: int, by_look: bool) -> None:
        """A card that nobody may hold was drawn; `by_look`: because somebody looked at a ghost."""
        raise NotImplementedError

    def worth_against(self, state: SalemState, seat: int) -> int:
        """How many accusations it counts in front of that player."""
        return 0

    def leaves_at_two(self, edition: Edition) -> bool:
        """Whether it leaves the game with two players left."""
        return False

    def lost(self, game: Salem, seat: int, counted: bool) -> None:
        """A player has lost it from the front. `counted`: a trial now counts towards the limit of the turn."""


class BlueCard(PlayingCard):
    """Put in front of any other living player."""

    def play(self, game: Salem, by: int, target: int, detail: int) -> None:
        self.to_front(game, by, target)

    def leaves_at_two(self, edition: Edition) -> bool:
        return edition.two_left_removes_blue


class OnHand(PlayingCard):
    """Arson and Robbery: wasted if the character keeps the hand, without effect if the hand is empty."""

    def play(self, game: Salem, by: int, target: int, detail: int) -> None:
        self.to_discard(game, by, target, detail if self.asks else None)
        if character(game.state, target).keeps_hand:
            game.tell_all(Wasted(target, KINDS[self.kind]))
        elif not game.state.hands[target]:
            game.tell_all(WithoutEffect(target, KINDS[self.kind]))
        else:
            self.strike(game, target, detail)

    def strike(self, game: Salem, target: int, detail: int) -> None:
        """Change the target's hand."""
        raise NotImplementedError


def barred(game: Salem, by: int, not_oneself: str, bars: Bars) -> Seats:
    """Everybody except the player, the dead and those who are barred."""
    seats = Seats((1 << game.seats) - 1).bar(1 << by, not_oneself)
    seats.bar(~game.state.living, "SAL-COLOR-07")
    for mask, clause in bars:
        seats.bar(mask, clause)
    return seats


def empty_hands(game: Salem) -> Bars:
    """If a card must have an effect: players without cards in hand."""
    state = game.state
    if state.edition.idle_cards:
        return NO_BARS
    return ((sum([1 << seat for seat in seats_in(state.living) if not state.hands[seat]]), "SAL-RULING-06"),)


def too_few(state: SalemState, clause: str) -> Bars:
    """Everybody, if there is no third player."""
    if two_left(state):
        return ((-1, "SAL-TWO-04"),)
    return ((-1, clause),) if state.living.bit_count() < 3 else NO_BARS
