"""Calls for chat and notes."""

from __future__ import annotations

import msgspec
from starlette.types import ASGIApp

from ...engine.record import Record
from ...engine.sayings import Conflict
from ...engine.speech import claim_kinds, opened
from ...tables import acts, past
from ...tables.chairs import Notebook
from ...tables.table import PUBLIC
from ..bodies import Blocking, ChannelTalk, Muting, Notes, NotesPage, SayingsSaid, Truths, Vocabulary, Words
from ..context import Context
from ..reply import Reply, say
from .call import TABLE, Call, act_call

CONFLICTS = tuple[Conflict, ...]


async def notebook(context: Context) -> ASGIApp:
    live = await context.live()
    return say(live.table.chair(context.authorized_key(live)).notebook)


async def pages(context: Context) -> ASGIApp:
    """The caller's notes during a finished game, as they were at each entry of its record."""
    live = await context.live()
    found = past.pages(live.table, context.authorized_key(live), context.game_number())
    return say([NotesPage(page.entry, page.notebook) for page in found])


async def vocabulary(context: Context) -> ASGIApp:
    """What may be said now. It follows from public facts, so it is the same for all who read the same channels."""
    live = await context.live()
    reader = context.reader(live)
    table = live.broadcast_for(reader).table  # as it was shown: in a secret step nothing is told between two ticks
    game, seat = table.match, table.seat_of(reader.key)
    channels = [] if game.over else game.view(seat, basis=False).channels
    found = [ChannelTalk(each.name, game.vocabulary(each.name)) for each in channels]
    lines = len(game.heard(None))
    told_before = table.before.get(PUBLIC, 0)  # a correction changes it
    key = (table.name, table.number, "conflicts", lines, told_before)  # once it is heard, threads only read it
    conflicts = await context.state.replays.get(key, lambda: game.rules.conflicts(game))
    contradictions = msgspec.json.decode(conflicts, type=CONFLICTS)
    return say(Vocabulary([each for each in found if each.phrases], contradictions, claim_kinds(game), lines))


async def truths(context: Context) -> ASGIApp:
    """Everything that was said in a finished game, and what of it was true."""
    live = await context.live()
    context.bearer_key(live)
    played = past.played(live.table, context.game_number())
    key = (played.record.setup.commitment, played.number, "truths")
    return Reply(await context.state.replays.get(key, lambda: _truths(played.record)))


def _truths(record: Record) -> Truths:
    lines, conflicts = opened(record)
    return Truths(tuple(lines), conflicts)


CALLS = (
    act_call(
        "/chat", "seat", "Chat in a channel that the rules open; in the lobby before and after a game.", Words,
        lambda by, body: acts.Chat(by, body.channel, body.text, body.phrase, body.signs),
    ),
    act_call(
        "/sayings", "seat", "Say a line of sayings in a channel that the rules open.", SayingsSaid,
        lambda by, body: acts.Say(by, body.channel, body.sayings),
    ),
    Call(
        method="GET", path=f"{TABLE}/vocabulary", do=vocabulary, result=Vocabulary, refuses=(403, 409, 422),
        queries=("as",), what="What may be said in which channel now, and which public claims contradict each other.",
    ),
    Call(
        method="GET", path=f"{TABLE}/truths", do=truths, result=Truths, refuses=(409, 422), queries=("game",),
        what="After the end: everything that was said, whether it was true at that moment, and what contradicted what.",
    ),
    act_call(
        "/mute", "host", "Mute a player for everybody, or unmute them.", Muting,
        lambda by, body: acts.Mute(by, body.seat, body.muted), refuses=(),
    ),
    act_call(
        "/block", "seat", "Block a player for oneself, or unblock them; nobody is told.", Blocking,
        lambda by, body: acts.Block(by, body.seat, body.blocked), refuses=(),
    ),
    Call(
        method="GET", path=f"{TABLE}/notebook", who="seat", do=notebook, result=Notebook, what="One's own notes.",
    ),
    Call(
        method="GET", path=f"{TABLE}/notebook/pages", who="seat", do=pages, result=list[NotesPage],
        refuses=(409, 422), queries=("game",), what="After the end: one's own notes as they were during the game.",
    ),
    act_call(
        "/notebook", "seat", "Write one's own notes.", Notes,
        lambda by, body: acts.Note(by, Notebook(body.text, dict(body.suspicions))), refuses=(),
    ),
)  # fmt: skip
