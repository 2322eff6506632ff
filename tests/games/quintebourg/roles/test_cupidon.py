"""Cupid, who makes somebody admired."""

from __future__ import annotations

import pytest

from meetinghouse.engine.values import Seat
from meetinghouse.games.quintebourg.events import (
    Admired,
    PostsExchanged,
)
from meetinghouse.games.quintebourg.state import Quintebourg

from ..town import (
    BEN,
    GUS,
    HANA,
    asked,
    call,
    called,
    choose,
    close,
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


def options(game: Quintebourg, seat: int) -> set[int]:
    """The players that this seat may name."""
    return {option.seat for option in asked(game, seat).options if isinstance(option, Seat)}


@pytest.mark.rule("QB-EFF-CUPIDON-03", "QB-NIGHT-GEN-06")
def test_from_his_second_call_cupid_may_have_somebody_admired_at_dawn() -> None:
    assert nights("admire", "cupidon") == ["tue", "fri"]
    assert nights("admire", "cupidon", night=1) == []
    game = town(
        "rept-alpha", at="admire", weekday="tue", effects={BEN: "cupidon"}, posts={"president": GUS}, health={9: "c"}
    )
    assert options(game, BEN) == set(range(12)) - {9}
    call(game, s1=HANA)
    close(game)
    assert told(game, None, Admired) == [Admired(HANA)]


@pytest.mark.rule("QB-EFF-CUPIDON-04")
def test_the_admired_may_exchange_his_post_with_anybodys() -> None:
    posts = {"president": GUS, "senateur": HANA}
    game = town("rept-alpha villageois medecin", at="dawn", posts=posts, admired=HANA)
    choose(game, HANA, "president")
    assert (game.state.holder("president"), game.state.holder("senateur")) == (HANA, GUS)
    assert told(game, None, PostsExchanged) == [PostsExchanged(HANA, "president", GUS, "senateur")]
    game = town("rept-alpha villageois medecin", at="dawn", posts=posts, admired=HANA)
    choose(game, HANA, "none")
    assert game.state.holder("president") == GUS
