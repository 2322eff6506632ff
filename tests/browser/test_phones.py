"""On a phone everything important is in sight together: the table, one's cards, the question, the last event."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import expect

from meetinghouse.engine import plugins
from meetinghouse.engine.catalogue import manifest_of
from meetinghouse.texts import Texts
from meetinghouse.texts import folder as texts_of

from .conftest import Invite, OpenHouse
from .reading import LANGUAGES, USUAL, Reader
from .table import DESK, PHONE, Person, comes_to, play_on, playing, until
from .test_rooms import SWAP

TALL = (390, 844)
SMALLEST = (320, 640)
LOWEST = (320, 568)
# The names of phases that do not fit into the bar, beside the buttons.
TOO_LONG = """(names) => {
    const phase = document.querySelector(".bar .phase"), role = document.querySelector(".bar .own-role");
    const fits = (name) => {
        phase.textContent = name;
        const { right, height } = phase.getBoundingClientRect();
        const wide = Math.max(right, phase.getBoundingClientRect().left + phase.scrollWidth);
        return wide <= role.getBoundingClientRect().left + 1 && height <= 46;
    };
    return names.filter((name) => !fits(name));
}"""

# What is out of sight or overlaps, from the top: the last event, the table, one's cards, the question.
HIDDEN = """(table) => {
    const box = (each) => each.getBoundingClientRect();
    const found = (where) => [...document.querySelectorAll(where)].filter((each) => each.checkVisibility());
    const [ticker] = found(".ticker"), [own] = found("[data-own]"), [asked] = found(".asked .ask");
    const sheet = asked?.closest(".asked");
    const narrow = innerWidth < 1024;
    const layers = [narrow ? [ticker] : [], found(table), [own], narrow ? [sheet] : []];
    const wrong = [];
    if (layers.some((each) => !each.length || each.some((one) => !one)) && narrow) return ["something is missing"];
    let above = 0;
    for (const layer of layers.filter((each) => each.length)) {
        for (const each of layer) {
            const { top, bottom } = box(each);
            if (top < above - 1 || bottom > innerHeight + 1)
                wrong.push(`${each.className} ${each.textContent.slice(0, 16)}: ${top} to ${bottom}, below ${above}`);
        }
        above = Math.max(...layer.map((each) => box(each).bottom));
    }
    const words = box(asked.querySelector("h3"));
    const { top, bottom } = box(sheet);
    if (words.top < top || words.bottom > Math.min(innerHeight, bottom)) wrong.push("the question");
    return wrong;
}"""
# Seats that the words of the narrator touch.
TOUCHED = """() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector(".voice .caption"));
    const words = range.getBoundingClientRect();
    return [...document.querySelectorAll(".ring [data-seat]")].filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return left < words.right && words.left < right && top < words.bottom + 1 && words.top < bottom;
    }).map((each) => each.textContent);
}"""
# The question of the law with the most words.
RANK = """() => {
    const options = [...document.querySelectorAll(".ring [data-seat]")]
        .map((each) => ({ type: "seat", seat: Number(each.dataset.seat) })).sort((one, other) => one.seat - other.seat);
    const question = { id: "0-900", kind: "vote-rank", about: null, least: 0, most: options.length, ordered: true,
        timer: null, default: null, seen_by: "everybody" };
    window.ask_({ ...question, options }, (message) => {
        message.view.public.town.law = "condorcet";
        return message;
    });
}"""
# A choice among the cards that somebody leaves behind, a kind of question with many long options.
INHERIT = """(cards) => {
    const options = cards.map((kind) => ({ type: "card", kind })).concat([{ type: "word", word: "done" }]);
    window.ask_({ id: "0-900", kind: "john-takes", about: { type: "seat", seat: 1 }, least: 1, most: 1, ordered: false,
        timer: null, default: options.at(-1), seen_by: "fellows", options });
}"""
# Cards of five kinds lie in front of the reader, who is asked nothing.
BURDENED = """() => window.ask_({}, (message) => {
    const { people } = message.view.public;
    people[message.you.seat].front = ["piety", "stocks", "asylum", "matchmaker", "evidence"].map((card) => ({ card }));
    return { ...message, decisions: [] };
})"""
# How far the question's shadow reaches below it, and how far what follows is below it.
SHADOW = r"""() => {
    const asked = document.querySelector(".asked");
    const shadows = getComputedStyle(asked).boxShadow.split(/,(?![^(]*\))/);
    const pixels = (shadow) => shadow.match(/-?[\d.]+px/g).slice(1).map(parseFloat); // down, blur, spread
    const reach = shadows.map((each) => pixels(each).reduce((sum, one) => sum + one));
    const next = document.querySelector("[role=tablist]").getBoundingClientRect();
    return [Math.max(...reach), next.top - asked.getBoundingClientRect().bottom];
}"""
# Words that are broken or cut off. The ticker shows its last line whole, and the one before it whole or not at all.
BROKEN = r"""() => {
    const found = [];
    const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const news = document.querySelector(".ticker");
    for (const line of news?.checkVisibility() ? news.querySelectorAll(".line") : []) {
        const [box, around] = [line.getBoundingClientRect(), news.getBoundingClientRect()];
        const inside = box.top >= around.top - 1 && box.bottom <= around.bottom + 1;
        const away = box.left >= around.right - 1 && line.matches(":first-child");
        if (!(inside || away) || line.scrollHeight > line.clientHeight + 8) found.push(`${line.textContent} is cut`);
    }
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const around = text.parentElement;
        if (!around.checkVisibility() || around.closest(".unseen, svg, select")) continue;
        const style = getComputedStyle(around);
        if (style.clipPath !== "none") continue;
        for (const { 0: word, index } of text.data.matchAll(/[\p{L}’']+/gu)) {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = [...range.getClientRects()].filter((each) => each.width > 0.5);
            if (new Set(lines.map((each) => Math.round(each.top))).size > 1) found.push(`${word} is broken`);
        }
        const cuts = style.overflowX !== "visible" && around.scrollWidth > around.clientWidth + 1;
        if (text.data.trim() && cuts && style.textOverflow === "ellipsis") found.push(`${text.data} is cut`);
    }
    return found;
}"""
# What an element of the page shows that something else covers, or that is out of sight.
COVERED = """(where) => {
    const found = [...document.querySelectorAll(where)].filter((each) => each.checkVisibility());
    return found.filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const seen = (y) => each.contains(document.elementFromPoint((left + right) / 2, y));
        return top < 0 || bottom > innerHeight || !seen(top + 4) || !seen(bottom - 4);
    }).map((each) => each.textContent);
}"""
# Boxes of names that are not completely visible above the button.
CUT_BOXES = """() => {
    const { top } = document.querySelector(".ask > .row").getBoundingClientRect();
    return [...document.querySelectorAll(".ask .boxes > *")].map((each) => each.getBoundingClientRect())
        .filter((box) => box.top < 0 || box.bottom > top).length;
}"""


# Seats that are partly behind the question.
BEHIND = """() => {
    const { top } = document.querySelector(".asked").getBoundingClientRect();
    return [...document.querySelectorAll(".ring [data-seat]")]
        .filter((each) => each.getBoundingClientRect().bottom > top + 1).map((each) => each.textContent);
}"""
# Whether the middle of Quinte-bourg begins beside the first row of its houses.
BESIDE = """() => {
    const box = (each) => each.getBoundingClientRect();
    const bottoms = [...document.querySelectorAll(".ring .plot")].map((each) => box(each).bottom);
    return box(document.querySelector(".ring .middle")).top < Math.min(...bottoms);
}"""
# Cards of a question that are not completely visible above its button.
CUT_CARDS = """() => {
    const sheet = document.querySelector(".asked").getBoundingClientRect();
    const { top } = document.querySelector(".ask > .row").getBoundingClientRect();
    return [...document.querySelectorAll(".ask button.option")].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.top < sheet.top || box.bottom > Math.min(top, sheet.bottom) + 1;
    }).map((each) => each.textContent);
}"""


def at_the_table(house: OpenHouse, invite: Invite, players: int, seed: str = "phones", **wanted: Any) -> list[Person]:
    """Two people and bots, because a person alone with bots is not asked questions for show."""
    running = house(seed=seed, speed=8)
    people = [invite(running), invite(running, screen=False)]
    playing(people, bots=players - 2, **wanted)
    return people


def is_asked(people: Sequence[Person], phase: str) -> None:
    """Play until the first of them is asked something in that phase, and no scene covers it."""
    person = people[0]

    def reached(seen: Any) -> bool:
        return seen["you"]["seat"] == 0 and comes_to(phase)(seen) and bool(seen["decisions"])

    play_on(people, reached, phase, 5)
    person.sees(phase)
    person.ask.wait_for()
    person.page.locator(".veil").wait_for(state="detached")


def in_sight(person: Person, table: str, what: str, sizes: Sequence[tuple[int, int]] = (PHONE, TALL, DESK)) -> None:
    """Check that everything is in sight at once, on a small phone, a larger one and a wide screen."""
    for size in sizes:
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        person.page.evaluate("() => scrollTo(0, 0)")

        def hidden() -> Any:
            return person.page.evaluate(HIDDEN, table)

        until(lambda: not hidden(), f"{what} at {size}: nothing of {hidden()}", person, patience=5)
        person.picture(f"phones-{what}-{size[0]}")


def whole_words(person: Person, what: str) -> None:
    """Check that no word is broken or cut off, on two narrow phones and a wide screen, in three languages."""
    reader = Reader(person)
    for screen, language in product(((320, 568), PHONE, DESK), LANGUAGES):
        reader.read(screen=screen, size=100, language=language)
        assert person.page.evaluate(BROKEN) == [], (what, screen, language)
    reader.read(**USUAL)


@pytest.mark.parametrize(
    ("game", "players", "table", "phases"),
    [
        ("salem1692", 12, ".ring [data-seat]", ("dawn", "day")),
        ("quintebourg", 12, ".ring [data-seat]", ("night", "vote")),
        ("newsalem", 8, ".middle", ("pick", "events")),
    ],
)
def test_table_own_cards_question_and_last_event_are_in_sight_together(
    house: OpenHouse, invite: Invite, game: str, players: int, table: str, phases: tuple[str, ...]
) -> None:
    people = at_the_table(house, invite, players, game=game)
    ann = people[0]
    for phase in phases:
        is_asked(people, phase)
        in_sight(ann, table, f"{game}-{phase}")
        if game == "newsalem":
            in_sight(ann, ".quarters > [data-seat]", f"newsalem-quarters-{phase}", (PHONE, TALL))
            ann.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
            assert ann.page.locator(".quarters > .you").evaluate("(each) => each.getBoundingClientRect().top") < 620
    whole_words(ann, game)


@pytest.mark.parametrize(
    ("game", "players", "phases"),
    [("salem1692", 6, ("dawn", "day")), ("salem1692", 12, ("dawn", "day")), ("quintebourg", 12, ("night", "vote"))],
)
def test_on_the_lowest_phone_ones_cards_cover_no_seat(
    house: OpenHouse, invite: Invite, game: str, players: int, phases: tuple[str, ...]
) -> None:
    people = at_the_table(house, invite, players, game=game)
    for phase in phases:
        is_asked(people, phase)
        in_sight(people[0], ".ring [data-seat]", f"low-{game}-{players}-{phase}", (LOWEST,))


def test_on_the_smallest_phone_a_choice_of_many_cards_covers_no_seat(house: OpenHouse, invite: Invite) -> None:
    running = house(seed="phones", speed=8)
    people = [invite(running, LOWEST), invite(running, screen=False)]
    people[0].context.add_init_script(SWAP)
    playing(people, bots=5)
    is_asked(people, "day")
    people[0].page.evaluate(INHERIT, ["accusation", "alibi", "curse", "evidence", "scapegoat", "matchmaker"])
    people[0].page.locator('.asked .ask[data-kind="john-takes"]').wait_for()
    reader = Reader(people[0])
    for language in LANGUAGES:
        reader.read(screen=LOWEST, size=100, language=language)
        in_sight(people[0], ".ring [data-seat]", f"low-john-{language}", (LOWEST,))


def test_thirteen_people_in_twelve_houses_are_in_sight_above_the_longest_law(house: OpenHouse, invite: Invite) -> None:
    running = house(seed="phones", speed=8)
    people = [invite(running), invite(running, screen=False)]
    people[0].context.add_init_script(SWAP)
    playing(people, bots=11, game="quintebourg")
    is_asked(people, "vote")
    assert people[0].page.locator(".ring .plot").count() == 12
    people[0].page.evaluate(RANK)
    people[0].page.locator('.asked .ask.folded[data-kind="vote-rank"] .heed').wait_for()
    reader = Reader(people[0])
    for language in LANGUAGES:
        reader.read(screen=PHONE, size=100, language=language)
        in_sight(people[0], ".ring [data-seat]", f"thirteen-rank-{language}", (PHONE,))


def test_the_longest_line_of_the_narrator_touches_no_seat(house: OpenHouse, invite: Invite) -> None:
    people = at_the_table(house, invite, 12)
    ann = people[0]
    ann.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    play_on(people, comes_to("confession"), "confessions", 6, draws=True)
    ann.sees("confession")
    caption = ann.page.locator(".voice .caption")
    caption.wait_for()
    reader = Reader(ann)
    for language in LANGUAGES:
        reader.read(screen=DESK, size=100, language=language)
        expect(caption).to_have_text(Texts(language, "salem1692").say("narrated-night-confess"))
        assert ann.page.evaluate(TOUCHED) == [], language
    ann.picture("narrator")


@pytest.mark.parametrize(("kind", "draws"), [("tryal", False), ("confess", True)])
def test_cards_to_choose_from_are_in_sight_with_the_question(
    house: OpenHouse, invite: Invite, kind: str, draws: bool
) -> None:
    people = at_the_table(house, invite, 7, seed="walk-3")
    ann = people[0]

    def asked(seen: Any) -> bool:
        return seen["you"]["seat"] == 0 and [each["kind"] for each in seen["decisions"]] == [kind]

    play_on(people, asked, kind, 7, draws=draws)
    ann.page.locator(f'.asked .ask[data-kind="{kind}"]').wait_for()
    ann.page.locator(".veil").wait_for(state="detached")
    reader = Reader(ann)
    for screen, language in product(((320, 568), PHONE), LANGUAGES):
        reader.read(screen=screen, size=100, language=language)
        ann.page.evaluate("() => scrollTo(0, 0)")
        assert ann.page.evaluate(CUT_CARDS) == [], (screen, language)
        assert ann.page.evaluate(BEHIND) == [], (screen, language)
        ann.picture(f"phones-{kind}-{screen[0]}-{language}")
    reader.read(**USUAL)
    in_sight(ann, ".ring [data-seat]", kind, (PHONE,))


def test_twenty_one_names_are_in_sight_on_a_phone_by_night_and_by_day(house: OpenHouse, invite: Invite) -> None:
    people = at_the_table(house, invite, 21, game="quintebourg", options={"mode": "e"})
    ann = people[0]
    is_asked(people, "night")
    expect(ann.page.locator(".ask .boxes > *").nth(20)).to_be_attached()
    for size in (PHONE, TALL, (320, 568)):
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        until(lambda: ann.page.evaluate(COVERED, "[data-own]") == [], "one's own row is in sight", ann, patience=5)
        if size != (320, 568):  # there the names scroll
            until(lambda: ann.page.evaluate(CUT_BOXES) == 0, "every name is in sight", ann, patience=5)
        ann.picture(f"phones-21-night-{size[0]}")
    is_asked(people, "vote")
    in_sight(ann, ".ring [data-seat]", "21-vote", (PHONE, TALL, DESK))


def test_at_night_the_raised_hand_is_below_the_readers_cards_and_not_half_behind_them(
    house: OpenHouse, invite: Invite
) -> None:
    people = at_the_table(house, invite, 8, game="quintebourg", options={"mode": "e"})
    ann = people[0]
    is_asked(people, "night")
    below = "() => document.querySelector('.invoke').offsetTop - document.querySelector('[data-own]').offsetTop"
    assert ann.page.evaluate(below) > 0
    ann.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    assert ann.page.evaluate(BESIDE), "where no house stands above the middle, it begins beside the first row"


def test_on_the_smallest_phone_the_names_of_phases_and_the_counts_of_salem_fit(
    house: OpenHouse, invite: Invite
) -> None:
    ann = invite(house(speed=10, seed="small"), SMALLEST, locale="fr-FR")
    playing([ann], bots=6)
    play_on([ann], comes_to("day"), "the day", 7)
    ann.sees("day")
    words = ann.page.locator(".ring .words")
    words.wait_for()
    assert words.evaluate("(each) => each.querySelector('ul').offsetHeight <= each.offsetHeight")
    named = [re.findall(r"^phase-.* = ([^{}\n]+)$", texts, re.MULTILINE) for texts in all_texts()]
    assert all(named)
    assert ann.page.evaluate(TOO_LONG, [name for names in named for name in names]) == []


def all_texts() -> list[str]:
    """The texts of every game of the house, in every language."""
    return [
        (texts_of(manifest_of(game).texts) / f"{each}.ftl").read_text(encoding="utf-8")
        for game in plugins.own(plugins.GAMES)
        for each in LANGUAGES
    ]


@pytest.mark.parametrize("players", [3, 8])
def test_on_the_smallest_phone_the_cards_of_a_draft_are_in_sight_with_the_question(
    house: OpenHouse, invite: Invite, players: int
) -> None:
    people = at_the_table(house, invite, players, game="newsalem")
    ann = people[0]
    reader = Reader(ann)
    for phase in ("pick", "last-two"):
        is_asked(people, phase)
        for language in LANGUAGES:
            reader.read(screen=(320, 568), size=100, language=language)
            ann.page.evaluate("() => scrollTo(0, 0)")
            ann.picture(f"phones-draft-{players}-{phase}-{language}")
            assert ann.page.locator(".asked .ask button.option").count() > 1
            assert ann.page.evaluate(COVERED, ".asked .ask button.option") == [], (phase, language)


def test_on_a_phone_the_end_of_the_game_comes_into_view_where_the_page_was_scrolled(
    house: OpenHouse, invite: Invite
) -> None:
    people = at_the_table(house, invite, 5)
    ann = people[0]
    is_asked(people, "day")
    ann.page.evaluate("() => scrollTo(0, 90)")
    play_on(people, comes_to("over"), "the end", 5)
    ann.page.locator("section.over .fates").wait_for()
    ann.page.locator(".veil").wait_for(state="detached")
    top = "(each) => each.getBoundingClientRect().top"
    ann.picture("phones-end-scrolled")
    assert 0 <= ann.page.locator("section.over").evaluate(top) < PHONE[1] / 2


def test_on_a_wide_screen_ones_seat_is_whole_above_ones_cards_however_much_lies_there(
    house: OpenHouse, invite: Invite
) -> None:
    ann = invite(house(seed="looks-2"), DESK)
    ann.context.add_init_script(SWAP)
    playing([ann], bots=6)
    play_on([ann], comes_to("day"), "the day", 2)
    ann.sees("day")
    ann.page.evaluate(BURDENED)
    seat = ann.page.locator(".ring [data-you]")
    expect(seat.locator(".pile").nth(4)).to_be_visible()
    ann.picture("phones-burdened")
    bottom = seat.evaluate("(each) => each.getBoundingClientRect().bottom")
    assert bottom <= ann.page.locator("[data-own]").evaluate("(each) => each.getBoundingClientRect().top")


def test_the_question_covers_no_edge_of_what_is_below_it(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="looks-2"), (390, 1000))
    playing([ann], bots=4)
    play_on([ann], comes_to("day"), "the day", 2)
    ann.sees("day")
    reach, room = ann.page.evaluate(SHADOW)
    assert room >= reach > 0


def test_at_night_on_a_phone_no_moon_shines_through_the_public_counts(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="looks-2"), PHONE)
    playing([ann], bots=6)
    ann.sees("dawn")
    ann.page.evaluate("() => document.querySelector('.voice')?.remove()")  # as in a replay
    expect(ann.page.locator(".ring .words ul")).to_be_visible()
    expect(ann.page.locator(".night .moon")).to_be_hidden()
