"""Calls during a game, and for its record and the bots' reasons after the end."""

from __future__ import annotations

from contextlib import AbstractContextManager

import msgspec
from starlette.types import ASGIApp

from ...engine.decisions import Closed
from ...engine.record import Record
from ...tables import acts, past
from ...tables.live import Live
from ...tables.message import Message
from ...tables.past import Why
from ...tables.reader import Reader
from ...tables.refusals import NotNow
from ...tables.table import PUBLIC, Table
from ..bodies import AnswerGiven, Done, EyesWanted, Nothing, SeatNamed, SpeedWanted
from ..context import Context
from ..refusals import HttpRefused
from ..reply import Reply, say
from ..stream import GIVEN_ANEW, Stream, farewell
from .call import TABLE, Call, act_call, bare_act_call


class NamedRecord(Record, frozen=True):
    """A record with the players' names, which are not verified."""

    names: tuple[str, ...] = ()
    out: tuple[int, ...] = ()  # seats whose owners were put out of the game; a bot played on


async def get_table(context: Context) -> ASGIApp:
    """The whole message with which a stream would begin. If wanted, it has a basis, or is refused as streams are."""
    live = await context.live()
    reader = context.reader(live)
    if context.wants("stream"):
        admit(context, live, reader)
    body = live.broadcast_for(reader).frame(reader, context.wants("basis"))
    return Reply(body, headers=context.watch_cookie(live))


async def stream_table(context: Context) -> ASGIApp:
    """A stream of messages. Refused if too many streams are open."""
    live = await context.live()
    if context.lost_seat(live):
        return farewell(GIVEN_ANEW, context.clear_cookie(live.table.code))
    reader = context.reader(live)
    await live.reach(reader)
    counted = admit(context, live, reader)
    return Stream(
        context.state,
        live,
        reader,
        counted=counted,
        stays=context.may_watch(live),
        headers=context.watch_cookie(live),
    )


def admit(context: Context, live: Live, reader: Reader) -> AbstractContextManager[None]:
    """A context that counts the reader's stream as open. Refused if there is no room for it."""
    if live.house.closing:
        raise HttpRefused("closing")
    streams, name = context.state.limits.streams, live.table.name
    public = reader.key == PUBLIC and not reader.phone
    hosts = public and context.is_host_without_seat(live) and streams.has_place_for_host(name)
    watches = public and not hosts
    if watches:
        streams.check_watcher(context.address, name)
    elif hosts or not live.has_stream(reader.key, reader.phone):  # else it replaces the seat's stream
        streams.check_seat(context.address)
    return streams.counted(context.address, name if watches else None, name if hosts else None)


async def answer(context: Context) -> ASGIApp:
    """Answer a decision. Reasons for refusal, in this order: unknown token, another seat's, not open, malformed."""
    live = await context.live()
    by = context.acting_key(live)
    try:
        body = context.body(AnswerGiven)
    except HttpRefused:
        check_open(live.table, by, context.untyped_body())
        raise
    await live.do(acts.Answer(by, body.decision, body.choice, chance=body.chance), context.journal_key(by))
    return say(Done())


async def see_role(context: Context) -> ASGIApp:
    """Note that a player has looked at their role. A repeated call changes nothing and is not stored."""
    live = await context.live()
    by = context.acting_key(live)
    context.body(Nothing)
    if live.table.phase != "playing" or not live.table.chair(by).seen:
        await live.do(acts.SeeRole(by), context.journal_key(by))
    return say(Done())


async def open_eyes(context: Context) -> ASGIApp:
    """Open the views of all seats to somebody who is out and alone, or close them. Refused if anybody else watches."""
    live = await context.live()
    by = context.acting_key(live)
    wanted = context.body(EyesWanted).open
    if wanted and PUBLIC in live.readers:
        raise NotNow("eyes-watched")
    await live.do(acts.OpenEyes(by, wanted), context.journal_key(by))
    return say(Done())


def check_open(table: Table, by: int, body: object) -> None:
    """Refuse a malformed answer for what matters more: another seat's decision, one that is not open, a pause."""
    decision = body.get("decision") if isinstance(body, dict) else None
    if isinstance(decision, str):
        table.asked(by, decision)
    table.only_in("playing")
    if table.paused:
        raise NotNow("paused")


async def closed_options(context: Context) -> ASGIApp:
    """The closed options of a decision, each with its clause."""
    live = await context.live()
    by = context.authorized_key(live)
    return say(live.table.match.closed(live.table.asked(by, context.request.path_params["decision"]).id))


async def record(context: Context) -> ASGIApp:
    """The record of a finished game, in the form that `meetinghouse verify` reads."""
    live = await context.live()
    context.bearer_key(live)
    played = past.played(live.table, context.game_number())
    record = played.record
    found = msgspec.structs.asdict(record)
    return say(NamedRecord(**found, names=played.names, out=played.out))


async def reasons(context: Context) -> ASGIApp:
    """The bots' reasons in a finished game."""
    live = await context.live()
    context.bearer_key(live)
    return say(past.played(live.table, context.game_number()).reasons)


CALLS = (
    Call(
        method="GET", path=TABLE, do=get_table, result=Message, refuses=(403, 422), queries=("as", "basis", "stream"),
        what="The first message of the stream.",
    ),
    Call(
        method="GET", path=f"{TABLE}/stream", do=stream_table, result=Message, kind="text/event-stream", streams=True,
        refuses=(400, 403, 422), queries=("as", "whole"),
        what="A stream of messages: what the reader may know, as it changes.",
    ),
    Call(
        method="POST", path=f"{TABLE}/answers", who="seat", body=AnswerGiven, do=answer, refuses=(409,),
        for_seats=True,
        what="Answer, or take an offer.",
    ),
    Call(
        method="GET", path=f"{TABLE}/closed/{{decision}}", who="seat", do=closed_options, result=list[Closed],
        refuses=(409,), for_seats=True, what="Closed options of a decision, each with the clause that closes it.",
    ),
    Call(
        method="POST", path=f"{TABLE}/seen", who="seat", body=Nothing, do=see_role, refuses=(409,),
        what="Say that one has looked at one's role; nobody else is told.",
    ),
    bare_act_call("/pause", "seat", "Vote for a pause; more than half decide.", acts.Pause),
    bare_act_call("/resume", "seat", "Vote to go on; more than half decide.", acts.Resume),
    bare_act_call("/extend", "seat", "Vote for more time; more than half decide.", acts.Extend),
    act_call(
        "/speed", "seat", "Vote for the speed of bots; more than half of all decide.", SpeedWanted,
        lambda by, body: acts.SetSpeed(by, body.speed),
    ),
    Call(
        method="POST", path=f"{TABLE}/eyes", who="seat", body=EyesWanted, do=open_eyes, refuses=(409,),
        what="Out of the game and alone with bots: open the views of all seats, or close them.",
    ),
    bare_act_call("/return", "seat", "Take the seat back from the bot that stands in.", acts.TakeBack),
    act_call(
        "/substitute", "seat",
        "Vote to open the seat of an absent player to a newcomer; more than half decide.", SeatNamed,
        lambda by, body: acts.Substitute(by, body.seat),
    ),
    act_call(
        "/put-out", "seat",
        "Vote to put a player out of the game; more than half of all decide.", SeatNamed,
        lambda by, body: acts.PutOut(by, body.seat),
    ),
    Call(
        method="GET", path=f"{TABLE}/record", do=record, result=NamedRecord, refuses=(409, 422), queries=("game",),
        what="After the end: the record.",
    ),
    Call(
        method="GET", path=f"{TABLE}/reasons", do=reasons, result=list[Why], refuses=(409, 422), queries=("game",),
        what="After the end: why the bots moved as they did.",
    ),
)  # fmt: skip
