"""What can be done at a table. Each act checks itself, changes the table, and is what the journal keeps of it."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from .act import Act
from .erase import Erase
from .lobby import AddBot, AdmitWatchers, Lock, Open, Order, Ready, Rematch, Remove, Rename, Set, Sit, Start
from .play import Answer, Close, Expire, Extend, Pause, Resume
from .presence import Away, Back, Leave, PassOn, StandIn, TakeBack
from .seats import PutOut, Substitute
from .shares import Reveal, StopStart
from .talk import Block, Chat, Mute, Note

AnyAct: TypeAlias = (
    Open | Sit | AddBot | Remove | Order | Lock | AdmitWatchers | Set | Rename | Ready
    | Start | Reveal | StopStart | Rematch
    | Answer | Expire | Pause | Resume | Extend | Close
    | Leave | Away | Back | StandIn | TakeBack | Substitute | PutOut | PassOn
    | Erase | Chat | Mute | Block | Note
)  # fmt: skip


class Entry(msgspec.Struct, frozen=True):
    """An act, its moment and its terms, as the journal keeps them."""

    at: float
    act: AnyAct
    terms: int = 0

    def encode(self) -> bytes:
        """As bytes."""
        return msgspec.json.encode(self)


def read_entry(body: bytes) -> Entry:
    """An entry from its bytes."""
    return msgspec.json.decode(body, type=Entry)


__all__ = [
    "Act", "AddBot", "AdmitWatchers", "Answer", "AnyAct", "Away", "Back", "Block", "Chat", "Close", "Entry", "Erase",
    "Expire", "Extend", "Leave", "Lock", "Mute", "Note", "Open", "Order", "PassOn", "Pause", "PutOut", "Ready",
    "Rematch", "Remove", "Rename", "Resume", "Reveal", "Set", "Sit", "StandIn", "Start", "StopStart", "Substitute",
    "TakeBack", "read_entry",
]  # fmt: skip
