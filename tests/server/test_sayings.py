"""Sayings over HTTP."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from meetinghouse.engine.sayings import Conflict
from meetinghouse.engine.speech import conflicts
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import A, B, C, village
from tests.tables.awaiting import awaited

from .laid import Laid, laid

SUSPECT = {"kind": "suspect", "parts": [{"type": "seat", "seat": C}, {"type": "word", "word": "much"}]}


def talking(talk: str = "claims") -> Salem:
    """Ann's turn, by day."""
    return village("en", 5, options={"talk": talk})


async def said(table: Laid, seat: int, *sayings: Any, channel: str = "town") -> tuple[int, str]:
    """The status of a call, and the key of its refusal."""
    reply = await table.post(seat, "sayings", {"channel": channel, "sayings": list(sayings)})
    return reply.status, reply.json.get("refused", "")


async def lines(table: Laid, seat: int | None) -> list[dict[str, Any]]:
    """What a reader has heard somebody say."""
    return [line for line in (await table.get(seat)).json["story"] if line["type"] == "spoke"]


@awaited
async def test_a_line_is_heard_by_everybody_but_those_who_have_blocked_the_speaker(tmp_path: Path) -> None:
    async with laid(tmp_path, talking()) as table:
        await table.post(B, "block", {"seat": A, "blocked": True})
        assert await said(table, A, SUSPECT) == (200, "")
        [line] = await lines(table, None)
        assert line | {"number": 0} == {
            "type": "spoke", "seat": A, "channel": "town", "number": 0, "to": [], "sayings": [SUSPECT],
        }  # fmt: skip
        assert await lines(table, C) == [line]
        assert await lines(table, B) == []


@awaited
async def test_the_vocabulary_is_the_same_bytes_for_every_living_seat_and_the_public(tmp_path: Path) -> None:
    async with laid(tmp_path, talking()) as table:
        replies = [await table.get(seat, "/vocabulary") for seat in (A, B, C, None)]
        assert len({reply.body for reply in replies}) == 1
        [channel] = replies[0].json["channels"]
        assert channel["channel"] == "town"
        assert {"suspect", "am-constable"} <= {phrase["kind"] for phrase in channel["phrases"]}
        claims = {phrase["kind"] for phrase in channel["phrases"] if phrase["mood"] == "claim"}
        assert set(replies[0].json["claims"]) == claims
        assert await said(table, A, SUSPECT) == (200, "")
        [line] = await lines(table, C)
        assert [reply.json["lines"] for reply in replies] == [line["number"]] * 4
        assert (await table.get(C, "/vocabulary")).json["lines"] == line["number"] + 1


@awaited
async def test_what_cannot_be_said_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with laid(tmp_path, talking()) as table:
        before = (await table.get(C)).body
        assert await said(table, A, {"kind": "x"}) == (422, "unknown-saying")
        assert await said(table, A, {"kind": "suspect"}) == (422, "saying-parts")
        assert await said(table, A, SUSPECT, channel="graveyard") == (409, "closed-channel")
        assert await said(table, A) == (422, "too-many-sayings")
        assert await said(table, A, *[SUSPECT] * 4) == (422, "too-many-sayings")
        assert await said(table, C, SUSPECT) == (422, "saying-part")
        for wrong in (7, None, "suspect", {"kind": 3}, {"kind": "why", "parts": [{"type": "line", "line": "x"}]}):
            assert (await said(table, A, wrong))[0] == 422
        assert (await table.get(C)).body == before


@awaited
async def test_mute_and_the_limits_of_chat_hold_for_sayings(tmp_path: Path) -> None:
    async with laid(tmp_path, talking()) as table:
        for _ in range(5):
            assert await said(table, A, SUSPECT) == (200, "")
        assert await said(table, A, SUSPECT) == (429, "too-fast")
        await table.post(A, "mute", {"seat": B, "muted": True})
        assert await said(table, B, SUSPECT) == (403, "muted")


@awaited
async def test_a_table_without_talk_has_no_vocabulary(tmp_path: Path) -> None:
    async with laid(tmp_path, talking("off")) as table:
        vocabulary = (await table.get(A, "/vocabulary")).json
        assert vocabulary["channels"] == vocabulary["conflicts"] == vocabulary["claims"] == []
        assert await said(table, A, SUSPECT) == (409, "no-talk")


@awaited
async def test_what_was_said_and_whether_it_was_true_opens_with_the_end(tmp_path: Path) -> None:
    async with laid(tmp_path, talking()) as table:
        assert (await table.get(A, "/truths")).status == 409


@awaited
async def test_after_a_correction_conflicts_are_found_anew(tmp_path: Path) -> None:
    async with laid(tmp_path, talking()) as table:
        claim = {"kind": "am-constable"}
        assert await said(table, A, claim) == (200, "")
        corrected = table.game.copy()
        corrected.say(B, "town", [SUSPECT])
        assert await said(table, B, claim) == (200, "")
        assert [each["why"] for each in (await table.get(A, "/vocabulary")).json["conflicts"]] == ["one-card"]
        table.correct(corrected)
        assert (await table.get(A, "/vocabulary")).json["conflicts"] == []


@awaited
async def test_conflicts_are_found_once_for_all_readers_and_off_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def watched(game: Salem) -> tuple[Conflict, ...]:
        threads.append(threading.current_thread())
        return conflicts(game)

    monkeypatch.setattr("meetinghouse.engine.rules.conflicts", watched)
    async with laid(tmp_path, talking()) as table:
        for count, seat in enumerate((A, B), 1):
            assert await said(table, seat, {"kind": "am-constable"}) == (200, "")
            found = [(await table.get(reader, "/vocabulary")).json["conflicts"] for reader in (A, C, None)]
            assert [[each["why"] for each in one] for one in found] == [["one-card"] * (count - 1)] * 3
            assert len(threads) == count
        assert found[0][0]["saying"] == found[0][0]["other"] == {"kind": "am-constable"}
    assert threading.current_thread() not in threads
