"""Changes by hand after a mistake, and the calls of the night as a master speaks them."""

from __future__ import annotations

import random
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.engine import by_hand
from meetinghouse.engine.catalogue import load, replay
from meetinghouse.engine.game import Game
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.values import Amount, Seat, Word
from meetinghouse.engine.verify import verify
from meetinghouse.games.quintebourg.phases.night.program import program

Town = Game[Any]


def town(seed: int = 3, players: int = 9) -> Town:
    return mh.start("quintebourg", players, seed, {"night_calls": "classic"})


def play(game: Town, dice: random.Random, moves: int) -> None:
    """Play at random."""
    for _ in range(moves):
        asked = dice.choice(game.decisions)
        choice: Any = list(asked.options[: asked.least])
        game.answer(asked.id, dice.choice(asked.options) if (asked.least, asked.most) == (1, 1) else choice)


def morning() -> Town:
    """A town after its first night, played at random."""
    game, dice = town(), random.Random(6)
    while game.rules.calls(game):
        play(game, dice, 1)
    assert not game.over
    return game


def told(game: Town, mark: int) -> list[tuple[str, int]]:
    """The events since then, by type, with their audiences."""
    return [(type(line.event).__name__, line.audience) for line in game.story[mark:]]


def test_health_is_corrected_by_a_notch_and_at_night_only_the_player_feels_it() -> None:
    game = town()
    mark = len(game.story)
    by_hand.repair(game, "2-health", Word("b"), "the die lay on its edge")
    assert game.state.health[2] == 1
    assert told(game, mark) == [("HealthFelt", 1 << 2)]
    with pytest.raises(Refused, match="2-health"):
        by_hand.repair(game, "2-health", Word("m"), "more than a notch")


def test_by_day_everybody_is_told_a_corrected_health() -> None:
    game = morning()
    seat = game.state.health.index(0)
    mark = len(game.story)
    by_hand.repair(game, f"{seat}-health", Word("b"), "forgotten in the morning")
    assert ("HealthAnnounced", -1) in told(game, mark)
    assert game.view(None).people[seat].health == "b"


def test_coins_change_purses_and_only_the_two_are_told() -> None:
    game = town()
    before, mark = game.state.coins.copy(), len(game.story)
    by_hand.repair(game, "0-coins", (Seat(3), Amount(1)), "paid the wrong neighbour")
    assert (game.state.coins[0], game.state.coins[3]) == (before[0] - 1, before[3] + 1)
    assert told(game, mark) == [("PurseChanged", 1 << 0), ("PurseChanged", 1 << 3)]


def test_a_post_is_given_openly_and_never_the_executioners() -> None:
    game = town()
    seat = next(seat for seat in range(9) if seat not in game.state.holders.values())
    mark = len(game.story)
    by_hand.repair(game, f"{seat}-post", Word("president"), "the scrutineer named her")
    assert game.state.holders["president"] == seat
    assert told(game, mark) == [("Appointed", -1)]
    with pytest.raises(Refused):
        by_hand.repair(game, f"{seat}-post", Word("bourreau"), "no")


@pytest.mark.parametrize(
    ("id", "why"), [("0-luck", "x"), ("9-health", "x"), ("0-health", " "), ("0-health", "x" * 201)]
)
def test_what_is_not_declared_or_has_no_reason_is_refused_and_changes_nothing(id: str, why: str) -> None:
    game = town()
    before = game.save()
    with pytest.raises(Refused):
        by_hand.repair(game, id, Word("b"), why)
    assert game.save() == before


def test_worlds_saves_and_records_hold_after_repairs_and_verify_names_each() -> None:
    game, dice, made = town(), random.Random(2), 0
    while made < 8:
        play(game, dice, 40)
        change = dice.choice(by_hand.repairs(game))
        by_hand.repair(game, change.id, dice.choice(change.options), f"slip {made}")
        made += 1
        for seat in (None, change.seat, dice.randrange(9)):
            world = game.redeal(seat, made)
            assert world.view(seat) == game.view(seat)
            assert world.heard(seat) == game.heard(seat)
    assert load(game.save()).save() == replay(game.record).save() == game.save()
    report = verify(game.record)
    assert report.holds
    assert [(each.kind, each.why) for each in report.by_hand] == [("repair", f"slip {made}") for made in range(8)]


def test_the_calls_of_the_night_stand_in_the_order_of_the_table_also_those_of_roles_that_nobody_has() -> None:
    game = town()
    calls = game.rules.calls(game)
    assert [call.name for call in calls] == list(program(game.state))
    assert "minus" in [call.name for call in calls]
    assert "minus" not in game.state.party
    states = [call.state for call in calls]
    assert states.count("open") == 1
    assert states == sorted(states, key=("done", "open", "coming").index)
    day = morning()
    assert day.rules.calls(day) == ()
