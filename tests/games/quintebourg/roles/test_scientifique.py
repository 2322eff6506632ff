"""The scientist and related roles: who was at home, and where a Reptilian spent the night."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.games.quintebourg.components.names import PACK
from meetinghouse.games.quintebourg.events import RevealAnswered, StalkAnswered

from ..town import (
    ANA,
    BEN,
    CLEO,
    DAN,
    EVA,
    FINN,
    GUS,
    HANA,
    IVO,
    at,
    call,
    choose,
    pair,
    told,
    town,
)


@pytest.mark.rule("QB-EFF-SCIENCE-01")
def test_he_uses_one_invention_not_both() -> None:
    game = town("rept-alpha", at="science", effects={BEN: "chercheur"})
    choose(game, BEN, ("stalk", ANA))
    assert BEN not in {decision.seat for decision in game.decisions}


@pytest.mark.rule("QB-EFF-SCIENCE-02")
@pytest.mark.parametrize(
    ("state", "home"),
    [
        ({}, True), ({"guards": [[GUS, IVO]]}, False), ({"health": {GUS: "b"}}, False), ({"health": {GUS: "c"}}, False),
        ({"hater": pair(GUS, HANA), "haters_place": HANA}, False),
        ({"hater": pair(GUS, HANA), "haters_place": GUS}, True),
        ({"asleep": 1 << GUS, "guards": [[GUS, IVO]]}, True),
    ],
)  # fmt: skip
def test_stalk_tells_whether_somebody_spent_the_night_at_home(state: dict[str, Any], home: bool) -> None:
    game = town(
        "rept-alpha", at=["positions", "science", "cheat"], effects={BEN: "chercheur"}, dice={"fight": [4]}, **state
    )
    call(game, s1=("stalk", GUS))
    assert told(game, BEN, StalkAnswered) == [StalkAnswered(BEN, GUS, home)]
    assert not told(game, GUS, StalkAnswered)
    assert not told(game, ANA, StalkAnswered)


@pytest.mark.rule("QB-EFF-SCIENCE-02")
def test_the_doctor_is_at_home_in_his_bunker() -> None:
    game = town("rept-alpha villageois medecin", at=["positions", "science", "cheat"], effects={BEN: "chercheur"})
    call(game, s1=("stalk", CLEO))
    assert told(game, BEN, StalkAnswered) == [StalkAnswered(BEN, CLEO, True)]


@pytest.mark.rule("QB-EFF-SCIENCE-03", "QB-RULING-81")
@pytest.mark.parametrize(
    ("place", "where", "there"),
    [
        (at(GUS), {"house": GUS, "room": None}, True),
        (at(ANA), {"house": ANA, "room": None}, False),
        (("room", IVO), {"house": None, "room": IVO}, True),
        (("room", HANA), {"house": None, "room": HANA}, False),
        (at(EVA), {"house": EVA, "room": None}, True),
    ],
)
def test_reveal_tells_whether_a_reptilian_spent_the_night_there(place: Any, where: dict[str, Any], there: bool) -> None:
    """Ana and Seth attack Gus without success, a wounded member of the pack is in hospital, and Eva was converted."""
    parties = "rept-alpha seth villageois villageois villageois"
    game = town(
        parties, at=["positions", "attack", "science", "cheat"], effects={CLEO: "chercheur"},
        health={IVO: "b", HANA: "b"}, targets={"pack": [GUS, GUS]}, guards=[[GUS, FINN]], asleep=1 << EVA,
    )  # fmt: skip
    for seat in (EVA, IVO):
        game.state.factions[seat] |= PACK
    call(game, s2=("reveal", *(place if isinstance(place, tuple) else (place,))))
    assert told(game, CLEO, RevealAnswered) == [RevealAnswered(CLEO, **where, reptilian=there)]


@pytest.mark.rule("QB-RULING-81")
def test_reveal_finds_an_alibi_reptilian_and_seth_alone() -> None:
    parties = "rept-alpha seth amoureux amoureux"
    for target in (BEN, CLEO, DAN):
        alibis = {CLEO: "reptilienne", DAN: "villageois"}
        game = town(parties, at=["positions", "science", "cheat"], effects={EVA: "chercheur"}, alibis=alibis)
        call(game, s4=("reveal", at(target)))
        assert told(game, EVA, RevealAnswered)[0].reptilian is (target != DAN)


@pytest.mark.rule("QB-RULING-81")
def test_in_the_mode_of_the_mathematicians_reveal_finds_nobody() -> None:
    game = town(
        "hess algebriste",
        mode="m",
        at=["positions", "science", "cheat"],
        effects={EVA: "chercheur"},
        targets={"alg": [GUS, GUS]},
    )
    game.state.factions[HANA] |= PACK
    call(game, s4=("reveal", at(HANA)))
    assert told(game, EVA, RevealAnswered) == [RevealAnswered(EVA, HANA, None, False)]


@pytest.mark.rule("QB-EFF-SCIENCE-03", "QB-KNOW-34")
def test_the_answers_go_to_the_author_alone() -> None:
    game = town("rept-alpha", at=["positions", "science", "cheat"], effects={BEN: "chercheur"})
    call(game, s1=("reveal", at(ANA)))
    assert told(game, BEN, RevealAnswered) == [RevealAnswered(BEN, ANA, None, True)]
    assert all(not told(game, seat, RevealAnswered) for seat in range(12) if seat != BEN)
