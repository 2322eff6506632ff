"""The comparison of two versions in alternating runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bench.pairs import interval, main

TREE = Path(__file__).resolve().parent.parent


def test_fifteen_ratios_leave_out_three_on_either_side() -> None:
    ratios = [ratio / 100 for ratio in range(93, 108)]  # 93 to 107 %

    assert interval(ratios[::-1]) == (0.96, 1.04)


def test_six_ratios_leave_out_none() -> None:
    assert interval([1.0, 0.9, 1.2, 1.1, 0.8, 1.3]) == (0.8, 1.3)


def test_a_tree_beside_itself_is_about_as_fast(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(TREE), str(TREE), "--pairs", "6", "--seconds", "0.01", "--only", "play"]) == 0

    title, row = capsys.readouterr().out.splitlines()
    assert title.split() == ["pure", "Python", "pure", "Python", "median", "ratio", "(95", "%)"]
    found = re.fullmatch(r"Salem 1692, 7 players, random play +[0-9,]+/s +[0-9,]+/s +([0-9.]+) .*", row)
    assert found is not None
    assert 0.2 < float(found[1]) < 5


def test_a_folder_without_the_package_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([str(TREE), str(tmp_path)])

    assert f"{tmp_path} holds neither src/meetinghouse nor meetinghouse" in capsys.readouterr().err
