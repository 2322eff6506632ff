"""The pages: files that were built once, and the texts they are read in."""

from __future__ import annotations

import os
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from ..engine.catalogue import games
from ..engine.refusals import Refused
from ..texts import LANGUAGES, Texts, sources
from ..texts import folder as texts_of
from .plain import link, plain_page, preferred
from .refusals import AtDoor, status_of
from .reply import Reply, refuse

KINDS = {
    ".html": b"text/html; charset=utf-8",
    ".js": b"text/javascript; charset=utf-8",
    ".css": b"text/css; charset=utf-8",
    ".txt": b"text/plain; charset=utf-8",
    ".svg": b"image/svg+xml",
    ".png": b"image/png",
    ".json": b"application/json",
    ".webmanifest": b"application/manifest+json",
    ".woff2": b"font/woff2",
}
PAGES = {"", "t", "j", "tv", "replay", "learn", "guide", "rules", "licences"}  # the first word of a page's path
PROGRAMS = {"api", "texts", "assets"}  # and of what programs ask for, who are told in JSON that it is not there
HOUSE = "house"  # stands where a game's name does, for texts that no game has a part in
PLAIN = re.compile(r"[^\s{}\[.*#](?:[^\n\r{}]*[^\s{}])?")  # what Fluent reads as nothing but itself
FOREVER = (b"cache-control", b"public, max-age=31536000, immutable")  # their names change with what is in them
AWHILE = (b"cache-control", b"public, max-age=60")


def folder() -> Path:
    """Where the built pages lie: inside this package, or where somebody who works on them says."""
    return Path(os.environ.get("MEETINGHOUSE_WEB") or str(files(__package__) / "web"))


def built() -> bool:
    """Whether there are pages at all; a source tree has none before `make pages`."""
    return (folder() / "index.html").is_file()


def not_built() -> bytes:
    """How to build the pages, in every language: it is made before anybody asks for it."""
    return plain_page(LANGUAGES, lambda texts: texts.say("page-not-built"), link("/openapi.json", "openapi.json"))


def refused_page(refused: Refused, scope: Scope) -> Reply:
    """A refusal for somebody who reads, where the house's own page is not given.

    By a name that is not the house's own there is no way to its door.
    """
    language = preferred(Headers(scope=scope).get("accept-language", ""))
    home = "" if refused.key == "misdirected" else link("/", Texts(language).say("page-home"))
    page = plain_page([language], lambda texts: texts.refusal(refused), home)
    return Reply(page, status_of(refused), KINDS[".html"], ((b"vary", b"accept-language"),))


class Pages:
    """Any path that is no call: a file, or the one page that shows whatever the path means."""

    def __init__(self) -> None:
        self._files = {}
        root = folder()
        for path in sorted(root.rglob("*")) if root.is_dir() else ():
            if path.is_file() and path.suffix in KINDS:
                self._files["/" + path.relative_to(root).as_posix()] = path.read_bytes()
        self._page = self._files.get("/index.html") or not_built()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the file, or the page."""
        await self._answer(scope)(scope, receive, send)

    def _answer(self, scope: Scope) -> Reply:
        if scope["method"] not in ("GET", "HEAD"):
            return refuse(AtDoor("method", allowed="GET"), ((b"allow", b"GET"),))
        path = scope["path"]
        found = self._files.get(path)
        if found is not None and path != "/index.html":
            return Reply(found, kind=KINDS[Path(path).suffix], cache=FOREVER if path.startswith("/assets/") else AWHILE)
        if path.split("/")[1] in PAGES:
            return Reply(self._page, kind=KINDS[".html"])
        if path.split("/")[1] not in PROGRAMS and reads_pages(scope):
            return Reply(self._page, 404, kind=KINDS[".html"])  # which says so, in the reader's language
        return refuse(AtDoor("not-found"))


def reads_pages(scope: Scope) -> bool:
    """Whether a browser asks, for somebody who reads."""
    return any(name == b"accept" and b"text/html" in value for name, value in scope["headers"])


async def texts(request: Request) -> Reply:
    """All texts of a language for a game, one after another: the same files that Python reads."""
    language, game = request.path_params["language"], request.path_params["game"]
    try:
        return Reply(read_texts(language, game), kind=b"text/plain; charset=utf-8", cache=AWHILE)
    except (Refused, KeyError):
        return refuse(AtDoor("not-found"))


@cache
def read_texts(language: str, game: str) -> bytes:
    """The files, joined."""
    if language not in LANGUAGES:
        raise KeyError(language)
    found = [texts_of(package) / f"{name}.ftl" for package, name in sources(language, game_or_none(game))]
    about = [] if game_or_none(game) else [sentence_about(each, language) for each in games()]
    return b"\n\n".join([*(path.read_bytes() for path in found if path.is_file()), *about])


def game_or_none(game: str) -> str | None:
    """Before a game is chosen the house's own texts do."""
    return None if game == HOUSE else game


def sentence_about(game: str, language: str) -> bytes:
    """What the front door says of a game: its text ``game-about``, and a note, under keys with its name."""
    texts = Texts(language, game)
    said = {"about": "game-about", "note": "game-reconstructed-short"}
    found = [f"{name}-{game} = {quoted(texts.say(key))}\n" for name, key in said.items() if texts.has(key)]
    return "".join(found).encode()


def quoted(text: str) -> str:
    """Any text as a Fluent pattern that gives it back: as it is, or where it could mean something, as a literal."""
    if PLAIN.fullmatch(text):
        return text
    literal = re.sub(r"[^\w !#-\[\]-~]", lambda odd: f"\\U{ord(odd[0]):06X}", text)
    return f'{{ "{literal}" }}'


def routes() -> list[Route]:
    """What is looked at after all calls."""
    return [
        Route("/texts/{language}/{game}.ftl", texts, methods=["GET"]),
        Route("/{path:path}", Pages()),
    ]
