"""Prophet Sesiano: three miracles, each once (QB-ROLE-SESIANO)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.candidates import seat_options
from ....engine.values import Option, Word
from ..components.names import DEAD, NEARLY_DEAD, UNHARMED
from ..events import MiracleWorked
from ..phases.night.call import Asked, Several, closing, seat_of, word_of
from ..queries.town import NONE, of_health, published, with_party
from ..state import Quintebourg, QuintebourgState
from ..verbs import camps
from ..verbs.health import set_health
from .power import Power
from .role import Role

RESURRECT, RAISE, CONVERT = Word("resurrect-self"), Word("raise"), Word("convert")
MIRACLES = (RESURRECT.word, RAISE.word, CONVERT.word)
STOPS = {"v": ("rept-noire", "rept-rouge", "seth"), "e": ("rept-noire", "rept-rouge", "seth"),
         "m": ("hess", "rappaz", "pach")}  # fmt: skip


def miracles_left(state: QuintebourgState, seat: int, kind: str) -> int:
    """How often a miracle may still be worked: once, and once more with the miracle that a reboot adds."""
    uses = state.uses[seat]
    return uses[kind] + min(uses.get("extra-miracle", 0), 1) if kind in uses else 0


def spend(state: QuintebourgState, seat: int, kind: str) -> None:
    """Use a miracle up; the extra one of a reboot is used last."""
    state.use(seat, kind if state.uses[seat][kind] > 0 else "extra-miracle")


def convert(game: Quintebourg, seat: int, target: int) -> None:
    """The game stops, or the target joins the idealists."""
    state = game.state
    spend(state, seat, "convert")
    if state.party[target] in STOPS[state.mode]:
        state.converted_key = True
    else:
        camps.become_idealist(game, target)


class Miracles(Several):
    """Any of the unused miracles, several in one night if he likes, even wounded, in a coma or nearly dead."""

    goes_on: ClassVar[bool] = True
    kind: ClassVar[str] = "miracle"

    def callees(self, game: Quintebourg) -> int:
        state = game.state
        return with_party(state, "sesiano") & of_health(state, UNHARMED, NEARLY_DEAD) & ~state.asleep

    def times(self, state: QuintebourgState) -> int:
        return len(MIRACLES) + 1  # after a reboot

    def ask(self, state: QuintebourgState, seat: int, done: list[Option]) -> Asked:
        people = seat_options(state.everybody)
        options: list[Option] = [NONE, RESURRECT, *[(deed, one) for deed in (RAISE, CONVERT) for one in people]]
        left = self.left(state, seat, done)
        closed: dict[Option, str] = {}
        if left["resurrect-self"] < 1 or state.health[seat] != NEARLY_DEAD:
            closed[RESURRECT] = "QB-ROLE-SESIANO-02"
        for one in people:
            if left["raise"] < 1:
                closed[(RAISE, one)] = "QB-ROLE-SESIANO-03"
            elif one.seat == seat or state.published[one.seat] == DEAD:
                closed[(RAISE, one)] = "QB-RULING-141"
            if left["convert"] < 1 or one.seat == seat or not published(state, UNHARMED, NEARLY_DEAD) >> one.seat & 1:
                closed[(CONVERT, one)] = "QB-ROLE-SESIANO-04"
        return options, closed | closing(done, "QB-ROLE-SESIANO-01")

    def left(self, state: QuintebourgState, seat: int, done: list[Option]) -> dict[str, int]:
        """What is left of each miracle after those chosen tonight."""
        own = {kind: state.uses[seat].get(kind, 0) for kind in MIRACLES}
        extra = state.uses[seat].get("extra-miracle", 0)
        for option in done:
            if own[word_of(option)] > 0:
                own[word_of(option)] -= 1
            else:
                extra -= 1
        return {kind: number + (extra if kind in state.uses[seat] else 0) for kind, number in own.items()}

    def does(self, game: Quintebourg, seat: int, option: Option) -> None:
        """At step V. A miracle without effect is kept, and he is told so if it was meant for another player."""
        state, kind, target = game.state, word_of(option), seat_of(option)
        if not miracles_left(state, seat, kind):
            return  # he has invoked a conversion meanwhile, and it was his last
        raised = seat if kind == "resurrect-self" else target
        worked = state.health[raised] <= NEARLY_DEAD if kind == "convert" else state.health[raised] == NEARLY_DEAD
        if worked and kind != "convert":
            spend(state, seat, kind)
            set_health(game, raised, UNHARMED)
        if target >= 0:
            game.tell(seat, MiracleWorked(seat, kind, target, worked))
        if worked and kind == "convert":
            convert(game, seat, target)


class Conversion(Power):
    """The third miracle, invoked."""

    def marks(self, state: QuintebourgState, seat: int) -> int:
        return published(state, UNHARMED, NEARLY_DEAD) if miracles_left(state, seat, "convert") else 0

    def worst(self, state: QuintebourgState) -> int:
        return NEARLY_DEAD

    def use(self, game: Quintebourg, seat: int, target: int) -> None:
        convert(game, seat, target)


class Prophet(Role):
    """He does not die while he could still raise himself (QB-RULING-17)."""

    def protect(self, state: QuintebourgState, seat: int, health: int) -> int:
        return min(health, NEARLY_DEAD) if miracles_left(state, seat, "resurrect-self") else health

    def possible(self, state: QuintebourgState, seat: int) -> bool:
        if miracles_left(state, seat, "resurrect-self"):
            return state.health[seat] != DEAD
        return state.q_since[seat] >= 0


SESIANO: Role = Prophet(
    "sesiano",
    calls=[Miracles("miracles", "U", 15)],
    powers=[Conversion("convert", "QB-ROLE-SESIANO-05", on_sundays=True)],
    uses=MIRACLES,
)
