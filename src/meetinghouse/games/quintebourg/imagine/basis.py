"""What a seat knows, needs to imagine the town, and finds neither in its view nor in its story."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec

from ....engine.values import seats_in
from ..components.names import FACTIONS, NEARLY_DEAD
from ..queries.town import with_party
from ..redeal.known import Stage
from ..roles import mafia
from ..state import Quintebourg, QuintebourgState
from .tonight import of_tonight

# Public facts that no view shows: what was voted, given up, proposed and lost so far.
TOWN: Final = (
    "votes", "law_senator", "special_day", "resigned", "became", "proposed", "queue", "fallen", "prosecutor",
    "unsettled",
)  # fmt: skip


def imaginable(game: Quintebourg, seat: int | None) -> bool:
    """Whether a seat can imagine the game: not if it is dead and only watches, which everybody knows."""
    return not game.over and (seat is None or not game.state.watching >> seat & 1)


def memory(game: Quintebourg, seat: int | None) -> Any:
    """What the town knows, what the seat knows, and a hash of its view and story to check that they belong together."""
    state = game.state
    stage = Stage(game)
    known = {name: getattr(state, name) for name in TOWN}
    if stage.night:
        known["queue"] = [-1] * len(state.queue)  # those whose eyes were open have heard who it is
    known["ex"] = [ex if state.published[each] >= NEARLY_DEAD else -1 for each, ex in enumerate(state.ex)]
    known["unsettled"] = sum([1 << each for each in seats_in(state.unsettled) if state.published[each] >= NEARLY_DEAD])
    own = None if seat is None else _own(state, seat)
    if own is not None and seat is not None and stage.night:
        own |= of_tonight(game, stage, seat)
    agenda = [(type(step).__name__, step.shown(game)) for step in game.agenda]
    parts = msgspec.json.encode((agenda, (known, own)))
    view, heard = game.view(seat), game.heard(seat)
    key = (view.public, view.own, heard, parts)
    found: Any = game.cache.find(("memory", seat), key)  # the same in every world that the seat imagines
    if found is None:
        whole = msgspec.json.encode((view.public, view.own, agenda, heard, (known, own)))
        digest = blake2b(whole, digest_size=12).hexdigest()
        found = game.cache.store(("memory", seat), key, msgspec.json.decode(msgspec.json.encode([digest, known, own])))
    return found


def _own(state: QuintebourgState, seat: int) -> dict[str, Any]:
    """What a seat has seen, and its own deeds that still matter."""
    met = [_met(state, seat, index) for index in range(len(FACTIONS))]
    lover = state.lover[seat]
    pair = 1 << seat | 1 << lover if lover >= 0 else 0
    doctor = seat == state.doctor
    role = state.effect[seat]
    own: dict[str, Any] = {
        "seen": sorted(state.seen[seat].items()),
        "met": met,
        "camps": state.camps[seat],
        "factions": state.factions[seat],
        "forsaken": sum([(gone >> seat & 1) << index for index, gone in enumerate(state.forsaken)]),
        "at_home": state.at_home & sum([1 << index for index in range(len(FACTIONS)) if met[index]]),
        "invoking": state.invoking[seat],
        "hands": state.hands[seat],
        "spent": state.spent[seat],
        "since": state.since[seat],
        "fell": state.q_since[seat] >= 0,
        "grief": state.grief & pair,
        "relief": state.relief & pair,
        "orders": [order for order in state.orders if order[2] == seat],
        "rig": state.rig if state.rig[:1] == [seat] else [],
        "culprit": seat in state.culprits and seat != state.law_senator,
        "inquired": state.inquired and state.holder("procureur") == seat,
        "right_hand": mafia.chief_of(state, 1) if role == mafia.CHIEFS[0] else -1,
    }
    if doctor:
        own |= {"doses_used": state.doses_used, "bunker_forced": state.bunker_forced and not state.forced_note}
    if state.party[seat] in ("cortex", "minus"):
        own["mc_week"] = state.mc_week
    return own


def _met(state: QuintebourgState, seat: int, index: int) -> int:
    """The group as the seat has met it, without Skadi if she joined after the seat had left."""
    met = state.met[index]
    if not met >> seat & 1:
        return 0
    return met if state.factions[seat] >> index & 1 else met & ~with_party(state, "skadi")
