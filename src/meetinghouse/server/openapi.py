"""The OpenAPI document, generated from the calls."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from importlib.metadata import version
from typing import Any, TypeAlias

import msgspec

from ..engine.refusals import Refused
from ..engine.values import Choice
from ..tables.board import Board
from ..tables.book import Book
from ..tables.described import describable
from ..tables.events import EVENTS
from ..tables.message import Changed, Message
from ..tables.pace import PACES
from ..texts import LANGUAGES
from .bodies import AnswerGiven, GameWanted, TableWanted
from .calls.call import Call
from .reply import RefusalBody

Schema: TypeAlias = dict[str, Any]

REF = "#/components/schemas/{name}"
STATUSES = {
    200: "Accepted.",
    201: "Created.",
    400: "The body is not JSON, or a header is malformed.",
    401: "A token is needed, or the token is unknown.",
    403: "The caller may not do this.",
    404: "No such table, seat or page.",
    409: "Not possible in the present state of the table.",
    411: "The body has no Content-Length.",
    413: "The body is too large.",
    414: "The address is too long.",
    415: "The body is not application/json.",
    422: "The body or a parameter is not valid.",
    421: "The server does not answer to the name in the Host header.",
    429: "Too many requests or connections.",
    431: "A header is too long, or all of them together are.",
    503: "Not possible now, or not known whether it was stored: send it again with the same key.",
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
        "description": "How many entries of the record are replayed.",
    },
    "id": {
        "name": "id", "in": "path", "required": True, "schema": {"type": "string", "pattern": "^[^/]{1,100}$"},
        "description": "The ID of a clause, the beginning of several IDs, or words to search for.",
    },
    "eyes": {
        "name": "seat", "in": "query", "schema": {"type": "string", "pattern": "^(all|public|[0-9]{1,6})$"},
        "description": "Whose view: a seat's, the public's (by default), or all for everything.",
    },
    "game": {
        "name": "game", "in": "query", "schema": {"type": "string", "pattern": "^[0-9]{1,6}$"},
        "description": "The number of a game at this table, from 1; by default the last finished one.",
    },
    "language": {
        "name": "language", "in": "query", "schema": {"type": "string", "enum": list(LANGUAGES)},
        "description": "The language; English by default.",
    },
    "as": {
        "name": "as", "in": "query", "schema": {"type": "string", "pattern": "^(public|[0-9]{1,6})$"},
        "description": "A seat on the caller's phone, if it is handed round; public: what everybody sees.",
    },
    "basis": {
        "name": "basis", "in": "query", "schema": {"type": "string", "enum": ["0", "1"]},
        "description": "1: the view has its basis, from which a program can imagine the whole game.",
    },
    "live": {
        "name": "live", "in": "query", "schema": {"type": "string", "enum": ["0", "1"]},
        "description": "1: whether the server is alive, even if its store does not answer.",
    },
    "stream": {
        "name": "stream", "in": "query", "schema": {"type": "string", "enum": ["0", "1"]},
        "description": "1: refused if a stream would be refused, for browsers, whose streams do not tell why.",
    },
    "whole": {
        "name": "whole", "in": "query", "schema": {"type": "string", "enum": ["0", "1"]},
        "description": "1: every message is whole. By default only the first one is, and changes follow.",
    },
    "key": {
        "name": "Idempotency-Key", "in": "header", "schema": {"type": "string", "pattern": "^[!-~]{1,64}$"},
        "description": "A request that is repeated with the same key and body is done once, and gets the same reply.",
    },
    "token-key": {
        "name": "Idempotency-Key", "in": "header", "schema": {"type": "string", "pattern": "^[!-~]{16,64}$"},
        "description": "A random key, which nobody can guess, because the reply to a repeated request holds a token.",
    },
    "last": {
        "name": "Last-Event-ID", "in": "header", "schema": STORY_LENGTH,
        "description": "The id of the last message that was read.",
    },
    "after": {
        "name": "after", "in": "query", "schema": STORY_LENGTH,
        "description": "The id of the last message that was read, for clients that cannot set headers.",
    },
}  # fmt: skip
SECURITY = {
    "bearer": {"type": "http", "scheme": "bearer", "description": "The token of a seat or of the host."},
    "cookie": {"type": "apiKey", "in": "cookie", "name": "seat", "description": "The same token, for browsers."},
}


def document(calls: Iterable[Call], games: Collection[str]) -> bytes:
    """The document as JSON, with the views and events of these games."""
    calls = list(calls)
    schemas, components = schemas_of(calls, games)
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


def schemas_of(calls: Iterable[Call], games: Collection[str]) -> tuple[dict[Any, Schema], dict[str, Schema]]:
    """The schemas of all types, and the components they share. Fields that are `Any` in Python get their types here."""
    rules = [found for found in describable(games).values() if not isinstance(found, Refused)]
    views = [each.view_type for each in rules]
    stories = list(dict.fromkeys([*EVENTS, *[event for each in rules for event in each.events]]))
    types = [call.body for call in calls if call.body] + [call.result for call in calls]
    types += [RefusalBody, Board, Choice, Message, Changed, *views, *stories]
    unique = list({str(each): each for each in types}.values())
    found, components = msgspec.json.schema_components(unique, ref_template=REF)
    schemas = dict(zip([str(each) for each in unique], found, strict=True))
    view = {"anyOf": [*[schemas[str(each)] for each in views], {"type": "null"}]}

    def fields(kind: type) -> Schema:
        """The fields of one of our types. Its component has a longer name if a game has a type with the same name."""
        found: Schema = components[schemas[str(kind)]["$ref"].removeprefix(REF.format(name=""))]["properties"]
        return found

    message = fields(Message)
    lines = {"anyOf": [schemas[str(event)] for event in stories]}
    message["story"]["items"] = fields(Changed)["story"]["items"] = fields(Book)["gazette"]["items"] = lines
    fields(Changed)["changes"] = {"type": "object", "additionalProperties": {}}
    message["table"] = schemas[str(Board)]
    message["view"] = view
    message["opened"] = view | {"default": None}
    fields(AnswerGiven)["choice"] = schemas[str(Choice)]
    name_words(fields(TableWanted), fields(GameWanted), games)
    return schemas, components


def name_words(table: Schema, game: Schema, games: Collection[str]) -> None:
    """List the possible values of strings that have only a few."""
    words: tuple[tuple[Schema, str, Iterable[str]], ...] = (
        (table, "game", games),
        (table, "language", LANGUAGES),
        (table, "pace", PACES),
        (game, "pace", PACES),
    )
    for properties, name, known in words:
        default = properties[name].get("default")
        properties[name] = {"type": "string", "enum": list(known)} | ({"default": default} if default else {})


def operation(call: Call, schemas: dict[Any, Schema]) -> Schema:
    """A call as an OpenAPI operation."""
    told = schemas[str(RefusalBody)]
    result = {"type": "string"} if call.result is str else schemas[str(call.result)]
    if call.streams:
        result = {"anyOf": [result, schemas[str(Changed)]]}
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
    """A response with this status, as OpenAPI describes it."""
    made: Schema = {"description": STATUSES[status], "content": content}
    if status in (429, 503):
        made["headers"] = {
            "Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer", "minimum": 0}}
        }
    return made


def parameters(call: Call) -> list[Schema]:
    """The parameters of a call in path, headers and query."""
    found = [PARAMETERS[name] for name in re.findall(r"{(\w+)}", call.path)]
    if call.method == "POST":
        found.append(PARAMETERS["token-key" if call.gives_token else "key"])
    if call.streams:
        found += [PARAMETERS["last"], PARAMETERS["after"]]
    queries = (*call.queries, "as") if call.who == "seat" else call.queries
    return found + [PARAMETERS[name] for name in queries]


def operation_id(call: Call) -> str:
    """The name of an operation: its method and the words of its path."""
    words = re.findall(r"[a-z]+", call.path.removeprefix("/api"))
    return "_".join([call.method.lower(), *words])
