"""The test matrix: a few rows contain every pair of values, and all rows are available on demand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product
from typing import Any

import pytest

from tests.matrix import every, matrix, pairwise, rows

AXES: dict[str, Sequence[Any]] = {
    "size": ["phone", "tablet", "desk"],
    "language": ["en", "fr", "es"],
    "game": ["salem1692", "newsalem", "quintebourg"],
    "pace": ["quick", "classic", "relaxed", "async"],
    "sound": [True, False],
}


@pytest.mark.parametrize("count", [2, 3, 5])
def test_every_two_values_of_different_axes_meet_in_a_row(count: int) -> None:
    axes = dict(list(AXES.items())[:count])
    found = pairwise(**axes)

    for one, other in combinations(axes, 2):
        assert {(row[one], row[other]) for row in found} == set(product(axes[one], axes[other]))


def test_the_pairwise_rows_are_few_and_always_the_same() -> None:
    found = pairwise(**AXES)

    assert len(found) <= 16  # of 216 rows; at least 12 are needed to contain every pair
    assert found == pairwise(**AXES)
    assert all(list(row) == list(AXES) for row in found)


def test_every_row_is_there_when_the_full_matrix_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEETINGHOUSE_FULL", "1")

    assert rows(**AXES) == every(**AXES)
    assert len({tuple(row.values()) for row in rows(**AXES)}) == 3 * 3 * 3 * 4 * 2


@pytest.mark.parametrize("value", [None, "", "0"])
def test_without_the_full_matrix_the_rows_contain_every_pair(
    monkeypatch: pytest.MonkeyPatch, value: str | None
) -> None:
    monkeypatch.delenv("MEETINGHOUSE_FULL", raising=False)
    if value is not None:
        monkeypatch.setenv("MEETINGHOUSE_FULL", value)

    assert rows(**AXES) == pairwise(**AXES)


def test_values_may_be_of_any_kind_and_one_axis_is_run_whole() -> None:
    assert pairwise(options=[{"a": 1}, {}]) == [{"options": {"a": 1}}, {"options": {}}]
    assert len(pairwise(options=[{"a": 1}, {}], sides=[[1], [2, 3]])) == 4


@matrix(number=[1, 2], letter="ab")
def test_the_mark_hands_the_values_to_a_test_by_name(number: int, letter: str) -> None:
    assert number in (1, 2)
    assert letter in ("a", "b")
