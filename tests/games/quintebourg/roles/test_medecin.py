"""Section 6.4: the doctor."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.values import Seat
from meetinghouse.games.quintebourg.components import presets
from meetinghouse.games.quintebourg.components.names import BUNKER
from meetinghouse.games.quintebourg.events import DoctorShown, DoorFound, PotionTried, Treated
from meetinghouse.games.quintebourg.phases.night.night import CALLS
from meetinghouse.games.quintebourg.queries.town import camp
from meetinghouse.games.quintebourg.rules import RULES
from meetinghouse.games.quintebourg.state import Quintebourg

from ..town import (
    ANA,
    BEN,
    CLEO,
    DAN,
    EVA,
    FINN,
    GUS,
    asked,
    call,
    called,
    choose,
    close,
    invoke,
    refused,
    states,
    told,
    town,
    until,
)

pytestmark = pytest.mark.usefixtures("taken_for_dead")

DOCTOR = "rept-alpha medecin"


def offered(game: Quintebourg, seat: int = BEN) -> set[Any]:
    """The patients and treatments among the options of this seat, in short form."""
    found: set[Any] = set()
    for option in asked(game, seat).options:
        if isinstance(option, tuple):
            found.add((option[0].seat, option[1].word))  # type: ignore[union-attr]
        elif isinstance(option, Seat):
            found.add(option.seat)
    return found


@pytest.mark.rule("QB-ROLE-MEDECIN-01", "QB-ROLE-MEDECIN-02")
def test_the_doctor_is_the_executioner_and_shown_to_everybody_at_the_start() -> None:
    for mode in ("v", "m", "e"):
        for players in range(6, 22):
            game = start_by(RULES, players, 5, {"mode": mode})
            doctor = game.state.doctor
            assert (doctor >= 0) is ("medecin" in presets.cards(mode, players))
            assert game.state.holder("bourreau") == doctor
            assert told(game, None, DoctorShown) == ([DoctorShown(doctor)] if doctor >= 0 else [])
            if doctor >= 0:
                assert game.view(None).people[doctor].party == "medecin"


@pytest.mark.rule("QB-ROLE-MEDECIN-03")
def test_the_doctor_lives_in_the_bunker() -> None:
    game = town(DOCTOR, at=["positions", "science"])
    assert game.state.home(BEN) == game.state.position[BEN] == BUNKER
    assert [person.bunker for person in game.view(None).people] == [False, True] + [False] * 10


@pytest.mark.rule("QB-ROLE-MEDECIN-04")
def test_a_first_night_goes_into_the_door_of_the_bunker() -> None:
    calls = ["pack", "positions", "attack"]
    game = town(DOCTOR, at=[*calls, *calls, "science"], dice={"damage": [2]})
    call(game, s0=BEN)
    assert states(game)[BEN] == "i"
    assert game.state.bunker_forced
    assert told(game, ANA, DoorFound) == [DoorFound()]
    call(game, s0=BEN)
    assert states(game)[BEN] == "c"


@pytest.mark.rule("QB-ROLE-MEDECIN-05", "QB-EFF-ASSASSIN-05")
def test_an_assassin_reaches_the_doctor_in_his_bunker() -> None:
    game = town(DOCTOR, at=["positions", "science"], effects={CLEO: "assassin"}, dice={"assassin": [9]})
    assert game.state.position[BEN] == BUNKER
    invoke(game, CLEO, "assassinate", BEN)
    assert states(game)[BEN] == "m"
    assert not game.state.bunker_forced


@pytest.mark.rule("QB-ROLE-MEDECIN-06", "QB-HEALTH-16", "QB-HEALTH-26")
@pytest.mark.parametrize("weekday", ["mon", "tue", "wed", "thu", "fri", "sat"])
def test_every_night_he_may_improve_or_worsen_his_patients_by_one_notch(weekday: str) -> None:
    game = town(DOCTOR, at="nightfall", weekday=weekday, health="iibcbc")
    until(game, "treat")
    assert called(game) == {BEN}
    call(game, s1=[(CLEO, "better"), (DAN, "worse")])
    assert states(game)[:6] == "iiiqbc"
    assert told(game, BEN, Treated) == [Treated(BEN, CLEO, "i"), Treated(BEN, DAN, "q")]


@pytest.mark.rule("QB-ROLE-MEDECIN-07")
def test_he_treats_at_most_two_patients_a_night() -> None:
    game = town(DOCTOR, at=["treat", "xp-potion"], health="iibbb")
    choose(game, BEN, (CLEO, "better"), (DAN, "better"))
    assert BEN not in {decision.seat for decision in game.decisions}
    close(game)
    assert states(game)[:5] == "iiiib"


@pytest.mark.rule("QB-ROLE-MEDECIN-08", "QB-HEALTH-32")
def test_he_cannot_improve_the_nearly_dead_by_ordinary_care() -> None:
    game = town(DOCTOR, at="treat", health="iiq")
    assert offered(game) == {(CLEO, "worse")}
    refused(game, asked(game, BEN).id, (CLEO, "better"), "QB-ROLE-MEDECIN-08")


@pytest.mark.rule("QB-ROLE-MEDECIN-09", "QB-EX-48")
def test_he_may_worsen_the_nearly_dead_while_nobody_else_may() -> None:
    game = town(DOCTOR, at=["treat", "nurse"], effects={DAN: "chirurgien"}, health="iiqic")
    call(game, s1=(CLEO, "worse"))
    assert states(game)[CLEO] == "m"
    game = town(DOCTOR, at="nurse", effects={DAN: "chirurgien"}, health="iiqic")
    assert ("poison", CLEO) not in deeds(game, DAN)
    refused(game, asked(game, DAN).id, ("poison", CLEO), "QB-EFF-NURSE-04")
    game = town(DOCTOR, at=["nurse", "sculpt"], effects={DAN: "chirurgien"}, health="iiqic", returned=True)
    call(game, s3=("poison", CLEO))
    assert states(game)[CLEO] == "m"


def deeds(game: Quintebourg, seat: int) -> set[tuple[str, int]]:
    """The actions open to this seat, with their targets."""
    return {(o[0].word, o[1].seat) for o in asked(game, seat).options if isinstance(o, tuple)}  # type: ignore[union-attr]


@pytest.mark.rule("QB-ROLE-MEDECIN-10")
@pytest.mark.parametrize(("state", "asleep", "points"), [("i", 0, 1), ("b", 0, 1), ("i", 1 << BEN, 0), ("c", 0, 0)])
def test_his_long_action_is_research_which_gives_one_point_a_night(state: str, asleep: int, points: int) -> None:
    game = town(DOCTOR, at=["positions", "science"], health={BEN: state}, asleep=asleep, research=2)
    assert game.state.research == 2 + points


@pytest.mark.rule("QB-ROLE-MEDECIN-11", "QB-ROLE-MEDECIN-12")
@pytest.mark.parametrize(
    ("research", "doses", "patients"), [(2, 0, set()), (3, 0, {CLEO}), (5, 1, set()), (6, 1, {CLEO}), (7, 0, {CLEO})]
)
def test_the_mixture_takes_three_nights_a_dose_and_is_for_the_nearly_dead(
    research: int, doses: int, patients: set[int]
) -> None:
    game = town(DOCTOR, at="xp-potion", health="iiqmcb", research=research, doses_used=doses)
    assert called(game) == {BEN}
    assert offered(game) == patients


@pytest.mark.rule("QB-ROLE-MEDECIN-13")
@pytest.mark.parametrize(("research", "after"), [(3, "m"), (4, "q"), (5, "i"), (6, "i")])
def test_a_ready_potion_brings_back_one_nearly_ready_does_nothing_and_another_kills(research: int, after: str) -> None:
    game = town(DOCTOR, at=["xp-potion", "update", "sleep"], health="iiq", research=research, threshold=5)
    call(game, s1=CLEO)
    assert states(game)[CLEO] == after
    assert game.state.doses_used == 1
    assert told(game, BEN, PotionTried) == [PotionTried(BEN, CLEO, after)]


@pytest.mark.rule("QB-ROLE-MEDECIN-14", "QB-MAFIA-18")
def test_he_cannot_be_a_henchman() -> None:
    game = town(DOCTOR, at="henchmen-parrain", night=1, effects={CLEO: "parrain"}, options={"henchmen": 1})
    refused(game, asked(game, CLEO).id, BEN, "QB-MAFIA-18")
    for seed in range(8):
        game = town(
            DOCTOR,
            at=["henchmen-parrain", "sleep"],
            players=6,
            night=1,
            effects={CLEO: "parrain"},
            options={"henchmen": 3},
            dice={"x": [seed]},
        )
        call(game)
        assert game.state.henchmen[0].bit_count() == 3
        assert not game.state.henchmen[0] >> BEN & 1


@pytest.mark.rule("QB-ROLE-MEDECIN-15")
def test_he_wins_with_the_idealists() -> None:
    assert camp(town(DOCTOR).state, BEN) == "idealistes"


@pytest.mark.rule("QB-ROLE-MEDECIN-16")
def test_his_patients_are_those_wounded_comatose_or_nearly_dead_but_himself() -> None:
    game = town(DOCTOR, at="treat", health="ibbcqmb", condemned=1 << GUS)
    assert {seat for seat, _ in offered(game)} == {CLEO, DAN, EVA}
    for seat in (ANA, BEN, FINN, GUS):
        refused(game, asked(game, BEN).id, (seat, "worse"), "QB-ROLE-MEDECIN-16")


@pytest.mark.rule("QB-HEALTH-07")
@pytest.mark.parametrize("state", ["c", "q", "m"])
def test_a_doctor_in_a_coma_or_taken_for_dead_treats_nobody(state: str) -> None:
    game = town(DOCTOR, at=["treat", "xp-potion", "coma-potion"], health={BEN: state, CLEO: "b"}, research=3)
    for _ in range(3):
        assert called(game) == set()
        close(game)


@pytest.mark.rule("QB-HEALTH-32", "QB-ROLE-MEDECIN-08")
def test_a_patient_who_falls_under_the_doctors_hands_is_not_healed() -> None:
    game = town("medecin rept-alpha fennec", at="treat", health={DAN: "c"})
    choose(game, ANA, (DAN, "better"), "none")
    invoke(game, CLEO, "bite", DAN)
    close(game)
    assert states(game)[DAN] == "q"


@pytest.mark.rule("QB-RULING-142", "QB-RULING-14")
def test_a_dose_for_one_who_has_died_meanwhile_is_kept() -> None:
    words: dict[str, Any] = {"effects": {CLEO: "assassin"}, "returned": True, "dice": {"assassin": [9]}}
    game = town("medecin rept-alpha", at="xp-potion", health={DAN: "q"}, research=6, **words)
    choose(game, ANA, DAN)
    invoke(game, CLEO, "assassinate", DAN)
    close(game)
    assert (states(game)[DAN], game.state.doses_used) == ("m", 0)


@pytest.mark.rule("QB-RULING-22", "QB-RULING-23")
@pytest.mark.parametrize("name", ["treat", "xp-potion"])
def test_a_condemned_doctor_neither_treats_nor_tries_his_mixture(name: str) -> None:
    game = town("medecin rept-alpha", at=name, health={DAN: "c", EVA: "q"}, research=6, condemned=1 << ANA)
    assert CALLS[name].callees(game) == 0
