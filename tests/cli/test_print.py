"""meetinghouse print: a file is written, or one line says what is wrong."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_the_file_is_written_where_it_is_asked_for(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "new" / "town.pdf"
    ran = run(
        "print", "quintebourg", "--language", "fr", "--paper", "letter", "--what", "ballots, cards", "--out", str(path)
    )

    assert ran.status == 0
    assert "town.pdf" in ran.out
    assert path.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (["nothing"], "“nothing”"),
        (["salem1692", "--what", "cards,roles"], "roles, nights, rules"),
        (["salem1692", "--paper", "a5"], "a4, letter"),
        (["salem1692", "--option", "director"], "name=value"),
        (["salem1692", "--option", "director=nobody"], "frames, town_crier, phone, moderator"),
        (["salem1692", "--option", "directer=frames"], "Did you mean director?"),
        (["salem1692", "--option", "players=2", "--option", "edition=es"], "SAL-PLAY-03"),
        (["salem1692", "--out", "/dev/null/x.pdf"], "/dev/null/x.pdf"),
    ],
)
def test_a_mistake_is_one_line_that_says_what_would_be_right(run: Run, line: list[str], told: str) -> None:
    ran = run("print", *line)

    assert ran.status == 2
    assert told in ran.err
    assert ran.err.count("\n") == 1


def test_without_its_library_it_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fpdf", None)
    for name in [each for each in sys.modules if each.startswith(("meetinghouse.printing", "meetinghouse.cli.print"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("meetinghouse.cli.print", raising=False)

    ran = run("print", "quintebourg")

    assert ran.status == 2
    assert "meetinghouse[print]" in ran.err
