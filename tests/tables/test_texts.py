"""Everything that a table says has a text in every language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, get_args

import msgspec
import pytest

from meetinghouse.engine.events import Event
from meetinghouse.engine.values import tag
from meetinghouse.tables import events
from meetinghouse.tables.acts.talk import LOBBY, PHRASES
from meetinghouse.tables.board import Place, Wishes
from meetinghouse.tables.journal import Reason
from meetinghouse.tables.pace import PACES, TIMES
from meetinghouse.tables.refusals import NotNow, TableRefused, Unready
from meetinghouse.tables.signs import PICTOGRAMS
from meetinghouse.tables.table import Phase
from meetinghouse.texts import LANGUAGES, Texts, packages
from tests.refusals import given, raised, usable
from tests.texts import GAMES, all_messages, complete, messages, parameters_of

TABLES = "meetinghouse.tables"
GAME = "salem1692"
NAMES = ("Ann", "Bob", "Cid")
HASH = "9f" * 32

# What tables and the server refuse, with the parameters they give.
REFUSALS = given("tables", "server")

WHY = (*get_args(Reason), "rules-version", "unknown-game")
STORE = ("damaged", "format", "not-ours", "other-program", "server")  # what may be wrong with a file or a database

WORDS = {
    "channel": (LOBBY, "town", "graveyard", "last-words"),
    "pace": tuple(PACES),
    "why": WHY,
    "name": NAMES,
    "was": ("Beth",),
    "text": ("Not me.",),
    "phrase": PHRASES,
    "signs": (PICTOGRAMS, (2, "heart", "heart"), (0,)),
    "commitment": (HASH,),
    "house": (HASH,),
    "hashes": ((HASH, "", HASH),),
    "seed": (HASH,),
}

# Numbers that refusals count with; the others are words.
COUNTS = {"count", "free", "least", "most", "number", "players", "seat", "seats", "seconds"}


def values_of(field: msgspec.structs.FieldInfo) -> tuple[Any, ...]:
    if field.type is bool:
        return (True, False)
    return (0, 1) if field.type is int else WORDS[field.name]


def every(event: type[Any]) -> Iterator[Any]:
    """Events of this type with every combination of values that they may have."""
    for values in product(*[values_of(field) for field in msgspec.structs.fields(event)]):
        yield event(*values)


def wanted() -> set[str]:
    keys = {f"event-{event.__struct_config__.tag}" for event in events.EVENTS}
    keys |= {f"refused-{key}" for key in REFUSALS}
    keys |= {f"pace-{pace}" for pace in PACES} | {f"pace-{pace}-help" for pace in PACES}
    keys |= {f"speed-{speed}" for speed in TIMES}
    keys |= {f"why-{why}" for why in WHY} | {f"store-{why}" for why in STORE}
    keys |= {f"table-{phase}" for phase in (*get_args(Phase), "locked", "paused")}
    keys |= {f"place-{name}" for name in Place.__struct_fields__ if name not in ("name", "person", "until")}
    keys |= {"place-not-ready", "place-stood-in", "push-turn", "push-where"}
    keys |= {f"wish-{name}" for name in Wishes.__struct_fields__ if name not in ("needed", "majority")}
    keys |= {f"channel-{channel}" for channel in WORDS["channel"]}
    keys |= {f"phrase-{phrase}" for phrase in PHRASES} | {f"sign-{sign}" for sign in PICTOGRAMS}
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_a_table_says_lacks_a_text(language: str) -> None:
    assert wanted() - set(all_messages(language, GAME)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_there_that_nobody_says(language: str) -> None:
    assert set(messages(TABLES, language)) - wanted() == set()


def test_every_event_there_is_is_listed() -> None:
    found = {each for each in vars(events).values() if isinstance(each, type) and issubclass(each, Event)}

    assert found - {Event} == set(events.EVENTS)
    assert all(event.__struct_config__.tag == tag(event.__name__) for event in events.EVENTS)


@pytest.mark.parametrize("package", sorted({package for game in GAMES for package in packages(game)} - {TABLES}))
def test_a_tables_texts_and_others_do_not_hide_each_other(package: str) -> None:
    for language in LANGUAGES:
        assert set(messages(TABLES, language)) & set(messages(package, language)) == set()


def test_what_people_write_is_never_taken_for_a_key() -> None:
    for language, game in product(LANGUAGES, GAMES):
        assert [key for key in all_messages(language, game) if key.startswith(("name-", "text-", "was-"))] == []

    line = Texts("en", GAME, strict=True).event(events.Said("lobby", "lobby", "{ $name } lobby"), None, NAMES)
    assert line == "lobby: “{ $name } lobby”"


# --- events


@pytest.mark.parametrize("event", events.EVENTS, ids=lambda event: event.__name__)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_is_told_to_everybody_with_all_it_may_have(language: str, event: type[Any]) -> None:
    key = f"event-{event.__struct_config__.tag}"
    texts = Texts(language, GAME, strict=True)

    assert all_messages(language, GAME)[key].names <= parameters_of(event)
    for each in every(event):
        for viewer in (None, *range(len(NAMES))):
            told = texts.event(each, viewer, NAMES)
            assert complete(told)
            assert HASH not in told  # hashes and seeds are read where the shuffle is checked


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_to_be_read_in_an_event_is_in_its_text(language: str) -> None:
    texts = Texts(language, GAME, strict=True)

    told = "Joined Departed HostChanged Renamed StoodIn TookBack Substituted Said PhraseSaid Gestured"
    for name in told.split():
        for event in every(getattr(events, name)):
            who = getattr(event, "name", None) or NAMES[event.seat]
            assert who in texts.event(event, None, NAMES)
    for pace in PACES:
        assert texts.say(f"pace-{pace}") in texts.event(events.SettingsChanged(pace), None, NAMES)
    for why in WHY:
        assert texts.say(f"why-{why}") in texts.event(events.TableClosed(why), None, NAMES)


def test_who_reads_is_addressed() -> None:
    texts = Texts("en", GAME, strict=True)

    assert texts.event(events.StoodIn(1), 1, NAMES) == "You are away: a bot plays for you until you are back."
    assert texts.event(events.StoodIn(1), 0, NAMES) == "Bob is away: a bot plays on for now."
    assert texts.event(events.HostChanged("Bob"), 1, NAMES) == "You are the host now."
    assert texts.event(events.HostChanged("Bob"), 0, NAMES) == "Bob is the host now."
    assert texts.event(events.HostChanged("Bob"), 7, NAMES) == "Bob is the host now."
    assert texts.event(events.Joined("Ann", False), 0, NAMES) == "You sit down at the table."
    assert texts.event(events.Joined("Silas", True), 0, NAMES) == "Silas, a bot, sits down at the table."
    assert texts.event(events.Said("Ann", "lobby", "Hello!"), 0, NAMES) == "Ann: “Hello!”"


def test_a_channel_is_named_in_the_readers_language() -> None:
    said = events.Said("Ann", "graveyard", "Bouh")

    assert Texts("fr", GAME).event(said, None, NAMES) == "Ann (le cimetière)\u00a0: «\u00a0Bouh\u00a0»"


def test_a_gesture_is_told_sign_by_sign_in_its_order() -> None:
    signs: tuple[str | int, ...] = ("heart", 1, "heart", "heart", 0)

    told = Texts("en", GAME, strict=True).event(events.Gestured("Cid", "graveyard", signs), 0, NAMES)
    assert told == "Cid (the graveyard) makes signs: heart, Bob, heart, heart, Ann"
    named = Texts("fr", GAME).event(events.Gestured("Cid", "graveyard", (0,)), None, ("heart", "Bob", "Cid"))
    assert named.endswith(": heart")


# --- refusals


def details_of(key: str, number: int) -> dict[str, Any]:
    return {name: number if name in COUNTS else "x" for name in REFUSALS[key]}


@pytest.mark.parametrize("key", REFUSALS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_told_with_what_it_gives(language: str, key: str) -> None:
    assert all_messages(language, GAME)[f"refused-{key}"].names <= usable(REFUSALS[key])
    for game, number in product((None, GAME), (0, 1, 2, 4000)):
        assert complete(Texts(language, game, strict=True).refusal(TableRefused(key, **details_of(key, number))))


def test_what_is_refused_gives_what_its_text_needs() -> None:
    found = list(raised("tables", "server"))

    assert len(found) > 100
    for each in found:
        for key in each.keys:
            assert all_messages("en", GAME)[f"refused-{key}"].names <= usable(each.names), each.where


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_is_told_in_the_readers_language(language: str) -> None:
    texts = Texts(language, strict=True)
    for why in WHY:
        assert texts.say(f"why-{why}") in texts.refusal(Unready("store", why=why))
        assert texts.say(f"why-{why}") in texts.refusal(NotNow("closed", why=why))


def test_a_reason_without_a_text_is_told_as_it_is() -> None:
    texts = Texts("fr", GAME, strict=True)

    assert texts.refusal(NotNow("closed", why="flood")).endswith("flood.")
    assert texts.refusal(TableRefused("no-channel", channel="nowhere")).endswith("(nowhere).")
    assert texts.refusal(TableRefused("no-channel", channel="graveyard")).endswith("(le cimetière).")


# --- the rest


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_and_counts_are_told(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    given: dict[str, dict[str, Any]] = {
        "wish": {"count": 1, "needed": 3},
        "place-opens": {"time": "1:30"},
        "place-speed": {"speed": "4"},
        "push-where": {"game": "Salem 1692", "code": "KWTM"},
        "store": {"path": "tables.db"},
        "store-format": {"path": "tables.db", "version": "9", "last": "3"},
        "store-server": {"path": "postgresql://db", "version": "13", "oldest": "14"},
    }
    for key in wanted():
        kind = key.split("-")[0]
        if kind not in ("event", "refused"):
            values = given.get(key) or given.get(kind, {})
            assert all_messages(language, GAME)[key].names == set(values), key
            assert complete(texts.say(key, **values))
