"""Casts of one role for each player: which roles are dealt, who may have which, and which claims contradict others."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from meetinghouse.engine.casting import Casting, cast, clash
from meetinghouse.engine.clocks import DAY, clock_paces, clock_settings, seconds_of
from meetinghouse.engine.people import People
from meetinghouse.engine.rules import Setup
from meetinghouse.engine.sayings import Claim, Saying
from meetinghouse.engine.values import Seat, Word

SPIES = Casting("spy", "spies", {5: 1, 8: 2}, {"guard": 5, "clerk": 7}, "citizen")


class Town(People):
    visits: int = 0


def setup(**options: object) -> Setup:
    return Setup("town", "1", 5, options, None, "")


def claim(seat: int, *parts: Word | Seat, kind: str = "am-role") -> Claim:
    return Claim(0, seat, Saying(kind, parts))


@pytest.mark.parametrize(
    ("players", "options", "roles"),
    [
        (5, {}, ["spy", "guard", "citizen", "citizen", "citizen"]),
        (8, {"guard": "no"}, ["spy", "spy", "clerk", "citizen", "citizen", "citizen", "citizen", "citizen"]),
        (5, {"spies": 3, "clerk": "yes"}, ["spy", "spy", "spy", "guard", "clerk"]),
        (5, {"spies": 4, "clerk": "yes"}, ["spy", "spy", "spy", "spy", "guard", "clerk"]),
    ],
)
def test_the_number_of_players_says_which_roles_are_dealt_unless_the_host_does(
    players: int, options: dict[str, object], roles: list[str]
) -> None:
    assert SPIES.roles(players, options) == roles


def test_a_host_may_choose_the_number_of_the_pack_and_each_single_role() -> None:
    spies, *single = SPIES.settings(most=3)

    assert (spies.name, spies.default, spies.least, spies.most) == ("spies", 0, 0, 3)
    assert [(each.name, each.values) for each in single] == [
        ("guard", ("auto", "yes", "no")),
        ("clerk", ("auto", "yes", "no")),
    ]


def test_shares_name_roles_that_are_usual_and_left_out() -> None:
    found = {each.kind: (each.count, each.usual) for each in SPIES.shares(5, {"guard": "no", "clerk": "yes"})}

    assert found == {"role-spy": (1, 1), "role-clerk": (1, 0), "role-guard": (0, 1), "role-citizen": (3, 3)}


def test_a_cast_keeps_known_roles_and_bars_nobody_else_than_it_must() -> None:
    roles = ["spy", "spy", "guard", "citizen", "citizen"]
    found = [cast(["", "guard", "", "", ""], roles, {"spy": {0}}, random.Random(seed)) for seed in range(200)]

    assert all(Counter(each) == Counter(roles) for each in found)
    assert all(each[1] == "guard" and each[0] == "citizen" for each in found)
    assert {tuple(each[2:]) for each in found} == {
        ("spy", "spy", "citizen"),
        ("spy", "citizen", "spy"),
        ("citizen", "spy", "spy"),
    }


@pytest.mark.parametrize(
    ("known", "roles", "barred"),
    [
        (["clerk", ""], ["spy", "guard"], {}),
        (["", ""], ["spy", "guard"], {"spy": {0, 1}}),
        (["", ""], ["spy", "guard", "clerk"], {}),
    ],
)
def test_roles_that_do_not_go_round_are_an_error(
    known: list[str], roles: list[str], barred: dict[str, set[int]]
) -> None:
    with pytest.raises(ValueError, match=r"not in list|larger than|more roles"):
        cast(known, roles, barred, random.Random(0))


@pytest.mark.parametrize(
    ("one", "other", "why"),
    [
        (claim(0, Word("spy")), claim(0, Word("guard")), "two-stories"),
        (claim(0, Word("guard")), claim(1, Word("guard")), "one-card"),
        (claim(0, Word("spy")), claim(1, Word("spy")), ""),
        (claim(0, Word("spy")), claim(1, Word("guard")), ""),
        (claim(0, Seat(2), kind="saw"), claim(0, Word("guard")), ""),
    ],
)
def test_claims_to_a_role_contradict_each_other(one: Claim, other: Claim, why: str) -> None:
    assert clash(one, other, ["spy", "spy", "guard", "citizen"]) == why


def test_people_live_or_are_out_and_dead_or_alive_hold_their_roles() -> None:
    town = Town(4)
    town.clear()
    town.roles, town.living = ["spy", "guard", "spy", "citizen"], 0b1011

    assert (town.everybody, town.out, town.holders("spy")) == (0b1111, (2,), 0b0101)
    assert [town.lives(seat) for seat in (-1, 0, 2)] == [False, True, False]
    assert town.others(0).options == (Seat(1), Seat(3))
    assert town.copy().dump() == [["spy", "guard", "spy", "citizen"], 0b1011, 0]


def test_clocks_are_options_and_a_pace_sets_each_of_them() -> None:
    (night,) = clock_settings("night")

    assert (night.default, night.least, night.most, night.group) == (0, 0, DAY, "clocks")
    assert clock_paces(night=(60, 40, 20), day=(9, 6, 3)) == {
        "relaxed": {"night": 60, "day": 9},
        "classic": {"night": 40, "day": 6},
        "quick": {"night": 20, "day": 3},
        "none": {},
        "async": {"night": DAY, "day": DAY},
    }
    assert [seconds_of(setup(night=0, day=30), clock) for clock in ("night", "day", "noon")] == [None, 30.0, None]
