"""People and programs that come to the door."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import httpx
from uvicorn.server import ServerState

from meetinghouse.tables.house import House
from tests.patience import PATIENCE, eventually


class Serving(NamedTuple):
    """A server that runs beside the test."""

    url: str
    metrics: str  # where Prometheus is told what is counted
    house: House
    logged: list[str]
    stop: Callable[[], None]
    state: ServerState  # its connections, and how many requests it got

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])


class Sent(NamedTuple):
    """One server-sent event."""

    id: int | None
    event: str | None
    data: Any
    raw: list[str]


NO_TLS = False  # reading certificates for every guest would take longer than all they do
COME: list[Guest] = []  # everybody who came, to be seen off after the test


class Guest:
    """Somebody with a token, or without."""

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
        """The same, and it must be accepted."""
        answer = self.post(path, body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def look(self) -> Any:
        return self.get().json()

    def look_until(self, fits: Callable[[Any], Any]) -> Any:
        """Look until it is as expected: in a secret step that takes until the next tick."""
        return eventually(lambda: seen if fits(seen := self.look()) else None)

    @contextmanager
    def following(self, after: int | None = None, timeout: float = PATIENCE) -> Iterator[Iterator[Sent]]:
        """The stream, as long as the block lasts."""
        headers = {} if after is None else {"Last-Event-ID": str(after)}
        with self.client.stream("GET", self.table + "/stream", headers=headers, timeout=timeout) as answer:
            assert answer.status_code == 200, answer.read()
            yield events(answer.iter_lines())


def see_off() -> None:
    """Close everything that guests have opened."""
    while COME:
        COME.pop().client.close()


def events(lines: Iterator[str]) -> Iterator[Sent]:
    """Server-sent events out of their lines; a comment is one without data."""
    block: list[str] = []
    for line in lines:
        if line:
            block.append(line)
            continue
        fields = dict(part.split(": ", 1) for part in block if not part.startswith(":"))
        data = json.loads(fields["data"]) if "data" in fields else None
        yield Sent(int(fields["id"]) if "id" in fields else None, fields.get("event"), data, block)
        block = []


def opened(serving: Serving, **wanted: Any) -> Guest:
    """A table, and its host without a seat."""
    body = {"game": "salem1692", "pace": "quick", "options": {"timer_scale": 0.1}} | wanted
    answer = httpx.post(f"{serving.url}/api/tables", json=body, verify=NO_TLS)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Guest(serving.url, made["code"], made["token"])


def hosted(serving: Serving, **wanted: Any) -> Guest:
    """A table whose host sits at seat 0."""
    host = opened(serving, **wanted)
    host.ok("/seats", {"name": "Ann"}, 201)
    return host


def joined(host: Guest, name: str) -> Guest:
    """One more at the table."""
    made = Guest(host.url, host.code).ok("/seats", {"name": name}, 201)
    return Guest(host.url, host.code, made["token"])


def playing(serving: Serving, people: tuple[str, ...] = (), bots: int = 4, **wanted: Any) -> list[Guest]:
    """A game that has begun: Ann who is host, the others, then bots."""
    host = hosted(serving, **wanted)
    guests = [host, *[joined(host, name) for name in people]]
    for guest in guests[1:]:
        guest.ok("/ready", {"ready": True})
    for _ in range(bots):
        host.ok("/bots", {"bot": "random"}, 201)
    host.ok("/start")
    return guests


def leap(serving: Serving, seconds: float = 121) -> None:
    """So much time is gone at once; without more, so much that a seat which was to open is open."""
    now = serving.house.now
    serving.house.now = lambda: now() + seconds


def any_choice(decision: Any, dice: random.Random) -> Any:
    """Some legal choice, in JSON."""
    if decision["least"] == decision["most"] == 1:
        return dice.choice(decision["options"])
    return dice.sample(decision["options"], dice.randint(decision["least"], decision["most"]))
