"""The order of the day, its times, the feast, the end of the weeks (QB-DAY, QB-PRESET)."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.events import Event
from meetinghouse.engine.values import Seat, Word
from meetinghouse.games.quintebourg.components.names import CAMPS, EFFECTS, PARTY, POSTS
from meetinghouse.games.quintebourg.components.presets import effects
from meetinghouse.games.quintebourg.events import (
    Admired,
    CameraRead,
    CardsDealt,
    CharmedReported,
    DayBroke,
    FeastBegan,
    Harassed,
    HealthReported,
    NightFell,
    PostsShifted,
    Resigned,
    RichestReported,
    ScrutineerChanged,
    SessionCalled,
    TownFounded,
)
from meetinghouse.games.quintebourg.queries.town import camp
from meetinghouse.games.quintebourg.rules import RULES

from .daily import ALPHA, ALPHA_DOCTOR, answer_all, kinds, until_asked
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
    choose,
    close,
    told,
    town,
)

ALL_DAY = {"president": CLEO, "senateur": DAN, "scrutateur": EVA, "pick-mirko": FINN, "pick-mirka": GUS}


@pytest.mark.rule("QB-DAY-01", "QB-RULING-117", "QB-KNOW-17")
def test_the_morning_begins_with_the_names_of_all_charmed() -> None:
    game = town("rept-alpha cortex minus", at=["sleep"], charmed=1 << DAN | 1 << EVA)
    assert not game.view(FINN).people[DAN].charmed  # nobody knows of the charm before the report
    call(game)
    story = game.heard(None)
    assert told(game, None, CharmedReported) == [CharmedReported((DAN, EVA))]
    order = [type(event) for event in story]
    assert order.index(CharmedReported) == order.index(DayBroke) + 1
    assert [person.seat for person in game.view(None).people if person.charmed] == [DAN, EVA]


@pytest.mark.rule("QB-DAY-02", "QB-DAY-03", "QB-DAY-04", "QB-KNOW-48")
def test_posts_change_then_the_scrutineer_then_the_harassed_moves_then_health_is_reported() -> None:
    game = town(
        ALPHA, at="dawn", posts={"president": CLEO, "senateur": DAN, "scrutateur": HANA}, shift=1, admired=KIM,
        resigning=[EVA], harassed=[JOY], health={LEO: "q"}, published=[0] * 12, readings=[[JOY, 1]],
    )  # fmt: skip
    choose(game, KIM, "none")
    choose(game, JOY, FINN)
    until_asked(game, "close-debate")
    order = [type(event) for event in game.heard(None)]
    steps: list[type[Event]] = [
        PostsShifted,
        Admired,
        Resigned,
        ScrutineerChanged,
        Harassed,
        HealthReported,
        CameraRead,
    ]
    assert [order.index(step) for step in steps] == sorted(order.index(step) for step in steps)
    assert told(game, None, Resigned) == [Resigned(EVA, "senateur")]


@pytest.mark.rule("QB-DAY-06", "QB-DAY-08", "QB-DAY-09", "QB-DAY-10")
def test_session_vote_weddings_pickpockets_and_the_richest_in_this_order_then_night() -> None:
    game = town(ALPHA, at="session", weekday="wed", posts=ALL_DAY, coins={HANA: 5})
    seen: list[str] = []
    while not game.secret or kinds(game) == {"propose-law"}:
        seen += sorted(kinds(game) - set(seen))
        close(game)
    assert seen == ["session", "propose-law", "close-debate", "vote", "direction", "weddings", "pickpocket"]
    order = [type(event) for event in game.heard(None)]
    assert order.index(RichestReported) < order.index(NightFell)


@pytest.mark.rule("QB-DAY-15")
def test_sunday_has_the_morning_the_weddings_and_the_feast_and_nothing_else() -> None:
    posts = {**ALL_DAY, "adj-randy": IVO, "adj-armish": JOY, "procureur": KIM}
    game = town(ALPHA, at="dawn", weekday="sun", posts=posts, harassed=[HANA])
    assert kinds(game) == {"move-house"}
    choose(game, HANA, BEN)
    assert kinds(game) == {"feast"}
    assert told(game, None, FeastBegan)
    assert {offer.kind for offer in game.offers} == {"invoke", "give", "walk", "propose"}
    answer_all(game, "feast", "done")
    assert game.view(None).town.weekday == "mon"
    assert told(game, None, RichestReported) == []
    assert told(game, None, SessionCalled) == []


@pytest.mark.rule("QB-DAY-16")
def test_on_monday_the_morning_is_held_again_without_a_night_and_changes_only_the_scrutineer() -> None:
    game = town(ALPHA, at="feast", weekday="sun", posts=ALL_DAY, health={LEO: "c"})
    night = game.state.night
    answer_all(game, "feast", "done")
    assert (game.state.night, asked(game, CLEO).kind) == (night, "session")
    assert told(game, None, NightFell) == []
    assert [type(event) for event in game.heard(None)][-4:] == [
        DayBroke, CharmedReported, ScrutineerChanged, HealthReported,
    ]  # fmt: skip
    assert told(game, None, HealthReported) == [HealthReported((), ())]
    assert told(game, None, ScrutineerChanged) == [ScrutineerChanged(HANA)]


@pytest.mark.rule("QB-RULING-06")
def test_at_the_feast_each_hears_what_is_said_where_he_stands_and_one_in_a_coma_only_sees_who_stands_where() -> None:
    game = town(ALPHA, at="feast", weekday="sun", health={KIM: "c", LEO: "q"})
    game.answer(f"{DAN}-walk", at(HANA))
    game.answer(f"{EVA}-walk", at(HANA))
    house = next(channel for channel in game.view(DAN).channels)
    assert (house.writers, house.readers) == ((DAN, EVA), (DAN, EVA))
    assert [channel.readers for channel in game.view(ANA).channels] == [(ANA, BEN, CLEO, FINN, GUS, HANA, IVO, JOY)]
    for seat in (KIM, LEO):
        assert game.view(seat).channels == ()
        assert game.view(seat).people[DAN].place == f"house-{HANA}"
        assert not [offer for offer in game.offers if offer.seat == seat and offer.kind == "walk"]


@pytest.mark.rule("QB-PRESET-12")
def test_the_times_of_the_day() -> None:
    clock = {"clock": 100}
    posts = {**ALL_DAY, "notaire": HANA, "pretre-cupide": IVO}

    def time(place: str, **more: Any) -> float | None:
        weekday = "sun" if place == "feast" else "mon"
        return town(ALPHA, at=place, weekday=weekday, posts=more.pop("posts", posts), options=clock, **more).time

    assert time("debate") == 300
    assert time("feast") == 480
    assert time("weddings") == 60
    assert time("session") == time("vote") == time("evening") == 20
    assert time("dawn", admired=KIM) == time("dawn", harassed=[KIM]) == 20
    assert time("dawn", health={CLEO: "q"}) == 30  # the time for the scrutineer's choice
    assert time("dawn", health={LEO: "q"}) == 40  # the time for the notary's choice
    assert time("dawn", posts={"pick-mirko": -1}) == 20
    game = town(ALPHA, at="session", posts=posts, options=clock)
    choose(game, CLEO, "normal")
    assert game.time == 40
    choose(game, KIM, "two")
    answer_all(game, "propose-law", "none")
    assert game.time == 30
    assert town(ALPHA, at="debate", posts=posts).time is None


@pytest.mark.rule("QB-PRESET-12")
@pytest.mark.parametrize(
    ("name", "seconds"),
    [
        ("henchmen-parrain", 20), ("coma-potion", 12), ("treat", 20), ("xp-potion", 12), ("dead-name", 12),
        ("cortex", 15), ("minus", 12), ("skadi", 20), ("pack", 20), ("alg", 15), ("lovers", 30), ("make-haters", 15),
        ("haters", 15), ("sleep", 12), ("curious", 12), ("shift-posts", 12), ("admire", 12), ("resign", 12),
        ("nurse", 12), ("sculpt", 12), ("squat", 12), ("parrain", 20), ("army-guard", 12), ("science", 12),
        ("cheat", 15), ("miracles", 15), ("camera", 12), ("whisper-talk", 10),
    ],
)  # fmt: skip
def test_the_times_of_the_night(name: str, seconds: int) -> None:
    mode = "m" if name == "alg" else "v"
    parties = "hess rappaz pach" if mode == "m" else ALPHA
    health = {KIM: "m", LEO: "q"}
    game = town(parties, at=name, mode=mode, options={"clock": 100}, health=health, whispering=1 << BEN)
    assert game.time == seconds


@pytest.mark.rule("QB-PRESET-13")
@pytest.mark.parametrize(("weeks", "most", "over"), [(4, 6, False), (5, 6, True), (1, 2, True), (0, 2, False)])
def test_after_the_last_sunday_the_game_stops_and_all_conditions_are_read(weeks: int, most: int, over: bool) -> None:
    game = town(ALPHA_DOCTOR, at="feast", weekday="sun", weeks=weeks, options={"max_weeks": most})
    answer_all(game, "feast", "done")
    assert game.over == over
    if over:
        assert game.outcome is not None
        assert (game.outcome.why, game.outcome.side, game.outcome.winners) == ("weeks", "idealistes", (BEN,))


@pytest.mark.rule("QB-PRESET-13")
def test_six_weeks_are_the_usual_length() -> None:
    assert start_by(RULES, 9, 1, {}).state.options["max_weeks"] == 6


@pytest.mark.rule("QB-PRESET-02")
@pytest.mark.parametrize("mode", ["v", "m", "e"])
def test_mode_and_camps_are_public_before_the_first_night_and_cards_are_not(mode: str) -> None:
    game = start_by(RULES, 11, 5, {"mode": mode})
    assert [type(event) for event in game.heard(None)].index(TownFounded) == 0
    founded = told(game, None, TownFounded)[0]
    camps = tuple(name for name in CAMPS if any(camp(game.state, seat) == name for seat in range(11)))
    assert (founded.mode, founded.camps) == (mode, camps)
    assert (game.view(None).town.mode, game.view(None).town.camps) == (mode, camps)
    assert told(game, None, CardsDealt) == []
    for seat in range(11):
        assert [event.seat for event in told(game, seat, CardsDealt)] == [seat]
    known = [(person.party, person.effect) for person in game.view(None).people if person.seat != game.state.doctor]
    assert set(known) == {("", "")}


@pytest.mark.rule("QB-PRESET-05")
def test_by_default_any_variant_of_a_family_is_dealt_and_on_request_only_the_list() -> None:
    dealt = [set(start_by(RULES, 12, seed, {}).state.effect) for seed in range(40)]
    assert set().union(*dealt) >= {"geek", "bricoleur", "brancardier", "anesthesiste", "fureteur", "commere", "hackeur"}
    for seed in range(5):
        state = start_by(RULES, 12, seed, {"shuffle_variants": False}).state
        assert sorted(state.effect) == sorted(effects(12))
        assert len(set(start_by(RULES, 21, seed, {}).state.effect)) == 21


@pytest.mark.rule("QB-PRESET-06")
def test_the_doctor_is_never_godfather_right_hand_or_tough() -> None:
    dealt = set()
    for seed in range(250):
        state = start_by(RULES, 21, seed, {"mode": "v", "shuffle_variants": False}).state
        dealt.add(state.effect[state.doctor])
        assert sorted(state.effect) == sorted(effects(21))
    assert dealt == set(effects(21)) - {"parrain", "bras-droit", "coriace"}


@pytest.mark.rule("QB-RULING-121")
def test_every_role_and_post_has_one_identifier() -> None:
    names = (*PARTY, *EFFECTS, *POSTS)
    assert len(set(names)) == len(names)
    assert "hackeur" in names
    assert not {"hacker", "bourreaux", "revelateur", "reveleateur"} & set(names)


@pytest.mark.rule("QB-RULING-06", "QB-DAY-15")
def test_a_proposal_at_the_feast_does_not_call_all_back_to_the_square() -> None:
    game = town(ALPHA, at="feast", weekday="sun")
    game.answer(f"{DAN}-walk", at(HANA))
    game.answer(f"{EVA}-propose", (Seat(FINN), Word("witnesses")))
    assert kinds(game) == {"marry"}
    assert [channel.readers for channel in game.view(DAN).channels] == [(DAN,)]


@pytest.mark.rule("QB-CAL-06", "QB-RULING-06")
def test_after_the_feast_nobody_stands_anywhere_any_more() -> None:
    game = town(ALPHA, at="feast", weekday="sun", posts=ALL_DAY)
    answer_all(game, "feast", "done")
    assert {person.place for person in game.view(None).people} == {""}


@pytest.mark.rule("QB-DAY-16", "QB-RULING-04")
def test_what_the_night_has_brought_about_happens_on_sunday_and_not_again_on_monday() -> None:
    words: dict[str, Any] = {"shift": 1, "resigning": [GUS], "readings": [[JOY, 1]]}
    game = town(ALPHA, at="dawn", weekday="sun", posts=ALL_DAY, **words)
    until_asked(game, "feast")
    once = (told(game, None, PostsShifted), told(game, None, Resigned), told(game, None, CameraRead))
    assert [len(events) for events in once] == [1, 1, 1]
    until_asked(game, "session")
    assert (told(game, None, PostsShifted), told(game, None, Resigned), told(game, None, CameraRead)) == once


@pytest.mark.rule("QB-RULING-98", "QB-DAY-14")
def test_a_camera_is_placed_for_one_night() -> None:
    game = town(ALPHA, at="dawn", weekday="tue", posts={**ALL_DAY, "adj-randy": HANA}, camera=JOY)
    assert game.view(HANA).own.camera is None
    until_asked(game, "session")
    until_asked(game, "weddings")
    until_asked(game, "session")
    assert told(game, None, CameraRead) == []


@pytest.mark.rule("QB-RULING-109")
def test_who_has_proposed_may_propose_again_on_another_day() -> None:
    game = town(ALPHA, at="dawn", weekday="tue", posts=ALL_DAY, proposed=[4094] * 12)
    until_asked(game, "weddings")
    assert [offer for offer in game.offers if offer.kind == "propose" and offer.seat == DAN]


@pytest.mark.rule("QB-RULING-80")
def test_on_another_day_one_may_apply_for_the_post_that_one_gave_up() -> None:
    resigned = [[POSTS.index("chef-armees"), IVO]]
    game = town(ALPHA, at="dawn", weekday="tue", posts={**ALL_DAY, "chef-armees": -1}, resigned=resigned)
    assert asked(game, IVO).options == (Word("none"), Word("chef-armees"))


@pytest.mark.rule("QB-RULING-79", "QB-KNOW-48")
@pytest.mark.parametrize("letter", ["c", "q"])
def test_one_who_fell_tonight_is_not_admired(letter: str) -> None:
    game = town(ALPHA, at="dawn", posts=ALL_DAY, admired=HANA, health={HANA: letter}, published=[0] * 12)
    assert told(game, None, Admired) == []


@pytest.mark.rule("QB-DAY-11", "QB-DAY-12")
def test_what_the_cameras_saw_is_told_before_anybody_applies() -> None:
    game = town(ALPHA, at="dawn", posts={**ALL_DAY, "chef-armees": -1}, readings=[[JOY, 1]])
    assert kinds(game) == {"apply"}
    assert told(game, None, CameraRead) == [CameraRead(JOY, None, 1)]
