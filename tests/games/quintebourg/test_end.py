"""When the game stops (QB-END)."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.values import Amount, Seat
from meetinghouse.games.quintebourg.events import Called, RoleShown

from .fights import NIGHT, PACK
from .town import ANA, BEN, CLEO, DAN, EVA, FINN, GUS, HANA, asked, at, call, choose, invoke, states, told, town, value

STRANGE = "sesiano hess rappaz pach rept-alpha rept-rouge rept-noire seth"


def why(game: Any) -> str:
    """Why the game stopped; empty while it goes on."""
    return game.outcome.why if game.outcome is not None else ""


@pytest.mark.rule("QB-END-01")
@pytest.mark.parametrize(
    ("mode", "parties", "words", "reason"),
    [
        (
            "v",
            "rept-alpha villageois",
            {"health": "i" + "i" * 3 + "q" * 8, "factions": [1] * 4 + [0] * 8},
            "all-others-dead",
        ),
        ("v", "rept-alpha", {"health": "q"}, "no-reptilian-left"),
        ("v", "cortex minus rept-alpha", {"charmed": 0b111111111100}, "all-charmed"),
        ("e", "cortex minus rept-alpha hess", {"coins": {0: 3} | dict.fromkeys(range(1, 12), 0)}, "all-coins"),
        ("m", "hess rappaz pach", {"coins": {0: 3} | dict.fromkeys(range(1, 12), 0)}, "all-coins"),
        ("m", "hess rappaz pach", {"coins": {1: 3} | dict.fromkeys([0, *range(2, 12)], 0)}, "all-coins"),
        ("m", "hess rappaz pach", {"health": "q"}, "annihilation"),
    ],
)
def test_six_camps_stop_the_game(mode: str, parties: str, words: dict[str, Any], reason: str) -> None:
    assert why(town(parties, mode=mode, at="update", **words)) == reason


@pytest.mark.rule("QB-END-02", "QB-RULING-30")
def test_two_or_fewer_on_their_feet_stop_the_game() -> None:
    for letters, reason in (("iib", ""), ("ib", "two-left"), ("b", "two-left"), ("", "two-left")):
        game = town("rept-alpha", health=letters + "c" * (12 - len(letters)), at=["update", "pack"])
        assert why(game) == reason


@pytest.mark.rule("QB-END-03", "QB-END-08", "QB-ROLE-SESIANO-06")
@pytest.mark.parametrize("mode", "ve")
@pytest.mark.parametrize("target", ["rept-rouge", "rept-noire", "seth"])
def test_sesiano_stops_the_game_with_three_cards_of_the_pack_who_keep_their_camp(mode: str, target: str) -> None:
    side = "setheux" if target == "seth" else "reptiliens"
    maths = " hess rappaz pach" if mode == "e" else ""
    game = town(f"sesiano {target} rept-alpha{maths}", mode=mode, at="session")
    invoke(game, ANA, "convert", BEN)
    assert why(game) == "conversion"
    assert game.outcome is not None
    assert game.outcome.sides[BEN] == side


@pytest.mark.rule("QB-END-03", "QB-END-04", "QB-ROLE-SESIANO-07")
def test_other_conversions_do_not_stop_the_game() -> None:
    for target in (BEN, CLEO, DAN, EVA):
        game = town(STRANGE, mode="e", at="session")
        invoke(game, ANA, "convert", target)
        assert why(game) == ""
    game = town("sesiano algebriste hess rappaz pach", mode="m", at="session")
    invoke(game, ANA, "convert", BEN)
    assert why(game) == ""


@pytest.mark.rule("QB-END-04", "QB-END-08")
@pytest.mark.parametrize(("target", "side"), [(BEN, "algebristes"), (CLEO, "analystes"), (DAN, "geometres")])
def test_in_the_mathematicians_mode_sesiano_stops_the_game_with_a_leader(target: int, side: str) -> None:
    game = town("sesiano hess rappaz pach", mode="m", at="session")
    invoke(game, ANA, "convert", target)
    assert why(game) == "conversion"
    assert game.outcome is not None
    assert game.outcome.sides[target] == side


@pytest.mark.rule("QB-END-05")
def test_four_camps_never_stop_the_game() -> None:
    parties = "amoureux amoureux sesiano seth nobel hess rappaz pach rept-alpha"
    game = town(parties, mode="e", at=["update", "pack"])
    assert why(game) == ""
    assert not game.over
    game = town("seth amoureux amoureux rept-alpha", health="iii" + "c" * 9, at=["update", "pack"])
    assert why(game) == ""


@pytest.mark.rule("QB-END-06", "QB-RULING-33", "QB-RES-05", "QB-EX-26")
def test_a_poison_at_step_k_stops_the_game_at_once() -> None:
    letters = dict.fromkeys(range(5, 12), "q") | {CLEO: "i", DAN: "i", EVA: "c", FINN: "i"}
    words: dict[str, Any] = {"effects": {FINN: "chirurgien"}, "charmed": 1 << CLEO | 1 << DAN | 1 << FINN}
    game = town("cortex minus rept-alpha", health=letters, at=["nurse", "sculpt"], **words)
    call(game, s5=("poison", EVA))
    assert states(game)[EVA] == "q"
    assert why(game) == "all-charmed"
    assert game.outcome is not None
    assert game.outcome.side == "mc"


@pytest.mark.rule("QB-END-06", "QB-RULING-33", "QB-RES-05")
def test_the_steps_after_which_the_game_may_stop() -> None:
    last = dict.fromkeys(range(4, 12), "c")
    game = town(
        "medecin rept-alpha", health=last | {DAN: "b", EVA: "q"} | {CLEO: "c"}, at=["treat", "xp-potion", "pack"]
    )
    call(game, s0=[(DAN, "worse"), "none"])
    assert not game.over  # step A goes on
    call(game)
    assert why(game) == "two-left"
    game = town("rept-alpha", health={0: "i"} | dict.fromkeys(range(3, 12), "c"), condemned=2, at=["update", "pack"])
    assert why(game) == "two-left"
    game = town("cortex minus rept-alpha", charmed=0b111111111000, at=["cortex", "minus", "pack"])
    call(game, s0=[(CLEO, "charm"), DAN])
    assert not game.over  # step C goes on
    call(game)
    assert why(game) == "all-charmed"
    bond = [-1, FINN, -1, -1, -1, BEN] + [-1] * 6
    three = dict.fromkeys([*range(2, 5), *range(6, 12)], "c")
    game = town("rept-alpha", health=three, hater=bond, haters_place=BEN, at=["positions", "pack"], dice={"fight": [0]})
    assert why(game) == "two-left"
    game = town(
        PACK,
        health=dict.fromkeys(range(5, 12), "q") | {BEN: "q", CLEO: "q"},
        at=[*NIGHT, "science"],
        dice={"damage": [9]},
    )
    call(game, s0=DAN)
    assert why(game) == "two-left"
    purses = dict.fromkeys(range(12), 0) | {ANA: 1, BEN: 1}
    game = town("hess rappaz pach", mode="m", coins=purses, effects={ANA: "tricheur"}, at=["cheat", "miracles"])
    call(game, s0=[("larceny", at(BEN)), "none"])
    assert why(game) == "all-coins"


@pytest.mark.rule("QB-END-06")
def test_a_gift_by_day_may_stop_the_game() -> None:
    purses = dict.fromkeys(range(12), 0) | {ANA: 1, GUS: 1}
    game = town("hess rappaz pach", mode="m", coins=purses, at="session")
    game.answer(f"{GUS}-give", (Seat(ANA), Amount(1)))
    assert why(game) == "all-coins"


@pytest.mark.rule("QB-END-06", "QB-RULING-33")
def test_a_shift_of_posts_in_the_morning_may_stop_the_game() -> None:
    held = {"president": 11, "senateur": ANA, "procureur": BEN}
    parties = "hess algebriste algebriste rappaz pach"
    assert why(town(parties, mode="m", posts=held, shift=1, at="dawn", weekday="tue")) == "conquest"


@pytest.mark.rule("QB-END-07", "QB-RULING-33")
def test_when_the_game_stops_all_that_was_due_is_dropped_and_every_card_shown() -> None:
    effects = {GUS: "chercheur", HANA: "tricheur"}
    words: dict[str, Any] = {"health": {1: "q"} | dict.fromkeys(range(5, 12), "c") | {GUS: "i", HANA: "i"}}
    game = town(
        "rept-alpha reptilienne", at=[*NIGHT, "science", "cheat"], effects=effects, dice={"damage": [9]}, **words
    )
    game.state.factions = [1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1]
    call(game, s0=DAN)
    assert why(game) == "all-others-dead"
    assert game.agenda == []
    assert not game.decisions
    assert [event.call for event in told(game, None, Called)][-1] == "attack"
    assert len(told(game, None, RoleShown)) == 12


@pytest.mark.rule("QB-EX-51", "QB-RULING-05", "QB-CAL-04")
def test_on_sunday_a_shot_is_refused_and_kept_and_a_conversion_stops_the_game() -> None:
    game = town("sesiano rept-rouge rept-alpha", at="feast", weekday="sun", effects={DAN: "assassin"})
    game.answer(f"{DAN}-invoke", value("invoke"))
    assert not [decision for decision in game.decisions if decision.kind == "invocation"]
    assert game.state.uses[DAN]["free-bullet"] == 1
    invoke(game, ANA, "convert", BEN)
    assert why(game) == "conversion"
    assert game.outcome is not None
    assert game.outcome.sides[BEN] == "reptiliens"


@pytest.mark.rule("QB-CAL-04", "QB-RULING-05")
@pytest.mark.parametrize(
    ("party", "effect"), [("seth", ""), ("rept-rouge", ""), ("fennec", ""), ("villageois", "parrain")]
)
def test_on_sunday_nobody_invokes_harm_and_on_monday_morning_one_can_again(party: str, effect: str) -> None:
    words: dict[str, Any] = {"effects": {BEN: effect} if effect else {}, "henchmen": [1 << DAN, 0]}
    game = town(["rept-alpha", party, "reptilienne", "reptilienne"], at="feast", weekday="sun", **words)
    game.answer(f"{BEN}-invoke", value("invoke"))
    assert not [decision for decision in game.decisions if decision.kind == "invocation"]
    while game.decisions and game.decisions[0].kind == "feast":
        game.answer(game.decisions[0].id, game.decisions[0].options[0])
    assert game.state.weekday == 0
    game.answer(f"{BEN}-invoke", value("invoke"))
    assert asked(game, BEN).kind == "invocation"


CONQUEST = "hess algebriste algebriste algebriste rappaz pach"  # Ana leads Ben, Cleo and Dan


@pytest.mark.rule("QB-END-06", "QB-RULING-33")
def test_an_appointment_may_stop_the_game_before_the_next_is_made() -> None:
    held = {"president": GUS, "procureur": HANA, "senateur": BEN, "chef-armees": CLEO, "scrutateur": FINN}
    game = town(CONQUEST, mode="m", posts=held, health={GUS: "q", HANA: "q"}, at="dawn", weekday="tue")
    scrutineer = game.state.holder("scrutateur")
    game.answer(asked(game, scrutineer).id, Seat(ANA))
    assert why(game) == "conquest"


@pytest.mark.rule("QB-END-06", "QB-RULING-33")
@pytest.mark.parametrize("applicants", [[CLEO], [CLEO, DAN]])
def test_an_application_may_stop_the_game(applicants: list[int]) -> None:
    held = {"president": ANA, "senateur": BEN, "chef-armees": -1, "scrutateur": GUS}
    game = town(CONQUEST, mode="m", posts=held, became=1 << ANA, at="dawn", weekday="tue")
    for decision in list(game.decisions):
        game.answer(decision.id, value("chef-armees" if decision.seat in applicants else "none"))
    if len(applicants) > 1:
        game.answer(asked(game, HANA).id, Seat(CLEO))
    assert why(game) == "conquest"


@pytest.mark.rule("QB-END-06", "QB-RULING-33")
def test_an_inheritance_or_a_bequest_may_stop_the_game() -> None:
    purses = dict.fromkeys(range(12), 0) | {ANA: 1, GUS: 2}
    words: dict[str, Any] = {"mode": "m", "coins": purses, "health": {GUS: "q"}, "posts": {"notaire": BEN}}
    words |= {"at": "dawn", "weekday": "tue"}
    widow: dict[str, Any] = {"ex": [ANA if seat == GUS else -1 for seat in range(12)], "unsettled": 1 << GUS}
    assert why(town("hess rappaz pach", **words, **widow)) == "all-coins"
    game = town("hess rappaz pach", **words)
    choose(game, BEN, ANA, Amount(2))
    assert why(game) == "all-coins"


@pytest.mark.rule("QB-END-06", "QB-RULING-33")
def test_a_priests_fee_may_stop_the_game() -> None:
    purses = dict.fromkeys(range(12), 0) | {ANA: 1, GUS: 1}
    game = town("hess rappaz pach", mode="m", coins=purses, posts={"pretre-cupide": ANA}, at="weddings")
    game.answer(f"{GUS}-propose", value((HANA, "pretre-cupide")))
    for seat, choice in ((ANA, Amount(1)), (GUS, value("yes")), (HANA, value("yes")), (GUS, at(GUS))):
        game.answer(asked(game, seat).id, choice)
    assert why(game) == "all-coins"


@pytest.mark.rule("QB-END-06", "QB-RULING-33")
def test_a_pickpocket_may_stop_the_game() -> None:
    purses = dict.fromkeys(range(12), 0) | {ANA: 1, GUS: 1}
    words: dict[str, Any] = {"mode": "m", "coins": purses, "posts": {"pick-mirko": ANA}, "weekday": "mon"}
    game = town("hess rappaz pach", at="evening", **words)
    game.answer(asked(game, ANA).id, Seat(GUS))
    assert why(game) == "all-coins"


@pytest.mark.rule("QB-END-06", "QB-RULING-33")
@pytest.mark.parametrize("law", ["pay-any", "pay-scrutineer"])
def test_the_price_of_a_vote_may_stop_the_game(law: str) -> None:
    purses = dict.fromkeys(range(12), 0) | {ANA: 1, GUS: 1}
    held = {"president": GUS, "scrutateur": ANA}
    game = town("hess rappaz pach", mode="m", coins=purses, posts=held, law=law, at="vote")
    game.answer(asked(game, GUS).id, Seat(HANA))
    if law == "pay-any":
        game.answer(asked(game, GUS).id, Seat(ANA))
    assert why(game) == "all-coins"


@pytest.mark.rule("QB-END-06", "QB-RULING-33", "QB-LAW-13")
def test_a_tie_that_puts_to_sleep_may_stop_the_game_before_the_tribunal() -> None:
    words: dict[str, Any] = {"special": True, "law": "tie-coma", "health": dict.fromkeys(range(4, 12), "c")}
    game = town("rept-alpha", at="vote", posts={"president": ANA}, dead_name=ANA, **words)
    ballots = {ANA: CLEO, BEN: DAN, CLEO: DAN, DAN: CLEO}
    while game.decisions and game.decisions[0].kind in ("vote", "direction"):
        decision = game.decisions[0]
        game.answer(decision.id, value(ballots[decision.seat] if decision.kind == "vote" else "clockwise"))
    assert why(game) == "two-left"


@pytest.mark.rule("QB-END-06", "QB-RULING-33")
def test_a_shift_or_an_exchange_of_posts_stops_the_game_before_anybody_else_is_asked() -> None:
    held = {"president": 11, "senateur": ANA, "procureur": BEN}
    words: dict[str, Any] = {"mode": "m", "at": "dawn", "weekday": "tue"}
    assert why(town(CONQUEST, posts=held, shift=1, admired=GUS, **words)) == "conquest"
    held = {"president": GUS, "senateur": BEN, "procureur": CLEO}
    game = town(CONQUEST, posts=held, admired=ANA, harassed=[HANA], **words)
    game.answer(asked(game, ANA).id, value("president"))
    assert why(game) == "conquest"


@pytest.mark.rule("QB-END-06", "QB-RULING-28")
def test_the_last_coins_of_others_that_go_to_the_bank_may_stop_the_game() -> None:
    purses = dict.fromkeys(range(12), 0) | {ANA: 3, GUS: 2}
    held = {"procureur": GUS, "adj-randy": HANA}
    game = town("hess rappaz pach", mode="m", coins=purses, posts=held, at="session")
    game.answer(f"{GUS}-inquiry", Seat(HANA))
    assert why(game) == "all-coins"


@pytest.mark.rule("QB-END-06", "QB-RULING-33", "QB-LAW-09")
def test_a_vote_that_hurts_may_stop_the_game_before_the_tribunal() -> None:
    health = dict.fromkeys(range(4, 12), "c") | {BEN: "b", CLEO: "b"}
    game = town("rept-alpha", at="vote", posts={"president": ANA}, special=True, law="hurt", health=health)
    ballots = {ANA: EVA, BEN: EVA, CLEO: FINN, DAN: FINN}
    while game.decisions and game.decisions[0].kind in ("vote", "direction"):
        decision = game.decisions[0]
        game.answer(decision.id, value(ballots[decision.seat] if decision.kind == "vote" else "clockwise"))
    assert why(game) == "two-left"
