"""Steps 1 to 4: charms, posts, the health report, and what the cameras saw (QB-DAY-01 to -04)."""

from __future__ import annotations

from .....engine.agenda import NOTHING, Step
from .....engine.candidates import Listed
from .....engine.decisions import Question
from .....engine.values import Word, seats_in
from ... import victory
from ...components.names import OPTIONAL, POSTS, WEEKDAYS, split
from ...events import Admired, CameraRead, CharmedReported, DayBroke, DoorReported, PostsExchanged, Resigned
from ...posts.notaire import Bequests
from ...queries.town import NONE, fit, posts_of
from ...state import Quintebourg, QuintebourgState
from ...steps import ask_one
from ...verbs import health, posts
from .estates import Estates
from .removal import Removal, tell_harassed
from .step import DawnStep
from .succession import Applications, Appoint, Withdraw


class Morning(DawnStep):
    """A new day of the week."""

    def resolve(self, game: Quintebourg) -> None:
        state = game.state
        state.asleep = 0
        state.day += 1
        state.weekday = (state.weekday + 1) % 7
        state.proposed = [0] * state.players
        state.inquired = state.special = False
        state.law, state.law_senator = "", -1
        state.camera = -1
        state.resigned = []
        game.tell_all(DayBroke(WEEKDAYS[state.weekday], state.day))
        state.charmed_told, state.pot_told = state.charmed, state.pot
        state.hands = [0] * state.players
        charmed = seats_in(state.charmed)
        game.tell_all(CharmedReported(charmed))
        game.next(Shift(), Exchange(), Resignations(), Removal(), Report())


class Shift(DawnStep):
    """Step 2: Eris has shifted the posts."""

    def resolve(self, game: Quintebourg) -> None:
        state = game.state
        if state.shift:
            posts.shift(game, state.shift)
            state.shift = 0
            victory.check(game)
        if state.admired >= 0 and fit(state) >> state.admired & 1:
            game.tell_all(Admired(state.admired))  # before anybody is waited for


class Exchange(DawnStep):
    """Step 2: the admired player may exchange posts with anybody (QB-RULING-79)."""

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        state = game.state
        seat = state.admired
        if seat < 0 or not fit(state) >> seat & 1 or state.holder("bourreau") == seat:
            return NOTHING
        among = Listed(NONE)
        for post in POSTS:
            if post in state.holders:
                other = state.holder(post)
                doubled = post == "scrutateur" and posts_of(state, other) != [post]  # he would hold two posts of others
                able = post != "bourreau" and other not in (-1, seat) and not doubled
                among.add(Word(post), "" if able else "QB-RULING-79")
        return ask_one(state, seat, "exchange-post", among, "QB-RULING-79", default=NONE)

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


class Resignations(DawnStep):
    """Step 2: those who were made to resign do so; then the scrutineer's post moves on."""

    def resolve(self, game: Quintebourg) -> None:
        """The executioner cannot resign, and the scrutineer's post simply moves on (QB-RULING-80)."""
        state = game.state
        for seat in state.resigning:
            post = posts.main_post(state, seat)
            if post:
                game.tell_all(Resigned(seat, post))
            if post and post != "scrutateur":
                state.holders[post] = -1
                state.resigned.append((POSTS.index(post), seat))
        state.resigning = []
        posts.rotate(game)
        tell_harassed(game)


class Report(DawnStep):
    """Step 4: the health report, then who succeeds whom, who inherits, what cameras saw, who applies."""

    def resolve(self, game: Quintebourg) -> None:
        state = game.state
        health.publish(game)
        if state.forced_note and state.doctor >= 0:
            game.tell(state.doctor, DoorReported(state.doctor))
        state.forced_note = False
        if posts.misplaced(state):
            posts.rotate(game)
        due = posts.vacate(game)
        gone = {POSTS[post]: seat for post, seat in state.resigned}
        due += [post for post in gone if post in OPTIONAL and state.holders.get(post) == -1]
        steps: list[Step[QuintebourgState]] = [Appoint(post, gone.get(post, -1)) for post in due]
        game.next(*steps, Withdraw(), Estates(), Bequests(), Cameras(), Applications())


class Cameras(DawnStep):
    """What thermal cameras saw: nobody, one person, two or more."""

    def resolve(self, game: Quintebourg) -> None:
        """Tell everybody each place and its number (QB-RULING-98)."""
        for place, count in game.state.readings:
            house, room = split(place)
            game.tell_all(CameraRead(house, room, count))
        game.state.readings = []
