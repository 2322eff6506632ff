"""Step 4: who succeeds whom, which posts are given up, and who applies (QB-POST)."""

from __future__ import annotations

from .....engine.agenda import NOTHING
from .....engine.candidates import Listed, Seats
from .....engine.decisions import Question
from .....engine.values import Choice, Seat, Word, seats_in
from ... import victory
from ...components.names import POSTS
from ...events import Applied
from ...queries.town import NONE, fit, post_holders
from ...state import Quintebourg, QuintebourgState
from ...steps import ask_one, seconds
from ...verbs import posts
from .step import DawnStep

SUCCESSORS = "QB-RULING-90"  # says who may succeed


class Appoint(DawnStep):
    """The scrutineer chooses a successor."""

    post: str
    resigner: int

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        state = game.state
        able = posts.candidates(state, self.post, self.resigner)
        scrutineer = posts.in_office(state, "scrutateur")
        if scrutineer < 0 or len(able) < 2:
            return NOTHING
        among = Listed(*[Seat(seat) for seat in able])
        if self.resigner >= 0:
            among.add(Seat(self.resigner), "QB-POST-SCRUTINEER-02")
        if self.resigner != scrutineer:
            among.add(Seat(scrutineer), "QB-POST-SCRUTINEER-03")
        return ask_one(state, scrutineer, "appoint", among, SUCCESSORS, 30, about=Word(self.post))

    def resolve(self, game: Quintebourg) -> None:
        """If he says nothing, chance decides; if he falls meanwhile, the post stays vacant (QB-RULING-123)."""
        able = posts.candidates(game.state, self.post, self.resigner)
        if not able or posts.in_office(game.state, "scrutateur") < 0:
            return
        choice = next(iter(self.answers.values()), None)
        seat = choice.seat if isinstance(choice, Seat) else able[0]
        if choice is None and len(able) > 1:
            seat = game.chance.pick(able, "appoint")
        posts.appoint(game, self.post, seat)
        victory.check(game)


class Withdraw(DawnStep):
    """Remove the posts for which the town is too small."""

    def resolve(self, game: Quintebourg) -> None:
        posts.withdraw(game)


class Applications(DawnStep):
    """Players without a post may apply for vacant optional ones (QB-POST-OPT-04)."""

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        state = game.state
        vacant = posts.vacant_optional(state)
        if not vacant:
            return NOTHING
        timer = seconds(state, 20)
        found: dict[int, Question] = {}
        for seat in seats_in(fit(state) & ~post_holders(state)):
            among = Listed(NONE)
            for post in vacant:
                among.add(Word(post), "QB-RULING-80" if (POSTS.index(post), seat) in state.resigned else "")
            if len(among.options) > 1:
                found[seat] = Question("apply", among, timer=timer, default=NONE, rule="QB-POST-OPT-04")
        return found

    def resolve(self, game: Quintebourg) -> None:
        """With several applicants the scrutineer decides."""
        state = game.state
        for post in posts.vacant_optional(state):
            seats = [seat for seat, choice in self.answers.items() if choice == Word(post) and fit(state) >> seat & 1]
            for seat in seats:
                game.tell_all(Applied(seat, post))
            if len(seats) == 1:
                posts.appoint(game, post, seats[0])
            elif seats:
                game.next(ChooseApplicant(post, sorted(seats)))
        victory.check(game)


class ChooseApplicant(DawnStep):
    """One of several applicants."""

    post: str
    seats: list[int]

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        state = game.state
        scrutineer = posts.in_office(state, "scrutateur")
        left = self.left(state)
        if scrutineer < 0 or len(left) < 2:
            return NOTHING
        applied = sum(1 << seat for seat in left)
        among = Seats(state.everybody).bar(~applied, "QB-POST-SCRUTINEER-06")
        return ask_one(state, scrutineer, "appoint", among, SUCCESSORS, 30, about=Word(self.post))

    def left(self, state: QuintebourgState) -> list[int]:
        """The applicants who have not fallen meanwhile."""
        return [seat for seat in self.seats if fit(state) >> seat & 1]

    def resolve(self, game: Quintebourg) -> None:
        left = self.left(game.state)
        choice: Choice | None = next(iter(self.answers.values()), None)
        if left:
            seat = choice.seat if isinstance(choice, Seat) else game.chance.pick(left, "appoint")
            posts.appoint(game, self.post, seat)
            victory.check(game)
