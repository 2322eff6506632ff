"""Powers that are invoked at any moment (QB-ACT-01 to -05, QB-RULING-40 to -43)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import ClassVar

from ...engine.agenda import NOTHING
from ...engine.candidates import Otherwise
from ...engine.decisions import Question
from ...engine.offers import Offer
from ...engine.sheet import Sheet
from ...engine.values import Choice, Option, Seat, Word, seat_options, seats_in
from . import camps, health, victory
from .events import InvocationBegan, InvocationFailed, Invoked
from .money import spend
from .names import PACK, SUN, B, C, I, M, Q
from .night import Calls
from .roles import mafia, sesiano
from .state import Quintebourg, QuintebourgState
from .steps import TownStep, seconds
from .town import NONE, members, of_health, published

INVOKE = Word("invoke")
RAISE_A_HAND = Question("invoke", (INVOKE,), rule="QB-SCREEN-07")
BULLET = 2  # coins, after the first
HANDS = 3  # so many a night or day may be lowered again
POWERS = {  # the clause of each
    "seth-kill": "QB-ROLE-SETH-02", "rouge-kill": "QB-ROLE-ROUGE-01", "bite": "QB-ROLE-FENNEC-02",
    "noire-convert": "QB-ROLE-NOIRE-01", "convert": "QB-ROLE-SESIANO-05", "assassinate": "QB-EFF-ASSASSIN-01",
    "punish": "QB-MAFIA-03",
}  # fmt: skip
CONVERSIONS = ("noire-convert", "convert")  # the only powers that a Sunday knows


def owns_power(state: QuintebourgState, seat: int) -> bool:
    """Whether one's cards give an invocation, spent or not."""
    return state.party[seat] in ("seth", "rept-rouge", "fennec", "rept-noire", "sesiano") or state.effect[seat] in (
        "assassin", "parrain", "bras-droit",
    )  # fmt: skip


def silenced(state: QuintebourgState) -> int:
    """The condemned, where the table does not let them invoke (QB-RULING-22)."""
    return 0 if state.options["condemned_invoke"] else state.condemned


def powers(state: QuintebourgState, seat: int) -> dict[str, int]:
    """What one can invoke now, and against whom; the condemned too, until step B falls on them (QB-RULING-22)."""
    barred = state.asleep | state.watching | silenced(state)
    if not owns_power(state, seat) or barred >> seat & 1:
        return {}
    found: dict[str, int] = {}
    standing = of_health(state, I, B) >> seat & 1
    feast = state.weekday == SUN
    others = published(state, I, C) & ~(1 << seat)
    uses = state.uses[seat]
    if standing and not feast:
        pack = state.met[0] & members(state, PACK) & others
        for power, marks in (("seth-kill", pack), ("rouge-kill", pack), ("bite", others)):
            if uses.get(power, 0) and marks:
                found[power] = marks
        pays = state.coins[seat] >= BULLET and not state.condemned >> seat & 1  # whose coins are frozen
        if state.effect[seat] == "assassin" and (uses["free-bullet"] or pays):
            found["assassinate"] = published(state, I, Q if state.returned_told else C) & ~(1 << seat)
    if standing:
        if uses.get("noire-convert", 0):
            found["noire-convert"] = others
        if health.miracles_left(state, seat, "convert"):
            found["convert"] = published(state, I, Q) & ~(1 << seat)
    if (standing or state.health[seat] in (Q, M)) and not feast:
        for which in (0, 1):
            if mafia.chief_of(state, which) == seat:
                found["punish"] = mafia.commanded(state, which) & others
    return {power: marks for power, marks in found.items() if marks}


def all_powers(state: QuintebourgState) -> Iterator[tuple[Option, str]]:
    """Every power against everybody, with the clause by which it cannot be invoked where it cannot."""
    for power, clause in POWERS.items():
        rule = "QB-RULING-05" if state.weekday == SUN and power not in CONVERSIONS else clause
        for option in seat_options(state.everybody):
            yield (Word(power), option), rule


def at_night(game: Quintebourg) -> bool:
    """Whether eyes are closed."""
    return any(isinstance(step, Sheet) for step in game.agenda[-2:])


class Invoke(Offer[QuintebourgState]):
    """Everybody may raise a hand at any moment; only of those who can invoke something comes of it."""

    name: ClassVar[str] = "invoke"

    def question(self, game: Quintebourg, seat: int) -> Question | str:
        """But who only watches, and the condemned where they may not."""
        if game.state.watching >> seat & 1:
            return ""
        return "QB-RULING-22" if silenced(game.state) >> seat & 1 else RAISE_A_HAND

    def take(self, game: Quintebourg, seat: int, choice: Choice) -> None:
        """The hand is seen."""
        invoke(game, seat)


def invoke(game: Quintebourg, seat: int) -> None:
    """A raised hand; of one who can invoke nothing, nothing comes (QB-SCREEN-07)."""
    state = game.state
    if not powers(state, seat) or seat in state.queue or state.hands[seat] >= HANDS:
        return
    if isinstance(game.agenda[-1], Invocation):
        if game.agenda[-1].seat != seat:
            state.queue.append(seat)
            see(game, seat)
        return
    see(game, seat)
    game.next(Invocation(seat))


def see(game: Quintebourg, seat: int) -> None:
    """By day everybody sees the hand; at night those who are asked at that moment (QB-RULING-41)."""
    state = game.state
    if not at_night(game):
        state.invoked |= 1 << seat
        game.tell_all(Invoked(seat))
        return
    awake = 0
    for step in game.agenda[-2:]:
        if isinstance(step, Calls):
            awake = step.awake(game)
    awake &= ~(1 << seat)
    game.tell_all(InvocationBegan())
    game.tell_some(awake | 1 << seat, Invoked(seat))
    for viewer in seats_in(awake):
        state.invoking[viewer] |= 1 << seat


class Invocation(TownStep):
    """Everything stands still while the one who invokes names his target."""

    seat: int

    phase: ClassVar[str] = "invocation"
    openly: ClassVar[bool] = False

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        """Which power, against whom; or nothing after all.

        At night a hand is waited for though its owner has fallen since: nobody else knows that yet.
        """
        state = game.state
        options: list[Option] = [NONE]
        for power, marks in powers(state, self.seat).items():
            options += [(Word(power), Seat(target)) for target in seats_in(marks)]
        if len(options) == 1 and not at_night(game):
            return NOTHING
        among = Otherwise(tuple(options), lambda: all_powers(state))
        timer, rule = seconds(state, 20), "QB-ACT-02"
        return {self.seat: Question("invocation", among, timer=timer, default=NONE, seen_by="nobody", rule=rule)}

    def reseal(self, game: Quintebourg, seat: int | None, dice: random.Random) -> None:
        """Nothing is sealed here."""

    def resolve(self, game: Quintebourg) -> None:
        """At once; then the next hand (QB-ACT-10)."""
        state = game.state
        state.clock += 1
        night = at_night(game)
        choice = self.answers.get(self.seat)
        if state.queue:
            game.next(Invocation(state.queue.pop(0)))
        if isinstance(choice, tuple):
            power, target = choice
            assert isinstance(power, Word)
            assert isinstance(target, Seat)
            before = state.health[target.seat]
            use(game, self.seat, power.word, target.seat)
            if not night and state.health[target.seat] != before:
                health.announce(game, target.seat)
            victory.check(game)
        else:
            state.hands[self.seat] += 1
        state.clock += 1


def use(game: Quintebourg, seat: int, power: str, target: int) -> None:
    """What a power does; one whose target has fallen unseen is refused and kept (QB-RULING-142)."""
    state = game.state
    worst = {"convert": Q, "assassinate": Q if state.returned else C}.get(power, C)
    if state.health[target] > worst:
        game.tell(seat, InvocationFailed(seat, power, target))
        return
    uses = state.uses[seat]
    if power in ("seth-kill", "rouge-kill", "bite"):
        uses[power] -= 1
        health.worsen(game, target, Q)
    elif power == "punish":
        health.worsen(game, target, Q)
    elif power == "noire-convert":
        uses[power] -= 1
        camps.become_reptilian(game, target)
    elif power == "convert":
        sesiano.convert(game, seat, target)
    else:
        shoot(game, seat, target)


def shoot(game: Quintebourg, seat: int, target: int) -> None:
    """The first bullet is free; nobody defends himself (QB-RULING-65)."""
    state = game.state
    if state.uses[seat]["free-bullet"]:
        state.uses[seat]["free-bullet"] -= 1
    else:
        spend(game, seat, BULLET)
        state.bank += BULLET
    health.damage(game, target, health.TABLE1[game.chance.below(10, "assassin")])
