"""Before a game, and between two."""

from __future__ import annotations

from collections.abc import Callable

from starlette.types import ASGIApp

from ...tables import acts
from ...tables.codes import digest, new_token
from ...tables.refusals import Stranger
from ..ask import Ask
from ..bodies import (
    Admission,
    BotWanted,
    Done,
    GameWanted,
    Locking,
    NameWanted,
    Nothing,
    Parting,
    Readiness,
    Seated,
    SeatNamed,
    SeatShown,
    SeatsOrdered,
    SeatWanted,
    ShareOpened,
    StartWanted,
    TokenShown,
)  # fmt: skip
from ..reply import say
from .call import TABLE, Call, deed


async def sit(ask: Ask) -> ASGIApp:
    """A newcomer gets a token; the host keeps the one at hand."""
    live = await ask.live()
    by = ask.owner(live) or ask.reader(live)
    body = ask.body(SeatWanted)
    own = ask.bearer if ask.bearer is not None else ask.cookie
    token = new_token() if by is None or own is None else own
    await live.do(acts.Sit(by, body.name, digest(token), body.seat, (ask.token or "") if by is None else ""))
    key = live.table.bearer(digest(token))
    seat = None if key is None else live.table.seat_of(key)
    if key is None or seat is None:
        raise Stranger("wrong-token")  # cleared again in the same moment
    return say(Seated(seat, token), 201, (ask.baked(live.table.code, token),))


async def session(ask: Ask) -> ASGIApp:
    """A token that is known here becomes a cookie."""
    live = await ask.live()
    token = ask.body(TokenShown).token
    await live.let_back(digest(token))
    live.bearer(digest(token))
    return say(Done(), headers=(ask.baked(live.table.code, token),))


async def whose(ask: Ask) -> ASGIApp:
    """Whose seat a token opens, before anybody takes it for their own; that is no sign of life from its owner."""
    live = await ask.live()
    table, own = live.table, ask.owner(live)
    yours = None if own is None else table.chair(own).name
    token = digest(ask.body(TokenShown).token)
    for seat, chair in enumerate(table.chairs):
        for owner in (chair, chair.before):
            if owner is not None and owner.token == token:
                return say(SeatShown(seat, owner.name, None if own == chair.key else yours))
    if table.bearer(token) is None:
        raise Stranger("wrong-token")
    return say(SeatShown(None, "", yours))


async def start(ask: Ask) -> ASGIApp:
    """The seed is drawn by the house, or made of everybody's shares."""
    live = await ask.live()
    by = ask.doer(live)
    body = ask.body(StartWanted)
    await ask.door.house.start(live, by, ask.key_of(by), body.hash or "")
    return say(Done())


def fresh(path: str, what: str, act: Callable[[int, str], acts.AnyAct]) -> Call:
    """An act of the host's with which the house draws a new share."""

    async def do(ask: Ask) -> ASGIApp:
        live = await ask.live()
        by = ask.doer(live)
        ask.body(Nothing)
        await live.do(act(by, ask.door.house.new_share()), ask.key_of(by))
        return say(Done())

    return Call(method="POST", path=TABLE + path, who="host", what=what, body=Nothing, do=do, refuses=(409,))


async def leave(ask: Ask) -> ASGIApp:
    """Whoever has left does not see through the seat any more."""
    live = await ask.live()
    by = ask.doer(live)
    await live.do(acts.Leave(by, ask.door.house.new_share(), ask.body(Parting).erase), ask.key_of(by))
    return say(Done(), headers=(ask.eaten(live.table.code),))


async def erase(ask: Ask) -> ASGIApp:
    """Also for who has left the seat in a game or was put out of it, while nobody else has it."""
    live = await ask.live()
    ask.body(Nothing)
    by = None if ask.token is None else live.table.leaver(ask.token)
    if by is None:
        by = ask.by(live)
    ask.door.deeds.take((live.table.name, by))
    await live.erase(by, ask.key_of(by))
    return say(Done())


CALLS = (
    Call(
        method="POST", path=f"{TABLE}/seats", body=SeatWanted, result=Seated, status=201, do=sit, once=True, knock=True,
        refuses=(403, 409), what="Take a seat; in a running game one that is open to a substitute.",
    ),
    Call(
        method="POST", path=f"{TABLE}/session", body=TokenShown, do=session, knock=True,
        what="The token as a cookie.",
    ),
    Call(
        method="POST", path=f"{TABLE}/whose", body=TokenShown, result=SeatShown, do=whose, knock=True,
        what="Whose seat a token opens; it becomes no cookie.",
    ),
    deed(
        "/bots", "host", "Put a bot in a seat, or several at once.", BotWanted,
        lambda by, body: acts.AddBot(by, body.bot, body.name, body.count), status=201,
    ),
    deed("/remove", "host", "Clear a seat, before the game.", SeatNamed, lambda by, body: acts.Remove(by, body.seat)),
    deed(
        "/order", "host", "Arrange the seats: the old seats in their new order.", SeatsOrdered,
        lambda by, body: acts.Order(by, body.seats),
    ),
    deed(
        "/lock", "host", "Keep newcomers out, or let them in.", Locking,
        lambda by, body: acts.Lock(by, body.locked), refuses=(),
    ),
    deed(
        "/watchers", "host", "Let whoever knows the code watch, or nobody new; who watches already stays.", Admission,
        lambda by, body: acts.AdmitWatchers(by, body.watchers), refuses=(),
    ),
    deed(
        "/settings", "host", "Set the game, before it starts.", GameWanted,
        lambda by, body: acts.Set(by, body.options, body.pace),
    ),
    deed(
        "/name", "seat", "Be called otherwise, before the game.", NameWanted,
        lambda by, body: acts.Rename(by, body.name),
    ),
    deed(
        "/ready", "seat", "Ready to begin, or not; with the hash of a share of the seed, or without.", Readiness,
        lambda by, body: acts.Ready(by, body.ready, body.hash or ""),
    ),
    Call(
        method="POST", path=f"{TABLE}/start", who="host", body=StartWanted, do=start, once=True, refuses=(409,),
        what="Begin the game; where anybody has sent a hash, as soon as all shares are open.",
    ),
    deed(
        "/share", "seat", "Open the share whose hash was sent, while the game is about to begin.", ShareOpened,
        lambda by, body: acts.Reveal(by, body.share),
    ),
    fresh(
        "/stop", "Do not wait for shares that are not opened: back to the lobby.",
        lambda by, share: acts.StopStart(share, by),
    ),
    Call(
        method="POST", path=f"{TABLE}/leave", who="seat", body=Parting, do=leave, once=True,
        what="Leave; during a game a bot plays on.",
    ),
    Call(
        method="POST", path=f"{TABLE}/erase", who="seat", body=Nothing, do=erase, refuses=(409,), put_out=True,
        what="Have one's name, what one said and one's notes deleted, for good; not during a game one plays.",
    ),
    fresh("/rematch", "Back to the lobby with the same people.", acts.Rematch),
)  # fmt: skip
