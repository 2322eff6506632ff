"""The notary's questions at a table: the end of a night does not tell by its length what the dead have left."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from meetinghouse.engine import saves
from meetinghouse.engine.catalogue import rules_of
from meetinghouse.engine.sheet import AGAIN
from meetinghouse.engine.values import Amount, Seat
from tests.games.quintebourg import town as towns
from tests.games.quintebourg.town import ANA, BEN, FINN, IVO, JOY, KIM

from .awaiting import awaited
from .virtual import NAMES, NOBODY, Party, Town, town

NOTARY = NAMES[FINN]
OTHERS = (*[name for name in NAMES if name != NOTARY], NOBODY)
LEFT = (0, 1, 3, 6, 12)  # coins
HELD = 40.0  # seconds that the notary has


async def twelve(home: Town, left: dict[int, int], **position: Any) -> Party:
    """Twelve people with a notary, of whom these are dead and have left these coins."""
    party = await home.game(*NAMES, play="quintebourg", pace="relaxed")
    dead = dict.fromkeys(left, "q")
    game = towns.town("rept-alpha", posts={"notaire": FINN}, health=dead, coins=left, **position)
    party.lay(saves.load(game.save(), rules_of))
    return party


async def morning(home: Town, party: Party) -> None:
    """Let everybody answer the last call of the night, and wait until the notary is asked."""
    for name in NAMES:
        await party.answer(name)
    while party.is_secret():
        await home.wait(1)


@pytest.mark.parametrize("dead", [(IVO,), (IVO, JOY, KIM)])
def test_the_end_of_a_night_has_one_length_for_all_whatever_the_dead_have_left(
    tmp_path: Path, dead: tuple[int, ...]
) -> None:
    sizes = {}

    @awaited
    async def test() -> None:
        for coins in LEFT:
            async with town(tmp_path, file=f"{coins}.db") as home:
                party = await twelve(home, dict.fromkeys(dead, coins), at="pack")
                await morning(home, party)
                last = {name: next(each for each in sent if each.at == home.now) for name, sent in party.sent.items()}
                assert [each["kind"] for each in last[NOTARY].data["decisions"]] == ["bequeath"]
                sizes[coins] = {name: frame.size for name, frame in last.items()}

    test()
    assert len({size for told in sizes.values() for size in told.values()}) == 1, sizes


@awaited
async def test_all_parts_of_a_bequest_have_one_time_also_if_it_is_begun_again(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await twelve(home, {IVO: 3, JOY: 3}, at="dawn", options={"clock": 100})
        assert party.left() == HELD
        for choice, id in ((Seat(ANA), None), (Seat(IVO), None), (AGAIN, f"{FINN}-again"), (Seat(BEN), None)):
            await home.wait(8)
            await party.answer(NOTARY, choice, id)
        assert party.left() == HELD - 32
        await home.wait(7.9)
        await party.answer(NOTARY, Seat(JOY))
        await party.answer(NOTARY, Amount(3))
        assert party.left() == HELD, "the next bequest has its own"
        await party.answer(NOTARY, Seat(ANA))
        await home.wait(HELD - 0.1)
        assert [asked.kind for asked in party.game.decisions] == ["bequeath-coins"]
        await home.wait(0.1)
        assert [asked.kind for asked in party.game.decisions if "bequeath" in asked.kind] == []
        assert (party.game.state.estates[IVO], party.game.state.coins[ANA]) == (3, 3)


@awaited
async def test_nobody_else_is_sent_anything_before_a_bequest_is_made(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await twelve(home, {IVO: 3, JOY: 3}, at="dawn", options={"clock": 100})
        await home.wait(1)
        before = {name: len(party.sent[name]) for name in OTHERS}
        for choice, id in ((Seat(ANA), None), (AGAIN, f"{FINN}-again"), (Seat(BEN), None), (Seat(JOY), None)):
            await party.answer(NOTARY, choice, id)
            await home.wait(1)
        assert {name: len(party.sent[name]) for name in OTHERS} == before
        await party.answer(NOTARY, Amount(3))
        assert party.told(NOBODY, "estate-settled")


@awaited
async def test_a_bot_takes_its_time_once_for_a_whole_bequest(tmp_path: Path) -> None:
    async with town(tmp_path, thinking=(3, 3)) as home:
        party = await home.game(NAMES[0], bots=11, bot="steady", play="quintebourg", pace="relaxed")
        words: dict[str, Any] = {"health": {IVO: "q"}, "coins": {IVO: 3}, "posts": {"notaire": FINN}}
        game = towns.town("rept-alpha", at="dawn", options={"clock": 100}, **words)
        party.lay(saves.load(game.save(), rules_of))
        await home.wait(2.9)
        assert party.game.state.estates[IVO] == 3
        await home.wait(0.2)
        assert party.game.state.estates[IVO] == 0
