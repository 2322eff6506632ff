"""The calls for clauses of the rules."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from meetinghouse.rulebook import MOST, clauses, groups, search
from meetinghouse.server.refusals import HttpRefused
from meetinghouse.texts import LANGUAGES, Texts
from tests.patience import PATIENCE

from .guests import Serving


def rules(serving: Serving, path: str = "") -> Any:
    return httpx.get(f"{serving.url}/api/rules{path}", timeout=PATIENCE)


def ids(part: list[Any]) -> list[str]:
    return [clause["id"] for clause in part]


def test_the_groups_are_listed_in_the_order_of_the_books(serving: Serving) -> None:
    found = rules(serving).json()

    assert ids(found) == list(groups())
    assert sum(group["count"] for group in found) == len(clauses())
    night = next(group for group in found if group["id"] == "SAL-NIGHT")
    assert night == {"id": "SAL-NIGHT", "book": "salem1692", "title": "Salem 1692", "section": "12. Night", "count": 30}


def test_a_clause_comes_with_its_neighbours(serving: Serving) -> None:
    found = rules(serving, "/SAL-NIGHT-04").json()

    assert found["clauses"] == [
        {
            "id": "SAL-NIGHT-04",
            "text": "The witches choose exactly one living player as target.",
            "book": "salem1692",
            "section": "12. Night",
            "sources": ["EN", "FR", "ES"],
            "tables": [],
        }
    ]
    assert ids(found["before"]) == ["SAL-NIGHT-01", "SAL-NIGHT-02", "SAL-NIGHT-03"]
    assert ids(found["after"]) == ["SAL-NIGHT-05", "SAL-NIGHT-06", "SAL-NIGHT-07"]


def test_a_table_comes_with_the_clause_it_follows(serving: Serving) -> None:
    (camps,) = rules(serving, "/QB-CAMP-07").json()["clauses"]
    (table,) = camps["tables"]

    assert table["head"] == ["Order", "Camp", "V", "M", "E"]
    assert table["rows"][4] == ["5", "Reptilians", "X", "-", "X"]
    assert len(table["rows"]) == 10
    assert not rules(serving, "/QB-CAMP-08").json()["clauses"][0]["tables"]


@pytest.mark.parametrize(("language", "first"), [("en", "Not a Witch"), ("fr", "Puritain"), ("es", "No bruja")])
def test_a_clause_about_numbers_of_cards_comes_with_them(serving: Serving, language: str, first: str) -> None:
    (tryals,) = rules(serving, f"/SAL-COMP-02?language={language}").json()["clauses"]

    assert tryals["tables"][0]["rows"][0] == [first, *["18", "18", "23", "27", "32", "29", "33", "27", "30", "33"]]


def test_tables_between_two_clauses_keep_what_stands_above_them(serving: Serving) -> None:
    (presets,) = rules(serving, "/QB-PRESET-02").json()["clauses"]

    assert [table["caption"].partition(" (")[0] for table in presets["tables"]] == ["Mode V", "Mode M", "Mode E"]
    assert all(len(row) == len(table["head"]) for table in presets["tables"] for row in table["rows"])


def test_neighbours_end_with_the_book(serving: Serving) -> None:
    book = [clause.id for clause in clauses().values() if clause.book == "salem1692"]

    first, last = rules(serving, f"/{book[0]}").json(), rules(serving, f"/{book[-1]}").json()

    assert (first["before"], ids(first["after"])) == ([], book[1:4])
    assert (ids(last["before"]), last["after"]) == (book[-4:-1], [])


def test_whoever_asks_with_words_gets_the_clauses_that_hold_them(serving: Serving) -> None:
    found = rules(serving, "/mariage%20forc%C3%A9?language=fr").json()

    assert (found["id"], found["words"]) == ("", "mariage forcé")
    assert ids(found["clauses"]) == [clause.id for clause in search("mariage forcé", "fr")]
    assert found["count"] == len(found["clauses"])


def test_of_many_only_the_first_are_given_and_the_number_of_all(serving: Serving) -> None:
    found = rules(serving, "/player").json()

    assert (len(found["clauses"]), found["count"]) == (MOST, len(search("player")))
    assert found["count"] > MOST


def test_a_group_is_given_whole(serving: Serving) -> None:
    found = rules(serving, "/SAL-LAW").json()

    assert ids(found["clauses"]) == [clause.id for clause in groups()["SAL-LAW"]]
    assert (found["id"], found["before"], found["after"]) == ("SAL-LAW", [], [])


@pytest.mark.parametrize(
    "written", ["sal-night-04", "SAL-NIGHT-04-", "%20Sal-Night-04%20", "SAL-NIGHT-4", "sal%20night%2004", "salnight4"]
)
def test_an_id_may_be_written_carelessly(serving: Serving, written: str) -> None:
    assert rules(serving, f"/{written}").json() == rules(serving, "/SAL-NIGHT-04").json()


def test_an_unknown_id_is_refused_with_what_is_near(serving: Serving) -> None:
    answer = rules(serving, "/SAL-NIHGT-04")

    assert answer.status_code == 404
    assert answer.json()["refused"] == "no-such-clause"
    assert answer.json()["params"]["id"] == "SAL-NIHGT-04"
    assert "SAL-NIGHT-04" in answer.json()["params"]["closest"].split(", ")


def test_words_that_stand_in_no_clause_are_refused_as_words(serving: Serving) -> None:
    answer = rules(serving, "/zebra%20crossing")

    assert (answer.status_code, answer.json()["refused"]) == (404, "no-such-words")
    assert answer.json()["params"] == {"words": "zebra crossing"}


@pytest.mark.parametrize("odd", ["x" * 1900, "%00", "..", "SAL", "%F0%9F%90%88"])
def test_odd_ids_do_no_harm(serving: Serving, odd: str) -> None:
    assert rules(serving, f"/{odd}").status_code in (200, 404)


def test_clauses_neighbours_and_sections_come_in_the_language_asked_for(serving: Serving) -> None:
    found = rules(serving, "/SAL-NIGHT-04?language=fr").json()

    assert found["clauses"][0]["text"] == clauses("fr")["SAL-NIGHT-04"].text
    assert found["clauses"][0]["text"] != clauses()["SAL-NIGHT-04"].text
    assert found["after"][0]["text"] == clauses("fr")["SAL-NIGHT-05"].text
    sections = {group["id"]: group["section"] for group in rules(serving, "?language=es").json()}
    assert sections["SAL-NIGHT"] == clauses("es")["SAL-NIGHT-04"].section != clauses()["SAL-NIGHT-04"].section


@pytest.mark.parametrize("path", ["", "/SAL-NIGHT-04"])
def test_a_language_that_is_not_there_is_refused_with_those_that_are(serving: Serving, path: str) -> None:
    answer = rules(serving, f"{path}?language=de")

    assert (answer.status_code, answer.json()["refused"]) == (422, "unknown-language")
    assert answer.json()["params"] == {"language": "de", "known": "en, fr, es"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_has_words(language: str) -> None:
    texts = Texts(language, "salem1692", strict=True)

    told = texts.refusal(HttpRefused("no-such-clause", id="SAL-X", closest="SAL-WIN"))
    assert "SAL-X" in told
    assert "SAL-WIN" in told
    assert "zebra" in texts.refusal(HttpRefused("no-such-words", words="zebra"))
