"""Sections 5 and 25: powers used unasked, instant actions, and one long action per night."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.values import Word
from meetinghouse.games.quintebourg.events import (
    Converted,
    DuoNews,
    HealthAnnounced,
    InvocationBegan,
    Invoked,
)
from meetinghouse.games.quintebourg.queries.positions import Level
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
    asked,
    call,
    called,
    choose,
    close,
    invoke,
    pair,
    refused,
    states,
    told,
    town,
    until,
    value,
)


def powers(game: Quintebourg, seat: int) -> set[str]:
    """The powers open to this seat after it raises its hand; none if the hand has no effect."""
    game.answer(f"{seat}-invoke", Word("invoke"))
    if not game.decisions or game.decisions[0].kind != "invocation":
        return set()
    return {option[0].word for option in asked(game, seat).options if isinstance(option, tuple)}  # type: ignore[union-attr]


@pytest.mark.rule("QB-ACT-01")
@pytest.mark.parametrize("at", ["pack", "sleep", "dawn", "session", "debate", "vote", "weddings", "evening"])
def test_a_power_may_be_invoked_at_any_moment(at: str) -> None:
    posts = {"president": GUS, "senateur": HANA, "pick-mirko": FINN, "pick-mirka": FINN, "pretre-cupide": EVA}
    game = town("rept-alpha fennec", at=at, weekday="tue", posts=posts, admired=DAN)
    while not game.decisions:
        close(game)
    invoke(game, BEN, "bite", CLEO)
    assert states(game)[CLEO] == "q"


@pytest.mark.rule("QB-ACT-02", "QB-SCREEN-05")
def test_the_invoker_alone_is_asked_and_nobody_may_talk_meanwhile() -> None:
    game = town("rept-alpha fennec", at="debate")
    invoke(game, BEN)
    assert [decision.seat for decision in game.decisions] == [BEN]
    assert game.view(ANA).phase == "invocation"
    assert all(not game.view(seat).channels for seat in range(12))
    assert {offer.kind for offer in game.offers} == {"invoke"}


@pytest.mark.rule("QB-ACT-03", "QB-RULING-41")
def test_at_night_only_those_who_are_being_asked_see_who_invokes() -> None:
    game = town("rept-alpha fennec reptilienne", at=["pack", "sleep"])
    invoke(game, BEN, "bite", CLEO)
    assert [told(game, seat, Invoked) for seat in (ANA, CLEO)] == [[Invoked(BEN)], [Invoked(BEN)]]
    assert not told(game, DAN, Invoked)
    assert told(game, DAN, InvocationBegan) == [InvocationBegan()]
    assert [game.view(seat).people[BEN].invoked for seat in (ANA, DAN)] == [True, False]


@pytest.mark.rule("QB-RULING-41", "QB-EFF-SAND-07")
def test_a_heavy_sleeper_cannot_invoke_before_dawn() -> None:
    game = town("rept-alpha fennec", at=["sleep", "curious"], weekday="tue", effects={EVA: "morphee"})
    call(game, s4=BEN)
    assert powers(game, BEN) == set()
    close(game)
    assert powers(game, BEN) == {"bite"}


@pytest.mark.rule("QB-RULING-41")
def test_a_chief_struck_down_in_heavy_sleep_does_not_haunt_before_dawn() -> None:
    state: dict[str, Any] = {"effects": {BEN: "parrain"}, "henchmen": [1 << CLEO, 0], "health": {BEN: "q"}}
    assert powers(town("rept-alpha", at="curious", **state), BEN) == {"punish"}
    assert powers(town("rept-alpha", at="curious", **state, asleep=1 << BEN), BEN) == set()


@pytest.mark.rule("QB-ACT-04", "QB-PHASE-03")
def test_after_an_invocation_the_step_goes_on_where_it_was() -> None:
    game = town("rept-alpha fennec rept-rouge", at=["pack", "positions"], options={"clock": 100})
    choose(game, ANA, DAN)
    before = game.agenda[-1]
    ids = {decision.seat: decision.id for decision in game.decisions}
    time = game.time
    invoke(game, BEN, "bite", CLEO)
    assert states(game)[CLEO] == "q"
    assert game.agenda[-1] is before
    assert before.given[ANA]["pack"] == value(DAN)  # type: ignore[attr-defined]
    assert game.time == time
    assert {decision.seat: decision.id for decision in game.decisions} == ids
    close(game)
    assert game.state.targets["pack"][0] == DAN


@pytest.mark.rule("QB-ACT-05", "QB-RULING-43")
def test_by_day_everybody_sees_who_invoked_but_neither_the_power_nor_the_target() -> None:
    game = town("rept-alpha fennec", at="debate")
    before = len(game.heard(None))
    invoke(game, BEN, "bite", CLEO)
    assert game.heard(None)[before:] == [Invoked(BEN), HealthAnnounced(CLEO, "q")]
    assert game.view(DAN).people[BEN].invoked


@pytest.mark.rule("QB-RULING-43")
def test_by_day_a_conversion_is_told_to_the_convert_alone_and_a_shot_without_effect_to_nobody() -> None:
    game = town("rept-alpha rept-noire", at="debate", effects={DAN: "assassin"}, dice={"assassin": [0]})
    before = [len(game.heard(seat)) for seat in (None, BEN, CLEO)]
    invoke(game, BEN, "noire-convert", CLEO)
    invoke(game, DAN, "assassinate", EVA)
    assert game.heard(None)[before[0] :] == [Invoked(BEN), Invoked(DAN)]
    assert game.heard(BEN)[before[1] :] == [Invoked(BEN), Invoked(DAN)]
    assert told(game, CLEO, Converted) == [Converted(CLEO, "reptiliens")]


@pytest.mark.rule("QB-ACT-06")
def test_one_player_does_several_point_actions_in_one_night() -> None:
    game = town(
        "rept-alpha medecin amoureux amoureux",
        at="nightfall",
        effects={ANA: "morphee", BEN: "curieux"},
        health={9: "b"},
    )
    until(game, "treat")
    call(game, s1=[(9, "better"), "none"])
    until(game, "pack")
    call(game, s0=CLEO)
    until(game, "sleep")
    call(game, s0=DAN)
    until(game, "curious")
    call(game, s1=(CLEO, "effect"))
    assert (states(game)[9], game.state.targets["pack"][0], game.state.asleep) == ("i", CLEO, 1 << DAN)
    assert game.state.seen[BEN] == {CLEO: 2}


@pytest.mark.rule("QB-ACT-07")
def test_everybody_spends_the_night_in_one_place_with_one_long_action() -> None:
    game = town("rept-alpha medecin amoureux amoureux", at=["positions", "science"], health={9: "b", 10: "c", 11: "q"})
    levels = set(game.state.level)
    assert all(place >= 0 for place in game.state.position)
    assert levels <= {Level.IN_BED, Level.RESEARCH, Level.REST, Level.LOVERS, Level.HOME}


@pytest.mark.rule("QB-ACT-09")
def test_members_of_a_pair_are_told_whether_the_other_was_absent() -> None:
    game = town(
        "rept-alpha villageois amoureux amoureux", at=["positions", "science"], weekday="tue",
        hater=pair(EVA, FINN), haters_place=EVA, casual=pair(GUS, HANA), casual_place=GUS, lovers_place=CLEO,
        asleep=1 << FINN | 1 << HANA,
    )  # fmt: skip
    assert told(game, EVA, DuoNews) == [DuoNews(EVA, FINN, "haters", False)]
    assert told(game, GUS, DuoNews) == [DuoNews(GUS, HANA, "partners", False)]
    assert told(game, CLEO, DuoNews) == [DuoNews(CLEO, DAN, "lovers", True)]
    assert not told(game, FINN, DuoNews)


@pytest.mark.rule("QB-ACT-10", "QB-RULING-40", "QB-EX-46")
def test_invocations_queue_and_a_fallen_invoker_keeps_his_bullet() -> None:
    game = town("rept-alpha villageois villageois fennec", at="debate", effects={EVA: "assassin"})
    invoke(game, DAN)
    invoke(game, EVA)
    assert [decision.seat for decision in game.decisions] == [DAN]
    choose(game, DAN, ("bite", EVA))
    assert states(game)[EVA] == "q"
    assert HealthAnnounced(EVA, "q") in game.heard(None)
    assert game.view(ANA).phase == "debate"
    assert game.state.uses[EVA]["free-bullet"] == 1
    assert told(game, None, Invoked) == [Invoked(DAN), Invoked(EVA)]


@pytest.mark.rule("QB-ACT-10", "QB-RULING-40", "QB-RULING-41")
def test_at_night_a_hand_is_waited_for_though_its_owner_has_fallen_unseen() -> None:
    game = town("rept-alpha villageois villageois fennec", at="pack", effects={EVA: "assassin"})
    invoke(game, DAN)
    invoke(game, EVA)
    choose(game, DAN, ("bite", EVA))
    assert game.view(ANA).phase == "invocation"
    assert asked(game, EVA).options == (Word("none"),)
    choose(game, EVA, "none")
    assert game.view(ANA).phase == "night"
    assert game.state.uses[EVA]["free-bullet"] == 1


@pytest.mark.rule("QB-ACT-10", "QB-RULING-40")
def test_each_invocation_is_resolved_before_the_next_in_the_order_of_the_hands() -> None:
    game = town("rept-alpha fennec seth rept-noire", at="debate")
    for seat in (DAN, BEN, CLEO):
        invoke(game, seat)
    order = []
    while game.view(ANA).phase == "invocation":
        order.append(game.decisions[0].seat)
        choose(game, order[-1], "none")
    assert order == [DAN, BEN, CLEO]


@pytest.mark.rule("QB-RULING-119")
def test_an_invocation_without_an_answer_is_cancelled_and_not_consumed() -> None:
    game = town("rept-alpha fennec", at="debate", options={"clock": 100})
    invoke(game, BEN)
    assert game.time == 20
    game.expire(game.decisions[0].id)
    assert game.state.uses[BEN]["bite"] == 1
    assert powers(game, BEN) == {"bite"}


@pytest.mark.rule("QB-RULING-42")
@pytest.mark.parametrize(("state", "able"), [("i", True), ("b", True), ("c", False), ("q", False), ("m", False)])
def test_one_invokes_unharmed_or_wounded_the_prophet_too(state: str, able: bool) -> None:
    for party, power in (
        ("fennec", "bite"),
        ("seth", "seth-kill"),
        ("rept-noire", "noire-convert"),
        ("sesiano", "convert"),
    ):
        game = town(["rept-alpha", party], at="debate", health={BEN: state})
        assert powers(game, BEN) == ({power} if able else set())
    game = town("rept-alpha", at="debate", effects={BEN: "assassin"}, health={BEN: state})
    assert powers(game, BEN) == ({"assassinate"} if able else set())


@pytest.mark.rule("QB-RULING-42")
@pytest.mark.parametrize(("state", "able"), [("i", True), ("b", True), ("c", False), ("q", True), ("m", True)])
def test_the_chiefs_of_the_mafia_invoke_from_the_morgue_too(state: str, able: bool) -> None:
    for which, chief in enumerate(("parrain", "bras-droit")):
        gangs = [1 << CLEO if each == which else 0 for each in (0, 1)]
        game = town("rept-alpha", at="debate", effects={BEN: chief}, health={BEN: state}, henchmen=gangs)
        assert powers(game, BEN) == ({"punish"} if able else set())


@pytest.mark.rule("QB-RULING-22")
@pytest.mark.parametrize(("state", "allowed", "able"), [("i", True, True), ("b", True, True), ("c", True, False),
                                                        ("i", False, False)])  # fmt: skip
def test_a_condemned_player_may_invoke_while_on_his_feet_unless_the_table_forbids_it(
    state: str, allowed: bool, able: bool
) -> None:
    words: dict[str, Any] = {"condemned": 1 << BEN, "health": {BEN: state}, "options": {"condemned_invoke": allowed}}
    game = town("rept-alpha fennec", at="weddings", **words)
    assert (BEN in {offer.seat for offer in game.offers if offer.kind == "invoke"}) == allowed
    if allowed:
        assert powers(game, BEN) == ({"bite"} if able else set())
    else:
        refused(game, f"{BEN}-invoke", "invoke", "QB-RULING-22")


@pytest.mark.rule("QB-RULING-22")
@pytest.mark.parametrize("bullets", [1, 0])
def test_a_condemned_assassin_has_the_free_bullet_and_pays_for_no_other(bullets: int) -> None:
    for condemned in (True, False):
        game = town("rept-alpha", at="weddings", effects={BEN: "assassin"}, condemned=condemned << BEN, coins=3)
        game.state.uses[BEN]["free-bullet"] = bullets
        assert powers(game, BEN) == ({"assassinate"} if bullets or not condemned else set())


@pytest.mark.rule("QB-RULING-22")
def test_a_condemned_player_may_invoke_at_night_until_step_b() -> None:
    game = town("rept-alpha fennec medecin", at=["coma-potion", "treat", "update", "pack"], condemned=1 << BEN)
    for name in ("coma-potion", "treat"):
        until(game, name)
        assert powers(game, BEN) == {"bite"}
    invoke(game, BEN, "bite", DAN)
    assert states(game)[DAN] == "q"
    until(game, "pack")
    assert states(game)[BEN] == "q"
    assert powers(game, BEN) == set()


@pytest.mark.rule("QB-SCREEN-07")
def test_every_player_has_a_hand_to_raise_and_without_a_power_nothing_comes_of_it() -> None:
    game = town("rept-alpha fennec", at="pack")
    before = len(game.story)
    assert [offer.seat for offer in game.offers if offer.kind == "invoke"] == list(range(12))
    invoke(game, CLEO)
    assert len(game.story) == before
    assert called(game) == {ANA}


@pytest.mark.rule("QB-RULING-40")
def test_a_hand_that_was_lowered_three_times_is_not_waited_for_again_that_night_or_day() -> None:
    game = town("rept-alpha villageois villageois fennec", at=["pack", "sleep"])
    for _ in range(3):
        invoke(game, DAN, "none")
    invoke(game, DAN)
    assert game.view(ANA).phase == "night"
    until(game, "sleep")
    close(game)
    invoke(game, DAN, "bite", EVA)
    assert states(game)[EVA] == "q"


@pytest.mark.rule("QB-EFF-ASSASSIN-01", "QB-ROLE-SESIANO-05", "QB-ROLE-FENNEC-02")
@pytest.mark.parametrize(("party", "effect"), [("villageois", "assassin"), ("sesiano", ""), ("fennec", "")])
def test_nobody_invokes_a_power_against_himself(party: str, effect: str) -> None:
    game = town(["rept-alpha", party], at="debate", effects={BEN: effect}, returned=True)
    invoke(game, BEN)
    targets = {option[1] for option in asked(game, BEN).options if isinstance(option, tuple)}
    assert targets == {value(seat) for seat in range(12) if seat != BEN}


@pytest.mark.rule("QB-ROLE-SESIANO-05", "QB-RULING-142")
@pytest.mark.parametrize("published", [0, 3])
def test_the_prophet_invokes_his_conversion_of_the_nearly_dead_too_known_or_not(published: int) -> None:
    known = [published if seat == DAN else 0 for seat in range(12)]
    game = town("sesiano rept-alpha", at=["sleep", "miracles"], health={DAN: "q"}, published=known)
    invoke(game, ANA, "convert", DAN)
    assert told(game, DAN, Converted) == [Converted(DAN, "idealistes")]


@pytest.mark.rule("QB-ACT-10", "QB-RULING-40")
def test_a_hand_that_is_raised_twice_waits_once() -> None:
    game = town("rept-alpha fennec rept-rouge", at="debate")
    for seat in (BEN, BEN, CLEO, CLEO):
        invoke(game, seat)
    assert told(game, None, Invoked) == [Invoked(BEN), Invoked(CLEO)]
    choose(game, BEN, "none")
    choose(game, CLEO, "none")
    assert {decision.kind for decision in game.decisions} == {"close-debate"}
