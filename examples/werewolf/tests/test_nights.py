"""The night, role by role."""

from __future__ import annotations

import random

import pytest
from meetinghouse_werewolf.events import Died, LoverMet, LoversBound, NobodyDied, PreyChosen, VictimShown, VisionSeen
from meetinghouse_werewolf.phases import NOBODY
from positions import asked, heard, living, play, role, village

from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.values import SEATS, YES

A, B, C, D, E, F, G, H, I = range(9)  # noqa: E741


@pytest.mark.rule("WW-NIGHT-01")
def test_at_night_everybody_is_asked_in_one_form() -> None:
    game = village("wwsdxchvv")

    assert [decision.seat for decision in game.decisions] == list(range(9))
    for decision in game.decisions:
        closed = {each.option for each in game.closed(decision.id)}
        assert {*decision.options, *closed, SEATS[decision.seat]} == set(SEATS[:9])
        assert (decision.least, decision.most, decision.about, decision.default) == (1, 1, None, None)
    assert game.view(None).waiting == ()


@pytest.mark.rule("WW-NIGHT-02")
def test_a_suspicion_does_nothing_and_is_opened_at_the_end() -> None:
    game = village("wvvvv", mayor=False)

    play(game, "vote", {(B, "suspicion"): A, (C, "suspicion"): D, (A, "prey"): E})
    assert living(game) == [A, B, C, D]
    play(game, "over", {(B, "vote"): A, (C, "vote"): A, (D, "vote"): A})
    assert game.outcome is not None
    assert {(each.seat, each.named, each.right) for each in game.outcome.suspicions} >= {(B, 1, 1), (C, 1, 0)}


@pytest.mark.rule("WW-NIGHT-03")
def test_in_the_morning_all_learn_who_died_and_the_role_but_not_of_what() -> None:
    game = play(village("wxvvvvv"), "election", {(A, "prey"): C, (B, "poison"): D})

    assert heard(game, None, Died) == [Died(C, "villager", "night"), Died(D, "villager", "night")]


@pytest.mark.rule("WW-NIGHT-04")
def test_at_night_the_living_do_not_talk() -> None:
    game = village("wvvvv")

    assert game.channels == []
    play(game, "election", {(A, "prey"): B})
    assert game.channels[0].name == "village"


# --- werewolves


@pytest.mark.rule("WW-WOLF-01")
def test_the_pack_chooses_whom_most_name_and_sees_its_own_names() -> None:
    game = village("wwwvvvvv")

    game.answer(asked(game, A).id, SEATS[D])
    assert game.view(B).own.seats[A].points_at == D
    assert game.view(E).own.seats[A].points_at is None
    game.answer(f"{A}-again", game.offers[0].options[0])
    play(game, "election", {(A, "prey"): E, (B, "prey"): F, (C, "prey"): F})
    assert heard(game, A, PreyChosen) == [PreyChosen(F)]
    assert heard(game, D, PreyChosen) == []
    assert living(game) == [A, B, C, D, E, G, H]


@pytest.mark.rule("WW-WOLF-01")
def test_where_the_pack_is_divided_chance_chooses_among_those_named_most() -> None:
    found = set()
    for seed in range(12):
        game = village("wwvvvvv")
        game.chance = type(game.chance)(bytes([seed]) * 32)
        play(game, "election", {(A, "prey"): C, (B, "prey"): D})
        found.add(heard(game, A, PreyChosen)[0].seat)

    assert found == {C, D}


@pytest.mark.rule("WW-WOLF-02")
def test_a_werewolf_cannot_name_one_of_the_pack() -> None:
    game = village("wwvvvvv")

    with pytest.raises(Refused, match="WW-WOLF-02"):
        game.answer(asked(game, A).id, SEATS[B])


@pytest.mark.rule("WW-WOLF-03")
def test_whom_the_pack_chooses_dies_in_the_morning() -> None:
    game = village("wvvvv")

    play(game, "election", {(A, "prey"): C})

    assert living(game) == [A, B, D, E]


@pytest.mark.rule("WW-WOLF-04")
def test_where_no_werewolf_names_anybody_in_time_nobody_is_chosen() -> None:
    game = village("wvvvv", night_seconds=30)

    game.expire(game.decisions[0].id)

    assert heard(game, None, NobodyDied) == [NobodyDied(1)]
    assert living(game) == [A, B, C, D, E]


# --- seer, doctor, witch


@pytest.mark.rule("WW-SEER-01")
@pytest.mark.parametrize(("whom", "werewolf"), [(A, True), (C, False)])
def test_the_seer_alone_learns_whether_somebody_is_a_werewolf(whom: int, werewolf: bool) -> None:
    game = play(village("wsvvv"), "election", {(A, "prey"): D, (B, "look"): whom})

    assert heard(game, B, VisionSeen) == [VisionSeen(whom, werewolf)]
    assert all(heard(game, seat, VisionSeen) == [] for seat in (None, A, C))
    seen = game.view(B).own
    assert (seen.wolves_seen, seen.others_seen) == (((whom,), ()) if werewolf else ((), (whom,)))
    assert SEATS[B] not in asked(village("wsvvv"), B).options


@pytest.mark.rule("WW-DOCTOR-01", "WW-DOCTOR-02")
@pytest.mark.parametrize("guarded", [B, C])
def test_whom_the_doctor_guards_does_not_die_of_the_werewolves(guarded: int) -> None:
    game = play(village("wdvvv"), "election", {(A, "prey"): guarded, (B, "guard"): guarded})

    assert living(game) == [A, B, C, D, E]


@pytest.mark.rule("WW-DOCTOR-02")
def test_the_doctors_guard_is_no_help_against_poison() -> None:
    game = play(village("wdxvvvv"), "election", {(A, "prey"): D, (B, "guard"): E, (C, "poison"): E, (C, "heal"): YES})

    assert living(game) == [A, B, C, D, F, G]


@pytest.mark.rule("WW-DOCTOR-03")
def test_nobody_is_guarded_two_nights_running() -> None:
    game = play(village("wdvvvvv"), "next", {(A, "prey"): C, (B, "guard"): C})

    with pytest.raises(Refused, match="WW-DOCTOR-03"):
        game.answer(asked(game, B).id, SEATS[C])
    play(game, "next", {(A, "prey"): D, (B, "guard"): D})
    assert SEATS[C] in asked(game, B).options


@pytest.mark.rule("WW-WITCH-01")
def test_while_the_witch_lives_all_are_asked_again_and_she_sees_the_victim() -> None:
    game = village("wxvvvv", doctor="no")
    for seat, whom in ((A, C), (B, A), (C, A), (D, A), (E, A), (F, A)):
        game.answer(asked(game, seat).id, SEATS[whom])

    assert game.view(None).phase == "night"
    assert {decision.kind for decision in game.decisions} == {"poison", "doubt"}
    assert len(game.decisions) == 6
    assert {frozenset({*each.options, SEATS[each.seat]}) for each in game.decisions} == {
        frozenset({NOBODY, *SEATS[:6]})
    }
    assert heard(game, B, VictimShown) == [VictimShown(C)]
    assert (game.view(B).own.victim, game.view(A).own.victim, game.view(C).own.victim) == (C, None, None)


@pytest.mark.rule("WW-WITCH-01")
def test_once_the_witch_is_dead_the_night_has_one_half_and_without_potions_she_sees_nobody() -> None:
    game = play(village("wxvvvvvv"), "next", {(A, "prey"): B, (B, "poison"): C})
    assert "witch" in [each.role for each in game.view(None).public.seats]
    before = [asked(game, seat).kind for seat in living(game)]
    play(game, "debate", {(A, "prey"): D})
    assert "doubt" not in before
    assert living(game) == [A, E, F, G, H]

    game = play(village("wxvvvvvvv"), "next", {(A, "prey"): C, (B, "poison"): D, (B, "heal"): YES})
    play(game, "debate", {(A, "prey"): E, (B, "doubt"): NOBODY})
    assert heard(game, B, VictimShown) == [VictimShown(C)]


@pytest.mark.rule("WW-WITCH-02")
@pytest.mark.parametrize("victim", [B, C])
def test_once_the_witch_heals_the_victim_also_herself(victim: int) -> None:
    game = play(village("wxvvvvvv"), "next", {(A, "prey"): victim, (B, "heal"): YES})

    assert living(game) == list(range(8))
    assert game.view(B).own.potions == ("poison",)
    play(game, "debate", {(A, "prey"): D, (B, "poison"): NOBODY})
    assert living(game) == [A, B, C, E, F, G, H]


@pytest.mark.rule("WW-WITCH-03")
def test_once_the_witch_poisons_another() -> None:
    game = village("wxvvvvvv")
    play(game, "next", {(A, "prey"): C, (B, "poison"): D})
    assert living(game) == [A, B, E, F, G, H]

    for seat in living(game):
        game.answer(asked(game, seat).id, SEATS[A if seat != A else E])
    assert asked(game, B).kind == "poison"
    with pytest.raises(Refused, match="WW-WITCH-03"):
        game.answer(asked(game, B).id, SEATS[F])
    assert SEATS[B] not in asked(game, B).options


# --- Cupid


@pytest.mark.rule("WW-CUPID-01", "WW-CUPID-03")
def test_cupid_makes_two_lovers_who_learn_of_each_other() -> None:
    game = play(village("wcvvvvv"), "election", {(A, "prey"): G, (B, "first-lover"): B, (B, "second-lover"): A})

    assert heard(game, B, LoversBound) == [LoversBound((A, B))]
    assert heard(game, A, LoverMet) == [LoverMet(B, "cupid")]
    assert heard(game, B, LoverMet) == [LoverMet(A, "werewolf")]
    assert role(game, A, B) == "cupid"
    assert all(heard(game, seat, kind) == [] for seat in (None, C, D) for kind in (LoverMet, LoversBound))
    assert all(each.marks == () for each in (*game.view(C).public.seats, *game.view(C).own.seats))
    play(game, "next")
    assert asked(game, B).kind == "suspicion"


@pytest.mark.rule("WW-CUPID-02")
def test_the_lovers_are_two_different_people() -> None:
    game = village("wcvvvvv")
    game.answer(asked(game, B).id, SEATS[C])

    assert asked(game, B).kind == "second-lover"
    with pytest.raises(Refused, match="WW-CUPID-02"):
        game.answer(asked(game, B).id, SEATS[C])


@pytest.mark.rule("WW-CUPID-04")
def test_when_a_lover_dies_the_other_dies_of_grief() -> None:
    wishes = {(A, "prey"): C, (B, "first-lover"): C, (B, "second-lover"): D}
    game = play(village("wcvvvvv"), "election", wishes)  # type: ignore[arg-type]

    assert heard(game, None, Died) == [Died(C, "villager", "night"), Died(D, "villager", "grief")]
    assert living(game) == [A, B, E, F, G]


# --- what nobody sees


@pytest.mark.rule("WW-NIGHT-01")
@pytest.mark.parametrize("seed", range(3))
def test_nobody_sees_that_or_what_others_answer_at_night(seed: int) -> None:
    game, dice = village("wwsdxchvv"), random.Random(seed)
    before = [game.view(seat) for seat in (None, H, I)]

    for seat in (A, B, C, D, E, F, G):
        while any(each.seat == seat for each in game.decisions) and asked(game, seat).kind != "heal":
            game.answer(asked(game, seat).id, asked(game, seat).any(dice))

    assert [game.view(seat) for seat in (None, H, I)] == before
