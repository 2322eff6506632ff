"""What a playing card is: whom it may be played on, what else it asks, what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from ....engine.candidates import Candidates, Seats
from ....engine.decisions import Closed
from ....engine.values import Option, Seat, seat_options, seats_in
from ..components import KINDS
from ..events import CardPlayed
from ..queries import others
from ..state import Salem
from ..verbs import put_on_discard, take_from_hand

Bars = Sequence[tuple[int, str]]  # seats as a bit mask, and the clause that bars them

NO_BARS: Final[Bars] = ()


class PlayingCard:
    """A card is played on one other living player, and may then ask for one thing more."""

    kind: ClassVar[int] = -1
    asks: ClassVar[str] = ""  # the kind of the second question, if there is one
    first: ClassVar[str] = "target"  # the kind of the first question
    not_oneself: ClassVar[str] = "SAL-LAW-01"

    def bars(self, game: Salem, by: int) -> Bars:
        """Whom it may not be played on beside oneself and the dead, with the clause that says so."""
        return NO_BARS

    def targets(self, game: Salem, by: int) -> int:
        """The seats it may be played on, as a bit mask."""
        seats = game.state.living & ~(1 << by)
        for barred, _ in self.bars(game, by):
            seats &= ~barred
        return seats

    def why_unplayable(self, game: Salem, by: int) -> str:
        """The clause by which a card that may be played on nobody may not: that of the first other player."""
        living = others(game.state, by)
        closed = Targets(self, game, by).closed
        return next((each.rule for each in closed if living >> seat_of(each) & 1), "SAL-COLOR-07")

    def details(self, game: Salem, by: int, target: int) -> Candidates:
        """What the second question is asked among."""
        return Candidates()

    def number(self, option: Option) -> int:
        """A chosen option as the plain number a step keeps."""
        assert isinstance(option, Seat)
        return option.seat

    def play(self, game: Salem, by: int, target: int, detail: int) -> None:
        """What the card does, with all questions answered."""
        raise NotImplementedError

    def to_front(self, game: Salem, by: int, target: int) -> int:
        """The card is put in front of its target, where it stays."""
        state = game.state
        card = take_from_hand(state, by, self.kind)
        state.fronts[target].append(card)
        game.tell_all(CardPlayed(by, KINDS[self.kind], target))
        return card

    def to_discard(self, game: Salem, by: int, target: int, second: int | None = None) -> None:
        """The card is used and discarded."""
        card = take_from_hand(game.state, by, self.kind)
        game.tell_all(CardPlayed(by, KINDS[self.kind], target, second))
        put_on_discard(game.state, [card])


class Targets(Candidates):
    """Whom a card may be played on, and why not on others."""

    def __init__(self, card: PlayingCard, game: Salem, by: int) -> None:
        super().__init__()
        self.card = card
        self.game = game
        self.by = by

    @property
    def all(self) -> tuple[Option, ...]:
        """Everybody."""
        return seat_options((1 << self.game.seats) - 1)

    @property
    def options(self) -> tuple[Option, ...]:
        """Whom it may be played on."""
        return seat_options(self.card.targets(self.game, self.by))

    @property
    def closed(self) -> list[Closed]:
        """Whom not, with the clauses."""
        card = self.card
        return barred(self.game, self.by, card.not_oneself, card.bars(self.game, self.by)).closed


def barred(game: Salem, by: int, not_oneself: str, bars: Bars) -> Seats:
    """Everybody, but oneself, the dead, and whoever is barred."""
    seats = Seats((1 << game.seats) - 1).bar(1 << by, not_oneself)
    seats.bar(~game.state.living, "SAL-COLOR-07")
    for mask, clause in bars:
        seats.bar(mask, clause)
    return seats


def seat_of(closed: Closed) -> int:
    """The seat that is closed."""
    assert isinstance(closed.option, Seat)
    return closed.option.seat


def seats_without_hand(game: Salem, mask: int) -> int:
    """Those of the seats that hold no cards."""
    found = 0
    for seat in seats_in(mask):
        if not game.state.hands[seat]:
            found |= 1 << seat
    return found
