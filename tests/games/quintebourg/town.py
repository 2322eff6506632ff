"""Positions of Quinte-bourg in one line, and short functions for what players do."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, cast

import pytest

from meetinghouse.engine.agenda import Step
from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.chance import Scripted
from meetinghouse.engine.decisions import Decision
from meetinghouse.engine.events import Event
from meetinghouse.engine.fields import loaded
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.values import Amount, Choice, Position, Seat, Word
from meetinghouse.games.quintebourg.components.names import HEALTH, POSTS, WEEKDAYS
from meetinghouse.games.quintebourg.phases.day.ballot import Ballot
from meetinghouse.games.quintebourg.phases.day.dawn import Morning
from meetinghouse.games.quintebourg.phases.day.evening import Richest
from meetinghouse.games.quintebourg.phases.day.feast import Feast, OpenFeast
from meetinghouse.games.quintebourg.phases.day.proposals import Weddings
from meetinghouse.games.quintebourg.phases.day.session import Debate, Session
from meetinghouse.games.quintebourg.phases.night.night import Calls, Daybreak, Narrate, Nightfall, OneCall
from meetinghouse.games.quintebourg.phases.week import DayOfTheWeek, SundayNight, Turn
from meetinghouse.games.quintebourg.posts.pickpockets import Pickpockets
from meetinghouse.games.quintebourg.queries.positions import Level
from meetinghouse.games.quintebourg.queries.town import seeming
from meetinghouse.games.quintebourg.roles.role import roles_of
from meetinghouse.games.quintebourg.rules import RULES
from meetinghouse.games.quintebourg.state import Quintebourg, QuintebourgState
from meetinghouse.games.quintebourg.verbs import camps

USUAL: dict[str, Any] = {"night_calls": "classic", "shuffle_variants": False, "hide_q_m": False}

ANA, BEN, CLEO, DAN, EVA, FINN, GUS, HANA, IVO, JOY, KIM, LEO = range(12)


def town(  # noqa: C901 - sets field after field of a state
    parties: str | Sequence[str] = "",
    *,
    players: int = 12,
    mode: str = "v",
    at: str | Sequence[str] = "night",
    weekday: str = "mon",
    night: int = 5,
    effects: Mapping[int, str] | None = None,
    alibis: Mapping[int, str] | None = None,
    health: str | Mapping[int, str] = "",
    posts: Mapping[str, int] | None = None,
    coins: int | Mapping[int, int] = 3,
    dice: Mapping[str, list[Any]] | None = None,
    options: dict[str, Any] | None = None,
    **state: Any,
) -> Quintebourg:
    """A town with these posts and effects only; all others are villagers (in modes m and e Nobels) without powers.

    parties: the party cards of the first seats ("rept-alpha rept-rouge medecin").
    health: their states, true and published ("ibcqm", or by seat).
    at: the moment of the game: "nightfall" (before the first call, in the form that the options say), a call or a list
    of calls ("pack", ["cortex", "minus"]: one after another, then dawn), "positions", "dawn", "session", "debate",
    "vote", "weddings", "evening" or "feast". At dawn, `weekday` is the day that begins.
    dice: scripted chance, by label. All other arguments set fields of the state.

    The town is told who is nearly dead and who is dead, so that a test sees every change of health; files with the
    fixture `taken_for_dead` are played both ways.
    """
    mode_options = {"mode": mode, **USUAL, **(options or {})}
    game = start_by(RULES, players, 1, mode_options)
    now = game.state
    given = parties.split() if isinstance(parties, str) else list(parties)
    plain = {"v": "villageois"}.get(mode, "nobel")
    now.clear()
    now.slot = list(range(players))
    now.party = [*given, *[plain] * (players - len(given))]
    for seat, alibi in (alibis or {}).items():
        now.alibi[seat] = alibi
    lovers = [seat for seat, party in enumerate(now.party) if party == "amoureux"]
    if len(lovers) == 2:
        one, two = lovers
        now.lover[one], now.lover[two] = two, one
        for seat in lovers:
            now.alibi[seat] = now.alibi[seat] or {"v": "villageois"}.get(mode, "geometre")
    now.effect = [""] * players
    for seat, effect in (effects or {}).items():
        now.effect[seat] = effect
    for seat in range(players):
        camps.dealt(now, seat)
        now.uses[seat] = {use: 1 for role in roles_of(now, seat) for use in role.uses}
        now.founded |= now.factions[seat]
        now.coins[seat] = coins if isinstance(coins, int) else coins.get(seat, 3)
    for index in range(6):
        now.met[index] = sum(1 << seat for seat in range(players) if now.factions[seat] >> index & 1)
    states = dict(enumerate(health)) if isinstance(health, str) else dict(health)
    for seat, letter in states.items():
        now.health[seat] = HEALTH.index(letter)
        now.published[seat] = seeming(now, seat)
        if letter in "bc":
            now.since[seat] = night - 1
        if letter in "qm":
            now.estates[seat], now.coins[seat] = now.coins[seat], 0
            now.q_since[seat] = 0
    now.holders = {post: (posts or {})[post] for post in POSTS if post in (posts or {})}
    if now.doctor >= 0:
        now.holders["bourreau"] = now.doctor
    now.threshold = 5
    now.clock = 10
    now.weekday = WEEKDAYS.index(weekday)
    now.night, now.day = night, night
    now.position = [now.home(seat) for seat in range(players)]
    now.level = [Level.HOME] * players
    for name, value in state.items():
        assert hasattr(now, name), f"the state has no {name}"
        setattr(now, name, loaded(now.declared[name][0], deepcopy(value)))
    now.wed, now.wills = now.spouse.copy(), now.estates.copy()
    now.returned_told = state.get("returned_told", now.returned)
    if dice is not None:
        game.chance = Scripted({label: list(lines) for label, lines in dice.items()})
    game.asked = [0] * players
    game.story.clear()
    game.agenda = agenda(now, at)[::-1]
    game.advance()
    return game


def agenda(state: QuintebourgState, at: str | Sequence[str]) -> list[Step[QuintebourgState]]:
    """The steps to come; the next one is first."""
    rest: list[Step[QuintebourgState]] = [Morning(), DayOfTheWeek(), Turn()]
    day: list[Step[QuintebourgState]] = [Session(), Weddings(), Pickpockets(), Richest(), Turn()]
    if at == "nightfall":
        state.night -= 1
        return [Nightfall(), Daybreak(), *rest]
    if at == "dawn":
        state.weekday = (state.weekday - 1) % 7
        return rest
    places = {"session": 0, "weddings": 1, "evening": 2, "richest": 3}
    if isinstance(at, str) and at in places:
        return day[places[at] :]
    if at == "debate":
        return [Debate(), Ballot(), *day[1:]]
    if at == "vote":
        return [Ballot(), *day[1:]]
    if at == "feast":
        return [OpenFeast(), Feast(), SundayNight(), *rest]
    names = ["pack"] if at == "night" else [at] if isinstance(at, str) else list(at)
    steps: list[Step[QuintebourgState]] = []
    for name in names:
        steps += [Narrate(name), OneCall([name])]
    return [*steps, Daybreak(), *rest]


def asked(game: Quintebourg, seat: int) -> Decision:
    """The decision that this seat has to make."""
    return next(decision for decision in game.decisions if decision.seat == seat)


def offered(game: Quintebourg, seat: int, name: str) -> Decision:
    """The offer of that name to this seat."""
    return next(offer for offer in game.offers if offer.id == f"{seat}-{name}")


def choose(game: Quintebourg, seat: int, *choices: Any) -> None:
    """The seat answers one question after another."""
    for choice in choices:
        game.answer(asked(game, seat).id, value(choice))


def value(choice: Any) -> Choice:
    """Short forms: 3 is a seat, "home" a word, (3, "home") an option of two parts, at(4) a house, n(2) an amount."""
    if isinstance(choice, bool):
        raise TypeError("say 'yes' or 'no'")
    if isinstance(choice, int):
        return Seat(choice)
    if isinstance(choice, str):
        return Word(choice)
    if isinstance(choice, tuple):
        return cast(Choice, tuple(value(part) for part in choice))
    if isinstance(choice, list):
        return cast(Choice, [value(part) for part in choice])
    return cast(Choice, choice)


def at(plot: int) -> Position:
    """The house on that plot."""
    return Position(plot)


def n(amount: int) -> Amount:
    return Amount(amount)


def call(game: Quintebourg, **answers: Any) -> None:
    """Answer the open call by seat ("s3=…", a list for several parts); the others stay silent, and it closes."""
    for name, choices in answers.items():
        choose(game, int(name[1:]), *(choices if isinstance(choices, list) else [choices]))
    close(game)


def close(game: Quintebourg) -> None:
    """Close the open step with the answers so far."""
    step = game.agenda[-1]
    if isinstance(step, Calls):
        game.agenda.pop()
        step.resolve(game)
        game.advance()
        return
    while game.agenda and game.agenda[-1] is step and game.decisions:
        decision = game.decisions[0]
        silent = decision.any(random.Random(1)) if decision.default is None else decision.default
        game.answer(decision.id, silent)


def pair(one: int, two: int, players: int = 12) -> list[int]:
    """A value for the fields hater, casual or spouse: only these two players are bound to each other."""
    return [{one: two, two: one}.get(seat, -1) for seat in range(players)]


def called(game: Quintebourg) -> set[int]:
    """The players whom the open call really asks; the others make decoy choices."""
    return {decision.seat for decision in game.decisions if decision.kind not in ("suspicion", "done")}


def until(game: Quintebourg, name: str, *, later: bool = False) -> None:
    """Stay silent until this call is open: tonight, unless `later` is allowed."""
    day = game.state.day
    while not (isinstance(game.agenda[-1], Calls) and name in game.agenda[-1].names):
        close(game)
        assert later or game.state.day == day, f"{name} is not called tonight"


def invoke(game: Quintebourg, seat: int, *choice: Any) -> None:
    """The seat raises its hand, and may then name a power and a target."""
    game.answer(f"{seat}-invoke", Word("invoke"))
    if choice:
        choose(game, seat, choice if len(choice) > 1 else choice[0])


def states(game: Quintebourg) -> str:
    """Everybody's true health, as letters by seat."""
    return "".join(HEALTH[health] for health in game.state.health)


def told(game: Quintebourg, seat: int | None, kind: type[Event]) -> list[Any]:
    """The events of that kind which this seat (None: the public) was told."""
    return [event for event in game.heard(seat) if isinstance(event, kind)]


def refused(game: Quintebourg, id: str, choice: Any, rule: str) -> None:
    """The choice must be refused by that clause, and change nothing."""
    before = game.save()
    with pytest.raises(Refused) as error:
        game.answer(id, value(choice))
    assert error.value.rule == rule
    assert game.save() == before
