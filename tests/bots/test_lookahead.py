"""Looking ahead: budgets, the usual answer's lead, the same worlds for all answers; and sharp's witches who do so."""

from __future__ import annotations

import contextlib
import io
import random
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec
import pytest

import meetinghouse as mh
from bench import lookahead as measuring
from bench import outlook as training
from meetinghouse.bots.bot import Move, Prompt, prompt_for
from meetinghouse.bots.learned import Network, learned
from meetinghouse.bots.lookahead import look_ahead
from meetinghouse.bots.play import play_out
from meetinghouse.bots.salem1692.common import CommonBelief
from meetinghouse.bots.salem1692.kinds import TownsKind
from meetinghouse.bots.salem1692.outlook import LEARNED, features, outlook
from meetinghouse.bots.salem1692.search import after, plays_steady
from meetinghouse.bots.salem1692.sharp import SharpBot
from meetinghouse.bots.salem1692.steady import SteadyBot
from meetinghouse.bots.simulation import simulate
from meetinghouse.engine.values import Choice
from meetinghouse.texts import Texts

BUDGET = 4


def prompt_of(game: mh.Game[Any], seat: int, seconds: float | None = None) -> Prompt:
    return prompt_for(game, seat, random.Random(0), seconds=seconds)


def first_prompt(seconds: float | None = None) -> tuple[Prompt, list[Choice]]:
    """A question with several answers."""
    game = mh.start("salem1692", 5, 1)
    decision = next(each for each in game.decisions if each.single and len(each.options) > 3)
    return prompt_of(game, decision.seat, seconds), list(decision.options[:4])


def test_a_budget_counts_playouts_and_most_are_spent_on_the_best_answers() -> None:
    prompt, choices = first_prompt()
    seen: list[int] = []
    worths = iter([*[0.1, 0.9, 0.2, 0.8] * 2, *[0.9, 0.8] * 4])

    def try_out(_: mh.Game[Any], number: int) -> float:
        seen.append(number)
        return next(worths)

    found = look_ahead(prompt, choices, 16, "a", try_out)

    assert found.choice == choices[1]
    assert (found.better, found.worlds) == (2, 2)  # the usual answer was tried out in the first two worlds only
    assert seen == [0] * 4 + [1] * 4 + [2] * 2 + [3] * 2 + [4] * 2 + [5] * 2


@pytest.mark.parametrize("budget", range(1, 30))
def test_a_budget_is_never_exceeded(budget: int) -> None:
    prompt, choices = first_prompt()
    tried: list[int] = []

    def try_out(_: mh.Game[Any], number: int) -> float:
        tried.append(number)
        return 0.5

    for answers in range(1, 5):
        tried.clear()
        look_ahead(prompt, choices[:answers], budget, "a", try_out)
        assert len(tried) <= budget


@pytest.mark.parametrize(("lead", "chosen"), [(0.0, 0), (0.04, 0), (0.06, 1)])
def test_another_answer_must_be_better_by_the_margin(lead: float, chosen: int) -> None:
    prompt, choices = first_prompt()
    worths = iter([0.5, 0.5 + lead] * 4)

    found = look_ahead(prompt, choices[:2], 8, "a", lambda *_: next(worths), margin=0.05)

    assert found.choice == choices[chosen]
    assert found.worlds == 4


def test_all_answers_are_tried_out_in_the_same_worlds() -> None:
    prompt, choices = first_prompt()
    keys: dict[int, list[bytes]] = {}

    def try_out(game: mh.Game[Any], number: int) -> float:
        keys.setdefault(number, []).append(game.chance.key)
        return 0.0

    assert look_ahead(prompt, choices[:2], 8, "a", try_out).choice == choices[0]
    assert [len(each) for each in keys.values()] == [2] * 4
    assert all(one == other for one, other in keys.values())
    assert len({one for one, _ in keys.values()}) == 4


def test_where_time_is_up_the_worlds_seen_so_far_decide() -> None:
    prompt, choices = first_prompt(seconds=0.0)
    worths = iter([0.1, 0.2, 0.4, 0.3])

    found = look_ahead(prompt, choices, 100, "a", lambda *_: next(worths))

    assert found.choice == choices[2]
    assert found.worlds == 1


@pytest.mark.parametrize("talk", ["off", "claims"])
def test_a_witch_looks_ahead_alike_in_every_world_and_whenever_she_takes_over(talk: str) -> None:
    moves: list[tuple[mh.Game[Any], Move]] = []

    def watch(game: mh.Game[Any], move: Move) -> None:
        if move.reason.key == "steady-searched" and len(moves) < 4:
            moves.append((game.copy(), move))

    game = mh.start("salem1692", 5, 3, {"edition": "en", "talk": talk})
    play_out(game, [SharpBot(BUDGET) for _ in range(5)], random.Random(3), watch)

    assert moves
    for index, (before, move) in enumerate(moves):
        seat = before.decision(move.id).seat
        params = move.reason.params
        assert before.view(seat).own.team == "witches"
        assert 0 <= params["better"] <= params["worlds"] <= BUDGET  # type: ignore[operator]
        for same in (before, before.redeal(seat, index)):
            bot = SharpBot(BUDGET)
            assert bot.move(prompt_of(same, seat)) == move
            mine, other = bot._mind(prompt_of(same, seat)), SharpBot(0)._mind(prompt_of(same, seat))
            assert (mine.trials, mine.enmities, mine.witch) == (other.trials, other.enmities, other.witch)


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_reason_counts_worlds(language: str) -> None:
    texts = Texts(language, "salem1692", strict=True)
    several = texts.reason("steady-searched", {"better": 7, "worlds": 10}, list("ABCDEFGHIJKL"))

    assert "7" in several
    assert "10" in several
    assert texts.reason("steady-searched", {"better": 1, "worlds": 1}, list("ABC")) != several


@pytest.mark.parametrize("share", [0.05, 0.3, 0.5, 0.7, 0.95])
def test_the_first_few_worlds_have_both_kinds_of_town_in_their_share(share: float) -> None:
    for worlds in range(1, 40):
        steady = sum(plays_steady(number, share) for number in range(worlds))
        assert abs(steady - share * worlds) <= 0.5


def test_a_playout_stops_where_it_is_told_to() -> None:
    game = mh.start("salem1692", 5, 3, {"edition": "en"})
    until = after(3, game)
    play_out(game, [SharpBot(0) for _ in range(5)], random.Random(3), until=until)
    begun = [type(told.event).__name__ for told in game.story].count("TurnBegan")

    assert not game.over
    assert begun == 3


# --- how likely the witches win


def test_weights_of_another_version_of_the_rules_are_refused() -> None:
    with pytest.raises(mh.Refused, match="version another"):
        learned(LEARNED, "another")


def test_a_network_is_a_chance_of_rectified_sums() -> None:
    network = Network("salem1692", "1", ((1.0, 0.0), (0.0, 1.0)), (0.0, -5.0), (2.0, 7.0), -1.0)

    assert network.chance([0.5, 4.0]) == pytest.approx(0.5)
    assert network.chance([-3.0, 4.0]) == pytest.approx(0.2689, abs=1e-4)


def test_the_weights_fit_what_is_counted() -> None:
    game = mh.start("salem1692", 7, 1, {"edition": "en"})
    belief = CommonBelief()
    belief.read(game.heard())
    counted = features(game, belief, False)

    assert {len(row) for row in learned(LEARNED, game.rules.version).hidden} == {len(counted)}
    assert 0.2 < outlook(game, belief, False) < 0.6  # nothing has happened yet


def test_a_network_learns_who_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(training, "GAMES", ((5, False, 5), (5, True, 5)))
    monkeypatch.setattr("sys.argv", ["outlook", "--to", str(tmp_path / "outlook.json")])

    training.main()

    assert msgspec.json.decode((tmp_path / "outlook.json").read_bytes(), type=Network).game == "salem1692"
    assert "log loss" in capsys.readouterr().out


def test_it_shows_in_whom_a_town_accuses_whether_it_is_steady_or_sharp() -> None:
    right = []
    for steady in (True, False):
        for seed in range(3):
            game = mh.start("salem1692", 7, f"kind/{seed}", {"edition": "en"})
            town = [seat for seat in range(7) if game.view(seat).side != "witches"]
            bots = [SteadyBot() if steady and seat in town else SharpBot(0) for seat in range(7)]
            play_out(game, bots, random.Random(seed))
            kind = TownsKind()
            kind.read(game.heard())
            assert kind.steady([]) == 0.5
            right.append((kind.steady(town) > 0.5) == steady)
    assert sum(right) >= 5


def measured(store: Path, *more: str) -> list[str]:
    """What the measurement prints."""
    arguments = ["lookahead", "--players", "5", "--budget", "2", "--town", "steady", "--store", str(store), *more]
    out = io.StringIO()
    with mock.patch("sys.argv", arguments), contextlib.redirect_stdout(out):
        measuring.main()
    return out.getvalue().splitlines()


def test_a_row_that_is_played_in_chunks_is_the_same_as_in_one(tmp_path: Path) -> None:
    whole = measured(tmp_path / "whole", "--games", "3")
    for first in "201":
        chunks = measured(tmp_path / "chunks", "--games", "1", "--first", first)
    before = (tmp_path / "chunks").read_bytes()

    def without_times(lines: list[str]) -> list[str]:
        return [line.rpartition(",")[0] or line for line in lines]

    assert without_times(chunks) == without_times(whole)
    assert measured(tmp_path / "chunks", "--games", "3") == chunks
    assert (tmp_path / "chunks").read_bytes() == before


def test_a_row_has_the_digest_of_a_simulation(tmp_path: Path) -> None:
    row = measured(tmp_path / "games", "--games", "3")[0]
    bots = {"townspeople": "steady", "witches": "sharp"}
    with mock.patch.object(SharpBot.__init__, "__defaults__", (0,)):
        found = simulate("salem1692", 5, 3, 1, {"edition": "en"}, bots, processes=1)

    assert f"digest {found.digest[:12]}" in row
