"""How each law changes the vote of the day (QB-LAW)."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.values import Amount, Seat, Word
from meetinghouse.games.quintebourg.components.laws import LAW
from meetinghouse.games.quintebourg.events import (
    AbsentVoted,
    Appointed,
    Condemned,
    HealthAnnounced,
    NobodyCondemned,
    PresidentDeposed,
    TiedToComa,
    Voted,
    VotePaid,
)
from meetinghouse.games.quintebourg.state import Quintebourg

from .daily import ALPHA, kinds, until_asked, vote
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
    choose,
    invoke,
    states,
    told,
    town,
)

PARTIES = "rept-alpha medecin"


def under(law: str, **more: Any) -> Quintebourg:
    """A vote that begins under this law, with Cleo as president."""
    posts = more.pop("posts", {"president": CLEO, "senateur": DAN})
    return town(more.pop("parties", PARTIES), at="vote", posts=posts, law=law, law_senator=DAN, **more)


@pytest.mark.rule("QB-LAW-01", "QB-RULING-102", "QB-EX-39")
def test_under_condorcet_each_ranks_and_schulzes_winner_is_executed() -> None:
    game = under("condorcet", players=7)
    decision = asked(game, CLEO)
    assert (decision.kind, decision.least, decision.most) == ("vote-rank", 0, 7)
    first, second, third = [ANA, BEN, CLEO], [BEN, CLEO, ANA], [CLEO, ANA, BEN]
    votes = dict(enumerate([first, first, first, second, second, third, third]))
    vote(game, votes)
    assert told(game, None, Condemned) == [Condemned(ANA)]


@pytest.mark.rule("QB-RULING-102")
def test_several_schulze_winners_are_the_presidents_to_rank_or_to_choose() -> None:
    votes: dict[int, Any] = {EVA: [FINN], GUS: [HANA]}
    game = under("condorcet")
    vote(game, {**votes, CLEO: [ANA, HANA, FINN], DAN: [FINN]})
    assert told(game, None, Condemned) == [Condemned(HANA)]
    game = under("condorcet")
    vote(game, votes)
    assert asked(game, CLEO).kind == "break-tie"


@pytest.mark.rule("QB-RULING-102")
def test_in_a_special_session_the_next_in_schulzes_order_are_accused() -> None:
    game = under("condorcet", special=True, options={"special_blank": True})
    vote(game, {seat: [FINN, GUS, HANA, IVO, JOY] for seat in range(12)})
    assert told(game, None, Condemned) == [Condemned(FINN)]
    assert asked(game, ANA).about == Seat(GUS)
    assert [step.seat for step in game.agenda[::-1] if hasattr(step, "seat")] == [GUS, HANA, IVO]


@pytest.mark.rule("QB-LAW-02")
def test_no_blank_votes_and_the_silent_vote_by_chance() -> None:
    game = under("no-blank", options={"clock": 100}, dice={"silent-vote": [4]})
    assert Word("blank") not in asked(game, CLEO).options
    assert asked(game, CLEO).single
    game.expire(asked(game, CLEO).id)
    assert told(game, None, Voted) == [Voted(CLEO, (EVA,))]


@pytest.mark.rule("QB-LAW-03")
def test_only_the_doctor_votes() -> None:
    game = under("doctor-only")
    assert vote(game, {BEN: FINN}) == [BEN]
    assert told(game, None, Condemned) == [Condemned(FINN)]


@pytest.mark.rule("QB-POST-PRESIDENT-12")
def test_where_by_law_the_doctor_alone_votes_all_who_stand_still_judge_the_accused() -> None:
    game = under("doctor-only", special=True, health={KIM: "c", LEO: "c"}, rig=[FINN, IVO])
    assert vote(game, {BEN: HANA}) == [BEN]
    assert told(game, None, Condemned) == [Condemned(IVO)]
    judges = {decision.seat for decision in game.decisions if decision.about == Seat(HANA)}
    assert judges == set(range(12)) - {IVO, KIM, LEO}


@pytest.mark.rule("QB-LAW-04")
def test_each_votes_against_exactly_two_different_characters() -> None:
    game = under("two")
    decision = asked(game, CLEO)
    assert (decision.least, decision.most, len(decision.options)) == (2, 2, 12)
    assert Word("blank") not in decision.options
    vote(game, {seat: [FINN, GUS] if seat < 6 else [GUS, HANA] for seat in range(12)})
    assert told(game, None, Condemned) == [Condemned(GUS)]


@pytest.mark.rule("QB-LAW-05")
def test_each_may_vote_up_to_three_times_against_different_characters() -> None:
    game = under("up-to-three")
    decision = asked(game, CLEO)
    assert (decision.least, decision.most, decision.default) == (0, 3, [])
    vote(game, {CLEO: [FINN, GUS, HANA], DAN: [GUS]})
    assert told(game, None, Condemned) == [Condemned(GUS)]


@pytest.mark.rule("QB-LAW-06", "QB-RULING-103")
def test_each_votes_three_times_against_two_or_three_characters() -> None:
    game = under("three")
    decision = asked(game, CLEO)
    assert (decision.least, decision.most) == (2, 3)
    choose(game, CLEO, [FINN, GUS])
    assert told(game, None, Voted) == [Voted(CLEO, (FINN, FINN, GUS))]
    vote(game, {seat: [GUS, FINN, HANA] for seat in range(12)})
    assert told(game, None, Condemned) == [Condemned(FINN)]


@pytest.mark.rule("QB-LAW-07", "QB-RULING-104")
def test_nobody_votes_against_his_two_neighbours_the_dead_not_counted() -> None:
    game = under("not-neighbours", health={DAN: "q", EVA: "c", BEN: "m"}, parties="rept-alpha")
    names = [Seat(seat) for seat in (CLEO, FINN, GUS, HANA, IVO, JOY, KIM, LEO)]
    assert asked(game, CLEO).options == (*names, Word("blank"))


@pytest.mark.rule("QB-LAW-08", "QB-RULING-104")
def test_each_votes_against_a_neighbour_only() -> None:
    game = under("only-neighbours", health={DAN: "q", EVA: "c", BEN: "m"}, parties="rept-alpha")
    assert asked(game, CLEO).options == (Seat(ANA), Seat(EVA), Word("blank"))


@pytest.mark.rule("QB-LAW-09", "QB-RULING-106", "QB-EX-60", "QB-HEALTH-24")
def test_voting_hurts_by_a_notch_after_the_count_and_a_blank_does_not() -> None:
    game = under("hurt", health={EVA: "b", FINN: "b"})
    choose(game, CLEO, GUS)
    assert states(game)[CLEO] == "i"
    vote(game, {EVA: GUS})
    assert (states(game)[CLEO], states(game)[EVA], states(game)[FINN], states(game)[ANA]) == ("b", "c", "b", "i")
    assert told(game, None, Condemned) == [Condemned(GUS)]
    assert set(told(game, None, HealthAnnounced)) == {HealthAnnounced(CLEO, "b"), HealthAnnounced(EVA, "c")}


@pytest.mark.rule("QB-LAW-09", "QB-RULING-106", "QB-POST-PRESIDENT-12")
def test_who_was_hurt_into_a_coma_does_not_sit_in_the_tribunal() -> None:
    game = under("hurt", health={EVA: "b"}, special=True, options={"special_blank": True})
    vote(game, {EVA: GUS, CLEO: GUS, DAN: HANA})
    assert kinds(game) == {"judge"}
    assert {decision.seat for decision in game.decisions} == set(range(12)) - {EVA, GUS}


@pytest.mark.rule("QB-LAW-10")
@pytest.mark.parametrize("special", [False, True])
def test_a_lost_urn_means_no_vote_no_execution_no_tribunal(special: bool) -> None:
    game = under("no-urn", special=special, dead_name=FINN)
    assert kinds(game) == {"weddings"}
    assert told(game, None, NobodyCondemned) == [NobodyCondemned("no-urn")]
    assert told(game, None, Voted) == told(game, None, Condemned) == []


@pytest.mark.rule("QB-LAW-11", "QB-RULING-108", "QB-RULING-135")
def test_all_vote_the_absent_after_the_others_and_the_dead_give_no_name() -> None:
    game = under("all-vote", health={KIM: "c", LEO: "q", JOY: "m"}, dead_name=FINN)
    order = vote(game, {KIM: GUS, LEO: GUS, JOY: GUS, CLEO: HANA, DAN: HANA})
    assert set(order[-3:]) == {KIM, LEO, JOY}
    assert told(game, None, Condemned) == [Condemned(GUS)]
    assert told(game, None, AbsentVoted) == []


@pytest.mark.rule("QB-LAW-12", "QB-RULING-108", "QB-RULING-135")
def test_those_in_a_coma_vote_too_and_the_dead_still_give_a_name() -> None:
    game = under("coma-vote", health={KIM: "c", LEO: "q", JOY: "m"}, dead_name=FINN)
    order = vote(game, {KIM: FINN})
    assert order[-1] == KIM
    assert not {LEO, JOY} & set(order)
    assert told(game, None, AbsentVoted) == [AbsentVoted(FINN, 1)]


@pytest.mark.rule("QB-LAW-13", "QB-RULING-107", "QB-HEALTH-24")
def test_a_tie_puts_all_tied_into_a_coma_and_the_president_loses_his_post_until_morning() -> None:
    posts = {"president": CLEO, "senateur": DAN, "scrutateur": ANA}
    game = under("tie-coma", health={GUS: "b", HANA: "c"}, posts=posts)
    vote(game, {CLEO: FINN, DAN: GUS, EVA: HANA})
    assert told(game, None, TiedToComa) == [TiedToComa((FINN, GUS, HANA))]
    assert [states(game)[seat] for seat in (FINN, GUS, HANA)] == ["c", "c", "c"]
    assert told(game, None, PresidentDeposed) == [PresidentDeposed(CLEO)]
    assert told(game, None, Condemned) == []
    assert game.state.holder("president") == -1
    until_asked(game, "appoint")
    assert asked(game, game.state.holder("scrutateur")).about == Word("president")
    assert told(game, None, Appointed) == []


@pytest.mark.rule("QB-LAW-13", "QB-RULING-107")
@pytest.mark.parametrize("law", ["tie-coma", "tie-all-executed", "tie-all-pardoned"])
def test_laws_on_ties_leave_a_clear_vote_and_no_vote_alone(law: str) -> None:
    game = under(law)
    vote(game, {CLEO: FINN})
    assert told(game, None, Condemned) == [Condemned(FINN)]
    game = under(law)
    vote(game, {})
    assert told(game, None, NobodyCondemned) == [NobodyCondemned("no-vote")]
    assert game.state.holder("president") == CLEO


@pytest.mark.rule("QB-LAW-14")
def test_who_votes_receives_a_vote_and_who_votes_blank_does_not() -> None:
    game = under("self-vote")
    vote(game, {CLEO: FINN, FINN: GUS})
    assert told(game, None, Condemned) == [Condemned(FINN)]  # two votes; Cleo and Gus have one each
    game = under("self-vote")
    vote(game, {DAN: FINN})
    assert asked(game, CLEO).options == (Seat(DAN), Seat(FINN))  # one vote each


@pytest.mark.rule("QB-LAW-15", "QB-RULING-105")
def test_a_vote_costs_a_coin_to_whom_one_likes_and_a_blank_nothing() -> None:
    game = under("pay-any", health={KIM: "c", LEO: "q"})
    choose(game, CLEO, FINN)
    assert asked(game, CLEO).kind == "pay-vote"
    assert asked(game, CLEO).options == tuple(Seat(seat) for seat in range(11) if seat != CLEO)
    choose(game, CLEO, KIM)
    assert (game.state.coins[CLEO], game.state.coins[KIM]) == (2, 4)
    vote(game, {})
    assert told(game, None, VotePaid) == [VotePaid(CLEO, KIM, None)]


@pytest.mark.rule("QB-LAW-16", "QB-RULING-105")
def test_a_vote_costs_a_coin_to_the_scrutineer_who_votes_free() -> None:
    game = under("pay-scrutineer", posts={"president": CLEO, "scrutateur": GUS}, coins={GUS: 0, EVA: 0})
    choose(game, CLEO, FINN)
    assert (game.state.coins[CLEO], game.state.coins[GUS]) == (2, 1)
    choose(game, CLEO, "clockwise")
    choose(game, DAN, "blank")
    assert asked(game, EVA).options == (Word("blank"),)
    vote(game, {GUS: FINN})
    assert (game.state.coins[DAN], game.state.coins[GUS]) == (3, 1)
    game = under("pay-scrutineer", posts={"president": CLEO, "scrutateur": CLEO}, coins={CLEO: 0})
    choose(game, CLEO, FINN)
    assert told(game, None, VotePaid) == []


@pytest.mark.rule("QB-LAW-17", "QB-RULING-105")
def test_a_vote_costs_a_coin_to_the_next_scrutineer() -> None:
    posts = {"president": CLEO, "scrutateur": GUS, "notaire": HANA}
    game = under("pay-deputy", posts=posts, health={IVO: "c"})
    vote(game, {CLEO: FINN, DAN: FINN})
    assert (game.state.coins[JOY], game.state.coins[CLEO], game.state.coins[DAN]) == (5, 2, 2)


@pytest.mark.rule("QB-LAW-18", "QB-RULING-105")
def test_a_vote_costs_a_coin_to_the_doctor() -> None:
    game = under("pay-doctor", coins={BEN: 0})
    vote(game, {CLEO: FINN, DAN: FINN, BEN: FINN})
    assert (game.state.coins[BEN], game.state.coins[CLEO]) == (2, 2)


@pytest.mark.rule("QB-RULING-105")
def test_under_a_law_with_several_votes_no_price_and_with_a_price_one_coin_a_ballot() -> None:
    priced = [law for law in LAW.values() if law.price]
    assert {law.price for law in priced} == {1}
    assert {law.votes_max for law in priced} == {1}


@pytest.mark.rule("QB-RULING-105")
def test_the_last_coin_pays_for_the_vote_and_is_not_given_away_after_it() -> None:
    game = under("pot", coins={CLEO: 1}, pot=2)
    game.answer(asked(game, CLEO).id, Seat(FINN), hold=True)
    assert (game.state.coins[CLEO], game.state.pot) == (0, 3)
    with pytest.raises(Refused) as refused:
        game.answer(f"{CLEO}-give", (Seat(DAN), Amount(1)))
    assert refused.value.rule == "QB-MONEY-02"


@pytest.mark.rule("QB-LAW-19", "QB-RULING-105")
def test_a_vote_costs_a_coin_into_the_pot_which_stays() -> None:
    game = under("pot", coins={EVA: 0}, pot=2)
    vote(game, {CLEO: FINN, DAN: FINN})
    assert game.state.pot == 4
    assert told(game, None, VotePaid) == [VotePaid(CLEO, None, 3), VotePaid(DAN, None, 4)]
    assert game.view(None).town.coins == 35


@pytest.mark.rule("QB-LAW-20", "QB-EX-38", "QB-RULING-107")
def test_all_tied_are_executed() -> None:
    game = under("tie-all-executed")
    vote(game, {CLEO: BEN, DAN: ANA})
    assert told(game, None, Condemned) == [Condemned(ANA), Condemned(BEN)]


@pytest.mark.rule("QB-LAW-21", "QB-EX-38", "QB-RULING-107")
def test_all_tied_are_pardoned() -> None:
    game = under("tie-all-pardoned")
    vote(game, {CLEO: BEN, DAN: ANA})
    assert told(game, None, Condemned) == []
    assert told(game, None, NobodyCondemned) == [NobodyCondemned("pardoned")]


def proposable(**more: Any) -> set[str]:
    posts = more.pop("posts", {"president": CLEO, "senateur": DAN, "scrutateur": EVA})
    game = town(more.pop("parties", PARTIES), at="session", posts=posts, **more)
    choose(game, CLEO, "normal")
    return {option.word for option in asked(game, FINN).options if isinstance(option, Word)} - {"none"}


@pytest.mark.rule("QB-LAW-23", "QB-RULING-134")
def test_a_law_whose_payee_does_not_exist_or_that_cannot_be_carried_out_is_not_proposed() -> None:
    assert proposable() == set(LAW)
    assert set(LAW) - proposable(parties="rept-alpha") == {"doctor-only", "pay-doctor"}
    assert set(LAW) - proposable(health={BEN: "q"}) == {"doctor-only", "pay-doctor"}
    assert set(LAW) - proposable(health={BEN: "c"}) == {"doctor-only"}
    without = {"president": CLEO, "senateur": DAN}
    assert set(LAW) - proposable(posts=without) == {"pay-scrutineer"}
    assert set(LAW) - proposable(health={EVA: "c"}) == {"pay-scrutineer"}


@pytest.mark.rule("QB-RULING-105", "QB-WIN-13")
def test_where_the_payee_falls_during_the_vote_the_rest_vote_free() -> None:
    game = under("pay-scrutineer", parties="fennec rept-alpha", posts={"president": CLEO, "scrutateur": GUS})
    choose(game, CLEO, FINN)
    game.answer(f"{ANA}-invoke", Word("invoke"))
    choose(game, ANA, ("bite", GUS))
    vote(game, {DAN: FINN})
    assert (game.state.coins[DAN], game.state.coins[GUS], game.state.estates[GUS]) == (3, 0, 4)


@pytest.mark.rule("QB-LAW-22")
def test_without_a_law_the_vote_is_the_ordinary_one() -> None:
    game = town(ALPHA, at="vote", posts={"president": CLEO})
    assert asked(game, CLEO).single
    assert Word("blank") in asked(game, CLEO).options
    assert game.view(None).town.law == ""


@pytest.mark.rule("QB-LAW-09", "QB-RULING-106", "QB-RULING-94")
def test_where_voting_hurts_a_wounded_president_breaks_a_tie_before_it_hurts_him() -> None:
    game = under("hurt", health={CLEO: "b"})
    vote(game, {CLEO: GUS, DAN: EVA, EVA: FINN, HANA: EVA, IVO: FINN})
    choose(game, CLEO, FINN)
    assert told(game, None, Condemned) == [Condemned(FINN)]
    assert states(game)[CLEO] == "c"


@pytest.mark.rule("QB-LAW-09", "QB-HEALTH-33")
def test_where_voting_hurts_it_does_not_kill_one_who_has_fallen_after_his_vote() -> None:
    game = under("hurt", parties="fennec rept-alpha")
    choose(game, CLEO, FINN)
    choose(game, CLEO, "clockwise")
    choose(game, DAN, FINN)
    invoke(game, ANA, "bite", DAN)
    vote(game, {})
    assert states(game)[CLEO : DAN + 1] == "bq"


@pytest.mark.rule("QB-LAW-13", "QB-RULING-16")
def test_a_tie_that_puts_to_sleep_only_wounds_the_tough_one() -> None:
    game = under("tie-coma", effects={EVA: "coriace"})
    vote(game, {DAN: EVA, EVA: FINN})
    assert states(game)[EVA : FINN + 1] == "bc"


@pytest.mark.rule("QB-LAW-15", "QB-RULING-132")
def test_who_gives_his_last_coin_away_before_he_has_paid_is_not_asked_any_more() -> None:
    game = under("pay-any", coins={CLEO: 1})
    choose(game, CLEO, FINN)
    assert kinds(game) == {"pay-vote"}
    game.answer(f"{CLEO}-give", (Seat(EVA), Amount(1)))
    assert kinds(game) == {"direction"}


@pytest.mark.rule("QB-LAW-18", "QB-RULING-105")
def test_a_doctor_in_a_coma_is_paid_for_votes_too() -> None:
    game = under("pay-doctor", health={BEN: "c"})
    choose(game, CLEO, FINN)
    assert told(game, None, VotePaid) == [VotePaid(CLEO, BEN, None)]
    assert (game.state.coins[CLEO], game.state.coins[BEN]) == (2, 4)
