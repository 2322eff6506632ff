"""Section 24: which cards are dealt, by number of players."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

from meetinghouse.games.quintebourg.components import presets
from meetinghouse.games.quintebourg.components.presets import (
    FAMILIES,
    SPARE,
    alibis,
    cards,
    coins,
    effects,
    henchmen,
    idealists_need,
    posts,
    read,
)

SPECIFICATION = (Path(__file__).parents[3] / "docs" / "rules" / "quintebourg.md").read_text(encoding="utf-8")
FILE = (Path(presets.__file__).parents[1] / "data" / "presets.toml").read_text(encoding="utf-8")
COUNTS = range(6, 22)
PLAIN = ["algebriste", "analyste", "geometre"]
CAMPS = {
    "idealistes": {"medecin", "sesiano"},
    "amoureux": {"amoureux"},
    "mc": {"cortex", "minus"},
    "setheux": {"seth", "fennec"},
    "reptiliens": {"rept-alpha", "rept-rouge", "rept-noire", "reptilienne"},
    "nobel": {"nobel"},
    "geometres": {"pach", "geometre"},
    "algebristes": {"hess", "algebriste"},
    "analystes": {"rappaz", "analyste"},
    "villageois": {"villageois"},
}


def first(options: list[str]) -> str:
    return options[0]


def last(options: list[str]) -> str:
    return options[-1]


def table(mode: str) -> dict[int, Counter[str]]:
    """The party cards by number of players, as in the rules file."""
    lines = SPECIFICATION.partition(f"Mode {mode} (`preset`)")[2].split("\n\n")[1].splitlines()
    cells = [[cell.strip().lower().replace("_", "-") for cell in line.strip("|").split("|")] for line in lines]
    return {
        int(row[0]): Counter(
            {role: int(count) for role, count in zip(cells[0][1:], row[1:], strict=True) if count != "-"}
        )
        for row in cells[2:]
    }


@pytest.mark.rule("QB-PRESET-01")
@pytest.mark.parametrize("mode", "vme")
def test_6_to_21_players_are_dealt_the_cards_of_the_table(mode: str) -> None:
    wanted = table(mode.upper())
    assert list(wanted) == list(COUNTS)
    for players in COUNTS:
        assert Counter(cards(mode, players)) == wanted[players]
        assert len(cards(mode, players)) == players
    for players in (5, 22):
        with pytest.raises(KeyError):
            cards(mode, players)


@pytest.mark.rule("QB-CAMP-07")
@pytest.mark.parametrize(
    ("mode", "always", "never"),
    [
        ("v", {"reptiliens", "villageois"}, {"nobel", "geometres", "algebristes", "analystes"}),
        ("m", {"geometres", "algebristes", "analystes"}, {"mc", "setheux", "reptiliens", "villageois"}),
        ("e", {"reptiliens", "geometres", "algebristes", "analystes"}, {"villageois"}),
    ],
)
def test_a_mode_has_its_camps(mode: str, always: set[str], never: set[str]) -> None:
    for players in COUNTS:
        dealt = {camp for camp, roles in CAMPS.items() if roles & set(cards(mode, players))}
        assert always <= dealt
        assert not dealt & never


@pytest.mark.rule("QB-PRESET-03")
def test_the_lovers_alibis_of_the_villagers_mode() -> None:
    assert alibis("v", 11, first) == alibis("v", 21, last) == ("villageois", "villageois")


@pytest.mark.rule("QB-PRESET-03")
def test_the_lovers_alibis_of_the_mathematicians_mode_are_of_two_camps() -> None:
    assert alibis("m", 8, first) == ("algebriste", "analyste")
    assert alibis("m", 17, last) == ("geometre", "analyste")
    offered: list[list[str]] = []

    def second(options: list[str]) -> str:
        offered.append(options)
        return options[1]

    assert alibis("m", 14, second) == ("analyste", "geometre")
    assert offered == [PLAIN, ["algebriste", "geometre"]]


@pytest.mark.rule("QB-PRESET-03")
def test_the_lovers_alibis_of_the_strange_mode_are_a_reptilian_and_a_mathematician() -> None:
    assert alibis("e", 11, first) == ("reptilienne", "algebriste")
    assert alibis("e", 11, last) == ("reptilienne", "geometre")


@pytest.mark.parametrize("mode", "vme")
def test_there_are_alibis_exactly_where_there_are_lovers(mode: str) -> None:
    for players in COUNTS:
        assert (alibis(mode, players, first) is None) == ("amoureux" not in cards(mode, players))


@pytest.mark.rule("QB-PRESET-04")
def test_effect_roles_are_the_first_of_the_list() -> None:
    found = re.search(r"take the first N of this list: (.*?)\. They", SPECIFICATION)
    assert found is not None
    wanted = found[1].lower().replace("_", "-").split(", ")
    for players in COUNTS:
        assert effects(players) == wanted[:players]
        assert len(effects(players)) == players


@pytest.mark.rule("QB-PRESET-05")
def test_seven_variants_are_spare_and_each_belongs_to_a_family() -> None:
    assert set(SPARE) == {"geek", "bricoleur", "brancardier", "anesthesiste", "fureteur", "commere", "hackeur"}
    assert {name: len(family) for name, family in FAMILIES.items()} == {
        "scientist": 5,
        "nurse": 5,
        "curious": 5,
        "cheater": 3,
    }
    assert all(any(each in family for family in FAMILIES.values()) for each in SPARE)


@pytest.mark.rule("QB-PRESET-07")
@pytest.mark.parametrize(
    ("players", "added"),
    [
        (6, "bourreau scrutateur notaire president senateur procureur"),
        (7, ""),
        (8, "chef-armees"),
        (9, "pretre-cupide"),
        (10, "pick-mirko"),
        (11, "pick-mirka"),
        (12, ""),
        (13, "adj-randy adj-armish"),
        (14, ""),
        (15, "pretre-odieux"),
        (21, ""),
    ],
)
def test_posts_come_into_play_with_more_players(players: int, added: str) -> None:
    before = posts(players - 1, doctor=True)
    assert set(posts(players, doctor=True)) - set(before) == set(added.split())
    assert "bourreau" not in posts(players, doctor=False)
    assert len(posts(players, doctor=False)) == len(posts(players, doctor=True)) - 1


def test_posts_stand_in_the_order_in_which_they_are_dealt() -> None:
    assert posts(21, doctor=True)[:6] == ["bourreau", "notaire", "president", "senateur", "procureur", "scrutateur"]


@pytest.mark.rule("QB-PRESET-09")
@pytest.mark.parametrize("mode", "vme")
def test_somebody_has_no_post_unless_six_play_with_a_doctor(mode: str) -> None:
    for players in COUNTS:
        free = players - len(posts(players, doctor="medecin" in cards(mode, players)))
        assert free == 0 if players == 6 and mode == "v" else free >= 1


@pytest.mark.rule("QB-PRESET-10")
def test_everybody_has_three_coins_and_from_thirteen_players_two() -> None:
    assert [coins(players) for players in COUNTS] == [3] * 7 + [2] * 9


@pytest.mark.rule("QB-PRESET-11")
def test_chiefs_have_henchmen_by_number_of_players() -> None:
    wanted = [(0, 0)] * 6 + [(1, 0)] * 3 + [(2, 0)] * 2 + [(2, 1)] * 3 + [(2, 2)] * 2
    assert [henchmen(players) for players in COUNTS] == wanted


@pytest.mark.rule("QB-PRESET-14")
@pytest.mark.parametrize(("mode", "reach"), [("m", 9), ("e", 16)])
def test_a_camp_of_mathematicians_is_three_only_at_larger_tables(mode: str, reach: int) -> None:
    for players in COUNTS:
        dealt = cards(mode, players)
        largest = max(sum(card in CAMPS[camp] for card in dealt) for camp in ("algebristes", "analystes", "geometres"))
        assert (largest >= 3) == (players >= reach)


@pytest.mark.rule("QB-WIN-05")
def test_the_idealists_need_strictly_more_than_42_percent() -> None:
    assert [idealists_need(players) for players in COUNTS] == [3, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 8, 8, 8, 9, 9]
    for players in (*COUNTS, 50, 100):  # if 42 % is a whole number, one more is needed
        assert Fraction(idealists_need(players) - 1, players) <= Fraction(42, 100)
        assert Fraction(idealists_need(players), players) > Fraction(42, 100)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("6 = { rept-alpha = 1,", "6 = { rept-alpha = 2,", "cards.v.6 has 7 cards"),
        ("7 = { rept-alpha", "5 = { rept-alpha", "cards.v is for 6 to 21 players"),
        ("amoureux = 2, villageois = 5", "amoureux = 1, villageois = 6", "cards.v.11: lovers are two"),
        ('"curieux", "chirurgien"', '"curieux", "curieux"', "effects are 21 different roles"),
        ('spare = ["geek", ', "spare = [", "spare are the variants"),
        ("least = 13\neach", "least = 6\neach", "coins: `least` rises from 6"),
        ("[[alibis.e]]", "[[alibis.f]]", "for the modes v, m, e"),
        ("each = 3", "every = 3", "presets.toml cannot be read: Object"),
    ],
)
def test_presets_that_make_no_game_are_refused(old: str, new: str, message: str) -> None:
    assert old in FILE
    with pytest.raises(ValueError, match=re.escape(message)):
        read(FILE.replace(old, new, 1))
