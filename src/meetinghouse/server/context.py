"""The context of a request: its body, its table, and the key of its sender."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Hashable
from contextlib import nullcontext
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import parse_qsl, urlsplit

import msgspec
from starlette.requests import Request
from starlette.types import Receive, Scope

from ..engine.unfit import unfit
from ..tables import callers, eyes, one_phone
from ..tables.codes import digest, read_code
from ..tables.live import Live
from ..tables.reader import Reader
from ..tables.refusals import Forbidden, Stranger, Unknown
from ..tables.table import PUBLIC
from .address import address_of, is_secure
from .bodies import TokenShown
from .refusals import HttpRefused
from .reply import Header
from .state import AppState

if TYPE_CHECKING:
    from .calls.call import Call

Wanted = TypeVar("Wanted")

SEAT_COOKIE = "seat"
SEAT_SECONDS = 30 * 86400
WATCH_COOKIE = "watch"
WATCH_SECONDS = 86400
LONGEST_TOKEN = 100  # characters; the rest is cut off, because the cache of replies stores tokens
VISIBLE = re.compile(r"[!-~]{1,64}")
GUESSABLE = 16  # characters; two clients might choose the same shorter key
NUMBER = re.compile(r"[0-9]{1,10}")
SMALL_NUMBER = re.compile(r"[0-9]{1,6}")


class Context:
    """A request and its call. The sender is checked before the body, so that strangers learn nothing."""

    def __init__(self, state: AppState, call: Call, scope: Scope, receive: Receive) -> None:
        self.state = state
        self.call = call
        self.request = Request(scope)
        self._receive_part = receive
        # by name; of two with one name the first counts
        self.headers: dict[str, str] = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"][::-1]
        }
        self.address = address_of(self.request, state.settings.proxies)
        self.raw = b""
        scheme, _, token = self.headers.get("authorization", "").partition(" ")
        self.bearer = token.strip()[:LONGEST_TOKEN] if token and scheme.lower() == "bearer" else None
        self.cookie = self.request.cookies.get(SEAT_COOKIE)
        self._body: Any = None
        self._invalid: msgspec.ValidationError | None = None

    # --- checks before the table is looked up

    def check_origin(self) -> None:
        """Refuse requests by pages of other sites, with which browsers send our cookie.

        This concerns posts, and also streams, because a new stream ends the seat's earlier one.
        """
        if (self.call.method == "GET" and not self.call.streams) or self.bearer is not None:
            return
        origin = self.headers.get("origin")
        site = self.headers.get("sec-fetch-site")
        if site in ("cross-site", "same-site") or (origin is not None and not self._is_own_page(origin)):
            raise HttpRefused("cross-origin")
        unsaid = site is None and origin is None  # over plain http; pages at other ports share our cookies
        foreign = unsaid and not self._is_own_page(self.headers.get("referer", ""))
        if self.call.streams and self.cookie is not None and foreign:
            raise HttpRefused("cross-origin")

    def _is_own_page(self, address: str) -> bool:
        return _host_in(address) == self.headers.get("host", "").lower()

    def idempotency_key(self) -> str | None:
        """The header Idempotency-Key. It must be too long to guess if the cached reply holds a token."""
        if self.call.method != "POST":
            return None
        key = self.headers.get("idempotency-key")
        if key is not None and (not VISIBLE.fullmatch(key) or (self.call.gives_token and len(key) < GUESSABLE)):
            raise HttpRefused("header", name="Idempotency-Key")
        return key

    def journal_key(self, by: int) -> str | None:
        """The idempotency key for the journal, where keys of different seats must differ."""
        key = self.idempotency_key()
        return None if key is None else f"{by}:{key}"

    def shared_key(self) -> str | None:
        """The idempotency key of a call that gives a token. It depends on the token in the header."""
        key = self.idempotency_key()
        return None if key is None else f"{'' if self.bearer is None else digest(self.bearer)}:{key}"

    def cache_key(self, key: str) -> Hashable:
        """The idempotency key for the cache of replies, where keys of different tokens must differ.

        For strangers only a token in the header counts: a repeated request already has the cookie of the first reply.
        """
        token = self.bearer if self.call.knock else self.token
        return self.request.scope["path"].upper(), token, key

    # --- the body

    async def read_body(self) -> None:
        """Read and decode the body. A body with the wrong structure is refused later, by `body`."""
        if self.call.body is None:
            return
        self.raw = await self._receive()
        if self.raw:
            kind = self.headers.get("content-type", "").split(";")[0].strip().lower()
            if kind != "application/json":
                raise HttpRefused("not-json-type")
        try:
            self._body = msgspec.json.decode(self.raw or b"{}", type=self.call.body)
        except msgspec.ValidationError as error:
            self._invalid = error.with_traceback(None)  # whose frames would hold this context
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise HttpRefused("not-json") from None

    async def _receive(self) -> bytes:
        most = self.state.settings.most_body
        if "transfer-encoding" in self.headers:
            raise HttpRefused("no-length")
        length = self.headers.get("content-length", "0")
        if len(length) > 9 or int(length) > most:
            raise HttpRefused("too-large", most=most)
        body, ends = b"", False
        try:
            async with asyncio.timeout(self.state.settings.body_patience):
                while not ends:
                    part = await self._receive_part()
                    if part["type"] == "http.disconnect":
                        raise HttpRefused("slow-body")
                    body, ends = body + part.get("body", b""), not part.get("more_body")
                    if len(body) > most:
                        raise HttpRefused("too-large", most=most)
        except TimeoutError:
            raise HttpRefused("slow-body") from None
        return body

    def body(self, kind: type[Wanted]) -> Wanted:
        """The decoded body. Refused if it does not have this type."""
        if self._invalid is not None:
            raise HttpRefused("malformed-body", **unfit(self._invalid))
        assert isinstance(self._body, kind)
        return self._body

    def untyped_body(self) -> Any:
        """The body as plain values, even if it has the wrong structure; None if it is not JSON."""
        try:
            return msgspec.json.decode(self.raw or b"{}")
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return None

    def fingerprint(self) -> bytes:
        """A hash of the body, by which a repeated request is recognized."""
        return hashlib.sha256(self.raw).digest()

    # --- the query

    @cached_property
    def query(self) -> dict[str, str]:
        """The parameters; of two with one name the last counts."""
        text: bytes = self.request.scope["query_string"]
        return dict(parse_qsl(text.decode("latin-1"), keep_blank_values=True)) if text else {}

    def last_event_id(self) -> int:
        """How many lines of the story the reader has, from the header that browsers send when they reconnect."""
        text = self.headers.get("last-event-id") or self.query.get("after") or "0"
        if not NUMBER.fullmatch(text):
            raise HttpRefused("header", name="Last-Event-ID")
        return int(text)

    def wants(self, what: str) -> bool:
        """Whether the reader asked for this: ``whole`` messages instead of changes, the ``basis`` of the view…"""
        wanted = self.query.get(what, "0")
        if wanted not in ("0", "1"):
            raise HttpRefused("malformed-body", why="query", field=what)
        return wanted == "1"

    def game_number(self) -> int | None:
        """The number of the requested game at the table; None for the last finished one."""
        wanted = self.query.get("game")
        if wanted is None:
            return None
        if not SMALL_NUMBER.fullmatch(wanted):
            raise HttpRefused("malformed-body", why="query", field="game")
        return int(wanted)

    # --- the table

    async def live(self) -> Live:
        """The table in the path, awake. An owner whose seat was opened to a newcomer gets it back by any request."""
        awake = self.state.house.codes.get(read_code(self.request.path_params["code"]) or "")
        known = self._known_at(awake)
        live = awake if awake is not None and known else await self._find()
        if self.token is not None and (self.is_host_without_seat(live) or not (known or self._known_at(live))):
            await live.refresh()  # they may just have sat down at another server
        if self.query.get("as") != "public":
            await callers.let_back(live, self.token)
        return live

    async def _find(self) -> Live:
        """Look up a table that sleeps, or for a stranger.

        For strangers the number of lookups is limited by tokens: of `knocks` for their address, and of `guesses` for
        the house. Without tokens the request is refused before the lookup, so that neither the response nor its
        duration reveals whether a code exists. If it does, the tokens are returned, except for calls that always take
        a knock.
        """
        house, code, limits = self.state.house, self.request.path_params["code"], self.state.limits
        knock = nullcontext() if self.call.knock else limits.knocks.lent(self.address)
        with knock, limits.guesses.turn(self.address):
            live = await house.at(code)
            if live.table.hidden and not self.may_watch(live):
                raise Unknown("unknown-code", code=live.table.code)
            return live

    def _known_at(self, live: Live | None) -> bool:
        """Whether the table is awake and knows the token of the request, or the token in its body."""
        if live is None:
            return False
        table = live.table
        if self.token is not None and table.was_put_out(self.token):
            return self.call.put_out
        shown = digest(self._body.token) if isinstance(self._body, TokenShown) else None
        return any(table.knows(token) for token in (self.token, shown) if token is not None)

    def may_watch(self, live: Live) -> bool:
        """Whether the client may watch: by a token, by the cookie of an earlier visit, or because anybody may."""
        return self._known_at(live) or self.request.cookies.get(WATCH_COOKIE) == watch_pass(live) or live.table.watchers

    # --- the client's key at the table

    @cached_property
    def token(self) -> str | None:
        """The hash of the token; a header takes precedence over a cookie."""
        token = self.bearer if self.bearer is not None else self.cookie
        return None if token is None else digest(token[:LONGEST_TOKEN])

    def authorized_key(self, live: Live) -> int:
        """The key of the seat or the host that may make this call, or of another seat on the same phone (`?as=`)."""
        if self.call.who == "host":
            return callers.hosting(live, self.token)
        if self.call.who == "master":
            return callers.mastering(live, self.token)
        seat, key = self._as_seat(), callers.seated(live, self.token)
        if seat is not None:
            return one_phone.key_at(live.table, key, seat)
        if live.table.is_master(key) and not self.call.for_seats:
            raise Forbidden("seated-only")
        return key

    def _as_seat(self) -> int | None:
        """The seat that the caller names as theirs, on a phone with several; None if they name none."""
        wanted = self.query.get("as")
        if wanted is None or wanted == "public":
            return None
        if not SMALL_NUMBER.fullmatch(wanted):
            raise HttpRefused("malformed-body", why="query", field="as")
        return int(wanted)

    def acting_key(self, live: Live) -> int:
        """The key of the seat or the host that may do this act. Refused if they act too often."""
        by = self.authorized_key(live)
        self.state.limits.acts.spend((live.table.name, by))
        return by

    def bearer_key(self, live: Live) -> int | None:
        """The key that belongs to the token, if any. An unknown cookie is no error: it may be older than the table."""
        try:
            return callers.bearer(live, self.token)
        except Stranger:
            if self.bearer is not None:
                raise
            return None

    def lost_seat(self, live: Live) -> bool:
        """Whether the master has given the seat of this browser's cookie to another device."""
        asked = self.bearer is None and self.query.get("as") != "public"
        return asked and self.token is not None and live.table.was_lost(self.token)

    def owner_key(self, live: Live) -> int | None:
        """The key of the client's own seat, by header or by cookie, so that nobody takes two."""
        shown = [token for token in (self.bearer, self.cookie) if token is not None]
        keys = [live.table.bearer(digest(token[:LONGEST_TOKEN])) for token in shown]
        return next((key for key in keys if key and not live.table.is_master(key)), None)

    def reader(self, live: Live) -> Reader:
        """The reader of the requested view. A shared screen asks for the public's, whatever its cookie.

        A phone that is handed round gets the public's view, too, unless it names one of its seats. A master may read
        any seat, but has no stream of a seat with a phone of its own, because it would end that phone's stream.
        """
        seat = self._as_seat()
        after, whole = (self.last_event_id(), self.wants("whole")) if self.call.streams else (0, False)
        if seat is not None:
            mine = callers.seated(live, self.token)
            if live.table.is_master(mine) and not (self.call.streams or self.wants("stream")):
                return Reader(live.table.at(seat).key)
            return Reader(one_phone.key_at(live.table, mine, seat), after, whole)
        key = None if self.query.get("as") == "public" else self.bearer_key(live)
        if not key and eyes.shut_out(live.table):
            raise Forbidden("eyes-open")
        if key and one_phone.is_shared(live.table, key):
            return Reader(PUBLIC, after, whole, phone=key)
        return Reader(key or PUBLIC, after, whole)

    def is_host_without_seat(self, live: Live) -> bool:
        """Whether the client hosts the table without a seat, and so sees what the public sees."""
        return self.token is not None and live.table.bearer(self.token) == PUBLIC

    # --- cookies

    def set_cookie(self, code: str, token: str) -> Header:
        """A header that sets the cookie of a seat, for the path of its table."""
        return self._cookie(SEAT_COOKIE, token, code, SEAT_SECONDS)

    def clear_cookie(self, code: str) -> Header:
        """A header that deletes the cookie of a seat."""
        return self._cookie(SEAT_COOKIE, "", code, 0)

    def watch_cookie(self, live: Live) -> tuple[Header, ...]:
        """A cookie with which a watcher may come back after the table is closed to new watchers."""
        if self._known_at(live) or not live.table.watchers:
            return ()
        return (self._cookie(WATCH_COOKIE, watch_pass(live), live.table.code, WATCH_SECONDS),)

    def _cookie(self, name: str, value: str, code: str, seconds: int) -> Header:
        secure = "; Secure" if is_secure(self.request, self.state.settings.proxies) else ""
        text = f"{name}={value}; Path=/api/tables/{code}; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}"
        return b"set-cookie", text.encode()


def watch_pass(live: Live) -> str:
    """The value of a watcher's cookie, derived from the table's internal name."""
    return digest(f"watch {live.table.name}")


def _host_in(address: str) -> str | None:
    try:
        return urlsplit(address).netloc.lower()
    except ValueError:
        return None
