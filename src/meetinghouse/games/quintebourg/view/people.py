"""The players, as everybody knows them; after the end, with all their cards."""

from __future__ import annotations

from typing import Any

from ....engine.values import seats_in
from ..components.names import HEALTH, POSTS
from ..queries.town import camp, told_health
from ..roles import mafia
from ..state import Quintebourg, QuintebourgState
from . import Person
from .caching import cached, same

Words = dict[int, list[str]]  # by the seats that they are about


def people(game: Quintebourg) -> tuple[Person, ...]:
    """What everybody may know about each player, by seat."""
    state, opened = game.state, game.over
    key: tuple[Any, ...] = (
        state.published, state.slot, state.wed, state.stands, state.holders, state.party, state.charmed_told,
        state.condemned, state.invoked, state.watching, opened,
    )  # fmt: skip
    if opened:
        key = (*key, state.health, state.coins, state.camps, state.effect, state.alibi, state.henchmen)
    found: tuple[Person, ...] | None = game.cache.find("people", key)
    return cached(game, "people", key, _people(game)) if found is None else found


def _people(game: Quintebourg) -> tuple[Person, ...]:
    state, doctor, opened = game.state, game.state.doctor, game.over
    posts: Words = {}
    for post in POSTS:
        if post != "scrutateur":
            posts.setdefault(state.holder(post), []).append(post)
    posts.setdefault(state.holder("scrutateur"), []).append("scrutateur")
    gangs = henchmen(state, None, opened)
    made = [_person(state, seat, doctor, posts, gangs, opened) for seat in range(state.players)]
    return tuple([same(game, ("person", person.seat), person) for person in made])


def _person(state: QuintebourgState, seat: int, doctor: int, posts: Words, gangs: Words, opened: bool) -> Person:
    return Person(
        seat,
        HEALTH[state.health[seat]] if opened else told_health(state, state.published[seat]),
        tuple(posts.get(seat, ())),
        state.slot[seat],
        doctor >= 0 and state.slot[seat] == state.slot[doctor],
        state.wed[seat] if state.wed[seat] >= 0 else None,
        bool(state.charmed_told >> seat & 1),
        bool(state.condemned >> seat & 1),
        bool(state.invoked >> seat & 1),
        bool(state.watching >> seat & 1),
        state.stands[seat],
        state.party[seat] if opened or seat == doctor else "",
        state.effect[seat] if opened else "",
        state.alibi[seat] if opened else "",
        camp(state, seat) if opened else "",
        (),
        (),
        (),
        tuple(gangs.get(seat, ())),
        state.coins[seat] if opened else None,
    )


def henchmen(state: QuintebourgState, viewer: int | None, opened: bool) -> Words:
    """The henchmen of each chief, which only the gang itself knows."""
    found: Words = {}
    for which, name in enumerate(mafia.CHIEFS):
        gang, chief = mafia.commanded(state, which), mafia.chief_of(state, which)
        if opened or (viewer is not None and (gang >> viewer & 1 or chief == viewer)):
            for seat in seats_in(gang):
                found.setdefault(seat, []).append(name)
            if chief >= 0 and not gang >> chief & 1:
                found.setdefault(chief, []).append(f"{name}-himself")
    return found
