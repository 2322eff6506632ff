"""A game that is over, entry by entry: what each brought, and how the table looked to somebody then."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.types import ASGIApp

from ...engine.catalogue import opening
from ...engine.decisions import Decision
from ...engine.events import EVERYBODY, Told
from ...engine.game import Game
from ...engine.record import Record
from ...engine.rules import Outcome
from ...engine.values import Choice, seats_in
from ...tables.past import Played
from ...tables.refusals import Unknown
from ..ask import Ask
from ..refusals import AtDoor
from ..reply import Reply
from ..stations import Stations
from .call import TABLE, Call

ALL = "all"  # everything open
PUBLIC = "public"
NUMBER = re.compile(r"[0-9]{1,6}")


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that was told; where not everybody heard it, who did."""

    event: Any
    to: tuple[int, ...] | None = None


class Chapter(msgspec.Struct, frozen=True):
    """What one entry of the record brought; the first chapter is the set-up and has none."""

    entry: int | None
    phase: str
    seat: int | None  # whose answer it was, where the reader may know
    asked: Decision | None  # the question, with everything open
    choice: Choice | None  # None, too, where time ran out
    lines: tuple[Line, ...]


class Replay(msgspec.Struct, frozen=True):
    """A whole game as one seat, the public, or with everything open one would have seen it."""

    game: str
    players: int
    number: int  # of the games at this table
    names: tuple[str, ...]
    bots: tuple[bool, ...]  # seats that were nobody's but a bot's
    options: dict[str, Any]
    commitment: str
    outcome: Outcome | None
    chapters: tuple[Chapter, ...]
    out: tuple[int, ...] = ()  # seats whose owners the others have put out; a bot played on


class Moment(msgspec.Struct, frozen=True):
    """How the table looked after so many entries."""

    entry: int
    view: Any


async def story(ask: Ask) -> ASGIApp:
    """All chapters."""
    game, eyes = await _asked(ask)
    about = (game.record.setup.commitment, game.number, *game.names, *game.bots, game.out)
    return await _kept(ask, (*about, "story", eyes), lambda: told(game, eyes))


async def moment(ask: Ask) -> ASGIApp:
    """The view after so many entries."""
    game, eyes = await _asked(ask)
    record = game.record
    text = ask.request.path_params["entry"]
    if not NUMBER.fullmatch(text) or int(text) > len(record.entries):
        raise AtDoor("not-found")
    entry = int(text)
    return await _kept(
        ask, (record.setup.commitment, entry, eyes), lambda: seen(ask.door.stations, record, entry, eyes)
    )


async def _asked(ask: Ask) -> tuple[Played, int | str]:
    """The game, and through whose eyes it is looked at; refused before the end."""
    live = await ask.live()
    ask.reader(live)
    game = live.played(ask.game())
    text = ask.request.query_params.get("seat", PUBLIC)
    if text in (ALL, PUBLIC):
        return game, text
    if not NUMBER.fullmatch(text) or int(text) >= game.record.setup.players:
        raise Unknown("no-such-seat", seat=text[:8])
    return game, int(text)


async def _kept(ask: Ask, key: tuple[object, ...], make: Callable[[], msgspec.Struct]) -> ASGIApp:
    return Reply(await ask.door.replays.get(key, make))


# --- off the event loop


def told(played: Played, eyes: int | str) -> Replay:
    """The story of a game, as those eyes saw it."""
    record = played.record
    game = opening(record)
    chapters = [Chapter(None, phase_of(game), None, None, None, lines_for(game.story, eyes))]
    for index, entry in enumerate(record.entries):
        asked = next((asked for asked in [*game.decisions, *game.offers] if asked.id == entry.id), None)
        openly = eyes == ALL or (asked is not None and (asked.seat == eyes or not game.secret))
        brought = game.follow(entry)
        chapters.append(
            Chapter(
                index,
                phase_of(game),
                asked.seat if asked is not None and openly else None,
                asked if eyes == ALL or (asked is not None and asked.seat == eyes) else None,
                entry.choice if eyes == ALL or (asked is not None and asked.seat == eyes) else None,
                lines_for(brought, eyes),
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


def lines_for(told: list[Told], eyes: int | str) -> tuple[Line, ...]:
    """What those eyes were told of it."""
    if eyes == ALL:
        return tuple(
            [Line(each.event, None if each.audience == EVERYBODY else tuple(seats_in(each.audience))) for each in told]
        )
    seat = eyes if isinstance(eyes, int) else None
    return tuple([Line(each.event) for each in told if each.heard_by(seat)])


def seen(stations: Stations, record: Record, entry: int, eyes: int | str) -> Moment:
    """The view of those eyes after so many entries."""
    game = stations.game_at(record, entry)
    if eyes == ALL:
        return Moment(entry, game.rules.view_all(game))
    return Moment(entry, game.view(eyes if isinstance(eyes, int) else None))


def phase_of(game: Game[Any]) -> str:
    """What the public knows of where the game is."""
    return str(game.view(None).phase)


CALLS = (
    Call(
        method="GET", path=f"{TABLE}/replay", do=story, result=Replay, refuses=(409, 422), queries=("eyes", "game"),
        what="After the end: the game entry by entry, through a seat's eyes, the public's, or with everything open.",
    ),
    Call(
        method="GET", path=f"{TABLE}/replay/{{entry}}", do=moment, result=Moment, refuses=(409, 422),
        queries=("eyes", "game"),
        what="After the end: how the table looked after so many entries.",
    ),
)  # fmt: skip
