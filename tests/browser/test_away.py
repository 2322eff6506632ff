"""People who are away: a tab is killed, a phone has no network, somebody comes back the next day."""

from __future__ import annotations

import time
from functools import partial
from itertools import product
from typing import Any

from playwright.sync_api import expect

from tests.patience import allowed
from tests.running import Running

from .conftest import Invite, OpenHouse
from .reading import LANGUAGES, Reader
from .table import ASK, DESK, PHONE, SOON, Person, comes_to, log_of, play_on, playing, unseen, until
from .test_lobby import open_table, sit
from .test_phones import COVERED, HIDDEN
from .test_taps import my_turn

BACK_WITHIN = 3  # seconds until a phone that lost its connection shows the same again
MARGIN = 2  # more seconds, for a busy machine
SHOWN_AS_AWAY = 11  # seconds at most
STILL = 0.01  # the speed of a clock that waits for the test
GRACE = 60  # more seconds until a bot takes over
DAY = 86400

NIGHT = "() => document.querySelector('.night').outerHTML"


def test_a_tab_killed_in_a_secret_step_opens_with_the_same_question_notes_and_clock(
    house: OpenHouse, invite: Invite
) -> None:
    running = house(seed="killed")
    ann, ben = invite(running), invite(running)
    playing([ann, ben], bots=4, pace="relaxed", options={"timer_scale": 10})
    for person in (ann, ben):
        person.ask.wait_for()
    ben.page.locator("#tab-notes").click()
    ben.page.locator("#panel-notes textarea").fill("Cat is too calm")
    until(lambda: kept(ben)["text"] == "Cat is too calm", "the note is kept", ben)
    asked, others = ben.asked(), ann.page.evaluate(NIGHT)
    options = ben.ask.locator("button.option").all_inner_texts()
    ends = ben.look()["table"]["hourglass"]["ends"]

    ben.page.close()
    missed(running, ann, 1)
    ben.page = ben.open_page()
    begun = time.monotonic()
    ben.go(f"/t/{ben.code}")
    ben.ask.wait_for()
    assert time.monotonic() - begun < allowed(BACK_WITHIN + MARGIN)

    assert ben.asked() == asked
    assert ben.ask.locator("button.option").all_inner_texts() == options
    seen = ben.look()["table"]
    assert seen["hourglass"]["ends"] == ends
    assert abs(time_shown(ben) - (ends - seen["now"])) < allowed(BACK_WITHIN)
    ben.page.locator("#tab-notes").click()
    expect(ben.page.locator("#panel-notes textarea")).to_have_value("Cat is too calm")
    assert ann.page.evaluate(NIGHT) == others  # at night nobody sees who was away


def time_shown(person: Person) -> int:
    """The seconds on the hourglass."""
    parts = [int(each) for each in person.page.locator(".bar .glass .number").inner_text().split(":")]
    return parts[-1] + 60 * sum(parts[:-1])


def kept(person: Person) -> Any:
    return person.context.request.get(f"{person.url}/api/tables/{person.code}/notebook").json()


def missed(running: Running, person: Person, seat: int) -> None:
    """Wait until the house has noticed that this seat no longer reads its stream."""
    (live,) = running.house.awake.values()
    until(lambda: live.table.chairs[seat].key in live.caretaker.heard, "somebody's stream has ended", person)


def place(person: Person, seat: int) -> Any:
    return person.look()["table"]["places"][seat]


def says(person: Person, seat: int, what: str) -> bool:
    """Whether a seat is marked like this, visibly and for screen readers."""
    seen = person.page.locator(f".ring [data-seat='{seat}']")
    return (
        what in seen.locator(".unseen").first.inner_text()
        and what in person.page.locator("#panel-table ul > li").nth(seat).inner_text()
    )


def test_whoever_drops_out_is_waited_for_then_played_by_a_bot_and_back_in_one_tap(
    house: OpenHouse, invite: Invite
) -> None:
    running = house(speed=20, seed="away")
    ann, ben = invite(running, DESK), invite(running, PHONE)
    dice = 3
    code = playing([ann, ben], bots=3)
    play_on([ann, ben], comes_to("day"), "the day", dice)
    running.go_on(STILL)  # before bots bring the night, in which nobody is shown as away
    ann.sees("day")
    ann.page.locator("#tab-table").click()
    ben.page.goto("about:blank")
    missed(running, ann, 1)
    running.go_on(STILL, SHOWN_AS_AWAY)
    until(lambda: place(ann, 1)["away"], "Ben is shown as away", ann)
    assert not place(ann, 1)["bot"]  # there is still time to come back
    until(partial(says, ann, 1, "away"), "it can be read that Ben is away", ann)
    expect(ann.page.locator(".countdown")).to_contain_text("Ben is away. Unless Ben comes back, a bot takes over in")
    expect(ann.page.locator(".countdown .time")).to_contain_text(":")
    running.go_on(20, GRACE)
    until(lambda: place(ann, 1)["bot"], "a bot stands in", ann)
    until(partial(says, ann, 1, "bot"), "it can be read that a bot plays for Ben", ann)
    play_on([ann], lambda _: place(ann, 1)["bot"] and bot_moved(ann), "the bot has moved for Ben", dice)

    ben.page.goto(f"/t/{code}")
    ben.page.locator(".standin button.first").click()  # one tap
    ben.page.locator(".standin").wait_for(state="detached")
    until(lambda: not place(ann, 1)["bot"], "the bot steps aside", ann)
    assert ben.look()["you"]["seat"] == 1

    # looking back, one sees which moves a bot made
    unseen([ann, ben], comes_to("over"), "the end", dice)
    by_bots = ann.context.request.get(f"{ann.url}/api/tables/{code}/reasons").json()
    entries = {each["entry"]: each["seat"] for each in by_bots}
    own = next(each for each in range(len(entries) + 1) if each not in entries)
    ann.go(f"/replay/{code}?seat=all&entry={own + 1}")
    ann.page.locator(".replay .answer:not(:empty)").wait_for()
    ann.page.wait_for_timeout(300)
    assert ann.page.locator(".replay .answer .bot").count() == 0
    stood_in = next(entry for entry, seat in entries.items() if seat == 1)
    ann.go(f"/replay/{code}?seat=all&entry={stood_in + 1}")
    expect(ann.page.locator(".replay .answer .bot")).to_be_visible()
    expect(ann.page.locator(".replay .answer")).to_contain_text("Ben")


def bot_moved(person: Person) -> bool:
    """Whether Ben has had a turn since a bot plays for him."""
    story = person.look()["story"]
    since = max(at for at, each in enumerate(story) if each["type"] == "stood-in")
    return any(each.get("seat") == 1 for each in story[since + 1 :])


def test_whoever_was_away_for_a_day_reads_what_happened_and_is_asked_the_right_thing(
    house: OpenHouse, invite: Invite
) -> None:
    running = house(speed=200, seed="letters")
    ann, ben, cat, dan = people = [invite(running, DESK) for _ in range(4)]
    dice = 5
    code = playing(people, pace="async")
    play_on(people, comes_to("day"), "the day", dice)
    ann.sees("day")
    before = ann.look()["length"]
    assert ann.page.locator(".since").count() == 0  # nothing is summed up for people who have seen everything
    ann.page.goto("about:blank")
    for _ in range(8):
        for person in (ben, cat, dan):
            person.send(dice)
    running.go_on(200, DAY)
    until(lambda: ann.look()["length"] > before, "something happens while she is away", ben)
    ann.context.add_init_script(f"{{ const real = Date.now; Date.now = () => real() + {DAY + 3600} * 1000; }}")

    ann.go(f"/t/{code}")
    since = ann.page.locator("section.since")
    since.wait_for()
    expect(since).to_contain_text("yesterday")
    lines = since.locator("li").all_inner_texts()
    assert lines
    told = log_of(ann)
    assert all(any(each in line for line in told) for each in lines)
    seen = ann.look()
    assert seen["length"] > before
    wanted = seen["decisions"][0]["id"] if seen["decisions"] else None
    until(lambda: ann.asked() == wanted, "what is asked now", ann)
    assert ann.page.locator(ASK).count() == len(seen["decisions"][:1])
    since.locator("button").click()
    expect(since).to_have_count(0)


def test_whoever_is_away_is_named_and_no_seat_is_covered(house: OpenHouse, invite: Invite) -> None:
    running = house(speed=20, seed="looks-2")
    ann, ben = invite(running, PHONE), invite(running, screen=False)
    playing([ann, ben], bots=5, options={"edition": "en"})
    play_on([ann, ben], my_turn, "a turn of mine", 2)
    running.go_on(STILL)
    ann.ask.wait_for()
    ben.page.goto("about:blank")
    missed(running, ann, 1)
    running.go_on(STILL, SHOWN_AS_AWAY)
    away = ann.page.locator(".notices .countdown")
    reader = Reader(ann)
    for size, language in product((PHONE, (320, 568), DESK), LANGUAGES):
        reader.read(screen=size, size=100, language=language)
        expect(away).to_be_in_viewport()
        until(lambda: not ann.page.evaluate(HIDDEN, ".ring [data-seat]"), f"every seat is in sight at {size}", ann, 5)
        assert ann.page.evaluate(COVERED, ".notices .countdown") == [], (size, language)
        ann.picture(f"away-{size[0]}-{language}")


def test_the_shared_screen_says_before_the_game_that_its_host_is_away(house: OpenHouse, invite: Invite) -> None:
    running = house()
    ann, ben, screen = invite(running), invite(running), invite(running, DESK)
    code = open_table(ann)
    sit(ben, code, "Ben")
    screen.go(f"/tv/{code}")
    screen.page.locator(".code").wait_for()
    ann.page.goto("about:blank")
    missed(running, ann, 0)
    running.go_on(STILL, SHOWN_AS_AWAY)
    until(lambda: place(ben, 0)["away"], "Ann is shown as away", ben)
    expect(screen.page.locator(".countdown")).to_contain_text("Ann, the host, is away", timeout=SOON * 1000)
    expect(screen.page.locator(".countdown")).to_be_in_viewport(ratio=1)
    screen.picture("tv-lobby-away")
