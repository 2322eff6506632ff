"""The base class of roles: what a card lets its holder do. Each role has a file of its own beside this one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ..phases.night.call import Call
from ..state import QuintebourgState
from .power import Power

ROLE: dict[str, Role] = {}  # by the name on the card; `roles.all` lists them


class Role:
    """A role: its calls of the night, its powers at any moment, and answers to the rules' questions."""

    def __init__(
        self,
        *names: str,
        calls: Sequence[Call] = (),
        powers: Sequence[Power] = (),
        uses: Sequence[str] = (),
        defends: bool = False,
        for_doctor: bool = True,
    ) -> None:
        self.names = names  # several cards may be the same role under different names
        self.calls = calls
        self.powers = powers
        self.uses = [*uses, *[power.name for power in powers if power.once]]  # powers that may be used once
        self.defends = defends  # hits back when attacked (QB-ATK-11)
        self.for_doctor = for_doctor  # the doctor may hold it (QB-PRESET-06)
        for call in calls:
            call.roles = names

    def protect(self, state: QuintebourgState, seat: int, health: int) -> int:
        """The health in which a blow leaves the holder, if it would leave others in this one."""
        return health

    def possible(self, state: QuintebourgState, seat: int) -> bool:
        """Whether the holder's health is possible; redealt worlds are checked with it."""
        return True


ROLE[""] = Role("")  # for a player without such a card


def roles_of(state: QuintebourgState, seat: int) -> tuple[Role, Role]:
    """The roles of a player's two cards."""
    return ROLE[state.party[seat]], ROLE[state.effect[seat]]


@cache  # never changed: a player who uses a power gets another one
def first_uses(party: str, effect: str) -> dict[str, int]:
    """How often the holder of these two cards may use their powers."""
    return {use: 1 for card in (party, effect) for use in ROLE[card].uses}
