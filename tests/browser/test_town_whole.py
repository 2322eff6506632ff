"""Quinte-bourg on a phone: nothing is cut in half, neither between one's cards and the question nor in a large town."""

from __future__ import annotations

from playwright.sync_api import expect

from meetinghouse.texts import Texts

from .conftest import Invite, OpenHouse
from .reading import LANGUAGES, USUAL, Reader
from .table import PHONE, playing, until
from .test_phones import RANK, TALL, in_sight
from .test_rooms import SWAP, questions_of_the_night
from .test_streets import GAP, NEXT_TO

CROWD = 13
# What of each question is out of sight: words of the question, and what does not fit into its box.
OUT_OF_SIGHT = """async (questions) => {
    const found = [];
    for (const [number, question] of questions.entries()) {
        window.ask_({ ...question, id: `0-${900 + number}` }, (message) => {
            Object.assign(message.view.public.people[3], { condemned: true, invoked: true, spouse: 4 });
            return message;
        });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const said = document.querySelector(".asked .said");
        if (said.scrollHeight > said.clientHeight + 1) found.push(`${question.kind}: words`);
        for (const box of document.querySelectorAll(".ask .boxes > *")) {
            const { bottom } = box.getBoundingClientRect();
            const parts = [...box.querySelectorAll(".label, .signs > *, svg")].filter((each) => each.checkVisibility());
            if (parts.some((each) => each.getBoundingClientRect().bottom > bottom + 1))
                found.push(`${question.kind}: ${box.textContent}`);
        }
    }
    return found;
}"""
# The senator is asked whether this is the law of the day.
ASSENT = """() => {
    const options = ["yes", "no"].map((word) => ({ type: "word", word }));
    const question = { id: "0-900", kind: "assent", about: { type: "word", word: "urn-lost" }, least: 1, most: 1 };
    window.ask_({ ...question, options, ordered: false, timer: null, default: null, seen_by: "everybody" },
    (message) => {
        message.view.public.phase = "session";
        return message;
    });
}"""
# By day, while nothing is asked, these events are told.
TELL = """(events) => window.ask_({}, (message) => {
    message.view.public.phase = "weddings";
    return { ...message, decisions: [], length: message.length + events.length, story: events };
})"""


def test_by_day_nothing_shows_between_ones_cards_and_the_question(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="rooms"), PHONE)
    ann.context.add_init_script(SWAP)
    playing([ann], bots=5, game="quintebourg")
    ann.ask.wait_for()
    ann.page.evaluate(ASSENT)
    ann.sees("session")
    until(lambda: ann.page.evaluate(GAP) < NEXT_TO, "one's cards are next to the question", ann, patience=5)


def test_in_a_newcomers_first_night_nothing_shows_between_ones_cards_and_the_question(
    house: OpenHouse, invite: Invite
) -> None:
    ann = invite(house(seed="first"), PHONE)
    ann.go("/learn/quintebourg")
    ann.page.locator("form button.first").click()
    ann.page.locator(".game").wait_for()
    ann.look_at_role()
    coach = ann.page.locator(".coach button.first")
    lessons = 0
    while coach.count():
        coach.first.click()
        lessons += 1
        assert lessons <= 3
    assert lessons
    ann.page.locator(".asked .ask.folded").wait_for()
    until(lambda: ann.page.evaluate(GAP) < NEXT_TO, "one's cards are next to the question", ann, patience=5)


def test_in_a_crowd_every_question_of_the_night_is_read_whole_on_a_phone(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="rooms"), PHONE)
    ann.context.add_init_script(SWAP)
    playing([ann], bots=CROWD - 1, game="quintebourg", options={"mode": "e"})
    ann.sees("night")
    ann.ask.wait_for()
    reader = Reader(ann)
    for language in LANGUAGES:
        reader.read(screen=PHONE, size=100, language=language)
        assert ann.page.evaluate(OUT_OF_SIGHT, questions_of_the_night(CROWD)) == [], language
    reader.read(**USUAL)


def test_on_a_phone_an_announcement_by_day_is_whole_on_the_screen(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="rooms"), PHONE)
    ann.context.add_init_script(SWAP)
    playing([ann], bots=20, game="quintebourg")
    ann.ask.wait_for()
    ann.page.evaluate(TELL, [])
    ann.sees("weddings")
    ann.page.evaluate(TELL, [{"type": "condemned", "seat": 1}])
    moment = ann.page.locator(".veil .moment")
    moment.wait_for()
    box = moment.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= PHONE[1]


def test_on_a_tall_phone_the_longest_law_is_read_whole_above_the_vote(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="rooms"), TALL)
    ann.context.add_init_script(SWAP)
    playing([ann], bots=7, game="quintebourg")
    ann.ask.wait_for()
    ann.page.evaluate(TELL, [])
    ann.sees("weddings")
    ann.page.evaluate(RANK)
    heed = ann.page.locator('.asked .ask.folded[data-kind="vote-rank"] .heed')
    heed.wait_for()
    reader = Reader(ann)
    for language in LANGUAGES:
        reader.read(screen=TALL, size=100, language=language)
        assert heed.evaluate("(each) => each.scrollHeight - each.clientHeight") <= 1, language
        in_sight(ann, ".ring [data-seat]", f"longest-law-{language}", (TALL,))


def test_by_night_a_folded_question_with_nobody_chosen_says_how_to_choose(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="rooms"), PHONE)
    ann.context.add_init_script(SWAP)
    playing([ann], bots=7, game="quintebourg")
    ann.sees("night")
    ann.ask.wait_for()
    asked = {question["kind"]: question for question in questions_of_the_night(8)}
    reader = Reader(ann)
    for language in LANGUAGES:
        reader.read(screen=(320, 568), size=100, language=language)
        for kind, where in (("suspicion", "at-table"), ("pack", "in-list")):
            ann.page.evaluate("(question) => window.ask_({ ...question, id: `0-${question.kind}` })", asked[kind])
            picked = ann.page.locator(f'.ask.folded[data-kind="{kind}"] .picked')
            expect(picked).to_contain_text(f" · {Texts(language, 'quintebourg').say(f'page-pick-{where}')}")
            assert picked.evaluate("(each) => each.scrollHeight <= each.clientHeight + 1"), (language, kind)
