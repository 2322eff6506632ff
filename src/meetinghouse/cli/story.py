"""A story in the terminal: the lines that sayings point at, and answers that are left out of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..engine.decisions import Decision
from ..engine.masked import SUSPICION
from ..engine.sayings import Line, Spoke
from ..engine.values import Choice
from ..texts import Texts


def idle(asked: Decision, choice: Choice | None) -> bool:
    """Whether an answer is a suspicion left at its default by a player who had nothing to decide."""
    return asked.kind == SUSPICION and choice is not None and choice == asked.default


def retold(
    events: Sequence[Any], public: Sequence[Any], texts: Texts, viewer: int | None, names: Sequence[str]
) -> list[str]:
    """Events in words. What somebody says is followed by the lines of the public story that it points at."""
    found: list[str] = []
    run: list[Any] = []
    for event in events:
        run.append(event)
        pointed = _pointed_at(event)
        if pointed:
            found += texts.story(run, viewer, names)
            found += [texts.say("play-quoted", line=texts.event(public[line], viewer, names)) for line in pointed]
            run = []
    return found + texts.story(run, viewer, names)


def _pointed_at(event: Any) -> list[int]:
    """The lines that a saying points at, except the one just before it, which everybody still has before their eyes."""
    if not isinstance(event, Spoke):
        return []
    lines = [part.line for saying in event.sayings for part in saying.parts if isinstance(part, Line)]
    return [line for line in dict.fromkeys(lines) if line != event.number - 1]
