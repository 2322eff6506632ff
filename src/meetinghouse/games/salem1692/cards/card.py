"""What a playing card is: whom it may be played on, what else it asks, what it does."""

from __future__ import annotations

from typing import ClassVar

from ....engine.values import Option, Seat, seats_in
from ..components import KINDS
from ..events import CardPlayed
from ..queries import others
from ..state import Salem
from ..verbs import put_on_discard, take_from_hand


class PlayingCard:
    """A card is played on one other living player, and may then ask for one thing more."""

    kind: ClassVar[int] = -1
    asks: ClassVar[str] = ""  # the kind of the second question, if there is one
    first: ClassVar[str] = "target"  # the kind of the first question

    def targets(self, game: Salem, by: int) -> int:
        """The seats it may be played on, as a bit mask."""
        return others(game.state, by)

    def why_not(self, game: Salem, by: int, seat: int) -> str:
        """The clause that forbids this seat as a target."""
        return "SAL-LAW-01" if seat == by else "SAL-COLOR-07"

    def details(self, game: Salem, by: int, target: int) -> tuple[Option, ...]:
        """The options of the second question."""
        return ()

    def why_not_detail(self, game: Salem, by: int, target: int, seat: int) -> str:
        """The clause that forbids this seat as the second choice."""
        return "SAL-LAW-02" if seat == by else "SAL-COLOR-07"

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


def seats_where_hand(game: Salem, mask: int) -> int:
    """Those of the seats that hold cards."""
    found = 0
    for seat in seats_in(mask):
        if game.state.hands[seat]:
            found |= 1 << seat
    return found
