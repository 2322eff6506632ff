"""Matchmaker: two players with one each live and die together."""

from __future__ import annotations

from typing import ClassVar

from ..components import KIND, MATCHMAKER
from ..queries import has_in_front
from ..state import Salem
from ..verbs import discard_from_front
from .card import NO_BARS, Bars, BlueCard


def settle_matchmakers(game: Salem, seat: int) -> None:
    """If both Matchmakers come together, both are discarded."""
    pair = [card for card in game.state.fronts[seat] if KIND[card] == MATCHMAKER]
    if len(pair) == 2 and not game.state.edition.second_matchmaker_forbidden:
        discard_from_front(game, seat, pair, "both-matchmakers")


class Matchmaker(BlueCard):
    """A second one on a player is forbidden, or both are discarded, depending on the edition."""

    kind: ClassVar[int] = MATCHMAKER

    def bars(self, game: Salem, by: int) -> Bars:
        if not game.state.edition.second_matchmaker_forbidden:
            return NO_BARS
        matched = sum([1 << seat for seat in range(game.seats) if has_in_front(game.state, seat, MATCHMAKER)])
        return ((matched, "SAL-CARD-MATCHMAKER-05"),)

    def play(self, game: Salem, by: int, target: int, detail: int) -> None:
        super().play(game, by, target, detail)
        settle_matchmakers(game, target)
