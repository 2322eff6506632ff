"""Scapegoat: all cards in front of one player go to another."""

from __future__ import annotations

from typing import ClassVar

from ....engine.candidates import Candidates
from ....engine.values import seats_in
from ..components import KIND, KINDS, MATCHMAKER, PIETY, SCAPEGOAT, STOCKS
from ..editions import Edition
from ..events import FrontMoved, WithoutEffect
from ..phases.trial import maybe_trial
from ..queries import character, goes_anywhere, has_in_front, others, threshold, total, trials_are_spent, worth
from ..state import Salem, SalemState
from ..verbs import names, without
from .card import NO_BARS, Bars, PlayingCard, barred, too_few
from .matchmaker import settle_matchmakers


class Scapegoat(PlayingCard):
    """Neither of the two may be the player of the card. Matchmakers are settled before accusations are counted."""

    kind: ClassVar[int] = SCAPEGOAT
    not_oneself: ClassVar[str] = "SAL-LAW-02"
    asks: ClassVar[str] = "destination"
    first: ClassVar[str] = "source"

    def bars(self, game: Salem, by: int) -> Bars:
        """Everybody, if there is no third player to get the cards; and players whose cards may not go to anybody."""
        state = game.state
        if few := too_few(state, "SAL-CARD-SCAPEGOAT-07"):
            return few
        if goes_anywhere(state):
            return NO_BARS
        found: list[tuple[int, str]] = []
        for seat in seats_in(others(state, by)):
            front = state.fronts[seat]
            doubtful = not front or trials_are_spent(state) or KIND[front[0]] in (MATCHMAKER, STOCKS)
            rest = seats_in(others(state, by) & ~(1 << seat))
            if doubtful and all(self.why_not_to(state, seat, other) for other in rest):
                found.append((1 << seat, self.why_not_to(state, seat, rest[0]) if front else "SAL-RULING-06"))
        return tuple(found)

    def details(self, game: Salem, by: int, target: int) -> Candidates:
        """The seats to which the cards may go: never back, and only where they are allowed."""
        bars = [(1 << target, "SAL-CARD-SCAPEGOAT-01")]
        for seat in seats_in(others(game.state, by) & ~(1 << target)):
            clause = self.why_not_to(game.state, target, seat)
            if clause:
                bars.append((1 << seat, clause))
        return barred(game, by, self.not_oneself, tuple(bars))

    def moving(self, state: SalemState, source: int, destination: int) -> list[int]:
        """The cards that would move."""
        second = state.edition.second_matchmaker_forbidden and has_in_front(state, destination, MATCHMAKER)
        return [
            card
            for card in state.fronts[source]
            if not (second and KIND[card] == MATCHMAKER)
            and (KIND[card] != STOCKS or state.edition.scapegoat_moves_stocks)
        ]

    def why_not_to(self, state: SalemState, source: int, seat: int) -> str:
        """The clause that forbids a destination: nothing would move, or it would bring a trial past the limit."""
        cards = self.moving(state, source, seat)
        if not cards:
            return "" if state.edition.idle_cards else "SAL-RULING-21"
        return "SAL-TRIAL-13" if trials_are_spent(state) and self._brings_trial(state, seat, cards) else ""

    def _brings_trial(self, state: SalemState, seat: int, cards: list[int]) -> bool:
        limit = threshold(state, seat)
        if state.edition.piety_doubles and any(KIND[card] == PIETY for card in cards):
            limit = character(state, seat).threshold * 2
        return total(state, seat) + worth(state, seat, cards) >= limit

    def play(self, game: Salem, by: int, target: int, detail: int) -> None:
        state = game.state
        self.to_discard(game, by, target, detail)
        cards = self.moving(state, target, detail)
        if not cards:
            game.tell_all(WithoutEffect(target, KINDS[SCAPEGOAT]))
            return
        state.fronts[target] = without(state.fronts[target], cards)
        state.fronts[detail] += tuple(cards)
        game.tell_all(FrontMoved(target, detail, names(cards)))
        settle_matchmakers(game, detail)
        maybe_trial(game, by, detail, placed=False)

    def leaves_at_two(self, edition: Edition) -> bool:
        return edition.two_left_removes_scapegoat_robbery
