"""Night falls, and day breaks, behind a short darkness, in the same steps for everybody."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Invite, OpenHouse
from .table import PHONE, Person, comes_to, play_on, playing

pytestmark = pytest.mark.motion

# In each frame: whether the page has the forms of the night, whether something is uncovered, the colours of
# the page, whether the darkness is there, how many parts are unlit, and the least height of a seat.
WATCH = """addEventListener("DOMContentLoaded", () => {
    window.light_ = [];
    const root = document.documentElement;
    const look = () => {
        const heights = [...document.querySelectorAll(".stage [data-seat]")].map((each) => each.offsetHeight);
        const now = {
            dark: root.hasAttribute("data-dark"),
            open: document.querySelectorAll("[data-own] [data-open]").length > 0,
            colours: root.dataset.theme,
            covered: document.querySelector(".dusk") !== null,
            unlit: document.querySelectorAll(".unlit").length,
            least: heights.length ? Math.min(...heights) : null,
        };
        if (JSON.stringify(now) !== JSON.stringify(window.light_.at(-1))) window.light_.push(now);
        requestAnimationFrame(look);
    };
    look();
})"""
DAY, NIGHT = "parchment", "black"
TAPPED = 44  # pixels: a seat is always large enough for a finger


def turn(person: Person, dark: bool, after: int) -> tuple[int, list[dict[str, Any]]]:
    """Where night falls or day breaks after that frame, and the frames from then until the darkness is gone."""
    found = person.page.wait_for_function(
        """([dark, after]) => {
            const begins = window.light_.findIndex((each, at) => at > after && each.dark === dark);
            if (begins < 0) return null;
            const ends = window.light_.findIndex((each, at) => at >= begins && !each.covered);
            return ends < 0 ? null : [begins, window.light_.slice(begins, ends + 1)];
        }""",
        arg=[dark, after],
    )
    begins, frames = found.json_value()
    return begins, frames


def lights(frames: list[dict[str, Any]]) -> list[tuple[object, ...]]:
    """What an onlooker could tell from the frames: the steps of the light, each once."""
    found = [tuple(frame[each] for each in ("dark", "colours", "covered", "unlit")) for frame in frames]
    return [each for index, each in enumerate(found) if index == 0 or each != found[index - 1]]


def test_nightfall_and_daybreak_are_hidden_by_a_short_darkness_with_the_same_steps_on_every_screen(
    house: OpenHouse, invite: Invite
) -> None:
    running = house(speed=10, seed="night")
    people = [invite(running, PHONE) for _ in range(3)]
    for person in people:
        person.context.add_init_script(WATCH)
    playing(people, bots=2)
    play_on(people, comes_to("day"), "the day", 7)
    for person in people:
        person.sees("day")
    people[0].page.locator("[data-own] header button").first.evaluate("(button) => button.click()")
    people[0].page.locator("[data-own] [data-open]").wait_for()
    was_open = False
    after = [person.page.evaluate("() => window.light_.length - 1") for person in people]
    for phase, colours in (("night", NIGHT), ("day", DAY)):
        play_on(people, comes_to(phase), phase, 7, draws=True)
        seen = []
        for index, person in enumerate(people):
            after[index], frames = turn(person, phase == "night", after[index])
            # the darkness is there from the first frame until the last part has its new forms and colours
            assert frames[0]["covered"], frames
            assert not any(frame["open"] for frame in frames), frames
            assert all(frame["dark"] == (phase == "night") for frame in frames), frames
            lit = [frame for frame in frames if not frame["covered"]]
            assert all(frame["colours"] == colours and not frame["unlit"] for frame in lit), frames
            # nothing shrinks meanwhile, and nothing flickers
            assert all(frame["least"] >= TAPPED for frame in frames), frames
            unlit = [frame["unlit"] for frame in frames]
            assert unlit[0] > 0
            assert unlit == sorted(unlit, reverse=True), frames
            seen.append(lights(frames))
            was_open |= person.page.evaluate("(at) => window.light_[at - 1].open", after[index])
        assert seen[0] == seen[1] == seen[2]
    assert was_open  # until night fell
