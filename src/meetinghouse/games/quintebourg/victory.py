"""When the game stops, and who has won then."""

from __future__ import annotations

from ...engine.rules import NOBODY, Outcome
from .components.names import CAMP_OF_FACTION, CAMPS, COMATOSE, F_MC, HEALTH, PACK, SWORN_ENEMY, UNHARMED, WOUNDED
from .components.presets import idealists_need
from .events import CampWon, RoleShown
from .queries.town import camp, loyal, of_health, total_coins, with_party
from .state import Quintebourg, QuintebourgState
from .verbs import camps

MATH_CAMPS = {name: faction for faction, order in CAMP_OF_FACTION.items() for name in [CAMPS[order.bit_length() - 1]]}
MC = 1 << CAMPS.index("mc")
THREE = ("senateur", "procureur", "chef-armees")


def reptilians(state: QuintebourgState) -> int:
    """Every member of the pack but Seth and the prophet's converts (QB-RULING-148)."""
    return loyal(state, PACK) & ~with_party(state, "seth")


def stopping(state: QuintebourgState) -> dict[str, str]:
    """The camps whose condition holds now and stops the game, each with the way in which it does."""
    return _in_play(state, _stopping(state))


def _stopping(state: QuintebourgState) -> dict[str, str]:
    """The same, including camps that are not in play."""
    found: dict[str, str] = {}
    alive = of_health(state, UNHARMED, COMATOSE)  # players who are not taken for dead
    pack, seth = reptilians(state), with_party(state, "seth")
    everybody = state.everybody
    if state.mode != "m":
        if not alive & (everybody & ~pack | seth):
            found["reptiliens"] = "all-others-dead"
        found |= _minus_and_cortex(state, alive)
    if state.mode == "v" and not alive & (pack | seth):
        found["villageois"] = "no-reptilian-left"
    for name, faction in MATH_CAMPS.items():
        why = _mathematicians(state, faction, alive) if state.mode != "v" else ""
        if why:
            found[name] = why
    return found


def conditions(state: QuintebourgState) -> dict[str, str]:
    """The camps whose condition holds now, each with the way in which it does."""
    found = _stopping(state)
    seth, standing = with_party(state, "seth"), of_health(state, UNHARMED, WOUNDED)
    if seth & standing and standing.bit_count() <= 2:
        found["setheux"] = "last-two"
    if standing.bit_count() >= idealists_need(state.players):
        found["idealistes"] = "enough-standing"
    if state.mode != "v" and not any(name in found for name in MATH_CAMPS):
        found["nobel"] = "no-mathematician-won"
    if "idealistes" not in _in_play(state, found) and _lovers(state):
        found["amoureux"] = "together"
    return _in_play(state, found)


def _in_play(state: QuintebourgState, found: dict[str, str]) -> dict[str, str]:
    """Only those of these camps that have members."""
    if not found:
        return found
    camps = 0
    for each in state.camps:
        camps |= each
    return {name: why for name, why in found.items() if camps >> CAMPS.index(name) & 1}


def _minus_and_cortex(state: QuintebourgState, alive: int) -> dict[str, str]:
    faction = loyal(state, F_MC)
    if not faction:
        return {}
    in_camp = sum([1 << seat for seat, camps in enumerate(state.camps) if camps & MC])
    pair = with_party(state, "cortex", "minus") & faction
    if pair & alive and not alive & ~(faction | in_camp) & ~state.charmed:
        return {"mc": "all-charmed"}
    total = total_coins(state)
    if faction and total and sum(state.coins[seat] for seat in range(state.players) if faction >> seat & 1) == total:
        return {"mc": "all-coins"}
    return {}


def _mathematicians(state: QuintebourgState, faction: int, alive: int) -> str:
    ours = loyal(state, faction)
    if not ours:
        return ""
    total = total_coins(state)
    if total and any(ours >> seat & 1 and state.coins[seat] == total for seat in range(state.players)):
        return "all-coins"
    leader = camps.leader(state, faction)
    if leader >= 0 and state.holder("president") == leader and state.became >> leader & 1:
        standing = ours & of_health(state, UNHARMED, WOUNDED)  # fallen players no longer hold a post
        held = sum(1 for post in THREE if state.holder(post) >= 0 and standing >> state.holder(post) & 1)
        if standing >> leader & 1 and held >= 2:
            return "conquest"
    enemy = SWORN_ENEMY[faction]
    if state.founded & enemy:
        foes = loyal(state, enemy)
        if state.mode == "e":
            foes |= reptilians(state) | (with_party(state, "seth") if state.seth_converted else 0)
        if not alive & foes:
            return "annihilation"
    return ""


def _lovers(state: QuintebourgState) -> bool:
    pair = sorted(state.health[seat] for seat in range(state.players) if state.lover[seat] >= 0)
    return len(pair) == 2 and pair[0] <= WOUNDED and pair[1] <= COMATOSE


STOPPING = ("reptiliens", "villageois", "mc", "algebristes", "analystes", "geometres")


def check(game: Quintebourg) -> None:
    """Whether the game stops now; tested after every change (QB-END-06)."""
    if game.outcome is not None:
        return
    state = game.state
    now = _watched(state)
    if now == state.checked:
        return
    state.checked = now
    if of_health(state, UNHARMED, WOUNDED).bit_count() <= 2:
        stop(game, "two-left")
    elif state.converted_key:
        stop(game, "conversion")
    else:
        met = stopping(state)
        for name in STOPPING:
            if name in met:
                stop(game, met[name])
                return


def _watched(state: QuintebourgState) -> tuple[object, ...]:
    """Everything on which the conditions depend."""
    rows = (state.health, state.coins, state.estates, state.camps, state.factions, state.forsaken)
    single = (state.charmed, state.pot, state.became, state.seth_converted, state.converted_key)
    return (*map(tuple, rows), *single, *state.holders.items())


def stop(game: Quintebourg, why: str) -> None:
    """End the game: all conditions are read from this one state, and every card is shown."""
    state = game.state
    met = conditions(state)
    sides = tuple([camp(state, seat) or NOBODY for seat in range(state.players)])
    winners = tuple([seat for seat, side in enumerate(sides) if side in met])
    for seat in range(state.players):
        lover_card = state.alibi[seat] or None
        game.tell_all(
            RoleShown(seat, state.party[seat], state.effect[seat], sides[seat], HEALTH[state.health[seat]], lover_card)
        )
    for name in CAMPS:
        if name in met:
            game.tell_all(CampWon(name, met[name], tuple([seat for seat in winners if sides[seat] == name])))
    won = [name for name in CAMPS if name in met]
    game.end(Outcome(won[0] if won else NOBODY, winners, sides, why, also=tuple(won[1:])))
