"""The parts of a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from ....engine.rules import Known, Own, Public, View, known_of_themselves, with_known


class Building(msgspec.Struct, frozen=True):
    """A building in play, and the despair on it."""

    kind: str
    type: str
    despair: int


class Character(msgspec.Struct, frozen=True):
    """A character card that was shown."""

    kind: str
    side: str
    types: tuple[str, ...]


class Person(msgspec.Struct, frozen=True):
    """What may be known of one seat."""

    seat: int
    hope: int
    hand: int
    picks: int
    buildings: tuple[Building, ...]
    set_points: int
    on_trial: bool
    spent_trials: int
    pardons: int
    gifts_left: int
    ready: bool
    redrew: bool  # in this round, once all have revealed
    character: Character | None


class EventOnTable(msgspec.Struct, frozen=True):
    """An event in the middle: what it costs, and how many cards are left where each has one use."""

    kind: str
    cost: int
    left: int | None
    removals: int


class NewSalemKnown(Known, frozen=True, kw_only=True):
    """Somebody whose character the viewer has seen."""

    character: Character | UnsetType = UNSET


class PassedHand(msgspec.Struct, frozen=True):
    """A hand that the viewer has passed on this round."""

    receiver: int
    buildings: tuple[str, ...]


class Town(msgspec.Struct, frozen=True):
    """What lies in the middle, for everybody to see."""

    round: int
    rounds: int
    deal: int
    play: int
    direction: str
    deck: int
    despair: int
    threshold: int
    witches: int  # characters of each side that were shuffled; how many are in play, nobody knows
    puritans: int
    events: tuple[EventOnTable, ...]


class Judged(msgspec.Struct, frozen=True):
    """A player at the end."""

    seat: int
    change: int
    matching_points: int
    set_points: int
    total: int
    hope: int


class Verdict(msgspec.Struct, frozen=True):
    """The end: cubes in town, trials, the side that may win, and everybody's points."""

    cubes: int
    despair: int
    threshold: int
    side: str
    players: tuple[Judged, ...]


class NewSalemPublic(Public, frozen=True, kw_only=True):
    """The town as everybody sees it."""

    town: Town
    people: tuple[Person, ...]
    verdict: Verdict | None


class NewSalemOwn(Own, frozen=True, kw_only=True):
    """What only the viewer knows."""

    people: dict[int, NewSalemKnown]  # by seat
    hand: tuple[str, ...] = ()
    picks: tuple[str, ...] = ()
    passed: tuple[PassedHand, ...] = ()
    discards: tuple[str, ...] = ()
    matching_points: int = 0
    opened: tuple[NewSalemOwn, ...] = ()  # everybody's, where everything is shown

    def with_all(self, owns: Mapping[int, Any]) -> Self:
        return replace(super().with_all(owns), people=self.people | known_of_themselves(owns))


class NewSalemView(View, frozen=True, kw_only=True, tag="newsalem"):
    """The town as one seat sees it."""

    public: NewSalemPublic
    own: NewSalemOwn | None = None

    @property
    def town(self) -> Town:
        """What lies in the middle."""
        return self.public.town

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody, with the characters that the viewer has seen."""
        return with_known(self.public.people, {} if self.own is None else self.own.people)

    @property
    def opened(self) -> tuple[NewSalemOwn, ...]:
        """What each seat knows, where everything is shown."""
        return () if self.own is None else self.own.opened

    @property
    def verdict(self) -> Verdict | None:
        """How it ended."""
        return self.public.verdict

    @property
    def side(self) -> str:
        """The side of the viewer's own character."""
        own = None if self.viewer is None else self.people[self.viewer].character
        return "" if own is None else own.side
