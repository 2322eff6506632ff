"""How a game at the crier ends, and what does not end it: a wrong tap, a lock, a phone call."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from meetinghouse.games.salem1692.script import FRAMES, PHONE
from meetinghouse.rulebook import clauses

from .conftest import Invite, OpenHouse
from .crier import Phone, phone
from .table import Person, until

NARROW = (320, 568)
A, B, C, D, E = range(5)

# Every lamp that the browser really lights, and a page that can be told that it is hidden.
LAMPS = """
    globalThis.lamps = [];
    const ask = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = async (type) => {
        const lamp = await ask(type);
        globalThis.lamps.push(lamp);
        return lamp;
    };
    let seen = "visible";
    Object.defineProperty(document, "visibilityState", { get: () => seen });
    globalThis.turn = (to) => { seen = to; document.dispatchEvent(new Event("visibilitychange")); };
"""


def ended(table: Phone, name: str, *rules: str) -> None:
    """Check that this end is shown, with its clauses."""
    expect(table.page.locator(f"[data-ending={name}]")).to_be_visible()
    told = table.page.locator("[data-ending]").inner_text()
    assert clauses("en")[rules[0]].text.replace("`", "") in told
    assert re.findall(r"\[(SAL-[A-Z]+-\d+)\]", told) == list(rules)


def test_the_crier_says_who_has_won_and_goes_on_if_somebody_miscounted(house: OpenHouse, invite: Invite) -> None:
    table = phone(invite, house(), offline=False)
    page = table.page
    table.set_up(6, edition="en", director=PHONE)
    table.open()
    table.begin()
    table.to("script-witches-awake")
    for seat in (A, B):
        table.tap(seat)
    table.finish()

    more = page.get_by_role("button", name="Witch cards revealed: one more")
    more.click()
    expect(page.locator("output")).to_have_text("1 of 2")
    more.click()
    ended(table, "town", "SAL-WIN-01")
    page.get_by_role("button", name="undo it").click()
    expect(page.locator("output")).to_have_text("1 of 2")

    for seat in (C, D, E):  # three are left: the witches, and one more whom they attack
        table.tap(seat)
    table.begin()
    table.to("script-target-tap")
    table.tap(5)
    assert page.locator("[data-ending]").count() == 0
    table.to("script-eliminated")
    expect(page.locator(".caption")).to_contain_text("Player 6 is eliminated")
    table.step()
    ended(table, "witches", "SAL-WIN-02", "SAL-WIN-07")
    page.clock.run_for(600_000)
    page.get_by_role("button", name="go on").click()
    assert table.line == "script-deck"
    table.finish()
    table.tap(E)  # back in the game: nothing is decided
    assert page.locator("[data-ending]").count() == 0
    table.tap(E)  # out after all, as it was confirmed: the end is shown again
    ended(table, "witches", "SAL-WIN-02", "SAL-WIN-07")
    page.get_by_role("button", name="Start a new game").click()
    page.get_by_role("button", name="No", exact=True).click()
    ended(table, "witches", "SAL-WIN-02", "SAL-WIN-07")
    page.get_by_role("button", name="Start a new game").click()
    page.get_by_role("button", name="Yes", exact=True).click()

    table.set_up(2, edition="fr", director=FRAMES)
    table.open()
    page.get_by_role("button", name="The Constable card is revealed").click()
    ended(table, "constable", "SAL-GHOST-36")
    page.get_by_role("button", name="undo it").click()
    table.tap(1)
    ended(table, "eliminated", "SAL-GHOST-34")


def test_nobody_finds_a_witch_by_tapping_names_and_undoing(house: OpenHouse, invite: Invite) -> None:
    """What follows from a secret note is said only after a question, and then no tap can be undone."""
    table = phone(invite, house(), (360, 640), offline=False)
    page = table.page
    table.set_up(4, edition="en", director=PHONE)
    table.open()
    table.begin()
    table.to("script-witches-awake")
    table.tap(A)
    table.finish()
    undo = page.get_by_role("button", name="Undo")
    for seat in (C, D):
        table.tap(seat)
    for seat in (A, B):  # the two who are left
        table.tap(seat)
        expect(page.locator("[data-ending]")).to_have_count(0)
        undo.click()
    table.tap(B)
    page.get_by_role("button", name="Confirm who is out").click()
    expect(page.get_by_role("alert")).to_contain_text(
        "Out of the game: Player 2, Player 3, and Player 4. Is that right?"
    )
    table.person.picture("crier-confirm")
    page.get_by_role("button", name="No", exact=True).click()
    table.tap(B)
    table.confirm()
    expect(undo).to_be_disabled()
    table.tap(D)  # back, to try somebody else
    table.tap(B)
    page.locator("footer .big").click()
    expect(page.get_by_role("alert")).to_contain_text("Since somebody is back")
    table.person.picture("crier-confirm-back")
    page.get_by_role("button", name="No", exact=True).click()
    table.confirm()
    table.tap(D)
    table.confirm()
    expect(page.locator("[data-ending]")).to_have_count(0)
    expect(page.locator(".alive")).to_have_text("1 alive")
    table.begin()
    table.finish()


def test_who_is_out_in_an_open_step_is_noted_at_once_and_can_be_undone(house: OpenHouse, invite: Invite) -> None:
    """Somebody confesses the only Witch card they have, and a matched player goes too."""
    table = phone(invite, house(), offline=False)
    page = table.page
    table.set_up(6, edition="en", director=PHONE)
    table.open()
    cross = page.get_by_role("button", name="Somebody is out")
    table.begin()
    table.to("script-begins")
    expect(page.get_by_role("button", name="Once more")).to_be_visible()
    expect(cross).to_have_count(0)  # nobody can be out before the first turn
    table.finish()
    table.begin()
    table.to("script-target-tap")
    expect(cross).to_have_count(0)  # eyes are shut
    table.tap(D)
    table.to("script-confess-characters")
    expect(page.locator(".seat")).to_have_count(0)
    cross.click()
    table.tap(E)
    assert table.kept()["out"] == [E]
    page.get_by_role("button", name="Undo").click()
    assert (table.line, table.kept()["out"]) == ("script-confess-characters", [])
    table.tap(E)
    expect(page.locator(".seat").nth(E)).to_have_accessible_name("Player 5, out of the game")
    table.person.picture("crier-crossing")
    cross.click()
    expect(page.locator(".caption")).to_contain_text("until the sand runs out")
    page.clock.run_for(1200)
    page.get_by_role("button", name="End the sand").click()  # it asks, and the sand runs on
    table.person.picture("crier-sand")
    page.get_by_role("button", name="No", exact=True).click()
    assert table.line == "script-confess-characters"

    table.to("script-protected")
    page.reload()
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Not protected").click()
    cross.click()
    table.tap(C)
    assert sorted(table.kept()["out"]) == [C, D, E]
    table.to("")  # the day
    assert sorted(table.kept()["out"]) == [C, D, E]
    expect(page.locator(".alive")).to_have_text("3 alive")


def lit(person: Person) -> int:
    """How many lamps are on."""
    return int(person.page.evaluate("lamps.filter((each) => !each.released).length"))


def test_the_screen_stays_on_and_neither_a_lock_nor_a_sleeping_page_ends_the_night(
    house: OpenHouse, invite: Invite
) -> None:
    person = invite(house(), NARROW)
    session = person.context.new_cdp_session(person.page)
    inside = session.send("Target.getTargetInfo")["targetInfo"]["browserContextId"]
    session.send("Browser.grantPermissions", {"permissions": ["wakeLockScreen"], "browserContextId": inside})
    person.context.add_init_script(LAMPS)
    person.page.clock.install()
    person.go("/crier")
    table = Phone(person)
    table.stand()
    until(lambda: lit(person) == 1, "the screen is kept on", person)
    table.set_up(5, edition="en", director=PHONE)
    table.open()
    table.begin()
    table.to("script-cat-tap")
    table.tap(C)

    for stop, back in (("turn('hidden')", "turn('visible')"), ("document.dispatchEvent(new Event('freeze'))", "0")):
        person.page.evaluate("lamps.forEach((each) => each.release())")  # as a browser does with a hidden page
        person.page.evaluate(stop)
        person.page.clock.run_for(600_000)
        person.page.evaluate(back)
        assert table.line == "script-cat-tap"
        expect(person.page.locator(".caption")).to_contain_text("Stopped.")
        if back != "0":
            until(lambda: lit(person) == 1, "the screen is kept on again", person)
        person.page.get_by_role("button", name="Go on").click()
        expect(person.page.locator(".caption")).to_contain_text("Now tap whoever shall have the Black Cat")
    steps = {each.line: each.said for each in table.finish()}
    assert "Player 3" in steps["script-cat"]
