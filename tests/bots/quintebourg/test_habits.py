"""Habits of Quinte-bourg's steady bot that show only late in a game."""

from __future__ import annotations

import random
from typing import Any

from meetinghouse.bots.bot import prompt_for
from meetinghouse.bots.quintebourg import hunts, votes, weddings
from meetinghouse.bots.quintebourg.aims import aims
from meetinghouse.bots.quintebourg.belief import MC, PACK, Belief
from meetinghouse.bots.quintebourg.mind import Mind
from meetinghouse.bots.quintebourg.powers import plan
from meetinghouse.bots.quintebourg.scene import Scene
from meetinghouse.bots.quintebourg.strange import to_convert
from meetinghouse.bots.registry import make_bot
from meetinghouse.engine.values import Amount, Seat, Word
from meetinghouse.games.quintebourg.state import Quintebourg
from meetinghouse.games.quintebourg.verbs import camps

from ...games.quintebourg.town import ANA, BEN, CLEO, DAN, town


def mind(game: Quintebourg, seat: int) -> Mind:
    prompt = prompt_for(game, seat, random.Random(1))
    scene = Scene(prompt.view)
    belief = Belief(scene)
    belief.read(prompt.story)
    return Mind(scene, lambda: belief, prompt)


def wish(parties: str, kind: int, **more: Any) -> float:
    """How much the bot in the first seat wants players of that kind to fall."""
    return aims(mind(town(parties, at="weddings", **more), ANA).scene)[kind]


def test_the_more_are_charmed_the_more_those_who_charm_have_to_go() -> None:
    few, many = 0b11 << 6, 0b111111 << 6
    for party in ("villageois", "rept-alpha", "seth"):
        parties = f"{party} cortex minus medecin"
        assert wish(parties, MC, charmed=many, charmed_told=many) > wish(parties, MC, charmed=few, charmed_told=few)
    for party in ("medecin", "cortex"):  # these two may win together with Cortex and Minus
        parties = f"{party} cortex minus medecin" if party != "cortex" else "cortex minus medecin"
        assert wish(parties, MC, charmed=many, charmed_told=many) == wish(parties, MC)


def test_seth_spares_the_last_of_the_pack() -> None:
    parties = "seth rept-alpha rept-rouge medecin"
    assert wish(parties, PACK) > 0
    assert wish(parties, PACK, health="iqi") < 0


def test_seth_strikes_the_alpha_last_for_nobody_hunts_without_her() -> None:
    fallen = dict.fromkeys(range(4, 12), "q")
    assert plan(mind(town("seth rept-alpha rept-rouge", at="weddings", health=fallen), ANA)) == ("seth-kill", CLEO)
    fallen = dict.fromkeys(range(3, 12), "q") | {CLEO: "i"}
    assert plan(mind(town("seth rept-alpha villageois", at="weddings", health=fallen), ANA)) == ("seth-kill", BEN)


def test_among_mathematicians_the_prophet_tries_his_luck_when_enough_people_hardly_stand() -> None:
    parties = "sesiano hess algebriste algebriste algebriste algebriste rappaz analyste pach geometre"

    def chosen(fallen: range) -> int:
        health = dict.fromkeys(fallen, "q")
        found = mind(town(parties, players=18, mode="m", at="weddings", health=health), ANA)
        return to_convert(found, found.scene.alive)

    assert chosen(range(14, 18)) < 0  # there is still time
    assert chosen(range(8, 18)) > ANA
    assert chosen(range(7, 18)) < 0  # too late: fewer than eight are on their feet


def test_lovers_keep_their_coins_together_where_they_meet() -> None:
    game = town("amoureux amoureux", at="weddings", posts={"president": ANA}, coins={ANA: 2, BEN: 1})
    offer = next(each for each in game.offers if each.kind == "give" and each.seat == ANA)
    gift = weddings.give(mind(game, ANA), offer)
    assert gift is not None
    assert gift.choice == (Seat(BEN), Amount(2))  # all coins, and to the less famous player
    offer = next(each for each in game.offers if each.kind == "give" and each.seat == BEN)
    assert weddings.give(mind(game, BEN), offer) is None


def test_a_lover_who_has_an_order_keeps_a_coin_for_the_vote() -> None:
    for coins, gift in ((3, (Seat(BEN), Amount(2))), (1, None)):
        words: dict[str, Any] = {"posts": {"president": ANA}, "coins": {ANA: coins, BEN: 1}}
        game = town("amoureux amoureux", at="debate", orders=[[ANA, CLEO, BEN, 1]], **words)
        offer = next(each for each in game.offers if each.kind == "give" and each.seat == ANA)
        found = weddings.give(mind(game, ANA), offer)
        assert (found and found.choice) == gift


def test_a_house_is_worth_an_attack_by_all_who_may_be_hit_there() -> None:
    words: dict[str, Any] = {"alibis": {ANA: "rept-alpha", BEN: "villageois"}, "slot": [0, 1, 1, *range(3, 12)]}
    found = mind(town("amoureux amoureux villageois", at="pack", **words), ANA)
    alone, with_the_lover = [hunts.worth(found, "pack", [ANA], seat) for seat in (DAN, CLEO)]
    assert alone > with_the_lover + 0.5


def test_a_convert_of_the_prophets_hunts_nobody_and_votes_openly_against_the_former_pack() -> None:
    game = town("rept-alpha rept-rouge villageois sesiano", at="pack")
    camps.become_idealist(game, ANA)
    game.advance()
    asked = next(each for each in game.decisions if each.seat == ANA)
    assert hunts.hunt(mind(game, ANA), asked)[0] == Word("none")
    game = town("rept-alpha rept-rouge villageois sesiano", at="vote", posts={"president": ANA})
    assert votes.ranked(mind(game, ANA), game.decisions[0])[0] != BEN
    camps.become_idealist(game, ANA)
    assert votes.ranked(mind(game, ANA), game.decisions[0])[0] == BEN


def test_whoever_is_about_to_be_executed_names_who_is_next_to_it_and_so_does_a_lover() -> None:
    cast = [0] * 12
    cast[BEN], cast[CLEO] = 2, 1
    for seat in (ANA, BEN):
        found = mind(town("amoureux amoureux", at="vote"), seat)
        assert votes.endangered(found, cast)
        pulls = {each: votes.pull(found, each, cast) for each in range(CLEO, 12)}
        assert max(pulls, key=lambda each: pulls[each]) == CLEO
        assert not votes.endangered(found, cast[:2] + [3] + cast[3:])


def test_a_condemned_assassin_shoots_only_with_the_free_bullet() -> None:
    words: dict[str, Any] = {"effects": {ANA: "assassin"}, "condemned": 1 << ANA, "seen": [{BEN: 7}, *[{}] * 11]}
    game = town("villageois rept-rouge", at="weddings", **words)
    assert plan(mind(game, ANA)) == ("assassinate", BEN)
    game.state.uses[ANA]["free-bullet"] = 0
    assert plan(mind(game, ANA)) is None


def test_a_condemned_bot_raises_no_hand_where_the_condemned_may_not_invoke() -> None:
    words: dict[str, Any] = {"effects": {ANA: "assassin"}, "condemned": 1 << ANA, "seen": [{BEN: 7}, *[{}] * 11]}
    for allowed in (True, False):
        game = town("villageois rept-rouge", at="weddings", options={"condemned_invoke": allowed}, **words)
        found = make_bot("quintebourg", "steady").move(prompt_for(game, ANA, random.Random(1)))
        assert (found is not None and found.choice == Word("invoke")) == allowed
