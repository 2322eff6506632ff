"""Camps and factions: how a card determines them, and how players change sides."""

from __future__ import annotations

from ..components.names import (
    ALGEBRISTES,
    ANALYSTES,
    CAMP_OF,
    CAMPS,
    COMATOSE,
    FACTION_OF,
    FACTION_OF_CAMP,
    FACTIONS,
    GEOMETRES,
    IDEALISTES,
    LEADER,
    MATHS,
    NOBEL,
    PACK,
    REPTILIENS,
    VILLAGEOIS,
)
from ..events import Converted
from ..queries.town import camp, clockwise, fit, loyal, members
from ..state import Quintebourg, QuintebourgState

LOWER = NOBEL | GEOMETRES | ALGEBRISTES | ANALYSTES | VILLAGEOIS  # dropped by a black conversion


def dealt(state: QuintebourgState, seat: int) -> None:
    """The party card fixes camp and faction; a lover meets and attacks with the alibi."""
    party, alibi = state.party[seat], state.alibi[seat]
    state.camps[seat] = CAMP_OF[party]
    state.factions[seat] = FACTION_OF.get(alibi or party, 0)


def leader(state: QuintebourgState, faction: int) -> int:
    """The leader of a faction's meetings, even if converted by the prophet; -1 if there is none any more."""
    found = dealt_leader(state, faction)
    return found if found >= 0 and state.factions[found] & faction else -1


def dealt_leader(state: QuintebourgState, faction: int) -> int:
    """The leader whom a faction has met, even one who has left since."""
    role = LEADER.get(faction, "")
    return state.party.index(role) if role in state.party else -1


def deciding(state: QuintebourgState, faction: int) -> int:
    """The member who decides: the leader, or with an option the next member clockwise from a lost one (QB-RULING-34).

    -1 if there is none.
    """
    found = dealt_leader(state, faction)
    if found < 0 or (found == leader(state, faction) and state.health[found] < COMATOSE):
        return found
    seen = state.eyes[faction.bit_length() - 1]  # not a member who has joined since
    fellows = members(state, faction) & fit(state) & seen if state.options["leader_succession"] else 0
    return next((seat for seat in clockwise(state, found) if fellows >> seat & 1), -1)


def become_reptilian(game: Quintebourg, seat: int) -> None:
    """The black Reptilian converts a player (QB-RULING-26)."""
    state = game.state
    if loyal(state, PACK) >> seat & 1:
        if state.party[seat] == "seth":
            state.seth_converted = True
        return
    state.camps[seat] = state.camps[seat] & ~LOWER | REPTILIENS
    state.factions[seat] = state.factions[seat] & ~MATHS | PACK
    state.forsaken[FACTIONS.index("pack")] &= ~(1 << seat)
    game.tell(seat, Converted(seat, "reptiliens"))


def become_idealist(game: Quintebourg, seat: int) -> None:
    """The prophet converts a player.

    The player no longer counts as a member of the faction but still meets with it (QB-RULING-27). With an option the
    player leaves the meetings too. A lover's camp does not change.
    """
    state = game.state
    if state.lover[seat] < 0:
        state.camps[seat] = IDEALISTES
        if state.options["converts_leave"]:
            state.factions[seat] = 0
        for index in range(len(FACTIONS)):
            state.forsaken[index] |= (state.factions[seat] >> index & 1) << seat
    game.tell(seat, Converted(seat, camp(state, seat)))


def counted(state: QuintebourgState, seat: int) -> int:
    """The camps in which a player counts: the own, and that of a lover's alibi unless the black Reptilian took it."""
    taken = state.alibi[seat] and state.camps[seat] & REPTILIENS
    return state.camps[seat] | (0 if taken else CAMP_OF.get(state.alibi[seat], 0))


def join(state: QuintebourgState, seat: int, camp: int) -> None:
    """Skadi has chosen: she becomes a full member."""
    state.camps[seat] |= camp
    state.factions[seat] |= FACTION_OF_CAMP.get(camp, 0)
    state.skadi_camp = camp


def camps_in_play(state: QuintebourgState) -> list[str]:
    """The camps that the cards of this game can win with, which everybody knows (QB-PRESET-02)."""
    found = 0
    for party in state.party:
        found |= CAMP_OF[party]
    return [name for order, name in enumerate(CAMPS) if found >> order & 1]
