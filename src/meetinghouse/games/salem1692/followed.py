"""Worlds of tryal cards where all backs can be followed: which are the Witch cards, and which is the Constable card."""

from __future__ import annotations

import random
from itertools import combinations

from .chronicle import moves
from .components import CONSTABLE, NOT_A_WITCH, WITCH
from .counted import Draw
from .observed import Observed, World, Worlds, could_give, read, witch_shares
from .state import EXCHANGED, GAVEL_GIVEN, REVEALED


class Followed(Worlds):
    """Every set of cards that may be the Witch cards, and every card that may be the Constable card."""

    def __init__(self, known: Observed) -> None:
        self.known = known
        self.first = known.first
        faces = dict(known.seen[-1])  # type: ignore[call-overload]
        free = [card for card in range(len(self.first)) if card not in faces]
        given = [[card for card, face in faces.items() if face == kind] for kind in (WITCH, CONSTABLE)]
        self.holders = self._holders()
        self.read = read(known._replace(seen=known.seen[:-1]))
        self.witch_sets: list[tuple[int, ...]] = []
        self.witches: list[int] = []
        self._find_witch_sets(given[0], free)
        left = known.counts[CONSTABLE] - len(given[1])
        self.constables = [card for card in (free if left else given[1]) if self._fits_constable(card)]
        self.weights = [len([card for card in self.constables if card not in cards]) for cards in self.witch_sets]
        self.total = float(sum(self.weights))
        if not self.total:
            raise ValueError("no world fits")
        self._drawn = Draw(self.witch_sets, [float(weight) for weight in self.weights])

    def _find_witch_sets(self, given: list[int], free: list[int]) -> None:
        """Try every set of cards that may be the Witch cards: those known to be, and others of the free ones."""
        paths = self._paths()
        checked: dict[tuple[object, ...], int] = {}  # cards with the same path are equivalent
        for more in combinations(free, self.known.counts[WITCH] - len(given)):
            cards = (*given, *more)
            way = tuple([paths[card] for card in cards])
            if way not in checked:
                checked[way] = self._witches(cards)
            if checked[way]:
                self.witch_sets.append(cards)
                self.witches.append(checked[way])

    def _paths(self) -> list[tuple[int, ...]]:
        """For every card: who was dealt it, who took it in which entry, and the entry that turned it up."""
        paths: list[tuple[int, ...]] = [(owner,) for owner in self.first]
        for at, entry in enumerate(self.known.chronicle):
            if entry[0] == EXCHANGED:
                for _, taker, card in moves(entry):
                    paths[card] += (at, taker)
            elif entry[0] == REVEALED:
                paths[entry[2]] += (at,)
        return paths

    def _holders(self) -> list[list[int]]:
        """Who holds each card before each entry, and at the end; -1 once it is face up."""
        owner, found = list(self.first), []
        for entry in self.known.chronicle:
            found.append(owner.copy())
            if entry[0] == EXCHANGED:
                for _, taker, card in moves(entry):
                    owner[card] = taker
            elif entry[0] == REVEALED:
                owner[entry[2]] = -1
        return [*found, owner]

    def _witches(self, cards: tuple[int, ...]) -> int:
        """Who has ever held one of these cards; 0 if they cannot be the Witch cards.

        They cannot if somebody's announced past, a meeting of the witches or the fact that the town has not lost yet
        would be different.
        """
        witches = sum({1 << self.first[card] for card in cards})
        for seen, after in zip(self.read, self.holders[1:], strict=True):
            entry = seen.entry
            if entry[0] == EXCHANGED:
                for _, taker, card in moves(entry):
                    witches |= 1 << taker if card in cards else 0
            elif entry[0] == REVEALED and seen.what[3] != (
                seen.what[2] == WITCH and entry[1] in [after[card] for card in cards]
            ):
                return 0
            if not seen.fits(witches, self.known.seat):
                return 0
        return witches

    def _fits_constable(self, card: int) -> bool:
        """Whether a card may be the Constable card: its holders could have given the gavel as it was given."""
        for entry, before in zip(self.known.chronicle, self.holders, strict=False):
            if entry[0] == GAVEL_GIVEN and not could_give(self.known, before[card], entry[1]):
                return False
        return True

    def shares(self) -> list[float]:
        by_mask: dict[int, float] = {}
        for witches, weight in zip(self.witches, self.weights, strict=True):
            by_mask[witches] = by_mask.get(witches, 0.0) + weight
        return witch_shares(by_mask, self.known.seats)

    def course(self) -> list[list[float]]:
        return [Followed(self.known.until(entries)).shares() for entries in range(len(self.known.chronicle) + 1)]

    def draw(self, dice: random.Random) -> World:
        cards = self._drawn.draw(dice)
        constable = dice.choice([card for card in self.constables if card not in cards])
        faces = [NOT_A_WITCH] * len(self.first)
        for card in cards:
            faces[card] = WITCH
        faces[constable] = CONSTABLE
        return World(tuple(faces), self.known.chronicle, {})
