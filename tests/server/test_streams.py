"""Streams: they are complete and resumable, a seat has one at a time, and either side can end it."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import httpx
import pytest

from meetinghouse.client.changes import Stream
from meetinghouse.server.settings import UNLIMITED, Settings
from meetinghouse.tables.reader import Event, Reader
from tests.patience import PATIENCE, eventually

from .conftest import Start
from .guests import Guest, Sent, Serving, events, hosted, joined, opened

FLOAT = 1e-3  # seconds; tolerance for sums of times


def with_(**changes: Any) -> Settings:
    return Settings(**{name: getattr(UNLIMITED, name) for name in UNLIMITED.__struct_fields__} | changes)


def test_a_stream_begins_whole_and_goes_on_with_what_is_new(serving: Serving) -> None:
    host = hosted(serving)
    with host.following() as stream:
        first = next(stream)
        host.ok("/chat", {"channel": "lobby", "text": "one"})
        second = next(stream)

    assert first.raw[0] == "retry: 1000"
    assert first.data["you"] == {
        "seat": 0,
        "host": True,
        "blocked": [],
        "seen": True,
        "all_eyes": False,
        "phone": [],
        "master": False,
        "owns": [],
        "asks": {},
    }
    assert [event["type"] for event in first.data["story"]] == ["joined"]
    assert [event["text"] for event in second.data["story"]] == ["one"]
    assert (first.id, second.id) == (1, 2)


def test_later_messages_tell_only_what_changed(serving: Serving) -> None:
    host = hosted(serving)
    with host.following() as stream:
        first = next(stream)
        host.ok("/lock", {"locked": True})
        second = next(stream)

    sent = json.loads(second.raw[-1].removeprefix("data: "))
    assert (first.event, second.event) == ("message", "changes")
    assert sent == {
        "length": 1, "story": [], "private": [],
        "changes": {"/table/locked": True, "/table/now": second.data["table"]["now"]},
    }  # fmt: skip
    now = {"now": second.data["table"]["now"], "locked": True}
    assert second.data == first.data | {"story": [], "table": first.data["table"] | now}


def test_a_program_may_ask_for_whole_messages(serving: Serving) -> None:
    host = hosted(serving)
    with host.client.stream("GET", f"{host.table}/stream?whole=1") as answer:
        stream = events(answer.iter_lines())
        first = next(stream)
        host.ok("/notebook", {"text": "nothing new", "suspicions": {}})
        host.ok("/lock", {"locked": True})
        second = next(stream)

    assert (first.event, second.event) == ("message", "message")
    assert json.loads(second.raw[-1].removeprefix("data: ")) == second.data
    assert second.data["table"]["locked"]
    assert second.data["story"] == []


@pytest.mark.parametrize("wanted", ["", "2", "yes"])
def test_any_other_wish_about_whole_messages_is_refused(serving: Serving, wanted: str) -> None:
    answer = hosted(serving).get("/stream", params={"whole": wanted})

    assert answer.status_code == 422
    assert answer.json()["refused"] == "malformed-body"
    assert answer.json()["params"] == {"why": "query", "field": "whole"}


def test_a_slow_reader_gets_the_difference_to_what_it_has(serving: Serving) -> None:
    host = hosted(serving)
    live = serving.house.codes[host.code]
    reader, stream = Reader(live.table.chairs[0].key), Stream()
    stream.receive("message", live.broadcast.frame(reader).decode())
    host.ok("/lock", {"locked": True})
    host.ok("/bots", {"bot": "random"}, 201)
    host.ok("/chat", {"channel": "lobby", "text": "one"})
    host.ok("/lock", {"locked": False})
    skipped = live.broadcast.update(reader)
    assert skipped is not None
    made = stream.receive(skipped.kind, skipped.body.decode())
    assert made is not None

    assert skipped.kind == "changes"
    assert b"locked" not in skipped.body, "it is open again, as it was"
    assert json.loads(made)["story"] == host.look()["story"][1:]
    assert [place["name"] for place in json.loads(made)["table"]["places"]] == [
        chair.name for chair in live.table.chairs
    ]
    assert live.broadcast.update(reader) is None


def test_a_stream_says_what_it_is(serving: Serving) -> None:
    host = hosted(serving)
    with httpx.stream("GET", f"{host.table}/stream") as answer:
        headers = answer.headers

    assert headers["content-type"].startswith("text/event-stream")
    assert headers["cache-control"] == "no-store"
    assert headers["x-accel-buffering"] == "no"
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("by_query", [False, True])
def test_a_reader_who_comes_back_misses_nothing_and_hears_nothing_twice(serving: Serving, by_query: bool) -> None:
    host = hosted(serving)
    bob = joined(host, "Bob")
    told: list[str] = []
    last = 0
    for number in range(4):
        for each in range(number):
            host.ok("/notebook", {"text": f"{number}{each}", "suspicions": {}})
        host.ok("/chat", {"channel": "lobby", "text": f"line {number}"})
        query = {"params": {"after": last}} if by_query else {"headers": {"Last-Event-ID": str(last)}}
        with bob.client.stream("GET", f"{bob.table}/stream", **query) as answer:
            sent = next(events(answer.iter_lines()))
        told += [event["text"] for event in sent.data["story"] if event["type"] == "said"]
        assert sent.id is not None
        last = sent.id

    assert told == ["line 0", "line 1", "line 2", "line 3"]


def test_a_seat_has_one_stream_and_the_older_is_told_that_it_moved(serving: Serving) -> None:
    host = hosted(serving)
    with host.following() as older:
        next(older)
        with Guest(serving.url, host.code, host.token).following() as newer:
            next(newer)
            assert [(sent.event, sent.data) for sent in older] == [("moved", {})]
            host.ok("/lock", {"locked": True})
            assert next(newer).data["table"]["locked"]


def test_asking_why_a_stream_is_refused_ends_no_stream(serving: Serving) -> None:
    host = hosted(serving)
    with host.following() as stream:
        next(stream)
        assert host.get("?stream=1").status_code == 200
        host.ok("/lock", {"locked": True})
        assert next(stream).data["table"]["locked"]


def test_many_may_watch_without_a_seat(serving: Serving) -> None:
    host = hosted(serving)
    with Guest(serving.url, host.code).following() as one, Guest(serving.url, host.code).following() as two:
        next(one)
        next(two)
        host.ok("/lock", {"locked": True})

        assert next(one).data["table"]["locked"]
        assert next(two).data["table"]["locked"]


def test_a_quiet_stream_is_kept_open_by_comments(serve: Start) -> None:
    serving = serve(with_(heartbeat=0.1))
    host = hosted(serving)
    with host.following() as stream:
        next(stream)
        quiet = [next(stream), next(stream)]
        host.ok("/lock", {"locked": True})
        rest = (sent for sent in stream if sent.event)

        assert [sent.raw for sent in quiet] == [[": "], [": "]]
        assert next(rest).data["table"]["locked"]


def test_a_heartbeat_sends_nothing_that_is_held_back(serve: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    host = hosted(serving := serve(with_(heartbeat=0.1)))
    live = serving.house.codes[host.code]
    monkeypatch.setattr(live, "show_first", lambda follower, reader: follower.fresh.clear())
    with host.following() as stream:
        assert [next(stream).raw, next(stream).raw] == [[": "], [": "]]
        host.ok("/lock", {"locked": True})
        assert next(sent for sent in stream if sent.event).data["table"]["locked"]


def test_a_reader_who_goes_is_noticed_at_once(serving: Serving) -> None:
    host = opened(serving)
    live = serving.house.codes[host.code]
    with Guest(serving.url, host.code).following() as stream:
        next(stream)
        assert len(live.followers) == 1

    eventually(lambda: not live.followers)


@contextmanager
def deaf_reader(serving: Serving, host: Guest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A client that follows a table with long messages, and reads none of them."""
    long = Event("message", b'"%s"' % (b"x" * 2_000_000))
    monkeypatch.setattr("meetinghouse.tables.message.Broadcast.update", lambda broadcast, reader: long)
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", serving.port))
        deaf.sendall(f"GET /api/tables/{host.code}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        yield


def test_nobody_waits_for_a_reader_who_takes_nothing(serve: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    serving = serve(with_(send_patience=10 * PATIENCE))
    host = hosted(serving)
    live = serving.house.codes[host.code]
    with deaf_reader(serving, host, monkeypatch):
        eventually(lambda: live.followers)
        for locked in (True, False, True):
            host.ok("/lock", {"locked": locked})

        assert live.followers, "it is still waited for, and yet the table went on"


def test_a_reader_who_takes_nothing_is_cut_off(serve: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    serving = serve(with_(send_patience=0.2))
    host = hosted(serving)
    came: list[Any] = []
    live = serving.house.codes[host.code]
    follow = live.follow

    def noted(key: int, phone: int) -> Any:
        came.append(follow(key, phone))
        return came[-1]

    monkeypatch.setattr(live, "follow", noted)
    with deaf_reader(serving, host, monkeypatch):
        eventually(lambda: came and not live.followers, "it is cut off")


def test_when_the_house_closes_every_stream_is_told_and_ends(serve: Start) -> None:
    serving = serve()
    host = hosted(serving)
    ends: list[Sent] = []
    ready = threading.Barrier(31)

    def watch() -> None:
        with Guest(serving.url, host.code).following() as stream:
            next(stream)
            ready.wait(PATIENCE)
            ends.extend(stream)

    watchers = [threading.Thread(target=watch) for _ in range(30)]
    for watcher in watchers:
        watcher.start()
    ready.wait(PATIENCE)
    serving.stop()
    for watcher in watchers:
        watcher.join(PATIENCE)

    assert [(sent.event, sent.data) for sent in ends] == [("closing", {})] * 30


def full(guest: Guest) -> bool:
    """Whether the server refuses one more stream."""
    answer = guest.get("/stream")
    assert answer.status_code == 429
    assert answer.json()["refused"] in ("too-many-connections", "too-many-watchers")
    return int(answer.headers["retry-after"]) > 0


@pytest.mark.parametrize(
    "few", [{"watchers_of_address": 2}, {"watchers_of_table": 2}, {"watchers": 2}, {"watchers": 2, "streams": 4}]
)
def test_those_who_watch_are_counted_and_keep_no_seat_out(serve: Start, few: dict[str, int]) -> None:
    serving = serve(with_(**{"streams_of_address": 2} | few))
    host = hosted(serving)
    public = Guest(serving.url, host.code)
    with public.following() as one, Guest(serving.url, host.code).following() as two:
        next(one)
        next(two)
        assert full(public)
        with host.following() as own, joined(host, "Bob").following() as other:
            next(own)
            next(other)
            assert full(hosted(serving))
    live = serving.house.codes[host.code]
    eventually(lambda: not live.followers)
    with public.following() as again:
        assert next(again).event == "message"


def test_whoever_may_not_watch_is_told_whether_others_are_too_many_or_their_own(serve: Start) -> None:
    serving = serve(with_(watchers_of_address=2, watchers_of_table=1))
    first, second = hosted(serving), hosted(serving)
    with Guest(serving.url, first.code).following() as one:
        next(one)
        for path in ("/stream", "?stream=1"):
            assert Guest(serving.url, first.code).get(path).json()["refused"] == "too-many-watchers"
        assert Guest(serving.url, first.code).get("").status_code == 200
        with Guest(serving.url, second.code).following() as two:
            next(two)
            assert Guest(serving.url, second.code).get("/stream").json()["refused"] == "too-many-connections"


def test_a_host_without_a_seat_is_no_watcher(serve: Start) -> None:
    serving = serve(with_(watchers_of_address=1, watchers_of_table=1, streams_of_address=3))
    host = opened(serving)
    again, third = (Guest(serving.url, host.code, host.token) for _ in range(2))
    with Guest(serving.url, host.code).following() as public, host.following() as own, again.following() as other:
        assert next(public).event == next(own).event == next(other).event == "message"
        assert full(Guest(serving.url, host.code))
        assert full(third), "whoever opens a table has no more places than whoever sits down"


def test_seats_keep_nobody_from_watching(serve: Start) -> None:
    serving = serve(with_(streams_of_address=1, watchers_of_address=1))
    host = hosted(serving)
    with host.following() as own, Guest(serving.url, host.code).following() as public:
        assert next(own).event == next(public).event == "message"
        assert full(joined(host, "Bob"))


@pytest.mark.parametrize("few", [{"streams_of_address": 1}, {"streams": 1}])
def test_a_seat_that_comes_back_finds_its_place_though_all_are_taken(serve: Start, few: dict[str, int]) -> None:
    host = hosted(serve(with_(**few)))
    with host.following() as before:
        next(before)
        assert full(joined(host, "Bob"))
        with Guest(host.url, host.code, host.token).following() as after:
            assert next(after).event == "message"
            assert [sent.event for sent in before][-1] == "moved"


def test_the_clock_of_a_first_message_is_that_moments(serving: Serving) -> None:
    host = hosted(serving)
    time.sleep(0.1)  # the last broadcast is older
    moments = [time.time()]
    with host.following() as stream:
        moments += [next(stream).data["table"]["now"], time.time()]
    moments += [host.look()["table"]["now"], time.time()]

    assert all(earlier < later + FLOAT for earlier, later in pairwise(moments))


def test_in_a_secret_step_a_look_shows_no_more_than_the_last_tick(serving: Serving) -> None:
    host = hosted(serving, pace="relaxed", options={})
    bob = joined(host, "Bob")
    bob.ok("/ready", {"ready": True})
    for _ in range(3):
        host.ok("/bots", {"bot": "random"}, 201)
    host.ok("/start")
    live = serving.house.codes[host.code]
    assert live.table.secret
    shown = live.broadcast

    assert bob.look()["table"]["now"] == shown.now or live.broadcast is not shown
    sizes = {len(guest.get().content) for guest in (host, bob)}
    assert len(sizes) == 1
