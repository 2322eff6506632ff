"""The Python client against a real server: whole games, refusals, broken connections."""

from __future__ import annotations

import importlib.util
import random
import subprocess
import sys
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Never

import pytest

import meetinghouse as mh
from meetinghouse.bots.registry import make_bot
from meetinghouse.client import Message, Refusal, Table
from meetinghouse.client import messages as reading
from meetinghouse.client import table as calling
from meetinghouse.engine.sayings import Saying
from meetinghouse.engine.values import Seat, Word
from meetinghouse.engine.verify import verify
from meetinghouse.games.salem1692.view import SalemView
from meetinghouse.tables.events import EVENTS, GameStarted, Joined, Rematched
from tests.patience import PATIENCE
from tests.server.conftest import Start, serve

__all__ = ["serve"]

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def hosted(url: str, bots: int = 4) -> Table:
    """A table with Ann as host and this many bots."""
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
                if refusal.status != 409:  # an answer that comes too late is allowed
                    raise
    raise AssertionError("the seat was taken over")


def test_a_table_may_be_opened_with_a_code_of_six_letters(serve: Start) -> None:
    url = serve().url
    with Table.open(url, letters=6) as table, Table.join(url, table.code.lower(), "Ann") as ann:
        assert len(table.code) == 6
        assert ann.look().table.code == table.code
    with pytest.raises(Refusal) as refused:
        Table.open(url, letters=5)
    assert (refused.value.status, refused.value.key) == (422, "malformed-body")


def test_a_program_adds_a_share_of_the_seed_where_it_says_so(serve: Start) -> None:
    with hosted(serve(hurried=True).url) as table:
        table.start(share=True)
        shuffle = table.look().table.shuffle
        assert shuffle is not None
        assert shuffle.until is not None

        play(table)

        report = verify(table.record())
        assert (report.holds, report.shares) == (True, 2)
        assert [each.seat for each in table.record().shares or ()] == [None, 0]


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
        with pytest.raises(Refusal, match=r"not with so many players: edition\. \[SAL-PLAY-03\]") as refused:
            table.start()
        assert (refused.value.status, refused.value.rule) == (422, "SAL-PLAY-03")
        with pytest.raises(Refusal) as unknown:
            stranger.ready()
        assert (unknown.value.status, unknown.value.key) == (401, "no-token")
        with Table(url, "ZZZZ") as nowhere, pytest.raises(Refusal, match="There is no table"):
            nowhere.look()
        with pytest.raises(Refusal, match="already called ann"):
            Table.join(url, table.code, "ann")


def test_notes_words_and_seats_go_through(serve: Start) -> None:
    url = serve().url
    with hosted(url, bots=2) as table, Table.join(url, table.code.lower(), "Bob") as bob:
        bob.note("Ann is too quiet", {0: 80})
        assert (bob.notebook.text, bob.notebook.suspicions) == ("Ann is too quiet", {0: 80})
        bob.say("Good evening", "lobby")
        with pytest.raises(Refusal, match="No gestures are made here"):
            bob.gesture("heart", 0, channel="lobby")
        table.order([3, 0, 1, 2])
        seen = bob.look()
        assert [place.name for place in seen.table.places][:2] == ["Bob", "Ann"]
        assert seen.you.seat == 0
        assert seen.story[-1].text == "Good evening"
        bob.rename("Robert")
        assert table.look().table.places[0].name == "Robert"
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


@pytest.mark.parametrize("given", [[], ["http://localhost:1692"], ["http://localhost:1692", "KWTM", "Robin", "Hood"]])
def test_the_example_bot_says_how_it_is_used(given: list[str]) -> None:
    ran = subprocess.run([sys.executable, EXAMPLE, *given], capture_output=True, text=True, timeout=PATIENCE)

    assert ran.returncode == 1
    assert ran.stderr == "A bot that plays over HTTP: python examples/bot.py http://localhost:1692 KWTM [NAME]\n"


def test_the_example_bot_is_at_most_forty_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 40


def seen_when(table: Table, fits: Any) -> Message:
    """The first message that fits."""
    return next(message for message in table.follow() if fits(message))


def test_after_a_rematch_a_bot_hears_of_the_new_game_alone(serve: Start) -> None:
    with hosted(serve(hurried=True).url) as table:
        table.start()
        older = len([event for event in play(table).story if type(event) not in EVENTS])
        table.rematch()
        table.start()

        last = seen_when(table, lambda message: message.table.phase == "playing" and message.decisions)

        heard = last.prompt(random.Random(1)).story
        begun = max(at for at, event in enumerate(last.story) if isinstance(event, GameStarted))
        assert any(isinstance(event, Rematched) for event in last.story)
        assert older > len(heard) > 0
        assert heard == [event for event in last.story[begun:] if type(event) not in EVENTS]


def test_whoever_sits_down_reads_the_seats_story_from_its_beginning(serve: Start) -> None:
    url = serve().url
    with hosted(url, bots=1) as host, Table(url, host.code) as table:
        watched = next(table.follow())
        host.say("Before Bob came", "lobby")
        before = seen_when(table, lambda message: len(message.story) == 3)
        table.sit("Bob")

        own = next(table.follow())

        assert own.you.seat == 2
        assert own.length == len(own.story) == len(own.new)
        assert own.story == table.look().story
        assert [type(event) for event in before.story] == [
            *[type(event) for event in watched.story[:2]],
            type(before.story[2]),
        ]


def test_whoever_sits_down_while_watching_follows_the_seat(serve: Start) -> None:
    url = serve().url
    with hosted(url, bots=1) as host, Table(url, host.code) as table:
        following = table.follow()
        assert next(following).you.seat is None
        table.sit("Bob")

        own = next(following)

        assert own.you.seat == 2
        assert own.story == table.look().story


def test_a_message_is_read_once(serve: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    with hosted(serve().url, bots=1) as table:
        read: list[str | bytes] = []
        raw = reading._raw

        def decode(data: str | bytes) -> Any:
            read.append(data)
            return raw.decode(data)

        def never(*_: object, **__: object) -> Never:
            raise AssertionError("it was read already")

        monkeypatch.setattr(reading, "_raw", SimpleNamespace(decode=decode))
        monkeypatch.setattr(calling, "msgspec", SimpleNamespace(json=SimpleNamespace(decode=never, encode=never)))

        seen, followed = table.look(), next(table.follow())

        assert seen.story == followed.story
        assert seen.length == followed.length == 2
        assert len(read) == 2


def test_a_program_asks_what_can_still_be_true(serve: Start) -> None:
    with Table.open(serve().url, "newsalem", pace="none") as table:
        table.sit("Ann")
        table.add_bot(count=4)
        table.count_worlds()
        table.start()
        own, public = table.worlds(), table.worlds(openly=True)
        assert table.look().table.worlds
        assert own.exact
        assert 1 in own.shares[0].values()
        assert len({tuple(shares.items()) for shares in public.shares}) == 1
        assert own.lines[0]["type"] == "character-dealt"


def test_a_program_reads_which_claims_contradict_what_is_public(serve: Start) -> None:
    with hosted(serve().url) as table:
        table.start()
        seen = seen_when(table, lambda message: message.view.channels)
        channel = next(each.name for each in seen.view.channels if each.form == "text")
        lost = Saying("lost-tryal", (Seat(1), Word("witch")))
        table.say(lost, channel)
        assert "never-passed" in [each.why for each in table.conflicts() if each.saying == lost]
        play(table)
        assert lost in [saying for line in table.truths() for saying in line.sayings]
        assert isinstance(table.conflicts(finished=True), tuple)
