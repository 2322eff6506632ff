"""The ordinary vote and its consequences (QB-VOTE, QB-RULING-76, -101)."""

from __future__ import annotations

import pytest

from meetinghouse.engine.values import Seat, Word
from meetinghouse.games.quintebourg.components.names import COMATOSE
from meetinghouse.games.quintebourg.events import (
    AbsentVoted,
    Condemned,
    NobodyCondemned,
    RichestReported,
    Voted,
    VotesReplaced,
)
from meetinghouse.games.quintebourg.verbs.health import worsen

from .daily import ALPHA, answer_all, kinds, until_asked, vote
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

CLEO_PRESIDES = {"president": CLEO}


@pytest.mark.rule("QB-VOTE-01")
def test_voters_are_the_unharmed_and_the_wounded() -> None:
    game = town(ALPHA, at="vote", posts=CLEO_PRESIDES, health={BEN: "b", KIM: "c", LEO: "q", JOY: "m"})
    assert vote(game, {}) == [CLEO, DAN, EVA, FINN, GUS, HANA, IVO, ANA, BEN]


@pytest.mark.rule("QB-VOTE-02", "QB-RULING-101")
def test_a_voter_names_one_who_is_not_taken_for_dead_himself_included_or_nobody() -> None:
    game = town(ALPHA, at="vote", posts=CLEO_PRESIDES, health={BEN: "b", KIM: "c", LEO: "q", JOY: "m"})
    decision = asked(game, CLEO)
    assert decision.single
    assert decision.options == (*[Seat(seat) for seat in (*range(JOY), KIM)], Word("blank"))
    assert decision.default == Word("blank")


@pytest.mark.rule("QB-VOTE-04")
def test_who_has_the_most_votes_is_executed() -> None:
    game = town(ALPHA, at="vote", posts=CLEO_PRESIDES)
    vote(game, {CLEO: DAN, DAN: EVA, EVA: EVA, FINN: DAN, GUS: DAN})
    assert told(game, None, Condemned) == [Condemned(DAN)]


@pytest.mark.rule("QB-VOTE-08", "QB-RULING-101")
def test_blanks_do_not_count_and_where_all_are_blank_nobody_is_executed() -> None:
    game = town(ALPHA, at="vote", posts=CLEO_PRESIDES)
    vote(game, {})
    assert told(game, None, NobodyCondemned) == [NobodyCondemned("no-vote")]
    game = town(ALPHA, at="vote", posts=CLEO_PRESIDES)
    vote(game, {LEO: DAN})
    assert told(game, None, Condemned) == [Condemned(DAN)]


@pytest.mark.rule("QB-VOTE-05", "QB-KNOW-19")
def test_the_name_that_the_dead_gave_is_one_vote_told_at_the_end() -> None:
    game = town(ALPHA, at="vote", posts=CLEO_PRESIDES, health={KIM: "m", LEO: "q"}, dead_name=FINN)
    vote(game, {CLEO: DAN, DAN: FINN})
    assert told(game, None, AbsentVoted) == [AbsentVoted(FINN, 1)]
    assert told(game, None, Condemned) == [Condemned(FINN)]
    kinds_told = [type(event) for event in game.heard(None)]
    last_vote = len(kinds_told) - 1 - kinds_told[::-1].index(Voted)
    assert kinds_told.index(AbsentVoted) > last_vote


@pytest.mark.rule("QB-VOTE-06", "QB-RULING-76", "QB-EX-28", "QB-EFF-CHEAT-05")
def test_a_rigged_ballot_adds_a_vote_for_each_who_is_absent_and_drops_the_name_of_the_dead() -> None:
    health = {JOY: "c", KIM: "m", LEO: "q"}
    game = town(ALPHA, at="vote", posts=CLEO_PRESIDES, health=health, rig=[GUS, EVA], dead_name=DAN)
    vote(game, {CLEO: DAN, FINN: DAN, GUS: DAN, HANA: EVA, IVO: EVA})
    assert told(game, None, AbsentVoted) == [AbsentVoted(EVA, 3)]
    assert told(game, None, Condemned) == [Condemned(EVA)]
    assert (game.state.rig, game.state.dead_name) == ([], -1)


@pytest.mark.rule("QB-RULING-76", "QB-RULING-108")
def test_a_rigged_ballot_takes_the_place_of_the_votes_of_the_absent() -> None:
    health = {JOY: "c", KIM: "m", LEO: "q"}
    game = town(ALPHA, at="vote", posts=CLEO_PRESIDES, health=health, rig=[GUS, EVA], law="all-vote", law_senator=DAN)
    vote(game, dict.fromkeys((JOY, KIM, LEO), FINN))
    assert told(game, None, Condemned) == [Condemned(EVA)]
    assert not {JOY, KIM, LEO} & {event.seat for event in told(game, None, Voted)}


@pytest.mark.rule("QB-VOTE-06", "QB-RULING-76")
def test_a_rigged_ballot_takes_the_place_of_a_vote_whose_voter_has_fallen_since() -> None:
    game = town(ALPHA, at="vote", posts=CLEO_PRESIDES, rig=[GUS, EVA])
    choose(game, CLEO, FINN)
    worsen(game, CLEO, COMATOSE)
    vote(game, {})
    assert told(game, None, VotesReplaced) == [VotesReplaced((CLEO,))]
    assert told(game, None, AbsentVoted) == [AbsentVoted(EVA, 1)]
    assert told(game, None, Condemned) == [Condemned(EVA)]


@pytest.mark.rule("QB-RULING-76")
def test_a_rigging_lapses_where_its_target_has_fallen_and_with_a_cancelled_vote() -> None:
    game = town(ALPHA, at="vote", posts=CLEO_PRESIDES, health={JOY: "c", EVA: "q"}, rig=[GUS, EVA], dead_name=DAN)
    vote(game, {})
    assert told(game, None, Condemned) == [Condemned(DAN)]
    game = town(ALPHA, at="vote", posts=CLEO_PRESIDES, health={JOY: "c"}, rig=[GUS, EVA], law="no-urn", law_senator=DAN)
    assert told(game, None, NobodyCondemned) == [NobodyCondemned("no-urn")]
    assert game.state.rig == []


@pytest.mark.rule("QB-RULING-76")
@pytest.mark.parametrize("law", ["not-neighbours", "pot", "no-blank", "self-vote"])
def test_a_rigging_is_free_of_the_law_of_the_day(law: str) -> None:
    game = town(ALPHA, at="vote", posts=CLEO_PRESIDES, health={JOY: "c", KIM: "c", LEO: "c"}, rig=[GUS, IVO], law=law)
    vote(game, {seat: FINN for seat in range(12) if law == "no-blank"})
    assert AbsentVoted(IVO, 3) in told(game, None, AbsentVoted)


@pytest.mark.rule("QB-RULING-08")
def test_what_was_ordered_or_rigged_on_saturday_binds_mondays_session() -> None:
    game = town(
        ALPHA,
        at="feast",
        weekday="sun",
        posts=CLEO_PRESIDES,
        health={LEO: "c"},
        rig=[GUS, EVA],
        orders=[[BEN, FINN, GUS, 1]],
    )
    until_asked(game, "vote")
    assert game.view(None).town.weekday == "mon"
    vote(game, {})
    assert told(game, None, Condemned) == [Condemned(EVA)]
    assert game.state.culprits == [BEN]


@pytest.mark.rule("QB-VOTE-09", "QB-RULING-22")
def test_a_condemned_takes_no_further_part_in_the_day() -> None:
    posts = {**CLEO_PRESIDES, "pick-mirko": DAN}
    game = town(ALPHA, at="vote", weekday="mon", posts=posts, coins={DAN: 9, EVA: 5})
    vote(game, {CLEO: DAN})
    assert states(game)[DAN] == "i"
    assert game.view(None).people[DAN].condemned
    assert {offer.kind for offer in game.offers if offer.seat == DAN} == {"invoke"}
    assert DAN not in {decision.seat for decision in game.decisions}
    gifts = next(offer.options for offer in game.offers if offer.id == f"{EVA}-give")
    assert DAN not in {option[0].seat for option in gifts if isinstance(option, tuple) and isinstance(option[0], Seat)}
    answer_all(game, "weddings", "done")
    assert told(game, None, RichestReported) == [RichestReported(EVA)]


@pytest.mark.rule("QB-RULING-94")
def test_a_president_who_has_named_several_of_the_tied_chooses_among_those() -> None:
    game = town("rept-alpha", at="vote", posts={"president": DAN}, law="two")
    vote(game, {seat: [FINN, GUS] if seat in (ANA, BEN, CLEO, DAN, HANA, IVO) else [HANA, IVO] for seat in range(12)})
    assert asked(game, DAN).options == (Seat(FINN), Seat(GUS))
    choose(game, DAN, GUS)
    assert told(game, None, Condemned) == [Condemned(GUS)]


@pytest.mark.rule("QB-DEAD-03", "QB-RULING-101")
def test_the_dead_name_nobody_who_has_fallen_since() -> None:
    game = town(ALPHA, at="vote", posts=CLEO_PRESIDES, dead_name=FINN, health={FINN: "q"})
    vote(game, {CLEO: GUS})
    assert told(game, None, AbsentVoted) == []


@pytest.mark.rule("QB-DEAD-03", "QB-LAW-10")
def test_the_name_of_the_dead_is_for_one_ballot_even_where_that_was_cancelled() -> None:
    game = town(ALPHA, at="vote", posts=CLEO_PRESIDES, dead_name=FINN, law="no-urn")
    until_asked(game, "session")
    until_asked(game, "vote")
    vote(game, {CLEO: GUS})
    assert told(game, None, AbsentVoted) == []


@pytest.mark.rule("QB-RULING-94", "QB-VOTE-04")
def test_where_the_president_is_one_of_two_tied_and_falls_the_other_is_executed() -> None:
    game = town("rept-alpha fennec", at="vote", posts=CLEO_PRESIDES)
    vote(game, {EVA: FINN, FINN: CLEO})
    assert kinds(game) == {"break-tie"}
    invoke(game, BEN, "bite", CLEO)
    assert told(game, None, Condemned) == [Condemned(FINN)]


@pytest.mark.rule("QB-RULING-123", "QB-RULING-146")
def test_without_a_president_the_vote_begins_at_the_first_house_whoever_lives_there() -> None:
    game = town(ALPHA, players=6, at="vote", slot=[FINN, BEN, CLEO, DAN, EVA, ANA])
    assert vote(game, {}) == [FINN, BEN, CLEO, DAN, EVA, ANA]


@pytest.mark.rule("QB-VOTE-01")
def test_who_falls_when_it_is_his_turn_has_not_voted() -> None:
    game = town("rept-alpha fennec", at="vote", posts=CLEO_PRESIDES)
    choose(game, CLEO, "blank")
    choose(game, CLEO, "clockwise")
    invoke(game, BEN, "bite", DAN)
    assert asked(game, EVA).kind == "vote"
    assert told(game, None, Voted) == [Voted(CLEO, ())]


@pytest.mark.parametrize(
    ("law", "counts"), [("condorcet", True), ("three", True), ("two", False), ("up-to-three", False)]
)
def test_a_ballot_says_whether_the_order_of_its_names_counts(law: str, counts: bool) -> None:
    game = town(at="vote", posts=CLEO_PRESIDES, law=law)

    assert {decision.ordered for decision in game.decisions} == {counts}
