"""How steady talks with others: no choruses, only answers to the question, and reasons that a reader can look up."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import meetinghouse as mh
from bench.company import TALKERS
from bench.hearsay import hiding
from meetinghouse.bots import make_bot, prompt_for
from meetinghouse.bots.moment import LATELY, QUESTIONS, Moment
from meetinghouse.bots.newsalem.talker import NewSalemTalker
from meetinghouse.bots.onlooker import Onlooker, onlooker
from meetinghouse.bots.quintebourg.onlooker import QuintebourgOnlooker
from meetinghouse.bots.quintebourg.talker import QuintebourgTalker
from meetinghouse.bots.salem1692.onlooker import SalemOnlooker
from meetinghouse.bots.salem1692.talker import SalemTalker
from meetinghouse.bots.talker import ENOUGH, HUNCH, NOTHING
from meetinghouse.engine.events import Event
from meetinghouse.engine.sayings import Line, Saying, Spoke, common
from meetinghouse.engine.values import Amount, Seat, Word
from meetinghouse.games.newsalem import events as street
from meetinghouse.games.quintebourg import events as town
from meetinghouse.games.salem1692 import events as told

from .test_talking import GAMES, lines_of, played, spoken

ATTACK = Saying("suspect", (Seat(2), Word("much")))
ANY: Any = None  # a prompt that is not looked at


def spoke(seat: int, number: int, *sayings: Saying) -> Spoke:
    return Spoke(seat, "town", number, (), sayings)


def moment(*public: Event, me: int = 0) -> Moment:
    """The moment after these public events, as a talker in the seat `me` knows it."""
    onlooker = Onlooker(None)
    onlooker.read(list(public))
    return Moment(public, me, "key", common(0b11111), onlooker)


def talker() -> SalemTalker:
    def think(_: Any) -> Any:
        raise AssertionError

    return SalemTalker(think)


def test_a_reason_alone_is_an_answer() -> None:
    because = Saying("because", (Line(0),))

    assert moment(told.TurnBegan(1)).fresh([because]) == [because]
    assert moment(told.TurnBegan(1)).fresh([Saying("unsayable"), because]) == []


def test_who_has_no_reason_of_its_own_points_at_the_last_who_lately_spoke_against_that_player() -> None:
    public = [told.TurnBegan(1), spoke(3, 1, ATTACK), spoke(4, 2, ATTACK), spoke(2, 3, ATTACK), spoke(0, 4, ATTACK)]

    assert talker().echo(moment(*public), 2, 5) == [Saying("because", (Line(2),))]
    assert talker().echo(moment(*public), 2, 2) == [Saying("because", (Line(1),))]
    assert talker().echo(moment(*public), 1, 5) == []
    assert talker().echo(moment(*public, *[told.TurnEnded(1)] * LATELY), 2, len(public) + LATELY) == []


def test_the_end_of_a_turn_is_explained_by_what_was_played_in_it() -> None:
    begins, ends = told.TurnBegan(1), told.TurnEnded(1)
    card, other = told.CardPlayed(1, "accusation", 2), told.CardPlayed(3, "accusation", 1)
    drawn = told.CardDrawn(1)

    assert SalemOnlooker(None).cause([card, begins, card, other, ends], 4, 1) == 2
    assert SalemOnlooker(None).cause([begins, card, told.CardPlayed(1, "accusation", 4), ends], 3, 2) == 1
    assert SalemOnlooker(None).cause([card, begins, drawn, drawn, ends], 4, 1) == -1
    assert SalemOnlooker(None).cause([card, begins, ends], 2, 1) == -1
    assert SalemOnlooker(None).cause([begins, card], 1, 2) == 1
    assert SalemOnlooker(None).cause([begins, card], 1, 3) == -1


def test_who_is_suspected_after_a_conspiracy_hears_from_whom_a_card_was_taken() -> None:
    ends = told.TurnEnded(1)
    taken = [told.TryalTaken(giver=2, taker=1), told.TryalTaken(giver=1, taker=2)]

    assert SalemOnlooker(None).cause([told.TurnBegan(1), *taken, ends], 3, 1) == 1
    assert SalemOnlooker(None).cause([told.TurnBegan(1), *taken, ends], 3, 2) == 2
    assert SalemOnlooker(None).cause([*taken, told.TurnBegan(1), ends], 3, 1) == -1
    assert SalemOnlooker(None).cause([told.TurnBegan(1), told.TryalsMixed((0, 1, 2)), ends], 2, 1) == 1


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_few_agree_with_one_line_and_no_request_or_promise_is_called_untrue(name: str, players: int) -> None:
    game = played(name, players, 1)
    public = game.heard(None)
    agreed: Counter[int] = Counter()
    for _, event in spoken(game):
        for saying in event.sayings:
            part = saying.parts[0] if saying.parts else None
            if saying.kind == "agree" and isinstance(part, Line):
                agreed[part.line] += 1
            if saying.kind == "doubt" and isinstance(part, Line):
                doubted = public[part.line]
                assert isinstance(doubted, Spoke)
                assert {each.kind for each in doubted.sayings} - {"go-for", "because"}
    assert agreed
    assert max(agreed.values()) <= ENOUGH + 1  # one more may second it in the meantime


def test_no_reason_in_salem_is_that_a_turn_has_ended() -> None:
    game: mh.Game[Any] = played("salem1692", 7, 1)
    public = game.heard(None)
    pointed = [
        public[part.line]
        for _, event in spoken(game)
        for saying in event.sayings
        if saying.kind == "because"
        for part in saying.parts
        if isinstance(part, Line)
    ]
    assert pointed
    assert not [event for event in pointed if isinstance(event, told.TurnEnded)]


def addressed(event: Spoke) -> set[int]:
    """The seats that are asked something or that an opinion is about."""
    kinds = ("ask", "ask-role", "ask-night", "suspect", "trust")
    return {part.seat for each in event.sayings if each.kind in kinds for part in each.parts if isinstance(part, Seat)}


def test_nobody_speaks_to_or_of_those_whom_the_town_believes_out() -> None:
    spoken_of = 0
    for seed in range(3):
        health: dict[int, str] = {}
        for event in played("quintebourg", 9, seed).heard(None):
            if isinstance(event, town.HealthReported):
                health.update(zip(event.seats, event.states, strict=True))
            elif isinstance(event, town.HealthAnnounced):
                health[event.seat] = event.health
            elif isinstance(event, Spoke):
                spoken_of += len(addressed(event))
                assert not [seat for seat in addressed(event) if health.get(seat, "i") not in ("i", "b")]
    assert spoken_of


def test_whoever_is_asked_why_and_has_no_reason_admits_a_hunch() -> None:
    lines = [event for seed in range(2) for _, event in spoken(played("salem1692", 7, seed))]

    assert "hunch" in [saying.kind for line in lines for saying in line.sayings]


def test_whoever_lies_open_as_a_witch_swears_nothing() -> None:
    trial = told.TrialBegan(accuser=1, accused=0)
    shown = told.TryalRevealed(0, 2, "witch", "trial")

    assert talker().plea(moment(trial), ANY, 0) == [Saying("never-witch")]
    assert talker().plea(moment(shown, trial), ANY, 1) == []
    assert talker().plea(moment(told.TryalRevealed(1, 2, "witch", "trial"), trial), ANY, 1) == [Saying("never-witch")]


def test_nobody_is_asked_about_a_player_whom_everybody_knows() -> None:
    here = moment(told.TurnBegan(1))
    here.ledger.guilt = [0.2, 0.2, 0.99, 0.3, 0.2]

    assert here.doubtful(1) == [3, 4]


def test_who_is_asked_the_same_again_stands_by_the_answer() -> None:
    trust = Saying("trust", (Seat(2), Word("little")))
    here = moment(told.TurnBegan(1), spoke(0, 1, trust), told.TurnBegan(2))

    assert talker()._or(NOTHING, here, [trust]) == [Saying("still", (Line(1),))]
    assert talker()._or(NOTHING, here, []) == [NOTHING]
    suspect = Saying("suspect", (Seat(3), Word("much")))
    assert talker()._or(NOTHING, here, [suspect]) == [suspect]


def test_whoever_has_told_what_it_saw_stands_by_it() -> None:
    here = moment(told.TurnBegan(1), *[told.TurnBegan(1)] * 60)
    here.testified = {2: (1, 2.0), 3: (0, -2.0)}

    assert [talker().opinion(here, seat) for seat in (2, 3)] == [[Saying("still", (Line(line),))] for line in (1, 0)]
    assert here.attacked == {2}


def test_the_last_testimony_about_a_player_counts() -> None:
    testimonies = 0
    for seed in range(4):
        game = played("quintebourg", 9, seed)
        public = game.heard(None)
        onlooker = QuintebourgOnlooker(game.view(0))
        onlooker.read(public)
        for seat in range(9):
            found = Moment(public, seat, "key", (), onlooker).testified
            for about, (line, weight) in found.items():
                event = public[line]
                assert isinstance(event, Spoke)
                assert event.seat == seat
                assert onlooker.testimony(event) == (about, weight)
            testimonies += len(found)
    assert testimonies


def test_the_accused_deny_and_others_doubt() -> None:
    denied = 0
    for name, players in GAMES:
        game = played(name, players, 1)
        public = game.heard(None)
        for _, event in spoken(game):
            for kind in ("deny", "doubt"):
                for part in lines_of(event, kind):
                    accusation = public[part.line]
                    assert isinstance(accusation, Spoke)
                    about = [each.parts[0] for each in accusation.sayings if each.kind == "suspect"]
                    assert (Seat(event.seat) in about) == (kind == "deny")
                    denied += kind == "deny"
    assert denied


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_one_question_at_a_time(name: str, players: int) -> None:
    questions = most = 0
    for event in played(name, players, 0).heard(None):
        asked = isinstance(event, Spoke) and any(each.kind in QUESTIONS for each in event.sayings)
        questions = questions + asked if isinstance(event, Spoke) else 0
        most = max(most, questions)
    assert most == 1


def test_bots_of_a_game_share_an_onlooker_who_reads_every_line_once() -> None:
    game = mh.start("salem1692", 5, 1, {"talk": "claims"})
    public = game.heard(None)
    first = onlooker(SalemOnlooker, game.view(0), public)

    assert onlooker(SalemOnlooker, game.view(1), game.heard(None)) is first
    assert onlooker(SalemOnlooker, game.view(1), public[:-1]) is not first
    assert first.ledger.guilt == onlooker(SalemOnlooker, game.view(2), public).ledger.guilt


def test_an_onlooker_knows_nothing_of_the_seat_that_brought_it() -> None:
    for name, players in GAMES:
        game = played(name, players, 3)
        guilt = []
        for seat in range(players):
            found = TALKERS[name].onlookers(game.view(seat))
            found.read(game.heard(None))
            guilt.append(found.ledger.guilt)
        assert all(each == guilt[0] for each in guilt)


def test_nobody_suspects_the_doctor_whom_everybody_knows() -> None:
    game = played("quintebourg", 9, 0)
    doctor = next(event.seat for event in game.heard(None) if isinstance(event, town.DoctorShown))
    for _, event in spoken(game):
        for saying in event.sayings:
            if saying.kind in ("suspect", "ask-role") or (saying.kind == "ask" and saying.parts[1] == Seat(doctor)):
                assert saying.parts[0] != Seat(doctor) or saying.kind == "ask"
                assert saying.kind != "ask"


def test_the_doctor_whom_everybody_knows_need_not_say_so() -> None:
    for seed in range(3):
        game = played("quintebourg", 9, seed)
        roles = [each.parts[0] for _, event in spoken(game) for each in event.sayings if each.kind == "am-role"]
        assert roles
        assert Word("medecin") not in roles


def test_nobody_asks_for_hope_right_after_somebody_else_has_promised_a_cleansing() -> None:
    asked = 0
    for seed in range(12):
        promised = False
        for event in played("newsalem", 6, seed).heard(None):
            kinds = [saying.kind for saying in event.sayings] if isinstance(event, Spoke) else []
            asked += "give-me" in kinds
            assert not (promised and "give-me" in kinds)
            promised = isinstance(event, Spoke) and (promised or "will-cleanse" in kinds)
    assert asked


def test_wounds_of_the_day_are_not_told_as_those_of_a_night() -> None:
    game = mh.start("quintebourg", 9, 1, {"talk": "claims"})
    dice = random.Random(1)
    while not isinstance(game.heard(None)[-1], town.DebateBegan):
        asked = game.decisions[0]
        move = make_bot("quintebourg", "steady").move(prompt_for(game, asked.seat, dice))
        assert move is not None
        game.answer(move.id, move.choice)

    told_of = {"by night": 0, "by day": 0}
    for seat in [each for each in range(9) if not hiding(game, each)]:
        for when in told_of:
            prompt = prompt_for(game, seat, dice)
            story = [event for event in prompt.story if not isinstance(event, town.HealthFelt)]
            dawn = next(line for line, event in enumerate(story) if isinstance(event, town.DayBroke))
            story.insert(dawn if when == "by night" else len(story), town.HealthFelt(seat, "b"))
            prompt._heard = story
            speaker = QuintebourgTalker(lambda prompt: ANY)
            found = onlooker(QuintebourgOnlooker, prompt.view, prompt.public)
            here = Moment(prompt.public, seat, speaker.key(prompt), prompt.vocabulary("square"), found)
            here.temper = replace(here.temper, talks=1.0)
            told_of[when] += Saying("was-hurt") in speaker.claim(here, prompt)
    assert told_of["by night"]
    assert not told_of["by day"]


def test_who_is_asked_and_has_nothing_to_say_evades_in_another_way_than_just_before() -> None:
    here = moment(told.TurnBegan(1), spoke(0, 1, HUNCH), told.TurnBegan(2))
    earlier = moment(told.TurnBegan(1), spoke(0, 1, HUNCH), spoke(0, 2, ATTACK), told.TurnBegan(2))

    assert talker()._or(HUNCH, here, []) == [NOTHING]
    assert talker()._or(HUNCH, earlier, []) == [HUNCH]


def test_what_was_said_long_ago_is_said_again_and_lately_only_with_a_new_reason() -> None:
    trust, because = Saying("trust", (Seat(2), Word("little"))), Saying("because", (Line(6),))
    said = [told.TurnBegan(1), spoke(0, 1, trust), *[spoke(0, at, NOTHING) for at in (2, 3, 4)]]
    here, later = moment(*said, told.TurnBegan(2)), moment(*said, *[told.TurnBegan(2)] * LATELY)

    assert talker()._again(here, [trust]) == [Saying("still", (Line(1),))]
    assert talker()._again(moment(*said, *[told.TurnBegan(2)] * 2), [trust, because]) == [trust, because]
    assert talker()._again(later, [trust]) == [trust]


def test_nobody_stands_by_an_agreement_with_others() -> None:
    agree = Saying("agree", (Line(0),))
    here = moment(spoke(1, 0, ATTACK), spoke(0, 1, agree), told.TurnBegan(2))

    assert talker()._or(HUNCH, here, [agree]) == [HUNCH]


def test_bots_do_not_ask_what_was_asked_lately_nor_whoever_owes_an_answer_or_has_just_evaded_one() -> None:
    question = Saying("ask", (Seat(1), Seat(3)))
    here = moment(told.TurnBegan(1), spoke(2, 1, question))
    evaded = moment(told.TurnBegan(1), spoke(1, 1, NOTHING), told.TurnBegan(2))
    for each in (here, evaded):
        each.ledger.guilt = [0.2, 0.2, 0.3, 0.9, 0.3]

    asked = talker().question(here, 1, 0)[0]
    assert asked in [Saying("ask", (Seat(1), Seat(other))) for other in (2, 4)]
    assert talker().question(evaded, 1, 0) == [question]
    assert 1 not in (here.least_addressed(), evaded.least_addressed())


def test_nobody_misses_a_promised_attack_against_themselves() -> None:
    here = moment(spoke(1, 0, Saying("will-go-for", (Seat(0),))), spoke(1, 1, Saying("will-go-for", (Seat(2),))))

    assert here.threatens(0)
    assert not here.threatens(1)


def test_whoever_has_testified_against_a_player_stands_by_it_when_asked_why_it_attacked_them() -> None:
    here = moment(told.TurnBegan(1), *[told.TurnBegan(1)] * 60)
    here.testified = {2: (1, 2.0), 3: (0, -2.0)}
    here.ledger.guilt = [0.2] * 5

    assert talker().grounds(here, 2) == [Saying("still", (Line(1),))]
    assert talker().grounds(here, 3) == []


def test_a_short_answer_may_be_given_again_soon_but_not_in_two_lines_in_a_row() -> None:
    still = Saying("still", (Line(0),))

    assert moment(spoke(0, 0, ATTACK), spoke(0, 1, still)).fresh([still]) == []
    assert moment(spoke(0, 0, ATTACK), spoke(0, 1, still), spoke(0, 2, NOTHING)).fresh([still]) == [still]


def test_nobody_in_new_salem_misses_a_trial_that_others_have_held() -> None:
    promise = Saying("will-go-for", (Seat(2),))
    public = [spoke(1, 0, promise), street.EventTriggered(3, "trial", 4, 2), street.RoundEnded(1, 40)]
    other = [spoke(1, 0, promise), street.EventTriggered(3, "trial", 4, 4), street.RoundEnded(1, 40)]
    newsalem = NewSalemTalker(lambda prompt: None)

    assert newsalem.needless(moment(*public), 0, 2)
    assert not newsalem.needless(moment(*other), 0, 2)
    assert newsalem.needless(moment(*other, me=2), 0, 2)


def test_whoever_has_announced_an_accusation_with_a_reason_stands_by_it_when_asked_why() -> None:
    promise = (Saying("will-accuse", (Seat(2), Amount(1))), Saying("because", (Line(0),)))
    card, why = told.CardPlayed(0, "accusation", 2), Saying("why", (Line(2),))
    here = moment(told.TurnBegan(0), spoke(0, 1, *promise), card, spoke(2, 3, why))
    here.ledger.guilt = [0.2] * 5

    assert talker().account(here, ANY, here.said[0]) == [Saying("still", (Line(1),))]
    assert here.announced(3) == -1
