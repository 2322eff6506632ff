"""Stories with the same beginning are read once, and nobody moves differently for it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.bots import Move, make_bot, play_out
from meetinghouse.bots.quintebourg import steady as town
from meetinghouse.bots.readings import MOST, Readings, common
from meetinghouse.bots.salem1692 import steady as village
from meetinghouse.engine.catalogue import opening
from meetinghouse.engine.events import Event
from meetinghouse.games.salem1692.events import TryalsSeen, TurnBegan, TurnEnded


class Reader:
    """Notes how many events it has read itself."""

    def __init__(self, story: Sequence[Event] = ()) -> None:
        self.story = list(story)
        self.read_itself = 0

    def read(self, story: Sequence[Event]) -> None:
        self.read_itself += len(story) - len(self.story)
        self.story = list(story)


def story(*ends: int) -> list[Event]:
    return [TryalsSeen(0, ("witch",)), *[TurnBegan(seat % 7) for seat in range(60)], *map(TurnEnded, ends)]


def test_the_third_reader_of_a_story_reads_only_what_is_new_in_it() -> None:
    readings = Readings[Reader](lambda reader: Reader(reader.story))
    read = [readings.read(0, story(end, end), Reader) for end in (1, 2, 3, 4)]
    assert [reader.story for reader in read] == [story(end, end) for end in (1, 2, 3, 4)]
    assert [reader.read_itself for reader in read] == [63, 63, 2, 2]


def test_another_reader_or_another_secret_starts_anew() -> None:
    readings = Readings[Reader](lambda reader: Reader(reader.story))
    for end in (1, 2, 3):
        readings.read(0, story(end), Reader)
    assert readings.read(1, story(4), Reader).read_itself == 62
    assert readings.read(0, [TryalsSeen(0, ("constable",)), *story(4)[1:]], Reader).read_itself == 62
    assert readings.read(0, story(4), Reader).read_itself == 1


def test_a_story_that_parts_earlier_than_those_before_is_read_from_its_beginning() -> None:
    readings = Readings[Reader](lambda reader: Reader(reader.story))
    for end in (1, 2, 3):
        readings.read(0, story(end), Reader)
    earlier = [*story()[:40], TurnEnded(5), TurnEnded(6)]
    assert readings.read(0, earlier, Reader).read_itself == 42
    assert readings.read(0, [*earlier[:41], TurnEnded(4)], Reader).read_itself == 2


def test_a_story_that_parts_where_others_parted_before_is_not_read_again() -> None:
    readings = Readings[Reader](lambda reader: Reader(reader.story))
    longer = [7] * 10
    for ends in ([1], [2], [*longer, 1], [*longer, 2], [*longer, 3]):
        last = readings.read(0, story(*ends), Reader)
    assert last.read_itself == 1
    assert readings.read(0, story(5), Reader).read_itself == 1


def test_only_so_many_copies_are_kept() -> None:
    readings = Readings[Reader](lambda reader: Reader(reader.story))
    for who in range(2 * MOST):
        for end in (1, 2, 3):
            readings.read(who, story(end), Reader)
    assert readings.read(0, story(4), Reader).read_itself == 62
    assert readings.read(2 * MOST - 1, story(4), Reader).read_itself == 1


def test_stories_are_compared_up_to_where_they_part() -> None:
    for end in range(1, 60):
        assert common(story(1, 2), [*story()[:end], TurnEnded(3)]) == end
    assert common(story(1), story(1, 2)) == 62
    assert common([], story()) == 0


GAMES = [
    ("salem1692", 7, {"edition": "en"}),
    ("salem1692", 6, {"edition": "es"}),
    ("salem1692", 3, {"edition": "fr"}),
    ("salem1692", 5, {"talk": "claims"}),
    ("quintebourg", 9, {"mode": "v"}),
    ("quintebourg", 9, {"mode": "m"}),
    ("quintebourg", 7, {"talk": "claims"}),
]


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_new_bots_play_a_game_on_alike_whatever_others_have_read(
    name: str, players: int, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def on_from(game: mh.Game[Any], seed: int) -> list[Move]:
        moves: list[Move] = []
        bots = [make_bot(name, "steady") for _ in range(game.seats)]
        play_out(game.copy(), bots, random.Random(seed), lambda _, move: moves.append(move))
        return moves

    whole = mh.start(name, players, 4, options)
    play_out(whole, [make_bot(name, "steady") for _ in range(whole.seats)], random.Random(3))
    middle = opening(whole.record)
    for entry in whole.record.entries[: len(whole.record.entries) // 2]:
        middle.carry_out(entry)
    alone = []
    for seed in range(4):
        for bots in (village, town):
            monkeypatch.setattr(bots.READINGS, "_known", {})
        alone.append(on_from(middle, seed))
    assert [on_from(middle, seed) for seed in range(4)] == alone
    assert len({tuple(move.id for move in moves) for moves in alone}) > 1
