"""``meetinghouse serve``: open the house to everybody in the network."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import msgspec
import segno

from ..server import Settings
from ..server.lock import InUse, only_one
from ..server.pages import built
from ..server.run import bind, run
from ..server.settings import UNLIMITED
from ..tables.journal import Damaged, Unavailable
from ..texts import Texts
from .console import print_json
from .mistakes import Mistake, own_language
from .session import state_folder

EVERYWHERE = ("0.0.0.0", "::")
ELSEWHERE = "192.0.2.1"  # an address nobody has; nothing is sent there
PORTS = range(65536)


class Addresses(msgspec.Struct, frozen=True):
    """Where the server is found."""

    here: str
    network: str | None  # for phones; None where it listens to this machine alone
    data: str


def serve(
    host: str,
    port: int,
    data: Path | None,
    language: str | None,
    qr: bool,
    json: bool,
    trust_proxy: bool,
    open_metrics: bool,
    unlimited: bool,
    open_page: bool = False,
) -> int:
    """Listen, say where, and go on until told to stop."""
    texts = Texts(own_language(language))
    path = data or state_folder() / "tables.db"
    listening = _listen(host, port, texts)
    addresses = _addresses(listening, path)
    settings = msgspec.structs.replace(
        UNLIMITED if unlimited else Settings(),
        trust_proxy=trust_proxy,
        open_metrics=open_metrics,
        network=addresses.network,
    )

    def ready() -> None:
        if json:
            print_json(addresses)
        else:
            _welcome(addresses, texts, qr)
        sys.stdout.flush()
        if open_page and has_screen():
            threading.Thread(target=webbrowser.open, args=(addresses.here,), daemon=True).start()

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with only_one(path):
            run(listening, path, settings, ready)
    except InUse as error:
        raise Mistake(texts.say("cli-in-use", path=str(path))) from error
    except OSError as error:
        raise Mistake(texts.say("cli-unwritable", path=str(path), why=error.strerror or str(error))) from error
    except (Unavailable, Damaged) as error:
        raise Mistake(texts.say("cli-no-store", why=str(error))) from error
    finally:
        listening.close()
    return 0


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


def _addresses(listening: socket.socket, path: Path) -> Addresses:
    host, port = listening.getsockname()[:2]
    if host in EVERYWHERE:
        own = _own_address()
        return Addresses(_url("localhost", port), None if own is None else _url(own, port), str(path))
    local = host.startswith("127.") or host == "::1"
    return Addresses(_url(host, port), None if local else _url(host, port), str(path))


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _own_address() -> str | None:
    """How others in the network reach this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ELSEWHERE, 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if found.startswith("127.") or found in EVERYWHERE else found


def _welcome(addresses: Addresses, texts: Texts, qr: bool) -> None:
    print(texts.say("cli-serve-here", url=addresses.here))
    if addresses.network is not None:
        print(texts.say("cli-serve-network", url=addresses.network))
        if qr or sys.stdout.isatty():
            segno.make(addresses.network, micro=False).terminal(sys.stdout, border=2, compact=True)
    print(texts.say("cli-serve-data", path=addresses.data))
    if not built():
        print(texts.say("page-not-built"))
    print(texts.say("cli-serve-stop"))
