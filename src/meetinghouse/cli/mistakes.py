"""Mistakes of the user, which end the program with one line on stderr and exit status 2."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
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

from .. import rulebook
from ..bots import registry
from ..engine import catalogue
from ..engine.refusals import Refused
from ..texts import LANGUAGES, Texts
from ..texts import faults as text_faults
from .console import err
from .help import placeholders


class Mistake(Exception):
    """A mistake of the user; its text says what is wrong."""


def unreadable(path: Path | str, error: OSError, texts: Texts) -> Mistake:
    """The mistake of naming a file that cannot be read."""
    return Mistake(texts.say("cli-unreadable", path=str(path), why=reason(error, texts)))


def unwritable(path: Path | str, error: OSError, texts: Texts) -> Mistake:
    """The mistake of naming a file or folder that cannot be written."""
    return Mistake(texts.say("cli-unwritable", path=str(path), why=reason(error, texts)))


def reason(error: OSError | str, texts: Texts) -> str:
    """What the system says, in the reader's language if it is one of the usual errors, and otherwise as it is."""
    if isinstance(error, str):
        return error
    key = f"cli-errno-{errno.errorcode.get(error.errno or 0, 'none')}".lower()
    return texts.say(key) if texts.has(key) else error.strerror or str(error)


@contextmanager
def speaking(texts: Texts) -> Iterator[Texts]:
    """Turn a refusal of the engine into a mistake, in the language of the texts."""
    try:
        yield texts
    except Refused as refused:
        raise Mistake(texts.refusal(refused)) from refused


def tell_faults(texts: Texts, also: Iterable[Refused] = ()) -> None:
    """Print on standard error which parts of other packages are broken; the program goes on without them."""
    others = [*text_faults(), *rulebook.faults(LANGUAGES), *also]
    for refused in [*catalogue.faults(), *registry.faults(), *others]:
        err().print(f"meetinghouse: {texts.refusal(refused)}", soft_wrap=True)


def own_language(chosen: str | None) -> str:
    """The chosen language, or else the environment's, or else English."""
    if chosen is not None:
        return chosen
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def language_of(line: Sequence[str]) -> str:
    """The language of a command line, even if the line has mistakes elsewhere."""
    asked = re.search(rf"(?<!\S)--language[ =]({'|'.join(LANGUAGES)})(?!\S)", " ".join(line))
    return own_language(asked[1] if asked else None)


def misread(error: CycloptsError, texts: Texts) -> str:
    """A sentence that says what is wrong with a command line."""
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
            # any word is a valid string or path, so only flags and whole numbers are left
            return texts.say("cli-not-yes-or-no" if wanted is bool else "cli-not-whole", **said)
    return str(error)


def _near(typed: str, known: Iterable[str], texts: Texts) -> str:
    found = get_close_matches(typed, list(known), n=1)
    return texts.say("did-you-mean", near=found[0]) if found else ""
