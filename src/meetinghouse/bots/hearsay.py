"""Listening: what sayings reveal about the speaker and about the players they name.

Players with something to hide talk differently: they spare their fellows, cover for each other, and break their word
more often. How much more often was counted in games of steady against itself (`python -m bench.hearsay`), so the
figures fit bots. They are used for people too, up to a limit. Only what everybody heard counts, and the same opinion
counts once.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from math import exp, log
from typing import Self

from ..engine.sayings import Saying, Spoke

Table = tuple[tuple[float, float], tuple[float, float]]  # logarithms, by whether speaker and other hide something

MOST = 2.0  # the limit for everything that one player says, as a logarithm of odds
CLAIM = 0.7  # the limit for a single claim
CREDIT = 0.35  # the limit for all claims that speak for their speaker, because they are as easy to invent
OPINION = 0.35  # the limit for an opinion, because the opinions of one speaker depend on each other
SLIP = 0.1  # the assumed frequency of wrong claims of honest players
LIE = 0.5  # the assumed frequency of detectable lies of players who hide something
UNHEARD_OF = 0.8  # a broken promise, where bots never break one
OPINIONS = ("suspect", "trust", "go-for", "spare")


@dataclass(frozen=True)
class Habits:
    """How much more often players with something to hide say a thing, as logarithms."""

    opinions: Mapping[str, tuple[float, float]]  # by kind: about an honest player, and about one with something to hide
    claims: Mapping[str, float] = field(default_factory=dict)  # by kind, or by kind and word, about anybody
    kept: float = 0.0
    broken: float = 0.0


def limited(weight: float, most: float = MOST) -> float:
    """The weight, cut to a limit."""
    return max(-most, min(most, weight))


def of_speaker(weight: float) -> Table:
    """Evidence about the speaker alone."""
    return ((0.0, 0.0), (weight, weight))


def witness(against: bool, lie: tuple[float, float]) -> Table:
    """A claim to have seen what somebody is. ``lie``: how often a liar says it of honest people, and of fellows."""
    right, wrong = log(1 - SLIP), log(SLIP)
    honest = (wrong, right) if against else (right, wrong)
    return (honest, (log(max(lie[0], SLIP)), log(max(lie[1], SLIP))))


class Hearsay:
    """Everything said so far, as tables of weights. A seat either hides something or not."""

    def __init__(self, habits: Habits, me: int = -1) -> None:
        self.habits = habits
        self.me = me
        self.caught: set[int] = set()  # seats that said something that cannot be true
        self._said: dict[tuple[int, int, str], Table] = {}  # by speaker, player spoken of (-1: nobody), and subject
        self._claims: dict[tuple[int, str], float] = {}  # weights by speaker and kind
        self._talkers: set[int] = set()

    def copy(self) -> Self:
        """The same, for somebody who reads on by themselves."""
        other = copy(self)
        other.caught, other._talkers = self.caught.copy(), self._talkers.copy()
        other._said, other._claims = self._said.copy(), self._claims.copy()
        return other

    def __bool__(self) -> bool:
        return bool(self._said or self._claims or self.caught)

    def listen(self, event: Spoke) -> bool:
        """Weigh a line that somebody else has said to everybody; False for any other."""
        if event.to or event.seat == self.me:
            return False
        self.spoke(event.seat)
        for saying in event.sayings:
            self.consider(event.seat, saying)
        return True

    def consider(self, seat: int, saying: Saying) -> None:
        """Weigh one saying; each game has its own."""
        raise NotImplementedError

    def spoke(self, seat: int) -> None:
        """Note that somebody has said something."""
        self._talkers.add(seat)

    def note(self, seat: int, about: int, matter: str, table: Table) -> None:
        """Weigh what a seat has said of another, or of itself (-1). Only the first saying on a subject counts."""
        self._said.setdefault((seat, about, matter), table)

    def opinion(self, seat: int, about: int, kind: str) -> None:
        """Weigh whom an opinion is about. That it was said at all has no weight, because silence has none either."""
        weights = self.habits.opinions.get(kind)
        if weights is not None:
            self.note(seat, about, kind, ((0.0, 0.0), (0.0, limited(weights[1] - weights[0], OPINION))))

    def claim(self, seat: int, kind: str) -> None:
        """Weigh that somebody makes a claim of this kind at all."""
        weight = self.habits.claims.get(kind, 0.0)
        if weight:
            self._claims.setdefault((seat, kind), limited(weight, CLAIM))

    def promise(self, seat: int, kept: bool) -> None:
        """Weigh that a promise was kept or broken."""
        weight = self.habits.kept if kept else self.habits.broken
        if weight:
            self._claims.setdefault((seat, "kept" if kept else "broken"), weight)

    def catch(self, seat: int) -> None:
        """Note that somebody has said something that cannot be true."""
        self.caught.add(seat)

    def clear(self) -> None:
        """Forget what was said, once it has entered the belief."""
        self._said, self._claims = {}, {}
        self.caught = set()

    @property
    def shame(self) -> float:
        """The weight of being caught. It is small if many are caught, because then people talk at random."""
        share = (len(self.caught) - 1) / max(1, len(self._talkers) - 1)
        return max(0.0, log(LIE / max(SLIP, share)))

    @property
    def standing(self) -> dict[int, float]:
        """How much what each speaker claims speaks against that speaker. Whoever was caught has no credit."""
        credit: dict[int, float] = {}
        found: dict[int, float] = {}
        for (seat, _), weight in self._claims.items():
            by = found if weight > 0 else credit
            by[seat] = by.get(seat, 0.0) + weight
        for seat, weight in credit.items():
            if seat not in self.caught:
                found[seat] = found.get(seat, 0.0) + limited(weight, CREDIT)
        shame = self.shame if self.caught else 0.0
        for seat in self.caught:
            found[seat] = found.get(seat, 0.0) + shame
        return found

    @property
    def believed(self) -> list[tuple[tuple[int, int, str], Table]]:
        """What was said of others, except by those who were caught: nobody listens to them any more."""
        return [(key, table) for key, table in self._said.items() if key[0] not in self.caught]

    def weight(self, hiding: Collection[int]) -> float:
        """How much likelier everything said is if exactly these seats hide something, as a logarithm."""
        by = {seat: weight for seat, weight in self.standing.items() if seat in hiding}
        for (seat, about, _), table in self.believed:
            by[seat] = by.get(seat, 0.0) + table[seat in hiding][about in hiding]
        return sum([limited(weight) for weight in by.values()])

    def moved(self, chances: Sequence[float]) -> list[float]:
        """The change for each seat alone, as logarithms of odds, given the chances that the others hide something."""
        found = [0.0] * len(chances)
        for (seat, about, _), (honest, lying) in self.believed:
            other = chances[about] if about >= 0 else 0.0
            found[seat] += log(_mix(lying, other) / _mix(honest, other))
            if about >= 0:
                own = chances[seat]
                columns = [(honest[at], lying[at]) for at in (0, 1)]
                found[about] += log(_mix(columns[1], own) / _mix(columns[0], own))
        for seat, weight in self.standing.items():
            found[seat] += weight
        return [limited(weight) for weight in found]


def _mix(logs: tuple[float, float], chance: float) -> float:
    return (1 - chance) * exp(logs[0]) + chance * exp(logs[1])
