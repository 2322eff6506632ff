"""The tribunal of a special session (QB-POST-PRESIDENT-10 to -13)."""

from __future__ import annotations

from .....engine.agenda import NOTHING
from .....engine.decisions import Question
from .....engine.values import Seat, Word, seats_in
from ...events import Accused, Condemned, Judged
from ...queries.town import fit
from ...state import Quintebourg, QuintebourgState
from ...steps import seconds
from ...verbs.posts import in_office
from .step import TribunalStep
from .suffrage import candidates

SPARE, EXECUTE = Word("spare"), Word("execute")
THREE = 3


class Tribunal(TribunalStep):
    """In a special session the three other players with most votes are judged (QB-POST-PRESIDENT-10)."""

    ranks: list[list[int]]

    def chosen(self, state: QuintebourgState) -> tuple[list[int], list[int]]:
        """The players who are accused in any case, and the tied players among whom the prosecutor chooses."""
        sure: list[int] = []
        for rank in self.ranks:
            left = [seat for seat in rank if candidates(state) >> seat & 1]
            if len(sure) + len(left) <= THREE:
                sure += left
            elif len(sure) < THREE:
                return sure, left
        return sure, []

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        """The prosecutor decides among the tied."""
        state = game.state
        if not state.special:
            return NOTHING
        sure, tied = self.chosen(state)
        prosecutor = in_office(state, "procureur")
        if not tied or prosecutor < 0:
            return NOTHING
        most, options = THREE - len(sure), tuple([Seat(seat) for seat in tied])
        timer, rule = seconds(state, 20), "QB-POST-PRESIDENT-11"
        return {prosecutor: Question("accuse", options, None, most, most, timer, ordered=most > 1, rule=rule)}

    def resolve(self, game: Quintebourg) -> None:
        if not game.state.special:
            return
        sure, tied = self.chosen(game.state)
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


class Judge(TribunalStep):
    """All who stand vote to spare or to execute; a tie spares, and no law applies (QB-POST-PRESIDENT-12, -13)."""

    seat: int

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        state = game.state
        if not candidates(state) >> self.seat & 1:
            return NOTHING
        timer = seconds(state, 20)
        about, options, rule = Seat(self.seat), (SPARE, EXECUTE), "QB-POST-PRESIDENT-12"
        question = Question("judge", options, about, timer=timer, default=SPARE, rule=rule)
        return dict.fromkeys(seats_in(fit(state)), question)

    def resolve(self, game: Quintebourg) -> None:
        if not candidates(game.state) >> self.seat & 1:
            return
        against = tuple(sorted(seat for seat, choice in self.answers.items() if choice == EXECUTE))
        mercy = tuple(sorted(seat for seat, choice in self.answers.items() if choice == SPARE))
        game.tell_all(Judged(self.seat, against, mercy))
        if len(against) > len(mercy):
            condemn(game, self.seat)


def condemn(game: Quintebourg, seat: int) -> None:
    """The player takes no further part in the day, except by invocations (QB-RULING-22)."""
    game.state.condemned |= 1 << seat
    game.tell_all(Condemned(seat))
