"""A game of Quinte-bourg over HTTP, from a composed lobby to its verified record and the next one."""

from __future__ import annotations

import random

import httpx
import msgspec

import meetinghouse as mh

from .conftest import Start
from .guests import opened
from .test_whole_game import play

SHORT = {"max_weeks": 1}


def test_a_composed_town_is_played_to_its_end_and_its_record_holds(serve: Start) -> None:
    serving = serve(hurried=True)
    host = opened(serving, game="quintebourg", pace="none", options=SHORT | {"deal_skadi": 1})
    assert host.ok("/seats", {"name": "Ann"}, 201) == {"seat": 0, "token": host.token}
    for _ in range(5):
        host.ok("/bots", {"bot": "random"}, 201)
    assert "skadi-third-night" in host.look()["table"]["notes"]
    host.ok("/start")
    answered: dict[str, int] = {}

    story = play(serving, host, random.Random(7), answered)

    assert answered["200"] > 3  # how many answers there are depends on chance
    kinds = [event["type"] for event in story]
    assert kinds.count("cards-dealt") == 1
    assert "night-fell" in kinds
    assert "day-broke" in kinds
    game = mh.replay(host.get("/record").content)
    assert game.over
    assert game.setup.game == "quintebourg"
    assert game.setup.options["deal_skadi"] == 1
    assert game.setup.seed == story[-1]["seed"]
    assert game.commitment == next(event["commitment"] for event in story if event["type"] == "game-started")
    seen = host.look()
    assert "skadi" in [each["party"] for each in seen["opened"]["public"]["opened"]]
    for eyes, seat in (("public", None), ("0", 0), ("5", 5)):
        told = host.get(f"/replay?seat={eyes}").json()
        events = [line["event"] for chapter in told["chapters"] for line in chapter["lines"]]
        assert events == msgspec.json.decode(msgspec.json.encode(game.heard(seat)))

    host.ok("/rematch")
    host.ok("/start")
    again = host.look()
    assert again["view"]["public"]["town"]["night"] == 1
    assert again["table"]["finished"] == [1]


def test_a_town_that_cannot_be_is_refused_with_clause_and_setting_and_may_be_mended(serve: Start) -> None:
    host = opened(serve(), game="quintebourg", pace="none", options=SHORT | {"deal_minus": 1})
    host.ok("/seats", {"name": "Ann"}, 201)
    for _ in range(6):
        host.ok("/bots", {"bot": "random"}, 201)

    begun = host.post("/start")

    assert begun.status_code == 422
    assert begun.json() == host.look()["table"]["obstacle"]
    assert (begun.json()["refused"], begun.json()["rule"]) == ("option-clash", "QB-KNOW-11")
    assert begun.json()["params"]["names"] == "deal_minus"
    assert host.look()["table"]["notes"] == []
    wrong = host.post("/settings", {"options": {"deal_minus": 2}, "pace": "none"})
    assert (wrong.status_code, wrong.json()["refused"]) == (422, "option-value")
    host.ok("/settings", {"options": SHORT | {"deal_minus": 1, "deal_cortex": 1}, "pace": "none"})
    assert host.look()["table"]["obstacle"] is None
    host.ok("/start")


def test_quintebourg_is_told_with_its_bots_paces_styles_and_cards(serve: Start) -> None:
    told = httpx.get(f"{serve().url}/api/games").json()["quintebourg"]

    assert (told["least"], told["most"]) == (6, 21)
    assert "random" in told["bots"]
    assert told["clocks"]["quick"] == {"clock": 60, "wave_seconds": 25, "talk": "claims"}
    assert list(told["styles"]) == ["villagers", "mathematicians", "strange", "table"]
    groups = {each["group"] for each in told["options"]}
    assert groups == {"town", "night", "day", "party", "effects", "posts", "money", "talk"}
    skadi = next(each for each in told["options"] if each["name"] == "deal_skadi")
    assert (skadi["default"], skadi["values"]) == ("usual", ["usual", 0, 1])
