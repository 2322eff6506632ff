"""Where the Witch cards may lie and who may ever have held one: exact counting over all possible worlds.

A world is how many Witch cards each row hides now, and who has ever held one. Its weight is the number of deals that
lead there, times the chance of every blind pick on the way. Where cards can be followed by their backs, see backs.py.
"""

# compiled: hundreds of worlds are weighed after each event

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from math import comb
from typing import NamedTuple

from ...engine.values import seats_in
from .evidence import Evidence

MOST_WORLDS = 480  # kept after a Conspiracy, those with the greatest weights
SHIFT = 24  # a world is one number: two bits a seat for its Witch cards, and above them a bit for every witch
COUNTS = (1 << SHIFT) - 1


class Exchange:
    """A Conspiracy as the viewer saw it: who gave to whom, and whether the viewer lost or gained a Witch card."""

    def __init__(
        self,
        pairs: list[tuple[int, int]],
        places: list[int],
        mixed: bool = False,
        lost: bool | None = None,
        gained: bool | None = None,
    ) -> None:
        self.pairs = pairs
        self.places = places  # where card backs can be followed: the place each giver's card was taken from
        self.mixed = mixed
        self.lost = lost
        self.gained = gained

    def copy(self) -> Exchange:
        """The same exchange, as another reader saw it."""
        return Exchange(self.pairs.copy(), self.places.copy(), self.mixed, self.lost, self.gained)


class Odds(NamedTuple):
    """The expected number of Witch cards in each row, and each seat's chance of being a witch."""

    cards: list[float]
    witch: list[float]


@lru_cache(maxsize=64)
def _deals(rows: tuple[int, ...], witch_cards: int, witches: int) -> dict[int, float]:
    """All worlds to which so many Witch cards may have been dealt, with their weights."""
    found: dict[int, float] = {}
    for owners in combinations_with_replacement(range(len(rows)), witch_cards):
        weight = 1.0
        world = witches << SHIFT
        for seat in set(owners):
            weight *= comb(rows[seat], owners.count(seat))
            world = (world | 1 << SHIFT + seat) + (owners.count(seat) << 2 * seat)
        if weight:
            found[world] = weight
    return found


@lru_cache(maxsize=4096)
def _held(counts: int) -> tuple[tuple[int, int], ...]:
    """The seats whose rows hide Witch cards, and how many."""
    return tuple([(seat, counts >> 2 * seat & 3) for seat in range(SHIFT // 2) if counts >> 2 * seat & 3])


class Worlds:
    """All worlds that fit what was seen, with their weights."""

    def __init__(self, rows: Sequence[int], witch_cards: int, me: int, witches: int = 0) -> None:
        """`rows`: how many face-down cards each seat has; `witches`: who is known to have held a Witch card before."""
        self.seats = len(rows)
        self.me = me
        self.possible = True  # whether some world fits everything that was seen
        self.weights: dict[int, float] = _deals(tuple(rows), witch_cards, witches)

    def copy(self) -> Worlds:
        """The same worlds, kept by another reader."""
        other = Worlds((), 0, self.me)
        other.seats = self.seats
        other.possible = self.possible
        other.weights = self.weights  # never changed in place
        return other

    # --- what is certain

    def restrict(self, fits: Callable[[int, int], bool]) -> None:
        """Drop the worlds that contradict these Witch cards (two bits for each seat) and witches (a bit mask)."""
        self._set({world: weight for world, weight in self.weights.items() if fits(world & COUNTS, world >> SHIFT)})

    def see_own_row(self, down: Sequence[tuple[int, bool]]) -> None:
        """The viewer's own face-down cards: place, and whether it is a Witch card."""
        mine = sum(witch for _, witch in down)
        self.restrict(lambda counts, _: counts >> 2 * self.me & 3 == mine)

    def reveal(self, seat: int, place: int, witch: bool, down: int, chosen: bool) -> None:
        """One of the `down` cards of a row was turned up: `chosen` by its owner, who knows them, or picked blindly."""
        shift = 2 * seat
        found: dict[int, float] = {}
        for world, weight in self.weights.items():
            held = world >> shift & 3
            if witch:
                if held:
                    found[world - (1 << shift)] = weight * held / down
            elif chosen:
                if held < down:
                    found[world] = weight
            elif held < down:
                found[world] = weight * (down - held) / down
        self._set(found)

    def glimpse(self, seat: int, witch: bool, down: int) -> None:
        """The viewer saw one of the `down` face-down cards of a row, which was then shuffled."""
        found: dict[int, float] = {}
        for world, weight in self.weights.items():
            held = world >> 2 * seat & 3
            chance = (held if witch else down - held) / down
            if chance:
                found[world] = weight * chance
        self._set(found)

    def exchange(self, seen: Exchange, down: Sequence[int]) -> None:
        """Everybody took one of the `down` cards of a neighbour, blindly and all at once."""
        found: dict[int, float] = {}
        takers = dict(seen.pairs)
        for world, weight in self.weights.items():
            counts = world & COUNTS
            if seen.gained and not seen.mixed and not self._source_holds(counts, takers):
                continue
            for given, chance in self._gifts(counts, takers, seen, down):
                ways = self._dealt(world, given, takers, seen)
                share = weight * chance / (comb(len(takers), len(given)) if seen.mixed else 1)
                for changed in ways:
                    found[changed] = found.get(changed, 0.0) + share
        self._set(found)
        self._prune()

    def _source_holds(self, counts: int, takers: dict[int, int]) -> bool:
        return any(taker == self.me and counts >> 2 * giver & 3 for giver, taker in takers.items())

    def _gifts(
        self, counts: int, takers: dict[int, int], seen: Exchange, down: Sequence[int]
    ) -> list[tuple[tuple[int, ...], float]]:
        """Each set of givers who may have given a Witch card, with its chance."""
        gifts: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
        for giver, taker in takers.items():
            held = counts >> 2 * giver & 3
            if not held:
                continue
            chance = held / down[giver]
            known: bool | None = None
            if giver == self.me and seen.lost is not None:
                known, chance = seen.lost, 1.0 if seen.lost else 0.0
            elif taker == self.me and not seen.mixed:
                known = seen.gained
            more = []
            for given, so_far in gifts:
                if known is not False and chance:
                    more.append(((*given, giver), so_far * chance))
                if known is not True and chance < 1:
                    more.append((given, so_far * (1 - chance)))
            gifts = more
        return gifts

    def _dealt(self, world: int, given: tuple[int, ...], takers: dict[int, int], seen: Exchange) -> list[int]:
        """The worlds after these givers' Witch cards have changed owner."""
        for giver in given:
            world -= 1 << 2 * giver
        if not seen.mixed:
            return [self._handed(world, [takers[giver] for giver in given])]
        return [
            self._handed(world, seats)
            for seats in combinations(takers, len(given))
            if seen.gained is None or (self.me in seats) == seen.gained
        ]

    def _handed(self, world: int, seats: Sequence[int]) -> int:
        for seat in seats:
            world = (world + (1 << 2 * seat)) | 1 << SHIFT + seat
        return world

    # --- what is likely

    def weigh(self, evidence: Evidence) -> None:
        """Multiply the weights by what behaviour says."""
        self._set({world: weight * evidence.factor(world >> SHIFT) for world, weight in self.weights.items()})

    def odds(self, evidence: Evidence, innocent: int = 0) -> Odds:
        """The expected Witch cards and witches, with what behaviour says since the last Conspiracy.

        With `innocent`, a bit mask, only in the worlds in which none of these seats ever held a Witch card.
        """
        by_cards: dict[int, float] = {}
        by_witches: dict[int, float] = {}
        total = 0.0
        factors = evidence.factors
        for world, weight in self.weights.items():
            witches, counts = world >> SHIFT, world & COUNTS
            if witches & innocent:
                continue
            if witches in by_witches:
                weight *= factors[witches]
                by_witches[witches] += weight
            else:
                weight *= evidence.factor(witches)
                by_witches[witches] = weight
            total += weight
            if counts in by_cards:
                by_cards[counts] += weight
            else:
                by_cards[counts] = weight
        if not total:  # they cannot all be innocent
            return self.odds(evidence)
        cards, witch = [0.0] * self.seats, [0.0] * self.seats
        for witches, weight in by_witches.items():
            share = weight / total
            for seat in seats_in(witches):
                witch[seat] += share
        for counts, weight in by_cards.items():
            for seat, held in _held(counts):
                cards[seat] += held * weight / total
        return Odds(cards, witch)

    # --- keeping it small

    def _set(self, weights: dict[int, float]) -> None:
        total = sum(weights.values())
        self.possible = total > 0
        if self.possible:
            self.weights = {world: weight / total for world, weight in weights.items()}

    def _prune(self) -> None:
        if len(self.weights) > MOST_WORLDS:
            ranked = sorted(self.weights.items(), key=lambda item: (-item[1], item[0]))
            self._set(dict(ranked[:MOST_WORLDS]))
