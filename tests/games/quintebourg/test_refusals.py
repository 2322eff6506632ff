"""Forbidden answers are refused with the clause that they break, and change nothing."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.values import Seat, Word
from meetinghouse.games.quintebourg.state import Quintebourg

from .daily import ALPHA, ALPHA_DOCTOR, married, vote
from .town import (
    ANA,
    BEN,
    CLEO,
    DAN,
    EVA,
    FINN,
    GUS,
    HANA,
    IVO,
    JOY,
    KIM,
    LEO,
    asked,
    choose,
    n,
    refused,
    town,
)

POSTS = {"president": CLEO, "senateur": DAN, "scrutateur": EVA, "procureur": FINN}
HURT = {KIM: "c", LEO: "q", JOY: "m"}
DOCTOR_CLEO = "rept-alpha villageois medecin"


def closed_at(game: Quintebourg, id: str) -> dict[object, str]:
    """The closed options, with their clauses."""
    return {shut.option: shut.rule for shut in game.closed(id)}


# votes


@pytest.mark.rule("QB-RULING-101")
@pytest.mark.parametrize("name", [LEO, JOY, GUS])
def test_nobody_votes_against_the_dead_or_the_condemned(name: int) -> None:
    game = town(ALPHA, at="vote", posts=POSTS, health=HURT, condemned=1 << GUS)
    refused(game, asked(game, CLEO).id, name, "QB-RULING-101")


@pytest.mark.parametrize(
    ("law", "ballot", "rule"),
    [
        pytest.param("no-blank", "blank", "QB-LAW-02", marks=pytest.mark.rule("QB-LAW-02")),
        pytest.param("two", [FINN], "QB-LAW-04", marks=pytest.mark.rule("QB-LAW-04")),
        pytest.param("two", [FINN, FINN], "QB-LAW-04", marks=pytest.mark.rule("QB-LAW-04")),
        pytest.param("two", [FINN, GUS, HANA], "QB-LAW-04", marks=pytest.mark.rule("QB-LAW-04")),
        pytest.param("two", [], "QB-LAW-04", marks=pytest.mark.rule("QB-LAW-04")),
        pytest.param("up-to-three", [ANA, BEN, DAN, EVA], "QB-LAW-05", marks=pytest.mark.rule("QB-LAW-05")),
        pytest.param("up-to-three", [ANA, ANA], "QB-LAW-05", marks=pytest.mark.rule("QB-LAW-05")),
        pytest.param("three", [ANA], "QB-LAW-06", marks=pytest.mark.rule("QB-LAW-06")),
        pytest.param("three", [], "QB-LAW-06", marks=pytest.mark.rule("QB-LAW-06")),
        pytest.param("condorcet", [ANA, ANA], "QB-LAW-01", marks=pytest.mark.rule("QB-LAW-01")),
        pytest.param("not-neighbours", BEN, "QB-LAW-07", marks=pytest.mark.rule("QB-LAW-07")),
        pytest.param("not-neighbours", DAN, "QB-LAW-07", marks=pytest.mark.rule("QB-LAW-07")),
        pytest.param("only-neighbours", ANA, "QB-LAW-08", marks=pytest.mark.rule("QB-LAW-08")),
        pytest.param("up-to-three", [ANA, LEO], "QB-RULING-101", marks=pytest.mark.rule("QB-RULING-101")),
        pytest.param("only-neighbours", LEO, "QB-RULING-101", marks=pytest.mark.rule("QB-RULING-101")),
    ],
)
def test_a_ballot_that_the_law_of_the_day_forbids_is_refused(law: str, ballot: Any, rule: str) -> None:
    game = town(ALPHA, at="vote", posts=POSTS, law=law, law_senator=DAN, health=HURT)
    refused(game, asked(game, CLEO).id, ballot, rule)


@pytest.mark.rule("QB-RULING-105")
@pytest.mark.parametrize(
    ("law", "rule"),
    [
        ("pay-any", "QB-LAW-15"),
        ("pay-scrutineer", "QB-LAW-16"),
        ("pay-deputy", "QB-LAW-17"),
        ("pay-doctor", "QB-LAW-18"),
        ("pot", "QB-LAW-19"),
    ],
)
def test_who_has_no_coin_for_the_vote_cannot_name_anybody(law: str, rule: str) -> None:
    game = town(ALPHA_DOCTOR, at="vote", posts=POSTS, law=law, law_senator=DAN, coins={CLEO: 0})
    refused(game, asked(game, CLEO).id, FINN, rule)
    assert closed_at(game, asked(game, CLEO).id)[Seat(FINN)] == rule


@pytest.mark.rule("QB-LAW-15")
@pytest.mark.parametrize("taker", [CLEO, LEO])
def test_the_coin_of_a_vote_goes_neither_to_oneself_nor_to_the_dead(taker: int) -> None:
    game = town(ALPHA, at="vote", posts=POSTS, law="pay-any", law_senator=DAN, health=HURT)
    choose(game, CLEO, GUS)
    refused(game, asked(game, CLEO).id, taker, "QB-LAW-15")


@pytest.mark.rule("QB-RULING-94", "QB-POST-PRESIDENT-11")
def test_only_the_tied_can_be_chosen() -> None:
    game = town(ALPHA, at="vote", posts=POSTS)
    vote(game, {EVA: GUS, FINN: HANA})
    refused(game, asked(game, CLEO).id, IVO, "QB-RULING-94")
    game = town(ALPHA, at="vote", posts=POSTS, special=True, options={"special_blank": True})
    vote(game, {CLEO: GUS, EVA: GUS, ANA: HANA, BEN: IVO, DAN: JOY, FINN: KIM})
    refused(game, asked(game, FINN).id, [HANA, IVO, GUS], "QB-POST-PRESIDENT-11")
    refused(game, asked(game, FINN).id, [HANA], "QB-POST-PRESIDENT-11")


# the session


@pytest.mark.rule("QB-POST-PRESIDENT-02")
def test_a_special_session_the_day_after_another_is_closed() -> None:
    game = town(ALPHA, at="session", posts=POSTS, special_day=4)
    id = asked(game, CLEO).id
    assert closed_at(game, id) == {Word("special"): "QB-POST-PRESIDENT-02"}
    refused(game, id, "special", "QB-POST-PRESIDENT-02")
    assert closed_at(town(ALPHA, at="session", posts=POSTS), id) == {}


@pytest.mark.rule("QB-LAW-23", "QB-RULING-134", "QB-RULING-99")
@pytest.mark.parametrize(
    ("law", "rule"), [("pay-doctor", "QB-LAW-23"), ("doctor-only", "QB-RULING-134"), ("anarchy", "QB-RULING-99")]
)
def test_a_law_that_cannot_be_carried_out_is_not_proposed(law: str, rule: str) -> None:
    game = town(ALPHA, at="session", posts=POSTS)
    choose(game, CLEO, "normal")
    refused(game, asked(game, HANA).id, law, rule)


@pytest.mark.rule("QB-POST-SENATOR-01")
def test_the_senator_says_yes_or_no() -> None:
    game = town(ALPHA, at="session", posts=POSTS)
    choose(game, CLEO, "normal")
    for decision in game.decisions:
        choose(game, decision.seat, "two")
    refused(game, asked(game, DAN).id, "perhaps", "QB-POST-SENATOR-01")


# the morning


@pytest.mark.rule("QB-POST-SCRUTINEER-02", "QB-POST-SCRUTINEER-03", "QB-RULING-90", "QB-POST-GEN-01")
@pytest.mark.parametrize(
    ("name", "rule"),
    [
        (CLEO, "QB-POST-SCRUTINEER-02"),
        (GUS, "QB-POST-SCRUTINEER-03"),
        (DAN, "QB-RULING-90"),
        (KIM, "QB-RULING-90"),
        (LEO, "QB-RULING-90"),
    ],
)
def test_the_scrutineer_appoints_neither_who_resigned_nor_himself_nor_who_is_not_free(name: int, rule: str) -> None:
    game = town(ALPHA, at="dawn", posts=POSTS, health=HURT, resigning=[CLEO])
    refused(game, asked(game, GUS).id, name, rule)


@pytest.mark.rule("QB-POST-SCRUTINEER-06")
def test_only_an_applicant_gets_the_post() -> None:
    game = town(ALPHA, at="dawn", posts={"scrutateur": ANA, "pick-mirko": -1})
    for decision in game.decisions:
        choose(game, decision.seat, "pick-mirko" if decision.seat in (DAN, EVA) else "none")
    refused(game, asked(game, BEN).id, FINN, "QB-POST-SCRUTINEER-06")


@pytest.mark.rule("QB-POST-NOTARY-01", "QB-POST-NOTARY-02", "QB-RULING-93")
@pytest.mark.parametrize(
    ("chosen", "wrong", "rule"),
    [
        ([], FINN, "QB-POST-NOTARY-02"),
        ([], JOY, "QB-RULING-93"),
        ([ANA], ANA, "QB-POST-NOTARY-01"),
        ([ANA], JOY, "QB-POST-NOTARY-01"),
        ([ANA, LEO], n(9), "QB-POST-NOTARY-01"),
        ([ANA, LEO], n(0), "QB-POST-NOTARY-01"),
        ([ANA, LEO], n(-1), "QB-POST-NOTARY-01"),
    ],
)
def test_a_notary_leaves_what_there_is_and_not_to_himself_or_the_dead(chosen: list[Any], wrong: Any, rule: str) -> None:
    coins = {JOY: 0, KIM: 1}
    game = town(ALPHA, at="dawn", posts={"notaire": FINN}, health=HURT | {KIM: "q"}, coins=coins)
    choose(game, FINN, *chosen)
    refused(game, asked(game, FINN).id, wrong, rule)


@pytest.mark.rule("QB-RULING-79")
@pytest.mark.parametrize("post", ["bourreau", "senateur", "notaire"])
def test_the_admired_does_not_take_the_executioners_post_nor_his_own_nor_a_vacant_one(post: str) -> None:
    game = town(ALPHA_DOCTOR, at="dawn", posts={**POSTS, "notaire": -1}, admired=DAN)
    refused(game, asked(game, DAN).id, post, "QB-RULING-79")


@pytest.mark.rule("QB-RULING-77")
@pytest.mark.parametrize("name", [CLEO, DAN, EVA])
def test_the_harassed_changes_neither_with_the_doctor_nor_with_himself_nor_with_his_spouse(name: int) -> None:
    game = town(DOCTOR_CLEO, at="dawn", harassed=[DAN], **married(DAN, EVA))
    refused(game, asked(game, DAN).id, name, "QB-RULING-77")


@pytest.mark.rule("QB-POST-OPT-04", "QB-RULING-80")
@pytest.mark.parametrize(
    ("post", "rule"),
    [("pick-mirka", "QB-POST-OPT-04"), ("president", "QB-POST-OPT-04"), ("pick-mirko", "QB-RULING-80")],
)
def test_one_applies_for_a_vacant_post_that_one_did_not_give_up_this_morning(post: str, rule: str) -> None:
    game = town(ALPHA, at="dawn", posts={"pick-mirko": CLEO, "pick-mirka": DAN, "adj-randy": -1}, resigning=[CLEO])
    refused(game, asked(game, CLEO).id, post, rule)
