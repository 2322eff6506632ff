"""Section 18.2, steps L, N, O and P of every night: sculptures, Laura's house, guards, and where everybody sleeps."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.games.quintebourg.components.names import room
from meetinghouse.games.quintebourg.events import GuardPosted, Harassed, OrderDelivered

from .nights import BOTH_FORMS, alike, bits, night, pairs, values
from .town import ANA, BEN, CLEO, DAN, EVA, FINN, GUS, HANA, IVO, JOY, KIM, LEO, at, states, told

MAFIA: dict[str, Any] = {
    "effects": {BEN: "parrain", CLEO: "bras-droit"},
    "henchmen": [bits(EVA), bits(FINN)],
    "posts": {"chef-armees": DAN},
}


@BOTH_FORMS
@pytest.mark.parametrize(
    "weekday",
    [
        pytest.param("mon", marks=pytest.mark.rule("QB-NIGHT-MON-12"), id="QB-NIGHT-MON-12"),
        pytest.param("thu", marks=pytest.mark.rule("QB-NIGHT-THU-12"), id="QB-NIGHT-THU-12"),
    ],
)
def test_at_l_the_artist_makes_his_sculpture_in_the_house_he_designates(weekday: str, calls: str) -> None:
    """Gus finds it in the morning and must move; haters and casual partners meet on another night."""
    bonds: dict[str, Any] = {"hater": pairs((EVA, FINN)), "casual": pairs((HANA, IVO))}
    played = night("rept-alpha", weekday, {BEN: {"sculpt": GUS}}, effects={BEN: "artiste"}, calls=calls, **bonds)
    assert played.asked("sculpt") == {"sculpt": [BEN]}
    assert played.options(BEN, "sculpt") == values("none", *[seat for seat in range(12) if seat != BEN])
    assert told(played.game, None, Harassed) == [Harassed(GUS)]
    assert played.game.state.position == [ANA, GUS, *range(CLEO, 12)]


@BOTH_FORMS
@pytest.mark.parametrize(
    "weekday",
    [
        pytest.param("mon", marks=pytest.mark.rule("QB-NIGHT-MON-14"), id="QB-NIGHT-MON-14"),
        pytest.param("tue", marks=pytest.mark.rule("QB-NIGHT-TUE-14"), id="QB-NIGHT-TUE-14"),
        pytest.param("wed", marks=pytest.mark.rule("QB-NIGHT-WED-14"), id="QB-NIGHT-WED-14"),
        pytest.param("thu", marks=pytest.mark.rule("QB-NIGHT-THU-14"), id="QB-NIGHT-THU-14"),
        pytest.param("fri", marks=pytest.mark.rule("QB-NIGHT-FRI-14"), id="QB-NIGHT-FRI-14"),
        pytest.param("sat", marks=pytest.mark.rule("QB-NIGHT-SAT-14"), id="QB-NIGHT-SAT-14"),
    ],
)
def test_at_n_laura_designates_her_house_for_the_night(weekday: str, calls: str) -> None:
    """Attackers find nobody in her own house; in the house where she squats they find her, if nobody else is there."""
    words: dict[str, Any] = {"effects": {BEN: "laura"}, "calls": calls}
    deeds = {BEN: {"squat": at(GUS)}, ANA: {"pack": BEN}, CLEO: {"squat": at(GUS)}}
    played = night("rept-alpha", weekday, deeds, **words)
    assert played.asked("squat") == {"squat": [BEN]}
    assert played.options(BEN, "squat") == values(*[at(plot) for plot in range(12) if plot != BEN])
    assert played.game.state.position == [BEN, GUS, *range(CLEO, 12)]
    assert states(played.game) == "iiiiiiiiiiii"
    found = {BEN: {"squat": at(GUS)}, ANA: {"pack": (GUS, "home")}}
    attacked = night("rept-alpha", weekday, found, health={GUS: "m"}, dice={"damage": [2]}, **words)
    assert states(attacked.game) == "iciiiimiiiii"


@BOTH_FORMS
@pytest.mark.parametrize(
    ("weekday", "chief", "soldiers"),
    [
        pytest.param("mon", BEN, [DAN], marks=pytest.mark.rule("QB-NIGHT-MON-15"), id="QB-NIGHT-MON-15"),
        pytest.param("tue", CLEO, [], marks=pytest.mark.rule("QB-NIGHT-TUE-15"), id="QB-NIGHT-TUE-15"),
        pytest.param("wed", BEN, [], marks=pytest.mark.rule("QB-NIGHT-WED-15"), id="QB-NIGHT-WED-15"),
        pytest.param("thu", CLEO, [DAN], marks=pytest.mark.rule("QB-NIGHT-THU-15"), id="QB-NIGHT-THU-15"),
        pytest.param("fri", BEN, [], marks=pytest.mark.rule("QB-NIGHT-FRI-15"), id="QB-NIGHT-FRI-15"),
        pytest.param("sat", CLEO, [], marks=pytest.mark.rule("QB-NIGHT-SAT-15"), id="QB-NIGHT-SAT-15"),
    ],
)
def test_at_o_one_chief_of_the_mafia_corrupts_or_places_a_henchman_and_the_army_chief_guards(
    weekday: str, chief: int, soldiers: list[int], calls: str
) -> None:
    """Ben, the godfather, commands Eva and his right hand Cleo, who commands Finn; Dan is the army chief."""
    guard = {DAN: {"army-guard": at(JOY)}}
    orders = {
        BEN: {"chief": "corrupt", "corrupt": GUS, "corrupt-against": HANA},
        CLEO: {"chief": "corrupt", "corrupt": IVO, "corrupt-against": KIM},
    }
    played = night("rept-alpha", weekday, guard | orders, calls=calls, **MAFIA)
    assert played.asked("chief") == {"chief": [chief]}
    assert played.asked("army-guard") == ({"army-guard": soldiers} if soldiers else {})
    places = values("none", *[at(plot) for plot in range(12)])
    assert all(played.options(seat, "army-guard") == places for seat in soldiers)
    assert played.options(chief, "chief") == values("none", "corrupt", "guard")
    assert played.heard(OrderDelivered) == [OrderDelivered(GUS, HANA) if chief == BEN else OrderDelivered(IVO, KIM)]
    assert played.game.state.position[DAN] == (JOY if soldiers else DAN)
    rounds = {
        BEN: {"chief": "guard", "guard": EVA, "guard-place": at(GUS)},
        CLEO: {"chief": "guard", "guard": FINN, "guard-place": at(HANA)},
    }
    placed = night("rept-alpha", weekday, rounds, calls=calls, **MAFIA)
    henchman, house = (EVA, GUS) if chief == BEN else (FINN, HANA)
    assert placed.options(chief, "guard") == values("none", *([CLEO, EVA] if chief == BEN else [FINN]))
    assert set(placed.heard(GuardPosted)) == {GuardPosted(henchman, house, None)}
    where = [house if seat == henchman else seat for seat in range(12)]
    assert placed.game.state.position == where


@pytest.mark.parametrize("mode", ["v", "m", "e"])
@pytest.mark.parametrize(
    ("weekday", "camp", "ours"),
    [
        pytest.param("mon", "alg", (ANA, BEN, CLEO), marks=pytest.mark.rule("QB-NIGHT-MON-16"), id="QB-NIGHT-MON-16"),
        pytest.param("tue", "ana", (DAN, EVA, FINN), marks=pytest.mark.rule("QB-NIGHT-TUE-16"), id="QB-NIGHT-TUE-16"),
        pytest.param("wed", "geo", (GUS, HANA, IVO), marks=pytest.mark.rule("QB-NIGHT-WED-16"), id="QB-NIGHT-WED-16"),
        pytest.param("thu", "alg", (ANA, BEN, CLEO), marks=pytest.mark.rule("QB-NIGHT-THU-16"), id="QB-NIGHT-THU-16"),
        pytest.param("fri", "ana", (DAN, EVA, FINN), marks=pytest.mark.rule("QB-NIGHT-FRI-16"), id="QB-NIGHT-FRI-16"),
        pytest.param("sat", "geo", (GUS, HANA, IVO), marks=pytest.mark.rule("QB-NIGHT-SAT-16"), id="QB-NIGHT-SAT-16"),
    ],
)
def test_at_p_those_of_a_colloquium_meet_in_mode_e_all_others_sleep_and_every_place_is_noted(
    weekday: str, camp: str, ours: tuple[int, ...], mode: str
) -> None:
    """Kim and Leo are in hospital; Joy, who attacks nobody tonight, is at home."""
    host = ours[1]
    deeds = alike(ours, **{camp: host}) if mode == "e" else {}
    maths = "hess algebriste algebriste rappaz analyste analyste pach geometre geometre"
    parties = {"v": "rept-alpha", "m": maths, "e": f"{maths} rept-alpha"}[mode]
    for calls in ("classic", "waves"):
        played = night(parties, weekday, deeds, mode=mode, health={KIM: "c", LEO: "b"}, calls=calls)
        asleep = [host if mode == "e" and seat in ours else seat for seat in range(10)]
        assert played.game.state.position == [*asleep, room(KIM), room(LEO)]
