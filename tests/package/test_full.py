"""The wheel with everything: it serves, a game is played on its page, and programs join it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.conftest import QUIET
from tests.browser.table import DESK, Person, comes_to, play_on, until
from tests.server.process import Process
from tools.chromium import find

from .conftest import Installed

JOIN = """
from meetinghouse.client import Table
with Table.open({url!r}, "newsalem") as table:
    table.sit("Robin")
    print([place.name for place in table.look().table.places])
"""


@pytest.fixture
def house(full: Installed, tmp_path: Path) -> Iterator[Process]:
    """A server from the wheel, which must not complain of anything."""
    with Process(tmp_path / "tables.db", program=full.program, env=full.env) as serving:
        serving.start()
        yield serving
    assert serving.troubles() == []


def test_a_wheel_with_everything_serves_and_a_game_is_played_on_its_page(house: Process) -> None:
    path = find()
    if path is None:
        pytest.fail("There is no Chromium: python tools/chromium.py says what to do.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        ann = Person(browser, house.url, DESK)
        ann.go("/")
        ann.page.locator("[data-game=salem1692] button.alone").click()
        ann.look_at_role()
        ann.sees("dawn")
        ann.remember()

        asked = until(ann.asked_now, "what everybody is asked at dawn", ann)
        assert ann.answer(1)
        until(lambda: ann.was_taken(asked), "an answer that the house takes", ann)
        play_on([ann], comes_to("day"), "the day", 1, clicks=True, patience=600)
        ann.sees("day")
        play_on([ann], second_turn, "the second turn", 1, clicks=True, patience=600)

        assert ann.complaints == []
        browser.close()


def second_turn(seen: Any) -> bool:
    """Whether the first player has played."""
    return [each["type"] for each in seen["story"]].count("turn-began") > 1


def test_a_program_joins_with_the_client_of_the_wheel(house: Process, full: Installed) -> None:
    ran = full.python(JOIN.format(url=house.url))

    assert (ran.stdout, ran.stderr) == ("['Robin']\n", "")
