"""Whole nights at the crier, without a network: editions, languages, ways to direct and numbers of players in pairs."""

from __future__ import annotations

import math
from itertools import pairwise, product
from pathlib import Path

import pytest
from playwright.sync_api import expect

from meetinghouse.crier.book import scripts
from meetinghouse.engine.script import Line
from meetinghouse.games.salem1692.editions import EDITIONS
from meetinghouse.games.salem1692.script import DIRECTORS, MODERATOR, PHONE, SCRIPT
from meetinghouse.texts import LANGUAGES, Texts
from tests.installing import Install, install
from tests.matrix import rows

from .conftest import Invite, OpenHouse
from .crier import CUT, LEAST, LETTERS, PAUSE, Phone, Step, expected, holds, kept_file, phone, texts
from .table import sideways

__all__ = ["install"]

SALEM = "meetinghouse.games.salem1692.script"
WEREWOLF = "meetinghouse_werewolf.script"
PLAYERS = (2, 5, 12)


def lasts(line: Line, caption: str, values: dict[str, str]) -> int:
    """How many milliseconds a step must last, whatever is tapped."""
    acting = float(values[line.seconds] if isinstance(line.seconds, str) else line.seconds)
    return math.ceil(1000 * max(LEAST, len(caption) / LETTERS)) + math.ceil(1000 * (acting + PAUSE))


def check(steps: list[Step], lines: list[Line], said: Texts, values: dict[str, str], where: object) -> None:
    """Check that these lines were spoken in order, each as long as it must be; secret ones in the dark, with rain."""
    for (step, following), line in zip(pairwise(steps), lines, strict=True):
        at = (where, line.text)
        assert "⟨" not in step.caption, at
        if not line.tells:
            assert step.caption == said.say(line.text, **values), at
        if not (line.waits or line.answers):
            assert following.time - step.time == lasts(line, step.caption, values), at
        assert (step.dark, step.rain) == (line.secret, line.secret), at
        assert step.fits, f"not all is seen of {at}"
        if line.secret and not line.tap:
            assert step.marked == 0, at


BANNED = {"en": "needs 4 players or more", "fr": "à partir de 4 personnes", "es": "necesita 4 personas o más"}


def refused(spoken: Phone, language: str, rule: str) -> None:
    """Check that the game cannot begin, because of this clause."""
    expect(spoken.page.locator("footer .big")).to_be_disabled()
    alert = spoken.page.locator("[role=alert]")
    expect(alert).to_contain_text(f"[{rule}]")
    expect(alert).to_contain_text(BANNED[language])


def test_a_whole_dawn_and_night_are_spoken_without_a_network(house: OpenHouse, invite: Invite) -> None:
    """A dawn, a night with many taps, and one without, which looks alike."""
    spoken = phone(invite, house())
    for row in rows(director=DIRECTORS, players=PLAYERS, edition=EDITIONS, language=LANGUAGES):
        director, players, edition, language = row.values()
        spoken.set_up(players, language, edition=edition, director=director)
        if (edition, players) == ("es", 2):
            refused(spoken, language, "SAL-PLAY-03")
            continue
        spoken.open()
        said = texts(language, "salem1692", SALEM)
        values = {"edition": edition, "director": director, "players": str(players), "characters": "yes"}
        seen: dict[str, list[str]] = {}
        for part, taps in (("dawn", True), ("night", True), ("night", False)):
            steps, lines = spoken.walk(taps), expected(SCRIPT, part, values)
            looks = [step.look for step, line in zip(steps, lines, strict=False) if line.secret and not line.tap]
            assert seen.setdefault(part, looks) == looks, row  # whatever was tapped
            assert [step.line for step in steps] == [*[line.text for line in lines], ""], row
            check(steps, lines, said, SCRIPT.values[edition], (row, part))
        assert sideways(spoken.page) == []
        spoken.leave()


# A small phone whose browser leaves less of the screen, and the same phone without it.
SMALLEST = ((320, 454), (320, 568))
LONG = ("Wilhelmine-Marie", "m" * 16, "W" * 16)
OUT, GHOST = 4, 1
BOXES = (
    "() => [...document.querySelectorAll('.seat .name')].map((each) => JSON.stringify(each.getBoundingClientRect()))"
)


def name_all(spoken: Phone, players: int) -> None:
    """Fill in names that are as long as a name may be."""
    spoken.set_up(players)
    spoken.page.locator("summary").first.click()
    for each in range(players):
        spoken.page.locator(".names input").nth(each).fill(LONG[each % len(LONG)])


def test_every_word_and_every_name_is_read_on_the_smallest_phones(house: OpenHouse, invite: Invite) -> None:
    """Twelve long names; also when a tap is refused, somebody is crossed out, or the night is stopped."""
    spoken = phone(invite, house())
    name_all(spoken, 12)
    for row in rows(size=SMALLEST, language=LANGUAGES, director=DIRECTORS):
        (width, height), language, director = row.values()
        spoken.page.set_viewport_size({"width": width, "height": height})
        spoken.set_up(12, language, edition=language, director=director)
        spoken.open()
        spoken.tap(OUT)
        assert sideways(spoken.page) == []
        for part in ("dawn", "night"):
            assert spoken.fill(refused=OUT) == [], (row, part)
        spoken.leave()


@pytest.mark.parametrize("size", [(320, 568), (360, 640)])
def test_on_low_phones_what_was_said_is_read_while_one_says_who_is_out(
    house: OpenHouse, invite: Invite, size: tuple[int, int]
) -> None:
    table = phone(invite, house(), size)
    name_all(table, 12)
    page = table.page
    for language in LANGUAGES:
        table.set_up(12, language, edition="en", director=PHONE)
        table.open()
        table.begin()
        table.finish()
        table.begin()
        table.to("script-confess-characters")
        said = page.locator(".caption").inner_text()
        page.locator(".walk .row button").last.click()
        table.person.picture(f"crier-crossing-{size[0]}-{language}")
        assert page.locator(".said").inner_text() == said
        assert page.evaluate(CUT) == [], language
        page.locator(".walk .row button").last.click()
        table.finish()
        table.leave()


def test_every_word_is_read_on_the_smallest_phone_when_a_ghost_is_refused(house: OpenHouse, invite: Invite) -> None:
    spoken = phone(invite, house(), SMALLEST[0])
    name_all(spoken, 3)
    for language, (edition, director) in product(LANGUAGES, (("en", PHONE), ("fr", MODERATOR))):
        spoken.set_up(3, language, edition=edition, director=director)
        spoken.open()
        for part in ("dawn", "night"):
            assert spoken.fill(refused=GHOST) == [], (language, director, part)
        spoken.leave()


@pytest.mark.parametrize("size", [SMALLEST[0], (360, 640)])
def test_every_word_of_another_games_night_is_read_with_its_largest_crowd(
    house: OpenHouse, invite: Invite, tmp_path: Path, install: Install, size: tuple[int, int]
) -> None:
    table = kept_file(invite, house(), install, tmp_path, size)
    script = scripts()["werewolf"]
    table.set_up(script.most, game="werewolf")
    name_all(table, script.most)
    for language, director in product(LANGUAGES, ("phone", "moderator")):
        table.set_up(script.most, language, game="werewolf", director=director)
        table.open()
        table.tap(OUT)
        assert table.fill(refused=OUT) == [], (language, director)
        table.leave()
    table.set_up(script.most, "es", director="phone")
    table.open()
    table.begin()
    table.to("script-pack")
    before = table.page.evaluate(BOXES)
    for seat in range(len(LONG)):
        table.tap(seat)
    expect(table.page.locator("[aria-pressed=true]")).to_have_count(len(LONG))
    assert table.page.evaluate(BOXES) == before  # a tapped name neither moves nor shrinks


def test_a_night_of_another_game_lasts_as_long_whatever_is_tapped(
    house: OpenHouse, invite: Invite, tmp_path: Path, install: Install
) -> None:
    """The folk game, from one file: two nights with taps and one without, in each language."""
    table = kept_file(invite, house(), install, tmp_path, (320, 568))
    script = scripts()["werewolf"]
    values = {"director": "phone", **{choice.name: "yes" for choice in script.choices if "yes" in choice.values}}
    for language in LANGUAGES:
        table.set_up(9, language, game="werewolf")
        table.open()
        said = texts(language, "werewolf", WEREWOLF)
        for night, taps in enumerate((True, False, True)):
            steps = table.walk(taps)
            dark = [
                line for line in script.parts[0].lines
                if line.secret and holds(line.when, values) and line.first in (None, night == 0)
            ]  # fmt: skip
            assert [step.line for step in steps if step.dark] == [line.text for line in dark]
            check(steps[: len(dark) + 1], dark, said, {}, (language, night))
        table.leave()


def test_the_sliders_make_the_night_longer(house: OpenHouse, invite: Invite) -> None:
    """A longer pause lengthens every step, and more time to act all but the hourglass."""
    spoken = phone(invite, house(), offline=False)
    page = spoken.page
    values = SCRIPT.values["en"]
    lines = [
        line for line in expected(SCRIPT, "dawn", {"edition": "en", "director": PHONE, "players": "5"})
        if not (line.waits or line.answers)
    ]  # fmt: skip

    def dawn(**sliders: str) -> dict[str, float]:
        """How many milliseconds each step of a dawn lasts."""
        spoken.set_up(5, edition="en", director=PHONE)
        page.get_by_text("Voice, sound and pauses").click()
        for label, value in sliders.items():
            page.get_by_label(label.replace("_", " ")).fill(value)
        spoken.open()
        steps = spoken.walk(taps=False)
        spoken.leave()
        return {step.line: following.time - step.time for step, following in pairwise(steps)}

    usual = dawn()
    longer = dawn(Pause_after_each_sentence="5.5")
    slower = dawn(Time_to_act="2")  # the pause is kept

    for line in lines:
        acting = 0 if line.glass else float(values[line.seconds] if isinstance(line.seconds, str) else line.seconds)
        assert longer[line.text] - usual[line.text] == 1000 * (5.5 - PAUSE), line.text
        assert slower[line.text] - longer[line.text] == 1000 * acting, line.text
    assert sum(slower.values()) > sum(longer.values()) > sum(usual.values())
