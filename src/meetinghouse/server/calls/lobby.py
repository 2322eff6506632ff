"""Calls in the lobby, before a game or between two games."""

from __future__ import annotations

from collections.abc import Callable

from starlette.types import ASGIApp

from ...tables import acts, callers
from ...tables.codes import digest, new_token
from ...tables.refusals import NotNow, Stranger
from ..bodies import (
    Admission,
    BotWanted,
    CallWanted,
    Done,
    GameWanted,
    Listing,
    Locking,
    NameWanted,
    Nothing,
    Parting,
    Readiness,
    RematchWanted,
    Seated,
    SeatNamed,
    SeatShown,
    SeatsOrdered,
    SeatWanted,
    ShareOpened,
    StartWanted,
    TokenShown,
)  # fmt: skip
from ..context import Context
from ..reply import say
from .call import TABLE, Call, act_call


async def sit(context: Context) -> ASGIApp:
    """Take a seat. A newcomer gets a token; a host who sits down keeps theirs."""
    live = await context.live()
    by = context.owner_key(live) or context.bearer_key(live)
    body = context.body(SeatWanted)
    own = context.bearer if context.bearer is not None else context.cookie
    once = context.shared_key()
    token = context.state.house.token_for(live.table.name, once) if by is None or own is None else own
    shown = (context.token or "") if by is None else ""
    await live.do(acts.Sit(by, body.name, digest(token), body.seat, shown), once and f"sit:{once}")
    key = live.table.bearer(digest(token))
    seat = None if key is None else live.table.seat_of(key)
    if key is None or seat is None:
        raise Stranger("wrong-token")  # the seat was cleared at the same moment
    return say(Seated(seat, token), 201, (context.set_cookie(live.table.code, token),))


async def session(context: Context) -> ASGIApp:
    """Set the cookie of a known token."""
    live = await context.live()
    token = context.body(TokenShown).token
    await callers.let_back(live, digest(token))
    callers.bearer(live, digest(token))
    return say(Done(), headers=(context.set_cookie(live.table.code, token),))


async def whose(context: Context) -> ASGIApp:
    """The seat of a token, shown before a browser takes it over. This call does not mark its owner as present."""
    live = await context.live()
    table, own = live.table, context.owner_key(live)
    yours = None if own is None else table.chair(own).name
    token = digest(context.body(TokenShown).token)
    for seat, chair in enumerate(table.chairs):
        for owner in (chair, chair.before):
            if owner is not None and owner.token == token:
                return say(SeatShown(seat, owner.name, None if own == chair.key else yours))
    if table.bearer(token) is None:
        raise Stranger("wrong-token")
    return say(SeatShown(None, "", yours))


async def start(context: Context) -> ASGIApp:
    """Start the game, with a seed drawn by the house or made of everybody's shares."""
    live = await context.live()
    by = context.acting_key(live)
    body = context.body(StartWanted)
    await context.state.house.start(live, by, context.journal_key(by), body.hash or "")
    return say(Done())


def share_call(path: str, what: str, act: Callable[[int, str], acts.AnyAct]) -> Call:
    """A host's call for an act that needs a new share of the house."""

    async def do(context: Context) -> ASGIApp:
        live = await context.live()
        by = context.acting_key(live)
        context.body(Nothing)
        await live.do(act(by, context.state.house.new_share()), context.journal_key(by))
        return say(Done())

    return Call(method="POST", path=TABLE + path, who="host", what=what, body=Nothing, do=do, refuses=(409,))


async def rematch(context: Context) -> ASGIApp:
    """Back to the lobby, or on to the next game in a moment."""
    live = await context.live()
    by = context.acting_key(live)
    soon = context.body(RematchWanted).soon
    await live.do(acts.Rematch(by, context.state.house.new_share(), soon), context.journal_key(by))
    return say(Done())


async def leave(context: Context) -> ASGIApp:
    """Leave the table and delete the cookie, unless others still play on the same phone."""
    live = await context.live()
    by = context.acting_key(live)
    own = by == callers.seated(live, context.token)
    await live.do(acts.Leave(by, context.state.house.new_share(), context.body(Parting).erase), context.journal_key(by))
    return say(Done(), headers=(context.clear_cookie(live.table.code),) if own else ())


async def erase(context: Context) -> ASGIApp:
    """Delete a player's data, also after they left or were put out, until somebody else has the seat."""
    live = await context.live()
    context.body(Nothing)
    by = None if context.token is None else live.table.leaver(context.token)
    if by is None:
        by = context.authorized_key(live)
    context.state.limits.acts.spend((live.table.name, by))
    await live.erase(by, context.journal_key(by))
    return say(Done())


async def list_table(context: Context) -> ASGIApp:
    """List the table, or not. Refused if the house has no list, because a host could wait for strangers in vain."""
    live = await context.live()
    by, listed = context.acting_key(live), context.body(Listing).listed
    if listed and not context.state.settings.open_tables:
        raise NotNow("no-list")
    await live.do(acts.ListTable(by, listed), context.journal_key(by))
    return say(Done())


CALLS = (
    Call(
        method="POST", path=f"{TABLE}/seats", body=SeatWanted, result=Seated, status=201, do=sit,
        caches_reply=True, knock=True, refuses=(403, 409),
        what="Take a seat; in a running game one that is open to a substitute.",
    ),
    Call(
        method="POST", path=f"{TABLE}/session", body=TokenShown, do=session, knock=True,
        what="Set the cookie of a token.",
    ),
    Call(
        method="POST", path=f"{TABLE}/whose", body=TokenShown, result=SeatShown, do=whose, knock=True,
        what="The seat of a token, without setting its cookie.",
    ),
    act_call(
        "/phone", "host", "Seat somebody who has no phone, and plays on the host's, which is handed round.", NameWanted,
        lambda by, body: acts.SitBeside(by, body.name, digest(new_token())), status=201,
    ),
    act_call(
        "/bots", "host", "Put a bot in a seat, or several at once.", BotWanted,
        lambda by, body: acts.AddBot(by, body.bot, body.name, body.count, local=True), status=201,
    ),
    act_call(
        "/remove", "host", "Clear a seat, before the game.", SeatNamed,
        lambda by, body: acts.Remove(by, body.seat),
    ),
    act_call(
        "/order", "host", "Rearrange the seats: their old numbers in the new order.", SeatsOrdered,
        lambda by, body: acts.Order(by, body.seats),
    ),
    act_call(
        "/lock", "host", "Keep newcomers out, or let them in.", Locking,
        lambda by, body: acts.Lock(by, body.locked), refuses=(),
    ),
    act_call(
        "/watchers", "host", "Let everybody who knows the code watch, or nobody new; present watchers stay.", Admission,
        lambda by, body: acts.AdmitWatchers(by, body.watchers), refuses=(),
    ),
    act_call(
        "/call", "host", "Set the link of the group's call, which everybody sees, or remove it.", CallWanted,
        lambda by, body: acts.SetCall(by, body.link),
    ),
    Call(
        method="POST", path=f"{TABLE}/list", who="host", body=Listing, do=list_table, refuses=(409,),
        what="Have the table listed for strangers, if the house has a list, or take it off.",
    ),
    act_call(
        "/settings", "host", "Set the options and the pace, or choose another game, before it begins.", GameWanted,
        lambda by, body: acts.Set(by, body.options, body.pace, body.game),
    ),
    act_call(
        "/name", "seat", "Change one's name, before the game.", NameWanted,
        lambda by, body: acts.Rename(by, body.name),
    ),
    act_call(
        "/ready", "seat", "Say whether one is ready, with or without the hash of a share of the seed.", Readiness,
        lambda by, body: acts.Ready(by, body.ready, body.hash or ""),
    ),
    Call(
        method="POST", path=f"{TABLE}/start", who="host", body=StartWanted, do=start, caches_reply=True, refuses=(409,),
        what="Start the game; where anybody has sent a hash, as soon as all shares are open.",
    ),
    act_call(
        "/share", "seat", "Open the share whose hash was sent, while the game is starting.", ShareOpened,
        lambda by, body: acts.Reveal(by, body.share),
    ),
    share_call(
        "/stop", "Stop a start: no more waiting for shares or for the next game; back to the lobby.",
        lambda by, share: acts.StopStart(share, by),
    ),
    Call(
        method="POST", path=f"{TABLE}/leave", who="seat", body=Parting, do=leave, caches_reply=True,
        what="Leave; during a game a bot plays on.",
    ),
    Call(
        method="POST", path=f"{TABLE}/erase", who="seat", body=Nothing, do=erase, refuses=(409,), put_out=True,
        what="Delete one's name, chat and notes for good; not during a game that one plays.",
    ),
    Call(
        method="POST", path=f"{TABLE}/rematch", who="host", body=RematchWanted, do=rematch, refuses=(409,),
        what="Back to the lobby with the same people, or on to the next game: once all are ready, or in seconds.",
    ),
)  # fmt: skip
