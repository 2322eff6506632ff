"""Section 18: who is called on which night, the order of the calls, and the week."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from meetinghouse.games.quintebourg.components import calendar
from meetinghouse.games.quintebourg.events import Called, FeastBegan

from .nights import night, pairs
from .town import ANA, BEN, CLEO, DAN, EVA, FINN, GUS, HANA, IVO, JOY, KIM, LEO, at, told, town

SPECIFICATION = (Path(__file__).parents[3] / "docs" / "rules" / "quintebourg.md").read_text(encoding="utf-8")
FILE = (Path(calendar.__file__).parents[1] / "data" / "night.csv").read_text(encoding="utf-8")
WEEK = ("mon", "tue", "wed", "thu", "fri", "sat")

TO_FRI = "mon tue wed thu fri"
TO_B = "coma-potion treat xp-potion update"
MC = "cortex minus mc-talk"
FROM_O2 = "letters positions attack science cheat couples miracles dawn-update camera"
ERIS = "make-haters make-partners sleep curious shift-posts"


def calls(weekday: str) -> list[str]:
    """The calls of a night in mode E, in the game master's order."""
    return [event.call for event in told(night("rept-alpha", weekday, mode="e").game, None, Called)]


@pytest.mark.rule("QB-NIGHT-GEN-02")
@pytest.mark.parametrize(
    ("weekday", "first", "then"),
    [
        ("mon", f"dead-name {MC}", f"alg lovers {ERIS} nurse sculpt squat parrain army-guard"),
        ("tue", f"dead-whisper whisper-talk {MC}", "ana lovers haters sleep curious admire nurse squat bras-droit"),
        ("wed", f"dead-jinx {MC}", "geo lovers partners sleep curious resign nurse squat parrain"),
        ("thu", f"dead-name {MC}", f"alg lovers {ERIS} nurse sculpt squat bras-droit army-guard"),
        ("fri", f"dead-whisper whisper-talk {MC}", "ana lovers haters sleep curious admire nurse squat parrain"),
        ("sat", "dead-luck skadi", "geo lovers partners sleep curious resign nurse squat bras-droit"),
    ],
)
def test_the_calls_of_a_night_come_in_the_order_of_the_table(weekday: str, first: str, then: str) -> None:
    assert calls(weekday) == f"{TO_B} {first} pack {then} {FROM_O2}".split()


@pytest.mark.rule("QB-NIGHT-GEN-03")
@pytest.mark.parametrize(("one", "other", "apart"), [("mon", "thu", 2), ("tue", "fri", 2), ("wed", "sat", 8)])
def test_nights_three_days_apart_share_most_calls(one: str, other: str, apart: int) -> None:
    """The chiefs of the mafia alternate; on Saturday, Skadi is called instead of Minus and Cortex."""
    assert len(set(calls(one)) ^ set(calls(other))) == apart


@pytest.mark.rule("QB-NIGHT-GEN-04")
def test_in_actions_with_an_asterisk_people_leave_their_house() -> None:
    """The artist, lovers, Laura, a colloquium and the pack go on Monday, haters on Tuesday, partners on Wednesday."""
    parties = "rept-alpha villageois amoureux amoureux villageois hess algebriste"
    deeds: dict[int, Any] = {
        ANA: {"pack": KIM}, BEN: {"sculpt": LEO}, CLEO: {"lovers": "theirs"}, DAN: {"lovers": "mine"},
        EVA: {"squat": at(LEO)}, FINN: {"alg": GUS}, GUS: {"alg": GUS},
    }  # fmt: skip
    words: dict[str, Any] = {"mode": "e", "effects": {BEN: "artiste", EVA: "laura"}, "dice": {"damage": [0]}}
    monday = night(parties, "mon", deeds, **words).game.state.position
    assert monday == [KIM, LEO, DAN, DAN, LEO, GUS, GUS, HANA, IVO, JOY, KIM, LEO]
    bonds: dict[str, Any] = {"hater": pairs((HANA, IVO)), "casual": pairs((JOY, KIM)), "dice": {"fight": [4]}}
    visits = {HANA: {"haters": "theirs"}, JOY: {"partners": "theirs"}}
    assert night("rept-alpha", "tue", visits, **bonds).game.state.position == [*range(HANA), IVO, IVO, JOY, KIM, LEO]
    assert night("rept-alpha", "wed", visits, **bonds).game.state.position == [*range(JOY), KIM, KIM, LEO]


@pytest.mark.parametrize(
    ("kind", "nights", "role"),
    [
        pytest.param("science", "wed sat", "scientifique", marks=pytest.mark.rule("QB-EFF-SCIENCE-04")),
        pytest.param("science", "wed thu", "geek", marks=pytest.mark.rule("QB-EFF-SCIENCE-05")),
        pytest.param("science", "mon thu", "chercheur", marks=pytest.mark.rule("QB-EFF-SCIENCE-06")),
        pytest.param("science", "mon fri", "bricoleur", marks=pytest.mark.rule("QB-EFF-SCIENCE-07")),
        pytest.param("science", "tue fri", "ingenieur", marks=pytest.mark.rule("QB-EFF-SCIENCE-08")),
        pytest.param("nurse", "tue fri", "infirmier", marks=pytest.mark.rule("QB-EFF-NURSE-05")),
        pytest.param("nurse", "wed sat", "pharmacien", marks=pytest.mark.rule("QB-EFF-NURSE-06")),
        pytest.param("nurse", "mon thu", "chirurgien", marks=pytest.mark.rule("QB-EFF-NURSE-07")),
        pytest.param("nurse", "wed thu", "brancardier", marks=pytest.mark.rule("QB-EFF-NURSE-08")),
        pytest.param("nurse", "tue sat", "anesthesiste", marks=pytest.mark.rule("QB-EFF-NURSE-09")),
        pytest.param("curious", "mon thu", "curieux", marks=pytest.mark.rule("QB-EFF-CURIOUS-04")),
        pytest.param("curious", "tue fri", "fouineur", marks=pytest.mark.rule("QB-EFF-CURIOUS-05")),
        pytest.param("curious", "wed sat", "indiscret", marks=pytest.mark.rule("QB-EFF-CURIOUS-06")),
        pytest.param("curious", "mon fri", "fureteur", marks=pytest.mark.rule("QB-EFF-CURIOUS-07")),
        pytest.param("curious", "tue sat", "commere", marks=pytest.mark.rule("QB-EFF-CURIOUS-08")),
        pytest.param("cheat", "mon thu", "tricheur", marks=pytest.mark.rule("QB-EFF-CHEAT-06")),
        pytest.param("cheat", "tue fri", "brigand", marks=pytest.mark.rule("QB-EFF-CHEAT-07")),
        pytest.param("cheat", "wed sat", "hackeur", marks=pytest.mark.rule("QB-EFF-CHEAT-08")),
        pytest.param("chief", "mon wed fri", "parrain", marks=pytest.mark.rule("QB-MAFIA-07")),
        pytest.param("chief", "tue thu sat", "bras-droit", marks=pytest.mark.rule("QB-MAFIA-08")),
        ("shift-posts", "mon thu", "eris"),
        ("admire", "tue fri", "cupidon"),
        ("sculpt", "mon thu", "artiste"),
        ("resign", "wed sat", "artiste"),
        ("sleep", "mon tue wed thu fri sat", "morphee"),
        ("squat", "mon tue wed thu fri sat", "laura"),
    ],
)
def test_an_effect_role_is_asked_on_its_nights_and_on_no_other(kind: str, nights: str, role: str) -> None:
    played = {weekday: night("rept-alpha", weekday, effects={BEN: role}) for weekday in WEEK}
    assert [weekday for weekday in WEEK if played[weekday].asked(kind) == {kind: [BEN]}] == nights.split()
    assert all(not played[weekday].asked(kind) for weekday in WEEK if weekday not in nights.split())


@pytest.mark.parametrize(
    ("kind", "nights", "parties"),
    [
        pytest.param("cortex-own", TO_FRI, "villageois cortex minus", marks=pytest.mark.rule("QB-ROLE-CORTEX-05")),
        pytest.param("minus", TO_FRI, "cortex minus", marks=pytest.mark.rule("QB-ROLE-CORTEX-05")),
        pytest.param("alg", "mon thu", "rept-alpha algebriste", marks=pytest.mark.rule("QB-ROLE-MATH-02")),
        pytest.param("ana", "tue fri", "rept-alpha analyste", marks=pytest.mark.rule("QB-ROLE-MATH-02")),
        pytest.param("geo", "wed sat", "rept-alpha geometre", marks=pytest.mark.rule("QB-ROLE-MATH-02")),
    ],
)
def test_a_camp_is_asked_on_its_nights_and_on_no_other(kind: str, nights: str, parties: str) -> None:
    deeds = {seat: {"cortex-own": (GUS, "charm"), "cortex-minus": HANA} for seat in (ANA, BEN)}
    played = {weekday: night(parties, weekday, deeds, mode="e") for weekday in WEEK}
    assert [weekday for weekday in WEEK if played[weekday].asked(kind) == {kind: [BEN]}] == nights.split()
    assert all(not played[weekday].asked(kind) for weekday in WEEK if weekday not in nights.split())


@pytest.mark.rule("QB-CAL-01", "QB-CAL-02", "QB-CAL-03")
@pytest.mark.parametrize(
    ("weekday", "thief"),
    [("mon", CLEO), ("tue", DAN), ("wed", CLEO), ("thu", DAN), ("fri", CLEO), ("sat", DAN), ("sun", None)],
)
def test_mirko_steals_on_odd_days_mirka_on_even_ones_and_on_sunday_there_is_a_feast(
    weekday: str, thief: int | None
) -> None:
    place = "feast" if weekday == "sun" else "evening"
    game = town("rept-alpha", at=place, weekday=weekday, posts={"pick-mirko": CLEO, "pick-mirka": DAN})
    assert [each.seat for each in game.decisions if each.kind == "pickpocket"] == ([] if thief is None else [thief])
    assert bool(told(game, None, FeastBegan)) == (weekday == "sun")


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
        calendar.read(FILE.replace(old, new, 1))
