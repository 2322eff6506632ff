"""Golden vectors of texts: the same calls give the same sentences in Python and in the pages (web/ compares too)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from meetinghouse.engine.catalogue import rules_of
from meetinghouse.tables.events import EVENTS
from meetinghouse.texts import LANGUAGES, Texts
from tests.installing import werewolf
from tests.refusals import given
from tests.texts import GAMES, complete, texts_of
from tests.vectors import FILE
from tests.vectors.made import vectors


@pytest.fixture(scope="module")
def kept() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = msgspec.json.decode(FILE.read_bytes())
    return found


def test_the_vectors_are_what_python_says(kept: list[dict[str, Any]]) -> None:
    said = msgspec.json.decode(msgspec.json.encode(vectors()))
    differing = [(old, new) for old, new in zip(kept, said, strict=False) if old != new]

    assert differing == [], "if that is what they should say: python -m tests.vectors"
    assert len(kept) == len(said)


def test_every_event_and_every_refusal_is_among_them(kept: list[dict[str, Any]]) -> None:
    told = {(each["game"], each["with"][0]["type"]) for each in kept if each["call"] == "event"}
    refused = {each["with"][0]["refused"] for each in kept if each["call"] == "refusal"}

    with werewolf():
        games = [(game, rules_of(game).events) for game in (*GAMES, "werewolf")]
    for game, events in [("house", EVENTS), *games]:
        assert {(game, event.__struct_config__.tag) for event in events} <= told
    assert set(given()) <= refused


def test_every_text_of_an_answer_is_among_them(kept: list[dict[str, Any]]) -> None:
    """This covers words and parts that have their own text for a question, and the texts of empty answers."""
    asked = [each for each in kept if each["call"] == "option" and len(each["with"]) > 2]
    empty = {
        (each["game"], each["with"][1]["kind"]) for each in kept if each["call"] == "choice" and not each["with"][0]
    }

    with werewolf():
        texts = {game: (Texts("en", game), texts_of("en", game)) for game in (*GAMES, "werewolf")}
    own = []
    for game, (said, keys) in texts.items():
        kinds = {key.removeprefix("decision-") for key in keys if key.startswith("decision-")}
        endings = tuple([f"-{kind}" for kind in kinds])
        assert {(game, kind) for kind in kinds} <= empty
        for key in keys:
            start, _, rest = key.partition("-")
            if start in ("word", "together") and rest.endswith(endings):
                own.append((game, said.say(key)))

    assert len(own) > 10
    assert set(own) <= {(each["game"], each["en"]) for each in asked}


def test_every_text_of_a_view_is_among_them(kept: list[dict[str, Any]]) -> None:
    with werewolf():
        keys = [key for key in texts_of("en", "werewolf") if key.startswith(("view-", "own-"))]
    said = [each["with"] for each in kept if each["call"] == "view_field" and each["en"]]

    assert len(keys) > 5
    assert {f"{kind}-{field}" for kind, field, *_ in said} == set(keys)


def test_no_word_is_missing_in_them(kept: list[dict[str, Any]]) -> None:
    """Vectors that are about a missing text are left out."""
    for each in kept:
        if each["call"] in ("decision", "refusal", "reason") and "no-such" not in str(each["with"]):
            assert all(complete(str(each[language]).replace('{"a":null}', "")) for language in LANGUAGES), each
