"""What can be printed for a game, in the words of its texts and its rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Final

import msgspec

from ..crier.book import script_of
from ..engine.catalogue import blaming, manifest_of, rules_of
from ..engine.manifest import load_part
from ..engine.prints import Ballot, Call, Deck, Prints
from ..engine.refusals import Fault
from ..rulebook import clauses
from ..texts import Texts
from . import scripts
from .explained import sheet_of, upper
from .matter import CardFace, Contents, Drawing, Explanation, Row, Sheet, Slip, Table

# At the end of a clause: sections of a book, and rulings.
_SOURCES: Final = re.compile(r"(\s*§\d+)*(\s*→ [A-Z]+-[A-Z0-9-]+(, [A-Z]+-[A-Z0-9-]+)*)?$")
_STEP: Final = re.compile(r"^[^:]*:\s+")  # at the beginning of a clause about a night: "Monday, step A: "


def contents(game: str, language: str, options: Mapping[str, str]) -> Contents:
    """What can be printed for a game. The options are those of its script; a wrong one is refused."""
    texts, prints, script = texts_of(game, language), _prints(game), script_of(game)
    pictures = _pictures(prints.pictures)
    told = scripts.settings(script, game, language, options)
    cards = [face for deck in prints.decks for face in _faces(deck, texts, pictures)]
    names = [texts.say(night.title) for night in prints.nights]
    roles = [sheet_of(deck, texts, pictures, names) for deck in prints.decks]
    nights = [
        Table(upper(texts.say(each.title)), texts.say(each.lead) if each.lead else "", _rows(each.calls, texts))
        for each in prints.nights
    ]
    if script is not None:
        nights = nights or scripts.tables(script, told, texts)
        roles = roles or scripts.sheets(script, told, texts)
    return Contents(
        title=texts.title(rules_of(game).title),
        cards=tuple(cards),
        roles=tuple(roles),
        nights=tuple(nights),
        ledger=tuple([texts.say(key) for key in prints.ledger]),
        seats=rules_of(game).most,
        ballots=tuple([slip for ballot in prints.ballots for slip in _slips(ballot, texts)]),
        rules=tuple(_rules(game, language)),
    )


def texts_of(game: str, language: str) -> Texts:
    """The texts of a game, of its script and of print-outs."""
    script = manifest_of(game).script.partition(":")[0]
    return Texts(language, game, also=("meetinghouse.printing", *filter(None, [script])))


def _prints(game: str) -> Prints:
    name = manifest_of(game).prints
    if not name:
        return Prints()
    with blaming(game):
        found = load_part(name)
        if not isinstance(found, Prints):
            raise Fault("part-type", part=name, got=type(found).__name__, expected="Prints")
        return found


@cache
def _pictures(where: str) -> dict[str, Drawing]:
    package, _, path = where.partition(":")
    if not package:
        return {}
    strokes = msgspec.json.decode((files(package) / path).read_bytes(), type=dict[str, list[tuple[str, ...]]])
    return {name: Drawing(tuple(each)) for name, each in strokes.items()}


def _faces(deck: Deck, texts: Texts, pictures: Mapping[str, Drawing]) -> Iterator[CardFace]:
    def said(key: str) -> str:
        return texts.say(key) if key else ""

    for card in deck.cards:
        face = CardFace(
            kind=said(deck.kind),
            title=texts.say(card.title),
            line=said(card.line),
            foot=upper(said(card.foot)),
            picture=pictures.get(card.picture),
        )
        yield from [face] * card.copies


def _rows(calls: tuple[Call, ...], texts: Texts) -> tuple[Row, ...]:
    found = []
    for call in calls:
        said = [(texts.say(title), texts.say(spoken)) for title, spoken in zip(call.titles, call.spoken, strict=True)]
        done = _done(call.rule, texts.language) if call.rule else " ".join(map(texts.say, call.done))
        found.append(Row(call.step, tuple(said), done, texts.join([texts.say(key) for key in call.only])))
    return tuple(found)


def _done(rule: str, language: str) -> str:
    return upper(_STEP.sub("", _SOURCES.sub("", clauses(language)[rule].text)))


def _slips(ballot: Ballot, texts: Texts) -> list[Slip]:
    blank = texts.say(ballot.blank) if ballot.blank else ""
    return [Slip(texts.say(ballot.question), ballot.names, blank)] * ballot.copies


def _rules(game: str, language: str) -> Iterator[Sheet]:
    book = [each for each in clauses(language).values() if each.book == game]
    for section, members in groupby(book, key=lambda clause: clause.section):
        entries = [
            Explanation(each.id, (_SOURCES.sub("", each.text).replace("`", ""),), tables=each.tables)
            for each in members
        ]
        yield Sheet(section, "", tuple(entries), dense=True)
