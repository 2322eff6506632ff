"""What people do, weighed by what either side would have done in their place.

Whom somebody accuses first in a turn is evidence: how likely a townsperson would have chosen that player, compared with
a witch. Both follow from how the two sides judge a trial. Some witches choose as townspeople do, so a choice that fits
clears nobody; a choice that no townsperson would have made speaks against its maker.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log
from typing import Any, ClassVar

from ...engine.events import Event
from ...engine.values import seats_in
from ...games.salem1692 import events
from ...games.salem1692.components import KIND_NAMED, is_red
from . import town, witch
from .behaviour import WORTH, Behaviour
from .cards import worth_now
from .counts import Counts
from .mind import HEAT, Mind
from .worlds import Odds

SLIP = {"town": 0.03, "witch": 0.3}  # how often each side chooses at random; nobody knows whom witches spare
SPARED = 0.3  # how readily a witch accuses another witch, whom she may not know, compared with others
HANDS = (0.5, 1.0, 1.6)  # accusations that a hand may hold, for each of its cards
THRESHOLD = 7  # accusations that bring somebody to trial


class Habits(Behaviour):
    """Watches what everybody does, as an onlooker."""

    mimics: ClassVar[float] = 0.08  # how many witches are taken to act as a townsperson would

    def __init__(self, counts: Counts, innocent: Callable[[int], Odds]) -> None:
        """`innocent` says what a seat believes if it is a townsperson's."""
        super().__init__(-1, counts)
        self._innocent = innocent
        self._laid = [0] * counts.seats  # accusations in front of each seat
        self._pious = 0  # who has Piety in front
        self._aim = -1  # whom the player of this turn accused last

    def copy(self, counts: Counts) -> Habits:
        """The same, watched by another reader; `ask_of` tells whom it asks then."""
        other = super().copy(counts)
        assert isinstance(other, Habits)
        other._laid, other._pious, other._aim = self._laid.copy(), self._pious, self._aim
        return other

    def _another(self, counts: Counts) -> Habits:
        return type(self)(counts, self._innocent)

    def ask_of(self, innocent: Callable[[int], Odds]) -> None:
        """Who says from now on what a seat believes if it is a townsperson's."""
        self._innocent = innocent

    # --- whom they accuse

    def _turn(self, event: events.TurnBegan) -> None:
        super()._turn(event)
        self._aim = -1

    def _played(self, event: events.CardPlayed) -> None:
        by, target = event.by, event.target
        worth = 7 if event.as_witness else _accusations([event.card])
        if not worth:
            if event.card == "piety":
                self._pious |= 1 << target
            super()._played(event)
            return
        if target != self._aim:
            self._aim = target
            self._weigh(by, target)
        self._hands[by] -= 1
        self._laid[target] += worth
        self._points += worth
        self._accused.add(target)

    def _weigh(self, by: int, target: int) -> None:
        """How much likelier a witch would have chosen that player than a townsperson."""
        others = self._open_to(by)
        if target not in others:
            return
        wished = [witch.verdict(0.0, 0.0, self.counts.down[seat] - 1) for seat in others]
        as_town = self._as_town(by, target, others, self._innocent(by))
        ratio = (1 - self.mimics) * self._chance(by, target, others, wished, SLIP["witch"]) / as_town
        stranger, fellow = self.mimics + ratio, self.mimics + SPARED * ratio
        self.evidence.about(by, log(stranger))
        self.evidence.about_two(by, target, log(fellow / stranger))

    def _open_to(self, by: int) -> list[int]:
        """Whom that player may accuse."""
        return [seat for seat in seats_in(self.counts.living & ~self._pious) if seat != by]

    def _as_town(self, by: int, target: int, others: Sequence[int], odds: Odds) -> float:
        """How likely a townsperson who believes that would have chosen that player."""
        down = self.counts.down
        hits = [min(1.0, odds.cards[seat] / max(1, down[seat])) for seat in others]
        judged = [town.verdict(hit, odds.witch[seat], down[seat] - 1) for hit, seat in zip(hits, others, strict=True)]
        return self._chance(by, target, others, judged, SLIP["town"])

    def _chance(self, by: int, target: int, others: Sequence[int], worths: Sequence[float], slip: float) -> float:
        """How likely that target is chosen, given the value of each trial, over all hands that `by` may hold."""
        total = 0.0
        for each in HANDS:
            points = max(1.0, each * self._hands[by])
            values = []
            for seat, worth in zip(others, worths, strict=True):
                need = max(1, THRESHOLD - self._laid[seat])
                values.append(worth_now(worth - Mind.point * need, points, need))
            best = max(values)
            weights = [exp((value - best) / HEAT) for value in values]
            total += weights[others.index(target)] / sum(weights)
        return (1 - slip) * total / len(HANDS) + slip / len(others)

    def _discarded(self, event: events.CardsDiscarded) -> None:
        super()._discarded(event)
        if event.why != "arson":  # Arson discards the hand, not the front
            self._take_away(event.seat, event.cards)

    def _moved(self, event: events.FrontMoved) -> None:
        self._take_away(event.source, event.cards)
        self._laid[event.destination] += _accusations(event.cards)
        if "piety" in event.cards:
            self._pious |= 1 << event.destination

    def _take_away(self, seat: int, cards: Sequence[str]) -> None:
        self._laid[seat] = max(0, self._laid[seat] - _accusations(cards))
        if "piety" in cards:
            self._pious &= ~(1 << seat)

    # --- trials

    def _revealed(self, event: events.TryalRevealed) -> None:
        """Nothing to do: the accuser's choice was weighed before."""

    readers: ClassVar[dict[type[Event], Callable[[Any, Any], None]]] = {
        **Behaviour.readers,
        events.TurnBegan: _turn,
        events.CardPlayed: _played,
        events.CardsDiscarded: _discarded,
        events.FrontMoved: _moved,
        events.TryalRevealed: _revealed,
    }


def _accusations(cards: Sequence[str]) -> int:
    """How many accusations these cards count, unless a character changes that."""
    return sum(WORTH[KIND_NAMED[card]] for card in cards if is_red(KIND_NAMED[card]))
