"""The town as plain data."""

from __future__ import annotations

from meetinghouse.games.quintebourg.state import QuintebourgState

from .town import town


def test_a_copy_has_every_field_and_shares_none_that_changes() -> None:
    state = town("rept-alpha medecin", at="vote", effects={0: "assassin"}).state
    state.votes, state.guards, state.seen[0] = [(0, 1)], [(2, 3)], {1: 1}
    before = repr(state.dump())
    other = state.copy()
    assert other.dump() == state.dump()
    for name in QuintebourgState.fields:
        mine, theirs = getattr(state, name), getattr(other, name)
        if isinstance(mine, list | dict):
            assert mine is not theirs, name
        if isinstance(mine, list):
            assert not any(isinstance(line, list) for line in mine), name
    other.see(0, 1, 2)
    other.see(0, 2, 7)
    other.use(0, "free-bullet")
    assert (other.seen[0], other.uses[0]) == ({1: 3, 2: 7}, {"free-bullet": 0})
    assert repr(state.dump()) == before
