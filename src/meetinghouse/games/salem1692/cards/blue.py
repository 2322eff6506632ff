"""Blue cards: they stay in front of a player."""

from __future__ import annotations

from typing import ClassVar

from ..components import ASYLUM, BLACK_CAT, MATCHMAKER, PIETY
from ..queries import has_in_front
from ..state import Salem
from ..verbs import settle_matchmakers
from .card import NO_BARS, Bars, PlayingCard


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

    def bars(self, game: Salem, by: int) -> Bars:
        """Where a second one is forbidden, who has one."""
        state = game.state
        if not state.edition.second_matchmaker_forbidden:
            return NO_BARS
        matched = sum([1 << seat for seat in range(game.seats) if has_in_front(state, seat, MATCHMAKER)])
        return ((matched, "SAL-CARD-MATCHMAKER-05"),)

    def play(self, game: Salem, by: int, target: int, detail: int) -> None:
        """Put it down; two on one player are discarded."""
        self.to_front(game, by, target)
        settle_matchmakers(game, target)


class Piety(BlueCard):
    """Doubles the holder's threshold, or keeps red cards away: the edition says (see queries and red)."""

    kind: ClassVar[int] = PIETY
