"""Nobody can hold a connection by sending without end, or long after the response."""

from __future__ import annotations

import socket
import time

import pytest

from meetinghouse.server.settings import Settings
from tests.patience import PATIENCE, eventually

from .conftest import Start
from .guests import hosted
from .test_connections import answers

CHUNKED = b"HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("asked", "more"),
    [
        (b"GET /api/house " + CHUNKED, b"1\r\nx\r\n"), (b"GET / " + CHUNKED, b"1\r\nx\r\n"),
        (b"POST /api/tables " + CHUNKED, b"1\r\nx\r\n"), (b"DELETE /api/tables " + CHUNKED, b"1\r\nx\r\n"),
        (b"GET /api/house HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999999\r\n\r\n", b"x"),
        (b"GET /api/house HTTP/1.1\r\nHost: localhost\r\n\r\n", b"\r\n"),
    ],
)  # fmt: skip
def test_whoever_goes_on_sending_after_the_answer_is_cut_off(serve: Start, asked: bytes, more: bytes) -> None:
    serving = serve(Settings(body_patience=0.3))
    with socket.create_connection(("127.0.0.1", serving.port), timeout=PATIENCE) as line:
        line.sendall(asked)
        assert line.recv(100).startswith(b"HTTP/1.1 ")
        eventually(lambda: not sent(line, more), "it is cut off")


def test_a_body_that_nobody_reads_is_cut_at_its_most(serve: Start) -> None:
    serving = serve(Settings(most_body=1000, body_patience=600))
    code = hosted(serving).code.encode()
    for path in (b"/api/house ", b"/api/tables/" + code + b"/stream "):
        with socket.create_connection(("127.0.0.1", serving.port), timeout=PATIENCE) as line:
            line.sendall(b"GET " + path + CHUNKED)
            assert line.recv(100).startswith(b"HTTP/1.1 200")
            assert sent(line, b"3e8\r\n" + b"x" * 1000 + b"\r\n")
            eventually(lambda: not sent(line, b"1\r\nx\r\n"), "it is cut off")


def test_whoever_asks_again_after_a_late_body_is_not_cut_off(serve: Start) -> None:
    serving = serve(Settings(body_patience=0.3))
    with socket.create_connection(("127.0.0.1", serving.port), timeout=PATIENCE) as line:
        line.sendall(b"GET /api/house HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n")
        while not line.recv(4096).endswith(b"}"):
            pass
        line.sendall(b"{}GET /api/house HTTP/1.1\r\nHost: localhost\r\n\r\n")
        while not line.recv(4096).endswith(b"}"):
            pass
        time.sleep(0.6)
        assert answers(line)


@pytest.mark.parametrize("to", [b"GET /api/house", b"POST /api/tables", b"GET /api/tables/%s/stream"])
def test_a_second_head_without_end_is_cut_off(serve: Start, to: bytes) -> None:
    serving = serve(Settings(body_patience=600))
    path = to % hosted(serving).code.encode() if b"%s" in to else to
    with socket.create_connection(("127.0.0.1", serving.port), timeout=PATIENCE) as line:
        line.sendall(path + b" HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 ")
        line.sendall(b"GET / HTTP/1.1\r\nX: ")
        eventually(lambda: not sent(line, b"x" * 10_000), "it is cut off")


def test_a_reader_who_asks_for_more_and_goes_is_noticed(serve: Start) -> None:
    serving = serve()
    code = hosted(serving).code
    live = serving.house.codes[code]
    with socket.create_connection(("127.0.0.1", serving.port), timeout=PATIENCE) as line:
        stream = f"GET /api/tables/{code}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
        line.sendall(stream + b"GET /api/house HTTP/1.1\r\nHost: localhost\r\n\r\n")
        eventually(lambda: live.followers, "it is followed")

    eventually(lambda: not live.followers, "the reader is gone")


def sent(line: socket.socket, data: bytes) -> bool:
    """Whether the server still accepts bytes."""
    try:
        line.sendall(data)
    except ConnectionError:
        return False
    return True
