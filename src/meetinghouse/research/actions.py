"""The ids of actions: one for each value that may be part of an option.

An option of several parts takes several actions.

- 0 means "no more": no more options in a choice of several, no further part where an option may be longer, and in a
  window for offers, none of them;
- then come the offers by name, the seats, the places, the amounts, the cards and the words, each in its own order;
- the last ids are spare: a part that has no id of its own gets one of them, in the order of the question's options.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from ..engine.decisions import Decision
from ..engine.rules import Rules
from ..engine.sheet import Again
from ..engine.values import Amount, Card, Choice, Option, Position, Seat, Simple, Word
from .vocabulary import Vocabulary

ENOUGH: Final = 0
PLACES: Final = 64
AMOUNTS: Final = 64
SPARE: Final = 32
MOST_WAYS: Final = 10_000  # how many lists of options are cached


Path: TypeAlias = "tuple[tuple[int, ...], int]"  # the ids of an option's parts, and its number in the question


class Ways(NamedTuple):
    """How the options of a question are chosen; options by their number in it."""

    paths: list[Path]  # the ids of each option's parts
    first: list[int]  # the ids with which a path begins, in ascending order
    direct: dict[int, int] | None  # the options by id, if each of them has one part


class Actions:
    """The action ids of a game with a given number of seats."""

    def __init__(self, rules: Rules[Any], seats: int, vocabulary: Vocabulary) -> None:
        stepwise = {
            offer.name for step in rules.steps.values() for offer in step.offers if not isinstance(offer, Again)
        }
        self.offers = {name: 1 + index for index, name in enumerate(sorted(stepwise))}
        parts: list[Simple] = [
            *[Seat(seat) for seat in range(seats)],
            *[Position(place) for place in range(PLACES)],
            *[Amount(amount) for amount in range(AMOUNTS)],
            *[Card(kind) for kind in vocabulary.cards],
            *[Word(word) for word in vocabulary.words],
        ]
        first = 1 + len(self.offers)
        self.ids: dict[Simple, int] = {part: first + index for index, part in enumerate(parts)}
        self.spare = first + len(parts)
        self.count = self.spare + SPARE
        self._ways: dict[tuple[Option, ...], Ways] = {}

    def names(self) -> list[str]:
        """What each id means."""
        offers = [f"the offer {name}" for name in self.offers]
        return ["enough", *offers, *map(_name, self.ids), *[f"spare {index}" for index in range(SPARE)]]

    def ways(self, options: tuple[Option, ...]) -> Ways:
        """How these options are chosen, cached for the next question with the same options."""
        found = self._ways.get(options)
        if found is None:
            if len(self._ways) >= MOST_WAYS:
                self._ways.clear()
            paths = self.paths(options)
            direct = {path[0]: index for path, index in paths if len(path) == 1}
            first = sorted({path[0] for path, _ in paths})
            found = self._ways[options] = Ways(paths, first, direct if len(direct) == len(paths) else None)
        return found

    def paths(self, options: Iterable[Option]) -> list[Path]:
        """The ids of the parts of each option. Options for which too few spare ids are left cannot be chosen."""
        ids = self.ids
        found = []
        spared: dict[Simple, int] = {}
        for index, option in enumerate(options):
            parts = option if isinstance(option, tuple) else (option,)
            for part in parts:
                if part not in ids and part not in spared and len(spared) < SPARE:
                    spared[part] = self.spare + len(spared)
            path = tuple([ids.get(part) or spared.get(part, ENOUGH) for part in parts])
            if ENOUGH not in path:
                found.append((path, index))
        return found

    def of_parts(self, parts: Iterable[Simple]) -> list[int]:
        """The ids of those parts that have an id of their own."""
        return [self.ids[part] for part in parts if part in self.ids]


class Question:
    """A decision or an offer that is being answered, part by part."""

    __slots__ = ("_actions", "_legal", "_ways", "decision", "given", "is_offer", "picked")

    def __init__(self, actions: Actions, decision: Decision, is_offer: bool = False) -> None:
        self.decision = decision
        self.is_offer = is_offer
        self.given: tuple[int, ...] = ()  # the ids of the parts so far of the option that is being chosen
        self.picked: list[Option] = []  # the options that were chosen before
        self._actions = actions
        self._ways = actions.ways(decision.options)
        self._legal: list[int] | None = self._ways.first if decision.least == decision.most == 1 else None

    def copy(self) -> Question:
        """An independent copy."""
        other = Question(self._actions, self.decision, self.is_offer)
        other.given, other.picked, other._legal = self.given, list(self.picked), self._legal
        return other

    @property
    def legal(self) -> list[int]:
        """The legal actions now, in ascending order; not to be changed."""
        if self._legal is None:
            self._legal = self._find_legal()
        return self._legal

    def choose(self, action: int) -> Choice | None:
        """Take one legal action; returns the whole choice once it is complete, and None before."""
        decision, direct = self.decision, self._ways.direct
        if direct is not None and decision.least == decision.most == 1:
            return decision.options[direct[action]]
        self._legal = None
        if action == ENOUGH and not self.given:
            return list(self.picked)
        given = self.given if action == ENOUGH else (*self.given, action)
        fitting = [(path, index) for path, index in self._open_paths() if path[: len(given)] == given]
        whole = next((decision.options[index] for path, index in fitting if len(path) == len(given)), None)
        if whole is None or (len(fitting) > 1 and action != ENOUGH):
            self.given = given
            return None
        self.given = ()
        if decision.single:
            return whole
        self.picked.append(whole)
        ended = len(self.picked) == decision.most or not self._open_paths()
        return list(self.picked) if ended else None

    def _find_legal(self) -> list[int]:
        length = len(self.given)
        fitting = [path for path, _ in self._open_paths() if path[:length] == self.given]
        found = {path[length] for path in fitting if len(path) > length}
        if any(len(path) == length for path in fitting) or (not length and len(self.picked) >= self.decision.least):
            found.add(ENOUGH)
        return sorted(found)

    def _open_paths(self) -> list[Path]:
        """The options that were not picked yet, each with the ids of its parts."""
        paths, options, picked = self._ways.paths, self.decision.options, self.picked
        return [each for each in paths if options[each[1]] not in picked] if picked else paths


def about_of(decision: Decision) -> Sequence[Simple]:
    """The parts of what a decision is about."""
    about = decision.about
    return () if about is None else about if isinstance(about, tuple) else (about,)


def _name(part: Simple) -> str:
    match part:
        case Seat(seat):
            return f"seat {seat}"
        case Position(place):
            return f"place {place}"
        case Amount(amount):
            return f"amount {amount}"
        case Card(kind):
            return f"card {kind}"
    return f"word {part.word}"
