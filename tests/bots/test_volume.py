"""How much bots say at a table: much, some, or nothing."""

from __future__ import annotations

import random
import re
from dataclasses import fields
from typing import Any

import pytest

import meetinghouse as mh
from bench import speech
from meetinghouse.bots import make_bot, play_out, prompt_for
from meetinghouse.bots.talk import is_news, talk
from meetinghouse.bots.tempers import LOUDER, SOME, TEMPERS, volume_of
from meetinghouse.engine.catalogue import replay
from meetinghouse.engine.sayings import Saying, Spoke
from meetinghouse.engine.values import Word

from .test_listening import believed
from .test_talking import GAMES


def played(name: str, players: int, volume: str) -> mh.Game[Any]:
    game = mh.start(name, players, 2, {"talk": volume})
    play_out(game, [make_bot(name, "steady") for _ in range(game.seats)], random.Random(2))
    return game


def lines(game: mh.Game[Any]) -> float:
    """How many lines were said for each public event."""
    public = game.heard(None)
    said = sum(isinstance(event, Spoke) for event in public)
    return said / (len(public) - said)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_bots_say_much_some_or_nothing_and_the_record_replays(name: str, players: int) -> None:
    much, some, silent = [played(name, players, volume) for volume in ("much", "claims", "silent")]

    assert lines(much) > 1.2 * lines(some) > 0
    assert lines(silent) == 0
    assert replay(much.record).heard(None) == much.heard(None)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_bots_that_are_silent_play_as_without_talk(name: str, players: int) -> None:
    mute, silent = played(name, players, "off"), played(name, players, "silent")

    assert [each.choice for each in silent.record.entries] == [each.choice for each in mute.record.entries]


def test_silent_bots_listen_and_do_not_answer() -> None:
    game = mh.start("newsalem", 6, 3, {"talk": "silent"})
    bots = [make_bot("newsalem", "steady") for _ in range(6)]
    dice = random.Random(3)
    while not any(channel.writers for channel in game.channels) or not is_news(game.story[-3:]):
        asked = game.decisions[0]
        move = bots[asked.seat].move(prompt_for(game, asked.seat, dice))
        assert move is not None
        game.answer(move.id, move.choice)
    for side in ("puritans", "witches"):  # which cannot both be true
        game.say(0, "table", [Saying("am-side", (Word(side),))])

    assert talk(game, bots, [dice] * 6, people=[0]) == 0
    assert any(believed(game, seat) != believed(game, seat, listens=False) for seat in range(2, 6))


def test_a_louder_table_has_the_same_temperaments_each_at_least_as_talkative() -> None:
    assert volume_of("claims") == volume_of("off") == SOME
    assert volume_of("much") == LOUDER
    for temper in TEMPERS:
        louder = LOUDER.of(temper)
        assert SOME.of(temper) is temper
        assert (louder.name, louder.nerve, louder.rouses) == (temper.name, temper.nerve, temper.rouses)
        shares = [each.name for each in fields(temper) if each.name in ("talks", "defends", "meddles")]
        assert all(getattr(temper, name) <= getattr(louder, name) <= 1 for name in shares)


def test_the_cost_of_talk_is_a_row_for_each_game() -> None:
    line, more = speech.row("newsalem", 4, 1)

    cells = line.strip("| ").split(" | ")
    assert cells[:3] == ["newsalem", "4", "1"]
    assert float(cells[-1]) == pytest.approx(more, abs=0.006)
    assert all(re.fullmatch(r"\d+\.\d\d \(\d+\.\d\d\)", cell) for cell in cells[3:5])
