"""The count: votes of the absent, ties, who is condemned, who is hurt."""

from __future__ import annotations

from .....engine.decisions import Question
from .....engine.values import Seat, seats_in
from ... import victory
from ...components.names import COMATOSE, DEAD
from ...events import AbsentVoted, NobodyCondemned, PresidentDeposed, TiedToComa, VotesReplaced
from ...queries.town import of_health
from ...state import Quintebourg, QuintebourgState
from ...steps import ask_one
from ...verbs import health
from ...verbs.posts import in_office
from .condorcet import schulze
from .step import VoteStep
from .suffrage import candidates, law_of, rigged
from .tribunal import Tribunal, condemn


def add_absent(game: Quintebourg) -> None:
    """Add the votes of the absent: a rigged vote, or else the name that the dead gave (QB-VOTE-05, -06)."""
    state = game.state
    law = law_of(state)
    absent = of_health(state, COMATOSE, DEAD) & ~state.condemned
    if rigged(state):
        target = state.rig[1]
        fallen = tuple([vote[0] for vote in state.votes if absent >> vote[0] & 1])
        if fallen:
            state.votes = [vote for vote in state.votes if vote[0] not in fallen]
            game.tell_all(VotesReplaced(fallen))
        state.votes += [(-1, target) for _ in seats_in(absent)]
        if absent:
            game.tell_all(AbsentVoted(target, absent.bit_count()))
    elif state.dead_name >= 0 and law.voters != "all" and candidates(state) >> state.dead_name & 1:
        state.votes.append((-1, state.dead_name))
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
    """The players with votes, in the order of execution, equals together."""
    if law_of(state).ballot == "condorcet":
        ballots = [names for _, *names in state.votes if names]
        named = {name for names in ballots for name in names}
        return schulze(ballots, [seat for seat in seats_in(candidates(state)) if seat in named]) if ballots else []
    found = counts(state)
    return [
        [seat for seat in seats_in(candidates(state)) if found[seat] == most]
        for most in sorted({found[seat] for seat in seats_in(candidates(state)) if found[seat]}, reverse=True)
    ]


class Count(VoteStep):
    """Determine who is executed."""

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
    game.tell_all(TiedToComa(tuple(tied)))
    president = game.state.holder("president")
    if president >= 0:
        game.state.holders["president"] = -1
        game.tell_all(PresidentDeposed(president))
    for seat in tied:
        health.worsen(game, seat, COMATOSE)
        health.announce(game, seat)
    victory.check(game)


class TieBreak(VoteStep):
    """The president breaks the tie: by his own vote, or else by a choice (QB-RULING-94)."""

    tied: list[int]

    def left(self, state: QuintebourgState) -> list[int]:
        """The tied who have not fallen since the count."""
        return [seat for seat in self.tied if candidates(state) >> seat & 1]

    def named(self, state: QuintebourgState) -> list[int]:
        """The tied players on the president's ballot (of a ranking, only the first), or all if it names none."""
        left = self.left(state)
        president = state.holder("president")
        for voter, *names in state.votes:
            if voter == president and voter >= 0:
                found = [name for name in dict.fromkeys(names) if name in left]
                return (found[:1] if law_of(state).ballot == "condorcet" else found) or left
        return left

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        """Ask the president if his ballot does not decide."""
        state = game.state
        named = tuple([Seat(seat) for seat in self.named(state)])
        president = in_office(state, "president") if len(named) > 1 else -1
        return ask_one(state, president, "break-tie", named, "QB-RULING-94")

    def resolve(self, game: Quintebourg) -> None:
        """Without a president nobody is executed."""
        state = game.state
        president = in_office(state, "president")
        left = self.left(state)
        if not left or (president < 0 and len(left) > 1):
            game.tell_all(NobodyCondemned("tie"))
            return
        choice = self.answers.get(president)
        named = self.named(state)
        if isinstance(choice, Seat) and choice.seat in left:
            condemn(game, choice.seat)
        else:
            condemn(game, named[0] if len(named) == 1 else game.chance.pick(named, "tie"))


class Hurt(VoteStep):
    """After the count a law may cost every voter a notch of health; a blank is no vote (QB-RULING-106)."""

    def resolve(self, game: Quintebourg) -> None:
        state = game.state
        if not law_of(state).hurt:
            return
        for voter, *names in list(state.votes):
            if voter >= 0 and names and state.health[voter] < COMATOSE:
                health.lose_notch(game, voter)
                health.announce(game, voter)
        victory.check(game)


class Settle(VoteStep):
    """After the count orders to vote end, obeyed or not."""

    def resolve(self, game: Quintebourg) -> None:
        """Players who broke an order fall at the coming step B."""
        game.state.orders = []
        victory.check(game)
