"""Who wins: the condition of each camp (QB-WIN)."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.games.quintebourg import victory
from meetinghouse.games.quintebourg.components.names import CAMPS
from meetinghouse.games.quintebourg.components.presets import idealists_need
from meetinghouse.games.quintebourg.state import Quintebourg
from meetinghouse.games.quintebourg.verbs import camps, posts
from meetinghouse.games.quintebourg.victory import conditions

from .town import ANA, BEN, CLEO, DAN, EVA, FINN, GUS, IVO, invoke, town

LOVERS = "amoureux amoureux medecin rept-alpha"
MATHS = "hess algebriste rappaz analyste pach geometre"
STRANGE = "hess rappaz pach rept-alpha reptilienne seth"


def won(parties: str, health: str | dict[int, str] = "", **words: Any) -> set[str]:
    """The camps whose condition is met in this town."""
    return set(conditions(town(parties, **{"health": health, "at": "session"} | words).state))


def stopped(game: Quintebourg) -> tuple[set[str], set[int]]:
    """The camps and the players that win if the game stops now."""
    victory.stop(game, "weeks")
    outcome = game.outcome
    assert outcome is not None
    return {outcome.side, *outcome.also} - {"nobody"}, set(outcome.winners)


@pytest.mark.rule("QB-WIN-01")
@pytest.mark.parametrize(
    ("pair", "wins"), [("ii", 1), ("bb", 1), ("ic", 1), ("cb", 1), ("cc", 0), ("iq", 0), ("mb", 0)]
)
def test_lovers_win_if_one_is_up_and_the_other_at_worst_in_a_coma(pair: str, wins: int) -> None:
    assert ("amoureux" in won(LOVERS, pair + "c" * 10)) == bool(wins)


@pytest.mark.rule("QB-WIN-01", "QB-WIN-02")
def test_lovers_do_not_win_beside_idealists_if_there_are_any() -> None:
    assert {"amoureux", "idealistes"} & won(LOVERS) == {"idealistes"}
    assert {"amoureux", "idealistes"} & won("amoureux amoureux rept-alpha") == {"amoureux"}


@pytest.mark.rule("QB-WIN-03", "QB-WIN-04")
@pytest.mark.parametrize(("letters", "wins"), [("bbbiiiccqqmm", 1), ("bbbiicccqqmm", 0), ("iiibbbmmmmmm", 1)])
def test_idealists_need_more_than_42_percent_of_all_dealt_in_on_their_feet(letters: str, wins: int) -> None:
    assert ("idealistes" in won("medecin rept-alpha", letters)) == bool(wins)


@pytest.mark.rule("QB-WIN-05")
def test_how_many_the_idealists_need() -> None:
    needed = {
        6: 3,
        7: 3,
        8: 4,
        9: 4,
        10: 5,
        11: 5,
        12: 6,
        13: 6,
        14: 6,
        15: 7,
        16: 7,
        17: 8,
        18: 8,
        19: 8,
        20: 9,
        21: 9,
    }
    assert {players: idealists_need(players) for players in range(6, 22)} == needed
    for players in (7, 13, 20):
        for more, wins in ((0, True), (-1, False)):
            letters = "i" * (needed[players] + more)
            health = letters + "c" * (players - len(letters))
            assert ("idealistes" in won("medecin rept-alpha", health, players=players)) == wins


@pytest.mark.rule("QB-EX-21", "QB-WIN-17")
def test_health_decides_which_camp_wins_beside_the_algebraists_among_thirteen_players() -> None:
    parties = "hess amoureux amoureux medecin nobel rappaz pach rept-alpha"
    coins: dict[str, Any] = {"mode": "e", "players": 13, "coins": {ANA: 3} | dict.fromkeys(range(1, 13), 0)}
    assert won(parties, "iiiiiiccccccc", **coins) == {"algebristes", "idealistes"}
    assert won(parties, "iiciiiccccccc", **coins) == {"algebristes", "amoureux"}


@pytest.mark.rule("QB-WIN-06", "QB-RULING-31")
def test_minus_and_cortex_win_when_all_who_are_not_taken_for_dead_are_charmed() -> None:
    parties = "cortex minus rept-alpha"
    others = sum(1 << seat for seat in range(2, 12))
    assert "mc" in won(parties, charmed=others)
    assert "mc" not in won(parties, charmed=others & ~(1 << GUS))
    assert "mc" not in won(parties, "iiiiiic", charmed=others & ~(1 << GUS))
    assert "mc" in won(parties, "iiiiiiq", charmed=others & ~(1 << GUS))
    assert "mc" in won(parties, "qc", charmed=others)
    assert "mc" not in won(parties, "qm", charmed=others)


@pytest.mark.rule("QB-RULING-31")
def test_nobody_of_their_own_needs_a_charm() -> None:
    game = town("cortex minus skadi rept-alpha", charmed=0b111111111000, at="session")
    assert "mc" not in conditions(game.state)
    camps.join(game.state, CLEO, 1 << CAMPS.index("mc"))
    assert "mc" in conditions(game.state)


@pytest.mark.rule("QB-WIN-07", "QB-WIN-12", "QB-RULING-28", "QB-EX-23")
def test_all_coins_of_the_game() -> None:
    def holding(parties: str, coins: dict[int, int], **words: Any) -> set[str]:
        purses = dict.fromkeys(range(12), 0) | coins
        return won(parties, mode="e", coins=purses, **words) & {"analystes", "mc"}

    analysts = "analyste rappaz hess pach rept-alpha cortex minus"
    assert holding(analysts, {ANA: 19}, pot=1) == set()
    assert holding(analysts, {ANA: 20}, pot=0) == {"analystes"}
    assert holding(analysts, {5: 12, 6: 8}) == {"mc"}
    assert holding(analysts, {ANA: 12, BEN: 8}) == set()
    assert holding(analysts, {ANA: 19}, estates=[0] * 11 + [1]) == set()
    assert holding(analysts, {ANA: 19}, bank=1) == {"analystes"}
    assert holding(analysts, {}) == set()


@pytest.mark.rule("QB-RULING-28")
def test_skadis_coins_count_with_those_whom_she_joined() -> None:
    purses = dict.fromkeys(range(12), 0) | {ANA: 2, CLEO: 3}
    game = town("cortex minus skadi rept-alpha", coins=purses, at="session")
    assert "mc" not in conditions(game.state)
    camps.join(game.state, CLEO, 1 << CAMPS.index("mc"))
    assert "mc" in conditions(game.state)


@pytest.mark.rule("QB-WIN-08", "QB-RULING-30")
@pytest.mark.parametrize(
    ("letters", "wins"), [("ib", 1), ("bi", 1), ("ic", 1), ("ii", 1), ("ci", 0), ("qi", 0), ("iib", 0), ("mii", 0)]
)
def test_seth_wins_if_he_is_among_the_last_two_on_their_feet(letters: str, wins: int) -> None:
    assert ("setheux" in won("seth fennec rept-alpha", letters + "c" * (12 - len(letters)))) == bool(wins)


@pytest.mark.rule("QB-WIN-09")
@pytest.mark.parametrize(
    ("letters", "wins"), [("ibqqqmmmmmmm", 1), ("icqqqmmmmmmm", 1), ("ibbqqqqqqqqq", 0), ("ibqcqqqqqqqq", 0)]
)
def test_reptilians_win_when_all_others_and_seth_are_taken_for_dead(letters: str, wins: int) -> None:
    assert ("reptiliens" in won("rept-alpha reptilienne seth", letters)) == bool(wins)


@pytest.mark.rule("QB-WIN-11")
@pytest.mark.parametrize(("letters", "wins"), [("qmq", 1), ("qmi", 0), ("cqq", 0), ("qbq", 0)])
def test_villagers_win_when_all_reptilians_and_seth_are_taken_for_dead(letters: str, wins: int) -> None:
    assert ("villageois" in won("rept-alpha reptilienne seth", letters)) == bool(wins)


@pytest.mark.rule("QB-RULING-148")
def test_who_is_a_reptilian_in_these_tests() -> None:
    parties = "rept-alpha amoureux amoureux skadi sesiano"
    game = town(parties, health="qqiqqqqqqqqq", alibis={CLEO: "reptilienne"}, at="session")
    assert "reptiliens" in conditions(game.state)
    game = town(parties, health="iqqiqqqqqqqq", at="session")
    assert "reptiliens" not in conditions(game.state)
    camps.join(game.state, DAN, 1 << CAMPS.index("reptiliens"))
    assert "reptiliens" in conditions(game.state)
    game = town(parties, health="iqqqiqqqqqqq", at="session")
    camps.become_reptilian(game, EVA)
    assert "reptiliens" in conditions(game.state)
    game = town("rept-alpha seth", health="iiqqqqqqqqqq", at="session")
    game.state.seth_converted = True
    assert "reptiliens" not in conditions(game.state)


@pytest.mark.rule("QB-WIN-10", "QB-ROLE-NOBEL-02")
def test_nobel_wins_if_no_mathematical_camp_does() -> None:
    assert "nobel" in won(f"{MATHS} nobel", mode="m")
    for letters in ("iiqqii", "iiiiqq", "qqiiii"):
        found = won(f"{MATHS} nobel", letters, mode="m")
        assert len(found & {"algebristes", "analystes", "geometres"}) == 1
        assert "nobel" not in found


@pytest.mark.rule("QB-WIN-13", "QB-WIN-12")
def test_who_falls_with_all_coins_no_longer_owns_them() -> None:
    purses = dict.fromkeys(range(12), 0) | {BEN: 5}
    game = town("fennec analyste rappaz hess pach rept-alpha", mode="e", coins=purses, at="session")
    assert "analystes" in conditions(game.state)
    invoke(game, ANA, "bite", BEN)
    assert game.state.coins[BEN] == 0
    assert "analystes" not in conditions(game.state)


@pytest.mark.rule("QB-WIN-14", "QB-RULING-39")
@pytest.mark.parametrize(
    ("held", "wins"),
    [
        ({"president": ANA, "senateur": BEN, "procureur": GUS}, 1),
        ({"president": ANA, "senateur": BEN, "chef-armees": BEN}, 1),
        ({"president": ANA, "procureur": BEN, "chef-armees": ANA}, 1),
        ({"president": ANA, "senateur": BEN}, 0),
        ({"president": ANA, "senateur": BEN, "notaire": GUS}, 0),
        ({"president": BEN, "senateur": ANA, "procureur": GUS}, 0),
        ({"president": ANA, "senateur": BEN, "procureur": IVO}, 0),
    ],
)
def test_conquest_needs_the_leader_as_president_and_two_more_posts_of_the_camp(held: dict[str, int], wins: int) -> None:
    parties = f"{MATHS} amoureux amoureux"  # Gus is algebraist by alibi
    words: dict[str, Any] = {"alibis": {GUS: "algebriste"}, "became": 0b11, "mode": "m"}
    assert ("algebristes" in won(parties, posts=held, **words)) == bool(wins)


@pytest.mark.rule("QB-WIN-14", "QB-RULING-39")
@pytest.mark.parametrize(("fallen", "wins"), [({}, 1), ({ANA: "c"}, 0), ({BEN: "q"}, 0), ({BEN: "b"}, 1)])
def test_who_has_fallen_occupies_no_post(fallen: dict[int, str], wins: int) -> None:
    held = {"president": ANA, "senateur": BEN, "procureur": BEN}
    assert ("algebristes" in won(MATHS, posts=held, became=1, mode="m", health=fallen)) == bool(wins)


@pytest.mark.rule("QB-WIN-15", "QB-RULING-39")
def test_a_leader_who_was_president_at_the_start_must_lose_the_post_and_get_it_back() -> None:
    held = {"president": ANA, "senateur": BEN, "procureur": BEN}
    game = town(MATHS, mode="m", posts=held, at="session")
    assert "algebristes" not in conditions(game.state)
    posts.appoint(game, "president", CLEO)
    assert "algebristes" not in conditions(game.state)
    posts.appoint(game, "president", ANA)
    assert "algebristes" in conditions(game.state)


@pytest.mark.rule("QB-RULING-39")
def test_a_shift_of_posts_makes_a_president_too() -> None:
    held = {"president": FINN, "senateur": DAN, "procureur": CLEO}
    game = town(
        "hess geometre algebriste algebriste algebriste rappaz pach", players=7, mode="m", posts=held, at="session"
    )
    assert "algebristes" not in conditions(game.state)
    posts.shift(game, 1)
    posts.shift(game, 1)
    assert (game.state.holder("president"), game.state.holder("senateur")) == (ANA, FINN)
    posts.appoint(game, "senateur", EVA)
    posts.appoint(game, "procureur", CLEO)
    assert conditions(game.state)["algebristes"] == "conquest"


@pytest.mark.rule("QB-WIN-16", "QB-CAMP-12", "QB-RULING-29")
@pytest.mark.parametrize(
    ("letters", "wins"),
    [
        ("iiqmii", {"algebristes"}),
        ("iiiiqm", {"analystes"}),
        ("qmiiii", {"geometres"}),
        ("iiqiii", set()),
        ("iiqcii", set()),
    ],
)
def test_annihilation_in_the_mathematicians_mode_looks_at_the_sworn_enemies_alone(letters: str, wins: set[str]) -> None:
    assert won(MATHS, letters, mode="m") & {"algebristes", "analystes", "geometres"} == wins


@pytest.mark.rule("QB-WIN-16", "QB-RULING-29", "QB-RULING-26")
def test_among_strange_people_the_reptilians_must_fall_too_and_seth_only_once_he_is_converted() -> None:
    assert "algebristes" in won(STRANGE, "iqiqmi", mode="e")
    assert "algebristes" not in won(STRANGE, "iqiqci", mode="e")
    assert "algebristes" not in won(STRANGE, "iqiqmi", mode="e", seth_converted=True)
    assert "algebristes" in won(STRANGE, "iqiqmq", mode="e", seth_converted=True)


@pytest.mark.rule("QB-RULING-29")
def test_a_camp_that_never_was_cannot_be_annihilated() -> None:
    assert won("hess algebriste pach geometre", mode="m") & {"algebristes", "analystes", "geometres"} == set()


@pytest.mark.rule("QB-CAMP-14", "QB-RULING-25")
def test_factions_meet_a_condition_and_effective_camps_win_by_it() -> None:
    parties = "hess amoureux amoureux rappaz pach"
    game = town(parties, mode="m", alibis={BEN: "analyste", CLEO: "algebriste"}, health="iiiq", at="session")
    assert "algebristes" not in conditions(game.state)  # the analyst by alibi is alive
    game = town(parties, mode="m", alibis={BEN: "analyste", CLEO: "algebriste"}, health="iqiq", at="session")
    assert stopped(game) == ({"algebristes"}, {ANA})


@pytest.mark.rule("QB-RULING-25")
def test_a_lover_among_the_mathematicians_meets_their_condition_and_does_not_win_by_it() -> None:
    """Ben, algebraist by alibi, has all coins; his lover is dead."""
    words: dict[str, Any] = {"mode": "m", "alibis": {BEN: "algebriste", CLEO: "algebriste"}, "health": "iim"}
    game = town("hess amoureux amoureux rappaz pach", at="session", coins=0, **words)
    game.state.coins[BEN] = 36
    assert stopped(game) == ({"algebristes"}, {ANA})


@pytest.mark.rule("QB-RULING-25")
def test_a_lover_who_was_turned_reptilian_attacks_with_the_pack_and_does_not_win_with_it() -> None:
    """All but the pack are dead, and so is Ben's lover: he counts as one of the pack, but has lost as a lover."""
    game = town("rept-alpha amoureux amoureux rept-noire", at="session")
    camps.become_reptilian(game, BEN)
    game.state.health = [0, 0, 4, 0] + [4] * 8
    assert stopped(game) == ({"reptiliens"}, {ANA, DAN})


@pytest.mark.rule("QB-WIN-17", "QB-RULING-32", "QB-RULING-137")
def test_every_camp_whose_condition_holds_wins_and_perhaps_nobody() -> None:
    game = town("rept-alpha seth", health="q" * 12, at="session")
    sides, winners = stopped(game)
    assert sides == {"reptiliens", "villageois"}
    assert winners == set(range(12)) - {BEN}
    game = town("rept-alpha", at="session")
    assert stopped(game) == (set(), set())


@pytest.mark.rule("QB-WIN-18", "QB-RULING-32")
def test_the_dead_win_with_their_camp() -> None:
    game = town("rept-alpha", health="qmqci", at="session")
    assert stopped(game) == ({"villageois"}, set(range(1, 12)))


@pytest.mark.rule("QB-WIN-19")
@pytest.mark.parametrize("letter", "icqm")
def test_the_fennec_wins_with_seth_however_he_fares(letter: str) -> None:
    game = town("seth fennec rept-alpha", health="i" + letter + "c" * 10, at="session")
    assert stopped(game) == ({"setheux"}, {ANA, BEN})
    game = town("seth fennec rept-alpha", health="c" + letter + "c" * 10, at="session")
    assert stopped(game) == (set(), set())


@pytest.mark.rule("QB-RULING-36", "QB-ROLE-SKADI-20")
def test_skadi_who_has_not_chosen_wins_with_nobody() -> None:
    game = town("skadi rept-alpha", health="iq", at="session")
    sides, winners = stopped(game)
    assert sides == {"villageois"}
    assert ANA not in winners
