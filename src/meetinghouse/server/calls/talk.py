"""Words: said to others, and kept for oneself."""

from __future__ import annotations

from starlette.types import ASGIApp

from ...tables import acts
from ...tables.chairs import Notebook
from ..ask import Ask
from ..bodies import Blocking, Muting, Notes, Words
from ..reply import say
from .call import TABLE, Call, deed


async def notebook(ask: Ask) -> ASGIApp:
    """One's own, and nobody else's."""
    live = await ask.live()
    return say(live.table.chair(ask.by(live)).notebook)


CALLS = (
    deed(
        "/chat", "seat", "Say something where the rules let you; in the lobby before and after a game.", Words,
        lambda by, body: acts.Chat(by, body.channel, body.text),
    ),
    deed(
        "/mute", "host", "Silence somebody, or let them speak.", Muting,
        lambda by, body: acts.Mute(by, body.seat, body.muted), refuses=(),
    ),
    deed(
        "/block", "seat", "Do not hear somebody; nobody is told.", Blocking,
        lambda by, body: acts.Block(by, body.seat, body.blocked), refuses=(),
    ),
    Call(
        method="GET", path=f"{TABLE}/notebook", who="seat", do=notebook, result=Notebook, what="One's own notes.",
    ),
    deed(
        "/notebook", "seat", "Write one's own notes.", Notes,
        lambda by, body: acts.Note(by, Notebook(body.text, dict(body.suspicions))), refuses=(),
    ),
)  # fmt: skip
