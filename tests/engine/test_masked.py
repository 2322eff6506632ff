"""Masked steps: everybody is asked in the same form; answers are sealed, and may be saved and redealt halfway."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from meetinghouse.engine import catalogue, saves
from meetinghouse.engine.conformance import play, seat_bytes
from meetinghouse.engine.decisions import Decision
from meetinghouse.engine.game import Game
from meetinghouse.engine.masked import SUSPICION
from meetinghouse.engine.record import Entry
from meetinghouse.engine.rules import Score
from meetinghouse.engine.values import Seat

from .toys.coven import CovenState
from .toys.opening import asked, coven, ids, offered, rules_of, toy


def public(decision: Decision, closed: list[Any]) -> bytes:
    """What must be the same in all decisions: everything except the seat, the id, the kind and who sees the answer."""
    seats = {Seat(decision.seat), *decision.options, *[line.option for line in closed]}
    options = tuple(sorted(seats, key=lambda option: option.seat if isinstance(option, Seat) else -1))
    form = msgspec.structs.replace(decision, id="", seat=0, kind="", seen_by="", options=options)
    return msgspec.json.encode(form)


def answer_all(game: Game[CovenState], **named: int) -> None:
    for decision in list(game.decisions):
        game.answer(decision.id, Seat(named.get(f"seat{decision.seat}", (decision.seat + 1) % 6)))


def test_all_are_asked_in_one_form_and_only_the_kind_and_who_sees_it_differ() -> None:
    game = coven(1, 4)

    assert len({public(decision, game.closed(decision.id)) for decision in game.decisions}) == 1
    assert [decision.kind for decision in game.decisions] == [
        SUSPICION, "turn", SUSPICION, SUSPICION, "turn", SUSPICION,
    ]  # fmt: skip
    assert {decision.kind: decision.seen_by for decision in game.decisions} == {SUSPICION: "nobody", "turn": "fellows"}
    assert ids(game) == [f"{seat}-1" for seat in range(6)]


def test_nobody_sees_whom_we_wait_for_while_who_acts_is_secret() -> None:
    game = coven(1, 4)
    assert game.waiting == ()
    for seat in (None, *range(6)):
        assert game.view(seat).waiting == ()


def test_what_a_witch_answers_is_seen_by_her_fellow_alone() -> None:
    game = coven(1, 4)
    before = {seat: seat_bytes(game, seat) for seat in (None, *range(6))}

    game.answer("1-1", Seat(3))

    assert game.view(4).own.named == ((1, 3), (4, -1))
    assert [seat for seat, known in before.items() if seat_bytes(game, seat) != known] == [1, 4]


def test_what_the_others_answer_is_seen_by_nobody_and_has_no_effect_before_the_end() -> None:
    one, two = coven(1, 4, script={"victim": [0]}), coven(1, 4, script={"victim": [0]})
    for game, suspect in ((one, 1), (two, 5)):
        for seat in (0, 2, 3):
            game.answer(f"{seat}-1", Seat(suspect))
        game.answer("5-1", Seat(0))
        game.answer("1-1", Seat(3))
        game.answer("4-1", Seat(3))
    assert one.state.turned == two.state.turned == [0, 0, 0, 1, 0, 0]
    for watcher in (None, 1, 4, 5):
        assert seat_bytes(one, watcher) == seat_bytes(two, watcher)


def test_suspicions_are_opened_and_scored_at_the_end() -> None:
    game = coven(1, 4)
    while not game.over:
        if len(game.decisions) == 6:
            for decision in list(game.decisions):
                turned = next(seat for seat in (0, 5, 3) if not game.state.is_witch(seat))
                choice = turned if decision.kind == "turn" else {2: 1}.get(decision.seat, 2)
                game.answer(decision.id, Seat(choice))
        else:
            game.answer(game.decisions[0].id, game.decisions[0].options[0])
    assert game.outcome is not None
    scores = game.outcome.suspicions
    assert scores[2] == Score(2, 3, 3)  # named witch 1 in all three nights
    assert scores[1] == Score(1, 0, 0)  # a witch from the start, who has nobody to suspect
    assert scores[3] == Score(3, 3, 0)  # named seat 2, the only one who was never converted


def test_a_masked_step_can_be_saved_and_loaded_in_its_middle() -> None:
    game = coven(1, 4)
    game.answer("1-1", Seat(3))
    game.answer("2-1", Seat(4))
    game.answer("0-sign", Seat(5))

    loaded = saves.load(game.save(), rules_of)

    assert loaded.save() == game.save()
    for seat in (None, *range(6)):
        assert seat_bytes(loaded, seat) == seat_bytes(game, seat)
    for each in (game, loaded):
        for id in ("0-1", "3-1", "4-1"):
            each.answer(id, Seat(5))
        each.expire("5-1")
    assert loaded.state.turned == game.state.turned


def test_a_masked_step_redealt_in_its_middle_looks_the_same_and_resolves_by_its_own_actors() -> None:
    game = coven(1, 4)
    game.answer("1-1", Seat(3))
    game.answer("2-1", Seat(4))
    others, sealed = set(), set()
    for seed in range(40):
        world = game.redeal(2, seed)
        assert seat_bytes(world, 2) == seat_bytes(game, 2)
        assert world.agenda[-1].answers[2] == Seat(4)
        others.add(world.state.dealt)
        sealed.add(world.agenda[-1].answers[1])
        witches = [decision.seat for decision in world.decisions if decision.kind == "turn"]
        for decision in list(world.decisions):
            free = next(option for option in decision.options if option not in (Seat(0), Seat(2)))
            world.answer(decision.id, free)
        assert sum(1 for turned in world.state.turned if turned) == 1
        assert all(world.state.is_witch(witch) for witch in witches)
    assert len(others) > 5  # pairs of the five other seats
    assert len(sealed) > 2  # the answer of seat 1 differs from world to world


def test_a_redeal_keeps_for_a_witch_what_she_saw_her_fellow_answer() -> None:
    game = coven(1, 4)
    game.answer("1-1", Seat(3))
    game.answer("2-1", Seat(4))
    for seed in range(20):
        world = game.redeal(4, seed)
        assert world.state.dealt == game.state.dealt
        assert world.agenda[-1].answers[1] == Seat(3)
        assert seat_bytes(world, 4) == seat_bytes(game, 4)
    assert len({game.redeal(4, seed).agenda[-1].answers[2] for seed in range(20)}) > 1


def test_who_acts_is_read_when_the_step_resolves() -> None:
    game = coven(1, 4, script={"victim": [0]})
    answer_all(game, seat1=3, seat4=3, seat0=2)
    assert game.state.turned[3] == 1

    game = coven(1, 4)
    for id in ("1-1", "4-1"):
        game.answer(id, Seat(3))
    game.state.dealt = 1 << 0 | 1 << 2  # the deal changes in the middle of the night
    for id in ("0-1", "2-1", "3-1", "5-1"):
        game.answer(id, Seat(5) if id != "5-1" else Seat(0))
    assert game.state.turned == [0, 0, 0, 0, 0, 1]


def test_a_sign_is_offered_to_everybody() -> None:
    game = coven(1, 4)
    assert [offer.id for offer in game.offers] == [f"{seat}-sign" for seat in range(6)]
    before = {seat: seat_bytes(game, seat) for seat in (None, *range(6))}

    game.answer("3-sign", Seat(0))

    assert offered(game, "3-sign").default is None
    assert asked(game, 3).default == Seat(0)
    assert [seat for seat, known in before.items() if seat_bytes(game, seat) != known] == [3]


def test_ids_do_not_tell_who_was_really_asked() -> None:
    game = coven(1, 4)
    play(game, random.Random(5), 100)
    assert game.asked == [3, 4, 4, 4, 3, 3]  # three nights each, and by day 1, 2 and 3 look


def held(game: Game[CovenState]) -> Game[CovenState]:
    """A coven in which all have answered and the step is held open."""
    for decision in list(game.decisions):
        game.answer(decision.id, decision.options[0], hold=True)
    return game


def test_a_held_step_stays_open_though_all_have_answered_and_closes_when_it_expires() -> None:
    game = held(coven(1, 4))
    assert game.decisions == []
    assert {offer.id for offer in game.offers} >= {f"{seat}-1" for seat in range(6)}

    quick = coven(1, 4)
    for decision in list(quick.decisions):
        quick.answer(decision.id, decision.options[0])
    game.expire("3-1")

    assert not game.held
    assert game.decisions == quick.decisions
    assert game.story == quick.story


def test_a_step_that_is_not_secret_closes_with_its_last_answer_though_it_should_be_held() -> None:
    game, quick = toy("cups"), toy("cups")
    while not game.over:
        asked = game.decisions[0]
        choice = asked.any(random.Random(1))
        game.answer(asked.id, choice, hold=True)
        quick.answer(asked.id, choice)
        assert not game.held
        assert game.save() == quick.save()


def test_a_record_of_an_open_step_that_was_held_is_still_played_as_it_was() -> None:
    """Earlier versions of the library allowed callers to hold any step."""
    game = toy("cups")
    asked = game.decisions[0]
    choice = asked.any(random.Random(1))
    told = game.carry_out(Entry(asked.id, choice, held=True))

    assert (told, game.held) == ([], True)
    assert game.carry_out(Entry(asked.id))


def test_an_answer_may_still_be_changed_while_the_step_is_held() -> None:
    game = held(coven(1, 4))
    game.answer("1-1", Seat(5))
    assert game.held
    assert (1, 5) in game.view(4).own.named


def test_a_held_step_is_saved_copied_redealt_and_replayed_as_held() -> None:
    game: Game[CovenState] = held(toy("coven"))
    again = next(offer for offer in game.offers if offer.id == "1-1")
    game.answer(again.id, again.options[1], hold=True)
    known = seat_bytes(game, 1)
    loaded = saves.load(game.save(), rules_of)
    for world in (game.copy(), loaded, game.redeal(1, 7), catalogue.replay(game.record, rules_of=rules_of)):
        assert world.held
        assert seat_bytes(world, 1) == known
        world.expire("0-1")
        assert not world.held

    game.expire("0-1")
    assert catalogue.replay(game.record, rules_of=rules_of).save() == game.save()
