"""Any request, valid or not, gets a response that the OpenAPI document describes, and the server keeps working.

MEETINGHOUSE_EXAMPLES sets how many examples of each call are tried; if it is set, every run tries other examples.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.config import SchemathesisConfig
from schemathesis.core.parameters import ParameterLocation
from schemathesis.specs.openapi import checks

from meetinghouse.engine.catalogue import games
from meetinghouse.server.calls import CALLS, Call
from meetinghouse.server.calls.call import TABLE
from meetinghouse.server.openapi import document
from meetinghouse.tables import acts
from meetinghouse.tables.codes import digest
from meetinghouse.tables.house import House
from meetinghouse.tables.sqlite import SqliteJournal
from meetinghouse.tables.table import PUBLIC
from tests.patience import PATIENCE

from .process import Process

EXAMPLES = int(os.environ.get("MEETINGHOUSE_EXAMPLES", "8"))
FUZZED = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize="MEETINGHOUSE_EXAMPLES" not in os.environ,
    database=None,
    suppress_health_check=list(HealthCheck),
)
CHECKS: list[Any] = [
    schemathesis.checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
]
CONFIG = SchemathesisConfig.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": ["4xx"]}}})
SCHEMA = schemathesis.openapi.from_dict(msgspec.json.decode(document(CALLS, games())), config=CONFIG)
ENDING = ("/leave", "/rematch")  # calls that change a finished game
SELDOM = (  # random requests rarely succeed here
    "/session", "/answers", "/chat", "/order", "/settings", "/bots", "/phone", "/tables", "/substitute", "/put-out",
    "/seats", "/whose", "/remove", "/pause", "/resume", "/extend", "/return", "/mute", "/block", "/start", "/share",
    "/stop", "/rematch", "/name", "/seen", "/speed", "/eyes", "/sayings", "/worlds", "/push",
    "/book", "/close", "/draw", "/deal", "/take-back", "/repair", "/give-seat",
)  # fmt: skip
FEW = [call for call in CALLS if not call.streams]


class Seat(NamedTuple):
    """The code of a table, and a person's token there."""

    code: str
    token: str | None


class Place(NamedTuple):
    """A server with tables in every phase."""

    server: Process
    over: list[Seat]  # finished games: one seat of each, and a separate table for each call that ends one


async def played(path: Path, games: int) -> list[Seat]:
    """Finished games, which bots played to the end for absent people."""
    clock = [time.time() - 86400]
    seats = []
    async with await SqliteJournal.open(path) as journal:
        house = House(
            journal,
            now=lambda: clock[0],
            dice=random.Random(7),
            new_seed=lambda: "over",
            thinking=(0, 0),
            threads=False,
        )
        for _ in range(games):
            opened = await house.open("salem1692", {"timer_scale": 0.1}, pace="quick")
            live = await house.at(opened.code)
            await live.do(acts.Sit(PUBLIC, "Ann", digest(opened.token)))
            for _ in range(4):
                await live.do(acts.AddBot(1, "random"))
            await house.start(live, 1)
            live.follow(PUBLIC)
            while live.table.phase != "over":
                clock[0] += 1
                await house.attend(clock[0])
            seats.append(Seat(opened.code, opened.token))
        await house.close()
    return seats


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server for all tests in this file; afterwards it must still answer, and have logged no error."""
    data = tmp_path_factory.mktemp("fuzz") / "tables.db"
    over = asyncio.run(played(data, 1 + len(ENDING)))
    with Process(data) as server:
        server.start()
        yield Place(server, over)
        assert httpx.get(f"{server.url}/healthz").json() == {"ok": True}
        assert server.troubles() == []


def seats_for(place: Place, call: Call) -> list[Seat]:
    """All kinds of callers: hosts and guests at tables in every phase, a stranger, and unknown tokens."""
    with httpx.Client(base_url=place.server.url) as client:
        lobby, playing = at_table(client, begin=False), at_table(client, begin=True)
    ends = [number for number, path in enumerate(ENDING, 1) if call.path.endswith(path)]
    over = place.over[ends[0] if ends else 0]
    often = 8 if "game" in call.queries else 1  # other tables have no record yet
    strangers = [Seat(over.code, None), Seat(lobby[0].code, "stranger"), Seat("BBBB", None)]
    return [*lobby, *playing, *[over] * often, *strangers]


def at_table(client: httpx.Client, begin: bool) -> list[Seat]:
    """The host and a guest of a new table."""
    options = {"game": "salem1692", "pace": "none"}
    made = client.post("/api/tables", json=options).json()
    code, host = made["code"], {"Authorization": f"Bearer {made['token']}"}
    client.cookies.clear()
    table = f"/api/tables/{code}"
    assert client.post(f"{table}/seats", json={"name": "Ann"}, headers=host).status_code == 201
    client.cookies.clear()
    guest = client.post(f"{table}/seats", json={"name": "Bob"}).json()["token"]
    client.cookies.clear()
    client.post(f"{table}/ready", json={"ready": True}, headers={"Authorization": f"Bearer {guest}"})
    for _ in range(2):
        assert client.post(f"{table}/bots", json={"bot": "random"}, headers=host).status_code == 201
    if begin:
        assert client.post(f"{table}/start", json={}, headers=host).status_code == 200
    return [Seat(code, made["token"]), Seat(code, guest)]


def named(call: Call) -> str:
    return f"{call.method} {call.path}"


@pytest.mark.parametrize("call", FEW, ids=named)
def test_every_call_answers_valid_requests_as_documented(place: Place, call: Call) -> None:
    fuzz(place, call, GenerationMode.POSITIVE)


@pytest.mark.parametrize("call", [call for call in FEW if call.body is not None or call.at_table], ids=named)
def test_every_call_refuses_invalid_requests_as_documented(place: Place, call: Call) -> None:
    fuzz(place, call, GenerationMode.NEGATIVE)


def fuzz(place: Place, call: Call, mode: GenerationMode) -> None:
    """Requests generated from the OpenAPI document, by different callers at different tables."""
    operation = SCHEMA[call.path][call.method]
    seats = seats_for(place, call)
    answered: list[int] = []

    @FUZZED
    @given(case=operation.as_strategy(generation_mode=mode), seat=st.sampled_from(seats), last=st.booleans())
    def ask(case: Case[Any], seat: Seat, last: bool) -> None:
        parts = case.meta.components if case.meta else {}
        wrong = {where for where, part in parts.items() if part.mode.is_negative}
        if call.at_table and ParameterLocation.PATH not in wrong:
            case.path_parameters = {**case.path_parameters, "code": seat.code}
        if last and ParameterLocation.QUERY not in wrong:
            case.query.pop("game", None)  # random requests rarely name an existing game
        headers = {name: value for name, value in case.headers.items() if name.lower() != "authorization"}
        if seat.token is not None:
            headers["Authorization"] = f"Bearer {seat.token}"
        case.headers.clear()
        case.headers.update(headers)
        case.cookies.clear()
        answer = case.call(base_url=place.server.url, timeout=PATIENCE)
        answered.append(answer.status_code)
        more = [checks.negative_data_rejection] if wrong else []
        case.validate_response(answer, checks=[*CHECKS, *more])

    ask()
    if mode.is_positive and "{" not in call.path.removeprefix(TABLE):
        assert call.path.endswith(SELDOM) or any(status < 300 for status in answered), "nothing was accepted"
    if mode.is_negative:
        assert any(400 <= status < 500 for status in answered), "nothing was refused"


# --- bytes that no program should send

POSTS = [call for call in CALLS if call.method == "POST" and not call.path.endswith(ENDING)]
STRANGE = [
    b'"\\ud800"', b'"\\udc00\\ud800"', b'"\xed\xa0\x80"', b"NaN", b"-Infinity", b"1e999", b"-0", b"9" * 400,
    b"-" + b"9" * 4500, b"0." + b"1" * 400, b"[" * 900 + b"]" * 900, b"[" * 8000, b'{"a":' * 700 + b"1" + b"}" * 700,
    b'"\\u0000"', b'"\xf0\x9f\x90\x88"', b'"\xe2\x80\xae\xef\xbb\xbf"', b'"' + b"a" * 9000 + b'"', b"null", b"true",
    b"{}", b"[]", b"18446744073709551616", b'{"type":"seat","seat":1}', b'[{"type":"seat","seat":1}]', b'"\xff"', b"1",
    b"1.0", b'""',
]  # fmt: skip
FIELDS = sorted({name for call in POSTS if call.body for name in call.body.__struct_fields__})
values = st.one_of(
    st.sampled_from(STRANGE), st.binary(max_size=20), st.integers().map(lambda number: b"%d" % number),
    st.text(max_size=10).map(lambda text: json.dumps(text).encode()),
)  # fmt: skip


@st.composite
def objects(draw: st.DrawFn, call: Call) -> bytes:
    """A JSON object with the call's fields, other fields, repeated fields and strange values."""
    own = list(call.body.__struct_fields__) if call.body else []
    names = [*own, *draw(st.lists(st.sampled_from([*FIELDS, *own, *own, "__class__"]), max_size=3))]
    return b"{" + b",".join(b'"%s":%s' % (name.encode(), draw(values)) for name in names) + b"}"


def bodies(call: Call) -> st.SearchStrategy[bytes]:
    """Objects, values, and any bytes."""
    return st.one_of(objects(call), objects(call), values, st.binary(max_size=300))


@pytest.mark.parametrize("call", POSTS, ids=named)
def test_no_body_breaks_a_call(place: Place, call: Call) -> None:
    seats = [seat for seat in seats_for(place, call) if seat.token is not None]
    documented = {call.status, *call.statuses} - {503}

    with httpx.Client(base_url=place.server.url) as client:

        @settings(FUZZED, max_examples=2 * EXAMPLES)
        @given(body=bodies(call), seat=st.sampled_from(seats))
        def ask(body: bytes, seat: Seat) -> None:
            client.cookies.clear()
            headers = {"Content-Type": "application/json", "Authorization": f"Bearer {seat.token}"}
            answer = client.post(call.path.replace("{code}", seat.code), content=body, headers=headers)
            assert answer.status_code in documented, (answer.status_code, answer.text)
            assert isinstance(answer.json(), dict)
            assert len(answer.content) < 1000

        ask()


NAMES = [
    "Authorization", "Cookie", "Origin", "Host", "Content-Type", "Content-Length", "Transfer-Encoding", "Last-Event-ID",
    "Idempotency-Key", "Accept", "Expect", "Upgrade", "Connection", "X-Forwarded-For", "X-Forwarded-Proto",
    "Sec-Fetch-Site", "Range", "If-None-Match", "Content-Encoding", "X",
]  # fmt: skip
VALUES = [
    b"", b"0", b"5", b"+5", b"-1", b"5, 5", b"0x5", b"5_0", b" 5", b"1e1", b"99999999999999999999", b"16385",
    b"chunked", b"identity", b"gzip, chunked", b"Bearer", b"Bearer ", b"Bearer \xff\xfe", b"bearer " + b"x" * 5000,
    b"Basic eA==", b"seat=", b"seat=\xff; seat=x", b"seat", b"=;=;", b"http://[", b"http://[::1", b"http://a:b:c",
    b"null", b"http://\xe2\x84\x80", b"\xd9\xa3", b"100-continue", b"websocket", b"h2c", b"upgrade", b"close",
    b"keep-alive", b"application/json", b"text/html", b"application/json; charset=utf-16", b"cross-site", b"bytes=0-",
    b"*", b"1.2.3.4, \xff", b"x" * 9000,
]  # fmt: skip
plain = bytes(range(0x20, 0x7F)) + bytes(range(0x80, 0x100))
header_values = st.one_of(st.sampled_from(VALUES), st.lists(st.sampled_from(plain), max_size=30).map(bytes))
headers = st.lists(st.tuples(st.sampled_from(NAMES), header_values), max_size=6)
targets = st.one_of(
    st.sampled_from([b"/api/tables", b"/api/tables/BBBB", b"/api/games", b"/healthz", b"/", b"*"]),
    st.just(b"/api/tables/BBBB/seats"),
    st.binary(max_size=30).map(lambda path: b"/" + path),
)  # fmt: skip
methods = st.sampled_from([b"GET", b"POST", b"POST", b"HEAD", b"PUT", b"OPTIONS", b"CONNECT", b"PRI", b"get"])


@st.composite
def requests(draw: st.DrawFn) -> bytes:
    """The bytes of a nearly valid HTTP request."""
    lines = [b"%s %s HTTP/1.1" % (draw(methods), draw(targets))]
    lines += [b"%s: %s" % (name.encode(), value) for name, value in draw(headers)]
    return b"\r\n".join([*lines, b"", draw(st.one_of(st.just(b""), st.binary(max_size=60), st.sampled_from(STRANGE)))])


LAST = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


def statuses(place: Place, data: bytes, patience: float = PATIENCE) -> list[int]:
    """The status of every response to these bytes, without waiting for a server that expects more bytes."""
    with socket.create_connection(("127.0.0.1", place.server.port), timeout=patience) as line:
        got = b""
        with suppress(ConnectionError, TimeoutError):
            line.sendall(data)
            while part := line.recv(65536):
                got += part
    return [int(status) for status in re.findall(rb"HTTP/1\.[01] (\d{3})", got)]


@settings(FUZZED, max_examples=25 * EXAMPLES)
@given(data=st.one_of(requests(), requests(), st.lists(requests(), min_size=2, max_size=5).map(b"".join), st.binary()))
def test_no_bytes_break_the_server(place: Place, data: bytes) -> None:
    assert all(status < 500 for status in statuses(place, data + LAST, patience=0.2))


ANN = b'{"name": "Ann"}'
POST = b"POST /api/tables/BBBB/seats HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    ("data", "status"),
    [
        (POST + b"Content-Length: 15\r\n\r\n" + ANN, 404),
        (POST + b"Content-Length: 5\r\n\r\n" + ANN, 400),  # cut off: the rest is not a request
        (POST + b"Content-Length: +15\r\n\r\n" + ANN, 400),
        (POST + b"Content-Length: 0x0f\r\n\r\n" + ANN, 400),
        (POST + b"Content-Length: 1_5\r\n\r\n" + ANN, 400),
        (POST + b"Content-Length: 15, 15\r\n\r\n" + ANN, 400),
        (POST + b"Content-Length: \r\n\r\n" + ANN, 400),
        (POST + b"Content-Length: 99999999999999999999999\r\n\r\n" + ANN, 400),
        (POST + b"Content-Length: 16385\r\n\r\n" + bytes(16385), 413),
        (POST + b"Content-Length: 15\r\nTransfer-Encoding: chunked\r\n\r\n" + ANN, 400),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 411),
        (POST + b"X: y\r\n" * 20_000 + b"\r\n", 431),
        (POST + b"X: " + b"y" * 100_000 + b"\r\n\r\n", 431),
        (POST + b"Origin: http://[\r\nContent-Length: 15\r\n\r\n" + ANN, 403),
    ],
)  # fmt: skip
def test_odd_lengths_and_heads_are_refused(place: Place, data: bytes, status: int) -> None:
    found = statuses(place, data + LAST)

    assert found[:1] == [status] or (found == [] and len(data) > 32 * 1024)  # or the connection breaks first


@pytest.mark.parametrize("call", FEW, ids=named)
def test_every_call_documents_that_a_malformed_header_is_refused(place: Place, call: Call) -> None:
    path = call.path.replace("{code}", "BBBB").encode()
    head = b"%s %s HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: ?\r\n\r\n" % (call.method.encode(), path)

    assert statuses(place, head) == [400]
    assert 400 in call.statuses


def test_many_requests_on_one_line_are_answered_one_by_one(place: Place) -> None:
    fine = POST + b"Content-Length: 15\r\n\r\n" + ANN
    look = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"

    assert statuses(place, (fine + look) * 100 + LAST) == [404, 200] * 100 + [200]


@FUZZED
@given(
    after=st.one_of(st.sampled_from(VALUES), st.integers(-1, 10**11).map(lambda number: b"%d" % number)),
    where=st.sampled_from(["header", "query"]),
    index=st.integers(0, 7),
)
def test_a_stream_begins_with_everything_or_is_refused(place: Place, after: bytes, where: str, index: int) -> None:
    seat = STREAMED.setdefault(place.server.port, seats_for(place, FEW[0]))[index]
    given = {} if seat.token is None else {"Authorization": f"Bearer {seat.token}"}
    sent: list[Any] = [*given.items(), *([(b"Last-Event-ID", after)] if where == "header" else [])]
    query = {"after": after.decode("latin-1")} if where == "query" else {}
    url = f"{place.server.url}/api/tables/{seat.code}/stream"
    with httpx.stream("GET", url, headers=sent, params=query, timeout=PATIENCE) as answer:
        if answer.status_code != 200:
            assert answer.status_code in (400, 401, 404)
            assert answer.read()
            return
        assert answer.headers["content-type"].startswith("text/event-stream")
        data = next(line for line in answer.iter_lines() if line.startswith("data: "))
        message = json.loads(data.removeprefix("data: "))
        assert message["table"]["code"] == seat.code
        assert len(message["story"]) <= message["length"]


STREAMED: dict[int, list[Seat]] = {}
