"""The log says what happened, but not to whom."""

from __future__ import annotations

import json

from .conftest import Start
from .guests import Guest, hosted, joined


def test_the_log_holds_no_token_no_name_no_code_and_no_words(serve: Start) -> None:
    serving = serve()
    host = hosted(serving)
    bob = joined(host, "Bobadil")
    bob.ok("/chat", {"channel": "lobby", "text": "plaudite amici"})
    bob.post("/chat", {"channel": "plaudite", "text": 7})
    bob.post("/answers", {"decision": "plaudite", "choice": "plaudite"}, key="plaudite-key")
    Guest(serving.url, host.code, "plaudite-token").get()
    Guest(serving.url, "plaudite-code").get("?after=plaudite")
    with host.following() as stream:
        next(stream)
    serving.stop()

    text = "\n".join(serving.logged)
    for secret in (host.token, bob.token, host.code, "Bobadil", "plaudite", "Ann"):
        assert secret is not None
        assert secret not in text


def test_each_request_is_one_line_of_json(serve: Start) -> None:
    serving = serve()
    host = hosted(serving)
    with host.following() as stream:
        next(stream)
    serving.stop()

    lines = [json.loads(line) for line in serving.logged]
    assert [(line["method"], line["route"], line["status"]) for line in lines if line["what"] == "request"] == [
        ("POST", "/api/tables", 201),
        ("POST", "/api/tables/{code}/seats", 201),
        ("GET", "/api/tables/{code}/stream", 200),
    ]
    assert all(line["milliseconds"] >= 0 and line["bytes"] > 0 for line in lines if line["what"] == "request")
