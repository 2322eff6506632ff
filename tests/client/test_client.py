"""The Python client against a real server: whole games, refusals, broken lines."""

from __future__ import annotations

import importlib.util
import random
import threading
from pathlib import Path
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.bots.registry import make_bot
from meetinghouse.client import Refusal, Table
from meetinghouse.games.salem1692.view import SalemView
from meetinghouse.tables.events import GameStarted, Joined
from tests.server.conftest import Start, serve

__all__ = ["serve"]

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def hosted(url: str, bots: int = 4) -> Table:
    """A table with Ann as host and so many bots."""
    table = Table.open(url, options={"edition": "fr"}, pace="none")
    table.sit("Ann")
    for _ in range(bots):
        table.add_bot()
    return table


def play(table: Table, seed: int = 1) -> Any:
    """Let one of our bots play the seat over the wire to the end; returns the last message."""
    mind, dice = make_bot("salem1692", "steady"), random.Random(seed)
    for message in table.follow():
        if message.over:
            return message
        if message.decisions:
            move = mind.move(message.prompt(dice))
            assert move is not None
            try:
                table.answer(move.id, move.choice)
            except Refusal as refusal:
                if refusal.status != 409:  # too late is no mistake
                    raise
    raise AssertionError("the seat was taken over")


def test_a_whole_game_is_played_with_typed_messages(serve: Start) -> None:
    with hosted(serve(hurried=True).url) as table:
        table.start()

        last = play(table)

        assert isinstance(last.view, SalemView)
        assert isinstance(last.opened, SalemView)
        assert isinstance(last.story[0], Joined)
        assert any(isinstance(event, GameStarted) for event in last.story)
        assert last.table.outcome.winners
        record = table.record()
        assert mh.replay(record).outcome == last.table.outcome
        assert {why.bot for why in table.reasons()} == {"steady"}
        table.rematch()
        assert table.look().table.phase == "lobby"


def test_what_the_server_refuses_is_an_error_with_key_status_and_words(serve: Start) -> None:
    url = serve().url
    with hosted(url, bots=1) as table, Table(url, table.code) as stranger:
        table.settings({"edition": "es"})
        with pytest.raises(Refusal, match="no game for 2 players") as refused:
            table.start()
        assert (refused.value.status, refused.value.rule) == (422, "SAL-PLAY-03")
        with pytest.raises(Refusal) as unknown:
            stranger.ready()
        assert (unknown.value.status, unknown.value.key) == (401, "no-token")
        with Table(url, "ZZZZ") as nowhere, pytest.raises(Refusal, match="There is no table"):
            nowhere.look()
        with pytest.raises(Refusal, match="called ann already"):
            Table.join(url, table.code, "ann")


def test_notes_words_and_seats_go_through(serve: Start) -> None:
    url = serve().url
    with hosted(url, bots=2) as table, Table.join(url, table.code.lower(), "Bob") as bob:
        bob.note("Ann is too quiet", {0: 80})
        assert (bob.notebook.text, bob.notebook.suspicions) == ("Ann is too quiet", {0: 80})
        bob.say("Good evening", "lobby")
        table.order([3, 0, 1, 2])
        seen = bob.look()
        assert [place.name for place in seen.table.places][:2] == ["Bob", "Ann"]
        assert seen.you.seat == 0
        assert seen.story[-1].text == "Good evening"
        table.remove(0)
        with pytest.raises(Refusal) as gone:
            bob.ready()
        assert gone.value.status == 401


def test_a_broken_line_is_taken_up_without_a_gap_or_a_repeat(serve: Start) -> None:
    serving = serve()
    with hosted(serving.url, bots=1) as table:
        messages = table.follow()
        first = next(messages)
        assert len(first.story) == 2
        live = serving.house.codes[table.code]
        for follower in list(live.followers):
            follower.end("closing")
        table.add_bot()

        again = next(messages)
        while len(again.story) < 3:
            again = next(messages)

        assert again.story[0] == Joined("Ann", False)
        assert len(again.story) == len(set(again.story)) == 3


def test_a_seat_followed_from_elsewhere_ends_the_older_stream(serve: Start) -> None:
    url = serve().url
    with hosted(url, bots=1) as table, Table(url, table.code, table.token) as elsewhere:
        older = table.follow()
        next(older)
        newer = elsewhere.follow()
        next(newer)
        assert list(older) == []


def test_the_example_bot_plays_a_game_to_its_end(serve: Start, capsys: pytest.CaptureFixture[str]) -> None:
    url = serve(hurried=True).url
    spec = importlib.util.spec_from_file_location("example_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    with hosted(url, bots=3) as table:
        guest = threading.Thread(target=example.main, args=(url, table.code))
        guest.start()
        for message in table.follow():
            if len(message.table.places) == 5 and message.table.places[4].ready:
                break
        table.start()
        play(table)
        guest.join(60)
        assert not guest.is_alive()
    assert capsys.readouterr().out.split()[-1] in ("won", "lost")


def test_the_example_bot_is_at_most_forty_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 40
