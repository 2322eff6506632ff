"""Health: the five states, what a blow does, and what the town is told of it."""

from __future__ import annotations

from ....engine.values import seats_in
from ..components.names import COMATOSE, DEAD, HEALTH, NEARLY_DEAD, UNHARMED, WOUNDED, Health
from ..events import HealthAnnounced, HealthFelt, HealthReported
from ..queries.town import of_health, seeming, told_health
from ..roles.role import roles_of
from ..state import Quintebourg, QuintebourgState
from . import posts
from .money import change

# What a ten-sided die does to whom it hits (QB-DICE-01 to -03); in the third, owner and visitor.
_U, _W, _C, _N, _D = Health
TABLE1 = (_U, _W, _C, _C, _C, _N, _N, _N, _N, _D)
TABLE2 = (_U, _W, _C, _C, _C, _C, _C, _C, _N, _N)
TABLE3 = ((_W, _C), (_U, _W), (_U, _W), (_U, _W), (_U, _U), (_W, _W), (_W, _U), (_W, _U), (_W, _U), (_C, _W))


def damage(game: Quintebourg, seat: int, rolled: int, alone: bool = False) -> None:
    """Apply the state that a die has given (QB-HEALTH-40 to -46)."""
    state = game.state
    now = state.health[seat]
    shifted = min(max(rolled + (state.jinx == seat) - (state.luck == seat), UNHARMED), DEAD)
    new = max(now, shifted)
    if alone and shifted <= now:
        new = min(now + 1, DEAD)
    set_health(game, seat, _protected(state, seat, new))


def worsen(game: Quintebourg, seat: int, to: int) -> None:
    """Apply a fixed state, which never improves health."""
    set_health(game, seat, _protected(game.state, seat, max(game.state.health[seat], to)))


def lose_notch(game: Quintebourg, seat: int) -> None:
    """Make a player's health one notch worse."""
    worsen(game, seat, min(game.state.health[seat] + 1, DEAD))


def may_be_hurt(state: QuintebourgState, seat: int) -> bool:
    """Whether others than the doctor may harm a player: the dead never, the nearly dead once somebody has come back."""
    return state.health[seat] < (DEAD if state.returned else NEARLY_DEAD)


def _protected(state: QuintebourgState, seat: int, new: int) -> int:
    """The new health as far as the player's cards allow it."""
    for role in roles_of(state, seat):
        new = role.protect(state, seat, new)
    return new


def set_health(game: Quintebourg, seat: int, new: int) -> None:
    """Change a player's health at once; only the player feels it."""
    state = game.state
    old = state.health[seat]
    if new == old:
        return
    state.health[seat] = new
    state.nights[seat] = 0
    if new not in (WOUNDED, COMATOSE):
        state.since[seat] = -1
    elif old not in (WOUNDED, COMATOSE):
        state.since[seat] = state.night
    if new >= NEARLY_DEAD:
        _falls(game, seat, old)
    elif old == NEARLY_DEAD:
        _returns(game, seat)
    game.tell(seat, HealthFelt(seat, HEALTH[new]))


def _falls(game: Quintebourg, seat: int, old: int) -> None:
    state = game.state
    if old < NEARLY_DEAD:
        state.q_since[seat] = state.clock
        state.estates[seat] += state.coins[seat]
        change(game, seat, -state.coins[seat])
        spouse = state.spouse[seat]
        if spouse >= 0:
            state.ex[seat] = spouse
            state.spouse[seat] = state.spouse[spouse] = -1
            state.unsettled |= 1 << seat
    other = state.hater[seat]
    if other >= 0 and state.health[other] == NEARLY_DEAD and state.q_since[other] < state.clock:
        state.cure_seen |= 1 << other


def _returns(game: Quintebourg, seat: int) -> None:
    """A player who returns gets back the rest of the estate. The nearly dead lose their protection (QB-RULING-13)."""
    state = game.state
    state.returned = True
    change(game, seat, state.estates[seat])
    state.estates[seat] = 0
    state.unsettled &= ~(1 << seat)
    state.cure_seen &= ~(1 << seat)
    if state.hater[seat] >= 0:
        state.cure_seen &= ~(1 << state.hater[seat])


def publish(game: Quintebourg) -> None:
    """The health report of the morning: the new state of all who changed."""
    state = game.state
    changed = [seat for seat in range(state.players) if seeming(state, seat) != state.published[seat]]
    states = tuple([told_health(state, seeming(state, seat)) for seat in changed])
    for seat in changed:
        _published(state, seat)
    for seat in seats_in(of_health(state, NEARLY_DEAD, DEAD)):
        state.wills[seat] = state.estates[seat]
    state.wed = state.spouse.copy()  # players who fell and came back in one night are no longer married either
    game.tell_all(HealthReported(tuple(changed), states))


def announce(game: Quintebourg, seat: int) -> None:
    """By day everybody sees the effect of a blow at once, but not who struck it (QB-RULING-43)."""
    state = game.state
    if seeming(state, seat) != state.published[seat]:
        _published(state, seat)
        game.tell_all(HealthAnnounced(seat, told_health(state, seeming(state, seat))))
        if state.health[seat] > WOUNDED:
            posts.lose(game, 1 << seat)


def _published(state: QuintebourgState, seat: int) -> None:
    old, new = state.published[seat], seeming(state, seat)
    state.published[seat] = new
    state.wills[seat] = state.estates[seat]
    state.fallen[seat] = max(state.fallen[seat], new - old)
    lover, hater = state.lover[seat], state.hater[seat]
    if new >= NEARLY_DEAD:
        if state.wed[seat] >= 0:
            state.wed[state.wed[seat]] = state.wed[seat] = -1
        if lover >= 0:
            state.grief |= 1 << lover
            state.relief &= ~(1 << lover)
        if hater >= 0 and state.cure_seen >> hater & 1:
            state.cure |= 1 << hater
            state.cure_seen &= ~(1 << hater)
    elif old == NEARLY_DEAD:
        state.returned_told = True
        _find_home(state, seat)
        if lover >= 0:
            state.relief |= 1 << lover
            state.grief &= ~(1 << lover)


def _find_home(state: QuintebourgState, seat: int) -> None:
    """Somebody who comes back and whose spouse has married again lives in a vacant house (QB-RULING-112)."""
    ex, state.ex[seat] = state.ex[seat], -1
    vacant = [plot for plot in range(state.players) if plot not in state.slot]
    if ex >= 0 and state.spouse[ex] >= 0 and state.slot[ex] == state.slot[seat] and vacant:
        state.slot[seat] = vacant[0]
