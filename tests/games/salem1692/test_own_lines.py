"""The pages cover lines that only one seat or a few were told: they know them by name, and must miss none."""

from __future__ import annotations

import re
from pathlib import Path

from meetinghouse.engine.events import EVERYBODY
from tests.texts import played

STORY = Path(__file__).parents[3] / "web" / "src" / "games" / "salem1692" / "story.ts"


def test_the_pages_know_every_line_that_is_not_for_all() -> None:
    found = re.search(r"own: new Set\(\[(.+?)\]\)", STORY.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    own = set(re.findall(r'"([a-z-]+)"', found[1]))
    told = [line for game, _, _ in played("salem1692") for line in game.story]

    assert {line.event.__struct_config__.tag for line in told if line.audience != EVERYBODY} <= own
    assert not own & {line.event.__struct_config__.tag for line in told if line.audience == EVERYBODY}
