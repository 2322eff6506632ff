"""Werewolf, a game of another package, on the page for any game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from meetinghouse.texts import Texts
from tests.installing import Install, install

from .conftest import Invite, OpenHouse
from .table import DESK, NAMES, PHONE, Person, comes_to, play_on, playing, sideways, told, until
from .test_phones import BROKEN

__all__ = ["install"]

NO_CLOCKS: dict[str, Any] = {"game": "werewolf", "pace": "none"}


@pytest.fixture(autouse=True)
def installed(install: Install) -> None:
    """Install Werewolf, a game of another package, beside the games of the house."""
    install("meetinghouse-werewolf", games={"werewolf": "meetinghouse_werewolf:MANIFEST"})


def looks_right(person: Person, name: str) -> None:
    """Check that nothing is wider than a desktop or a phone, and no text is missing; keeps pictures."""
    for size, screen in (DESK, "desk"), (PHONE, "phone"):
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert sideways(person.page) == []
        assert "⟨" not in person.text()
        person.picture(f"werewolf-{name}-{screen}")


def test_werewolf_is_played_to_the_end_on_the_table_for_any_game(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(speed=20), DESK)
    ann.go("/")
    card = ann.page.locator("[data-game=werewolf]")
    assert Texts("en", "werewolf").say("game-about") in card.inner_text()
    assert card.locator("a[href='/rules']").count() == 1
    assert card.locator("a[href^='/guide']").count() == 0

    playing([ann], bots=8, options={"seer": "yes"}, seen=False, **NO_CLOCKS)
    ann.sees("night")
    dealt = ann.look()["view"]["own"]["seats"][0]["role"]
    ann.page.locator("dialog.deal .back button").click()
    card = ann.page.locator("dialog.deal .face")
    for key in (f"role-{dealt}", f"role-{dealt}-wants", f"role-{dealt}-help"):
        assert Texts("en", "werewolf").say(key) in card.inner_text()
    looks_right(ann, "role")
    card.locator("button").click()
    seats = ann.page.locator(".any-game ol > li")
    assert seats.count() == 9
    role = ann.look()["view"]["own"]["seats"][0]["role"]
    named = Texts("en", "werewolf").say(f"role-{role}")
    assert named not in ann.page.locator(".any-game").inner_text().partition("In this village")[2].partition("\n")[2]
    ann.page.locator(".any-game header button").click()
    assert named in seats.first.inner_text()
    assert Texts("en", "werewolf").say(f"role-{role}-help") in ann.page.locator(".any-game .secret").inner_text()
    looks_right(ann, "night")
    ann.page.locator(".any-game header button").click()
    assert named not in seats.first.inner_text()

    target = next(each["seat"] for each in ann.look()["decisions"][0]["options"] if each["type"] == "seat")
    seats.nth(target).locator("button.whole").click()
    assert seats.nth(target).get_attribute("class") is not None
    assert "chosen" in str(seats.nth(target).get_attribute("class"))
    play_on([ann], comes_to("debate", "over"), "the first debate", 3, clicks=True)
    ann.sees("debate")
    mayor = Texts("en", "werewolf").say("mark-mayor")
    assert seats.filter(has_text=mayor).count() == 1
    looks_right(ann, "debate")
    play_on([ann], told("voted"), "votes", 3, clicks=True)
    play_on([ann], comes_to("over"), "the end", 3)
    ann.page.locator("section.over").wait_for()
    until(lambda: all(text.strip().count("\n") for text in seats.all_inner_texts()), "all roles are open", ann)
    looks_right(ann, "end")


def test_a_seat_that_is_tapped_is_spoken_of(house: OpenHouse, invite: Invite) -> None:
    running = house(speed=20, seed="spoken of")
    ann = invite(running, PHONE)
    people = [ann, *[invite(running, screen=False) for _ in range(4)]]
    playing(people, **NO_CLOCKS)
    play_on(people, comes_to("debate"), "the first debate", 3)
    ann.sees("debate")
    out = ann.look()["view"]["public"]["out"]
    assert 0 not in out
    of = next(seat for seat in range(1, 5) if seat not in out)

    seat = ann.page.locator(f'.any-game [data-seat="{of}"]')
    seat.locator("button", has_text="Say something").or_(seat.locator("button.corner")).click()
    ann.picture("werewolf-speak-of")
    ann.page.locator(".composer .starts [data-kind=suspect]").first.click()
    ann.page.locator(".composer button.send").click()

    line = ann.page.locator(".chat .lines p").last
    expect(line).to_contain_text(NAMES[of])
    said = [each for each in ann.look()["story"] if each["type"] == "spoke"]
    assert [each["sayings"][0]["parts"][0] for each in said] == [{"type": "seat", "seat": of}]


@pytest.mark.parametrize(("locale", "language"), [("fr-FR", "fr"), ("es-ES", "es")])
def test_the_lobby_of_a_game_of_another_package_shows_its_roles_and_options(
    house: OpenHouse, invite: Invite, locale: str, language: str
) -> None:
    ann = invite(house(), DESK, locale)
    texts = Texts(language, "werewolf")
    ann.code = ann.context.request.post(f"{ann.url}/api/tables", data=NO_CLOCKS).json()["code"]
    ann.call("/seats", {"name": "Ann"})
    ann.call("/bots", {"bot": "steady", "count": 8})
    ann.go(f"/t/{ann.code}")
    ann.page.locator(".lobby").wait_for()

    said = {texts.say(key) for key in ("options-roles", "option-witch", "style-first", "role-seer", "role-cupid")}
    until(lambda: all(each in ann.text() for each in said), "roles and options", ann)
    assert "⟨" not in ann.text()


# Seats that are not whole above private facts, and private facts that are not whole above the question.
COVERED = """() => {
    const [own, asked] = ["[data-own]", ".asked"].map((each) => document.querySelector(each).getBoundingClientRect());
    const seats = [...document.querySelectorAll(".any-game [data-seat]")].map((each) => each.getBoundingClientRect());
    return seats.filter((each) => each.bottom > own.top + 1).length + (own.bottom > asked.top + 1);
}"""


def asked_when(reached: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """Whether that is reached, and the reader is asked something."""
    return lambda seen: reached(seen) and bool(seen["decisions"])


@pytest.mark.parametrize(("players", "screens"), [(9, (PHONE, (320, 568))), (13, (PHONE, (320, 568))), (18, (PHONE,))])
def test_on_a_phone_everybody_and_what_one_knows_are_above_the_question(
    house: OpenHouse, invite: Invite, players: int, screens: tuple[tuple[int, int], ...]
) -> None:
    running = house(speed=20, seed="phone")
    people = [invite(running), invite(running, screen=False)]
    ann = people[0]
    playing(people, bots=players - 2, **NO_CLOCKS)
    for phase in ("night", "debate", "vote"):
        play_on(people, asked_when(comes_to(phase)), phase, 3)
        ann.sees(phase)
        ann.ask.wait_for()
        ann.page.locator(".veil").wait_for(state="detached")
        for size in screens:
            ann.page.set_viewport_size({"width": size[0], "height": size[1]})
            ann.page.evaluate("() => scrollTo(0, 0)")
            until(lambda: ann.page.evaluate(COVERED) == 0, f"all are in sight: {phase}", ann, patience=5)
            assert ann.page.evaluate(BROKEN) == []
            ann.picture(f"werewolf-all-{players}-{phase}-{size[0]}")
