"""Steady listens: sayings are evidence, the same in all worlds a seat cannot tell apart, and noise is worth little."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import log
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.bots import Bot, Move, Prompt, Speech, make_bot, play_out, prompt_for
from meetinghouse.bots.hearsay import CREDIT, MOST, OPINION, Habits, Hearsay, of_speaker, witness
from meetinghouse.bots.newsalem.hearsay import NewSalemHearsay
from meetinghouse.bots.newsalem.scene import Scene as NewSalemScene
from meetinghouse.bots.newsalem.suspicion import Suspicion
from meetinghouse.bots.promises import ATTACK, Deed, Promises, Settled
from meetinghouse.bots.quintebourg.belief import PACK, SETH
from meetinghouse.bots.quintebourg.belief import Belief as QuintebourgBelief
from meetinghouse.bots.quintebourg.scene import Scene as QuintebourgScene
from meetinghouse.bots.random_bot import RandomBot
from meetinghouse.bots.salem1692.belief import Belief as SalemBelief
from meetinghouse.bots.salem1692.hearsay import deed_in as salem_deed_in
from meetinghouse.engine.catalogue import rules_of
from meetinghouse.engine.events import Event
from meetinghouse.engine.sayings import Saying, Spoke
from meetinghouse.engine.values import NO, YES, Amount, Seat, Word
from meetinghouse.games.newsalem.events import EventTriggered
from meetinghouse.games.quintebourg.events import DayBroke
from meetinghouse.games.salem1692 import events as salem
from tests.every import every_game

GAMES = [*every_game(salem1692=7, newsalem=6, quintebourg=9).items()]


class Babbling(Bot):
    """A bot that plays like steady and says random things."""

    talks = True

    def __init__(self, game: str) -> None:
        self._bot = make_bot(game, "steady")

    def move(self, prompt: Prompt) -> Move | None:
        return self._bot.move(prompt)

    def say(self, prompt: Prompt) -> Speech | None:
        return RandomBot(talks=True).say(prompt)


def believed(game: mh.Game[Any], seat: int, listens: bool = True) -> Sequence[float]:
    """How likely each player is to be on the hidden side, as this seat believes."""
    prompt = prompt_for(game, seat, random.Random(0))
    if game.setup.game == "salem1692":
        belief = SalemBelief(seat, listens)
        belief.read(prompt.story)
        return belief.odds().witch
    if game.setup.game == "newsalem":
        return Suspicion(NewSalemScene(prompt.view), prompt.story, listens).chance
    scene = QuintebourgScene(prompt.view)
    town = QuintebourgBelief(scene, listens)
    town.read(prompt.story)
    return [chances[PACK] + chances[SETH] for chances in town.chances(scene)]


def said(seat: int, *sayings: Saying, number: int = 0) -> Spoke:
    return Spoke(seat, "table", number, (), sayings)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_sayings_at_random_do_not_move_beliefs_far(name: str, players: int) -> None:
    moved: list[float] = []
    count = 0

    def compare(game: Any, _: Move) -> None:
        nonlocal count
        count += 1
        if count % 20 == 0:
            for seat in range(0, players, 2):
                for one, other in zip(believed(game, seat), believed(game, seat, False), strict=True):
                    if 0.001 < other < 0.999:
                        moved.append(abs(log(one / (1 - one)) - log(other / (1 - other))))

    for seed in range(4 if name == "salem1692" else 1):  # there a single game differs too much from the next
        game = mh.start(name, players, seed + 1, {"talk": "claims"})
        play_out(game, [Babbling(name) for _ in range(game.seats)], random.Random(seed + 1), compare)

    assert max(moved) > 0
    assert max(moved) < 2 * MOST + 1  # what was said by one player, and about the others
    assert sum(moved) / len(moved) < 0.7


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_fresh_bot_that_listens_moves_like_one_that_was_there_from_the_start(name: str, players: int) -> None:
    compared = 0
    game = mh.start(name, players, 8, {"talk": "claims"})
    bots = [make_bot(name, "steady") for _ in range(game.seats)]

    def compare(game: Any, move: Move) -> None:
        nonlocal compared
        compared += 1
        if compared % 15 == 0:
            seat = int(move.id.partition("-")[0])
            fresh = make_bot(name, "steady").move(prompt_for(game, seat, random.Random(1)))
            kept = bots[seat].move(prompt_for(game, seat, random.Random(1)))
            assert fresh == kept

    play_out(game, bots, random.Random(8), compare)
    assert any(isinstance(event, Spoke) for event in game.heard(None))
    assert compared > 20


@pytest.mark.parametrize(("name", "players"), [game for game in GAMES if rules_of(game[0]).imagines_always])
def test_what_is_believed_is_the_same_in_every_world_that_a_seat_cannot_tell_apart(name: str, players: int) -> None:
    compared = 0

    def compare(game: Any, _: Move) -> None:
        nonlocal compared
        compared += 1
        if compared % 40 == 0:
            seat = compared // 40 % players
            world = prompt_for(game, seat, random.Random(0)).imagine(compared)
            assert believed(world, seat) == believed(game, seat)

    game = mh.start(name, players, 9, {"talk": "claims"})
    play_out(game, [make_bot(name, "steady") for _ in range(game.seats)], random.Random(9), compare)
    assert compared > 80


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_without_talk_there_is_nothing_to_listen_to(name: str, players: int) -> None:
    game = mh.start(name, players, 3)
    play_out(game, [make_bot(name, "steady") for _ in range(game.seats)], random.Random(3))

    for seat in range(players):
        assert believed(game, seat) == believed(game, seat, listens=False)


def test_a_seat_that_is_caught_is_suspected_but_not_if_everybody_is() -> None:
    alone, all_of_them = Hearsay(Habits({})), Hearsay(Habits({}))
    for seat in range(5):
        alone.spoke(seat)
        all_of_them.spoke(seat)
        all_of_them.catch(seat)
    alone.catch(2)

    assert alone.weight([2]) > 1.5
    assert alone.weight([3]) == 0
    assert all_of_them.weight([2]) == 0


def test_all_that_somebody_says_proves_no_more_than_the_limit() -> None:
    hearsay = Hearsay(Habits({}))
    for matter in range(20):
        hearsay.note(1, -1, f"{matter}", of_speaker(0.5))

    assert hearsay.weight([1]) == MOST
    assert hearsay.moved([0.3] * 4) == [0, MOST, 0, 0]


def test_an_opinion_counts_once_and_spares_fellows() -> None:
    hearsay = Hearsay(Habits({"suspect": (0.1, -0.5)}))
    for _ in range(3):
        hearsay.opinion(0, 1, "suspect")

    assert hearsay.weight([0]) == 0
    assert hearsay.weight([0, 1]) == -OPINION
    assert hearsay.weight([1]) == 0


def test_what_an_investigation_showed_is_believed_as_far_as_the_speaker_is() -> None:
    paid = EventTriggered(1, "investigation", 3, 2)
    seen = said(1, Saying("saw-side", (Seat(2), Word("witches"))))

    hearsay = NewSalemHearsay(0, [paid, seen])

    assert hearsay.weight([2]) > hearsay.weight([1]) > hearsay.weight([])
    assert not hearsay.caught


def test_nobody_has_seen_what_was_never_investigated() -> None:
    hearsay = NewSalemHearsay(0, [said(1, Saying("saw-side", (Seat(2), Word("witches"))))])

    assert hearsay.caught == {1}
    assert hearsay.weight([1]) > 0
    assert hearsay.weight([2]) == 0


def test_two_sides_for_oneself_are_one_too_many() -> None:
    sides = [said(1, Saying("am-side", (Word(side),))) for side in ("puritans", "witches")]

    assert not NewSalemHearsay(0, sides[:1]).caught
    assert NewSalemHearsay(0, sides).caught == {1}


def test_a_witness_who_may_lie_is_worth_less() -> None:
    honest, doubtful = Hearsay(Habits({})), Hearsay(Habits({}))
    for hearsay in (honest, doubtful):
        hearsay.note(0, 1, "saw", witness(True, (0.5, 0.0)))

    assert honest.moved([0.05, 0.3, 0.3])[1] > doubtful.moved([0.8, 0.3, 0.3])[1]


def test_the_constable_is_not_fooled_by_another_one() -> None:
    belief = SalemBelief(0)
    faces = ("constable", "not-a-witch", "not-a-witch")
    belief.hearsay.hear(salem.TryalsSeen(0, faces))
    belief.hearsay.hear(said(3, Saying("am-constable")))

    assert belief.hearsay.caught == {3}


def test_whispers_are_not_weighed() -> None:
    game = mh.start("newsalem", 5, 1, {"talk": "claims"})
    story = [*game.heard(0), Spoke(1, "table", 0, (0, 1), (Saying("saw-side", (Seat(2), Word("witches"))),))]

    assert not NewSalemHearsay(0, story)


def test_a_stalker_who_found_nobody_at_home_raises_a_suspicion() -> None:
    game = mh.start("quintebourg", 9, 4, {"talk": "claims"})
    scene = QuintebourgScene(game.view(0))
    shares = []
    for answer in (YES, NO):
        belief = QuintebourgBelief(scene)
        belief.read([*game.heard(0), said(3, Saying("home", (Seat(5), answer)))])
        shares.append(sum([belief.chances(scene)[5][kind] for kind in (PACK, SETH)]))

    assert shares[0] < shares[1]


def test_of_what_somebody_saw_only_the_first_counts_on_a_day() -> None:
    game = mh.start("quintebourg", 9, 4, {"talk": "claims"})
    scene = QuintebourgScene(game.view(0))
    first, second = [said(3, Saying("home", (Seat(seat), NO))) for seat in (6, 5)]

    def suspicion(*talk: Event) -> float:
        belief = QuintebourgBelief(scene)
        belief.read([*game.heard(0), *talk])
        return sum([belief.chances(scene)[5][kind] for kind in (PACK, SETH)])

    assert suspicion(first, second) == suspicion(first)
    assert suspicion(first, DayBroke("tue", 2), second) > suspicion(first)


def test_of_several_who_stalked_each_is_believed_less_and_suspected_more() -> None:
    """There is one scientist in a game."""
    game = mh.start("quintebourg", 9, 4, {"talk": "claims"})
    scene = QuintebourgScene(game.view(0))
    stalked = [said(seat, Saying("home", (Seat(5), NO))) for seat in (1, 2, 3)]

    def suspicion(of: int, *talk: Event) -> float:
        belief = QuintebourgBelief(scene, True)
        belief.read([*game.heard(0), *talk])
        chances = belief.chances(scene)[of]
        return chances[PACK] + chances[SETH]

    assert suspicion(5, *stalked) < suspicion(5, stalked[0])
    assert suspicion(1, *stalked) > suspicion(1, stalked[0])


def deed_in(event: Event) -> Deed | None:
    if isinstance(event, salem.CardPlayed):
        return Deed(event.by, ATTACK, (event.target,))
    return Deed(event.seat, due=True) if isinstance(event, salem.TurnEnded) else None


@pytest.mark.parametrize(("target", "kept"), [(2, True), (3, False)])
def test_a_promise_is_kept_by_the_deed_or_broken_when_it_is_due(target: int, kept: bool) -> None:
    promises = Promises(deed_in)
    promises.hear(said(1, Saying("will-accuse", (Seat(2), Amount(3))), number=7))
    settled = promises.hear(salem.CardPlayed(1, "accusation", target))
    settled += promises.hear(salem.TurnEnded(1))

    assert settled == [Settled(7, 1, kept)]


@pytest.mark.parametrize(
    ("kind", "night", "kept"),
    [
        ("will-confess", [salem.Confessed(1)], [True]),
        ("will-confess", [salem.Confessed(2)], [False]),
        ("will-confess", [salem.GavelGiven(1)], []),
        ("will-confess", [salem.Eliminated(1, "witch")], []),
        ("will-keep-silent", [salem.Confessed(1)], [False]),
        ("will-keep-silent", [salem.GavelGiven(1)], [True]),
    ],
)
def test_a_promise_for_the_night_is_judged_by_the_night_and_by_no_turn(
    kind: str, night: list[Event], kept: list[bool]
) -> None:
    promises = Promises(salem_deed_in)
    promises.hear(said(1, Saying(kind), number=7))
    settled = promises.hear(salem.TurnEnded(1))
    assert settled == []
    for event in [*night, salem.TargetAnnounced(3)]:
        settled += promises.hear(event)

    assert settled == [Settled(7, 1, each, nightly=True) for each in kept]


def test_a_promise_for_the_day_is_not_judged_by_the_night() -> None:
    promises = Promises(salem_deed_in)
    promises.hear(said(1, Saying("will-accuse", (Seat(2), Amount(3))), number=7))
    promises.hear(said(1, Saying("will-confess"), number=8))

    assert promises.hear(salem.TargetAnnounced(3)) == [Settled(8, 1, False, nightly=True)]
    assert promises.hear(salem.TurnEnded(1)) == [Settled(7, 1, False)]


def test_claims_that_speak_for_their_speaker_have_a_common_limit() -> None:
    hearsay = Hearsay(Habits({}, {"one": -0.5, "two": -0.5, "three": 0.4}))
    for kind in ("one", "two"):
        hearsay.claim(1, kind)

    assert hearsay.weight([1]) == -CREDIT

    hearsay.claim(1, "three")

    assert hearsay.weight([1]) == pytest.approx(0.4 - CREDIT)


def test_nobody_believes_those_who_were_caught() -> None:
    hearsay = Hearsay(Habits({}, {"one": -0.5}))
    hearsay.claim(1, "one")
    hearsay.note(1, 2, "saw", witness(True, (0.5, 0.0)))
    before = hearsay.moved([0.3] * 4)
    hearsay.catch(1)

    assert before[2] > 0
    assert hearsay.moved([0.3] * 4)[2] == 0
    assert hearsay.weight([1]) == hearsay.shame > 0
