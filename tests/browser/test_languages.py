"""Three languages at one table, and no page with a missing text."""

from __future__ import annotations

import re

import pytest

from .conftest import Invite, OpenHouse
from .table import DESK, Person, comes_to, log_of, play_on, playing, told, unseen, until

LOCALES = {"en": "en-GB", "fr": "fr-FR", "es": "es-MX"}
MISSING = re.compile("[⟨⟩]|\\{ ?\\$")
# Small words that exist in one language only.
SMALL_WORDS = {
    "en": {"the", "is", "of", "and", "with", "who", "draws", "plays"},
    "fr": {"les", "est", "des", "du", "avec", "une", "pioche", "joue"},
    "es": {"los", "las", "del", "una", "con", "roba", "juega"},
}

PARTS = "() => [...document.querySelectorAll('.log section')].map((each) => each.dataset.part)"


def whole(person: Person, language: str, where: str) -> str:
    """Check that the page is in its language and that nothing is missing; returns its text."""
    until(lambda: person.page.evaluate("document.documentElement.lang") == language, f"{where} in {language}", person)
    text = person.text()
    found = MISSING.search(text)
    assert found is None, (where, language, text[max(0, found.start() - 80) : found.end() + 80])
    return text


def words_of(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", text.lower()))


def in_language(text: str, language: str, least: int) -> None:
    """Check that the text has words of its own language and none of the others."""
    words = words_of(text)
    assert len(words & SMALL_WORDS[language]) >= least, (language, text)
    for other, theirs in SMALL_WORDS.items():
        if other != language:
            strange = words & theirs - SMALL_WORDS[language]
            assert not strange, (language, strange, text)


@pytest.mark.parametrize("language", LOCALES)
def test_no_page_lacks_a_text(house: OpenHouse, invite: Invite, language: str) -> None:
    person = invite(house(), DESK, LOCALES[language])
    for path, ready in (
        ("/", ".doors"),
        ("/learn", ".welcome"),
        ("/learn/newsalem", ".welcome"),
        ("/guide", "article section"),
        ("/guide/newsalem", "article section"),
        ("/rules", "main h1"),
        ("/t/BCDF", "section.wait h1"),
    ):
        if path.startswith("/t/"):
            person.planned("404")
        person.go(path)
        person.page.locator(ready).first.wait_for()
        whole(person, language, path)
        person.page.locator("header button[aria-controls=likes]").click()
        whole(person, language, f"{path} with settings")
        person.page.locator("header button[aria-controls=likes]").click()


@pytest.mark.parametrize(("language", "words"), [("fr", "Mariage forcé"), ("es", "matrimonio forzado")])
def test_the_written_rules_are_found_by_words_and_read_in_the_readers_language(
    house: OpenHouse, invite: Invite, language: str, words: str
) -> None:
    person = invite(house(), DESK, LOCALES[language])
    person.go("/rules")
    person.page.locator("form[role=search] input").fill(words)
    person.page.locator("form[role=search] button").click()
    found = person.page.locator(".clauses li#QB-RULING-110")
    found.wait_for()
    assert person.page.locator("h1").inner_text() == words
    in_language(found.inner_text(), language, 1)
    found.locator("a.id").click()
    person.page.locator(".clauses li.main#QB-RULING-110").wait_for()
    whole(person, language, "a clause")
    in_language(person.page.locator(".clauses").first.inner_text(), language, 1)
    person.page.go_back()
    found.wait_for()
    person.page.locator(".crumbs a[href='/rules']").click()
    person.page.locator("section.book").first.wait_for()


@pytest.mark.parametrize(
    ("language", "kind", "source"), [("fr", "Puritain", "Livret français"), ("es", "No bruja", "Reglamento francés")]
)
def test_a_clause_is_found_by_a_careless_id_with_its_table_and_where_it_comes_from(
    house: OpenHouse, invite: Invite, language: str, kind: str, source: str
) -> None:
    person = invite(house(), DESK, LOCALES[language])
    person.go("/rules")
    person.page.locator("form[role=search] input").fill("sal comp 2")
    person.page.locator("form[role=search] button").click()
    found = person.page.locator(".clauses li.main#SAL-COMP-02")
    found.wait_for()
    assert person.page.locator("h1").inner_text() == "SAL-COMP-02"
    assert found.locator("td").first.inner_text() == kind
    assert found.locator(".sources").inner_text().split("\n")[-1] == source


def test_three_people_read_one_game_in_three_languages(  # noqa: C901 - one journey, the same for three people
    house: OpenHouse, invite: Invite
) -> None:
    running = house(speed=10, seed="babel")
    people = {language: invite(running, DESK, locale) for language, locale in LOCALES.items()}
    three = list(people.values())
    ann = three[0]
    dice = 4
    code = playing(three, bots=2, hurry=True)

    def all_whole(where: str) -> None:
        for language, person in people.items():
            whole(person, language, where)

    for person in three:
        person.ask.wait_for()
    all_whole("dawn")
    play_on(three, comes_to("day"), "the day", dice)
    for person in three:
        person.sees("day")
    all_whole("day")
    for tab in ("talk", "notes", "table", "log"):
        for person in three:
            person.page.locator(f"#tab-{tab}").click()
            person.page.locator(f"#panel-{tab}").wait_for()
        all_whole(f"panel {tab}")
    for person in three:
        person.page.locator(".log button.cover").click()  # what only they know
        person.page.locator(".stage [data-seat]").first.click(button="left", delay=600)  # a long press: more
    all_whole("a seat's details")
    for person in three:
        person.page.keyboard.press("Escape")

    play_on(three, told("trial-began"), "a trial", dice)
    play_on(three, comes_to("night", "over"), "a night", dice, draws=True)
    all_whole("night")
    unseen(three, comes_to("over"), "the end", dice)
    for person in three:
        person.open_all()
        person.page.locator("section.over details").evaluate_all("(all) => all.forEach((each) => (each.open = true))")
        person.page.locator("section.over ol.end").wait_for()
        person.page.locator(".charts svg").first.wait_for()
    all_whole("the end")

    # the same events, each in another language
    told_in = {}
    for language, person in people.items():
        in_language(" ".join(log_of(person)), language, 4)
        person.page.locator(".log button.cover").click()  # everything that everybody was told
        while person.page.locator(".log button.more").count():
            person.page.locator(".log button.more").click()
        told_in[language] = person.page.evaluate(PARTS)
    assert len(told_in["en"]) > 10
    assert told_in["en"] == told_in["fr"] == told_in["es"]

    for language, person in people.items():
        person.go(f"/replay/{code}")
        person.page.locator(".replay .steps").wait_for()
        person.page.locator(".replay .steps button.first").click()
        whole(person, language, "replay")
        person.go(f"/tv/{code}")
        person.page.locator(".tv .stage *").first.wait_for()
        whole(person, language, "tv")
    assert ann.complaints == []


def test_another_language_is_there_at_once(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(), DESK)
    playing([ann], bots=3)
    ann.ask.wait_for()
    ann.page.locator("header button[aria-controls=likes]").click()
    for language in ("fr", "es", "en"):
        ann.page.locator("#likes select").first.select_option(language)
        whole(ann, language, "changed")
    ann.page.reload()
    ann.ask.wait_for()
    whole(ann, "en", "kept")
