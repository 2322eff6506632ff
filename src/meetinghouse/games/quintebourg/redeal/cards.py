"""Exchanges cards and ties between two players of whom the seat knows nothing."""

from __future__ import annotations

import random

from ..components.names import CAMP_OF, FACTION_OF, FACTIONS
from ..components.presets import FAMILIES
from ..phases.night.night import CALLS
from ..posts.procureur import persons_at
from ..queries.positions import ATTACK, COLLOQUE, HOME, SCULPT, SQUAT
from ..queries.town import members
from ..roles import mafia
from ..state import Quintebourg, QuintebourgState
from .known import Known, Stage, others
from .sound import possible, spent

BOTH, PARTY, EFFECT, HATERS, PARTNERS, GANG = "both", "party", "effect", "haters", "partners", "gang"
KINDS = (BOTH, BOTH, PARTY, PARTY, EFFECT, EFFECT, HATERS, PARTNERS, GANG)
TRIES = 4  # for every player
INSPECTORS = FAMILIES["nurse"] + FAMILIES["curious"]
FAMILY_OF = {role: family for family in FAMILIES.values() for role in family}
BULLET = "free-bullet"
ROAMING = (ATTACK, COLLOQUE, SCULPT, SQUAT, HOME)


def redeal_cards(game: Quintebourg, known: Known, stage: Stage, dice: random.Random) -> None:
    """Try exchanges one after the other; keep those that leave a possible world."""
    state, free = game.state, others(game.state, known)
    invoking, chance = state.invoking[known.seat], dice.random
    # players whose cards stay: those that the seat has seen, and its leaders and chiefs
    party, effect = known.party | known.leaders(state), known.effect | known.chiefs(state)
    for _ in range(TRIES * state.players):
        at = int(chance() * len(free))
        one, two = free[at], free[(at + 1 + int(chance() * (len(free) - 1))) % len(free)]
        kind = KINDS[int(chance() * len(KINDS))]
        pair = 1 << one | 1 << two
        if (pair & party and kind in (BOTH, PARTY)) or (pair & effect and kind in (BOTH, EFFECT)):
            continue
        if not hidden(state, known, stage, one, two, kind):
            continue
        seen, readings = (state.seen[one], state.seen[two]), state.readings
        exchange(state, one, two, kind, stage)
        if known.me:
            state.invoking[known.seat] = invoking
        if not possible(state, stage, (one, two), kind in (BOTH, PARTY), kind in (BOTH, EFFECT, GANG)):
            exchange(state, one, two, kind, stage)  # undo it
            (state.seen[one], state.seen[two]), state.readings = seen, readings
            if known.me:
                state.invoking[known.seat] = invoking
    redeal_variants(state, known, stage, dice)


def hidden(state: QuintebourgState, known: Known, stage: Stage, one: int, two: int, kind: str) -> bool:
    """Whether the seat would not notice an exchange: it knows nothing of the two players, or the same of both."""
    if stage.invoker in (one, two):
        return False
    if kind in (BOTH, PARTY) and not _party_hidden(state, known, one, two):
        return False
    if kind == GANG and not (state.henchmen[0] | state.henchmen[1]) & (1 << one | 1 << two):
        return False  # nothing would change
    if kind in (BOTH, EFFECT, GANG):
        for which in known.gangs:
            gang = mafia.commanded(state, which)
            if (gang >> one ^ gang >> two) & 1:
                return False
    if kind in (HATERS, PARTNERS):
        bonds, maker = (state.hater, "eris") if kind == HATERS else (state.casual, "cupidon")
        if bonds[one] < 0 and bonds[two] < 0:
            return False  # nothing would change
        return not known.sending and known.role != maker and known.seat not in (bonds[one], bonds[two])
    if kind in (PARTY, EFFECT) and (state.invoking[one] or state.invoking[two]):
        return False
    if known.sending and kind in (BOTH, PARTY):
        return False
    return not stage.positions or _places_hidden(state, one, two, kind)


def _party_hidden(state: QuintebourgState, known: Known, one: int, two: int) -> bool:
    for index in known.groups:
        told = [state.met[index]]
        if index in known.open_groups:  # there, a player who has left it since can be chosen
            told.append(state.met[index] & members(state, 1 << index))
        if any((mask >> one ^ mask >> two) & 1 for mask in told):
            return False
        if any(state.met[index] >> seat & 1 and not _founder(state, index, seat) for seat in (one, two)):
            return False
    if known.card == "skadi" and (state.skadi_met >> one ^ state.skadi_met >> two) & 1:
        return False
    if known.card in ("sesiano", "rept-noire") and any(state.camps[s] != CAMP_OF[state.party[s]] for s in (one, two)):
        return False
    for name, (target, _) in state.targets.items():
        faction = 1 << FACTIONS.index(name)
        if target in (one, two) and (state.factions[one] ^ state.factions[two]) & faction:
            return False
    if (known.invoked >> one ^ known.invoked >> two) & 1 and (spent(state, one) or spent(state, two)):
        return False
    named = state.mc_shown + state.cortex_own
    return (one not in named and two not in named) or state.factions[one] == state.factions[two]


def _founder(state: QuintebourgState, index: int, seat: int) -> bool:
    """Whether a player belonged to the group from the start; its members know who joined later."""
    return bool(FACTION_OF.get(state.alibi[seat] or state.party[seat], 0) >> index & 1)


def _places_hidden(state: QuintebourgState, one: int, two: int, kind: str) -> bool:
    """Once positions are fixed: whether two players may exchange the places to which their cards led them."""
    if state.level[one] == state.level[two]:
        return True
    sound = state.health[one] == state.health[two] == 0
    return kind == BOTH and sound and state.level[one] in ROAMING and state.level[two] in ROAMING


def swapped(mask: int, one: int, two: int) -> int:
    """The mask with two bits exchanged."""
    return mask ^ (1 << one | 1 << two) if (mask >> one ^ mask >> two) & 1 else mask


def _all_swapped(masks: list[int], one: int, two: int) -> list[int]:
    """These masks, each with two bits exchanged."""
    pair = 1 << one | 1 << two
    return [mask ^ pair if (mask >> one ^ mask >> two) & 1 else mask for mask in masks]


def _swap(values: list[object], one: int, two: int) -> None:
    values[one], values[two] = values[two], values[one]


def _relabel(bonds: list[int], one: int, two: int) -> list[int]:
    """The same pairs with two seats exchanged."""
    if bonds[one] < 0 and bonds[two] < 0:
        return bonds
    names = {one: two, two: one}
    found = [names.get(other, other) for other in bonds]
    found[one], found[two] = found[two], found[one]
    return found


def exchange(state: QuintebourgState, one: int, two: int, kind: str, stage: Stage) -> None:
    """Let two players have each other's cards, or ties."""
    on_duty = kind in (BOTH, EFFECT) and (state.nursed >> one ^ state.nursed >> two) & 1  # the corridor goes with it
    at_home = state.level[one] == state.level[two] == HOME
    if stage.positions and ((kind == BOTH and state.level[one] != state.level[two]) or (on_duty and at_home)):
        _exchange_places(state, one, two)
    if kind in (BOTH, PARTY):
        _exchange_party(state, one, two)
    if kind in (BOTH, EFFECT):
        _exchange_effect(state, one, two)
    if kind == BOTH:
        state.invoking = _all_swapped(state.invoking, one, two)
        _swap(state.invoking, one, two)  # type: ignore[arg-type]
    if kind == HATERS:
        state.haters_place = _place(state, state.haters_place, state.hater, one, two)
        state.hater = _relabel(state.hater, one, two)
    elif kind == PARTNERS:
        state.casual_place = _place(state, state.casual_place, state.casual, one, two)
        state.casual = _relabel(state.casual, one, two)
    elif kind == GANG:
        _exchange_gang(state, one, two)


def _place(state: QuintebourgState, place: int, bonds: list[int], one: int, two: int) -> int:
    """The meeting place of a pair after one of the two was exchanged."""
    if place < 0 or bonds[one] == two:
        return place
    homes = {state.home(seat): state.home(other) for seat, other in ((one, two), (two, one)) if bonds[seat] >= 0}
    return homes.get(place, place)


def _exchange_party(state: QuintebourgState, one: int, two: int) -> None:
    for values in (state.party, state.alibi, state.camps, state.factions):
        _swap(values, one, two)  # type: ignore[arg-type]
    bullets = [state.uses[seat].get(BULLET) for seat in (one, two)]
    _swap(state.uses, one, two)  # type: ignore[arg-type]
    _load(state, (one, two), bullets)
    state.lovers_place = _place(state, state.lovers_place, state.lover, one, two)
    state.lover = _relabel(state.lover, one, two)
    state.met = _all_swapped(state.met, one, two)
    state.forsaken = _all_swapped(state.forsaken, one, two)
    state.skadi_met = swapped(state.skadi_met, one, two)
    state.grief, state.relief = swapped(state.grief, one, two), swapped(state.relief, one, two)


def _load(state: QuintebourgState, seats: tuple[int, int], bullets: list[int | None]) -> None:
    """Give each player this number of free bullets, or no weapon."""
    if bullets == [state.uses[seat].get(BULLET) for seat in seats]:
        return
    for seat, bullet in zip(seats, bullets, strict=True):
        others = {power: left for power, left in state.uses[seat].items() if power != BULLET}
        state.uses[seat] = others if bullet is None else {**others, BULLET: bullet}


def _exchange_effect(state: QuintebourgState, one: int, two: int) -> None:
    for seat in (one, two):
        if state.effect[seat] in INSPECTORS:
            state.seen[seat] = {}
    if state.effect[one] in mafia.CHIEFS or state.effect[two] in mafia.CHIEFS:
        _exchange_gang(state, one, two)
    _swap(state.effect, one, two)  # type: ignore[arg-type]
    _load(state, (one, two), [state.uses[seat].get(BULLET) for seat in (two, one)])
    names = {one: two, two: one}
    state.nursed = swapped(state.nursed, one, two)
    if state.orders:
        state.orders = [(voter, name, names.get(chief, chief), told) for voter, name, chief, told in state.orders]
    if state.rig:
        state.rig = [names.get(state.rig[0], state.rig[0]), state.rig[1]]


def _exchange_gang(state: QuintebourgState, one: int, two: int) -> None:
    state.henchmen = _all_swapped(state.henchmen, one, two)
    if state.guards:
        names = {one: two, two: one}
        state.guards = [(names.get(seat, seat), place) for seat, place in state.guards]


def _exchange_places(state: QuintebourgState, one: int, two: int) -> None:
    """Exchange the places of two players; a player who was at home stays at home."""
    homes = {state.home(one): state.home(two), state.home(two): state.home(one)}
    places = [state.position[seat] for seat in (two, one)]
    at_home = [state.level[seat] == HOME for seat in (two, one)]
    moved = [homes.get(place, place) if home else place for place, home in zip(places, at_home, strict=True)]
    state.position[one], state.position[two] = moved
    state.level[one], state.level[two] = state.level[two], state.level[one]
    state.readings = [(place, persons_at(state, place)) for place, _ in state.readings]


def redeal_variants(state: QuintebourgState, known: Known, stage: Stage, dice: random.Random) -> None:
    """Replace a variant that the seat has not seen by one of the same family that nobody has."""
    if not state.options["shuffle_variants"]:
        return
    on_duty = CALLS["nurse"].tonight(state) if stage.over("nurse") else ()  # these have been called (QB-RULING-49)
    for seat in others(state, known):
        family = FAMILY_OF.get(state.effect[seat])
        if family is None:
            continue
        taken = [*state.effect, *on_duty]
        spare = [variant for variant in family if variant not in taken]
        acted = state.seen[seat] or state.nursed >> seat & 1 or (state.rig and state.rig[0] == seat)
        if spare and not known.effect >> seat & 1 and not acted and dice.random() < 0.5:
            state.effect[seat] = dice.choice(spare)
