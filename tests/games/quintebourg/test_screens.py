"""How gestures around a table become screens (QB-SCREEN)."""

from __future__ import annotations

import msgspec
import pytest

from meetinghouse.engine.values import Seat, Word
from meetinghouse.games.quintebourg.events import Invoked
from meetinghouse.games.quintebourg.state import Quintebourg

from .daily import ALPHA
from .town import (
    ANA,
    BEN,
    CLEO,
    DAN,
    EVA,
    FINN,
    GUS,
    HANA,
    JOY,
    KIM,
    LEO,
    asked,
    call,
    called,
    choose,
    close,
    invoke,
    told,
    town,
)


def gestures(game: Quintebourg, seat: int | None) -> list[tuple[int, ...]]:
    """The players who can exchange signs with this seat now."""
    return [channel.writers for channel in game.view(seat).channels if channel.form == "gestures"]


@pytest.mark.rule("QB-SCREEN-02")
@pytest.mark.parametrize(
    "name", ["pack", "sleep", "nurse", "curious", "cheat", "science", "miracles", "squat", "admire"]
)
def test_all_who_are_not_asked_see_the_same_screen_in_the_frame_of_those_who_are(name: str) -> None:
    effects = {BEN: "marchand-de-sable", DAN: "tricheur", EVA: "curieux"}
    game = town("rept-alpha villageois sesiano", at=name, weekday="mon", effects=effects, options={"clock": 100})
    assert len(game.decisions) == 12
    assert game.view(None).waiting == game.view(KIM).waiting == ()
    others = [
        decision for decision in game.decisions if decision.seat not in called(game) and decision.seat not in range(6)
    ]
    forms = {(decision.kind, decision.least, decision.timer, decision.about) for decision in others}
    assert forms == {("suspicion", 1, others[0].timer, None)}
    assert {decision.timer for decision in game.decisions} == {others[0].timer}
    assert {decision.id.partition("-")[2] for decision in game.decisions} == {"1"}


@pytest.mark.rule("QB-SCREEN-02")
def test_who_is_really_asked_does_not_show_in_anything_others_see() -> None:
    games = [town(ALPHA, at="sleep", weekday="mon", effects={seat: "marchand-de-sable"}) for seat in (BEN, CLEO)]
    for viewer in (None, *range(3, 12)):
        one, two = (msgspec.json.encode(game.view(viewer)) for game in games)
        assert one == two
        if viewer is not None:
            assert asked(games[0], viewer) == asked(games[1], viewer)


@pytest.mark.rule("QB-SCREEN-03")
def test_pointing_is_naming_a_seat_and_the_ceiling_a_switch_to_the_house_of_a_patient() -> None:
    game = town(ALPHA, at=["pack", "miracles"], health={DAN: "b"})
    assert {Seat(DAN), (Seat(DAN), Word("home"))} <= set(asked(game, ANA).options)
    call(game, s0=(DAN, "home"))
    assert game.state.targets["pack"] == [DAN, DAN]
    game = town(ALPHA, at=["pack", "miracles"], health={DAN: "b"})
    call(game, s0=DAN)
    assert game.state.targets["pack"] == [DAN, 100 + DAN]


@pytest.mark.rule("QB-SCREEN-04")
@pytest.mark.parametrize(
    ("name", "mode", "parties", "signing", "seconds"),
    [
        ("alg", "m", "hess algebriste rappaz pach", (ANA, BEN), 15),
        ("lovers", "v", "rept-alpha amoureux amoureux", (BEN, CLEO), 30),
        ("whisper-talk", "v", ALPHA, (DAN, LEO), 10),
    ],
)
def test_signs_are_made_while_their_step_lasts_by_those_who_belong_there(
    name: str, mode: str, parties: str, signing: tuple[int, ...], seconds: int
) -> None:
    whisper = 1 << DAN | 1 << LEO
    game = town(parties, mode=mode, at=[name, "sleep"], options={"clock": 100}, health={LEO: "q"}, whispering=whisper)
    assert game.time == seconds
    for viewer in (None, *range(12)):
        assert gestures(game, viewer) == ([signing] if viewer in signing else [])
    close(game)
    assert not any(gestures(game, viewer) for viewer in range(12))


@pytest.mark.rule("QB-SCREEN-05")
@pytest.mark.parametrize("place", ["debate", "pack"])
def test_during_an_invocation_nobody_else_can_do_or_say_anything(place: str) -> None:
    game = town("rept-alpha reptilienne sesiano", at=place, posts={"president": DAN})
    before = {decision.id for decision in game.decisions}
    invoke(game, CLEO)
    assert [decision.seat for decision in game.decisions] == [CLEO]
    assert {offer.kind for offer in game.offers} == {"invoke"}
    for viewer in (None, ANA, DAN):
        assert (game.view(viewer).phase, game.view(viewer).channels) == ("invocation", ())
    choose(game, CLEO, "none")
    assert {decision.id for decision in game.decisions} == before


@pytest.mark.rule("QB-SCREEN-06")
@pytest.mark.parametrize("decoys", [False, True])
def test_a_decoy_is_never_compulsory_and_changes_nothing(decoys: bool) -> None:
    options = {"clock": 100}
    game = town(ALPHA, at=["sleep", "miracles"], weekday="mon", effects={EVA: "marchand-de-sable"}, options=options)
    choose(game, EVA, DAN)
    if decoys:
        for seat in (ANA, BEN, FINN, GUS):
            choose(game, seat, HANA)
    game.expire(asked(game, KIM).id)
    assert game.state.asleep == 1 << DAN
    assert told(game, None, Invoked) == []
    assert [type(event).__name__ for event in game.heard(HANA)] == ["Called", "Called"]


@pytest.mark.rule("QB-SCREEN-07")
@pytest.mark.parametrize("place", ["pack", "debate", "vote", "weddings", "feast", "dawn"])
def test_everybody_can_raise_a_hand_and_without_a_power_nothing_comes_of_it(place: str) -> None:
    weekday = "sun" if place == "feast" else "mon"
    game = town(
        ALPHA, at=place, weekday=weekday, health={KIM: "c", LEO: "q"}, posts={"pick-mirko": -1, "president": DAN}
    )
    assert {offer.seat for offer in game.offers if offer.kind == "invoke"} == set(range(12))
    story, asking = len(game.story), game.decisions
    for seat in (ANA, JOY, KIM, LEO):
        invoke(game, seat)
    assert len(game.story) == story
    assert game.decisions == asking
