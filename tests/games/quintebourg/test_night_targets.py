"""Section 18.2, steps C, D, E and Q of every night: Minus and Cortex, Skadi, the choice of targets, the attack."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.games.quintebourg.events import Called, GroupChose, NamesShown, SkadiJoined

from .nights import BOTH_FORMS, alike, night, values
from .town import ANA, BEN, CLEO, DAN, EVA, FINN, GUS, HANA, IVO, JOY, KIM, LEO, at, states, told

CAMPS = "hess algebriste algebriste rappaz analyste analyste pach geometre geometre"  # three of each, from Ana on
STRANGE = CAMPS + " rept-alpha"  # Joy


@BOTH_FORMS
@pytest.mark.parametrize("mode", ["v", "e"])
@pytest.mark.parametrize(
    "weekday",
    [
        pytest.param("mon", marks=pytest.mark.rule("QB-NIGHT-MON-03"), id="QB-NIGHT-MON-03"),
        pytest.param("tue", marks=pytest.mark.rule("QB-NIGHT-TUE-03"), id="QB-NIGHT-TUE-03"),
        pytest.param("wed", marks=pytest.mark.rule("QB-NIGHT-WED-03"), id="QB-NIGHT-WED-03"),
        pytest.param("thu", marks=pytest.mark.rule("QB-NIGHT-THU-03"), id="QB-NIGHT-THU-03"),
        pytest.param("fri", marks=pytest.mark.rule("QB-NIGHT-FRI-03"), id="QB-NIGHT-FRI-03"),
    ],
)
def test_at_c_cortex_designates_and_acts_then_minus_picks_and_acts(weekday: str, mode: str, calls: str) -> None:
    deeds = {BEN: {"cortex-own": (DAN, "steal"), "cortex-minus": EVA}, CLEO: {"minus": (EVA, "charm")}}
    played = night("rept-alpha cortex minus skadi", weekday, deeds, mode=mode, calls=calls)
    assert played.asked("cortex-own", "cortex-minus", "minus", "skadi-way") == {
        "cortex-own": [BEN],
        "cortex-minus": [BEN],
        "minus": [CLEO],
    }
    others = [seat for seat in range(12) if seat not in (BEN, CLEO)]
    names = [(seat, deed) for seat in others for deed in ("steal", "charm")]
    assert played.options(BEN, "cortex-own") == values("none", *names)
    assert played.options(BEN, "cortex-minus") == values(*[seat for seat in others if seat != DAN])
    assert [set(event.seats) for event in played.heard(NamesShown)] == [{DAN, EVA}]
    picks = [(seat, deed) for seat in (DAN, EVA) for deed in ("steal", "charm")]
    assert played.options(CLEO, "minus") == values("none", *picks)
    assert [played.game.view(seat).own.coins for seat in range(12)] == [3, 4, 3, 2, *[3] * 8]
    assert played.game.state.charmed == 1 << EVA


@pytest.mark.rule("QB-ROLE-SKADI-02")
@BOTH_FORMS
@pytest.mark.parametrize(
    ("mode", "parties", "camp"),
    [("v", "rept-alpha", "reptiliens"), ("m", "hess", "algebristes"), ("e", "rept-alpha", "reptiliens")],
)
@pytest.mark.parametrize(
    "weekday",
    [
        pytest.param("sat", marks=pytest.mark.rule("QB-NIGHT-SAT-03"), id="QB-NIGHT-SAT-03"),
    ],
)
def test_at_c_of_saturday_skadi_chooses_her_camp_if_it_is_the_third_night(
    weekday: str, mode: str, parties: str, camp: str, calls: str
) -> None:
    """On other Saturdays the call is made, but nobody is asked; Minus and Cortex are not asked on any Saturday."""
    everybody = f"{parties} skadi" if mode == "m" else f"{parties} skadi cortex minus"
    deeds = {BEN: {"skadi-way": "join", "skadi-whom": ANA}}
    kinds = ("skadi-way", "skadi-whom", "cortex-own", "cortex-minus", "minus")
    played = night(everybody, weekday, deeds, night=3, mode=mode, calls=calls)
    assert played.asked(*kinds) == {"skadi-way": [BEN], "skadi-whom": [BEN]}
    assert played.options(BEN, "skadi-way") == values("reboot", "join")
    assert played.options(BEN, "skadi-whom") == values(ANA, *range(CLEO, 12))
    assert told(played.game, BEN, SkadiJoined) == [SkadiJoined(BEN, camp)]
    assert played.game.view(BEN).own.camp == camp
    for number in (6, 9):
        dummy = night(everybody, weekday, deeds, night=number, mode=mode)
        assert Called("skadi") in dummy.game.heard(None)
        assert dummy.asked(*kinds) == {}
        assert told(dummy.game, BEN, SkadiJoined) == []


@BOTH_FORMS
@pytest.mark.parametrize("mode", ["v", "e"])
@pytest.mark.parametrize(
    "weekday",
    [
        pytest.param("mon", marks=pytest.mark.rule("QB-NIGHT-MON-04"), id="QB-NIGHT-MON-04"),
        pytest.param("tue", marks=pytest.mark.rule("QB-NIGHT-TUE-04"), id="QB-NIGHT-TUE-04"),
        pytest.param("wed", marks=pytest.mark.rule("QB-NIGHT-WED-04"), id="QB-NIGHT-WED-04"),
        pytest.param("thu", marks=pytest.mark.rule("QB-NIGHT-THU-04"), id="QB-NIGHT-THU-04"),
        pytest.param("fri", marks=pytest.mark.rule("QB-NIGHT-FRI-04"), id="QB-NIGHT-FRI-04"),
        pytest.param("sat", marks=pytest.mark.rule("QB-NIGHT-SAT-04"), id="QB-NIGHT-SAT-04"),
    ],
)
def test_at_d_the_pack_and_seth_designate_their_target(weekday: str, mode: str, calls: str) -> None:
    """The fennec, of Seth's party, is not a Reptilian."""
    pack = (ANA, BEN, CLEO, DAN)
    parties = "rept-alpha rept-rouge reptilienne seth fennec"
    played = night(parties, weekday, alike((*pack, EVA), pack=GUS), mode=mode, calls=calls, dice={"damage": [0]})
    assert played.asked("pack") == {"pack": list(pack)}
    at_home = [(seat, "home") for seat in range(12)]
    assert all(played.options(seat, "pack") == values("none", *range(EVA, 12), *at_home) for seat in pack)
    for seat in range(12):
        chosen = [GroupChose("pack", GUS, False)] if seat in pack else []
        assert told(played.game, seat, GroupChose) == chosen


@pytest.mark.parametrize("mode", ["m", "e"])
@pytest.mark.parametrize(
    ("weekday", "camp", "ours"),
    [
        pytest.param("mon", "alg", (ANA, BEN, CLEO), marks=pytest.mark.rule("QB-NIGHT-MON-05"), id="QB-NIGHT-MON-05"),
        pytest.param("tue", "ana", (DAN, EVA, FINN), marks=pytest.mark.rule("QB-NIGHT-TUE-05"), id="QB-NIGHT-TUE-05"),
        pytest.param("wed", "geo", (GUS, HANA, IVO), marks=pytest.mark.rule("QB-NIGHT-WED-05"), id="QB-NIGHT-WED-05"),
        pytest.param("thu", "alg", (ANA, BEN, CLEO), marks=pytest.mark.rule("QB-NIGHT-THU-05"), id="QB-NIGHT-THU-05"),
        pytest.param("fri", "ana", (DAN, EVA, FINN), marks=pytest.mark.rule("QB-NIGHT-FRI-05"), id="QB-NIGHT-FRI-05"),
        pytest.param("sat", "geo", (GUS, HANA, IVO), marks=pytest.mark.rule("QB-NIGHT-SAT-05"), id="QB-NIGHT-SAT-05"),
    ],
)
def test_at_e_one_camp_makes_signs_and_chooses_a_target_in_mode_m_and_a_meeting_place_in_mode_e(
    weekday: str, camp: str, ours: tuple[int, ...], mode: str
) -> None:
    """They have fifteen seconds if calls are made one by one; the two other camps sleep."""
    leader, host, _ = ours
    goal = KIM if mode == "m" else host
    others = [seat for seat in range(12) if seat not in ours]
    targets, places = values("none", *others, *[(seat, "home") for seat in range(12)]), values("none", *ours)
    everybody = alike(range(12), alg=goal, ana=goal, geo=goal)
    for calls in ("classic", "waves"):
        dice = {"damage": [0]}
        played = night(STRANGE if mode == "e" else CAMPS, weekday, everybody, mode=mode, calls=calls, dice=dice)
        assert played.asked("alg", "ana", "geo") == {camp: list(ours)}
        assert all(played.options(seat, camp) == (places if mode == "e" else targets) for seat in ours)
        assert played.signs == {f"signs-{camp}": set(ours)}
        for seat in range(9):
            chosen = [GroupChose(camp, goal, mode == "e")] if seat in ours else []
            assert told(played.game, seat, GroupChose) == chosen
        assert [seat for seat in range(12) if played.game.state.position[seat] == goal] == sorted({*ours, goal})
        if calls == "classic":
            assert played.question(leader, camp).timer == 15


EACH_CAMP_AT_Q = pytest.mark.parametrize(
    ("weekday", "camp", "ours"),
    [
        pytest.param("mon", "alg", (ANA, BEN, CLEO), marks=pytest.mark.rule("QB-NIGHT-MON-17"), id="QB-NIGHT-MON-17"),
        pytest.param("tue", "ana", (DAN, EVA, FINN), marks=pytest.mark.rule("QB-NIGHT-TUE-17"), id="QB-NIGHT-TUE-17"),
        pytest.param("wed", "geo", (GUS, HANA, IVO), marks=pytest.mark.rule("QB-NIGHT-WED-17"), id="QB-NIGHT-WED-17"),
        pytest.param("thu", "alg", (ANA, BEN, CLEO), marks=pytest.mark.rule("QB-NIGHT-THU-17"), id="QB-NIGHT-THU-17"),
        pytest.param("fri", "ana", (DAN, EVA, FINN), marks=pytest.mark.rule("QB-NIGHT-FRI-17"), id="QB-NIGHT-FRI-17"),
        pytest.param("sat", "geo", (GUS, HANA, IVO), marks=pytest.mark.rule("QB-NIGHT-SAT-17"), id="QB-NIGHT-SAT-17"),
    ],
)


@BOTH_FORMS
@EACH_CAMP_AT_Q
def test_at_q_the_pack_attacks_in_modes_v_and_e_and_the_camp_of_the_night_in_mode_m(
    weekday: str, camp: str, ours: tuple[int, ...], calls: str
) -> None:
    """A 6 in Table 1 leaves the target nearly dead, and the attackers spend the night at the attacked place."""
    once: dict[str, Any] = {"calls": calls, "dice": {"damage": [6]}}
    for mode in "ve":
        pack = night("rept-alpha reptilienne", weekday, alike((ANA, BEN), pack=LEO), mode=mode, **once).game
        assert states(pack) == "iiiiiiiiiiiq"
        assert [pack.state.position[seat] for seat in (ANA, BEN)] == [LEO, LEO]
    marks = alike(range(9), alg=LEO, ana=LEO, geo=LEO)
    mathematicians = night(CAMPS, weekday, marks, mode="m", **once).game
    assert states(mathematicians) == "iiiiiiiiiiiq"
    assert [seat for seat in range(12) if mathematicians.state.position[seat] == LEO] == [*ours, LEO]
    silent = night(CAMPS, weekday, {}, mode="m", **once).game
    assert states(silent) == "iiiiiiiiiiii"


@BOTH_FORMS
@EACH_CAMP_AT_Q
def test_at_q_a_camp_that_meets_in_mode_e_attacks_nobody(
    weekday: str, camp: str, ours: tuple[int, ...], calls: str
) -> None:
    """Laura, who squats at their meeting place, is unharmed; the target of the pack is not."""
    host = ours[1]
    deeds = alike(ours, **{camp: host}) | {JOY: {"pack": LEO}, KIM: {"squat": at(host)}}
    met = night(STRANGE, weekday, deeds, mode="e", effects={KIM: "laura"}, calls=calls, dice={"damage": [9]}).game
    assert [seat for seat in range(12) if met.state.position[seat] == host] == [*ours, KIM]
    assert states(met) == "iiiiiiiiiiiq"
