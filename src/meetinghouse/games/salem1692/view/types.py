"""The parts of a view, as they are sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from ....engine.rules import Known, Own, Public, View, known_of_themselves, with_known


class Tryal(msgspec.Struct, frozen=True):
    """A card of a row: its face if the viewer knows it, and whether everybody sees it."""

    face: str | None
    up: bool


class Front(msgspec.Struct, frozen=True):
    """A card in front of a player."""

    card: str
    as_witness: bool = False


class Person(msgspec.Struct, frozen=True):
    """One seat: as everybody sees it, or as a viewer does who knows more."""

    seat: int
    ghost: bool
    living: bool
    character: str | None
    ability: str | None  # the effective character: Martha Corey's changes
    uses: tuple[int, int, int]  # uses left of the abilities of Tituba, Samuel Parris and William Phips
    row: tuple[Tryal, ...]
    front: tuple[Front, ...]
    accusations: int
    threshold: int
    hand: int
    known_hand: tuple[str, ...]  # cards that are known to be in that hand
    witch: bool | None  # disclosed to everybody, or known to the viewer
    one_more_witch_card: bool = False


class SalemKnown(Known, frozen=True, kw_only=True):
    """What the viewer knows of one seat beyond that."""

    row: tuple[Tryal, ...] | UnsetType = UNSET
    known_hand: tuple[str, ...] | UnsetType = UNSET
    witch: bool | UnsetType | None = UNSET


class Passed(msgspec.Struct, frozen=True):
    """What the viewer lost and gained in a Conspiracy, and with whom."""

    lost: str
    taker: int | None
    gained: str
    giver: int | None


class Looked(msgspec.Struct, frozen=True):
    """What the viewer saw in a ghost's row, and how many Conspiracies had passed by then."""

    ghost: int
    face: str
    conspiracies: int


class Aim(msgspec.Struct, frozen=True):
    """A seat that a card may be played on: what it would count there, and how many accusations bring a trial."""

    seat: int
    counts: int
    needs: int


class Play(msgspec.Struct, frozen=True):
    """A card that the viewer may play now: the question that would come next, and the seats it would offer."""

    card: str
    asks: str
    on: tuple[Aim, ...]


class Table(msgspec.Struct, frozen=True):
    """What lies in the middle, for everybody to see."""

    edition: str
    settings: dict[str, str | int]  # those that texts ask about, by name
    ring: tuple[int, ...]
    deck: int
    night_last: bool  # everybody knows that Night is the last card
    night_aside: bool
    discard: tuple[str, ...]
    removed: tuple[str, ...]
    turn: int | None
    played: int
    trials: int
    hourglass: bool
    gavel: int | None
    witch_cards: int
    witch_cards_revealed: int
    conspiracies: int
    confessed: tuple[int, ...]


class Suspicion(msgspec.Struct, frozen=True):
    """A sealed suspicion, opened at the end: who named whom, and whether that was a witch then."""

    seat: int
    named: int
    right: bool
    knew: bool  # the player who named was a witch too, and did not have to guess


class Turned(msgspec.Struct, frozen=True):
    """Who became a witch when: by the cards that were dealt (0), or by the first, second, … Conspiracy."""

    seat: int
    conspiracy: int


class SalemPublic(Public, frozen=True, kw_only=True):
    """The people and the table, as everybody sees them."""

    people: tuple[Person, ...]
    table: Table


class SalemOwn(Own, frozen=True, kw_only=True):
    """What only the viewer knows; in a view of the whole game, everything that is not public."""

    hand: tuple[str, ...]
    team: str
    constable: bool
    known_witches: tuple[int, ...]
    signs: tuple[tuple[int, int], ...]  # who points at whom, among those who see it
    target: int | None
    passed: tuple[Passed, ...]
    looked: tuple[Looked, ...]
    suspected: tuple[int, ...]
    deck_order: tuple[str, ...]  # from the top, if the viewer knows it
    people: dict[int, SalemKnown]  # by seat
    plays: tuple[Play, ...] = ()  # in the viewer's turn: cards that may be played
    suspicions: tuple[Suspicion, ...] = ()  # of everybody, after the end
    turned: tuple[Turned, ...] = ()  # where everything is shown

    def with_all(self, owns: Mapping[int, Any]) -> Self:
        return replace(super().with_all(owns), people=self.people | known_of_themselves(owns))


class SalemView(View, frozen=True, kw_only=True, tag="salem1692"):
    """The people, the table, and the viewer's own knowledge."""

    public: SalemPublic
    own: SalemOwn | None = None

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody, as the viewer sees them."""
        return self.public.people if self.own is None else with_known(self.public.people, self.own.people)

    @property
    def table(self) -> Table:
        """What lies in the middle."""
        return self.public.table

    @property
    def suspicions(self) -> tuple[Suspicion, ...]:
        """Everybody's suspicions, opened after the end."""
        return () if self.own is None else self.own.suspicions

    @property
    def turned(self) -> tuple[Turned, ...]:
        """Who became a witch when, where everything is shown."""
        return () if self.own is None else self.own.turned

    @property
    def side(self) -> str:
        """Ghosts, who decide nothing, pass for townspeople."""
        return "townspeople" if self.own is None or self.viewer is None else self.own.team
