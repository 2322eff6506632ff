"""A game imagined from a view and a story: the seat cannot tell it from the real one, and bad input is refused."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import meetinghouse as mh
from meetinghouse.bots import make_bot, prompt_for
from meetinghouse.engine.conformance import make
from meetinghouse.engine.conformance.playing import any_move
from meetinghouse.engine.conformance.secrecy import seat_bytes
from meetinghouse.engine.imagine import Imagination
from meetinghouse.games.newsalem import events as newsalem
from tests.every import every_game

JSON = msgspec.json.Encoder()


def later(name: str, moves: int, players: int = 5, seed: int = 3) -> mh.Game[Any]:
    """The game after this many random moves."""
    game, dice = mh.start(name, players, seed), random.Random(seed)
    for _ in range(moves):
        make(game, any_move(game, dice, 0.2, 0))
    return game


def plain(value: object) -> Any:
    """The value as a client gets it from JSON."""
    return msgspec.json.decode(JSON.encode(value))


@pytest.fixture(scope="module")
def game() -> mh.Game[Any]:
    return later("newsalem", 60)


@pytest.mark.parametrize("form", [lambda value: value, plain, JSON.encode, lambda value: JSON.encode(value).decode()])
def test_values_and_json_are_accepted_alike(game: mh.Game[Any], form: Any) -> None:
    world = mh.imagine(form(game.view(2, basis=True)), form(game.heard(2)), 8)

    assert seat_bytes(world, 2) == seat_bytes(game, 2)
    assert world.save() == mh.imagine(game.view(2, basis=True), game.heard(2), 8).save()


def test_the_public_can_imagine_a_game_too(game: mh.Game[Any]) -> None:
    world = mh.imagine(game.view(None, basis=True), game.heard(), 8)

    assert seat_bytes(world, None) == seat_bytes(game, None)


def test_other_seeds_give_other_worlds_without_a_record_or_seed(game: mh.Game[Any]) -> None:
    worlds = [mh.imagine(game.view(2, basis=True), game.heard(2), seed) for seed in range(8)]

    assert len({world.state.characters for world in worlds}) > 4
    assert all(world.setup.seed is None and world.commitment == game.commitment for world in worlds)
    with pytest.raises(mh.Refused, match="redealt"):
        _ = worlds[0].record


@pytest.mark.parametrize(
    ("name", "players", "moves"),
    [(name, *sizes) for name, sizes in every_game(salem1692=(5, 90), newsalem=(5, 60), quintebourg=(7, 60)).items()],
)
def test_a_world_does_not_depend_on_worlds_that_were_made_before(name: str, players: int, moves: int) -> None:
    game = later(name, moves, players)
    while not game.rules.imaginable(game, 2):
        make(game, any_move(game, random.Random(1), 0.2, 0))
    view, story = game.view(2, basis=True), game.heard(2)
    known = Imagination(view, story)
    first, others = known.world(1), [known.world(seed) for seed in (2, 3, 1)]

    assert others[2].save() == first.save() == mh.imagine(view, story, 1).save()
    assert [game.redeal(2, seed).save() for seed in (4, 5, 4)][2] == mh.load(game.save()).redeal(2, 4).save()
    assert {world.save() for world in others[:2]} != {first.save()}


def test_an_imagined_game_is_played_on_to_its_end(game: mh.Game[Any]) -> None:
    world, dice = mh.imagine(game.view(2, basis=True), game.heard(2), 8), random.Random(1)
    while not world.over:
        make(world, any_move(world, dice, 0.1))

    assert world.outcome is not None


def test_the_story_of_a_table_may_hold_what_is_no_event_of_the_game(game: mh.Game[Any]) -> None:
    story = [{"type": "game-started", "commitment": "…"}, *plain(game.heard(2)), {"type": "said", "text": "Hello"}]

    assert mh.imagine(plain(game.view(2, basis=True)), story, 8).heard(2) == game.heard(2)


def test_others_have_heard_in_it_what_they_know_there(game: mh.Game[Any]) -> None:
    for world in (mh.imagine(game.view(2, basis=True), game.heard(2), 8), game.redeal(2, 8)):
        for seat in range(5):
            dealt = [event for event in world.heard(seat) if isinstance(event, newsalem.CharacterDealt)]
            assert [event.seat for event in dealt] == [seat]
            assert dealt[0].character == world.view(seat).people[seat].character.kind
            move = make_bot("newsalem", "steady").move(prompt_for(world, seat, random.Random(1)))
            assert move is not None or not [asked for asked in world.decisions if asked.seat == seat]


def test_a_bot_imagines_from_its_prompt(game: mh.Game[Any]) -> None:
    prompt = prompt_for(game, 2, random.Random(1))

    worlds = [prompt.imagine(seed) for seed in range(3)]

    assert [seat_bytes(world, 2) for world in worlds] == [seat_bytes(game, 2)] * 3
    assert worlds[0].save() == mh.imagine(game.view(2, basis=True), game.heard(2), 0).save()


# --- what does not fit


def edited(view: object, path: str, value: object) -> Any:
    """That view with another value at this path."""
    found = part = plain(view)
    *names, last = [int(name) if name.isdigit() else name for name in path.split(".")]
    for name in names:
        part = part[name]
    assert part[last] != value
    part[last] = value
    return found


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("public.people.1.hope", 99),
        ("public.town.deck", 3),
        ("public.town.round", 5),
        ("public.people.0.on_trial", True),
        ("own.hand", ["bakery"] * 4),
        ("own.people", {}),
        ("viewer", 4),
        ("basis.players", 6),
        ("basis.asked", 0),
        ("basis.agenda", []),
        ("basis.agenda.0", ["Nothing", []]),
        ("basis.options", {"speed": 3}),
    ],
)
def test_an_edited_view_is_refused(path: str, value: object) -> None:
    game = later("newsalem", 8)
    with pytest.raises(mh.Refused):
        mh.imagine(edited(game.view(2, basis=True), path, value), game.heard(2), 1)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("public.people.1.hand", 10**9),
        ("public.table.night_aside", 10**9),
        ("public.table.turn", 99),
        ("own.hand", ["alibi"] * 60),
        ("basis.memory.0.4", 99),
        ("basis.memory.0.6", [99, 0, 0]),
        ("basis.memory", None),
    ],
)
def test_an_edited_view_of_salem_is_refused(path: str, value: object) -> None:
    game = later("salem1692", 60)
    with pytest.raises(mh.Refused, match="No game fits"):
        mh.imagine(edited(game.view(2, basis=True), path, value), game.heard(2), 1)


def test_a_view_on_which_the_rules_fail_is_refused(game: mh.Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    known = Imagination(game.view(2, basis=True), game.heard(2))
    for name in ("view", "heard"):
        with monkeypatch.context() as broken:
            broken.setattr(mh.Game, name, fails)
            with pytest.raises(mh.Refused, match="do not fit together"):
                known.world(1)


def fails(*_: object) -> None:
    """Fail with an error such as rules raise in an impossible world."""
    raise KeyError(99)


def test_a_view_without_its_basis_shows_the_same(game: mh.Game[Any]) -> None:
    assert game.view(2) == msgspec.structs.replace(game.view(2, basis=True), basis=None)


def test_a_story_of_another_moment_or_seat_is_refused(game: mh.Game[Any]) -> None:
    for story in (game.heard(3), game.heard(2)[:-1] if game.heard(2) else [], [], later("newsalem", 61).heard(2)):
        if story != game.heard(2):
            with pytest.raises(mh.Refused, match="No game fits"):
                mh.imagine(game.view(2, basis=True), story, 1)


@pytest.mark.parametrize(("name", "players"), every_game(salem1692=5, newsalem=5, quintebourg=7).items())
def test_a_story_that_lacks_a_line_or_has_one_changed_is_refused(name: str, players: int) -> None:
    game = later(name, 40, players)
    view, story = game.view(2, basis=True), game.heard(2)
    assert mh.imagine(view, story, 1).heard(2) == story
    lines = {0, len(story) // 2, len(story) - 3, len(story) - 1}
    for wrong in (*[story[:line] + story[line + 1 :] for line in lines], [*story, story[-1]], story[::-1]):
        with pytest.raises(mh.Refused, match="the story was changed"):
            mh.imagine(view, wrong, 1)


def test_a_refusal_says_what_was_wrong(game: mh.Game[Any]) -> None:
    over = later("newsalem", 0)
    while not over.over:
        make(over, any_move(over, random.Random(1), 0))
    view, story = game.view(2, basis=True), game.heard(2)
    wrong: list[tuple[object, object, str]] = [
        (edited(view, "basis.version", "0"), story, "under version 0"),
        (edited(view, "basis", None), story, "no basis"),
        (over.view(2, basis=True), over.heard(2), "is over"),
        ([], story, "not a view"),
        (b"{", story, "No game fits"),
        (edited(view, "game", "chess"), story, "no game called"),
        (view, 7, "not a story"),
        (view, [7], "not a story"),
        (view, [{"type": "game-set"}], "No game fits"),
    ]
    for seen, heard, why in wrong:
        with pytest.raises(mh.Refused, match=why):
            mh.imagine(seen, heard, 1)


def test_a_game_whose_rules_do_not_say_how_is_refused(game: mh.Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game.rules), "imagines", False)
    assert game.view(0, basis=True).basis is None
    with pytest.raises(mh.Refused, match="cannot be imagined"):
        mh.imagine(game.view(0, basis=True), game.heard(0), 1)
