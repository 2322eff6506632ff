"""A server for each test, one browser for each worker, and people who use it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Playwright, expect, sync_playwright

from meetinghouse.server.pages import folder
from tests.patience import PATIENCE
from tests.running import Running
from tools.chromium import find

from .line import Line
from .table import PICTURES, Person

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--mute-audio",
)

ARRIVAL = 3  # seconds in which a browser opens the table

expect.set_options(timeout=PATIENCE * 1000)

FAILED = pytest.StashKey[bool]()

OpenHouse = Callable[..., Running]
Invite = Callable[..., Person]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note whether the test failed: then pictures of the last pages are kept."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Playwright for the tests of this folder only, because its event loop would disturb other tests."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    yield from launch(playwright)


def launch(playwright: Playwright, **more: Any) -> Iterator[Browser]:
    """A browser without background work, closed at the end."""
    if not (folder() / "index.html").is_file():
        pytest.fail("The pages have not been built: make pages.")
    path = find()
    if path is None:
        pytest.fail("There is no Chromium: python tools/chromium.py says what to do.")
    browser = playwright.chromium.launch(executable_path=path, args=QUIET, **more)
    yield browser
    browser.close()


@pytest.fixture
def house(tmp_path: Path, chromium: Browser) -> Iterator[OpenHouse]:
    """house(), or house(speed=20, seed="a"): a server that runs until the end of the test."""
    running: list[Running] = []

    def opened(**wanted: Any) -> Running:
        running.append(Running(tmp_path / f"{len(running)}.db", arrival=ARRIVAL, **wanted))
        return running[-1]

    yield opened
    for each in running:
        each.stop()


@pytest.fixture
def invite(house: OpenHouse, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """invite(running): a person with a browser. The test fails if a browser reports an error that was not planned.

    Only in tests with the mark `motion` do things move and pages get painted: that is most of a browser's work.
    """
    people: list[Person] = []
    motion = bool(request.node.get_closest_marker("motion"))
    usual = {"painted": motion, "reduced_motion": "no-preference" if motion else "reduce"}

    def come(running: Running | Line, *args: Any, **more: Any) -> Person:
        people.append(Person(chromium, running.url, *args, **{**usual, **more}))
        return people[-1]

    yield come
    if request.node.stash.get(FAILED, False):
        for index, person in enumerate(people):
            try:
                person.photograph(f"failed-{request.node.name}-{index}")
                (PICTURES / f"failed-{request.node.name}-{index}.txt").write_text(person.text(), encoding="utf-8")
            except Error:
                continue  # this person has closed the browser
    for person in people:
        person.context.close()
    complaints = [each for person in people for each in person.complaints]
    assert not complaints, complaints
