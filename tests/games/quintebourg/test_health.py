"""What players may do in each of the five states of health, and what others see of it (QB-HEALTH)."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.events import Event
from meetinghouse.engine.values import Word
from meetinghouse.games.quintebourg.components.names import COMATOSE, NEARLY_DEAD, room
from meetinghouse.games.quintebourg.events import (
    CardSeen,
    CardsSeen,
    GroupChose,
    HealthFelt,
    HealthReported,
    LootCounted,
    StalkAnswered,
    Voted,
)
from meetinghouse.games.quintebourg.phases.night.night import CALLS
from meetinghouse.games.quintebourg.rules import RULES
from meetinghouse.games.quintebourg.state import Quintebourg
from meetinghouse.games.quintebourg.verbs.health import publish, set_health
from meetinghouse.games.quintebourg.view import QuintebourgView

from .fights import NIGHT, PACK, attacked
from .nights import BOTH_FORMS, alike, night
from .town import ANA, BEN, CLEO, DAN, EVA, FINN, GUS, asked, at, call, close, invoke, pair, states, told, town, until

pytestmark = pytest.mark.usefixtures("taken_for_dead")

# What Ana is asked on a Monday night, by her role.
ASKED: list[tuple[str, dict[str, Any]]] = [
    ("treat", {"parties": "medecin rept-alpha"}),
    ("xp-potion", {"parties": "medecin rept-alpha"}),
    ("coma-potion", {"parties": "medecin rept-alpha"}),
    ("cortex", {"parties": "cortex minus"}),
    ("minus", {"parties": "minus cortex", "mc_shown": [DAN, EVA]}),
    ("pack", {"parties": PACK}),
    ("alg", {"parties": "hess algebriste", "mode": "m"}),
    ("lovers", {"parties": "amoureux amoureux"}),
    ("haters", {"hater": [BEN, ANA] + [-1] * 10}),
    ("partners", {"casual": [BEN, ANA] + [-1] * 10}),
    ("sleep", {"effects": {ANA: "morphee"}}),
    ("curious", {"effects": {ANA: "curieux"}}),
    ("shift-posts", {"effects": {ANA: "eris"}}),
    ("nurse", {"effects": {ANA: "chirurgien"}}),
    ("sculpt", {"effects": {ANA: "artiste"}}),
    ("squat", {"effects": {ANA: "laura"}}),
    ("parrain", {"effects": {ANA: "parrain"}}),
    ("army-guard", {"posts": {"chef-armees": ANA}}),
    ("science", {"effects": {ANA: "chercheur"}}),
    ("cheat", {"effects": {ANA: "tricheur"}}),
]


def is_asked(name: str, letter: str, words: dict[str, Any]) -> bool:
    """Whether Ana's answer to that call of Monday counts in this state of health."""
    game = town(health=letter, at="pack", **words)
    return bool(CALLS[name].callees(game) >> ANA & 1)


def seen(game: Quintebourg, viewer: int, seat: int) -> Any:
    """What one player sees of another."""
    view = game.view(viewer)
    assert isinstance(view, QuintebourgView)
    return view.people[seat]


@pytest.mark.rule("QB-HEALTH-01")
@pytest.mark.parametrize("mode", "vme")
def test_all_begin_unharmed(mode: str) -> None:
    assert states(start_by(RULES, 12, 3, {"mode": mode})) == "i" * 12


@pytest.mark.rule("QB-HEALTH-02", "QB-HEALTH-16")
@pytest.mark.parametrize(("letter", "worse"), ["bc", "cq", "qm"])
def test_one_notch_worse_is_the_next_state_of_five(letter: str, worse: str) -> None:
    game = town("medecin rept-alpha", health={DAN: letter}, at="treat")
    call(game, s0=[(DAN, "worse"), "none"])
    assert states(game)[DAN] == worse


@pytest.mark.rule("QB-HEALTH-03", "QB-HEALTH-05", "QB-HEALTH-07", "QB-HEALTH-09")
@pytest.mark.parametrize(("name", "words"), ASKED, ids=[name for name, _ in ASKED])
def test_the_unharmed_and_the_wounded_are_asked_at_night_and_no_others(name: str, words: dict[str, Any]) -> None:
    assert [letter for letter in "ibcqm" if is_asked(name, letter, words)] == ["i", "b"]


@pytest.mark.rule("QB-HEALTH-03", "QB-HEALTH-05", "QB-HEALTH-07")
def test_the_unharmed_and_the_wounded_vote_and_give_and_no_others() -> None:
    game = town("villageois " * 6 + "rept-alpha", health="ibcqm", at="vote")
    givers = {offer.seat for offer in game.offers if offer.kind == "give"}
    assert givers == {ANA, BEN, *range(FINN, 12)}
    until(game, "treat")
    assert {event.seat for event in told(game, None, Voted)} == {ANA, BEN, *range(FINN, 12)}


@pytest.mark.rule("QB-HEALTH-04", "QB-HEALTH-05")
def test_the_wounded_sleep_in_hospital_unless_they_are_henchmen_on_guard() -> None:
    words: dict[str, Any] = {"effects": {ANA: "laura"}, "squat": DAN, "posts": {"chef-armees": BEN}, "army": DAN}
    game = town(health="bbb", guards=[[CLEO, DAN]], at="positions", **words)
    assert game.state.position[:3] == [room(ANA), room(BEN), DAN]


@pytest.mark.rule("QB-HEALTH-06", "QB-HEALTH-09")
@pytest.mark.parametrize("letter", "cq")
def test_who_lies_in_a_coma_or_nearly_dead_still_hears_what_is_due_to_him(letter: str) -> None:
    game = attacked(DAN, health={BEN: letter})
    assert [event.target for event in told(game, BEN, GroupChose)] == [DAN]
    assert told(game, BEN, HealthReported)


@pytest.mark.rule("QB-HEALTH-08")
def test_one_in_a_coma_spends_every_night_in_his_room() -> None:
    words: dict[str, Any] = {"effects": {ANA: "laura"}, "squat": DAN, "guards": [[ANA, DAN]]}
    game = town("reptilienne rept-alpha", health="c", targets={"pack": [DAN, DAN]}, at="positions", **words)
    assert game.state.position[ANA] == room(ANA)


@pytest.mark.rule("QB-HEALTH-09", "QB-RULING-10")
def test_the_morning_report_tells_nearly_dead_and_dead_apart_or_not(taken_for_dead: bool) -> None:
    game = town("rept-alpha", health={DAN: "q", EVA: "m"}, published=[0] * 12, at="dawn", weekday="tue")
    report = told(game, None, HealthReported)[0]
    assert (report.seats, report.states) == ((DAN, EVA), ("m" if taken_for_dead else "q", "m"))


@pytest.mark.rule("QB-HEALTH-10", "QB-HEALTH-12")
@pytest.mark.parametrize("letter", "ibcqm")
def test_no_state_shows_a_role_to_the_others(letter: str, taken_for_dead: bool) -> None:
    game = town(
        "rept-alpha", health={DAN: letter}, published=[0] * 12, effects={DAN: "laura"}, at="dawn", weekday="tue"
    )
    known = seen(game, ANA, DAN)
    assert known.health == ("m" if letter == "q" and taken_for_dead else letter)
    assert (known.party, known.effect, known.alibi, known.camp) == ("", "", "", "")


@pytest.mark.rule("QB-HEALTH-11")
def test_sesiano_works_miracles_unless_he_is_dead() -> None:
    words = {"parties": "sesiano rept-alpha"}
    assert [letter for letter in "ibcqm" if is_asked("miracles", letter, words)] == ["i", "b", "c", "q"]


@pytest.mark.rule("QB-HEALTH-11")
def test_skadi_chooses_however_she_fares() -> None:
    words = {"parties": "skadi rept-alpha", "night": 3, "weekday": "sat"}
    assert [letter for letter in "ibcqm" if is_asked("skadi", letter, words)] == ["i", "b", "c", "q", "m"]


@pytest.mark.rule("QB-HEALTH-11")
@pytest.mark.parametrize(("role", "name"), [("eris", "make-haters"), ("cupidon", "make-partners")])
def test_eris_and_cupid_make_their_pair_unless_they_are_dead(role: str, name: str) -> None:
    words = {"effects": {ANA: role}, "night": 1}
    assert [letter for letter in "ibcqm" if is_asked(name, letter, words)] == ["i", "b", "c", "q"]


@pytest.mark.rule("QB-HEALTH-11", "QB-HEALTH-22")
@pytest.mark.parametrize(("letter", "state"), ["iq", "bq", "ci", "qq", "mq"])
@pytest.mark.parametrize(("role", "which"), [("parrain", 0), ("bras-droit", 1)])
def test_a_mafia_chief_haunts_his_henchman_when_dead_and_not_in_a_coma(
    role: str, which: int, letter: str, state: str
) -> None:
    henchmen = [1 << DAN if each == which else 0 for each in (0, 1)]
    game = town("villageois rept-alpha", health=letter, effects={ANA: role}, henchmen=henchmen, at="session")
    if letter == "c":
        game.answer(f"{ANA}-invoke", Word("invoke"))
        assert not [decision for decision in game.decisions if decision.kind == "invocation"]
    else:
        invoke(game, ANA, "punish", DAN)
    assert states(game)[DAN] == state


@pytest.mark.rule("QB-HEALTH-38")
@pytest.mark.parametrize("letter", "bcqm")
@pytest.mark.parametrize(
    ("role", "weekday"),
    [
        ("infirmier", "tue"),
        ("pharmacien", "wed"),
        ("chirurgien", "mon"),
        ("brancardier", "wed"),
        ("anesthesiste", "sat"),
    ],
)
def test_all_nurses_see_the_roles_of_a_patient_or_a_body(role: str, weekday: str, letter: str) -> None:
    game = town("rept-alpha", health={DAN: letter}, effects={GUS: role, DAN: "laura"}, weekday=weekday, at="nurse")
    call(game, s6=("spy", DAN))
    assert [(event.party, event.effect) for event in told(game, GUS, CardsSeen)] == [("villageois", "laura")]


@pytest.mark.rule("QB-HEALTH-39")
@pytest.mark.parametrize("letter", "bcq")
@pytest.mark.parametrize(
    ("role", "weekday"),
    [("curieux", "mon"), ("fouineur", "tue"), ("indiscret", "wed"), ("fureteur", "fri"), ("commere", "sat")],
)
def test_all_the_curious_see_a_card_of_a_neighbour_in_hospital(role: str, weekday: str, letter: str) -> None:
    game = town("rept-alpha", health={FINN: letter}, effects={GUS: role}, weekday=weekday, at="curious")
    option = next(each for each in asked(game, GUS).options if f"seat={FINN}" in repr(each) and "party" in repr(each))
    call(game, s6=option)
    assert [(event.target, event.role) for event in told(game, GUS, CardSeen)] == [(FINN, "villageois")]


@BOTH_FORMS
@pytest.mark.rule("QB-HEALTH-47", "QB-RULING-19")
@pytest.mark.parametrize(("die", "state"), [(0, "i"), (1, "b"), (2, "c"), (5, "q")])
@pytest.mark.parametrize(
    ("role", "kind", "deed", "trace"),
    [
        ("chercheur", "science", ("stalk", EVA), StalkAnswered),
        ("tricheur", "cheat", ("larceny", at(EVA)), LootCounted),
    ],
)
def test_one_knocked_down_at_q_is_not_asked_at_r_or_s(
    role: str, kind: str, deed: Any, trace: type[Event], die: int, state: str, calls: str
) -> None:
    """Wounded players still act."""
    deeds = {**alike((ANA, BEN, CLEO), pack=DAN), DAN: {kind: deed}}
    played = night(PACK, "mon", deeds, effects={DAN: role}, dice={"damage": [die]}, calls=calls)
    assert states(played.game)[DAN] == state
    assert played.asked(kind) == ({kind: [DAN]} if state in "ib" else {})
    assert len(told(played.game, DAN, trace)) == (state in "ib")


@BOTH_FORMS
@pytest.mark.rule("QB-HEALTH-47", "QB-RULING-19")
@pytest.mark.parametrize(("die", "state"), [(4, "i"), (1, "b"), (0, "c")])
@pytest.mark.parametrize(("role", "kind"), [("ingenieur", "science"), ("brigand", "cheat")])
def test_one_knocked_down_in_a_fight_at_p_is_not_asked_at_r_or_s(
    role: str, kind: str, die: int, state: str, calls: str
) -> None:
    """Dan fights as a visitor in Eva's house."""
    words: dict[str, Any] = {"effects": {DAN: role}, "hater": pair(DAN, EVA), "dice": {"fight": [die]}, "calls": calls}
    played = night(PACK, "tue", {DAN: {"haters": "theirs"}, EVA: {"haters": "mine"}}, **words)
    assert states(played.game)[DAN] == state
    assert played.asked(kind) == ({kind: [DAN]} if state in "ib" else {})


@pytest.mark.rule("QB-HEALTH-47")
def test_a_blow_is_felt_at_once_and_published_in_the_morning() -> None:
    game = town(PACK, at=[*NIGHT, "science"], dice={"damage": [2]})
    call(game, s0=DAN)
    assert [event.health for event in told(game, DAN, HealthFelt)] == ["c"]
    assert (game.state.health[DAN], game.state.published[DAN]) == (COMATOSE, 0)
    close(game)
    assert game.state.published[DAN] == COMATOSE


@pytest.mark.rule("QB-HEALTH-48", "QB-WIN-13")
@pytest.mark.parametrize(("die", "purse", "estate"), [(4, 3, 0), (5, 0, 3), (9, 0, 3)])
def test_the_coins_of_the_nearly_dead_and_the_dead_leave_their_purse_at_once(die: int, purse: int, estate: int) -> None:
    game = town(PACK, at=[*NIGHT, "science"], dice={"damage": [die]})
    call(game, s0=DAN)
    assert (game.state.coins[DAN], game.state.estates[DAN]) == (purse, estate)


@pytest.mark.rule("QB-HEALTH-49")
def test_one_who_comes_back_keeps_roles_bonds_and_camp_and_no_post() -> None:
    posts = {"senateur": DAN, "chef-armees": DAN}
    bond = [-1] * 3 + [EVA, DAN] + [-1] * 7
    game = town(PACK, at=NIGHT, posts=posts, effects={DAN: "laura"}, hater=bond, charmed=1 << DAN, dice={"damage": [8]})
    before = (game.state.party[DAN], game.state.effect[DAN], game.state.camps[DAN], game.state.hater[DAN])
    call(game, s0=DAN)
    until(game, "pack")
    assert game.state.published[DAN] == NEARLY_DEAD
    set_health(game, DAN, 0)
    publish(game)
    after = (game.state.party[DAN], game.state.effect[DAN], game.state.camps[DAN], game.state.hater[DAN])
    assert after == before
    assert game.state.charmed >> DAN & 1
    assert DAN not in game.state.holders.values()


@pytest.mark.rule("QB-HEALTH-49")
def test_a_doctor_who_comes_back_is_executioner_again() -> None:
    game = town("medecin rept-alpha sesiano", health="q", at=["miracles", "dawn-update"])
    call(game, s2=[("raise", ANA), "none"])
    until(game, "coma-potion")
    assert game.state.holder("bourreau") == ANA
    assert CALLS["coma-potion"].callees(game) == 1 << ANA
