"""Refusals: a key with parameters, the clause that is broken, and a plain sentence."""

from __future__ import annotations

import pickle

import msgspec
import pytest

from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.unfit import unfit


def test_a_refusal_carries_its_key_its_rule_and_what_it_is_about() -> None:
    refused = Refused("forbidden", "SAL-TRIAL-04", choice="Seat 3")

    assert (refused.key, refused.rule, refused.details) == ("forbidden", "SAL-TRIAL-04", {"choice": "Seat 3"})
    assert str(refused) == "Seat 3 is not allowed here. [SAL-TRIAL-04]"
    assert isinstance(refused, ValueError)


def test_a_refusal_travels_between_processes() -> None:
    refused = pickle.loads(pickle.dumps(Refused("forbidden", "SAL-TRIAL-04", choice="Seat 3")))

    assert (refused.key, refused.rule, refused.details) == ("forbidden", "SAL-TRIAL-04", {"choice": "Seat 3"})
    assert str(refused) == "Seat 3 is not allowed here. [SAL-TRIAL-04]"


def test_a_key_without_a_text_is_told_with_its_parameters() -> None:
    assert str(Refused("no-more-cards")) == "no-more-cards"
    assert str(Refused("no-more-cards", "X-1", left=[2], of="deck")) == 'no-more-cards left=[2] of="deck" [X-1]'


def test_a_refusal_within_a_refusal_is_told_in_its_sentence() -> None:
    within = Refused("not-open", id="9-9")

    assert str(Refused("record-breaks", entry=2, why=within)) == (
        "The record breaks at entry 2: Nothing is asked under 9-9 now."
    )


def test_what_is_not_given_is_not_told() -> None:
    def told(near: str | None) -> str:
        return str(Refused("unknown-option", game="Salem", name="editon", near=near))

    assert told("edition") == "Salem has no option “editon”. Did you mean edition?"
    assert told(None) == "Salem has no option “editon”."


@pytest.mark.parametrize(("value", "told"), [(True, "true"), (None, "null"), ([1], "[1]"), (object(), "object")])
def test_a_value_is_told_as_in_json(value: object, told: str) -> None:
    assert f"cannot be “{told}”" in str(Refused("option-value", name="bells", value=value, takes="whole"))


def test_a_number_too_long_to_be_written_does_not_hide_the_refusal() -> None:
    refused = Refused("players", game="Salem", least=2, most=12, players=10**5000)

    assert refused.key == "players"
    assert "Salem is for 2 to 12 players" in str(refused)


class Sent(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request."""

    players: int
    name: str = msgspec.field(default="")
    bots: list[int] = []


@pytest.mark.parametrize(
    ("sent", "found"),
    [
        ("{}", {"why": "missing", "at": "$", "field": "players"}),
        ('{"players":1,"x":2}', {"why": "unknown", "at": "$", "field": "x"}),
        ('{"players":"5"}', {"why": "type", "at": "$.players", "expected": "int", "got": "str"}),
        ('{"players":1,"bots":[null]}', {"why": "type", "at": "$.bots[0]", "expected": "int", "got": "null"}),
        ("{", {"why": "unreadable", "at": "$"}),
    ],
)
def test_what_does_not_fit_is_told_by_keys_and_places(sent: str, found: dict[str, str]) -> None:
    with pytest.raises(msgspec.MsgspecError) as error:
        msgspec.json.decode(sent, type=Sent)

    assert unfit(error.value) == found


def test_bounds_of_what_was_sent_are_told_by_keys() -> None:
    assert unfit(ValueError("Expected `str` of length <= 20 - at `$.name`")) == {
        "why": "length", "at": "$.name", "expected": "str", "limit": "<= 20",
    }  # fmt: skip
    assert unfit(ValueError("Expected `int` >= 1 - at `$.count`")) == {
        "why": "bound", "at": "$.count", "expected": "int", "limit": ">= 1",
    }  # fmt: skip
    assert unfit(ValueError("Invalid value 'x' - at `$.kind`")) == {"why": "value", "at": "$.kind", "got": "'x'"}
