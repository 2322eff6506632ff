"""The night, the day, and the reckoning after every death, as steps."""

from meetinghouse.engine.agenda import NOTHING, Step
from meetinghouse.engine.candidates import Listed, Seats
from meetinghouse.engine.decisions import Question
from meetinghouse.engine.offers import Offer
from meetinghouse.engine.rules import Outcome, Score
from meetinghouse.engine.sheet import Given, Sheet
from meetinghouse.engine.values import NO, SEATS, YES, Choice, Word, most_named, seat_of, seat_options, seats_in

from . import verbs
from .events import Backed, Fired, GameWon, NightFell, NobodyDied, NobodySentenced, Voted
from .roles import tonight
from .state import CUPID, HEAL, HUNTER, POISON, WEREWOLF, WITCH, Village, VillageState

NOBODY, READY = Word("nobody"), Word("ready")
WHOM, SECOND = "whom", "second-lover"  # keys of questions; every sheet of the night begins with "whom"


class Round(Step[VillageState]):
    """A night and the day after it, and so on; steps with nothing to ask pass by themselves."""

    def resolve(self, game: Village) -> None:
        game.state.night += 1
        game.state.healed, game.state.poisoned = False, -1
        game.tell_all(NightFell(game.state.night))
        game.next(Night(), Brew(), Dawn(), Reckoning(), Election(), Debate(), Vote(), Reckoning(), Round())


class Dark(Sheet[VillageState]):
    """All who live are asked in one form; who really acts is read from the roles when all sheets are in."""

    phase, alike = "night", True

    def present(self, game: Village) -> int:
        return game.state.living

    def timer(self, game: Village) -> float | None:
        return game.state.night_seconds


class Night(Dark):
    """Everybody names whom the role acts on, or a suspect; Cupid has a second arrow."""

    def next(self, game: Village, seat: int, given: Given) -> Question | None:
        state, role = game.state, tonight(game.state, seat)
        if WHOM not in given:
            return Question(role.kind, role.among(state, seat), seen_by=role.seen_by, key=WHOM)
        if role.name == CUPID and SECOND not in given:
            first = seat_of(given[WHOM])
            among = Seats(state.living).bar(1 << first, "WW-CUPID-02")
            return Question(SECOND, among, SEATS[first], seen_by="nobody", key=SECOND)
        return None

    def sees(self, game: Village, seat: int, key: str) -> int:
        """The pack sees its own names."""
        pack = game.state.holders(WEREWOLF)
        return pack if pack >> seat & 1 else 1 << seat

    def settle(self, game: Village, given: dict[int, Given]) -> None:
        """Cupid's arrows hit first, then every role acts; at last the pack's names are counted."""
        state = game.state
        state.guarded = -1
        for cupid in [seat for seat in given if SECOND in given[seat]]:
            verbs.bind(game, cupid, 1 << seat_of(given[cupid][WHOM]) | 1 << seat_of(given[cupid][SECOND]))
        named = {seat: seat_of(answers[WHOM]) for seat, answers in given.items() if WHOM in answers}
        for seat, whom in named.items():
            if (act := tonight(state, seat).act) is not None:
                act(game, seat, whom)
        verbs.choose_prey(game, [whom for seat, whom in named.items() if state.roles[seat] == WEREWOLF])


class Brew(Dark):
    """The witch: whom to poison, whether to heal; others: whether they suspect somebody else by now."""

    def present(self, game: Village) -> int:
        """Nobody, if the village has buried the witch, as all have seen."""
        return game.state.living if game.state.holders(WITCH) & game.state.living else 0

    def next(self, game: Village, seat: int, given: Given) -> Question | None:
        state, brews = game.state, game.state.can_brew(seat)
        if WHOM not in given:
            spent = "WW-WITCH-03" if brews and POISON not in state.potions else ""
            among = Listed(NOBODY)
            for other in state.others(seat).options:
                among.add(other, spent)
            return Question(POISON if brews else "doubt", among, seen_by="nobody", key=WHOM)
        if brews and HEAL in state.potions and state.victims[-1] >= 0 and HEAL not in given:
            return Question(HEAL, (YES, NO), SEATS[state.victims[-1]], seen_by="nobody", key=HEAL)
        return None

    def settle(self, game: Village, given: dict[int, Given]) -> None:
        for seat, answers in given.items():
            whom = seat_of(answers.get(WHOM))
            if game.state.can_brew(seat):
                verbs.brew(game.state, whom, answers.get(HEAL) == YES)
            else:
                verbs.suspect(game, seat, whom)


class Dawn(Step[VillageState]):
    """The victim dies unless guarded or healed; whoever was poisoned dies."""

    def resolve(self, game: Village) -> None:
        state, victim = game.state, game.state.victims[-1]
        doomed = {state.poisoned} if state.healed or victim == state.guarded else {state.poisoned, victim}
        dead = sum([1 << seat for seat in doomed if state.lives(seat)])
        if dead:
            verbs.die(game, dead, "night")
        else:
            game.tell_all(NobodyDied(state.night))


class Election(Step[VillageState]):
    """On the first day the village elects its mayor, if it shall have one; chance breaks ties."""

    phase = "election"

    def ask(self, game: Village) -> dict[int, Question]:
        state = game.state
        question = Question("elect", seat_options(state.living), timer=state.day_seconds)
        due = state.has_mayor and state.mayor < 0 and state.night == 1
        return dict.fromkeys(seats_in(state.living), question) if due else NOTHING

    def resolve(self, game: Village) -> None:
        names = {seat: seat_of(choice) for seat, choice in sorted(self.answers.items())}
        for at in sorted(set(names.values())):
            game.tell_all(Backed(tuple([seat for seat in names if names[seat] == at]), at))
        if names:
            verbs.name_mayor(game, game.chance.pick(most_named(names.values()), "mayor"))


class Point(Offer[VillageState]):
    """An offer while the village talks: the living point at others, a few times a day. All see it; it binds nobody."""

    name = "point"

    def question(self, game: Village, seat: int) -> Question | str:
        state = game.state
        if not state.lives(seat):
            return "WW-POINT-01"
        if state.pointed[seat] >= 3:
            return "WW-POINT-02"
        now = state.pointing[seat]
        among = state.others(seat).bar(1 << now if now >= 0 else 0, "WW-POINT-03")
        return Question("point", among) if among.open else "WW-POINT-03"

    def elsewhere(self, game: Village, seat: int) -> str:
        return "WW-POINT-01"

    def take(self, game: Village, seat: int, choice: Choice) -> None:
        verbs.point(game, seat, seat_of(choice))


class Debate(Step[VillageState]):
    """The village talks until all are ready to vote, or time is up; everybody may point at somebody."""

    phase = "debate"
    offers = (Point(),)

    def ask(self, game: Village) -> dict[int, Question]:
        question = Question("ready", (READY,), timer=game.state.day_seconds, default=READY)
        return dict.fromkeys(seats_in(game.state.living), question)

    def resolve(self, game: Village) -> None:
        """The vote comes next."""


class Vote(Step[VillageState]):
    """Whoever is named most dies; the mayor counts twice. A tie, or most for nobody, and nobody dies."""

    phase = "vote"

    def ask(self, game: Village) -> dict[int, Question]:
        state = game.state
        among = {seat: (*state.others(seat).options, NOBODY) for seat in seats_in(state.living)}
        return {seat: Question("vote", options, timer=state.day_seconds) for seat, options in among.items()}

    def resolve(self, game: Village) -> None:
        state = game.state
        names = {seat: seat_of(choice) for seat, choice in sorted(self.answers.items())}
        for at in sorted(set(names.values())):
            game.tell_all(Voted(tuple([seat for seat in names if names[seat] == at]), at if at >= 0 else None))
        most = most_named([*names.values(), *[at for seat, at in names.items() if seat == state.mayor]])
        state.pointing, state.pointed = [-1] * state.players, [0] * state.players
        if len(most) == 1 and most[0] >= 0:
            verbs.die(game, 1 << most[0], "vote")
        else:
            game.tell_all(NobodySentenced(len(most) > 1))


class Shot(Step[VillageState]):
    """The dying hunter takes somebody along; without an answer the gun stays silent."""

    hunter: int
    phase = "shot"

    def ask(self, game: Village) -> dict[int, Question]:
        targets = seat_options(game.state.living)
        return {self.hunter: Question("fire", targets, timer=game.state.day_seconds)} if targets else NOTHING

    def resolve(self, game: Village) -> None:
        if self.answers:
            at = seat_of(self.answers[self.hunter])
            game.tell_all(Fired(self.hunter, at))
            verbs.die(game, 1 << at, "shot")


class Succession(Step[VillageState]):
    """A dying mayor names the next one; without an answer the village has no mayor any more."""

    mayor: int
    phase = "succession"

    def ask(self, game: Village) -> dict[int, Question]:
        heirs = seat_options(game.state.living)
        return {self.mayor: Question("succeed", heirs, timer=game.state.day_seconds)} if heirs else NOTHING

    def resolve(self, game: Village) -> None:
        game.state.mayor = -1
        if self.answers:
            verbs.name_mayor(game, seat_of(self.answers[self.mayor]), self.mayor)


class Reckoning(Step[VillageState]):
    """The dead have their last say first; then the living are counted."""

    def resolve(self, game: Village) -> None:
        state = game.state
        if state.fallen:
            seat = state.fallen.pop(0)
            shot = [Shot(seat)] if state.roles[seat] == HUNTER else []
            heir = [Succession(seat)] if seat == state.mayor else []
            game.next(*shot, *heir, Reckoning())
        elif (won := state.winner()) is not None:
            self.end(game, *won)

    def end(self, game: Village, side: str, why: str) -> None:
        state, seats = game.state, range(game.seats)
        sides = tuple([state.side_of(seat) for seat in seats])
        winners = tuple([seat for seat in seats if sides[seat] == side])
        scores = []
        for seat in [seat for seat in seats if state.roles[seat] != WEREWOLF]:
            right = [state.roles[whom] == WEREWOLF for _, by, whom in state.suspicions if by == seat]
            scores += [Score(seat, len(right), sum(right))] if right else []
        game.tell_all(GameWon(side, winners))
        game.end(Outcome(side, winners, sides, why, tuple(scores)))


STEPS = (Round, Night, Brew, Dawn, Election, Debate, Vote, Shot, Succession, Reckoning)
