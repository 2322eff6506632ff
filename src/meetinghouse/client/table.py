"""One seat at a table on a server, or the public's place beside it."""

from __future__ import annotations

import secrets
import ssl
import time
import uuid
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeAlias

import httpx
import msgspec

from ..engine.decisions import Closed, Decision
from ..engine.record import Record
from ..engine.shares import share_hash
from ..engine.values import Choice
from ..tables.chairs import Notebook
from ..tables.past import Why
from .messages import Message, read
from .refusal import Refusal

TRIES = 5
ENDS = ("moved", "reclaimed", "put-out")  # the seat is followed elsewhere, its owner is back, the others want another
QUIET = 40.0  # seconds without even a heartbeat: the line is dead

# Whom to trust over https: everybody's authorities, a certificate's file, a context, or (False) whoever answers.
Verify: TypeAlias = bool | str | Path | ssl.SSLContext


class Table:
    """A table at a server. Without a token it is watched as the public sees it.

    `verify` says which certificates to trust where the server speaks https: the file of the house's own, say.
    """

    def __init__(
        self,
        server: str,
        code: str,
        token: str | None = None,
        http: httpx.Client | None = None,
        verify: Verify = True,
    ) -> None:
        self.server = server.rstrip("/")
        self.code = code.upper()
        self.token = token
        self.seat: int | None = None
        self._http = http or httpx.Client(timeout=httpx.Timeout(10.0), verify=_trusting(verify))
        self._story: list[Any] = []
        self._length = 0
        self._shares: dict[str, tuple[str, str]] = {}  # by their hashes: the house's hash as it was then, and the share

    @classmethod
    def open(
        cls,
        server: str,
        game: str = "salem1692",
        options: Mapping[str, Any] | None = None,
        pace: str = "classic",
        language: str = "en",
        verify: Verify = True,
        letters: int | None = None,
    ) -> Self:
        """Open a table, whose host has no seat yet; its code has 4 letters or 6, by the house if you do not say."""
        table = cls(server, "", verify=verify)
        body: dict[str, Any] = {"game": game, "options": dict(options or {}), "pace": pace, "language": language}
        body |= {} if letters is None else {"letters": letters}
        with table._or_close():
            opened = table._send("POST", "/api/tables", body)
        table.code, table.token = opened["code"], opened["token"]
        return table

    @classmethod
    def join(cls, server: str, code: str, name: str, seat: int | None = None, verify: Verify = True) -> Self:
        """Take a seat at a table, or one that is open to a substitute."""
        table = cls(server, code, verify=verify)
        with table._or_close():
            table.sit(name, seat)
        return table

    # --- before a game

    def sit(self, name: str, seat: int | None = None) -> int:
        """Take a seat, also as its host."""
        body: dict[str, Any] = {"name": name} | ({} if seat is None else {"seat": seat})
        taken = self._post("seats", **body)
        self.token, self.seat = taken["token"], taken["seat"]
        self._story, self._length = [], 0  # the seat's is another than the public's
        return taken["seat"]  # type: ignore[no-any-return]

    def add_bot(self, bot: str = "steady", name: str | None = None, count: int = 1) -> None:
        """Put a bot in a seat, or several at once."""
        more = ({} if name is None else {"name": name}) | ({} if count == 1 else {"count": count})
        self._post("bots", bot=bot, **more)

    def remove(self, seat: int) -> None:
        """Clear a seat."""
        self._post("remove", seat=seat)

    def order(self, seats: Sequence[int]) -> None:
        """Arrange the seats: the old ones in their new order."""
        self._post("order", seats=list(seats))

    def lock(self, locked: bool = True) -> None:
        """Keep newcomers out, or let them in."""
        self._post("lock", locked=locked)

    def admit_watchers(self, watchers: bool = True) -> None:
        """Let whoever knows the code watch, or nobody new."""
        self._post("watchers", watchers=watchers)

    def settings(self, options: Mapping[str, Any], pace: str = "classic") -> None:
        """Set the game."""
        self._post("settings", options=dict(options), pace=pace)

    def rename(self, name: str) -> None:
        """Be called otherwise, before the game."""
        self._post("name", name=name)

    def ready(self, ready: bool = True, share: bool = False) -> None:
        """Ready to begin, or not; with a share of the seed, which `follow` opens when the game is about to begin."""
        self._post("ready", ready=ready, **(self._draw() if ready and share else {}))

    def start(self, share: bool = False) -> None:
        """Begin; with a share of the seed as above."""
        self._post("start", **(self._draw() if share else {}))

    def stop(self) -> None:
        """Do not wait for shares that are not opened: back to the lobby."""
        self._post("stop")

    def rematch(self) -> None:
        """Back to the lobby with the same people."""
        self._post("rematch")

    # --- during a game

    def follow(self) -> Iterator[Message]:
        """Every message, the first a whole one; the line is taken up again when it breaks.

        It ends when the seat is followed from elsewhere, or is somebody else's now.
        """
        waited = 0.0
        while True:
            story = self._story
            try:
                for event, data in self._stream():
                    waited = 0.0
                    if self._story is not story:  # sat down meanwhile: follow the seat
                        break
                    if event == "message":
                        message = read(data, story)
                        self._length = message.length
                        self._reveal(message)
                        yield message
                    elif event in ENDS:
                        return
            except httpx.TransportError as error:
                if _is_distrust(error):
                    raise
            waited = min(waited * 2 + 0.2, 5.0)
            time.sleep(waited)

    def look(self) -> Message:
        """The table as it is now, once and whole."""
        return read(self._fetch("GET", f"/api/tables/{self.code}"), [])

    def answer(self, decision: Decision | str, choice: Choice) -> None:
        """Answer a decision, or take an offer."""
        id = decision if isinstance(decision, str) else decision.id
        self._post("answers", decision=id, choice=choice)

    def closed(self, decision: Decision | str) -> list[Closed]:
        """What one might expect to choose there and may not, each with the rule."""
        id = decision if isinstance(decision, str) else decision.id
        found = self._send("GET", f"/api/tables/{self.code}/closed/{id}")
        return msgspec.convert(found, list[Closed])

    def pause(self) -> None:
        """Wish for a pause."""
        self._post("pause")

    def resume(self) -> None:
        """Wish to go on."""
        self._post("resume")

    def extend(self) -> None:
        """Wish for more time."""
        self._post("extend")

    def take_back(self) -> None:
        """Take the seat back from the bot that stands in."""
        self._post("return")

    def erase(self) -> None:
        """Have one's name, what one said and one's notes deleted, after a game or after leaving it."""
        self._post("erase")

    def leave(self) -> None:
        """Leave the table."""
        self._post("leave")

    def substitute(self, seat: int) -> None:
        """Wish that the seat of somebody who is gone is opened to a newcomer."""
        self._post("substitute", seat=seat)

    # --- words

    def say(self, text: str, channel: str = "town") -> None:
        """Say something where the rules let you."""
        self._post("chat", channel=channel, text=text)

    def gesture(self, *signs: str | int, channel: str) -> None:
        """Make signs where only gestures are made: pictograms by their keys, and seats to point at."""
        self._post("chat", channel=channel, signs=signs)

    def mute(self, seat: int, muted: bool = True) -> None:
        """Silence somebody, as the host."""
        self._post("mute", seat=seat, muted=muted)

    def block(self, seat: int, blocked: bool = True) -> None:
        """Do not hear somebody."""
        self._post("block", seat=seat, blocked=blocked)

    @property
    def notebook(self) -> Notebook:
        """One's own notes."""
        return msgspec.convert(self._send("GET", f"/api/tables/{self.code}/notebook"), Notebook, strict=False)

    def note(self, text: str, suspicions: Mapping[int, int] | None = None) -> None:
        """Write into one's own notebook."""
        self._post("notebook", text=text, suspicions=dict(suspicions or {}))

    # --- after a game

    def record(self) -> Record:
        """The whole record."""
        return msgspec.convert(self._send("GET", f"/api/tables/{self.code}/record"), Record)

    def reasons(self) -> list[Why]:
        """Why the bots moved as they did."""
        return msgspec.convert(self._send("GET", f"/api/tables/{self.code}/reasons"), list[Why])

    # --- shares of the seed

    def _draw(self) -> dict[str, str]:
        """The hash of a new share; none where the house has not shown its own."""
        shuffle = self.look().table.shuffle
        if shuffle is None:
            return {}
        share = secrets.token_hex(32)
        self._shares[share_hash(share)] = shuffle.house, share
        return {"hash": share_hash(share)}

    def _reveal(self, message: Message) -> None:
        """Open one's own share where that is asked, and where the house's hash still is what it was."""
        shuffle, seat = message.table.shuffle, message.you.seat
        if shuffle is None or shuffle.until is None or seat is None or seat in shuffle.opened:
            return
        house, share = self._shares.get(shuffle.hashes[seat], ("", ""))
        if house == shuffle.house:
            with suppress(Refusal):  # too late: the start was stopped
                self._post("share", share=share)

    # --- the wire

    def close(self) -> None:
        """Close the connections; the seat stays."""
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @contextmanager
    def _or_close(self) -> Iterator[None]:
        """Whoever gets no table back cannot close it."""
        try:
            yield
        except BaseException:
            self.close()
            raise

    def _post(self, what: str, **body: Any) -> Any:
        return self._send("POST", f"/api/tables/{self.code}/{what}", body)

    def _send(self, method: str, path: str, body: Any = None) -> Any:
        return msgspec.json.decode(self._fetch(method, path, body))

    def _fetch(self, method: str, path: str, body: Any = None) -> bytes:
        """What is answered to a call. When the line breaks it is sent again under the same key: it happens once."""
        headers = self._headers()
        content = None
        if method == "POST":
            content = msgspec.json.encode(body or {})
            headers |= {"Idempotency-Key": uuid.uuid4().hex, "Content-Type": "application/json"}
        for last in [False] * (TRIES - 1) + [True]:
            try:
                response = self._http.request(method, self.server + path, content=content, headers=headers)
                break
            except httpx.TransportError as error:
                if last or _is_distrust(error):
                    raise
                time.sleep(0.3)
        return _answer(response.status_code, response.content)

    def _headers(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    def _stream(self) -> Iterator[tuple[str, str]]:
        headers = self._headers() | {"Accept": "text/event-stream"}
        if self._length:
            headers["Last-Event-ID"] = str(self._length)
        url = f"{self.server}/api/tables/{self.code}/stream"
        timeout = httpx.Timeout(10.0, read=QUIET)
        with self._http.stream("GET", url, headers=headers, timeout=timeout) as response:
            if response.status_code != 200:
                if response.status_code in (429, 503):  # try again later
                    return
                _answer(response.status_code, response.read())
            event = "message"
            for line in response.iter_lines():
                if line.startswith("event: "):
                    event = line[7:]
                elif line.startswith("data: "):
                    yield event, line[6:]
                    event = "message"


def _trusting(verify: Verify) -> bool | ssl.SSLContext:
    return ssl.create_default_context(cafile=verify) if isinstance(verify, str | Path) else verify


def _is_distrust(error: BaseException | None) -> bool:
    """Whether the server's certificate was not trusted, which waiting does not change."""
    while error is not None and not isinstance(error, ssl.SSLCertVerificationError):
        error = error.__cause__ or error.__context__
    return error is not None


class _Refused(msgspec.Struct):
    refused: str
    rule: str | None = None
    params: dict[str, Any] = {}


def _answer(status: int, content: bytes) -> bytes:
    """What was answered, if it was not refused."""
    if status < 400:
        return content
    try:
        refused = msgspec.json.decode(content, type=_Refused)
    except ValueError:
        refused = _Refused("broken")
    raise Refusal(refused.refused, refused.rule, status=status, **refused.params)
