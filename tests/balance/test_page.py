"""The report as a page and as a table: complete in one file, in three languages, and readable without colours."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from meetinghouse.balance import Balance, Variant, balance_of, page_of, plan_of, study, table_of
from meetinghouse.balance.charts import difference, histogram, scale_of, share
from meetinghouse.balance.effects import Difference
from meetinghouse.balance.words import Words
from meetinghouse.bots import simulate
from meetinghouse.bots.report import share_of
from meetinghouse.texts import LANGUAGES

VOID = {"meta", "line", "rect", "circle"}


class Reader(HTMLParser):
    """Checks that every element is closed, and collects what a reader sees."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        named = [str(value) for name, value in attrs if name in ("src", "href")]
        self.loaded += [each for each in named if not each.startswith("#")]
        if tag in ("script", "link", "img", "iframe"):
            self.loaded.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.seen.append(data)


@pytest.fixture(scope="module")
def report() -> Balance:
    plan = plan_of("salem1692", [4, 8], 6, bots=["random"], vary={"extra_witch": [], "town_hall_choice": ["true"]})
    return balance_of(plan, study(plan, processes=1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_in_the_readers_language(report: Balance, language: str) -> None:
    page = page_of(report, language)
    reader = Reader()
    reader.feed(page)
    seen = " ".join(reader.seen)

    assert reader.open == []
    assert reader.loaded == []
    assert f'<html lang="{language}">' in page
    assert "⟨" not in seen
    assert not re.search(r"\b(None|nan|inf|True|False)\b", seen)
    assert Words(language, "salem1692").say("section-clauses") in seen
    assert report.digest in seen


def test_it_shows_every_row_role_card_option_and_clause(report: Balance) -> None:
    page = page_of(report, "en")

    assert page.count("The townspeople") >= 1 + len(report.rows)
    assert {effect.group for effect in report.effects} == {"role", "card"}
    for words in ("Alibi", "Tituba", "One more Witch card: Yes", "Seat 8", "SAL-TURN-06"):
        assert words in page
    assert page.count("<svg") == page.count("</svg>") > 20


def test_an_option_that_the_rules_forbid_is_named_with_its_clause(report: Balance) -> None:
    assert [(each.variant, each.players, each.rule) for each in report.unplayed] == [
        (Variant("town_hall_choice", True), 8, "SAL-SETUP-07")
    ]
    assert "Not possible with 8 players: A choice of two characters: Yes [SAL-SETUP-07]." in page_of(report, "en")


def test_options_are_compared_by_seed(report: Balance) -> None:
    change = next(each for each in report.changes if each.variant.option == "extra_witch")
    one, two = [
        simulate("salem1692", 4, 6, options={"extra_witch": extra}, processes=1).wins["witches"].count
        + simulate("salem1692", 8, 6, options={"extra_witch": extra}, processes=1).wins["witches"].count
        for extra in (False, True)
    ]

    assert change.games == 12
    assert change.sides["witches"].value == pytest.approx((two - one) / 12)


def test_shapes_tell_what_is_clear_from_what_may_be_chance() -> None:
    assert 'class="dot"' in difference(Difference(0.2, 0.1, 0.3), 0.5)
    assert 'class="ring"' in difference(Difference(0.2, -0.1, 0.5), 0.5)
    assert 'class="mark"' in share(share_of(3, 10), 0.5)


def test_a_chart_stays_inside_its_frame() -> None:
    drawn = difference(Difference(2.0, -3.0, 4.0), 0.5) + share(share_of(0, 3)) + histogram([0, 5, 1], "three")
    places = [float(found) for found in re.findall(r'(?:x1|x2|cx|x)="([-\d.]+)%"', drawn)]

    assert all(0 <= place <= 100 for place in places)
    assert 'aria-label="three"' in drawn


def test_the_scale_is_round_and_shows_everything() -> None:
    assert scale_of([]) == 0.02
    assert scale_of([Difference(0.04, -0.01, 0.09), Difference(0, -0.15, 0.15)]) == 0.2
    assert scale_of([Difference(0.7, 0.5, 0.9)]) == 1.0


def test_the_table_has_the_rows_of_the_documents(report: Balance) -> None:
    lines = table_of(report).splitlines()
    found = simulate("salem1692", 4, 6, processes=1)
    witches = found.wins["witches"]

    assert lines[0].startswith("| extra_witch | town_hall_choice | Players | Games | Wins | Nobody | Decisions ")
    assert len(lines) == 2 + len(report.rows)
    assert lines[2].startswith("| false | false | 4 | 6 | townspeople ")
    assert f"witches {100 * witches.share:.1f} % ({100 * witches.low:.1f} – {100 * witches.high:.1f})" in lines[2]
    assert lines[2].endswith(f"| – | {found.length.median:g} | `{found.digest[:12]}` |")
    assert lines[4].startswith("| true | false | 4 |")


def test_the_numbers_of_the_table_are_written_as_in_its_language(report: Balance) -> None:
    row = table_of(report, "fr").splitlines()[2]
    assert re.match(r"\| false \| false \| 4 \| 6 \| townspeople \d+,\d\u00a0% \(", row)


def test_numbers_are_written_as_in_the_language() -> None:
    assert Words("fr", "salem1692").share(share_of(810, 1000)) == "81,0\u00a0% (78,5 – 83,3)"
    assert Words("en", "salem1692").share(share_of(810, 1000)) == "81.0 % (78.5 – 83.3)"
    assert Words("es", "salem1692").difference(Difference(-0.05, -0.1, 0.0)) == "−5,0 (−10,0 … ±0,0)"
