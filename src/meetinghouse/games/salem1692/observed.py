"""What a seat has observed of tryal cards, and the interface of a set of worlds that fit it.

Face-down cards that nobody can tell apart are a heap. A row is one, under the number of its seat. Where backs can be
followed, a card that was taken is a heap of its own, until it is shuffled.
"""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from ...engine.values import seats_in
from .chronicle import moves, observations
from .components import CONSTABLE, NOT_A_WITCH, WITCH
from .state import DIED, EXCHANGED, LOOKED, REVEALED, WITCHES_MET, SalemState

ChronicleEntry = tuple[int, ...]
OPEN: Final = -1  # the heap of cards that are turned up


class Shown(NamedTuple):
    """What the dead who see everything see: the faces of face-down cards by heap, and who was a witch when."""

    cards: tuple[tuple[int, int], ...]  # heap, face
    witches: tuple[int, ...]  # after the deal, and after each exchange


class Observed(NamedTuple):
    """What a seat has observed of tryal cards: the set-up, the public part of the chronicle, and its observations."""

    seat: int | None
    rows: tuple[int, ...]  # cards that were dealt to each seat
    players: int
    counts: tuple[int, int, int]  # cards of each face
    tracked: bool  # every back can be followed wherever it goes
    in_turn: bool  # in a Conspiracy a card that was just taken may be taken on
    middle: bool  # in a Conspiracy the cards are shuffled in the middle
    chronicle: tuple[ChronicleEntry, ...]  # unless all backs are followed, with heaps instead of cards
    seen: tuple[object, ...]
    disclosed: tuple[int, ...]
    shown: Shown | None = None  # to the dead who see everything

    @property
    def seats(self) -> int:
        return len(self.rows)

    @property
    def first(self) -> list[int]:
        """Who was dealt each card."""
        return [seat for seat, cards in enumerate(self.rows) for _ in range(cards)]

    @property
    def humans(self) -> int:
        """The players, without ghosts."""
        return (1 << self.players) - 1

    def until(self, entries: int) -> Observed:
        """What the seat had observed after so many entries, where all backs are followed."""
        seen, rest = [self.seen[0]], list(self.seen[1:-1])
        for _ in range(entries):
            if isinstance(rest[0], tuple):
                seen.append(rest.pop(0))
            seen.append(rest.pop(0))  # this one says that the game went on
        chronicle = self.chronicle[:entries]
        first = self.first
        met = _met_cards(chronicle, self.seat)
        faces = tuple([known for known in self.seen[-1] if first[known[0]] == self.seat or known[0] in met])  # type: ignore[attr-defined]
        return self._replace(chronicle=chronicle, seen=(*seen, faces))


class Seen(NamedTuple):
    """An entry of the chronicle, what the seat saw of it, and who lived afterwards."""

    entry: ChronicleEntry
    what: tuple[object, ...]
    living: int
    crowd: int  # the witches win if all of these are witches: the living, with ghosts the players

    def fits(self, witches: int, seat: int | None) -> bool:
        """Whether these may be the witches afterwards: it fits what was seen, and the town has not lost."""
        what = self.entry[0]
        if what == DIED and self.what and self.what[2] != witches >> self.entry[1] & 1:
            return False
        if what == WITCHES_MET:
            meeting = witches & self.living
            met = seat is not None and meeting >> seat & 1
            if (("fellows", meeting) if met else ()) != self.what:
                return False
        return bool(self.crowd & ~witches)


class World(NamedTuple):
    """A world: the faces of all cards, the chronicle with the cards in it, and where the face-down cards lie now."""

    faces: tuple[int, ...]
    chronicle: tuple[ChronicleEntry, ...]
    heaps: dict[int, list[int]]  # empty where all backs are followed


class Worlds:
    """All worlds that fit; `total` is their number, in units of one deal with all its blind picks."""

    total: float
    exact: bool = True  # whether all are counted, or only a random part

    def shares(self) -> list[float]:
        """For each seat the share of worlds in which it is a witch."""
        raise NotImplementedError

    def course(self) -> list[list[float]]:
        """The shares as they were after the deal, and after each entry of the chronicle."""
        raise NotImplementedError

    def draw(self, dice: random.Random) -> World:
        """One of them; all are equally likely."""
        raise NotImplementedError


def follows_all(state: SalemState) -> bool:
    """Whether all backs can be followed: rows are not shuffled; no card goes through a ghost's row or the middle."""
    return state.edition.rows_are_tracked and not state.edition.center_shuffle and not state.ghost_game


def observed(state: SalemState, seat: int | None) -> Observed:
    """What that seat (None: the public) has observed. A ghost has observed what everybody has."""
    if seat is not None and not state.humans >> seat & 1:
        seat = None
    faces, edition = state.faces, state.edition
    counts = (faces.count(NOT_A_WITCH), faces.count(WITCH), faces.count(CONSTABLE))
    rows = tuple([state.first_owner.count(owner) for owner in range(state.seats)])
    chronicle, seen = past_of(state, seat)
    return Observed(
        seat, rows, state.players, counts, follows_all(state), edition.moves_as_taken, edition.center_shuffle,
        chronicle, seen, tuple(state.disclosed),
    )  # fmt: skip


def past_of(state: SalemState, seat: int | None) -> tuple[tuple[ChronicleEntry, ...], tuple[object, ...]]:
    """The chronicle as everybody saw it, and what that seat has seen of it."""
    if seat is not None and not state.humans >> seat & 1:
        seat = None
    seen = observations(state, seat)
    if follows_all(state):
        return state.chronicle, (*seen, _known_cards(state, seat))
    return heaped(state)[0], seen


def heaped(state: SalemState) -> tuple[tuple[ChronicleEntry, ...], list[int]]:
    """The chronicle as everybody saw it, with heaps instead of cards; and the heap in which each card lies now.

    In an exchange there are four numbers for each card: giver, taker, the heap from which it came and where it went. If
    cards are mixed in the middle, they are for each player what went and what came. A reveal has the face and the heap.
    """
    heap, found = list(state.first_owner), []
    following, middle, new = state.edition.rows_are_tracked, state.edition.center_shuffle, state.seats
    for entry in state.chronicle:
        if entry[0] == EXCHANGED:
            parts: list[int] = []
            sources = {giver: heap[card] for giver, _, card in moves(entry)} if middle else {}
            for giver, taker, card in moves(entry):
                source = heap[card]
                heap[card] = taker
                if following and state.humans >> taker & 1:
                    stays = source >= state.seats and not middle
                    heap[card] = source if stays else new
                    new += not stays
                if middle:
                    giver, source = taker, sources[taker]
                parts += (giver, taker, source, heap[card])
            entry = (EXCHANGED, *parts)
        elif entry[0] == REVEALED:
            card = entry[2]
            entry = (REVEALED, entry[1], state.faces[card], heap[card])
            heap[card] = OPEN
        elif entry[0] == LOOKED:
            entry = (LOOKED, entry[1], entry[2], heap[entry[3]])
        found.append(entry)
    return tuple(found), heap


def passes(entry: ChronicleEntry) -> list[tuple[int, int, int, int]]:
    """The cards that changed hands in an exchange, as everybody saw it: giver, taker, and the two heaps."""
    return [(entry[at], entry[at + 1], entry[at + 2], entry[at + 3]) for at in range(1, len(entry), 4)]


def read(known: Observed) -> list[Seen]:
    """The chronicle, entry by entry, with what the seat saw of it."""
    seen = iter(known.seen[1:])
    living, found = (1 << known.seats) - 1, []
    ghosts = known.players < known.seats
    for entry in known.chronicle:
        if entry[0] == DIED:
            living &= ~(1 << entry[1])
        what = next(seen)
        if isinstance(what, tuple):
            next(seen)  # that the game went on
        there = living & known.humans
        found.append(Seen(entry, what if isinstance(what, tuple) else (), there, known.humans if ghosts else living))
    return found


def could_give(known: Observed, constable: int, gavel: int) -> bool:
    """Whether the constable (-1: nobody) could give the gavel to that seat (-1: to nobody)."""
    if known.players < known.seats:  # a ghost gives it to nobody, and a player may keep it
        return gavel < 0 or 0 <= constable < known.players
    return (gavel >= 0) == (constable >= 0) and (gavel < 0 or constable != gavel)


def witch_shares(by_mask: dict[int, float], seats: int) -> list[float]:
    """For each seat the share of all weights of masks that hold it."""
    found, total = [0.0] * seats, sum(by_mask.values())
    for witches, weight in sorted(by_mask.items()):
        for seat in seats_in(witches):
            found[seat] += weight
    return [min(1.0, each / total) for each in found]


def _known_cards(state: SalemState, seat: int | None) -> tuple[tuple[int, int], ...]:
    """Where all backs are followed: every card that the seat has held or seen turned up, with its face."""
    dealt = {card for card, owner in enumerate(state.first_owner) if owner == seat}
    return tuple([(card, state.faces[card]) for card in sorted(dealt | _met_cards(state.chronicle, seat))])


def _met_cards(chronicle: tuple[ChronicleEntry, ...], seat: int | None) -> set[int]:
    """The cards that the seat gave or took, or that were turned up."""
    known = {entry[2] for entry in chronicle if entry[0] == REVEALED}
    for entry in chronicle:
        if entry[0] == EXCHANGED:
            known |= {card for giver, taker, card in moves(entry) if seat in (giver, taker)}
    return known
