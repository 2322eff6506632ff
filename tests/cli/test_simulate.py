"""meetinghouse simulate: several bots in one table, and news of long work."""

from __future__ import annotations

import io
import json
import re

from rich.console import Console

from meetinghouse.bots import simulate
from meetinghouse.cli.progress import EVERY, Lines
from meetinghouse.texts import Texts

from .conftest import Run

SMALL = ("simulate", "newsalem", "--players", "3", "--games", "4", "--processes", "1")


def test_several_bots_are_compared_in_one_table(run: Run) -> None:
    ran = run(*SMALL, "--bots", "steady,random", "--bots", "puritans=steady,witches=random")
    lines = ran.out.splitlines()
    steady = simulate("newsalem", 3, 4, bots="steady", processes=1)

    assert lines[0] == "New Salem, 3 players, 4 games"
    assert lines[1].split()[:3] == ["bots", "the", "puritans"]
    assert [line.split()[0] for line in lines[2:] if not line.startswith(" ")] == [
        "steady",
        "random",
        "puritans=steady",
        "witches=random",
    ]
    assert f"{steady.wins['puritans'].share:.1%}" in lines[2]
    assert steady.digest[:12] in lines[2]


def test_shares_are_written_as_in_the_readers_language(run: Run) -> None:
    said = [run(*SMALL, "--bots", "random", "--language", language).out for language in ("en", "fr", "es")]

    assert re.search(r" \d+\.\d%  ", said[0])
    assert all(re.search(r" \d+,\d\u00a0%  ", each) for each in said[1:])
    assert not any(re.search(r"\d\.\d(?!\d)", each) for each in said[1:])  # a point may stand between thousands


def test_as_json_they_are_a_list_of_reports_and_one_alone_is_a_report(run: Run) -> None:
    compared = json.loads(run(*SMALL, "--bots", "steady,random", "--json").out)["compared"]
    alone = json.loads(run(*SMALL, "--bots", "random", "--json").out)

    assert [report["bots"] for report in compared] == ["steady", "random"]
    assert compared[1]["digest"] == alone["digest"]


def test_a_wrong_name_among_several_is_told(run: Run) -> None:
    ran = run(*SMALL, "--bots", "steady,rando")

    assert ran.status == 2
    assert "Did you mean random?" in ran.err


def test_short_work_prints_no_progress_where_nobody_watches(run: Run) -> None:
    assert run(*SMALL, "--bots", "random").err == ""


def test_long_work_prints_a_line_now_and_then_with_the_time_left() -> None:
    now, said = [0.0], io.StringIO()
    lines = Lines("Playing", Texts("en"), Console(file=said, width=100), lambda: now[0])
    for second in range(31):
        now[0] = float(second)
        lines(1000 + 10 * second, 2000)

    told = said.getvalue().splitlines()
    assert len(told) == 30 / EVERY
    assert told[0] == "Playing: 1,050 of 2,000, 0:01:35 left"
    assert told[-1] == "Playing: 1,300 of 2,000, 0:01:10 left"
