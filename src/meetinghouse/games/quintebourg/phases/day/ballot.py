"""The vote: votes one by one, then those on the screens of the absent (QB-VOTE)."""

from __future__ import annotations

from .....engine.agenda import NOTHING
from .....engine.candidates import Listed, seat_options
from .....engine.decisions import Otherwise, Question
from .....engine.values import Choice, Option, Seat, Word, seats_in
from ... import victory
from ...components.laws import Law
from ...components.names import COMATOSE, UNHARMED
from ...events import DirectionChosen, Voted, VotePaid
from ...queries.town import clockwise, fit, of_health
from ...state import Quintebourg, QuintebourgState
from ...steps import ask_one, seconds
from ...verbs import money
from ...verbs.posts import in_office
from . import orders
from .count import Count
from .step import VoteStep
from .suffrage import (
    CANDIDATES,
    absent_voters,
    allowed,
    barred,
    free_of_charge,
    law_of,
    may_be_blank,
    payee,
    rigged,
    voters,
)

BLANK = Word("blank")
CLOCKWISE, ANTICLOCKWISE = Word("clockwise"), Word("anticlockwise")


class Ballot(VoteStep):
    """The president votes first, and chooses the direction in which the others follow."""

    def resolve(self, game: Quintebourg) -> None:
        """Without a president the vote goes clockwise from the first house (QB-RULING-123)."""
        state = game.state
        state.votes = []
        state.direction = 1
        orders.judge_excluded(state)
        if law_of(state).cancelled:
            game.next(Count())
            return
        president = in_office(state, "president")
        if president >= 0:
            first = [Vote(president)] if voters(state) >> president & 1 else []
            game.next(*first, Direction(president), Count())
        else:
            game.next(Others(-1), Count())


class Direction(VoteStep):
    """The president chooses the direction, even if he may not vote (QB-RULING-145)."""

    seat: int

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        if not fit(game.state) >> self.seat & 1 or not voters(game.state) & ~(1 << self.seat):
            return NOTHING
        options = (CLOCKWISE, ANTICLOCKWISE)
        return ask_one(game.state, self.seat, "direction", options, "QB-POST-PRESIDENT-06", default=CLOCKWISE)

    def resolve(self, game: Quintebourg) -> None:
        game.state.direction = -1 if ANTICLOCKWISE in self.answers.values() else 1
        if self.answers:
            game.tell_all(DirectionChosen("clockwise" if game.state.direction > 0 else "anticlockwise"))
        game.next(Others(self.seat))


class Others(VoteStep):
    """All other voters, one after another; then those who vote on their screens."""

    after: int

    def resolve(self, game: Quintebourg) -> None:
        state = game.state
        first = min(range(state.players), key=lambda seat: (state.slot[seat], seat))
        order = [first, *clockwise(state, first)] if self.after < 0 else clockwise(state, self.after, state.direction)
        able = voters(state)
        game.next(*[Vote(seat) for seat in order if able >> seat & 1], AbsentVote())


class Vote(VoteStep):
    """One voter names whom he wants executed, or votes blank."""

    seat: int

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        if not voters(game.state) >> self.seat & 1:
            return NOTHING
        return {self.seat: ballot_paper(game.state, self.seat)}

    def resolve(self, game: Quintebourg) -> None:
        if voters(game.state) >> self.seat & 1:
            cast_vote(game, self.seat, self.answers.get(self.seat))


class AbsentVote(VoteStep):
    """Those in a coma, or all the absent, vote on their screens at the same time (QB-RULING-108)."""

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        return {seat: ballot_paper(game.state, seat) for seat in seats_in(absent_voters(game.state))}

    def resolve(self, game: Quintebourg) -> None:
        """A rigged ballot replaces their votes (QB-RULING-76)."""
        if not rigged(game.state):
            for seat in sorted(self.answers):
                if not game.state.watching >> seat & 1:
                    cast_vote(game, seat, self.answers[seat])


def ballot_paper(state: QuintebourgState, seat: int) -> Question:
    """What one voter is asked."""
    law = law_of(state)
    names: tuple[Option, ...] = seat_options(allowed(state, seat))
    timer = seconds(state, 20)
    blank = may_be_blank(state, seat)
    if law.ballot != "condorcet" and law.votes_max == 1:
        options = (*names, BLANK) if blank else names
        among = Otherwise(options, lambda: [*barred(state, seat), (BLANK, _must_name(law))])
        return Question("vote", among, timer=timer, default=BLANK if blank else None, rule=CANDIDATES)
    kind, least, most = "vote-many", 0 if blank else max(1, law.votes_min), min(law.votes_max, len(names))
    if law.ballot == "condorcet":
        kind, most = "vote-rank", len(names)
    elif law.repeats:
        kind, least = "vote-three", law.distinct_min
    among = Otherwise(names, barred, (state, seat))
    return Question(
        kind, among, None, least, most, timer, [] if blank else None, ordered=kind != "vote-many",
        rule=CANDIDATES, least_rule=_must_name(law), most_rule=law.clause,
    )  # fmt: skip


def _must_name(law: Law) -> str:
    """The clause that forbids a ballot with too few names: that of the law, or of a special session."""
    return "QB-RULING-95" if law.blank else law.clause


def cast_vote(game: Quintebourg, seat: int, choice: Choice | None) -> None:
    """Count and announce the names on a ballot."""
    state = game.state
    names = _names(game, seat, choice)
    orders.judge(state, seat, names)
    state.votes.append((seat, *names))
    game.tell_all(Voted(seat, tuple(names)))
    if names and not free_of_charge(state, seat):
        pay(game, seat)


def _names(game: Quintebourg, seat: int, choice: Choice | None) -> list[int]:
    """The names on a ballot; if the voter was silent and blank is forbidden, a name drawn by chance."""
    law = law_of(game.state)
    if isinstance(choice, Seat):
        return [choice.seat]
    if isinstance(choice, list):
        names = [each.seat for each in choice if isinstance(each, Seat)]
        return filled(law, names)
    if choice == BLANK or may_be_blank(game.state, seat):
        return []
    able = list(seats_in(allowed(game.state, seat)))
    names = []
    while able and len(names) < max(1, law.votes_min):
        name = game.chance.pick(able, "silent-vote")
        able.remove(name)
        names.append(name)
    return filled(law, names)


def filled(law: Law, names: list[int]) -> list[int]:
    """The names of a ballot. If names may be repeated, the first one fills the missing places (QB-LAW-06)."""
    return [*names[:1] * (law.votes_min - len(names)), *names] if law.repeats else names


def pay(game: Quintebourg, seat: int) -> None:
    """A coin for the ballot (QB-RULING-105)."""
    state = game.state
    law = law_of(state)
    if law.payee == "any":
        game.next(Pay(seat))
        return
    money.change(game, seat, -law.price)
    if law.payee == "pot":
        state.pot = state.pot_told = max(state.pot, 0) + law.price
        game.tell_all(VotePaid(seat, None, state.pot))
    else:
        money.change(game, payee(state), law.price)
        game.tell_all(VotePaid(seat, payee(state), None))
    victory.check(game)


class Pay(VoteStep):
    """The voter chooses who gets the coin that a vote costs."""

    seat: int

    def takers(self, state: QuintebourgState) -> list[int]:
        """All others who are not taken for dead."""
        return [each for each in seats_in(of_health(state, UNHARMED, COMATOSE)) if each != self.seat]

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        state = game.state
        if not state.coins[self.seat] or not fit(state) >> self.seat & 1:
            return NOTHING
        among, rule = Listed(*[Seat(each) for each in self.takers(state)]), law_of(state).clause
        among.add(Seat(self.seat), rule)
        return ask_one(state, self.seat, "pay-vote", among, rule)

    def resolve(self, game: Quintebourg) -> None:
        """Chance chooses for the silent. A voter who has fallen or given away the last coin meanwhile does not pay."""
        if not game.state.coins[self.seat]:
            return
        choice = self.answers.get(self.seat)
        takers = self.takers(game.state)
        taker = choice.seat if isinstance(choice, Seat) else game.chance.pick(takers, "pay-vote")
        money.change(game, self.seat, -1)
        money.change(game, taker, 1)
        game.tell_all(VotePaid(self.seat, taker, None))
        victory.check(game)
