"""``meetinghouse serve``: runs the server."""

from __future__ import annotations

import os
import re
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
from ..server.pages import built
from ..server.run import bind, run
from ..server.settings import UNLIMITED, Push
from ..server.store import find_store
from ..server.tls import Certificate, Unusable, read
from ..tables.described import faults as undescribed
from ..tables.journal import TakenOver
from ..tables.postgres.address import Address
from ..texts import Texts
from .addresses import EVERYWHERE, Addresses, addresses_of, named, names_of
from .console import print_json
from .mistakes import Mistake, own_language, reason, tell_faults
from .outdated import Outdated, find_outdated
from .place import alone, check_folder, find_place
from .session import state_folder
from .values import read_contact, read_name, read_proxies, read_room

HERE = "127.0.0.1"
PORTS = range(65536)
PORT = re.compile("[0-9]{1,5}")


class Tls(msgspec.Struct, frozen=True):
    """The options for TLS: the server's own certificate, or given files."""

    own: bool
    certificate: Path | None
    key: Path | None


def serve(
    host: str | None,
    port: int,
    data: Path | None,
    store_url: str | None,
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
    leave_old: bool,
    drain: bool,
    open_tables: bool,
    standby: bool,
    shared: bool,
    push: str | None,
    push_private: bool,
) -> int:
    """Listen, print the addresses, and serve until stopped."""
    texts = Texts(own_language(language))
    place = find_place(data, store_url, texts)
    _check_several(place, standby, shared, texts)
    if leave_old and (close_old or not shared):
        raise Mistake(texts.say("cli-leave-old"))
    beside = place if isinstance(place, Path) else state_folder() / "house"  # the server's own certificate is there
    if isinstance(place, Path) or tls.own:
        check_folder(beside.parent, texts)
    certificate = _given_certificate(tls, texts)
    proxies = () if trust_proxy is None else read_proxies(trust_proxy, texts)
    room = read_room(most_room, texts)
    given = [read_name(each, texts) for each in names]
    pushing = None if push is None else Push(read_contact(push, texts), private=push_private)
    host = host or (HERE if proxies else EVERYWHERE[0])
    listening = _listen(host, port, texts)
    counts = None
    try:
        counts = None if metrics is None else _listen(*_metrics_address(metrics, texts), texts)
        with alone(place, texts):
            store = find_store(place, key_file)
            outdated = find_outdated(store)
            if outdated.games and not close_old and not leave_old:
                _refuse(outdated, texts, shared)
            if tls.own and certificate is None:
                certificate = own_certificate(beside, names_of(host) | set(given))
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
                open_tables=open_tables,
                push=pushing,
            )

            def ready() -> None:
                if json:
                    print_json(addresses)
                else:
                    _welcome(addresses, texts, qr, tls.certificate is None, bool(proxies))
                    _tell_outdated(outdated, "cli-old-left" if leave_old else "cli-old-closed", texts)
                    _tell_drain(drain, texts)
                tell_faults(texts, undescribed())
                sys.stdout.flush()
                _open_page(open_page, addresses)

            def left(games: int, visited: int) -> None:
                if not json:
                    said = "cli-drain-left" if games else "cli-drain-over"
                    print(texts.say(said, games=games, visited=visited), flush=True)

            def waits() -> None:
                said = "cli-older-waits" if shared else "cli-standby-waits"
                print(texts.say(said, path=str(place)), flush=True, file=sys.stderr)

            context = certificate.context if certificate else None
            after = left if drain else None, waits if standby or shared else None, shared
            closed = () if leave_old else outdated.tables
            run(listening, store, settings, ready, context, counts, closed, *after)
    except TakenOver:
        sys.stderr.write(f"meetinghouse: {texts.say('cli-taken-over', path=str(place))}\n")
        return 1
    finally:
        listening.close()
        if counts is not None:
            counts.close()
    return 0


def _check_several(place: Path | Address, standby: bool, shared: bool, texts: Texts) -> None:
    """Refuse options for several servers that do not fit the store, or each other."""
    if standby and isinstance(place, Path):
        raise Mistake(texts.say("cli-standby-file"))
    if shared and isinstance(place, Path):
        raise Mistake(texts.say("cli-shared-file"))
    if shared and standby:
        raise Mistake(texts.say("cli-shared-standby"))


def _tell_drain(drain: bool, texts: Texts) -> None:
    """Say that the house opens no new games, if that is so."""
    if drain:
        print(texts.say("cli-drain"))


def _open_page(wished: bool, addresses: Addresses) -> None:
    """Open the page in a browser, if that is wished and there is a screen."""
    if wished and has_screen():
        threading.Thread(target=webbrowser.open, args=(addresses.here,), daemon=True).start()


def _given_certificate(tls: Tls, texts: Texts) -> Certificate | None:
    """The certificate in the files named on the command line, if any are."""
    if tls.certificate is None and tls.key is None:
        return None
    if tls.certificate is None or tls.key is None:
        raise Mistake(texts.say("cli-tls-both"))
    try:
        return read(tls.certificate, tls.key)
    except Unusable as bad:
        said = {"path": str(bad.path), "certificate": str(tls.certificate), "why": reason(bad.reason, texts)}
        raise Mistake(texts.say(bad.why, **said)) from bad


def _refuse(outdated: Outdated, texts: Texts, shared: bool) -> NoReturn:
    """List the games that cannot go on, and stop, so that the host decides what to do with them."""
    sys.stderr.write("".join(f"{line}\n" for line in outdated.lines(texts)))
    tell_faults(texts)
    said = [texts.say("cli-old-games", count=len(outdated.games)), texts.say("cli-old-shared") if shared else ""]
    raise Mistake(" ".join(filter(None, said)))


def _tell_outdated(outdated: Outdated, said: str, texts: Texts) -> None:
    if outdated.games:
        print(texts.say(said, count=len(outdated.games)), *outdated.lines(texts), sep="\n")


def has_screen() -> bool:
    """Whether this machine has a display for a browser."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _listen(host: str, port: int, texts: Texts) -> socket.socket:
    if port not in PORTS:
        raise Mistake(texts.say("cli-port", port=str(port)))
    try:
        return bind(host, port)
    except OSError as error:
        raise Mistake(texts.say("cli-no-listening", host=host, port=str(port), why=reason(error, texts))) from error


def _metrics_address(metrics: str, texts: Texts) -> tuple[str, int]:
    """The address and port of `--metrics PORT` or `--metrics ADDRESS:PORT`."""
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
