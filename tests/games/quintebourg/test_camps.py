"""Modes, camps and factions, and how players change sides (QB-CAMP)."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.values import Seat
from meetinghouse.games.quintebourg.components.names import (
    ALG,
    CAMPS,
    EFFECTS,
    FACTIONS,
    GEO,
    NEARLY_DEAD,
    PACK,
    PARTY,
    SWORN_ENEMY,
)
from meetinghouse.games.quintebourg.components.names import ANA as F_ANA
from meetinghouse.games.quintebourg.events import Converted, GroupChose
from meetinghouse.games.quintebourg.phases.night.night import CALLS
from meetinghouse.games.quintebourg.queries.town import camp, members
from meetinghouse.games.quintebourg.rules import RULES
from meetinghouse.games.quintebourg.state import Quintebourg
from meetinghouse.games.quintebourg.verbs import camps
from meetinghouse.games.quintebourg.verbs.camps import camps_in_play, leader
from meetinghouse.games.quintebourg.victory import conditions

from .town import ANA, BEN, CLEO, DAN, EVA, FINN, GUS, HANA, asked, call, invoke, told, town, until

DEALT = [(mode, players) for mode in "vme" for players in (6, 9, 12, 16, 21)]
# By mode: the camps that are always in play, and those that may be (QB-CAMP-07).
ALWAYS = {
    "v": {"reptiliens", "villageois"},
    "m": {"geometres", "algebristes", "analystes"},
    "e": {"reptiliens", "geometres", "algebristes", "analystes"},
}
PERHAPS = {
    "v": {"amoureux", "idealistes", "mc", "setheux"},
    "m": {"amoureux", "idealistes", "nobel"},
    "e": {"amoureux", "idealistes", "mc", "setheux", "nobel"},
}
CAMP_OF = {
    "reptiliens": ("rept-alpha", "rept-rouge", "rept-noire", "reptilienne"),
    "setheux": ("seth", "fennec"),
    "mc": ("cortex", "minus"),
    "idealistes": ("medecin", "sesiano"),
    "amoureux": ("amoureux",),
    "villageois": ("villageois",),
    "algebristes": ("hess", "algebriste"),
    "analystes": ("rappaz", "analyste"),
    "geometres": ("pach", "geometre"),
    "nobel": ("nobel",),
    "": ("skadi",),
}


def begun(mode: str, players: int, seed: int = 5) -> Quintebourg:
    """A game right after the deal."""
    return start_by(RULES, players, seed, {"mode": mode})


def converted(target: int, **words: Any) -> Quintebourg:
    """Ben, the black Reptilian, has converted this player by day."""
    game = town(**{"at": "session"} | words)
    invoke(game, BEN, "noire-convert", target)
    return game


@pytest.mark.rule("QB-CAMP-01")
def test_there_are_three_modes() -> None:
    mode = next(setting for setting in RULES.settings if setting.name == "mode")
    assert mode.values == ("v", "m", "e")


@pytest.mark.rule("QB-CAMP-02")
@pytest.mark.parametrize(("mode", "players"), DEALT)
def test_everybody_has_one_party_card_and_one_effect_card(mode: str, players: int) -> None:
    state = begun(mode, players).state
    assert len(state.party) == len(state.effect) == players
    assert set(state.party) <= set(PARTY)
    assert set(state.effect) <= set(EFFECTS)


@pytest.mark.rule("QB-CAMP-03")
@pytest.mark.parametrize(("name", "cards"), CAMP_OF.items())
def test_the_party_card_fixes_the_camp(name: str, cards: tuple[str, ...]) -> None:
    for card in cards:
        game = town([card, "rept-alpha"], mode="e", at="pack")
        assert camp(game.state, ANA) == name


@pytest.mark.rule("QB-CAMP-04", "QB-RULING-37")
@pytest.mark.parametrize(
    ("alibi", "mode", "faction"),
    [("reptilienne", "v", "pack"), ("algebriste", "m", "alg"), ("analyste", "m", "ana"), ("geometre", "e", "geo")],
)
def test_a_lover_meets_with_the_alibi_and_wins_as_a_lover(alibi: str, mode: str, faction: str) -> None:
    parties = "amoureux amoureux rept-alpha hess rappaz pach"
    game = town(parties, mode=mode, alibis={ANA: alibi}, at="session")
    assert camp(game.state, ANA) == "amoureux"
    assert CALLS[faction].callees(game) >> ANA & 1


@pytest.mark.rule("QB-RULING-38", "QB-CAMP-04")
@pytest.mark.parametrize(("mode", "players"), [each for each in DEALT if each[1] >= 9])
def test_alibis_are_plain_cards(mode: str, players: int) -> None:
    for seed in range(4):
        state = begun(mode, players, seed).state
        for seat in range(players):
            plain = ("villageois", "reptilienne", "algebriste", "analyste", "geometre")
            assert (state.alibi[seat] in plain) == (state.party[seat] == "amoureux")


@pytest.mark.rule("QB-CAMP-05")
def test_the_camp_fixes_who_wins() -> None:
    game = town("rept-alpha cortex villageois", health="qqii", at="update")
    assert game.outcome is not None
    assert game.outcome.winners == tuple(range(2, 12))
    assert game.outcome.sides[:3] == ("reptiliens", "mc", "villageois")


@pytest.mark.rule("QB-CAMP-07", "QB-CAMP-08")
@pytest.mark.parametrize("mode", "vme")
def test_which_camps_a_mode_always_has_may_have_and_never_has(mode: str) -> None:
    found: set[str] = set()
    skadi = False
    for players in range(6, 22):
        state = begun(mode, players).state
        present = set(camps_in_play(state))
        assert ALWAYS[mode] <= present <= ALWAYS[mode] | PERHAPS[mode]
        found |= present
        skadi = skadi or "skadi" in state.party
    assert found == ALWAYS[mode] | PERHAPS[mode]
    assert skadi


@pytest.mark.rule("QB-CAMP-08")
def test_skadi_has_no_camp_at_the_start() -> None:
    assert camp(town("skadi rept-alpha", at="session").state, ANA) == ""


@pytest.mark.rule("QB-CAMP-07", "QB-CAMP-09", "QB-RULING-25")
def test_of_several_camps_the_first_in_the_table_counts() -> None:
    order = [
        "amoureux",
        "idealistes",
        "mc",
        "setheux",
        "reptiliens",
        "nobel",
        "geometres",
        "algebristes",
        "analystes",
        "villageois",
    ]
    assert list(CAMPS) == order
    state = town("rept-alpha", at="session").state
    for first in range(10):
        state.camps[DAN] = sum(1 << each for each in range(first, 10))
        assert camp(state, DAN) == order[first]


@pytest.mark.rule("QB-CAMP-06", "QB-CAMP-10", "QB-EX-50", "QB-RULING-26", "QB-ROLE-NOIRE-03")
def test_a_villager_turned_reptilian_wins_with_them_and_the_villagers_need_her_dead() -> None:
    game = converted(ANA, parties="villageois rept-noire")
    assert game.state.camps[ANA] == 1 << CAMPS.index("reptiliens")
    assert CALLS["pack"].callees(game) >> ANA & 1
    game.state.health[BEN] = 3
    assert "villageois" not in conditions(game.state)
    game.state.health[ANA] = 3
    assert "villageois" in conditions(game.state)


@pytest.mark.rule("QB-CAMP-11", "QB-EX-50", "QB-RULING-26", "QB-ROLE-NOIRE-02")
def test_a_lover_turned_reptilian_stays_above_all_a_lover() -> None:
    game = converted(ANA, parties="amoureux rept-noire amoureux")
    assert camp(game.state, ANA) == "amoureux"
    assert CALLS["pack"].callees(game) >> ANA & 1
    game.state.health[BEN] = 3
    assert "villageois" not in conditions(game.state)


@pytest.mark.rule("QB-RULING-26", "QB-ROLE-NOIRE-02", "QB-ROLE-NOIRE-03")
@pytest.mark.parametrize(
    ("party", "side", "groups"),
    [
        ("medecin", "idealistes", {"pack"}),
        ("minus", "mc", {"pack", "mc"}),
        ("fennec", "setheux", {"pack", "setheux"}),
        ("nobel", "reptiliens", {"pack"}),
        ("hess", "reptiliens", {"pack"}),
        ("analyste", "reptiliens", {"pack"}),
        ("geometre", "reptiliens", {"pack"}),
        ("skadi", "reptiliens", {"pack"}),
    ],
)
def test_what_a_black_conversion_leaves(party: str, side: str, groups: set[str]) -> None:
    others = ["algebriste", "rappaz", "analyste", "pach", "geometre", "rept-alpha"]
    words: dict[str, Any] = {"effects": {ANA: "laura"}, "posts": {"senateur": ANA}}
    game = converted(ANA, parties=[party, "rept-noire", *others], mode="e", **words)
    state = game.state
    assert camp(state, ANA) == side
    assert {name for index, name in enumerate(FACTIONS) if state.factions[ANA] >> index & 1} == groups
    assert (state.effect[ANA], state.holder("senateur")) == ("laura", ANA)
    assert leader(state, ALG) == -1


@pytest.mark.rule("QB-RULING-26")
def test_a_black_conversion_takes_a_lovers_alibi_meetings_too() -> None:
    game = converted(ANA, parties="amoureux rept-noire amoureux", alibis={ANA: "geometre"}, mode="e")
    assert game.state.factions[ANA] == PACK


@pytest.mark.rule("QB-RULING-26")
def test_converting_one_of_the_pack_is_spent_for_nothing() -> None:
    game = converted(ANA, parties="rept-alpha rept-noire")
    assert game.state.uses[BEN]["noire-convert"] == 0
    assert not [event for event in game.heard(ANA) if isinstance(event, Converted)]
    assert (camp(game.state, ANA), game.state.factions[ANA]) == ("reptiliens", PACK)


@pytest.mark.rule("QB-RULING-26")
def test_a_black_conversion_may_name_the_unharmed_the_wounded_and_those_in_a_coma() -> None:
    game = town("villageois rept-noire", health={CLEO: "b", DAN: "c", EVA: "q", FINN: "m"}, returned=True, at="session")
    game.answer(f"{BEN}-invoke", game.offers[0].options[0])
    named = {option[1].seat for option in game.decisions[0].options if isinstance(option, tuple)}  # type: ignore[union-attr]
    assert named == {ANA, CLEO, DAN, *range(6, 12)}


@pytest.mark.rule("QB-RULING-27", "QB-CAMP-06", "QB-ROLE-SESIANO-09")
def test_sesianos_convert_keeps_cards_and_meetings_so_that_nobody_notices_and_is_told() -> None:
    game = town("sesiano rept-alpha reptilienne hess", mode="e", effects={CLEO: "laura"}, at="session")
    before = [game.view(seat) for seat in (BEN, DAN)]
    camps.become_idealist(game, CLEO)
    state = game.state
    assert camp(state, CLEO) == "idealistes"
    assert (state.party[CLEO], state.effect[CLEO], state.factions[CLEO]) == ("reptilienne", "laura", PACK)
    assert CALLS["pack"].callees(game) >> CLEO & 1
    assert [event.camp for event in game.heard(CLEO) if isinstance(event, Converted)] == ["idealistes"]
    assert not [event for event in game.heard(BEN) if isinstance(event, Converted)]
    assert [game.view(seat) for seat in (BEN, DAN)] == before


@pytest.mark.rule("QB-RULING-27", "QB-CAMP-14", "QB-RULING-148", "QB-EX-61")
@pytest.mark.parametrize("leave", [False, True])
def test_nobody_needs_a_convert_to_fall_as_a_reptilian_any_more_and_the_reptilians_do(leave: bool) -> None:
    options = {"converts_leave": leave}
    game = town("sesiano rept-alpha reptilienne seth", health={DAN: "q", CLEO: "q"}, at="session", options=options)
    assert "villageois" not in conditions(game.state)
    camps.become_idealist(game, BEN)
    assert "villageois" in conditions(game.state)
    fallen = dict.fromkeys([ANA, *range(DAN, 12)], "q")
    game = town("sesiano rept-alpha reptilienne", health=fallen, at="weddings", options=options)
    assert "reptiliens" in conditions(game.state)
    camps.become_idealist(game, CLEO)
    assert "reptiliens" not in conditions(game.state)


@pytest.mark.rule("QB-RULING-27", "QB-CAMP-14", "QB-EX-61")
@pytest.mark.parametrize("leave", [False, True])
@pytest.mark.parametrize(("convert", "conquers"), [(None, True), (ANA, False), (BEN, False), (EVA, True)])
def test_a_converted_leader_or_member_conquers_nothing_for_the_algebraists(
    convert: int | None, conquers: bool, leave: bool
) -> None:
    posts = {"president": ANA, "senateur": BEN, "procureur": CLEO}
    parties = "hess algebriste algebriste rappaz algebriste rept-alpha"
    words: dict[str, Any] = {"posts": posts, "became": 1 << ANA, "options": {"converts_leave": leave}}
    state = (game := town(parties, mode="e", at="session", **words)).state
    if convert is not None:
        camps.become_idealist(game, convert)
    assert ("algebristes" in conditions(state)) == conquers


@pytest.mark.rule("QB-RULING-27", "QB-EX-61")
def test_a_converted_sworn_enemy_need_not_fall_and_a_converts_coins_are_nobodys() -> None:
    game = town("hess algebriste rappaz pach sesiano rept-alpha", mode="e", health={FINN: "q"}, at="session")
    assert "algebristes" not in conditions(game.state)
    camps.become_idealist(game, CLEO)
    assert conditions(game.state)["algebristes"] == "annihilation"
    game = town("hess rappaz pach sesiano rept-alpha", mode="e", coins={seat: 3 * (seat == ANA) for seat in range(12)})
    assert conditions(game.state)["algebristes"] == "all-coins"
    camps.become_idealist(game, ANA)
    assert "algebristes" not in conditions(game.state)


@pytest.mark.rule("QB-RULING-27", "QB-RULING-31")
def test_minus_and_cortex_win_by_charms_only_once_a_convert_of_theirs_has_fallen() -> None:
    everybody = (1 << 12) - 1
    game = town("cortex minus rept-alpha sesiano", charmed=everybody & ~3, at="session")
    assert "mc" in conditions(game.state)
    camps.become_idealist(game, BEN)
    assert "mc" not in conditions(game.state)
    game.state.health[BEN] = NEARLY_DEAD
    assert "mc" in conditions(game.state)
    camps.become_idealist(game, ANA)
    assert "mc" not in conditions(game.state)


@pytest.mark.rule("QB-RULING-27", "QB-EX-61")
def test_a_converted_alpha_still_has_the_last_word_and_her_fellows_spare_her() -> None:
    game = town("rept-alpha reptilienne reptilienne sesiano", at=["pack", "positions", "attack"])
    camps.become_idealist(game, ANA)
    assert Seat(ANA) not in asked(game, BEN).options
    call(game, s0=GUS, s1=HANA, s2=HANA)
    assert game.state.targets == {"pack": [GUS, GUS]}
    assert game.state.position[ANA] == GUS


@pytest.mark.rule("QB-RULING-27", "QB-RULING-34")
@pytest.mark.parametrize(("succession", "target"), [(False, None), (True, HANA)])
def test_by_an_option_a_convert_leaves_the_meetings_and_the_lead(succession: bool, target: int | None) -> None:
    options = {"converts_leave": True, "leader_succession": succession}
    game = town("rept-alpha reptilienne reptilienne sesiano", at="session", options=options)
    before = game.view(BEN)
    camps.become_idealist(game, ANA)
    assert game.view(BEN) == before  # he learns nothing before the next meeting
    until(game, "pack")
    assert not CALLS["pack"].callees(game) >> ANA & 1
    assert Seat(ANA) in asked(game, BEN).options
    call(game, s1=HANA, s2=GUS)
    assert game.state.targets == ({} if target is None else {"pack": [target, target]})
    assert [event.target for event in told(game, ANA, GroupChose)] == []


@pytest.mark.rule("QB-RULING-27", "QB-RULING-71")
def test_by_an_option_cortex_may_charm_a_converted_minus() -> None:
    for leave in (False, True):
        game = town("cortex minus rept-alpha sesiano", at="cortex", night=2, options={"converts_leave": leave})
        camps.become_idealist(game, BEN)
        game.advance()
        named = {option[0] for option in asked(game, ANA).options if isinstance(option, tuple)}
        assert (Seat(BEN) in named) == leave


@pytest.mark.rule("QB-RULING-27", "QB-RULING-26")
def test_the_black_reptilian_makes_a_reptilian_of_a_convert_again() -> None:
    game = town("sesiano rept-noire reptilienne seth", health={DAN: "q"}, at="session")
    camps.become_idealist(game, CLEO)
    game.state.health[BEN] = NEARLY_DEAD
    assert "villageois" in conditions(game.state)
    game.state.health[BEN] = 0
    invoke(game, BEN, "noire-convert", CLEO)
    game.state.health[BEN] = NEARLY_DEAD
    assert "villageois" not in conditions(game.state)
    assert camp(game.state, CLEO) == "idealistes"


@pytest.mark.rule("QB-RULING-27", "QB-CAMP-11")
def test_a_lover_whom_the_prophet_converts_counts_as_before() -> None:
    game = town("amoureux amoureux sesiano", alibis={ANA: "reptilienne"}, at="session")
    camps.become_idealist(game, ANA)
    assert "villageois" not in conditions(game.state)


@pytest.mark.rule("QB-RULING-27", "QB-RULING-69")
def test_a_lover_stays_one_but_skadi_who_shares_their_victory_is_no_lover() -> None:
    game = town("sesiano skadi amoureux amoureux rept-alpha", at="session")
    camps.join(game.state, BEN, 1 << CAMPS.index("amoureux"))
    camps.become_idealist(game, BEN)
    camps.become_idealist(game, CLEO)
    assert (camp(game.state, BEN), camp(game.state, CLEO)) == ("idealistes", "amoureux")


@pytest.mark.rule("QB-CAMP-12")
def test_the_sworn_enemies_are_those_of_the_rulebook() -> None:
    assert SWORN_ENEMY == {ALG: F_ANA, F_ANA: GEO, GEO: ALG}


@pytest.mark.rule("QB-CAMP-13")
def test_the_leaders_are_those_of_the_rulebook() -> None:
    state = town("hess rappaz pach rept-alpha algebriste analyste", mode="e", at="session").state
    assert [leader(state, faction) for faction in (ALG, F_ANA, GEO, PACK)] == [ANA, BEN, CLEO, DAN]


@pytest.mark.rule("QB-RULING-36")
def test_skadi_converted_before_her_choice_belongs_to_both_camps() -> None:
    for first, side in (("reptiliens", "mc"), ("idealistes", "idealistes")):
        game = town("skadi rept-alpha cortex minus", at="session")
        (camps.become_reptilian if first == "reptiliens" else camps.become_idealist)(game, ANA)
        assert camp(game.state, ANA) == first
        camps.join(game.state, ANA, 1 << CAMPS.index("mc"))
        assert camp(game.state, ANA) == side
        assert members(game.state, 1 << FACTIONS.index("mc")) >> ANA & 1
