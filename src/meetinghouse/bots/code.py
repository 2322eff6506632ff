"""A fingerprint of the code that decides how a game is played."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

from ..engine.catalogue import rules_of
from .registry import bots_for, make_bot

WITHOUT = (".ftl", ".md", ".pyc", ".so", ".pyd")  # texts do not affect play; compiled modules have the same sources


@cache
def code_of(game: str) -> str:
    """Twelve letters that change with the engine, the rules and the bots of a game, and are the same on any machine."""
    digest = sha256()
    for name, path in sorted(sources_of(game).items()):
        digest.update(name.encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()[:12]


def sources_of(game: str) -> dict[str, Path]:
    """Code and data that decide how the game is played, by their names within their packages."""
    package = Path(__file__).parent.parent
    modules = {type(make_bot(game, name)).__module__ for name in bots_for(game)}
    modules = {type(rules_of(game)).__module__, *modules}
    found = {f"engine/{name}": path for name, path in _files(package / "engine")}
    found |= {f"bots/{path.name}": path for path in (package / "bots").glob("*.py")}
    for module in modules:
        home = Path(sys.modules[module].__file__ or "")
        if "." not in module:
            found[module] = home
        elif home.parent != package / "bots":
            parent = module.rpartition(".")[0]
            found |= {f"{parent}/{name}": path for name, path in _files(home.parent)}
    return found


def _files(folder: Path) -> Iterator[tuple[str, Path]]:
    for path in folder.rglob("*"):
        if path.is_file() and path.suffix not in WITHOUT:
            yield path.relative_to(folder).as_posix(), path
