"""A user's mistake: one clear line, exit status 2."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Literal, get_args, get_origin

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from ..engine.refusals import Refused
from ..texts import LANGUAGES, Texts
from .help import placeholders


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


def language_of(line: Sequence[str]) -> str:
    """The language in which a command line is answered, whatever else may be wrong with it."""
    asked = re.search(rf"(?<!\S)--language[ =]({'|'.join(LANGUAGES)})(?!\S)", " ".join(line))
    return own_language(asked[1] if asked else None)


def misread(error: CycloptsError, texts: Texts) -> str:
    """Why a command line was not understood."""
    match error:
        case UnknownCommandError(app=app, unused_tokens=[typed, *_]) if app is not None:
            known = [name for name in app if not name.startswith("-")]
            near = _near(typed, known, texts)
            return texts.say("cli-unknown-command", typed=typed, near=near, known=", ".join(known))
        case UnknownOptionError(token=token):
            typed = token.keyword or token.value
            options = [name for argument in error.argument_collection for name in argument.names]
            return texts.say("cli-unknown-option", typed=typed, near=_near(typed, options, texts))
        case MissingArgumentError(argument=argument, command_chain=chain) if argument is not None and chain:
            name = error.keyword or placeholders(argument.name, texts)
            return texts.say("cli-missing-value", command=" ".join(chain), name=name)
        case RepeatArgumentError(token=token):
            return texts.say("cli-given-twice", name=token.keyword)
        case UnusedCliTokensError(unused_tokens=[*words]):
            return texts.say("cli-unused", words=", ".join(words))
        case CoercionError(token=token, target_type=wanted) if token is not None:
            said = {"name": token.keyword, "value": token.value}
            if get_origin(wanted) is Literal:
                choices = get_args(wanted)
                near = _near(token.value, choices, texts)
                return texts.say("cli-not-a-choice", **said, choices=", ".join(choices), near=near)
            # words and paths may be anything, so what is left are whole numbers
            return texts.say("cli-not-yes-or-no" if wanted is bool else "cli-not-whole", **said)
    return str(error)


def _near(typed: str, known: Iterable[str], texts: Texts) -> str:
    found = get_close_matches(typed, list(known), n=1)
    return texts.say("did-you-mean", near=found[0]) if found else ""
