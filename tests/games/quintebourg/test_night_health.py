"""Section 18.2, steps A, B, U and V of every night: potions, treatment, consequences of the day, miracles, hospital."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.games.quintebourg.events import MiracleWorked, PotionGiven, PotionTried, Treated

from .nights import BOTH_FORMS, bits, night, values
from .town import BEN, CLEO, DAN, EVA, FINN, GUS, HANA, IVO, JOY, states, told

pytestmark = pytest.mark.usefixtures("taken_for_dead")


@BOTH_FORMS
@pytest.mark.parametrize(
    "weekday",
    [
        pytest.param("mon", marks=pytest.mark.rule("QB-NIGHT-MON-01"), id="QB-NIGHT-MON-01"),
        pytest.param("tue", marks=pytest.mark.rule("QB-NIGHT-TUE-01"), id="QB-NIGHT-TUE-01"),
        pytest.param("wed", marks=pytest.mark.rule("QB-NIGHT-WED-01"), id="QB-NIGHT-WED-01"),
        pytest.param("thu", marks=pytest.mark.rule("QB-NIGHT-THU-01"), id="QB-NIGHT-THU-01"),
        pytest.param("fri", marks=pytest.mark.rule("QB-NIGHT-FRI-01"), id="QB-NIGHT-FRI-01"),
        pytest.param("sat", marks=pytest.mark.rule("QB-NIGHT-SAT-01"), id="QB-NIGHT-SAT-01"),
    ],
)
def test_at_a_the_executioner_chooses_and_the_doctor_treats_two_and_tries_his_potion(weekday: str, calls: str) -> None:
    """Health is updated before B: Hana is back, so Ivo, her lover, no longer grieves."""
    parties = "rept-alpha medecin villageois villageois villageois villageois villageois amoureux amoureux"
    deeds = {"coma-potion": DAN, "treat": [(FINN, "better"), (GUS, "worse")], "xp-potion": HANA}
    patients = {FINN: "b", GUS: "c", HANA: "q", JOY: "b"}
    words: dict[str, Any] = {
        "condemned": bits(DAN, EVA),
        "health": patients,
        "research": 6,
        "grief": bits(IVO),
        "calls": calls,
    }
    played = night(parties, weekday, {BEN: deeds}, **words)
    assert played.asked("coma-potion", "treat", "xp-potion") == {
        "coma-potion": [BEN],
        "treat": [BEN, BEN],
        "xp-potion": [BEN],
    }
    assert played.options(BEN, "coma-potion") == values("none", DAN, EVA)
    wishes = [(patient, wish) for patient in (FINN, GUS, JOY) for wish in ("better", "worse")]
    assert played.options(BEN, "treat") == values("none", (HANA, "worse"), *wishes)
    assert played.options(BEN, "xp-potion") == values("none", GUS, HANA)
    assert states(played.game) == "iiicqiqiibii"
    assert told(played.game, BEN, PotionGiven) == [PotionGiven(BEN, DAN, "coma"), PotionGiven(BEN, EVA, "poison")]
    assert told(played.game, BEN, Treated) == [Treated(BEN, FINN, "i"), Treated(BEN, GUS, "q")]
    assert told(played.game, BEN, PotionTried) == [PotionTried(BEN, HANA, "i")]


@BOTH_FORMS
@pytest.mark.parametrize(
    "weekday",
    [
        pytest.param("mon", marks=pytest.mark.rule("QB-NIGHT-MON-02"), id="QB-NIGHT-MON-02"),
        pytest.param("tue", marks=pytest.mark.rule("QB-NIGHT-TUE-02"), id="QB-NIGHT-TUE-02"),
        pytest.param("wed", marks=pytest.mark.rule("QB-NIGHT-WED-02"), id="QB-NIGHT-WED-02"),
        pytest.param("thu", marks=pytest.mark.rule("QB-NIGHT-THU-02"), id="QB-NIGHT-THU-02"),
        pytest.param("fri", marks=pytest.mark.rule("QB-NIGHT-FRI-02"), id="QB-NIGHT-FRI-02"),
        pytest.param("sat", marks=pytest.mark.rule("QB-NIGHT-SAT-02"), id="QB-NIGHT-SAT-02"),
    ],
)
@pytest.mark.parametrize(
    ("cause", "hana", "before", "after", "purse"),
    [
        ({"condemned": bits(GUS)}, "i", "i", "q", 0),
        ({"grief": bits(GUS)}, "q", "i", "q", 0),
        ({"relief": bits(GUS)}, "i", "q", "i", 3),
        ({"cure": bits(GUS)}, "i", "q", "i", 3),
        ({"culprits": [GUS]}, "i", "i", "q", 0),
    ],
    ids=["execution", "a lover fell", "a lover came back", "a hater fell", "a broken order"],
)
def test_at_b_health_and_money_follow_what_the_day_has_brought(
    weekday: str, cause: dict[str, Any], hana: str, before: str, after: str, purse: int, calls: str
) -> None:
    parties = "rept-alpha villageois villageois villageois villageois villageois amoureux amoureux"
    health = {GUS: before, HANA: hana}
    played = night(parties, weekday, health=health, calls=calls, **cause)
    assert states(played.game)[GUS] == after
    assert played.game.view(GUS).own.coins == purse


@BOTH_FORMS
@pytest.mark.parametrize(
    "weekday",
    [
        pytest.param("mon", marks=pytest.mark.rule("QB-NIGHT-MON-21"), id="QB-NIGHT-MON-21"),
        pytest.param("tue", marks=pytest.mark.rule("QB-NIGHT-TUE-21"), id="QB-NIGHT-TUE-21"),
        pytest.param("wed", marks=pytest.mark.rule("QB-NIGHT-WED-21"), id="QB-NIGHT-WED-21"),
        pytest.param("thu", marks=pytest.mark.rule("QB-NIGHT-THU-21"), id="QB-NIGHT-THU-21"),
        pytest.param("fri", marks=pytest.mark.rule("QB-NIGHT-FRI-21"), id="QB-NIGHT-FRI-21"),
        pytest.param("sat", marks=pytest.mark.rule("QB-NIGHT-SAT-21"), id="QB-NIGHT-SAT-21"),
    ],
)
@pytest.mark.parametrize("state", ["i", "c", "q"])
def test_at_u_the_prophet_may_work_miracles_each_of_them_once(weekday: str, state: str, calls: str) -> None:
    """Ben raises Hana, converts Dan, and rises himself if need be; nobody else may, and silence has no effect."""
    parties = "rept-alpha sesiano"
    words: dict[str, Any] = {"health": {BEN: state, HANA: "q"}, "calls": calls}
    rise = ["resurrect-self"] if state == "q" else []
    deeds = {BEN: {"miracle": [("raise", HANA), ("convert", DAN), *rise]}, CLEO: {"miracle": ("raise", HANA)}}
    played = night(parties, weekday, deeds, **words)
    assert set(played.asked("miracle")["miracle"]) == {BEN}
    others = [(deed, seat) for deed in ("raise", "convert") for seat in range(12) if seat != BEN]
    assert played.options(BEN, "miracle") == values("none", *others, *rise)
    assert told(played.game, BEN, MiracleWorked) == [
        MiracleWorked(BEN, "raise", HANA, True),
        MiracleWorked(BEN, "convert", DAN, True),
    ]
    assert states(played.game)[BEN] == ("i" if state == "q" else state)
    assert states(played.game)[HANA] == "i"
    assert played.game.view(DAN).own.camp == "idealistes"
    silent = night(parties, weekday, **words).game
    assert (states(silent)[BEN], states(silent)[HANA]) == (state, "q")


@BOTH_FORMS
@pytest.mark.parametrize(
    "weekday",
    [
        pytest.param("mon", marks=pytest.mark.rule("QB-NIGHT-MON-22"), id="QB-NIGHT-MON-22"),
        pytest.param("tue", marks=pytest.mark.rule("QB-NIGHT-TUE-22"), id="QB-NIGHT-TUE-22"),
        pytest.param("wed", marks=pytest.mark.rule("QB-NIGHT-WED-22"), id="QB-NIGHT-WED-22"),
        pytest.param("thu", marks=pytest.mark.rule("QB-NIGHT-THU-22"), id="QB-NIGHT-THU-22"),
        pytest.param("fri", marks=pytest.mark.rule("QB-NIGHT-FRI-22"), id="QB-NIGHT-FRI-22"),
        pytest.param("sat", marks=pytest.mark.rule("QB-NIGHT-SAT-22"), id="QB-NIGHT-SAT-22"),
    ],
)
def test_at_v_miracles_and_nights_in_hospital_change_health_and_money(weekday: str, calls: str) -> None:
    """The third night in hospital heals by one step, the second does not; whoever is raised gets the coins back."""
    health = {EVA: "b", FINN: "c", GUS: "b", HANA: "q"}
    nights = [0, 0, 0, 0, 2, 2, 1, 0, 0, 0, 0, 0]
    played = night(
        "rept-alpha sesiano", weekday, {BEN: {"miracle": ("raise", HANA)}}, health=health, nights=nights, calls=calls
    )
    assert states(played.game) == "iiiiibbiiiii"
    assert [played.game.view(seat).own.coins for seat in (GUS, HANA)] == [3, 3]
    assert played.game.state.nights[GUS] == 2
