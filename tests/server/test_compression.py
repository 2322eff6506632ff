"""What is the same for everybody is sent compressed to whoever takes that; nothing that the table says is."""

from __future__ import annotations

import gzip

import pytest

from meetinghouse.server.pages import folder

from .guests import Serving, hosted

GZIP = {"accept-encoding": "gzip, deflate, br"}
PLAIN = {"accept-encoding": "identity"}
SCRIPT = "/assets/" + next((path.name for path in (folder() / "assets").glob("index-*.js")), "")
FONT = "/assets/" + next((path.name for path in (folder() / "assets").glob("*.woff2")), "")


@pytest.mark.parametrize("path", ["/", SCRIPT, "/texts/en/house.ftl"])
def test_pages_scripts_and_texts_are_compressed_for_whoever_takes_it(serving: Serving, path: str) -> None:
    client = hosted(serving).client
    with client.stream("GET", serving.url + path, headers=GZIP) as answer:
        raw = b"".join(answer.iter_raw())
    plain = client.get(serving.url + path, headers=PLAIN)
    assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "accept-encoding")
    assert int(answer.headers["content-length"]) == len(raw) < len(plain.content)
    assert gzip.decompress(raw) == plain.content
    assert "content-encoding" not in plain.headers


def test_neither_a_font_nor_anything_that_a_table_says_is_compressed(serving: Serving) -> None:
    host = hosted(serving)
    for path in (FONT, f"/api/tables/{host.code}", "/api/games"):
        answer = host.client.get(serving.url + path, headers=GZIP)
        assert answer.status_code == 200, path
        assert "content-encoding" not in answer.headers, path
    with host.client.stream("GET", f"{host.table}/stream", headers=GZIP) as stream:
        assert "content-encoding" not in stream.headers
