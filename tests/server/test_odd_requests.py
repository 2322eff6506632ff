"""Malformed requests get a refusal in JSON, and the server keeps working."""

from __future__ import annotations

import json
import re
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPResponse
from pathlib import Path

import httpx
import pytest

from meetinghouse.server.refusals import HttpRefused
from meetinghouse.server.settings import Settings
from meetinghouse.texts import LANGUAGES, Texts
from tests.patience import PATIENCE

from .conftest import Start
from .guests import Guest, Serving, hosted
from .process import Process


def raw(serving: Serving, data: bytes, wait: float = PATIENCE) -> tuple[int, bytes]:
    """The status and body of the response to these bytes."""
    with socket.create_connection(("127.0.0.1", serving.port), timeout=wait) as line:
        line.sendall(data)
        got = b""
        while b"\r\n\r\n" not in got:
            part = line.recv(65536)
            if not part:
                break
            got += part
        head, _, body = got.partition(b"\r\n\r\n")
        length = next(int(each[15:]) for each in head.lower().split(b"\r\n") if each.startswith(b"content-length:"))
        while len(body) < length:
            body += line.recv(65536)
        return int(head.split()[1]), body


def plain(text: str) -> str:
    """A text without separators of thousands."""
    return re.sub(r"(?<=\d)\W(?=\d)", "", text)


def get(serving: Serving, path: bytes) -> tuple[int, bytes]:
    return raw(serving, b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")


@pytest.mark.parametrize(
    "path",
    [
        b"/api/tables/../tables", b"/api/tables/%2e%2e/%2e%2e/etc/passwd", b"/api//tables", b"/api/tables/",
        b"/api/tables/BBBB/", b"/api/tables//stream", b"/api/tables/%00", b"/api/tables/BBBB/nothing", b"/%", b"/%zz",
        b"/api/tables/%ff%fe%fd%fc", b"/api/tables/" + b"B" * 2000, b"/nowhere?" + b"x=1&" * 500, b"/./", b"/;a=b",
        b"http://elsewhere/api/x", b"/api/tables/BBBB%2Fstream", b"/api/tables/B%20BB", b"/api/tables/%F0%9F%90%88",
    ],
)  # fmt: skip
def test_paths_that_lead_nowhere_are_404(serving: Serving, path: bytes) -> None:
    status, body = get(serving, path)

    assert status == 404
    assert json.loads(body)["refused"] in ("not-found", "unknown-code")
    assert len(body) < 300


@pytest.mark.parametrize(
    "path",
    [
        b"/api/rules/" + b"a-" * 15_000, b"/api/rules/x?language=" + b"e" * 2048, b"/api/tables/" + b"B" * 2048,
        b"/api/tables/BBBB/replay/" + b"1" * 2048, b"/api/tables/BBBB?as=" + b"p" * 2048, b"/texts/en/" + b"s" * 2048,
        b"/" + b"x" * 2048, b"/?" + b"x" * 2048, b"/api/rules/" + b"%C3%A9" * 400,
    ],
)  # fmt: skip
def test_an_address_that_is_too_long_is_refused_before_it_is_looked_at(serving: Serving, path: bytes) -> None:
    status, body = get(serving, path)

    assert status == 414
    assert json.loads(body) == {"refused": "long-target", "rule": None, "params": {"most": 2048}}


def test_the_longest_words_of_any_script_still_fit_into_an_address(serving: Serving) -> None:
    assert httpx.get(f"{serving.url}/api/rules/{'𝔞' * 100}?language=fr").json()["refused"] == "no-such-words"


@pytest.mark.parametrize("name", ["Authorization", "Cookie", "Idempotency-Key", "Last-Event-ID", "X-Forwarded-For"])
def test_a_header_that_is_too_long_is_refused_by_its_name(serving: Serving, name: str) -> None:
    for length, status in ((8192, {200, 400}), (8193, {431})):
        answer = httpx.get(f"{serving.url}/api/games", headers={name: "x" * length})
        assert answer.status_code in status
    assert answer.json() == {"refused": "long-header", "rule": None, "params": {"name": name.lower(), "most": 8192}}


def test_of_a_token_only_the_first_100_letters_are_kept_with_an_answer(serving: Serving) -> None:
    codes = []
    for rest in ("a", "b" * 8000):
        headers = {"Authorization": f"Bearer {'x' * 100}{rest}", "Idempotency-Key": "k" * 20}
        codes.append(
            httpx.post(f"{serving.url}/api/tables", json={"game": "salem1692"}, headers=headers).json()["code"]
        )

    assert codes[0] == codes[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_too_long_is_refused_in_words(language: str) -> None:
    texts = Texts(language, "salem1692", strict=True)

    assert "2048" in plain(texts.refusal(HttpRefused("long-target", most=2048)))
    assert "cookie" in texts.refusal(HttpRefused("long-header", name="cookie", most=8192))


@pytest.mark.parametrize(
    "request_",
    [
        b"garbage\r\n\r\n", b"GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nno colon\r\n\r\n", b"POST /api/tables HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx",
    ],
)  # fmt: skip
def test_what_is_not_http_is_refused_in_json_too(serving: Serving, request_: bytes) -> None:
    status, body = raw(serving, request_)

    assert status == 400
    assert json.loads(body)["refused"] == "header"


LONG_HEADS = {
    "unfinished": b"GET / HTTP/1.1\r\nX: " + b"x" * 200_000 + b"\r\n",
    "an endless address": b"GET /" + b"x" * 200_000,
    "at once": b"GET / HTTP/1.1\r\nHost: localhost\r\n" + (b"X: " + b"x" * 900 + b"\r\n") * 40 + b"\r\n",
}


@pytest.mark.parametrize("head", LONG_HEADS.values(), ids=LONG_HEADS)
def test_a_head_that_is_too_long_is_refused_logged_and_counted_like_everything(serve: Start, head: bytes) -> None:
    serving = serve()
    with socket.create_connection(("127.0.0.1", serving.port), timeout=PATIENCE) as line:
        line.sendall(head)
        answer = HTTPResponse(line)
        answer.begin()
        body = json.loads(answer.read())
    usual = httpx.get(f"{serving.url}/api/nothing").headers
    counted = httpx.get(serving.metrics).text
    serving.stop()

    assert (answer.status, body["refused"], body["params"]) == (431, "long-head", {"most": 32768})
    for name in usual.keys() - {"content-length", "date", "connection"}:
        assert answer.getheader(name) == usual[name], name
    readable = head.endswith(b"\r\n\r\n")
    assert answer.getheader("connection") == (None if readable else "close")
    assert 'meetinghouse_refused_total{key="long-head"} 1.0' in counted
    lines = [json.loads(line) for line in serving.logged]
    assert [(line["method"], line["route"], line["level"]) for line in lines if line.get("status") == 431] == [
        ("GET" if readable else "other", "(none)", "info")
    ]


def test_another_method_is_405_and_told_which_it_takes(serving: Serving) -> None:
    host = hosted(serving)

    for method, path, allowed in (
        ("PUT", "", "GET"), ("DELETE", "/seats", "POST"), ("GET", "/answers", "POST"),
        ("PATCH", "/notebook", "GET, POST"), ("OPTIONS", "/seats", "POST"), ("TRACE", "/start", "POST"),
        ("POST", "/stream", "GET"),
    ):  # fmt: skip
        answer = httpx.request(method, host.table + path)
        assert (answer.status_code, answer.headers["allow"]) == (405, allowed)
        assert answer.json() == {"refused": "method", "rule": None, "params": {"allowed": allowed}}


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 400), (b"not json", 400), (b'{"name": "\xff"}', 400), (b'{"name": "\\ud800"}', 400), (b"NaN", 400),
        (b'{"name": "a"} x', 400), (b"\xef\xbb\xbf{}", 400), (b'{"name": ' + b"[" * 8000, 422), (b"[" * 16000, 422),
        (b"null", 422), (b"[]", 422), (b'"x"', 422), (b"", 422), (b"{}", 422), (b'{"name": 7}', 422),
        (b'{"name": null}', 422), (b'{"name": "a", "seat": 1e99}', 422), (b'{"name": "a", "seat": -1}', 422),
        (b'{"name": "a", "seat": ' + b"9" * 5000 + b"}", 422), (b'{"name": "a", "admin": true}', 422),
        (b'{"name": "' + b"a" * 16000 + b'"}', 422), (b'{"name": "' + b"a" * 17000 + b'"}', 413),
    ],
)  # fmt: skip
def test_bodies_that_make_no_sense_are_refused(serving: Serving, body: bytes, status: int) -> None:
    host = hosted(serving)

    answer = httpx.post(f"{host.table}/seats", content=body, headers={"Content-Type": "application/json"})

    assert answer.status_code == status, answer.text
    assert len(answer.content) < 500
    assert len(host.look()["table"]["places"]) == 1


def test_deep_and_odd_choices_and_options_break_nothing(serving: Serving) -> None:
    host = hosted(serving)
    for value in (b"[" * 900 + b"]" * 900, b"{}", b'{"a":' * 400 + b"1" + b"}" * 400, b"9" * 4000, b"1e308", b'"nan"'):
        for path, before, after in (
            ("/answers", b'{"decision": "0-1", "choice": ', b"}"),
            ("/settings", b'{"pace": "quick", "options": {"hourglass_seconds": ', b"}}"),
        ):
            content = before + value + after
            answer = host.client.post(host.table + path, content=content, headers={"Content-Type": "application/json"})
            assert answer.status_code in (400, 409, 422), (path, answer.text)


def test_a_body_must_say_that_it_is_json(serving: Serving) -> None:
    host = hosted(serving)

    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        answer = httpx.post(f"{host.table}/seats", content=b'{"name": "Eve"}', headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["refused"]) == (415, "not-json-type")
    named = {"Content-Type": "Application/JSON; charset=utf-8"}
    assert httpx.post(f"{host.table}/seats", content=b'{"name": "Eve"}', headers=named).status_code == 201


def test_a_body_without_a_length_is_refused_before_it_is_read(serving: Serving) -> None:
    host = hosted(serving)

    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1024

    answer = httpx.post(f"{host.table}/seats", content=endless(), headers={"Content-Type": "application/json"})

    assert (answer.status_code, answer.json()["refused"]) == (411, "no-length")


@pytest.mark.parametrize("key", ["", "x" * 65, "two words", "tab\tbed", "é"])
def test_a_key_is_1_to_64_visible_letters(serving: Serving, key: str) -> None:
    host = hosted(serving)

    answer = host.client.post(
        f"{host.table}/bots", json={"bot": "random"}, headers=[(b"Idempotency-Key", key.encode())]
    )

    assert (answer.status_code, answer.json()["refused"]) == (400, "header")


@pytest.mark.parametrize("after", ["-1", "x", "1.5", "9" * 11, "0x10"])
def test_a_story_length_that_is_none_is_refused(serving: Serving, after: str) -> None:
    guest = Guest(serving.url, hosted(serving).code)

    for answer in (
        guest.get("/stream", headers={"Last-Event-ID": after}),
        guest.get("/stream", params={"after": after}),
    ):
        assert (answer.status_code, answer.json()["params"]) == (400, {"name": "Last-Event-ID"})


def test_whoever_connects_and_says_nothing_is_not_waited_for(serve: Start) -> None:
    serving = serve(Settings(head_patience=0.2))
    with socket.create_connection(("127.0.0.1", serving.port), timeout=PATIENCE) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost:")
        with suppress(ConnectionResetError):
            assert line.recv(100) == b""


def test_every_answer_carries_what_browsers_need_to_be_careful(serving: Serving) -> None:
    paths = ("/", "/nowhere", "/api/games", "/healthz", "/openapi.json", "/api/tables/BBBB")
    for url in (*[serving.url + path for path in paths], serving.metrics):
        answer = httpx.get(url)
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert "microphone=()" in answer.headers["permissions-policy"]
        assert "server" not in answer.headers


def test_a_line_that_breaks_while_the_first_of_several_requests_is_answered_is_no_trouble(tmp_path: Path) -> None:
    asked = b"GET /api/tables/BBBB HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2 + b"garbage\r\n\r\n"
    with Process(tmp_path / "tables.db") as server:  # with the event loop of real servers
        server.start()
        for _ in range(20):
            with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
                line.sendall(asked)
                assert line.recv(100).startswith(b"HTTP/1.1 400")
        time.sleep(0.2)

        assert server.troubles() == []
