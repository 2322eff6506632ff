"""``meetinghouse solve``: what could be true for a seat at a moment of a record."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
import pytest

import meetinghouse as mh
from meetinghouse.bots import make_bot, play_out
from meetinghouse.engine.solve import solve
from tests.cli.conftest import Run


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = mh.start("salem1692", 5, 3)
    play_out(game, [make_bot("salem1692", "random") for _ in range(5)], random.Random(1))
    path = tmp_path_factory.mktemp("records") / "record.json"
    path.write_bytes(msgspec.json.encode(game.record))
    return path


def test_the_shares_of_a_seat_are_told_in_words_and_as_json(run: Run, record: Path) -> None:
    said = run("solve", record, "--at", "100", "--seat", "1")
    told = json.loads(run("solve", record, "--at", "100", "--seat", "1", "--json").out)

    assert said.status == 0
    assert "Seat 1: the townspeople 100 % and the witches 0 %" in said.out
    assert "Counted exactly" in said.out
    assert told["exact"] is True
    assert told["shares"] == list(solve(mh.replay(record.read_bytes(), 100), 1).shares)
    assert told["shares"][1] == {"townspeople": 1.0, "witches": 0.0}


def test_without_a_seat_it_is_what_everybody_knows_before_the_last_entry(run: Run, record: Path) -> None:
    told = json.loads(run("solve", record, "--json").out)

    assert told["seat"] is None
    assert told["at"] == len(mh.replay(record.read_bytes()).record.entries) - 1


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--at", "9999"], "--at is a number from 0"),
        (["--at", "-1"], "--at is a number"),
        (["--seat", "9"], "no seat 9"),
    ],
)
def test_a_moment_or_seat_that_is_not_there_is_refused(run: Run, record: Path, options: list[str], why: str) -> None:
    ran = run("solve", record, *options)

    assert ran.status == 2
    assert why in ran.err


def test_new_salem_is_counted_and_other_games_are_estimated() -> None:
    game = mh.start("newsalem", 5, 3)
    worlds = [game.redeal(2, seed) for seed in range(400)]
    for seat, shares in enumerate(solve(game, 2).shares):
        had = sum(world.view(seat).side == "witches" for world in worlds) / len(worlds)
        assert abs(shares["witches"] - had) < 0.1
    estimated = solve(mh.start("quintebourg", 6, 1), None, samples=20)
    assert not estimated.exact
    assert [sum(shares.values()) for shares in estimated.shares] == pytest.approx([1.0] * 6)
