"""Bubbles at the seats: few, apart from each other, and over nothing that is needed."""

from __future__ import annotations

from typing import Any

from .conftest import Invite, OpenHouse
from .table import DESK, PHONE, Person, comes_to, play_on, playing

# In every frame: how many bubbles there are, whether two meet, and whether one covers the question or a chosen seat.
WATCH = """() => {
    window.seen_ = { most: 0, said: [], faults: [] };
    const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1 &&
        one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const boxes = (what) => [...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
    const look = () => {
        const shown = [...document.querySelectorAll(".bubble:not([hidden])")];
        const at = shown.map((each) => each.getBoundingClientRect());
        const seen = window.seen_;
        seen.most = Math.max(seen.most, shown.length);
        for (const each of shown) if (!seen.said.includes(each.textContent)) seen.said.push(each.textContent);
        const note = (fault) => seen.faults.includes(fault) || seen.faults.push(fault);
        at.forEach((one, index) => {
            if (at.slice(index + 1).some((other) => meet(one, other))) note("two meet");
            if (one.left < -1 || one.right > innerWidth + 1) note("beyond the edge");
            if (boxes(".stage [data-chosen]").some((other) => meet(one, other))) note("over a chosen seat");
        });
        requestAnimationFrame(look);
    };
    look();
}"""


def seen_by(person: Person) -> Any:
    return person.page.evaluate("() => window.seen_")


def test_in_a_town_of_twelve_few_bubbles_are_shown_at_once_and_no_two_meet(house: OpenHouse, invite: Invite) -> None:
    running = house(speed=3, seed="crowd")
    phone, desk = people = [invite(running, PHONE), invite(running, DESK)]
    playing(people, bots=10, hurry=True)
    play_on(people, comes_to("day"), "the day", 2)
    for person in people:
        person.sees("day")
        person.page.evaluate(WATCH)

    pictured: set[int] = set()

    def enough(_: Any) -> bool:
        for person, least in ((phone, 1), (desk, 2)):
            shown = person.page.locator(".bubble:not([hidden])").count()
            if shown >= least and least not in pictured:
                pictured.add(least)
                person.picture(f"bubbles-{'phone' if person is phone else 'desk'}")
        return all(len(seen_by(person)["said"]) >= 5 for person in people)

    play_on(people, enough, "much is said", 2)
    for person, most in ((phone, 2), (desk, 4)):
        found = seen_by(person)
        assert found["faults"] == []
        assert 1 <= found["most"] <= most
