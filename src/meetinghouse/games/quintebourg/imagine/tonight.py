"""The night so far: what the seat itself has seen and done since dusk, and what others may have done meanwhile."""

from __future__ import annotations

import random
from typing import Any, Final

from ....engine.values import seats_in
from ..components.names import COMATOSE, DEAD, FACTIONS, NEARLY_DEAD, POT, UNHARMED, WOUNDED
from ..events import DoubleAnnounced, DuoNews
from ..phases.night.night import CALLS, open_calls
from ..posts.procureur import persons_at
from ..queries.positions import SCULPT, positions
from ..queries.town import bit, fit, members, of_health, with_effect
from ..redeal.known import Known, Stage
from ..redeal.plans import SANDMEN, plan_tonight
from ..roles import mafia
from ..roles.cortex import SKADIS_NIGHT, own_targets
from ..roles.reptilienne import ChooseTarget
from ..state import Quintebourg, QuintebourgState
from ..verbs import camps
from ..verbs.health import set_health, worsen
from .cards import Unfit, used
from .past import Past

# The fields of the state that hold what a seat with this effect role has planned for tonight.
PLANS: Final = {"laura": ("squat",), "artiste": ("sculpt", "resigning"), "eris": ("shift",), "cupidon": ("admired",)}
PAIRS: Final = (("lovers", "lover", "lovers_place"), ("haters", "hater", "haters_place"),
                ("partners", "casual", "casual_place"))  # fmt: skip
KEPT: Final = (
    "squat", "sculpt", "resigning", "shift", "admired", "army", "coma", "mc_double", "mc_acted", "cortex_own",
    "mc_shown",
)  # fmt: skip
MERCY: Final = 0.2  # the assumed probability that the executioner has given the coma potion
HOSPITAL: Final = ("treat", "xp-potion", "nurse")  # calls whose options depend on the true health of patients


def of_tonight(game: Quintebourg, stage: Stage, seat: int) -> dict[str, Any]:
    """What the seat knows about tonight and cannot find in its view or its story."""
    state = game.state
    own: dict[str, Any] = {name: getattr(state, name) for name in PLANS.get(state.effect[seat], ())}
    own["eyes"] = [seen if seen >> seat & 1 else 0 for seen in state.eyes]
    own["nursed"] = state.nursed >> seat & 1
    own["whispering"] = state.whispering if state.whispering >> seat & 1 else 0
    if state.holder("chef-armees") == seat:
        own["army"] = state.army
    if stage.positions:
        own["place"], own["level"] = state.position[seat], state.level[seat]
    if seat == state.doctor:
        own["coma"] = state.coma
    if state.party[seat] in ("cortex", "minus"):
        announced = state.night > SKADIS_NIGHT and stage.over("update")
        own |= {"mc_double": state.mc_double and announced, "mc_acted": state.mc_acted}
    if state.party[seat] == "cortex":
        own |= {"cortex_own": state.cortex_own, "mc_shown": sorted(state.mc_shown)}
    called = [CALLS[name] for name in stage.open if CALLS[name].callees(game) >> seat & 1]
    for call in called:
        if isinstance(call, mafia.Chief):
            own["free"] = call.available(state)
        elif isinstance(call, ChooseTarget):
            own["left"] = state.met[call.index] & ~members(state, call.faction)
    if any(call.name in HOSPITAL for call in called):
        own["sick"] = [_seen_in_bed(state, seat, other) for other in range(state.players)]
    return own


def _seen_in_bed(state: QuintebourgState, seat: int, other: int) -> int:
    """A player's health as hospital staff see it; some states look alike to them."""
    health = min(state.health[other], WOUNDED) if state.health[other] < NEARLY_DEAD else state.health[other]
    if seat == state.doctor:
        return int(UNHARMED) if health == DEAD else health
    return int(WOUNDED) if health == NEARLY_DEAD and state.returned else health


def spend_the_night(game: Quintebourg, view: Any, past: Past, stage: Stage, dice: random.Random) -> None:
    """Repeat what has happened since dusk. Raises `Unfit` if it could not have happened with these cards."""
    state, own = game.state, view.basis.memory[2]
    _fall(game, view, past, stage, dice)
    if own is not None:
        _own(state, view, own)
    elif any(isinstance(told.event, DoubleAnnounced) for told in past.told[past.dusks[-1] :]):
        state.mc_double = True
    _meet(state, view.viewer, stage, dice)
    if own is not None:
        _see_others(game, view, own)
    if stage.over("positions"):
        _go_out(game, view, past, stage, dice)


def _meet(state: QuintebourgState, viewer: int | None, stage: Stage, dice: random.Random) -> None:
    """Let pairs choose a home, and groups open their eyes. The seat knows whether it was there itself."""
    for name, bonds, place in PAIRS:
        pair = [seat for seat, other in enumerate(getattr(state, bonds)) if other >= 0]
        if pair and stage.over(name):
            setattr(state, place, state.home(dice.choice(pair)))
    for index, name in enumerate(FACTIONS[:4]):
        if not state.eyes[index] and (stage.over(name) or name in stage.open):
            there = members(state, 1 << index) & fit(state)
            state.eyes[index] = there if viewer is None else there & ~(1 << viewer)


def _see_others(game: Quintebourg, view: Any, own: dict[str, Any]) -> None:
    """Make true what the seat sees of others tonight: fellows with their marks, patients, henchmen who are free."""
    state, viewer, step = game.state, view.viewer, open_calls(game)
    for seat in seats_in(of_health(state, COMATOSE, DEAD) & ~(1 << viewer)):
        if any(seen >> seat & 1 for seen in own["eyes"]):
            set_health(game, seat, WOUNDED)  # cured before the group met
    for seat, seen in enumerate(own.get("sick", ())):
        _lie(game, viewer, seat, seen)
    for seat in seats_in(own.get("left", 0)):
        _leave(game, seat, state.factions[viewer])
    if "free" in own:
        _keep_busy(state, own["free"], viewer)
    for mark in view.own.marks:
        if mark.seat != viewer and step is not None:
            step.given[mark.seat] = {**step.given.get(mark.seat, {}), mark.group: mark.choice}
            step.at[mark.seat] = mark.group


def _own(state: QuintebourgState, view: Any, own: dict[str, Any]) -> None:
    """Restore what the seat itself has seen and planned tonight."""
    seat = view.viewer
    state.asleep = view.own.asleep << seat
    state.eyes = list(own["eyes"])
    state.nursed, state.whispering = own["nursed"] << seat, own["whispering"]
    for name in KEPT:
        if name in own:
            setattr(state, name, list(own[name]) if isinstance(own[name], list) else own[name])
    if view.own.names:
        state.mc_shown = [POT if name < 0 else name for name in view.own.names]
        state.cortex_own = state.mc_shown[: own_targets(state)]


def _fall(game: Quintebourg, view: Any, past: Past, stage: Stage, dice: random.Random) -> None:
    """At nightfall let the condemned fall, perhaps only into a coma, and those who grieve for a lover."""
    state, seat = game.state, view.viewer
    spouse = -1 if seat is None else state.spouse[seat]
    if seat is not None and state.health[seat] >= NEARLY_DEAD > state.published[seat] and spouse >= 0:
        state.ex[seat], state.spouse[seat], state.spouse[spouse] = spouse, -1, -1
        state.unsettled |= 1 << seat
    if not stage.over("update"):
        return
    condemned = seats_in(past.condemned & ~bit(-1 if seat is None else seat))
    coma = past.coma
    if condemned and seat != state.doctor >= 0 and not past.potion and dice.random() < MERCY:
        coma = dice.choice(condemned)
        used(state, "medecin", "coma-potion")
    for each in condemned:
        worsen(game, each, COMATOSE if each == coma else NEARLY_DEAD)
    for each in seats_in(state.grief):
        if each != seat:
            worsen(game, each, NEARLY_DEAD)
    state.grief = state.relief = state.cure = 0
    state.culprits = []


def _leave(game: Quintebourg, seat: int, factions: int) -> None:
    """Explain why a fellow no longer comes: the prophet has converted them, if converts leave, or else the pack has."""
    state = game.state
    if not state.factions[seat] & factions:
        return
    if state.options["converts_leave"]:
        camps.become_idealist(game, seat)
        used(state, "sesiano", "convert")
    else:
        camps.become_reptilian(game, seat)
        used(state, "rept-noire", "noire-convert")
    if state.factions[seat] & factions:
        raise Unfit


def _keep_busy(state: QuintebourgState, free: int, chief: int) -> None:
    """Put the chief's henchmen who are not free to sleep. Raises `Unfit` if nobody can have done that."""
    gang = mafia.gang_of(state, chief)
    call = CALLS[mafia.CHIEFS[gang]]
    assert isinstance(call, mafia.Chief)
    sleepers = call.available(state) & ~free
    state.asleep |= sleepers
    if sleepers.bit_count() > (with_effect(state, *SANDMEN) & fit(state)).bit_count() or call.available(state) != free:
        raise Unfit


def _lie(game: Quintebourg, worker: int, seat: int, seen: int) -> None:
    """Give a player the health that the worker sees in hospital."""
    state = game.state
    if seat == worker or _seen_in_bed(state, worker, seat) == seen:
        return
    gone = worker == state.doctor and seen == UNHARMED and state.published[seat] >= NEARLY_DEAD
    set_health(game, seat, DEAD if gone else seen)


def _go_out(game: Quintebourg, view: Any, past: Past, stage: Stage, dice: random.Random) -> None:
    """Send everybody where their plans lead them. The seat knows where it is itself, and who is there with it."""
    state, seat = game.state, view.viewer
    plan_tonight(state, Known(game, stage, seat), stage, dice)
    state.position, state.level = positions(state)
    if seat is not None:
        own = view.basis.memory[2]
        state.position[seat], state.level[seat] = own["place"], own["level"]
        for told in past.told[past.dusks[-1] :]:
            if isinstance(told.event, DuoNews) and told.event.present:
                state.position[told.event.other], state.level[told.event.other] = own["place"], own["level"]
    state.harassed = [state.sculpt for each in seats_in(with_effect(state, "artiste")) if state.level[each] == SCULPT]
    state.readings = [(state.camera, persons_at(state, state.camera))] if state.camera >= 0 else []
