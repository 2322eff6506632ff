"""What improves health, and the griefs and cures of step B (QB-HEALTH-25 to -32, QB-RES-01)."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.games.quintebourg.components.names import NEARLY_DEAD
from meetinghouse.games.quintebourg.events import HealthReported, PurseChanged
from meetinghouse.games.quintebourg.verbs.health import set_health

from .fights import NIGHT
from .nights import BOTH_FORMS, night
from .town import (
    ANA,
    BEN,
    CLEO,
    DAN,
    EVA,
    FINN,
    GUS,
    asked,
    call,
    choose,
    invoke,
    pair,
    states,
    told,
    town,
    until,
    value,
)

pytestmark = pytest.mark.usefixtures("taken_for_dead")

CARE = "medecin rept-alpha"
LOVERS = "medecin rept-alpha sesiano amoureux amoureux"  # Dan and Eva
BOTH = [{"night_calls": "classic"}, {"night_calls": "waves"}]


def unpublished(letters: dict[int, str]) -> dict[str, Any]:
    """The arguments for a dawn at which these players have been struck down, but nobody knows it yet."""
    return {"health": letters, "published": [0] * 12}


@pytest.mark.rule("QB-HEALTH-26")
@pytest.mark.parametrize(("letter", "better"), ["bi", "cb"])
def test_the_doctors_good_wish_heals_one_notch(letter: str, better: str) -> None:
    game = town(CARE, health={DAN: letter}, at="treat")
    call(game, s0=[(DAN, "better"), "none"])
    assert states(game)[DAN] == better


@pytest.mark.rule("QB-HEALTH-32", "QB-ROLE-MEDECIN-08")
def test_ordinary_care_never_improves_the_nearly_dead() -> None:
    game = town(CARE, health={DAN: "q"}, at="treat")
    assert value((DAN, "better")) not in asked(game, ANA).options
    assert value((DAN, "worse")) in asked(game, ANA).options


@pytest.mark.rule("QB-RULING-24")
def test_the_doctors_patients_at_step_a() -> None:
    letters = {ANA: "b", CLEO: "b", DAN: "c", EVA: "q", FINN: "m", GUS: "b"}
    game = town(CARE, health=letters, condemned=1 << GUS, at=["treat", "xp-potion"], research=6)
    treated = {option[0] for option in asked(game, ANA).options if isinstance(option, tuple)}
    assert treated == {value(CLEO), value(DAN), value(EVA)}
    call(game, s0=[(CLEO, "better"), (DAN, "better")])
    call(game, s0=EVA)
    assert states(game)[CLEO : EVA + 1] == "ibi"


@BOTH_FORMS
@pytest.mark.rule("QB-RULING-24")
def test_two_patients_change_by_one_notch_each_and_the_potion_is_no_third(calls: str) -> None:
    deeds = {"coma-potion": "none", "treat": [(CLEO, "better"), (DAN, "worse")], "xp-potion": EVA}
    words: dict[str, Any] = {"health": {CLEO: "c", DAN: "b", EVA: "q"}, "research": 6, "calls": calls}
    assert states(night(CARE, "mon", {ANA: deeds}, **words).game)[CLEO : EVA + 1] == "bci"


@pytest.mark.rule("QB-RULING-24")
def test_a_patient_is_treated_once_a_night_and_two_are_treated_at_most() -> None:
    game = town(CARE, health={CLEO: "c", DAN: "c", EVA: "c"}, at="treat")
    game.answer(asked(game, ANA).id, value((CLEO, "better")))
    assert value((CLEO, "better")) not in asked(game, ANA).options
    game.answer(asked(game, ANA).id, value((DAN, "better")))
    assert ANA not in {decision.seat for decision in game.decisions}


@pytest.mark.rule("QB-HEALTH-27")
def test_sesianos_miracle_makes_a_nearly_dead_unharmed() -> None:
    game = town("sesiano rept-alpha", health={DAN: "q"}, at=["miracles", "dawn-update"])
    call(game, s0=[("raise", DAN), "none"])
    assert states(game)[DAN] == "i"


@pytest.mark.rule("QB-HEALTH-31")
def test_nothing_brings_back_the_dead() -> None:
    game = town(CARE, health={DAN: "m"}, at=["treat", "xp-potion"], research=6)
    assert value((DAN, "better")) not in asked(game, ANA).options
    call(game)
    assert value(DAN) not in asked(game, ANA).options
    game = town("sesiano rept-alpha", **unpublished({DAN: "m"}), at=["miracles", "dawn-update"])
    call(game, s0=[("raise", DAN), "none"])
    assert states(game)[DAN] == "m"
    game = town(LOVERS, health={EVA: "m"}, relief=1 << EVA, at="update")
    assert states(game)[EVA] == "m"
    game = town("rept-alpha", health={DAN: "m", EVA: "q"}, hater=pair(DAN, EVA), cure=1 << DAN, at="update")
    assert states(game)[DAN] == "m"


@pytest.mark.rule("QB-HEALTH-17", "QB-RULING-20", "QB-EX-14", "QB-ROLE-AMOUREUX-07")
@pytest.mark.parametrize("options", BOTH)
@pytest.mark.parametrize("letter", "qm")
def test_a_lover_falls_like_the_other_the_night_after_he_has_learned_of_it(
    letter: str, options: dict[str, Any]
) -> None:
    parties = "villageois rept-alpha villageois amoureux amoureux"
    game = town(parties, **unpublished({DAN: letter}), at="dawn", weekday="fri", options=options)
    assert states(game)[EVA] == "i"
    until(game, "xp-potion")
    assert states(game)[EVA] == "i"
    until(game, "pack")
    assert states(game)[EVA] == letter


@pytest.mark.rule("QB-EX-14", "QB-RULING-20")
def test_after_an_execution_the_lover_falls_a_night_later() -> None:
    parties = "villageois rept-alpha villageois amoureux amoureux"
    game = town(parties, condemned=1 << DAN, weekday="fri", at=["update", "pack"])
    assert states(game)[DAN : EVA + 1] == "qi"
    call(game)
    until(game, "pack")
    assert states(game)[DAN : EVA + 1] == "qq"


@pytest.mark.rule("QB-EX-14", "QB-RULING-20", "QB-RES-01")
def test_nothing_happens_to_a_lover_where_the_other_has_come_back_before_step_b() -> None:
    game = town(LOVERS, **unpublished({DAN: "q"}), at="dawn", weekday="fri", research=6)
    until(game, "xp-potion")
    call(game, s0=DAN)
    until(game, "pack")
    assert states(game)[DAN : EVA + 1] == "ii"


@pytest.mark.rule("QB-RULING-20")
def test_a_lover_falls_to_the_state_the_other_has_by_then() -> None:
    game = town(LOVERS, **unpublished({DAN: "q"}), at="dawn", weekday="fri")
    until(game, "treat")
    call(game, s0=[(DAN, "worse"), "none"])
    until(game, "pack")
    assert states(game)[DAN : EVA + 1] == "mm"


@pytest.mark.rule("QB-RULING-20")
def test_a_lover_who_has_not_learned_of_the_others_fall_is_unharmed_at_step_b() -> None:
    """The doctor struck Dan down at step A; the town and Eva are told at dawn."""
    game = night(LOVERS, "mon", {ANA: {"treat": (DAN, "worse")}}, health={DAN: "c"}).game
    assert states(game)[DAN : EVA + 1] == "qi"
    until(game, "pack")
    assert states(game)[DAN : EVA + 1] == "qq"


@pytest.mark.rule("QB-RULING-20")
def test_a_published_return_lifts_nobody_where_the_other_has_fallen_again() -> None:
    game = town(LOVERS, health={DAN: "q", EVA: "q"}, relief=1 << EVA, at="update")
    assert states(game)[DAN : EVA + 1] == "qq"
    game = town(LOVERS, health={EVA: "q"}, relief=1 << EVA, at="update")
    assert states(game)[DAN : EVA + 1] == "ii"


@pytest.mark.rule("QB-HEALTH-29", "QB-EX-15", "QB-ROLE-AMOUREUX-08", "QB-RULING-20")
@pytest.mark.parametrize(("letter", "state"), ["qi", "mm", "cc"])
def test_a_lovers_return_lifts_the_other_from_nearly_dead_at_the_next_step_b(letter: str, state: str) -> None:
    game = town(LOVERS, health={DAN: "q", EVA: letter}, weekday="sat", at=["miracles", "dawn-update"])
    call(game, s2=[("raise", DAN), "none"])
    assert game.state.returned
    assert states(game)[DAN : EVA + 1] == "i" + letter
    until(game, "pack", later=True)
    assert (game.state.weekday, states(game)[EVA]) == (0, state)


@pytest.mark.rule("QB-HEALTH-28", "QB-RULING-21", "QB-DUO-07")
@pytest.mark.parametrize("options", BOTH)
def test_a_nearly_dead_hater_is_unharmed_after_he_has_learned_of_the_others_fall(options: dict[str, Any]) -> None:
    words: dict[str, Any] = {"hater": pair(DAN, EVA), "health": {DAN: "q"}, "options": options}
    game = town("rept-alpha reptilienne", at=NIGHT, dice={"damage": [8]}, **words)
    call(game, s0=EVA)
    assert states(game)[DAN : EVA + 1] == "qq"
    until(game, "pack")
    assert states(game)[DAN : EVA + 1] == "iq"


@pytest.mark.rule("QB-RULING-21")
def test_a_hater_who_has_not_learned_of_the_others_fall_is_not_cured_yet() -> None:
    """The doctor struck Eva down at step A, while Dan was nearly dead; the town is told at dawn."""
    words: dict[str, Any] = {"hater": pair(DAN, EVA), "health": {DAN: "q", EVA: "c"}}
    game = night(CARE, "mon", {ANA: {"treat": (EVA, "worse")}}, **words).game
    assert states(game)[DAN : EVA + 1] == "qq"
    until(game, "pack")
    assert states(game)[DAN : EVA + 1] == "iq"


@pytest.mark.rule("QB-RULING-21", "QB-RULING-10")
def test_a_later_death_of_the_other_counts_too_where_it_is_told(taken_for_dead: bool) -> None:
    game = town(CARE, at="treat", hater=pair(DAN, EVA), health={DAN: "q", EVA: "q"})
    call(game, s0=[(EVA, "worse"), "none"])
    until(game, "pack")
    assert states(game)[DAN : EVA + 1] == ("qm" if taken_for_dead else "im")


@pytest.mark.rule("QB-RULING-21")
def test_haters_who_fall_in_one_step_are_not_cured() -> None:
    game = town(CARE, at="treat", hater=pair(DAN, EVA), health={DAN: "c", EVA: "c"})
    call(game, s0=[(DAN, "worse"), (EVA, "worse")])
    until(game, "pack")
    assert states(game)[DAN : EVA + 1] == "qq"
    words: dict[str, Any] = {"health": {DAN: "c", EVA: "q"}, "research": 3}
    game = town(CARE, at=["treat", "xp-potion"], hater=pair(DAN, EVA), **words)
    call(game, s0=[(DAN, "worse"), "none"])
    call(game, s0=EVA)
    assert states(game)[DAN : EVA + 1] == "qm"
    until(game, "pack")
    assert states(game)[DAN : EVA + 1] == "qm"


@pytest.mark.rule("QB-RULING-21")
def test_a_hater_who_was_not_nearly_dead_when_the_other_fell_is_not_cured() -> None:
    words: dict[str, Any] = {"hater": pair(DAN, EVA), "health": {DAN: "c", EVA: "q"}, "effects": {GUS: "chirurgien"}}
    game = town("rept-alpha", at="nurse", **words)
    call(game, s6=("poison", DAN))
    until(game, "pack")
    assert states(game)[DAN : EVA + 1] == "qi"


@pytest.mark.rule("QB-RULING-21")
def test_a_fall_undone_in_the_same_night_cures_nobody_later() -> None:
    words: dict[str, Any] = {"hater": pair(DAN, EVA), "health": {DAN: "q", EVA: "c"}, "research": 6}
    game = town(CARE, at=["treat", "nurse", "xp-potion"], effects={GUS: "chirurgien"}, **words)
    call(game)
    call(game, s6=("poison", EVA))
    call(game, s0=EVA)
    assert states(game)[DAN : EVA + 1] == "qi"
    assert game.state.cure_seen == 0


@pytest.mark.rule("QB-RES-01")
def test_step_b_reads_first_and_worsens_before_it_cures() -> None:
    parties = "medecin rept-alpha sesiano amoureux amoureux"
    words: dict[str, Any] = {"health": {DAN: "m", EVA: "q"}, "grief": 1 << EVA, "cure": 1 << EVA}
    game = town(parties, at="update", **words)
    assert states(game)[EVA] == "m"
    words = {"health": {DAN: "q", EVA: "i"}, "grief": 1 << EVA, "cure": 1 << DAN, "hater": pair(DAN, FINN)}
    game = town(parties, at="update", **words)
    assert states(game)[DAN : EVA + 1] == "iq"


@pytest.mark.rule("QB-RES-01")
def test_a_fixed_result_never_improves_a_state() -> None:
    game = town(
        "rept-alpha villageois villageois amoureux amoureux", health={DAN: "q", EVA: "m"}, grief=16, at="update"
    )
    assert states(game)[EVA] == "m"
    game = town("rept-alpha", health={DAN: "m"}, culprits=[DAN], at="update")
    assert states(game)[DAN] == "m"


@pytest.mark.rule("QB-RULING-13")
@pytest.mark.parametrize("ready", [True, False])
def test_the_nearly_dead_are_protected_until_one_has_come_back_published_or_not(ready: bool) -> None:
    words: dict[str, Any] = {"health": {DAN: "q", EVA: "q"}, "effects": {GUS: "chirurgien"}}
    game = town(CARE, at=["xp-potion", "nurse", "sculpt"], research=6 if ready else 4, **words)
    call(game, s0=DAN)
    assert states(game)[DAN] == ("i" if ready else "q")
    assert (value(("poison", EVA)) in asked(game, GUS).options) == ready
    if ready:
        call(game, s6=("poison", EVA))
        assert states(game)[EVA] == "m"


@pytest.mark.rule("QB-RULING-13", "QB-RULING-142")
def test_those_who_do_not_see_the_sick_may_choose_the_nearly_dead_from_the_report_of_a_return_on() -> None:
    words: dict[str, Any] = {"health": {DAN: "q", EVA: "q"}, "research": 6, "effects": {GUS: "assassin"}}
    game = town(CARE, at=["xp-potion", "pack"], **words)
    call(game, s0=DAN)
    assert value(EVA) not in asked(game, BEN).options
    invoke(game, GUS)
    assert value(("assassinate", EVA)) not in asked(game, GUS).options
    assert not game.view(None).town.returned
    choose(game, GUS, "none")
    call(game)
    assert game.view(None).town.returned
    invoke(game, GUS)
    assert value(("assassinate", EVA)) in asked(game, GUS).options


@pytest.mark.rule("QB-RULING-13")
def test_one_who_fell_and_rose_in_one_night_has_come_back_too_but_no_list_tells_of_it() -> None:
    words: dict[str, Any] = {"health": {DAN: "q", EVA: "q"}, "published": [0, 0, 0, 0, NEARLY_DEAD] + [0] * 7}
    game = town("rept-alpha sesiano", at=["miracles", "dawn-update"], effects={GUS: "assassin"}, **words)
    call(game, s1=("raise", DAN))
    assert states(game)[DAN] == "i"
    assert game.state.returned
    assert told(game, None, HealthReported)[-1].seats == ()
    assert not game.view(None).town.returned
    invoke(game, GUS)
    assert value(("assassinate", EVA)) not in asked(game, GUS).options


@pytest.mark.rule("QB-HEALTH-49", "QB-HEALTH-48")
def test_what_is_left_of_the_estate_comes_back_with_its_owner_who_hears_of_it() -> None:
    game = town(CARE, health={DAN: "q"}, research=6, at="xp-potion")
    call(game, s0=DAN)
    assert (game.state.coins[DAN], game.state.estates[DAN]) == (3, 0)
    assert [(event.coins, event.change) for event in told(game, DAN, PurseChanged)] == [(3, 3)]


@pytest.mark.rule("QB-RULING-143")
def test_two_poisons_are_two_notches_and_none_hits_a_protected_nearly_dead() -> None:
    nurses = {GUS: "brancardier", FINN: "pharmacien"}
    for letter, state in (("b", "q"), ("c", "q")):
        game = town("rept-alpha", health={DAN: letter}, effects=nurses, weekday="wed", at="nurse")
        call(game, s5=("poison", DAN), s6=("poison", DAN))
        assert states(game)[DAN] == state


@pytest.mark.rule("QB-RULING-20")
def test_a_fall_announced_by_day_is_mourned_the_same_evening() -> None:
    game = town("fennec rept-alpha villageois amoureux amoureux", at="weddings")
    invoke(game, ANA, "bite", DAN)
    until(game, "pack")
    assert states(game)[DAN : EVA + 1] == "qq"


@pytest.mark.rule("QB-HEALTH-33", "QB-RULING-13")
def test_who_wakes_from_a_coma_has_not_come_back_from_nearly_dead() -> None:
    game = town("rept-alpha", at="dawn", health={DAN: "b", EVA: "q"}, published=[0, 0, 0, 2, 3] + [0] * 7)
    assert not game.state.returned
    assert not game.view(None).town.returned


@pytest.mark.rule("QB-HEALTH-28", "QB-RULING-21")
def test_a_hater_whom_a_miracle_has_raised_before_the_news_is_not_cured_of_a_later_fall() -> None:
    words: dict[str, Any] = {"hater": pair(DAN, EVA), "health": {DAN: "q"}, "dice": {"damage": [8]}}
    game = town("rept-alpha fennec sesiano", at=[*NIGHT, "miracles", "dawn-update"], **words)
    call(game, s0=EVA)
    call(game, s2=[("raise", DAN), "none"])
    assert states(game)[DAN : EVA + 1] == "iq"
    invoke(game, BEN, "bite", DAN)
    until(game, "pack")
    assert states(game)[DAN] == "q"


@pytest.mark.rule("QB-RES-01", "QB-RULING-20", "QB-RULING-21")
def test_who_falls_in_step_b_itself_is_not_cured_by_it() -> None:
    game = town(CARE, at="update", hater=pair(DAN, EVA), health={EVA: "q"}, cure=1 << DAN, culprits=[DAN])
    assert states(game)[DAN] == "q"
    game = town(LOVERS, at="update", relief=1 << EVA, culprits=[EVA])
    assert states(game)[DAN : EVA + 1] == "iq"


@pytest.mark.rule("QB-RULING-87")
@pytest.mark.parametrize(("culprits", "state"), [([], "i"), ([EVA], "q")])
def test_who_pays_for_a_broken_order_is_not_cured_at_that_step(culprits: list[int], state: str) -> None:
    words: dict[str, Any] = {"at": "update", "culprits": culprits, "health": {EVA: "q"}}
    assert states(town(LOVERS, relief=1 << EVA, **words))[EVA] == state
    assert states(town(CARE, cure=1 << EVA, hater=pair(EVA, FINN), **words))[EVA] == state


@pytest.mark.rule("QB-RULING-21")
def test_one_fall_of_the_other_cures_a_hater_once() -> None:
    game = town(CARE, at="update", hater=pair(DAN, EVA), health={DAN: "q", EVA: "q"}, cure=1 << DAN)
    assert states(game)[DAN] == "i"
    set_health(game, DAN, NEARLY_DEAD)
    until(game, "pack")
    assert states(game)[DAN] == "q"
