"""The notary, the prosecutor, and the optional posts except for priests (QB-POST-NOTARY to -PICKPOCKET)."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.values import DONE, Amount, Position, Seat, Word
from meetinghouse.games.quintebourg.components.names import NEARLY_DEAD, OPTIONAL
from meetinghouse.games.quintebourg.events import (
    Applied,
    Appointed,
    Bequeathed,
    CameraRead,
    CardsSeen,
    EstateSettled,
    GuardPosted,
    HealthReported,
    Inherited,
    InquiryHeld,
    PostVacated,
    PurseChanged,
)
from meetinghouse.games.quintebourg.queries.positions import Level
from meetinghouse.games.quintebourg.rules import RULES
from meetinghouse.games.quintebourg.verbs.health import set_health
from meetinghouse.games.quintebourg.view import Estate

from .daily import ALPHA, ALPHA_DOCTOR, answer_all, kinds, married
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
    at,
    call,
    called,
    choose,
    n,
    offered,
    states,
    told,
    town,
)

OPTIONAL_FROM = {8: "chef-armees", 9: "pretre-cupide", 10: "pick-mirko", 11: "pick-mirka", 15: "pretre-odieux"}


@pytest.mark.rule("QB-POST-NOTARY-01", "QB-POST-NOTARY-02", "QB-RULING-93", "QB-EX-36")
def test_the_notary_leaves_the_coins_of_the_dead_in_parts_to_anybody_but_himself() -> None:
    game = town(
        ALPHA, at="dawn", posts={"notaire": FINN}, health={BEN: "q", KIM: "c", LEO: "m"}, coins={BEN: 4, LEO: 0}
    )
    heirs = [seat for seat in range(12) if seat not in (BEN, LEO, FINN)]
    assert asked(game, FINN).options == (DONE, *[Seat(heir) for heir in heirs])
    choose(game, FINN, DAN)
    assert (asked(game, FINN).kind, asked(game, FINN).about) == ("bequeath-coins", (Seat(DAN), Seat(BEN)))
    assert asked(game, FINN).options == tuple(Amount(k) for k in range(1, 5))
    choose(game, FINN, n(3), EVA, n(1), DONE)
    assert (game.state.coins[DAN], game.state.coins[EVA], game.state.estates[BEN]) == (6, 4, 0)


@pytest.mark.rule("QB-RULING-93", "QB-MONEY-09")
@pytest.mark.parametrize("notary", [FINN, -1])
def test_what_the_notary_keeps_back_or_nobody_disposes_of_stays_in_the_estate(notary: int) -> None:
    game = town(ALPHA, at="dawn", posts={"notaire": notary}, health={BEN: "q"}, coins={BEN: 4})
    if notary >= 0:
        choose(game, FINN, DAN, n(1), DONE)
    assert game.state.estates[BEN] == (3 if notary >= 0 else 4)
    assert told(game, None, EstateSettled) == []
    assert game.view(None).town.coins == 37


@pytest.mark.rule("QB-RULING-93")
def test_a_new_notary_takes_over_the_same_morning() -> None:
    game = town(ALPHA, at="dawn", posts={"notaire": BEN, "scrutateur": ANA}, health={BEN: "q"}, coins={BEN: 4})
    choose(game, CLEO, HANA)
    assert asked(game, HANA).kind == "bequeath"


@pytest.mark.rule("QB-RULING-93", "QB-RULING-144", "QB-HEALTH-49")
def test_who_comes_back_gets_what_is_left_of_the_estate_and_all_that_was_his() -> None:
    game = town(
        ALPHA_DOCTOR, at=["xp-potion", "sleep"], health={DAN: "q"}, coins={DAN: 2}, research=6, threshold=5,
        effects={DAN: "parrain"}, henchmen=[1 << EVA | 1 << FINN, 0], charmed=1 << DAN,
        hater=[{DAN: GUS, GUS: DAN}.get(seat, -1) for seat in range(12)],
    )  # fmt: skip
    before = (game.state.party[DAN], game.state.effect[DAN], game.state.camps[DAN], game.state.slot[DAN])
    call(game, s1=DAN)
    state = game.state
    assert states(game)[DAN] == "i"
    assert (state.coins[DAN], state.estates[DAN]) == (2, 0)
    assert (state.party[DAN], state.effect[DAN], state.camps[DAN], state.slot[DAN]) == before
    assert state.hater[DAN] == GUS
    assert state.charmed >> DAN & 1
    assert state.henchmen == [1 << EVA | 1 << FINN, 0]


@pytest.mark.rule("QB-POST-NOTARY-03", "QB-EX-36")
def test_a_spouse_inherits_before_the_notary_is_asked() -> None:
    calls = ["pack", "positions", "attack", "miracles"]
    dice = {"damage": [8], "victim": [0]}
    game = town(ALPHA, at=calls, posts={"notaire": FINN}, coins={BEN: 4}, dice=dice, **married(BEN, CLEO))
    call(game, s0=BEN)
    assert states(game)[BEN] == "q"
    assert (game.state.coins[BEN], game.state.estates[BEN], game.state.coins[CLEO]) == (0, 4, 3)
    call(game)
    assert told(game, CLEO, Inherited) == [Inherited(CLEO, BEN, 4)]
    assert (game.state.coins[CLEO], game.state.estates[BEN]) == (7, 0)
    choose(game, FINN, DAN)
    assert asked(game, FINN).options == (DONE,)


@pytest.mark.rule("QB-KNOW-47")
def test_only_giver_and_receiver_know_a_bequest_and_all_that_an_estate_is_settled() -> None:
    game = town(ALPHA, at="dawn", posts={"notaire": FINN}, health={BEN: "q"}, coins={BEN: 2})
    choose(game, FINN, DAN, n(2))
    assert told(game, FINN, Bequeathed) == told(game, DAN, Bequeathed) == [Bequeathed(FINN, BEN, DAN, 2)]
    assert told(game, EVA, Bequeathed) == told(game, None, Bequeathed) == []
    assert told(game, None, EstateSettled) == [EstateSettled(BEN)]


@pytest.mark.rule("QB-KNOW-25")
def test_the_notary_alone_knows_estates_and_of_the_fallen_only_when_all_know() -> None:
    posts = {"notaire": FINN}
    game = town(ALPHA, at=["pack", "positions", "attack", "miracles"], posts=posts, coins={BEN: 4}, health={LEO: "q"},
                dice={"damage": [8]})  # fmt: skip
    call(game, s0=BEN)
    assert states(game)[BEN] == "q"
    assert [(each.seat, each.coins) for each in game.view(FINN).own.estates] == [(LEO, 3)]
    call(game)
    assert [(each.seat, each.coins) for each in game.view(FINN).own.estates] == [(BEN, 4), (LEO, 3)]
    assert game.view(DAN).own.estates == ()


# the prosecutor and the deputies


@pytest.mark.rule("QB-POST-PROSECUTOR-01", "QB-POST-PROSECUTOR-02", "QB-DAY-11", "QB-RULING-97", "QB-KNOW-37")
@pytest.mark.parametrize(("place", "count"), [(DAN, 0), (EVA, 1), (FINN, 2)])
def test_a_prosecutor_without_deputy_says_where_his_camera_was_and_all_hear_how_many_were_there(
    place: int, count: int
) -> None:
    game = town(ALPHA, at="camera", posts={"procureur": CLEO}, prosecutor=CLEO)
    game.state.position[DAN] = game.state.position[HANA] = FINN
    assert called(game) == {CLEO}
    assert set(asked(game, CLEO).options) == {Word("none"), *[Position(plot) for plot in range(12)]}
    assert told(game, None, HealthReported) == []
    call(game, s2=at(place))
    assert told(game, None, CameraRead) == [CameraRead(place, None, count)]
    story = [type(event) for event in game.heard(None)]
    assert story.index(HealthReported) < story.index(CameraRead)


@pytest.mark.rule("QB-POST-PROSECUTOR-01")
def test_the_camera_may_have_stood_before_a_room() -> None:
    game = town(ALPHA, at="camera", prosecutor=CLEO, health={DAN: "b"}, position=[100 + DAN] * 12)
    call(game, s2=("room", DAN))
    assert told(game, None, CameraRead) == [CameraRead(None, DAN, 2)]


@pytest.mark.rule("QB-RULING-97")
@pytest.mark.parametrize(
    ("health", "asked_too"), [({}, False), ({DAN: "b"}, False), ({DAN: "c"}, True), ({CLEO: "c"}, False)]
)
def test_the_camera_is_for_the_prosecutor_of_the_night_while_no_deputy_stands(
    health: dict[int, str], asked_too: bool
) -> None:
    posts = {"procureur": EVA, "adj-randy": DAN}
    game = town(ALPHA, at="camera", posts=posts, prosecutor=CLEO, health=health)
    assert called(game) == ({CLEO} if asked_too else set())


@pytest.mark.rule("QB-RULING-07")
def test_the_prosecutor_is_asked_on_the_first_morning_and_nobody_is_richest_on_the_first_night() -> None:
    game = start_by(RULES, 9, 1, {"night_calls": "classic"})
    assert game.state.richest == -1
    assert game.state.readings == []
    assert game.state.prosecutor == game.state.holder("procureur")
    assert game.state.day == 0


@pytest.mark.rule("QB-POST-PROSECUTOR-03", "QB-POST-PROSECUTOR-04", "QB-KNOW-36", "QB-MONEY-08", "QB-EX-56")
def test_with_a_deputy_two_coins_show_the_prosecutor_the_cards_of_a_holder_of_a_post() -> None:
    posts = {"procureur": CLEO, "adj-armish": DAN, "president": EVA}
    game = town(ALPHA, at="debate", posts=posts, effects={EVA: "laura"}, coins={CLEO: 3})
    offer = offered(game, CLEO, "inquiry")
    assert offer.options == (Seat(DAN), Seat(EVA))
    game.answer(offer.id, Seat(EVA))
    assert told(game, CLEO, CardsSeen) == [CardsSeen(CLEO, EVA, "villageois", "laura", False)]
    assert told(game, EVA, InquiryHeld) == [InquiryHeld(EVA)]
    assert (game.state.coins[CLEO], game.state.bank, game.view(None).town.coins) == (1, 2, 36)
    for seat in (None, ANA, DAN):
        assert told(game, seat, CardsSeen) == told(game, seat, InquiryHeld) == []
    assert told(game, EVA, CardsSeen) == []


@pytest.mark.rule("QB-POST-PROSECUTOR-03", "QB-RULING-97")
def test_without_a_deputy_on_his_feet_or_without_two_coins_there_is_no_inquiry() -> None:
    posts = {"procureur": CLEO, "adj-armish": DAN, "president": EVA}
    for coins, health in ((1, "i"), (3, "c")):
        game = town(ALPHA, at="debate", posts=posts, coins={CLEO: coins}, health={DAN: health})
        assert not [offer for offer in game.offers if offer.kind == "inquiry"]


@pytest.mark.rule("QB-DAY-13", "QB-RULING-97")
def test_as_many_inquiries_as_he_can_pay_for_from_the_session_to_the_weddings_or_by_an_option_one() -> None:
    posts = {"procureur": CLEO, "adj-randy": DAN, "president": EVA, "pick-mirko": FINN, "scrutateur": ANA}
    for place, open_ in (("session", True), ("vote", True), ("weddings", True), ("evening", False), ("feast", False)):
        weekday = "sun" if place == "feast" else "wed"
        game = town(ALPHA, at=place, weekday=weekday, posts=posts)
        assert bool([offer for offer in game.offers if offer.kind == "inquiry"]) == open_, place
    game = town(ALPHA, at="debate", weekday="wed", posts=posts, coins={CLEO: 5})
    game.answer(f"{CLEO}-inquiry", Seat(EVA))
    game.answer(f"{CLEO}-inquiry", Seat(DAN))
    assert [seen.target for seen in told(game, CLEO, CardsSeen)] == [EVA, DAN]
    assert game.state.coins[CLEO] == 1
    assert not [offer for offer in game.offers if offer.kind == "inquiry"]
    one: dict[str, Any] = {"posts": posts, "coins": {CLEO: 5}, "options": {"one_inquiry": True}}
    game = town(ALPHA, at="debate", weekday="wed", **one)
    game.answer(f"{CLEO}-inquiry", Seat(EVA))
    assert not [offer for offer in game.offers if offer.kind == "inquiry"]
    game = town(ALPHA, at="dawn", posts={**posts, "pretre-cupide": -1}, inquired=True)
    assert not [offer for offer in game.offers if offer.kind == "inquiry"]
    assert not game.state.inquired  # it is a new day


@pytest.mark.rule("QB-POST-DEPUTY-01", "QB-POST-DEPUTY-02", "QB-RULING-98", "QB-DAY-14")
@pytest.mark.parametrize(("weekday", "deputy"), [("mon", CLEO), ("tue", DAN), ("wed", CLEO), ("sat", DAN)])
def test_randy_places_his_camera_on_odd_days_and_armish_on_even_ones(weekday: str, deputy: int) -> None:
    posts = {"adj-randy": CLEO, "adj-armish": DAN, "president": EVA, "pick-mirko": FINN, "pick-mirka": GUS}
    for place in ("session", "debate", "vote", "weddings", "evening"):
        game = town(ALPHA_DOCTOR, at=place, weekday=weekday, posts=posts)
        cameras = [offer for offer in game.offers if offer.kind == "place-camera"]
        assert [offer.seat for offer in cameras] == [deputy]
        assert cameras[0].options == tuple(Position(plot) for plot in range(12) if plot != BEN)  # not the bunker
    game.answer(f"{deputy}-camera", Position(JOY))
    assert game.view(deputy).own.camera == JOY
    assert [seat for seat in range(12) if game.view(seat).own.camera is not None] == [deputy]


@pytest.mark.rule("QB-DAY-14", "QB-RULING-98")
def test_no_camera_is_placed_at_the_feast_or_before_the_session() -> None:
    posts = {"adj-randy": CLEO, "adj-armish": DAN, "pretre-cupide": -1}
    for place, weekday in (("feast", "sun"), ("dawn", "mon")):
        game = town(ALPHA, at=place, weekday=weekday, posts=posts)
        assert kinds(game) & {"feast", "apply"}
        assert not [offer for offer in game.offers if offer.kind == "place-camera"]


@pytest.mark.rule("QB-POST-DEPUTY-03", "QB-POST-DEPUTY-04", "QB-RULING-98", "QB-EX-56")
def test_a_deputys_camera_works_by_itself_at_the_time_of_the_attacks_and_counts_attackers() -> None:
    posts = {"adj-randy": CLEO}
    game = town(ALPHA, at="positions", weekday="mon", posts=posts, camera=JOY)
    assert told(game, None, CameraRead) == [CameraRead(JOY, None, 1)]
    game = town(ALPHA, at=["pack", "positions", "attack"], posts=posts, camera=JOY, dice={"damage": [0]})
    call(game, s0=JOY)
    assert told(game, None, CameraRead) == [CameraRead(JOY, None, 2)]
    game = town(ALPHA, at=["squat", "positions"], posts=posts, camera=JOY, health={JOY: "b"})
    call(game)
    assert told(game, None, CameraRead) == [CameraRead(JOY, None, 0)]


@pytest.mark.rule("QB-POST-DEPUTY-05")
@pytest.mark.parametrize("post", ["adj-randy", "adj-armish"])
def test_a_deputy_defends_himself(post: str) -> None:
    dice = {"damage": [0], "defence": [1]}
    game = town(ALPHA, at=["pack", "positions", "attack"], posts={post: CLEO}, dice=dice)
    call(game, s0=CLEO)
    assert states(game)[ANA] == "b"


# the army chief


@pytest.mark.rule("QB-POST-ARMYCHIEF-01")
@pytest.mark.parametrize(
    ("weekday", "is_called"), [("mon", True), ("tue", False), ("wed", False), ("thu", True), ("sat", False)]
)
def test_the_army_chief_chooses_a_place_to_guard_on_mondays_and_thursdays(weekday: str, is_called: bool) -> None:
    game = town(
        ALPHA, at=["army-guard", "positions", "sleep"], weekday=weekday, posts={"chef-armees": BEN}, health={DAN: "b"}
    )
    assert called(game) == ({BEN} if is_called else set())
    if is_called:
        houses = [Position(plot) for plot in range(12)]
        assert set(asked(game, BEN).options) == {Word("none"), *houses, (Word("room"), Seat(DAN))}
        call(game, s1=at(CLEO))
        assert game.state.position[BEN] == CLEO
        assert game.state.level[BEN] == Level.ARMY


@pytest.mark.rule("QB-POST-ARMYCHIEF-02", "QB-POST-ARMYCHIEF-03", "QB-EX-08")
def test_the_army_chief_is_hit_first_where_he_guards_and_may_hurt_an_attacker() -> None:
    dice = {"damage": [7], "defence": [1], "hit": [0]}
    game = town("rept-alpha reptilienne", at=["pack", "army-guard", "positions", "attack"], weekday="thu",
                posts={"chef-armees": GUS}, dice=dice)  # fmt: skip
    call(game, s0=CLEO, s1=CLEO)
    call(game, s6=at(CLEO))
    assert (states(game)[GUS], states(game)[CLEO], states(game)[ANA]) == ("c", "i", "b")
    assert told(game, GUS, GuardPosted) == []


# applications, pickpockets


@pytest.mark.rule("QB-POST-OPT-01")
@pytest.mark.parametrize("players", range(6, 22))
def test_the_number_of_players_says_which_optional_posts_are_in_play(players: int) -> None:
    in_play = set(start_by(RULES, players, 1, {}).state.holders) & set(OPTIONAL)
    expected = {post for least, post in OPTIONAL_FROM.items() if players >= least}
    assert in_play == expected | ({"adj-randy", "adj-armish"} if players >= 13 else set())


@pytest.mark.rule("QB-POST-OPT-03", "QB-RULING-91")
@pytest.mark.parametrize("health", ["c", "q", "m"])
def test_an_optional_post_whose_holder_falls_is_vacant_and_open_to_applications(health: str) -> None:
    posts = {"pick-mirko": CLEO, "scrutateur": ANA}
    game = town(ALPHA, at="dawn", posts=posts, health={CLEO: health})
    assert told(game, None, PostVacated) == [PostVacated("pick-mirko", CLEO)]
    assert kinds(game) == {"apply"}
    game = town(ALPHA, at="dawn", posts=posts, health={CLEO: "b"})
    assert game.state.holder("pick-mirko") == CLEO


@pytest.mark.rule("QB-POST-OPT-04", "QB-POST-OPT-05", "QB-DAY-12")
def test_every_day_all_without_a_post_may_apply_for_a_vacant_one() -> None:
    posts = {"president": CLEO, "pick-mirko": -1, "pick-mirka": -1, "pretre-cupide": DAN, "scrutateur": ANA}
    game = town(ALPHA, at="dawn", posts=posts, health={EVA: "c"})
    assert {decision.seat for decision in game.decisions} == {ANA, FINN, GUS, HANA, IVO, JOY, KIM, LEO}
    assert asked(game, FINN).options == (Word("none"), Word("pick-mirko"), Word("pick-mirka"))
    choose(game, FINN, "pick-mirka")
    assert kinds(game) == {"apply"}  # all others are asked too
    answer_all(game, "apply", "none")
    assert told(game, None, Applied) == [Applied(FINN, "pick-mirka")]
    assert told(game, None, Appointed) == [Appointed("pick-mirka", FINN)]
    assert game.state.holder("pick-mirko") == -1


@pytest.mark.rule("QB-POST-OPT-06", "QB-POST-SCRUTINEER-06")
def test_of_several_applicants_the_scrutineer_chooses_one() -> None:
    game = town(ALPHA, at="dawn", posts={"pick-mirko": -1, "scrutateur": ANA})
    choose(game, FINN, "pick-mirko")
    choose(game, HANA, "pick-mirko")
    answer_all(game, "apply", "none")
    assert asked(game, BEN).options == (Seat(FINN), Seat(HANA))
    choose(game, BEN, HANA)
    assert game.state.holder("pick-mirko") == HANA


@pytest.mark.rule("QB-POST-PICKPOCKET-01", "QB-POST-PICKPOCKET-02", "QB-DAY-09")
@pytest.mark.parametrize(
    ("weekday", "thief"), [("mon", CLEO), ("tue", DAN), ("wed", CLEO), ("thu", DAN), ("fri", CLEO)]
)
def test_mirko_steals_a_coin_at_the_end_of_odd_days_and_mirka_of_even_ones(weekday: str, thief: int) -> None:
    posts = {"pick-mirko": CLEO, "pick-mirka": DAN}
    game = town(ALPHA, at="evening", weekday=weekday, posts=posts, health={KIM: "c", LEO: "q"}, coins={EVA: 2})
    assert [decision.seat for decision in game.decisions] == [thief]
    marks = [seat for seat in range(11) if seat != thief]
    assert asked(game, thief).options == (Word("none"), *[Seat(seat) for seat in marks])
    choose(game, thief, EVA)
    assert (game.state.coins[EVA], game.state.coins[thief]) == (1, 4)
    assert told(game, EVA, PurseChanged) == [PurseChanged(EVA, 1, -1)]


@pytest.mark.rule("QB-POST-PICKPOCKET-01")
def test_a_pickpocket_may_decline_and_finds_nothing_in_an_empty_purse() -> None:
    for choice in ("none", EVA):
        game = town(ALPHA, at="evening", weekday="mon", posts={"pick-mirko": CLEO}, coins={EVA: 0})
        choose(game, CLEO, choice)
        assert (game.state.coins[EVA], game.state.coins[CLEO]) == (0, 3)


@pytest.mark.rule("QB-RULING-07")
def test_the_day_before_the_first_night_is_not_played() -> None:
    for seed in range(3):
        game = start_by(RULES, 13, seed, {})
        assert game.secret
        assert not [offer for offer in game.offers if offer.kind != "invoke"]


@pytest.mark.rule("QB-KNOW-25")
def test_what_was_inherited_or_bequeathed_is_in_no_estate_that_the_notary_sees() -> None:
    game = town(ALPHA, at=["sleep"], posts={"notaire": FINN}, health={LEO: "q"}, **married(BEN, CLEO))
    set_health(game, BEN, NEARLY_DEAD)
    call(game)
    assert game.view(FINN).own.estates == (Estate(LEO, 3),)
    choose(game, FINN, DAN, n(1))
    assert game.view(FINN).own.estates == (Estate(LEO, 2),)


@pytest.mark.rule("QB-KNOW-25", "QB-KNOW-16")
def test_that_the_notary_is_asked_does_not_tell_whether_the_dead_have_left_anything() -> None:
    asks = []
    for coins in (0, 1, 4):
        game = town(ALPHA, at="dawn", posts={"notaire": FINN}, health={BEN: "q"}, coins={BEN: coins})
        assert kinds(game) == {"bequeath"}
        asks.append((asked(game, FINN), game.closed(asked(game, FINN).id)))
    assert asks[0] == asks[1] == asks[2]


@pytest.mark.rule("QB-RULING-97", "QB-KNOW-40")
def test_a_deputys_fall_tonight_does_not_show_in_whether_the_prosecutor_is_asked() -> None:
    posts = {"procureur": CLEO, "adj-randy": DAN}
    game = town(ALPHA, at="camera", posts=posts, prosecutor=CLEO, health={DAN: "c"}, published=[0] * 12)
    assert called(game) == set()


@pytest.mark.rule("QB-POST-PROSECUTOR-03")
def test_the_last_two_coins_pay_for_an_inquiry() -> None:
    posts = {"procureur": CLEO, "adj-armish": DAN}
    game = town(ALPHA, at="debate", posts=posts, coins={CLEO: 2})
    game.answer(f"{CLEO}-inquiry", Seat(DAN))
    assert game.state.coins[CLEO] == 0
