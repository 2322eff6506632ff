"""The sheet of a deck: what each of its cards does, and once for several of them what they have in common."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from ..engine.prints import Card, Deck, Group
from ..texts import Texts
from .matter import Drawing, Explanation, Point, Sheet

_SENTENCE: Final = re.compile(r"(?<=[.!?…])\s+(?=[^\W\d_a-zà-ÿ]|[“«¿¡])")
_LEAD: Final = re.compile(
    r"[^.;!?:]{1,60}?[\s\u202f\u00a0]?:(?=\s)"
)  # at the beginning of a sentence: what it is about
_SHORT: Final = 2  # letters of a night's name


def sheet_of(deck: Deck, texts: Texts, pictures: Mapping[str, Drawing], nights: Sequence[str]) -> Sheet:
    """The sheet of a deck; the nights are their names."""
    lead = texts.say(deck.lead) if deck.lead else ""
    return Sheet(texts.say(deck.title), lead, tuple(_entries(deck, texts, pictures, nights)))


def _entries(deck: Deck, texts: Texts, pictures: Mapping[str, Drawing], nights: Sequence[str]) -> Iterator[Explanation]:
    shared = [texts.say(key) for group in deck.groups for key in _said(group)]
    groups = {group.title: group for group in deck.groups}
    for card in deck.cards:
        if not card.texts:
            continue
        group = groups.pop(card.group, None)
        if group is not None:
            yield _box(group, texts)
        points = _points(card, texts, shared)
        yield Explanation(
            upper(texts.say(card.title)),
            _paragraph(card, points, texts),
            picture=pictures.get(card.picture),
            points=points if len(points) > 1 else (),
            nights=tuple([(name[:_SHORT], at in card.nights) for at, name in enumerate(nights)]) if card.nights else (),
            tag=texts.say(card.tag) if card.tag else "",
        )
    for group in groups.values():
        yield _box(group, texts)


def _paragraph(card: Card, points: Sequence[Point], texts: Texts) -> tuple[str, ...]:
    """A single point needs no mark; without any, there is the line of the card."""
    if points:
        return (f"{points[0].lead} {points[0].text}".strip(),) if len(points) == 1 else ()
    return (texts.say(card.line),) if card.line else ()


def _said(part: Card | Group) -> list[str]:
    return [*part.texts, *([part.goal] if part.goal else [])]


def _box(group: Group, texts: Texts) -> Explanation:
    return Explanation(upper(texts.say(group.title)), points=_points(group, texts, ()), heads=True)


def _points(part: Card | Group, texts: Texts, shared: Sequence[str]) -> tuple[Point, ...]:
    """What a card or a group says for itself, sentence by sentence: first what it wants, unless its group says so."""
    goal = texts.say(part.goal) if part.goal else ""
    own = [Point(*led(each)) for key in part.texts for each in sentences(_own(texts.say(key), shared))]
    rest = [Point("", each) for each in sentences(_own(goal, shared))]
    if rest and _own(goal, shared) == goal:
        return (Point(texts.say("print-goal"), rest[0].text), *rest[1:], *own)
    return (*own, *rest)


def _own(text: str, shared: Sequence[str]) -> str:
    """The text without what is said above it for the whole group."""
    for said in sorted(shared, key=len, reverse=True):
        text = text.replace(said, "")
    return " ".join(text.split(" ")).strip()


def sentences(text: str) -> list[str]:
    return [each for each in _SENTENCE.split(text) if each]


def led(sentence: str) -> tuple[str, str]:
    """A sentence in two parts: the first words, if a colon follows them, and the rest."""
    found = _LEAD.match(sentence)
    return (sentence[: found.end()], sentence[found.end() :].lstrip(" ")) if found else ("", sentence)


def upper(text: str) -> str:
    """The text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]
