"""Eris and Cupid, who each bind two players together."""

from __future__ import annotations

import pytest

from meetinghouse.games.quintebourg.events import (
    PairMade,
)

from ..town import (
    BEN,
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


@pytest.mark.parametrize(
    ("role", "name", "duo"),
    [
        pytest.param("eris", "make-haters", "haters", marks=pytest.mark.rule("QB-EFF-ERIS-01")),
        pytest.param("cupidon", "make-partners", "partners", marks=pytest.mark.rule("QB-EFF-CUPIDON-01")),
    ],
)
@pytest.mark.parametrize(("state", "able"), [("i", True), ("b", True), ("c", True), ("q", True), ("m", False)])
@pytest.mark.parametrize("weekday", ["mon", "thu"])
def test_on_the_first_night_two_are_bound(role: str, name: str, duo: str, state: str, able: bool, weekday: str) -> None:
    game = town("rept-alpha", at=[name, "sleep"], night=1, weekday=weekday, effects={BEN: role}, health={BEN: state})
    assert called(game) == ({BEN} if able else set())
    if able:
        call(game, s1=[GUS, HANA])
        bonds = game.state.hater if duo == "haters" else game.state.casual
        assert (bonds[GUS], bonds[HANA]) == (HANA, GUS)
        assert sum(bond >= 0 for bond in bonds) == 2


@pytest.mark.rule("QB-EFF-ERIS-01", "QB-EFF-CUPIDON-01")
def test_on_later_nights_no_pair_is_made() -> None:
    assert nights("make-haters", "eris") == nights("make-partners", "cupidon") == []


@pytest.mark.parametrize(
    ("role", "name", "duo"),
    [
        pytest.param("eris", "make-haters", "haters", marks=pytest.mark.rule("QB-EFF-ERIS-02")),
        pytest.param("cupidon", "make-partners", "partners", marks=pytest.mark.rule("QB-EFF-CUPIDON-02")),
    ],
)
def test_the_two_are_told_of_each_other_and_not_by_whom(role: str, name: str, duo: str) -> None:
    game = town("rept-alpha", at=[name, "sleep"], night=1, weekday="thu", effects={BEN: role})
    call(game, s1=[GUS, HANA])
    assert told(game, GUS, PairMade) == [PairMade(GUS, HANA, duo)]
    assert told(game, HANA, PairMade) == [PairMade(HANA, GUS, duo)]
    assert all(not told(game, seat, PairMade) for seat in range(12) if seat not in (GUS, HANA))
    assert game.view(GUS).people[HANA].duo == (duo,)
    assert game.view(GUS).people[BEN].effect == ""
