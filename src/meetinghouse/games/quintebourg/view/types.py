"""What one seat may know (section 26)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from ....engine.rules import Known, Own, Public, View, known_of_themselves, with_known
from ....engine.values import Option


class Person(msgspec.Struct, frozen=True):
    """One player: as everybody knows him, or with what the viewer knows beyond that."""

    seat: int
    health: str  # as published; the viewer's own as it is
    posts: tuple[str, ...]
    house: int  # the plot on the ring
    bunker: bool
    spouse: int | None
    charmed: bool
    condemned: bool
    invoked: bool  # seen to invoke a power
    watching: bool  # dead, and only watches
    place: str  # at the feast
    party: str  # empty where the viewer does not know it; of a lover the alibi, unless the viewer knows better
    effect: str
    alibi: str
    camp: str
    groups: tuple[str, ...]  # in which the viewer has met this player
    leads: tuple[str, ...]
    duo: tuple[str, ...]  # what binds the viewer to this player
    henchman_of: tuple[str, ...]
    coins: int | None


class Ballot(msgspec.Struct, frozen=True):
    """A vote that was announced; no name is a blank one."""

    seat: int
    names: tuple[int, ...]


class Town(msgspec.Struct, frozen=True):
    """What everybody knows."""

    mode: str
    camps: tuple[str, ...]
    weekday: str
    day: int
    night: int
    weeks: int
    most_weeks: int
    feast: bool
    calls: tuple[str, ...]  # what is being called
    order: tuple[int, ...]  # the ring of plots, and who sits where is each person's house
    vacant: tuple[int, ...]
    posts: tuple[str, ...]  # in play
    law: str
    special: bool
    direction: str
    votes: tuple[Ballot, ...]
    voting: int | None
    richest: int | None
    coins: int
    pot: int | None
    returned: bool
    needed: int  # on their feet, for the idealists
    role_talk: bool


class Mark(msgspec.Struct, frozen=True):
    """What one of those who choose together has marked."""

    seat: int
    group: str
    choice: Option


class Plan(msgspec.Struct, frozen=True):
    """What a group of the viewer's has chosen for tonight."""

    group: str
    target: int
    house: int | None
    room: int | None


class Estate(msgspec.Struct, frozen=True):
    """What somebody in the morgue has left."""

    seat: int
    coins: int


class QuintebourgPublic(Public, frozen=True, kw_only=True):
    """What everybody knows."""

    town: Town
    people: tuple[Person, ...]
    opened: tuple[QuintebourgOwn, ...] = ()  # after the end


class KnownPerson(Known, frozen=True, kw_only=True):
    """What the viewer knows of one player beyond that."""

    health: str | UnsetType = UNSET
    invoked: bool | UnsetType = UNSET
    party: str | UnsetType = UNSET
    effect: str | UnsetType = UNSET
    alibi: str | UnsetType = UNSET
    camp: str | UnsetType = UNSET
    groups: tuple[str, ...] | UnsetType = UNSET
    leads: tuple[str, ...] | UnsetType = UNSET
    duo: tuple[str, ...] | UnsetType = UNSET
    henchman_of: tuple[str, ...] | UnsetType = UNSET
    coins: int | UnsetType | None = UNSET


class QuintebourgOwn(Own, frozen=True, kw_only=True):
    """What only the viewer knows. Somebody who sees everything without a seat has no own fields."""

    party: str = ""
    alibi: str = ""
    effect: str = ""
    camp: str = ""
    health: str = ""
    coins: int = 0
    asleep: bool = False
    nights: int = 0  # in hospital
    uses: dict[str, int] = msgspec.field(default_factory=dict)
    orders: tuple[int, ...] = ()
    marks: tuple[Mark, ...] = ()
    plans: tuple[Plan, ...] = ()
    names: tuple[int, ...] = ()  # shown to Minus; -1: the pot
    research: int | None = None
    doses: int | None = None
    forced: bool = False  # the bunker's door
    estates: tuple[Estate, ...] = ()
    camera: int | None = None
    guard_house: int | None = None
    guard_room: int | None = None
    people: dict[int, KnownPerson] = msgspec.field(default_factory=dict)
    opened: tuple[QuintebourgOwn, ...] = ()  # everybody's, for spectators

    def with_all(self, owns: Mapping[int, Any]) -> Self:
        return replace(super().with_all(owns), people=self.people | known_of_themselves(owns))


class QuintebourgView(View, frozen=True, kw_only=True, tag="quintebourg"):
    """The town as one seat sees it."""

    public: QuintebourgPublic
    own: QuintebourgOwn | None = None

    @property
    def town(self) -> Town:
        """What everybody knows of the town."""
        return self.public.town

    @property
    def people(self) -> tuple[Person, ...]:
        """All players, as far as the viewer knows them."""
        return self.public.people if self.own is None else with_known(self.public.people, self.own.people)

    @property
    def opened(self) -> tuple[QuintebourgOwn, ...]:
        """What each player knows: after the end, or for spectators."""
        return self.public.opened if self.own is None else self.own.opened or self.public.opened

    @property
    def side(self) -> str:
        """The own camp; Skadi, who has none yet, passes for one of the village."""
        return "" if self.own is None or self.viewer is None else self.own.camp or "villageois"
