"""Dawn: the witches meet and give the Black Cat to somebody."""

from __future__ import annotations

from typing import Any, ClassVar

from ...engine.candidates import Candidates
from ...engine.decisions import Question
from ...engine.masked import Masked
from ...engine.offers import Offer
from ...engine.values import SEATS, Choice, Option, Seat, seat_options, seats_in
from . import trial, turn
from .components import BLACK_CAT, KIND
from .events import CatGiven, FellowsSeen, Narrated, WitchSigned
from .queries import human_left_of, is_living, left_of, living_humans, living_witches
from .state import BY_WITCHES, WITCHES_MET, Salem, SalemState
from .steps import SalemStep
from .verbs import note_meetings, whisper


def witches_meet(game: Salem) -> None:
    """The living witches see each other."""
    state = game.state
    state.signs = {}
    state.chronicle.append([WITCHES_MET])
    note_meetings(state)
    witches = living_witches(state)
    if witches:
        whisper(game, witches, FellowsSeen(seats_in(witches)))


class Sign(Offer[SalemState]):
    """Everybody may point at somebody before confirming; fellows see it, and the last sign stands."""

    name: ClassVar[str] = "sign"

    def question(self, game: Salem, seat: int) -> Question | str:
        """At what one is asked to choose from."""
        stage = game.agenda[-1]
        assert isinstance(stage, Stage)
        if not stage.present(game) >> seat & 1:
            return ""
        return Question("sign", stage.among(game, seat), seen_by=stage.signs_seen_by)

    def take(self, game: Salem, seat: int, choice: Choice) -> None:
        """It is shown."""
        stage = game.agenda[-1]
        assert isinstance(stage, Stage)
        stage.signed(game, seat, choice)


class Stage(Masked[SalemState]):
    """A stage of dawn or night: every living player is asked alike, and may point before confirming."""

    phase: ClassVar[str] = "night"
    offers: ClassVar[tuple[Offer[Any], ...]] = (Sign(),)
    signs_seen_by: ClassVar[str] = "nobody"
    by: ClassVar[int] = BY_WITCHES

    def present(self, game: Salem) -> int:
        """All living players; ghosts decide nothing."""
        return living_humans(game.state)

    def sees(self, game: Salem, seat: int) -> int:
        """One's own answer; the dead who may see everything see all."""
        return -1 if game.state.moderators >> seat & 1 else 1 << seat

    def default(self, game: Salem, seat: int) -> Choice | None:
        """The last sign given."""
        sign = game.state.signs.get(seat)
        return None if sign is None else SEATS[sign]

    def suspect(self, game: Salem, suspicions: dict[int, Choice]) -> None:
        """Keep whom the others named; nobody suspects themselves."""
        state = game.state
        moment = len(state.chronicle)
        state.stages.append([moment, self.by, self.present(game)])
        for seat in sorted(suspicions):
            choice = suspicions[seat]
            if isinstance(choice, Seat) and choice.seat != seat:
                state.suspicions.append([moment, self.by, seat, choice.seat])

    def signed(self, game: Salem, seat: int, choice: Choice) -> None:
        """Somebody points: fellows see it."""
        if isinstance(choice, Seat):
            game.state.signs[seat] = choice.seat


class WitchStage(Stage):
    """The witches choose a seat together, each seeing what the others point at."""

    signs_seen_by: ClassVar[str] = "fellows"

    def actors(self, game: Salem) -> int:
        """Whoever holds or ever held a Witch card."""
        return living_witches(game.state)

    def among(self, game: Salem, seat: int) -> Candidates | tuple[Option, ...]:
        """Any living seat, one's own included."""
        return seat_options(game.state.living)

    def signed(self, game: Salem, seat: int, choice: Choice) -> None:
        """The other witches see it."""
        super().signed(game, seat, choice)
        witches = self.actors(game)
        if witches >> seat & 1 and isinstance(choice, Seat):
            whisper(game, witches, WitchSigned(seat, choice.seat))
        elif isinstance(choice, Seat):
            game.tell(seat, WitchSigned(seat, choice.seat))

    def answered(self, game: Salem, seat: int, choice: Choice) -> bool:
        """A confirmed choice shows like a sign, and may still be changed."""
        self.answers[seat] = choice
        self.signed(game, seat, choice)
        return False

    def sees(self, game: Salem, seat: int) -> int:
        """A witch sees what the other witches choose."""
        witches = self.actors(game)
        return witches if witches >> seat & 1 else super().sees(game, seat)

    def chosen(self, game: Salem, answers: dict[int, Choice]) -> int:
        """Most votes win; a tie is drawn among the tied, no vote at all among everybody."""
        votes: dict[int, int] = {}
        for choice in answers.values():
            if isinstance(choice, Seat):
                votes[choice.seat] = votes.get(choice.seat, 0) + 1
        if not votes:
            return game.chance.pick(seats_in(game.state.living), "no vote")
        most = max(votes.values())
        tied = sorted(seat for seat, count in votes.items() if count == most)
        return tied[0] if len(tied) == 1 else game.chance.pick(tied, "tie")


class DawnFalls(SalemStep):
    """Eyes are shut."""

    phase: ClassVar[str] = "dawn"

    def resolve(self, game: Salem) -> None:
        """The script up to the witches' choice."""
        game.tell_all(Narrated("dawn-sleep"))
        game.tell_all(Narrated("dawn-witches"))
        witches_meet(game)


class DawnChoice(WitchStage):
    """Who gets the Black Cat?"""

    kind: ClassVar[str] = "cat"
    phase: ClassVar[str] = "dawn"

    def timer(self, game: Salem) -> float | None:
        """A slow count of ten."""
        return game.state.edition.dawn_seconds

    def act(self, game: Salem, answers: dict[int, Choice]) -> None:
        """It lies in front of the chosen player, who begins."""
        state = game.state
        seat = self.chosen(game, answers)
        cat = next(card for card in state.aside if KIND[card] == BLACK_CAT)
        state.aside.remove(cat)
        state.fronts[seat].append(cat)
        state.signs = {}
        game.tell_all(Narrated("dawn-witches-sleep"))
        game.tell_all(Narrated("dawn-wake"))
        game.tell_all(CatGiven(seat))
        first = seat
        if not state.humans >> seat & 1 and not state.edition.ghosts_discard:
            first = human_left_of(state, seat)
        state.turn = first
        game.next(DayBegins(first))
        if state.edition.dawn_cat_penalty:
            game.next(trial.PickTryal(seat, seat, "dawn"))


class DayBegins(SalemStep):
    """The first turn."""

    seat: int

    phase: ClassVar[str] = "day"

    def resolve(self, game: Salem) -> None:
        """Who has the Black Cat begins, or, if the penalty was the end of them, the next one."""
        seat = self.seat if is_living(game.state, self.seat) else left_of(game.state, self.seat)
        game.tell_all(Narrated("dawn-begins", seat))
        game.next(turn.BeginTurn(seat))
