"""All worlds of tryal cards that fit what a seat has observed, counted and drawn from, each as likely as any other.

A world says where every Witch card and the Constable card was dealt, and where they went. Where backs can be followed,
a world is which cards they are. Otherwise it is counted by seats: who had how many of them, moment by moment; its
weight is the number of deals and of blind picks that lead there. What people did does not enter.
"""

from __future__ import annotations

import random
from functools import lru_cache
from itertools import accumulate, combinations, combinations_with_replacement, product
from math import comb
from typing import Generic, NamedTuple, TypeVar

from ...engine.values import seats_in
from .chronicle import moves, observations
from .components import CONSTABLE, NOT_A_WITCH, WITCH
from .state import DIED, EXCHANGED, GAVEL_GIVEN, REVEALED, WITCHES_MET, SalemState

ChronicleEntry = tuple[int, ...]
Weights = dict["Spread", float]
T = TypeVar("T")


class Spread(NamedTuple):
    """At one moment: who has the face-down Witch cards, who the Constable card (-1: nobody), and who is a witch."""

    witch_cards: tuple[int, ...]
    constable: int
    witches: int


class Observed(NamedTuple):
    """What a seat has observed of tryal cards: the set-up, the public part of the chronicle, and its observations."""

    seat: int | None
    seats: int
    counts: tuple[int, int, int]  # cards of each face
    tracked: bool
    chronicle: tuple[ChronicleEntry, ...]  # where backs cannot be followed, without the cards
    seen: tuple[object, ...]
    disclosed: tuple[int, ...]

    def until(self, entries: int) -> Observed:
        """What the seat had observed after so many entries, where backs can be followed."""
        seen, rest = [self.seen[0]], list(self.seen[1:-1])
        for _ in range(entries):
            if isinstance(rest[0], tuple):
                seen.append(rest.pop(0))
            seen.append(rest.pop(0))  # that the game went on
        chronicle = self.chronicle[:entries]
        each = sum(self.counts) // self.seats
        met = _met_cards(chronicle, self.seat)
        faces = tuple([known for known in self.seen[-1] if known[0] // each == self.seat or known[0] in met])  # type: ignore[attr-defined]
        return self._replace(chronicle=chronicle, seen=(*seen, faces))


class Seen(NamedTuple):
    """An entry of the chronicle, what the seat saw of it, and who lived afterwards."""

    entry: ChronicleEntry
    what: tuple[object, ...]
    living: int

    def fits(self, witches: int, seat: int | None) -> bool:
        """Whether these may be the witches afterwards: what was seen of them, and that the town was not lost."""
        what = self.entry[0]
        if what == DIED and self.what and self.what[2] != witches >> self.entry[1] & 1:
            return False
        if what == WITCHES_MET:
            meeting = witches & self.living
            met = seat is not None and meeting >> seat & 1
            if (("fellows", meeting) if met else ()) != self.what:
                return False
        return bool(self.living & ~witches)


class World(NamedTuple):
    """A world: the faces of all cards, and the chronicle with the cards in it."""

    faces: tuple[int, ...]
    chronicle: tuple[ChronicleEntry, ...]


def can_count(state: SalemState) -> bool:
    """Whether worlds can be counted: not with ghosts, mixed cards, or cards that are taken twice in a Conspiracy."""
    edition = state.edition
    blind = edition.moves_as_taken and not edition.rows_are_tracked
    return not state.ghost_game and not edition.center_shuffle and not blind


def observed(state: SalemState, seat: int | None) -> Observed:
    """What that seat (None: the public) has observed."""
    faces = state.faces
    tracked = state.edition.rows_are_tracked
    counts = (faces.count(NOT_A_WITCH), faces.count(WITCH), faces.count(CONSTABLE))
    chronicle = state.chronicle if tracked else tuple([_without_cards(state, entry) for entry in state.chronicle])
    seen = observations(state, seat)
    if tracked:
        seen += (_known_cards(state, seat),)
    return Observed(seat, state.seats, counts, tracked, chronicle, seen, tuple(state.disclosed))


def _without_cards(state: SalemState, entry: ChronicleEntry) -> ChronicleEntry:
    """An entry as everybody saw it: who gave to whom, and the face of a card that was revealed."""
    if entry[0] == EXCHANGED:
        return (EXCHANGED, *[part for giver, taker, _ in moves(entry) for part in (giver, taker)])
    if entry[0] == REVEALED:
        return (REVEALED, entry[1], state.faces[entry[2]])
    return entry


def _known_cards(state: SalemState, seat: int | None) -> tuple[tuple[int, int], ...]:
    """Where backs can be followed: every card that the seat has held or seen turned up, with its face."""
    dealt = {card for card, owner in enumerate(state.first_owner) if owner == seat}
    return tuple([(card, state.faces[card]) for card in sorted(dealt | _met_cards(state.chronicle, seat))])


def _met_cards(chronicle: tuple[ChronicleEntry, ...], seat: int | None) -> set[int]:
    """The cards that the seat gave or took, or that were turned up."""
    known = {entry[2] for entry in chronicle if entry[0] == REVEALED}
    for entry in chronicle:
        if entry[0] == EXCHANGED:
            known |= {card for giver, taker, card in moves(entry) if seat in (giver, taker)}
    return known


def _witch_shares(by_mask: dict[int, float], seats: int) -> list[float]:
    """For each seat the share of all weights of masks that hold it."""
    found, total = [0.0] * seats, sum(by_mask.values())
    for witches, weight in sorted(by_mask.items()):
        for seat in seats_in(witches):
            found[seat] += weight
    return [min(1.0, each / total) for each in found]


class Worlds:
    """All worlds that fit; `total` is their number, in units of one deal with all its blind picks."""

    total: float

    def shares(self) -> list[float]:
        """For each seat the share of worlds in which it is a witch."""
        raise NotImplementedError

    def course(self) -> list[list[float]]:
        """The shares as they were after the deal, and after each entry of the chronicle."""
        raise NotImplementedError

    def draw(self, dice: random.Random) -> World:
        """One of them; all are equally likely."""
        raise NotImplementedError


@lru_cache(maxsize=256)
def worlds_of(known: Observed) -> Worlds:
    """The worlds that fit. Raises `ValueError` if there are none."""
    return Followed(known) if known.tracked else Counted(known)


# --- where backs can be followed


class Followed(Worlds):
    """Every set of cards that may be the Witch cards, and every card that may be the Constable card."""

    def __init__(self, known: Observed) -> None:
        self.known = known
        each = sum(known.counts) // known.seats
        self.first = [card // each for card in range(sum(known.counts))]
        faces = dict(known.seen[-1])  # type: ignore[call-overload]
        free = [card for card in range(len(self.first)) if card not in faces]
        given = [[card for card, face in faces.items() if face == kind] for kind in (WITCH, CONSTABLE)]
        self.holders = self._holders()
        self.read = _read(known._replace(seen=known.seen[:-1]))
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
        checked: dict[tuple[object, ...], int] = {}  # cards that went the same way are alike
        for more in combinations(free, self.known.counts[WITCH] - len(given)):
            cards = (*given, *more)
            way = tuple([paths[card] for card in cards])
            if way not in checked:
                checked[way] = self._witches(cards)
            if checked[way]:
                self.witch_sets.append(cards)
                self.witches.append(checked[way])

    def _paths(self) -> list[tuple[int, ...]]:
        """Of every card: who was dealt it, and in which entry it went to whom, or was turned up."""
        paths: list[tuple[int, ...]] = [(owner,) for owner in self.first]
        for at, entry in enumerate(self.known.chronicle):
            if entry[0] == EXCHANGED:
                for _, taker, card in moves(entry):
                    paths[card] += (at, taker)
            elif entry[0] == REVEALED:
                paths[entry[2]] += (at,)
        return paths

    def _holders(self) -> list[list[int]]:
        """Before each entry, and at last: who holds each card; -1 once it lies open."""
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
        """Who has ever held one of these; 0 if they cannot be the Witch cards: pasts, meetings, a town not lost yet."""
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
        """Whether a card may be the Constable card: its holders gave the gavel."""
        for entry, before in zip(self.known.chronicle, self.holders, strict=False):
            if entry[0] == GAVEL_GIVEN and not _could_give(before[card], entry[1]):
                return False
        return True

    def shares(self) -> list[float]:
        by_mask: dict[int, float] = {}
        for witches, weight in zip(self.witches, self.weights, strict=True):
            by_mask[witches] = by_mask.get(witches, 0.0) + weight
        return _witch_shares(by_mask, self.known.seats)

    def course(self) -> list[list[float]]:
        return [worlds_of(self.known.until(entries)).shares() for entries in range(len(self.known.chronicle) + 1)]

    def draw(self, dice: random.Random) -> World:
        cards = self._drawn.draw(dice)
        constable = dice.choice([card for card in self.constables if card not in cards])
        faces = [NOT_A_WITCH] * len(self.first)
        for card in cards:
            faces[card] = WITCH
        faces[constable] = CONSTABLE
        return World(tuple(faces), self.known.chronicle)


def _could_give(constable: int, gavel: int) -> bool:
    return (gavel >= 0) == (constable >= 0) and (gavel < 0 or constable != gavel)


def _read(known: Observed) -> list[Seen]:
    """The chronicle, entry by entry, with what the seat saw of it."""
    seen = iter(known.seen[1:])
    living, found = (1 << known.seats) - 1, []
    for entry in known.chronicle:
        if entry[0] == DIED:
            living &= ~(1 << entry[1])
        what = next(seen)
        if isinstance(what, tuple):
            next(seen)  # that the game went on
        found.append(Seen(entry, what if isinstance(what, tuple) else (), living))
    return found


# --- where they cannot


class Way(NamedTuple):
    """How a spread came about: the spread before, the weight of the way, and which faces were given by whom."""

    before: Spread
    weight: float
    given: tuple[tuple[int, int], ...] = ()  # giver, face


class Draw(Generic[T]):
    """Something of which one is drawn again and again, by weights."""

    def __init__(self, found: list[T], weights: list[float]) -> None:
        self.found = found
        self.sums = list(accumulate(weights))

    def draw(self, dice: random.Random) -> T:
        """One of them."""
        return dice.choices(self.found, cum_weights=self.sums)[0]


class Counted(Worlds):
    """Spreads moment by moment, forward through the chronicle; a world is drawn backward."""

    def __init__(self, known: Observed) -> None:
        self.known = known
        self.row = sum(known.counts) // known.seats
        self.ways: list[dict[Spread, list[Way]] | None] = []  # None: nothing moved
        weights = self._dealt()
        self.moments = [weights]  # after the deal, and after each entry
        self._course: list[list[float]] = []  # their shares, once they were asked for
        down = [self.row] * known.seats
        for seen in _read(known):
            ways: dict[Spread, list[Way]] | None = None
            if seen.entry[0] in (EXCHANGED, REVEALED):
                ways = {}
                for spread, weight in weights.items():
                    for after, way in self._after(spread, weight, seen, down):
                        ways.setdefault(after, []).append(way)
                weights = {after: sum([way.weight for way in found]) for after, found in ways.items()}
            if seen.entry[0] == REVEALED:
                down[seen.entry[1]] -= 1
            elif seen.entry[0] == GAVEL_GIVEN:
                gavel = seen.entry[1]
                weights = {spread: each for spread, each in weights.items() if _could_give(spread.constable, gavel)}
            weights = {spread: each for spread, each in weights.items() if seen.fits(spread.witches, known.seat)}
            self.ways.append(ways)
            self.moments.append(weights)
        self.weights = weights
        self.total = sum(weights.values())
        if not self.total:
            raise ValueError("no world fits")
        self._spreads = Draw(list(weights), list(weights.values()))
        self._drawn: list[dict[Spread, Draw[Way]]] = [{} for _ in self.ways]  # how a spread came about

    def _dealt(self) -> Weights:
        """Every deal that gives the seat the row it was dealt."""
        known, found = self.known, {}
        mine = None if known.seat is None else known.seen[0]
        for owners in combinations_with_replacement(range(known.seats), known.counts[WITCH]):
            for constable in range(known.seats) if known.counts[CONSTABLE] else (-1,):
                faces = [WITCH] * owners.count(known.seat) if known.seat is not None else []
                faces += [CONSTABLE] * (constable == known.seat)
                if mine is not None and tuple(sorted([*faces, *[NOT_A_WITCH] * (self.row - len(faces))])) != mine:
                    continue
                weight = 1.0
                for seat in set(owners):
                    weight *= comb(self.row, owners.count(seat))
                weight *= max(0, self.row - owners.count(constable)) if constable >= 0 else 1
                found[Spread(owners, constable, sum({1 << seat for seat in owners}))] = weight
        return found

    def _after(self, spread: Spread, weight: float, seen: Seen, down: list[int]) -> list[tuple[Spread, Way]]:
        """The spreads that an entry may lead to, each with the way there."""
        if seen.entry[0] == EXCHANGED:
            return self._exchanged(spread, weight, seen, down)
        seat, more = seen.entry[1], seen.what[3]
        ways = self._revealed(spread, weight, seen.entry, down)
        return [way for way in ways if (seen.entry[2] == WITCH and seat in way[0].witch_cards) == more]

    def _revealed(
        self, spread: Spread, weight: float, entry: ChronicleEntry, down: list[int]
    ) -> list[tuple[Spread, Way]]:
        seat, face = entry[1], entry[2]
        witch_cards, constable = spread.witch_cards.count(seat), spread.constable == seat
        if face == WITCH:
            held = witch_cards
            left = list(spread.witch_cards)
            if held:
                left.remove(seat)
            after = spread._replace(witch_cards=tuple(left))
        elif face == CONSTABLE:
            held, after = int(constable), spread._replace(constable=-1)
        else:
            held, after = down[seat] - witch_cards - constable, spread
        return [(after, Way(spread, weight * held / down[seat]))] if held > 0 else []

    def _exchanged(self, spread: Spread, weight: float, seen: Seen, down: list[int]) -> list[tuple[Spread, Way]]:
        """Each giver's row was picked from blindly: what went, with its chance."""
        entry = seen.entry
        takers = dict(zip(entry[1::2], entry[2::2], strict=True))
        givers = [giver for giver in takers if giver in spread.witch_cards or giver == spread.constable]
        options = []
        for giver in givers:
            witch_cards, constable = spread.witch_cards.count(giver), int(giver == spread.constable)
            plain = down[giver] - witch_cards - constable
            counts = ((WITCH, witch_cards), (CONSTABLE, constable), (NOT_A_WITCH, plain))
            options.append([(face, count / down[giver]) for face, count in counts if count > 0])
        found = []
        for picked in product(*options):
            given = {giver: face for giver, (face, _) in zip(givers, picked, strict=True)}
            if self.known.seat is not None and self._own(takers, given) != seen.what:
                continue
            chance = weight
            for _, each in picked:
                chance *= each
            found.append((self._moved(spread, takers, given), Way(spread, chance, tuple(given.items()))))
        return found

    def _own(self, takers: dict[int, int], given: dict[int, int]) -> object:
        """What the seat saw: the faces that it lost and gained."""
        me = self.known.seat
        lost = [given.get(giver, NOT_A_WITCH) for giver in takers if giver == me]
        gained = [given.get(giver, NOT_A_WITCH) for giver, taker in takers.items() if taker == me]
        return ("exchange", tuple(lost), tuple(gained))

    def _moved(self, spread: Spread, takers: dict[int, int], given: dict[int, int]) -> Spread:
        cards, constable, witches = list(spread.witch_cards), spread.constable, spread.witches
        for giver, face in given.items():
            if face == WITCH:
                cards.remove(giver)
                cards.append(takers[giver])
                witches |= 1 << takers[giver]
            elif face == CONSTABLE:
                constable = takers[giver]
        return Spread(tuple(sorted(cards)), constable, witches)

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
        return _witch_shares(by_mask, self.known.seats)

    def draw(self, dice: random.Random) -> World:
        spread = self._spreads.draw(dice)
        gifts: list[dict[int, int]] = []
        for ways, drawn in zip(reversed(self.ways), reversed(self._drawn), strict=True):
            gifts.append({})
            if ways is not None:
                if spread not in drawn:
                    drawn[spread] = Draw(ways[spread], [way.weight for way in ways[spread]])
                way = drawn[spread].draw(dice)
                gifts[-1] = dict(way.given)
                spread = way.before
        return self._written(spread, gifts[::-1], dice)

    def _written(self, dealt: Spread, gifts: list[dict[int, int]], dice: random.Random) -> World:
        """The world with a number for every card; of cards with one face any may be the one that moved."""
        rows = [list(range(seat * self.row, (seat + 1) * self.row)) for seat in range(self.known.seats)]
        faces = [NOT_A_WITCH] * sum(self.known.counts)
        for seat in sorted({*dealt.witch_cards, dealt.constable} - {-1}):
            witch_cards = dealt.witch_cards.count(seat)
            for place, card in enumerate(dice.sample(rows[seat], witch_cards + (dealt.constable == seat))):
                faces[card] = WITCH if place < witch_cards else CONSTABLE
        chronicle: list[ChronicleEntry] = []
        for entry, given in zip(self.known.chronicle, gifts, strict=True):
            if entry[0] == REVEALED:
                card = dice.choice([card for card in rows[entry[1]] if faces[card] == entry[2]])
                rows[entry[1]].remove(card)
                entry = (REVEALED, entry[1], card)
            elif entry[0] == EXCHANGED:
                parts: list[int] = []
                for giver, taker in zip(entry[1::2], entry[2::2], strict=True):
                    face = given.get(giver, NOT_A_WITCH)
                    parts += (giver, taker, dice.choice([card for card in rows[giver] if faces[card] == face]))
                for giver, taker, card in moves((EXCHANGED, *parts)):
                    rows[giver].remove(card)
                    rows[taker].append(card)
                entry = (EXCHANGED, *parts)
            chronicle.append(entry)
        return World(tuple(faces), tuple(chronicle))
