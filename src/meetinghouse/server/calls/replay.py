"""Calls for the replay of a finished game: the events told by each entry of its record, and the view after it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.types import ASGIApp

from ...engine.by_hand import DEAL
from ...engine.catalogue import opening
from ...engine.decisions import Decision
from ...engine.events import EVERYBODY, Told
from ...engine.game import Game
from ...engine.record import Record
from ...engine.rules import Outcome
from ...engine.values import Choice, seats_in
from ...tables import past
from ...tables.past import Played
from ...tables.refusals import Unknown
from ..checkpoints import Checkpoints
from ..context import Context
from ..refusals import HttpRefused
from ..reply import Reply
from .call import TABLE, Call

ALL = "all"  # a viewer who sees everything
PUBLIC = "public"
NUMBER = re.compile(r"[0-9]{1,6}")


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event, and the seats that heard it unless everybody did."""

    event: Any
    to: tuple[int, ...] | None = None


class Chapter(msgspec.Struct, frozen=True):
    """The events told by one entry of the record. The first chapter is the set-up and has no entry."""

    entry: int | None
    phase: str
    seat: int | None  # the seat that answered, if the viewer may know it
    asked: Decision | None  # the decision, for the seat itself and for a viewer who sees everything
    choice: Choice | None  # the choice, for the same viewers; None if time ran out
    lines: tuple[Line, ...]


class Replay(msgspec.Struct, frozen=True):
    """A whole game as one seat or the public saw it, or with all secrets."""

    game: str
    players: int
    number: int  # the number of the game at its table
    names: tuple[str, ...]
    bots: tuple[bool, ...]  # by seat: whether only a bot played it
    options: dict[str, Any]
    commitment: str
    outcome: Outcome | None
    chapters: tuple[Chapter, ...]
    out: tuple[int, ...] = ()  # seats whose owners were put out of the game; a bot played on


class Moment(msgspec.Struct, frozen=True):
    """The view after a number of entries."""

    entry: int
    view: Any


async def story(context: Context) -> ASGIApp:
    game, viewer = await _requested(context)
    about = (game.record.setup.commitment, game.number, *game.names, *game.bots, game.out)
    return await _cached(context, (*about, "story", viewer), lambda: replayed(game, viewer))


async def moment(context: Context) -> ASGIApp:
    record, entry, viewer = await moment_requested(context)
    return await _cached(
        context,
        (record.setup.commitment, entry, viewer),
        lambda: moment_at(context.state.checkpoints, record, entry, viewer),
    )


async def moment_requested(context: Context) -> tuple[Record, int, int | str]:
    """The record of a finished game, after how many of its entries, and whose view of it is asked for."""
    game, viewer = await _requested(context)
    text = context.request.path_params["entry"]
    if not NUMBER.fullmatch(text) or int(text) > len(game.record.entries):
        raise HttpRefused("not-found")
    return game.record, int(text), viewer


async def _requested(context: Context) -> tuple[Played, int | str]:
    """The finished game, and whose view of it is asked for."""
    live = await context.live()
    context.bearer_key(live)
    game = past.played(live.table, context.game_number())
    text = context.query.get("seat", PUBLIC)
    if text in (ALL, PUBLIC):
        return game, text
    if not NUMBER.fullmatch(text) or int(text) >= game.record.setup.players:
        raise Unknown("no-such-seat", seat=text[:8])
    return game, int(text)


async def _cached(context: Context, key: tuple[object, ...], make: Callable[[], msgspec.Struct]) -> ASGIApp:
    return Reply(await context.state.replays.get(key, make))


# --- in a thread


def replayed(played: Played, viewer: int | str) -> Replay:
    """Replay a game for one viewer."""
    record = played.record
    game = opening(record)
    by_people = any(entry.id == DEAL for entry in record.entries)  # that entry tells the set-up again, with their cards
    first = () if by_people else lines_for(game.story, viewer)
    chapters = [Chapter(None, phase_of(game), None, None, None, first)]
    for index, entry in enumerate(record.entries):
        asked = next((asked for asked in [*game.decisions, *game.offers] if asked.id == entry.id), None)
        openly = viewer == ALL or (asked is not None and (asked.seat == viewer or not game.secret))
        brought = game.carry_out(entry)
        chapters.append(
            Chapter(
                index,
                phase_of(game),
                asked.seat if asked is not None and openly else None,
                asked if viewer == ALL or (asked is not None and asked.seat == viewer) else None,
                entry.choice if viewer == ALL or (asked is not None and asked.seat == viewer) else None,
                lines_for(brought, viewer),
            )
        )
    setup = record.setup
    return Replay(
        game=setup.game,
        players=setup.players,
        number=played.number,
        names=played.names,
        bots=played.bots,
        options=setup.options,
        commitment=setup.commitment,
        outcome=record.outcome,
        chapters=tuple(chapters),
        out=played.out,
    )


def lines_for(events: list[Told], viewer: int | str) -> tuple[Line, ...]:
    """The events that this viewer heard."""
    if viewer == ALL:
        return tuple(
            [
                Line(each.event, None if each.audience == EVERYBODY else tuple(seats_in(each.audience)))
                for each in events
            ]
        )
    seat = viewer if isinstance(viewer, int) else None
    return tuple([Line(each.event) for each in events if each.heard_by(seat)])


def moment_at(stations: Checkpoints, record: Record, entry: int, viewer: int | str) -> Moment:
    """The view after a number of entries."""
    game = stations.game_at(record, entry)
    if viewer == ALL:
        return Moment(entry, game.rules.view_all(game))
    return Moment(entry, game.view(viewer if isinstance(viewer, int) else None))


def phase_of(game: Game[Any]) -> str:
    """The phase that the public view shows."""
    return str(game.view(None).phase)


CALLS = (
    Call(
        method="GET", path=f"{TABLE}/replay", do=story, result=Replay, refuses=(409, 422), queries=("eyes", "game"),
        what="After the end: the game entry by entry, as a seat or the public saw it, or with everything open.",
    ),
    Call(
        method="GET", path=f"{TABLE}/replay/{{entry}}", do=moment, result=Moment, refuses=(409, 422),
        queries=("eyes", "game"),
        what="After the end: the view after that many entries.",
    ),
)  # fmt: skip
