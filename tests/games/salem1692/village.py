"""Positions of Salem in one line, and what players do in them. Seats A, B, C, … sit clockwise."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import pytest

import meetinghouse as mh
from meetinghouse.engine.chance import Scripted
from meetinghouse.engine.decisions import Decision
from meetinghouse.engine.events import Event
from meetinghouse.engine.game import begin
from meetinghouse.engine.rules import Setup
from meetinghouse.engine.values import DONE, Choice
from meetinghouse.games.salem1692.components import (
    CARDS,
    CONSPIRACY,
    CONSTABLE,
    KIND,
    NIGHT,
    NOT_A_WITCH,
    TRYALS,
    WITCH,
)
from meetinghouse.games.salem1692.roles import CHARACTERS, WILLIAM_PHIPS, Character
from meetinghouse.games.salem1692.rules import RULES
from meetinghouse.games.salem1692.state import DIED, EXCHANGED, REVEALED, Salem
from meetinghouse.games.salem1692.turn import BeginTurn

A, B, C, D, E, F, G, H = range(8)
DRAW, END = mh.Word("draw"), mh.Word("end")
ALIBI_AS_WITNESS = 99
USEFUL = {"cards_without_effect": "unplayable"}  # a card must do something
EDITIONS = ("en", "fr", "es")

FACE = {"N": NOT_A_WITCH, "W": WITCH, "K": CONSTABLE}
EventType = TypeVar("EventType", bound=Event)


def village(
    edition: str = "en",
    players: int = 4,
    *,
    turn: int = A,
    rows: Mapping[int, str] | None = None,
    hands: Mapping[int, Iterable[int]] | None = None,
    fronts: Mapping[int, Iterable[int]] | None = None,
    characters: Mapping[int, Character] | None = None,
    dead: Iterable[int] = (),
    once_witches: Mapping[int, int] | None = None,
    deck: Iterable[int] = (),
    discard: Iterable[int] = (),
    rest: str = "deck",
    options: Mapping[str, Any] | None = None,
    chance: Mapping[str, list[Any]] | None = None,
) -> Salem:
    """A game on `turn`'s turn.

    rows: "WNK" face-down, lower case revealed; without any W the last seat holds one, without K the last but one
    holds it. hands, fronts: kinds. Who is not named in characters is a William Phips whose use is spent.
    once_witches: {giver: taker}: the giver's Witch card went to the taker in a Conspiracy before (name the rows as
    they are now). deck, discard: kinds, from the top (deck) and in order (discard); the remaining cards lie under
    the deck (Conspiracy last but one, Night last), or, with rest="discard" or "gone", there; Night always under the
    deck unless named.
    """
    game: Salem = mh.start("salem1692", players, seed="village", options={"edition": edition, **(options or {})})
    game.chance = Scripted(dict(chance or {}))
    state = game.state
    seats = game.seats
    _lay_rows(game, dict(rows or {}), set(dead), once_witches or {})
    free = {kind: [card for card in range(len(KIND)) if KIND[card] == kind] for kind in set(KIND)}

    def take(kinds: Iterable[int]) -> list[int]:
        return [free[kind].pop() for kind in kinds]

    state.hands = [take((hands or {}).get(seat, ())) for seat in range(seats)]
    state.as_witness = []
    state.fronts = []
    for seat in range(seats):
        front = []
        for kind in (fronts or {}).get(seat, ()):
            card = take([3 if kind == ALIBI_AS_WITNESS else kind])[0]
            front.append(card)
            if kind == ALIBI_AS_WITNESS:
                state.as_witness.append(card)
        state.fronts.append(front)
    top = take(deck)
    state.discard = take(discard)
    night = take([NIGHT]) if free[NIGHT] else []
    conspiracy = take([CONSPIRACY]) if free[CONSPIRACY] else []
    left = [card for kind in sorted(free) for card in free[kind]]
    state.gone = []
    if rest == "discard":
        state.discard = left + conspiracy + state.discard
        left, conspiracy = [], []
    elif rest == "gone":
        state.gone = left + conspiracy
        left, conspiracy = [], []
    state.deck = (top + left + conspiracy + night)[::-1]
    state.aside = []
    state.mix_count = 1
    for card in range(len(KIND)):
        state.seen[card] = 0
        state.mixes[card] = 1
    for open_card in [*state.discard, *state.gone, *[card for front in state.fronts for card in front]]:
        state.seen[open_card] = -1
        state.mixes[open_card] = 0
    state.night_depth = len(state.deck)
    for seat in range(seats):
        state.uses[seat] = [1, 2, 1]
        if seat in (characters or {}):
            state.characters[seat] = (characters or {})[seat].number
        else:
            state.characters[seat] = WILLIAM_PHIPS.number
            state.uses[seat][WILLIAM_PHIPS.limited] = 0
    game.agenda = [BeginTurn(turn)]
    game.story.clear()
    game.advance()
    return game


def opening(
    edition: str = "en",
    players: int = 4,
    *,
    rows: Mapping[int, str] | None = None,
    characters: Mapping[int, Character] | None = None,
    options: Mapping[str, Any] | None = None,
    chance: Mapping[str, list[Any]] | None = None,
) -> Salem:
    """A new game, set by the rules themselves up to its first decision, with chance scripted from the first shuffle.

    rows: "WNNNN" as dealt; who is not named gets Not a Witch. characters: the others get what is left.
    """
    script = dict(chance or {})
    seats = max(players, 4)
    if rows is not None:
        each = sum(TRYALS[players]) // seats
        script["tryals"] = [[FACE[letter] for seat in range(seats) for letter in rows.get(seat, "N" * each)]]
    if characters is not None:
        left = [who.number for who in CHARACTERS if who not in characters.values()]
        order = [characters[seat].number if seat in characters else left.pop() for seat in range(seats)]
        script["town hall"] = [(order + left)[::-1]]
    setup = Setup("salem1692", RULES.version, players, {"edition": edition, **(options or {})}, "opening", "")
    return begin(RULES, setup, Scripted(script))


def _lay_rows(game: Salem, rows: dict[int, str], dead: set[int], once: Mapping[int, int]) -> None:
    state = game.state
    seats = game.seats
    written = "".join(rows.values()).upper()
    each = len(state.rows[0])
    for seat in range(seats):
        if seat not in rows:
            rows[seat] = "N" * each
            if seat == seats - 1 and "W" not in written:
                rows[seat] = "W" + "N" * (each - 1)
            if seat == seats - 2 and "K" not in written:
                rows[seat] = "K" + "N" * (each - 1)
        if seat in dead:
            rows[seat] = rows[seat].lower()
    state.faces = []
    state.rows = [[] for _ in range(seats)]
    state.up = 0
    state.chronicle = []
    revealed = []
    for seat in range(seats):
        for letter in rows[seat]:
            card = len(state.faces)
            state.faces.append(FACE[letter.upper()])
            state.rows[seat].append(card)
            if letter.islower():
                state.up |= 1 << card
                revealed.append([REVEALED, seat, card])
    state.first_owner = [seat for seat in range(seats) for _ in state.rows[seat]]
    state.row_seen = [(1 << owner) & state.humans for owner in state.first_owner]
    state.witches = 0
    for seat in range(seats):
        if any(state.faces[card] == WITCH for card in state.rows[seat]):
            state.witches |= 1 << seat
    if once:
        entry = [EXCHANGED]
        for giver, taker in once.items():
            card = next(card for card in state.rows[taker] if state.faces[card] == WITCH)
            plain = next(card for card in state.rows[giver] if state.faces[card] == NOT_A_WITCH)
            state.first_owner[card], state.first_owner[plain] = giver, taker
            entry += [giver, taker, card, taker, giver, plain]
            state.witches |= 1 << giver
        state.chronicle.append(entry)
    state.chronicle += revealed
    state.chronicle += [[DIED, seat] for seat in sorted(dead)]
    for card in range(len(state.faces)):
        if state.up >> card & 1:
            state.row_seen[card] = -1
    state.living = ((1 << seats) - 1) & ~sum(1 << seat for seat in dead)
    state.dealt_witches = state.faces.count(WITCH)
    state.met = [0] * seats


# --- what players do


def asked(game: Salem, seat: int) -> Decision:
    """The open decision of that seat."""
    found = [decision for decision in game.decisions if decision.seat == seat]
    assert found, f"seat {seat} is asked nothing; open: {[(d.seat, d.kind) for d in game.decisions]}"
    return found[0]


def is_asked(game: Salem, seat: int, kind: str) -> bool:
    """Whether that seat is asked a question of that kind now."""
    return any(decision.seat == seat and decision.kind == kind for decision in game.decisions)


def option(value: object) -> Any:
    """A part of a play: a seat as its number, everything else as the option it is."""
    return mh.Seat(value) if isinstance(value, int) else value


def answer(game: Salem, seat: int, choice: object) -> None:
    """That seat answers; a bare number means a seat."""
    game.answer(asked(game, seat).id, option(choice))


def pick(game: Salem, seat: int, place: int) -> None:
    """That seat picks a place in a row."""
    game.answer(asked(game, seat).id, mh.Position(place))


def play(game: Salem, seat: int, kind: int, *parts: object) -> None:
    """That seat plays a card, with its target and whatever it asks besides."""
    answer(game, seat, (CARDS[3], CARDS[2]) if kind == ALIBI_AS_WITNESS else CARDS[kind])
    for part in parts:
        answer(game, seat, part)


def draw(game: Salem, seat: int) -> None:
    """That seat takes the Draw action."""
    answer(game, seat, DRAW)


def end(game: Salem, seat: int) -> None:
    """That seat ends the turn."""
    answer(game, seat, END)


def refused(game: Salem, seat: int, choice: object) -> str | None:
    """The choice must be refused and change nothing; returns the clause named."""
    before = game.save()
    with pytest.raises(mh.Refused) as caught:
        answer(game, seat, choice)
    assert game.save() == before
    return caught.value.rule


def expire(game: Salem, seat: int) -> None:
    """Time runs out for what that seat is asked."""
    game.expire(asked(game, seat).id)


def stage(game: Salem, kind: str, votes: Mapping[int, object], others: object = None) -> None:
    """A masked stage: the named seats answer so, every other seat names its first option, or `others`."""
    for decision in list(game.decisions):
        if decision.seat in votes:
            if decision.kind not in (kind, "suspicion"):
                raise AssertionError(f"stage {kind!r} expected, {decision.kind!r} is asked")
            choice: Choice = option(votes[decision.seat])
        elif others is not None:
            choice = option(others)
        else:
            choice = decision.options[0]
        game.answer(decision.id, choice)


def night(
    game: Salem,
    victim: int,
    gavel: object = None,
    confess: Mapping[int, object] | None = None,
) -> None:
    """A whole night up to the announcement: everybody names `victim`; the gavel; who confesses which place."""
    stage(game, "victim", {}, others=victim)
    votes: dict[int, object] = {}
    if gavel is not None:
        votes = {d.seat: gavel for d in game.decisions if d.kind == "gavel"}
    stage(game, "gavel", votes)
    confess_all(game, confess)


def confess_all(game: Salem, confess: Mapping[int, object] | None = None) -> None:
    """The confession stage: the named seats confess in that order (a number is a place), the rest keep silent."""
    for seat, choice in (confess or {}).items():
        game.answer(asked(game, seat).id, mh.Position(choice) if isinstance(choice, int) else option(choice))
        if not is_asked_any(game, "confess"):
            return
    for decision in list(game.decisions):
        if decision.kind == "confess":
            game.answer(decision.id, DONE)


def is_asked_any(game: Salem, kind: str) -> bool:
    """Whether anybody is asked a question of that kind now."""
    return any(decision.kind == kind for decision in game.decisions)


def take_tryals(game: Salem, places: Mapping[int, int] | None = None) -> None:
    """Conspiracy's exchange: each seat takes that place of the left neighbour's row, otherwise the first face-down."""
    while is_asked_any(game, "take") or is_asked_any(game, "pass"):
        decision = game.decisions[0]
        if decision.kind == "take" and decision.seat in (places or {}):
            game.answer(decision.id, mh.Position((places or {})[decision.seat]))
        else:
            game.answer(decision.id, decision.options[0])


def last_words(game: Salem) -> None:
    """Whoever may say last words is done."""
    while is_asked_any(game, "last-words"):
        game.answer(game.decisions[0].id, DONE)


# --- what is to be seen


def kinds(cards: Iterable[int]) -> list[int]:
    """Single cards as kinds."""
    return [KIND[card] for card in cards]


def hand(game: Salem, seat: int) -> list[int]:
    """A hand as kinds, sorted."""
    return sorted(kinds(game.state.hands[seat]))


def front(game: Salem, seat: int) -> list[int]:
    """A front as kinds, sorted."""
    return sorted(kinds(game.state.fronts[seat]))


def row(game: Salem, seat: int) -> str:
    """A row as letters, lower case where revealed."""
    letters = "NWK"
    state = game.state
    return "".join(
        letters[state.faces[card]].lower() if state.up >> card & 1 else letters[state.faces[card]]
        for card in state.rows[seat]
    )


def told(game: Salem, kind: type[EventType], seat: int | None = None) -> list[EventType]:
    """The events of that kind that the seat (None: the public) has heard."""
    return [event for event in game.heard(seat) if isinstance(event, kind)]


def is_living(game: Salem, seat: int) -> bool:
    """Whether that seat is still in the game."""
    return bool(game.state.living >> seat & 1)
