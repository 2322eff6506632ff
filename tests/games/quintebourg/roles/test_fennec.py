"""The fennec, Seth's companion, which bites once."""

from __future__ import annotations

import pytest

from meetinghouse.games.quintebourg.events import InvocationFailed
from meetinghouse.games.quintebourg.state import Quintebourg

from ..town import (
    EVA,
    GUS,
    HANA,
    IVO,
    asked,
    choose,
    invoke,
    states,
    told,
    town,
)

FOUR = "rept-alpha rept-rouge rept-noire seth fennec"


def marks(game: Quintebourg, seat: int) -> set[int]:
    """The players against whom this seat may use the power."""
    return {option[1].seat for option in asked(game, seat).options if isinstance(option, tuple)}  # type: ignore[union-attr]


@pytest.mark.rule("QB-ROLE-FENNEC-02", "QB-HEALTH-22")
@pytest.mark.parametrize("at", ["sleep", "debate"])
def test_the_fennec_bites_anybody_once(at: str) -> None:
    game = town(FOUR, at=at, health={GUS: "b", HANA: "c", IVO: "q"})
    invoke(game, EVA)
    assert marks(game, EVA) == set(range(12)) - {EVA, IVO}
    choose(game, EVA, ("bite", HANA))
    assert states(game)[HANA] == "q"
    invoke(game, EVA)
    assert all(decision.kind != "invocation" for decision in game.decisions)


@pytest.mark.rule("QB-RULING-142")
def test_a_bite_at_one_who_has_fallen_unseen_is_refused_and_kept() -> None:
    game = town(FOUR, at="sleep")
    game.state.health[HANA] = 3
    invoke(game, EVA, "bite", HANA)
    assert told(game, EVA, InvocationFailed) == [InvocationFailed(EVA, "bite", HANA)]
    assert game.state.uses[EVA]["bite"] == 1
