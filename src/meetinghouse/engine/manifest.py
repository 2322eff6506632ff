"""The manifest of a game: where its rules, bots, board, pages, texts, rulebook, script and print-outs are.

A package names its manifest in the entry-point group ``meetinghouse.games``, under the name of the game; nothing else
registers a game. The parts are named by strings and loaded on first use, so a program that only plays games never
loads a terminal board. Web pages are compiled together, so only games of this package can name pages of their own; all
others are played on the generic page.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import msgspec

from .refusals import Fault


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of a game. Only the rules are required; generic parts replace missing ones."""

    rules: str  # "package.module:RULES", an instance of `Rules`
    bots: dict[str, str] = {}  # "package.module:Bot" by name; the last one is the default
    board: str = ""  # "package.module:Board": the board in a terminal
    pages: str = ""  # a folder of web/src/games: the pages in a browser; only for games of this package
    names: tuple[str, ...] = ()  # what bots are called in the world of the game
    one_phone: int = 0  # how many people may play it on one phone that is handed round; 0: nobody can
    texts: str = ""  # a package with a folder texts/ that holds en.ftl, fr.ftl, es.ftl and fields.ftl
    rulebook: str = ""  # "package:folder" with GAME.md, fr/GAME.md and es/GAME.md
    script: str = ""  # "package.module:SCRIPT": what the crier speaks where people play with real cards
    prints: str = ""  # "package.module:PRINTS": what is printed for them


def load_part(name: str) -> Any:
    """Import the object that ``package.module:attribute`` names. Raises `Fault` or `ImportError` if there is none."""
    module, colon, attribute = name.partition(":")
    if not (module and colon and attribute):
        raise Fault("part-form", part=name)
    found = import_module(module)
    if not hasattr(found, attribute):
        raise Fault("part-missing", module=module, part=attribute)
    return getattr(found, attribute)
