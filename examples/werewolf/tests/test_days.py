"""The village before the first night, the day, and the end."""

from __future__ import annotations

import pytest
from meetinghouse_werewolf.events import (
    Backed,
    Died,
    Fired,
    GameWon,
    MayorNamed,
    NobodySentenced,
    PackMet,
    Pointed,
    RoleDealt,
    Voted,
)
from meetinghouse_werewolf.rules import RULES
from positions import Wishes, asked, heard, living, play, role, village

from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.values import SEATS

A, B, C, D, E, F, G, H = range(8)

USUAL = {
    5: "seer villager villager villager werewolf",
    6: "doctor seer villager villager villager werewolf",
    7: "doctor hunter seer villager villager villager werewolf",
    8: "doctor hunter seer villager villager werewolf werewolf witch",
    9: "cupid doctor hunter seer villager villager werewolf werewolf witch",
}


# --- the village


@pytest.mark.rule("WW-SETUP-01")
def test_everybody_learns_the_own_role_alone() -> None:
    game = start_by(RULES, 9, 3)

    for seat in range(9):
        (dealt,) = heard(game, seat, RoleDealt)
        assert role(game, seat, seat) == dealt.role
        if dealt.role != "werewolf":
            assert [role(game, seat, each) for each in range(9)].count("") == 8
    assert heard(game, None, RoleDealt) == []
    for players in (4, 19):
        with pytest.raises(Refused, match="5 to 18 players"):
            start_by(RULES, players)


@pytest.mark.rule("WW-SETUP-02")
def test_the_werewolves_learn_who_they_are() -> None:
    game = start_by(RULES, 12, 3)
    pack = tuple([seat for seat in range(12) if heard(game, seat, RoleDealt) == [RoleDealt("werewolf")]])

    assert len(pack) == 3
    for seat in range(12):
        assert heard(game, seat, PackMet) == ([PackMet(pack)] if seat in pack else [])
    assert [seat for seat in range(12) if role(game, pack[0], seat) == "werewolf"] == list(pack)


@pytest.mark.rule("WW-SETUP-03")
@pytest.mark.parametrize("players", range(5, 19))
def test_the_number_of_players_says_which_roles_are_dealt_and_all_know_it(players: int) -> None:
    roles = start_by(RULES, players, 1).view(None).public.roles

    assert " ".join(roles) == USUAL[players] if players in USUAL else len(roles) == players
    assert roles.count("werewolf") == (1 if players < 8 else 2 if players < 12 else 3 if players < 17 else 4)


@pytest.mark.rule("WW-SETUP-03")
def test_a_host_may_choose_other_roles() -> None:
    roles = start_by(RULES, 7, 1, {"werewolves": 3, "cupid": "yes", "seer": "no"}).view(None).public.roles

    assert roles == ("cupid", "doctor", "hunter", "villager", "werewolf", "werewolf", "werewolf")


@pytest.mark.rule("WW-SETUP-04")
def test_half_of_the_players_cannot_be_werewolves() -> None:
    with pytest.raises(Refused, match="WW-SETUP-04"):
        start_by(RULES, 6, 1, {"werewolves": 3})
    assert start_by(RULES, 7, 1, {"werewolves": 3}).seats == 7


@pytest.mark.rule("WW-SETUP-05")
def test_there_are_no_more_roles_than_players() -> None:
    all_roles = dict.fromkeys(("doctor", "hunter", "witch", "cupid"), "yes")
    with pytest.raises(Refused, match="WW-SETUP-05"):
        start_by(RULES, 5, 1, all_roles)
    assert start_by(RULES, 6, 1, all_roles).view(None).public.roles.count("villager") == 0


# --- talking


@pytest.mark.rule("WW-DAY-01")
def test_the_village_votes_when_all_are_ready_or_time_is_up() -> None:
    game = play(village("wvvvv", mayor=False), "debate", {(A, "prey"): B})
    assert [decision.seat for decision in game.decisions] == [A, C, D, E]
    for seat in (A, C, D):
        game.answer(asked(game, seat).id, asked(game, seat).options[0])
    assert game.view(None).phase == "debate"
    game.answer(asked(game, E).id, asked(game, E).options[0])
    assert game.view(None).phase == "vote"

    game = play(village("wvvvv", mayor=False, day_seconds=60), "debate", {(A, "prey"): B})
    game.expire(game.decisions[0].id)
    assert game.view(None).phase == "vote"


@pytest.mark.rule("WW-DAY-02")
def test_by_day_the_living_talk_and_the_dead_only_among_themselves() -> None:
    game = play(village("wvvvv", mayor=False), "debate", {(A, "prey"): B})
    channels = {each.name: (each.writers, each.readers) for each in game.channels}

    assert channels == {"village": ((A, C, D, E), (A, B, C, D, E)), "graveyard": ((B,), (B,))}
    assert [each.name for each in game.view(A).channels] == ["village"]


@pytest.mark.rule("WW-POINT-01", "WW-POINT-02", "WW-POINT-03")
def test_the_living_point_three_times_a_day_never_twice_at_the_same() -> None:
    game = play(village("wvvvv", mayor=False), "debate", {(A, "prey"): B})

    with pytest.raises(Refused, match="WW-POINT-01"):
        game.answer(f"{B}-point", SEATS[A])
    game.answer(f"{C}-point", SEATS[A])
    assert game.view(None).public.seats[C].points_at == A
    with pytest.raises(Refused, match="WW-POINT-03"):
        game.answer(f"{C}-point", SEATS[A])
    game.answer(f"{C}-point", SEATS[D])
    game.answer(f"{C}-point", SEATS[E])
    with pytest.raises(Refused, match="WW-POINT-02"):
        game.answer(f"{C}-point", SEATS[A])
    assert heard(game, None, Pointed) == [Pointed(C, at) for at in (A, D, E)]
    play(game, "vote")
    with pytest.raises(Refused, match="WW-POINT-01"):
        game.answer(f"{D}-point", SEATS[A])


# --- the mayor


@pytest.mark.rule("WW-MAYOR-01")
def test_on_the_first_day_most_votes_elect_the_mayor() -> None:
    votes: Wishes = {(A, "elect"): A, (C, "elect"): D, (D, "elect"): D, (E, "elect"): A, (F, "elect"): D}
    game = play(village("wvvvvv"), "debate", {(A, "prey"): B, **votes})

    assert heard(game, None, Backed) == [Backed(A, (A, E)), Backed(D, (C, D, F))]
    assert heard(game, None, Voted) == []
    assert heard(game, None, MayorNamed) == [MayorNamed(D)]
    assert game.view(None).public.seats[D].marks == ("mayor",)
    play(game, "next")
    play(game, "debate", {(A, "prey"): F})
    assert len(heard(game, None, MayorNamed)) == 1


@pytest.mark.rule("WW-MAYOR-01")
def test_chance_decides_between_those_who_have_as_many_votes_and_a_host_may_do_without() -> None:
    votes: Wishes = {(A, "elect"): A, (C, "elect"): A, (D, "elect"): D, (E, "elect"): D}
    found = set()
    for seed in range(12):
        game = play(village("wvvvv"), "election", {(A, "prey"): B})
        game.chance = type(game.chance)(bytes([seed]) * 32)
        found.add(heard(play(game, "debate", votes), None, MayorNamed)[0].seat)
    assert found == {A, D}

    game = play(village("wvvvv", mayor=False), "debate", {(A, "prey"): B})
    assert heard(game, None, MayorNamed) == []


@pytest.mark.rule("WW-MAYOR-02")
def test_the_mayors_vote_counts_twice() -> None:
    elected: Wishes = {(seat, "elect"): C for seat in (A, C, D, E, F, G)}
    game = play(village("wvvvvvv"), "vote", {(A, "prey"): B, **elected})

    play(game, "next", {(A, "vote"): E, (D, "vote"): E, (C, "vote"): D, (F, "vote"): D})

    assert heard(game, None, Died)[-1] == Died(D, "villager", "vote")


@pytest.mark.rule("WW-MAYOR-03")
def test_a_dying_mayor_names_the_next() -> None:
    elected: Wishes = {(seat, "elect"): C for seat in (A, C, D, E, F, G)}
    game = play(village("wvvvvvv"), "vote", {(A, "prey"): B, **elected})
    play(game, "next", {(A, "vote"): C, (D, "vote"): C, (F, "vote"): C, (G, "vote"): C, (C, "succeed"): E})
    assert heard(game, None, MayorNamed)[-1] == MayorNamed(E, C)

    game = play(village("wvvvvvv", day_seconds=60), "vote", {(A, "prey"): B, **elected})
    play(game, "succession", {(seat, "vote"): C for seat in (A, D, E, F)})
    game.expire(game.decisions[0].id)
    assert all(each.marks == () for each in game.view(None).public.seats)


# --- the vote


@pytest.mark.rule("WW-VOTE-01")
def test_all_vote_at_once_and_the_votes_are_opened_together() -> None:
    game = play(village("wvvvv", mayor=False), "vote", {(A, "prey"): B})

    assert SEATS[C] not in asked(game, C).options
    assert len(asked(game, C).options) == 4
    game.answer(asked(game, C).id, SEATS[A])
    assert heard(game, None, Voted) == []
    play(game, "next", {(D, "vote"): A, (A, "vote"): D})
    assert heard(game, None, Voted) == [Voted((E,), None), Voted((C, D), A), Voted((A,), D)]


@pytest.mark.rule("WW-VOTE-02")
def test_whoever_has_most_votes_dies_and_the_role_is_shown() -> None:
    game = play(village("wvvvvv", mayor=False), "vote", {(A, "prey"): B})

    play(game, "next", {(A, "vote"): D, (C, "vote"): D, (D, "vote"): A, (E, "vote"): D})

    assert heard(game, None, Died)[-1] == Died(D, "villager", "vote")
    assert game.view(None).public.seats[D].role == "villager"


@pytest.mark.rule("WW-VOTE-03")
@pytest.mark.parametrize("votes", [{}, {(A, "vote"): D}, {(A, "vote"): D, (C, "vote"): D}])
def test_where_most_vote_for_nobody_nobody_dies(votes: Wishes) -> None:
    game = play(village("wvvvvv", mayor=False), "vote", {(A, "prey"): B})

    play(game, "next", votes)

    assert heard(game, None, NobodySentenced) == [NobodySentenced(False)]
    assert living(game) == [A, C, D, E, F]


@pytest.mark.rule("WW-VOTE-03")
def test_two_with_as_many_votes_both_live() -> None:
    game = play(village("wvvvvv", mayor=False), "vote", {(A, "prey"): B})

    play(game, "next", {(A, "vote"): D, (C, "vote"): D, (D, "vote"): E, (F, "vote"): E})

    assert heard(game, None, NobodySentenced) == [NobodySentenced(True)]
    assert living(game) == [A, C, D, E, F]


# --- the hunter


@pytest.mark.rule("WW-HUNTER-01")
def test_the_dying_hunter_takes_somebody_along_by_night_and_by_day() -> None:
    game = play(village("whvvvvv", mayor=False), "debate", {(A, "prey"): B, (B, "fire"): C})
    assert heard(game, None, Fired) == [Fired(B, C)]
    assert heard(game, None, Died) == [Died(B, "hunter", "night"), Died(C, "villager", "shot")]

    game = play(village("whvvvvv", mayor=False), "vote", {(A, "prey"): C})
    play(game, "over", {(D, "vote"): B, (E, "vote"): B, (B, "fire"): A})
    assert heard(game, None, GameWon)[0].side == "village"


@pytest.mark.rule("WW-HUNTER-02")
def test_a_hunter_who_does_not_answer_in_time_hits_nobody() -> None:
    game = play(village("whvvvvv", mayor=False, day_seconds=60), "shot", {(A, "prey"): B})

    game.expire(game.decisions[0].id)

    assert heard(game, None, Fired) == []
    assert living(game) == [A, C, D, E, F, G]


# --- the end


@pytest.mark.rule("WW-END-01", "WW-END-05")
def test_the_village_wins_with_its_dead_when_no_werewolf_lives() -> None:
    game = play(village("wvvvv", mayor=False), "vote", {(A, "prey"): B})
    play(game, "over", {(C, "vote"): A, (D, "vote"): A, (E, "vote"): A})

    assert game.outcome is not None
    assert (game.outcome.side, game.outcome.winners, game.outcome.why) == ("village", (B, C, D, E), "no-werewolves")


@pytest.mark.rule("WW-END-02")
def test_the_werewolves_win_when_they_are_half_of_the_living() -> None:
    game = play(village("wvvvv", mayor=False), "vote", {(A, "prey"): B})
    play(game, "next", {(A, "vote"): C, (D, "vote"): C, (E, "vote"): C})
    assert not game.over

    play(game, "over", {(A, "prey"): D})

    assert game.outcome is not None
    assert (game.outcome.side, game.outcome.winners, game.outcome.why) == ("werewolves", (A,), "as-many")


@pytest.mark.rule("WW-END-03")
def test_lovers_from_two_sides_win_only_when_nobody_else_lives() -> None:
    bound: Wishes = {(B, "first-lover"): A, (B, "second-lover"): C}
    game = play(village("wcvvv", mayor=False), "vote", {(A, "prey"): D, **bound})
    assert game.view(C).side == game.view(A).side == "lovers"
    assert game.view(B).side == "village"
    play(game, "next", {(A, "vote"): E, (B, "vote"): E, (C, "vote"): E})
    play(game, "over", {(A, "prey"): B})
    assert game.outcome is not None
    assert (game.outcome.side, game.outcome.winners) == ("lovers", (A, C))

    game = play(village("wcvvv", mayor=False), "vote", {(A, "prey"): D, **bound})
    play(game, "over", {(B, "vote"): A, (C, "vote"): A, (E, "vote"): A})
    assert game.outcome is not None
    assert (game.outcome.side, game.outcome.winners) == ("village", (B, D, E))


@pytest.mark.rule("WW-END-04")
def test_a_village_that_dies_out_has_no_winner() -> None:
    bound: Wishes = {(B, "first-lover"): A, (B, "second-lover"): C}
    game = play(village("wchvv", mayor=False), "vote", {(A, "prey"): D, **bound})
    play(game, "next", {(A, "vote"): E, (B, "vote"): E, (C, "vote"): E})
    play(game, "over", {(A, "prey"): C, (C, "fire"): B})

    assert game.outcome is not None
    assert (game.outcome.side, game.outcome.winners, game.outcome.why) == ("nobody", (), "nobody-left")


@pytest.mark.rule("WW-END-05")
def test_a_shot_comes_before_the_living_are_counted() -> None:
    game = play(village("whvvv", mayor=False), "vote", {(A, "prey"): C})
    play(game, "next", {(A, "vote"): D, (B, "vote"): D, (E, "vote"): D})
    play(game, "over", {(A, "prey"): B, (B, "fire"): A})

    assert game.outcome is not None
    assert game.outcome.side == "village"
