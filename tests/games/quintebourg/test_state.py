"""The town as plain data."""

from __future__ import annotations

from meetinghouse.games.quintebourg.state import QuintebourgState

from .town import town


def test_a_copy_has_every_field_and_shares_none_that_changes() -> None:
    state = town("rept-alpha medecin", at="vote", effects={0: "assassin"}).state
    state.votes, state.guards, state.seen[0] = [[0, 1]], [[2, 3]], {1: 1}
    other = state.copy()
    assert other.dump() == state.dump()
    for name in QuintebourgState.fields:
        mine, theirs = getattr(state, name), getattr(other, name)
        if isinstance(mine, list | dict):
            assert mine is not theirs, name
        if isinstance(mine, list) and any(isinstance(line, list | dict) for line in mine):
            assert not any(one is two for one, two in zip(mine, theirs, strict=True)), name
