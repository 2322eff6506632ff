"""Section 18: who is called on which night, and the week."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meetinghouse.games.quintebourg import calendar
from meetinghouse.games.quintebourg.calendar import (
    DEAD,
    EVEN,
    FRI,
    MON,
    ODD,
    SAT,
    SUN,
    THU,
    TUE,
    WED,
    WEEKDAYS,
    Row,
    nights_of,
    read,
    rows,
)

SPECIFICATION = (Path(__file__).parents[3] / "docs" / "rules" / "quintebourg.md").read_text(encoding="utf-8")
FILE = (Path(calendar.__file__).parent / "data" / "night.csv").read_text(encoding="utf-8")
NIGHTS = range(MON, SUN)

CARE = "coma-potion-choice treat-patients xp-potion update"
MEETING = "comm-30s choose-place"
PAIRS = "make-haineux make-plan-cul"
CHIEF_AND_ARMY = "corrupt|guard army-guard"
PLACES = "sleep fix-positions"
MC = "cortex minus: mc-targets"
SKADI = "skadi: choose-camp"
PACK = "reptiliens seth: choose-target"
ALG, ANA, GEO = "algebristes", "analystes", "geometres"
AIM = ": comm-15s choose-target"
MEET = ": comm-15s choose-place"
ATTACK = ": attack"
CLAWS = "reptiliens: attack"


def row(weekday: int, step: str) -> Row:
    return next(each for each in rows(weekday) if each.step == step)


def call(weekday: int, step: str, mode: str) -> str:
    """Who is called for what, as one line; empty where the mode skips the step."""
    each = row(weekday, step)
    return f"{' '.join(each.called(mode))}: {' '.join(each.asked(mode))}" if each.in_mode(mode) else ""


@pytest.mark.parametrize(
    ("weekday", "step", "who", "what"),
    [
        pytest.param(MON, "A", "bourreau medecin", CARE, marks=pytest.mark.rule("QB-NIGHT-MON-01")),
        pytest.param(MON, "B", "mj", "update-health-money", marks=pytest.mark.rule("QB-NIGHT-MON-02")),
        pytest.param(MON, "F", "amoureux", MEETING, marks=pytest.mark.rule("QB-NIGHT-MON-06")),
        pytest.param(MON, "G", "eris cupidon", PAIRS, marks=pytest.mark.rule("QB-NIGHT-MON-07")),
        pytest.param(MON, "H", "marchand-de-sable morphee", "heavy-sleep", marks=pytest.mark.rule("QB-NIGHT-MON-08")),
        pytest.param(MON, "I", "curieux fureteur", "peek-neighbour", marks=pytest.mark.rule("QB-NIGHT-MON-09")),
        pytest.param(MON, "J", "eris", "shift-posts", marks=pytest.mark.rule("QB-NIGHT-MON-10")),
        pytest.param(MON, "K", "chirurgien", "spy|poison", marks=pytest.mark.rule("QB-NIGHT-MON-11")),
        pytest.param(MON, "L", "artiste", "sculpt-place", marks=pytest.mark.rule("QB-NIGHT-MON-12")),
        pytest.param(MON, "M", "amoureux", "sleep-together", marks=pytest.mark.rule("QB-NIGHT-MON-13")),
        pytest.param(MON, "N", "laura", "squat-place", marks=pytest.mark.rule("QB-NIGHT-MON-14")),
        pytest.param(MON, "O", "parrain chef-armees", CHIEF_AND_ARMY, marks=pytest.mark.rule("QB-NIGHT-MON-15")),
        pytest.param(MON, "P", "all", PLACES, marks=pytest.mark.rule("QB-NIGHT-MON-16")),
        pytest.param(MON, "R", "chercheur bricoleur", "stalk|reveal", marks=pytest.mark.rule("QB-NIGHT-MON-18")),
        pytest.param(MON, "S", "tricheur", "larceny|rig", marks=pytest.mark.rule("QB-NIGHT-MON-19")),
        pytest.param(MON, "T", "epoux", "couples-report", marks=pytest.mark.rule("QB-NIGHT-MON-20")),
        pytest.param(MON, "U", "sesiano", "miracles", marks=pytest.mark.rule("QB-NIGHT-MON-21")),
        pytest.param(MON, "V", "mj", "update-health-money", marks=pytest.mark.rule("QB-NIGHT-MON-22")),
        pytest.param(TUE, "A", "bourreau medecin", CARE, marks=pytest.mark.rule("QB-NIGHT-TUE-01")),
        pytest.param(TUE, "B", "mj", "update-health-money", marks=pytest.mark.rule("QB-NIGHT-TUE-02")),
        pytest.param(TUE, "F", "amoureux", MEETING, marks=pytest.mark.rule("QB-NIGHT-TUE-06")),
        pytest.param(TUE, "G", "haineux", "choose-place", marks=pytest.mark.rule("QB-NIGHT-TUE-07")),
        pytest.param(TUE, "H", "marchand-de-sable morphee", "heavy-sleep", marks=pytest.mark.rule("QB-NIGHT-TUE-08")),
        pytest.param(TUE, "I", "fouineur commere", "peek-neighbour", marks=pytest.mark.rule("QB-NIGHT-TUE-09")),
        pytest.param(TUE, "J", "cupidon", "admire", marks=pytest.mark.rule("QB-NIGHT-TUE-10")),
        pytest.param(TUE, "K", "infirmier anesthesiste", "spy|poison", marks=pytest.mark.rule("QB-NIGHT-TUE-11")),
        pytest.param(TUE, "L", "haineux", "fight", marks=pytest.mark.rule("QB-NIGHT-TUE-12")),
        pytest.param(TUE, "M", "amoureux", "sleep-together", marks=pytest.mark.rule("QB-NIGHT-TUE-13")),
        pytest.param(TUE, "N", "laura", "squat-place", marks=pytest.mark.rule("QB-NIGHT-TUE-14")),
        pytest.param(TUE, "O", "bras-droit", "corrupt|guard", marks=pytest.mark.rule("QB-NIGHT-TUE-15")),
        pytest.param(TUE, "P", "all", PLACES, marks=pytest.mark.rule("QB-NIGHT-TUE-16")),
        pytest.param(TUE, "R", "ingenieur", "stalk|reveal", marks=pytest.mark.rule("QB-NIGHT-TUE-18")),
        pytest.param(TUE, "S", "brigand", "larceny|rig", marks=pytest.mark.rule("QB-NIGHT-TUE-19")),
        pytest.param(TUE, "T", "epoux", "couples-report", marks=pytest.mark.rule("QB-NIGHT-TUE-20")),
        pytest.param(TUE, "U", "sesiano", "miracles", marks=pytest.mark.rule("QB-NIGHT-TUE-21")),
        pytest.param(TUE, "V", "mj", "update-health-money", marks=pytest.mark.rule("QB-NIGHT-TUE-22")),
        pytest.param(WED, "A", "bourreau medecin", CARE, marks=pytest.mark.rule("QB-NIGHT-WED-01")),
        pytest.param(WED, "B", "mj", "update-health-money", marks=pytest.mark.rule("QB-NIGHT-WED-02")),
        pytest.param(WED, "F", "amoureux", MEETING, marks=pytest.mark.rule("QB-NIGHT-WED-06")),
        pytest.param(WED, "G", "plan-cul", "choose-place", marks=pytest.mark.rule("QB-NIGHT-WED-07")),
        pytest.param(WED, "H", "marchand-de-sable morphee", "heavy-sleep", marks=pytest.mark.rule("QB-NIGHT-WED-08")),
        pytest.param(WED, "I", "indiscret", "peek-neighbour", marks=pytest.mark.rule("QB-NIGHT-WED-09")),
        pytest.param(WED, "J", "artiste", "force-resign", marks=pytest.mark.rule("QB-NIGHT-WED-10")),
        pytest.param(WED, "K", "pharmacien brancardier", "spy|poison", marks=pytest.mark.rule("QB-NIGHT-WED-11")),
        pytest.param(WED, "L", "plan-cul", "sleep-together", marks=pytest.mark.rule("QB-NIGHT-WED-12")),
        pytest.param(WED, "M", "amoureux", "sleep-together", marks=pytest.mark.rule("QB-NIGHT-WED-13")),
        pytest.param(WED, "N", "laura", "squat-place", marks=pytest.mark.rule("QB-NIGHT-WED-14")),
        pytest.param(WED, "O", "parrain", "corrupt|guard", marks=pytest.mark.rule("QB-NIGHT-WED-15")),
        pytest.param(WED, "P", "all", PLACES, marks=pytest.mark.rule("QB-NIGHT-WED-16")),
        pytest.param(WED, "R", "scientifique geek", "stalk|reveal", marks=pytest.mark.rule("QB-NIGHT-WED-18")),
        pytest.param(WED, "S", "hackeur", "larceny|rig", marks=pytest.mark.rule("QB-NIGHT-WED-19")),
        pytest.param(WED, "T", "epoux", "couples-report", marks=pytest.mark.rule("QB-NIGHT-WED-20")),
        pytest.param(WED, "U", "sesiano", "miracles", marks=pytest.mark.rule("QB-NIGHT-WED-21")),
        pytest.param(WED, "V", "mj", "update-health-money", marks=pytest.mark.rule("QB-NIGHT-WED-22")),
        pytest.param(THU, "A", "bourreau medecin", CARE, marks=pytest.mark.rule("QB-NIGHT-THU-01")),
        pytest.param(THU, "B", "mj", "update-health-money", marks=pytest.mark.rule("QB-NIGHT-THU-02")),
        pytest.param(THU, "F", "amoureux", MEETING, marks=pytest.mark.rule("QB-NIGHT-THU-06")),
        pytest.param(THU, "G", "eris cupidon", PAIRS, marks=pytest.mark.rule("QB-NIGHT-THU-07")),
        pytest.param(THU, "H", "marchand-de-sable morphee", "heavy-sleep", marks=pytest.mark.rule("QB-NIGHT-THU-08")),
        pytest.param(THU, "I", "curieux", "peek-neighbour", marks=pytest.mark.rule("QB-NIGHT-THU-09")),
        pytest.param(THU, "J", "eris", "shift-posts", marks=pytest.mark.rule("QB-NIGHT-THU-10")),
        pytest.param(THU, "K", "chirurgien brancardier", "spy|poison", marks=pytest.mark.rule("QB-NIGHT-THU-11")),
        pytest.param(THU, "L", "artiste", "sculpt-place", marks=pytest.mark.rule("QB-NIGHT-THU-12")),
        pytest.param(THU, "M", "amoureux", "sleep-together", marks=pytest.mark.rule("QB-NIGHT-THU-13")),
        pytest.param(THU, "N", "laura", "squat-place", marks=pytest.mark.rule("QB-NIGHT-THU-14")),
        pytest.param(THU, "O", "bras-droit chef-armees", CHIEF_AND_ARMY, marks=pytest.mark.rule("QB-NIGHT-THU-15")),
        pytest.param(THU, "P", "all", PLACES, marks=pytest.mark.rule("QB-NIGHT-THU-16")),
        pytest.param(THU, "R", "chercheur geek", "stalk|reveal", marks=pytest.mark.rule("QB-NIGHT-THU-18")),
        pytest.param(THU, "S", "tricheur", "larceny|rig", marks=pytest.mark.rule("QB-NIGHT-THU-19")),
        pytest.param(THU, "T", "epoux", "couples-report", marks=pytest.mark.rule("QB-NIGHT-THU-20")),
        pytest.param(THU, "U", "sesiano", "miracles", marks=pytest.mark.rule("QB-NIGHT-THU-21")),
        pytest.param(THU, "V", "mj", "update-health-money", marks=pytest.mark.rule("QB-NIGHT-THU-22")),
        pytest.param(FRI, "A", "bourreau medecin", CARE, marks=pytest.mark.rule("QB-NIGHT-FRI-01")),
        pytest.param(FRI, "B", "mj", "update-health-money", marks=pytest.mark.rule("QB-NIGHT-FRI-02")),
        pytest.param(FRI, "F", "amoureux", MEETING, marks=pytest.mark.rule("QB-NIGHT-FRI-06")),
        pytest.param(FRI, "G", "haineux", "choose-place", marks=pytest.mark.rule("QB-NIGHT-FRI-07")),
        pytest.param(FRI, "H", "marchand-de-sable morphee", "heavy-sleep", marks=pytest.mark.rule("QB-NIGHT-FRI-08")),
        pytest.param(FRI, "I", "fouineur fureteur", "peek-neighbour", marks=pytest.mark.rule("QB-NIGHT-FRI-09")),
        pytest.param(FRI, "J", "cupidon", "admire", marks=pytest.mark.rule("QB-NIGHT-FRI-10")),
        pytest.param(FRI, "K", "infirmier", "spy|poison", marks=pytest.mark.rule("QB-NIGHT-FRI-11")),
        pytest.param(FRI, "L", "haineux", "fight", marks=pytest.mark.rule("QB-NIGHT-FRI-12")),
        pytest.param(FRI, "M", "amoureux", "sleep-together", marks=pytest.mark.rule("QB-NIGHT-FRI-13")),
        pytest.param(FRI, "N", "laura", "squat-place", marks=pytest.mark.rule("QB-NIGHT-FRI-14")),
        pytest.param(FRI, "O", "parrain", "corrupt|guard", marks=pytest.mark.rule("QB-NIGHT-FRI-15")),
        pytest.param(FRI, "P", "all", PLACES, marks=pytest.mark.rule("QB-NIGHT-FRI-16")),
        pytest.param(FRI, "R", "ingenieur bricoleur", "stalk|reveal", marks=pytest.mark.rule("QB-NIGHT-FRI-18")),
        pytest.param(FRI, "S", "brigand", "larceny|rig", marks=pytest.mark.rule("QB-NIGHT-FRI-19")),
        pytest.param(FRI, "T", "epoux", "couples-report", marks=pytest.mark.rule("QB-NIGHT-FRI-20")),
        pytest.param(FRI, "U", "sesiano", "miracles", marks=pytest.mark.rule("QB-NIGHT-FRI-21")),
        pytest.param(FRI, "V", "mj", "update-health-money", marks=pytest.mark.rule("QB-NIGHT-FRI-22")),
        pytest.param(SAT, "A", "bourreau medecin", CARE, marks=pytest.mark.rule("QB-NIGHT-SAT-01")),
        pytest.param(SAT, "B", "mj", "update-health-money", marks=pytest.mark.rule("QB-NIGHT-SAT-02")),
        pytest.param(SAT, "F", "amoureux", MEETING, marks=pytest.mark.rule("QB-NIGHT-SAT-06")),
        pytest.param(SAT, "G", "plan-cul", "choose-place", marks=pytest.mark.rule("QB-NIGHT-SAT-07")),
        pytest.param(SAT, "H", "marchand-de-sable morphee", "heavy-sleep", marks=pytest.mark.rule("QB-NIGHT-SAT-08")),
        pytest.param(SAT, "I", "indiscret commere", "peek-neighbour", marks=pytest.mark.rule("QB-NIGHT-SAT-09")),
        pytest.param(SAT, "J", "artiste", "force-resign", marks=pytest.mark.rule("QB-NIGHT-SAT-10")),
        pytest.param(SAT, "K", "pharmacien anesthesiste", "spy|poison", marks=pytest.mark.rule("QB-NIGHT-SAT-11")),
        pytest.param(SAT, "L", "plan-cul", "sleep-together", marks=pytest.mark.rule("QB-NIGHT-SAT-12")),
        pytest.param(SAT, "M", "amoureux", "sleep-together", marks=pytest.mark.rule("QB-NIGHT-SAT-13")),
        pytest.param(SAT, "N", "laura", "squat-place", marks=pytest.mark.rule("QB-NIGHT-SAT-14")),
        pytest.param(SAT, "O", "bras-droit", "corrupt|guard", marks=pytest.mark.rule("QB-NIGHT-SAT-15")),
        pytest.param(SAT, "P", "all", PLACES, marks=pytest.mark.rule("QB-NIGHT-SAT-16")),
        pytest.param(SAT, "R", "scientifique", "stalk|reveal", marks=pytest.mark.rule("QB-NIGHT-SAT-18")),
        pytest.param(SAT, "S", "hackeur", "larceny|rig", marks=pytest.mark.rule("QB-NIGHT-SAT-19")),
        pytest.param(SAT, "T", "epoux", "couples-report", marks=pytest.mark.rule("QB-NIGHT-SAT-20")),
        pytest.param(SAT, "U", "sesiano", "miracles", marks=pytest.mark.rule("QB-NIGHT-SAT-21")),
        pytest.param(SAT, "V", "mj", "update-health-money", marks=pytest.mark.rule("QB-NIGHT-SAT-22")),
    ],
)
def test_each_step_calls_its_roles_in_every_mode(weekday: int, step: str, who: str, what: str) -> None:
    for mode in "vm":
        assert call(weekday, step, mode) == f"{who}: {what}"
    meets = "colloque " if step == "P" else ""  # of mathematicians, in mode E
    assert call(weekday, step, "e") == f"{who}: {meets}{what}"


@pytest.mark.parametrize(
    ("weekday", "step", "villagers", "mathematicians", "strange"),
    [
        pytest.param(MON, "C", MC, "", MC, marks=pytest.mark.rule("QB-NIGHT-MON-03")),
        pytest.param(MON, "D", PACK, "", PACK, marks=pytest.mark.rule("QB-NIGHT-MON-04")),
        pytest.param(MON, "E", "", ALG + AIM, ALG + MEET, marks=pytest.mark.rule("QB-NIGHT-MON-05")),
        pytest.param(MON, "Q", CLAWS, ALG + ATTACK, CLAWS, marks=pytest.mark.rule("QB-NIGHT-MON-17")),
        pytest.param(TUE, "C", MC, "", MC, marks=pytest.mark.rule("QB-NIGHT-TUE-03")),
        pytest.param(TUE, "D", PACK, "", PACK, marks=pytest.mark.rule("QB-NIGHT-TUE-04")),
        pytest.param(TUE, "E", "", ANA + AIM, ANA + MEET, marks=pytest.mark.rule("QB-NIGHT-TUE-05")),
        pytest.param(TUE, "Q", CLAWS, ANA + ATTACK, CLAWS, marks=pytest.mark.rule("QB-NIGHT-TUE-17")),
        pytest.param(WED, "C", MC, "", MC, marks=pytest.mark.rule("QB-NIGHT-WED-03")),
        pytest.param(WED, "D", PACK, "", PACK, marks=pytest.mark.rule("QB-NIGHT-WED-04")),
        pytest.param(WED, "E", "", GEO + AIM, GEO + MEET, marks=pytest.mark.rule("QB-NIGHT-WED-05")),
        pytest.param(WED, "Q", CLAWS, GEO + ATTACK, CLAWS, marks=pytest.mark.rule("QB-NIGHT-WED-17")),
        pytest.param(THU, "C", MC, "", MC, marks=pytest.mark.rule("QB-NIGHT-THU-03")),
        pytest.param(THU, "D", PACK, "", PACK, marks=pytest.mark.rule("QB-NIGHT-THU-04")),
        pytest.param(THU, "E", "", ALG + AIM, ALG + MEET, marks=pytest.mark.rule("QB-NIGHT-THU-05")),
        pytest.param(THU, "Q", CLAWS, ALG + ATTACK, CLAWS, marks=pytest.mark.rule("QB-NIGHT-THU-17")),
        pytest.param(FRI, "C", MC, "", MC, marks=pytest.mark.rule("QB-NIGHT-FRI-03")),
        pytest.param(FRI, "D", PACK, "", PACK, marks=pytest.mark.rule("QB-NIGHT-FRI-04")),
        pytest.param(FRI, "E", "", ANA + AIM, ANA + MEET, marks=pytest.mark.rule("QB-NIGHT-FRI-05")),
        pytest.param(FRI, "Q", CLAWS, ANA + ATTACK, CLAWS, marks=pytest.mark.rule("QB-NIGHT-FRI-17")),
        pytest.param(SAT, "C", SKADI, SKADI, SKADI, marks=pytest.mark.rule("QB-NIGHT-SAT-03")),
        pytest.param(SAT, "D", PACK, "", PACK, marks=pytest.mark.rule("QB-NIGHT-SAT-04")),
        pytest.param(SAT, "E", "", GEO + AIM, GEO + MEET, marks=pytest.mark.rule("QB-NIGHT-SAT-05")),
        pytest.param(SAT, "Q", CLAWS, GEO + ATTACK, CLAWS, marks=pytest.mark.rule("QB-NIGHT-SAT-17")),
    ],
)
def test_some_steps_call_others_in_another_mode(
    weekday: int, step: str, villagers: str, mathematicians: str, strange: str
) -> None:
    assert [call(weekday, step, mode) for mode in "vme"] == [villagers, mathematicians, strange]


@pytest.mark.parametrize(
    ("role", "weekdays"),
    [
        pytest.param("scientifique", {WED, SAT}, marks=pytest.mark.rule("QB-EFF-SCIENCE-04")),
        pytest.param("geek", {WED, THU}, marks=pytest.mark.rule("QB-EFF-SCIENCE-05")),
        pytest.param("chercheur", {MON, THU}, marks=pytest.mark.rule("QB-EFF-SCIENCE-06")),
        pytest.param("bricoleur", {MON, FRI}, marks=pytest.mark.rule("QB-EFF-SCIENCE-07")),
        pytest.param("ingenieur", {TUE, FRI}, marks=pytest.mark.rule("QB-EFF-SCIENCE-08")),
        pytest.param("infirmier", {TUE, FRI}, marks=pytest.mark.rule("QB-EFF-NURSE-05")),
        pytest.param("pharmacien", {WED, SAT}, marks=pytest.mark.rule("QB-EFF-NURSE-06")),
        pytest.param("chirurgien", {MON, THU}, marks=pytest.mark.rule("QB-EFF-NURSE-07")),
        pytest.param("brancardier", {WED, THU}, marks=pytest.mark.rule("QB-EFF-NURSE-08")),
        pytest.param("anesthesiste", {TUE, SAT}, marks=pytest.mark.rule("QB-EFF-NURSE-09")),
        pytest.param("curieux", {MON, THU}, marks=pytest.mark.rule("QB-EFF-CURIOUS-04")),
        pytest.param("fouineur", {TUE, FRI}, marks=pytest.mark.rule("QB-EFF-CURIOUS-05")),
        pytest.param("indiscret", {WED, SAT}, marks=pytest.mark.rule("QB-EFF-CURIOUS-06")),
        pytest.param("fureteur", {MON, FRI}, marks=pytest.mark.rule("QB-EFF-CURIOUS-07")),
        pytest.param("commere", {TUE, SAT}, marks=pytest.mark.rule("QB-EFF-CURIOUS-08")),
        pytest.param("tricheur", {MON, THU}, marks=pytest.mark.rule("QB-EFF-CHEAT-06")),
        pytest.param("brigand", {TUE, FRI}, marks=pytest.mark.rule("QB-EFF-CHEAT-07")),
        pytest.param("hackeur", {WED, SAT}, marks=pytest.mark.rule("QB-EFF-CHEAT-08")),
        pytest.param("parrain", {MON, WED, FRI}, marks=pytest.mark.rule("QB-MAFIA-07")),
        pytest.param("bras-droit", {TUE, THU, SAT}, marks=pytest.mark.rule("QB-MAFIA-08")),
        pytest.param("cortex", {MON, TUE, WED, THU, FRI}, marks=pytest.mark.rule("QB-ROLE-CORTEX-05")),
        pytest.param("minus", {MON, TUE, WED, THU, FRI}, marks=pytest.mark.rule("QB-ROLE-CORTEX-05")),
        pytest.param("algebristes", {MON, THU}, marks=pytest.mark.rule("QB-ROLE-MATH-02")),
        pytest.param("analystes", {TUE, FRI}, marks=pytest.mark.rule("QB-ROLE-MATH-02")),
        pytest.param("geometres", {WED, SAT}, marks=pytest.mark.rule("QB-ROLE-MATH-02")),
        pytest.param("plan-cul", {WED, SAT}, marks=pytest.mark.rule("QB-DUO-06")),
        ("haineux", {TUE, FRI}),
        ("eris", {MON, THU}),
        ("cupidon", {TUE, FRI}),
        ("chef-armees", {MON, THU}),
        ("skadi", {SAT}),
    ],
)
def test_a_dated_role_has_its_nights(role: str, weekdays: set[int]) -> None:
    assert nights_of(role) == weekdays


def test_the_artist_sculpts_and_deposes_on_different_nights() -> None:
    assert nights_of("artiste", "sculpt-place") == {MON, THU}
    assert nights_of("artiste", "force-resign") == {WED, SAT}
    assert nights_of("artiste", "squat-place") == nights_of("nobel") == frozenset()


@pytest.mark.rule("QB-CAL-01")
@pytest.mark.rule("QB-CAL-02")
@pytest.mark.rule("QB-CAL-03")
def test_three_days_are_odd_three_even_and_sunday_is_neither() -> None:
    assert [WEEKDAYS[day] for day in sorted(ODD)] == ["mon", "wed", "fri"]
    assert [WEEKDAYS[day] for day in sorted(EVEN)] == ["tue", "thu", "sat"]
    assert WEEKDAYS[SUN] == "sun"


@pytest.mark.rule("QB-CAL-08")
@pytest.mark.rule("QB-NIGHT-GEN-02")
def test_six_nights_have_the_steps_a_to_v_and_sunday_has_none() -> None:
    for weekday in NIGHTS:
        assert "".join(each.step for each in rows(weekday) if not each.ours) == "ABCDEFGHIJKLMNOPQRSTUV"
        assert {each.weekday for each in rows(weekday)} == {weekday}
    assert rows(SUN) == ()


@pytest.mark.rule("QB-NIGHT-GEN-03")
def test_nights_three_days_apart_share_most_rows() -> None:
    for day in (MON, TUE, WED):
        same = [call(day, each.step, "e") == call(day + 3, each.step, "e") for each in rows(day) if not each.ours]
        assert sum(same) > len(same) // 2


@pytest.mark.rule("QB-NIGHT-GEN-04")
def test_an_asterisk_marks_actions_in_which_people_move() -> None:
    moving = {(each.step, what) for day in NIGHTS for each in rows(day) for what in each.actions if "*" in what}
    assert moving == {
        ("L", "sculpt-place*"),
        ("L", "fight*"),
        ("L", "sleep-together*"),
        ("M", "sleep-together*"),
        ("N", "squat-place*"),
        ("P", "colloque*@e"),
        ("P", "sleep*"),
        ("Q", "attack*"),
    }


@pytest.mark.rule("QB-NIGHT-GEN-05")
def test_row_g_of_monday_and_thursday_is_for_the_first_night_only() -> None:
    assert [row(day, "G").on_night(1) and not row(day, "G").on_night(2) for day in NIGHTS] == [
        day in (MON, THU) for day in NIGHTS
    ]


@pytest.mark.rule("QB-NIGHT-GEN-06")
def test_eris_and_cupid_use_row_j_from_the_second_night() -> None:
    for day in (MON, TUE, THU, FRI):
        assert [row(day, "J").on_night(night) for night in (1, 2, 9)] == [False, True, True]
    assert row(WED, "J").on_night(1)


@pytest.mark.rule("QB-ROLE-SKADI-02")
def test_skadi_is_called_on_saturday_if_it_is_the_third_night() -> None:
    assert [row(SAT, "C").on_night(night) for night in (2, 3, 4, 9)] == [False, True, False, False]


def test_with_a_start_on_monday_skadi_follows_minus_and_cortex_on_wednesday_the_third_night() -> None:
    steps = [each.step for each in rows(WED)]
    assert steps[steps.index("C") + 1] == "C2"
    assert call(WED, "C2", "m") == "skadi: choose-camp"
    assert [row(WED, "C2").on_night(night) for night in (3, 6)] == [True, False]


@pytest.mark.rule("QB-NIGHT-GEN-07")
def test_the_dead_act_after_b_and_letters_come_after_o() -> None:
    for day in NIGHTS:
        steps = [each.step for each in rows(day)]
        assert steps[steps.index("B") + 1] == "B2"
        assert steps[steps.index("O") + 1] == "O2"


@pytest.mark.rule("QB-RULING-113")
def test_the_dead_have_one_action_a_night() -> None:
    assert [DEAD[day] for day in NIGHTS] == ["name", "whisper", "jinx", "name", "whisper", "luck"]


def test_a_game_that_may_begin_that_night_has_a_step_before_a() -> None:
    assert [rows(day)[0].step for day in NIGHTS] == ["0", "A", "A", "0", "A", "A"]
    camps = row(THU, "0").called("v")
    assert camps == ("amoureux", "reptiliens", "mc", "setheux", "parrain", "bras-droit")
    assert row(MON, "0").called("m")[:4] == ("amoureux", "algebristes", "geometres", "analystes")


def test_the_file_says_what_the_schedule_of_the_rules_says() -> None:
    found = re.search(r"```csv\n.*?\n(.*?)\n```", SPECIFICATION, re.DOTALL)
    assert found is not None
    wanted = re.sub(r"\((\w)\)", r"@\1", found[1]).lower().replace("_", "-").replace("night-index", "night")
    lines = [line for line in FILE.splitlines()[1:] if line.split(",")[1] not in calendar.OURS]
    assert [line.lower() for line in lines] == wanted.splitlines()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("mon,A", "sun,A", "line 3: no night of the week: sun"),
        ("mon,A", "mon,Z", "line 3: no step of a night: Z"),
        ("mon,B,", "mon,A,", "line 4: step A comes too late"),
        ("laura,-", "laura,perhaps", "no condition: perhaps"),
        ("laura,-", ",-", "somebody is called"),
        ("mon,A,", "mon,", "line 3: it has 6 fields"),
        ("weekday,", "day,", "line 1: the columns are weekday, step"),
    ],
)
def test_a_wrong_line_is_refused_by_its_number(old: str, new: str, message: str) -> None:
    assert old in FILE
    with pytest.raises(ValueError, match=re.escape(message)):
        read(FILE.replace(old, new, 1))
