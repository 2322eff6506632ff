"""Other readings of the rules that a host may choose (section 25)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.values import Word, seats_in
from meetinghouse.games.quintebourg.components.names import HEALTH
from meetinghouse.games.quintebourg.events import (
    BecameSpectator,
    GroupChose,
    GroupMet,
    HealthAnnounced,
    HealthFelt,
    HealthReported,
    LawProposed,
    MiracleWorked,
    PotionTried,
    Voted,
)
from meetinghouse.games.quintebourg.phases.day.suffrage import absent_voters
from meetinghouse.games.quintebourg.phases.invocation import powers
from meetinghouse.games.quintebourg.redeal import redeal
from meetinghouse.games.quintebourg.rules import RULES
from meetinghouse.games.quintebourg.state import Quintebourg
from meetinghouse.games.quintebourg.verbs.health import publish

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
    call,
    called,
    choose,
    close,
    invoke,
    pair,
    refused,
    states,
    told,
    town,
    until,
)

HIDDEN = {"hide_q_m": True}
FOUR = "rept-alpha rept-rouge rept-noire seth"
RAID = ["pack", "positions", "attack", "science"]


def shown(game: Quintebourg, viewer: int | None) -> str:
    """Everybody's health as this viewer sees it, as letters by seat."""
    return "".join([person.health for person in game.view(viewer).people])


def fall(game: Quintebourg, letters: str) -> None:
    """Set these true states of health, which the town does not know yet."""
    game.state.health = [HEALTH.index(letter) for letter in letters]


@pytest.mark.rule("QB-RULING-10")
@pytest.mark.parametrize("hidden", [False, True])
def test_the_nearly_dead_and_the_dead_may_be_reported_alike(hidden: bool) -> None:
    game = town("rept-alpha", at="camera", options={"hide_q_m": hidden})
    fall(game, "iiiqmciiiiii")
    while not told(game, None, HealthReported):
        close(game)
    assert told(game, None, HealthReported) == [
        HealthReported((DAN, EVA, FINN), ("m", "m", "c") if hidden else ("q", "m", "c"))
    ]
    for viewer in (None, ANA, FINN, EVA):
        assert shown(game, viewer) == ("iiimmciiiiii" if hidden else "iiiqmciiiiii")
    assert shown(game, DAN) == "iiiqmciiiiii"  # players know their own state
    assert game.view(DAN).own.health == "q"


@pytest.mark.rule("QB-RULING-10", "QB-HEALTH-09")
def test_unless_the_host_says_otherwise_everyone_takes_the_nearly_dead_for_dead() -> None:
    game = start_by(RULES, 9, 1, {})
    game.state.health[CLEO] = HEALTH.index("q")
    publish(game)
    assert told(game, None, HealthReported) == [HealthReported((CLEO,), ("m",))]
    assert shown(game, ANA)[CLEO] == "m"
    assert shown(game, CLEO)[CLEO] == "q"


@pytest.mark.rule("QB-RULING-10")
def test_where_the_nearly_dead_seem_dead_it_is_no_news_that_one_of_them_dies() -> None:
    game = town("rept-alpha medecin", at="xp-potion", health={DAN: "q"}, research=3, options=HIDDEN)
    call(game, s1=DAN)
    assert states(game)[DAN] == "m"
    assert told(game, BEN, PotionTried) == [PotionTried(BEN, DAN, "m")]  # he learns the true state by his power
    assert told(game, DAN, HealthFelt) == [HealthFelt(DAN, "m")]
    while not told(game, None, HealthReported):
        close(game)
    assert told(game, None, HealthReported) == [HealthReported((), ())]
    assert shown(game, DAN)[DAN] == shown(game, ANA)[DAN] == "m"


@pytest.mark.rule("QB-RULING-10")
def test_where_the_nearly_dead_seem_dead_a_return_is_news_as_ever() -> None:
    game = town("rept-alpha medecin", at="xp-potion", health={DAN: "q"}, research=6, options=HIDDEN)
    assert shown(game, ANA)[DAN] == "m"
    call(game, s1=DAN)
    while not told(game, None, HealthReported):
        close(game)
    assert told(game, None, HealthReported) == [HealthReported((DAN,), ("i",))]
    assert game.state.returned


@pytest.mark.rule("QB-RULING-10")
def test_by_day_a_blow_that_kills_is_announced_as_death_and_one_more_not_at_all() -> None:
    words: dict[str, Any] = {"at": "debate", "effects": {BEN: "assassin"}, "options": HIDDEN, "returned": True}
    game = town("rept-alpha", dice={"assassin": [6]}, **words)
    invoke(game, BEN, "assassinate", GUS)
    assert states(game)[GUS] == "q"
    assert told(game, None, HealthAnnounced) == [HealthAnnounced(GUS, "m")]
    game = town("rept-alpha", dice={"assassin": [9]}, health={GUS: "q"}, **words)
    invoke(game, BEN, "assassinate", GUS)
    assert states(game)[GUS] == "m"
    assert not told(game, None, HealthAnnounced)


@pytest.mark.rule("QB-RULING-10")
def test_where_the_nearly_dead_seem_dead_who_may_be_attacked_does_not_tell_who_is_dead() -> None:
    game = town(FOUR, at=RAID, health={GUS: "q", HANA: "m"}, returned=True, options=HIDDEN)
    names = {option.seat for option in asked(game, ANA).options if hasattr(option, "seat")}
    assert {GUS, HANA} <= names
    call(game, s0=HANA)
    assert game.state.targets == {"pack": [HANA, 100 + HANA]}
    assert [(plan.house, plan.room) for plan in game.view(ANA).own.plans] == [(None, HANA)]
    close(game)
    assert states(game)[HANA] == "m"


@pytest.mark.rule("QB-RULING-10", "QB-RULING-141")
def test_where_the_nearly_dead_seem_dead_the_prophet_may_try_to_raise_the_dead_and_keeps_the_miracle() -> None:
    game = town("rept-alpha sesiano", at=["miracles", "dawn-update"], health={GUS: "m"}, options=HIDDEN)
    call(game, s1=("raise", GUS))
    assert states(game)[GUS] == "m"
    assert game.state.uses[BEN]["raise"] == 1
    assert told(game, BEN, MiracleWorked) == [MiracleWorked(BEN, "raise", GUS, False)]


@pytest.mark.rule("QB-RULING-10")
@pytest.mark.parametrize("dead", ["qm", "q"])
def test_the_dead_still_come_before_the_nearly_dead_but_their_law_does_not_tell_which_they_are(dead: str) -> None:
    game = town(
        "rept-alpha",
        at="session",
        weekday="tue",
        posts={"president": GUS, "senateur": HANA},
        health=dict(zip((IVO, JOY), dead, strict=False)),
        options=HIDDEN,
    )
    while not any(decision.kind == "propose-law" for decision in game.decisions):
        close(game)
    choose(game, IVO, "hurt")
    choose(game, JOY, "two")
    close(game)
    assert told(game, None, LawProposed) == [LawProposed("two" if dead == "qm" else "hurt", "dead")]


@pytest.mark.rule("QB-RULING-10")
def test_where_the_nearly_dead_seem_dead_no_lover_grieves_and_no_hater_is_cured_by_what_nobody_hears() -> None:
    words: dict[str, Any] = {"at": ["xp-potion", "update", "camera"], "health": {CLEO: "q", DAN: "q"}, "research": 3}
    game = town("rept-alpha medecin amoureux amoureux", options=HIDDEN, **words)
    call(game, s1=CLEO)
    while not told(game, None, HealthReported):
        close(game)
    assert states(game)[2:4] == "mq"
    assert not game.state.grief
    game = town("rept-alpha medecin", hater=pair(CLEO, DAN), options=HIDDEN, **words)
    call(game, s1=CLEO)
    while not told(game, None, HealthReported):
        close(game)
    assert states(game)[2:4] == "mq"
    assert not game.state.cure


@pytest.mark.rule("QB-RULING-10")
def test_where_the_nearly_dead_seem_dead_who_is_dead_differs_from_world_to_world() -> None:
    game = town("rept-alpha", at="debate", health={GUS: "q", HANA: "m", KIM: "q"}, options=HIDDEN)
    seen = game.view(CLEO)
    found = set()
    for seed in range(30):
        other = game.copy()
        redeal(other, CLEO, random.Random(seed))
        assert other.view(CLEO) == seen
        found.add(tuple(HEALTH[other.state.health[seat]] for seat in (GUS, HANA, KIM)))
    assert {("q", "m", "q"), ("m", "q", "q"), ("q", "q", "m"), ("q", "q", "q")} <= found


@pytest.mark.rule("QB-RULING-34")
@pytest.mark.parametrize(
    ("option", "health", "target"),
    [(False, "cii", None), (True, "cii", HANA), (True, "qbi", HANA), (True, "mci", IVO), (True, "iii", GUS)],
)
def test_the_next_fellow_clockwise_may_decide_for_a_fallen_alpha(option: bool, health: str, target: int | None) -> None:
    game = town(FOUR, at=["pack", "sleep"], health=health, options={"leader_succession": option})
    call(game, s0=GUS, s1=HANA, s2=IVO, s3=JOY)  # what fallen players answer does not count
    assert told(game, ANA, GroupChose) == [GroupChose("pack", target, False)]
    assert game.state.targets == ({} if target is None else {"pack": [target, target]})


@pytest.mark.rule("QB-RULING-34")
def test_the_fellows_and_nobody_else_hear_who_decides() -> None:
    game = town(FOUR, at=["pack", "sleep"], health={BEN: "c", ANA: "q"}, options={"leader_succession": True})
    assert told(game, CLEO, GroupMet) == told(game, DAN, GroupMet) == [GroupMet("pack", (CLEO, DAN), CLEO)]
    assert not told(game, ANA, GroupMet)
    assert not told(game, EVA, GroupMet)


@pytest.mark.rule("QB-RULING-34")
def test_clockwise_goes_by_the_houses_of_the_town() -> None:
    slots = list(range(12))
    slots[BEN], slots[DAN] = DAN, BEN
    game = town(FOUR, at=["pack", "sleep"], health={ANA: "c"}, slot=slots, options={"leader_succession": True})
    call(game, s1=GUS, s2=HANA, s3=IVO)
    assert told(game, ANA, GroupChose) == [GroupChose("pack", IVO, False)]


@pytest.mark.rule("QB-RULING-34")
@pytest.mark.parametrize(("mode", "target"), [("m", GUS), ("e", BEN)])
def test_a_fellow_may_decide_for_a_fallen_leader_of_mathematicians_too(mode: str, target: int) -> None:
    game = town(
        "hess algebriste algebriste", mode=mode, at=["alg", "sleep"], health="c", options={"leader_succession": True}
    )
    call(game, s1=target, s2=CLEO if mode == "e" else HANA)
    assert game.state.targets == {"alg": [target, target]}


@pytest.mark.rule("QB-RULING-34")
def test_where_no_fellow_is_on_their_feet_there_is_no_attack() -> None:
    game = town("rept-alpha rept-rouge", at=["pack", "sleep"], health="cc", options={"leader_succession": True})
    close(game)
    assert game.state.targets == {}


WATCHED = {"dead_spectator": True}


def watching(**words: Any) -> Quintebourg:
    """A town in which Kim, who is dead, only watches."""
    parties = words.pop("parties", "rept-alpha")
    game = town(parties, **{"at": "debate", "health": {KIM: "m", JOY: "q"}, "options": WATCHED, **words})
    game.answer(f"{KIM}-watch", Word("watch"))
    return game


@pytest.mark.rule("QB-RULING-115")
def test_only_one_known_to_be_dead_may_choose_to_watch_and_only_by_day() -> None:
    def offers(game: Quintebourg) -> set[int]:
        return {offer.seat for offer in game.offers if offer.kind == "watch"}

    health = {IVO: "c", JOY: "q", KIM: "m"}
    assert offers(town("rept-alpha", at="debate", health=health, options=WATCHED)) == {KIM}
    assert offers(town("rept-alpha", at="debate", health=health)) == set()
    assert offers(town("rept-alpha", at="debate", health=health, options=WATCHED | HIDDEN)) == set()
    night = town("rept-alpha", at="pack", health=health, options=WATCHED)
    assert offers(night) == set()
    refused(night, f"{KIM}-watch", "watch", "QB-RULING-115")


@pytest.mark.rule("QB-RULING-115")
def test_who_watches_sees_everything_and_the_town_is_told() -> None:
    game = watching(effects={BEN: "laura"})
    view = game.view(KIM)
    assert (view.people[ANA].party, view.people[BEN].effect, view.people[DAN].coins) == ("rept-alpha", "laura", 3)
    assert [own.party for own in view.opened][:2] == ["rept-alpha", "villageois"]
    assert told(game, None, BecameSpectator) == [BecameSpectator(KIM)]
    assert not game.view(JOY).opened
    assert not game.view(JOY).people[ANA].party
    assert not [offer for offer in game.offers if offer.kind == "watch"]


@pytest.mark.rule("QB-RULING-115")
def test_who_watches_sees_no_mark_before_it_is_settled() -> None:
    game = watching(parties=FOUR)
    until(game, "pack")
    before = game.view(KIM)
    choose(game, BEN, GUS)
    assert game.view(KIM) == before


@pytest.mark.rule("QB-RULING-115")
def test_who_watches_is_asked_nothing_any_more() -> None:
    game = watching(posts={"senateur": GUS}, at="vote", law="all-vote", night=5)
    seen = set()
    while game.state.night < 7 and not game.over:
        seen |= {decision.seat for decision in game.decisions}
        close(game)
    assert JOY in seen
    assert KIM not in seen


@pytest.mark.rule("QB-RULING-115")
@pytest.mark.parametrize("name", ["dead-name", "dead-whisper", "dead-jinx", "dead-luck", "skadi"])
def test_who_watches_does_nothing_of_what_the_dead_do(name: str) -> None:
    parties = ["rept-alpha", *["villageois"] * 9, "skadi"]
    words: dict[str, Any] = {"parties": parties, "at": name, "night": 3, "health": {KIM: "m", JOY: "q"}}
    words["options"] = WATCHED
    assert KIM in called(town(**words))
    assert KIM not in called(town(**words, watching=1 << KIM))


@pytest.mark.rule("QB-RULING-115")
def test_who_watches_neither_votes_nor_haunts() -> None:
    words: dict[str, Any] = {"health": {JOY: "q", KIM: "m"}, "henchmen": [1 << LEO, 0], "effects": {KIM: "parrain"}}
    for watching, seats in ((0, {JOY, KIM}), (1 << KIM, {JOY})):
        game = town("rept-alpha", options=WATCHED, at="vote", law="all-vote", watching=watching, **words)
        assert seats_in(absent_voters(game.state)) == tuple(sorted(seats))
        assert bool(powers(game.state, KIM)) is not bool(watching)


@pytest.mark.rule("QB-RULING-115")
def test_to_who_watches_every_world_is_this_one() -> None:
    game = watching(parties=FOUR)
    other = game.copy()
    redeal(other, KIM, random.Random(1))
    assert other.save() == game.save()


@pytest.mark.rule("QB-RULING-115")
def test_a_host_is_told_that_nobody_can_watch_where_the_dead_are_not_told_apart() -> None:
    assert "no-spectators" in RULES.notes(9, {"mode": "v", **WATCHED, **HIDDEN})
    assert "no-spectators" in RULES.notes(9, {"mode": "v", **WATCHED})  # the default settings hide who is dead
    assert "no-spectators" not in RULES.notes(9, {"mode": "v", **WATCHED, "hide_q_m": False})


@pytest.mark.rule("QB-RULING-115")
def test_who_watches_is_seen_to_and_has_no_hand_to_raise() -> None:
    game = watching()
    assert game.view(ANA).people[KIM].watching
    assert not game.view(ANA).people[JOY].watching
    assert KIM not in {offer.seat for offer in game.offers}


@pytest.mark.rule("QB-RULING-115", "QB-LAW-11")
def test_a_ballot_is_lost_when_its_voter_goes_to_watch() -> None:
    game = town("rept-alpha", options=WATCHED, at="vote", law="all-vote", health={JOY: "q", KIM: "m"})
    while JOY not in {decision.seat for decision in game.decisions}:
        close(game)
    choose(game, KIM, ANA)
    game.answer(f"{KIM}-watch", Word("watch"))
    choose(game, JOY, BEN)
    assert told(game, None, Voted)[-1] == Voted(JOY, (BEN,))
    assert KIM not in [event.seat for event in told(game, None, Voted)]


@pytest.mark.rule("QB-RULING-34", "QB-KNOW-41")
def test_who_joins_while_the_pack_chooses_does_not_decide_for_a_fallen_alpha() -> None:
    """The alpha is Ana, in a coma; next clockwise is Ben, who is converted while Cleo and Dan choose."""
    game = town(
        "rept-alpha villageois rept-noire reptilienne", at=["pack", "sleep"], health="c",
        options={"leader_succession": True},
    )  # fmt: skip
    choose(game, CLEO, HANA)
    choose(game, DAN, GUS)
    invoke(game, CLEO, "noire-convert", BEN)
    close(game)
    assert game.state.targets == {"pack": [HANA, HANA]}
