"""One request: who asks, for which table, with what in hand."""

from __future__ import annotations

import asyncio
import hashlib
import re
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.types import Receive, Scope

from ..tables.codes import digest, read_code
from ..tables.live import Live
from ..tables.refusals import Stranger, Unknown
from ..tables.table import PUBLIC
from .address import address_of, is_secure
from .bodies import TokenShown
from .door import Door
from .refusals import AtDoor

if TYPE_CHECKING:
    from .calls.call import Call

Wanted = TypeVar("Wanted")

COOKIE = "seat"
COOKIE_SECONDS = 30 * 86400
WATCH = "watch"
WATCH_SECONDS = 86400
LONGEST_TOKEN = 100  # of what is said to be one; with a key it is kept for a while
VISIBLE = re.compile(r"[!-~]{1,64}")
GUESSABLE = 16  # a key shorter than this may be somebody else's by chance
NUMBER = re.compile(r"[0-9]{1,10}")
SMALL = re.compile(r"[0-9]{1,6}")


class Ask:
    """What is asked. Its body is read at once, and looked into only when it is known who asks."""

    def __init__(self, door: Door, call: Call, scope: Scope, receive: Receive) -> None:
        self.door = door
        self.call = call
        self.request = Request(scope, receive)
        self.headers = self.request.headers
        self.address = address_of(self.request, door.settings.proxies)
        self.raw = b""
        bearer = self.headers.get("authorization", "").split(" ", 1)
        self.bearer = bearer[1].strip()[:LONGEST_TOKEN] if bearer[0].lower() == "bearer" and len(bearer) == 2 else None
        self.cookie = self.request.cookies.get(COOKIE)
        self._body: Any = None
        self._wrong: msgspec.ValidationError | None = None

    # --- before the table is looked for

    def check_origin(self) -> None:
        """A browser brings its cookie along wherever the page came from; only our own pages may change anything.

        A stream changes something too: it ends the one that the seat had.
        """
        if (self.call.method == "GET" and not self.call.streams) or self.bearer is not None:
            return
        origin = self.headers.get("origin")
        site = self.headers.get("sec-fetch-site")
        if site in ("cross-site", "same-site") or (origin is not None and not self._is_ours(origin)):
            raise AtDoor("cross-origin")
        unsaid = site is None and origin is None  # as over plain http; a page at another port has the same cookies
        foreign = unsaid and not self._is_ours(self.headers.get("referer", ""))
        if self.call.streams and self.cookie is not None and foreign:
            raise AtDoor("cross-origin")

    def _is_ours(self, address: str) -> bool:
        """Whether a page of that address is one of this house."""
        return _host_in(address) == self.headers.get("host", "").lower()

    async def read(self) -> None:
        """Read the body, within bounds; whether it fits the call is told later."""
        if self.call.body is None:
            return
        await self._receive()
        if self.raw:
            kind = self.headers.get("content-type", "").split(";")[0].strip().lower()
            if kind != "application/json":
                raise AtDoor("not-json-type")
        try:
            self._body = msgspec.json.decode(self.raw or b"{}", type=self.call.body)
        except msgspec.ValidationError as error:
            self._wrong = error
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise AtDoor("not-json") from None

    async def _receive(self) -> None:
        most = self.door.settings.most_body
        if "transfer-encoding" in self.headers:
            raise AtDoor("no-length")
        if len(self.headers.get("content-length", "0")) > 9 or int(self.headers.get("content-length", "0")) > most:
            raise AtDoor("too-large", most=most)
        parts = bytearray()
        try:
            async with asyncio.timeout(self.door.settings.body_patience):
                async for part in self.request.stream():
                    parts += part
                    if len(parts) > most:
                        raise AtDoor("too-large", most=most)
        except (TimeoutError, ClientDisconnect):
            raise AtDoor("slow-body") from None
        self.raw = bytes(parts)

    # --- what was sent

    def body(self, kind: type[Wanted]) -> Wanted:
        """The body, of that type."""
        if self._wrong is not None:
            raise AtDoor("malformed-body", why=str(self._wrong))
        assert isinstance(self._body, kind)
        return self._body

    def loose_body(self) -> Any:
        """The body as plain values, whatever it is."""
        try:
            return msgspec.json.decode(self.raw or b"{}")
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return None

    def after(self) -> int:
        """How much of the story was read before; a browser that reconnects says so in a header."""
        text = self.headers.get("last-event-id") or self.request.query_params.get("after") or "0"
        if not NUMBER.fullmatch(text):
            raise AtDoor("header", name="Last-Event-ID")
        return int(text)

    def key(self) -> str | None:
        """The key under which this happens once; whoever knows one that gives a token back has the token."""
        if self.call.method != "POST":
            return None
        key = self.headers.get("idempotency-key")
        if key is not None and (not VISIBLE.fullmatch(key) or (self.call.gives_token and len(key) < GUESSABLE)):
            raise AtDoor("header", name="Idempotency-Key")
        return key

    def key_of(self, by: int) -> str | None:
        """The same for the journal: everybody has keys of their own."""
        key = self.key()
        return None if key is None else f"{by}:{key}"

    def fingerprint(self) -> bytes:
        """The body, in few bytes."""
        return hashlib.sha256(self.raw).digest()

    # --- which table, and who

    async def live(self) -> Live:
        """The table of the path, awake; whoever comes for a seat of their own that was just taken has it again."""
        live = await self._find()
        if self.request.query_params.get("as") is None:
            await live.let_back(self.token)
        return live

    async def _find(self) -> Live:
        """The table of the path, awake.

        Whoever is not known there needs a knock and a turn to have it looked for, so that whoever has guessed too often
        learns nothing, neither from the answer nor from the time it takes. Both are given back where there is such a
        table, but for the knock of a call that always takes one.
        """
        house, code = self.door.house, self.request.path_params["code"]
        if self._known_at(house.codes.get(read_code(code) or "")):
            return await house.at(code)
        knock = nullcontext() if self.call.knock else self.door.knocks.lent(self.address)
        with knock, self.door.guesses.turn(self.address):
            live = await house.at(code)
            if live.table.hidden and not self.may_stay(live):
                raise Unknown("unknown-code", code=live.table.code)
            return live

    def _known_at(self, live: Live | None) -> bool:
        """Whether that table is awake, and whoever asks has a token of it, or shows one in the body."""
        if live is None:
            return False
        table = live.table
        if self.token is not None and table.was_put_out(self.token):
            return self.call.put_out
        shown = digest(self._body.token) if isinstance(self._body, TokenShown) else None
        return any(
            known is not None
            for token in (self.token, shown)
            if token is not None
            for known in (table.bearer(token), table.owner_before(token), table.leaver(token))
        )

    @property
    def token(self) -> str | None:
        """The token, hashed; a header wins over a cookie."""
        token = self.bearer if self.bearer is not None else self.cookie
        return None if token is None else digest(token[:LONGEST_TOKEN])

    def by(self, live: Live) -> int:
        """The key of whoever asks, if this is theirs to do."""
        return live.hosting(self.token) if self.call.who == "host" else live.seated(self.token)

    def doer(self, live: Live) -> int:
        """The same for whoever does something, which nobody may do too often."""
        by = self.by(live)
        self.door.deeds.take((live.table.name, by))
        return by

    def reader(self, live: Live) -> int | None:
        """The key of whoever asks, None for somebody unknown; a cookie may be older than the table."""
        try:
            return live.bearer(self.token)
        except Stranger:
            if self.bearer is not None:
                raise
            return None

    def owner(self, live: Live) -> int | None:
        """The key of the chair that whoever asks owns, by whichever token comes along: nobody has two."""
        shown = [token for token in (self.bearer, self.cookie) if token is not None]
        keys = [live.table.bearer(digest(token[:LONGEST_TOKEN])) for token in shown]
        return next((key for key in keys if key), None)

    def sight(self, live: Live) -> int:
        """The key of whoever looks, or the public's; a shared screen asks for the public's, whatever its cookie."""
        wanted = self.request.query_params.get("as")
        if wanted is None:
            return self.reader(live) or PUBLIC
        if wanted != "public":
            raise AtDoor("malformed-body", why="as")
        return PUBLIC

    def hosts(self, live: Live) -> bool:
        """Whether whoever asks is the table's host without a seat, who sees no more than the public."""
        return self.token is not None and live.table.bearer(self.token) == PUBLIC

    def game(self) -> int | None:
        """Which game of the table is asked for; None is the last one that is over."""
        wanted = self.request.query_params.get("game")
        if wanted is None:
            return None
        if not SMALL.fullmatch(wanted):
            raise AtDoor("malformed-body", why="game")
        return int(wanted)

    def baked(self, code: str, token: str) -> tuple[bytes, bytes]:
        """The token as a cookie for that table's path."""
        return self._cookie(code, token, COOKIE_SECONDS)

    def eaten(self, code: str) -> tuple[bytes, bytes]:
        """The cookie taken away."""
        return self._cookie(code, "", 0)

    def may_stay(self, live: Live) -> bool:
        """Whether whoever asks may look also where nobody new may: with a token, or with the pass of a watcher."""
        return self._known_at(live) or self.request.cookies.get(WATCH) == watch_pass(live) or live.table.watchers

    def watching(self, live: Live) -> tuple[tuple[bytes, bytes], ...]:
        """For whoever watches: a pass as a cookie, by which the same browser may come back when nobody new may."""
        if self._known_at(live) or not live.table.watchers:
            return ()
        return (self._cookie(live.table.code, watch_pass(live), WATCH_SECONDS, WATCH),)

    def _cookie(self, code: str, value: str, seconds: int, name: str = COOKIE) -> tuple[bytes, bytes]:
        secure = "; Secure" if is_secure(self.request, self.door.settings.proxies) else ""
        text = f"{name}={value}; Path=/api/tables/{code}; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}"
        return b"set-cookie", text.encode()


def watch_pass(live: Live) -> str:
    """What shows that somebody has watched that table before; it follows from a name that nobody outside knows."""
    return digest(f"watch {live.table.name}")


def _host_in(address: str) -> str | None:
    """The host a page came from; None where that is no address."""
    try:
        return urlsplit(address).netloc.lower()
    except ValueError:
        return None
