"""The red Reptilian, who strikes a member of the pack."""

from __future__ import annotations

import pytest

from meetinghouse.games.quintebourg.state import Quintebourg

from ..town import (
    ANA,
    BEN,
    CLEO,
    DAN,
    asked,
    choose,
    invoke,
    states,
    town,
)

FOUR = "rept-alpha rept-rouge rept-noire seth fennec"


def marks(game: Quintebourg, seat: int) -> set[int]:
    """The players against whom this seat may use the power."""
    return {option[1].seat for option in asked(game, seat).options if isinstance(option, tuple)}  # type: ignore[union-attr]


@pytest.mark.rule("QB-ROLE-ROUGE-01", "QB-RULING-136")
def test_the_red_reptilian_may_strike_seth_but_nobody_who_is_taken_for_dead() -> None:
    game = town(FOUR, at="debate", health={ANA: "c", CLEO: "q"})
    invoke(game, BEN)
    assert marks(game, BEN) == {ANA, DAN}
    choose(game, BEN, ("rouge-kill", DAN))
    assert states(game)[DAN] == "q"
