"""Limits on what one table and the whole house may store. Games in progress go on beyond them."""

from __future__ import annotations

from . import acts
from .refusals import NotNow, Unready
from .table import Table

MOST_OF_TABLE = 16 * 1024**2  # bytes; the largest game measured, with much talk, took 2.1 million
NEEDED = (
    acts.Expire, acts.Resume, acts.Close, acts.Leave, acts.Away, acts.Back, acts.StandIn, acts.TakeBack, acts.PassOn,
    acts.Reveal, acts.StopStart, acts.Rematch, acts.Erase, acts.Pause, acts.Mute, acts.Substitute, acts.PutOut,
    acts.SeeRole, acts.EndDeal, acts.DropDevice, acts.CloseStep, acts.TakeEntryBack, acts.Repair,
)  # fmt: skip


class Room:
    """How many bytes are stored, and how many may be stored."""

    def __init__(self, most: int | None = None, most_of_table: int = MOST_OF_TABLE) -> None:
        self.most = most  # bytes; None: no limit
        self.most_of_table = most_of_table
        self.taken = 0  # bytes, when last measured

    def check(self, act: acts.AnyAct, table: Table, taken: int) -> None:
        """Refuse an act that the game does not need, if the table or the house has used up its room."""
        if self._is_used_up(taken) and not is_needed(act, table):
            if taken >= self.most_of_table:
                raise NotNow("table-room", most=self.most_of_table // 1024**2)
            raise Unready("house-room")

    def check_new(self) -> None:
        """Refuse a new table if the house has used up its room."""
        if self._is_used_up(0):
            raise Unready("house-room")

    def _is_used_up(self, taken: int) -> bool:
        return taken >= self.most_of_table or (self.most is not None and self.taken >= self.most)


def is_needed(act: acts.AnyAct, table: Table) -> bool:
    """Whether the game cannot go on without this act. Changing an answer is not needed."""
    if isinstance(act, acts.Answer):
        game = table.game
        if game is None:
            return False
        given = [id for id in game.asking if all(id != asked.id for asked in game.decisions)]
        return act.decision not in given
    return isinstance(act, NEEDED)
