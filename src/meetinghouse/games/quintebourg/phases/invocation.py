"""Powers that are invoked at any moment (QB-ACT-01 to -05, QB-RULING-40 to -43)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, ClassVar

from ....engine.agenda import NOTHING, Step
from ....engine.candidates import seat_options
from ....engine.decisions import Otherwise, Question
from ....engine.offers import Offer
from ....engine.values import Choice, Option, Seat, Word, seats_in
from .. import victory
from ..components.names import SUN
from ..events import InvocationBegan, InvocationFailed, Invoked
from ..queries.town import NONE
from ..roles.all import POWERS
from ..roles.role import roles_of
from ..state import Quintebourg, QuintebourgState
from ..steps import seconds
from ..verbs import health
from .night.call import seat_of, word_of

RAISE_A_HAND = Question("invoke", (Word("invoke"),), rule="QB-SCREEN-07")
HANDS = 3  # how often a player may raise a hand and then not act, in a night or a day


def owns_power(state: QuintebourgState, seat: int) -> bool:
    """Whether a player's cards have an invocation, spent or not."""
    return any(role.powers for role in roles_of(state, seat))


def silenced(state: QuintebourgState) -> int:
    """Whether a player is condemned at a table that does not let the condemned invoke (QB-RULING-22)."""
    return 0 if state.options["condemned_invoke"] else state.condemned


def powers(state: QuintebourgState, seat: int) -> dict[str, int]:
    """The powers that a player can invoke now, with their targets; of the condemned, until step B (QB-RULING-22)."""
    barred = state.asleep | state.watching | silenced(state)
    if not owns_power(state, seat) or barred >> seat & 1:
        return {}
    found = {name: power.against(state, seat) for name, power in POWERS.items()}
    return {name: marks for name, marks in found.items() if marks}


def all_powers(state: QuintebourgState) -> Iterator[tuple[Option, str]]:
    """Every power against every player, with the clause that forbids it, if one does."""
    for power in POWERS.values():
        rule = "QB-RULING-05" if state.weekday == SUN and not power.on_sundays else power.clause
        for option in seat_options(state.everybody):
            yield (Word(power.name), option), rule


def interrupted(game: Quintebourg) -> Step[QuintebourgState]:
    """The step that was interrupted by invocations."""
    return next(step for step in reversed(game.agenda) if step.phase != "invocation")


def at_night(game: Quintebourg) -> bool:
    """Whether eyes are closed."""
    return interrupted(game).phase == "night"


class Invoke(Offer[QuintebourgState]):
    """Everybody may raise a hand at any moment, but it has an effect only for players who can invoke."""

    name: ClassVar[str] = "invoke"

    def question(self, game: Quintebourg, seat: int) -> Question | str:
        """Asked of everybody but spectators, and the condemned if they may not invoke."""
        if game.state.watching >> seat & 1:
            return ""
        return "QB-RULING-22" if silenced(game.state) >> seat & 1 else RAISE_A_HAND

    def take(self, game: Quintebourg, seat: int, choice: Choice) -> None:
        """The hand of a player who can invoke nothing has no effect (QB-SCREEN-07); any other hand waits."""
        state = game.state
        if not powers(state, seat) or seat in state.queue or state.hands[seat] >= HANDS:
            return
        if game.agenda[-1].phase != "invocation":
            see(game, seat)
            game.next(Invocation(seat))
        elif seat not in game.agenda[-1].ask(game):
            state.queue.append(seat)
            see(game, seat)


def see(game: Quintebourg, seat: int) -> None:
    """By day everybody sees the hand; at night those who are asked at that moment (QB-RULING-41)."""
    if not at_night(game):
        game.state.invoked |= 1 << seat
        game.tell_all(Invoked(seat))
        return
    awake = interrupted(game).awake(game) & ~(1 << seat)
    game.tell_all(InvocationBegan())
    game.tell_some(awake | 1 << seat, Invoked(seat))
    for viewer in seats_in(awake):
        game.state.invoking[viewer] |= 1 << seat


INVOKE = Invoke()


class Invocation(Step[QuintebourgState]):
    """Everything stands still while the one who invokes names his target."""

    seat: int

    phase: ClassVar[str] = "invocation"
    offers: ClassVar[tuple[Offer[Any], ...]] = (INVOKE,)
    hides_actors: ClassVar[bool] = True

    def shown(self, game: Quintebourg) -> tuple[Any, ...]:
        """At night nobody is named: those whose eyes were open have heard who it is."""
        return (-1,) if at_night(game) else (self.seat,)

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        """Ask for a power and a target, or neither.

        At night the step waits even if the player has meanwhile died or fallen into a coma, because nobody else knows
        yet.
        """
        state = game.state
        options: list[Option] = [NONE]
        for power, marks in powers(state, self.seat).items():
            options += [(Word(power), Seat(target)) for target in seats_in(marks)]
        if len(options) == 1 and not at_night(game):
            return NOTHING
        among = Otherwise(tuple(options), all_powers, (state,))
        timer, rule = seconds(state, 20), "QB-ACT-02"
        return {self.seat: Question("invocation", among, timer=timer, default=NONE, seen_by="nobody", rule=rule)}

    def reseal(self, game: Quintebourg, seat: int | None, dice: random.Random) -> None:
        """Nothing is sealed here."""

    def resolve(self, game: Quintebourg) -> None:
        """Use the power at once; then comes the next hand (QB-ACT-10)."""
        state = game.state
        state.clock += 1
        night = at_night(game)
        choice = self.answers.get(self.seat)
        if state.queue:
            game.next(Invocation(state.queue.pop(0)))
        if isinstance(choice, tuple):
            power, target = POWERS[word_of(choice)], seat_of(choice)
            before = state.health[target]
            if before > power.worst(state):  # the target has fallen in secret (QB-RULING-142)
                game.tell(self.seat, InvocationFailed(self.seat, power.name, target))
            else:
                power.use(game, self.seat, target)
            if not night and state.health[target] != before:
                health.announce(game, target)
            victory.check(game)
        else:
            state.hands[self.seat] += 1
        state.clock += 1
