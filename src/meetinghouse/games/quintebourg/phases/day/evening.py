"""Step 9: the report of the richest citizen (QB-DAY-10); before it come the pickpockets (posts/pickpockets)."""

from __future__ import annotations

from ...events import RichestReported
from ...state import Quintebourg
from ...verbs import money
from .step import EveningStep


class Richest(EveningStep):
    """The player who is strictly richer than all others is protected at home tonight."""

    def resolve(self, game: Quintebourg) -> None:
        state = game.state
        state.richest = money.strictly_richest(state)
        game.tell_all(RichestReported(state.richest if state.richest >= 0 else None))
