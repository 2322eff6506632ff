"""Clients for tests: people and programs who use a server over HTTP."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import httpx
from uvicorn.server import ServerState

from meetinghouse.client.changes import Stream
from meetinghouse.tables.house import House
from tests.patience import PATIENCE, eventually


class Serving(NamedTuple):
    """A server that runs beside the test."""

    url: str
    metrics: str  # the address of the metrics
    house: House
    logged: list[str]
    stop: Callable[[], None]
    state: ServerState  # uvicorn's state, with its connections and number of requests

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])


class Sent(NamedTuple):
    """A server-sent event; its data is the whole message."""

    id: int | None
    event: str | None
    data: Any
    raw: list[str]


NO_TLS = False  # loading certificates for every client would take longer than its calls
COME: list[Guest] = []  # all clients, which are closed after the test


class Guest:
    """A client of a table, with or without a token."""

    def __init__(self, url: str, code: str, token: str | None = None) -> None:
        self.url = url
        self.code = code
        self.token = token
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self.table = f"{url}/api/tables/{code}"
        self.client = httpx.Client(headers=headers, timeout=PATIENCE, verify=NO_TLS)
        COME.append(self)

    def get(self, path: str = "", **more: Any) -> httpx.Response:
        return self.client.get(self.table + path, **more)

    def post(self, path: str, body: Any = None, key: str | None = None, **more: Any) -> httpx.Response:
        headers = more.pop("headers", {}) | ({} if key is None else {"Idempotency-Key": key})
        return self.client.post(self.table + path, json={} if body is None else body, headers=headers, **more)

    def ok(self, path: str, body: Any = None, status: int = 200) -> Any:
        """A POST that must be accepted."""
        answer = self.post(path, body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def look(self) -> Any:
        return self.get().json()

    def look_until(self, fits: Callable[[Any], Any]) -> Any:
        """Look until the message fits; in a secret step that may take until the next tick."""
        return eventually(lambda: seen if fits(seen := self.look()) else None)

    @contextmanager
    def following(self, after: int | None = None, timeout: float = PATIENCE) -> Iterator[Iterator[Sent]]:
        """The events of the stream, which ends with the block."""
        headers = {} if after is None else {"Last-Event-ID": str(after)}
        with self.client.stream("GET", self.table + "/stream", headers=headers, timeout=timeout) as answer:
            assert answer.status_code == 200, answer.read()
            yield events(answer.iter_lines())


def see_off() -> None:
    """Close all clients."""
    while COME:
        COME.pop().client.close()


def events(lines: Iterator[str]) -> Iterator[Sent]:
    """Parse server-sent events; a comment is an event without data."""
    block: list[str] = []
    stream = Stream()
    for line in lines:
        if line:
            block.append(line)
            continue
        fields = dict(part.split(": ", 1) for part in block if not part.startswith(":"))
        event, data = fields.get("event"), fields.get("data")
        whole: str | bytes | None = None if event is None or data is None else stream.receive(event, data)
        if event not in ("first", "part"):
            whole = whole or data
        yield Sent(int(fields["id"]) if "id" in fields else None, event, whole and json.loads(whole), block)
        block = []


def opened(serving: Serving, **wanted: Any) -> Guest:
    """Open a table; returns its host, who has no seat."""
    body = {"game": "salem1692", "pace": "quick", "options": {"timer_scale": 0.1}} | wanted
    answer = httpx.post(f"{serving.url}/api/tables", json=body, verify=NO_TLS)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Guest(serving.url, made["code"], made["token"])


def hosted(serving: Serving, **wanted: Any) -> Guest:
    """Open a table whose host has seat 0."""
    host = opened(serving, **wanted)
    host.ok("/seats", {"name": "Ann"}, 201)
    return host


def joined(host: Guest, name: str) -> Guest:
    """Let one more person join the table."""
    made = Guest(host.url, host.code).ok("/seats", {"name": name}, 201)
    return Guest(host.url, host.code, made["token"])


def playing(serving: Serving, people: tuple[str, ...] = (), bots: int = 4, **wanted: Any) -> list[Guest]:
    """Begin a game with Ann as host, other people and bots; returns the people."""
    host = hosted(serving, **wanted)
    guests = [host, *[joined(host, name) for name in people]]
    for guest in guests[1:]:
        guest.ok("/ready", {"ready": True})
    for _ in range(bots):
        host.ok("/bots", {"bot": "random"}, 201)
    host.ok("/start")
    for guest in guests:
        guest.ok("/seen")
    return guests


def leap(serving: Serving, seconds: float = 121) -> None:
    """Leap ahead, by default to the time when seats that were to open are open."""
    now = serving.house.now
    serving.house.now = lambda: now() + seconds


def any_choice(decision: Any, dice: random.Random) -> Any:
    """A random legal choice, as JSON."""
    if decision["least"] == decision["most"] == 1:
        return dice.choice(decision["options"])
    return dice.sample(decision["options"], dice.randint(decision["least"], decision["most"]))
