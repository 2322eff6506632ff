"""The night, the day, and the reckoning after every death, as steps."""

from meetinghouse.engine.agenda import Step
from meetinghouse.engine.ballots import Ballot
from meetinghouse.engine.candidates import Listed, Seats, seat_options
from meetinghouse.engine.clocks import seconds_of
from meetinghouse.engine.decisions import Among, Question
from meetinghouse.engine.offers import Offer
from meetinghouse.engine.rules import Outcome, scores_of
from meetinghouse.engine.sheet import Given, Sheet
from meetinghouse.engine.values import NO, SEATS, YES, Choice, Word, most_named, seat_of, seats_in

from . import verbs
from .events import Backed, Fired, GameWon, MayorNamed, NightFell, NobodyDied, NobodySentenced, Pointed, Voted
from .roles import tonight
from .state import CUPID, HEAL, HUNTER, POISON, WEREWOLF, WITCH, Village, VillageState

NOBODY, READY = Word("nobody"), Word("ready")
WHOM, SECOND = "whom", "second-lover"  # keys of questions; every sheet of the night begins with "whom"


class Round(Step[VillageState]):
    """A night and the day after it, and so on; steps with nothing to ask pass by themselves."""

    def resolve(self, game: Village) -> None:
        game.state.healed, game.state.poisoned = False, -1
        verbs.happen(game, NightFell(game.state.night + 1))
        game.next(Night(), Brew(), Dawn(), Reckoning(), Election(), Debate(), Vote(), Reckoning(), Round())


class Dark(Sheet[VillageState]):
    """All who live are asked in one form; who really acts is read from the roles when all sheets are in."""

    phase, alike = "night", True

    def present(self, game: Village) -> int:
        return game.state.living

    def timer(self, game: Village) -> float | None:
        return seconds_of(game.setup, "night_seconds")


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
        """Every role acts, the pack's names are counted, and players learn what their role shows them."""
        state = game.state
        state.guarded = -1
        for arrows in [answers for answers in given.values() if SECOND in answers]:
            state.lovers = 1 << seat_of(arrows[WHOM]) | 1 << seat_of(arrows[SECOND])
        named = {seat: seat_of(answers[WHOM]) for seat, answers in given.items() if WHOM in answers}
        for seat, whom in named.items():
            if (act := tonight(state, seat).act) is not None:
                act(game, seat, whom)
        verbs.choose_prey(game, [whom for seat, whom in named.items() if state.roles[seat] == WEREWOLF])
        game.story += verbs.learned(state, state.night, bool(state.potions))


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
    """The victim dies unless guarded or healed; a poisoned player dies."""

    def resolve(self, game: Village) -> None:
        state, victim = game.state, game.state.victims[-1]
        doomed = {state.poisoned} if state.healed or victim == state.guarded else {state.poisoned, victim}
        dead = sum([1 << seat for seat in doomed if state.lives(seat)])
        if dead:
            verbs.die(game, dead, "night")
        else:
            game.tell_all(NobodyDied(state.night))


class Ballots(Ballot[VillageState]):
    """A ballot by day. Players who name nobody in time do not count."""

    clock = "day_seconds"


class Election(Ballots):
    """On the first day the village elects its mayor, if it shall have one; chance breaks ties."""

    phase, kind = "election", "elect"

    def among(self, game: Village) -> dict[int, Among]:
        state = game.state
        due = game.setup.options.get("mayor", True) and state.mayor < 0 and state.night == 1
        return dict.fromkeys(seats_in(state.living), seat_options(state.living)) if due else {}

    def resolve(self, game: Village) -> None:
        for at, voters in self.votes.items():
            game.tell_all(Backed(at, voters))
        if self.answers:
            verbs.happen(game, MayorNamed(game.chance.pick(most_named(self.names.values()), "mayor")))


class Point(Offer[VillageState]):
    """An offer while the village talks: the living point at others, a few times a day. All see it; it binds nobody."""

    name, rule = "point", "WW-POINT-01"

    def question(self, game: Village, seat: int) -> Question | str:
        state = game.state
        if not state.lives(seat):
            return self.rule
        if state.pointed[seat] >= 3:
            return "WW-POINT-02"
        now = state.pointing[seat]
        among = state.others(seat).bar(1 << now if now >= 0 else 0, "WW-POINT-03")
        return Question("point", among) if among.open else "WW-POINT-03"

    def take(self, game: Village, seat: int, choice: Choice) -> None:
        verbs.happen(game, Pointed(seat, seat_of(choice)))


class Debate(Ballots):
    """The village talks until all are ready to vote, or time is up; everybody may point at somebody."""

    phase, kind, default = "debate", "ready", READY
    offers = (Point(),)

    def among(self, game: Village) -> dict[int, Among]:
        return dict.fromkeys(seats_in(game.state.living), (READY,))


class Vote(Ballots):
    """The player named most often dies; the mayor counts twice. On a tie, or if most name nobody, nobody dies."""

    phase, kind = "vote", "vote"

    def among(self, game: Village) -> dict[int, Among]:
        state = game.state
        return {seat: (*state.others(seat).options, NOBODY) for seat in seats_in(state.living)}

    def resolve(self, game: Village) -> None:
        for at, voters in self.votes.items():
            verbs.happen(game, Voted(voters, at if at >= 0 else None))
        most = most_named([*self.names.values(), *[at for by, at in self.names.items() if by == game.state.mayor]])
        if len(most) == 1 and most[0] >= 0:
            verbs.die(game, 1 << most[0], "vote")
        else:
            verbs.happen(game, NobodySentenced(len(most) > 1))


class Dying(Ballots):
    """A dying player names somebody who lives."""

    seat: int

    def among(self, game: Village) -> dict[int, Among]:
        return {self.seat: seat_options(game.state.living)}


class Shot(Dying):
    """The hunter takes somebody along."""

    phase, kind = "shot", "fire"

    def resolve(self, game: Village) -> None:
        for hunter, at in self.names.items():
            game.tell_all(Fired(hunter, at))
            verbs.die(game, 1 << at, "shot")


class Succession(Dying):
    """The mayor names the next one; or the village has no mayor any more."""

    phase, kind = "succession", "succeed"

    def resolve(self, game: Village) -> None:
        game.state.mayor = -1
        for mayor, heir in self.names.items():
            verbs.happen(game, MayorNamed(heir, mayor))


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
        doubts = [line for line in state.suspicions if state.roles[line[1]] != WEREWOLF]
        scores = scores_of([(by, state.roles[whom] == WEREWOLF) for _, by, whom in doubts])
        game.tell_all(GameWon(side, winners))
        game.end(Outcome(side, winners, sides, why, scores))


STEPS = (Round, Night, Brew, Dawn, Election, Debate, Vote, Shot, Succession, Reckoning)
