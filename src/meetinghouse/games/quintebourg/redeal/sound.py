"""Whether a world could have come about by the rules."""

from __future__ import annotations

from ..components.names import COMATOSE, F_MC, FACTIONS, LEADER, NEARLY_DEAD, UNHARMED, WOUNDED
from ..phases.invocation import owns_power, powers
from ..queries.town import acts, of_health, with_effect
from ..roles import mafia
from ..roles.all import POWERS
from ..roles.role import roles_of
from ..state import QuintebourgState
from ..victory import stopping
from .known import Stage

LED = {leader: FACTIONS[faction.bit_length() - 1] for faction, leader in LEADER.items()}


def spent(state: QuintebourgState, seat: int) -> bool:
    """Whether the invocation of a player's party card has been used."""
    return any(state.uses[seat].get(power) == 0 for power in POWERS)


def goes_on(state: QuintebourgState) -> bool:
    """Whether nothing stops the game."""
    return of_health(state, UNHARMED, WOUNDED).bit_count() > 2 and not stopping(state)


def invokes(state: QuintebourgState, stage: Stage) -> bool:
    """Whether all players who have raised a hand have something to invoke, if only a bullet that they can pay for."""
    return not stage.hands or all(powers(state, seat) for seat in stage.hands)


def possible(
    state: QuintebourgState, stage: Stage, changed: tuple[int, ...], sides: bool = True, gangs: bool = True
) -> bool:
    """Whether the situation of these players is possible, and that of the town, if sides or gangs have changed."""
    doctor = state.doctor
    for seat in changed:
        if not (_body(state, seat, doctor) and _ties(state, seat)):
            return False
        if stage.night and not _tonight(state, stage, seat):
            return False
    invoked = state.invoked
    for seen in state.invoking:
        invoked |= seen
    if invoked:
        for seat in changed:
            if invoked >> seat & 1 and not owns_power(state, seat):
                return False
    return (not gangs or _mafia(state, doctor)) and invokes(state, stage) and (not sides or goes_on(state))


def _body(state: QuintebourgState, seat: int, doctor: int) -> bool:
    """Whether a player's health and charms are possible with the cards."""
    for role in roles_of(state, seat):
        if not role.possible(state, seat) or (seat == doctor and not role.for_doctor):
            return False
    charmed = state.charmed >> seat & 1 and state.party[seat] != "skadi"
    return not (charmed and state.factions[seat] & F_MC)


def _ties(state: QuintebourgState, seat: int) -> bool:
    """Whether ties are sound: lovers fall together, and nobody hates their lover."""
    lover, hater = state.lover[seat], state.hater[seat]
    if lover >= 0:
        fallen = [who for who in (seat, lover) if state.q_since[who] >= 0]
        if fallen and not all(state.published[who] >= NEARLY_DEAD for who in (seat, lover)):
            return False
        if lover == hater:
            return False
    involved = (state.cure | state.cure_seen) >> seat & 1
    return not (involved and hater < 0)


def _tonight(state: QuintebourgState, stage: Stage, seat: int) -> bool:
    """Whether everybody who has acted tonight could do so."""
    if state.guards and any(seat == henchman for henchman, _ in state.guards) and not acts(state, seat):
        return False
    called = stage.called
    for role in roles_of(state, seat):
        for call in role.calls:
            if call.name in called and not call.fits(state, seat):
                return False
    if state.health[seat] >= COMATOSE and state.targets and state.party[seat] in LED and _needed(state, seat):
        return False
    return (
        not state.asleep or state.asleep.bit_count() <= with_effect(state, "marchand-de-sable", "morphee").bit_count()
    )


def _needed(state: QuintebourgState, leader: int) -> bool:
    """Whether this leader's group has chosen a target, which it could not have done without its leader."""
    name = LED[state.party[leader]]
    meets = name != "pack" and state.mode == "e"
    return name in state.targets and not meets and not state.options["leader_succession"]


def _mafia(state: QuintebourgState, doctor: int) -> bool:
    """Whether gangs are sound: no chief is a henchman, nobody has two chiefs, the doctor is in none."""
    gangs = state.henchmen[0] | state.henchmen[1]
    if state.henchmen[0] & state.henchmen[1] or (doctor >= 0 and gangs >> doctor & 1):
        return False
    for which in (0, 1):
        chief = mafia.chief_of(state, which)
        if chief >= 0 and (gangs >> chief & 1 or chief == doctor):
            return False
    return True
