"""Parses values on the command line: seeds, sizes, options, numbers of players, bots, names, contacts, proxies."""

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
_RANGE = re.compile(r"([0-9]{1,3})(?:-([0-9]{1,3}))?")
_MAIL = re.compile(r"[!-?A-~]{1,64}@[a-z0-9.-]{1,190}", re.IGNORECASE)  # in ASCII, as push services read it
_LINK = re.compile(r"https://[a-z0-9][!-~]{2,200}", re.IGNORECASE)
_HEX = re.compile(r"[0-9a-f]{64}")


def read_seed(text: str | None, texts: Texts) -> int | str | None:
    """A seed: a whole number, or 64 hexadecimal digits as tables draw them."""
    if text is None or _HEX.fullmatch(text):
        return text
    try:
        if len(text) < 1000:
            return int(text)
    except ValueError:
        pass
    raise Mistake(texts.say("cli-seed", seed=_short(text)))


def read_room(text: str, texts: Texts) -> int | None:
    """A number of bytes such as ``500MB`` or ``2GB``; None for ``0``, which means no limit."""
    number = _BYTES.fullmatch(text.strip())
    room = int(number[1]) * UNITS[number[2].upper()] if number else -1
    if room != 0 and room < LEAST_ROOM:
        raise Mistake(texts.say("cli-most-room", value=_short(text)))
    return room or None


def read_options(edition: str | None, options: list[str] | None, texts: Texts) -> dict[str, Any]:
    """Options given as ``name=value``; ``--edition`` sets one of them."""
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


def read_teams(game: str, given: Sequence[str], texts: Texts) -> list[str | dict[str, str]]:
    """Bots to compare: ``steady,random``, or one text for each, which may name one for each side."""
    parts = [part for text in given for part in ([text] if "=" in text else text.split(","))]
    return [read_bots(game, part.strip(), texts) for part in parts]


def read_numbers(text: str | None, texts: Texts) -> list[int] | None:
    """Numbers of players: ``7``, ``5-10``, or ``5,7,10``."""
    if text is None:
        return None
    found: list[int] = []
    for part in text.split(","):
        numbers = _RANGE.fullmatch(part.strip())
        if numbers is None or int(numbers[2] or numbers[1]) < int(numbers[1]):
            raise Mistake(texts.say("cli-players-form", value=_short(text)))
        found += range(int(numbers[1]), int(numbers[2] or numbers[1]) + 1)
    return list(dict.fromkeys(found))


def read_vary(given: Sequence[str] | None, texts: Texts) -> dict[str, list[str]]:
    """Options to compare: ``mode`` with all its values, or ``mode=v,m``."""
    found: dict[str, list[str]] = {}
    for text in given or ():
        name, sign, values = text.partition("=")
        several = [value.strip() for value in values.split(",")] if sign else []
        if not name.strip() or "" in several:
            raise Mistake(texts.say("cli-vary-form", value=_short(text)))
        if name.strip() in found:
            raise Mistake(texts.say("cli-option-twice", name=name.strip()))
        found[name.strip()] = several
    return found


def known_bot(game: str, name: str, texts: Texts) -> str:
    """The name of a bot, checked. Raises `Mistake` if no bot with this name plays the game."""
    known = sorted(bots_for(game))
    if name in known:
        return name
    near = difflib.get_close_matches(name, known, n=1)
    if near:
        raise Mistake(texts.say("cli-unknown-bot-near", name=_short(name), near=near[0]))
    raise Mistake(texts.say("cli-unknown-bot", name=_short(name), known=", ".join(known)))


def read_name(word: str, texts: Texts) -> str:
    """A host name in the form that browsers send."""
    try:
        found = word.strip().encode("idna").decode().lower().removesuffix(".")
    except UnicodeError:
        found = ""
    if not _NAME.fullmatch(found):
        raise Mistake(texts.say("cli-name", value=_short(word)))
    return found


def read_contact(word: str, texts: Texts) -> str:
    """An e-mail address or an https link, in the form in which push services are told it."""
    found = word.strip()
    if _MAIL.fullmatch(found.removeprefix("mailto:")):
        return f"mailto:{found.removeprefix('mailto:')}"
    if not _LINK.fullmatch(found):
        raise Mistake(texts.say("cli-push", value=_short(word)))
    return found


def read_proxies(words: Sequence[str], texts: Texts) -> tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]:
    """IP addresses and networks, in several words or separated by commas; by default this machine's."""
    found = []
    for word in [each.strip() for each in ",".join(words or LOOPBACK).split(",")]:
        try:
            found.append(ipaddress.ip_network(word))
        except ValueError:
            raise Mistake(texts.say("cli-trust-proxy", value=_short(word))) from None
    return tuple(found)


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."
