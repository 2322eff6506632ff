"""What harms health, what protects it, and in which order (QB-HEALTH-13 to -24, -33 to -46)."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.catalogue import start_by
from meetinghouse.games.quintebourg.components.names import NEARLY_DEAD, room
from meetinghouse.games.quintebourg.events import HealthAnnounced, InvocationFailed
from meetinghouse.games.quintebourg.rules import RULES

from .fights import NIGHT, PACK, TWO, attacked
from .town import ANA, BEN, CLEO, DAN, EVA, FINN, GUS, asked, call, invoke, pair, states, told, town, until, value

pytestmark = pytest.mark.usefixtures("taken_for_dead")

KILLERS = [("seth", "seth-kill"), ("rept-rouge", "rouge-kill"), ("fennec", "bite")]


@pytest.mark.rule("QB-HEALTH-15", "QB-RULING-09")
@pytest.mark.parametrize(("letter", "worse"), ["bc", "cq"])
def test_a_nurses_poison_costs_a_patient_one_notch(letter: str, worse: str) -> None:
    game = town("rept-alpha", health={DAN: letter}, effects={GUS: "chirurgien"}, at="nurse")
    call(game, s6=("poison", DAN))
    assert states(game)[DAN] == worse


@pytest.mark.rule("QB-HEALTH-18", "QB-HEALTH-30", "QB-RULING-14", "QB-RULING-15", "QB-EX-54")
@pytest.mark.parametrize(("research", "doses", "state"), [(3, 0, "m"), (4, 0, "q"), (6, 1, "i"), (5, 0, "i")])
def test_the_experimental_potion_kills_does_nothing_or_brings_back(research: int, doses: int, state: str) -> None:
    words: dict[str, Any] = {"research": research, "doses_used": doses, "threshold": 5}
    game = town("medecin rept-alpha", health={DAN: "q"}, at="xp-potion", **words)
    call(game, s0=DAN)
    assert states(game)[DAN] == state
    assert game.state.doses_used == doses + 1


@pytest.mark.rule("QB-RULING-14")
def test_every_third_night_of_research_makes_one_dose() -> None:
    for research, doses, ready in ((2, 0, False), (3, 0, True), (5, 1, False), (6, 1, True)):
        game = town("medecin rept-alpha", health={DAN: "q"}, at="xp-potion", research=research, doses_used=doses)
        assert (value(DAN) in asked(game, ANA).options) == ready
    game = town("medecin rept-alpha", at="positions", research=2)
    assert game.state.research == 3
    game = town("medecin rept-alpha", at="positions", research=2, asleep=1 << ANA)
    assert game.state.research == 2
    assert {start_by(RULES, 6, seed, {}).state.threshold for seed in range(40)} == {3, 4, 5, 6}


@pytest.mark.rule("QB-HEALTH-19")
def test_a_corrupted_voter_who_disobeyed_becomes_nearly_dead() -> None:
    game = town("rept-alpha", at="vote", orders=[[DAN, EVA, GUS, 1]])
    until(game, "pack")
    assert states(game)[DAN : EVA + 1] == "qi"


@pytest.mark.rule("QB-HEALTH-20")
def test_a_senator_whose_law_kept_a_corrupted_voter_from_voting_becomes_nearly_dead() -> None:
    words: dict[str, Any] = {"law": "no-urn", "law_senator": FINN, "posts": {"senateur": FINN}}
    game = town("rept-alpha", at="vote", orders=[[DAN, EVA, GUS, 1]], **words)
    until(game, "pack")
    assert states(game)[DAN : FINN + 1] == "iiq"


@pytest.mark.rule("QB-HEALTH-22")
@pytest.mark.parametrize(("party", "power"), KILLERS)
def test_the_one_shot_kills_make_the_victim_nearly_dead_once(party: str, power: str, taken_for_dead: bool) -> None:
    game = town(["rept-alpha", party, "reptilienne", "reptilienne"], at="session")
    invoke(game, BEN, power, CLEO)
    assert states(game)[CLEO] == "q"
    seeming = "m" if taken_for_dead else "q"
    assert [(event.seat, event.health) for event in told(game, None, HealthAnnounced)] == [(CLEO, seeming)]
    assert game.state.uses[BEN][power] == 0


@pytest.mark.rule("QB-HEALTH-23", "QB-EFF-ASSASSIN-01")
@pytest.mark.parametrize(("die", "state"), list(enumerate("ibcccqqqqm")))
def test_an_assassins_attempt_goes_by_the_first_table(die: int, state: str) -> None:
    game = town("rept-alpha", at="session", effects={BEN: "assassin"}, dice={"assassin": [die]})
    invoke(game, BEN, "assassinate", DAN)
    assert states(game)[DAN] == state


@pytest.mark.rule("QB-RULING-65")
def test_an_assassin_hits_a_wounded_man_without_a_forced_notch_or_a_defence_as_often_as_he_pays() -> None:
    effects = {BEN: "assassin", DAN: "assassin"}
    game = town("rept-alpha", at="session", effects=effects, health={DAN: "b"}, coins=5, dice={"assassin": [0, 1, 2]})
    for coins, state in ((5, "b"), (3, "b"), (1, "c")):
        invoke(game, BEN, "assassinate", DAN)
        assert (game.state.coins[BEN], states(game)[DAN]) == (coins, state)
    assert states(game)[BEN] == "i"


@pytest.mark.rule("QB-HEALTH-24")
def test_the_hurtful_law_costs_each_voter_a_notch() -> None:
    game = town("rept-alpha", at="vote", law="hurt", health={EVA: "b"})
    while game.agenda and game.decisions and game.decisions[0].kind == "vote":
        seat = game.decisions[0].seat
        game.answer(game.decisions[0].id, value(GUS if seat in (DAN, EVA) else "blank"))
    assert states(game) == "iiibciiiiiii"


@pytest.mark.rule("QB-HEALTH-24")
def test_the_law_of_coma_puts_the_tied_into_a_coma() -> None:
    game = town("rept-alpha", at="vote", law="tie-coma")
    votes = {DAN: EVA, EVA: DAN}
    while game.decisions and game.decisions[0].kind == "vote":
        seat = game.decisions[0].seat
        game.answer(game.decisions[0].id, value(votes.get(seat, "blank")))
    assert states(game) == "iiicciiiiiii"


@pytest.mark.rule("QB-HEALTH-33")
def test_before_anybody_has_come_back_nobody_can_harm_the_nearly_dead() -> None:
    nearly: dict[str, Any] = {"health": {DAN: "q"}}
    game = town(PACK, at="pack", **nearly)
    assert value(DAN) not in asked(game, ANA).options
    game = town("rept-alpha", at="nurse", effects={GUS: "chirurgien"}, **nearly)
    assert value(("poison", DAN)) not in asked(game, GUS).options
    assert value(("spy", DAN)) in asked(game, GUS).options
    game = town("rept-alpha fennec", at="session", effects={BEN: "assassin"}, **nearly)
    game.answer(f"{BEN}-invoke", value("invoke"))
    named = [option[1] for option in asked(game, BEN).options if isinstance(option, tuple)]
    assert value(EVA) in named
    assert value(DAN) not in named


@pytest.mark.rule("QB-HEALTH-33", "QB-RULING-142")
def test_a_shot_at_one_who_has_fallen_unseen_is_refused_and_the_bullet_kept() -> None:
    game = town("rept-alpha", at="curious", effects={BEN: "assassin"}, dice={"assassin": [9]})
    game.state.health[DAN] = NEARLY_DEAD
    invoke(game, BEN, "assassinate", DAN)
    assert states(game)[DAN] == "q"
    assert game.state.uses[BEN]["free-bullet"] == 1
    assert told(game, BEN, InvocationFailed)


@pytest.mark.rule("QB-RULING-142")
@pytest.mark.parametrize(("party", "power"), KILLERS)
def test_a_single_use_power_against_one_who_has_fallen_unseen_is_refused_and_kept(party: str, power: str) -> None:
    game = town(["rept-alpha", party, "reptilienne", "reptilienne"], at="curious")
    game.state.health[CLEO] = NEARLY_DEAD
    invoke(game, BEN, power, CLEO)
    assert game.state.uses[BEN][power] == 1
    invoke(game, BEN, power, DAN)
    assert (states(game)[DAN], game.state.uses[BEN][power]) == ("q", 0)


@pytest.mark.rule("QB-RULING-43")
def test_an_invocation_before_the_morning_report_announces_nothing_that_it_has_not_done() -> None:
    words: dict[str, Any] = {"health": {DAN: "c"}, "published": [0] * 12, "admired": GUS, "posts": {"notaire": EVA}}
    game = town("sesiano rept-alpha", at="dawn", weekday="tue", **words)
    assert asked(game, GUS).kind == "exchange-post"
    invoke(game, ANA, "convert", DAN)
    assert not told(game, None, HealthAnnounced)


@pytest.mark.rule("QB-HEALTH-33")
def test_an_attack_passes_by_a_body_whose_fall_nobody_knows() -> None:
    fallen: dict[str, Any] = {"health": {DAN: "q"}, "published": [0] * 12, "targets": {"pack": [DAN, room(DAN)]}}
    game = town(TWO, at=["positions", "attack"], dice={"damage": [9]}, **fallen)
    assert states(game)[DAN] == "q"


@pytest.mark.rule("QB-HEALTH-34")
def test_the_doctor_alone_may_worsen_the_nearly_dead_before() -> None:
    game = town("medecin rept-alpha", health={DAN: "q"}, at="treat")
    call(game, s0=[(DAN, "worse"), "none"])
    assert states(game)[DAN] == "m"


@pytest.mark.rule("QB-HEALTH-35", "QB-EX-48")
def test_after_a_published_return_everybody_may_harm_the_nearly_dead() -> None:
    nearly: dict[str, Any] = {"health": {DAN: "q"}, "returned": True}
    assert states(attacked(DAN, dice={"damage": [0]}, **nearly))[DAN] == "m"
    game = town("rept-alpha", at="nurse", effects={GUS: "chirurgien"}, **nearly)
    call(game, s6=("poison", DAN))
    assert states(game)[DAN] == "m"
    game = town("rept-alpha", at="session", effects={BEN: "assassin"}, dice={"assassin": [9]}, **nearly)
    invoke(game, BEN, "assassinate", DAN)
    assert states(game)[DAN] == "m"


@pytest.mark.rule("QB-HEALTH-36", "QB-HEALTH-45", "QB-EX-20")
def test_sesiano_cannot_die_while_he_can_raise_himself() -> None:
    parties = "rept-alpha rept-rouge villageois sesiano"
    game = town(parties, at=[*NIGHT, "miracles", "dawn-update"], dice={"damage": [9]})
    call(game, s0=DAN)
    assert states(game)[DAN] == "q"
    call(game, s3=["resurrect-self", "none"])
    assert states(game)[DAN] == "i"
    until(game, "pack")
    game.chance = town(dice={"damage": [9]}).chance
    call(game, s0=DAN)
    until(game, "science")
    assert states(game)[DAN] == "m"


@pytest.mark.rule("QB-HEALTH-36")
def test_the_doctor_cannot_kill_sesiano_either() -> None:
    game = town("medecin sesiano rept-alpha", health={BEN: "q"}, at="treat")
    call(game, s0=[(BEN, "worse"), "none"])
    assert states(game)[BEN] == "q"


@pytest.mark.rule("QB-RULING-17")
@pytest.mark.parametrize(("left", "extra", "state"), [(1, 0, "q"), (0, 1, "q"), (0, 0, "m")])
def test_a_reboots_miracle_protects_sesiano_as_long_as_he_could_raise_himself(
    left: int, extra: int, state: str
) -> None:
    uses: list[dict[str, int]] = [{} for _ in range(12)]
    uses[DAN] = {"resurrect-self": left, "raise": 0, "convert": 0, "extra-miracle": extra}
    game = attacked(DAN, "rept-alpha rept-rouge villageois sesiano", uses=uses, dice={"damage": [9]})
    assert states(game)[DAN] == state


@pytest.mark.rule("QB-HEALTH-37", "QB-HEALTH-44", "QB-EFF-CORIACE-01", "QB-RULING-16")
@pytest.mark.parametrize(("letter", "worse"), ["ib", "bc", "cq"])
def test_the_tough_one_loses_one_notch_at_most(letter: str, worse: str) -> None:
    game = attacked(DAN, health={DAN: letter}, effects={DAN: "coriace"}, dice={"damage": [9]})
    assert states(game)[DAN] == worse


@pytest.mark.rule("QB-RULING-16", "QB-HEALTH-46")
def test_every_source_but_a_broken_order_costs_the_tough_one_a_notch_and_only_once() -> None:
    tough: dict[str, Any] = {"effects": {DAN: "coriace"}}
    sources: list[dict[str, Any]] = [{"condemned": 1 << DAN}]
    sources.append({"parties": "rept-alpha villageois villageois amoureux amoureux", "health": {EVA: "q"}, "grief": 8})
    for words in sources:
        game = town(**{"parties": "rept-alpha"} | words, at=["update", "science"], **tough)
        assert states(game)[DAN] == "b"
        until(game, "pack", later=True)
        assert states(game)[DAN] == "b"
    game = town("rept-alpha fennec", at="session", **tough)
    invoke(game, BEN, "bite", DAN)
    assert states(game)[DAN] == "b"
    assert states(town("rept-alpha", at=["update", "science"], culprits=[DAN], **tough))[DAN] == "q"


@pytest.mark.rule("QB-HEALTH-40")
@pytest.mark.parametrize(("attackers", "rolled"), [(TWO, "ibcccqqqqm"), ("rept-alpha", "ibccccccqq")])
def test_the_die_is_read_in_the_first_table_where_attackers_outnumber_else_in_the_second(
    attackers: str, rolled: str
) -> None:
    assert "".join(states(attacked(DAN, attackers, dice={"damage": [die]}))[DAN] for die in range(10)) == rolled


@pytest.mark.rule("QB-HEALTH-41", "QB-RULING-12")
@pytest.mark.parametrize(
    ("die", "charms", "state"),
    [
        (2, {}, "c"),
        (2, {"jinx": DAN}, "q"),
        (2, {"luck": DAN}, "b"),
        (2, {"jinx": DAN, "luck": DAN}, "c"),
        (2, {"jinx": EVA}, "c"),
        (9, {"jinx": DAN}, "m"),
        (0, {"luck": DAN}, "i"),
        (1, {"luck": DAN}, "i"),
    ],
)
def test_charms_shift_what_the_die_gave_by_one_notch(die: int, charms: dict[str, int], state: str) -> None:
    assert states(attacked(DAN, dice={"damage": [die]}, **charms))[DAN] == state


@pytest.mark.rule("QB-HEALTH-42")
def test_no_blow_improves_a_state() -> None:
    for die, letter in ((0, "b"), (0, "c"), (1, "c")):
        words: dict[str, Any] = {"effects": {BEN: "assassin"}, "health": {DAN: letter}, "dice": {"assassin": [die]}}
        game = town("rept-alpha", at="session", **words)
        invoke(game, BEN, "assassinate", DAN)
        assert states(game)[DAN] == letter


@pytest.mark.rule("QB-RULING-12")
@pytest.mark.parametrize(("charm", "die"), [("luck", 2), ("jinx", 1)])
def test_a_charm_shifts_the_blow_before_it_is_compared_with_the_state_of_whom_it_hits(charm: str, die: int) -> None:
    words: dict[str, Any] = {"effects": {BEN: "assassin"}, "health": {DAN: "c"}, "dice": {"assassin": [die]}}
    game = town("rept-alpha", at="session", **words | {charm: DAN})
    invoke(game, BEN, "assassinate", DAN)
    assert states(game)[DAN] == "c"


@pytest.mark.rule("QB-RULING-12", "QB-HEALTH-44", "QB-HEALTH-45")
def test_personal_protections_come_last() -> None:
    tough: dict[str, Any] = {"effects": {DAN: "coriace"}, "health": {DAN: "b"}}
    assert states(attacked(DAN, jinx=DAN, dice={"damage": [9]}, **tough))[DAN] == "c"
    assert states(attacked(DAN, dice={"damage": [0]}, **tough))[DAN] == "c"
    prophet = "rept-alpha rept-rouge villageois sesiano"
    assert states(attacked(DAN, prophet, jinx=DAN, dice={"damage": [8]}))[DAN] == "q"
    alone: dict[str, Any] = {"health": {DAN: "q"}, "returned": True, "dice": {"damage": [0]}}
    assert states(attacked(DAN, prophet, **alone))[DAN] == "q"


@pytest.mark.rule("QB-HEALTH-46")
@pytest.mark.parametrize("charm", ["jinx", "luck"])
def test_no_charm_shifts_a_fixed_result(charm: str) -> None:
    words: dict[str, Any] = {charm: DAN}
    game = town("rept-alpha", condemned=1 << DAN, at="update", **words)
    assert states(game)[DAN] == "q"
    game = town("medecin rept-alpha", health={DAN: "b"}, at="treat", **words)
    call(game, s0=[(DAN, "worse"), "none"])
    assert states(game)[DAN] == "c"
    game = town("rept-alpha fennec", at="session", **words)
    invoke(game, BEN, "bite", DAN)
    assert states(game)[DAN] == "q"


@pytest.mark.rule("QB-HEALTH-14")
def test_an_attack_changes_the_health_of_its_effective_target_alone() -> None:
    assert states(attacked(DAN, dice={"damage": [4]})) == "iiiciiiiiiii"


@pytest.mark.rule("QB-HEALTH-13")
def test_only_haters_who_meet_fight() -> None:
    game = town(
        "rept-alpha", hater=pair(DAN, EVA), haters_place=DAN, asleep=1 << EVA, at="positions", dice={"fight": [0]}
    )
    assert states(game) == "i" * 12
