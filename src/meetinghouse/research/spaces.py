"""The numbers of one game: the layout of its observations, its action ids, and a table of what they all mean."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from hashlib import sha256
from typing import Any, Final, Literal, TypeAlias, get_args

import msgspec

from ..engine.catalogue import rules_of, start_by
from ..engine.refusals import Refused
from .actions import Actions
from .layout import Layout, Numbers, part_of
from .vocabulary import vocabulary_of

VERSION: Final = 1  # of the rules by which numbers are assigned

Offers: TypeAlias = Literal["asked", "always", "never"]


class Table(msgspec.Struct, frozen=True):
    """What every number of an observation and every action id means."""

    game: str
    rules: str  # the version of the game's rules
    version: int  # of the rules by which numbers are assigned
    players: int
    observation: tuple[Numbers, ...]
    actions: tuple[str, ...]
    left_out: tuple[str, ...]

    @property
    def digest(self) -> str:
        """A hash of all this: two environments with the same digest have the same numbers."""
        return sha256(msgspec.json.encode(self)).hexdigest()

    def find(self, path: str) -> slice:
        """The numbers of a field and of everything in it: ``public.people.3``."""
        inside = [each for each in self.observation if f"{each.path}.".startswith(f"{path}.")]
        if not inside:
            raise Refused("option-value", name="path", value=path, takes="names")
        return slice(inside[0].start, inside[-1].start + inside[-1].size)


class Spaces:
    """A set-up, checked, with its layout and its actions."""

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, Any] | None = None,
        offers: Offers = "asked",
        suspicions: bool = False,
        limit: int = 20_000,
    ) -> None:
        rules = rules_of(game)
        start_by(rules, players, 0, options)  # refuses what cannot be played
        if offers not in get_args(Offers):
            raise Refused(
                "option-value", name="offers", value=offers, takes="values", values=", ".join(get_args(Offers))
            )
        if isinstance(limit, bool) or not isinstance(limit, int) or limit < 1:
            raise Refused("option-value", name="limit", value=limit, takes="count")
        self.rules = rules
        self.players = players
        self.options = dict(options or {})
        self.offers = offers
        self.suspicions = bool(suspicions)
        self.limit = limit
        self.seats = rules.seats(players)
        words = vocabulary_of(game)
        self.actions = Actions(rules, self.seats, words)
        self.kinds = {kind: index for index, kind in enumerate(words.kinds)}
        self.public_at = self._size_of_head()
        self.public = Layout(part_of(rules.view_type, "public"), "public", self.seats, words, self.public_at)
        self.own_at = self.public_at + self.public.size
        self.own = Layout(part_of(rules.view_type, "own"), "own", self.seats, words, self.own_at, self.own_at)
        self.size = self.own_at + self.own.size

    @property
    def recipe(self) -> dict[str, Any]:
        """What makes the same spaces again."""
        names = ("players", "options", "offers", "suspicions", "limit")
        return {"game": self.rules.name, **{name: getattr(self, name) for name in names}}

    def __deepcopy__(self, memo: object) -> Spaces:
        return self  # nothing in it changes

    def __reduce__(self) -> tuple[Any, ...]:
        return _made, (self.recipe,)

    # The head: who looks, and what is asked. It is followed by the public part and the own part of the view.

    @cached_property
    def head(self) -> dict[str, int]:
        """Where the parts of the head begin."""
        sizes = {
            "viewer": self.players,
            "kind": len(self.kinds) + 1,
            "offer": 1,
            "least": 1,
            "most": 1,
            "picked": 1,
            "about": self.actions.count,
            "given": self.actions.count,
        }
        found, end = {}, 0
        for name, size in sizes.items():
            found[name] = end
            end += size
        return found | {"": end}

    def _size_of_head(self) -> int:
        return self.head[""]

    @cached_property
    def table(self) -> Table:
        """What every number means."""
        head = list(self._head_numbers())
        return Table(
            self.rules.name,
            self.rules.version,
            VERSION,
            self.players,
            (*head, *self.public.numbers, *self.own.numbers),
            tuple(self.actions.names()),
            (*self.public.left_out, *self.own.left_out),
        )

    def _head_numbers(self) -> Iterable[Numbers]:
        seats = tuple([f"seat {seat}" for seat in range(self.players)])
        actions = tuple(self.actions.names())
        meanings: dict[str, tuple[str, tuple[str, ...]]] = {
            "viewer": ("the seat that looks", seats),
            "kind": ("the kind of question, if the seat is asked one", (*self.kinds, "another kind")),
            "offer": ("1 if it may pass", ()),
            "least": ("the least number of options to choose", ()),
            "most": ("the greatest number of options to choose", ()),
            "picked": ("the number of options chosen so far", ()),
            "about": ("what the question is about, by action id", actions),
            "given": ("the parts given so far of the option that is being chosen, by action id", actions),
        }
        ends = list(self.head.values())
        for (name, (meaning, names)), start, end in zip(meanings.items(), ends, ends[1:], strict=False):
            yield Numbers(start, end - start, f"asked.{name}", meaning, names)


def _made(recipe: dict[str, Any]) -> Spaces:
    return Spaces(**recipe)
