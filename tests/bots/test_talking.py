"""Steady talks: with reasons that can be checked, from what its seat knows, and with everybody."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import meetinghouse as mh
from bench import company
from meetinghouse.bots.bot import Bot, Prompt, Speech, prompt_for
from meetinghouse.bots.company import Company
from meetinghouse.bots.ledger import Ledger
from meetinghouse.bots.newsalem.hearsay import deed_in
from meetinghouse.bots.onlooker import concerns
from meetinghouse.bots.play import play_out
from meetinghouse.bots.promises import Promises
from meetinghouse.bots.registry import make_bot
from meetinghouse.bots.talker import NOTHING, grounded
from meetinghouse.bots.tempers import TEMPERS, temper_of
from meetinghouse.engine.sayings import Line, Saying, Spoke
from meetinghouse.engine.values import Seat
from meetinghouse.games.quintebourg.events import HealthAnnounced
from tests.every import every_game

GAMES = [*every_game(salem1692=7, newsalem=6, quintebourg=9).items()]
TESTIMONIES = ("home", "saw-card", "saw-side")


class Watched(Bot):
    """A steady bot that passes each prompt to speak, and what it said, to a function."""

    talks = True

    def __init__(self, game: str, visit: Callable[[Prompt, Speech | None], None]) -> None:
        self._bot = make_bot(game, "steady")
        self._visit = visit

    def move(self, prompt: Prompt) -> Any:
        return self._bot.move(prompt)

    def say(self, prompt: Prompt) -> Speech | None:
        speech = self._bot.say(prompt)
        self._visit(prompt, speech)
        return speech


@cache
def played(name: str, players: int, seed: int) -> mh.Game[Any]:
    game = mh.start(name, players, seed, {"talk": "claims"})
    play_out(game, [make_bot(name, "steady") for _ in range(game.seats)], random.Random(seed))
    return game


def spoken(game: mh.Game[Any]) -> Iterator[tuple[int, Spoke]]:
    for line, event in enumerate(game.heard(None)):
        if isinstance(event, Spoke):
            yield line, event


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_suspicion_has_a_reason_that_was_told_before_and_names_the_suspect(name: str, players: int) -> None:
    suspicions = 0
    for seed in range(2):
        game = played(name, players, seed)
        public = game.heard(None)
        for line, event in spoken(game):
            kinds = [saying.kind for saying in event.sayings]
            if "suspect" in kinds:
                suspected = event.sayings[kinds.index("suspect")].parts[0]
                because = event.sayings[kinds.index("suspect") + 1]
                assert because.kind == "because"
                assert isinstance(because.parts[0], Line)
                assert because.parts[0].line < line
                assert isinstance(suspected, Seat)
                reason = public[because.parts[0].line]
                if isinstance(reason, Spoke):  # what a witness has seen
                    assert suspected in [each.parts[0] for each in reason.sayings if each.kind in TESTIMONIES]
                else:
                    assert concerns(reason, suspected.seat)
                suspicions += 1
    assert suspicions


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_nobody_says_the_same_sentence_twice_in_a_row(name: str, players: int) -> None:
    last: dict[int, set[object]] = {}
    for _, event in spoken(played(name, players, 5)):
        gists: set[object] = {
            (each.kind, *[part for part in each.parts if not isinstance(part, Line)]) for each in event.sayings
        }
        gists -= {("because",)}
        assert not gists & last.get(event.seat, set())
        last[event.seat] = gists
    assert len(last) > players // 2


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_silent_person_is_spoken_to_in_every_round_and_accusations_have_reasons(name: str, players: int) -> None:
    counted = company.count(company.played(name, players, 3))

    assert counted["rounds"]
    assert counted["with a word to the person"] == counted["rounds"]
    assert counted["accusations"]
    assert not counted["without a reason"]
    assert not counted["repetitions"]


def test_who_falls_by_day_is_not_missed_in_the_days_after() -> None:
    game = company.played("quintebourg", 9, 15)
    announced = [event.seat for event in game.heard(None) if isinstance(event, HealthAnnounced)]
    counted = company.count(game)

    assert company.PERSON in announced
    assert counted["with a word to the person"] == counted["rounds"]


def test_a_broken_promise_is_noticed() -> None:
    noticed = 0
    for seed in range(8):
        game = played("newsalem", 6, seed)
        public, promises = game.heard(None), Promises(deed_in)
        broken = {each.line for event in public for each in promises.hear(event) if not each.kept}
        told = {part.line for _, event in spoken(game) for part in lines_of(event, "broken")}
        noticed += len(broken & told)
    assert noticed


def lines_of(event: Spoke, kind: str) -> list[Line]:
    said = [saying for saying in event.sayings if saying.kind == kind]
    return [part for saying in said for part in saying.parts if isinstance(part, Line)]


def test_an_accusation_without_a_reason_is_not_said() -> None:
    accusation, because = Saying("will-vote", (Seat(1),)), Saying("because", (Line(3),))

    assert grounded([accusation, because]) == [accusation, because]
    assert grounded([NOTHING, accusation]) == [NOTHING]


@pytest.mark.parametrize(
    ("name", "players", "talk"), [(*GAMES[0], "claims"), (*GAMES[1], "much"), (*GAMES[2], "claims")]
)
def test_a_fresh_bot_speaks_like_one_that_was_there_from_the_start(name: str, players: int, talk: str) -> None:
    asked = said = 0

    def compare(prompt: Prompt, speech: Speech | None) -> None:
        nonlocal asked, said
        asked += 1
        if speech is not None or asked % 40 == 0:
            said += speech is not None
            assert make_bot(name, "steady").say(prompt) == speech

    game = mh.start(name, players, 4, {"talk": talk})
    play_out(game, [Watched(name, compare) for _ in range(game.seats)], random.Random(4))
    assert said > 10


@pytest.mark.parametrize(
    ("name", "players", "talk"), [(*GAMES[0], "claims"), (*GAMES[1], "claims"), (*GAMES[1], "much")]
)
def test_a_bot_says_the_same_in_every_world_that_its_seat_cannot_tell_apart(name: str, players: int, talk: str) -> None:
    lines = 0
    game = mh.start(name, players, 6, {"talk": talk})
    bots = [make_bot(name, "steady") for _ in range(game.seats)]
    for count in range(120):
        if game.over:
            break
        for seat in range(players if count % 6 == 0 else 0):
            here = make_bot(name, "steady").say(prompt_for(game, seat, random.Random(0)))
            for world in range(2):
                other = prompt_for(game, seat, random.Random(0)).imagine(world)
                assert make_bot(name, "steady").say(prompt_for(other, seat, random.Random(0))) == here
            lines += here is not None
            if here is not None:
                game.say(seat, here.channel, here.sayings)
        decision = game.decisions[0]
        move = bots[decision.seat].move(prompt_for(game, decision.seat, random.Random(count)))
        assert move is not None
        game.answer(move.id, move.choice)
    assert lines > 5


def test_a_question_put_to_a_bot_is_answered() -> None:
    game = mh.start("newsalem", 5, 3, {"talk": "claims"})
    bots = [make_bot("newsalem", "steady") for _ in range(5)]
    while len(game.heard(None)) < 12:
        decision = game.decisions[0]
        move = bots[decision.seat].move(prompt_for(game, decision.seat, random.Random(0)))
        assert move is not None
        game.answer(move.id, move.choice)
    game.say(0, "table", [Saying("ask", (Seat(1), Seat(2)))])

    answer = bots[1].say(prompt_for(game, 1, random.Random(0)))

    assert answer is not None
    assert answer.sayings[0].kind in ("suspect", "trust")
    assert answer.sayings[0].parts[0] == Seat(2)


def test_nobody_tells_the_own_card_differently_later() -> None:
    claims = 0
    for seed in range(6):
        game = played("quintebourg", 9, seed)
        first: dict[int, Saying] = {}
        for _, event in spoken(game):
            for saying in event.sayings:
                if saying.kind == "am-role":
                    claims += 1
                    assert first.setdefault(event.seat, saying) == saying
    assert claims


def test_temperaments_are_drawn_by_whims_and_all_of_them_occur() -> None:
    assert {temper_of(whim / 100) for whim in range(101)} == set(TEMPERS)


def test_a_reason_is_the_line_that_moved_the_suspicion_most() -> None:
    ledger = Ledger()
    for line, chance in enumerate((0.2, 0.3, 0.6, 0.5)):
        ledger.note([chance, 0.2], [line, line].__getitem__)

    assert ledger.reason(0) == 2
    assert ledger.reason(0, -1) == 3
    assert ledger.reason(1) == -1
    assert ledger.reason(0, worn=[2]) == 1
    assert ledger.reason(0, worn=[1, 2]) == 2


def test_company_counts_those_who_were_spoken_to_and_nobody_else() -> None:
    had = Company(lambda _: -1, lambda *_: True)
    said = [
        Saying("nothing"),
        Saying("think-of", (Seat(2),)),
        Saying("think-of", (Seat(0),)),
        Saying("why", (Line(0),)),
    ]
    had.read([Spoke(0, "town", 0, (), tuple(said))], 0)
    assert [seat for seat in range(-1, 4) if had.had(seat)] == [2]
