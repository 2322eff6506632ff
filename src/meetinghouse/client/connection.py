"""Calls to a table on a server, and its stream."""

from __future__ import annotations

import ssl
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeAlias

import httpx
import msgspec

from .refusal import answer_in, is_passing

TRIES = 5
QUIET = 40.0  # seconds without even a heartbeat, after which the connection counts as lost

# The certificates to trust: those of the usual authorities (True), of a file or a context, or any (False).
Verify: TypeAlias = bool | str | Path | ssl.SSLContext


class Connection:
    """A connection to a table on a server, as the public or with the token of a seat."""

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
        self._as: dict[str, str] = {}  # names a seat on a phone that is handed round
        self._http = http or httpx.Client(timeout=httpx.Timeout(10.0), verify=_trusting(verify))

    def close(self) -> None:
        """Close the connections. The seat stays yours."""
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @contextmanager
    def _or_close(self) -> Iterator[None]:
        """Close the connections if a class method fails, because it then returns no table to close."""
        try:
            yield
        except BaseException:
            self.close()
            raise

    def _post(self, what: str, **body: Any) -> Any:
        """Do something at the table."""
        return self._send("POST", f"/api/tables/{self.code}/{what}", body)

    def _get(self, what: str) -> Any:
        """Read something of the table."""
        return self._send("GET", f"/api/tables/{self.code}/{what}")

    def _send(self, method: str, path: str, body: Any = None) -> Any:
        return msgspec.json.decode(self._fetch(method, path, body))

    def _fetch(self, method: str, path: str, body: Any = None, **params: str) -> bytes:
        """Call the server. After a lost connection the request is repeated with the same key, so it is done once."""
        headers = self._headers()
        content = None
        if method == "POST":
            content = msgspec.json.encode(body or {})
            headers |= {"Idempotency-Key": uuid.uuid4().hex, "Content-Type": "application/json"}
        for last in [False] * (TRIES - 1) + [True]:
            try:
                response = self._http.request(
                    method, self.server + path, params=self._as | params, content=content, headers=headers
                )
                if last or not is_passing(response.status_code, response.content):
                    break
            except httpx.TransportError as error:
                if last or is_distrust(error):
                    raise
            time.sleep(0.3)
        return answer_in(response.status_code, response.content)

    def _headers(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    def _stream(self, length: int) -> Iterator[tuple[str, str]]:
        """Yield the name and the data of each event sent after this length of the story."""
        headers = self._headers() | {"Accept": "text/event-stream"}
        if length:
            headers["Last-Event-ID"] = str(length)
        url = f"{self.server}/api/tables/{self.code}/stream"
        timeout = httpx.Timeout(10.0, read=QUIET)
        with self._http.stream("GET", url, params=self._as, headers=headers, timeout=timeout) as response:
            if response.status_code != 200:
                if response.status_code in (429, 502, 503, 504):  # the caller tries again
                    return
                answer_in(response.status_code, response.read())
            event = "message"
            for line in response.iter_lines():
                if line.startswith("event: "):
                    event = line[7:]
                elif line.startswith("data: "):
                    yield event, line[6:]
                    event = "message"


def _trusting(verify: Verify) -> bool | ssl.SSLContext:
    return ssl.create_default_context(cafile=verify) if isinstance(verify, str | Path) else verify


def is_distrust(error: BaseException | None) -> bool:
    """Whether an error says that the certificate is not trusted, so that trying again is useless."""
    while error is not None and not isinstance(error, ssl.SSLCertVerificationError):
        error = error.__cause__ or error.__context__
    return error is not None
