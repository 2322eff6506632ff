"""Files that are the same for everybody are compressed for clients that accept it; messages of a table never are."""

from __future__ import annotations

import gzip

import brotli
import pytest

from meetinghouse.server.pages import folder

from .guests import Serving, hosted

ALL = {"accept-encoding": "gzip, deflate, br"}
PLAIN = {"accept-encoding": "identity"}
SCRIPT = "/assets/" + next((path.name for path in (folder() / "assets").glob("index-*.js")), "")
FONT = "/assets/" + next((path.name for path in (folder() / "assets").glob("*.woff2")), "")
UNPACK = {"gzip": gzip.decompress, "br": brotli.decompress}


@pytest.mark.parametrize(
    ("path", "accepted", "encoding"),
    [
        ("/", "gzip, deflate, br", "br"),
        (SCRIPT, "gzip, deflate, br", "br"),
        (SCRIPT, "BR;q=0.5", "br"),
        ("/", "gzip, deflate", "gzip"),
        (SCRIPT, "gzip", "gzip"),
        (SCRIPT, "gzip, br; q=0", "gzip"),
        ("/texts/en/house.ftl", "gzip, deflate, br", "gzip"),
    ],
)
def test_pages_scripts_and_texts_are_compressed_for_whoever_takes_it(
    serving: Serving, path: str, accepted: str, encoding: str
) -> None:
    client = hosted(serving).client
    with client.stream("GET", serving.url + path, headers={"accept-encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    plain = client.get(serving.url + path, headers=PLAIN)
    assert (answer.headers["content-encoding"], answer.headers["vary"]) == (encoding, "accept-encoding")
    assert answer.headers["content-type"] == plain.headers["content-type"]
    assert int(answer.headers["content-length"]) == len(raw) < len(plain.content)
    assert UNPACK[encoding](raw) == plain.content
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize("accepted", ["identity", "gzip;q=0", "br;q=0.000, gzip; q=0.0", "zstd", ""])
def test_whoever_takes_neither_gets_it_as_it_is(serving: Serving, accepted: str) -> None:
    answer = hosted(serving).client.get(serving.url + SCRIPT, headers={"accept-encoding": accepted})
    assert "content-encoding" not in answer.headers


def test_the_packed_file_itself_has_no_address(serving: Serving) -> None:
    assert hosted(serving).client.get(f"{serving.url}{SCRIPT}.br").status_code == 404


def test_neither_a_font_nor_anything_that_a_table_says_is_compressed(serving: Serving) -> None:
    host = hosted(serving)
    for path in (FONT, f"/api/tables/{host.code}", "/api/games"):
        answer = host.client.get(serving.url + path, headers=ALL)
        assert answer.status_code == 200, path
        assert "content-encoding" not in answer.headers, path
    with host.client.stream("GET", f"{host.table}/stream", headers=ALL) as stream:
        assert "content-encoding" not in stream.headers
