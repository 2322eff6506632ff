"""A game of New Salem over HTTP, from the empty table to its verified record and the next one."""

from __future__ import annotations

import random
from typing import Any

import httpx
import msgspec

import meetinghouse as mh
from meetinghouse.client import Table

from .conftest import Start
from .guests import Guest, any_choice, joined, opened
from .test_whole_game import play

GIFT_OR_EVENT = ("give", "cleansing", "investigation", "trial", "pardon")


def test_a_game_of_new_salem_is_played_to_its_end_and_its_record_holds(serve: Start) -> None:
    serving = serve(hurried=True)
    host = opened(serving, game="newsalem", pace="none", options={})
    assert host.ok("/seats", {"name": "Ann"}, 201) == {"seat": 0, "token": host.token}
    for bot in ("steady", "random", "steady", "steady"):
        host.ok("/bots", {"bot": bot}, 201)
    host.ok("/start")
    answered: dict[str, int] = {}

    story = play(serving, host, random.Random(7), answered)

    assert answered["200"] >= 14  # the number of buildings that everybody plays
    kinds = [event["type"] for event in story]
    assert kinds.count("round-began") == kinds.count("round-ended") == 5
    assert kinds.count("character-revealed") == kinds.count("scored") == 5
    assert kinds[-2:] == ["game-won", "game-over"]
    record = host.get("/record")
    game = mh.replay(record.content)
    assert game.over
    assert game.setup.game == "newsalem"
    assert game.setup.seed == story[-1]["seed"]
    assert game.commitment == next(event["commitment"] for event in story if event["type"] == "game-started")
    assert game.outcome is not None
    people = host.look()["opened"]["public"]["people"]
    assert [person["character"]["side"] for person in people] == list(game.outcome.sides)
    assert {why["bot"] for why in host.get("/reasons").json()} == {"steady", "random"}
    for eyes, seat in (("public", None), ("0", 0), ("4", 4)):
        told = host.get(f"/replay?seat={eyes}").json()
        events = [line["event"] for chapter in told["chapters"] for line in chapter["lines"]]
        assert events == msgspec.json.decode(msgspec.json.encode(game.heard(seat)))

    host.ok("/rematch")
    host.ok("/start")
    again = host.look()
    assert again["view"]["public"]["town"]["round"] == 1
    assert again["table"]["finished"] == [1]


def test_people_give_hope_and_trigger_events_between_bots(serve: Start) -> None:
    serving = serve(hurried=True)
    host = opened(serving, game="newsalem", pace="none", options={})
    host.ok("/seats", {"name": "Ann"}, 201)
    bob = joined(host, "Bob")
    bob.ok("/ready", {"ready": True})
    for _ in range(2):
        host.ok("/bots", {"bot": "steady"}, 201)
    host.ok("/start")
    taken: list[str] = []
    dice = random.Random(3)

    while host.look()["table"]["phase"] == "playing":
        for guest in (host, bob):
            act_once(guest, dice, taken)

    assert set(taken) & set(GIFT_OR_EVENT)
    assert mh.replay(host.get("/record").content).over


def act_once(guest: Guest, dice: random.Random, taken: list[str]) -> None:
    """Let somebody answer, or give hope or trigger an event before being ready."""
    seen = guest.look()
    offers: list[Any] = [each for each in seen["offers"] if each["kind"] in GIFT_OR_EVENT]
    asked = seen["decisions"][:1]
    if not asked:
        return
    if offers and dice.random() < 0.5:
        asked = [dice.choice(offers)]
    answer = guest.post("/answers", {"decision": asked[0]["id"], "choice": any_choice(asked[0], dice)})
    assert answer.status_code in (200, 409, 422), answer.text
    if answer.status_code == 200:
        taken.append(asked[0]["kind"])
    else:  # a bot was faster
        assert asked[0] in offers or answer.json()["refused"] == "not-open", answer.text


def test_new_salem_is_told_with_its_bots_paces_and_box(serve: Start) -> None:
    games = httpx.get(f"{serve().url}/api/games").json()

    told = games["newsalem"]
    assert (told["least"], told["most"]) == (3, 8)
    assert told["bots"] == ["random", "easy", "sharp", "steady"]
    assert told["clocks"]["classic"] == {"choice_seconds": 60, "event_seconds": 180, "talk": "claims"}
    assert len(games) == 3


def test_a_program_imagines_the_game_from_what_the_server_sends(serve: Start) -> None:
    serving = serve(hurried=True)
    host = opened(serving, game="newsalem", pace="none", options={})
    host.ok("/seats", {"name": "Ann"}, 201)
    for _ in range(3):
        host.ok("/bots", {"bot": "steady"}, 201)
    host.ok("/start")
    seen = host.look_until(lambda message: message["decisions"])

    assert seen["view"]["basis"] is None
    with_basis = host.get("?basis=1").json()
    world = mh.imagine(with_basis["view"], with_basis["story"], 1)

    assert [asked.id for asked in world.decisions if asked.seat == 0] == [asked["id"] for asked in seen["decisions"]]
    assert list(world.view(0).own.hand) == seen["view"]["own"]["hand"]
    assert host.get("?basis=2").status_code == 422
    with Table(serving.url, host.code) as watcher:
        seen_by_all = watcher.look(basis=True)
        assert mh.imagine(seen_by_all.view, seen_by_all.story, 1).view(None, basis=True) == seen_by_all.view
        assert watcher.look().view.basis is None
