"""Events are shown where people look: the last ones are above the table."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from .conftest import Invite, OpenHouse
from .table import DESK, PICTURES, Person, comes_to, play_on, playing, told, until

pytestmark = pytest.mark.motion

# The text of the ticker and the last lines of the log at one moment; the narrator has another place.
SAID = """() => [".ticker .line", ".log .lines p:is([data-line=plain], [data-line=grave])"].map((where) =>
    [...document.querySelectorAll(where)].map((each) => each.textContent.trim()).filter(Boolean).slice(-2))"""
HEIGHT = "(ticker) => ticker.getBoundingClientRect().height"
OUT_OF_SIGHT = """(element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom < 0 || top > innerHeight;
}"""


def marked(person: Person) -> list[str]:
    """The lines of the ticker that are marked as one's own."""
    return person.page.locator(".ticker .mine").all_inner_texts()


def names_on_cards(seen: Any) -> list[int]:
    """Who played the last card, and against whom."""
    played = [each for each in seen["story"] if each["type"] == "card-played"]
    return [played[-1]["by"], played[-1]["target"]] if played else []


def test_the_last_events_stand_over_the_table_on_a_phone_and_a_tap_opens_the_log(
    house: OpenHouse, invite: Invite
) -> None:
    running = house(seed="ticker")
    people = [invite(running) for _ in range(4)]
    ann = people[0]
    dice = 4
    playing(people)
    ann.sees("dawn")
    ticker = ann.page.locator(".ticker")
    at_dawn = ticker.evaluate(HEIGHT)
    play_on(people, lambda seen: comes_to("day")(seen) and names_on_cards(seen), "a card is played", dice)

    def says_as_the_log() -> bool:
        ticker_says, log_says = ann.page.evaluate(SAID)
        return bool(ticker_says) and ticker_says == log_says

    until(says_as_the_log, "the ticker and the log say the same", ann)
    assert ticker.evaluate(HEIGHT) == at_dawn  # nothing below it has moved

    # players who are named notice it at once; the others do not
    by, target = names_on_cards(ann.look())
    for seat in (by, target):
        until(partial(marked, people[seat]), "what concerns one is marked", people[seat])
    for seat, person in enumerate(people):
        if seat not in (by, target):
            expect(person.page.locator(".ticker .line").last).not_to_have_class(re.compile(r"\bmine\b"))
    ann.picture("ticker")

    # for screen readers the log tells it, once
    assert ticker.evaluate("(each) => each.closest('[aria-live], [role=log], [role=status], [role=alert]')") is None
    ann.page.locator("#tab-talk").click()
    ann.page.evaluate("() => scrollTo(0, 0)")
    ticker.click()
    expect(ann.page.locator("#tab-log")).to_have_attribute("aria-selected", "true")
    expect(ann.page.locator("#tab-log")).to_be_focused()
    until(lambda: not ann.page.locator("#tab-log").evaluate(OUT_OF_SIGHT), "the log is in sight", ann)

    ann.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    expect(ticker).to_be_hidden()  # there the log is beside the table


# Whether the lower edge of each announcement is in sight, once the darkness of nightfall is gone, or what lies over it.
EDGES = """() => {
    window.edges_ = {};
    const look = () => {
        const veil = document.querySelector(".veil"), moment = veil?.querySelector(".moment");
        if (!moment || moment.dataset.seen || document.querySelector(".dusk")) return;
        moment.dataset.seen = "yes";
        moment.style.pointerEvents = "auto"; // else it is not found at its place
        const { left, width, bottom } = moment.getBoundingClientRect();
        const top = document.elementFromPoint(left + width / 2, bottom - 6);
        window.edges_[veil.dataset.moment] = moment.contains(top) || (top?.className ?? "out of sight");
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""


def test_on_a_phone_nothing_lies_over_the_card_that_announces_the_black_cat(house: OpenHouse, invite: Invite) -> None:
    running = house(seed="cat")
    people = [invite(running), *[invite(running, screen=False) for _ in range(3)]]
    playing(people, bots=1)
    ann = people[0]
    ann.page.evaluate(EDGES)
    play_on(people, comes_to("day"), "the day", 7)
    edges = until(lambda: (seen := ann.page.evaluate("window.edges_")) and "cat" in seen and seen, "the cat", ann)
    assert set(edges.values()) == {True}, edges


# What is on the screen whenever it changes: the announcement and its words, the verdict, and whether the log tells it.
WATCH = """() => {
    window.shown_ = [];
    const look = () => {
        const moment = document.querySelector(".veil");
        const now = JSON.stringify([
            moment?.dataset.moment ?? null, moment?.querySelector(".moment > p")?.textContent.trim() ?? null,
            document.querySelector("section.over") !== null,
            /Salem (?:is saved|falls)|win\\b/.test(document.querySelector(".log")?.textContent ?? "")]);
        if (now !== window.shown_.at(-1)) window.shown_.push(now);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
}"""


def test_the_last_card_is_turned_before_the_verdict_is_told(house: OpenHouse, invite: Invite) -> None:
    running = house(seed="verdict")
    still = invite(running, reduced_motion="reduce")
    people = [invite(running, DESK), still, *[invite(running, screen=False) for _ in range(2)]]
    playing(people)
    for person in people[:2]:
        person.page.evaluate(WATCH)
    play_on(people, comes_to("over"), "the end", 1)
    for person in people[:2]:
        person.page.locator("section.over").wait_for()
        shown = [json.loads(each) for each in person.page.evaluate("() => window.shown_")]
        at = next(index for index, (_, _, over, _) in enumerate(shown) if over)
        before, after = shown[:at], shown[at:]
        assert all(not over and not logged for _, _, over, logged in before), before[-5:]
        assert all(moment is None for moment, _, _, _ in after), after
        last = [words for moment, words, _, _ in before if moment == "reveal"]
        assert last[-2] == "…"  # it is face down for a moment,
        assert last[-1].endswith(": Witch.")  # and then turned up


# Whenever the screen changes: the words below a card that is turned, and how many lines in the log, in the ticker and
# for screen readers tell of such a card.
TURNED = """() => {
    window.turned_ = [];
    const look = () => {
        const words = document.querySelector(".veil[data-moment=reveal] .moment > p")?.textContent.trim();
        const told = [...document.querySelectorAll(".log .lines p, .ticker .line, [data-announced] p")]
            .filter((each) => /is turned up/.test(each.textContent)).length;
        const now = JSON.stringify([words, told]);
        if (words && now !== window.turned_.at(-1)) window.turned_.push(now);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_what_a_card_is_can_be_read_only_after_it_is_turned_up(house: OpenHouse, invite: Invite) -> None:
    running = house(seed="verdict")
    still = invite(running, reduced_motion="reduce")
    people = [invite(running, DESK), still, *[invite(running, screen=False) for _ in range(2)]]
    playing(people)
    for person in people[:2]:
        person.page.evaluate(TURNED)

    def changes(person: Person) -> list[Any]:
        return [json.loads(each) for each in person.page.evaluate("() => window.turned_")]

    def is_told(person: Person) -> bool:
        return any(words != "…" for words, _ in changes(person))

    play_on(people, told("tryal-revealed"), "a card is turned up", 1)
    for person in people[:2]:
        until(partial(is_told, person), "what it is", person)
        seen = changes(person)
        up = next(at for at, (words, _) in enumerate(seen) if words != "…")
        assert seen[up - 1][0] == "…"
        assert seen[up - 1][1] == 0 < seen[up][1], seen[: up + 1]


# In every frame with an announcement and a question: whether it covers the question, or half of the ticker.
OVERLAPS = """() => {
    window.overlaps_ = [];
    const look = () => {
        const [veil, asked] = [".veil", ".asked:has(.ask)"].map((each) => document.querySelector(each));
        if (veil && asked) {
            const [one, other] = [veil.firstElementChild, asked].map((each) => each.getBoundingClientRect());
            const [above, below] = [veil, asked].map((each) => Number(getComputedStyle(each).zIndex));
            const ticker = document.querySelector(".ticker").getBoundingClientRect();
            const { offsetTop, offsetHeight } = veil.firstElementChild; // where it comes to rest
            const half = scrollY === 0 && offsetTop + offsetHeight < ticker.bottom - 6;
            window.overlaps_.push(half || (one.bottom > other.top && one.top < other.bottom && above > below));
        }
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.parametrize("game", ["salem1692", "quintebourg"])
def test_a_moment_covers_no_question_on_a_phone(house: OpenHouse, invite: Invite, game: str) -> None:
    ann = invite(house(speed=5, seed="strip"))
    playing([ann], bots=6, game=game)
    ann.page.evaluate(OVERLAPS)

    def overlaps() -> list[bool]:
        found: list[bool] = ann.page.evaluate("() => window.overlaps_")
        return found

    play_on([ann], lambda seen: len(overlaps()) > 10, "a moment while something is asked", 5)
    ann.picture(f"moment-strip-{game}")
    assert not any(overlaps())


# All motion that the page makes itself: the element, and the properties it moves.
MOTIONS = """() => {
    window.motions_ = [];
    const real = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const moved = frames.flatMap((each) => Object.keys(each)).filter((each) => each !== "offset");
        window.motions_.push({
            flight: this.dataset.flight ?? null, seat: this.dataset.seat ?? null, moved: [...new Set(moved)].sort(),
            phase: document.querySelector(".game").dataset.phase });
        return real.call(this, frames, timing);
    };
}"""
# Ten frames of a flight: its progress before and after them.
TEN_PICTURES = """async () => {
    const at = () => document.querySelector(".flying")?.getAnimations()[0]?.currentTime ?? 0;
    const before = at();
    for (let each = 0; each < 10; each++) await new Promise(requestAnimationFrame);
    return [before, at()];
}"""


def motions(person: Person) -> list[Any]:
    """What the page has moved so far."""
    found: list[Any] = person.page.evaluate("() => window.motions_")
    return found


def flies_without_layout(person: Person, line: CDPSession) -> bool:
    """Whether the page moves something for ten frames without any layout."""
    before = layouts(line)
    start, end = person.page.evaluate(TEN_PICTURES)
    return 250 < start < end and layouts(line) == before  # milliseconds: it is in the air by then


def layouts(line: CDPSession) -> int:
    """How often the page has been laid out."""
    metrics = line.send("Performance.getMetrics")["metrics"]
    return next(int(each["value"]) for each in metrics if each["name"] == "LayoutCount")


def test_cards_fly_to_whom_they_accuse_by_transform_and_opacity_alone(house: OpenHouse, invite: Invite) -> None:
    running = house(seed="flight")
    still = invite(running, reduced_motion="reduce")
    people = [invite(running, DESK), still, *[invite(running, screen=False) for _ in range(2)]]
    ann = people[0]
    playing(people)
    for person in people[:2]:
        person.page.evaluate(MOTIONS)
    play_on(people, comes_to("day"), "the day", 4)
    ann.page.locator(".veil").wait_for(state="detached")
    expect(ann.page.locator(".flying")).to_have_count(0)

    line = ann.context.new_cdp_session(ann.page)
    for domain in ("Performance", "Animation"):
        line.send(f"{domain}.enable")
    line.send("Animation.setPlaybackRate", {"playbackRate": 0.05})
    play_on(people, names_on_cards, "a card is played", 4)
    by, target = names_on_cards(ann.look())
    assert by != target
    until(lambda: flies_without_layout(ann, line), "it flies without a layout", ann)
    ann.page.screenshot(path=PICTURES / "flight.png")  # in the air
    line.send("Animation.setPlaybackRate", {"playbackRate": 20})
    until(lambda: any(each["seat"] == str(target) for each in motions(ann)), "whoever is accused is shaken", ann)
    moved = motions(ann)
    assert any(each["flight"] in ("accusation", "evidence", "witness") for each in moved), moved
    assert {name for each in moved for name in each["moved"]} <= {"transform", "opacity"}
    assert {each["phase"] for each in moved} == {"day"}  # not at dawn, when it is secret who does what

    # with reduced motion the same is told, and nothing moves
    until(lambda: still.page.locator(".ticker .line").last.inner_text(), "it is told", still)
    assert motions(still) == []


# Every bubble so far: its text, and whether it was at that seat and inside the table.
BUBBLES = """() => {
    window.bubbles_ = [];
    const look = () => {
        const table = document.querySelector(".game > .stage").getBoundingClientRect();
        for (const each of document.querySelectorAll(".bubble:not([hidden])")) {
            if (window.bubbles_.some(([said]) => said === each.textContent)) continue;
            const [box, seat] = [each, document.querySelector(`.ring [data-seat="${each.dataset.says}"]`)].map((each) =>
                each.getBoundingClientRect());
            const near = box.left < seat.right + 20 && seat.left < box.right + 20 &&
                box.top < seat.bottom + 20 && seat.top < box.bottom + 20;
            const inside = box.left >= table.left && box.right <= table.right;
            window.bubbles_.push([each.textContent, Number(each.dataset.says), near && inside]);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


def bubbles(person: Person) -> list[Any]:
    """What was said at seats so far."""
    found: list[Any] = person.page.evaluate("() => window.bubbles_")
    return found


def test_what_is_said_is_seen_at_the_seat_and_counted_until_it_is_read(house: OpenHouse, invite: Invite) -> None:
    running = house(seed="bubble")
    people = [*[invite(running) for _ in range(3)], invite(running, screen=False)]
    ann, ben, cat, _ = people
    playing(people)
    play_on(people, comes_to("day"), "the day", 2)
    for person in (ann, cat):
        person.sees("day")
        person.page.evaluate(BUBBLES)
    ben.call("/chat", {"channel": "town", "text": "It was not me, Ann!"})
    until(lambda: bubbles(ann) == [["It was not me, Ann!", 1, True]], "Ann sees who says it", ann)
    ann.picture("bubble")
    count = ann.page.locator(".news .talk .count")
    expect(count).to_contain_text("1")
    expect(ann.page.locator(".bubble")).to_have_count(0)  # it has been read by then
    ann.page.locator(".news .talk").click()
    expect(ann.page.locator("#tab-talk")).to_have_attribute("aria-selected", "true")
    expect(count).to_have_count(0)
    ann.page.evaluate("scrollTo(0, 0)")  # back to the table

    # nobody sees a bubble of somebody they do not listen to
    ann.call("/block", {"seat": 1, "blocked": True})
    ben.call("/chat", {"channel": "town", "text": "Is anybody there?"})
    ann.call("/chat", {"channel": "town", "text": "I hear nothing."})
    until(lambda: bubbles(ann)[1:] == [["I hear nothing.", 0, True]], "Ann sees her own words", ann)
    until(lambda: len(bubbles(cat)) == 3, "Cat sees all", cat)


def test_a_reaction_is_a_pictogram_at_the_seat_and_no_line_to_be_read(house: OpenHouse, invite: Invite) -> None:
    running = house(seed="reaction")
    people = [*[invite(running) for _ in range(2)], *[invite(running, screen=False) for _ in range(2)]]
    ann, ben, *_ = people
    playing(people)
    ben.page.locator(".news .talk").click()
    expect(ben.page.locator(".reactions")).to_have_count(0)  # at dawn nobody may react
    play_on(people, comes_to("day"), "the day", 2)
    for person in (ann, ben):
        person.sees("day")
        person.page.evaluate("""() => new MutationObserver(() => {
            if (document.querySelector('.bubble[data-says="1"] svg')) window.reacted_ = true;
        }).observe(document.body, { subtree: true, childList: true })""")
    ben.page.locator(".reactions button").nth(1).click()
    for person in (ann, ben):
        until(partial(person.page.evaluate, "() => window.reacted_ ?? false"), "Ben is seen laughing", person)
    ben.picture("reaction")
    expect(ann.page.locator(".news .talk .count")).to_have_count(0)
    ann.page.locator(".news .talk").click()
    expect(ann.page.locator(".chat .lines")).to_contain_text("laughs")


def test_on_a_wide_screen_a_large_hand_lies_in_one_row_inside_its_frame(house: OpenHouse, invite: Invite) -> None:
    def large(seen: Any) -> bool:
        return seen["you"]["seat"] == 0 and len(seen["view"]["own"]["hand"]) >= 11

    for seed in ("looks-6", "looks-3", "looks-8", "looks-9", "looks-10"):  # a game may end before
        running = house(seed=seed, speed=10)
        people = [invite(running, (1100, 800)), invite(running, screen=False)]
        playing(people, bots=5)
        with suppress(AssertionError):
            play_on(people, large, "eleven cards in hand", 2, draws=True)
            break
    cards = people[0].page.locator("[data-own] section").nth(1).locator(".cards")
    expect(cards.locator("svg").nth(10)).to_be_visible()
    outside = """(cards) => {
        const frame = cards.getBoundingClientRect();
        const boxes = [...cards.children].map((each) => each.getBoundingClientRect());
        const inside = ({ top, left, right }) => top === boxes[0].top && left >= frame.left && right <= frame.right;
        return boxes.filter((box) => !inside(box)).length;
    }"""
    people[0].picture("stage-large-hand")
    assert cards.evaluate(outside) == 0
