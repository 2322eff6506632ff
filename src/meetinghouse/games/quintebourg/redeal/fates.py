"""The health of others, as far as the town does not know it yet."""

from __future__ import annotations

import random

from ..components.names import COMATOSE, DEAD, NEARLY_DEAD, UNHARMED, WOUNDED, room
from ..queries.positions import HOME
from ..queries.town import of_health, seeming
from ..state import Quintebourg, QuintebourgState
from ..verbs.health import set_health
from .known import Known, Stage, others
from .sound import possible

TRIES = 2  # for every player
TWO = 2  # patients a night


def redeal_fates(game: Quintebourg, known: Known, stage: Stage, dice: random.Random) -> None:
    """Let another player have fallen, and let the doctor have cared for other patients or nobody."""
    if game.state.options["hide_q_m"]:
        _bodies(game, known, stage, dice)
    state = game.state
    if not stage.night or known.sees_the_sick(state, stage) or known.sending:
        return
    fixed = known.bound | known.fellows(state) | known.party | state.condemned
    if state.whispering & known.me:
        fixed |= state.whispering
    free = [seat for seat in others(state, known) if not fixed >> seat & 1 and _alone(state, seat)]
    if len(free) < TWO:
        return
    for _ in range(TRIES * state.players):
        one, two = dice.sample(free, 2)
        state = game.state
        if state.published[one] != state.published[two] or state.health[one] == state.health[two]:
            continue
        if stage.positions and not state.level[one] == state.level[two] == HOME:
            continue
        trial = state.copy()
        _exchange(trial, one, two)
        if possible(trial, stage, (one, two)):
            game.state = trial
    if stage.over("treat") and not stage.positions:
        _care(game, known, stage, free, dice)


def _alone(state: QuintebourgState, seat: int) -> bool:
    """Whether no other player's health depends on this player's."""
    return state.published[seat] < NEARLY_DEAD and all(
        bonds[seat] < 0 for bonds in (state.spouse, state.ex, state.wed, state.hater, state.lover)
    )


def _bodies(game: Quintebourg, known: Known, stage: Stage, dice: random.Random) -> None:
    """Redeal which bodies in the morgue are dead, if the town is not told (QB-RULING-10)."""
    state = game.state
    if known.sees_the_sick(state, stage) or state.night < TWO:
        return
    unbound = [seat for seat in others(state, known) if state.lover[seat] < 0 and state.hater[seat] < 0]
    bodies = [seat for seat in unbound if state.published[seat] >= NEARLY_DEAD and state.health[seat] >= NEARLY_DEAD]
    dead = [seat for seat in bodies if state.health[seat] == DEAD]
    trial = state.copy()
    for seat in dead:
        trial.health[seat] = NEARLY_DEAD
    for seat in dice.sample(bodies, dice.randint(0, len(dead))):
        trial.health[seat] = DEAD
    if possible(trial, stage, tuple(bodies)):
        game.state = trial


def _exchange(state: QuintebourgState, one: int, two: int) -> None:
    """Exchange what happened to two players; the attackers went to the other place."""
    for values in (state.health, state.nights, state.since, state.q_since):
        values[one], values[two] = values[two], values[one]
    for seat in (one, two):
        if state.health[seat] >= NEARLY_DEAD:
            state.estates[seat] += state.coins[seat]
            state.coins[seat] = 0
        else:
            state.coins[seat] += state.estates[seat]
            state.estates[seat] = 0
    places = {state.home(one): state.home(two), state.home(two): state.home(one), room(one): room(two),
              room(two): room(one)}  # fmt: skip
    names = {one: two, two: one}
    for name, (target, place) in list(state.targets.items()):
        if target in names:
            state.targets[name] = [names[target], places.get(place, place)]
            if state.level:
                for seat, where in enumerate(state.position):
                    if where == place and state.level[seat] != HOME:
                        state.position[seat] = places.get(place, place)


def _care(game: Quintebourg, known: Known, stage: Stage, free: list[int], dice: random.Random) -> None:
    """The doctor has made a patient one notch better or worse, or has done nothing."""
    state = game.state
    doctor = state.doctor
    if doctor < 0 or not of_health(state, UNHARMED, WOUNDED) >> doctor & 1 or state.published[doctor] > WOUNDED:
        return
    for seat in free:
        public, health = state.published[seat], state.health[seat]
        treated = [each for each in range(state.players) if seeming(state, each) != state.published[each]]
        if public not in (WOUNDED, COMATOSE) or abs(health - public) > 1 or (health == public and len(treated) >= TWO):
            continue
        new = dice.choice((public - 1, public, public, public + 1))
        if new == health or new >= DEAD:
            continue
        trial = state.copy()
        kept, game.state = game.state, trial
        story = len(game.story)
        set_health(game, seat, new)
        del game.story[story:]
        trial.returned = kept.returned  # in that case the patient has never fallen
        if new == public and kept.since[seat] >= 0:
            trial.since[seat] = kept.since[seat]
        if not possible(trial, stage, (seat,)):
            game.state = kept
        state = game.state
