"""Positions of New Salem in one line, and short functions for what players do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from meetinghouse.engine import conformance
from meetinghouse.engine.agenda import Step
from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.chance import Scripted
from meetinghouse.engine.decisions import Decision
from meetinghouse.engine.events import Event
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.values import PLACES, SEATS, Amount, Card, Choice, Word
from meetinghouse.games.newsalem.box import EVENTS
from meetinghouse.games.newsalem.phases.cubes import reveal
from meetinghouse.games.newsalem.phases.draft import BeginRound, LastTwo, Pick
from meetinghouse.games.newsalem.phases.event import EventPhase
from meetinghouse.games.newsalem.phases.reckoning import EndRound, Reckoning
from meetinghouse.games.newsalem.queries import first_seat
from meetinghouse.games.newsalem.rules import RULES, NewSalemRules
from meetinghouse.games.newsalem.state import NewSalem, NewSalemState

# The codes that the rules file uses.
BUILDINGS = dict(zip((f"B{number:02}" for number in range(1, 19)), RULES.components.kinds, strict=True))
CHARACTERS = dict(
    zip(("P1", "P2", "P3", "P4", "P5", "P6", "W1", "W2", "W3", "W4"), RULES.components.characters, strict=True)
)


def town(
    players: int = 4,
    *,
    phase: str = "events",
    round: int = 1,
    characters: Sequence[str] = (),
    hands: Sequence[Sequence[str]] = (),
    picks: Sequence[Sequence[str]] = (),
    tableaus: Sequence[Sequence[str]] = (),
    cubes: Sequence[Sequence[int]] = (),
    hope: Sequence[int] = (),
    deck: Sequence[str] | None = None,
    on_trial: Sequence[int] = (),
    middle: Mapping[str, int] | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 1,
    rules: NewSalemRules = RULES,
) -> NewSalem:
    """A town at the beginning of that phase: pick, last-two, reveal, events, round-end or end.

    Buildings and characters are given by code or kind. `deck` lists the cards on top, the topmost first; the others
    follow in any order. Everything else is as at the start of a game.
    """
    game = start_by(rules, players, seed, options)
    state = game.state
    state.round = round
    if characters:
        state.characters = tuple(rules.components.characters.index(CHARACTERS.get(who, who)) for who in characters)
        assert len(set(state.characters)) == players
    pool = rules.components.deck(players)
    lay(state, pool, state.hands, hands)
    lay(state, pool, state.picks, picks)
    lay(state, pool, state.tableaus, tableaus)
    state.cubes = [(0,) * len(tableau) for tableau in state.tableaus]
    for seat, row in enumerate(cubes):
        state.cubes[seat] = (*row, *state.cubes[seat][len(row) :])
    state.town = sum(map(sum, state.cubes))
    top = [draw(state, pool, kind) for kind in deck or ()]
    state.deck = pool + top[::-1]
    for seat, amount in enumerate(hope):
        state.hope[seat] = amount
    for seat in on_trial:
        state.on_trial |= 1 << seat
        state.middle[EVENTS.index("trial")] -= 1
    for kind, count in (middle or {}).items():
        state.middle[EVENTS.index(kind)] = count
    game.asked = [0] * players
    game.story.clear()
    game.agenda = agenda(state, phase)
    if phase == "reveal":
        reveal(game)
    game.advance()
    return game


def agenda(state: NewSalemState, phase: str) -> list[Step[NewSalemState]]:
    """The steps from that phase on; the next one is last."""
    coming: list[Step[NewSalemState]] = []
    if phase == "pick":
        coming += [Pick() for _ in range(max(0, len(state.hands[0]) - 2))] + [LastTwo()]
    elif phase == "last-two":
        coming.append(LastTwo())
    elif phase == "events":
        state.turn = first_seat(state)
        coming.append(EventPhase())
    if phase != "end":
        coming.append(EndRound())
        for _ in range(state.round, 5):
            coming += [BeginRound(), EndRound()]
    return [*coming, Reckoning()][::-1]


def lay(state: NewSalemState, pool: list[int], places: list[tuple[int, ...]], wanted: Sequence[Sequence[str]]) -> None:
    """The cards of each seat, by their kinds."""
    for seat in range(state.players):
        kinds = wanted[seat] if seat < len(wanted) else ()
        places[seat] = tuple([draw(state, pool, kind) for kind in kinds])


def draw(state: NewSalemState, pool: list[int], kind: str) -> int:
    """Take a card of that kind out of the pool."""
    components = state.components
    building = components.kinds.index(BUILDINGS.get(kind, kind))
    card = next(card for card in pool if components.building[card] == building)
    pool.remove(card)
    return card


def decision(game: NewSalem, seat: int) -> Decision:
    """The decision that this seat has to make."""
    return next(each for each in game.decisions if each.seat == seat)


def offer(game: NewSalem, seat: int, kind: str) -> Decision | None:
    """The offer of that kind to this seat, if there is one."""
    return next((each for each in game.offers if each.id == f"{seat}-{kind}"), None)


def answer(game: NewSalem, seat: int, choice: Choice | str) -> list[Event]:
    """Give or change the answer of this seat; buildings are named by code or kind, other choices by their word."""
    asked = next(each for each in game.decisions + game.offers if each.seat == seat and each.id.split("-")[1].isdigit())
    if isinstance(choice, str):
        kind = BUILDINGS.get(choice, choice)
        choice = Card(kind) if kind in RULES.components.kinds else Word(choice)
    return [told.event for told in game.answer(asked.id, choice)]


def answers(game: NewSalem, *choices: Choice | str) -> list[Event]:
    """Answer for every seat, beginning with seat 0."""
    found: list[Event] = []
    for seat, choice in enumerate(choices):
        found += answer(game, seat, choice)
    return found


def remove(game: NewSalem, seat: int, owner: int, place: int) -> list[Event]:
    """The seat removes a cube from the building at that place of the owner's tableau."""
    components = game.state.components
    kind = components.kinds[components.building[game.state.tableaus[owner][place]]]
    return answer(game, seat, (SEATS[owner], Card(kind), PLACES[place]))


def give(game: NewSalem, giver: int, receiver: int, amount: int) -> list[Event]:
    return [told.event for told in game.answer(f"{giver}-give", (SEATS[receiver], Amount(amount)))]


def trigger(game: NewSalem, seat: int, kind: str, target: int | None = None) -> list[Event]:
    choice: Choice = Word("cleanse") if target is None else SEATS[target]
    return [told.event for told in game.answer(f"{seat}-{kind}", choice)]


def all_ready(game: NewSalem) -> None:
    """Everybody says ready until the event phase is over."""
    round = game.state.round
    while not game.over and game.state.round == round and game.decisions[0].kind == "ready":
        game.answer(game.decisions[0].id, Word("ready"))


def play_round(game: NewSalem) -> None:
    """Everybody takes the first option and is ready, until the next round or the end."""
    round = game.state.round
    while not game.over and game.state.round == round:
        asked = game.decisions[0]
        game.answer(asked.id, asked.options[0])


def unshuffled(game: NewSalem) -> None:
    """Script the next shuffle so that the deck keeps its order."""
    game.chance = Scripted({"buildings": [list(game.state.deck)]})


def alike(one: NewSalem, other: NewSalem, seat: int | None) -> bool:
    """Whether the seat (None: the public) is shown, told and asked the same in both games."""
    return conformance.seat_bytes(one, seat) == conformance.seat_bytes(other, seat)


def kinds(game: NewSalem, cards: Sequence[int]) -> list[str]:
    return list(game.state.components.names_of(tuple(cards)))


def named(*codes: str) -> list[str]:
    """The kinds of buildings with these codes."""
    return [BUILDINGS[code] for code in codes]


def refused(game: NewSalem, rule: str | None, act: Any, *arguments: Any) -> None:
    """The choice must be refused by that clause, and change nothing."""
    before = game.save()
    with pytest.raises(Refused) as caught:
        act(game, *arguments)
    assert caught.value.rule == rule, f"refused by {caught.value.rule}: {caught.value}"
    assert game.save() == before


__all__ = [
    "BUILDINGS",
    "CHARACTERS",
    "alike",
    "all_ready",
    "answer",
    "answers",
    "decision",
    "give",
    "kinds",
    "named",
    "offer",
    "play_round",
    "refused",
    "remove",
    "town",
    "trigger",
    "unshuffled",
]
