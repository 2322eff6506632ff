"""The catalogue finds games through entry points, and refuses wrong starts with a clear message."""

from __future__ import annotations

import importlib
import random
from typing import Any

import msgspec
import pytest

import meetinghouse as mh
from meetinghouse.engine import catalogue
from meetinghouse.engine.chance import commitment
from meetinghouse.engine.conformance import play
from meetinghouse.engine.refusals import Refused

from .toys.assembly import ASSEMBLY
from .toys.coven import COVEN

pytestmark = pytest.mark.usefixtures("installed")


def test_the_list_of_games_can_be_asked_for_again_once_a_game_is_loaded() -> None:
    assert importlib.import_module("meetinghouse.games").__name__ == "meetinghouse.games"
    assert callable(mh.games)
    assert mh.games() == mh.games()


def test_another_package_adds_a_game_through_an_entry_point() -> None:
    assert {"assembly", "coven", "cups"} <= set(mh.games())
    about = mh.games()["assembly"]
    assert (about.title, about.least, about.most, about.version) == ("The Assembly", 2, 6, "1")
    assert [setting.name for setting in about.options] == ["rounds", "bells", "mood", "talk"]
    assert about.sides == ("rich", "poor")


def test_a_game_found_there_is_started_played_saved_and_replayed() -> None:
    game = mh.start("coven", players=6, seed=7)
    play(game, random.Random(7), 200)

    assert game.over
    assert mh.load(game.save()).save() == game.save()
    assert mh.replay(game.record.encode()).save() == game.save()


def test_an_unknown_game_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(Refused, match=r"no game called “chess”. Known games: assembly, coven, cups"):
        mh.start("chess", players=2)


@pytest.mark.parametrize("players", [0, 1, 7, -3, 10**30, True, 2.0, "4", None])
def test_players_out_of_range_are_refused(players: Any) -> None:
    with pytest.raises(Refused, match="The Assembly is for 2 to 6 players, not"):
        mh.start("assembly", players=players)


@pytest.mark.parametrize("players", [2, 6])
def test_the_ends_of_the_range_are_allowed(players: int) -> None:
    assert mh.start("assembly", players=players).seats == players


@pytest.mark.parametrize(("name", "near"), [("round", "rounds"), ("Bells", "bells")])
def test_an_unknown_option_is_refused_with_the_one_that_was_perhaps_meant(name: str, near: str) -> None:
    with pytest.raises(Refused) as refused:
        mh.start("assembly", players=4, options={name: 1})
    assert str(refused.value) == f"The Assembly has no option “{name}”. Did you mean {near}?"


def test_an_unknown_option_like_no_other_is_refused_without_a_hint() -> None:
    with pytest.raises(Refused) as refused:
        mh.start("assembly", players=4, options={"edition": "fr"})
    assert str(refused.value) == "The Assembly has no option “edition”."


@pytest.mark.parametrize(
    ("name", "value", "takes"),
    [
        ("rounds", 0, "a number from 1 to 5"),
        ("rounds", 6, "a number from 1 to 5"),
        ("rounds", "many", "a number from 1 to 5"),
        ("rounds", "nan", "a number from 1 to 5"),
        ("rounds", True, "a number from 1 to 5"),
        ("rounds", None, "a number from 1 to 5"),
        ("rounds", [1], "a number from 1 to 5"),
        ("bells", "perhaps", "one of true, false"),
        ("bells", 1, "one of true, false"),
        ("bells", None, "one of true, false"),
        ("mood", "sad", "one of calm, wild"),
        ("mood", {}, "one of calm, wild"),
    ],
)
def test_a_value_that_an_option_does_not_take_is_refused(name: str, value: object, takes: str) -> None:
    with pytest.raises(Refused) as refused:
        mh.start("assembly", players=4, options={name: value})
    written = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    assert str(refused.value) == f"Option {name} cannot be “{written}”. It takes {takes}."


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("rounds", "3", 3),
        ("rounds", 3.0, 3),
        ("bells", "FALSE", False),
        ("bells", "true", True),
        ("mood", "Wild", "wild"),
    ],
)
def test_an_option_may_come_as_text(name: str, text: object, value: object) -> None:
    chosen = mh.start("assembly", players=4, options={name: text}).setup.options
    assert chosen == {name: value}
    assert type(chosen[name]) is type(value)


def test_options_that_do_not_fit_together_are_refused_by_the_rule() -> None:
    with pytest.raises(Refused) as refused:
        mh.start("assembly", players=4, options={"mood": "wild", "bells": "false"})
    assert (
        str(refused.value)
        == "These settings do not go together, or not with so many players: mood, bells. [ASM-MOOD-01]"
    )


def test_options_reach_the_game() -> None:
    game = mh.start("assembly", players=4, options={"rounds": 1, "bells": False})
    assert game.state.rounds == 1
    assert not [offer for offer in game.offers if offer.kind == "ring"]


@pytest.mark.parametrize("seed", [1.5, True, [], {}])
def test_a_wrong_seed_is_refused(seed: Any) -> None:
    with pytest.raises(Refused, match="A seed is"):
        mh.start("assembly", players=4, seed=seed)


def test_without_a_seed_one_of_256_bits_is_drawn_and_its_hash_published_before_the_first_decision() -> None:
    one, two = mh.start("coven", players=6), mh.start("coven", players=6)

    assert one.setup.seed is not None
    assert len(bytes.fromhex(one.setup.seed)) == 32
    assert one.setup.seed != two.setup.seed
    assert one.commitment == commitment(one.setup.seed)
    assert one.record.entries == ()


def test_one_seed_starts_one_game() -> None:
    same = {mh.start("coven", players=6, seed=seed).save() for seed in (7, "7")}
    assert len(same) == 1
    assert mh.start("coven", players=6, seed=8).save() not in same


def test_rules_in_hand_are_played_without_a_catalogue() -> None:
    game = catalogue.start_by(COVEN, 6, 7)

    assert game.save() == mh.start("coven", players=6, seed=7).save()
    assert catalogue.load(game.save(), lambda name: COVEN).save() == game.save()


def test_what_a_game_is_can_be_told_in_json() -> None:
    told = msgspec.json.decode(msgspec.json.encode(mh.games()["assembly"]))
    assert told["options"][1] == {
        "name": "bells",
        "default": True,
        "values": [True, False],
        "presets": None,
        "least": None,
        "most": None,
        "group": "",
        "needs": None,
        "only": None,
    }
    assert ASSEMBLY.name == told["name"]
