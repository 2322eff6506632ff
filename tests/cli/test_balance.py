"""meetinghouse balance: a report in two files, and clear words about mistakes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import Run

SMALL = ("balance", "newsalem", "--players", "3-4", "--games", "3", "--bots", "random", "--processes", "1")


def test_it_writes_a_page_and_numbers_and_keeps_what_was_played(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    ran = run(*SMALL, "--out", str(page))

    assert ran.status == 0
    assert ran.err == ""
    assert f"The report is in {page}" in ran.out
    numbers = json.loads((tmp_path / "report.json").read_bytes())
    assert numbers["digest"] in ran.out
    assert numbers["players"] == [3, 4]
    assert numbers["digest"] in page.read_text(encoding="utf-8")
    assert (tmp_path / "report.played").read_bytes().startswith(b"meetinghouse balance 1\n")


def test_the_second_time_it_plays_nothing_and_says_the_same(run: Run, tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "report.html"), "--json")
    first = run(*SMALL, *out)
    kept = (tmp_path / "report.played").read_bytes()

    assert run(*SMALL, *out) == first
    assert (tmp_path / "report.played").read_bytes() == kept


def test_it_speaks_the_readers_language(run: Run, tmp_path: Path) -> None:
    ran = run(*SMALL, "--out", str(tmp_path / "r.html"), "--language", "fr")

    assert "Le rapport est dans" in ran.out
    assert "Qui gagne" in (tmp_path / "r.html").read_text(encoding="utf-8")


def test_several_bots_and_options_are_rows_of_a_table(run: Run, tmp_path: Path) -> None:
    asked = (
        "balance", "quintebourg", "--players", "6", "--games", "1", "--vary", "mode=v,m", "--bots", "random",
        "--bots", "steady", "--table", "--processes", "1", "--out", str(tmp_path / "r.html"), "--language", "fr",
    )  # fmt: skip
    lines = run(*asked).out.splitlines()

    columns = ("mode", "Qui joue", "Places", "Parties", "Victoires", "Aucun camp", "Décisions (médiane)", "Empreinte")
    assert lines[0] == f"| {' | '.join(columns)} |"
    assert [line[:23] for line in lines[2:]] == [
        "| v | random | 6 | 1 | ",
        "| v | steady | 6 | 1 | ",
        "| m | random | 6 | 1 | ",
    ]


def test_a_side_that_wins_too_seldom_is_told_with_status_1(run: Run, tmp_path: Path) -> None:
    ran = run(*SMALL, "--out", str(tmp_path / "r.html"), "--least", "60", "--most", "100")

    assert ran.status == 1
    assert "3 players, Standard: the puritans" in ran.err


MISTAKES = [
    ("balance nope", "There is no game called “nope”"),
    ("balance newsalem --players 2-9", "3 to 8 players, not 2"),
    ("balance newsalem --players 9", "3 to 8 players, not 9"),
    ("balance newsalem --players 5-3", "such as 5-10 or 5,7,10, not “5-3”"),
    ("balance newsalem --players many", "not “many”"),
    ("balance newsalem --games 0", "--games is at least 1"),
    ("balance newsalem --vary colour", "no option “colour”"),
    ("balance salem1692 --vary edition=de", "It takes one of en, fr, es."),
    ("balance salem1692 --vary edition=", "--vary takes the name of an option"),
    ("balance salem1692 --vary edition --vary edition=fr", "edition is set twice"),
    ("balance newsalem --bots clever", "Known bots: easy, random, sharp, steady."),
    ("balance newsalem --least 101", "--least is a percentage from 0 to 100"),
    ("balance newsalem --out report.txt", "ends in .html"),
    ("balance newsalem --out nowhere/report.html", "cannot be written"),
    ("balance newsalem --on somewhere", "names no cluster"),
    ("balance newsalem --on tcp://127.0.0.1:1 --processes 2", "either --on or --processes"),
]


@pytest.mark.parametrize(("line", "told"), MISTAKES)
def test_a_mistake_is_one_line_with_status_2_and_leaves_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run(*line.split())

    assert ran.status == 2
    assert ran.out == ""
    assert told in ran.err
    assert ran.err.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == []


def test_a_broken_checkpoint_is_told_and_kept(run: Run, tmp_path: Path) -> None:
    played = tmp_path / "r.played"
    run(*SMALL, "--out", str(tmp_path / "r.html"))
    broken = played.read_bytes().replace(b'"games":1', b'"games":2', 1)
    assert broken != played.read_bytes()
    played.write_bytes(broken)
    ran = run(*SMALL, "--out", str(tmp_path / "r.html"))

    assert ran.status == 2
    assert f"Line 2 of {played} is damaged." in ran.err
    assert ran.err.count("\n") == 1
    assert played.read_bytes() == broken
