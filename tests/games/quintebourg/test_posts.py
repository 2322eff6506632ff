"""Public posts: holders, scrutineer, executioner, notary (QB-POST-GEN to -NOTARY)."""

from __future__ import annotations

import pytest

from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.values import Seat, Word
from meetinghouse.games.quintebourg.components.names import MANDATORY, OPTIONAL, POSTS
from meetinghouse.games.quintebourg.events import (
    Appointed,
    DoctorShown,
    HealthReported,
    NightFell,
    PostsDealt,
    PostsShifted,
    PostVacated,
    PostWithdrawn,
    PotionGiven,
    Resigned,
    ScrutineerChanged,
)
from meetinghouse.games.quintebourg.rules import RULES

from .town import (
    ANA,
    BEN,
    CLEO,
    DAN,
    EVA,
    FINN,
    GUS,
    HANA,
    IVO,
    JOY,
    KIM,
    LEO,
    asked,
    call,
    choose,
    close,
    states,
    told,
    town,
)

FOUR = {"notaire": BEN, "president": CLEO, "senateur": DAN, "procureur": EVA}
ALPHA_DOCTOR = "rept-alpha medecin"  # Ana and Ben


@pytest.mark.rule("QB-POST-GEN-01", "QB-PRESET-08", "QB-RULING-88")
@pytest.mark.parametrize("players", range(7, 22))
@pytest.mark.parametrize("mode", ["v", "m", "e"])
def test_no_two_posts_are_dealt_to_one_player_and_the_doctor_gets_none_but_his(players: int, mode: str) -> None:
    for seed in range(6):
        state = start_by(RULES, players, seed, {"mode": mode}).state
        holders = list(state.holders.values())
        assert -1 not in holders
        assert len(set(holders)) == len(holders)
        assert [post for post, seat in state.holders.items() if seat == state.doctor] in (["bourreau"], [])


@pytest.mark.rule("QB-PRESET-08", "QB-RULING-88")
def test_any_player_may_be_dealt_any_post() -> None:
    presidents = {start_by(RULES, 8, seed, {"mode": "v"}).state.holder("president") for seed in range(60)}
    assert presidents == set(range(8))


@pytest.mark.rule("QB-POST-GEN-08")
def test_posts_are_dealt_before_the_first_night() -> None:
    game = start_by(RULES, 9, 1, {})
    told_to_all = [type(event) for event in game.heard(None)]
    assert told_to_all.index(PostsDealt) < told_to_all.index(NightFell)
    (dealt,) = told(game, None, PostsDealt)
    assert set(dealt.posts) == {"bourreau", "scrutateur", *MANDATORY, "chef-armees", "pretre-cupide"}


@pytest.mark.rule("QB-POST-GEN-06")
def test_special_mandatory_and_optional_posts() -> None:
    assert set(MANDATORY) == {"notaire", "president", "senateur", "procureur"}
    assert set(OPTIONAL) == {
        "chef-armees", "pretre-cupide", "pretre-odieux", "adj-randy", "adj-armish", "pick-mirko", "pick-mirka",
    }  # fmt: skip
    assert set(POSTS) == {"scrutateur", "bourreau", *MANDATORY, *OPTIONAL}


@pytest.mark.rule("QB-POST-GEN-07", "QB-KNOW-03")
def test_everybody_knows_who_holds_which_post_and_which_are_vacant() -> None:
    game = town("rept-alpha", posts={"president": CLEO, "pick-mirko": -1, "scrutateur": CLEO})
    for viewer in (None, *range(12)):
        view = game.view(viewer)
        assert view.people[CLEO].posts == ("president", "scrutateur")
        assert view.people[BEN].posts == ()
        assert set(view.town.posts) == {"president", "pick-mirko", "scrutateur"}


ALL_BUSY = {"notaire": BEN, "president": CLEO, "senateur": DAN, "procureur": EVA, "chef-armees": FINN}


@pytest.mark.rule("QB-POST-GEN-02", "QB-POST-GEN-03", "QB-RULING-89")
@pytest.mark.parametrize(("before", "after"), [(BEN, CLEO), (EVA, FINN), (FINN, ANA), (ANA, BEN)])
def test_where_all_have_a_post_the_scrutineers_goes_round_all_of_them(before: int, after: int) -> None:
    game = town("medecin rept-alpha", players=6, at="dawn", posts={**ALL_BUSY, "scrutateur": before})
    assert game.state.holder("scrutateur") == after
    held = [post for post, seat in game.state.holders.items() if seat == after]
    assert len(held) == 2


@pytest.mark.rule("QB-POST-GEN-04", "QB-RULING-90")
def test_where_all_have_a_post_the_scrutineer_gives_a_mandatory_one_to_the_holder_of_an_optional_one() -> None:
    posts = {**ALL_BUSY, "pick-mirko": GUS, "scrutateur": BEN}
    game = town("medecin rept-alpha", players=7, at="dawn", posts=posts, health={DAN: "q"})
    assert game.state.holder("scrutateur") == CLEO
    assert asked(game, CLEO).options == (Seat(FINN), Seat(GUS))
    choose(game, CLEO, GUS)
    assert game.state.holder("senateur") == GUS
    assert game.state.holders.get("pick-mirko", -1) == -1
    assert told(game, ANA, PostVacated)[-1] == PostVacated("pick-mirko", GUS)


@pytest.mark.rule("QB-RULING-90")
def test_a_scrutineer_with_an_optional_post_takes_the_mandatory_one_himself_only_as_the_last() -> None:
    posts = {**FOUR, "chef-armees": FINN, "scrutateur": EVA}
    game = town("medecin rept-alpha", players=6, at="dawn", posts=posts, health={CLEO: "c"})
    assert game.state.holder("scrutateur") == FINN
    assert game.state.holder("president") == FINN
    assert game.state.holders.get("chef-armees", -1) == -1


@pytest.mark.rule("QB-POST-GEN-05", "QB-RULING-90")
@pytest.mark.parametrize("dead", [0, 1])
def test_with_fewer_than_four_players_besides_the_executioner_mandatory_posts_stay_vacant(dead: int) -> None:
    health = {CLEO: "q", GUS: "q" if dead else "i"}
    posts = {"president": CLEO, "senateur": DAN, "scrutateur": FINN}
    game = town("medecin rept-alpha", players=7, at="dawn", posts=posts, health={**health, EVA: "q"}, resigning=[DAN])
    assert [decision.kind for decision in game.decisions if decision.kind == "appoint"] == ([] if dead else ["appoint"])
    assert told(game, ANA, PostVacated) == [PostVacated("president", CLEO)]
    assert told(game, ANA, Resigned) == [Resigned(DAN, "senateur")]
    if dead:
        assert game.state.holder("president") == game.state.holder("senateur") == -1


@pytest.mark.rule("QB-POST-SCRUTINEER-01", "QB-DAY-04")
@pytest.mark.parametrize("health", ["c", "q", "m"])
def test_the_scrutineer_chooses_who_follows_a_holder_in_a_coma_or_dead(health: str) -> None:
    game = town("rept-alpha", at="dawn", posts={**FOUR, "scrutateur": ANA}, health={CLEO: health})
    assert game.state.holder("president") == -1
    assert asked(game, FINN).about == Word("president")
    assert asked(game, FINN).options == tuple(Seat(seat) for seat in (ANA, GUS, HANA, IVO, JOY, KIM, LEO))
    choose(game, FINN, JOY)
    assert game.state.holder("president") == JOY
    assert told(game, None, Appointed) == [Appointed("president", JOY)]


@pytest.mark.rule("QB-POST-SCRUTINEER-01")
def test_a_wounded_holder_keeps_the_post() -> None:
    game = town("rept-alpha", at="dawn", posts={**FOUR, "scrutateur": ANA}, health={CLEO: "b"})
    assert game.state.holder("president") == CLEO
    assert not [decision for decision in game.decisions if decision.kind == "appoint"]


@pytest.mark.rule("QB-POST-SCRUTINEER-01", "QB-POST-SCRUTINEER-02", "QB-RULING-80")
@pytest.mark.parametrize("post", ["president", "pick-mirko"])
def test_who_resigns_is_followed_by_another_at_the_scrutineers_choice(post: str) -> None:
    posts = {post: CLEO, "scrutateur": ANA}
    game = town("rept-alpha", at="dawn", posts=posts, resigning=[CLEO])
    assert told(game, None, Resigned) == [Resigned(CLEO, post)]
    options = asked(game, BEN).options
    assert Seat(CLEO) not in options
    assert set(options) == {Seat(seat) for seat in range(12) if seat not in (BEN, CLEO)}


@pytest.mark.rule("QB-RULING-80", "QB-POST-EXECUTIONER-01")
def test_the_executioner_does_not_resign_and_who_has_no_post_has_nothing_to_give_up() -> None:
    game = town(ALPHA_DOCTOR, at="dawn", posts={"scrutateur": ANA}, resigning=[BEN, DAN])
    assert game.state.holder("bourreau") == BEN
    assert told(game, None, Resigned) == []


@pytest.mark.rule("QB-RULING-80")
def test_a_scrutineer_who_resigns_only_sees_the_post_go_round() -> None:
    game = town("rept-alpha", at="dawn", posts={"scrutateur": ANA}, resigning=[ANA])
    assert game.state.holder("scrutateur") == BEN
    assert not [decision for decision in game.decisions if decision.kind == "appoint"]


@pytest.mark.rule("QB-RULING-80")
def test_who_gave_up_an_optional_post_may_not_apply_for_it_that_day() -> None:
    game = town("rept-alpha", at="dawn", posts={"pick-mirko": CLEO, "pick-mirka": -1}, resigning=[CLEO])
    assert asked(game, CLEO).options == (Word("none"), Word("pick-mirka"))
    assert asked(game, DAN).options == (Word("none"), Word("pick-mirko"), Word("pick-mirka"))


@pytest.mark.rule("QB-POST-SCRUTINEER-03", "QB-POST-SCRUTINEER-04", "QB-RULING-90")
def test_the_scrutineer_appoints_himself_only_where_nobody_else_is_free_but_who_resigned() -> None:
    posts = {**FOUR, "scrutateur": EVA}
    game = town("rept-alpha", players=7, at="dawn", posts=posts, resigning=[CLEO])
    assert game.state.holder("scrutateur") == FINN
    assert asked(game, FINN).options == (Seat(ANA), Seat(GUS))
    game = town("medecin rept-alpha", players=6, at="dawn", posts=FOUR | {"scrutateur": EVA}, resigning=[CLEO])
    assert game.state.holder("scrutateur") == FINN
    assert game.state.holder("president") == FINN


@pytest.mark.rule("QB-POST-SCRUTINEER-05", "QB-RULING-89", "QB-DAY-02", "QB-DAY-16")
@pytest.mark.parametrize("weekday", ["mon", "tue", "wed", "thu", "fri", "sat", "sun"])
def test_every_morning_the_scrutineers_post_passes_clockwise_to_the_next_without_a_post(weekday: str) -> None:
    game = town("rept-alpha", at="dawn", weekday=weekday, posts={**FOUR, "scrutateur": ANA}, health={FINN: "c"})
    assert told(game, None, ScrutineerChanged) == [ScrutineerChanged(GUS)]
    assert game.state.holder("scrutateur") == GUS


@pytest.mark.rule("QB-RULING-89", "QB-RULING-139", "QB-DAY-02")
def test_before_the_report_the_scrutineers_post_tells_nothing_of_who_has_fallen_and_then_goes_on() -> None:
    game = town("rept-alpha", at="sleep", posts={**FOUR, "scrutateur": ANA}, harassed=[DAN])
    game.state.health[FINN], game.state.since[FINN] = 2, 5
    close(game)
    assert asked(game, DAN).kind == "move-house"
    assert told(game, None, ScrutineerChanged) == [ScrutineerChanged(FINN)]
    choose(game, DAN, EVA)
    assert told(game, None, ScrutineerChanged) == [ScrutineerChanged(FINN), ScrutineerChanged(GUS)]


@pytest.mark.rule("QB-RULING-89")
def test_a_scrutineer_whom_alone_nothing_else_binds_keeps_the_post() -> None:
    game = town("medecin rept-alpha", players=6, at="dawn", posts={**FOUR, "chef-armees": ANA, "scrutateur": FINN})
    assert game.state.holder("scrutateur") == FINN


@pytest.mark.rule("QB-RULING-139", "QB-DAY-02")
def test_a_scrutineer_who_fell_tonight_is_followed_before_anybody_is_appointed() -> None:
    well = [0] * 12
    posts = {"scrutateur": EVA, "president": CLEO}
    game = town("rept-alpha", at="dawn", posts=posts, health={EVA: "q", FINN: "c", CLEO: "q"}, published=well)
    assert game.state.holder("scrutateur") == GUS
    assert asked(game, GUS).kind == "appoint"


@pytest.mark.rule("QB-RULING-139", "QB-POST-GEN-01", "QB-POST-GEN-02")
@pytest.mark.parametrize("was", [2, 3])
def test_a_scrutineer_who_comes_back_to_health_has_the_post_again_where_another_would_hold_two(was: int) -> None:
    thought = [was if seat == FINN else 0 for seat in range(6)]  # what the town thinks until this report
    game = town("medecin rept-alpha", players=6, at="dawn", posts={**FOUR, "scrutateur": FINN}, published=thought)
    assert told(game, None, ScrutineerChanged) == [ScrutineerChanged(ANA), ScrutineerChanged(FINN)]
    assert len(set(game.state.holders.values())) == len(game.state.holders)


@pytest.mark.rule("QB-EX-32", "QB-RULING-78", "QB-POST-EXECUTIONER-02", "QB-EFF-ERIS-03", "QB-EFF-ERIS-04")
def test_eris_shifts_every_post_but_the_executioners_and_then_the_scrutineers_goes_on() -> None:
    posts = {"president": ANA, "senateur": CLEO, "notaire": EVA, "scrutateur": FINN, "procureur": GUS}
    game = town("rept-alpha villageois villageois medecin", players=7, at="dawn", posts=posts, shift=1)
    assert game.state.holders == {
        "president": BEN, "senateur": EVA, "notaire": FINN, "scrutateur": CLEO, "procureur": ANA, "bourreau": DAN,
    }  # fmt: skip


@pytest.mark.rule("QB-RULING-78")
def test_the_ring_of_a_shift_holds_fallen_holders_and_leaves_out_other_fallen() -> None:
    game = town(
        "rept-alpha",
        players=8,
        at="dawn",
        posts={"president": CLEO, "senateur": FINN},
        health={CLEO: "c", DAN: "q"},
        shift=1,
    )
    assert game.state.holder("president") == EVA
    assert game.state.holder("senateur") == GUS
    game = town(
        "rept-alpha", players=8, at="dawn", posts={"president": ANA, "senateur": CLEO}, health={CLEO: "c"}, shift=-1
    )
    assert game.state.holder("president") == HANA
    assert game.state.holder("senateur") == BEN


@pytest.mark.rule("QB-RULING-79", "QB-DAY-02", "QB-KNOW-48")
def test_the_admired_may_exchange_posts_with_anybody_but_the_executioner() -> None:
    game = town(ALPHA_DOCTOR, at="dawn", posts={"president": CLEO, "senateur": DAN, "scrutateur": ANA}, admired=DAN)
    assert set(asked(game, DAN).options) == {Word("none"), Word("president"), Word("scrutateur")}
    choose(game, DAN, "president")
    assert game.state.holder("president") == DAN
    assert game.state.holder("senateur") == CLEO
    game = town(ALPHA_DOCTOR, at="dawn", posts={"president": CLEO, "scrutateur": ANA}, admired=EVA)
    choose(game, EVA, "president")
    assert game.state.holder("president") == EVA
    assert "senateur" not in game.state.holders
    assert game.view(None).people[CLEO].posts == ("scrutateur",)  # the rotation reached Cleo, who had no post


@pytest.mark.rule("QB-RULING-79", "QB-POST-GEN-02")
def test_an_executioner_who_is_scrutineer_too_exchanges_that_post_with_nobody() -> None:
    game = town(ALPHA_DOCTOR, at="dawn", posts={"president": CLEO, "senateur": DAN, "scrutateur": BEN}, admired=DAN)
    assert set(asked(game, DAN).options) == {Word("none"), Word("president")}


@pytest.mark.rule("QB-RULING-79")
def test_an_admired_executioner_or_one_who_has_fallen_exchanges_nothing() -> None:
    for who, health in ((BEN, "i"), (DAN, "c")):
        game = town(ALPHA_DOCTOR, at="dawn", posts={"president": CLEO}, admired=who, health={who: health})
        assert not [decision for decision in game.decisions if decision.kind == "exchange-post"]
        assert game.state.holder("president") == CLEO


@pytest.mark.rule("QB-POST-EXECUTIONER-01", "QB-POST-EXECUTIONER-03")
def test_the_doctor_shows_his_card_and_holds_the_post_for_good() -> None:
    game = start_by(RULES, 9, 3, {"mode": "v"})
    doctor = game.state.doctor
    assert told(game, None, DoctorShown) == [DoctorShown(doctor)]
    assert game.state.holder("bourreau") == doctor
    game = town(ALPHA_DOCTOR, at="dawn", posts={"scrutateur": ANA}, health={BEN: "q"})
    assert not [decision for decision in game.decisions if decision.kind in ("appoint", "apply")]
    assert told(game, None, PostVacated) == []


@pytest.mark.rule("QB-POST-EXECUTIONER-04", "QB-RULING-124", "QB-RULING-144")
def test_who_comes_back_has_no_post_again_but_the_executioner_his() -> None:
    fell = [3 if seat in (BEN, DAN) else 0 for seat in range(12)]
    game = town(ALPHA_DOCTOR, at="dawn", posts={"president": -1, "senateur": EVA, "scrutateur": HANA}, published=fell)
    assert told(game, None, HealthReported) == [HealthReported((BEN, DAN), ("i", "i"))]
    people = game.view(None).people
    assert (people[BEN].posts, people[DAN].posts) == (("bourreau",), ())
    game = town(ALPHA_DOCTOR, at="coma-potion", published=fell, condemned=1 << EVA)
    assert asked(game, BEN).kind == "coma-potion"


@pytest.mark.rule("QB-POST-EXECUTIONER-05", "QB-POST-EXECUTIONER-06", "QB-POST-EXECUTIONER-08", "QB-VOTE-09")
def test_the_condemned_is_nearly_dead_at_step_b_of_the_night_after() -> None:
    game = town(ALPHA_DOCTOR, at=["coma-potion", "update", "sleep"], condemned=1 << DAN)
    assert states(game) == "i" * 12
    assert asked(game, BEN).options == (Word("none"), Seat(DAN))
    call(game)
    assert states(game)[DAN] == "q"


@pytest.mark.rule("QB-POST-EXECUTIONER-07", "QB-EX-19")
def test_once_a_game_the_coma_potion_takes_the_place_of_the_poison() -> None:
    game = town(ALPHA_DOCTOR, at=["coma-potion", "update", "coma-potion"], condemned=1 << DAN | 1 << EVA)
    call(game, s1=DAN)
    assert (states(game)[DAN], states(game)[EVA]) == ("c", "q")
    game.state.condemned = 1 << FINN
    game.advance()
    assert asked(game, BEN).options == (Word("none"),)


@pytest.mark.rule("QB-POST-EXECUTIONER-09", "QB-DAY-07", "QB-KNOW-20")
def test_only_the_doctor_knows_which_potion_was_given() -> None:
    game = town(ALPHA_DOCTOR, at=["coma-potion", "update"], condemned=1 << DAN)
    call(game, s1=DAN)
    assert told(game, BEN, PotionGiven) == [PotionGiven(BEN, DAN, "coma")]
    for seat in (None, *range(12)):
        if seat != BEN:
            assert told(game, seat, PotionGiven) == []


@pytest.mark.rule("QB-POST-OPT-02", "QB-RULING-92")
def test_vacant_optional_posts_are_withdrawn_while_there_are_more_posts_than_players_on_their_feet() -> None:
    vacant = dict.fromkeys(("chef-armees", "pick-mirko", "adj-randy"), -1)
    game = town(
        "rept-alpha", players=8, at="dawn", posts={**FOUR, **vacant, "scrutateur": FINN}, health={GUS: "q", HANA: "m"}
    )
    assert told(game, None, PostWithdrawn) == [PostWithdrawn("adj-randy"), PostWithdrawn("pick-mirko")]
    assert "chef-armees" in game.state.holders
    game = town("rept-alpha", players=8, at="dawn", posts={**FOUR, **vacant, "scrutateur": FINN})
    assert told(game, None, PostWithdrawn) == []


@pytest.mark.rule("QB-RULING-80", "QB-EFF-ARTISTE-03")
def test_who_is_scrutineer_on_top_of_another_post_gives_up_the_other_one() -> None:
    posts = {**ALL_BUSY, "scrutateur": CLEO}
    game = town("medecin rept-alpha", players=6, at="dawn", posts=posts, resigning=[CLEO])
    assert told(game, None, Resigned) == [Resigned(CLEO, "president")]
    assert game.state.holder("president") != CLEO


@pytest.mark.rule("QB-RULING-78")
def test_one_in_a_coma_without_a_post_is_left_out_of_the_ring_of_a_shift() -> None:
    game = town("rept-alpha", at="dawn", posts={"president": CLEO}, health={DAN: "c"}, shift=1)
    assert game.state.holder("president") == EVA


@pytest.mark.rule("QB-EFF-ERIS-03", "QB-KNOW-03")
@pytest.mark.parametrize(("shift", "direction", "holder"), [(1, "clockwise", DAN), (-1, "anticlockwise", BEN)])
def test_all_hear_which_way_the_posts_have_moved(shift: int, direction: str, holder: int) -> None:
    game = town("rept-alpha", at="dawn", posts={"president": CLEO}, shift=shift)
    assert told(game, None, PostsShifted) == [PostsShifted(direction, ("president",), (holder,))]


@pytest.mark.rule("QB-POST-GEN-05", "QB-RULING-90")
@pytest.mark.parametrize(("letter", "filled"), [("b", True), ("c", False)])
def test_among_the_four_for_mandatory_posts_nobody_in_a_coma_counts(letter: str, filled: bool) -> None:
    posts = {"president": CLEO, "scrutateur": FINN}
    health = {CLEO: "q", DAN: letter, GUS: "q"}
    game = town("medecin rept-alpha", players=7, at="dawn", posts=posts, health=health)
    assert bool([decision for decision in game.decisions if decision.kind == "appoint"]) == filled


@pytest.mark.rule("QB-RULING-92")
@pytest.mark.parametrize(("letter", "gone"), [("b", []), ("c", [PostWithdrawn("pick-mirko")])])
def test_for_an_optional_post_nobody_in_a_coma_counts(letter: str, gone: list[PostWithdrawn]) -> None:
    posts = {**FOUR, "pick-mirko": -1}
    game = town("rept-alpha", players=6, at="dawn", posts=posts, health={ANA: letter, FINN: letter})
    assert told(game, None, PostWithdrawn) == gone


@pytest.mark.rule("QB-RULING-90")
def test_where_all_have_a_post_an_optional_one_that_was_given_up_goes_to_nobody() -> None:
    posts = {**ALL_BUSY, "pick-mirko": GUS, "scrutateur": BEN}
    game = town("medecin rept-alpha", players=7, at="dawn", posts=posts, resigning=[GUS])
    assert told(game, None, Appointed) == []
    assert game.state.holder("chef-armees") == FINN


@pytest.mark.rule("QB-RULING-90")
def test_the_holder_of_another_optional_post_comes_before_the_scrutineer_himself() -> None:
    posts = {**ALL_BUSY, "pick-mirko": GUS, "scrutateur": EVA}
    game = town("medecin rept-alpha", players=7, at="dawn", posts=posts, health={CLEO: "c"})
    assert game.state.holder("scrutateur") == FINN
    assert told(game, None, Appointed) == [Appointed("president", GUS)]


@pytest.mark.rule("QB-RULING-80", "QB-RULING-92")
def test_an_optional_post_that_was_given_up_has_its_successor_before_posts_are_withdrawn() -> None:
    posts = {**FOUR, "pick-mirko": FINN, "pretre-cupide": -1, "scrutateur": ANA}
    game = town("rept-alpha", players=8, at="dawn", posts=posts, health={GUS: "q", HANA: "q"}, resigning=[FINN])
    assert told(game, None, Appointed) == [Appointed("pick-mirko", ANA)]
    assert told(game, None, PostWithdrawn) == [PostWithdrawn("pretre-cupide")]
