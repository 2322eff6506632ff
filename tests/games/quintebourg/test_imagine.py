"""A town imagined from a view and a story: the seat cannot tell it from the real one, and bad input is refused."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import msgspec
import pytest

import meetinghouse as mh
from meetinghouse.engine import conformance
from meetinghouse.engine.conformance.playing import any_move, make
from meetinghouse.engine.conformance.secrecy import imagined, seat_bytes
from meetinghouse.engine.conformance.suite import _plays_on
from meetinghouse.engine.imagine import Imagination
from meetinghouse.engine.solve import solve, solve_known
from meetinghouse.engine.values import Word
from meetinghouse.engine.worlds import count
from meetinghouse.games.quintebourg.components.names import CAMP_OF, DEAD, PACK, REPTILIENS
from meetinghouse.games.quintebourg.events import Invoked
from meetinghouse.games.quintebourg.phases.invocation import Invocation, powers
from meetinghouse.games.quintebourg.queries.town import members
from meetinghouse.games.quintebourg.redeal.known import Stage
from meetinghouse.games.quintebourg.state import Quintebourg
from meetinghouse.games.quintebourg.verbs.camps import become_reptilian
from meetinghouse.games.quintebourg.verbs.spectators import watch
from meetinghouse.tables.masking import basis_size
from tests.games.quintebourg import invariants
from tests.matrix import full

from .test_conformance import MAFIA, OTHER_READINGS

ROUNDS = 20 if full() else 1
OFFERS = 0.02  # the share of moves that take an offer; with more of them, random games are short
TABLES: list[tuple[int, int, dict[str, Any]]] = [  # players, a seed with a long game, options
    (6, 1, {}),
    (9, 0, {"mode": "m", "deal_medecin": 1}),
    (9, 3, {"deal_skadi": 1, "max_weeks": 2}),
    (10, 4, {"dead_spectator": True, "hide_q_m": False}),
    (13, 4, {"mode": "e", "max_weeks": 2, **OTHER_READINGS}),
    (12, 2, {"mode": "e", "deal_skadi": 1, **MAFIA}),
    (21, 2, {"mode": "e"}),
]


def moments(night: bool, players: int, options: dict[str, Any], seed: int, every: float = 1) -> Iterator[Quintebourg]:
    """About one in `every` moments of a random game, at night or by day, that can be imagined."""
    game: Quintebourg = mh.start("quintebourg", players, seed, {"max_weeks": 1, **options})
    dice = random.Random(seed)
    while not game.over:
        if Stage(game).night == night and game.rules.imaginable(game, None) and dice.random() * every < 1:
            yield game
        make(game, any_move(game, dice, OFFERS, 0.05))


@cache
def _later() -> Quintebourg:
    return next(islice(moments(False, 9, {}, 3), 60, None)).copy()


def later() -> Quintebourg:
    """A town in the middle of a day."""
    return _later().copy()


@cache
def _at_night() -> Quintebourg:
    return next(islice(moments(True, 9, {}, 1), 150, None)).copy()


def at_night() -> Quintebourg:
    """A town in the middle of its third night."""
    return _at_night().copy()


def plain(value: object) -> Any:
    """The value as a client gets it from JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.conformance
@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize(("players", "first", "options"), TABLES)
def test_nobody_can_tell_an_imagined_town_from_the_real_one(
    players: int, first: int, options: dict[str, Any], night: bool
) -> None:
    done = 0
    for seed in range(first, first + ROUNDS):
        dice = random.Random(seed)
        for game in moments(night, players, options, seed, every=players * (2 if night else 1)):
            seat = dice.choice((None, *range(players)))
            world = imagined(game, seat, dice, 6, invariants.learns)
            if world is not None:
                _plays_on(game, world, seat, dice, 6, invariants.hold)
                done += 1
    assert done > 1


def test_only_the_dead_who_watch_cannot_imagine_a_town_and_that_is_said() -> None:
    game = later()
    game.state.health[3] = game.state.published[3] = DEAD.value
    watch(game, 3)
    for seat in (None, *range(9)):
        assert (game.view(seat, basis=True).basis is None) == (seat == 3)
    with pytest.raises(mh.Refused, match="do not say how to imagine this moment"):
        mh.imagine(game.view(3, basis=True), game.heard(3), 1)


@pytest.mark.parametrize("night", [False, True])
def test_in_a_secret_step_every_basis_fits_into_the_room_that_messages_have_for_it(night: bool) -> None:
    secret = [game.copy() for game in moments(night, 9, {}, 3, every=20 if night else 4) if game.secret]
    assert secret
    for game in secret:
        room = basis_size(len(msgspec.json.encode(game.view(None, basis=True).basis)))
        assert all(len(msgspec.json.encode(game.view(seat, basis=True).basis)) < room for seat in range(9))


def test_while_somebody_invokes_at_night_a_basis_does_not_tell_who_it_is() -> None:
    def able(game: Quintebourg) -> list[int]:
        return [seat for seat in range(13) if powers(game.state, seat)]

    night = next(game for game in moments(True, 13, {"mode": "e"}, 4) if len(able(game)) > 1)
    games = []
    for invoker in able(night):
        game = night.copy()
        game.answer(f"{invoker}-invoke", Word("invoke"))
        awake = [seat for seat in range(13) if any(isinstance(event, Invoked) for event in game.heard(seat)[-2:])]
        games.append((invoker, game, awake))
    asleep = [seat for seat in range(13) if all(seat not in awake for _, _, awake in games)][:3]
    assert asleep
    for seat in (None, *asleep):
        assert len({msgspec.json.encode(game.view(seat, basis=True)) for _, game, _ in games}) == 1
    for invoker, game, awake in games:
        for seat in (None, *awake, *asleep):
            worlds = [mh.imagine(game.view(seat, basis=True), game.heard(seat), world) for world in range(6)]
            assert [seat_bytes(world, seat) for world in worlds] == [seat_bytes(game, seat)] * 6
            invokers = {step.seat for world in worlds for step in world.agenda if isinstance(step, Invocation)}
            assert invokers == {invoker} if seat in awake else len(invokers) > 1


def test_in_the_morning_a_town_is_imagined_as_it_waits() -> None:
    waiting = set()
    for seed in (1, 21):
        game: Quintebourg = mh.start("quintebourg", 9, seed, {"mode": "e", "max_weeks": 2})
        dice = random.Random(seed)
        while not game.over:
            if game.view(None).phase == "dawn" and game.decisions:
                waiting.add(game.decisions[0].kind)
                seat = dice.choice((None, *range(9)))
                assert imagined(game, seat, dice, 4, invariants.learns) is not None
            make(game, any_move(game, dice, OFFERS, 0.05))
    assert waiting > {"exchange-post"}


def test_worlds_differ_and_each_seed_gives_the_same_one_from_values_and_from_json() -> None:
    game = later()
    view, story = game.view(2, basis=True), game.heard(2)

    worlds = [mh.imagine(view, story, seed) for seed in range(8)]

    assert len({tuple(world.state.party) for world in worlds}) > 4
    assert [seat_bytes(world, 2) for world in worlds] == [seat_bytes(game, 2)] * 8
    assert worlds[5].save() == mh.imagine(plain(view), msgspec.json.encode(story), 5).save()


@pytest.mark.parametrize("when", [later, at_night])
def test_an_imagined_town_does_not_follow_the_real_one(when: Callable[[], Quintebourg]) -> None:
    game = when()
    for seat in (None, 2, 5):
        other = game.redeal(seat, 7)
        assert other.state.party != game.state.party
        worlds = [mh.imagine(each.view(seat, basis=True), each.heard(seat), 3) for each in (game, other)]
        assert worlds[0].save() == worlds[1].save()


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("public.people.3.health", "c"),
        ("public.people.3.charmed", True),
        ("public.people.3.posts", ["notaire"]),
        ("public.people.3.house", 99),
        ("public.town.night", 7),
        ("public.town.coins", 3),
        ("public.town.pot", 10**6),
        ("own.coins", 400),
        ("own.party", "rept-alpha"),
        ("own.effect", "nobody"),
        ("own.camp", "nobel"),
        ("own.people", {}),
        ("viewer", 5),
        ("basis.memory", None),
        ("basis.memory.0", "0"),
        ("basis.memory.1.votes", [[99, 99]]),
        ("basis.memory.2.met", [511, 0, 0, 0, 0, 0]),
        ("basis.memory.2.seen", [[99, 7]]),
        ("basis.agenda.0", ["Nightfall", []]),
        ("basis.agenda", [["Invocation", [-1]]]),
    ],
)
def test_an_edited_view_is_refused(path: str, value: object) -> None:
    game = later()
    found = part = plain(game.view(2, basis=True))
    *names, last = [int(name) if name.isdigit() else name for name in path.split(".")]
    for name in names:
        part = part[name]
    assert part[last] != value
    part[last] = value
    with pytest.raises(mh.Refused, match="No game fits"):
        mh.imagine(found, game.heard(2), 1)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("own.asleep", True),
        ("own.health", "c"),
        ("own.research", 5),
        ("basis.memory.1.unsettled", 4),
        ("basis.memory.2.eyes.0", 511),
        ("basis.memory.2.nursed", 7),
        ("basis.memory.2.whispering", 511),
        ("basis.memory.2.place", 3),
        ("basis.memory.2.sick", [4] * 9),
        ("basis.agenda", [["Calls", [["nobody"]]]]),
    ],
)
def test_an_edited_view_of_the_night_is_refused(path: str, value: object) -> None:
    game = at_night()
    found = part = plain(game.view(2, basis=True))
    *names, last = [int(name) if name.isdigit() else name for name in path.split(".")]
    for name in names:
        part = part[name]
    if isinstance(part, dict):
        assert part.get(last) != value
    part[last] = value
    with pytest.raises(mh.Refused, match="No game fits"):
        mh.imagine(found, game.heard(2), 1)


def test_a_story_of_another_moment_or_seat_is_refused() -> None:
    game = later()
    story = game.heard(2)
    for other in (story[:-1], [*story, story[-1]], [*story[:5], *story[6:]], game.heard(3), []):
        with pytest.raises(mh.Refused, match="No game fits"):
            mh.imagine(game.view(2, basis=True), other, 1)


def test_what_a_seat_knows_of_cards_is_so_in_every_world() -> None:
    game = later()
    pack = game.state.party.index("rept-rouge")
    fellows = members(game.state, PACK)
    known = Imagination(game.view(pack, basis=True), game.heard(pack))
    doctor = game.state.doctor

    worlds = [known.world(seed) for seed in range(20)]

    assert all(members(world.state, PACK) == fellows for world in worlds)
    assert all(world.state.doctor == doctor and world.state.party[pack] == "rept-rouge" for world in worlds)
    assert len({tuple(world.state.effect) for world in worlds}) == 20


def test_who_has_joined_a_group_later_was_converted_into_it() -> None:
    game = later()
    state = game.state
    pack = state.party.index("rept-rouge")
    joined = next(seat for seat in range(9) if not members(state, PACK) >> seat & 1 and seat != state.doctor)
    become_reptilian(game, joined)
    state.met[0] |= 1 << joined

    world = mh.imagine(game.view(pack, basis=True), game.heard(pack), 1)

    assert world.state.camps[joined] & REPTILIENS
    assert CAMP_OF[world.state.party[joined]] != REPTILIENS
    assert world.state.uses[world.state.party.index("rept-noire")]["noire-convert"] == 0


@cache
def _joined() -> Quintebourg:
    game: Quintebourg = mh.start("quintebourg", 13, 57, {"mode": "e", "max_weeks": 2, "deal_skadi": 1})
    dice = random.Random(57)
    while not (game.state.skadi_met and game.rules.imaginable(game, None)):
        make(game, any_move(game, dice, 0.01, 0.05))
    return game


def test_skadi_may_have_met_somebody_who_was_converted_before() -> None:
    game, state = _joined(), _joined().state
    skadi = state.party.index("skadi")
    turned = [seat for seat in range(13) if state.camps[seat] & state.skadi_camp & ~CAMP_OF[state.party[seat]]]
    [converted] = [seat for seat in turned if seat != skadi and state.skadi_met >> seat & 1]

    for seat in (skadi, converted):
        for seed in range(3):
            world = mh.imagine(game.view(seat, basis=True), game.heard(seat), seed)
            assert seat_bytes(world, seat) == seat_bytes(game, seat)


def test_where_no_town_is_imagined_the_estimate_is_of_redealt_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    def world(*_: object) -> None:
        raise mh.Refused("not-imagined", why="view")

    game = later()
    imagined = solve(game, 2, 5)
    monkeypatch.setattr(Imagination, "world", world)
    found = solve(game, 2, 5)
    assert (found.exact, found.drawn) == (False, 5)
    assert found != imagined
    assert found.shares[2] == {game.view(2).side: 1.0}


def test_worlds_are_estimated_from_a_view_and_a_story_by_day() -> None:
    game = later()
    for seat in (None, 2):
        found = solve_known(game.view(seat, basis=True), game.heard(seat), 40)
        assert (found.exact, found.drawn) == (False, 40)
        assert all(sum(shares.values()) == pytest.approx(1) for shares in found.shares)
        assert sum([shares.get("reptiliens", 0) for shares in found.shares]) == pytest.approx(
            sum([party in ("rept-alpha", "rept-rouge", "rept-noire", "reptilienne") for party in game.state.party]),
            abs=1,
        )
    assert found.shares[2] == {game.view(2).side: 1.0}
    assert count(game.view(2, basis=True), game.heard(2), 20).shares[2] == {game.view(2).side: 1.0}


@pytest.mark.parametrize("moves", [0, 120])
def test_the_side_that_is_counted_is_the_one_in_the_view(moves: int) -> None:
    game: Quintebourg = mh.start("quintebourg", 9, 3, {"deal_skadi": 1})
    dice = random.Random(3)
    for _ in range(moves):
        make(game, any_move(game, dice, OFFERS, 0))
    assert [game.rules.side(game, seat) for seat in range(game.seats)] == [
        game.view(seat).side for seat in range(game.seats)
    ]


def test_the_estimate_for_a_recorded_game_does_not_favour_what_was_really_so() -> None:
    game = later()
    for seat in (None, 2):
        other = game.redeal(seat, 9)
        assert other.state.party != game.state.party
        assert solve(game, seat, 15) == solve(other, seat, 15)


def test_the_suite_imagines_towns_too() -> None:
    figures = conformance.check(
        lambda seed: mh.start("quintebourg", 6, seed, {"max_weeks": 1, "clock": 0}),
        range(1, 2), offer_rate=OFFERS, save_every=0, choice_every=0, redeal_every=15, moves=2,
    )  # fmt: skip
    assert figures.imagined > 0
