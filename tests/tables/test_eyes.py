"""Whoever is out of the game, and alone with bots, may watch with the views of all seats open; nobody else may."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meetinghouse.engine import saves as game_saves
from meetinghouse.engine.catalogue import rules_of
from meetinghouse.engine.game import Game
from meetinghouse.engine.rules import Own, SeatView
from meetinghouse.games.salem1692.phases.night import Confess
from meetinghouse.tables import acts, saves
from meetinghouse.tables.message import Broadcast
from tests.games.salem1692.village import A, B, C, D, village

from .awaiting import awaited
from .positions import holds
from .virtual import NOBODY, Party, Town, refused, town

ROWS = {A: "nnnnn", B: "NNNNW", C: "NNKNN", D: "NNNNN"}
HANDS = {B: (1, 2), C: (3,), D: (1,)}


def position(*dead: int, night: bool = False) -> Game[Any]:
    """Ben's turn, or a night in which all may confess; the `dead` are out of the game."""
    game = village("en", 4, turn=B, rows=ROWS if A in dead else {**ROWS, A: "NNNNN"}, hands=HANDS, dead=dead)
    if night:
        game.agenda.append(Confess())
        game.advance()
    return game_saves.load(game.save(), rules_of)


async def out(home: Town, *names: str, night: bool = False, bots: int = 3) -> Party:
    """A game of four in which Ann is out; the other seats belong to these people and to bots."""
    party = await home.game("Ann", *names, bots=bots, pace="none")
    party.lay(position(A, night=night))
    party.table.lines.clear()  # the old lines belong to the game that was replaced
    party.table.retell(party.game.story)
    return party


def plain(value: Any) -> Any:
    """A value as it is sent."""
    return json.loads(msgspec.json.encode(value))


def knows_of_itself(party: Party, seat: int) -> Any:
    """What a seat knows about itself and the public does not, as it is sent."""
    own = party.game.view(seat).own
    assert own is not None
    return plain(own.people[seat])


def known(party: Party, name: str = "Ann") -> dict[str, Any]:
    """What somebody's message tells of each seat beyond the public part."""
    people: dict[str, Any] = party.data(name)["view"]["own"]["people"]
    return people


def is_closed(party: Party, name: str = "Ann") -> bool:
    """Whether somebody gets the view of their own seat and nothing else."""
    seen = party.data(name)
    own = party.game.view(party.seat(name))
    return bool(seen["view"] == plain(own) and not seen["you"]["all_eyes"])


@awaited
async def test_nobody_sees_through_all_eyes_before_being_out(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", bots=3, bot="steady", pace="none")
        for game in (party.game, position(), position(D)):
            party.lay(game)
            with refused("eyes-not-out"):
                await party.act("Ann", acts.OpenEyes, True)
            assert is_closed(party)
        party.table.put(msgspec.structs.replace(party.table.chairs[0], all_eyes=True))
        assert is_closed(party), "even if the chair says so"


@pytest.mark.parametrize("leaves", [False, True])
def test_nobody_does_where_a_second_person_owns_a_seat_or_has_left_one(tmp_path: Path, leaves: bool) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await out(home, "Ben", bots=2)
            if leaves:
                await party.act("Ben", acts.Leave)
            with refused("eyes-not-alone"):
                await party.act("Ann", acts.OpenEyes, True)
            party.table.put(msgspec.structs.replace(party.table.chairs[0], all_eyes=True))
            assert is_closed(party), "even if the chair says so"

    test()


@awaited
async def test_nobody_does_where_a_host_without_a_seat_watches(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table(bots=3, bot="steady", pace="none")
        await party.sit("Ann")
        await party.act("Ann", acts.Ready, True)
        await party.start()
        ann = party.seat("Ann")
        party.lay(game_saves.load(village("en", 4, turn=A, rows={ann: "nnnnn"}, dead=[ann]).save(), rules_of))
        with refused("eyes-not-alone"):
            await party.act("Ann", acts.OpenEyes, True)


@awaited
async def test_whoever_is_out_and_alone_sees_what_every_seat_knows_of_itself_and_no_more(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await out(home)
        assert is_closed(party)
        await party.act("Ann", acts.OpenEyes, True)
        assert {int(seat): each for seat, each in known(party).items()} == {
            seat: knows_of_itself(party, seat) for seat in (B, C, D)
        }
        seen = party.data("Ann")
        assert seen["you"]["all_eyes"]
        assert (seen["opened"], seen["view"]["own"]["deck_order"]) == (None, []), "what no seat knows stays closed"
        assert seen["decisions"] == []
        assert party.data(NOBODY)["view"]["own"] is None, "the public sees no more than before"
        await holds(party, from_entries=False)

        await party.act("Ann", acts.OpenEyes, False)
        assert is_closed(party)


@awaited
async def test_what_any_seat_is_told_is_told_to_whoever_sees_through_all_eyes_from_then_on(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await out(home)
        before = len(party.told("Ann"))
        await party.act("Ann", acts.OpenEyes, True)
        assert len(party.told("Ann")) == before, "nothing of the past"
        while not party.told("Ann", "drawn-card-seen"):
            await home.wait(1)
        seen = party.data("Ann")
        private = [seen["story"][place]["type"] for place in seen["private"]]
        assert "drawn-card-seen" in private
        assert not party.told(NOBODY, "drawn-card-seen")
        told = party.told("Ann", "drawn-card-seen")
        await party.act("Ann", acts.OpenEyes, False)
        await home.wait(60)
        assert party.told("Ann", "drawn-card-seen") == told
        await holds(party, from_entries=False)


@awaited
async def test_a_night_is_open_too_and_its_messages_come_with_the_ticks(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await out(home, night=True)
        assert party.is_secret()
        await party.act("Ann", acts.OpenEyes, True)
        await home.wait(3)
        seen = party.sent["Ann"][-1].data
        assert {int(seat) for seat in seen["view"]["own"]["people"]} >= {B, C, D}


@awaited
async def test_the_views_close_when_their_reader_goes_and_in_the_next_game(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await out(home)
        await party.act("Ann", acts.OpenEyes, True)
        assert party.table.chairs[0].dealt_in().all_eyes is False
        await party.live.do(acts.StandIn(party.keys["Ann"]))
        assert is_closed(party)
        await party.act("Ann", acts.TakeBack)
        assert is_closed(party)
        await party.act("Ann", acts.OpenEyes, True)
        await party.act("Ann", acts.Leave)
        assert not Broadcast(party.table, home.now).message(party.keys["Ann"]).you.all_eyes
        body = msgspec.msgpack.decode(saves.save(party.table))
        for chair in body["chairs"]:
            del chair["all_eyes"]
        assert not any(chair.all_eyes for chair in saves.load("older", msgspec.msgpack.encode(body)).chairs)


class Census(Own, frozen=True, kw_only=True):
    """An own part of some other game, in which ``people`` is a number."""

    people: int = 0


def test_of_any_game_the_seats_of_plain_boards_are_opened_and_its_own_fields_stay() -> None:
    own = Census(seats=(SeatView(), SeatView("witness")), people=3)
    other = Census(seats=(SeatView(), SeatView("seer")), people=4)

    assert own.with_all({1: other}) == Census(seats=(SeatView(), SeatView("seer")), people=3)
