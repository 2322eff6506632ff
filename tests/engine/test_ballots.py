"""Open ballots: who is asked, with which clock, and what comes of the answers."""

from __future__ import annotations

import random
from typing import Any, ClassVar

import pytest

from meetinghouse.engine import conformance
from meetinghouse.engine.agenda import Step
from meetinghouse.engine.ballots import Ballot
from meetinghouse.engine.candidates import Seats, seat_options
from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.clocks import clock_settings
from meetinghouse.engine.decisions import Among
from meetinghouse.engine.events import Event, Secret
from meetinghouse.engine.game import Game
from meetinghouse.engine.people import People
from meetinghouse.engine.rules import Outcome, Public, Rules, View
from meetinghouse.engine.values import SEATS, Word

NOBODY = Word("nobody")


class Counted(Event, frozen=True):
    at: int
    voters: tuple[int, ...]


class Whispered(Secret, frozen=True):
    pass


class Poll(Ballot[People]):
    phase, kind, clock = "poll", "poll", "seconds"

    def among(self, game: Game[People]) -> dict[int, Among]:
        barred = Seats(0b010).bar(0b010, "POLL-01")
        return {0: (*seat_options(0b110), NOBODY), 1: seat_options(0b101), 2: barred, 3: ()}

    def resolve(self, game: Game[People]) -> None:
        for at, voters in self.votes.items():
            game.tell_all(Counted(at, voters))


class Nod(Ballot[People]):
    """A ballot that ends the game; its default is the only option."""

    phase, kind, default = "nod", "nod", NOBODY
    clock = "seconds"

    def among(self, game: Game[People]) -> dict[int, Among]:
        return {1: (NOBODY,)}

    def resolve(self, game: Game[People]) -> None:
        game.tell_all(Counted(-1, tuple(self.answers)))
        game.end(Outcome("all", (0, 1, 2), ("all",) * 3, "done"))


class PollView(View, frozen=True, kw_only=True, tag="polls"):
    public: Public


class Polls(Rules[People]):
    name, title, version = "polls", "Polls", "1"
    least, most = 3, 3
    settings = clock_settings("seconds")
    sides = ("all",)
    events = (Counted, Whispered)
    state_type, view_type = People, PollView
    steps: ClassVar[dict[str, type[Step[Any]]]] = {"Poll": Poll, "Nod": Nod}

    def begin(self, game: Game[People]) -> None:
        game.state.living = game.state.everybody
        game.next(Poll(), Nod())

    def public(self, game: Game[People]) -> Public:
        return Public(**self.head(game), out=game.state.out)

    def view_all(self, game: Game[People]) -> View:
        return self.view(game, None)

    def redeal(self, game: Game[People], seat: int | None, dice: random.Random) -> None:
        """Do nothing: only sealed answers are secret, and the engine exchanges those."""


class Leak(Nod):
    def resolve(self, game: Game[People]) -> None:
        game.tell_all(Whispered())


class Indiscreet(Polls):
    """A game that tells everybody a secret."""

    steps: ClassVar[dict[str, type[Step[Any]]]] = {**Polls.steps, "Leak": Leak}

    def begin(self, game: Game[People]) -> None:
        super().begin(game)
        game.next(Leak())


def polls(**options: int) -> Game[People]:
    return start_by(Polls(), 3, 1, options)


def counted(game: Game[People]) -> list[tuple[int, tuple[int, ...]]]:
    return [(event.at, event.voters) for event in game.heard() if isinstance(event, Counted)]


def test_seats_without_an_open_candidate_are_not_asked_and_everybody_sees_who_is() -> None:
    game = polls()

    assert [(asked.seat, asked.options) for asked in game.decisions] == [
        (0, (SEATS[1], SEATS[2], NOBODY)),
        (1, (SEATS[0], SEATS[2])),
    ]
    assert game.view().waiting == (0, 1)


def test_votes_are_told_by_the_seat_that_was_named_and_none_comes_first() -> None:
    game = polls()
    game.answer("1-1", SEATS[2])
    game.answer("0-1", NOBODY)

    assert counted(game) == [(-1, (0,)), (2, (1,))]


def test_the_clock_of_an_option_ends_a_ballot_without_the_missing_votes() -> None:
    game = polls(seconds=30)
    assert {asked.timer for asked in game.decisions} == {30.0}
    game.answer("0-1", SEATS[2])
    game.expire("1-1")

    assert counted(game) == [(2, (0,))]


def test_a_ballot_with_a_default_counts_those_who_say_nothing() -> None:
    game = polls(seconds=30)
    game.expire("0-1")
    game.expire("1-2")

    assert counted(game) == [(-1, (1,))]
    assert game.over


def test_a_game_of_ballots_passes_the_suite_and_one_that_tells_secrets_to_all_does_not() -> None:
    figures = conformance.check(lambda seed: start_by(Polls(), 3, seed), range(4), redeal_every=0)
    assert figures.games == 4

    with pytest.raises(AssertionError, match="tells everybody what is secret"):
        conformance.check(lambda seed: start_by(Indiscreet(), 3, seed), range(1), redeal_every=0)
