"""The crier: one phone in the middle of a table with real cards, without a network."""

from __future__ import annotations

import base64
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from meetinghouse.games.salem1692.script import MODERATOR, PHONE
from meetinghouse.rulebook import clauses
from tests.installing import Install, install

from .conftest import Invite, OpenHouse
from .crier import Phone, Step, kept_file, phone
from .table import DESK, Person, sideways
from .test_accessibility import check

__all__ = ["install"]

NARROW = (320, 568)
A, B, C, D, E = range(5)

# The mean brightness of a picture, from 0 to 1; and the largest difference of two pictures, in shades of 256.
LIGHT = """async (pictures) => {
    const [one, other] = await Promise.all(pictures.map(async (data) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height).data.filter((_, at) => at % 4 < 3);
    }));
    if (other) return one.reduce((most, shade, at) => Math.max(most, Math.abs(shade - other[at])), 0);
    return one.reduce((sum, shade) => sum + shade, 0) / one.length / 255;
}"""


def light(person: Person) -> float:
    """The brightness of the screen."""
    return float(person.page.evaluate(LIGHT, [base64.b64encode(person.shot()).decode()]))


def differ(page: Any, *pictures: bytes) -> float:
    """The largest difference between two pictures."""
    return float(page.evaluate(LIGHT, [base64.b64encode(each).decode() for each in pictures]))


def lengths(steps: list[Step]) -> list[tuple[str, float]]:
    """Each step, with its length."""
    return [(one.line, other.time - one.time) for one, other in pairwise(steps)]


def secret_lengths(steps: list[Step]) -> list[tuple[str, float]]:
    """The lengths of the steps before the morning, when all eyes are closed."""
    return lengths(steps)[: [each.line for each in steps].index("narrated-night-wake")]


def moderated(invite: Invite, house: OpenHouse, players: int = 5, size: tuple[int, int] = NARROW) -> Phone:
    """A table that the phone moderates, after dawn."""
    found = phone(invite, house(), size, offline=False)
    found.set_up(players, edition="en", director=PHONE)
    found.open()
    found.begin()
    found.finish()
    return found


def test_a_secret_step_lasts_as_long_and_looks_the_same_whatever_is_tapped(house: OpenHouse, invite: Invite) -> None:
    table = moderated(invite, house)
    told, seen = [], []
    for taps in (
        {},
        {"script-witches-awake": [A], "script-target-tap": [C, B, B, D]},
        {"script-gavel-tap": [A, E]},
    ):
        table.begin()
        for line in ("script-witches-awake", "script-target-tap", "script-gavel-tap"):
            table.to(line)
            for seat in taps.get(line, []):
                table.tap(seat)
        table.to("narrated-night-constable-sleep")
        seen.append((table.page.locator(".walk").inner_html(), table.person.shot()))
        assert table.page.locator("[aria-pressed=true]").count() == 0
        told.append(secret_lengths(table.finish(answer=1)))

    assert told[0] == told[1] == told[2]
    assert len(told[0]) == 7
    assert len({html for html, _ in seen}) == 1
    for _, picture in seen[1:]:
        assert differ(table.page, seen[0][1], picture) <= 3  # browsers draw corners a shade differently


def test_who_was_attacked_is_announced_after_the_sand_and_the_table_says_who_was_protected(
    house: OpenHouse, invite: Invite
) -> None:
    table = moderated(invite, house)
    table.begin()
    table.to("script-target-tap")
    table.tap(D)
    table.to("script-constable-awake")
    table.tap(A)
    table.to("script-gavel-tap")
    table.tap(B)

    table.to("script-eliminated")
    undo = table.page.get_by_role("button", name="Undo")
    undo.click()  # back to the question: was it the Asylum?
    assert table.line == "script-protected"
    assert table.kept()["out"] == []
    steps = {each.line: each for each in table.finish()}
    order = [each.line for each in table.steps()]

    assert "Player 2" in steps["script-gavel"].said
    assert "Player\u00a04" in steps["script-attacked"].caption  # never broken over two lines
    assert "Player 4" in steps["script-eliminated"].said
    assert order.index("script-confess-characters") < order.index("script-attacked")
    assert dict(lengths(table.steps()))["script-confess-characters"] >= 30_000
    expect(table.page.locator(".seat").nth(D)).to_have_accessible_name("Player 4, out of the game")
    expect(undo).to_be_disabled()  # what follows from it has been said

    table.begin()
    table.to("script-target-tap")
    table.tap(B)
    table.to("script-protected")
    assert "Safe" in {each.line: each for each in table.finish(answer=1)}["script-eliminated"].caption
    expect(table.page.locator(".seat").nth(B)).to_have_accessible_name("Player 2")


def test_what_cannot_be_tapped_gets_its_clause_and_changes_nothing(house: OpenHouse, invite: Invite) -> None:
    table = moderated(invite, house)
    table.tap(E)  # eliminated by day
    table.begin()

    def refused(line: str, seat: int, rule: str) -> None:
        table.to(line)
        before = table.kept()
        table.tap(seat)
        assert f"[{rule}]" in table.word
        assert table.page.locator(".word span").evaluate("each => each.getClientRects().length") == 1, "broken"
        assert clauses("en")[rule].text.replace("`", "") in table.word
        assert table.kept() == before

    refused("script-witches-awake", E, "SAL-NIGHT-03")
    refused("script-target-tap", E, "SAL-NIGHT-04")
    table.tap(B)
    assert table.word == ""
    table.to("script-constable-awake")
    table.tap(A)
    refused("script-gavel-tap", A, "SAL-NIGHT-07")
    table.tap(B)
    table.to("script-protected")
    before = table.kept()
    table.page.get_by_role("button", name="Not protected").click()
    assert "[SAL-NIGHT-16]" in table.word
    assert table.kept() == before
    table.page.get_by_role("button", name="Protected", exact=True).click()
    assert "Safe" in table.page.locator(".caption").inner_text()


@pytest.mark.parametrize(("edition", "director", "how"), [("en", PHONE, "tap"), ("fr", MODERATOR, "point")])
def test_a_ghost_is_no_witch_but_may_be_chosen_like_everybody(
    house: OpenHouse, invite: Invite, edition: str, director: str, how: str
) -> None:
    """No ghost opens its eyes (SAL-GHOST-23); Black Cat, witches and gavel may come to one (SAL-GHOST-12)."""
    table = phone(invite, house(), offline=False)
    table.set_up(3, edition=edition, director=director)
    table.open()
    ghost = 1
    seat = table.page.locator(".seat").nth(ghost)
    expect(seat).to_have_accessible_name("Ghost 1")

    for chosen in (
        {"cat": f"script-cat-{how}"},
        {"target": f"script-target-{how}", "gavel": f"script-gavel-{how}-ghosts"},
    ):
        table.begin()
        table.to("script-witches-awake" if director == PHONE else "script-witches-wake")
        before = table.kept()
        table.tap(ghost)
        assert "[SAL-GHOST-23]" in table.word
        assert table.kept() == before
        expect(seat).to_have_attribute("aria-pressed", "false")
        table.tap(C)
        assert (table.word, table.kept()["notes"]["witches"]) == ("", [C])
        for note, line in chosen.items():
            table.to(line)
            table.tap(ghost)
            assert (table.word, table.kept()["notes"][note]) == ("", [ghost])
        table.finish(answer=1)


def test_every_tap_can_be_undone_and_a_night_started_again(house: OpenHouse, invite: Invite) -> None:
    table = moderated(invite, house)
    undo = table.page.get_by_role("button", name="Undo")
    day = table.kept()
    table.tap(C)
    undo.click()
    assert table.kept() == day
    table.page.get_by_role("button", name="Accusations").click()
    for _ in range(7):
        table.page.get_by_role("button", name="One more for Player 2").click()
    expect(table.page.locator(".reached")).to_contain_text("Player 2 has 7 accusations: trial.")
    undo.click()
    assert table.kept()["counts"] == [0, 6, 0, 0, 0]

    table.begin()
    table.to("script-target-tap")
    before = table.kept()
    table.tap(B)
    undo.click()
    assert table.kept() == before
    table.tap(B)
    table.to("narrated-night-witches-sleep")
    undo.click()  # the step is over, so its choice is fixed
    assert table.kept()["notes"]["target"] == [B]
    table.page.get_by_role("button", name="Stop").click()
    before = table.kept()
    again, yes, no = [
        table.page.get_by_role("button", name=each, exact=True) for each in ("Start again: Night falls", "Yes", "No")
    ]
    again.click()
    no.click()
    again.click()
    assert table.kept() == before
    yes.click()
    assert table.line == "narrated-night-sleep"
    assert "target" not in table.kept()["notes"]
    table.finish()
    assert len(table.kept()["out"]) == 1
    table.page.get_by_role("button", name="Something went wrong").click()
    over = table.kept()
    again.click()
    no.click()
    assert table.kept() == over
    again.click()
    assert table.kept() == over
    yes.click()
    assert table.kept()["out"] == []


def test_a_night_begun_by_mistake_leads_back_to_the_day(house: OpenHouse, invite: Invite) -> None:
    table = moderated(invite, house)
    table.tap(C)
    table.confirm()
    day = table.kept()
    table.begin()
    table.to("script-target-tap")
    table.tap(B)
    table.page.get_by_role("button", name="Stop").click()
    table.person.picture("crier-stopped")
    assert sideways(table.page) == []
    stopped = table.kept()
    table.page.get_by_role("button", name="Back to the day").click()
    assert table.kept() == stopped
    table.page.get_by_role("button", name="Yes", exact=True).click()
    expect(table.page.locator("footer .big")).to_be_visible()
    assert table.line == ""
    assert table.kept() == day
    table.page.clock.run_for(600_000)
    assert table.kept() == day


def test_a_call_or_a_lock_stops_the_night_and_does_not_end_it(house: OpenHouse, invite: Invite) -> None:
    table = moderated(invite, house)
    table.begin()
    table.to("script-target-tap")
    table.tap(C)
    hide = """hidden => { Object.defineProperty(document, "visibilityState", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange")); }"""
    table.page.evaluate(hide, "hidden")
    table.page.clock.run_for(600_000)
    table.page.evaluate(hide, "visible")
    assert table.line == "script-target-tap"
    expect(table.page.locator(".caption")).to_contain_text("Stopped.")
    expect(table.page.locator(".seat")).to_have_count(0)  # all eyes are open now
    marked = table.page.locator("[aria-pressed=true]")
    table.page.reload()
    assert table.line == "script-target-tap"
    expect(marked).to_have_count(0)
    table.page.get_by_role("button", name="Go on").click()
    expect(table.page.locator(".caption")).to_contain_text("Now tap your victim")
    expect(marked).to_have_count(0)
    table.tap(C)
    expect(marked).to_have_count(1)
    assert table.kept()["notes"]["target"] == [C]
    table.to("script-attacked")
    expect(table.page.locator(".caption")).to_contain_text("Player 3")


@pytest.mark.parametrize("size", [NARROW, DESK])
def test_every_screen_fits_a_hand_and_the_night_is_nearly_black(
    house: OpenHouse, invite: Invite, size: tuple[int, int]
) -> None:
    person = invite(house(), size, bypass_csp=True)
    person.page.clock.install()
    person.go("/crier")
    table = Phone(person)
    table.set_up(12, edition="en", director=PHONE)
    page, name = table.page, f"crier-{size[0]}"

    def fits(what: str) -> None:
        check(person, what)  # axe needs a clock that runs
        table.person.picture(f"{name}-{what}")

    fits("setup")
    expect(page.get_by_text("This device has no voice for English")).to_be_in_viewport(ratio=1)
    table.open()
    fits("table")
    for tool in ("Clocks", "Accusations", "Cards and rules", "Something went wrong"):
        page.get_by_role("button", name=tool).click()
        fits(tool.split()[0].lower())
    table.begin()
    table.to("script-witches-awake")
    table.tap(B)
    fits("night")
    assert light(table.person) < 0.02
    page.get_by_role("button", name="Stop").click()
    assert light(table.person) < 0.02
    page.get_by_role("button", name="Go on").click()
    walk = page.locator(".walk")  # nobody scrolls in the dark
    assert walk.evaluate("each => each.scrollHeight") <= walk.evaluate("each => each.clientHeight")
    table.finish()


def test_one_file_needs_no_house_at_all(invite: Invite, house: OpenHouse, tmp_path: Path, install: Install) -> None:
    """The file contains the game of another package; the test taps its way through that."""
    table = kept_file(invite, house(), install, tmp_path, NARROW)
    table.set_up(7, game="werewolf")
    table.open()
    table.begin()
    table.to("script-pack")
    table.tap(A)
    table.to("script-wake-cupid")
    table.tap(C)
    table.tap(D)
    table.to("script-wake-seer")
    table.tap(A)
    assert table.word == "Player 1: a werewolf"
    table.tap(B)
    assert table.word == "Player 2: no werewolf"
    table.page.get_by_role("button", name="Stop").click()
    assert table.word == ""
    assert table.page.locator("[aria-pressed=true]").count() == 0
    table.page.get_by_role("button", name="Go on").click()
    assert table.word == ""
    assert table.page.locator("[aria-pressed=true]").count() == 0
    table.tap(B)
    assert table.word == "Player 2: no werewolf"
    table.to("script-wake-doctor")
    table.tap(B)
    table.to("script-wolves")
    table.tap(A)
    assert "[WW-WOLF-02]" in table.word
    table.tap(C)
    table.to("script-heal")
    assert table.word == "The werewolves chose: Player 3"
    table.tap(E)
    assert "[WW-WITCH-02]" in table.word
    table.to("script-poison")
    table.tap(E)
    table.to("script-shot")  # one of them is the hunter
    table.tap(E)
    assert "[WW-HUNTER-01]" in table.word
    table.tap(5)
    assert table.page.locator("[data-ending]").count() == 0
    steps = {each.line: each for each in table.finish()}
    assert steps["script-shot-dead"].said == "“The hunter has fired. Dead as well: Player 6. Show your cards.”"
    assert sorted(table.kept()["out"]) == [C, D, E, 5]
    assert (
        steps["script-morning"].said
        == "“Wake up. Dead this morning: Player 3, Player 4, and Player 5. Show your cards.”"
    )

    table.begin()
    assert "script-pack" not in [each.line for each in table.steps()]
    table.to("script-wake-doctor")
    table.tap(B)
    assert "[WW-DOCTOR-03]" in table.word
    table.to("script-poison")
    table.tap(B)
    assert "[WW-WITCH-03]" in table.word
    assert "script-shot" not in [each.line for each in table.finish()]  # nobody has died
    table.person.picture("crier-werewolf")
