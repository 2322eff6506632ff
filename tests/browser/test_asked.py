"""Questions on small screens: missed, put in order, folded away; and what people see who have left."""

from __future__ import annotations

from typing import Any

from .conftest import Invite, OpenHouse
from .table import comes_to, play_on, playing, sideways, until

SMALL = (320, 568)
REARRANGE = {"type": "word", "word": "rearrange"}
MISSED = ".asked .missed"
OUTSIDE = """() => [...document.querySelectorAll(".asked button")]
    .filter((each) => each.checkVisibility())
    .map((each) => [each.textContent, each.getBoundingClientRect()])
    .filter(([, box]) => box.width < 44 || box.height < 44 || box.left < 0 || box.right > innerWidth)"""


def test_only_who_missed_a_question_is_told(house: OpenHouse, invite: Invite) -> None:
    running = house(seed="missed")
    ann, ben = invite(running), invite(running)
    playing([ann, ben], bots=3, pace="classic")
    for person in (ann, ben):
        person.sees("dawn")
        person.ask.wait_for()
    assert ben.answer(1)
    until(ben.waits, "Ben has answered", ben)
    missed = ann.page.locator(MISSED)
    until(lambda: "".join(missed.all_inner_texts()), "Ann is told that her time ran out", ann)
    assert "chosen for you" in ann.text() or "settled without you" in ann.text()
    told = ben.page.locator(MISSED)
    assert "".join(told.all_inner_texts()) == ""
    for words in ("chosen for you", "settled without you", "ran out"):
        assert words not in ben.text()


def may_rearrange(seen: Any) -> bool:
    return any(REARRANGE in each["options"] for each in seen["decisions"])


def test_the_whole_deck_is_put_into_an_order_on_a_small_phone(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="t0"), SMALL)  # with this seed Ann is Tituba
    playing([ann], bots=4)
    play_on([ann], may_rearrange, "the deck may be rearranged", 2)
    turn = ann.look()["decisions"][0]
    ann.page.locator(".veil").wait_for(state="detached")
    ann.tap(ann.ask, turn["options"].index(REARRANGE))
    ann.ask.locator(".row button.first").click()
    cards = ann.page.locator(".asked .order [data-at]")
    cards.first.wait_for()
    before = ann.look()["view"]["own"]["deck_order"]
    assert cards.count() == len(before) > 30
    assert sideways(ann.page) == []
    assert ann.page.evaluate(OUTSIDE) == []
    box = ann.ask.locator(".row button.first").bounding_box()
    assert box
    assert box["y"] + box["height"] <= SMALL[1]  # in sight, however long the list is

    other = next(place for place, card in enumerate(before) if card != before[0])
    cards.nth(0).click()
    cards.nth(other).click()  # swap the two
    cards.nth(1).focus()
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("End")  # move it to the bottom
    wanted = list(before)
    wanted[0], wanted[other] = wanted[other], wanted[0]
    wanted.append(wanted.pop(1))
    ann.page.keyboard.press("Enter")
    last = cards.nth(len(before) - 1)
    last.scroll_into_view_if_needed()
    start, end = last.bounding_box(), cards.nth(len(before) - 3).bounding_box()
    assert start
    assert end
    ann.page.mouse.move(start["x"] + 20, start["y"] + 20)
    ann.page.mouse.down()
    ann.page.mouse.move(end["x"] + 20, end["y"] + 20, steps=8)  # drag it
    ann.page.mouse.up()
    wanted.insert(-2, wanted.pop())
    ann.picture("order-320")
    ann.ask.locator(".row button.first").click()
    until(lambda: ann.look()["view"]["own"]["deck_order"] == wanted, "the deck lies as she laid it", ann)


def test_a_card_tells_what_it_does_and_the_hand_stays_within_reach(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="t0"), SMALL)
    ann.likes(confirm=True)
    playing([ann], bots=4)
    play_on([ann], may_rearrange, "a turn", 2)
    turn = ann.look()["decisions"][0]
    card = next(index for index, option in enumerate(turn["options"]) if option["type"] == "card")
    ann.page.locator(".veil").wait_for(state="detached")
    ann.tap(ann.ask, card)
    assert ann.ask.locator(".effect strong").inner_text() in ann.ask.locator("button.option").nth(card).inner_text()
    ann.ask.locator(".effect button").click()
    ann.page.locator("dialog.large").wait_for()
    ann.page.keyboard.press("Escape")
    ann.page.locator("dialog.large").wait_for(state="detached")

    ann.ask.locator(".unfold").click()
    hand = ann.page.locator(".own section").nth(1)
    hand.locator("button").first.click()  # nothing covers it
    assert hand.get_attribute("data-open") is not None
    assert ann.ask.locator(".row button.first").is_enabled()  # the choice can still be confirmed


def test_whoever_leaves_is_told_that_they_watch(house: OpenHouse, invite: Invite) -> None:
    running = house(seed="left")
    ann, ben = invite(running), invite(running)
    playing([ann, ben], bots=3)
    play_on([ann, ben], comes_to("day"), "the day", 1)
    asked: list[str] = []
    ben.page.locator("#tab-table").click()
    ben.page.locator(".leave button").click()
    ben.page.locator(".leave button.first").click()
    ben.page.locator(".watching").wait_for()
    ben.page.on("request", lambda request: asked.append(request.url))
    ben.page.wait_for_timeout(3000)
    assert [url for url in asked if "notebook" in url] == []
    assert ben.page.locator(".asked, .own").count() == 0
    assert ann.page.locator(".watching").count() == 0
