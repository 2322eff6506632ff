"""The player's role card in the terminal. It has the same five parts for every role."""

from __future__ import annotations

import re
from typing import NamedTuple

from rich.text import Text

from ..texts import Texts

_SENTENCES = re.compile(r"(?<=[.!?…]) +(?=[A-ZÀ-Þ«“¿¡])")
LINE = 60  # letters that fill a line


class Dealt(NamedTuple):
    """The texts on a role card."""

    role: str
    side: str  # empty in a game without sides
    wants: str
    can: str
    knows: str


def cover(texts: Texts) -> list[Text]:
    """The lines shown before the card is turned up."""
    return [Text(texts.say("deal-title"), "bold"), Text(texts.say("deal-lead"))]


def face(dealt: Dealt, texts: Texts) -> list[Text]:
    """The lines of the card, turned up."""
    found = [Text.assemble(texts.say("deal-you-are"), texts.say("colon"), (dealt.role, "bold"))]
    found += [Text(dealt.side)] if dealt.side else []
    for key, text in (("wants", dealt.wants), ("can", dealt.can), ("knows", dealt.knows)):
        found += [Text(""), Text(texts.say(f"deal-{key}"), "yellow"), Text(f"  {text}")]
    return found


def in_short(text: str) -> str:
    """The first sentence of a text, and further ones until they fill a line."""
    first, *rest = _SENTENCES.split(text)
    while rest and len(first) < LINE:
        first += f" {rest.pop(0)}"
    return first
