"""What sharp adds to steady: it weighs acts by what either side would have done, and as a witch it passes for town."""

from __future__ import annotations

import random
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.bots.bot import Bot, Move, prompt_for
from meetinghouse.bots.play import play_out
from meetinghouse.bots.random_bot import RandomBot
from meetinghouse.bots.registry import make_bot
from meetinghouse.bots.salem1692.backs import Backs
from meetinghouse.bots.salem1692.behaviour import SPARE
from meetinghouse.bots.salem1692.cards import best_trial, plays
from meetinghouse.bots.salem1692.common import CommonBelief, InnocentBelief, PublicBelief
from meetinghouse.bots.salem1692.mimic import Mimic
from meetinghouse.bots.salem1692.mind import Mind
from meetinghouse.bots.salem1692.scene import Scene
from meetinghouse.bots.salem1692.sharp import EXPOSABLE, SUSPECTED, SharpBot, SharpMimic, SharpWitch
from meetinghouse.bots.salem1692.steady import SteadyBot, shared
from meetinghouse.bots.salem1692.town import Town
from meetinghouse.bots.salem1692.witch import SURE, Witch
from meetinghouse.bots.salem1692.worlds import Odds
from meetinghouse.engine.sayings import Spoke
from meetinghouse.engine.values import Seat, seats_in
from meetinghouse.games.salem1692.events import BlackCardDrawn, CardPlayed, HandSeen, TargetAnnounced, TurnBegan
from meetinghouse.texts import Texts

from .levels import LEVELS, bot_of


def played(seed: int, watch: Any = None, level: str = "sharp") -> mh.Game[Any]:
    game = mh.start("salem1692", 7, seed, {"edition": "en"})
    play_out(game, [SharpBot(0) if level == "sharp" else SteadyBot() for _ in range(7)], random.Random(seed), watch)
    return game


def heard_until_turn(number: int) -> CommonBelief:
    """What everybody believes in common when that turn begins."""
    common, turns = CommonBelief(), 0
    for event in played(5).heard(None):
        common.hear(event)
        turns += isinstance(event, TurnBegan)
        if turns == number:
            return common
    raise AssertionError("the game was too short")


@pytest.mark.parametrize("talk", ["off", "claims"])
@pytest.mark.parametrize("kind", [PublicBelief, CommonBelief])
def test_what_everybody_believes_is_the_same_if_it_is_read_on_from_a_copy(kind: type[PublicBelief], talk: str) -> None:
    game = mh.start("salem1692", 7, 4, {"edition": "en", "talk": talk})
    bots: list[Bot] = [RandomBot(talks=True), *[SharpBot(0) for _ in range(6)]]  # one says what cannot be true
    play_out(game, bots, random.Random(4))
    story = game.heard()
    assert any(isinstance(event, Spoke) for event in story) == (talk == "claims")
    for end in range(60, len(story), 45):
        found, whole = shared(kind, story[:end], end), kind()
        whole.read(story[:end])
        assert found.odds() == whole.odds()
        assert found.turn == whole.turn
        copied, other = whole.copy(), kind()
        assert copied is not None
        copied.read(story)  # which changes nothing that the other believes
        whole.read(story[: end + 20])
        other.read(story[: end + 20])
        assert whole.odds() == other.odds()


class Forgetful(CommonBelief):
    """Works out anew, each time it is asked, what a seat believes that has never held a Witch card."""

    def innocent(self, seat: int) -> Odds:
        return self.worlds.odds(self.behaviour.evidence, 1 << seat)


@pytest.mark.parametrize("players", [4, 6, 7])
def test_a_story_that_is_read_again_is_weighed_by_what_was_believed_at_each_moment(players: int) -> None:
    game = mh.start("salem1692", players, "speed/1", {"edition": "es"})
    play_out(game, [SharpBot(0) for _ in range(players)], random.Random(1))
    found, slow = CommonBelief(), Forgetful()
    found.read(game.heard())
    slow.read(game.heard())

    assert isinstance(found.worlds, Backs)  # card backs are followed, for which the first Conspiracy tells all anew
    assert found.odds() == slow.odds()


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
        bot = bot_of(level)
        assert isinstance(bot, SteadyBot)
        hers = bot._mind(prompt)
        assert isinstance(hers, Mimic)
        if isinstance(hers, SharpMimic) and hers.unmasked:
            return
        common = bot.common()
        common.read(prompt.public)
        hand = next(event for event in prompt.story if isinstance(event, HandSeen))
        town = Town(Scene(prompt.view), InnocentBelief(common, seat, hand))
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


def minds(kind: str, seeds: range) -> list[tuple[SharpMimic, Move]]:
    """How sharp's witches judge whenever they are asked such a question, and what they do."""
    found: list[tuple[SharpMimic, Move]] = []

    def watch(game: mh.Game[Any], move: Move) -> None:
        decision = game.decision(move.id)
        if decision.kind == kind and game.view(decision.seat).own.team == "witches":
            bot = SharpBot()
            bot._mind(prompt_for(game, decision.seat, random.Random(0)))
            assert isinstance(bot._kept, SharpMimic)
            found.append((bot._kept, move))

    for seed in seeds:
        played(seed, watch)
    return found


def test_a_sharp_witch_hides_until_she_is_suspected_or_one_townsperson_is_left() -> None:
    hidden = shown = 0
    for mind, move in minds("turn", range(4)):
        suspected = mind.common.odds().witch[mind.scene.me] > SUSPECTED
        alone = sum(mind.truth.witch[seat] <= SURE for seat in mind.scene.others) <= 1
        assert mind.unmasked == (suspected or alone)
        judge: Mind = mind.truth if mind.unmasked else Town(mind.scene, mind.belief)
        for seat in mind.scene.others:
            assert mind.enmity(seat) == judge.enmity(seat)
            assert mind.trial(seat) == judge.trial(seat)
        assert mind.unmasked or move.reason.key != "steady-unmasked"
        hidden += not mind.unmasked
        shown += move.reason.key == "steady-unmasked"
    assert hidden > 50
    assert shown


def test_a_sharp_witch_accuses_fellows_only_while_that_hardly_exposes_them() -> None:
    spared = accused = 0
    for mind, _ in minds("turn", range(9, 14)):
        wished = best_trial(mind)
        if wished is None or mind.truth.witch[wished.target] <= SURE:
            continue
        exposed = mind.truth.hit(wished.target) > EXPOSABLE
        assert exposed == (wished not in list(plays(mind)))
        spared += exposed
        accused += not exposed
    assert spared
    assert accused


def test_a_witch_who_is_the_constable_protects_nobody_who_needs_it() -> None:
    given = 0
    for mind, move in minds("gavel", range(12)):
        assert isinstance(move.choice, Seat)
        if any(mind.scene.count_down(seat) >= SPARE for seat in mind.scene.others):
            to = move.choice.seat
            assert mind.scene.count_down(to) >= SPARE or mind.truth.witch[to] > SURE
            assert move.reason.key == "steady-misuse"
            given += 1
    assert given


def test_sharp_witches_strike_rather_where_the_constable_will_not_help() -> None:
    avoided = 0
    for mind, _ in minds("victim", range(8)):
        witch = mind.truth
        assert isinstance(witch, SharpWitch)
        assert 0 <= sum(witch._protected) < 1.001
        for seat in mind.scene.others:
            plain = Witch.strike(witch, seat)
            assert witch.strike(seat) <= plain
            avoided += witch.strike(seat) < plain - 0.1
    assert avoided


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_reasons_of_a_witch_are_told_in_words(language: str) -> None:
    texts = Texts(language, "salem1692", strict=True)
    names = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus"]

    assert "Cat" in texts.reason("steady-decoy", {"seat": 2}, names)
    assert "Eve" in texts.reason("steady-unmasked", {"seat": 4}, names)
    mimic = texts.reason("steady-mimic", {"seat": 3, "share": 0.25}, names)
    assert "Dan" in mimic
    assert "25" in mimic
    chance = {"en": "chance that Dan is a witch", "fr": "Dan pourrait être Sorcière", "es": "de que Dan sea bruja"}
    assert chance[language] in mimic  # a wording that suits a shield as well as an accusation
