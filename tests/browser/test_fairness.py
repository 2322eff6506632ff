"""The shuffle by all devices: a sleeping phone is named, the others get ready by themselves, and the game begins."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Invite, OpenHouse
from .table import NAMES, Person, host_table, sit_down


def get_ready(person: Person) -> None:
    person.page.locator("div.bar button.first").click()
    is_ready(person)


def is_ready(person: Person) -> None:
    expect(person.page.locator("div.bar button.first")).to_have_attribute("aria-pressed", "true")


def test_a_phone_that_sleeps_stops_the_start_by_name_and_the_next_one_begins_at_once(
    house: OpenHouse, invite: Invite
) -> None:
    running = house(seed="fair")
    ann, ben, cat = people = [invite(running) for _ in range(3)]
    code = host_table(ann, NAMES[0])
    ann.call("/bots", {"bot": "random"})
    ann.go(f"/t/{code}")
    expect(ann.page.locator(".together")).to_contain_text("Everybody shuffles together")
    for guest, name in zip(people[1:], NAMES[1:], strict=False):
        sit_down(guest, code, name)
        get_ready(guest)
    begin = ann.page.locator("div.bar button.first")
    said = ann.page.locator("#obstacle")

    ben.go("about:blank")
    expect(begin).to_have_attribute("aria-disabled", "false")
    begin.click()
    expect(said).to_have_text("Waiting for Ben’s device. Is its screen on?")
    ann.page.get_by_role("button", name="Stop waiting").click()
    expect(said).to_have_text("Waiting for Ben.")  # Cat's phone had opened its share and drew another
    is_ready(cat)

    ben.go(f"/t/{code}")
    get_ready(ben)
    ben.page.reload()  # its share is stored
    is_ready(ben)
    expect(begin).to_have_attribute("aria-disabled", "false")
    begin.click()
    for person in people:
        person.page.locator(".game").wait_for()
    assert [each["type"] for each in ann.look()["story"]].count("start-stopped") == 1
