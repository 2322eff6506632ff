"""Redealt worlds: everything hidden varies, and everything that the seat knows stays."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import meetinghouse as mh
from meetinghouse.engine import conformance
from meetinghouse.games.quintebourg.components.names import NEARLY_DEAD, PACK
from meetinghouse.games.quintebourg.phases.invocation import Invocation, owns_power, powers
from meetinghouse.games.quintebourg.queries.town import members
from meetinghouse.games.quintebourg.state import Quintebourg, QuintebourgState
from meetinghouse.games.quintebourg.view import public
from tests.games.quintebourg import invariants
from tests.games.quintebourg.town import (
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
    invoke,
    offered,
    town,
    value,
)

WORLDS = 40
PARTIES = "rept-alpha rept-rouge seth fennec cortex minus medecin sesiano amoureux amoureux skadi villageois"
EFFECTS = {
    ANA: "curieux", BEN: "laura", CLEO: "chirurgien", DAN: "ingenieur", EVA: "marchand-de-sable", FINN: "tricheur",
    GUS: "eris", HANA: "cupidon", IVO: "artiste", JOY: "assassin", KIM: "parrain", LEO: "coriace",
}  # fmt: skip
POSTS = {"notaire": ANA, "president": BEN, "senateur": CLEO, "procureur": DAN, "scrutateur": EVA, "adj-randy": FINN,
         "chef-armees": IVO}  # fmt: skip
Read = Callable[[QuintebourgState], Any]


def quintebourg(at: str = "squat", weekday: str = "thu", **state: Any) -> Quintebourg:
    """A full town in the middle of a night."""
    calls = at if at in ("session", "evening") else [at, "positions"]
    return town(PARTIES, effects=EFFECTS, posts=POSTS, at=calls, weekday=weekday, **state)


def worlds(game: Quintebourg, seat: int | None, number: int = WORLDS) -> list[Quintebourg]:
    """Redealt worlds, each checked to be the same for that seat."""
    dice = random.Random(5)
    return [conformance.redealt(game, seat, dice, 2, None, invariants.learns) for _ in range(number)]


def varies(game: Quintebourg, seat: int | None, read: Read, number: int = WORLDS) -> None:
    """Assert that the value differs between these worlds."""
    here = read(game.state)
    assert any(read(other.state) != here for other in worlds(game, seat, number))


def stays(game: Quintebourg, seat: int | None, read: Read) -> None:
    """Assert that the value is the same in all these worlds."""
    here = read(game.state)
    assert all(read(other.state) == here for other in worlds(game, seat))


CARDS: dict[str, Read] = {
    "party": lambda state: state.party,
    "alibi": lambda state: state.alibi,
    "effect": lambda state: state.effect,
    "factions": lambda state: state.factions,
    "met": lambda state: state.met,
    "lover": lambda state: state.lover,
    "uses": lambda state: state.uses,
}


@pytest.mark.parametrize("what", CARDS)
@pytest.mark.parametrize("seat", [None, LEO])
def test_cards_of_others_vary(what: str, seat: int | None) -> None:
    varies(quintebourg(), seat, CARDS[what])


def test_a_reptilian_knows_the_pack_and_its_alpha_and_not_their_cards() -> None:
    game = quintebourg()
    stays(game, BEN, lambda state: members(state, PACK))
    stays(game, BEN, lambda state: state.party[ANA])
    varies(game, ANA, lambda state: state.party.index("seth"))


def test_a_true_reptilian_is_one_in_no_more_worlds_than_others() -> None:
    game = quintebourg()
    counts = [0] * 12
    for other in worlds(game, LEO, 150):
        for seat in range(12):
            counts[seat] += members(other.state, PACK) >> seat & 1
    free = [counts[seat] for seat in range(11) if seat != GUS]
    fair = 150 * 3 / 10
    assert all(0.4 * fair < count < 1.8 * fair for count in free), free


def test_ties_vary_for_those_who_do_not_share_them() -> None:
    hater, casual = [-1] * 12, [-1] * 12
    hater[BEN], hater[CLEO], casual[DAN], casual[EVA] = CLEO, BEN, EVA, DAN
    game = quintebourg(hater=hater, casual=casual, henchmen=[1 << DAN, 0])
    varies(game, LEO, lambda state: state.hater)
    varies(game, LEO, lambda state: state.casual)
    varies(game, LEO, lambda state: state.henchmen)
    stays(game, BEN, lambda state: state.hater)
    stays(game, GUS, lambda state: state.hater)  # bound by Eris
    stays(game, DAN, lambda state: [state.henchmen, state.effect.index("parrain"), state.casual])


def test_cards_that_were_seen_stay() -> None:
    game = quintebourg(seen=[{}] * 11 + [{ANA: 1, BEN: 2, CLEO: 7}])
    stays(game, LEO, lambda state: [state.party[ANA], state.effect[BEN], state.party[CLEO], state.effect[CLEO]])
    varies(game, LEO, lambda state: state.effect[ANA])


def test_who_was_seen_to_invoke_owns_a_power() -> None:
    game = quintebourg(invoked=1 << CLEO)
    assert all(owns_power(other.state, CLEO) for other in worlds(game, LEO))
    varies(game, LEO, lambda state: [state.party[CLEO], state.effect[CLEO]], 150)


def test_the_tough_one_never_fell_by_two_and_an_unspent_prophet_is_not_dead() -> None:
    fallen = [0] * 12
    fallen[ANA] = fallen[BEN] = fallen[CLEO] = 3
    game = quintebourg(fallen=fallen, health={DAN: "m"})
    for other in worlds(game, None):
        assert other.state.effect.index("coriace") not in (ANA, BEN, CLEO)
        assert other.state.party[DAN] != "sesiano"


def test_variants_of_a_family_vary_where_any_may_be_dealt() -> None:
    for shuffled in (True, False):
        game = quintebourg(options={"shuffle_variants": shuffled})
        cards = {role for other in worlds(game, LEO) for role in other.state.effect}
        assert (cards != set(EFFECTS.values())) == shuffled


NIGHT: dict[str, tuple[dict[str, Any], Read]] = {
    "targets": ({"targets": {"pack": [LEO, LEO]}}, lambda state: state.targets),
    "asleep": ({"asleep": 1 << CLEO}, lambda state: state.asleep),
    "lovers_place": ({"lovers_place": IVO}, lambda state: state.lovers_place),
    "jinx": ({"jinx": ANA}, lambda state: state.jinx),
    "luck": ({"luck": ANA}, lambda state: state.luck),
    "shift": ({"shift": 1}, lambda state: state.shift),
    "rig": ({"rig": [FINN, ANA]}, lambda state: state.rig),
    "dead_name": ({"dead_name": ANA}, lambda state: state.dead_name),
    "orders": ({"orders": [[ANA, BEN, KIM, 1]]}, lambda state: state.orders),
    "culprits": ({"culprits": [ANA]}, lambda state: state.culprits),
    "charmed": ({"charmed": 1 << ANA}, lambda state: state.charmed),
    "mc_shown": ({"mc_shown": [ANA, BEN], "cortex_own": [ANA]}, lambda state: state.mc_shown),
    "research": ({"research": 2}, lambda state: state.research),
    "threshold": ({}, lambda state: state.threshold),
    "bunker_forced": ({}, lambda state: state.bunker_forced),
    "coins": ({}, lambda state: state.coins),
    "nursed": ({"health": {ANA: "b"}}, lambda state: state.nursed),
}


@pytest.mark.parametrize("what", NIGHT)
def test_what_is_planned_or_hidden_tonight_varies(what: str) -> None:
    fields, read = NIGHT[what]
    game = quintebourg(**fields, weekday="mon") if what == "nursed" else quintebourg(**fields)
    varies(game, LEO, read)


def test_squats_admirers_resignations_armies_and_guards_vary() -> None:
    varies(quintebourg("army-guard", squat=LEO), LEO, lambda state: state.squat)
    varies(quintebourg("squat", "tue", admired=ANA), LEO, lambda state: state.admired)
    varies(quintebourg("squat", "wed", resigning=[ANA]), LEO, lambda state: state.resigning)
    varies(quintebourg("army-guard", "mon", sculpt=ANA), LEO, lambda state: state.sculpt)
    guarded = quintebourg("squat", "mon", army=ANA, guards=[[DAN, ANA]], henchmen=[1 << DAN, 0])
    varies(guarded, LEO, lambda state: state.army)
    varies(guarded, LEO, lambda state: state.guards)


def test_where_the_deputys_camera_stands_varies_by_day() -> None:
    game = quintebourg("evening", "mon", camera=ANA)
    varies(game, LEO, lambda state: state.camera)
    stays(game, FINN, lambda state: state.camera)


def test_who_has_fallen_tonight_varies_and_the_dead_own_nothing() -> None:
    health = [0] * 12
    health[ANA] = NEARLY_DEAD
    coins, estates = [3] * 12, [0] * 12
    coins[ANA], estates[ANA] = 0, 3
    game = quintebourg()
    game.state.health, game.state.coins, game.state.estates = health, coins, estates
    varies(game, LEO, lambda state: state.health)
    stays(game, CLEO, lambda state: state.health)  # nurses see who is in hospital


def test_care_of_patients_varies() -> None:
    game = quintebourg(health={LEO: "b", DAN: "b", EVA: "c"})
    varies(game, FINN, lambda state: state.health)
    stays(game, GUS, lambda state: state.health)


def test_purses_keep_their_sum_and_the_richest() -> None:
    game = quintebourg(coins={KIM: 6}, richest=KIM)
    for other in worlds(game, LEO):
        assert sum(other.state.coins) == sum(game.state.coins)
        assert other.state.coins[LEO] == 3
        assert other.state.coins[KIM] == max(other.state.coins)
    varies(game, LEO, lambda state: state.coins)


def test_who_invokes_at_night_varies_for_closed_eyes() -> None:
    game = quintebourg()
    game.answer(offered(game, DAN, "invoke").id, value("invoke"))
    seats = set()
    for other in worlds(game, LEO):
        step = other.agenda[-1]
        assert isinstance(step, Invocation)
        seats.add(step.seat)
    assert len(seats) > 1


def test_every_hand_is_that_of_one_who_can_invoke() -> None:
    uses: list[dict[str, int]] = [{} for _ in range(12)]
    uses[JOY] = {"free-bullet": 0}
    game = quintebourg(uses=uses, coins={JOY: 2}, asleep=1 << CLEO, henchmen=[1 << DAN, 0])
    for seat in (JOY, KIM):
        invoke(game, seat)
    for other in worlds(game, LEO, 150):
        step = other.agenda[-1]
        assert isinstance(step, Invocation)
        hands = [step.seat, *other.state.queue]
        assert all(powers(other.state, seat) for seat in hands)
        assert not any(other.state.asleep >> seat & 1 for seat in hands)


def test_who_was_met_before_stays_though_another_joins_while_the_pack_chooses() -> None:
    game = town("rept-alpha rept-noire rept-rouge", effects=EFFECTS, at=["pack", "positions"], weekday="thu")
    invoke(game, BEN, "noire-convert", JOY)
    stays(game, ANA, lambda state: state.met[0])
    stays(game, ANA, lambda state: state.met[0] & members(state, PACK))


Leak = Callable[[QuintebourgState, int], Any]
LEAKS: dict[str, Leak] = {
    "health": lambda state, seat: state.health[seat],
    "coins": lambda state, seat: state.coins[seat],
    "party": lambda state, seat: state.party[seat],
    "effect": lambda state, seat: state.effect[seat],
    "alibi": lambda state, seat: state.alibi[seat],
    "lover": lambda state, seat: state.lover[seat],
    "hater": lambda state, seat: state.hater[seat],
    "pack": lambda state, seat: state.factions[seat] & PACK,
    "asleep": lambda state, seat: state.asleep >> seat & 1,
    "charmed": lambda state, seat: state.charmed >> seat & 1,
    "henchman": lambda state, seat: (state.henchmen[0] | state.henchmen[1]) >> seat & 1,
    "target": lambda state, seat: any(target == seat for target, _ in state.targets.values()),
    "ordered": lambda state, seat: [order[0] for order in state.orders].count(seat),
    "uses": lambda state, seat: sorted(state.uses[seat].values()),
    "whisper": lambda state, seat: state.whispering >> seat & 1,
}


@pytest.mark.parametrize("what", LEAKS)
def test_a_view_that_showed_it_would_be_caught(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hater = [-1] * 12
    hater[BEN], hater[CLEO] = CLEO, BEN
    game = quintebourg(
        hater=hater, henchmen=[1 << DAN, 0], targets={"pack": [EVA, EVA]}, asleep=1 << FINN, charmed=1 << HANA,
        orders=[[ANA, BEN, KIM, 1]], health={JOY: "q", EVA: "b"}, whispering=1 << JOY | 1 << KIM,
    )  # fmt: skip
    known, leak = public.public_part, LEAKS[what]

    def leaking(game: Quintebourg) -> Any:
        part = known(game)
        people = [
            msgspec.structs.replace(person, place=str(leak(game.state, each)))
            for each, person in enumerate(part.people)
        ]
        return msgspec.structs.replace(part, people=tuple(people))

    monkeypatch.setattr(public, "public_part", leaking)  # the rules look it up by name, even when they are compiled
    with pytest.raises(AssertionError, match="not the same view"):
        worlds(game, LEO)


def test_a_redealt_game_ends_like_any_other() -> None:
    game = mh.start("quintebourg", 9, 4, {"mode": "e", "max_weeks": 1})
    other = game.redeal(3, 1)
    dice = random.Random(1)
    while not other.over:
        conformance.make(other, conformance.any_move(other, dice))
        invariants.hold(other)
