"""What sharp adds to steady in New Salem: it weighs points against the town, and its witches gather hope."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

import meetinghouse as mh
from meetinghouse.bots import make_bot, play_out, prompt_for, simulate
from meetinghouse.bots.newsalem.draft import STEADY
from meetinghouse.bots.newsalem.scene import TYPE_INDEX, Scene
from meetinghouse.bots.newsalem.sharp import SHARP
from meetinghouse.bots.newsalem.stakes import Stakes, points
from meetinghouse.games.newsalem.events import Scored
from meetinghouse.texts import Texts


def scenes(players: int, seed: int) -> Iterator[Scene]:
    """What everybody who drafts sees, in a game of sharp bots."""
    game = mh.start("newsalem", players, seed)
    bots = [make_bot("newsalem", "sharp") for _ in range(players)]
    while not game.over:
        asked = game.decisions[0]
        if asked.kind in ("pick", "last-two"):
            yield Scene(game.view(asked.seat))
        move = bots[asked.seat].move(prompt_for(game, asked.seat, random.Random(0)))
        assert move is not None
        game.answer(move.id, move.choice)


def test_points_are_counted_as_the_reckoning_counts_them() -> None:
    game = mh.start("newsalem", 6, 5)
    play_out(game, [make_bot("newsalem", "sharp") for _ in range(6)], random.Random(5))
    view = game.view("all")
    for person in view.people:
        assert person.character is not None
        types = [TYPE_INDEX[name] for name in person.character.types]
        scored = [event.total for event in game.heard(None) if isinstance(event, Scored) and event.seat == person.seat]
        assert [points([building.kind for building in person.buildings], types)] == scored


def test_more_points_and_less_despair_never_lower_a_puritans_chances() -> None:
    seen = 0
    for scene in scenes(6, 3):
        if not scene.is_witch:
            stakes = Stakes(scene)
            assert 0 < stakes.best() <= stakes.best(1.0) <= 1
            assert 0 < stakes.saved() < stakes.saved(1.0) < 1
            seen += 1
    assert seen > 30


def test_who_cannot_win_any_more_plays_for_the_town() -> None:
    class Behind(Stakes):
        lost = 0.0

        def best(self, more: float = 0.0) -> float:
            return super().best(more - self.lost)

    compared = 0
    for scene in scenes(6, 3):
        if not scene.is_witch and scene.round >= 4:
            stakes, behind = Behind(scene), Behind(scene)
            behind.lost = 12.0
            assert behind.care(0.12) >= stakes.care(0.12)
            assert stakes.care(0.5) >= stakes.care(0.0)
            compared += behind.care(0.12) > stakes.care(0.12)
    assert compared > 10


def test_a_witch_hides_early_and_shows_late() -> None:
    hope: list[bool] = []
    early: list[float] = []
    late: list[float] = []
    for scene in scenes(6, 3):
        if scene.is_witch:
            mine, theirs = SHARP.taste(scene), STEADY.taste(scene)
            hope.append(mine[0] >= theirs[0])
            (early if scene.round <= 2 else late).append(mine[1] / theirs[1])
    assert all(hope)
    assert set(early) == {1.0}
    assert min(late) > 1


@cache
def share(side: str, puritans: str, witches: str) -> float:
    """How often that side wins with six players."""
    return simulate("newsalem", 6, 100, seed=1, bots={"puritans": puritans, "witches": witches}).wins[side].share


@pytest.mark.parametrize(
    ("side", "puritans", "witches"), [("puritans", "sharp", "steady"), ("witches", "steady", "sharp")]
)
def test_sharp_beats_steady_on_either_side(side: str, puritans: str, witches: str) -> None:
    assert share(side, puritans, witches) >= share(side, "steady", "steady") + 0.06


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_its_reasons_are_told_in_words(language: str) -> None:
    texts = Texts(language, "newsalem", strict=True)
    bank = {"en": "Bank", "fr": "Banque", "es": "Banco"}[language]

    town = texts.reason("sharp-town", {"building": "bank", "share": 0.25}, [])
    assert bank in town
    assert "25" in town
    assert bank in texts.reason("sharp-hoard", {"building": "bank"}, [])
