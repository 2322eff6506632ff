"""Night falls in two steps: forms and covers with the message, colours in the next frame; for everybody alike."""

from __future__ import annotations

import pytest

from .conftest import Invite, OpenHouse
from .table import PHONE, comes_to, play_on, playing

pytestmark = pytest.mark.motion

# In each frame: the colours of the page, whether it has the forms of the night, what is uncovered, and the phase.
WATCH = """addEventListener("DOMContentLoaded", () => {
    window.light_ = [];
    const root = document.documentElement;
    const look = () => {
        const now = [root.dataset.theme, root.hasAttribute("data-dark"),
            document.querySelectorAll("[data-own] [data-open]").length,
            document.querySelector(".game")?.dataset.phase ?? ""];
        if (`${now}` !== `${window.light_.at(-1)}`) window.light_.push(now);
        requestAnimationFrame(look);
    };
    look();
})"""
DAY, NIGHT = "parchment", "black"


def test_nightfall_covers_what_was_open_at_once_and_darkens_every_screen_in_the_next_frames(
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
        person.page.wait_for_function("(colours) => document.documentElement.dataset.theme === colours", arg=DAY)
    people[0].page.locator("[data-own] header button").first.evaluate("(button) => button.click()")
    people[0].page.locator("[data-own] [data-open]").wait_for()
    for person in people:
        person.page.evaluate("() => { window.light_.length = 0; }")
    play_on(people, comes_to("night", "over"), "a night", 7, draws=True)
    for person in people:
        person.sees("night")
        person.page.wait_for_function("(colours) => window.light_.at(-1)[0] === colours", arg=NIGHT)
        frames = person.page.evaluate("() => window.light_")
        first = next(index for index, frame in enumerate(frames) if frame[3] == "night")
        # the first frame of the night has its forms, and nothing of one's own is open
        assert frames[first][:3] == [DAY, True, 0], frames
        assert all(dark and not opened for _, dark, opened, _ in frames[first:]), frames
        colours = [each[0] for each in frames[first:]]
        assert sorted(set(colours), key=colours.index) == [DAY, NIGHT], frames
        assert colours == sorted(colours, key=[DAY, NIGHT].index), frames  # it does not flicker
    assert any(opened for _, _, opened, _ in people[0].page.evaluate("() => window.light_"))  # it was open by day
