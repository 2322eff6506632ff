"""Where an attack goes and whom it hits (QB-ATK)."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.values import Seat
from meetinghouse.games.quintebourg.components.names import BUNKER, COMATOSE, NEARLY_DEAD, room
from meetinghouse.games.quintebourg.events import CameraRead, DoorReported, GroupChose, RevealAnswered, StalkAnswered
from meetinghouse.games.quintebourg.verbs.money import strictly_richest

from .fights import AWAY, DOCTOR, NIGHT, PACK, SPOUSES, TWO, attacked, drawing
from .town import ANA, BEN, CLEO, DAN, EVA, GUS, HANA, IVO, LEO, asked, at, call, close, states, told, town, value


@pytest.mark.rule("QB-ATK-01", "QB-ATK-21", "QB-HOSP-01")
def test_whom_the_pack_points_at_gives_the_place_a_house_or_the_room_of_a_patient() -> None:
    assert attacked(DAN).state.targets["pack"] == [DAN, DAN]
    game = attacked(DAN, slot=[0, 1, 2, 7, 4, 5, 6, 3, 8, 9, 10, 11])
    assert game.state.targets["pack"] == [DAN, 7]
    for letter in "bc":
        game = attacked(DAN, health={DAN: letter}, dice={"damage": [9]})
        assert game.state.targets["pack"] == [DAN, room(DAN)]
        assert states(game)[DAN] == "m"


@pytest.mark.rule("QB-ATK-22", "QB-RULING-66")
def test_pointing_at_the_ceiling_first_means_the_patients_house() -> None:
    game = attacked((DAN, "home"), health={DAN: "b"}, effects={HANA: "laura"}, squat=DAN, dice={"damage": [4]})
    assert game.state.targets["pack"] == [DAN, DAN]
    assert (states(game)[DAN], states(game)[HANA]) == ("b", "c")


@pytest.mark.rule("QB-ATK-01", "QB-RULING-63")
@pytest.mark.parametrize("letter", "qm")
def test_the_house_of_the_dead_can_be_attacked_for_whoever_squats_it(letter: str) -> None:
    game = attacked((DAN, "home"), health={DAN: letter}, effects={HANA: "laura"}, squat=DAN, dice={"damage": [4]})
    assert (states(game)[DAN], states(game)[HANA]) == (letter, "c")
    game = town(PACK, at=NIGHT, health={DAN: letter})
    assert Seat(DAN) not in asked(game, ANA).options


@pytest.mark.rule("QB-ATK-22")
def test_a_wounded_doctor_who_works_in_his_bunker_is_looked_for_there() -> None:
    game = attacked((DAN, "home"), DOCTOR, health={DAN: "b"}, bunker_forced=True, dice={"damage": [4]})
    assert game.state.targets["pack"] == [DAN, BUNKER]
    assert states(game)[DAN] == "c"


@pytest.mark.rule("QB-RULING-142")
def test_the_true_state_says_where_the_target_lies() -> None:
    game = town(PACK, at=NIGHT, dice={"damage": [9]})
    game.state.health[DAN] = COMATOSE
    call(game, s0=DAN)
    assert states(game)[DAN] == "m"


@pytest.mark.rule("QB-RULING-142")
def test_an_attack_on_one_who_has_fallen_unseen_finds_his_house_without_him() -> None:
    game = town(PACK, at=NIGHT, dice={"damage": [9]}, returned=True)
    game.state.health[DAN] = NEARLY_DEAD
    call(game, s0=DAN)
    assert game.state.targets["pack"] == [DAN, DAN]
    assert states(game)[DAN] == "q"


@pytest.mark.rule("QB-ATK-02", "QB-RULING-61", "QB-EX-06")
def test_an_attack_on_an_empty_house_fails_and_the_attackers_were_there_all_night() -> None:
    scientists = {LEO: "scientifique", IVO: "geek"}
    game = town(TWO, at=[*NIGHT, "science"], weekday="wed", camera=DAN, effects=scientists, **AWAY)
    call(game, s0=DAN)
    assert states(game) == "i" * 12
    call(game, s11=("stalk", DAN), s8=("reveal", at(DAN)))
    assert [event.at_home for event in told(game, LEO, StalkAnswered)] == [False]
    assert [event.reptilian for event in told(game, IVO, RevealAnswered)] == [True]
    assert [(event.house, event.count) for event in told(game, None, CameraRead)] == [(DAN, 2)]


@pytest.mark.rule("QB-RULING-61")
def test_attackers_spend_the_night_at_a_protected_house_or_before_a_door_and_without_a_target_at_home() -> None:
    assert attacked(DAN, richest=DAN).state.position[:3] == [DAN] * 3
    assert attacked(DAN, DOCTOR).state.position[:2] == [BUNKER] * 2
    game = attacked("none")
    assert game.state.targets == {}
    assert game.state.position[:3] == [ANA, BEN, CLEO]


@pytest.mark.rule("QB-ATK-03", "QB-EX-05", "QB-EFF-LAURA-02")
def test_an_intruder_takes_the_place_of_an_absent_target() -> None:
    game = attacked(DAN, effects={HANA: "laura"}, squat=DAN, dice={"damage": [6]}, **AWAY)
    assert states(game) == "iiiiiiiqiiii"


@pytest.mark.rule("QB-ATK-06", "QB-RULING-55", "QB-EX-07")
@pytest.mark.parametrize(("draw", "fallen"), [(0, "qi"), (1, "iq")])
def test_chance_says_whether_the_target_at_home_or_an_intruder_is_hit_and_two_do_not_outnumber_two(
    draw: int, fallen: str
) -> None:
    game = attacked(DAN, TWO, effects={HANA: "laura"}, squat=DAN, dice={"damage": [9], "victim": [draw]})
    assert states(game)[DAN] + states(game)[HANA] == fallen


@pytest.mark.rule("QB-RULING-55", "QB-ATK-05")
def test_a_spouse_at_home_is_hit_as_easily_as_the_target_and_a_defender_before_both() -> None:
    for draw, fallen in ((0, "qi"), (1, "iq")):
        game = attacked(DAN, dice={"damage": [6], "victim": [draw]}, **SPOUSES)
        assert states(game)[DAN] + states(game)[EVA] == fallen
    game = attacked(
        DAN, guards=[[GUS, DAN]], henchmen=[1 << GUS, 0], dice={"damage": [4], "defence": [0], "hit": [0]}, **SPOUSES
    )
    assert states(game) == "iiiiiiciiiii"


@pytest.mark.rule("QB-RULING-55")
def test_the_draw_is_among_those_who_are_there_and_can_be_hurt() -> None:
    game = town(TWO, at=NIGHT, effects={HANA: "laura"}, squat=DAN, **SPOUSES)
    drawn = drawing(game)
    call(game, s0=DAN)
    assert ("victim", 3) in drawn
    game = town(TWO, at=NIGHT, effects={HANA: "laura"}, squat=DAN, **AWAY)
    drawn = drawing(game)
    call(game, s0=DAN)
    assert "victim" not in {label for label, _ in drawn}


@pytest.mark.rule("QB-RULING-55")
def test_by_an_option_the_designated_target_comes_before_others_but_not_before_a_defender() -> None:
    first: dict[str, Any] = {"options": {"target_first": True}, "effects": {HANA: "laura"}, "squat": DAN}
    game = attacked(DAN, TWO, dice={"damage": [9]}, **first)
    assert (states(game)[DAN], states(game)[HANA]) == ("q", "i")
    game = attacked(DAN, TWO, dice={"damage": [6]}, **first, **AWAY)
    assert (states(game)[DAN], states(game)[HANA]) == ("i", "q")
    game = attacked(
        DAN, guards=[[GUS, DAN]], henchmen=[1 << GUS, 0], dice={"damage": [4], "defence": [0], "hit": [0]}, **first
    )
    assert (states(game)[DAN], states(game)[GUS]) == ("i", "c")


@pytest.mark.rule("QB-ATK-07", "QB-ROLE-REPT-01")
def test_the_pack_agrees_on_its_target_before_anybody_moves() -> None:
    game = town(PACK, at=NIGHT)
    assert game.state.targets == {}
    call(game, s0=DAN, s1=DAN, s2=DAN)
    assert [event.target for event in told(game, BEN, GroupChose)] == [DAN]


@pytest.mark.rule("QB-ATK-08")
def test_on_disagreement_the_alphas_or_the_leaders_voice_prevails() -> None:
    game = town("reptilienne reptilienne rept-alpha", at=NIGHT)
    call(game, s0=DAN, s1=DAN, s2=EVA)
    assert game.state.targets["pack"][0] == EVA
    game = town("algebriste hess algebriste analyste analyste", mode="m", at=["alg", *NIGHT[1:]])
    call(game, s0=DAN, s1=EVA, s2=DAN)
    assert game.state.targets["alg"][0] == EVA


@pytest.mark.rule("QB-ATK-09", "QB-RULING-34")
@pytest.mark.parametrize("letter", "cqm")
def test_without_the_alpha_there_is_no_attack_and_nobody_succeeds_her(letter: str) -> None:
    game = town(PACK, at=NIGHT, health=letter, dice={"damage": [9]})
    call(game, s1=DAN, s2=DAN)
    assert game.state.targets == {}
    assert states(game)[DAN] == "i"


@pytest.mark.rule("QB-ATK-09")
def test_a_wounded_alpha_still_leads_from_the_hospital() -> None:
    game = attacked(DAN, health="b", dice={"damage": [4]})
    assert states(game)[DAN] == "c"
    assert game.state.position[ANA] == room(ANA)


@pytest.mark.rule("QB-ATK-15", "QB-ROLE-REPT-10")
def test_nobody_learns_who_took_part() -> None:
    def heard(**words: Any) -> list[object]:
        game = attacked(DAN, dice={"damage": [2]}, **words)
        return [game.heard(seat) for seat in (None, ANA, CLEO, DAN)]

    assert heard() == heard(guards=[[BEN, GUS]])


@pytest.mark.rule(
    "QB-ATK-18", "QB-EX-12", "QB-RES-04", "QB-MONEY-04", "QB-MONEY-07", "QB-EFF-CHEAT-02", "QB-EFF-CHEAT-04"
)
@pytest.mark.parametrize(("second", "state", "loot"), [(4, "i", 3), (5, "q", 0)])
def test_nobody_is_attacked_in_the_richest_citizens_house_though_a_thief_comes_in(
    second: int, state: str, loot: int
) -> None:
    purses: dict[str, Any] = {"effects": {LEO: "tricheur"}, "coins": {GUS: 5, EVA: second}}
    game = town(TWO, weekday="thu", at=[*NIGHT, "cheat"], dice={"damage": [8]}, **purses)
    game.state.richest = strictly_richest(game.state)
    call(game, s0=GUS)
    assert states(game)[GUS] == state
    call(game, s11=("larceny", at(GUS)))
    assert game.state.coins[LEO] == 3 + loot
    assert game.state.richest == (GUS if second == 4 else -1)


@pytest.mark.rule("QB-RES-04")
def test_the_richest_citizen_of_the_evening_is_protected_though_a_coin_was_stolen_before_the_attack() -> None:
    words: dict[str, Any] = {"coins": {GUS: 4}, "richest": GUS, "dice": {"damage": [9]}}
    game = town(f"{TWO} cortex minus", at=["cortex", "minus", *NIGHT], **words)
    call(game, s2=[(GUS, "steal"), EVA])
    assert (game.state.coins[GUS], game.state.coins[CLEO]) == (3, 4)
    close(game)
    call(game, s0=GUS)
    assert states(game)[GUS] == "i"


@pytest.mark.rule("QB-RULING-59")
def test_the_richest_citizens_house_protects_all_within_but_not_his_hospital_room() -> None:
    game = attacked(DAN, richest=EVA, dice={"damage": [9]}, **SPOUSES)
    assert states(game)[DAN] == "i"
    game = attacked(DAN, richest=DAN, effects={HANA: "laura"}, squat=DAN, dice={"damage": [9]}, **AWAY)
    assert states(game)[HANA] == "i"
    game = attacked(DAN, richest=DAN, health={DAN: "b"}, dice={"damage": [9]})
    assert states(game)[DAN] == "m"


@pytest.mark.rule("QB-ATK-19", "QB-RULING-60", "QB-EX-13", "QB-ROLE-MEDECIN-04")
def test_the_first_attack_on_the_bunker_only_forces_its_door_for_good() -> None:
    game = attacked(DAN, DOCTOR, dice={"damage": [2]})
    assert states(game)[DAN] == "i"
    assert game.state.bunker_forced
    assert told(game, DAN, DoorReported)
    game = attacked(DAN, DOCTOR, bunker_forced=True, dice={"damage": [2]})
    assert states(game)[DAN] == "c"


@pytest.mark.rule("QB-RULING-60")
def test_the_door_covers_visitors_and_needs_somebody_to_force_it_and_a_doctor_in_his_room_has_none() -> None:
    game = attacked(EVA, DOCTOR, dice={"damage": [9]}, **SPOUSES)
    assert game.state.targets["pack"] == [EVA, BUNKER]
    assert states(game) == "i" * 12
    game = attacked(DAN, DOCTOR, guards=[[ANA, GUS], [BEN, GUS]])
    assert not game.state.bunker_forced
    game = attacked(DAN, DOCTOR, health={DAN: "c"}, dice={"damage": [0]})
    assert states(game)[DAN] == "q"


@pytest.mark.rule("QB-ATK-20", "QB-ROLE-REPT-04")
def test_members_of_the_attacking_faction_are_never_its_victims() -> None:
    game = attacked((CLEO, "home"), "rept-alpha rept-rouge seth", guards=[[CLEO, CLEO]], dice={"damage": [9]})
    assert game.state.position[:3] == [CLEO] * 3
    assert states(game) == "i" * 12


@pytest.mark.rule("QB-RULING-63")
def test_a_member_is_pointed_at_only_with_the_house_switch_and_only_a_stranger_there_is_hit() -> None:
    game = town(PACK, at=NIGHT, effects={HANA: "laura"}, squat=CLEO, dice={"damage": [9]})
    options = asked(game, ANA).options
    assert value(CLEO) not in options
    assert value((CLEO, "home")) in options
    assert value(DAN) in options
    call(game, s0=(CLEO, "home"))
    assert states(game) == "iiiiiiimiiii"


@pytest.mark.rule("QB-EX-58", "QB-ROLE-MATH-04")
def test_three_algebraists_outnumber_an_analyst_and_win_with_the_last_of_them() -> None:
    game = town("hess algebriste algebriste analyste", mode="m", at=["alg", *NIGHT[1:]], dice={"damage": [5]})
    call(game, s0=DAN)
    assert states(game)[DAN] == "q"
    assert game.outcome is not None
    assert (game.outcome.side, game.outcome.why) == ("algebristes", "annihilation")


@pytest.mark.rule("QB-ATK-05", "QB-ATK-06")
@pytest.mark.parametrize(("drawn", "after"), [(0, "qi"), (1, "iq")])
def test_of_lovers_together_chance_says_who_is_hit_though_one_of_them_was_named(drawn: int, after: str) -> None:
    dice = {"victim": [drawn], "damage": [8], "defence": [0], "hit": [0]}
    game = attacked(DAN, f"{PACK} amoureux amoureux", lovers_place=DAN, dice=dice)
    assert states(game)[DAN : EVA + 1] == after
