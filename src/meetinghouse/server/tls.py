"""TLS: a certificate and its key, read from their files and found fit to serve."""

from __future__ import annotations

import hashlib
import ssl
from pathlib import Path
from typing import Never

import msgspec


class Unusable(Exception):
    """Files that cannot serve: `why` is the key of a text, `path` the file it speaks of."""

    def __init__(self, why: str, path: Path, reason: str = "") -> None:
        super().__init__(f"{path}: {why}")
        self.why = why
        self.path = path
        self.reason = reason


class Certificate(msgspec.Struct, frozen=True):
    """A certificate and its key in files, and the SHA-256 by which people compare it."""

    path: Path
    key: Path
    fingerprint: str
    context: ssl.SSLContext


def read(path: Path, key: Path) -> Certificate:
    """The certificate in these files; Unusable where something is wrong with them."""
    pem = _text(path)
    _text(key)
    try:
        ssl.create_default_context(cadata=pem)
        fingerprint = _fingerprint(pem)
    except (ssl.SSLError, ValueError):
        raise Unusable("cli-tls-not-a-certificate", path) from None
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.set_alpn_protocols(["http/1.1"])
    try:
        context.load_cert_chain(path, key, password=lambda: _locked(key))
    except ssl.SSLError as error:
        mismatch = error.reason == "KEY_VALUES_MISMATCH"
        raise Unusable("cli-tls-mismatch" if mismatch else "cli-tls-not-a-key", key) from None
    return Certificate(path, key, fingerprint, context)


def _text(path: Path) -> str:
    try:
        return path.read_bytes().decode("ascii", "ignore")
    except FileNotFoundError:
        raise Unusable("cli-tls-missing", path) from None
    except OSError as error:
        raise Unusable("cli-unreadable", path, error.strerror or str(error)) from None


def _locked(key: Path) -> Never:
    """A password would be asked for at the terminal, where nobody may sit."""
    raise Unusable("cli-tls-locked", key)


def _fingerprint(pem: str) -> str:
    """As browsers show it; of a chain its first certificate's, which is the server's own."""
    body = pem[pem.index(ssl.PEM_HEADER) : pem.index(ssl.PEM_FOOTER) + len(ssl.PEM_FOOTER)]
    return hashlib.sha256(ssl.PEM_cert_to_DER_cert(body)).digest().hex(":").upper()
