"""One phone handed round: people at a table with a single device look in turn, behind a curtain."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.patience import WHOLE_GAME

from .conftest import Invite, OpenHouse
from .picking import choose
from .table import DESK, NAMES, PHONE, Person, until
from .test_accessibility import check
from .test_night import FORM
from .test_phones import HIDDEN

LONGEST = 12_000  # milliseconds that a secret look lasts, unless somebody takes longer
SPEED = 5  # of the server's clock: a night closes after 3 seconds instead of 15


def seated(person: Person, people: int, game: str = "salem1692") -> None:
    """From the front page to a lobby with this many people on one phone."""
    person.page.clock.install()
    person.go("/")
    person.page.locator("main input").first.fill(NAMES[0])
    person.page.locator(f'article[data-game="{game}"] button.round').click()
    person.page.locator(".one-phone").wait_for()
    person.remember()
    for index, name in enumerate(NAMES[1:people], 2):
        person.page.locator(".one-phone input").fill(name)
        person.page.locator(".one-phone button").click()
        expect(person.page.locator(".lobby ol > li")).to_have_count(index)


def begun(person: Person, people: int, game: str = "salem1692") -> None:
    """A game with this many people on one phone, after all have looked at their roles."""
    seated(person, people, game)
    person.page.locator(".bar .first").click()
    for name in NAMES[:people]:
        take(person, name)
        person.look_at_role()


def take(person: Person, name: str) -> None:
    """Hand the phone to that person, who lifts the curtain."""
    expect(person.page.locator(".handing h2")).to_contain_text(name)
    person.page.locator(".handing .first").click()
    person.page.locator(".behind").wait_for()


def view(person: Person, seat: int) -> Any:
    """What the server sends to that player."""
    answer = person.context.request.get(f"{person.url}/api/tables/{person.code}?as={seat}")
    assert answer.ok, answer.text()
    return answer.json()


def decide(person: Person, seat: int, dice: int) -> None:
    """Answer all questions behind the curtain, by clicks."""
    while (asked := view(person, seat)["decisions"]) and person.page.locator(".behind").count():
        decision = asked[0]
        until(partial(is_shown, person, decision["id"]), "the question is on the screen", person)
        ask = person.page.locator(f'.asked .ask[data-decision="{decision["id"]}"]')
        for pick in choose(decision, f"{dice}/{decision['id']}", draws=True):
            person.tap(ask, pick, decision["options"])
        ask.locator(".row button.first").click()
        until(partial(is_taken, person, seat, decision["id"]), "the answer is taken", person)


def is_shown(person: Person, id: str) -> bool:
    """Whether the screen shows that question."""
    return person.asked() == id


def is_taken(person: Person, seat: int, id: str) -> bool:
    """Whether the server asks that seat something else by now, or nothing."""
    return all(each["id"] != id for each in view(person, seat)["decisions"])


def send(person: Person, dice: int) -> bool:
    """Answer for the first person who is asked, without a screen; False if nobody is."""
    for seat in person.look()["you"]["asks"]:
        asked = view(person, int(seat))["decisions"][0]
        picks = [asked["options"][each] for each in choose(asked, f"{dice}/{asked['id']}", draws=True)]
        choice = picks[0] if asked["least"] == asked["most"] == 1 else picks
        person.call(f"/answers?as={seat}", {"decision": asked["id"], "choice": choice})
        return True
    return False


def play_until(person: Person, phase: str) -> None:
    """Play without a screen until that phase."""

    def come() -> bool:
        """Whether the game has reached the phase; if not, answer the first open question."""
        seen = person.look()
        now = {seen["table"]["phase"], (seen["view"] or {}).get("public", {}).get("phase")}
        assert phase in now or "over" not in now, f"the game ended before this: {phase}"
        return phase in now or (send(person, 0) and False)

    until(come, f"the phase is {phase}", person, WHOLE_GAME)


def test_a_table_of_people_plays_salem_on_one_phone(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(speed=SPEED), PHONE)
    begun(ann, 4)
    for seat, name in enumerate(NAMES[:4]):  # at dawn everybody is asked alike
        take(ann, name)
        decide(ann, seat, seat)
        expect(ann.page.locator(".sealed")).to_be_visible()
        ann.page.clock.fast_forward(LONGEST)
    ann.sees("day")
    asks = ann.look()["you"]["asks"]
    assert len(asks) == 1, "by day it is somebody's turn"
    turn = int(next(iter(asks)))
    assert ann.look()["view"]["own"] is None, "what everybody sees is nobody's own"
    ann.picture("one-phone-day")
    take(ann, NAMES[turn])
    expect(ann.page.locator(".own, .asked").first).to_be_visible()
    ann.page.locator(".veil").wait_for(state="detached")
    for width, height in (DESK, PHONE):
        ann.page.set_viewport_size({"width": width, "height": height})
        until(lambda: not ann.page.evaluate(HIDDEN, ".ring [data-seat]"), f"every seat is in sight at {width}", ann)
    decide(ann, turn, 1)
    ann.page.locator(".behind button").click()
    expect(ann.page.locator(".handing h2")).to_contain_text(NAMES[(turn + 1) % 4])

    other = (turn + 2) % 4  # anybody may look at their own cards
    ann.page.locator(".handing .more").click()
    ann.page.locator(".handing li button", has_text=NAMES[other]).click()
    ann.page.locator(".behind").wait_for()
    expect(ann.page.locator(".asked .ask")).to_have_count(0)
    ann.page.reload()
    expect(ann.page.locator(".handing h2")).to_contain_text(NAMES[(turn + 1) % 4])
    assert ann.page.locator(".behind").count() == 0, "a page that is loaded again lies face up"


@pytest.mark.parametrize("game", ["salem1692", "quintebourg"])
def test_at_night_everybody_holds_the_phone_alike(house: OpenHouse, invite: Invite, game: str) -> None:
    people = {"salem1692": 4, "quintebourg": 6}[game]
    ann = invite(house(speed=SPEED), PHONE)
    begun(ann, people, game)
    play_until(ann, "night")
    ann.page.reload()
    forms, handed, waits = [], [], []
    for _ in range(people):
        name = ann.page.locator(".handing.whole h2").inner_text().split()[-1]
        handed.append(name)
        take(ann, name)
        ann.page.locator(".asked .ask").wait_for()
        elements, *rest = ann.page.evaluate(FORM)
        forms.append([elements, *rest] if game == "salem1692" else rest)  # the order of houses depends on the seat
        decide(ann, NAMES.index(name), 3)
        ann.page.locator(".sealed").wait_for()
        waits.append(0)
        while ann.page.locator(".sealed").count():
            ann.page.clock.fast_forward(1500)
            waits[-1] += 1500
            ann.page.wait_for_timeout(20)
    assert handed == list(NAMES[:people]), "in the order in which they sit, whoever decides something"
    assert all(form == forms[0] for form in forms), "the same elements, controls and boxes"
    assert all(0 < wait <= LONGEST for wait in waits)


@pytest.mark.parametrize(("size", "locale"), [(PHONE, "fr-FR"), (DESK, "es-ES")])
def test_every_moment_of_a_handed_phone_can_be_used_by_everybody(
    house: OpenHouse, invite: Invite, size: tuple[int, int], locale: str
) -> None:
    ann = invite(house(speed=SPEED), size, locale, bypass_csp=True)
    seated(ann, 8, "quintebourg")
    ann.page.evaluate("() => scrollTo(0, 0)")
    check(ann, "lobby")
    ann.page.locator(".bar .first").click()
    ann.page.locator(".handing.whole").wait_for()
    check(ann, "hand")
    ann.picture(f"one-phone-hand-{locale}")
    for name in NAMES[:8]:
        take(ann, name)
        ann.look_at_role()
    take(ann, NAMES[0])
    ann.page.locator(".asked .ask").wait_for()
    check(ann, "look")
    decide(ann, 0, 1)
    ann.page.locator(".sealed").wait_for()
    check(ann, "sealed")
    ann.page.clock.fast_forward(LONGEST)
    ann.page.locator(".handing.whole").wait_for()
    if size == DESK:
        return
    play_until(ann, "session")
    ann.page.locator(".handing:not(.whole)").wait_for()
    check(ann, "by day")
    ann.picture(f"one-phone-session-{locale}")


def test_after_the_end_all_cards_are_open_and_the_phone_goes_round_again(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(speed=SPEED), PHONE)
    begun(ann, 4)
    play_until(ann, "over")
    ann.open_all()
    assert ann.page.locator(".handing").count() == 0
    ann.page.get_by_role("button", name="Play again now").click()
    expect(ann.page.locator(".handing.whole h2")).to_contain_text(NAMES[0])


def test_a_list_that_fills_the_screen_leaves_the_raised_hand_in_reach(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(speed=SPEED, seed="laws"), PHONE)
    begun(ann, 6, "quintebourg")

    def proposes() -> str:
        """The player who proposes a law; if there is none yet, answer the first open question."""
        for seat in ann.look()["you"]["asks"]:
            asked = view(ann, int(seat))["decisions"]
            if asked and asked[0]["kind"] == "propose-law":
                return str(seat)
            break
        send(ann, 0)
        return ""

    proposer = until(proposes, "somebody proposes a law", ann, WHOLE_GAME)
    ann.page.reload()
    take(ann, NAMES[int(proposer)])
    ann.page.locator(".asked.whole").wait_for()
    hand = ann.page.locator(".invoke button")
    for size in (PHONE, DESK):
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        hand.click(trial=True)
        ann.page.locator(".asked .option").last.click(trial=True)
        ann.picture(f"bourg-laws-{size[0]}")
