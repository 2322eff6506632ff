"""Calls for the rules, clause by clause."""

from __future__ import annotations

import msgspec
from starlette.types import ASGIApp

from ...rulebook import ENGLISH, MOST, Clause, around, groups, is_id, look_up, named, nearest, search, title
from ...tables.refusals import Malformed
from ...texts import LANGUAGES
from ..context import Context
from ..refusals import HttpRefused
from ..reply import say
from .call import Call

NEIGHBOURS = 3  # clauses shown on each side of a clause
LONGEST = 60  # characters of an unknown ID that a refusal repeats


class Group(msgspec.Struct, frozen=True):
    """Clauses whose IDs begin alike."""

    id: str
    book: str
    title: str  # the title of the book
    section: str  # the section of the first clause
    count: int


class Leaf(msgspec.Struct, frozen=True):
    """The result of a lookup: a clause with its neighbours, all clauses of a group, or clauses that contain words."""

    id: str
    clauses: tuple[Clause, ...]
    before: tuple[Clause, ...] = ()
    after: tuple[Clause, ...] = ()
    words: str | None = None  # the words, if the lookup was not by ID
    count: int = 1  # the number of clauses found; a search by words lists only the first ones


def language_of(context: Context) -> str:
    """The language in the query; English by default."""
    wanted = context.query.get("language", ENGLISH)
    if wanted not in LANGUAGES:
        raise Malformed("unknown-language", language=wanted[:LONGEST], known=", ".join(LANGUAGES))
    return wanted


async def all_groups(context: Context) -> ASGIApp:
    """The groups of clauses, in the order of the books."""
    language = language_of(context)
    found = [
        Group(id, members[0].book, title(members[0].book, language), members[0].section, len(members))
        for id, members in groups(language).items()
    ]
    return say(found)


async def clause(context: Context) -> ASGIApp:
    """Look up an ID or words. Case and punctuation of an ID do not matter."""
    wanted = context.request.path_params["id"]
    language = language_of(context)
    if one := named(wanted, language):
        before, after = around(one.id, NEIGHBOURS, language)
        return say(Leaf(one.id, (one,), tuple(before), tuple(after)))
    found = look_up(wanted, language)
    if not found and (hits := search(wanted, language)):
        return say(Leaf("", tuple(hits[:MOST]), words=wanted[:LONGEST], count=len(hits)))
    if not found and not is_id(wanted):
        raise HttpRefused("no-such-words", words=wanted[:LONGEST])
    if not found:
        raise HttpRefused("no-such-clause", id=wanted[:LONGEST], closest=", ".join(nearest(wanted)) or "–")
    return say(Leaf(wanted.strip().upper().rstrip("-"), tuple(found), count=len(found)))


CALLS = (
    Call(
        method="GET", path="/api/rules", do=all_groups, result=list[Group], refuses=(422,), queries=("language",),
        what="The groups of clauses.",
    ),
    Call(
        method="GET", path="/api/rules/{id}", do=clause, result=Leaf, refuses=(404, 422), queries=("language",),
        what="A clause with its neighbours, a group of clauses, or the clauses that hold some words.",
    ),
)  # fmt: skip
