"""The facts of a game are counted from its events and decisions alone."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from meetinghouse_werewolf.rules import RULES as WEREWOLF

from meetinghouse.balance.facts import _seen, study_some
from meetinghouse.bots.play import play_out
from meetinghouse.bots.simulation import Chunk, Job, play_one, seat_bots
from meetinghouse.engine import plugins
from meetinghouse.engine.catalogue import rules_of, start
from meetinghouse.engine.events import Told
from meetinghouse.games.quintebourg.events import LawDecided, PostsDealt
from meetinghouse.games.salem1692.events import CardPlayed, TrialBegan
from meetinghouse.rulebook import clauses


def job(game: str, players: int, bots: str = "random") -> Job:
    return Job(game, players, {}, 3, bots)


def finished(of: Job, index: int) -> Any:
    """The same game played again, for comparison."""
    game = start(of.game, of.players, f"{of.seed}/{index}", of.options)
    play_out(game, seat_bots(of, game), random.Random(f"{of.seed}/{index}/bots"))
    return game


@pytest.mark.parametrize("game", plugins.own(plugins.GAMES))
def test_watching_changes_no_game(game: str) -> None:
    players = rules_of(game).least + 3
    part = study_some(Chunk(job(game, players), 0, 2))

    assert list(part.outcomes) == [play_one(job(game, players), index).outcome.decode() for index in range(2)]


def test_cards_are_counted_by_the_seats_that_played_them() -> None:
    of = job("salem1692", 5)
    item = study_some(Chunk(of, 0, 4)).tally.items["card"]["card:alibi"]
    games = [finished(of, index) for index in range(4)]
    plays = [
        [told.event.by for told in game.story if isinstance(told.event, CardPlayed) and told.event.card == "alibi"]
        for game in games
    ]

    assert item.times == sum(len(each) for each in plays)
    assert item.games == sum(bool(each) for each in plays)
    assert item.held == sum(len(set(each)) for each in plays)
    assert item.won == sum(len(set(each) & set(game.outcome.winners)) for each, game in zip(plays, games, strict=True))
    assert item.sides == Counter(game.outcome.side for each, game in zip(plays, games, strict=True) if each)


def test_seats_sides_and_lengths_add_up() -> None:
    of = job("salem1692", 5)
    tally = study_some(Chunk(of, 0, 4)).tally
    games = [finished(of, index) for index in range(4)]

    assert tally.games == 4
    assert tally.seats == Counter(seat for game in games for seat in game.outcome.winners)
    assert tally.winners == sum(tally.seats.values())
    assert tally.winners_squared == sum(len(game.outcome.winners) ** 2 for game in games)
    assert tally.won == Counter(game.outcome.side for game in games)
    assert sum(tally.lengths.values()) == 4


def test_a_clause_counts_where_it_closes_an_option_or_defines_a_question() -> None:
    seen = study_some(Chunk(job("newsalem", 4), 0, 2)).tally.clauses

    assert seen["NEW-DRAFT-01"].games == 2  # every choice in the draft is a question of this clause
    assert seen["NEW-EVENT-02"].times > 2  # players often lack the hope for an event, which closes it


def test_a_clause_counts_where_it_brings_about_an_event() -> None:
    of = job("salem1692", 5)
    trials = [[told for told in finished(of, index).story if isinstance(told.event, TrialBegan)] for index in range(4)]
    seen = study_some(Chunk(of, 0, 4)).tally.clauses["SAL-TRIAL-06"]

    assert seen.times == sum(len(each) for each in trials) > 0
    assert seen.games == sum(bool(each) for each in trials)


@pytest.mark.parametrize("game", plugins.own(plugins.GAMES))
def test_the_clause_of_an_event_is_in_the_rulebook(game: str) -> None:
    named = {event.rule for event in rules_of(game).events} - {""}

    assert named <= set(clauses())


def test_whoever_alone_hears_of_a_role_has_it() -> None:
    (counted,) = WEREWOLF.counted

    assert list(_seen(Told(counted.event("seer"), 1 << 3), counted)) == [("seer", 3)]
    assert list(_seen(Told(counted.event("seer"), 0b11), counted)) == [("seer", None)]


def test_words_in_a_list_belong_to_the_seats_beside_them_and_a_condition_is_heeded() -> None:
    by_event = {counted.event: counted for counted in rules_of("quintebourg").counted}
    posts, law = by_event[PostsDealt], by_event[LawDecided]

    assert list(_seen(Told(PostsDealt(("notaire", "bourreau"), (4, 2))), posts)) == [("notaire", 4), ("bourreau", 2)]
    assert list(_seen(Told(LawDecided("x", True)), law)) == [("x", None)]
    assert list(_seen(Told(LawDecided("x", False)), law)) == []


@pytest.mark.parametrize("game", plugins.own(plugins.GAMES))
def test_what_a_game_says_it_counts_is_there(game: str) -> None:
    rules = rules_of(game)

    assert rules.counted
    for counted in rules.counted:
        fields = counted.event.__struct_fields__
        assert counted.event in rules.events
        assert {counted.field, counted.seat, counted.only} - {""} <= set(fields)
