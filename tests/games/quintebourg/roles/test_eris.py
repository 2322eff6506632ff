"""Eris, who moves posts from player to player."""

from __future__ import annotations

import pytest

from meetinghouse.games.quintebourg.events import (
    PostsShifted,
)

from ..town import (
    BEN,
    EVA,
    FINN,
    GUS,
    HANA,
    call,
    called,
    told,
    town,
)

WEEK = ("mon", "tue", "wed", "thu", "fri", "sat")


def nights(name: str, role: str, night: int = 5) -> list[str]:
    """The weekdays on which a holder of the role is asked something real in this call."""
    games = [
        (weekday, town("rept-alpha", at=name, weekday=weekday, night=night, effects={BEN: role})) for weekday in WEEK
    ]
    return [weekday for weekday, game in games if called(game) == {BEN}]


@pytest.mark.rule("QB-EFF-ERIS-03", "QB-NIGHT-GEN-06")
@pytest.mark.parametrize(("way", "holder"), [("clockwise", HANA), ("anticlockwise", FINN), ("none", GUS)])
def test_from_her_second_call_eris_may_shift_all_posts(way: str, holder: int) -> None:
    assert nights("shift-posts", "eris") == ["mon", "thu"]
    assert nights("shift-posts", "eris", night=1) == []
    game = town("rept-alpha", at="shift-posts", effects={BEN: "eris"}, posts={"president": GUS, "senateur": EVA})
    call(game, s1=way)
    assert game.state.holder("president") == holder
    assert (told(game, None, PostsShifted) == []) is (way == "none")


@pytest.mark.rule("QB-EFF-ERIS-04")
def test_her_shift_never_moves_the_executioner() -> None:
    parties = ["rept-alpha"] + ["villageois"] * 5 + ["medecin"]
    game = town(parties, at="shift-posts", effects={BEN: "eris"}, posts={"president": FINN})
    call(game, s1="clockwise")
    assert (game.state.holder("bourreau"), game.state.holder("president")) == (GUS, HANA)
