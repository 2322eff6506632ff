"""What happens is announced over the table, one thing after the other, on the page for any game too."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.installing import Install, install

from .conftest import Invite, OpenHouse
from .table import DESK, PHONE, Person, comes_to, play_on, playing, until
from .test_stage import OVERLAPS

__all__ = ["install"]

pytestmark = pytest.mark.motion

# Whenever the screen changes: the time, the announcement and its words, the phase, and how many seats show a role.
WATCH = """() => {
    window.moments_ = [];
    let last = "";
    const look = () => {
        const veil = document.querySelector(".veil"), game = document.querySelector(".game");
        const now = [veil?.dataset.moment ?? null, veil?.querySelector(".moment > p")?.textContent.trim() ?? null,
            game?.dataset.phase ?? null,
            [...document.querySelectorAll(".any-game [data-seat] .role")].filter((each) => each.textContent).length];
        if (JSON.stringify(now) === last) return;
        last = JSON.stringify(now);
        window.moments_.push([performance.now(), ...now]);
    };
    new MutationObserver(look).observe(document.body,
        { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["data-phase"] });
    look();
    window.flown_ = 0;
    const real = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        if (this.dataset.flight) window.flown_++;
        return real.apply(this, given);
    };
}"""


@pytest.fixture(autouse=True)
def installed(install: Install) -> None:
    """Install Werewolf, a game of another package, beside the games of the house."""
    install("meetinghouse-werewolf", games={"werewolf": "meetinghouse_werewolf:MANIFEST"})


def shown(person: Person) -> list[Any]:
    """All that was on the screen so far: when, which announcement in which words, the phase, how many known roles."""
    found: list[Any] = json.loads(person.page.evaluate("() => JSON.stringify(window.moments_)"))
    return found


@pytest.mark.parametrize("reduced", [False, True], ids=["moving", "still"])
def test_a_game_without_pages_announces_what_happens_card_first_and_tells_what_turned_it(
    house: OpenHouse, invite: Invite, reduced: bool
) -> None:
    running = house(speed=20, seed="announced")
    ann = invite(running, PHONE if reduced else DESK, **({"reduced_motion": "reduce"} if reduced else {}))
    playing([ann], bots=9, game="werewolf", pace="none")
    ann.sees("night")
    ann.page.evaluate(WATCH)

    def rests() -> bool:
        return ann.page.locator(".veil").count() == 0

    def calm(seen: Any) -> bool:
        until(rests, "what is announced is over", ann)
        return comes_to("over")(seen)

    play_on([ann], calm, "the end", 3)
    ann.page.locator("section.over h2").wait_for()
    seen = shown(ann)
    assert {"dusk", "out", "news"} <= {kind for _, kind, *_ in seen}
    cards = [at for at, (_, kind, words, *_) in enumerate(seen) if kind == "out" and words == "…"]
    assert len(cards) > 1
    for at in cards:
        told = next(each for each in seen[at:] if each[1] == "out" and each[2] != "…")
        known = [roles for _, kind, words, _, roles in seen[at:] if (kind, words) == ("out", "…")]
        assert seen[at - 1][4] == known[0]  # its face is at no seat while it lies face down
        assert told[4] > known[0] or comes_to("over")(ann.look())
    assert (ann.page.evaluate("() => window.flown_") > 0) == (not reduced)

    ann.page.get_by_role("button", name="Open all").or_(ann.page.locator(".verdict")).first.click()
    turns = ann.page.locator(".turns li")
    until(lambda: turns.count() == len(set(_deaths(ann))), "the turning points", ann)
    places = turns.locator(".where").all_inner_texts()
    assert all(place.startswith(("Night", "Day")) for place in places), places
    assert len(set(places)) > 1
    ann.picture(f"moments-turns-{'phone' if reduced else 'desk'}")


def _deaths(person: Person) -> list[int]:
    return [each["seat"] for each in person.look()["story"] if each["type"] == "died"]


def test_a_verdict_is_told_before_night_falls_however_fast_the_bots_are(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(speed=2, seed="verdict at dusk"), DESK)
    playing([ann], bots=9, game="quintebourg")
    ann.call("/speed", {"speed": "4"})
    ann.page.evaluate(WATCH)

    def fell() -> list[Any]:
        """The last night that fell on a verdict, with what was shown before."""
        seen = shown(ann)
        found = [
            at for at in range(1, len(seen)) if seen[at][1] == "dusk" and seen[at - 1][1] in ("condemned", "spared")
        ]
        return seen[: found[-1] + 1] if found else []

    play_on([ann], lambda seen: fell(), "night falls after a verdict", 4)
    before = fell()
    night = before.pop()
    kind, words = before[-1][1:3]
    since = next(at for at, *now in reversed(before) if now[:2] != [kind, words])
    read = night[0] - next(each[0] for each in before if each[0] > since)
    assert read > 1000, before[-4:]  # milliseconds for its words
    assert "night" not in {each[3] for each in before if each[0] > since}
    assert night[3] == "night"


def test_on_the_page_for_any_game_a_moment_covers_no_question_on_a_phone(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(speed=5, seed="strip"), PHONE)
    playing([ann], bots=9, game="werewolf", pace="none")
    ann.page.evaluate(OVERLAPS)

    def both(_: Any) -> bool:
        """Whether something is announced and asked: then nobody answers for a while."""
        return ann.page.locator(".veil").count() == ann.page.locator(".asked .ask").count() == 1

    play_on([ann], both, "a moment while something is asked", 5)
    overlaps = until(lambda: len(found := ann.page.evaluate("() => window.overlaps_")) > 10 and found, "it lasts", ann)
    ann.picture("moment-strip-werewolf")
    assert not any(overlaps)
