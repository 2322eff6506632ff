"""What a human moderator does by hand: draws, deals, repairs and corrections, all of them kept in the record."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.engine import by_hand
from meetinghouse.engine.catalogue import load, replay
from meetinghouse.engine.chance import Chance
from meetinghouse.engine.decisions import Decision
from meetinghouse.engine.entered import Draw, Drawn, Entered
from meetinghouse.engine.game import Game
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.values import Option
from meetinghouse.engine.verify import verify
from meetinghouse.games.salem1692.components import FACES

AnyGame = Game[Any]


@contextmanager
def refused(key: str, game: AnyGame) -> Iterator[list[Refused]]:
    """Expect this refusal, and that nothing has changed."""
    before, found = game.save(), list[Refused]()
    with pytest.raises(Refused) as caught:
        yield found
    found.append(caught.value)
    assert caught.value.key == key
    assert str(caught.value)
    assert game.save() == before


def town(seed: int = 1, players: int = 9) -> AnyGame:
    """A town whose nights are called one by one, without clocks."""
    return mh.start("quintebourg", players, seed, {"night_calls": "classic"})


def move(game: AnyGame, dice: random.Random, hold: bool = False) -> None:
    """Answer one question at random, or close the step that was held."""
    if not game.decisions:
        game.close()
        return
    asked = dice.choice(game.decisions)
    game.answer(asked.id, dice.choice(asked.options) if asked.most == 1 else list(asked.options[: asked.least]), hold)


def until(game: AnyGame, holds: Callable[[AnyGame], bool], seed: int = 1, hold: bool = False) -> None:
    """Play at random until the condition holds."""
    dice = random.Random(seed)
    for _ in range(3000):
        if holds(game):
            return
        move(game, dice, hold)
    raise AssertionError("it never came to that")


def replays(game: AnyGame) -> None:
    """The record leads to the same game; so do a save and a pickle."""
    again = replay(game.record)
    assert again.story == game.story
    assert again.save() == game.save()
    assert load(game.save()).save() == game.save() == pickle.loads(pickle.dumps(game)).save()
    assert verify(game.record.encode()).holds


def drawing(game: AnyGame) -> tuple[Callable[..., Any], Draw] | None:
    """An answer that would cause a draw now, with that draw; None if no answer would."""
    for asked in game.decisions:
        if asked.most == 1:
            answer = partial(Game.answer, id=asked.id, choice=asked.options[-1])
            draw = by_hand.next_draw(game, (), answer)
            if draw is not None:
                return answer, draw
    return None


def test_entered_chance_is_taken_in_turn_for_each_purpose_and_leaves_the_other_draws_alone() -> None:
    own, plain = Chance.of("seed"), Chance.of("seed")
    chance = Entered(own, [Drawn("die", 6), Drawn("order", ["c", "a", "b"]), Drawn("die"), Drawn("seat", 4)])
    items = ["a", "b", "c"]
    chance.shuffle(items, "order")
    assert items == ["c", "a", "b"]
    assert chance.below(6, "die") == 5
    plain.below(6, "die")
    assert chance.below(6, "die") == plain.below(6, "die")
    assert chance.pick([1, 4], "seat") == 4
    assert chance.left == []
    assert own.below(100, "die") == plain.below(100, "die")


@pytest.mark.parametrize("result", [0, 7, "6", True, 2.5, [1]])
def test_a_number_that_the_die_does_not_have_is_refused(result: object) -> None:
    with pytest.raises(Refused, match="a number from 1 to 6 is due"):
        Entered(Chance.of("seed"), [Drawn("die", result)]).below(6, "die")


@pytest.mark.parametrize("order", [["a", "b"], ["a", "b", "b"], ["a", "b", "c", "c"], "abc", 3])
def test_an_order_that_is_not_of_these_cards_is_refused(order: object) -> None:
    items = ["a", "b", "c"]
    with pytest.raises(Refused, match="all of these are due, in their order: a, b, c"):
        Entered(Chance.of("seed"), [Drawn("cards", order)]).shuffle(items, "cards")
    assert items == ["a", "b", "c"]


def test_roles_dealt_by_hand_are_taken_and_impossible_ones_refused() -> None:
    game = town()
    draw = by_hand.next_dealt(game, ())
    assert draw is not None
    assert draw.label == "party"
    assert draw.kind == "order"
    dealt = [Drawn("party", list(reversed(draw.items)))]
    with refused("chance-impossible", game):
        by_hand.deal(game, [Drawn("party", ["medecin"] * 9)])
    with refused("chance-unused", game):
        by_hand.deal(game, [*dealt, Drawn("tarot", ["fool"])])
    by_hand.deal(game, dealt)
    assert game.state.party == list(reversed(draw.items))
    assert [told.event.party for told in game.story if hasattr(told.event, "party")] == game.state.party
    replays(game)
    move(game, random.Random(1))
    with refused("deal-over", game):
        by_hand.deal(game, dealt)
    assert [(each.entry, each.kind) for each in verify(game.record).by_hand] == [(0, "deal")]


def test_a_deal_by_hand_without_draws_is_left_to_the_house() -> None:
    game, other = town(), town()
    by_hand.deal(game, ())
    assert game.story == other.story
    replays(game)
    move(game, random.Random(1))
    replays(game)
    by_hand.take_back(game, 1)
    by_hand.take_back(game, 0)
    replays(game)


def test_the_draws_of_a_deal_are_asked_one_after_the_other() -> None:
    game, known, labels = mh.start("salem1692", 6, 1), list[Drawn](), []
    while (draw := by_hand.next_dealt(game, known)) is not None:
        labels.append(draw.label)
        known.append(Drawn(draw.label, list(draw.items) if draw.label == "tryals" else None))
    assert labels[0] == "tryals"
    by_hand.deal(game, known)
    faces = [FACES[face] for face in game.state.faces]
    assert faces == sorted(faces)
    replays(game)


def test_a_draw_made_by_hand_stands_in_the_record_and_an_impossible_one_changes_nothing() -> None:
    game = town()
    until(game, lambda game: drawing(game) is not None)
    found = drawing(game)
    assert found is not None
    answer, draw = found
    wrong = draw.most + 1 if draw.kind == "number" else "nobody"
    with refused("chance-impossible", game):
        answer(game, chance=[Drawn(draw.label, wrong)])
    with refused("chance-unused", game):
        answer(game, chance=[Drawn("weather", 1)])
    for result in [1, draw.most] if draw.kind == "number" else draw.items:
        other = game.copy()
        answer(other, chance=[Drawn(draw.label, result)])
        assert other.entries is not None
        assert other.entries[-1].chance == (Drawn(draw.label, result),)
        assert [each.kind for each in verify(other.record).by_hand] == ["chance"]
        replays(other)


def test_a_secret_step_without_a_clock_is_closed_once_nothing_is_lacking() -> None:
    game = town()
    until(game, lambda game: game.secret and any(each.kind != "suspicion" for each in game.decisions))
    with refused("no-clock", game):
        game.expire(game.decisions[0].id)
    for asked in game.lacking:
        game.answer(asked.id, asked.options[0], hold=True)
    step = game.asking
    game.close()
    assert game.asking != step
    replays(game)
    until(game, lambda game: bool(game.decisions) and not game.secret)
    with refused("not-secret", game):
        game.close()


def later_misfit(game: AnyGame, number: int) -> int | None:
    """Take an entry back; if that is refused, return the number of the later entry that no longer fits, or -1."""
    try:
        by_hand.take_back(game, number, "a slip")
    except Refused as refusal:
        named = int(str(refusal.details["entry"]))
        return named if f"Entry {named} would no longer fit" in str(refusal) else -1
    return None


def test_an_entry_of_long_ago_is_taken_back_where_what_follows_still_stands() -> None:
    game = town()
    until(game, lambda game: len(game.record.entries) > 60, hold=True)
    entries, taken = game.record.entries, list[int]()
    for number in range(len(entries) - 1, -1, -1):
        other = game.copy()
        unfit = later_misfit(other, number)
        if unfit is not None:
            assert number < unfit < len(entries)
            continue
        taken.append(number)
        assert len(other.record.entries) == len(entries)
        assert other.record.entries[number].taken == entries[number]
        assert [(each.entry, each.kind, each.why) for each in verify(other.record).by_hand] == [
            (number, "taken", "a slip")
        ]
        if len(taken) in (1, 5):
            replays(other)
    assert taken[0] == len(entries) - 1
    assert any(number < len(entries) - 10 for number in taken)


def test_what_cannot_be_taken_back_changes_nothing() -> None:
    game = town()
    until(game, lambda game: len(game.record.entries) > 5, hold=True)
    for number in (-1, 100, True, "2"):
        with refused("no-entry", game):
            by_hand.take_back(game, number)
    by_hand.take_back(game, len(game.record.entries) - 1)
    with refused("taken-already", game):
        by_hand.take_back(game, len(game.record.entries) - 1)


def test_another_choice_takes_the_place_of_an_old_one() -> None:
    game = town()
    until(game, lambda game: game.secret and len(game.decisions) > 2, hold=True)
    asked = game.decisions[0]
    game.answer(asked.id, asked.options[0], hold=True)
    number = len(game.record.entries) - 1
    until(game, lambda game: len(game.record.entries) > number + 10, hold=True)
    with refused("one-option", game):
        by_hand.take_back(game, number, choice=mh.Seat(63))
    by_hand.take_back(game, number, "wrong tap", choice=asked.options[-1])
    entry = game.record.entries[number]
    assert entry.choice == asked.options[-1]
    assert entry.taken is not None
    assert entry.taken.choice == asked.options[0]
    assert [each.kind for each in verify(game.record).by_hand] == ["replaced"]
    replays(game)


def test_verify_names_every_correction_of_an_entry_that_was_corrected_several_times() -> None:
    game = town()
    until(game, lambda game: game.secret and any(len(each.options) > 2 for each in game.decisions[:1]), hold=True)
    asked = game.decisions[0]
    game.answer(asked.id, asked.options[0], hold=True)
    number = len(game.record.entries) - 1
    by_hand.take_back(game, number, "first", choice=asked.options[1])
    by_hand.take_back(game, number, "second", choice=asked.options[0])
    by_hand.take_back(game, number, "third")
    found = verify(game.record).by_hand
    assert [(each.entry, each.kind, each.why) for each in found] == [
        (number, "replaced", "first"), (number, "replaced", "second"), (number, "taken", "third"),
    ]  # fmt: skip
    assert [each.what.partition(" ")[0] for each in found] == [asked.id] * 3
    replays(game)


def test_dice_left_to_the_house_are_not_named_as_thrown_by_hand() -> None:
    game = town()
    until(game, lambda game: drawing(game) is not None)
    found = drawing(game)
    assert found is not None
    answer, draw = found
    answer(game, chance=[Drawn(draw.label)])
    assert verify(game.record).by_hand == ()
    replays(game)


@pytest.mark.parametrize(("alike", "name", "seed"), [(True, "quintebourg", 3), (False, "salem1692", 1)])
def test_dice_thrown_for_an_entry_count_for_the_choice_in_its_place_if_it_takes_them(
    alike: bool, name: str, seed: int
) -> None:
    game: AnyGame = mh.start(name, 9, seed)
    until(game, lambda game: two_choices(game, alike) is not None, seed)
    found = two_choices(game, alike)
    assert found is not None
    asked, draw, first, second = found
    results = {"number": 1, "item": next(iter(draw.items), None), "order": list(draw.items)}
    thrown = (Drawn(draw.label, results[draw.kind]),)
    game.answer(asked.id, first, chance=thrown)
    number = len(game.record.entries) - 1
    by_hand.take_back(game, number, "a slip", choice=second)
    assert game.record.entries[number].chance == (thrown if alike else ())
    replays(game)


def two_choices(game: AnyGame, alike: bool) -> tuple[Decision, Draw, Option, Option] | None:
    """A question, the draw of one of its options, and another option that brings the same draw, or none."""
    for asked in [each for each in game.decisions if each.most == 1]:
        tried = [
            (each, by_hand.next_draw(game, (), partial(Game.answer, id=asked.id, choice=each)))
            for each in asked.options
        ]
        for first, draw in tried:
            second = next((each for each, other in tried if each != first and other == (draw if alike else None)), None)
            if draw is not None and second is not None:
                return asked, draw, first, second
    return None


def test_later_draws_stay_as_they_were_when_an_earlier_one_is_taken_back() -> None:
    game = town()
    until(game, lambda game: bool(game.chance.counters.get("damage")), hold=True)
    last = len(game.record.entries) - 1
    counters = dict(game.chance.counters)
    by_hand.take_back(game, last)
    assert game.chance.counters == counters
    replays(game)


def test_a_redealt_world_has_no_record_to_correct() -> None:
    world = town().redeal(0, 1)
    for attempt in (partial(by_hand.deal, world, ()), partial(by_hand.take_back, world, 0)):
        with pytest.raises(Refused, match="no record"):
            attempt()
