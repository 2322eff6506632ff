"""Steps: interrupts, ids, sealed and changed answers, a voter who leaves, steps that only take time."""

from __future__ import annotations

import pytest

from meetinghouse.engine.conformance import seat_bytes
from meetinghouse.engine.events import Event
from meetinghouse.engine.game import Game
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.values import DONE, NO, YES, Amount, Seat

from .toys.assembly import NOBODY, RING, AssemblyState, Banished, GiftMade, Lapsed, Spared, Speech, Spoken, Voted
from .toys.opening import asked, assembly, events, ids, offered


def agenda(game: Game[AssemblyState]) -> list[str]:
    return [type(step).__name__ for step in game.agenda]


def at_the_ballot(players: int = 4) -> Game[AssemblyState]:
    game = assembly(players)
    game.answer("0-1", DONE)
    game.answer("0-2", [Seat(1)])
    return game


def test_interrupts_nested_three_deep_are_finished_newest_first_and_the_interrupted_resumes() -> None:
    game = assembly()
    for ringer in (1, 2, 3):
        game.answer(f"{ringer}-ring", RING)

    assert agenda(game) == ["Round", "Ballot", "Committee", "Speech", "Alarm", "Alarm", "Alarm"]
    seen: list[Event] = []
    for id in ("3-1", "2-1", "1-1"):
        assert ids(game) == [id]
        seen += events(game.answer(id, NOBODY))
    assert seen == [Spared(3), Spared(2), Spared(1)]
    assert ids(game) == ["0-1"]
    assert events(game.answer("0-1", DONE)) == [Spoken(0)]


def test_an_interrupt_whose_reason_is_gone_lapses_and_the_one_below_resumes() -> None:
    game = assembly()
    for ringer in (1, 2, 3):
        game.answer(f"{ringer}-ring", RING)

    assert events(game.answer("3-1", Seat(2))) == [Banished(2), Lapsed(2)]
    assert ids(game) == ["1-1"]


def test_the_step_at_the_bottom_lapses_too_when_an_interrupt_removes_its_seat() -> None:
    game = assembly()
    for ringer in (1, 2, 3):
        game.answer(f"{ringer}-ring", RING)
    game.answer("3-1", NOBODY)
    game.answer("2-1", Seat(0))
    told = events(game.answer("1-1", NOBODY))

    assert told == [Spared(1)]  # nothing was spoken
    assert agenda(game) == ["Round", "Ballot"]
    assert ids(game) == ["1-2", "2-2", "3-2"]


def test_a_game_that_ends_in_an_interrupt_drops_everything_below() -> None:
    game = assembly(3)
    for ringer in (1, 2):
        game.answer(f"{ringer}-ring", RING)
    game.answer("2-1", Seat(0))
    game.answer("1-1", Seat(2))

    assert game.over
    assert game.agenda == []
    assert game.decisions == []
    assert game.offers == []


def test_what_a_rule_still_puts_on_the_agenda_after_the_end_is_dropped() -> None:
    game = assembly(2, rounds=1)
    game.answer("0-1", DONE)
    game.answer("0-2", Seat(1))
    game.answer("0-3", YES)
    game.answer("1-1", YES)
    assert game.over

    game.next(Speech(0))
    game.advance()

    assert game.agenda == []
    assert game.decisions == []


def test_ids_are_the_seat_and_how_often_it_was_asked_and_survive_an_interrupt() -> None:
    game = at_the_ballot()
    assert ids(game) == ["0-3", "1-1", "2-1", "3-1"]
    game.answer("1-1", YES)
    game.answer("2-ring", RING)
    assert ids(game) == ["2-2"]

    game.answer("2-2", NOBODY)

    assert ids(game) == ["0-3", "2-1", "3-1"]
    for id in ids(game):
        game.answer(id, NO)
    assert ids(game) == ["1-2"]  # the speech of the next chair


def test_a_decision_below_an_interrupt_is_not_open() -> None:
    game = assembly()
    game.answer("1-ring", RING)

    with pytest.raises(Refused, match="Nothing is asked under 0-1 now"):
        game.answer("0-1", DONE)


def test_an_answer_in_a_sealed_vote_changes_nothing_for_anybody_else() -> None:
    game = at_the_ballot()
    for voter in (2, 0, 3):
        watching = [None, *[seat for seat in range(4) if seat != voter]]
        before = [seat_bytes(game, seat) for seat in watching]

        assert game.answer(asked(game, voter).id, NO) == []

        assert [seat_bytes(game, seat) for seat in watching] == before
        assert game.waiting == ()
    assert events(game.answer("1-1", YES))[0] == Voted(1, 3, False)


def test_seats_that_decide_at_once_may_answer_in_any_order_with_the_same_result() -> None:
    results = []
    for order in ((0, 1, 2, 3), (3, 1, 0, 2)):
        game = at_the_ballot()
        for seat in order:
            told = game.answer(asked(game, seat).id, YES if seat < 3 else NO)
        results.append(events(told))
    assert results[0] == results[1] == [Voted(3, 1, True)]


def test_an_answer_stands_in_the_offers_under_its_id_and_may_be_changed_until_the_step_closes() -> None:
    game = at_the_ballot()
    vote = asked(game, 1)
    game.answer("1-1", YES)

    assert vote.timer == 30
    standing = offered(game, "1-1")
    assert (standing.options, standing.kind, standing.timer, standing.default) == (vote.options, "vote", None, None)
    assert "1-1" not in ids(game)
    for choice in (NO, YES, NO):
        assert game.answer("1-1", choice) == []
    for id in ("0-3", "2-1"):
        game.answer(id, YES)
    assert events(game.answer("3-1", NO))[0] == Voted(2, 2, game.state.coins[0] == 3)


def test_a_changed_answer_does_not_close_the_step_and_a_closed_step_takes_no_change() -> None:
    game = at_the_ballot(3)
    for choice in (YES, NO, NO):
        game.answer("0-3", choice)
    assert ids(game) == ["1-1", "2-1"]
    game.answer("1-1", NO)
    game.answer("2-1", NO)

    with pytest.raises(Refused, match="Nothing is asked under 0-3 now"):
        game.answer("0-3", YES)


def test_an_offer_taken_in_a_sealed_vote_removes_a_voter_and_the_others_keep_their_ids() -> None:
    game = at_the_ballot()
    game.answer("1-1", YES)
    game.answer("2-ring", RING)
    game.answer("2-2", Seat(3))

    assert ids(game) == ["0-3", "2-1"]
    with pytest.raises(Refused, match="Nothing is asked under 3-1 now"):
        game.answer("3-1", YES)
    assert "1-1" in [offer.id for offer in game.offers]


def test_a_vote_closes_with_the_answers_it_has_when_the_last_missing_voter_is_removed() -> None:
    game = at_the_ballot()
    game.answer("0-3", NO)
    game.answer("1-1", NO)
    game.answer("2-1", YES)
    game.answer("2-ring", RING)

    told = events(game.answer("2-2", Seat(3)))

    assert told[:2] == [Banished(3), Voted(1, 2, False)]


def test_a_voter_who_had_answered_and_is_removed_is_not_counted() -> None:
    game = at_the_ballot()
    for id in ("0-3", "3-1"):
        game.answer(id, NO)
    game.answer("2-ring", RING)
    game.answer("2-2", Seat(3))
    game.answer("1-1", YES)

    assert events(game.answer("2-1", YES))[0] == Voted(2, 1, True)


def test_an_offer_may_be_a_whole_tuple_and_does_not_hold_up_the_table() -> None:
    game = assembly()
    gift = offered(game, "3-gift")
    assert gift.options[:2] == ((Seat(0), Amount(1)), (Seat(0), Amount(2)))

    told = game.answer("3-gift", (Seat(1), Amount(2)))

    assert events(told) == [GiftMade(3, 1, 2)]
    assert game.state.coins == [2, 4, 2, 0]
    assert ids(game) == ["0-1"]
    assert "3-gift" not in [offer.id for offer in game.offers]  # no coins left


def test_a_step_that_only_takes_time_asks_for_the_word_done() -> None:
    game = assembly()
    speech = asked(game, 0)

    assert (speech.kind, speech.options, speech.timer, speech.default) == ("speech", (DONE,), 60, DONE)
    assert game.waiting == (0,)
    assert events(game.expire(speech.id)) == [Spoken(0)]


def test_the_offers_are_those_of_the_step_at_hand_and_answers_that_may_be_changed() -> None:
    game = at_the_ballot()
    game.answer("1-1", YES)

    powers = [f"{seat}-{name}" for seat in range(4) for name in ("ring", "gift")]
    assert [offer.id for offer in game.offers] == [*powers, "1-1"]
    assert game.offers == game.offers


def test_a_step_that_waits_below_gives_no_numbers() -> None:
    game = at_the_ballot()
    game.answer("2-ring", RING)
    game.state.present |= 1 << 4  # as if somebody had joined in the meantime
    game.asked.append(0)
    ballot = game.agenda[-2]

    ballot.ask(game)

    assert game.asked == [3, 1, 2, 1, 0]
    assert 4 not in ballot.numbers
