"""Blue cards: they stay in front of a player."""

from __future__ import annotations

from typing import ClassVar

from ....engine.values import seats_in
from ..components import ASYLUM, BLACK_CAT, MATCHMAKER, PIETY
from ..queries import has_in_front, others
from ..state import Salem
from ..verbs import settle_matchmakers
from .card import PlayingCard


class BlueCard(PlayingCard):
    """Put in front of any other living player."""

    def play(self, game: Salem, by: int, target: int, detail: int) -> None:
        """Put it down."""
        self.to_front(game, by, target)


class Asylum(BlueCard):
    """The holder cannot be eliminated as the witches' target (see night)."""

    kind: ClassVar[int] = ASYLUM


class BlackCat(BlueCard):
    """When Conspiracy is drawn, a tryal card of the holder is revealed (see conspiracy)."""

    kind: ClassVar[int] = BLACK_CAT


class Matchmaker(BlueCard):
    """Two players with a Matchmaker each live and die together (see elimination)."""

    kind: ClassVar[int] = MATCHMAKER

    def targets(self, game: Salem, by: int) -> int:
        """Others; where a second one is forbidden, not who has one."""
        state = game.state
        seats = others(state, by)
        if state.edition.second_matchmaker_forbidden:
            for seat in seats_in(seats):
                if has_in_front(state, seat, MATCHMAKER):
                    seats &= ~(1 << seat)
        return seats

    def why_not(self, game: Salem, by: int, seat: int) -> str:
        """A second Matchmaker."""
        if seat != by and game.state.living >> seat & 1:
            return "SAL-CARD-MATCHMAKER-05"
        return super().why_not(game, by, seat)

    def play(self, game: Salem, by: int, target: int, detail: int) -> None:
        """Put it down; two on one player are discarded."""
        self.to_front(game, by, target)
        settle_matchmakers(game, target)


class Piety(BlueCard):
    """Doubles the holder's threshold, or keeps red cards away: the edition says (see queries and red)."""

    kind: ClassVar[int] = PIETY
