"""At dawn and at night all screens look alike, whatever their owner is, and nobody sees more than allowed."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, Playwright, expect

from ..matrix import Row, full
from .conftest import Invite, OpenHouse, launch
from .reading import LANGUAGES, USUAL, WIDTH, WITH_OWN_TYPE, WITHOUT, Reader, block_fonts
from .table import NAMES, PHONE, PICTURES, Person, comes_to, play_on, playing, until

pytestmark = pytest.mark.motion

# Tags, classes, roles, and kinds and numbers of controls: everything but the words and what belongs to the seat.
SKELETON = """() => {
    const bones = (each) => [
        each.tagName, [...each.classList].filter((name) => !name.startsWith("svelte-")).sort().join("."),
        each.getAttribute("role"), each.getAttribute("type"), each.getAttribute("aria-pressed"),
        each.getAttribute("aria-expanded"), each.matches(":disabled"), each.getAttribute("tabindex"),
        [...each.children].map(bones)];
    return JSON.stringify(bones(document.querySelector("main")));
}"""
BOXES = """() => [...document.querySelectorAll(".asked, .asked *")]
    .filter((each) => !each.closest("svg, .question *"))  // its words may be longer or shorter, in the same room
    .map((each) => [each, each.getBoundingClientRect()])
    .map(([each, { x, y, width, height }]) => [each.tagName, each.className.replace(/ ?svelte-\\w+/g, ""),
        ...[x, y, width, height].map((length) => Math.round(length * 100) / 100)])"""
# The question in words, and whether one has to scroll to see all of it.
CUT = """() => [...document.querySelectorAll(".asked .said")]
    .filter((each) => each.scrollHeight > each.clientHeight + 1)
    .map((each) => each.textContent)"""
CONTROLS = """() => [...document.querySelectorAll("main :is(button, input, select, textarea, a[href], summary)")]
    .filter((each) => each.checkVisibility()).length"""
FORM = f"() => [({SKELETON})(), ({CONTROLS})(), ({BOXES})()]"
FILL = "(button) => getComputedStyle(button).backgroundImage"
COUNT_FRAMES = """
    window.frames_ = [];
    const Before = window.EventSource;
    window.EventSource = class extends Before {
        constructor(...all) {
            super(...all);
            const note = (told) => window.frames_.push(told.table?.now ?? told.changes["/table/now"]);
            for (const kind of ["message", "changes"])
                this.addEventListener(kind, ({ data }) => note(JSON.parse(data)));
            for (const piece of ["first", "part", "last"])  // which does not tell the time
                this.addEventListener(piece, () => window.frames_.push(null));
        }
    };
"""
SMALL = """async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width / 10, image.height / 10];
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const { data: pixels } = context.getImageData(0, 0, canvas.width, canvas.height);
    const light = [];
    for (let at = 0; at < pixels.length; at += 4)
        light.push((0.2126 * pixels[at] + 0.7152 * pixels[at + 1] + 0.0722 * pixels[at + 2]) / 255);
    return light.reduce((sum, each) => sum + each, 0) / light.length;
}"""
NEAR_BLACK = 0.12
ALIKE = 0.02  # of mean brightness; a little depends on the seat


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """With scrollbars, which test browsers hide: a scrollbar that comes and goes could reveal something."""
    yield from launch(playwright, ignore_default_args=["--hide-scrollbars"])


def alike(people: Sequence[Person], what: str) -> None:
    """Check that the screens of these people differ in words only, once all pages have shown the same tick."""

    def one_form() -> bool:
        first, *others = [person.page.evaluate(FORM) for person in people]
        return all(other == first for other in others)

    until(one_form, f"{what}: the same elements, controls and boxes", people[0])


def alike_however_read(readers: Sequence[Reader], readings: Sequence[Row], what: str) -> None:
    """Check the same for every kind of screen, language and font."""
    widths = {}
    for reading in sorted(readings, key=lambda each: LANGUAGES.index(each["language"]), reverse=True):  # few changes
        for index, reader in enumerate(readers):
            reader.read(**reading)
            # on a phone each page has scrolled elsewhere; on a wide screen the question moves a little with the page
            reader.person.page.evaluate("(far) => scrollTo(0, far)", 150 * index if reading["screen"] == PHONE else 0)
        widths[reading.get("family")] = readers[0].person.page.evaluate(WIDTH)
        alike([reader.person for reader in readers], f"{what}, {reading}")
        if "family" not in reading and reading["size"] == 100:  # with the fonts of the house nothing has to be scrolled
            assert [reader.person.page.evaluate(CUT) for reader in readers] == [[]] * len(readers), (what, reading)
    assert len(set(widths.values())) == len(widths)  # these were really different fonts
    for reader in readers:
        reader.read(**USUAL)


def dark(people: Sequence[Person], blank: Person, name: str) -> None:
    """Check that all screens are equally dark from a distance."""
    lights = []
    for index, person in enumerate(people):
        person.page.evaluate("() => scrollTo(0, 0)")
        shot = person.photograph(f"{name}-{index}").read_bytes()
        lights.append(blank.page.evaluate(SMALL, base64.b64encode(shot).decode()))
    assert max(lights) < NEAR_BLACK, lights
    assert max(lights) - min(lights) < ALIKE, lights


def frames(people: Sequence[Person], since: float, before: float) -> list[list[float | None]]:
    """The times of messages so far. Pages do not see the sizes of messages; tests/server compares those."""
    got: list[list[float | None]] = [person.page.evaluate("() => window.frames_") for person in people]
    common = set.intersection(*[{at for at in each if at is not None and since < at < before} for each in got])
    return [each[each.index(min(common)) : each.index(max(common)) + 1] for each in got]


def at_the_same_moments(told: Sequence[Sequence[float | None]]) -> bool:
    """Whether all got the same number of messages, at the same times as far as they can tell."""
    moments = [{each for each in together if each is not None} for together in zip(*told, strict=True)]
    return all(len(each) == 1 for each in moments)


def one_of_each_kind(people: Sequence[Person]) -> dict[str, Person]:
    """One person for each kind of question that is asked now."""
    return {person.look()["decisions"][0]["kind"]: person for person in people}


def confirm(people: Sequence[Person]) -> None:
    """Let all send their choices, and see with the next tick that they are sealed."""
    for person in people:
        person.ask.locator(".row button.first").click()
    for person in people:
        person.ask.wait_for(state="detached")
        person.page.evaluate("() => document.activeElement?.blur()")


# with system fonts, test_rooms compares more questions in less time
@pytest.mark.parametrize("own_type", [True, False] if full() else [True])
def test_all_screens_are_alike_at_dawn_and_at_night(house: OpenHouse, invite: Invite, own_type: bool) -> None:
    running = house(speed=3, seed="night")
    people = [invite(running) for _ in range(5)]
    blank = invite(running)
    for person in people:
        person.context.add_init_script(COUNT_FRAMES)
        if not own_type:
            block_fonts(person)
    playing(people)
    for person in people:
        person.sees("dawn")
        person.ask.wait_for()
    readings = WITH_OWN_TYPE if own_type else WITHOUT
    readers = {person: Reader(person) for person in people}
    kinds = one_of_each_kind(people[:-1])
    assert kinds.keys() == {"cat", "suspicion"}
    since = people[0].look()["table"]["now"]

    dice = 2
    alike(people, "asked at dawn")
    send = people[0].ask.locator(".row button.first")
    waiting = send.inner_text(), send.evaluate(FILL)
    dark(people, blank, "dawn")
    for person in people:
        person.page.locator(".ring [data-seat='1'][data-choosable]").click()  # in the ring, as on a phone
    alike(people, "chosen at dawn")
    ready = send.inner_text(), send.evaluate(FILL)
    assert all(before != after for before, after in zip(waiting, ready, strict=True))  # seen from near
    alike_however_read([readers[each] for each in kinds.values()], readings, "chosen at dawn")
    answered = people[:-1]
    confirm(answered)
    alike(answered, "answered at dawn")
    alike_however_read([readers[each] for each in kinds.values()], readings, "answered at dawn")
    before = people[0].look()["table"]["now"]
    told = frames(people, since, before)
    assert len(told[0]) > 1
    assert at_the_same_moments(told)

    # on to a night, in which all living players are asked
    people[-1].ask.locator(".row button.first").click()
    play_on(people, comes_to("day"), "the day", dice)
    play_on(people, comes_to("night"), "a night", dice, draws=True)
    living = [person for person in people if until(person.look, "a look", person)["decisions"]]
    for person in living:
        person.sees("night")
        person.ask.wait_for()
        person.page.locator(".veil").wait_for(state="detached")
    kinds = one_of_each_kind(living[:-1])
    assert kinds.keys() >= {"victim", "suspicion"}
    alike(living, "asked at night")
    dark(living, blank, "night")
    since = people[0].look()["table"]["now"]
    alike_however_read([readers[each] for each in kinds.values()], readings, "asked at night")
    for person in living:
        person.page.locator(".asked .unfold").click()
    alike(living, "folded away at night")
    for person in living:
        person.page.locator(".asked .unfold").click()
    for person in living[:-1]:
        person.tap(person.ask, 1)
    confirm(living[:-1])
    alike(living[:-1], "answered at night")
    told = frames(living, since, people[0].look()["table"]["now"])
    assert at_the_same_moments(told)


def test_the_narrators_line_moves_no_seat_on_a_phone(house: OpenHouse, invite: Invite) -> None:
    running = house(seed="line")
    people = [invite(running), *[invite(running, screen=False) for _ in range(3)]]
    playing(people)
    ann = people[0]
    voice = ann.page.locator(".game > .voice")

    def top() -> float:
        return float(ann.page.evaluate("() => document.querySelector('.ring').getBoundingClientRect().top"))

    for phase in ("dawn", "day"):
        play_on(people, comes_to(phase), phase, 1)
        ann.sees(phase)
        voice.locator("p").wait_for()
        before = top()
        voice.evaluate("(each) => each.remove()")  # as if its time were over
        assert top() == before, phase
        ann.page.reload()
        ann.sees(phase)


def test_cards_are_covered_until_they_are_looked_at_and_when_one_turns_away(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="cover"))
    playing([ann], bots=4)
    ann.ask.wait_for()
    own = ann.page.locator(".own")
    faces = ("Witch", "Constable")

    def shows() -> bool:
        return any(face in own.inner_html() for face in faces)

    assert not shows()
    look = own.locator("section").first.locator("button")
    look.click()
    until(shows, "the cards are open", ann)
    expect(look).to_have_attribute("aria-pressed", "true")
    ann.page.evaluate("() => window.dispatchEvent(new Event('blur'))")  # somebody turns away
    until(lambda: not shows(), "the cards are covered again", ann)

    cards = own.locator("section").first.locator(".cards")
    cards.evaluate("(each) => each.scrollIntoView({ block: 'start' })")  # out from under the question
    box = cards.bounding_box()
    assert box
    ann.page.mouse.move(box["x"] + 12, box["y"] + 12)
    ann.page.mouse.down()
    until(shows, "open while held", ann)
    ann.page.mouse.up()
    until(lambda: not shows(), "covered when let go", ann)

    # for people who cannot hold a button: one tap opens, another covers
    ann.page.locator("header button[aria-controls=likes]").click()
    ann.page.get_by_label("See my cards with a tap, without holding").click()
    ann.page.locator("header button[aria-controls=likes]").click()
    cards.click(position={"x": 12, "y": 12})
    until(shows, "a tap opens", ann)
    cards.click(position={"x": 12, "y": 12})
    until(lambda: not shows(), "a tap covers", ann)


def test_who_watches_and_the_shared_screen_see_only_what_all_may_see(house: OpenHouse, invite: Invite) -> None:
    running = house(seed="public")
    ann, ben, watcher = invite(running), invite(running, screen=False), invite(running)
    code = playing([ann, ben], bots=4)  # dawn waits for both
    ann.ask.wait_for()

    watcher.go(f"/t/{code}")
    watcher.sees("dawn")
    public = watcher.look()
    assert public["you"]["seat"] is None
    assert public["view"].get("own") is None
    assert public["decisions"] == public["offers"] == []
    assert all(
        card["face"] is None
        for person in public["view"]["public"]["people"]
        for card in person["row"]
        if not card["up"]
    )

    host_screen = ann.open_page()  # in the host's own browser, whose cookie knows more
    host_screen.goto(f"/tv/{code}")
    other_screen = watcher.open_page()
    other_screen.goto(f"/tv/{code}")
    for page in (watcher.page, host_screen, other_screen):
        page.locator("[data-phase=dawn]").wait_for()
        page.locator("[data-seat]").first.wait_for()
        for secret in (".own", ".ask", ".asked", "[data-you]", ".dots:not(:empty)", "[data-open]"):
            assert page.locator(secret).count() == 0, secret
        for name in (NAMES[0], public["table"]["places"][3]["name"]):
            assert name in page.locator("body").inner_text()
    PICTURES.mkdir(parents=True, exist_ok=True)
    parts = "() => document.querySelector('.tv .stage').innerHTML.replace(/svelte-\\\\w+|c\\\\d+/g, '')"
    assert host_screen.evaluate(parts) == other_screen.evaluate(parts)
    assert ann.page.locator(".asked .ask").count() == 1  # meanwhile the host's phone goes on
    host_screen.screenshot(path=PICTURES / "tv-dawn.png")
