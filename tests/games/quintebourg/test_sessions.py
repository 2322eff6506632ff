"""The president, the senator, the tribunal (QB-POST-PRESIDENT, -SENATOR, QB-DAY-05, -06)."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.values import Seat, Word
from meetinghouse.games.quintebourg.components.names import WOUNDED
from meetinghouse.games.quintebourg.events import (
    Accused,
    Condemned,
    DebateClosed,
    DirectionChosen,
    Judged,
    LawDecided,
    LawProposed,
    NobodyCondemned,
    NoLawProposed,
    PostVacated,
    SessionCalled,
    Voted,
)
from meetinghouse.games.quintebourg.state import Quintebourg
from meetinghouse.games.quintebourg.verbs.health import set_health

from .daily import ALPHA, ALPHA_DOCTOR, answer_all, kinds, until_asked, vote
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
    asked,
    choose,
    close,
    invoke,
    refused,
    told,
    town,
)

CALLED = {"president": CLEO, "senateur": DAN, "procureur": EVA, "scrutateur": FINN}


def propose(game: Quintebourg, laws: dict[int, str]) -> None:
    """These players propose a law each; the others propose none."""
    for decision in game.decisions:
        choose(game, decision.seat, laws.get(decision.seat, "none"))


@pytest.mark.rule("QB-POST-PRESIDENT-01", "QB-POST-PRESIDENT-03", "QB-POST-PRESIDENT-04", "QB-DAY-05", "QB-DAY-06")
def test_the_president_calls_the_session_then_laws_are_proposed_then_the_senator_decides_then_all_debate() -> None:
    game = town(ALPHA, at="session", weekday="tue", posts=CALLED)
    assert asked(game, CLEO).options == (Word("normal"), Word("special"))
    assert kinds(game) == {"session"}
    choose(game, CLEO, "normal")
    assert told(game, None, SessionCalled) == [SessionCalled("normal")]
    assert kinds(game) == {"propose-law"}
    propose(game, {KIM: "no-blank"})
    assert (kinds(game), asked(game, DAN).about) == ({"assent"}, Word("no-blank"))
    choose(game, DAN, "yes")
    assert kinds(game) == {"close-debate"}
    choose(game, CLEO, "done")
    assert kinds(game) == {"vote"}


@pytest.mark.rule("QB-POST-PRESIDENT-02", "QB-EX-52", "QB-RULING-96")
def test_no_special_session_on_the_day_after_another_but_on_monday_after_saturday() -> None:
    game = town("hess rappaz pach", at="session", weekday="fri", posts=CALLED, mode="m")
    choose(game, CLEO, "special")
    until_asked(game, "session")
    assert game.view(None).town.weekday == "sat"
    assert asked(game, CLEO).options == (Word("normal"),)
    game = town("hess rappaz pach", at="session", weekday="sat", posts=CALLED, mode="m")
    choose(game, CLEO, "special")
    until_asked(game, "session")
    assert game.view(None).town.weekday == "mon"
    assert asked(game, CLEO).options == (Word("normal"), Word("special"))


@pytest.mark.rule("QB-POST-PRESIDENT-05")
def test_the_president_alone_closes_the_debate_and_a_vote_follows() -> None:
    game = town(ALPHA, at="debate", posts=CALLED)
    assert [decision.seat for decision in game.decisions] == [CLEO]
    choose(game, CLEO, "done")
    assert told(game, None, DebateClosed) == [DebateClosed()]
    assert kinds(game) == {"vote"}


@pytest.mark.rule("QB-POST-PRESIDENT-06", "QB-VOTE-03")
@pytest.mark.parametrize(("direction", "next_seats"), [("clockwise", [DAN, EVA, FINN]), ("anticlockwise", [BEN, ANA])])
def test_the_president_votes_first_and_says_which_way_round(direction: str, next_seats: list[int]) -> None:
    game = town(ALPHA, at="vote", players=6, posts={"president": CLEO})
    assert [decision.seat for decision in game.decisions] == [CLEO]
    choose(game, CLEO, DAN)
    assert told(game, None, Voted) == [Voted(CLEO, (DAN,))]
    assert asked(game, CLEO).kind == "direction"
    assert vote(game, {}, direction)[: len(next_seats)] == next_seats
    assert told(game, None, DirectionChosen) == [DirectionChosen(direction)]


@pytest.mark.rule("QB-VOTE-03", "QB-KNOW-19")
def test_votes_are_heard_one_by_one() -> None:
    game = town(ALPHA, at="vote", players=6, posts={"president": CLEO})
    choose(game, CLEO, DAN)
    choose(game, CLEO, "anticlockwise")
    choose(game, BEN, "blank")
    assert told(game, None, Voted) == [Voted(CLEO, (DAN,)), Voted(BEN, ())]
    assert [decision.seat for decision in game.decisions] == [ANA]
    assert game.view(FINN).town.voting == ANA


@pytest.mark.rule("QB-RULING-145")
def test_a_president_whom_a_law_bars_from_voting_still_closes_the_debate_and_says_which_way_round() -> None:
    game = town(ALPHA_DOCTOR, at="debate", posts={"president": CLEO}, law="doctor-only", law_senator=DAN)
    choose(game, CLEO, "done")
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(CLEO, "direction")]
    choose(game, CLEO, "anticlockwise")
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(BEN, "vote")]


@pytest.mark.rule("QB-RULING-123")
def test_without_a_president_the_vote_goes_clockwise_from_the_first_seat_and_all_close_the_debate() -> None:
    game = town(ALPHA, at="debate", players=6, posts={"president": CLEO}, health={CLEO: "c"})
    assert {decision.seat for decision in game.decisions} == {ANA, BEN, DAN, EVA, FINN}
    answer_all(game, "close-debate", "done")
    assert vote(game, {}) == [ANA, BEN, DAN, EVA, FINN]


@pytest.mark.rule("QB-RULING-123", "QB-VOTE-09")
def test_a_post_whose_holder_is_condemned_stays_empty_until_the_next_morning() -> None:
    posts = {**CALLED, "pick-mirka": CLEO, "president": CLEO}
    game = town(ALPHA, at="vote", weekday="tue", posts=posts)
    vote(game, {CLEO: CLEO})
    assert told(game, None, Condemned) == [Condemned(CLEO)]
    answer_all(game, "weddings", "done")
    assert game.secret  # no pickpocket was asked
    until_asked(game, "appoint")
    assert asked(game, game.state.holder("scrutateur")).about == Word("president")


@pytest.mark.rule("QB-RULING-123", "QB-RULING-124")
def test_who_falls_by_day_has_lost_the_post_though_the_doctor_helps_him_up_before_morning() -> None:
    game = town("rept-alpha medecin fennec", at="debate", posts={"president": EVA, "scrutateur": KIM})
    invoke(game, CLEO, "bite", EVA)
    assert game.view(None).people[EVA].posts == ()
    assert {decision.kind for decision in game.decisions} == {"close-debate"}
    answer_all(game, "close-debate", "done")
    vote(game, {})
    set_health(game, EVA, WOUNDED)
    until_asked(game, "appoint")
    assert asked(game, game.state.holder("scrutateur")).about == Word("president")


@pytest.mark.rule("QB-POST-PRESIDENT-07", "QB-RULING-94", "QB-EX-38", "QB-VOTE-07")
def test_on_a_tie_the_presidents_vote_prevails_and_if_it_names_none_of_the_tied_he_chooses() -> None:
    tie = {FINN: ANA, GUS: ANA, HANA: ANA, IVO: BEN, JOY: BEN}
    game = town(ALPHA, at="vote", posts={"president": CLEO})
    vote(game, {**tie, CLEO: BEN})
    assert told(game, None, Condemned) == [Condemned(BEN)]
    game = town(ALPHA, at="vote", posts={"president": CLEO})
    vote(game, {**tie, KIM: BEN, CLEO: CLEO})
    assert asked(game, CLEO).kind == "break-tie"
    assert asked(game, CLEO).options == (Seat(ANA), Seat(BEN))
    choose(game, CLEO, ANA)
    assert told(game, None, Condemned) == [Condemned(ANA)]


@pytest.mark.rule("QB-RULING-94")
def test_without_a_president_a_tie_executes_nobody() -> None:
    game = town(ALPHA, at="vote", posts={})
    vote(game, {FINN: ANA, GUS: BEN})
    assert told(game, None, Condemned) == []
    assert told(game, None, NobodyCondemned) == [NobodyCondemned("tie")]


@pytest.mark.rule("QB-POST-PRESIDENT-08", "QB-RULING-133", "QB-RULING-87", "QB-RULING-08")
def test_among_mathematicians_a_special_session_cancels_the_days() -> None:
    orders = [[BEN, FINN, GUS, 1]]
    game = town(
        "hess rappaz pach", at="session", mode="m", posts=CALLED, orders=orders, rig=[GUS, FINN], dead_name=FINN
    )
    choose(game, CLEO, "special")
    assert kinds(game) == {"weddings"}
    assert told(game, None, LawProposed) == told(game, None, NoLawProposed) == []
    assert (game.state.culprits, game.state.orders, game.state.rig, game.state.dead_name) == ([], [], [], -1)


@pytest.mark.rule("QB-POST-PRESIDENT-08")
@pytest.mark.parametrize("mode", ["v", "e"])
def test_in_other_modes_a_special_session_goes_on_to_laws_and_a_vote(mode: str) -> None:
    game = town("rept-alpha hess rappaz pach" if mode == "e" else ALPHA, at="session", mode=mode, posts=CALLED)
    choose(game, CLEO, "special")
    assert kinds(game) == {"propose-law"}


def special(at: str = "vote", blank: bool = True, clock: int = 0, **more: Any) -> Quintebourg:
    """A special session, by default at a table that allows blank votes there."""
    words: dict[str, Any] = {"posts": {"president": CLEO, "procureur": EVA}, "special": True}
    return town(ALPHA, at=at, options={"special_blank": blank, "clock": clock}, **words, **more)


@pytest.mark.rule("QB-POST-PRESIDENT-09", "QB-POST-PRESIDENT-10", "QB-RULING-95")
def test_a_special_session_executes_the_first_and_tries_the_next_three_who_have_a_vote() -> None:
    game = special()
    votes = {ANA: HANA, BEN: HANA, CLEO: HANA, DAN: HANA, EVA: IVO, FINN: IVO, GUS: IVO, HANA: JOY, IVO: JOY, JOY: KIM}
    vote(game, votes)
    assert told(game, None, Condemned) == [Condemned(HANA)]
    assert told(game, None, Accused) == [Accused((IVO, JOY, KIM))]
    game = special()
    vote(game, {ANA: HANA, BEN: HANA, CLEO: JOY})
    assert told(game, None, Accused) == [Accused((JOY,))]


@pytest.mark.rule("QB-POST-PRESIDENT-11")
def test_where_a_tie_leaves_open_who_is_tried_the_prosecutor_decides() -> None:
    game = special()
    vote(game, {ANA: HANA, BEN: HANA, CLEO: HANA, DAN: IVO, EVA: IVO, FINN: JOY, GUS: KIM, HANA: DAN})
    decision = asked(game, EVA)
    assert (decision.kind, decision.options, decision.least) == ("accuse", (Seat(DAN), Seat(JOY), Seat(KIM)), 2)
    assert decision.ordered
    choose(game, EVA, [KIM, DAN])
    assert told(game, None, Accused) == [Accused((IVO, KIM, DAN))]


@pytest.mark.rule("QB-POST-PRESIDENT-12", "QB-POST-PRESIDENT-13", "QB-RULING-95")
def test_in_the_tribunal_all_who_stand_vote_the_accused_too_and_a_tie_spares() -> None:
    game = special(health={KIM: "c", JOY: "b"})
    vote(game, {ANA: HANA, BEN: HANA, CLEO: IVO})
    judges = {decision.seat for decision in game.decisions}
    assert judges == {ANA, BEN, CLEO, DAN, EVA, FINN, GUS, IVO, JOY, 11}
    for seat in sorted(judges):
        choose(game, seat, "execute" if seat < FINN else "spare")
    assert told(game, None, Judged) == [Judged(IVO, (ANA, BEN, CLEO, DAN, EVA), (FINN, GUS, IVO, JOY, 11))]
    assert told(game, None, Condemned) == [Condemned(HANA)]


@pytest.mark.rule("QB-POST-PRESIDENT-12", "QB-RULING-95")
def test_the_law_of_the_day_and_the_votes_of_the_absent_have_no_say_in_the_tribunal() -> None:
    game = special(health={KIM: "c"}, law="not-neighbours", rig=[FINN, IVO])
    vote(game, {ANA: HANA, BEN: HANA})
    assert told(game, None, Accused) == [Accused((IVO,))]
    for decision in game.decisions:
        choose(game, decision.seat, "execute" if decision.seat in (ANA, BEN, CLEO, DAN, EVA, JOY) else "spare")
    assert told(game, None, Condemned) == [Condemned(HANA), Condemned(IVO)]


@pytest.mark.rule("QB-RULING-95", "QB-VOTE-09")
def test_who_is_condemned_votes_no_more() -> None:
    game = special()
    vote(game, {ANA: HANA, BEN: HANA, CLEO: HANA, DAN: IVO, EVA: IVO, FINN: JOY})
    assert HANA not in {decision.seat for decision in game.decisions}
    answer_all(game, "judge", "execute")
    assert IVO not in {decision.seat for decision in game.decisions}


@pytest.mark.rule("QB-RULING-95")
def test_debate_comes_before_a_special_vote_and_its_ties_for_the_first_are_the_presidents() -> None:
    game = special("debate")
    assert kinds(game) == {"close-debate"}
    choose(game, CLEO, "done")
    vote(game, {ANA: HANA, BEN: JOY, CLEO: JOY, DAN: HANA})
    assert told(game, None, Condemned) == [Condemned(JOY)]
    assert told(game, None, Accused) == [Accused((HANA,))]


@pytest.mark.rule("QB-POST-SENATOR-01", "QB-KNOW-18")
@pytest.mark.parametrize(("answer", "law"), [("yes", "no-blank"), ("no", "")])
def test_the_senator_accepts_or_rejects_and_all_hear_which_group_proposed(answer: str, law: str) -> None:
    game = town(ALPHA, at="session", posts=CALLED)
    choose(game, CLEO, "normal")
    propose(game, {KIM: "no-blank"})
    choose(game, DAN, answer)
    assert told(game, None, LawProposed) == [LawProposed("no-blank", "without-post")]
    assert told(game, None, LawDecided) == [LawDecided("no-blank", answer == "yes")]
    assert game.view(None).town.law == law


@pytest.mark.rule("QB-POST-SENATOR-02")
def test_an_accepted_law_restricts_who_votes() -> None:
    game = town(ALPHA_DOCTOR, at="session", posts=CALLED)
    choose(game, CLEO, "normal")
    propose(game, {KIM: "doctor-only"})
    choose(game, DAN, "yes")
    choose(game, CLEO, "done")
    assert vote(game, {}) == [BEN]


@pytest.mark.rule("QB-POST-SENATOR-03", "QB-RULING-99", "QB-DEAD-08", "QB-RULING-135")
def test_the_dead_are_heard_first_then_the_nearly_dead_then_those_without_a_post_then_the_poorest() -> None:
    laws = {IVO: "two", HANA: "three", KIM: "no-blank", GUS: "no-urn", FINN: "hurt"}
    proposed = []
    for silent in ((), (IVO,), (IVO, HANA), (IVO, HANA, KIM), (IVO, HANA, KIM, GUS)):
        posts = {**CALLED, "pick-mirko": GUS}
        game = town(ALPHA, at="session", posts=posts, health={IVO: "m", HANA: "q"}, coins={GUS: 1, FINN: 2})
        choose(game, CLEO, "normal")
        propose(game, {seat: law for seat, law in laws.items() if seat not in silent})
        proposed += told(game, None, LawProposed) or told(game, None, NoLawProposed)
    assert proposed == [
        LawProposed("two", "dead"), LawProposed("three", "nearly-dead"), LawProposed("no-blank", "without-post"),
        LawProposed("no-urn", "poorest"), NoLawProposed(),
    ]  # fmt: skip


@pytest.mark.rule("QB-RULING-99")
def test_the_most_proposed_law_of_the_group_and_chance_among_equals() -> None:
    game = town(ALPHA, at="session", posts=CALLED)
    choose(game, CLEO, "normal")
    propose(game, {KIM: "two", JOY: "two", IVO: "hurt", GUS: "three"})
    assert told(game, None, LawProposed) == [LawProposed("two", "without-post")]
    game = town(ALPHA, at="session", posts=CALLED, dice={"law": [1]})
    choose(game, CLEO, "normal")
    propose(game, {KIM: "two", IVO: "hurt"})
    assert told(game, None, LawProposed) == [LawProposed("two", "without-post")]


@pytest.mark.rule("QB-RULING-99")
def test_all_who_have_the_smallest_purse_are_the_poorest_and_those_in_a_coma_propose_nothing() -> None:
    everybody = {
        post: seat for seat, post in enumerate(("president", "senateur", "notaire", "procureur", "scrutateur"))
    }
    game = town(
        ALPHA, players=6, at="session", posts={**everybody, "pick-mirko": FINN}, coins={ANA: 1, EVA: 1, FINN: 2}
    )
    choose(game, ANA, "normal")
    propose(game, {EVA: "two", FINN: "hurt"})
    assert told(game, None, LawProposed) == [LawProposed("two", "poorest")]
    game = town(ALPHA, at="session", posts=CALLED, health={KIM: "c"})
    choose(game, CLEO, "normal")
    assert KIM not in {decision.seat for decision in game.decisions}


@pytest.mark.rule("QB-POST-SENATOR-04", "QB-LAW-22")
def test_a_law_holds_for_one_day_and_only_one() -> None:
    game = town(ALPHA, at="session", weekday="mon", posts=CALLED)
    choose(game, CLEO, "normal")
    propose(game, {KIM: "no-urn", JOY: "no-urn", IVO: "two"})
    choose(game, DAN, "yes")
    assert game.state.law == "no-urn"
    until_asked(game, "session")
    choose(game, CLEO, "normal")
    assert game.view(None).town.law == ""


@pytest.mark.rule("QB-RULING-100")
@pytest.mark.parametrize("health", ["", "c"])
def test_without_a_senator_there_is_no_law(health: str) -> None:
    posts = {**CALLED, "senateur": DAN if health else -1}
    game = town(ALPHA, at="session", posts=posts, health={DAN: health or "i"})
    choose(game, CLEO, "normal")
    assert kinds(game) == {"close-debate"}
    assert told(game, None, NoLawProposed) == []


@pytest.mark.rule("QB-POST-SENATOR-01")
def test_a_silent_senator_rejects() -> None:
    game = town(ALPHA, at="session", posts=CALLED, options={"clock": 100})
    choose(game, CLEO, "normal")
    propose(game, {KIM: "no-blank"})
    game.expire(asked(game, DAN).id)
    assert told(game, None, LawDecided) == [LawDecided("no-blank", False)]
    close(game)


@pytest.mark.rule("QB-RULING-123", "QB-RULING-124")
def test_who_falls_into_a_coma_by_day_has_lost_the_post_at_once() -> None:
    game = town(ALPHA, at="debate", posts={"president": EVA}, effects={BEN: "assassin"}, dice={"assassin": [2]})
    invoke(game, BEN, "assassinate", EVA)
    assert told(game, None, PostVacated) == [PostVacated("president", EVA)]
    assert game.view(None).people[EVA].posts == ()


@pytest.mark.rule("QB-RULING-123", "QB-POST-PRESIDENT-11")
def test_a_prosecutor_who_was_just_condemned_does_not_say_who_is_tried() -> None:
    game = special(dice={"accused": [2, 0]})
    vote(game, {ANA: EVA, BEN: EVA, CLEO: EVA, DAN: IVO, EVA: IVO, FINN: JOY, GUS: KIM, HANA: DAN})
    assert told(game, None, Condemned) == [Condemned(EVA)]
    assert "accuse" not in kinds(game)
    assert told(game, None, Accused) == [Accused((IVO, KIM, DAN))]


@pytest.mark.rule("QB-POST-SENATOR-01", "QB-MAFIA-22")
def test_the_senator_who_said_yes_answers_for_his_law() -> None:
    game = town(ALPHA, at="session", posts=CALLED, orders=[[BEN, FINN, GUS, 1]])
    choose(game, CLEO, "normal")
    propose(game, {KIM: "no-urn"})
    choose(game, DAN, "yes")
    assert game.state.culprits == [DAN]


@pytest.mark.rule("QB-POST-PRESIDENT-11")
def test_where_three_are_clear_the_prosecutor_is_not_asked_about_a_fourth() -> None:
    game = special()
    votes = {ANA: HANA, BEN: HANA, CLEO: HANA, DAN: HANA, EVA: IVO, FINN: IVO, GUS: IVO, HANA: JOY, IVO: JOY}
    vote(game, {**votes, JOY: KIM, KIM: KIM, 11: BEN})
    assert kinds(game) == {"judge"}
    assert told(game, None, Accused) == [Accused((IVO, JOY, KIM))]


@pytest.mark.rule("QB-POST-PRESIDENT-12", "QB-RULING-101")
def test_an_accused_who_falls_is_judged_no_more() -> None:
    game = town(
        "rept-alpha fennec", at="vote", posts={"president": CLEO}, special=True, options={"special_blank": True}
    )
    vote(game, {ANA: HANA, BEN: HANA, CLEO: IVO})
    for seat in range(HANA):
        choose(game, seat, "execute")
    invoke(game, BEN, "bite", IVO)
    assert kinds(game) == {"weddings"}
    assert told(game, None, Judged) == []
    assert told(game, None, Condemned) == [Condemned(HANA)]


@pytest.mark.rule("QB-RULING-95", "QB-POST-PRESIDENT-09", "QB-RULING-101")
@pytest.mark.parametrize("law", ["", "hurt", "up-to-three", "condorcet"])
def test_in_a_special_session_everybody_who_can_vote_names_somebody(law: str) -> None:
    game = special(blank=False, law=law)
    decision = asked(game, CLEO)
    assert decision.least == 1
    assert Word("blank") not in decision.options
    refused(game, decision.id, [] if decision.most > 1 else "blank", "QB-RULING-95")
    for blank in (special(blank=True, law=law), town(ALPHA, at="vote", posts={"president": CLEO}, law=law)):
        decision = asked(blank, CLEO)
        assert Word("blank") in decision.options or decision.least == 0


@pytest.mark.rule("QB-RULING-95")
def test_chance_names_for_one_who_is_silent_in_a_special_session() -> None:
    game = special(blank=False, clock=100, dice={"silent-vote": [4]})
    game.expire(asked(game, CLEO).id)
    assert told(game, None, Voted) == [Voted(CLEO, (EVA,))]


@pytest.mark.rule("QB-RULING-95", "QB-RULING-105")
def test_who_cannot_pay_for_a_vote_of_a_special_session_names_nobody() -> None:
    game = special(blank=False, law="pay-any", coins={CLEO: 0})
    assert asked(game, CLEO).options == (Word("blank"),)
    choose(game, CLEO, "blank")
    assert told(game, None, Voted) == [Voted(CLEO, ())]
