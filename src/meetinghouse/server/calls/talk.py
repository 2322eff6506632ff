"""Words: said to others, and kept for oneself."""

from __future__ import annotations

from starlette.types import ASGIApp

from ...tables import acts
from ...tables.chairs import Notebook
from ..ask import Ask
from ..bodies import Blocking, Muting, Notes, NotesPage, Words
from ..reply import say
from .call import TABLE, Call, deed


async def notebook(ask: Ask) -> ASGIApp:
    """One's own, and nobody else's."""
    live = await ask.live()
    return say(live.table.chair(ask.by(live)).notebook)


async def pages(ask: Ask) -> ASGIApp:
    """One's own, too: for whoever looks back at a game."""
    live = await ask.live()
    found = live.pages(ask.by(live), ask.game())
    return say([NotesPage(page.entry, page.notebook) for page in found])


CALLS = (
    deed(
        "/chat", "seat", "Say something where the rules let you; in the lobby before and after a game.", Words,
        lambda by, body: acts.Chat(by, body.channel, body.text, body.phrase, body.signs),
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
    Call(
        method="GET", path=f"{TABLE}/notebook/pages", who="seat", do=pages, result=list[NotesPage],
        refuses=(409, 422), queries=("game",), what="After the end: one's own notes as they grew during the game.",
    ),
    deed(
        "/notebook", "seat", "Write one's own notes.", Notes,
        lambda by, body: acts.Note(by, Notebook(body.text, dict(body.suspicions))), refuses=(),
    ),
)  # fmt: skip
