"""Whom steady praises and attacks in words: nobody contradicts what they have just done or said of a player."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bench.company import TALKERS
from meetinghouse.bots.moment import ATTACKS, LATELY
from meetinghouse.bots.salem1692.scene import RED
from meetinghouse.engine.events import Event
from meetinghouse.engine.sayings import Line, Saying, Spoke
from meetinghouse.engine.values import Seat, Word
from meetinghouse.games.salem1692 import events as told

from .test_manners import ANY, ATTACK, moment, spoke, talker
from .test_talking import GAMES, lines_of, played, spoken


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_nobody_praises_an_attack_on_themselves(name: str, players: int) -> None:
    hits = TALKERS[name](lambda prompt: None).hits
    praise: list[tuple[Event, int]] = []
    for seed in range(2):
        game = played(name, players, seed)
        public = game.heard(None)
        for _, event in spoken(game):
            if event.sayings[0].kind == "trust":
                praise += [(public[line.line], event.seat) for line in lines_of(event, "because")]
    assert praise
    assert not [event for event, speaker in praise if hits(event, speaker)]


def test_nobody_speaks_for_a_player_whom_they_have_just_attacked() -> None:
    praise = spoke(3, 1, Saying("spare", (Seat(2),)))
    here = moment(told.TurnBegan(1), praise)
    words = [Saying("trust", (Seat(2), Word("little"))), Saying("agree", (Line(1),))]

    assert here.fresh(words) == words
    here.attacked = frozenset({2})
    assert here.fresh(words) == []
    assert here.fresh([Saying("trust", (Seat(3), Word("little")))])


def spoken_for(event: Spoke) -> set[int]:
    """Those for whom somebody speaks."""
    named = [saying.parts[0] for saying in event.sayings if saying.kind in ("trust", "spare")]
    return {part.seat for part in named if isinstance(part, Seat)}


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_who_voted_or_played_against_a_player_does_not_plead_for_them_next(name: str, players: int) -> None:
    talker = TALKERS[name](None)
    deeds = betrayed = 0
    for seed in range(2):
        game = played(name, players, seed)
        public, doer = game.heard(None), talker.onlookers(game.view(0)).doer
        for line, event in spoken(game):
            recent = [each for each in public[max(0, line - 20) : line] if doer(each) == event.seat]
            for seat in spoken_for(event):
                deeds += len(recent)
                betrayed += sum([talker.hits(each, seat) for each in recent if not isinstance(each, Spoke)])
    assert deeds
    assert not betrayed


def test_nobody_praises_the_player_whom_the_next_card_accuses() -> None:
    praises = betrayed = 0
    for seed in range(2):
        game = played("salem1692", 7, seed)
        public = game.heard(None)
        for line, event in spoken(game):
            after = next((each for each in public[line:] if not isinstance(each, Spoke)), None)
            if isinstance(after, told.CardPlayed) and after.by == event.seat and spoken_for(event):
                praises += 1
                betrayed += after.card in RED and after.target in spoken_for(event)
    assert praises
    assert not betrayed


def test_nobody_praises_without_a_reason_whom_they_suspected_last() -> None:
    here = moment(told.TurnBegan(1), spoke(0, 1, ATTACK), *[told.TurnBegan(1)] * 60)
    here.ledger.guilt = [0.2] * 5

    assert here.suspected == {2}
    assert talker().opinion(here, 2) == []
    assert talker().opinion(here, 3) == [Saying("trust", (Seat(3), Word("little")))]


def test_nobody_agrees_with_an_attack_on_a_player_for_whom_they_have_just_testified() -> None:
    here = moment(told.TurnBegan(1), spoke(3, 1, ATTACK))
    words = [Saying("agree", (Line(1),))]

    assert here.fresh(words) == words
    here.testified = {2: (0, -2.0)}
    assert here.fresh(words) == []


def test_one_who_begs_for_a_player_is_enough() -> None:
    call, spare = Saying("go-for", (Seat(2),)), Saying("spare", (Seat(2),))
    alone = moment(told.TurnBegan(1), spoke(3, 1, call))
    second = moment(told.TurnBegan(1), spoke(3, 1, call), spoke(4, 2, spare))
    for here in (alone, second):
        here.ledger.guilt = [0.4, 0.4, 0.1, 0.4, 0.4]
        here.temper = replace(here.temper, meddles=1.0)

    assert talker()._meddle(alone, ANY) == [spare]
    assert talker()._meddle(second, ANY) == []


def test_whoever_doubts_praise_gives_a_reason_and_who_has_none_does_not_praise() -> None:
    here = moment(told.TurnBegan(2), spoke(3, 1, Saying("trust", (Seat(2), Word("little")))))
    here.ledger.guilt = [0.2, 0.2, 0.9, 0.2, 0.2]
    here.temper = replace(here.temper, meddles=1.0)

    assert talker()._meddle(here, ANY) == []
    assert talker().opinion(here, 2) == []
    here.ledger.changes = {0: {2: 1.0}}
    assert talker()._meddle(here, ANY) == [Saying("doubt", (Line(1),)), Saying("because", (Line(0),))]


def test_nobody_attacks_whom_they_have_just_praised_unless_something_has_happened_since() -> None:
    praise, vote = Saying("trust", (Seat(2), Word("little"))), Saying("will-go-for", (Seat(2),))
    here = moment(told.TurnBegan(2), spoke(0, 1, praise), told.TurnBegan(3))
    old, new = [Saying("because", (Line(line),)) for line in (0, 2)]

    assert here.fresh([vote, old]) == []
    assert here.fresh([vote, new]) == [vote, new]
    assert here.fresh([Saying("will-go-for", (Seat(3),)), old])
    assert moment(*here.public, *[told.TurnBegan(1)] * LATELY).fresh([vote, old]) == [vote, old]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_who_has_just_praised_a_player_attacks_them_in_words_only_with_news(name: str, players: int) -> None:
    attacks = 0
    for seed in range(2):
        praised: dict[tuple[int, object], int] = {}
        for line, event in spoken(played(name, players, seed)):
            newest = max([each.line for kind in ("because", "deny") for each in lines_of(event, kind)], default=-1)
            for saying in event.sayings:
                key = event.seat, saying.parts[0] if saying.parts else None
                if saying.kind in ATTACKS:
                    attacks += 1
                    assert line - praised.get(key, -LATELY) > LATELY or newest > praised[key]
                elif saying.kind in ("trust", "spare"):
                    praised[key] = line
    assert attacks
