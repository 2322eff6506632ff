"""Sections 7.1 to 7.3: the families of the scientist, the nurse and the curious."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.games.quintebourg.events import CardSeen, CardsSeen, HealthFelt, RevealAnswered, StalkAnswered
from meetinghouse.games.quintebourg.names import PACK
from meetinghouse.games.quintebourg.state import Quintebourg

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
    asked,
    at,
    call,
    called,
    choose,
    pair,
    refused,
    states,
    told,
    town,
)

NIGHTS = {
    "science": {
        "scientifique": "wed sat", "geek": "wed thu", "chercheur": "mon thu", "bricoleur": "mon fri",
        "ingenieur": "tue fri",
    },
    "nurse": {
        "infirmier": "tue fri", "pharmacien": "wed sat", "chirurgien": "mon thu", "brancardier": "wed thu",
        "anesthesiste": "tue sat",
    },
    "curious": {
        "curieux": "mon thu", "fouineur": "tue fri", "indiscret": "wed sat", "fureteur": "mon fri",
        "commere": "tue sat",
    },
}  # fmt: skip
CLAUSES = {"science": ("QB-EFF-SCIENCE", 4), "nurse": ("QB-EFF-NURSE", 5), "curious": ("QB-EFF-CURIOUS", 4)}


def families() -> list[Any]:
    """Every role of the three families with its clause."""
    found = []
    for family, roles in NIGHTS.items():
        clause, first = CLAUSES[family]
        for number, (role, nights) in enumerate(roles.items(), first):
            mark = pytest.mark.rule(f"{clause}-{number:02}")
            found.append(pytest.param(family, role, nights.split(), marks=[mark], id=role))
    return found


@pytest.mark.rule("QB-EFF-SCIENCE-01", "QB-EFF-NURSE-01", "QB-EFF-CURIOUS-01", "QB-RULING-74")
@pytest.mark.parametrize(("family", "role", "nights"), families())
def test_a_holder_is_asked_on_his_two_nights_of_the_week_and_on_no_other(
    family: str, role: str, nights: list[str]
) -> None:
    found = []
    for weekday in ("mon", "tue", "wed", "thu", "fri", "sat"):
        game = town("rept-alpha", at=family, weekday=weekday, effects={BEN: role}, health={IVO: "b"})
        if called(game) == {BEN}:
            found.append(weekday)
    assert found == nights


@pytest.mark.rule("QB-HEALTH-07", "QB-NIGHT-GEN-11")
@pytest.mark.parametrize(
    ("family", "role"), [("science", "chercheur"), ("nurse", "chirurgien"), ("curious", "curieux")]
)
@pytest.mark.parametrize("state", ["i", "b", "c", "q", "m", "asleep"])
def test_only_one_who_is_able_is_asked(family: str, role: str, state: str) -> None:
    health, asleep = {BEN: state if state in "ibcqm" else "i"}, 1 << BEN if state == "asleep" else 0
    game = town("rept-alpha", at=family, effects={BEN: role}, health=health, asleep=asleep)
    assert called(game) == ({BEN} if state in "ib" else set())


# --- science


@pytest.mark.rule("QB-EFF-SCIENCE-01")
def test_he_uses_one_invention_not_both() -> None:
    game = town("rept-alpha", at="science", effects={BEN: "chercheur"})
    choose(game, BEN, ("stalk", ANA))
    assert BEN not in {decision.seat for decision in game.decisions}


@pytest.mark.rule("QB-EFF-SCIENCE-02")
@pytest.mark.parametrize(
    ("state", "home"),
    [
        ({}, True), ({"guards": [[GUS, IVO]]}, False), ({"health": {GUS: "b"}}, False), ({"health": {GUS: "c"}}, False),
        ({"hater": pair(GUS, HANA), "haters_place": HANA}, False),
        ({"hater": pair(GUS, HANA), "haters_place": GUS}, True),
        ({"asleep": 1 << GUS, "guards": [[GUS, IVO]]}, True),
    ],
)  # fmt: skip
def test_stalk_tells_whether_somebody_spent_the_night_at_home(state: dict[str, Any], home: bool) -> None:
    game = town(
        "rept-alpha", at=["positions", "science", "cheat"], effects={BEN: "chercheur"}, dice={"fight": [4]}, **state
    )
    call(game, s1=("stalk", GUS))
    assert told(game, BEN, StalkAnswered) == [StalkAnswered(BEN, GUS, home)]
    assert not told(game, GUS, StalkAnswered)
    assert not told(game, ANA, StalkAnswered)


@pytest.mark.rule("QB-EFF-SCIENCE-02")
def test_the_doctor_is_at_home_in_his_bunker() -> None:
    game = town("rept-alpha villageois medecin", at=["positions", "science", "cheat"], effects={BEN: "chercheur"})
    call(game, s1=("stalk", CLEO))
    assert told(game, BEN, StalkAnswered) == [StalkAnswered(BEN, CLEO, True)]


@pytest.mark.rule("QB-EFF-SCIENCE-03", "QB-RULING-81")
@pytest.mark.parametrize(
    ("place", "where", "there"),
    [
        (at(GUS), {"house": GUS, "room": None}, True),
        (at(ANA), {"house": ANA, "room": None}, False),
        (("room", IVO), {"house": None, "room": IVO}, True),
        (("room", HANA), {"house": None, "room": HANA}, False),
        (at(EVA), {"house": EVA, "room": None}, True),
    ],
)
def test_reveal_tells_whether_a_reptilian_spent_the_night_there(place: Any, where: dict[str, Any], there: bool) -> None:
    """Ana and Seth attack Gus in vain, a wounded member lies in hospital, and Eva was converted."""
    parties = "rept-alpha seth villageois villageois villageois"
    game = town(
        parties, at=["positions", "attack", "science", "cheat"], effects={CLEO: "chercheur"},
        health={IVO: "b", HANA: "b"}, targets={"pack": [GUS, GUS]}, guards=[[GUS, FINN]], asleep=1 << EVA,
    )  # fmt: skip
    for seat in (EVA, IVO):
        game.state.factions[seat] |= PACK
    call(game, s2=("reveal", *(place if isinstance(place, tuple) else (place,))))
    assert told(game, CLEO, RevealAnswered) == [RevealAnswered(CLEO, **where, reptilian=there)]


@pytest.mark.rule("QB-RULING-81")
def test_reveal_finds_an_alibi_reptilian_and_seth_alone() -> None:
    parties = "rept-alpha seth amoureux amoureux"
    for target in (BEN, CLEO, DAN):
        alibis = {CLEO: "reptilienne", DAN: "villageois"}
        game = town(parties, at=["positions", "science", "cheat"], effects={EVA: "chercheur"}, alibis=alibis)
        call(game, s4=("reveal", at(target)))
        assert told(game, EVA, RevealAnswered)[0].reptilian is (target != DAN)


@pytest.mark.rule("QB-RULING-81")
def test_in_the_mode_of_the_mathematicians_reveal_finds_nobody() -> None:
    game = town(
        "hess algebriste",
        mode="m",
        at=["positions", "science", "cheat"],
        effects={EVA: "chercheur"},
        targets={"alg": [GUS, GUS]},
    )
    game.state.factions[HANA] |= PACK
    call(game, s4=("reveal", at(HANA)))
    assert told(game, EVA, RevealAnswered) == [RevealAnswered(EVA, HANA, None, False)]


@pytest.mark.rule("QB-EFF-SCIENCE-03", "QB-KNOW-34")
def test_the_answers_go_to_the_author_alone() -> None:
    game = town("rept-alpha", at=["positions", "science", "cheat"], effects={BEN: "chercheur"})
    call(game, s1=("reveal", at(ANA)))
    assert told(game, BEN, RevealAnswered) == [RevealAnswered(BEN, ANA, None, True)]
    assert all(not told(game, seat, RevealAnswered) for seat in range(12) if seat != BEN)


# --- nurses


def deeds(game: Quintebourg, seat: int) -> set[tuple[str, int]]:
    """What a seat may do to whom."""
    return {(o[0].word, o[1].seat) for o in asked(game, seat).options if isinstance(o, tuple)}  # type: ignore[union-attr]


@pytest.mark.rule("QB-EFF-NURSE-01")
def test_he_spies_or_poisons_not_both() -> None:
    game = town("rept-alpha", at="nurse", effects={BEN: "chirurgien"}, health={GUS: "b"})
    choose(game, BEN, ("spy", GUS))
    assert BEN not in {decision.seat for decision in game.decisions}


@pytest.mark.rule("QB-EFF-NURSE-02", "QB-RULING-73", "QB-KNOW-35")
@pytest.mark.parametrize("state", ["b", "c", "q", "m"])
def test_a_spy_sees_all_cards_of_a_patient_or_a_body_the_lovers_card_too(state: str) -> None:
    parties = "rept-alpha villageois amoureux amoureux"
    effects = {BEN: "chirurgien", CLEO: "geek"}
    game = town(parties, at=["nurse", "sculpt"], effects=effects, health={CLEO: state}, alibis={CLEO: "reptilienne"})
    call(game, s1=("spy", CLEO))
    assert told(game, BEN, CardsSeen) == [CardsSeen(BEN, CLEO, "reptilienne", "geek", True)]
    assert not told(game, CLEO, CardsSeen)
    person = game.view(BEN).people[CLEO]
    assert (person.party, person.alibi, person.effect) == ("amoureux", "reptilienne", "geek")


@pytest.mark.rule("QB-EFF-NURSE-02", "QB-EFF-NURSE-03", "QB-EFF-NURSE-04")
@pytest.mark.parametrize("returned", [False, True])
def test_whom_a_nurse_may_spy_on_and_poison(returned: bool) -> None:
    game = town("rept-alpha", at="nurse", effects={BEN: "chirurgien"}, health="iibcqm", returned=returned)
    poisons = {("poison", CLEO), ("poison", DAN)} | ({("poison", EVA)} if returned else set())
    assert deeds(game, BEN) == {("spy", CLEO), ("spy", DAN), ("spy", EVA), ("spy", FINN)} | poisons
    refused(game, asked(game, BEN).id, ("spy", GUS), "QB-EFF-NURSE-02")
    refused(game, asked(game, BEN).id, ("poison", FINN), "QB-EFF-NURSE-03")


@pytest.mark.rule("QB-EFF-NURSE-03", "QB-HEALTH-15")
@pytest.mark.parametrize(("state", "after"), [("b", "c"), ("c", "q")])
def test_a_poison_costs_a_patient_one_notch(state: str, after: str) -> None:
    game = town("rept-alpha", at=["nurse", "sculpt"], effects={BEN: "chirurgien"}, health={GUS: state})
    call(game, s1=("poison", GUS))
    assert states(game)[GUS] == after
    assert told(game, GUS, HealthFelt) == [HealthFelt(GUS, after)]


@pytest.mark.rule("QB-EFF-NURSE-04", "QB-EX-48")
def test_the_nearly_dead_may_be_poisoned_once_somebody_has_come_back() -> None:
    game = town("rept-alpha", at=["nurse", "sculpt"], effects={BEN: "chirurgien"}, health={GUS: "q"}, returned=True)
    call(game, s1=("poison", GUS))
    assert states(game)[GUS] == "m"


@pytest.mark.rule("QB-RULING-143")
@pytest.mark.parametrize(("state", "returned", "after"), [("b", False, "q"), ("c", False, "q"), ("c", True, "m")])
def test_two_poisons_are_two_notches_and_one_on_a_protected_body_is_dropped(
    state: str, returned: bool, after: str
) -> None:
    effects = {BEN: "infirmier", CLEO: "anesthesiste"}
    game = town(
        "rept-alpha", at=["nurse", "sculpt"], weekday="tue", effects=effects, health={GUS: state}, returned=returned
    )
    assert called(game) == {BEN, CLEO}
    call(game, s1=("poison", GUS), s2=("poison", GUS))
    assert states(game)[GUS] == after


@pytest.mark.rule("QB-RULING-143")
def test_two_nurses_choose_at_the_same_time_even_against_each_other() -> None:
    effects = {BEN: "infirmier", CLEO: "anesthesiste"}
    game = town("rept-alpha", at=["nurse", "sculpt"], weekday="tue", effects=effects, health={BEN: "b", CLEO: "b"})
    call(game, s1=("poison", CLEO), s2=("poison", BEN))
    assert states(game)[1:3] == "cc"


@pytest.mark.rule("QB-RULING-142")
def test_nurses_go_by_what_is_true_in_the_hospital_not_by_the_last_report() -> None:
    game = town("rept-alpha medecin", at=["treat", "nurse"], effects={CLEO: "chirurgien"}, health={GUS: "b"})
    call(game, s1=(GUS, "better"))
    assert deeds(game, CLEO) == set()


# --- the curious


def seen(game: Quintebourg, seat: int) -> set[int]:
    """At whose cards a seat may look."""
    return {o[0].seat for o in asked(game, seat).options if isinstance(o, tuple)}  # type: ignore[union-attr]


@pytest.mark.rule("QB-EFF-CURIOUS-01", "QB-RULING-72")
def test_he_looks_at_one_card_of_a_neighbour_party_or_effect() -> None:
    game = town("rept-alpha villageois medecin", at=["curious", "nurse"], effects={BEN: "curieux", ANA: "geek"})
    assert seen(game, BEN) == {ANA, CLEO}
    refused(game, asked(game, BEN).id, (DAN, "party"), "QB-RULING-72")
    call(game, s1=(ANA, "effect"))
    assert told(game, BEN, CardSeen) == [CardSeen(BEN, ANA, "effect", "geek")]
    assert not told(game, ANA, CardSeen)
    person = game.view(BEN).people[ANA]
    assert (person.party, person.effect) == ("", "geek")


@pytest.mark.rule("QB-RULING-72")
def test_the_dead_keep_their_seat_and_vacant_houses_are_skipped() -> None:
    slots = [0, 1, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    game = town(
        "rept-alpha", at="curious", effects={BEN: "curieux"}, slot=slots, spouse=pair(CLEO, DAN), health={ANA: "m"}
    )
    assert seen(game, BEN) == {ANA, CLEO, DAN}


@pytest.mark.rule("QB-EFF-CURIOUS-02", "QB-HEALTH-39")
@pytest.mark.parametrize("state", ["b", "c", "q", "m"])
def test_he_may_look_at_a_neighbour_who_lies_in_hospital(state: str) -> None:
    game = town("rept-alpha", at=["curious", "nurse"], effects={BEN: "curieux"}, health={CLEO: state})
    call(game, s1=(CLEO, "party"))
    assert told(game, BEN, CardSeen) == [CardSeen(BEN, CLEO, "party", "villageois")]


@pytest.mark.rule("QB-EFF-CURIOUS-03")
def test_of_spouses_next_door_he_may_choose_either() -> None:
    slots = [0, 1, 2, 2, 4, 5, 6, 7, 8, 9, 10, 11]
    game = town("rept-alpha", at="curious", effects={BEN: "curieux"}, slot=slots, spouse=pair(CLEO, DAN))
    assert seen(game, BEN) == {ANA, CLEO, DAN}


@pytest.mark.rule("QB-RULING-72")
def test_he_may_look_at_his_own_spouse() -> None:
    slots = [0, 1, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    game = town("rept-alpha", at="curious", effects={BEN: "curieux"}, slot=slots, spouse=pair(BEN, CLEO))
    assert seen(game, BEN) == {ANA, CLEO, DAN}


@pytest.mark.rule("QB-RULING-73")
def test_the_party_card_of_a_lover_shows_the_alibi() -> None:
    parties = "rept-alpha villageois amoureux amoureux"
    game = town(
        parties, at=["curious", "nurse"], effects={BEN: "curieux"}, alibis={CLEO: "reptilienne", DAN: "villageois"}
    )
    call(game, s1=(CLEO, "party"))
    assert told(game, BEN, CardSeen) == [CardSeen(BEN, CLEO, "party", "reptilienne")]
    person = game.view(BEN).people[CLEO]
    assert (person.party, person.alibi) == ("reptilienne", "")


@pytest.mark.rule("QB-KNOW-35")
def test_a_curious_one_who_looks_at_the_second_card_has_not_forgotten_the_first() -> None:
    seen: list[dict[int, int]] = [{CLEO: 1} if seat == BEN else {} for seat in range(12)]
    game = town("rept-alpha", at="curious", weekday="mon", effects={BEN: "curieux", CLEO: "laura"}, seen=seen)
    call(game, s1=(CLEO, "effect"))
    assert (game.view(BEN).people[CLEO].party, game.view(BEN).people[CLEO].effect) == ("villageois", "laura")


@pytest.mark.rule("QB-EFF-NURSE-02", "QB-EFF-NURSE-03")
@pytest.mark.parametrize(("deed", "clause"), [("spy", "QB-EFF-NURSE-02"), ("poison", "QB-EFF-NURSE-03")])
def test_a_wounded_nurse_is_not_her_own_patient(deed: str, clause: str) -> None:
    game = town("rept-alpha", at="nurse", weekday="tue", effects={BEN: "infirmier"}, health={BEN: "b"})
    refused(game, asked(game, BEN).id, (deed, BEN), clause)
