"""Games whose rules have changed since they began are closed, and their records kept."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import meetinghouse as mh
from meetinghouse.engine.record import Record
from meetinghouse.games.salem1692.rules import SalemRules
from meetinghouse.tables import acts, past

from .awaiting import awaited
from .positions import played
from .virtual import NOBODY, Party, Town, refused, town


async def closed_by_other_rules(home: Town, party: Party, monkeypatch: pytest.MonkeyPatch, how: str) -> Record:
    """Open the house again with another version of the rules; returns the record of the game."""
    await (home.close() if how == "snapshot" else home.crash())
    monkeypatch.setattr(SalemRules, "version", "other")
    await home.wake()
    return past.played(party.table).record


@pytest.mark.parametrize("how", ["snapshot", "entries"])
def test_a_game_whose_rules_have_changed_is_closed_and_its_record_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.game("Ann", "Ben", bots=3, pace="quick")
            await home.wait(2)
            for name in ("Ann", "Ben"):
                await party.answer(name)
            assert party.game.held
            await played(home, party, 40)
            before, version = party.game.record, party.game.rules.version
            record = await closed_by_other_rules(home, party, monkeypatch, how)

            assert party.table.phase == "closed"
            assert as_json(record) == as_json(before)
            data = party.data("Ann")
            assert (data["table"]["closed"], data["view"], data["decisions"]) == ("rules-version", None, [])
            assert data["story"][-1] == {"type": "table-closed", "why": "rules-version"}
            assert data["table"]["hourglass"] is None, "no time runs any more"
            with refused("closed"):
                await party.act("Ann", acts.Pause)
            with refused("closed"):
                await party.act("Ann", acts.Rematch)
            with refused("closed"):
                await party.sit("Eve")
            monkeypatch.setattr(SalemRules, "version", version)
            assert mh.replay(as_json(record)).record == before

    test()


def as_json(record: Record) -> bytes:
    return msgspec.json.encode(record)


@pytest.mark.parametrize("how", ["snapshot", "entries"])
def test_a_table_closed_by_other_rules_stays_so_when_it_is_woken_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.game("Ann", "Ben", bots=3, pace="quick")
            await played(home, party, 40)
            record = await closed_by_other_rules(home, party, monkeypatch, how)
            for again in ("snapshot", "entries"):
                await (home.close() if again == "snapshot" else home.crash())
                await home.wake()
                assert party.table.phase == "closed"
                assert as_json(past.played(party.table).record) == as_json(record)
                assert len(party.told(NOBODY, "table-closed")) == 1

    test()


@pytest.mark.parametrize("how", ["snapshot", "entries"])
def test_a_second_game_whose_rules_have_changed_keeps_its_own_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            monkeypatch.setattr("meetinghouse.tables.live.SNAPSHOT_EVERY", 10_000)
            party = await home.game("Ann", "Ben", bots=2, pace="quick")
            await played(home, party)
            await party.act("Ann", acts.Rematch)
            await party.start("8")
            await home.wait(9)
            before = party.game.record
            record = await closed_by_other_rules(home, party, monkeypatch, how)
            assert as_json(record) == as_json(before)
            assert party.table.phase == "closed"

    test()


@awaited
async def test_a_second_game_read_under_other_rules_has_not_the_reasons_of_the_first(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=2, pace="quick")
        await played(home, party)
        await party.act("Ann", acts.Rematch)
        table = party.table.copy()
        acts.Start(table.host, "8", "other", {}).do(table, 0.0)

        found = past.ended(table)
        assert found is not None
        assert (found.number, found.reasons) == (2, [])
        assert past.played(party.table, 1).reasons


@pytest.mark.parametrize("how", ["snapshot", "entries"])
def test_a_lobby_after_a_game_goes_on_under_other_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            monkeypatch.setattr("meetinghouse.tables.live.SNAPSHOT_EVERY", 10_000)
            party = await home.game("Ann", "Ben", bots=2, pace="quick")
            await played(home, party)
            await party.act("Ann", acts.Rematch)
            await (home.close() if how == "snapshot" else home.crash())
            monkeypatch.setattr(SalemRules, "version", "other")
            await home.wake()
            assert party.table.phase == "lobby"
            party.everybody_follows()
            await party.start("8")
            assert party.game.setup.version == "other"

    test()


@awaited
async def test_the_record_of_a_game_that_was_over_stays_open_under_other_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=2, pace="quick")
        await played(home, party)
        before = past.played(party.table).record
        record = await closed_by_other_rules(home, party, monkeypatch, "snapshot")
        assert as_json(record) == as_json(before)
        assert party.table.phase == "over"


@awaited
async def test_a_record_and_the_bots_reasons_are_opened_after_the_end_and_not_before(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=2, pace="quick")
        with refused("no-record-yet"):
            past.played(party.table)
        assert party.data("Ann")["opened"] is None
        await played(home, party)
        record = past.played(party.table).record
        assert mh.replay(as_json(record)).outcome == record.outcome
        reasons = past.played(party.table).reasons
        assert reasons
        for why in reasons:
            assert record.entries[why.entry].id.startswith(f"{why.seat}-")
        assert party.told(NOBODY)[-1] == {"type": "game-over", "seed": "7"}
        assert party.data(NOBODY)["opened"] is not None


@pytest.mark.parametrize("how", ["snapshot", "entries"])
def test_a_table_that_other_rules_close_while_roles_are_looked_at_can_be_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.game("Ann", "Ben", bots=3, pace="quick", seen=False)
            await party.act("Ann", acts.SeeRole)
            await closed_by_other_rules(home, party, monkeypatch, how)
            assert party.data("Ben")["table"]["dealing"] is None
            await party.act("Ben", acts.Leave)
            assert "Ben" not in [chair.name for chair in party.table.chairs if chair.person]

    test()
