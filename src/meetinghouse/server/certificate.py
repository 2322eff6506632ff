"""The server's own certificate: created on first use beside the data file, and renewed in time."""

from __future__ import annotations

import datetime
import ipaddress
from collections.abc import Iterable
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from . import tls
from .files import PUBLIC, SECRET, write_whole

NAME = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Meetinghouse")])
DAYS = 800  # Apple's devices accept at most 825
SPARE_DAYS = 30  # days before its end on which it is renewed


def own_certificate(data: Path, names: Iterable[str]) -> tls.Certificate:
    """The certificate beside the data file, for at least these names and addresses.

    Raises `Unusable` if there is a certificate that the server did not make.
    """
    real = data.resolve()  # a symbolic link may lead to the file
    path, key = (real.with_name(f"{real.name}.{kind}.pem") for kind in ("cert", "key"))
    wanted = {_general(each) for each in names}
    found = _found(path, key)
    try:
        if found is not None and _fits(found, wanted):
            return tls.read(path, key)
    except tls.Unusable as damaged:
        if damaged.why == "cli-unreadable":
            raise
    _make(path, key, wanted)
    return tls.read(path, key)


def _found(path: Path, key: Path) -> x509.Certificate | None:
    """The certificate made earlier, if there is one. Raises `Unusable` for one that the server did not make."""
    try:
        found = x509.load_pem_x509_certificate(path.read_bytes())
    except FileNotFoundError:
        if key.exists():  # the key is written last, so this one is not ours
            raise tls.Unusable("cli-tls-not-own", key) from None
        return None
    except OSError as error:
        raise tls.Unusable("cli-unreadable", path, error) from None
    except ValueError:
        raise tls.Unusable("cli-tls-not-own", path) from None
    if not found.subject == found.issuer == NAME:
        raise tls.Unusable("cli-tls-not-own", path)
    return found


def _fits(found: x509.Certificate, wanted: set[x509.GeneralName]) -> bool:
    """Whether a certificate is valid for long enough, and for all these names."""
    try:
        named = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        return False
    lasts = found.not_valid_after_utc - _now() > datetime.timedelta(days=SPARE_DAYS)
    return lasts and wanted <= set(named)


def _make(path: Path, key: Path, names: set[x509.GeneralName]) -> None:
    secret = ec.generate_private_key(ec.SECP256R1())
    usage = x509.KeyUsage(True, False, False, False, False, False, False, False, False)  # only digital signatures
    begins = _now() - datetime.timedelta(days=1)  # a phone's clock may be slow
    made = (
        x509.CertificateBuilder(NAME, NAME, secret.public_key(), x509.random_serial_number())
        .not_valid_before(begins)
        .not_valid_after(begins + datetime.timedelta(days=DAYS))
        .add_extension(x509.SubjectAlternativeName(sorted(names, key=repr)), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(usage, critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(secret.public_key()), critical=False)
        .sign(secret, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    plain = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    write_whole(path, made.public_bytes(pem), PUBLIC)
    write_whole(key, secret.private_bytes(pem, *plain), SECRET)


def _general(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(name.partition("%")[0]))  # without the scope of fe80::1%eth0
    except ValueError:
        return x509.DNSName(name)


def _now() -> datetime.datetime:
    return datetime.datetime.now(datetime.UTC)
