"""Offers taken at the wrong time or in the wrong way are refused with a clause, and malformed ones always."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.values import Card, Seat, Word
from meetinghouse.games.quintebourg.state import Quintebourg

from .daily import ALPHA, ALPHA_DOCTOR, married
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
    at,
    choose,
    invoke,
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


DAN_TO_ANA = [1 << ANA if seat == DAN else 0 for seat in range(12)]


# gifts, inquiries, cameras, pickpockets


@pytest.mark.rule("QB-MONEY-02", "QB-RULING-116", "QB-RULING-22")
@pytest.mark.parametrize(
    ("gift", "rule"),
    [
        ((LEO, n(1)), "QB-RULING-116"),
        ((GUS, n(1)), "QB-RULING-22"),
        ((BEN, n(4)), "QB-MONEY-02"),
        ((BEN, n(0)), "QB-MONEY-02"),
        ((BEN, n(-2)), "QB-MONEY-02"),
        ((ANA, n(1)), "QB-MONEY-02"),
        ((44, n(1)), "QB-MONEY-02"),
    ],
)
def test_a_gift_is_of_ones_own_coins_to_another_who_lives(gift: Any, rule: str) -> None:
    game = town(ALPHA, at="debate", posts=POSTS, health=HURT, condemned=1 << GUS)
    refused(game, f"{ANA}-give", gift, rule)


@pytest.mark.rule("QB-RULING-22")
def test_of_the_condemned_one_is_told_that_they_are_condemned() -> None:
    game = town(ALPHA, at="weddings", posts=POSTS, condemned=1 << GUS)
    for offer, option in (("give", (Seat(GUS), n(1))), ("propose", (Seat(GUS), Word("witnesses")))):
        shut = {each.option: each.rule for each in game.closed(f"{ANA}-{offer}")}
        assert shut[option] == "QB-RULING-22"


@pytest.mark.rule("QB-RULING-116", "QB-RULING-22", "QB-SCREEN-05")
@pytest.mark.parametrize(
    ("place", "seat", "rule"),
    [
        ("sleep", ANA, "QB-RULING-116"),
        ("debate", KIM, "QB-RULING-116"),
        ("debate", LEO, "QB-RULING-116"),
        ("debate", GUS, "QB-RULING-22"),
        ("debate", HANA, "QB-MONEY-02"),
    ],
)
def test_no_gift_at_night_nor_from_the_fallen_the_condemned_the_penniless(place: str, seat: int, rule: str) -> None:
    game = town(ALPHA, at=place, posts=POSTS, health=HURT, condemned=1 << GUS, coins={HANA: 0})
    refused(game, f"{seat}-give", (BEN, n(1)), rule)


@pytest.mark.rule("QB-SCREEN-05")
@pytest.mark.parametrize("name", ["give", "inquiry", "camera"])
def test_while_somebody_invokes_nothing_else_is_done(name: str) -> None:
    game = town("rept-alpha sesiano", at="debate", posts={**POSTS, "adj-randy": GUS})
    invoke(game, BEN)
    refused(game, f"{FINN}-{name}", ANA, "QB-SCREEN-05")


@pytest.mark.rule("QB-POST-PROSECUTOR-03", "QB-DAY-13", "QB-RULING-123")
@pytest.mark.parametrize(
    ("seat", "more", "rule"),
    [
        (CLEO, {}, "QB-POST-PROSECUTOR-03"),
        (FINN, {"coins": 1}, "QB-POST-PROSECUTOR-03"),
        (FINN, {"health": {GUS: "c"}}, "QB-POST-PROSECUTOR-03"),
        (FINN, {"inquired": True, "options": {"one_inquiry": True}}, "QB-DAY-13"),
        (FINN, {"at": "sleep"}, "QB-DAY-13"),
        (FINN, {"at": "feast", "weekday": "sun"}, "QB-DAY-13"),
        (FINN, {"health": {FINN: "c"}}, "QB-RULING-123"),
    ],
)
def test_an_inquiry_is_the_prosecutors_with_a_deputy_for_two_coins_at_its_time(seat: int, more: Any, rule: str) -> None:
    game = town(ALPHA, **{"at": "debate", "posts": {**POSTS, "adj-randy": GUS}, **more})
    refused(game, f"{seat}-inquiry", CLEO, rule)


@pytest.mark.rule("QB-POST-PROSECUTOR-03")
@pytest.mark.parametrize("name", [FINN, HANA, IVO])
def test_an_inquiry_is_on_another_holder_of_a_post(name: int) -> None:
    game = town(ALPHA, at="debate", posts={**POSTS, "adj-randy": GUS, "pick-mirko": IVO}, condemned=1 << IVO)
    refused(game, f"{FINN}-inquiry", name, "QB-POST-PROSECUTOR-03")


@pytest.mark.rule("QB-POST-DEPUTY-01", "QB-POST-DEPUTY-02", "QB-DAY-14")
@pytest.mark.parametrize(
    ("weekday", "place", "seat", "rule"),
    [
        ("mon", "debate", HANA, "QB-POST-DEPUTY-02"),
        ("tue", "debate", GUS, "QB-POST-DEPUTY-01"),
        ("mon", "debate", ANA, "QB-POST-DEPUTY-01"),
        ("mon", "sleep", GUS, "QB-DAY-14"),
        ("sun", "feast", GUS, "QB-DAY-14"),
    ],
)
def test_a_camera_is_placed_by_the_deputy_of_the_day(weekday: str, place: str, seat: int, rule: str) -> None:
    game = town(ALPHA, at=place, weekday=weekday, posts={"adj-randy": GUS, "adj-armish": HANA})
    refused(game, f"{seat}-camera", at(ANA), rule)


@pytest.mark.rule("QB-POST-DEPUTY-01", "QB-POST-DEPUTY-02")
@pytest.mark.parametrize(
    ("weekday", "seat", "rule"), [("mon", GUS, "QB-POST-DEPUTY-01"), ("tue", HANA, "QB-POST-DEPUTY-02")]
)
def test_a_camera_stands_before_a_house(weekday: str, seat: int, rule: str) -> None:
    game = town(DOCTOR_CLEO, at="debate", weekday=weekday, posts={"adj-randy": GUS, "adj-armish": HANA})
    refused(game, f"{seat}-camera", at(CLEO), rule)
    refused(game, f"{seat}-camera", "bunker", rule)


@pytest.mark.rule("QB-POST-PICKPOCKET-01", "QB-POST-PICKPOCKET-02")
@pytest.mark.parametrize(
    ("weekday", "seat", "rule"), [("mon", GUS, "QB-POST-PICKPOCKET-01"), ("tue", HANA, "QB-POST-PICKPOCKET-02")]
)
def test_a_pickpocket_robs_another_who_lives(weekday: str, seat: int, rule: str) -> None:
    game = town(ALPHA, at="evening", weekday=weekday, posts={"pick-mirko": GUS, "pick-mirka": HANA}, health=HURT)
    for mark in (seat, LEO, "pot"):
        refused(game, asked(game, seat).id, mark, rule)


# weddings, the feast


@pytest.mark.rule("QB-RULING-109", "QB-RULING-110", "QB-WED-02", "QB-POST-PRIEST-04")
@pytest.mark.parametrize(
    ("proposal", "rule"),
    [
        ((CLEO, "pretre-cupide"), "QB-RULING-109"),
        ((KIM, "pretre-cupide"), "QB-RULING-109"),
        ((LEO, "pretre-cupide"), "QB-RULING-109"),
        ((ANA, "pretre-cupide"), "QB-RULING-109"),
        ((GUS, "pretre-cupide"), "QB-RULING-109"),
        ((HANA, "witnesses"), "QB-WED-02"),
        ((HANA, "forced"), "QB-RULING-110"),
    ],
)
def test_a_proposal_that_cannot_be_is_refused(proposal: Any, rule: str) -> None:
    game = town(ALPHA, at="weddings", posts={"pretre-cupide": GUS}, health=HURT, **married(BEN, CLEO))
    refused(game, f"{ANA}-propose", proposal, rule)


@pytest.mark.rule("QB-RULING-109", "QB-DAY-08")
@pytest.mark.parametrize(
    ("seat", "place", "rule"),
    [
        (BEN, "weddings", "QB-RULING-109"),
        (KIM, "weddings", "QB-RULING-109"),
        (DAN, "weddings", "QB-RULING-109"),
        (ANA, "debate", "QB-DAY-08"),
        (ANA, "sleep", "QB-DAY-08"),
        (BEN, "feast", "QB-RULING-109"),
    ],
)
def test_the_married_the_fallen_and_who_proposed_to_that_person_today_do_not_propose_nor_anybody_at_another_time(
    seat: int, place: str, rule: str
) -> None:
    weekday = "sun" if place == "feast" else "mon"
    game = town(ALPHA, at=place, weekday=weekday, health=HURT, proposed=DAN_TO_ANA, **married(BEN, CLEO))
    refused(game, f"{seat}-propose", (ANA, "witnesses"), rule)


@pytest.mark.rule("QB-POST-PRIEST-01", "QB-POST-PRIEST-02", "QB-RULING-111")
def test_a_fee_is_at_most_two_and_must_be_in_the_purse_and_the_home_is_a_house() -> None:
    game = town(DOCTOR_CLEO, at="weddings", posts={"pretre-cupide": GUS}, coins={ANA: 1})
    game.answer(f"{ANA}-propose", (Seat(HANA), Word("pretre-cupide")))
    refused(game, asked(game, GUS).id, n(3), "QB-POST-PRIEST-01")
    choose(game, GUS, n(2))
    refused(game, asked(game, ANA).id, "yes", "QB-POST-PRIEST-02")
    choose(game, ANA, "no")
    game.answer(f"{IVO}-propose", (Seat(HANA), Word("pretre-cupide")))
    choose(game, GUS, n(0))
    choose(game, IVO, "yes")
    choose(game, HANA, "yes")
    refused(game, asked(game, IVO).id, at(CLEO), "QB-RULING-111")


@pytest.mark.rule("QB-CAL-06", "QB-RULING-06", "QB-RULING-84")
def test_one_walks_at_the_feast_only_and_recruits_only_without_a_henchman() -> None:
    refused(town(ALPHA, at="debate"), f"{ANA}-walk", "tavern", "QB-CAL-06")
    game = town(ALPHA, at="feast", weekday="sun", health=HURT, effects={ANA: "parrain"}, henchmen=[1 << BEN, 0])
    refused(game, f"{KIM}-walk", "tavern", "QB-RULING-06")
    refused(game, f"{ANA}-walk", "moon", "QB-RULING-06")
    refused(game, f"{ANA}-recruit", DAN, "QB-RULING-84")


@pytest.mark.rule("QB-MAFIA-18", "QB-RULING-84")
def test_a_chief_does_not_recruit_the_doctor() -> None:
    options = {"henchmen": 1}
    game = town(DOCTOR_CLEO, at="feast", weekday="sun", health=HURT, effects={ANA: "parrain"}, options=options)
    refused(game, f"{ANA}-recruit", CLEO, "QB-MAFIA-18")
    refused(game, f"{ANA}-recruit", LEO, "QB-RULING-84")


# invocations


@pytest.mark.rule("QB-RULING-05", "QB-EX-51")
def test_on_sunday_a_harmful_power_is_refused_and_not_spent() -> None:
    game = town("rept-alpha sesiano", at="feast", weekday="sun", effects={BEN: "assassin"})
    invoke(game, BEN)
    refused(game, asked(game, BEN).id, ("assassinate", DAN), "QB-RULING-05")
    assert game.state.uses[BEN]["free-bullet"] == 1


@pytest.mark.parametrize(
    ("party", "power", "target", "rule"),
    [
        pytest.param("fennec", "bite", ANA, "QB-ROLE-FENNEC-02", marks=pytest.mark.rule("QB-ROLE-FENNEC-02")),
        pytest.param("fennec", "bite", LEO, "QB-ROLE-FENNEC-02", marks=pytest.mark.rule("QB-ROLE-FENNEC-02")),
        pytest.param(
            "rept-noire", "noire-convert", LEO, "QB-ROLE-NOIRE-01", marks=pytest.mark.rule("QB-ROLE-NOIRE-01")
        ),
        pytest.param("rept-rouge", "rouge-kill", DAN, "QB-ROLE-ROUGE-01", marks=pytest.mark.rule("QB-ROLE-ROUGE-01")),
        pytest.param("fennec", "rouge-kill", DAN, "QB-ROLE-ROUGE-01", marks=pytest.mark.rule("QB-ROLE-ROUGE-01")),
    ],
)
def test_a_power_against_a_wrong_target_or_that_one_does_not_have_is_refused(
    party: str, power: str, target: int, rule: str
) -> None:
    game = town([party, "rept-alpha"], at="debate", health=HURT)
    invoke(game, ANA)
    refused(game, asked(game, ANA).id, (power, target), rule)


# anything else


@pytest.mark.parametrize("place", ["sleep", "dawn", "session", "debate", "vote", "weddings", "evening", "feast"])
@pytest.mark.parametrize(
    "rubbish", [7, "yes", None, [], [[]], {"seat": 1}, Card("nothing"), (), (1, 2), [Seat(99)], 1e300]
)
def test_rubbish_is_refused_and_changes_nothing(place: str, rubbish: Any) -> None:
    posts = {**POSTS, "notaire": HANA, "pick-mirko": GUS, "adj-randy": IVO, "pretre-cupide": -1}
    game = town(ALPHA, at=place, weekday="sun" if place == "feast" else "mon", posts=posts, health=HURT, admired=BEN)
    before = game.save()
    for asking in [*game.decisions, *game.offers]:
        with pytest.raises(Refused):
            game.answer(asking.id, rubbish)
    assert game.save() == before


@pytest.mark.parametrize("id", ["", "0", "0-", "0-dance", "99-give", "-1-give", "x-give", "0-give-", None, 3])
def test_an_unknown_id_is_refused_without_a_clause(id: Any) -> None:
    game = town(ALPHA, at="sleep")
    with pytest.raises(Refused) as error:
        game.answer(id, Seat(BEN))
    assert error.value.rule is None


@pytest.mark.parametrize(
    "place", ["dawn", "session", "debate", "vote", "weddings", "evening", "feast", "pack", "treat", "cheat"]
)
def test_whatever_is_closed_is_refused_with_the_clause_shown(place: str) -> None:
    posts = {**POSTS, "notaire": HANA, "pick-mirko": GUS, "pretre-cupide": -1, "pretre-odieux": IVO}
    weekday = "sun" if place == "feast" else "mon"
    game = town(ALPHA_DOCTOR, at=place, weekday=weekday, posts=posts, health=HURT, special_day=4, law="not-neighbours")
    for asking in [*game.decisions, *game.offers]:
        for option, rule in closed_at(game, asking.id).items():
            assert option not in asking.options
            refused(game, asking.id, option if asking.single else [option], rule)


@pytest.mark.parametrize("rubbish", [(), (Word("bite"),), (Seat(BEN), Word("bite")), [], [()]])
def test_rubbish_for_an_invocation_is_refused_and_nothing_is_lost(rubbish: Any) -> None:
    game = town("fennec", at="debate")
    invoke(game, ANA)
    before = game.save()
    with pytest.raises(Refused):
        game.answer(asked(game, ANA).id, rubbish)
    assert game.save() == before
