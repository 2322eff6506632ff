"""Pace: nobody waits or taps without need, and no screen reveals who does."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from meetinghouse.tables.pace import Pace
from tests.patience import WHOLE_GAME

from .conftest import Invite, OpenHouse
from .table import DESK, PHONE, Person, playing, until
from .test_accessibility import check
from .test_night import BOXES, CONTROLS, confirm

CLOCK = 6  # times faster: nights pass, but somebody who clicks at once is still in time

# The kinds of all questions that this screen has ever shown.
ASKED = """(() => {
    window.kinds_ = [];
    const look = () => {
        const kind = document.querySelector(".asked .ask")?.dataset.kind;
        if (kind && window.kinds_.at(-1) !== kind) window.kinds_.push(kind);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
})();"""


def test_alone_a_night_without_a_decision_passes_without_a_tap(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(speed=CLOCK, seed="sleep"), PHONE)
    ann.context.add_init_script(ASKED)
    playing([ann], bots=7, game="quintebourg")
    nights = 0
    end = time.monotonic() + WHOLE_GAME
    while nights < 2 and not ann.over():
        assert time.monotonic() < end, f"only {nights} nights"
        if ann.asked() is None or not ann.answer(5):
            ann.page.wait_for_timeout(40)
        seen = ann.look()
        nights = sum(line["type"] == "day-broke" for line in seen["story"])
        if not nights and seen["view"]["public"]["phase"] == "night" and not seen["decisions"]:
            ann.picture("sleep-alone")
    assert "suspicion" not in ann.page.evaluate("window.kinds_")


def wish(person: Person, speed: str) -> None:
    """Choose how fast bots play."""
    person.page.get_by_label("Speed of the bots").select_option(speed)


def agreed(person: Person) -> str:
    return str(person.look()["table"]["speed"])


def test_one_person_alone_sets_the_speed_of_the_bots_and_keeps_it(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="solo"), PHONE, bypass_csp=True)
    playing([ann], bots=6)
    wish(ann, "4")
    until(lambda: agreed(ann) == "4", "the bots are faster", ann)
    ann.page.reload()
    expect(ann.page.get_by_label("Speed of the bots")).to_have_value("4")
    check(ann, "the table with its speed")
    ann.picture("speed-alone")
    ann.page.get_by_label("Speed of the bots").focus()
    ann.page.keyboard.press("ArrowDown")  # without a mouse
    until(lambda: agreed(ann) == "asked", "they do not wait any more", ann)


def test_among_people_more_than_half_set_the_speed_and_everybody_sees_who_wishes_what(
    house: OpenHouse, invite: Invite
) -> None:
    running = house(speed=20, seed="speed")
    ann, ben = invite(running, DESK), invite(running, PHONE)
    playing([ann, ben], bots=3, pace="classic")
    wish(ann, "4")
    expect(ann.page.locator(".speed .agreed")).to_have_text("bots at ×1")
    ben.page.locator("#tab-table").click()
    expect(ben.page.locator(".controls li").first).to_contain_text("wants bots at ×4")
    assert agreed(ben) == "1"
    wish(ben, "2")
    until(lambda: agreed(ann) == "2", "both want at least that", ann)
    expect(ann.page.locator(".speed .agreed")).to_have_text("bots at ×2")
    ann.picture("speed-agreed")


def test_whoever_is_out_and_alone_with_bots_watches_with_all_cards_open_and_skips_to_the_end(
    house: OpenHouse, invite: Invite, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = house(speed=CLOCK, seed="end")
    ann = invite(running, PHONE, bypass_csp=True)
    code = playing([ann], bots=6)

    def thinking(_: Pace) -> float:
        """Make bots take very long once she is out."""
        return 3600.0 if 0 in running.house.codes[code].table.match.view().out else 0.0

    monkeypatch.setattr(running.house, "thinking", thinking)
    end = time.monotonic() + WHOLE_GAME
    while 0 not in (seen := ann.look())["view"]["public"]["out"] or seen["decisions"]:  # there may be last words
        assert time.monotonic() < end
        assert not ann.over(), "she was to be out before the end"
        if not ann.send(3):
            ann.page.wait_for_timeout(20)
    skip = ann.page.get_by_role("button", name="Skip to the end")
    skip.wait_for()
    check(ann, "the table of somebody who is out")
    ann.picture("skip")
    screen = ann.open_page()
    screen.goto(f"/tv/{code}")
    screen.locator(".stage").first.wait_for()
    eyes = ann.page.get_by_role("button", name="Watch with all cards open")
    ann.planned("409 (Conflict)")
    eyes.click()
    expect(ann.page.locator(".skip").get_by_role("alert")).to_contain_text("Somebody else is watching")
    screen.close()
    closed = ann.page.locator(".seat:not([data-you]) .pip[data-face=back]")
    assert closed.count() > 0
    until(lambda: not any(each.key == 0 for each in running.house.codes[code].followers), "the screen is gone", ann)
    eyes.click()
    expect(ann.page.locator(".asked strong")).to_have_text("You see all cards. Nobody else may watch now.")
    expect(closed).to_have_count(0)
    check(ann, "the table with all cards open")
    ann.picture("all-eyes")
    stranger = invite(running, PHONE)
    stranger.planned("403 (Forbidden)")
    stranger.page.goto(f"/t/{code}")
    expect(stranger.page.locator("main")).to_contain_text("nobody else may watch now")
    skip.click()
    ann.page.locator("section.over").wait_for()
    assert ann.look()["table"]["outcome"] is not None


SLOW = 0.25  # times as fast: a night must not end while screens are compared
# A sleeper's page answers at a random time, up to 16 seconds after a wave begins; here it waits for the test.
LATE = """(() => {
    Math.random = () => 1;
    const before = window.setTimeout;
    window.setTimeout = (call, wait, ...more) =>
        wait > 10_000 && wait <= 16_000 ? (window.later_ = call, 0) : before(call, wait, ...more);
})();"""
SLEEP = "Sleep through nights when I have nothing to do"


def set_asleep(person: Person) -> None:
    """Tick the box in the settings."""
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_label(SLEEP).check()
    person.page.keyboard.press("Escape")
    person.page.evaluate("() => document.activeElement?.blur()")


def answers_of(person: Person) -> list[Any]:
    """The answers that this browser sends from now on."""
    sent: list[Any] = []
    person.page.on(
        "request", lambda request: sent.append(request.post_data_json) if request.url.endswith("/answers") else None
    )
    return sent


def alike(people: Sequence[Person], what: str) -> None:
    """Check that controls are the same, and the boxes of questions; the order of houses depends on the seat."""
    form = f"() => [({CONTROLS})(), ({BOXES})()]"

    def one_form() -> bool:
        first, other = [person.page.evaluate(form) for person in people]
        return bool(first == other)

    until(one_form, f"{what}: the same form", people[0])


def test_whoever_sleeps_through_looks_and_answers_like_somebody_who_taps(house: OpenHouse, invite: Invite) -> None:
    running = house(speed=SLOW, seed="night")
    sleeper, other = people = [invite(running, PHONE) for _ in range(2)]
    sleeper.context.add_init_script(LATE)
    playing(people, bots=6, game="quintebourg", pace="classic")
    for person in people:
        person.ask.wait_for()
    asked = sleeper.look()["decisions"][0]
    assert [person.look()["decisions"][0]["kind"] for person in people] == ["suspicion"] * 2
    slept, tapped = answers_of(sleeper), answers_of(other)
    set_asleep(sleeper)
    sleeper.page.wait_for_function("() => window.later_")
    alike(people, "asked")
    assert slept == []

    sleeper.page.evaluate("() => window.later_()")
    sleeper.ask.wait_for(state="detached")
    confirm([other])
    alike(people, "sealed")
    assert slept == [{"decision": asked["id"], "choice": asked["default"]}]
    assert [each["choice"] for each in tapped] == [asked["default"]]


def test_sleeping_through_is_not_offered_while_the_shared_screen_is_open_here(house: OpenHouse, invite: Invite) -> None:
    running = house(seed="night")
    ann = invite(running, PHONE)
    code = playing([ann, invite(running, PHONE)], bots=4)
    ann.page.get_by_role("button", name="Settings").click()
    expect(ann.page.get_by_label(SLEEP)).to_be_visible()
    screen = ann.open_page()
    screen.goto(f"/tv/{code}")
    expect(ann.page.get_by_label(SLEEP)).to_have_count(0)
    screen.close()
    expect(ann.page.get_by_label(SLEEP)).to_be_visible()
