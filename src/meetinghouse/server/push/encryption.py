"""The encryption of push messages, so that push services cannot read them (RFC 8291, with RFC 8188)."""

from __future__ import annotations

import os

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from .keys import point_of

RECORD = 4096  # bytes of a record at most, as the message says; push services take no more
SALT = 16  # bytes
LAST = b"\x02"  # ends the text of the last record; zeros may follow it


def encrypted(text: bytes, point: bytes, secret: bytes, size: int) -> bytes:
    """The body of a message to a device with this public key and secret. All texts up to `size` give one length.

    Raises `ValueError` if the point is not on the curve.
    """
    device = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    return sealed(text + LAST + bytes(size - len(text)), device, secret, ec.generate_private_key(ec.SECP256R1()))


def sealed(
    padded: bytes,
    device: ec.EllipticCurvePublicKey,
    secret: bytes,
    sender: ec.EllipticCurvePrivateKey,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a padded text with a key of the sender that is used only once."""
    salt = os.urandom(SALT) if salt is None else salt
    ours, theirs = point_of(sender.public_key()), point_of(device)
    shared = _derived(32, secret, sender.exchange(ec.ECDH(), device), b"WebPush: info\0" + theirs + ours)
    key = _derived(16, salt, shared, b"Content-Encoding: aes128gcm\0")
    nonce = _derived(12, salt, shared, b"Content-Encoding: nonce\0")
    head = salt + RECORD.to_bytes(4) + len(ours).to_bytes() + ours
    return head + AESGCM(key).encrypt(nonce, padded, None)


def _derived(length: int, salt: bytes, material: bytes, info: bytes) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)
