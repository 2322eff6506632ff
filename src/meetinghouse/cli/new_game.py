"""``meetinghouse new-game``: writes the skeleton of a game as a separate package."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from ..engine import plugins
from ..texts import Texts
from .mistakes import Mistake, own_language, unwritable

SAMPLE = "newgame"  # the name of the game in the skeleton's files
SUFFIX = ".txt"  # the suffix of every file, so that none is taken for a module of this package
NAME = re.compile("[a-z]{2,30}")


def run(name: str, folder: Path | None, language: str | None) -> int:
    """Write the skeleton into a new folder, and print the next steps."""
    texts = Texts(own_language(language))
    if not NAME.fullmatch(name):
        raise Mistake(texts.say("cli-game-name", name=name[:60]))
    if name in plugins.found(plugins.GAMES):
        raise Mistake(texts.say("cli-game-known", name=name))
    target = folder or Path(name)
    if target.exists():
        raise Mistake(texts.say("cli-folder-exists", path=str(target)))
    try:
        for path, text in skeleton(name):
            (target / path).parent.mkdir(parents=True, exist_ok=True)
            (target / path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise unwritable(error.filename or target, error, texts) from error
    print(texts.say("cli-new-game", path=str(target), name=name))
    return 0


def skeleton(name: str) -> Iterator[tuple[str, str]]:
    """The files of a game with this name: their paths in its folder, and their contents."""
    for path, source in _files(files(__package__) / "skeleton"):
        text = source.read_text(encoding="utf-8")
        for sample, own in ((SAMPLE, name), (SAMPLE.title(), name.title()), (SAMPLE.upper(), name.upper())):
            path, text = path.replace(sample, own), text.replace(sample, own)
        yield path, text


def _files(folder: Traversable, within: str = "") -> Iterator[tuple[str, Traversable]]:
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            yield from _files(each, f"{within}{each.name}/")
        elif each.name.endswith(SUFFIX):
            yield f"{within}{each.name.removesuffix(SUFFIX)}", each
