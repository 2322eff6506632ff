"""Sections 6.7 and 6.8: the Reptilians, Seth and the fennec."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.values import Seat
from meetinghouse.games.quintebourg.components.names import room
from meetinghouse.games.quintebourg.events import GroupChose, GroupMet, HealthFelt
from meetinghouse.games.quintebourg.phases.night.program import program

from ..town import (
    ANA,
    BEN,
    CLEO,
    DAN,
    EVA,
    GUS,
    HANA,
    IVO,
    asked,
    call,
    called,
    choose,
    refused,
    states,
    told,
    town,
    until,
)

FOUR = "rept-alpha rept-rouge rept-noire seth fennec"

RAID = ["pack", "positions", "attack", "science"]


@pytest.mark.rule("QB-ROLE-REPT-01", "QB-ROLE-SETH-01")
@pytest.mark.parametrize("weekday", ["mon", "tue", "wed", "thu", "fri", "sat"])
def test_every_night_the_pack_confers_with_seth_among_them(weekday: str) -> None:
    game = town(FOUR, at="nightfall", weekday=weekday)
    until(game, "pack")
    assert called(game) == {ANA, BEN, CLEO, DAN}
    assert [channel.writers for channel in game.view(DAN).channels] == [(ANA, BEN, CLEO, DAN)]
    choose(game, BEN, GUS)
    assert [(mark.seat, mark.choice) for mark in game.view(DAN).own.marks] == [(BEN, Seat(GUS))]
    assert not game.view(EVA).own.marks


@pytest.mark.rule("QB-ROLE-REPT-02", "QB-ROLE-ALPHA-01", "QB-RULING-53")
@pytest.mark.parametrize(
    ("chosen", "target"),
    [
        ({"s0": GUS, "s1": GUS, "s2": GUS, "s3": GUS}, GUS),
        ({"s0": HANA, "s1": GUS, "s2": GUS, "s3": GUS}, HANA),
        ({"s1": GUS, "s2": GUS, "s3": GUS}, None),
        ({"s0": HANA}, HANA),
        ({"s0": "none", "s1": "none", "s2": "none", "s3": "none"}, None),
    ],
)
def test_where_they_disagree_the_voice_of_the_alpha_prevails(chosen: dict[str, Any], target: int | None) -> None:
    game = town(FOUR, at=["pack", "sleep"])
    call(game, **chosen)
    assert game.state.targets == ({} if target is None else {"pack": [target, target]})
    assert told(game, DAN, GroupChose) == [GroupChose("pack", target, False)]


@pytest.mark.rule("QB-ROLE-REPT-03", "QB-ROLE-SETH-01")
def test_later_in_the_night_they_attack_seth_too() -> None:
    game = town(FOUR, at=RAID, dice={"damage": [5]})
    call(game, s0=GUS)
    assert [game.state.position[seat] for seat in (ANA, BEN, CLEO, DAN, EVA)] == [GUS, GUS, GUS, GUS, EVA]
    assert states(game)[GUS] == "q"


@pytest.mark.rule("QB-ROLE-REPT-04", "QB-ROLE-SETH-03", "QB-ROLE-ROUGE-02")
def test_they_cannot_point_at_each_other() -> None:
    game = town(FOUR, at="pack")
    for seat in (ANA, BEN, DAN):
        for other in (ANA, BEN, CLEO, DAN):
            refused(game, asked(game, seat).id, other, "QB-RULING-63")


@pytest.mark.rule("QB-ROLE-REPT-04", "QB-ROLE-SETH-03", "QB-ROLE-ROUGE-02")
def test_a_member_at_the_attacked_place_is_never_its_victim() -> None:
    for host in (BEN, DAN):
        game = town(FOUR, at=RAID, asleep=1 << host, dice={"damage": [9]})
        call(game, s0=(host, "home"), s1=(host, "home"))
        assert game.state.targets["pack"] == [host, host]
        assert states(game) == "i" * 12


@pytest.mark.rule("QB-ROLE-REPT-05")
@pytest.mark.parametrize(("pack", "after"), [("rept-alpha", "c"), ("rept-alpha reptilienne", "q")])
def test_an_attack_is_stronger_where_they_outnumber(pack: str, after: str) -> None:
    game = town(pack, at=RAID, dice={"damage": [6]})
    call(game, s0=GUS, **({"s1": GUS} if " " in pack else {}))
    assert states(game)[GUS] == after


@pytest.mark.rule("QB-ROLE-REPT-06")
@pytest.mark.parametrize(
    ("state", "asleep", "after"), [("i", 0, "c"), ("i", 1 << GUS, "q"), ("c", 0, "q"), ("b", 0, "c")]
)
def test_the_comatose_and_heavy_sleepers_do_not_count(state: str, asleep: int, after: str) -> None:
    game = town("rept-alpha", at=RAID, health={GUS: state}, asleep=asleep, dice={"damage": [6]})
    call(game, s0=GUS)
    assert states(game)[GUS] == after


@pytest.mark.rule("QB-ROLE-REPT-07")
def test_they_can_be_hurt_by_one_who_defends_himself() -> None:
    game = town("rept-alpha", at=RAID, effects={GUS: "assassin"}, dice={"damage": [0], "defence": [8]})
    call(game, s0=GUS)
    assert states(game)[ANA] == "q"


@pytest.mark.rule("QB-ROLE-REPT-08", "QB-ROLE-REPT-09", "QB-RULING-35")
def test_they_know_who_the_alpha_is_and_of_the_others_only_that_they_belong_to_them() -> None:
    game = town(FOUR, at="nightfall", night=1, weekday="thu", met=[0] * 6)
    for seat in (ANA, BEN, CLEO, DAN):
        assert told(game, seat, GroupMet)[0] == GroupMet("pack", (ANA, BEN, CLEO, DAN), ANA)
        people = game.view(seat).people
        assert people[ANA].leads == (() if seat == ANA else ("pack",))
        assert {people[other].party for other in (ANA, BEN, CLEO, DAN) if other != seat} == {""}
        assert all("pack" in people[other].groups for other in (ANA, BEN, CLEO, DAN) if other != seat)
    assert not told(game, GUS, GroupMet)


@pytest.mark.rule("QB-ROLE-REPT-10")
def test_they_do_not_learn_which_of_them_were_present() -> None:
    heard = []
    for away in (0, 1 << CLEO):
        game = town(FOUR, at=RAID, asleep=away, dice={"damage": [0]})
        call(game, s0=GUS)
        assert (game.state.position[CLEO] == GUS) is not bool(away)
        heard.append([event for event in game.heard(ANA) if not isinstance(event, HealthFelt)])
    assert heard[0] == heard[1]


@pytest.mark.rule("QB-ROLE-ALPHA-02", "QB-RULING-54")
@pytest.mark.parametrize(("state", "raid"), [("i", True), ("b", True), ("c", False), ("q", False), ("m", False)])
def test_without_an_alpha_on_her_feet_when_they_choose_there_is_no_attack(state: str, raid: bool) -> None:
    game = town(FOUR, at=["pack", "sleep"], health={ANA: state})
    call(game, **{f"s{seat}": GUS for seat in sorted(called(game))})
    assert ("pack" in game.state.targets) is raid


@pytest.mark.rule("QB-RULING-54")
def test_an_alpha_who_falls_after_the_choice_does_not_cancel_it() -> None:
    game = town(
        FOUR,
        at=["pack", "nurse", "positions", "attack", "science"],
        effects={IVO: "chirurgien"},
        health="b",
        dice={"damage": [9]},
    )
    call(game, s0=GUS)
    call(game, s8=("poison", ANA))
    assert states(game)[ANA] == "c"
    assert game.state.position[ANA] == room(ANA)
    assert states(game)[GUS] == "m"


@pytest.mark.rule("QB-RULING-118")
def test_the_pack_is_not_called_in_a_mode_without_reptilians() -> None:
    assert "pack" not in program(town("hess", mode="m").state)
