"""The group's call: a link that the host sets and everybody sees."""

from __future__ import annotations

import pytest

from meetinghouse.tables.acts.outside import LONGEST_LINK
from meetinghouse.texts import Texts

from .guests import Guest, Serving, hosted, joined

LINK = "https://meet.example.org:8443/our%20table?room=7#now"


def test_the_host_sets_the_link_of_a_call_which_everybody_sees_and_may_remove_it(serving: Serving) -> None:
    host = hosted(serving)
    ben = joined(host, "Ben")
    host.ok("/call", {"link": f"  {LINK}\n"})
    for reader in (host, ben, Guest(serving.url, host.code)):
        assert reader.look()["table"]["call"] == LINK
    assert ben.post("/call", {"link": ""}).status_code == 403

    host.ok("/bots", {"bot": "random", "count": 2}, 201)
    ben.ok("/ready", {"ready": True})
    host.ok("/start")
    assert ben.look_until(lambda seen: seen["table"]["phase"] == "playing")["table"]["call"] == LINK
    host.ok("/call", {"link": ""})
    assert ben.look_until(lambda seen: not seen["table"]["call"])


@pytest.mark.parametrize(
    "bad",
    [
        "http://meet.example.org/a", "meet.example.org/a", "javascript:alert(1)", "https://", "https:///a",
        "https://ann:secret@meet.example.org/", "https://meet.example.org/a b", "https://meet.example.org/\u202egpj",
        "https://m\u00e9et.example.org/", "https://meet.example.org\\@evil.example/",
        "https://meet.example.org/" + "a" * LONGEST_LINK,
    ],
)  # fmt: skip
def test_whatever_is_no_https_link_is_refused_in_words_and_the_old_link_stays(serving: Serving, bad: str) -> None:
    host = hosted(serving)
    host.ok("/call", {"link": LINK})
    answer = host.post("/call", {"link": bad})
    assert (answer.status_code, answer.json()["refused"]) == (422, "call-link")
    assert answer.json()["params"]["most"] == LONGEST_LINK
    assert Texts("en").has("refused-call-link")
    assert host.look()["table"]["call"] == LINK


def test_a_table_that_everybody_has_left_keeps_no_link(serving: Serving) -> None:
    host = hosted(serving)
    host.ok("/call", {"link": LINK})
    host.ok("/leave")
    assert Guest(serving.url, host.code).look()["table"]["call"] == ""
