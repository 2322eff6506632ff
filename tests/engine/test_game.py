"""One match: what happens when time runs out, copies of it, and who may see what at which moment."""

from __future__ import annotations

import random

import pytest

from meetinghouse.engine.chance import Chance
from meetinghouse.engine.conformance import any_move, make, play
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.values import DONE, NO, YES, Seat

from .toys.assembly import NOBODY, RING, CommitteeNamed, Spoken, Voted
from .toys.coven import NightPassed
from .toys.opening import PLAYERS, asked, assembly, coven, events, ids, toy


def test_a_missing_answer_takes_its_default_when_time_runs_out() -> None:
    game = assembly()

    assert events(game.expire("0-1")) == [Spoken(0)]
    assert ids(game) == ["0-2"]


def test_a_missing_answer_without_default_is_left_to_the_rules() -> None:
    game = assembly(script={"tie": [0]})
    game.answer("0-1", DONE)
    game.answer("0-2", [Seat(1)])
    game.answer("2-1", NO)
    game.answer("3-1", YES)

    told = game.expire("0-3")

    assert events(told) == [Voted(1, 1, False)]  # two did not answer, and chance broke the tie


def test_time_runs_out_for_the_whole_step_under_any_of_its_open_ids() -> None:
    results = []
    for id in ("0-3", "1-1", "3-1"):
        game = assembly()
        game.answer("0-1", DONE)
        game.answer("0-2", [Seat(1)])
        game.answer("2-1", NO)
        results.append(events(game.expire(id)))
    assert results == [[Voted(0, 1, False)]] * 3


def test_what_has_no_clock_cannot_run_out() -> None:
    game = assembly()
    game.answer("0-1", DONE)
    before = game.save()

    with pytest.raises(Refused, match="0-2 has no clock") as refused:
        game.expire("0-2")

    assert refused.value.key == "no-clock"
    assert game.save() == before


@pytest.mark.parametrize("id", ["0-ring", "1-gift", "1-1", "0-9", "", "nonsense"])
def test_the_time_of_what_is_not_asked_cannot_run_out(id: str) -> None:
    game = assembly()
    before = game.save()

    with pytest.raises(Refused, match="Nothing is asked under"):
        game.expire(id)

    assert game.save() == before


def test_an_interrupted_step_cannot_run_out_below_the_interrupt() -> None:
    game = assembly()
    game.answer("1-ring", RING)

    with pytest.raises(Refused, match="Nothing is asked under 0-1 now"):
        game.expire("0-1")


def test_the_last_sign_is_the_default_when_the_night_runs_out() -> None:
    game = coven(0, 1)
    game.answer("0-sign", Seat(2))
    game.answer("0-sign", Seat(4))
    assert asked(game, 0).default == Seat(4)

    told = game.expire(asked(game, 5).id)

    assert game.state.turned[4] == 1
    assert NightPassed(1) in events(told)


def test_the_record_holds_answers_offers_and_expiries_in_order() -> None:
    game = assembly()
    game.answer("1-ring", RING)
    game.answer("1-1", NOBODY)
    game.expire("0-1")

    entries = [(entry.id, entry.choice) for entry in game.record.entries]

    assert entries == [("1-ring", RING), ("1-1", NOBODY), ("0-1", None)]


@pytest.mark.parametrize("name", PLAYERS)
def test_a_copy_and_its_game_go_their_own_ways(name: str) -> None:
    dice = random.Random(3)
    game = toy(name)
    while not game.over:
        before, copied = game.save(), game.copy()
        play(copied, dice, 100)
        assert copied.over
        assert game.save() == before
        twin = game.copy()
        make(game, any_move(game, dice))
        assert twin.save() == before


@pytest.mark.parametrize("name", PLAYERS)
def test_a_copy_of_copies_has_the_whole_story_and_record(name: str) -> None:
    dice = random.Random(5)
    game = copied = toy(name)
    while not game.over:
        move = any_move(game, dice)
        for _ in range(dice.randint(0, 2)):
            copied = copied.copy()
        assert make(copied, move) == make(game, move)
        if dice.random() < 0.2:
            assert copied.heard(0) == game.heard(0)

    assert copied.story == game.story
    assert copied.record == game.record
    assert copied.save() == game.save()


def test_an_answer_returns_what_it_told_even_if_the_story_is_read_meanwhile() -> None:
    class Reading(Chance):
        def below(self, n: int, label: str) -> int:
            assert len(game.story) == 2
            return 0

    game = assembly()
    game.answer("0-1", DONE)
    game.answer("0-2", [Seat(1)])
    game = game.copy()
    game.chance = Reading(b"")
    for id, vote in (("0-3", YES), ("1-1", YES), ("2-1", NO)):
        game.answer(id, vote)

    assert events(game.answer("3-1", NO))[0] == Voted(2, 2, False)
    assert [type(told) for told in events(game.story)[:3]] == [Spoken, CommitteeNamed, Voted]


def test_a_step_that_two_copies_still_have_before_them_is_answered_in_each_alone() -> None:
    game = assembly()
    one, two = game.copy(), game.copy()
    for each in (one, two):
        each.answer("0-1", DONE)
    one.answer("0-2", [Seat(1)])
    one.answer("1-1", YES)

    assert ids(two) == ["0-2"]
    assert two.asked == [2, 0, 0, 0]
    two.answer("0-2", [Seat(3)])
    assert ids(two) == ["0-3", "1-1", "2-1", "3-1"]
    assert ids(one) == ["0-3", "2-1", "3-1"]
    assert ids(game) == ["0-1"]


def test_a_caller_who_changes_a_list_afterwards_changes_no_game() -> None:
    game = assembly()
    game.answer("0-1", DONE)
    choice = [Seat(1), Seat(2)]
    game.answer("0-2", choice)

    choice.clear()

    assert game.record.entries[-1].choice == [Seat(1), Seat(2)]


def test_everything_is_shown_only_after_the_end() -> None:
    game = toy("coven")
    with pytest.raises(Refused, match="stays secret until the game is over"):
        game.view("all")
    play(game, random.Random(1), 100)

    assert game.view("all").phase == "over"
    for seat in (None, *range(6)):
        assert game.view(seat).viewer == seat


def test_after_the_end_nothing_is_asked_and_every_answer_is_refused() -> None:
    game = toy("assembly")
    play(game, random.Random(1), 100)
    before = game.save()

    assert (game.decisions, game.offers, game.waiting) == ([], [], ())
    for id in ("0-1", "0-ring", "nonsense"):
        with pytest.raises(Refused, match="over"):
            game.answer(id, DONE)
        with pytest.raises(Refused, match="over"):
            game.expire(id)
    assert game.save() == before


@pytest.mark.parametrize("seat", [-1, 4, 99, True, "0", 1.0, "some"])
def test_a_seat_that_is_none_is_refused(seat: int) -> None:
    game = toy("assembly")

    for look in (game.view, game.heard):
        with pytest.raises(Refused, match="no seat"):
            look(seat)
    with pytest.raises(Refused, match="no seat"):
        game.redeal(seat, 1)


def test_each_hears_what_was_told_to_it_and_the_public_what_was_told_to_all() -> None:
    game = coven(0, 1)

    assert [len(game.heard(seat)) for seat in (None, 0, 1, 2, 5)] == [0, 1, 1, 0, 0]
    game.expire("0-1")
    assert [len(game.heard(seat)) for seat in (None, 0, 1)] == [1, 3, 3]


def test_what_was_heard_is_the_readers_own_list_and_a_copy_hears_its_own() -> None:
    game = coven(0, 1)
    game.heard(0).clear()
    other = game.copy()
    other.expire("0-1")

    assert (len(game.heard(0)), len(other.heard(0))) == (1, 3)
    assert len(game.heard(0)) == 1


def test_parts_of_a_view_are_made_once_for_a_position_and_anew_after_an_answer() -> None:
    game = assembly()
    game.answer("0-1", DONE)
    public = game.view(0).public

    assert game.view(1).public is game.copy().view(None).public is public

    other = game.copy()
    other.answer("0-2", [Seat(1)])
    assert other.view(0).public.waiting != public.waiting
    assert game.view(0).public == public


def test_a_view_is_not_stale_after_rules_have_changed_something_without_an_answer() -> None:
    game = assembly()
    game.answer("0-1", DONE)
    waiting = game.view(0).waiting

    game.agenda.pop()
    game.advance()

    assert game.view(0).waiting == game.waiting != waiting
