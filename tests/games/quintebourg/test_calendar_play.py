"""The week as it is played, and the tasks of the game master (QB-CAL, QB-MJ)."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.catalogue import start_by
from meetinghouse.games.quintebourg.components.names import room
from meetinghouse.games.quintebourg.events import (
    AbsentVoted,
    Called,
    CharmedReported,
    DayBroke,
    FeastBegan,
    HealthReported,
    Invoked,
    NightFell,
    RichestReported,
    ScrutineerChanged,
    SessionCalled,
    Walked,
)
from meetinghouse.games.quintebourg.phases.night.night import CALLS
from meetinghouse.games.quintebourg.rules import RULES
from meetinghouse.games.quintebourg.state import Quintebourg
from meetinghouse.games.quintebourg.view import QuintebourgView

from .town import ANA, BEN, CLEO, DAN, EVA, FINN, GUS, at, call, called, close, invoke, states, told, town, until, value

DAYS = (NightFell, DayBroke)
MONDAY = (  # the first night, as in the table of the rulebook
    "recognise henchmen-parrain henchmen-bras-droit coma-potion treat xp-potion update dead-name cortex minus mc-talk "
    "pack lovers make-haters make-partners sleep curious shift-posts nurse sculpt squat parrain army-guard letters "
    "positions attack science cheat couples miracles dawn-update camera"
)


def begun(**options: Any) -> Quintebourg:
    """A game of twelve in its first night, with one call after another."""
    return start_by(RULES, 12, 4, {"night_calls": "classic"} | options)


def calendar(game: Quintebourg) -> list[str]:
    """The nights and days so far, in short: "thu night", "fri"."""
    told_all = [event for event in game.heard(None) if isinstance(event, DAYS)]
    return [f"{event.weekday} night" if isinstance(event, NightFell) else event.weekday for event in told_all]


def pass_days(game: Quintebourg, days: int) -> None:
    """Let this many mornings pass without any action."""
    wanted = game.state.day + days
    while game.state.day < wanted and not game.over:
        close(game)


def seen(game: Quintebourg, viewer: int | None) -> QuintebourgView:
    """What this player sees."""
    view = game.view(viewer)
    assert isinstance(view, QuintebourgView)
    return view


@pytest.mark.rule("QB-CAL-10", "QB-RULING-01")
def test_the_first_night_is_a_thursday_or_if_so_set_a_monday() -> None:
    assert calendar(begun()) == ["thu night"]
    assert calendar(begun(start_weekday="mon")) == ["mon night"]
    setting = next(setting for setting in RULES.settings if setting.name == "start_weekday")
    assert setting.values == ("thu", "mon")


@pytest.mark.rule("QB-CAL-09", "QB-CAL-12", "QB-RULING-03", "QB-CAL-08")
def test_a_night_bears_the_name_of_the_day_before_and_sunday_has_none() -> None:
    game = begun()
    pass_days(game, 9)
    assert calendar(game) == [
        "thu night", "fri", "fri night", "sat", "sat night", "sun", "mon", "mon night", "tue", "tue night", "wed",
        "wed night", "thu", "thu night", "fri", "fri night", "sat",
    ]  # fmt: skip


@pytest.mark.rule("QB-CAL-09")
def test_what_monday_night_calls_comes_after_mondays_day_and_before_tuesdays_dawn() -> None:
    game = town("rept-alpha", at="evening", weekday="mon", effects={BEN: "tricheur", CLEO: "brigand"})
    until(game, "cheat")
    assert called(game) == {BEN}
    pass_days(game, 1)
    assert calendar(game) == ["mon night", "tue"]


@pytest.mark.rule("QB-RULING-01", "QB-ROLE-SKADI-02")
@pytest.mark.parametrize(("start", "weekday"), [("thu", 5), ("mon", 2)])
def test_skadi_is_called_on_the_third_night(start: str, weekday: int) -> None:
    game = start_by(RULES, 16, 1, {"night_calls": "classic", "start_weekday": start, "deal_skadi": 1})
    assert "skadi" in game.state.party
    until(game, "skadi", later=True)
    assert (game.state.weekday, game.state.night) == (weekday, 3)
    assert CALLS["skadi"].callees(game) == 1 << game.state.party.index("skadi")
    if start == "mon":
        assert [event.call for event in told(game, None, Called)][-2:] == ["mc-talk", "skadi"]


@pytest.mark.rule("QB-RULING-02", "QB-CAL-11")
def test_minus_and_cortex_act_on_four_nights_from_monday_to_saturday() -> None:
    for acted, asked in ((3, True), (4, False)):
        game = town("cortex minus rept-alpha", weekday="fri", mc_week=acted, at="cortex")
        assert bool(CALLS["cortex"].callees(game)) == asked
    game = town("cortex minus rept-alpha", weekday="fri", mc_week=3, at=["cortex", "minus"])
    call(game, s0="none")
    assert game.state.mc_week == 3
    game = town("cortex minus rept-alpha", weekday="thu", mc_week=3, at=["cortex", "minus"])
    call(game, s0=[(DAN, "steal"), EVA])
    assert game.state.mc_week == 4
    until(game, "cortex", later=True)
    assert game.state.weekday == 4
    assert CALLS["cortex"].callees(game) == 0
    close(game)
    until(game, "cortex", later=True)
    assert game.state.weekday == 0
    assert CALLS["cortex"].callees(game) == 1 << ANA


@pytest.mark.rule("QB-RULING-04", "QB-CAL-12", "QB-CAL-05")
def test_sunday_reports_saturday_night_has_no_session_and_monday_repeats_the_morning() -> None:
    words: dict[str, Any] = {"posts": {"scrutateur": ANA}, "coins": {DAN: 9}}
    game = town("rept-alpha", health={DAN: "c"}, published=[0] * 12, at="dawn", weekday="sun", **words)
    assert [event.seats for event in told(game, None, HealthReported)] == [(DAN,)]
    assert told(game, None, FeastBegan)
    assert game.agenda[-1].phase == "feast"
    assert {offer.kind for offer in game.offers} == {"invoke", "give", "walk", "propose"}
    close(game)
    assert calendar(game) == ["sun", "mon"]
    assert [event.seats for event in told(game, None, HealthReported)] == [(DAN,), ()]
    assert len(told(game, None, CharmedReported)) == 2
    assert [event.seat for event in told(game, None, ScrutineerChanged)] == [BEN, CLEO]
    until(game, "pack")
    order = [type(event) for event in game.heard(None)]
    monday = order.index(DayBroke, 1)
    assert order.index(SessionCalled) > monday
    assert order.index(RichestReported) > monday


@pytest.mark.rule("QB-CAL-04", "QB-CAL-05")
def test_no_state_gets_worse_on_sunday_and_nobody_is_executed() -> None:
    parties = "rept-alpha villageois villageois amoureux amoureux"
    game = town(parties, health={DAN: "q"}, published=[0] * 12, orders=[[GUS, ANA, BEN, 1]], at="dawn", weekday="sun")
    while game.state.weekday == 6:
        assert states(game) == "iiiqiiiiiiii"
        assert game.state.condemned == 0
        close(game)


@pytest.mark.rule("QB-CAL-06", "QB-RULING-06")
def test_at_the_feast_all_on_their_feet_go_where_they_like_and_talk_to_whom_they_meet() -> None:
    game = town("rept-alpha", health={CLEO: "b", DAN: "c", EVA: "q"}, at="feast", weekday="sun")
    walkers = {offer.seat for offer in game.offers if offer.kind == "walk"}
    assert walkers == {ANA, BEN, CLEO, *range(FINN, 12)}
    options = next(offer for offer in game.offers if offer.id == f"{ANA}-walk").options
    places = [value(place) for place in ("tavern", "church", "hall")] + [at(plot) for plot in range(12)]
    assert set(options) == set(places)
    game.answer(f"{ANA}-walk", value("tavern"))
    game.answer(f"{BEN}-walk", value("tavern"))
    game.answer(f"{CLEO}-walk", at(GUS))
    channels = {channel.name: channel for channel in RULES.channels(game)}
    assert channels["feast-tavern"].readers == channels["feast-tavern"].writers == (ANA, BEN)
    assert channels[f"feast-house-{GUS}"].readers == (CLEO,)
    assert DAN not in {reader for channel in channels.values() for reader in channel.readers}
    game.answer(f"{ANA}-walk", value("square"))
    assert game.state.stands[ANA] == "square"


@pytest.mark.rule("QB-CAL-07", "QB-RULING-06")
def test_at_the_feast_everybody_sees_who_stands_where() -> None:
    game = town("rept-alpha", health={DAN: "c"}, at="feast", weekday="sun")
    game.answer(f"{ANA}-walk", value("tavern"))
    assert [(event.seat, event.place) for event in told(game, None, Walked)] == [(ANA, "tavern")]
    for viewer in (BEN, DAN, None):
        assert [person.place for person in seen(game, viewer).people[:4]] == ["tavern", "square", "square", ""]


@pytest.mark.rule("QB-RULING-07")
def test_the_game_opens_at_night_with_nobody_richest_and_the_prosecutor_is_asked_on_the_first_morning() -> None:
    game = begun()
    assert calendar(game) == ["thu night"]
    assert not told(game, None, SessionCalled)
    assert (game.state.richest, game.state.camera) == (-1, -1)
    for post in ("adj-randy", "adj-armish"):
        game.state.holders.pop(post, None)
    prosecutor = game.state.holder("procureur")
    until(game, "camera")
    assert game.state.night == 1
    assert CALLS["camera"].callees(game) == 1 << prosecutor


@pytest.mark.rule("QB-RULING-08")
def test_corruption_on_saturday_binds_mondays_vote() -> None:
    game = town("rept-alpha", weekday="sat", effects={GUS: "bras-droit"}, at=["bras-droit", "letters"])
    call(game, s6=["corrupt", DAN, EVA])
    until(game, "xp-potion", later=True)
    assert (game.state.weekday, states(game)[DAN]) == (0, "i")
    until(game, "pack")
    assert states(game)[DAN] == "q"


@pytest.mark.rule("QB-RULING-08")
def test_rigging_on_saturday_shows_on_monday_and_lapses_with_a_cancelled_session() -> None:
    words: dict[str, Any] = {"effects": {GUS: "hackeur"}, "health": {CLEO: "c"}, "posts": {"president": FINN}}
    game = town("rept-alpha", weekday="sat", at="cheat", **words)
    call(game, s6=("rig", DAN))
    until(game, "xp-potion", later=True)
    assert [(event.target, event.count) for event in told(game, None, AbsentVoted)] == [(DAN, 1)]
    game = town("hess rappaz pach", mode="m", at="session", rig=[GUS, DAN], orders=[[DAN, EVA, GUS, 1]], **words)
    game.answer(game.decisions[0].id, value("special"))
    assert (game.state.rig, game.state.orders) == ([], [])
    until(game, "lovers")
    assert not told(game, None, AbsentVoted)
    assert states(game)[DAN] == "i"


@pytest.mark.rule("QB-MJ-01")
def test_the_game_master_leads_the_night_and_keeps_fortunes_health_and_places() -> None:
    words: dict[str, Any] = {"effects": {GUS: "tricheur"}, "health": {DAN: "b"}, "dice": {"damage": [4]}}
    game = town("rept-alpha", weekday="mon", at=["pack", "positions", "attack", "cheat", "miracles"], **words)
    call(game, s0=DAN)
    call(game, s6=[("larceny", at(EVA)), "none"])
    own = [seen(game, seat).own for seat in (DAN, EVA, GUS)]
    assert [(each.health, each.coins) for each in own if each is not None] == [("c", 3), ("i", 1), ("i", 5)]
    assert [event.call for event in told(game, None, Called)] == ["pack", "positions", "attack", "cheat", "miracles"]
    assert game.state.position[ANA] == room(DAN)


@pytest.mark.rule("QB-MJ-02")
def test_roles_are_called_in_the_order_of_the_table() -> None:
    game = begun(start_weekday="mon")
    pass_days(game, 1)
    assert [event.call for event in told(game, None, Called)] == MONDAY.split()


@pytest.mark.rule("QB-MJ-03")
def test_every_question_is_asked_though_nobody_has_the_role_or_can_act() -> None:
    game = town("rept-alpha", health={ANA: "c", DAN: "m"}, at="nightfall", night=1, asleep=0)
    asking: list[str] = []
    while not told(game, None, DayBroke):
        asking.append(told(game, None, Called)[-1].call)
        assert {decision.seat for decision in game.decisions} == set(range(12))
        close(game)
    alone = {"recognise", "update", "letters", "positions", "attack", "couples", "dawn-update"}
    assert asking == [name for name in MONDAY.split() if name not in alone]


@pytest.mark.rule("QB-MJ-04")
def test_the_place_of_everybody_is_recorded_house_or_room() -> None:
    words: dict[str, Any] = {"effects": {ANA: "laura"}, "health": {BEN: "b"}, "guards": [[CLEO, room(BEN)]]}
    game = town(
        "villageois villageois villageois rept-alpha", squat=GUS, targets={"pack": [EVA, EVA]}, at="positions", **words
    )
    assert game.state.position == [GUS, room(BEN), room(BEN), EVA, *range(EVA, 12)]


@pytest.mark.rule("QB-MJ-05")
def test_talk_of_roles_is_allowed_unless_the_host_forbids_it() -> None:
    assert seen(begun(), ANA).town.role_talk
    assert not seen(begun(role_talk=False), ANA).town.role_talk


@pytest.mark.rule("QB-MJ-06")
def test_nobody_can_show_a_card_and_only_the_doctors_is_open() -> None:
    game = begun()
    kinds: set[str] = set()
    while game.state.day < 6:
        kinds |= {offer.kind for offer in game.offers}
        close(game)
    assert kinds <= {"invoke", "give", "walk", "recruit", "propose", "inquiry", "place-camera", "again"}
    known = [person.party for person in seen(game, None).people]
    assert [party for party in known if party] == ["medecin"]


@pytest.mark.rule("QB-MJ-07")
def test_a_daytime_invocation_shows_that_its_author_owns_a_power_and_no_more() -> None:
    game = town("rept-alpha fennec", at="session")
    invoke(game, BEN, "bite", DAN)
    assert [event.seat for event in told(game, None, Invoked)] == [BEN]
    person = seen(game, EVA).people[BEN]
    assert (person.invoked, person.party) == (True, "")
