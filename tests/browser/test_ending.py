"""The end of a game: everything is opened, one screen says it all, and what follows."""

from __future__ import annotations

import re
import struct
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from meetinghouse.tables.chairs import LONGEST_NAME
from tests.every import every_game

from .conftest import Invite, OpenHouse
from .table import PHONE, Person, comes_to, play_on, playing, sideways, unseen, until

GAMES = every_game(salem1692=6, newsalem=4, quintebourg=20)  # with the number of bots beside one person
DICE = 3
LONG_NAME = "Wilhelmina-Bartholomea M"
assert len(LONG_NAME) == LONGEST_NAME
# Gives everybody this name, and returns the seats where it is not seen whole.
CUT = """(all, name) => {
    for (const each of all) each.firstChild.data = name;
    const room = (each) => each.closest("li").getBoundingClientRect();
    const written = (each) => {
        const range = document.createRange();
        range.selectNodeContents(each.firstChild);
        return range.getBoundingClientRect();
    };
    const within = (one, other) => one.left >= other.left && one.right <= other.right && one.bottom <= other.bottom;
    return all.filter((each) => !within(written(each), room(each))).map((each) => each.closest("li").dataset.seat);
}"""


def begun(house: OpenHouse, invite: Invite, game: str = "salem1692", screen: bool = True, **more: Any) -> Person:
    """A game with bots, on a phone."""
    ann = invite(house(speed=20, seed="ending"), PHONE, screen=screen)
    playing([ann], bots=GAMES[game], game=game, pace="quick", hurry=True, **more)
    return ann


def ended(house: OpenHouse, invite: Invite, game: str = "salem1692", notes: Any = None, **more: Any) -> Person:
    """A game with bots that has come to its end, on a phone that did not draw it before."""
    ann = begun(house, invite, game, screen=False, **more)
    if notes:
        ann.call("/notebook", notes)
    unseen([ann], comes_to("over"), "the end", DICE)
    ann.open_all()
    return ann


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_the_verdict_who_was_what_and_what_comes_next_without_scrolling(
    house: OpenHouse, invite: Invite, game: str
) -> None:
    ann = ended(house, invite, game, **({"options": {"max_weeks": 1}} if game == "quintebourg" else {}))
    seen = ann.look()["table"]
    outcome, names = seen["outcome"], [each["name"] for each in seen["places"]]
    verdict = ann.page.locator("section.over p.verdict, section.over h2").all_inner_texts()
    assert verdict[0].lower() == ("you have won" if 0 in outcome["winners"] else "you have lost")
    assert ann.page.locator(".over .links a").count()  # one tap away from the clause
    fates = ann.page.locator(".fates li")
    assert fates.count() == len(names)
    assert sorted(fates.locator(".name").evaluate_all("(all) => all.map((each) => each.firstChild.data)")) == sorted(
        names
    )
    ann.page.locator("[data-moment]").first.wait_for(state="detached")
    ann.page.evaluate("scrollTo(0, 0)")
    bottoms = ann.page.evaluate(
        """() => [
            ...["p.verdict", "#result", ".fates"]
                .map((each) => document.querySelector(each).getBoundingClientRect().bottom),
            document.querySelector(".over .row button.first").getBoundingClientRect().top,
            document.querySelector(".over .row button.first").getBoundingClientRect().bottom,
        ]"""
    )
    assert bottoms == sorted(bottoms), bottoms  # one below the other, with nothing above the list of roles
    assert bottoms[-1] <= PHONE[1], bottoms
    fates.last.scroll_into_view_if_needed()  # if there are many, inside their own list
    assert ann.page.evaluate("scrollY") == 0
    expect(fates.last).to_be_in_viewport(ratio=0.98)  # a fraction of a pixel may be below
    assert sideways(ann.page) == []
    ann.picture(f"ending-{game}", full_page=True)
    stars = fates.locator(".won").evaluate_all("(all) => all.map((each) => getComputedStyle(each).display)")
    assert set(stars) <= {"inline-block"}  # the line through the name of somebody who is out does not cross it
    assert fates.locator(".name").evaluate_all(CUT, LONG_NAME) == []
    assert sideways(ann.page) == []


@pytest.mark.motion
def test_the_verdict_waits_until_everybody_is_opened(house: OpenHouse, invite: Invite) -> None:
    ann = begun(house, invite)
    ann.page.evaluate(
        """() => {
            window.early = [];
            const look = () => {
                const shut = document.querySelectorAll(".fates li[data-shut]").length;
                if (shut) window.read_ = document.querySelector("[role=log]").textContent;
                const told = document.querySelector("p.verdict, .fates ~ .row");
                if (shut && told) window.early.push(told.textContent);
            };
            new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
        }"""
    )
    play_on([ann], comes_to("over"), "the end", DICE)
    expect(ann.page.locator(".fates li[data-shut]").first).to_be_visible()
    ann.page.locator("section.over p.verdict").wait_for()  # by itself, after a while
    assert ann.page.locator(".fates li[data-shut]").count() == 0
    assert ann.page.evaluate("window.early") == []
    last = ann.page.locator("[role=log] p").last
    expect(last).to_contain_text("game is over")
    assert "game is over" not in ann.page.evaluate("window.read_")  # the log does not tell the end earlier either


def test_what_turned_the_game_and_how_suspicion_moved_are_told_below_with_the_truth(
    house: OpenHouse, invite: Invite
) -> None:
    ann = ended(house, invite, notes={"text": "nobody's business", "suspicions": {"1": 80, "2": 20}})
    ann.page.locator(".charts svg").first.wait_for()
    seen = ann.look()
    story = [each["type"] for each in seen["story"]]
    witches = [each["seat"] for each in seen["opened"]["own"]["turned"]]
    names = [each["name"] for each in seen["table"]["places"]]
    order = ann.page.locator("section.over > section > h3").evaluate_all("(all) => all.map((each) => each.id)")
    assert [each for each in order if each not in ("end-why", "end-lies")] == ["end-turns", "end-nose", "end-chart"]
    assert "eliminated" in story
    assert 1 <= ann.page.locator(".turns li").count() <= 6
    suspected = ann.page.locator(".charts li .who b").all_inner_texts()
    foes = ann.page.locator(".charts li[data-foe] .who b").all_inner_texts()
    assert {*foes} == {names[seat] for seat in witches} & {*suspected}
    own = ann.page.locator(".charts path.own").evaluate_all(
        "(all) => all.filter((each) => each.getAttribute('d')).length"
    )
    assert own == 2  # the two players in her notes
    expect(ann.page.locator("#end-nose + *")).to_be_visible()
    assert "nobody's business" not in ann.page.locator("section.over").inner_text()


def test_one_tap_begins_the_next_game_with_the_same_bots(house: OpenHouse, invite: Invite) -> None:
    ann = ended(house, invite)
    names = [each["name"] for each in ann.look()["table"]["places"]]
    ann.page.evaluate(
        """() => {
            window.lobbies = 0;
            new MutationObserver(() => (window.lobbies += document.querySelectorAll(".lobby").length))
                .observe(document.body, { childList: true, subtree: true });
        }"""
    )
    ann.page.get_by_role("button", name="Play again now").click()
    ann.look_at_role()
    seen = ann.look()["table"]
    assert (seen["phase"], seen["finished"]) == ("playing", [1])
    assert [each["name"] for each in seen["places"]] == names
    assert ann.page.evaluate("window.lobbies") == 0  # without a lobby in between
    unseen([ann], comes_to("over"), "the end of the next", DICE)
    ann.open_all()
    shares = ann.context.request.get(f"{ann.url}/api/tables/{ann.code}/record").json()["shares"]
    assert [each["seat"] for each in shares] == [None, 0]  # Ann's device and the house have shuffled again


def has_finished(person: Person, game: int) -> bool:
    """Whether that game is the last finished one."""
    return bool(person.look()["table"]["finished"][-1:] == [game])


def test_people_are_taken_over_as_soon_as_all_are_in_or_when_the_sand_has_run_out(
    house: OpenHouse, invite: Invite
) -> None:
    running = house(speed=20, seed="again")
    people = ann, ben = [invite(running, PHONE) for _ in range(2)]
    playing(people, bots=2, pace="quick", hurry=True)
    for game, ready in enumerate((True, False), 1):
        unseen(people, comes_to("over"), "the end", DICE)
        for person in people:
            person.open_all()
        ann.page.get_by_role("button", name="Play again now").click()
        soon = ben.page.locator(".soon")
        expect(soon.locator("li[data-ready]")).to_have_text("✓ Ann (ready)")
        expect(soon.locator(".glass .number")).to_be_visible()  # the seconds until the game begins at the latest
        if ready:
            soon.get_by_role("button", name="I’m in").click()
        until(partial(has_finished, ben, game), "the next game", ben)
        assert ben.look()["you"]["seat"] == 1
        for person in people:
            expect(person.page.locator(".game > .stage")).to_be_visible()


def test_the_game_is_shared_as_a_picture_that_is_drawn_in_the_page(
    house: OpenHouse, invite: Invite, tmp_path: Path
) -> None:
    ann = ended(house, invite, notes={"text": "nobody's business", "suspicions": {}})
    ann.page.get_by_role("button", name="A picture to share").click()
    canvas = ann.page.locator("dialog.share canvas")
    seen = ann.look()["table"]
    for place in seen["places"]:
        expect(canvas).to_have_attribute("aria-label", re.compile(place["name"]))
    expect(canvas).to_have_attribute("aria-label", re.compile("Salem 1692"))
    assert "business" not in str(canvas.get_attribute("aria-label"))
    colours = "(each) => new Set(each.getContext('2d').getImageData(0, 0, 1080, 1350).data).size"
    until(lambda: canvas.evaluate(colours) > 50, "the picture is drawn", ann)
    ann.picture("ending-share")
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("button", name="Save the picture").click()
    assert saved.value.suggested_filename == f"meetinghouse-salem1692-{ann.code}.png"
    saved.value.save_as(tmp_path / "card.png")
    made = (tmp_path / "card.png").read_bytes()
    assert made[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", made[16:24]) == (1080, 1350)


def test_why_it_came_out_this_way_is_told_one_tap_from_the_clause(house: OpenHouse, invite: Invite) -> None:
    ann = ended(house, invite, "newsalem")
    verdict = ann.look()["opened"]["public"]["verdict"]
    why = ann.page.locator(".because").first
    expect(why.locator("p").first).to_contain_text(f"Despair stands at {verdict['despair']}")
    clause = why.locator("a").first
    named = clause.inner_text()
    clause.click()
    ann.page.wait_for_url(f"**/rules/{named}")
    expect(ann.page.get_by_text(named).first).to_be_visible()
