"""``meetinghouse serve``: open the house to everybody in the network."""

from __future__ import annotations

import errno
import os
import re
import shlex
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Literal, NoReturn

import msgspec
import segno

from ..server import Settings
from ..server.certificate import own_certificate
from ..server.lock import InUse, only_one
from ..server.pages import built
from ..server.run import bind, run
from ..server.settings import UNLIMITED
from ..server.store import find_store
from ..server.tls import Certificate, Unusable, read
from ..tables.journal import Damaged, Unavailable
from ..texts import Texts
from .addresses import EVERYWHERE, Addresses, addresses_of, named, names_of
from .console import print_json
from .mistakes import Mistake, own_language
from .outdated import Outdated, find_outdated
from .session import state_folder
from .values import read_name, read_proxies, read_room

HERE = "127.0.0.1"
PORTS = range(65536)
PORT = re.compile("[0-9]{1,5}")


class Tls(msgspec.Struct, frozen=True):
    """What was said of TLS: with a certificate of the house's own, or with these files."""

    own: bool
    certificate: Path | None
    key: Path | None


def serve(
    host: str | None,
    port: int,
    data: Path | None,
    key_file: Path | None,
    most_room: str,
    language: str | None,
    qr: bool,
    json: bool,
    names: list[str],
    trust_proxy: list[str] | None,
    metrics: str | None,
    code_letters: Literal["4", "6"],
    unlimited: bool,
    open_page: bool,
    tls: Tls,
    close_old: bool,
    drain: bool,
) -> int:
    """Listen, say where, and go on until told to stop."""
    texts = Texts(own_language(language))
    path = data or state_folder() / "tables.db"
    _see_to_folder(path.parent, texts)
    certificate = _given(tls, texts)
    proxies = () if trust_proxy is None else read_proxies(trust_proxy, texts)
    room = read_room(most_room, texts)
    given = [read_name(each, texts) for each in names]
    host = host or (HERE if proxies else EVERYWHERE[0])
    listening = _listen(host, port, texts)
    counts = None
    try:
        counts = None if metrics is None else _listen(*_where(metrics, texts), texts)
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        with only_one(path):
            store = find_store(path, key_file)
            outdated = find_outdated(store)
            if outdated.games and not close_old:
                _refuse(outdated, texts)
            if tls.own and certificate is None:
                certificate = own_certificate(path, names_of(host) | set(given))
            addresses = msgspec.structs.replace(
                addresses_of(listening, store, certificate, counts),
                names=named(given, listening, tls=certificate is not None, proxied=bool(proxies)),
            )
            settings = msgspec.structs.replace(
                UNLIMITED if unlimited else Settings(),
                names=frozenset(each.lower() for each in names_of(host) | set(given)),
                proxies=proxies,
                code_letters=6 if code_letters == "6" else 4,
                network=addresses.network,
                most_room=room,
            )

            def ready() -> None:
                if json:
                    print_json(addresses)
                else:
                    _welcome(addresses, texts, qr, tls.certificate is None, bool(proxies))
                    _tell_closed(outdated, texts)
                    if drain:
                        print(texts.say("cli-drain"))
                sys.stdout.flush()
                if open_page and has_screen():
                    threading.Thread(target=webbrowser.open, args=(addresses.here,), daemon=True).start()

            def left(games: int, visited: int) -> None:
                if not json:
                    said = "cli-drain-left" if games else "cli-drain-over"
                    print(texts.say(said, games=games, visited=visited), flush=True)

            context = certificate.context if certificate else None
            run(listening, store, settings, ready, context, counts, outdated.tables, left if drain else None)
    except Unusable as bad:
        raise Mistake(texts.say(bad.why, path=str(bad.path), data=str(path), why=bad.reason)) from bad
    except InUse as error:
        raise Mistake(texts.say("cli-in-use", path=str(path))) from error
    except OSError as error:
        raise Mistake(
            texts.say("cli-unwritable", path=str(error.filename or path), why=error.strerror or str(error))
        ) from error
    except (Unavailable, Damaged) as error:
        raise Mistake(texts.say("cli-no-store", why=str(error))) from error
    finally:
        listening.close()
        if counts is not None:
            counts.close()
    return 0


def _see_to_folder(folder: Path, texts: Texts) -> None:
    """The usual one is made; any other must be there, for its name may be misspelt."""
    if folder == state_folder():
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Mistake(texts.say("cli-unwritable", path=str(folder), why=error.strerror or str(error))) from error
    elif not folder.exists():
        raise Mistake(texts.say("cli-no-folder", folder=str(folder), command=f"mkdir -p {shlex.quote(str(folder))}"))


def _given(tls: Tls, texts: Texts) -> Certificate | None:
    """The certificate in the files that were named."""
    if tls.certificate is None and tls.key is None:
        return None
    if tls.certificate is None or tls.key is None:
        raise Mistake(texts.say("cli-tls-both"))
    try:
        return read(tls.certificate, tls.key)
    except Unusable as bad:
        said = {"path": str(bad.path), "certificate": str(tls.certificate), "why": bad.reason}
        raise Mistake(texts.say(bad.why, **said)) from bad


def _refuse(outdated: Outdated, texts: Texts) -> NoReturn:
    """Name the games that cannot go on; whoever runs the house decides."""
    sys.stderr.write("".join(f"{line}\n" for line in outdated.lines(texts)))
    raise Mistake(texts.say("cli-old-games", count=len(outdated.games)))


def _tell_closed(outdated: Outdated, texts: Texts) -> None:
    if outdated.games:
        print(texts.say("cli-old-closed", count=len(outdated.games)), *outdated.lines(texts), sep="\n")


def has_screen() -> bool:
    """Whether a browser could show anything here."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _listen(host: str, port: int, texts: Texts) -> socket.socket:
    if port not in PORTS:
        raise Mistake(texts.say("cli-port", port=str(port)))
    try:
        return bind(host, port)
    except OSError as error:
        why = error.strerror or str(error)
        raise Mistake(texts.say("cli-no-listening", host=host, port=str(port), why=why)) from error


def _where(metrics: str, texts: Texts) -> tuple[str, int]:
    """A port of this machine, or ADDRESS:PORT."""
    host, _, port = metrics.rpartition(":")
    if not PORT.fullmatch(port) or metrics.startswith(":"):
        raise Mistake(texts.say("cli-metrics", value=metrics))
    return host.strip("[]") or HERE, int(port)


def _welcome(addresses: Addresses, texts: Texts, qr: bool, own: bool, proxied: bool = False) -> None:
    print(texts.say("cli-serve-here", url=addresses.here))
    if addresses.network is not None:
        print(texts.say("cli-serve-network", url=addresses.network))
        if qr or sys.stdout.isatty():
            segno.make(addresses.network, micro=False).terminal(sys.stdout, border=2, compact=True)
    for url in addresses.names:
        print(texts.say("cli-serve-proxied" if proxied else "cli-serve-named", url=url))
    if own and addresses.fingerprint is not None:
        print(texts.say("cli-serve-warned"))
        print(texts.say("cli-serve-fingerprint", fingerprint=addresses.fingerprint))
    if addresses.untimely is not None:
        print(texts.say(f"cli-serve-{addresses.untimely}", path=str(addresses.certificate)))
    if addresses.metrics is not None:
        print(texts.say("cli-serve-metrics", url=addresses.metrics))
    print(texts.say("cli-serve-data", path=addresses.data))
    if addresses.key is not None:
        print(texts.say("cli-serve-key", path=addresses.key))
    if not built():
        print(texts.say("page-not-built"))
    print(texts.say("cli-serve-stop"))
