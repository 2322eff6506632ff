"""Coins: gifts, the richest citizen, the bank, estates, thefts (QB-MONEY, QB-RULING-75, -116)."""

from __future__ import annotations

import pytest

from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.values import Amount, Seat, Word
from meetinghouse.games.quintebourg.events import GiftMade, PurseChanged, RichestReported
from meetinghouse.games.quintebourg.queries.town import total_coins
from meetinghouse.games.quintebourg.rules import RULES

from .daily import ALPHA, ALPHA_DOCTOR, kinds, married, until_asked, vote
from .town import (
    ANA,
    BEN,
    CLEO,
    DAN,
    EVA,
    FINN,
    GUS,
    HANA,
    KIM,
    LEO,
    asked,
    at,
    call,
    choose,
    close,
    invoke,
    n,
    offered,
    pair,
    refused,
    states,
    told,
    town,
    value,
)


@pytest.mark.rule("QB-MONEY-01")
@pytest.mark.parametrize(
    ("players", "options", "each"), [(12, {}, 3), (13, {}, 2), (12, {"coins": 7}, 7), (9, {"coins": 0}, 0)]
)
def test_everybody_starts_with_as_many_coins_as_the_settings_say(
    players: int, options: dict[str, int], each: int
) -> None:
    assert start_by(RULES, players, 1, dict(options)).state.coins == [each] * players


@pytest.mark.rule("QB-MONEY-02", "QB-RULING-116")
def test_by_day_anybody_on_his_feet_gives_any_part_of_his_purse_to_anybody_not_taken_for_dead() -> None:
    posts = {"pick-mirko": CLEO, "president": CLEO, "senateur": DAN, "pretre-cupide": -1, "scrutateur": DAN}
    health = {KIM: "c", LEO: "q", GUS: "b"}
    for place in ("dawn", "session", "debate", "vote", "weddings", "evening", "feast"):
        weekday = "sun" if place == "feast" else "mon"
        game = town(ALPHA, at=place, weekday=weekday, posts=posts, health=health, coins={EVA: 2, HANA: 0})
        takers = [seat for seat in range(11) if seat != EVA]
        expected = {(Seat(seat), Amount(amount)) for seat in takers for amount in (1, 2)}
        assert set(offered(game, EVA, "give").options) == expected, place
        assert GUS in {offer.seat for offer in game.offers if offer.kind == "give"}
        assert not {KIM, LEO, HANA} & {offer.seat for offer in game.offers if offer.kind == "give"}
    game.answer(f"{EVA}-give", value((KIM, n(2))))
    assert (game.state.coins[EVA], game.state.coins[KIM]) == (0, 5)


@pytest.mark.rule("QB-RULING-116", "QB-KNOW-16")
def test_a_gift_is_known_to_the_two_alone() -> None:
    game = town(ALPHA, at="debate", posts={"president": CLEO})
    game.answer(f"{EVA}-give", value((BEN, n(1))))
    assert told(game, EVA, GiftMade) == told(game, BEN, GiftMade) == [GiftMade(EVA, BEN, 1)]
    for seat in (None, ANA, CLEO):
        assert told(game, seat, GiftMade) == told(game, seat, PurseChanged) == []


@pytest.mark.rule("QB-RULING-116")
def test_gifts_end_with_the_report_of_the_richest_and_there_are_none_at_night() -> None:
    game = town(ALPHA, at="richest", coins={EVA: 5})
    assert told(game, None, RichestReported) == [RichestReported(EVA)]
    assert game.secret
    assert not [offer for offer in game.offers if offer.kind == "give"]


@pytest.mark.rule("QB-RULING-116", "QB-HEALTH-48")
def test_a_gift_to_one_who_fell_tonight_is_offered_before_the_report_and_lies_in_the_estate() -> None:
    well = [0] * 12
    game = town(ALPHA, at="dawn", posts={"president": CLEO}, health={LEO: "q"}, published=well, admired=DAN)
    assert kinds(game) == {"exchange-post"}
    assert (Seat(LEO), Amount(1)) in offered(game, EVA, "give").options
    game.answer(f"{EVA}-give", value((LEO, n(1))))
    assert (game.state.coins[EVA], game.state.coins[LEO], game.state.estates[LEO]) == (2, 0, 4)
    assert told(game, EVA, GiftMade) == [GiftMade(EVA, LEO, 1)]


@pytest.mark.rule("QB-MONEY-03", "QB-RULING-75")
def test_a_patients_coins_lie_in_his_room_and_not_at_home() -> None:
    for place, loot in ((("larceny", at(DAN)), 0), (("larceny", "room", DAN), 2)):
        game = town(
            ALPHA, at="cheat", weekday="mon", effects={GUS: "tricheur"}, health={DAN: "b"}, coins={DAN: 4, GUS: 1}
        )
        call(game, s6=[place, "none"])
        assert (game.state.coins[GUS], game.state.coins[DAN]) == (1 + loot, 4 - loot)


@pytest.mark.rule("QB-RULING-75")
def test_of_two_spouses_a_thief_takes_coin_by_coin_from_the_richer() -> None:
    effects = {GUS: "tricheur"}
    for coins, left in (({BEN: 5, CLEO: 2}, (1, 2)), ({BEN: 3, CLEO: 3}, (1, 2)), ({BEN: 1, CLEO: 6}, (1, 2))):
        game = town(ALPHA, at="cheat", weekday="mon", effects=effects, coins={**coins, GUS: 0}, **married(BEN, CLEO))
        call(game, s6=[("larceny", at(BEN)), "none"])
        assert (game.state.coins[BEN], game.state.coins[CLEO]) == left
        assert game.state.coins[GUS] == sum(coins.values()) - sum(left)


@pytest.mark.rule("QB-RULING-75", "QB-RULING-105", "QB-LAW-19")
def test_larceny_takes_half_of_the_pot_rounded_up_and_others_one_coin() -> None:
    game = town(ALPHA, at="cheat", weekday="mon", effects={GUS: "tricheur"}, pot=5, coins={GUS: 0})
    call(game, s6=[("larceny", "pot"), "none"])
    assert (game.state.coins[GUS], game.state.pot) == (3, 2)
    game = town(ALPHA, at="evening", weekday="mon", posts={"pick-mirko": GUS}, pot=5, coins={GUS: 0})
    choose(game, GUS, "pot")
    assert (game.state.coins[GUS], game.state.pot) == (1, 4)
    game = town(
        "rept-alpha cortex minus", at=["cortex", "minus", "sleep"], weekday="mon", pot=5, coins={BEN: 0, CLEO: 0}
    )
    assert any("pot" in str(option) for option in asked(game, BEN).options)


@pytest.mark.rule("QB-RULING-75")
def test_a_thief_robs_the_bunker_and_the_richest_house_but_not_his_own_and_gives_to_one() -> None:
    effects = {GUS: "tricheur"}
    game = town(ALPHA_DOCTOR, at="cheat", weekday="mon", effects=effects, coins={BEN: 4, GUS: 0}, richest=BEN)
    refused(game, asked(game, GUS).id, ("larceny", at(GUS)), "QB-RULING-75")
    call(game, s6=[("larceny", "bunker"), EVA, n(1)])
    assert (game.state.coins[BEN], game.state.coins[GUS], game.state.coins[EVA]) == (2, 1, 4)


@pytest.mark.rule("QB-MONEY-04", "QB-MONEY-07", "QB-DAY-10")
@pytest.mark.parametrize(
    ("coins", "richest"), [({GUS: 5}, GUS), ({GUS: 5, EVA: 5}, None), ({}, None), ({GUS: 5, EVA: 4}, GUS)]
)
def test_who_is_strictly_richer_than_every_other_is_the_richest_citizen(
    coins: dict[int, int], richest: int | None
) -> None:
    game = town(ALPHA, at="richest", coins=coins)
    assert told(game, None, RichestReported) == [RichestReported(richest)]
    assert game.view(DAN).town.richest == richest


@pytest.mark.rule("QB-MONEY-04")
def test_the_richest_citizen_is_not_attacked_at_home_but_in_hospital() -> None:
    calls = ["pack", "positions", "attack"]
    game = town(ALPHA, at=calls, richest=GUS)
    call(game, s0=GUS)
    assert states(game)[GUS] == "i"
    game = town(ALPHA, at=calls, richest=GUS, health={GUS: "b"}, dice={"damage": [8]})
    call(game, s0=GUS)
    assert states(game)[GUS] == "q"


@pytest.mark.rule("QB-MONEY-04")
@pytest.mark.parametrize(
    ("call_name", "leader", "party"), [("alg", ANA, "hess"), ("ana", BEN, "rappaz"), ("geo", CLEO, "pach")]
)
def test_mathematicians_cannot_attack_the_richest_citizen_at_home(call_name: str, leader: int, party: str) -> None:
    game = town("hess rappaz pach", mode="m", at=[call_name, "positions", "attack"], richest=GUS)
    assert game.state.party[leader] == party
    choose(game, leader, GUS)
    close(game)
    assert states(game)[GUS] == "i"


@pytest.mark.rule("QB-MONEY-05")
def test_an_assassin_reaches_the_richest_citizen_at_home() -> None:
    game = town(ALPHA, at="debate", effects={EVA: "assassin"}, richest=GUS, dice={"assassin": [8]})
    invoke(game, EVA, "assassinate", GUS)
    assert states(game)[GUS] == "q"


@pytest.mark.rule("QB-MONEY-06")
def test_haters_fight_in_the_richest_house() -> None:
    game = town(
        ALPHA, at="positions", weekday="tue", hater=pair(GUS, HANA), haters_place=GUS, richest=GUS, dice={"fight": [0]}
    )
    assert (states(game)[GUS], states(game)[HANA]) == ("b", "c")


@pytest.mark.rule("QB-MONEY-08", "QB-KNOW-16")
def test_a_bullet_is_paid_to_the_bank_its_coins_leave_the_game_and_nobody_can_count_that() -> None:
    game = town(ALPHA, at="debate", effects={EVA: "assassin"}, dice={"assassin": [0, 0]})
    invoke(game, EVA, "assassinate", GUS)
    assert total_coins(game.state) == 36
    invoke(game, EVA, "assassinate", GUS)
    assert (game.state.coins[EVA], game.state.bank, total_coins(game.state)) == (1, 2, 34)
    assert game.view(None).town.coins == 36


@pytest.mark.rule("QB-MONEY-09", "QB-HEALTH-48", "QB-WIN-13")
def test_the_coins_of_the_fallen_form_an_estate_and_still_count() -> None:
    game = town("rept-alpha villageois fennec", at="debate", coins={DAN: 4}, posts={"president": BEN})
    invoke(game, CLEO, "bite", DAN)
    assert (game.state.coins[DAN], game.state.estates[DAN]) == (0, 4)
    assert game.view(None).town.coins == 37
    until_asked(game, "vote")
    vote(game, {})


@pytest.mark.rule("QB-KNOW-16")
def test_a_purse_is_its_owners_secret_and_the_total_is_everybodys() -> None:
    game = town(ALPHA, at="debate", coins={EVA: 7}, richest=EVA)
    for viewer in (None, *range(12)):
        view = game.view(viewer)
        assert [person.coins for person in view.people if person.seat != viewer] == [None] * (
            12 if viewer is None else 11
        )
        assert (view.town.coins, view.town.richest) == (40, EVA)
    assert game.view(EVA).own.coins == 7


@pytest.mark.rule("QB-KNOW-38")
def test_who_is_robbed_sees_the_purse_shrink_and_no_thief() -> None:
    game = town(ALPHA, at="evening", weekday="mon", posts={"pick-mirko": CLEO})
    choose(game, CLEO, EVA)
    heard = [event for event in game.heard(EVA) if event not in game.heard(None)]
    assert heard == [PurseChanged(EVA, 2, -1)]
    game = town(ALPHA, at="cheat", weekday="mon", effects={GUS: "tricheur"})
    call(game, s6=[("larceny", at(EVA)), "none"])
    heard = [event for event in game.heard(EVA) if event not in game.heard(None)]
    assert heard == [PurseChanged(EVA, 1, -2)]


@pytest.mark.rule("QB-KNOW-25")
def test_everybody_knows_what_is_in_the_pot() -> None:
    assert town(ALPHA, at="debate").view(None).town.pot is None
    game = town(ALPHA, at="vote", posts={"president": CLEO}, law="pot", law_senator=DAN)
    assert Word("blank") in asked(game, CLEO).options
    choose(game, CLEO, FINN)
    assert game.view(None).town.pot == 1


@pytest.mark.rule("QB-RULING-105", "QB-LAW-19")
def test_from_an_empty_pot_nobody_takes_a_coin() -> None:
    game = town(ALPHA, at="evening", weekday="mon", posts={"pick-mirko": GUS}, pot=0, coins={GUS: 0})
    choose(game, GUS, "pot")
    assert (game.state.coins[GUS], game.state.pot) == (0, 0)


@pytest.mark.rule("QB-MONEY-04", "QB-MONEY-07")
@pytest.mark.parametrize("letter", ["b", "c"])
def test_a_patient_counts_for_the_richest_citizen_like_everybody(letter: str) -> None:
    for coins, richest in (({GUS: 5}, GUS), ({GUS: 5, EVA: 5}, None)):
        game = town(ALPHA, at="richest", coins=coins, health={GUS: letter})
        assert told(game, None, RichestReported) == [RichestReported(richest)]
