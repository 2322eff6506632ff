"""Section 2: the contents of the box, all of them read from data files."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from meetinghouse.games.newsalem import box
from meetinghouse.games.newsalem.box import BadBox, Box, read
from meetinghouse.games.newsalem.rules import RULES, NewSalemRules
from tests.games.newsalem.town import BUILDINGS, answers, town, trigger

BOX = read()
COUNTS = range(3, 9)
DATA = Path(box.__file__).parent / "data"
BANK = 'type = "finance"\nhope = 1\ndespair = 3\nremovals = 2'  # three despair cubes and two removals
SPECIFICATION = (Path(__file__).parents[3] / "docs" / "rules" / "newsalem.md").read_text(encoding="utf-8")
TYPES = {
    "ENT": "entertainment",
    "EDU": "education",
    "FIN": "finance",
    "LAW": "law",
    "COM": "commerce",
    "DRK": "darkness",
}


def table(first: str) -> list[list[str]]:
    """The rows of the rules file whose first cell matches this pattern."""
    rows = re.findall(rf"^\| ({first} \|.*)\|$", SPECIFICATION, re.MULTILINE)
    return [[cell.strip() for cell in row.split("|")] for row in rows]


def changed(folder: Path, file: str, old: str, new: str, count: int = 1) -> Box:
    """The box read from a folder in which one file has been changed."""
    shutil.copytree(DATA, folder, dirs_exist_ok=True)
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, count), encoding="utf-8")
    return read(folder)


def altered(folder: Path, file: str, kind: str, old: str, new: str) -> Box:
    """The box read from a folder in which this card has been changed."""
    text = (DATA / f"{file}.toml").read_text(encoding="utf-8")
    record = next(each for each in re.split(r"\n(?=\[\[)", text) if f'kind = "{kind}"' in each)
    assert old in record
    return changed(folder, file, record, record.replace(old, new, 1))


def kind_of(name: str) -> str:
    return name.lower().replace("'", "").replace(" ", "-")


@pytest.mark.rule("NEW-META-01")
def test_a_game_is_played_by_the_data_it_is_given(tmp_path: Path) -> None:
    altered(tmp_path, "buildings", "tavern", "hope = 0", "hope = 3")
    for file, old, new in (
        ("buildings", 'type = "finance"\nhope = 1\ndespair = 0\nremovals = 0', BANK),
        ("events", "cost = 4", "cost = 1"),
        ("events", "removals = 3", "removals = 1"),
        ("players", "despair = 8", "despair = 2"),
        ("rounds", 'direction = "left"', 'direction = "right"'),
        ("characters", 'types = ["entertainment", "education"]', 'types = ["law", "education"]'),
    ):
        path = tmp_path / f"{file}.toml"
        path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    rules = NewSalemRules(read(tmp_path))

    assert town(phase="reveal", picks=[["B02"]], rules=rules).state.hope == [3, 0, 0, 0]
    assert town(phase="reveal", picks=[["B07"]], rules=rules).state.cubes == [(1,), (), (), ()]
    tried = town(hope=[1], rules=rules)
    trigger(tried, 0, "trial", 1)
    assert tried.state.hope == [0, 0, 0, 0]
    cleansed = town(hope=[5], tableaus=[["B12"]], cubes=[[3]], rules=rules)
    trigger(cleansed, 0, "cleansing")
    assert cleansed.state.town == 2
    puritans = ["P1", "P2", "P3", "P4"]
    end = town(phase="end", characters=puritans, tableaus=[["B12"]], cubes=[[2]], rules=rules)
    assert end.view().verdict.side == "nobody"
    assert end.view(0).verdict.players[0].matching_points == 1
    draft = town(phase="pick", hands=[["B01"] * 3, ["B04"] * 3, ["B07"] * 3, ["B13"] * 3], rules=rules)
    answers(draft, "B01", "B04", "B07", "B13")
    assert draft.view(0).own.hand == ("school", "school")


@pytest.mark.rule("NEW-META-02")
def test_every_fact_of_the_box_says_where_it_is_known_from() -> None:
    assert len(RULES.box) == 18 + 4 + 10 + 5 + 6
    for piece in RULES.box:
        assert piece.sources, piece
        tags = [source.split(":")[0] for source in piece.sources.values()]
        assert set(tags) <= {"seed", "public", "inferred", "reconstructed", "ruling"}
    sources = {piece.kind: piece.sources for piece in RULES.box if piece.group == "building"}
    assert sources["burial-grounds"]["hope"] == sources["sheriffs-office"]["removals"] == "seed"
    reconstructed = {kind for kind, facts in sources.items() if facts["hope"] == "reconstructed"}
    assert reconstructed == sources.keys() - {"burial-grounds", "sheriffs-office"}


@pytest.mark.rule("NEW-META-02")
@pytest.mark.parametrize(
    "sources", ["", "sources = {}", 'sources = { deal = "hearsay" }', 'sources = { deal = "seedy" }']
)
def test_a_record_without_a_known_provenance_is_refused(tmp_path: Path, sources: str) -> None:
    line = 'sources = { deal = "seed", play = "seed", direction = "reconstructed" }'
    with pytest.raises(BadBox):
        changed(tmp_path, "rounds", line, sources)


@pytest.mark.rule("NEW-COMP-01", "NEW-DATA-01")
def test_there_are_144_building_cards_24_of_each_type_and_8_of_each_building() -> None:
    components = RULES.components
    assert len(components.building) == 144
    assert Counter(components.building) == dict.fromkeys(range(18), 8)
    assert Counter(components.type_of[building] for building in components.building) == dict.fromkeys(range(6), 24)


@pytest.mark.rule("NEW-COMP-02")
def test_there_are_four_witches_and_six_puritans_all_different(tmp_path: Path) -> None:
    assert Counter(character.side for character in BOX.characters) == {"witches": 4, "puritans": 6}
    assert len({character.kind for character in BOX.characters}) == 10
    assert len({frozenset(character.types) for character in BOX.characters}) == 10
    with pytest.raises(BadBox, match="NEW-COMP-02"):
        altered(tmp_path, "characters", "widow", "witches", "puritans")
    with pytest.raises(BadBox, match="NEW-COMP-02"):
        altered(tmp_path, "characters", "widow", "widow", "notary")
    with pytest.raises(BadBox, match="NEW-COMP-02"):
        altered(tmp_path, "characters", "notary", '"education", "finance"', '"finance", "law"')
    with pytest.raises(BadBox, match="NEW-COMP-02"):
        changed(tmp_path, "players", "witches = 2", "witches = 5")


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ("witches = 2", "witches = -1", "NEW-END-12"),
        ("witches = 2", "witches = 3", "NEW-END-12"),  # but there are only three players
        ("puritans = 4", "puritans = 0", "NEW-DATA-12"),
        ("puritans = 4", "puritans = 7", "NEW-COMP-02"),
        ("despair = 6", "despair = 0", "NEW-DATA-12"),
    ],
)
def test_counts_that_no_game_can_be_played_with_are_refused(tmp_path: Path, old: str, new: str, rule: str) -> None:
    with pytest.raises(BadBox, match=rule):
        changed(tmp_path, "players", old, new)


def test_a_file_that_holds_something_else_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match=r"buildings\.toml .* nothing else"):
        changed(tmp_path, "buildings", "[[building]]", "[[tower]]")
    with pytest.raises(BadBox, match="cannot be read"):
        changed(tmp_path, "buildings", "[[building]]", "[[building")
    (tmp_path / "buildings.toml").unlink()
    with pytest.raises(BadBox, match=r"buildings\.toml cannot be read"):
        read(tmp_path)


@pytest.mark.rule("NEW-COMP-03")
def test_there_are_eight_event_cards_of_four_kinds() -> None:
    assert {event.kind for event in BOX.events} == {"cleansing", "investigation", "trial", "pardon"}
    assert sum(len(event.numbers) for event in BOX.events) == 8


@pytest.mark.rule("NEW-COMP-04")
def test_there_are_five_round_counters(tmp_path: Path) -> None:
    assert [counter.round for counter in BOX.rounds] == [1, 2, 3, 4, 5]
    with pytest.raises(BadBox, match="NEW-COMP-04"):
        changed(tmp_path, "rounds", "round = 5", "round = 6")


@pytest.mark.rule("NEW-COMP-06")
def test_there_are_six_types_of_building(tmp_path: Path) -> None:
    assert {building.type for building in BOX.buildings} == set(TYPES.values())
    with pytest.raises(BadBox):
        altered(tmp_path, "buildings", "tavern", "entertainment", "religion")
    with pytest.raises(BadBox, match="NEW-COMP-06"):
        changed(tmp_path, "characters", '"law"', '"religion"')


@pytest.mark.rule("NEW-COMP-07")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('kind = "tavern"\n', ""),
        ('kind = "tavern"', 'kind = ""'),
        ('type = "entertainment"\n', ""),
        ('type = "entertainment"', 'type = ["entertainment", "law"]'),
        ("hope = 0", "hope = -1"),
        ("despair = 0", "despair = -1"),
        ("removals = 0", "removals = -1"),
        ("7, 8]", "7, 9]"),
        ("[3, 3, 3", "[2, 3, 3"),
    ],
)
def test_a_building_has_a_name_one_type_symbols_and_numbers_from_3_to_8(tmp_path: Path, old: str, new: str) -> None:
    with pytest.raises(BadBox):
        altered(tmp_path, "buildings", "tavern", old, new)


@pytest.mark.rule("NEW-COMP-08")
def test_a_building_may_carry_no_symbol_at_all() -> None:
    bare = [building.kind for building in BOX.buildings if not building.hope + building.despair + building.removals]
    assert bare == ["tavern", "counting-house"]
    game = town(phase="reveal", picks=[["B02", "B08"]], tableaus=[[], ["B12"]], cubes=[[], [1]])
    assert (game.view().phase, game.state.hope, game.state.town) == ("events", [0, 0, 0, 0], 1)


@pytest.mark.rule("NEW-COMP-09")
@pytest.mark.parametrize(
    ("old", "new"), [('kind = "trial"\n', ""), ("cost = 4\n", ""), ("3, 6, 8]", "3, 6, 9]"), ("[3, 3", "[2, 3")]
)
def test_an_event_has_a_name_a_cost_and_numbers_from_3_to_8(tmp_path: Path, old: str, new: str) -> None:
    with pytest.raises(BadBox):
        altered(tmp_path, "events", "trial", old, new)


@pytest.mark.parametrize(("kind", "old", "new"), [("trial", "true", "false"), ("investigation", "false", "true")])
def test_only_trial_and_pardon_have_one_use_for_each_card(tmp_path: Path, kind: str, old: str, new: str) -> None:
    with pytest.raises(BadBox, match="NEW-EVENT-06"):
        altered(tmp_path, "events", kind, f"limited = {old}", f"limited = {new}")


@pytest.mark.parametrize(("kind", "removals"), [("cleansing", -1), ("cleansing", 0), ("investigation", 2)])
def test_cleansing_removes_despair_and_nothing_else_does(tmp_path: Path, kind: str, removals: int) -> None:
    old = "removals = 3" if kind == "cleansing" else "removals = 0"
    with pytest.raises(BadBox, match="NEW-EVENT-12"):
        altered(tmp_path, "events", kind, old, f"removals = {removals}")


@pytest.mark.rule("NEW-COMP-10")
def test_no_event_costs_more_than_five_hope(tmp_path: Path) -> None:
    assert max(event.cost for event in BOX.events) == 5
    with pytest.raises(BadBox, match="NEW-COMP-10"):
        altered(tmp_path, "events", "trial", "cost = 4", "cost = 6")


@pytest.mark.rule("NEW-COMP-11")
def test_a_puritan_has_two_types_and_a_witch_three(tmp_path: Path) -> None:
    assert {len(set(one.types)) for one in BOX.characters if one.side == "puritans"} == {2}
    assert {len(set(one.types)) for one in BOX.characters if one.side == "witches"} == {3}
    for types in ('"education"', '"education", "education"', '"education", "finance", "law"'):
        with pytest.raises(BadBox, match="NEW-COMP-11"):
            altered(tmp_path, "characters", "notary", '"education", "finance"', types)


@pytest.mark.rule("NEW-COMP-12")
def test_each_type_has_three_different_buildings_with_eight_copies_each(tmp_path: Path) -> None:
    assert Counter(building.type for building in BOX.buildings) == dict.fromkeys(TYPES.values(), 3)
    assert {len(building.numbers) for building in BOX.buildings} == {8}
    with pytest.raises(BadBox, match="NEW-COMP-12"):
        changed(tmp_path, "buildings", 'kind = "tavern"', 'kind = "theater"')


@pytest.mark.rule("NEW-COMP-13")
def test_n_players_use_18_times_n_building_cards() -> None:
    assert [len(RULES.components.deck(players)) for players in COUNTS] == [54, 72, 90, 108, 126, 144]


@pytest.mark.rule("NEW-COMP-14")
def test_a_deck_of_fewer_than_15_cards_for_each_player_is_refused(tmp_path: Path) -> None:
    enough = changed(tmp_path, "buildings", "[3, 3, 3,", "[3, 3, 4,", count=9)
    assert len(NewSalemRules(enough).components.deck(3)) == 45
    with pytest.raises(BadBox, match="NEW-COMP-14"):
        changed(tmp_path, "buildings", "[3, 3, 3,", "[3, 3, 4,", count=10)
    with pytest.raises(BadBox, match="NEW-COMP-14"):
        changed(tmp_path, "rounds", "deal = 5\nplay = 4", "deal = 9\nplay = 8")


@pytest.mark.rule("NEW-DATA-02")
def test_the_18_buildings_have_10_hope_7_despair_and_3_removals() -> None:
    components = RULES.components
    assert [sum(components.hope), sum(components.despair), sum(components.removals)] == [10, 7, 3]


def test_the_buildings_are_those_of_the_rules_file() -> None:
    rows = table(r"B\d\d")
    assert len(rows) == 18
    for building, (id, name, type_, hope, despair, removals, copies, numbers, *_) in zip(
        BOX.buildings, rows, strict=True
    ):
        assert (building.id, building.kind, building.type) == (id, kind_of(name), TYPES[type_])
        assert [building.hope, building.despair, building.removals] == [int(hope), int(despair), int(removals)]
        assert building.numbers == tuple(map(int, numbers.split(",")))
        assert len(building.numbers) == int(copies)
    assert RULES.components.names[79] == "B10-8"
    assert RULES.components.number[79] == 7


@pytest.mark.rule("NEW-DATA-03")
def test_seven_players_have_a_sheriffs_office_more_and_a_gallows_less() -> None:
    components = RULES.components
    for players in COUNTS:
        copies = Counter(components.kinds[components.building[card]] for card in components.deck(players))
        odd = {"sheriffs-office": 8, "gallows": 6} if players == 7 else {}
        assert copies == dict.fromkeys(components.kinds, players) | odd


@pytest.mark.rule("NEW-DATA-04")
def test_every_type_has_one_building_with_despair_and_darkness_two() -> None:
    desperate = Counter(building.type for building in BOX.buildings if building.despair)
    assert desperate == dict.fromkeys(TYPES.values(), 1) | {"darkness": 2}


@pytest.mark.rule("NEW-DATA-05")
def test_the_event_cards_of_each_number_of_players() -> None:
    found = {players: RULES.components.events(players) for players in COUNTS}
    assert found == {
        3: [1, 1, 2, 0],
        4: [1, 1, 2, 1],
        5: [1, 1, 2, 1],
        6: [1, 1, 3, 2],
        7: [1, 1, 3, 2],
        8: [1, 1, 4, 2],
    }


@pytest.mark.rule("NEW-DATA-06")
def test_there_is_a_trial_for_every_witch_that_may_be_in_play() -> None:
    components = RULES.components
    for players in COUNTS:
        assert components.events(players)[2] >= min(players, components.witches[players])


def test_the_characters_are_those_of_the_rules_file() -> None:
    rows = table(r"[PW]\d")
    assert len(rows) == 10
    for character, (id, title, side, types) in zip(BOX.characters, rows, strict=True):
        assert (character.id, character.kind) == (id, kind_of(title))
        assert character.side == {"puritan": "puritans", "witch": "witches"}[side]
        assert character.types == tuple(TYPES[code] for code in types.split(", "))


@pytest.mark.rule("NEW-DATA-07")
def test_each_type_is_on_two_puritans_and_two_witches() -> None:
    for side in ("puritans", "witches"):
        shown = Counter(type_ for one in BOX.characters if one.side == side for type_ in one.types)
        assert shown == dict.fromkeys(TYPES.values(), 2)


@pytest.mark.rule("NEW-DATA-08")
def test_every_pair_of_a_puritan_is_part_of_some_witchs_triple() -> None:
    triples = [set(one.types) for one in BOX.characters if one.side == "witches"]
    for one in BOX.characters:
        if one.side == "puritans":
            assert any(set(one.types) < triple for triple in triples), one.kind


@pytest.mark.rule("NEW-DATA-09")
def test_counters_deal_34543_and_have_23432_played() -> None:
    assert [counter.deal for counter in BOX.rounds] == [3, 4, 5, 4, 3]
    assert [counter.play for counter in BOX.rounds] == [2, 3, 4, 3, 2]


@pytest.mark.rule("NEW-DATA-10")
def test_directions_alternate_starting_with_left() -> None:
    assert [counter.direction for counter in BOX.rounds] == ["left", "right", "left", "right", "left"]


@pytest.mark.rule("NEW-DATA-12")
def test_characters_and_despair_of_each_number_of_players() -> None:
    found = {each.players: (each.witches, each.puritans, each.despair) for each in BOX.players}
    assert found == {3: (2, 4, 6), 4: (2, 4, 8), 5: (2, 4, 10), 6: (2, 5, 12), 7: (3, 5, 14), 8: (3, 6, 16)}


@pytest.mark.rule("NEW-SRC-01")
def test_four_players_use_four_puritans_and_two_witches() -> None:
    assert (RULES.components.puritans[4], RULES.components.witches[4]) == (4, 2)


@pytest.mark.rule("NEW-SRC-02")
def test_three_players_leave_three_characters_over_four_leave_two_and_more_leave_one() -> None:
    components = RULES.components
    over = [components.witches[players] + components.puritans[players] - players for players in COUNTS]
    assert over == [3, 2, 1, 1, 1, 1]


def test_the_codes_of_these_tests_are_those_of_the_data() -> None:
    assert {building.id: building.kind for building in BOX.buildings} == BUILDINGS
