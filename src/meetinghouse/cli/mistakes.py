"""A user's mistake: one clear line, exit status 2."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from ..engine.refusals import Refused
from ..texts import LANGUAGES, Texts


class Mistake(Exception):
    """Something the user asked for cannot be done; the text says why."""


@contextmanager
def speaking(texts: Texts) -> Iterator[Texts]:
    """What the engine refuses in here is said in that language."""
    try:
        yield texts
    except Refused as refused:
        raise Mistake(texts.refusal(refused)) from refused


def own_language(chosen: str | None) -> str:
    """The language asked for, else that of the environment, else English."""
    if chosen is not None:
        return chosen
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
