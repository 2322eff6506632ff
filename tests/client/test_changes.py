"""The client puts together what a stream sends in changes: golden vectors, which the pages read too."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.vectors import STREAMS
from tests.vectors.streams import put_together, streams

KEPT: list[dict[str, Any]] = json.loads(STREAMS.read_bytes())


def test_the_streams_are_what_the_server_sends() -> None:
    assert list(streams()) == KEPT, "if that is what it should send: python -m tests.vectors"


@pytest.mark.parametrize("stream", KEPT, ids=lambda stream: stream["name"])
def test_every_event_makes_the_whole_message(stream: dict[str, Any]) -> None:
    assert [json.dumps(each) for each in put_together(stream["events"])] == [
        json.dumps(each["makes"]) for each in stream["events"]
    ]
