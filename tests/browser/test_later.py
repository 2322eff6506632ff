"""What the first screen of a table does not need comes later: all of it, for everybody, at the same moment."""

from __future__ import annotations

import re

import pytest

from tests.every import every_game

from .conftest import Invite, OpenHouse
from .resting import NEVER_IDLE, REST
from .table import DESK, Person, play_on, playing, until

MOMENTS = 6  # of a game
PART = re.compile(r"/assets/|/texts/")


@pytest.mark.parametrize(("game", "bots"), every_game(salem1692=4, newsalem=3, quintebourg=8).items())
def test_a_table_opened_at_any_moment_says_the_same_before_and_after_the_rest_of_its_texts_has_come(
    house: OpenHouse, invite: Invite, game: str, bots: int
) -> None:
    ann = invite(house(speed=10, seed="early"), DESK)
    ann.context.add_init_script(NEVER_IDLE)
    loaded: list[str] = []
    ann.page.on("request", lambda request: loaded.append(request.url) if PART.search(request.url) else None)
    playing([ann], bots=bots, game=game)
    dice, moments = 7, 0
    while moments < MOMENTS:
        play_on([ann], lambda seen: seen["decisions"] or seen["table"]["phase"] == "over", "a question", dice)
        if ann.look()["table"]["phase"] == "over":
            break
        moments += 1
        loaded.clear()
        ann.page.reload()
        until(ann.asked_now, "a question", ann)
        before = settled(ann)
        assert not any("/later/" in each for each in loaded), loaded
        ann.page.evaluate(REST)
        for tab, inside in {"table": "#people", "log": ".log"}.items():  # the first comes later, with its texts
            ann.page.locator(f"#tab-{tab}").evaluate("(each) => each.click()")
            ann.page.locator(f"#panel-{tab} {inside}").first.wait_for(state="attached")
        assert "⋯" not in before
        after = settled(ann)
        assert after == before, sorted({*before} ^ {*after})
        ann.send(dice)
    assert moments > MOMENTS / 2


def settled(person: Person) -> list[str]:
    """What the page says once it says the same twice, without how many lines are new."""
    seen: list[str] = []

    def still() -> bool:
        seen.append(person.text())
        person.page.wait_for_timeout(200)
        return len(seen) > 1 and seen[-1] == seen[-2]

    until(still, "the page is still", person)
    return " ".join(seen[-1].split()).split(". ")
