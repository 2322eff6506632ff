"""Step 7: proposals, fees, consent, witnesses, a home (QB-WED)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from .....engine.agenda import NOTHING
from .....engine.candidates import Listed
from .....engine.decisions import Question
from .....engine.values import NO, YES, Amount, Option, Position, Seat, Word, seats_in
from ... import victory
from ...components.names import BUNKER
from ...events import FeeNamed, MarriageFailed, MarriageProposed, Married
from ...queries.town import fit, houses, residents
from ...state import Quintebourg, QuintebourgState
from ...steps import ask_one, seconds
from ...verbs import money
from .removal import swap_houses
from .step import WeddingStep

PRIESTS = ("pretre-cupide", "pretre-odieux")
WITNESSES, FORCED = Word("witnesses"), Word("forced")
MOST_FEE = 2
TWO = 2


def priests(state: QuintebourgState) -> list[tuple[str, int]]:
    """The priests in office."""
    held = [(post, state.holder(post)) for post in PRIESTS]
    return [(post, seat) for post, seat in held if seat >= 0 and fit(state) >> seat & 1]


def proposals(state: QuintebourgState, seat: int) -> tuple[Option, ...]:
    """Whom a player may ask, and before which priest; before witnesses only if no priest can officiate.

    The same player may be asked once a day (QB-RULING-109).
    """
    free = unmarried(state)
    asked = state.proposed[seat]
    if not free >> seat & 1 or (asked and state.options["one_proposal"]):
        return ()
    return _proposals(free & ~asked & ~(1 << seat), tuple(priests(state)), seat)


def unmarried(state: QuintebourgState) -> int:
    """The unmarried players who are on their feet."""
    return fit(state) & ~sum(1 << seat for seat, spouse in enumerate(state.spouse) if spouse >= 0)


@lru_cache(maxsize=16384)
def _proposals(others: int, priests: tuple[tuple[str, int], ...], seat: int) -> tuple[Option, ...]:
    found: list[Option] = []
    for other in seats_in(others):
        able = [post for post, priest in priests if priest not in (seat, other)]
        for post in able:
            found.append((Seat(other), Word(post)))
            if post == "pretre-odieux":
                found.append((Seat(other), FORCED))
        if not able:
            found.append((Seat(other), WITNESSES))
    return tuple(found)


def impossible(state: QuintebourgState, seat: int) -> Iterator[tuple[Option, str]]:
    """Every conceivable wedding, with the clause that forbids it, if one does."""
    hows = (*[Word(post) for post in PRIESTS if post in state.holders], WITNESSES, FORCED)
    for other in seats_in(state.everybody & ~(1 << seat)):
        for how in hows:
            yield (Seat(other), how), _why_not(state, other, how)


def _why_not(state: QuintebourgState, other: int, how: Word) -> str:
    """The clause that forbids a wedding: one is not free or cannot be forced, or a priest makes witnesses needless."""
    if state.condemned >> other & 1:
        return "QB-RULING-22"
    if not unmarried(state) >> other & 1:
        return "QB-RULING-109"
    if how == FORCED:
        return "QB-RULING-110"
    return "QB-WED-02" if how == WITNESSES and priests(state) else "QB-RULING-109"


def called_off(game: Quintebourg, seat: int, other: int, priest: int = -1) -> bool:
    """Whether one of the couple, or the priest, is no longer fit for a wedding."""
    standing = fit(game.state)
    if not standing >> seat & 1 or not standing >> other & 1:
        game.tell_all(MarriageFailed(seat, other, "refused"))
    elif priest >= 0 and not standing >> priest & 1:
        game.tell_all(MarriageFailed(seat, other, "no-priest"))
    else:
        return False
    return True


def propose(game: Quintebourg, seat: int, other: int, how: str) -> None:
    """A proposal is made aloud."""
    game.state.proposed[seat] |= 1 << other
    game.tell_all(MarriageProposed(seat, other, how))
    if how == "witnesses":
        game.next(Consent(seat, other, how))
    else:
        priest = game.state.holder("pretre-odieux" if how == "forced" else how)
        game.next(Fee(seat, other, priest, how))


class Fee(WeddingStep):
    """The priest sets his fee, from 0 to 2 coins; he may refuse a forced marriage (QB-POST-PRIEST-04)."""

    seat: int
    other: int
    priest: int
    how: str

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        if not fit(game.state) >> self.priest & 1:
            return NOTHING
        fees: tuple[Option, ...] = tuple([Amount(fee) for fee in range(MOST_FEE + 1)])
        couple = (Seat(self.seat), Seat(self.other))
        timer, rule = seconds(game.state, 20), "QB-POST-PRIEST-01"
        if self.how == "forced":
            return {self.priest: Question("forced-fee", (*fees, NO), couple, timer=timer, default=NO, rule=rule)}
        return {self.priest: Question("fee", fees, couple, timer=timer, default=Amount(0), rule=rule)}

    def resolve(self, game: Quintebourg) -> None:
        """Ask for the fee. A silent priest asks for none, because he cannot refuse (QB-RULING-140)."""
        choice = self.answers.get(self.priest)
        if isinstance(choice, Amount):
            game.tell_all(FeeNamed(self.priest, choice.amount))
            game.next(PayFee(self.seat, self.other, self.priest, self.how, choice.amount))
            return
        game.tell_all(MarriageFailed(self.seat, self.other, "not-granted" if choice == NO else "no-priest"))


class PayFee(WeddingStep):
    """The proposer pays, or declines."""

    seat: int
    other: int
    priest: int
    how: str
    fee: int

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        state = game.state
        if not fit(state) >> self.seat & 1:
            return NOTHING
        among, rule = Listed(), "QB-POST-PRIEST-02"
        among.add(YES, "" if state.coins[self.seat] >= self.fee else rule)
        among.add(NO)
        return ask_one(state, self.seat, "pay-fee", among, rule, about=Amount(self.fee), default=NO)

    def resolve(self, game: Quintebourg) -> None:
        """A marriage is forced only if the unwilling player is strictly poorer after the fee (QB-POST-PRIEST-04)."""
        if called_off(game, self.seat, self.other, self.priest):
            return
        if YES not in self.answers.values():
            game.tell_all(MarriageFailed(self.seat, self.other, "fee"))
            return
        if self.how == "forced" and game.state.coins[self.other] >= game.state.coins[self.seat] - self.fee:
            game.tell_all(MarriageFailed(self.seat, self.other, "not-poorer"))
            return
        if self.how == "forced":
            money.spend(game, self.seat, self.fee)
            money.change(game, self.priest, self.fee)
            game.next(Home(self.seat, self.other))
        else:
            game.next(Consent(self.seat, self.other, self.how, self.priest, self.fee))


class Consent(WeddingStep):
    """The other says yes or no; the fee is paid with the yes."""

    seat: int
    other: int
    how: str
    priest: int = -1
    fee: int = 0

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        if not fit(game.state) >> self.other & 1:
            return NOTHING
        return ask_one(game.state, self.other, "marry", (YES, NO), "QB-WED-01", about=Seat(self.seat), default=NO)

    def resolve(self, game: Quintebourg) -> None:
        """A refusal ends it. Without a priest, witnesses are asked next."""
        if called_off(game, self.seat, self.other, self.priest):
            return
        if YES not in self.answers.values() or game.state.coins[self.seat] < self.fee:
            game.tell_all(MarriageFailed(self.seat, self.other, "refused"))
        elif self.priest < 0:
            game.next(Witness(self.seat, self.other))
        else:
            money.spend(game, self.seat, self.fee)
            money.change(game, self.priest, self.fee)
            game.next(Home(self.seat, self.other))


class Witness(WeddingStep):
    """Without a priest two others must be willing to witness."""

    seat: int
    other: int

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        timer = seconds(game.state, 20)
        couple = (Seat(self.seat), Seat(self.other))
        question = Question("witness", (YES, NO), couple, timer=timer, default=NO, rule="QB-WED-03")
        return dict.fromkeys(seats_in(fit(game.state) & ~(1 << self.seat | 1 << self.other)), question)

    def resolve(self, game: Quintebourg) -> None:
        if called_off(game, self.seat, self.other):
            return
        willing = [seat for seat in seats_in(fit(game.state)) if self.answers.get(seat) == YES]
        if len(willing) >= TWO:
            game.next(Home(self.seat, self.other))
        else:
            game.tell_all(MarriageFailed(self.seat, self.other, "no-witness"))


class Home(WeddingStep):
    """The couple chooses a home: one of theirs, a vacant house, or another's by exchange (QB-RULING-111)."""

    seat: int
    other: int

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        """Ask which house; whoever marries the doctor lives in the bunker."""
        state = game.state
        if state.doctor in (self.seat, self.other) or not fit(state) >> self.seat & 1:
            return NOTHING
        options = tuple([Position(plot) for plot in self.homes(state)])
        own = Position(self.usual(state))
        return ask_one(state, self.seat, "choose-home", options, "QB-RULING-111", default=own)

    def homes(self, state: QuintebourgState) -> list[int]:
        """Any house; two who both live in a bunker that is not theirs have none to exchange."""
        plots = houses(state)
        if all(state.home(seat) == BUNKER for seat in (self.seat, self.other)):
            return [plot for plot in plots if not residents(state, plot)] or [state.slot[self.seat]]
        return plots

    def usual(self, state: QuintebourgState) -> int:
        """Where the couple lives if it does not choose."""
        own, plots = state.slot[self.leaving(state)], self.homes(state)
        return own if own in plots else plots[0]

    def leaving(self, state: QuintebourgState) -> int:
        """The spouse whose house they may live in or exchange; a bunker of the doctor's widow does not count."""
        return self.other if state.home(self.seat) == BUNKER else self.seat

    def resolve(self, game: Quintebourg) -> None:
        """The other house stays, and is vacant."""
        state = game.state
        choice = self.answers.get(self.seat)
        if called_off(game, self.seat, self.other):
            return
        own = state.slot[self.leaving(state)]
        wanted = choice.place if isinstance(choice, Position) else self.usual(state)
        if state.doctor in (self.seat, self.other):
            wanted = state.slot[state.doctor]
        elif any(seat not in (self.seat, self.other) for seat in residents(state, wanted)):
            swap_houses(state, own, wanted)
        state.slot[self.seat] = state.slot[self.other] = wanted
        for each, spouse in ((self.seat, self.other), (self.other, self.seat)):
            state.spouse[each] = state.wed[each] = spouse
        game.tell_all(Married(self.seat, self.other, None if state.home(self.seat) == BUNKER else wanted))
        victory.check(game)
