"""Errors of msgspec's decoders as keys and parameters, so that they can be translated from its English."""

from __future__ import annotations

import re
from typing import Final

_PLACE: Final = re.compile(r"(.+) - at (?:the key in )?`(.+)`")

# The forms of msgspec's messages by our key for them; any other message has the key "unreadable".
_FORMS: Final = {
    "missing": re.compile(r"Object missing required field `(?P<field>.+)`"),
    "unknown": re.compile(r"Object contains unknown field `(?P<field>.+)`"),
    "type": re.compile(r"Expected `(?P<expected>.+)`, got `(?P<got>.+)`"),
    "length": re.compile(r"Expected `(?P<expected>.+)` of length (?P<limit>[<>=]+ [0-9]+|[0-9]+)(?:, got .+)?"),
    "bound": re.compile(r"Expected `(?P<expected>.+)` (?P<limit>[<>=]+ [-0-9.]+)"),
    "value": re.compile(r"Invalid (?:enum )?value (?P<got>.+)"),
}


def unfit(error: Exception) -> dict[str, str]:
    """The parameters of a refusal: the reason, its place in the data, and what was expected there."""
    message, place = str(error), "$"
    if found := _PLACE.fullmatch(message):
        message, place = found[1], found[2]
    for why, form in _FORMS.items():
        if found := form.fullmatch(message):
            return {"why": why, "at": place, **found.groupdict()}
    return {"why": "unreadable", "at": place}
