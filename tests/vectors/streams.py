"""Streams from which the clients of Python and of the pages must rebuild the same messages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from meetinghouse.client.changes import Stream
from meetinghouse.tables.changes import Changes

# Messages of one stream, as short as possible: what is under `view` changes from one to the next.
CASES: dict[str, list[Any]] = {
    "a changed number, word and truth": [
        {"deck": 32, "turn": "day", "over": False},
        {"deck": 31, "turn": "night", "over": True},
    ],
    "one field of many": [{"a": 1, "b": 2, "c": 3, "d": 4}, {"a": 1, "b": 2, "c": 5, "d": 4}],
    "null comes and goes": [
        {"a": None, "b": {"c": 1}, "d": 0, "e": 0, "f": 0},
        {"a": {"c": 1}, "b": None, "d": 0, "e": 0, "f": 0},
        {"a": None, "b": None, "d": 0, "e": 0, "f": 0},
    ],
    "zero, false, an empty word and an empty list are different things": [
        {"a": 0, "b": 1},
        {"a": False, "b": 1},
        {"a": "", "b": 1},
        {"a": [], "b": 1},
        {"a": {}, "b": 1},
    ],
    "a list of plain values": [{"hand": ["a", "b"], "seats": [1, 2, 3]}, {"hand": ["a", "c"], "seats": [1, 2, 3]}],
    "a list that grows and shrinks": [
        {"people": [{"name": "Ann"}]},
        {"people": [{"name": "Ann"}, {"name": "Ben"}]},
        {"people": []},
    ],
    "one of many in a list": [
        {"people": [{"name": name, "coins": 3, "lives": True} for name in "abcdefghijkl"]},
        {"people": [{"name": name, "coins": 3, "lives": name != "k"} for name in "abcdefghijkl"]},
    ],
    "keys that appear and disappear": [{"votes": {"0": 1}}, {"votes": {"0": 1, "2": 3}}, {"votes": {}}],
    "keys with a slash, a tilde and both": [
        {"a/b": 1, "c~d": 2, "~1": 3, "/": 4, "": 5, "m": 6, "n": 7},
        {"a/b": 10, "c~d": 2, "~1": 30, "/": 4, "": 50, "m": 6, "n": 7},
        {"a/b": 10, "c~d": 20, "~1": 30, "/": 40, "": 50, "m": 6, "n": 7},
    ],
    "keys in quotes and in other letters": [
        {'say "a"': 1, "été": 2, "\\": 3},
        {'say "a"': 2, "été": 2, "\\": 3},
        {'say "a"': 2, "été": "ñandú 🐈", "\\": 3},
    ],
    "lists of lists are replaced whole": [{"grid": [[1, 2], [3, 4]]}, {"grid": [[1, 2], [3, 5]]}],
    "another kind of thing in the same place": [
        {"own": {"cards": [{"id": 1}, {"id": 2}]}},
        {"own": [1, 2]},
        {"own": "none"},
    ],
}


def streams() -> Iterator[dict[str, Any]]:
    """Each stream with its events, and the whole message after every one of them."""
    for name, views in CASES.items():
        yield stream(name, *[whole(length, view) for length, view in enumerate(views)])
    played = [
        whole(0, {"deck": 9, "hand": [1]}),
        whole(1, {"deck": 8, "hand": [1, 2]}),
        whole(2, {"deck": 7, "hand": []}),
    ]
    yield stream("a whole message after changes", *played, again=1)
    wide = [{"name": name, "hand": ["été", "ñandú"]} for name in "ab"]
    long = [whole(0, {}), whole(1, {"people": wide}), whole(2, {"people": wide[:1]}), whole(3, {"people": []})]
    yield in_pieces("changes in pieces", stream("", *long), (1, 3))
    yield in_pieces("pieces that are given up for other changes", stream("", *long), (1, 3), lost=1)
    yield in_pieces("pieces that are given up for other pieces", stream("", *long), (1, 2, 3), lost=1)
    again = stream("", whole(0, {}), whole(1, {"people": wide}), whole(2, {"people": []}), again=2)
    yield in_pieces("pieces that are given up for a whole message", again, (1,), lost=1)


def whole(length: int, view: Any) -> dict[str, Any]:
    """A message with one new line of the story."""
    line = {"type": "said", "text": f"line {length}"}
    return {"length": length, "story": [line][:length], "private": [0][:length], "view": view, "pad": ""}


def stream(name: str, *messages: dict[str, Any], again: int = 0) -> dict[str, Any]:
    """The events that carry these messages; the first one and number `again` are sent whole."""
    events = []
    for number, message in enumerate(messages):
        data = message
        if number != again and number:
            members = Changes().between(messages[number - 1]["view"], message["view"], b"/view")
            told = json.loads(b"{%s}" % b",".join(members))
            data = {key: message[key] for key in ("length", "story", "private")} | {"changes": told}
        kind = "changes" if "changes" in data else "message"
        events.append({"event": kind, "data": json.dumps(data, ensure_ascii=False), "makes": message})
    return {"name": name, "events": events}


def in_pieces(name: str, stream: dict[str, Any], numbers: tuple[int, ...], lost: int = 0) -> dict[str, Any]:
    """The same stream with some events sent in pieces.

    The last piece of event `lost` never arrives, and the event after it tells the same changes.
    """
    events: list[dict[str, Any]] = []
    for number, event in enumerate(stream["events"]):
        if number not in numbers:
            events.append(event)
            continue
        data = event["data"]
        pieces = [data[at : at + 40] for at in range(0, len(data), 40)]
        for place, piece in enumerate(pieces[:-1]):
            events.append({"event": "part" if place else "first", "data": piece, "makes": None})
        if number != lost:
            events.append({"event": "last", "data": pieces[-1], "makes": event["makes"]})
    return {"name": name, "events": events}


def put_together(events: list[dict[str, Any]]) -> list[Any]:
    """The messages that the Python client makes of these events."""
    reading = Stream()
    made = [reading.receive(each["event"], each["data"]) for each in events]
    return [None if each is None else json.loads(each) for each in made]
