"""The board: the public part of every message about a table."""

from __future__ import annotations

from typing import Any

import msgspec

from ..engine.catalogue import read_options
from ..engine.refusals import Refused
from ..engine.rules import Outcome, Rules, Share
from . import absence, masking, past
from .acts.lobby import check_start
from .acts.play import majority
from .chairs import Chair
from .pace import Speed
from .refusals import public_details
from .shares import Shuffle, shuffle
from .table import Phase, Table


class Place(msgspec.Struct, frozen=True):
    """The public facts about a seat."""

    name: str
    bot: bool  # whether a bot plays it
    person: bool  # whether a person owns it
    ready: bool
    away: bool
    host: bool
    muted: bool
    left: bool  # whether the person who owned it when the game began has left
    vacant: bool  # whether it is open to a substitute, or about to be
    opens: float | None = None  # when it opens, if it is vacant, by the house's clock
    out: bool = False  # whether the others have put its owner out of the game
    speed: Speed = "1"  # how fast its owner wants bots to play
    until: float | None = None  # if its owner is away: when a bot stands in, or outside a game the next host is chosen


class Hourglass(msgspec.Struct, frozen=True):
    """The time of the current step: when it ends, by the house's clock, and its initial length in seconds."""

    ends: float
    length: float


class Wishes(msgspec.Struct, frozen=True):
    """How many people wish for something, and how many it takes, but never who."""

    pause: int
    resume: int
    extend: int
    substitutes: dict[int, int]  # by seat: wishes to open it to a substitute
    needed: int  # the majority of those present
    majority: int  # the majority of all owners, for a substitute and for putting somebody out
    removals: dict[int, int]  # by seat: wishes to put its owner out


class Obstacle(msgspec.Struct, frozen=True):
    """Why the game cannot begin now: the refusal that the host would get."""

    refused: str
    rule: str | None
    params: dict[str, Any]


class Board(msgspec.Struct, frozen=True):
    """The public facts about a table."""

    code: str
    phase: Phase
    game: str
    options: dict[str, Any]
    language: str
    pace: str
    locked: bool
    least: int
    most: int
    places: tuple[Place, ...]
    paused: bool
    wishes: Wishes
    now: float  # the house's clock in seconds; it is no date, because it stops while the server is down
    hourglass: Hourglass | None
    commitment: str | None  # the hash of the game's seed
    outcome: Outcome | None
    finished: tuple[int, ...]  # the numbers of this table's games whose records may be read
    closed: str | None  # why the table was closed
    obstacle: Obstacle | None = None  # in the lobby: why the game cannot begin
    notes: tuple[str, ...] = ()  # in the lobby: consequences of the settings that a host might overlook
    clashes: tuple[Obstacle, ...] = ()  # in the lobby: all settings that contradict each other
    shares: tuple[Share, ...] = ()  # in the lobby: the components that the settings put into the game
    watchers: bool = True  # whether anybody who knows the code may watch, even if nobody may sit down
    shuffle: Shuffle | None = None  # in the lobby: who makes the seed
    starting: float | None = None  # in the lobby, after a rematch: when the game begins by itself at the latest
    dealing: float | None = None  # while people look at their roles: when the game begins at the latest
    speed: Speed = "1"  # how fast bots play
    call: str = ""  # the link of the group's call
    worlds: bool = False  # whether everybody may see a count of what can still be true
    listed: bool = False  # whether strangers find it in the house's list, if the house has one
    moderated: bool = False  # whether its host is a master, who sees everything and answers for seats


def board(table: Table, now: float, draining: bool = False) -> Board:
    """The board of a table now. In a draining house no game can begin."""
    clock, game = table.clock, table.game
    least, most = table.bounds
    glass = None
    if game is not None and table.moving and (musing := masking.musing_until(table, game)) is not None:
        glass = Hourglass(musing, masking.musing_time(table))
    elif clock.end is not None and clock.length is not None:
        glass = Hourglass(clock.end, clock.length)
    return Board(
        code=table.code,
        phase=table.phase,
        game=table.game_name,
        options=table.options,
        language=table.language,
        pace=table.pace_name,
        locked=table.locked,
        least=least,
        most=most,
        places=places_of(table),
        paused=table.paused,
        wishes=wishes_at(table),
        now=now,
        hourglass=glass,
        commitment=None if game is None else game.commitment,
        outcome=None if game is None else game.outcome,
        finished=tuple(past.finished(table)),
        closed=table.closed_for or None,
        obstacle=obstacle(table, draining),
        watchers=table.watchers,
        shuffle=shuffle(table),
        starting=table.starting,
        dealing=table.dealing,
        speed=table.company.speed,
        call=table.call,
        listed=table.listed,
        worlds=table.worlds,
        moderated=table.moderated,
        **consequences(table),
    )


def places_of(table: Table) -> tuple[Place, ...]:
    """The public facts about all seats; the same object as long as nothing has changed."""
    company = table.company
    key = table.host, table.phase, table.pace_name
    if company.places[0] != key:
        company.places = key, tuple([_place(table, chair) for chair in table.chairs])
    places: tuple[Place, ...] = company.places[1]
    return places


def _place(table: Table, chair: Chair) -> Place:
    return Place(
        chair.name,
        chair.bot != "",
        chair.person,
        chair.ready,
        chair.away,
        chair.key == table.host,
        chair.muted,
        chair.owned and not chair.person,
        chair.vacant,
        chair.opens if chair.vacant else None,
        chair.out != "",
        chair.speed,
        absence.ends(table, chair),
    )


def wishes_at(table: Table) -> Wishes:
    """Count the wishes of those present, or of all owners if somebody's seat is at stake."""
    here, owners = table.present, table.owners

    def count(what: str, voters: int = here) -> int:
        return (table.wishes.get(what, 0) & voters).bit_count()

    def by_seat(what: str) -> dict[int, int]:
        seats = [seat for seat in range(len(table.chairs)) if f"{what}-{seat}" in table.wishes]
        return {seat: count(f"{what}-{seat}", owners) for seat in seats}

    return Wishes(
        count("pause"),
        count("resume"),
        count("extend"),
        by_seat("substitute"),
        majority(here),
        majority(owners),
        by_seat("put-out"),
    )


def obstacle(table: Table, draining: bool = False) -> Obstacle | None:
    """Why a game cannot begin now; None if it can, or outside the lobby."""
    if table.phase != "lobby":
        return None
    if draining and table.opening is None:
        return Obstacle("draining", None, {})
    try:
        check_start(table)
    except Refused as refused:
        return Obstacle(refused.key, refused.rule, public_details(refused))
    return None


def consequences(table: Table) -> dict[str, Any]:
    """The notes, clashes and shares of a lobby's settings, as fields of the board."""
    players = len(table.chairs)
    if table.phase != "lobby" or players < table.bounds[0]:
        return {}
    try:
        rules: Rules[Any] = table.rules
        options = read_options(rules, table.settings)
    except Refused:
        return {}
    clashes = rules.clashes(players, options)
    return {
        "notes": () if clashes else tuple(rules.notes(players, options)),
        "clashes": tuple([Obstacle(each.key, each.rule, dict(each.details)) for each in clashes]),
        "shares": tuple(rules.shares(players, options)),
    }
