"""A real server on a free port, in a thread beside the test."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from meetinghouse.server.certificate import own_certificate
from meetinghouse.server.log import JsonFormatter
from meetinghouse.server.settings import UNLIMITED, Settings
from meetinghouse.server.tls import Certificate
from tests.running import Running

from .certificates import HOME
from .guests import Serving, see_off

SPEED = 50  # the speed of a hurried house's clock


class Heard(logging.Handler):
    """A log handler that keeps all formatted lines."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.setFormatter(JsonFormatter())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


Start = Callable[..., Serving]


@contextmanager
def servers(folder: Path) -> Iterator[Start]:
    """A function that starts servers; all are stopped after the tests."""
    heard = Heard()
    ours = logging.getLogger("meetinghouse")
    before = ours.level, ours.propagate
    ours.addHandler(heard)
    ours.setLevel(logging.INFO)
    ours.propagate = False
    running: list[Running] = []

    def start(settings: Settings = UNLIMITED, *, hurried: bool = False) -> Serving:
        running.append(Running(folder / f"{len(running)}.db", settings, speed=SPEED if hurried else 1))
        made = running[-1]
        return Serving(made.url, made.metrics, made.house, heard.lines, made.stop, made.server.server_state)

    try:
        yield start
    finally:
        see_off()
        for each in running:
            each.stop()
        ours.removeHandler(heard)
        ours.setLevel(before[0])
        ours.propagate = before[1]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Start]:
    """A function that starts a server: serve(), or serve(settings, hurried=True) with a fast clock."""
    with servers(tmp_path) as start:
        yield start


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server without limits and in real time, for all tests of a file."""
    with servers(tmp_path_factory.mktemp("house")) as start:
        yield start()


@pytest.fixture
def own(tmp_path: Path) -> Certificate:
    """A certificate made by the server itself."""
    return own_certificate(tmp_path / "tables.db", HOME)
