"""The roles: whom each may name at night, and what comes of it; the witch and the hunter have steps in ``phases``."""

from collections.abc import Callable
from typing import NamedTuple

from meetinghouse.engine.candidates import Seats
from meetinghouse.engine.masked import SUSPICION

from . import verbs
from .state import CUPID, DOCTOR, HUNTER, SEER, VILLAGER, WEREWOLF, WITCH, Village, VillageState


def no_fellow(state: VillageState, seat: int) -> Seats:
    return state.others(seat).bar(state.holders(WEREWOLF), "WW-WOLF-02")


def another_than_last_night(state: VillageState, seat: int) -> Seats:
    last = 0 if state.guarded < 0 else 1 << state.guarded
    return Seats(state.living).bar(last, "WW-DOCTOR-03")


class Role(NamedTuple):
    """At night everybody names somebody: most of them only whom they suspect."""

    name: str
    least: int = 0  # dealt from this number of players on, unless the host decides
    kind: str = SUSPICION  # of what it is asked at night
    among: Callable[[VillageState, int], Seats] = VillageState.others
    act: Callable[[Village, int, int], None] | None = verbs.suspect  # None: one name alone does nothing
    seen_by: str = "nobody"


_ALL = (
    Role(CUPID, 9, "first-lover", lambda state, _: Seats(state.living), None),
    Role(WEREWOLF, 0, "prey", no_fellow, None, "fellows"),
    Role(DOCTOR, 6, "guard", another_than_last_night, verbs.guard),
    Role(SEER, 5, "look", VillageState.others, verbs.see),
    Role(WITCH, 8),
    Role(HUNTER, 7),
    Role(VILLAGER),
)
ROLES = {role.name: role for role in _ALL}


def tonight(state: VillageState, seat: int) -> Role:
    """The role by which that seat acts: after the first night Cupid is like a villager."""
    name = state.roles[seat]
    return ROLES[VILLAGER if name == CUPID and state.night > 1 else name]
