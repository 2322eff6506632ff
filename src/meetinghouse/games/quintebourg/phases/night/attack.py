"""An attack on a house or a room, and the haters' fight (QB-ATK, QB-DUO-05)."""

from __future__ import annotations

from ...components.names import BUNKER, FACTIONS, WOUNDED, room
from ...events import DoorFound
from ...queries.positions import ARMY, FIGHT, GUARD
from ...queries.town import able, members
from ...roles.role import roles_of
from ...state import Quintebourg, QuintebourgState
from ...verbs.health import TABLE1, TABLE2, TABLE3, damage, may_be_hurt


def attack(game: Quintebourg, name: str) -> None:
    """The attack of a faction on the place it chose."""
    state = game.state
    if name not in state.targets:
        return
    designated, place = state.targets[name]
    faction = members(state, 1 << FACTIONS.index(name))
    here = [seat for seat in range(state.players) if state.position[seat] == place]
    attackers = [seat for seat in here if faction >> seat & 1 and able(state) >> seat & 1]
    if not attackers or _protected(state, place):
        return
    if place == BUNKER and not state.bunker_forced:
        state.bunker_forced = state.forced_note = True
        game.tell_some(sum(1 << seat for seat in attackers), DoorFound())
        return
    others = [seat for seat in here if not faction >> seat & 1 and may_be_hurt(state, seat)]
    if others:
        _fight(game, attackers, others, designated, place)


def _fight(game: Quintebourg, attackers: list[int], others: list[int], designated: int, place: int) -> None:
    """One of the people there is hurt, and may hurt one of the attackers."""
    state = game.state
    victim = _victim(game, others, designated, place)
    counting = sum(1 for seat in others if state.health[seat] <= WOUNDED and not state.asleep >> seat & 1)
    table = TABLE1 if len(attackers) > counting else TABLE2
    defended = defends(state, victim, place)
    alone = place == room(victim) and len(others) == 1
    damage(game, victim, table[game.chance.below(10, "damage")], alone)
    if defended:
        hit = attackers[0] if len(attackers) == 1 else game.chance.pick(attackers, "hit")
        damage(game, hit, TABLE2[game.chance.below(10, "defence")])


def _protected(state: QuintebourgState, place: int) -> bool:
    """Whether it is the house of the richest citizen; the hospital does not count (QB-RULING-59)."""
    return state.richest >= 0 and state.home(state.richest) == place


def _victim(game: Quintebourg, others: list[int], designated: int, place: int) -> int:
    """Defenders are hit first, then anybody there; with an option the target before the others (QB-RULING-55)."""
    guards = [seat for seat in others if on_guard(game.state, seat, place)]
    if not guards and designated in others and game.state.options["target_first"]:
        return designated
    marks = guards or others
    return marks[0] if len(marks) == 1 else game.chance.pick(marks, "victim")


def on_guard(state: QuintebourgState, seat: int, place: int) -> bool:
    """Whether a player defends the place: the army chief, a henchman, a lover beside the other."""
    if not able(state) >> seat & 1:
        return False
    lover = state.lover[seat]
    return state.level[seat] in (GUARD, ARMY) or (lover >= 0 and state.position[lover] == place)


def defends(state: QuintebourgState, seat: int, place: int) -> bool:
    """Whether a player hits back (QB-ATK-11): only one who was able to before the blow."""
    if not able(state) >> seat & 1:
        return False
    if on_guard(state, seat, place) or any(role.defends for role in roles_of(state, seat)):
        return True
    if (state.henchmen[0] | state.henchmen[1]) >> seat & 1:
        return True
    return seat in (state.holder("chef-armees"), state.holder("adj-randy"), state.holder("adj-armish"))


def fight(game: Quintebourg) -> None:
    """The haters meet and fight: owner first, visitor second (QB-RULING-130)."""
    state = game.state
    pair = [seat for seat in range(state.players) if state.hater[seat] >= 0 and state.level[seat] == FIGHT]
    if len(pair) != 2:
        return
    one, two = pair
    owner, visitor = (one, two) if state.home(one) == state.haters_place else (two, one)
    rolled = TABLE3[game.chance.below(10, "fight")]
    damage(game, owner, rolled[0])
    damage(game, visitor, rolled[1])
