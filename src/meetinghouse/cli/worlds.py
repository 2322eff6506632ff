"""What can still be true for the player, and why: the count of worlds in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from ..engine.refusals import Refused
from ..engine.worlds import Reason, Worlds, count
from ..texts import Texts

SHOWN = 3  # reasons for each player


def worlds_lines(view: Any, story: Sequence[Any], names: Sequence[str], texts: Texts) -> list[Text]:
    """For each player the share of worlds by side, with the lines of the story that changed it most."""
    try:
        worlds = count(view, story)
    except Refused as refused:
        return [Text(texts.refusal(refused))]
    exact = "yes" if worlds.exact else "no"
    lines = [
        Text(texts.say("worlds-head"), "bold"),
        Text(texts.say("worlds-how", exact=exact, count=worlds.drawn), "dim"),
    ]
    for seat, shares in enumerate(worlds.shares):
        sides = [
            texts.say("solve-side", side=texts.word("side", side), share=round(100 * share))
            for side, share in sorted(shares.items(), key=lambda item: -item[1])
            if share
        ]
        lines.append(Text(texts.say("solve-line", name=names[seat], sides=texts.join(sides)), "bold"))
        lines += [Text("   " + line, "dim") for line in _reasons(worlds, seat, view.viewer, names, texts)]
    return lines


def _reasons(worlds: Worlds, seat: int, viewer: int | None, names: Sequence[str], texts: Texts) -> list[str]:
    """The lines that moved this player's share most, in the order of the story."""
    moved = worlds.reasons[seat][1:]
    most = sorted(moved, key=lambda each: abs(each.after - (each.before or 0)), reverse=True)[:SHOWN]
    return [_reason(each, worlds, viewer, names, texts) for each in moved if each in most]


def _reason(reason: Reason, worlds: Worlds, viewer: int | None, names: Sequence[str], texts: Texts) -> str:
    told = "" if reason.line is None else " ".join(texts.story([worlds.lines[reason.line]], viewer, list(names)))
    return texts.say(
        "worlds-reason",
        side=texts.word("side", reason.side),
        before=round(100 * (reason.before or 0)),
        after=round(100 * reason.after),
        line=told,
    )
