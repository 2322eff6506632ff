"""What a player has and plans, known only to the player and perhaps to a few others."""

from __future__ import annotations

from ....engine.values import seats_in
from ..components.names import FACTIONS, HEALTH, POT, WOUNDED, room, split
from ..phases.night.night import CALLS, open_calls
from ..posts.adjoints import deputy_of_the_day
from ..queries.town import camp, members
from ..roles.medecin import doses
from ..state import Quintebourg, QuintebourgState
from . import Estate, Mark, Plan, QuintebourgOwn
from .caching import same


def private(  # long, but a plain list: a line for each field
    game: Quintebourg, seat: int, marking: bool = True
) -> QuintebourgOwn:
    """A seat's private part, with or without what it sees others mark just now."""
    state = game.state
    doctor = state.party[seat] == "medecin" and seat == state.doctor
    notary = state.holder("notaire") == seat
    deputy = state.camera >= 0 and seat == state.holder(deputy_of_the_day(state))
    post = [place for who, place in state.guards if who == seat]
    guard_house, guard_room = split(post[0]) if post else (None, None)
    made = QuintebourgOwn(
        party=state.party[seat],
        alibi=state.alibi[seat],
        effect=state.effect[seat],
        camp=camp(state, seat),
        health=HEALTH[state.health[seat]],
        coins=state.coins[seat],
        asleep=bool(state.asleep >> seat & 1),
        nights=state.nights[seat],
        uses=dict(state.uses[seat]),
        orders=tuple([name for voter, name, _, told in state.orders if voter == seat and told]),
        marks=_marks(game, seat) if marking else (),
        plans=_plans(state, seat) if state.targets else (),
        names=tuple([-1 if who == POT else who for who in state.mc_shown]) if state.party[seat] == "minus" else (),
        research=state.research if doctor else None,
        doses=max(0, doses(state)) if doctor else None,
        forced=state.bunker_forced and not state.forced_note if doctor else False,
        estates=tuple([Estate(who, coins) for who, coins in enumerate(state.wills) if coins]) if notary else (),
        camera=state.camera if deputy else None,
        guard_house=guard_house,
        guard_room=guard_room,
    )
    return same(game, ("private", seat, marking), made)


def _marks(game: Quintebourg, seat: int) -> tuple[Mark, ...]:
    """What those with whom the seat is choosing have marked, itself included."""
    step = open_calls(game)
    if step is None or not step.given:
        return ()
    found = []
    for name in step.names:
        if CALLS[name].fellows:
            together = seats_in(step.sees(game, seat, name))
            marks = [Mark(who, name, step.given[who][name]) for who in together if name in step.given.get(who, ())]
            if marks and CALLS[name].callees(game) >> seat & 1:
                found += marks
    return tuple(found)


def _plans(state: QuintebourgState, seat: int) -> tuple[Plan, ...]:
    """What the seat's groups have chosen for tonight."""
    found = []
    for name, (target, _) in state.targets.items():
        index = FACTIONS.index(name)
        if state.met[index] >> seat & 1 and members(state, 1 << index) >> seat & 1:
            house, room = split(pointed(state, 1 << index, target))
            found.append(Plan(name, target, house, room))
    return tuple(found)


def pointed(state: QuintebourgState, faction: int, target: int) -> int:
    """Where a group thinks it goes. It is not told if the target is in hospital without its knowledge (QB-KNOW-46)."""
    in_hospital = state.published[target] >= WOUNDED and not state.at_home & faction
    return room(target) if in_hospital else state.home(target)
