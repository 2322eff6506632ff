"""The web pages and their texts."""

from __future__ import annotations

import gzip
import os
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message, Term
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from ..engine.catalogue import games
from ..engine.refusals import Refused
from ..texts import LANGUAGES, Texts, sources
from ..texts import folder as texts_of
from .plain import link, plain_page, preferred
from .refusals import HttpRefused, status_of
from .reply import NO_STORE, Header, Reply, refuse

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
# The first parts of the paths of pages.
PAGES = {"", "new", "t", "j", "tv", "replay", "learn", "guide", "rules", "licences", "stats"}
PROGRAMS = {"api", "texts", "assets"}  # first parts of paths for programs, for which a 404 is JSON
PACKED = ".br"  # what web/pack.js adds to the name of a file
HOUSE = "house"  # instead of a game's name: the texts that belong to no game
PLAIN = re.compile(r"[^\s{}\[.*#](?:[^\n\r{}]*[^\s{}])?")  # a text without Fluent syntax
# A comment, or a message that no page says (but the command line, a print-out, a push message), with its further lines.
# What is wrong with a package, or with the work of many processes, is hidden from pages.
TERMINAL = re.compile(
    r"^(?:#.*|(?:(?:balance|cli|games|help|move|placeholder|play|print|push|rules|simulate|solve|store|verify)-|"
    r"(?:call-[a-z-]+-done|page-not-built|refused-(?:part|cluster|checkpoint)-[a-z-]+|"
    r"refused-(?:no-cluster|not-imagined|other-code|worker-died)|worlds-(?:head|how|reason)|"
    r"replay-(?:answer|head|keys|more|otherwise|private|reason|seat-or-all|unfinished|until)) =).*(?:\n+[ \t}].*)*)\n*",
    re.MULTILINE,
)
# Empty lines before a message, indentation, and blanks inside braces.
GAP = re.compile(r"\n+(?=\n[a-z-])|(?<=\n ) +|(?<=\{) +|(?<=\S) +(?=\})")
FOREVER = (
    b"cache-control",
    b"public, max-age=31536000, immutable",
)  # file names hold a hash of the content
AWHILE = (b"cache-control", b"public, max-age=60")


def folder() -> Path:
    """The folder of the built pages: in this package, or for work on the pages, MEETINGHOUSE_WEB."""
    return Path(os.environ.get("MEETINGHOUSE_WEB") or str(files(__package__) / "web"))


def built() -> bool:
    """Whether the pages are built; in a source tree `make pages` does that."""
    return (folder() / "index.html").is_file()


def not_built() -> bytes:
    """A page that says how to build the pages, in every language."""
    return plain_page(LANGUAGES, lambda texts: texts.say("page-not-built"), link("/openapi.json", "openapi.json"))


def refused_page(refused: Refused, scope: Scope) -> Reply:
    """A refusal as a web page, in the reader's language.

    It has no link to the front page if the name in the address is foreign, because the link would be refused too.
    """
    language = preferred(Headers(scope=scope).get("accept-language", ""))
    home = "" if refused.key == "misdirected" else link("/", Texts(language).say("page-home"))
    page = plain_page([language], lambda texts: texts.refusal(refused), home)
    return Reply(page, status_of(refused), KINDS[".html"], ((b"vary", b"accept-language"),))


class Pages:
    """The endpoint of all other paths: a built file, or the single-page application, which routes by the path."""

    def __init__(self) -> None:
        root = folder()
        found = sorted(path for path in root.rglob("*") if path.is_file()) if root.is_dir() else []
        built = {"/" + path.relative_to(root).as_posix(): path.read_bytes() for path in found}
        self._files = {path: body for path, body in built.items() if Path(path).suffix in KINDS}
        self._packed = {path: body for path in self._files if (body := built.get(path + PACKED))}
        self._page = self._files.get("/index.html") or not_built()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._answer(scope)(scope, receive, send)

    def _answer(self, scope: Scope) -> Reply:
        if scope["method"] not in ("GET", "HEAD"):
            return refuse(HttpRefused("method", allowed="GET"), ((b"allow", b"GET"),))
        path = scope["path"]
        found = self._files.get(path)
        if found is not None and path != "/index.html":
            cache = FOREVER if path.startswith("/assets/") else AWHILE
            return static(scope, found, KINDS[Path(path).suffix], cache, brotli=self._packed.get(path))
        if path.split("/")[1] in PAGES:
            return static(scope, self._page, KINDS[".html"], brotli=self._packed.get("/index.html"))
        if path.split("/")[1] not in PROGRAMS and reads_pages(scope):
            return Reply(self._page, 404, kind=KINDS[".html"])  # the page shows the error in the reader's language
        return refuse(HttpRefused("not-found"))


def static(
    scope: Scope,
    body: bytes,
    kind: bytes,
    cache: Header = NO_STORE,
    more: tuple[Header, ...] = (),
    brotli: bytes | None = None,
) -> Reply:
    """Something that is the same for everybody, compressed if the client takes that and it becomes smaller.

    What the pages' build has packed with brotli is sent so. Nothing else is compressed: the sizes of messages would
    reveal what is in them.
    """
    headers: tuple[Header, ...] = ((b"vary", b"accept-encoding"), *more)
    taken = encodings(Headers(scope=scope).get("accept-encoding", ""))
    if brotli and "br" in taken:
        body, headers = brotli, (*headers, (b"content-encoding", b"br"))
    elif "gzip" in taken and len(small := compressed(body)) < len(body):
        body, headers = small, (*headers, (b"content-encoding", b"gzip"))
    return Reply(body, kind=kind, headers=headers, cache=cache)


def encodings(accepted: str) -> set[str]:
    """The encodings that a client names, without those it refuses (``q=0``)."""
    found = (each.lower().replace(" ", "").partition(";q=") for each in accepted.split(","))
    return {name for name, _, weight in found if not weight or weight.strip("0.")}


@cache
def compressed(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


def reads_pages(scope: Scope) -> bool:
    """Whether the client is a browser that wants a page."""
    return any(name == b"accept" and b"text/html" in value for name, value in scope["headers"])


async def offline(request: Request) -> Reply:
    """The page that a browser keeps for when it cannot reach the server, in every language; its link tries again."""
    again = link("", Texts(preferred(request.headers.get("accept-language", ""))).say("page-try-again"))
    page = plain_page(LANGUAGES, lambda texts: texts.say("page-offline"), again)
    return Reply(page, kind=KINDS[".html"])


async def texts(request: Request) -> Reply:
    """All texts of a game in a language, English where it lacks one, from the Fluent files that Python reads too."""
    language, game = request.path_params["language"], request.path_params["game"]
    try:
        return static(request.scope, read_texts(language, game), KINDS[".txt"], AWHILE)
    except (Refused, KeyError):
        return refuse(HttpRefused("not-found"))


@cache
def read_texts(language: str, game: str) -> bytes:
    if language not in LANGUAGES:
        raise KeyError(language)
    written = written_in(language, game)
    if language != LANGUAGES[0]:
        said = messages_in(written)
        english = messages_in(written_in(LANGUAGES[0], game))
        serializer = FluentSerializer()
        written += "".join(
            "\n" + serializer.serialize_entry(each) for name, each in english.items() if name not in said
        )
    about = [] if game_or_none(game) else [sentence_about(each, language) for each in games()]
    return b"\n\n".join([written.encode(), *about])


def written_in(language: str, game: str) -> str:
    """The messages of a language that a page may show."""
    found = [texts_of(package) / f"{name}.ftl" for package, name in sources(language, game_or_none(game))]
    return "\n\n".join(shown(path.read_text(encoding="utf-8")) for path in found if path.is_file())


def shown(texts: str) -> str:
    """The messages of a Fluent file that a page may show: without comments, gaps and what only the terminal says."""
    return GAP.sub("", TERMINAL.sub("", texts))


def messages_in(texts: str) -> dict[str, Message | Term]:
    """The messages and terms of a Fluent file, by name; of several with one name the last counts."""
    return {each.id.name: each for each in FluentResource(texts).body if isinstance(each, Message | Term)}


def game_or_none(game: str) -> str | None:
    """The game, or None for the texts that belong to no game."""
    return None if game == HOUSE else game


def sentence_about(game: str, language: str) -> bytes:
    """The texts about a game for the front page, as Fluent messages whose keys end with the game's name."""
    texts = Texts(language, game)
    said = {"title": "game-title", "about": "game-about", "note": "game-reconstructed-short"}
    found = [f"{name}-{game} = {quoted(texts.say(key))}\n" for name, key in said.items() if texts.has(key)]
    return "".join(found).encode()


def quoted(text: str) -> str:
    """A text as a Fluent pattern: unchanged, or as a string literal if it contains Fluent syntax."""
    if PLAIN.fullmatch(text):
        return text
    literal = re.sub(r"[^\w !#-\[\]-~]", lambda odd: f"\\U{ord(odd[0]):06X}", text)
    return f'{{ "{literal}" }}'


def routes() -> list[Route]:
    """The routes that are tried after all calls."""
    return [
        Route("/offline", offline, methods=["GET"]),
        Route("/texts/{language}/{game}.ftl", texts, methods=["GET"]),
        Route("/{path:path}", Pages()),
    ]
