"""What each seat may know, and what nobody may know (QB-KNOW)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from meetinghouse.engine.events import Event
from meetinghouse.games.quintebourg.components.names import COMATOSE, NEARLY_DEAD, UNHARMED
from meetinghouse.games.quintebourg.events import (
    Converted,
    DoorFound,
    DoorReported,
    DoubleAnnounced,
    GroupChose,
    GroupMet,
    HealthAnnounced,
    HealthFelt,
    HealthReported,
    HenchmenChosen,
    InvocationBegan,
    InvocationFailed,
    Invoked,
    LoverKnown,
    NamesShown,
    PairMade,
    Researched,
    SentToSleep,
    Treated,
)
from meetinghouse.games.quintebourg.state import Quintebourg
from meetinghouse.games.quintebourg.verbs.health import set_health

from .daily import ALPHA, ALPHA_DOCTOR
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
    call,
    choose,
    close,
    invoke,
    pair,
    told,
    town,
)

EVERYBODY = (None, *range(12))
STRANGE = "rept-alpha seth rept-rouge fennec cortex minus medecin sesiano hess algebriste nobel amoureux"


def sees(game: Quintebourg, viewer: int | None) -> bytes:
    """Everything that a viewer is shown, as bytes."""
    return msgspec.json.encode(game.view(viewer))


def who_heard(game: Quintebourg, kind: type[Event]) -> set[int]:
    """The seats that were told events of that kind."""
    return {seat for seat in range(12) if told(game, seat, kind)}


@pytest.mark.rule("QB-KNOW-01")
@pytest.mark.parametrize(
    ("place", "phase", "calls"), [("pack", "night", ("pack",)), ("debate", "debate", ()), ("vote", "vote", ())]
)
def test_mode_calendar_phase_and_step_are_everybodys(place: str, phase: str, calls: tuple[str, ...]) -> None:
    game = town(ALPHA, at=place, weekday="wed")
    for viewer in EVERYBODY:
        view = game.view(viewer)
        assert (view.town.mode, view.town.weekday, view.town.day, view.town.night) == ("v", "wed", 5, 5)
        assert (view.phase, view.town.calls) == (phase, calls)


@pytest.mark.rule("QB-KNOW-02")
def test_everybody_knows_who_lives_where_and_who_is_married() -> None:
    slots = [CLEO if seat == BEN else seat for seat in range(12)]
    game = town("rept-alpha villageois villageois medecin", at="debate", spouse=pair(BEN, CLEO), slot=slots)
    for viewer in EVERYBODY:
        view = game.view(viewer)
        assert [person.house for person in view.people] == slots
        assert [person.spouse for person in view.people[:4]] == [None, CLEO, BEN, None]
        assert (view.people[DAN].bunker, view.people[EVA].bunker) == (True, False)
        assert view.town.vacant == (BEN,)
        assert DAN not in view.town.order


@pytest.mark.rule("QB-KNOW-04", "QB-KNOW-39", "QB-KNOW-40")
def test_a_new_state_is_felt_at_once_by_oneself_and_published_in_the_morning_without_a_cause() -> None:
    game = town(ALPHA, at=["sleep", "miracles"])
    set_health(game, DAN, COMATOSE)
    for viewer in EVERYBODY:
        assert game.view(viewer).people[DAN].health == ("c" if viewer == DAN else "i")
    assert [event for event in game.heard(DAN) if event not in game.heard(None)] == [HealthFelt(DAN, "c")]
    assert who_heard(game, HealthFelt) == {DAN}
    call(game)
    call(game)
    assert told(game, None, HealthReported) == [HealthReported((DAN,), ("c",))]
    assert game.view(None).people[DAN].health == "c"


@pytest.mark.rule("QB-KNOW-05", "QB-KNOW-06", "QB-KNOW-12")
def test_cards_are_their_owners_secret_but_for_the_doctors_party_card() -> None:
    game = town(
        STRANGE, mode="e", at="debate", effects={seat: "laura" if seat == ANA else "coriace" for seat in range(12)}
    )
    for viewer in EVERYBODY:
        for person in game.view(viewer).people:
            mine = person.seat == viewer
            assert bool(person.effect) == mine
            assert bool(person.party) == (mine or person.seat == GUS)
            assert bool(person.camp) == mine
    assert game.view(HANA).people[GUS].party == "medecin"  # everybody knows the doctor, and so does Sesiano
    assert game.view(GUS).people[HANA].groups == game.view(HANA).people[GUS].groups == ()


LOVERS = "rept-alpha reptilienne amoureux amoureux"


@pytest.mark.rule("QB-KNOW-07", "QB-KNOW-08")
def test_lovers_know_each_other_and_the_alibi_and_its_camp_takes_a_lover_for_its_own() -> None:
    game = town(LOVERS, at="debate", alibis={CLEO: "reptilienne", DAN: "villageois"})
    for one, two, alibi in ((CLEO, DAN, "villageois"), (DAN, CLEO, "reptilienne")):
        person = game.view(one).people[two]
        assert (person.party, person.alibi, person.duo) == ("amoureux", alibi, ("lovers",))
    fellow = game.view(ANA).people[CLEO]
    assert (fellow.groups, fellow.party, fellow.alibi, fellow.duo) == (("pack",), "", "", ())
    for viewer in (None, EVA):
        assert {(person.party, person.alibi, person.duo) for person in game.view(viewer).people[:4]} == {("", "", ())}


@pytest.mark.rule("QB-KNOW-09", "QB-KNOW-11")
def test_the_pack_sees_its_members_and_the_alpha_but_not_their_cards() -> None:
    game = town("rept-alpha seth rept-rouge rept-noire fennec cortex minus", at="debate")
    for viewer in (ANA, BEN, CLEO, DAN):
        view = game.view(viewer)
        assert {person.seat for person in view.people if "pack" in person.groups} == {ANA, BEN, CLEO, DAN} - {viewer}
        assert {person.seat for person in view.people if "pack" in person.leads} == {ANA} - {viewer}
        assert not [person for person in view.people if person.party and person.seat != viewer]
    for one, two, group in ((BEN, EVA, "setheux"), (FINN, GUS, "mc")):
        assert group in game.view(one).people[two].groups
        assert group in game.view(two).people[one].groups
    assert "setheux" not in game.view(ANA).people[BEN].groups
    assert "pack" not in game.view(EVA).people[BEN].groups


@pytest.mark.rule("QB-KNOW-10")
def test_a_mathematical_camp_sees_its_members_and_leader() -> None:
    game = town("hess algebriste algebriste rappaz", mode="m", at="debate")
    view = game.view(BEN)
    assert [person.groups for person in view.people[:4]] == [("alg",), (), ("alg",), ()]
    assert [person.leads for person in view.people[:4]] == [("alg",), (), (), ()]
    assert not [person for person in game.view(DAN).people if person.groups]


@pytest.mark.rule("QB-KNOW-12", "QB-KNOW-42")
def test_who_is_converted_by_the_prophet_alone_knows_and_knows_nobody() -> None:
    game = town("rept-alpha sesiano medecin", at="debate")
    invoke(game, BEN, "convert", DAN)
    assert who_heard(game, Converted) == {DAN}
    assert told(game, DAN, Converted) == [Converted(DAN, "idealistes")]
    assert game.view(DAN).people[BEN].groups == ()
    assert game.view(CLEO).people[DAN].groups == game.view(CLEO).people[BEN].groups == ()


@pytest.mark.rule("QB-KNOW-13")
def test_villagers_and_nobel_know_nobody_but_a_skadi_who_joined_them() -> None:
    for mode, parties in (("v", ALPHA), ("m", "hess rappaz pach")):
        game = town(parties, mode=mode, at="debate")
        assert not [
            person
            for person in game.view(KIM).people
            if person.groups or person.duo or (person.party and person.seat != KIM)
        ]
    game = town("rept-alpha skadi", at="debate", skadi_camp=1 << 9, skadi_met=sum(1 << seat for seat in range(2, 12)))
    assert (game.view(KIM).people[BEN].party, game.view(KIM).people[BEN].groups) == ("skadi", ("skadi",))
    assert game.view(ANA).people[BEN].party == ""
    assert game.view(KIM).people[LEO].groups == ()


@pytest.mark.rule("QB-KNOW-14", "QB-KNOW-28")
@pytest.mark.parametrize(
    ("name", "role", "duo"), [("make-haters", "eris", "haters"), ("make-partners", "cupidon", "partners")]
)
def test_a_pair_learns_of_each_other_and_not_by_whom(name: str, role: str, duo: str) -> None:
    game = town(ALPHA, at=[name, "sleep"], night=1, weekday="thu", effects={EVA: role})
    call(game, s4=[CLEO, DAN])
    assert told(game, CLEO, PairMade) == [PairMade(CLEO, DAN, duo)]
    assert told(game, DAN, PairMade) == [PairMade(DAN, CLEO, duo)]
    assert who_heard(game, PairMade) == {CLEO, DAN}
    assert game.view(CLEO).people[DAN].duo == game.view(DAN).people[CLEO].duo == (duo,)
    for viewer in (None, ANA, EVA):
        assert game.view(viewer).people[CLEO].duo == ()


@pytest.mark.rule("QB-KNOW-15", "QB-KNOW-29")
def test_henchmen_and_their_chief_know_each_other_and_the_godfather_not_his_right_hands() -> None:
    effects = {ANA: "parrain", BEN: "bras-droit"}
    calls = ["henchmen-parrain", "henchmen-bras-droit", "sleep"]
    options = {"henchmen": 2, "right_hand_henchmen": 1}
    game = town(ALPHA, at=calls, night=1, weekday="thu", effects=effects, options=options)
    call(game, s0=[CLEO, DAN])
    call(game, s1=EVA)
    assert told(game, CLEO, HenchmenChosen) == [HenchmenChosen(ANA, "parrain", (BEN, CLEO, DAN))]
    assert told(game, EVA, HenchmenChosen) == [HenchmenChosen(BEN, "bras-droit", (EVA,))]
    people = game.view(CLEO).people
    assert [people[seat].henchman_of for seat in (ANA, BEN, CLEO, DAN, EVA)] == [
        ("parrain-himself",), ("parrain",), ("parrain",), ("parrain",), (),
    ]  # fmt: skip
    assert game.view(ANA).people[EVA].henchman_of == ()
    assert game.view(EVA).people[BEN].henchman_of == ("bras-droit-himself",)
    assert not [person for person in game.view(FINN).people if person.henchman_of]


@pytest.mark.rule("QB-KNOW-21")
def test_only_the_doctor_knows_the_research_and_nobody_when_the_potion_is_ready() -> None:
    games = [
        town(ALPHA_DOCTOR, at=["sleep", "positions", "miracles"], research=4, doses_used=1, threshold=t) for t in (3, 6)
    ]
    for game in games:
        call(game)
        assert who_heard(game, Researched) == {BEN}
        assert (game.view(BEN).own.research, game.view(BEN).own.doses) == (5, 0)
        assert (game.view(ANA).own.research, game.view(ANA).own.doses) == (None, None)
    for viewer in EVERYBODY:
        assert sees(games[0], viewer) == sees(games[1], viewer)


@pytest.mark.rule("QB-KNOW-22")
def test_a_forced_door_is_known_to_those_who_forced_it_and_to_the_doctor_in_the_morning() -> None:
    game = town("rept-alpha medecin reptilienne", at=["pack", "positions", "attack", "miracles"])
    call(game, s0=BEN, s2=BEN)
    assert who_heard(game, DoorFound) == {ANA, CLEO}
    assert not game.view(BEN).own.forced
    call(game)
    assert who_heard(game, DoorReported) == {BEN}
    assert game.view(BEN).own.forced
    assert not game.view(DAN).own.forced


@pytest.mark.rule("QB-KNOW-23", "QB-KNOW-24")
@pytest.mark.parametrize("secret", [
    {"position": [7] * 12}, {"level": [1] * 12}, {"jinx": 3}, {"luck": 4}, {"threshold": 2}, {"squat": 5},
    {"sculpt": 6}, {"army": 7}, {"rig": [4, 5]}, {"dead_name": 6},
    {"shift": 1}, {"admired": 3}, {"resigning": [2]}, {"harassed": [2]},
])  # fmt: skip
def test_positions_dice_charms_and_plans_are_nobodys_to_see(secret: dict[str, Any]) -> None:
    plain, other = town(ALPHA, at="miracles"), town(ALPHA, at="miracles", **secret)
    for viewer in EVERYBODY:
        assert sees(plain, viewer) == sees(other, viewer)


@pytest.mark.rule("QB-KNOW-26")
def test_on_the_first_night_each_group_and_the_lovers_see_each_other() -> None:
    parties = "rept-alpha seth cortex minus fennec amoureux amoureux hess algebriste"
    game = town(
        parties, mode="e", at=["recognise", "sleep"], night=1, weekday="thu", met=[0] * 6,
        alibis={FINN: "reptilienne", GUS: "geometre"},
    )  # fmt: skip
    met = {event.group: event for seat in range(12) for event in told(game, seat, GroupMet)}
    assert met["pack"] == GroupMet("pack", (ANA, BEN, FINN), ANA)
    assert met["alg"] == GroupMet("alg", (HANA, IVO), HANA)
    assert (met["mc"].seats, met["setheux"].seats, met["geo"].seats) == ((CLEO, DAN), (BEN, EVA), (GUS,))
    assert told(game, FINN, LoverKnown) == [LoverKnown(FINN, GUS, "geometre")]
    assert who_heard(game, LoverKnown) == {FINN, GUS}
    assert [event.group for event in told(game, ANA, GroupMet)] == ["pack"]
    assert not told(game, JOY, GroupMet)


@pytest.mark.rule("QB-KNOW-27", "QB-SCREEN-01")
def test_only_the_sleeper_is_told_that_he_sleeps() -> None:
    game = town(ALPHA, at=["sleep", "miracles"], weekday="mon", effects={EVA: "marchand-de-sable"})
    call(game, s4=DAN)
    assert who_heard(game, SentToSleep) == {DAN}
    assert told(game, None, SentToSleep) == []
    assert game.view(DAN).own.asleep


@pytest.mark.rule("QB-KNOW-31")
def test_minus_alone_sees_the_names_in_any_order() -> None:
    orders = set()
    for order in ([DAN, EVA], [EVA, DAN]):
        game = town("rept-alpha cortex minus", at=["cortex", "minus"], weekday="mon", dice={"minus": [order]})
        call(game, s1=[(DAN, "steal"), EVA])
        assert who_heard(game, NamesShown) == {CLEO}
        assert set(game.view(CLEO).own.names) == {DAN, EVA}
        assert game.view(BEN).own.names == ()
        orders.add(told(game, CLEO, NamesShown)[0].seats)
    assert orders == {(DAN, EVA), (EVA, DAN)}


@pytest.mark.rule("QB-KNOW-41")
def test_a_convert_of_the_black_reptilian_knows_at_once_and_the_pack_sees_him_at_its_next_call() -> None:
    game = town("rept-alpha rept-noire", at=["sleep", "pack", "miracles"])
    invoke(game, BEN, "noire-convert", DAN)
    assert who_heard(game, Converted) == {DAN}
    assert game.view(ANA).people[DAN].groups == ()
    call(game)
    call(game)
    assert game.view(ANA).people[DAN].groups == game.view(DAN).people[ANA].groups == ("pack",)
    assert told(game, ANA, GroupMet)[-1].seats == (ANA, BEN, DAN)


@pytest.mark.rule("QB-KNOW-43", "QB-RULING-43")
def test_by_day_everybody_sees_who_invokes_and_not_what() -> None:
    game = town("rept-alpha sesiano", at="debate")
    invoke(game, BEN, "convert", DAN)
    assert told(game, None, Invoked) == [Invoked(BEN)]
    for viewer in EVERYBODY:
        assert game.view(viewer).people[BEN].invoked
    assert game.heard(None) == [Invoked(BEN)]


@pytest.mark.rule("QB-KNOW-43", "QB-RULING-41")
def test_at_night_only_those_who_are_being_asked_see_who_invokes() -> None:
    game = town("rept-alpha reptilienne sesiano", at="pack")
    invoke(game, CLEO, "none")
    assert who_heard(game, Invoked) == {ANA, BEN, CLEO}
    assert told(game, None, Invoked) == []
    assert told(game, None, InvocationBegan) == [InvocationBegan()]
    assert [viewer for viewer in EVERYBODY if game.view(viewer).people[CLEO].invoked] == [ANA, BEN]


@pytest.mark.rule("QB-KNOW-45")
def test_everybody_hears_that_minus_and_cortex_name_twice_as_many() -> None:
    game = town("rept-alpha cortex minus", at=["update", "cortex"], weekday="mon", mc_double=True)
    assert told(game, None, DoubleAnnounced) == [DoubleAnnounced()]


@pytest.mark.rule("QB-KNOW-46")
def test_after_an_attack_all_learn_only_how_they_fare_themselves() -> None:
    game = town(
        "rept-alpha reptilienne", at=["pack", "positions", "attack", "miracles"], effects={DAN: "assassin"},
        dice={"damage": [3], "defence": [1], "hit": [1]},
    )  # fmt: skip
    choose(game, ANA, DAN)
    choose(game, BEN, DAN)
    mark = len(game.story)
    close(game)
    heard = {seat: [each.event for each in game.story[mark:] if each.heard_by(seat)] for seat in range(12)}
    public = [each.event for each in game.story[mark:] if each.heard_by(None)]
    secret = {seat: [event for event in events if event not in public] for seat, events in heard.items()}
    chosen = GroupChose("pack", DAN, False)
    assert secret[DAN] == [HealthFelt(DAN, "c")]
    assert secret[BEN] == [chosen, HealthFelt(BEN, "b")]
    assert secret[ANA] == [chosen]
    assert not any(secret[seat] for seat in range(4, 12))
    assert {type(event).__name__ for event in public} == {"Called"}


def test_a_plan_against_the_doctor_leads_to_the_bunker_and_not_to_a_house() -> None:
    game = town("rept-alpha medecin", at=["pack", "positions"])
    call(game, s0=BEN)
    assert [(plan.target, plan.house, plan.room) for plan in game.view(ANA).own.plans] == [(BEN, None, None)]


@pytest.mark.rule("QB-KNOW-50")
def test_one_in_a_coma_or_nearly_dead_keeps_receiving_what_is_due() -> None:
    game = town(
        "rept-alpha reptilienne reptilienne", at=["pack", "positions", "miracles"], health={BEN: "c", CLEO: "q"}
    )
    call(game, s0=EVA)
    for seat in (BEN, CLEO):
        assert told(game, seat, GroupChose) == [GroupChose("pack", EVA, False)]
        assert game.view(seat).own.plans[0].target == EVA
    assert told(game, EVA, GroupChose) == []


@pytest.mark.rule("QB-KNOW-39")
def test_a_patient_does_not_learn_who_treated_him() -> None:
    game = town(ALPHA_DOCTOR, at=["treat", "miracles"], health={DAN: "b"})
    call(game, s1=[(DAN, "worse"), "none"])
    assert [event for event in game.heard(DAN) if event not in game.heard(None)] == [HealthFelt(DAN, "c")]
    assert told(game, BEN, Treated) == [Treated(BEN, DAN, "c")]


@pytest.mark.rule("QB-KNOW-04", "QB-RULING-116")
def test_a_fall_in_the_night_changes_nothing_that_others_see() -> None:
    posts = {"notaire": FINN, "president": DAN}
    plain, other = town(ALPHA, at="miracles", posts=posts), town(ALPHA, at="miracles", posts=posts)
    set_health(other, DAN, NEARLY_DEAD)
    back = town(ALPHA, at="miracles", posts=posts, health={DAN: "q"})
    still = town(ALPHA, at="miracles", posts=posts, health={DAN: "q"})
    set_health(back, DAN, UNHARMED)
    for viewer in EVERYBODY:
        if viewer != DAN:
            assert sees(plain, viewer) == sees(other, viewer)
            assert sees(back, viewer) == sees(still, viewer)


@pytest.mark.rule("QB-KNOW-22")
def test_one_of_the_pack_who_slept_elsewhere_has_found_no_door() -> None:
    game = town("rept-alpha medecin reptilienne", at=["pack", "positions", "attack", "miracles"], asleep=1 << CLEO)
    call(game, s0=BEN)
    assert who_heard(game, DoorFound) == {ANA}


@pytest.mark.rule("QB-KNOW-40", "QB-KNOW-39", "QB-RULING-43")
def test_a_blow_that_was_invoked_at_night_is_not_announced_before_the_morning() -> None:
    game = town("rept-alpha fennec", at=["sleep", "miracles"])
    invoke(game, BEN, "bite", DAN)
    assert told(game, None, HealthAnnounced) == []
    assert game.view(EVA).people[DAN].health == "i"


@pytest.mark.rule("QB-RULING-142", "QB-KNOW-40")
def test_who_invokes_against_one_who_has_fallen_unseen_alone_hears_that_it_failed() -> None:
    game = town("rept-alpha fennec", at=["sleep", "miracles"], health={DAN: "q"}, published=[UNHARMED] * 12)
    invoke(game, BEN, "bite", DAN)
    assert who_heard(game, InvocationFailed) == {BEN}
