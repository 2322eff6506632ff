"""Section 6.10: Skadi."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.values import Seat, Word
from meetinghouse.games.quintebourg import victory
from meetinghouse.games.quintebourg.components.names import ALG, F_MC, PACK
from meetinghouse.games.quintebourg.events import (
    DoubleAnnounced,
    NamesShown,
    SkadiJoined,
    SkadiRecognised,
)
from meetinghouse.games.quintebourg.queries.town import camp
from meetinghouse.games.quintebourg.state import Quintebourg
from meetinghouse.games.quintebourg.verbs.camps import become_reptilian, camps_in_play
from meetinghouse.games.quintebourg.verbs.health import worsen

from ..town import (
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
    refused,
    states,
    told,
    town,
    until,
)

ALL = "rept-alpha skadi cortex minus medecin sesiano seth fennec amoureux amoureux"


def third(parties: str = "rept-alpha skadi", **state: Any) -> Quintebourg:
    """Skadi's call, on the third night of a game that began on a Thursday."""
    return town(parties, at=["skadi", "sleep", "curious"], weekday="sat", night=3, **state)


def reboots(game: Quintebourg, target: int, side: str = "reptiliens") -> None:
    """Ben, who is Skadi, uses her power and chooses a camp."""
    call(game, s1=["reboot", target, side])


@pytest.mark.rule("QB-ROLE-SKADI-01", "QB-ROLE-SKADI-19")
@pytest.mark.parametrize("state", ["i", "b", "c", "q", "m"])
def test_she_chooses_her_camp_on_the_third_night_in_whatever_state(state: str) -> None:
    game = town("rept-alpha skadi", at="nightfall", weekday="sat", night=3, health={BEN: state})
    until(game, "skadi")
    assert called(game) == {BEN}
    call(game, s1=["join", ANA])
    assert camp(game.state, BEN) == "reptiliens"


@pytest.mark.rule("QB-ROLE-SKADI-01")
@pytest.mark.parametrize("night", [9, 15])
def test_on_later_saturdays_her_call_is_a_dummy(night: int) -> None:
    game = town("rept-alpha skadi", at="nightfall", weekday="sat", night=night)
    until(game, "skadi")
    assert called(game) == set()
    assert len(game.decisions) == 12


@pytest.mark.rule("QB-ROLE-SKADI-03", "QB-RULING-69")
def test_she_reboots_a_player_and_then_chooses_any_camp_in_play() -> None:
    game = third(ALL)
    choose(game, BEN, "reboot")
    refused(game, asked(game, BEN).id, BEN, "QB-RULING-69")
    choose(game, BEN, CLEO)
    offered = [option.word for option in asked(game, BEN).options if isinstance(option, Word)]
    assert (
        offered == camps_in_play(game.state) == ["amoureux", "idealistes", "mc", "setheux", "reptiliens", "villageois"]
    )
    call(game, s1="setheux")
    assert camp(game.state, BEN) == "setheux"
    assert (game.state.uses[BEN]["reboot"], game.state.mc_double) == (0, True)


@pytest.mark.rule("QB-ROLE-SKADI-04", "QB-RULING-69")
@pytest.mark.parametrize(
    ("target", "side"),
    [(ANA, "reptiliens"), (CLEO, "mc"), (EVA, "idealistes"), (GUS, "setheux"), (8, "amoureux"), (11, "villageois")],
)
def test_she_designates_a_player_and_joins_his_camp(target: int, side: str) -> None:
    game = third(ALL)
    choose(game, BEN, "join")
    assert {option.seat for option in asked(game, BEN).options if isinstance(option, Seat)} == set(range(12)) - {BEN}
    call(game, s1=target)
    assert camp(game.state, BEN) == side
    assert game.state.uses[BEN]["reboot"] == 1
    assert game.state.lover[BEN] == -1


@pytest.mark.rule("QB-ROLE-SKADI-05", "QB-KNOW-44")
def test_she_alone_is_told_which_camp_is_hers_now() -> None:
    game = third(ALL)
    call(game, s1=["join", EVA])
    assert told(game, BEN, SkadiJoined) == [SkadiJoined(BEN, "idealistes")]
    assert all(not told(game, seat, SkadiJoined) for seat in range(12) if seat != BEN)
    assert all(not told(game, seat, SkadiRecognised) for seat in range(12))


@pytest.mark.rule("QB-ROLE-SKADI-06", "QB-RULING-70")
@pytest.mark.parametrize(
    ("target", "side", "fellows"),
    [
        (ANA, "reptiliens", (ANA, GUS, 8)),
        (CLEO, "mc", (CLEO, DAN)),
        (7, "setheux", (GUS, HANA)),
        (9, "amoureux", (8, 9)),
    ],
)
def test_she_and_the_members_of_her_camp_recognise_each_other(target: int, side: str, fellows: tuple[int, ...]) -> None:
    game = third(ALL, alibis={8: "reptilienne", 9: "villageois"})
    call(game, s1=["join", target])
    assert told(game, BEN, SkadiRecognised) == [SkadiRecognised(BEN, side, fellows)]
    for seat in range(12):
        if seat != BEN:
            assert told(game, seat, SkadiRecognised) == (
                [SkadiRecognised(BEN, side, (seat,))] if seat in fellows else []
            )


@pytest.mark.rule("QB-RULING-70")
def test_villagers_with_the_alibi_ones_are_shown_skadi_and_not_one_another() -> None:
    game = third("rept-alpha skadi amoureux amoureux medecin", alibis={CLEO: "reptilienne", DAN: "villageois"})
    call(game, s1=["join", FINN])
    villagers = (DAN, *range(5, 12))
    assert told(game, BEN, SkadiRecognised) == [SkadiRecognised(BEN, "villageois", villagers)]
    for seat in villagers:
        assert told(game, seat, SkadiRecognised) == [SkadiRecognised(BEN, "villageois", (seat,))]
        people = game.view(seat).people
        assert people[BEN].party == "skadi"
        assert {people[other].party for other in villagers if other != seat and other != people[seat].seat} <= {
            "",
            "amoureux",
        }
    assert not told(game, CLEO, SkadiRecognised)


@pytest.mark.rule("QB-ROLE-SKADI-07")
def test_with_the_reptilians_she_meets_and_attacks_like_a_convert() -> None:
    calls = ["skadi", "pack", "positions", "attack", "science"]
    game = town("rept-alpha skadi", at=calls, weekday="sat", night=3, dice={"damage": [5]})
    call(game, s1=["join", ANA])
    assert game.state.factions[BEN] == PACK
    assert called(game) == {ANA, BEN}
    call(game, s0=GUS, s1=GUS)
    assert game.state.position[BEN] == GUS
    assert states(game)[GUS] == "q"


@pytest.mark.rule("QB-ROLE-SKADI-08")
def test_with_mathematicians_she_is_a_full_member() -> None:
    game = town("hess skadi algebriste", mode="m", at=["skadi", "alg", "positions", "science"], weekday="mon", night=3)
    call(game, s1=["join", ANA])
    assert game.state.factions[BEN] == ALG
    assert called(game) == {ANA, BEN, CLEO}
    call(game, s0=GUS)
    assert game.state.position[BEN] == GUS


@pytest.mark.rule("QB-ROLE-SKADI-09")
def test_with_minus_and_cortex_she_only_makes_signs() -> None:
    game = town("rept-alpha skadi cortex minus", at=["skadi", "cortex", "minus", "mc-talk"], weekday="wed", night=3)
    call(game, s1=["join", CLEO])
    game.state.night = 4
    game.advance()
    assert game.state.factions[BEN] == F_MC
    assert called(game) == {CLEO}
    refused(game, asked(game, CLEO).id, (BEN, "charm"), "QB-RULING-71")
    call(game, s2=[(GUS, "charm"), HANA])
    assert called(game) == {DAN}
    close(game)
    assert [channel.writers for channel in game.view(BEN).channels] == [(BEN, CLEO, DAN)]


@pytest.mark.rule("QB-ROLE-SKADI-10", "QB-RULING-67")
@pytest.mark.parametrize("left", [0, 1])
@pytest.mark.parametrize(
    ("party", "effect", "power"),
    [
        pytest.param("medecin", "", "coma-potion", marks=pytest.mark.rule("QB-ROLE-SKADI-11")),
        pytest.param("fennec", "", "bite", marks=pytest.mark.rule("QB-ROLE-SKADI-13")),
        pytest.param("seth", "", "seth-kill", marks=pytest.mark.rule("QB-ROLE-SKADI-13")),
        pytest.param("rept-rouge", "", "rouge-kill", marks=pytest.mark.rule("QB-ROLE-SKADI-13")),
        pytest.param("villageois", "assassin", "free-bullet", marks=pytest.mark.rule("QB-ROLE-SKADI-14")),
        pytest.param("rept-noire", "", "noire-convert", marks=pytest.mark.rule("QB-ROLE-SKADI-15")),
    ],
)
def test_a_reboot_gives_every_single_use_power_once_more_used_or_not(
    party: str, effect: str, power: str, left: int
) -> None:
    game = third(f"rept-alpha skadi {party}", effects={CLEO: effect})
    game.state.uses[CLEO][power] = left
    reboots(game, CLEO)
    assert game.state.uses[CLEO][power] == left + 1


@pytest.mark.rule("QB-ROLE-SKADI-10", "QB-ROLE-SKADI-13")
def test_a_rebooted_fennec_bites_twice_in_all() -> None:
    game = third("rept-alpha skadi fennec")
    reboots(game, CLEO)
    invoke(game, CLEO, "bite", GUS)
    invoke(game, CLEO, "bite", HANA)
    assert states(game)[6:8] == "qq"
    invoke(game, CLEO)
    assert called(game) == set()


@pytest.mark.rule("QB-ROLE-SKADI-12", "QB-RULING-68")
def test_a_rebooted_prophet_has_four_miracles_each_kind_at_most_twice() -> None:
    game = town(
        "rept-alpha skadi sesiano",
        at=["skadi", "miracles", "dawn-update", "miracles"],
        weekday="sat",
        night=3,
        health="iiqqqq",
    )
    reboots(game, CLEO)
    choose(game, CLEO, "resurrect-self", ("raise", DAN), ("raise", EVA))
    left = {option[0].word for option in asked(game, CLEO).options if isinstance(option, tuple)}  # type: ignore[union-attr]
    assert left == {"convert"}
    call(game, s2=("convert", GUS))
    assert states(game)[:6] == "iiiiiq"
    assert camp(game.state, GUS) == "idealistes"
    assert [option for option in asked(game, CLEO).options if isinstance(option, tuple)] == []


@pytest.mark.rule("QB-ROLE-SKADI-12", "QB-RULING-17")
def test_a_rebooted_prophet_may_raise_himself_twice() -> None:
    game = third("rept-alpha skadi sesiano")
    reboots(game, CLEO)
    game.state.uses[CLEO]["resurrect-self"] = 0
    worsen(game, CLEO, 4)
    assert states(game)[CLEO] == "q"


@pytest.mark.rule("QB-ROLE-SKADI-16", "QB-RULING-67", "QB-EX-25")
@pytest.mark.parametrize("target", [GUS, HANA])
def test_after_a_reboot_of_cortex_or_minus_they_designate_double(target: int) -> None:
    """Gus is Cortex, Hana Minus, Finn the alpha; Eva is Skadi and nearly dead."""
    parties = "villageois villageois villageois villageois skadi rept-alpha cortex minus"
    dice = {"minus": [[CLEO, ANA, DAN, BEN]]}
    game = town(parties, at="nightfall", weekday="sat", night=3, health={EVA: "q"}, dice=dice)
    until(game, "skadi")
    call(game, s4=["reboot", target, "reptiliens"])
    assert told(game, FINN, SkadiRecognised) == [SkadiRecognised(EVA, "reptiliens", (FINN,))]
    assert not told(game, None, DoubleAnnounced)
    until(game, "cortex", later=True)
    assert game.state.weekday == 0
    assert told(game, None, DoubleAnnounced) == [DoubleAnnounced()]
    call(game, s6=[(ANA, "steal"), (BEN, "charm"), CLEO, DAN])
    assert told(game, HANA, NamesShown) == [NamesShown(HANA, (CLEO, ANA, DAN, BEN), False)]
    call(game, s7=[(CLEO, "charm"), (BEN, "steal")])
    assert game.state.coins[:4] == [2, 3, 3, 3]
    assert game.state.charmed == 1 << BEN | 1 << CLEO
    until(game, "cortex", later=True)
    assert len(told(game, None, DoubleAnnounced)) == 1
    choose(game, GUS, (ANA, "steal"), CLEO)
    assert GUS not in {decision.seat for decision in game.decisions}


@pytest.mark.rule("QB-ROLE-SKADI-17", "QB-ROLE-SKADI-18")
def test_the_announcement_tells_neither_whom_she_named_nor_which_camp_she_joined() -> None:
    heard = []
    for target, side in ((CLEO, "mc"), (DAN, "villageois"), (CLEO, "reptiliens")):
        game = town("rept-alpha skadi cortex minus", at=["skadi", "update", "sleep"], weekday="mon", night=3)
        call(game, s1=["reboot", target, side])
        assert told(game, GUS, DoubleAnnounced) == [DoubleAnnounced()]
        heard.append([*game.heard(None)])
    assert heard[0] == heard[1] == heard[2]


@pytest.mark.rule("QB-ROLE-SKADI-20")
def test_before_her_choice_she_belongs_to_no_camp_and_does_not_win() -> None:
    game = town("rept-alpha skadi", at="debate", night=2)
    assert camp(game.state, BEN) == ""
    victory.stop(game, "weeks")
    assert game.outcome is not None
    assert BEN not in game.outcome.winners


@pytest.mark.rule("QB-RULING-119")
def test_without_an_answer_she_joins_the_camp_of_a_player_drawn() -> None:
    game = third(ALL, dice={"skadi": [1]})
    close(game)
    assert camp(game.state, BEN) == "mc"


@pytest.mark.rule("QB-RULING-67")
@pytest.mark.parametrize("health", ["i", "q"])
def test_the_double_is_announced_once_and_lost_where_cortex_does_not_use_it(health: str) -> None:
    parties = "villageois villageois rept-alpha cortex minus"
    game = town(parties, at="nightfall", weekday="mon", night=4, health={DAN: health}, mc_double=True)
    for _ in range(2):
        until(game, "cortex", later=True)
        close(game)
    assert told(game, None, DoubleAnnounced) == [DoubleAnnounced()]
    assert not game.state.mc_double


@pytest.mark.rule("QB-ROLE-SKADI-07", "QB-KNOW-11")
def test_who_has_left_a_camp_does_not_see_skadi_join_it() -> None:
    game = third("rept-alpha skadi hess algebriste algebriste", mode="e")
    become_reptilian(game, EVA)
    call(game, s1=["join", CLEO])
    assert game.view(DAN).people[BEN].groups == ("alg", "skadi")
    assert game.view(EVA).people[BEN].groups == ()
    assert game.view(EVA).people[CLEO].groups == ("alg",)
