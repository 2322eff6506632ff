"""The rules as they are written, clause by clause."""

from __future__ import annotations

import msgspec
from starlette.types import ASGIApp

from ...rulebook import ENGLISH, MOST, Clause, around, groups, is_id, look_up, named, nearest, search, title
from ...tables.refusals import Malformed
from ...texts import LANGUAGES
from ..ask import Ask
from ..refusals import AtDoor
from ..reply import say
from .call import Call

REACH = 3  # how many neighbours are shown on each side
LONGEST = 60  # of an unknown ID that is repeated to whoever asked


class Group(msgspec.Struct, frozen=True):
    """Clauses that share the beginning of their IDs."""

    id: str
    book: str
    title: str  # of the book
    section: str  # where the first of them stands
    count: int


class Leaf(msgspec.Struct, frozen=True):
    """What an ID leads to: one clause with what stands around it, or all that begin so; or where some words stand."""

    id: str
    clauses: tuple[Clause, ...]
    before: tuple[Clause, ...] = ()
    after: tuple[Clause, ...] = ()
    words: str | None = None  # that were looked for, where it was no ID
    count: int = 1  # of clauses; of those with these words only the first are here


def language_of(ask: Ask) -> str:
    """The language asked for; English where none is."""
    wanted = ask.request.query_params.get("language", ENGLISH)
    if wanted not in LANGUAGES:
        raise Malformed("unknown-language", language=wanted[:LONGEST], known=", ".join(LANGUAGES))
    return wanted


async def all_groups(ask: Ask) -> ASGIApp:
    """In the order of the books."""
    language = language_of(ask)
    found = [
        Group(id, members[0].book, title(members[0].book, language), members[0].section, len(members))
        for id, members in groups(language).items()
    ]
    return say(found)


async def clause(ask: Ask) -> ASGIApp:
    """Upper and lower case are the same, and of a clause's ID only letters and numbers count."""
    wanted = ask.request.path_params["id"]
    language = language_of(ask)
    if one := named(wanted, language):
        before, after = around(one.id, REACH, language)
        return say(Leaf(one.id, (one,), tuple(before), tuple(after)))
    found = look_up(wanted, language)
    if not found and (hits := search(wanted, language)):
        return say(Leaf("", tuple(hits[:MOST]), words=wanted[:LONGEST], count=len(hits)))
    if not found and not is_id(wanted):
        raise AtDoor("no-such-words", words=wanted[:LONGEST])
    if not found:
        raise AtDoor("no-such-clause", id=wanted[:LONGEST], closest=", ".join(nearest(wanted)) or "–")
    return say(Leaf(wanted.strip().upper().rstrip("-"), tuple(found), count=len(found)))


CALLS = (
    Call(
        method="GET", path="/api/rules", do=all_groups, result=list[Group], refuses=(422,), queries=("language",),
        what="The groups of clauses that the rules have.",
    ),
    Call(
        method="GET", path="/api/rules/{id}", do=clause, result=Leaf, refuses=(404, 422), queries=("language",),
        what="A clause with its neighbours, a group of clauses, or the clauses that hold some words.",
    ),
)  # fmt: skip
