"""For a village that a person moderates: the calls of the night, its mornings, and what may be corrected by hand."""

from typing import Any, ClassVar, Literal

from meetinghouse.engine.decisions import Question
from meetinghouse.engine.events import Event
from meetinghouse.engine.offers import Offer
from meetinghouse.engine.rules import DealtCards, NightCall, Rules, Setup
from meetinghouse.engine.values import SEATS, YES, Choice, Word

from . import verbs
from .events import Backed, MayorNamed, NightFell, Pointed, Voted
from .phases import SECOND, Brew, Dark
from .state import CUPID, DOCTOR, HEAL, POISON, SEER, WEREWOLF, WITCH, Village, VillageState

CALLS = {
    CUPID: ("first-lover", SECOND), SEER: ("look",), DOCTOR: ("guard",), WEREWOLF: ("prey",), WITCH: (POISON, HEAL),
}  # fmt: skip


class RepairMayor(Offer[VillageState]):
    """Somebody else is the mayor; everybody is told."""

    name = "mayor"

    def question(self, game: Village, seat: int) -> Question | str:
        state = game.state
        other = state.lives(seat) and seat != state.mayor >= 0
        return Question("repair-mayor", (YES,), SEATS[seat]) if other else ""

    def take(self, game: Village, seat: int, choice: Choice) -> None:
        verbs.happen(game, MayorNamed(seat))


class RepairPotion(Offer[VillageState]):
    """A potion of the witch that was spent by mistake is full again, between two turns of hers."""

    name = "potion"

    def question(self, game: Village, seat: int) -> Question | str:
        state, spent = game.state, [Word(each) for each in (HEAL, POISON) if each not in game.state.potions]
        mine = game.state.roles[seat] == WITCH and state.lives(seat) and not isinstance(game.agenda[-1], Brew)
        return Question("repair-potion", tuple(spent), SEATS[seat], seen_by="nobody") if mine and spent else ""

    def take(self, game: Village, seat: int, choice: Choice) -> None:
        game.state.potions = [each for each in (HEAL, POISON) if each in game.state.potions or choice == Word(each)]


class ByHand(Rules[VillageState]):
    repairs: ClassVar[dict[str, Offer[Any]]] = {each.name: each for each in (RepairMayor(), RepairPotion())}

    def calls(self, game: Village) -> tuple[NightCall, ...]:
        """Every role of the village that acts tonight, dead or alive; the witch only as long as her half lasts."""
        state, step = game.state, None if game.over else game.agenda[-1]
        if not isinstance(step, Dark):
            return ()
        over = {CUPID: state.night > 1, WITCH: not state.holders(WITCH) & state.living}
        called = [role for role in CALLS if role in state.roles and not over.get(role)]
        return tuple([NightCall(role, _when(role, isinstance(step, Brew)), CALLS[role]) for role in called])

    def morning(self, event: Event) -> Literal["begins", "ends", ""]:
        if isinstance(event, NightFell):
            return "begins"
        return "ends" if isinstance(event, Pointed | Backed | Voted) else ""

    def dealt(self, setup: Setup) -> dict[str, DealtCards | None]:
        return {"deal": DealtCards()}


def _when(role: str, brews: bool) -> Literal["done", "open", "coming"]:
    """The witch has the second half of the night, all others the first."""
    if role == WITCH:
        return "open" if brews else "coming"
    return "done" if brews else "open"
