"""Ordered votes: who obeyed, who could not, and who pays (QB-MAFIA-18 to -22, QB-RULING-86, -87)."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.games.quintebourg.events import (
    Condemned,
    Voted,
)
from meetinghouse.games.quintebourg.state import Quintebourg
from meetinghouse.games.quintebourg.verbs.money import take_coin

from .daily import ALPHA, ALPHA_DOCTOR, answer_all, kinds, propose, until_asked, vote
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
    KIM,
    LEO,
    asked,
    call,
    choose,
    close,
    invoke,
    n,
    states,
    told,
    town,
    until,
    value,
)

CLEO_PRESIDES = {"president": CLEO}


def ordered(votes: dict[int, object], **more: object) -> Quintebourg:
    """Ben was ordered to vote against Cleo; Eva is the senator."""
    town_of: dict[str, object] = {
        "parties": ALPHA,
        "posts": {"president": DAN, "senateur": EVA},
        "law_senator": EVA,
        **more,
    }
    game = town(at="vote", orders=[[BEN, CLEO, KIM, 1]], **town_of)  # type: ignore[arg-type]
    vote(game, votes)
    return game


@pytest.mark.rule("QB-MAFIA-21", "QB-EX-30", "QB-RULING-87")
def test_a_corrupted_voter_who_votes_blank_pays_and_one_who_obeys_does_not() -> None:
    assert ordered({}).state.culprits == [BEN]
    assert ordered({BEN: DAN}).state.culprits == [BEN]
    assert ordered({BEN: CLEO, DAN: FINN, EVA: FINN}).state.culprits == []


@pytest.mark.rule("QB-MAFIA-22", "QB-EX-29", "QB-HEALTH-20", "QB-LAW-03")
def test_a_law_that_kept_him_from_voting_costs_the_senator_his_life_at_step_b() -> None:
    game = ordered({}, parties="rept-alpha villageois villageois villageois villageois medecin", law="doctor-only")
    assert game.state.culprits == [EVA]
    assert states(game)[EVA] == "i"
    while not game.secret:
        close(game)
    close(game)
    while states(game)[EVA] == "i":
        close(game)
    assert (states(game)[EVA], states(game)[BEN]) == ("q", "i")


@pytest.mark.rule("QB-RULING-86")
@pytest.mark.parametrize(
    ("law", "ballot", "pays"),
    [
        ("up-to-three", [ANA, CLEO], None), ("up-to-three", [ANA], BEN), ("two", [FINN, CLEO], None),
        ("two", [FINN, GUS], BEN), ("three", [FINN, CLEO], None), ("condorcet", [CLEO, FINN], None),
        ("condorcet", [FINN, CLEO], BEN), ("not-neighbours", "blank", EVA), ("only-neighbours", "blank", BEN),
        ("only-neighbours", CLEO, None), ("no-blank", DAN, BEN), ("hurt", DAN, BEN), ("tie-coma", DAN, BEN),
        ("self-vote", DAN, BEN), ("all-vote", DAN, BEN), ("coma-vote", DAN, BEN), ("pay-any", "blank", BEN),
        ("pot", DAN, BEN), ("tie-all-executed", DAN, BEN), ("tie-all-pardoned", DAN, BEN),
    ],
)  # fmt: skip
def test_who_pays_under_which_law(law: str, ballot: object, pays: int | None) -> None:
    votes: dict[int, object] = {BEN: ballot}
    if law in ("two", "three", "no-blank"):
        other = {seat: [FINN, GUS if seat > GUS else HANA] for seat in range(12) if seat != BEN}
        votes |= {seat: FINN if law == "no-blank" else names for seat, names in other.items()}
    if law == "self-vote":
        votes |= {GUS: FINN, HANA: FINN}
    assert ordered(votes, law=law).state.culprits == ([] if pays is None else [pays])


@pytest.mark.rule("QB-RULING-86", "QB-EX-30", "QB-LAW-15")
@pytest.mark.parametrize("law", ["pay-any", "pay-scrutineer", "pay-deputy", "pay-doctor", "pot"])
@pytest.mark.parametrize(("coins", "pays"), [(0, EVA), (1, BEN)])
def test_without_a_coin_for_the_vote_the_senator_pays_and_with_one_the_silent_voter(
    law: str, coins: int, pays: int
) -> None:
    posts = {"president": DAN, "senateur": EVA, "scrutateur": GUS}
    parties = "rept-alpha villageois villageois villageois villageois medecin"
    assert ordered({}, law=law, coins={BEN: coins}, posts=posts, parties=parties).state.culprits == [pays]


@pytest.mark.rule("QB-RULING-86")
def test_with_a_lost_urn_the_senator_pays_in_any_case() -> None:
    assert ordered({}, law="no-urn").state.culprits == [EVA]


@pytest.mark.rule("QB-RULING-86")
def test_an_order_that_the_voter_could_obey_all_the_same_is_no_excuse_for_the_doctor() -> None:
    game = town(
        ALPHA_DOCTOR,
        at="vote",
        posts={"president": DAN},
        law="doctor-only",
        law_senator=EVA,
        orders=[[BEN, CLEO, KIM, 1]],
    )
    vote(game, {})
    assert game.state.culprits == [BEN]


@pytest.mark.rule("QB-RULING-87")
@pytest.mark.parametrize("health", [{BEN: "c"}, {BEN: "q"}, {CLEO: "q"}, {CLEO: "m"}])
def test_nobody_pays_where_voter_or_name_had_fallen(health: dict[int, str]) -> None:
    assert ordered({}, health=health).state.culprits == []


def at_step_b(game: Quintebourg, **night: object) -> str:
    """Everybody's health after step B of the coming night."""
    until(game, "coma-potion")
    call(game, **night)
    until(game, "pack")
    return states(game)


@pytest.mark.rule("QB-RULING-87", "QB-MAFIA-21", "QB-EX-30")
@pytest.mark.parametrize("effect", ["", "coriace"])
def test_a_dissident_is_nearly_dead_though_he_was_condemned_and_got_the_coma_potion(effect: str) -> None:
    game = ordered({ANA: BEN, DAN: BEN, BEN: FINN}, parties="rept-alpha villageois medecin", effects={BEN: effect})
    assert told(game, None, Condemned) == [Condemned(BEN)]
    assert at_step_b(game, s2=BEN)[BEN] == "q"


@pytest.mark.rule("QB-RULING-87", "QB-RULING-16", "QB-EX-30")
def test_a_tough_hide_helps_neither_the_dissident_nor_the_senator() -> None:
    tough = {BEN: "coriace", EVA: "coriace"}
    for law, pays in (("", BEN), ("not-neighbours", EVA)):
        game = ordered({}, law=law, effects=tough)
        assert game.state.culprits == [pays]
        assert at_step_b(game)[pays] == "q"


@pytest.mark.rule("QB-RULING-87")
def test_a_dissident_who_falls_after_his_vote_is_not_excused() -> None:
    words: dict[str, Any] = {"effects": {GUS: "assassin"}, "dice": {"assassin": [2]}, "orders": [[BEN, CLEO, KIM, 1]]}
    game = town(ALPHA, at="vote", posts={"president": BEN}, **words)
    choose(game, BEN, FINN)
    invoke(game, GUS, "assassinate", BEN)
    assert states(game)[BEN] == "c"
    vote(game, {})
    assert game.state.culprits == [BEN]


BETWEEN: dict[str, Any] = {"law_senator": EVA, "posts": {"president": BEN}, "coins": 1}


@pytest.mark.rule("QB-RULING-86", "QB-EX-30", "QB-LAW-07", "QB-LAW-08")
@pytest.mark.parametrize(
    ("law", "name", "pays"),
    [
        ("not-neighbours", DAN, BEN),  # Dan becomes a neighbour after the vote
        ("only-neighbours", DAN, EVA),
        ("not-neighbours", CLEO, EVA),  # Cleo was a neighbour before the vote
    ],
)
def test_who_was_a_neighbour_is_judged_when_the_voter_votes(law: str, name: int, pays: int) -> None:
    parties = "rept-alpha villageois villageois villageois villageois fennec"
    game = town(parties, at="vote", law=law, orders=[[BEN, name, KIM, 1]], **BETWEEN)
    choose(game, BEN, "blank")
    invoke(game, FINN, "bite", CLEO if name == DAN else ANA)
    vote(game, {})
    assert game.state.culprits == [pays]


@pytest.mark.rule("QB-RULING-86", "QB-EX-30", "QB-LAW-15")
@pytest.mark.parametrize("law", ["pay-any", "pay-scrutineer", "pay-deputy", "pay-doctor", "pot"])
@pytest.mark.parametrize(("giver", "pays"), [(BEN, BEN), (HANA, EVA)])
def test_who_gives_his_last_coin_away_after_his_letter_kept_himself_from_voting(
    law: str, giver: int, pays: int
) -> None:
    parties = "rept-alpha villageois villageois villageois villageois medecin"
    words: dict[str, Any] = {"law": law, "law_senator": EVA, "orders": [[BEN, CLEO, KIM, 1]]}
    posts = {"president": DAN, "senateur": EVA, "scrutateur": GUS}
    game = town(parties, at="debate", posts=posts, coins={BEN: int(giver == BEN)}, **words)
    game.answer(f"{giver}-give", value((IVO, n(1))))
    answer_all(game, "close-debate", "done")
    vote(game, {})
    assert game.state.culprits == [pays]


@pytest.mark.rule("QB-RULING-86")
@pytest.mark.parametrize(("deed", "coins"), [("inquiry", 2), ("bullet", 2), ("theft", 1)])
def test_a_bullet_or_an_inquiry_is_ones_own_spending_and_a_theft_is_not(deed: str, coins: int) -> None:
    words: dict[str, Any] = {"law": "pot", "law_senator": EVA, "orders": [[BEN, CLEO, KIM, 1]]}
    posts = {"president": DAN, "procureur": BEN, "adj-randy": FINN}
    words |= {"effects": {BEN: "assassin"}, "dice": {"assassin": [0]}}
    game = town(ALPHA, at="debate", weekday="mon", posts=posts, coins={BEN: coins}, **words)
    if deed == "inquiry":
        game.answer(f"{BEN}-inquiry", value(DAN))
    elif deed == "bullet":
        game.state.uses[BEN]["free-bullet"] = 0
        invoke(game, BEN, "assassinate", HANA)
    else:
        take_coin(game, HANA, BEN)
    answer_all(game, "close-debate", "done")
    vote(game, {})
    assert game.state.culprits == [EVA if deed == "theft" else BEN]


@pytest.mark.rule("QB-RULING-86", "QB-RULING-08")
@pytest.mark.parametrize("forced", [False, True])
def test_the_priests_fee_on_sunday_is_ones_own_spending_too(forced: bool) -> None:
    words: dict[str, Any] = {"orders": [[BEN, CLEO, KIM, 1]], "coins": {BEN: 2, HANA: 0}}
    game = town(ALPHA, at="feast", weekday="sun", posts={"pretre-odieux": GUS}, **words)
    propose(game, BEN, HANA, "forced" if forced else "pretre-odieux")
    choose(game, GUS, n(1))
    choose(game, BEN, "yes")
    if not forced:
        choose(game, HANA, "yes")
    assert (game.state.coins[BEN], game.state.spent[BEN]) == (1, 1)


@pytest.mark.rule("QB-RULING-86")
def test_what_was_given_away_before_the_letter_came_is_no_fault() -> None:
    game = town(ALPHA, at="letters", coins={BEN: 0}, spent=[2] * 12, orders=[[BEN, CLEO, KIM, 0]])
    call(game)
    assert game.state.spent[BEN] == 0


@pytest.mark.rule("QB-RULING-86")
def test_when_the_vote_opens_the_senator_pays_for_whom_the_law_does_not_let_vote_at_all() -> None:
    parties = "rept-alpha fennec medecin"
    words: dict[str, Any] = {"law": "doctor-only", "law_senator": EVA, "orders": [[HANA, CLEO, KIM, 1]]}
    game = town(parties, at="vote", posts={"president": CLEO}, **words)
    invoke(game, BEN, "bite", HANA)  # too late to change anything for the senator
    vote(game, {})
    assert game.state.culprits == [EVA]


@pytest.mark.rule("QB-RULING-87", "QB-RULING-106")
def test_a_voter_whom_his_disobedient_vote_put_into_a_coma_is_not_excused() -> None:
    game = ordered({BEN: DAN, EVA: FINN, GUS: FINN}, law="hurt", health={BEN: "b"})
    assert states(game)[BEN] == "c"
    assert game.state.culprits == [BEN]


@pytest.mark.rule("QB-RULING-85")
def test_each_of_several_orders_must_be_obeyed() -> None:
    posts = {"president": DAN}
    for names, culprits in (([CLEO, FINN], []), ([CLEO], [BEN])):
        orders = [[BEN, CLEO, KIM, 1], [BEN, FINN, LEO, 1]]
        game = town(ALPHA, at="vote", posts=posts, law="up-to-three", law_senator=EVA, orders=orders)
        vote(game, {BEN: names, GUS: [HANA], IVO: [HANA]})
        assert game.state.culprits == culprits
        assert kinds(game) == {"weddings"}


@pytest.mark.rule("QB-VOTE-02")
def test_a_voter_who_falls_before_his_turn_is_passed_over() -> None:
    game = town("rept-alpha villageois villageois villageois fennec", at="vote", posts=CLEO_PRESIDES)
    choose(game, CLEO, "blank")
    choose(game, CLEO, "clockwise")
    invoke(game, EVA, "bite", FINN)
    assert FINN not in vote(game, {})


@pytest.mark.rule("QB-RULING-87")
@pytest.mark.parametrize(("law", "health"), [("coma-vote", "c"), ("all-vote", "c"), ("all-vote", "q")])
def test_nobody_pays_where_a_fallen_voter_disobeys(law: str, health: str) -> None:
    assert ordered({BEN: DAN, ANA: FINN, EVA: FINN}, law=law, health={BEN: health}).state.culprits == []


@pytest.mark.rule("QB-RULING-87")
def test_an_ordered_name_in_a_coma_is_no_excuse() -> None:
    assert ordered({}, health={CLEO: "c"}).state.culprits == [BEN]


@pytest.mark.rule("QB-RULING-87", "QB-LAW-09")
def test_where_voting_hurts_a_voter_who_could_not_vote_at_all_is_excused_all_the_same() -> None:
    assert ordered({}, law="hurt", health={BEN: "c"}).state.culprits == []


@pytest.mark.rule("QB-MAFIA-19", "QB-RULING-08")
def test_an_order_is_for_one_vote() -> None:
    game = ordered({BEN: CLEO, DAN: FINN, EVA: FINN})
    until_asked(game, "session")
    until_asked(game, "vote")
    vote(game, {})
    assert game.state.culprits == []


@pytest.mark.rule("QB-MAFIA-22")
def test_the_senator_who_accepted_the_law_pays_though_he_has_fallen_into_a_coma_since() -> None:
    posts = {"president": DAN, "senateur": EVA}
    effects = {GUS: "assassin"}
    words: dict[str, Any] = {"law_senator": EVA, "orders": [[BEN, CLEO, KIM, 1]], "dice": {"assassin": [2]}}
    game = town(ALPHA, at="vote", posts=posts, law="not-neighbours", effects=effects, **words)
    invoke(game, GUS, "assassinate", EVA)
    vote(game, {})
    assert game.state.culprits == [EVA]


@pytest.mark.rule("QB-RULING-87", "QB-RULING-95")
def test_a_disobedient_voter_whom_the_tribunal_condemns_pays_all_the_same() -> None:
    game = ordered({ANA: FINN, DAN: FINN, EVA: BEN}, special=True, options={"special_blank": True})
    answer_all(game, "judge", "execute")
    assert told(game, None, Condemned) == [Condemned(FINN), Condemned(BEN)]
    assert game.state.culprits == [BEN]


@pytest.mark.rule("QB-RULING-87", "QB-RULING-95")
@pytest.mark.parametrize("words", [{"special": True}, {"law": "no-blank"}, {}])
@pytest.mark.parametrize("name", [CLEO, FINN])
def test_where_no_blank_vote_is_allowed_chance_may_obey_for_a_silent_voter(words: dict[str, Any], name: int) -> None:
    orders = [[BEN, CLEO, KIM, 1]]
    options, dice = {"clock": 100}, {"silent-vote": [name]}
    game = town(ALPHA, at="vote", posts={"president": BEN}, orders=orders, options=options, dice=dice, **words)
    game.expire(asked(game, BEN).id)
    assert told(game, None, Voted) == [Voted(BEN, (name,) if words else ())]
    assert game.state.culprits == ([] if words and name == CLEO else [BEN])
