"""From the verdict to step B: the condemned player and the executioner (QB-RULING-22, -23, -128)."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.games.quintebourg.events import HealthReported
from meetinghouse.games.quintebourg.phases.night.night import CALLS
from meetinghouse.games.quintebourg.verbs.money import strictly_richest

from .town import ANA, BEN, DAN, EVA, FINN, KIM, asked, call, choose, states, told, town, until, value

CARE = "medecin rept-alpha"
POTION = ["coma-potion", "treat", "xp-potion", "update", "pack"]


@pytest.mark.rule("QB-HEALTH-21")
def test_the_executed_become_nearly_dead_or_fall_into_a_coma_by_the_potion() -> None:
    for answer, state in (("none", "q"), (DAN, "c")):
        game = town(CARE, condemned=1 << DAN, at=POTION)
        call(game, s0=answer)
        assert states(game)[DAN] == "i"
        until(game, "pack")
        assert states(game)[DAN] == state


@pytest.mark.rule("QB-EX-19")
def test_the_coma_potion_serves_once() -> None:
    game = town(CARE, condemned=1 << DAN, weekday="tue", at=POTION)
    call(game, s0=DAN)
    until(game, "pack")
    call(game)
    assert [(event.seats, event.states) for event in told(game, None, HealthReported)] == [((DAN,), ("c",))]
    game.state.condemned = 1 << EVA
    until(game, "coma-potion")
    assert value(EVA) not in asked(game, ANA).options
    until(game, "pack")
    assert states(game)[DAN : EVA + 1] == "cq"


@pytest.mark.rule("QB-EX-18", "QB-RULING-16")
def test_poison_only_wounds_the_tough_one() -> None:
    game = town(CARE, condemned=1 << KIM, effects={KIM: "coriace"}, at=POTION)
    until(game, "pack")
    call(game)
    assert [(event.seats, event.states) for event in told(game, None, HealthReported)] == [((KIM,), ("b",))]


@pytest.mark.rule("QB-RULING-22")
def test_the_condemned_can_no_longer_act_vote_or_give() -> None:
    words: dict[str, Any] = {"condemned": 1 << DAN, "effects": {DAN: "assassin"}, "posts": {"president": DAN}}
    game = town("rept-alpha", at="weddings", **words)
    assert DAN not in {decision.seat for decision in game.decisions}
    assert [offer.kind for offer in game.offers if offer.seat == DAN] == ["invoke"]
    game = town("rept-alpha", at="vote", **words)
    assert DAN not in {decision.seat for decision in game.decisions}


@pytest.mark.rule("QB-RULING-22")
def test_the_condemned_can_no_longer_be_chosen_by_anybody() -> None:
    words: dict[str, Any] = {"condemned": 1 << DAN, "posts": {"pick-mirko": EVA}, "effects": {BEN: "assassin"}}
    for at in ("vote", "weddings", "evening"):
        game = town("fennec rept-noire rept-alpha sesiano", at=at, **words)
        named = [option for asking in [*game.decisions, *game.offers] for option in asking.options]
        for seat in (ANA, BEN):
            game.answer(f"{seat}-invoke", value("invoke"))
            named += asked(game, seat).options
            choose(game, seat, "none")
        assert len(named) > 12
        assert not [option for option in named if value(DAN) in (option if isinstance(option, tuple) else (option,))]


@pytest.mark.rule("QB-RULING-22")
def test_the_coins_of_the_condemned_do_not_make_him_the_richest() -> None:
    game = town("rept-alpha", at="weddings", condemned=1 << DAN, coins={DAN: 9, EVA: 5})
    assert strictly_richest(game.state) == EVA


@pytest.mark.rule("QB-RULING-22", "QB-RULING-128")
def test_the_state_of_the_condemned_is_set_at_step_b() -> None:
    game = town(CARE, condemned=1 << DAN, at=POTION)
    for name in ("coma-potion", "treat", "xp-potion"):
        until(game, name)
        assert states(game)[DAN] == "i"
    until(game, "pack")
    assert (states(game)[DAN], game.state.condemned) == ("q", 0)


@pytest.mark.rule("QB-RULING-23")
def test_without_a_doctor_who_can_act_it_is_poison() -> None:
    game = town("rept-alpha", condemned=1 << DAN, at=POTION)
    assert "bourreau" not in game.state.holders
    until(game, "pack")
    assert states(game)[DAN] == "q"
    for letter in "cqm":
        game = town(CARE, health=letter, condemned=1 << DAN, at=POTION)
        assert CALLS["coma-potion"].callees(game) == 0
        call(game, s0=DAN)
        until(game, "pack")
        assert states(game)[DAN] == "q"


@pytest.mark.rule("QB-RULING-23")
def test_a_wounded_doctor_still_chooses() -> None:
    game = town(CARE, health="b", condemned=1 << DAN, at=POTION)
    call(game, s0=DAN)
    until(game, "pack")
    assert states(game)[DAN] == "c"


@pytest.mark.rule("QB-RULING-23")
def test_a_condemned_doctor_still_chooses_for_himself_too() -> None:
    game = town(CARE, condemned=1 << ANA | 1 << DAN, at=POTION)
    call(game, s0=ANA)
    until(game, "pack")
    assert (states(game)[ANA], states(game)[DAN]) == ("c", "q")


@pytest.mark.rule("QB-RULING-23")
def test_of_several_condemned_one_gets_the_coma_potion() -> None:
    game = town(CARE, condemned=1 << EVA | 1 << DAN | 1 << FINN, at=POTION)
    call(game, s0=EVA)
    until(game, "pack")
    assert states(game)[DAN : FINN + 1] == "qcq"


@pytest.mark.rule("QB-EX-49", "QB-RULING-128", "QB-WIN-19", "QB-END-02")
def test_the_last_but_one_to_be_condemned_ends_the_game_at_step_b_and_not_before() -> None:
    parties = "seth fennec villageois villageois villageois rept-alpha"
    letters = dict(enumerate("iccii")) | dict.fromkeys(range(5, 12), "c")
    game = town(parties, health=letters, condemned=1 << DAN, at="evening")
    until(game, "xp-potion")
    assert not game.over
    call(game)
    assert game.outcome is not None
    assert states(game)[DAN] == "q"
    assert (game.outcome.side, game.outcome.winners, game.outcome.why) == ("setheux", (ANA, BEN), "two-left")
