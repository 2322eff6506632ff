"""The vectors of texts: each is a call with its arguments, and the sentence it gives in each language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from meetinghouse.engine.catalogue import rules_of
from meetinghouse.engine.decisions import Decision
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.sayings import Line, Saying, Spoke
from meetinghouse.engine.values import Amount, Card, Position, Seat, Word
from meetinghouse.server.reply import refusal_body
from meetinghouse.tables.events import EVENTS
from meetinghouse.tables.refusals import public_details
from meetinghouse.texts import LANGUAGES, Texts
from tests.installing import werewolf
from tests.texts import GAMES, texts_of

from .samples import Samples

NAMES = ("Ann", "Bob", "Íñigo")

# The name of a method of Texts, its arguments as JSON, and its arguments in Python.
Call = tuple[str, list[Any], tuple[Any, ...]]


def vectors() -> list[dict[str, Any]]:
    """All vectors of texts, in the order of the file."""
    found = [_said(None, call) for call in [*single(), *shared()]]
    with werewolf():
        for game in (*GAMES, "werewolf"):
            found += [_said(game, call) for call in of_game(game)]
    return found


def _said(game: str | None, call: Call) -> dict[str, Any]:
    name, plain, values = call
    said = {language: getattr(_texts(language, game), name)(*values) for language in LANGUAGES}
    return {"game": game or "house", "call": name, "with": plain, **said}


@cache
def _texts(language: str, game: str | None) -> Spoken:
    return Spoken(language, game)


class Spoken(Texts):
    """Texts with a method that takes its parameters as one object, as in JavaScript."""

    def told(self, key: str, parameters: dict[str, Any]) -> str:
        """The text under that key."""
        return self.say(key, **parameters)


def call(name: str, *values: Any) -> Call:
    """A call whose JSON form has the same values."""
    return name, [_plain(value) for value in values], values


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(refusal_body(value) if isinstance(value, Refused) else value)


def single() -> Iterator[Call]:
    """Calls that need no samples: lists, words, names, and texts by their keys."""
    for length in range(4):
        yield call("join", NAMES[:length])
    yield call("told", "no-such-text", {})
    for count in (0, 1, 2, 1000, 10000, 1234567, 0.5):
        yield call("told", "times", {"item": "x", "count": count})
    for seat in (0, 2, 3, -1):
        yield call("name", seat, NAMES)
    yield call("word", "channel", "no-such-channel-3")


def shared() -> Iterator[Call]:
    """The texts that all games share."""
    samples = Samples(GAMES[0])
    for event in samples.events(EVENTS):
        yield call("event", event, 0, NAMES)
    for refused in Samples.shared_refusals(texts_of("en", GAMES[0])):
        yield call("refusal", Refused(refused.key, refused.rule, **public_details(refused)))  # as it is sent
    within = Refused("not-open", id="9-9")
    yield call("refusal", Refused("record-breaks", "SAL-TURN-06", entry=2, why=within))
    for value in (True, None, 0, 1.5, [1], {"a": None}, "x"):
        yield call("refusal", Refused("option-value", name="bells", value=value, takes="whole"))
    yield call("refusal", Refused("no-such-refusal", "SAL-TURN-06", left=2, of="x", near=None))


def of_game(game: str) -> Iterator[Call]:  # noqa: C901 - a list of calls, kind after kind
    samples = Samples(game)
    told = list(samples.events(rules_of(game).events))
    for at, event in enumerate(told):
        yield call("event", event, (0, 1, None)[at % 3], NAMES)
    for tag in [key.removeprefix("event-").removesuffix("-many") for key in samples.messages if key.endswith("-many")]:
        alike = [event for event in told if str(event.__struct_config__.tag) == tag]
        if alike:
            yield call("story", [*alike, *alike, told[0], told[0]], 0, NAMES)
    for decision in samples.decisions():
        yield call("decision", decision, NAMES)
    cards = [Card(kind) for kind in samples.words("kind")]
    for key in [key for key in samples.messages if key.startswith("part-")]:
        kind, _, tag = key.removeprefix("part-").rpartition("-")
        for before in (None, Seat(1), Word("poison")):
            yield call("part", kind, [samples.part(tag, 0)], before)
    for option in (Seat(0), Seat(9), Amount(0), Amount(1), Position(0), Word("yes"), Word("no-such-word"), *cards):
        yield call("option", option, NAMES)
    for several in (*samples.options(), (Seat(0), Seat(0), Amount(1)), (cards[0], cards[0], cards[-1])):
        yield call("option", several, NAMES)
    for answer, decision in samples.answers():
        yield call("option", answer, NAMES, decision)
        yield call("choice", [answer, Seat(0)], decision, NAMES)
    for kind in [key.removeprefix("decision-") for key in samples.messages if key.startswith("decision-")]:
        yield call("choice", [], Decision("0-1", 0, kind, ()), NAMES)
    for words in ([], ["x"], samples.words("kind"), samples.words("kind")[:1] * 3):
        yield call("words", "kind", words)
    for key, params in samples.reasons():
        yield call("reason", key, params, NAMES)
    for phrase in samples.phrases():
        yield call("phrase", phrase, (), NAMES)
        if phrase.blanks:
            yield call("phrase", phrase, ((*phrase.blanks[0].options, Line(1))[0],), NAMES)
    for saying in samples.sayings():
        for turn in (0, 1):
            yield call("saying", saying, NAMES, turn)
    for number in (15, 16):
        yield call("event", Spoke(1, "x", number, (), (Saying("nothing"),)), None, NAMES)
    for refused in samples.refusals():
        yield call("refusal", refused)
    for key in [key for key in samples.messages if key.startswith("closed-")][:3]:
        yield call("refusal", Refused("forbidden", key.removeprefix("closed-").upper(), choice="x"))
    for kind, field, value in samples.view_fields():
        for viewer in (None,) if value in (None, "", ()) else (0, None):
            yield call("view_field", kind, field, value, viewer, NAMES)
