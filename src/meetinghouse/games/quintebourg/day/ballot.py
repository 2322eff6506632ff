"""The vote: votes one by one, the votes of the absent, the count, the tribunal (QB-VOTE, QB-LAW)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ....engine.decisions import Decision
from ....engine.values import Choice, Option, Seat, Word, seats_in
from .. import health, money, posts, victory
from ..ballots import schulze
from ..events import (
    AbsentVoted,
    Accused,
    Condemned,
    DirectionChosen,
    Judged,
    NobodyCondemned,
    PresidentDeposed,
    TiedToComa,
    Voted,
    VotePaid,
)
from ..laws import DEFAULT, LAW, Law
from ..names import B, C, I, M
from ..posts import in_office
from ..state import Quintebourg, QuintebourgState
from ..steps import TownStep, seconds
from ..town import clockwise, fit, of_health, vote_neighbours

BLANK = Word("blank")
CLOCKWISE, ANTICLOCKWISE = Word("clockwise"), Word("anticlockwise")
SPARE, EXECUTE = Word("spare"), Word("execute")
THREE = 3


def law_of(state: QuintebourgState) -> Law:
    """How today's vote is held."""
    return LAW[state.law] if state.law else DEFAULT


def candidates(state: QuintebourgState) -> int:
    """All who are not taken for dead or condemned, oneself included (QB-RULING-101)."""
    return of_health(state, I, C) & ~state.condemned


def voters(state: QuintebourgState) -> int:
    """Who votes aloud."""
    law = law_of(state)
    if law.cancelled:
        return 0
    return fit(state) & (1 << state.doctor if law.voters == "doctor" else state.everybody)


def absent_voters(state: QuintebourgState) -> int:
    """Who votes on the screen by a law: those in a coma, or the dead too; not who has fallen after his vote."""
    worst = {"all": M, "ibc": C}.get(law_of(state).voters, B)
    voted = sum(1 << voter for voter, *_ in state.votes if voter >= 0)
    return of_health(state, C, worst) & ~voted if worst > B else 0


def payee(state: QuintebourgState) -> int:
    """Who gets the price of a vote; -1: anybody, or the pot."""
    law = law_of(state)
    if law.payee == "scrutateur":
        return state.holder("scrutateur")
    if law.payee == "suppleant":
        return posts.next_scrutineer(state)
    return state.doctor if law.payee == "medecin" else -1


def free_of_charge(state: QuintebourgState, seat: int) -> bool:
    """Whether one votes without paying: the payee, and all where he has fallen since (QB-RULING-105)."""
    law = law_of(state)
    if not law.price or law.payee in ("any", "pot"):
        return not law.price
    taker = payee(state)
    return taker in (-1, seat) or state.health[taker] > C


def can_pay(state: QuintebourgState, seat: int) -> bool:
    """Whether one can pay for a vote, or need not."""
    return state.coins[seat] >= law_of(state).price or free_of_charge(state, seat)


class Ballot(TownStep):
    """The president votes first and says which way round the others follow."""

    phase: ClassVar[str] = "vote"

    def resolve(self, game: Quintebourg) -> None:
        """Without a president the vote goes clockwise from the first house (QB-RULING-123)."""
        state = game.state
        state.votes = []
        state.broke = 0
        state.direction = 1
        if law_of(state).cancelled:
            game.next(Count())
            return
        president = in_office(state, "president")
        if president >= 0:
            first = [Vote(president)] if voters(state) >> president & 1 else []
            game.next(*first, Direction(president), Count())
        else:
            game.next(Others(-1), Count())


class Direction(TownStep):
    """Clockwise or anticlockwise; his duty even where he may not vote (QB-RULING-145)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    phase: ClassVar[str] = "vote"

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def ask(self, game: Quintebourg) -> Sequence[Decision]:
        """Which way."""
        if not fit(game.state) >> self.seat & 1 or not voters(game.state) & ~(1 << self.seat):
            return ()
        timer = seconds(game.state, 20)
        options = (CLOCKWISE, ANTICLOCKWISE)
        return [self.question(game, self.seat, "direction", options, timer=timer, default=CLOCKWISE)]

    def resolve(self, game: Quintebourg) -> None:
        """The others follow."""
        game.state.direction = -1 if ANTICLOCKWISE in self.answers.values() else 1
        if self.answers:
            game.tell_all(DirectionChosen("clockwise" if game.state.direction > 0 else "anticlockwise"))
        game.next(Others(self.seat))


class Others(TownStep):
    """All other voters, one after another; then those who vote on their screens."""

    fields: ClassVar[tuple[str, ...]] = ("after",)
    phase: ClassVar[str] = "vote"

    def __init__(self, after: int) -> None:
        super().__init__()
        self.after = after

    def resolve(self, game: Quintebourg) -> None:
        """In the direction chosen."""
        state = game.state
        first = min(range(state.players), key=lambda seat: (state.slot[seat], seat))
        order = [first, *clockwise(state, first)] if self.after < 0 else clockwise(state, self.after, state.direction)
        able = voters(state)
        game.next(*[Vote(seat) for seat in order if able >> seat & 1], AbsentVote())


class Vote(TownStep):
    """One voter names whom he wants executed, or votes blank."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    phase: ClassVar[str] = "vote"

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def ask(self, game: Quintebourg) -> Sequence[Decision]:
        """By the law of the day."""
        if not voters(game.state) >> self.seat & 1:
            return ()
        return [question(self, game, self.seat)]

    def resolve(self, game: Quintebourg) -> None:
        """Announced at once."""
        if voters(game.state) >> self.seat & 1:
            cast_vote(game, self.seat, self.answers.get(self.seat))


class AbsentVote(TownStep):
    """Those in a coma, or all the absent, vote on their screens at the same time (QB-RULING-108)."""

    phase: ClassVar[str] = "vote"

    def ask(self, game: Quintebourg) -> Sequence[Decision]:
        """Where a law lets them."""
        return [question(self, game, seat) for seat in seats_in(absent_voters(game.state))]

    def resolve(self, game: Quintebourg) -> None:
        """A rigged ballot takes their place (QB-RULING-76)."""
        if not rigged(game.state):
            for seat in sorted(self.answers):
                cast_vote(game, seat, self.answers[seat])


def question(step: TownStep, game: Quintebourg, seat: int) -> Decision:
    """The ballot paper of one voter; of three votes on two names, the first counts twice (QB-LAW-06)."""
    state = game.state
    law = law_of(state)
    names: tuple[Option, ...] = tuple([Seat(each) for each in seats_in(allowed(state, seat))])
    timer = seconds(state, 20)
    if law.ballot == "condorcet":
        return step.question(game, seat, "vote-rank", names, None, 0, len(names), timer, [])
    if law.name == "three":
        return step.question(game, seat, "vote-three", names, None, 2, min(3, len(names)), timer)
    if law.votes_max > 1:
        least, most = law.votes_min, min(law.votes_max, len(names))
        return step.question(game, seat, "vote-many", names, None, least, most, timer, [] if law.blank else None)
    if law.blank:
        return step.question(game, seat, "vote", (*names, BLANK), timer=timer, default=BLANK)
    return step.question(game, seat, "vote", names, timer=timer)


def allowed(state: QuintebourgState, seat: int) -> int:
    """Against whom one may vote today."""
    law = law_of(state)
    found = candidates(state)
    if law.price and not can_pay(state, seat):
        return 0
    if law.only != "any":
        near = vote_neighbours(state, seat)
        found &= near if law.only == "neighbours" else ~near
    return found


def cast_vote(game: Quintebourg, seat: int, choice: Choice | None) -> None:
    """The names count, and are announced."""
    state = game.state
    law = law_of(state)
    if law.price and not can_pay(state, seat):
        state.broke |= 1 << seat
    names = _names(game, seat, choice)
    state.votes.append([seat, *names])
    game.tell_all(Voted(seat, tuple(names)))
    if names and not free_of_charge(state, seat):
        pay(game, seat)


def _names(game: Quintebourg, seat: int, choice: Choice | None) -> list[int]:
    """What a ballot says; of one who was silent where blank is forbidden, what chance says."""
    law = law_of(game.state)
    if isinstance(choice, Seat):
        return [choice.seat]
    if isinstance(choice, list):
        names = [each.seat for each in choice if isinstance(each, Seat)]
        return [names[0], *names] if law.name == "three" and len(names) == 2 else names
    if choice == BLANK or law.blank:
        return []
    able = list(seats_in(allowed(game.state, seat)))
    names = []
    while able and len(names) < max(1, min(law.votes_min, 3)):
        name = game.chance.pick(able, "silent-vote")
        able.remove(name)
        names.append(name)
    return [names[0], *names] if law.name == "three" and len(names) == 2 else names


def pay(game: Quintebourg, seat: int) -> None:
    """A coin for the ballot (QB-RULING-105)."""
    state = game.state
    law = law_of(state)
    if law.payee == "any":
        game.next(Pay(seat))
        return
    money.change(game, seat, -law.price)
    if law.payee == "pot":
        state.pot = max(state.pot, 0) + law.price
        game.tell_all(VotePaid(seat, None, state.pot))
    else:
        money.change(game, payee(state), law.price)
        game.tell_all(VotePaid(seat, payee(state), None))
    victory.check(game)


class Pay(TownStep):
    """To whom the coin of a vote goes."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    phase: ClassVar[str] = "vote"

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def takers(self, state: QuintebourgState) -> list[int]:
        """Any other who is not taken for dead."""
        return [each for each in seats_in(of_health(state, I, C)) if each != self.seat]

    def ask(self, game: Quintebourg) -> Sequence[Decision]:
        """One of them."""
        state = game.state
        if not state.coins[self.seat] or not fit(state) >> self.seat & 1:
            return ()
        options = tuple([Seat(each) for each in self.takers(state)])
        return [self.question(game, self.seat, "pay-vote", options, timer=seconds(state, 20))]

    def resolve(self, game: Quintebourg) -> None:
        """Chance chooses for the silent; who has fallen or given his last coin away meanwhile has none to pay with."""
        if not game.state.coins[self.seat]:
            return
        choice = self.answers.get(self.seat)
        takers = self.takers(game.state)
        taker = choice.seat if isinstance(choice, Seat) else game.chance.pick(takers, "pay-vote")
        money.change(game, self.seat, -1)
        money.change(game, taker, 1)
        game.tell_all(VotePaid(self.seat, taker, None))
        victory.check(game)


def rigged(state: QuintebourgState) -> bool:
    """Whether the absent all vote against somebody."""
    return bool(state.rig) and bool(candidates(state) >> state.rig[1] & 1) and not law_of(state).cancelled


def add_absent(game: Quintebourg) -> None:
    """At the end the rigged votes, or else the name that the dead gave (QB-VOTE-05, -06)."""
    state = game.state
    law = law_of(state)
    absent = of_health(state, C, M) & ~state.condemned
    if rigged(state):
        target = state.rig[1]
        state.votes += [[-1, target] for _ in seats_in(absent)]
        if absent:
            game.tell_all(AbsentVoted(target, absent.bit_count()))
    elif state.dead_name >= 0 and law.voters != "all" and candidates(state) >> state.dead_name & 1:
        state.votes.append([-1, state.dead_name])
        game.tell_all(AbsentVoted(state.dead_name, 1))
    state.rig = []
    state.dead_name = -1


def counts(state: QuintebourgState) -> list[int]:
    """The votes against everybody."""
    found = [0] * state.players
    law = law_of(state)
    for voter, *names in state.votes:
        for name in names:
            found[name] += 1
        if names and law.self_vote and voter >= 0:
            found[voter] += 1
    return found


def ranks(state: QuintebourgState) -> list[list[int]]:
    """Those with a vote, the first to be executed first, equals together."""
    if law_of(state).ballot == "condorcet":
        ballots = [names for _, *names in state.votes if names]
        named = {name for names in ballots for name in names}
        return schulze(ballots, [seat for seat in seats_in(candidates(state)) if seat in named]) if ballots else []
    found = counts(state)
    return [
        [seat for seat in seats_in(candidates(state)) if found[seat] == most]
        for most in sorted({found[seat] for seat in seats_in(candidates(state)) if found[seat]}, reverse=True)
    ]


class Count(TownStep):
    """Who is executed."""

    phase: ClassVar[str] = "vote"

    def resolve(self, game: Quintebourg) -> None:
        """The law says what a tie does."""
        state = game.state
        law = law_of(state)
        if law.cancelled:
            state.rig, state.dead_name = [], -1
            game.tell_all(NobodyCondemned("no-urn"))
            game.next(Settle())
            return
        add_absent(game)
        order = ranks(state)
        first = order[0] if order else []
        rest = order[1:]
        if len(first) > 1 and law.tie == "president":
            game.next(TieBreak(first), Hurt(), Tribunal([first, *rest]), Settle())
            return
        if len(first) > 1 and law.tie == "all-coma-depose":
            tie_to_coma(game, first)
        elif len(first) > 1 and law.tie == "all-pardoned":
            game.tell_all(NobodyCondemned("pardoned"))
        elif first:
            for seat in first:
                condemn(game, seat)
        else:
            game.tell_all(NobodyCondemned("no-vote"))
        game.next(Hurt(), Tribunal(rest), Settle())


def tie_to_coma(game: Quintebourg, tied: list[int]) -> None:
    """All tied fall into a coma, and the president loses his post (QB-RULING-107)."""
    state = game.state
    game.tell_all(TiedToComa(tuple(tied)))
    president = state.holder("president")
    if president >= 0:
        state.holders["president"] = -1
        game.tell_all(PresidentDeposed(president))
    for seat in tied:
        health.worsen(game, seat, C)
        health.announce(game, seat)
    victory.check(game)


def condemn(game: Quintebourg, seat: int) -> None:
    """He takes no further part in the day (QB-RULING-22)."""
    state = game.state
    state.condemned |= 1 << seat
    game.tell_all(Condemned(seat))


class TieBreak(TownStep):
    """The president's voice prevails: the one he voted against, else whom he chooses (QB-RULING-94)."""

    fields: ClassVar[tuple[str, ...]] = ("tied",)
    phase: ClassVar[str] = "vote"

    def __init__(self, tied: list[int]) -> None:
        super().__init__()
        self.tied = tied

    def left(self, state: QuintebourgState) -> list[int]:
        """The tied who have not fallen since the count."""
        return [seat for seat in self.tied if candidates(state) >> seat & 1]

    def by_vote(self, state: QuintebourgState) -> int:
        """The tied one whom the president's own ballot names first; the only one who is left."""
        left = self.left(state)
        if len(left) == 1:
            return left[0]
        president = state.holder("president")
        for voter, *names in state.votes:
            if voter == president and voter >= 0:
                return next((name for name in names if name in left), -1)
        return -1

    def ask(self, game: Quintebourg) -> Sequence[Decision]:
        """Where his ballot does not say."""
        state = game.state
        president = in_office(state, "president")
        left = self.left(state)
        if president < 0 or not left or self.by_vote(state) >= 0:
            return ()
        options = tuple([Seat(seat) for seat in left])
        return [self.question(game, president, "break-tie", options, timer=seconds(state, 20))]

    def resolve(self, game: Quintebourg) -> None:
        """Without a president nobody is executed."""
        state = game.state
        president = in_office(state, "president")
        left = self.left(state)
        if not left or (president < 0 and len(left) > 1):
            game.tell_all(NobodyCondemned("tie"))
            return
        choice = self.answers.get(president)
        seat = choice.seat if isinstance(choice, Seat) else self.by_vote(state)
        condemn(game, seat if seat >= 0 else game.chance.pick(left, "tie"))


class Hurt(TownStep):
    """After the count a law may cost every voter a notch of health; a blank is no vote (QB-RULING-106)."""

    phase: ClassVar[str] = "vote"

    def resolve(self, game: Quintebourg) -> None:
        """Seen by all."""
        state = game.state
        if not law_of(state).hurt:
            return
        for voter, *names in list(state.votes):
            if voter >= 0 and names and state.health[voter] < C:
                health.lose_notch(game, voter)
                health.announce(game, voter)
        victory.check(game)


class Tribunal(TownStep):
    """In a special session the three others with most votes are judged (QB-POST-PRESIDENT-10)."""

    fields: ClassVar[tuple[str, ...]] = ("ranks",)
    phase: ClassVar[str] = "tribunal"

    def __init__(self, ranks: list[list[int]]) -> None:
        super().__init__()
        self.ranks = ranks

    def chosen(self, state: QuintebourgState) -> tuple[list[int], list[int]]:
        """Who is accused for certain, and those among whom a tie leaves a choice."""
        sure: list[int] = []
        for rank in self.ranks:
            left = [seat for seat in rank if candidates(state) >> seat & 1]
            if len(sure) + len(left) <= THREE:
                sure += left
            elif len(sure) < THREE:
                return sure, left
        return sure, []

    def ask(self, game: Quintebourg) -> Sequence[Decision]:
        """The prosecutor decides among the tied."""
        state = game.state
        if not state.special:
            return ()
        sure, tied = self.chosen(state)
        prosecutor = in_office(state, "procureur")
        if not tied or prosecutor < 0:
            return ()
        most = THREE - len(sure)
        options = tuple([Seat(seat) for seat in tied])
        return [self.question(game, prosecutor, "accuse", options, None, most, most, seconds(state, 20))]

    def resolve(self, game: Quintebourg) -> None:
        """One after another."""
        state = game.state
        if not state.special:
            return
        sure, tied = self.chosen(state)
        choice = next(iter(self.answers.values()), None)
        if isinstance(choice, Seat):
            sure.append(choice.seat)
        elif isinstance(choice, list):
            sure += [each.seat for each in choice if isinstance(each, Seat)]
        while len(sure) < THREE and any(seat not in sure for seat in tied):
            sure.append(game.chance.pick([seat for seat in tied if seat not in sure], "accused"))
        if sure:
            game.tell_all(Accused(tuple(sure)))
            game.next(*[Judge(seat) for seat in sure])


class Judge(TownStep):
    """All who stand vote to spare or to execute; a tie spares, and no law applies (QB-POST-PRESIDENT-12, -13)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    phase: ClassVar[str] = "tribunal"

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def ask(self, game: Quintebourg) -> Sequence[Decision]:
        """The accused too."""
        state = game.state
        if not candidates(state) >> self.seat & 1:
            return ()
        timer = seconds(state, 20)
        about, options = Seat(self.seat), (SPARE, EXECUTE)
        return [
            self.question(game, seat, "judge", options, about, timer=timer, default=SPARE)
            for seat in seats_in(fit(state))
        ]

    def resolve(self, game: Quintebourg) -> None:
        """More for execution than against it."""
        if not candidates(game.state) >> self.seat & 1:
            return
        against = tuple(sorted(seat for seat, choice in self.answers.items() if choice == EXECUTE))
        mercy = tuple(sorted(seat for seat, choice in self.answers.items() if choice == SPARE))
        game.tell_all(Judged(self.seat, against, mercy))
        if len(against) > len(mercy):
            condemn(game, self.seat)


class Settle(TownStep):
    """After the count: orders that were broken (QB-RULING-86, -87)."""

    phase: ClassVar[str] = "vote"

    def resolve(self, game: Quintebourg) -> None:
        """Those who pay fall at the coming step B."""
        state = game.state
        for voter, name, _, _ in state.orders:
            guilty = culprit(state, voter, name)
            if guilty >= 0 and guilty not in state.culprits:
                state.culprits.append(guilty)
        state.orders = []
        victory.check(game)


def culprit(state: QuintebourgState, voter: int, name: int) -> int:
    """Who pays for an order that was not obeyed: the voter, the senator, or nobody (-1)."""
    law = law_of(state)
    votes = [names for seat, *names in state.votes if seat == voter]
    absent = state.health[voter] > B and not votes  # who has voted and was hurt by it is not excused
    if absent or state.condemned >> voter & 1 or state.health[name] > C:
        return -1
    names = votes[0] if votes else []
    if law.ballot == "condorcet":
        names = names[:1]
    if name in names:
        return -1
    return state.law_senator if impossible(state, law, voter, name) else voter


def impossible(state: QuintebourgState, law: Law, voter: int, name: int) -> bool:
    """Whether the law kept the voter from the vote that was ordered."""
    near = vote_neighbours(state, voter) >> name & 1
    return (
        law.cancelled
        or (law.voters == "doctor" and voter != state.doctor)
        or (law.only == "neighbours" and not near)
        or (law.only == "not-neighbours" and bool(near))
        or bool(state.broke >> voter & 1)
    )
