"""The OpenAPI document and the routes agree, because both are made from one list of calls."""

from __future__ import annotations

import json
import runpy
from typing import Any

import pytest

from meetinghouse.engine.catalogue import games, rules_of
from meetinghouse.engine.events import Event
from meetinghouse.server.calls import CALLS
from meetinghouse.server.openapi import document
from meetinghouse.tables.described import Clash, check_tags
from meetinghouse.tables.events import EVENTS, Said
from tests.installing import Install, install

__all__ = ["install"]


@pytest.fixture(scope="module")
def told() -> Any:
    return json.loads(document(CALLS, games()))


def refs(part: Any) -> set[str]:
    """All references in a document."""
    if isinstance(part, dict):
        found = {part["$ref"]} if "$ref" in part else set()
        return found.union(*[refs(value) for value in part.values()])
    return set().union(*[refs(value) for value in part]) if isinstance(part, list) else set()


def test_every_reference_leads_somewhere(told: Any) -> None:
    schemas = told["components"]["schemas"]

    assert {ref.rsplit("/", 1)[1] for ref in refs(told)} <= set(schemas)
    assert {"Message", "Board", "SalemView", "Said", "TryalRevealed", "Decision", "RefusalBody"} <= set(schemas)


def test_a_message_is_told_down_to_its_events_and_views(told: Any) -> None:
    message = told["components"]["schemas"]["Message"]["properties"]

    assert "#/components/schemas/TryalRevealed" in refs(message["story"])
    assert "#/components/schemas/Said" in refs(message["story"])
    views = {rules_of(game).view_type.__name__ for game in games()}
    assert "SalemView" in views
    assert refs(message["view"]) == {f"#/components/schemas/{view}" for view in views}
    assert refs(message["table"]) == {"#/components/schemas/Board"}
    assert "#/components/schemas/Seat" in refs(told["components"]["schemas"]["AnswerGiven"]["properties"]["choice"])


def test_every_operation_has_a_name_of_its_own_and_lists_its_refusals(told: Any) -> None:
    operations = [each for path in told["paths"].values() for each in path.values()]

    assert len({each["operationId"] for each in operations}) == len(operations) == len(CALLS)
    answers = told["paths"]["/api/tables/{code}/answers"]["post"]
    assert set(answers["responses"]) == {
        "200", "400", "401", "403", "404", "409", "411", "413", "414", "415", "421", "422", "429", "431", "503",
    }  # fmt: skip
    assert {each["name"] for each in answers["parameters"]} == {"code", "Idempotency-Key", "as"}
    stream = told["paths"]["/api/tables/{code}/stream"]["get"]
    assert {each["name"] for each in stream["parameters"]} >= {"code", "Last-Event-ID", "after"}


def test_every_call_of_the_contract_is_there(told: Any) -> None:
    posts = (
        "seats session bots remove order lock settings name ready start answers pause resume extend chat mute block "
        "notebook leave return substitute put-out whose rematch"
    )
    gets = "stream closed/{decision} notebook notebook/pages record reasons replay replay/{entry}"

    for path in posts.split():
        assert "post" in told["paths"][f"/api/tables/{{code}}/{path}"]
    for path in gets.split():
        assert "get" in told["paths"][f"/api/tables/{{code}}/{path}"]


def test_the_types_of_the_pages_do_not_depend_on_which_games_are_installed(
    install: Install, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    install("meetinghouse-werewolf", games={"werewolf": "meetinghouse_werewolf:MANIFEST"})

    runpy.run_module("meetinghouse.server.describe", run_name="__main__")
    views = refs(json.loads(capsysbinary.readouterr().out)["components"]["schemas"]["Message"]["properties"]["view"])

    assert len(views) == 3
    assert "#/components/schemas/VillageView" not in views
    assert "#/components/schemas/VillageView" in refs(json.loads(document(CALLS, games())))


def test_two_events_under_one_name_are_refused_at_the_start() -> None:
    class Said2(Event, frozen=True, tag="said"):
        """An event with the same name as one of the tables'."""

    check_tags([*EVENTS, Said])
    with pytest.raises(Clash):
        check_tags([*EVENTS, Said2])
