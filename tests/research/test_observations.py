"""Observations depend on the declared view alone, not on earlier ones, and contain nothing that a seat may not know."""

from __future__ import annotations

import random

import numpy as np
import pytest

from meetinghouse import research
from meetinghouse.engine import plugins
from meetinghouse.engine.catalogue import rules_of
from meetinghouse.engine.view_cache import ViewCache
from meetinghouse.research.play import Match
from tests.every import every_game
from tests.installing import werewolf

GAMES = [*every_game(salem1692=7, newsalem=4, quintebourg=7).items(), ("salem1692", 3), ("werewolf", 8)]


def positions(match: Match, dice: random.Random, often: float) -> list[Match]:
    """Some positions of a match that is played at random from here, as copies."""
    found = []
    while not match.over:
        if dice.random() < often:
            found.append(match.copy())
        seat = match.turns[0]
        match.act(seat, dice.choice(match.legal(seat)))
    return found


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_another_world_that_a_seat_cannot_tell_apart_gives_the_same_bytes(game: str, players: int) -> None:
    dice = random.Random(f"{game} {players}")
    with werewolf():
        compared = 0
        for number, position in enumerate(positions(research.match(game, players, 5), dice, 0.15)):
            seat = dice.randrange(players)
            other = position.copy()
            other.game = position.game.redeal(seat, number)
            assert other.observe(seat).tobytes() == position.observe(seat).tobytes()
            assert other.legal(seat) == position.legal(seat)
            compared += 1
    assert compared > 2


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_a_seat_sees_after_every_step_is_what_one_sees_who_has_never_looked(game: str, players: int) -> None:
    dice = random.Random(f"{game} {players}")
    with werewolf():
        match = research.match(game, players, 3)
        while not match.over:
            seat = match.turns[0]
            looks = seat if dice.random() < 0.7 else dice.randrange(players)
            anew = match.copy()
            anew.game.cache = ViewCache()
            assert match.observe(looks).tobytes() == anew.observe(looks).tobytes()
            assert match.legal(looks) == anew.legal(looks)
            match.act(seat, dice.choice(match.legal(seat)))


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_table_says_of_every_number_what_it_means(game: str, players: int) -> None:
    with werewolf():
        table = research.describe(game, players)
        size = len(research.match(game, players).observe(0))
    meant = np.zeros(size, int)
    for each in table.observation:
        meant[each.start : each.start + each.size] += 1
        assert len(each.names) in (0, each.size)

    assert (meant == 1).all()
    assert len(set(table.actions)) == len(table.actions)


def test_the_numbers_say_what_the_view_says() -> None:
    match = research.match("salem1692", 7, 1)
    table = match.spaces.table
    dice = random.Random(1)
    for _ in range(120):
        seat = match.turns[0]
        match.act(seat, dice.choice(match.legal(seat)))
    seat = match.turns[0]
    view, seen = match.game.view(seat), match.observe(seat)
    named = {each.path: each for each in table.observation}

    def numbers(path: str) -> dict[str, float]:
        each = named[path]
        return {name: seen[each.start + index] for index, name in enumerate(each.names) if seen[each.start + index]}

    assert numbers("asked.viewer") == {f"seat {seat}": 1}
    assert numbers("asked.kind") == {match.game.decisions[0].kind: 1}
    assert numbers("own.hand") == {card: view.own.hand.count(card) for card in view.own.hand}
    assert numbers("own.team") == {view.own.team: 1}
    for person in view.public.people:
        at = f"public.people.{person.seat}"
        assert seen[table.find(f"{at}.living")] == person.living
        assert numbers(f"{at}.character") == {person.character: 1}
        assert seen[table.find(f"{at}.accusations")] == person.accusations
        assert seen[named[f"{at}.row"].start] == len(person.row)


@pytest.mark.parametrize("game", plugins.own(plugins.GAMES))
def test_of_our_own_games_little_is_left_out(game: str) -> None:
    rules = rules_of(game)
    left = {line.rpartition(".")[2] for line in research.describe(game, rules.most).left_out}

    assert {line.partition(":")[0] for line in left} <= {
        "channels", "seats", "opened", "settings", "edition", "choice",
    }  # fmt: skip


def test_the_digest_changes_with_the_numbers() -> None:
    seven = research.describe("salem1692", 7)

    assert seven.digest == research.describe("salem1692", 7, options={"edition": "fr"}).digest
    assert seven.digest != research.describe("salem1692", 8).digest
