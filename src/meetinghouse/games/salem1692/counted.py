"""Counts the worlds of tryal cards by heaps, entry by entry, for games in which not all backs can be followed.

A world says how many of the Witch cards, and whether the Constable card, lay in each heap. Its weight is the number of
deals that lead there, times the chance of the blind picks and shuffles.
"""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Iterator
from itertools import accumulate, combinations, combinations_with_replacement
from math import comb
from typing import Final, Generic, NamedTuple, TypeVar, cast

from .components import CONSTABLE, NOT_A_WITCH, WITCH
from .observed import ChronicleEntry, Observed, Seen, Shown, World, Worlds, could_give, passes, read, witch_shares
from .state import EXCHANGED, GAVEL_GIVEN, LOOKED, REVEALED

T = TypeVar("T")
MIDDLE: Final = -2  # the heap of cards in the middle
PART: Final = 4  # the share of spreads that is kept if there are too many
ON_THE_WAY: Final = 1000  # is added to the number of the heap to which a card is going
Faces = tuple[tuple[int, int], ...]


class Spread(NamedTuple):
    """At one moment: the heaps of the face-down Witch cards, that of the Constable card, and who is a witch."""

    witch_cards: tuple[int, ...]
    constable: int  # -1: it lies open
    witches: int


class Way(NamedTuple):
    """How a spread came about: the spread before it, the weight, and which Witch and Constable cards moved."""

    before: Spread
    weight: float
    given: Faces = ()  # in an exchange: which pass, and its face
    dealt: Faces = ()  # from the middle: the pass by which a player got it, and its face


Weights = dict[Spread, float]
Ways = dict[Spread, list[Way]]


class Draw(Generic[T]):
    """Draws items at random, by their weights."""

    def __init__(self, found: list[T], weights: list[float]) -> None:
        self.found = found
        self.sums = list(accumulate(weights))

    def draw(self, dice: random.Random) -> T:
        """Draw an item."""
        return self.found[bisect(self.sums, dice.random() * self.sums[-1], 0, len(self.found) - 1)]


class Counted(Worlds):
    """The spreads after each entry of the chronicle, counted forward; a world is drawn backward.

    If there are more than `most` spreads, a part of them is chosen by chance; on average each keeps its weight.
    """

    def __init__(self, known: Observed, most: int) -> None:
        self.known, self.most, self.exact = known, most, True
        self.sizes = dict(enumerate(known.rows))
        self.owner = {seat: seat for seat in range(known.seats)}
        self.stages: list[tuple[int, Ways]] = []  # each with the number of its entry
        self.weights = self._dealt()
        self._shown(0)
        self.moments = [self.weights]  # after the deal, and after each entry
        self._course: list[list[float]] = []  # a cache of their shares
        exchanges = 0
        self._seen = read(known)
        self._dealt_to = [[card for card, to in enumerate(known.first) if to == seat] for seat in range(known.seats)]
        for at, seen in enumerate(self._seen):
            self._follow(at, seen)
            self.weights = {each: self.weights[each] for each in self.weights if seen.fits(each.witches, known.seat)}
            exchanges += seen.entry[0] == EXCHANGED
            self._shown(exchanges)
            self.moments.append(self.weights)
        if known.shown is not None:
            self.weights = {each: self.weights[each] for each in self.weights if _lies(each, known.shown)}
        self.total = sum(self.weights.values())
        self._spreads = Draw(list(self.weights), list(self.weights.values()))
        self._drawn: list[dict[Spread, Draw[Way]]] = [{} for _ in self.stages]  # the ways to each spread

    def _dealt(self) -> Weights:
        """Every deal that gives the seat the row it was dealt."""
        known, found = self.known, {}
        dealt = cast(tuple[int, ...], known.seen[0])
        mine = None if known.seat is None else (dealt.count(WITCH), CONSTABLE in dealt)
        for owners in combinations_with_replacement(range(known.seats), known.counts[WITCH]):
            for constable in range(known.seats) if known.counts[CONSTABLE] else (-1,):
                if mine is not None and mine != (owners.count(known.seat), constable == known.seat):
                    continue
                weight = 1.0
                for seat in set(owners):
                    weight *= comb(self.sizes[seat], owners.count(seat))
                weight *= max(0, self.sizes[constable] - owners.count(constable)) if constable >= 0 else 1
                found[Spread(owners, constable, sum({1 << seat for seat in owners}))] = weight
        return found

    def _shown(self, exchanges: int) -> None:
        """The dead who see everything know who was a witch after this number of exchanges."""
        if self.known.shown is not None:
            witches = self.known.shown.witches[exchanges]
            self.weights = {each: self.weights[each] for each in self.weights if each.witches == witches}

    def _follow(self, at: int, seen: Seen) -> None:
        """What an entry of the chronicle changes, or excludes."""
        entry, weights = seen.entry, self.weights
        if entry[0] == EXCHANGED:
            self._stage(at, [pair for each in weights for pair in self._picked(each, weights[each], seen)])
            if self.known.middle:
                weights = self.weights
                dealt = [pair for each in weights for pair in self._from_middle(each, weights[each], seen)]
                self._stage(at, dealt)
            self._pass_on(entry)
        elif entry[0] == REVEALED:
            self._stage(at, [pair for each in weights for pair in self._revealed(each, weights[each], seen)])
            self.sizes[entry[3]] -= 1
        elif entry[0] == LOOKED and seen.what:
            face = cast(int, seen.what[2])
            self.weights = {each: weights[each] * self._chance(each, entry[3], face) for each in weights}
            self.weights = {each: weight for each, weight in self.weights.items() if weight}
        elif entry[0] == GAVEL_GIVEN:
            fit = [each for each in weights if could_give(self.known, self._seat(each.constable), entry[1])]
            self.weights = {each: weights[each] for each in fit}

    def _stage(self, at: int, found: list[tuple[Spread, Way]]) -> None:
        """Sum up the weights of ways that lead to the same spread."""
        ways: Ways = {}
        for after, way in found:
            ways.setdefault(after, []).append(way)
        self.stages.append((at, ways))
        self.weights = self._thinned({after: sum([way.weight for way in each]) for after, each in ways.items()})

    def _thinned(self, weights: Weights) -> Weights:
        """Limit the number of spreads: keep heavy ones, and a random sample of the light ones with equal weights."""
        if len(weights) <= self.most:
            return weights
        self.exact = False
        heavy, light, left = {}, weights, self.most // PART
        while True:
            least = sum(light.values()) / left
            more = {each: weight for each, weight in light.items() if weight >= least}
            if not more:
                break
            heavy.update(more)
            left -= len(more)
            light = {each: weight for each, weight in light.items() if weight < least}
        dice = random.Random(len(weights))
        due = least * dice.random()
        for each, weight in light.items():
            due -= weight
            if due < 0:
                heavy[each] = least
                due += least
        return heavy

    def _seat(self, heap: int) -> int:
        return self.owner[heap] if heap >= 0 else -1

    def _chance(self, spread: Spread, heap: int, face: int) -> float:
        """The chance that a card picked blindly from a heap has this face."""
        witch_cards, constable = spread.witch_cards.count(heap), int(spread.constable == heap)
        held = (self.sizes[heap] - witch_cards - constable, witch_cards, constable)[face]
        return held / self.sizes[heap]

    def _revealed(self, spread: Spread, weight: float, seen: Seen) -> Iterator[tuple[Spread, Way]]:
        """A card of a heap is turned up."""
        _, seat, face, heap = seen.entry
        chance = self._chance(spread, heap, face)
        if chance <= 0:
            return
        after = _without(spread, face, heap)
        more = face == WITCH and any(self.owner[each] == seat for each in after.witch_cards)
        if more == seen.what[3]:
            yield after, Way(spread, weight * chance)

    def _picked(self, spread: Spread, weight: float, seen: Seen) -> Iterator[tuple[Spread, Way]]:
        """In an exchange a card of each giver's heap was picked blindly: what may have gone, with its probability."""
        in_turn, known = self.known.in_turn, self.known
        sizes = self.sizes.copy() if in_turn else self.sizes
        found: list[tuple[Spread, float, Faces]] = [(spread, weight, ())]
        moved = passes(seen.entry)
        for number, (_, taker, source, goal) in enumerate(moved):
            aim = MIDDLE if known.middle else goal if in_turn else goal + ON_THE_WAY
            after = []
            for each, chance, given in found:
                held, constable = each.witch_cards.count(source), each.constable == source
                if not held and not constable:
                    after.append((each, chance, given))
                    continue
                size = sizes[source]
                if size > held + constable:
                    after.append((each, chance * (size - held - constable) / size, given))
                if held:
                    gone = _moved(each, WITCH, source, aim, 0 if known.middle else 1 << taker)
                    after.append((gone, chance * held / size, (*given, (number, WITCH))))
                if constable:
                    gone = _moved(each, CONSTABLE, source, aim, 0)
                    after.append((gone, chance / size, (*given, (number, CONSTABLE))))
            found = after
            if in_turn:
                sizes[source] -= 1
                sizes[goal] = sizes.get(goal, 0) + 1
        for each, chance, given in found:
            if known.seat is None or self._own(moved, dict(given)) == seen.what[1 : 2 if known.middle else 3]:
                yield _arrived(each), Way(spread, chance, given)

    def _own(self, moved: list[tuple[int, int, int, int]], given: dict[int, int]) -> tuple[object, ...]:
        """What the seat saw: the faces that it lost and, unless they were mixed, those that it gained."""
        me = self.known.seat
        faces = [(giver, taker, given.get(number, NOT_A_WITCH)) for number, (giver, taker, _, _) in enumerate(moved)]
        lost = tuple([face for giver, _, face in faces if giver == me])
        if self.known.middle:
            return (lost,)
        return (lost, tuple([face for _, taker, face in faces if taker == me]))

    def _from_middle(self, spread: Spread, weight: float, seen: Seen) -> Iterator[tuple[Spread, Way]]:
        """Every player gets one of the cards in the middle."""
        moved = passes(seen.entry)
        count, me = spread.witch_cards.count(MIDDLE), self.known.seat
        numbers = range(len(moved))
        for getting in combinations(numbers, count):
            rest = [number for number in numbers if number not in getting]
            for constable in rest if spread.constable == MIDDLE else (-1,):
                faces = dict.fromkeys(getting, WITCH) | ({} if constable < 0 else {constable: CONSTABLE})
                mine = tuple([faces.get(number, NOT_A_WITCH) for number in numbers if moved[number][1] == me])
                if me is not None and mine != seen.what[2]:
                    continue
                after = spread
                for number, face in faces.items():
                    _, taker, _, goal = moved[number]
                    after = _moved(after, face, MIDDLE, goal, 1 << taker if face == WITCH else 0)
                chance = weight / comb(len(moved), count) / (1 if constable < 0 else len(rest))
                yield _arrived(after), Way(spread, chance, (), tuple(faces.items()))

    def _pass_on(self, entry: ChronicleEntry) -> None:
        """Update the sizes of heaps; each player who has taken a card gets a new heap."""
        for _, taker, source, goal in passes(entry):
            self.sizes[source] -= 1
            self.sizes[goal] = self.sizes.get(goal, 0) + 1
            self.owner[goal] = taker

    def shares(self) -> list[float]:
        return self._shares(self.weights)

    def course(self) -> list[list[float]]:
        if not self._course:
            self._course = [self._shares(weights) for weights in self.moments]
        return self._course

    def _shares(self, weights: Weights) -> list[float]:
        by_mask: dict[int, float] = {}
        for spread, weight in weights.items():
            by_mask[spread.witches] = by_mask.get(spread.witches, 0.0) + weight
        return witch_shares(by_mask, self.known.seats)

    def draw(self, dice: random.Random) -> World:
        spread = self._spreads.draw(dice)
        chosen: dict[int, Way] = {}
        for (at, ways), drawn in zip(reversed(self.stages), reversed(self._drawn), strict=True):
            draw = drawn.get(spread)
            if draw is None:
                draw = drawn[spread] = Draw(ways[spread], [way.weight for way in ways[spread]])
            way = draw.draw(dice)
            spread = way.before
            chosen[at] = way._replace(dealt=chosen[at].dealt) if at in chosen else way
        return self._written(spread, chosen, dice)

    def _written(self, dealt: Spread, chosen: dict[int, Way], dice: random.Random) -> World:
        """The world with a number for every card. If cards have the same face, any of them may have moved."""
        heaps = {seat: cards.copy() for seat, cards in enumerate(self._dealt_to)}
        faces = [NOT_A_WITCH] * sum(self.known.counts)
        for seat in sorted({*dealt.witch_cards, dealt.constable} - {-1}):
            witch_cards = dealt.witch_cards.count(seat)
            for place, card in enumerate(dice.sample(heaps[seat], witch_cards + (dealt.constable == seat))):
                faces[card] = WITCH if place < witch_cards else CONSTABLE
        chronicle: list[ChronicleEntry] = []
        for at, entry in enumerate(self.known.chronicle):
            if entry[0] == REVEALED:
                card = dice.choice([card for card in heaps[entry[3]] if faces[card] == entry[2]])
                heaps[entry[3]].remove(card)
                entry = (REVEALED, entry[1], card)
            elif entry[0] == LOOKED:
                what = self._seen[at].what
                cards = [card for card in heaps[entry[3]] if not what or faces[card] == what[2]]
                entry = (LOOKED, entry[1], entry[2], dice.choice(cards))
            elif entry[0] == EXCHANGED:
                entry = (EXCHANGED, *self._exchange(entry, chosen[at], heaps, faces, dice))
            chronicle.append(entry)
        return World(tuple(faces), tuple(chronicle), heaps)

    def _exchange(
        self, entry: ChronicleEntry, way: Way, heaps: dict[int, list[int]], faces: list[int], dice: random.Random
    ) -> list[int]:
        """Move cards as in this way; returns giver, taker and card for each."""
        moved, given = passes(entry), dict(way.given)
        in_turn, middle = self.known.in_turn, self.known.middle
        taken: list[int] = []
        for number, (_, _, source, goal) in enumerate(moved):
            face = given.get(number, NOT_A_WITCH)
            heap = heaps[source]
            card = dice.choice([card for card in heap if faces[card] == face])
            heap.remove(card)
            taken.append(card)
            if in_turn:
                heaps.setdefault(goal, []).append(card)
        got = taken
        if middle:
            dealt = dict(way.dealt)
            left = {face: [card for card in taken if faces[card] == face] for face in (NOT_A_WITCH, WITCH, CONSTABLE)}
            dice.shuffle(left[NOT_A_WITCH])
            got = [left[dealt.get(number, NOT_A_WITCH)].pop() for number in range(len(moved))]
        parts: list[int] = []
        for (giver, taker, _, goal), card in zip(moved, got, strict=True):
            if not in_turn:
                heaps.setdefault(goal, []).append(card)
            parts += (moved[taken.index(card)][0] if middle else giver, taker, card)
        return parts


def _lies(spread: Spread, shown: Shown) -> bool:
    """Whether the cards lie where they were shown."""
    witch_cards = tuple(sorted([heap for heap, face in shown.cards if face == WITCH]))
    constable = next((heap for heap, face in shown.cards if face == CONSTABLE), -1)
    return (spread.witch_cards, spread.constable) == (witch_cards, constable)


def _without(spread: Spread, face: int, heap: int) -> Spread:
    """The spread after a card of that face has left a heap."""
    if face == WITCH:
        left = list(spread.witch_cards)
        left.remove(heap)
        return Spread(tuple(left), spread.constable, spread.witches)
    return Spread(spread.witch_cards, -1, spread.witches) if face == CONSTABLE else spread


def _moved(spread: Spread, face: int, source: int, goal: int, witch: int) -> Spread:
    """The spread after a card of that face went to another heap, by which somebody may have become a witch."""
    if face == CONSTABLE:
        return Spread(spread.witch_cards, goal, spread.witches)
    left = list(spread.witch_cards)
    left.remove(source)
    left.append(goal)
    return Spread(tuple(sorted(left)), spread.constable, spread.witches | witch)


def _arrived(spread: Spread) -> Spread:
    """The spread when cards that were on their way have arrived."""
    if spread.constable < ON_THE_WAY and (not spread.witch_cards or spread.witch_cards[-1] < ON_THE_WAY):
        return spread
    cards = sorted([heap - ON_THE_WAY if heap >= ON_THE_WAY else heap for heap in spread.witch_cards])
    constable = spread.constable - ON_THE_WAY if spread.constable >= ON_THE_WAY else spread.constable
    return Spread(tuple(cards), constable, spread.witches)
