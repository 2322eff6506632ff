"""The bench of talk plays a row in chunks, and never a game twice."""

from __future__ import annotations

import json
import random
from dataclasses import asdict
from pathlib import Path

import pytest

import meetinghouse as mh
from bench import talking
from bench.hearsay import hiding
from bench.talking import ARMS, Result, Row
from meetinghouse.bots import prompt_for


def test_a_row_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = tmp_path / "games.jsonl"
    played: list[tuple[int, int]] = []

    def play(name: str, players: int, seed: int, arm: int, judges: bool) -> Result:
        played.append((seed, arm))
        return Result(name, players, seed, arm, ("puritans",) if arm else ("witches",))

    monkeypatch.setattr(talking, "play", play)
    for first in (0, 1):
        row = Row("newsalem", 6, store)
        for seed in range(first, first + 2):
            for arm in range(len(ARMS)):
                row.play(seed, arm, judges=False)

    assert played == [(seed, arm) for seed in range(3) for arm in range(len(ARMS))]
    assert len(store.read_text("utf-8").splitlines()) == len(played)


def test_a_report_of_some_arms_needs_no_others_and_counts_all_camps_that_hide(
    capsys: pytest.CaptureFixture[str],
) -> None:
    row = Row("quintebourg", 9, None)
    won = {talking.MUTE: "villageois", talking.HONESTLY: "villageois", talking.LYING: "setheux"}
    row.results = {
        (seed, arm): Result("quintebourg", 9, seed, arm, (side,)) for seed in range(3) for arm, side in won.items()
    }

    row.report()
    assert capsys.readouterr().out == ""
    row.report(tuple(won))

    told = capsys.readouterr().out
    assert "quintebourg, 9 players, 3 games" in told
    assert "reptiliens against silent ones: +0.0 ± 0.0" in told
    assert "reptiliens or setheux against silent ones: +100.0 ± 0.0" in told


def test_a_recruit_of_the_pack_falls_silent() -> None:
    game = mh.start("quintebourg", 9, 1, {"talk": "claims"})
    honest = next(seat for seat in range(9) if not hiding(game, seat))
    hunter = next(seat for seat in range(9) if hiding(game, seat))

    assert not talking.recruited(prompt_for(game, honest, random.Random(1)))
    assert talking.recruited(prompt_for(game, hunter, random.Random(1)))
    assert talking.Voice("quintebourg", hides=False, noise=False)._hides(prompt_for(game, hunter, random.Random(1)))


def test_the_report_counts_pairs_and_keeps_rows_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = tmp_path / "games.jsonl"
    results = [
        Result("newsalem", 6, seed, arm, ("puritans",) if arm else ("witches",), 10, 4.0, 5.0)
        for seed in range(3)
        for arm in range(len(ARMS))
    ]
    others = [Result("newsalem", 5, 0, 0, ("witches",)), Result("newsalem", 6, 9, 0, ("witches",))]
    store.write_text("".join([json.dumps(asdict(each)) + "\n" for each in (*results, *others)]), "utf-8")

    Row("newsalem", 6, store).report()

    told = capsys.readouterr().out
    assert "newsalem, 6 players, 3 games" in told
    assert "puritans 100.0 % (+100.0 ± 0.0)" in told
    assert "log loss 0.4000 with, 0.5000 without" in told
