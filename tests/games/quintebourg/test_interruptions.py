"""A power used in the middle of a step: whoever falls no longer takes part in that step."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.sheet import AGAIN
from meetinghouse.engine.values import Seat, Word
from meetinghouse.games.quintebourg.events import (
    Appointed,
    Bequeathed,
    Condemned,
    MarriageFailed,
    NobodyCondemned,
    Voted,
)
from meetinghouse.games.quintebourg.state import Quintebourg

from .daily import answer_all, kinds, until_asked, vote
from .town import (
    ANA,
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
    n,
    states,
    told,
    town,
)

FENNEC = "fennec rept-alpha"  # Ana bites; Ben is there so that nobody has won yet
POSTS = {"president": CLEO, "senateur": DAN}


def voting(law: str = "", **words: Any) -> Quintebourg:
    """A vote that begins under this law, which Dan has accepted; Ana can bite."""
    usual: dict[str, Any] = {"at": "vote", "posts": POSTS, "law": law, "law_senator": DAN if law else -1}
    return town(FENNEC, **usual | words)


@pytest.mark.rule("QB-LAW-12", "QB-RULING-108")
def test_who_falls_into_a_coma_after_his_vote_does_not_vote_again() -> None:
    game = voting("coma-vote", effects={ANA: "assassin"}, dice={"assassin": [2]})
    choose(game, CLEO, FINN)
    choose(game, CLEO, "clockwise")
    choose(game, DAN, FINN)
    invoke(game, ANA, "assassinate", DAN)
    assert states(game)[DAN] == "c"
    vote(game, {})
    assert [event.seat for event in told(game, None, Voted)].count(DAN) == 1


@pytest.mark.rule("QB-LAW-15", "QB-RULING-132", "QB-WIN-13")
def test_who_falls_before_he_has_paid_for_his_vote_pays_nothing() -> None:
    game = voting("pay-any")
    choose(game, CLEO, FINN)
    assert asked(game, CLEO).kind == "pay-vote"
    invoke(game, ANA, "bite", CLEO)
    assert (game.state.coins[CLEO], game.state.estates[CLEO]) == (0, 3)


@pytest.mark.rule("QB-LAW-15", "QB-MONEY-02")
def test_who_gives_his_last_coin_away_before_he_has_paid_owes_none() -> None:
    game = voting("pay-any", coins={CLEO: 1})
    choose(game, CLEO, FINN)
    game.answer(f"{CLEO}-give", (Seat(EVA), n(1)))
    assert (game.state.coins[CLEO], game.state.coins[EVA]) == (0, 4)


@pytest.mark.rule("QB-RULING-94", "QB-VOTE-04")
def test_where_one_of_two_tied_falls_the_other_is_executed() -> None:
    game = voting()
    vote(game, {EVA: FINN, FINN: EVA})
    assert kinds(game) == {"break-tie"}
    invoke(game, ANA, "bite", EVA)
    assert told(game, None, Condemned) == [Condemned(FINN)]


@pytest.mark.rule("QB-RULING-94", "QB-RULING-123")
def test_where_the_president_falls_over_a_tie_nobody_is_executed() -> None:
    game = voting()
    vote(game, {EVA: FINN, FINN: EVA})
    invoke(game, ANA, "bite", CLEO)
    assert told(game, None, NobodyCondemned) == [NobodyCondemned("tie")]


@pytest.mark.rule("QB-RULING-86", "QB-LAW-07", "QB-LAW-08")
@pytest.mark.parametrize(
    ("law", "ordered", "guilty"),
    [
        ("only-neighbours", FINN, EVA),  # Eva could have cast this vote
        ("only-neighbours", GUS, DAN),
        ("not-neighbours", FINN, DAN),
        ("not-neighbours", GUS, EVA),
    ],
)
def test_an_execution_does_not_change_who_was_a_neighbour_at_the_vote(law: str, ordered: int, guilty: int) -> None:
    game = voting(law, orders=[[EVA, ordered, KIM, 1]])
    accuser = GUS if law == "only-neighbours" else HANA
    vote(game, {accuser: FINN})
    assert told(game, None, Condemned) == [Condemned(FINN)]
    assert game.state.culprits == [guilty]


def succession(**words: Any) -> Quintebourg:
    """At dawn the president has fallen, and Leo, the new scrutineer, appoints a successor."""
    posts = {"president": DAN, "scrutateur": KIM, "notaire": JOY}
    return town(FENNEC, **{"at": "dawn", "weekday": "tue", "health": {DAN: "q"}, "posts": posts} | words)


@pytest.mark.rule("QB-RULING-123", "QB-POST-SCRUTINEER-01")
def test_a_scrutineer_who_falls_appoints_nobody() -> None:
    game = succession()
    assert asked(game, LEO).kind == "appoint"
    invoke(game, ANA, "bite", LEO)
    assert told(game, None, Appointed) == []
    assert "appoint" not in kinds(game)


@pytest.mark.rule("QB-RULING-123", "QB-POST-NOTARY-01")
@pytest.mark.parametrize("chosen", [0, 1])
def test_a_notary_who_falls_bequeaths_nothing(chosen: int) -> None:
    game = succession(posts={"notaire": JOY, "scrutateur": KIM})
    assert kinds(game) == {"bequeath"}
    choose(game, JOY, *[EVA][:chosen])
    invoke(game, ANA, "bite", JOY)
    assert not [kind for kind in kinds(game) if kind.startswith("bequeath")]
    assert told(game, JOY, Bequeathed) == []
    assert game.state.estates[DAN] == 3


@pytest.mark.rule("QB-RULING-93", "QB-POST-NOTARY-01")
def test_where_the_heir_falls_before_the_notary_says_how_much_he_names_another() -> None:
    game = succession(posts={"notaire": JOY, "scrutateur": KIM})
    choose(game, JOY, EVA)
    invoke(game, ANA, "bite", EVA)
    assert asked(game, JOY).kind == "bequeath"
    assert Seat(EVA) not in asked(game, JOY).options
    choose(game, JOY, FINN, DAN, n(2))
    assert (game.state.coins[FINN], game.state.estates[DAN], game.state.estates[EVA]) == (5, 1, 3)


@pytest.mark.rule("QB-POST-NOTARY-01")
def test_a_notary_may_name_another_heir_before_he_says_how_much() -> None:
    game = succession(posts={"notaire": JOY, "scrutateur": KIM})
    choose(game, JOY, EVA)
    game.answer(f"{JOY}-again", AGAIN)
    choose(game, JOY, FINN, n(3))
    assert (game.state.coins[EVA], game.state.coins[FINN], game.state.estates[DAN]) == (3, 6, 0)


@pytest.mark.rule("QB-POST-OPT-06")
def test_of_two_applicants_the_one_who_has_not_fallen_gets_the_post() -> None:
    game = town(FENNEC, at="dawn", weekday="tue", posts={"chef-armees": -1, "scrutateur": KIM, "president": CLEO})
    until_asked(game, "apply")
    for decision in list(game.decisions):
        choose(game, decision.seat, "chef-armees" if decision.seat in (FINN, GUS) else "none")
    assert asked(game, LEO).kind == "appoint"
    invoke(game, ANA, "bite", FINN)
    assert told(game, None, Appointed) == [Appointed("chef-armees", GUS)]


@pytest.mark.rule("QB-POST-SENATOR-04")
def test_the_law_of_saturday_is_gone_on_sunday() -> None:
    game = town(FENNEC, at="dawn", weekday="sun", law="no-urn", law_senator=DAN, special=True)
    seen = game.view(None).town
    assert (seen.weekday, seen.law, seen.special) == ("sun", "", False)


@pytest.mark.rule("QB-WED-03")
def test_a_witness_who_falls_is_none() -> None:
    game = town(FENNEC, at="weddings")
    game.answer(f"{FINN}-propose", (Seat(GUS), Word("witnesses")))
    choose(game, GUS, "yes")
    choose(game, HANA, "yes")
    choose(game, IVO, "yes")
    invoke(game, ANA, "bite", IVO)
    for decision in [each for each in game.decisions if each.kind == "witness"]:
        choose(game, decision.seat, "no")
    assert game.state.spouse[FINN] == -1


@pytest.mark.rule("QB-POST-OPT-04")
def test_an_applicant_who_falls_before_the_others_have_answered_gets_no_post() -> None:
    game = town(FENNEC, at="dawn", weekday="tue", posts={"chef-armees": -1, "scrutateur": KIM, "president": CLEO})
    choose(game, FINN, "chef-armees")
    invoke(game, ANA, "bite", FINN)
    answer_all(game, "apply", "none")
    assert told(game, None, Appointed) == []
    assert game.state.holder("chef-armees") == -1


@pytest.mark.rule("QB-WED-03", "QB-RULING-109")
def test_where_one_of_two_witnesses_falls_there_is_no_wedding() -> None:
    game = town(FENNEC, at="weddings")
    game.answer(f"{FINN}-propose", (Seat(GUS), Word("witnesses")))
    choose(game, GUS, "yes")
    choose(game, HANA, "yes")
    choose(game, IVO, "yes")
    invoke(game, ANA, "bite", IVO)
    answer_all(game, "witness", "no")
    assert told(game, None, MarriageFailed) == [MarriageFailed(FINN, GUS, "no-witness")]
