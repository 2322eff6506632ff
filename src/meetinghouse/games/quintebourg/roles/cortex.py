"""Cortex and Minus: charms and thefts (QB-ROLE-CORTEX, -MINUS, -MC)."""

from __future__ import annotations

from ....engine.candidates import seat_options
from ....engine.decisions import Question
from ....engine.sheet import Given
from ....engine.values import Option, Word, seats_in
from ..components.names import F_MC, FACTIONS, POT
from ..events import NamesShown
from ..phases.night.call import Asked, Call, Several, Talk, part, seat_of, seats, word_of
from ..queries.town import NONE, able, fit, members, with_party
from ..state import Quintebourg, QuintebourgState
from ..verbs.money import take_coin
from .power import alive
from .role import Role

STEAL, CHARM = Word("steal"), Word("charm")
FROM_POT = (Word("pot"), STEAL)
FOUR_NIGHTS = 4
SKADIS_NIGHT = 3


def own_targets(state: QuintebourgState) -> int:
    """How many players Cortex names for himself, and as many for Minus: one, or two on a night after a reboot."""
    return 2 if state.mc_double and state.night > SKADIS_NIGHT else 1


def ours(state: QuintebourgState) -> int:
    """The pair, and Skadi from the night after she joined them, because in a wave she chooses before Cortex."""
    found = members(state, F_MC)
    return found if state.night > SKADIS_NIGHT else found & with_party(state, "cortex", "minus")


def deeds(state: QuintebourgState) -> list[Option]:
    """The options: what may be done to whom, or nothing."""
    people = seat_options(alive(state))
    return [NONE, *[(one, deed) for one in people for deed in (STEAL, CHARM)], *([FROM_POT] if state.pot >= 0 else [])]


def target_of(option: Option | None) -> int:
    """The player or the pot that a deed is done to; -1: nobody."""
    return POT if option == FROM_POT else seat_of(option)


def do(game: Quintebourg, thief: int, option: Option) -> None:
    """Steal a coin, or charm the target."""
    target = target_of(option)
    if word_of(option, 1) == "charm":
        game.state.charmed |= 1 << target
    else:
        take_coin(game, thief, target)


class Cortex(Call):
    """Cortex names a player for himself and one for Minus, on at most four nights a week."""

    def callees(self, game: Quintebourg) -> int:
        state = game.state
        return with_party(state, "cortex") & fit(state) if state.mc_week < FOUR_NIGHTS else 0

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """First his own deed, then a name for Minus; twice as many after a reboot."""
        state = game.state
        kinds = [kind for kind in ("cortex-own", "cortex-minus") for _ in range(own_targets(state))]
        keys = [f"{kind}-{n % own_targets(state) + 1}" for n, kind in enumerate(kinds)]
        done = [given[key] for key in keys if key in given]
        if given.get("cortex-own-1") == NONE or len(done) == len(keys):
            return None
        key, kind = keys[len(done)], kinds[len(done)]
        options = deeds(state) if kind == "cortex-own" else [NONE, *seats(alive(state))]
        named = {target_of(option) for option in done}
        closed: dict[Option, str] = {}
        for option in options:
            target = target_of(option)
            if 0 <= target < POT and ours(state) >> target & 1:
                closed[option] = "QB-RULING-71"
            elif target >= 0 and target in named:
                closed[option] = "QB-ROLE-CORTEX-03"
        if done and len(closed) < len(options) - 1:
            closed[NONE] = "QB-ROLE-CORTEX-02"
        return part(key, options, closed, None if done else NONE, kind)

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """Do Cortex's own deed, and show Minus all names in any order (QB-ROLE-MINUS-01)."""
        state = game.state
        state.mc_shown, state.cortex_own, state.mc_acted = [], [], False
        for seat, given in answers.items():
            own = [given[key] for key in ("cortex-own-1", "cortex-own-2") if given.get(key, NONE) != NONE]
            other = [seat_of(given.get(key)) for key in ("cortex-minus-1", "cortex-minus-2")]
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


class Minus(Several):
    """Minus picks one of the names, or two of four, and fails if he picks Cortex's own."""

    def callees(self, game: Quintebourg) -> int:
        """Minus, if Cortex has named somebody; heavy sleep begins after this step."""
        state = game.state
        return with_party(state, "minus") & fit(state) if state.mc_shown else 0

    def times(self, state: QuintebourgState) -> int:
        return own_targets(state)

    def ask(self, state: QuintebourgState, seat: int, done: list[Option]) -> Asked:
        left = {*state.mc_shown, -1} - {target_of(option) for option in done}
        options = deeds(state)
        return options, {option: "QB-ROLE-MINUS-02" for option in options if target_of(option) not in left}

    def does(self, game: Quintebourg, seat: int, option: Option) -> None:
        if target_of(option) not in game.state.cortex_own:
            do(game, seat, option)

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        super().act(game, answers)
        if own_targets(game.state) == 2:  # used or not (QB-RULING-67)
            game.state.mc_double = False
        game.state.mc_acted = False


class MinusTalk(Talk):
    """Signals between the two, and Skadi if she joined them, once Minus has chosen."""

    def callees(self, game: Quintebourg) -> int:
        return members(game.state, F_MC) & able(game.state)

    def circle(self, state: QuintebourgState) -> int:
        return state.met[FACTIONS.index("mc")]

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """The names are forgotten."""
        game.state.mc_shown, game.state.cortex_own = [], []


CORTEX: Role = Role(
    "cortex", "minus", calls=[Cortex("cortex", "C", 15), Minus("minus", "C"), MinusTalk("mc-talk", "C", 15)]
)
