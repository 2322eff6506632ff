"""A jointly made seed over HTTP: the calls, their refusals, and what is never sent to anybody."""

from __future__ import annotations

import json
from typing import Any

import pytest

from meetinghouse.engine.shares import share_hash
from meetinghouse.engine.verify import verify

from .conftest import Start
from .guests import Guest, joined, opened

ANN, BEN = "a1" * 32, "be" * 32


def seated(serve: Start, hurried: bool = False) -> tuple[Guest, Guest, Any]:
    """A table with Ann as host, Ben and two bots."""
    serving = serve(hurried=hurried)
    ann = opened(serving, pace="none")
    ann.ok("/seats", {"name": "Ann"}, 201)
    ben = joined(ann, "Ben")
    ann.ok("/bots", {"bot": "random", "count": 2}, 201)
    return ann, ben, serving


def refused(guest: Guest, path: str, body: Any = None) -> tuple[int, str]:
    answer = guest.post(path, body)
    return answer.status_code, answer.json()["refused"]


def test_a_game_begins_when_all_shares_are_open_and_its_record_holds_them(serve: Start) -> None:
    ann, ben, serving = seated(serve, hurried=True)
    house = ann.look()["table"]["shuffle"]["house"]
    ben.ok("/ready", {"ready": True, "hash": share_hash(BEN)})
    for _ in range(2):  # the connection was lost
        assert ann.post("/start", {"hash": share_hash(ANN)}, key="begin").status_code == 200
    shuffle = ann.look()["table"]["shuffle"]
    assert shuffle["hashes"] == [share_hash(ANN), share_hash(BEN), "", ""]
    assert (shuffle["house"], shuffle["opened"]) == (house, [])
    ann.ok("/share", {"share": ANN})
    assert ben.look()["table"]["phase"] == "lobby"
    ben.ok("/share", {"share": BEN})
    for guest in (ann, ben):
        assert guest.look()["table"]["phase"] == "playing"
        guest.ok("/leave")  # bots finish the game
    watcher = Guest(serving.url, ann.code)
    watched = []
    with watcher.following() as stream:
        for sent in stream:
            watched += sent.raw
            if sent.data is not None and sent.data["table"]["phase"] == "over":
                break
    record = watcher.get("/record").content
    shares = json.loads(record)["shares"]
    assert [each["seat"] for each in shares] == [None, 0, 1]
    assert [each["share"] for each in shares[1:]] == [ANN, BEN]
    assert shares[0]["hash"] == house
    assert verify(record).holds
    told = "\n".join([*watched, *serving.logged])
    assert not [each["share"] for each in shares if each["share"] in told]


@pytest.mark.parametrize("hash", ["", "ab", "AB" * 32, "gg" * 32, "ab" * 33, "ab" * 32 + "\n", 7])
def test_what_is_no_hash_and_no_share_is_refused_and_changes_nothing(serve: Start, hash: object) -> None:
    ann, ben, _ = seated(serve)
    before = ann.look()["table"]["places"]
    assert refused(ben, "/ready", {"ready": True, "hash": hash}) == (422, "malformed-body")
    assert refused(ann, "/start", {"hash": hash}) == (422, "malformed-body")
    assert refused(ann, "/share", {"share": hash}) == (422, "malformed-body")
    assert ann.look()["table"]["places"] == before


def test_while_shares_are_opened_calls_say_so_and_only_the_host_stops_it(serve: Start) -> None:
    ann, ben, serving = seated(serve)
    house = ann.look()["table"]["shuffle"]["house"]
    assert refused(ben, "/share", {"share": BEN}) == (409, "not-opening")
    assert refused(ann, "/stop") == (409, "not-opening")
    ben.ok("/ready", {"ready": True, "hash": share_hash(BEN)})
    ann.ok("/start", {"hash": share_hash(ANN)})
    assert refused(ann, "/settings", {"options": {}, "pace": "quick"}) == (409, "opening")
    assert refused(ben, "/ready", {"ready": False}) == (409, "opening")
    assert refused(Guest(serving.url, ann.code), "/seats", {"name": "Eve"}) == (409, "opening")
    assert refused(ben, "/share", {"share": ANN}) == (422, "wrong-share")
    assert refused(ben, "/stop") == (403, "host-only")
    ann.ok("/stop")
    told = ben.look()
    assert [line["name"] for line in told["story"] if line["type"] == "start-stopped"] == ["Ann", "Ben"]
    assert not told["table"]["places"][1]["ready"]
    assert told["table"]["shuffle"]["house"] != house
    ben.ok("/ready", {"ready": True})
    ann.ok("/start")  # nobody adds a share, so the house makes the seed alone
    assert ann.look()["table"]["phase"] == "playing"
