"""A seed made jointly: first hashes, then a fixed list, then the shares, then the game."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meetinghouse.engine.shares import share_hash
from meetinghouse.engine.verify import verify
from meetinghouse.games.salem1692.rules import SalemRules
from meetinghouse.tables import acts, past
from meetinghouse.tables.table import Table
from meetinghouse.tables.waking import replay

from .awaiting import awaited
from .positions import frames, holds
from .test_two_houses import second
from .virtual import NOBODY, Party, Town, play_to_the_end, refused, town

SHARES = {"Ann": "a1" * 32, "Ben": "be" * 32, "Cat": "ca" * 32}
SECONDS = 20


async def starting(home: Town, *names: str, bots: int = 2, **settings: Any) -> Party:
    """A table at which everybody has sent a hash, and the host has started the game."""
    party = await home.table(*names, bots=bots, **settings)
    party.everybody_follows()
    await begin(party, names)
    return party


async def begin(party: Party, names: tuple[str, ...], key: str | None = None) -> None:
    """Let everybody send a hash, and the first of them, the host, start the game."""
    for name in names[1:]:
        await party.act(name, acts.Ready, True, share_hash(SHARES[name]))
    start = acts.Start(party.table.host, "alone", party.table.rules.version, hash=share_hash(SHARES[names[0]]))
    await party.live.do(start, key)


async def opens(party: Party, *names: str, key: str | None = None) -> None:
    """Open the shares of these people."""
    for name in names:
        await party.act(name, acts.Reveal, SHARES[name], key=key)


def shuffle(party: Party) -> Any:
    """The public facts about the seed."""
    return party.data(NOBODY)["table"]["shuffle"]


async def journal(party: Party) -> bytes:
    """All entries of the journal."""
    return b"\n".join([entry.body for entry in await party.town.journal.read(party.table.name)])


# --- hashes


@awaited
async def test_the_hash_of_a_share_of_the_house_is_shown_from_the_first_moment_and_the_share_never(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", bots=2)
        share = party.table.house_share
        assert len(share) == 64
        assert shuffle(party) == {"house": share_hash(share), "hashes": [""] * 4, "opened": [], "until": None}
        await begin(party, ("Ann", "Ben"))
        assert shuffle(party)["house"] == share_hash(share)
        assert share.encode() not in b"".join(frames(party.table, home.now).values())


@awaited
async def test_where_nobody_adds_a_share_the_seed_is_the_houses_and_the_record_as_ever(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=2, pace="quick")
        assert party.table.phase == "playing"
        assert (party.game.setup.seed, shuffle(party)) == ("7", None)
        await play_to_the_end(home, party)
        record = past.played(party.table).record
        assert "shares" not in json.loads(record.encode())
        assert record.encode() == party.game.record.encode()
        assert verify(record).shares == 0


@awaited
async def test_ready_without_a_hash_new_settings_and_a_change_of_mind_take_the_hash_back(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", bots=2)
        hash = share_hash(SHARES["Ben"])
        for undo in (acts.Ready(2, False), acts.Ready(2, True), acts.Set(1, {}, "quick")):
            await party.act("Ben", acts.Ready, True, hash)
            assert shuffle(party)["hashes"] == ["", hash, "", ""]
            await party.live.do(undo)
            assert shuffle(party)["hashes"] == [""] * 4


@awaited
async def test_a_hash_goes_with_its_chair_wherever_it_is_moved(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", bots=2)
        await party.act("Ben", acts.Ready, True, share_hash(SHARES["Ben"]))
        await party.act("Ann", acts.Order, (1, 2, 0, 3))
        assert shuffle(party)["hashes"] == [share_hash(SHARES["Ben"]), "", "", ""]


# --- opening


@awaited
async def test_the_list_is_told_to_all_before_anything_is_opened_and_stays_as_it_is(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await starting(home, "Ann", "Ben", bots=2)
        hashes = [share_hash(SHARES["Ann"]), share_hash(SHARES["Ben"]), "", ""]
        listed = {"type": "shares-listed", "house": shuffle(party)["house"], "hashes": hashes}
        for name in ("Ann", "Ben", NOBODY):
            assert party.data(name)["story"][-1] == listed
        assert (party.table.phase, shuffle(party)["until"]) == ("lobby", home.now + SECONDS)
        await opens(party, "Ben")
        assert shuffle(party)["hashes"] == hashes
        assert shuffle(party)["opened"] == [1]


@pytest.mark.parametrize(
    "act",
    [
        lambda: acts.Ready(2, False),
        lambda: acts.Ready(2, True, share_hash("other")),
        lambda: acts.Start(1, "8", "1"),
        lambda: acts.AddBot(1, "random"),
        lambda: acts.Remove(1, 1),
        lambda: acts.Order(1, (1, 0, 2, 3)),
        lambda: acts.Set(1, {}, "quick"),
        lambda: acts.Rename(2, "Bob"),
        lambda: acts.Sit(None, "Eve", "token"),
        lambda: acts.Sit(None, "Eve", "token", 0),
    ],
)
def test_nothing_is_changed_while_shares_are_opened(tmp_path: Path, act: Callable[[], acts.AnyAct]) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await starting(home, "Ann", "Ben")
            before = party.frame(NOBODY)
            with refused("opening"):
                await party.live.do(act())
            assert party.frame(NOBODY) == before
            await party.say("Ben", "people may talk")

    test()


@awaited
async def test_when_all_are_open_the_game_begins_with_the_seed_that_anybody_can_compute(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await starting(home, "Ann", "Ben", "Cat", pace="quick")
        house = party.table.house_share
        await opens(party, "Cat", "Ann")
        assert party.table.phase == "lobby"
        await opens(party, "Ben")
        lines = [house, *SHARES.values()]
        seed = hashlib.sha256("".join([f"{line}\n" for line in ["meetinghouse shares", *lines]]).encode()).hexdigest()

        assert (party.table.phase, party.game.setup.seed) == ("playing", seed)
        assert party.game.commitment == hashlib.sha256(f"meetinghouse seed\n{seed}".encode()).hexdigest()
        assert party.told(NOBODY, "game-started") == [{"type": "game-started", "commitment": party.game.commitment}]
        assert (party.table.house_share, [chair.share for chair in party.table.chairs]) == ("", [""] * 5)
        await holds(party)
        await play_to_the_end(home, party)
        opened = [(each.seat, each.share, each.hash) for each in past.played(party.table).record.shares or ()]
        assert opened == [(seat, line, share_hash(line)) for seat, line in zip((None, 0, 1, 2), lines, strict=True)]
        report = verify(past.played(party.table).record)
        assert report.holds
        assert [check.name for check in report.checks] == ["shares", "mixed", "seed", "entries", "outcome"]


@awaited
async def test_no_share_and_no_seed_is_in_any_message_before_the_record_is_opened(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await starting(home, "Ann", "Ben", pace="quick")
        secrets = [party.table.house_share, *SHARES.values()]
        await opens(party, "Ann", "Ben")
        secrets.append(str(party.game.setup.seed))
        while party.game.outcome is None:
            await home.wait(5)
            sent = b"".join([frame.body for frames in party.sent.values() for frame in frames])
            told = secrets[:-1] if party.game.over else secrets  # the seed is told at the end
            assert not [each for each in told if each.encode() in sent]


@awaited
async def test_only_the_share_that_was_promised_can_be_opened_and_only_then(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", "Cat", bots=2)
        with refused("not-opening"):
            await opens(party, "Ann")
        await party.act("Cat", acts.Ready, True)  # a program without a share
        await begin(party, ("Ann", "Ben"))
        for name, share in (("Ann", SHARES["Ben"]), ("Ben", ""), ("Cat", SHARES["Cat"]), ("Cat", "")):
            with refused("wrong-share"):
                await party.act(name, acts.Reveal, share)
        with refused("seated-only"):
            await party.live.do(acts.Reveal(0, SHARES["Ann"]))
        await opens(party, "Ann", "Ann", "Ben")
        assert party.table.phase == "playing"
        assert [each.seat for each in party.table.shares] == [None, 0, 1]
        with refused("not-opening"):
            await opens(party, "Ben")


# --- a start that is stopped


@awaited
async def test_whoever_does_not_open_stops_the_start_and_everybody_is_told_who(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", "Cat", bots=2)
        await party.sit("Dan")
        await party.act("Dan", acts.Ready, True)  # a program without a share
        party.everybody_follows()
        await begin(party, ("Ann", "Ben", "Cat"))
        before = shuffle(party)
        await opens(party, "Ann", "Cat")
        await home.wait(SECONDS - 0.1)
        assert shuffle(party)["until"] is not None
        await home.wait(0.2)

        for name in ("Ann", "Ben", NOBODY):
            assert party.told(name, "start-stopped") == [{"type": "start-stopped", "name": "Ben", "left": False}]
        assert (party.table.phase, party.table.game) == ("lobby", None)
        assert [party.place(name)["ready"] for name in ("Ben", "Cat", "Dan")] == [False, False, True]
        assert shuffle(party)["hashes"] == [""] * 6
        assert shuffle(party)["house"] != before["house"]
        with refused("not-opening"):
            await opens(party, "Ben")
        with refused("not-all-ready"):
            await party.act("Ann", acts.Start, "7", "1")
        await begin(party, ("Ann", "Ben", "Cat"))
        await opens(party, "Ann", "Ben", "Cat")
        assert party.table.phase == "playing"


@awaited
async def test_where_people_play_for_days_their_devices_have_one_and_the_host_need_not_wait(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await starting(home, "Ann", "Ben", pace="async")
        assert shuffle(party)["until"] == home.now + 86400
        with refused("host-only"):
            await party.live.do(acts.StopStart("cd" * 32, party.keys["Ben"]))
        await party.live.do(acts.StopStart("cd" * 32, party.keys["Ann"]))
        assert shuffle(party)["house"] == share_hash("cd" * 32)
        assert [line["name"] for line in party.told(NOBODY, "start-stopped")] == ["Ann", "Ben"]
        with refused("not-opening"):
            await party.live.do(acts.StopStart("ef" * 32, party.keys["Ann"]))
        await party.act("Ann", acts.Remove, 1)
        assert len(party.table.chairs) == 3


@awaited
async def test_whoever_leaves_while_shares_are_opened_stops_the_start(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await starting(home, "Ann", "Ben", "Cat")
        await opens(party, "Ben")
        await party.act("Ben", acts.Leave, "cd" * 32)
        assert party.told(NOBODY, "start-stopped") == [{"type": "start-stopped", "name": "Ben", "left": True}]
        assert shuffle(party) == {"house": share_hash("cd" * 32), "hashes": [""] * 4, "opened": [], "until": None}
        await party.act("Cat", acts.Leave, "ef" * 32)  # there is no start to stop any more
        assert shuffle(party)["house"] == share_hash("cd" * 32)
        assert b"ef" * 32 not in await journal(party)


@awaited
async def test_after_a_rematch_the_house_has_another_share(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await starting(home, "Ann", "Ben", pace="quick")
        first = shuffle(party)["house"]
        await opens(party, "Ann", "Ben")
        await play_to_the_end(home, party)
        await party.act("Ann", acts.Rematch, "cd" * 32)
        assert shuffle(party)["house"] == share_hash("cd" * 32)
        await begin(party, ("Ann", "Ben"))
        await opens(party, "Ann", "Ben")
        await play_to_the_end(home, party)
        records = [past.played(party.table, number).record for number in (1, 2)]
        assert [record.shares[0].hash for record in records if record.shares] == [first, share_hash("cd" * 32)]
        assert all(verify(record).holds for record in records)


# --- the journal


@pytest.mark.parametrize("how", ["close", "crash"])
def test_a_house_that_stops_in_the_middle_goes_on_where_it_was(tmp_path: Path, how: str) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await starting(home, "Ann", "Ben")
            await opens(party, "Ann")
            before = shuffle(party)
            await getattr(home, how)()
            await home.wake()
            assert shuffle(party) == before
            await opens(party, "Ben")
            assert party.table.phase == "playing"
            await holds(party)

    test()


@awaited
async def test_a_start_whose_time_runs_out_while_the_house_is_closed_is_stopped_by_the_next_house(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as home:
        party = await starting(home, "Ann", "Ben")
        await home.crash()
        home.now += 3 * 86400  # a lobby would be deleted by now
        parties, home.parties = home.parties, {}
        await home.wake()
        await home.house.wake_due_tables(home.now)
        await home.wait(1)
        home.parties = parties
        party.live = await home.house.at(party.code)
        assert len(party.told(NOBODY, "start-stopped")) == 2
        assert shuffle(party)["until"] is None


@awaited
async def test_two_houses_open_one_list_and_stop_one_start_once(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await starting(home, "Ann", "Ben")
        twin = await second(home, party)
        assert shuffle(twin) == shuffle(party)
        twin.town.now = home.now = home.now + SECONDS
        await home.house.attend(home.now)
        await twin.town.house.attend(home.now)
        await twin.live.catch_up()
        assert shuffle(twin) == shuffle(party)
        assert [len(each.told(NOBODY, "start-stopped")) for each in (party, twin)] == [2, 2]
        await begin(twin, ("Ann", "Ben"))
        await opens(twin, "Ann")
        await party.live.catch_up()
        await opens(party, "Ben")
        await twin.live.catch_up()
        assert party.table.phase == twin.table.phase == "playing"
        assert party.game.setup == twin.game.setup
        await twin.town.close()


@awaited
async def test_a_start_and_a_share_that_are_sent_again_under_their_keys_happen_once(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", bots=2)
        await party.act("Ben", acts.Ready, True, share_hash(SHARES["Ben"]))
        for _ in range(2):
            start = acts.Start(1, home.house.new_seed(), "1", hash=share_hash(SHARES["Ann"]))
            await party.live.do(start, "start")
        await opens(party, "Ann")
        for _ in range(2):
            await opens(party, "Ben", key="share")
        assert party.table.phase == "playing"
        with refused("key-reused"):
            await party.act("Ben", acts.Reveal, SHARES["Ann"], key="share")


@awaited
async def test_a_seed_that_nobody_needs_is_not_written_down(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await starting(home, "Ann", "Ben")
        assert b"alone" not in await journal(party)


@awaited
async def test_a_game_that_was_begun_with_shares_keeps_them_under_other_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path) as home:
        party = await starting(home, "Ann", "Ben")
        await opens(party, "Ann", "Ben")
        setup, shares = party.game.setup, party.table.shares
        await home.crash()
        monkeypatch.setattr(SalemRules, "version", "other")
        await home.wake()
        assert party.table.phase == "closed"
        assert (past.played(party.table).record.setup, past.played(party.table).record.shares) == (setup, shares)


@awaited
async def test_a_start_is_read_again_under_other_rules_and_goes_on_under_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path) as home:
        party = await starting(home, "Ann", "Ben")
        await home.crash()
        monkeypatch.setattr(SalemRules, "version", "other")
        await home.wake()
        await opens(party, "Ann", "Ben")
        assert party.game.setup.version == "other"


def test_a_journal_from_before_there_were_shares_is_read_as_ever() -> None:
    table = Table("old")
    old = (
        {"type": "open", "code": "KWTM", "game": "salem1692", "options": {}, "language": "en", "pace": "none",
         "token": "h"},
        {"type": "sit", "by": 0, "name": "Ann", "token": "h"},
        {"type": "sit", "by": None, "name": "Ben", "token": "b"},
        {"type": "add-bot", "by": 1, "bot": "random", "count": 2},
        {"type": "ready", "by": 2, "ready": True},
    )  # fmt: skip
    for act in old:
        replay(table, msgspec.json.encode({"at": 1.0, "act": act}))
    with refused("no-house-share"):
        acts.Ready(2, True, share_hash(SHARES["Ben"])).do(table.copy(), 2.0)
    start = {"type": "start", "by": 1, "seed": "7", "version": SalemRules.version, "options": {}}
    replay(table, msgspec.json.encode({"at": 2.0, "act": start}))
    assert (table.phase, table.match.setup.seed, table.shares) == ("playing", "7", ())
