"""The pages of every game: everything is on them, in words that fit, and the same words make the same file."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from typing import ClassVar

import pytest

from meetinghouse.engine import plugins
from meetinghouse.engine.refusals import Refused
from meetinghouse.games.quintebourg.components.laws import LAWS
from meetinghouse.games.quintebourg.components.names import EFFECTS, PARTY, POSTS
from meetinghouse.games.quintebourg.components.presets import LEAST, MODES, MOST, cards
from meetinghouse.printing.columns import Columns, set_sheets
from meetinghouse.printing.contents import contents
from meetinghouse.printing.cutting import CARDS, cut_up
from meetinghouse.printing.explained import led, sentences
from meetinghouse.printing.grids import set_grid
from meetinghouse.printing.make import make
from meetinghouse.printing.matter import SORTS, Contents, Explanation, Row, Sheet, Table
from meetinghouse.printing.paper import SIZES, SMALLEST, Paper, Placed, Type, clean, width_of, wrapped
from meetinghouse.printing.tables import set_nights
from meetinghouse.printing.words import Words
from meetinghouse.rulebook import Grid
from meetinghouse.texts import LANGUAGES, Texts
from tests.installing import werewolf

GOALS = ("Goal:", "But :", "Meta:")
PRINTING = ("meetinghouse.printing",)
LONG = Explanation("NEW-2", ("a paragraph of several lines " * 20,))
GAMES = (*plugins.own(plugins.GAMES), "werewolf")


@pytest.fixture(scope="module", autouse=True)
def installed() -> Iterator[None]:
    """Install Werewolf, a game of another package."""
    with werewolf():
        yield


@cache
def pages(game: str, language: str, size: str) -> Paper:
    """Everything, the long rulebooks in French only."""
    sorts = collected(game, language).sorts()
    return make(game, language, size, sorts if (language, size) == ("fr", "a4") else [], {})


@cache
def collected(game: str, language: str) -> Contents:
    return contents(game, language, {})


def written(paper: Paper) -> str:
    return " ".join([each.text for each in paper.placed])


@pytest.mark.parametrize(("language", "size"), [("en", "a4"), ("fr", "a4"), ("es", "a4"), ("fr", "letter")])
@pytest.mark.parametrize("game", GAMES)
def test_every_text_is_there_and_fits_its_box_and_the_page(game: str, language: str, size: str) -> None:
    paper = pages(game, language, size)

    assert "⟨" not in written(paper)
    for line in paper.placed:
        assert line.width <= line.room + 0.01, line
        assert line.x >= 5, line
        assert line.x + line.width <= paper.width - 5, line
        assert 5 <= line.y <= paper.height - 8, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_role_post_and_law_of_quintebourg_is_on_cards_and_sheets(language: str) -> None:
    texts, found = Texts(language, "quintebourg"), collected("quintebourg", language)
    faces = [card.title for card in found.cards]
    entries = [entry.title.casefold() for sheet in found.roles for entry in sheet.entries]

    for key in [*[f"role-{role}" for role in PARTY + EFFECTS], *[f"post-{post}" for post in POSTS]]:
        assert texts.say(key) in faces
        assert texts.say(key).casefold() in entries
    assert {texts.say(f"law-{law.name}").casefold() for law in LAWS} <= set(entries)
    words = written(pages("quintebourg", language, "a4"))
    for title in {*faces, *[entry.title for sheet in found.roles for entry in sheet.entries]}:
        assert clean(title) in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheets_say_all_of_every_role_and_what_several_have_in_common_only_once(language: str) -> None:
    texts, sheets = Texts(language, "quintebourg"), collected("quintebourg", language).roles[:2]

    for sheet, roles in zip(sheets, (PARTY, EFFECTS), strict=True):
        said = [line for entry in sheet.entries for line in lines_of(entry)]
        for role in roles:
            keys = [f"role-{role}-power", *([f"role-{role}-aim"] if role in PARTY else [])]
            assert {line for key in keys for line in sentences(texts.say(key))} <= {*said}, role
        shared = [texts.say(key) for key in ("pack-power", "math-power", "family-nurse-power", "mafia-power")]
        assert all(said.count(sentences(text)[1]) <= 1 for text in shared)
        for entry in sheet.entries:
            assert entry.heads or len(lines_of(entry)) <= 10, entry.title


def lines_of(entry: Explanation) -> list[str]:
    """The sentences of an entry. The word before its goal, such as “Goal:”, is left out."""
    points = [point.text if point.lead in GOALS else f"{point.lead} {point.text}".strip() for point in entry.points]
    return [line for text in (*entry.paragraphs, *points) for line in sentences(text)]


def test_a_role_shows_the_nights_in_which_it_is_called_every_week() -> None:
    entries = {entry.title: entry for sheet in collected("quintebourg", "en").roles for entry in sheet.entries}
    nights = {title: [name for name, called in entry.nights if called] for title, entry in entries.items()}

    assert nights["Scientist"] == ["We", "Sa"]
    assert nights["K Hess"] == nights["Algebraist"] == nights["Eris"] == ["Mo", "Th"]
    assert nights["Minus"] == ["Mo", "Tu", "We", "Th", "Fr"]
    assert nights["Seth"] == nights["Reptilian"] == ["Mo", "Tu", "We", "Th", "Fr", "Sa"]
    assert nights["Skadi"] == nights["Villager"] == nights["Assassin"] == []
    assert {title for title, entry in entries.items() if entry.tag == "by invocation"} == {
        "Red Reptilian", "Black Reptilian", "Seth", "Fennec", "Prophet Sesiano", "Assassin", "Mafia godfather",
        "Godfather’s right hand",
    }  # fmt: skip


def test_sentences_are_split_and_begin_in_bold_up_to_a_colon() -> None:
    assert sentences("Un cran. « Le sable » : dormez ! Il a 42 % de 3 pièces.") == [
        "Un cran.", "« Le sable » : dormez !", "Il a 42 % de 3 pièces.",
    ]  # fmt: skip
    assert led("« Le sable » : dormez, ou : non.") == ("« Le sable » :", "dormez, ou : non.")
    assert led("Después, noches del lunes y del jueves, «El tiovivo de Eris»: gira.")[1] == "gira."
    assert led("No colon; or one: too late.") == ("", "No colon; or one: too late.")


def test_there_are_cards_enough_for_every_preset() -> None:
    texts, found = Texts("en", "quintebourg"), collected("quintebourg", "en")
    faces = [card.title for card in found.cards]

    for mode in MODES:
        for players in range(LEAST, MOST + 1):
            dealt = cards(mode, players)
            for role in set(dealt):
                assert faces.count(texts.say(f"role-{role}")) >= dealt.count(role), (mode, players, role)
    assert all(card.picture is not None for card in found.cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_six_nights_are_in_order_with_the_letters_of_the_rulebook(language: str) -> None:
    found = collected("quintebourg", language).nights

    assert len(found) == 6
    for night in found:
        marks = [row.mark for row in night.rows if row.mark]
        assert marks == sorted(marks)
        assert {*"ABDEFGHIJKLMNOPQRSTUV"} <= {*marks}
        assert all(row.said or row.done for row in night.rows)
        assert not any("§" in row.done or "→" in row.done for row in night.rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_night_says_what_the_master_does_at_every_call_and_never_in_the_words_for_a_player(language: str) -> None:
    texts, found = Texts(language, "quintebourg"), collected("quintebourg", language)
    notes = [texts.say(f"decision-{call}-note") for call in ("henchmen-parrain", "dead-name", "whisper-talk")]

    for night in found.nights:
        assert all(row.done for row in night.rows)
        assert not any(note in row.done for note in notes for row in night.rows)
        assert all(texts.say(f"mode-{mode}") in night.lead for mode in MODES)  # clauses say V, M and E


def test_a_script_is_printed_as_it_is_spoken_with_nothing_to_tap() -> None:
    found = collected("salem1692", "en").nights
    spoken = [text for night in found for row in night.rows for _, text in row.said]

    assert any("frame card" in text for text in spoken)
    assert not any("Tap " in text for text in spoken)
    tapped = contents("salem1692", "en", {"director": "phone", "players": "5"}).nights
    assert any("Tap " in text for night in tapped for row in night.rows for _, text in row.said)
    assert "5 players" in tapped[0].lead


@pytest.mark.parametrize("size", ["a4", "letter"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_short_sheets_and_short_tables_share_a_page_in_even_columns(language: str, size: str) -> None:
    paper, found = make("salem1692", language, size, [], {}), collected("salem1692", language)

    assert paper.page == 2
    for page, titles in ((1, found.roles), (2, found.nights)):
        assert [each.text for each in paper.placed if each.page == page and each.text in {t.title for t in titles}] == [
            each.title for each in titles
        ]
    ends = [max(each.y for each in paper.placed if each.page == 1 and side(each)) for side in (left, right)]
    assert abs(ends[0] - ends[1]) < 25


def test_sheets_that_share_a_page_have_one_type_which_is_the_largest_that_fits() -> None:
    def widths(*numbers: int) -> list[set[float]]:
        paper = Paper("a4", "x", "en")
        entry = Explanation("Title", ("word " * 40,))
        set_sheets(paper, [Sheet("Sheet", "", (entry,) * number) for number in numbers], "foot")
        return [
            {line.width for line in paper.placed if line.text == "Title" and line.page == page + 1}
            for page in range(paper.page)
        ]

    (alone,), (both,) = widths(6), widths(6, 12)
    assert len(alone) == len(both) == 1
    assert max(alone) > max(both)
    assert widths(6, 60)[0] == alone
    assert all(len(widths(long, 1)[-1]) == 1 for long in (44, 50, 56))


def test_no_page_of_role_sheets_is_nearly_empty() -> None:
    for language in LANGUAGES:
        for size in SIZES:
            paper = make("quintebourg", language, size, ["roles"], {})
            for page in range(1, paper.page + 1):
                lowest = max(line.y for line in paper.placed if line.page == page and line.y < paper.height - 15)
                assert lowest > paper.height * 0.4, (language, size, page)


def test_nights_are_set_in_the_largest_type_that_takes_no_more_pages() -> None:
    def lines(rows: int) -> tuple[int, float]:
        paper = Paper("a4", "x", "en")
        row = Row("A", (("", "word " * 20),), "")
        set_nights(
            paper, [Table("Night", "", (row,) * rows)], Words.of(Texts("en", "quintebourg", also=PRINTING)), "foot"
        )
        ys = [line.y for line in paper.placed if line.text.startswith("word")]
        return paper.page, ys[1] - ys[0]

    most = next(rows for rows in range(15, 40) if lines(rows + 1)[0] == 2)
    assert lines(10)[1] > lines(most)[1]
    assert lines(most + 1)[1] > lines(most)[1]


def test_the_pages_of_a_night_are_numbered() -> None:
    lines = [line.text for line in pages("quintebourg", "en", "a4").placed]

    assert [lines.count(title) for title in ("Monday", "Monday 1/2", "Monday 2/2", "Monday 3/2")] == [0, 1, 1, 0]


def test_lines_to_cut_along_end_with_the_last_row_of_cards() -> None:
    class Drawn(Paper):
        ends: ClassVar[list[float]] = []

        def rule(self, x: float, y: float, to_x: float, to_y: float, *, grey: int = 0, width: float = 0) -> None:
            self.ends.append(to_y)

    paper = Drawn("a4", "x", "en")
    cut_up(paper, CARDS, ["card"] * 2, lambda *_: None)
    assert max(paper.ends) < paper.height / 2
    cut_up(paper, CARDS, ["card"] * 7, lambda *_: None)
    assert max(paper.ends) > paper.height - 20


def left(line: Placed) -> bool:
    """Whether a line is in the left column, and not at the foot of the page."""
    return line.x < 100 and line.y < 260


def right(line: Placed) -> bool:
    """Whether a line is in the right column, and not at the foot of the page."""
    return line.x > 100 and line.y < 260


def test_sheets_of_any_length_are_set_whole_and_on_the_page() -> None:
    paper = Paper("a4", "x", "en")
    many = [
        Sheet(f"Sheet {number}", "", (Explanation("Title", ("word " * 40,)),) * number) for number in range(1, 60, 6)
    ]
    set_sheets(paper, many, "foot")

    assert max(line.y for line in paper.placed) <= paper.height - 8
    assert [line.text for line in paper.placed if line.text.startswith("Sheet")] == [sheet.title for sheet in many]
    assert len([line for line in paper.placed if line.text == "Title"]) == sum(range(1, 60, 6))


def test_no_line_of_french_begins_with_a_sign_that_belongs_to_the_word_before() -> None:
    for game in GAMES:
        lines = [each.text for each in pages(game, "fr", "a4").placed]

        assert [line for line in lines if line[:1] in {*":;?!»"} or line[-1:] == "«"] == []


def test_a_word_is_broken_only_if_it_is_wider_than_the_room() -> None:
    assert wrapped("Godfather’s right hand", 30, Type(14)) == ("Godfather’s", "right hand")
    assert "".join(wrapped("Donaudampfschifffahrt", 10, Type(SMALLEST))) == "Donaudampfschifffahrt"


def test_letters_that_the_fonts_lack_become_simpler_ones() -> None:
    assert clean("Œuvre n°\u202f1 → Łódź ★") == "Œuvre n°\u202f1 → ·ódz ·"


def test_apostrophes_are_round_and_a_number_stays_on_a_line_with_the_next_word() -> None:
    assert clean("The day's 2 coins, 3 or 4.") == "The day’s 2\u00a0coins, 3\u00a0or 4."
    for language in LANGUAGES:
        assert "'" not in written(pages("quintebourg", language, "a4"))


def test_the_same_words_make_the_same_file() -> None:
    program = (
        "import hashlib, sys; from meetinghouse.printing.make import make\n"
        "paper = make('quintebourg', 'fr', 'letter', ('roles',), {})\n"
        "sys.stdout.write(hashlib.sha256(paper.bytes()).hexdigest())"
    )
    digests = set()
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": seed}
        )
        digests.add(done.stdout)

    assert len(digests) == 1


def test_only_what_is_asked_for_is_printed_and_the_rulebook_only_then() -> None:
    ballots = make("quintebourg", "en", "a4", ["ballots"], {})
    assert ballots.page == 1
    assert "executed" in written(ballots)
    assert "QB-CAL-01" not in written(pages("quintebourg", "en", "a4"))
    assert "QB-CAL-01" in written(pages("quintebourg", "fr", "a4"))
    assert collected("newsalem", "en").sorts() == ["rules"]
    assert pages("newsalem", "en", "a4").page > 3


def test_what_cannot_be_printed_is_refused_with_what_can() -> None:
    with pytest.raises(Refused, match="what") as caught:
        make("salem1692", "en", "a4", ["cards"], {})
    assert caught.value.details["values"] == "roles, nights, rules"
    with pytest.raises(Refused, match="paper"):
        make("salem1692", "en", "a5", [], {})
    with pytest.raises(Refused, match="director"):
        contents("salem1692", "en", {"director": "nobody"})
    with pytest.raises(Refused, match="directr"):
        contents("salem1692", "en", {"directr": "frames"})
    with pytest.raises(Refused, match="lang"):
        contents("quintebourg", "en", {"lang": "fr"})
    with pytest.raises(Refused, match="players"):
        contents("salem1692", "en", {"players": "13"})


def test_every_sort_is_printed_for_some_game() -> None:
    assert {sort for game in GAMES for sort in collected(game, "en").sorts()} == {*SORTS}


@pytest.mark.parametrize("size", ["a4", "letter"])
@pytest.mark.parametrize("game", ["salem1692", "quintebourg"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_sheets_on_one_page_are_never_larger_below_than_above(language: str, game: str, size: str) -> None:
    paper = make(game, language, size, ["roles"], {})
    titles = {clean(entry.title) for sheet in collected(game, language).roles for entry in sheet.entries}

    by_page: dict[int, list[float]] = {}
    for line in paper.placed:
        if line.text in titles:
            by_page.setdefault(line.page, []).append(round(line.width / width_of(line.text, Type(1, "bold")), 2))
    for page, sizes in by_page.items():
        assert sizes == sorted(sizes, reverse=True), page


def test_the_settings_of_a_script_are_told_apart_though_some_have_commas() -> None:
    lead = collected("salem1692", "en").nights[0].lead

    assert lead.split(" · ")[2] == "Who directs: Town crier, with frame cards"


def table_of(grid: Grid, filled: float = 0.0) -> Paper:
    """A table in the first column of a page, of which so many millimetres are filled already."""
    paper = Paper("a4", "x", "en")
    columns = Columns(paper, "foot")
    columns.turn()
    columns.y += filled
    set_grid(columns, grid)
    return paper


def test_a_table_repeats_its_heading_in_the_next_column_and_leaves_none_alone() -> None:
    rows = tuple([(str(number), f"word{number}") for number in range(40)])
    for filled in (0.0, 200.0, 245.0, 250.0, 255.0):
        paper = table_of(Grid("Caption", ("No.", "Meaning"), rows), filled)
        for side in (left, right):
            column = [line for line in paper.placed if side(line) and line.y < 272 and line.text != "Caption"]
            if column:
                assert [line.text for line in column][:2] == ["No.", "Meaning"]
                assert len(column) > 2
        assert [line.text for line in paper.placed].count("word39") == 1


def test_long_notes_of_a_table_stand_below_its_rows_and_no_figure_is_broken() -> None:
    note = "name from a public source, everything else made up for this table"
    head = ("Code", "Name", "Type", "Hope", "Despair", "Removal", "Copies", "Numbers on 8 copies", "Origin")
    rows = tuple([(f"B{number}", "Theatre", "ENT", "1", "0", "0", "8", "3,3,3,4,5,6,8,8", note) for number in range(5)])
    paper = table_of(Grid("", head, rows))

    texts = [line.text for line in paper.placed]
    assert texts.count("3,3,3,4,5,6,8,8") == 5
    assert texts.count(note) == 5


def test_a_table_of_links_that_are_too_wide_is_a_list_without_a_colon_of_another_language() -> None:
    link = "consolaytablero.example/" + "word-" * 20
    paper = table_of(Grid("", ("Code", "Source", "Ce qu’elle dit"), (("S1", link, "tout"), ("S2", link, "rien"))))

    assert paper.placed[2].text == "Code · Source · Ce qu’elle dit"  # after the foot of the page
    assert "S1" in [line.text for line in paper.placed]
    assert not [line for line in paper.placed if ":" in line.text]


@pytest.mark.parametrize("filled", range(200, 262, 3))
def test_the_title_of_a_section_is_never_alone_at_the_foot_of_a_column(filled: int) -> None:
    paper = Paper("a4", "x", "en")
    before = Explanation("NEW-1", ("word",) * (filled // 4))
    set_sheets(paper, [Sheet("First", "", (before,), dense=True), Sheet("Second", "", (LONG,), dense=True)], "foot")

    title, entry = [next(line for line in paper.placed if line.text == text) for text in ("Second", LONG.title)]
    assert (title.page, title.x) == (entry.page, entry.x)
