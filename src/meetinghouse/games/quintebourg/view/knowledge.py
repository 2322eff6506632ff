"""What a viewer knows of the players beyond what everybody does: cards seen, fellows met, whom something binds."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import UNSET, UnsetType

from ....engine.values import seats_in
from ..components.names import FACTIONS, HEALTH
from ..queries.town import camp, with_party
from ..state import Quintebourg, QuintebourgState
from ..verbs.camps import dealt_leader
from ..verbs.knowledge import EFFECT, LOVER, PARTY, shown_party
from . import KnownPerson, Person
from .caching import cached
from .people import Words, henchmen, people

T = TypeVar("T")
NOTHING = KnownPerson()


def known_people(game: Quintebourg, viewer: int | None, opened: bool) -> dict[int, KnownPerson]:
    """What the viewer knows of others, by seat; all cards, if they are open to the viewer."""
    state = game.state
    key: tuple[Any, ...] = (
        game.over, opened, state.party, state.effect, state.alibi, state.met, state.henchmen, state.skadi_met,
        state.skadi_camp, state.invoked,
    )  # fmt: skip
    if opened:
        key = (*key, state.health, state.published, state.coins, state.camps)
    if viewer is not None:
        key = (
            *key, state.seen[viewer], state.lover[viewer], state.hater[viewer], state.casual[viewer],
            state.factions[viewer], state.invoking[viewer], state.health[viewer], state.published[viewer],
            state.coins[viewer], state.camps[viewer],
        )  # fmt: skip
    found: dict[int, KnownPerson] | None = game.cache.find(("known", viewer), key)
    return cached(game, ("known", viewer), key, _known_people(game, viewer, opened)) if found is None else found


def _known_people(game: Quintebourg, viewer: int | None, opened: bool) -> dict[int, KnownPerson]:
    eyes = Eyes(game.state, viewer, opened or game.over)
    everybody = people(game)
    seats = range(len(everybody)) if opened and not game.over else eyes.met()
    found = {seat: _known(game.state, everybody[seat], eyes) for seat in seats}
    return {seat: known for seat, known in found.items() if known != NOTHING}


class Eyes:
    """What one viewer knows of all others together; None stands for somebody who may see everything."""

    def __init__(self, state: QuintebourgState, viewer: int | None, opened: bool) -> None:
        self.viewer = viewer
        self.opened = opened
        self.invoked = state.invoked
        self.seen: dict[int, int] = {}  # cards
        self.groups: Words = {}  # the groups in which the viewer has met each player
        self.leads: Words = {}
        self.duos: Words = {}
        self.gangs = henchmen(state, viewer, opened)
        if viewer is not None:
            self.invoked |= state.invoking[viewer]
            self._remember(state, viewer)
            self._meet(state, viewer)

    def met(self) -> list[int]:
        """The players of whom the viewer may know more than the public, including himself."""
        seats = {*self.seen, *self.groups, *self.leads, *self.duos, *self.gangs, *seats_in(self.invoked)}
        if self.viewer is not None:
            seats.add(self.viewer)
        return sorted([seat for seat in seats if seat >= 0])

    def _remember(self, state: QuintebourgState, viewer: int) -> None:
        self.seen.update(state.seen[viewer])
        lover = state.lover[viewer]
        self._see(lover, PARTY | LOVER)
        for seat, duo in ((lover, "lovers"), (state.hater[viewer], "haters"), (state.casual[viewer], "partners")):
            self.duos.setdefault(seat, []).append(duo)

    def _meet(self, state: QuintebourgState, viewer: int) -> None:
        """The members of one's groups, and their leaders."""
        skadi = with_party(state, "skadi")
        for index, name in enumerate(FACTIONS):
            if state.met[index] >> viewer & 1:
                left = not state.factions[viewer] >> index & 1  # in this case Skadi has joined without the viewer
                met = state.met[index] & ~skadi if left else state.met[index]
                for seat in seats_in(met & ~(1 << viewer)):
                    self.groups.setdefault(seat, []).append(name)
                    if seat == dealt_leader(state, 1 << index):
                        self.leads.setdefault(seat, []).append(name)
        joined = skadi if state.skadi_met >> viewer & 1 and state.skadi_camp else 0  # and the viewer was there
        for seat in seats_in((joined | (state.skadi_met if skadi >> viewer & 1 else 0)) & ~(1 << viewer)):
            self.groups.setdefault(seat, []).append("skadi")
        for seat in seats_in(joined):
            self._see(seat, PARTY)

    def _see(self, seat: int, cards: int) -> None:
        self.seen[seat] = self.seen.get(seat, 0) | cards


def _known(state: QuintebourgState, person: Person, eyes: Eyes) -> KnownPerson:
    seat = person.seat
    open_cards = eyes.opened or seat == eyes.viewer
    known = PARTY | EFFECT | LOVER if open_cards else eyes.seen.get(seat, 0)
    party = person.party
    if known & PARTY:
        party = state.party[seat] if known & LOVER or not state.alibi[seat] else shown_party(state, seat)
    return KnownPerson(
        health=_more(HEALTH[state.health[seat]] if open_cards else person.health, person.health),
        invoked=_more(bool(eyes.invoked >> seat & 1), person.invoked),
        party=_more(party, person.party),
        effect=_more(state.effect[seat] if known & EFFECT else person.effect, person.effect),
        alibi=_more(state.alibi[seat] if known & LOVER else person.alibi, person.alibi),
        camp=_more(camp(state, seat) if open_cards else person.camp, person.camp),
        groups=_more(tuple(eyes.groups.get(seat, ())), person.groups),
        leads=_more(tuple(eyes.leads.get(seat, ())), person.leads),
        duo=_more(tuple(eyes.duos.get(seat, ())), person.duo),
        henchman_of=_more(tuple(eyes.gangs.get(seat, ())), person.henchman_of),
        coins=_more(state.coins[seat] if open_cards else person.coins, person.coins),
    )


def _more(value: T, public: T) -> T | UnsetType:
    """A value that is not public; `UNSET` if everybody knows the same."""
    return value if value != public else UNSET
