"""The nurse and related roles: nights in the hospital."""

from __future__ import annotations

import pytest

from meetinghouse.games.quintebourg.events import CardsSeen, HealthFelt
from meetinghouse.games.quintebourg.state import Quintebourg

from ..town import (
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
    refused,
    states,
    told,
    town,
)


def deeds(game: Quintebourg, seat: int) -> set[tuple[str, int]]:
    """The actions open to this seat, with their targets."""
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


@pytest.mark.rule("QB-EFF-NURSE-02", "QB-EFF-NURSE-03")
@pytest.mark.parametrize(("deed", "clause"), [("spy", "QB-EFF-NURSE-02"), ("poison", "QB-EFF-NURSE-03")])
def test_a_wounded_nurse_is_not_her_own_patient(deed: str, clause: str) -> None:
    game = town("rept-alpha", at="nurse", weekday="tue", effects={BEN: "infirmier"}, health={BEN: "b"})
    refused(game, asked(game, BEN).id, (deed, BEN), clause)
