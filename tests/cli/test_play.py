"""Whole games of `meetinghouse play` through a pipe."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from meetinghouse.bots import Move, Prompt
from meetinghouse.bots.random_bot import RandomBot
from meetinghouse.cli.session import NAMES, seat_names
from meetinghouse.texts import LANGUAGES

from .conftest import Run
from .playing import ONES, complete, game_at, only_record


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(run: Run, tmp_path: Path, language: str) -> None:
    path = tmp_path / "table.save"

    ran = run(
        "play", "--players", 5, "--seed", 3, "--bots", "random", "--language", language, "--save", path, typed=ONES
    )

    assert (ran.status, ran.err) == (0, "")
    assert complete(ran.out)
    assert not path.exists()
    assert run("verify", only_record(tmp_path)).status == 0


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, ["--edition", "fr"]),
        (3, []),
        (6, ["--option", "town_hall_choice=true", "--option", "point_to_two=true"]),
        (12, ["--edition", "es"]),
    ],
)
def test_a_whole_game_with_any_number_of_players(run: Run, tmp_path: Path, players: int, options: list[str]) -> None:
    path = tmp_path / "table.save"
    arguments = ["--players", players, "--seed", 8, "--bots", "random", "--save", path, *options]
    typed = "".join(f"{random.Random(line).randint(1, 4)}\n" for line in range(3000))

    ran = run("play", *arguments, typed=typed)

    assert (ran.status, ran.err) == (0, "")
    assert complete(ran.out)
    assert run("verify", only_record(tmp_path)).status == 0


def test_a_game_against_the_steady_bots(run: Run, tmp_path: Path) -> None:
    ran = run("play", "--players", 4, "--seed", 2, "--save", tmp_path / "s", typed=ONES)

    assert ran.status == 0
    told = run("replay", only_record(tmp_path), "--all")
    assert complete(told.out)
    assert "thinks:" in told.out


def test_at_the_end_all_is_opened(run: Run, tmp_path: Path) -> None:
    ran = run("play", "--players", 5, "--seed", 3, "--bots", "random", "--save", tmp_path / "s", typed=ONES)

    end = ran.out[ran.out.index("The game is over") :]
    assert "Winners:" in end
    assert "Sealed suspicions, opened" in end
    assert f" verify {only_record(tmp_path)}" in end
    assert all(name in end for name in ("You", "Ruth", "Silas", "Judith", "Tobias"))


def test_the_person_may_sit_anywhere_under_any_name(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "s"

    ran = run("play", "--seat", 3, "--name", "[bold]Zoé", "--bots", "random", "--seed", 1, "--save", path, typed="q\n")

    assert game_at(path).seat == 3
    assert game_at(path).names[3] == "[bold]Zoé"
    assert "[bold]Zoé" in ran.out


def test_who_gave_no_name_is_a_guest_in_the_record(run: Run, tmp_path: Path) -> None:
    run("play", "--players", 4, "--seed", 3, "--bots", "random", "--save", tmp_path / "s", typed=ONES)

    told = run("replay", only_record(tmp_path)).out
    assert "Guest" in told
    assert "You is" not in told


def test_bots_answer_from_their_own_view(monkeypatch: pytest.MonkeyPatch, run: Run, tmp_path: Path) -> None:
    """The prompt of a bot holds its seat's view, story and questions, and nothing else."""
    seen = []
    original = RandomBot.move

    def move(self: RandomBot, prompt: Prompt) -> Move | None:
        seen.append(({decision.seat for decision in prompt.decisions}, prompt.view.viewer))
        return original(self, prompt)

    monkeypatch.setattr(RandomBot, "move", move)
    run("play", "--bots", "random", "--seed", 1, "--save", tmp_path / "s", typed="1\n1\n")

    assert seen
    assert all(seats == {viewer} for seats, viewer in seen)
    assert 0 not in {viewer for _, viewer in seen}


def test_bots_have_names_of_their_own() -> None:
    assert len(set(NAMES)) >= 11
    assert seat_names(12, 5, "ruth").count("Ruth") == 0
    assert len(set(seat_names(12, 5, "Ann"))) == 12
