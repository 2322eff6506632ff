"""A call is sent again with the same key if another server may answer soon; a refusal is final."""

from __future__ import annotations

import httpx
import pytest

from meetinghouse.client import connection
from meetinghouse.client.connection import Connection
from meetinghouse.client.refusal import Refusal, is_passing


@pytest.mark.parametrize(
    ("status", "content", "passing"),
    [
        (200, b"{}", False),
        (409, b'{"refused":"not-open"}', False),
        (429, b'{"refused":"too-much"}', False),
        (502, b"", True),
        (503, b"", True),
        (503, b'{"refused":"closing"}', True),
        (503, b'{"refused":"other-rules"}', True),
        (503, b'{"refused":"house-full"}', False),
        (503, b'{"refused":"broken"}', False),
        (504, b"<html>", True),
    ],
)
def test_a_call_is_sent_again_only_if_another_server_may_answer(status: int, content: bytes, passing: bool) -> None:
    assert is_passing(status, content) is passing


class Sent:
    """A table behind a balancer that answers with these statuses, one after the other, and the keys it was sent."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *statuses: int) -> None:
        self.keys: list[str | None] = []
        self._statuses = iter(statuses)
        monkeypatch.setattr("meetinghouse.client.connection.time.sleep", lambda seconds: None)
        self.table = Connection(
            "http://house", "ABCD", "token", httpx.Client(transport=httpx.MockTransport(self._answer))
        )

    def _answer(self, request: httpx.Request) -> httpx.Response:
        self.keys.append(request.headers.get("Idempotency-Key"))
        return httpx.Response(next(self._statuses), content=b"{}")


def test_a_call_that_another_server_answers_was_sent_with_one_key(monkeypatch: pytest.MonkeyPatch) -> None:
    sent = Sent(monkeypatch, 502, 504, 200)
    with sent.table as table:
        assert table._post("answers") == {}
    assert len(sent.keys) == 3
    assert len(set(sent.keys)) == 1
    assert sent.keys[0]


def test_a_call_that_no_server_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    sent = Sent(monkeypatch, *[502] * 100)
    with sent.table as table, pytest.raises(Refusal) as refused:
        table._get("record")
    assert refused.value.status == 502
    assert len(sent.keys) == connection.TRIES
