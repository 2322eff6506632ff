"""Section 18.2, steps H to K, R and S of every night: sleep, cards, posts, hospital, inventions, theft."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.games.quintebourg.events import (
    AbsentVoted,
    Admired,
    CardSeen,
    CardsSeen,
    LootCounted,
    PostsShifted,
    Resigned,
    RevealAnswered,
    SentToSleep,
    StalkAnswered,
)

from .nights import BOTH_FORMS, alike, night, values
from .town import ANA, BEN, CLEO, DAN, EVA, FINN, GUS, HANA, JOY, KIM, LEO, at, n, states, told, until

CURIOUS = {BEN: "curieux", DAN: "fouineur", FINN: "indiscret", HANA: "fureteur", JOY: "commere"}
NURSES = {BEN: "infirmier", DAN: "pharmacien", FINN: "chirurgien", HANA: "brancardier", JOY: "anesthesiste"}
SCIENTISTS = {BEN: "scientifique", DAN: "geek", FINN: "chercheur", HANA: "bricoleur", JOY: "ingenieur"}
CHEATERS = {BEN: "tricheur", DAN: "brigand", FINN: "hackeur"}
ROW_J = ("shift-posts", "admire", "resign")


@BOTH_FORMS
@pytest.mark.parametrize(
    "weekday",
    [
        pytest.param("mon", marks=pytest.mark.rule("QB-NIGHT-MON-08"), id="QB-NIGHT-MON-08"),
        pytest.param("tue", marks=pytest.mark.rule("QB-NIGHT-TUE-08"), id="QB-NIGHT-TUE-08"),
        pytest.param("wed", marks=pytest.mark.rule("QB-NIGHT-WED-08"), id="QB-NIGHT-WED-08"),
        pytest.param("thu", marks=pytest.mark.rule("QB-NIGHT-THU-08"), id="QB-NIGHT-THU-08"),
        pytest.param("fri", marks=pytest.mark.rule("QB-NIGHT-FRI-08"), id="QB-NIGHT-FRI-08"),
        pytest.param("sat", marks=pytest.mark.rule("QB-NIGHT-SAT-08"), id="QB-NIGHT-SAT-08"),
    ],
)
def test_at_h_the_sandman_and_morpheus_each_name_one_who_is_told(weekday: str, calls: str) -> None:
    """Gus, who is Laura, sleeps heavily: she is not asked where to squat, and stays at home."""
    effects = {BEN: "marchand-de-sable", CLEO: "morphee", GUS: "laura"}
    deeds = {BEN: {"sleep": GUS}, CLEO: {"sleep": HANA}, DAN: {"sleep": EVA}, GUS: {"squat": at(JOY)}}
    played = night("rept-alpha", weekday, deeds, effects=effects, calls=calls)
    assert played.asked("sleep") == {"sleep": [BEN, CLEO]}
    assert played.options(BEN, "sleep") == values("none", *[seat for seat in range(12) if seat != BEN])
    assert played.heard(SentToSleep) == [SentToSleep(GUS), SentToSleep(HANA)]
    assert played.asked("squat") == {}
    assert played.game.state.position[GUS] == GUS


@BOTH_FORMS
@pytest.mark.parametrize(
    ("weekday", "curious"),
    [
        pytest.param("mon", [BEN, HANA], marks=pytest.mark.rule("QB-NIGHT-MON-09"), id="QB-NIGHT-MON-09"),
        pytest.param("tue", [DAN, JOY], marks=pytest.mark.rule("QB-NIGHT-TUE-09"), id="QB-NIGHT-TUE-09"),
        pytest.param("wed", [FINN], marks=pytest.mark.rule("QB-NIGHT-WED-09"), id="QB-NIGHT-WED-09"),
        pytest.param("thu", [BEN], marks=pytest.mark.rule("QB-NIGHT-THU-09"), id="QB-NIGHT-THU-09"),
        pytest.param("fri", [DAN, HANA], marks=pytest.mark.rule("QB-NIGHT-FRI-09"), id="QB-NIGHT-FRI-09"),
        pytest.param("sat", [FINN, JOY], marks=pytest.mark.rule("QB-NIGHT-SAT-09"), id="QB-NIGHT-SAT-09"),
    ],
)
@pytest.mark.parametrize(("card", "role"), [("party", "villageois"), ("effect", "laura")])
def test_at_i_the_curious_of_the_night_may_turn_over_a_neighbours_card(
    weekday: str, curious: list[int], card: str, role: str, calls: str
) -> None:
    deeds = {seat: {"curious": (seat + 1, card)} for seat in CURIOUS}
    effects = {**CURIOUS, **{seat + 1: "laura" for seat in CURIOUS}}
    played = night("rept-alpha", weekday, deeds, effects=effects, calls=calls)
    assert played.asked("curious") == {"curious": curious}
    for seat in curious:
        near = [(who, each) for who in (seat - 1, seat + 1) for each in ("party", "effect")]
        assert played.options(seat, "curious") == values("none", *near)
    assert played.heard(CardSeen) == [CardSeen(seat, seat + 1, card, role) for seat in curious]


@BOTH_FORMS
@pytest.mark.parametrize(
    ("weekday", "kind", "seat"),
    [
        pytest.param("mon", "shift-posts", BEN, marks=pytest.mark.rule("QB-NIGHT-MON-10"), id="QB-NIGHT-MON-10"),
        pytest.param("tue", "admire", CLEO, marks=pytest.mark.rule("QB-NIGHT-TUE-10"), id="QB-NIGHT-TUE-10"),
        pytest.param("wed", "resign", DAN, marks=pytest.mark.rule("QB-NIGHT-WED-10"), id="QB-NIGHT-WED-10"),
        pytest.param("thu", "shift-posts", BEN, marks=pytest.mark.rule("QB-NIGHT-THU-10"), id="QB-NIGHT-THU-10"),
        pytest.param("fri", "admire", CLEO, marks=pytest.mark.rule("QB-NIGHT-FRI-10"), id="QB-NIGHT-FRI-10"),
        pytest.param("sat", "resign", DAN, marks=pytest.mark.rule("QB-NIGHT-SAT-10"), id="QB-NIGHT-SAT-10"),
    ],
)
def test_at_j_eris_cupid_or_the_artist_may_act_on_the_public_posts(
    weekday: str, kind: str, seat: int, calls: str
) -> None:
    """Gus is president. They may act from their second call on, which is on the second night at the earliest."""
    words: dict[str, Any] = {
        "effects": {BEN: "eris", CLEO: "cupidon", DAN: "artiste"},
        "posts": {"president": GUS, "senateur": EVA},
        "calls": calls,
    }
    deeds = {BEN: {"shift-posts": "clockwise"}, CLEO: {"admire": HANA}, DAN: {"resign": GUS}}
    answers = {
        "shift-posts": values("none", "clockwise", "anticlockwise"),
        "admire": values("none", *range(12)),
        "resign": values("none", EVA, GUS),
    }
    for number in (2, 5):
        played = night("rept-alpha", weekday, deeds, night=number, **words)
        assert played.asked(*ROW_J) == {kind: [seat]}
        assert played.options(seat, kind) == answers[kind]
        game = played.game
        shifted = [(event.direction, event.holders) for event in told(game, None, PostsShifted)]
        assert shifted == ([("clockwise", (HANA, FINN))] if kind == "shift-posts" else [])
        assert told(game, None, Admired) == ([Admired(HANA)] if kind == "admire" else [])
        assert told(game, None, Resigned) == ([Resigned(GUS, "president")] if kind == "resign" else [])
    first = night("rept-alpha", weekday, deeds, night=1, **words)
    assert first.asked(*ROW_J) == ({kind: [seat]} if kind == "resign" else {})


@BOTH_FORMS
@pytest.mark.parametrize(
    ("weekday", "nurses"),
    [
        pytest.param("mon", [FINN], marks=pytest.mark.rule("QB-NIGHT-MON-11"), id="QB-NIGHT-MON-11"),
        pytest.param("tue", [BEN, JOY], marks=pytest.mark.rule("QB-NIGHT-TUE-11"), id="QB-NIGHT-TUE-11"),
        pytest.param("wed", [DAN, HANA], marks=pytest.mark.rule("QB-NIGHT-WED-11"), id="QB-NIGHT-WED-11"),
        pytest.param("thu", [FINN, HANA], marks=pytest.mark.rule("QB-NIGHT-THU-11"), id="QB-NIGHT-THU-11"),
        pytest.param("fri", [BEN], marks=pytest.mark.rule("QB-NIGHT-FRI-11"), id="QB-NIGHT-FRI-11"),
        pytest.param("sat", [DAN, JOY], marks=pytest.mark.rule("QB-NIGHT-SAT-11"), id="QB-NIGHT-SAT-11"),
    ],
)
def test_at_k_the_nurses_of_the_night_may_spy_or_poison(weekday: str, nurses: list[int], calls: str) -> None:
    """Kim and Leo are in hospital; each nurse who poisons Kim makes his health worse by one step."""
    words: dict[str, Any] = {"effects": {**NURSES, KIM: "laura"}, "health": {KIM: "b", LEO: "c"}, "calls": calls}
    spied = night("rept-alpha", weekday, alike(NURSES, nurse=("spy", KIM)), **words)
    assert spied.asked("nurse") == {"nurse": nurses}
    both = [(deed, patient) for deed in ("spy", "poison") for patient in (KIM, LEO)]
    assert all(spied.options(seat, "nurse") == values("none", *both) for seat in nurses)
    assert spied.heard(CardsSeen) == [CardsSeen(seat, KIM, "villageois", "laura", False) for seat in nurses]
    assert states(spied.game)[KIM:] == "bc"
    poisoned = night("rept-alpha", weekday, alike(NURSES, nurse=("poison", KIM)), **words)
    assert states(poisoned.game)[KIM:] == ("cc" if len(nurses) == 1 else "qc")


@BOTH_FORMS
@pytest.mark.parametrize(
    ("weekday", "scientists"),
    [
        pytest.param("mon", [FINN, HANA], marks=pytest.mark.rule("QB-NIGHT-MON-18"), id="QB-NIGHT-MON-18"),
        pytest.param("tue", [JOY], marks=pytest.mark.rule("QB-NIGHT-TUE-18"), id="QB-NIGHT-TUE-18"),
        pytest.param("wed", [BEN, DAN], marks=pytest.mark.rule("QB-NIGHT-WED-18"), id="QB-NIGHT-WED-18"),
        pytest.param("thu", [DAN, FINN], marks=pytest.mark.rule("QB-NIGHT-THU-18"), id="QB-NIGHT-THU-18"),
        pytest.param("fri", [HANA, JOY], marks=pytest.mark.rule("QB-NIGHT-FRI-18"), id="QB-NIGHT-FRI-18"),
        pytest.param("sat", [BEN], marks=pytest.mark.rule("QB-NIGHT-SAT-18"), id="QB-NIGHT-SAT-18"),
    ],
)
def test_at_r_the_scientists_of_the_night_may_stalk_or_reveal(weekday: str, scientists: list[int], calls: str) -> None:
    """Kim, who is Laura, squats in Gus's house, where a Reptilian attacks; Leo is at home, and nobody comes."""
    words: dict[str, Any] = {"effects": {**SCIENTISTS, KIM: "laura"}, "calls": calls, "dice": {"damage": [0]}}
    before = {ANA: {"pack": GUS}, KIM: {"squat": at(GUS)}}
    for target, at_home in ((KIM, False), (LEO, True)):
        stalked = night(
            "rept-alpha", weekday, before | {seat: {"science": ("stalk", target)} for seat in SCIENTISTS}, **words
        )
        assert stalked.asked("science") == {"science": scientists}
        people = [("stalk", seat) for seat in range(12)]
        places = [("reveal", at(plot)) for plot in range(12)]
        assert all(stalked.options(seat, "science") == values("none", *people, *places) for seat in scientists)
        assert stalked.heard(StalkAnswered) == [StalkAnswered(seat, target, at_home) for seat in scientists]
    for house, reptilian in ((GUS, True), (LEO, False)):
        shown = night(
            "rept-alpha", weekday, before | {seat: {"science": ("reveal", at(house))} for seat in SCIENTISTS}, **words
        )
        assert shown.heard(RevealAnswered) == [RevealAnswered(seat, house, None, reptilian) for seat in scientists]


@BOTH_FORMS
@pytest.mark.parametrize(
    ("weekday", "cheater"),
    [
        pytest.param("mon", BEN, marks=pytest.mark.rule("QB-NIGHT-MON-19"), id="QB-NIGHT-MON-19"),
        pytest.param("tue", DAN, marks=pytest.mark.rule("QB-NIGHT-TUE-19"), id="QB-NIGHT-TUE-19"),
        pytest.param("wed", FINN, marks=pytest.mark.rule("QB-NIGHT-WED-19"), id="QB-NIGHT-WED-19"),
        pytest.param("thu", BEN, marks=pytest.mark.rule("QB-NIGHT-THU-19"), id="QB-NIGHT-THU-19"),
        pytest.param("fri", DAN, marks=pytest.mark.rule("QB-NIGHT-FRI-19"), id="QB-NIGHT-FRI-19"),
        pytest.param("sat", FINN, marks=pytest.mark.rule("QB-NIGHT-SAT-19"), id="QB-NIGHT-SAT-19"),
    ],
)
def test_at_s_the_cheater_of_the_night_may_steal_and_deposit_or_rig_the_vote(
    weekday: str, cheater: int, calls: str
) -> None:
    """Three of Hana's five coins are stolen, and two of those given to Gus; the vote of Leo, in a coma, is rigged."""
    words: dict[str, Any] = {"effects": CHEATERS, "coins": {HANA: 5}, "health": {LEO: "c"}, "calls": calls}
    theft = {"cheat": ("larceny", at(HANA)), "loot-to": GUS, "loot-share": n(2)}
    stolen = night("rept-alpha", weekday, alike(CHEATERS, **theft), **words)
    assert stolen.asked("cheat", "loot-to", "loot-share") == {
        "cheat": [cheater],
        "loot-to": [cheater],
        "loot-share": [cheater],
    }
    houses = [("larceny", at(plot)) for plot in range(12) if plot != cheater]
    rigging = [("rig", seat) for seat in range(12)]
    assert stolen.options(cheater, "cheat") == values("none", ("larceny", "room", LEO), *houses, *rigging)
    assert stolen.heard(LootCounted) == [LootCounted(cheater, 3)]
    assert [stolen.game.view(seat).own.coins for seat in (cheater, GUS, HANA, EVA)] == [4, 5, 2, 3]
    rigged = night("rept-alpha", weekday, alike(CHEATERS, cheat=("rig", KIM)), **words).game
    until(rigged, "treat", later=True)
    assert told(rigged, None, AbsentVoted) == [AbsentVoted(KIM, 1)]
