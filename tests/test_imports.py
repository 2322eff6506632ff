"""Nothing is loaded that is not used: a program that plays games starts without a server, a terminal or languages."""

from __future__ import annotations

import subprocess
import sys

import pytest

SERVING = {"starlette", "uvicorn", "prometheus_client", "segno", "apsw"}
SHOWING = {"cyclopts", "rich"}
SPEAKING = {"fluent", "babel"}
EVERYTHING = SERVING | SHOWING | SPEAKING | {"httpx"}

PRINT = "; import sys; print('\\nloaded:', *sys.modules)"


def loaded(program: str) -> set[str]:
    """The packages that a new Python has loaded after that program."""
    ran = subprocess.run(
        [sys.executable, "-c", program + PRINT], capture_output=True, text=True, timeout=60, check=True
    )
    modules = ran.stdout.rpartition("loaded: ")[2].split()
    return {name.partition(".")[0] for name in modules}


@pytest.mark.parametrize(
    ("program", "without"),
    [
        ("import meetinghouse as mh; mh.start('salem1692', 5, seed=1)", EVERYTHING),
        ("from meetinghouse.bots.simulate import simulate", EVERYTHING),
        ("from meetinghouse.rulebook import look_up; look_up('SAL-NIGHT-04')", EVERYTHING),
        ("from meetinghouse.texts import Texts; Texts('en').say('page-welcome')", EVERYTHING - SPEAKING),
        ("from meetinghouse.tables.house import House", EVERYTHING - SPEAKING),
        ("import meetinghouse.client", SERVING | {"cyclopts"}),  # httpx itself loads rich where it is installed
        ("from meetinghouse.cli.main import main; main(['simulate', '--help'])", SERVING | {"httpx"}),
        ("from meetinghouse.cli.main import main; main(['simulate', '--games', '1'])", SERVING | {"httpx"}),
        ("import meetinghouse.server", SHOWING | {"httpx", "uvicorn", "apsw"}),
    ],
)
def test_only_what_is_used_is_loaded(program: str, without: set[str]) -> None:
    assert loaded(program) & without == set()


def test_what_is_used_is_seen_to_be_loaded() -> None:
    assert loaded("import meetinghouse.cli.serve, meetinghouse.client") >= EVERYTHING
