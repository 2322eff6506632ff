"""What one seat may know (section 26)."""

from __future__ import annotations

import msgspec

from ...engine.rules import View
from ...engine.values import Option


class Person(msgspec.Struct, frozen=True):
    """What the viewer may know of one player."""

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


class Own(msgspec.Struct, frozen=True):
    """What only the viewer knows."""

    party: str
    alibi: str
    effect: str
    camp: str
    health: str
    coins: int
    asleep: bool
    nights: int  # in hospital
    uses: dict[str, int]
    orders: tuple[int, ...]
    marks: tuple[Mark, ...]
    plans: tuple[Plan, ...]
    names: tuple[int, ...]  # shown to Minus; -1: the pot
    research: int | None
    doses: int | None
    forced: bool  # the bunker's door
    estates: tuple[Estate, ...]
    camera: int | None
    guard_house: int | None
    guard_room: int | None


class QuintebourgView(View, frozen=True, kw_only=True, tag="quintebourg"):
    """The town as one seat sees it."""

    town: Town
    people: tuple[Person, ...]
    own: Own | None
    opened: tuple[Own, ...]
