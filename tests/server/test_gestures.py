"""Gestures over HTTP."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.games.salem1692.village import A, B, D
from tests.tables.awaiting import awaited
from tests.tables.whispering import whispering

from .laid import Laid, laid


async def made(table: Laid, seat: int, **body: Any) -> tuple[int, str]:
    """The status of a call, and the key of its refusal."""
    said = await table.post(seat, "chat", {"channel": "lovers", **body})
    return said.status, said.json.get("refused", "")


@awaited
async def test_a_gesture_is_a_list_of_pictograms_and_seats(tmp_path: Path) -> None:
    async with laid(tmp_path, whispering()) as table:
        assert await made(table, B, signs=["heart", D]) == (200, "")
        stories = [(await table.get(seat)).json["story"] for seat in (B, D, A, None)]

    line = {"type": "gestured", "name": "Player 1", "channel": "lovers", "signs": ["heart", D]}
    assert [[each for each in story if each["type"] == "gestured"] for story in stories] == [[line], [line], [], []]


@awaited
async def test_anything_else_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with laid(tmp_path, whispering()) as table:
        before = (await table.get(D)).body
        assert await made(table, B, text="it was Eve") == (422, "gestures-only")
        assert await made(table, B, phrase="agree") == (422, "gestures-only")
        assert await made(table, B, signs=["it was Eve"]) == (422, "unknown-sign")
        assert await made(table, B, signs=[5]) == (422, "unknown-sign")
        assert await made(table, B, signs=[]) == (422, "how-many-signs")
        assert await made(table, B, signs=["yes"], text="psst") == (422, "text-and-phrase")
        assert await made(table, B, signs=["yes"], channel="town") == (422, "no-gestures")
        for wrong in ("heart", [True], [1.5], [None], [["yes"]], ["x" * 65], [-1], ["yes"] * 65):
            assert (await made(table, B, signs=wrong))[0] == 422
        assert await made(table, A, signs=["heart"]) == (403, "no-channel")
        assert (await table.get(D)).body == before
