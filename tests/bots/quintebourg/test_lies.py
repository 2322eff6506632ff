"""Hunters lie: each invents at most one card, nothing that speaks against a fellow, and keeps to it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

import meetinghouse as mh
from bench.hearsay import hiding
from meetinghouse.bots import make_bot, prompt_for
from meetinghouse.bots.quintebourg import votes
from meetinghouse.bots.quintebourg.hearsay import COVER, HUNTERS
from meetinghouse.bots.quintebourg.lies import LIES
from meetinghouse.bots.quintebourg.steady import SteadyBot
from meetinghouse.bots.whims import whims
from meetinghouse.engine.sayings import Saying
from meetinghouse.engine.values import Seat, Word
from meetinghouse.games.quintebourg.events import PostsDealt

from ..test_talking import played, spoken


@cache
def seeds(lying: bool) -> list[int]:
    """Some games in which the pack lies, or does not."""
    found = []
    for seed in range(60):
        public = mh.start("quintebourg", 9, seed, {"talk": "claims"}).heard(None)
        posts = next(event.holders for event in public if isinstance(event, PostsDealt))
        if (whims(posts, "lies")[0] <= LIES) == lying:
            found.append(seed)
    return found[:5]


def told(seed: int) -> Iterator[tuple[int, bool, int, str]]:
    """Who told of a card, whether that player has hidden something from the start, of whom, and which card."""
    game = played("quintebourg", 9, seed)
    for _, event in spoken(game):
        for saying in event.sayings:
            match saying.kind, saying.parts:
                case "saw-card", (Seat(seat=about), Word(word=role)):
                    yield event.seat, hiding(game, event.seat), about, role


def test_hunters_frame_others_and_clear_their_fellows() -> None:
    invented = [
        (hiding(played("quintebourg", 9, seed), about), role)
        for seed in seeds(lying=True)
        for _, lies, about, role in told(seed)
        if lies
    ]

    assert {(fellow, role == COVER) for fellow, role in invented} == {(False, False), (True, True)}
    assert {role for fellow, role in invented if not fellow} <= set(HUNTERS)


def test_a_hunter_invents_one_card_and_never_gives_away_its_own() -> None:
    for seed in seeds(lying=True):
        party = played("quintebourg", 9, seed).state.party
        liars = [(seat, role) for seat, lies, _, role in told(seed) if lies]
        assert len(liars) == len({seat for seat, _ in liars})
        assert not [seat for seat, role in liars if role == party[seat]]


def test_in_most_games_no_hunter_tells_of_a_card() -> None:
    assert 0 < LIES < 0.5
    assert not [each for seed in seeds(lying=False) for each in told(seed) if each[1]]


def test_a_lie_is_kept_up_in_the_vote() -> None:
    game = mh.start("quintebourg", 9, 1, {"talk": "claims"})
    hunter = next(seat for seat in range(9) if hiding(game, seat))
    victim = next(seat for seat in range(9) if not hiding(game, seat) and seat != game.state.doctor)
    dice = random.Random(1)
    while not [asked for asked in game.decisions if asked.kind == "vote" and asked.seat == hunter]:
        asked = game.decisions[0]
        move = make_bot("quintebourg", "steady").move(prompt_for(game, asked.seat, dice))
        assert move is not None
        game.answer(move.id, move.choice)

    pulls = []
    for _ in range(2):
        mind = SteadyBot()._mind(prompt_for(game, hunter, dice))
        pulls.append(votes.pull(mind, victim, votes.cast_so_far(mind)))
        game.say(hunter, "square", [Saying("saw-card", (Seat(victim), Word("seth")))])

    assert pulls[1] - pulls[0] == pytest.approx(votes.KEPT_UP)
