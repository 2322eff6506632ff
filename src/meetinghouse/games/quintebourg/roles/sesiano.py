"""Prophet Sesiano: three miracles, each once (QB-ROLE-SESIANO)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.sheet import Given
from ....engine.values import Option, Seat, Word
from .. import camps
from ..call import Call, chosen_seat, closing, part, word_of
from ..events import MiracleWorked
from ..health import miracles_left, set_health
from ..names import I, M, Q
from ..state import Quintebourg, QuintebourgState
from ..town import NONE, of_health, published, with_party

RESURRECT, RAISE, CONVERT = Word("resurrect-self"), Word("raise"), Word("convert")
KEYS = ("miracle-1", "miracle-2", "miracle-3", "miracle-4")
STOPS = {"v": ("rept-noire", "rept-rouge", "seth"), "e": ("rept-noire", "rept-rouge", "seth"),
         "m": ("hess", "rappaz", "pach")}  # fmt: skip


def spend(state: QuintebourgState, seat: int, kind: str) -> None:
    """One use less; a reboot's extra miracle goes last."""
    uses = state.uses[seat]
    if uses[kind] > 0:
        uses[kind] -= 1
    else:
        uses["extra-miracle"] -= 1


def convert(game: Quintebourg, seat: int, target: int) -> None:
    """The game stops, or the target joins the idealists."""
    state = game.state
    spend(state, seat, "convert")
    if state.party[target] in STOPS[state.mode]:
        state.converted_key = True
    else:
        camps.become_idealist(game, target)


class Miracles(Call):
    """Any of the unused miracles, several in one night if he likes, even wounded, in a coma or nearly dead."""

    name: ClassVar[str] = "miracles"
    step: ClassVar[str] = "U"
    seconds: ClassVar[float] = 15
    goes_on: ClassVar[bool] = True

    def callees(self, game: Quintebourg) -> int:
        """The prophet, unless he is dead or sleeps."""
        state = game.state
        return with_party(state, "sesiano") & of_health(state, I, Q) & ~state.asleep

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """One miracle after another, until he has enough."""
        worked = [given[key] for key in KEYS if key in given]
        if len(worked) == len(KEYS) or NONE in worked:
            return None
        state = game.state
        people = [Seat(each) for each in range(state.players)]
        options: list[Option] = [
            NONE,
            RESURRECT,
            *[(RAISE, one) for one in people],
            *[(CONVERT, one) for one in people],
        ]
        closed: dict[Option, str] = {}
        left = self.left(state, seat, worked)
        if left["resurrect-self"] < 1 or state.health[seat] != Q:
            closed[RESURRECT] = "QB-ROLE-SESIANO-02"
        for one in people:
            if left["raise"] < 1:
                closed[(RAISE, one)] = "QB-ROLE-SESIANO-03"
            elif one.seat == seat or state.published[one.seat] == M:
                closed[(RAISE, one)] = "QB-RULING-141"
            if left["convert"] < 1 or one.seat == seat or not published(state, I, Q) >> one.seat & 1:
                closed[(CONVERT, one)] = "QB-ROLE-SESIANO-04"
        closed |= closing([option for option in worked if option != NONE], "QB-ROLE-SESIANO-01")
        return part(KEYS[len(worked)], options, closed, kind="miracle")

    def left(self, state: QuintebourgState, seat: int, worked: list[Option]) -> dict[str, int]:
        """What is left of each miracle after those chosen tonight."""
        left = {kind.word: miracles_left(state, seat, kind.word) for kind in (RESURRECT, RAISE, CONVERT)}
        extra = state.uses[seat].get("extra-miracle", 0)
        own = dict(state.uses[seat])
        for option in worked:
            kind = option[0] if isinstance(option, tuple) else option
            if isinstance(kind, Word):
                if own.get(kind.word, 0) > 0:
                    own[kind.word] -= 1
                else:
                    extra -= 1
        return {kind: own.get(kind, 0) + (extra if kind in own else 0) for kind in left}

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """They are worked at step V, in the order in which he named them; one without effect is kept."""
        state = game.state
        for seat, given in answers.items():
            for key in KEYS:
                kind, target = word_of(given, key), chosen_seat(given, key)
                if not miracles_left(state, seat, kind):
                    continue  # he has invoked a conversion meanwhile, and it was his last
                if kind == "resurrect-self" and state.health[seat] == Q:
                    spend(state, seat, kind)
                    set_health(game, seat, I)
                elif kind == "raise" and target >= 0 and state.health[target] == Q:
                    spend(state, seat, kind)
                    set_health(game, target, I)
                    game.tell(seat, MiracleWorked(seat, kind, target, True))
                elif kind == "convert" and target >= 0 and state.health[target] <= Q:
                    game.tell(seat, MiracleWorked(seat, kind, target, True))
                    convert(game, seat, target)
                elif kind in ("raise", "convert"):
                    game.tell(seat, MiracleWorked(seat, kind, target, False))
