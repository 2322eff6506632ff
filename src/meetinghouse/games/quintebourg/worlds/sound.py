"""Whether a world could have come about by the rules."""

from __future__ import annotations

from ..health import can_resurrect
from ..invocations import POWERS, owns_power, powers
from ..names import F_MC, LEADER, B, C, I, M, Q
from ..roles import mafia
from ..setup import NOT_FOR_THE_DOCTOR
from ..state import QuintebourgState
from ..town import able, of_health, with_effect
from ..victory import STOPPING, conditions
from .known import Stage

LEADERS = tuple(LEADER.values())


def spent(state: QuintebourgState, seat: int) -> bool:
    """Whether an invocation of one's party card has been used."""
    return any(state.uses[seat].get(power) == 0 for power in POWERS)


def goes_on(state: QuintebourgState) -> bool:
    """Whether nothing stops the game."""
    met = conditions(state)
    return of_health(state, I, B).bit_count() > 2 and not any(name in met for name in STOPPING)


def invokes(state: QuintebourgState, stage: Stage) -> bool:
    """Whether those who have raised a hand have something to invoke, were it a bullet that they can pay for."""
    return all(powers(state, seat) for seat in stage.hands)


def possible(state: QuintebourgState, stage: Stage, changed: tuple[int, ...]) -> bool:
    """Whether these players could have come to where they are, and the game goes on."""
    return (
        all(_person(state, stage, seat) for seat in changed)
        and _mafia(state)
        and all(owns_power(state, seat) for seat in changed if _seen_to_invoke(state) >> seat & 1)
        and invokes(state, stage)
        and goes_on(state)
    )


def _seen_to_invoke(state: QuintebourgState) -> int:
    found = state.invoked
    for seen in state.invoking:
        found |= seen
    return found


def _person(state: QuintebourgState, stage: Stage, seat: int) -> bool:
    return _body(state, seat) and _ties(state, seat) and (not stage.night or _tonight(state, stage, seat))


def _body(state: QuintebourgState, seat: int) -> bool:
    """What the cards say of how one fares: the tough one, the prophet, those who cannot be charmed."""
    health = state.health[seat]
    if state.effect[seat] == "coriace" and max(state.fallen[seat], health - state.published[seat]) > 1:
        return False
    if seat == state.doctor and state.effect[seat] in NOT_FOR_THE_DOCTOR:
        return False
    if state.party[seat] == "sesiano":
        if health == M and can_resurrect(state, seat):
            return False
        if not can_resurrect(state, seat) and state.q_since[seat] < 0:
            return False
    charmed = state.charmed >> seat & 1 and state.party[seat] != "skadi"
    return not (charmed and state.factions[seat] & F_MC)


def _ties(state: QuintebourgState, seat: int) -> bool:
    """Lovers fall together; who hates cannot be the lover."""
    lover, hater = state.lover[seat], state.hater[seat]
    if lover >= 0:
        fallen = [who for who in (seat, lover) if state.q_since[who] >= 0]
        if fallen and not all(state.published[who] >= Q for who in (seat, lover)):
            return False
        if lover == hater:
            return False
    involved = (state.cure | state.cure_seen) >> seat & 1
    return not (involved and hater < 0)


def _tonight(state: QuintebourgState, stage: Stage, seat: int) -> bool:
    """Whoever has acted tonight could."""
    role = state.effect[seat]
    acted = {
        "eris": stage.over("shift-posts") and state.shift != 0,
        "cupidon": stage.over("admire") and state.admired >= 0,
        "artiste": state.sculpt >= 0 or (stage.over("resign") and bool(state.resigning)),
        "laura": state.squat >= 0,
    }.get(role, bool(state.nursed >> seat & 1))
    acted = acted or any(seat == henchman for henchman, _ in state.guards)
    if stage.over("parrain") or stage.over("bras-droit"):
        acted = acted or any(order[2] == seat for order in state.orders)
    if acted and not able(state) >> seat & 1:
        return False
    if role == "laura" and state.squat == state.slot[seat]:
        return False
    if role == "artiste" and state.sculpt == seat:
        return False
    led = not state.options["leader_succession"]
    if led and state.targets and state.party[seat] in LEADERS and state.health[seat] >= C:
        return False
    sandmen = with_effect(state, "marchand-de-sable", "morphee")
    idle = sandmen >> seat & 1 and state.health[seat] > B  # then nobody was sent to sleep by this one
    return state.asleep.bit_count() <= sandmen.bit_count() and not (idle and state.asleep)


def _mafia(state: QuintebourgState) -> bool:
    """Chiefs are no henchmen, nobody has two chiefs, and the doctor is none of them."""
    gangs = state.henchmen[0] | state.henchmen[1]
    if state.henchmen[0] & state.henchmen[1] or (state.doctor >= 0 and gangs >> state.doctor & 1):
        return False
    chiefs = [mafia.chief_of(state, which) for which in (0, 1)]
    return not any(chief >= 0 and (gangs >> chief & 1 or chief == state.doctor) for chief in chiefs)
