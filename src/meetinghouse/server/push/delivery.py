"""The request to a push service: over https, to a public address only, without redirects and without much patience."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from typing import NamedTuple
from urllib.parse import urlsplit

import h11

HTTPS = 443
LARGEST_HEAD = 16 * 1024  # bytes of a response's status line and headers
AT_A_TIME = 4096  # bytes
TRIED = 3  # addresses of a host
CONNECTED_IN = 4.0  # seconds; then the next address is tried
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")  # IPv6 addresses that stand for IPv4 addresses (NAT64)


class Unreachable(Exception):
    """The push service did not answer. Perhaps it does later."""


class PrivateAddress(Exception):
    """The endpoint is in a private network, which the house must not call for strangers."""


class Answer(NamedTuple):
    """The status of a response, and its header Retry-After."""

    status: int
    retry_after: str


async def deliver(
    endpoint: str, headers: Mapping[str, str], body: bytes, pool: Executor, tls: ssl.SSLContext, private: bool
) -> Answer:
    """Post a message to an endpoint. The caller limits the time. Raises `Unreachable` or `PrivateAddress`.

    The name is resolved once, and the connection goes to the address that was checked.
    """
    where = urlsplit(endpoint)
    host, port = where.hostname or "", where.port or HTTPS
    addresses = await _resolved(host, port, pool)
    if not private and not all(is_public(each) for each in addresses):
        raise PrivateAddress(host)
    target = (where.path or "/") + (f"?{where.query}" if where.query else "")
    request = h11.Request(method="POST", target=target, headers=[("Host", where.netloc), *headers.items()])
    reader, writer = await _connected(addresses[:TRIED], host, port, tls)
    try:
        return await _exchange(reader, writer, request, body)
    except (OSError, h11.ProtocolError, asyncio.IncompleteReadError) as error:
        raise Unreachable(type(error).__name__) from error
    finally:
        writer.transport.abort()


async def _connected(
    addresses: Sequence[str], host: str, port: int, tls: ssl.SSLContext
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to one of these addresses of a host, for the first ones may lead nowhere from here."""
    why: Exception = OSError()
    for address in addresses:
        try:
            async with asyncio.timeout(CONNECTED_IN):
                return await asyncio.open_connection(address, port, ssl=tls, server_hostname=host)
        except (OSError, ValueError) as error:  # also a timeout, or a certificate that is not trusted
            why = error
    raise Unreachable(type(why).__name__) from why


async def _exchange(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: h11.Request, body: bytes
) -> Answer:
    """Send a request and read the head of its response; the rest says nothing that matters."""
    connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=LARGEST_HEAD)
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(connection.send(part) or b"")
    await writer.drain()
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(AT_A_TIME))
        elif isinstance(event, h11.Response):
            waits = [value.decode("ascii", "replace") for name, value in event.headers if name == b"retry-after"]
            return Answer(event.status_code, waits[0] if waits else "")
        elif not isinstance(event, h11.InformationalResponse):
            raise Unreachable("no response")


async def _resolved(host: str, port: int, pool: Executor) -> list[str]:
    """All addresses of a host. In a thread of ours, because a slow name server holds it up."""
    find = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    try:
        found = await asyncio.get_running_loop().run_in_executor(pool, find)
    except (OSError, UnicodeError) as error:
        raise Unreachable("unknown host") from error
    return [str(address[0]) for *_, address in found]


def is_public(text: str) -> bool:
    """Whether an address belongs to the public internet: not to this machine, its network or anything reserved."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.sixtofour or address.teredo:
            return False
        if address.ipv4_mapped or address in TRANSLATED:
            address = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return address.is_global and not address.is_multicast
