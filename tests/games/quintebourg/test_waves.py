"""A night in waves ends like the same night call by call, and no call reveals who is called (QB-PHASE)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from meetinghouse.engine.agenda import Step
from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.values import Option, Position, Word
from meetinghouse.games.quintebourg.components.names import COMATOSE, DEAD, NEARLY_DEAD, UNHARMED, WEEKDAYS, WOUNDED
from meetinghouse.games.quintebourg.events import Called, CameraRead, DoubleAnnounced, WaveCalled
from meetinghouse.games.quintebourg.phases.day.dawn import Morning
from meetinghouse.games.quintebourg.phases.night.night import CALLS, Calls, Daybreak, Nightfall
from meetinghouse.games.quintebourg.phases.night.program import WAVE, grouped, program
from meetinghouse.games.quintebourg.phases.week import DayOfTheWeek, Turn
from meetinghouse.games.quintebourg.rules import RULES
from meetinghouse.games.quintebourg.state import Quintebourg, QuintebourgState

from .town import called, choose, close, told, town, until

NONE = Word("none")
WAVES = {"night_calls": "waves"}
Choices = dict[int, dict[str, Option]]


def evening(mode: str, players: int, weekday: int, seed: int, calls: str) -> Quintebourg:
    """A town with a rich past, before its night."""
    dice = random.Random(f"{mode} {players} {weekday} {seed}")
    game = start_by(RULES, players, seed, {"mode": mode, "night_calls": calls})
    state = game.state
    seats = list(range(players))
    first = weekday in (0, 3) and dice.random() < 0.25
    state.weekday, state.day = weekday, 1
    state.night = 0 if first else dice.choice([2, 2, 5])
    if not first:
        harm(state, dice)
        pairs = dice.sample(seats, 4)
        for bonds, (one, two) in ((state.hater, pairs[:2]), (state.casual, dice.sample(seats, 2))):
            bonds[one], bonds[two] = two, one
        for which in (0, 1):
            for seat in dice.sample([each for each in seats if each != state.doctor], 2):
                if not state.henchmen[1 - which] >> seat & 1:
                    state.henchmen[which] |= 1 << seat
        state.met = [sum(1 << s for s in seats if state.factions[s] >> index & 1) for index in range(6)]
    state.charmed = sum(1 << seat for seat in seats if dice.random() < 0.3)
    state.mc_week, state.mc_double = dice.randrange(5), dice.random() < 0.3
    state.pot = dice.choice([-1, 0, 1, 4])
    state.research, state.doses_used, state.returned = dice.randrange(9), dice.randrange(2), dice.random() < 0.4
    state.returned_told = state.returned
    state.bunker_forced = dice.random() < 0.5
    state.richest = dice.choice([-1, *seats])
    rest: list[Step[QuintebourgState]] = [Nightfall(), Daybreak(), Morning(), DayOfTheWeek(), Turn()]
    game.agenda = rest[::-1]
    game.asked = [0] * players
    game.story.clear()
    game.advance()
    return game


def harm(state: QuintebourgState, dice: random.Random) -> None:
    """Add wounded, dead, condemned, grieving and relieved players; most stay on their feet."""
    for seat in range(state.players):
        state.coins[seat] = dice.randrange(6)
        health = dice.choices([UNHARMED, WOUNDED, COMATOSE, NEARLY_DEAD, DEAD], [10, 4, 2, 3, 1])[0]
        state.health[seat] = state.published[seat] = health
        if health in (WOUNDED, COMATOSE):
            state.since[seat], state.nights[seat] = dice.randrange(2), dice.randrange(3)
        if health >= NEARLY_DEAD:
            state.estates[seat], state.coins[seat], state.q_since[seat] = state.coins[seat], 0, 0
        if state.lover[seat] >= 0 and dice.random() < 0.5:
            state.grief |= 1 << seat
        elif state.lover[seat] >= 0 and dice.random() < 0.5:
            state.relief |= 1 << seat
    standing = [seat for seat in range(state.players) if state.health[seat] <= WOUNDED]
    state.condemned = sum(1 << seat for seat in dice.sample(standing, min(1, len(standing))))
    state.culprits = dice.sample(standing, min(len(standing), dice.randrange(2)))
    state.clock = 10


def pick(dice: random.Random, options: tuple[Option, ...]) -> Option:
    """A random option, usually one other than "none"."""
    some = [option for option in options if option != NONE]
    return dice.choice(some) if some and dice.random() < 0.85 else options[0]


def play(game: Quintebourg, dice: random.Random, wanted: Choices | None) -> Choices:
    """Play a whole night, with the choices in `wanted` where there are any; returns the choices that counted."""
    made: Choices = {}
    while not game.over and isinstance(game.agenda[-1], Calls):
        step = game.agenda[-1]
        for seat in sorted(called(game)):
            while any(each.seat == seat for each in game.decisions):
                decision = next(each for each in game.decisions if each.seat == seat)
                key = step.at[seat]
                if wanted is not None and key in wanted.get(seat, {}):
                    choice = wanted[seat][key]
                    assert choice in decision.options, f"{key}: {choice} is not offered in waves"
                else:
                    choice = pick(dice, decision.options)
                game.answer(decision.id, choice, hold=True)
                made.setdefault(seat, {})[key] = choice
        close(game)
    return made


def outcome(game: Quintebourg) -> dict[str, Any]:
    """Everything that a night leaves: the town, the draws, and what everybody was told, except for the calls."""
    found = {name: getattr(game.state, name) for name in game.state.fields if name not in ("clock", "q_since")}
    found["fell after each other"] = [sorted(set(game.state.q_since)).index(since) for since in game.state.q_since]
    found["draws"] = game.chance.counters
    for seat in range(game.state.players):
        heard = [str(event) for event in game.heard(seat) if not isinstance(event, Called | WaveCalled)]
        found[f"heard by {seat}"] = sorted(heard)
    return found


@pytest.mark.rule("QB-PHASE-05")
@pytest.mark.parametrize("weekday", range(6), ids=WEEKDAYS[:6])
@pytest.mark.parametrize("players", [6, 13, 21])
@pytest.mark.parametrize("mode", ["v", "m", "e"])
def test_the_same_choices_have_the_same_outcome_in_waves_and_call_by_call(
    mode: str, players: int, weekday: int
) -> None:
    whole = 0
    for seed in range(5):
        classic, waves = (evening(mode, players, weekday, seed, calls) for calls in ("classic", "waves"))
        if classic.over or waves.over:
            continue
        made = play(classic, random.Random(seed), None)
        play(waves, random.Random(seed + 1), made)
        ends = [(end.winners, end.sides) if end is not None else None for end in (classic.outcome, waves.outcome)]
        assert ends[0] == ends[1]
        if ends[0] is not None:
            continue
        whole += 1
        assert outcome(classic) == outcome(waves), f"seed {seed}"
    assert whole


@pytest.mark.rule("QB-PHASE-05", "QB-NIGHT-GEN-13")
def test_in_waves_too_what_skadi_does_on_a_wednesday_comes_after_cortex_and_minus() -> None:
    """She reboots Cortex and joins the pair; tonight nothing is doubled, and she may still be charmed."""
    purses = []
    for calls in ("classic", "waves"):
        parties = "rept-alpha skadi cortex minus"
        game = town(parties, at="nightfall", weekday="wed", night=3, options={"night_calls": calls})
        wanted: dict[int, Any] = {
            1: {"skadi-way": "reboot", "skadi-whom": 2, "skadi-camp": "mc"},
            2: {"cortex-own-1": (1, "charm"), "cortex-minus-1": 4},
            3: {"minus-1": (4, "steal")},
        }
        night = game.state.weekday
        while game.state.weekday == night:
            step = game.agenda[-1]
            assert isinstance(step, Calls)
            for seat in sorted(called(game) & wanted.keys()):
                while any(each.seat == seat for each in game.decisions) and step.at[seat] in wanted[seat]:
                    choose(game, seat, wanted[seat][step.at[seat]])
            close(game)
        purses.append((game.state.coins, game.state.charmed, game.state.mc_double, game.state.camps[1]))
        assert not told(game, None, DoubleAnnounced)
        until(game, "cortex")
        assert told(game, None, DoubleAnnounced) == [DoubleAnnounced()]
    assert purses[0] == purses[1]
    assert purses[0][1:3] == (1 << 1, True)


@pytest.mark.rule("QB-PHASE-05", "QB-RES-05")
def test_in_waves_too_the_game_is_not_stopped_between_cortex_and_minus() -> None:
    """Cortex charms the last player, and Minus still takes a coin."""
    for calls in ("classic", "waves"):
        charm = sum(1 << seat for seat in range(12) if seat not in (1, 2, 3))
        game = town("rept-alpha cortex minus", at="nightfall", charmed=charm, options={"night_calls": calls})
        until(game, "cortex")
        choose(game, 1, (3, "charm"), 4)
        until_over(game, (4, "steal"))
        assert game.outcome is not None
        assert game.outcome.side == "mc"
        assert game.state.coins[2:5] == [4, 3, 2]


def until_over(game: Quintebourg, deed: Any) -> None:
    """Minus acts when asked, and the night goes on until the game is over."""
    while not game.over:
        if 2 in called(game) and next(each.kind for each in game.decisions if each.seat == 2) == "minus":
            choose(game, 2, deed)
        close(game)


@pytest.mark.rule("QB-PHASE-05", "QB-NIGHT-GEN-11")
def test_in_a_wave_the_choice_of_one_who_can_no_longer_act_is_dropped() -> None:
    """The nurse poisons the artist, who has already named a house in the same wave."""
    game = town("rept-alpha", at="nightfall", effects={1: "chirurgien", 2: "artiste"}, health={2: "b"}, options=WAVES)
    until(game, "nurse")
    choose(game, 1, ("poison", 2))
    choose(game, 2, 5)
    close(game)
    assert (game.state.health[2], game.state.sculpt) == (COMATOSE, -1)


@pytest.mark.rule("QB-PHASE-05")
def test_in_waves_a_doctor_may_try_his_mixture_on_one_he_has_just_made_nearly_dead() -> None:
    game = town("rept-alpha medecin", at="nightfall", health="iic", research=6, threshold=5, options=WAVES)
    until(game, "treat")
    choose(game, 1, "none", (2, "worse"), "none", 2)
    close(game)
    assert game.state.health[2] == UNHARMED


@pytest.mark.rule("QB-PHASE-05")
def test_in_waves_a_prosecutor_raised_tonight_has_his_camera() -> None:
    game = town("rept-alpha sesiano", at="nightfall", posts={"procureur": 2}, options=WAVES)
    until(game, "camera")
    game.state.health[2] = NEARLY_DEAD
    game.advance()
    choose(game, 1, ("raise", 2))
    choose(game, 2, Position(0))
    close(game)
    assert [(event.house, event.count) for event in told(game, None, CameraRead)] == [(0, 1)]


@pytest.mark.rule("QB-PHASE-05")
def test_every_call_has_a_wave_and_within_a_wave_the_order_of_the_table_holds() -> None:
    assert set(WAVE) == set(CALLS)
    for mode in ("v", "m", "e"):
        for weekday in WEEKDAYS[:6]:
            state = town("hess" if mode == "m" else "rept-alpha", mode=mode, weekday=weekday, options=WAVES).state
            order = program(state)
            for names in grouped(state):
                assert [order.index(name) for name in names] == sorted(order.index(name) for name in names)
            assert sorted(order) == sorted(name for names in grouped(state) for name in names)
