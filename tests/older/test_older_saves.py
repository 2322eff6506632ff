"""Saves of earlier formats are played again by their records, or refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest

import meetinghouse as mh
from meetinghouse.engine import saves
from meetinghouse.engine.catalogue import rules_of
from meetinghouse.engine.conformance import play
from meetinghouse.engine.refusals import Refused

from .__main__ import CHANGED, MOVES, SAME

FORMATS = ("1", "2")
MAGIC = len(saves.MAGIC)
STORY, ENTRIES = 6, 7  # their places in a save


def older(name: str, format: str = FORMATS[-1]) -> bytes:
    """The save of a game, as an older version wrote it."""
    return (Path(__file__).parent / format / f"{name}.save").read_bytes()


def edited(data: bytes, edit: Callable[[list[Any]], None]) -> bytes:
    """A save with something changed in its parts, and signed again."""
    parts = msgspec.msgpack.decode(data[MAGIC + saves.DIGEST :])
    edit(parts)
    body = msgspec.msgpack.encode(parts)
    return data[:MAGIC] + blake2b(body, digest_size=saves.DIGEST).digest() + body


def test_there_are_saves_of_every_earlier_format() -> None:
    assert tuple(f"meetinghouse save {format}\n".encode() for format in FORMATS) == saves.EARLIER


@pytest.mark.parametrize("name", SAME)
@pytest.mark.parametrize("format", FORMATS)
def test_a_save_of_an_earlier_format_opens_where_it_was_and_is_played_to_the_end(name: str, format: str) -> None:
    data = older(name, format)
    assert data.startswith(f"meetinghouse save {format}\n".encode())
    game = mh.load(data)
    record = saves.record_in(data)
    assert record is not None
    assert len(record.entries) == MOVES
    assert msgspec.json.encode(game.record) == msgspec.json.encode(record)
    assert saves.tells_the_same(data, game)
    play(game, random.Random(name), 5000)
    assert game.over
    assert mh.replay(game.record).save() == game.save()


@pytest.mark.parametrize("name", CHANGED)
@pytest.mark.parametrize("format", FORMATS)
def test_a_save_of_earlier_rules_is_refused_and_its_record_can_be_read(name: str, format: str) -> None:
    data = older(name, format)
    with pytest.raises(Refused) as error:
        mh.load(data)
    assert error.value.key == "rules-version"
    record = saves.record_in(data)
    assert record is not None
    assert len(record.entries) == MOVES


def test_a_save_of_an_earlier_format_is_never_read_as_one_of_today() -> None:
    with pytest.raises(Refused, match="saved by an older version of Meetinghouse"):
        saves.load(older("salem1692"), rules_of)
    with pytest.raises(Refused, match="cut short or was changed"):
        mh.load(older("salem1692")[:-1])


def test_a_save_of_an_earlier_format_that_has_no_record_is_refused() -> None:
    def without_record(parts: list[Any]) -> None:
        parts[ENTRIES] = None

    with pytest.raises(Refused, match="saved by an older version of Meetinghouse"):
        mh.load(edited(older("salem1692"), without_record))


def test_a_save_of_an_earlier_format_from_which_another_story_comes_is_refused() -> None:
    def without_last_line(parts: list[Any]) -> None:
        parts[STORY].pop()

    with pytest.raises(Refused, match="saved by an older version of Meetinghouse"):
        mh.load(edited(older("salem1692"), without_last_line))
