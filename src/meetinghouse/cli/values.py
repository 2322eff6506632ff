"""What stands on a command line, read: seeds, options, bots."""

from __future__ import annotations

import difflib
import ipaddress
import re
from collections.abc import Sequence
from typing import Any

from ..bots import bots_for
from ..engine.catalogue import rules_of
from ..texts import Texts
from .mistakes import Mistake

LOOPBACK = ("127.0.0.1", "::1")
_NAME = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*")
_BYTES = re.compile(r"([0-9]{1,12}) ?([kmgt]?)i?b?", re.IGNORECASE)
UNITS = {"": 1, "K": 1024, "M": 1024**2, "G": 1024**3, "T": 1024**4}
LEAST_ROOM = 10 * UNITS["M"]
_HEX = re.compile(r"[0-9a-f]{64}")


def read_seed(text: str | None, texts: Texts) -> int | str | None:
    """A whole number, or the 64 hexadecimal digits that a table draws."""
    if text is None or _HEX.fullmatch(text):
        return text
    try:
        if len(text) < 1000:
            return int(text)
    except ValueError:
        pass
    raise Mistake(texts.say("cli-seed", seed=_short(text)))


def read_room(text: str, texts: Texts) -> int | None:
    """A number of bytes such as ``500MB`` or ``2GB``; ``0`` is no bound at all, which is None."""
    number = _BYTES.fullmatch(text.strip())
    room = int(number[1]) * UNITS[number[2].upper()] if number else -1
    if room != 0 and room < LEAST_ROOM:
        raise Mistake(texts.say("cli-most-room", value=_short(text)))
    return room or None


def read_options(edition: str | None, options: list[str] | None, texts: Texts) -> dict[str, Any]:
    """``name=value`` pairs; ``--edition`` is one of them."""
    found: dict[str, Any] = {}
    if edition is not None:
        found["edition"] = edition
    for option in options or []:
        name, sign, value = option.partition("=")
        name = name.strip()
        if not sign or not name:
            raise Mistake(texts.say("cli-option-form", option=_short(option)))
        if name in found:
            raise Mistake(texts.say("cli-option-twice", name=name))
        found[name] = value.strip()
    return found


def read_bots(game: str, text: str, texts: Texts) -> str | dict[str, str]:
    """One bot for all seats, or one for each side: ``townspeople=steady,witches=random``."""
    if "=" not in text:
        return known_bot(game, text, texts)
    sides = rules_of(game).sides
    found: dict[str, str] = {}
    for part in text.split(","):
        side, _, bot = part.partition("=")
        found[side.strip()] = known_bot(game, bot.strip(), texts)
    if set(found) != set(sides):
        raise Mistake(texts.say("cli-bots-sides", bots=_short(text), sides=", ".join(sides)))
    return found


def known_bot(game: str, name: str, texts: Texts) -> str:
    """The name of a bot that plays this game."""
    known = sorted(bots_for(game))
    if name in known:
        return name
    near = difflib.get_close_matches(name, known, n=1)
    if near:
        raise Mistake(texts.say("cli-unknown-bot-near", name=_short(name), near=near[0]))
    raise Mistake(texts.say("cli-unknown-bot", name=_short(name), known=", ".join(known)))


def read_name(word: str, texts: Texts) -> str:
    """The name of a machine, as browsers write it."""
    try:
        found = word.strip().encode("idna").decode().lower().removesuffix(".")
    except UnicodeError:
        found = ""
    if not _NAME.fullmatch(found):
        raise Mistake(texts.say("cli-name", value=_short(word)))
    return found


def read_proxies(words: Sequence[str], texts: Texts) -> tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]:
    """Addresses and networks, each by itself or with commas between; without any, those of this machine."""
    found = []
    for word in [each.strip() for each in ",".join(words or LOOPBACK).split(",")]:
        try:
            found.append(ipaddress.ip_network(word))
        except ValueError:
            raise Mistake(texts.say("cli-trust-proxy", value=_short(word))) from None
    return tuple(found)


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."
