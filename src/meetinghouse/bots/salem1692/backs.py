"""Counts the worlds of tryal cards if everybody can follow every card by its back.

A world is a set of Witch cards. Where they lay at any time is certain. This is so in edition es, once a card was
taken. Where backs cannot be followed, see worlds.py.
"""

# compiled: hundreds of worlds are weighed after each event

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from .evidence import Evidence
from .worlds import Exchange, Odds


class Backs:
    """All sets of cards that may be the Witch cards, with their weights."""

    def __init__(self, rows: Sequence[int], witch_cards: int, me: int) -> None:
        self.seats = len(rows)
        self.me = me
        self.possible = True
        self.rows = [list(range(sum(rows[:seat]), sum(rows[: seat + 1]))) for seat in range(self.seats)]
        self.owner = [seat for seat in range(self.seats) for _ in range(rows[seat])]
        self.holders = [1 << seat for seat in self.owner]  # of each card: who has ever held it
        self.up = 0
        cards = range(sum(rows))
        self.weights: dict[tuple[int, ...], float] = dict.fromkeys(combinations(cards, witch_cards), 1.0)

    def copy(self) -> Backs:
        """The same worlds, kept by another reader."""
        other = Backs((), 0, self.me)
        other.seats = self.seats
        other.possible = self.possible
        other.rows = [row.copy() for row in self.rows]
        other.owner = self.owner.copy()
        other.holders = self.holders.copy()
        other.up = self.up
        other.weights = self.weights  # never changed in place
        return other

    # --- what is certain

    def _witches(self, world: tuple[int, ...]) -> int:
        witches = 0
        for card in world:
            witches |= self.holders[card]
        return witches

    def _counts(self, world: tuple[int, ...]) -> int:
        return sum(1 << 2 * self.owner[card] for card in world if not self.up >> card & 1)

    def restrict(self, fits: Callable[[int, int], bool]) -> None:
        """Drop the worlds that contradict these Witch cards (two bits for each seat) and witches (a bit mask)."""
        self._set({w: weight for w, weight in self.weights.items() if fits(self._counts(w), self._witches(w))})

    def see_own_row(self, down: Sequence[tuple[int, bool]]) -> None:
        """The viewer's own face-down cards: place, and whether it is a Witch card."""
        for place, witch in down:
            self._know(self.rows[self.me][place], witch)

    def reveal(self, seat: int, place: int, witch: bool, down: int, chosen: bool) -> None:
        """A card was turned up."""
        card = self.rows[seat][place]
        self.up |= 1 << card
        self._know(card, witch)

    def glimpse(self, seat: int, witch: bool, down: int) -> None:
        """Ignored: rows are shuffled only in the ghost game, in which no backs are followed."""

    def _know(self, card: int, witch: bool) -> None:
        self._set({world: weight for world, weight in self.weights.items() if (card in world) == witch})

    def exchange(self, seen: Exchange, down: Sequence[int]) -> None:
        """Everybody took a card of a neighbour. It lies where the card lay that the taker lost."""
        place = {giver: at for (giver, _), at in zip(seen.pairs, seen.places, strict=True)}
        taken: dict[int, int] = {}
        for giver, taker in seen.pairs:
            row = self.rows[giver]
            taken[taker] = row[place[giver]] if place[giver] < len(row) else taken[giver]
        for taker, card in taken.items():
            if place[taker] < len(self.rows[taker]):
                self.rows[taker][place[taker]] = card
            self.owner[card] = taker
            self.holders[card] |= 1 << taker

    def reorder(self, seat: int, places: Sequence[int]) -> None:
        """The face-down cards of a row were put in a new order; they are named by their old places."""
        row = self.rows[seat]
        cards = [row[place] for place in places]
        for place, card in zip(sorted(places), cards, strict=True):
            row[place] = card

    # --- what is likely

    def weigh(self, evidence: Evidence) -> None:
        """Multiply the weights by what behaviour says."""
        self._set({world: weight * evidence.factor(self._witches(world)) for world, weight in self.weights.items()})

    def odds(self, evidence: Evidence, innocent: int = 0) -> Odds:
        """The expected Witch cards and witches, with what behaviour says since the last Conspiracy.

        With `innocent`, a bit mask, only in the worlds in which none of these seats ever held a Witch card.
        """
        odds = Odds([0.0] * self.seats, [0.0] * self.seats)
        by_witches: dict[int, float] = {}
        for card, weight in self._cards(evidence, by_witches, innocent).items():
            if not self.up >> card & 1:
                odds.cards[self.owner[card]] += weight
        for witches, weight in by_witches.items():
            for seat in range(self.seats):
                if witches >> seat & 1:
                    odds.witch[seat] += weight
        return odds

    def _cards(self, evidence: Evidence, by_witches: dict[int, float], innocent: int) -> dict[int, float]:
        """The chance of each card to be a Witch card; and of each set of witches."""
        found: dict[int, float] = {}
        for world, weight in self.weights.items():
            witches = self._witches(world)
            if not witches & innocent:
                by_witches[witches] = by_witches.get(witches, 0.0) + weight * evidence.factor(witches)
        total = sum(by_witches.values())
        if not total:  # they cannot all be innocent
            return self._cards(evidence, by_witches, 0)
        for witches in by_witches:
            by_witches[witches] /= total
        for world, weight in self.weights.items():
            if self._witches(world) & innocent:
                continue
            share = weight * evidence.factor(self._witches(world)) / total
            for card in world:
                found[card] = found.get(card, 0.0) + share
        return found

    def places(self, seat: int, down: Sequence[int], evidence: Evidence, innocent: int = 0) -> list[float]:
        """The chance of a Witch card at each of these face-down places."""
        cards = self._cards(evidence, {}, innocent)
        return [cards.get(self.rows[seat][place], 0.0) for place in down]

    def _set(self, weights: dict[tuple[int, ...], float]) -> None:
        total = sum(weights.values())
        self.possible = total > 0
        if self.possible:
            self.weights = {world: weight / total for world, weight in weights.items()}
