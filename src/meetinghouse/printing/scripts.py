"""The script of a crier on paper, for somebody who reads it aloud."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from itertools import product
from typing import Any

from ..engine.catalogue import rules_of
from ..engine.refusals import Refused
from ..engine.script import Line, Part, Script, When
from ..texts import Texts
from .matter import Explanation, Row, Sheet, Table

PLAYERS = "players"
BLANK = "………"  # stands for a name that is known only during the night


def settings(script: Script | None, game: str, language: str, options: Mapping[str, str]) -> dict[str, str]:
    """The settings of the script: the given options, and defaults for the others.

    The default edition is that of the language. Of the other defaults, those are taken that need no taps on a screen.
    """
    names = [PLAYERS, *[each.name for each in script.choices]] if script else []
    for name in options:
        if name not in names:
            near = get_close_matches(name, names, n=1)
            raise Refused("unknown-option", game=rules_of(game).title, name=name, near=near[0] if near else None)
    if script is None:
        return {}
    numbers = [str(number) for number in range(script.least, script.most + 1)]
    known: dict[str, Sequence[str]] = {PLAYERS: numbers, **{each.name: each.values for each in script.choices}}
    for name, value in options.items():
        if value not in known[name]:
            raise Refused("option-value", name=name, value=value, takes="values", values=", ".join(known[name]))
    usual = {PLAYERS: numbers[-1], "edition": language, **options}
    possible = []
    for values in product(*[_first(usual.get(name, ""), known[name], name in options) for name in names]):
        possible.append(dict(zip(names, values, strict=True)))
    found = next((each for each in possible if not _taps(script, each)), possible[0])
    for ban in script.bans:
        if _holds(ban.when, found):
            raise Refused("option-clash", ban.rule, names=" ".join(ban.when))
    return found


def _first(value: str, values: Sequence[str], only: bool) -> list[str]:
    """The values, with this one first, or this one alone; unchanged if it is not among them."""
    if value not in values:
        return list(values)
    return [value] if only or value.isdecimal() else [value, *[each for each in values if each != value]]


def _taps(script: Script, told: Mapping[str, str]) -> bool:
    lines = [line for part in script.parts for line in part.lines if line.tap is not None]
    return any(line.tap and _holds(line.when, told) and _holds(line.tap.when, told) for line in lines)


def _holds(when: When, told: Mapping[str, str]) -> bool:
    return all(told[name] in values for name, values in when.items())


def tables(script: Script, told: Mapping[str, str], texts: Texts) -> list[Table]:
    """What is said in each part, step by step."""
    words = _words(script, told)
    lead = " · ".join([_setting(name, value, texts) for name, value in told.items()])
    return [
        Table(texts.say(f"script-part-{part.name}"), lead, _rows(part, told, words, texts), timed=True)
        for part in script.parts
    ]


def _words(script: Script, told: Mapping[str, str]) -> dict[str, Any]:
    """What texts may ask for: the settings, and those of the edition."""
    return {**told, PLAYERS: int(told[PLAYERS]), **script.values.get(told.get("edition", ""), {})}


def _setting(name: str, value: str, texts: Texts) -> str:
    if name == PLAYERS:
        return texts.say("print-players", count=int(value))
    return texts.say("print-setting", name=texts.say(f"script-{name}"), value=texts.say(f"script-{name}-{value}"))


def _rows(part: Part, told: Mapping[str, str], words: dict[str, Any], texts: Texts) -> tuple[Row, ...]:
    lines = [line for line in part.lines if _holds(line.when, told)]
    return tuple([_row(number, line, words, texts) for number, line in enumerate(lines, 1)])


def _row(number: int, line: Line, words: dict[str, Any], texts: Texts) -> Row:
    keys = [line.text, *([line.otherwise] if line.otherwise else [])]
    said = [("", texts.say(key, names=BLANK, **words)) for key in keys]
    seconds = float(words[line.seconds]) if isinstance(line.seconds, str) else line.seconds
    done = texts.say("print-seconds", seconds=round(seconds)) if seconds else ""
    nights = {True: "print-first-night", False: "print-later-nights"}
    only = texts.say(nights[line.first]) if line.first is not None else ""
    return Row(str(number), tuple(said), done, only)


def sheets(script: Script, told: Mapping[str, str], texts: Texts) -> list[Sheet]:
    """What can be looked up, by its kind."""
    words, found = _words(script, told), []
    for kind in dict.fromkeys([article.kind for article in script.articles]):
        entries = [
            Explanation(texts.say(each.title), (texts.say(each.text, **words),))
            for each in script.articles
            if each.kind == kind
        ]
        found.append(Sheet(texts.say(f"script-kind-{kind}"), "", tuple(entries)))
    return found
