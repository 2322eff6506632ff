"""The curious family: a neighbour's card."""

from __future__ import annotations

import pytest

from meetinghouse.games.quintebourg.events import CardSeen
from meetinghouse.games.quintebourg.state import Quintebourg

from ..town import (
    ANA,
    BEN,
    CLEO,
    DAN,
    asked,
    call,
    pair,
    refused,
    told,
    town,
)


def seen(game: Quintebourg, seat: int) -> set[int]:
    """The players at whose cards this seat may look."""
    return {o[0].seat for o in asked(game, seat).options if isinstance(o, tuple)}  # type: ignore[union-attr]


@pytest.mark.rule("QB-EFF-CURIOUS-01", "QB-RULING-72")
def test_he_looks_at_one_card_of_a_neighbour_party_or_effect() -> None:
    game = town("rept-alpha villageois medecin", at=["curious", "nurse"], effects={BEN: "curieux", ANA: "geek"})
    assert seen(game, BEN) == {ANA, CLEO}
    refused(game, asked(game, BEN).id, (DAN, "party"), "QB-RULING-72")
    call(game, s1=(ANA, "effect"))
    assert told(game, BEN, CardSeen) == [CardSeen(BEN, ANA, "effect", "geek")]
    assert not told(game, ANA, CardSeen)
    person = game.view(BEN).people[ANA]
    assert (person.party, person.effect) == ("", "geek")


@pytest.mark.rule("QB-RULING-72")
def test_the_dead_keep_their_seat_and_vacant_houses_are_skipped() -> None:
    slots = [0, 1, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    game = town(
        "rept-alpha", at="curious", effects={BEN: "curieux"}, slot=slots, spouse=pair(CLEO, DAN), health={ANA: "m"}
    )
    assert seen(game, BEN) == {ANA, CLEO, DAN}


@pytest.mark.rule("QB-EFF-CURIOUS-02", "QB-HEALTH-39")
@pytest.mark.parametrize("state", ["b", "c", "q", "m"])
def test_he_may_look_at_a_neighbour_who_lies_in_hospital(state: str) -> None:
    game = town("rept-alpha", at=["curious", "nurse"], effects={BEN: "curieux"}, health={CLEO: state})
    call(game, s1=(CLEO, "party"))
    assert told(game, BEN, CardSeen) == [CardSeen(BEN, CLEO, "party", "villageois")]


@pytest.mark.rule("QB-EFF-CURIOUS-03")
def test_of_spouses_next_door_he_may_choose_either() -> None:
    slots = [0, 1, 2, 2, 4, 5, 6, 7, 8, 9, 10, 11]
    game = town("rept-alpha", at="curious", effects={BEN: "curieux"}, slot=slots, spouse=pair(CLEO, DAN))
    assert seen(game, BEN) == {ANA, CLEO, DAN}


@pytest.mark.rule("QB-RULING-72")
def test_he_may_look_at_his_own_spouse() -> None:
    slots = [0, 1, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    game = town("rept-alpha", at="curious", effects={BEN: "curieux"}, slot=slots, spouse=pair(BEN, CLEO))
    assert seen(game, BEN) == {ANA, CLEO, DAN}


@pytest.mark.rule("QB-RULING-73")
def test_the_party_card_of_a_lover_shows_the_alibi() -> None:
    parties = "rept-alpha villageois amoureux amoureux"
    game = town(
        parties, at=["curious", "nurse"], effects={BEN: "curieux"}, alibis={CLEO: "reptilienne", DAN: "villageois"}
    )
    call(game, s1=(CLEO, "party"))
    assert told(game, BEN, CardSeen) == [CardSeen(BEN, CLEO, "party", "reptilienne")]
    person = game.view(BEN).people[CLEO]
    assert (person.party, person.alibi) == ("reptilienne", "")


@pytest.mark.rule("QB-KNOW-35")
def test_a_curious_one_who_looks_at_the_second_card_has_not_forgotten_the_first() -> None:
    seen: list[dict[int, int]] = [{CLEO: 1} if seat == BEN else {} for seat in range(12)]
    game = town("rept-alpha", at="curious", weekday="mon", effects={BEN: "curieux", CLEO: "laura"}, seen=seen)
    call(game, s1=(CLEO, "effect"))
    assert (game.view(BEN).people[CLEO].party, game.view(BEN).people[CLEO].effect) == ("villageois", "laura")
