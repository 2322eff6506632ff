"""Section 18.2, steps F, G, L, M and T of every night: lovers, haters, casual partners, married couples."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.games.quintebourg.events import CoupleNews, DuoNews, PairMade

from .nights import BOTH_FORMS, Night, night, pairs, values
from .town import ANA, BEN, CLEO, DAN, EVA, FINN, GUS, HANA, JOY, at, states

ROW_G = ("make-haters", "make-partners", "haters", "partners")
BONDS: dict[str, Any] = {"hater": pairs((EVA, FINN)), "casual": pairs((GUS, HANA))}
AT_FINNS_AND_HANAS = {
    EVA: {"haters": "theirs"}, FINN: {"haters": "mine"}, GUS: {"partners": "theirs"}, HANA: {"partners": "mine"},
}  # fmt: skip


def news(played: Night, duo: str) -> list[DuoNews]:
    """The news told to pairs of that kind."""
    return [event for event in played.heard(DuoNews) if event.duo == duo]


def homes(played: Night, *seats: int) -> list[int]:
    """In whose houses these players have spent the night."""
    return [played.game.state.position[seat] for seat in seats]


@pytest.mark.parametrize(
    "weekday",
    [
        pytest.param("mon", marks=pytest.mark.rule("QB-NIGHT-MON-06"), id="QB-NIGHT-MON-06"),
        pytest.param("tue", marks=pytest.mark.rule("QB-NIGHT-TUE-06"), id="QB-NIGHT-TUE-06"),
        pytest.param("wed", marks=pytest.mark.rule("QB-NIGHT-WED-06"), id="QB-NIGHT-WED-06"),
        pytest.param("thu", marks=pytest.mark.rule("QB-NIGHT-THU-06"), id="QB-NIGHT-THU-06"),
        pytest.param("fri", marks=pytest.mark.rule("QB-NIGHT-FRI-06"), id="QB-NIGHT-FRI-06"),
        pytest.param("sat", marks=pytest.mark.rule("QB-NIGHT-SAT-06"), id="QB-NIGHT-SAT-06"),
    ],
)
def test_at_f_the_lovers_make_signs_and_choose_where_they_meet(weekday: str) -> None:
    """They have thirty seconds for their signs if calls are made one by one."""
    for calls in ("classic", "waves"):
        for host, ben, cleo in ((BEN, "mine", "theirs"), (CLEO, "theirs", "mine")):
            deeds = {BEN: {"lovers": ben}, CLEO: {"lovers": cleo}, DAN: {"lovers": "mine"}}
            played = night("rept-alpha amoureux amoureux", weekday, deeds, calls=calls)
            assert played.asked("lovers") == {"lovers": [BEN, CLEO]}
            assert played.options(BEN, "lovers") == values("mine", "theirs")
            assert played.signs == {"signs-lovers": {BEN, CLEO}}
            assert homes(played, BEN, CLEO) == [host, host]
            if calls == "classic":
                assert played.question(BEN, "lovers").timer == 30


@BOTH_FORMS
@pytest.mark.parametrize(
    "weekday",
    [
        pytest.param("mon", marks=pytest.mark.rule("QB-NIGHT-MON-07"), id="QB-NIGHT-MON-07"),
        pytest.param("thu", marks=pytest.mark.rule("QB-NIGHT-THU-07"), id="QB-NIGHT-THU-07"),
    ],
)
def test_at_g_eris_and_cupid_make_pairs_on_the_first_night_and_later_nobody_is_asked(weekday: str, calls: str) -> None:
    deeds = {BEN: {"make-haters": [EVA, FINN]}, CLEO: {"make-partners": [GUS, HANA]}}
    makers = {BEN: "eris", CLEO: "cupidon", DAN: "artiste"}
    first = night("rept-alpha", weekday, deeds, night=1, effects=makers, calls=calls)
    assert first.asked(*ROW_G) == {"make-haters": [BEN, BEN], "make-partners": [CLEO, CLEO]}
    one, another = [set(each.options) for each in first.questions.values() if each.kind == "make-haters"]
    assert (one, one - another) == (values(*range(12)), values(EVA))
    one, another = [set(each.options) for each in first.questions.values() if each.kind == "make-partners"]
    assert (one, one - another) == (values(*range(12)), values(GUS))
    assert first.heard(PairMade) == [
        PairMade(EVA, FINN, "haters"),
        PairMade(FINN, EVA, "haters"),
        PairMade(GUS, HANA, "partners"),
        PairMade(HANA, GUS, "partners"),
    ]
    later = night("rept-alpha", weekday, deeds | AT_FINNS_AND_HANAS, effects=makers, calls=calls, **BONDS)
    assert later.asked(*ROW_G) == {}
    assert later.heard(PairMade) == []


@BOTH_FORMS
@pytest.mark.parametrize(
    "weekday",
    [
        pytest.param("tue", marks=pytest.mark.rule("QB-NIGHT-TUE-07"), id="QB-NIGHT-TUE-07"),
        pytest.param("fri", marks=pytest.mark.rule("QB-NIGHT-FRI-07"), id="QB-NIGHT-FRI-07"),
    ],
)
@pytest.mark.parametrize(("host", "eva", "finn"), [(EVA, "mine", "theirs"), (FINN, "theirs", "mine")])
def test_at_g_the_haters_choose_where_they_meet(weekday: str, host: int, eva: str, finn: str, calls: str) -> None:
    deeds = {**AT_FINNS_AND_HANAS, EVA: {"haters": eva}, FINN: {"haters": finn}}
    makers = {BEN: "eris", CLEO: "cupidon"}
    played = night("rept-alpha", weekday, deeds, effects=makers, calls=calls, dice={"fight": [4]}, **BONDS)
    assert played.asked(*ROW_G) == {"haters": [EVA, FINN]}
    assert played.options(EVA, "haters") == played.options(FINN, "haters") == values("mine", "theirs")
    assert homes(played, EVA, FINN) == [host, host]


@BOTH_FORMS
@pytest.mark.parametrize(
    "weekday",
    [
        pytest.param("wed", marks=pytest.mark.rule("QB-NIGHT-WED-07"), id="QB-NIGHT-WED-07"),
        pytest.param("sat", marks=pytest.mark.rule("QB-NIGHT-SAT-07"), id="QB-NIGHT-SAT-07"),
    ],
)
@pytest.mark.parametrize(("host", "gus", "hana"), [(GUS, "mine", "theirs"), (HANA, "theirs", "mine")])
def test_at_g_the_casual_partners_choose_where_they_meet(
    weekday: str, host: int, gus: str, hana: str, calls: str
) -> None:
    deeds = {**AT_FINNS_AND_HANAS, GUS: {"partners": gus}, HANA: {"partners": hana}}
    makers = {BEN: "eris", CLEO: "cupidon"}
    played = night("rept-alpha", weekday, deeds, effects=makers, calls=calls, **BONDS)
    assert played.asked(*ROW_G) == {"partners": [GUS, HANA]}
    assert played.options(GUS, "partners") == played.options(HANA, "partners") == values("mine", "theirs")
    assert homes(played, GUS, HANA) == [host, host]


@BOTH_FORMS
@pytest.mark.parametrize(
    "weekday",
    [
        pytest.param("tue", marks=pytest.mark.rule("QB-NIGHT-TUE-12"), id="QB-NIGHT-TUE-12"),
        pytest.param("fri", marks=pytest.mark.rule("QB-NIGHT-FRI-12"), id="QB-NIGHT-FRI-12"),
    ],
)
def test_at_l_the_haters_meet_and_fight(weekday: str, calls: str) -> None:
    """A roll of 0 leaves the owner wounded and the visitor in a coma; the artist is not called."""
    words: dict[str, Any] = {"effects": {BEN: "artiste"}, "calls": calls, "dice": {"fight": [0]}}
    deeds = {**AT_FINNS_AND_HANAS, BEN: {"sculpt": JOY}}
    played = night("rept-alpha", weekday, deeds, **words, **BONDS)
    assert news(played, "haters") == [DuoNews(EVA, FINN, "haters", True), DuoNews(FINN, EVA, "haters", True)]
    assert homes(played, EVA, FINN) == [FINN, FINN]
    assert states(played.game) == "iiiicbiiiiii"
    assert (played.asked("sculpt"), news(played, "partners"), homes(played, BEN, GUS)) == ({}, [], [BEN, GUS])


@BOTH_FORMS
@pytest.mark.parametrize(
    "weekday",
    [
        pytest.param("wed", marks=pytest.mark.rule("QB-NIGHT-WED-12"), id="QB-NIGHT-WED-12"),
        pytest.param("sat", marks=pytest.mark.rule("QB-NIGHT-SAT-12"), id="QB-NIGHT-SAT-12"),
    ],
)
def test_at_l_the_casual_partners_sleep_together(weekday: str, calls: str) -> None:
    """Attackers find nobody in Gus's house; there is no fight, and the artist is not called."""
    deeds = {**AT_FINNS_AND_HANAS, BEN: {"sculpt": JOY}, ANA: {"pack": (GUS, "home")}}
    played = night("rept-alpha", weekday, deeds, effects={BEN: "artiste"}, calls=calls, **BONDS)
    assert news(played, "partners") == [DuoNews(GUS, HANA, "partners", True), DuoNews(HANA, GUS, "partners", True)]
    assert homes(played, ANA, GUS, HANA) == [GUS, HANA, HANA]
    assert states(played.game) == "iiiiiiiiiiii"
    assert (played.asked("sculpt"), news(played, "haters"), homes(played, BEN, EVA)) == ({}, [], [BEN, EVA])


@BOTH_FORMS
@pytest.mark.parametrize(
    "weekday",
    [
        pytest.param("mon", marks=pytest.mark.rule("QB-NIGHT-MON-13"), id="QB-NIGHT-MON-13"),
        pytest.param("tue", marks=pytest.mark.rule("QB-NIGHT-TUE-13"), id="QB-NIGHT-TUE-13"),
        pytest.param("wed", marks=pytest.mark.rule("QB-NIGHT-WED-13"), id="QB-NIGHT-WED-13"),
        pytest.param("thu", marks=pytest.mark.rule("QB-NIGHT-THU-13"), id="QB-NIGHT-THU-13"),
        pytest.param("fri", marks=pytest.mark.rule("QB-NIGHT-FRI-13"), id="QB-NIGHT-FRI-13"),
        pytest.param("sat", marks=pytest.mark.rule("QB-NIGHT-SAT-13"), id="QB-NIGHT-SAT-13"),
    ],
)
def test_at_m_the_lovers_sleep_together(weekday: str, calls: str) -> None:
    """Attackers find nobody in Ben's house, and both in Cleo's: Ben defends her and is hit."""
    deeds = {BEN: {"lovers": "theirs"}, CLEO: {"lovers": "mine"}}
    lovers = "rept-alpha amoureux amoureux"
    played = night(lovers, weekday, {**deeds, ANA: {"pack": (BEN, "home")}}, calls=calls)
    assert news(played, "lovers") == [DuoNews(BEN, CLEO, "lovers", True), DuoNews(CLEO, BEN, "lovers", True)]
    assert homes(played, ANA, BEN, CLEO) == [BEN, CLEO, CLEO]
    assert states(played.game) == "iiiiiiiiiiii"
    dice = {"victim": [0], "damage": [1], "defence": [2]}
    attacked = night(lovers, weekday, {**deeds, ANA: {"pack": CLEO}}, calls=calls, dice=dice)
    assert states(attacked.game) == "cbiiiiiiiiii"


@BOTH_FORMS
@pytest.mark.parametrize(
    "weekday",
    [
        pytest.param("mon", marks=pytest.mark.rule("QB-NIGHT-MON-20"), id="QB-NIGHT-MON-20"),
        pytest.param("tue", marks=pytest.mark.rule("QB-NIGHT-TUE-20"), id="QB-NIGHT-TUE-20"),
        pytest.param("wed", marks=pytest.mark.rule("QB-NIGHT-WED-20"), id="QB-NIGHT-WED-20"),
        pytest.param("thu", marks=pytest.mark.rule("QB-NIGHT-THU-20"), id="QB-NIGHT-THU-20"),
        pytest.param("fri", marks=pytest.mark.rule("QB-NIGHT-FRI-20"), id="QB-NIGHT-FRI-20"),
        pytest.param("sat", marks=pytest.mark.rule("QB-NIGHT-SAT-20"), id="QB-NIGHT-SAT-20"),
    ],
)
def test_at_t_spouses_who_slept_at_home_learn_who_was_there(weekday: str, calls: str) -> None:
    """Finn lives with Eva, and both were at home; Hana lives with Gus, but squatted elsewhere; Joy is not married."""
    households: dict[str, Any] = {
        "spouse": pairs((EVA, FINN), (GUS, HANA)),
        "slot": [0, 1, 2, 3, 4, 4, 6, 6, 8, 9, 10, 11],
    }
    away = {HANA: {"squat": at(JOY)}}
    played = night("rept-alpha", weekday, away, effects={HANA: "laura"}, calls=calls, **households)
    assert played.heard(CoupleNews) == [
        CoupleNews(EVA, FINN, True),
        CoupleNews(FINN, EVA, True),
        CoupleNews(GUS, HANA, False),
    ]
