"""Families of similar roles: which of them acts on which night."""

from __future__ import annotations

from typing import Any

import pytest

from ..town import (
    BEN,
    IVO,
    called,
    town,
)

NIGHTS = {
    "science": {
        "scientifique": "wed sat", "geek": "wed thu", "chercheur": "mon thu", "bricoleur": "mon fri",
        "ingenieur": "tue fri",
    },
    "nurse": {
        "infirmier": "tue fri", "pharmacien": "wed sat", "chirurgien": "mon thu", "brancardier": "wed thu",
        "anesthesiste": "tue sat",
    },
    "curious": {
        "curieux": "mon thu", "fouineur": "tue fri", "indiscret": "wed sat", "fureteur": "mon fri",
        "commere": "tue sat",
    },
}  # fmt: skip

CLAUSES = {"science": ("QB-EFF-SCIENCE", 4), "nurse": ("QB-EFF-NURSE", 5), "curious": ("QB-EFF-CURIOUS", 4)}


def families() -> list[Any]:
    """Every role of the three families, with its clause."""
    found = []
    for family, roles in NIGHTS.items():
        clause, first = CLAUSES[family]
        for number, (role, nights) in enumerate(roles.items(), first):
            mark = pytest.mark.rule(f"{clause}-{number:02}")
            found.append(pytest.param(family, role, nights.split(), marks=[mark], id=role))
    return found


@pytest.mark.rule("QB-EFF-SCIENCE-01", "QB-EFF-NURSE-01", "QB-EFF-CURIOUS-01", "QB-RULING-74")
@pytest.mark.parametrize(("family", "role", "nights"), families())
def test_a_holder_is_asked_on_his_two_nights_of_the_week_and_on_no_other(
    family: str, role: str, nights: list[str]
) -> None:
    found = []
    for weekday in ("mon", "tue", "wed", "thu", "fri", "sat"):
        game = town("rept-alpha", at=family, weekday=weekday, effects={BEN: role}, health={IVO: "b"})
        if called(game) == {BEN}:
            found.append(weekday)
    assert found == nights


@pytest.mark.rule("QB-HEALTH-07", "QB-NIGHT-GEN-11")
@pytest.mark.parametrize(
    ("family", "role"), [("science", "chercheur"), ("nurse", "chirurgien"), ("curious", "curieux")]
)
@pytest.mark.parametrize("state", ["i", "b", "c", "q", "m", "asleep"])
def test_only_one_who_is_able_is_asked(family: str, role: str, state: str) -> None:
    health, asleep = {BEN: state if state in "ibcqm" else "i"}, 1 << BEN if state == "asleep" else 0
    game = town("rept-alpha", at=family, effects={BEN: role}, health=health, asleep=asleep)
    assert called(game) == ({BEN} if state in "ib" else set())
