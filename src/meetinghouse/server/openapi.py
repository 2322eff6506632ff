"""The document for machines, made of the same calls that answer."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.metadata import version
from typing import Any, TypeAlias

import msgspec

from ..engine.catalogue import games, rules_of
from ..engine.events import Event
from ..engine.values import Choice
from ..tables.events import EVENTS
from ..tables.message import Board, Message
from ..tables.pace import PACES
from ..texts import LANGUAGES
from .bodies import AnswerGiven, GameWanted, TableWanted
from .calls.call import Call
from .reply import Told

Schema: TypeAlias = dict[str, Any]

REF = "#/components/schemas/{name}"
STATUSES = {
    200: "Accepted.",
    201: "Made.",
    400: "The body is no JSON, or a header is broken.",
    401: "This needs a token, or the token is unknown here.",
    403: "That is for somebody else.",
    404: "No such table, seat or page.",
    409: "Not as the table stands.",
    411: "Without a length.",
    413: "Too large.",
    414: "The address is too long.",
    415: "Not application/json.",
    422: "Understood, and not possible.",
    421: "The house is not called by the name in Host.",
    429: "Too often, or too many connections.",
    431: "A header is too long, or all of them together are.",
    503: "The server cannot do it now, or cannot say whether it was stored: send it again with the same key.",
}
CODE = {
    "type": "string", "pattern": "^([B-DF-HJKMNPR-TW-Zb-df-hjkmnpr-tw-z]{2}){2,3}$", "minLength": 4, "maxLength": 6,
}  # fmt: skip
STORY_LENGTH = {"type": "integer", "minimum": 0, "maximum": 9_999_999_999}
PARAMETERS: dict[str, Schema] = {
    "code": {"name": "code", "in": "path", "required": True, "schema": CODE, "description": "The table's code."},
    "decision": {
        "name": "decision", "in": "path", "required": True, "schema": {"type": "string", "pattern": "^[^/]{1,100}$"},
        "description": "The id of an open decision or offer.",
    },
    "entry": {
        "name": "entry", "in": "path", "required": True, "schema": {"type": "string", "pattern": "^[0-9]{1,6}$"},
        "description": "After how many entries of the record.",
    },
    "id": {
        "name": "id", "in": "path", "required": True, "schema": {"type": "string", "pattern": "^[^/]{1,100}$"},
        "description": "The ID of a clause of the rules, the beginning that several share, or words to look for.",
    },
    "eyes": {
        "name": "seat", "in": "query", "schema": {"type": "string", "pattern": "^(all|public|[0-9]{1,6})$"},
        "description": "Through whose eyes: a seat's, the public's (as where none is named), or with everything open.",
    },
    "game": {
        "name": "game", "in": "query", "schema": {"type": "string", "pattern": "^[0-9]{1,6}$"},
        "description": "Which game of this table, the first being 1; the last one that is over, where none is named.",
    },
    "language": {
        "name": "language", "in": "query", "schema": {"type": "string", "enum": list(LANGUAGES)},
        "description": "In which language; English where none is named.",
    },
    "as": {
        "name": "as", "in": "query", "schema": {"type": "string", "enum": ["public"]},
        "description": "See what everybody sees, whatever cookie this browser has.",
    },
    "key": {
        "name": "Idempotency-Key", "in": "header", "schema": {"type": "string", "pattern": "^[!-~]{1,64}$"},
        "description": "Sent again with the same key and body, it happens once and gives the same answer.",
    },
    "token-key": {
        "name": "Idempotency-Key", "in": "header", "schema": {"type": "string", "pattern": "^[!-~]{16,64}$"},
        "description": "Random: sent again with the same key and body, it happens once and gives the same token.",
    },
    "last": {
        "name": "Last-Event-ID", "in": "header", "schema": STORY_LENGTH,
        "description": "How much of the story was read before.",
    },
    "after": {
        "name": "after", "in": "query", "schema": STORY_LENGTH, "description": "The same, for whoever sets no headers.",
    },
}  # fmt: skip
SECURITY = {
    "bearer": {"type": "http", "scheme": "bearer", "description": "The token of a seat or of the host."},
    "cookie": {"type": "apiKey", "in": "cookie", "name": "seat", "description": "The same, for browsers."},
}


class Clash(Exception):
    """Two events that one story may hold travel under the same name."""


def document(calls: Iterable[Call]) -> bytes:
    """The whole document as JSON."""
    calls = list(calls)
    schemas, components = described(calls)
    paths: dict[str, Schema] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = operation(call, schemas)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {
                "title": "Meetinghouse",
                "version": version("meetinghouse"),
                "description": "Hidden-role table games, with the computer as moderator.",
                "license": {"name": "MIT", "identifier": "MIT"},
            },
            "paths": paths,
            "components": {"schemas": components, "securitySchemes": SECURITY},
        }
    )


def described(calls: Iterable[Call]) -> tuple[dict[Any, Schema], dict[str, Schema]]:
    """The schema of every type that travels, and the shared parts; what is any value in Python is named here."""
    rules = [rules_of(name) for name in games()]
    sights = [each.sight for each in rules]
    stories = story_types()
    types = [call.body for call in calls if call.body] + [call.result for call in calls]
    types += [Told, Board, Choice, *sights, *stories]
    unique = list({str(each): each for each in types}.values())
    found, components = msgspec.json.schema_components(unique, ref_template=REF)
    schemas = dict(zip([str(each) for each in unique], found, strict=True))
    view = {"anyOf": [*[schemas[str(sight)] for sight in sights], {"type": "null"}]}
    message = components[Message.__name__]["properties"]
    message["story"]["items"] = {"anyOf": [schemas[str(event)] for event in stories]}
    message["table"] = schemas[str(Board)]
    message["view"] = view
    message["opened"] = view | {"default": None}
    components[AnswerGiven.__name__]["properties"]["choice"] = schemas[str(Choice)]
    name_words(components)
    return schemas, components


def name_words(components: dict[str, Schema]) -> None:
    """Where only certain words are taken, name them."""
    table = components[TableWanted.__name__]["properties"]
    words: tuple[tuple[Schema, str, Iterable[str]], ...] = (
        (table, "game", games()),
        (table, "language", LANGUAGES),
        (table, "pace", PACES),
        (components[GameWanted.__name__]["properties"], "pace", PACES),
    )
    for properties, name, known in words:
        default = properties[name].get("default")
        properties[name] = {"type": "string", "enum": list(known)} | ({"default": default} if default else {})


def story_types() -> list[type[Event]]:
    """Everything a story may hold; in one game's story no two kinds may travel under one name."""
    found = list(EVENTS)
    for name in games():
        events = rules_of(name).events
        check_tags([*EVENTS, *events])
        found += [event for event in events if event not in found]
    return found


def check_tags(events: Iterable[type[Event]]) -> None:
    """Refuse to begin where a reader could not tell two events apart."""
    seen: dict[object, type[Event]] = {}
    for event in events:
        other = seen.setdefault(event.__struct_config__.tag, event)
        if other is not event:
            raise Clash(f"{event.__qualname__} and {other.__qualname__} travel under the same name")


def operation(call: Call, schemas: dict[Any, Schema]) -> Schema:
    """One call."""
    told = schemas[str(Told)]
    result = {"type": "string"} if call.result is str else schemas[str(call.result)]
    responses = {str(call.status): answer(call.status, {call.kind: {"schema": result}})}
    for status in call.statuses:
        responses[str(status)] = answer(status, {"application/json": {"schema": told}})
    made: Schema = {
        "operationId": operation_id(call),
        "summary": call.what,
        "parameters": parameters(call),
        "responses": responses,
    }
    if call.body is not None:
        made["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schemas[str(call.body)]}},
        }
    if call.at_table:
        tokens: list[Schema] = [{"bearer": []}, {"cookie": []}]
        made["security"] = tokens if call.who != "anybody" else [{}, *tokens]
    return made


def answer(status: int, content: Schema) -> Schema:
    """One status, with what comes along."""
    made: Schema = {"description": STATUSES[status], "content": content}
    if status in (429, 503):
        made["headers"] = {
            "Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer", "minimum": 0}}
        }
    return made


def parameters(call: Call) -> list[Schema]:
    """What is sent beside the body."""
    found = [PARAMETERS[name] for name in re.findall(r"{(\w+)}", call.path)]
    if call.method == "POST":
        found.append(PARAMETERS["token-key" if call.gives_token else "key"])
    if call.streams:
        found += [PARAMETERS["last"], PARAMETERS["after"]]
    return found + [PARAMETERS[name] for name in call.queries]


def operation_id(call: Call) -> str:
    """A name for it: its method and its path."""
    words = re.findall(r"[a-z]+", call.path.removeprefix("/api"))
    return "_".join([call.method.lower(), *words])
