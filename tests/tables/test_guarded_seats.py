"""Combinations of the rules that protect seats: votes about one person, newcomers, owners who come back."""

from __future__ import annotations

from pathlib import Path

from meetinghouse.tables import acts, callers
from meetinghouse.tables.acts.talk import MOST_NOTED
from meetinghouse.tables.chairs import Notebook
from meetinghouse.tables.codes import digest
from meetinghouse.tables.room import is_needed

from .awaiting import awaited
from .positions import FOUR
from .virtual import NOBODY, Party, Town, refused, town


async def with_a_newcomer(home: Town) -> Party:
    """A game in which Ben is away, and Eve has taken his seat but done nothing."""
    party = await home.game(*FOUR, bots=1, pace="none")
    party.unfollow("Ben")
    await home.wait(61)
    await party.open_seat(1)
    await party.sit("Eve", seat=1)
    return party


@awaited
async def test_wishes_to_put_somebody_out_do_not_fall_on_whoever_sits_there_next(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", "Cat", "Dan", "Fay", pace="none")
        await party.act("Ann", acts.PutOut, 1)
        await party.act("Cat", acts.PutOut, 1)
        await party.act("Ben", acts.Leave)
        await party.open_seat(1)
        await party.sit("Eve", seat=1)
        await party.act("Eve", acts.Note, Notebook("Good evening"))

        await party.act("Dan", acts.PutOut, 1)

        assert not party.place("Eve")["out"]


@awaited
async def test_a_newcomer_who_is_put_out_leaves_the_seat_to_its_owner(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await with_a_newcomer(home)
        for name in ("Ann", "Cat", "Dan"):
            await party.act(name, acts.PutOut, 1)

        await callers.let_back(party.live, digest(party.tokens["Ben"]))

        assert callers.seated(party.live, digest(party.tokens["Ben"])) == party.keys["Ben"]
        assert party.told(NOBODY)[-1]["type"] in ("put-out", "took-back")


@awaited
async def test_a_newcomer_who_only_looks_again_has_done_nothing(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await with_a_newcomer(home)
        await home.wait(61)
        for name in ("Ann", "Cat", "Dan"):
            await party.act(name, acts.Substitute, 1)
        party.follow("Eve")
        await home.wait(1)

        assert party.table.at(1).before is not None


@awaited
async def test_notes_of_one_game_have_an_end(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR, bots=1, pace="none")
        page = "\N{GRINNING FACE}" * 4000
        for _ in range(MOST_NOTED // (4 * 4000)):
            await party.act("Ben", acts.Note, Notebook(page))

        with refused("too-fast"):
            await party.act("Ben", acts.Note, Notebook(page))


@awaited
async def test_a_full_table_still_takes_offers_and_can_be_rid_of_a_spoiler(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game(*FOUR, bots=1, pace="none", play="newsalem")
        offer = next(iter(party.game.offers), None) or party.game.decisions[0]
        by = party.keys["Ann"]

        assert is_needed(acts.Answer(by, offer.id, None), party.table)
        assert is_needed(acts.PutOut(by, 1), party.table)
        assert not is_needed(acts.Note(by, Notebook("more")), party.table)


@awaited
async def test_a_secret_step_does_not_close_early_because_the_second_last_owner_leaves_in_it(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=3, pace="quick")
        assert party.is_secret()
        end = party.table.clock.end
        assert end is not None

        await party.act("Ben", acts.Leave)
        asked = party.asked("Ann")
        assert asked is not None
        await party.answer("Ann", asked.options[0])
        await home.wait(end - home.now - 1.5)

        assert party.is_secret()
