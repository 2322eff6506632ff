"""The games of a report: the same on any number of processes, and none is played twice or lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from meetinghouse.balance import balance_of, facts, plan_of, playing, study
from meetinghouse.balance.checkpoint import Checkpoint
from meetinghouse.balance.playing import Studied
from meetinghouse.bots import code, simulate
from meetinghouse.engine import plugins
from meetinghouse.engine.refusals import Refused


def plan(games: int = 12, **changed: Any) -> Any:
    return plan_of("newsalem", **{"players": [3, 4], "games": games, "bots": ["random"], **changed})


def digests(studied: list[Studied]) -> list[str]:
    return [each.digest for each in studied]


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """The file that keeps twelve games for three players and twelve for four."""
    path = tmp_path / "report.played"
    study(plan(), path, processes=1)
    return path


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int, int]]:
    """The chunks that are played from now on, each as its number of players, first game and end."""
    found: list[tuple[int, int, int]] = []
    real = facts.study_some

    def noted(chunk: Any) -> Any:
        found.append((chunk.job.players, chunk.first, chunk.end))
        return real(chunk)

    monkeypatch.setattr(playing, "study_some", noted)
    return found


def test_every_row_has_the_digest_of_a_simulation() -> None:
    rows = study(plan(), processes=1)

    expected = [simulate("newsalem", players, 12, bots="random", processes=1) for players in (3, 4)]
    assert digests(rows) == [report.digest for report in expected]
    assert [dict(each.tally.won) for each in rows] == [
        {side: share.count for side, share in report.wins.items() if share.count} for report in expected
    ]


def test_one_process_and_two_give_the_same_report() -> None:
    one, two = [balance_of(plan(), study(plan(), processes=number)) for number in (1, 2)]

    assert one == two
    assert one.digest != balance_of(plan(seed=2), study(plan(seed=2), processes=1)).digest


def test_a_report_goes_on_where_it_was_stopped(tmp_path: Path, asked: list[tuple[int, int, int]]) -> None:
    def stop(done: int, of: int) -> None:
        if done >= 15:
            raise KeyboardInterrupt

    path = tmp_path / "report.played"
    with pytest.raises(KeyboardInterrupt):
        study(plan(), path, processes=1, progress=stop)
    before = sum(end - first for _, first, end in asked)
    rows = study(plan(), path, processes=1)

    assert 15 <= before < 24
    assert sum(end - first for _, first, end in asked) == 24
    assert balance_of(plan(), rows) == balance_of(plan(), study(plan(), processes=1))


def test_more_games_and_players_only_play_what_is_missing(played: Path, asked: list[tuple[int, int, int]]) -> None:
    more = plan(games=16, players=[3, 4, 5])
    rows = study(more, played, processes=1)

    assert {number for number, first, _ in asked if first < 12} == {5}
    assert digests(rows) == digests(study(more, processes=1))


def test_fewer_games_than_were_kept_are_those_of_a_smaller_report(played: Path) -> None:
    assert digests(study(plan(games=7), played, processes=1)) == digests(study(plan(games=7), processes=1))


def test_a_line_that_was_cut_off_costs_only_its_own_games(played: Path, asked: list[tuple[int, int, int]]) -> None:
    whole = played.read_bytes()
    played.write_bytes(whole[:-20])
    rows = study(plan(), played, processes=1)

    assert [number for number, _, _ in asked] == [4]
    assert digests(rows) == digests(study(plan(), processes=1))
    assert played.read_bytes().count(b"\n") == whole.count(b"\n")


def test_a_damaged_line_is_refused_and_the_file_left_as_it_is(played: Path) -> None:
    lines = played.read_bytes().splitlines(keepends=True)
    lines[2] = lines[2].replace(b'"games":', b'"Games":', 1)
    played.write_bytes(b"".join(lines))
    with pytest.raises(Refused, match=r"Line 3 of .* is damaged") as caught:
        study(plan(), played, processes=1)

    assert caught.value.key == "checkpoint-broken"
    assert played.read_bytes() == b"".join(lines)


def test_without_the_damaged_line_all_other_games_are_kept(played: Path, asked: list[tuple[int, int, int]]) -> None:
    lines = played.read_bytes().splitlines(keepends=True)
    played.write_bytes(b"".join(lines[:2] + lines[3:]))

    assert digests(study(plan(), played, processes=1)) == digests(study(plan(), processes=1))
    assert asked[0][0] == 3
    assert sum(end - first for _, first, end in asked) < 24 + 12


@pytest.mark.parametrize("data", [b"a letter\n", b"\x00" * 100, b"meetinghouse balance 2\n"])
def test_another_file_is_never_written_over(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "letter"
    path.write_bytes(data)
    with pytest.raises(Refused, match="is not a file of played games"):
        study(plan(), path, processes=1)

    assert path.read_bytes() == data


def test_games_of_other_rules_or_bots_are_played_anew(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert sum(part.end - part.first for part in Checkpoint(played).parts(plan().rows[0].job)) == 12
    monkeypatch.setattr("meetinghouse.balance.checkpoint.code_of", lambda game: "another")

    assert Checkpoint(played).parts(plan().rows[0].job) == []


def test_rules_bots_and_data_count_and_texts_do_not() -> None:
    names = {path.name for path in code.sources_of("quintebourg").values()}

    assert {"night.csv", "laws.toml", "presets.toml", "victory.py", "powers.py", "game.py", "play.py"} <= names
    assert not [name for name in names if name.endswith((".ftl", ".md", ".pyc"))]
    games = plugins.own(plugins.GAMES)
    assert len({code.code_of(game) for game in games}) == len(games)
