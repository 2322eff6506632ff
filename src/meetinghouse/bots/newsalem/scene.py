"""The town as one seat sees it: its view, in the words the bot thinks in."""

from __future__ import annotations

from functools import cached_property

from ...games.newsalem.box import TYPES, read
from ...games.newsalem.components import Components
from ...games.newsalem.view import EventOnTable, NewSalemOwn, NewSalemView, Person

COMPONENTS = Components(read())
INDEX = {kind: building for building, kind in enumerate(COMPONENTS.kinds)}
TYPE_INDEX = {name: index for index, name in enumerate(TYPES)}
BUILDINGS_EACH = sum(COMPONENTS.plays)  # buildings that a player plays in a whole game
TRIAL_WEIGHT = 2  # despair: a witch not on trial or a puritan on trial adds it, a witch on trial takes it away

WITCHES = "witches"


class Scene:
    """Questions about what lies on the table."""

    def __init__(self, view: NewSalemView) -> None:
        assert view.viewer is not None
        assert view.own is not None
        self.me: int = view.viewer
        self.own: NewSalemOwn = view.own
        self.people: tuple[Person, ...] = view.people
        self.players = len(self.people)
        self.mine = self.people[view.viewer]
        self.round = view.town.round
        self.rounds = view.town.rounds
        self.despair = view.town.despair
        self.threshold = view.town.threshold
        self.town = view.town
        self.drafting = view.phase in ("pick", "last-two")
        self.events: dict[str, EventOnTable] = {event.kind: event for event in view.town.events}

    @cached_property
    def is_witch(self) -> bool:
        """Whether the viewer is a witch."""
        return self.known[self.me]

    @cached_property
    def known(self) -> dict[int, bool]:
        """The seats whose character the viewer knows, and whether each is a witch."""
        return {person.seat: person.character.side == WITCHES for person in self.people if person.character is not None}

    @cached_property
    def types(self) -> frozenset[int]:
        """The viewer's scoring types."""
        assert self.mine.character is not None
        return frozenset(TYPE_INDEX[name] for name in self.mine.character.types)

    @cached_property
    def others(self) -> list[int]:
        """Everybody else."""
        return [seat for seat in range(self.players) if seat != self.me]

    @property
    def last(self) -> bool:
        """Whether this is the last round."""
        return self.round == self.rounds

    @cached_property
    def on_trial(self) -> int:
        """Who is on trial, as a mask."""
        return sum(1 << person.seat for person in self.people if person.on_trial)

    @cached_property
    def to_play(self) -> int:
        """How many buildings will still be played in town."""
        return self.players * sum(COMPONENTS.plays[self.round - self.drafting :])

    @property
    def trials_left(self) -> int:
        """Trial cards in the middle."""
        return self.events["trial"].left or 0

    def hope(self, seat: int) -> int:
        return self.people[seat].hope

    def cost(self, event: str) -> int:
        return self.events[event].cost

    def on(self, seat: int) -> bool:
        """Whether that player is on trial."""
        return self.people[seat].on_trial

    @cached_property
    def copies(self) -> list[int]:
        """How often the viewer has each building, face-down ones included."""
        found = [0] * len(INDEX)
        for building in self.mine.buildings:
            found[INDEX[building.kind]] += 1
        for kind in self.own.picks:
            found[INDEX[kind]] += 1
        return found
