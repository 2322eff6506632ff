"""One phone handed round: several people's seats are played on the phone of the host."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from meetinghouse.tables import acts, callers, one_phone, saves
from meetinghouse.tables.codes import digest, new_token
from meetinghouse.tables.message import Broadcast
from meetinghouse.tables.reader import Reader
from meetinghouse.tables.table import PUBLIC

from .awaiting import awaited
from .virtual import NAMES, NOBODY, Party, Town, host, refused, town


async def seated(home: Town, people: int, play: str = "salem1692") -> Party:
    """A lobby whose host has seated everybody else on her phone."""
    party = await home.table("Ann", play=play)
    for name in NAMES[1:people]:
        await beside(party, name)
    return party


async def beside(party: Party, name: str) -> None:
    """Let the host seat somebody on her phone."""
    token = new_token()
    await party.act("Ann", acts.SitBeside, name, digest(token))
    party.tokens[name] = token
    found = party.table.bearer(digest(token))
    assert found is not None
    party.keys[name] = found


async def begun(home: Town, people: int, play: str = "salem1692", seen: bool = True) -> Party:
    """A game of this many people on one phone, which has a stream open."""
    party = await seated(home, people, play)
    phone = party.keys["Ann"]
    party.live.follow(PUBLIC, phone)
    await party.start(seen=seen)
    return party


def shown(party: Party) -> Any:
    """What the phone shows to everybody."""
    return json.loads(Broadcast(party.table, party.town.now).frame(Reader(PUBLIC, phone=party.keys["Ann"])))


async def to_the_night(party: Party) -> None:
    """Let everybody answer with the first option until a secret step is open."""
    for _ in range(400):
        if party.table.secret:
            return
        await party.answer(NAMES[party.game.decisions[0].seat])
    raise AssertionError("it never became night")


@awaited
async def test_people_on_one_phone_are_ready_and_play_without_clocks(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await seated(home, 4)
        assert party.table.pace_name == "none"
        assert [chair.ready for chair in party.table.chairs] == [False, True, True, True]
        with refused("one-phone-clocks"):
            await party.act("Ann", acts.Set, {}, "classic")
        await party.act("Ann", acts.Set, {}, "none")
        assert [chair.ready for chair in party.table.chairs] == [False, True, True, True]


@awaited
async def test_up_to_eight_share_a_phone_and_only_in_games_that_can_be_played_so(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await seated(home, 8)
        with refused("one-phone-full"):
            await beside(party, "Ida")
        with refused("one-phone-game"):
            await party.act("Ann", acts.Set, {}, "none", "newsalem")
        await party.act("Ann", acts.Set, {}, "none", "quintebourg")


@awaited
async def test_only_the_host_seats_people_and_only_in_the_lobby(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        with refused("host-only"):
            await party.act("Ben", acts.SitBeside, "Cat", digest("cat"))
        with refused("name-taken"):
            await beside(party, "ben")
        await beside(party, "Cat")
        await beside(party, "Dan")
        await party.start()
        with refused("not-in-lobby"):
            await beside(party, "Eve")


@pytest.mark.parametrize("play", ["salem1692", "quintebourg"])
def test_the_phone_shows_what_everybody_sees_and_whom_it_is_handed_to(tmp_path: Path, play: str) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await begun(home, 6, play, seen=False)
            everybody = list(range(6))
            assert shown(party)["you"]["phone"] == everybody
            assert shown(party)["you"]["asks"] == {str(seat): "deal" for seat in everybody}
            await party.act("Cat", acts.SeeRole)
            assert "2" not in shown(party)["you"]["asks"]
            assert party.table.dealing == home.now + 6 * 60, "a minute for each of them"
            await party.all_look()
            await to_the_night(party)
            open_now = {str(each.seat): each.id for each in party.game.decisions}
            told, public = shown(party), party.data(None)
            assert told["you"] | {"asks": open_now} == told["you"]
            assert [told[part] for part in ("view", "decisions", "offers", "story")] == [
                public[part] for part in ("view", "decisions", "offers", "story")
            ]
            assert told["you"]["seat"] is None

    test()


@awaited
async def test_a_night_is_shown_to_the_only_phone_at_once_and_closes_after_a_floor(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await begun(home, 4)
        await to_the_night(party)
        [phone] = party.live.followers
        look = party.live.follow(party.keys["Cat"])
        since = party.table.clock.since
        while asked := party.game.decisions:
            await party.answer(NAMES[asked[0].seat])
            assert phone.broadcast.table is look.broadcast.table is party.table
            assert party.live.broadcast_for(Reader(PUBLIC, phone=party.keys["Ann"])).table is party.table
            assert str(asked[0].seat) not in shown(party)["you"]["asks"]
            if party.game.decisions:
                await home.wait(20)
                assert party.table.clock.since == since, "it waits for everybody"
        assert home.now == since + 60
        await home.wait(0.1)
        assert party.table.clock.since == since + 60


@pytest.mark.parametrize("play", ["salem1692", "quintebourg"])
def test_a_watcher_of_an_only_phone_cannot_count_the_answers_of_a_night(tmp_path: Path, play: str) -> None:
    async def night(home: Town, pauses: dict[int, float]) -> list[tuple[float, int]]:
        """The times and sizes of what the watcher is sent in the first secret step, if answers have these pauses."""
        party = await begun(home, 6, play)
        await to_the_night(party)
        party.follow(NOBODY)
        since, begins = party.table.clock.since, home.now
        public, answers = party.live.broadcast, 0
        while party.game.decisions and party.table.clock.since == since:
            await party.answer(NAMES[party.game.decisions[0].seat])
            answers += 1
            if answers == 1:
                assert party.live.broadcast_for(Reader(PUBLIC)) is public, "nor by asking again and again"
            await home.wait(pauses.get(answers, 0.0))
        await home.wait(16)
        assert party.table.clock.since > since
        return [(frame.at - begins, frame.size) for frame in party.sent[NOBODY] if frame.at <= party.table.clock.since]

    @awaited
    async def test() -> None:
        told = []
        for number, pauses in enumerate(({}, {1: 0.3, 2: 2.4, 4: 0.1}, {1: 5.5, 5: 3.0})):
            async with town(tmp_path, file=f"{number}.db") as home:
                told.append(await night(home, pauses))
        assert told[0] == told[1] == told[2]
        assert len(told[0]) > 10, "one event on each tick"

    test()


@awaited
async def test_whoever_has_a_phone_of_their_own_makes_the_night_wait_for_its_floor(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        for name in ("Cat", "Dan"):
            await beside(party, name)
        party.everybody_follows()
        await party.start()
        seats = {seat: chair.name for seat, chair in enumerate(party.table.chairs)}
        for _ in range(400):
            if party.table.secret:
                break
            await party.answer(seats[party.game.decisions[0].seat])
        since, frames = party.table.clock.since, len(party.sent["Ben"])
        while asked := party.game.decisions:
            await party.answer(seats[asked[0].seat])
        assert len(party.sent["Ben"]) == frames, "nothing is shown between two ticks"
        await home.wait(14)
        assert party.table.clock.since == since
        await home.wait(2)
        assert party.table.clock.since > since


@awaited
async def test_nobody_on_the_phone_is_away_while_it_is_open_and_no_bot_takes_over_when_it_is_not(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as home:
        party = await begun(home, 4)
        await home.wait(120)
        assert not any(chair.away for chair in party.table.chairs)
        for follower in list(party.live.followers):
            party.live.unfollow(follower)
        party.live.follow(party.keys["Cat"])  # somebody looks at their own cards
        await home.wait(120)
        assert not any(chair.away for chair in party.table.chairs)
        for follower in list(party.live.followers):
            party.live.unfollow(follower)
        await home.wait(30)
        assert not any(chair.bot for chair in party.table.chairs)


@awaited
async def test_the_phone_leaves_with_its_owner(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await seated(home, 4)
        await party.sit("Eve")
        await party.act("Ann", acts.Leave)
        assert [chair.name for chair in party.table.chairs] == ["Eve"]
    async with town(tmp_path, file="game.db") as home:
        party = await begun(home, 4)
        await party.act("Ann", acts.Leave)
        assert all(chair.bot and not chair.person for chair in party.table.chairs)


@awaited
async def test_a_phone_that_is_handed_round_survives_a_restart_and_a_rematch(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await begun(home, 4)
        loaded = saves.load(party.table.name, saves.save(party.table))
        anns = digest(party.tokens["Ann"])
        assert [chair.phone for chair in loaded.chairs] == ["", anns, anns, anns]
        await party.act("Ann", acts.SetSpeed, "4")
        assert {chair.speed for chair in party.table.chairs} == {"4"}
        for _ in range(2000):
            if party.table.phase == "over":
                break
            if party.game.decisions:
                await party.answer(NAMES[party.game.decisions[0].seat])
            else:
                await home.wait(2)
        assert shown(party)["opened"] is not None
        await party.act("Ann", acts.Rematch, "", True)
        assert [chair.ready for chair in party.table.chairs] == [False, True, True, True]
        await party.act("Ann", acts.Ready, True)
        await home.wait(1)
        assert party.table.phase == "playing"


async def shared_by_two(home: Town) -> Party:
    """A game in which Ann and Ben share Ann's phone, and three others have their own."""
    party = await home.table("Ann")
    await beside(party, "Ben")
    for name in ("Cat", "Dan", "Eve"):
        await party.sit(name)
    party.follow("Cat", "Dan", "Eve")
    await party.start()
    return party


async def substituted(home: Town) -> Party:
    """That game, after Ann's phone was away for long, and Zed has taken her seat."""
    party = await shared_by_two(home)
    await home.wait(100)
    assert [chair.bot != "" for chair in party.table.chairs] == [True, True, False, False, False]
    for name in ("Cat", "Dan", "Eve"):
        await party.act(name, acts.Substitute, 0)
    await home.wait(130)
    await party.sit("Zed", 0)
    party.follow("Zed")
    return party


@awaited
async def test_a_substitute_gets_the_seat_of_the_phones_owner_and_no_other(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await substituted(home)
        assert not one_phone.is_shared(party.table, party.keys["Zed"])
        with refused("not-on-phone"):
            one_phone.key_at(party.table, party.keys["Zed"], 1)
        await home.wait(100)
        assert party.table.at(1).bot, "nobody holds that phone"
        await party.act("Zed", acts.Pause)
        assert party.table.at(0).before is None, "Zed stays"
        await party.act("Zed", acts.Leave)
        assert party.table.at(1).person, "Ben does not leave with Zed"


@awaited
async def test_the_owner_who_takes_the_seat_back_has_the_whole_phone_again(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await substituted(home)
        await callers.let_back(party.live, digest(party.tokens["Ann"]))
        assert party.table.bearer(digest(party.tokens["Ann"])) == party.keys["Ann"]
        assert one_phone.key_at(party.table, party.keys["Ann"], 1) == party.keys["Ben"]


@awaited
async def test_whoever_plays_on_the_phone_of_a_player_who_is_put_out_leaves_with_it(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await shared_by_two(home)
        phone = party.live.follow(PUBLIC, party.keys["Ann"])
        look = party.live.follow(party.keys["Ben"])
        for name in ("Cat", "Dan", "Eve"):
            await party.act(name, acts.PutOut, 0)
        assert [chair.person for chair in party.table.chairs] == [False, False, True, True, True]
        assert (phone.ended, look.ended) == ("put-out", "put-out")
        assert not {phone, look} & party.live.followers
        assert host(party) == ["Cat"]


@awaited
async def test_nobody_on_the_phone_of_somebody_else_becomes_host(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await shared_by_two(home)
        party.unfollow("Cat", "Dan", "Eve")
        await home.wait(100)
        assert [told["name"] for told in party.told(NOBODY, "host-changed")] == ["Cat", "Dan", "Eve"]


@awaited
async def test_one_phone_has_one_vote_whoever_holds_it(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await begun(home, 4)
        assert party.data(NOBODY)["table"]["wishes"]["needed"] == 1
        await party.act("Cat", acts.Pause)
        assert party.data(NOBODY)["table"]["paused"]
        await party.act("Ann", acts.Resume)
        assert not party.data(NOBODY)["table"]["paused"]
    async with town(tmp_path, file="two.db") as home:
        party = await home.table("Ann", "Ben")
        for name in ("Cat", "Dan"):
            await beside(party, name)
        party.everybody_follows()
        await party.start()
        for name in ("Ann", "Cat", "Dan"):
            await party.act(name, acts.Pause)
        assert party.data(NOBODY)["table"]["wishes"]["pause"] == 1
        with refused("too-few-to-put-out"):
            await party.act("Cat", acts.PutOut, 1)
        await party.act("Dan", acts.SetSpeed, "4")
        assert party.data(NOBODY)["table"]["speed"] == "1", "Ben does not wish it"
        await party.act("Ben", acts.Pause)
        assert party.table.paused
