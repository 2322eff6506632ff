"""Who defends a place or themselves, and when the attackers are more (QB-ATK)."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.games.quintebourg.components.names import room

from .fights import NIGHT, PACK, SPOUSES, TWO, attacked
from .town import ANA, BEN, CLEO, DAN, EVA, FINN, GUS, HANA, IVO, at, call, states, town

BACK: dict[str, Any] = {"damage": [0], "hit": [2], "defence": [9]}  # the victim stays unharmed, and Cleo is nearly dead


@pytest.mark.rule("QB-ATK-04", "QB-ATK-06", "QB-ATK-10", "QB-ATK-12", "QB-EX-08")
def test_the_army_chief_on_guard_is_hit_first_and_hits_back() -> None:
    dice: dict[str, Any] = {"damage": [7], "defence": [1], "hit": [0]}
    game = attacked(DAN, TWO, weekday="thu", posts={"chef-armees": EVA}, army=DAN, dice=dice)
    assert states(game) == "biiiciiiiiii"


@pytest.mark.rule("QB-ATK-04")
def test_a_henchman_on_guard_and_lovers_together_are_hit_before_the_target_too() -> None:
    game = attacked(DAN, guards=[[EVA, DAN]], dice={"damage": [2], "defence": [0]})
    assert states(game) == "iiiiciiiiiii"
    lovers = f"{PACK} villageois amoureux amoureux"
    dice: dict[str, Any] = {"damage": [2], "defence": [0], "victim": [0]}
    game = attacked(DAN, lovers, lovers_place=EVA, slot=[0, 1, 2, 4, *range(4, 12)], dice=dice)
    assert game.state.position[DAN:GUS] == [4, 4, 4]
    assert states(game) == "iiiiciiiiiii"


@pytest.mark.rule("QB-ATK-11", "QB-HEALTH-14", "QB-HOSP-05")
@pytest.mark.parametrize("letter", "ib")
@pytest.mark.parametrize(
    "words",
    [
        {"effects": {DAN: "parrain"}},
        {"effects": {DAN: "bras-droit"}},
        {"effects": {DAN: "assassin"}},
        {"henchmen": [1 << DAN, 0]},
        {"henchmen": [0, 1 << DAN]},
        {"posts": {"adj-randy": DAN}},
        {"posts": {"adj-armish": DAN}},
        {"posts": {"chef-armees": DAN}},
    ],
    ids=str,
)
def test_who_defends_himself_hits_an_attacker_by_the_second_table(words: dict[str, Any], letter: str) -> None:
    game = attacked(DAN, health={DAN: letter}, dice=BACK, **words)
    assert states(game)[:3] == "iiq"


@pytest.mark.rule("QB-ATK-11")
def test_a_lover_defends_himself_only_in_presence_of_his_lover() -> None:
    lovers = f"{PACK} amoureux amoureux"
    game = attacked(DAN, lovers, lovers_place=EVA, dice=BACK)
    assert states(game)[:3] == "iii"
    game = attacked(EVA, lovers, lovers_place=EVA, dice=BACK | {"victim": [0]})
    assert states(game)[:3] == "iiq"
    game = attacked(DAN, lovers, guards=[[EVA, GUS]], dice=BACK)
    assert states(game)[:3] == "iii"


@pytest.mark.rule("QB-ATK-11", "QB-RULING-57")
def test_nobody_else_defends_even_where_a_defender_sleeps_in_the_same_house() -> None:
    assert states(attacked(DAN, dice=BACK))[:3] == "iii"
    game = attacked(DAN, effects={EVA: "assassin"}, dice={**BACK, "victim": [0]}, **SPOUSES)
    assert states(game) == "i" * 12


@pytest.mark.rule("QB-ATK-12")
def test_defending_does_not_protect() -> None:
    game = attacked(DAN, effects={DAN: "assassin"}, dice={"damage": [9], "hit": [1], "defence": [2]})
    assert states(game)[:4] == "icim"


@pytest.mark.rule("QB-RULING-57", "QB-RES-02")
def test_a_victim_knocked_down_has_still_defended_himself() -> None:
    game = attacked(DAN, effects={DAN: "assassin"}, dice={"damage": [8], "hit": [0], "defence": [9]})
    assert states(game)[:4] == "qiiq"


@pytest.mark.rule("QB-ATK-10")
def test_one_person_of_each_side_is_hit_at_most() -> None:
    words: dict[str, Any] = {"effects": {DAN: "assassin", HANA: "laura"}, "squat": DAN}
    dice: dict[str, Any] = {"victim": [0], "damage": [8], "hit": [0], "defence": [9]}
    game = attacked(DAN, guards=[[EVA, DAN], [FINN, DAN]], dice=dice, **words)
    assert states(game) == "qiiiqiiiiiii"


@pytest.mark.rule("QB-RULING-147")
def test_an_attacker_who_is_hit_has_his_own_protections_and_charms() -> None:
    assert states(attacked(DAN, effects={DAN: "assassin", CLEO: "coriace"}, dice=BACK))[CLEO] == "b"
    assert states(attacked(DAN, effects={DAN: "assassin"}, jinx=CLEO, dice=BACK))[CLEO] == "m"
    assert states(attacked(DAN, effects={DAN: "assassin"}, luck=CLEO, dice=BACK))[CLEO] == "c"
    prophet = "rept-alpha reptilienne sesiano"
    converted: dict[str, Any] = {"factions": [1, 1, 1] + [0] * 9, "effects": {DAN: "assassin"}, "dice": BACK}
    assert states(attacked(DAN, prophet, jinx=CLEO, **converted))[CLEO] == "q"


@pytest.mark.rule("QB-ATK-13")
def test_an_attacker_with_something_more_important_to_do_goes_there() -> None:
    game = attacked(DAN, guards=[[BEN, GUS]], health={CLEO: "b"}, dice={"damage": [9]})
    assert game.state.position[:3] == [DAN, GUS, room(CLEO)]
    assert states(game)[DAN] == "q"  # one against one, so the second table counts


@pytest.mark.rule("QB-ATK-14", "QB-ATK-23", "QB-RULING-56", "QB-MAFIA-17")
def test_a_member_whom_something_else_brought_to_the_place_attacks_too() -> None:
    game = attacked(DAN, TWO, guards=[[BEN, DAN]], dice={"damage": [9]})
    assert states(game)[:4] == "iiim"
    game = attacked(DAN, TWO, posts={"chef-armees": BEN}, army=DAN, dice={"damage": [9]})
    assert states(game)[:4] == "iiim"


@pytest.mark.rule("QB-ATK-23", "QB-RULING-56")
def test_a_lover_of_the_pack_attacks_even_his_own_lover() -> None:
    parties = "rept-alpha villageois amoureux amoureux"
    dice: dict[str, Any] = {"damage": [9], "hit": [1], "defence": [2]}
    game = attacked(DAN, parties, alibis={CLEO: "reptilienne"}, lovers_place=DAN, dice=dice)
    assert states(game)[:4] == "iicm"


@pytest.mark.rule("QB-RULING-56")
def test_a_spouse_and_host_of_the_pack_attacks_with_it_at_home() -> None:
    spouses: dict[str, Any] = {"spouse": [-1] * 2 + [DAN, CLEO] + [-1] * 8, "slot": [0, 1, 2, 2, *range(4, 12)]}
    game = attacked(DAN, "rept-alpha villageois reptilienne", guards=[[CLEO, 2]], dice={"damage": [9]}, **spouses)
    assert states(game)[:4] == "iiim"


@pytest.mark.rule("QB-ATK-16", "QB-RULING-58", "QB-ROLE-REPT-05")
def test_to_outnumber_is_to_be_strictly_more() -> None:
    assert states(attacked(DAN, PACK, dice={"damage": [9], "victim": [0]}, **SPOUSES))[DAN] == "m"
    assert states(attacked(DAN, TWO, dice={"damage": [9], "victim": [0]}, **SPOUSES))[DAN] == "q"


@pytest.mark.rule("QB-RULING-58")
def test_only_attackers_who_are_there_and_can_act_count() -> None:
    game = attacked(DAN, guards=[[CLEO, GUS]], asleep=1 << BEN, slot=[0, 3, 2, 3, *range(4, 12)], dice={"damage": [9]})
    assert game.state.position[:3] == [DAN, DAN, GUS]
    assert states(game)[DAN] == "q"


@pytest.mark.rule("QB-ATK-17", "QB-RULING-58")
def test_who_sleeps_heavily_counts_for_nothing_beside_others() -> None:
    game = attacked(DAN, TWO, asleep=1 << EVA, dice={"damage": [9], "victim": [0]}, **SPOUSES)
    assert states(game)[DAN] == "m"


@pytest.mark.rule("QB-ATK-17", "QB-EX-11", "QB-ROLE-REPT-06", "QB-EFF-SAND-03")
def test_a_sleeping_deputy_counts_for_nothing_and_does_not_defend_himself() -> None:
    words: dict[str, Any] = {"posts": {"adj-randy": FINN}, "at": ["pack", "sleep", *NIGHT[1:]]}
    for die, state in ((4, "c"), (9, "m")):
        game = town("rept-alpha", effects={GUS: "morphee"}, dice={"damage": [die], "defence": [9]}, **words)
        call(game, s0=FINN)
        call(game, s6=FINN)
        assert (states(game)[FINN], states(game)[ANA]) == (state, "i")


@pytest.mark.rule("QB-ATK-04", "QB-ATK-11")
def test_a_sleeping_lover_is_no_defender() -> None:
    lovers = f"{PACK} amoureux amoureux"
    words: dict[str, Any] = {"spouse": [-1] * 3 + [EVA, DAN] + [-1] * 7, "slot": [0, 1, 2, 3, 3, *range(5, 12)]}
    game = attacked(DAN, lovers, asleep=1 << EVA, dice=BACK | {"damage": [2]}, **words)
    assert states(game)[:5] == "iiqci"  # Dan is there with her and defends himself


@pytest.mark.rule("QB-RULING-62")
def test_guards_may_stand_in_a_house_or_a_room() -> None:
    chief: dict[str, Any] = {"effects": {GUS: "parrain"}, "henchmen": [1 << EVA, 0], "health": {DAN: "c"}}
    for henchman, army in ((("room", DAN), at(IVO)), (at(IVO), ("room", DAN))):
        game = town(PACK, at=["parrain", "army-guard", "positions"], posts={"chef-armees": FINN}, **chief)
        call(game, s6=["guard", EVA, henchman])
        call(game, s5=army)
        places = {("room", DAN): room(DAN), at(IVO): IVO}
        assert game.state.position[EVA] == places[henchman]
        assert game.state.position[FINN] == places[army]
