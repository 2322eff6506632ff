"""Calls that another server may answer soon are told apart from refusals."""

from __future__ import annotations

import pytest

from meetinghouse.client.refusal import is_passing


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
        (504, b"<html>", True),
    ],
)
def test_a_call_is_sent_again_only_if_another_server_may_answer(status: int, content: bytes, passing: bool) -> None:
    assert is_passing(status, content) is passing
