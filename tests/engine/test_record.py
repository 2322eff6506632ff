"""Records reproduce the same game; those of another version or seed, and edited ones, are refused."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meetinghouse.engine import catalogue
from meetinghouse.engine.chance import commitment
from meetinghouse.engine.conformance import play
from meetinghouse.engine.game import Game
from meetinghouse.engine.record import Entry, Record
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.rules import Rules

from .toys.assembly import Assembly
from .toys.opening import PLAYERS, rules_of, toy


def replay(record: Any, entries: int | None = None) -> Game[Any]:
    return catalogue.replay(record, entries, rules_of)


def played(name: str, seed: int = 1, moves: int = 200) -> Game[Any]:
    game = toy(name, seed)
    play(game, random.Random(seed), moves)
    return game


@pytest.mark.parametrize("moves", [0, 1, 7, 200])
@pytest.mark.parametrize("name", PLAYERS)
def test_a_record_reproduces_the_game_exactly(name: str, moves: int) -> None:
    game = played(name, moves=moves)
    for record in (game.record, game.record.encode(), game.record.encode().decode()):
        again = replay(record)
        assert again.save() == game.save()
        assert again.record.encode() == game.record.encode()


def test_a_record_can_be_replayed_up_to_any_entry() -> None:
    game = played("assembly", 3)
    record = game.record
    for entries in range(len(record.entries) + 1):
        assert len(replay(record, entries).record.entries) == entries
    assert replay(record, 0).save() == toy("assembly", 3).save()


def test_choices_of_every_form_come_back_from_json() -> None:
    forms = set()
    for seed in range(30):
        for name in ("assembly", "cups"):
            game = played(name, seed)
            for ours, theirs in zip(game.record.entries, replay(game.record.encode()).record.entries, strict=True):
                assert ours == theirs
                forms.add(type(ours.choice).__name__)
    assert forms == {"Seat", "Word", "tuple", "list", "NoneType"}


def test_the_record_begins_with_version_seed_and_hash() -> None:
    record = json.loads(toy("assembly", 7).record.encode())

    assert record["setup"] == {
        "game": "assembly",
        "version": "1",
        "players": 4,
        "options": {},
        "seed": "7",
        "commitment": commitment("7"),
    }
    assert (record["entries"], record["outcome"]) == ([], None)


class Newer(Assembly):
    version = "2"


def test_a_record_of_another_version_of_the_rules_is_refused() -> None:
    newer: Rules[Any] = Newer()
    with pytest.raises(Refused, match="played under version 1 of assembly; this is version 2") as refused:
        catalogue.replay(played("assembly").record, rules_of=lambda name: newer)
    assert refused.value.key == "rules-version"


def changed(record: Record, **fields: Any) -> Record:
    return msgspec.structs.replace(record, setup=msgspec.structs.replace(record.setup, **fields))


def test_a_seed_that_is_not_the_one_whose_hash_was_published_is_refused() -> None:
    record = toy("coven", 7).record
    for wrong in (changed(record, seed="8"), changed(record, commitment=commitment("8"))):
        with pytest.raises(Refused, match="not the one whose hash was published"):
            replay(wrong)


@pytest.mark.parametrize(
    ("field", "value", "match"),
    [
        ("seed", None, "it has no seed"),
        ("players", 1, "for 2 to 6 players"),
        ("players", 10**30, "for 2 to 6 players"),
        ("options", {"round": 3}, "Did you mean rounds"),
        ("options", {"rounds": [[1]]}, "cannot be"),
        ("game", "chess", "no game called “chess”"),
        ("version", "0", "version 0"),
    ],
)
def test_a_record_with_an_edited_set_up_is_refused(field: str, value: object, match: str) -> None:
    with pytest.raises(Refused, match=match):
        replay(changed(toy("assembly", 7).record, **{field: value}))


def test_a_record_that_breaks_says_at_which_entry_and_why() -> None:
    record = played("assembly", 3).record
    entries = list(record.entries)
    entries[2] = Entry("9-9", entries[2].choice)

    with pytest.raises(Refused, match="breaks at entry 2: Nothing is asked under 9-9 now") as refused:
        replay(msgspec.structs.replace(record, entries=tuple(entries)))

    assert refused.value.details["entry"] == 2


def test_a_record_with_entries_after_the_end_breaks() -> None:
    record = played("assembly", 3).record
    with pytest.raises(Refused, match=r"breaks at entry .*over"):
        replay(msgspec.structs.replace(record, entries=(*record.entries, Entry("0-1"))))


def test_a_record_that_ends_otherwise_than_it_says_is_refused() -> None:
    record = played("assembly", 3).record
    assert record.outcome is not None
    wrong = msgspec.structs.replace(record.outcome, winners=(0, 1, 2, 3))
    for edited in (
        msgspec.structs.replace(record, outcome=wrong),
        msgspec.structs.replace(record, outcome=None),
        msgspec.structs.replace(record, entries=record.entries[:-1]),
    ):
        with pytest.raises(Refused, match="ends otherwise than it says"):
            replay(edited)


GAME = played("assembly", 3)
TEXT = GAME.record.encode()


def test_a_record_cut_short_anywhere_is_refused() -> None:
    for length in range(len(TEXT)):
        with pytest.raises(Refused, match="not a record"):
            replay(TEXT[:length])


@settings(deadline=None, max_examples=500)
@given(place=st.integers(0, len(TEXT) - 1), value=st.integers(0, 255))
def test_a_record_with_any_byte_changed_is_another_legal_game_or_refused(place: int, value: int) -> None:
    edited = bytearray(TEXT)
    edited[place] = value
    try:
        again = replay(bytes(edited))
    except Refused:
        return
    assert again.outcome == GAME.outcome


@settings(deadline=None, max_examples=200)
@given(data=st.data())
def test_entries_dropped_doubled_and_swapped_are_a_legal_game_or_refused(data: st.DataObject) -> None:
    entries = list(GAME.record.entries)
    for _ in range(data.draw(st.integers(1, 3))):
        one, two = (data.draw(st.integers(0, len(entries) - 1)) for _ in range(2))
        match data.draw(st.sampled_from(["drop", "double", "swap", "mix"])):
            case "drop" if len(entries) > 1:
                del entries[one]
            case "double":
                entries.insert(one, entries[two])
            case "swap":
                entries[one], entries[two] = entries[two], entries[one]
            case _:
                entries[one] = Entry(entries[one].id, entries[two].choice)
    try:
        again = replay(msgspec.structs.replace(GAME.record, entries=tuple(entries)))
    except Refused as refused:
        assert refused.key in ("record-breaks", "not-a-record")  # noqa: PT017
    else:
        assert again.outcome == GAME.outcome


@pytest.mark.parametrize(
    "data",
    [b"", b"{}", b"[]", b"null", b"\xff", "\ud800", b'{"setup":' + b"[" * 100_000, b"[" * 100_000, "7", b"{" * 9],
)
def test_what_is_no_record_is_refused(data: bytes | str) -> None:
    with pytest.raises(Refused, match="not a record"):
        replay(data)


@pytest.mark.parametrize("data", [None, 7, [], {}, object()])
def test_what_is_no_json_is_no_record(data: Any) -> None:
    with pytest.raises(Refused, match="JSON was expected"):
        replay(data)


def test_options_nested_without_end_are_refused() -> None:
    nested = TEXT.replace(b'"options": {}', b'"options": {"rounds": ' + b"[" * 50_000 + b"]" * 50_000 + b"}")
    assert nested != TEXT
    with pytest.raises(Refused):
        replay(nested)


@settings(deadline=None)
@given(data=st.binary(max_size=200) | st.text(max_size=200))
def test_anything_that_is_no_record_is_refused(data: bytes | str) -> None:
    with pytest.raises(Refused, match="not a record"):
        replay(data)
