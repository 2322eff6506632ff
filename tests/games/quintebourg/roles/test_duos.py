"""Section 8: love, hate, casual partners."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.games.quintebourg.components.names import BUNKER
from meetinghouse.games.quintebourg.events import DuoNews, HealthReported, PairMade
from meetinghouse.games.quintebourg.queries.positions import Level

from ..town import (
    ANA,
    BEN,
    CLEO,
    DAN,
    EVA,
    FINN,
    GUS,
    HANA,
    asked,
    call,
    called,
    choose,
    close,
    pair,
    refused,
    states,
    told,
    town,
    until,
)

WEEK = ("mon", "tue", "wed", "thu", "fri", "sat")
MEET = {"haters": ["tue", "fri"], "partners": ["wed", "sat"], "lovers": list(WEEK)}
TABLE3 = ["bc", "ib", "ib", "ib", "ii", "bb", "bi", "bi", "bi", "cb"]
LOVERS = "rept-alpha amoureux amoureux"


@pytest.mark.rule("QB-DUO-01", "QB-DUO-04", "QB-DUO-06")
@pytest.mark.parametrize("name", ["haters", "partners", "lovers"])
def test_on_its_nights_a_pair_decides_at_whose_home_it_meets(name: str) -> None:
    bonds: dict[str, Any] = {"hater": pair(EVA, FINN), "casual": pair(GUS, HANA)}
    two = {"haters": {EVA, FINN}, "partners": {GUS, HANA}, "lovers": {BEN, CLEO}}[name]
    found = []
    for weekday in WEEK:
        game = town(LOVERS, at="nightfall", weekday=weekday, **bonds)
        names = set()
        while game.state.weekday == WEEK.index(weekday) and "sleep" not in names:
            names = set(getattr(game.agenda[-1], "names", ()))
            if name in names:
                assert called(game) == two
                found.append(weekday)
            close(game)
    assert found == MEET[name]


@pytest.mark.rule("QB-DUO-01", "QB-RULING-46")
@pytest.mark.parametrize(
    ("one", "two", "draw", "place"),
    [
        ("mine", "theirs", 0, EVA), ("theirs", "mine", 0, FINN), ("mine", "mine", 0, EVA), ("mine", "mine", 1, FINN),
        ("theirs", "theirs", 0, EVA), (None, "theirs", 0, EVA), (None, None, 1, FINN),
    ],
)  # fmt: skip
def test_where_they_propose_different_homes_chance_decides(
    one: str | None, two: str | None, draw: int, place: int
) -> None:
    said = {name: choice for name, choice in (("s4", one), ("s5", two)) if choice}
    game = town("rept-alpha", at=["haters", "sleep"], weekday="tue", hater=pair(EVA, FINN), dice={"haters": [draw]})
    call(game, **said)
    assert game.state.haters_place == place


@pytest.mark.rule("QB-DUO-02", "QB-KNOW-32")
def test_each_member_who_is_free_finds_out_whether_the_other_came() -> None:
    game = town("rept-alpha", at=["positions", "science"], hater=pair(EVA, FINN), haters_place=EVA, dice={"fight": [4]})
    assert told(game, EVA, DuoNews) == [DuoNews(EVA, FINN, "haters", True)]
    assert told(game, FINN, DuoNews) == [DuoNews(FINN, EVA, "haters", True)]
    game = town("rept-alpha", at=["positions", "science"], hater=pair(EVA, FINN), haters_place=EVA, guards=[[EVA, GUS]])
    assert told(game, EVA, DuoNews) == []
    assert told(game, FINN, DuoNews) == [DuoNews(FINN, EVA, "haters", False)]


@pytest.mark.rule("QB-DUO-02")
@pytest.mark.parametrize("state", ["c", "q", "m"])
def test_one_whose_partner_lies_in_hospital_finds_nobody(state: str) -> None:
    game = town(
        "rept-alpha", at=["positions", "science"], casual=pair(EVA, FINN), casual_place=EVA, health={FINN: state}
    )
    assert told(game, EVA, DuoNews) == [DuoNews(EVA, FINN, "partners", False)]
    assert told(game, FINN, DuoNews) == []


@pytest.mark.rule("QB-DUO-03")
def test_if_both_are_free_the_meeting_takes_place() -> None:
    game = town("rept-alpha", at=["partners", "positions", "science"], weekday="wed", casual=pair(EVA, FINN))
    call(game, s4="theirs", s5="mine")
    assert game.state.position[EVA] == game.state.position[FINN] == FINN


@pytest.mark.rule("QB-DUO-04")
def test_haters_who_meet_fight_and_those_who_do_not_are_unharmed() -> None:
    dice = {"fight": [0]}
    assert (
        states(town("rept-alpha", at=["positions", "science"], hater=pair(EVA, FINN), haters_place=EVA, dice=dice))[4:6]
        == "bc"
    )
    game = town(
        "rept-alpha", at=["positions", "science"], hater=pair(EVA, FINN), haters_place=EVA, asleep=1 << EVA, dice=dice
    )
    assert states(game)[4:6] == "ii"
    game = town("rept-alpha", at=["positions", "science"], hater=pair(EVA, FINN), dice=dice)
    assert states(game)[4:6] == "ii"


@pytest.mark.rule("QB-DUO-05", "QB-DICE-03")
@pytest.mark.parametrize("die", range(10))
@pytest.mark.parametrize("place", [EVA, FINN])
def test_the_outcome_of_a_fight_is_read_owner_first(die: int, place: int) -> None:
    game = town(
        "rept-alpha", at=["positions", "science"], hater=pair(EVA, FINN), haters_place=place, dice={"fight": [die]}
    )
    owner, visitor = (EVA, FINN) if place == EVA else (FINN, EVA)
    assert states(game)[owner] + states(game)[visitor] == TABLE3[die]


@pytest.mark.rule("QB-RULING-130")
def test_of_haters_who_share_a_home_the_lower_seat_is_the_owner() -> None:
    slots = [0, 1, 2, 3, 5, 5, 6, 7, 8, 9, 10, 11]
    game = town(
        "rept-alpha",
        at=["positions", "science"],
        hater=pair(EVA, FINN),
        haters_place=5,
        slot=slots,
        dice={"fight": [0]},
    )
    assert states(game)[4:6] == "bc"


@pytest.mark.rule("QB-DUO-06")
def test_casual_partners_who_meet_are_where_they_agreed_and_nothing_happens() -> None:
    game = town("rept-alpha", at=["positions", "science"], casual=pair(EVA, FINN), casual_place=FINN)
    assert (game.state.position[EVA], game.state.level[EVA]) == (FINN, Level.CASUAL)
    assert states(game) == "i" * 12


@pytest.mark.rule("QB-DUO-07")
def test_a_nearly_dead_hater_is_healed_after_the_other_is_known_to_have_fallen() -> None:
    calls = ["pack", "positions", "attack"]
    game = town("rept-alpha reptilienne", at=calls, hater=pair(EVA, FINN), health={EVA: "q"}, dice={"damage": [5]})
    call(game, s0=FINN, s1=FINN)
    assert states(game)[4:6] == "qq"
    while not told(game, None, HealthReported):
        close(game)
    assert states(game)[4:6] == "qq"
    until(game, "dead-whisper")
    assert states(game)[4:6] == "iq"


@pytest.mark.rule("QB-DUO-08", "QB-RULING-82")
@pytest.mark.parametrize(("name", "role", "made"), [("make-haters", "eris", False), ("make-partners", "cupidon", True)])
def test_a_hate_between_the_two_lovers_is_silently_void(name: str, role: str, made: bool) -> None:
    game = town(LOVERS, at=[name, "sleep"], night=1, weekday="thu", effects={DAN: role})
    call(game, s3=[CLEO, BEN])
    assert game.state.hater == [-1] * 12
    assert (game.state.casual[BEN] == CLEO) is made
    assert bool(told(game, BEN, PairMade)) is made


@pytest.mark.rule("QB-RULING-82")
def test_eris_and_cupid_may_name_themselves_and_any_other_overlap_stands() -> None:
    game = town(
        LOVERS,
        at=["make-haters", "make-partners", "sleep"],
        night=1,
        weekday="thu",
        effects={DAN: "eris", EVA: "cupidon"},
    )
    call(game, s3=[DAN, BEN])
    call(game, s4=[EVA, BEN])
    assert (game.state.hater[BEN], game.state.casual[BEN], game.state.lover[BEN]) == (DAN, EVA, CLEO)


@pytest.mark.rule("QB-EFF-ERIS-01", "QB-EFF-CUPIDON-01")
@pytest.mark.parametrize(("name", "role"), [("make-haters", "eris"), ("make-partners", "cupidon")])
def test_a_pair_is_of_two_different_characters(name: str, role: str) -> None:
    game = town(LOVERS, at=name, night=1, weekday="thu", effects={DAN: role})
    choose(game, DAN, BEN)
    refused(game, asked(game, DAN).id, BEN, "QB-RULING-82")


@pytest.mark.rule("QB-DUO-09", "QB-MONEY-06")
def test_the_richest_citizens_system_does_not_prevent_a_fight() -> None:
    game = town(
        "rept-alpha",
        at=["positions", "science"],
        hater=pair(EVA, FINN),
        haters_place=EVA,
        richest=EVA,
        dice={"fight": [0]},
    )
    assert states(game)[4:6] == "bc"


@pytest.mark.rule("QB-DUO-10")
def test_after_a_cancelled_meeting_the_other_takes_his_next_long_action() -> None:
    state: dict[str, Any] = {"targets": {"pack": [GUS, GUS]}, "hater": pair(ANA, FINN), "haters_place": FINN}
    game = town("rept-alpha", at=["positions", "science"], **state, asleep=1 << FINN)
    assert (game.state.position[ANA], game.state.level[ANA]) == (GUS, Level.ATTACK)


@pytest.mark.rule("QB-RULING-51")
def test_a_meeting_with_the_doctor_never_takes_place() -> None:
    game = town(
        "rept-alpha medecin",
        at=["haters", "positions", "science"],
        weekday="tue",
        hater=pair(BEN, FINN),
        dice={"fight": [0]},
    )
    call(game, s1="mine", s5="theirs")
    assert game.state.haters_place == BUNKER
    assert (game.state.position[FINN], states(game)[FINN]) == (FINN, "i")
    assert told(game, FINN, DuoNews) == [DuoNews(FINN, BEN, "haters", False)]


@pytest.mark.rule("QB-RULING-119")
def test_without_an_answer_a_random_pair_is_made() -> None:
    game = town(
        "rept-alpha",
        at=["make-haters", "sleep"],
        night=1,
        weekday="thu",
        effects={DAN: "eris"},
        dice={"make-haters": [6, 0]},
    )
    close(game)
    assert game.state.hater == pair(GUS, ANA)
