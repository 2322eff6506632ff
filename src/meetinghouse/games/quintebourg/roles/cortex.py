"""Cortex and Minus: charms and thefts (QB-ROLE-CORTEX, -MINUS, -MC)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.sheet import Given
from ....engine.values import DONE, Option, Seat, Word, seats_in
from ..call import Call, chosen_seat, part
from ..events import NamesShown
from ..money import take_coin
from ..names import F_MC, POT, C, I
from ..state import Quintebourg, QuintebourgState
from ..town import NONE, fit, members, published, with_party

STEAL, CHARM = Word("steal"), Word("charm")
FROM_POT = (Word("pot"), STEAL)
FOUR_NIGHTS = 4
SKADIS_NIGHT = 3


def own_targets(state: QuintebourgState) -> int:
    """How many players Cortex names for himself, and for Minus: one, two on a night after a reboot."""
    return 2 if state.mc_double and state.night > SKADIS_NIGHT else 1


def ours(state: QuintebourgState) -> int:
    """The pair, and Skadi from the night after she joined them: in a wave she has chosen before Cortex is asked."""
    found = members(state, F_MC)
    return found if state.night > SKADIS_NIGHT else found & with_party(state, "cortex", "minus")


def deeds(state: QuintebourgState) -> list[Option]:
    """What may be done to whom, and nothing."""
    found: list[Option] = [NONE]
    for seat in seats_in(published(state, I, C)):
        found += [(Seat(seat), STEAL), (Seat(seat), CHARM)]
    if state.pot >= 0:
        found.append(FROM_POT)
    return found


def target_of(option: Option | None) -> int:
    """The player or the pot that a deed is done to; -1: nobody."""
    if option == FROM_POT:
        return POT
    if isinstance(option, tuple) and isinstance(option[0], Seat):
        return option[0].seat
    return option.seat if isinstance(option, Seat) else -1


def do(game: Quintebourg, thief: int, option: Option) -> None:
    """A coin, or a charm that lasts."""
    state = game.state
    target = target_of(option)
    if isinstance(option, tuple) and option[1] == CHARM:
        state.charmed |= 1 << target
    else:
        take_coin(game, thief, target)


class Cortex(Call):
    """Cortex names a player for himself and one for Minus."""

    name: ClassVar[str] = "cortex"
    step: ClassVar[str] = "C"
    seconds: ClassVar[float] = 15

    def callees(self, game: Quintebourg) -> int:
        """Cortex, on at most four nights a week."""
        state = game.state
        return with_party(state, "cortex") & fit(state) if state.mc_week < FOUR_NIGHTS else 0

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """First his own deed, then a name for Minus; twice as many after a reboot."""
        state = game.state
        if given.get("cortex-own-1") == NONE:
            return None
        twice = own_targets(state)
        keys = [f"cortex-own-{n}" for n in range(1, twice + 1)] + [f"cortex-minus-{n}" for n in range(1, twice + 1)]
        key = next((key for key in keys if key not in given), None)
        if key is None:
            return None
        own = key.startswith("cortex-own")
        names: list[Option] = [NONE, *[Seat(each) for each in seats_in(published(state, I, C))]]
        options = deeds(state) if own else names
        named = {target_of(given[done]) for done in keys if done in given}
        closed: dict[Option, str] = {}
        for option in options:
            target = target_of(option)
            if 0 <= target < POT and ours(state) >> target & 1:
                closed[option] = "QB-RULING-71"
            elif target >= 0 and target in named:
                closed[option] = "QB-ROLE-CORTEX-03"
        if key != "cortex-own-1" and len(closed) < len(options) - 1:
            closed[NONE] = "QB-ROLE-CORTEX-02"
        default = NONE if key == "cortex-own-1" else None
        return part(key, options, closed, default, "cortex-own" if own else "cortex-minus")

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """Cortex does his; what he named is shown to Minus in any order (QB-ROLE-MINUS-01)."""
        state = game.state
        state.mc_shown, state.cortex_own, state.mc_acted = [], [], False
        for seat, given in answers.items():
            own = [given[key] for key in ("cortex-own-1", "cortex-own-2") if given.get(key, NONE) != NONE]
            other = [chosen_seat(given, key) for key in ("cortex-minus-1", "cortex-minus-2")]
            if not own:
                continue
            state.mc_week += 1
            state.mc_acted = True
            state.cortex_own = [target_of(option) for option in own]
            for option in own:
                do(game, seat, option)
            shown = state.cortex_own + [who for who in other if who >= 0]
            game.chance.shuffle(shown, "minus")
            state.mc_shown = shown
            for minus in seats_in(with_party(state, "minus")):
                game.tell(minus, NamesShown(minus, tuple([who for who in shown if who != POT]), POT in shown))


class Minus(Call):
    """Minus picks one of the names, and fails if it was Cortex's own."""

    name: ClassVar[str] = "minus"
    step: ClassVar[str] = "C"

    def callees(self, game: Quintebourg) -> int:
        """Minus, when Cortex has named somebody; sleep comes after this step."""
        state = game.state
        return with_party(state, "minus") & fit(state) if state.mc_shown else 0

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """One of the two, or two of the four."""
        state = game.state
        if given.get("minus-1") == NONE or "minus-2" in given or ("minus-1" in given and own_targets(state) == 1):
            return None
        options = deeds(state)
        done = target_of(given.get("minus-1"))
        closed: dict[Option, str] = {}
        for option in options:
            target = target_of(option)
            if target >= 0 and (target not in state.mc_shown or target == done):
                closed[option] = "QB-ROLE-MINUS-02"
        return part("minus-2" if "minus-1" in given else "minus-1", options, closed, kind="minus")

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """Each pick among Cortex's own fails."""
        state = game.state
        for seat, given in answers.items():
            for key in ("minus-1", "minus-2"):
                option = given.get(key, NONE)
                if option != NONE and target_of(option) not in state.cortex_own:
                    do(game, seat, option)
        if own_targets(state) == 2:  # used or not (QB-RULING-67)
            state.mc_double = False
        state.mc_acted = False


class MinusTalk(Call):
    """Signals between the two, and Skadi if she joined them, once Minus has chosen."""

    name: ClassVar[str] = "mc-talk"
    step: ClassVar[str] = "C"
    seconds: ClassVar[float] = 15

    def callees(self, game: Quintebourg) -> int:
        """Those who can make signs."""
        return talkers(game.state)

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """It only takes time."""
        return None if "mc-talk" in given else part("mc-talk", [DONE], default=DONE)

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """The names are forgotten."""
        game.state.mc_shown, game.state.cortex_own = [], []


def talkers(state: QuintebourgState) -> int:
    """Who of them can make signs now."""
    return members(state, F_MC) & fit(state) & ~state.asleep
