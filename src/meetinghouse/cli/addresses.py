"""The addresses of a server: on this machine, in the network, and by name."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from typing import Literal

import msgspec

from ..server.store import Store
from ..server.tls import Certificate

EVERYWHERE = ("0.0.0.0", "::")
DEFAULT_PORTS = {"http": 80, "https": 443}
ELSEWHERE = "192.0.2.1"  # an address reserved for documentation; nothing is sent there


class Addresses(msgspec.Struct, frozen=True):
    """The addresses and files of a server, as `serve --json` prints them."""

    here: str
    network: str | None  # for other devices; None if the server listens only on this machine
    data: str
    certificate: str | None = None  # the file of its certificate, with https
    fingerprint: str | None = None  # SHA-256 of the certificate
    untimely: Literal["early", "ended"] | None = None  # why the certificate is not valid now
    metrics: str | None = None  # for Prometheus
    key: str | None = None  # the file of the key that encrypts the data; None if the key is in the environment
    names: tuple[str, ...] = ()  # addresses by the server's names; behind a proxy, at the default port


def addresses_of(
    listening: socket.socket, store: Store, certificate: Certificate | None, metrics: socket.socket | None = None
) -> Addresses:
    """The addresses of these sockets."""
    host, port = listening.getsockname()[:2]
    scheme = "http" if certificate is None else "https"
    shown: tuple[str | None, str | None, Literal["early", "ended"] | None] = (None, None, None)
    if certificate is not None:
        shown = str(certificate.path), certificate.fingerprint, certificate.untimely
    counts = None if metrics is None else _url("http", *metrics.getsockname()[:2]) + "metrics"
    data, key = str(store.data), None if store.key_file is None else str(store.key_file)
    if host in EVERYWHERE:
        own = own_address()
        network = None if own is None else _url(scheme, own, port)
        return Addresses(_url(scheme, "localhost", port), network, data, *shown, counts, key)
    here = _url(scheme, host, port)
    return Addresses(here, None if _is_local(host) else here, data, *shown, counts, key)


def named(names: Sequence[str], listening: socket.socket, tls: bool, proxied: bool) -> tuple[str, ...]:
    """The addresses by these names. A proxy uses https at the default port."""
    port = DEFAULT_PORTS["https"] if proxied else listening.getsockname()[1]
    return tuple(_url("https" if tls or proxied else "http", each, port) for each in names)


def names_of(host: str) -> set[str]:
    """The names and IP addresses of a server that listens on this host."""
    machine = socket.gethostname()
    found = {"localhost", "127.0.0.1", "::1", machine, f"{machine.split('.')[0]}.local", own_address()}
    found |= set() if host in EVERYWHERE else {host}
    return {each for each in found if each and each.isascii()}


def own_address() -> str | None:
    """The IP address of this machine in its network, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ELSEWHERE, 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if _is_local(found) or found in EVERYWHERE else found


def _is_local(host: str) -> bool:
    return host.startswith("127.") or host == "::1"


def _url(scheme: str, host: str, port: int) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"{scheme}://{name}/" if port == DEFAULT_PORTS[scheme] else f"{scheme}://{name}:{port}/"
