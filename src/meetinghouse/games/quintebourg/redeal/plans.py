"""What is planned and not told yet: tonight's intentions, and what the town will hear at dawn or at the next vote."""

from __future__ import annotations

import random

from ....engine.values import seats_in
from ..components.names import COMATOSE, FACTIONS, NEARLY_DEAD, POT, SAT, SUN, UNHARMED, WOUNDED
from ..components.presets import FAMILIES
from ..phases.invocation import Invocation, powers
from ..phases.night.night import CALLS
from ..posts.adjoints import deputy_of_the_day
from ..posts.procureur import persons_at
from ..queries.positions import SQUAT
from ..queries.town import (
    able,
    fit,
    houses,
    members,
    of_health,
    post_holders,
    published,
    restless,
    seeming,
    with_effect,
    with_party,
)
from ..roles import mafia
from ..roles.reptilienne import place_for
from ..state import Quintebourg, QuintebourgState
from ..verbs import camps
from .known import Known, Stage, mask_of, others
from .sound import goes_on

SANDMEN = ("marchand-de-sable", "morphee")
IDLE = ("coriace", "assassin", *SANDMEN)  # roles that are asked nothing at night after the sandman's call


def redeal_plans(game: Quintebourg, known: Known, stage: Stage, dice: random.Random) -> None:
    """Redeal the plans of others in which the seat has no part."""
    state = game.state
    if stage.night and not stage.positions:
        plan_tonight(state, known, stage, dice)
    elif stage.positions and all(seeming(state, seat) == state.published[seat] for seat in range(state.players)):
        _laura(state, known, dice)
    if stage.night:
        _of_the_dead(state, known, dice)
        _at_dawn(state, known, stage, dice)
        _invoker(game, known, stage, dice)
    _names_of_the_dead(state, known, dice)
    _orders(state, known, dice)
    _camera(state, known, stage, dice)
    _mixture(state, known, dice)
    _minus_and_cortex(game, known, stage, dice)


def plan_tonight(state: QuintebourgState, known: Known, stage: Stage, dice: random.Random) -> None:
    """Redeal what others have chosen tonight, before they go anywhere."""
    _meetings(state, known, dice)
    _targets(state, known, stage, dice)
    _sleepers(state, known, stage, dice)
    _lone_plans(state, known, stage, dice)
    _guards(state, known, dice)


def _meetings(state: QuintebourgState, known: Known, dice: random.Random) -> None:
    """Redeal at which of its two homes a pair meets."""
    for name, bonds in (("lovers_place", state.lover), ("haters_place", state.hater), ("casual_place", state.casual)):
        pair = [seat for seat in range(state.players) if bonds[seat] >= 0]
        if getattr(state, name) >= 0 and len(pair) == 2 and known.seat not in pair:
            setattr(state, name, state.home(dice.choice(pair)))


def _targets(state: QuintebourgState, known: Known, stage: Stage, dice: random.Random) -> None:
    """Redeal the targets of factions."""
    for index, name in enumerate(FACTIONS[:4]):
        faction = 1 << index
        ours = members(state, faction)
        if not stage.over(name) or ours & known.me or camps.deciding(state, faction) < 0:
            continue
        state.targets.pop(name, None)
        meeting = name != "pack" and state.mode == "e"
        marks = seats_in(published(state, UNHARMED, COMATOSE) & (ours if meeting else ~ours))
        if marks and dice.random() < 0.8:
            target = dice.choice(marks)
            place = state.home(target) if meeting else place_for(state, target)
            state.targets[name] = [target, place]


def _sleepers(state: QuintebourgState, known: Known, stage: Stage, dice: random.Random) -> None:
    """Redeal who sleeps heavily."""
    if not stage.over("sleep") or known.role in SANDMEN or known.sending:
        return
    sandmen = len(seats_in(with_effect(state, *SANDMEN) & fit(state)))
    mine = state.asleep & known.me
    late = stage.over("curious")  # players who have acted since are awake
    hands = mask_of([stage.invoker, *state.queue])  # sleepers raise no hands
    free = [
        seat
        for seat in seats_in(published(state, UNHARMED, WOUNDED) & fit(state) & ~known.me & ~hands)
        if (not late or state.effect[seat] in IDLE) and seat not in [guard for guard, _ in state.guards]
    ]
    others = min(len(free), sandmen - bool(mine))
    state.asleep = mine | sum(1 << seat for seat in dice.sample(free, dice.randint(0, max(0, others))))


def _lone_plans(state: QuintebourgState, known: Known, stage: Stage, dice: random.Random) -> None:
    """Redeal Laura's house, the artist's sculpture, the army chief's post, and what a nurse on duty has seen."""
    awake = able(state)
    if stage.over("squat"):
        for seat in seats_in(with_effect(state, "laura") & ~known.me & awake):
            state.squat = dice.choice([plot for plot in houses(state) if plot != state.slot[seat]])
    if stage.over("sculpt") and "artiste" in _called(state, "sculpt"):
        for seat in seats_in(with_effect(state, "artiste") & ~known.me & awake):
            marks = [each for each in range(state.players) if each not in (seat, state.doctor)]
            state.sculpt = dice.choice([-1, *marks])
    if stage.over("army-guard") and state.army >= 0 and state.holder("chef-armees") != known.seat:
        state.army = dice.choice([-1, *houses(state)])
    if stage.over("nurse"):
        _nurses(state, known, awake, dice)


def _nurses(state: QuintebourgState, known: Known, awake: int, dice: random.Random) -> None:
    """Redeal which nurses were on duty, and whom they saw."""
    state.nursed = state.nursed & known.me | with_effect(state, *_called(state, "nurse")) & ~known.me & awake
    for seat in seats_in(state.nursed & ~known.me):
        patients = [each for each in seats_in(of_health(state, WOUNDED, 4)) if each != seat]
        if patients and dice.random() < 0.5:
            state.see(seat, dice.choice(patients), 7)


def _called(state: QuintebourgState, name: str) -> tuple[str, ...]:
    return CALLS[name].tonight(state)


def _guards(state: QuintebourgState, known: Known, dice: random.Random) -> None:
    """Redeal which house a henchman guards, if the seat is neither the henchman nor a chief who knows it."""
    chiefs = {mafia.chief_of(state, which) for which in (0, 1)}
    for index, (guard, _) in enumerate(state.guards):
        if known.seat != guard and known.seat not in chiefs:
            state.guards[index] = (guard, dice.choice(houses(state)))


def _laura(state: QuintebourgState, known: Known, dice: random.Random) -> None:
    """Redeal where Laura spends the night, if nobody was hurt there."""
    if known.role in FAMILIES["scientist"] or state.harassed:
        return
    for seat in seats_in(with_effect(state, "laura") & ~known.me):
        if state.level[seat] == SQUAT:
            state.squat = dice.choice([plot for plot in houses(state) if plot != state.slot[seat]])
            state.position[seat] = state.squat
    state.readings = [(place, persons_at(state, place)) for place, _ in state.readings]


def _of_the_dead(state: QuintebourgState, known: Known, dice: random.Random) -> None:
    """Redeal whom the dead have called to a talk."""
    dead = restless(state) & ~known.me
    if state.whispering and not (state.whispering | of_health(state, NEARLY_DEAD, 4)) & known.me:
        called = list(seats_in(published(state, UNHARMED, COMATOSE) & ~known.me))
        state.whispering = 0
        for seat in seats_in(dead):
            if called and dice.random() < 0.7:
                state.whispering |= 1 << seat | 1 << dice.choice(called)


def _names_of_the_dead(state: QuintebourgState, known: Known, dice: random.Random) -> None:
    """Redeal charms, the name for the ballot, and whom the absent will vote against."""
    marks = list(seats_in(published(state, UNHARMED, COMATOSE)))
    if not marks or known.dead(state):
        return
    for name in ("jinx", "luck", "dead_name"):
        if getattr(state, name) >= 0:
            setattr(state, name, dice.choice(marks))
    if state.rig and state.rig[0] != known.seat:
        state.rig = [state.rig[0], dice.choice(marks)] if dice.random() < 0.8 else []


def _at_dawn(state: QuintebourgState, known: Known, stage: Stage, dice: random.Random) -> None:
    """Redeal what Eris, Cupid and the artist have done to the posts."""
    awake = able(state)
    if stage.over("shift-posts") and state.night > 1 and known.role != "eris" and with_effect(state, "eris") & awake:
        state.shift = dice.choice((-1, 0, 1))
    if stage.over("admire") and state.night > 1 and known.role != "cupidon" and with_effect(state, "cupidon") & awake:
        state.admired = dice.choice((-1, *seats_in(published(state, UNHARMED, WOUNDED))))
    if stage.over("resign") and known.role != "artiste" and with_effect(state, "artiste") & awake:
        hangman = state.holder("bourreau")
        marks = [seat for seat in seats_in(post_holders(state)) if seat != hangman]
        state.resigning = [dice.choice(marks)] if marks and dice.random() < 0.8 else []


def _invoker(game: Quintebourg, known: Known, stage: Stage, dice: random.Random) -> None:
    """Redeal who invokes at night, for players whose eyes are closed."""
    state = game.state
    step = game.agenda[-1]
    if not isinstance(step, Invocation) or state.queue or step.seat == known.seat:
        return
    if known.me and state.invoking[known.seat] >> step.seat & 1:
        return
    able_to = [seat for seat in others(state, known) if powers(state, seat) and not known.invoked >> seat & 1]
    if step.seat in able_to:
        seat = dice.choice(able_to)
        for row in range(state.players):
            if row != known.seat and state.invoking[row] >> step.seat & 1:
                state.invoking[row] = state.invoking[row] & ~(1 << step.seat) | (1 << seat if row != seat else 0)
        game.agenda[-1] = Invocation(seat)
        stage.invoker = seat


def _orders(state: QuintebourgState, known: Known, dice: random.Random) -> None:
    """Redeal the letters of others, and who falls for an order that was not obeyed."""
    voters = list(seats_in(published(state, UNHARMED, WOUNDED) & fit(state) & ~known.me))
    names = list(seats_in(published(state, UNHARMED, COMATOSE)))
    found: list[tuple[int, ...]] = []
    for voter, name, chief, told in state.orders:
        if known.seat not in (voter, chief) and len(voters) > 1 and len(names) > 1:
            voter = dice.choice(voters)
            name = dice.choice([each for each in names if each != voter])
        found.append((voter, name, chief, told))
    state.orders = found
    if known.role in mafia.CHIEFS:
        return
    for index, seat in enumerate(state.culprits):
        if seat not in (known.seat, state.law_senator) and voters and seat in voters:
            state.culprits[index] = dice.choice([each for each in voters if each == seat or each not in state.culprits])


def _camera(state: QuintebourgState, known: Known, stage: Stage, dice: random.Random) -> None:
    """Redeal where the deputy's camera stands in the coming night."""
    deputy = state.holder(deputy_of_the_day(state))
    if state.weekday == SUN or deputy < 0 or deputy == known.seat or stage.positions:
        return
    if state.camera >= 0 or (stage.night and fit(state) >> deputy & 1):
        state.camera = dice.choice([-1, *houses(state)])


def _mixture(state: QuintebourgState, known: Known, dice: random.Random) -> None:
    """Redeal how ready the doctor's mixture is. The doctor knows the nights spent, not how many are needed."""
    if state.doctor < 0:
        return
    if not state.doses_used:
        state.threshold = dice.randint(3, 6)
    if known.seat != state.doctor and not state.doses_used and state.research > 0:
        state.research = dice.randint(state.research - 1, min(state.research + 1, max(state.night - 1, state.research)))
    raiders = [index for index, name in enumerate(FACTIONS[:4]) if name == "pack" or state.mode == "m"]
    raided = any(state.met[index] & known.me for index in raiders)
    if known.seat != state.doctor and not raided and state.night > 1 and not state.forced_note:
        state.bunker_forced = dice.random() < 0.3


def _minus_and_cortex(game: Quintebourg, known: Known, stage: Stage, dice: random.Random) -> None:
    """Redeal whom they have charmed and named since the last report."""
    state = game.state
    ours = members(state, 1 << FACTIONS.index("mc"))
    if ours & known.me or not ours:
        return
    trial = state.copy()
    _charm_others(state, trial, ours, dice)
    _name_others(trial, ours, dice)
    dice.shuffle(trial.mc_shown)
    nights = state.weekday if state.weekday != SUN else SAT
    if with_party(state, "cortex") and trial.mc_week < min(3, nights):
        trial.mc_week = dice.randint(trial.mc_week, min(3, nights))
    if goes_on(trial):
        game.state = trial


def _charm_others(state: QuintebourgState, trial: QuintebourgState, ours: int, dice: random.Random) -> None:
    """Charm other players instead of those whose charm was not told yet."""
    marks = published(state, UNHARMED, COMATOSE) & ~ours & ~state.charmed
    for seat in seats_in(state.charmed & ~state.charmed_told):
        free = [each for each in seats_in(marks) if each not in state.mc_shown]
        if not free:
            return
        new = dice.choice(free)
        marks &= ~(1 << new)
        trial.charmed = trial.charmed & ~(1 << seat) | 1 << new
        trial.mc_shown = _with(trial.mc_shown, seat, new)
        trial.cortex_own = _with(trial.cortex_own, seat, new)


def _name_others(trial: QuintebourgState, ours: int, dice: random.Random) -> None:
    """Name other players to Minus instead of those who were only named so far."""
    for seat in [each for each in trial.mc_shown if each not in trial.cortex_own and each != POT]:
        free = [each for each in seats_in(published(trial, UNHARMED, COMATOSE) & ~ours) if each not in trial.mc_shown]
        if free:
            trial.mc_shown = _with(trial.mc_shown, seat, dice.choice(free))


def _with(names: list[int], seat: int, new: int) -> list[int]:
    """The names, with one replaced by another."""
    return [new if each == seat else each for each in names]
