"""The table of who wins how often: any game, any setting, and it goes on where it was stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import balance

TABLE = ["newsalem", "--games", "2", "--processes", "1"]


def rows(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()[2:]


def test_there_is_a_row_for_every_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main(TABLE) == 0
    assert [row.split(" | ")[0] for row in rows(capsys)] == [f"| {players}" for players in range(3, 9)]


def test_and_for_every_value_of_a_setting(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["quintebourg", "--games", "1", "--players", "6-7", "--vary", "mode=v,m", "--processes", "1"]
    balance.main(given)
    assert [row[:7] for row in rows(capsys)] == ["| v | 6", "| v | 7", "| m | 6", "| m | 7"]


def test_finished_rows_are_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    given = [*TABLE, "--players", "3", "--rows", str(tmp_path / "rows")]
    balance.main(given)
    first = rows(capsys)
    monkeypatch.delattr(balance, "simulate")
    balance.main(given)
    assert rows(capsys) == first


def test_rows_of_other_rules_or_bots_are_played_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = [*TABLE, "--players", "3", "--rows", str(tmp_path / "rows")]
    now = balance.code_of("newsalem")
    balance.main(given)
    monkeypatch.setattr(balance, "code_of", lambda game: "another")
    balance.main(given)
    assert [row.code for row in balance.read(tmp_path / "rows")] == [now, "another"]


def test_rules_bots_and_data_count_and_texts_do_not() -> None:
    names = {path.name for path in balance.sources_of("quintebourg")}
    assert {"night.csv", "laws.toml", "presets.toml", "victory.py", "powers.py", "game.py", "play.py"} <= names
    assert not {"en.ftl", "newsalem"} & names


def test_every_game_has_code_of_its_own() -> None:
    assert len({balance.code_of(game) for game in ("newsalem", "quintebourg", "salem1692")}) == 3


def test_a_side_that_wins_too_seldom_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main([*TABLE, "--players", "3", "--least", "60", "--most", "100"]) == 1
    assert "%" in capsys.readouterr().err
