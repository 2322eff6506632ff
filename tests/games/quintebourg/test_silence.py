"""What happens if somebody does not answer in time (section 23, QB-RULING-119)."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.values import Seat, Word
from meetinghouse.games.quintebourg.events import (
    Accused,
    Appointed,
    Condemned,
    DirectionChosen,
    Judged,
    MarriageFailed,
    Married,
    Moved,
    NobodyCondemned,
    NoLawProposed,
    PostsExchanged,
    SessionCalled,
    Voted,
    VotePaid,
)
from meetinghouse.games.quintebourg.state import Quintebourg

from .daily import ALPHA, kinds, vote
from .town import ANA, BEN, CLEO, DAN, EVA, FINN, GUS, HANA, IVO, JOY, KIM, LEO, choose, n, told, town, value

POSTS = {"president": CLEO, "senateur": DAN, "scrutateur": EVA, "procureur": FINN}

CLOCK = {"clock": 100, "special_blank": True}

pytestmark = pytest.mark.rule("QB-RULING-119")


def clocked(place: str, **more: Any) -> Quintebourg:
    weekday = more.pop("weekday", "mon")
    return town(ALPHA, at=place, weekday=weekday, posts=more.pop("posts", POSTS), options=CLOCK, **more)


def silence(game: Quintebourg, kind: str) -> None:
    """Let time run out for all open questions."""
    assert kinds(game) == {kind}
    game.expire(game.decisions[0].id)


def test_an_admired_who_is_silent_exchanges_nothing() -> None:
    game = clocked("dawn", admired=DAN)
    silence(game, "exchange-post")
    assert told(game, None, PostsExchanged) == []


def test_a_silent_harassed_moves_by_chance() -> None:
    game = clocked("dawn", harassed=[DAN], dice={"harassed": [3]})
    silence(game, "move-house")
    assert told(game, None, Moved) == [Moved(DAN, EVA)]


def test_a_silent_scrutineer_appoints_by_chance() -> None:
    game = clocked("dawn", health={CLEO: "q"}, dice={"appoint": [2]})
    silence(game, "appoint")
    assert told(game, None, Appointed) == [Appointed("president", EVA)]


@pytest.mark.parametrize("chosen", range(3))
def test_a_silent_notary_leaves_the_estate_as_it_is(chosen: int) -> None:
    game = clocked("dawn", posts={"notaire": FINN}, health={KIM: "m", LEO: "q"})
    choose(game, FINN, *[ANA, LEO][:chosen])
    silence(game, ("bequeath", "bequeath-from", "bequeath-coins")[chosen])
    assert (game.state.coins[ANA], game.state.estates[LEO]) == (3, 3)
    assert not kinds(game) & {"bequeath", "bequeath-from", "bequeath-coins"}


def test_nobody_who_is_silent_applies() -> None:
    game = clocked("dawn", posts={"pick-mirko": -1})
    silence(game, "apply")
    assert game.state.holder("pick-mirko") == -1


def test_of_several_applicants_chance_chooses_for_a_silent_scrutineer() -> None:
    game = clocked("dawn", posts={"pick-mirko": -1, "scrutateur": ANA}, dice={"appoint": [1]})
    choose(game, DAN, "pick-mirko")
    choose(game, EVA, "pick-mirko")
    silence(game, "apply")
    silence(game, "appoint")
    assert game.state.holder("pick-mirko") == EVA


def test_a_silent_president_holds_a_normal_session_and_silence_proposes_no_law_and_closes_the_debate() -> None:
    game = clocked("session")
    silence(game, "session")
    assert told(game, None, SessionCalled) == [SessionCalled("normal")]
    silence(game, "propose-law")
    assert told(game, None, NoLawProposed) == [NoLawProposed()]
    silence(game, "close-debate")
    silence(game, "vote")
    assert told(game, None, Voted) == [Voted(CLEO, ())]
    silence(game, "direction")
    assert told(game, None, DirectionChosen) == [DirectionChosen("clockwise")]


@pytest.mark.parametrize(
    ("law", "names"),
    [
        ("", ()),
        ("condorcet", ()),
        ("up-to-three", ()),
        ("no-blank", (ANA,)),
        ("two", (ANA, BEN)),
        ("three", (ANA, BEN, CLEO)),
    ],
)
def test_a_silent_voter_votes_blank_or_where_that_is_forbidden_by_chance(law: str, names: tuple[int, ...]) -> None:
    game = clocked("vote", law=law, law_senator=DAN, dice={"silent-vote": [0, 0, 0]})
    game.expire(game.decisions[0].id)
    assert told(game, None, Voted) == [Voted(CLEO, names)]


def test_chance_says_who_gets_the_coin_of_a_silent_payer() -> None:
    game = clocked("vote", law="pay-any", law_senator=DAN, dice={"pay-vote": [1]})
    choose(game, CLEO, GUS)
    silence(game, "pay-vote")
    assert told(game, None, VotePaid) == [VotePaid(CLEO, BEN, None)]


def test_chance_breaks_a_tie_for_a_silent_president_and_chooses_the_accused_for_a_silent_prosecutor() -> None:
    game = clocked("vote", special=True, dice={"tie": [1], "accused": [0, 0]})
    vote(game, {EVA: GUS, FINN: GUS, ANA: HANA, BEN: HANA, DAN: IVO, GUS: JOY, HANA: LEO})
    silence(game, "break-tie")
    assert told(game, None, Condemned) == [Condemned(HANA)]
    silence(game, "accuse")
    assert told(game, None, Accused) == [Accused((GUS, IVO, JOY))]
    silence(game, "judge")
    assert (told(game, None, Judged)[0].seat, told(game, None, Judged)[0].against) == (GUS, ())
    assert told(game, None, NobodyCondemned) == []


@pytest.mark.parametrize("kind", ["pay-fee", "marry", "witness"])
def test_silence_of_all_but_the_priest_at_a_wedding_means_no(kind: str) -> None:
    priest = {} if kind == "witness" else {"pretre-cupide": GUS}
    game = clocked("weddings", posts=priest)
    game.answer(f"{DAN}-propose", value((EVA, "pretre-cupide" if priest else "witnesses")))
    for each, seat, answer in (("fee", GUS, n(0)), ("pay-fee", DAN, "yes"), ("marry", EVA, "yes")):
        if kinds(game) == {each} and each != kind:
            choose(game, seat, answer)
    silence(game, kind)
    assert len(told(game, None, MarriageFailed)) == 1
    assert told(game, None, Married) == []
    assert kinds(game) == {"weddings"}


def test_a_silent_couple_lives_with_the_suitor_and_a_silent_pickpocket_steals_nothing() -> None:
    game = clocked("weddings", posts={"pretre-cupide": GUS, "pick-mirko": HANA})
    game.answer(f"{DAN}-propose", value((EVA, "pretre-cupide")))
    choose(game, GUS, n(0))
    choose(game, DAN, "yes")
    choose(game, EVA, "yes")
    silence(game, "choose-home")
    assert told(game, None, Married) == [Married(DAN, EVA, DAN)]
    silence(game, "weddings")
    silence(game, "pickpocket")
    assert game.state.coins == [3] * 12


def test_an_invoker_who_is_silent_keeps_the_power() -> None:
    game = town("rept-alpha fennec", at="debate", options={"clock": 100}, posts=POSTS)
    game.answer(f"{BEN}-invoke", Word("invoke"))
    assert (Word("bite"), Seat(DAN)) in game.decisions[0].options
    silence(game, "invocation")
    assert game.state.uses[BEN]["bite"] == 1
