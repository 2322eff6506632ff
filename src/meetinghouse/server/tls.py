"""TLS: a certificate and its key, read from their files and checked."""

from __future__ import annotations

import hashlib
import ssl
from pathlib import Path
from typing import Literal, Never

import msgspec

MISMATCH = ("KEY_VALUES_MISMATCH", "KEY_TYPE_MISMATCH", "NO_CERTIFICATE_ASSIGNED")  # the last for a wrong type of key
UNTIMELY: dict[int, Literal["early", "ended"]] = {9: "early", 10: "ended"}  # OpenSSL's X509_V_ERR_…


class Unusable(Exception):
    """A file cannot be used: `why` is the key of a text, `path` the file, `reason` what OpenSSL or the system says."""

    def __init__(self, why: str, path: Path, reason: str | OSError = "") -> None:
        super().__init__(f"{path}: {why}")
        self.why = why
        self.path = path
        self.reason = reason


class Certificate(msgspec.Struct, frozen=True):
    """A certificate and its key, with the fingerprint that browsers show."""

    path: Path
    key: Path
    fingerprint: str
    context: ssl.SSLContext
    untimely: Literal["early", "ended"] | None  # not valid yet, or no longer


def read(path: Path, key: Path) -> Certificate:
    """Read a certificate and its key. Raises `Unusable` if something is wrong with the files."""
    pem = _text(path)
    secret = _text(key)
    try:
        ssl.create_default_context(cadata=pem)
        first = _first(pem)
    except (ssl.SSLError, ValueError):
        raise Unusable("cli-tls-not-a-certificate", path) from None
    if "PRIVATE KEY-----" not in secret:
        raise Unusable("cli-tls-not-a-key", key)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.set_alpn_protocols(["http/1.1"])
    try:
        context.load_cert_chain(path, key, password=lambda: _locked(key))
    except ssl.SSLError as error:
        if error.reason is None:  # OpenSSL says no more than "PEM lib"
            raise Unusable("cli-tls-not-a-key", key) from None
        why = "cli-tls-mismatch" if error.reason in MISMATCH else "cli-tls-refused"
        raise Unusable(why, key, error.reason.replace("_", " ").lower()) from None
    fingerprint = hashlib.sha256(first).digest().hex(":").upper()  # as browsers show it
    return Certificate(path, key, fingerprint, context, _untimely(context, first))


def _text(path: Path) -> str:
    try:
        return path.read_bytes().decode("ascii", "ignore")
    except FileNotFoundError:
        raise Unusable("cli-tls-missing", path) from None
    except OSError as error:
        raise Unusable("cli-unreadable", path, error) from None


def _locked(key: Path) -> Never:
    """Refuse an encrypted key, for which OpenSSL would ask for the password at the terminal."""
    raise Unusable("cli-tls-locked", key)


def _first(pem: str) -> bytes:
    """The first certificate of a chain, which is the server's own."""
    body = pem[pem.index(ssl.PEM_HEADER) : pem.index(ssl.PEM_FOOTER) + len(ssl.PEM_FOOTER)]
    return ssl.PEM_cert_to_DER_cert(body)


def _untimely(context: ssl.SSLContext, trusted: bytes) -> Literal["early", "ended"] | None:
    """Why the certificate is not valid now, if so, found by a handshake in memory with a client that trusts it."""
    believer = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    believer.check_hostname = False
    believer.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN
    believer.load_verify_locations(cadata=trusted)
    there, back = ssl.MemoryBIO(), ssl.MemoryBIO()
    guest, house = believer.wrap_bio(back, there), context.wrap_bio(there, back, server_side=True)
    for side in (guest, house, guest):
        try:
            side.do_handshake()
        except ssl.SSLWantReadError:
            continue
        except ssl.SSLCertVerificationError as refused:
            return UNTIMELY.get(refused.verify_code)
    return None
