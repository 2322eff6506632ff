"""Section 14: the godfather, his right hand, henchmen, corruption."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.values import Position, Seat
from meetinghouse.games.quintebourg.components.names import room
from meetinghouse.games.quintebourg.events import GuardPosted, HenchmenChosen, OrderDelivered
from meetinghouse.games.quintebourg.phases.night.attack import defends
from meetinghouse.games.quintebourg.queries.positions import Level
from meetinghouse.games.quintebourg.state import Quintebourg

from ..town import (
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
    asked,
    at,
    call,
    called,
    choose,
    close,
    invoke,
    refused,
    states,
    told,
    town,
    until,
)

CHIEFS = {BEN: "parrain", CLEO: "bras-droit"}
WEEK = ("mon", "tue", "wed", "thu", "fri", "sat")


def seats(game: Quintebourg, seat: int) -> set[int]:
    """The players that this seat may name."""
    return {option.seat for option in asked(game, seat).options if isinstance(option, Seat)}


def parrain(**state: Any) -> Quintebourg:
    """The godfather's call on a Monday; Dan and Eva are his henchmen."""
    return town(
        "rept-alpha",
        at=["parrain", "letters", "positions", "attack", "science"],
        **({"effects": CHIEFS, "henchmen": [1 << DAN | 1 << EVA, 0]} | state),
    )


def voted(ben: Any, **state: Any) -> Quintebourg:
    """A day on which Dan is ordered to vote against Eva and votes like this, with the night that follows."""
    orders = state.pop("orders", [[DAN, EVA, BEN, 1]])
    game = town(
        "rept-alpha",
        at="vote",
        weekday="tue",
        posts={"president": GUS, "senateur": HANA},
        **({"orders": orders, "effects": CHIEFS} | state),
    )
    while game.view(None).phase != "night":
        decision = game.decisions[0]
        if decision.seat == DAN and decision.kind == "vote" and ben is not None:
            choose(game, DAN, ben)
        else:
            close(game)
    until(game, "dead-whisper")
    return game


@pytest.mark.rule("QB-MAFIA-01", "QB-RULING-83")
def test_on_the_first_night_the_godfather_chooses_then_his_right_hand_among_the_rest() -> None:
    options = {"henchmen": 2, "right_hand_henchmen": 1}
    game = town(
        "rept-alpha villageois villageois medecin",
        at="nightfall",
        night=1,
        weekday="thu",
        effects=CHIEFS,
        options=options,
    )
    assert called(game) == {BEN}
    assert seats(game, BEN) == set(range(12)) - {BEN, CLEO, DAN}
    call(game, s1=[EVA, FINN])
    assert called(game) == {CLEO}
    assert seats(game, CLEO) == set(range(12)) - {BEN, CLEO, DAN, EVA, FINN}
    call(game, s2=GUS)
    assert game.state.henchmen == [1 << EVA | 1 << FINN, 1 << GUS]


@pytest.mark.rule("QB-RULING-83")
def test_without_a_godfather_the_right_hand_is_his_own_chief() -> None:
    options = {"henchmen": 2, "right_hand_henchmen": 1}
    calls = ["henchmen-parrain", "henchmen-bras-droit", "sleep"]
    game = town("rept-alpha", at=calls, night=1, weekday="thu", effects={CLEO: "bras-droit"}, options=options)
    assert called(game) == set()
    close(game)
    call(game, s2=GUS)
    assert game.state.henchmen == [0, 1 << GUS]
    assert told(game, GUS, HenchmenChosen) == [HenchmenChosen(CLEO, "bras-droit", (GUS,))]


@pytest.mark.rule("QB-MAFIA-01", "QB-RULING-119")
def test_henchmen_who_are_not_named_are_drawn() -> None:
    game = town(
        "rept-alpha",
        at=["henchmen-parrain", "sleep"],
        night=1,
        effects=CHIEFS,
        options={"henchmen": 2},
        dice={"henchmen": [0]},
    )
    call(game, s1=GUS)
    assert game.state.henchmen[0] == 1 << GUS | 1 << ANA


@pytest.mark.rule("QB-MAFIA-02", "QB-KNOW-15", "QB-KNOW-29")
def test_the_henchmen_of_one_chief_know_each_other_and_him() -> None:
    options = {"henchmen": 2, "right_hand_henchmen": 1}
    calls = ["henchmen-parrain", "henchmen-bras-droit", "sleep"]
    game = town("rept-alpha", at=calls, night=1, weekday="thu", effects=CHIEFS, options=options)
    call(game, s1=[EVA, FINN])
    call(game, s2=GUS)
    gang = HenchmenChosen(BEN, "parrain", (CLEO, EVA, FINN))
    assert [told(game, seat, HenchmenChosen) for seat in (BEN, EVA, FINN)] == [[gang]] * 3
    for seat in (EVA, FINN):
        people = game.view(seat).people
        assert "parrain" in people[EVA].henchman_of
        assert "parrain" in people[CLEO].henchman_of
        assert "parrain-himself" in people[BEN].henchman_of
    assert not told(game, HANA, HenchmenChosen)


@pytest.mark.rule("QB-MAFIA-03", "QB-MAFIA-04", "QB-MAFIA-05", "QB-EX-57", "QB-HEALTH-22")
@pytest.mark.parametrize(("state", "able"), [("i", True), ("b", True), ("c", False), ("q", True), ("m", True)])
@pytest.mark.parametrize("at", ["sleep", "debate"])
def test_unless_he_is_in_a_coma_a_chief_may_have_a_henchman_nearly_killed_at_once(
    state: str, able: bool, at: str
) -> None:
    game = town(
        "rept-alpha", at=at, effects={BEN: "parrain"}, henchmen=[1 << DAN | 1 << EVA, 0], health={BEN: state, EVA: "b"}
    )
    invoke(game, BEN)
    assert (game.view(None).phase == "invocation") is able
    if able:
        marks = {option[1].seat for option in asked(game, BEN).options if isinstance(option, tuple)}  # type: ignore[union-attr]
        assert marks == {DAN, EVA}
        choose(game, BEN, ("punish", EVA))
        assert states(game)[EVA] == "q"


@pytest.mark.rule("QB-MAFIA-03")
def test_a_chief_may_have_a_second_henchman_nearly_killed() -> None:
    game = town("rept-alpha", at="debate", effects={BEN: "parrain"}, henchmen=[1 << DAN | 1 << EVA, 0])
    invoke(game, BEN, "punish", EVA)
    invoke(game, BEN, "punish", DAN)
    assert states(game)[3:5] == "qq"


@pytest.mark.rule("QB-MAFIA-06", "QB-RULING-84")
@pytest.mark.parametrize(
    ("chief", "others", "able"),
    [
        ("i", "qm", True),
        ("b", "cq", True),
        ("i", "iq", False),
        ("i", "bq", False),
        ("c", "qq", False),
        ("q", "qq", False),
    ],
)
def test_on_sunday_a_chief_without_a_henchman_on_his_feet_may_recruit_one(chief: str, others: str, able: bool) -> None:
    health = {BEN: chief, DAN: others[0], EVA: others[1]}
    game = town(
        "rept-alpha",
        at="feast",
        weekday="sun",
        effects=CHIEFS,
        henchmen=[1 << DAN | 1 << EVA, 0],
        health=health,
        options={"henchmen": 2},
    )
    offers = [offer for offer in game.offers if offer.kind == "recruit" and offer.seat == BEN]
    assert bool(offers) is able
    if able:
        game.answer(offers[0].id, Seat(FINN))
        assert game.state.henchmen[0] >> FINN & 1
        assert HenchmenChosen in [type(event) for event in game.heard(FINN)]
        assert not any(offer.kind == "recruit" and offer.seat == BEN for offer in game.offers)


@pytest.mark.parametrize(
    ("name", "seat", "nights"),
    [
        pytest.param("parrain", BEN, ["mon", "wed", "fri"], marks=pytest.mark.rule("QB-MAFIA-07")),
        pytest.param("bras-droit", CLEO, ["tue", "thu", "sat"], marks=pytest.mark.rule("QB-MAFIA-08")),
    ],
)
def test_the_nights_of_the_chiefs(name: str, seat: int, nights: list[str]) -> None:
    found = []
    for weekday in WEEK:
        game = town("rept-alpha", at="nightfall", weekday=weekday, effects=CHIEFS)
        until(game, "squat")
        close(game)
        while game.state.weekday == WEEK.index(weekday) and getattr(game.agenda[-1], "names", [""])[0] in (
            "parrain",
            "bras-droit",
        ):
            if seat in called(game):
                found.append(weekday)
            close(game)
    assert found == nights


@pytest.mark.rule("QB-MAFIA-09", "QB-MAFIA-10", "QB-RULING-62")
def test_a_chief_corrupts_or_puts_one_henchman_on_guard_in_a_house_or_a_room_or_neither() -> None:
    game = parrain(health={JOY: "b"})
    choose(game, BEN, "guard", DAN)
    places = asked(game, BEN).options
    assert {option.place for option in places if isinstance(option, Position)} == set(range(12))
    assert [option[1] for option in places if isinstance(option, tuple)] == [Seat(JOY)]
    call(game, s1=("room", JOY))
    assert game.state.position[DAN] == room(JOY)
    assert told(game, DAN, GuardPosted) == [GuardPosted(DAN, None, JOY)]
    assert game.state.orders == []
    game = parrain()
    call(game, s1=["corrupt", GUS, HANA])
    assert (game.state.guards, game.state.orders) == ([], [(GUS, HANA, BEN, 1)])
    game = parrain()
    call(game, s1="none")
    assert (game.state.guards, game.state.orders) == ([], [])


@pytest.mark.rule("QB-MAFIA-11", "QB-MAFIA-12", "QB-MAFIA-14")
@pytest.mark.parametrize("state", ["i", "b", "c", "q", "m", "asleep"])
def test_which_henchmen_are_available(state: str) -> None:
    health = {EVA: state} if state != "asleep" else {}
    game = parrain(health=health, asleep=1 << EVA if state == "asleep" else 0, effects={BEN: "parrain"})
    choose(game, BEN, "guard")
    assert seats(game, BEN) == ({DAN, EVA} if state in "ib" else {DAN})
    if state == "b":
        call(game, s1=[EVA, at(GUS)])
        assert game.state.position[EVA] == GUS


@pytest.mark.rule("QB-MAFIA-11")
def test_only_his_own_henchmen() -> None:
    game = parrain(henchmen=[1 << DAN, 1 << EVA])
    choose(game, BEN, "guard")
    refused(game, asked(game, BEN).id, EVA, "QB-MAFIA-11")
    assert seats(game, BEN) == {CLEO, DAN}


@pytest.mark.rule("QB-MAFIA-15")
def test_the_right_hands_own_henchmen_are_others_and_unknown_to_the_godfather() -> None:
    options = {"henchmen": 1, "right_hand_henchmen": 1}
    calls = ["henchmen-parrain", "henchmen-bras-droit", "sleep"]
    game = town("rept-alpha", at=calls, night=1, weekday="thu", effects=CHIEFS, options=options)
    call(game, s1=EVA)
    refused(game, asked(game, CLEO).id, EVA, "QB-MAFIA-15")
    call(game, s2=GUS)
    assert told(game, GUS, HenchmenChosen) == [HenchmenChosen(CLEO, "bras-droit", (GUS,))]
    for seat in (BEN, EVA):
        assert all(GUS not in event.seats for event in told(game, seat, HenchmenChosen))
        assert game.view(seat).people[GUS].henchman_of == ()


@pytest.mark.rule("QB-MAFIA-16")
def test_the_right_hand_is_a_henchman_of_the_godfather_too() -> None:
    game = parrain()
    choose(game, BEN, "guard")
    assert CLEO in seats(game, BEN)
    call(game, s1=[CLEO, at(GUS)])
    assert game.state.position[CLEO] == GUS
    game = town("rept-alpha", at="debate", effects=CHIEFS, henchmen=[1 << DAN, 0])
    invoke(game, BEN, "punish", CLEO)
    assert states(game)[CLEO] == "q"
    game = town("rept-alpha", at="henchmen-parrain", night=1, effects=CHIEFS, options={"henchmen": 1})
    refused(game, asked(game, BEN).id, CLEO, "QB-MAFIA-16")


@pytest.mark.rule("QB-MAFIA-17")
def test_a_henchman_of_the_attackers_acts_with_them() -> None:
    game = town(
        "rept-alpha villageois villageois reptilienne", at=["pack", "parrain", "positions", "attack", "science"],
        effects=CHIEFS, henchmen=[1 << DAN, 0], dice={"damage": [6]},
    )  # fmt: skip
    call(game, s0=GUS, s3=GUS)
    call(game, s1=["guard", DAN, at(GUS)])
    assert game.state.level[DAN] == Level.GUARD
    assert (states(game)[GUS], states(game)[DAN]) == ("q", "i")


@pytest.mark.rule("QB-MAFIA-19")
def test_he_names_the_one_to_corrupt_then_whom_that_one_must_vote_against() -> None:
    game = parrain(health={HANA: "b", IVO: "c", JOY: "q"})
    choose(game, BEN, "corrupt")
    assert seats(game, BEN) == set(range(12)) - {IVO, JOY}
    choose(game, BEN, GUS)
    assert seats(game, BEN) == set(range(12)) - {GUS, JOY}
    refused(game, asked(game, BEN).id, GUS, "QB-MAFIA-19")


@pytest.mark.rule("QB-MAFIA-20", "QB-KNOW-30")
def test_the_corrupted_is_told_whom_to_vote_against_and_not_by_whom() -> None:
    game = parrain()
    call(game, s1=["corrupt", GUS, HANA])
    assert told(game, GUS, OrderDelivered) == [OrderDelivered(GUS, HANA)]
    assert game.view(GUS).own.orders == (HANA,)
    assert all(not told(game, seat, OrderDelivered) for seat in range(12) if seat != GUS)


@pytest.mark.rule("QB-MAFIA-21", "QB-HEALTH-19")
@pytest.mark.parametrize(("vote", "after"), [(EVA, "i"), (FINN, "q"), ("blank", "q"), (None, "q")])
def test_who_breaks_the_order_is_nearly_dead_the_following_night(vote: Any, after: str) -> None:
    assert states(voted(vote))[DAN] == after


@pytest.mark.rule("QB-MAFIA-21", "QB-RULING-85")
def test_of_two_orders_each_must_be_obeyed() -> None:
    assert states(voted(EVA, orders=[[DAN, EVA, BEN, 1], [DAN, FINN, CLEO, 1]]))[DAN] == "q"


@pytest.mark.rule("QB-MAFIA-22", "QB-HEALTH-20", "QB-RULING-86")
def test_where_a_law_kept_him_from_voting_the_senator_pays() -> None:
    game = voted(None, law="no-urn", law_senator=HANA)
    assert (states(game)[DAN], states(game)[HANA]) == ("i", "q")


@pytest.mark.rule("QB-MAFIA-23", "QB-ATK-11")
def test_chiefs_and_henchmen_defend_themselves() -> None:
    state = parrain(henchmen=[1 << DAN, 1 << EVA]).state
    assert [defends(state, seat, seat) for seat in (BEN, CLEO, DAN, EVA, FINN)] == [True, True, True, True, False]


@pytest.mark.rule("QB-MAFIA-15", "QB-KNOW-15", "QB-RULING-84")
def test_the_godfather_may_recruit_one_of_his_right_hands_unknowingly_who_goes_over() -> None:
    game = town(
        "rept-alpha", at="feast", weekday="sun", effects=CHIEFS, henchmen=[0, 1 << FINN | 1 << GUS],
        options={"henchmen": 1, "right_hand_henchmen": 2},
    )  # fmt: skip
    offer = next(offer for offer in game.offers if offer.kind == "recruit" and offer.seat == BEN)
    assert {Seat(FINN), Seat(GUS)} <= set(offer.options)
    assert not {FINN, GUS} & {shut.option.seat for shut in game.closed(offer.id) if isinstance(shut.option, Seat)}
    game.answer(offer.id, Seat(FINN))
    assert game.state.henchmen == [1 << FINN, 1 << GUS]
    assert told(game, GUS, HenchmenChosen) == [HenchmenChosen(CLEO, "bras-droit", (GUS,))]
    assert told(game, BEN, HenchmenChosen) == [HenchmenChosen(BEN, "parrain", (CLEO, FINN))]


@pytest.mark.rule("QB-MAFIA-16", "QB-RULING-83")
def test_a_godfather_without_henchmen_and_his_right_hand_still_learn_of_each_other() -> None:
    options = {"henchmen": 0, "right_hand_henchmen": 0}
    calls = ["henchmen-parrain", "henchmen-bras-droit", "sleep"]
    game = town("rept-alpha", at=calls, night=1, weekday="thu", effects=CHIEFS, options=options)
    call(game)
    call(game)
    assert told(game, BEN, HenchmenChosen) == told(game, CLEO, HenchmenChosen)
    assert told(game, BEN, HenchmenChosen) == [HenchmenChosen(BEN, "parrain", (CLEO,))]
    assert game.view(BEN).people[CLEO].henchman_of == ("parrain",)
    assert game.view(CLEO).people[BEN].henchman_of == ("parrain-himself",)


@pytest.mark.rule("QB-RULING-83")
def test_a_right_hand_without_a_godfather_is_nobodys_henchman() -> None:
    game = town("rept-alpha", effects={CLEO: "bras-droit"}, henchmen=[0, 1 << FINN])
    assert game.view(CLEO).people[CLEO].henchman_of == ("bras-droit-himself",)


@pytest.mark.rule("QB-MAFIA-01", "QB-RULING-84")
def test_where_no_henchmen_are_granted_none_is_recruited() -> None:
    game = town("rept-alpha", at="feast", weekday="sun", effects=CHIEFS, options={"henchmen": 0})
    assert not [offer for offer in game.offers if offer.kind == "recruit" and offer.seat == BEN]


@pytest.mark.rule("QB-RULING-131", "QB-RULING-142")
def test_no_order_reaches_one_who_has_fallen_tonight() -> None:
    words: dict[str, Any] = {"health": {DAN: "c"}, "published": [0] * 12}
    game = town("rept-alpha", at=["parrain", "letters"], weekday="mon", effects=CHIEFS, **words)
    call(game, s1=["corrupt", DAN, EVA])
    assert told(game, DAN, OrderDelivered) == []


@pytest.mark.rule("QB-MAFIA-11")
def test_a_henchman_who_falls_before_the_call_is_over_stands_no_guard() -> None:
    words: dict[str, Any] = {"effects": CHIEFS, "henchmen": [1 << DAN, 0]}
    game = town("rept-alpha villageois villageois villageois fennec", at=["parrain", "sleep"], weekday="mon", **words)
    choose(game, BEN, "guard", DAN, at(GUS))
    invoke(game, EVA, "bite", DAN)
    close(game)
    assert told(game, DAN, GuardPosted) == []
    assert game.state.guards == []
