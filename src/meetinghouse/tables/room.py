"""How much may be stored, by a table and by all together; games that have begun go on when there is hardly room."""

from __future__ import annotations

from . import acts
from .refusals import NotNow, Unready
from .table import Table

MOST_OF_TABLE = 16 * 1024**2  # bytes; the largest game that was measured, with much talk, took 2.1 million
NEEDED = (
    acts.Expire, acts.Resume, acts.Close, acts.Leave, acts.Away, acts.Back, acts.StandIn, acts.TakeBack, acts.PassOn,
    acts.Reveal, acts.StopStart, acts.Rematch, acts.Erase, acts.Pause, acts.Mute, acts.Substitute, acts.PutOut,
)  # fmt: skip


class Room:
    """What the store takes, and what it may take."""

    def __init__(self, most: int | None = None, most_of_table: int = MOST_OF_TABLE) -> None:
        self.most = most  # bytes; None: as many as there are
        self.most_of_table = most_of_table
        self.taken = 0  # when it was last asked

    def check(self, act: acts.AnyAct, table: Table, taken: int) -> None:
        """Refuse what a game can do without, where its table or the whole house has taken too much."""
        if self._is_used_up(taken) and not is_needed(act, table):
            if taken >= self.most_of_table:
                raise NotNow("table-room", most=self.most_of_table // 1024**2)
            raise Unready("house-room")

    def check_new(self) -> None:
        """Refuse a new table, where the house has taken too much."""
        if self._is_used_up(0):
            raise Unready("house-room")

    def _is_used_up(self, taken: int) -> bool:
        return taken >= self.most_of_table or (self.most is not None and self.taken >= self.most)


def is_needed(act: acts.AnyAct, table: Table) -> bool:
    """Whether a game could not go on without it. To change an answer that was given is nobody's need."""
    if isinstance(act, acts.Answer):
        game = table.game
        if game is None:
            return False
        given = [id for id in game.asking if all(id != asked.id for asked in game.decisions)]
        return act.decision not in given
    return isinstance(act, NEEDED)
