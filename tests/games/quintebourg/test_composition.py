"""Compositions that a host may choose: what follows from them, and which are refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

from meetinghouse.bots import make_bot
from meetinghouse.bots.play import play_out
from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.refusals import Refused
from meetinghouse.games.quintebourg.components import presets
from meetinghouse.games.quintebourg.components.composition import cards_of, effects_of, posts_of, setting_of
from meetinghouse.games.quintebourg.components.names import EFFECTS, OPTIONAL, PACK, PARTY
from meetinghouse.games.quintebourg.rules import RULES


@pytest.mark.parametrize("mode", ["v", "m", "e"])
@pytest.mark.parametrize("players", range(6, 22))
def test_without_a_word_from_the_host_everything_is_as_usual(mode: str, players: int) -> None:
    assert sorted(cards_of(mode, players, {})) == sorted(presets.cards(mode, players))
    assert sorted(effects_of(players, {})) == sorted(presets.effects(players))
    assert sorted(posts_of(players, {}, True)) == sorted(presets.posts(players, True))


def test_a_card_more_is_a_villager_less() -> None:
    cards = cards_of("v", 9, {"deal_skadi": 1})
    assert cards.count("skadi") == 1
    assert cards.count("villageois") == presets.cards("v", 9).count("villageois") - 1


def test_a_card_less_is_a_mathematician_more_where_they_are_fewest() -> None:
    cards = cards_of("m", 8, {"deal_nobel": 0})
    assert len(cards) == 8
    assert "nobel" not in cards


def test_an_effect_card_that_is_not_wanted_gives_way_to_the_next_of_the_list() -> None:
    cards = effects_of(6, {"deal_coriace": 0, "deal_assassin": 1})
    assert "coriace" not in cards
    assert "assassin" in cards
    assert len(cards) == 6


@pytest.mark.parametrize(
    ("mode", "options", "rule"),
    [
        ("m", {"deal_seth": 1}, "QB-CAMP-07"),
        ("v", {"deal_rept_alpha": 0}, "QB-CAMP-07"),
        ("v", {"deal_villageois": 0}, "QB-CAMP-07"),
        ("v", {"deal_minus": 1}, "QB-KNOW-11"),
        ("v", {"deal_fennec": 1, "deal_seth": 0}, "QB-KNOW-11"),
        ("v", {"deal_villageois": 9}, "QB-CAMP-02"),
        ("v", {setting_of(card): 0 for card in EFFECTS[:22]}, "QB-CAMP-02"),
        ("v", {setting_of(post): 1 for post in OPTIONAL[:5]}, "QB-POST-GEN-01"),
        ("v", {"deal_parrain": 1, "deal_bras_droit": 1, "henchmen": 3, "right_hand_henchmen": 2}, "QB-RULING-83"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_refused_with_the_reason(mode: str, options: dict[str, Any], rule: str) -> None:
    with pytest.raises(Refused) as error:
        start_by(RULES, 7, 1, {"mode": mode} | options)
    assert error.value.key == "option-clash"
    assert error.value.rule == rule
    assert "do not go together" not in str(error.value)  # the game has its own sentence for this


def test_all_that_does_not_go_together_is_told_at_once() -> None:
    options = {"deal_minus": 1, "deal_hess": 1, **{setting_of(post): 1 for post in OPTIONAL[:5]}}
    found = RULES.clashes(7, options)
    assert [each.rule for each in found] == ["QB-CAMP-07", "QB-KNOW-11", "QB-POST-GEN-01"]
    with pytest.raises(Refused) as error:
        RULES.check(7, options)
    assert error.value.details == found[0].details
    assert RULES.clashes(7, {}) == []


@pytest.mark.parametrize("mode", presets.MODES)
def test_a_card_is_only_asked_for_where_its_camp_can_be(mode: str) -> None:
    only = {setting.name: setting.only for setting in RULES.settings if setting.group == "party"}
    for card in PARTY:
        fits = only[setting_of(card)] is None or mode in (only[setting_of(card)] or {})["mode"]
        rules = {
            each.rule
            for each in RULES.clashes(21, {"mode": mode, setting_of(card): 1})
            if each.details.get("needed") == "no"
        }
        assert fits == ("QB-CAMP-07" not in rules)


def test_a_composed_town_is_dealt_as_composed() -> None:
    game = start_by(RULES, 8, 1, {"deal_cortex": 1, "deal_minus": 1, "deal_parrain": 1, "henchmen": 2, "coins": 5})
    assert {"cortex", "minus"} <= set(game.state.party)
    assert "parrain" in game.state.effect
    assert game.state.coins == [5] * 8
    assert game.state.options["henchmen"] == 2


def test_a_host_reads_what_follows_from_a_composition() -> None:
    assert "no-doctor" in RULES.notes(8, {"deal_medecin": 0})
    assert "no-doctor" not in RULES.notes(8, {})
    assert "no-conquest" in RULES.notes(6, {"mode": "m"})
    assert "no-conquest" not in RULES.notes(10, {"mode": "m"})


def test_every_henchman_that_a_composition_grants_can_be_found() -> None:
    options = {"deal_parrain": 1, "deal_bras_droit": 1, "henchmen": 3, "right_hand_henchmen": 1}
    for seed in range(4):
        game = start_by(RULES, 7, seed, options)
        play_out(game, [make_bot("quintebourg", "random")] * 7, random.Random(seed))
        assert game.state.henchmen[0].bit_count() >= 3
        assert game.over


def test_too_many_cards_are_told_with_the_numbers_and_what_the_host_has_set() -> None:
    (found,) = [each for each in RULES.clashes(9, {"deal_reptilienne": 15}) if each.rule == "QB-CAMP-02"]
    assert found.details["names"] == "deal_reptilienne"
    assert (found.details["count"], found.details["players"]) == (21, 9)


@pytest.mark.rule("QB-PRESET-03")
@pytest.mark.parametrize(
    ("mode", "wish", "reptilians"), [("v", "usual", 0), ("v", "yes", 1), ("v", "no", 0), ("e", "usual", 1),
                                     ("e", "yes", 1), ("e", "no", 0), ("m", "usual", 0)]
)  # fmt: skip
def test_a_host_says_whether_a_lovers_alibi_is_a_reptilian(mode: str, wish: str, reptilians: int) -> None:
    for seed in range(4):
        game = start_by(RULES, 11, seed, {"mode": mode, "deal_amoureux": 2, "reptilian_lover": wish})
        lovers = [seat for seat, card in enumerate(game.state.party) if card == "amoureux"]
        alibis = [game.state.alibi[seat] for seat in lovers]
        assert alibis.count("reptilienne") == reptilians
        assert sum(bool(game.state.factions[seat] & PACK) for seat in lovers) == reptilians
        assert mode == "v" or len(set(alibis)) == 2
