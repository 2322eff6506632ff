"""What sharp adds to steady: it weighs acts by what either side would have done, and as a witch it passes for town."""

from __future__ import annotations

import random
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.bots.bot import Move, prompt_for
from meetinghouse.bots.play import play_out
from meetinghouse.bots.registry import make_bot
from meetinghouse.bots.salem1692.common import CommonBelief, InnocentBelief, PublicBelief
from meetinghouse.bots.salem1692.mimic import Disguise, Mimic
from meetinghouse.bots.salem1692.steady import SteadyBot
from meetinghouse.bots.salem1692.town import Town
from meetinghouse.bots.salem1692.witch import SURE
from meetinghouse.engine.values import Seat, seats_in
from meetinghouse.games.salem1692.events import BlackCardDrawn, CardPlayed, HandSeen, TargetAnnounced, TurnBegan
from meetinghouse.texts import Texts

LEVELS = ["steady", "sharp"]


def played(seed: int, watch: Any = None, level: str = "sharp") -> mh.Game[Any]:
    game = mh.start("salem1692", 7, seed, {"edition": "en"})
    play_out(game, [make_bot("salem1692", level) for _ in range(7)], random.Random(seed), watch)
    return game


def heard_until_turn(number: int) -> CommonBelief:
    """What everybody believes in common when that turn begins."""
    common, turns = CommonBelief(), 0
    for event in played(4).heard(None):
        common.hear(event)
        turns += isinstance(event, TurnBegan)
        if turns == number:
            return common
    raise AssertionError("the game was too short")


def suspicion_after(common_of: int, event: CardPlayed, about: int) -> float:
    common = heard_until_turn(common_of)
    common.hear(event)
    return common.odds().witch[about]


@pytest.mark.parametrize("turn", [6, 9])
def test_an_accusation_that_no_townsperson_would_make_speaks_against_its_maker(turn: int) -> None:
    common = heard_until_turn(turn)
    begun = common.story[-1]
    assert isinstance(begun, TurnBegan)
    believed, down = common.innocent(begun.seat), common.counts.down
    others = [seat for seat in range(7) if seat != begun.seat and common.counts.living >> seat & 1]
    ranked = sorted(others, key=lambda seat: believed.cards[seat] / down[seat])

    expected = suspicion_after(turn, CardPlayed(begun.seat, "evidence", ranked[-1]), begun.seat)
    strange = suspicion_after(turn, CardPlayed(begun.seat, "evidence", ranked[0]), begun.seat)

    assert strange > expected


def test_what_a_seat_believes_as_a_townsperson_excludes_itself() -> None:
    common = heard_until_turn(8)
    for seat in seats_in(common.counts.living):
        assert common.innocent(seat).witch[seat] == 0
        assert common.innocent(seat).cards[seat] == 0
        assert sum(common.innocent(seat).cards) == pytest.approx(common.hidden)


@pytest.mark.parametrize("belief", [PublicBelief, CommonBelief])
def test_an_attack_clears_only_those_who_could_not_afford_a_confession(belief: type[PublicBelief]) -> None:
    common = belief()
    common.read(heard_until_turn(3).story)
    before = common.odds().witch[2]
    common.read([*common.story, BlackCardDrawn(1, "night"), TargetAnnounced(2)])
    safe = common.odds().witch[2]
    for _ in range(common.counts.down[2] - 2):
        common.counts.down[2] -= 1
    common.read([*common.story, BlackCardDrawn(1, "night"), TargetAnnounced(2)])

    assert safe >= before
    assert common.odds().witch[2] < safe


@pytest.mark.parametrize("level", LEVELS)
def test_a_witch_strikes_at_her_own_only_where_they_will_confess(level: str) -> None:
    decoys = 0

    def watch(game: mh.Game[Any], move: Move) -> None:
        nonlocal decoys
        if move.reason.key == "steady-decoy":
            assert isinstance(move.choice, Seat)
            struck = move.choice.seat
            assert game.state.witches >> struck & 1
            assert sum(not tryal.up for tryal in game.view(struck).people[struck].row) >= 3
            decoys += 1

    for seed in range(6):
        played(seed, watch, level)
    assert decoys


@pytest.mark.parametrize("level", LEVELS)
def test_a_witch_judges_everybody_but_her_fellows_as_a_townsperson_in_her_seat_would(level: str) -> None:
    compared = 0

    def watch(game: mh.Game[Any], move: Move) -> None:
        nonlocal compared
        decision = next(each for each in game.decisions if each.id == move.id)
        seat = decision.seat
        if decision.kind != "turn" or game.view(seat).own.team != "witches":
            return
        prompt = prompt_for(game, seat, random.Random(0))
        bot = make_bot("salem1692", level)
        assert isinstance(bot, SteadyBot)
        hers = bot._mind(prompt)
        assert isinstance(hers, Mimic)
        common = bot.common()
        common.read(prompt.public)
        hand = next(event for event in prompt.story if isinstance(event, HandSeen))
        town = Town(Disguise(prompt.view), InnocentBelief(common, seat, hand))
        fellows = [other for other in range(7) if hers.truth.witch[other] > SURE]
        for other in town.scene.others:
            assert hers.enmity(other) == town.enmity(other)
            assert hers.noise(other) == town.noise(other)
            if other not in fellows and town.scene.partner_of(other) not in fellows:
                assert hers.trial(other) == town.trial(other)
                compared += 1

    played(3, watch, level)
    assert compared > 20


def test_a_level_that_a_game_does_not_have_is_refused_with_those_it_has() -> None:
    with pytest.raises(mh.Refused) as refused:
        make_bot("newsalem", "clever")
    assert "random, easy, sharp, steady" in str(refused.value)


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_reasons_of_a_witch_are_told_in_words(language: str) -> None:
    texts = Texts(language, "salem1692", strict=True)
    names = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus"]

    assert "Cat" in texts.reason("steady-decoy", {"seat": 2}, names)
    mimic = texts.reason("steady-mimic", {"seat": 3, "share": 0.25}, names)
    assert "Dan" in mimic
    assert "25" in mimic
    chance = {"en": "chance that Dan is a witch", "fr": "Dan pourrait être Sorcière", "es": "de que Dan sea bruja"}
    assert chance[language] in mimic  # a wording that suits a shield as well as an accusation
