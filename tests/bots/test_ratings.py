"""The ratings of bots, from how often their side wins."""

from __future__ import annotations

from math import log

import pytest

from bench import ratings

NAMES = ("weak", "steady", "strong")


def test_equal_results_give_equal_ratings() -> None:
    table = [(mine, others, 100, 50) for mine in NAMES for others in NAMES]
    assert [round(ratings.fitted(table, NAMES)[name][0], 6) for name in NAMES] == [0.0, 0.0, 0.0]


def test_odds_of_ten_to_one_are_400_points() -> None:
    won = {"weak": 1 / 11, "steady": 1 / 2, "strong": 10 / 11}
    table = [(mine, others, 110_000, round(110_000 * won[mine])) for mine in NAMES for others in NAMES]
    found = ratings.fitted(table, NAMES)
    assert found["strong"][0] == pytest.approx(400, abs=1)
    assert found["weak"][0] == pytest.approx(-400, abs=1)


def test_the_interval_shrinks_with_the_number_of_games() -> None:
    few, many = (
        ratings.fitted([(mine, others, games, games // 2) for mine in NAMES for others in NAMES], NAMES)["strong"][1]
        for games in (100, 10_000)
    )
    assert few == pytest.approx(10 * many, rel=0.01)
    # two shares of a half, of 300 games each: the variance of the logarithm of their odds is 4/300 for each
    assert few == pytest.approx(1.96 * 400 / log(10) * (8 / 300) ** 0.5, rel=0.01)


def test_a_bot_that_always_wins_has_a_rating() -> None:
    table = [(mine, others, 20, 20 if mine == "strong" else 5) for mine in NAMES for others in NAMES]
    assert 400 < ratings.fitted(table, NAMES)["strong"][0] < 4000


def test_one_command_prints_a_row_for_each_side(capsys: pytest.CaptureFixture[str]) -> None:
    ratings.main(["newsalem", "--players", "3", "--games", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "| side | random | easy | sharp | steady | games |"
    assert [line.split(" | ")[0] for line in lines[2:]] == ["| puritans", "| witches"]
    assert all(line.split(" | ")[4] == "0" for line in lines[2:])


@pytest.mark.parametrize(
    "given", [["chess"], ["newsalem", "--players", "2"], ["newsalem", "--players", "3", "--games", "0"]]
)
def test_a_wrong_argument_is_refused(given: list[str]) -> None:
    with pytest.raises(SystemExit):
        ratings.main(given)
