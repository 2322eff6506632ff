"""A push service for tests: it checks who sends, and devices of its own decrypt what arrives.

Written from the standards (RFC 8030, 8188, 8291, 8292) without the house's code, so that both can be compared.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import ssl
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from meetinghouse.server.certificate import own_certificate
from meetinghouse.server.push.keys import Keys
from meetinghouse.server.settings import UNLIMITED, Push, Settings
from tests.patience import PATIENCE, eventually

from .certificates import HOME, trusting

DAY = 86400
KEY = bytes(range(32))  # the store's key of the house that sends to the service


def coded(body: bytes) -> str:
    return base64.urlsafe_b64encode(body).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def hkdf(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    """One round of HKDF, for at most 32 bytes."""
    key = hmac.digest(salt, material, hashlib.sha256)
    return hmac.digest(key, info + b"\x01", hashlib.sha256)[:length]


class Pushed(NamedTuple):
    """A request that the service has received."""

    path: str
    headers: dict[str, str]
    body: bytes
    at: float


class Phone:
    """A device with a subscription, as a browser makes it."""

    def __init__(self, service: PushService, name: str, language: str = "en") -> None:
        self.service = service
        self.path = f"/to/{name}"
        self.language = language
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = hashlib.sha256(name.encode()).digest()[:16]
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def subscription(self) -> dict[str, str]:
        """What its page sends to the house."""
        return {
            "endpoint": self.service.url + self.path,
            "p256dh": coded(self._point),
            "auth": coded(self._secret),
            "language": self.language,
        }

    @property
    def pushed(self) -> list[Pushed]:
        """All that was sent to it."""
        return [each for each in self.service.pushed if each.path == self.path]

    @property
    def texts(self) -> list[Any]:
        return [json.loads(self.decrypted(each.body)) for each in self.pushed]

    def decrypted(self, body: bytes) -> bytes:
        """The text of a message."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        point, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size <= 4096
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        info = b"WebPush: info\0" + self._point + point
        shared = hkdf(self._secret, self._key.exchange(ec.ECDH(), sender), info, 32)
        key = hkdf(salt, shared, b"Content-Encoding: aes128gcm\0", 16)
        nonce = hkdf(salt, shared, b"Content-Encoding: nonce\0", 12)
        text, mark, rest = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\x02")
        assert mark
        assert not rest.strip(b"\0")
        return text


class PushService:
    """An https server at a free port of this machine."""

    def __init__(self, folder: Path) -> None:
        certificate = own_certificate(folder / "push", HOME)
        self.trusting: ssl.SSLContext = trusting(certificate.path)
        self.pushed: list[Pushed] = []
        self.faults: list[str] = []
        self.answers: dict[str, list[tuple[int, dict[str, str]]]] = {}  # by path: the responses before it says 201
        self.open = threading.Event()  # while it is not set, the service is slow
        self.open.set()
        self.key = Keys(KEY, "").public  # the house's public key, as its browsers are told
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.socket = certificate.context.wrap_socket(self._server.socket, server_side=True)
        self.url = f"https://localhost:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.open.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(PATIENCE)

    def has_sent(self, number: int) -> list[Pushed]:
        """Wait for this many requests; returns them all, once they were checked."""
        eventually(lambda: len(self.pushed) >= number, f"{number} push messages")
        assert self.faults == []
        return self.pushed

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                status, more = service._receive(Pushed(self.path, headers, body, time.monotonic()))
                service.open.wait(PATIENCE)
                try:
                    self.send_response(status)
                    for name, value in {"Content-Length": "0", **more}.items():
                        self.send_header(name, value)
                    self.end_headers()
                except OSError:
                    pass  # the house has given up

            def log_message(self, format: str, *args: Any) -> None:
                pass

        return Handler

    def _receive(self, pushed: Pushed) -> tuple[int, dict[str, str]]:
        try:
            self._check(pushed.headers)
        except Exception as error:  # `has_sent` tells the test
            self.faults.append(repr(error))
        self.pushed.append(pushed)
        waiting = self.answers.get(pushed.path)
        return waiting.pop(0) if waiting else (201, {})

    def _check(self, headers: dict[str, str]) -> None:
        """What a push service demands of a message."""
        scheme, _, rest = headers["authorization"].partition(" ")
        assert scheme == "vapid"
        given = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert given["k"] == self.key
        head, said, signature = given["t"].split(".")
        assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
        claims = json.loads(decoded(said))
        assert claims["aud"] == self.url
        assert time.time() < claims["exp"] <= time.time() + DAY
        assert claims["sub"].startswith(("mailto:", "https://"))
        both = decoded(signature)
        assert len(both) == 64
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(given["k"]))
        encoded = encode_dss_signature(int.from_bytes(both[:32]), int.from_bytes(both[32:]))
        key.verify(encoded, f"{head}.{said}".encode(), ec.ECDSA(hashes.SHA256()))
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        assert len(headers["topic"]) <= 32


def pushing(service: PushService, private: bool = True) -> Settings:
    """The settings of a house that sends push messages, also to services on this machine."""
    return msgspec.structs.replace(UNLIMITED, push=Push("mailto:ann@example.org", KEY, private, service.trusting))
