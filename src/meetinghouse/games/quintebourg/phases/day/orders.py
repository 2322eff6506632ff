"""Orders to vote: who falls if an order is not obeyed, decided when the voter votes (QB-RULING-86, -87)."""

from __future__ import annotations

from ...components.names import COMATOSE, WOUNDED
from ...state import QuintebourgState
from .suffrage import free_of_charge, law_of, voters, within_reach


def judge(state: QuintebourgState, seat: int, names: list[int]) -> None:
    """Compare a ballot with its voter's orders. Of a ranking only the first name counts."""
    obeyed = names[:1] if law_of(state).ballot == "condorcet" else names
    for voter, name, *_ in state.orders:
        if voter == seat and name not in obeyed and _binds(state, voter, name):
            _blame(state, state.law_senator if _impossible(state, voter, name) else voter)


def judge_excluded(state: QuintebourgState) -> None:
    """When the vote opens: the senator pays for everybody whom the law does not let vote at all."""
    for voter, name, *_ in state.orders:
        if not voters(state) >> voter & 1 and _binds(state, voter, name):
            _blame(state, state.law_senator)


def _binds(state: QuintebourgState, voter: int, name: int) -> bool:
    """Whether an order binds: the voter has not fallen, and the player to name is not taken for dead."""
    return state.health[voter] <= WOUNDED and state.health[name] <= COMATOSE


def _impossible(state: QuintebourgState, voter: int, name: int) -> bool:
    """Whether the law made the ordered vote impossible. A voter who has spent the coins for it has no excuse."""
    poor = state.coins[voter] + state.spent[voter] < law_of(state).price and not free_of_charge(state, voter)
    return poor or not within_reach(state, voter) >> name & 1


def _blame(state: QuintebourgState, seat: int) -> None:
    """This player falls at the coming step B."""
    if seat >= 0 and seat not in state.culprits:
        state.culprits.append(seat)
