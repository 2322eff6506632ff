"""What people say to each other, and what nobody has to hear."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import partial
from typing import Any

from playwright.sync_api import Error, Locator, expect

from meetinghouse.engine.sayings import Line, Saying
from meetinghouse.engine.values import Seat, Word
from meetinghouse.texts import Texts
from meetinghouse.texts.sayings import WORDINGS

from .conftest import Invite, OpenHouse
from .table import DESK, Person, comes_to, host_table, play_on, playing, until

LINK = 'Look: https://example.org/ <a href="https://example.org/">here</a> [there](https://example.org/)'


def speak(person: Person, words: str) -> None:
    person.page.locator(".chat form input").fill(words)
    person.page.locator(".chat form button[type=submit]").click()


def hears(person: Person, words: str) -> bool:
    return words in person.page.locator(".chat .lines").inner_text()


def composes(person: Person, start: str, part: str, saying: Saying) -> None:
    """Make a saying of a sentence and a part. The story decides which of its wordings is used."""
    wordings = [Texts("en", "salem1692").saying(saying, ["Ann", "Ben", "Cat"], turn) for turn in range(len(WORDINGS))]
    chat = person.page.locator(".chat")
    chat.locator("button.compose").click()
    chat.get_by_role("button", name=start, exact=True).click()
    chat.locator("fieldset[data-open]").get_by_role("button", name=part).first.click()
    expect(chat.locator(".sentence")).to_have_text(re.compile("|".join(map(re.escape, wordings))))
    chat.locator("button.send").click()
    expect(chat.locator(".composer")).to_have_count(0)


def test_links_are_only_words_and_anybody_can_be_blocked_or_silenced(house: OpenHouse, invite: Invite) -> None:
    running = house(speed=3, seed="talk")
    people = [*[invite(running, DESK) for _ in range(3)], invite(running, screen=False)]
    ann, ben, cat, _ = people
    playing(people)
    play_on(people, comes_to("day"), "the day", 4)
    for person in (ann, ben, cat):
        person.sees("day")
        person.page.locator("#tab-talk").click()

    # a link is plain text, and leads nowhere
    speak(ben, LINK)
    for person in (ann, ben, cat):
        until(partial(hears, person, LINK), "what Ben says, to the letter", person)
        assert person.page.locator(".chat .lines a").count() == 0

    # a saying takes three taps; it stands there before it is sent, is heard, and can be answered
    composes(ben, "I suspect ….", "Cat", Saying("suspect", (Seat(2), Word("much"))))
    for person in (ann, ben, cat):
        line = person.page.locator(".chat .lines p").last
        expect(line).to_contain_text(re.compile("^Ben: .*Cat"))
    composes(ann, "I agree.", "Ben: “", Saying("agree", (Line(0),)))
    for person in (ann, ben, cat):
        expect(person.page.locator(".chat .lines p").last.locator("q")).to_contain_text(re.compile("^Ben: .*Cat"))

    # players no longer hear whom they block; all others do, and nobody is told
    ann.page.locator("#tab-table").click()
    row = ann.page.locator("#panel-table li", has_text="Ben")
    row.locator("button[aria-pressed]").first.click()
    expect(row.locator("button[aria-pressed=true]")).to_have_count(1)
    assert ann.look()["you"]["blocked"] == [1]
    ann.page.locator("#tab-talk").click()
    speak(ben, "Can you hear me?")
    until(partial(hears, cat, "Can you hear me?"), "Cat hears it", cat)
    speak(cat, "I can.")
    until(partial(hears, ann, "I can."), "Ann hears Cat", ann)
    assert not hears(ann, "Can you hear me?")
    assert ben.look()["you"]["blocked"] == cat.look()["you"]["blocked"] == []

    # a player silenced by the host is told so
    ann.page.locator("#tab-table").click()
    ann.page.locator("#panel-table button.powers").click()
    row.locator("button[aria-pressed]").last.click()
    until(lambda: ben.look()["table"]["places"][1]["muted"], "Ben is silenced", ann)
    ben.planned("403", "409")
    speak(ben, "What now?")
    alert = ben.page.locator(".chat [role=alert]")
    alert.wait_for()
    assert len(alert.inner_text()) > 10
    assert "⟨" not in alert.inner_text()
    assert not hears(cat, "What now?")


def is_out(seen: Any) -> bool:
    """A condition: the reader of the message is out."""
    return not seen["view"]["public"]["people"][seen["you"]["seat"]]["living"]


def refused(person: Person, channel: str) -> int:
    """The status with which this text is refused."""
    answer = person.context.request.post(
        f"{person.url}/api/tables/{person.code}/chat", data={"channel": channel, "text": "It was Cat!"}
    )
    assert not answer.ok
    return answer.status


def test_the_dead_say_nothing_to_the_living_even_after_a_reload_and_may_still_suspect(
    house: OpenHouse, invite: Invite
) -> None:
    running = house(speed=10, seed="dead")
    people = [invite(running, DESK) for _ in range(4)]
    dice = 3
    playing(people, bots=2)
    play_on(people, is_out, "somebody is out", dice)
    dead = next(person for person in people if is_out(person.look()))
    living = next(person for person in people if not is_out(person.look()))
    play_on(people, lambda seen: comes_to("day", "over")(seen) and not dead.look()["decisions"], "the day", dice)
    assert living.look()["table"]["phase"] == "playing"

    for _ in range(2):
        dead.page.locator("#tab-talk").click()
        until(lambda: channels(dead) == ["graveyard"], "only the dead listen", dead)
        assert 400 <= refused(dead, "town") < 500
        speak(dead, "Boo!")
        until(partial(hears, dead, "Boo!"), "among the dead it is heard", dead)
        living.page.locator("#tab-talk").click()
        assert "Boo!" not in living.text()
        assert "It was Cat!" not in living.text()
        dead.page.reload()
        dead.page.locator(".game").wait_for()

    dead.page.locator("#tab-notes").click()
    slider = dead.page.locator("#panel-notes input[type=range]").first
    expect(slider).to_be_enabled()
    slider.fill("80")
    until(lambda: 80 in suspicions(dead), "the suspicion is kept", dead)


def channels(person: Person) -> list[str]:
    """The channels in which they may speak."""
    seen = person.look()
    return [each["name"] for each in seen["view"]["public"]["channels"] if seen["you"]["seat"] in each["writers"]]


def suspicions(person: Person) -> list[int]:
    answer = person.context.request.get(f"{person.url}/api/tables/{person.code}/notebook")
    return list(answer.json()["suspicions"].values())


def test_no_line_paints_over_another(house: OpenHouse, invite: Invite) -> None:
    running = house()
    ann = invite(running, DESK)
    ann.go(f"/t/{host_table(ann, 'Ann')}")
    lines = ann.page.locator(".chat .lines p:not(.quiet)")  # quiet: nothing was said yet
    speak(ann, "Good evening, everybody.")
    expect(lines).to_have_count(1)
    before = picture_of(ann, lines.first)
    speak(ann, "".join(letter + "\u0344\u0357\u0310\u0346" * 9 for letter in "heaped"))
    expect(lines).to_have_count(2)
    ann.picture("talk-heaped")
    assert picture_of(ann, lines.first) == before


def picture_of(person: Person, line: Locator) -> bytes:
    """A picture of a line once it no longer moves. Until then the page may replace the element."""
    found = [b"", b""]

    def still() -> bool:
        with suppress(Error):
            found.append(person.shot(line))
        return found[-2] == found[-1] != b""

    until(still, "a line that stands still", person)
    return found[-1]
