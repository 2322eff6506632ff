"""Married players: their home, widowhood and inheritance (QB-WED)."""

from __future__ import annotations

import pytest

from meetinghouse.engine.values import Position, Seat
from meetinghouse.games.quintebourg.components.names import BUNKER, DEAD, NEARLY_DEAD, UNHARMED
from meetinghouse.games.quintebourg.events import (
    CoupleNews,
    EstateSettled,
    Harassed,
    Inherited,
    Married,
    Moved,
)
from meetinghouse.games.quintebourg.phases.day.estates import Estates
from meetinghouse.games.quintebourg.phases.day.weddings import Home
from meetinghouse.games.quintebourg.queries.town import around, house_neighbours, vote_neighbours
from meetinghouse.games.quintebourg.verbs.health import set_health
from meetinghouse.games.quintebourg.view import Estate

from .daily import ALPHA, ALPHA_DOCTOR, married, propose, witness
from .town import (
    ANA,
    BEN,
    CLEO,
    DAN,
    EVA,
    FINN,
    GUS,
    HANA,
    IVO,
    JOY,
    KIM,
    LEO,
    asked,
    at,
    call,
    choose,
    invoke,
    states,
    told,
    town,
)


@pytest.mark.rule("QB-WED-04", "QB-RULING-111")
def test_a_couple_lives_in_either_house_a_vacant_one_or_anothers_by_exchange() -> None:
    for plot, dan_home, gus_home in ((DAN, DAN, GUS), (EVA, EVA, GUS), (CLEO, CLEO, GUS), (GUS, GUS, DAN)):
        game = town(ALPHA, at="weddings", **married(BEN, CLEO))
        propose(game, DAN, EVA, "witnesses")
        choose(game, EVA, "yes")
        witness(game, ANA, BEN)
        assert set(asked(game, DAN).options) == {Position(each) for each in range(12)}
        choose(game, DAN, at(plot))
        assert (game.state.home(DAN), game.state.home(EVA), game.state.home(GUS)) == (dan_home, dan_home, gus_home)
    assert EVA in game.view(None).town.vacant


@pytest.mark.rule("QB-RULING-111", "QB-WED-04")
def test_an_exchange_moves_a_whole_household() -> None:
    game = town(ALPHA, at="weddings", **married(BEN, CLEO))
    propose(game, DAN, EVA, "witnesses")
    choose(game, EVA, "yes")
    witness(game, ANA, BEN)
    choose(game, DAN, at(BEN))
    assert (game.state.home(BEN), game.state.home(CLEO)) == (DAN, DAN)
    assert (game.state.home(DAN), game.state.home(EVA)) == (BEN, BEN)


@pytest.mark.rule("QB-RULING-111")
@pytest.mark.parametrize(("seat", "other"), [(BEN, EVA), (EVA, BEN)])
def test_with_the_doctor_the_home_is_the_bunker(seat: int, other: int) -> None:
    game = town(ALPHA_DOCTOR, at="weddings")
    propose(game, seat, other, "witnesses")
    choose(game, other, "yes")
    witness(game, ANA, CLEO)
    assert told(game, None, Married) == [Married(seat, other, None)]
    assert game.state.home(EVA) == game.state.home(BEN) == BUNKER
    assert EVA in game.view(None).town.vacant
    assert game.view(None).people[EVA].bunker


@pytest.mark.rule("QB-RULING-111")
def test_the_doctors_widow_who_marries_again_leaves_the_bunker_where_it_is() -> None:
    slots = [BEN if seat == EVA else seat for seat in range(12)]
    game = town(ALPHA_DOCTOR, at="weddings", health={BEN: "q"}, slot=slots)
    assert game.state.home(EVA) == BUNKER
    propose(game, EVA, FINN, "witnesses")
    choose(game, FINN, "yes")
    witness(game, ANA, CLEO)
    assert asked(game, EVA).default == Position(FINN)
    choose(game, EVA, at(GUS))
    assert (game.state.home(EVA), game.state.home(FINN), game.state.home(GUS)) == (GUS, GUS, FINN)
    assert (game.state.slot[BEN], game.state.home(BEN)) == (BEN, BUNKER)


@pytest.mark.rule("QB-RULING-111", "QB-RULING-146", "QB-RULING-104")
def test_spouses_sit_together_the_lower_seat_first_and_a_vacant_house_is_skipped() -> None:
    game = town(ALPHA, at="weddings", **married(GUS, CLEO))
    assert around(game.state) == [ANA, BEN, DAN, EVA, FINN, CLEO, GUS, HANA, IVO, JOY, KIM, LEO]
    assert house_neighbours(game.state, BEN) == 1 << ANA | 1 << DAN
    assert house_neighbours(game.state, CLEO) == 1 << FINN | 1 << HANA | 1 << GUS
    assert vote_neighbours(game.state, CLEO) == 1 << FINN | 1 << GUS


@pytest.mark.rule("QB-WED-06", "QB-RULING-112")
@pytest.mark.parametrize("state", [NEARLY_DEAD, DEAD])
def test_the_widowed_one_inherits_everything_at_the_next_report(state: int) -> None:
    game = town(ALPHA, at=["sleep"], coins={BEN: 4}, **married(BEN, CLEO))
    set_health(game, BEN, state)
    assert game.state.coins[CLEO] == 3
    call(game)
    assert told(game, CLEO, Inherited) == [Inherited(CLEO, BEN, 4)]
    assert game.state.coins[CLEO] == 7
    assert game.state.spouse[CLEO] == -1


@pytest.mark.rule("QB-RULING-112")
@pytest.mark.parametrize(("health", "coins"), [(2, 7), (3, 0)])
def test_a_widow_in_a_coma_inherits_and_one_who_has_fallen_too_leaves_it_to_the_notary(health: int, coins: int) -> None:
    game = town(ALPHA, at=["sleep"], coins={BEN: 4}, posts={"notaire": FINN}, **married(BEN, CLEO))
    set_health(game, BEN, NEARLY_DEAD)
    set_health(game, CLEO, health)
    call(game)
    assert game.state.coins[CLEO] == coins
    choose(game, FINN, ANA)
    assert (Seat(BEN) in asked(game, FINN).options) == (health == 3)


@pytest.mark.rule("QB-RULING-112", "QB-KNOW-02")
def test_an_unpublished_fall_ends_a_marriage_but_nobody_sees_it_before_the_report() -> None:
    game = town(ALPHA, at=["sleep", "miracles"], **married(BEN, CLEO))
    set_health(game, BEN, NEARLY_DEAD)
    assert (game.state.spouse[BEN], game.state.spouse[CLEO]) == (-1, -1)
    for viewer in (None, CLEO, DAN):
        assert game.view(viewer).people[CLEO].spouse == BEN
    call(game)
    call(game)
    assert game.view(None).people[CLEO].spouse is None


@pytest.mark.rule("QB-RULING-112", "QB-KNOW-02")
def test_who_falls_and_comes_back_in_one_night_is_seen_married_until_the_report() -> None:
    game = town(ALPHA, at=["sleep", "miracles"], coins={BEN: 4}, **married(BEN, CLEO))
    set_health(game, BEN, NEARLY_DEAD)
    set_health(game, BEN, UNHARMED)
    assert game.view(DAN).people[BEN].spouse == CLEO
    call(game)
    call(game)
    assert game.view(DAN).people[BEN].spouse is None
    assert (game.state.coins[BEN], game.state.coins[CLEO]) == (4, 3)


@pytest.mark.rule("QB-RULING-112", "QB-RULING-144")
@pytest.mark.parametrize("remarried", [False, True])
def test_who_comes_back_lives_at_home_or_in_a_vacant_house_where_the_other_has_married_again(remarried: bool) -> None:
    slots = [BEN if seat in (CLEO, DAN if remarried else CLEO) else seat for seat in range(12)]
    spouses = [{CLEO: DAN, DAN: CLEO}.get(seat, -1) if remarried else -1 for seat in range(12)]
    exes = [CLEO if seat == BEN else -1 for seat in range(12)]
    game = town(ALPHA, at=["sleep", "miracles"], health={BEN: "q"}, slot=slots, spouse=spouses, ex=exes)
    set_health(game, BEN, UNHARMED)
    assert game.view(EVA).people[BEN].house == BEN  # she sees no change before the town is told
    call(game)
    call(game)
    assert game.state.home(BEN) == (CLEO if remarried else BEN)
    assert game.state.home(CLEO) == BEN
    assert game.view(None).people[BEN].spouse is None


@pytest.mark.rule("QB-WED-07", "QB-WED-08", "QB-KNOW-33")
@pytest.mark.parametrize(
    ("ben", "cleo", "news"), [(BEN, BEN, (True, True)), (BEN, DAN, (False, None)), (EVA, BEN, (None, False))]
)
def test_a_spouse_who_slept_at_home_learns_whether_the_other_did(
    ben: int, cleo: int, news: tuple[bool | None, bool | None]
) -> None:
    game = town(ALPHA, at=["sleep", "couples", "miracles"], **married(BEN, CLEO))
    game.state.position[BEN], game.state.position[CLEO] = ben, cleo
    call(game)
    assert told(game, BEN, CoupleNews) == ([CoupleNews(BEN, CLEO, news[0])] if news[0] is not None else [])
    assert told(game, CLEO, CoupleNews) == ([CoupleNews(CLEO, BEN, news[1])] if news[1] is not None else [])
    assert told(game, None, CoupleNews) == []


@pytest.mark.rule("QB-WED-07", "QB-KNOW-46")
def test_a_death_in_the_shared_bed_does_not_show_in_the_couples_news() -> None:
    calls = ["pack", "positions", "attack", "couples", "miracles"]
    game = town(ALPHA, at=calls, dice={"damage": [8], "victim": [0]}, **married(BEN, CLEO))
    call(game, s0=BEN)
    assert states(game)[BEN] == "q"
    assert told(game, CLEO, CoupleNews) == [CoupleNews(CLEO, BEN, True)]


@pytest.mark.rule("QB-DAY-03", "QB-RULING-77")
def test_a_harassed_spouse_moves_with_the_whole_household_and_not_to_the_doctor() -> None:
    game = town("rept-alpha villageois villageois medecin", at="dawn", harassed=[CLEO], **married(BEN, CLEO))
    assert set(asked(game, CLEO).options) == {Seat(seat) for seat in range(12) if seat not in (BEN, CLEO, DAN)}
    choose(game, CLEO, GUS)
    assert [game.state.home(seat) for seat in (BEN, CLEO, GUS)] == [GUS, GUS, BEN]


@pytest.mark.rule("QB-RULING-112")
def test_a_widow_who_had_fallen_at_the_next_report_does_not_inherit_later() -> None:
    game = town(ALPHA, at=["sleep"], coins={BEN: 4}, weekday="mon", **married(BEN, CLEO))
    set_health(game, BEN, NEARLY_DEAD)
    set_health(game, CLEO, NEARLY_DEAD)
    call(game)
    set_health(game, CLEO, UNHARMED)
    game.next(Estates())
    game.advance()
    assert told(game, CLEO, Inherited) == []
    assert game.state.estates[BEN] == 4


@pytest.mark.rule("QB-RULING-111")
def test_two_who_live_in_a_bunker_that_is_not_theirs_move_into_a_vacant_house() -> None:
    game = town("rept-alpha medecin", at="weddings", health={BEN: "q"}, slot=[0, 1, 1, 1, *range(4, 12)])
    game.next(Home(CLEO, DAN))
    game.advance()
    assert asked(game, CLEO).options == (at(CLEO), at(DAN))
    choose(game, CLEO, at(DAN))
    assert game.state.slot[:5] == [0, 1, 3, 3, 4]


@pytest.mark.rule("QB-RULING-112")
@pytest.mark.parametrize("coins", [4, 3])
def test_who_falls_comes_back_and_falls_again_in_one_night_leaves_it_to_the_notary(coins: int) -> None:
    game = town(ALPHA, at=["sleep"], coins={BEN: 4}, posts={"notaire": FINN}, **married(BEN, CLEO))
    for state in (NEARLY_DEAD, UNHARMED, NEARLY_DEAD):
        set_health(game, BEN, state)
    game.state.estates[BEN] = coins
    call(game)
    assert told(game, CLEO, Inherited) == []
    assert game.state.ex[BEN] == CLEO
    assert game.view(FINN).own.estates == (Estate(BEN, coins),)


@pytest.mark.rule("QB-RULING-112", "QB-KNOW-02")
def test_a_fall_that_is_announced_by_day_ends_the_marriage_for_all_to_see() -> None:
    game = town("rept-alpha villageois villageois fennec", at="debate", **married(BEN, CLEO))
    invoke(game, DAN, "bite", BEN)
    assert [game.view(None).people[seat].spouse for seat in (BEN, CLEO)] == [None, None]


@pytest.mark.rule("QB-RULING-77")
def test_a_harassed_spouse_of_the_doctor_stays_in_the_bunker() -> None:
    game = town(ALPHA_DOCTOR, at="dawn", harassed=[CLEO], **married(BEN, CLEO))
    assert told(game, None, Harassed) == told(game, None, Moved) == []
    assert game.state.home(CLEO) == BUNKER


@pytest.mark.rule("QB-RULING-77")
@pytest.mark.parametrize("letter", ["q", "m"])
def test_a_harassed_player_who_fell_tonight_does_not_move(letter: str) -> None:
    game = town(ALPHA, at="dawn", harassed=[CLEO], health={CLEO: letter}, published=[UNHARMED] * 12)
    assert told(game, None, Harassed) == told(game, None, Moved) == []


@pytest.mark.rule("QB-KNOW-47")
def test_only_the_widowed_one_hears_of_the_inheritance_and_all_that_the_estate_is_settled() -> None:
    game = town(ALPHA, at=["sleep"], **married(BEN, CLEO))
    set_health(game, BEN, NEARLY_DEAD)
    call(game)
    assert [seat for seat in (None, *range(12)) if told(game, seat, Inherited)] == [CLEO]
    assert told(game, None, EstateSettled) == [EstateSettled(BEN)]


@pytest.mark.rule("QB-RULING-111", "QB-RULING-112")
def test_a_widow_who_moves_in_with_another_leaves_the_former_home_to_the_dead() -> None:
    game = town(ALPHA, at="weddings", health={BEN: "q"}, slot=[0, 1, 1, *range(3, 12)])
    propose(game, CLEO, DAN, "witnesses")
    choose(game, DAN, "yes")
    witness(game, ANA, EVA)
    choose(game, CLEO, at(DAN))
    assert [game.state.home(seat) for seat in (BEN, CLEO, DAN)] == [BEN, DAN, DAN]
