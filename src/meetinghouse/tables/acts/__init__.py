"""Acts: everything that can be done at a table. An act checks itself and changes the table; the journal stores it."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from .act import Act
from .beside import GiveSeat, SitBeside
from .devices import AddDevice, DropDevice
from .erase import Erase
from .lobby import AddBot, AdmitWatchers, CountWorlds, Lock, Open, Order, Ready, Remove, Rename, Set, Sit, Start
from .master import CloseStep, DealByHand, Repair, TakeEntryBack
from .outside import ListTable, SetCall
from .play import Answer, Close, EndDeal, Expire, Extend, OpenEyes, Pause, Resume, SeeRole, SetSpeed
from .presence import Away, Back, Leave, PassOn, StandIn, TakeBack
from .rematch import Rematch
from .seats import PutOut, Substitute
from .shares import Reveal, StopStart
from .talk import Block, Chat, Mute, Note, Say

AnyAct: TypeAlias = (
    Open | Sit | SitBeside | GiveSeat | AddBot | Remove | Order | Lock | AdmitWatchers | CountWorlds | ListTable
    | SetCall
    | Set | Rename | Ready | Start | Reveal | StopStart | Rematch
    | SeeRole | EndDeal | Answer | Expire | Pause | Resume | Extend | SetSpeed | OpenEyes | Close
    | Leave | Away | Back | StandIn | TakeBack | Substitute | PutOut | PassOn
    | CloseStep | DealByHand | TakeEntryBack | Repair
    | Erase | Chat | Say | Mute | Block | Note | AddDevice | DropDevice
)  # fmt: skip


class StoredAct(msgspec.Struct, frozen=True):
    """An act as the journal stores it: with its time and its terms (see `table.TERMS`)."""

    at: float
    act: AnyAct
    terms: int = 0

    def encode(self) -> bytes:
        return msgspec.json.encode(self)


def read_act(body: bytes) -> StoredAct:
    """Decode a stored act."""
    return msgspec.json.decode(body, type=StoredAct)


__all__ = [
    "Act", "AddBot", "AddDevice", "AdmitWatchers", "Answer", "AnyAct", "Away", "Back", "Block", "Chat", "Close",
    "CloseStep", "CountWorlds", "DealByHand", "DropDevice", "EndDeal", "Erase", "Expire", "Extend", "GiveSeat", "Leave",
    "ListTable", "Lock", "Mute", "Note", "Open", "OpenEyes", "Order", "PassOn", "Pause", "PutOut", "Ready", "Rematch",
    "Remove", "Rename", "Repair", "Resume", "Reveal", "Say", "SeeRole", "Set", "SetCall", "SetSpeed", "Sit",
    "SitBeside", "StandIn", "Start", "StopStart", "StoredAct", "Substitute", "TakeBack", "TakeEntryBack", "read_act",
]  # fmt: skip
