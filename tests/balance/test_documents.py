"""The tables in docs/bots.md have the form in which the command prints them, and intervals that fit their games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meetinghouse.balance.markdown import columns
from meetinghouse.balance.words import Words
from meetinghouse.bots.report import share_of

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
WORDS = Words("en", "salem1692")
HEADS = [line for line in PAGE.splitlines() if line.endswith(f"| {' | '.join(columns(WORDS))} |")]
ROWS = [line.strip("| ").split(" | ") for line in PAGE.splitlines() if re.match(r"\| [\w=,]+ \| \d+ \| \d+ \|", line)]


def test_every_game_has_its_table() -> None:
    assert [head.split(" | ")[0] for head in HEADS] == ["| Played by", "| Played by", "| mode"]
    assert len(ROWS) == 12 + 5 + 24 + 48


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]}-{row[1]}-{row[-1][1:5]}")
def test_a_row_is_what_the_command_prints_for_so_many_games(row: list[str]) -> None:
    games, sides = int(row[2]), re.findall(r"(\w+) ([\d.]+) % \([\d.]+ – [\d.]+\)", row[3])
    for side, share in sides:
        about = round(float(share) * games / 100)  # several counts have the same share, after rounding
        near = range(max(0, about - 1), min(games, about + 1) + 1)
        printed = [f"{side} {WORDS.share(share_of(count, games))}" for count in near]
        assert any(each in row[3] for each in printed), (side, share)
    if len(row) == 7 and row[5] != "–":  # the median of decisions
        assert row[5] == WORDS.median(float(row[5]))
