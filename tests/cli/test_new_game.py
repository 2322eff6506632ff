"""``new-game``: the skeleton is installed like any package, passes its own tests, and is played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

from .conftest import Run


def python(*line: str | Path, cwd: Path, **more: str) -> str:
    """Run this Python, with the development tools; it must succeed."""
    ran = subprocess.run(
        [sys.executable, *line], cwd=cwd, env=os.environ | {"PYTHONUTF8": "1"} | more, stdin=subprocess.DEVNULL,
        capture_output=True, encoding="utf-8", timeout=10 * PATIENCE, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_a_new_game_of_any_name_is_installed_passes_its_own_tests_and_is_played(run: Run, tmp_path: Path) -> None:
    names = ("harvest", "none", "random", "view")  # the last three mean something in Python, or in the skeleton
    folders = [tmp_path / name for name in names]
    for name, folder in zip(names, folders, strict=True):
        made = run("new-game", name, "--folder", folder)
        assert (made.status, made.err) == (0, "")
        assert f'pip install -e "{folder}[test]"' in made.out
        assert f"meetinghouse play {name}" in made.out

    site = tmp_path / "site"
    pip = ("-m", "pip", "install", "-qq", "--no-deps", "--no-build-isolation", "--no-index", "--no-compile")
    python(*pip, "--target", site, *folders, cwd=tmp_path, PIP_DISABLE_PIP_VERSION_CHECK="1")
    tested = python("-m", "pytest", "-q", "-p", "no:cacheprovider", *folders, cwd=tmp_path, PYTHONPATH=str(site))
    assert f"{6 * len(names)} passed" in tested
    play = "from meetinghouse.cli.main import main; main(['simulate', 'harvest', '--games', '5'])"
    assert "Harvest" in python("-c", play, cwd=tmp_path, PYTHONPATH=str(site))
    begin = "from meetinghouse.cli.main import main; main(['play', 'harvest', '--seed', '1'])"
    welcome = python(
        "-c", begin, cwd=tmp_path, PYTHONPATH=str(site), XDG_STATE_HOME=str(tmp_path / "state"), LC_ALL="C"
    )
    assert "One of you hides." in welcome
    assert "\n\n\n" not in welcome
    book = site / "meetinghouse_harvest" / "rulebook" / "es" / "harvest.md"
    assert "HARVEST-END-01" in book.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize("name", ["Harvest", "harvest2", "h", "../harvest", "", "ha-rvest"])
def test_a_name_that_is_none_is_refused(run: Run, tmp_path: Path, name: str, language: str) -> None:
    ran = run("new-game", name, "--folder", tmp_path / "harvest", "--language", language)

    assert ran.status == 2
    assert name in ran.err
    assert not (tmp_path / "harvest").exists()


def test_a_game_that_is_here_already_is_not_made_again(run: Run, tmp_path: Path) -> None:
    ran = run("new-game", "newsalem", "--folder", tmp_path / "harvest")

    assert (ran.status, ran.err) == (2, "meetinghouse: There is a game called “newsalem” already.\n")


def test_a_folder_that_is_there_is_left_as_it_is(run: Run, tmp_path: Path) -> None:
    ran = run("new-game", "harvest", "--folder", tmp_path)

    assert ran.status == 2
    assert "exists already" in ran.err
    assert list(tmp_path.glob("*.toml")) == []
