"""The Fluent files, in the folder ``texts`` of the packages that use them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from ..engine.catalogue import blaming, manifest_of, manifests
from ..engine.refusals import Fault, Refused

LANGUAGES: Final = ("en", "fr", "es")

# Packages whose texts all games share.
_SHARED: Final = ("meetinghouse.engine", "meetinghouse.tables", "meetinghouse.server")

# The file with the kinds of fields, the same for all languages.
_FIELDS: Final = "fields"


@cache
def read_resource(package: str, name: str) -> Resource | None:
    """A file of a package, parsed once; None if there is no such file."""
    path = folder(package) / f"{name}.ftl"
    if not path.is_file():
        return None
    return FluentResource(_decode(path))


def folder(package: str) -> Traversable:
    """The folder of a package's texts. The package is not imported, because its libraries may not be installed."""
    top, *rest = package.split(".")
    return files(top).joinpath(*rest, "texts")


def packages(game: str | None) -> tuple[str, ...]:
    """The packages in which texts are looked up: the engine, the tables and the server, and the game's package.

    A game whose texts cannot be read is played without them.
    """
    if game is None:
        return _SHARED
    beside = manifest_of(game).texts
    return (*_SHARED, beside) if beside and _fault(game, beside) is None else _SHARED


def faults() -> list[Refused]:
    """Why the texts of some games cannot be read."""
    named = {game: manifest.texts for game, manifest in manifests().items() if manifest.texts}
    return [fault for game, package in named.items() if (fault := _fault(game, package)) is not None]


def _fault(game: str, package: str) -> Refused | None:
    """Why a game's texts cannot be read; None if they can, in all languages they exist in."""
    try:
        with blaming(game):
            texts = folder(package)
            if not texts.is_dir():
                raise Fault("part-folder", part=package)
            for name in (_FIELDS, *LANGUAGES):
                if (path := texts / f"{name}.ftl").is_file():
                    _decode(path)
    except Refused as refused:
        return refused
    return None


def _decode(path: Traversable) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Fault("part-encoding", file=path.name) from error


def sources(language: str, game: str | None, also: tuple[str, ...] = ()) -> list[tuple[str, str]]:
    """The files of a language, as package and name, in the order of reading."""
    return [(package, name) for package in (*packages(game), *also) for name in (_FIELDS, language)]


def keys(game: str) -> set[str]:
    """The keys of the English texts of a game and of the engine, which together name all words of the game."""
    read = [read_resource(package, "en") for package in (_SHARED[0], *packages(game)[len(_SHARED) :])]
    return {entry.id.name for resource in read if resource for entry in resource.body if isinstance(entry, Message)}


def _signed(number: float) -> Any:
    """A number with its sign, for Fluent's function SIGNED."""
    return f"{'−' if number < 0 else '+'}{abs(number):g}"


def read_bundle(language: str, game: str | None, also: tuple[str, ...] = ()) -> FluentBundle:
    """All texts of a language for a game, and those of other packages too, as a Fluent bundle."""
    found = FluentBundle([language], use_isolating=False, functions={"SIGNED": _signed})
    for package, name in sources(language, game, also):
        resource = read_resource(package, name)
        if resource is not None:
            found.add_resource(resource, allow_overrides=True)
    return found
