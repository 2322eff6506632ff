"""In the dark every question takes the same space on the page, whatever is asked, in any font, size and language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Playwright

import meetinghouse as mh
from meetinghouse.engine.conformance import any_move

from .conftest import Invite, OpenHouse, launch
from .reading import WITH_OWN_TYPE, WITHOUT, Reader, block_fonts
from .table import PHONE, playing

# The position of the question, its words, its buttons, and as many boxes as everybody has.
ROOMS = """() => {
    const people = document.querySelectorAll(".ring [data-seat]").length;
    const room = (each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x, y, width, height].map((length) => Math.round(length * 100) / 100);
    };
    const all = (path) => [...document.querySelectorAll(path)];
    const boxes = all(".ask .boxes > *").slice(0, people + 1);
    const bars = all(".asked, .said").map((each) => each.offsetWidth - each.clientWidth);
    return [...all(".asked, .ask > .question, .ask > .row, .ask > .row > *"), ...boxes].map(room).concat([bars]);
}"""
# A page that can be asked anything: the last message is repeated with another question, or changed otherwise, and no
# others arrive.
SWAP = """
    const Before = window.EventSource;
    window.EventSource = class extends Before {
        constructor(path) {
            super(path + (path.includes("?") ? "&" : "?") + "whole=1");
            let last = null;
            super.addEventListener("message", (event) => (last = event.isTrusted ? JSON.parse(event.data) : last));
            window.ask_ = (decision, change = (message) => message) => {
                this.asking = true;
                const asked = { ...last, story: [], decisions: [{ ...decision, seat: last.you.seat }] };
                const data = JSON.stringify(change(asked));
                this.dispatchEvent(new MessageEvent("message", { data }));
            };
        }
        addEventListener(kind, take) {
            super.addEventListener(kind, (event) => (this.asking && event.isTrusted ? null : take(event)));
        }
    };
"""
# Ask one question after another: as it is; and, if wanted, with its first option tapped, and folded away.
ASK_EACH = """async ([questions, more]) => {
    const rooms = ROOMS;
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const found = [];
    for (const [number, question] of questions.entries()) {
        window.ask_({ ...question, id: `0-${900 + number}` });
        await drawn();
        const said = document.querySelector(".asked .said");
        const cut = said.scrollHeight > said.clientHeight + 1;
        const states = [rooms()];
        found.push({ kind: question.kind, cut, rooms: states });
        if (!more) continue;
        document.querySelector(".ask .option").click();
        await drawn();
        states.push(rooms());
        const fold = document.querySelector(".asked .unfold");
        if (fold.checkVisibility()) {
            fold.click();
            await drawn();
            states.push(rooms().slice(0, 2));
            window.ask_({ ...question, id: `0-${950 + number}` });  // whoever folds one away gets the next folded
            await drawn();
            states.push(rooms().slice(0, 2));
            document.querySelector(".asked .unfold").click();
            await drawn();
        }
    }
    return found;
}""".replace("ROOMS", ROOMS)


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """With scrollbars, which test browsers hide: a scrollbar that comes and goes could reveal something."""
    yield from launch(playwright, ignore_default_args=["--hide-scrollbars"])


def questions_of_the_night(players: int) -> list[Any]:
    """One question of each kind that a night may ask in a town of this size; the one without effect is first."""
    found: dict[str, mh.Decision] = {}
    for mode, seed in product("vme", range(6)):
        options = {"mode": mode, "start_weekday": "mon", "max_weeks": 1, "clock": 100}
        if mode == "v" and seed > 2:
            options["deal_skadi"] = 1
        game, dice = mh.start("quintebourg", players, seed, options), random.Random(seed)
        while not game.over:
            if game.secret and game.view(None).phase == "night":
                for decision in game.decisions:
                    found.setdefault(decision.kind, decision)
            game.carry_out(any_move(game, dice))
    suspicion = found.pop("suspicion")
    return [msgspec.to_builtins(each, enc_hook=str) for each in (suspicion, *found.values())]


@pytest.mark.parametrize(
    ("own_type", "players"), [(True, 8), (False, 8), (True, 21)], ids=["own type", "the system's type", "a crowd"]
)
def test_every_question_of_the_night_has_the_same_room(
    house: OpenHouse, invite: Invite, own_type: bool, players: int
) -> None:
    questions = questions_of_the_night(players)
    assert len(questions) > 30
    ann = invite(house(seed="rooms" if players == 8 else "twenty-one"), PHONE)
    ann.context.add_init_script(SWAP)
    if not own_type:
        block_fonts(ann)
    playing([ann], bots=players - 1, game="quintebourg", options={"mode": "v" if players == 8 else "e"})
    ann.sees("night")
    ann.ask.wait_for()
    if players <= 12:  # with more the list is open
        ann.page.locator(".asked .unfold").click()
    reader = Reader(ann)
    for reading in WITH_OWN_TYPE if own_type else WITHOUT:
        reader.read(**reading)
        more = own_type and (players == 8 or reading == WITH_OWN_TYPE[0])  # a crowd takes its time
        suspicion, *others = ann.page.evaluate(ASK_EACH, [questions, more])
        for other in others:
            assert other["rooms"] == suspicion["rooms"], (reading, other["kind"])
            if own_type and players == 8 and reading["size"] == 100:  # in a crowd long words may scroll
                assert not other["cut"], (reading, other["kind"])
