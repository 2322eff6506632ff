"""The choices of Quinte-bourg's steady bot in single positions."""

from __future__ import annotations

import random
from typing import Any

import pytest

from meetinghouse.bots.bot import Move, prompt_for
from meetinghouse.bots.registry import make_bot
from meetinghouse.engine.values import DONE, Amount, Choice, Position, Seat, Word
from meetinghouse.games.quintebourg.events import HealthReported
from meetinghouse.games.quintebourg.state import Quintebourg
from meetinghouse.games.quintebourg.verbs.knowledge import EFFECT, LOVER, PARTY

from ...games.quintebourg.town import ANA, BEN, CLEO, DAN, EVA, FINN, GUS, HANA, asked, call, choose, town

PACK = "rept-alpha rept-rouge rept-noire"
NONE = Word("none")


def seen(viewer: int, *targets: int) -> list[dict[int, int]]:
    """A value for the state: this viewer has seen all cards of these players."""
    found: list[dict[int, int]] = [{} for _ in range(12)]
    found[viewer] = dict.fromkeys(targets, PARTY | EFFECT | LOVER)
    return found


def move_or_none(game: Quintebourg, seat: int, chance: int = 1) -> Move | None:
    return make_bot("quintebourg", "steady").move(prompt_for(game, seat, random.Random(chance)))


def move(game: Quintebourg, seat: int, chance: int = 1) -> Move:
    found = move_or_none(game, seat, chance)
    assert found is not None
    return found


def choice(game: Quintebourg, seat: int) -> Choice:
    return move(game, seat).choice


def last(game: Quintebourg, seat: int, *questions: str) -> Choice:
    """What the bot answers to the last of these questions, after it has answered the others."""
    for kind in questions[:-1]:
        found = move(game, seat)
        assert next(asked for asked in game.decisions if asked.id == found.id).kind == kind
        game.answer(found.id, found.choice)
    return choice(game, seat)


# --- the pack


def test_the_alpha_attacks_somebody_outside_the_pack() -> None:
    target = choice(town(PACK + " medecin", at="pack"), ANA)
    assert isinstance(target, Seat)
    assert target.seat > DAN


def test_the_pack_follows_the_alpha() -> None:
    game = town("rept-alpha reptilienne", at="pack")
    choose(game, ANA, HANA)
    found = move(game, BEN)
    assert found.choice == Seat(HANA)
    assert found.reason.key == "steady-fellow"


def test_the_pack_finishes_those_in_a_coma() -> None:
    assert choice(town("rept-alpha reptilienne", at="pack", health={GUS: "c"}), ANA) == Seat(GUS)


def test_the_pack_leaves_the_richest_citizen_in_peace() -> None:
    posts = {"procureur": HANA}
    assert choice(town("rept-alpha reptilienne", at="pack", posts=posts), ANA) == Seat(HANA)
    assert choice(town("rept-alpha reptilienne", at="pack", posts=posts, richest=HANA), ANA) != Seat(HANA)


def test_mathematicians_attack_a_sworn_enemy_whom_they_know() -> None:
    game = town("hess algebriste rappaz analyste pach geometre", mode="m", at="alg", seen=seen(ANA, DAN, FINN))
    assert choice(game, ANA) == Seat(DAN)


def test_among_strange_people_mathematicians_meet_at_their_leaders() -> None:
    game = town("hess algebriste rappaz", mode="e", at="alg")
    assert choice(game, BEN) == Seat(ANA)
    assert choice(game, ANA) == Seat(ANA)


# --- medicine


def test_the_doctor_heals_the_trusted_and_worsens_a_known_enemy() -> None:
    game = town("medecin sesiano rept-alpha", at="treat", health="iccc", seen=seen(ANA, BEN, CLEO))
    assert choice(game, ANA) == (Seat(CLEO), Word("worse"))
    assert last(game, ANA, "treat", "treat") == (Seat(BEN), Word("better"))


def test_the_coma_potion_saves_a_friend_and_no_enemy() -> None:
    parties = "medecin sesiano rept-alpha"
    game = town(parties, at="coma-potion", condemned=1 << BEN, seen=seen(ANA, BEN, CLEO))
    assert choice(game, ANA) == Seat(BEN)
    game = town(parties, at="coma-potion", condemned=1 << CLEO, seen=seen(ANA, BEN, CLEO))
    assert choice(game, ANA) == NONE


@pytest.mark.parametrize(("research", "wanted"), [(4, NONE), (5, Seat(BEN))])
def test_the_mixture_is_tried_when_it_can_no_longer_kill(research: int, wanted: Choice) -> None:
    game = town("medecin sesiano", at="xp-potion", health="iq", research=research, seen=seen(ANA, BEN))
    assert choice(game, ANA) == wanted


def test_a_nurse_poisons_a_known_enemy_and_else_looks() -> None:
    effects = {ANA: "chirurgien"}
    game = town("villageois rept-rouge", at="nurse", health="ib", effects=effects, seen=seen(ANA, BEN))
    assert choice(game, ANA) == (Word("poison"), Seat(BEN))
    game = town("villageois rept-rouge", at="nurse", health="ib", effects=effects)
    assert choice(game, ANA) == (Word("spy"), Seat(BEN))


@pytest.mark.parametrize("hidden", [True, False])
def test_a_nurse_poisons_a_known_enemy_who_is_nearly_dead_and_may_be_hurt(hidden: bool) -> None:
    words: dict[str, Any] = {"effects": {ANA: "chirurgien"}, "seen": seen(ANA, BEN), "options": {"hide_q_m": hidden}}
    game = town("villageois rept-rouge", at="nurse", health="iq", returned=True, **words)
    assert choice(game, ANA) == (Word("poison"), Seat(BEN))
    game = town("villageois rept-rouge", at="nurse", health="im", returned=True, **words)
    assert choice(game, ANA) != (Word("poison"), Seat(BEN))


# --- looking


def test_the_curious_looks_at_a_party_card_first() -> None:
    found = choice(town("villageois rept-alpha", at="curious", effects={ANA: "curieux"}), ANA)
    assert isinstance(found, tuple)
    assert found[1] == Word("party")


def test_the_scientist_stalks_somebody_unknown() -> None:
    game = town(
        "villageois rept-alpha", at="science", effects={ANA: "chercheur"}, seen=seen(ANA, BEN), health={GUS: "c"}
    )
    found = choice(game, ANA)
    assert isinstance(found, tuple)
    assert found[0] == Word("stalk")
    assert found[1] not in (Seat(ANA), Seat(BEN), Seat(GUS))


def test_the_prosecutor_watches_a_house_unless_he_hunts_himself() -> None:
    assert isinstance(choice(town("villageois", at="camera", posts={"procureur": ANA}, prosecutor=ANA), ANA), Position)
    game = town("rept-alpha", at="camera", posts={"procureur": ANA}, prosecutor=ANA)
    assert choice(game, ANA) == NONE


# --- the strange


def test_cortex_and_minus_charm_two_who_are_not_charmed_and_do_not_meet() -> None:
    charmed = sum(1 << seat for seat in range(2, 10))
    game = town("cortex minus", at=["cortex", "minus"], charmed=charmed, charmed_told=charmed)
    assert choice(game, ANA) == (Seat(10), Word("charm"))
    assert last(game, ANA, "cortex-own", "cortex-minus") == Seat(11)
    found = move(game, ANA)
    game.answer(found.id, found.choice)
    for seat in range(1, 12):
        found = move(game, seat)
        game.answer(found.id, found.choice)
    if not any(asked.kind == "minus" for asked in game.decisions):
        for _ in range(60):
            asked = next((each for each in game.decisions if each.kind != "minus"), None)
            if asked is None or any(each.kind == "minus" for each in game.decisions):
                break
            game.answer(asked.id, move(game, asked.seat).choice)
    assert choice(game, BEN) == (Seat(11), Word("charm"))


def test_the_prophet_raises_himself_first_and_then_somebody_useful() -> None:
    game = town("sesiano medecin rept-rouge", at="miracles", health="qq", seen=seen(ANA, BEN))
    assert choice(game, ANA) == Word("resurrect-self")
    game = town("sesiano medecin rept-rouge", at="miracles", health="iq", seen=seen(ANA, BEN))
    assert choice(game, ANA) == (Word("raise"), Seat(BEN))


def test_the_prophet_tries_somebody_else_after_a_body_that_did_not_rise() -> None:
    words: dict[str, Any] = {"health": "imq", "seen": seen(ANA, BEN, CLEO), "options": {"hide_q_m": True}}
    game = town("sesiano medecin villageois rept-alpha", at=["miracles", "dawn-update", "miracles"], **words)
    assert choice(game, ANA) == (Word("raise"), Seat(BEN))
    call(game, s0=[("raise", BEN), "none"])
    assert choice(game, ANA) == (Word("raise"), Seat(CLEO))


def test_the_prophet_thinks_again_of_one_who_was_on_his_feet_since() -> None:
    words: dict[str, Any] = {"health": {BEN: "m"}, "seen": seen(ANA, BEN), "options": {"hide_q_m": True}}
    game = town("sesiano medecin rept-rouge", at=["miracles", "dawn-update", "miracles"], **words)
    call(game, s0=[("raise", BEN), "none"])
    assert choice(game, ANA) != (Word("raise"), Seat(BEN))
    for letter in "im":  # Ben is first reported as unharmed, then as dead
        game.tell_all(HealthReported((BEN,), (letter,)))
    assert choice(game, ANA) == (Word("raise"), Seat(BEN))


def test_the_prophet_converts_a_key_card_while_enough_stand() -> None:
    parties = "sesiano medecin rept-rouge"
    assert choice(town(parties, at="miracles", seen=seen(ANA, CLEO)), ANA) in (
        (Word("convert"), Seat(CLEO)),
        Word("invoke"),
    )
    fallen = dict.fromkeys(range(3, 12), "c")
    assert choice(town(parties, at="miracles", seen=seen(ANA, CLEO), health=fallen), ANA) == NONE
    assert choice(town("sesiano medecin rept-alpha", at="miracles", seen=seen(ANA, CLEO)), ANA) == NONE


def test_skadi_reboots_and_chooses_a_camp_in_play() -> None:
    game = town("skadi rept-alpha medecin", at="skadi", night=3)
    assert choice(game, ANA) == Word("reboot")
    assert last(game, ANA, "skadi-way", "skadi-whom", "skadi-camp") == Word("idealistes")
    fallen = dict.fromkeys(range(3, 10), "q")
    game = town("skadi rept-alpha medecin", at="skadi", night=3, health=fallen)
    assert last(game, ANA, "skadi-way", "skadi-whom", "skadi-camp") == Word("reptiliens")


# --- effects


def test_sandmen_put_suspects_to_sleep_and_hunters_their_prey() -> None:
    game = town("villageois rept-alpha", at="sleep", effects={ANA: "marchand-de-sable"}, seen=seen(ANA, BEN))
    assert choice(game, ANA) == Seat(BEN)
    game = town("rept-alpha reptilienne", at="sleep", effects={ANA: "marchand-de-sable"}, posts={"procureur": HANA})
    assert choice(game, ANA) == Seat(HANA)


def test_lovers_agree_where_to_meet() -> None:
    game = town("amoureux amoureux", at="lovers", posts={"president": ANA})
    assert choice(game, ANA) == Word("theirs")
    assert choice(game, BEN) == Word("mine")


def test_laura_squats_where_nobody_comes() -> None:
    game = town("villageois", at="squat", effects={ANA: "laura"}, health={GUS: "m"})
    assert choice(game, ANA) == Position(GUS)
    game = town("villageois", at="squat", effects={ANA: "laura"}, health={GUS: "m"}, richest=HANA)
    assert choice(game, ANA) == Position(HANA)


def test_the_artist_takes_the_post_of_an_enemy_and_drives_him_out() -> None:
    game = town(
        "villageois rept-alpha", at="resign", effects={ANA: "artiste"}, weekday="wed", posts={"president": BEN},
        seen=seen(ANA, BEN),
    )  # fmt: skip
    assert choice(game, ANA) == Seat(BEN)
    game = town("villageois rept-alpha", at="sculpt", effects={ANA: "artiste"}, seen=seen(ANA, BEN))
    assert choice(game, ANA) == Seat(BEN)


def test_eris_shifts_the_posts_when_an_enemy_presides() -> None:
    effects = {ANA: "eris"}
    game = town("villageois rept-alpha", at="shift-posts", effects=effects, posts={"president": BEN}, seen=seen(ANA, 1))
    assert choice(game, ANA) == Word("clockwise")
    game = town("villageois medecin", at="shift-posts", effects=effects, posts={"president": CLEO})
    assert choice(game, ANA) == NONE


def test_a_cheater_rigs_against_a_known_enemy_or_robs_the_richest() -> None:
    effects = {ANA: "tricheur"}
    fallen = {GUS: "q", HANA: "c"}
    game = town("villageois rept-alpha", at="cheat", effects=effects, health=fallen, seen=seen(ANA, BEN))
    assert choice(game, ANA) == (Word("rig"), Seat(BEN))
    game = town("villageois rept-alpha", at="cheat", effects=effects, richest=EVA)
    assert choice(game, ANA) == (Word("larceny"), Position(EVA))


def test_the_godfather_has_somebody_vote_against_a_known_enemy() -> None:
    game = town("villageois rept-alpha", at="parrain", effects={ANA: "parrain"}, seen=seen(ANA, BEN))
    assert choice(game, ANA) == Word("corrupt")
    assert last(game, ANA, "chief", "corrupt", "corrupt-against") == Seat(BEN)


def test_the_army_chief_guards_a_known_friend() -> None:
    game = town("villageois rept-alpha villageois", at="army-guard", posts={"chef-armees": ANA}, seen=seen(ANA, CLEO))
    assert choice(game, ANA) == Position(CLEO)


def test_the_dead_curse_enemies_and_bless_friends() -> None:
    parties = "villageois rept-alpha villageois"
    game = town(parties, at="dead-jinx", health="q", weekday="wed", seen=seen(ANA, BEN))
    assert choice(game, ANA) == Seat(BEN)
    game = town(parties, at="dead-luck", health="q", weekday="sat", seen=seen(ANA, CLEO))
    assert choice(game, ANA) == Seat(CLEO)


# --- the day


def voting(game: Quintebourg, seat: int) -> Choice:
    """How this seat votes after those before it have voted blank."""
    for _ in range(40):
        asked = game.decisions[0]
        if asked.seat == seat and asked.kind == "vote":
            return choice(game, seat)
        game.answer(asked.id, asked.default or asked.options[0])
    raise AssertionError("nobody asked")


def test_a_villager_votes_against_whom_he_knows_to_be_a_reptilian() -> None:
    assert voting(town("villageois rept-alpha", at="vote", seen=seen(ANA, BEN)), ANA) == Seat(BEN)


def test_reptilians_never_vote_against_their_own() -> None:
    for seat in range(3):
        name = voting(town(PACK, at="vote"), seat)
        assert name not in (Seat(ANA), Seat(BEN), Seat(CLEO))


def test_lovers_never_vote_against_each_other() -> None:
    for seat in range(2):
        assert voting(town("amoureux amoureux", at="vote", players=6), seat) not in (Seat(ANA), Seat(BEN))


def test_the_corrupted_obey_unless_it_is_their_leader() -> None:
    order = [[BEN, DAN, HANA, 1]]
    assert voting(town(PACK, at="vote", orders=order), BEN) == Seat(DAN)
    order = [[BEN, ANA, HANA, 1]]
    assert voting(town(PACK, at="vote", orders=order), BEN) != Seat(ANA)


def test_a_post_goes_to_a_known_friend() -> None:
    game = town(
        "villageois rept-alpha villageois", at="dawn", weekday="tue", posts={"scrutateur": 11, "senateur": DAN},
        health={3: "c"}, seen=seen(ANA, CLEO),
    )  # fmt: skip
    assert game.decisions[0].kind == "appoint"
    assert game.decisions[0].seat == ANA
    assert choice(game, ANA) == Seat(CLEO)


def test_whoever_has_no_post_applies() -> None:
    game = town("villageois rept-alpha", at="dawn", weekday="tue", posts={"scrutateur": 11, "pick-mirko": -1})
    asked = next(each for each in game.decisions if each.kind == "apply")
    assert choice(game, asked.seat) == Word("pick-mirko")


def test_the_notary_leaves_an_estate_to_a_friend() -> None:
    game = town(
        "villageois rept-alpha villageois", at="dawn", weekday="tue", posts={"scrutateur": 11, "notaire": ANA},
        health={GUS: "m", HANA: "q"}, seen=seen(ANA, CLEO),
    )  # fmt: skip
    assert choice(game, ANA) == Seat(CLEO)
    assert last(game, ANA, "bequeath", "bequeath-from", "bequeath-coins") == Amount(3)
    for _ in range(3):
        game.answer(asked(game, ANA).id, choice(game, ANA))
    assert (game.state.coins[CLEO], game.state.estates[GUS], game.state.estates[HANA]) == (9, 0, 0)
    assert choice(game, ANA) == DONE


def test_the_pickpocket_takes_from_an_enemy() -> None:
    game = town("villageois rept-alpha", at="evening", posts={"pick-mirko": ANA}, seen=seen(ANA, BEN))
    assert choice(game, ANA) == Seat(BEN)


def test_the_odious_priest_forces_nobody_on_behalf_of_an_enemy() -> None:
    posts = {"pretre-odieux": ANA}
    for suitor, other, answer in ((BEN, CLEO, Word("no")), (CLEO, BEN, Amount(1))):
        game = town("villageois rept-alpha", at="weddings", posts=posts, seen=seen(ANA, BEN))
        game.answer(f"{suitor}-propose", (Seat(other), Word("forced")))
        assert choice(game, ANA) == answer


# --- powers


def power(game: Quintebourg, seat: int) -> Choice | None:
    """The power that this seat uses; None if it does not raise its hand."""
    found = move(game, seat)
    if not found.id.endswith("-invoke"):
        return None
    game.answer(found.id, found.choice)
    return choice(game, seat)


def at_weddings(parties: str, **more: Any) -> Quintebourg:
    return town(parties, at="weddings", **more)


def test_the_assassin_shoots_a_known_enemy_and_nobody_else() -> None:
    effects = {ANA: "assassin"}
    game = at_weddings("villageois rept-alpha", effects=effects, seen=seen(ANA, BEN))
    assert power(game, ANA) == (Word("assassinate"), Seat(BEN))
    assert power(at_weddings("villageois rept-alpha", effects=effects), ANA) is None


def test_the_black_reptilian_converts_once_the_town_has_met_and_no_fellow() -> None:
    town_of: dict[str, Any] = {"parties": "rept-noire rept-alpha medecin", "posts": {"president": HANA}}
    assert power(at_weddings(**town_of, night=1), ANA) is None
    assert power(at_weddings(**town_of, night=2), ANA) == (Word("noire-convert"), Seat(HANA))


def test_the_red_reptilian_keeps_her_kill_for_seth_at_the_end() -> None:
    assert power(at_weddings("rept-rouge rept-alpha seth"), ANA) is None
    dead = dict.fromkeys(range(3, 12), "q")
    assert power(at_weddings("rept-rouge rept-alpha seth", health=dead), ANA) == (Word("rouge-kill"), Seat(CLEO))


def test_seth_bides_his_time_and_strikes_when_it_leaves_two() -> None:
    assert power(at_weddings("seth rept-alpha fennec"), ANA) is None
    fallen = dict.fromkeys(range(4, 12), "c") | {2: "q"}
    game = at_weddings("seth rept-alpha fennec", health=fallen)
    assert power(game, ANA) == (Word("seth-kill"), Seat(BEN))


def test_the_fennec_bites_when_few_are_left_and_not_before() -> None:
    assert power(at_weddings("fennec seth rept-alpha"), ANA) is None
    fallen = dict.fromkeys(range(4, 12), "c")
    found = power(at_weddings("fennec seth rept-alpha", health=fallen), ANA)
    assert isinstance(found, tuple)
    assert found[0] == Word("bite")
    assert found[1] != Seat(BEN)


def test_a_dead_chief_haunts_a_henchman_who_is_a_known_enemy() -> None:
    chief: dict[str, Any] = {"effects": {ANA: "parrain"}, "henchmen": [1 << BEN | 1 << CLEO, 0], "seen": seen(ANA, BEN)}
    for health in "iqm":
        game = at_weddings("villageois rept-alpha", health={ANA: health}, **chief)
        assert power(game, ANA) == (Word("punish"), Seat(BEN))
    assert not move_or_none(at_weddings("villageois rept-alpha", health={ANA: "c"}, **chief), ANA)


def test_a_condemned_assassin_shoots_while_he_can() -> None:
    game = at_weddings("villageois rept-alpha", effects={ANA: "assassin"}, seen=seen(ANA, BEN), condemned=1 << ANA)
    assert power(game, ANA) == (Word("assassinate"), Seat(BEN))


def test_nobody_raises_a_hand_who_cannot_invoke() -> None:
    fallen = {ANA: "c"}
    game = at_weddings("villageois rept-alpha", effects={ANA: "assassin"}, health=fallen, seen=seen(ANA, BEN))
    assert make_bot("quintebourg", "steady").move(prompt_for(game, ANA, random.Random(1))) is None
