"""The house's key pair, by which push services know who sends (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import json
from hashlib import sha256
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the group on the curve P-256
WIDE = 48  # bytes; so much longer than the order that the remainder is evenly spread
VALID = 12 * 3600  # seconds that a signature is valid; push services allow a day
RENEWED = 3600  # seconds before its end at which a new one is made
MOST_KEPT = 200  # signatures


class Keys:
    """Signs messages to push services. The pair follows from the store's key, so that it is never lost without it."""

    def __init__(self, store_key: bytes, contact: str) -> None:
        wide = HKDF(hashes.SHA256(), WIDE, salt=None, info=b"meetinghouse push").derive(store_key)
        self._private = ec.derive_private_key(int.from_bytes(wide) % (ORDER - 1) + 1, ec.SECP256R1())
        self._contact = contact
        self._signed: dict[str, tuple[float, str]] = {}  # by push service: until when, and the header
        self.public = text_of(point_of(self._private.public_key()))  # browsers subscribe with it

    def authorization(self, endpoint: str, now: float) -> str:
        """The header by which the push service of this endpoint knows the house; `now` is the time since 1970."""
        where = urlsplit(endpoint)
        service = f"{where.scheme}://{where.netloc}"
        until, header = self._signed.get(service, (0.0, ""))
        if now > until - RENEWED:
            until = int(now) + VALID
            header = f"vapid t={self._token(service, int(until))}, k={self.public}"
            if len(self._signed) >= MOST_KEPT:
                self._signed.clear()
            self._signed[service] = until, header
        return header

    def _token(self, service: str, until: int) -> str:
        """A JSON web token for this service, signed with ES256."""
        said = {"aud": service, "exp": until, "sub": self._contact}
        signed = ".".join(text_of(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, said))
        first, second = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{text_of(first.to_bytes(32) + second.to_bytes(32))}"


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as a browser writes it: an uncompressed point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def text_of(body: bytes) -> str:
    """Bytes in base64url, without padding."""
    return base64.urlsafe_b64encode(body).rstrip(b"=").decode()


def topic_of(table: str, endpoint: str) -> str:
    """A name for all messages of one table to one device: a new one replaces one that has not arrived yet."""
    return text_of(sha256(f"{table} {endpoint}".encode()).digest()[:24])
