"""Section 17.2: each law as its differences from the ordinary vote, and which files of laws are refused."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meetinghouse.games.quintebourg.components import laws
from meetinghouse.games.quintebourg.components.laws import ALL, DEFAULT, LAW, LAWS, read

FILE = (Path(laws.__file__).parents[1] / "data" / "laws.toml").read_text(encoding="utf-8")
TWO = {"votes_min": 2, "votes_max": 2, "distinct_min": 2, "blank": False}
THREE = {"votes_min": 3, "votes_max": 3, "distinct_min": 2, "blank": False}


def overridden(name: str) -> dict[str, Any]:
    """The fields in which a law differs from the ordinary vote."""
    law, ordinary = (msgspec.structs.asdict(each) for each in (LAW[name], DEFAULT))
    return {
        field: value for field, value in law.items() if value != ordinary[field] and field not in ("name", "clause")
    }


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        pytest.param("condorcet", {"ballot": "condorcet"}, marks=pytest.mark.rule("QB-LAW-01")),
        pytest.param("no-blank", {"votes_min": 1, "blank": False}, marks=pytest.mark.rule("QB-LAW-02")),
        pytest.param("doctor-only", {"voters": "doctor"}, marks=pytest.mark.rule("QB-LAW-03")),
        pytest.param("two", TWO, marks=pytest.mark.rule("QB-LAW-04")),
        pytest.param("up-to-three", {"votes_max": 3, "distinct_min": ALL}, marks=pytest.mark.rule("QB-LAW-05")),
        pytest.param("three", THREE, marks=pytest.mark.rule("QB-LAW-06")),
        pytest.param("not-neighbours", {"only": "not-neighbours"}, marks=pytest.mark.rule("QB-LAW-07")),
        pytest.param("only-neighbours", {"only": "neighbours"}, marks=pytest.mark.rule("QB-LAW-08")),
        pytest.param("hurt", {"hurt": True}, marks=pytest.mark.rule("QB-LAW-09")),
        pytest.param("no-urn", {"cancelled": True}, marks=pytest.mark.rule("QB-LAW-10")),
        pytest.param("all-vote", {"voters": "all"}, marks=pytest.mark.rule("QB-LAW-11")),
        pytest.param("coma-vote", {"voters": "ibc"}, marks=pytest.mark.rule("QB-LAW-12")),
        pytest.param("tie-coma", {"tie": "all-coma-depose"}, marks=pytest.mark.rule("QB-LAW-13")),
        pytest.param("self-vote", {"self_vote": True}, marks=pytest.mark.rule("QB-LAW-14")),
        pytest.param("pay-any", {"price": 1, "payee": "any"}, marks=pytest.mark.rule("QB-LAW-15")),
        pytest.param("pay-scrutineer", {"price": 1, "payee": "scrutateur"}, marks=pytest.mark.rule("QB-LAW-16")),
        pytest.param("pay-deputy", {"price": 1, "payee": "suppleant"}, marks=pytest.mark.rule("QB-LAW-17")),
        pytest.param("pay-doctor", {"price": 1, "payee": "medecin"}, marks=pytest.mark.rule("QB-LAW-18")),
        pytest.param("pot", {"price": 1, "payee": "pot"}, marks=pytest.mark.rule("QB-LAW-19")),
        pytest.param("tie-all-executed", {"tie": "all-executed"}, marks=pytest.mark.rule("QB-LAW-20")),
        pytest.param("tie-all-pardoned", {"tie": "all-pardoned"}, marks=pytest.mark.rule("QB-LAW-21")),
    ],
)
def test_a_law_changes_its_fields_and_no_other(name: str, fields: dict[str, Any]) -> None:
    assert overridden(name) == fields


def test_without_a_law_the_vote_is_the_ordinary_one() -> None:
    assert msgspec.structs.asdict(DEFAULT) == {
        "name": "none",
        "clause": "QB-VOTE-02",
        "voters": "ib",
        "ballot": "plurality",
        "votes_min": 0,
        "votes_max": 1,
        "distinct_min": 1,
        "blank": True,
        "only": "any",
        "price": 0,
        "payee": None,
        "tie": "president",
        "self_vote": False,
        "hurt": False,
        "cancelled": False,
    }


def test_the_laws_stand_in_the_order_of_their_clauses_and_say_nothing_needless() -> None:
    assert [law.clause for law in LAWS] == [f"QB-LAW-{number:02}" for number in range(1, 22)]
    for law, record in zip(LAWS, msgspec.toml.decode(FILE)["law"], strict=True):
        assert record.keys() == overridden(law.name).keys() | {"name", "clause"}


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('voters = "doctor"', 'voters = "mayor"', "law doctor-only: Invalid enum value 'mayor' - at `$.voters`"),
        ('voters = "doctor"', "voter = 1", "law doctor-only: Object contains unknown field `voter`"),
        ("hurt = true", 'hurt = "yes"', "law hurt: Expected `bool`, got `str` - at `$.hurt`"),
        ('name = "hurt"\n', "", "law number 9: Object missing required field `name`"),
        ('name = "hurt"', 'name = "two"', "law two: `name` is another law's already"),
        ("QB-LAW-09", "QB-LAW-22", "law hurt: `clause` is QB-LAW-09, not QB-LAW-22"),
        ("votes_min = 1", "votes_min = 2", "law no-blank: `votes_max` is at least 1, and at least `votes_min`"),
        ("votes_min = 1", "votes_min = -1", "law no-blank: `votes_min` is at least 0"),
        ("votes_min = 1\n", "", "law no-blank: `blank` is false where"),
        ("distinct_min = 2", "distinct_min = 3", "law two: `distinct_min` is from -1 to `votes_max`"),
        ("price = 1\n", "", "law pay-any: `payee` is who gets the `price`"),
        ("price = 1", "price = -1", "law pay-any: `price` is at least 0"),
        ("[[law]]", "[[rule]]", "it holds [[law]] and nothing else"),
        ("[[law]]", "[[law", "cannot be read"),
    ],
)
def test_a_wrong_law_is_refused_by_its_name_and_field(old: str, new: str, message: str) -> None:
    assert old in FILE
    with pytest.raises(ValueError, match=rf"^laws\.toml,? {re.escape(message)}"):
        read(FILE.replace(old, new, 1))
