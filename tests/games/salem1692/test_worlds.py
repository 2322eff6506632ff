"""Worlds of tryal cards: counted exactly, drawn fairly, and imagined from view and story alone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.bots.salem1692.belief import Belief
from meetinghouse.engine.conformance import make
from meetinghouse.engine.conformance.playing import any_move
from meetinghouse.engine.conformance.secrecy import seat_bytes
from meetinghouse.engine.imagine import Imagination
from meetinghouse.engine.solve import solve
from meetinghouse.engine.values import seats_in
from meetinghouse.games.salem1692.chronicle import observations, witches_at
from meetinghouse.games.salem1692.components import CONSTABLE, NOT_A_WITCH, WITCH
from meetinghouse.games.salem1692.counted import Counted
from meetinghouse.games.salem1692.observed import observed
from meetinghouse.games.salem1692.state import EXCHANGED, LOOKED, REVEALED, Salem
from meetinghouse.games.salem1692.tryals import worlds_of
from tests.matrix import full

SAMPLES = 2000
MOMENTS = 300 if full() else 30


MIXED = {"conspiracy_center_shuffle": True}
FOLLOWED = {"conspiracy_shuffle_rows": False, "tryal_reorder": "none"}  # backs, as far as they are not mixed
ON = {"conspiracy_take_order": "sequential_from_drawer"}  # cards that were just taken may be taken on
VARIANTS = [
    pytest.param(2, "en", {}, id="two players and ghosts"),
    pytest.param(3, "fr", {}, id="three players and a ghost"),
    pytest.param(3, "en", FOLLOWED, id="a ghost, and backs that are followed"),
    pytest.param(4, "en", MIXED, id="cards mixed in the middle"),
    pytest.param(5, "es", MIXED, id="cards mixed in the middle, and backs that are followed"),
    pytest.param(4, "en", ON, id="cards that are taken on unseen"),
]


def moments(
    players: int, edition: str, seeds: range, every: float, options: dict[str, Any] | None = None
) -> Iterator[tuple[Salem, int]]:
    """Positions of random games, each with a seat."""
    for seed in seeds:
        dice = random.Random(f"{players} {edition} {seed}")
        game: Salem = mh.start("salem1692", players, seed, {"edition": edition} | (options or {}))
        while not game.over:
            if dice.random() * every < 1 and len(game.state.chronicle) > 1:
                yield game, dice.randrange(players)
            make(game, any_move(game, dice))


def by_hand(game: Salem, seat: int) -> list[float]:
    """The share of deals in which each seat is a witch, found by trying which deals fit what was seen."""
    state = game.state.copy()
    seen, cards = observations(state, seat), range(len(state.faces))
    rows = {(card, state.faces[card]) for card in cards if state.row_seen[card] >> seat & 1 or state.up >> card & 1}
    found: Counter[int] = Counter()
    for witch_cards in combinations(cards, state.dealt_witches):
        for constable in [card for card in cards if card not in witch_cards]:
            faces = [NOT_A_WITCH] * len(cards)
            for card in witch_cards:
                faces[card] = WITCH
            faces[constable] = CONSTABLE
            if all(faces[card] == face for card, face in rows):
                state.faces = tuple(faces)
                if observations(state, seat) == seen:
                    found[witches_at(state)[-1]] += 1
    total = sum(found.values())
    return [sum(n for mask, n in found.items() if mask >> who & 1) / total for who in range(len(state.rows))]


@pytest.mark.parametrize("players", [4, 5])
def test_where_backs_are_followed_the_shares_are_those_of_all_deals_laid_out(players: int) -> None:
    checked = 0
    for game, seat in moments(players, "es", range(4), 60):
        assert worlds_of(observed(game.state, seat)).shares() == pytest.approx(by_hand(game, seat))
        checked += 1
    assert checked > 5


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_before_a_conspiracy_the_shares_are_those_of_all_deals_laid_out(edition: str) -> None:
    checked = 0
    for game, seat in moments(4, edition, range(6), 20):
        if all(entry[0] != EXCHANGED for entry in game.state.chronicle):
            assert worlds_of(observed(game.state, seat)).shares() == pytest.approx(by_hand(game, seat))
            checked += 1
    assert checked > 5


@pytest.mark.parametrize("edition", ["en", "es"])
def test_a_conspiracy_is_counted_as_chance_has_it(edition: str) -> None:
    """Over many games, each player is a witch as often as the counted shares predict."""
    expected = [0.0] * 4
    happened = [0] * 4
    games = 0
    for seed in range(200):
        game: Salem = mh.start("salem1692", 4, seed, {"edition": edition})
        dice = random.Random(seed)
        while not game.over and sum(entry[0] == EXCHANGED for entry in game.state.chronicle) < 1:
            make(game, any_move(game, dice, 0, 0))
        if not game.over:
            games += 1
            for who, share in enumerate(worlds_of(observed(game.state, None)).shares()):
                expected[who] += share
                happened[who] += game.state.witches >> who & 1
    for want, had in zip(expected, happened, strict=True):
        assert abs(want - had) < 4 * sqrt(games / 4), (expected, happened)


@pytest.mark.parametrize(("players", "edition", "options"), VARIANTS)
def test_ghosts_and_mixed_cards_are_counted_as_chance_has_it(
    players: int, edition: str, options: dict[str, Any]
) -> None:
    """Over many games in which everybody acts at random, others are witches as often as a seat's shares predict."""
    expected = variance = 0.0
    happened = moved = looks = 0
    for game, seat in moments(players, edition, range(100), 80, options):
        shares = worlds_of(observed(game.state, seat)).shares()
        moved += any(entry[0] == EXCHANGED for entry in game.state.chronicle)
        looks += any(entry[0] == LOOKED and entry[1] == seat for entry in game.state.chronicle)
        other = (seat + 1) % players
        expected += shares[other]
        variance += shares[other] * (1 - shares[other])
        happened += game.state.witches >> other & 1
        assert shares[seat] == (game.state.witches >> seat & 1)
    assert moved > 30
    assert looks > 10 or players >= 4
    assert abs(expected - happened) < 4 * sqrt(variance)


def by_chance(game: Salem, seat: int, games: int) -> list[float]:
    """The share of worlds in which each is a witch, among deals and Conspiracies played by chance that fit."""
    dice, state = random.Random(5), game.state.copy()
    seen, found = observations(state, seat), [0] * len(state.rows)
    fits = 0
    while fits < games:
        faces = list(state.faces)
        dice.shuffle(faces)
        rows = [list(range(at * 5, at * 5 + 5)) for at in range(4)]
        chronicle = []
        for entry in game.state.chronicle:
            if entry[0] == EXCHANGED:
                gave = [dice.choice(row) for row in rows]
                got = dice.sample(gave, 4)
                for row, out, into in zip(rows, gave, got, strict=True):
                    row[row.index(out)] = into
                parts = [(gave.index(card), taker, card) for taker, card in enumerate(got)]
                entry = (EXCHANGED, *[number for part in parts for number in part])
            chronicle.append(entry)
        state.faces, state.chronicle = tuple(faces), tuple(chronicle)
        if observations(state, seat) == seen:
            fits += 1
            for witch in seats_in(witches_at(state)[-1]):
                found[witch] += 1
    return [each / fits for each in found]


def test_cards_mixed_in_the_middle_are_counted_as_if_they_were_mixed_again_and_again() -> None:
    def quiet(game: Salem) -> bool:
        kinds = [entry[0] for entry in game.state.chronicle]
        return EXCHANGED in kinds and REVEALED not in kinds

    positions = moments(4, "en", range(60), 10, MIXED | {"tryal_reorder": "none"})
    game, seat = next(moment for moment in positions if quiet(moment[0]))
    for share, found in zip(worlds_of(observed(game.state, seat)).shares(), by_chance(game, seat, 600), strict=True):
        assert abs(share - found) < 4 * sqrt(0.25 / 600)


def test_where_too_many_worlds_fit_those_that_are_kept_have_the_same_shares() -> None:
    positions = moments(8, "en", range(20), 20, MIXED)
    game = next(game for game, _ in positions if not Counted(observed(game.state, None), 1000).exact)
    known = observed(game.state, None)
    whole, part = Counted(known, 10**6), Counted(known, 1000)
    assert whole.exact
    assert not solve(game, None, 3).exact
    for one, other in zip(whole.shares(), part.shares(), strict=True):
        assert one == pytest.approx(other, abs=0.06)


@pytest.mark.parametrize("players", [4, 5])
def test_worlds_are_drawn_as_often_as_they_are_counted(players: int) -> None:
    """The total variation distance between the count of witches and 2,000 drawn worlds is below 0.05."""
    checked, worst = 0, 0.0
    for edition in ("en", "fr", "es"):
        for game, seat in moments(players, edition, range(40), 40):
            worlds, dice = worlds_of(observed(game.state, seat)), random.Random(checked)
            drawn: Counter[int] = Counter()
            state = game.state.copy()
            for _ in range(SAMPLES):
                state.faces, state.chronicle, _ = worlds.draw(dice)
                drawn.update(seats_in(witches_at(state)[-1]))
            shares = worlds.shares()
            worst = max(worst, *[abs(drawn[who] / SAMPLES - shares[who]) for who in range(players)])
            checked += 1
            if checked % (MOMENTS // 6) == 0:
                break
    assert checked >= MOMENTS // 2 - 3
    assert worst < 0.05


@pytest.mark.parametrize("edition", ["en", "fr", "es"])
def test_every_change_of_the_shares_is_told_with_the_line_that_made_it(edition: str) -> None:
    """A reader who looks after every move sees the same changes, and so does one in another world that fits."""
    game: Salem = mh.start("salem1692", 5, 2, {"edition": edition})
    dice, seats = random.Random(2), (None, 0, 3)
    looked: dict[int | None, list[tuple[int, object]]] = {seat: [] for seat in seats}
    while not game.over and len(game.state.chronicle) < 16:
        for seat in seats:
            now = solve(game, seat).shares
            if not looked[seat] or looked[seat][-1][1] != now:
                looked[seat].append((len(game.heard(seat)), now))
        before = game.copy()
        make(game, any_move(game, dice))
    game = before if game.over else game
    for seat in seats:
        found = solve(game, seat)
        lines = [-1 if shift.line is None else shift.line for shift in found.shifts]
        assert found.shares == found.shifts[-1].shares
        assert lines == sorted(set(lines))
        for told, shares in looked[seat]:  # several changes may come with one move
            assert [shift.shares for shift, line in zip(found.shifts, lines, strict=True) if line < told][-1] == shares
        assert solve(game.redeal(seat, 5), seat) == found


def test_redealt_and_imagined_worlds_have_the_same_shares() -> None:
    game, seat = next(moment for moment in moments(5, "en", range(3), 30) if len(moment[0].state.chronicle) > 6)
    shares = worlds_of(observed(game.state, seat)).shares()
    known = Imagination(game.view(seat, basis=True), game.heard(seat))
    for worlds in ([game.redeal(seat, world) for world in range(300)], [known.world(world) for world in range(300)]):
        for who, share in enumerate(shares):
            had = sum(world.state.witches >> who & 1 for world in worlds) / len(worlds)
            assert abs(had - share) < 4 * sqrt(0.25 / len(worlds))


@pytest.mark.parametrize("edition", ["en", "fr", "es"])
def test_a_bot_in_another_seat_believes_there_what_the_world_has_told_it(edition: str) -> None:
    """In each world it knows its own row and its fellows, like the bots in the real game."""
    game, seat = next(moment for moment in moments(7, edition, range(3), 30) if len(moment[0].state.chronicle) > 4)
    for world in (game, game.redeal(seat, 3), mh.imagine(game.view(seat, basis=True), game.heard(seat), 3)):
        for other in seats_in(world.state.living):
            belief = Belief(other)
            belief.read(world.heard(other))
            odds = belief.odds().witch
            assert odds[other] == (world.state.witches >> other & 1)
            for fellow in world.view(other).own.known_witches:
                assert odds[fellow] == pytest.approx(1)
            assert belief.hidden == world.view(other).table.witch_cards - world.view(other).table.witch_cards_revealed


@pytest.mark.parametrize(
    ("seed", "moves", "seat"),
    [
        pytest.param(6, 35, 3, id="the order of the deck is known"),
        pytest.param(17, 308, 0, id="the hand of whoever drew is gone"),
        pytest.param(5, 231, 1, id="a turn is open that asks nobody any more"),
    ],
)
def test_rare_positions_are_imagined(seed: int, moves: int, seat: int) -> None:
    game, dice = mh.start("salem1692", 4, seed), random.Random(seed)
    for _ in range(moves):
        asked = dice.choice(game.decisions)
        options = list(asked.options)
        one = asked.least == asked.most == 1
        game.answer(asked.id, dice.choice(options) if one else dice.sample(options, asked.least))

    for number in range(3):
        world = mh.imagine(game.view(seat, basis=True), game.heard(seat), number)
        assert seat_bytes(world, seat) == seat_bytes(game, seat)
