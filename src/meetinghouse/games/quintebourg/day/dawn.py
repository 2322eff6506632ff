"""Steps 1 to 4: charms, posts, the harassed, the health report and the successions (QB-DAY-01 to -04)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ....engine.agenda import Step
from ....engine.decisions import Decision
from ....engine.values import DONE, Amount, Choice, Option, Seat, Word, seats_in
from .. import health, money, posts, victory
from ..events import (
    Admired,
    Applied,
    Bequeathed,
    CameraRead,
    CharmedReported,
    DayBroke,
    DoorReported,
    EstateSettled,
    Harassed,
    Inherited,
    Moved,
    PostsExchanged,
    Resigned,
)
from ..names import BUNKER, CONCERNED, OPTIONAL, POSTS, WEEKDAYS, C, I, M, Q
from ..roles.mafia import split
from ..state import Quintebourg, QuintebourgState
from ..steps import TownStep, seconds
from ..town import NONE, fit, of_health, post_holders


class Morning(TownStep):
    """A new day of the week."""

    phase: ClassVar[str] = "dawn"

    def resolve(self, game: Quintebourg) -> None:
        """Reports first."""
        state = game.state
        state.asleep = 0
        state.day += 1
        state.weekday = (state.weekday + 1) % 7
        state.proposed = state.broke = 0
        state.inquired = state.special = False
        state.law, state.law_senator = "", -1
        state.camera = -1
        state.resigned = []
        game.tell_all(DayBroke(WEEKDAYS[state.weekday], state.day))
        state.charmed_told = state.charmed
        charmed = seats_in(state.charmed)
        game.tell_all(CharmedReported(charmed))
        game.next(Shift(), Exchange(), Resignations(), Removal(), Report())


class Shift(TownStep):
    """Step 2: Eris has shifted the posts."""

    phase: ClassVar[str] = "dawn"

    def resolve(self, game: Quintebourg) -> None:
        """By one place."""
        state = game.state
        if state.shift:
            posts.shift(game, state.shift)
            state.shift = 0
            victory.check(game)
        if state.admired >= 0 and fit(state) >> state.admired & 1:
            game.tell_all(Admired(state.admired))  # before anybody is waited for


class Exchange(TownStep):
    """Step 2: who is admired may exchange posts with anybody (QB-RULING-79)."""

    phase: ClassVar[str] = "dawn"

    def ask(self, game: Quintebourg) -> Sequence[Decision]:
        """Which post, or none."""
        state = game.state
        seat = state.admired
        if seat < 0 or not fit(state) >> seat & 1 or state.holder("bourreau") == seat:
            return ()
        options: list[Option] = [NONE]
        for post in POSTS:
            other = state.holder(post)
            doubled = post == "scrutateur" and posts.main_post(state, other) != post  # he would hold two others
            if post != "bourreau" and other not in (-1, seat) and not doubled:
                options.append(Word(post))
        timer = seconds(state, 20)
        return [self.question(game, seat, "exchange-post", tuple(options), timer=timer, default=NONE)]

    def resolve(self, game: Quintebourg) -> None:
        """No consent is needed."""
        state = game.state
        seat, state.admired = state.admired, -1
        if seat < 0 or not fit(state) >> seat & 1:
            return
        choice = self.answers.get(seat)
        if not isinstance(choice, Word) or choice == NONE:
            return
        post, own = choice.word, posts.main_post(state, seat)
        other = state.holder(post)
        posts.give(state, post, seat)
        if own:
            posts.give(state, own, other)
        game.tell_all(PostsExchanged(seat, post, other, own or None))
        victory.check(game)


class Resignations(TownStep):
    """Step 2: who was made to resign; then the scrutineer's post goes round."""

    phase: ClassVar[str] = "dawn"

    def resolve(self, game: Quintebourg) -> None:
        """The executioner cannot, and a scrutineer's post simply goes on (QB-RULING-80)."""
        state = game.state
        for seat in state.resigning:
            post = posts.main_post(state, seat)
            if post:
                game.tell_all(Resigned(seat, post))
            if post and post != "scrutateur":
                state.holders[post] = -1
                state.resigned.append([POSTS.index(post), seat])
        state.resigning = []
        posts.rotate(game)
        tell_harassed(game)


class Removal(TownStep):
    """Step 3: whoever found a sculpture at home moves, exchanging houses and seats (QB-RULING-77)."""

    phase: ClassVar[str] = "dawn"

    def ask(self, game: Quintebourg) -> Sequence[Decision]:
        """With whom."""
        state = game.state
        for seat in state.harassed[:1]:
            if moves(state, seat) and state.health[seat] < C:
                options = tuple([Seat(each) for each in movers(state, seat)])
                return [self.question(game, seat, "move-house", options, timer=seconds(state, 20))]
        return ()

    def resolve(self, game: Quintebourg) -> None:
        """One in a coma is moved by chance."""
        state = game.state
        if not state.harassed:
            return
        seat = state.harassed.pop(0)
        if state.harassed:
            game.next(Removal())
        if moves(state, seat):
            choice = self.answers.get(seat)
            other = choice.seat if isinstance(choice, Seat) else game.chance.pick(movers(state, seat), "harassed")
            swap_houses(state, state.slot[seat], state.slot[other])
            game.tell_all(Moved(seat, other))
        tell_harassed(game)


def moves(state: QuintebourgState, seat: int) -> bool:
    """The dead stay, and who lives in the bunker."""
    return state.health[seat] < Q and state.home(seat) != BUNKER and bool(movers(state, seat))


def movers(state: QuintebourgState, seat: int) -> list[int]:
    """Anybody but the doctor, and his own household."""
    homes = [(each, state.home(each)) for each in range(state.players)]
    return [each for each, home in homes if home not in (BUNKER, state.slot[seat])]


def tell_harassed(game: Quintebourg) -> None:
    """Who has to move is told before anybody is waited for."""
    for seat in game.state.harassed[:1]:
        if moves(game.state, seat):
            game.tell_all(Harassed(seat))


def swap_houses(state: QuintebourgState, one: int, two: int) -> None:
    """Two households change places."""
    state.slot = [two if slot == one else one if slot == two else slot for slot in state.slot]


class Report(TownStep):
    """Step 4: the health report, then who succeeds whom, who inherits, what cameras saw, who applies."""

    phase: ClassVar[str] = "dawn"

    def resolve(self, game: Quintebourg) -> None:
        """In this order."""
        state = game.state
        health.publish(game)
        if state.forced_note and state.doctor >= 0:
            game.tell(state.doctor, DoorReported(state.doctor))
        state.forced_note = False
        due = posts.vacate(game)
        gone = {POSTS[post]: seat for post, seat in state.resigned}
        due += [post for post in gone if post in OPTIONAL and state.holders.get(post) == -1]
        steps: list[Step[QuintebourgState]] = [Appoint(post, gone.get(post, -1)) for post in due]
        game.next(*steps, Withdraw(), Estates(), Bequests(), Cameras(), Applications())


class Appoint(TownStep):
    """The scrutineer chooses a successor."""

    fields: ClassVar[tuple[str, ...]] = ("post", "resigner")
    phase: ClassVar[str] = "dawn"

    def __init__(self, post: str, resigner: int) -> None:
        super().__init__()
        self.post = post
        self.resigner = resigner

    def ask(self, game: Quintebourg) -> Sequence[Decision]:
        """Where there is a choice."""
        state = game.state
        able = posts.candidates(state, self.post, self.resigner)
        scrutineer = posts.in_office(state, "scrutateur")
        if scrutineer < 0 or len(able) < 2:
            return ()
        options = tuple([Seat(seat) for seat in able])
        return [self.question(game, scrutineer, "appoint", options, Word(self.post), timer=seconds(state, 30))]

    def resolve(self, game: Quintebourg) -> None:
        """Without a word from him, chance does; where he falls meanwhile, the post stays vacant (QB-RULING-123)."""
        state = game.state
        able = posts.candidates(state, self.post, self.resigner)
        if not able or posts.in_office(state, "scrutateur") < 0:
            return
        choice = next(iter(self.answers.values()), None)
        seat = choice.seat if isinstance(choice, Seat) else able[0]
        if choice is None and len(able) > 1:
            seat = game.chance.pick(able, "appoint")
        posts.appoint(game, self.post, seat)
        victory.check(game)


class Withdraw(TownStep):
    """Posts that the town is too small for."""

    phase: ClassVar[str] = "dawn"

    def resolve(self, game: Quintebourg) -> None:
        """Vacant optional ones."""
        posts.withdraw(game)


class Estates(TownStep):
    """A spouse inherits before the notary is asked (QB-RULING-112)."""

    phase: ClassVar[str] = "dawn"

    def resolve(self, game: Quintebourg) -> None:
        """All of it."""
        state = game.state
        for seat in range(state.players):
            widow = state.ex[seat]
            if widow >= 0 and state.estates[seat] and state.health[seat] >= Q and state.health[widow] <= C:
                amount, state.estates[seat], state.wills[seat] = state.estates[seat], 0, 0
                money.change(game, widow, amount)
                game.tell(widow, Inherited(widow, seat, amount))
                game.tell_all(EstateSettled(seat))
        victory.check(game)


class Bequests(TownStep):
    """The notary leaves what the dead owned to whom he wishes, part by part (QB-POST-NOTARY)."""

    phase: ClassVar[str] = "dawn"

    def heirs(self, state: QuintebourgState) -> int:
        """Any who are not taken for dead, but himself."""
        return of_health(state, I, C) & ~(1 << state.holder("notaire"))

    def ask(self, game: Quintebourg) -> Sequence[Decision]:
        """Whose, to whom, how much; asked whenever somebody lies dead, so that the question tells nothing."""
        state = game.state
        notary = posts.in_office(state, "notaire")
        dead = of_health(state, Q, M)
        if notary < 0 or not dead:
            return ()
        options: list[Option] = [DONE]
        for seat in seats_in(dead):
            for amount in range(1, state.estates[seat] + 1):
                options += [(Seat(seat), Seat(heir), Amount(amount)) for heir in seats_in(self.heirs(state))]
        timer = seconds(state, 40)
        return [self.question(game, notary, "bequeath", tuple(options), timer=timer, default=DONE, seen_by=CONCERNED)]

    def resolve(self, game: Quintebourg) -> None:
        """And again, until he is done."""
        state = game.state
        choice = self.answers.get(state.holder("notaire"))
        if not isinstance(choice, tuple):
            return
        seat, heir, amount = choice
        assert isinstance(seat, Seat)
        assert isinstance(heir, Seat)
        assert isinstance(amount, Amount)
        state.estates[seat.seat] -= amount.amount
        state.wills[seat.seat] = state.estates[seat.seat]
        money.change(game, heir.seat, amount.amount)
        notary = state.holder("notaire")
        game.tell_some(1 << notary | 1 << heir.seat, Bequeathed(notary, seat.seat, heir.seat, amount.amount))
        if not state.estates[seat.seat]:
            game.tell_all(EstateSettled(seat.seat))
        game.next(Bequests())
        victory.check(game)


class Cameras(TownStep):
    """What thermal cameras saw: nobody, one person, two or more."""

    phase: ClassVar[str] = "dawn"

    def resolve(self, game: Quintebourg) -> None:
        """With the place (QB-RULING-98)."""
        state = game.state
        for place, count in state.readings:
            house, room = split(place)
            game.tell_all(CameraRead(house, room, count))
        state.readings = []


class Applications(TownStep):
    """Players without a post may apply for vacant optional ones (QB-POST-OPT-04)."""

    phase: ClassVar[str] = "dawn"

    def ask(self, game: Quintebourg) -> Sequence[Decision]:
        """All of them at once."""
        state = game.state
        vacant = posts.vacant_optional(state)
        if not vacant:
            return ()
        timer = seconds(state, 20)
        found = []
        for seat in seats_in(fit(state) & ~post_holders(state)):
            options = [Word(post) for post in vacant if [POSTS.index(post), seat] not in state.resigned]
            if options:
                found.append(self.question(game, seat, "apply", (NONE, *options), timer=timer, default=NONE))
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


class ChooseApplicant(TownStep):
    """One of several applicants."""

    fields: ClassVar[tuple[str, ...]] = ("post", "seats")
    phase: ClassVar[str] = "dawn"

    def __init__(self, post: str, seats: list[int]) -> None:
        super().__init__()
        self.post = post
        self.seats = seats

    def ask(self, game: Quintebourg) -> Sequence[Decision]:
        """The scrutineer's choice."""
        state = game.state
        scrutineer = posts.in_office(state, "scrutateur")
        left = self.left(state)
        if scrutineer < 0 or len(left) < 2:
            return ()
        options = tuple([Seat(seat) for seat in left])
        return [self.question(game, scrutineer, "appoint", options, Word(self.post), timer=seconds(state, 30))]

    def left(self, state: QuintebourgState) -> list[int]:
        """The applicants who have not fallen meanwhile."""
        return [seat for seat in self.seats if fit(state) >> seat & 1]

    def resolve(self, game: Quintebourg) -> None:
        """Or chance's."""
        left = self.left(game.state)
        choice: Choice | None = next(iter(self.answers.values()), None)
        if left:
            seat = choice.seat if isinstance(choice, Seat) else game.chance.pick(left, "appoint")
            posts.appoint(game, self.post, seat)
            victory.check(game)
