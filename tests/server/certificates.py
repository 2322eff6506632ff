"""Certificates and keys of hosts, good and bad."""

from __future__ import annotations

import datetime
import ssl
from pathlib import Path
from typing import TypeAlias

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.x509.oid import NameOID

Key: TypeAlias = ec.EllipticCurvePrivateKey | rsa.RSAPrivateKey
HOME = {"localhost", "127.0.0.1"}
PEM = serialization.Encoding.PEM
PKCS8 = serialization.PrivateFormat.PKCS8


def trusting(path: Path | str) -> ssl.SSLContext:
    """An SSL context for a client that trusts this certificate."""
    return ssl.create_default_context(cafile=path)


def ec_key() -> Key:
    return ec.generate_private_key(ec.SECP256R1())


def rsa_key(bits: int) -> Key:
    return rsa.generate_private_key(65537, bits)


def laid(
    path: Path, key: Path, secret: Key, *, called: str, begins: int = -1, lasts: int = 100, authority: Key | None = None
) -> None:
    """Write a certificate and its key, self-signed or signed by an authority; times are in days from now."""
    name = _name(called)
    begin = datetime.datetime.now(datetime.UTC) + datetime.timedelta(days=begins)
    made = (
        x509.CertificateBuilder(
            _name("Authority") if authority else name, name, secret.public_key(), x509.random_serial_number()
        )
        .not_valid_before(begin)
        .not_valid_after(begin + datetime.timedelta(days=lasts))
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .sign(authority or secret, hashes.SHA256())
    )
    path.write_bytes(made.public_bytes(PEM))
    key.write_bytes(secret.private_bytes(PEM, PKCS8, serialization.NoEncryption()))


def locked(key: Path, path: Path) -> Path:
    """Write the key to another file, encrypted with a password."""
    secret = serialization.load_pem_private_key(key.read_bytes(), None)
    path.write_bytes(secret.private_bytes(PEM, PKCS8, serialization.BestAvailableEncryption(b"sesame")))
    return path


def _name(called: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, called)])
