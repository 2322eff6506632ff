"""Weddings: proposals, priests, witnesses (QB-WED, QB-POST-PRIEST)."""

from __future__ import annotations

import pytest

from meetinghouse.engine.values import NO, Amount, Seat, Word
from meetinghouse.games.quintebourg.events import (
    FeeNamed,
    MarriageFailed,
    MarriageProposed,
    Married,
)

from .daily import ALPHA, answer_all, kinds, married, propose, until_asked, vote, witness
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
    choose,
    close,
    invoke,
    n,
    offered,
    refused,
    told,
    town,
    value,
)


@pytest.mark.rule("QB-WED-01", "QB-WED-03", "QB-WED-05", "QB-DAY-08")
def test_without_a_priest_two_who_agree_marry_before_two_witnesses_and_share_a_house() -> None:
    game = town(ALPHA, at="weddings")
    assert (Seat(EVA), Word("witnesses")) in offered(game, DAN, "propose").options
    propose(game, DAN, EVA, "witnesses")
    assert told(game, None, MarriageProposed) == [MarriageProposed(DAN, EVA, "witnesses")]
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(EVA, "marry")]
    choose(game, EVA, "yes")
    assert {decision.seat for decision in game.decisions} == set(range(12)) - {DAN, EVA}
    witness(game, ANA, BEN)
    choose(game, DAN, at(DAN))
    assert told(game, None, Married) == [Married(DAN, EVA, DAN)]
    assert game.state.home(DAN) == game.state.home(EVA) == DAN
    assert (game.view(None).people[DAN].spouse, game.view(None).people[EVA].spouse) == (EVA, DAN)


@pytest.mark.rule("QB-WED-01")
def test_who_says_no_is_not_married() -> None:
    game = town(ALPHA, at="weddings")
    propose(game, DAN, EVA, "witnesses")
    choose(game, EVA, "no")
    assert told(game, None, MarriageFailed) == [MarriageFailed(DAN, EVA, "refused")]
    assert kinds(game) == {"weddings"}
    assert game.state.spouse[DAN] == -1


@pytest.mark.rule("QB-WED-03", "QB-RULING-109")
def test_one_witness_is_not_enough() -> None:
    game = town(ALPHA, at="weddings", health={KIM: "c"})
    propose(game, DAN, EVA, "witnesses")
    choose(game, EVA, "yes")
    assert KIM not in {decision.seat for decision in game.decisions}
    witness(game, ANA)
    assert told(game, None, MarriageFailed) == [MarriageFailed(DAN, EVA, "no-witness")]


@pytest.mark.rule("QB-WED-02", "QB-POST-PRIEST-01", "QB-POST-PRIEST-02", "QB-RULING-140")
@pytest.mark.parametrize("post", ["pretre-cupide", "pretre-odieux"])
def test_a_priest_names_a_fee_from_nothing_to_two_and_marries_who_pays_it(post: str) -> None:
    game = town(ALPHA, at="weddings", posts={post: FINN})
    assert (Seat(EVA), Word("witnesses")) not in offered(game, DAN, "propose").options
    propose(game, DAN, EVA, post)
    assert asked(game, FINN).options == (Amount(0), Amount(1), Amount(2))
    choose(game, FINN, n(2))
    choose(game, DAN, "yes")
    assert (game.state.coins[DAN], game.state.coins[FINN]) == (3, 3)
    choose(game, EVA, "yes")
    assert (game.state.coins[DAN], game.state.coins[FINN]) == (1, 5)
    close(game)
    assert told(game, None, Married) == [Married(DAN, EVA, DAN)]


@pytest.mark.rule("QB-POST-PRIEST-03")
def test_both_priests_hear_requests_alike_and_the_proposer_chooses() -> None:
    game = town(ALPHA, at="weddings", posts={"pretre-cupide": FINN, "pretre-odieux": GUS})
    options = offered(game, DAN, "propose").options
    ways = {option[1] for option in options if isinstance(option, tuple)}
    assert ways == {Word("pretre-cupide"), Word("pretre-odieux"), Word("forced")}
    propose(game, DAN, EVA, "pretre-odieux")
    assert (asked(game, GUS).kind, asked(game, GUS).options) == ("fee", (Amount(0), Amount(1), Amount(2)))


@pytest.mark.rule("QB-RULING-140", "QB-POST-PRIEST-01")
def test_a_fee_may_be_declined_and_is_not_paid_for_a_refusal() -> None:
    game = town(ALPHA, at="weddings", posts={"pretre-cupide": FINN})
    propose(game, DAN, EVA, "pretre-cupide")
    choose(game, FINN, n(1))
    choose(game, DAN, "no")
    assert told(game, None, MarriageFailed) == [MarriageFailed(DAN, EVA, "fee")]
    propose(game, HANA, EVA, "pretre-cupide")
    choose(game, FINN, n(1))
    choose(game, HANA, "yes")
    choose(game, EVA, "no")
    assert game.state.coins == [3] * 12


@pytest.mark.rule("QB-RULING-109")
def test_who_cannot_pay_the_fee_can_only_decline() -> None:
    game = town(ALPHA, at="weddings", posts={"pretre-cupide": FINN}, coins={DAN: 1})
    propose(game, DAN, EVA, "pretre-cupide")
    choose(game, FINN, n(2))
    assert asked(game, DAN).options == (NO,)


@pytest.mark.rule("QB-RULING-109")
def test_a_priest_does_not_officiate_at_his_own_wedding() -> None:
    game = town(ALPHA, at="weddings", posts={"pretre-cupide": FINN})
    mine = [option for option in offered(game, FINN, "propose").options if option == (Seat(EVA), Word("witnesses"))]
    assert mine
    assert (Seat(FINN), Word("witnesses")) in offered(game, EVA, "propose").options
    game = town(ALPHA, at="weddings", posts={"pretre-cupide": FINN, "pretre-odieux": GUS})
    ways = [
        option[1]
        for option in offered(game, FINN, "propose").options
        if isinstance(option, tuple) and option[0] == Seat(EVA)
    ]
    assert ways == [Word("pretre-odieux"), Word("forced")]


@pytest.mark.rule("QB-RULING-109")
def test_a_priest_in_a_coma_is_no_priest() -> None:
    game = town(ALPHA, at="weddings", posts={"pretre-cupide": FINN}, health={FINN: "c"})
    assert (Seat(EVA), Word("witnesses")) in offered(game, DAN, "propose").options


@pytest.mark.rule("QB-RULING-109")
def test_only_the_unmarried_who_stand_marry() -> None:
    game = town(ALPHA, at="weddings", health={KIM: "c", LEO: "q", JOY: "b"}, condemned=1 << IVO, **married(BEN, CLEO))
    suitors = {offer.seat for offer in game.offers if offer.kind == "propose"}
    assert suitors == {ANA, DAN, EVA, FINN, GUS, HANA, JOY}
    wanted = {option[0] for option in offered(game, DAN, "propose").options if isinstance(option, tuple)}
    assert wanted == {Seat(seat) for seat in suitors - {DAN}}


@pytest.mark.rule("QB-POST-PRIEST-04", "QB-RULING-110", "QB-EX-35")
@pytest.mark.parametrize(("fee", "wed"), [(2, False), (1, True)])
def test_the_odious_priest_forces_one_who_is_strictly_poorer_after_the_fee(fee: int, wed: bool) -> None:
    game = town(ALPHA, at="weddings", posts={"pretre-odieux": HANA}, coins={FINN: 5, GUS: 3})
    propose(game, FINN, GUS, "forced")
    choose(game, HANA, n(fee))
    choose(game, FINN, "yes")
    if wed:
        assert asked(game, FINN).kind == "choose-home"
        close(game)
        assert told(game, None, Married) == [Married(FINN, GUS, FINN)]
        assert (game.state.coins[FINN], game.state.coins[HANA]) == (4, 4)
    else:
        assert told(game, None, MarriageFailed) == [MarriageFailed(FINN, GUS, "not-poorer")]
        assert (game.state.coins[FINN], game.state.coins[HANA]) == (5, 3)


@pytest.mark.rule("QB-POST-PRIEST-04", "QB-RULING-110")
def test_the_odious_priest_need_not_grant_a_forced_marriage_and_silence_grants_none() -> None:
    for says in ("no", None):
        game = town(
            ALPHA, at="weddings", posts={"pretre-odieux": HANA}, coins={FINN: 5, GUS: 1}, options={"clock": 100}
        )
        propose(game, FINN, GUS, "forced")
        assert asked(game, HANA).kind == "forced-fee"
        if says is None:
            game.expire(asked(game, HANA).id)
        else:
            choose(game, HANA, says)
        assert told(game, None, MarriageFailed) == [MarriageFailed(FINN, GUS, "not-granted")]
        assert game.state.coins[FINN] == 5


@pytest.mark.rule("QB-RULING-109")
def test_a_willing_couple_no_priest_can_refuse() -> None:
    for post in ("pretre-cupide", "pretre-odieux"):
        game = town(ALPHA, at="weddings", posts={post: HANA})
        propose(game, FINN, GUS, post)
        assert asked(game, HANA).options == (n(0), n(1), n(2))


@pytest.mark.rule("QB-RULING-140", "QB-RULING-119")
@pytest.mark.parametrize("post", ["pretre-cupide", "pretre-odieux"])
def test_a_silent_priest_asks_for_nothing_and_does_not_stop_the_wedding(post: str) -> None:
    game = town(ALPHA, at="weddings", posts={post: HANA}, options={"clock": 100})
    propose(game, FINN, GUS, post)
    game.expire(asked(game, HANA).id)
    assert told(game, None, FeeNamed) == [FeeNamed(HANA, 0)]
    choose(game, FINN, "yes")
    choose(game, GUS, "yes")
    close(game)
    assert told(game, None, Married) == [Married(FINN, GUS, FINN)]
    assert game.state.coins == [3] * 12


@pytest.mark.rule("QB-POST-PRIEST-04", "QB-RULING-110", "QB-EX-35")
def test_the_greedy_priest_forces_nobody() -> None:
    game = town(ALPHA, at="weddings", posts={"pretre-cupide": HANA}, coins={FINN: 5})
    assert (Seat(GUS), Word("forced")) not in offered(game, FINN, "propose").options


@pytest.mark.rule("QB-RULING-109")
def test_a_suitor_who_falls_before_the_answer_is_not_married() -> None:
    game = town("rept-alpha villageois fennec", at="weddings")
    propose(game, DAN, EVA, "witnesses")
    invoke(game, CLEO, "bite", DAN)
    choose(game, EVA, "yes")
    assert told(game, None, MarriageFailed) == [MarriageFailed(DAN, EVA, "refused")]
    assert kinds(game) == {"weddings"}


@pytest.mark.rule("QB-DAY-08")
def test_marriage_requests_come_after_the_vote_and_before_the_pickpockets() -> None:
    game = town(ALPHA, at="dawn", weekday="mon", posts={"president": CLEO, "pick-mirko": DAN})
    until_asked(game, "vote", "weddings", "pickpocket")
    vote(game, {})
    assert kinds(game) == {"weddings"}
    answer_all(game, "weddings", "done")
    assert kinds(game) == {"pickpocket"}


@pytest.mark.rule("QB-DAY-08")
def test_the_weddings_last_until_everybody_has_enough() -> None:
    game = town(ALPHA, at="weddings", health={KIM: "c"})
    assert {decision.seat for decision in game.decisions} == set(range(12)) - {KIM}
    choose(game, DAN, "done")
    propose(game, DAN, EVA, "witnesses")
    choose(game, EVA, "no")
    answer_all(game, "weddings", "done")
    assert kinds(game) != {"weddings"}


@pytest.mark.rule("QB-RULING-110")
def test_one_who_falls_before_the_fee_is_paid_is_not_forced_to_marry() -> None:
    posts = {"pretre-odieux": HANA}
    game = town("rept-alpha fennec", at="weddings", posts=posts, coins={FINN: 5, GUS: 1})
    propose(game, FINN, GUS, "forced")
    choose(game, HANA, n(1))
    invoke(game, BEN, "bite", GUS)
    choose(game, FINN, "yes")
    assert told(game, None, MarriageFailed) == [MarriageFailed(FINN, GUS, "refused")]
    assert (game.state.spouse[FINN], game.state.coins[FINN]) == (-1, 5)


@pytest.mark.rule("QB-RULING-109")
@pytest.mark.parametrize("paid", [False, True])
def test_a_priest_who_falls_before_the_answer_marries_nobody_and_gets_nothing(paid: bool) -> None:
    game = town("rept-alpha fennec", at="weddings", posts={"pretre-cupide": HANA})
    propose(game, DAN, EVA, "pretre-cupide")
    choose(game, HANA, n(1))
    if paid:
        choose(game, DAN, "yes")
    invoke(game, BEN, "bite", HANA)
    choose(game, EVA if paid else DAN, "yes")
    assert told(game, None, MarriageFailed) == [MarriageFailed(DAN, EVA, "no-priest")]
    assert (game.state.coins[DAN], game.state.coins[HANA], game.state.estates[HANA]) == (3, 0, 3)


@pytest.mark.rule("QB-POST-PRIEST-02")
def test_the_last_coins_pay_a_fee_too() -> None:
    game = town(ALPHA, at="weddings", posts={"pretre-cupide": HANA}, coins={DAN: 2})
    propose(game, DAN, EVA, "pretre-cupide")
    choose(game, HANA, n(2))
    choose(game, DAN, "yes")
    choose(game, EVA, "yes")
    assert (game.state.coins[DAN], game.state.coins[HANA]) == (0, 5)


@pytest.mark.rule("QB-RULING-132", "QB-POST-PRIEST-02")
def test_who_has_given_the_fee_away_before_the_answer_is_not_married() -> None:
    game = town(ALPHA, at="weddings", posts={"pretre-cupide": HANA}, coins={DAN: 2})
    propose(game, DAN, EVA, "pretre-cupide")
    choose(game, HANA, n(2))
    choose(game, DAN, "yes")
    game.answer(f"{DAN}-give", value((GUS, n(1))))
    choose(game, EVA, "yes")
    assert told(game, None, MarriageFailed) == [MarriageFailed(DAN, EVA, "refused")]
    assert (game.state.coins[DAN], game.state.coins[HANA]) == (1, 3)


@pytest.mark.rule("QB-RULING-109")
@pytest.mark.parametrize("asked_for", ["witness", "choose-home"])
def test_one_who_falls_on_the_way_to_the_new_home_is_not_married(asked_for: str) -> None:
    game = town("rept-alpha fennec", at="weddings")
    propose(game, DAN, EVA, "witnesses")
    choose(game, EVA, "yes")
    if asked_for == "choose-home":
        witness(game, ANA, CLEO)
    assert kinds(game) == {asked_for}
    invoke(game, BEN, "bite", EVA)
    close(game)
    assert told(game, None, MarriageFailed) == [MarriageFailed(DAN, EVA, "refused")]
    assert (game.state.spouse[DAN], kinds(game)) == (-1, {"weddings"})


@pytest.mark.rule("QB-RULING-109")
def test_who_was_proposed_to_may_still_propose_that_day() -> None:
    game = town(ALPHA, at="weddings")
    propose(game, DAN, EVA, "witnesses")
    choose(game, EVA, "no")
    propose(game, EVA, FINN, "witnesses")
    assert asked(game, FINN).kind == "marry"


@pytest.mark.rule("QB-RULING-109")
@pytest.mark.parametrize("one", [False, True])
def test_who_was_refused_may_ask_another_that_day_unless_the_table_allows_one_proposal(one: bool) -> None:
    game = town(ALPHA, at="weddings", options={"one_proposal": one})
    propose(game, DAN, EVA, "witnesses")
    choose(game, EVA, "no")
    asking = [offer.options for offer in game.offers if offer.id == f"{DAN}-propose"]
    assert len(asking) == (0 if one else 1)
    if not one:
        assert (Seat(EVA), Word("witnesses")) not in asking[0]  # the same proposal cannot be made again
        refused(game, f"{DAN}-propose", (EVA, "witnesses"), "QB-RULING-109")
        propose(game, DAN, FINN, "witnesses")
        assert asked(game, FINN).kind == "marry"
