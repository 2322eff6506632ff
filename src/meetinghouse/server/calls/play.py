"""During a game, and what is opened after it."""

from __future__ import annotations

from starlette.types import ASGIApp

from ...engine.decisions import Closed
from ...engine.record import Record
from ...tables import acts
from ...tables.live import Live
from ...tables.message import Message, Reader
from ...tables.past import Why
from ...tables.refusals import NotNow
from ...tables.table import PUBLIC
from ..ask import Ask
from ..bodies import AnswerGiven, Done, SeatNamed
from ..refusals import AtDoor
from ..reply import Reply, say
from ..stream import Stream, scene_of
from .call import TABLE, Call, deed, plain


class NamedRecord(Record, frozen=True):
    """The record, and beside it who sat where: names are no part of what is verified."""

    names: tuple[str, ...] = ()
    out: tuple[int, ...] = ()  # seats whose owners the others have put out; a bot played on


async def look(ask: Ask) -> ASGIApp:
    """The same that a stream begins with."""
    live = await ask.live()
    return Reply(scene_of(live).frame(Reader(ask.sight(live))), headers=ask.watching(live))


async def follow(ask: Ask) -> ASGIApp:
    """Everything as it changes."""
    live = await ask.live()
    key = ask.sight(live)
    after = ask.after()
    if live.house.closing:
        raise AtDoor("closing")
    streams, table = ask.door.streams, live.table
    hosted = table.name if key == PUBLIC and ask.hosts(live) and streams.has_place_for_host(table.name) else None
    watched = table.name if key == PUBLIC and hosted is None else None
    if watched is not None:
        streams.check_watcher(ask.address, watched)
    elif hosted or not any(follower.key == key for follower in live.followers):  # else it takes its own place again
        streams.check_seat(ask.address)
    return Stream(
        live, Reader(key, after), ask.door, ask.address, watched, hosted, ask.may_stay(live), ask.watching(live)
    )


async def answer(ask: Ask) -> ASGIApp:
    """Refused in this order: unknown, another's, not open, malformed."""
    live = await ask.live()
    by = ask.doer(live)
    try:
        body = ask.body(AnswerGiven)
    except AtDoor:
        check_open(live, by, ask.loose_body())
        raise
    await live.do(acts.Answer(by, body.decision, body.choice), ask.key_of(by))
    return say(Done())


def check_open(live: Live, by: int, body: object) -> None:
    """Refuse another's decision or one that is not open, though the rest of the body cannot be read."""
    decision = body.get("decision") if isinstance(body, dict) else None
    if isinstance(decision, str):
        live.table.asked(by, decision)
    live.table.only_in("playing")
    if live.table.paused:
        raise NotNow("paused")


async def closed(ask: Ask) -> ASGIApp:
    """Why an option is closed."""
    live = await ask.live()
    by = ask.by(live)
    return say(live.closed(by, ask.request.path_params["decision"]))


async def record(ask: Ask) -> ASGIApp:
    """As a file that can be verified."""
    live = await ask.live()
    ask.reader(live)
    played = live.played(ask.game())
    record = played.record
    return say(NamedRecord(record.setup, record.entries, record.outcome, record.shares, played.names, played.out))


async def reasons(ask: Ask) -> ASGIApp:
    """Sealed until the end."""
    live = await ask.live()
    ask.reader(live)
    return say(live.reasons(ask.game()))


CALLS = (
    Call(
        method="GET", path=TABLE, do=look, result=Message, refuses=(422,), queries=("as",),
        what="The first message of the stream, once.",
    ),
    Call(
        method="GET", path=f"{TABLE}/stream", do=follow, result=Message, kind="text/event-stream", streams=True,
        refuses=(400, 403, 422), queries=("as",), what="What one may know, as it changes.",
    ),
    Call(
        method="POST", path=f"{TABLE}/answers", who="seat", body=AnswerGiven, do=answer, refuses=(409,),
        what="Answer, or take an offer.",
    ),
    Call(
        method="GET", path=f"{TABLE}/closed/{{decision}}", who="seat", do=closed, result=list[Closed], refuses=(409,),
        what="Options one might expect there and may not take, each with the rule.",
    ),
    plain("/pause", "seat", "Wish for a pause; it happens when more than half do.", acts.Pause),
    plain("/resume", "seat", "Wish to go on; it happens when more than half do.", acts.Resume),
    plain("/extend", "seat", "Wish for more time; it happens when more than half do.", acts.Extend),
    plain("/return", "seat", "Take the seat back from the bot that stands in.", acts.TakeBack),
    deed(
        "/substitute", "seat",
        "Wish that a seat whose owner is gone is opened to a newcomer; it happens when more than half do.", SeatNamed,
        lambda by, body: acts.Substitute(by, body.seat),
    ),
    deed(
        "/put-out", "seat",
        "Wish that somebody is put out of the game; it happens when more than half of all do.", SeatNamed,
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
